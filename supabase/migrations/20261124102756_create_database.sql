-- The database of supabase/schemas, as it was when the history was laid down: docs/decisions/023-schemas-and-migrations.md.

-- 01_base.sql ============================================================================================

-- Base: the private schema, settings of the API's roles, refusals, dates, text cleaning and the search for contact details.
-- Who may: the API calls nothing here. From here on, each function needs a grant for each role that calls it.

-- By default, hosted Supabase grants new functions of `public` to the API's roles, and PostgreSQL grants all to PUBLIC.
alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

create schema private;
comment on schema private is 'Helper functions of policies and of the functions in public. The API doesn''t expose it.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- One request must not block the database: statements of the API's roles end after two seconds.
alter role anon set statement_timeout = '2s';
alter role authenticated set statement_timeout = '2s';
-- PostgREST prepares its statements. After five executions a generic plan may ignore the browse indexes: 177 ms instead of
-- 0.7 with a million rows. A custom plan for each execution costs at most 0.4 ms.
alter role authenticator set plan_cache_mode = 'force_custom_plan';
-- PostgreSQL compiles statements from which it expects many rows. That takes longer than any of ours runs.
alter role authenticator set jit = off;
-- No parallel workers: the API's statements are many and short. One parallel statement would take both processors of a small
-- server. Starting the workers takes longer than most statements run.
alter role authenticator set max_parallel_workers_per_gather = 0;
-- PostgREST lists every table, column and function with their comments at its root. The site doesn't use the list. Hosted
-- Supabase has no gateway of ours in front, so a role setting turns it off; it overrides PostgREST's own configuration.
-- No answer has more rows, of a table or of a function, for anybody: what one person reads fits on a few screens. Exports are
-- one value (jsonb). It is a setting of all roles, because PostgREST has none for each.
do $$
begin
  alter role authenticator set pgrst.openapi_mode = 'disabled';
  alter role authenticator set pgrst.db_max_rows = '60';
exception
  -- Supabase's images let `postgres` set pgrst.* parameters. Elsewhere PostgREST gets the setting from its environment.
  when insufficient_privilege then null;
end
$$;
notify pgrst, 'reload config';
-- Supabase's images load auto_explain, which logs each statement of ten seconds with its parameters: the people of a file.
do $$
begin
  alter role authenticator set auto_explain.log_parameter_max_length = 0;
exception
  -- The library is not loaded, so nothing explains slow statements.
  when insufficient_privilege or undefined_object then null;
end
$$;

-- Sets updated_at on every change, by any role.
create function private.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.set_updated_at() is 'Trigger: sets updated_at to the time of the change.';

-- Refusals ---------------------------------------------------------------------------------------------------------------
-- The error's detail is a code with a fixed meaning, so that a client can say it in the reader's language. The message is the
-- English sentence. The hint is the column or argument at fault, if there is one; where the sentence has values, they follow as
-- JSON: 'note {"now": 501, "longest": 500}'. PostgREST passes on nothing but these three. The same values stand in the sentence in
-- braces: 'Use at most {longest} characters (now {now}).' is the English text of the catalogue too.
create function private.fill(sentence text, given jsonb)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  known record;
begin
  for known in select key, value from jsonb_each_text(given) loop
    sentence := replace(sentence, '{' || known.key || '}', coalesce(known.value, ''));
  end loop;
  return sentence;
end
$$;
comment on function private.fill(text, jsonb) is 'A sentence with its values in place of their names in braces.';

create function private.refuse(code text, sentence text, field text default '', given jsonb default '{}')
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception '%', private.fill(sentence, given)
    using errcode = '22023', detail = code, hint = case given when '{}' then field else field || ' ' || given end;
end
$$;
comment on function private.refuse(text, text, text, jsonb) is 'Error 22023 (400): the input is not accepted.';

-- A visitor may send megabytes, and on hosted Supabase no gateway of ours refuses them. Whatever reads each key, element or
-- character of an argument refuses a large one first: 250,000 keys took seconds.
create function private.refuse_large(entered anyelement, most integer default 32000)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Known without a look at the value.
  if pg_column_size(entered) > most then
    perform private.refuse('too_large', 'This is too much for one request.');
  end if;
end
$$;
comment on function private.refuse_large(anyelement, integer) is 'Error 22023 for an argument of more than so many bytes: an object, an array or a text with many keys, levels, elements or characters.';

create function private.not_found(code text, sentence text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception '%', sentence using errcode = 'PT404', detail = code;
end
$$;
comment on function private.not_found(text, text) is 'Error PT404 (404): the row is not there, or not any more.';

create function private.conflict(code text, sentence text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception '%', sentence using errcode = 'PT409', detail = code;
end
$$;
comment on function private.conflict(text, text) is 'Error PT409 (409): the row has been changed or decided meanwhile.';

create function private.forbid(code text, sentence text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception '%', sentence using errcode = '42501', detail = code;
end
$$;
comment on function private.forbid(text, text) is 'Error 42501 (403, or 401 for a visitor): the caller may not do this.';

-- For checks that may find several wrong fields at once.
create type private.problem as (field text, code text, sentence text, given jsonb);
comment on type private.problem is 'The column or filter, and the code, sentence and values of the refusal.';

create function private.problem_of(field text, code text, sentence text, given jsonb default '{}')
returns private.problem
language sql
immutable
parallel safe
set search_path = ''
as $$
  select row(field, code, sentence, given)::private.problem
$$;
comment on function private.problem_of(text, text, text, jsonb) is 'A problem of a field, as private.refuse would say it.';

create function private.problem_for_api(problem private.problem, row_number integer)
returns jsonb
language sql
immutable
parallel safe
set search_path = ''
as $$
  select jsonb_build_object(
    'row', row_number, 'field', problem.field, 'code', problem.code, 'values', problem.given,
    'message', private.fill(problem.sentence, problem.given)
  )
$$;
comment on function private.problem_for_api(private.problem, integer) is 'A problem of one of several people, for the client: {row, field, code, values, message}.';

create function private.keep_out_of_log()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Not set_config(): where a loaded module lets postgres set this parameter, the module sees only SET statements.
  execute 'set local log_min_messages = fatal';
exception
  -- This server does not allow it (docs/security.md). The answer is still right.
  when insufficient_privilege then null;
end
$$;
comment on function private.keep_out_of_log() is 'Keeps errors and slow statements of this transaction out of the database''s log: they may repeat contact details and passwords. The caller still gets the errors.';

-- Days and ages --------------------------------------------------------------------------------------------------------

create function private.today()
returns date
language sql
stable
set search_path = ''
as $$
  select (now() at time zone 'Asia/Kolkata')::date
$$;
comment on function private.today() is 'Today''s date at the bureau (India).';

create function private.age_on(birth_date date, day date)
returns smallint
language sql
immutable
parallel safe
set search_path = ''
as $$
  select extract(year from age(day, birth_date))::smallint
$$;
comment on function private.age_on(date, date) is 'Age in completed years on a day.';

create function private.birthday(birth_date date)
returns integer
language sql
immutable
parallel safe
set search_path = ''
as $$
  select (extract(month from birth_date) * 100 + extract(day from birth_date))::integer
$$;
comment on function private.birthday(date) is 'Month and day as one number: 814 is the 14th of August.';
grant execute on function private.birthday(date) to service_role;

-- Texts ----------------------------------------------------------------------------------------------------------------
-- Texts that others read are searched for phone numbers, e-mail addresses and links to messengers. These disguises are known:
-- invisible characters; wide, circled and mathematical letters; the digits of all scripts; letters that look like digits;
-- signs or single letters between digits; blanks in an address. Years, dates, sums of money, heights and percentages may stay.
-- No rule knows every disguise, so the bureau still reads each text.
create function private.plain_text(entered text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- No field may be longer than 500 characters, so longer texts are refused for their length.
  select translate(
    lower(regexp_replace(
      normalize(left(entered, 1000), NFKC),
      '[\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u20d0-\u20ff\u2800\u3164'
        || '\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]',
      '', 'g'
    )),
    -- The digits of every script, and circled numbers that NFKC does not make plain.
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯'
      || '૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯'
      || '෦෧෨෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙'
      || '០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙'
      || '᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙'
      || '꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩'
      || '𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹𑁦𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁮𑁯𑃰𑃱𑃲𑃳𑃴𑃵𑃶𑃷𑃸𑃹𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿𑇐𑇑𑇒𑇓𑇔𑇕𑇖𑇗𑇘𑇙𑋰𑋱𑋲𑋳𑋴𑋵𑋶𑋷𑋸𑋹'
      || '𑑐𑑑𑑒𑑓𑑔𑑕𑑖𑑗𑑘𑑙𑓐𑓑𑓒𑓓𑓔𑓕𑓖𑓗𑓘𑓙𑙐𑙑𑙒𑙓𑙔𑙕𑙖𑙗𑙘𑙙𑛀𑛁𑛂𑛃𑛄𑛅𑛆𑛇𑛈𑛉𑜰𑜱𑜲𑜳𑜴𑜵𑜶𑜷𑜸𑜹𑣠𑣡𑣢𑣣𑣤𑣥𑣦𑣧𑣨𑣩'
      || '𑥐𑥑𑥒𑥓𑥔𑥕𑥖𑥗𑥘𑥙𑱐𑱑𑱒𑱓𑱔𑱕𑱖𑱗𑱘𑱙𑵐𑵑𑵒𑵓𑵔𑵕𑵖𑵗𑵘𑵙𑶠𑶡𑶢𑶣𑶤𑶥𑶦𑶧𑶨𑶩𖩠𖩡𖩢𖩣𖩤𖩥𖩦𖩧𖩨𖩩𖫀𖫁𖫂𖫃𖫄𖫅𖫆𖫇𖫈𖫉'
      || '𖭐𖭑𖭒𖭓𖭔𖭕𖭖𖭗𖭘𖭙𞅀𞅁𞅂𞅃𞅄𞅅𞅆𞅇𞅈𞅉𞋰𞋱𞋲𞋳𞋴𞋵𞋶𞋷𞋸𞋹𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'
      || '❶❷❸❹❺❻❼❽❾➀➁➂➃➄➅➆➇➈➊➋➌➍➎➏➐➑➒⓵⓶⓷⓸⓹⓺⓻⓼⓽⓿',
    repeat('0123456789', 58) || '1234567891234567891234567891234567890'
  )
$$;
comment on function private.plain_text(text) is 'The text as a reader understands it: NFKC, lowercase, European digits, no invisible characters.';
grant execute on function private.plain_text(text) to service_role;

create function private.without_figures(plain text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- Each becomes a letter, so that digits to its left and right stay apart.
  select regexp_replace(
    plain,
    '\m(19|20)[0-9]{2} ?[-–/] ?((19|20)?[0-9]{2})\M'
      || '|\m[0-3]?[0-9][-./][01]?[0-9][-./](19|20)[0-9]{2}\M'
      || '|\m[0-9]{1,2}(,[0-9]{2})*,[0-9]{3}\M'
      || '|\m[3-7] ?[''′’] ?[0-9]{1,2}\M'
      || '|\m[0-9]{1,3}([.][0-9]{1,2})? ?%',
    'x', 'g'
  )
$$;
comment on function private.without_figures(text) is 'Plain text without spans of years, dates, sums of money, heights and percentages.';
grant execute on function private.without_figures(text) to service_role;

create function private.holds_contact(entered text)
returns boolean
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  plain constant text := private.plain_text(entered);
  figures text;
begin
  -- Slow path: only with at least seven digits.
  if char_length(regexp_replace(plain, '[^0-9]', '', 'g')) >= 7 then
    figures := private.without_figures(plain);
    if plain ~ '[0-9]{7}'
      -- Digits separated by signs, blanks or single letters.
      or figures ~ '([0-9][^[:alnum:]]{0,3}){10}'
      or figures ~ '([0-9][^0-9[:space:]]{1,2}){9}[0-9]'
      -- Letters in place of some digits; at least seven digits remain.
      or exists (
        select from regexp_matches(figures, '(?:[0-9oil|][^[:alnum:]|]{0,3}){10,}', 'g') as found (parts)
        where char_length(regexp_replace(found.parts[1], '[^0-9]', '', 'g')) >= 7
      )
    then
      return true;
    end if;
  end if;
  if plain ~ '@' and (
    plain ~ '[^[:space:]@][[:space:]]*@[[:space:]]*[a-z0-9-]+[[:space:]]*[.][[:space:]]*[a-z]'
    or plain ~ '[^[:space:]@][[:space:]]?@[[:space:]]?[^[:space:]@]+[.][^[:space:]@]'
  ) then
    return true;
  end if;
  return coalesce(
    plain ~ '[a-z0-9][[:space:]]*[([][[:space:]]*at[[:space:]]*[])]'
      or plain ~ '\m(gmail|yahoo|hotmail|outlook|rediffmail|icloud)[[:space:]]*([.]|[([]?dot[])]?)[[:space:]]*(com|co|in)\M'
      or plain ~ '\m(t|wa|telegram|signal)[.]me\M|\m(instagram|facebook|fb|snapchat|linkedin)[.]com\M',
    false
  );
end
$$;
comment on function private.holds_contact(text) is 'Whether a text holds a phone number, e-mail address or link to a messenger, even in a known disguise. A phone number has seven digits in a row, or ten with something between. Years, dates, sums of money, heights and percentages do not count.';
grant execute on function private.holds_contact(text) to service_role;

create function private.phone_key(phone text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select right(regexp_replace(phone, '\D', '', 'g'), 10)
$$;
comment on function private.phone_key(text) is 'The last ten digits of a phone number: the same with and without +91, 0 and spaces.';
grant execute on function private.phone_key(text) to service_role;

create function private.tidy_text(entered text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- Keeps the joiners U+200C and U+200D, which Indian scripts need.
  select regexp_replace(
    normalize(entered, NFKC),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f'
      || '\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
    '', 'g'
  )
$$;
comment on function private.tidy_text(text) is 'A text in NFKC, without zero-width characters and those that change the direction of text.';
grant execute on function private.tidy_text(text) to service_role;

create function private.clean_text(field text, entered text, longest integer, no_contact boolean default false)
returns text
language plpgsql
set search_path = ''
as $$
declare
  cleaned text;
begin
  perform private.refuse_large(entered);
  cleaned := nullif(btrim(private.tidy_text(entered)), '');
  if char_length(cleaned) > longest then
    perform private.refuse(
      'too_long', 'Use at most {longest} characters (now {now}).', field,
      jsonb_build_object('longest', longest, 'now', char_length(cleaned))
    );
  end if;
  if no_contact and private.holds_contact(cleaned) then
    perform private.refuse('contact_in_text', 'Leave out phone numbers and e-mail addresses: others read this.', field);
  end if;
  return cleaned;
end
$$;
comment on function private.clean_text(text, text, integer, boolean) is 'The text as it is stored, or null if it is empty. Refuses one that is too long (in characters). If asked, refuses one that holds contact details.';

create function private.tidy_texts()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  tidy jsonb;
begin
  select jsonb_object_agg(key, private.tidy_text(value)) into tidy
    from jsonb_each_text(to_jsonb(new)) where key = any (tg_argv);
  return jsonb_populate_record(new, tidy);
end
$$;
comment on function private.tidy_texts() is 'Trigger: applies private.tidy_text() to the columns named in its arguments.';

-- 02_people.sql ==========================================================================================

-- Registered users, in three tables, one for each audience: row-level security hides rows, not columns. The list and shared
-- links may show the card; the details are for members. Nobody reads the contact before the admin has approved it.
-- Who may: see the policies in 08_visibility.sql and 12_disclosures.sql. The API's roles hold no insert, update or delete
-- grant on these tables.

-- The card --------------------------------------------------------------------------------------------------------------

-- A new status is a row here; what the client lacks for it is then a compile error. The column "visible" is computed when a card is
-- written: a migration that changes its rule must update the cards.
create function private.profile_statuses()
returns table (status text, waiting boolean, visible boolean, own boolean)
language sql
immutable
parallel safe
set search_path = ''
as $$
  values
    ('draft', true, false, false),
    ('submitted', true, false, false),
    ('verified', false, true, false),
    ('changes requested', true, false, false),
    ('on hold', false, false, true),
    ('engaged', false, false, true),
    ('married', false, false, true),
    ('withdrawn', false, false, false)
$$;
comment on function private.profile_statuses() is 'The statuses of a profile. waiting: not verified yet. visible: shown to others. own: members may set it themselves.';

create function private.status_is(status text, meaning text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select exists (
    select from private.profile_statuses() as rule
    where rule.status = status_is.status
      and case meaning when 'known' then true when 'waiting' then waiting when 'visible' then visible when 'own' then own end
  )
$$;
comment on function private.status_is(text, text) is 'Whether a status is known, waiting, visible or own.';

create function private.verification_items()
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array['Mobile', 'ID', 'Address', 'Education', 'Employment', 'Photo', 'Horoscope', 'Met in person/phone call']
$$;
comment on function private.verification_items() is 'The items that the bureau may check of a profile.';

-- A CHECK constraint runs with the rights of the role that writes.
grant execute on function private.profile_statuses(), private.status_is(text, text), private.verification_items() to service_role;

create table public."RegisteredUsers" (
  id bigint generated always as identity primary key,
  name text not null
    constraint name_is_trimmed check (name = btrim(name)),
  gender text,
  age smallint,
  religion text,
  location text,
  first_img text,
  second_img text,
  third_img text,
  birth_chart text,
  status text not null default 'draft'
    constraint status_is_known check (private.status_is(status, 'known')),
  visible boolean not null generated always as (private.status_is(status, 'visible')) stored,
  verified_at timestamptz,
  verified_by text
    constraint verified_by_is_readable check (char_length(verified_by) between 1 and 120),
  verified_items text[] not null default '{}'
    constraint verified_items_are_known check (verified_items <@ private.verification_items()),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  status_reason text
    constraint status_reason_is_readable check (char_length(status_reason) between 1 and 300),
  deleted_at timestamptz,
  pictures_for_members boolean not null default false,
  -- Legal minimum ages in India: 18 for a bride, 21 for a groom.
  constraint age_is_lawful check (age between case when gender = 'groom' then 21 else 18 end and 100),
  constraint visible_profiles_are_verified check (not visible or (verified_at is not null and verified_by is not null)),
  constraint visible_profiles_have_no_reason check (not visible or status_reason is null),
  constraint deleted_profiles_are_withdrawn check (deleted_at is null or status = 'withdrawn')
);
comment on table public."RegisteredUsers" is 'One card per person looking for a match. Holds nothing that identifies a family beyond name, age, religion and place.';
comment on column public."RegisteredUsers".age is 'Age in completed years.';
comment on column public."RegisteredUsers".location is 'Town and state, never a street.';
comment on column public."RegisteredUsers".first_img is 'Path in the bucket profile-images, or a link that starts with https://.';
comment on column public."RegisteredUsers".birth_chart is 'Path in the bucket birth-charts, or a link that starts with https://.';
comment on column public."RegisteredUsers".visible is 'Verified and active. Leads every browse index, so every browse query must ask for visible rows.';
comment on column public."RegisteredUsers".verified_by is 'Display name of the admin who verified, shown on the seal.';
comment on column public."RegisteredUsers".verified_items is 'The checked items, shown on the seal.';
comment on column public."RegisteredUsers".status_reason is 'Why changes were requested or the profile is on hold, for the person themselves and the admin.';
comment on column public."RegisteredUsers".deleted_at is 'When the admin deleted the profile. It can be restored for 30 days, and is then due for erasure.';
comment on column public."RegisteredUsers".pictures_for_members is 'Pictures and birth chart are for members only: visitors see a drawing in their place.';

-- Browse indexes. There is deliberately no plain (created_at, id) index: the planner would prefer it. The first page would
-- then scan all new unverified rows.
create index registered_users_newest on public."RegisteredUsers" (visible, created_at desc, id desc);
create index registered_users_religion on public."RegisteredUsers" (visible, religion, created_at desc, id desc);
create index registered_users_location on public."RegisteredUsers" (visible, location, created_at desc, id desc);
create index registered_users_religion_location on public."RegisteredUsers" (visible, religion, location, created_at desc, id desc);
create index registered_users_age on public."RegisteredUsers" (visible, age, created_at desc, id desc);
-- The storage policies look up the row that shows a picture by its path.
create index registered_users_first_img on public."RegisteredUsers" (first_img) where first_img is not null;
create index registered_users_second_img on public."RegisteredUsers" (second_img) where second_img is not null;
create index registered_users_third_img on public."RegisteredUsers" (third_img) where third_img is not null;
create index registered_users_birth_chart on public."RegisteredUsers" (birth_chart) where birth_chart is not null;
create index registered_users_deleted on public."RegisteredUsers" (deleted_at) where deleted_at is not null;
-- The admin's queue and filter.
create index registered_users_status on public."RegisteredUsers" (status, created_at desc, id desc) where not visible;

revoke all on public."RegisteredUsers" from anon, authenticated, service_role;
grant select on public."RegisteredUsers" to anon, authenticated;
grant select, insert, update, delete on public."RegisteredUsers" to service_role;
alter table public."RegisteredUsers" enable row level security;

create trigger set_updated_at before update on public."RegisteredUsers"
  for each row execute function private.set_updated_at();
create trigger tidy_texts before insert or update on public."RegisteredUsers"
  for each row execute function private.tidy_texts('status_reason');

-- The details ------------------------------------------------------------------------------------------------------------

create table public.profile_details (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  date_of_birth date,
  birth_star text,
  star_pada smallint,
  height smallint,
  education text,
  job text,
  caste text,
  mother_tongue text,
  marital_status text,
  "father's_name" text,
  "mother's_name" text,
  "father's_job" text,
  "mother's_job" text,
  number_of_siblings smallint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  rasi text,
  gothram text,
  mangal_dosha text,
  diet text,
  time_of_birth text,
  birth_time_certainty text,
  place_of_birth text,
  lagnam text,
  other_dosha text,
  birth_coordinates text,
  birth_zone text,
  chart_almanac text,
  constraint birth_time_goes_with_its_certainty
    check (birth_time_certainty is null or (birth_time_certainty = 'Not known') = (time_of_birth is null))
);
comment on table public.profile_details is 'Personal and family facts of a registered user, for members.';
comment on column public.profile_details.birth_star is 'Nakshatra by its Sanskrit name; the client translates it.';
comment on column public.profile_details.height is 'Height in whole centimetres.';
comment on column public.profile_details.number_of_siblings is 'Brothers and sisters together.';
comment on column public.profile_details.rasi is 'Moon sign by its Sanskrit name; the client translates it.';
comment on column public.profile_details.mangal_dosha is 'As the astrologer says. "Don''t know" is an answer, and differs from "No".';
comment on column public.profile_details.time_of_birth is 'Local time to the minute, as 06:05 or 18:05. A text: the type time would add seconds.';
comment on column public.profile_details.birth_time_certainty is 'How sure the family is of the time. "Not known" is an answer, and goes with no time.';
comment on column public.profile_details.place_of_birth is 'Town and state.';
comment on column public.profile_details.lagnam is 'Rising sign by its Sanskrit name; the client translates it.';
comment on column public.profile_details.other_dosha is 'In the family''s words; there may be several.';
comment on column public.profile_details.birth_coordinates is 'Degrees north and east to a hundredth (a kilometre, never a house), minus for south and west: 9.93, 78.12.';
comment on column public.profile_details.birth_zone is 'Time zone of the place, by its name in the tz database. Null: India''s, if the place is understood as one in India.';
comment on column public.profile_details.chart_almanac is 'The kind of almanac of the family''s own chart. "Not known" is an answer.';

create index profile_details_birthday on public.profile_details (private.birthday(date_of_birth));
-- The search for duplicates compares the whole date.
create index profile_details_date_of_birth on public.profile_details (date_of_birth);

revoke all on public.profile_details from anon, authenticated, service_role;
-- Visitors need the grant to request a profile with its details embedded; no policy gives them a row.
grant select on public.profile_details to anon, authenticated;
grant select, insert, update, delete on public.profile_details to service_role;
alter table public.profile_details enable row level security;

create trigger set_updated_at before update on public.profile_details
  for each row execute function private.set_updated_at();

-- The contact ------------------------------------------------------------------------------------------------------------

create table public.contact_details (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  phone_number text,
  email text,
  address text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.contact_details is 'Contact details of a registered user: nobody reads them before the admin has approved it.';
comment on column public.contact_details.phone_number is 'International form: a plus sign, the country code, digits and spaces.';

create index contact_details_phone on public.contact_details (private.phone_key(phone_number));

revoke all on public.contact_details from anon, authenticated, service_role;
grant select, insert, update, delete on public.contact_details to service_role;
alter table public.contact_details enable row level security;

create trigger set_updated_at before update on public.contact_details
  for each row execute function private.set_updated_at();

-- Statistics about phone numbers, e-mail addresses and streets would leak: a member may ask for the planner's estimate of a
-- count (Prefer: count=planned). By bisection they would learn others' numbers, although row-level security hides every row.
-- No plan needs these statistics, so none are gathered, nor for the index of phone numbers.
alter table public.contact_details
  alter column phone_number set statistics 0,
  alter column email set statistics 0,
  alter column address set statistics 0;
alter index public.contact_details_phone alter column 1 set statistics 0;

-- The fields -------------------------------------------------------------------------------------------------------------
-- The rule of each field, in one place: the CHECK constraints come from these rows. The form, files, proposals and filters are
-- checked by them too. To add a field, add a column, a row here, and a call of private.enforce_person_field;
-- docs/adding-a-field.md says what else the site needs.
-- position: the order of problems in an answer. largest: for a text, the most characters. proposable: whether members may
-- propose a change; only the bureau changes contact details and bride or groom.
create view private.person_fields as
  select field, table_name, position::smallint, kind, smallest::smallint, largest::smallint, unit, choices::text[], proposable
  from (values
    ('name', 'RegisteredUsers', 10, 'text', null, 120, null, null, true),
    ('gender', 'RegisteredUsers', 20, 'choice', null, null, null, array['bride', 'groom'], false),
    ('age', 'RegisteredUsers', 30, 'age', 18, 100, null, null, false),
    ('religion', 'RegisteredUsers', 40, 'choice', null, null, null, array[
      'Hindu', 'Muslim', 'Christian', 'Sikh', 'Jain', 'Buddhist', 'Parsi (Zoroastrian)', 'Jewish', 'Other', 'No religion'
    ], true),
    ('location', 'RegisteredUsers', 50, 'text', null, 120, null, null, true),
    ('first_img', 'RegisteredUsers', 60, 'picture', null, 500, null, null, true),
    ('second_img', 'RegisteredUsers', 70, 'picture', null, 500, null, null, true),
    ('third_img', 'RegisteredUsers', 80, 'picture', null, 500, null, null, true),
    ('birth_chart', 'RegisteredUsers', 90, 'picture', null, 500, null, null, true),
    ('date_of_birth', 'profile_details', 100, 'date', null, null, null, null, true),
    ('time_of_birth', 'profile_details', 102, 'time', null, null, null, null, true),
    ('birth_time_certainty', 'profile_details', 104, 'choice', null, null, null, array['Exact', 'Approximate', 'Not known'], true),
    ('place_of_birth', 'profile_details', 106, 'text', null, 120, null, null, true),
    ('birth_coordinates', 'profile_details', 107, 'coordinates', null, null, null, null, true),
    ('birth_zone', 'profile_details', 108, 'choice', null, null, null, array[
      'Asia/Kolkata', 'Asia/Colombo', 'Indian/Maldives', 'Asia/Kathmandu', 'Asia/Dhaka', 'Asia/Karachi',
      'Asia/Yangon', 'Asia/Kuala_Lumpur', 'Asia/Kuching', 'Asia/Singapore', 'Asia/Dubai', 'Asia/Riyadh',
      'Asia/Qatar', 'Asia/Hong_Kong', 'Asia/Bangkok', 'Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura',
      'Africa/Nairobi', 'Africa/Johannesburg', 'Indian/Mauritius', 'Pacific/Fiji', 'Europe/London',
      'Europe/Berlin', 'Europe/Paris', 'America/New_York', 'America/Chicago', 'America/Denver',
      'America/Phoenix', 'America/Indiana/Indianapolis', 'America/Los_Angeles', 'America/Anchorage',
      'Pacific/Honolulu', 'America/St_Johns', 'America/Halifax', 'America/Toronto', 'America/Winnipeg',
      'America/Regina', 'America/Edmonton', 'America/Vancouver', 'Australia/Sydney', 'Australia/Melbourne',
      'Australia/Brisbane', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth',
      'Pacific/Auckland'
    ], true),
    ('birth_star', 'profile_details', 110, 'choice', null, null, null, array[
      'Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha',
      'Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha', 'Jyeshtha',
      'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada',
      'Uttara Bhadrapada', 'Revati'
    ], true),
    ('star_pada', 'profile_details', 120, 'number', 1, 4, null, null, true),
    ('rasi', 'profile_details', 124, 'choice', null, null, null, array[
      'Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'
    ], true),
    ('chart_almanac', 'profile_details', 125, 'choice', null, null, null, array['Thirukanitha', 'Vakya', 'Not known'], true),
    ('gothram', 'profile_details', 126, 'text', null, 80, null, null, true),
    ('lagnam', 'profile_details', 127, 'choice', null, null, null, array[
      'Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'
    ], true),
    ('mangal_dosha', 'profile_details', 128, 'choice', null, null, null, array['No', 'Yes', 'Anshik (partial)', 'Don''t know'], true),
    ('other_dosha', 'profile_details', 129, 'text', null, 120, null, null, true),
    ('height', 'profile_details', 130, 'number', 100, 250, 'centimetres', null, true),
    ('education', 'profile_details', 140, 'text', null, 120, null, null, true),
    ('job', 'profile_details', 150, 'text', null, 120, null, null, true),
    ('caste', 'profile_details', 160, 'text', null, 80, null, null, true),
    ('mother_tongue', 'profile_details', 170, 'choice', null, null, null, array[
      'Tamil', 'Malayalam', 'Telugu', 'Kannada', 'Hindi', 'Marathi', 'Gujarati', 'Bengali', 'Odia', 'Punjabi',
      'Urdu', 'Konkani', 'Tulu', 'Sindhi', 'Assamese', 'English', 'Other'
    ], true),
    ('marital_status', 'profile_details', 180, 'choice', null, null, null, array[
      'Never Married', 'Widowed', 'Divorced', 'Awaiting Divorce', 'Separated', 'Annulled'
    ], true),
    ('diet', 'profile_details', 185, 'choice', null, null, null, array['Vegetarian', 'Eggetarian', 'Non-vegetarian', 'Vegan', 'Jain'], true),
    ('father''s_name', 'profile_details', 190, 'text', null, 120, null, null, true),
    ('mother''s_name', 'profile_details', 200, 'text', null, 120, null, null, true),
    ('father''s_job', 'profile_details', 210, 'text', null, 120, null, null, true),
    ('mother''s_job', 'profile_details', 220, 'text', null, 120, null, null, true),
    ('number_of_siblings', 'profile_details', 230, 'number', 0, 20, null, null, true),
    ('phone_number', 'contact_details', 240, 'phone', null, null, null, null, false),
    ('email', 'contact_details', 250, 'email', null, 254, null, null, false),
    ('address', 'contact_details', 260, 'text', null, 400, null, null, false)
  ) as rule (field, table_name, position, kind, smallest, largest, unit, choices, proposable);
comment on view private.person_fields is 'The fields of a person: the columns of the three tables that the form, files and proposals may write.';
revoke all on private.person_fields from anon, authenticated, service_role;

create function private.is_phone_number(entered text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select entered ~ '^\+[0-9][0-9 ]{6,18}[0-9]$'
$$;
comment on function private.is_phone_number(text) is 'Whether this is a phone number in the international form.';

create function private.is_email(entered text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select entered ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'
$$;
comment on function private.is_email(text) is 'Whether this may be an e-mail address.';

create function private.is_picture(entered text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select entered ~ '^([0-9]+/[0-9a-f-]{36}\.(webp|jpg|png)|https://[^[:space:]]+)$'
$$;
comment on function private.is_picture(text) is 'Whether this is the path of an object in a picture bucket, or a link.';

create function private.is_time_of_day(entered text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select entered ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
$$;
comment on function private.is_time_of_day(text) is 'Whether this is a time from 00:00 to 23:59.';

create function private.is_coordinates(entered text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- At most 66 degrees north or south, and 180 east or west. Beyond the polar circles no lagnam is computed, and a latitude
  -- there is a longitude of India that was entered first.
  select entered ~ '^-?(([0-5]?[0-9]|6[0-5])(\.[0-9]{1,2})?|66(\.00?)?), -?((1[0-7][0-9]|[0-9]?[0-9])(\.[0-9]{1,2})?|180(\.00?)?)$'
$$;
comment on function private.is_coordinates(text) is 'Whether these are degrees north (at most 66) and east, to a hundredth at most, as 9.93, 78.12.';

-- A CHECK constraint runs with the rights of the role that writes.
grant execute on function
  private.is_phone_number(text), private.is_email(text), private.is_picture(text), private.is_time_of_day(text), private.is_coordinates(text)
  to service_role;

create function private.enforce_person_field(field_name text)
returns void
language plpgsql
set search_path = ''
set client_min_messages = 'warning'
as $$
declare
  rule record;
  constraint_name text;
  condition text;
begin
  select * into strict rule from private.person_fields where field = field_name;
  for constraint_name, condition in
    select replace(rule.field, '''', '') || '_' || suffix,
      format(template, rule.field, rule.smallest, rule.largest, rule.choices)
    from (values
      ('text', 'is_readable', 'char_length(%1$I) between 1 and %3$s'),
      ('text', 'holds_no_contact', 'not private.holds_contact(%1$I)'),
      ('choice', 'is_known', '%1$I = any (%4$L::text[])'),
      ('number', 'is_plausible', '%1$I between %2$s and %3$s'),
      ('date', 'is_plausible', '%1$I > date ''1900-01-01'''),
      ('time', 'is_a_time', 'private.is_time_of_day(%1$I)'),
      ('coordinates', 'are_coordinates', 'private.is_coordinates(%1$I)'),
      ('phone', 'is_dialable', 'private.is_phone_number(%1$I)'),
      ('email', 'is_plausible', 'private.is_email(%1$I) and char_length(%1$I) <= %3$s'),
      ('picture', 'is_path_or_link', 'private.is_picture(%1$I) and char_length(%1$I) <= %3$s')
    ) as checks (kind, suffix, template)
    where checks.kind = rule.kind
      -- The postal address may hold contact details.
      and not (suffix = 'holds_no_contact' and rule.table_name = 'contact_details')
  loop
    execute format(
      'alter table public.%1$I drop constraint if exists %2$I, add constraint %2$I check (%3$s)',
      rule.table_name, constraint_name, condition
    );
  end loop;
end
$$;
comment on function private.enforce_person_field(text) is 'Replaces the CHECK constraint of a field''s column with one from its rule. Age is checked together with bride or groom: age_is_lawful.';

select private.enforce_person_field(field) from private.person_fields;

-- Ages, and the version of a profile ---------------------------------------------------------------------------------------
-- A known date of birth decides the age, today and on every birthday.
create function private.derive_age()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.age := coalesce((
    select private.age_on(date_of_birth, private.today()) from public.profile_details where registered_user_id = new.id
  ), new.age);
  return new;
end
$$;
comment on function private.derive_age() is 'Trigger: sets the age of a card from the date of birth, if it is known.';
create trigger derive_age before update of age on public."RegisteredUsers"
  for each row execute function private.derive_age();

create function private.sync_age()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public."RegisteredUsers"
    set age = private.age_on(new.date_of_birth, private.today())
    where id = new.registered_user_id and age is distinct from private.age_on(new.date_of_birth, private.today());
  return null;
end
$$;
comment on function private.sync_age() is 'Trigger: a new date of birth updates the age on the card.';
create trigger sync_age after insert or update of date_of_birth on public.profile_details
  for each row when (new.date_of_birth is not null) execute function private.sync_age();

-- The version of a profile is its card's updated_at: a change of its other parts moves it too.
create function private.touch_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public."RegisteredUsers" set updated_at = now() where id = new.registered_user_id;
  return null;
end
$$;
comment on function private.touch_profile() is 'Trigger: updates the card''s updated_at when details or contact change.';
create trigger touch_profile after update on public.profile_details
  for each row when (old.* is distinct from new.*) execute function private.touch_profile();
create trigger touch_profile after update on public.contact_details
  for each row when (old.* is distinct from new.*) execute function private.touch_profile();

create table private.age_refresh (
  id boolean primary key default true
    constraint there_is_one_row check (id),
  up_to_date_on date not null
);
comment on table private.age_refresh is 'The day of the last refresh of all ages. One row.';

revoke all on private.age_refresh from anon, authenticated, service_role;
alter table private.age_refresh enable row level security;
create policy "No API role reads or writes the day of the last refresh" on private.age_refresh
  for all to anon, authenticated using (false) with check (false);

insert into private.age_refresh (up_to_date_on) values (private.today());

create function private.refresh_ages(today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  since date;
  birthdays integer[];
  changed integer;
begin
  select up_to_date_on into strict since from private.age_refresh for update;
  if since >= today then
    return 0;
  end if;
  -- In other years, a birthday on 29 February counts on 1 March.
  select array_agg(distinct day_of_year) into birthdays
    from generate_series(greatest(since + 1, today - 366), today, interval '1 day') as passed,
      lateral (select private.birthday(passed::date) union all select 229 where private.birthday(passed::date) = 301) as days (day_of_year);
  perform set_config('matrimony.audit_action', 'birthday', true);
  update public."RegisteredUsers" set age = private.age_on(date_of_birth, today)
    from public.profile_details
    where registered_user_id = id and private.birthday(date_of_birth) = any (birthdays)
      and age is distinct from private.age_on(date_of_birth, today)
      -- The oldest age that a card may show.
      and private.age_on(date_of_birth, today) <= 100;
  get diagnostics changed = row_count;
  perform set_config('matrimony.audit_action', '', true);
  update private.age_refresh set up_to_date_on = today where up_to_date_on = since;
  return changed;
end
$$;
comment on function private.refresh_ages(date) is 'Updates the ages for all birthdays since the last call, up to this day; returns how many. A second call on the same day costs nothing.';

create function private.refresh_ages()
returns integer
language sql
security definer
set search_path = ''
as $$ select private.refresh_ages(private.today()) $$;
comment on function private.refresh_ages() is 'private.refresh_ages for today.';

-- 03_accounts.sql ========================================================================================

-- Logins of members (accounts) and of admins (private.admins). A row that no API role can reach makes a login an admin; never a
-- claim in a token, an e-mail address or a check in the client. A temporary password must be changed at the first sign-in.
-- A session that has ended is invalid at once, and so are its tokens.
-- Who may: a member reads their own account; the admin reads all.

create table public.accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  registered_user_id bigint unique references public."RegisteredUsers" (id) on delete cascade,
  username text not null unique
    constraint username_is_simple check (username ~ '^[a-z0-9][a-z0-9._-]{2,31}$'),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  must_change_password boolean not null default false,
  last_password_set_at timestamptz,
  notice_sent_at timestamptz,
  bureau_password_at timestamptz,
  bureau_password_by text,
  -- The codes of the site stand in web/src/texts/languages.json: a language is added there, without a migration.
  language text
    constraint language_is_a_code check (language ~ '^[a-z]{2,3}$'),
  constraint bureau_passwords_say_who_set_them check ((bureau_password_at is null) = (bureau_password_by is null))
);
comment on table public.accounts is 'Links a login to its registered user. The admin''s own account has no registered user.';
comment on column public.accounts.active is 'False disables the login at once, tokens already issued included.';
comment on column public.accounts.must_change_password is 'The password is a temporary one. Until the member changes it, the login reads nothing but this row.';
comment on column public.accounts.last_password_set_at is 'When the password was last set, by the member or the admin.';
comment on column public.accounts.notice_sent_at is 'When the admin sent the WhatsApp notice about this login.';
comment on column public.accounts.bureau_password_at is 'When the bureau last set a temporary password; stays when the member changes it. The member reads it.';
comment on column public.accounts.bureau_password_by is 'The admin who set it.';
comment on column public.accounts.language is 'The language of the family (BCP 47), in which the bureau writes to them. Null: not chosen.';

revoke all on public.accounts from anon, authenticated, service_role;
grant select on public.accounts to authenticated;
grant select, insert, update, delete on public.accounts to service_role;
alter table public.accounts enable row level security;

create trigger set_updated_at before update on public.accounts
  for each row execute function private.set_updated_at();

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null
    constraint display_name_is_readable check (char_length(display_name) between 1 and 120),
  created_at timestamptz not null default now()
);
comment on table private.admins is 'The logins that are admins. Written by the functions of 25_admins.sql only.';

revoke all on private.admins from anon, authenticated, service_role;
alter table private.admins enable row level security;
create policy "No API role reads or writes admins" on private.admins
  for all to anon, authenticated using (false) with check (false);

-- A session that began with an earlier password is invalid: see 07_logins.sql.
create table private.own_password_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  changed_at timestamptz not null,
  changed_in uuid not null
);
comment on table private.own_password_changes is 'When a member or admin last changed their own password, and in which session.';

revoke all on private.own_password_changes from anon, authenticated, service_role;
alter table private.own_password_changes enable row level security;
create policy "No API role reads or writes when passwords were changed" on private.own_password_changes
  for all to anon, authenticated using (false) with check (false);

-- The caller -------------------------------------------------------------------------------------------------------------

create function private.my_session_id()
returns uuid
language plpgsql
stable
set search_path = ''
as $$
begin
  -- On a connection that has served a request before, the setting is empty, not null.
  return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;
end
$$;
comment on function private.my_session_id() is 'The session of the caller''s token, or null.';

-- Every request calls these several times. PL/pgSQL plans a function once for a connection, SQL at each call; planning took ten
-- times as long as the answer.
--
-- A sign-in with the old password may be under way while the password is changed: the auth server reads the hash first and
-- stores the session last. It gives a request up after ten seconds (GOTRUE_API_MAX_REQUEST_DURATION). So every session that
-- begins until fifteen seconds after a change is invalid; five are for clocks that differ.
--
-- The auth server stores when a session began, and in UTC when it was last renewed, which an open page does every hour.
create function private.keep_unused()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Renewing it would otherwise open it again. The same condition as in private.session_state.
  if coalesce(old.refreshed_at at time zone 'UTC', old.created_at) <= now() - interval '30 days' then
    new.refreshed_at := old.refreshed_at;
  end if;
  return new;
end
$$;
comment on function private.keep_unused() is 'Trigger: a session that has been unused for 30 days stays so.';
create trigger keep_unused before update on auth.sessions
  for each row execute function private.keep_unused();

create function private.session_state(wanted uuid, login_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select case
      when exists (
        select from private.own_password_changes as change
        where change.user_id = sessions.user_id and change.changed_in <> sessions.id
          -- A clock that was ahead and went back would else refuse each new sign-in until it is there again.
          and change.changed_at <= now() + interval '1 minute'
          and coalesce(sessions.created_at, '-infinity') <= change.changed_at + interval '15 seconds'
      ) then 'password changed'
      when coalesce(sessions.created_at, '-infinity') <= now() - make_interval(days => case
        when exists (select from private.admins where admins.user_id = sessions.user_id) then settings.admin_session_days
        else settings.member_session_days
      end) then 'too long'
      when coalesce(sessions.refreshed_at at time zone 'UTC', sessions.created_at) <= now() - interval '30 days' then 'unused'
      else 'open'
    end
    from auth.sessions cross join public.site_settings as settings
    where sessions.id = wanted and sessions.user_id = login_id
  );
end
$$;
comment on function private.session_state(uuid, uuid) is 'Whether a session of this login is open, or why it is not: password changed, too long or unused. Null if it has been ended.';

create function private.session_is_open()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce(private.session_state(private.my_session_id(), (select auth.uid())) = 'open', false);
end
$$;
comment on function private.session_is_open() is 'Whether the session of the caller''s token has not ended.';
grant execute on function private.session_is_open() to authenticated;

create function public.read_session_state()
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce(private.session_state(private.my_session_id(), (select auth.uid())), 'ended');
end
$$;
comment on function public.read_session_state() is 'Tells the client why the caller''s session is not open: ended or a reason of private.session_state. It grants nothing.';
grant execute on function public.read_session_state() to authenticated;

create function private.account_is_active(account_user_id uuid)
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
-- The API's role plans each statement at each call, for the lists. A lookup by key always has the same plan.
set plan_cache_mode = force_generic_plan
as $$
begin
  -- A ban of the auth service takes effect here, or a token already issued would work until it expires.
  return exists (
    select 1
    from public.accounts
    join auth.users on users.id = accounts.user_id
    where accounts.user_id = account_user_id
      and accounts.active
      and not accounts.must_change_password
      and (users.banned_until is null or users.banned_until <= now())
      and users.deleted_at is null
  );
end
$$;
comment on function private.account_is_active(uuid) is 'Whether this login has an enabled account, is not banned, and has no temporary password.';

create function private.is_active_member()
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return private.account_is_active((select auth.uid())) and private.session_is_open();
end
$$;
comment on function private.is_active_member() is 'Whether the caller is signed in to an enabled account, in a session that has not ended.';
grant execute on function private.is_active_member() to authenticated;

create function private.is_admin()
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return exists (select 1 from private.admins where admins.user_id = (select auth.uid())) and private.is_active_member();
end
$$;
comment on function private.is_admin() is 'Whether the caller is an admin. In policies always as (select private.is_admin()): once a query, not once a row.';
grant execute on function private.is_admin() to authenticated;

create function public.am_i_admin()
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.is_admin();
end
$$;
comment on function public.am_i_admin() is 'Tells the client which screens to offer: whether the caller is an admin. It grants nothing.';
grant execute on function public.am_i_admin() to authenticated;

create function private.my_registered_user_ids()
returns setof bigint
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return query
    select accounts.registered_user_id
    from public.accounts
    where accounts.user_id = (select auth.uid())
      and accounts.registered_user_id is not null
      and private.is_active_member();
end
$$;
comment on function private.my_registered_user_ids() is 'The registered user of the caller''s account: one row or none.';
grant execute on function private.my_registered_user_ids() to authenticated;

create function private.my_admin_name()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select display_name from private.admins where user_id = (select auth.uid())
$$;
comment on function private.my_admin_name() is 'The display name of the calling admin.';

create function private.require_admin()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.forbid('admin_only', 'Only the bureau may do this.');
  end if;
end
$$;
comment on function private.require_admin() is 'Error 42501 unless the caller is an admin.';

create function private.require_member()
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id bigint;
begin
  select * into my_id from private.my_registered_user_ids();
  if my_id is null then
    perform private.forbid('member_only', 'Only a member may do this.');
  end if;
  return my_id;
end
$$;
comment on function private.require_member() is 'The caller''s registered user. Error 42501 unless the caller is an active member.';

-- With the condition "own row, or the caller is an admin", PostgreSQL scans the whole table. An index serves "own row, or the
-- range from the admin's least id to the end": two ranges of one index, and a member's second range is empty.
create function private.least_id_for_admin()
returns bigint
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return case when private.is_admin() then 0 end;
end
$$;
comment on function private.least_id_for_admin() is 'Where an admin''s range of ids begins; null for everybody else. In a policy: id between (select ...) and 9223372036854775807.';
grant execute on function private.least_id_for_admin() to authenticated;

-- A session that has ended reads nothing, not even its own account.
create policy "Members read their own account, the admin all" on public.accounts
  for select to authenticated
  using ((user_id = (select auth.uid()) and (select private.session_is_open())) or (select private.is_admin()));

-- 04_audit.sql ===========================================================================================

-- The audit log of admins' actions: an append-only hash chain. Each row holds the hash of the row before it. So the check finds
-- rows that were changed, deleted or inserted by hand. Each row names the person that it is about.
-- A person's values can be erased without breaking the chain: a row's hash covers a salted digest of the values. So the check
-- can tell an erasure, which is the person's right, from tampering.
-- Who may: the admin reads; only the functions and triggers of this database write. Values are removed only if the log records
-- the person's erasure. The owner of the database checks the chain with make verify-audit.

create table public.audit_log (
  id bigint primary key,
  happened_at timestamptz not null default now(),
  actor uuid,
  actor_name text not null,
  action text not null,
  table_name text not null,
  record_id text not null,
  old_values jsonb,
  new_values jsonb,
  previous_hash bytea not null,
  hash bytea not null,
  registered_user_id bigint,
  values_salt bytea,
  values_digest bytea not null,
  values_erased boolean not null generated always as (values_salt is null) stored
);
comment on table public.audit_log is 'Append-only log of changes by admins, of each time they read contact details, and of readings by a member''s login whose password an admin may know.';
comment on column public.audit_log.id is 'Without gaps, in the order of the chain.';
comment on column public.audit_log.actor_name is 'An admin by name and username, so that no name can be one of the other forms: The login of #id, Member, A visitor, a role of the database.';
comment on column public.audit_log.actor is 'The login of the admin or member; null for a change made by SQL.';
comment on column public.audit_log.hash is 'sha256 over the previous hash and this row.';
comment on column public.audit_log.registered_user_id is 'The registered user that this row is about, if any.';
comment on column public.audit_log.values_salt is 'Random. Once it is removed with the values, the digest is useless for guessing them.';
comment on column public.audit_log.values_digest is 'sha256 over the salt and both values; stays after an erasure.';
comment on column public.audit_log.values_erased is 'True once the person and these values were erased.';

create index audit_log_about_person on public.audit_log (registered_user_id, id desc);

revoke all on public.audit_log from anon, authenticated, service_role;
-- All columns but values_salt and values_digest: only the check needs these.
grant select (
  id, happened_at, actor, actor_name, action, table_name, record_id, registered_user_id, old_values, new_values,
  values_erased, previous_hash, hash
) on public.audit_log to authenticated;
alter table public.audit_log enable row level security;
create policy "The admin reads the audit log" on public.audit_log
  for select to authenticated
  using ((select private.is_admin()));

-- The head of the chain: with it, the check notices that the newest rows are missing.
create table private.audit_head (
  id boolean primary key default true
    constraint there_is_one_row check (id),
  last_id bigint not null,
  last_hash bytea not null
);
comment on table private.audit_head is 'Number and hash of the newest row of the audit log. One row.';

revoke all on private.audit_head from anon, authenticated, service_role;
alter table private.audit_head enable row level security;
create policy "No API role reads or writes the head of the audit log" on private.audit_head
  for all to anon, authenticated using (false) with check (false);

insert into private.audit_head (last_id, last_hash) values (0, sha256(''::bytea));

-- The chain ----------------------------------------------------------------------------------------------------------------

create function private.digest_audit_values(salt bytea, old_values jsonb, new_values jsonb)
returns bytea
language sql
immutable
set search_path = ''
as $$
  select sha256(salt || convert_to(jsonb_build_array(old_values, new_values)::text, 'UTF8'))
$$;
comment on function private.digest_audit_values(bytea, jsonb, jsonb) is 'The expected values_digest of these values.';

create function private.hash_audit_row(entry public.audit_log)
returns bytea
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  -- A list of columns: a column added later must not change the hash of older rows.
  select sha256(entry.previous_hash || convert_to(jsonb_build_array(
    entry.id, entry.happened_at, entry.actor, entry.actor_name, entry.action, entry.table_name, entry.record_id,
    entry.registered_user_id, encode(entry.values_digest, 'hex')
  )::text, 'UTF8'))
$$;
comment on function private.hash_audit_row(public.audit_log) is 'The expected hash of this row of the audit log.';

create function private.chain_audit_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  head private.audit_head;
begin
  -- The row lock admits one writer until its transaction ends, so numbers and hashes follow the order of commits.
  select * into strict head from private.audit_head for update;
  new.id := head.last_id + 1;
  new.previous_hash := head.last_hash;
  new.values_salt := extensions.gen_random_bytes(16);
  new.values_digest := private.digest_audit_values(new.values_salt, new.old_values, new.new_values);
  new.hash := private.hash_audit_row(new);
  update private.audit_head set last_id = new.id, last_hash = new.hash where last_id = head.last_id;
  return new;
end
$$;
comment on function private.chain_audit_row() is 'Trigger: numbers a row of the audit log and links it to the row before.';
create trigger chain_audit_row before insert on public.audit_log
  for each row execute function private.chain_audit_row();

create function private.refuse_audit_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.forbid('audit_log_is_append_only', 'The audit log is append-only.');
end
$$;
comment on function private.refuse_audit_change() is 'Trigger: refuses every change of the audit log.';
create trigger refuse_audit_change before delete or truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();

create function private.allow_only_erasure()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  erasable_columns constant text[] := array['old_values', 'new_values', 'values_salt', 'values_erased'];
begin
  if new.old_values is null and new.new_values is null and new.values_salt is null
    and to_jsonb(new) - erasable_columns = to_jsonb(old) - erasable_columns
    and exists (
      select from public.audit_log as erasure
      where erasure.registered_user_id = old.registered_user_id and erasure.action = 'erased' and erasure.id >= old.id
    )
  then
    return new;
  end if;
  perform private.forbid('audit_log_is_append_only', 'The audit log is append-only.');
end
$$;
comment on function private.allow_only_erasure() is 'Trigger: the only update of the audit log removes the values of a row about an erased person.';
create trigger allow_only_erasure before update on public.audit_log
  for each row execute function private.allow_only_erasure();

create function private.verify_audit_log(kept_id bigint default null, kept_hash text default null)
returns table (id bigint, problem text)
language sql
stable
security definer
set search_path = ''
as $$
  with chain as (
    select entry, (entry).id as entry_id,
      lag((entry).id, 1, 0::bigint) over (order by (entry).id) as id_before,
      lag((entry).hash, 1, sha256(''::bytea)) over (order by (entry).id) as hash_before
    from (select entry from public.audit_log as entry) as entries
  ),
  found as (
    select entry_id, 'rows before this one are missing' as problem from chain where entry_id <> id_before + 1
    union all
    select entry_id, 'does not follow the row before it' from chain where (entry).previous_hash <> hash_before
    union all
    select entry_id, 'was altered' from chain where (entry).hash <> private.hash_audit_row(entry)
    union all
    select entry_id, 'its values were altered' from chain
    where (entry).values_salt is not null
      and (entry).values_digest <> private.digest_audit_values((entry).values_salt, (entry).old_values, (entry).new_values)
    union all
    select entry_id, 'its values were removed without an erasure' from chain
    where (entry).values_salt is null
      and ((entry).old_values is not null or (entry).new_values is not null or not exists (
        select from public.audit_log as erasure
        where erasure.registered_user_id = (entry).registered_user_id and erasure.action = 'erased' and erasure.id >= entry_id
      ))
    union all
    select entry_id, 'says that somebody was erased who is still there' from chain
    where (entry).action = 'erased'
      and exists (select from public."RegisteredUsers" as card where card.id = (entry).registered_user_id)
    union all
    select head.last_id, 'the newest rows are missing, or were added by hand'
    from private.audit_head as head
    where not exists (
      select from (select newest.id, newest.hash from public.audit_log as newest order by newest.id desc limit 1) as last
      where last.id = head.last_id and last.hash = head.last_hash
    ) and (head.last_id > 0 or exists (select from public.audit_log))
    union all
    select 0, 'the head of the log is missing' where not exists (select from private.audit_head)
    union all
    select kept_id, 'is missing, or is not the row that it was when its hash was kept'
    where kept_id is not null and not exists (
      select from public.audit_log as kept where kept.id = kept_id and encode(kept.hash, 'hex') = kept_hash
    )
  )
  select found.entry_id, found.problem from found order by found.entry_id, found.problem
$$;
comment on function private.verify_audit_log(bigint, text) is 'The faults of the audit log''s chain, row by row; no rows if there are none. kept_id and kept_hash: a head that was printed earlier. Run by make verify-audit.';

-- Writing rows -------------------------------------------------------------------------------------------------------------

create function private.write_audit(
  audit_action text, audit_table text, audit_record text, profile_id bigint default null,
  old_values jsonb default null, new_values jsonb default null
)
returns void
language sql
security definer
set search_path = ''
as $$
  -- The trigger sets id, previous_hash, the salt, the digest and the hash.
  insert into public.audit_log (actor, actor_name, action, table_name, record_id, registered_user_id, old_values, new_values)
  values (
    (select auth.uid()),
    coalesce(
      (select format('%s (%s)', admin.display_name, account.username)
        from private.admins as admin join public.accounts as account using (user_id) where user_id = (select auth.uid())),
      -- Not the username: the names of actors stay after an erasure.
      (select 'The login of #' || accounts.registered_user_id from public.accounts where user_id = (select auth.uid())),
      session_user::text
    ),
    audit_action, audit_table, audit_record, profile_id, old_values, new_values
  )
$$;
comment on function private.write_audit(text, text, text, bigint, jsonb, jsonb) is 'Appends one row to the audit log in the caller''s transaction. profile_id is the registered user it is about.';

create function private.audit_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
-- Arguments: the column of the record's id, that of the registered user's id ('' for none), then the columns to mask.
declare
  own_action constant text := nullif(current_setting('matrimony.audit_action', true), '');
  record_column constant text := tg_argv[0];
  person_column constant text := tg_argv[1];
  masked constant text[] := tg_argv[2:];
  ignored_columns constant text[] := array['created_at', 'updated_at', 'visible', 'open'];
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - ignored_columns end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - ignored_columns end;
  whole constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  changed text[];
begin
  -- Members' changes have tables of their own. Fixtures and migrations are direct SQL, which is not recorded.
  if not exists (select from private.admins where user_id = (select auth.uid())) then
    return null;
  end if;
  -- An erasure is one row, without the values that are being erased: see public.erase_profile. So is an act on an admin's
  -- login: see private.record_admin_act.
  if own_action in ('erased', 'admin login') then
    return null;
  end if;
  changed := array(
    select key from jsonb_object_keys(before || after) as key
    where coalesce(before -> key, 'null') is distinct from coalesce(after -> key, 'null')
  );
  if tg_op = 'UPDATE' and cardinality(changed) = 0 then
    return null;
  end if;
  before := (select jsonb_object_agg(key, case when key = any (masked) and value <> 'null' then '"(hidden)"' else value end)
    from jsonb_each(before) where key = any (changed));
  after := (select jsonb_object_agg(key, case when key = any (masked) and value <> 'null' then '"(hidden)"' else value end)
    from jsonb_each(after) where key = any (changed));
  perform private.write_audit(
    coalesce(own_action, lower(tg_op)), tg_table_name, whole ->> record_column,
    case when person_column <> '' then (whole ->> person_column)::bigint end, before, after
  );
  return null;
end
$$;
comment on function private.audit_change() is 'Trigger: records what an admin inserted, updated or deleted. Contact details are masked. A function may name its action in the setting matrimony.audit_action.';
create trigger audit_change after insert or update or delete on public."RegisteredUsers"
  for each row execute function private.audit_change('id', 'id');
create trigger audit_change after insert or update or delete on public.profile_details
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');
create trigger audit_change after insert or update or delete on public.contact_details
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id', 'phone_number', 'email', 'address');
create trigger audit_change after insert or update or delete on public.accounts
  for each row execute function private.audit_change('user_id', 'registered_user_id');

-- 05_settings.sql ========================================================================================

-- The bureau's settings: its name and address, what visitors see, the limits of contact requests, and the rules of matching.
-- Who may: everyone reads them, because none is about a person. The admin changes them through save_settings. Each change is
-- in the audit log.

create function private.settings()
returns table (setting text, kind text, smallest integer, largest integer, choices text[], required boolean)
language sql
immutable
parallel safe
set search_path = ''
as $$
  values
    ('bureau_name', 'text', null, 60, null, true),
    ('tagline', 'text', null, 80, null, true),
    ('opening_hours', 'text', null, 200, null, true),
    ('phone', 'phone', null, 21, null, true),
    ('whatsapp', 'phone', null, 21, null, false),
    ('email', 'email', null, 254, null, true),
    ('address', 'text', null, 300, null, true),
    ('site_address', 'site', null, 120, null, false),
    ('grievance_officer', 'text', null, 120, null, false),
    ('requests_per_day', 'number', 0, 100, null, false),
    ('open_requests', 'number', 0, 100, null, false),
    ('requests_expire_after_days', 'number', 1, 365, null, false),
    ('profiles_per_day', 'number', 1, 10000, null, false),
    ('searches_per_day', 'number', 1, 10000, null, false),
    ('pictures_per_day', 'number', 1, 30000, null, false),
    ('visitor_pictures_per_day', 'number', 1, 30000, null, false),
    ('member_session_days', 'number', 1, 365, null, false),
    ('admin_session_days', 'number', 1, 90, null, false),
    -- English is always among them.
    ('languages', 'languages', null, 60, null, false),
    ('visitors_may_browse', 'flag', null, null, null, false),
    ('visitors_see_pictures', 'flag', null, null, null, false),
    ('star_names', 'choice', null, null, array['tamil', 'malayalam', 'sanskrit'], false),
    ('chart_style', 'choice', null, null, array['South Indian', 'North Indian', 'East Indian'], false),
    ('mandi', 'choice', null, null, array['not shown', 'nazhigai', 'Saturn part'], false),
    ('lunar_node', 'choice', null, null, array['mean', 'true'], false),
    ('dasa_sandhi_months', 'choice', null, null, array['6', '12'], false),
    ('match_school', 'choice', null, null, array['South', 'Kerala', 'Tamil twelve', 'North'], false),
    ('south_dina', 'choice', null, null, array['listed counts', 'remainder by nine'], false),
    ('south_same_star', 'choice', null, null, array['no list', 'Raman', 'Tamil almanac'], false),
    ('south_stree_deergha', 'choice', null, null, array['more than 13', '9 or more', 'more than 15'], false),
    ('south_rasi', 'choice', null, null, array['7 or more', 'opposite rasis excepted', 'not 2, 6, 8 or 12'], false),
    ('south_vasya', 'choice', null, null, array['Raman', 'Tamil almanac'], false),
    ('south_rajju', 'choice', null, null, array['five groups', 'rising and falling apart', 'Madhyama'], false),
    ('south_rasyadhipati', 'choice', null, null, array['natural', 'Yavana'], false),
    ('south_yoni', 'choice', null, null, array['sworn enemies', 'snake and rat too'], false),
    ('south_vedhai', 'choice', null, null, array['full list', 'without 5-23 and 14-23'], false),
    ('north_gana', 'choice', null, null, array['by groom', 'either way'], false),
    ('north_bhakoot', 'choice', null, null, array['no exceptions', 'lords are friends'], false),
    ('north_nadi', 'choice', null, null, array['no exceptions', 'star or pada differs'], false),
    ('mangal_houses', 'choice', null, null, array['1, 2, 4, 7, 8, 12', '2, 4, 7, 8, 12', '1, 4, 7, 8, 12'], false),
    ('mangal_from', 'choice', null, null, array['lagnam, Moon and Venus', 'lagnam and Moon', 'lagnam'], false),
    ('mangal_exceptions', 'choice', null, null, array['no exceptions', 'own sign or exalted', 'by house too'], false),
    ('mangal_shown_to', 'choice', null, null, array['bureau', 'members'], false)
$$;
comment on function private.settings() is 'The rule of each setting, by its column in site_settings: limits of a number, most characters of a text, choices, and whether a text is required.';

create function private.is_setting(setting text, value text)
returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select exists (
    select from private.settings() as rule
    where rule.setting = is_setting.setting
      and case rule.kind
        when 'number' then case when value ~ '^[0-9]{1,9}$' then value::integer between rule.smallest and rule.largest end
        when 'flag' then value in ('true', 'false')
        when 'choice' then value = any (rule.choices)
        else char_length(value) between 1 and rule.largest and case rule.kind
          when 'text' then true
          when 'phone' then private.is_phone_number(value)
          when 'email' then private.is_email(value)
          when 'languages' then value ~ '^en( [a-z]{2,3})*$' and value !~ '\m([a-z]+)\M.* \1\M'
          -- Scheme, host and port: before an @ would stand a name, and messages would lead to the host behind it.
          when 'site' then value ~ '^https?://[^[:space:]/?#@:\\]+(:[0-9]{1,5})?/?$'
        end
      end
  )
$$;
comment on function private.is_setting(text, text) is 'Whether a setting may have this value; null for null. Each column decides whether null is allowed.';
-- A CHECK constraint runs with the rights of the role that writes.
grant execute on function private.settings(), private.is_setting(text, text) to service_role;

create table public.site_settings (
  id boolean primary key default true
    constraint there_is_one_row check (id),
  visitors_may_browse boolean not null default true,
  updated_at timestamptz not null default now(),
  requests_per_day smallint not null default 5
    constraint requests_per_day_is_sensible check (private.is_setting('requests_per_day', requests_per_day::text)),
  open_requests smallint not null default 10
    constraint open_requests_is_sensible check (private.is_setting('open_requests', open_requests::text)),
  requests_expire_after_days smallint not null default 30
    constraint requests_expire_after_days_is_sensible check (private.is_setting('requests_expire_after_days', requests_expire_after_days::text)),
  visitors_see_pictures boolean not null default true,
  star_names text not null default 'tamil'
    constraint star_names_are_known check (private.is_setting('star_names', star_names)),
  bureau_name text not null default 'Matrimony Bureau'
    constraint bureau_name_is_readable check (private.is_setting('bureau_name', bureau_name)),
  -- Empty until the bureau enters its own; save_settings requires them.
  tagline text not null default ''
    constraint tagline_is_readable check (tagline = '' or private.is_setting('tagline', tagline)),
  opening_hours text not null default ''
    constraint opening_hours_are_readable check (opening_hours = '' or private.is_setting('opening_hours', opening_hours)),
  phone text not null default ''
    constraint phone_is_dialable check (phone = '' or private.is_setting('phone', phone)),
  whatsapp text
    constraint whatsapp_is_dialable check (private.is_setting('whatsapp', whatsapp)),
  email text not null default ''
    constraint email_is_an_address check (email = '' or private.is_setting('email', email)),
  address text not null default ''
    constraint address_is_readable check (address = '' or private.is_setting('address', address)),
  site_address text
    constraint site_address_is_a_link check (private.is_setting('site_address', site_address)),
  languages text not null default 'en ta ml te kn hi'
    constraint languages_are_codes check (private.is_setting('languages', languages)),
  grievance_officer text
    constraint grievance_officer_is_readable check (private.is_setting('grievance_officer', grievance_officer)),
  chart_style text not null default 'South Indian'
    constraint chart_style_is_known check (private.is_setting('chart_style', chart_style)),
  mandi text not null default 'not shown'
    constraint mandi_is_known check (private.is_setting('mandi', mandi)),
  lunar_node text not null default 'mean'
    constraint lunar_node_is_known check (private.is_setting('lunar_node', lunar_node)),
  dasa_sandhi_months text not null default '12'
    constraint dasa_sandhi_months_are_known check (private.is_setting('dasa_sandhi_months', dasa_sandhi_months)),
  match_school text not null default 'South'
    constraint match_school_is_known check (private.is_setting('match_school', match_school)),
  south_dina text not null default 'listed counts'
    constraint south_dina_is_known check (private.is_setting('south_dina', south_dina)),
  south_same_star text not null default 'no list'
    constraint south_same_star_is_known check (private.is_setting('south_same_star', south_same_star)),
  south_stree_deergha text not null default 'more than 13'
    constraint south_stree_deergha_is_known check (private.is_setting('south_stree_deergha', south_stree_deergha)),
  south_rasi text not null default '7 or more'
    constraint south_rasi_is_known check (private.is_setting('south_rasi', south_rasi)),
  south_vasya text not null default 'Raman'
    constraint south_vasya_is_known check (private.is_setting('south_vasya', south_vasya)),
  south_rajju text not null default 'five groups'
    constraint south_rajju_is_known check (private.is_setting('south_rajju', south_rajju)),
  south_rasyadhipati text not null default 'natural'
    constraint south_rasyadhipati_is_known check (private.is_setting('south_rasyadhipati', south_rasyadhipati)),
  south_yoni text not null default 'sworn enemies'
    constraint south_yoni_is_known check (private.is_setting('south_yoni', south_yoni)),
  south_vedhai text not null default 'full list'
    constraint south_vedhai_is_known check (private.is_setting('south_vedhai', south_vedhai)),
  north_gana text not null default 'by groom'
    constraint north_gana_is_known check (private.is_setting('north_gana', north_gana)),
  north_bhakoot text not null default 'no exceptions'
    constraint north_bhakoot_is_known check (private.is_setting('north_bhakoot', north_bhakoot)),
  north_nadi text not null default 'no exceptions'
    constraint north_nadi_is_known check (private.is_setting('north_nadi', north_nadi)),
  mangal_houses text not null default '1, 2, 4, 7, 8, 12'
    constraint mangal_houses_are_known check (private.is_setting('mangal_houses', mangal_houses)),
  mangal_from text not null default 'lagnam, Moon and Venus'
    constraint mangal_from_is_known check (private.is_setting('mangal_from', mangal_from)),
  mangal_exceptions text not null default 'no exceptions'
    constraint mangal_exceptions_are_known check (private.is_setting('mangal_exceptions', mangal_exceptions)),
  mangal_shown_to text not null default 'bureau'
    constraint mangal_shown_to_is_known check (private.is_setting('mangal_shown_to', mangal_shown_to)),
  profiles_per_day smallint not null default 300
    constraint profiles_per_day_is_sensible check (private.is_setting('profiles_per_day', profiles_per_day::text)),
  searches_per_day smallint not null default 150
    constraint searches_per_day_is_sensible check (private.is_setting('searches_per_day', searches_per_day::text)),
  pictures_per_day smallint not null default 2000
    constraint pictures_per_day_is_sensible check (private.is_setting('pictures_per_day', pictures_per_day::text)),
  visitor_pictures_per_day smallint not null default 2000
    constraint visitor_pictures_per_day_is_sensible check (private.is_setting('visitor_pictures_per_day', visitor_pictures_per_day::text)),
  member_session_days smallint not null default 90
    constraint member_session_days_are_sensible check (private.is_setting('member_session_days', member_session_days::text)),
  admin_session_days smallint not null default 7
    constraint admin_session_days_are_sensible check (private.is_setting('admin_session_days', admin_session_days::text))
);
comment on table public.site_settings is 'The bureau''s settings, in one row.';
comment on column public.site_settings.visitors_may_browse is 'Whether visitors see the cards of verified profiles.';
comment on column public.site_settings.requests_per_day is 'How many contact requests a member may make within 24 hours.';
comment on column public.site_settings.open_requests is 'How many undecided contact requests a member may have at once.';
comment on column public.site_settings.requests_expire_after_days is 'The days after which an undecided contact request expires.';
comment on column public.site_settings.visitors_see_pictures is 'Whether visitors see pictures and birth charts. Each member may still keep theirs for members only.';
comment on column public.site_settings.star_names is 'The language of birth stars on screen. Tables store the Sanskrit names.';
comment on column public.site_settings.phone is 'The bureau''s phone number, public.';
comment on column public.site_settings.whatsapp is 'The bureau''s number on WhatsApp; null if it is the phone number.';
comment on column public.site_settings.address is 'The bureau''s postal address, line by line.';
comment on column public.site_settings.site_address is 'The URL of the site, for messages. Null: the origin at which the admin has it open.';
comment on column public.site_settings.languages is 'The languages that the bureau offers: codes of web/src/texts/languages.json with blanks between.';
comment on column public.site_settings.grievance_officer is 'The person who hears complaints, as the law requires.';
comment on column public.site_settings.chart_style is 'The style of drawn birth charts.';
comment on column public.site_settings.mandi is 'Whether drawn birth charts show Mandi (Gulika), and by which rule.';
comment on column public.site_settings.lunar_node is 'Whether Rahu and Ketu are computed from the mean or the true node of the Moon.';
comment on column public.site_settings.dasa_sandhi_months is 'How many months apart the ends of two people''s dasas are shown as a dasa sandhi.';
comment on column public.site_settings.match_school is 'The school for star matches: ten porutham (South, Kerala), twelve, or 36 guna.';
comment on column public.site_settings.south_dina is 'Variant of Dina: the counts of stars that agree.';
comment on column public.site_settings.south_same_star is 'The list that decides Dina for two people of one star. Without a list it cannot be computed.';
comment on column public.site_settings.south_stree_deergha is 'Variant of Stree Deergha: the counts of stars that agree.';
comment on column public.site_settings.south_rasi is 'Variant of Rasi porutham: the counts of rasis that agree.';
comment on column public.site_settings.south_vasya is 'The list of amenable rasis.';
comment on column public.site_settings.south_rajju is 'Variant of Rajju: the stars that do not agree. Kerala has its own, whatever is chosen here.';
comment on column public.site_settings.south_rasyadhipati is 'By which friendships the lords of two rasis are compared.';
comment on column public.site_settings.south_yoni is 'Whether snake and rat do not agree either.';
comment on column public.site_settings.south_vedhai is 'The list of stars that afflict each other.';
comment on column public.site_settings.north_gana is 'Whether the points of two ganas depend on which is the groom''s.';
comment on column public.site_settings.north_bhakoot is 'Whether friendship of the lords cancels a fault of Bhakoot.';
comment on column public.site_settings.profiles_per_day is 'How many profiles a member may open in a day: read with their details, or like.';
comment on column public.site_settings.searches_per_day is 'How many different searches by details, such as caste or height, a member may make in a day.';
comment on column public.site_settings.pictures_per_day is 'How many different pictures and birth charts a member may load in a day. A thumbnail and its full-size picture are one. As many stars of cards may be read.';
comment on column public.site_settings.visitor_pictures_per_day is 'The same for visitors, by their address on the network.';
comment on column public.site_settings.north_nadi is 'Whether one rasi or one star cancels a fault of Nadi.';
comment on column public.site_settings.mangal_houses is 'The houses of Mars that give mangal dosha.';
comment on column public.site_settings.mangal_from is 'The points from which the house of Mars is counted.';
comment on column public.site_settings.mangal_exceptions is 'The signs of Mars that are exceptions. They are shown, never left out.';
comment on column public.site_settings.mangal_shown_to is 'Who reads the computed houses of Mars. Members otherwise read the word of the family alone.';
comment on column public.site_settings.member_session_days is 'The days after which a member has to sign in again.';
comment on column public.site_settings.admin_session_days is 'The days after which an admin has to sign in again: fewer, because an admin reads everything.';

revoke all on public.site_settings from anon, authenticated, service_role;
grant select on public.site_settings to anon, authenticated;
grant select, update on public.site_settings to service_role;
alter table public.site_settings enable row level security;
create policy "Everyone reads the settings" on public.site_settings
  for select to anon, authenticated using (true);

create trigger set_updated_at before update on public.site_settings
  for each row execute function private.set_updated_at();

create trigger audit_change after insert or update or delete on public.site_settings
  for each row execute function private.audit_change('id', '');
insert into public.site_settings default values;

create function private.visitors_may_browse()
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return (select visitors_may_browse from public.site_settings);
end
$$;
comment on function private.visitors_may_browse() is 'The setting visitors_may_browse.';
grant execute on function private.visitors_may_browse() to anon;

create function private.visitors_see_pictures()
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return (select visitors_see_pictures from public.site_settings);
end
$$;
comment on function private.visitors_see_pictures() is 'The setting visitors_see_pictures.';
grant execute on function private.visitors_see_pictures() to anon;

create function private.clean_language(entered text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if entered <> all (string_to_array((select languages from public.site_settings), ' ')) then
    perform private.refuse('language_not_offered', 'Choose one of the languages of this site.', 'language');
  end if;
  return entered;
end
$$;
comment on function private.clean_language(text) is 'The code of a language, or null for none. Error 22023 for a language that the bureau does not offer.';

create function private.clean_setting(setting text, entered jsonb)
returns text
language plpgsql
set search_path = ''
as $$
declare
  rule record;
  value text := entered #>> '{}';
begin
  select * into strict rule from private.settings() as known where known.setting = clean_setting.setting;
  if rule.kind in ('text', 'phone', 'email', 'site') then
    value := private.clean_text(setting, value, rule.largest);
    if value is null and not rule.required then
      return null;
    end if;
  end if;
  if value is null and rule.required then
    case setting
      when 'bureau_name' then perform private.refuse('bureau_name_missing', 'Enter the bureau''s name.', setting);
      when 'tagline' then perform private.refuse('tagline_missing', 'Enter the line under the name.', setting);
      when 'opening_hours' then perform private.refuse('opening_hours_missing', 'Enter when families are welcome.', setting);
      when 'phone' then perform private.refuse('bureau_phone_missing', 'Enter the bureau''s phone number.', setting);
      when 'email' then perform private.refuse('bureau_email_missing', 'Enter the bureau''s e-mail.', setting);
      when 'address' then perform private.refuse('bureau_address_missing', 'Enter the bureau''s address.', setting);
    end case;
  end if;
  if private.is_setting(setting, value)
    and (rule.kind <> 'flag' or jsonb_typeof(entered) = 'boolean')
    and (rule.kind <> 'choice' or jsonb_typeof(entered) = 'string')
  then
    return value;
  end if;

  case rule.kind
    when 'phone' then
      perform private.refuse('phone_wrong', 'Enter the number with its country code, such as +91 422 555 0142.', setting);
    when 'email' then
      perform private.refuse('email_wrong', 'Enter an e-mail address, such as office@bureau.in.', setting);
    when 'site' then
      perform private.refuse('site_address_wrong', 'Enter the address as the browser shows it, such as https://www.bureau.in.', setting);
    when 'languages' then
      perform private.refuse('languages_wrong', 'Choose from the languages of this site. English is always among them.', setting);
    when 'number' then
      perform private.refuse(
        'not_in_range', 'Enter a whole number from {from} to {to}.', setting,
        jsonb_build_object('from', rule.smallest, 'to', rule.largest)
      );
    when 'flag' then
      perform private.refuse('not_yes_or_no', 'Say yes or no.', setting);
    when 'choice' then
      perform private.refuse('not_in_list', 'Choose one of the list.', setting);
  end case;
end
$$;
comment on function private.clean_setting(text, jsonb) is 'The value of a setting as it is stored, or null. Refuses values that its rule does not allow.';

create function public.save_settings(changes jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted constant jsonb := coalesce(changes, '{}');
  cleaned jsonb;
  columns text;
begin
  perform private.require_admin();
  perform private.refuse_large(changes);
  if jsonb_typeof(wanted) <> 'object' then
    perform private.refuse('settings_wrong', 'Send the settings by their names.');
  end if;
  if exists (select jsonb_object_keys(wanted) except select setting from private.settings()) then
    perform private.refuse('setting_unknown', 'There is no such setting.');
  end if;

  select jsonb_object_agg(setting, private.clean_setting(setting, wanted -> setting)), string_agg(quote_ident(setting), ', ')
    into cleaned, columns
    from private.settings() where wanted ? setting;
  if columns is not null then
    execute format(
      'update public.site_settings set (%1$s) = (select %1$s from jsonb_populate_record(null::public.site_settings, $1)) where id',
      columns
    ) using cleaned;
  end if;
end
$$;
comment on function public.save_settings(jsonb) is 'For the admin: changes the named columns of site_settings. Error 22023 with a sentence and the column.';
grant execute on function public.save_settings(jsonb) to authenticated;

-- 06_messages.sql ========================================================================================

-- Templates of the WhatsApp messages that the admin sends.
-- Who may: the admin reads the templates, and changes them through save_message_template. Each change is in the audit log.

create function private.message_placeholders(template text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array['{name}', '{bureau}', '{site}', '{phone}'] || own.placeholders
  from (values
    ('account made', array['{username}']),
    ('password reset', array['{username}']),
    ('request approved', array['{other}', '{link}']),
    -- For a family without a login: the admin adds the details below it.
    ('details sent', array['{other}', '{link}']),
    ('request declined', array['{other}', '{reason}']),
    ('consent question', array['{other}', '{link}']),
    ('both ways question', array['{other}', '{link}'])
  ) as own (template, placeholders)
  where own.template = message_placeholders.template
$$;
comment on function private.message_placeholders(text) is 'The placeholders of a template; null for an unknown template. Never a password, and no contact details but the bureau''s own phone number.';

create function private.wrong_placeholder(template text, body text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select found[1] from regexp_matches(body, '(\{[^{}]*\}|[{}])', 'g') as found
  where found[1] <> all (private.message_placeholders(template)) limit 1
$$;
comment on function private.wrong_placeholder(text, text) is 'The first placeholder that the template does not know, or a single brace.';

-- The translations of the default texts: a line for each template and language. Placeholders stay as they are.
create function private.original_message(template text, language text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select original.body
  from (values
    ('account made', 'en', E'Vanakkam {name},\nyour account at {bureau} is ready: {site}\nYour username is: {username}\nWe give you the temporary password separately. Please choose your own when you first sign in.'),
    ('password reset', 'en', E'Vanakkam {name},\nyou can sign in at {site} with a new temporary password, which we give you separately.\nYour username is: {username}\nPlease choose your own password when you sign in.\n{bureau}, {phone}'),
    ('request approved', 'en', E'Vanakkam {name},\nThe family of {other} has agreed. Sign in to see their contact details: {link}\n{bureau}'),
    ('details sent', 'en', E'Vanakkam {name},\nthe family of {other} has agreed: {link}\nHere are their contact details.\n{bureau}'),
    ('request declined', 'en', E'Vanakkam {name},\nwe could not share the contact details of {other}: {reason}\nOther profiles wait for you at {site}\n{bureau}, {phone}'),
    ('consent question', 'en', E'Vanakkam,\na family registered with us asks for the contact details of {name}. It is the family of {other}: {link}\nMay we share your phone number, e-mail and address with them? Nothing is shared before you agree.\n{bureau}, {phone}'),
    ('both ways question', 'en', E'Vanakkam,\nyou asked us for the contact details of {other}: {link}\nTheir family agrees. May we show them the phone number, e-mail and address of {name} too? Nothing of yours is shown before you agree.\n{bureau}, {phone}'),
    ('account made', 'ta', E'வணக்கம் {name},\n{bureau} தளத்தில் உங்கள் கணக்கு தயார்: {site}\nஉங்கள் பயனர்பெயர்: {username}\nதற்காலிகக் கடவுச்சொல்லைத் தனியாகத் தருகிறோம். முதல் முறை உள்நுழையும்போது, உங்களுக்கான கடவுச்சொல்லை அமைத்துக்கொள்ளுங்கள்.'),
    ('password reset', 'ta', E'வணக்கம் {name},\nபுதிய தற்காலிகக் கடவுச்சொல்லுடன் {site} தளத்தில் உள்நுழையலாம்; அதைத் தனியாகத் தருகிறோம்.\nஉங்கள் பயனர்பெயர்: {username}\nஉள்நுழையும்போது, உங்களுக்கான கடவுச்சொல்லை அமைத்துக்கொள்ளுங்கள்.\n{bureau}, {phone}'),
    ('request approved', 'ta', E'வணக்கம் {name},\n{other} அவர்களின் குடும்பத்தார் சம்மதித்துள்ளனர். தொடர்பு விவரங்களைப் பார்க்க உள்நுழையுங்கள்: {link}\n{bureau}'),
    ('details sent', 'ta', E'வணக்கம் {name},\n{other} அவர்களின் குடும்பத்தார் சம்மதித்துள்ளனர்: {link}\nஅவர்களின் தொடர்பு விவரங்கள் இதோ.\n{bureau}'),
    ('request declined', 'ta', E'வணக்கம் {name},\n{other} அவர்களின் தொடர்பு விவரங்களைத் தர இயலவில்லை. காரணம்: {reason}\nமற்ற சுயவிவரங்களை இங்கே பார்க்கலாம்: {site}\n{bureau}, {phone}'),
    ('consent question', 'ta', E'வணக்கம்,\nஎங்களிடம் பதிவு செய்த ஒரு குடும்பத்தார் {name} அவர்களின் தொடர்பு விவரங்களைக் கேட்கிறார்கள். கேட்பது {other} அவர்களின் குடும்பம்: {link}\nஉங்கள் தொலைபேசி எண், மின்னஞ்சல், முகவரியை அவர்களுக்குத் தரலாமா? நீங்கள் சம்மதிக்கும் வரை எதையும் தர மாட்டோம்.\n{bureau}, {phone}'),
    ('both ways question', 'ta', E'வணக்கம்,\n{other} அவர்களின் தொடர்பு விவரங்களைக் கேட்டிருந்தீர்கள்: {link}\nஅவர்களின் குடும்பத்தார் சம்மதிக்கிறார்கள். {name} அவர்களின் தொலைபேசி எண், மின்னஞ்சல், முகவரியையும் அவர்களுக்குக் காட்டலாமா? நீங்கள் சம்மதிக்கும் வரை உங்கள் விவரம் எதையும் காட்ட மாட்டோம்.\n{bureau}, {phone}'),
    ('account made', 'ml', E'നമസ്കാരം {name},\n{bureau}: നിങ്ങളുടെ അക്കൗണ്ട് തയ്യാറായി: {site}\nനിങ്ങളുടെ യൂസർനെയിം: {username}\nതാൽക്കാലിക പാസ്‌വേഡ് ഞങ്ങൾ വേറെ അറിയിക്കും. ആദ്യം സൈൻ ഇൻ ചെയ്യുമ്പോൾ സ്വന്തം പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുമല്ലോ.'),
    ('password reset', 'ml', E'നമസ്കാരം {name},\nപുതിയ താൽക്കാലിക പാസ്‌വേഡ് ഉപയോഗിച്ച് ഇവിടെ സൈൻ ഇൻ ചെയ്യാം: {site}\nപാസ്‌വേഡ് ഞങ്ങൾ വേറെ അറിയിക്കും.\nനിങ്ങളുടെ യൂസർനെയിം: {username}\nസൈൻ ഇൻ ചെയ്യുമ്പോൾ സ്വന്തം പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുമല്ലോ.\n{bureau}, {phone}'),
    ('request approved', 'ml', E'നമസ്കാരം {name},\n{other} എന്നയാളുടെ കുടുംബം സമ്മതിച്ചു. കോൺടാക്റ്റ് വിവരങ്ങൾ കാണാൻ സൈൻ ഇൻ ചെയ്യുക: {link}\n{bureau}'),
    ('details sent', 'ml', E'നമസ്കാരം {name},\n{other} എന്നയാളുടെ കുടുംബം സമ്മതിച്ചു: {link}\nഅവരുടെ കോൺടാക്റ്റ് വിവരങ്ങൾ ഇതാ.\n{bureau}'),
    ('request declined', 'ml', E'നമസ്കാരം {name},\n{other} എന്നയാളുടെ കോൺടാക്റ്റ് വിവരങ്ങൾ നൽകാൻ കഴിഞ്ഞില്ല. കാരണം: {reason}\nമറ്റു പ്രൊഫൈലുകൾ ഇവിടെ കാണാം: {site}\n{bureau}, {phone}'),
    ('consent question', 'ml', E'നമസ്കാരം,\nഞങ്ങളുടെ പക്കൽ രജിസ്റ്റർ ചെയ്ത ഒരു കുടുംബം {name} എന്നയാളുടെ കോൺടാക്റ്റ് വിവരങ്ങൾ ചോദിക്കുന്നു. {other} എന്നയാളുടെ കുടുംബമാണ്: {link}\nനിങ്ങളുടെ ഫോൺ നമ്പറും ഇമെയിലും വിലാസവും അവർക്കു നൽകട്ടെയോ? നിങ്ങൾ സമ്മതിക്കാതെ ഒന്നും നൽകില്ല.\n{bureau}, {phone}'),
    ('both ways question', 'ml', E'നമസ്കാരം,\n{other} എന്നയാളുടെ കോൺടാക്റ്റ് വിവരങ്ങൾ നിങ്ങൾ ചോദിച്ചിരുന്നല്ലോ: {link}\nഅവരുടെ കുടുംബം സമ്മതിച്ചു. {name} എന്നയാളുടെ ഫോൺ നമ്പറും ഇമെയിലും വിലാസവും അവർക്കും കാണിക്കട്ടെയോ? നിങ്ങൾ സമ്മതിക്കാതെ നിങ്ങളുടെ വിവരങ്ങളൊന്നും കാണിക്കില്ല.\n{bureau}, {phone}'),
    ('account made', 'te', E'నమస్కారం {name} గారు,\n{bureau}: మీ ఖాతా సిద్ధంగా ఉంది: {site}\nమీ యూజర్‌నేమ్: {username}\nతాత్కాలిక పాస్‌వర్డ్ మీకు విడిగా ఇస్తాం. మొదటిసారి సైన్ ఇన్ చేసినప్పుడు దయచేసి మీ సొంత పాస్‌వర్డ్ పెట్టుకోండి.'),
    ('password reset', 'te', E'నమస్కారం {name} గారు,\nమీకు విడిగా ఇచ్చే కొత్త తాత్కాలిక పాస్‌వర్డ్‌తో {site} సైట్‌లో సైన్ ఇన్ చేయవచ్చు.\nమీ యూజర్‌నేమ్: {username}\nసైన్ ఇన్ చేసినప్పుడు దయచేసి మీ సొంత పాస్‌వర్డ్ పెట్టుకోండి.\n{bureau}, {phone}'),
    ('request approved', 'te', E'నమస్కారం {name} గారు,\n{other} గారి కుటుంబం ఒప్పుకుంది. వారి కాంటాక్ట్ వివరాలు చూడటానికి సైన్ ఇన్ చేయండి: {link}\n{bureau}'),
    ('details sent', 'te', E'నమస్కారం {name} గారు,\n{other} గారి కుటుంబం ఒప్పుకుంది: {link}\nవారి కాంటాక్ట్ వివరాలు ఇవి.\n{bureau}'),
    ('request declined', 'te', E'నమస్కారం {name} గారు,\n{other} గారి కాంటాక్ట్ వివరాలు ఇవ్వలేకపోయాం. కారణం: {reason}\nమరిన్ని ప్రొఫైల్స్ ఇక్కడ చూడవచ్చు: {site}\n{bureau}, {phone}'),
    ('consent question', 'te', E'నమస్కారం,\nమా దగ్గర నమోదైన ఒక కుటుంబం {name} గారి కాంటాక్ట్ వివరాలు అడుగుతోంది. అది {other} గారి కుటుంబం: {link}\nమీ ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా వారికి ఇవ్వవచ్చా? మీరు ఒప్పుకునే వరకు ఏదీ ఇవ్వం.\n{bureau}, {phone}'),
    ('both ways question', 'te', E'నమస్కారం,\nమీరు {other} గారి కాంటాక్ట్ వివరాలు అడిగారు: {link}\nవారి కుటుంబం ఒప్పుకుంది. {name} గారి ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా కూడా వారికి చూపించవచ్చా? మీరు ఒప్పుకునే వరకు మీ వివరాలేవీ చూపించం.\n{bureau}, {phone}'),
    ('account made', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{bureau} ನಲ್ಲಿ ನಿಮ್ಮ ಖಾತೆ ಸಿದ್ಧವಾಗಿದೆ: {site}\nನಿಮ್ಮ ಬಳಕೆದಾರ ಹೆಸರು: {username}\nತಾತ್ಕಾಲಿಕ ಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಬೇರೆಯಾಗಿ ತಿಳಿಸುತ್ತೇವೆ. ಮೊದಲ ಬಾರಿ ಸೈನ್ ಇನ್ ಮಾಡುವಾಗ ದಯವಿಟ್ಟು ನಿಮ್ಮದೇ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ.'),
    ('password reset', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nಹೊಸ ತಾತ್ಕಾಲಿಕ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ನೀವು ಇಲ್ಲಿ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು: {site}\nಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಬೇರೆಯಾಗಿ ತಿಳಿಸುತ್ತೇವೆ.\nನಿಮ್ಮ ಬಳಕೆದಾರ ಹೆಸರು: {username}\nಸೈನ್ ಇನ್ ಮಾಡುವಾಗ ದಯವಿಟ್ಟು ನಿಮ್ಮದೇ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ.\n{bureau}, {phone}'),
    ('request approved', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{other} ಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ. ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ನೋಡಲು ಸೈನ್ ಇನ್ ಮಾಡಿ: {link}\n{bureau}'),
    ('details sent', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{other} ಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ: {link}\nಅವರ ಸಂಪರ್ಕ ವಿವರಗಳು ಇಲ್ಲಿವೆ.\n{bureau}'),
    ('request declined', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{other} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ನಿಮಗೆ ನೀಡಲು ಸಾಧ್ಯವಾಗಲಿಲ್ಲ: {reason}\nಇತರ ಪ್ರೊಫೈಲ್‌ಗಳನ್ನು ದಯವಿಟ್ಟು ಇಲ್ಲಿ ನೋಡಿ: {site}\n{bureau}, {phone}'),
    ('consent question', 'kn', E'ನಮಸ್ಕಾರ,\nನಮ್ಮಲ್ಲಿ ನೋಂದಾಯಿಸಿದ ಒಂದು ಕುಟುಂಬ {name} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಕೇಳಿದೆ. ಅದು {other} ಅವರ ಕುಟುಂಬ: {link}\nನಿಮ್ಮ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್ ಮತ್ತು ವಿಳಾಸವನ್ನು ಅವರಿಗೆ ನೀಡಬಹುದೇ? ನೀವು ಒಪ್ಪುವವರೆಗೆ ಏನನ್ನೂ ನೀಡುವುದಿಲ್ಲ.\n{bureau}, {phone}'),
    ('both ways question', 'kn', E'ನಮಸ್ಕಾರ,\nನೀವು {other} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಕೇಳಿದ್ದೀರಿ: {link}\nಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ. {name} ಅವರ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್ ಮತ್ತು ವಿಳಾಸವನ್ನೂ ಅವರಿಗೆ ತೋರಿಸಬಹುದೇ? ನೀವು ಒಪ್ಪುವವರೆಗೆ ನಿಮ್ಮ ಯಾವ ವಿವರವನ್ನೂ ತೋರಿಸುವುದಿಲ್ಲ.\n{bureau}, {phone}'),
    ('account made', 'hi', E'नमस्ते {name} जी,\n{bureau} में आपका खाता तैयार है: {site}\nआपका यूज़रनेम: {username}\nअस्थायी पासवर्ड हम आपको अलग से देंगे। पहली बार साइन इन करते समय कृपया अपना पासवर्ड चुन लें।'),
    ('password reset', 'hi', E'नमस्ते {name} जी,\nअब आप नए अस्थायी पासवर्ड से {site} पर साइन इन कर सकते हैं। पासवर्ड हम आपको अलग से देंगे।\nआपका यूज़रनेम: {username}\nसाइन इन करते समय कृपया अपना पासवर्ड चुन लें।\n{bureau}, {phone}'),
    ('request approved', 'hi', E'नमस्ते {name} जी,\n{other} के परिवार ने सहमति दे दी है। उनका संपर्क विवरण देखने के लिए साइन इन करें: {link}\n{bureau}'),
    ('details sent', 'hi', E'नमस्ते {name} जी,\n{other} के परिवार ने सहमति दे दी है: {link}\nउनका संपर्क विवरण यह है।\n{bureau}'),
    ('request declined', 'hi', E'नमस्ते {name} जी,\nखेद है, हम आपको {other} का संपर्क विवरण नहीं दे सके। कारण: {reason}\nअन्य प्रोफ़ाइल आप यहाँ देख सकते हैं: {site}\n{bureau}, {phone}'),
    ('consent question', 'hi', E'नमस्ते,\nहमारे यहाँ पंजीकृत एक परिवार ने {name} का संपर्क विवरण माँगा है। यह {other} का परिवार है: {link}\nक्या हम उन्हें आपका फ़ोन नंबर, ई-मेल और पता बता सकते हैं? आपकी सहमति से पहले कुछ भी साझा नहीं किया जाएगा।\n{bureau}, {phone}'),
    ('both ways question', 'hi', E'नमस्ते,\nआपने हमसे {other} का संपर्क विवरण माँगा था: {link}\nउनका परिवार सहमत है। क्या हम उन्हें {name} का फ़ोन नंबर, ई-मेल और पता भी दिखा सकते हैं? आपकी सहमति से पहले आपका कोई विवरण नहीं दिखाया जाएगा।\n{bureau}, {phone}')
  ) as original (template, language, body)
  where original.template = original_message.template and original.language = original_message.language
$$;
comment on function private.original_message(text, text) is 'The default text of a message in a language, or null. A change here affects new databases only; stored messages stay.';

-- CHECK constraints and generated columns run with the rights of the role that writes.
grant execute on function private.message_placeholders(text), private.wrong_placeholder(text, text), private.original_message(text, text)
  to service_role;

create table public.message_templates (
  template text not null
    constraint template_is_known check (private.message_placeholders(template) is not null),
  language text not null default 'en'
    constraint language_is_a_code check (language ~ '^[a-z]{2,3}$'),
  body text not null
    constraint body_is_readable check (char_length(body) between 1 and 1000),
  updated_at timestamptz not null default now(),
  original text generated always as (private.original_message(template, language)) stored,
  id text not null generated always as (template || case language when 'en' then '' else ', ' || language end) stored,
  primary key (template, language),
  constraint placeholders_are_known check (private.wrong_placeholder(template, body) is null)
);
comment on table public.message_templates is 'WhatsApp messages that the admin sends, with placeholders in braces.';
comment on column public.message_templates.language is 'The language of the family that reads it. Without a row for it, the family gets the English message.';
comment on column public.message_templates.original is 'The default text; null where there is none in this language.';
comment on column public.message_templates.id is 'Its name in the audit log: "account made, ta".';

revoke all on public.message_templates from anon, authenticated, service_role;
grant select on public.message_templates to authenticated;
grant select, insert, update, delete on public.message_templates to service_role;
alter table public.message_templates enable row level security;
create policy "The admin reads the templates of messages" on public.message_templates
  for select to authenticated using ((select private.is_admin()));

create trigger set_updated_at before update on public.message_templates
  for each row execute function private.set_updated_at();
create trigger audit_change after insert or update or delete on public.message_templates
  for each row execute function private.audit_change('id', '');

insert into public.message_templates (template, language, body)
  select template, language, private.original_message(template, language)
  from unnest(array['account made', 'password reset', 'request approved', 'details sent', 'request declined', 'consent question', 'both ways question']) as template
  cross join unnest(array['en', 'ta', 'ml', 'te', 'kn', 'hi']) as language
  where private.original_message(template, language) is not null;

create function public.save_message_template(template text, body text, language text default 'en')
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  known constant text[] := private.message_placeholders(template);
  cleaned text;
  wrong text;
begin
  perform private.require_admin();
  if known is null then
    perform private.not_found('template_unknown', 'There is no such message.');
  end if;
  cleaned := private.clean_text('body', body, 1000);
  if save_message_template.language is null then
    perform private.refuse('language_missing', 'Choose the language of the message.', 'language');
  end if;
  if cleaned is null then
    if save_message_template.language = 'en' then
      perform private.refuse('message_missing', 'Write the message.', 'body');
    end if;
    delete from public.message_templates as kept
      where kept.template = save_message_template.template and kept.language = save_message_template.language;
    return;
  end if;
  wrong := private.wrong_placeholder(template, cleaned);
  if wrong is not null then
    perform private.refuse(
      'placeholder_unknown', '{wrong} is not known here. Known are: {known}.', 'body',
      jsonb_build_object('wrong', wrong, 'known', array_to_string(known, ', '))
    );
  end if;
  insert into public.message_templates as kept (template, language, body)
    values (save_message_template.template, private.clean_language(save_message_template.language), cleaned)
    on conflict on constraint message_templates_pkey do update set body = excluded.body;
end
$$;
comment on function public.save_message_template(text, text, text) is 'For the admin: changes a WhatsApp message in a language. An empty one in another language than English is deleted: families then get the English one. Errors: 22023 for an unknown placeholder or language, PT404 for an unknown template.';
grant execute on function public.save_message_template(text, text, text) to authenticated;

-- 07_logins.sql ==========================================================================================

-- Logins and passwords. The admin creates a login with a temporary password, resets the password and disables the login; the
-- member changes the password. A new password must not be a row of keys or letters. Nor may it contain a part of the person's
-- name, or be one or two common words, with or without a year or signs around them. Digits and signs in place of letters don't
-- help.
-- Who may: anyone signed in changes their own password; the admin does the rest. Only the functions of this database read these
-- tables.

create function private.login_email(username text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select lower(btrim(username)) || '@members.matrimony.invalid'
$$;
comment on function private.login_email(text) is 'The internal e-mail address of a username in the auth service. web/src/person/login-email.ts does the same in the client; an access test compares them.';

-- Strength of passwords ------------------------------------------------------------------------------------------------------

create view private.common_passwords as
select distinct word from regexp_split_to_table($words$
  password passwords passcode passphrase changeme default secret letmein welcome hello helloworld login signin admin
  administrator office bureau manager guest user username test testing tester temporary temp demo sample master computer
  internet google gmail facebook instagram whatsapp youtube twitter linkedin samsung apple iphone android nokia windows
  microsoft amazon flipkart jiophone airtel vodafone
  iloveyou iloveu loveyou ilovemyself ilovemyfamily ilovemymom ilovemydad ilovemywife iloveindia iloveamma iloveappa lovely
  lover forever family mother father mummy daddy amma appa akka anna thambi thangai brother sister friend friends bestfriend
  sweetheart darling baby babygirl babyboy princess prince queen king angel butterfly sunshine flower rose jasmine lotus
  spring summer autumn winter monsoon january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday morning evening goodmorning goodnight birthday happybirthday
  marriage wedding matrimony matrimonial mangalam mangalyam mangala kalyanam kalyana vivaha shaadi bride groom bridegroom
  brideandgroom horoscope jathagam
  india indian bharat bharatmata jaihind vandemataram incredibleindia tamil tamilnadu kerala karnataka andhra telangana
  maharashtra gujarat rajasthan punjab bengal odisha assam bihar jharkhand uttarpradesh madhyapradesh delhi newdelhi mumbai
  bombay kolkata calcutta chennai madras bangalore bengaluru hyderabad secunderabad pune ahmedabad surat jaipur lucknow kanpur
  nagpur indore bhopal patna vadodara ludhiana agra nashik varanasi amritsar chandigarh coimbatore madurai trichy
  tiruchirappalli salem erode tiruppur tirunelveli thoothukudi vellore thanjavur kumbakonam dindigul karur namakkal pollachi
  palani ooty kodaikanal nagercoil kanyakumari cuddalore pondicherry puducherry kanchipuram chidambaram rameswaram kochi cochin
  ernakulam thrissur kozhikode calicut kannur kollam kottayam palakkad trivandrum thiruvananthapuram mysore mysuru mangalore
  hubli belgaum vijayawada visakhapatnam vizag guntur tirupati nellore warangal america london dubai singapore malaysia
  ganesh ganesha ganapathi vinayagar vinayaka pillaiyar murugan muruga omsaravanabhava saravana kartik karthik karthikeya siva
  shiva omnamahshivaya omnamasivaya sivasiva parvathi parvati durga kali amman mariamman meenakshi kamakshi lakshmi
  mahalakshmi saraswathi saraswati vishnu venkatesh venkateswara balaji govinda perumal narayana omnamonarayana krishna
  harekrishna hareram radhakrishna radhekrishna rama srirama sriram jaishreeram jaisriram sitaram hanuman anjaneya jaihanuman
  ayyappa ayyappan swamiyesaranamayyappa saibaba omsairam sairam raghavendra jesus jesuschrist christ bible amen
  praisethelord allah bismillah mashallah alhamdulillah waheguru buddha mahavir
  anand ananya anitha arjun aravind asha ashok bala bharathi chitra deepa deepak devi dhanush divya gayathri geetha gokul gopal
  hari harish indira jaya jayanthi kamal kannan karthika kavitha kumar kumari lalitha latha madhavan mahesh malathi mani manoj
  meena mohan nandhini naveen nirmala padma prabhu pradeep prakash prasad praveen preethi priya radha raja rajesh rajeswari
  rajini rajinikanth rajkumar ramesh ramya ranjith ravi revathi sandhya sangeetha santhosh saranya sathish selvam selvi
  senthil shanthi sivakumar sridevi srinivasan subramanian sudha sujatha sumathi sundar suresh surya swathi uma usha vani
  vasantha venkat vidya vijay vijaya vimala vinoth yamuna
  cricket football msdhoni dhoni thaladhoni sachin sachintendulkar viratkohli kohli rohitsharma chennaisuperkings mumbaiindians
  royalchallengers superstar thalapathy thalaivar thalaajith baahubali bahubali kabali vikram master leo jailer spiderman
  superman batman ironman pokemon dragon monkey tiger lion elephant peacock dolphin
  biriyani biryani idli dosa sambar coffee chocolate mango banana orange pineapple cookie
  money lucky success winner champion power freedom peace happy happiness smile beautiful life lifeisbeautiful goodluck
  nothing whatever trustno trustnoone nopassword mypassword newpassword oldpassword ourpassword yourpassword
$words$, '[[:space:]]+') as word
where word <> '';
comment on view private.common_passwords is 'Words that people choose first, lowercase, without digits and signs: names, places, gods, films, teams.';
revoke all on private.common_passwords from anon, authenticated, service_role;

create function private.refuse_weak_password(field text, password text, username text, own_name text)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  lowercase text;
  only_letters text;
  -- Digits and signs read as the letters that they stand for. Those at the ends are often a year, and not letters.
  spellings text[];
  key_rows constant text := '01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p '
    || 'qazwsxedcrfvtgbyhnujmikolp 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 qwaszx qweasdzxc a1b2c3d4e5f6g7h8i9 1a2b3c4d5e6f7g8h9i';
begin
  if password is null then
    perform private.refuse('password_missing', 'Enter a password.', field);
  -- bcrypt ignores everything after 72 bytes.
  elsif octet_length(password) > 72 then
    perform private.refuse('password_too_long', 'Choose a shorter password: at most 72 letters, digits and signs.', field);
  elsif char_length(password) < 10 then
    perform private.refuse('password_too_short', 'Choose a password of at least 10 characters.', field);
  end if;
  lowercase := lower(password);
  only_letters := regexp_replace(lowercase, '[^a-z]', '', 'g');
  spellings := array(
    select regexp_replace(translate(part, '013457@$!', 'oieastasi'), '[^a-z]', '', 'g')
    from unnest(array[lowercase, btrim(lowercase, '0123456789'), regexp_replace(lowercase, '^[^a-z]+|[^a-z]+$', '', 'g')]) as part
  );
  if lower(username) = any (spellings) or position(lower(username) in lowercase) > 0 then
    perform private.refuse('password_contains_username', 'Choose a password that does not contain the username.', field);
  elsif exists (
    select from regexp_split_to_table(lower(own_name), '[[:space:][:punct:]]+') as word
    where char_length(word) >= 4
      and exists (select from unnest(spellings || lowercase) as spelling where position(word in spelling) > 0)
  ) then
    perform private.refuse('password_contains_name', 'Choose a password that contains no part of the name.', field);
  elsif (select count(distinct character) from regexp_split_to_table(password, '') as character) < 5 then
    perform private.refuse('password_monotonous', 'Choose a password with more different characters.', field);
  elsif lowercase ~ '(password|passw0rd|qwerty|asdfgh|iloveyou|letmein|welcome|admin123|abc123|123456|987654|111111|000000|matrimony)' then
    perform private.refuse(
      'password_contains_common_word',
      'Choose a password that is harder to guess: this one contains a very common word or row of digits.',
      field
    );
  elsif exists (
    select from generate_series(1, char_length(lowercase) - 5) as place
    where position(substr(lowercase, place, 6) in key_rows) > 0 or position(substr(lowercase, place, 6) in reverse(key_rows)) > 0
  ) then
    perform private.refuse(
      'password_contains_row_of_keys',
      'Choose a password that is harder to guess: this one contains a row of keys or letters.',
      field
    );
  elsif exists (
    select from unnest(spellings || only_letters) as spelling
    cross join private.common_passwords as first
    where spelling in (first.word, first.word || right(spelling, 1), left(spelling, 1) || first.word)
      -- Two of them: tamilselvi.
      or starts_with(spelling, first.word)
        and substr(spelling, char_length(first.word) + 1) in (select word from private.common_passwords)
  ) then
    perform private.refuse(
      'password_is_common_word',
      'Choose a password that is harder to guess: this one is only common words, with digits or signs around them.',
      field
    );
  end if;
end
$$;
comment on function private.refuse_weak_password(text, text, text, text) is 'Error 22023 for a password that is missing or easy to guess. It must contain no word of own_name.';

-- Setting a password -----------------------------------------------------------------------------------------------------

create table private.password_failures (
  user_id uuid primary key references auth.users (id) on delete cascade,
  failures integer not null,
  last_failed_at timestamptz not null
);
comment on table private.password_failures is 'Wrong current passwords given to change_password: a stolen session must not guess the password.';

revoke all on private.password_failures from anon, authenticated, service_role;
alter table private.password_failures enable row level security;
create policy "No API role reads or writes password failures" on private.password_failures
  for all to anon, authenticated using (false) with check (false);

create function private.set_password_hash(login_id uuid, password_hash text, temporary boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update auth.users set encrypted_password = password_hash, updated_at = now() where id = login_id;
  update public.accounts
    set must_change_password = temporary, last_password_set_at = clock_timestamp()
    where user_id = login_id;
  delete from private.password_failures where user_id = login_id;
end
$$;
comment on function private.set_password_hash(uuid, text, boolean) is 'Sets a login''s password by its bcrypt hash. A temporary one must be changed at the next sign-in.';

create function private.set_password(login_id uuid, new_password text, temporary boolean)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.set_password_hash(login_id, extensions.crypt(new_password, extensions.gen_salt('bf', 10)), temporary)
$$;
comment on function private.set_password(uuid, text, boolean) is 'Sets a login''s password. A temporary one must be changed at the next sign-in.';

create function private.end_sessions(login_id uuid, except_session uuid default null)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from auth.sessions where user_id = login_id and id is distinct from except_session
$$;
comment on function private.end_sessions(uuid, uuid) is 'Ends all sessions of a login, or all but one.';

-- The auth server's API takes more from a signed-in user than the site asks for: a password, an address, a phone number, any
-- text as metadata, a second factor. Our gateways close those paths; hosted Supabase has none of our gateways.
create function private.protect_credentials()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
begin
  -- The functions here run as postgres; the auth server has its own role. Not all versions of it have all of these columns.
  if current_user <> 'postgres' and exists (
    select from unnest(array['encrypted_password', 'email', 'email_change', 'phone', 'phone_change', 'raw_user_meta_data']) as name
    where coalesce(before ->> name, '') <> coalesce(after ->> name, '')
  ) then
    -- Not private.forbid: the auth server may not call it.
    raise exception 'Passwords, usernames and what else a login holds are changed by the functions of this database only.'
      using errcode = '42501', detail = 'credentials_are_protected';
  end if;
  return new;
end
$$;
comment on function private.protect_credentials() is 'Trigger: keeps the auth server from changing a password, username, phone number or metadata. It would not ask for the current password, and knows none of the rules here.';
create trigger protect_credentials before update on auth.users
  for each row execute function private.protect_credentials();

create function private.refuse_second_factor()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.forbid('no_second_factor', 'There is no second factor here.');
end
$$;
comment on function private.refuse_second_factor() is 'Trigger: refuses a second factor. The site asks for none, so it would protect nothing.';
do $$
begin
  -- The development backend's auth server may have no such table.
  if to_regclass('auth.mfa_factors') is not null then
    create trigger refuse_second_factor before insert on auth.mfa_factors
      for each row execute function private.refuse_second_factor();
  end if;
end
$$;

-- Changing one's own password --------------------------------------------------------------------------------------------
-- Two calls (decision 010): the first counts the attempt; the second finds it committed, compares the passwords and answers.
-- A sign-in with the old password that is under way during the change makes no valid session: see private.session_state. The
-- session that made the change stays valid. A sign-in with the new password in the next fifteen seconds has to be repeated.
create table private.password_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  must_wait boolean not null,
  guessed_hash text,
  new_hash text,
  made_at timestamptz not null default now()
);
comment on table private.password_changes is 'Pending password changes: counted, not yet compared. Hashes only, kept for a minute.';
comment on column private.password_changes.guessed_hash is 'The given current password, hashed with the salt of the stored one.';

create index password_changes_of_login on private.password_changes (user_id);

revoke all on private.password_changes from anon, authenticated, service_role;
alter table private.password_changes enable row level security;
create policy "No API role reads or writes changes of passwords" on private.password_changes
  for all to anon, authenticated using (false) with check (false);

create function private.may_change_password()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.session_is_open() and exists (
    select from public.accounts join auth.users on users.id = accounts.user_id
    where accounts.user_id = (select auth.uid()) and accounts.active
      and (users.banned_until is null or users.banned_until <= now()) and users.deleted_at is null
  )
$$;
comment on function private.may_change_password() is 'Whether the caller is signed in to an enabled account; the password may be a temporary one.';

create function private.lock_my_account()
returns public.accounts
language plpgsql
security definer
set search_path = ''
as $$
declare
  account public.accounts;
begin
  select * into account from public.accounts where user_id = (select auth.uid()) for update;
  -- Checked after the lock, when nobody else can change it.
  if not private.may_change_password() then
    perform private.forbid('sign_in_again', 'Sign in again.');
  end if;
  return account;
end
$$;
comment on function private.lock_my_account() is 'The caller''s account, locked. Error 42501 if it is disabled or the session has ended.';

create function private.must_wait(login_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.password_failures
    where user_id = login_id and failures >= 5 and last_failed_at > now() - interval '15 minutes'
  )
$$;
comment on function private.must_wait(uuid) is 'Whether this login has given five wrong current passwords in the last 15 minutes.';

create function public.change_password(current_password text, new_password text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  login_id constant uuid := (select auth.uid());
  change private.password_changes;
begin
  perform private.keep_out_of_log();
  if not private.may_change_password() then
    perform private.forbid('sign_in_again', 'Sign in again.');
  end if;
  perform private.refuse_large(current_password);
  -- These refusals don't depend on the current password. The rest takes equally long for a wrong and for the right one. So
  -- nobody learns whether it is right before the attempt is counted.
  if new_password = current_password then
    perform private.refuse('password_unchanged', 'Choose a password that is not the current one.', 'new_password');
  end if;
  perform private.refuse_weak_password('new_password', new_password, account.username, coalesce(card.name, admin.display_name))
    from public.accounts as account
    left join public."RegisteredUsers" as card on card.id = account.registered_user_id
    left join private.admins as admin on admin.user_id = account.user_id
    where account.user_id = login_id;
  -- Before the lock: hashing is slow, and others would wait.
  if not private.must_wait(login_id) then
    select extensions.crypt(current_password, encrypted_password), extensions.crypt(new_password, extensions.gen_salt('bf', 10))
      into change.guessed_hash, change.new_hash
      from auth.users where id = login_id;
  end if;
  perform private.lock_my_account();
  -- Other attempts may have been counted meanwhile.
  change.must_wait := private.must_wait(login_id);
  if not change.must_wait then
    insert into private.password_failures as known (user_id, failures, last_failed_at)
      values (login_id, 1, now())
      on conflict (user_id) do update set
        failures = case when known.last_failed_at > now() - interval '15 minutes' then known.failures + 1 else 1 end,
        last_failed_at = now();
  end if;
  delete from private.password_changes where user_id = login_id and made_at < now() - interval '1 minute';
  insert into private.password_changes (user_id, session_id, must_wait, guessed_hash, new_hash)
    values (login_id, private.my_session_id(), change.must_wait, change.guessed_hash, change.new_hash)
    returning id into change.id;
  return change.id;
end
$$;
comment on function public.change_password(text, text) is 'Requests a change of the caller''s own password, and counts the attempt; finish_password_change then does it. Error 22023 says why a new password is too weak.';
grant execute on function public.change_password(text, text) to authenticated;

create function public.finish_password_change(change_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant public.accounts := private.lock_my_account();
  change private.password_changes;
begin
  delete from private.password_changes
    where id = change_id and user_id = account.user_id and session_id = private.my_session_id()
      and made_at > now() - interval '1 minute'
    returning * into change;
  if not found then
    perform private.not_found('password_change_expired', 'This took too long. Enter the passwords again.');
  end if;
  if change.must_wait then
    return 'wait';
  end if;
  if not exists (select from auth.users where id = account.user_id and encrypted_password = change.guessed_hash) then
    return 'wrong password';
  end if;
  perform private.set_password_hash(account.user_id, change.new_hash, false);
  insert into private.own_password_changes as known (user_id, changed_at, changed_in)
    values (account.user_id, clock_timestamp(), change.session_id)
    on conflict (user_id) do update set changed_at = excluded.changed_at, changed_in = excluded.changed_in;
  perform private.end_sessions(account.user_id, change.session_id);
  return 'changed';
end
$$;
comment on function public.finish_password_change(uuid) is 'Finishes the change that change_password has begun, and signs out the caller''s other sessions. Answers changed, wrong password, or wait (five wrong ones: for 15 minutes).';
grant execute on function public.finish_password_change(uuid) to authenticated;

-- The admin's functions --------------------------------------------------------------------------------------------------

create function public.is_username_free(wanted text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.refuse_large(wanted);
  return not exists (select from public.accounts where username = lower(btrim(wanted)))
    -- The auth service's unique index of e-mails covers only these users; nobody here signs in by SSO.
    and not exists (select from auth.users where email = private.login_email(wanted) and is_sso_user = false);
end
$$;
comment on function public.is_username_free(text) is 'For the admin only: whether a username is free. Nobody else may learn which usernames exist.';
grant execute on function public.is_username_free(text) to authenticated;

create function private.add_auth_user(login_id uuid, email text, password_hash text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Tokens are '', because GoTrue fails at sign-in if they are null.
  login constant jsonb := jsonb_build_object(
    'instance_id', '00000000-0000-0000-0000-000000000000', 'id', login_id, 'aud', 'authenticated', 'role', 'authenticated',
    'email', email, 'email_confirmed_at', now(), 'is_sso_user', false, 'is_anonymous', false,
    'encrypted_password', password_hash,
    'confirmation_token', '', 'recovery_token', '', 'email_change', '', 'email_change_token_new', '',
    'raw_app_meta_data', jsonb_build_object('provider', 'email', 'providers', jsonb_build_array('email')),
    'raw_user_meta_data', jsonb_build_object('email_verified', true),
    'created_at', now(), 'updated_at', now()
  );
  identity constant jsonb := jsonb_build_object(
    'id', gen_random_uuid(), 'provider_id', login_id, 'user_id', login_id, 'provider', 'email',
    'identity_data', jsonb_build_object('sub', login_id, 'email', email, 'email_verified', true, 'phone_verified', false),
    'last_sign_in_at', now(), 'created_at', now(), 'updated_at', now()
  );
  auth_row record;
begin
  -- The columns depend on the auth server's version. Only existing ones are filled, and no generated ones.
  for auth_row in values ('users', login), ('identities', identity) loop
    execute (
      select format(
        'insert into auth.%1$I (%2$s) select %2$s from jsonb_populate_record(null::auth.%1$I, $1)',
        auth_row.column1, string_agg(quote_ident(column_name), ', ')
      )
      from information_schema.columns
      where table_schema = 'auth' and table_name = auth_row.column1 and is_generated = 'NEVER' and auth_row.column2 ? column_name
    ) using auth_row.column2;
  end loop;
end
$$;
comment on function private.add_auth_user(uuid, text, text) is 'Inserts a user with this bcrypt hash, and its identity, for the auth server.';

-- An admin who sets a temporary password can sign in with it before the member does. That cannot be prevented, so it is shown: the
-- member is told, and what the login then reads of contact details is recorded (12_disclosures.sql).
create function private.notify_of_password(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  admin_name constant text := (select bureau_password_by from public.accounts where registered_user_id = profile_id);
begin
  perform private.notify_member('password set', profile_id, jsonb_build_object('admin', admin_name, 'day', to_char(private.today(), 'FMDD FMMonth YYYY')));
end
$$;
comment on function private.notify_of_password(bigint) is 'Notifies a member that the bureau has set their password.';

create function private.add_login(profile_id bigint, username text, temporary_password text, own_name text default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  login_id constant uuid := gen_random_uuid();
  chosen constant text := lower(btrim(username));
begin
  if chosen is null or chosen !~ '^[a-z0-9][a-z0-9._-]{2,31}$' then
    perform private.refuse(
      'username_not_simple',
      'Choose a username of 3 to 32 letters a to z, digits, dots, dashes or underscores, starting with a letter or a digit.',
      'username'
    );
  end if;
  perform private.refuse_weak_password(
    'temporary_password', temporary_password, chosen,
    coalesce(own_name, (select name from public."RegisteredUsers" where id = profile_id))
  );
  if exists (select from public.accounts where registered_user_id = profile_id) then
    perform private.conflict('login_exists', 'This person has a login already.');
  end if;
  if exists (select from public.accounts where accounts.username = chosen)
    or exists (select from auth.users where users.email = private.login_email(chosen)) then
    perform private.refuse('username_taken', 'This username is taken. Choose another one.', 'username');
  end if;
  perform private.add_auth_user(
    login_id, private.login_email(chosen), extensions.crypt(temporary_password, extensions.gen_salt('bf', 10))
  );
  insert into public.accounts (
    user_id, registered_user_id, username, must_change_password, last_password_set_at, bureau_password_at, bureau_password_by
  ) values (
    login_id, profile_id, chosen, true, now(),
    case when profile_id is not null then now() end,
    case when profile_id is not null then coalesce(private.my_admin_name(), 'the bureau') end
  );
  if profile_id is not null then
    perform private.notify_of_password(profile_id);
  end if;
  return login_id;
exception
  -- Someone else took the name after it was checked. PostgreSQL's own message would repeat the internal e-mail address.
  when unique_violation then
    perform private.refuse('username_taken', 'This username is taken. Choose another one.', 'username');
end
$$;
comment on function private.add_login(bigint, text, text, text) is 'Creates a login with a temporary password: user, identity and account. own_name: of an admin, who is nobody of the register. Errors: 22023 for username or temporary_password, PT409 if there is a login.';

create function private.lock_account(profile_id bigint)
returns public.accounts
language plpgsql
security definer
set search_path = ''
as $$
declare
  account public.accounts;
begin
  perform private.refuse_deleted(private.lock_profile(profile_id));
  select * into account from public.accounts where registered_user_id = profile_id for update;
  if not found then
    perform private.not_found('login_missing', 'This person has no login.');
  end if;
  return account;
end
$$;
comment on function private.lock_account(bigint) is 'The account of a person, locked. Errors: PT404 without a login, PT409 if the profile has been deleted.';

create function public.create_login(profile_id bigint, username text, temporary_password text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_deleted(private.lock_profile(profile_id));
  perform set_config('matrimony.audit_action', 'created login', true);
  perform private.add_login(profile_id, username, temporary_password);
end
$$;
comment on function public.create_login(bigint, text, text) is 'For the admin: creates a login for a registered user. Errors: 22023 for username or temporary_password, PT409 if there is one.';
grant execute on function
  public.create_login(bigint, text, text)
  to authenticated;

create function public.reset_password(profile_id bigint, temporary_password text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account public.accounts;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  account := private.lock_account(profile_id);
  perform private.refuse_weak_password(
    'temporary_password', temporary_password, account.username, (select name from public."RegisteredUsers" where id = profile_id)
  );
  perform set_config('matrimony.audit_action', 'reset password', true);
  update public.accounts
    set notice_sent_at = null, bureau_password_at = now(), bureau_password_by = private.my_admin_name()
    where user_id = account.user_id;
  perform private.set_password(account.user_id, temporary_password, true);
  perform private.notify_of_password(profile_id);
  perform private.end_sessions(account.user_id);
end
$$;
comment on function public.reset_password(bigint, text) is 'For the admin: sets a new temporary password for a person and ends all their sessions.';
grant execute on function public.reset_password(bigint, text) to authenticated;

create function public.set_account_active(profile_id bigint, is_active boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account public.accounts;
begin
  perform private.require_admin();
  if is_active is null then
    perform private.refuse('choice_missing', 'Choose whether the login is on or off.');
  end if;
  account := private.lock_account(profile_id);
  perform set_config('matrimony.audit_action', case when is_active then 'switched login on' else 'switched login off' end, true);
  update public.accounts set active = is_active where user_id = account.user_id;
  if not is_active then
    perform private.end_sessions(account.user_id);
  end if;
end
$$;
comment on function public.set_account_active(bigint, boolean) is 'For the admin: enables or disables a login. Disabling ends open sessions at once.';
grant execute on function
  public.set_account_active(bigint, boolean)
  to authenticated;

create function public.set_my_language(language text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  update public.accounts set language = private.clean_language(set_my_language.language) where registered_user_id = my_id;
end
$$;
comment on function public.set_my_language(text) is 'For a member: the language in which the bureau writes to them; null for none. Error 22023 for one that the bureau does not offer.';
grant execute on function public.set_my_language(text) to authenticated;

create function public.set_account_language(profile_id bigint, language text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account public.accounts;
begin
  perform private.require_admin();
  account := private.lock_account(profile_id);
  update public.accounts
    set language = private.clean_language(set_account_language.language) where user_id = account.user_id;
end
$$;
comment on function public.set_account_language(bigint, text) is 'For the admin: the language of a person who has a login; null for none. Error 22023 for one that the bureau does not offer.';
grant execute on function public.set_account_language(bigint, text) to authenticated;

create function public.record_whatsapp_notice(profile_id bigint)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  account public.accounts;
begin
  perform private.require_admin();
  account := private.lock_account(profile_id);
  -- The same within a minute is a second try: the answer to the first was lost.
  if account.notice_sent_at > now() - interval '1 minute' then
    return account.notice_sent_at;
  end if;
  perform set_config('matrimony.audit_action', 'sent WhatsApp notice', true);
  update public.accounts set notice_sent_at = now() where user_id = account.user_id;
  return now();
end
$$;
comment on function public.record_whatsapp_notice(bigint) is 'For the admin: records that the WhatsApp notice about the login was sent; returns the time.';
grant execute on function public.record_whatsapp_notice(bigint) to authenticated;

-- 08_visibility.sql ======================================================================================

-- Which profiles a caller sees: verified and active ones, unless one of the two has blocked the other. How many they may open
-- in a day. And members' reports.
-- Who may: visitors read visible cards while the bureau lets them. Members read visible profiles and their own, and block and
-- report for themselves. The admin reads all and closes reports. Only the functions below write to these tables.

create table public.blocks (
  blocker_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  profile_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, profile_id),
  constraint nobody_blocks_themselves check (blocker_id <> profile_id)
);
comment on table public.blocks is 'Blocks between two people. Neither sees the other; only the one who blocked knows why.';

create index blocks_against on public.blocks (profile_id, blocker_id);

revoke all on public.blocks from anon, authenticated, service_role;
grant select on public.blocks to authenticated;
grant select, insert, update, delete on public.blocks to service_role;
alter table public.blocks enable row level security;
create policy "Members read their own blocks, the admin all" on public.blocks
  for select to authenticated
  using (blocker_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger audit_change after insert or update or delete on public.blocks
  for each row execute function private.audit_change('profile_id', 'profile_id');

create function private.my_blocked_ids()
returns setof bigint
language plpgsql
stable
parallel safe
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  my_ids constant bigint[] := array(select private.my_registered_user_ids());
begin
  return query
    select profile_id from public.blocks where blocker_id = any (my_ids)
    union all
    select blocker_id from public.blocks where profile_id = any (my_ids);
end
$$;
comment on function private.my_blocked_ids() is 'The registered users that the caller blocked, and those who blocked the caller. A blocked pair never see each other.';

-- One call in place of two for each card: whether the caller sees others at all, and which of them are blocked.
create function private.hidden_from_me()
returns bigint[]
language plpgsql
stable
parallel safe
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  my_id bigint;
begin
  if not private.is_active_member() then
    return null;
  end if;
  select registered_user_id into my_id from public.accounts where user_id = (select auth.uid());
  return array(
    select profile_id from public.blocks where blocker_id = my_id
    union all
    select blocker_id from public.blocks where profile_id = my_id
  );
end
$$;
comment on function private.hidden_from_me() is 'The visible profiles that the caller may not see; null for a caller who is no active member and sees nobody. In a policy: id <> all ((select ...)::bigint[]), which is not true of null.';
grant execute on function private.hidden_from_me() to authenticated;

-- Policies call each function as (select ...), so that it runs once a query and not once a row.
create policy "Visitors read visible profiles while the bureau allows it" on public."RegisteredUsers"
  for select to anon
  using (visible and (select private.visitors_may_browse()));
create policy "Members read visible profiles and their own, the admin all" on public."RegisteredUsers"
  for select to authenticated
  using (
    (visible and id <> all ((select private.hidden_from_me())::bigint[]))
    or id = any (array(select private.my_registered_user_ids()))
    or (select private.is_admin())
  );

-- What a reader opens in a day -------------------------------------------------------------------------------------------

-- A member opens a profile before they read its details, and begins a search before a filter of details answers. Pictures and
-- star codes are counted too. So nobody copies the register in a night: docs/decisions/025-daily-limits.md. Rows of earlier days are removed by make daily. Unlogged, because a
-- picture must not wait for the disk; after a crash the day begins again.
create unlogged table private.readings (
  reader uuid not null,
  day date not null,
  kind text not null
    constraint kind_is_known check (kind in ('profile', 'picture', 'search', 'star')),
  item text not null,
  primary key (reader, day, kind, item)
);
comment on table private.readings is 'What a member read on a day: profiles, searches by details, stars of cards, pictures. Of visitors the pictures.';
comment on column private.readings.reader is 'A member''s login, or a hash of a visitor''s address.';
comment on column private.readings.item is 'The id of the profile, the path of the full-size picture, or a hash of the filters.';

create unlogged table private.reading_counts (
  reader uuid not null,
  day date not null,
  kind text not null,
  count integer not null,
  primary key (reader, day, kind)
);
comment on table private.reading_counts is 'The number of rows in private.readings. Its row lock serializes one reader''s new readings.';

create unlogged table private.day_salts (
  day date primary key,
  salt bytea not null
);
comment on table private.day_salts is 'The salt for hashes of visitors'' addresses. It is deleted when the next day begins: then no hash can be tried any more.';

revoke all on private.readings, private.reading_counts, private.day_salts from anon, authenticated, service_role;
alter table private.readings enable row level security;
alter table private.reading_counts enable row level security;
alter table private.day_salts enable row level security;
create policy "No API role reads or writes readings" on private.readings
  for all to anon, authenticated using (false) with check (false);
create policy "No API role reads or writes counts of readings" on private.reading_counts
  for all to anon, authenticated using (false) with check (false);
create policy "No API role reads or writes salts" on private.day_salts
  for all to anon, authenticated using (false) with check (false);

create function private.caller_address()
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  -- The first is Cloudflare's, in front of hosted Supabase; our Caddy removes it. The second is Caddy's or Kong's. A client can
  -- invent the third where nothing sets the others.
  address constant text := coalesce(
    headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip', btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), ''
  );
begin
  -- One customer has 2^64 addresses of IPv6.
  if address like '%:%' and pg_input_is_valid(address, 'inet') then
    return network(set_masklen(address::inet, 64))::text;
  end if;
  return address;
end
$$;
comment on function private.caller_address() is 'The address that the gateway names; of IPv6 its network. Empty where no gateway names one: then all visitors are one reader.';

create function private.reader()
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  day_salt bytea;
begin
  if auth.uid() is not null then
    return auth.uid();
  end if;
  select salt into day_salt from private.day_salts where day = private.today();
  if not found then
    delete from private.day_salts where day < private.today();
    insert into private.day_salts values (private.today(), extensions.gen_random_bytes(16)) on conflict do nothing;
    select salt into strict day_salt from private.day_salts where day = private.today();
  end if;
  return left(encode(sha256(day_salt || convert_to(private.caller_address(), 'UTF8')), 'hex'), 32)::uuid;
end
$$;
comment on function private.reader() is 'Who reads: the caller''s login, or for a visitor a hash of their address that differs from day to day.';

create function private.tell_of_limit(kind text, most integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  member record;
  notification text;
  action text;
begin
  select said.notification, said.action into strict notification, action
    from (values
      ('profile', 'many profiles opened', 'opened many profiles'),
      ('search', 'many searches made', 'made many searches'),
      ('star', 'many stars read', 'read many stars'),
      ('picture', 'many pictures loaded', 'loaded many pictures')
    ) as said (kind, notification, action)
    where said.kind = tell_of_limit.kind;
  select card.id, card.name, account.username into member
    from public.accounts as account join public."RegisteredUsers" as card on card.id = account.registered_user_id
    where account.user_id = auth.uid();
  if member.id is null then
    perform private.notify_admin('many pictures loaded by a visitor', null, jsonb_build_object('count', most));
  else
    perform private.notify_admin(
      notification, member.id, jsonb_build_object('name', member.name, 'username', member.username, 'count', most)
    );
  end if;
  -- Not by their name: a row of the log outlives the person, and names them by their number.
  insert into public.audit_log (actor_name, action, table_name, record_id, registered_user_id, new_values)
    values (
      case when member.id is null then 'A visitor' else 'Member' end, action, 'RegisteredUsers',
      coalesce(member.id::text, ''), member.id, jsonb_build_object('count', most)
    );
end
$$;
comment on function private.tell_of_limit(text, integer) is 'Tells the admin that the caller has read as much as a day allows, and records it.';

create function private.count_readings(kind text, items text[], most integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant uuid := private.reader();
  today constant date := private.today();
  counted integer;
  added integer;
begin
  if not exists (
    select from unnest(items) as given (item)
    where not exists (
      select from private.readings as earlier
      where earlier.reader = me and earlier.day = today and earlier.kind = count_readings.kind and earlier.item = given.item
    )
  ) then
    return true;
  end if;
  insert into private.reading_counts values (me, today, count_readings.kind, 0) on conflict do nothing;
  select count into counted from private.reading_counts as counts
    where counts.reader = me and counts.day = today and counts.kind = count_readings.kind for update;
  if counted >= most then
    return false;
  end if;
  -- As many as the day allows. Fewer than given if another request has read some meanwhile.
  insert into private.readings
    select me, today, count_readings.kind, given.item
    from (select distinct item from unnest(items) as item) as given
    where not exists (
      select from private.readings as earlier
      where earlier.reader = me and earlier.day = today and earlier.kind = count_readings.kind and earlier.item = given.item
    )
    limit most - counted
    on conflict do nothing;
  get diagnostics added = row_count;
  update private.reading_counts as counts set count = counted + added
    where counts.reader = me and counts.day = today and counts.kind = count_readings.kind;
  -- With the last one, not with the first refusal: a refusal is an error, which undoes what its transaction writes.
  if added > 0 and counted + added = most then
    perform private.tell_of_limit(count_readings.kind, most);
  end if;
  return true;
end
$$;
comment on function private.count_readings(text, text[], integer) is 'Whether the caller may read any of these today. Counts each the first time, as far as the day allows; false if it allows none.';

create function private.forget_readings()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from private.readings where day < private.today();
  get diagnostics forgotten = row_count;
  delete from private.reading_counts where day < private.today();
  delete from private.day_salts where day < private.today();
  return forgotten;
end
$$;
comment on function private.forget_readings() is 'Deletes the readings of earlier days; returns how many. Run by make daily.';

create function private.count_opening(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := (select profiles_per_day from public.site_settings);
begin
  if not private.count_readings('profile', array[profile_id::text], most) then
    perform private.refuse(
      'too_many_profiles_today',
      'You have opened as many profiles as a day allows: {most}. Come back tomorrow, or call the bureau.',
      given => jsonb_build_object('most', most)
    );
  end if;
end
$$;
comment on function private.count_opening(bigint) is 'Counts a profile that a member opens. Error 22023 if that is more than a day allows.';

create function public.open_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id bigint;
begin
  if private.is_admin() then
    return;
  end if;
  my_id := private.require_member();
  -- Of a profile that they don't see there is nothing to read, of their own and of liked ones nothing to count.
  if profile_id = my_id
    or exists (select from public.likes where liker_id = my_id and likes.profile_id = open_profile.profile_id)
    or not exists (
      select from public."RegisteredUsers"
      where id = profile_id and visible and id <> all (array(select private.my_blocked_ids()))
    )
  then
    return;
  end if;
  perform private.count_opening(profile_id);
end
$$;
comment on function public.open_profile(bigint) is 'For a member: opens a profile, so that its details can be read today. The same one again counts once, one''s own and liked ones not at all. Error 22023 if that is more than a day allows. Nothing is counted for the admin.';
grant execute on function public.open_profile(bigint) to authenticated;

-- Details are read in a request of their own, which counts nothing: an answer that can be made to fail after it was computed
-- (decision 010) would undo the count. The set of ids comes first, so a request without a filter costs an index scan of some
-- hundred rows, not four look-ups for each row of the register.
create function private.my_opened_ids()
returns setof bigint
language plpgsql
stable
parallel safe
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  my_id bigint;
  hidden_ids bigint[];
begin
  select * into my_id from private.my_registered_user_ids();
  if my_id is null then
    return;
  end if;
  return next my_id;
  hidden_ids := private.hidden_from_me();
  return query
    select card.id
    from (
      select item::bigint as id from private.readings
      where reader = auth.uid() and day = private.today() and kind = 'profile'
      union
      -- A like was counted on its day.
      select profile_id from public.likes where liker_id = my_id
    ) as opened
    join public."RegisteredUsers" as card using (id)
    where card.visible and card.id <> all (hidden_ids);
end
$$;
comment on function private.my_opened_ids() is 'The profiles whose details the caller, a member, reads: their own, and those that they see and have opened today or like.';
grant execute on function private.my_opened_ids() to authenticated;

create policy "Members read details of profiles they opened, the admin all" on public.profile_details
  for select to authenticated
  using ((select private.is_admin()) or registered_user_id = any (array(select private.my_opened_ids())));

-- Transactions that lock the same rows in different orders end in a deadlock: an error for one of the callers. The order here:
-- the card, its login, its requests, its row of the search, the audit log. So a function that locks one of these first locks
-- the cards, in the order of their ids.
create function private.require_seen(my_id bigint, profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Locked before the check, so that nobody can hide the profile between the check and the caller's change.
  perform private.lock_cards(my_id, profile_id);
  -- One answer for profiles that are hidden, are blocked or don't exist.
  if profile_id = my_id or profile_id is null or not exists (
    select from public."RegisteredUsers"
    where id = profile_id and visible and id <> all (array(select private.my_blocked_ids()))
  ) then
    perform private.not_found('profile_not_available', 'This profile is not available.');
  end if;
end
$$;
comment on function private.require_seen(bigint, bigint) is 'Error PT404 unless the member can see this profile of somebody else. Locks both cards until the end of the transaction.';

create function private.name_i_see(card public."RegisteredUsers")
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when card.visible then card.name else 'User id ' || card.id || ' (hidden)' end
$$;
comment on function private.name_i_see(public."RegisteredUsers") is 'The name of a profile in a member''s own lists, or its number while it is hidden.';

create function public.block_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.lock_requests_between(my_id, profile_id);
  -- A hidden profile may be blocked too, if there was a request between the two.
  if not exists (
    select from public.contact_requests as request
    where (requester_id = my_id and request.profile_id = block_profile.profile_id)
      or (requester_id = block_profile.profile_id and request.profile_id = my_id and status in ('approved', 'revoked'))
  ) then
    perform private.require_seen(my_id, profile_id);
  end if;
  insert into public.blocks (blocker_id, profile_id) values (my_id, profile_id) on conflict do nothing;
  delete from public.likes
    where (liker_id = my_id and likes.profile_id = block_profile.profile_id)
      or (liker_id = block_profile.profile_id and likes.profile_id = my_id);
  update public.contact_requests as request set status = 'withdrawn'
    where open and requester_id = my_id and request.profile_id = block_profile.profile_id;
  -- The other member gets the same answer as for any profile that is gone.
  update public.contact_requests as request
    set status = 'declined', decline_reason = 'This profile is not available any more.', decided_by_name = 'The bureau', decided_at = now()
    where open and requester_id = block_profile.profile_id and request.profile_id = my_id;
end
$$;
comment on function public.block_profile(bigint) is 'For a member: from now on neither of the two sees the other; likes and open requests between them end.';
grant execute on function public.block_profile(bigint) to authenticated;

create function public.unblock_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  delete from public.blocks where blocker_id = my_id and blocks.profile_id = unblock_profile.profile_id;
end
$$;
comment on function public.unblock_profile(bigint) is 'For a member: removes their own block.';
grant execute on function public.unblock_profile(bigint) to authenticated;

create function public.list_my_blocks()
returns table (registered_user_id bigint, name text, created_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  return query
    select card.id, private.name_i_see(card), blocks.created_at
    from public.blocks join public."RegisteredUsers" as card on card.id = blocks.profile_id
    where blocks.blocker_id = my_id
    order by blocks.created_at desc;
end
$$;
comment on function public.list_my_blocks() is 'For a member: the people they have blocked. The number stands for the name while the profile is hidden.';
grant execute on function public.list_my_blocks() to authenticated;

-- Reports ----------------------------------------------------------------------------------------------------------------

create function private.report_reasons()
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array[
    'Wrong information', 'Not looking for marriage', 'Rude or threatening', 'Asks for money', 'Pictures of someone else', 'Other'
  ]
$$;
comment on function private.report_reasons() is 'The reasons for which a profile may be reported.';
-- A CHECK constraint runs with the rights of the role that writes.
grant execute on function private.report_reasons() to service_role;

create table public.reports (
  id bigint generated always as identity primary key,
  reporter_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  profile_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  reason text not null
    constraint reason_is_known check (reason = any (private.report_reasons())),
  note text
    constraint note_is_readable check (char_length(note) between 1 and 500),
  resolved_by_name text,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  constraint nobody_reports_themselves check (reporter_id <> profile_id)
);
comment on table public.reports is 'Members'' reports about profiles, for the admin.';

create unique index reports_one_open on public.reports (reporter_id, profile_id) where resolved_at is null;
create index reports_about on public.reports (profile_id, id desc);

revoke all on public.reports from anon, authenticated, service_role;
grant select on public.reports to authenticated;
grant select, insert, update, delete on public.reports to service_role;
alter table public.reports enable row level security;
create policy "Members read their own reports, the admin all" on public.reports
  for select to authenticated
  using (reporter_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger audit_change after insert or update or delete on public.reports
  for each row execute function private.audit_change('id', 'profile_id');
create trigger tidy_texts before insert or update on public.reports
  for each row execute function private.tidy_texts('note');

create function public.report_profile(profile_id bigint, reason text, note text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  cleaned_note text;
begin
  perform private.require_seen(my_id, profile_id);
  if reason is null or reason <> all (private.report_reasons()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'reason');
  end if;
  cleaned_note := private.clean_text('note', note, 500);
  if cleaned_note is null and reason = 'Other' then
    perform private.refuse('report_note_missing', 'Say what is wrong.', 'note');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.reports', my_id));
  if (select count(*) from public.reports where reporter_id = my_id and resolved_at is null) >= 10 then
    perform private.refuse('too_many_reports', 'The bureau has ten reports of yours to look at. Please wait for an answer.');
  end if;
  insert into public.reports (reporter_id, profile_id, reason, note)
    values (my_id, profile_id, reason, cleaned_note)
    on conflict do nothing;
  if found then
    perform private.notify_admin('profile reported', id, jsonb_build_object('name', name, 'reason', report_profile.reason))
      from public."RegisteredUsers" where id = profile_id;
  end if;
end
$$;
comment on function public.report_profile(bigint, text, text) is 'For a member: reports a profile to the admin.';
grant execute on function
  public.report_profile(bigint, text, text)
  to authenticated;

create function public.resolve_report(report_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform set_config('matrimony.audit_action', 'resolved report', true);
  update public.reports set resolved_at = now(), resolved_by_name = private.my_admin_name()
    where id = report_id and resolved_at is null;
  if not found then
    perform private.conflict('report_closed', 'This report is closed already.');
  end if;
end
$$;
comment on function public.resolve_report(bigint) is 'For the admin: closes a report.';
grant execute on function public.resolve_report(bigint) to authenticated;

-- 09_likes.sql ===========================================================================================

-- The profiles that members like.
-- Who may: a member likes for themselves and reads their own likes; the admin reads all; a visitor nothing. Only the functions
-- below write to the table.

create table public.likes (
  liker_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  profile_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (liker_id, profile_id),
  constraint nobody_likes_themselves check (liker_id <> profile_id)
);
comment on table public.likes is 'Likes between two people. Read by the one who likes, and by the admin.';

create index likes_of_profile on public.likes (profile_id);

revoke all on public.likes from anon, authenticated, service_role;
grant select on public.likes to authenticated;
grant select, insert, update, delete on public.likes to service_role;
alter table public.likes enable row level security;
create policy "Members read their own likes, the admin all" on public.likes
  for select to authenticated
  using (
    liker_id = any (array(select private.my_registered_user_ids()))
    or liker_id between (select private.least_id_for_admin()) and 9223372036854775807
  );

create trigger audit_change after insert or update or delete on public.likes
  for each row execute function private.audit_change('profile_id', 'profile_id');

create function public.like_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.require_seen(my_id, profile_id);
  perform pg_advisory_xact_lock(hashtextextended('public.likes', my_id));
  if exists (select from public.likes where liker_id = my_id and likes.profile_id = like_profile.profile_id) then
    return;
  end if;
  if (select count(*) from public.likes where liker_id = my_id) >= 500 then
    perform private.refuse('too_many_likes', 'You like 500 profiles already. Take some back first.');
  end if;
  -- Who likes a profile may read its details from then on.
  perform private.count_opening(profile_id);
  insert into public.likes (liker_id, profile_id) values (my_id, profile_id);
end
$$;
comment on function public.like_profile(bigint) is 'For a member: likes a profile that they can see. A second like changes nothing. PT404 if the profile is not available, 22023 for the limits.';
grant execute on function public.like_profile(bigint) to authenticated;

create function public.unlike_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  delete from public.likes where liker_id = my_id and likes.profile_id = unlike_profile.profile_id;
end
$$;
comment on function public.unlike_profile(bigint) is 'For a member: removes a like.';
grant execute on function public.unlike_profile(bigint) to authenticated;

-- 10_contact_requests.sql ================================================================================

-- Contact requests: a member asks for the contact details of a profile. The bureau asks the other family, and then answers.
-- Who may: a member asks and withdraws for themselves, within the limits of site_settings. The admin reads all and decides
-- (12_disclosures.sql). Only functions write to these tables.

create function private.request_is_open(status text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select status in ('requested', 'under review', 'awaiting consent')
$$;
comment on function private.request_is_open(text) is 'Whether a contact request of this status waits for the bureau.';

create function private.consent_channels()
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array['Telephone', 'WhatsApp', 'In person', 'Letter']
$$;
comment on function private.consent_channels() is 'The ways in which a family may agree.';

-- CHECK constraints and generated columns run with the rights of the role that writes.
grant execute on function private.request_is_open(text), private.consent_channels() to service_role;

create table public.contact_requests (
  id bigint generated always as identity primary key,
  requester_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  profile_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  note text
    constraint note_is_readable check (char_length(note) between 1 and 500),
  status text not null default 'requested'
    constraint status_is_known check (status in (
      'requested', 'under review', 'awaiting consent', 'approved', 'declined', 'withdrawn', 'expired', 'revoked'
    )),
  decline_reason text
    constraint decline_reason_is_readable check (char_length(decline_reason) between 1 and 300 and not private.holds_contact(decline_reason)),
  ask_again_on date,
  decided_by_name text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  open boolean not null generated always as (private.request_is_open(status)) stored,
  constraint nobody_asks_for_themselves check (requester_id <> profile_id),
  constraint declined_requests_say_why check (status <> 'declined' or decline_reason is not null),
  constraint decided_requests_say_who_decided check (
    status not in ('approved', 'declined', 'revoked') or (decided_by_name is not null and decided_at is not null)
  )
);
comment on table public.contact_requests is 'Members'' requests for contact details, and their outcome. The bureau tells the other family.';
comment on column public.contact_requests.note is 'A note from the requester to the admin.';
comment on column public.contact_requests.ask_again_on is 'The day until which the admin has postponed the request.';
comment on column public.contact_requests.open is 'Whether the request waits for the bureau.';

create unique index contact_requests_one_open on public.contact_requests (requester_id, profile_id) where open;
create index contact_requests_of_requester on public.contact_requests (requester_id, id desc);
create index contact_requests_for_target on public.contact_requests (profile_id, id desc);
create index contact_requests_open on public.contact_requests (created_at, id) where open;
-- The admin's lists have their own orders; a member's query names the member.
create index contact_requests_decided on public.contact_requests (updated_at desc, id desc) where not open;

revoke all on public.contact_requests from anon, authenticated, service_role;
grant select on public.contact_requests to authenticated;
grant select, insert, update, delete on public.contact_requests to service_role;
alter table public.contact_requests enable row level security;
create policy "Members read the requests they made, the admin all" on public.contact_requests
  for select to authenticated
  using (requester_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger set_updated_at before update on public.contact_requests
  for each row execute function private.set_updated_at();
create trigger audit_change after insert or update or delete on public.contact_requests
  for each row execute function private.audit_change('id', 'profile_id');
create trigger tidy_texts before insert or update on public.contact_requests
  for each row execute function private.tidy_texts('note', 'decline_reason');

create table public.contact_consents (
  request_id bigint not null references public.contact_requests (id) on delete cascade,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  given_on date not null,
  channel text not null
    constraint channel_is_known check (channel = any (private.consent_channels())),
  person text not null
    constraint person_is_readable check (char_length(person) between 1 and 120 and not private.holds_contact(person)),
  recorded_by_name text not null,
  recorded_at timestamptz not null default now(),
  primary key (request_id, registered_user_id)
);
comment on table public.contact_consents is 'Consent of a family to share their details: date, channel and person. Without it their details are not shared.';
comment on column public.contact_consents.registered_user_id is 'The person whose family agreed: the one who was asked for, or the one who asked.';

create index contact_consents_of_person on public.contact_consents (registered_user_id);

revoke all on public.contact_consents from anon, authenticated, service_role;
grant select on public.contact_consents to authenticated;
grant select, insert, update, delete on public.contact_consents to service_role;
alter table public.contact_consents enable row level security;
create policy "The admin reads consents" on public.contact_consents
  for select to authenticated using ((select private.is_admin()));

create trigger audit_change after insert or update or delete on public.contact_consents
  for each row execute function private.audit_change('request_id', 'registered_user_id');
create trigger tidy_texts before insert or update on public.contact_consents
  for each row execute function private.tidy_texts('person');

create function private.has_consent(about_request bigint, family_of bigint)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.contact_consents where request_id = about_request and registered_user_id = family_of
  )
$$;
comment on function private.has_consent(bigint, bigint) is 'Whether this person''s family has agreed, for this request, to share their details.';

create function private.request_allowance(my_id bigint)
returns table (
  requests_per_day integer, open_requests integer, requests_expire_after_days integer, left_today integer, left_open integer,
  next_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select settings.requests_per_day, settings.open_requests, settings.requests_expire_after_days,
    greatest(settings.requests_per_day - counted.made, 0),
    greatest(settings.open_requests - counted.open, 0),
    (
      -- The oldest of the newest N requests, N being the day's limit: the next one is possible 24 hours after it.
      select created_at + interval '24 hours' from public.contact_requests
      where requester_id = my_id and settings.requests_per_day > 0 and counted.made >= settings.requests_per_day
      order by created_at desc
      offset greatest(settings.requests_per_day - 1, 0) limit 1
    )
  from public.site_settings as settings,
    (
      select count(*) filter (where created_at > now() - interval '24 hours')::integer as made,
        count(*) filter (where contact_requests.open)::integer as open
      from public.contact_requests where requester_id = my_id
    ) as counted
$$;
comment on function private.request_allowance(bigint) is 'The limits of site_settings for contact requests, and how many a member has left of each. next_at: when a used-up day''s limit lets them ask again.';

create function public.ask_for_contact(profile_id bigint, note text default null)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  allowance record;
  new_id bigint;
begin
  perform private.require_seen(my_id, profile_id);
  -- Serializes a member's requests, so that concurrent ones can't exceed the limits.
  perform from public.accounts where registered_user_id = my_id for update;
  perform public.like_profile(profile_id);
  -- Also while the caller's own profile is hidden, and the sharing rests.
  if exists (
    select from public.disclosures
    where recipient_id = my_id and subject_id = ask_for_contact.profile_id and revoked_at is null
  ) then
    perform private.refuse('shared_already', 'The contact details are shared with you already.');
  end if;
  if exists (
    select from public.contact_requests as request
    where requester_id = my_id and request.profile_id = ask_for_contact.profile_id and open
  ) then
    perform private.refuse('asked_already', 'You have asked already. The bureau will answer.');
  end if;
  select * into strict allowance from private.request_allowance(my_id);
  if allowance.left_open = 0 then
    perform private.refuse(
      'too_many_open_requests',
      'You have {open} requests open. Wait for an answer, or withdraw one.',
      given => jsonb_build_object('open', allowance.open_requests)
    );
  end if;
  if allowance.left_today = 0 then
    perform private.refuse(
      'too_many_requests_today',
      'You have asked for as many profiles as a day allows: {most}. Please ask again later.',
      given => jsonb_build_object('most', allowance.requests_per_day)
    );
  end if;
  insert into public.contact_requests (requester_id, profile_id, note)
    values (my_id, profile_id, private.clean_text('note', note, 500))
    returning id into new_id;
  perform private.notify_admin('contact asked for', my_id, jsonb_build_object('name', asker.name, 'other', asked.name), about_request => new_id)
    from public."RegisteredUsers" as asker, public."RegisteredUsers" as asked
    where asker.id = my_id and asked.id = profile_id;
  return new_id;
end
$$;
comment on function public.ask_for_contact(bigint, text) is 'For a member: asks the bureau for the contact details of a profile that they can see, and likes it; returns the request. Error 22023 for the limits of site_settings, PT404.';
grant execute on function public.ask_for_contact(bigint, text) to authenticated;

create function public.read_request_allowance()
returns table (
  requests_per_day integer, open_requests integer, requests_expire_after_days integer, left_now integer, next_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  return query
    select mine.requests_per_day, mine.open_requests, mine.requests_expire_after_days,
      least(mine.left_today, mine.left_open),
      case when mine.left_open > 0 then mine.next_at end
    from private.request_allowance(my_id) as mine;
end
$$;
comment on function public.read_request_allowance() is 'For a member: the limits for contact requests, and how many they can make now. next_at: when a used-up day''s limit lets them ask again. With none left and no next_at, too many requests are open.';
grant execute on function public.read_request_allowance() to authenticated;

create function public.withdraw_request(request_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  request public.contact_requests;
begin
  select * into request from public.contact_requests where id = request_id and requester_id = my_id for update;
  if not found then
    perform private.not_found('request_gone', 'This request is not there any more.');
  end if;
  if not request.open then
    perform private.conflict('request_decided', 'This request has been decided already.');
  end if;
  update public.contact_requests set status = 'withdrawn' where id = request_id;
end
$$;
comment on function public.withdraw_request(bigint) is 'For a member: withdraws their own undecided request. PT409 if it is decided.';
grant execute on function public.withdraw_request(bigint) to authenticated;

-- The admin's functions --------------------------------------------------------------------------------------------------

create function private.lock_cards(one_id bigint, other_id bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  -- Call this before writing to the audit log: a deletion holds the card and waits for the log.
  select 1 from public."RegisteredUsers" where id in (one_id, other_id) order by id for key share
$$;
comment on function private.lock_cards(bigint, bigint) is 'Locks two cards against deletion until the end of the transaction.';

create function private.lock_requests_between(one_id bigint, other_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_cards(one_id, other_id);
  -- One approval may end the requests of both directions. A fixed order prevents a deadlock.
  perform from public.contact_requests
    where (requester_id = one_id and profile_id = other_id) or (requester_id = other_id and profile_id = one_id)
    order by id for update;
end
$$;
comment on function private.lock_requests_between(bigint, bigint) is 'Locks two cards against deletion, and the requests of either for the other, until the end of the transaction.';

create function private.lock_open_request(request_id bigint)
returns public.contact_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.contact_requests;
begin
  perform private.lock_requests_between(requester_id, profile_id) from public.contact_requests where id = request_id;
  select * into request from public.contact_requests where id = request_id for update;
  if not found then
    perform private.not_found('request_gone', 'This request is not there any more.');
  end if;
  if not request.open then
    perform private.conflict('request_closed', 'This request has been decided or withdrawn already.');
  end if;
  return request;
end
$$;
comment on function private.lock_open_request(bigint) is 'An undecided request, locked until the end of the transaction. Errors: PT404, and PT409 if it is not open any more.';

create function public.set_request_status(request_id bigint, new_status text, ask_again_on date default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.lock_open_request(request_id);
  if private.request_is_open(new_status) is not true then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'status');
  end if;
  if ask_again_on <= private.today() then
    perform private.refuse('day_not_ahead', 'Choose a day after today.', 'ask_again_on');
  end if;
  perform set_config('matrimony.audit_action', 'changed request', true);
  update public.contact_requests
    set status = new_status, ask_again_on = set_request_status.ask_again_on
    where id = request_id;
end
$$;
comment on function public.set_request_status(bigint, text, date) is 'For the admin: marks an open request as under review or awaiting consent, or postpones it until a day.';
grant execute on function
  public.set_request_status(bigint, text, date)
  to authenticated;

create function public.record_consent(request_id bigint, given_on date, channel text, person text, family_of bigint default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.contact_requests;
  cleaned_person text;
  agreed_id bigint;
begin
  perform private.require_admin();
  request := private.lock_open_request(request_id);
  agreed_id := coalesce(family_of, request.profile_id);
  if agreed_id not in (request.profile_id, request.requester_id) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'family_of');
  end if;
  if given_on is null or given_on > private.today() then
    perform private.refuse('consent_day_wrong', 'Enter the day on which the family agreed.', 'given_on');
  end if;
  if channel is null or channel <> all (private.consent_channels()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'channel');
  end if;
  cleaned_person := private.clean_text('person', person, 120, no_contact => true);
  if cleaned_person is null then
    perform private.refuse('consent_person_missing', 'Enter who in the family agreed.', 'person');
  end if;
  perform set_config('matrimony.audit_action', 'recorded consent', true);
  insert into public.contact_consents as consent (request_id, registered_user_id, given_on, channel, person, recorded_by_name)
    values (request_id, agreed_id, given_on, channel, cleaned_person, private.my_admin_name())
    on conflict on constraint contact_consents_pkey do update
      set given_on = excluded.given_on, channel = excluded.channel, person = excluded.person,
          recorded_by_name = excluded.recorded_by_name, recorded_at = now();
end
$$;
comment on function public.record_consent(bigint, date, text, text, bigint) is 'For the admin: records a family''s consent: date, channel and person. family_of is the one who was asked for, or the one who asked; without it the first.';
grant execute on function
  public.record_consent(bigint, date, text, text, bigint)
  to authenticated;

create function private.expire_requests(as_of timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  expired integer;
begin
  with old as (
    update public.contact_requests set status = 'expired'
      where open
        -- The time of a postponed request counts from the day to ask again.
        and greatest(created_at, ask_again_on::timestamptz)
          < as_of - (select requests_expire_after_days from public.site_settings) * interval '1 day'
      returning requester_id, profile_id
  ), notified as (
    select private.notify_member('request expired', old.requester_id, jsonb_build_object('name', card.name), old.profile_id)
    from old join public."RegisteredUsers" as card on card.id = old.profile_id
  )
  select count(*) into expired from notified;
  return expired;
end
$$;
comment on function private.expire_requests(timestamptz) is 'Expires requests that were undecided for too long at this moment; returns how many.';

create function private.expire_requests()
returns integer
language sql
security definer
set search_path = ''
as $$ select private.expire_requests(now()) $$;
comment on function private.expire_requests() is 'private.expire_requests for now.';

-- 11_notifications.sql ===================================================================================

-- Notifications for the admin and for each member.
-- Who may: the admin reads all, a member their own; both mark theirs as read. Messages never hold contact details.

create function private.notification_kinds()
returns table (kind text, audience text, once boolean, sentence text)
language sql
immutable
parallel safe
set search_path = ''
as $$
  values
    ('profile submitted', 'admin', false, '{name} was submitted and waits for verification.'),
    ('profile reported', 'admin', false, '{name} was reported by a member: {reason}.'),
    ('contact asked for', 'admin', false, '{name} asks for the contact details of {other}.'),
    ('changes proposed', 'admin', true, '{name} proposes changes to the profile.'),
    ('pictures for members', 'admin', true, '{name} shows the pictures to members only.'),
    ('pictures for visitors', 'admin', true, '{name} shows the pictures to visitors too.'),
    ('shown again', 'admin', true, '{name} wants to be seen again.'),
    ('put on hold', 'admin', true, '{name} has put the profile on hold.'),
    ('settled', 'admin', true, '{name} is {status}.'),
    ('deletion asked for', 'admin', true, '{name} asks for the profile to be deleted.'),
    ('deletion withdrawn', 'admin', true, '{name} wants to stay: the request for deletion is taken back.'),
    ('many profiles opened', 'admin', true, '{name} (login {username}) has opened {count} profiles today, as many as a day allows.'),
    ('many searches made', 'admin', true, '{name} (login {username}) has made {count} searches today, as many as a day allows.'),
    ('many stars read', 'admin', true, '{name} (login {username}) has read the stars of {count} profiles today, as many as a day allows.'),
    ('many pictures loaded', 'admin', true, '{name} (login {username}) has loaded {count} pictures today, as many as a day allows.'),
    ('many pictures loaded by a visitor', 'admin', false, 'A visitor has loaded {count} pictures today, as many as a day allows.'),
    -- Free text, left by the bureau's own scripts.
    ('note', 'admin', false, '{text}'),
    ('password set', 'member', false, 'Your password was set by {admin} on {day}. If you did not ask for that, call the bureau.'),
    ('profile verified', 'member', false, 'Your profile is verified and can be seen.'),
    ('changes requested', 'member', false, 'The bureau asks for changes to your profile: {reason}'),
    ('changes approved', 'member', false, 'The bureau has approved the changes to your profile.'),
    ('changes approved in part', 'member', false,
      'The bureau has approved the changes to your profile, except what it had corrected itself.'),
    ('changes declined', 'member', false, 'The bureau has not accepted the changes to your profile: {reason}'),
    ('request expired', 'member', false, 'Your request about {name} has expired without an answer. You may ask again.'),
    ('request declined', 'member', false, '{name}: the bureau has declined your request. {reason}'),
    ('contact received', 'member', false, 'The contact details of {name} are shared with you.'),
    ('contact given', 'member', false, 'Your contact details were shared with {name}.'),
    ('contact lost', 'member', false, 'The contact details of {name} are not shared with you any more.'),
    ('contact taken back', 'member', false, 'Your contact details are not shared with {name} any more.')
$$;
comment on function private.notification_kinds() is 'Each kind of notification: its audience and its sentence, with the names of its values in braces. once: whether it replaces the same one that is still unread.';

create function private.is_notification_kind(entered text, for_admin boolean)
returns boolean
language sql
immutable
parallel safe
security definer
set search_path = ''
as $$
  select exists (
    select from private.notification_kinds() where kind = entered and audience = case when for_admin then 'admin' else 'member' end
  )
$$;
comment on function private.is_notification_kind(text, boolean) is 'Whether this is a kind of notification for the admin, or for a member.';
-- A CHECK constraint runs with the rights of the role that writes: members and the admin update read_at.
grant execute on function private.is_notification_kind(text, boolean) to authenticated, service_role;

create table public.notifications (
  id bigint generated always as identity primary key,
  recipient uuid references auth.users (id) on delete cascade,
  message text not null
    constraint message_is_readable check (char_length(message) between 1 and 300),
  registered_user_id bigint references public."RegisteredUsers" (id) on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  request_id bigint references public.contact_requests (id) on delete cascade,
  kind text not null,
  given jsonb not null default '{}'
    constraint values_have_names check (jsonb_typeof(given) = 'object'),
  constraint kind_is_for_the_recipient check (private.is_notification_kind(kind, for_admin => recipient is null))
);
comment on table public.notifications is 'Notifications for members and the admin.';
comment on column public.notifications.recipient is 'The login of the member; null means the admin.';
comment on column public.notifications.registered_user_id is 'The profile that it is about.';
comment on column public.notifications.read_at is 'The time of reading; null while unread.';
comment on column public.notifications.request_id is 'The contact request that it is about. The message names both people, so it is deleted when either is erased.';
comment on column public.notifications.kind is 'One of private.notification_kinds(); decides the link.';
comment on column public.notifications.given is 'The values in the sentence of the kind, by name: the site has the sentence in each language. The message is the English one.';

create index notifications_for_recipient on public.notifications (recipient, created_at desc, id desc);
create index notifications_about_profile on public.notifications (registered_user_id);
create index notifications_about_request on public.notifications (request_id);
create index notifications_for_admin on public.notifications (id desc) where recipient is null;
create index notifications_unread_by_admin on public.notifications (id desc) where recipient is null and read_at is null;
-- No range of recipients holds null, so the admin's notifications are indexed under a login that nobody has.
create index notifications_of_inbox on public.notifications
  (coalesce(recipient, '00000000-0000-0000-0000-000000000000'), created_at desc, id desc);

revoke all on public.notifications from anon, authenticated, service_role;
grant select on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
-- read_at is the only column that the API may update.
grant update (read_at) on public.notifications to authenticated;
alter table public.notifications enable row level security;

create function private.my_inboxes()
returns setof uuid
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return query
    select auth.uid() where private.is_active_member()
    union all
    select uuid '00000000-0000-0000-0000-000000000000' where private.is_admin();
end
$$;
comment on function private.my_inboxes() is 'The recipients whose notifications are the caller''s: their login, and for an admin the login of zeros too.';

create function private.least_login_for_admin()
returns uuid
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return case when private.is_admin() then uuid '00000000-0000-0000-0000-000000000001' end;
end
$$;
comment on function private.least_login_for_admin() is 'The counterpart of private.least_id_for_admin() for logins.';
grant execute on function private.my_inboxes(), private.least_login_for_admin() to authenticated;

create policy "Members read their own notifications, the admin all" on public.notifications
  for select to authenticated
  using (
    coalesce(recipient, '00000000-0000-0000-0000-000000000000') = any (array(select private.my_inboxes()))
    or coalesce(recipient, '00000000-0000-0000-0000-000000000000')
      between (select private.least_login_for_admin()) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  );
create policy "Users mark their own notifications as read" on public.notifications
  for update to authenticated
  using (
    (recipient = (select auth.uid()) and (select private.is_active_member()))
    or (recipient is null and (select private.is_admin()))
  )
  with check (
    (recipient = (select auth.uid()) and (select private.is_active_member()))
    or (recipient is null and (select private.is_admin()))
  );

create trigger audit_change after insert or update or delete on public.notifications
  for each row execute function private.audit_change('id', 'registered_user_id');

create function private.notification_text(notification_kind text, given jsonb)
returns text
language sql
stable
set search_path = ''
as $$
  select left(private.fill(sentence, given), 300) from private.notification_kinds() where kind = notification_kind
$$;
comment on function private.notification_text(text, jsonb) is 'The message of a kind of notification, with these values in its sentence.';

create function private.notify_member(notification_kind text, recipient_id bigint, given jsonb default '{}', profile_id bigint default null)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.notifications (kind, recipient, registered_user_id, message, given)
  select notification_kind, user_id, coalesce(profile_id, recipient_id), private.notification_text(notification_kind, given), given
  from public.accounts where registered_user_id = recipient_id
$$;
comment on function private.notify_member(text, bigint, jsonb, bigint) is 'Adds a notification for a person, if they have a login: about themselves, or about somebody else.';

create function private.notify_admin(notification_kind text, profile_id bigint, given jsonb default '{}', about_request bigint default null)
returns void
language sql
security definer
set search_path = ''
as $$
  -- A member may change their mind often: the admin gets each notification once, at the time of the last change.
  delete from public.notifications
    where registered_user_id = profile_id and recipient is null and read_at is null
      and kind = notification_kind and notifications.given = notify_admin.given
      and kind in (select kinds.kind from private.notification_kinds() as kinds where once);
  insert into public.notifications (kind, recipient, registered_user_id, message, given, request_id)
    values (notification_kind, null, profile_id, private.notification_text(notification_kind, given), given, about_request)
$$;
comment on function private.notify_admin(text, bigint, jsonb, bigint) is 'Adds a notification for the admin about a person, or about their contact request.';

-- 12_disclosures.sql =====================================================================================

-- Contact details, and the ledger of who received them.
--
-- Why reading takes two calls (decision 010): the caller of the API chooses columns, casts and filters of the answer. A cast
-- that fails, or fails only for some values, aborts the transaction after the function has run. The rollback removes the
-- function's record and count, while the error tells the value, or whether a filter held. No return type prevents it: every
-- value can be taken apart as JSON and cast. So the first call only records, and its answer depends on no stored value. The
-- second call finds the record committed, and answers.
--
-- The error of a cast also holds the value, and errors go to the database's log. So a transaction that returns contact details
-- logs no errors. Members and the admin hold no select grant on the table: only functions return contact details to them.
--
-- Who may: members read their own contact details, and while both profiles are shown, those shared with them. The admin reads
-- those whose opening is recorded, for a minute, and decides what is shared.

create table public.disclosures (
  id bigint generated always as identity primary key,
  request_id bigint not null references public.contact_requests (id) on delete cascade,
  subject_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  recipient_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  shared_by_name text not null,
  shared_at timestamptz not null default now(),
  revoked_by_name text,
  revoked_at timestamptz,
  revoke_reason text
    constraint revoke_reason_is_readable check (char_length(revoke_reason) between 1 and 300 and not private.holds_contact(revoke_reason)),
  constraint revoked_disclosures_say_who_revoked check ((revoked_at is null) = (revoked_by_name is null)),
  unique (request_id, subject_id)
);
comment on table public.disclosures is 'The ledger: the owner of the contact details, the recipient, when they were shared, and the admin who shared them. A request that is approved both ways has two.';

create index disclosures_about on public.disclosures (subject_id, id desc);
-- At most one is in force, so that what is revoked is gone.
create unique index disclosures_in_force on public.disclosures (recipient_id, subject_id) where revoked_at is null;

revoke all on public.disclosures from anon, authenticated, service_role;
grant select on public.disclosures to authenticated;
grant select, insert, update, delete on public.disclosures to service_role;
alter table public.disclosures enable row level security;
create policy "Members read disclosures about themselves, the admin all" on public.disclosures
  for select to authenticated
  using (subject_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger audit_change after insert or update or delete on public.disclosures
  for each row execute function private.audit_change('id', 'subject_id');
create trigger tidy_texts before insert or update on public.disclosures
  for each row execute function private.tidy_texts('revoke_reason');

create function private.shared_with_me()
returns setof bigint
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  -- A hidden or blocked profile hides its contact details. A recipient whose own profile is hidden reads nobody's.
  return query
    select disclosures.subject_id
    from public.disclosures
    join public."RegisteredUsers" as subject on subject.id = disclosures.subject_id
    join public."RegisteredUsers" as recipient on recipient.id = disclosures.recipient_id
    where disclosures.recipient_id = any (array(select private.my_registered_user_ids()))
      and disclosures.revoked_at is null
      and subject.visible and recipient.visible
      and disclosures.subject_id <> all (array(select private.my_blocked_ids()));
end
$$;
comment on function private.shared_with_me() is 'The registered users whose contact details are now shared with the caller.';
grant execute on function private.shared_with_me() to authenticated;

-- No "or is_admin()": every read would scan the whole table, and the admin's reads must be recorded. See
-- public.open_contact_details.
create policy "Members read their own contact details and shared ones" on public.contact_details
  for select to authenticated
  using (registered_user_id = any (array(
    select private.my_registered_user_ids() union all select private.shared_with_me()
  )));

-- The office's note about a person holds further phone numbers: the lines of a file or a paper with contact details. So it is as
-- closed as contact details. What needs no opening is in the log (13_profile_log.sql). No API role reads the table; the admin reads it after a recorded opening.
create table private.office_notes (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  note text not null check (note <> '' and char_length(note) <= 2000)
);
comment on table private.office_notes is 'The office''s own note about a person, with further phone numbers. The admin reads it after a recorded opening; the person gets it with all their data.';

-- The planner's statistics would keep samples of the notes, also of people who are erased.
alter table private.office_notes alter column note set statistics 0;

revoke all on private.office_notes from anon, authenticated, service_role;
alter table private.office_notes enable row level security;
create policy "No API role reads or writes office notes" on private.office_notes
  for all to anon, authenticated using (false) with check (false);

create trigger audit_change after insert or update or delete on private.office_notes
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id', 'note');

create function private.has_opened_contact(profile_id bigint, within interval)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.audit_log
    where registered_user_id = profile_id and actor = (select auth.uid())
      and action in ('read contact details', 'put contact details on biodata', 'put contact details in message')
      and happened_at > now() - within
  )
$$;
comment on function private.has_opened_contact(bigint, interval) is 'Whether the caller''s opening of a person''s contact details is on record within this time.';

create function private.record_opening(profile_id bigint, audit_action text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if exists (select from public.contact_details where registered_user_id = profile_id)
    or exists (select from private.office_notes where registered_user_id = profile_id) then
    perform private.write_audit(audit_action, 'contact_details', profile_id::text, profile_id);
  end if;
end
$$;
comment on function private.record_opening(bigint, text) is 'Records that the admin opens a person''s contact details, if there are any.';

create function public.open_contact_details(wanted_id bigint)
returns void language sql security definer set search_path = ''
as $$ select private.record_opening(wanted_id, 'read contact details') $$;
comment on function public.open_contact_details(bigint) is 'For the admin: records in the audit log that they open a person''s contact details. read_contact_details then returns them for a minute.';
grant execute on function public.open_contact_details(bigint) to authenticated;

create function public.open_contact_for_biodata(profile_id bigint)
returns void language sql security definer set search_path = ''
as $$ select private.record_opening(profile_id, 'put contact details on biodata') $$;
comment on function public.open_contact_for_biodata(bigint) is 'For the admin: records in the audit log that they put a person''s contact details on a biodata. read_contact_details then returns them for a minute.';
grant execute on function public.open_contact_for_biodata(bigint) to authenticated;

-- An admin who has set a member's password may be the one who signs in. So for seven days the login reads contact details only
-- after a record, once a day.
create function private.must_record_reading()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.accounts
    where user_id = (select auth.uid()) and bureau_password_at > now() - interval '7 days'
      and not exists (
        select from public.audit_log
        where audit_log.registered_user_id = accounts.registered_user_id and actor = accounts.user_id
          and action = 'login read contact details' and happened_at > now() - interval '1 day'
      )
  );
end
$$;
comment on function private.must_record_reading() is 'Whether the bureau set the password of the caller''s login in the last seven days, and no reading is on record since yesterday.';

create function public.record_my_reading()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  if private.must_record_reading() then
    perform private.write_audit('login read contact details', 'contact_details', my_id::text, my_id, null, (
      select jsonb_build_object('bureau_password_by', bureau_password_by, 'bureau_password_at', bureau_password_at)
      from public.accounts where user_id = (select auth.uid())
    ));
  end if;
end
$$;
comment on function public.record_my_reading() is 'For a member whose password the bureau set in the last seven days: records in the audit log that this login reads contact details, at most once a day. read_contact_details and export_my_data then answer.';
grant execute on function public.record_my_reading() to authenticated;

create function public.read_contact_details(profile_id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_out_of_log();
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  if private.is_admin() then
    if exists (select from public.contact_details where registered_user_id = profile_id)
      and not private.has_opened_contact(profile_id, interval '1 minute') then
      perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
    end if;
  elsif profile_id <> all (array(select private.my_registered_user_ids() union all select private.shared_with_me())) then
    return null;
  elsif private.must_record_reading() then
    return '{"record_first": true}';
  end if;
  return (
    select jsonb_build_object('phone_number', phone_number, 'email', email, 'address', address)
    from public.contact_details where registered_user_id = profile_id
  );
end
$$;
comment on function public.read_contact_details(bigint) is '{phone_number, email, address} of one registered user. A member reads their own and those shared with them, and gets null for others; {record_first} asks them for record_my_reading. The admin reads those that they have opened, see open_contact_details.';
grant execute on function public.read_contact_details(bigint) to authenticated;

create function public.read_office_note(profile_id bigint)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept constant text := (select note from private.office_notes where registered_user_id = profile_id);
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  if kept is not null and not private.has_opened_contact(profile_id, interval '1 minute') then
    perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
  end if;
  return coalesce(kept, '');
end
$$;
comment on function public.read_office_note(bigint) is 'For the admin: the office''s note about a person, after open_contact_details; empty if there is none.';
grant execute on function public.read_office_note(bigint) to authenticated;

create function public.save_office_note(profile_id bigint, note text, seen_note text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  cleaned text;
  kept text;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(seen_note);
  perform private.lock_profile(profile_id);
  cleaned := private.clean_text('note', note, 2000);
  select office_notes.note into kept from private.office_notes where registered_user_id = profile_id;
  -- Whether a guess at the note is right is an answer about it. A note takes longer to write than a minute.
  if kept is not null and not private.has_opened_contact(profile_id, interval '1 day') then
    perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
  end if;
  -- The same again is a second try: the answer to the first was lost.
  if kept is distinct from nullif(seen_note, '') and kept is distinct from cleaned then
    perform private.conflict('note_changed', 'Somebody else has changed this note. Open the contact details again to see it.');
  end if;
  if cleaned is null then
    delete from private.office_notes where registered_user_id = profile_id;
  else
    insert into private.office_notes (registered_user_id, note) values (profile_id, cleaned)
      on conflict (registered_user_id) do update set note = excluded.note;
  end if;
  return coalesce(cleaned, '');
end
$$;
comment on function public.save_office_note(bigint, text, text) is 'For the admin: replaces the office''s note about a person, at most 2000 characters; an empty one removes it. Returns the note as it is stored. Error 42501 for a note that is there, unless the contact details were opened within a day. PT409 if the note is neither the one that the admin saw (empty for none) nor the same already.';
grant execute on function public.save_office_note(bigint, text, text) to authenticated;

-- Sharing ----------------------------------------------------------------------------------------------------------------

create function private.share_contact(about_request bigint, subject public."RegisteredUsers", recipient public."RegisteredUsers")
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The other direction may be in force already, by another request.
  insert into public.disclosures (request_id, subject_id, recipient_id, shared_by_name)
    values (about_request, subject.id, recipient.id, private.my_admin_name())
    on conflict (recipient_id, subject_id) where revoked_at is null do nothing;
  if found then
    perform private.notify_member('contact received', recipient.id, jsonb_build_object('name', subject.name), subject.id);
    perform private.notify_member('contact given', subject.id, jsonb_build_object('name', recipient.name), recipient.id);
  end if;
end
$$;
comment on function private.share_contact(bigint, public."RegisteredUsers", public."RegisteredUsers") is 'Shares the subject''s contact details with the recipient and notifies both, unless they are shared already.';

create function public.decide_request(
  request_id bigint, approve boolean, decline_reason text default null, both_ways boolean default false
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.contact_requests;
  cleaned_reason text;
  requester public."RegisteredUsers";
  target public."RegisteredUsers";
begin
  perform private.require_admin();
  request := private.lock_open_request(request_id);
  select * into strict requester from public."RegisteredUsers" where id = request.requester_id;
  select * into strict target from public."RegisteredUsers" where id = request.profile_id;
  cleaned_reason := private.clean_text('decline_reason', decline_reason, 300, no_contact => true);
  if cleaned_reason is null and approve is not true then
    perform private.refuse('request_reason_missing', 'Say why: the family that asked reads it.', 'decline_reason');
  end if;
  if approve is null then
    perform private.refuse('decision_missing', 'Approve or decline.');
  end if;
  perform set_config('matrimony.audit_action', case when approve then 'approved request' else 'declined request' end, true);
  if not approve then
    update public.contact_requests
      set status = 'declined', decline_reason = cleaned_reason, decided_by_name = private.my_admin_name(), decided_at = now()
      where id = request_id;
    perform private.notify_member('request declined', requester.id, jsonb_build_object('name', target.name, 'reason', cleaned_reason), target.id);
    return;
  end if;
  if not private.has_consent(request_id, target.id) then
    perform private.refuse('consent_missing', 'Record first that the other family agrees.');
  end if;
  if both_ways and not private.has_consent(request_id, requester.id) then
    perform private.refuse('own_consent_missing', 'Record first that the family that asked agrees too.', 'both_ways');
  end if;
  if not (requester.visible and target.visible) then
    perform private.refuse('profiles_not_visible', 'Both profiles must be verified and active.');
  end if;
  if exists (
    select from public.blocks
    where (blocker_id = request.requester_id and profile_id = request.profile_id)
      or (blocker_id = request.profile_id and profile_id = request.requester_id)
  ) then
    perform private.refuse('one_has_blocked', 'One of the two has blocked the other.');
  end if;
  -- Both ways, an open request of the other direction is answered too.
  update public.contact_requests
    set status = 'approved', decided_by_name = private.my_admin_name(), decided_at = now()
    where id = request_id or (both_ways and open and requester_id = target.id and profile_id = requester.id);
  perform private.share_contact(request_id, target, requester);
  if both_ways then
    perform private.share_contact(request_id, requester, target);
  end if;
end
$$;
comment on function public.decide_request(bigint, boolean, text, boolean) is 'For the admin: approves or declines an open request. An approval needs a recorded consent, shares the contact details with the one who asked and notifies both. both_ways needs both families'' consents and shares each one''s details with the other. A refusal needs a reason. PT409 if it is not open any more.';
grant execute on function
  public.decide_request(bigint, boolean, text, boolean)
  to authenticated;

create function public.revoke_disclosure(disclosure_id bigint, revoke_reason text, both_ways boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  chosen public.disclosures;
  disclosure public.disclosures;
  cleaned_reason text;
  subject public."RegisteredUsers";
  recipient public."RegisteredUsers";
begin
  perform private.require_admin();
  perform private.lock_requests_between(subject_id, recipient_id) from public.disclosures where id = disclosure_id;
  select * into chosen from public.disclosures where id = disclosure_id for update;
  if not found then
    perform private.not_found('disclosure_gone', 'This is not shared any more.');
  end if;
  if chosen.revoked_at is not null then
    perform private.conflict('disclosure_revoked', 'This was taken back already.');
  end if;
  cleaned_reason := private.clean_text('revoke_reason', revoke_reason, 300, no_contact => true);
  if cleaned_reason is null then
    perform private.refuse('revoke_reason_missing', 'Say why: members read it.', 'revoke_reason');
  end if;
  perform set_config('matrimony.audit_action', 'revoked disclosure', true);
  for disclosure in
    update public.disclosures
      set revoked_at = now(), revoked_by_name = private.my_admin_name(), revoke_reason = cleaned_reason
      where id = chosen.id
        or (both_ways and revoked_at is null and subject_id = chosen.recipient_id and recipient_id = chosen.subject_id)
      returning *
  loop
    select * into strict subject from public."RegisteredUsers" where id = disclosure.subject_id;
    select * into strict recipient from public."RegisteredUsers" where id = disclosure.recipient_id;
    update public.contact_requests
      set status = 'revoked', decided_by_name = private.my_admin_name(), decided_at = now()
      where status = 'approved' and requester_id = recipient.id and profile_id = subject.id;
    perform private.notify_member('contact lost', recipient.id, jsonb_build_object('name', subject.name), subject.id);
    perform private.notify_member('contact taken back', subject.id, jsonb_build_object('name', recipient.name), recipient.id);
  end loop;
end
$$;
comment on function public.revoke_disclosure(bigint, text, boolean) is 'For the admin: revokes a disclosure, or both ways what is shared between the two; the recipient loses the details at once.';
grant execute on function public.revoke_disclosure(bigint, text, boolean) to authenticated;

create function public.list_my_disclosures()
returns table (id bigint, other_id bigint, other_name text, shared_at timestamptz, shared_by_name text, revoked_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  -- Also names people whose profile is hidden: they received the caller's own details.
  return query
    select disclosures.id, card.id, card.name, disclosures.shared_at, disclosures.shared_by_name, disclosures.revoked_at
    from public.disclosures join public."RegisteredUsers" as card on card.id = disclosures.recipient_id
    where disclosures.subject_id = my_id
    order by disclosures.id desc;
end
$$;
comment on function public.list_my_disclosures() is 'For a member: who received their contact details, when, and from which admin.';
grant execute on function public.list_my_disclosures() to authenticated;

create function public.list_shared_with_me()
returns table (id bigint, other_id bigint, other_name text, other_first_img text, shared_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  -- A deleted or hidden person is not in private.shared_with_me.
  return query
    select disclosures.id, card.id, card.name, card.first_img, disclosures.shared_at
    from public.disclosures join public."RegisteredUsers" as card on card.id = disclosures.subject_id
    where disclosures.recipient_id = my_id and disclosures.revoked_at is null
      and disclosures.subject_id = any (array(select private.shared_with_me()))
    order by disclosures.id desc;
end
$$;
comment on function public.list_shared_with_me() is 'For a member: whose contact details they may read now, and since when.';
grant execute on function public.list_shared_with_me() to authenticated;

-- 13_contact_attempts.sql ================================================================================

-- Work on a request. The admin notes each attempt to reach the other family, with the day to ask again. They may send shared
-- contact details in a message, which is recorded first.
-- Who may: the admin notes and reads attempts; members find those about themselves in their exported data. Only the function
-- writes to the table.

create table public.contact_attempts (
  id bigint generated always as identity primary key,
  request_id bigint not null references public.contact_requests (id) on delete cascade,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  channel text not null
    constraint channel_is_known check (channel = any (private.consent_channels())),
  note text not null
    constraint note_is_readable check (char_length(note) between 1 and 300 and not private.holds_contact(note)),
  tried_by_name text not null,
  tried_at timestamptz not null default now()
);
comment on table public.contact_attempts is 'Attempts of the bureau to reach a family about a request, and their outcome: "nobody at home".';
comment on column public.contact_attempts.registered_user_id is 'The person whose family it was.';

create index contact_attempts_of_request on public.contact_attempts (request_id, id desc);
create index contact_attempts_of_person on public.contact_attempts (registered_user_id);

revoke all on public.contact_attempts from anon, authenticated, service_role;
grant select on public.contact_attempts to authenticated;
grant select, insert, update, delete on public.contact_attempts to service_role;
alter table public.contact_attempts enable row level security;
create policy "The admin reads attempts" on public.contact_attempts
  for select to authenticated using ((select private.is_admin()));

create trigger audit_change after insert or update or delete on public.contact_attempts
  for each row execute function private.audit_change('request_id', 'registered_user_id');
create trigger tidy_texts before insert or update on public.contact_attempts
  for each row execute function private.tidy_texts('note');

create function public.note_attempt(request_id bigint, channel text, note text, ask_again_on date default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.contact_requests;
  cleaned_note text;
begin
  perform private.require_admin();
  request := private.lock_open_request(request_id);
  if channel is null or channel <> all (private.consent_channels()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'channel');
  end if;
  cleaned_note := private.clean_text('note', note, 300, no_contact => true);
  if cleaned_note is null then
    perform private.refuse('attempt_note_missing', 'Write the result.', 'note');
  end if;
  if ask_again_on <= private.today() then
    perform private.refuse('day_not_ahead', 'Choose a day after today.', 'ask_again_on');
  end if;
  perform set_config('matrimony.audit_action', 'noted attempt', true);
  -- The same again is a second try: the answer to the first was lost.
  if not exists (
    select from public.contact_attempts as attempt
    where attempt.request_id = request.id and attempt.channel = note_attempt.channel and attempt.note = cleaned_note
      and tried_by_name = private.my_admin_name() and tried_at > now() - interval '10 minutes'
  ) then
    insert into public.contact_attempts (request_id, registered_user_id, channel, note, tried_by_name)
      values (request_id, request.profile_id, channel, cleaned_note, private.my_admin_name());
  end if;
  update public.contact_requests set ask_again_on = note_attempt.ask_again_on where id = request.id;
end
$$;
comment on function public.note_attempt(bigint, text, text, date) is 'For the admin: notes an attempt to reach the other family. Postpones the request until a day, or without one ends the postponement. The same again within ten minutes is noted once. PT409 if it is decided.';
grant execute on function
  public.note_attempt(bigint, text, text, date)
  to authenticated;

-- Shared contact details in a message --------------------------------------------------------------------------------------

create function public.open_contact_for_message(disclosure_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  disclosure public.disclosures;
begin
  perform private.require_admin();
  select * into disclosure from public.disclosures where id = disclosure_id;
  if not found then
    perform private.not_found('disclosure_gone', 'This is not shared any more.');
  end if;
  -- The same rule as for the recipient on the site: not if revoked, hidden or blocked.
  if disclosure.revoked_at is not null
    or exists (
      select from public."RegisteredUsers" where id in (disclosure.subject_id, disclosure.recipient_id) and not visible
    )
    or exists (
      select from public.blocks
      where (blocker_id = disclosure.subject_id and profile_id = disclosure.recipient_id)
        or (blocker_id = disclosure.recipient_id and profile_id = disclosure.subject_id)
    )
  then
    perform private.conflict('disclosure_not_in_force', 'The family that asked cannot see these details any more.');
  end if;
  perform private.write_audit(
    'put contact details in message', 'disclosures', disclosure_id::text, disclosure.subject_id,
    null, jsonb_build_object('recipient_id', disclosure.recipient_id)
  );
end
$$;
comment on function public.open_contact_for_message(bigint) is 'For the admin: records in the audit log that they put shared contact details in a message to the recipient. read_contact_details then returns them for a minute. PT409 if they are not shared any more.';
grant execute on function public.open_contact_for_message(bigint) to authenticated;

-- 13_profile_log.sql =====================================================================================

-- The bureau's log about a person: what was said in a call or at a visit, and the day to call again. Entries are added, never
-- changed, so two admins lose nothing. All admins read it without opening the contact details. So no entry holds one: the lines
-- of a file or a paper that do are stored in the office's note, which is read after a recorded opening.
-- Who may: the admin reads and writes entries; members find those about themselves in their exported data. Only functions write.

create table public.profile_log (
  id bigint generated always as identity primary key,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  kind text not null
    constraint kind_is_known check (kind = 'Other' or kind = any (private.consent_channels())),
  entry text not null
    constraint entry_is_readable check (char_length(entry) between 1 and 1000 and not private.holds_contact(entry)),
  call_again_on date,
  done_at timestamptz,
  written_by_name text not null,
  written_at timestamptz not null default now(),
  constraint only_calls_are_done check (done_at is null or call_again_on is not null)
);
comment on table public.profile_log is 'The bureau''s log about a person, entry by entry, without contact details.';
comment on column public.profile_log.call_again_on is 'The day on which the bureau wants to call again.';
comment on column public.profile_log.done_at is 'The time at which an admin marked that call as done.';

create index profile_log_of_person on public.profile_log (registered_user_id, id desc);
create index profile_log_due on public.profile_log (call_again_on, id) where done_at is null and call_again_on is not null;

revoke all on public.profile_log from anon, authenticated, service_role;
grant select on public.profile_log to authenticated;
grant select, insert, update, delete on public.profile_log to service_role;
alter table public.profile_log enable row level security;
create policy "The admin reads the log" on public.profile_log
  for select to authenticated using ((select private.is_admin()));

create trigger audit_change after insert or update or delete on public.profile_log
  for each row execute function private.audit_change('id', 'registered_user_id');
create trigger tidy_texts before insert or update on public.profile_log
  for each row execute function private.tidy_texts('entry');

create function public.add_log_entry(profile_id bigint, kind text, entry text, call_again_on date default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  cleaned text;
begin
  perform private.require_admin();
  perform private.lock_profile(profile_id);
  if kind is null or (kind <> 'Other' and kind <> all (private.consent_channels())) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'kind');
  end if;
  cleaned := private.clean_text('entry', entry, 1000);
  if cleaned is null then
    perform private.refuse('log_entry_missing', 'Write what was said or done.', 'entry');
  end if;
  if private.holds_contact(cleaned) then
    perform private.refuse('contact_in_log', 'Leave out the phone number or e-mail address: it belongs to the contact details.', 'entry');
  end if;
  if call_again_on < private.today() then
    perform private.refuse('day_past', 'Choose today or a later day.', 'call_again_on');
  end if;
  -- The same again is a second try: the answer to the first was lost.
  if not exists (
    select from public.profile_log as written
    where written.registered_user_id = profile_id and written.kind = add_log_entry.kind and written.entry = cleaned
      and written.call_again_on is not distinct from add_log_entry.call_again_on
      and written_by_name = private.my_admin_name() and written_at > now() - interval '10 minutes'
  ) then
    insert into public.profile_log (registered_user_id, kind, entry, call_again_on, written_by_name)
      values (profile_id, add_log_entry.kind, cleaned, add_log_entry.call_again_on, private.my_admin_name());
  end if;
end
$$;
comment on function public.add_log_entry(bigint, text, text, date) is 'For the admin: adds an entry to the log of a person, with the day to call again. The same again within ten minutes is one entry. Error 22023 names the field in its hint, also for a text with contact details. PT404.';

create function public.finish_log_call(entry_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.profile_log set done_at = coalesce(done_at, now()) where id = entry_id and call_again_on is not null;
  if not found then
    perform private.not_found('log_entry_gone', 'This entry is not there any more.');
  end if;
end
$$;
comment on function public.finish_log_call(bigint) is 'For the admin: marks the call that an entry of the log asks for as done. PT404 if no entry asks for it.';
grant execute on function
  public.add_log_entry(bigint, text, text, date),
  public.finish_log_call(bigint)
  to authenticated;

create function private.keep_lines(profile_id bigint, field text, entered text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  line text;
  entry text := '';
  closed text := '';
begin
  foreach line in array coalesce(string_to_array(private.clean_text(field, entered, 2000), E'\n'), '{}') loop
    -- Together with the lines before it: a number may be spread over two.
    if char_length(line) > 1000 or private.holds_contact(right(entry, 200) || E'\n' || line) then
      closed := closed || E'\n' || line;
    elsif char_length(entry) + char_length(line) >= 1000 then
      insert into public.profile_log (registered_user_id, kind, entry, written_by_name)
        values (profile_id, 'Other', btrim(entry, E' \n'), private.my_admin_name());
      entry := line;
    else
      entry := entry || E'\n' || line;
    end if;
  end loop;
  if btrim(entry, E' \n') <> '' then
    insert into public.profile_log (registered_user_id, kind, entry, written_by_name)
      values (profile_id, 'Other', btrim(entry, E' \n'), private.my_admin_name());
  end if;
  if btrim(closed, E' \n') <> '' then
    insert into private.office_notes (registered_user_id, note) values (profile_id, btrim(closed, E' \n'));
  end if;
end
$$;
comment on function private.keep_lines(bigint, text, text) is 'Stores the further lines of a file or a paper about a new person: those with contact details in the office''s note, the others in the log.';

-- 14_field_checks.sql ====================================================================================

-- Checks and writes a person's fields, for the registration form, editing, members' proposals and CSV files. A person is one
-- flat JSON object whose keys are column names of "RegisteredUsers", profile_details and contact_details.
-- Who may: nothing here is callable through the API.

create function private.columns_of(of_table text)
returns text[]
language sql
stable
set search_path = ''
as $$
  select array_agg(field order by position) from private.person_fields where table_name = of_table
$$;
comment on function private.columns_of(text) is 'The person fields of this table.';

create function private.picture_columns()
returns text[]
language sql
stable
set search_path = ''
as $$
  select array_agg(field order by position) from private.person_fields where kind = 'picture'
$$;
comment on function private.picture_columns() is 'The person fields that hold a picture or a chart.';

create function private.clean_person(entered jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  perform private.refuse_large(entered);
  if jsonb_typeof(entered) is distinct from 'object'
    or exists (select from jsonb_each(entered) where jsonb_typeof(value) in ('object', 'array')) then
    perform private.refuse('no_person', 'These are no fields of a person.');
  end if;
  return (
    -- NFKC: wide, circled and mathematical letters become plain ones.
    -- All values become text, numbers too; the columns' types parse them again.
    select coalesce(jsonb_object_agg(key, nullif(btrim(normalize(value, NFKC)), '')), '{}')
    from jsonb_each_text(entered)
    -- The date of birth, if given, decides the age.
    where key <> 'age' or nullif(btrim(entered ->> 'date_of_birth'), '') is null
  );
end
$$;
comment on function private.clean_person(jsonb) is 'A person''s fields as trimmed texts; empty ones are null. Error 22023 for anything but a flat object.';

create function private.person_problems(person jsonb)
returns setof private.problem
language plpgsql
stable
set search_path = ''
as $$
-- person: from clean_person, with every known field. Messages also go to answers and logs, so none repeats a value.
declare
  -- Control characters, and characters of no width or that change the direction of text; Indian scripts need the joiners U+200C
  -- and U+200D. And four or more combining marks in a row, which no language writes; Indian vowel signs are not among them.
  not_shown constant text := '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f'
    || '\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    || '|[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4}';
  is_groom constant boolean := person ->> 'gender' = 'groom';
  born date;
  age_in_years integer;
  age_field text := 'age';
begin
  return query select (private.problem_of(key, 'unknown_field', 'There is no field of this name.')).*
    from jsonb_object_keys(person) as key
    where not exists (select from private.person_fields where field = key);
  if person ->> 'name' is null then
    return next private.problem_of('name', 'name_missing', 'Enter the name.');
  elsif person ->> 'name' !~ '[[:alpha:]]' then
    return next private.problem_of('name', 'name_without_letters', 'Enter the name in letters.');
  end if;
  return query
    select (found.problem).*
    from private.person_fields as rule
    cross join lateral (select person ->> rule.field) as given (value)
    cross join lateral (
      select case
        when rule.kind in ('text', 'email') and char_length(value) > rule.largest
          then private.problem_of(
            rule.field, 'too_long', 'Use at most {longest} characters (now {now}).',
            jsonb_build_object('longest', rule.largest, 'now', char_length(value))
          )
        when rule.kind = 'text' and rule.table_name <> 'contact_details' and private.holds_contact(value)
          then private.problem_of(rule.field, 'contact_in_field', 'Leave out phone numbers and e-mail addresses. They belong under Contact, where only the bureau reads them.')
        -- A postal address has several lines.
        when case rule.field when 'address' then replace(value, E'\n', ' ') else value end ~ not_shown
          then private.problem_of(rule.field, 'character_not_shown', 'This contains a character that cannot be shown. Type it again.')
        when rule.kind = 'choice' and value <> all (rule.choices)
          then private.problem_of(rule.field, 'not_in_list', 'Choose one of the list.')
        when rule.kind = 'number'
            and case when value ~ '^[0-9]{1,4}$' then value::integer not between rule.smallest and rule.largest else true end
          then case
            when rule.unit is null then private.problem_of(
              rule.field, 'not_in_range', 'Enter a whole number from {from} to {to}.',
              jsonb_build_object('from', rule.smallest, 'to', rule.largest)
            )
            else private.problem_of(
              rule.field, 'not_in_range_of_unit', 'Enter a whole number from {from} to {to} ({unit}).',
              jsonb_build_object('from', rule.smallest, 'to', rule.largest, 'unit', rule.unit)
            )
          end
        when rule.kind = 'phone' and not private.is_phone_number(value)
          then private.problem_of(rule.field, 'phone_not_dialable', 'Enter the number with a plus sign and the country, for example +91 98450 12345.')
        when rule.kind = 'email' and not private.is_email(value)
          then private.problem_of(rule.field, 'email_not_plausible', 'Enter an e-mail address like name@example.com.')
        when rule.kind = 'picture' and (not private.is_picture(value) or char_length(value) > rule.largest)
          then private.problem_of(rule.field, 'not_a_picture', 'This is not the place of a picture.')
        when rule.kind = 'date' and not (value ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(value, 'date'))
          then private.problem_of(rule.field, 'not_a_date', 'Enter a date, for example 14 August 1998.')
        when rule.kind = 'time' and not private.is_time_of_day(value)
          then private.problem_of(rule.field, 'not_a_time', 'Enter a time of day, for example 06:05 or 18:05.')
        when rule.kind = 'coordinates' and not private.is_coordinates(value)
          then private.problem_of(rule.field, 'not_coordinates', 'Enter latitude, then longitude, in degrees, for example 9.93, 78.12. Latitude goes up to 66, longitude up to 180.')
        when rule.kind = 'age' and not (value ~ '^[0-9]{1,3}$' and value::integer <= rule.largest)
          then private.problem_of(rule.field, 'not_an_age', 'Enter the age in whole years.')
      end
      offset 0
    ) as found (problem)
    where value is not null and found.problem is not null
    order by rule.position;

  if person ->> 'date_of_birth' ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(person ->> 'date_of_birth', 'date') then
    born := (person ->> 'date_of_birth')::date;
    age_in_years := private.age_on(born, private.today());
    age_field := 'date_of_birth';
  elsif person ->> 'date_of_birth' is null and person ->> 'age' ~ '^[0-9]{1,3}$' then
    age_in_years := (person ->> 'age')::integer;
  end if;
  if born > private.today() then
    return next private.problem_of('date_of_birth', 'birth_in_future', 'The date of birth lies in the future.');
  elsif born is not null and age_in_years > 100 then
    return next private.problem_of('date_of_birth', 'birth_too_long_ago', 'Check the year of birth: this would be more than 100 years ago.');
  elsif is_groom and age_in_years < 21 then
    return next private.problem_of(age_field, 'groom_too_young', 'A groom must be at least 21 years old.');
  elsif age_in_years < 18 then
    return next private.problem_of(age_field, 'too_young', 'The minimum age is 18 years.');
  end if;

  if person ->> 'time_of_birth' is null and person ->> 'birth_time_certainty' in ('Exact', 'Approximate') then
    return next private.problem_of('time_of_birth', 'birth_time_missing', 'Enter the time of birth, or choose "Not known" for its certainty.');
  elsif person ->> 'time_of_birth' is not null and person ->> 'birth_time_certainty' = 'Not known' then
    return next private.problem_of('birth_time_certainty', 'birth_time_given', 'A time of birth is given: choose "Exact" or "Approximate", or leave the time out.');
  end if;
end
$$;
comment on function private.person_problems(jsonb) is 'Problems in a person''s fields, as sentences for the clerk; no rows if there are none.';

create function private.refuse_problems(person jsonb)
returns void
language sql
stable
set search_path = ''
as $$
  select private.refuse(code, sentence, field, given) from private.person_problems(person) limit 1
$$;
comment on function private.refuse_problems(jsonb) is 'Error 22023 for the first problem of a person, if there is one.';

create function private.read_person(profile_id bigint)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.clean_person((
    select jsonb_object_agg(key, value) from jsonb_each(
      to_jsonb(card) || coalesce(to_jsonb(details), '{}') || coalesce(to_jsonb(contact), '{}')
    ) where key in (select field from private.person_fields)
  ))
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  left join public.contact_details as contact on contact.registered_user_id = card.id
  where card.id = profile_id
$$;
comment on function private.read_person(bigint) is 'All fields of a person, contact details included. Never return the result to a caller of the API.';

create function private.add_person(profile_id bigint, person jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  row_of_details constant jsonb := person || jsonb_build_object('registered_user_id', profile_id, 'created_at', now(), 'updated_at', now());
  columns text;
begin
  select string_agg(quote_ident(field), ', ') into strict columns from private.person_fields where table_name = 'RegisteredUsers';
  execute format(
    'insert into public."RegisteredUsers" (id, status, %1$s) overriding system value
      select $1, ''submitted'', %1$s from jsonb_populate_record(null::public."RegisteredUsers", $2)',
    columns
  ) using profile_id, person || jsonb_build_object(
    'age', coalesce(private.age_on((person ->> 'date_of_birth')::date, private.today())::text, person ->> 'age')
  );
  insert into public.profile_details select (jsonb_populate_record(null::public.profile_details, row_of_details)).*;
  insert into public.contact_details select (jsonb_populate_record(null::public.contact_details, row_of_details)).*;
end
$$;
comment on function private.add_person(bigint, jsonb) is 'Inserts card, details and contact of a checked person; the profile waits for verification.';

create function private.write_fields(of_table text, key_column text, profile_id bigint, person jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  columns constant text := (
    select string_agg(quote_ident(field), ', ') from private.person_fields where table_name = of_table and person ? field
  );
begin
  if columns is not null then
    execute format(
      'update public.%1$I as present set (%2$s) = (select %2$s from jsonb_populate_record(present, $1)) where %3$I = $2',
      of_table, columns, key_column
    ) using person, profile_id;
  end if;
end
$$;
comment on function private.write_fields(text, text, bigint, jsonb) is 'Updates those of a person''s fields that belong to this table.';

create function private.write_person(profile_id bigint, person jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
-- person: from clean_person, only the fields to write. The first write to details or contact inserts the row.
begin
  if person ?| private.columns_of('profile_details') then
    insert into public.profile_details (registered_user_id) values (profile_id) on conflict do nothing;
    perform private.write_fields('profile_details', 'registered_user_id', profile_id, person);
  end if;
  if person ?| private.columns_of('contact_details') then
    insert into public.contact_details (registered_user_id) values (profile_id) on conflict do nothing;
    perform private.write_fields('contact_details', 'registered_user_id', profile_id, person);
  end if;
  -- A known date of birth decides the age, so an age that was sent is dropped.
  if exists (select from public.profile_details where registered_user_id = profile_id and date_of_birth is not null) then
    person := person - 'age';
  end if;
  perform private.write_fields('RegisteredUsers', 'id', profile_id, person);
end
$$;
comment on function private.write_person(bigint, jsonb) is 'Updates a person who has a card with checked fields.';

create function private.lock_profile(profile_id bigint, seen_updated_at timestamptz default null)
returns public."RegisteredUsers"
language plpgsql
security definer
set search_path = ''
as $$
declare
  card public."RegisteredUsers";
begin
  select * into card from public."RegisteredUsers" where id = profile_id for update;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  if seen_updated_at is distinct from card.updated_at and seen_updated_at is not null then
    perform private.conflict('profile_changed', 'This profile was changed while you were looking at it.');
  end if;
  return card;
end
$$;
comment on function private.lock_profile(bigint, timestamptz) is 'The card, locked until the end of the transaction. Errors: PT404, and PT409 if its updated_at differs from the given one.';

create function private.refuse_deleted(card public."RegisteredUsers")
returns void
language plpgsql
set search_path = ''
as $$
begin
  if card.deleted_at is not null then
    perform private.conflict('profile_deleted', 'This profile has been deleted. Restore it first.');
  end if;
end
$$;
comment on function private.refuse_deleted(public."RegisteredUsers") is 'Error PT409 if the profile has been deleted.';

-- 15_registration.sql ====================================================================================

-- The registration form: the search for duplicates, registration in one transaction, and editing with optimistic locking.
-- Who may: the admin. Everyone else gets 42501 from each of these functions.

create table private.requests (
  request_id uuid primary key,
  kind text not null
    constraint kind_is_known check (kind in ('registration', 'import')),
  registered_user_id bigint unique,
  result jsonb,
  made_by uuid,
  made_at timestamptz not null default now(),
  completed_at timestamptz
);
comment on table private.requests is 'Idempotency keys of the client''s requests, so that a retry changes nothing. Holds nothing personal.';
comment on column private.requests.registered_user_id is 'The id that a registration has reserved: its pictures are uploaded before the person exists.';

revoke all on private.requests from anon, authenticated, service_role;
alter table private.requests enable row level security;
create policy "No API role reads or writes requests" on private.requests
  for all to anon, authenticated using (false) with check (false);

create function private.refuse_missing_request(request_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if request_id is null then
    perform private.refuse('request_missing', 'Open the form again: its request has no id.');
  end if;
end
$$;
comment on function private.refuse_missing_request(uuid) is 'Error 22023 for null: the table would refuse it with all values of the row.';

create function public.reserve_registration(request_id uuid)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  reserved bigint;
begin
  perform private.require_admin();
  perform private.refuse_missing_request(request_id);
  insert into private.requests (request_id, kind, registered_user_id, made_by)
    values (request_id, 'registration', nextval(pg_get_serial_sequence('public."RegisteredUsers"', 'id')), (select auth.uid()))
    on conflict do nothing;
  select registered_user_id into reserved from private.requests
    where requests.request_id = reserve_registration.request_id and kind = 'registration';
  return reserved;
end
$$;
comment on function public.reserve_registration(uuid) is 'For the admin: reserves the id of the person of this registration, so that pictures can be uploaded first. The same request gets the same id.';
grant execute on function public.reserve_registration(uuid) to authenticated;

create function public.register_person(
  request_id uuid, person jsonb, username text default null, temporary_password text default null, further_lines text default null
)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  request private.requests;
  fields jsonb;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  fields := private.clean_person(person);
  -- The lock makes a second submission wait for the first; it then finds the request completed.
  select * into request from private.requests
    where requests.request_id = register_person.request_id and kind = 'registration' for update;
  if not found then
    perform private.refuse('registration_unknown', 'Open the form again: this registration is not known.');
  end if;
  if request.completed_at is not null then
    return request.registered_user_id;
  end if;
  perform private.refuse_problems(fields);
  if fields ->> 'first_img' is null then
    perform private.refuse('picture_missing', 'Choose at least one picture.', 'first_img');
  end if;
  perform private.refuse_missing_files(request.registered_user_id, fields);
  perform set_config('matrimony.audit_action', 'registered', true);
  perform private.add_person(request.registered_user_id, fields);
  perform private.keep_lines(request.registered_user_id, 'further_lines', further_lines);
  if username is not null or temporary_password is not null then
    perform private.add_login(request.registered_user_id, username, temporary_password);
  end if;
  update private.requests set completed_at = now() where requests.request_id = request.request_id;
  return request.registered_user_id;
end
$$;
comment on function public.register_person(uuid, jsonb, text, text, text) is 'For the admin: inserts card, details, contact and, if a username is given, the login of a person, in one transaction; returns the id. Further lines of a biodata, at most 2000 characters, go into the log, or with contact details into the office''s note. Idempotent by request_id. Error 22023 names the field in its hint.';
grant execute on function
  public.register_person(uuid, jsonb, text, text, text)
  to authenticated;

create function public.save_profile(profile_id bigint, seen_updated_at timestamptz, changes jsonb)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  fields jsonb;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  fields := private.clean_person(changes);
  if seen_updated_at is null then
    perform private.refuse('version_missing', 'Load the profile again.');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id, seen_updated_at));
  perform private.refuse_problems(private.read_person(profile_id) || fields);
  if fields ? 'first_img' and fields ->> 'first_img' is null then
    perform private.refuse('picture_missing', 'Choose at least one picture.', 'first_img');
  end if;
  perform private.refuse_missing_files(profile_id, fields);
  perform private.write_person(profile_id, fields);
  return (select updated_at from public."RegisteredUsers" where id = profile_id);
end
$$;
comment on function public.save_profile(bigint, timestamptz, jsonb) is 'For the admin: writes the changed fields of a person and returns the new updated_at. Errors: PT409 if the profile has changed since seen_updated_at, 22023 with the field in its hint, PT404.';
grant execute on function
  public.save_profile(bigint, timestamptz, jsonb)
  to authenticated;

create function public.refresh_ages()
returns integer language sql security definer
set search_path = ''
set statement_timeout = '20s'
as $$
  select private.require_admin();
  select private.refresh_ages()
$$;
comment on function public.refresh_ages() is 'For the admin: updates the ages for all birthdays since the last call; returns how many changed.';
grant execute on function public.refresh_ages() to authenticated;

-- Duplicates -------------------------------------------------------------------------------------------------------------
-- A search for a phone number is recorded, and a second call reads its answer: see 12_disclosures.sql.
create table private.answers (
  id uuid primary key default gen_random_uuid(),
  asked_by uuid not null references auth.users (id) on delete cascade,
  answer jsonb not null,
  made_at timestamptz not null default now()
);
comment on table private.answers is 'Results of an admin''s search, read by a second call. Holds ids and names for some minutes, never contact details.';

create index answers_of_admin on private.answers (asked_by);
create index answers_by_age on private.answers (made_at);

revoke all on private.answers from anon, authenticated, service_role;
alter table private.answers enable row level security;
create policy "No API role reads or writes answers" on private.answers
  for all to anon, authenticated using (false) with check (false);

-- Deletes only the answers that name an erased person: another admin may be waiting for an answer about others.
create function private.discard_answers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Answers differ in form, but each holds people by their ids.
  delete from private.answers
    where exists (
      select from erased
      where jsonb_path_exists(answers.answer, '$.** ? (@ == $id)', jsonb_build_object('id', erased.id))
    );
  return null;
end
$$;
comment on function private.discard_answers() is 'Trigger: deletes waiting answers that name an erased person.';
create trigger discard_answers after delete on public."RegisteredUsers"
  referencing old table as erased
  for each statement execute function private.discard_answers();

create function private.keep_answer(answer jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept uuid;
begin
  delete from private.answers where made_at < now() - interval '5 minutes';
  insert into private.answers (asked_by, answer) values ((select auth.uid()), answer) returning id into kept;
  return kept;
end
$$;
comment on function private.keep_answer(jsonb) is 'Stores the result of a search until it is read; returns its id.';

create function public.read_answer(answer_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_answer jsonb;
begin
  perform private.require_admin();
  select answer into found_answer from private.answers
    where id = answer_id and asked_by = (select auth.uid()) and made_at > now() - interval '1 minute';
  if not found then
    perform private.not_found('answer_gone', 'This answer is not there any more. Ask again.');
  end if;
  return found_answer;
end
$$;
comment on function public.read_answer(uuid) is 'For the admin: the result of find_people_by_contact, find_possible_duplicates or check_import, for a minute. PT404 afterwards.';
grant execute on function public.read_answer(uuid) to authenticated;

create function private.list_possible_duplicates(person_name text, birth_date date, phone text, except_id bigint)
returns table (id bigint, name text, reason text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select card.id, card.name, 'same telephone number'
    from public.contact_details
    join public."RegisteredUsers" as card on card.id = contact_details.registered_user_id
    where private.phone_key(contact_details.phone_number) = private.phone_key(phone)
      and char_length(private.phone_key(phone)) >= 7
      and card.id is distinct from except_id
    union all
    select card.id, card.name, 'same name and date of birth'
    from public.profile_details
    join public."RegisteredUsers" as card on card.id = profile_details.registered_user_id
    where profile_details.date_of_birth = birth_date
      and lower(card.name) = lower(btrim(person_name))
      and card.id is distinct from except_id
    order by 1, 3
    limit 10;
end
$$;
comment on function private.list_possible_duplicates(text, date, text, bigint) is 'Profiles that may be the same person. Any argument may be null.';

create function public.find_possible_duplicates(
  person_name text default null, birth_date date default null, phone text default null, except_id bigint default null
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  duplicates jsonb;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(person_name);
  perform private.refuse_large(phone);
  select coalesce(jsonb_agg(to_jsonb(duplicate)), '[]') into duplicates
    from private.list_possible_duplicates(person_name, birth_date, phone, except_id) as duplicate;
  if phone is not null then
    perform private.record_lookup(1, array(
      select (duplicate ->> 'id')::bigint from jsonb_array_elements(duplicates) as duplicate
      where duplicate ->> 'reason' = 'same telephone number'
    ));
  end if;
  return private.keep_answer(duplicates);
end
$$;
comment on function public.find_possible_duplicates(text, date, text, bigint) is 'For the admin: looks for profiles with the same phone number, or the same name and date of birth. Records a search for a number. read_answer returns [{id, name, reason}], at most ten.';
grant execute on function public.find_possible_duplicates(text, date, text, bigint) to authenticated;

-- 16_proposals.sql =======================================================================================

-- Proposals: members' changes of their own profile, which the admin approves before they go live. Another admin may correct a
-- field while a proposal for it is open. So a decision checks that the profile, and each file of a proposed picture, is still as
-- the admin saw it.
-- Who may: a member proposes, reads and withdraws their own; the admin reads all and decides. Only the bureau changes contact
-- details and bride or groom.

create table public.profile_proposals (
  id bigint generated always as identity primary key,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  changes jsonb not null
    constraint changes_are_fields check (jsonb_typeof(changes) = 'object' and changes <> '{}'),
  base jsonb not null,
  status text not null default 'pending'
    constraint status_is_known check (status in ('pending', 'approved', 'declined', 'withdrawn')),
  reason text
    constraint reason_is_readable check (char_length(reason) between 1 and 300),
  decided_by_name text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint decided_proposals_say_who_decided check (status not in ('approved', 'declined') or (decided_by_name is not null and decided_at is not null)),
  constraint declined_proposals_say_why check (status <> 'declined' or reason is not null)
);
comment on table public.profile_proposals is 'Changes that members propose about themselves.';
comment on column public.profile_proposals.changes is 'The proposed values by field (column name). Never contact details.';
comment on column public.profile_proposals.base is 'The values of the same fields when the proposal was made.';

create unique index profile_proposals_one_pending on public.profile_proposals (registered_user_id) where status = 'pending';
create index profile_proposals_of_person on public.profile_proposals (registered_user_id, id desc);
create index profile_proposals_pending on public.profile_proposals (created_at, id) where status = 'pending';

revoke all on public.profile_proposals from anon, authenticated, service_role;
grant select on public.profile_proposals to authenticated;
grant select, insert, update, delete on public.profile_proposals to service_role;
alter table public.profile_proposals enable row level security;
create policy "Members read their own proposals, the admin all" on public.profile_proposals
  for select to authenticated
  using (
    registered_user_id = any (array(select private.my_registered_user_ids()))
    or (select private.is_admin())
  );

create trigger audit_change after insert or update or delete on public.profile_proposals
  for each row execute function private.audit_change('id', 'registered_user_id');
create trigger tidy_texts before insert or update on public.profile_proposals
  for each row execute function private.tidy_texts('reason');

create function public.propose_changes(changes jsonb)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  profile_id constant bigint := private.require_member();
  before jsonb;
  proposed jsonb := private.clean_person(changes);
  outside text;
  new_id bigint;
begin
  perform private.lock_profile(profile_id);
  if exists (
    select from jsonb_object_keys(proposed) as key
    where not exists (select from private.person_fields where field = key and proposable)
  ) then
    perform private.refuse('not_proposable', 'This cannot be changed here. Tell the bureau.');
  end if;
  before := private.read_person(profile_id);
  -- Only fields with a new value.
  proposed := coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(proposed) where value is distinct from coalesce(before -> key, 'null')
  ), '{}');
  if proposed = '{}' then
    perform private.refuse('nothing_changed', 'Nothing has been changed.');
  end if;
  perform private.refuse_problems(before || proposed);
  if proposed ? 'first_img' and proposed ->> 'first_img' is null then
    perform private.refuse('picture_missing', 'Choose at least one picture.', 'first_img');
  end if;
  -- Only the bureau may set links to other sites: the browser of everyone who looks at the profile would request them.
  select key into outside from jsonb_each_text(proposed)
    where key = any (private.picture_columns()) and value like 'https://%'
      and value not in (
        select picture from jsonb_each_text(before) as shown (field, picture)
        where field = any (private.picture_columns()) and picture is not null
      )
    limit 1;
  if outside is not null then
    perform private.refuse('picture_elsewhere', 'Add the picture itself.', outside);
  end if;
  perform private.refuse_missing_files(profile_id, proposed);
  select jsonb_object_agg(key, before -> key) into before from jsonb_object_keys(proposed) as key;
  -- A new id each time: by an old id the admin would approve changes that they have not seen.
  delete from public.profile_proposals where registered_user_id = profile_id and status = 'pending';
  insert into public.profile_proposals (registered_user_id, changes, base) values (profile_id, proposed, before)
    returning id into new_id;
  perform private.notify_admin('changes proposed', profile_id, jsonb_build_object('name', name))
    from public."RegisteredUsers" where id = profile_id;
  return new_id;
end
$$;
comment on function public.propose_changes(jsonb) is 'For a member: proposes new values for fields of their own profile, in place of a pending proposal; returns its id. Error 22023 names the field in its hint.';
grant execute on function public.propose_changes(jsonb) to authenticated;

create function public.withdraw_proposal()
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.profile_proposals set status = 'withdrawn'
    where status = 'pending' and registered_user_id = any (array(select private.my_registered_user_ids()));
  return found;
end
$$;
comment on function public.withdraw_proposal() is 'For a member: withdraws their own pending proposal; false if there is none.';
grant execute on function public.withdraw_proposal() to authenticated;

create function public.read_proposed_files(proposal_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select private.files_of(changes) from public.profile_proposals where id = proposal_id);
end
$$;
comment on function public.read_proposed_files(bigint) is 'For the admin: the files of the pictures in a proposal, thumbnails too, as {bucket/name: version}; null if there is no such proposal. An approval names what was seen.';
grant execute on function public.read_proposed_files(bigint) to authenticated;

create function public.decide_proposal(
  proposal_id bigint, approve boolean, decline_reason text default null, seen_updated_at timestamptz default null,
  kept_fields text[] default '{}', seen_files jsonb default '{}'
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  proposal public.profile_proposals;
  present jsonb;
  taken jsonb;
  cleaned_reason text;
begin
  perform private.require_admin();
  perform private.refuse_large(kept_fields);
  select * into proposal from public.profile_proposals where id = proposal_id;
  if not found then
    perform private.not_found('proposal_gone', 'This proposal is not there any more.');
  end if;
  -- The profile is locked first, as everywhere, so that concurrent decisions and edits can't end in a deadlock.
  perform private.refuse_deleted(private.lock_profile(proposal.registered_user_id));
  select * into proposal from public.profile_proposals where id = proposal_id for update;
  if proposal.status <> 'pending' then
    perform private.conflict('proposal_closed', 'This proposal has been decided or taken back already.');
  end if;
  cleaned_reason := private.clean_text('decline_reason', decline_reason, 300);
  if cleaned_reason is null and approve is not true then
    perform private.refuse('proposal_reason_missing', 'Say why: the person reads it.', 'decline_reason');
  end if;
  if approve is null then
    perform private.refuse('decision_missing', 'Approve or decline.');
  end if;
  perform set_config('matrimony.audit_action', case when approve then 'approved proposal' else 'declined proposal' end, true);
  if approve then
    -- After the check of the proposal's status: "decided already" matters more than "profile changed".
    perform private.lock_profile(proposal.registered_user_id, seen_updated_at);
    present := private.read_person(proposal.registered_user_id);
    taken := proposal.changes - coalesce(kept_fields, '{}');
    if taken = '{}' then
      perform private.refuse('nothing_taken_over', 'Nothing in it would change the profile. Decline it instead.', 'kept_fields');
    end if;
    if seen_updated_at is null and exists (
      select from jsonb_object_keys(taken) as key
      where coalesce(present -> key, 'null') is distinct from coalesce(proposal.base -> key, 'null')
    ) then
      perform private.conflict('proposal_outdated', 'This profile was changed after the member proposed this.');
    end if;
    if exists (
      select from jsonb_each(private.files_of(taken)) as file where file.value is distinct from seen_files -> file.key
    ) then
      perform private.conflict('pictures_changed', 'These are not the pictures that you looked at.');
    end if;
    perform private.refuse_problems(present || taken);
    perform private.write_person(proposal.registered_user_id, taken);
    perform private.notify_member(
      case when taken = proposal.changes then 'changes approved' else 'changes approved in part' end, proposal.registered_user_id
    );
  else
    perform private.notify_member('changes declined', proposal.registered_user_id, jsonb_build_object('reason', cleaned_reason));
  end if;
  update public.profile_proposals
    set status = case when approve then 'approved' else 'declined' end,
        reason = case when not approve then cleaned_reason end,
        decided_by_name = private.my_admin_name(), decided_at = now()
    where id = proposal_id;
end
$$;
comment on function public.decide_proposal(bigint, boolean, text, timestamptz, text[], jsonb) is 'For the admin: approves a member''s proposal or declines it with a reason. An approval writes its values to the profile, except kept_fields. PT409 if it is decided already or the profile has changed since seen_updated_at. Without seen_updated_at, PT409 if a proposed field has changed since the proposal. seen_files: the files that the admin has seen (read_proposed_files); PT409 if a picture to be taken over has another one.';
grant execute on function
  public.decide_proposal(bigint, boolean, text, timestamptz, text[], jsonb)
  to authenticated;

-- 17_pictures.sql ========================================================================================

-- Pictures and birth charts. Both buckets are private. A caller who may read a row may read its pictures, so hiding a profile
-- hides its pictures too. Each picture may have a thumbnail beside it: <name>.thumb.<ext>.
--
-- A picture is read with the caller's own token, and the policies decide each read when it happens (decision 009). A signed URL
-- would outlive the profile that it shows, and a signed upload the uploader's account. So nobody signs URLs, in any way that
-- storage knows. Only the service role lists, describes, copies or moves files: a list tells who uploaded which file. Storage
-- names its operation in each transaction. Our own gateways refuse the other operations too.
--
-- A name is the registered user's id, a random uuid and the type; nothing of the original file name is kept. A name means one
-- picture for good: triggers refuse other contents and the name of a removed file, to every caller. So what the admin approves
-- is what they have seen. Policies could not do it: the storage server checks them, and then stores as its own role.
--
-- Whether visitors see pictures and birth charts: the bureau decides for all (site_settings), and each member, or the bureau
-- for them, for their own. The card stays visible; storage refuses the files. The card may hold a link to another site
-- (https://), which only the bureau may set; storage can't refuse that.
--
-- Who may: the admin adds, reads and removes all. A member adds pictures for a proposal to their own folder, reads the folder,
-- and removes unused files. Everyone reads the pictures of profiles that they may read.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('profile-images', 'profile-images', false, 5242880, array['image/webp', 'image/jpeg', 'image/png']),
  ('birth-charts', 'birth-charts', false, 5242880, array['image/webp', 'image/jpeg', 'image/png'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create function private.picture_path(object_name text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select replace(object_name, '.thumb.', '.')
$$;
comment on function private.picture_path(text) is 'The path of this object in a profile: for a thumbnail, that of its full-size picture.';
grant execute on function private.picture_path(text) to anon, authenticated;

create function private.is_storage_operation(operations text[])
returns boolean
language sql
stable
parallel safe
set search_path = ''
as $$
  -- Outside the storage server the setting is null, and nothing is limited. An empty name of an operation is refused.
  select coalesce(current_setting('storage.operation', true) = any (operations), true)
$$;
comment on function private.is_storage_operation(text[]) is 'Whether the present operation of the storage server is one of these. The server names it in each transaction.';
grant execute on function private.is_storage_operation(text[]) to anon, authenticated;

create function private.is_not_empty(metadata jsonb)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- Some storage servers write a JSON object, some its text. Without a content length, the receiving client checks the file.
  select coalesce((metadata #>> '{}')::jsonb ->> 'contentLength', '') <> '0'
$$;
comment on function private.is_not_empty(jsonb) is 'Whether an upload''s content length is more than zero, or unknown.';
grant execute on function private.is_not_empty(jsonb) to authenticated;

create function private.picture_is_used(object_bucket text, object_name text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  -- One query for each bucket, so that PostgreSQL uses the indexes of the pictures.
  select case object_bucket
    when 'profile-images' then exists (
      select from public."RegisteredUsers" where private.picture_path(object_name) in (first_img, second_img, third_img)
    ) or exists (
      select from public.profile_proposals
      where status = 'pending'
        and private.picture_path(object_name) in (changes ->> 'first_img', changes ->> 'second_img', changes ->> 'third_img')
    )
    else exists (
      select from public."RegisteredUsers" where birth_chart = private.picture_path(object_name)
    ) or exists (
      select from public.profile_proposals where status = 'pending' and changes ->> 'birth_chart' = private.picture_path(object_name)
    )
  end
$$;
comment on function private.picture_is_used(text, text) is 'Whether a profile or a pending proposal holds this file; for a thumbnail, its full-size picture.';
grant execute on function private.picture_is_used(text, text) to authenticated;

create function private.may_add_picture(object_name text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  -- Three pictures and a chart with thumbnails are eight files; the rest is room for earlier uploads. The storage server checks
  -- before it stores, so concurrent uploads may exceed the limit; make daily deletes them.
  select object_name ~ '^[1-9][0-9]{0,17}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.thumb)?\.(webp|jpg|png)$'
    and exists (
      select from private.my_registered_user_ids() as my_id
      where split_part(object_name, '/', 1) = my_id::text
        and 24 > (
          select count(*) from storage.objects
          where bucket_id in ('profile-images', 'birth-charts') and name like my_id::text || '/%'
        )
    )
$$;
comment on function private.may_add_picture(text) is 'Whether the caller is a member who may add this file to their own folder: named as pictures are, and at most 24 files.';
grant execute on function private.may_add_picture(text) to authenticated;

create function private.may_load_picture(object_name text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  picture constant text := private.picture_path(object_name);
begin
  if auth.uid() is null then
    return private.count_readings('picture', array[picture], (select visitor_pictures_per_day from public.site_settings));
  end if;
  -- Nothing is counted for the admin and in one's own folder.
  return private.is_admin()
    or split_part(picture, '/', 1) = any (array(select my_id::text from private.my_registered_user_ids() as my_id))
    or private.count_readings('picture', array[picture], (select pictures_per_day from public.site_settings));
end
$$;
comment on function private.may_load_picture(text) is 'Counts a picture that the caller may read; false if it is more than a day allows. A thumbnail and its full-size picture are one.';
grant execute on function private.may_load_picture(text) to anon, authenticated;

create function public.is_picture_limit_reached()
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  return exists (
    select from private.reading_counts
    where reader = private.reader() and day = private.today() and kind = 'picture'
      and count >= (
        select case when auth.uid() is null then visitor_pictures_per_day else pictures_per_day end from public.site_settings
      )
  );
end
$$;
comment on function public.is_picture_limit_reached() is 'Whether the caller has loaded as many pictures today as a day allows. Storage gives no reason for a refusal; the site asks for it here.';
grant execute on function public.is_picture_limit_reached() to anon, authenticated;

-- Reading ----------------------------------------------------------------------------------------------------------------

-- CASE evaluates in order, so that only a picture that the caller may read is counted.
create policy "Visitors read pictures that are not for members only" on storage.objects
  for select to anon
  using (
    case
      when (select private.is_storage_operation(array['storage.object.get_authenticated']))
        and (select private.visitors_see_pictures())
        and (
          (
            bucket_id = 'profile-images'
            and exists (
              select 1 from public."RegisteredUsers"
              where private.picture_path(objects.name) in (first_img, second_img, third_img) and not pictures_for_members
            )
          )
          or (
            bucket_id = 'birth-charts'
            and exists (
              select 1 from public."RegisteredUsers"
              where birth_chart = private.picture_path(objects.name) and not pictures_for_members
            )
          )
        )
      then private.may_load_picture(name)
      else false
    end
  );
create policy "Callers who may read a profile may read its pictures" on storage.objects
  for select to authenticated
  using (
    case
      when (select private.is_storage_operation(array['storage.object.get_authenticated']))
        and (
          (
            bucket_id = 'profile-images'
            and exists (
              select 1 from public."RegisteredUsers"
              where private.picture_path(objects.name) in (first_img, second_img, third_img)
            )
          )
          or (
            bucket_id = 'birth-charts'
            and exists (
              select 1 from public."RegisteredUsers" where birth_chart = private.picture_path(objects.name)
            )
          )
        )
      then private.may_load_picture(name)
      -- The admin also reads pictures that no profile shows yet, or any more. Storage reads back files that it stores or removes.
      else bucket_id in ('profile-images', 'birth-charts')
        and (select private.is_admin())
        and (select private.is_storage_operation(array[
          'storage.object.get_authenticated', 'storage.object.upload', 'storage.object.delete', 'storage.object.delete_many'
        ]))
    end
  );
create policy "Members read the pictures in their own folder" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('profile-images', 'birth-charts')
    and split_part(name, '/', 1) = any (array(select my_id::text from private.my_registered_user_ids() as my_id))
    and (select private.is_storage_operation(array[
      'storage.object.get_authenticated', 'storage.object.upload', 'storage.object.delete', 'storage.object.delete_many'
    ]))
  );

-- Adding and removing ----------------------------------------------------------------------------------------------------

create policy "The admin adds pictures" on storage.objects
  for insert to authenticated
  with check (
    bucket_id in ('profile-images', 'birth-charts')
    and name ~ '^[1-9][0-9]{0,17}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.thumb)?\.(webp|jpg|png)$'
    and private.is_not_empty(metadata)
    and (select private.is_admin())
    and (select private.is_storage_operation(array['storage.object.upload']))
  );
create policy "Members add pictures to propose them" on storage.objects
  for insert to authenticated
  with check (
    bucket_id in ('profile-images', 'birth-charts')
    and private.may_add_picture(name)
    and private.is_not_empty(metadata)
    and (select private.is_storage_operation(array['storage.object.upload']))
  );
create policy "The admin removes pictures" on storage.objects
  for delete to authenticated
  using (bucket_id in ('profile-images', 'birth-charts') and (select private.is_admin()));
create policy "Members remove pictures that nothing uses from their own folder" on storage.objects
  for delete to authenticated
  using (
    bucket_id in ('profile-images', 'birth-charts')
    and split_part(name, '/', 1) = any (array(select my_id::text from private.my_registered_user_ids() as my_id))
    and not private.picture_is_used(bucket_id, name)
  );

-- Names are used once ----------------------------------------------------------------------------------------------------

create table private.removed_files (
  bucket_id text not null,
  name text not null,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  primary key (bucket_id, name)
);
comment on table private.removed_files is 'Names of removed pictures, which are not used again. The rows go with the person.';

create index removed_files_of_person on private.removed_files (registered_user_id);

revoke all on private.removed_files from anon, authenticated, service_role;
alter table private.removed_files enable row level security;
create policy "No API role reads or writes names of removed files" on private.removed_files
  for all to anon, authenticated using (false) with check (false);

create function private.keep_name_of_removed_file()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.removed_files (bucket_id, name, registered_user_id)
    select old.bucket_id, old.name, card.id
    from public."RegisteredUsers" as card
    where card.id = substring(old.name from '^([1-9][0-9]{0,17})/')::bigint
    -- The person may be erased at this moment.
    for key share
  on conflict do nothing;
  return null;
end
$$;
comment on function private.keep_name_of_removed_file() is 'Trigger: keeps the name of a removed file.';
create trigger keep_name_of_removed_file after delete on storage.objects
  for each row execute function private.keep_name_of_removed_file();

create function private.refuse_used_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from private.removed_files as removed where removed.bucket_id = new.bucket_id and removed.name = new.name) then
    perform private.forbid('name_used', 'A file of this name was removed. Use a new name.');
  end if;
  return null;
end
$$;
comment on function private.refuse_used_name() is 'Trigger: refuses a file under the name of a removed one.';
-- After the insert, which waits for a deletion of the same name: then that deletion is visible.
create trigger refuse_used_name after insert on storage.objects
  for each row execute function private.refuse_used_name();

create function private.refuse_other_contents()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Of two simultaneous uploads of one name, the storage server would store the second over the first, without a policy.
  if old.bucket_id in ('profile-images', 'birth-charts')
    and (old.bucket_id, old.name, old.version) is distinct from (new.bucket_id, new.name, new.version)
  then
    perform private.forbid('file_exists', 'A stored picture is not replaced. Use a new name.');
  end if;
  return new;
end
$$;
comment on function private.refuse_other_contents() is 'Trigger: refuses another name or other contents for a stored picture.';
create trigger refuse_other_contents before update on storage.objects
  for each row execute function private.refuse_other_contents();

create function private.files_of(person jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(objects.bucket_id || '/' || objects.name, concat_ws(' ', objects.id, objects.version)), '{}')
  from (values
    ('first_img', 'profile-images'), ('second_img', 'profile-images'), ('third_img', 'profile-images'), ('birth_chart', 'birth-charts')
  ) as pictures (key, bucket)
  join storage.objects on objects.bucket_id = bucket
    and objects.name in (person ->> key, regexp_replace(person ->> key, '\.([a-z]+)$', '.thumb.\1'))
$$;
comment on function private.files_of(jsonb) is 'The stored files of a person''s pictures, thumbnails too: {bucket/name: version}. A version stands for the contents.';

create function public.count_my_files()
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  return (
    select count(*) from storage.objects
    where bucket_id in ('profile-images', 'birth-charts') and name like my_id::text || '/%'
  );
end
$$;
comment on function public.count_my_files() is 'For a member: the number of files in the folders of their own profile, of at most 24.';
grant execute on function public.count_my_files() to authenticated;

create function private.refuse_missing_files(profile_id bigint, person jsonb)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  missing text;
begin
  select key into missing
  from (values
    ('first_img', 'profile-images'), ('second_img', 'profile-images'), ('third_img', 'profile-images'), ('birth_chart', 'birth-charts')
  ) as pictures (key, bucket)
  where person ->> key not like 'https://%'
    -- Pictures of the profile may stay, and may change places among the three. A chart lies in another bucket.
    and not exists (
      select from public."RegisteredUsers" as card
      where card.id = profile_id and case bucket
        when 'profile-images' then person ->> key in (card.first_img, card.second_img, card.third_img)
        else person ->> key = card.birth_chart
      end
    )
    and (
      -- Files of another profile's folder are refused: one profile must not show the picture of another.
      split_part(person ->> key, '/', 1) <> profile_id::text
      or not exists (select from storage.objects where bucket_id = bucket and objects.name = person ->> key)
      or not exists (
        select from storage.objects
        where bucket_id = bucket and objects.name = regexp_replace(person ->> key, '\.([a-z]+)$', '.thumb.\1')
      )
    )
  limit 1;
  if missing is not null then
    perform private.refuse('picture_not_arrived', 'This picture has not arrived. Add it again.', missing);
  end if;
end
$$;
comment on function private.refuse_missing_files(bigint, jsonb) is 'Error 22023 if a picture of the person, or its thumbnail, is not in their own folder of the bucket.';

-- Unreferenced files -----------------------------------------------------------------------------------------------------

create function private.unreferenced_files(profile_id bigint default null)
returns table (bucket_id text, name text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if profile_id is not null then
    return query
      select objects.bucket_id, objects.name
      from storage.objects
      where objects.bucket_id in ('profile-images', 'birth-charts')
        -- A range of the index: from "12/" to below "120".
        and objects.name collate "C" >= profile_id || '/' and objects.name collate "C" < profile_id || '0'
        and not private.picture_is_used(objects.bucket_id, objects.name)
      order by objects.name
      limit 1000;
    return;
  end if;
  -- One anti join of all files with all pictures.
  return query
    with used (bucket_id, path) as (
      select 'profile-images', unnest(array[first_img, second_img, third_img]) from public."RegisteredUsers"
      union all
      select 'birth-charts', birth_chart from public."RegisteredUsers"
      union all
      select 'profile-images', unnest(array[changes ->> 'first_img', changes ->> 'second_img', changes ->> 'third_img'])
        from public.profile_proposals where status = 'pending'
      union all
      select 'birth-charts', changes ->> 'birth_chart' from public.profile_proposals where status = 'pending'
    ), unused as (
      select objects.bucket_id, objects.name, objects.created_at
      from storage.objects
      where objects.bucket_id in ('profile-images', 'birth-charts')
        and not exists (
          select from used where used.bucket_id = objects.bucket_id and used.path = private.picture_path(objects.name)
        )
    )
    select unused.bucket_id, unused.name
    from unused
    -- Not uploads of the last day for a registration, an edit or a proposal that may still be in progress.
    where not (
      unused.created_at > now() - interval '1 day'
      -- A folder's name is the registered user's id.
      and (
        exists (select from public."RegisteredUsers" as card where card.id::text = split_part(unused.name, '/', 1))
        or exists (
          select from private.requests
          where requests.registered_user_id::text = split_part(unused.name, '/', 1) and requests.completed_at is null
        )
      )
    )
    order by unused.name
    limit 1000;
end
$$;
comment on function private.unreferenced_files(bigint) is 'Files in the buckets that no profile and no pending proposal holds: left by an erasure, an edit or an abandoned upload. For one profile, all of its folder; otherwise without uploads of the last day that may be in progress.';

create function public.list_unreferenced_files(profile_id bigint default null)
returns table (bucket_id text, name text) language sql stable security definer
set search_path = ''
set statement_timeout = '20s'
as $$
  select private.require_admin();
  select * from private.unreferenced_files(profile_id)
$$;
comment on function public.list_unreferenced_files(bigint) is 'For the admin: files that no profile shows, to be removed through the Storage API; at most 1000.';
grant execute on function public.list_unreferenced_files(bigint) to authenticated;

create function public.set_pictures_for_members(profile_id bigint, members_only boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  card public."RegisteredUsers";
begin
  if not private.is_admin() then
    if profile_id is distinct from private.require_member() then
      perform private.forbid('own_profile_only', 'Only the member or the bureau may do this.');
    end if;
  end if;
  card := private.lock_profile(profile_id);
  perform private.refuse_deleted(card);
  if members_only is null then
    perform private.refuse('audience_missing', 'Choose one of the two.', 'pictures_for_members');
  end if;
  if card.pictures_for_members = members_only then
    return;
  end if;
  update public."RegisteredUsers" set pictures_for_members = members_only where id = profile_id;
  if not private.is_admin() then
    perform private.notify_admin(
      case when members_only then 'pictures for members' else 'pictures for visitors' end, profile_id,
      jsonb_build_object('name', card.name)
    );
  end if;
end
$$;
comment on function public.set_pictures_for_members(bigint, boolean) is 'Whether pictures and birth chart are for members only, or for visitors too. A member sets it for their own profile, the admin for any. Error 22023 (hint pictures_for_members).';
grant execute on function
  public.set_pictures_for_members(bigint, boolean)
  to authenticated;

-- 18_verification.sql ====================================================================================

-- The status of a profile: verification item by item, and changes of status. Members hide their profile for a while, or because
-- they have found a partner.
-- Who may: the admin verifies and sets any status. A member hides and shows their own profile, and ends only a status that they
-- set themselves.

create table public.verification_checks (
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  item text not null
    constraint item_is_known check (item = any (private.verification_items())),
  checked_by uuid references auth.users (id) on delete set null,
  checked_by_name text not null
    constraint checked_by_name_is_readable check (char_length(checked_by_name) between 1 and 120),
  checked_at timestamptz not null default now(),
  primary key (registered_user_id, item)
);
comment on table public.verification_checks is 'Checked items of a profile, with date and admin. The seal shows the items; this is the admin''s record.';

create index verification_checks_by on public.verification_checks (checked_by);

revoke all on public.verification_checks from anon, authenticated, service_role;
grant select on public.verification_checks to authenticated;
grant select, insert, update, delete on public.verification_checks to service_role;
alter table public.verification_checks enable row level security;
create policy "The admin reads verification checks" on public.verification_checks
  for select to authenticated using ((select private.is_admin()));

create trigger audit_change after insert or update or delete on public.verification_checks
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');

create function private.clean_checklist(items text[])
returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  checked text[];
begin
  perform private.refuse_large(items);
  checked := array(select distinct item from unnest(items) as item order by item);
  if cardinality(checked) = 0 then
    perform private.refuse('items_missing', 'Tick at least one thing that was checked.', 'items');
  end if;
  if not checked <@ private.verification_items() then
    perform private.refuse('items_unknown', 'Choose from the list of things to check.', 'items');
  end if;
  return checked;
end
$$;
comment on function private.clean_checklist(text[]) is 'The checked items, each once and sorted. Error 22023 if there is none, or an unknown one.';

create function private.record_verification(profile_id bigint, checked text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.verification_checks where registered_user_id = profile_id and item <> all (checked);
  insert into public.verification_checks (registered_user_id, item, checked_by, checked_by_name)
    select profile_id, item, (select auth.uid()), private.my_admin_name() from unnest(checked) as item
    -- The first check of an item keeps its date and admin.
    on conflict do nothing;
  update public."RegisteredUsers"
    set status = 'verified', status_reason = null, verified_at = now(), verified_by = private.my_admin_name(), verified_items = checked
    where id = profile_id;
  perform private.notify_member('profile verified', profile_id);
end
$$;
comment on function private.record_verification(bigint, text[]) is 'Records the checked items of a profile, makes it visible and notifies the member.';

create function private.items_without_facts(profile_id bigint, items text[])
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select need.item
    from public."RegisteredUsers" as card
    left join public.profile_details as details on details.registered_user_id = card.id
    left join public.contact_details as contact on contact.registered_user_id = card.id
    cross join lateral (values
      ('Mobile', contact.phone_number is null),
      ('Address', contact.address is null),
      ('Education', details.education is null),
      ('Employment', details.job is null),
      ('Photo', coalesce(card.first_img, card.second_img, card.third_img) is null),
      ('Horoscope', card.birth_chart is null)
    ) as need (item, is_missing)
    where card.id = profile_id and need.is_missing and need.item = any (items)
    order by need.item
  )
$$;
comment on function private.items_without_facts(bigint, text[]) is 'The items of a checklist for which this profile has no value: nobody can have checked a missing picture.';

create function public.verify_profile(profile_id bigint, seen_updated_at timestamptz, items text[])
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if seen_updated_at is null then
    perform private.refuse('version_missing', 'Load the profile again.');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id, seen_updated_at));
  perform set_config('matrimony.audit_action', 'verified', true);
  perform private.record_verification(profile_id, private.clean_checklist(items));
  return (select updated_at from public."RegisteredUsers" where id = profile_id);
end
$$;
comment on function public.verify_profile(bigint, timestamptz, text[]) is 'For the admin: records the checked items and makes the profile visible. Errors: PT409 if the profile has changed since seen_updated_at, 22023, PT404.';
grant execute on function
  public.verify_profile(bigint, timestamptz, text[])
  to authenticated;

-- Several profiles with one checklist: each gets its own record.
create function public.verify_profiles(people jsonb, items text[])
returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '20s'
as $$
declare
  checked text[];
  person record;
  card public."RegisteredUsers";
  missing text[];
  why text;
  verified jsonb := '[]';
  left_out jsonb := '[]';
begin
  perform private.require_admin();
  perform private.refuse_large(people, 100000);
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) not between 1 and 500 then
    perform private.refuse('too_many_profiles', 'Choose from 1 to 500 profiles.');
  end if;
  checked := private.clean_checklist(items);
  perform set_config('matrimony.audit_action', 'bulk verification', true);
  -- Locks all cards first, in the order of ids: see public.set_profile_statuses.
  perform from public."RegisteredUsers"
    where id in (select entries.id from jsonb_to_recordset(people) as entries (id bigint)) order by id for update;
  for person in
    select distinct on (id) * from jsonb_to_recordset(people) as entries (id bigint, seen_updated_at timestamptz) order by id
  loop
    select * into card from public."RegisteredUsers" where id = person.id;
    missing := private.items_without_facts(person.id, checked);
    why := case
      when card.id is null or card.deleted_at is not null then 'gone'
      when card.status <> 'submitted' then 'not waiting'
      when card.updated_at is distinct from person.seen_updated_at then 'changed'
      when missing <> '{}' then 'nothing stored'
    end;
    if why is null then
      perform private.record_verification(person.id, checked);
      verified := verified || to_jsonb(person.id);
    else
      left_out := left_out || jsonb_build_object(
        'id', person.id, 'why', why, 'items', case when why = 'nothing stored' then to_jsonb(missing) else '[]' end
      );
    end if;
  end loop;
  return jsonb_build_object('verified', verified, 'left_out', left_out);
end
$$;
comment on function public.verify_profiles(jsonb, text[]) is 'For the admin: verifies up to 500 waiting profiles, [{id, seen_updated_at}], with one checklist; each gets its own record. Answers {verified: [id], left_out: [{id, why, items}]}. why is gone, not waiting, changed (since seen_updated_at) or nothing stored (for these items of the checklist). Error 22023. Takes at most 20 s.';
grant execute on function public.verify_profiles(jsonb, text[]) to authenticated;

create function public.set_profile_statuses(changes jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '20s'
as $$
declare
  many boolean;
  change record;
  card public."RegisteredUsers";
  previous jsonb := '[]';
begin
  perform private.require_admin();
  -- Each of 500 may have a reason of 300 characters.
  perform private.refuse_large(changes, 1000000);
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 500 then
    perform private.refuse('too_many_profiles', 'Choose from 1 to 500 profiles.');
  end if;
  many := jsonb_array_length(changes) > 1;
  perform set_config('matrimony.audit_action', case when many then 'bulk status change' else 'changed status' end, true);
  -- Locks all cards first, in the order of ids, and only then writes to the audit log. Another transaction may hold a card and
  -- wait for the log; to hold the log and wait for that card would be a deadlock.
  perform from public."RegisteredUsers"
    where id in (select entries.id from jsonb_to_recordset(changes) as entries (id bigint)) order by id for update;
  for change in
    select * from jsonb_to_recordset(changes) as entries (id bigint, status text, reason text, if_status text, undo boolean)
    order by id
  loop
    if not private.status_is(change.status, 'known') then
      perform private.refuse('not_in_list', 'Choose one of the list.', 'status');
    end if;
    change.reason := private.clean_text('reason', change.reason, 300);
    -- An undo may restore a profile that had no reason.
    if change.reason is null and change.status = 'changes requested' and change.undo is not true then
      perform private.refuse('changes_missing', 'Say what should be changed: the person reads it.', 'reason');
    end if;
    select * into card from public."RegisteredUsers" where id = change.id;
    if not found or card.deleted_at is not null then
      if many then continue; end if;
      perform private.not_found('profile_gone', 'This profile is not there any more.');
    end if;
    if change.if_status is not null and card.status <> change.if_status then
      if many then continue; end if;
      perform private.conflict('status_changed', 'Somebody else has changed the status of this profile.');
    end if;
    if change.status = 'verified' and card.verified_at is null then
      if many then continue; end if;
      perform private.refuse('never_verified', 'This profile has never been verified. Verify it first.', 'status');
    end if;
    if change.status = 'verified' then
      change.reason := null;
    end if;
    if card.status = change.status and card.status_reason is not distinct from change.reason then
      continue;
    end if;
    update public."RegisteredUsers" set status = change.status, status_reason = change.reason where id = change.id;
    if change.status = 'changes requested' and change.undo is not true then
      perform private.notify_member('changes requested', change.id, jsonb_build_object('reason', change.reason));
    end if;
    previous := previous || jsonb_build_object('id', card.id, 'status', card.status, 'reason', card.status_reason, 'undo', true);
  end loop;
  return previous;
end
$$;
comment on function public.set_profile_statuses(jsonb) is 'For the admin: changes the status of up to 500 profiles, [{id, status, reason, if_status, undo}]. Returns their earlier statuses, as an argument that undoes the change. Takes at most 20 s. Several: skips profiles that are gone, changed meanwhile (if_status) or never verified. One: these are errors.';
grant execute on function public.set_profile_statuses(jsonb) to authenticated;

-- Members' own statuses --------------------------------------------------------------------------------------------------

create table public.own_statuses (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  status text not null
    constraint status_is_a_members_choice check (private.status_is(status, 'own')),
  set_at timestamptz not null default now()
);
comment on table public.own_statuses is 'Profiles whose present status was set by the member, who may therefore end it. Only the bureau ends a status that the bureau has set.';

revoke all on public.own_statuses from anon, authenticated, service_role;
grant select on public.own_statuses to authenticated;
grant select, insert, update, delete on public.own_statuses to service_role;
alter table public.own_statuses enable row level security;
create policy "Members read their own, the admin all" on public.own_statuses
  for select to authenticated
  using (registered_user_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger audit_change after insert or update or delete on public.own_statuses
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');

create function public.set_my_status(new_status text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  card constant public."RegisteredUsers" := private.lock_profile(my_id);
begin
  perform private.refuse_deleted(card);
  if not private.status_is(new_status, 'own') and not private.status_is(new_status, 'visible') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'status');
  end if;
  if card.verified_at is null or private.status_is(card.status, 'waiting') then
    perform private.refuse('not_yet_verified', 'The bureau has not verified your profile yet: nobody sees it.', 'status');
  end if;
  if card.status <> 'verified' and not exists (select from public.own_statuses where registered_user_id = my_id) then
    perform private.refuse('status_set_by_bureau', 'The bureau has set this status. Ask the bureau to change it.', 'status');
  end if;
  if card.status = new_status then
    return;
  end if;
  update public."RegisteredUsers" set status = new_status, status_reason = null where id = my_id;
  if new_status <> 'verified' then
    insert into public.own_statuses (registered_user_id, status) values (my_id, new_status);
  end if;
  perform private.notify_admin(
    case new_status when 'verified' then 'shown again' when 'on hold' then 'put on hold' else 'settled' end,
    my_id, jsonb_build_object('name', card.name, 'status', new_status)
  );
end
$$;
comment on function public.set_my_status(text) is 'For a member: on hold, engaged or married hides their own profile at once, verified shows it again. Only from verified or from their own status; error 22023 (hint status) otherwise.';
grant execute on function public.set_my_status(text) to authenticated;

-- 19_deletion.sql ========================================================================================

-- Deletion, which can be undone for 30 days, and erasure, which can't.
-- Who may: a member asks for deletion; the admin deletes, restores and erases; the service role and postgres erase due
-- profiles.

create table public.deletion_requests (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  note text
    constraint note_is_readable check (char_length(note) between 1 and 500),
  asked_at timestamptz not null default now()
);
comment on table public.deletion_requests is 'Members who ask the bureau to delete their profile. A deletion or a withdrawal removes the row.';

revoke all on public.deletion_requests from anon, authenticated, service_role;
grant select on public.deletion_requests to authenticated;
grant select, insert, update, delete on public.deletion_requests to service_role;
alter table public.deletion_requests enable row level security;
create policy "Members read their own, the admin all" on public.deletion_requests
  for select to authenticated
  using (registered_user_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger audit_change after insert or update or delete on public.deletion_requests
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');
create trigger tidy_texts before insert or update on public.deletion_requests
  for each row execute function private.tidy_texts('note');

create function public.ask_for_deletion(note text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  card constant public."RegisteredUsers" := private.lock_profile(my_id);
begin
  perform private.refuse_deleted(card);
  insert into public.deletion_requests as asked (registered_user_id, note) values (my_id, private.clean_text('note', note, 500))
    on conflict (registered_user_id) do update set note = excluded.note;
  perform private.notify_admin('deletion asked for', my_id, jsonb_build_object('name', card.name));
end
$$;
comment on function public.ask_for_deletion(text) is 'For a member: asks the bureau to delete their profile, with a note of at most 500 characters. A second call replaces the note.';
grant execute on function public.ask_for_deletion(text) to authenticated;

create function public.withdraw_deletion_request()
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  delete from public.deletion_requests where registered_user_id = my_id;
  if found then
    perform private.notify_admin('deletion withdrawn', my_id, jsonb_build_object('name', name))
      from public."RegisteredUsers" where id = my_id;
    return true;
  end if;
  return false;
end
$$;
comment on function public.withdraw_deletion_request() is 'For a member: withdraws the request for deletion; false if there is none.';
grant execute on function public.withdraw_deletion_request() to authenticated;

create function private.clear_member_choices()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.own_statuses where registered_user_id = new.id;
  if new.deleted_at is not null then
    delete from public.deletion_requests where registered_user_id = new.id;
  end if;
  return null;
end
$$;
comment on function private.clear_member_choices() is 'Trigger: after the bureau sets a status, the member may not end it. A deletion removes the request for it.';
create trigger clear_member_choices after update of status, status_reason, deleted_at on public."RegisteredUsers"
  for each row execute function private.clear_member_choices();

-- The admin's functions --------------------------------------------------------------------------------------------------

create table private.deletions (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  status_before text not null,
  reason_before text,
  login_was_active boolean
);
comment on table private.deletions is 'The state of a deleted profile before its deletion, to restore it.';

revoke all on private.deletions from anon, authenticated, service_role;
alter table private.deletions enable row level security;
create policy "No API role reads or writes deletions" on private.deletions
  for all to anon, authenticated using (false) with check (false);

create function private.require_typed_name(card public."RegisteredUsers", typed_name text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if btrim(typed_name) is distinct from card.name then
    perform private.refuse('name_not_typed', 'Type the name exactly as it is written above.', 'typed_name');
  end if;
end
$$;
comment on function private.require_typed_name(public."RegisteredUsers", text) is 'Error 22023 unless the typed name is the name on the card.';

create function public.describe_deletion(profile_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  described jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object(
      'name', card.name,
      'pictures', num_nonnulls(card.first_img, card.second_img, card.third_img, card.birth_chart),
      'login', (select username from public.accounts where registered_user_id = card.id),
      'notifications', (select count(*) from public.notifications where registered_user_id = card.id),
      'proposals', (select count(*) from public.profile_proposals where registered_user_id = card.id),
      'likes', (select count(*) from public.likes where card.id in (liker_id, likes.profile_id)),
      'requests', (select count(*) from public.contact_requests where card.id in (requester_id, contact_requests.profile_id))
    )
    into described
    from public."RegisteredUsers" as card where card.id = profile_id;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  return described;
end
$$;
comment on function public.describe_deletion(bigint) is 'For the admin: what a deletion would remove, for the preview.';
grant execute on function public.describe_deletion(bigint) to authenticated;

create function public.delete_profile(profile_id bigint, seen_name text)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  card public."RegisteredUsers";
  account public.accounts;
begin
  perform private.require_admin();
  card := private.lock_profile(profile_id);
  if card.deleted_at is not null then
    return card.deleted_at + interval '30 days';
  end if;
  if seen_name is distinct from card.name then
    perform private.conflict('profile_changed', 'This profile was changed while you were looking at it.');
  end if;
  perform set_config('matrimony.audit_action', 'deleted profile', true);
  update public.accounts set active = false where registered_user_id = profile_id and active returning * into account;
  insert into private.deletions (registered_user_id, status_before, reason_before, login_was_active)
    values (profile_id, card.status, card.status_reason, account.user_id is not null);
  if account.user_id is not null then
    perform private.end_sessions(account.user_id);
  end if;
  update public.profile_proposals set status = 'withdrawn' where registered_user_id = profile_id and status = 'pending';
  update public."RegisteredUsers" set status = 'withdrawn', status_reason = null, deleted_at = now() where id = profile_id;
  return now() + interval '30 days';
end
$$;
comment on function public.delete_profile(bigint, text) is 'For the admin: hides a profile everywhere, disables its login and returns the date of erasure (30 days). PT409 if the name is not the one that the admin saw.';
grant execute on function public.delete_profile(bigint, text) to authenticated;

create function public.restore_profile(profile_id bigint)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  card public."RegisteredUsers";
  before private.deletions;
begin
  perform private.require_admin();
  card := private.lock_profile(profile_id);
  if card.deleted_at is null then
    return card.status;
  end if;
  perform set_config('matrimony.audit_action', 'restored profile', true);
  delete from private.deletions where registered_user_id = profile_id returning * into before;
  update public."RegisteredUsers"
    set deleted_at = null, status = coalesce(before.status_before, 'withdrawn'), status_reason = before.reason_before
    where id = profile_id;
  if before.login_was_active then
    update public.accounts set active = true where registered_user_id = profile_id;
  end if;
  return coalesce(before.status_before, 'withdrawn');
end
$$;
comment on function public.restore_profile(bigint) is 'For the admin: restores a deleted profile to its earlier state; returns its status.';
grant execute on function public.restore_profile(bigint) to authenticated;

create function private.erase_person(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  login_id uuid;
begin
  -- Keeps the audit triggers from recording the deleted rows: they would store the values that are being erased.
  perform set_config('matrimony.audit_action', 'erased', true);
  select user_id into login_id from public.accounts where registered_user_id = profile_id;
  delete from public."RegisteredUsers" where id = profile_id;
  delete from private.requests where registered_user_id = profile_id;
  if login_id is not null then
    delete from auth.users where id = login_id;
    -- The auth server's log holds the internal e-mail address, and so the username. Its payload is JSON or text.
    if to_regclass('auth.audit_log_entries') is not null
      and has_table_privilege('auth.audit_log_entries', 'select') and has_table_privilege('auth.audit_log_entries', 'delete') then
      execute 'delete from auth.audit_log_entries where position($1 in payload::text) > 0' using login_id::text;
    end if;
  end if;
  perform private.write_audit('erased', 'RegisteredUsers', profile_id::text, profile_id);
  update public.audit_log set old_values = null, new_values = null, values_salt = null
    where registered_user_id = profile_id and values_salt is not null;
  perform set_config('matrimony.audit_action', '', true);
end
$$;
comment on function private.erase_person(bigint) is 'Deletes every row about a person, and every value about them in the audit log. Files go through the Storage API afterwards: see list_unreferenced_files.';

create function public.erase_profile(profile_id bigint, typed_name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  card public."RegisteredUsers";
begin
  perform private.require_admin();
  card := private.lock_profile(profile_id);
  if card.deleted_at is null then
    perform private.conflict('profile_not_deleted', 'Delete the profile first.');
  end if;
  perform private.require_typed_name(card, typed_name);
  perform private.erase_person(profile_id);
end
$$;
comment on function public.erase_profile(bigint, text) is 'For the admin: erases a deleted profile at once, irreversibly. Needs the typed name.';
grant execute on function public.erase_profile(bigint, text) to authenticated;

create function private.erase_due_people(as_of timestamptz)
returns bigint[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  due bigint[];
  profile_id bigint;
begin
  -- Locks all cards before the first erasure writes to the audit log: see public.set_profile_statuses.
  select coalesce(array_agg(id), '{}') into due from (
    select id from public."RegisteredUsers" where deleted_at <= as_of - interval '30 days' order by id limit 50 for update
  ) as locked;
  foreach profile_id in array due loop
    perform private.erase_person(profile_id);
  end loop;
  return due;
end
$$;
comment on function private.erase_due_people(timestamptz) is 'Erases profiles that were deleted at least 30 days before this moment, at most 50 at a time; returns their ids.';

create function private.erase_due_people()
returns bigint[]
language sql
security definer
set search_path = ''
as $$ select private.erase_due_people(now()) $$;
comment on function private.erase_due_people() is 'private.erase_due_people for now. Run by make daily and from the dashboard.';

create function public.erase_due_profiles()
returns bigint[] language sql security definer
set search_path = ''
set statement_timeout = '20s'
as $$
  select private.require_admin();
  select private.erase_due_people()
$$;
comment on function public.erase_due_profiles() is 'For the admin: erases profiles that were deleted at least 30 days ago, at most 50; returns their ids.';
grant execute on function public.erase_due_profiles() to authenticated;

-- 20_finding.sql =========================================================================================

-- Search of profiles: filters in any combination, a name or a user id, four orders, counts.
--
-- Visitors filter by fields of the card, while the bureau lets them browse; members by all fields of a profile. Everybody finds
-- only visible profiles. With row-level security, indexes serve few operators but plain comparison. So it reads its own
-- table, private.profile_search, with the owner's rights, and private.search_condition decides which rows a caller may find.
--
--   1. Triggers keep one row for each registered user there. Fields that are compared for equality are tags ("religion:Hindu")
--      in one array with one index. Ranges, places, names and stars are columns with indexes.
--   2. private.search_condition turns filters into one SQL condition. Its values are quoted literals, so the planner estimates
--      the matches from its statistics.
--   3. public.find_profiles and private.count_matches put the condition into one statement. The planner assumes that filters
--      are independent. For two that exclude one another it would scan the index of an order to its end. So a sample of the
--      next 1,000 rows of the order decides (private.are_frequent). Frequent matches: an index scan in order, until the page is
--      full. Rare matches: an index scan by the filters for all of them, and a sort.
--
-- Figures: docs/bench.md. Reasons: docs/decisions/016-find-with-one-statement.md.

create extension if not exists pg_trgm with schema extensions;

-- Keys of the search -----------------------------------------------------------------------------------------------------

-- The scripts of India are laid out alike: a letter has the same place in each block of Unicode. So all letters are first moved to
-- Devanagari, and then written in Latin. Aspirates and long vowels, which Latin spellings write in many ways, are left out.
create function private.in_latin(entered text, is_search boolean)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  named text := translate(normalize(entered, nfc), U&'\200C\200D\0B83', '');
begin
  if named !~ '[\u0900-\u0d7f]' then
    return named;
  end if;
  -- Tamil writes what is spoken: vetri, kandru, krishna, lakshmi. Malayalam: antony, and its consonants without a vowel.
  named := replace(replace(replace(named, 'ற்ற', 'ட்ர'), 'ன்ற', 'ன்ட்ர'), 'கிரு', 'க்ரி');
  named := replace(replace(named, 'ட்சு', 'க்ஷ்'), 'ட்ச', 'க்ஷ');
  named := replace(replace(named, 'ന്റ', 'ന്ട'), 'റ്റ', 'ട്ട');
  named := replace(replace(replace(named, 'ൺ', 'ണ്'), 'ൻ', 'ന്'), 'ർ', 'ര്');
  named := replace(replace(replace(named, 'ൽ', 'ല്'), 'ൾ', 'ള്'), 'ൿ', 'ക്');
  if is_search then
    -- "राम" is Ram and Rama, and the search finds parts of words.
    named := regexp_replace(named, '([\u0900-\u097f])([\u0915-\u0939])(?![\u0900-\u097f])', '\1\2' || U&'\094D', 'g');
    named := regexp_replace(named, '([\u0c80-\u0cff])([\u0c95-\u0cb9])(?![\u0c80-\u0cff])', '\1\2' || U&'\0CCD', 'g');
  end if;
  named := translate(named,
    U&'\0B82ஃஅஆஇஈஉஊஎஏஐஒஓஔகஙசஜஞடணதநனபமயரறலளழவஶஷஸஹ\0BBE\0BBF\0BC0\0BC1\0BC2\0BC6\0BC7\0BC8\0BCA\0BCB\0BCC\0BCD'
      || U&'\0C02\0C03అఆఇఈఉఊఋఌఎఏఐఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధనపఫబభమయరఱలళఴవశషసహ\0C3E\0C3F\0C40\0C41\0C42\0C43\0C44\0C46\0C47\0C48\0C4A\0C4B\0C4C\0C4D'
      || U&'\0C82\0C83ಅಆಇಈಉಊಋಌಎಏಐಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರಱಲಳವಶಷಸಹ\0CBE\0CBF\0CC0\0CC1\0CC2\0CC3\0CC4\0CC6\0CC7\0CC8\0CCA\0CCB\0CCC\0CCDೞ'
      || U&'\0D02\0D03അആഇഈഉഊഋഌഎഏഐഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹ\0D3E\0D3F\0D40\0D41\0D42\0D43\0D44\0D46\0D47\0D48\0D4A\0D4B\0D4C\0D4D\0D57',
    U&'\0902\0903अआइईउऊऎएऐऒओऔकङचजञटणतनऩपमयरऱलळऴवशषसह\093E\093F\0940\0941\0942\0946\0947\0948\094A\094B\094C\094D'
      || U&'\0902\0903अआइईउऊऋऌऎएऐऒओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळऴवशषसह\093E\093F\0940\0941\0942\0943\0944\0946\0947\0948\094A\094B\094C\094D'
      || U&'\0902\0903अआइईउऊऋऌऎएऐऒओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसह\093E\093F\0940\0941\0942\0943\0944\0946\0947\0948\094A\094B\094C\094Dऴ'
      || U&'\0902\0903अआइईउऊऋऌऎएऐऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसह\093E\093F\0940\0941\0942\0943\0944\0946\0947\0948\094A\094B\094C\094D\094C'
  );
  -- Nasals as their next consonant has them.
  named := regexp_replace(named, '\u0902(?=[\u092a-\u092e]|[^\u0900-\u097f]|$)', U&'\092E\094D', 'g');
  named := regexp_replace(named, '[\u0901\u0902]', U&'\0928\094D', 'g');
  named := replace(replace(named, U&'\091C\093C', U&'\0938'), U&'\0903', '');
  named := replace(named, U&'\093C', '');
  -- A consonant without a sign has the vowel a.
  named := regexp_replace(named, '([\u0915-\u0939])(?![\u093e-\u094d])', '\1a', 'g');
  named := replace(replace(named, U&'\0910', 'ai'), U&'\0948', 'ai');
  named := replace(replace(named, U&'\0914', 'au'), U&'\094C', 'au');
  named := replace(replace(named, U&'\090B', 'ri'), U&'\0943', 'ri');
  -- What has no letter here, the sign for no vowel too, is left out.
  return translate(named,
    U&'कखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहअआइईउऊऍऎएऑऒओ\093E\093F\0940\0941\0942\0945\0946\0947\0949\094A\094B\094D',
    'kkggnccjjnttddnttddnnppbbmyrrlllvssshaaiiuueeeoooaiiuueeeooo'
  );
end
$$;
comment on function private.in_latin(text, boolean) is 'A name with its Tamil, Malayalam, Telugu, Kannada and Devanagari letters in Latin ones. is_search: without the last, unwritten vowel of a Hindi or Kannada word.';

create function private.fold_name(entered text, is_search boolean default false)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  folded text := regexp_replace(lower(normalize(private.in_latin(entered, is_search), nfd)), U&'[\0300-\036F]', '', 'g');
begin
  folded := btrim(regexp_replace(folded, U&'[[:space:].,;:/&()"''\2018\2019-]+', ' ', 'g'));
  folded := replace(replace(folded, 'zh', 'l'), 'x', 'ks');
  folded := regexp_replace(folded, 'ow(?![aeiouy])', 'au', 'g');
  folded := translate(regexp_replace(folded, '([bcdfgjklmnpqrstvw])h+', '\1', 'g'), 'wqzyeo', 'vksiiu');
  return regexp_replace(folded, '([a-z])\1+', '\1', 'g');
end
$$;
comment on function private.fold_name(text, boolean) is 'A name as the search compares it: without the differences between "Gayathri" and "Gayatri", "Deepa" and "Dipa", "Meena" and "मीना". After a change of this rule, reindex all profiles.';

-- Tamil has one letter for k and g, one for t and d, one for p and b, one for s, ch and j, and none for f and h; between two
-- consonants it writes a vowel. Latin names keep these apart, so this key is for names or searches in Tamil letters only.
create function private.fold_for_tamil(folded text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      -- Jaya and Jeya.
      regexp_replace(translate(lower(folded), 'gdbjcfh', 'ktpsspk'), '\msaia', 'sia', 'g'),
      '([ktp])[iu]r(?=[aiu])', '\1r', 'g'
    ),
    '([a-z])\1+', '\1', 'g'
  )
$$;
comment on function private.fold_for_tamil(text) is 'A folded name as Tamil letters write it: "Ganesh" and "கணேஷ்" are kanis.';

create function private.is_tamil(entered text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select entered ~ '[\u0b80-\u0bff]'
$$;
comment on function private.is_tamil(text) is 'Whether a text has Tamil letters.';

create function private.name_key(entered text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case
    when private.is_tamil(entered) then upper(private.fold_for_tamil(private.fold_name(entered)))
    else private.fold_name(entered)
  end
$$;
comment on function private.name_key(text) is 'The folded name; of one in Tamil letters the Tamil key in capitals, which a search in other letters compares with its own Tamil key.';

create function private.search_words(entered text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(distinct word order by word), '{}')
  from regexp_split_to_table(replace(lower(entered), '.', ''), '[[:space:],;:/&()"-]+') as word
  where word <> ''
$$;
comment on function private.search_words(text) is 'The distinct words of a text, normalized for the search: "B.Sc. Physics" gives bsc and physics.';

-- for_visitors: true for fields of the card, which everybody sees; the other filters are for members.
create view private.profile_filters as
  select * from (values
    ('looking_for', 'choice', 'gender', true),
    ('age_from', 'from', 'age', true),
    ('age_to', 'to', 'age', true),
    ('religion', 'choice', 'religion', true),
    ('location', 'place', 'location', true),
    ('with_picture', 'flag', 'first_img', true),
    ('height_from', 'from', 'height', false),
    ('height_to', 'to', 'height', false),
    ('caste', 'exact', 'caste', false),
    ('mother_tongue', 'choice', 'mother_tongue', false),
    ('education', 'words', 'education', false),
    ('occupation', 'words', 'job', false),
    ('birth_star', 'choice', 'birth_star', false),
    ('rasi', 'choice', 'rasi', false),
    ('marital_status', 'choice', 'marital_status', false),
    ('mangal_dosha', 'choice', 'mangal_dosha', false),
    ('diet', 'choice', 'diet', false),
    -- stars: the lists of matching stars. matches_star: the method and least score behind them, which a saved search keeps.
    ('stars', 'stars', 'birth_star', false),
    ('matches_star', 'star score', 'birth_star', false),
    ('search', 'search', null, false)
  ) as filter (name, kind, field, for_visitors);
comment on view private.profile_filters is 'The filters. A choice takes the field''s choices; from and to are limited by its smallest and largest.';
revoke all on private.profile_filters from anon, authenticated, service_role;

create function private.community_tag(filters jsonb)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return 'community:' || (filters ->> 'religion') || ':' || lower(btrim(filters ->> 'caste'));
end
$$;
comment on function private.community_tag(jsonb) is 'The tag of religion and caste together, of a profile or of filters; null without one of the two. Most searches name both, and a caste of another religion then matches nobody at once.';

create function private.search_tags(filters jsonb)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(tag order by tag), '{}')
    from (
      select unnest(case kind
        when 'choice' then array[name || ':' || value]
        when 'flag' then array[name]
        when 'exact' then array[name || ':' || lower(btrim(value))]
        when 'words' then array(select name || ':' || word from unnest(private.search_words(value)) as word)
      end)
      from jsonb_each_text(filters) as given (name, value)
      join private.profile_filters using (name)
      where value is not null
      union all
      select private.community_tag(filters)
    ) as given (tag)
    where tag is not null
  );
end
$$;
comment on function private.search_tags(jsonb) is 'The tags of values by the names of their filters: the values of a profile, or those of a search.';

create function private.star_code(side text, birth_star text, star_pada integer, stated_rasi text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  stars constant text[] := (select choices from private.person_fields where field = 'birth_star');
  rasis constant text[] := (select choices from private.person_fields where field = 'rasi');
  star_number constant integer := array_position(stars, birth_star);
  fitting text[];
begin
  if side is null or star_number is null then
    return '';
  end if;
  -- There are 108 padas, nine to each rasi.
  select array_agg(distinct rasi) into fitting
    from generate_series(coalesce(star_pada, 1), coalesce(star_pada, 4)) as pada
    cross join lateral (select rasis[((star_number - 1) * 4 + pada - 1) / 9 + 1]) as of_pada (rasi)
    where stated_rasi is null or stated_rasi = rasi;
  if cardinality(fitting) = 1 then
    return format('%s:%s:%s:%s', side, birth_star, fitting[1], star_pada);
  end if;
  return format('%s:%s:%s:', side, birth_star, case when fitting is null then '?' end);
end
$$;
comment on function private.star_code(text, text, integer, text) is 'The facts about a person that star matching needs, as one code: bride:Krittika:Mesha:1. Without rasi and pada where these are unknown; with ? where star, pada and rasi contradict one another; empty where the side or the star is unknown.';

create function private.star_codes()
returns setof text
language sql
stable
set search_path = ''
as $$
  with padas as (
    select side, stars.choices[n / 4 + 1] as star, rasis.choices[n / 9 + 1] as rasi, n % 4 + 1 as pada
    from unnest(array['bride', 'groom']) as side
    cross join generate_series(0, 107) as n
    cross join (select choices from private.person_fields where field = 'birth_star') as stars
    cross join (select choices from private.person_fields where field = 'rasi') as rasis
  )
  select format('%s:%s:%s:%s', side, star, rasi, pada)
  from padas group by grouping sets ((side, star, rasi, pada), (side, star, rasi))
  union all
  -- The rasi is unknown: the star lies in two.
  select format('%s:%s::', side, star) from padas group by side, star having count(distinct rasi) > 1
  union all
  select distinct format('%s:%s:?:', side, star) from padas
  union all
  select ''
$$;
comment on function private.star_codes() is 'All possible results of private.star_code().';

-- The search table -------------------------------------------------------------------------------------------------------

create table private.profile_search (
  id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  visible boolean not null,
  created_at timestamptz not null,
  age smallint not null,
  height smallint,
  town text collate "C",
  state text collate "C",
  name_folded text collate "C" not null,
  name_for_tamil text collate "C" not null,
  tags text[] not null,
  last_active_on date not null default '-infinity',
  star_code text collate "C" not null,
  gender text
);
comment on table private.profile_search is 'The table that the search reads: one row for each registered user, kept by triggers.';
comment on column private.profile_search.age is '999 if unknown: last when sorted by age.';
comment on column private.profile_search.name_folded is 'The result of private.name_key().';
comment on column private.profile_search.name_for_tamil is 'The result of private.fold_for_tamil(), for searches in Tamil letters.';
comment on column private.profile_search.tags is 'Values that are compared for equality, by the name of their filter: religion:Hindu, caste:iyer, community:Hindu:iyer, education:bsc (one for each word), with_picture.';
comment on column private.profile_search.last_active_on is 'The day on which the member last looked at the profiles. Only for sorting; no query returns it.';
comment on column private.profile_search.star_code is 'The result of private.star_code().';

-- The planner needs the frequencies of rarer castes and words, and of each of the 361 star codes. Without them it expects as
-- many rows for a list of rare stars as for any list. It then scans the index of the newest to its end.
alter table private.profile_search alter column tags set statistics 1000, alter column star_code set statistics 400;

-- The orders.
create index profile_search_newest on private.profile_search (created_at desc, id desc) where visible;
create index profile_search_age on private.profile_search (age, id) where visible;
create index profile_search_active on private.profile_search (last_active_on desc, id desc) where visible;
-- The filters.
create index profile_search_tags on private.profile_search using gin (tags) with (fastupdate = off);
create index profile_search_height on private.profile_search (height) where visible;
-- Few brides are as tall as many grooms, so the index of heights alone would read the other side too.
create index profile_search_gender_height on private.profile_search (gender, height) where visible;
create index profile_search_star on private.profile_search (star_code) where visible;
-- Names and places serve the admin's table as well, so these indexes hold hidden profiles too.
create index profile_search_name on private.profile_search (name_folded);
create index profile_search_name_part on private.profile_search using gin (name_folded extensions.gin_trgm_ops) with (fastupdate = off);
create index profile_search_tamil_name on private.profile_search (name_for_tamil);
create index profile_search_tamil_name_part on private.profile_search using gin (name_for_tamil extensions.gin_trgm_ops) with (fastupdate = off);
create index profile_search_town on private.profile_search (town);
create index profile_search_state on private.profile_search (state);

revoke all on private.profile_search from anon, authenticated, service_role;
alter table private.profile_search enable row level security;
create policy "No API role reads or writes the search table" on private.profile_search
  for all to anon, authenticated using (false) with check (false);

create function private.index_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.profile_search (id, visible, created_at, age, height, town, state, name_folded, name_for_tamil, tags, star_code, gender)
  select
    card.id, card.visible, card.created_at, coalesce(card.age, 999), details.height,
    lower(btrim(split_part(card.location, ',', 1))),
    case when position(',' in card.location) > 0 then lower(btrim(split_part(card.location, ',', -1))) end,
    private.name_key(card.name), private.fold_for_tamil(private.fold_name(card.name)),
    private.search_tags((
      select jsonb_object_agg(name, case table_name when 'RegisteredUsers' then of_card -> field else of_details -> field end)
      from private.profile_filters join private.person_fields using (field)
    )),
    private.star_code(card.gender, details.birth_star, details.star_pada, details.rasi),
    card.gender
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  -- offset 0: computed once, not once for each filter.
  cross join lateral (select to_jsonb(card), to_jsonb(details) offset 0) as fields (of_card, of_details)
  where card.id = profile_id
  on conflict (id) do update set
    visible = excluded.visible, created_at = excluded.created_at, age = excluded.age, height = excluded.height,
    town = excluded.town, state = excluded.state, name_folded = excluded.name_folded,
    name_for_tamil = excluded.name_for_tamil, tags = excluded.tags,
    star_code = excluded.star_code, gender = excluded.gender;
end
$$;
comment on function private.index_profile(bigint) is 'Updates a registered user''s row of the search table.';

create function private.index_card()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.index_profile(new.id);
  return null;
end
$$;
comment on function private.index_card() is 'Trigger: updates the search table after a change of the card.';
create trigger index_new_card after insert on public."RegisteredUsers"
  for each row execute function private.index_card();
create trigger index_card after update on public."RegisteredUsers"
  for each row
  when (
    (old.name, old.gender, old.age, old.religion, old.location, old.first_img, old.status, old.created_at)
    is distinct from (new.name, new.gender, new.age, new.religion, new.location, new.first_img, new.status, new.created_at)
  )
  execute function private.index_card();

create function private.index_details()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An update may move the details to another person. For a person who is being deleted, index_profile does nothing.
  if tg_op <> 'INSERT' then
    perform private.index_profile(old.registered_user_id);
  end if;
  if tg_op <> 'DELETE' then
    perform private.index_profile(new.registered_user_id);
  end if;
  return null;
end
$$;
comment on function private.index_details() is 'Trigger: updates the search table after a change of the details.';
create trigger index_details after insert or update or delete on public.profile_details
  for each row execute function private.index_details();

-- Validation of filters --------------------------------------------------------------------------------------------------

create function private.are_star_lists(given jsonb)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 100
    or exists (select from jsonb_array_elements(given) as list where jsonb_typeof(list) <> 'array')
  then
    return false;
  end if;
  -- Each code once, so that nobody has two places in the order.
  return not exists (
    select from jsonb_array_elements(given) as list cross join jsonb_array_elements(list) as entry
    left join private.star_codes() as known (code) on jsonb_typeof(entry) = 'string' and known.code = entry #>> '{}'
    group by known.code
    having known.code is null or count(*) > 1
  );
end
$$;
comment on function private.are_star_lists(jsonb) is 'Whether these are up to 100 lists of star codes, each code once.';

create function private.filter_problems(filters jsonb)
returns setof private.problem
language plpgsql
stable
set search_path = ''
as $$
declare
  entry record;
  problem private.problem;
  is_wrong boolean := false;
  has_end boolean := false;
begin
  if jsonb_typeof(filters) is distinct from 'object' then
    return next private.problem_of('', 'no_filter', 'This is no filter.');
    return;
  end if;
  for entry in
    select given.key, given.value, filters ->> given.key as entered, filter.kind, rule.choices, rule.smallest, rule.largest
    from jsonb_each(filters) as given
    left join private.profile_filters as filter on filter.name = given.key
    left join private.person_fields as rule on rule.field = filter.field
  loop
    has_end := has_end or entry.kind = 'to';
    problem := case
      when entry.kind is null then private.problem_of(entry.key, 'unknown_filter', 'There is no filter of this name.')
      when entry.kind = 'stars' then case when not private.are_star_lists(entry.value)
        then private.problem_of(entry.key, 'no_star_lists', 'These are no lists of birth stars.') end
      when jsonb_typeof(entry.value) not in ('string', 'number', 'boolean')
        then private.problem_of(entry.key, 'filter_not_single', 'A filter is a single value.')
      when char_length(btrim(entry.entered)) not between 1 and 80
        then private.problem_of(entry.key, 'filter_too_long', 'Enter 1 to 80 characters.')
      when entry.kind = 'choice' and entry.entered <> all (entry.choices) or entry.kind = 'flag' and entry.entered <> 'true'
        or entry.kind = 'star score' and entry.entered !~ '^((South|Kerala) ([1-9]|10)|Tamil twelve ([1-9]|1[0-2])|North ([1-9]|[12][0-9]|3[0-6]))$'
        then private.problem_of(entry.key, 'not_in_list', 'Choose one of the list.')
      when entry.kind = 'words' and cardinality(private.search_words(entry.entered)) = 0
        then private.problem_of(entry.key, 'filter_without_word', 'Enter a word.')
      when entry.kind in ('from', 'to')
        and case when entry.entered ~ '^[0-9]{1,3}$' then entry.entered::integer not between entry.smallest and entry.largest else true end
        then private.problem_of(
          entry.key, 'not_in_range', 'Enter a whole number from {from} to {to}.',
          jsonb_build_object('from', entry.smallest, 'to', entry.largest)
        )
    end;
    if problem is not null then
      is_wrong := true;
      return next problem;
    end if;
  end loop;
  if has_end and not is_wrong then
    return query
      select (private.problem_of(upper_end.name, 'range_reversed', 'The second number must not be smaller than the first.')).*
      from private.profile_filters as lower_end
      join private.profile_filters as upper_end on upper_end.field = lower_end.field and upper_end.kind = 'to'
      where lower_end.kind = 'from' and (filters ->> lower_end.name)::integer > (filters ->> upper_end.name)::integer;
  end if;
end
$$;
comment on function private.filter_problems(jsonb) is 'Problems in these filters; no rows if there are none.';

create function private.filters_are_valid(filters jsonb)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (select from private.filter_problems(filters))
$$;
comment on function private.filters_are_valid(jsonb) is 'Whether the search accepts these filters.';
-- A CHECK constraint of public.saved_searches runs with the rights of the role that writes.
grant execute on function private.filters_are_valid(jsonb) to service_role;

-- A filter of details tells a detail of everybody it finds. So a member begins a search before it answers, in a request of its
-- own (decision 010), and a day has so many: docs/decisions/025-daily-limits.md. Filters of the card are free.

create function private.counted_search(filters jsonb)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(sha256(convert_to(jsonb_object_agg(key, value)::text, 'UTF8')), 'hex')
  from jsonb_each(filters)
  -- matches_star answers nothing without the lists of stars.
  where key in (select name from private.profile_filters where not for_visitors and kind not in ('search', 'star score'))
$$;
comment on function private.counted_search(jsonb) is 'A hash of the filters of details; null if there are none. Other filters of the same search may change freely.';

create function public.begin_search(filters jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := (select searches_per_day from public.site_settings);
  item text;
begin
  if not private.is_admin() then
    perform private.require_member();
  end if;
  perform private.refuse_large(filters);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(filters) limit 1;
  if private.is_admin() then
    return;
  end if;
  item := private.counted_search(filters);
  if item is not null and not private.count_readings('search', array[item], most) then
    perform private.refuse(
      'too_many_searches_today',
      'You have made as many searches as a day allows: {most}. Come back tomorrow, or call the bureau.',
      given => jsonb_build_object('most', most)
    );
  end if;
end
$$;
comment on function public.begin_search(jsonb) is 'For a member: begins a search, so that find_profiles and count_profiles answer its filters of details today. The same filters count once. Error 22023 if that is more than a day allows. Nothing is counted for the admin.';
grant execute on function public.begin_search(jsonb) to authenticated;

create function private.require_begun(filters jsonb)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  search constant text := private.counted_search(filters);
begin
  if search is null or private.is_admin() or exists (
    select from private.readings
    where reader = auth.uid() and day = private.today() and kind = 'search' and item = search
  ) then
    return;
  end if;
  perform private.refuse('search_not_begun', 'Begin this search first.');
end
$$;
comment on function private.require_begun(jsonb) is 'Error 22023 unless the caller has begun this search today. For members: visitors have no filters of details.';

create function private.may_find(filters jsonb)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  for_members text;
begin
  perform private.refuse_large(filters);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(filters) limit 1;
  if (select auth.uid()) is not null then
    if not private.is_active_member() then
      return false;
    end if;
    perform private.require_begun(filters);
    return true;
  end if;
  -- Visitors filter by fields of the card only.
  select key into for_members from jsonb_object_keys(filters) as key
    where key in (select name from private.profile_filters where not for_visitors)
    limit 1;
  if found then
    perform private.refuse('filter_for_members', 'This filter is for members. Sign in first.', for_members);
  end if;
  return private.visitors_may_browse();
end
$$;
comment on function private.may_find(jsonb) is 'Whether the caller may search. Error 22023 for wrong filters, for a visitor''s filters that are for members, and for a member''s search that is not begun.';

create function private.require_star_lists(filters jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if filters ? 'matches_star' and not filters ? 'stars' then
    perform private.refuse('stars_missing', 'The lists of stars are missing.', 'matches_star');
  end if;
end
$$;
comment on function private.require_star_lists(jsonb) is 'Error 22023 for the filter "Matches my star" without its lists of stars: it would match everybody.';

-- The condition ----------------------------------------------------------------------------------------------------------

create function private.are_frequent(condition text, starting text, ordering text, enough integer)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  frequent boolean;
begin
  execute format(
    'select count(*) = %4$s from (
      select from (select * from private.profile_search where visible%2$s order by %3$s limit 1000) as entry where %1$s limit %4$s
    ) as counted',
    condition, starting, ordering, enough
  ) into frequent;
  return frequent;
end
$$;
comment on function private.are_frequent(text, text, text, integer) is 'Whether at least "enough" of the first 1,000 rows of an order match a condition. starting: " and ..." for an order that starts further on.';

create function private.name_condition(search text, findable text)
returns text
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  -- A name in Tamil letters and a search in others, or the other way round, compare their Tamil keys.
  in_tamil constant boolean := private.is_tamil(search);
  folded text := private.fold_name(search, is_search => true);
  of_name constant text := case when in_tamil then 'name_for_tamil' else 'name_folded' end;
  exactly text;
  nearly text;
  has_exact_match boolean;
begin
  if in_tamil then
    folded := private.fold_for_tamil(folded);
  end if;
  -- Words of one or two letters only: a prefix of the name.
  if folded !~ '[^ ]{3}' then
    return case
      when folded = '' then 'false'
      when in_tamil then format('name_for_tamil ^@ %L', folded)
      else format('(name_folded ^@ %L or name_folded ^@ %L)', folded, upper(private.fold_for_tamil(folded)))
    end;
  end if;
  select string_agg(whole, ' and '), case when bool_or(near is not null) then string_agg(coalesce(near, whole), ' and ') end
    into exactly, nearly
    from unnest(string_to_array(folded, ' ')) as word
    cross join lateral (select upper(private.fold_for_tamil(word))) as tamil (tamil_word)
    cross join lateral (select
      regexp_replace(word, '([\\%_])', '\\\1', 'g'), regexp_replace(tamil_word, '([\\%_])', '\\\1', 'g')
    ) as escaped (pattern, tamil_pattern)
    cross join lateral (select
      -- One or two letters: a prefix of a word.
      case
        when char_length(word) < 3 then format('(%L || %I) like %L', ' ', of_name, '% ' || pattern || '%')
        -- Without three letters the index would be read as a whole.
        when in_tamil or char_length(tamil_word) < 3 then format('%I like %L', of_name, '%' || pattern || '%')
        else format('(name_folded like %L or name_folded like %L)', '%' || pattern || '%', '%' || tamil_pattern || '%')
      end,
      case when word ~ '^[a-z]{4,}$' then format('%I operator(extensions.%%>) %L', of_name, word) end
    ) as conditions (whole, near);
  if nearly is null or private.are_frequent(findable || ' and ' || exactly, '', 'created_at desc, id desc', 1) then
    return exactly;
  end if;
  -- Similar names only if no profile that the caller may find has this name: otherwise the answer would tell about hidden ones.
  -- count(*), not "exists": for one row the planner scans the table as soon as it expects some hundreds of matches. Two frequent
  -- words that nobody has together are such a case. The count is small, as none is among the newest; it uses the trigram index.
  execute format('select count(*) > 0 from private.profile_search where %s and %s', findable, exactly) into has_exact_match;
  if has_exact_match then
    return exactly;
  end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  return nearly;
end
$$;
comment on function private.name_condition(text, text) is 'The condition on private.profile_search for the name that is searched for: all its words, in any order; if nobody has them, similar words. findable: the condition of the rows that the caller may find.';

create function private.search_condition(filters jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  search constant text := btrim(filters ->> 'search');
  with_height constant boolean := filters ?| array['height_from', 'height_to'];
  height_from constant integer := coalesce((filters ->> 'height_from')::integer, 0);
  height_to constant integer := coalesce((filters ->> 'height_to')::integer, 250);
  -- Both ends are part of a range. One centimetre would tell the height of everybody who is found.
  widened_by constant integer := greatest(0, 4 - (height_to - height_from));
  tags constant text[] := array(
    select tag from unnest(private.search_tags(filters)) as tag
    -- The community tag covers both. With a height the side is a column, see below.
    where not (filters ?& array['religion', 'caste'] and split_part(tag, ':', 1) in ('religion', 'caste'))
      and not (with_height and split_part(tag, ':', 1) = 'looking_for')
  );
  -- Members find their own profile only by name or user id.
  findable constant text := format('visible and id <> all (%L::bigint[])', array(
    select private.my_blocked_ids()
    union all
    select id from private.my_registered_user_ids() as id where search is null
  ));
begin
  return concat_ws(' and ', findable,
    case when tags <> '{}' then format('tags @> %L::text[]', tags) end,
    case when filters ? 'stars' then format('star_code = any (%L::text[])', array(
      select jsonb_array_elements_text(list) from jsonb_array_elements(filters -> 'stars') as list
    )) end,
    case when filters ?| array['age_from', 'age_to'] then format(
      'age between %L::smallint and %L::smallint', coalesce(filters ->> 'age_from', '0'), coalesce(filters ->> 'age_to', '100')) end,
    -- Side and height have a common index.
    case when with_height and filters ? 'looking_for' then format('gender = %L', filters ->> 'looking_for') end,
    case when with_height then format(
      'height between %L::smallint and %L::smallint', height_from - (widened_by + 1) / 2, height_to + widened_by / 2) end,
    -- "Madurai, Salem": either of them. Nothing but commas is no place.
    case when filters ? 'location' then coalesce((
      select '(' || string_agg(format('town ^@ %1$L or state ^@ %1$L', lower(btrim(place))), ' or ') || ')'
      from unnest(string_to_array(filters ->> 'location', ',')) as place
      where btrim(place) <> ''
    ), 'false') end,
    case when search ~ '^[0-9]{1,18}$' then format('id = %L::bigint', search)
      when search is not null then private.name_condition(search, findable) end
  );
end
$$;
comment on function private.search_condition(jsonb) is 'The condition on private.profile_search for the filters of a caller who may search. A range of heights covers at least 5 cm. Values enter as quoted literals only.';

-- The statement ----------------------------------------------------------------------------------------------------------

create function public.find_profiles(
  filters jsonb default '{}', sort text default 'newest', after bigint[] default null, at_most integer default 25
)
returns setof public."RegisteredUsers"
language plpgsql
stable
security definer
set search_path = ''
-- The API's role plans at each call (force_custom_plan). The function's own statements always have the same plan.
set plan_cache_mode = force_generic_plan
as $$
declare
  ordering constant text := case sort when 'age' then 'age, id' when 'active' then 'last_active_on desc, id desc' else 'created_at desc, id desc' end;
  condition text;
  last_seen record;
  last_place integer := 1;
  start_after text := '';
  ordered text;
  codes text[];
  star_condition text;
  is_frequent boolean;
begin
  if not private.may_find(filters) then
    return;
  end if;
  perform private.require_star_lists(filters);
  if sort is null or sort not in ('newest', 'age', 'active', 'match') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  if sort in ('active', 'match') and auth.uid() is null then
    perform private.refuse('order_for_members', 'This way of sorting is for members. Sign in first.', 'sort');
  end if;
  if sort = 'match' and not filters ? 'stars' then
    perform private.refuse('stars_missing', 'The lists of stars are missing.', 'sort');
  end if;
  if at_most is null or at_most not between 1 and 60 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'at_most', '{"from": 1, "to": 60}');
  end if;
  if after is not null then
    if cardinality(after) > 100 then
      perform private.refuse('too_many_ids', 'These are too many at once.', 'after');
    end if;
    -- The next part begins after the caller's furthest profile that has kept its place: a member who was active meanwhile has
    -- moved to the front. Only profiles that the caller may find count, or a page would tell about hidden ones.
    select id, created_at, age, last_active_on, place into last_seen
      from private.profile_search
      left join lateral (
        select given.place::integer
        from jsonb_array_elements(case when sort = 'match' then filters -> 'stars' end) with ordinality as given (list, place)
        where list ? star_code
      ) as of_star on true
      where id = any (after) and visible and id <> all (array(select private.my_blocked_ids()))
        -- A profile with another star by now has no place in this order.
        and (sort <> 'match' or place is not null)
      order by
        case sort when 'match' then place end desc,
        case when sort in ('newest', 'match') then created_at end,
        case sort when 'age' then age end desc,
        case sort when 'active' then last_active_on end,
        case sort when 'age' then -id else id end
      limit 1;
    if not found then
      perform private.refuse('list_changed', 'The list has changed. Load it again.', 'after');
    end if;
    last_place := last_seen.place;
    start_after := case sort
      when 'age' then format(' and (age, id) > (%L::smallint, %L::bigint)', last_seen.age, last_seen.id)
      when 'active' then format(' and (last_active_on, id) < (%L::date, %L::bigint)', last_seen.last_active_on, last_seen.id)
      else format(' and (created_at, id) < (%L::timestamptz, %L::bigint)', last_seen.created_at, last_seen.id)
    end;
  end if;
  condition := private.search_condition(case sort when 'match' then filters - 'stars' else filters end);
  if sort <> 'match' then
    is_frequent := private.are_frequent(condition, start_after, ordering, 3);
    ordered := format('select id from matching where true%s order by %s limit %s', start_after, ordering, at_most);
  else
    -- One branch of UNION ALL for each list of equally good stars; "limit" stops when the page is full.
    select
        string_agg(
          format('(select id from matching where star_code = any (%L::text[])%s order by %s limit %s)',
            array(select jsonb_array_elements_text(list)), case when place = last_place then start_after end, ordering, at_most),
          ' union all ' order by place),
        array(select jsonb_array_elements_text(list) from unnest(array_agg(list)) as list)
      into ordered, codes
      from jsonb_array_elements(filters -> 'stars') with ordinality as given (list, place)
      where place >= last_place and list <> '[]';
    if ordered is null then
      return;
    end if;
    ordered := format('select id from (%s) as by_list limit %s', ordered, at_most);
    star_condition := format(' and star_code = any (%L::text[])', codes);
    is_frequent := private.are_frequent(condition || star_condition, '', ordering, 3);
    if not is_frequent then
      -- Rare matches are also looked up by star. For frequent ones each branch has its list as a condition; the planner would
      -- estimate this long one once for each branch.
      condition := condition || star_condition;
    end if;
  end if;
  -- "materialized" prevents an index scan in order. For a misspelt name the planner chose one after some runs of ANALYZE. It
  -- compared 40,000 similar words before the page was full: 122 ms instead of 23 with a million people.
  return query execute format(
    'with matching as %s materialized (select * from private.profile_search where %s)
    select card.* from unnest(array(%s)) with ordinality as found (id, place)
    -- A lookup for each row: the planner would scan a small table from end to end.
    cross join lateral (select * from public."RegisteredUsers" where "RegisteredUsers".id = found.id and visible limit 1) as card
    order by found.place',
    case when is_frequent then 'not' end, condition, ordered
  );
end
$$;
comment on function public.find_profiles(jsonb, text, bigint[], integer) is 'Up to at_most (1 to 60) visible profiles that match the filters. sort: newest, age, active or match (in the order of the lists of the filter stars). after: the ids of the earlier part. Error 22023 with a wrong filter, or one for members only, in its hint.';
grant execute on function public.find_profiles(jsonb, text, bigint[], integer) to anon, authenticated;

create function private.count_matches(filters jsonb, created_after timestamptz)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  since constant text := case when created_after is null then '' else format(' and created_at > %L::timestamptz', created_after) end;
  condition constant text := private.search_condition(filters) || since;
  matches integer;
begin
  -- Frequent: the first 1,001. Rare: all, because with a limit the planner may scan the table.
  if private.are_frequent(condition, since, 'created_at desc, id desc', 25) then
    execute format('select count(*) from (select from private.profile_search where %s limit 1001) as counted', condition) into matches;
  else
    execute format('select least(count(*), 1001) from private.profile_search where %s', condition) into matches;
  end if;
  return matches;
end
$$;
comment on function private.count_matches(jsonb, timestamptz) is 'How many profiles the caller finds by these filters, created after this moment; 1001 for more than 1000.';

create function public.count_profiles(filters jsonb default '{}', created_after timestamptz default null)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.may_find(filters) then
    return 0;
  end if;
  perform private.require_star_lists(filters);
  return private.count_matches(filters, created_after);
end
$$;
comment on function public.count_profiles(jsonb, timestamptz) is 'How many profiles find_profiles finds by these filters, created after this moment; 1001 for more than 1000.';
grant execute on function public.count_profiles(jsonb, timestamptz) to anon, authenticated;

create function public.open_stars(profile_ids bigint[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := (select pictures_per_day from public.site_settings);
begin
  perform private.require_member();
  perform private.refuse_large(profile_ids);
  if cardinality(profile_ids) > 60 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'profile_ids');
  end if;
  if not private.count_readings(
    'star',
    array(
      select found.id::text from private.profile_search as found
      where found.id = any (profile_ids) and found.visible and found.id <> all (array(select private.my_blocked_ids()))
    ),
    most
  ) then
    perform private.refuse(
      'too_many_stars_today',
      'You have seen the stars of as many profiles as a day allows: {most}. Come back tomorrow, or call the bureau.',
      given => jsonb_build_object('most', most)
    );
  end if;
end
$$;
comment on function public.open_stars(bigint[]) is 'For a member: opens the stars of up to 60 profiles that they see, so that read_star_codes gives them today. As many as pictures count in a day. Error 22023 if the day allows no more.';
grant execute on function public.open_stars(bigint[]) to authenticated;

create function public.read_star_codes(profile_ids bigint[])
returns table (profile_id bigint, star_code text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_member();
  perform private.refuse_large(profile_ids);
  if cardinality(profile_ids) > 60 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'profile_ids');
  end if;
  return query
    select found.id, found.star_code::text
    from private.profile_search as found
    where found.id = any (profile_ids) and found.visible and found.star_code <> ''
      and found.id <> all (array(select private.my_blocked_ids()))
      and exists (
        select from private.readings
        where reader = auth.uid() and day = private.today() and kind = 'star' and item = found.id::text
      );
end
$$;
comment on function public.read_star_codes(bigint[]) is 'For a member: the star codes (private.star_code) of up to 60 profiles that the member may find and has opened by open_stars today, where the star is known. The cards count the porutham with it.';
grant execute on function public.read_star_codes(bigint[]) to authenticated;

create function public.list_filter_values(filter text)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  if filter is null or filter not in ('caste', 'education', 'location') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'filter');
  end if;
  return array(
    select min(btrim(given.entered))
    from (
      select case filter when 'location' then split_part(card.location, ',', 1) when 'caste' then details.caste else details.education end as entered
      from (
        -- The newest: of a large register they have all that is common.
        select found.id from private.profile_search as found
        where found.visible and found.id <> all (array(select private.my_blocked_ids()))
        order by found.created_at desc, found.id desc
        limit 5000
      ) as newest
      join public."RegisteredUsers" as card on card.id = newest.id
      left join public.profile_details as details on details.registered_user_id = card.id
    ) as given
    where btrim(given.entered) <> ''
    group by lower(btrim(given.entered))
    -- What a single profile says is not told.
    having count(*) > 1
    order by count(*) desc, 1
    limit 200
  );
end
$$;
comment on function public.list_filter_values(text) is 'For members and the admin: the commonest values of the filter caste, education or location, of profiles that the caller sees; none that only one profile has.';
grant execute on function public.list_filter_values(text) to authenticated;

-- 21_saved_searches.sql ==================================================================================

-- Saved searches of a member, at most twenty, each with a name; and visits, for the profiles that are new since the last one.
-- Each search counts the profiles that are new since it was opened. A saved search holds filters of public.find_profiles
-- (20_finding.sql). For "Matches my star" these are the method and the least score. The lists of stars change with the member's
-- own star and the bureau's rules: the client computes them, and counts these searches.
-- Who may: each member reads and changes their own searches, and reads their own visits.

create table public.saved_searches (
  id bigint generated always as identity primary key,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  name text not null
    constraint name_is_readable check (name = btrim(name) and char_length(name) between 1 and 60),
  filters jsonb not null
    constraint filters_are_known check (private.filters_are_valid(filters) and filters <> '{}')
    constraint lists_of_stars_are_not_kept check (not filters ? 'stars'),
  last_opened_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint names_differ unique (registered_user_id, name)
);
comment on table public.saved_searches is 'Members'' saved searches, with a name.';
comment on column public.saved_searches.filters is 'Filters of find_profiles.';
comment on column public.saved_searches.last_opened_at is 'Profiles created after this time are new to the member.';

revoke all on public.saved_searches from anon, authenticated, service_role;
grant select on public.saved_searches to authenticated;
grant select, insert, update, delete on public.saved_searches to service_role;
alter table public.saved_searches enable row level security;
create policy "Members read their own searches" on public.saved_searches
  for select to authenticated
  using (registered_user_id = any (array(select private.my_registered_user_ids())));

create trigger tidy_texts before insert or update on public.saved_searches
  for each row execute function private.tidy_texts('name');

create function private.clean_search_name(entered text, my_id bigint, except_id bigint)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  cleaned constant text := private.clean_text('name', entered, 60);
begin
  if cleaned is null then
    perform private.refuse('search_name_missing', 'Enter a name.', 'name');
  end if;
  if exists (
    select from public.saved_searches
    where registered_user_id = my_id and saved_searches.name = cleaned and id is distinct from except_id
  ) then
    perform private.refuse('search_name_taken', 'You have a search of this name already.', 'name');
  end if;
  return cleaned;
end
$$;
comment on function private.clean_search_name(text, bigint, bigint) is 'A name for a saved search, or error 22023.';

create function public.save_search(search_name text, filters jsonb)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  new_id bigint;
begin
  -- Without the lock, two concurrent calls could both save the twentieth search.
  perform pg_advisory_xact_lock(hashtextextended('public.saved_searches', my_id));
  if filters ? 'stars' then
    perform private.refuse('star_lists_change', 'A list of stars cannot be saved, because it changes.', 'stars');
  end if;
  if not private.may_find(filters) or filters = '{}' then
    perform private.refuse('filter_missing', 'Choose a filter first.');
  end if;
  if (select count(*) from public.saved_searches where registered_user_id = my_id) >= 20 then
    perform private.refuse('too_many_searches', 'You have 20 saved searches. Delete one first.');
  end if;
  insert into public.saved_searches (registered_user_id, name, filters)
    values (my_id, private.clean_search_name(search_name, my_id, null), filters)
    returning id into new_id;
  return new_id;
end
$$;
comment on function public.save_search(text, jsonb) is 'For a member: saves filters under a name; returns the id. At most 20 for each member.';
grant execute on function public.save_search(text, jsonb) to authenticated;

create function private.change_search(search_id bigint, new_name text, opened boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform pg_advisory_xact_lock(hashtextextended('public.saved_searches', my_id));
  update public.saved_searches
    set name = case when opened then name else private.clean_search_name(new_name, my_id, search_id) end,
        last_opened_at = case when opened then now() else last_opened_at end
    where id = search_id and registered_user_id = my_id;
  if not found then
    perform private.not_found('search_gone', 'This search is not there any more.');
  end if;
end
$$;
comment on function private.change_search(bigint, text, boolean) is 'Renames a saved search of the caller, or records that it was opened.';

create function public.rename_search(search_id bigint, new_name text)
returns void language sql security definer set search_path = ''
as $$ select private.change_search(search_id, new_name, false) $$;
comment on function public.rename_search(bigint, text) is 'For a member: renames one of their saved searches.';
grant execute on function public.rename_search(bigint, text) to authenticated;

create function public.open_search(search_id bigint)
returns void language sql security definer set search_path = ''
as $$ select private.change_search(search_id, null, true) $$;
comment on function public.open_search(bigint) is 'For a member: records that one of their saved searches was opened. Profiles created from now on are new.';
grant execute on function public.open_search(bigint) to authenticated;

create function public.delete_search(search_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  delete from public.saved_searches where id = search_id and registered_user_id = my_id;
end
$$;
comment on function public.delete_search(bigint) is 'For a member: deletes one of their saved searches.';
grant execute on function public.delete_search(bigint) to authenticated;

create function public.list_saved_searches()
returns table (id bigint, name text, filters jsonb, last_opened_at timestamptz, new_profiles integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  return query
    select
      search.id, search.name, search.filters, search.last_opened_at,
      -- Only the client knows the matching stars; it counts these searches.
      case when not search.filters ? 'matches_star' then private.count_matches(search.filters, search.last_opened_at) end
    from public.saved_searches as search where search.registered_user_id = my_id order by search.name, search.id;
end
$$;
comment on function public.list_saved_searches() is 'For a member: their saved searches, each with the number of matching profiles created since it was last opened. 1001 stands for more than 1000. Null for a search by matching stars: count_profiles counts it with the lists of stars.';
grant execute on function public.list_saved_searches() to authenticated;

-- Visits -----------------------------------------------------------------------------------------------------------------

create table private.visits (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  looked_at timestamptz not null,
  visit_before timestamptz
);
comment on table private.visits is 'The visits of a member: when they last looked at the profiles.';
comment on column private.visits.looked_at is 'The last look, to the hour.';
comment on column private.visits.visit_before is 'The end of the visit before this one: profiles verified since then are new. Null during the first.';

revoke all on private.visits from anon, authenticated, service_role;
alter table private.visits enable row level security;
create policy "No API role reads or writes the visits" on private.visits
  for all to anon, authenticated using (false) with check (false);

create function public.note_my_visit()
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  since timestamptz;
begin
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  -- Locks the card first, as everywhere.
  perform from public."RegisteredUsers" where id = any (array(select private.my_registered_user_ids())) for key share;
  update private.profile_search set last_active_on = private.today()
    where id = any (array(select private.my_registered_user_ids())) and last_active_on < private.today();
  -- A visit ends after four hours without a look; until then it continues, on another device too.
  insert into private.visits (registered_user_id, looked_at)
    select id, now() from private.my_registered_user_ids() as id
    on conflict (registered_user_id) do update set
      visit_before = case when visits.looked_at < now() - interval '4 hours' then visits.looked_at else visits.visit_before end,
      looked_at = excluded.looked_at
      where visits.looked_at < now() - interval '1 hour';
  select visit_before into since from private.visits
    where registered_user_id = any (array(select private.my_registered_user_ids()));
  return since;
end
$$;
comment on function public.note_my_visit() is 'For a member: records that they look at the profiles, at most once an hour. Returns the end of the visit before this one; null during the first.';
grant execute on function public.note_my_visit() to authenticated;

-- 22_people_table.sql ====================================================================================

-- The admin's table of registered users: filters in any combination, pages and counts. And the search by a part of a phone
-- number or e-mail address.
--
-- Who may: the admin. A search for a number or an address is recorded, and a second call reads its answer: see
-- 12_disclosures.sql.

-- Search by contact details ----------------------------------------------------------------------------------------------

create index contact_details_phone_part on public.contact_details
  using gin (translate(phone_number, '+ ', '') extensions.gin_trgm_ops) with (fastupdate = off);
create index contact_details_email_part on public.contact_details
  using gin (lower(email) extensions.gin_trgm_ops) with (fastupdate = off);
-- No statistics, for the same reason as for contact_details_phone in 02_people.sql.
alter index public.contact_details_phone_part alter column 1 set statistics 0;
alter index public.contact_details_email_part alter column 1 set statistics 0;

create function private.record_lookup(asked integer, found_ids bigint[], what text default 'telephone numbers')
returns void
language sql
security definer
set search_path = ''
as $$
  select private.write_audit(
    'looked up ' || what, 'contact_details', asked::text, null, null,
    jsonb_build_object('asked', asked, 'found', to_jsonb(coalesce(found_ids, '{}')))
  )
$$;
comment on function private.record_lookup(integer, bigint[], text) is 'Records that the admin searched for phone numbers or e-mail addresses: how many, and the people found. Never the numbers or addresses.';

create function public.find_people_by_contact(part text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_email constant boolean := position('@' in part) > 0;
  digits text;
  term text;
  pattern text;
  found_ids bigint[] := '{}';
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(part);
  digits := regexp_replace(part, '\D', '', 'g');
  -- A whole number is stored without its leading zero; a part may begin with any digit.
  term := case when is_email then lower(btrim(part)) when char_length(digits) > 10 then ltrim(digits, '0') else digits end;
  pattern := '%' || regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%';
  -- A shorter part would match half the register.
  if char_length(term) >= 5 then
    if is_email then
      found_ids := array(
        select registered_user_id from public.contact_details where lower(email) like pattern
        order by registered_user_id desc limit 100
      );
    else
      found_ids := array(
        select registered_user_id from public.contact_details where translate(phone_number, '+ ', '') like pattern
        order by registered_user_id desc limit 100
      );
    end if;
  end if;
  perform private.record_lookup(1, found_ids, case when is_email then 'e-mail addresses' else 'telephone numbers' end);
  return private.keep_answer(to_jsonb(found_ids));
end
$$;
comment on function public.find_people_by_contact(text) is 'For the admin: looks for people by 5 or more digits of their phone number, and records it. With an @, by 5 or more characters of their e-mail address. read_answer returns their ids, at most 100.';
grant execute on function public.find_people_by_contact(text) to authenticated;

-- The table --------------------------------------------------------------------------------------------------------------

-- `visible` is the first column here too, and find_people reads the two halves in a UNION ALL. Otherwise the planner might use
-- one of these indexes for the public list.
create index registered_users_name on public."RegisteredUsers" (visible, name, id);
create index registered_users_without_picture on public."RegisteredUsers" (visible, created_at desc, id desc) where first_img is null;
create index accounts_not_told on public.accounts (registered_user_id) where notice_sent_at is null and active;

create function private.shared_filters(filters jsonb)
returns jsonb
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(filters)
    where key in ('age_from', 'age_to', 'caste', 'birth_star', 'marital_status')
$$;
comment on function private.shared_filters(jsonb) is 'Those filters of the admin''s table that members have too: with the rules of private.profile_filters.';

create function private.people_search_condition(filters jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  facts constant jsonb := private.shared_filters(filters);
  place constant text := lower(btrim(filters ->> 'place'));
  tags text[];
begin
  if facts = '{}' and not filters ?| array['name', 'place'] then
    return null;
  end if;
  -- Together with others, side and religion are looked up there too: one table then answers.
  tags := private.search_tags(
    facts || jsonb_strip_nulls(jsonb_build_object('looking_for', filters -> 'side', 'religion', filters -> 'religion'))
  );
  return nullif(concat_ws(' and ',
    case when tags <> '{}' then format('tags @> %L::text[]', tags) end,
    case when facts ?| array['age_from', 'age_to'] then format(
      'age between %L::smallint and %L::smallint', coalesce(facts ->> 'age_from', '0'), coalesce(facts ->> 'age_to', '100')) end,
    case when place <> '' then format('(town ^@ %1$L or state ^@ %1$L)', place) end,
    -- The same search as the members': who is deleted does not keep similar names away.
    case when filters ? 'name' then private.name_condition(filters ->> 'name',
      'id not in (select id from public."RegisteredUsers" where deleted_at is not null)') end
  ), '');
end
$$;
comment on function private.people_search_condition(jsonb) is 'The condition on private.profile_search for the name, the place and the filters that members have too; null without them. Values enter as quoted literals only.';

create function private.check_people_filters(filters jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  wrong text;
begin
  perform private.refuse_large(filters);
  if jsonb_typeof(filters) is distinct from 'object' then
    perform private.refuse('no_filter', 'This is no filter.');
  end if;
  select key into wrong from jsonb_object_keys(filters) as key
    where key not in ('ids', 'name', 'status', 'login', 'side', 'religion', 'place', 'without_picture', 'not_told',
      'age_from', 'age_to', 'caste', 'birth_star', 'marital_status', 'registered_from', 'registered_to')
    limit 1;
  if found then
    perform private.refuse('unknown_filter', 'There is no filter of this name.', wrong);
  end if;
  perform private.refuse(code, sentence, field, given) from private.filter_problems(private.shared_filters(filters)) limit 1;
  select key into wrong from jsonb_each_text(filters)
    where key in ('registered_from', 'registered_to')
      and not coalesce(value ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(value, 'date'), false)
    limit 1;
  if found then
    perform private.refuse('no_day', 'Enter a day of the calendar.', wrong);
  end if;
  if (filters ->> 'registered_from')::date > (filters ->> 'registered_to')::date then
    perform private.refuse('days_reversed', 'The second day must not be before the first.', 'registered_to');
  end if;
  if filters ->> 'login' not in ('none', 'waiting', 'active', 'off') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'login');
  end if;
  if filters ? 'ids' then
    if jsonb_typeof(filters -> 'ids') <> 'array' or jsonb_array_length(filters -> 'ids') > 1000
      or jsonb_path_exists(filters, '$.ids[*] ? (@.type() != "number")') then
      perform private.refuse('too_many_ids', 'These are too many at once.', 'ids');
    end if;
  end if;
end
$$;
comment on function private.check_people_filters(jsonb) is 'Error 22023 for what is no filter of the admin''s table.';

create function private.people_condition(filters jsonb)
returns text
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  conditions text[] := '{}';
  search_condition text;
begin
  if filters ? 'ids' then
    conditions := conditions || format('card.id = any (%L::numeric[]::bigint[])', (
      select coalesce(array_agg(id), '{}') from jsonb_array_elements_text(filters -> 'ids') as id
    ));
  end if;
  conditions := conditions || case filters ->> 'status'
    when 'deleted' then 'card.deleted_at is not null'
    else 'card.deleted_at is null'
  end;
  if filters ->> 'status' <> 'deleted' then
    conditions := conditions || format('card.status = %L', filters ->> 'status');
  end if;
  if filters ? 'side' then
    conditions := conditions || format('card.gender = %L', filters ->> 'side');
  end if;
  if filters ? 'religion' then
    conditions := conditions || format('card.religion = %L', filters ->> 'religion');
  end if;
  -- Whole days, by the bureau's clock.
  if filters ? 'registered_from' then
    conditions := conditions || format('card.created_at >= timestamp %L at time zone ''Asia/Kolkata''', (filters ->> 'registered_from')::date);
  end if;
  if filters ? 'registered_to' then
    conditions := conditions || format('card.created_at < timestamp %L at time zone ''Asia/Kolkata''', (filters ->> 'registered_to')::date + 1);
  end if;
  search_condition := private.people_search_condition(filters);
  if search_condition is not null then
    conditions := conditions || format('card.id in (select id from private.profile_search where %s)', search_condition);
  end if;
  if (filters ->> 'without_picture')::boolean then
    conditions := conditions || 'card.first_img is null'::text;
  end if;
  if (filters ->> 'not_told')::boolean then
    conditions := conditions
      || 'card.id in (select registered_user_id from public.accounts where notice_sent_at is null and active)'::text;
  end if;
  if filters ->> 'login' = 'none' then
    conditions := conditions || 'not exists (select from public.accounts where registered_user_id = card.id)'::text;
  elsif filters ? 'login' then
    conditions := conditions || format('exists (select from public.accounts where registered_user_id = card.id and %s)',
      case filters ->> 'login'
        when 'off' then 'not active'
        when 'waiting' then 'active and must_change_password'
        else 'active and not must_change_password'
      end);
  end if;
  return array_to_string(conditions, ' and ');
end
$$;
comment on function private.people_condition(jsonb) is 'The condition on a card for the filters of the admin''s table. Values enter as quoted literals only.';

create function public.find_people(
  filters jsonb default '{}', sort text default 'newest', skip integer default 0, at_most integer default 20
)
returns setof public."RegisteredUsers"
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  ordering constant text := case sort
    when 'newest' then 'card.created_at desc, card.id desc'
    when 'oldest' then 'card.created_at, card.id'
    when 'name' then 'card.name, card.id'
    when 'age' then 'card.age, card.created_at desc, card.id desc'
    when 'id' then 'card.id'
  end;
  condition text;
  halves text[];
begin
  perform private.require_admin();
  if ordering is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  if at_most is null or at_most not between 1 and 60 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'at_most', '{"from": 1, "to": 60}');
  end if;
  if skip is null or skip not between 0 and 1000000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'skip', '{"from": 0, "to": 1000000}');
  end if;
  perform private.check_people_filters(filters);
  condition := private.people_condition(filters);
  halves := case filters ->> 'status'
    when 'verified' then array['card.visible']
    else case when filters ? 'status' then array['not card.visible']
      -- The primary key serves the order of ids.
      when sort = 'id' then array['true']
      else array['card.visible', 'not card.visible'] end
  end;
  return query execute (
    select format('select card.* from (%1$s) as card order by %2$s limit %3$s offset %4$s',
      string_agg(
        format('(select card.* from public."RegisteredUsers" as card where %s and %s order by %s limit %s)',
          half, condition, ordering, skip + at_most),
        ' union all '),
      ordering, at_most, skip)
    from unnest(halves) as half
  );
end
$$;
comment on function public.find_people(jsonb, text, integer, integer) is 'For the admin: registered users of any status, sorted by newest, oldest, name, age or id. Skips the first "skip" (up to 1000000) and returns at_most (1 to 60). Filters: ids, name (similar names, if nobody has it), status, login (none, waiting, active, off), side, religion, place, caste, birth_star, marital_status, age_from, age_to, registered_from, registered_to (days), without_picture, not_told (has a login, but no WhatsApp notice was sent). Only the status "deleted" includes deleted profiles. Error 22023 for wrong filters.';

create function public.count_people(filters jsonb default '{}')
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  search_condition text;
  counted integer;
begin
  perform private.require_admin();
  perform private.check_people_filters(filters);
  if filters - array['name', 'place', 'side', 'religion'] = private.shared_filters(filters) then
    search_condition := private.people_search_condition(filters);
  end if;
  if search_condition is not null then
    -- The search table alone, minus the deleted profiles: these are few, because they are erased after thirty days.
    execute format(
      'select count(*) from (
        select from private.profile_search as entry
        where %s and not exists (
          select from public."RegisteredUsers" as card where card.id = entry.id and card.deleted_at is not null
        )
        limit 10001
      ) as found',
      search_condition
    ) into counted;
  else
    execute format('select count(*) from (select from public."RegisteredUsers" as card where %s limit 10001) as found',
      private.people_condition(filters)) into counted;
  end if;
  return counted;
end
$$;
comment on function public.count_people(jsonb) is 'For the admin: how many registered users find_people finds with these filters; 10001 for more than 10000.';
grant execute on function
  public.find_people(jsonb, text, integer, integer),
  public.count_people(jsonb)
  to authenticated;

-- 23_transfer.sql ========================================================================================

-- Import and export of files. And the export of a member's own data.
-- Who may: the admin imports and exports. Each person is a row of the audit log, and the whole act one more, which is committed before the export (see
-- 12_disclosures.sql). A member exports their own data.

create function public.record_export(ids bigint[], with_contact boolean)
returns void
language plpgsql
security definer
set search_path = ''
set statement_timeout = '20s'
as $$
declare
  act constant text := case when with_contact then 'exported with contact details' else 'exported' end;
  found_ids bigint[];
begin
  perform private.require_admin();
  perform private.refuse_large(ids);
  if ids is null or cardinality(ids) not between 1 and 1000 then
    perform private.refuse('too_many_people', 'Choose from 1 to 1000 people.');
  end if;
  found_ids := array(select id from public."RegisteredUsers" where id = any (ids) and deleted_at is null order by id);
  perform private.write_audit(act, 'RegisteredUsers', id::text, id) from unnest(found_ids) as id;
  perform private.write_audit(act, 'RegisteredUsers', cardinality(found_ids)::text);
end
$$;
comment on function public.record_export(bigint[], boolean) is 'For the admin: records the export of up to 1000 people, each with a row, and one row with their number. export_people then returns them for a minute. Takes at most 20 s.';
grant execute on function
  public.record_export(bigint[], boolean)
  to authenticated;

create function public.export_people(ids bigint[], with_contact boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '20s'
as $$
declare
  kept constant text[] := array(
    select field from private.person_fields
    where kind <> 'picture' and (with_contact or table_name <> 'contact_details')
  );
  recorded constant text := case when with_contact then 'exported with contact details' else 'exported' end;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(ids);
  if exists (
    select from public."RegisteredUsers" as card
    where card.id = any (ids) and card.deleted_at is null and not exists (
      select from public.audit_log
      where registered_user_id = card.id and actor = (select auth.uid()) and action = recorded
        and happened_at > now() - interval '1 minute'
    )
  ) then
    perform private.forbid('export_not_recorded', 'Record the export first.');
  end if;
  return (
    select coalesce(jsonb_agg(
        jsonb_build_object('id', card.id, 'status', card.status)
          || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(
                to_jsonb(card) || coalesce(to_jsonb(details), '{}') || coalesce(to_jsonb(contact), '{}')
              ) where key = any (kept))
        order by card.id
      ), '[]')
    from public."RegisteredUsers" as card
    left join public.profile_details as details on details.registered_user_id = card.id
    left join public.contact_details as contact on contact.registered_user_id = card.id
    where card.id = any (ids) and card.deleted_at is null
  );
end
$$;
comment on function public.export_people(bigint[], boolean) is 'For the admin: people as flat objects, with contact details on request, after record_export. Takes at most 20 s.';
grant execute on function
  public.export_people(bigint[], boolean)
  to authenticated;

-- Import -----------------------------------------------------------------------------------------------------------------

create function private.import_problems(people jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  pictures constant text[] := private.picture_columns();
  fields jsonb;
  refusal text;
  place text;
  errors jsonb := '[]';
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(people, 4000000);
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) not between 1 and 1000 then
    perform private.refuse('too_many_in_file', 'A file may hold from 1 to 1,000 people.');
  end if;
  for row_number in 0 .. jsonb_array_length(people) - 1 loop
    begin
      fields := private.clean_person(people -> row_number);
      perform private.clean_text('office_note', fields ->> 'office_note', 2000);
      fields := fields - 'office_note';
    exception
      when invalid_parameter_value then
        get stacked diagnostics refusal = pg_exception_detail, place = pg_exception_hint;
        errors := errors || jsonb_build_object(
          'row', row_number, 'field', '', 'code', refusal, 'message', sqlerrm,
          'values', coalesce(substring(place from '{.*}')::jsonb, '{}')
        );
        continue;
    end;
    errors := errors || coalesce((
      select jsonb_agg(private.problem_for_api(problem, row_number)) from private.person_problems(fields) as problem
    ), '[]');
    if fields ?| pictures then
      errors := errors || private.problem_for_api(private.problem_of(
        '', 'pictures_in_file', 'Pictures cannot come with a file. Add them by editing the profile.'
      ), row_number);
    end if;
  end loop;
  return errors;
end
$$;
comment on function private.import_problems(jsonb) is 'Problems of the people in a file: [{row, field, code, values, message}], rows counted from 0.';

create function public.check_import(people jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
set statement_timeout = '20s'
as $$
declare
  errors constant jsonb := private.import_problems(people);
  warnings jsonb := '[]';
  fields jsonb;
  asked integer := 0;
  named bigint[] := '{}';
  duplicate record;
begin
  for row_number in 0 .. jsonb_array_length(people) - 1 loop
    -- These rows cannot be read at all.
    if exists (
      select from jsonb_to_recordset(errors) as error (row integer, code text)
      where error.row = row_number and error.code in ('no_person', 'too_large')
    ) then
      continue;
    end if;
    fields := private.clean_person(people -> row_number);
    asked := asked + (fields ->> 'phone_number' is not null)::integer;
    for duplicate in
      select * from private.list_possible_duplicates(
        fields ->> 'name',
        case when pg_input_is_valid(coalesce(fields ->> 'date_of_birth', ''), 'date') then (fields ->> 'date_of_birth')::date end,
        fields ->> 'phone_number', null
      )
    loop
      warnings := warnings || (private.problem_for_api(
        case duplicate.reason
          when 'same telephone number' then private.problem_of(
            '', 'phone_registered_already', 'Perhaps registered already: {name} (user id {id}) has the same phone number.',
            jsonb_build_object('name', duplicate.name, 'id', duplicate.id)
          )
          else private.problem_of(
            '', 'birth_registered_already', 'Perhaps registered already: {name} (user id {id}) has the same name and date of birth.',
            jsonb_build_object('name', duplicate.name, 'id', duplicate.id)
          )
        end, row_number
      ) || jsonb_build_object('profile_id', duplicate.id));
      if duplicate.reason = 'same telephone number' and duplicate.id <> all (named) then
        named := named || duplicate.id;
      end if;
    end loop;
  end loop;
  if asked > 0 then
    perform private.record_lookup(asked, named);
  end if;
  return private.keep_answer(jsonb_build_object('imported', 0, 'errors', errors, 'warnings', warnings));
end
$$;
comment on function public.check_import(jsonb) is 'For the admin: checks up to 1000 people as import_people does, looks for duplicates, and records it. read_answer returns {imported: 0, errors: [{row, field, code, values, message}], warnings: [the same with profile_id]}, rows counted from 0. Takes at most 20 s.';
grant execute on function public.check_import(jsonb) to authenticated;

create function public.import_people(request_id uuid, people jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '20s'
as $$
declare
  request private.requests;
  errors constant jsonb := private.import_problems(people);
  imported jsonb;
  person jsonb;
  profile_id bigint;
begin
  perform private.refuse_missing_request(request_id);
  insert into private.requests (request_id, kind, made_by) values (request_id, 'import', (select auth.uid())) on conflict do nothing;
  select * into request from private.requests
    where requests.request_id = import_people.request_id and kind = 'import' for update;
  if not found then
    perform private.refuse('import_unknown', 'Choose the file again: this import is not known.');
  end if;
  if request.completed_at is not null then
    return request.result;
  end if;
  if errors <> '[]' then
    return jsonb_build_object('imported', 0, 'errors', errors, 'warnings', '[]'::jsonb);
  end if;
  perform set_config('matrimony.audit_action', 'imported', true);
  for person in select private.clean_person(value) from jsonb_array_elements(people) loop
    profile_id := nextval(pg_get_serial_sequence('public."RegisteredUsers"', 'id'));
    perform private.add_person(profile_id, person - 'office_note');
    perform private.keep_lines(profile_id, 'office_note', person ->> 'office_note');
  end loop;
  perform private.write_audit('imported', 'RegisteredUsers', jsonb_array_length(people)::text);
  imported := jsonb_build_object('imported', jsonb_array_length(people), 'errors', '[]'::jsonb, 'warnings', '[]'::jsonb);
  update private.requests set completed_at = now(), result = imported where requests.request_id = request.request_id;
  return imported;
end
$$;
comment on function public.import_people(uuid, jsonb) is 'For the admin: registers up to 1000 people: person fields, and office_note for further lines, which go into the log, or with contact details into the office''s note. All or nothing; idempotent by request_id. Returns {imported, errors: [{row, field, code, values, message}], warnings: []}, rows counted from 0. Takes at most 20 s.';
grant execute on function public.import_people(uuid, jsonb) to authenticated;

-- For a member -----------------------------------------------------------------------------------------------------------

create function public.export_my_data()
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.keep_out_of_log();
  if private.must_record_reading() then
    return '{"record_first": true}';
  end if;
  -- Other people appear only as the member may see them now: with an id, and the name unless the profile is hidden.
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'username', username, 'language', language, 'created_at', created_at, 'last_password_set_at', last_password_set_at,
        'bureau_password_at', bureau_password_at, 'bureau_password_by', bureau_password_by
      )
      from public.accounts where user_id = (select auth.uid())
    ),
    'profile', (
      select private.read_person(my_id) - private.picture_columns() || jsonb_build_object(
        'id', id, 'status', status, 'status_reason', status_reason, 'verified_at', verified_at,
        'verified_items', verified_items, 'created_at', created_at, 'updated_at', updated_at
      )
      from public."RegisteredUsers" where id = my_id
    ),
    'pictures', (
      select jsonb_build_object('first_img', first_img, 'second_img', second_img, 'third_img', third_img, 'birth_chart', birth_chart)
      from public."RegisteredUsers" where id = my_id
    ),
    'office_note', (select note from private.office_notes where registered_user_id = my_id),
    'log', coalesce((
      select jsonb_agg(jsonb_build_object(
        'written_at', written_at, 'kind', kind, 'entry', entry, 'written_by', written_by_name, 'call_again_on', call_again_on,
        'done_at', done_at
      ) order by id) from public.profile_log where registered_user_id = my_id
    ), '[]'),
    'proposals', coalesce((
      select jsonb_agg(jsonb_build_object(
        'changes', changes, 'base', base, 'status', status, 'reason', reason, 'decided_at', decided_at, 'created_at', created_at
      ) order by id) from public.profile_proposals where registered_user_id = my_id
    ), '[]'),
    'likes', coalesce((
      select jsonb_agg(jsonb_build_object('registered_user_id', card.id, 'name', private.name_i_see(card), 'created_at', likes.created_at) order by likes.created_at)
      from public.likes join public."RegisteredUsers" as card on card.id = profile_id where liker_id = my_id
    ), '[]'),
    'requests', coalesce((
      select jsonb_agg(jsonb_build_object(
        'registered_user_id', card.id, 'name', private.name_i_see(card), 'note', note, 'status', request.status, 'decline_reason', decline_reason,
        'decided_at', decided_at, 'created_at', request.created_at
      ) order by request.id)
      from public.contact_requests as request join public."RegisteredUsers" as card on card.id = profile_id where requester_id = my_id
    ), '[]'),
    'consents', coalesce((
      select jsonb_agg(jsonb_build_object(
        'given_on', given_on, 'channel', channel, 'person', person, 'recorded_by', recorded_by_name, 'recorded_at', recorded_at
      ) order by recorded_at) from public.contact_consents where registered_user_id = my_id
    ), '[]'),
    'attempts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'tried_at', tried_at, 'channel', channel, 'note', note, 'tried_by', tried_by_name
      ) order by id) from public.contact_attempts where registered_user_id = my_id
    ), '[]'),
    'disclosures', coalesce((
      select jsonb_agg(jsonb_build_object(
        'shared_with', other_name, 'registered_user_id', other_id, 'shared_at', shared_at, 'shared_by', shared_by_name, 'revoked_at', revoked_at
      ) order by id) from public.list_my_disclosures()
    ), '[]'),
    'blocks', coalesce((
      select jsonb_agg(jsonb_build_object('registered_user_id', registered_user_id, 'name', name, 'created_at', created_at) order by created_at)
      from public.list_my_blocks()
    ), '[]'),
    'reports', coalesce((
      select jsonb_agg(jsonb_build_object(
        'registered_user_id', profile_id, 'reason', reason, 'note', note, 'created_at', created_at, 'resolved_at', resolved_at
      ) order by id) from public.reports where reporter_id = my_id
    ), '[]'),
    'saved_searches', coalesce((
      select jsonb_agg(jsonb_build_object('name', name, 'filters', filters, 'created_at', created_at) order by id)
      from public.saved_searches where registered_user_id = my_id
    ), '[]'),
    'notifications', coalesce((
      select jsonb_agg(jsonb_build_object(
        'message', message, 'kind', kind, 'given', given, 'created_at', created_at, 'read_at', read_at
      ) order by id)
      from public.notifications where recipient = (select auth.uid())
    ), '[]'),
    'deletion_request', (
      select jsonb_build_object('note', note, 'asked_at', asked_at) from public.deletion_requests where registered_user_id = my_id
    )
  );
end
$$;
comment on function public.export_my_data() is 'For a member: all data that the site stores about them, and the paths of their pictures; {record_first} asks for record_my_reading.';
grant execute on function public.export_my_data() to authenticated;

-- 24_sessions.sql ========================================================================================

-- Where somebody is signed in: their own sessions, from the auth server's table.
-- Who may: members and admins read and end their own. No IP address is given out.

create function public.list_my_sessions()
returns table (session_id uuid, device text, began_at timestamptz, last_used_at timestamptz, is_this_one boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  return query
    select sessions.id, sessions.user_agent, sessions.created_at,
      coalesce(sessions.refreshed_at at time zone 'UTC', sessions.created_at), sessions.id = private.my_session_id()
    from auth.sessions
    where sessions.user_id = (select auth.uid()) and private.session_state(sessions.id, sessions.user_id) = 'open'
    order by 5 desc, 4 desc, 1;
end
$$;
comment on function public.list_my_sessions() is 'The caller''s own open sessions, this one first. device is what the browser called itself; last_used_at is at most an hour old while a page is open.';
grant execute on function public.list_my_sessions() to authenticated;

create function public.end_my_session(ended_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  delete from auth.sessions where id = ended_id and user_id = (select auth.uid());
  if not found then
    perform private.not_found('session_ended', 'This device is signed out already.');
  end if;
end
$$;
comment on function public.end_my_session(uuid) is 'Ends one of the caller''s own sessions at once. Error PT404 if there is none.';
grant execute on function public.end_my_session(uuid) to authenticated;

create function public.end_my_other_sessions()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  perform private.end_sessions((select auth.uid()), private.my_session_id());
end
$$;
comment on function public.end_my_other_sessions() is 'Ends all of the caller''s own sessions but this one.';
grant execute on function public.end_my_other_sessions() to authenticated;

-- 25_admins.sql ==========================================================================================

-- The admins' logins: an employee comes, forgets the password, is away, leaves. On the page Settings, and by make admin.
-- Who may: admins, for each other. One admin who may sign in always remains. Each act is one row of the audit log, with the
-- name, so that the log can be read when the login is gone.

create function private.record_admin_act(audit_action text, login_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- private.audit_change writes nothing more about this login.
  perform set_config('matrimony.audit_action', 'admin login', true);
  perform private.write_audit(
    audit_action, 'admins', account.username, null, null, jsonb_build_object('name', admin.display_name)
  )
    from private.admins as admin join public.accounts as account using (user_id)
    where user_id = login_id;
end
$$;
comment on function private.record_admin_act(text, uuid) is 'Records an act on an admin''s login. Before a removal: it reads the name.';

create function private.lock_admin(login_id uuid, goes boolean)
returns public.accounts
language plpgsql
security definer
set search_path = ''
as $$
declare
  account public.accounts;
begin
  -- All of them, in one order: of two admins who switch each other off, the second finds the first one's work.
  perform from private.admins order by user_id for update;
  perform from public.accounts join private.admins using (user_id) order by user_id for update of accounts;
  if (select auth.uid()) is not null then
    -- Checked after the lock, when nobody else can change it. make admin has no login.
    perform private.require_admin();
  end if;
  select accounts.* into account from public.accounts join private.admins using (user_id) where user_id = login_id;
  if not found then
    perform private.not_found('admin_missing', 'There is no such admin any more.');
  end if;
  if goes and not exists (
    select from private.admins join public.accounts using (user_id) join auth.users on users.id = user_id
    where user_id <> login_id and accounts.active and users.deleted_at is null
      and (users.banned_until is null or users.banned_until <= now())
  ) then
    perform private.conflict('last_admin', 'This is the only admin who may sign in. Add another one first.');
  end if;
  return account;
end
$$;
comment on function private.lock_admin(uuid, boolean) is 'The account of an admin; all admins are locked. Errors: PT404 for somebody else, PT409 if the last admin goes.';

create function private.looks_of_name(entered text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- Capital i, small L and one are one sign to the eye; so are zero and o (u in the key), five and s, "rn" and m.
  select regexp_replace(
    translate(replace(translate(private.name_key(entered), ' _', ''), 'rn', 'm'), 'l105', 'iius'), '(.)\1+', '\1', 'g'
  )
$$;
comment on function private.looks_of_name(text) is 'What two names have in common that a reader of the audit log would take for one another: in sound (private.name_key) or in looks.';

create function private.refuse_taken_admin_name(wanted text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  looks constant text := private.looks_of_name(wanted);
begin
  -- Letters of other alphabets look like these. So does a word of two alphabets.
  if wanted !~ '^[A-Za-z0-9\u0900-\u0d7f .,''()&/-]+$'
    or wanted ~ '[A-Za-z][^ ]*[\u0900-\u0d7f]|[\u0900-\u0d7f][^ ]*[A-Za-z]' then
    perform private.refuse('admin_name_letters', 'Use letters of English or of one Indian language, and no other signs.', 'display_name');
  end if;
  if looks ^@ any (select private.looks_of_name(word) from unnest(array['The login of', 'Login of']) as word)
    or looks in (select private.looks_of_name(word) from unnest(array['A visitor', 'Visitor', 'A member', 'Member', 'The bureau']) as word)
    or looks in (select private.looks_of_name(rolname) from pg_catalog.pg_roles) then
    perform private.refuse('admin_name_of_log', 'The audit log uses this name itself. Choose another one, such as Lakshmi, office.', 'display_name');
  end if;
  if looks in (select private.looks_of_name(display_name) from private.admins)
    -- Names of admins who have left stay in the log.
    or looks in (
      select private.looks_of_name(regexp_replace(actor_name, ' \([^()]*\)$', ''))
      from (select distinct actor_name from public.audit_log) as known
    ) then
    perform private.refuse(
      'admin_name_taken', 'The audit log has this name, or one much like it, already. Add something, such as Lakshmi K., office.', 'display_name'
    );
  end if;
end
$$;
comment on function private.refuse_taken_admin_name(text) is 'Error 22023 for a name that a reader of the audit log could take for another admin, present or former, or for the log''s own words.';

create function private.add_admin(username text, display_name text, temporary_password text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  login_id uuid;
  wanted constant text := private.clean_text('display_name', display_name, 120);
begin
  if wanted is null then
    perform private.refuse(
      'admin_name_missing', 'Enter the name that the audit log will show, such as Lakshmi, office.', 'display_name'
    );
  end if;
  -- Two at once with one name: the second waits, and is refused.
  perform pg_advisory_xact_lock(hashtextextended('private.admins', 0));
  perform private.refuse_taken_admin_name(wanted);
  perform set_config('matrimony.audit_action', 'admin login', true);
  login_id := private.add_login(null, username, temporary_password, wanted);
  insert into private.admins (user_id, display_name) values (login_id, wanted);
  perform private.record_admin_act('added admin', login_id);
  return login_id;
end
$$;
comment on function private.add_admin(text, text, text) is 'Creates an admin''s login with a temporary password. Error 22023 with the field.';

create function private.set_admin_active(login_id uuid, is_active boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if is_active is null then
    perform private.refuse('choice_missing', 'Choose whether the login is on or off.');
  end if;
  perform private.lock_admin(login_id, goes => not is_active);
  perform private.record_admin_act(case when is_active then 'switched admin on' else 'switched admin off' end, login_id);
  update public.accounts set active = is_active where user_id = login_id;
  if not is_active then
    perform private.end_sessions(login_id);
  end if;
end
$$;
comment on function private.set_admin_active(uuid, boolean) is 'Switches an admin''s login on or off. Off ends its sessions at once.';

create function private.reset_admin_password(login_id uuid, temporary_password text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant public.accounts := private.lock_admin(login_id, goes => false);
begin
  perform private.refuse_weak_password(
    'temporary_password', temporary_password, account.username, (select display_name from private.admins where user_id = login_id)
  );
  perform private.record_admin_act('reset password of admin', login_id);
  perform private.set_password(login_id, temporary_password, true);
  perform private.end_sessions(login_id);
end
$$;
comment on function private.reset_admin_password(uuid, text) is 'Gives an admin a temporary password and ends their sessions.';

create function private.remove_admin(login_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_admin(login_id, goes => true);
  perform private.record_admin_act('removed admin', login_id);
  -- Account, admin and sessions go with it.
  delete from auth.users where id = login_id;
end
$$;
comment on function private.remove_admin(uuid) is 'Removes an admin''s login. What the audit log says of them stays, with the name.';

create function private.list_admins()
returns table (
  login_id uuid, username text, display_name text, active boolean, must_change_password boolean,
  last_seen_at timestamptz, open_sessions integer
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select admin.user_id, account.username, admin.display_name,
      account.active and users.deleted_at is null and (users.banned_until is null or users.banned_until <= now()),
      account.must_change_password,
      greatest(users.last_sign_in_at, max(coalesce(sessions.refreshed_at at time zone 'UTC', sessions.created_at))),
      (count(*) filter (where private.session_state(sessions.id, admin.user_id) = 'open'))::integer
    from private.admins as admin
    join public.accounts as account using (user_id)
    join auth.users on users.id = admin.user_id
    left join auth.sessions on sessions.user_id = admin.user_id
    group by admin.user_id, account.user_id, users.id
    order by admin.display_name, account.username;
end
$$;
comment on function private.list_admins() is 'The admins, with their open sessions. last_seen_at is at most an hour old while a page is open.';

-- The page Settings --------------------------------------------------------------------------------------------------------

create function public.list_admins()
returns table (
  login_id uuid, username text, display_name text, active boolean, must_change_password boolean,
  last_seen_at timestamptz, open_sessions integer, is_me boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query select admin.*, admin.login_id = (select auth.uid()) from private.list_admins() as admin;
end
$$;
comment on function public.list_admins() is 'For the admin: private.list_admins, and which one is the caller.';

create function public.add_admin(username text, display_name text, temporary_password text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.add_admin(username, display_name, temporary_password);
end
$$;
comment on function public.add_admin(text, text, text) is 'For the admin: private.add_admin.';

create function public.set_admin_active(login_id uuid, is_active boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.set_admin_active(login_id, is_active);
end
$$;
comment on function public.set_admin_active(uuid, boolean) is 'For the admin: private.set_admin_active. Error PT409 if the last admin would go.';

create function public.end_admin_sessions(login_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.lock_admin(login_id, goes => false);
  perform private.record_admin_act('signed admin out', login_id);
  perform private.end_sessions(login_id);
end
$$;
comment on function public.end_admin_sessions(uuid) is 'For the admin: ends all sessions of an admin at once.';

create function public.reset_admin_password(login_id uuid, temporary_password text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.reset_admin_password(login_id, temporary_password);
end
$$;
comment on function public.reset_admin_password(uuid, text) is 'For the admin: private.reset_admin_password. Error 22023 for a weak one.';

create function public.remove_admin(login_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.remove_admin(login_id);
end
$$;
comment on function public.remove_admin(uuid) is 'For the admin: private.remove_admin. Error PT409 if the last admin would go.';
grant execute on function
  public.list_admins(), public.add_admin(text, text, text), public.set_admin_active(uuid, boolean),
  public.end_admin_sessions(uuid), public.reset_admin_password(uuid, text), public.remove_admin(uuid)
  to authenticated;
