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

-- Registered users, in four tables, one for each audience: row-level security hides rows, not columns. The list and shared
-- links may show the card; the details are for members. Nobody reads the contact before the admin has approved it. The office's
-- own facts are for the admin.
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
  own_script_name text,
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
comment on column public."RegisteredUsers".own_script_name is 'The name as the family writes it in its own letters. Readers of that script see it above the name.';

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
  updated_at timestamptz not null default now(),
  whose_phone text,
  second_phone_number text,
  whose_second_phone text
);
comment on table public.contact_details is 'Contact details of a registered user: nobody reads them before the admin has approved it.';
comment on column public.contact_details.phone_number is 'International form: a plus sign, the country code, digits and spaces.';

create index contact_details_phone on public.contact_details (private.phone_key(phone_number));
create index contact_details_second_phone on public.contact_details (private.phone_key(second_phone_number));

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
  alter column address set statistics 0,
  alter column whose_phone set statistics 0,
  alter column second_phone_number set statistics 0,
  alter column whose_second_phone set statistics 0;
alter index public.contact_details_phone alter column 1 set statistics 0;
alter index public.contact_details_second_phone alter column 1 set statistics 0;

-- For the office ---------------------------------------------------------------------------------------------------------

create function private.old_number_key(old_number text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select nullif(lower(regexp_replace(old_number, '[^[:alnum:]]', '', 'g')), '')
$$;
comment on function private.old_number_key(text) is 'An old number without signs and in small letters: g101 for G-101 and for "G 101". Null without letter and digit.';
grant execute on function private.old_number_key(text) to service_role;

create table public.office_details (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  old_number text,
  handled_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.office_details is 'Facts about a registered user for the office alone: the admin reads them, members and visitors never.';
comment on column public.office_details.old_number is 'The number in the bureau''s own file or book, as G-101. Families name it on the telephone.';
comment on column public.office_details.handled_by is 'The username of the admin who looks after this family; null for nobody. See public.set_handler.';

create index office_details_handled_by on public.office_details (handled_by) where handled_by is not null;
create index office_details_old_number on public.office_details (private.old_number_key(old_number));

revoke all on public.office_details from anon, authenticated, service_role;
grant select on public.office_details to authenticated;
grant select, insert, update, delete on public.office_details to service_role;
alter table public.office_details enable row level security;

create trigger set_updated_at before update on public.office_details
  for each row execute function private.set_updated_at();

-- Members may ask for the planner's estimates, as above.
alter table public.office_details alter column old_number set statistics 0;
alter index public.office_details_old_number alter column 1 set statistics 0;

create function private.ids_of_old_number(typed text)
returns setof bigint
language sql
stable
security definer
set search_path = ''
as $$
  select registered_user_id from public.office_details
  where private.old_number_key(old_number) = private.old_number_key(typed)
$$;
comment on function private.ids_of_old_number(text) is 'The people with this old number, in large or small letters, with or without its signs.';

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
    ('own_script_name', 'RegisteredUsers', 12, 'text', null, 120, null, null, true),
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
    ('whose_phone', 'contact_details', 242, 'choice', null, null, null, array[
      'Self', 'Father', 'Mother', 'Brother', 'Sister', 'Uncle or guardian', 'Other'
    ], false),
    ('second_phone_number', 'contact_details', 244, 'phone', null, null, null, null, false),
    ('whose_second_phone', 'contact_details', 246, 'choice', null, null, null, array[
      'Self', 'Father', 'Mother', 'Brother', 'Sister', 'Uncle or guardian', 'Other'
    ], false),
    ('email', 'contact_details', 250, 'email', null, 254, null, null, false),
    ('address', 'contact_details', 260, 'text', null, 400, null, null, false),
    ('old_number', 'office_details', 270, 'text', null, 20, null, null, false)
  ) as rule (field, table_name, position, kind, smallest, largest, unit, choices, proposable);
comment on view private.person_fields is 'The fields of a person: the columns of the tables that the form, files and proposals may write.';
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
create trigger touch_profile after update on public.office_details
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

-- An admin who leaves looks after nobody.
alter table public.office_details add constraint handled_by_a_login
  foreign key (handled_by) references public.accounts (username) on update cascade on delete set null;

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null
    constraint display_name_is_readable check (char_length(display_name) between 1 and 120),
  created_at timestamptz not null default now(),
  -- Of a backup from before there were roles, all admins may do all.
  role text not null default 'owner'
    constraint role_is_known check (role in ('owner', 'clerk'))
);
comment on table private.admins is 'The logins that are admins. Written by the functions of 25_admins.sql only.';
comment on column private.admins.role is 'owner: may do all. clerk: all but exports, imports, erasures, settings and the admins'' logins.';

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

create function private.is_owner()
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return private.is_admin() and exists (select from private.admins where user_id = (select auth.uid()) and role = 'owner');
end
$$;
comment on function private.is_owner() is 'Whether the caller is an admin and an owner of the bureau.';

create function public.read_my_role()
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return case when private.is_admin() then (select role from private.admins where user_id = (select auth.uid())) else 'none' end;
end
$$;
comment on function public.read_my_role() is 'Tells the client which screens to offer: owner or clerk for an admin, none for everybody else. It grants nothing.';
grant execute on function public.read_my_role() to authenticated;

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

create function private.require_owner()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if not private.is_owner() then
    perform private.forbid('owner_only', 'Only an owner of the bureau may do this.');
  end if;
end
$$;
comment on function private.require_owner() is 'Error 42501 unless the caller is an admin and an owner of the bureau.';

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
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id',
    'phone_number', 'whose_phone', 'second_phone_number', 'whose_second_phone', 'email', 'address');
create trigger audit_change after insert or update or delete on public.office_details
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');
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
    ('founded_year', 'text', null, 4, null, false),
    -- A data URL: a file would need a bucket, a path and policies of its own.
    ('logo', 'picture', null, 20000, null, false),
    ('requests_per_day', 'number', 0, 100, null, false),
    ('open_requests', 'number', 0, 100, null, false),
    ('requests_expire_after_days', 'number', 1, 365, null, false),
    ('follow_up_days', 'number', 1, 365, null, false),
    ('second_follow_up_days', 'number', 1, 365, null, false),
    ('waiting_days', 'number', 1, 365, null, false),
    ('profiles_per_day', 'number', 1, 10000, null, false),
    ('searches_per_day', 'number', 1, 10000, null, false),
    ('pictures_per_day', 'number', 1, 30000, null, false),
    ('visitor_pictures_per_day', 'number', 1, 30000, null, false),
    ('member_session_days', 'number', 1, 365, null, false),
    ('admin_session_days', 'number', 1, 90, null, false),
    -- Texts of this list in other languages than English. Four texts in ten languages fit.
    ('in_languages', 'texts', null, 8000, null, false),
    -- English is always among them.
    ('languages', 'languages', null, 60, null, false),
    ('visitors_may_browse', 'flag', null, null, null, false),
    ('visitors_see_pictures', 'flag', null, null, null, false),
    ('visitors_see_facts', 'flag', null, null, null, false),
    ('second_person_decides', 'flag', null, null, null, false),
    ('asked_families', 'choice', null, null, array['bureau calls', 'see who asked', 'may answer'], false),
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
          when 'picture' then value ~ '^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$'
          when 'texts' then not exists (
            select
            from jsonb_each(value::jsonb) as own (language, texts)
            left join lateral jsonb_each_text(own.texts) as said (setting, words) on true
            left join private.settings() as text on text.setting = said.setting and text.kind = 'text' and text.required
            where own.language !~ '^[a-z]{2,3}$' or own.language = 'en'
              or coalesce(char_length(said.words) not between 1 and text.largest, true)
          )
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
  follow_up_days smallint not null default 7
    constraint follow_up_days_are_sensible check (private.is_setting('follow_up_days', follow_up_days::text)),
  second_follow_up_days smallint not null default 21
    constraint second_follow_up_days_are_sensible check (private.is_setting('second_follow_up_days', second_follow_up_days::text)),
  waiting_days smallint not null default 30
    constraint waiting_days_are_sensible check (private.is_setting('waiting_days', waiting_days::text)),
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
    constraint admin_session_days_are_sensible check (private.is_setting('admin_session_days', admin_session_days::text)),
  founded_year text
    constraint founded_year_is_readable check (private.is_setting('founded_year', founded_year)),
  in_languages jsonb not null default '{}'
    constraint in_languages_are_texts check (private.is_setting('in_languages', in_languages::text)),
  visitors_see_facts boolean not null default false,
  second_person_decides boolean not null default false,
  asked_families text not null default 'may answer'
    constraint asked_families_is_known check (private.is_setting('asked_families', asked_families)),
  logo text
    constraint logo_is_a_picture check (private.is_setting('logo', logo))
);
comment on table public.site_settings is 'The bureau''s settings, in one row.';
comment on column public.site_settings.visitors_may_browse is 'Whether visitors see the cards of verified profiles.';
comment on column public.site_settings.requests_per_day is 'How many contact requests a member may make within 24 hours.';
comment on column public.site_settings.open_requests is 'How many undecided contact requests a member may have at once.';
comment on column public.site_settings.requests_expire_after_days is 'The days after which an undecided contact request expires.';
comment on column public.site_settings.follow_up_days is 'The days after a sharing until the bureau is reminded to follow up.';
comment on column public.site_settings.second_follow_up_days is 'The days after a sharing until the bureau is reminded again.';
comment on column public.site_settings.waiting_days is 'The days without being shown after which a person waits on the page Today.';
comment on column public.site_settings.visitors_see_pictures is 'Whether visitors see pictures and birth charts. Each member may still keep theirs for members only.';
comment on column public.site_settings.second_person_decides is 'Whether a request is approved by another admin than the one who recorded the consent.';
comment on column public.site_settings.visitors_see_facts is 'Whether visitors see height, education and job on the page of a profile.';
comment on column public.site_settings.asked_families is 'What a family sees on the site when another one is interested: nothing, who it is, or that with Yes and No.';
comment on column public.site_settings.star_names is 'The language of birth stars on screen. Tables store the Sanskrit names.';
comment on column public.site_settings.phone is 'The bureau''s phone number, public.';
comment on column public.site_settings.whatsapp is 'The bureau''s number on WhatsApp; null if it is the phone number.';
comment on column public.site_settings.address is 'The bureau''s postal address, line by line.';
comment on column public.site_settings.site_address is 'The URL of the site, for messages. Null: the origin at which the admin has it open.';
comment on column public.site_settings.languages is 'The languages that the bureau offers: codes of web/src/texts/languages.json with blanks between.';
comment on column public.site_settings.founded_year is 'The year since which the bureau works, for the home page; null if it is not shown.';
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
comment on column public.site_settings.in_languages is 'Name, line, opening hours and address in other languages: {"ta": {"bureau_name": "..."}}. Without a text, the English one is shown.';
comment on column public.site_settings.logo is 'The bureau''s logo on paper, as a data URL; null: the lotus. Only sheets and the form read it.';

revoke all on public.site_settings from anon, authenticated, service_role;
grant select on public.site_settings to anon, authenticated;
grant select, update on public.site_settings to service_role;
alter table public.site_settings enable row level security;
create policy "Everyone reads the settings" on public.site_settings
  for select to anon, authenticated using (true);

create trigger set_updated_at before update on public.site_settings
  for each row execute function private.set_updated_at();

create trigger audit_change after insert or update or delete on public.site_settings
  for each row execute function private.audit_change('id', '', 'logo');
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

create function private.clean_texts_in_languages(entered jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  texts jsonb;
  own record;
  cleaned text;
begin
  if jsonb_typeof(entered) is distinct from 'object'
    or exists (
      select from jsonb_each(entered) as each
      where each.key !~ '^[a-z]{2,3}$' or each.key = 'en' or jsonb_typeof(each.value) <> 'object'
    )
  then
    perform private.refuse('settings_wrong', 'Send the settings by their names.', 'in_languages');
  end if;
  -- Two admins may save different texts at once.
  select in_languages into texts from public.site_settings for update;
  for own in
    select each.key as language, said.key as setting, said.value as words, rule.largest
    from jsonb_each(entered) as each
    cross join lateral jsonb_each_text(each.value) as said
    left join private.settings() as rule on rule.setting = said.key and rule.kind = 'text' and rule.required
  loop
    if own.largest is null then
      perform private.refuse('setting_unknown', 'There is no such setting.', 'in_languages');
    end if;
    cleaned := private.clean_text(own.setting || '_' || own.language, own.words, own.largest);
    texts := texts || jsonb_build_object(
      own.language,
      coalesce(texts -> own.language, '{}') - own.setting
        || case when cleaned is null then '{}' else jsonb_build_object(own.setting, cleaned) end
    );
  end loop;
  texts := (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(texts) where value <> '{}');
  if not private.is_setting('in_languages', texts::text) then
    perform private.refuse('settings_wrong', 'Send the settings by their names.', 'in_languages');
  end if;
  return texts;
end
$$;
comment on function private.clean_texts_in_languages(jsonb) is 'The stored texts in other languages with the entered ones, of which an empty one removes the stored one. Refuses unknown languages, unknown names and long texts.';

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
  if rule.kind in ('text', 'phone', 'email', 'site', 'picture') then
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
    when 'picture' then
      perform private.refuse('logo_wrong', 'Choose a JPEG, PNG or WebP picture.', setting);
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
  perform private.require_owner();
  perform private.refuse_large(changes);
  if jsonb_typeof(wanted) <> 'object' then
    perform private.refuse('settings_wrong', 'Send the settings by their names.');
  end if;
  if exists (select jsonb_object_keys(wanted) except select setting from private.settings()) then
    perform private.refuse('setting_unknown', 'There is no such setting.');
  end if;

  select
      jsonb_object_agg(setting, case kind
        when 'texts' then private.clean_texts_in_languages(wanted -> setting)
        else to_jsonb(private.clean_setting(setting, wanted -> setting))
      end),
      string_agg(quote_ident(setting), ', ')
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
comment on function public.save_settings(jsonb) is 'For an owner: changes the named columns of site_settings. Error 22023 with a sentence and the column.';
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
    ('both ways question', array['{other}', '{link}']),
    -- The name is that of the person whose profile it is; a line without its fact is left out.
    ('profile shared', array['{id}', '{age}', '{star}', '{education}', '{town}', '{link}']),
    ('profiles chosen', array['{link}']),
    ('please call', '{}'),
    ('photo missing', '{}')
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
    ('profile shared', 'en', E'A profile for you at {bureau}:\n{name}, {age} years\nStar: {star}\nEducation: {education}\nTown: {town}\n{link}'),
    ('profiles chosen', 'en', E'Vanakkam {name},\nwe have chosen profiles for you: {link}\nPlease tell us for each: yes, no or later.\n{bureau}, {phone}'),
    ('please call', 'en', E'Vanakkam {name},\nplease call us when you have time: {phone}\n{bureau}'),
    ('photo missing', 'en', E'Vanakkam {name},\nyour profile has no photo yet. Please send us one here on WhatsApp, so that families can see it.\n{bureau}, {phone}'),
    ('account made', 'ta', E'வணக்கம் {name} அவர்களே,\n{bureau} தளத்தில் உங்கள் கணக்கு தயார்: {site}\nஉங்கள் பயனர்பெயர்: {username}\nதற்காலிகக் கடவுச்சொல்லைத் தனியாகத் தருகிறோம். முதல் முறை உள்நுழையும்போது, உங்களுக்கான கடவுச்சொல்லை அமைத்துக்கொள்ளுங்கள்.'),
    ('password reset', 'ta', E'வணக்கம் {name} அவர்களே,\nபுதிய தற்காலிகக் கடவுச்சொல்லுடன் {site} தளத்தில் உள்நுழையலாம்; அதைத் தனியாகத் தருகிறோம்.\nஉங்கள் பயனர்பெயர்: {username}\nஉள்நுழையும்போது, உங்களுக்கான கடவுச்சொல்லை அமைத்துக்கொள்ளுங்கள்.\n{bureau}, {phone}'),
    ('request approved', 'ta', E'வணக்கம் {name} அவர்களே,\n{other} அவர்களின் குடும்பத்தார் சம்மதித்துள்ளனர். தொடர்பு விவரங்களைப் பார்க்க உள்நுழையுங்கள்: {link}\n{bureau}'),
    ('details sent', 'ta', E'வணக்கம் {name} அவர்களே,\n{other} அவர்களின் குடும்பத்தார் சம்மதித்துள்ளனர்: {link}\nஅவர்களின் தொடர்பு விவரங்கள் இதோ.\n{bureau}'),
    ('request declined', 'ta', E'வணக்கம் {name} அவர்களே,\n{other} அவர்களின் தொடர்பு விவரங்களைத் தர இயலவில்லை. காரணம்: {reason}\nமற்ற வரன்களை இங்கே பார்க்கலாம்: {site}\n{bureau}, {phone}'),
    ('consent question', 'ta', E'வணக்கம்,\nஎங்களிடம் பதிவு செய்த ஒரு குடும்பத்தார் {name} அவர்களின் தொடர்பு விவரங்களைக் கேட்கிறார்கள். கேட்பது {other} அவர்களின் குடும்பம்: {link}\nஉங்கள் தொலைபேசி எண், மின்னஞ்சல், முகவரியை அவர்களுக்குத் தரலாமா? நீங்கள் சம்மதிக்கும் வரை எதையும் தர மாட்டோம்.\n{bureau}, {phone}'),
    ('both ways question', 'ta', E'வணக்கம்,\n{other} அவர்களின் தொடர்பு விவரங்களைக் கேட்டிருந்தீர்கள்: {link}\nஅவர்களின் குடும்பத்தார் சம்மதிக்கிறார்கள். {name} அவர்களின் தொலைபேசி எண், மின்னஞ்சல், முகவரியையும் அவர்களுக்குக் காட்டலாமா? நீங்கள் சம்மதிக்கும் வரை உங்கள் விவரம் எதையும் காட்ட மாட்டோம்.\n{bureau}, {phone}'),
    ('profile shared', 'ta', E'{bureau}: உங்களுக்காக ஒரு வரன்:\n{name}, வயது {age}\nநட்சத்திரம்: {star}\nகல்வி: {education}\nஊர்: {town}\n{link}'),
    ('profiles chosen', 'ta', E'வணக்கம் {name} அவர்களே,\nஉங்களுக்காக சில வரன்களைத் தேர்ந்தெடுத்துள்ளோம்: {link}\nஒவ்வொருவருக்கும் சரி, வேண்டாம் அல்லது பிறகு என்று சொல்லுங்கள்.\n{bureau}, {phone}'),
    ('please call', 'ta', E'வணக்கம் {name} அவர்களே,\nநேரம் கிடைக்கும்போது எங்களை அழையுங்கள்: {phone}\n{bureau}'),
    ('photo missing', 'ta', E'வணக்கம் {name} அவர்களே,\nஉங்கள் விவரத்தில் இன்னும் புகைப்படம் இல்லை. மற்ற குடும்பத்தார் பார்க்க, ஒரு புகைப்படத்தை இங்கே WhatsApp-இல் அனுப்புங்கள்.\n{bureau}, {phone}'),
    ('account made', 'ml', E'നമസ്കാരം {name},\n{bureau}: നിങ്ങളുടെ അക്കൗണ്ട് തയ്യാറായി: {site}\nനിങ്ങളുടെ യൂസർനെയിം: {username}\nതാൽക്കാലിക പാസ്‌വേഡ് ഞങ്ങൾ വേറെ അറിയിക്കും. ആദ്യം സൈൻ ഇൻ ചെയ്യുമ്പോൾ സ്വന്തം പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുമല്ലോ.'),
    ('password reset', 'ml', E'നമസ്കാരം {name},\nപുതിയ താൽക്കാലിക പാസ്‌വേഡ് ഉപയോഗിച്ച് ഇവിടെ സൈൻ ഇൻ ചെയ്യാം: {site}\nപാസ്‌വേഡ് ഞങ്ങൾ വേറെ അറിയിക്കും.\nനിങ്ങളുടെ യൂസർനെയിം: {username}\nസൈൻ ഇൻ ചെയ്യുമ്പോൾ സ്വന്തം പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുമല്ലോ.\n{bureau}, {phone}'),
    ('request approved', 'ml', E'നമസ്കാരം {name},\n{other}-ന്റെ കുടുംബം സമ്മതിച്ചു. കോൺടാക്റ്റ് വിവരങ്ങൾ കാണാൻ സൈൻ ഇൻ ചെയ്യുക: {link}\n{bureau}'),
    ('details sent', 'ml', E'നമസ്കാരം {name},\n{other}-ന്റെ കുടുംബം സമ്മതിച്ചു: {link}\nഅവരുടെ കോൺടാക്റ്റ് വിവരങ്ങൾ ഇതാ.\n{bureau}'),
    ('request declined', 'ml', E'നമസ്കാരം {name},\n{other}-ന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ നൽകാൻ കഴിഞ്ഞില്ല. കാരണം: {reason}\nമറ്റു പ്രൊഫൈലുകൾ ഇവിടെ കാണാം: {site}\n{bureau}, {phone}'),
    ('consent question', 'ml', E'നമസ്കാരം,\nഞങ്ങളുടെ പക്കൽ രജിസ്റ്റർ ചെയ്ത ഒരു കുടുംബം {name}-ന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ ചോദിക്കുന്നു. {other}-ന്റെ കുടുംബമാണ്: {link}\nനിങ്ങളുടെ ഫോൺ നമ്പറും ഇമെയിലും വിലാസവും അവർക്കു നൽകട്ടെയോ? നിങ്ങൾ സമ്മതിക്കാതെ ഒന്നും നൽകില്ല.\n{bureau}, {phone}'),
    ('both ways question', 'ml', E'നമസ്കാരം,\n{other}-ന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ നിങ്ങൾ ചോദിച്ചിരുന്നല്ലോ: {link}\nഅവരുടെ കുടുംബം സമ്മതിച്ചു. {name}-ന്റെ ഫോൺ നമ്പറും ഇമെയിലും വിലാസവും അവർക്കും കാണിക്കട്ടെയോ? നിങ്ങൾ സമ്മതിക്കാതെ നിങ്ങളുടെ വിവരങ്ങളൊന്നും കാണിക്കില്ല.\n{bureau}, {phone}'),
    ('profile shared', 'ml', E'{bureau}: നിങ്ങൾക്കായി ഒരു പ്രൊഫൈൽ:\n{name}, വയസ്സ് {age}\nനക്ഷത്രം: {star}\nവിദ്യാഭ്യാസം: {education}\nസ്ഥലം: {town}\n{link}'),
    ('profiles chosen', 'ml', E'നമസ്കാരം {name},\nനിങ്ങൾക്കായി ചില പ്രൊഫൈലുകൾ തിരഞ്ഞെടുത്തിട്ടുണ്ട്: {link}\nഓരോന്നിനും വേണം, വേണ്ട അല്ലെങ്കിൽ പിന്നീട് എന്ന് പറയൂ.\n{bureau}, {phone}'),
    ('please call', 'ml', E'നമസ്കാരം {name},\nസമയം കിട്ടുമ്പോൾ ഞങ്ങളെ വിളിക്കുമല്ലോ: {phone}\n{bureau}'),
    ('photo missing', 'ml', E'നമസ്കാരം {name},\nനിങ്ങളുടെ പ്രൊഫൈലിൽ ഇതുവരെ ഫോട്ടോ ഇല്ല. മറ്റു കുടുംബങ്ങൾക്കു കാണാൻ ഒരു ഫോട്ടോ ഇവിടെ WhatsApp-ൽ അയയ്ക്കുമല്ലോ.\n{bureau}, {phone}'),
    ('account made', 'te', E'నమస్కారం {name} గారు,\n{bureau}: మీ అకౌంట్ సిద్ధంగా ఉంది: {site}\nమీ యూజర్‌నేమ్: {username}\nతాత్కాలిక పాస్‌వర్డ్ మీకు విడిగా ఇస్తాం. మొదటిసారి సైన్ ఇన్ చేసినప్పుడు దయచేసి మీ సొంత పాస్‌వర్డ్ పెట్టుకోండి.'),
    ('password reset', 'te', E'నమస్కారం {name} గారు,\nమీకు విడిగా ఇచ్చే కొత్త తాత్కాలిక పాస్‌వర్డ్‌తో {site} సైట్‌లో సైన్ ఇన్ చేయవచ్చు.\nమీ యూజర్‌నేమ్: {username}\nసైన్ ఇన్ చేసినప్పుడు దయచేసి మీ సొంత పాస్‌వర్డ్ పెట్టుకోండి.\n{bureau}, {phone}'),
    ('request approved', 'te', E'నమస్కారం {name} గారు,\n{other} గారి కుటుంబం ఒప్పుకుంది. వారి కాంటాక్ట్ వివరాలు చూడటానికి సైన్ ఇన్ చేయండి: {link}\n{bureau}'),
    ('details sent', 'te', E'నమస్కారం {name} గారు,\n{other} గారి కుటుంబం ఒప్పుకుంది: {link}\nవారి కాంటాక్ట్ వివరాలు ఇవి.\n{bureau}'),
    ('request declined', 'te', E'నమస్కారం {name} గారు,\n{other} గారి కాంటాక్ట్ వివరాలు ఇవ్వలేకపోయాం. కారణం: {reason}\nమరిన్ని ప్రొఫైల్స్ ఇక్కడ చూడవచ్చు: {site}\n{bureau}, {phone}'),
    ('consent question', 'te', E'నమస్కారం,\nమా దగ్గర నమోదైన ఒక కుటుంబం {name} గారి కాంటాక్ట్ వివరాలు అడుగుతోంది. అది {other} గారి కుటుంబం: {link}\nమీ ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా వారికి ఇవ్వవచ్చా? మీరు ఒప్పుకునే వరకు ఏదీ ఇవ్వం.\n{bureau}, {phone}'),
    ('both ways question', 'te', E'నమస్కారం,\nమీరు {other} గారి కాంటాక్ట్ వివరాలు అడిగారు: {link}\nవారి కుటుంబం ఒప్పుకుంది. {name} గారి ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా కూడా వారికి చూపించవచ్చా? మీరు ఒప్పుకునే వరకు మీ వివరాలేవీ చూపించం.\n{bureau}, {phone}'),
    ('profile shared', 'te', E'{bureau}: మీ కోసం ఒక ప్రొఫైల్:\n{name}, వయసు {age}\nనక్షత్రం: {star}\nవిద్య: {education}\nఊరు: {town}\n{link}'),
    ('profiles chosen', 'te', E'నమస్కారం {name} గారు,\nమీ కోసం కొన్ని ప్రొఫైల్స్ ఎంచుకున్నాం: {link}\nఒక్కొక్కరికి సరే, వద్దు లేదా తర్వాత అని చెప్పండి.\n{bureau}, {phone}'),
    ('please call', 'te', E'నమస్కారం {name} గారు,\nవీలైనప్పుడు దయచేసి మాకు ఫోన్ చేయండి: {phone}\n{bureau}'),
    ('photo missing', 'te', E'నమస్కారం {name} గారు,\nమీ ప్రొఫైల్‌లో ఇంకా ఫోటో లేదు. ఇతర కుటుంబాలు చూడటానికి దయచేసి ఒక ఫోటో ఇక్కడ WhatsAppలో పంపండి.\n{bureau}, {phone}'),
    ('account made', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{bureau} ನಲ್ಲಿ ನಿಮ್ಮ ಖಾತೆ ಸಿದ್ಧವಾಗಿದೆ: {site}\nನಿಮ್ಮ ಬಳಕೆದಾರ ಹೆಸರು: {username}\nತಾತ್ಕಾಲಿಕ ಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಬೇರೆಯಾಗಿ ತಿಳಿಸುತ್ತೇವೆ. ಮೊದಲ ಬಾರಿ ಸೈನ್ ಇನ್ ಮಾಡುವಾಗ ದಯವಿಟ್ಟು ನಿಮ್ಮದೇ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ.'),
    ('password reset', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nಹೊಸ ತಾತ್ಕಾಲಿಕ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ನೀವು ಇಲ್ಲಿ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು: {site}\nಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಬೇರೆಯಾಗಿ ತಿಳಿಸುತ್ತೇವೆ.\nನಿಮ್ಮ ಬಳಕೆದಾರ ಹೆಸರು: {username}\nಸೈನ್ ಇನ್ ಮಾಡುವಾಗ ದಯವಿಟ್ಟು ನಿಮ್ಮದೇ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ.\n{bureau}, {phone}'),
    ('request approved', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{other} ಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ. ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ನೋಡಲು ಸೈನ್ ಇನ್ ಮಾಡಿ: {link}\n{bureau}'),
    ('details sent', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{other} ಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ: {link}\nಅವರ ಸಂಪರ್ಕ ವಿವರಗಳು ಇಲ್ಲಿವೆ.\n{bureau}'),
    ('request declined', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{other} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ನಿಮಗೆ ನೀಡಲು ಸಾಧ್ಯವಾಗಲಿಲ್ಲ: {reason}\nಇತರ ಪ್ರೊಫೈಲ್‌ಗಳನ್ನು ದಯವಿಟ್ಟು ಇಲ್ಲಿ ನೋಡಿ: {site}\n{bureau}, {phone}'),
    ('consent question', 'kn', E'ನಮಸ್ಕಾರ,\nನಮ್ಮಲ್ಲಿ ನೋಂದಾಯಿಸಿದ ಒಂದು ಕುಟುಂಬ {name} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಕೇಳಿದೆ. ಅದು {other} ಅವರ ಕುಟುಂಬ: {link}\nನಿಮ್ಮ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್ ಮತ್ತು ವಿಳಾಸವನ್ನು ಅವರಿಗೆ ನೀಡಬಹುದೇ? ನೀವು ಒಪ್ಪುವವರೆಗೆ ಏನನ್ನೂ ನೀಡುವುದಿಲ್ಲ.\n{bureau}, {phone}'),
    ('both ways question', 'kn', E'ನಮಸ್ಕಾರ,\nನೀವು {other} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಕೇಳಿದ್ದೀರಿ: {link}\nಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ. {name} ಅವರ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್ ಮತ್ತು ವಿಳಾಸವನ್ನೂ ಅವರಿಗೆ ತೋರಿಸಬಹುದೇ? ನೀವು ಒಪ್ಪುವವರೆಗೆ ನಿಮ್ಮ ಯಾವ ವಿವರವನ್ನೂ ತೋರಿಸುವುದಿಲ್ಲ.\n{bureau}, {phone}'),
    ('profile shared', 'kn', E'{bureau}: ನಿಮಗಾಗಿ ಒಂದು ಪ್ರೊಫೈಲ್:\n{name}, ವಯಸ್ಸು {age}\nನಕ್ಷತ್ರ: {star}\nವಿದ್ಯಾಭ್ಯಾಸ: {education}\nಊರು: {town}\n{link}'),
    ('profiles chosen', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nನಿಮಗಾಗಿ ಕೆಲವು ಪ್ರೊಫೈಲ್‌ಗಳನ್ನು ಆಯ್ಕೆ ಮಾಡಿದ್ದೇವೆ: {link}\nಪ್ರತಿಯೊಬ್ಬರಿಗೂ ಆಗಬಹುದು, ಬೇಡ ಅಥವಾ ನಂತರ ಎಂದು ತಿಳಿಸಿ.\n{bureau}, {phone}'),
    ('please call', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nಸಮಯವಾದಾಗ ದಯವಿಟ್ಟು ನಮಗೆ ಕರೆ ಮಾಡಿ: {phone}\n{bureau}'),
    ('photo missing', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಇನ್ನೂ ಫೋಟೋ ಇಲ್ಲ. ಇತರ ಕುಟುಂಬಗಳು ನೋಡಲು ದಯವಿಟ್ಟು ಒಂದು ಫೋಟೋ ಇಲ್ಲಿ WhatsAppನಲ್ಲಿ ಕಳುಹಿಸಿ.\n{bureau}, {phone}'),
    ('account made', 'hi', E'नमस्ते {name} जी,\n{bureau} में आपका अकाउंट तैयार है: {site}\nआपका यूज़रनेम: {username}\nअस्थायी पासवर्ड हम आपको अलग से देंगे। पहली बार लॉगिन करते समय कृपया अपना पासवर्ड चुन लें।'),
    ('password reset', 'hi', E'नमस्ते {name} जी,\nअब आप नए अस्थायी पासवर्ड से {site} पर लॉगिन कर सकते हैं। पासवर्ड हम आपको अलग से देंगे।\nआपका यूज़रनेम: {username}\nलॉगिन करते समय कृपया अपना पासवर्ड चुन लें।\n{bureau}, {phone}'),
    ('request approved', 'hi', E'नमस्ते {name} जी,\n{other} जी के परिवार ने सहमति दे दी है। उनका संपर्क विवरण देखने के लिए लॉगिन करें: {link}\n{bureau}'),
    ('details sent', 'hi', E'नमस्ते {name} जी,\n{other} जी के परिवार ने सहमति दे दी है: {link}\nउनका संपर्क विवरण यह है।\n{bureau}'),
    ('request declined', 'hi', E'नमस्ते {name} जी,\nखेद है, हम आपको {other} जी का संपर्क विवरण नहीं दे सके। कारण: {reason}\nअन्य प्रोफ़ाइल आप यहाँ देख सकते हैं: {site}\n{bureau}, {phone}'),
    ('consent question', 'hi', E'नमस्ते,\nहमारे यहाँ पंजीकृत एक परिवार ने {name} जी का संपर्क विवरण माँगा है। यह {other} जी का परिवार है: {link}\nक्या हम उन्हें आपका फ़ोन नंबर, ई-मेल और पता बता सकते हैं? आपकी सहमति से पहले कुछ भी साझा नहीं किया जाएगा।\n{bureau}, {phone}'),
    ('both ways question', 'hi', E'नमस्ते,\nआपने हमसे {other} जी का संपर्क विवरण माँगा था: {link}\nउनका परिवार सहमत है। क्या हम उन्हें {name} जी का फ़ोन नंबर, ई-मेल और पता भी दिखा सकते हैं? आपकी सहमति से पहले आपका कोई विवरण नहीं दिखाया जाएगा।\n{bureau}, {phone}'),
    ('profile shared', 'hi', E'{bureau}: आपके लिए एक प्रोफ़ाइल:\n{name}, उम्र {age}\nनक्षत्र: {star}\nशिक्षा: {education}\nस्थान: {town}\n{link}'),
    ('profiles chosen', 'hi', E'नमस्ते {name} जी,\nहमने आपके लिए कुछ प्रोफ़ाइल चुनी हैं: {link}\nहर एक के लिए हाँ, नहीं या बाद में बताइए।\n{bureau}, {phone}'),
    ('please call', 'hi', E'नमस्ते {name} जी,\nसमय मिलने पर कृपया हमें फ़ोन करें: {phone}\n{bureau}'),
    ('photo missing', 'hi', E'नमस्ते {name} जी,\nआपकी प्रोफ़ाइल में अभी कोई फ़ोटो नहीं है। कृपया एक फ़ोटो यहाँ WhatsApp पर भेजें, ताकि परिवार उसे देख सकें।\n{bureau}, {phone}')
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
  from unnest(array['account made', 'password reset', 'request approved', 'details sent', 'request declined', 'consent question', 'both ways question',
      'profile shared', 'profiles chosen', 'please call', 'photo missing']) as template
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
  perform private.require_owner();
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
comment on function public.save_message_template(text, text, text) is 'For an owner: changes a WhatsApp message in a language. An empty one in another language than English is deleted: families then get the English one. Errors: 22023 for an unknown placeholder or language, PT404 for an unknown template.';
grant execute on function public.save_message_template(text, text, text) to authenticated;

-- 07_breached_passwords.sql ==============================================================================

-- The 10,000 commonest passwords of ten characters or more, lowercase, the commonest first. Shorter ones are refused for their length.
-- They were counted in ten million stolen passwords by Mark Burnett, and come from SecLists, Passwords/Common-Credentials
-- (MIT licence: docs/licences/seclists.txt). Many are rude. A function and not a table: there is nothing to restore.
-- Who may: only private.refuse_weak_password asks.

create function private.is_breached_password(entered text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  -- One search in a text of 120 kB is faster than making a list of it.
  select char_length(entered) >= 10 and position(' ' in entered) = 0 and position(' ' || entered || ' ' in translate($words$
  qwertyuiop 1234567890 q1w2e3r4t5 1q2w3e4r5t 4815162342 0987654321 12345qwert 123456789a 1234554321 usuckballz1 1111111111
  123456789q 1029384756 password123 basketball soso123aljg 123qweasdzxc 12345678910 manchester 1qaz2wsx3edc 0123456789
  q1w2e3r4t5y6 1123581321 1q2w3e4r5t6y qwerty12345 1234512345 mailcreated5240 1122334455 nuttertools qazwsxedcrfv fuck_inside
  123456qwerty 1234567890q 0000000000 qwerty123456 5555555555 terminator 9876543210 california enterprise rjirfrgbde 123456789z
  poiuytrewq sojdlg123aljg translator fktrcfylhf deepthroat multiplelo christopher undertaker a123456789 motherlode sersolution
  qwerty1234 montgom240 salamander qwertyqwerty 123456654321 syncmaster aleksandra rjycnfynby tinkerbell motherfucker ghostrider
  realmadrid polniypizdec0211 1357924680 7ugd5hip2j playstation leavemealone dragonball 1234567890a microphone gfhjkmgfhjkm
  1234567891 vsjasnel12 strawberry washington 9293709b13 yjdsqgfhjkm qazwsxedc123 fuckinside good123654 7894561230 harrypotter
  zxcvbnm123 mypassword alessandro abrakadabra 7777777777 123456789s underground ghjcnjgfhjkm password12 anastasiya zxcasdqwe123
  qwert12345 pufunga7782 highlander ghhh47hj7649 konstantin intercourse 9999999999 12345qwerty university suckmydick hellokitty
  absolutely htubcnhfwbz vqsablpzla roadrunner masterbate friendster sonyericsson skateboard penetration evangelion 0192837465
  tokiohotel q123456789 nthvbyfnjh mississippi ironmaiden aaaaaaaaaa revolution cocksucker 123456789m 1212121212 2222222222
  123456789qwe 1234567899 azertyuiop 1qazxsw23edc 123456789d 1234509876 vfntvfnbrf masterbating liverpool1 1234567890-
  qwerasdfzxcv password99 ghjcnbnenrf experienced dragonballz cheerleaers abracadabra 123456789987654321 1020304050 z1x2c3v4b5
  nopassword interacial 123456123456 112233445566 sweetheart supersonic madagaskar 1357908642 123456789r websolutions rfhfvtkmrf
  q1q2q3q4q5 greedisgood gangbanged blackberry 1z2x3c4v5b wachtwoord volleyball qweasdzxc123 mastermind chickenwing101
  123456789v 123456789o 1234567890z unbelievable ronaldinho quant4307s housewifes flvbybcnhfnjh 8888888888 3rjs1la7qe
  123321123321 groupd2013 ghbdtnrfrltkf ghbdtndctv experience alexander1 a1b2c3d4e5 987654321a 1qaz2wsx3edc4rfv lockerroom
  ejaculation a1s2d3f4g5 123456789123456789 spiderman1 knickerless finalfantasy contortionist 123qwe123qwe 0987654321q
  vflfufcrfh transexual qawsedrftg pornographic newproject2004 motdepasse masturbation lamborghini justinbieber ilovepussy
  comicbookdb businessbabe password01 metallica1 losangeles lighthouse administrator 1a2s3d4f5g 1213141516 needforspeed
  casablanca armageddon 123456789l 123456789123 uncencored shevchenko masterbaiting babemagnet 1a2b3c4d5e 123456789p porsche911
  j3qq4h7h2v christophe braveheart 12345678900 12345654321 0000000000o watermelon scandinavian penetrating pathfinder
  maurolarastefy fuckmehard domainlock2005 cxfcnkbdfz charlie123 qqqqqqqqqq qazwsxedc1 momsanaladventure information
  hd764nw5d7e1vb1 dhjnvytyjub callofduty 987654321q 17171717aa yfnfitymrf techniques peternorth password11 maximilian insertions
  evanescence 8phrowz622 123hfjdk147 123456789k 123456789012 volkswagen ssssssssss pokemon123 montecarlo doggystyle devilmaycry
  darthvader 5hsu75kpot 3216732167 0102030405 supernatural summertime qazwsxedcrfvtgb opensesame astalavista 8phrowz624
  1357913579 spartan117 solidsnake postov1000 lifeisgood gy3yt2rgls counterstrike asdfg12345 a1a2a3a4a5 12345678901 thunderbird
  professional jediknight hellohello goldfinger ghjcnjghjcnj dkflbvbhjdbx copenhagen angelofwar admin18533362 1a2a3a4a5a
  vfvfvskfhfve mapet123456 limpbizkit fkmnthyfnbdf bondarenko aleksander 89600506779 zxcvb12345 zcxfcnkbdf wonderland
  qazxswedcvfr q1234567890 pussylover parliament galatasaray fuckyou123 cyberonline azsxdcfvgb 23176djivanfros 123456789qwerty
  123456789n 111111111111 zzzzzzzzzz zaq1xsw2cde3 smallville pussylicker psychnaut1 prettygirl oc247ngucz mostwanted hondacivic
  dkflbvbhjdyf blingbling alexandria 1q2q3q4q5q 123456789abc 1111111111zz whosyourdaddy whatthefuck salamandra qwertyasdfgh
  qwertasdfg moneymoney girlfriend duranduran darkknight cvzefh1gkc chocolate1 badnaamhere 89015173454 4904s677075 123123123q
  1223334444 t34vfrc1991 sunderland parolparol ilovemyself deutschland connection cinderella astonvilla 541233432442 3333333333
  1234qwerty 123456789w 123456789qaz winchester underworld trustnoone qpwoeiruty pussyeater multimedia moneymaker mitsubishi
  ghbdtnghbdtn fartripper cnjvfnjkju bladerunner bestfriend 12345678900987654321 123123123123 1111122222 0147896325 wellington
  webhompass venom121293 sailormoon jesuschrist intelligence friendship dashadasha ctdfcnjgjkm cheesecake birthday21 51051051051
  12345trewq 123456789g 1234567890s 010203040506 vanyarespekt television qq123456789 password69 mickeymouse fktrcfylhjdbx
  fgjrfkbgcbc 6666666666 12345678901234567890 102030405060 slipknot666 sexmachine rhbcnbyjxrf iddqdidkfa hellraiser
  fktrcfylhjdyf firefighter efbcapa201 devilmaycry4 devildriver cxfcnmttcnm combat123654 apocalypse 89231243658s 12345zxcvb
  123456789x 1010810108 testing123 romanroman programmer passmaster painkiller millennium matematika m6cjy69u35 letmeinnow
  independent helloworld goodfellas depechemode adrenaline 999111999q 3syqo15hil 3141592654 123456789qqq 1112131415 welcome123
  vyjujnjxbt transformers supervisor superduper qweasdzxc1 neveragain kamehameha gthtcnhjqrf deerhunter dbrnjhjdbx chesterfield
  battlefield ambassador a987654321 1pass1page 123456789t 12345678912 123123qweqwe 1122112211 ybrjkftdbx whitepower saun24865709
  rkfdbfnehf rfnfcnhjaf qwertyytrewq qwerty123456789 quicksilver q1w2e3r4t5y6u7 primetime21 password1234 birthday54 azwebitalia
  989244342a 1357997531 123qwe456rty 123456789b 1234567890qw 11111111111 zx123456789 zqjphsyf6ctifgu zaratustra z123456789
  xxxxxxxxxx wishmaster wenef45313 verygoodbot supermanboy rfnfgekmnf rfkmrekznjh pussypussy pittsburgh newpassword luojianhua
  lkjhgfdsaz ledzeppelin jamesbond007 iseedeadpeople international hurricanes hellothere generation freelancer fenerbahce
  everything computador bbbbbbbbbb aaaaaaaaaaaa 80070633pc 4815162342lost 1qa2ws3ed4rf 123456789f 123123123a 1010101010
  vfylfhbyrf undercover transformer stalingrad skorpion39 schumacher s456123789 roflcopter pornografia mevefalkcakk management
  justforfun jacqueline impossible iaapptfcor hshfd4n279 gunslinger dictionary deltaforce dbrnjhjdyf cyjdsvujljv birthday299
  asdfghjkl123 apokalipsis ajcuivd289 7777755102q 5t4r3e2w1q 31217221027711 19mtpgam19 159753159753 123456789qw
  12345678987654321 wwwwwwwwww unforgiven tamwsn3sja superpuper shadow1212 samsung123 qwertyuiop123 puertorico ptybnxtvgbjy
  pppppppppp password23 password13 naughtyboy lightsaber lhbjkjubz2957704 kbnthfnehf hedimaptfcor ghhh47hj764 fucktheworld
  firestarter elizabeth1 cosmopolitan clubpenguin chessmaster cegthgfhjkm byajhvfnbrf berezuckiy applesauce amsterdam1
  alternative alessandra abcdefghij 4815162342a 4444444444 123456789zxc 1234567890w 1234567890qwe 111222333a yfcnzyfcnz
  yanshi1982 springfield sevastopol rrrrrrrrrr q1w2e3r4t5y6u7i8 prometheus password00 oooooooooo olegnaruto olcrackmaster
  newzealand necromancer mechanical mastercard loveislife lost4815162342 ladyffesta juggernaut installdevic grandmaster
  ghjcnjrdfibyj ghbdtngjrf fkg7h4f3v6 electronic dodgeviper digitalprodu desperados cheburashka cannondale bangladesh asdfghjkl1
  andrewjackie 89172735872 5544332211 1qazxsw23edcvfr4 159753456852 12qw34er56ty 1234qwerasdf 12345678qwe 123456789qq
  123456782000 000777fffa winnipeg261 whatthehell tombraider streetball rjhjkmbien revelation qwert54321 peanutbutter oldsmobile
  motherfuck metropolis masterchief mangust6403 lsia9dnb9y lovelovelove kingfisher jetbalance jackdaniels ingodwetrust
  incredible hypnodanny ghjrehfnehf fcbarcelona challenger c43qpul5rz birmingham auckland2010 89211375759 88002000600 1236547890
  12345abcde 123456789aa 123456789101 1234567890zzz 11111111111111111111 w2dlww3v5p ujkjdjkjvrf tttttttttt tigerwoods suckmycock
  sidewinder sanandreas qwertyuiop1 quiksilver qawsedrftgyh powerpower ontherocks omgkremidia minecraft123 millionaire
  markhegarty madagascar klapaucius jigei743ks ilovegirls grasshopper ghjcnjqgfhjkm froinlaven football12 ekaterina20 dragonfire
  caterpillar boy4u2ownnyc beautiful1 an83546921an13 alphaomega abc123456789 742617000027 42qwerty42 41d8cd98f00b 32615948worms
  1958proman 123321qweewq 1029384756q 01telemike01 0147258369 wolverines virtuagirl ticketmaster thebeatles technology
  studioworks stronghold sebastian1 scoubidou2 sasha12345 sacramento pornography polopolo09 playstation2 performance perfection
  peppermint nintendo64 nhfdvfnjkju123 nemvxyheqdd5oqxyxyzi mmmmmmmmmm millertime luckycharm lp2568cskt loveforever lololyo123
  kristopher justinbiebe jesusislord greengreen gordolee85 gjytltkmybr gjikbdctyf ghjcnjrdfif ghjcnbvtyz gggggggggg gettysburg
  gblfhfcbyf flintstone fallenangel domination cyecvevhbr coorslight cegthgegth brucewayne blackhawks ajnjuhfabz a3eilm2s2y
  987654321z 5432112345 26429vadim 19952009sa 1986irachka 12345asdfg 123456qwert 123456789zx 123456789. 1133557799 012345678910
  0000000000d vfhufhbnrf ufhhbgjnnth timberwolf timberlake telecaster tadmichaels sweetpussy svetasveta stomatolog spam967888
  shamanking runescape1 richardson rfhfrfnbwf rfgecnfcerf residentevil reanimator qwerty2010 punksnotdead production premiumcash
  playstation3 password21 password10 paintball1 p030710p$e4o nissan350z nccpl25282 multiplelog motorcycle minhasenha mandragora
  mandarinka lumberjack liverpoolfc left4dead2 kurtcobain kaliningrad jimandanne installsqlst iloveyou123 ilovejesus
  iloveboobies illuminati hhhhhhhhhh grandorgue gfhfcjkmrf fuckyouguys fuckyoubitch fighting54 eybdthcbntn dkflbdjcnjr
  disneyland deeppurple dddddddddd dctvghbdtn cristopher christian1 cheerleader calculator butterfly1 bluedevils birthday10
  a1234567890 80637852730 7elephants 7418529630 4294967296 3f3fpht7op 38gjgeuftd 1qwertyuiop 1a2s3d4f5g6h 123456qwer 123456789i
  123456789e 123456789c 123456789as 1234554321q 123123123123123 10987654321 0cdh0v99ue 0147852369 01234567890 vfvfgfgf123
  vfrcbvvfrcbv vfhvtkflrf timberland supermario sundaypunch stalker123 snusmumrik simpleplan silenthill shithappens serendipity
  selfok2013 scoubidou6 rottweiler riverplate redemption qwertgfdsa pussybitch prosperity portsmouth philadelphia p0o9i8u7y6
  nightcrawler neworleans nastya1995 murcielago montgomery mathematics matematica magical123 llllllllll littlegirl littlebitch
  lfplhfgthvf kozanostra kobebryant kd189nlcih juancarlos jlbyjxtcndj installutil ilovemylife iampurehaha2 hammertime gxlmxbewym
  gthtrhtcnjr greenlantern ghjcnjnfr1 ghjcnjgbpltw georgetown gatekeeper galatasara fktrcfylhjd description cytuehjxrf
  constantine computadora cjdthitycndj cincinnati chrisbrown chicken123 cfkfvfylhf birthday100 avrillavigne asdfghjkl;
  angelochek anastasija alinaalina 87e5nclizry 80988218126 7jokx7b9du 413276191q 1597532486 1472583690 123456789aaa 11111aaaaa
  0o9i8u7y6t zxcvbn3215 zjses9evpa zaqwsxcderfv yfcnhjtybt writerspace wonderwall walkman555 vladislava vinogradov tupacshakur
  tdfyutkbjy table54781 sweetdream shakespeare sexpistols service321 schoolgirlie sashasasha saqartvelo s123456789 reviewpass
  respublika qwertyuiop10 qazxswedc123 qazwsxqazwsx qazwsx1234 playground philosophy passwordstandard paraklast1974 nuaddn9561
  nhfycajhvths nhecsyfujkjdt montenegro masturbate massimiliano mashamasha mapleleafs lytghjgtnhjdcr lucifer666 lotrfotr34
  livestrong littlebear linkinpark kwiatuszek kanmax1994 jxfhjdfirf jjjjjjjjjj intermilan intelinside iloveyou12 ilovemusic
  headhunter hardwareid hammerhead godisgreat gjhjlfcjqrb ghjcnjabkz gfhfvgfvgfv firstone123 dfktynbyrf department cockgobbler
  christopher1 cgtwbfkbcn celtic1888 c43dae874d butterbean bullwinkle bpgjldsgjldthnf bluedragon blahblahblah blackmetal
  bigbrother baseball12 awdrgyjilp astonmartin anderlecht am4h39d8nh alabama123 accounting accountbloc abcde12345 9z5ve9rrcz
  9638527410 9085603566 89876065093rax 2468013579 1qa2ws3ed4rf5tg 1928374655 141312190296q 132forever 1313131313
  1234qwerasdfzxcv 1234567qwertyu 123456789y 123412341234 111222333000 zcxfcnkbdfz xxxp455w0rd5 xiaoyua123 weihnachten
  weihnachte websolutionssu warhammer40k vfhbyfvfhbyf v123456789 uuuuuuuuuu throatfuck subscriber studmuffin stratocaster
  stinkyfinger rjycnbnewbz rhfvfnjhcr rfnthbyf1988 rammstein1 qwertyu123 qwerttrewq qwe123qwe123 queenas8151 protection
  prisonbreak presidente polniypizdec110211 playstatio philippines phezc419hv passwordpassword novosibirsk nondriversig
  nokiadermo nokia6230i nikita2000 nikita1998 musiclover morganstanley minnesota_hp millerlite marinochka lzhan16889 luansantana
  lovezp1314 loploprock littlewhore littleslut littlefuck kravchenko kkkkkkkkkk k123456789 jokerjoker jesuschris jedimaster
  itsasecret iloveyou143 ilikepussy hondas2000 helicopter guitarhero greenhouse goodmorning gjkysqgbpltw ghjuhfvvbcn ghjrjgtyrj
  freyfvfnfnf formatters fiorentina felicidade fatima753357 engineering drumandbass donkeykong dogphil3650 difference demolition
  cuntfinger construction constantin confidence comicbooks collection cnfnbcnbrf christiaan chinchilla charlie111 cccccccccc
  candyeater bmvm3e46gtr bltynbabrfwbz blackwhite blackhorse blackadder birthday133 badiman28200 asasasasas antananarivu
  animal2000 alexandra1 activation abcdefghijk 9988776655 9085084232 8096468644q 789456123a 59382113kevinp 2dumb2live 192837465q
  147258369a 1346798520 123qweasdzx 1234qw1234qw 1234567890qwerty 1234567890qaz 1234567890p 1234567890o 1234567890987654321
  123321456654 122333444455555 111222333444555 0987654321a 0123654789 zxcvbnmzxcvbnm zcfvfzkexifz zaq12wsxcde3 wrestling1
  webuivalidat wallstreet vladivostok vaffanculo ubvyfcnbrf systemofadown superman123 sunshine69 stickdaddy77 steamforums
  specialinsta spartak1922 something1 sleepyhollow skylinegtr seemnemaailm satisfaction sataniv1993 santaclaus rockhopper
  rjkjrjkmxbr rashley198 rainforest r3vi3wpass qwertzuiop qwertasdfgzxcvb qwaszxerdfcv qazwsx12345 q1w2e3r4t5y6u7i8o9p0
  polina2009 pointblank plextsofttm percussion password22 ontheoutside ntktdbpjh1994 nthvbyfnjh2 nottingham nikolaevna
  neverwinter ne_e_pod_chehyl nastyanastya myjdxtcxks mortalkombat minicooper meditation mattylad10 matchbox20 maintenance
  ma123123123 lockingservi lkjhgfdsazx littleminge lissalissa lamborgini kudos4ever kryptonite kolesnikov kensington katyakatya
  kamelia2011 jamesjames imagination iloveyou11 ilovemyfamily ibpjahtybz hollister1 hijodeputa hesoyam123 heavymetal happyhappy
  hallelujah gundamwing gtnhjpfdjlcr ghjuhfvbcn ghjatccbjyfk gfhjkm1234 gerasimova fynfyfyfhbde fyfnjkmtdyf fufnfrhbcnb
  foundation fitzgerald fishfinger excellence escaflowne devastator controller contrasena candyfinger c7e4f8ezqh bujhmbujhm
  breakdance boredboi4u blitzkrieg birthday28 birthday27 birthday26 basketball1 baseball11 awo8rx3wa8t australia1 asshole123
  applejuice anytimetoday antichrist angelangel amadeusptfcor afrika2002 a1s2d3f4g5h6 999999999999 987654321g 89032073168
  671fsa75yt 6215mila6215 4815162342lf 2606642yra 23wkoa0fp78dk 1q3e5t7u9o 123ewqasdcxz 123456789qwer 123456789j 123456789asd
  1234567892000 1234567890m 123456789000 1234567887654321 1234562000 1212312121 1111111111a 111111111111111 10293847qp
  014702580369 zxcvbnm123456789 zxcvbn123456 zxcvbasdfg zxcvb09876 z1x2c3v4b5n6m7 z1x2c3v4b5n6 ytpfdbcbvjcnm yoshimitsu
  ybrjkftdyf wwwooo1234 winstonone wethepeople wazzkaprivet vitalik123 vfuybnjajy vbhjndjhtw universidad ubnkthrfgen tylerca310
  thundercat thugstools thesimpsons thecakeisalie t5r4e3w2q1 sutvsc5ysaa superpower stevesmojo spiderman3 specialized specialist
  sergeevich seniseviyor sdh686drth sanfrancisco sagittarius ronaldo123 rockbottom reymysterio qwertyuiop12345 qwertyuiop12
  qwerty1992 qaz26101778 progressive portishead pineapple1 pfqwtd27121988 pfhfnecnhf peugeot406 performing peacemaker password88
  passtrader pandemonium onetwothree nightshade nightmare1 nick1234-rem936 nhfycajhvth nhfrnjhbcn networkingpe natasha123
  nastya2010 nastya1997 msoracle32re monkeybutt milfhunter michaeljackson michael123 maxmotives marmeladka margherita
  manchester1 maisuradze love777321777 lk9slwgh3x letmein123 ktjynsq40147 krasavchik konovalova kazakhstan kalifornia jwhw6n1742
  jesussaves jessejames jasmine123 infalicall imjakie123 iddqdiddqd iamawesome hjpjxrf23062007 harrypotte gunsnroses
  gthtrfnbgjkt gjdtkbntkm ghtpthdfnbd ghjnbdjcnjzybt ghjgfufylf gearsofwar fuckthroat fuckthemall fuckoff666 fuckmylife
  fuckintits frozenfish freeaccess forzainter fktrcfylth fgtkmcbyrf fgjkbyfhbz falloutboy electronics e6pz84qfcj dragonforce
  dirtywhore dantheman123 daddysgirl corperfmonsy compatible commercial cnfc35762209 cheeseburger cfvfzrhfcbdfz byyjrtynbq
  bvncnbnvvbn bushmaster boy1cool23 blackheart blackdragon birthday36 billionaire bernadette barbarossa azerbaijan awesome123
  astra334566 asdfgh123456 artemartem alkanaft123 aksjdlasdakj89879 a789456123 99strenght 89semtsriuty 89614774181 89132664230
  89063032220m 87654321vv 4815162342q 420842084208555 2347172123 2143658709 1rus27540102 193570356033 123qwerty123 123654789a
  12345qwert7 123456789zz 1234567890v 1234567890d 12345672000 123451234512345 1231231234 0123698745 000000000000 zxcvbzxcvb
  zxcvbnmmnbvcxz zexts364325 zcfvfzrhfcbdfz ytpyfrjvrf xxpa33bq.adna xtkjdtrgfer wutangclan wsx22wsx22 widespread widescreen
  werty12345 w1w2w3w4w5 voxstrange volkswagon vladimirovna vef6g55frz vbybcnthcndj utyyflmtdyf userexecute uniqueness understand
  tigertiger technician taylormade sylviahans sutherland supersuper superman12 sunglasses submission stefanescu statistika
  starwars123 starcraft2 ss6z2sw6lu slushslush simferopol sdicmt7seytn santamaria sagitarius rubberduck rockandroll rhfcyjzhcr
  rfnthbyjxrf rfkbybyuhfl rfkbajhybz rfcgthcrbq rerhsybrcs razorblade rangerover qweasdzxc12 qwe1234567 qazwsxedcrf qazwsx123456
  qaz123wsx456 q80661658441 q2w3e4r5t6 pyfrjvcndj ponomarenko pointbreak pjsheridan pflhjncndj persephone password33 orochimaru
  operations nostradamus noonehackme nokianokia nintendods nikita2010 nikita1996 nikiforova nhbybnhjnjkejk nhbujyjvtnhbz
  nevergiveup nesterenko necronomicon navigation nastya1996 naruto2010 mousemouse mountaindew mogwai1976 mishaoooyeah
  minniemouse michelangelo mariamaria marcuseckos m123456789 lytdybrbdfvgbhf ljcnjtdcrbq littlehole larterlarter kolesnikova
  knucklehead kittykitty kirill2010 killkillkill keraskeras katastrofa kalashnikov josephphone7 jjjjjjjjjjjj jesuslovesme
  jesusfreak jackhammer ivanivanov itachi1995 ipo54tj45uy856 investment internacional iloveyoubaby iloveyou22 iiiiiiiiii
  ibragimova housemusic horsepower hollywood1 hd764nw5d7e1vbv handkerchief h72sfibbnl h1y4dua229 gtasanandreas grimreaper
  greatwhite godzils4s7 gjyjvfhtdf gilbert2707 ghostrecon ghjnbdjufp ghbdtn12345 gfhfktkjuhfv fyfnjkmtdbx
  fromvermine frankzappa foreveryoung football123 flyfishing flashpoint flashlight fktrcfylhjdf findaupair007 fggjkbyfhbz
  ffffffffff fdnjhbpfwbz fcnfkfdbcnf entertainment edwardcullen dunnowho89 dreamonline dontforget donaldduck domodedovo
  dmiller12as djljghjdjl dfcbkmtdyf destruction dancedance cthnbabrfn crepusculo crazyhorse cosanostra consulting computer12
  cghfdjxybr c123456789 burgerking bullnuts2003 bot_schokk blacksonblon blacksheep blacklabel birthday52 biblioteka
  bhrh0h2oof6xbqjeh belladonna battlestar baseball21 baseball17 bartsimpson asd123asd123 apocalipsis antikiller alphabravo
  alpha135792468 alisaalisa aleksey1986 afireinside afghanistan adoxreadme ad12345678 accessibilit abercrombie abcd123456
  a514527514 9874563210 9731553197 9105425888 9021090210 89181502334 89057003343 80972694711 80361665abc 789456123q 787898mich
  7410258963 70780070780 5858855abc 5152535455 4rdf_king7 4815162342z 20162016up 1qaz1qaz1qaz 1a2a3a4a5a6a 19960610ilja
  1994200414 1324354657 12andriy14 12345qazwsx 12345q12345 123456zxcvbn 1234567891011 1234567890qwertyuiop 123456789*
  12345677654321 1234554321a 1223505sayana 111222333444 1111111111q 070793monolit 050605rostik zxcvasdfqwer zsxmr7sztmr
  zobrdjlrb1 zaqxswcde123 z1234567890 yurkamaliy ytrhjvfycth ytdpkjvfti yk66o2kzpz yfnfif2010 wonderwoman witchblade westminster
  weaknesspays wcrfxtvgbjy vyjujltytu vvvvvvvvvv vtnhjgjkbnty vp3whbjvp8 villeneuve viktorovich vfrcbvtyrj vesy7csae64
  velocidade vbyfcnbhbn valentinka uninstallsql underwater undergroun uehby92pac ublhjgjybrf travelmate trafficracer tottenham1
  thunder123 thirteen13 tfjunwptzsjp temppassword taser334455 syncmaster740n sweetiepie sweepstakes svensps820 sunflower1
  subhanallah stephanie1 starscream stargatesg1 stalker777 stabilmente splurgeola spiderman2 southampton soso123bbb smeshariki
  slipknot66 slipknot123 silverstone silvermoon silmarillion sasasasasa salocaluimsg runescape123 ruffryders ronaldinho10
  rjytwcdtnf rjyjdfkjdf rjcvtnbxrf rikitikitavi rfkfiybrjd resistance relentless registration rattlesnake qwqwqwqwqw
  qwertyuiopasdfg qwertyuiop123456789 qwertyasdfg qwerty54321 qwertqwert qwaszxqwaszx qazwsxedc12 q1q2q3q4q5q6 prokopenko
  productid20f pratap1245 powerrangers powerlifting pornoporno polniypizdec1102 plhfdcndeq phoenix123 peterpeter
  perasperaadastra passionate parabellum packardbell p9ujkuf36d nnnnnnnnnn nikita2002 nikita1997 nightrider need4speed
  nastya1999 nakedteens n123456789 monsterkill monster123 misiaczek1 maximiliano matheus123 master1234 masseffect marinamarina
  made40media ludicgirls luckycharm3 l.qvjdjxrf lonestar44 littlecunt limon32988 lalalalala ktutjyth333 kriginegor komltptfcor
  knightrider klubnichka kirill2002 kirill1999 kilimanjaro keysersoze karapetyan jumpmaster juicyfruit jne990pq23 jkh4545jhk
  jhon@ta2011 jesuscristo jamiroquai jameslewis jacksparrow isvipebaby invincible interfaces informatic idspispopd idontknow1
  idedevicep0t hubbabubba huangjin1987 hondastars holyspirit hocuspocus highschool heartbreaker harekrishna hammerfall
  gunayka1995 guadalajara greenapple gladiator5 gjyjvfhtyrj gjkbnjkjubz gillingham ghtdtlvtldtl ghjcnhfycndj ghjbpdjlcndj
  genuineintel gankutsuou1989 gamemaster funnybunny fuckinglove fuckfuckfuck freetraffic freelander freedom123 frederiksberg
  frankenstein forzamilan forgetmenot foreverlove football11 fktrcfylh1 f64579820f eulacomplete ereyes4269 elsalvador
  efwe5tgwa5twhgd earthquake e1l2e3n4a5 dvtcntyfdctulf dtynbkznjh dragonslayer dragonlord december12 dctvcjcfnm danildanil
  dance4life czps5nyndwcksc cuntlicker cranberries corinthians coolbugi2000 compliance cnhjbntkmcndj cnfhjghfvty cnfdhjgjkm
  clementine civilization cippalippa chupakabra chucknorris checkitout cheaphornybastard charmander charliedog changelangms
  cgtkcbyuth cgfhnfrxtvgbjy callofduty4 cagliostro bulletproof buccaneers bonneville blackstone blackmagic baseball10 barcelona1
  azerbaycan avadakedavra arsenal123 antoshenechka antihero77 andrey1992 alternativa alternativ alteclansing allahuakbar
  allahakbar aleksandar alejandro1 aezakmi123 administrato abracadabr abc123abc123 ababagalamaga aaaaaaaaaaa a123456789a
  99999999999 951753852456 92k2cizcdp 89023346574 777777777777 741852963q 7410852963 675675675a 5432167890 456456456q 4465134444
  3478526129 3322607093 3240500777 31321dj51982 30secondstomars 3012292113 2pacshakur 2267137151 2222333344445555 1qazwsxedc
  1928374650 1324354657687980 123sas4758 123qwertyuiop 123698745a 12369874123 1236987005 1234567qwerty 12345678qwertyu
  123456789azat 12345678999 123456789987 123123123z 1213141516171819 112358132134 111222333q 100894olol 0987612345 0528325452mr
  02987654321 zn87x54mxma zghjcnjcegth zelenograd z1z2z3z4z5 ytrhjvfyn10 yourmother youngmoney yjdjvjcrjdcr yjdjrepytwr
  yflz13041976 xpressmusic wolfenstein wildflower whiterabbit whitehouse weihnachtsbau waterfalls w123456789w vtkmybrjdf
  vsavb7rtui vinogradova vfylhfujhf vanderbilt ufdyfrecjr tumbleweed transporter transistor traktorist tojiik85521133 tihomirova
  thunderbolt thiaguinho thegreatone t123456789 sweetsweet sweetdreams supersport supermodel superman69 summer2010 suckmyballs
  successful stonehenge stensten12 starwars12 starcraft1 stalker2010 spongebob1 sonnenschein smokie1994 sm4llville slonopotam
  skywalker1 skyliner34 skateordie skateboarding silverstar showmethemoney sfhj5484fgh serggalant sergey2010 serg123111
  seo21saafd23 sektorgaza scubadiver scratchman sasa123321 santaklaus samsungs5230 salmankhan rockohamster rhbcnbyf123
  rfrfirf123 reymisterio retribution rendezvous rainbowsix r3r3vi3wacc3ss qwertyuiopasdfghjkl qwertyuiopasdfgh qwertyasdf
  qwerty2000 qwerty1993 qwerty123321 qw12er34ty56 quarantine qrg7t8rhqy ..qlvvcvdeero qaz1wsx2edc3 q2w3e4r5t6y7 q1w2e3r4t5y
  q123123123 q1205199333 pyfrjvcndf purplehaze pulpfiction providence properties princess12 praetorian porovoz123 polina2008
  polina2005 pocahontas piggy15708 photography perfectexploiter passwordassword password101 pashademon p51mustang ordinateur
  oduvanchik oap9uto293 nwctrinity nomeacuerdo nochnik104 nloq_010101 ninjamonkey nikita2011 nikita1994 nicrasow212 neznakomka
  newt7899onrs neversmile neversaynever neversaymypassword narutouzumaki monkeynuts mississipp minecraft1 milesdavis miguelange
  manchesterunited loveplanet lovehurts1 louisvuitton lothlorien loneranger lizardsquad littlefucker lineage123 leprechaun
  leedsunited leadership lastchance l0sk2e8s7a krzysiek12 kristina123 kournikova kmh12025476 kl?benhavn kirill1996 kirill1995
  killer1234 kickboxing kbytqrfpkj kbndbytyrj kasablanka jobshop200 jmhj5464dcx jesuslives jeffgordon j123456789 intervention
  interceptor includecatal iloveindia ilikecheese ihateniggers igeldcheat hunnybunny hubbahubba hilaryduff hhhhhhhhhhh
  h_froeschl7 heisenberg heidelberg heartagram hannover96 hakunamatata h2tmc4g358 gtnhj328903 gthgtylbrekzh gthcgtrnbdf
  greengrass greenfield gossipgirl googlecheckou goldhill25 gjkyjkeybt gianfranco ghjcnjdkfl ghjcnbnewbz ghbdtncerf gfhjkm2011
  gfhjkm123456 geniusgenius general007 fuckoff123 fuckingshit football24 football22 football10 flvbybcnhfwbz fgtkmcbyxbr
  ferrari360 expedition evangeline eqes606898 electrical ekx1x3k9bs eghfdktybt dreamworks dollarbill diunilaobu8* dirtysouth
  dfgdrb5se4 deviceclass destination denisdenis denis12345 den1020834880 degenerationx dazdraperma daugavpils1 darjeeling
  cxfcnkbdxbr cumberland ctrnjhufpf consultant constitution computer123 comedyclub colchester coccinella ckfltymrfz cjybthbrcjy
  cjcfnmdctv chocolate2 chester123 charlotte1 charleston characters cgfhnfrvjcrdf cfvfzkexifz cfvfzcxfcnkbdfz cfifvfif211
  cbvtycbyjrbz callscesetup bruteforce brotherhood bossyak123 bobmarley1 bluemonkey blueberry1 blackshadow blackangel bezparolya
  bestpker09 bbbbbbbbbbbb bassmaster baseball14 baseball123 barbariska barabashka badreligion azsxdcfvgbhn awdqseawdssa
  automobile ashleigh69 asdfdsasdf asdf123456 asdasdasdasd anniversary andrey2010 andrey1234 alisokskok alexsander alertpaydoubl
  alertemailms aleksandrova aleksandrov aionrusian agnieszka1 accountant abdullayev abcdefghijkl a58wtjuz4u a550777954
  987654321w 987654321d 89128830153 89055521933 80990606390 80969260620 80966095182z 80679047880 80672091913 80663635606
  80633459472qw 6969696969 68iypneg6u 5647382910 5566778899 54322q22345 4815162342s 4648246482 3454051maksim 277rte87hryloitru
  2507905048 2244668800 20102010ss 1qaz2wsx3ed 198919891989 198719871987 193711101994a 159753258456 159357159357 14bestlist
  1488ss1488 1478963215 147258369q 131313131313 1302alex1994 125712571257d 123qwerty456 123qazwsxedc 1234567899876543
  123456789123456 123456789101112 1234567890l 1234567890g 1234567890123 1234567812345678 123456654321a 1111111111111 0995359291
  010203040506070809 zzzzz11111 zxcvbnm1234 zxcvbbvcxz zvezdochka zaxscdvfbg zaqxswcdevfr z19375481z youngblood xxxxxxxxxxxx
  ..xrlqiyeopco x72jhhu3za x26j12m88y wu994216433 wonderful1 witchdeath wintermute willywonka widowmaker welcome2suzan
  warcraft123 w27sv7tupf videogames vfvfyntyjr vfubcnhfkm vbhnhelvfq vbhjplfntkm vascodagama uzbekistan uthfcbvtyrj unitedstates
  turismo879 trustno1k0 truckdriver tournament theoldlady thatsright terminating temptation tdutymtdbx tarantino123 sysinfomsg
  sweetangel superstar132 sudakov1987 submissive studioware stonecold1 stefyebuio springsteen springbreak splintercell
  spellforce soso123456 sonyericson soledad321 snvd9d8q4r snowboarding snowboard1 snickerbar slickwilly silversurfer shovelhead
  shokoladka shmoogle13 shelbygt500 sheetmetal shapovalov shakespear sexisgreat serializatio sebastiaan scooter123 sasukeuchiha
  sasha050386 sanantonio samimaxi1212 salamsalam saintseiya s968831778s rw6sw94284 royalflush roundhouse ronorberg88 rollerblade
  rjycnhernjh rjycnfywbz rjpfyjcnhf rjktcybrjdf rhtvfnjhbq rhjrjlbkutyf revolutiontt revoluinfo123 resurrection republican
  repmrf1992 relhzdwtdf registered reflection redsox2004 redoctober qwertyuiopasdf qwerty654321 qwerty2011 qwerty1995 qwerty1991
  qwerty1987 qwerty1234567 qwe123rty456 quake3arena qqqqq55555 q2w3e4r5t6y punishment providername productions processors
  processing princess11 prevedmedved powerstroke ponomareva pmdmscts2000 pipikpipik pipefitter photograph petersburg peterparker
  permission periwinkle perfectworld pennington penispenis password66 password321 password2011 password12345 parliament12345
  p8sk7qrg7z opportunity olga221189 oksana1975 okcomputer nothing123 norkapril4 nodataincolumn nissanskyline nikita2001
  nikita1999 nikita1995 ngik2ggxpg negjqgfhjkm ndjhxtcndj navigating naughtyamerica nastya2011 nastya1998 mycomputer muthafucka
  msorcloledbr motherwell motherboard mornington mobilephone mno571krq9 mitrofanov mishamisha miroslava1 millonario microsoft1
  mickeymous medvejonok mediterraneo meathead99 masquerade marten7171 marsupilami marsel1986 marina2010 marina1994 marina1983
  mariahcarey marguerite marcoantoni maprchem56458 manunited1 maninblack maksimka2134 luckystrike luba100295 lovestinks
  louisville longisland longhorns1 livingston liverpool123 litvinenko littlefoot littledick literature leon9097579 lekkerding
  lebronjames leavemealon leatherneck leatherman l8cjy83u3b kornography kolobok123 keepitreal karina2006 karambula82 jxsr000426
  juventus10 jollyroger jogabonito jeanpierre jawbreaker jaishriram jackrabbit itsallgood isymwrapper island18pass inspiration
  inquisitor informatio industrial independence ilovlay162 ilovemymom identities i3zc3nee8o hydroptfcor hummingbird hornet1983
  hitsbooster herooflife hellsbells hellodolly gunnerhead greatlivaja graafschap goodwrench glorfindel gladiator3 gladiator2
  gjkmpjdfntkm gjkbyf5743 gimopoy123 gide11ok9b ghtrhfcyfz ghjdjrfwbz ghjcnjvfhbz ghjcnjghbrjk ghbdtnvtldtl ghbdtnfylhtq
  gfgjhjnybr generallee gamemaster12 fyukbqcrbq fypjhbr007dfcz007rfr fva27091994 fuxedboost fuckedupshit frenchkiss formulaone
  football21 football15 fooma091194fds fktrcttdyf fktrcfylhbz fixedbutton fishyfinger firefighte fire231989 fgghjrcbvfwbz
  feyenoord1 fatboyslim fantastic4 fahrenheit f1f2f3f4f5 f19911991f eyeshield2 euamominhamae equilibrium enumerator emmawatson
  elitedollars electronica eikocarol13 dzxtckfdjdyf dyenhtdtyyj dsdctujdyj dsdctufdyj drummerboy dragonlance dragonfly1
  doubleplay domainlock2004 dkflbckfdf divemaster diosesamor diamond123 dfkthmtdyf dfczgegrby deathmetal dctgblfhfcs darkjavell9
  dagestan05 d987654321 cradleoffilth costruzioni copacabana control123 configured conference concepcion comicbookdb1
  coinstallers cnhfnjcathf clitlicker clean874524 chumley4870 christine1 christiane chickenhawk chicagobulls chevytruck
  cghfdtlkbdjcnm cdtnfcdtnf catherine1 carmichael capricorni cappuccino cannabis90 c0m1cb00kdb byrdbpbnjh byascyther bwcc2009new
  bvgthfnhbwf butterflies britney916 brickhouse brainstorm bobthebuilder blackpussy blackknight blackblack birthday55
  beverlyhills bestfriends berlin1945 benchpress baseball33 baseball24 baseball13 bartholomew barbarian13 baloncesto backstreet
  babycakes1 athens2004 asdfgzxcvb asdfggfdsa asdfgasdfg architecture antipidrid anhyeuem123 andrey1994 america123 altagracia
  allthetime alexandrovna alex123456789 ajnjfggfhfn afynfcnbrf acckeyboard abc12345678 a9n87u2jved9y 9n1vac6wgw 987654321m
  9876543211 9876543210q 923650asdfghjkl 8mlzimzslmjf 8hgy16vqvq 89183891205 89105249698 852456852456 80503722372 80502542102
  791017941s 7896541230 7896321456 7539514862 589632147a 55555aaaaa 555555555555555 5532361cnjqrf 5236987410 4815162342x
  4062056totoot 333333333333 32158900666 300cgfhnfywtd 2947819540 28401losali 27051993my 2419411945 234589frendz 228gfgbhjcbv
  22222222222 1qazxcvbnm 1q2q3q4q5q6q 1password1 199419941994 1717171717 1702alex1991 1597534682 147852gogozen 147852369z
  147258369z 1471214712qwe 142536475869 1357902468 12369874qq 123456vova 123456asdfgh 123456abcd 1234567qwe 123456789ss
  123456789h 1234567898 1234567895 1234567890k 1234567890b 1234567890as 1234567123 12345665432 1234560987 123321qwerty
  1223344556 11qq22ww33ee 1122334455a 11223344556677 11111qqqqq 1111111111m 1029384756a 0xfhs03269 099453784sem 0989161740
  09876543211234567890 05021991inna 025802588520 015536822v 0123456789a 010823dfcz 0099887766 zxcasdqwe1 zxcasd1234 zolushka66
  zktcyn74ir zjlyfnfrfz zhao9622109 zcegthfynjif zaqzaqzaqz yyyyyyyyyy ytpyfqrf123 ytnegfhjkz yteuflftim ytcnthtyrj yjdsqgfhjkm1
  yjdjnhjbwr yjcnfkmubz yfcheyfirjke ybrnjrhjvtyfc ybrjkftyrj yawdjof117 xxxxxxxxxxx xxx7847360 xthyfzrjirf xjovwwhkgy
  xcabczxabcz x5etmuwe90 x3luym2mmj worldofwarcraft woodpecker wolverine1 witchcraft winfieldsc william123 whitetrash whitetiger
  wheelchair weihnachtsbaum wegangster4lifebitch websolution warrock123 vova123456 vladik2010 vjzghtktcnm villanueva viktorovna
  vfvjxrfvjz vfvfljhjufz vfrcbveirf vfrcbvbkbfy vfhbjytnrf ver4594gss45 vbxtmuvofh vbkbwbjyth vanessa123 v80953054464 uv1n5tz869
  usersgroups uninstallper unimportant unicorn123 unattended tylerdurden twentyfour ttttttt900 tralala101 toyotarav4 toothpaste
  tomkaulitz thunderball thomas2010 tetriandoh tequieromuch temik201600 telefonica tdljrbvjdf taxidriver tawny21bii tapac971111
  tanya12345 taisabloom superstar1 superman23 superfreak sunshine12 streetking stratovarius steelseries stas123456789 starwars77
  startservice starkiller staratagain stairwaytoheaven sportsport spongbob123 spiridonov spellbound speedracer speeddemon
  soundgarden soulreaver sonypictures solomatina softball21 soccerball snowpatrol sliveddevils ske9k9tch3r5w9s sjxrnc7e6nt
  silvertree976 silverbullet sidvicious shippuuden setupstartse setupdicallc serhthsjsth sergei2010 serega1994 serega1992
  september19 senisevirem selenagomez sealink123 seaisle1970 scorpionking sanynokia5130 saneksanek samsung2010 samirsamir
  samantha12 sakartvelo s2fdsp8g6i s1s2s3s4s5 rutherford ruslan1996 ruslan1994 runningman rossi32575 roga4evi411 rockisdead
  rjycekmnfyn rjgbkrf666 rjcnzrjcnz riodejaneiro ridiculous rhododendron rhjcfaaxtu rhfcjnekmrf rfvbrflpt2011 rfhm2tpx47
  rfgbnfyrbn radiance29 qzwxecrvtb qwertyuiop0 qwerty2009 qwerty1989 qwerqwerqwer qwer123456 qq11556666 qazxswedcvfrtgb
  qazwsxedcrfvtgbyhn qazwsxedca qazwsxedc12345 qazwsx1985 q1w2e3q1w2e3 q123456789q q123454321 pussymonster purplerain
  punknotdead ptktyjuhfl programist prigoda25392637 prezervativ prewedpoka pqowieuryt pppppppppppp poseinfopas porsche944
  polzovatel polinochka polina2001 pleazcufme pikkunappi9c pianoforte pi31415926 physicaldevi pervertikal peopleshit patrick123
  password77 password2000 password09 parrothead parol12345 parishilton paradiddle panasonic1 pakistan123 ozymandias outrageous
  oreocookie optimusprime ooglyoogly onetreehill onedirectio olegstan1980 oiv3bh7356 nuttertools1 nuqyihyz85 ntktajyxbr
  nomorenavy nokia12345 nobodyknows nitrodude14 nikolaevich nikitanikita nicole1268 nickisdick nickcarter nhjkmnhjkm nhfvgfvgfv
  newfoundland netfxsbs10 netddedsdm netbilling nellynelly nationwide nastolatka nascimento mysterio619 mypeinfedef myfuckingpwd
  mybusiness mustang123 multiprocess motherlode123 morgenstern monkeyhead moneypenny mm070809mm misha12345 minasgerais
  middlesbrough michelle78 michaeljordan metallica2 mercedesbenz mercedes600 mementomori maxavanti1 matthew123 mataclsea86
  mastermaster marley123b marinecorps marilynmanson margaritka mama123456 malikmalik madworld99 madeinxpain ..lzkihcswipo
  lvbnhbq777 ltkmnfajhc lovemetender lovemebaby loveisgood loveandhate london2012 logitech123 lmp44rgiap liverpool1892
  lightning1 lieutenant lexxityler lenkapenka lbyfvjrbtd landcruiser kunichka12 kristinochka kqq4hthwnv kotenochek korolishut
  kolokolchik klop1999666 kjudbytyrj kirill1998 killswitch killer1996 keco0gu558 karakartal k92gjdftyv justinkislyanka
  jumper2088 judaspriest jrk0jhs584 jkmufjkmuf jimihendrix jihgfedcba jesus0077993 jennifer12 jellybelly jellybeans jacksonville
  jackandjill iwannafuck irinairina interpreter internet123 internationa internaciona intelligent installwmp64 installenume
  innovision inkvizitor ingaforptfcor informatika informatica iloveyoutoo iloveyou10 ilovemysel ilovecomics iloveboobs
  iloveallah ikhouvanjeomer12345 identificati idechannel i1l2n3u4r5 huntington huckleberry homosapiens homersimpson hollidolli
  holacomoesta hjvfyhjvfy highlanders hfpheibntkm hesoyamhesoyam hesoyam1997 herjkf33978 heartbreak headstrong harrington
  harleydavidson harley1200 happygolucky gygypyfyyyposhy gthdjghbxbyf grenouille greenville greenlight grandmother gothamcity
  gonefishin golovolomka godzillaslpo goalkeeper glittering gjhneufkbz giveittome girlsgirls ghtlghbznbt ghjdthjxrf ghfdfzyjuf
  ghbukfitybt ghbdtngjrf1 ghbdtnbr12 ghbdfnbpfwbz1 ggggggggggg gfhjkm2010 gelashvili gamer4life fynfhrnblf fyfcnfcbz09
  funkymonkey fuckyouall fuckherface fu082508251 freeatlast francisco1 forester1377 footballer football53 fj6544fjdfj fhvfutlljy
  fedorovich federation fatamorgana ewelina6814838 everlasting estrelinha enterenter ensicptfcor energystar elenagilbert
  ekmnhfvfhby ehbyjnthfgbz egxkc833sw eeeeeeeeee dt68468drt drift89094072877 dreamtheater dreamlover dragonking dragon6661
  dragon2000 doroshenko don'tremember dnepropetrovsk dkflbckfdxbr disksvolumes dirtydirty dirtybitch dirtybastard directoryser
  dipazara12 dima081996 dianadiana den121255555 demondemon demon021295 deletecurren defleppard december25 dbnfkmtdyf daydreamer
  davidvilla darlington daniil2009 daniel12345 d36rkqdffd d2koi82711 d1e2n3i4s5 cvthnmdctv ctvbwdtnbr cthutqcthutq cthutq1976
  ctdthysq777 ctdthjldbycr cristianoronaldo crazybitch countryboy corporation corperfmonex cornflakes cornerstone corinthian
  complicated communication collingwood cntgfytyrj cnjvfnjkjubz cmdevtgprov ckjyjgjnfv cjkysirjvjt chupacabra chuchundra
  chronic420 christmas1 christina1 christiano christelle chrischris chris12345 checkinglevel charles123 cfvfzcfvfz cfnfybcns1
  cfifcfifcfif cbvcbvjnrhjqcz carpediem69 capricornio caperucita cannonball candyfloss california1 caddyshack c4jx7u4uoi
  buster2000 bujhmhekbn buenavista bubblehead browniesunda broadsword brighteyes brassmonkey brasileiro bountyhunter bobesponja
  bobbybobby blacksmith blackrain1 blackpearl blackpanther blackdeath bkw28hefex3 bittersweet birthday11 bigcountry bergkamp10
  bellabella beastmaster bbbbbb2000 bassingwell basshunter baseball22 baseball15 barbershop balloons99 bakersfield
  atyourbusiness associazione askimaskim ashleysparks asdfgqwerty asdfghjklzxcvbnm asdfghjklzxc asdfghjkl123456 arsenal1886
  appleapple annihilator angel2726722 anetov_32541 andrey1995 andrey1986 andrei12345 allahuakba alianzalim alexsandra
  aleksandrovna akunamatata airtraffic aiculedssul ahmad99211 adrenalin1 admin12345 ad211253am abercrombi abcdefg123 abcdeabcde
  ab.1234567 aaronfg1987 aabbccddee aaaaa11111 aa123456789 a758bndnwo a37289010a a25802580a a1a2a3a4a5a6 a123123123 a0c9697d07
  a0c9081ff6 999999999a 98959636987 987654321x 9508550818 9279807412ss 9279807412ddss 9008188523 8dagycf9ldtf 89636225581
  89514845466a 89223105865 89185354047 89081858374 825forever 80989877991 80987630910 80502824904 80502354942 80484971237
  80173130022 7e9lnk3fc01 789654123a 789456123z 7762fffddd 753951852456 741852963a 74108520963 6y7u8i9o0p 6789101112
  666666666666 6200595tach 5668nitram10 54321qwert 5432154321 4rfv5tgb6yhn 4904s677076 38popugaev 36chambers 321673216732167
  3141592653 2wpendalf0 2pacalypse 2dgdi9wi6t 281299gleb 2468024680 2465243391 23vec4rpcc 235101i9ddv 2215334756 220790140907
  214365jktu 1z2z3z4z5z 1z2x3c4v5b6n 1vfhufhbnrf1 1qw23er45ty6 1q2w3e4r5t6y7u 1q1q1q1q1q 1a2b3c4d5e6f 199649316zed 198219821982
  148axe5312 147qwer741 147896325a 147852369q 147852369a 1478523690 1379513795 13579qetuo 123reconect312 123qwe456asd
  123cbybqrbn 123bfg123bfg 123azat654 123654789q 1234qazwsx 12345qwertasdfg 1234598765 12345678qw 123456789xxx 123456789rr
  123456789qwertyu 123456789ira 123456789abcd 123456789ab 1234567890qwer 1234567890qweasd 1234567890e 1234554321d 123454321q
  12344321qaz 123321123q 123123456456 1230984567 121314151617 1197910233 112233445566778899 1111100000 11110000vn 10ytuhbnzn
  102030405060708090 102030102030 10111964hw 09092009sophie 0908070605 09001286772 06081982h@d! 0551144kolya 05364335845
  03224821016 030169dennis 0147896325you 01020304050 zzzzzzzzzzzz zzdkayla13 zxcvbnmnbvcxz zxcvbnmasdfghjkl zxc123456789
  zx24101989 zolushka31 zms7er6nzsr zms107sb41 zealot4life zcjikfcevf zcfvfzcfvfz zaqwsxcde123 z321654987 yunx12yunx ytljgthtgbk
  youngandrestless yjuufyjbuea yjdsqgfhjk yjcnhflfvec yfnfif1978 ybrbnf2010 xkzwnuxkdn9a8kcykuitbkg1g xf6cmqlrpeuhjuvv
  xdlig7e8wqz wsxz3823922163845 wsxasd1212 worldoftanks witchunter winresponse1 winniepooh wilmington williamson wildturkey
  wilderness wildcherry whysoserious whitewater whitehorse werilopert wednesday1 webairtest wbdbkbpfwbz wavemaster waterwater
  waterhouse warsteiner vybo34vp5e voffka2416 vladikavkaz vlad123456 vkontakteru vkontakte1 vjqgfhjkm1 vjcrdf2011 vivalavida
  vitya12345 vitalik1994 virginiatech violoncello viktor1992 viacheslav vfwyeuv6aueh vfrcbv1996 vfrcbv1984 vfqrhjcjan
  vfksirf2409 vfhbjytnrf2 vfcnthbvfhufhbnf verkot492934 venividivici vbhjiybxtyrj vbhjdjpphtybt vasyavasya valera1990 valera1975
  valentina1 ultraviolet ukrtelekom ujujkmvjujkm ujkjdxtyrj uhfybn8888 uchihasaske tyreckiy11 typo123321 tylerjames twentythree
  tutanhamon trustingod trueblue123 trickydick69 triagrutrika transporte trampoline trailblazers tlbycndtyysq timberwolves
  tightpussy tigerlilly the1andonly tenstoreys3 tangotango t7yudb1xmu switzerland sweethoney sweetcheeks svyatoslav svpapa1991
  supersonics supersmash supersaiyan superman89 superman88 superman21 superman11 supergrass supercool7 sunflowers successfully
  streetfighter strangelove stoolsample sterlitamak stardust49 starbucks1 stantheman spudnick006 splodger12 spaceballs
  southafrica sonofabitch somerhalder smileyface slonyaka082367 slavaslava slava5sandr5 skywalker1979 skyscraper sexsexsexsex
  severomorsk sevenseven setupopeninf setproductid setcurrentpr serenitynow seregaserega serega1996 serega1993 serega1988
  serega12345 septiembre sennheiser selfsigncert seifenkiste sedevacante secretsecret scrolllock scoobydoo2 scesetuproot
  sasha_10_11 santabarbara samsungkoze176351 sabretooth s5jdeuz94c s1a2s3h4a5 russia18rus ruslan1991 roughrider rosbergnico
  romaska123 romario1985 rododendron rocknrolla rockabilly roadwarrior rjylhfntyrj rjybkbyuec rjrjifytkm rjktcybrjd rjifrpdthm
  rjhjktdcndj rjgtyufuty richierich rhjzp59vnq00 rhfcjnjxrf rhenjqgthtw rfrjqgfhjkm rfrfirfrfrfirf rfkfiybrjdf rfhbyfrfhbyf
  reybkbyuec retsamoen123 restaurant restart235 resolution remotedeskto relaxwebbewxaler reiayanami reanimation realestate
  readdataport razvedchik raoyu1359760 randalthor raijmakers313 ragamuffin radioshack r123456789 qwertyuiopasdfghjklzxcvbnm
  qwertyuiop1234 qwertyhgfdsa qwerty1488 qwerty1234567890 qwertasdfzxc qwerfdsa123 qwegta13091990 quant4307quant4307
  qqwweerrttyy qqqqqqqqqqqq qetuoadgjl qazxswqazxsw qazxcvbnm1 qazwsxedcr qazwsx123edc qawsedrftgyhujik q1a2z3w4s5x6 q12we34rt5
  q0w9e8r7t6 pussyisgood publicidad psychology psychedelic professionaltools privetkakdela princess69 powerhouse portable18
  porsche928 pornslinger pornmaster pornisgood porfum2007 poopypants polisterman polina1998 poiuytrewq1 pj2f6f4pab pizzapizza
  pippopippo philippine pfpthrfkmt petruyuiyuf peterbuilt perspektiva pernambuco perforator penetrator pcrmcfnsoqw+ pavelpavel
  password999 password91 password85 password55 password45 password20 password18 password15 password14 password07 pass123456
  paramaribo paralelepipedo paracetamol paperchase panteleeva pandapanda pamelarafter paladino30 pakistan786 paddington
  p5kplc1600 overwhelming oscarwilde opensaysme opelvectra oooooo2000 oljaivanova oleg121096 oksanochka offthewall nymphetamine
  ntnhflmcvthnb novusnovus november18 noobsaibot nomommy123 njxrfrbgtybz njkmrjlkzvtyz nikolaenko nikitapwnz nikita1991
  nightwatch nicholas123 nhtnmzrjdf nhteujkmybr nhfycthabyu nhfycajhvfnjh newport100 newcastle1 neverlands neverguess
  neverforget netmeeting nekronomikon necropolis nbwnbw258789 natasha2010 natasha1994 natali1987 nastyalove nastya1994
  narusegawa mychangeserv mustang222 mscormmc11 motorola123 motherfucke mosquito@13 mosquito13 morningstar moonflower
  monkeyballs moneytalks moneymaker1 mo.gjkd13o modernwarfare mobius4175 mnogotochie mmmmmmmmmmm mmmmmmm2000 miyvarxar1
  missionary mikesr1944 miguelangel mercedesw202 melloyello mazefaka2009 mazafaka07 mattdoll99 matiasjerez123 mastercraft
  masterchie market892892 mariomario maplestory manetalox2 mandermka112 mamulechka makedonija mainstreet maharashtra magdalena1
  macpherson ludicgirls2 luckycharm2 lsjkfghkj45kjh loveyou123 lovetofuck loveislove loveandpeace lotusnotes lopaslopas
  lolipop123 lol123456789 locomotive lkjhgfdsaq ljh345ljh3577 liverpool8 liverpool10 littleman1 littlejerry literatura
  lionking91 linebacker lindalinda likvidator liaandsonya11 lexusgs300 legolas123 lbyjpfdhbr lbaathtywbfk lastresort labasrytas
  la21236393 la123456789 kyk1rbk1hbw0uqkckwbh kthf210599 kristoffer kristina2010 kristina1998 kostya1996 kosanostra konstruktor
  kolyakolya knockknock klaviatura kirill2003 kirill12345 kirichenko kingsland1 kingarthur kilpikonna killthemall killerpilze
  killerkiller killerik45 killer32145 kbytqrfufdyj kazantip2009 katherine1 kasachstan karina2008 karina2005 kapodopera
  kapitoshka kalinkamalinka k4hvdq9tj9 jveu9flpa7 junkyard129 juliocesar jshao420788 journeyman jesusjesus jesucristo
  jerrygarcia jasonjason jamiejamie jamaika2010 jackiechan jackdaniel jabbawockeez iwj7wdq256 iu234jkh2g interkross interesting
  interaktiv inteligent instrument installwmfsd installutill inoeacc023 initializing incrediblereview imperia2010 immobiliare
  ilovetofuck iloveryan1 ilovemymother ilovemykids ilovemother ilovekevin ilovekatie ilovejosh1 ilovechris ilikegirls ifyawantme
  idkfaiddqd ichliebedich iamtheking i5stwf1rcx hvergelmir7 hurricane1 hugefuckin howardstern hoperzone13 hoobastank honeybunny
  homosexual homesweethome homerhomer holodilnik hoffenheim2008 hockeytown highscreen hgdxtgttgfdtdtes hfprhbdeirf hervam1982
  herpderp123 hellogoodbye heijeg1231 hbrbnbrbnfdb happytimes happynewyear hannah2009 hallohallo halamadrid hahahahaha
  gwiazdeczka gunfighter guilherme1 guanajuato guadalajar gryffindor groundzero greensboro greenpeace gravedigger granturismo
  grandtheftauto grandegato government gorelova2009 goldinfo1975 goldengate godverdomme01 godlovesme gnthjlfrnbkm gjrtvjygbrfxe
  gjpbnbdxbr gjkbghjgbkty gjgeufqhjvfyfzif ghtphtybtcerfv ghjvjrfirf ghjcnjcfyz ghjabkfrnbrf ghbywgthcbb ghbyn1ghbyn ghbyc123654
  ghbrjkmysq ghbdtnjktu ghbdtnhecz gfhjkm12345 gfhfljrc83 gfhfktkbuhfvv gerasimenko gavrilenko garrypotter garoldfake gabrielle1
  g3ce003389 fylhtq1234 fyfnjkbq777 fyfcnfcbz1 fybvfcnth07 funnygirls fundamental fuckyourass fuckyou666 fuckthisshit
  fuckthesystem fuckingfuck fucking123 freshwater freestyler freeloader frederique fr6vv5j2hy fowtaop572 formentera foreveralone
  forever123 fordranger fordracing fordmondeo fordfalcon forcabarca football69 football55 football23 foofighters fluminense
  florentina flatronlgl flatronf700p fkajfhsgt19pot fieldhockey ferrarif50 fermazombi fenderstrat fdnjvfnbrf fantastika
  fank10011996 familia123 faisalabad facefucker exbntkmybwf evolution1 evanescenc enumerated enterprise1 englishman encyclopedia
  elizabeth2 elementary ejxjzgbgunaz9z6j6exbniqga eatmyshorts dzxtckfdjdbx dyskoteka1 dumbledore dskscsgslscns drjynfrnt2
  dragonlady dragonballs dragon2010 donthackme dominique1 doggiestyle dkflbvbhjd djkujljycr disturbed1 distortion dinosaurus
  dingleberry dima324315198540 dima123456789 diablo4419 dfvgbhdfvgbh dflbvghjrby dfktynbyjdbx dfcbkmtdbx dfasijhads devils2000
  development desolation desire3302 desertrose derr6565852 derevorulez derbycounty depeche101 demilovato delpiero10 delanoteslik
  defjoin123 defil3dsmdme dedperdyn1 dedication deathdeath deathangel deadmanwalking deadkiller dbzursitesux dbyjuhfljdf
  david12345 dasha12345 darkmanija danielle12 damnedworld cyngielek1 cydvbb3qkc cxfcnkbdsq cunnilingus cumsucking cuckoldroy
  ctvyflwfnm ctdthjvjhcr cskamoscow creditcard crazytrain crackwhore crackerjack copperhead coolermaster cookietime cookiedough
  connecticut configuring configuratio compatibility communicatio collective coffeebean cockmaster coastguard cnfhsqgfhjkm
  cm6e7aumn9 clubstar88 cloudstrife cliegaliases classified classdescrip ckjyjgjnfvs cjustklp6l cityofangels cityhunter
  cinemabizarre ciaociao1234 chocolate12 chiebradrieri chicharito chester1220 cheerleade cheekymonkey chatterbox chargers21
  cgjrjqcndbt cgbhbljyjdf cfycbnb527 ~censored~ celinedion cdtnkfyf20 cdthlkjdcr cbhtytdtymrbq catinthehat castlevania
  caribadive canterbury camouflage callofduty123 bynthrhjcc bycnhevtyn butterscotch butterball butlerandsly burlington
  bullmastiff buenosaires budakpandai80 broadband1 boomersooner bogdan2010 bogdan2009 bloodstone bloodhound blood100101
  blacksnake blackmamba blackeagle birthday424 biotopuser biochemistry billclinton bigtimerush bigbarabum bestseller
  best123admin bellybutton bellissimo bellissima bellebelle beefcake12 battletech bassingwel basketball2 bar588bar588 banane2007
  bananas123 bamor123456 bambolotto badcompany baconmania b7b7vhig5ij5 b123456789 awesomeness avatar2010 autococker australian
  ashymipoutr asdfqwerty asd515wasya asd123456789 as9ffz1721 arshavin23 arquitectur armagedon666 ardeshniki aqswdefrgt
  apocalyptica antonanton angelalways andrey1998 andrey1980 andrei1992 andrade123 amoreterno allahisgreat alexflip28 alexandros
  alexandrina alexandre199 alexander2 alejandrit albanycolonie alaagadban ajhntgbfyj aezakmiwanrltw advertising adrenalin2
  adomdreadme adminconfig adminadmin adidas2010 adidas1221 aceventura accountblock abkbvjyjdf ab12345678 aa11223344 a270ye13rus
  a1s2d3f4g5h6j7k8 a1s1d1f1g1 a123456789z a1234554321 a112233445566 a0987654321 9bm555p111 9999999990 9876556789 987654321v
  987654321o 987654321n 987654321k 987654321c 963852741a 93869386qq 9208702428 9200420135 913a068t34 9101478595 9096522353
  9067755344a 89610016824 89606469196 89520727541 89502090940 89262572372 89218133426 89118637920 89085030336 89065147454
  88317025885 80979057356 80978288796 80974400365 80969686976 8095qq2255 80955328095 80951790253 80679456691 80673945177
  80672829473 80666504123 80665661869 7x9of5jgfc 7h7yvnhu9l 7b4k9znkew 7946138520 789456123v 78945612300 78557855ur 75508369202
  737kkblskv 6ec9049300 665544qwerty 654321654321 5656565656 55cwszsw2l 54321trewq 53433553hjvfy 4f9046r198 4chotsr734
  48625123789 47892knjq333 4512367890 430-43-034- 409542toxa 3rjqdxcnmrc568 3doorsdown 3daughters 3561864546w 3323433234
  3216549870 3133731337 2uef2fl1ee 2ezlgic37h 2daughters 280473181rx 252525qweasd 2468097531 2342923429 2298558922 2233445566
  2121212121 201020102010 1z2x3c4v5b6n7m 1t2t3t4t5t 1qazxcde32 1ni3yax91g 1ndonesian 1f2f3f4f5f 1asdfghjkl 199719971997
  1995lis1995 19951211as 19684sheperd 192837465a 1597538246 1597534862 1597532846 1533355ddddd 1502197202 14slava0797
  14881488wpcc 148814881488 1478963250 147258369m 14121995vlad 1405932009 13rhfcyjlfh 1357986420 1324657980 123zxc123zxc
  123qw456as 123dolchie098 1236987456 123654789zx 123654789qwe 123654789fgt 1234qwer1234 12345a12345 123456love 123456cfif
  123456asdf 123456abcdef 12345678qwertyui 123456789zaq 123456789u 123456789qazwsx 123456789my 123456789lox 123456789lol
  123456789lena 123456789kk 123456789ivan 123456789cfif 123456789alex 123456789852 1234567890t 1234567890qqq 1234567890i
  1234567890f 1234567890c 1234567654321 12345671234567 12345654321z 12345612345 1234561234 123454321a 12341234qw 1234123121
  123321123456 123123123qwe 1230984756 12051993mm 11cib22ru33geg 1122334455er 11223344556677889900 1111155555 111111slim
  11111111112 11111111111111 10203040506070 1000000000 0p9o8i7u6y 077547596a 071097mama 0547275964 0526390960 0508198113
  00212100vova 0000011111 0000000000a 00000000000 zzzzzzzzzzz zzzzz55555 zyjwrprscnwv zxcvbnm12345678 zxcvbnm1234567
  zxcvbnasdfgh zxccxz85265493 zxc123zxc123 zvezda0307 zsxdcfvgbh zs3vs23zs3vs23 zrhenjqxtk zolushka71 zolushka122 zolushka11
  znakomstva zeus7169-ladidadi zdrjynfrnt zaq12wsxcde34rfv zaq12wsx3edc zapadlobla zalupa2005 zaebali123 ytrhjyjvbrjy
  ytrewq123456 ytgjdnjhbvsq ytghjcnjnfr ytekjdbvsq ytdpkjvftnt yqpfrn9652 yjdsqujl2009 yjdfzcnhfybwf yfltymrfxgjr0707 yesterday1
  yeahyeahyeah ybrbnfybrbnf ybrbnf2005 ybrbajhjdf yanshi1982a y6t5r4e3w2q1 y5hjkdg82490840 y1tmit1972 xxxkthf00ru xxx48562xxx
  xeyufxfyuf x777261718x x414xatorx wwwwwwwwwwww wtkrfgbplf wpwp5625382q workcentre wonderland1 womble0012 winston2010
  winniethepooh windows123 willowtree williams123 wildwildwest whitetail1 whiteshadow whitekoma212 whitedragon whatthefuc
  wetpussy69 webcrackers webcracker wassermann warhammer40000 warhammer1 waltdisney wallflower wahyqu5u7ena w987654321w
  w2d04183c3 w0a1ni0604de vyjujhtcjd vyacheslav vvbhfijfi3 vrotmnenogi vova244153 voo8pedoja volunteers volumebass vladimir33
  vladik1998 vlad0685414688 vjzvfksirf vjzltdjxrf vjqvfktymrbqvbh vjcrjdcrbq vjcrdf2010 visualbasic viperpeeps vincecarter
  viktor1985 victoria12 vfzrjdcrjuj vfuybnjujhcr vfrcbvrf123 vfrcbvjxrf vfrcbv2010 vfrcbv2005 vfibyfvfibyf veronichka
  velociraptor vekmnbahern vdohnovenie vbhfakjhtcn vasyapupkin vascello07 vanhelsing valera1985 vaitomanocu vadimhacker
  v1a2d3i4m5 uzumakinaruto uuuuuu2000 uthfcbvjdf user990094 untouchable universitet universida universalnyj understandin
  underscore undegraund ujyxfhtyrj ujkjdfcnbr ujkjcjdfybt uixt1od736 uhtxfcvjkjrjv uhfdbnfwbz uhbujhmtdf ufa35forever ue8xqv84cl
  twoawwozmnm tvtkmzyjdf turtlesoup tttttttttttt trytologin86 true7521478957 triceratops tranzistor trance4life toyotacamry
  tourmaline totototo123 topdevice2 tonymontana tomandjerry toliktolik tnasljohxfysa tirishkina thunderdome thundercats
  threatening thisstrnfs thisismine thisiscool thermaltake theonlyone thegunners thegreatest thechosen1 tetragrammaton
  testarossa test123456 terminator2 terminator1 termenator temperament tel3031636 teddybear1 techsupport taylorswift taylorgang
  tasslehoff taokhongbiet tanyatanya tajikistan tabletennis syncmaster710n sydney2000 swordfish1 sweetwater sweettooth
  sweetness1 supremalex superwoman superman99 supergummby superexlax sunnyleone sugarsugar success2010 success123 sublime420
  student123 stronganuta stringbean strickland streetracing stervochka stephenson stepanenko steelers86 steakout23 statistics
  startspooler starostina stalkerstalker stalker333 stalker1995 stalker007 ssssssssssss springtime sponser123 spiridonova
  spierdalaj spiderman7 spiderman123 spectrumsonline spartakmoscow spartak2010 soyelmejor southside1 sosca6661254 solrac1103
  soldatenko20 softball13 softball12 sofiasofia soccerstar soccer2008 snowflake1 snooker147 snapdragon smokehouse slipota1994
  slipknot12 slimshady1 slava12345 slaptazodis skakalka199218 simsimopen simsalabim simplepass simbasimba silverwolf silverwing
  silverfox1 silverfish silverchair sillybilly signature673 shoulders2 shortstuff shortround shopaholic shestakova sharkshark
  shadowcla1 severodvinsk sevenofnine setmysites setactivepwr sergey1999 sergey1995 sergey1993 sergey1992 sergey1986 sergei1989
  serega58rus serega2010 serega1991 serega1987 serega0000 sera19930220 sephiroth1 sentimental seniseviyorum senhasenha
  senbonzakura sekret199502 secretpass scoobydoo1 schoolsucks schastlivaya schanzen22 schallapatapan scaniar620 saturdaypnb
  sasyke1234 sashka159357 sanya12345 santiago123 santasanta sanlorenzo samsung777 samsung2011 salvatore1 salernitana saintsrow2
  sa15011965 s1e2r3e4g5a6 russia1488 ruslanchik ruslan2011 ruslan1992 ruslan1984 ruslan12345 runescape1995 rubinkazan
  rsc512663995 rr231982w111 roybatty08 rooclyde89 ronaldo777 romko160392 rollercoaster rogerroger rjylhfnmtdf rjycfknbyu
  rjntyjr123 ringedtits2004 rhjirftyjn rfhnjuhfabz rfhfdfyrfhbyf rfhbyf2010 rfgbnfkbyf rfewtww5tgregtr rfczgecz11 retro12345
  researcher rereirf123 renaissance regfcznbyf regenbogen redskins21 recruitment reanimat321 readermail ratbastard rastafarai
  randyorton rakkausrunot rajeshwari rainbow123 raggamuffin radioradio r697965318 qwertyzxcvbn qwertyui2000 qwertyui12
  qwerty2012 qwerty1994 qwerty1985 qwerty1984 qwerty1981 qwerty1975 qwerty123qwerty qwerty100500 qwerasdfzxcv1234 qwerasdf1234
  qwer1234qwer qweqweqwe1 qweasdqweasd qwe123321qwe qw212121qw queteimporta queensland quarterback qqqqq11111 qqq1234567
  qqaazzwwssxx qefender098 qazwsx123123 qaz123qaz123 qa8916820123 q1q1q1q1q1 q1a1z1w2s2x2 pussylicke purposeful1 purplepower
  pumpkinhead ptybngbnth psetupinitre proverkarb prokuratura programmist programmer9 programmable professore profesional
  principessa princess23 princess123 primadonna prettywoman prettygood preinstall precompiling pravoslavie pppoe36176 powerwagon
  powerplant portugalia pornaccess poltergeist polpolorin polina2011 polina2010 polina2007 polina2003 polina2002 poliklinika
  pokemon001 poiuytreza plhfdcndeqnt pkownerisz pjclalamusa piterpiter pirojenka77 pippobaudo pinkfloyd1 phztca63f9zu philips123
  phenomenon peyton5243 petrozavodsk petro12345 peterpiper peternorth1 personal123 permissions perestroyka pellegrino
  pedrolucasmunhoz peckerwood pciide0chann pausebreak patriot123 password83 password420 password29 password2010 password2002
  password19 password02 parkour123 parisfrance papa411368 paintbrush p1vo123456 p0pmagicwd* oyrcuyi581 ovchinnikov ourbusiness
  orochimaru1991 orientepetroler orangejuice oracleclient optionaldirs opestarxoz openthedoor onthefloor onlyone4-myxworld
  omelchenko oldtrafford oksana2011 oksana1995 oksana1988 oksana1976 ohiostate1 odz1w1rb9t odessamama o1o2o3o4o5 o123456789
  nzuu4pn89j nves0vk813 nuttertool nurregulle95 nuey199300 november23 november10 nottelling not_needed nosforeverever northstars
  northampton nooneknows nomeacuerd nokiangage nokia3510i nobodynobody noah3042v2 nizhnekamsk nistelrooy nissan1234 nintendo123
  ninjaninja nineinchnails nikita2009 nikita2004 nikita2003 nikita1992 nighttrain nightstalker nicholas23 nicholas17 nicholas11
  nhfyrdbkbpfnjh nhfypbcnjh nhfycajhvfwbz nhbyflwfnm newyorkcity neverthele never32been16 neogenesis nederland1 nbkbvbkbnhzvlbz
  natasha1993 natasha1978 natasha1971 natali1985 nastya1990 nastya1988 nastena123 naruto1997 naotemsenha nakedgirls n1234567890
  mysterious myeyesonly mycompnetwork muslim0626461997 musicislife mushmouth1 murattiotti msjetoledb40 motorola1234 motivation
  mother1234 moshatinkor moonwalker moonshadow monticello montevideo montessori montarios77 monkeylove monkeyface mollymolly
  mnogoto4i3 mnogodeneg mnbvcxz123 mmmmmmmmmmmm mmano088700 mithrandir misterzaklady misterec54 misericordia minimaltrust
  minimalinsta millencolin milkamilka mileycyrus milenochka milana2009 mikeybihon mightyducks michelle69 michelle12 michael200
  metropoliten metropolitan metapasses meninblack melvin1234 melanie003 meepmeep01 medvedenko medalofhonor mechwarrior
  mchedlishvili mcdonalds1 maxensam123 maxbrand56 maxamillion mavericks1 matrosova27 matriks10o matkhaumoi matematicas
  masterpopov masterpiece masterblaster masha123456 masha12345 martirosyan martin1960 marshmellow marshmallow marseille13
  markpnpdevic marina2000 marina1996 marina1986 marina1967 marina12345 marik322424644 marihyan911 mariaelena mariaeduarda
  margarita1 marcoantonio manojkumar manofsteel manikandan mania231188 mammapappa mamkgoind7 maksimenko maksim2007 makarevich
  macromedia mackenzie1 m1a2r3i4n5a6 m128256512 luxembourg luvbekki99 ltybcltybc ltybc7327857 ltqcndbntkmyj ltncrbqvbh
  lovesthecock lovelove12 lovealways love123456789 loseyourself loserface1 longfellow lolita1987 lokomotive lohikaarme
  logpidvalues lkhcrandme lkbyysqgfhjkm liverpoolf liverpool5 liuminghua lionelmessi lightspeed lifeispain lifeislife lifegoeson
  lfhbyfjcnhjd lexx1029384756 leverkusen letsgomets letmein2000 leo3703989 lemuel913110 latinlover ladaia2309 lacedmeone86
  laboratory l123456789 kzryzptdf573 kwiatuszek1 kvaracxelia kuznetsova kuni42kuni42 kumarkumar ktyrfgtyrf krolik2011
  kristina1995 krasavcheg kp9v1ro7lh kotopups90 kostya1992 korovnikov kolo__1kolo__1 kokakola123 knightmare klsdfj46546
  klmnopop123 klawiatura kkhmlkyin6 kjvjyjcjdf kislovodsk kirill2008 kirill2007 kirill2000 kirill1997 kirill1992 kirill1991
  kirill1989 kingofkings killer2000 killer1989 khuljasimsim khachatryan kea85axe8w kbyrbygfhr kbumat6162 kbkavgfcabwda
  kazancev192 katerina1990 katarzyna1 karmianset karina2010 karina2000 karina1995 karatel54852 kapitalina kalimantan kakawka123
  jxtymghjcnjq justin123951 justforyou juliajulia jqme1uy488 joydivision josemanuel josecarlos jonbonjovi jonathan12 jnhbwfkjdj
  jlyjrkfccybrb jkbvgbflf80 jimmyjames jgpxt7ah3f jetmir12345 jesuslovesu jesusloves jesseluotonen jellybean1 jeetkunedo
  jeejee12312 jean-pierre jeanclaude jdxbyybrjd javaxishvili janetjackson jakethedog jaihanuman ivan123456 irjkfyjvth irina12345
  ipwnroben123 invitation intraining internet12 internazionale interested intercooler installwmdm installpersi initializati
  inglaterra individual impressive imjunglist imagmakr15 ilyuminnaciya ilshat2010 iloveyoux3 iloveyoupker iloveyoubabe
  iloveyou69 iloveyou13 iloveu1314 ilovemyschool ilovemoney ilovemm123 ilovekelly ilovejames ilovefootball illuminator
  iiaiia1962 ifynfkmghbvv44 ifgjdfkjdf idedevicep2t idedevicep1t icebreaker ibrahimovic ibodebest1 iamthatiam iamnumber1
  i123456789 hutchinson husky_1303 htutcnhfnehf htfybvfnjh hswfhmcvthnb hppavilion houseroad4 hornybitch homeschool hollister2
  hogtieddazed hjvfytyrj95 hjvfyjdhjvfyjd hjccbzxtvgbjy hiltonptfcor hfafbkjdyf hesoyamaezakmi herrderringe henweekend
  hellfire1990 heatoclevaedr36 healthcare hbyfntq1986 haveaniceday hastler123 hastings1066 hastalavista hassan030894
  harrypotter1 hammersmith hallihallo halliburton gymnastics gwenstefani gvelesiani gummybears guilherme123 guilherme12
  gthtpfuheprf gthtgjldsgjldthn gthajhfnjh grigorenko granpgranp granadaptfcor gqlsstfhqgwwvqxjx goroddorog gordolee85-mac2olli
  gopstop123 goody2shoes gonzoopera goncharova golovastik golovanova goldielocks gohkokhean gogogadget godzilla02 godfather2
  godfather1 godblessme gnbwfcxfcnmz glastonbury gladiator1 gkjnybrjdf gjuhfybxybr gjrtvjyxbrb gjkmpjdfntkm1 gjkbyf2010
  gjkbrkbybrf gjhjkmgjhjkm gjgrflehfr gidravlika ghtlfyyjcnm ghtgjlfdfntkm ghjwdtnfybt ghjvnjdfhs ghjktnfhbfn ghjcrehjyjbl
  ghjcnjrdfityj ghjcnjnfr123 ghjcnjhjcn ghjcnjgfhjkm1 ghjcnbnenr ghfdjckfdbt ghbywtccrf ghbvtytybt ghblehjr111 ghbdtncndbt
  ghbdtncfif gfnhbr787898 gflibqfyutk gfhjkmghjcnjq gfhjkmgfhjk gfhjkm1992 gfhfwtnfvjk gfhfvjyjdf gfh2ec3ybr gestioneweb
  genovese001 generating gcvgrvuut5v6er gbpltwgfhjkm gbplfnsqgfhjkm1 gbhjugbhju gangbang01 galina1964 galina1957 gac80896706
  g5h6j7bvh98 fynjyfynjy fynjitymrf fynbrbkkth fylhtq1996 fylhtq1971 funkyfunky funkadelic fuckyourbrain13 fuckerman1 friendsarc
  friends123 friendofasp frenchfries freightliner freeforall freedom4me free2rhyme fredisdead fredericia frankfrank francheska
  francesca1 fotografia forgivness forestgump fordtrucks fordmustang football99 football98 football88 football81 football79
  football65 football50 football44 football33 football32 football18 football13 football07 focusrs2006 flyeagle75 fly33angel
  fluminense1 fleurdelis fktrctq123 fkmnfdbcnf fishnchips fireballxl5 finishthread ffffffffffff ferrari355 fellowship
  felixthecat feathertextu fdnjpfgxfcnb fdfnfhrf6666 fcporto74150 fccgqag134 faufybcnfy fatbastard faiwvn8523 fadetoblack
  expanasion12 eventlogmess eva30166cp eusoumaiseu euq8pvhrnpssdymizqx+ estudiante estrellita eropokereropoker
  ereyes4269-ryan1199 epsonlq100 epevfrbyfhenj enterprisese engine1995ass employment empireearth elwayyawle elwayelway
  elvislives eljdjkmcndbt elisabetta elior20052482 elektronik electrician ekaterinburg egew5twt3tgh65y efbcapa2010 earnhardt3
  eagle1110-stimpy e8d45a22a4 e7h5ewevse e123456789 dziewczyna dynamicupdat dwers232wds dust360271212009 dtcyfghbikf
  dsgtylhbdfntkm82 ds6tetsfdsrfdfgd driversignin drerhgeegehr dreamworld dreamer123 dragonne74 dragonfable douglas123 douchebag1
  donkeypunch dominikana dolphins13 dogsandcat dkfcntkbyrjktw djnrfrnjnfr djkujuhfl34 djkjxbtyrj diskst312002 directories
  dinamo1927 dimondimon dimasd1994 diehard123 diana12345 diablolexa dh98818600 dflbvdflbv dfktynby1986 dfkmrbhbz1972
  dfdddf45fdgh deyh2dc546 deviceinfose deutschlan desjardins derekjeter depression departament denis123456 demonhunter
  defender12 deepspace9 deathwalker deathstars deathblade deadoralive dddddddddddd dctjnkbxyj dbzmorpheus dbyjuhfljd dbyjrehjdf
  dbrnjh572202 daviddavid dataperfcoun darkwizard darkthrone darkprince darkangels danilka123 danila2000 dangermouse
  dallascowboy daggermaster dagestanec d8cy2h3ssn d7q91db3tt d2a3n4i5e6l d1d2d3d4d5 d123456789 cunningham cthbqrekbr cska159951
  cshvtxvfhr6 cs19ha43da crystal8970 crosscountry crjbk7ylxe craigslist cpb.hjxyfs cornhusker copernicus coolperson coolcat101
  convertible contractor continental contentpass consumercomm constantino conjupiter confidential coneyhall24 completing
  comemierda coldfusion cocosmells cobradiver cnhtkmybrjd cnfybckfd1900 cnfkbyuhfl cloeandzoey classof2010 classof201
  clandestino ckfltymrbq cjkm14881488 cjdthityyjctrhtnyj cirmikzaken cigarettes chupachups chronocross chloechloe chittagong
  chikenlove chevrolet1 cherrytree cherrycoke chelsea1905 cheguevara1 cheeseballs chatouille charliebrown chardonnay
  changed_due_to_fraud chandigarh champion24 chairchair cfvjqktyrj cfirfrfrfirf cfirfhekbn cfiektymrf cbyuekzhyjcnm cbvathjgjkm
  cbkmvfhbkkbjy cb3be910b65 cashmoney1 cardinals1 caramelito caramba100500 capricorn1 capilla951 can'tremember canoncanon
  candycandy campagnolo callrunoncea calenicno1 cactusjack c7130c0406 c3hfpyteuflftim ..byvulwjjrqg byajhvfwbz butterfly2
  buttercup1 bunnybunny bumerbumer buhftvdkf2 budweiser1 buddybuddy buceta2007 bubbles123 bubblegum1 brownsugar brownbrown01
  brokencyde britneyspears brigantina brandon123 bostonredsox bootylicious bookkeeper bombardier boingboing boilermaker
  bogomolova bodybuilder blockbuster blessings888 blalenakpa blademaster bladedancer blackwidow blackwater blackwatch blacklight
  blackjack21 blackestnight blackersha blackboard bitchplease bitchbitch birthday99 birthday53 birthday333 biomedical billabong1
  bilbobaggins bigdaddy69 bigblackcock bgfnmzgfgf bezopasnost betelgeuse bestiality berlusconi berlin2010 beetlejuice
  beastieboys bbqychu5rt baura-megapass basketboll basketball11 bartolomeo bartbartbart barrelfish barcelona12 barabanova
  bammargera ballantines bajenfans34 bagautdinova badboy1234 babywkasta2 b74cx6qs7328 b164002202 azsxdcfvgbhnjm aw53641927
  avesatanas automotive automation austerlitz auntarctic audioslave auburntigers atyjvty666 atsonlinejobs aspirine123 aspire5315
  asianpussy asianlover asdfghjklz asdfghjkll asdfghjkl111 asdfghj123 asdasd123123 asd123fgh456 as9ffz1712 artur12345 artificial
  armagedon1 aristokrat arinaarina arhitektor arhangel9797 arcobaleno archiarchi aquafina12 aqswdezake aprecio123 apprentice
  application appelsiini apolinariya apokalipsa anulikdenya antonio123 antoinette antibiotik antarktida anna123456 angelofdeath
  andrey1996 andrey1993 andrey1989 andrey1975 andrew1o2p3e4n andreiandrei andrei2010 andrei2000 andrei1998 andreas123
  anderson123 anacristina americanidol amdkgb1889 altamirano alphaalpha allthatass al#ks3!ksj0xx alinamalina ali.aliev.
  alfa123123 alexandru1 alexandrov alexandra12 alexander23 alex123456 aleksandrovich aleksaleks alejoyvale ahernjdsqcfl
  agiljuliandra aggressive aggression ageofempires agatakristi afganistan aerosmith1 ae57385738 adventures adolfhitler
  adminscripts adminlol1982 administrati adidas1994 adidas12345 adaptation adamantium activision activationre aceofspades
  abretesesamo abramovich1 abramovich abrakadabr abprekmnehf abdurahman abdulkadir abcdefg1234 aaaaaaaaaaaaaa aaaaa12345
  aa12345678 aa00b7b32a a4815162342 a3531534b413 a1r2t3e4m5 a1n2t3o4n5 a1l2e3n4a5 a1b2c3d4f5 a1b2c3d4e5f6 a192837465
  a1234567890a a123454321 9inchnails 9fczhr6159 999999999q 987654321s 987654321987654321 9876543219 9876543212
  987654321123456789 987654321123 9632587410 9379992929 9264532213 9202506371 9090909090 9081518431 9063537462 90210semka
  8ba9klw1ce 89641891702 89636511322 89605348757 89515145435 89503102616nss 89279981879z 89278246747a 89277216066n 89242468508
  89224371020 89208012008 89161352202 89092816599 89066703835 89061576631 89056288231w 89055254622 89032068253 88053023031
  85fg754kl62br853lpq7 8524567913 852456753951 8345886364 80986677668k 80984146524 80979534611 8097166080 80966800675
  80958753328 80938381350 80925819988 80684485642 80675276183 80673908080 80669451478 80666744364 80663156459 80661052430
  80637029772 80635711526 80508253032 80507655765 80506721889 80432433168 7ghdbwc3mk 789456123k 7852396541 771512cherniy
  74261700027 741852963s 741852963d 741852741852 68chevelle 6645213497 61106061106 6050picasso 6035560355 6005548660
  5t6y7u8i9o0p 5891589112 5678998765 557788loveaoi 55606120rg 55555fffff 5555566666 55555555555 536a731974 51287ifvfy 5128078228
  4x8cfp6dyi 492487mike 4815162342d 4783915854 468499cfif 4673252289 444444444444 4271philip 415263748596 3qa0evx344 3dtoontube
  3921010111 383stroker 380434522575 36130911cl1 3540635406 323475608n 321mnbvcxz 3175671tdutybq 31504244life 31415926535
  3100100994 2sexy2hottoh2yxes2 29893536werty 29011984dl 28ros11bri67 28lytqcgecnz 272270271983 271157zn06 27071996pasha
  2684526845 266534597157 26540292450 258456789qazzaq5 2468008642 24592135io 2442293live 240295yuppi 239r8ymmhq 2324316578
  2323232323 2310056743 224909224909 2108198fox 200120012001 1xtvg8blew 1xpx66blrumblst6bbus3 1w2w3w4w5w 1s2a3s4h5a 1qw23er45t
  1qazxsw234 1qazse4rfvcxz 1q1a1z2w2s2x 1m2m3m4m5m 1jwwzuw55e 1a2s3d4f5g6h7j8k 199319931993 199119911991 198319831983
  197819781978 1973468250 1969camaro 1953london 17pubpathuk 17101993and 1623142323 159951357753 1598753246 159753qwerty
  159357258456 1593572486 1593572468 154384958d 15426378zil 1514131211 1503900qwas 1478963258 147258369147258369 14051997sergey
  14021992004urban 1374653317652 1366613666 12qwaszx34erdfcv 1298612986 1253912539 1248163264 1245789630 1243568790 123zxcvbnm
  123war456rus 123qwer123 123qwe321ewq 123qwe123qwe123 123qaz123qaz 123password 123kill166 123joker777 123computer 123789987321
  1237894560 1236996321 123698745q 123698745m 12369874123c 12358132134 1234qweasz 123456roma 123456mama 123456igor 1234567qwer
  1234567qaz 1234567aaa 123456789zxcvb 123456789yfcnz 123456789vika 123456789ru 123456789roma 123456789qwertyuiop 123456789mm
  123456789max 123456789ma 123456789love 123456789dima 123456789dfgh 123456789den 123456789az 12345678912345 12345678910z
  12345678910a 1234567890qq 1234567890n 1234567890anton 12345678909 1234567890123456789 123456789- 123456787654321 1234567809
  12345654321q 1234098756 123123123e 1231231231 123045607890 1123456789 111122223333 111111111a 1111111111111111 10203010203
  10101010ll 100percent 100490100490 0plkmmklop 0p9o8i7u6y5t 0k1o2v3a4l5e6v7 0987654321z 0918273645 09035170147 0685817823
  0632835141 053aruspra350 05101991az 0509228983 04398004616 04061963maryan 0363199505 030166ase90 021654922r 02041983ua
  0123456789z 0102030405da 010203010203 00rdtsau4leyzunckj121dwm 002543200254 zxcvbnm777 zxcvbnm123456 zxcasdqwe12 zuz8ylj348
  zub8111993 ztn3tourney1 zrhfcfdbwf zrhenjqxedfr zqxwcevrbt zonnebloem zolushka15 zolotareva zmxncbv123 zlatopiska ziablw4u00bq
  zhjckfd2010 zghtrhfcyf zghjcnjgfifujleyjd zerkofhell zcfvfzcxfcnkbdfz zaqwsxzaqwsx zaq123456789 zamorak123 zahrfn3orqa
  zader123123 z22226270525 z123456789z z0mfgwtfuxlol yyyyyyyyyyyy yyxthh8j9k yyqkhdm712 yy02061991 yutrhpi392 yuliya1992
  yukitommary ytjcgjhbvsq ytgjdnjhbvfz ytdpkjvftim ytdfitltkj ytbpdtcnysq youtube123 youngpussy youmustdie yoshikatsu
  yjdsqujl2011 yjdbqgfhjkm yfnfkmz1983 yfnfif1988 yfnfif1962 yfnfiekmrf yfhrjn1992 yfhenjepevfrb yfcnzyfcnzyfcnz yfcntymrf5294
  yellowcard ybrjkmcrjt ybrjkftdrf ybrbnf2003 ybrbnf2002 yamakasi123 y1f2c3n4z5 xzxzzxzxzca xxy43fh2jb xxxpasswords xtremehits
  xthntyjr13 xoma536685 xishchnik1 xfqrjdcrbq xdkursym89tm xbnhjlhbdf x4cc355b10wsy0urm1nd wwwww55555 www123456789 wwe23015wwe
  wuyoukuaile756 wsh37xz819 wrathchild worldpeace workaholic wonderfullife wonderbread wnanstns2108 winterburn windsurfer
  winbabywin willoughby willkommen willian22049 wilhelmina whitesnake whiteknight whitegirls whattheheck westcoast4646
  wertywerty werder1899 wellcome1991 welcomtohall webmaster1 webdesigner weatherman waterworld wastewaste warhamet2014
  warcraft88 wanjunleow wallygator wainwright wad559523wad vzh7b1pe7x vyjujcgthvs vvvvvv2000 vtyltkttdrfrfhf vtufgfhjkm
  vtkj1893vfy vsebudethorosho vovaderkach voroshilin voluptuous volume1991 volgograd34 voetballen vmb2079002347 vladvladvlad
  vladivostok2000 vladimirovich vladimirov vladimir123 vladik1996 vk12345678 vjzcnhfybwf vjybnjhbyu vjqyjdsqgfhjkm vjqvfkmxbr
  vjltkbhjdfybt vivalavita virusvirus vinivini68 vinchester viktoria2010 viktor2010 viktor1990 vikavikavika viewsonic1
  victoria123 victoria10 victorhugo vicky140585 vfylfdjirf vfvjyntyjr vfvj123456 vfvfghjcnbvtyz vfvbyfljxrf vfubcnhfnehf
  vfrfhjdjktu vfrcgfyr666 vfrcbvbkmzy vfrcbv1988 vfqkbcfqhec vfndtqyjhv vfkbyjdcrfz vfifbvtldtlm vfhnmzyjdf vfhbyf1982
  veterveter veterinaria vespertine versailles veronika2010 veronika1998 veronika123 veronica11 vermillion verdadeiro ventilador
  vekkfufkbtd vegetables veeeveruta vedernikov vecekmvfyby vc4z9n6dso vbycbytzhfnfv vbrhjdjkyjdrf vbnhjafyjd vbifyz1990
  vbifyfnfif vbhfvbcnby vbhdjdctvvbht vatoslocos vasilchenko vascodagam vanya12345 vampire666 valparaiso valladolid
  valerkolomakin valeravalera valera1999 valentinchoque valentina18 valderrama vadimvadim vadim159753 vacaegalinha v3xdmta9hcsm
  v3ss4neeker1 v2ceomj397 v2c47mk7jd utythfkjdf utkanos2009 utjhubtdyf ut8xuuv25i upravlenie untouchables unreal2004
  universitario universidade universal1 unemployed underpants underoath1 ulrace173rfhgjd ujvjcznbyf ujcelfhcndj ufdyjlfdxbr
  udovichenko uchihamadara u5j68dq0kve u41lqxa1rh typewriter twilight12 tweetybird tutankamon turtleneck turtle3000 turntables
  turkmenistan turbocharged tuputamadre ttdlnhttdlnh trustnoone1 trustno123 truskawka1 trookie101 tron696969 troidaysao1
  tristania1 trinity1331 trinitrotoluol trfnthbyf1 traveker2011_ transforme trampampam trailblazer trahtenberg tqjr65gw5j
  toyouenjoy toyotasupra toyota1993 totgeliebt tos27071991 tornado123 tomwelling tomislol123 tombgimmost tomate1000 todopoderos
  tobeornottobe toalet6rensare tnssanuam786 tktyftktyf titsandass tissot1853 tinkerbelle timoshenko timosha123 timinator1
  timhortons timekillerss tigershark tigerflame thunderbir thunderbay thrytouille threedaysgrace thonma0510 thomas1960
  thisisfake thirtythree thirmadman thepervert thenewlife themonster themaster1 thekillers thegeneral thedarkness thearea401
  thanhtrung texasfight teshka_poltavka temporary1 temple3779 tema180296 teddybears teamhead02 tdutybq1989 tdutybq123
  taxuganoman tatarinova tarheels23 tarasbulba tarakashka tankcsapda tanjatanja tanglewood tambourine takemeaway takeiteasy
  taekwondo1 t4y1pszw8u t3485t3485 synergy101 syncmaster940n syncmaster920n syncmaster913n swordmaster sweetthing sweetthang
  sweetapple svetlyachok svetlana1984 svetlana1980 svensps606 sv13091309 susliksuka suro123456 surferdude support123
  supertoronja4 supernatura superman2010 supergrosq supercutekawaii sunshine02 sunshine01 sunfire616 summerlove sumertime117
  suh1584dswk9 sugardaddy suckmyball suckmyarma69 subliminal subaruforester stupidshit stupidgirl stukjehout12 stripclublist
  strelnikov streetrace streetlife streamline strawberries stravinsky stratovariu stratosfera strasbourg strangerpnb
  straightedge stradivari stormcloud stormbringer stitchpuller stimpy9102 stillwater stil412441 stevesteve steppenwolf
  stepanovna stels15588 stefandeflo steelwheels steelers99 steelers36 steelers10 stcyg19718 stationery stas123456 starwars99
  starwars2000 starstruck starsstars starsailor starfucker staoussa15 stanleycup stanislava stalker2033 stalker2011 stalker1997
  stalker1986 stalker1234 stagecoach stabilizer ssssssssssssssss sssssssssss ss55ss55ss srs8520456s squaresoft squarepants
  spiderman5 spiderman12 speerwayfi speedtouch speechengine spatarikanec spartaque312 spartak777 sovershenstvo southside13
  southpark1 southafric soulcalibur sou1hunter sopmyncmymn sonikblast sonic12345 solnche2704 solidarity solfixucin softball18
  sodastereo sobrenatural sniperelite snapeprince smolinnikita smokingkills smashmouth smallmouth smallblock sloneczko1
  slipknot87 slavatyn007 slava6617644 slava060998 skyline2580 skyline123 skv20111996 skullcandy skorobogatova skip2mylou
  skate4life skanderborg sizzlepass sixshooter sivkaburka sircharles sinhrofazatron singapore1 sineglaska sinamorata simplicity
  silvidvebuio silverfang silverdeal sillysilly sillyboys1 sicherheit shrewsbury shreveport shopcoffee shitface69 shippudden
  shibboleth shelbybell sheffield1 shayad2426 shavedpussy sharpshooter sharo3taylor shalomshalom shagadelic shaforost22
  shadowmaster shabandaryant sgd1ub4792 sexybeast1 sexogratis seveneleven setupdiinsta setupdigetcl setlocalcif setlanguage
  sesshomaru servicedatab serverapplia serpimolot serpentine sergio1992 sergio12345 sergey1997 sergey1984 sergey1981 sergey1970
  sergey1969 sergey1967 sergey1306 sergey12345 sergey1234 sergei199428 sergei1992 serg3216767 serendipit serega53983 serega1998
  serega1997 serega1990 serega1989 serega1981 september23 september2 september11 sensimilia seniseviyoru sekutanaka seinfeld123
  segedskaa7 seesaw2431 sector2814 secretlove secret12345 secondhand secondgear seawolves1 sdsfdgnd3jl5lv sdjk985dfkjg
  scunthorpe scubascuba scsenia911911 screenplay scorpion77 scorpion13 scorpion12 schorpioen schildkroet scarborough saulhudson
  sashutdown sashasashasasha sashamasha sashakotov sasha1993150205 sasha123456 saraswathi sanyasanya sanoskesan sanguinius
  sanfrancisc sandnigger sandiego619 samsungr519 samsungc3050 samsung2009 samsung2000 samsung12345 samsung1234 sampaguita
  samoylenko samireliyev sambosambo samara2010 salomsalom1 sakeris123 sagsimpson sagnintendo sagnapster sagminimoni sagbinladen
  sadfsfaasd123 sabrino4ka sabertooth sabakasuka s14300815s s1234567890 russelliniy ruslanruslan ruslanmail ruslan2009
  ruslan1998 ruslan1997 ruslan1995 rusalochka runprograms rumpshaker rumpelstiltzkin ruellovedada1 rubberducky ru4btrpnkokgeq
  rtyufghjvbnm rtyuehe123 rrrrrr2000 rozavetrov rostik1994 rosesarered rosegarden rooferings ronaldo007 ronaldinio rompecorazone
  romashka1970 rollsroyce rollingstone rockyhorror rockstar23 rocksmysocks rocknroll1 rockdisplace robertrobert rmracinggnicarmr
  rkfdflfdfq rjylhfnmtd rjycnfynbyjdf rjyabuehfwbz rjvveybrfwbz rjkktrwbjyth rjivfh1988 rjhjcntktdf rjhgjhfwbz rjdfkmcrbq
  rjcvjgjkbnty ristorante ripken2131 ringostarr rightguard richard123 rhtcnjyjctw rhfcyjujhcr rhfcyjgthjdf rhfcjnektxrf
  rhfcjgtnrf rhenjqgfhjkm rhbvbyfkbcnbrf rhbcnbyf23 rhbcnbyf2003 rgihlxoyoclmgiqsu rfxfyhjyyb rfktylfhbr123 rfkmdbybcn
  rfkbyrfvfkbyrf rfhfgekmrf rfhbyf2006 rfhbrfnehf rfghbpekmrf rfgbnjyjdf rfgbnfy123 reybvfcnth revelations reutlingen
  resurection restricted restorator restoration restinpeace resel999675 repytw1992 repromarket relation666 reklama123
  regularexpre registering registerdevi redsnapper redmachine redfaction redbull123 recreation recordable rebelphoto rebeldeway
  rebecca321 realmadrid7 realmadrid10 realmadrid1 realamateur rdl04121957 rdewulzvchjz rcvz563313 rctybz2001 rbkbvfylfhj
  rbhjdjuhfl rayoflight raspoutine rapidrapid rammstein12 ramchandra rainger-493949 rainbowskittles ragnarok13 radiotehnika
  radhaswami r4kesctql2 r1o2m3a4n5 r1a2z3o4r5 qyzwtds378 qwertyuiopas qwertyui123 qwertyu1234567 qwertypoiu qwertyklava
  qwertyasd123 qwerty1998 qwerty1990 qwerty1988 qwerty1983 qwerty1982 qwerty1978 qwerty1976 qwerty12341 qwerty0987 qwerfdsazxcv
  qwerasdf12 qwer123qwer qweasdzxcrfv qweasdzxcb7 qweasdzxc123321 qwe1qwe2qwe3 qwe123q1w2e3 qwe123asd456 qwe123456789 qwaszx7890
  qwaszx123456 qwaszx12345 qwaszx1234 qw16116222 qw123456789 qw12345678 questpistols queenqueen quant430799 qsdfghjklm
  qrafzvwesdxc41 qqwanrltwqq qqqqqqqqqqq qazxswedc1 qazwsxedc1975 qazwsxcdevfr qazwsx13579 qaz1234567 qawsedrf123 q987654321
  q789456123 q1w2e3r4t5y6u q1q2q3q1q2q3 q123654789 q0987654321 pythagoras pyromaniac pyfvtybnjcnm putanginamo pusyadiana
  pussyjuice pussygalore pushkareva purerf545454 purepoison pumpkinpie ptcwtc2006 proverbs31 prova12345 protection1 prostoyparol
  prostoparol prostitutka promotions promodata0 profession privetprivet privet0077 privatejayla printscreen princesska
  princess33 princess20 princess17 princess16 princesita prettylady president1 premiumpass prd489cledy praetorians powerslave
  powerpoint poweroflove pouetpouet postmaster posnanie508 position69 porsche997 pornreview pornportal pornplease pornoworld
  pornografi population popsapopsa popovich250293sanek popcorn123 poopiebrains poolplayer poochunk1993 poncedeleon pompkaziom
  pomapomapoma polytechnic polinapolina polina1997 polina1996 polikarpova polaroidw34 pokemon1234 poiuytrewq8008 pogiako123
  pobeda1945 pnuematic69 plutopluto plotnikova pleasework plastikman plainfield pkfnjdkfcrf pk8srud313 piri1233445585 piracicaba
  pinoypride pinkpanther pinkflower pineapples pimpdaddy1 pilotpilot pilotfmwqw phzv5rtfpkwc phuongthao photosmart photographer
  phillies22 pharmacist pfqrfpfqrf pfdflf2912 peugeot307 peugeot206 petronella perspective persistent perperikon perfcounter
  perception penza58rus penguin123 pekanidze12 pedropedro pb00147565 paycom013002 paulvandyk patriots12 passwordss passwordsex
  passwordpnb passworddrowssap password93 password92 password89 password79 password777 password666 password65 password56
  password41 password36 password31 password27 password2009 password1981 password@123 password1! pass_rrewq pashapasha parisparis
  paranormal paramonova parameters paralelepiped papermate1 paolopaolo pantera123 panasonic2 panagiotis palghat123 paladin123
  pakistan12 painkotter painislove paganizonda pa1ub65udd p438616275 p3shopping p3i2p1p3i2p1 p1959n1984x p123456789 outlawstar
  ou812ou812 orwell1984 ornitorrinco orionsbelt opusdeijunior onlyforyou onemoretime onemillion onelovekv9293 omegamircolaura
  olympiakos ololoololo olga151275 olesya1984 oleksandra oleksander olek122333400 oleg123456 olanrewaju oksanamalushka
  oksana1993 oksana1991 ogonek2103 ognimcm5615 odnoklassniki odnoklasniki odinochestvo odessarostov odessamama69 oc80969496479
  obi1kenobi obbqpwr265 o83bjj1rzq o0986699983 nzcydaet14 nwcpodracer nv0905198516 nutcracker nuncateolvidar ntvgthfnehf
  ntktdbpjh1 nthhbnjhbz ntgkjdbpjh november28 november21 november13 nottingham1 notredame1 nosferatum northshore northfield
  normin2000 nolovefound nolasaints nokiatve71 nokia6610i nn8n8bn8bn8b njkmrjjlby nissan240sx nintendowii ninetynine nineinches
  nikolai123 nikkiblack nikita9609595982 nikita2007 nikita2006 nikita2005 nikita1989 nikita1988 nikita1234 nightstyle nightshift
  nightingale nickelodeon nicholas99 nicholas13 nicholas12 nicholas10 nicholas01 nhfypbcnjh22 nhfycrhbgwbz nguoitoiyeu
  nfvbkjxrf1975 nfnsrvelfr nfnebhjdrf nfhjyujh20 nfgrbnfgrb neykohiyaji newyorkmets newsletter newlifebegins neversummer
  nevernever never2late neuromancer networking netclientfil nesprera0k nekostroma nejcpass123 negjujkjdsq negjgfhjkm
  negfzvfkjktnrf negfzrkfdf nederlands necromanser ndbyrbndbyrb nbyrbdbyrb nby4i5x5nz nbgfgfhjkm navuhodonosor navigate080
  naughtygirl natsocsecr natasha1995 natasha1974 natasha197 natalinatali natali2007 natali1978 nastya2008 nastya2002 nastya1991
  nastya1985 nastya12345 nastya1234 nastradamus nastia1991 nastia1234 narutonaruto nannaj3086 nancynancy nallekarhu n5h8pcp5s2
  n0o7r1i7n0 mythbusters mysteryman myliveisjail mychemicalromance mybabygirl myassishappy mv46vkmz10 mutt22putt mutherfucker
  musicmusic music4ever mushroomhead muratmurat mumiytroll muiedinamo msdasqlreadm mreeanagamy mozzarella moviemaker mousekevitz
  mountainde motorola398 motorcontrol motherland moshatinkor1 mortalcombat montypython montseputa montgom2409 monteverde
  monterrey69 montana111 monstermash monster666 monkeyboy1 moneyfornothing moliavochka mol8leks24kr mogilev368088193
  moedzkhhyfonq modernwarfare2 modafocka9 mnbvcxzasdfghjkl mixa253525 mividaloca missy278136 mirotvorec miloserdie milana2007
  milana1984 mihamihamiharap mightydragon13 microsoftraw mickymouse michael2000 michael1985 mfkbi5f2it methamphetamine
  metallica123 metalgear1 metal4ever messygirl-girlmessy mesaboogie mercedes12 memorandum memnoch944 melbourne70 meilesjegaxxl
  mefistofel medvegonok mdacreadme mbhztt1992 mazafaka13 mazafaka123 maxver199317 maximillian maximca1997 maxhardcore max1993max
  maverick69 maverick21 matviychuk mathematic matematyka matchstick masterplan masterklas masterbator masterbation master2010
  master1989 masseffect2 maskal2007 maryjane420 marvizza95 marvellous martyr1968 martamarta marquinhos mariya1992 marishka123
  marionetka mario12345 marinecorp marina2011 marina1990 marina1989 marina1987 marina1985 marina1984 marina1976 marina1964
  marina1960 marijuana1 maria12345 margaritka1 marcellopp maradona10 maplestor8 manhattan1 mangojuice manakamana man7232636
  mamontenok mamay19891707 maloimaloi malicemizer maksim2010 maksim2001 maksim1996 maksim1993 makiavelli majestic12 majeczka12
  mainstream mahnster44 mahalkita1 magister45 magicolivorno magicmagic magdalenka magda020371 magandaako maertracque1
  madscientist madeinheaven madagaskar94 mackintosh machinehead macdonalds macbookpro m3gyehgdfs m1m2m3m4m5 m0therfucker
  lxgiwyl130795 lvbnhbtdbx lvbnhbq123 luxaeterna lukjeyktjs luisfernando luisfernand luckyyou66 luckystrik luckycharms
  ltybcrf123 ltrscltrsc ltlvjhjp1060 ltdfcnfnjh ltdeirf1987 lrhfey3273 loverlover loverboy123 lovemylife lovelife12 loveispain
  loveisgreat loveisgone lovehewitt loveandsex1 love123456 lordgyeah51 lopeliuksas looneytune longstroke londa123321 lolpassword
  lololololo lollollol1 lollipop123 lollerskates lolfriendslaugh lokomotywa logitech12 llllll2000 lkjhgfdsa1 lkbyyjittt
  ljkujgjkjd littleshop littlerock lisadumon842 lipaslipas lionheart1 lineage312 limegold69 limbhitman lightinthebox lighthouse1
  lickmyballs libertines liberation lhasaapsos lfybk12345 lfqgfnbvfrc lfiflfiflfif lfif123456 lfdsljcnfkb letadlo741852963
  lessthanjake leraleralera lera123456 lepatriinu leothelion leonkiller leonidovna leningrad1 legitimate ledzepplin
  leavemealone1 leatherface lbvrfhekbn lbvfvzcybrjd lbfuyjcnbrf lavieestbelle lavidaesbell larrybird33 lalalalalala lafrloutch
  lacunacoil labtec1248 l3wa84kdab l33tsupah4x0r l1nk1npark kzcmrbvfczcmrb kuyetsim77 kuroshitsuji kulibyaka10 kukurukuku5
  kudryashka ktyjxrf123 ktutylfhysq ktnjjctym228 kthfrjpkjdf ksusha1996 kscsqgblfh kristina1997 kristina1993 krishna108
  krasnoyarsk krasavitsa kostya2004 kosoroba123 kosmonavt96 kosmetolog koschechka korsakova85 kookaburra konstantinos
  konstantin1 konnichiwa koniak9616 kondratenko kompjuteri kommentare komissarov kolpak1992 kolpak1985 kolian45892
  kolechka090619 kogytmagnym007 koenigsegg kodabear01 knowthyself knighthawk klubbheads kljaslkdfg klementina klbik87987974
  kjkszpj123 kissmebaby kiskakiska kirkpatrick kirilroman kirill2011 kirill2009 kirill2006 kirill04101996 kirilica22
  kingsofmetal kingdomhearts kingdom123 kinder32f1 killingspree killerloop killer12345 kienan22071998 kibernetika khuwahish47
  khelenova1 khabarovsk kfhrby1995 kfdhtynmtdf keyfrhfcjnrf kevinkevin keshapasha kennybloke kellykelly kellybrook kebabpizza
  kbytqrf123 kazelsobaka kazakevich karinochka karina2004 karina1999 karina1998 karina1996 karina1994 kappasigma kapitolina
  kansascity kandibober kalyanizi91 kalkulator kalebbrady kaiserslautern kagebunshin kabardinka k72z1zpwcg k1234567890
  jvtkmxtyrj juytneibntkm justlooking justincase justcurious jus4thegame junior2311 juliette2000 julielaure julemanden
  juanmanuel jrrtolkien journalist joshuatree jonnyjonny jonathan14 jonathan123 jojriajp11 johnnydepp johnholmes johannesburg
  joeblow123 joabe_50cent jncnjzkjdj jledfyxbrb jlbyyflwfnm jktrcfylhjdbx jklasdlj2312 jkjkjkjkjk jk7775214jk jjjjjjjjjjjjjj
  jiwuc2r576 jimmyjimmy jgthfnbdybr jets714417ny jesusrocks jesuscrist jessica100 jenniferjennifer jennifer99 jennifer14
  jegerikkedk123 jeffrey123 jeffgordon24 jeffersonlibrar jdq4j8lu3a javascript japierdole jan5201711 jamestkirk jamesmi6007
  jamesbrown jamesbond00 james12345 jalkapallo jaigurudev jackson123 jackinthebox jackass123 j7a5c4k4s5o7n iwillfuckyou
  ivo29091988 ivanov1990 ivanchenko itsmystyle istrebitel issue43-alaina iscrizione isakov7roma7 isabella25 ironworker
  ironmonkey ironman2000 irjkfyjvth2 irjkfirjkf ireland1948 iradagadji ira123456789 intoxicated intimidator interstate
  interracial intelpentium intelceleron integration insulation installwmp7 installlegac installinter installation insatiable
  innovative innerlight initialiazat infinitywing infinityward inferno666 indianchief imtheowner impulse101 impressions
  impression importante immortalis imisshunter imbostriker iloveyou99 iloveyou21 iloveyou2011 iloveyou1994 iloveyou15
  iloveyou1234 iloveyou01 ilovethisgame ilovesarah ilovenastya ilovemymum ilovemyfriends ilovelauren ilovejerry ilovejamie
  iloveit1234 ilovehockey ilovedavid ilovebooks iliketacos ilikechicken iiiiiiiiiii ihatemylife ifvgfycrjt ieqwryrvsb
  ieexecremote iceicebaby icanseeyou iaxe105-lanceman iaroslav981 iamthewalrus iamthegame iamsuccessful i987654321 i210c844q523
  hyperdrive hummerlove htutythfwbz htubcnhfwsz htrdbtvgjvtxnt htfkmyjcnm htcnhernehbpfwbz howyoudoin honeyhoney hondahonda
  honda400ex homsrvs211 hollister5 hn5wirw925 hkayess435 hjvfyjdcrbq hjnjhhjnjh123 hjljltylhjy hjcnjdcrfz hipopotamo hilltopper
  higtveteran11 highvoltage hideandseek hhhhhhhhhhhh hh775755757g hgfedcbaabcdefgh hfpyjcbkf839 hfpubkmlzq80 hfljcnmvjz
  hfdyjdtcbt hfbdv43t2r hesoyam1995 hernandez1 hempfabric hellojello helloitsme helloeric21 hello12345 hellbender hell2house5
  heilhitler heerenveen heckfydrjynfrnt heckfy1982 heavensent heartbroken hbptyiyfewth harmankardon haritonova happytreefriends
  happypeople hanterstrely hannahmontan handler2000 handcuffs71 hammerdown hairypussy hairdresser h1959n0502 h094161915
  gwendoline gutterball gunsandroses gullyfoyle guimodedebug gtnhjgfdkjdcr gthtreh123 gthtgtkbwf gthtdjpxbr gthlbvjyjrkm
  gthdjvfqcrfz gthcbrjdsq groovychick groffgroff gribouille gregzuniga gregorio93 greensnake greenriver greenhornet greengoblin
  greengamer greendragon greenarrow greenacres greatbritain grapefruit grandfather grandchildren grandchase gpsx2bppsw
  gotthelife gorgonzola gordon2000 goosebumps gooseberry goodlooking gonzalez123 goldmember goldilocks goldencape godverdomme
  godofwar123 gn7myf06dx global2002 gladiator4 gjuhtveirf gjrtvjyxbr gjnhjibntkm gjljhdf1979 gjlgjkrjdybr gjknthutqcn gjkjntyxbr
  gjikbdctyfabu gjhyjuhfabz gjghjifqrf gjcktlybquthjq gjcjkmcndj giuseppina girlongirl gilipollas gigs9zaifs gidroponika
  ghtcnegktybt ghosthunter ghostghost ghostbusters ghjybryjdtybt ghjuhtccfnjh ghjuhfvvth ghjtrnbhjdfybt ghjrkznbt666 ghjrjgjdbx
  ghjotghjcnjuj ghjkjyufwbz ghjivfyljdrf ghjcnjytrh ghjcnjrhbdjq ghjcnjqaz123 ghjcnjgbjyth ghjcnjcerf ghjcdtnktybt ghjatnghjatn
  ghfdjcelbt gheorghita ghbrk.xtybt ghbdtnvfrc ghbdtnvfksi ghbdtndfcz ghbdtnbrdctv ghbdtn2010 ghbdtn1994 ghbdtn123456 ghbdtn1111
  ghbdfnbpfwbz ghbdbltybt gggggggggggg gfyrhfnjdf gfintnqqq333 gfhnbpfyrf gfhkfvtyn11 gfhjkmgfhjkmgfhjkm gfhjkm1991 gfhjkm1988
  gfhjkm123456789 gfhfktktgbgtl gfhfkktktgbgtl gfgfhbvcrbq gfgbysljxrb get2fyud6d gesundheit gergdsfgedhjdrg george2000
  genius2011 generalsetti gembird1992 geetanjali gd73ht5fes gbpltwgbpltw gbplfyenmcz gbplfnsqgfhjkm gatorboy88 garciaparra
  gangster13 gangster12 gamemaster1 game4634018 gallardo379 galina1961 galina1954 galaxie500 galatasaray2 galante774 gabrielyan
  g3qq4h7h2v g123456789 g0tr00t420 fyutkcvthnb fyutkbyf2007 fylhtq555726 fylhtq2005 fylhtq1981 fylh.itxrf fyfcnfcbz2006
  furculita1 funkmaster fullflavor fuckyoutoo fuckubitch fuckofpopa1 fuckoffall fuckoff2303 fuckmebaby frusciante fruitloops
  frootloops frightnight friendsforever friedchicken frelfyflj7 freepornsource freeman123 freedom2010 freeadsads freeaccount
  frederikshavn freaknasty franzkafka frankthomas franklin12 fragmaster fr16041987 fpfnjdbx036 fourtwenty fountainhead
  fortepiano forsberg21 forever777 forevaziko fordrs2006 fordfiesta fordescort footlocker football91 football85 football74
  football56 football52 football37 football34 football20 football17 football09 football**** foofighter fomikfomik flyinghigh
  florentino flatronf720b flatronf700b flamethrower flamengo201 fktrcfylhf1 fktrcfylh89 fktrcfylh79 fkmvtnmtdcr fkbyffkbyf
  fixitfixit fishmonger firesoldat firedragon fiorellino finisterra findliy1999 filimonova filhadaputa fidelidade fhntvfhntv
  fhnfvjyjdf fhnehfhneh fhnbkkthbz fh1rb4b6zp fgjrfkbgnbrf fghjrcbvfwbz fggfhfnxbr fggfekiebc fffffffffff ffd0fdd6cbf01
  ferreferre ferrari430 fernandotorres fernandito fernandez1 felixfelix fedcbaabcdef february14 fdsg5485lhn5 fdnjvfnbpfwbz
  fdnjcktcfhm fdg6846dg6d fckgwrhqq2 fccjhnbvtyn fcbarcelon fatal416516 fassbinder farome4095 fantom241093 fantastico fannylover
  familyguy1 faizarecords fafyfcmtdf factorymode fackaspike facetoface77 f331x4cc3ss f1x753951753951 eyeshield21 eybdthcfkmysq
  eyaze3mpkzns extremezver extensa5220 expl0it|ng experiment evolution8 evilgenius evdokimova evangelina euteamomuito
  euteamodemais eusoulinda eubkmhf8gzik euamominhavida euamojesus estudiantes ericjoe2004 erhreh5yuh5 eposmatvik epizode666
  environment entreprise entershikari englishman36 energetika emmanuelle emilygrace emelianenko elvispresley elvenelder
  elephant25 elephant123 elenaelena elektronika electronik elates_you ekvilibrium ekonom2010 ekmnhfabjktn ekaterina1 ehehedjkjlz
  efwewefwewer ef41e781ee edlx9ti3blifme eddieeddie edcvfrtgb_1 ebeanstalk earthbound eapfeilstick eaglesnest eagegolden
  e8xw2pad5i e8ip48iseh81 e3tifcam16 dynamo1927 dusseldorf dunnodunno dumspirospero dulcemaria duinstallupd dtkbrjktgysq
  dtkbrjktgyj dthjybrf88 dsmith7051 ds0hxgweii dron24122004 dreamweaver dreamscape dreadlocks dragoon123 dragonsp12d
  dragonmaster dragonfall dragondragon dragonballgt downloader doublemint doppelganger doomhammer doom123fox donotremove
  donotenter donnamarie donkeydick donkarlione dominowood dominican1 dolphins12 dolcegabbana doityourself dogsandcats
  dodgecummins doctor1488 docholiday dna123zebra1 dleitvbhzm dkflbvbh1988 dkflbrfdrfp dkfl228888 dk123456789 djqyfvbhjd
  djpdhfotybt1992 djdrfgenby1 djdfhekbncgc djccnfyjdktybt disconnect dirkdiggler dinozavrik dimanfrolov dimadimadima dima583574
  dima12345678 dima123456 dildodildo dikusha777 digitalize dieselpower dicksucker dickdickdick dibamasiah diana94333 diamond442
  diabolical dfkthmtdbx dfkthf12345 dfgys34ds432sd dfgdfgdfgdfg devostator devilman666 deusdoimpossivel desperado1 desertstorm
  derlith808 derevo12345 derevneaall denodeluxe demonshilen demoneo666 demetrius1 dementor1994 demben424444 deltron3030
  deltadelta deklaroen8 dekkers2002 deinemutter defcon2387 defaultwsdlh deescrever deerslayer deecash1234 december28 december23
  december16 deaththekid deathnote14 deathdealer deadrising deadpeople deadman123 deadlocked dead123321 dead123123 ddtlbntgfhjk
  dctvgbpltw dctgjkexbncz dcqvfegmgr dbzmicrosoft dbzearthlink dbrnjhbz2010 dbnfkmtdbx dbiytdcrfz daylighter davituliani
  davidg63_2000 davidbowie davidarenson davegrantbrown dashka25061997 dashakakasha darrenshan darkside1989 darkshadow darkmatter
  darkmagician darkcavern darkangel1 daredevils daredevil1 darcyrhoda danilka123123456 danila2001 danil12345 daniil2003
  daniil2000 danieldaniel daniel1988 daniel1234 damienlord12 dallastexas dacheng198 d6v1n41d6v1n41 d1a2n3i4l5 czcmrbvfczcmrb
  cypresshill cyjdsvujljv10 cyclo327911 cxfcnmtvjt cvtybgfhjkm cutethings custommarsha cujo_da_cat cualquiera ctvbhfvblf
  ctrcvfibyf132 ctktyfujvtp cthutqsergey cthutq1988 cthutq1975 cslistserv crzywhtboy crystal123 crusadercrusader crosscheck
  cristoteam cristinalov cristianoronald cristaline cricket123 crazymoney crash3823776 cpmodcpmod coyoteugly cottonwood
  cottoncandy correction coronation cornflower coreytaylor corazoncit copperdoor coolerblik56 cookies1234 cookiepuss
  cookiemonster conversions contabilida constrictor constellation connoisseur configwizard computer10 compuserve compressor
  community1 commonwealth commoncommon commander1 comewithme combatacct1 cold|fusion codename47 codebreaker coastalvac
  coalchamber cnthkbnfvfr cnjghjwtynjd cnhtkmybrjdf cnhjqrf2011 cnhbgnbpth cnfybckfdf cnbdtyrbyu clubcapt01 clkthesims
  cliffhanger clearwater clawfinger claudemonet ckhn1secri ckfdfuthjzv ckfdenbx14 cjwbjkjubz cjrjkjdcrbq cjkywt1402 cjcbpfkege
  chupacabras chujciwdupe christoffer1 christina2 christiana christian5 christian0 christensen christabel chocolates chocolate88
  chocolate7 chocolate5 chiyeuminhem chingching chillywilly chilipepper chickenman chickenbutt chichester chevytrucks
  cherkashina chepizenko chelsea123 cheguevara cheburator cheaptrick cheaphornybastar charlied0g charlieboy charlesdon
  chapmanpk1995 chaikovsky chadmurray cgtwyfp777 cgjldsgjldthnjv cghbtpljv6 cgfcbujcgjlb cgbhbljyjd cfytrcfytr cfvjythajhtdf
  cfvfzvbkfz cfdbyjdrf35 cf29if10547 cevthrb123 cevckbz928 cerfytktpmdfrr cerfrfhftn cerfgblfhfc cerfcerfcerf centrgroup
  cellardoor celebration cehjxtrbrjn cegthujdyj cegthlegth cdavis2000 cbd5387838 cb9tocjiab cazzocazzo cattleya49 casiocasio
  casablanka cartwright cartoon123 carter2010 carpenter1 carlos1234 carlocarlo cardiology caravaggio capitalone campbellsport
  callofduty5 calcavecchia caesar1962 c6g38kinsl c1c2c3c4c5 c04fa372a7 byyf1991vensuper byrdbpbwbz byntuhfwbz bynthathtywbz
  byjcnhfytw bvvtkmcnjhy buttmonkey butterfly3 butterfly25 buttcheese business123 bushwacker buongiorno bunnyrabbit buhshfpevf
  bugsbunny1 buffysummers budweiser2 buckingham buckethead bubblebutt bubba14090 brownpride brothers98 broomstick brokenheart
  brokenarrow broadway2012 britishgold brightstar brightness bridgeport briankrause brettfavre breakstuff brandywine bottleneck
  borovikova borntokill borderline boothusr84 boosucka-wanger boomboompow boogienights boobstotoot bondstreet bondarchuk
  bolivarist boghampton bnimdasflgbnq blumentopf bluesclues bluemarlin bluejackets bluebottle bloomfield bloodyhell bloodsport
  bloodrayne blonda229404 blessthefall blairwitch blacktiger blacksabbath blackpower blacknight blackman57512 blackjesus
  blacker777 blackdicks blackdevil blackcocks blackbetty blackandwhite bisounours birthday71 birthday46 birthday38 birthday37
  birthday30 birthday25 birthday24 birthday19 birthday144 birthday135 birthday131 birkjen-jengele birdofprey birdman2000
  biohazard5 binanybuigo billythekid billyboy02 billiejean billidikii biglobe1070 bigjohnson bighill509 bigdickdaddy bigdick123
  bigdaddyal20 bigdaddy12 biedronka1 bezobrazie bettyboop1 beruashvili bertandernie bennythepoo benjamin123 bendis-chrisbln
  belomorkanal belochka090619 belleville bellatlantic belkabelka beg7470hoo beerisgood beavis2001 beautifull be92nj74am56in
  bcnjhbzhjccbb bbq6d2mj6x bball4life battlefield3 batmannwill batman1234 batesmotel bassplayer bassingwell1 bassingwel99
  bassguitar basketball3 basketball12 basketball10 baseball99 baseball91 baseball27 baseball25 baseball01 barracuda20876
  barneyrubble barcelona0 baracuda123 banderos88 balloonssnoollab ballbuster balerina369 badminton10 badenbaden backstroke
  backpacker bacdafucup babygurl11 babygirl12 babyboomer b70wm0nk3y5 b5kl36hbat b1h2b3y4f5 b1b2b3b4b5 b16delta19 azerty1234
  az123456789 ayylfhl911 avram8vadim avengedsevenfold avellaneda aurapasswor aurangabad atmosphere atlantis666 atk23tksfj
  at1asat1as astrocreep astonishing asteriostm asterios123 assumption associates assistante assignment assemblylist
  assasinecreed aspire6930 aspire5920g aspire5920 askimbenim ashleywilliams2010 ashewitt2003 asgq34ttsd asf9fz17i2 asds1234qa
  asdkaj89809 asdfqwer1234 asdfqwer123 asdfghjklzx asdfghjkl12345 asdfghjkl12 asdfghjkl0 asdfasdfasdf asdasdasd123 as123456789
  artemka123 artemis1908 artamonova arsenalfc1 arquitectura arquitecto argentina1 architetto arcanapower aramzamzam aquamarine
  applicatiom applejacks apple12345 apothecary apolloapollo apolinaria apocalipse apachelake antqueen2010 antonio111 antofagast
  antiapantiap anthony123 anotherone annihilation anjingsemua1 animeanime anhyeuemnhieulam anhchiyeuminhem angellover angeldevil
  angel12345 anfisa1989 andy73taylor android1102 andriy1996 andrey44714 andrey1997 andrey1990 andrey1976 andrey12345 andrew1994
  andrew1988 andremarcos andrei2011 andrei1990 andrei1989 andrei1969 andrei1234 andrea2002 anderley2011 anatolivna anatolievna
  anastasia1 anamaria143 analintruder anacarolina amphetamine amonamarth ameedlove123 amdsempron amatory667 alquimista
  alptraum49 alpinestars allyouneedislove alltimelow alldaylong allahoakbar allahallah alive13167 alisa280492 alinkamalinka
  alina12345 alhamdulillah alexandrion alexander8 alexander7 alexander12 alexander01 alexalexalex alex20071995 alertemail
  alenaalena aleksei123 aleksashka aleksandr1 aleks1236556321 alejandro123 alejandrin albina1995 alarmclock akramnader
  ajw4za9teycv ahfyrbyintqy agresor201124 aggiepride againagain aftershock afterforever afqhhekbn121 affordable aezakmi007
  advertisin adrenalina administration adidasonparas123 adidasandnike adidas1996 adeladel131 adamlambert activities acicoacico
  achievement aceroacero aceraspire accomplish aca301cpas absolution abrakadabra1 abdullaeva abcxyz1234 abcelmo123 abcdefgh99
  abcdefgh2000 abcdefggfedcba abcdefg12345 abcd!efg!123 abcdef1234 abcdeedcba abc191980bb abc1234567 abc1232000 aawildwoolf1
  aaaaavladaaaaa aaaaaaaaaaaaaaaaaaaa aaaaaaaaaaaaaaaa aaaaa55555 aa069682638 a9h3gvy9lf a99anehu12 a96mustang a9609061214
  a85208520a a7575999975a a5963259632a a55555555a a3n7yfx519 a3531534b415 a321654987 a1s2d3f4g5h6j7k8l9 a1l2i3n4a5 a1a1a1a1a1
  a1996251125 a12s12d123 a0c90f57da a0000000000a 9czw8bn1wf 99problems 9999346936 9988778899 9932525011995 98y96u5i6u
  987654321qw 987654321qaz 987654321p 987654321l 9848022338 9733240748 9632142530 9517536482 9496756436 9418mjones 9401212650
  940091192300 9232483824 9204545204 9195002478 9119320448 9108920757 9069962469 9066145666 9049907898 9043402372 89je4q8j92r0y
  8989898989 89636014320 89611086252 89524859637 89519406225 89518474487 89508074830ice 89505701297 89501665126 89286002521
  89281309522 89279881081af 89279797011 89270869449q 89224072769 89223414885 89213324965 89208900609 89193253000 89191987624
  89178666327 89176814404 89154116110 89137265644 89121344466a 89116446869tema 89105193203 89103832458 89096319050m 89081320048
  89080431661 89048694167 89045758960 89042730408 89041520310 89032866338 89021405325 88652942479 876543212000 87027273088
  87022620668 87003346850 8363434480sx 82airborne 8246582465 80988621907 80986162323 80983567889 80983298660 80982006802
  80979685483 80978592102 80977802970 80976915268 80975558735 80973760864 80973427454 80973377131 80972653671 80972434847
  80968379901 80965939486 80961694860 80961386686 80956103165 80954441460 80954058591 80937522496 80688800742ilona 80681044497
  80676123974 80675811225 80671757011 80662456873 80662009954 80634329710 80632781147 80567242566 80509779039 80509214154
  80508554163 80507735772 80507001925 80506220898 80506203416w 80506123717 80505932798 80505394865 80505251243qwe 80502941045
  80502668313 80445700965 80333121556a 7nc4lqw7to 7fq87nflgg 7b41a5943c 789963123741 78963214zu 789456qweasd 789456123d
  78945612344752 7894561233 7894512365 7878787878 7877378773 777wulfgar 77777777777 7777777333 77599063407 76maawl7qsrai
  76543211234567 764608adelka 7590019552ghja 753951753951 753951456852 753453753453 7524275242 751243538629 7503067647
  7422961300 7370925538 72dolphins 6ijbotpoee 6croxford9 6bc8a3652000 69wilbanks 69savannah69 696gdetotut 695696qw16 6789012345
  676755lolo 66chevelle 666999333as 655321alex 6543212000 654321123456 6402301258 638131dima 637nq781wp3h 634832klpo50
  6145350042s 6136030moska 6001725230 5thelement 5dzhk5jd8h 5cnopo8d5r 5678901234 565656werasd 5628625run 55555666666 555555555a
  555555555555 5555544444 555333222q 543279937954lol 5429818flower 53xp8c7agyxls 5368025102 535148326159 525783qwer 5164593129
  501877501877 4ng4110r123 4fyfcnfcbz4 4everyoung 49wizard51 495867qwerty1 492k41km7fj 48gjgeuftd 4825550100 460570885341
  456852456852 4545454545 453188mtys 45123678910 450512450824 448017251810 4444333221 43614664414 420fm504710 4005464313
  3y4iuy4iqd 3gjhjctyrf 3giv6ro89q 3edc4rfv5tgb 3daysgrace 39001007600 385385385mf 378642niki 36bby4qnvf 3632754789 3615857368
  3553435534 3456342963 341822554792 3382101615 3364546454 3321216310 330738peter 329usalva007 32584cthutq 32517limyve
  3250245026 321ewqdsacxz 321654987q 321321321a 3192heptagon 315102001112 30061990sdf 2x4karyzbyee 2w3e4r5t6y 2m5i0s2h9a7
  2legit2quit 2frtyw04k5 2beornot2be 28elkedelaet 28612dazer 2828282828 2805728057 280141963aa 27ab55ce67az 270mixeron0561
  2663526635 2620009777 2525252525 2519882dasha 2468524685 246824682468 2457896243 2456324563i 24356811416 242354tret 2414724147
  2317823123 230790dgbple 23021997namher 228papirosim 21mc10mc89 2124321243 2117101984 2113853211 2103890302 201120112011
  2010benvanburen 200420052006a 1t2a3n4y5a 1s8nb1bnb1 1s2v3e4t5a 1s2s3s4s5s 1qwertyuio 1qweasdzxc1 1qwe2asd3zxc 1qbabyless
  1qaz2wsx3edc4rfv5tgb 1qaz2ws3e4 1q2w3e4r1q2w3e4r 1q2a3z4w5s6x 1q23456789 1jesusfreak 1grizzly2000 1greedisgood 1fr2rfq7xl
  1daddyapril 1d2d3d4d5d 1ass2patties 1alexander 1agnieszka 1a2r3t4e5m 1a2b3c4d5f 1a2b3c4d5e6 199819981998 19980333457
  19971989zen 199519951995 1994151206 199229350m 199219921992 19912702lolik 1989101012 198619861986 1984johann 198419841984
  197419741974 1962highfab 1937286405 192639413058 1919qwqwer 18osaycan12 1805aspirine 174372362579 1627384950 159753852456
  1597532684 1593578246 1593574862 1593574682 1593574628 159357456258 1593572846 159357050505 1561560651 1525354555 15081989789
  1500370sss 14september 14passr578 14blighcrt 1491157935 1478963qaz 147896321d 1478963025 14785236987 1472580369 1456978523
  1452368910q 143iloveyou 141094lyuba 1404196841 1366613gromf 135798642q 135792468q 1357908642q 132536gt-r 1324657809
  13243546576879 1309892170 13082412860 1272sonofa 124578986532 124578963a 12457896321 123vfubcnhfkm 123qweasdzxcv
  123qweasdzxc123 123qaz456wsx 123geniys321 123dima123 123denis123 123alex123 123abc123abc 123a456b789c 123789456q 123654789z
  123654789qaz 1234qwerasd 12345yfcnz 12345sasha 12345qazwsxedc 123456ytrewq 123456vfrc 123456qqqq 123456oleg 123456ivan
  123456dima 123456anna 123456987a 1234567qqq 12345678qq 12345678abcdef 123456789zxcvbnm 123456789zxcv 123456789tun
  123456789sasha 123456789rfnz 123456789po 123456789na 123456789hola 123456789da 123456789asdf 12345678998 12345678987
  123456789321 1234567891234 12345678910q 12345678910n 1234567890h 1234567890asd 1234567890abc 123456789098 12345678902
  123456789012345 1234567890-- 123456789! 123456789_ 1234567887 12345678123 1234566543 1234561999 1234554321z 1234554321vfrcbv
  1234554321s 12344321az 123321qwer 123321123a 12332112332 123234345456 123123qwerty 123123321321 123123123aa 12312312312
  121212121212 1209348756 1123581321neko 1123581321a 11223344qwe 1122334455qq 1122334455q 111333222a 111111111q 1111111112
  11031991xd 110022993388 10actros02 109876543210 1092387456 10564887976 1029384756k 1020304050a 10203040506 1015985273
  101291demon 1011121314 1010011010 1007134311 1000xthntq 0990526994 0987667890 0987654321qw 0987654321qaz 09876543210
  0977006273 0973076363 0935496111 090807060504030201 0877095159 08121991ccc 070289070289 069118721456 06028006tata 05dagestan05
  057yeja1zpc3ljx8ci 0576558904 0547334159 0542312345 0542102742 0507729787 05071993zxc 0506070809 05052960303 0502198531
  0495845368 03434111340 031060220793 03051995az 022541boda 01t09j2004 0123456789q 01123581321 0101010101 00250025abc
  0014569326m 0011223344 00000000000000000000 000000000000000 zzzzzxxxxx zzzzz12345 zzzxxxcccvvv zzzm4rr666 zzzaaazzzh
  zzxxccvvbb zz77rap77zz zz19911991 zyxel72k51 zydfhm2011 zydfhcrfz27 zxzxzxzxzxzx zxcvzxcvzxcv zxcvbqwert zxcvbnzxcvbn
  zxcvbnmasdfghj zxcvbnmasdf zxcvbnmasd zxcvbnm2010 zxcvbnm1234567890 zxcvbnm12345 zxcvbn12345 zxcvbn1234 zxcv123456 zxcmnb1209
  zxcdsaqwerfv zxcdsaqwe321 zxc123asd456 zxasqw1986 zx454888ebay zx42635942 zx1254tanj zvezdochet zvezda2010 zvbkkbjyth
  zukinorita zse4rfvgy7 zrhenjqxtk1 zpyf.gfhjkm zoolook137 zolushka95 zolushka18 zolushka13 zolter1992 znfrfzrfrfztcnm
  zlodeivot88w3er zlatazlata zlata12345 zkenmitxtvns zipzip0916 zigazaga88 zhopazhopa zhjckfdzhjckfd zhjckfd2009 zhi2fge169
  zhenya1515 zh7mq1zigp zgjkyfzlehf zg3tmt75rt zezimazezima zezima12345 zevfvslehjxrf zest5526433 zenitpiter zenanthrrt4
  zekkez1996 zebrazebra zdktybt777 zczrefrection zcfvsqrhenjq zcfvsqkexibq zcfvfzcfvfzcfvfz zavialov1990 zasxcderfv zasadazasada
  zaqzaqzaqzaq zaqxswcde1 zaqwsxcde321 zaq1xsw2cde3vfr4 zaq123edcxsw zaq1234rfv zaprosto10 zappazappa zapadlo136 zantezuken
  zannuke123 zanepops27 zamerzamer zaibuneng198710 zaebalovse zaebalivse zadolbali1984 zachemparol z81iysh55h z72u4xbv9k
  z513092572 z3v09ch51w z1z2z3z4z5z6 z1x2c3v4b5n6m z1979lbyfhbr yyapelmejko yura11061996 yummypussy yulyayulya yuliya1995
  yuliayulia yui89213641706 ytvfrc5130 ytty5656ty56 ytrewq12345 ytr03051993 ytnevtyzgfhjkz ytkes9959evh ytdvbyztvsq ytdhjkjubz
  ytdcrfz2476 ytantrfvcr yssss19977 yra3262010 yqkki8yutvdg yoyoyoyo19 yourmom123 youknowwho youcantseeme youarethe1
  youaremylove youaremine ymisamigos yjvth3632171 yjplhtvjxrf0102 yjdujhjl52 yjdsqujl2013 yjdsqujl2012 yjdsqujl2010 yjdsqujhjl
  yjdsqgfhjkm15 yjdsq823819 yjdjtgjrjktybt yjdjldbycr yjdjehfkmcr yfujhirtcbltkrjhjkm yfnfkb2010 yfnfifyfnfif yfnfif1986
  yfnfif1985 yfnfif1984 yfnfif1983 yfnfif1976 yfnfif1975 yfnfif1972 yfltymrf123 yfcnz2yfcnz yfcnz12345 yfcntymrf123
  yfcntyfckfcntyf yfchfnm123 yfceyfirjke yellowstone yellowbird ybrjveytdthm ybrjkfqrjdlbvf ybrbnf2011 ybrbnf2000 ybrbnf1997
  yblthkfyls yaxscdvfbg yatsenk01308 yatebyalublu yaroslav2011 yaroshenko yapr6s9hqh yapilolik155 yamaha_cdr yalublusebya
  yakubovich yabastante yaallah123 yaalimadad y0s84jkxrztq xzkxqd4137 xyivzlomaesh xxxmisterxxx xxxhackers xxx1999xxx
  xxx124578123 xxx03111994 xxj31zmtzzkva xx85.enk7a8m2 xx123cardoso xwy5864297 xvjrbxvjrb xtx89xtx89 xthyjtvjht xthyfzgfynthf
  xthyfzfrekf xthtlybxtyrj xthtgfyjdf xthrtccr65 xthnjdobyf xtcnthabkl xs12340987 xrizantema xpac196980 xldir6us9wk8 xla69dnay82
  xkty1234567 xinmima09362 xhxqrq89309 xgeneration xfqckbvjyjv xesrusches xeljdfhobr27 xckl6v4cdg xbox360live xblhintb9w
  xaxbczczaax xaxaxaxaxa xachatryan x5ddxpstm9 x4prmbdhfxh x123456789 wzr12dun6x wyotftffju www9356527575195 www89062803177
  wweuniverse wuseldusel wunderland wukwinwukwin wtynhfkmyfz wtvtynjdjp wtb220wtf220 wsydcig761 wsxwsx1234
  wso9rycamguchqpdwwvbad wsnjgkfpvf wshhzqgaqr ws4zvm85vsuq wrwff212uu wrestlemania wpd21128gp wpc5d6u1rh worthington
  worrior6621 wormix_war worldismine workathome woodworking woodkitten wonderfull wonderful2 wolverine99 wolverine3
  wolverhampton wolfmother wolferman777 wmpfeature wladimir1994 wkiskey232 witchdoctor winter3568 winter2011 winter1991
  winter1234 winston1986 winston123 winniepuch windwalkerr windsurfing windowsvista windowslive winchester1 williewonka
  williemays williamfuss william12345 wildhorses wiggles123 whitewitch whitewidow whitestripes whiteshark whitejoint whitecloud
  whitechicks whiteangel whatthehel whatisthat whatever18 whatasofty wgqerlkzxc wetpanties weterweter werther519 weropering
  weronika12 werewolf123 werewolf12 weras12345 wellington1 welcometohell welcomehome weisskreuz websolutions69 websolutions007
  webslinger webpassword weathertg4 weatherford wearexrated wearelegion wd9dwgka9mkr wcteam2003 wcrfvjcrdf wc3tftdota waterworks
  watershed1 waterproof watermelon1 waterfront water4me55 watchtower was_rejected wash8845219 wasd852456 warriorwithin
  warrior12345 warrior123 warnkenggtr warmachine warlock1979 warhawk6846 warewo1olf3 warcraftrenat wangwang2013 wanderlust
  wallywally walley2003 walkman123 walkingrain walesonskilz wakrivetka wakeboard1 wakaflocka waitandbleed wachtwoord1 w999999999
  w7tlaninorh w7dy287ktshn w66yrybgra w34an7d60a w248403198828w w123456789 w0173254522 vzcjvzcj20 vvvvvvvvvvv vvvvvvssssss
  vv22071988 vucnepo4ek vtxnfblbjnf vtujgfhjkm vtte727xgi vtnhjkjubz vtnfvjhajpf1 vtnfvatnfvby vthndstleib vsjgrnel12 vsemprivet
  vselennaya vsebudetxorosho vsdctevhtv vq6m5spb3ukero vozrojdenie vovanvovan vovan12345 vovadima2819 vova317545 vova123789
  voroshilov voodooudo99 volgodonsk volga31105 volcano2312 voetbal123 vmtvk38933 vmj0030000 vleofdhghxxp vladreghbzyjd
  vladimir2011 vladik2005 vladik1995 vladbondar vlad_174rus vlad123vlad vlad123456789 vkontaktedrug vkontaktebuggy vkontakte2
  vkontakte111 vkont191988 vkns9wzarb vkcwelv262 vjzvfvjxrf vjzbuhf1993 vjqrjynfrn vjqntktajy53 vjqntktajy vjqcegthgfhjkm
  vjhjpbcjkywt vjcrdfcbnb vjcrdf1980 vjcrdbx412 vivaorient vivamexico vivalasvegas vitya852010 vitos12345 vitalik1998
  vitalik1997 vitalik1993 vitalik1991 vitalik1989 vital30125 vision2lead vishwanath violetta1992 vinnythepooh vindicated
  vincent2010 villamonte viktorovi4 viktoriya1993 viktoria22 viktoria1989 viktor1994 viktor1986 viktor1978 viktor1971 viktor1967
  viktor12345 vikquicker vikavika10 vikachka7777 vika547569 vika123456789 vika123456 vijayvijay vietnamese videovideo
  vidasaudavel victory123 victorious victoria99 victoria15 victor2000 viaggia123 vh5sxz3tewey vgsxavgsxa vgq7tfvsni vglu4tl73h
  vfylfhbyrf2002 vfyecrhbgn vfvjxrf1976 vfubcnhqwe vfrfhrbybkmz vfrcfyfkjdbx vfrcdexswzaq vfrcbvrf90 vfrcbvrf12 vfrcbv565656
  vfrcbv2009 vfrcbv2008 vfrcbv2003 vfrcbv1994 vfrcbv1989 vfrcbv12345 vfrcbv1141 vfrcbv050489 vfqcrbq123 vfpfwerbc01 vfndtq2011
  vfndtq2010 vfnbvfnbrf vfltvefptkm vfksubybdfy vfkbyrf123 vfhrtnjkju vfhnsytyrj vfhnbyb111 vfhnbhjczy vfhecz2010 vfhecz2005
  vfhectymrf vfhcjdyf1994 vfhcfkmcrbq vfhbzvfhbz vfhbzbdfyjdf vfhbyf2009 vfhbyf19981902 vfhbyf1987 vfhbyf1986 vfhbyf1984
  vfhbyf1977 vfhbirf666 vfczyzvfczyz vfcnthitaa vfbn2szj63 veteran240282 vesnavesna verveloabball vertyporokh123 vershinina
  veronika25 veronika1986 veronika18 veronica123 verizon123 venvr8vr883f ventilyator venomancer venom211192 venfynvenfyn
  vendetto123 venderprajs veluxptfcor vehpbkrf13 vehfnjdfqaz123496 vecjhjghjdjl vdguzman011 vcb2009byday vbtfztz3ehdw vbnhjgjkbn
  vbkkbjythif vbkfy12345 vbifbhfr123 vbhystgbgrb vbhjplfybt vbhjiybrjd vbhevbh123 vb9djgjdwxdq vazik21093 vasya12345 vasika1234
  vascorossi varvara2010 vartazarian vanyachuyko vanillasky1 vanillasky valiente71 valery7424 valeriyalove valerievna
  valerakish963210 valera2012 valera1998 valera1994 valera1993 valera1982 valera1968 valera1961 valenzuela valentinovna
  valentinas valentina123 valentin1995 vaisefuder vadimka777 vadimka12369 vacaciones va306566153156 v23011967v v1a2l3y4a5
  uytplbkjdf uyjvnjhufi uuuuuuuuuuuu uu64kn1egi utkbrjgnth uthvfybzrfekbnw uthjzvckfdf usurpation username69 user692905
  user5180670 urlacher54 uqbk68jf75pc upsidedown upholstery (unverified university1 universita universe94 uniprocessor
  underwhater undertaker1 underpender underkover underground3 underground2 undergraund undergrads undeground undefi_jysir
  undead2008 unclchichi umc55632301 umathurman ultimathule ultimate21 ultimate12 ultimat123 ukflshekzn ujkma123456 ujkjlhfytw
  ujhjlljhju ujhftdthtcn ujgcnjg2010 uhlvuhlvlove uhfylvfcnth22 uhbujhmtdyf uhbifuhbif ufkfrnbrf74 ufkbyf1952 ufhltvfhby9
  ufhbaekkbyf uffhfhekbn udkzarniamov udfltkeggf uclabruins uchihasasuke ublhfhubhev ubgthvfhrtn ubgjnfkfvec uaiobg9312gg1
  uaeuaem6597676 u91p48w301 u7yno5t180 u764x1k225 u73skd3kls u3bkdrf357 u293484960 tzmzikyd8bmc tz0vbtp746 tytytytyty
  tyljrhbyjkju txmasterpppp twojastara twintowers twinktwink twinkletoes twinklegend twillikiki1122 twilight2010 twilight123
  tweety12345 tweedledum tvmsclrf68 tvinktvink tutanxamon tuscltuscl tuscljarvik tuscl123123 turpentine turbopascal
  turboblink182 turashvili tumoxalwmz tujhrf1997 tuborggreen tu4stu4kins279 tttttttt2000 tttttt2000 tsso049991 tsoikino950
  tsibulskiy tserber123 trymycode91 trustno269g trustn00ne trustmaster truckmouse truboprovod tru2dagame trottolino troop4life
  trofimchuk triumvirat triskelion trisdog7cp trintrin05 triderredirt tricking123456 triathlon1 trfnthbyf21 trfnthbyf2
  trfnthbyf1995 trezeguet2 treadstone travmatolog travelling travelinstyle tratatushka tratata123 transserfing transplant
  transition tramontana traktor123 trainwreck trainspotter trailerpark trafficforme trafficexchange traffic123 traditional
  trademaster tracon130591 toysoldier toyotatacoma toyotamark2 toyotacelica toxa3353520216 towermount totaldrama toshiba2771
  toshiba123 torrevieja toomuchsugar tool369963 tonythomas tonystewart tonyparker tonymontan tony123123 toniville46 tom.nancy5
  tommiller57 tomkocher01 tomisdebom tomato1981 tokiohotel123 toeirerdio tocotronic toblerone37 tnf37i6sdy tmntturtle
  tmihhp35gjwk tlbycndtyyfz tktrnhjybr titanqwest tishamisha tintan1027 tinkywinky tinkiwinki timswebgood timesofindia
  timeismoney timduncan21 timberline tilahun2010 tikilamp11 tiigrikutsu tigger6063 ticonderog ticaltical tiamotanto thytcgfnty
  thundercloud thunderbirds throatfucker threetwoone threesome3 threepwood thorshammer thoomasefb thomasthomas thomas7710
  thmpv77d6f thissucks1 thisismypassword thisisatest thisinstance thirdreich thiesing-daniela theworldismine theundertaker
  thessaloniki therooster therangers theojaspers themisfits thelast733 thejawjaster thehedgehog thegazette theend2012
  thedarkness18 thedarkknight thedarkangel thecolonel thechosenone thechemodan thebigone03 thebigboss theangel777 thathazinha
  thanks2000 thanhnguyen thanhhuong thaiseuteamo testosterone tervetuloa terronha11 terpsihora termopast12 terimakasih
  tereshkova tereschenko tep0611abc tenten1010 tennisball tennis2000 tennessee1 tenaciousd tempaccess televocomigo teleseti83
  telemark68 telefunken telefoon123 telefonino tegusigalpa tefpvqf933 teensteens teenshardcore teeheelolz tedtest543 teddybeer01
  technologies teamomigue teamomiamo teamojesus teamoandre teacherspet tdutymtdyf tdutybqjytuby tdutybq12345 tda02081986
  tbuhk123456 tbrunson-serihs tatyana1967 $tatyana09$ tatatatata tastytreat tastesgreat taskmaster taskforce141 tarnavskaya
  tarantella tarantasik tarakan4ik tarakan209 tarakan123 tanyan2013 tanya1234567890 tantisoldi tannenbaum tanglefoot tangentbord
  tallahassee takingoverme taichi110183 tagnsw26t6 tadlobk2000 tabularasa t6dlniahehjsktr60vp8rb50e2 t1t2t3t4t5 t1a2r3a4s5
  t12k16y19w systemofadow systematic syperbafer syncmaster710v syncmaster1 sylviarafael sykamyxa3gg swordsinger switchfoot
  swingers69 swimming123 swforever777 sweetlover sweetcandy sweatpants svstime007 svskosvsko svoloch2010 svoboda1992 svistunova
  sviatoslav svetlashka svetlanochka svetlana88 svetlana77 svetlana71 svetlana62 svetlana2011 svetlana1993 svetlana1982
  svetlana1978 svetlana123 svetik1989 sveta12345 svaytsvayt suspension sushisushi susanna1997 surfergirl supervolde1 supervizor
  supertramp superstock superstars superstar123 superspurs superskunk supersecret superpassword supernova1
$words$, E'\n', ' ')) > 0
$$;
comment on function private.is_breached_password(text) is 'Whether this lowercase text is one of the 10,000 commonest stolen passwords.';

-- 07_logins.sql ==========================================================================================

-- Logins and passwords. The admin creates a login with a temporary password, resets the password and disables the login; the
-- member changes the password. A new password must not be a row of keys or letters. Nor may it contain a part of the person's
-- name, or be one or two common words, with or without a year or signs around them, or a common stolen password. Digits and signs
-- in place of letters don't help.
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
  -- With what stands around it: manchester, Manchester-1999.
  elsif exists (select from unnest(spellings || lowercase) as spelling where private.is_breached_password(spelling)) then
    perform private.refuse(
      'password_is_breached',
      'Choose a password that is harder to guess: this one is in the lists of stolen passwords that thieves try first.',
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

create function public.read_visitor_facts(profile_id bigint)
returns table (height smallint, education text, job text)
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select details.height, details.education, details.job
  from public."RegisteredUsers" as card
  join public.profile_details as details on details.registered_user_id = card.id
  cross join public.site_settings as settings
  where card.id = profile_id and card.visible and settings.visitors_may_browse and settings.visitors_see_facts
$$;
comment on function public.read_visitor_facts(bigint) is 'For visitors: height, education and job of a profile whose card they see, while the bureau shows them. Otherwise no row. Members read profile_details.';
grant execute on function public.read_visitor_facts(bigint) to anon;

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

create function private.day_key(given text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  day_salt bytea;
begin
  select salt into day_salt from private.day_salts where day = private.today();
  if not found then
    delete from private.day_salts where day < private.today();
    insert into private.day_salts values (private.today(), extensions.gen_random_bytes(16)) on conflict do nothing;
    select salt into strict day_salt from private.day_salts where day = private.today();
  end if;
  return left(encode(sha256(day_salt || convert_to(given, 'UTF8')), 'hex'), 32)::uuid;
end
$$;
comment on function private.day_key(text) is 'A hash that differs from day to day. After the day nobody can try values for it.';

create function private.reader()
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  return coalesce(auth.uid(), private.day_key(private.caller_address()));
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

create policy "The admin reads the office's facts" on public.office_details
  for select to authenticated using ((select private.is_admin()));

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
  -- The other family may have said yes already (29_introductions.sql).
  update public.introductions set request_id = new_id
    where family_id = ask_for_contact.profile_id and shown_id = my_id and answer = 'interested' and introductions.request_id is null;
  perform private.ask_family(ask_for_contact.profile_id, my_id);
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
    ('wishes changed', 'admin', true, '{name} has changed the wishes for a partner.'),
    ('enquiry came', 'admin', false, 'Enquiries have come in.'),
    ('answer came', 'admin', true, '{name} answers about {other}: {answer}.'),
    ('both interested', 'admin', false, '{name} and {other} are interested in one another.'),
    ('link on another phone', 'admin', false, 'The private link of {name} was opened on another phone.'),
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
    ('people chosen', 'member', false, 'The bureau has chosen profiles for you.'),
    ('family interested', 'member', false, 'A family is interested in you: {name}. The bureau will call you.'),
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
    select jsonb_build_object(
      'phone_number', phone_number, 'whose_phone', whose_phone,
      'second_phone_number', second_phone_number, 'whose_second_phone', whose_second_phone,
      'email', email, 'address', address
    )
    from public.contact_details where registered_user_id = profile_id
  );
end
$$;
comment on function public.read_contact_details(bigint) is '{phone_number, whose_phone, second_phone_number, whose_second_phone, email, address} of one registered user. A member reads their own and those shared with them, and gets null for others; {record_first} asks them for record_my_reading. The admin reads those that they have opened, see open_contact_details.';
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
  if (select second_person_decides from public.site_settings) and exists (
    select from public.contact_consents as consent
    where consent.request_id = request.id and recorded_by_name = private.my_admin_name()
      and (registered_user_id = target.id or both_ways)
  ) then
    perform private.conflict('second_person', 'You recorded the consent. Another admin approves this request.');
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
comment on function public.decide_request(bigint, boolean, text, boolean) is 'For the admin: approves or declines an open request. An approval needs a recorded consent, shares the contact details with the one who asked and notifies both. both_ways needs both families'' consents and shares each one''s details with the other. A refusal needs a reason. PT409 if it is not open any more, and where the setting second_person_decides is on for the admin who recorded a consent that counts.';
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
-- flat JSON object whose keys are column names of "RegisteredUsers", profile_details, contact_details and office_details.
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
      to_jsonb(card) || coalesce(to_jsonb(details), '{}') || coalesce(to_jsonb(contact), '{}') || coalesce(to_jsonb(office), '{}')
    ) where key in (select field from private.person_fields)
  ))
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  left join public.contact_details as contact on contact.registered_user_id = card.id
  left join public.office_details as office on office.registered_user_id = card.id
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
  insert into public.office_details select (jsonb_populate_record(null::public.office_details, row_of_details)).*
    where person ->> 'old_number' is not null;
end
$$;
comment on function private.add_person(bigint, jsonb) is 'Inserts card, details, contact and the office''s facts of a checked person; the profile waits for verification.';

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
  if person ?| private.columns_of('office_details') then
    insert into public.office_details (registered_user_id) values (profile_id) on conflict do nothing;
    perform private.write_fields('office_details', 'registered_user_id', profile_id, person);
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
  request_id uuid, person jsonb, username text default null, temporary_password text default null, further_lines text default null,
  wishes jsonb default null, enquiry_id bigint default null
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
  perform private.refuse_large(wishes);
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
  if wishes is not null then
    perform private.refuse(code, sentence, field, given) from private.entered_wish_problems(wishes) limit 1;
  end if;
  perform private.refuse_missing_files(request.registered_user_id, fields);
  -- Before the audit log, as a change of its state does.
  if enquiry_id is not null then
    perform private.lock_enquiry(enquiry_id);
  end if;
  perform set_config('matrimony.audit_action', 'registered', true);
  perform private.add_person(request.registered_user_id, fields);
  perform private.keep_lines(request.registered_user_id, 'further_lines', further_lines);
  perform private.add_wishes(request.registered_user_id, wishes);
  if username is not null or temporary_password is not null then
    perform private.add_login(request.registered_user_id, username, temporary_password);
  end if;
  if enquiry_id is not null then
    perform private.close_enquiry(enquiry_id, request.registered_user_id);
  end if;
  update private.requests set completed_at = now() where requests.request_id = request.request_id;
  return request.registered_user_id;
end
$$;
comment on function public.register_person(uuid, jsonb, text, text, text, jsonb, bigint) is 'For the admin: inserts card, details, contact and, if a username is given, the login of a person, in one transaction; returns the id. Further lines of a biodata, at most 2000 characters, go into the log, or with contact details into the office''s note. Wishes are {must, hoped}. enquiry_id: the enquiry that becomes this person. Idempotent by request_id. Error 22023 names the field in its hint, "wishes.caste" for a wish.';
grant execute on function
  public.register_person(uuid, jsonb, text, text, text, jsonb, bigint)
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

create function private.list_possible_duplicates(person_name text, birth_date date, phones text[], except_id bigint)
returns table (id bigint, name text, reason text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  keys constant text[] := array(
    select private.phone_key(phone) from unnest(phones) as phone where char_length(private.phone_key(phone)) >= 7
  );
begin
  perform private.require_admin();
  return query
    select card.id, card.name, 'same telephone number'
    from public.contact_details
    join public."RegisteredUsers" as card on card.id = contact_details.registered_user_id
    where (private.phone_key(contact_details.phone_number) = any (keys)
        or private.phone_key(contact_details.second_phone_number) = any (keys))
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
comment on function private.list_possible_duplicates(text, date, text[], bigint) is 'Profiles that may be the same person: with the same name and date of birth, or one of these phone numbers. Any argument may be null.';

create function public.find_possible_duplicates(
  person_name text default null, birth_date date default null, phone text default null, except_id bigint default null,
  second_phone text default null
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
  perform private.refuse_large(second_phone);
  select coalesce(jsonb_agg(to_jsonb(duplicate)), '[]') into duplicates
    from private.list_possible_duplicates(person_name, birth_date, array[phone, second_phone], except_id) as duplicate;
  if num_nonnulls(phone, second_phone) > 0 then
    perform private.record_lookup(num_nonnulls(phone, second_phone), array(
      select (duplicate ->> 'id')::bigint from jsonb_array_elements(duplicates) as duplicate
      where duplicate ->> 'reason' = 'same telephone number'
    ));
  end if;
  return private.keep_answer(duplicates);
end
$$;
comment on function public.find_possible_duplicates(text, date, text, bigint, text) is 'For the admin: looks for profiles with one of the phone numbers, or the same name and date of birth. Records a search for a number. read_answer returns [{id, name, reason}], at most ten.';
grant execute on function public.find_possible_duplicates(text, date, text, bigint, text) to authenticated;

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
      ('Mobile', coalesce(contact.phone_number, contact.second_phone_number) is null),
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
  perform private.erase_enquiries(profile_id);
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
  perform private.require_owner();
  card := private.lock_profile(profile_id);
  if card.deleted_at is null then
    perform private.conflict('profile_not_deleted', 'Delete the profile first.');
  end if;
  perform private.require_typed_name(card, typed_name);
  perform private.erase_person(profile_id);
end
$$;
comment on function public.erase_profile(bigint, text) is 'For an owner: erases a deleted profile at once, irreversibly. Needs the typed name.';
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

create function private.phrase_key(entered text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array_to_string(private.search_words(entered), ' ')
$$;
comment on function private.phrase_key(text) is 'A phrase as the search compares it: its words in the order of letters, with a blank between.';

-- for_visitors: true for fields of the card, which everybody sees; the other filters are for members.
create view private.profile_filters as
  select * from (values
    ('looking_for', 'choice', 'gender', true),
    ('age_from', 'from', 'age', true),
    ('age_to', 'to', 'age', true),
    ('religion', 'choices', 'religion', true),
    ('location', 'place', 'location', true),
    ('with_picture', 'flag', 'first_img', true),
    ('height_from', 'from', 'height', false),
    ('height_to', 'to', 'height', false),
    ('caste', 'words', 'caste', false),
    ('mother_tongue', 'choices', 'mother_tongue', false),
    ('education', 'words', 'education', false),
    ('occupation', 'words', 'job', false),
    ('birth_star', 'choices', 'birth_star', false),
    ('rasi', 'choices', 'rasi', false),
    ('marital_status', 'choices', 'marital_status', false),
    ('mangal_dosha', 'choices', 'mangal_dosha', false),
    ('diet', 'choices', 'diet', false),
    ('other_gothram', 'other words', 'gothram', false),
    -- stars: the lists of matching stars. matches_star: the method and least score behind them, which a saved search keeps.
    ('stars', 'stars', 'birth_star', false),
    ('matches_star', 'star score', 'birth_star', false),
    ('search', 'search', null, false)
  ) as filter (name, kind, field, for_visitors);
comment on view private.profile_filters is 'The filters. A choice takes one of the field''s choices. Choices, words and a place take several with commas: one of them. from and to are limited by the field''s smallest and largest.';
revoke all on private.profile_filters from anon, authenticated, service_role;

create function private.listed_values(kind text, entered text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when kind in ('choices', 'words', 'place')
    then array(select btrim(part) from unnest(string_to_array(entered, ',')) as part)
    else array[entered] end
$$;
comment on function private.listed_values(text, text) is 'The values of a filter of this kind: "Tamil, Telugu" are two, one of which is enough.';

create function private.community_tag(religion text, word text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select 'community:' || religion || ':' || word
$$;
comment on function private.community_tag(text, text) is 'The tag of a religion and a word of the caste together. Most searches name both, and a caste of another religion then matches nobody at once.';

create function private.search_tags(filters jsonb)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(distinct tag order by tag), '{}')
    from (
      select unnest(case kind
        when 'choice' then array[name || ':' || value]
        when 'choices' then array[name || ':' || value]
        when 'other words' then array[name || ':' || private.phrase_key(value)]
        when 'flag' then array[name]
        when 'words' then array(
          select unnest(array[name || ':' || word, case when name = 'caste' then private.community_tag(filters ->> 'religion', word) end])
          from unnest(private.search_words(value)) as word
        )
        -- Town and state, by which a known name is found.
        when 'place' then array[
          name || ':' || nullif(private.phrase_key(split_part(value, ',', 1)), ''),
          name || ':' || nullif(private.phrase_key(split_part(value, ',', -1)), '')
        ]
      end)
      from jsonb_each_text(filters) as given (name, value)
      join private.profile_filters using (name)
      where value is not null
    ) as given (tag)
    where tag is not null
  );
end
$$;
comment on function private.search_tags(jsonb) is 'The tags of values by the names of their filters: the values of a profile, or the choices of a search.';

create function private.with_unknown(tags text[])
returns text[]
language sql
stable
set search_path = ''
as $$
  select tags || array(
    select name || ': ?' from private.profile_filters
    where kind in ('choices', 'words', 'other words', 'place') and not exists (select from unnest(tags) as tag where tag ^@ (name || ':'))
    order by name
  )
$$;
comment on function private.with_unknown(text[]) is 'The tags of a profile, with "diet: ?" for each fact that is not known: a wish counts it against nobody. No filter asks for a word that begins with a blank.';

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
  gender text,
  times_shown integer not null default 0,
  waits_since timestamptz not null
);
comment on table private.profile_search is 'The table that the search reads: one row for each registered user, kept by triggers.';
comment on column private.profile_search.age is '999 if unknown: last when sorted by age.';
comment on column private.profile_search.name_folded is 'The result of private.name_key().';
comment on column private.profile_search.name_for_tamil is 'The result of private.fold_for_tamil(), for searches in Tamil letters.';
comment on column private.profile_search.tags is 'Values that are compared for equality, by the name of their filter: religion:Hindu, caste:thevar and community:Hindu:thevar (one for each word), location:madurai and location:nadu tamil, education:bsc, other_gothram:bharadwaja, with_picture. A fact that is not known is "diet: ?".';
comment on column private.profile_search.town is 'The result of private.fold_name(), as that of state: for the beginning of an unknown name.';
comment on column private.profile_search.last_active_on is 'The day on which the member last looked at the profiles. Only for sorting; no query returns it.';
comment on column private.profile_search.star_code is 'The result of private.star_code().';
comment on column private.profile_search.times_shown is 'How often the bureau has shown this person to a family: among equal fits, the least shown come first.';
comment on column private.profile_search.waits_since is 'When the bureau has shown this person last; before that, the day of the verification or of the registration.';

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
-- For the matches of a family, and the number of them.
create index profile_search_gender_age on private.profile_search (gender, age) where visible;
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

create function private.waits_since(profile_id bigint)
returns timestamptz
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce((select max(shown_at) from public.introductions where shown_id = card.id), verified_at, created_at)
    from public."RegisteredUsers" as card where id = profile_id
  );
end
$$;
comment on function private.waits_since(bigint) is 'The value of private.profile_search.waits_since.';

create function private.index_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.profile_search (id, visible, created_at, age, height, town, state, name_folded, name_for_tamil, tags, star_code, gender, waits_since)
  select
    card.id, card.visible, card.created_at, coalesce(card.age, 999), details.height,
    private.fold_name(split_part(card.location, ',', 1)),
    case when position(',' in card.location) > 0 then private.fold_name(split_part(card.location, ',', -1)) end,
    private.name_key(card.name), private.fold_for_tamil(private.fold_name(card.name)),
    private.with_unknown(private.search_tags((
      select jsonb_object_agg(name, case table_name when 'RegisteredUsers' then of_card -> field else of_details -> field end)
      from private.profile_filters join private.person_fields using (field)
    ))),
    private.star_code(card.gender, details.birth_star, details.star_pada, details.rasi),
    card.gender, private.waits_since(card.id)
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  -- offset 0: computed once, not once for each filter.
  cross join lateral (select to_jsonb(card), to_jsonb(details) offset 0) as fields (of_card, of_details)
  where card.id = profile_id
  on conflict (id) do update set
    visible = excluded.visible, created_at = excluded.created_at, age = excluded.age, height = excluded.height,
    town = excluded.town, state = excluded.state, name_folded = excluded.name_folded,
    name_for_tamil = excluded.name_for_tamil, tags = excluded.tags,
    star_code = excluded.star_code, gender = excluded.gender, waits_since = excluded.waits_since;
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
    (old.name, old.gender, old.age, old.religion, old.location, old.first_img, old.status, old.created_at, old.verified_at)
    is distinct from (new.name, new.gender, new.age, new.religion, new.location, new.first_img, new.status, new.created_at, new.verified_at)
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
    select given.key, given.value, filters ->> given.key as entered, filter.kind, rule.choices, rule.smallest, rule.largest,
      case filter.kind when 'choices' then 500 when 'words' then 200 when 'place' then 200 else 80 end as most
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
      when char_length(btrim(entry.entered)) not between 1 and entry.most
        then private.problem_of(entry.key, 'filter_too_long', 'Enter 1 to {most} characters.', jsonb_build_object('most', entry.most))
      when entry.kind in ('choice', 'choices') and not private.listed_values(entry.kind, entry.entered) <@ entry.choices or entry.kind = 'flag' and entry.entered <> 'true'
        or entry.kind = 'star score' and entry.entered !~ '^((South|Kerala) ([1-9]|10)|Tamil twelve ([1-9]|1[0-2])|North ([1-9]|[12][0-9]|3[0-6]))$'
        then private.problem_of(entry.key, 'not_in_list', 'Choose one of the list.')
      when entry.kind in ('words', 'other words') and cardinality(private.search_words(entry.entered)) = 0
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
  -- As text: a number and its digits are the same filter.
  from jsonb_each_text(filters) as given (key, value)
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
      -- ச is s, sh and ch, and only seldom j: Tamil has ஜ for it.
      when in_tamil then format('name_for_tamil ^@ %L', folded) || case when search ~ '^\s*ச' then ' and not name_folded ^@ ''j''' else '' end
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
        -- Few letters of the Tamil key are inside very many names: "asa" (Asha) is in Ramachandran and Natarajan.
        when in_tamil and char_length(word) < 5 then format(
          '(name_for_tamil like %L and (%L || name_for_tamil) like %L)', '%' || pattern || '%', ' ', '% ' || pattern || '%')
        -- Without three letters the index would be read as a whole.
        when in_tamil or char_length(tamil_word) < 3 then format('%I like %L', of_name, '%' || pattern || '%')
        else format('(name_folded like %L or name_folded like %L)', '%' || pattern || '%', '%' || tamil_pattern || '%')
      end,
      case
        when in_tamil and char_length(word) between 3 and 4 then format('name_for_tamil like %L', '%' || pattern || '%')
        when word ~ '^[a-z]{4,}$' then format('%I operator(extensions.%%>) %L', of_name, word)
      end
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

create function private.facts_condition(filters jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  worded constant text[] := array(select name from private.profile_filters where kind = 'words');
  several constant text[] := array(
    select name from private.profile_filters
    where kind = 'choices' and cardinality(private.listed_values(kind, filters ->> name)) > 1
  );
  religion constant text := (filters - several) ->> 'religion';
  -- The tags of a community cover its religion.
  tags constant text[] := private.search_tags(filters - worded - several - array['location', 'other_gothram'] - case when filters ? 'caste' then 'religion' else '' end);
begin
  return nullif(concat_ws(' and ',
    case when tags <> '{}' then format('tags @> %L::text[]', tags) end,
    (
      select string_agg(private.any_tag(name || ':', private.listed_values('choices', filters ->> name)), ' and ' order by name)
      from unnest(several) as name
    ),
    (
      select string_agg(private.words_condition(given.key, filters ->> given.key, religion), ' and ' order by given.key)
      from jsonb_object_keys(filters) as given (key)
      where given.key = any (worded)
    ),
    case when filters ? 'other_gothram'
      then 'not ' || private.any_tag('other_gothram:', private.same_phrases('gothram', filters ->> 'other_gothram')) end,
    case when filters ?| array['age_from', 'age_to'] then format(
      'age between %L::smallint and %L::smallint', coalesce(filters ->> 'age_from', '0'), coalesce(filters ->> 'age_to', '100')) end,
    case when filters ? 'location' then private.words_condition('location', filters ->> 'location', null) end
  ), '');
end
$$;
comment on function private.facts_condition(jsonb) is 'The condition on private.profile_search for choices, words, age and place; null without them. Values enter as quoted literals only.';

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
  -- Members find their own profile only by name or user id.
  findable constant text := format('visible and id <> all (%L::bigint[])', array(
    select private.my_blocked_ids()
    union all
    select id from private.my_registered_user_ids() as id where search is null
  ));
begin
  return concat_ws(' and ', findable,
    -- Side and height have a common index.
    private.facts_condition(filters - case when with_height then 'looking_for' else '' end),
    case when filters ? 'stars' then format('star_code = any (%L::text[])', array(
      select jsonb_array_elements_text(list) from jsonb_array_elements(filters -> 'stars') as list
    )) end,
    case when with_height and filters ? 'looking_for' then format('gender = %L', filters ->> 'looking_for') end,
    case when with_height then format(
      'height between %L::smallint and %L::smallint', height_from - (widened_by + 1) / 2, height_to + widened_by / 2) end,
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
create index contact_details_second_phone_part on public.contact_details
  using gin (translate(second_phone_number, '+ ', '') extensions.gin_trgm_ops) with (fastupdate = off);
create index contact_details_email_part on public.contact_details
  using gin (lower(email) extensions.gin_trgm_ops) with (fastupdate = off);
-- No statistics, for the same reason as for contact_details_phone in 02_people.sql.
alter index public.contact_details_phone_part alter column 1 set statistics 0;
alter index public.contact_details_second_phone_part alter column 1 set statistics 0;
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
        select registered_user_id from public.contact_details
        where translate(phone_number, '+ ', '') like pattern or translate(second_phone_number, '+ ', '') like pattern
        order by registered_user_id desc limit 100
      );
    end if;
  end if;
  perform private.record_lookup(1, found_ids, case when is_email then 'e-mail addresses' else 'telephone numbers' end);
  return private.keep_answer(to_jsonb(found_ids));
end
$$;
comment on function public.find_people_by_contact(text) is 'For the admin: looks for people by 5 or more digits of a phone number of theirs, and records it. With an @, by 5 or more characters of their e-mail address. read_answer returns their ids, at most 100.';
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
    where key in (
      'age_from', 'age_to', 'caste', 'education', 'occupation', 'mother_tongue', 'birth_star', 'rasi', 'mangal_dosha', 'marital_status'
    )
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
begin
  if facts = '{}' and not filters ?| array['name', 'place'] then
    return null;
  end if;
  return nullif(concat_ws(' and ',
    -- Together with others, side and religion are looked up there too: one table then answers.
    private.facts_condition(facts || jsonb_strip_nulls(jsonb_build_object(
      'looking_for', filters -> 'side', 'religion', filters -> 'religion', 'location', to_jsonb(nullif(btrim(filters ->> 'place'), ''))
    ))),
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
      'handled_by', 'unhandled', 'registered_from', 'registered_to')
      and not private.shared_filters(filters) ? key
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
  if filters ? 'handled_by' then
    conditions := conditions
      || format('card.id in (select registered_user_id from public.office_details where handled_by = %L)', filters ->> 'handled_by');
  end if;
  if (filters ->> 'unhandled')::boolean then
    conditions := conditions
      || 'not exists (select from public.office_details where registered_user_id = card.id and handled_by is not null)'::text;
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
comment on function public.find_people(jsonb, text, integer, integer) is 'For the admin: registered users of any status, sorted by newest, oldest, name, age or id. Skips the first "skip" (up to 1000000) and returns at_most (1 to 60). Filters: ids, name (similar names, if nobody has it), status, login (none, waiting, active, off), side, religion, place, age_from, age_to, caste, education, occupation, mother_tongue, birth_star, rasi, mangal_dosha, marital_status, registered_from, registered_to (days), without_picture, not_told (has a login, but no WhatsApp notice was sent), handled_by (the username of an admin), unhandled. Only the status "deleted" includes deleted profiles. Error 22023 for wrong filters.';

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
  perform private.require_owner();
  perform private.refuse_large(ids);
  if ids is null or cardinality(ids) not between 1 and 1000 then
    perform private.refuse('too_many_people', 'Choose from 1 to 1000 people.');
  end if;
  found_ids := array(select id from public."RegisteredUsers" where id = any (ids) and deleted_at is null order by id);
  perform private.write_audit(act, 'RegisteredUsers', id::text, id) from unnest(found_ids) as id;
  perform private.write_audit(act, 'RegisteredUsers', cardinality(found_ids)::text);
end
$$;
comment on function public.record_export(bigint[], boolean) is 'For an owner: records the export of up to 1000 people, each with a row, and one row with their number. export_people then returns them for a minute. Takes at most 20 s.';
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
  perform private.require_owner();
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
        jsonb_build_object('id', card.id, 'status', card.status, 'wishes', (
          select jsonb_build_object('must', must, 'hoped', hoped) from public.wishes where registered_user_id = card.id
        ))
          || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(
                to_jsonb(card) || coalesce(to_jsonb(details), '{}') || coalesce(to_jsonb(contact), '{}')
                  || coalesce(to_jsonb(office), '{}')
              ) where key = any (kept))
          -- The note holds further phone numbers.
          || case when with_contact then jsonb_build_object('office_note', notes.note) else '{}' end
        order by card.id
      ), '[]')
    from public."RegisteredUsers" as card
    left join public.profile_details as details on details.registered_user_id = card.id
    left join public.contact_details as contact on contact.registered_user_id = card.id
    left join public.office_details as office on office.registered_user_id = card.id
    left join private.office_notes as notes on notes.registered_user_id = card.id
    where card.id = any (ids) and card.deleted_at is null
  );
end
$$;
comment on function public.export_people(bigint[], boolean) is 'For an owner: people as flat objects with their wishes {must, hoped}, on request with contact details and the office''s note, after record_export. Takes at most 20 s.';
grant execute on function
  public.export_people(bigint[], boolean)
  to authenticated;

-- Import -----------------------------------------------------------------------------------------------------------------

create table private.imported_people (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  request_id uuid not null references private.requests (request_id) on delete cascade
);
comment on table private.imported_people is 'The import that a person came with, so that it can be undone for a day.';

create index imported_people_of_request on private.imported_people (request_id);

revoke all on private.imported_people from anon, authenticated, service_role;
alter table private.imported_people enable row level security;
create policy "No API role reads or writes imports" on private.imported_people
  for all to anon, authenticated using (false) with check (false);

create function private.import_problems(people jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  pictures constant text[] := private.picture_columns();
  fields jsonb;
  wishes jsonb;
  refusal text;
  place text;
  errors jsonb := '[]';
begin
  perform private.keep_out_of_log();
  perform private.require_owner();
  perform private.refuse_large(people, 4000000);
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) not between 1 and 1000 then
    perform private.refuse('too_many_in_file', 'A file may hold from 1 to 1,000 people.');
  end if;
  for row_number in 0 .. jsonb_array_length(people) - 1 loop
    wishes := null;
    begin
      fields := people -> row_number;
      if jsonb_typeof(fields) = 'object' then
        wishes := nullif(fields -> 'wishes', 'null');
        perform private.refuse_large(wishes);
        fields := fields - 'wishes';
      end if;
      fields := private.clean_person(fields);
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
    if wishes is not null then
      errors := errors || coalesce((
        select jsonb_agg(private.problem_for_api(problem, row_number)) from private.entered_wish_problems(wishes) as problem
      ), '[]');
    end if;
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
    fields := private.clean_person((people -> row_number) - 'wishes');
    asked := asked + num_nonnulls(fields ->> 'phone_number', fields ->> 'second_phone_number');
    for duplicate in
      select * from private.list_possible_duplicates(
        fields ->> 'name',
        case when pg_input_is_valid(coalesce(fields ->> 'date_of_birth', ''), 'date') then (fields ->> 'date_of_birth')::date end,
        array[fields ->> 'phone_number', fields ->> 'second_phone_number'], null
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
comment on function public.check_import(jsonb) is 'For an owner: checks up to 1000 people as import_people does, looks for duplicates, and records it. read_answer returns {imported: 0, errors: [{row, field, code, values, message}], warnings: [the same with profile_id]}, rows counted from 0. Takes at most 20 s.';
grant execute on function public.check_import(jsonb) to authenticated;

create function public.import_people(request_id uuid, people jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '45s'
as $$
declare
  request private.requests;
  errors constant jsonb := private.import_problems(people);
  imported jsonb;
  entered jsonb;
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
  for entered in select value from jsonb_array_elements(people) loop
    person := private.clean_person(entered - 'wishes');
    profile_id := nextval(pg_get_serial_sequence('public."RegisteredUsers"', 'id'));
    perform private.add_person(profile_id, person - 'office_note');
    insert into private.imported_people (registered_user_id, request_id) values (profile_id, import_people.request_id);
    perform private.keep_lines(profile_id, 'office_note', person ->> 'office_note');
    perform private.add_wishes(profile_id, entered -> 'wishes');
  end loop;
  perform private.write_audit('imported', 'RegisteredUsers', jsonb_array_length(people)::text);
  imported := jsonb_build_object('imported', jsonb_array_length(people), 'errors', '[]'::jsonb, 'warnings', '[]'::jsonb);
  update private.requests set completed_at = now(), result = imported where requests.request_id = request.request_id;
  return imported;
end
$$;
comment on function public.import_people(uuid, jsonb) is 'For an owner: registers up to 1000 people: person fields, and office_note for further lines, which go into the log, or with contact details into the office''s note, and wishes {must, hoped}. All or nothing; idempotent by request_id. Returns {imported, errors: [{row, field, code, values, message}], warnings: []}, rows counted from 0. Takes at most 45 s.';
grant execute on function public.import_people(uuid, jsonb) to authenticated;

create function public.list_imports()
returns table (request_id uuid, imported_at timestamptz, imported_by text, people integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  return query
    select requests.request_id, requests.completed_at, admins.display_name, count(*)::integer
    from private.requests
    join private.imported_people on imported_people.request_id = requests.request_id
    left join private.admins on admins.user_id = requests.made_by
    where requests.kind = 'import' and requests.completed_at > now() - interval '1 day'
    group by requests.request_id, admins.display_name
    order by requests.completed_at desc;
end
$$;
comment on function public.list_imports() is 'For an owner: the imports of the last 24 hours, newest first, with the number of their people who are still in the register.';
grant execute on function public.list_imports() to authenticated;

create function private.reason_to_keep(imported_id bigint, imported_at timestamptz)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when exists (select from public.accounts where registered_user_id = card.id) then 'login'
    when card.visible then 'verified'
    when exists (select from public.contact_requests where card.id in (requester_id, profile_id)) then 'request'
    when card.status <> 'submitted' or exists (
      select from public.audit_log
      where registered_user_id = card.id and happened_at > imported_at and action <> 'birthday'
        and coalesce(old_values, new_values) is not null
    ) then 'changed'
  end
  from public."RegisteredUsers" as card where card.id = imported_id
$$;
comment on function private.reason_to_keep(bigint, timestamptz) is 'Why an imported person stays when the import is undone: login, verified, request or changed; null for nobody who has done anything with them.';

create function public.undo_import(request_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '20s'
as $$
declare
  request private.requests;
  kept jsonb;
  removed bigint[];
  removed_id bigint;
begin
  perform private.require_owner();
  select * into request from private.requests
    where requests.request_id = undo_import.request_id and kind = 'import' and completed_at > now() - interval '1 day' for update;
  if not found then
    perform private.not_found('import_not_undoable', 'This import can no longer be undone: that is possible for 24 hours.');
  end if;
  -- Locks all cards before the first erasure writes to the audit log: see public.set_profile_statuses.
  with locked as materialized (
    select card.id, card.name from public."RegisteredUsers" as card
    where card.id in (
      select registered_user_id from private.imported_people where imported_people.request_id = undo_import.request_id
    )
    order by card.id for update
  ), judged as (
    select locked.id, locked.name, private.reason_to_keep(locked.id, request.completed_at) as reason from locked
  )
  select
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'reason', reason) order by id) filter (where reason is not null), '[]'),
      coalesce(array_agg(id order by id) filter (where reason is null), '{}')
    into kept, removed from judged;
  foreach removed_id in array removed loop
    perform private.erase_person(removed_id);
  end loop;
  perform private.write_audit(
    'undid import', 'RegisteredUsers', request.request_id::text, null, null,
    jsonb_build_object('removed', cardinality(removed), 'kept', jsonb_array_length(kept))
  );
  return jsonb_build_object('removed', cardinality(removed), 'kept', kept);
end
$$;
comment on function public.undo_import(uuid) is 'For an owner: erases the people of an import of the last 24 hours, without those who were verified, got a login, are in a request or were changed since. Returns {removed, kept: [{id, name, reason}]}; the reason is login, verified, request or changed. PT404 for another import. Takes at most 20 s.';
grant execute on function public.undo_import(uuid) to authenticated;

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
    -- Of both families: without the other one, the side that ended it, and the note about both.
    'follow_ups', coalesce((
      select jsonb_agg(jsonb_build_object('state', state, 'changed_at', changed_at) order by request.id)
      from public.contact_requests as request join public.follow_ups on request_id = request.id where my_id in (requester_id, profile_id)
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
    'enquiries', coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', name, 'relative', relative, 'best_time', best_time, 'words', words, 'language', language, 'created_at', created_at
      ) order by id) from private.enquiries where registered_user_id = my_id
    ), '[]'),
    'wishes', (
      select jsonb_build_object('must', must, 'hoped', hoped, 'others_see_fit', others_see_fit, 'updated_at', updated_at)
      from public.wishes where registered_user_id = my_id
    ),
    'introductions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'registered_user_id', card.id, 'name', private.name_i_see(card), 'how', how, 'shown_at', shown_at, 'answer', answer,
        'answered_at', answered_at
      ) order by introductions.id)
      from public.introductions join public."RegisteredUsers" as card on card.id = shown_id where family_id = my_id
    ), '[]'),
    -- Without the family: together with its silence, a name would say who did not want them.
    'shown_to_families', coalesce((
      select jsonb_agg(jsonb_build_object('how', how, 'shown_at', shown_at) order by id)
      from public.introductions where shown_id = my_id
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
-- Who may: owners, for each other and for clerks. One owner who may sign in always remains. Each act is one row of the audit log,
-- with the name, so that the log can be read when the login is gone.

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
    audit_action, 'admins', account.username, null, null,
    jsonb_build_object('name', admin.display_name, 'role', admin.role)
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
    perform private.require_owner();
  end if;
  select accounts.* into account from public.accounts join private.admins using (user_id) where user_id = login_id;
  if not found then
    perform private.not_found('admin_missing', 'There is no such admin any more.');
  end if;
  if goes and exists (select from private.admins where user_id = login_id and role = 'owner') and not exists (
    select from private.admins join public.accounts using (user_id) join auth.users on users.id = user_id
    where user_id <> login_id and admins.role = 'owner' and accounts.active and users.deleted_at is null
      and (users.banned_until is null or users.banned_until <= now())
  ) then
    perform private.conflict('last_owner', 'This is the only owner who may sign in. Make somebody else an owner first.');
  end if;
  return account;
end
$$;
comment on function private.lock_admin(uuid, boolean) is 'The account of an admin; all admins are locked. Errors: PT404 for somebody else, PT409 if the last owner goes.';

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

create function private.refuse_unknown_role(role text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if role is null or role not in ('owner', 'clerk') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'role');
  end if;
end
$$;
comment on function private.refuse_unknown_role(text) is 'Error 22023 for what is no role of an admin.';

create function private.add_admin(username text, display_name text, temporary_password text, role text default 'owner')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  login_id uuid;
  wanted constant text := private.clean_text('display_name', display_name, 120);
begin
  perform private.refuse_unknown_role(role);
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
  insert into private.admins (user_id, display_name, role) values (login_id, wanted, add_admin.role);
  perform private.record_admin_act('added admin', login_id);
  return login_id;
end
$$;
comment on function private.add_admin(text, text, text, text) is 'Creates an admin''s login with a temporary password. Error 22023 with the field.';

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

create function private.set_admin_role(login_id uuid, wanted text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refuse_unknown_role(wanted);
  perform private.lock_admin(login_id, goes => wanted = 'clerk');
  update private.admins set role = wanted where user_id = login_id and role <> wanted;
  if found then
    perform private.record_admin_act('changed role of admin', login_id);
  end if;
end
$$;
comment on function private.set_admin_role(uuid, text) is 'Makes an admin an owner or a clerk, at once.';

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
  login_id uuid, username text, display_name text, role text, active boolean, must_change_password boolean,
  last_seen_at timestamptz, open_sessions integer
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select admin.user_id, account.username, admin.display_name, admin.role,
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
  login_id uuid, username text, display_name text, role text, active boolean, must_change_password boolean,
  last_seen_at timestamptz, open_sessions integer, is_me boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  return query select admin.*, admin.login_id = (select auth.uid()) from private.list_admins() as admin;
end
$$;
comment on function public.list_admins() is 'For an owner: private.list_admins, and which one is the caller.';

create function public.add_admin(username text, display_name text, temporary_password text, role text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  perform private.add_admin(username, display_name, temporary_password, role);
end
$$;
comment on function public.add_admin(text, text, text, text) is 'For an owner: private.add_admin.';

create function public.set_admin_active(login_id uuid, is_active boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  perform private.set_admin_active(login_id, is_active);
end
$$;
comment on function public.set_admin_active(uuid, boolean) is 'For an owner: private.set_admin_active. Error PT409 if the last owner would go.';

create function public.set_admin_role(login_id uuid, role text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  perform private.set_admin_role(login_id, role);
end
$$;
comment on function public.set_admin_role(uuid, text) is 'For an owner: private.set_admin_role. Error PT409 if the last owner would become a clerk.';

create function public.end_admin_sessions(login_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  perform private.lock_admin(login_id, goes => false);
  perform private.record_admin_act('signed admin out', login_id);
  perform private.end_sessions(login_id);
end
$$;
comment on function public.end_admin_sessions(uuid) is 'For an owner: ends all sessions of an admin at once.';

create function public.reset_admin_password(login_id uuid, temporary_password text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  perform private.reset_admin_password(login_id, temporary_password);
end
$$;
comment on function public.reset_admin_password(uuid, text) is 'For an owner: private.reset_admin_password. Error 22023 for a weak one.';

create function public.remove_admin(login_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  perform private.remove_admin(login_id);
end
$$;
comment on function public.remove_admin(uuid) is 'For an owner: private.remove_admin. Error PT409 if the last owner would go.';
grant execute on function
  public.list_admins(), public.add_admin(text, text, text, text), public.set_admin_active(uuid, boolean), public.set_admin_role(uuid, text),
  public.end_admin_sessions(uuid), public.reset_admin_password(uuid, text), public.remove_admin(uuid)
  to authenticated;

-- Who looks after a family ------------------------------------------------------------------------------------------------

create function public.list_colleagues()
returns table (username text, display_name text, is_me boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select account.username, admin.display_name, admin.user_id = (select auth.uid())
    from private.admins as admin join public.accounts as account using (user_id)
    where account.active
    order by admin.display_name, account.username;
end
$$;
comment on function public.list_colleagues() is 'For the admin: the admins whose logins are on, to choose who looks after a family.';

create function public.set_handler(profile_ids bigint[], handler text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if profile_ids is null or cardinality(profile_ids) > 1000 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'profile_ids');
  end if;
  if handler is not null and not exists (
    select from private.admins join public.accounts using (user_id) where username = handler and active
  ) then
    perform private.refuse('handler_unknown', 'Choose an admin who may sign in.', 'handler');
  end if;
  insert into public.office_details as office (registered_user_id, handled_by)
    select id, handler from public."RegisteredUsers" where id = any (profile_ids) order by id
    on conflict (registered_user_id) do update set handled_by = excluded.handled_by
      where office.handled_by is distinct from excluded.handled_by;
end
$$;
comment on function public.set_handler(bigint[], text) is 'For the admin: who looks after these families, by username; null for nobody. At most 1000 at once. Error 22023 for somebody who is no admin or is switched off.';
grant execute on function public.list_colleagues(), public.set_handler(bigint[], text) to authenticated;

-- 25_failed_sign_ins.sql =================================================================================

-- Failed sign-ins of admins, counted in the audit log: by login and hour, without what was typed.
-- The auth service calls a function after each password that it compared (its hook password_verification_attempt). The function
-- never refuses a sign-in: every error and every wait for a lock ends in "continue". Supabase Lite has no hooks, and hosted
-- projects have this one on some plans only, so the bureau can see whether anything is counted (docs/hosting.md).
-- Who may: the auth service counts, the owner of the database writes the rest; the admin reads the audit log.

create table private.admin_sign_ins (
  user_id uuid primary key references private.admins (user_id) on delete cascade,
  reported_at timestamptz not null,
  failures integer not null,
  failing_since timestamptz,
  recorded_at timestamptz
);
comment on table private.admin_sign_ins is 'The last sign-in of each admin that the auth service reported, right or wrong, and the failures that are not in the audit log yet.';
comment on column private.admin_sign_ins.recorded_at is 'When failures of this login were last written to the audit log: at most once an hour.';

revoke all on private.admin_sign_ins from anon, authenticated, service_role;
alter table private.admin_sign_ins enable row level security;
create policy "No API role reads or writes sign-ins of admins" on private.admin_sign_ins
  for all to anon, authenticated using (false) with check (false);

create function private.record_failed_sign_ins(login_id uuid default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  failed record;
begin
  for failed in
    select user_id, username, failures, failing_since
    from private.admin_sign_ins as known join public.accounts using (user_id)
    where failures > 0 and (recorded_at is null or recorded_at <= now() - interval '1 hour')
      and (login_id is null or user_id = login_id)
    order by user_id for update of known
  loop
    perform private.write_audit(
      'failed sign-ins', 'admins', failed.username, null, null,
      jsonb_build_object('failures', failed.failures, 'since', failed.failing_since)
    );
    update private.admin_sign_ins set failures = 0, failing_since = null, recorded_at = now() where user_id = failed.user_id;
  end loop;
end
$$;
comment on function private.record_failed_sign_ins(uuid) is 'Writes the counted failures of one admin, or of all, to the audit log: one row for each login, at most once an hour. Run at each reported sign-in, and by make daily.';

create function private.count_sign_in(event jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
-- The auth service gives the function two seconds. An import holds the head of the audit log for longer.
set lock_timeout = '400ms'
as $$
declare
  login_id uuid;
  wrong integer;
begin
  -- Not in the declarations, whose errors no handler of the same block catches.
  login_id := event ->> 'user_id';
  wrong := case (event ->> 'valid')::boolean when true then 0 when false then 1 end;
  if wrong is not null and exists (select from private.admins where user_id = login_id) then
    insert into private.admin_sign_ins as known (user_id, reported_at, failures, failing_since)
      values (login_id, now(), wrong, case wrong when 1 then now() end)
      on conflict (user_id) do update set
        reported_at = now(), failures = known.failures + wrong, failing_since = coalesce(known.failing_since, excluded.failing_since);
    begin
      perform private.record_failed_sign_ins(login_id);
    exception
      -- The count stays; the next sign-in or make daily writes it.
      when others then null;
    end;
  end if;
  return '{"decision": "continue"}';
exception
  when others then
    return '{"decision": "continue"}';
end
$$;
comment on function private.count_sign_in(jsonb) is 'For the auth service, which calls it with {user_id, valid} after comparing a password: counts the failures of admins. Answers {"decision": "continue"} always.';
grant usage on schema private to supabase_auth_admin;
grant execute on function private.count_sign_in(jsonb) to supabase_auth_admin;

create function private.sign_ins_are_counted()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(reported_at > newest.created_at - interval '1 minute', false)
  from (
    select user_id, sessions.created_at from auth.sessions join private.admins using (user_id)
    order by sessions.created_at desc limit 1
  ) as newest
  left join private.admin_sign_ins using (user_id)
$$;
comment on function private.sign_ins_are_counted() is 'Whether the auth service reported the newest sign-in of an admin; null without any. So a missing hook is seen, and nothing pretends.';

-- 26_words.sql ===========================================================================================

-- Words in several scripts and spellings: places, castes, gothrams, names, jobs and education.
--
-- A filter finds a word by each of its forms: "கோவை" and "CBE" find Coimbatore. The site shows a stored word in the reader's
-- script (web/src/texts/words, written by `make types` from here). The bureau adds groups of its own: spellings that are one caste.
-- Who may: everybody finds by words; the admin makes groups.

-- Forms: in Tamil, Malayalam, Telugu, Kannada and Hindi letters; null where it is not known. others: everyday names, other spellings.
create materialized view private.house_words as
  select kind, word, ta, ml, te, kn, hi, others::text[] as others, array(
    select distinct private.phrase_key(form)
    from unnest(array[word, ta, ml, te, kn, hi] || others::text[]) as form
    where form is not null
  ) as keys
  from (values
    ('place', 'Andhra Pradesh', 'ஆந்திரப் பிரதேசம்', 'ആന്ധ്രാപ്രദേശ്', 'ఆంధ్రప్రదేశ్', 'ಆಂಧ್ರ ಪ್ರದೇಶ', 'आंध्र प्रदेश', '{AP,Andhra,ஆந்திரா,ஆந்திரப்பிரதேசம்,ആന്ധ്ര,ఆంధ్ర ప్రదేశ్,ఆంధ్ర,ಆಂಧ್ರಪ್ರದೇಶ,ಆಂಧ್ರ,आन्ध्र प्रदेश,आंध्र}'),
    ('place', 'Arunachal Pradesh', 'அருணாச்சலப் பிரதேசம்', 'അരുണാചൽ പ്രദേശ്', 'అరుణాచల్ ప్రదేశ్', 'ಅರುಣಾಚಲ ಪ್ರದೇಶ', 'अरुणाचल प्रदेश', '{அருணாசலப் பிரதேசம்,അരുണാചൽപ്രദേശ്}'),
    ('place', 'Assam', 'அசாம்', 'അസം', 'అస్సాం', 'ಅಸ್ಸಾಂ', 'असम', '{അസ്സം,అసోం,ಅಸ್ಸಾಮ್,आसाम}'),
    ('place', 'Bihar', 'பீகார்', 'ബിഹാർ', 'బీహార్', 'ಬಿಹಾರ', 'बिहार', '{பிகார்,బిహార్,ബീഹാർ}'),
    ('place', 'Chhattisgarh', 'சத்தீஸ்கர்', 'ഛത്തീസ്ഗഢ്', 'ఛత్తీస్‌గఢ్', 'ಛತ್ತೀಸ್‌ಗಢ', 'छत्तीसगढ़', '{Chattisgarh,ഛത്തീസ്ഗഡ്,ఛత్తీస్గఢ్,ಛತ್ತೀಸ್ಗಢ,छत्तीसगढ}'),
    ('place', 'Goa', 'கோவா', 'ഗോവ', 'గోవా', 'ಗೋವಾ', 'गोवा', '{}'),
    ('place', 'Gujarat', 'குஜராத்', 'ഗുജറാത്ത്', 'గుజరాత్', 'ಗುಜರಾತ್', 'गुजरात', '{Gujrat,ಗುಜರಾತ}'),
    ('place', 'Haryana', 'அரியானா', 'ഹരിയാന', 'హర్యానా', 'ಹರಿಯಾಣ', 'हरियाणा', '{ஹரியானா,ഹരിയാണ,హరియాణా,ಹರ್ಯಾಣ}'),
    ('place', 'Himachal Pradesh', 'இமாச்சலப் பிரதேசம்', 'ഹിമാചൽ പ്രദേശ്', 'హిమాచల్ ప్రదేశ్', 'ಹಿಮಾಚಲ ಪ್ರದೇಶ', 'हिमाचल प्रदेश', '{HP,Himachal,ஹிமாச்சலப் பிரதேசம்,இமாசலப் பிரதேசம்,ഹിമാചൽപ്രദേശ്}'),
    ('place', 'Jharkhand', 'ஜார்கண்ட்', 'ഝാർഖണ്ഡ്', 'ఝార్ఖండ్', 'ಜಾರ್ಖಂಡ್', 'झारखंड', '{ஜார்க்கண்ட்,ജാർഖണ്ഡ്,జార్ఖండ్,ಝಾರ್ಖಂಡ್,झारखण्ड}'),
    ('place', 'Karnataka', 'கர்நாடகா', 'കർണാടക', 'కర్ణాటక', 'ಕರ್ನಾಟಕ', 'कर्नाटक', '{KA,கர்நாடகம்,കർണ്ണാടക,കർണാടകം}'),
    ('place', 'Kerala', 'கேரளா', 'കേരളം', 'కేరళ', 'ಕೇರಳ', 'केरल', '{KL,Keralam,கேரளம்,കേരള,केरला}'),
    ('place', 'Madhya Pradesh', 'மத்தியப் பிரதேசம்', 'മധ്യപ്രദേശ്', 'మధ్యప్రదేశ్', 'ಮಧ್ಯ ಪ್ರದೇಶ', 'मध्य प्रदेश', '{MP,மத்திய பிரதேசம்,ಮಧ್ಯಪ್ರದೇಶ,మధ్య ప్రదేశ్,മദ്ധ്യപ്രദേശ്}'),
    ('place', 'Maharashtra', 'மகாராஷ்டிரா', 'മഹാരാഷ്ട്ര', 'మహారాష్ట్ర', 'ಮಹಾರಾಷ್ಟ್ರ', 'महाराष्ट्र', '{MH,மகாராட்டிரம்,மகாராஷ்டிரம்,மராட்டியம்}'),
    ('place', 'Manipur', 'மணிப்பூர்', 'മണിപ്പൂർ', 'మణిపూర్', 'ಮಣಿಪುರ', 'मणिपुर', '{മണിപ്പുർ}'),
    ('place', 'Meghalaya', 'மேகாலயா', 'മേഘാലയ', 'మేఘాలయ', 'ಮೇಘಾಲಯ', 'मेघालय', '{}'),
    ('place', 'Mizoram', 'மிசோரம்', 'മിസോറാം', 'మిజోరం', 'ಮಿಜೋರಾಂ', 'मिज़ोरम', '{மிசோராம்,മിസോറം,మిజోరాం,मिजोरम}'),
    ('place', 'Nagaland', 'நாகாலாந்து', 'നാഗാലാൻഡ്', 'నాగాలాండ్', 'ನಾಗಾಲ್ಯಾಂಡ್', 'नागालैंड', '{നാഗാലാന്റ്,नागालैण्ड}'),
    ('place', 'Odisha', 'ஒடிசா', 'ഒഡീഷ', 'ఒడిశా', 'ಒಡಿಶಾ', 'ओडिशा', '{Orissa,ஒரிசா,ஒடிஷா,ഒറീസ,ఒడిషా,ఒరిస్సా,ಒಡಿಸ್ಸಾ,ಒರಿಸ್ಸಾ,ओड़िशा,उड़ीसा}'),
    ('place', 'Punjab', 'பஞ்சாப்', 'പഞ്ചാബ്', 'పంజాబ్', 'ಪಂಜಾಬ್', 'पंजाब', '{Panjab}'),
    ('place', 'Rajasthan', 'ராஜஸ்தான்', 'രാജസ്ഥാൻ', 'రాజస్థాన్', 'ರಾಜಸ್ಥಾನ', 'राजस्थान', '{இராசத்தான்,இராஜஸ்தான்}'),
    ('place', 'Sikkim', 'சிக்கிம்', 'സിക്കിം', 'సిక్కిం', 'ಸಿಕ್ಕಿಂ', 'सिक्किम', '{}'),
    ('place', 'Tamil Nadu', 'தமிழ்நாடு', 'തമിഴ്നാട്', 'తమిళనాడు', 'ತಮಿಳುನಾಡು', 'तमिलनाडु', '{TN,Tamilnadu,தமிழகம்,தமிழ் நாடு,തമിഴ്‌നാട്,ತಮಿಳು ನಾಡು,तमिल नाडु}'),
    ('place', 'Telangana', 'தெலங்கானா', 'തെലങ്കാന', 'తెలంగాణ', 'ತೆಲಂಗಾಣ', 'तेलंगाना', '{TS,TG,தெலுங்கானா,തെലുങ്കാന,ತೆಲಂಗಾಣಾ}'),
    ('place', 'Tripura', 'திரிபுரா', 'ത്രിപുര', 'త్రిపుర', 'ತ್ರಿಪುರಾ', 'त्रिपुरा', '{ತ್ರಿಪುರ}'),
    ('place', 'Uttar Pradesh', 'உத்தரப் பிரதேசம்', 'ഉത്തർപ്രദേശ്', 'ఉత్తరప్రదేశ్', 'ಉತ್ತರ ಪ್ರದೇಶ', 'उत्तर प्रदेश', '{UP,உத்தரபிரதேசம்,உத்தரப்பிரதேசம்,ഉത്തർ പ്രദേശ്,ఉత్తర ప్రదేశ్,ಉತ್ತರಪ್ರದೇಶ}'),
    ('place', 'Uttarakhand', 'உத்தராகண்ட்', 'ഉത്തരാഖണ്ഡ്', 'ఉత్తరాఖండ్', 'ಉತ್ತರಾಖಂಡ', 'उत्तराखंड', '{Uttaranchal,உத்தரகாண்ட்,ಉತ್ತರಾಖಂಡ್,उत्तराखण्ड}'),
    ('place', 'West Bengal', 'மேற்கு வங்கம்', 'പശ്ചിമ ബംഗാൾ', 'పశ్చిమ బెంగాల్', 'ಪಶ್ಚಿಮ ಬಂಗಾಳ', 'पश्चिम बंगाल', '{WB,மேற்கு வங்காளம்,പശ്ചിമബംഗാൾ,పశ్చిమ బంగాల్}'),
    ('place', 'Andaman and Nicobar Islands', 'அந்தமான் நிக்கோபார் தீவுகள்', 'ആൻഡമാൻ നിക്കോബാർ ദ്വീപുകൾ', 'అండమాన్ నికోబార్ దీవులు', 'ಅಂಡಮಾನ್ ಮತ್ತು ನಿಕೋಬಾರ್ ದ್ವೀಪಗಳು', 'अंडमान और निकोबार द्वीपसमूह', '{Andaman,Andaman and Nicobar,Andamans,அந்தமான்,ആൻഡമാൻ,అండమాన్,ಅಂಡಮಾನ್,अंडमान}'),
    ('place', 'Chandigarh', 'சண்டிகர்', 'ചണ്ഡീഗഢ്', 'చండీగఢ్', 'ಚಂಡೀಗಢ', 'चंडीगढ़', '{சண்டிகார்,ചണ്ഡീഗഡ്,చండీగడ్,ಚಂಡೀಗಡ,चण्डीगढ़}'),
    ('place', 'Dadra and Nagar Haveli and Daman and Diu', 'தாத்ரா நகர் ஹவேலி மற்றும் டாமன் டையூ', 'ദാദ്ര നഗർ ഹവേലി ദാമൻ ദിയു', 'దాద్రా నగర్ హవేలి, డామన్ డయ్యూ', 'ದಾದ್ರಾ ಮತ್ತು ನಗರ ಹವೇಲಿ ಮತ್ತು ದಮನ್ ಮತ್ತು ದಿಯು', 'दादरा और नगर हवेली और दमन और दीव', '{Dadra and Nagar Haveli,Daman and Diu}'),
    ('place', 'Delhi', 'டெல்லி', 'ഡൽഹി', 'ఢిల్లీ', 'ದೆಹಲಿ', 'दिल्ली', '{NCT of Delhi,NCT,தில்லி,ഡെൽഹി,ದಿಲ್ಲಿ}'),
    ('place', 'Jammu and Kashmir', 'ஜம்மு காஷ்மீர்', 'ജമ്മു കശ്മീർ', 'జమ్మూ కాశ్మీర్', 'ಜಮ್ಮು ಮತ್ತು ಕಾಶ್ಮೀರ', 'जम्मू और कश्मीर', '{J&K,JK,Kashmir,காஷ்மீர்,ஜம்மு மற்றும் காஷ்மீர்,കശ്മീർ,ജമ്മു-കശ്മീർ,కాశ్మీర్,జమ్ము కశ్మీర్,ಕಾಶ್ಮೀರ,ಜಮ್ಮು ಕಾಶ್ಮೀರ,कश्मीर,जम्मू-कश्मीर,जम्मू कश्मीर}'),
    ('place', 'Ladakh', 'லடாக்', 'ലഡാക്ക്', 'లడఖ్', 'ಲಡಾಖ್', 'लद्दाख', '{ലഡാക്,లద్దాఖ్}'),
    ('place', 'Lakshadweep', 'லட்சத்தீவுகள்', 'ലക്ഷദ്വീപ്', 'లక్షద్వీప్', 'ಲಕ್ಷದ್ವೀಪ', 'लक्षद्वीप', '{இலட்சத்தீவுகள்,லட்சத்தீவு}'),
    ('place', 'Puducherry', 'புதுச்சேரி', 'പുതുച്ചേരി', 'పుదుచ్చేరి', 'ಪುದುಚೇರಿ', 'पुडुचेरी', '{Pondicherry,Pondy,PDY,PY,பாண்டிச்சேரி,பாண்டி,പോണ്ടിച്ചേരി,పాండిచ్చేరి,ಪುದುಚ್ಚೇರಿ,ಪಾಂಡಿಚೇರಿ,पुदुचेरी,पुद्दुचेरी,पांडिचेरी}'),
    ('place', 'India', 'இந்தியா', 'ഇന്ത്യ', 'భారతదేశం', 'ಭಾರತ', 'भारत', '{Bharat,பாரதம்,ഭാരതം,భారత్,ఇండియా,ಇಂಡಿಯಾ,इंडिया}'),
    ('place', 'United Arab Emirates', 'ஐக்கிய அரபு அமீரகம்', 'ഐക്യ അറബ് എമിറേറ്റ്സ്', 'యునైటెడ్ అరబ్ ఎమిరేట్స్', 'ಸಂಯುಕ್ತ ಅರಬ್ ಸಂಸ್ಥಾನ', 'संयुक्त अरब अमीरात', '{UAE,Emirates,ஐக்கிய அரபு எமிரேட்ஸ்,യുഎഇ,യു.എ.ഇ.,యూఏఈ,ಯುಎಇ,यूएई}'),
    ('place', 'Dubai', 'துபாய்', 'ദുബായ്', 'దుబాయ్', 'ದುಬೈ', 'दुबई', '{DXB,ദുബൈ}'),
    ('place', 'Abu Dhabi', 'அபுதாபி', 'അബുദാബി', 'అబుదాబి', 'ಅಬುಧಾಬಿ', 'अबू धाबी', '{Abudhabi,அபு தாபி,അബൂദബി,అబుదాబీ,ಅಬುದಾಬಿ,अबूधाबी,आबू धाबी}'),
    ('place', 'Sharjah', 'ஷார்ஜா', 'ഷാർജ', 'షార్జా', 'ಶಾರ್ಜಾ', 'शारजाह', '{சார்ஜா,शारजा}'),
    ('place', 'Ajman', 'அஜ்மான்', 'അജ്മാൻ', 'అజ్మాన్', 'ಅಜ್ಮಾನ್', 'अजमान', '{}'),
    ('place', 'Saudi Arabia', 'சவுதி அரேபியா', 'സൗദി അറേബ്യ', 'సౌదీ అరేబియా', 'ಸೌದಿ ಅರೇಬಿಯಾ', 'सऊदी अरब', '{KSA,Saudi,சவூதி அரேபியா,சவூதி,சவுதி,സൗദി,സൗദി അറേബിയ,సౌదీ,ಸೌದಿ,सऊदी}'),
    ('place', 'Riyadh', 'ரியாத்', 'റിയാദ്', 'రియాద్', 'ರಿಯಾದ್', 'रियाद', '{}'),
    ('place', 'Jeddah', 'ஜெட்டா', 'ജിദ്ദ', 'జెడ్డా', 'ಜೆಡ್ಡಾ', 'जेद्दा', '{Jiddah,ஜித்தா,ಜಿದ್ದಾ,जेद्दाह}'),
    ('place', 'Dammam', 'தம்மாம்', 'ദമാം', 'దమ్మామ్', 'ದಮ್ಮಾಮ್', 'दम्माम', '{ദമ്മാം}'),
    ('place', 'Qatar', 'கத்தார்', 'ഖത്തർ', 'ఖతార్', 'ಕತಾರ್', 'क़तर', '{கத்தர்,ഖത്വർ,ఖతర్,कतर}'),
    ('place', 'Doha', 'தோஹா', 'ദോഹ', 'దోహా', 'ದೋಹಾ', 'दोहा', '{தோகா}'),
    ('place', 'Kuwait', 'குவைத்', 'കുവൈത്ത്', 'కువైట్', 'ಕುವೈತ್', 'कुवैत', '{കുവൈറ്റ്,ಕುವೈಟ್}'),
    ('place', 'Oman', 'ஓமன்', 'ഒമാൻ', 'ఒమన్', 'ಒಮಾನ್', 'ओमान', '{ஓமான்,ಓಮನ್}'),
    ('place', 'Muscat', 'மஸ்கட்', 'മസ്കത്ത്', 'మస్కట్', 'ಮಸ್ಕತ್', 'मस्कट', '{മസ്‌കറ്റ്,മസ്കറ്റ്,ಮಸ್ಕಟ್}'),
    ('place', 'Bahrain', 'பஹ்ரைன்', 'ബഹ്റൈൻ', 'బహ్రెయిన్', 'ಬಹ್ರೇನ್', 'बहरीन', '{பக்ரைன்,ബഹ്‌റൈൻ,బహ్రైన్}'),
    ('place', 'Singapore', 'சிங்கப்பூர்', 'സിംഗപ്പൂർ', 'సింగపూర్', 'ಸಿಂಗಾಪುರ', 'सिंगापुर', '{സിങ്കപ്പൂർ,ಸಿಂಗಪುರ}'),
    ('place', 'Malaysia', 'மலேசியா', 'മലേഷ്യ', 'మలేషియా', 'ಮಲೇಷ್ಯಾ', 'मलेशिया', '{ಮಲೇಶಿಯಾ}'),
    ('place', 'Kuala Lumpur', 'கோலாலம்பூர்', 'ക്വാലാലംപുർ', 'కౌలాలంపూర్', 'ಕೌಲಾಲಂಪುರ', 'कुआलालंपुर', '{കോലാലംപൂർ,ക്വലാലംപുർ,कुआलालम्पुर}'),
    ('place', 'Penang', 'பினாங்கு', 'പെനാങ്', 'పెనాంగ్', 'ಪೆನಾಂಗ್', 'पेनांग', '{பினாங்}'),
    ('place', 'Sri Lanka', 'இலங்கை', 'ശ്രീലങ്ക', 'శ్రీలంక', 'ಶ್ರೀಲಂಕಾ', 'श्रीलंका', '{Srilanka,Ceylon,ஸ்ரீலங்கா,ಶ್ರೀಲಂಕ,श्री लंका}'),
    ('place', 'Colombo', 'கொழும்பு', 'കൊളംബോ', 'కొలంబో', 'ಕೊಲಂಬೊ', 'कोलंबो', '{ಕೊಲಂಬೋ}'),
    ('place', 'Jaffna', 'யாழ்ப்பாணம்', 'ജാഫ്ന', 'జాఫ్నా', 'ಜಾಫ್ನಾ', 'जाफना', '{Yazhpanam,யாழ்}'),
    ('place', 'Nepal', 'நேபாளம்', 'നേപ്പാൾ', 'నేపాల్', 'ನೇಪಾಳ', 'नेपाल', '{നേപാൾ}'),
    ('place', 'Bangladesh', 'வங்கதேசம்', 'ബംഗ്ലാദേശ്', 'బంగ్లాదేశ్', 'ಬಾಂಗ್ಲಾದೇಶ', 'बांग्लादेश', '{வங்காளதேசம்,பங்களாதேஷ்,बंगलादेश}'),
    ('place', 'Maldives', 'மாலத்தீவு', 'മാലദ്വീപ്', 'మాల్దీవులు', 'ಮಾಲ್ಡೀವ್ಸ್', 'मालदीव', '{மாலைத்தீவு,മാലിദ്വീപ്,మాల్దీవ్స్}'),
    ('place', 'Mauritius', 'மொரீசியஸ்', 'മൗറീഷ്യസ്', 'మారిషస్', 'ಮಾರಿಷಸ್', 'मॉरीशस', '{மொரிசியசு}'),
    ('place', 'United States', 'அமெரிக்கா', 'അമേരിക്ക', 'అమెరికా', 'ಅಮೆರಿಕ', 'अमेरिका', '{USA,US,America,United States of America,U.S.A.,அமெரிக்க ஐக்கிய நாடுகள்,യുഎസ്,യു.എസ്.എ.,യുഎസ്എ,యూఎస్ఏ,అమెరికా సంయుక్త రాష్ట్రాలు,ಅಮೇರಿಕ,ಅಮೆರಿಕಾ,ಯುಎಸ್ಎ,यूएसए,संयुक्त राज्य अमेरिका}'),
    ('place', 'New York', 'நியூயார்க்', 'ന്യൂയോർക്ക്', 'న్యూయార్క్', 'ನ್ಯೂಯಾರ್ಕ್', 'न्यूयॉर्क', '{NYC,நியூ யார்க்}'),
    ('place', 'New Jersey', 'நியூ ஜெர்சி', 'ന്യൂജേഴ്സി', 'న్యూజెర్సీ', 'ನ್ಯೂಜೆರ್ಸಿ', 'न्यू जर्सी', '{NJ,நியூஜெர்சி,ന്യൂജഴ്സി}'),
    ('place', 'California', 'கலிபோர்னியா', 'കാലിഫോർണിയ', 'కాలిఫోర్నియా', 'ಕ್ಯಾಲಿಫೋರ್ನಿಯಾ', 'कैलिफ़ोर्निया', '{கலிஃபோர்னியா,കലിഫോർണിയ,कैलिफोर्निया}'),
    ('place', 'Texas', 'டெக்சாஸ்', 'ടെക്സസ്', 'టెక్సాస్', 'ಟೆಕ್ಸಾಸ್', 'टेक्सास', '{டெக்ஸாஸ்,ടെക്സാസ്}'),
    ('place', 'Chicago', 'சிகாகோ', 'ഷിക്കാഗോ', 'షికాగో', 'ಶಿಕಾಗೋ', 'शिकागो', '{സിക്കാഗോ,చికాగో,ಚಿಕಾಗೋ}'),
    ('place', 'United Kingdom', 'பிரிட்டன்', 'യുണൈറ്റഡ് കിങ്ഡം', 'యునైటెడ్ కింగ్‌డమ్', 'ಯುನೈಟೆಡ್ ಕಿಂಗ್‌ಡಂ', 'यूनाइटेड किंगडम', '{UK,U.K.,Britain,Great Britain,England,இங்கிலாந்து,ஐக்கிய இராச்சியம்,யுகே,യുകെ,യു.കെ.,ബ്രിട്ടൻ,యూకే,బ్రిటన్,ಯುಕೆ,ಬ್ರಿಟನ್,यूके,ब्रिटेन}'),
    ('place', 'London', 'லண்டன்', 'ലണ്ടൻ', 'లండన్', 'ಲಂಡನ್', 'लंदन', '{இலண்டன்,लन्दन}'),
    ('place', 'Ireland', 'அயர்லாந்து', 'അയർലൻഡ്', 'ఐర్లాండ్', 'ಐರ್ಲೆಂಡ್', 'आयरलैंड', '{അയർലണ്ട്,ಐರ್ಲ್ಯಾಂಡ್}'),
    ('place', 'Canada', 'கனடா', 'കാനഡ', 'కెనడా', 'ಕೆನಡಾ', 'कनाडा', '{കനഡ}'),
    ('place', 'Toronto', 'டொராண்டோ', 'ടൊറന്റോ', 'టొరంటో', 'ಟೊರೊಂಟೊ', 'टोरंटो', '{டொரண்டோ,ടൊറോന്റോ,ಟೊರಾಂಟೊ}'),
    ('place', 'Australia', 'ஆஸ்திரேலியா', 'ഓസ്ട്രേലിയ', 'ఆస్ట్రేలియా', 'ಆಸ್ಟ್ರೇಲಿಯಾ', 'ऑस्ट्रेलिया', '{அவுஸ்திரேலியா,ആസ്ട്രേലിയ,आस्ट्रेलिया}'),
    ('place', 'Melbourne', 'மெல்போர்ன்', 'മെൽബൺ', 'మెల్‌బోర్న్', 'ಮೆಲ್ಬರ್ನ್', 'मेलबर्न', '{മെൽബൻ,మెల్బోర్న్,ಮೆಲ್ಬೋರ್ನ್}'),
    ('place', 'Sydney', 'சிட்னி', 'സിഡ്നി', 'సిడ్నీ', 'ಸಿಡ್ನಿ', 'सिडनी', '{}'),
    ('place', 'New Zealand', 'நியூசிலாந்து', 'ന്യൂസിലൻഡ്', 'న్యూజిలాండ్', 'ನ್ಯೂಜಿಲೆಂಡ್', 'न्यूज़ीलैंड', '{NZ,ന്യൂസിലാൻഡ്,ನ್ಯೂಜಿಲ್ಯಾಂಡ್,न्यूजीलैंड}'),
    ('place', 'Germany', 'ஜெர்மனி', 'ജർമനി', 'జర్మనీ', 'ಜರ್ಮನಿ', 'जर्मनी', '{ஜேர்மனி,ജർമ്മനി}'),
    ('place', 'France', 'பிரான்ஸ்', 'ഫ്രാൻസ്', 'ఫ్రాన్స్', 'ಫ್ರಾನ್ಸ್', 'फ़्रांस', '{பிரான்சு,फ्रांस}'),
    ('place', 'Italy', 'இத்தாலி', 'ഇറ്റലി', 'ఇటలీ', 'ಇಟಲಿ', 'इटली', '{}'),
    ('place', 'Netherlands', 'நெதர்லாந்து', 'നെതർലൻഡ്സ്', 'నెదర్లాండ్స్', 'ನೆದರ್ಲ್ಯಾಂಡ್ಸ್', 'नीदरलैंड', '{Holland,நெதர்லாண்ட்ஸ்,നെതർലാൻഡ്സ്,ನೆದರ್‌ಲೆಂಡ್ಸ್,हॉलैंड}'),
    ('place', 'Switzerland', 'சுவிட்சர்லாந்து', 'സ്വിറ്റ്സർലൻഡ്', 'స్విట్జర్లాండ్', 'ಸ್ವಿಟ್ಜರ್ಲೆಂಡ್', 'स्विट्ज़रलैंड', '{Swiss,സ്വിറ്റ്സർലാൻഡ്,ಸ್ವಿಟ್ಜರ್‌ಲ್ಯಾಂಡ್,स्विट्जरलैंड}'),
    ('place', 'Sweden', 'சுவீடன்', 'സ്വീഡൻ', 'స్వీడన్', 'ಸ್ವೀಡನ್', 'स्वीडन', '{ஸ்வீடன்}'),
    ('place', 'Norway', 'நார்வே', 'നോർവേ', 'నార్వే', 'ನಾರ್ವೆ', 'नॉर्वे', '{}'),
    ('place', 'Denmark', 'டென்மார்க்', 'ഡെന്മാർക്ക്', 'డెన్మార్క్', 'ಡೆನ್ಮಾರ್ಕ್', 'डेनमार्क', '{ഡെൻമാർക്ക്}'),
    ('place', 'Belgium', 'பெல்ஜியம்', 'ബെൽജിയം', 'బెల్జియం', 'ಬೆಲ್ಜಿಯಂ', 'बेल्जियम', '{}'),
    ('place', 'Poland', 'போலந்து', 'പോളണ്ട്', 'పోలండ్', 'ಪೋಲೆಂಡ್', 'पोलैंड', '{}'),
    ('place', 'Japan', 'ஜப்பான்', 'ജപ്പാൻ', 'జపాన్', 'ಜಪಾನ್', 'जापान', '{}'),
    ('place', 'China', 'சீனா', 'ചൈന', 'చైనా', 'ಚೀನಾ', 'चीन', '{}'),
    ('place', 'Hong Kong', 'ஹாங்காங்', 'ഹോങ്കോങ്', 'హాంకాంగ్', 'ಹಾಂಗ್ ಕಾಂಗ್', 'हांगकांग', '{Hongkong,ஹாங்காங்கு,ഹോങ്കോംഗ്,హాంగ్‌కాంగ్,ಹಾಂಗ್‌ಕಾಂಗ್,हॉन्ग कॉन्ग}'),
    ('place', 'Thailand', 'தாய்லாந்து', 'തായ്‌ലൻഡ്', 'థాయ్‌లాండ్', 'ಥೈಲ್ಯಾಂಡ್', 'थाईलैंड', '{തായ്ലാൻഡ്,థాయిలాండ్,ಥಾಯ್ಲೆಂಡ್}'),
    ('place', 'Indonesia', 'இந்தோனேசியா', 'ഇന്തൊനീഷ്യ', 'ఇండోనేషియా', 'ಇಂಡೋನೇಷ್ಯಾ', 'इंडोनेशिया', '{ഇന്തോനേഷ്യ}'),
    ('place', 'Brunei', 'புருனே', 'ബ്രൂണൈ', 'బ్రూనై', 'ಬ್ರೂನಿ', 'ब्रुनेई', '{புரூணை}'),
    ('place', 'Myanmar', 'மியான்மர்', 'മ്യാൻമർ', 'మయన్మార్', 'ಮ್ಯಾನ್ಮಾರ್', 'म्यांमार', '{Burma,பர்மா,ബർമ,బర్మా,ಬರ್ಮಾ,बर्मा}'),
    ('place', 'South Africa', 'தென்னாப்பிரிக்கா', 'ദക്ഷിണാഫ്രിക്ക', 'దక్షిణాఫ్రికా', 'ದಕ್ಷಿಣ ಆಫ್ರಿಕಾ', 'दक्षिण अफ्रीका', '{தென் ஆப்பிரிக்கா,സൗത്ത് ആഫ്രിക്ക,దక్షిణ ఆఫ్రికా,दक्षिण अफ़्रीका}'),
    ('place', 'Kenya', 'கென்யா', 'കെനിയ', 'కెన్యా', 'ಕೀನ್ಯಾ', 'केन्या', '{}'),
    ('place', 'Alandur', 'ஆலந்தூர்', 'ആലന്തൂർ', 'ఆలందూర్', 'ಆಲಂದೂರು', 'आलंदूर', '{Alandoor}'),
    ('place', 'Ambasamudram', 'அம்பாசமுத்திரம்', 'അംബാസമുദ്രം', 'అంబాసముద్రం', 'ಅಂಬಾಸಮುದ್ರಂ', 'अंबासमुद्रम', '{Ambai,அம்பை}'),
    ('place', 'Ambattur', 'அம்பத்தூர்', 'അമ്പത്തൂർ', 'అంబత్తూరు', 'ಅಂಬತ್ತೂರು', 'अंबत्तूर', '{Ambathur}'),
    ('place', 'Ambur', 'ஆம்பூர்', 'ആമ്പൂർ', 'ఆంబూరు', 'ಆಂಬೂರು', 'आंबूर', '{}'),
    ('place', 'Arakkonam', 'அரக்கோணம்', 'ആരക്കോണം', 'అరక్కోణం', 'ಅರಕ್ಕೋಣಂ', 'अरक्कोणम', '{Arakonam,AJJ,అరకోణం}'),
    ('place', 'Arani', 'ஆரணி', 'ആരണി', 'ఆరణి', 'ಆರಣಿ', 'आरणी', '{Arni}'),
    ('place', 'Aranthangi', 'அறந்தாங்கி', 'അറന്താങ്കി', 'అరంతాంగి', 'ಅರಂತಾಂಗಿ', 'अरंतांगी', '{Arantangi}'),
    ('place', 'Arcot', 'ஆற்காடு', 'ആർക്കാട്', 'ఆర్కాట్', 'ಆರ್ಕಾಟ್', 'आरकोट', '{Arkadu,Aarcot,ആർക്കോട്,ఆర్కాటు,आर्काट}'),
    ('place', 'Ariyalur', 'அரியலூர்', 'അരിയല്ലൂർ', 'అరియలూర్', 'ಅರಿಯಲೂರು', 'अरियलूर', '{ALU,അരിയലൂർ,అరియలూరు}'),
    ('place', 'Aruppukkottai', 'அருப்புக்கோட்டை', 'അറുപ്പുക്കോട്ട', 'అరుప్పుకోట్టై', 'ಅರುಪ್ಪುಕೋಟ್ಟೈ', 'अरुप्पुकोट्टई', '{Aruppukottai}'),
    ('place', 'Attur', 'ஆத்தூர்', 'ആത്തൂർ', 'ఆత్తూరు', 'ಆತ್ತೂರು', 'आत्तूर', '{Aathur,Athur}'),
    ('place', 'Avadi', 'ஆவடி', 'ആവഡി', 'ఆవడి', 'ಆವಡಿ', 'आवडी', '{}'),
    ('place', 'Avaniyapuram', 'அவனியாபுரம்', 'അവനിയാപുരം', 'అవనియాపురం', 'ಅವನಿಯಾಪುರಂ', 'अवनियापुरम', '{Avaniapuram}'),
    ('place', 'Batlagundu', 'வத்தலக்குண்டு', 'വത്തലഗുണ്ട്', 'వత్తలగుండు', 'ವತ್ತಲಗುಂಡು', 'वत्तलगुंडु', '{Vathalakundu,Vathalagundu,வத்தலகுண்டு}'),
    ('place', 'Bhavani', 'பவானி', 'ഭവാനി', 'భవాని', 'ಭವಾನಿ', 'भवानी', '{Bavani}'),
    ('place', 'Bhuvanagiri', 'புவனகிரி', 'ഭുവനഗിരി', 'భువనగిరి', 'ಭುವನಗಿರಿ', 'भुवनगिरि', '{}'),
    ('place', 'Bodinayakkanur', 'போடிநாயக்கனூர்', 'ബോഡിനായ്ക്കന്നൂർ', 'బోడినాయకనూర్', 'ಬೋಡಿನಾಯಕನೂರು', 'बोडिनायकनूर', '{Bodinayakanur,Bodi,போடி,ബോഡി,ബോഡിനായ്ക്കനൂർ}'),
    ('place', 'Chengalpattu', 'செங்கல்பட்டு', 'ചെങ്കൽപേട്ട്', 'చెంగల్పట్టు', 'ಚೆಂಗಲ್ಪಟ್ಟು', 'चेंगलपट्टू', '{Chingleput,Chengalpet,CGL,ചെങ്കൽപ്പട്ട്}'),
    ('place', 'Chennai', 'சென்னை', 'ചെന്നൈ', 'చెన్నై', 'ಚೆನ್ನೈ', 'चेन्नई', '{Madras,MAS,CHN,CHNI,மெட்ராஸ்,മദ്രാസ്,മദിരാശി,మద్రాసు,ಮದ್ರಾಸ್,मद्रास,चेन्नै}'),
    ('place', 'Cheyyar', 'செய்யாறு', 'ചെയ്യാർ', 'చెయ్యారు', 'ಚೆಯ್ಯಾರ್', 'चेय्यार', '{Tiruvethipuram,Thiruvathipuram,திருவத்திபுரம்}'),
    ('place', 'Chidambaram', 'சிதம்பரம்', 'ചിദംബരം', 'చిదంబరం', 'ಚಿದಂಬರಂ', 'चिदंबरम', '{CDM,ಚಿದಂಬರ,चिदम्बरम}'),
    ('place', 'Chinnamanur', 'சின்னமனூர்', 'ചിന്നമനൂർ', 'చిన్నమనూరు', 'ಚಿನ್ನಮನೂರು', 'चिन्नमनूर', '{}'),
    ('place', 'Coimbatore', 'கோயம்புத்தூர்', 'കോയമ്പത്തൂർ', 'కోయంబత్తూరు', 'ಕೊಯಮತ್ತೂರು', 'कोयंबटूर', '{Kovai,CBE,Koyambattur,Koyamputhur,கோவை,கோயமுத்தூர்,കോവൈ,కోయంబత్తూర్,ಕೊಯಂಬತ್ತೂರು,ಕೋಯಂಬತ್ತೂರು,ಕೊಯಮುತ್ತೂರು,कोयम्बटूर,कोयंबतूर,कोयम्बत्तूर}'),
    ('place', 'Colachel', 'குளச்சல்', 'കുളച്ചൽ', 'కొళచ్చల్', 'ಕುಳಚ್ಚಲ್', 'कोलाचेल', '{Kulachal}'),
    ('place', 'Coonoor', 'குன்னூர்', 'കുന്നൂർ', 'కూనూర్', 'ಕೂನೂರು', 'कुन्नूर', '{కున్నూరు,ಕುನ್ನೂರು,कूनूर}'),
    ('place', 'Cuddalore', 'கடலூர்', 'കടലൂർ', 'కడలూరు', 'ಕಡಲೂರು', 'कडलूर', '{Kadalur,CUD,కడలూర్,कुड्डालोर}'),
    ('place', 'Cumbum', 'கம்பம்', 'കമ്പം', 'కంభం', 'ಕಂಬಂ', 'कंबम', '{Kambam}'),
    ('place', 'Denkanikottai', 'தேன்கனிக்கோட்டை', 'തേൻകനിക്കോട്ട', 'దెంకణికోట', 'ಡೆಂಕಣಿಕೋಟೆ', 'देंकनीकोट्टई', '{Denkanikotta,Thenkanikottai,ದೆಂಕಣಿಕೋಟೆ}'),
    ('place', 'Devakottai', 'தேவகோட்டை', 'ദേവകോട്ട', 'దేవకోట్టై', 'ದೇವಕೋಟ್ಟೈ', 'देवकोट्टई', '{Devakotai,Devakota}'),
    ('place', 'Dharapuram', 'தாராபுரம்', 'ധാരാപുരം', 'ధారాపురం', 'ಧಾರಾಪುರಂ', 'धारापुरम', '{Tharapuram}'),
    ('place', 'Dharmapuri', 'தர்மபுரி', 'ധർമ്മപുരി', 'ధర్మపురి', 'ಧರ್ಮಪುರಿ', 'धर्मपुरी', '{தருமபுரி,ധർമപുരി}'),
    ('place', 'Dindigul', 'திண்டுக்கல்', 'ഡിണ്ടിഗൽ', 'దిండిగల్', 'ದಿಂಡಿಗಲ್', 'डिंडीगुल', '{Thindukkal,Dindugal,DGL,ദിണ്ടിഗൽ,ദിണ്ടുക്കൽ,దిండిగుల్,दिंडीगुल,डिंडिगुल}'),
    ('place', 'Edappadi', 'எடப்பாடி', 'എടപ്പാടി', 'ఎడప్పాడి', 'ಎಡಪ್ಪಾಡಿ', 'एडप्पाडी', '{Idappadi,இடைப்பாடி}'),
    ('place', 'Erode', 'ஈரோடு', 'ഈറോഡ്', 'ఈరోడ్', 'ಈರೋಡ್', 'ईरोड', '{ERD,ഈറോട്,ఈరోడు,ಈರೋಡು,इरोड}'),
    ('place', 'Gingee', 'செஞ்சி', 'ജിഞ്ചി', 'సెంజి', 'ಜಿಂಜಿ', 'जिंजी', '{Senji,ചെഞ്ചി,ಸೆಂಜಿ,सेंजी}'),
    ('place', 'Gobichettipalayam', 'கோபிசெட்டிபாளையம்', 'ഗോപിച്ചെട്ടിപാളയം', 'గోబిచెట్టిపాళయం', 'ಗೋಬಿಚೆಟ್ಟಿಪಾಳ್ಯಂ', 'गोबीचेट्टीपालयम', '{Gobi,Gobichettypalayam,கோபி,கோபிச்செட்டிப்பாளையம்,ഗോബി}'),
    ('place', 'Goundampalayam', 'கவுண்டம்பாளையம்', 'ഗൗണ്ടംപാളയം', 'గౌండంపాళయం', 'ಗೌಂಡಂಪಾಳ್ಯಂ', 'गौंडमपालयम', '{Gaundampalayam}'),
    ('place', 'Gudalur', 'கூடலூர்', 'ഗൂഡല്ലൂർ', 'గూడలూరు', 'ಗೂಡಲೂರು', 'गुडलूर', '{ഗൂഡലൂർ,കൂടല്ലൂർ,ಗುಡಲೂರು}'),
    ('place', 'Gudiyatham', 'குடியாத்தம்', 'ഗുഡിയാത്തം', 'గుడియాత్తం', 'ಗುಡಿಯಾತ್ತಂ', 'गुडियाथम', '{Gudiyattam}'),
    ('place', 'Guduvanchery', 'கூடுவாஞ்சேரி', 'ഗുഡുവാഞ്ചേരി', 'గూడువాంచేరి', 'ಗೂಡುವಾಂಚೇರಿ', 'गुडुवांचेरी', '{Guduvancheri,Nandivaram-Guduvancheri}'),
    ('place', 'Gummidipoondi', 'கும்மிடிப்பூண்டி', 'ഗുമ്മിഡിപ്പൂണ്ടി', 'గుమ్మిడిపూండి', 'ಗುಮ್ಮಿಡಿಪೂಂಡಿ', 'गुम्मिडिपूंडी', '{Gummidipundi}'),
    ('place', 'Hosur', 'ஓசூர்', 'ഹൊസൂർ', 'హోసూరు', 'ಹೊಸೂರು', 'होसुर', '{ஒசூர்,హోసూర్,होसूर}'),
    ('place', 'Ilayangudi', 'இளையான்குடி', 'ഇളയാങ്കുടി', 'ఇళైయాన్గుడి', 'ಇಳಯಾನ್‌ಗುಡಿ', 'इलैयांगुडी', '{Ilaiyangudi}'),
    ('place', 'Jayankondam', 'ஜெயங்கொண்டம்', 'ജയങ്കൊണ്ടം', 'జయంకొండం', 'ಜಯಂಕೊಂಡಂ', 'जयंकोंडम', '{Jeyamkondam,செயங்கொண்டம்}'),
    ('place', 'Jolarpettai', 'ஜோலார்பேட்டை', 'ജോലാർപേട്ട', 'జోలార్‌పేట', 'ಜೋಲಾರ್‌ಪೇಟೆ', 'जोलारपेट्टई', '{Jolarpet,JTJ,சோலையார்பேட்டை,जोलारपेट}'),
    ('place', 'Kadayanallur', 'கடையநல்லூர்', 'കടയനല്ലൂർ', 'కడయనల్లూరు', 'ಕಡಯನಲ್ಲೂರು', 'कडयनल्लूर', '{Kadaiyanallur}'),
    ('place', 'Kallakurichi', 'கள்ளக்குறிச்சி', 'കള്ളക്കുറിച്ചി', 'కళ్లకురిచి', 'ಕಲ್ಲಕುರಿಚಿ', 'कल्लाकुरिची', '{Kallakkurichi,కళ్లకురిచ్చి,ಕಳ್ಳಕುರಿಚಿ}'),
    ('place', 'Kanchipuram', 'காஞ்சிபுரம்', 'കാഞ്ചീപുരം', 'కాంచీపురం', 'ಕಾಂಚೀಪುರಂ', 'कांचीपुरम', '{Kancheepuram,Kanchi,Conjeevaram,காஞ்சி,കാഞ്ചിപുരം,కంచి,కాంచీపురము,ಕಂಚಿ,ಕಾಂಚಿಪುರಂ,ಕಾಂಚೀಪುರ,कांची}'),
    ('place', 'Kangeyam', 'காங்கேயம்', 'കാങ്കേയം', 'కాంగేయం', 'ಕಾಂಗೇಯಂ', 'कांगेयम', '{Kangayam,காங்கயம்}'),
    ('place', 'Kanyakumari', 'கன்னியாகுமரி', 'കന്യാകുമാരി', 'కన్యాకుమారి', 'ಕನ್ಯಾಕುಮಾರಿ', 'कन्याकुमारी', '{Kanniyakumari,Cape Comorin,கன்யாகுமரி,குமரி}'),
    ('place', 'Karaikudi', 'காரைக்குடி', 'കാരൈക്കുടി', 'కారైకుడి', 'ಕಾರೈಕುಡಿ', 'कराइकुडी', '{Karaikkudi,KKDI,കാരക്കുടി,कारैकुडी}'),
    ('place', 'Karamadai', 'காரமடை', 'കാരമട', 'కారమడై', 'ಕಾರಮಡೈ', 'कारमडई', '{}'),
    ('place', 'Karur', 'கரூர்', 'കരൂർ', 'కరూర్', 'ಕರೂರು', 'करूर', '{KRR,కరూరు,ಕರೂರ್}'),
    ('place', 'Kasipalayam', 'காசிபாளையம்', 'കാശിപാളയം', 'కాశీపాళయం', 'ಕಾಶಿಪಾಳ್ಯಂ', 'काशीपालयम', '{Kasipalaiyam}'),
    ('place', 'Kayalpattinam', 'காயல்பட்டினம்', 'കായൽപട്ടണം', 'కాయల్‌పట్టినం', 'ಕಾಯಲ್‌ಪಟ್ಟಣಂ', 'कायलपट्टिनम', '{Kayalpatnam,Kayal,காயல்பட்டணம்}'),
    ('place', 'Kilakarai', 'கீழக்கரை', 'കീഴക്കര', 'కీళక్కరై', 'ಕೀಳಕ್ಕರೈ', 'कीलकरई', '{Keelakarai,Keelakkarai}'),
    ('place', 'Kodaikanal', 'கொடைக்கானல்', 'കൊടൈക്കനാൽ', 'కొడైకెనాల్', 'ಕೊಡೈಕೆನಾಲ್', 'कोडाइकनाल', '{Kodai,കൊഡൈക്കനാൽ,కొడైకనాల్,ಕೊಡೈಕನಾಲ್,कोडैकनाल}'),
    ('place', 'Komarapalayam', 'குமாரபாளையம்', 'കുമാരപാളയം', 'కుమారపాళయం', 'ಕುಮಾರಪಾಳ್ಯಂ', 'कुमारपालयम', '{Kumarapalayam}'),
    ('place', 'Kotagiri', 'கோத்தகிரி', 'കോത്തഗിരി', 'కోటగిరి', 'ಕೋಟಗಿರಿ', 'कोटागिरी', '{Kothagiri}'),
    ('place', 'Kovilpatti', 'கோவில்பட்டி', 'കോവിൽപട്ടി', 'కోవిల్‌పట్టి', 'ಕೋವಿಲ್‌ಪಟ್ಟಿ', 'कोविलपट्टी', '{CVP}'),
    ('place', 'Krishnagiri', 'கிருஷ்ணகிரி', 'കൃഷ്ണഗിരി', 'కృష్ణగిరి', 'ಕೃಷ್ಣಗಿರಿ', 'कृष्णागिरी', '{கிருட்டிணகிரி,कृष्णगिरि}'),
    ('place', 'Kulithalai', 'குளித்தலை', 'കുളിത്തലൈ', 'కుళిత్తలై', 'ಕುಳಿತ್ತಲೈ', 'कुलितलई', '{Kulittalai}'),
    ('place', 'Kumbakonam', 'கும்பகோணம்', 'കുംഭകോണം', 'కుంభకోణం', 'ಕುಂಭಕೋಣಂ', 'कुंभकोणम', '{Kudanthai,KMU,குடந்தை,ಕುಂಭಕೋಣ,कुम्भकोणम}'),
    ('place', 'Kundrathur', 'குன்றத்தூர்', 'കുൻട്രത്തൂർ', 'కుండ్రత్తూర్', 'ಕುಂಡ್ರತ್ತೂರು', 'कुंद्रतूर', '{Kunrathur}'),
    ('place', 'Kuniyamuthur', 'குனியமுத்தூர்', 'കുനിയമുത്തൂർ', 'కునియముత్తూరు', 'ಕುನಿಯಮುತ್ತೂರು', 'कुनियामुथुर', '{Kuniamuthur}'),
    ('place', 'Kurichi', 'குறிச்சி', 'കുറിച്ചി', 'కురిచి', 'ಕುರಿಚಿ', 'कुरिची', '{}'),
    ('place', 'Lalgudi', 'லால்குடி', 'ലാൽഗുഡി', 'లాల్గుడి', 'ಲಾಲ್ಗುಡಿ', 'लालगुडी', '{}'),
    ('place', 'Madhavaram', 'மாதவரம்', 'മാധവരം', 'మాధవరం', 'ಮಾಧವರಂ', 'माधवरम', '{Madavaram}'),
    ('place', 'Madurai', 'மதுரை', 'മധുര', 'మధురై', 'ಮಧುರೈ', 'मदुरै', '{Mathurai,MDU,മധുരൈ,మదురై,ಮದುರೈ,मदुरई}'),
    ('place', 'Maduravoyal', 'மதுரவாயல்', 'മധുരവോയൽ', 'మధురవాయల్', 'ಮಧುರವಾಯಲ್', 'मदुरवायल', '{}'),
    ('place', 'Manamadurai', 'மானாமதுரை', 'മാനാമധുര', 'మానామధురై', 'ಮಾನಾಮಧುರೈ', 'मानामदुरै', '{MNM}'),
    ('place', 'Manapparai', 'மணப்பாறை', 'മണപ്പാറ', 'మణప్పారై', 'ಮಣಪ್ಪಾರೈ', 'मणप्पारै', '{}'),
    ('place', 'Mannargudi', 'மன்னார்குடி', 'മന്നാർഗുഡി', 'మన్నార్‌గుడి', 'ಮನ್ನಾರ್‌ಗುಡಿ', 'मन्नारगुडी', '{മന്നാർകുടി,మన్నారుగుడి,ಮನ್ನಾರುಗುಡಿ}'),
    ('place', 'Maraimalai Nagar', 'மறைமலை நகர்', 'മറൈമലൈ നഗർ', 'మరైమలై నగర్', 'ಮರೈಮಲೈ ನಗರ', 'मरैमलै नगर', '{மறைமலைநகர்}'),
    ('place', 'Marthandam', 'மார்த்தாண்டம்', 'മാർത്താണ്ഡം', 'మార్తాండం', 'ಮಾರ್ತಾಂಡಂ', 'मार्तंडम', '{}'),
    ('place', 'Mayiladuthurai', 'மயிலாடுதுறை', 'മയിലാടുതുറൈ', 'మయిలాడుతురై', 'ಮಯಿಲಾಡುತುರೈ', 'मयिलादुथुराई', '{Mayavaram,Mayuram,மாயவரம்,மாயூரம்,മയിലാടുതുറ,మాయవరం,मयिलाडुतुरै}'),
    ('place', 'Mettupalayam', 'மேட்டுப்பாளையம்', 'മേട്ടുപ്പാളയം', 'మేట్టుపాళయం', 'ಮೆಟ್ಟುಪಾಳ್ಯಂ', 'मेट्टुपालयम', '{MTP,മേട്ടുപാളയം,ಮೇಟ್ಟುಪಾಳಯಂ}'),
    ('place', 'Mettur', 'மேட்டூர்', 'മേട്ടൂർ', 'మెట్టూరు', 'ಮೆಟ್ಟೂರು', 'मेट्टूर', '{Mettur Dam,మేట్టూరు}'),
    ('place', 'Musiri', 'முசிறி', 'മുസിരി', 'ముసిరి', 'ಮುಸಿರಿ', 'मुसिरी', '{}'),
    ('place', 'Nagapattinam', 'நாகப்பட்டினம்', 'നാഗപട്ടണം', 'నాగపట్నం', 'ನಾಗಪಟ್ಟಣಂ', 'नागपट्टिनम', '{Nagai,Negapatam,NGT,நாகை,നാഗപട്ടിനം,నాగపట్టణం,ನಾಗಪಟ್ಟಿಣಂ,नागापट्टिनम,नागपट्टनम}'),
    ('place', 'Nagercoil', 'நாகர்கோவில்', 'നാഗർകോവിൽ', 'నాగర్‌కోయిల్', 'ನಾಗರಕೋಯಿಲ್', 'नागरकोइल', '{Nagarcoil,NGL,NCJ,நாகர்கோயில்,నాగర్కోయిల్,ನಾಗರ್‌ಕೋಯಿಲ್,नागरकोविल}'),
    ('place', 'Nallur', 'நல்லூர்', 'നല്ലൂർ', 'నల్లూరు', 'ನಲ್ಲೂರು', 'नल्लूर', '{}'),
    ('place', 'Namagiripettai', 'நாமகிரிப்பேட்டை', 'നാമഗിരിപ്പേട്ട', 'నామగిరిపేట', 'ನಾಮಗಿರಿಪೇಟೆ', 'नामगिरिपेट्टई', '{}'),
    ('place', 'Namakkal', 'நாமக்கல்', 'നാമക്കൽ', 'నామక్కల్', 'ನಾಮಕ್ಕಲ್', 'नामक्कल', '{NMK,NMKL,नमक्कल}'),
    ('place', 'Natham', 'நத்தம்', 'നത്തം', 'నత్తం', 'ನತ್ತಂ', 'नत्तम', '{}'),
    ('place', 'Nellikuppam', 'நெல்லிக்குப்பம்', 'നെല്ലിക്കുപ്പം', 'నెల్లికుప్పం', 'ನೆಲ್ಲಿಕುಪ್ಪಂ', 'नेल्लिकुप्पम', '{}'),
    ('place', 'Nerkundram', 'நெற்குன்றம்', 'നെർക്കുൻട്രം', 'నెర్కుండ్రం', 'ನೆರ್ಕುಂಡ್ರಂ', 'नेरकुंद्रम', '{Nerkunram}'),
    ('place', 'Neyveli', 'நெய்வேலி', 'നെയ്‌വേലി', 'నైవేలి', 'ನೈವೇಲಿ', 'नेयवेली', '{నెయ్‌వేలి,ನೆಯ್ವೇಲಿ,नेवेली}'),
    ('place', 'Nilakottai', 'நிலக்கோட்டை', 'നിലക്കോട്ട', 'నిలకోట్టై', 'ನಿಲಕೋಟ್ಟೈ', 'निलकोट्टई', '{Nilakkottai}'),
    ('place', 'Oddanchatram', 'ஒட்டன்சத்திரம்', 'ഒട്ടൻഛത്രം', 'ఒడ్డన్‌ఛత్రం', 'ಒಡ್ಡನ್‌ಛತ್ರಂ', 'ओड्डनचत्रम', '{Ottanchathiram,Ottanchatram,ഒട്ടൻചത്രം}'),
    ('place', 'Oggiyamduraipakkam', 'ஒக்கியம் துரைப்பாக்கம்', 'ഒക്കിയം തുരൈപ്പാക്കം', 'ఒక్కియం తురైపాక్కం', 'ಒಕ್ಕಿಯಂ ತುರೈಪಾಕ್ಕಂ', 'ओक्कियम तोरैपक्कम', '{Thoraipakkam,Duraipakkam,துரைப்பாக்கம்,തുറൈപ്പാക്കം}'),
    ('place', 'Omalur', 'ஓமலூர்', 'ഓമലൂർ', 'ఓమలూరు', 'ಓಮಲೂರು', 'ओमलूर', '{}'),
    ('place', 'Palani', 'பழனி', 'പഴനി', 'పళని', 'ಪಳನಿ', 'पलनी', '{Pazhani,PLNI,பழநி,पळनी}'),
    ('place', 'Palayamkottai', 'பாளையங்கோட்டை', 'പാളയംകോട്ട', 'పాళయంకోట్టై', 'ಪಾಳಯಂಕೋಟ್ಟೈ', 'पालयमकोट्टई', '{Palayankottai,பாளை,പാളയങ്കോട്ട}'),
    ('place', 'Palladam', 'பல்லடம்', 'പല്ലടം', 'పల్లడం', 'ಪಲ್ಲಡಂ', 'पल्लडम', '{}'),
    ('place', 'Pallavaram', 'பல்லாவரம்', 'പല്ലാവരം', 'పల్లావరం', 'ಪಲ್ಲಾವರಂ', 'पल्लवरम', '{}'),
    ('place', 'Pammal', 'பம்மல்', 'പമ്മൽ', 'పమ్మల్', 'ಪಮ್ಮಲ್', 'पम्मल', '{}'),
    ('place', 'Panruti', 'பண்ருட்டி', 'പൺറുട്ടി', 'పన్రుటి', 'ಪನ್ರುಟಿ', 'पनरुटी', '{Panrutti,பண்ணுருட்டி,പൻറുട്ടി}'),
    ('place', 'Paramakudi', 'பரமக்குடி', 'പരമക്കുടി', 'పరమకుడి', 'ಪರಮಕುಡಿ', 'परमकुडी', '{Paramakkudi}'),
    ('place', 'Pattukkottai', 'பட்டுக்கோட்டை', 'പട്ടുക്കോട്ട', 'పట్టుకోట్టై', 'ಪಟ್ಟುಕೋಟ್ಟೈ', 'पट्टुकोट्टई', '{Pattukottai}'),
    ('place', 'Perambalur', 'பெரம்பலூர்', 'പെരമ്പലൂർ', 'పెరంబలూరు', 'ಪೆರಂಬಲೂರು', 'पेरंबलूर', '{PMB,పెరంబలూర్,पेरम्बलूर}'),
    ('place', 'Peravurani', 'பேராவூரணி', 'പേരാവൂരണി', 'పేరావూరణి', 'ಪೇರಾವೂರಣಿ', 'पेरावूरणी', '{}'),
    ('place', 'Periyakulam', 'பெரியகுளம்', 'പെരിയകുളം', 'పెరియకుళం', 'ಪೆರಿಯಕುಳಂ', 'पेरियाकुलम', '{}'),
    ('place', 'Periyasemur', 'பெரியசேமூர்', 'പെരിയസേമൂർ', 'పెరియసేమూర్', 'ಪೆರಿಯಸೇಮೂರು', 'पेरियसेमूर', '{}'),
    ('place', 'Pernambut', 'பேர்ணாம்பட்டு', 'പേർണാംപട്ട്', 'పేర్ణాంబట్టు', 'ಪೇರ್ಣಾಂಬಟ್ಟು', 'पेरनांबट', '{Peranampattu,Pernampattu,பேரணாம்பட்டு}'),
    ('place', 'Pollachi', 'பொள்ளாச்சி', 'പൊള്ളാച്ചി', 'పొల్లాచి', 'ಪೊಲ್ಲಾಚಿ', 'पोल्लाची', '{POY,పొళ్లాచి,ಪೊಳ್ಳಾಚಿ}'),
    ('place', 'Polur', 'போளூர்', 'പോളൂർ', 'పోలూరు', 'ಪೋಲೂರು', 'पोलूर', '{}'),
    ('place', 'Ponneri', 'பொன்னேரி', 'പൊന്നേരി', 'పొన్నేరి', 'ಪೊನ್ನೇರಿ', 'पोन्नेरी', '{}'),
    ('place', 'Poonamallee', 'பூந்தமல்லி', 'പൂനമല്ലി', 'పూనమల్లి', 'ಪೂನಮಲ್ಲಿ', 'पूनमल्ली', '{Poonamalle,Poonthamalli,Poovirundhavalli,பூவிருந்தவல்லி,പൂന്തമല്ലി,పూందమల్లి}'),
    ('place', 'Pudukkottai', 'புதுக்கோட்டை', 'പുതുക്കോട്ട', 'పుదుక్కోట్టై', 'ಪುದುಕೋಟ್ಟೈ', 'पुदुकोट्टई', '{Pudukottai,PDKT,പുതുക്കോട്ടൈ,పుదుకోట,ಪುದುಕೊಟ್ಟೈ,पुदुक्कोट्टै}'),
    ('place', 'Puliyankudi', 'புளியங்குடி', 'പുളിയങ്കുടി', 'పుళియంగుడి', 'ಪುಳಿಯಂಗುಡಿ', 'पुलियंगुडी', '{Puliangudi,Puliyangudi}'),
    ('place', 'Rajapalayam', 'ராஜபாளையம்', 'രാജപാളയം', 'రాజపాళయం', 'ರಾಜಪಾಳಯಂ', 'राजापालयम', '{RJPM,இராஜபாளையம்,இராசபாளையம்,ರಾಜಪಾಳ್ಯಂ}'),
    ('place', 'Ramanathapuram', 'ராமநாதபுரம்', 'രാമനാഥപുരം', 'రామనాథపురం', 'ರಾಮನಾಥಪುರಂ', 'रामनाथपुरम', '{Ramnad,RMD,இராமநாதபுரம்,രാംനാട്,ರಾಮನಾಥಪುರ,रामनाड}'),
    ('place', 'Ramapuram', 'ராமாபுரம்', 'രാമപുരം', 'రామాపురం', 'ರಾಮಾಪುರಂ', 'रामपुरम', '{இராமாபுரம்,రామపురం}'),
    ('place', 'Rameswaram', 'ராமேஸ்வரம்', 'രാമേശ്വരം', 'రామేశ్వరం', 'ರಾಮೇಶ್ವರಂ', 'रामेश्वरम', '{Rameshwaram,RMM,இராமேசுவரம்,இராமேஸ்வரம்,ರಾಮೇಶ್ವರ}'),
    ('place', 'Ranipet', 'ராணிப்பேட்டை', 'റാണിപ്പേട്ട്', 'రాణిపేట', 'ರಾಣಿಪೇಟೆ', 'रानीपेट', '{Ranipettai,இராணிப்பேட்டை,റാണിപ്പേട്ട,रानीपेट्टई}'),
    ('place', 'Rasipuram', 'ராசிபுரம்', 'രാശിപുരം', 'రాశిపురం', 'ರಾಸಿಪುರಂ', 'रासिपुरम', '{இராசிபுரம்}'),
    ('place', 'Salem', 'சேலம்', 'സേലം', 'సేలం', 'ಸೇಲಂ', 'सेलम', '{SLM}'),
    ('place', 'Sankagiri', 'சங்ககிரி', 'ശങ്കരി', 'శంకరి', 'ಶಂಕರಿ', 'संकगिरी', '{Sankari,സംഗഗിരി}'),
    ('place', 'Sankarankovil', 'சங்கரன்கோவில்', 'ശങ്കരൻകോവിൽ', 'శంకరన్‌కోవిల్', 'ಶಂಕರನ್‌ಕೋವಿಲ್', 'शंकरनकोविल', '{Sankarankoil,சங்கரன்கோயில்,శంకరన్‌కోయిల్}'),
    ('place', 'Sathuvachari', 'சத்துவாச்சாரி', 'സത്തുവാച്ചാരി', 'సత్తువాచ్చారి', 'ಸತ್ತುವಾಚಾರಿ', 'सत्तुवाचारी', '{Sathuvacheri}'),
    ('place', 'Sathyamangalam', 'சத்தியமங்கலம்', 'സത്യമംഗലം', 'సత్యమంగళం', 'ಸತ್ಯಮಂಗಲ', 'सत्यमंगलम', '{Satyamangalam,Sathy,ಸತ್ಯಮಂಗಲಂ}'),
    ('place', 'Sattur', 'சாத்தூர்', 'സാത്തൂർ', 'సాత్తూరు', 'ಸಾತ್ತೂರು', 'सात्तूर', '{Sathur}'),
    ('place', 'Sengottai', 'செங்கோட்டை', 'ചെങ്കോട്ട', 'సెంగోట్టై', 'ಸೆಂಗೋಟ್ಟೈ', 'सेंगोट्टई', '{Shenkottai,Shencottah,Shencottai,SCT,ചെങ്കോട്ടൈ,शेंकोट्टई}'),
    ('place', 'Sholinghur', 'சோளிங்கர்', 'ഷോളിംഗർ', 'షోలింగర్', 'ಶೋಲಿಂಗರ್', 'शोलिंगर', '{Sholingur,Sholinghar,சோளிங்கபுரம்,షోళింగర్}'),
    ('place', 'Sirkali', 'சீர்காழி', 'ശീർകാഴി', 'శీర్కాళి', 'ಶೀರ್ಕಾಳಿ', 'सीरकाली', '{Sirkazhi,Seerkazhi,സീർകാഴി,సీర్కాళి,शीरकाली}'),
    ('place', 'Sivaganga', 'சிவகங்கை', 'ശിവഗംഗ', 'శివగంగ', 'ಶಿವಗಂಗಾ', 'शिवगंगा', '{Sivagangai,SVGA,ശിവഗംഗൈ,ಶಿವಗಂಗೈ}'),
    ('place', 'Sivakasi', 'சிவகாசி', 'ശിവകാശി', 'శివకాశి', 'ಶಿವಕಾಶಿ', 'शिवकाशी', '{SVKS}'),
    ('place', 'Sriperumbudur', 'ஸ்ரீபெரும்புதூர்', 'ശ്രീപെരുമ്പത്തൂർ', 'శ్రీపెరుంబుదూర్', 'ಶ್ರೀಪೆರಂಬುದೂರು', 'श्रीपेरंबदूर', '{Sriperumpudur,திருப்பெரும்புதூர்,ശ്രീപെരുമ്പുദൂർ,శ్రీపెరంబుదూరు,श्रीपेरुंबुदूर}'),
    ('place', 'Srirangam', 'ஸ்ரீரங்கம்', 'ശ്രീരംഗം', 'శ్రీరంగం', 'ಶ್ರೀರಂಗಂ', 'श्रीरंगम', '{திருவரங்கம்,ಶ್ರೀರಂಗ}'),
    ('place', 'Srivilliputhur', 'ஸ்ரீவில்லிபுத்தூர்', 'ശ്രീവില്ലിപുത്തൂർ', 'శ్రీవిల్లిపుత్తూరు', 'ಶ್ರೀವಿಲ್ಲಿಪುತ್ತೂರು', 'श्रीविल्लिपुत्तूर', '{Srivilliputtur,Srivi,SVPR,திருவில்லிபுத்தூர்,శ్రీవిల్లిపుత్తూర్}'),
    ('place', 'Tambaram', 'தாம்பரம்', 'താംബരം', 'తాంబరం', 'ತಾಂಬರಂ', 'तांबरम', '{TBM,ताम्बरम}'),
    ('place', 'Tenkasi', 'தென்காசி', 'തെങ്കാശി', 'తెన్కాశి', 'ತೆಂಕಾಶಿ', 'तेनकाशी', '{Thenkasi,TSI,తెంకాశి,ತೆನ್ಕಾಶಿ,तेंकासी}'),
    ('place', 'Thanjavur', 'தஞ்சாவூர்', 'തഞ്ചാവൂർ', 'తంజావూరు', 'ತಂಜಾವೂರು', 'तंजावुर', '{Tanjore,Tanjavur,Thanjai,TNJ,தஞ்சை,తంజావూర్,ತಂಜಾವೂರ್,तंजावूर,तंजौर}'),
    ('place', 'Thanthoni', 'தாந்தோணி', 'താന്തോണി', 'తాంతోణి', 'ತಾಂತೋಣಿ', 'तांतोणी', '{Thanthonimalai,Tandoni,தாந்தோன்றிமலை,தாந்தோணிமலை}'),
    ('place', 'Theni', 'தேனி', 'തേനി', 'తేని', 'ತೇಣಿ', 'थेनी', '{Theni Allinagaram,Allinagaram,தேனி அல்லிநகரம்,ತೇನಿ,तेनी}'),
    ('place', 'Thirumangalam', 'திருமங்கலம்', 'തിരുമംഗലം', 'తిరుమంగళం', 'ತಿರುಮಂಗಲಂ', 'तिरुमंगलम', '{Tirumangalam}'),
    ('place', 'Thiruparankundram', 'திருப்பரங்குன்றம்', 'തിരുപ്പറങ്കുൻറം', 'తిరుప్పరంకుండ్రం', 'ತಿರುಪ್ಪರಂಕುಂಡ್ರಂ', 'तिरुप्परनकुंद्रम', '{Tirupparankundram,Thirupparankundram,തിരുപ്പറങ്കുന്ട്രം,तिरुपरंकुंड्रम}'),
    ('place', 'Thiruthangal', 'திருத்தங்கல்', 'തിരുത്തങ്കൽ', 'తిరుత్తంగల్', 'ತಿರುತ್ತಂಗಲ್', 'तिरुथंगल', '{Tiruthangal}'),
    ('place', 'Thiruthuraipoondi', 'திருத்துறைப்பூண்டி', 'തിരുത്തുറൈപ്പൂണ്ടി', 'తిరుత్తురైపూండి', 'ತಿರುತ್ತುರೈಪೂಂಡಿ', 'तिरुथुराईपूंडी', '{Tiruthuraipoondi}'),
    ('place', 'Thoothukudi', 'தூத்துக்குடி', 'തൂത്തുക്കുടി', 'తూత్తుకుడి', 'ತೂತ್ತುಕುಡಿ', 'तूतुकुड़ी', '{Tuticorin,Thoothukkudi,TUT,തൂത്തുകുടി,టుటికోరిన్,తూత్తుకూడి,ತೂತುಕುಡಿ,ಟ್ಯುಟಿಕೋರಿನ್,थूथुकुडी,तूतीकोरिन}'),
    ('place', 'Thuraiyur', 'துறையூர்', 'തുറൈയൂർ', 'తురైయూరు', 'ತುರೈಯೂರು', 'तुरैयूर', '{Turaiyur}'),
    ('place', 'Tindivanam', 'திண்டிவனம்', 'തിണ്ടിവനം', 'తిండివనం', 'ತಿಂಡಿವನಂ', 'तिंडिवनम', '{TMV}'),
    ('place', 'Tiruchendur', 'திருச்செந்தூர்', 'തിരുച്ചെന്തൂർ', 'తిరుచెందూరు', 'ತಿರುಚೆಂದೂರು', 'तिरुचेंदूर', '{Thiruchendur,TCN,തിരുച്ചെന്ദൂർ,తిరుచెందూర్}'),
    ('place', 'Tiruchengode', 'திருச்செங்கோடு', 'തിരുച്ചെങ്കോട്', 'తిరుచెంగోడు', 'ತಿರುಚೆಂಗೋಡು', 'तिरुचेंगोडे', '{Thiruchengode,തിരുച്ചെങ്ങോട്,तिरुचेंगोडु}'),
    ('place', 'Tiruchirappalli', 'திருச்சிராப்பள்ளி', 'തിരുച്ചിറപ്പള്ളി', 'తిరుచిరాపల్లి', 'ತಿರುಚಿರಾಪಳ್ಳಿ', 'तिरुचिरापल्ली', '{Trichy,Tiruchi,Trichinopoly,Thiruchirappalli,Tiruchirapalli,Thiruchirapalli,Tiruchy,Thiruchi,TPJ,திருச்சி,തിരുച്ചിറപ്പിള്ളി,തിരുച്ചിറാപ്പള്ളി,ട്രിച്ചി,తిరుచ్చి,తిరుచిరాపళ్లి,ತಿರುಚಿ,ತಿರುಚ್ಚಿ,त्रिची,तिरुची,तिरुचि}'),
    ('place', 'Tirukkoyilur', 'திருக்கோவிலூர்', 'തിരുക്കോവിലൂർ', 'తిరుక్కోయిలూరు', 'ತಿರುಕ್ಕೋಯಿಲೂರು', 'तिरुकोविलूर', '{Tirukoilur,Thirukovilur,திருக்கோயிலூர்}'),
    ('place', 'Tirunelveli', 'திருநெல்வேலி', 'തിരുനെൽവേലി', 'తిరునెల్వేలి', 'ತಿರುನೆಲ್ವೇಲಿ', 'तिरुनेलवेली', '{Thirunelveli,Nellai,Tinnevelly,TVL,நெல்லை,తిరునల్వేలి,तिरुनेल्वेली}'),
    ('place', 'Tirupathur', 'திருப்பத்தூர்', 'തിരുപ്പത്തൂർ', 'తిరుపత్తూరు', 'ತಿರುಪತ್ತೂರು', 'तिरुपत्तूर', '{Tirupattur,Thirupathur,Tiruppathur,Thirupattur,తిరుపత్తూర్,ತಿರುಪ್ಪತ್ತೂರು,तिरुपथुर}'),
    ('place', 'Tiruppur', 'திருப்பூர்', 'തിരുപ്പൂർ', 'తిరుప్పూర్', 'ತಿರುಪ್ಪೂರು', 'तिरुपुर', '{Tirupur,Thiruppur,Thirupur,TUP,തിരുപ്പുർ,తిరుపూర్,తిరుప్పూరు,ತಿರುಪುರ,ತಿರುಪೂರ್,तिरुप्पुर,तिरुप्पूर,तिरुपूर}'),
    ('place', 'Tiruttani', 'திருத்தணி', 'തിരുത്തണി', 'తిరుత్తణి', 'ತಿರುತ್ತಣಿ', 'तिरुत्तणी', '{Thiruthani,Tirutani,తిరుత్తని,ತಿರುತ್ತನಿ,तिरुत्तनी}'),
    ('place', 'Tiruvaiyaru', 'திருவையாறு', 'തിരുവൈയാറ്', 'తిరువయ్యారు', 'ತಿರುವಯ್ಯಾರು', 'तिरुवैयारु', '{Thiruvaiyaru,తిరువైయారు,तिरुवैयार}'),
    ('place', 'Tiruvallur', 'திருவள்ளூர்', 'തിരുവള്ളൂർ', 'తిరువళ్లూరు', 'ತಿರುವಳ್ಳೂರು', 'तिरुवल्लूर', '{Thiruvallur,TRL,తిరువళ్ళూరు,तिरुवल्लुर}'),
    ('place', 'Tiruvannamalai', 'திருவண்ணாமலை', 'തിരുവണ്ണാമല', 'తిరువణ్ణామలై', 'ತಿರುವಣ್ಣಾಮಲೈ', 'तिरुवन्नामलाई', '{Thiruvannamalai,TNM,തിരുവണ്ണാമലൈ,తిరువన్నామలై,అరుణాచలం,तिरुवन्नामलै,तिरुवण्णामलै}'),
    ('place', 'Tiruvarur', 'திருவாரூர்', 'തിരുവാരൂർ', 'తిరువారూరు', 'ತಿರುವಾರೂರು', 'तिरुवारूर', '{Thiruvarur,TVR,తిరువారూర్,तिरुवरुर}'),
    ('place', 'Tiruverkadu', 'திருவேற்காடு', 'തിരുവേർക്കാട്', 'తిరువేర్కాడు', 'ತಿರುವೇರ್ಕಾಡು', 'तिरुवेरकाडु', '{Thiruverkadu}'),
    ('place', 'Tiruvottiyur', 'திருவொற்றியூர்', 'തിരുവൊട്ടിയൂർ', 'తిరువొట్టియూరు', 'ತಿರುವೊಟ್ಟಿಯೂರು', 'तिरुवोट्टियूर', '{Thiruvottiyur,തിരുവൊറ്റിയൂർ,తిరువొత్తియూర్,తిరువొట్టియూర్,ತಿರುವೊತ್ತಿಯೂರು}'),
    ('place', 'Udhagamandalam', 'உதகமண்டலம்', 'ഉദഗമണ്ഡലം', 'ఉదగమండలం', 'ಉದಕಮಂಡಲ', 'उदगमंडलम', '{Ooty,Ootacamund,Udagamandalam,Udhagai,உதகை,ஊட்டி,ഊട്ടി,ഉദകമണ്ഡലം,ఊటీ,ಊಟಿ,ಉದಗಮಂಡಲ,ऊटी}'),
    ('place', 'Udumalaipettai', 'உடுமலைப்பேட்டை', 'ഉദുമൽപേട്ട', 'ఉడుమల్‌పేట', 'ಉಡುಮಲ್‌ಪೇಟೆ', 'उडुमलपेट', '{Udumalpet,Udumalai,UDT,உடுமலை,உடுமலைபேட்டை,ഉടുമൽപേട്ട,ഉദുമലൈപ്പേട്ട,उडुमलैपेट्टई}'),
    ('place', 'Ullagaram', 'உள்ளகரம்', 'ഉള്ളഗരം', 'ఉళ్ళగరం', 'ಉಳ್ಳಗರಂ', 'उल्लगरम', '{}'),
    ('place', 'Usilampatti', 'உசிலம்பட்டி', 'ഉസിലംപട്ടി', 'ఉసిలంపట్టి', 'ಉಸಿಲಂಪಟ್ಟಿ', 'उसिलमपट्टी', '{Usilampatty}'),
    ('place', 'Uthamapalayam', 'உத்தமபாளையம்', 'ഉത്തമപാളയം', 'ఉత్తమపాళయం', 'ಉತ್ತಮಪಾಳ್ಯಂ', 'उत्तमपालयम', '{Uthamapalaiyam}'),
    ('place', 'Vadalur', 'வடலூர்', 'വടലൂർ', 'వడలూరు', 'ವಡಲೂರು', 'वडलूर', '{}'),
    ('place', 'Valparai', 'வால்பாறை', 'വാൽപ്പാറ', 'వాల్పరై', 'ವಾಲ್ಪಾರೈ', 'वालपरई', '{വാൽപാറ,వాల్పారై,वालपाराई}'),
    ('place', 'Vandavasi', 'வந்தவாசி', 'വന്ദവാസി', 'వందవాసి', 'ವಂದವಾಸಿ', 'वंदवासी', '{Wandiwash,Vandhavasi,വന്തവാസി}'),
    ('place', 'Vaniyambadi', 'வாணியம்பாடி', 'വാണിയമ്പാടി', 'వాణియంబాడి', 'ವಾಣಿಯಂಬಾಡಿ', 'वानियमबाड़ी', '{वाणियंबाडी}'),
    ('place', 'Vedaranyam', 'வேதாரண்யம்', 'വേദാരണ്യം', 'వేదారణ్యం', 'ವೇದಾರಣ್ಯಂ', 'वेदारण्यम', '{Vedaraniyam,வேதாரணியம்}'),
    ('place', 'Veerapandi', 'வீரபாண்டி', 'വീരപാണ്ടി', 'వీరపాండి', 'ವೀರಪಾಂಡಿ', 'वीरपांडी', '{}'),
    ('place', 'Veerappanchatiram', 'வீரப்பன்சத்திரம்', 'വീരപ്പൻചത്രം', 'వీరప్పన్‌ఛత్రం', 'ವೀರಪ್ಪನ್‌ಛತ್ರಂ', 'वीरप्पनचत्रम', '{Veerappanchatram,Veerappan Chathiram}'),
    ('place', 'Velampalayam', 'வேலம்பாளையம்', 'വേലംപാളയം', 'వేలంపాళయం', 'ವೇಲಂಪಾಳ್ಯಂ', 'वेलमपालयम', '{}'),
    ('place', 'Vellakoil', 'வெள்ளகோவில்', 'വെള്ളകോവിൽ', 'వెళ్ళకోవిల్', 'ವೆಳ್ಳಕೋವಿಲ್', 'वेल्लकोविल', '{Vellakovil,வெள்ளக்கோவில்}'),
    ('place', 'Vellore', 'வேலூர்', 'വെല്ലൂർ', 'వేలూరు', 'ವೆಲ್ಲೂರು', 'वेल्लोर', '{VLR,വേലൂർ,వెల్లూరు,వేలూర్,ವೇಲೂರು,वेल्लूर}'),
    ('place', 'Vikramasingapuram', 'விக்கிரமசிங்கபுரம்', 'വിക്രമസിംഗപുരം', 'విక్రమసింగపురం', 'ವಿಕ್ರಮಸಿಂಗಪುರಂ', 'विक्रमसिंगपुरम', '{VK Puram,V.K.Puram}'),
    ('place', 'Viluppuram', 'விழுப்புரம்', 'വിഴുപ്പുരം', 'విళుపురం', 'ವಿಳುಪ್ಪುರಂ', 'विलुप्पुरम', '{Villupuram,VPM,വില്ലുപുരം,విల్లుపురం,విలుప్పురం,ವಿಲ್ಲುಪುರಂ,विल्लुपुरम}'),
    ('place', 'Virudhachalam', 'விருத்தாசலம்', 'വിരുദാചലം', 'వృద్ధాచలం', 'ವೃದ್ಧಾಚಲಂ', 'विरुधाचलम', '{Vriddhachalam,VRI,Vridhachalam,விருத்தாச்சலம்,വൃദ്ധാചലം,वृद्धाचलम}'),
    ('place', 'Virudhunagar', 'விருதுநகர்', 'വിരുദുനഗർ', 'విరుదునగర్', 'ವಿರುದುನಗರ', 'विरुधुनगर', '{Virudunagar,VNR,VPT,വിരുതുനഗർ,ವಿರುಧುನಗರ,विरुदुनगर}'),
    ('place', 'Alappuzha', 'ஆலப்புழா', 'ആലപ്പുഴ', 'అలప్పుజ', 'ಆಲಪ್ಪುಳ', 'आलप्पुझा', '{Alleppey,ALP,Alapuzha,ஆலப்புழை,ആലപ്പി,అలెప్పీ,అలప్పుళ,ಆಲಪ್ಪುಝ,ಅಲೆಪ್ಪಿ,अलप्पुझा,अलप्पुझ़ा}'),
    ('place', 'Aluva', 'ஆலுவா', 'ആലുവ', 'ఆలువా', 'ಆಲುವಾ', 'अलुवा', '{Alwaye,ஆலுவாய்,ആല്വേ,ಆಲುವ}'),
    ('place', 'Angamaly', 'அங்கமாலி', 'അങ്കമാലി', 'అంగమాలి', 'ಅಂಗಮಾಲಿ', 'अंगमाली', '{Angamali}'),
    ('place', 'Attingal', 'ஆற்றிங்கல்', 'ആറ്റിങ്ങൽ', 'అట్టింగల్', 'ಅಟ್ಟಿಂಗಲ್', 'अट्टिंगल', '{}'),
    ('place', 'Beypore', 'பேப்பூர்', 'ബേപ്പൂർ', 'బేపూర్', 'ಬೇಪೂರ್', 'बेपोर', '{Beypur}'),
    ('place', 'Chalakudy', 'சாலக்குடி', 'ചാലക്കുടി', 'చాలకుడి', 'ಚಾಲಕ್ಕುಡಿ', 'चालकुडी', '{Chalakkudy}'),
    ('place', 'Changanassery', 'சங்கனாச்சேரி', 'ചങ്ങനാശ്ശേരി', 'చంగనాశ్శేరి', 'ಚಂಗನಾಶ್ಶೇರಿ', 'चंगनाशेरी', '{Changanacherry,Changanacherri,ചങ്ങനാശേരി}'),
    ('place', 'Chavara', 'சவரா', 'ചവറ', 'చవర', 'ಚವರ', 'चवरा', '{}'),
    ('place', 'Chengannur', 'செங்கன்னூர்', 'ചെങ്ങന്നൂർ', 'చెంగన్నూర్', 'ಚೆಂಗನ್ನೂರು', 'चेंगन्नूर', '{CNGR,செங்கனூர்,चेंगनूर}'),
    ('place', 'Cherthala', 'சேர்த்தலா', 'ചേർത്തല', 'చేర్తల', 'ಚೇರ್ತಲ', 'चेरथला', '{Shertallai,சேர்த்தலை}'),
    ('place', 'Cheruvannur', 'செறுவண்ணூர்', 'ചെറുവണ്ണൂർ', 'చెరువన్నూర్', 'ಚೆರುವಣ್ಣೂರು', 'चेरुवन्नूर', '{}'),
    ('place', 'Edathala', 'எடத்தலா', 'എടത്തല', 'ఎడతల', 'ಎಡತ್ತಲ', 'एडथला', '{}'),
    ('place', 'Erattupetta', 'ஈராட்டுப்பேட்டை', 'ഈരാറ്റുപേട്ട', 'ఈరాట్టుపేట', 'ಈರಾಟ್ಟುಪೇಟ್ಟ', 'एराट्टुपेट्टा', '{}'),
    ('place', 'Ernakulam', 'எர்ணாகுளம்', 'എറണാകുളം', 'ఎర్నాకులం', 'ಎರ್ನಾಕುಲಂ', 'एर्नाकुलम', '{EKM,ERS,ఎర్నాకుళం,ಎರ್ನಾಕುಳಂ,एर्णाकुलम}'),
    ('place', 'Ettumanoor', 'ஏற்றுமானூர்', 'ഏറ്റുമാനൂർ', 'ఏట్టుమానూర్', 'ಏಟ್ಟುಮಾನೂರು', 'एट्टुमनूर', '{ஏட்டுமானூர்}'),
    ('place', 'Feroke', 'பரோக்', 'ഫറോക്ക്', 'ఫరోక్', 'ಫರೋಕ್', 'फेरोक', '{Ferok,ஃபெரோக்}'),
    ('place', 'Guruvayur', 'குருவாயூர்', 'ഗുരുവായൂർ', 'గురువాయూర్', 'ಗುರುವಾಯೂರು', 'गुरुवायुर', '{Guruvayoor,గురువాయూరు,गुरुवायूर}'),
    ('place', 'Haripad', 'ஹரிப்பாடு', 'ഹരിപ്പാട്', 'హరిపాడ్', 'ಹರಿಪ್ಪಾಡ್', 'हरिपाद', '{}'),
    ('place', 'Irinjalakuda', 'இரிஞ்சாலக்குடா', 'ഇരിങ്ങാലക്കുട', 'ఇరింజాలకుడ', 'ಇರಿಂಜಾಲಕುಡ', 'इरिंजालकुडा', '{Irinjalakkuda,இரிஞ்ஞாலக்குடா}'),
    ('place', 'Kakkanad', 'காக்கநாடு', 'കാക്കനാട്', 'కక్కనాడ్', 'ಕಾಕ್ಕನಾಡ್', 'कक्कनाड', '{}'),
    ('place', 'Kalamassery', 'களமசேரி', 'കളമശ്ശേരി', 'కలమస్సేరి', 'ಕಳಮಶ್ಶೇರಿ', 'कलमस्सेरी', '{களமச்சேரி,കളമശേരി}'),
    ('place', 'Kalpetta', 'கல்பற்றா', 'കല്പറ്റ', 'కల్పెట్ట', 'ಕಲ್ಪೆಟ್ಟ', 'कलपेट्टा', '{கல்பெட்டா,കൽപ്പറ്റ,കൽപറ്റ}'),
    ('place', 'Kanhangad', 'காஞ்ஞங்காடு', 'കാഞ്ഞങ്ങാട്', 'కన్హంగాడ్', 'ಕಾಞಂಗಾಡ್', 'कान्हनगड', '{காஞ்சங்காடு,ಕಾಂಞಂಗಾಡು}'),
    ('place', 'Kannur', 'கண்ணூர்', 'കണ്ണൂർ', 'కన్నూర్', 'ಕಣ್ಣೂರು', 'कन्नूर', '{Cannanore,KNR,கண்ணனூர்,కన్నూరు,ಕಣ್ಣಾನೂರು,ಕಣ್ಣೂರ್}'),
    ('place', 'Karunagappally', 'கருநாகப்பள்ளி', 'കരുനാഗപ്പള്ളി', 'కరునాగపల్లి', 'ಕರುನಾಗಪಳ್ಳಿ', 'करुनागप्पल्ली', '{Karunagapally}'),
    ('place', 'Kasaragod', 'காசர்கோடு', 'കാസർഗോഡ്', 'కాసరగోడ్', 'ಕಾಸರಗೋಡು', 'कासरगोड', '{Kasargod,Kasargode,காசரகோடு,കാസർകോട്,కాసర్‌గోడ్,कासरगोड़}'),
    ('place', 'Kattappana', 'கட்டப்பனை', 'കട്ടപ്പന', 'కట్టప్పన', 'ಕಟ್ಟಪ್ಪನ', 'कट्टप्पना', '{கட்டப்பனா}'),
    ('place', 'Kayamkulam', 'காயங்குளம்', 'കായംകുളം', 'కాయంకుళం', 'ಕಾಯಂಕುಳಂ', 'कायमकुलम', '{KYJ,కాయంకుళమ్}'),
    ('place', 'Kazhakoottam', 'கழக்கூட்டம்', 'കഴക്കൂട്ടം', 'కజకూట్టం', 'ಕಳಕ್ಕೂಟ್ಟಂ', 'कझाकूट्टम', '{Kazhakuttam}'),
    ('place', 'Kochi', 'கொச்சி', 'കൊച്ചി', 'కొచ్చి', 'ಕೊಚ್ಚಿ', 'कोच्चि', '{Cochin,கொச்சின்,കൊച്ചിൻ,కొచ్చిన్,ಕೊಚ್ಚಿನ್,कोचीन,कोच्ची}'),
    ('place', 'Kodungallur', 'கொடுங்கல்லூர்', 'കൊടുങ്ങല്ലൂർ', 'కొడుంగల్లూర్', 'ಕೊಡುಂಗಲ್ಲೂರು', 'कोडुंगल्लूर', '{Cranganore,Kodungalloor,கொடுங்களூர்,కొడంగళూరు}'),
    ('place', 'Kollam', 'கொல்லம்', 'കൊല്ലം', 'కొల్లం', 'ಕೊಲ್ಲಂ', 'कोल्लम', '{Quilon,QLN,ക്വയിലോൺ,క్విలాన్}'),
    ('place', 'Kondotty', 'கொண்டோட்டி', 'കൊണ്ടോട്ടി', 'కొండోట్టి', 'ಕೊಂಡೋಟ್ಟಿ', 'कोंडोट्टी', '{Kondotti}'),
    ('place', 'Koothattukulam', 'கூத்தாட்டுக்குளம்', 'കൂത്താട്ടുകുളം', 'కూత్తాట్టుకుళం', 'ಕೂತ್ತಾಟ್ಟುಕುಳಂ', 'कूथट्टुकुलम', '{}'),
    ('place', 'Kothamangalam', 'கோதமங்கலம்', 'കോതമംഗലം', 'కోతమంగళం', 'ಕೋದಮಂಗಲಂ', 'कोथमंगलम', '{}'),
    ('place', 'Kottakkal', 'கோட்டக்கல்', 'കോട്ടക്കൽ', 'కోట్టక్కల్', 'ಕೋಟಕ್ಕಲ್', 'कोट्टक्कल', '{കോട്ടയ്ക്കൽ,ಕೊಟ್ಟಕ್ಕಲ್}'),
    ('place', 'Kottarakkara', 'கொட்டாரக்கரை', 'കൊട്ടാരക്കര', 'కొట్టారక్కర', 'ಕೊಟ್ಟಾರಕ್ಕರ', 'कोट्टारक्करा', '{Kottarakara,கொட்டாரக்கரா}'),
    ('place', 'Kottayam', 'கோட்டயம்', 'കോട്ടയം', 'కొట్టాయం', 'ಕೊಟ್ಟಾಯಂ', 'कोट्टायम', '{KTM,KTYM,கோட்டையம்,కొట్టాయమ్,ಕೋಟ್ಟಯಂ,कोट्टयम}'),
    ('place', 'Koyilandy', 'கொயிலாண்டி', 'കൊയിലാണ്ടി', 'కొయిలాండి', 'ಕೊಯಿಲಾಂಡಿ', 'कोयिलंडी', '{Quilandy,கோயிலாண்டி}'),
    ('place', 'Kozhikode', 'கோழிக்கோடு', 'കോഴിക്കോട്', 'కోజికోడ్', 'ಕೋಝಿಕೋಡ್', 'कोझिकोड', '{Calicut,CLT,கள்ளிக்கோட்டை,കാലിക്കറ്റ്,కాలికట్,కోళికోడ్,కోజిక్కోడ్,ಕಲ್ಲಿಕೋಟೆ,ಕ್ಯಾಲಿಕಟ್,ಕೋಯಿಕ್ಕೋಡ್,कालीकट,कोझीकोड,कोषिक्कोड}'),
    ('place', 'Kunnamkulam', 'குன்னங்குளம்', 'കുന്നംകുളം', 'కున్నంకుళం', 'ಕುನ್ನಂಕುಳಂ', 'कुन्नमकुलम', '{குன்னம்குளம்}'),
    ('place', 'Malappuram', 'மலப்புரம்', 'മലപ്പുറം', 'మలప్పురం', 'ಮಲಪ್ಪುರಂ', 'मलप्पुरम', '{MLP,మళప్పురం,ಮಲಪ್ಪುರಮ್}'),
    ('place', 'Manjeri', 'மஞ்சேரி', 'മഞ്ചേരി', 'మంజేరి', 'ಮಂಜೇರಿ', 'मंजेरी', '{}'),
    ('place', 'Mannarkkad', 'மன்னார்க்காடு', 'മണ്ണാർക്കാട്', 'మన్నార్కాడ్', 'ಮಣ್ಣಾರ್ಕ್ಕಾಡ್', 'मन्नारक्काड', '{Mannarakkad,Mannarghat,மண்ணார்க்காடு}'),
    ('place', 'Maradu', 'மரடு', 'മരട്', 'మరడు', 'ಮರಡು', 'मरडु', '{}'),
    ('place', 'Mattannur', 'மட்டன்னூர்', 'മട്ടന്നൂർ', 'మట్టన్నూర్', 'ಮಟ್ಟನ್ನೂರು', 'मट्टन्नूर', '{}'),
    ('place', 'Mavelikkara', 'மாவேலிக்கரை', 'മാവേലിക്കര', 'మావేలిక్కర', 'ಮಾವೇಲಿಕ್ಕರ', 'मावेलिक्करा', '{Mavelikara,மாவேலிக்கரா}'),
    ('place', 'Moonniyur', 'மூன்னியூர்', 'മൂന്നിയൂർ', 'మూన్నియూర్', 'ಮೂನ್ನಿಯೂರು', 'मून्नियूर', '{}'),
    ('place', 'Mukkam', 'முக்கம்', 'മുക്കം', 'ముక్కం', 'ಮುಕ್ಕಂ', 'मुक्कम', '{}'),
    ('place', 'Munnar', 'மூணாறு', 'മൂന്നാർ', 'మున్నార్', 'ಮುನ್ನಾರ್', 'मुन्नार', '{மூணார்,మూణ్ణార్}'),
    ('place', 'Muvattupuzha', 'மூவாற்றுப்புழை', 'മൂവാറ്റുപുഴ', 'మువట్టుపుజ', 'ಮೂವಾಟ್ಟುಪುಳ', 'मूवाट्टुपुझा', '{Moovattupuzha,மூவாற்றுப்புழா,മുവാറ്റുപുഴ}'),
    ('place', 'Nedumangad', 'நெடுமங்காடு', 'നെടുമങ്ങാട്', 'నెడుమంగాడ్', 'ನೆಡುಮಂಗಾಡ್', 'नेडुमंगाड', '{}'),
    ('place', 'Neyyattinkara', 'நெய்யாற்றின்கரை', 'നെയ്യാറ്റിൻകര', 'నెయ్యాట్టింకర', 'ನೆಯ್ಯಾಟ್ಟಿಂಕರ', 'नेय्याट्टिनकारा', '{நெய்யாற்றின்கரா,നെയ്യാറ്റിങ്കര,नेय्यट्टिंकरा}'),
    ('place', 'Nilambur', 'நிலம்பூர்', 'നിലമ്പൂർ', 'నీలంబూర్', 'ನಿಲಂಬೂರು', 'नीलांबुर', '{నిలంబూర్,निलंबूर}'),
    ('place', 'Nileshwaram', 'நீலேஸ்வரம்', 'നീലേശ്വരം', 'నీలేశ్వరం', 'ನೀಲೇಶ್ವರ', 'नीलेश्वरम', '{Nileshwar,Neeleswaram,நீலேசுவரம்,ನೀಲೇಶ್ವರಂ}'),
    ('place', 'North Paravur', 'வடக்கு பறவூர்', 'വടക്കൻ പറവൂർ', 'ఉత్తర పరవూర్', 'ಉತ್ತರ ಪರವೂರು', 'उत्तर परवूर', '{North Paravoor,N Paravur,നോർത്ത് പറവൂർ,വടക്കൻപറവൂർ}'),
    ('place', 'Olavanna', 'ஒளவண்ணா', 'ഒളവണ്ണ', 'ఒలవన్న', 'ಒಳವಣ್ಣ', 'ओलावन्ना', '{}'),
    ('place', 'Ottapalam', 'ஒற்றப்பாலம்', 'ഒറ്റപ്പാലം', 'ఒట్టపాలం', 'ಒಟ್ಟಪ್ಪಾಲಂ', 'ओट्टापलम', '{Ottappalam,ഒറ്റപാലം,ఒట్టప్పాలం,ओट्टपालम}'),
    ('place', 'Painavu', 'பைனாவு', 'പൈനാവ്', 'పైనావు', 'ಪೈನಾವು', 'पैनाव', '{}'),
    ('place', 'Pala', 'பாலா', 'പാലാ', 'పాలా', 'ಪಾಲಾ', 'पाला', '{Palai}'),
    ('place', 'Palakkad', 'பாலக்காடு', 'പാലക്കാട്', 'పాలక్కాడ్', 'ಪಾಲಕ್ಕಾಡ್', 'पालक्काड', '{Palghat,PKD,PGT,Palakad,பாலகாடு,പാൽഘട്ട്,పాలక్కాడు,పాల్ఘాట్,ಪಾಲಕ್ಕಾಡು,ಪಾಲ್ಘಾಟ್,पालघाट,पलक्कड़,पलक्कड}'),
    ('place', 'Pallichal', 'பள்ளிச்சல்', 'പള്ളിച്ചൽ', 'పళ్లిచల్', 'ಪಳ್ಳಿಚ್ಚಲ್', 'पल्लिचल', '{}'),
    ('place', 'Pandalam', 'பந்தளம்', 'പന്തളം', 'పందళం', 'ಪಂದಳಂ', 'पंदलम', '{Panthalam,ಪಂದಳ}'),
    ('place', 'Parappanangadi', 'பரப்பனங்காடி', 'പരപ്പനങ്ങാടി', 'పరప్పనంగాడి', 'ಪರಪ್ಪನಂಗಾಡಿ', 'परप्पनंगडी', '{Parpanangadi}'),
    ('place', 'Paravur', 'பரவூர்', 'പരവൂർ', 'పరవూర్', 'ಪರವೂರು', 'परवूर', '{Paravoor}'),
    ('place', 'Pathanamthitta', 'பத்தனம்திட்டா', 'പത്തനംതിട്ട', 'పతనంతిట్ట', 'ಪತ್ತನಂತಿಟ್ಟ', 'पथानामथिट्टा', '{PTA,பத்தனந்திட்டா,பத்தனம்திட்டை,పత్తనంతిట్ట,ಪಥನಂತಿಟ್ಟ,पत्तनमतिट्टा,पतनमतिट्टा}'),
    ('place', 'Pattambi', 'பட்டாம்பி', 'പട്ടാമ്പി', 'పట్టాంబి', 'ಪಟ್ಟಾಂಬಿ', 'पट्टांबी', '{}'),
    ('place', 'Payyannur', 'பய்யன்னூர்', 'പയ്യന്നൂർ', 'పయ్యన్నూర్', 'ಪಯ್ಯನ್ನೂರು', 'पय्यन्नूर', '{Payyanur,பையனூர்,ಪಯ್ಯನೂರು}'),
    ('place', 'Perinthalmanna', 'பெரிந்தல்மண்ணா', 'പെരിന്തൽമണ്ണ', 'పెరింతల్‌మన్న', 'ಪೆರಿಂದಲ್‌ಮಣ್ಣ', 'पेरिंथालमन्ना', '{பெரிந்தல்மன்னா}'),
    ('place', 'Perumbavoor', 'பெரும்பாவூர்', 'പെരുമ്പാവൂർ', 'పెరుంబావూర్', 'ಪೆರುಂಬಾವೂರು', 'पेरुंबावूर', '{Perumbavur}'),
    ('place', 'Piravom', 'பிறவம்', 'പിറവം', 'పిరవం', 'ಪಿರವಂ', 'पिरवम', '{Piravam}'),
    ('place', 'Ponnani', 'பொன்னானி', 'പൊന്നാനി', 'పొన్నాని', 'ಪೊನ್ನಾನಿ', 'पोन्नानी', '{}'),
    ('place', 'Punalur', 'புனலூர்', 'പുനലൂർ', 'పునలూర్', 'ಪುನಲೂರು', 'पुनलूर', '{Punaloor}'),
    ('place', 'Ramanattukara', 'ராமநாட்டுக்கரை', 'രാമനാട്ടുകര', 'రామనాట్టుకర', 'ರಾಮನಾಟ್ಟುಕರ', 'रामनाट्टुकरा', '{}'),
    ('place', 'Shoranur', 'சோரனூர்', 'ഷൊർണൂർ', 'షోరనూర్', 'ಶೋರನೂರು', 'शोरनूर', '{Shornur,Shoranoor,ஷொர்ணூர்,ஷோரனூர்,ഷൊറണൂർ,ഷൊർണ്ണൂർ,शोरानूर}'),
    ('place', 'Sulthan Bathery', 'சுல்தான் பத்தேரி', 'സുൽത്താൻ ബത്തേരി', 'సుల్తాన్ బతేరి', 'ಸುಲ್ತಾನ್ ಬತ್ತೇರಿ', 'सुल्तान बथेरी', '{Sultan Bathery,Sultans Battery,Bathery,சுல்தான்பத்தேரி,ബത്തേരി}'),
    ('place', 'Taliparamba', 'தளிப்பரம்பா', 'തളിപ്പറമ്പ്', 'తలిపరంబ', 'ತಳಿಪ್ಪರಂಬ', 'तलिपरंबा', '{Thaliparamba,தளிப்பறம்பு,തളിപ്പറമ്പ}'),
    ('place', 'Tanur', 'தானூர்', 'താനൂർ', 'తానూర్', 'ತಾನೂರು', 'तानूर', '{Tanoor}'),
    ('place', 'Thalassery', 'தலச்சேரி', 'തലശ്ശേരി', 'తలస్సేరి', 'ತಲಶ್ಶೇರಿ', 'थलासेरी', '{Tellicherry,Thalasseri,தலசேரி,தலைச்சேரி,തലശേരി,తలశ్శేరి,ತಲಚೇರಿ,ತೆಲ್ಲಿಚೇರಿ,तलश्शेरी}'),
    ('place', 'Thennala', 'தென்னலா', 'തെന്നല', 'తెన్నల', 'ತೆನ್ನಲ', 'थेन्नला', '{}'),
    ('place', 'Thiruvalla', 'திருவல்லா', 'തിരുവല്ല', 'తిరువల్ల', 'ತಿರುವಲ್ಲ', 'तिरुवल्ला', '{Tiruvalla,ತಿರುವಲ್ಲಾ}'),
    ('place', 'Thiruvananthapuram', 'திருவனந்தபுரம்', 'തിരുവനന്തപുരം', 'తిరువనంతపురం', 'ತಿರುವನಂತಪುರಂ', 'तिरुवनंतपुरम', '{Trivandrum,TVM,TVC,Thiruvanandapuram,അനന്തപുരി,ട്രിവാൻഡ്രം,త్రివేండ్రం,ತಿರುವನಂತಪುರ,ತ್ರಿವೇಂಡ್ರಂ,तिरुवनन्तपुरम,त्रिवेंद्रम}'),
    ('place', 'Thodupuzha', 'தொடுபுழா', 'തൊടുപുഴ', 'తొడుపుజ', 'ತೊಡುಪುಳ', 'थोडुपुझा', '{தொடுபுழை}'),
    ('place', 'Thrikkakara', 'திருக்காக்கரை', 'തൃക്കാക്കര', 'త్రిక్కాకర', 'ತೃಕ್ಕಾಕರ', 'त्रिक्काकरा', '{திருக்காக்கரா}'),
    ('place', 'Thrippunithura', 'திருப்பூணித்துறை', 'തൃപ്പൂണിത്തുറ', 'త్రిప్పునితుర', 'ತೃಪ್ಪೂಣಿತ್ತುರ', 'त्रिपुनितुरा', '{Tripunithura,Tripunittura,Thripunithura,திருப்பூணித்துரா}'),
    ('place', 'Thrissur', 'திருச்சூர்', 'തൃശൂർ', 'త్రిస్సూర్', 'ತ್ರಿಶೂರು', 'त्रिशूर', '{Trichur,Trissur,TCR,TSR,திரிசூர்,திரிச்சூர்,തൃശ്ശൂർ,తృశూర్,త్రిశూర్,ತ್ರಿಶೂರ್,ತ್ರಿಚೂರ್,ತೃಶ್ಶೂರ್,त्रिचूर,थ्रिसूर}'),
    ('place', 'Tirur', 'திரூர்', 'തിരൂർ', 'తిరూర్', 'ತಿರೂರು', 'तिरूर', '{Thirur,ತಿರೂರ್}'),
    ('place', 'Tirurangadi', 'திரூரங்காடி', 'തിരൂരങ്ങാടി', 'తిరూరంగాడి', 'ತಿರೂರಂಗಾಡಿ', 'तिरुरंगाडी', '{Thirurangadi}'),
    ('place', 'Vadakara', 'வடகரை', 'വടകര', 'వడకర', 'ವಡಗರ', 'वडकरा', '{Badagara,Vatakara,வடகரா,ವಡಕರ}'),
    ('place', 'Vaikom', 'வைக்கம்', 'വൈക്കം', 'వైకోం', 'ವೈಕೋಂ', 'वैकोम', '{వైక్కం,ವೈಕಂ,ವೈಕ್ಕಂ,वायकोम}'),
    ('place', 'Valanchery', 'வளாஞ்சேரி', 'വളാഞ്ചേരി', 'వలాంచేరి', 'ವಳಾಂಚೇರಿ', 'वलांचेरी', '{}'),
    ('place', 'Varkala', 'வர்க்கலா', 'വർക്കല', 'వర్కల', 'ವರ್ಕಲ', 'वर्कला', '{வர்க்கலை,ವರ್ಕಲಾ}'),
    ('place', 'Vazhakkala', 'வாழக்காலா', 'വാഴക്കാല', 'వాళక్కాల', 'ವಾಳಕ್ಕಾಲ', 'वाझक्काला', '{}'),
    ('place', 'Wadakkanchery', 'வடக்காஞ்சேரி', 'വടക്കാഞ്ചേരി', 'వడక్కంచేరి', 'ವಡಕ್ಕಾಂಚೇರಿ', 'वडक्कनचेरी', '{Wadakancheri}'),
    ('place', 'Anekal', 'ஆனேக்கல்', 'ആനേക്കൽ', 'ఆనేకల్', 'ಆನೇಕಲ್', 'आनेकल', '{ஆனெக்கல்}'),
    ('place', 'Arsikere', 'அரசிகெரே', 'അരസികെരെ', 'అర్సికెరె', 'ಅರಸೀಕೆರೆ', 'अर्सीकेरे', '{Arasikere,ಅರಸಿಕೆರೆ}'),
    ('place', 'Athani', null, 'അഥണി', 'అథణి', 'ಅಥಣಿ', 'अथणी', '{Athni,అథని}'),
    ('place', 'Bagalkot', 'பாகல்கோட்', 'ബാഗൽകോട്ട്', 'బాగల్‌కోట్', 'ಬಾಗಲಕೋಟೆ', 'बागलकोट', '{Bagalkote,பாகல்கோட்டை,ബാഗൽകോട്ട,బాగల్‌కోట,ಬಾಗಲಕೋಟ}'),
    ('place', 'Ballari', 'பல்லாரி', 'ബെല്ലാരി', 'బళ్ళారి', 'ಬಳ್ಳಾರಿ', 'बल्लारी', '{Bellary,பெல்லாரி,ബല്ലാരി,బళ్లారి,बेल्लारी}'),
    ('place', 'Bangarapet', 'பங்காரப்பேட்டை', 'ബംഗാരപേട്ട്', 'బంగారుపేట', 'ಬಂಗಾರಪೇಟೆ', 'बंगारपेट', '{Bangarpet,BWT,பங்காருப்பேட்டை,బంగారపేట}'),
    ('place', 'Bantwal', 'பண்ட்வால்', 'ബണ്ട്വാൾ', 'బంట్వాళ', 'ಬಂಟ್ವಾಳ', 'बंटवाल', '{പണ്ടുവാൾ,బంట్వాల్}'),
    ('place', 'Basavakalyan', 'பசவகல்யாண்', 'ബസവകല്യാൺ', 'బసవకళ్యాణ్', 'ಬಸವಕಲ್ಯಾಣ', 'बसवकल्याण', '{బసవకల్యాణ్}'),
    ('place', 'Belagavi', 'பெலகாவி', 'ബെൽഗാവി', 'బెళగావి', 'ಬೆಳಗಾವಿ', 'बेलगावी', '{Belgaum,பெல்காம்,பெலகவி,ബെലഗാവി,ബെൽഗാം,బెల్గాం,బెలగావి,ಬೆಳಗಾಂ,ಬೆಳಗಾವ್,बेलगाम,बेलगांव,बेळगाव}'),
    ('place', 'Bengaluru', 'பெங்களூரு', 'ബെംഗളൂരു', 'బెంగళూరు', 'ಬೆಂಗಳೂರು', 'बेंगलुरु', '{Bangalore,BLR,BGLR,BNG,Blore,பெங்களூர்,ബാംഗ്ലൂർ,ബംഗളൂരു,ബെംഗലൂരു,బెంగుళూరు,ಬೆಂಗಳೂರ,बंगलुरु,बैंगलोर,बंगलौर,बेंगलूरु,बंगलूरू}'),
    ('place', 'Bhadravati', 'பத்ராவதி', 'ഭദ്രാവതി', 'భద్రావతి', 'ಭದ್ರಾವತಿ', 'भद्रावती', '{Bhadravathi}'),
    ('place', 'Bhatkal', 'பட்கல்', 'ഭട്കൽ', 'భట్కల్', 'ಭಟ್ಕಳ', 'भटकल', '{ஃபட்கல்,ಭಟ್ಕಲ್}'),
    ('place', 'Bidar', 'பீதர்', 'ബീദർ', 'బీదర్', 'ಬೀದರ್', 'बीदर', '{பீதார்,ಬೀದರ}'),
    ('place', 'Challakere', 'சள்ளகெரே', 'ചള്ളകെരെ', 'చళ్లకెరె', 'ಚಳ್ಳಕೆರೆ', 'चल्लकेरे', '{}'),
    ('place', 'Chamarajanagar', 'சாமராஜநகர்', 'ചാമരാജനഗർ', 'చామరాజనగర్', 'ಚಾಮರಾಜನಗರ', 'चामराजनगर', '{Chamrajnagar,Chamarajanagara,சாம்ராஜ்நகர்,చామరాజనగర}'),
    ('place', 'Channapatna', 'சன்னபட்ணா', 'ചന്നപട്ടണ', 'చెన్నపట్న', 'ಚನ್ನಪಟ್ಟಣ', 'चन्नपट्टना', '{Channapattana,சென்னபட்டணா,ಚನ್ನಪಟ್ನ,చన్నపట్టణ}'),
    ('place', 'Chikkaballapur', 'சிக்கபள்ளாப்பூர்', 'ചിക്കബല്ലാപുർ', 'చిక్కబళ్లాపూర్', 'ಚಿಕ್ಕಬಳ್ಳಾಪುರ', 'चिकबल्लापुर', '{Chikkaballapura,Chikballapur,சிக்கபல்லாபூர்,చిక్కబళ్లాపురం,चिक्कबल्लापुर}'),
    ('place', 'Chikkamagaluru', 'சிக்மகளூர்', 'ചിക്കമഗളൂരു', 'చిక్కమగళూరు', 'ಚಿಕ್ಕಮಗಳೂರು', 'चिकमगलूर', '{Chikmagalur,சிக்கமகளூரு,சிக்கமகளூர்,ചിക്‌മഗളൂർ,ചിക്കമഗളൂർ,చిక్‌మగళూరు,ಚಿಕ್ಕಮಗಳೂರ,चिक्कमगलुरु}'),
    ('place', 'Chikodi', 'சிக்கோடி', 'ചിക്കോടി', 'చిక్కోడి', 'ಚಿಕ್ಕೋಡಿ', 'चिकोडी', '{Chikkodi}'),
    ('place', 'Chintamani', 'சிந்தாமணி', 'ചിന്താമണി', 'చింతామణి', 'ಚಿಂತಾಮಣಿ', 'चिंतामणि', '{चिंतामणी}'),
    ('place', 'Chitradurga', 'சித்ரதுர்கா', 'ചിത്രദുർഗ', 'చిత్రదుర్గ', 'ಚಿತ್ರದುರ್ಗ', 'चित्रदुर्ग', '{சித்திரதுர்க்கா,சித்ரதுர்கம்,చిత్రదుర్గం}'),
    ('place', 'Dandeli', 'தாண்டேலி', 'ദണ്ഡേലി', 'దండేలి', 'ದಾಂಡೇಲಿ', 'दांडेली', '{ದಾಂಡೆಲಿ}'),
    ('place', 'Davanagere', 'தாவணகெரே', 'ദാവണഗരെ', 'దావణగెరె', 'ದಾವಣಗೆರೆ', 'दावणगेरे', '{Davangere,DVG,தாவணகரே,தாவங்கரே,ദാവൻഗെരെ,दावनगेरे}'),
    ('place', 'Devanahalli', 'தேவனஹள்ளி', 'ദേവനഹള്ളി', 'దేవనహళ్లి', 'ದೇವನಹಳ್ಳಿ', 'देवनहल्ली', '{}'),
    ('place', 'Dharwad', 'தார்வாட்', 'ധാർവാഡ്', 'ధార్వాడ్', 'ಧಾರವಾಡ', 'धारवाड़', '{தார்வாடு,ധാർവാട്,ధార్వాడ,धारवाड}'),
    ('place', 'Doddaballapura', 'தொட்டபள்ளாப்பூர்', 'ദൊഡ്ഡബല്ലാപുര', 'దొడ్డబళ్లాపుర', 'ದೊಡ್ಡಬಳ್ಳಾಪುರ', 'दोड्डबल्लापुर', '{Doddaballapur,தொட்டபள்ளாபுரா,దొడ్డబళ్లాపూర్}'),
    ('place', 'Gadag', 'கதக்', 'ഗദഗ്', 'గదగ్', 'ಗದಗ', 'गदग', '{Gadag-Betageri,Gadag-Betigeri,கடக்,ಗದಗ-ಬೆಟಗೇರಿ}'),
    ('place', 'Gangavathi', 'கங்காவதி', 'ഗംഗാവതി', 'గంగావతి', 'ಗಂಗಾವತಿ', 'गंगावती', '{Gangavati}'),
    ('place', 'Gokak', 'கோகாக்', 'ഗോകാക്', 'గోకాక్', 'ಗೋಕಾಕ', 'गोकाक', '{ಗೋಕಾಕ್}'),
    ('place', 'Gubbi', 'குப்பி', 'ഗുബ്ബി', 'గుబ్బి', 'ಗುಬ್ಬಿ', 'गुब्बी', '{}'),
    ('place', 'Harihar', 'ஹரிஹர்', 'ഹരിഹർ', 'హరిహర్', 'ಹರಿಹರ', 'हरिहर', '{Harihara}'),
    ('place', 'Hassan', 'ஹாசன்', 'ഹാസൻ', 'హాసన్', 'ಹಾಸನ', 'हासन', '{Hasan,ஹாஸன்,ഹാസ്സൻ,ಹಾಸನ್,हसन}'),
    ('place', 'Haveri', 'ஹாவேரி', 'ഹാവേരി', 'హావేరి', 'ಹಾವೇರಿ', 'हावेरी', '{}'),
    ('place', 'Hiriyur', 'ஹிரியூர்', 'ഹിരിയൂർ', 'హిరియూర్', 'ಹಿರಿಯೂರು', 'हिरियूर', '{}'),
    ('place', 'Hosapete', 'ஹோஸ்பேட்', 'ഹൊസപേട്ടെ', 'హోస్పేట్', 'ಹೊಸಪೇಟೆ', 'होसपेट', '{Hospet,Hosapet,ஹொசபேட்டே,ஹோஸ்பெட்,ഹോസ്പേട്ട്,హొసపేటె,హోస్పేట,ಹೊಸಪೇಟ,होस्पेट}'),
    ('place', 'Hoskote', 'ஹொசகோட்டே', 'ഹൊസകോട്ടെ', 'హోస్కోటె', 'ಹೊಸಕೋಟೆ', 'होसकोटे', '{Hosakote,ஒசகோட்டை}'),
    ('place', 'Hubballi', 'ஹூப்ளி', 'ഹുബ്ബള്ളി', 'హుబ్బళ్లి', 'ಹುಬ್ಬಳ್ಳಿ', 'हुबली', '{Hubli,UBL,Hubli-Dharwad,Hubballi-Dharwad,ஹுப்பள்ளி,ഹുബ്ലി,ഹൂബ്ലി,హుబ్లీ,హుబ్లి,హుబ్బళ్ళి,ಹುಬ್ಳಿ,हुब्बल्ली,हुबळी}'),
    ('place', 'Hunsur', 'ஹுன்சூர்', 'ഹുൻസൂർ', 'హుణసూరు', 'ಹುಣಸೂರು', 'हुनसूर', '{ഹുണസൂർ,హున్సూర్}'),
    ('place', 'Ilkal', 'இல்கல்', 'ഇൽകൽ', 'ఇల్కల్', 'ಇಳಕಲ್', 'इलकल', '{ಇಳಕಲ್ಲ}'),
    ('place', 'Jamkhandi', 'ஜம்கண்டி', 'ജംഖണ്ഡി', 'జమఖండి', 'ಜಮಖಂಡಿ', 'जमखंडी', '{Jamakhandi}'),
    ('place', 'Kalaburagi', 'கலபுரகி', 'കലബുറഗി', 'కలబురగి', 'ಕಲಬುರಗಿ', 'कलबुर्गी', '{Gulbarga,Kalburgi,Gulburga,குல்பர்கா,கலபுர்கி,ഗുൽബർഗ,കലബുർഗി,గుల్బర్గా,కలబుర్గి,ಗುಲ್ಬರ್ಗ,ಗುಲ್ಬರ್ಗಾ,ಕಲಬುರ್ಗಿ,गुलबर्गा}'),
    ('place', 'Kanakapura', 'கனகபுரா', 'കനകപുര', 'కనకపుర', 'ಕನಕಪುರ', 'कनकपुरा', '{}'),
    ('place', 'Karkala', 'கார்க்களா', 'കാർക്കള', 'కార్కళ', 'ಕಾರ್ಕಳ', 'कारकल', '{கார்க்கலா,కార్కల}'),
    ('place', 'Karwar', 'கார்வார்', 'കാർവാർ', 'కార్వార్', 'ಕಾರವಾರ', 'कारवार', '{ಕಾರವಾರ್,కారవార్}'),
    ('place', 'Kolar', 'கோலார்', 'കോലാർ', 'కోలార్', 'ಕೋಲಾರ', 'कोलार', '{ಕೋಲಾರ್}'),
    ('place', 'Kolar Gold Fields', 'கோலார் தங்கவயல்', 'കോലാർ ഗോൾഡ് ഫീൽഡ്സ്', 'కోలార్ గోల్డ్ ఫీల్డ్స్', 'ಕೋಲಾರ ಚಿನ್ನದ ಗಣಿ', 'कोलार गोल्ड फील्ड्स', '{KGF,Robertsonpet,கே.ஜி.எஃப்.,தங்கவயல்,కేజీఎఫ్,ಕೆಜಿಎಫ್,केजीएफ}'),
    ('place', 'Kollegal', 'கொள்ளேகால்', 'കൊള്ളേഗൽ', 'కొల్లేగాల', 'ಕೊಳ್ಳೇಗಾಲ', 'कोल्लेगल', '{Kollegala,కొళ్ళేగాల,ಕೊಳ್ಳೇಗಾಲ್}'),
    ('place', 'Koppal', 'கொப்பள்', 'കൊപ്പൽ', 'కొప్పళ', 'ಕೊಪ್ಪಳ', 'कोप्पल', '{Koppala,கொப்பல்,కొప్పల్}'),
    ('place', 'Kumta', 'கும்டா', 'കുംട', 'కుమ్టా', 'ಕುಮಟಾ', 'कुमटा', '{ಕುಮಟ}'),
    ('place', 'Kundapura', 'குந்தாபுரா', 'കുന്ദാപുര', 'కుందాపుర', 'ಕುಂದಾಪುರ', 'कुंदापुर', '{Kundapur,Coondapoor,குந்தாப்பூர்,കുന്ദാപുരം,కుందాపూర్}'),
    ('place', 'Maddur', 'மத்தூர்', 'മദ്ദൂർ', 'మద్దూరు', 'ಮದ್ದೂರು', 'मद्दूर', '{}'),
    ('place', 'Madhugiri', 'மதுகிரி', 'മധുഗിരി', 'మధుగిరి', 'ಮಧುಗಿರಿ', 'मधुगिरी', '{}'),
    ('place', 'Madikeri', 'மடிக்கேரி', 'മടിക്കേരി', 'మడికేరి', 'ಮಡಿಕೇರಿ', 'मडिकेरी', '{Mercara,மடிகேரி,ಮರ್ಕೇರ,मदिकेरी}'),
    ('place', 'Malavalli', 'மளவள்ளி', 'മളവള്ളി', 'మళవళ్లి', 'ಮಳವಳ್ಳಿ', 'मलवल्ली', '{}'),
    ('place', 'Malur', 'மாலூர்', 'മാലൂർ', 'మాలూరు', 'ಮಾಲೂರು', 'मालूर', '{}'),
    ('place', 'Mandya', 'மண்டியா', 'മണ്ഡ്യ', 'మండ్య', 'ಮಂಡ್ಯ', 'मंड्या', '{மாண்டியா,മാണ്ഡ്യ,మాండ్యా,मांड्या,मण्ड्या}'),
    ('place', 'Mangaluru', 'மங்களூரு', 'മംഗളൂരു', 'మంగళూరు', 'ಮಂಗಳೂರು', 'मंगलुरु', '{Mangalore,MLR,IXE,Mlore,மங்களூர்,മാംഗ്ലൂർ,മംഗലാപുരം,మంగుళూరు,మంగళూర్,ಕುಡ್ಲ,मंगलौर,मैंगलोर,मंगलूर}'),
    ('place', 'Moodabidri', 'மூடபித்ரி', 'മൂഡബിദ്രി', 'మూడబిద్రి', 'ಮೂಡುಬಿದಿರೆ', 'मूडबिद्री', '{Mudabidri,Moodbidri,Moodubidire,மூடபிதிரி,ಮೂಡಬಿದ್ರಿ,ಮೂಡುಬಿದ್ರೆ}'),
    ('place', 'Mudhol', 'முதோல்', 'മുധോൾ', 'ముధోల్', 'ಮುಧೋಳ', 'मुधोल', '{}'),
    ('place', 'Mulbagal', 'முல்பாகல்', 'മുൾബാഗൽ', 'ముళబాగిలు', 'ಮುಳಬಾಗಿಲು', 'मुलबागल', '{Mulabagilu,முள்பாகல்,ముల్బాగల్,ಮುಳಬಾಗಲು}'),
    ('place', 'Mysuru', 'மைசூரு', 'മൈസൂരു', 'మైసూరు', 'ಮೈಸೂರು', 'मैसूर', '{Mysore,MYS,மைசூர்,മൈസൂർ,మైసూర్,ಮೈಸೂರ್,मैसुरु,मैसूरु}'),
    ('place', 'Nanjangud', 'நஞ்சன்கூடு', 'നഞ്ചൻകോട്', 'నంజనగూడు', 'ನಂಜನಗೂಡು', 'नंजनगुड', '{Nanjangudu,നഞ്ചൻഗുഡ്,नंजनगूड}'),
    ('place', 'Nelamangala', 'நெலமங்களா', 'നെലമംഗല', 'నెలమంగల', 'ನೆಲಮಂಗಲ', 'नेलमंगला', '{நெலமங்கலா}'),
    ('place', 'Nipani', 'நிப்பாணி', 'നിപ്പാണി', 'నిప్పాణి', 'ನಿಪ್ಪಾಣಿ', 'निपाणी', '{Nippani,निपानी,निप्पाणी}'),
    ('place', 'Puttur', 'புத்தூர்', 'പുത്തൂർ', 'పుత్తూరు', 'ಪುತ್ತೂರು', 'पुत्तूर', '{}'),
    ('place', 'Rabkavi-Banhatti', 'ரப்கவி-பனஹட்டி', 'റബ്കവി-ബനഹട്ടി', 'రబకవి-బనహట్టి', 'ರಬಕವಿ-ಬನಹಟ್ಟಿ', 'रबकवी-बनहट्टी', '{Rabkavi Banhatti,Rabkavi,Banahatti,ರಬಕವಿ ಬನಹಟ್ಟಿ,ರಬಕವಿ,ಬನಹಟ್ಟಿ}'),
    ('place', 'Raichur', 'ராய்ச்சூர்', 'റായ്ച്ചൂർ', 'రాయచూర్', 'ರಾಯಚೂರು', 'रायचूर', '{Raayachuru,இராய்ச்சூர்,రాయచూరు,ರಾಯಚೂರ್}'),
    ('place', 'Ramanagara', 'ராமநகரா', 'രാമനഗര', 'రామనగర', 'ರಾಮನಗರ', 'रामनगर', '{Ramanagaram,Ramanagar,ராமநகரம்,ராம்நகர்,രാമനഗരം,రామనగరం}'),
    ('place', 'Ranebennur', 'ராணிபென்னூர்', 'റാണെബെന്നൂർ', 'రాణెబెన్నూరు', 'ರಾಣೇಬೆನ್ನೂರು', 'राणेबेन्नूर', '{Ranibennur,Ranebennuru,ராணேபென்னூர்,రాణిబెన్నూర్,ರಾಣೆಬೆನ್ನೂರು,ರಾಣಿಬೆನ್ನೂರು,रानीबेन्नूर}'),
    ('place', 'Sagara', 'சாகரா', 'സാഗര', 'సాగర', 'ಸಾಗರ', 'सागर', '{}'),
    ('place', 'Sakleshpur', 'சக்லேஷ்பூர்', 'സക്‌ലേഷ്പുർ', 'సకలేశపుర', 'ಸಕಲೇಶಪುರ', 'सकलेशपुर', '{Sakaleshapura,Sakleshpura,സകലേശ്പുർ,సక్లేష్‌పూర్}'),
    ('place', 'Saundatti', 'சவதத்தி', 'സൗന്ദത്തി', 'సవదత్తి', 'ಸವದತ್ತಿ', 'सौंदत्ती', '{Savadatti,Soundatti,சௌந்தத்தி,ಸೌಂದತ್ತಿ}'),
    ('place', 'Shahabad', 'ஷகாபாத்', 'ഷഹാബാദ്', 'షాహాబాద్', 'ಶಹಾಬಾದ್', 'शाहाबाद', '{ஷாஹாபாத்,ಶಹಾಬಾದ}'),
    ('place', 'Shahpur', 'ஷாபூர்', 'ഷാഹ്പൂർ', 'షాపూర్', 'ಶಹಾಪುರ', 'शाहपुर', '{ஷாஹ்பூர்,షాహ్‌పూర్,ಶಹಪುರ}'),
    ('place', 'Shivamogga', 'சிவமொக்கா', 'ശിവമോഗ്ഗ', 'శివమొగ్గ', 'ಶಿವಮೊಗ್ಗ', 'शिवमोगा', '{Shimoga,SMG,ஷிமோகா,ഷിമോഗ,ശിവമോഗ,షిమోగా,షిమోగ,ಶಿವಮೊಗ್ಗಾ,शिमोगा,शिवमोग्गा}'),
    ('place', 'Shorapur', 'ஷோராப்பூர்', 'ഷോരാപൂർ', 'సురపుర', 'ಸುರಪುರ', 'शोरापुर', '{Shorapura,Surapura,Surpur,ಶೋರಾಪುರ,सुरपुर}'),
    ('place', 'Sidlaghatta', 'சித்லகட்டா', 'സിഡ്‌ലഘട്ട', 'శిడ్లఘట్ట', 'ಶಿಡ್ಲಘಟ್ಟ', 'सिडलघट्टा', '{Shidlaghatta,சிட்லகட்டா,సిద్లఘట్ట}'),
    ('place', 'Sindhanur', 'சிந்தனூர்', 'സിന്ധനൂർ', 'సింధనూరు', 'ಸಿಂಧನೂರು', 'सिंधनूर', '{Sindhnur,సింధనూర్}'),
    ('place', 'Sira', 'சிரா', 'ശിര', 'శిర', 'ಶಿರಾ', 'सिरा', '{ಶಿರ,శిరా,शिरा}'),
    ('place', 'Sirsi', 'சிர்சி', 'സിർസി', 'సిర్సి', 'ಶಿರಸಿ', 'सिरसी', '{ಸಿರ್ಸಿ,శిరసి,सिर्सी}'),
    ('place', 'Siruguppa', 'சிறுகுப்பா', 'സിരുഗുപ്പ', 'సిరుగుప్ప', 'ಸಿರುಗುಪ್ಪ', 'सिरुगुप्पा', '{ಸಿರಗುಪ್ಪ}'),
    ('place', 'Somwarpet', 'சோம்வார்பேட்டை', 'സോംവാർപേട്ട്', 'సోమవారపేట', 'ಸೋಮವಾರಪೇಟೆ', 'सोमवारपेट', '{Somvarpet,Somavarapete}'),
    ('place', 'Srirangapatna', 'ஸ்ரீரங்கப்பட்டினம்', 'ശ്രീരംഗപട്ടണം', 'శ్రీరంగపట్నం', 'ಶ್ರೀರಂಗಪಟ್ಟಣ', 'श्रीरंगपट्टन', '{Srirangapatnam,Shrirangapattana,Seringapatam,ஸ்ரீரங்கப்பட்டணம்,ശ്രീരംഗപട്ടണ,శ్రీరంగపట్టణం,श्रीरंगपटना,श्रीरंगपट्टनम}'),
    ('place', 'Sullia', 'சுள்ளியா', 'സുള്ള്യ', 'సుళ్య', 'ಸುಳ್ಯ', 'सुल्लिया', '{Sulya,സുള്ളിയ}'),
    ('place', 'Tarikere', 'தரிகெரே', 'തരികെരെ', 'తరికెరె', 'ತರೀಕೆರೆ', 'तरीकेरे', '{ತರಿಕೆರೆ}'),
    ('place', 'Tiptur', 'திப்டூர்', 'തിപ്തൂർ', 'తిప్టూరు', 'ತಿಪಟೂರು', 'तिपटूर', '{திப்தூர்,తిపటూరు}'),
    ('place', 'Tumakuru', 'துமகூரு', 'തുമകൂരു', 'తుమకూరు', 'ತುಮಕೂರು', 'तुमकुरु', '{Tumkur,தும்கூர்,துமகூர்,തുംകൂർ,തുമകുരു,తుమకూర్,తుంకూరు,ತುಮಕೂರ್,तुमकुर,तुमकूर,तुमकूरु}'),
    ('place', 'Udupi', 'உடுப்பி', 'ഉഡുപ്പി', 'ఉడుపి', 'ಉಡುಪಿ', 'उडुपी', '{ഉഡുപി,ఉడిపి,उडुप्पी,उडुपि}'),
    ('place', 'Ullal', 'உள்ளால்', 'ഉള്ളാൾ', 'ఉళ్లాల్', 'ಉಳ್ಳಾಲ', 'उल्लाल', '{ഉള്ളാൽ,ಉಲ್ಲಾಳ}'),
    ('place', 'Vijayapura', 'விஜயபுரா', 'വിജയപുര', 'విజయపుర', 'ವಿಜಯಪುರ', 'विजयपुर', '{விஜயாபுரா,విజయపురం,ವಿಜಾಪುರ,विजयपुरा}'),
    ('place', 'Bijapur', 'பிஜப்பூர்', 'ബീജാപ്പൂർ', 'బీజాపూర్', 'ಬಿಜಾಪುರ', 'बीजापुर', '{பிஜாப்பூர்,ബിജാപ്പൂർ,బిజాపూర్,ಬಿಜಾಪೂರ,बिजापुर}'),
    ('place', 'Virajpet', 'விராஜ்பேட்டை', 'വിരാജ്പേട്ട', 'విరాజ్‌పేట', 'ವಿರಾಜಪೇಟೆ', 'विराजपेट', '{Virarajendrapet,Virajpete,வீராஜ்பேட்டை,വീരാജ്പേട്ട,ವೀರಾಜಪೇಟೆ}'),
    ('place', 'Yadgir', 'யாதகிரி', 'യാദ്ഗിർ', 'యాదగిరి', 'ಯಾದಗಿರಿ', 'यादगीर', '{Yadgiri,யாத்கிர்,യാദ്ഗീർ,యాద్గిర్,यादगिर}'),
    ('place', 'Yelahanka', 'எலஹங்கா', 'യെലഹങ്ക', 'యలహంక', 'ಯಲಹಂಕ', 'येलहंका', '{யெலகங்கா,യെലഹംഗ,యెలహంక}'),
    ('place', 'Adoni', 'ஆதோனி', 'അദോനി', 'ఆదోని', 'ಆದೋನಿ', 'आदोनी', '{}'),
    ('place', 'Amalapuram', 'அமலாபுரம்', 'അമലാപുരം', 'అమలాపురం', 'ಅಮಲಾಪುರಂ', 'अमलापुरम', '{}'),
    ('place', 'Amaravati', 'அமராவதி', 'അമരാവതി', 'అమరావతి', 'ಅಮರಾವತಿ', 'अमरावती', '{Amaravathi}'),
    ('place', 'Anakapalle', 'அனகாபள்ளி', 'അനകപ്പള്ളി', 'అనకాపల్లి', 'ಅನಕಾಪಲ್ಲಿ', 'अनकापल्ली', '{Anakapalli,అనకాపల్లె}'),
    ('place', 'Anantapur', 'அனந்தபூர்', 'അനന്തപൂർ', 'అనంతపురం', 'ಅನಂತಪುರ', 'अनंतपुर', '{Anantapuram,Ananthapur,Anantapuramu,അനന്തപുർ,అనంతపూర్,अनन्तपुर}'),
    ('place', 'Attili', 'அத்திலி', 'അത്തിലി', 'అత్తిలి', 'ಅತ್ತಿಲಿ', 'अत्तिली', '{}'),
    ('place', 'Badvel', 'பத்வேல்', 'ബദ്വേൽ', 'బద్వేలు', 'ಬದ್ವೇಲ್', 'बद्वेल', '{బద్వేల్}'),
    ('place', 'Bapatla', 'பாபட்லா', 'ബാപട്ല', 'బాపట్ల', 'ಬಾಪಟ್ಲ', 'बापटला', '{பாபட்டலா}'),
    ('place', 'Bheemunipatnam', 'பீமுனிப்பட்டினம்', 'ഭീമുനിപട്ടണം', 'భీమునిపట్నం', 'ಭೀಮುನಿಪಟ್ನಂ', 'भीमुनिपट्टनम', '{Bhimunipatnam,Bheemili,భీమిలి}'),
    ('place', 'Bhimavaram', 'பீமவரம்', 'ഭീമവരം', 'భీమవరం', 'ಭೀಮವರಂ', 'भीमावरम', '{Bheemavaram}'),
    ('place', 'Bobbili', 'பொப்பிலி', 'ബൊബ്ബിലി', 'బొబ్బిలి', 'ಬೊಬ್ಬಿಲಿ', 'बोब्बिली', '{}'),
    ('place', 'Chilakaluripet', 'சிலகலூரிப்பேட்டை', 'ചിലകലൂരിപേട്ട്', 'చిలకలూరిపేట', 'ಚಿಲಕಲೂರಿಪೇಟ', 'चिलकलुरिपेट', '{Chilakaluripeta}'),
    ('place', 'Chirala', 'சீராலா', 'ചീരാല', 'చీరాల', 'ಚೀರಾಲ', 'चिराला', '{}'),
    ('place', 'Chittoor', 'சித்தூர்', 'ചിറ്റൂർ', 'చిత్తూరు', 'ಚಿತ್ತೂರು', 'चित्तूर', '{Chittor,CTO,ചിത്തൂർ,చిత్తూర్}'),
    ('place', 'Dharmavaram', 'தர்மவரம்', 'ധർമ്മവരം', 'ధర్మవరం', 'ಧರ್ಮಾವರಂ', 'धर्मावरम', '{ധർമവരം,ಧರ್ಮವರಂ}'),
    ('place', 'Dhone', 'தோன்', 'ദ്രോണാചലം', 'డోన్', 'ದೋಣ್', 'धोन', '{Dronachalam,Done,ద్రోణాచలం}'),
    ('place', 'Eluru', 'ஏலூரு', 'ഏലൂരു', 'ఏలూరు', 'ಏಲೂರು', 'एलुरु', '{Ellore,ஏலூர்,ഏലൂർ,एलूरु}'),
    ('place', 'Gajuwaka', 'காஜுவாக்கா', 'ഗാജുവാക', 'గాజువాక', 'ಗಾಜುವಾಕ', 'गाजुवाका', '{}'),
    ('place', 'Gooty', 'குத்தி', 'ഗുത്തി', 'గుత్తి', 'ಗುತ್ತಿ', 'गूटी', '{Gutti,கூட்டி}'),
    ('place', 'Gudivada', 'குடிவாடா', 'ഗുഡിവാഡ', 'గుడివాడ', 'ಗುಡಿವಾಡ', 'गुडिवाड़ा', '{}'),
    ('place', 'Gudur', 'கூடூர்', 'ഗുഡൂർ', 'గూడూరు', 'ಗೂಡೂರು', 'गुडूर', '{Gudoor,Guduru}'),
    ('place', 'Guntakal', 'குண்டக்கல்', 'ഗുണ്ടക്കൽ', 'గుంతకల్లు', 'ಗುಂತಕಲ್', 'गुंतकल', '{GTL,குந்தகல்,ഗുന്തക്കൽ,గుంతకల్,ಗುಂತಕಲ್ಲು}'),
    ('place', 'Guntur', 'குண்டூர்', 'ഗുണ്ടൂർ', 'గుంటూరు', 'ಗುಂಟೂರು', 'गुंटूर', '{GNT,గుంటూర్,गुण्टूर}'),
    ('place', 'Hindupur', 'இந்துப்பூர்', 'ഹിന്ദുപൂർ', 'హిందూపురం', 'ಹಿಂದೂಪುರ', 'हिंदूपुर', '{Hindupuram,ஹிந்துப்பூர்,హిందూపూర్}'),
    ('place', 'Jaggayyapet', 'ஜக்கையபேட்டை', 'ജഗ്ഗയ്യപേട്ട', 'జగ్గయ్యపేట', 'ಜಗ್ಗಯ್ಯಪೇಟ', 'जग्गय्यापेट', '{Jaggaiahpet,Jaggayyapeta}'),
    ('place', 'Jammalamadugu', 'ஜம்மலமடுகு', 'ജമ്മലമഡുഗു', 'జమ్మలమడుగు', 'ಜಮ್ಮಲಮಡುಗು', 'जम्मलमडुगु', '{}'),
    ('place', 'Kadapa', 'கடப்பா', 'കടപ്പ', 'కడప', 'ಕಡಪ', 'कडप्पा', '{Cuddapah,கடப்பை,ಕಡಪಾ,कडपा,कड़प्पा}'),
    ('place', 'Kadiri', 'கதிரி', 'കദിരി', 'కదిరి', 'ಕದಿರಿ', 'कदिरी', '{}'),
    ('place', 'Kakinada', 'காக்கிநாடா', 'കാകിനാഡ', 'కాకినాడ', 'ಕಾಕಿನಾಡ', 'काकीनाडा', '{Cocanada,COA,காகிநாடா,കാക്കിനഡ,कांकीनाडा,काकिनाडा}'),
    ('place', 'Kalyandurg', 'கல்யாணதுர்கம்', 'കല്യാൺദുർഗ്', 'కళ్యాణదుర్గం', 'ಕಲ್ಯಾಣದುರ್ಗ', 'कल्याणदुर्ग', '{Kalyanadurgam,కల్యాణదుర్గం,ಕಲ್ಯಾಣದುರ್ಗಂ}'),
    ('place', 'Kandukur', 'கந்துகூர்', 'കന്ദുകൂർ', 'కందుకూరు', 'ಕಂದುಕೂರು', 'कंदुकूर', '{}'),
    ('place', 'Kavali', 'காவலி', 'കാവലി', 'కావలి', 'ಕಾವಲಿ', 'कावली', '{}'),
    ('place', 'Kovvur', 'கொவ்வூர்', 'കൊവ്വൂർ', 'కొవ్వూరు', 'ಕೊವ್ವೂರು', 'कोव्वुर', '{}'),
    ('place', 'Kuppam', 'குப்பம்', 'കുപ്പം', 'కుప్పం', 'ಕುಪ್ಪಂ', 'कुप्पम', '{}'),
    ('place', 'Kurnool', 'கர்னூல்', 'കുർനൂൽ', 'కర్నూలు', 'ಕರ್ನೂಲು', 'कुर्नूल', '{KRNT,கர்நூல்,കർനൂൽ,కర్నూల్,కందనవోలు,ಕರ್ನೂಲ್,ಕುರ್ನೂಲ್,करनूल,कुरनूल}'),
    ('place', 'Macherla', 'மாச்சர்லா', 'മാചർള', 'మాచర్ల', 'ಮಾಚರ್ಲ', 'माचेरला', '{}'),
    ('place', 'Machilipatnam', 'மச்சிலிப்பட்டினம்', 'മച്ചിലിപട്ടണം', 'మచిలీపట్నం', 'ಮಚಲಿಪಟ್ಟಣಂ', 'मछलीपट्टनम', '{Masulipatnam,மசூலிப்பட்டினம்,മച്ച്ലിപട്ടണം,మచిలీపట్టణం,ಮಚಲೀಪಟ್ನಂ,ಮಚಿಲಿಪಟ್ಣಂ,मछलीपत्तनम}'),
    ('place', 'Madanapalle', 'மதனப்பள்ளி', 'മദനപ്പള്ളി', 'మదనపల్లె', 'ಮದನಪಲ್ಲಿ', 'मदनपल्ली', '{Madanapalli,மதனபள்ளி,మదనపల్లి,ಮದನಪಲ್ಲೆ,मदनपल्ले}'),
    ('place', 'Mandapeta', 'மண்டபேட்டா', 'മണ്ഡപേട്ട', 'మండపేట', 'ಮಂಡಪೇಟ', 'मंडपेटा', '{}'),
    ('place', 'Mangalagiri', 'மங்களகிரி', 'മംഗലഗിരി', 'మంగళగిరి', 'ಮಂಗಳಗಿರಿ', 'मंगलगिरि', '{मंगलागिरी}'),
    ('place', 'Markapur', 'மார்க்காபூர்', 'മാർക്കാപുർ', 'మార్కాపురం', 'ಮಾರ್ಕಾಪುರ', 'मार्कापुर', '{Markapuram,మార్కాపూర్}'),
    ('place', 'Nagari', 'நகரி', 'നഗരി', 'నగరి', 'ನಗರಿ', 'नगरी', '{}'),
    ('place', 'Naidupet', 'நாயுடுபேட்டை', 'നായിഡുപേട്ട', 'నాయుడుపేట', 'ನಾಯ್ಡುಪೇಟ', 'नायडूपेट', '{Naidupeta}'),
    ('place', 'Nandyal', 'நந்தியால்', 'നന്ദ്യാൽ', 'నంద్యాల', 'ನಂದ್ಯಾಲ', 'नंद्याल', '{நந்த்யால்,നന്ദ്യാല}'),
    ('place', 'Narasapuram', 'நரசாபுரம்', 'നരസാപുരം', 'నరసాపురం', 'ನರಸಾಪುರಂ', 'नरसापुरम', '{నర్సాపురం}'),
    ('place', 'Narasaraopet', 'நரசராவ்பேட்டை', 'നരസറാവുപേട്ട്', 'నరసరావుపేట', 'ನರಸರಾವ್‌ಪೇಟ', 'नरसरावपेट', '{Narasaraopeta}'),
    ('place', 'Nellore', 'நெல்லூர்', 'നെല്ലൂർ', 'నెల్లూరు', 'ನೆಲ್ಲೂರು', 'नेल्लोर', '{NLR,నెల్లూర్,नेल्लूर}'),
    ('place', 'Nidadavole', 'நிடதவோலு', 'നിഡദവോലു', 'నిడదవోలు', 'ನಿಡದವೋಲು', 'निडदवोलु', '{Nidadavolu}'),
    ('place', 'Nuzvid', 'நுஜ்வீடு', 'നുസ്‌വിദ്', 'నూజివీడు', 'ನೂಜಿವೀಡು', 'नुजविद', '{Nuzividu,Nuzveedu,నూజీవీడు}'),
    ('place', 'Ongole', 'ஓங்கோல்', 'ഓങ്കോൾ', 'ఒంగోలు', 'ಓಂಗೋಲ್', 'ओंगोल', '{ஒங்கோல்,ഓംഗോൾ,ఒంగోల్,ಒಂಗೋಲು,ಒಂಗೋಲ್}'),
    ('place', 'Palakollu', 'பாலகொல்லு', 'പാലക്കൊല്ലു', 'పాలకొల్లు', 'ಪಾಲಕೊಲ್ಲು', 'पालकोल्लु', '{Palacole,Palakol}'),
    ('place', 'Palamaner', 'பலமநேர்', 'പലമനേർ', 'పలమనేరు', 'ಪಲಮನೇರು', 'पलमनेर', '{Palmaner,పలమనేర్}'),
    ('place', 'Palasa', 'பலாசா', 'പലാസ', 'పలాస', 'ಪಲಾಸ', 'पलासा', '{Palasa-Kasibugga,Kasibugga,పలాస-కాశీబుగ్గ}'),
    ('place', 'Parvathipuram', 'பார்வதிபுரம்', 'പാർവതീപുരം', 'పార్వతీపురం', 'ಪಾರ್ವತಿಪುರಂ', 'पार्वतीपुरम', '{Parvatipuram}'),
    ('place', 'Peddapuram', 'பெத்தாபுரம்', 'പെദ്ദാപുരം', 'పెద్దాపురం', 'ಪೆದ್ದಾಪುರಂ', 'पेद्दापुरम', '{}'),
    ('place', 'Piduguralla', 'பிடுகுராள்ளா', 'പിഡുഗുരാള്ള', 'పిడుగురాళ్ల', 'ಪಿಡುಗುರಾಳ್ಳ', 'पिडुगुराल्ला', '{పిడుగురాళ్ళ}'),
    ('place', 'Pithapuram', 'பிதாபுரம்', 'പിഠാപുരം', 'పిఠాపురం', 'ಪೀಠಾಪುರಂ', 'पीठापुरम', '{பிட்டாபுரம்,ಪಿಠಾಪುರಂ,पिठापुरम}'),
    ('place', 'Ponnur', 'பொன்னூர்', 'പൊന്നൂർ', 'పొన్నూరు', 'ಪೊನ್ನೂರು', 'पोन्नूर', '{}'),
    ('place', 'Proddatur', 'புரொத்துட்டூர்', 'പ്രൊദ്ദട്ടൂർ', 'ప్రొద్దుటూరు', 'ಪ್ರೊದ್ದಟೂರು', 'प्रोद्दटूर', '{Produttur,Proddutur,పొద్దుటూరు,ప్రొద్దుటూర్}'),
    ('place', 'Pulivendula', 'புலிவெந்துலா', 'പുലിവെന്ദുല', 'పులివెందుల', 'ಪುಲಿವೆಂದುಲ', 'पुलिवेंदुला', '{Pulivendla}'),
    ('place', 'Punganur', 'புங்கனூர்', 'പുങ്ങനൂർ', 'పుంగనూరు', 'ಪುಂಗನೂರು', 'पुंगनूर', '{}'),
    ('place', 'Puttaparthi', 'புட்டபர்த்தி', 'പുട്ടപർത്തി', 'పుట్టపర్తి', 'ಪುಟ್ಟಪರ್ತಿ', 'पुट्टपर्थी', '{Prasanthi Nilayam,पुट्टपर्ती}'),
    ('place', 'Rajamahendravaram', 'ராஜமகேந்திரவரம்', 'രാജമഹേന്ദ്രവരം', 'రాజమహేంద్రవరం', 'ರಾಜಮಹೇಂದ್ರವರಂ', 'राजमहेंद्रवरम', '{RJY,ராஜமஹேந்திரவரம்}'),
    ('place', 'Rajahmundry', 'ராஜமுந்திரி', 'രാജമുന്ദ്രി', 'రాజమండ్రి', 'ರಾಜಮಂಡ್ರಿ', 'राजमुंदरी', '{Rajamundry,രാജമണ്ഡ്രി,రాజమహేంద్రి,ರಾಜಮುಂಡ್ರಿ,राजामुंदरी,राजमंड्री}'),
    ('place', 'Rajampet', 'ராஜம்பேட்டை', 'രാജംപേട്ട്', 'రాజంపేట', 'ರಾಜಂಪೇಟ', 'राजमपेट', '{Rajampeta}'),
    ('place', 'Ramachandrapuram', 'ராமச்சந்திரபுரம்', 'രാമചന്ദ്രപുരം', 'రామచంద్రపురం', 'ರಾಮಚಂದ್ರಪುರಂ', 'रामचंद्रपुरम', '{இராமச்சந்திரபுரம்}'),
    ('place', 'Rayachoti', 'ராயசோட்டி', 'രായചോട്ടി', 'రాయచోటి', 'ರಾಯಚೋಟಿ', 'रायचोटी', '{Rayachoty}'),
    ('place', 'Rayadurg', 'ராயதுர்கம்', 'രായദുർഗ്', 'రాయదుర్గం', 'ರಾಯದುರ್ಗ', 'रायदुर्ग', '{Rayadurgam}'),
    ('place', 'Repalle', 'ரேபள்ளே', 'റെപ്പല്ലെ', 'రేపల్లె', 'ರೇಪಲ್ಲೆ', 'रेपल्ले', '{}'),
    ('place', 'Salur', 'சாலூர்', 'സാലൂർ', 'సాలూరు', 'ಸಾಲೂರು', 'सालूर', '{}'),
    ('place', 'Samalkot', 'சாமல்கோட்', 'സാമൽകോട്ട്', 'సామర్లకోట', 'ಸಾಮರ್ಲಕೋಟ', 'सामलकोट', '{Samarlakota,Samalkota}'),
    ('place', 'Sattenapalle', 'சத்தேனபள்ளி', 'സത്തേനപ്പള്ളി', 'సత్తెనపల్లి', 'ಸತ್ತೇನಪಲ್ಲಿ', 'सत्तेनपल्ली', '{Sattenapalli}'),
    ('place', 'Srikakulam', 'ஸ்ரீகாகுளம்', 'ശ്രീകാകുളം', 'శ్రీకాకుళం', 'ಶ್ರೀಕಾಕುಳಂ', 'श्रीकाकुलम', '{సిక్కోలు}'),
    ('place', 'Srikalahasti', 'ஸ்ரீகாளஹஸ்தி', 'ശ്രീകാളഹസ്തി', 'శ్రీకాళహస్తి', 'ಶ್ರೀಕಾಳಹಸ್ತಿ', 'श्रीकालहस्ती', '{Kalahasti,Sri Kalahasti,காளஹஸ்தி,திருக்காளத்தி,కాళహస్తి}'),
    ('place', 'Sullurpeta', 'சூலூர்ப்பேட்டை', 'സുള്ളൂർപേട്ട', 'సూళ్లూరుపేట', 'ಸುಳ್ಳೂರುಪೇಟ', 'सुल्लुरपेटा', '{Sullurpet,சூளூர்பேட்டை,సూళ్ళూరుపేట}'),
    ('place', 'Tadepalle', 'தாடேபள்ளி', 'താഡേപ്പള്ളി', 'తాడేపల్లి', 'ತಾಡೇಪಲ್ಲಿ', 'ताडेपल्ली', '{Tadepalli}'),
    ('place', 'Tadepalligudem', 'தாடேபள்ளிகூடம்', 'താഡേപ്പള്ളിഗൂഡം', 'తాడేపల్లిగూడెం', 'ತಾಡೇಪಲ್ಲಿಗೂಡೆಂ', 'ताडेपल्लीगुडेम', '{}'),
    ('place', 'Tadipatri', 'தாடிபத்ரி', 'താഡിപത്രി', 'తాడిపత్రి', 'ತಾಡಪತ್ರಿ', 'ताडिपत्री', '{Tadpatri,ತಾಡಿಪತ್ರಿ,ताड़पत्री}'),
    ('place', 'Tanuku', 'தணுகு', 'തണുകു', 'తణుకు', 'ತಣುಕು', 'तनुकु', '{}'),
    ('place', 'Tenali', 'தெனாலி', 'തെനാലി', 'తెనాలి', 'ತೆನಾಲಿ', 'तेनाली', '{}'),
    ('place', 'Tirupati', 'திருப்பதி', 'തിരുപ്പതി', 'తిరుపతి', 'ತಿರುಪತಿ', 'तिरुपति', '{Thirupathi,Tirupathi,TPTY,തിരുപതി}'),
    ('place', 'Tuni', 'துனி', 'തുനി', 'తుని', 'ತುನಿ', 'तुनी', '{}'),
    ('place', 'Venkatagiri', 'வெங்கடகிரி', 'വെങ്കടഗിരി', 'వెంకటగిరి', 'ವೆಂಕಟಗಿರಿ', 'वेंकटगिरि', '{}'),
    ('place', 'Vijayawada', 'விஜயவாடா', 'വിജയവാഡ', 'విజయవాడ', 'ವಿಜಯವಾಡ', 'विजयवाड़ा', '{Bezawada,BZA,பெஜவாடா,బెజవాడ,विजयवाडा}'),
    ('place', 'Vinukonda', 'வினுகொண்டா', 'വിനുകൊണ്ട', 'వినుకొండ', 'ವಿನುಕೊಂಡ', 'विनुकोंडा', '{}'),
    ('place', 'Visakhapatnam', 'விசாகப்பட்டினம்', 'വിശാഖപട്ടണം', 'విశాఖపట్నం', 'ವಿಶಾಖಪಟ್ಟಣಂ', 'विशाखापत्तनम', '{Vizag,Vishakhapatnam,Visakha,Waltair,VSKP,விசாகபட்டினம்,வைசாக்,విశాఖ,వైజాగ్,విశాఖపట్టణం,ವಿಶಾಖಪಟ್ಟಣ,ವಿಶಾಖಪಟ್ನಂ,ವೈಜಾಗ್,विशाखापट्टनम,विशाखापट्नम,वाइजैग}'),
    ('place', 'Vizianagaram', 'விஜயநகரம்', 'വിജയനഗരം', 'విజయనగరం', 'ವಿಜಯನಗರಂ', 'विजयनगरम', '{VZM,Vijayanagaram,ವಿಜಿಯನಗರಂ,विजियानगरम}'),
    ('place', 'Yemmiganur', 'எம்மிகனூர்', 'യെമ്മിഗനൂർ', 'ఎమ్మిగనూరు', 'ಎಮ್ಮಿಗನೂರು', 'येम्मिगनूर', '{Emmiganur}'),
    ('place', 'Adilabad', 'அதிலாபாத்', 'അദിലാബാദ്', 'ఆదిలాబాద్', 'ಆದಿಲಾಬಾದ್', 'आदिलाबाद', '{ஆதிலாபாத்,ആദിലാബാദ്,ಅದಿಲಾಬಾದ್,अदिलाबाद}'),
    ('place', 'Armoor', 'ஆர்மூர்', 'ആർമൂർ', 'ఆర్మూర్', 'ಆರ್ಮೂರ್', 'आर्मूर', '{Armur,ఆర్మూరు}'),
    ('place', 'Bellampalli', 'பெல்லம்பள்ளி', 'ബെല്ലംപള്ളി', 'బెల్లంపల్లి', 'ಬೆಲ್ಲಂಪಲ್ಲಿ', 'बेल्लमपल्ली', '{Bellampalle}'),
    ('place', 'Bhadrachalam', 'பத்ராசலம்', 'ഭദ്രാചലം', 'భద్రాచలం', 'ಭದ್ರಾಚಲಂ', 'भद्राचलम', '{பத்ராச்சலம்,ಭದ್ರಾಚಲ}'),
    ('place', 'Bhainsa', 'பைன்சா', 'ഭൈൻസ', 'భైంసా', 'ಭೈಂಸಾ', 'भैंसा', '{}'),
    ('place', 'Bhongir', 'போங்கிர்', 'ഭോൻഗിർ', 'భువనగిరి', 'ಭುವನಗಿರಿ', 'भोंगीर', '{Yadadri Bhuvanagiri,భోంగీర్,ಭೋಂಗಿರ್}'),
    ('place', 'Bodhan', 'போதன்', 'ബോധൻ', 'బోధన్', 'ಬೋಧನ್', 'बोधन', '{}'),
    ('place', 'Gaddiannaram', 'கட்டி அன்னாரம்', 'ഗഡ്ഡിയന്നാരം', 'గడ్డిఅన్నారం', 'ಗಡ್ಡಿಅನ್ನಾರಂ', 'गड्डी अन्नारम', '{గడ్డి అన్నారం}'),
    ('place', 'Gadwal', 'கத்வால்', 'ഗദ്വാൾ', 'గద్వాల', 'ಗದ್ವಾಲ್', 'गदवाल', '{గద్వాల్,ಗದ್ವಾಲ}'),
    ('place', 'Hyderabad', 'ஹைதராபாத்', 'ഹൈദരാബാദ്', 'హైదరాబాద్', 'ಹೈದರಾಬಾದ್', 'हैदराबाद', '{HYD,ஐதராபாத்,ഹൈദ്രാബാദ്,హైదరాబాదు,ಹೈದ್ರಾಬಾದ್}'),
    ('place', 'Jagtial', 'ஜக்தியால்', 'ജഗ്ത്യാൽ', 'జగిత్యాల', 'ಜಗ್ತಿಯಾಲ್', 'जगतियाल', '{Jagityal,Jagitial,జగిత్యాల్,ಜಗಿತ್ಯಾಲ}'),
    ('place', 'Jangaon', 'ஜனகாம்', 'ജങ്ഗാവ്', 'జనగామ', 'ಜನಗಾಂವ್', 'जनगांव', '{Jangoan,Janagama,జనగాం}'),
    ('place', 'Kagaznagar', 'காகஸ்நகர்', 'കാഗസ്നഗർ', 'కాగజ్‌నగర్', 'ಕಾಗಜ್‌ನಗರ', 'कागजनगर', '{Sirpur Kagaznagar,కాగజ్ నగర్}'),
    ('place', 'Kamareddy', 'காமாரெட்டி', 'കാമറെഡ്ഡി', 'కామారెడ్డి', 'ಕಾಮಾರೆಡ್ಡಿ', 'कामारेड्डी', '{Kamareddi,காமரெட்டி}'),
    ('place', 'Karimnagar', 'கரீம்நகர்', 'കരിംനഗർ', 'కరీంనగర్', 'ಕರೀಂನಗರ', 'करीमनगर', '{KRMR,கரிம்நகர்,കരീംനഗർ,కరీమ్‌నగర్,ಕರೀಂನಗರ್}'),
    ('place', 'Khammam', 'கம்மம்', 'ഖമ്മം', 'ఖమ్మం', 'ಖಮ್ಮಂ', 'खम्मम', '{KMT,ಖಮ್ಮಮ್}'),
    ('place', 'Kodad', 'கோதாட்', 'കൊഡാഡ്', 'కోదాడ', 'ಕೋದಾಡ', 'कोदाड', '{కోదాడ్}'),
    ('place', 'Koratla', 'கொரட்லா', 'കോരട്‌ല', 'కోరుట్ల', 'ಕೋರುಟ್ಲ', 'कोरटला', '{Korutla}'),
    ('place', 'Kothagudem', 'கொத்தகூடம்', 'കൊത്തഗുഡെം', 'కొత్తగూడెం', 'ಕೊತ್ತಗೂಡೆಂ', 'कोठागुडेम', '{Kottagudem,கொத்தகுடேம்,कोत्तागुडेम}'),
    ('place', 'Kukatpally', 'குகட்பள்ளி', 'കുകട്പള്ളി', 'కూకట్‌పల్లి', 'ಕೂಕಟ್‌ಪಲ್ಲಿ', 'कुकटपल्ली', '{Kukatpalle,KPHB}'),
    ('place', 'LB Nagar', 'எல்.பி.நகர்', 'എൽ.ബി. നഗർ', 'ఎల్బీనగర్', 'ಎಲ್.ಬಿ. ನಗರ', 'एल.बी. नगर', '{Lal Bahadur Nagar,L.B. Nagar,ఎల్.బి.నగర్,ఎల్బీ నగర్,एलबी नगर}'),
    ('place', 'Mahbubnagar', 'மகபூப்நகர்', 'മഹബൂബ്നഗർ', 'మహబూబ్‌నగర్', 'ಮಹಬೂಬ್‌ನಗರ', 'महबूबनगर', '{Mahabubnagar,Mahaboobnagar,Palamoor,MBNR,மெகபூப்நகர்,మహబూబ్ నగర్,మహబూబ్నగర్,పాలమూరు,ಮೆಹಬೂಬ್‌ನಗರ,ಮೆಹಬೂಬ್ ನಗರ}'),
    ('place', 'Malkajgiri', 'மல்காஜ்கிரி', 'മൽകാജ്ഗിരി', 'మల్కాజ్‌గిరి', 'ಮಲ್ಕಾಜ್‌ಗಿರಿ', 'मल्काजगिरी', '{మల్కాజిగిరి,मलकाजगिरी}'),
    ('place', 'Mancherial', 'மஞ்சிரியால்', 'മഞ്ചേരിയൽ', 'మంచిర్యాల', 'ಮಂಚೇರಿಯಲ್', 'मंचेरियल', '{మంచిర్యాల్,ಮಂಚಿರ್ಯಾಲ}'),
    ('place', 'Mandamarri', 'மந்தமர்ரி', 'മന്ദമർറി', 'మందమర్రి', 'ಮಂದಮರ್ರಿ', 'मंदामर्री', '{}'),
    ('place', 'Medak', 'மேடக்', 'മേദക്', 'మెదక్', 'ಮೇದಕ್', 'मेदक', '{மெதக்,ಮೆದಕ್,मेडक}'),
    ('place', 'Metpally', 'மெட்பள்ளி', 'മെട്പള്ളി', 'మెట్‌పల్లి', 'ಮೆಟ್‌ಪಲ್ಲಿ', 'मेटपल्ली', '{Metpalli,మెట్పల్లి}'),
    ('place', 'Miryalaguda', 'மிர்யாலகூடா', 'മിര്യാലഗുഡ', 'మిర్యాలగూడ', 'ಮಿರ್ಯಾಲಗೂಡ', 'मिर्यालगुडा', '{Mirialguda}'),
    ('place', 'Mulugu', 'முலுகு', 'മുലുഗു', 'ములుగు', 'ಮುಲುಗು', 'मुलुगु', '{}'),
    ('place', 'Nagarkurnool', 'நாகர்கர்னூல்', 'നാഗർകുർനൂൽ', 'నాగర్‌కర్నూల్', 'ನಾಗರಕರ್ನೂಲ್', 'नागरकुर्नूल', '{Nagar Kurnool,నాగర్ కర్నూల్,నాగర్‌కర్నూలు,नागरकरनूल}'),
    ('place', 'Nalgonda', 'நல்கொண்டா', 'നൽഗൊണ്ട', 'నల్గొండ', 'ನಲ್ಗೊಂಡ', 'नलगोंडा', '{நல்கொண்டை,నల్లగొండ,ನಲ್ಗೊಂಡಾ,ನಲಗೊಂಡ,नालगोंडा}'),
    ('place', 'Narayanpet', 'நாராயண்பேட்டை', 'നാരായൺപേട്ട്', 'నారాయణపేట', 'ನಾರಾಯಣಪೇಟೆ', 'नारायणपेट', '{Narayanapet,నారాయణపేట్}'),
    ('place', 'Nirmal', 'நிர்மல்', 'നിർമ്മൽ', 'నిర్మల్', 'ನಿರ್ಮಲ್', 'निर्मल', '{നിർമൽ}'),
    ('place', 'Nizamabad', 'நிஜாமாபாத்', 'നിസാമാബാദ്', 'నిజామాబాద్', 'ನಿಜಾಮಾಬಾದ್', 'निज़ामाबाद', '{NZB,நிசாமாபாத்,ఇందూరు,निजामाबाद}'),
    ('place', 'Palwancha', 'பால்வஞ்சா', 'പാൽവഞ്ച', 'పాల్వంచ', 'ಪಾಲ್ವಂಚ', 'पालवंचा', '{Paloncha}'),
    ('place', 'Quthbullapur', 'குத்புல்லாபூர்', 'കുത്ബുള്ളാപൂർ', 'కుత్బుల్లాపూర్', 'ಕುತ್ಬುಲ್ಲಾಪುರ', 'कुतुबुल्लापुर', '{Qutubullapur,Kuthbullapur,कुत्बुल्लापुर}'),
    ('place', 'Ramagundam', 'ராமகுண்டம்', 'രാമഗുണ്ടം', 'రామగుండం', 'ರಾಮಗುಂಡಂ', 'रामगुंडम', '{Godavarikhani,గోదావరిఖని,இராமகுண்டம்}'),
    ('place', 'Sangareddy', 'சங்காரெட்டி', 'സംഗറെഡ്ഡി', 'సంగారెడ్డి', 'ಸಂಗಾರೆಡ್ಡಿ', 'संगारेड्डी', '{Sangareddi,சங்கரெட்டி}'),
    ('place', 'Secunderabad', 'செகந்திராபாத்', 'സെക്കന്തരാബാദ്', 'సికింద్రాబాద్', 'ಸಿಕಂದರಾಬಾದ್', 'सिकंदराबाद', '{சிக்கந்தராபாத்,సికింద్రాబాదు,ಸಿಕಂದ್ರಾಬಾದ್}'),
    ('place', 'Serilingampally', 'சேரிலிங்கம்பள்ளி', 'സെരിലിംഗംപള്ളി', 'శేరిలింగంపల్లి', 'ಸೆರಿಲಿಂಗಂಪಲ್ಲಿ', 'सेरिलिंगमपल्ली', '{Serilingampalle,శేరిలింగంపల్లె}'),
    ('place', 'Shadnagar', 'ஷாத்நகர்', 'ഷാദ്നഗർ', 'షాద్‌నగర్', 'ಶಾದ್‌ನಗರ', 'शादनगर', '{Farooqnagar,షాద్ నగర్}'),
    ('place', 'Siddipet', 'சித்திபேட்டை', 'സിദ്ദിപേട്ട്', 'సిద్దిపేట', 'ಸಿದ್ದಿಪೇಟೆ', 'सिद्दीपेट', '{Siddipeta,சித்திப்பேட்டை,సిద్ధిపేట,ಸಿದ್ದಿಪೇಟ,सिद्दिपेट}'),
    ('place', 'Sircilla', 'சிர்சில்லா', 'സിർസില്ല', 'సిరిసిల్ల', 'ಸಿರ್ಸಿಲ್ಲಾ', 'सिरसिल्ला', '{Sirsilla,Siricilla,सिरिसिल्ला}'),
    ('place', 'Suryapet', 'சூர்யாபேட்டை', 'സൂര്യപേട്ട്', 'సూర్యాపేట', 'ಸೂರ್ಯಾಪೇಟೆ', 'सूर्यापेट', '{Suriapet,சூரியபேட்டை,సూర్యాపేట్,सूर्यपेट}'),
    ('place', 'Tandur', 'தாண்டூர்', 'താണ്ടൂർ', 'తాండూరు', 'ತಾಂಡೂರು', 'तांदूर', '{తాండూర్,ತಾಂಡೂರ್,तांडूर}'),
    ('place', 'Uppal', 'உப்பல்', 'ഉപ്പൽ', 'ఉప్పల్', 'ಉಪ್ಪಲ್', 'उप्पल', '{Uppal Kalan}'),
    ('place', 'Vikarabad', 'விகாராபாத்', 'വികാരാബാദ്', 'వికారాబాద్', 'ವಿಕಾರಾಬಾದ್', 'विकाराबाद', '{వికారాబాదు}'),
    ('place', 'Wanaparthy', 'வனபர்த்தி', 'വനപർത്തി', 'వనపర్తి', 'ವನಪರ್ತಿ', 'वनपर्ती', '{Wanparti,Wanaparti}'),
    ('place', 'Warangal', 'வாரங்கல்', 'വാറങ്കൽ', 'వరంగల్', 'ವಾರಂಗಲ್', 'वारंगल', '{Orugallu,வரங்கல்,വാറംഗൽ,ఓరుగల్లు,వరంగల్లు,ವರಂಗಲ್,ವಾರಂಗಲ್ಲು,वरंगल}'),
    ('place', 'Zaheerabad', 'ஜாகிராபாத்', 'സഹീറാബാദ്', 'జహీరాబాద్', 'ಜಹೀರಾಬಾದ್', 'ज़हीराबाद', '{Zahirabad,ஜஹீராபாத்,जहीराबाद}'),
    ('place', 'Karaikal', 'காரைக்கால்', 'കാരയ്ക്കൽ', 'కారైకాల్', 'ಕಾರೈಕಾಲ್', 'कराईकल', '{Karikal,KIK,കാരൈക്കൽ,కారైక్కాల్,कारैकाल}'),
    ('place', 'Mahe', 'மாஹே', 'മാഹി', 'మాహే', 'ಮಾಹೆ', 'माहे', '{மாகே,മയ്യഴി,ಮಾಹಿ}'),
    ('place', 'Ozhukarai', 'உழவர்கரை', 'ഒഴുകരൈ', 'ఒళుకరై', 'ಒಳುಕರೈ', 'ओझुकराई', '{Uzhavarkarai,Oulgaret}'),
    ('place', 'Yanam', 'ஏனாம்', 'യാനം', 'యానాం', 'ಯಾನಂ', 'यनम', '{Yanaon,യാനാം,ಯಾನಾಂ,यानम}'),
    ('place', 'Idukki', 'இடுக்கி', 'ഇടുക്കി', 'ఇడుక్కి', 'ಇಡುಕ್ಕಿ', 'इडुक्की', '{}'),
    ('place', 'Wayanad', 'வயநாடு', 'വയനാട്', 'వయనాడ్', 'ವಯನಾಡ್', 'वायनाड', '{Wynad,వాయనాడ్,ವಯನಾಡು,वायनाड़}'),
    ('place', 'Nilgiris', 'நீலகிரி', 'നീലഗിരി', 'నీలగిరి', 'ನೀಲಗಿರಿ', 'नीलगिरी', '{The Nilgiris,Nilgiri,नीलगिरि}'),
    ('place', 'Kodagu', 'குடகு', 'കുടക്', 'కొడగు', 'ಕೊಡಗು', 'कोडगु', '{Coorg,കൂർഗ്,കൊഡഗു,కూర్గ్,ಕೂರ್ಗ್,कूर्ग,कोडागु}'),
    ('place', 'Mumbai', 'மும்பை', 'മുംബൈ', 'ముంబై', 'ಮುಂಬೈ', 'मुंबई', '{Bombay,MUM,BOM,பம்பாய்,ബോംബെ,బొంబాయి,ముంబాయి,ಮುಂಬಯಿ,ಬೊಂಬಾಯಿ,बंबई,बम्बई,मुम्बई}'),
    ('place', 'Navi Mumbai', 'நவி மும்பை', 'നവി മുംബൈ', 'నవీ ముంబై', 'ನವಿ ಮುಂಬೈ', 'नवी मुंबई', '{New Bombay,നവിമുംബൈ,నవి ముంబై}'),
    ('place', 'Ahilyanagar', 'அகில்யாநகர்', 'അഹില്യനഗർ', 'అహల్యానగర్', 'ಅಹಿಲ್ಯಾನಗರ', 'अहिल्यानगर', '{Ahmednagar,Ahmadnagar,அகமதுநகர்,അഹമ്മദ്നഗർ,అహ్మద్‌నగర్,ಅಹ್ಮದ್‌ನಗರ,अहमदनगर}'),
    ('place', 'Akola', 'அகோலா', 'അകോല', 'అకోలా', 'ಅಕೋಲಾ', 'अकोला', '{}'),
    ('place', 'Amravati', 'அமராவதி', 'അമരാവതി', 'అమరావతి', 'ಅಮರಾವತಿ', 'अमरावती', '{}'),
    ('place', 'Chhatrapati Sambhajinagar', 'சத்ரபதி சம்பாஜிநகர்', 'ഛത്രപതി സംഭാജിനഗർ', 'ఛత్రపతి శంభాజీనగర్', 'ಛತ್ರಪತಿ ಸಂಭಾಜಿನಗರ', 'छत्रपति संभाजीनगर', '{Sambhajinagar,Sambhaji Nagar,சம்பாஜிநகர்,సంభాజీనగర్,ಸಂಭಾಜಿನಗರ,संभाजीनगर,छत्रपती संभाजीनगर}'),
    ('place', 'Aurangabad', 'அவுரங்காபாத்', 'ഔറംഗാബാദ്', 'ఔరంగాబాద్', 'ಔರಂಗಾಬಾದ್', 'औरंगाबाद', '{ஔரங்காபாத்}'),
    ('place', 'Jalgaon', 'ஜல்காவ்', 'ജൽഗാവ്', 'జల్‌గావ్', 'ಜಳಗಾಂವ್', 'जलगांव', '{ஜல்கான்,ಜಲಗಾಂವ್,जलगाँव,जळगाव}'),
    ('place', 'Kalyan', 'கல்யாண்', 'കല്യാൺ', 'కళ్యాణ్', 'ಕಲ್ಯಾಣ್', 'कल्याण', '{కల్యాణ్}'),
    ('place', 'Kolhapur', 'கோலாப்பூர்', 'കോലാപ്പൂർ', 'కొల్హాపూర్', 'ಕೊಲ್ಹಾಪುರ', 'कोल्हापुर', '{கோல்ஹாப்பூர்,കോലാപുർ,കോൽഹാപൂർ,ಕೊಲ್ಲಾಪುರ,कोल्हापूर}'),
    ('place', 'Latur', 'லாத்தூர்', 'ലാത്തൂർ', 'లాతూర్', 'ಲಾತೂರ್', 'लातूर', '{ಲಾತೂರು}'),
    ('place', 'Nagpur', 'நாக்பூர்', 'നാഗ്പൂർ', 'నాగ్‌పూర్', 'ನಾಗ್ಪುರ', 'नागपुर', '{NGP,നാഗ്പുർ,నాగపూర్,నాగ్పూర్,ನಾಗಪುರ,नागपूर}'),
    ('place', 'Nanded', 'நாந்தேட்', 'നാന്ദേഡ്', 'నాందేడ్', 'ನಾಂದೇಡ್', 'नांदेड़', '{நான்டெட்,നന്ദേഡ്,ನಾಂದೇಡ,नांदेड}'),
    ('place', 'Nashik', 'நாசிக்', 'നാസിക്', 'నాసిక్', 'ನಾಸಿಕ್', 'नासिक', '{Nasik,NSK,നാഷിക്,నాశిక్,ನಾಶಿಕ್,नाशिक}'),
    ('place', 'Pune', 'புனே', 'പൂനെ', 'పుణె', 'ಪುಣೆ', 'पुणे', '{Poona,PNQ,பூனா,പുണെ,പൂണെ,പൂന,పూణే,పుణే,ಪೂನಾ,पूना}'),
    ('place', 'Ratnagiri', 'ரத்னகிரி', 'രത്നഗിരി', 'రత్నగిరి', 'ರತ್ನಗಿರಿ', 'रत्नागिरी', '{रत्नागिरि,ರತ್ನಾಗಿರಿ}'),
    ('place', 'Sangli', 'சாங்லி', 'സാംഗ്ലി', 'సాంగ్లీ', 'ಸಾಂಗ್ಲಿ', 'सांगली', '{സാൻഗ്ലി,సాంగ్లి}'),
    ('place', 'Satara', 'சதாரா', 'സത്താറ', 'సతారా', 'ಸತಾರಾ', 'सातारा', '{സതാര,సాతారా,ಸಾತಾರ,ಸತಾರ,सतारा}'),
    ('place', 'Solapur', 'சோலாப்பூர்', 'സോലാപൂർ', 'సోలాపూర్', 'ಸೋಲಾಪುರ', 'सोलापुर', '{Sholapur,சோலாபூர்,സോലാപ്പൂർ,షోలాపూర్,ಸೊಲ್ಲಾಪುರ,ಶೋಲಾಪುರ,सोलापूर,शोलापुर}'),
    ('place', 'Thane', 'தானே', 'താനെ', 'థానే', 'ಠಾಣೆ', 'ठाणे', '{Thana,താണെ,ఠాణే,ಥಾಣೆ,थाणे}'),
    ('place', 'Wardha', 'வார்தா', 'വർദ്ധ', 'వార్ధా', 'ವಾರ್ಧಾ', 'वर्धा', '{വാർധ,വാർദ്ധ,వర్ధా,ವರ್ಧಾ,ವಾರ್ಧ}'),
    ('place', 'Shahapur', 'ஷகாப்பூர்', 'ഷഹാപൂർ', 'షహాపూర్', 'ಶಹಾಪುರ', 'शहापुर', '{}'),
    ('place', 'Panaji', 'பனாஜி', 'പനാജി', 'పణజి', 'ಪಣಜಿ', 'पणजी', '{Panjim,பஞ்சிம்,പണജി,పనాజీ,पंजिम}'),
    ('place', 'Margao', 'மட்காவ்', 'മഡ്ഗാവ്', 'మార్గావ్', 'ಮಡಗಾಂವ್', 'मडगांव', '{Madgaon,மார்கோவா,മഡ്ഗാവോൺ,మడ్‌గావ్,ಮಡ್ಗಾಂವ್,मडगाव}'),
    ('place', 'Gandhinagar', 'காந்திநகர்', 'ഗാന്ധിനഗർ', 'గాంధీనగర్', 'ಗಾಂಧಿನಗರ', 'गांधीनगर', '{}'),
    ('place', 'Ahmedabad', 'அகமதாபாத்', 'അഹമ്മദാബാദ്', 'అహ్మదాబాద్', 'ಅಹಮದಾಬಾದ್', 'अहमदाबाद', '{Amdavad,AMD,Ahmadabad,ஆமதாபாத்,அஹமதாபாத்,അഹ്മദാബാദ്,అహమ్మదాబాద్,ಅಹ್ಮದಾಬಾದ್}'),
    ('place', 'Anand', 'ஆனந்த்', 'ആനന്ദ്', 'ఆనంద్', 'ಆನಂದ್', 'आनंद', '{आणंद}'),
    ('place', 'Bhavnagar', 'பாவ்நகர்', 'ഭാവ്നഗർ', 'భావ్‌నగర్', 'ಭಾವನಗರ', 'भावनगर', '{பவநகர்,ഭാവനഗർ,భావనగర్,ಭಾವ್‌ನಗರ}'),
    ('place', 'Bhuj', 'பூஜ்', 'ഭുജ്', 'భుజ్', 'ಭುಜ್', 'भुज', '{புஜ்}'),
    ('place', 'Jamnagar', 'ஜாம்நகர்', 'ജാംനഗർ', 'జామ్‌నగర్', 'ಜಾಮ್‌ನಗರ', 'जामनगर', '{ജാമ്നഗർ,జామ్నగర్,ಜಾಮನಗರ,ಜಾಮ್ನಗರ}'),
    ('place', 'Junagadh', 'ஜூனாகத்', 'ജുനഗഢ്', 'జునాగఢ్', 'ಜುನಾಗಢ', 'जूनागढ़', '{ஜுனாகட்,ജുനാഗഡ്,ಜುನಾಗಡ,जूनागढ}'),
    ('place', 'Palanpur', 'பாலன்பூர்', 'പാലൻപൂർ', 'పాలన్‌పూర్', 'ಪಾಲನ್‌ಪುರ', 'पालनपुर', '{പാലൻപുർ,పాలన్పూర్,ಪಾಲನಪುರ}'),
    ('place', 'Porbandar', 'போர்பந்தர்', 'പോർബന്തർ', 'పోర్‌బందర్', 'ಪೋರಬಂದರ್', 'पोरबंदर', '{പോർബന്ദർ,పోర్బందర్,ಪೋರ್‌ಬಂದರ್}'),
    ('place', 'Rajkot', 'ராஜ்கோட்', 'രാജ്കോട്ട്', 'రాజ్‌కోట్', 'ರಾಜ್‌ಕೋಟ್', 'राजकोट', '{RJT,ராஜ்கோட்டை,രാജ്കോട്,రాజ్కోట్,ರಾಜಕೋಟ್,ರಾಜಕೋಟ}'),
    ('place', 'Surat', 'சூரத்', 'സൂറത്ത്', 'సూరత్', 'ಸೂರತ್', 'सूरत', '{സൂററ്റ്,ಸೂರತ}'),
    ('place', 'Vadodara', 'வதோதரா', 'വഡോദര', 'వడోదర', 'ವಡೋದರಾ', 'वडोदरा', '{Baroda,வடோதரா,பரோடா,ബറോഡ,వడోదరా,బరోడా,ವಡೋದರ,ಬರೋಡಾ,बड़ौदा,वड़ोदरा}'),
    ('place', 'Valsad', 'வல்சாத்', 'വൽസാഡ്', 'వల్సాద్', 'ವಲ್ಸಾಡ್', 'वलसाड', '{Bulsar,వల్సాడ్,वलसाड़}'),
    ('place', 'Jaipur', 'ஜெய்ப்பூர்', 'ജയ്പൂർ', 'జైపూర్', 'ಜೈಪುರ', 'जयपुर', '{JPR,ജയ്പുർ,ಜಯಪುರ}'),
    ('place', 'Ajmer', 'அஜ்மீர்', 'അജ്മീർ', 'అజ్మీర్', 'ಅಜ್ಮೀರ್', 'अजमेर', '{అజ్మేర్,ಅಜ್ಮೇರ್,ಅಜ್ಮೀರ}'),
    ('place', 'Alwar', 'அல்வர்', 'ആൽവാർ', 'అల్వార్', 'ಅಲ್ವರ್', 'अलवर', '{அல்வார்,അൽവർ,ಅಲ್ವಾರ್}'),
    ('place', 'Bikaner', 'பிகானேர்', 'ബിക്കാനീർ', 'బికనీర్', 'ಬಿಕಾನೇರ್', 'बीकानेर', '{பிகானீர்,ബീക്കാനീർ,బికానేర్,ಬಿಕನೇರ್}'),
    ('place', 'Jodhpur', 'ஜோத்பூர்', 'ജോധ്പൂർ', 'జోధ్‌పూర్', 'ಜೋಧ್‌ಪುರ', 'जोधपुर', '{ஜோத்ப்பூர்,ജോധ്പുർ,జోధ్పూర్,ಜೋಧಪುರ,ಜೋಧ್ಪುರ}'),
    ('place', 'Kota', 'கோட்டா', 'കോട്ട', 'కోటా', 'ಕೋಟಾ', 'कोटा', '{ಕೋಟ}'),
    ('place', 'Udaipur', 'உதய்ப்பூர்', 'ഉദയ്പൂർ', 'ఉదయ్‌పూర్', 'ಉದಯ್‌ಪುರ', 'उदयपुर', '{உதய்பூர்,ഉദയ്പുർ,ఉదయపూర్,ఉదయ్పూర్,ಉದಯಪುರ,ಉದಯ್ಪುರ}'),
    ('place', 'Bhopal', 'போபால்', 'ഭോപ്പാൽ', 'భోపాల్', 'ಭೋಪಾಲ್', 'भोपाल', '{ഭോപാൽ,ಭೋಪಾಲ}'),
    ('place', 'Gwalior', 'குவாலியர்', 'ഗ്വാളിയോർ', 'గ్వాలియర్', 'ಗ್ವಾಲಿಯರ್', 'ग्वालियर', '{குவாலியூர்,ഗ്വാളിയർ}'),
    ('place', 'Indore', 'இந்தூர்', 'ഇൻഡോർ', 'ఇండోర్', 'ಇಂದೋರ್', 'इंदौर', '{இந்தோர்,ഇന്ദോർ,ఇందౌర్,ಇಂಡೋರ್,इन्दौर}'),
    ('place', 'Jabalpur', 'ஜபல்பூர்', 'ജബൽപൂർ', 'జబల్‌పూర్', 'ಜಬಲ್‌ಪುರ', 'जबलपुर', '{Jubbulpore,ஜபல்ப்பூர்,ജബൽപുർ,జబల్పూర్,ಜಬಲ್ಪುರ,ಜಬಲಪುರ}'),
    ('place', 'Rewa', 'ரேவா', 'രേവ', 'రేవా', 'ರೇವಾ', 'रीवा', '{}'),
    ('place', 'Sagar', 'சாகர்', 'സാഗർ', 'సాగర్', 'ಸಾಗರ್', 'सागर', '{Saugor}'),
    ('place', 'Ujjain', 'உஜ்ஜைன்', 'ഉജ്ജയിൻ', 'ఉజ్జయిని', 'ಉಜ್ಜಯಿನಿ', 'उज्जैन', '{Ujjayini,உஜ்ஜயினி,உஜ்ஜெயின்,ഉജ്ജയിനി,ఉజ్జయిన్,ఉజ్జైన్,ಉಜ್ಜೈನ್,उज्जयिनी}'),
    ('place', 'Raipur', 'ராய்ப்பூர்', 'റായ്പൂർ', 'రాయ్‌పూర్', 'ರಾಯ್‌ಪುರ', 'रायपुर', '{ராய்பூர்,റായ്പുർ,రాయపూర్,ರಾಯಪುರ,ರಾಯ್ಪುರ}'),
    ('place', 'Bhilai', 'பிலாய்', 'ഭിലായ്', 'భిలాయ్', 'ಭಿಲಾಯಿ', 'भिलाई', '{}'),
    ('place', 'Bilaspur', 'பிலாஸ்பூர்', 'ബിലാസ്പൂർ', 'బిలాస్‌పూర్', 'ಬಿಲಾಸ್‌ಪುರ', 'बिलासपुर', '{ബിലാസ്പുർ,బిలాస్పూర్,ಬಿಲಾಸಪುರ}'),
    ('place', 'Bhubaneswar', 'புவனேஸ்வர்', 'ഭുവനേശ്വർ', 'భువనేశ్వర్', 'ಭುವನೇಶ್ವರ', 'भुवनेश्वर', '{Bhubaneshwar,BBSR,BBS,புவனேசுவரம்,ಭುವನೇಶ್ವರ್}'),
    ('place', 'Berhampur', 'பிரம்மபூர்', 'ബ്രഹ്മപൂർ', 'బరంపురం', 'ಬ್ರಹ್ಮಪುರ', 'ब्रह्मपुर', '{Brahmapur,ബെർഹാംപൂർ,బ్రహ్మపూర్,ಬೆರ್ಹಾಂಪುರ,बरहमपुर,ब्रहमपुर}'),
    ('place', 'Cuttack', 'கட்டாக்', 'കട്ടക്ക്', 'కటక్', 'ಕಟಕ್', 'कटक', '{കട്ടക്,ಕಟಕ}'),
    ('place', 'Puri', 'புரி', 'പുരി', 'పూరీ', 'ಪುರಿ', 'पुरी', '{పూరి}'),
    ('place', 'Rourkela', 'ரூர்கேலா', 'റൂർക്കേല', 'రూర్కెలా', 'ರೂರ್ಕೆಲಾ', 'राउरकेला', '{റൂർക്കല,రౌర్కెలా,ರೂರ್ಕೇಲಾ,राऊरकेला}'),
    ('place', 'Sambalpur', 'சம்பல்பூர்', 'സംബൽപൂർ', 'సంబల్‌పూర్', 'ಸಂಬಲ್‌ಪುರ', 'संबलपुर', '{സംബൽപുർ,ಸಂಬಲಪುರ,सम्बलपुर}'),
    ('place', 'Kolkata', 'கொல்கத்தா', 'കൊൽക്കത്ത', 'కోల్‌కతా', 'ಕೋಲ್ಕತ್ತ', 'कोलकाता', '{Calcutta,CCU,கல்கத்தா,கொல்கட்டா,കൽക്കട്ട,കൊൽക്കത്താ,కలకత్తా,కోల్‌కత,కోల్కతా,ಕೋಲ್ಕತಾ,ಕೊಲ್ಕತ್ತಾ,ಕೋಲ್ಕತ್ತಾ,ಕಲ್ಕತ್ತಾ,ಕಲ್ಕತ್ತ,कलकत्ता,कोलकता}'),
    ('place', 'Asansol', 'அசன்சோல்', 'അസൻസോൾ', 'ఆసన్‌సోల్', 'ಆಸನ್ಸೋಲ್', 'आसनसोल', '{ஆசன்சோல்,അസൻസോൽ,అసన్సోల్,అసన్‌సోల్,ಅಸನ್ಸೋಲ್}'),
    ('place', 'Bardhaman', 'பர்த்வான்', 'ബർദ്ധമാൻ', 'బర్ధమాన్', 'ಬರ್ಧಮಾನ್', 'बर्धमान', '{Burdwan,Barddhaman,பர்தமான்,ബർദ്വാൻ,ബർധമാൻ,బర్ద్వాన్,వర్ధమాన్,ಬರ್ದ್ವಾನ್,ವರ್ಧಮಾನ್,बर्दवान,वर्धमान,वर्द्धमान}'),
    ('place', 'Darjeeling', 'டார்ஜிலிங்', 'ഡാർജിലിങ്', 'డార్జిలింగ్', 'ಡಾರ್ಜಿಲಿಂಗ್', 'दार्जिलिंग', '{டார்ஜீலிங்,ഡാർജിലിംഗ്,దార్జీలింగ్,ಡಾರ್ಜೀಲಿಂಗ್,दार्जीलिंग}'),
    ('place', 'Durgapur', 'துர்காப்பூர்', 'ദുർഗാപൂർ', 'దుర్గాపూర్', 'ದುರ್ಗಾಪುರ', 'दुर्गापुर', '{துர்காபூர்,ദുർഗാപുർ,ದುರ್ಗಾಪುರ್}'),
    ('place', 'Howrah', 'ஹவுரா', 'ഹൗറ', 'హౌరా', 'ಹೌರಾ', 'हावड़ा', '{Haora,HWH,ஹௌரா,ಹೌರ,हावडा}'),
    ('place', 'Kharagpur', 'கரக்பூர்', 'ഖരഗ്പൂർ', 'ఖరగ్‌పూర్', 'ಖರಗ್‌ಪುರ', 'खड़गपुर', '{KGP,காரக்பூர்,ഖരഗ്പുർ,ఖరగపూర్,ಖರಗಪುರ,ಖರಗ್ಪುರ,खडगपुर}'),
    ('place', 'Siliguri', 'சிலிகுரி', 'സിലിഗുരി', 'సిలిగురి', 'ಸಿಲಿಗುರಿ', 'सिलीगुड़ी', '{Shiliguri,சிலிகுடி,സിലിഗുഡി,శిలిగురి,ಸಿಲಿಗುಡಿ,सिलीगुडी,सिलिगुड़ी}'),
    ('place', 'Patna', 'பாட்னா', 'പട്ന', 'పాట్నా', 'ಪಾಟ್ನಾ', 'पटना', '{பட்னா,പാറ്റ്ന,పట్నా,ಪಟ್ನಾ,ಪಾಟ್ನ}'),
    ('place', 'Bhagalpur', 'பாகல்பூர்', 'ഭഗൽപൂർ', 'భాగల్‌పూర్', 'ಭಾಗಲ್ಪುರ', 'भागलपुर', '{ഭാഗൽപുർ,భాగల్పూర్,ಭಾಗಲಪುರ}'),
    ('place', 'Darbhanga', 'தர்பங்கா', 'ദർഭംഗ', 'దర్భంగా', 'ದರ್ಭಾಂಗಾ', 'दरभंगा', '{ದರ್ಭಂಗಾ}'),
    ('place', 'Gaya', 'கயா', 'ഗയ', 'గయ', 'ಗಯಾ', 'गया', '{గయా,ಗಯ}'),
    ('place', 'Muzaffarpur', 'முசாபர்பூர்', 'മുസാഫർപൂർ', 'ముజఫర్‌పూర్', 'ಮುಜಫ್ಫರ್‌ಪುರ', 'मुज़फ़्फ़रपुर', '{முசாபர்ப்பூர்,മുസഫർപുർ,ముజఫర్పూర్,ಮುಜಾಫರ್‌ಪುರ,मुजफ्फरपुर}'),
    ('place', 'Purnia', 'பூர்ணியா', 'പൂർണിയ', 'పూర్ణియా', 'ಪೂರ್ಣಿಯಾ', 'पूर्णिया', '{Purnea}'),
    ('place', 'Ranchi', 'ராஞ்சி', 'റാഞ്ചി', 'రాంచీ', 'ರಾಂಚಿ', 'रांची', '{రాంచి,राँची}'),
    ('place', 'Bokaro', 'பொகாரோ', 'ബൊക്കാറോ', 'బొకారో', 'ಬೊಕಾರೊ', 'बोकारो', '{Bokaro Steel City,ಬೊಕಾರೋ}'),
    ('place', 'Dhanbad', 'தன்பாத்', 'ധൻബാദ്', 'ధన్‌బాద్', 'ಧನ್‌ಬಾದ್', 'धनबाद', '{ధన్బాద్,ಧನಬಾದ್}'),
    ('place', 'Jamshedpur', 'ஜாம்ஷெட்பூர்', 'ജംഷഡ്പൂർ', 'జంషెడ్‌పూర్', 'ಜಮ್ಶೆಡ್‌ಪುರ', 'जमशेदपुर', '{Tatanagar,ஜம்ஷெட்பூர்,ജംഷെഡ്പുർ,జంషెడ్పూర్,ಜಮ್ಶೆಡ್ಪುರ,टाटानगर}'),
    ('place', 'Lucknow', 'லக்னோ', 'ലഖ്നൗ', 'లక్నో', 'ಲಕ್ನೋ', 'लखनऊ', '{LKO,லக்னௌ,லக்னவ்,ലക്നൗ,ലക്‌നോ,ಲಖನೌ,ಲಕ್ನೊ,लखनउ}'),
    ('place', 'Agra', 'ஆக்ரா', 'ആഗ്ര', 'ఆగ్రా', 'ಆಗ್ರಾ', 'आगरा', '{ಆಗ್ರ}'),
    ('place', 'Aligarh', 'அலிகார்', 'അലിഗഢ്', 'అలీగఢ్', 'ಅಲಿಗಢ', 'अलीगढ़', '{அலிகர்,അലിഗഡ്,అలీఘర్,అలీగడ్,ಅಲಿಗಡ,ಆಲಿಗಢ,ಅಲಿಘರ್,अलीगढ}'),
    ('place', 'Ayodhya', 'அயோத்தி', 'അയോധ്യ', 'అయోధ్య', 'ಅಯೋಧ್ಯೆ', 'अयोध्या', '{அயோத்யா,അയോദ്ധ്യ,ಅಯೋಧ್ಯ}'),
    ('place', 'Bareilly', 'பரேலி', 'ബറേലി', 'బరేలీ', 'ಬರೇಲಿ', 'बरेली', '{பரெய்லி,ബെറേലി,బరేలి,ಬರೈಲಿ}'),
    ('place', 'Ghaziabad', 'காசியாபாத்', 'ഗാസിയാബാദ്', 'ఘజియాబాద్', 'ಘಾಜಿಯಾಬಾದ್', 'ग़ाज़ियाबाद', '{காஜியாபாத்,ഗാസിയബാദ്,ఘాజియాబాద్,ಗಾಜಿಯಾಬಾದ್,गाजियाबाद}'),
    ('place', 'Gorakhpur', 'கோரக்பூர்', 'ഗോരഖ്പൂർ', 'గోరఖ్‌పూర్', 'ಗೋರಖ್‌ಪುರ', 'गोरखपुर', '{கோரக்ப்பூர்,ഗോരഖ്പുർ,ഗൊരഖ്പൂർ,గోరఖ్పూర్,గోరఖపూర్,ಗೋರಖಪುರ,ಗೋರಖ್ಪುರ}'),
    ('place', 'Jhansi', 'ஜான்சி', 'ഝാൻസി', 'ఝాన్సీ', 'ಝಾನ್ಸಿ', 'झांसी', '{ജാൻസി,ఝాన్సి,झाँसी}'),
    ('place', 'Kanpur', 'கான்பூர்', 'കാൺപൂർ', 'కాన్పూర్', 'ಕಾನ್ಪುರ', 'कानपुर', '{Cawnpore,CNB,കാൺപുർ,കാൻപൂർ,కాన్‌పూర్,ಕಾನ್‌ಪುರ,ಕಾನಪುರ}'),
    ('place', 'Mathura', 'மதுரா', 'മഥുര', 'మథుర', 'ಮಥುರಾ', 'मथुरा', '{ಮಥುರ}'),
    ('place', 'Meerut', 'மீரட்', 'മീററ്റ്', 'మీరట్', 'ಮೀರತ್', 'मेरठ', '{മീറത്ത്,ಮೀರಟ್,ಮೇರಠ್}'),
    ('place', 'Moradabad', 'மொராதாபாத்', 'മൊറാദാബാദ്', 'మొరాదాబాద్', 'ಮೊರಾದಾಬಾದ್', 'मुरादाबाद', '{முராதாபாத்,മുറാദാബാദ്,మురాదాబాద్,ಮುರಾದಾಬಾದ್,मोरादाबाद}'),
    ('place', 'Noida', 'நொய்டா', 'നോയിഡ', 'నోయిడా', 'ನೋಯ್ಡಾ', 'नोएडा', '{നോയ്ഡ,నొయిడా,ನೊಯ್ಡಾ,ನೋಯ್ಡ}'),
    ('place', 'Prayagraj', 'பிரயாக்ராஜ்', 'പ്രയാഗ്‌രാജ്', 'ప్రయాగ్‌రాజ్', 'ಪ್ರಯಾಗರಾಜ್', 'प्रयागराज', '{Allahabad,Prayag,பிரயாகை,அலகாபாத்,പ്രയാഗ്രാജ്,അലഹബാദ്,അലഹാബാദ്,ప్రయాగరాజ్,ప్రయాగ్రాజ్,అలహాబాద్,ಪ್ರಯಾಗ್‌ರಾಜ್,ಅಲಹಾಬಾದ್,इलाहाबाद,प्रयाग}'),
    ('place', 'Varanasi', 'வாரணாசி', 'വാരാണസി', 'వారణాసి', 'ವಾರಾಣಸಿ', 'वाराणसी', '{Banaras,Benares,Kashi,காசி,வாராணசி,വാരണാസി,കാശി,ബനാറസ്,కాశీ,కాశి,వారాణసి,బనారస్,ವಾರಣಾಸಿ,ಕಾಶಿ,ಬನಾರಸ್,काशी,बनारस}'),
    ('place', 'Dehradun', 'டேராடூன்', 'ഡെറാഡൂൺ', 'డెహ్రాడూన్', 'ಡೆಹ್ರಾಡೂನ್', 'देहरादून', '{Dehra Dun,டெஹ்ராடூன்,ഡെഹ്റാഡൂൺ,డెహ్రడూన్,ಡೆಹರಾಡೂನ್}'),
    ('place', 'Haridwar', 'ஹரித்வார்', 'ഹരിദ്വാർ', 'హరిద్వార్', 'ಹರಿದ್ವಾರ', 'हरिद्वार', '{Hardwar,அரித்துவார்}'),
    ('place', 'Nainital', 'நைனிடால்', 'നൈനിറ്റാൾ', 'నైనితాల్', 'ನೈನಿತಾಲ್', 'नैनीताल', '{നൈനിതാൾ,నైనిటాల్}'),
    ('place', 'Rishikesh', 'ரிஷிகேஷ்', 'ഋഷികേശ്', 'రిషికేశ్', 'ಋಷಿಕೇಶ', 'ऋषिकेश', '{ரிஷிகேஸ்,ఋషికేశ్,రుషికేశ్,ರಿಷಿಕೇಶ}'),
    ('place', 'Shimla', 'சிம்லா', 'ഷിംല', 'సిమ్లా', 'ಶಿಮ್ಲಾ', 'शिमला', '{Simla,സിംല,షిమ్లా,ಸಿಮ್ಲಾ,ಶಿಮ್ಲ}'),
    ('place', 'Dharamshala', 'தர்மசாலா', 'ധരംശാല', 'ధర్మశాల', 'ಧರ್ಮಶಾಲಾ', 'धर्मशाला', '{Dharmsala,Dharamsala,தரம்சாலா,ധർമശാല,ധർമ്മശാല,ధరంశాల}'),
    ('place', 'Amritsar', 'அமிர்தசரஸ்', 'അമൃത്സർ', 'అమృత్‌సర్', 'ಅಮೃತಸರ', 'अमृतसर', '{ASR,அமிர்தசரசு,அம்ரித்சர்,അമൃത്‌സർ,അമൃതസർ,అమృత్సర్,అమృతసర్,ಅಮೃತ್‌ಸರ,ಅಮೃತಸರ್}'),
    ('place', 'Bathinda', 'பதிண்டா', 'ഭട്ടിൻഡ', 'భటిండా', 'ಬಟಿಂಡಾ', 'बठिंडा', '{Bhatinda,பட்டிண்டா,ബതിന്ദ,ഭട്ടിണ്ട,బఠిండా,బతిండా,ಭಟಿಂಡಾ,ಬಠಿಂಡಾ,भटिंडा,बठिण्डा}'),
    ('place', 'Jalandhar', 'ஜலந்தர்', 'ജലന്ധർ', 'జలంధర్', 'ಜಲಂಧರ್', 'जालंधर', '{Jullundur,Jallandhar,ജലന്തർ,ಜಲಂಧರ,जालन्धर}'),
    ('place', 'Ludhiana', 'லூதியானா', 'ലുധിയാന', 'లూధియానా', 'ಲುಧಿಯಾನ', 'लुधियाना', '{லுதியானா,ലുധിയാനാ,లుధియానా,ಲುಧಿಯಾನಾ,ಲೂಧಿಯಾನಾ}'),
    ('place', 'Mohali', 'மொகாலி', 'മൊഹാലി', 'మొహాలీ', 'ಮೊಹಾಲಿ', 'मोहाली', '{Sahibzada Ajit Singh Nagar,SAS Nagar,மொஹாலி,మొహాలి}'),
    ('place', 'Pathankot', 'பதான்கோட்', 'പഠാൻകോട്ട്', 'పఠాన్‌కోట్', 'ಪಠಾಣ್‌ಕೋಟ್', 'पठानकोट', '{பத்தான்கோட்,പത്താൻകോട്ട്,പഠാൻകോട്,పఠాన్కోట్,ಪಠಾಣಕೋಟ್,ಪಠಾಣಕೋಟ,ಪಠಾನ್‌ಕೋಟ್}'),
    ('place', 'Patiala', 'பாட்டியாலா', 'പട്യാല', 'పాటియాలా', 'ಪಟಿಯಾಲ', 'पटियाला', '{பட்டியாலா,പാട്യാല,పటియాలా,ಪಟಿಯಾಲಾ,ಪಾಟಿಯಾಲ}'),
    ('place', 'Ambala', 'அம்பாலா', 'അംബാല', 'అంబాలా', 'ಅಂಬಾಲಾ', 'अंबाला', '{అంబాల,ಅಂಬಾಲ,अम्बाला}'),
    ('place', 'Faridabad', 'பரிதாபாத்', 'ഫരീദാബാദ്', 'ఫరీదాబాద్', 'ಫರೀದಾಬಾದ್', 'फ़रीदाबाद', '{ஃபரிதாபாத்,ഫരിദാബാദ്,ಫರಿದಾಬಾದ್,फरीदाबाद}'),
    ('place', 'Gurugram', 'குருகிராம்', 'ഗുരുഗ്രാം', 'గురుగ్రామ్', 'ಗುರುಗ್ರಾಮ', 'गुरुग्राम', '{Gurgaon,GGN,குர்கான்,ഗുഡ്ഗാവ്,ഗുരുഗ്രാമം,గుర్గావ్,గుర్గాం,ಗುರುಗ್ರಾಮ್,ಗುರ್‌ಗಾಂವ್,गुड़गांव,गुड़गाँव,गुरूग्राम}'),
    ('place', 'Hisar', 'ஹிசார்', 'ഹിസാർ', 'హిసార్', 'ಹಿಸಾರ್', 'हिसार', '{Hissar,ஹிஸார்}'),
    ('place', 'Panipat', 'பானிபட்', 'പാനിപ്പത്ത്', 'పానిపట్', 'ಪಾಣಿಪತ್', 'पानीपत', '{പാനിപത്,ಪಾನಿಪತ್}'),
    ('place', 'Rohtak', 'ரோத்தக்', 'റോഹ്തക്', 'రోహ్‌తక్', 'ರೋಹ್ಟಕ್', 'रोहतक', '{ரோஹ்தக்,റോത്തക്,రోహతక్,రోహ్తక్,ರೋಹ್ತಕ್}'),
    ('place', 'New Delhi', 'புது தில்லி', 'ന്യൂഡൽഹി', 'న్యూఢిల్లీ', 'ನವದೆಹಲಿ', 'नई दिल्ली', '{NDLS,புதுடெல்லி,புது டெல்லி,புதுதில்லி,ന്യൂഡെൽഹി,ന്യൂ ഡൽഹി,న్యూ ఢిల్లీ,కొత్త ఢిల్లీ,ನವ ದೆಹಲಿ,ಹೊಸದಿಲ್ಲಿ,ಹೊಸ ದೆಹಲಿ,नयी दिल्ली}'),
    ('place', 'Srinagar', 'ஸ்ரீநகர்', 'ശ്രീനഗർ', 'శ్రీనగర్', 'ಶ್ರೀನಗರ', 'श्रीनगर', '{ಶ್ರೀನಗರ್}'),
    ('place', 'Jammu', 'ஜம்மு', 'ജമ്മു', 'జమ్మూ', 'ಜಮ್ಮು', 'जम्मू', '{జమ్ము}'),
    ('place', 'Leh', 'லே', 'ലേ', 'లేహ్', 'ಲೇಹ್', 'लेह', '{ലേഹ്,లే,ಲೆಹ್}'),
    ('place', 'Dispur', 'திஸ்பூர்', 'ദിസ്പൂർ', 'దిస్పూర్', 'ದಿಸ್ಪುರ', 'दिसपुर', '{ദിസ്പുർ}'),
    ('place', 'Guwahati', 'குவாகாத்தி', 'ഗുവാഹത്തി', 'గౌహతి', 'ಗುವಾಹಟಿ', 'गुवाहाटी', '{Gauhati,குவஹாத்தி,கௌகாத்தி,ഗുവാഹട്ടി,ഗോഹട്ടി,గువాహటి,గువాహతి,ಗುವಾಹಾಟಿ,ಗೌಹಾಟಿ,गौहाटी}'),
    ('place', 'Dibrugarh', 'திப்ருகர்', 'ദിബ്രുഗഢ്', 'డిబ్రూగఢ్', 'ದಿಬ್ರುಗಢ', 'डिब्रूगढ़', '{திப்ரூகர்,ഡിബ്രുഗഡ്,దిబ్రూగఢ్,ದಿಬ್ರುಗಡ,डिब्रुगढ़}'),
    ('place', 'Jorhat', 'ஜோர்ஹாட்', 'ജോർഹട്ട്', 'జోర్హాట్', 'ಜೋರ್ಹಾಟ್', 'जोरहाट', '{ஜோர்காட்,ജോർഹത്,జోర్హట్}'),
    ('place', 'Silchar', 'சில்சார்', 'സിൽച്ചാർ', 'సిల్చార్', 'ಸಿಲ್ಚಾರ್', 'सिलचर', '{സിൽചർ,సిల్చర్,ಸಿಲ್ಚರ್}'),
    ('place', 'Tezpur', 'தேஜ்பூர்', 'തേസ്പൂർ', 'తేజ్‌పూర్', 'ತೇಜ್‌ಪುರ', 'तेज़पुर', '{തേസ്പുർ,తేజ్పూర్,ತೇಜ್ಪುರ,तेजपुर}'),
    ('place', 'Itanagar', 'இட்டாநகர்', 'ഇറ്റാനഗർ', 'ఇటానగర్', 'ಇಟಾನಗರ', 'ईटानगर', '{இடாநகர்,इटानगर}'),
    ('place', 'Imphal', 'இம்பால்', 'ഇംഫാൽ', 'ఇంఫాల్', 'ಇಂಫಾಲ್', 'इंफाल', '{इम्फाल,ಇಂಫಾಲ}'),
    ('place', 'Shillong', 'ஷில்லாங்', 'ഷില്ലോങ്', 'షిల్లాంగ్', 'ಶಿಲ್ಲಾಂಗ್', 'शिलांग', '{சில்லாங்,ഷില്ലോംഗ്,ಷಿಲ್ಲಾಂಗ್,शिलॉन्ग}'),
    ('place', 'Aizawl', 'ஐஸ்வால்', 'ഐസോൾ', 'ఐజ్వాల్', 'ಐಜ್ವಾಲ್', 'आइज़ोल', '{அய்சால்,ഐസ്വാൾ,ఐజాల్,ಐಜಾಲ್,आइजोल,आईजोल}'),
    ('place', 'Kohima', 'கோஹிமா', 'കൊഹിമ', 'కోహిమా', 'ಕೊಹಿಮಾ', 'कोहिमा', '{கொகிமா,കോഹിമ,ಕೋಹಿಮಾ}'),
    ('place', 'Dimapur', 'திமாப்பூர்', 'ദിമാപൂർ', 'దిమాపూర్', 'ದಿಮಾಪುರ', 'दीमापुर', '{திமாபூர்,ദിമാപുർ,ದೀಮಾಪುರ,डिमापुर}'),
    ('place', 'Gangtok', 'காங்டாக்', 'ഗാങ്ടോക്', 'గ్యాంగ్‌టక్', 'ಗ್ಯಾಂಗ್ಟಾಕ್', 'गंगटोक', '{கேங்டாக்,ഗാങ്ടോക്ക്,ഗാംഗ്ടോക്,గాంగ్‌టక్,ಗ್ಯಾಂಗ್‌ಟಕ್}'),
    ('place', 'Agartala', 'அகர்தலா', 'അഗർത്തല', 'అగర్తల', 'ಅಗರ್ತಲಾ', 'अगरतला', '{அகர்தாலா,అగర్తలా,ಅಗರ್ತಲ}'),
    ('place', 'Port Blair', 'போர்ட் பிளேர்', 'പോർട്ട് ബ്ലെയർ', 'పోర్ట్ బ్లెయిర్', 'ಪೋರ್ಟ್ ಬ್ಲೇರ್', 'पोर्ट ब्लेयर', '{Sri Vijaya Puram,Sri Vijayapuram,ஸ்ரீ விஜயபுரம்,പോർട്ട്ബ്ലെയർ,పోర్ట్‌బ్లెయిర్,ಪೋರ್ಟ್‌ಬ್ಲೇರ್,श्री विजय पुरम,श्री विजयपुरम}'),
    ('place', 'Daman', 'டாமன்', 'ദമൻ', 'డామన్', 'ದಮನ್', 'दमन', '{தமன்,ദാമൻ,ದಾಮನ್}'),
    ('place', 'Silvassa', 'சில்வாசா', 'സിൽവാസ', 'సిల్వాసా', 'ಸಿಲ್ವಾಸಾ', 'सिलवासा', '{சில்வாஸா,ಸಿಲ್ವಾಸ}'),
    ('place', 'Kavaratti', 'கவரத்தி', 'കവരത്തി', 'కవరత్తి', 'ಕವರತ್ತಿ', 'कवरत्ती', '{கவரட்டி,ಕವರಟ್ಟಿ}'),
    ('place', 'Anaiyur', 'ஆனையூர்', 'ആനയൂർ', 'ఆనైయూర్', 'ಆನೈಯೂರು', 'आनैयूर', '{}'),
    ('place', 'Inam Karur', 'இனாம் கரூர்', 'ഇനാം കരൂർ', 'ఇనాం కరూర్', 'ಇನಾಂ ಕರೂರು', 'इनाम करूर', '{இனாம்கரூர்}'),
    ('place', 'Nerupperichal', 'நெருப்பெரிச்சல்', 'നെരുപ്പെരിച്ചൽ', 'నెరుప్పెరిచ్చల్', 'ನೆರುಪ್ಪೆರಿಚ್ಚಲ್', 'नेरुप्पेरिच्चल', '{Neripperichal,Neruperichal}'),
    ('caste', 'Hindu', 'இந்து', 'ഹിന്ദു', 'హిందూ', 'ಹಿಂದೂ', 'हिंदू', '{ஹிந்து,हिन्दू,హిందు,ಹಿಂದು}'),
    ('caste', 'Christian', 'கிறிஸ்தவர்', 'ക്രിസ്ത്യൻ', 'క్రైస్తవ', 'ಕ್ರೈಸ್ತ', 'ईसाई', '{கிறிஸ்துவர்,கிறித்தவர்,കൃസ്ത്യൻ,ക്രിസ്ത്യാനി,క్రైస్తవులు,క్రిస్టియన్,ಕ್ರಿಶ್ಚಿಯನ್,ಕ್ರಿಸ್ತ,क्रिश्चियन,मसीही}'),
    ('caste', 'Muslim', 'முஸ்லிம்', 'മുസ്ലിം', 'ముస్లిం', 'ಮುಸ್ಲಿಂ', 'मुस्लिम', '{Moslem,இஸ்லாமியர்,முசுலிம்,മുസ്‌ലിം,മുസ്ലീം,ముస్లిమ్,ಮುಸ್ಲಿಮ್,मुसलमान}'),
    ('caste', 'Jain', 'சமணர்', 'ജൈന', 'జైన', 'ಜೈನ', 'जैन', '{ஜெயின்,ஜைனர்,ജൈനർ,ജൈൻ,జైన్,ಜೈನರು}'),
    ('caste', 'Sikh', 'சீக்கியர்', 'സിഖ്', 'సిక్కు', 'ಸಿಖ್', 'सिख', '{சீக்கிய,സിക്ക്,సిఖ్,ಸಿಖ್ಖ,सिक्ख}'),
    ('caste', 'Buddhist', 'பௌத்தர்', 'ബുദ്ധമത', 'బౌద్ధ', 'ಬೌದ್ಧ', 'बौद्ध', '{ബൗദ്ധ}'),
    ('caste', 'Brahmin', 'பிராமணர்', 'ബ്രാഹ്മണൻ', 'బ్రాహ్మణ', 'ಬ್ರಾಹ್ಮಣ', 'ब्राह्मण', '{Brahman,Bramin,Brahmana,Bramhin,பிராமின்,பிராமண,அந்தணர்,ബ്രാഹ്മണ,ബ്രാഹ്മിൺ,బ్రాహ్మణులు,బ్రాహ్మిన్,ಬ್ರಾಹ್ಮಣರು,ब्राम्हण}'),
    ('caste', 'Maratha', 'மராத்தா', 'മറാത്ത', 'మరాఠా', 'ಮರಾಠಾ', 'मराठा', '{Maratta,Mahratta,மராட்டா,മറാഠ,మరాఠ,ಮರಾಠ}'),
    ('caste', 'Nair', 'நாயர்', 'നായർ', 'నాయర్', 'ನಾಯರ್', 'नायर', '{Nayar,ನಾಯರ}'),
    ('caste', 'Kapu', 'காப்பு', 'കാപ്പു', 'కాపు', 'ಕಾಪು', 'कापू', '{Kaapu,காபு,കാപു,कापु}'),
    ('caste', 'Mappila', 'மாப்பிளா', 'മാപ്പിള', 'మాప్పిళ', 'ಮಾಪ್ಪಿಳ', 'मप्पिला', '{Mappilla,Moplah,Mapilla,മാപ്പിള മുസ്ലിം,மாப்பிள்ளை முஸ்லிம்,మాప్పిల,ಮಾಪಿಳ್ಳ,मोपला}'),
    ('caste', 'Rajput', 'ராஜபுத்திரர்', 'രജപുത്ര', 'రాజ్‌పుత్', 'ರಜಪೂತ', 'राजपूत', '{Rajpoot,இராஜபுத்திரர்,ராஜ்புத்,രജ്പുത്,రాజపుత్ర,రాజపుత్,ರಜಪೂತರು,ರಾಜ್‌ಪುತ್}'),
    ('caste', 'Roman Catholic', 'ரோமன் கத்தோலிக்கர்', 'റോമൻ കത്തോലിക്ക', 'రోమన్ కాథలిక్', 'ರೋಮನ್ ಕ್ಯಾಥೋಲಿಕ್', 'रोमन कैथोलिक', '{RC,R.C.,ஆர்.சி.,ஆர்.சி,ரோமன் கத்தோலிக்க,റോമൻ കാത്തലിക്,ആർസി,రోమన్ క్యాథలిక్,ఆర్‌సీ,ರೋಮನ್ ಕ್ಯಾಥೊಲಿಕ್,रोमन कॅथोलिक}'),
    ('caste', 'Catholic', 'கத்தோலிக்கர்', 'കത്തോലിക്ക', 'కాథలిక్', 'ಕ್ಯಾಥೋಲಿಕ್', 'कैथोलिक', '{கத்தோலிக்க,കാത്തലിക്,క్యాథలిక్,ಕ್ಯಾಥೊಲಿಕ್,ಕಥೋಲಿಕ}'),
    ('caste', 'Mudaliar', 'முதலியார்', 'മുതലിയാർ', 'ముదలియార్', 'ಮುದಲಿಯಾರ್', 'मुदलियार', '{Mudaliyar,Muthaliyar,Mudhaliar,Muthaliar,Mudhaliyar,മുദലിയാർ,ముదలియారు,ಮೊದಲಿಯಾರ್}'),
    ('caste', 'Kayastha', 'காயஸ்தர்', 'കായസ്ഥ', 'కాయస్థ', 'ಕಾಯಸ್ಥ', 'कायस्थ', '{Kayasth,காயஸ்தா}'),
    ('caste', 'Khatri', 'காத்ரி', 'ഖത്രി', 'ఖత్రీ', 'ಖತ್ರಿ', 'खत्री', '{Katri,கத்ரி,ఖత్రి,ಖತ್ರಿಯರು}'),
    ('caste', 'Vanniyar', 'வன்னியர்', 'വന്നിയർ', 'వన్నియార్', 'ವನ್ನಿಯಾರ್', 'वन्नियार', '{Vanniar,Vanniyakula Kshatriya,Vanniyakula Kshatriyar,வன்னியகுல சத்திரியர்,வன்னிய குல க்ஷத்திரியர்,വണ്ണിയർ,వన్నియర్,వన్నెకుల క్షత్రియ,ವನ್ನಿಯರ್,ವನ್ನಿಕುಲ ಕ್ಷತ್ರಿಯ,वन्नियर}'),
    ('caste', 'Kamma', 'கம்மா', 'കമ്മ', 'కమ్మ', 'ಕಮ್ಮ', 'कम्मा', '{கம்ம,కమ్మవారు,ಕಮ್ಮಾ}'),
    ('caste', 'Ezhava', 'ஈழவர்', 'ഈഴവ', 'ఈళవ', 'ಈಳವ', 'एझावा', '{Ezhavas,Izhava,Eazhava,Ezhavar,Ilava,ஈழவா,ஈழவ,ഈഴവർ,ഈഴവൻ,ఎళవ,ఈజవ,ಈಝವ,ಎಳವ,इझवा,एळवा}'),
    ('caste', 'Gounder', 'கவுண்டர்', 'ഗൗണ്ടർ', 'గౌండర్', 'ಗೌಂಡರ್', 'गौंडर', '{Goundar,Gowder,Gowndar,Gownder,Kounder,கௌண்டர்,గౌండరు,गाउंडर}'),
    ('caste', 'Shwetambar Jain', 'ஸ்வேதாம்பர ஜெயின்', 'ശ്വേതാംബര ജൈനർ', 'శ్వేతాంబర జైన', 'ಶ್ವೇತಾಂಬರ ಜೈನ', 'श्वेतांबर जैन', '{Svetambara Jain,Swetambar Jain,Shwetambar,Svetambara,Swetambar,ஸ்வேதாம்பர சமணர்,சுவேதாம்பரர்,ശ്വേതാംബര ജൈന,శ్వేతాంబర,శ్వేతాంబర్ జైన్,ಶ್ವೇತಾಂಬರ,श्वेताम्बर जैन,श्वेतांबर}'),
    ('caste', 'Digambar Jain', 'திகம்பர ஜெயின்', 'ദിഗംബര ജൈനർ', 'దిగంబర జైన', 'ದಿಗಂಬರ ಜೈನ', 'दिगंबर जैन', '{Digambara Jain,Digambar,Digambara,திகம்பர சமணர்,திகம்பரர்,ദിഗംബര ജൈന,దిగంబర,దిగంబర్ జైన్,ದಿಗಂಬರ,दिगम्बर जैन,दिगंबर}'),
    ('caste', 'Jat', 'ஜாட்', 'ജാട്ട്', 'జాట్', 'ಜಾಟ್', 'जाट', '{Jatt,ஜாட்டு,ജാട്,ಜಾಟ}'),
    ('caste', 'Nav-Bauddha', 'நவ பௌத்தர்', 'നവബൗദ്ധ', 'నవ బౌద్ధ', 'ನವಬೌದ್ಧ', 'नवबौद्ध', '{Nav Bauddha,Navbauddha,Nava Bauddha,Navayana Buddhist,Neo Buddhist,Neo-Buddhist,Nav Buddha,நவபௌத்தர்,നവ ബൗദ്ധ,నవబౌద్ధ,ನವ ಬೌದ್ಧ,नव-बौद्ध,नव बौद्ध}'),
    ('caste', 'Lingayat', 'லிங்காயத்து', 'ലിംഗായത്', 'లింగాయత్', 'ಲಿಂಗಾಯತ', 'लिंगायत', '{Lingayath,Lingayathar,Lingayatha,லிங்காயத்,இலிங்காயத்து,ലിംഗായത്ത്,లింగాయత,ಲಿಂಗಾಯತ್}'),
    ('caste', 'Veerashaiva', 'வீரசைவர்', 'വീരശൈവ', 'వీరశైవ', 'ವೀರಶೈವ', 'वीरशैव', '{Virashaiva,Veerasaiva,Veera Saivam,Veerasaivam,வீரசைவம்,വീരശൈവർ,ವೀರಶೈವರು}'),
    ('caste', 'Pillai', 'பிள்ளை', 'പിള്ള', 'పిళ్లై', 'ಪಿಳ್ಳೈ', 'पिल्लै', '{Pillay,Pillei,Pilla,பிள்ளைமார்,പിള്ളൈ,పిళ్ళై,పిల్లై,ಪಿಳ್ಳೆ,पिल्लई,पिल्ले}'),
    ('caste', 'Saiva Pillai', 'சைவப் பிள்ளை', 'ശൈവ പിള്ള', 'శైవ పిళ్లై', 'ಶೈವ ಪಿಳ್ಳೈ', 'शैव पिल्लै', '{Saivapillai,Saiva Pillaimar,Shaiva Pillai,சைவ பிள்ளை,சைவப்பிள்ளை}'),
    ('caste', 'Saiva Vellalar', 'சைவ வெள்ளாளர்', 'ശൈവ വെള്ളാളർ', 'శైవ వెళ్లాళర్', 'ಶೈವ ವೆಳ್ಳಾಳರ್', 'शैव वेल्लालर', '{Saiva Vellala,Shaiva Vellalar,சைவ வேளாளர்,ശൈവ വെള്ളാള}'),
    ('caste', 'Viswakarma', 'விஸ்வகர்மா', 'വിശ്വകർമ്മ', 'విశ్వకర్మ', 'ವಿಶ್ವಕರ್ಮ', 'विश्वकर्मा', '{Viswakarman,Visvakarma,விசுவகர்மா,விஸ்வகர்மர்,വിശ്വകർമ,വിശ്വകർമ്മജർ,విశ్వకర్మలు,ವಿಶ್ವಕರ್ಮರು}'),
    ('caste', 'Vishwakarma', 'விஸ்வகர்மா', 'വിശ്വകർമ്മ', 'విశ్వకర్మ', 'ವಿಶ್ವಕರ್ಮ', 'विश्वकर्मा', '{Vishvakarma,Vishwakarman,विश्वकर्म}'),
    ('caste', 'Viswabrahmin', 'விஸ்வபிராமணர்', 'വിശ്വബ്രാഹ്മണൻ', 'విశ్వబ్రాహ్మణ', 'ವಿಶ್ವಬ್ರಾಹ್ಮಣ', 'विश्वब्राह्मण', '{Vishwabrahmin,Viswa Brahmin,Vishwa Brahmin,Viswabrahmana,Vishwabrahmana,விஸ்வ பிராமணர்,വിശ്വബ്രാഹ്മണ,విశ్వ బ్రాహ్మణ,విశ్వబ్రాహ్మణులు,ವಿಶ್ವ ಬ್ರಾಹ್ಮಣ}'),
    ('caste', 'Deshastha Brahmin', 'தேசஸ்த பிராமணர்', 'ദേശസ്ഥ ബ്രാഹ്മണൻ', 'దేశస్థ బ్రాహ్మణ', 'ದೇಶಸ್ಥ ಬ್ರಾಹ್ಮಣ', 'देशस्थ ब्राह्मण', '{Deshastha,Deshasth,Deshasth Brahmin,Desastha Brahmin,தேசஸ்தர்,ദേശസ്ഥ,దేశస్థ,ದೇಶಸ್ಥ,देशस्थ}'),
    ('caste', 'Chitpavan Brahmin', 'சித்பவன் பிராமணர்', 'ചിത്പാവൻ ബ്രാഹ്മണൻ', 'చిత్పావన బ్రాహ్మణ', 'ಚಿತ್ಪಾವನ ಬ್ರಾಹ್ಮಣ', 'चितपावन ब्राह्मण', '{Chitpavan,Chitpawan,Chitpawan Brahmin,Konkanastha Brahmin,Kokanastha Brahmin,சித்பவனர்,ചിത്പാവൻ,చిత్పావన,ಚಿತ್ಪಾವನ,चित्पावन ब्राह्मण,चितपावन,कोकणस्थ ब्राह्मण}'),
    ('caste', 'Karhade Brahmin', 'கர்ஹாடே பிராமணர்', 'കർഹാഡെ ബ്രാഹ്മണൻ', 'కర్హాడే బ్రాహ్మణ', 'ಕರ್ಹಾಡೆ ಬ್ರಾಹ್ಮಣ', 'कऱ्हाडे ब्राह्मण', '{Karhade,Karhada Brahmin,Karada Brahmin,ಕರಾಡ ಬ್ರಾಹ್ಮಣ,कर्हाडे ब्राह्मण}'),
    ('caste', 'Gowd Saraswat Brahmin', 'கௌட சாரஸ்வத பிராமணர்', 'ഗൗഡ സാരസ്വത ബ്രാഹ്മണൻ', 'గౌడ సారస్వత బ్రాహ్మణ', 'ಗೌಡ ಸಾರಸ್ವತ ಬ್ರಾಹ್ಮಣ', 'गौड़ सारस्वत ब्राह्मण', '{GSB,Gaud Saraswat Brahmin,Gouda Saraswat Brahmin,Goud Saraswat Brahmin,Gowda Saraswat Brahmin,Gauda Saraswat Brahmin,கவுட சாரஸ்வத பிராமணர்,ഗൗഡസാരസ്വത ബ്രാഹ്മണർ,ജിഎസ്ബി,ಜಿಎಸ್‌ಬಿ,गौड सारस्वत ब्राह्मण}'),
    ('caste', 'Saraswat Brahmin', 'சாரஸ்வத பிராமணர்', 'സാരസ്വത ബ്രാഹ്മണൻ', 'సారస్వత బ్రాహ్మణ', 'ಸಾರಸ್ವತ ಬ್ರಾಹ್ಮಣ', 'सारस्वत ब्राह्मण', '{Saraswat,Saraswath Brahmin,Saraswath,സാരസ്വത,సారస్వత,ಸಾರಸ್ವತ,सारस्वत}'),
    ('caste', 'Havyaka Brahmin', 'ஹவ்யக பிராமணர்', 'ഹവ്യക ബ്രാഹ്മണൻ', 'హవ్యక బ్రాహ్మణ', 'ಹವ್ಯಕ ಬ್ರಾಹ್ಮಣ', 'हव्यक ब्राह्मण', '{Havyaka,Havyak,Havyak Brahmin,Haviyaka,ஹவ்யகர்,ഹവ്യക,హవ్యక,ಹವ್ಯಕ,ಹವ್ಯಕರು,हव्यक}'),
    ('caste', 'Anavil Brahmin', 'அனாவில் பிராமணர்', 'അനാവിൽ ബ്രാഹ്മണൻ', 'అనావిల్ బ్రాహ్మణ', 'ಅನಾವಿಲ್ ಬ್ರಾಹ್ಮಣ', 'अनाविल ब्राह्मण', '{Anavil,അനാവിൽ,ಅನಾವಿಲ ಬ್ರಾಹ್ಮಣ,अनाविल}'),
    ('caste', 'Smartha Brahmin', 'ஸ்மார்த்த பிராமணர்', 'സ്മാർത്ത ബ്രാഹ്മണൻ', 'స్మార్త బ్రాహ్మణ', 'ಸ್ಮಾರ್ತ ಬ್ರಾಹ್ಮಣ', 'स्मार्त ब्राह्मण', '{Smartha,Smarta Brahmin,Smarta,ஸ்மார்த்தர்,స్మార్త,ಸ್ಮಾರ್ತ,स्मार्त}'),
    ('caste', 'Madhwa Brahmin', 'மாத்வ பிராமணர்', 'മാധ്വ ബ്രാഹ്മണൻ', 'మాధ్వ బ్రాహ్మణ', 'ಮಾಧ್ವ ಬ್ರಾಹ್ಮಣ', 'माध्व ब्राह्मण', '{Madhva Brahmin,Madhwa,Madhva,Madva,மாத்வர்,మధ్వ బ్రాహ్మణ,మాధ్వ,ಮಧ್ವ ಬ್ರಾಹ್ಮಣ,ಮಾಧ್ವ,ಮಧ್ವ,माध्व}'),
    ('caste', 'Shivalli Brahmin', 'சிவள்ளி பிராமணர்', 'ശിവള്ളി ബ്രാഹ്മണൻ', 'శివళ్లి బ్రాహ్మణ', 'ಶಿವಳ್ಳಿ ಬ್ರಾಹ್ಮಣ', 'शिवल्ली ब्राह्मण', '{Shivalli,Sivalli Brahmin,ಶಿವಳ್ಳಿ}'),
    ('caste', 'Niyogi Brahmin', 'நியோகி பிராமணர்', 'നിയോഗി ബ്രാഹ്മണൻ', 'నియోగి బ్రాహ్మణ', 'ನಿಯೋಗಿ ಬ್ರಾಹ್ಮಣ', 'नियोगी ब्राह्मण', '{Niyogi,నియోగి}'),
    ('caste', 'Vaidiki Brahmin', 'வைதிகி பிராமணர்', 'വൈദികി ബ്രാഹ്മണൻ', 'వైదికి బ్రాహ్మణ', 'ವೈದಿಕಿ ಬ್ರಾಹ್ಮಣ', 'वैदिकी ब्राह्मण', '{Vaidiki,Vydiki,Vaidika Brahmin,వైదీకి బ్రాహ్మణ,వైదికి}'),
    ('caste', 'Gurukkal', 'குருக்கள்', 'ഗുരുക്കൾ', 'గురుక్కళ్', 'ಗುರುಕ್ಕಳ್', 'गुरुक्कल', '{Sivachariyar,Sivacharya,சிவாச்சாரியார்}'),
    ('caste', 'Kanyakubja Brahmin', 'கன்யாகுப்ஜ பிராமணர்', 'കന്യാകുബ്ജ ബ്രാഹ്മണൻ', 'కన్యాకుబ్జ బ్రాహ్మణ', 'ಕನ್ಯಾಕುಬ್ಜ ಬ್ರಾಹ್ಮಣ', 'कान्यकुब्ज ब्राह्मण', '{Kanyakubja,Kanyakubj Brahmin,कान्यकुब्ज,कन्याकुब्ज ब्राह्मण}'),
    ('caste', 'Saryuparin Brahmin', 'சரயூபாரீண பிராமணர்', 'സരയൂപാരീൺ ബ്രാഹ്മണൻ', 'సరయూపారీణ బ్రాహ్మణ', 'ಸರಯೂಪಾರೀಣ ಬ್ರಾಹ್ಮಣ', 'सरयूपारीण ब्राह्मण', '{Saryuparin,Sarayuparin Brahmin,Saryupareen Brahmin,सरयूपारीण}'),
    ('caste', 'Maithil Brahmin', 'மைதிலி பிராமணர்', 'മൈഥില ബ്രാഹ്മണൻ', 'మైథిల బ్రాహ్మణ', 'ಮೈಥಿಲ ಬ್ರಾಹ್ಮಣ', 'मैथिल ब्राह्मण', '{Maithil,मैथिल}'),
    ('caste', 'Gaur Brahmin', 'கௌர் பிராமணர்', 'ഗൗഡ ബ്രാഹ്മണൻ', 'గౌడ బ్రాహ్మణ', 'ಗೌಡ ಬ್ರಾಹ್ಮಣ', 'गौड़ ब्राह्मण', '{Gaud Brahmin,Gour Brahmin,गौड ब्राह्मण}'),
    ('caste', 'Bhumihar', 'பூமிஹார்', 'ഭൂമിഹാർ', 'భూమిహార్', 'ಭೂಮಿಹಾರ್', 'भूमिहार', '{Bhumihar Brahmin,Bhoomihar,भूमिहार ब्राह्मण}'),
    ('caste', 'Adi Dravidar', 'ஆதிதிராவிடர்', 'ആദിദ്രാവിഡർ', 'ఆది ద్రావిడ', 'ಆದಿ ದ್ರಾವಿಡ', 'आदि द्रविड़', '{Adi Dravida,Adidravidar,Adidravida,Aadi Dravidar,Aathi Dravidar,Aathidravidar,ஆதி திராவிடர்,ஆதிதிராவிட,ആദിദ്രാവിഡ,ആദി ദ്രാവിഡർ,ఆదిద్రావిడ,ಆದಿದ್ರಾವಿಡ,आदि द्रविड}'),
    ('caste', 'Adi Andhra', 'ஆதி ஆந்திரர்', 'ആദി ആന്ധ്ര', 'ఆది ఆంధ్ర', 'ಆದಿ ಆಂಧ್ರ', 'आदि आंध्र', '{Adiandhra,ஆதி ஆந்திரா,ఆదిఆంధ్ర}'),
    ('caste', 'Adi Karnataka', 'ஆதி கர்நாடகா', 'ആദി കർണാടക', 'ఆది కర్ణాటక', 'ಆದಿ ಕರ್ನಾಟಕ', 'आदि कर्नाटक', '{Adikarnataka,ಆದಿಕರ್ನಾಟಕ}'),
    ('caste', 'Devendrakula Velalar', 'தேவேந்திரகுல வேளாளர்', 'ദേവേന്ദ്രകുല വേളാളർ', 'దేవేంద్రకుల వేళాళర్', 'ದೇವೇಂದ್ರಕುಲ ವೇಳಾಳರ್', 'देवेंद्रकुल वेलालर', '{DKV,Devendra Kula Velalar,Devendrakula Vellalar,Devendra Kula Vellalar,Devendirakula Velalar,Devendrakulam,தேவேந்திர குல வேளாளர்,தேவேந்திரகுலம்,தேவேந்திரகுலத்தான்,देवेंद्र कुल वेलालर}'),
    ('caste', 'Arunthathiyar', 'அருந்ததியர்', 'അരുന്തതിയർ', 'అరుంధతీయర్', 'ಅರುಂಧತಿಯಾರ್', 'अरुंधतियार', '{Arunthathiar,Arundhathiyar,Arundathiyar,அருந்ததியார்,അരുന്ധതിയർ,అరుంధతీయ,अरुंधतीयार}'),
    ('caste', 'Paraiyar', 'பறையர்', 'പറയർ', 'పరైయర్', 'ಪರೈಯರ್', 'परैयर', '{Parayar}'),
    ('caste', 'Malankara Catholic', 'மலங்கரா கத்தோலிக்கர்', 'മലങ്കര കത്തോലിക്ക', 'మలంకర కాథలిక్', 'ಮಲಂಕರ ಕ್ಯಾಥೋಲಿಕ್', 'मलंकरा कैथोलिक', '{Syro-Malankara Catholic,Syro Malankara,Syro Malankara Catholic,SMCC,சீரோ மலங்கரா கத்தோலிக்கர்,മലങ്കര കത്തോലിക്കൻ,സീറോ മലങ്കര,സീറോ മലങ്കര കത്തോലിക്ക,సీరో మలంకర కాథలిక్}'),
    ('caste', 'Syro-Malabar Catholic', 'சீரோ மலபார் கத்தோலிக்கர்', 'സീറോ മലബാർ കത്തോലിക്ക', 'సీరో మలబార్ కాథలిక్', 'ಸೀರೋ ಮಲಬಾರ್ ಕ್ಯಾಥೋಲಿಕ್', 'सिरो मालाबार कैथोलिक', '{Syro Malabar,Syro-Malabar,Syro Malabar Catholic,RCSC,சீரோ-மலபார் கத்தோலிக்கர்,சிரோ மலபார் கத்தோலிக்கர்,സീറോ മലബാർ,സീറോ-മലബാർ കത്തോലിക്ക,सीरो मालाबार कैथोलिक,सिरो-मालाबार कैथोलिक}'),
    ('caste', 'Latin Catholic', 'இலத்தீன் கத்தோலிக்கர்', 'ലത്തീൻ കത്തോലിക്ക', 'లాటిన్ కాథలిక్', 'ಲ್ಯಾಟಿನ್ ಕ್ಯಾಥೋಲಿಕ್', 'लैटिन कैथोलिक', '{RCLC,LC,Latin Catholics,லத்தீன் கத்தோலிக்கர்,ലാറ്റിൻ കത്തോലിക്ക,ലത്തീൻ കത്തോലിക്കർ,లాటిన్ క్యాథలిక్,ಲ್ಯಾಟಿನ್ ಕ್ಯಾಥೊಲಿಕ್}'),
    ('caste', 'Knanaya', 'கனானயா', 'ക്നാനായ', 'క్నానాయ', 'ಕ್ನಾನಾಯ', 'क्नानाया', '{Knanaya Christian,Kananaya,Canaanaya}'),
    ('caste', 'Knanaya Catholic', 'கனானயா கத்தோலிக்கர்', 'ക്നാനായ കത്തോലിക്ക', 'క్నానాయ కాథలిక్', 'ಕ್ನಾನಾಯ ಕ್ಯಾಥೋಲಿಕ್', 'क्नानाया कैथोलिक', '{}'),
    ('caste', 'Malankara Orthodox', 'மலங்கரா ஆர்த்தடாக்ஸ்', 'മലങ്കര ഓർത്തഡോക്സ്', 'మలంకర ఆర్థడాక్స్', 'ಮಲಂಕರ ಆರ್ಥೊಡಾಕ್ಸ್', 'मलंकरा ऑर्थोडॉक्स', '{Malankara Orthodox Syrian,Indian Orthodox,மலங்கர ஆர்த்தடாக்ஸ்,മലങ്കര ഓർത്തഡോക്‌സ്}'),
    ('caste', 'Orthodox', 'ஆர்த்தடாக்ஸ்', 'ഓർത്തഡോക്സ്', 'ఆర్థడాక్స్', 'ಆರ್ಥೊಡಾಕ್ಸ್', 'ऑर्थोडॉक्स', '{ഓർത്തഡോക്‌സ്,ఆర్థోడాక్స్,ಆರ್ಥೋಡಾಕ್ಸ್}'),
    ('caste', 'Jacobite', 'யாக்கோபியர்', 'യാക്കോബായ', 'జాకోబైట్', 'ಜಾಕೋಬೈಟ್', 'जैकोबाइट', '{Jacobite Syrian,Syrian Jacobite,Yakobaya,Jacobite Syrian Christian,யாக்கோபைட்,ജാക്കോബൈറ്റ്,യാക്കോബായ സുറിയാനി,జాకొబైట్,ಯಾಕೋಬಾಯ}'),
    ('caste', 'Mar Thoma', 'மார் தோமா', 'മാർത്തോമ്മാ', 'మార్ తోమా', 'ಮಾರ್ ತೋಮಾ', 'मार थोमा', '{Marthoma,Mar Thomite,Marthomite,Mar Thoma Syrian,மார்த்தோமா,മാർത്തോമ,മാർതോമ,മാർത്തോമാ,మార్‌తోమా,ಮಾರ್ಥೋಮಾ,मार्थोमा}'),
    ('caste', 'Syrian Christian', 'சிரியன் கிறிஸ்தவர்', 'സുറിയാനി ക്രിസ്ത്യാനി', 'సిరియన్ క్రైస్తవ', 'ಸಿರಿಯನ್ ಕ್ರೈಸ್ತ', 'सीरियाई ईसाई', '{Nasrani,St Thomas Christian,Saint Thomas Christian,സിറിയൻ ക്രിസ്ത്യൻ,സുറിയാനി ക്രിസ്ത്യൻ,നസ്രാണി}'),
    ('caste', 'CSI', 'சி.எஸ்.ஐ.', 'സി.എസ്.ഐ.', 'సీఎస్‌ఐ', 'ಸಿಎಸ್‌ಐ', 'सी.एस.आई.', '{C.S.I.,C S I,Church of South India,சி.எஸ்.ஐ,சிஎஸ்ஐ,தென்னிந்திய திருச்சபை,സിഎസ്ഐ,സി.എസ്.ഐ,ദക്ഷിണേന്ത്യാ സഭ,సి.ఎస్.ఐ,సి.ఎస్.ఐ.,దక్షిణ ఇండియా సంఘం,ಸಿ.ಎಸ್.ಐ.,ಸಿಎಸ್ಐ,सीएसआई}'),
    ('caste', 'CNI', 'சி.என்.ஐ.', 'സി.എൻ.ഐ.', 'సీఎన్‌ఐ', 'ಸಿಎನ್‌ಐ', 'सी.एन.आई.', '{C.N.I.,Church of North India,சி.என்.ஐ,സിഎൻഐ,ಸಿ.ಎನ್.ಐ.,सीएनआई}'),
    ('caste', 'Protestant', 'புராட்டஸ்டண்ட்', 'പ്രൊട്ടസ്റ്റന്റ്', 'ప్రొటెస్టెంట్', 'ಪ್ರೊಟೆಸ್ಟೆಂಟ್', 'प्रोटेस्टेंट', '{சீர்திருத்த கிறிஸ்தவர்,புரொட்டஸ்தாந்து,പ്രൊട്ടസ്റ്റൻറ്,ప్రొటెస్టంట్,ಪ್ರಾಟೆಸ್ಟೆಂಟ್,प्रोटेस्टैंट}'),
    ('caste', 'Pentecostal', 'பெந்தெகொஸ்தே', 'പെന്തക്കോസ്ത്', 'పెంతెకొస్తు', 'ಪೆಂಟೆಕೋಸ್ಟಲ್', 'पेंटेकोस्टल', '{Pentecost,Pentecoste,Penthacost,பெந்தகோஸ்தே,பெந்தேகோஸ்து,പെന്തകോസ്ത്,പെന്തക്കോസ്തൽ,పెంటెకోస్టల్,పెంతెకోస్తు,ಪೆಂತೆಕೋಸ್ತ್,पेंतेकोस्त,पेंटेकोस्ट}'),
    ('caste', 'Baptist', 'பாப்டிஸ்ட்', 'ബാപ്റ്റിസ്റ്റ്', 'బాప్టిస్ట్', 'ಬ್ಯಾಪ್ಟಿಸ್ಟ್', 'बैपटिस्ट', '{பாப்திஸ்து,ബാപ്ടിസ്റ്റ്,బాప్తిస్ట్,बैप्टिस्ट}'),
    ('caste', 'Lutheran', 'லுத்தரன்', 'ലൂഥറൻ', 'లూథరన్', 'ಲೂಥರನ್', 'लूथरन', '{லூத்தரன்,ലൂതറൻ,ಲುಥೆರನ್}'),
    ('caste', 'Methodist', 'மெதடிஸ்ட்', 'മെതഡിസ്റ്റ്', 'మెథడిస్ట్', 'ಮೆಥೋಡಿಸ್ಟ್', 'मेथोडिस्ट', '{மெதடிஸ்த,മെഥഡിസ്റ്റ്,మెథడిస్టు,ಮೆಥೊಡಿಸ್ಟ್}'),
    ('caste', 'Anglican', 'ஆங்கிலிக்கன்', 'ആംഗ്ലിക്കൻ', 'ఆంగ్లికన్', 'ಆಂಗ್ಲಿಕನ್', 'एंग्लिकन', '{ஆங்கிலிகன்,ఆంగ్లికాన్}'),
    ('caste', 'Brethren', 'பிரதரன்', 'ബ്രദറൺ', 'బ్రెదరన్', 'ಬ್ರೆದರನ್', 'ब्रेदरन', '{സഹോദര സഭ,ബ്രദറൻ}'),
    ('caste', 'Seventh-day Adventist', 'ஏழாம் நாள் அட்வென்டிஸ்ட்', 'സെവൻത് ഡേ അഡ്വെന്റിസ്റ്റ്', 'సెవెంత్ డే అడ్వెంటిస్ట్', 'ಸೆವೆಂತ್ ಡೇ ಅಡ್ವೆಂಟಿಸ್ಟ್', 'सेवंथ-डे एडवेंटिस्ट', '{SDA,Seventh Day Adventist,ஏழாம்நாள் அட்வென்டிஸ்ட்}'),
    ('caste', 'Salvation Army', 'இரட்சண்ய சேனை', 'സാൽവേഷൻ ആർമി', 'సాల్వేషన్ ఆర్మీ', 'ಸಾಲ್ವೇಶನ್ ಆರ್ಮಿ', 'साल्वेशन आर्मी', '{இரட்சணிய சேனை,രക്ഷാസൈന്യം,రక్షణ సైన్యం}'),
    ('caste', 'Sheikh', 'ஷேக்', 'ശൈഖ്', 'షేక్', 'ಶೇಖ್', 'शेख', '{Shaikh,Shaik,Sheik,Shekh,சேக்,ஷெய்க்,ഷെയ്ഖ്,షేఖ్,ಶೇಕ್,शैख़,शैख}'),
    ('caste', 'Syed', 'சையது', 'സയ്യിദ്', 'సయ్యద్', 'ಸೈಯದ್', 'सैयद', '{Sayyid,Sayed,Saiyad,Sayyed,Sayyad,Saiyed,சையத்,செய்யது,സെയ്ദ്,സയ്യദ്,సయ్యిద్,ಸಯ್ಯದ್,सय्यद}'),
    ('caste', 'Labbai', 'லப்பை', 'ലബ്ബ', 'లబ్బై', 'ಲಬ್ಬೈ', 'लब्बई', '{Labbay,Lebbai,Lebbay,இலப்பை,லெப்பை,ലബ്ബൈ,ಲೆಬ್ಬೈ,लब्बै}'),
    ('caste', 'Marakkayar', 'மரைக்காயர்', 'മരക്കാർ', 'మరక్కాయర్', 'ಮರಕ್ಕಾಯರ್', 'मरक्कायर', '{Maraikkayar,Maraikayar,Maricar,Marakkar,Marakayar,மரக்காயர்,മരയ്ക്കാർ,മരക്കായർ,మరైక్కాయర్,ಮರೈಕ್ಕಾಯರ್,मरैक्कायर}'),
    ('caste', 'Rowther', 'ராவுத்தர்', 'റാവുത്തർ', 'రావుత్తర్', 'ರಾವುತ್ತರ್', 'रावुत्तर', '{Ravuthar,Rawther,Rowthar,Ravuther,Ravutthar,இராவுத்தர்,రౌతర్,ರೌತರ್,राउथर}'),
    ('caste', 'Ansari', 'அன்சாரி', 'അൻസാരി', 'అన్సారీ', 'ಅನ್ಸಾರಿ', 'अंसारी', '{అన్సారి,अन्सारी}'),
    ('caste', 'Qureshi', 'குரேஷி', 'ഖുറേഷി', 'ఖురేషీ', 'ಖುರೇಷಿ', 'क़ुरैशी', '{Quraishi,Qureshy,Kureshi,Quraishy,ഖുറൈഷി,ఖురేషి,ಖುರೇಶಿ,ಕುರೇಶಿ,कुरैशी,कुरेशी}'),
    ('caste', 'Pathan', 'பட்டாணி', 'പഠാൻ', 'పఠాన్', 'ಪಠಾಣ್', 'पठान', '{Pattan,பதான்,பட்டாண்,പത്താൻ,పటాన్,ಪಠಾನ್}'),
    ('caste', 'Mughal', 'முகல்', 'മുഗൾ', 'మొఘల్', 'ಮೊಘಲ್', 'मुग़ल', '{Moghal,Mogal,Moghul,முகலாயர்,మొగల్,ಮುಘಲ್,ಮೊಗಲ್,मुगल}'),
    ('caste', 'Sunni', 'சுன்னி', 'സുന്നി', 'సున్నీ', 'ಸುನ್ನಿ', 'सुन्नी', '{Sunni Muslim,സുന്നീ,సున్ని,ಸುನ್ನೀ}'),
    ('caste', 'Shia', 'ஷியா', 'ഷിയ', 'షియా', 'ಶಿಯಾ', 'शिया', '{Shiah,Shi''a,Shia Muslim,சியா,ശിയ,ಷಿಯಾ}'),
    ('caste', 'Dakhni', 'தக்னி', 'ദഖ്നി', 'దక్కనీ', 'ದಖನಿ', 'दक्खिनी', '{Dakhini,Dakhani,Deccani,Deccani Muslim,தக்காணி,దఖ్ఖనీ,ದಖ್ಖನಿ,दखनी,दकनी}'),
    ('caste', 'Dudekula', 'தூதேகுலா', 'ദുദേകുല', 'దూదేకుల', 'ದೂದೇಕುಲ', 'दूदेकुला', '{Noorbasha,Noorbash,Nurbash,నూర్‌బాషా}'),
    ('caste', 'Bohra', 'போரா', 'ബോഹ്റ', 'బోహ్రా', 'ಬೋಹ್ರಾ', 'बोहरा', '{Bohara,போஹ்ரா,ബോറ,ಬೊಹ್ರಾ}'),
    ('caste', 'Khoja', 'கோஜா', 'ഖോജ', 'ఖోజా', 'ಖೋಜಾ', 'खोजा', '{Khwaja,ഖ്വാജ}'),
    ('caste', 'Memon', 'மேமன்', 'മേമൻ', 'మెమన్', 'ಮೆಮನ್', 'मेमन', '{മേമൺ,మేమన్,ಮೇಮನ್}'),
    ('caste', 'Beary', 'பியாரி', 'ബ്യാരി', 'బ్యారీ', 'ಬ್ಯಾರಿ', 'ब्यारी', '{Byari,Bearys}'),
    ('caste', 'Navayath', 'நவாயத்', 'നവായത്ത്', 'నవాయత్', 'ನವಾಯತ್', 'नवायत', '{Nawayath,Navayat,Nawayat,Nawait}'),
    ('caste', 'Chettiar', 'செட்டியார்', 'ചെട്ടിയാർ', 'చెట్టియార్', 'ಚೆಟ್ಟಿಯಾರ್', 'चेट्टियार', '{Chettiyar,Chetiar,ചെട്ട്യാർ,చెట్టియారు,ಶೆಟ್ಟಿಯಾರ್}'),
    ('caste', 'Nattukottai Chettiar', 'நாட்டுக்கோட்டை செட்டியார்', 'നാട്ടുക്കോട്ട ചെട്ടിയാർ', 'నాట్టుకోట్టై చెట్టియార్', 'ನಾಟ್ಟುಕೋಟ್ಟೈ ಚೆಟ್ಟಿಯಾರ್', 'नाट्टुकोट्टई चेट्टियार', '{Nagarathar,Nattukkottai Chettiar,Nattukottai Nagarathar,Nagarathar Chettiar,நாட்டுக்கோட்டைச் செட்டியார்,நகரத்தார்,நாட்டுக்கோட்டை நகரத்தார்,നഗരത്താർ}'),
    ('caste', 'Vaniya Chettiar', 'வாணியச் செட்டியார்', 'വാണിയ ചെട്ടിയാർ', 'వాణియ చెట్టియార్', 'ವಾಣಿಯ ಚೆಟ್ಟಿಯಾರ್', 'वाणिय चेट्टियार', '{Vania Chettiar,Vaniya Chetty,வாணிய செட்டியார்}'),
    ('caste', 'Devanga', 'தேவாங்கர்', 'ദേവാംഗ', 'దేవాంగ', 'ದೇವಾಂಗ', 'देवांग', '{Devangar,Devanga Chettiar,Devangar Chettiar,Dewanga,Devaanga,தேவாங்க செட்டியார்,தேவாங்கச் செட்டியார்,దేవాంగులు,ದೇವಾಂಗರು}'),
    ('caste', 'Senguntha Mudaliar', 'செங்குந்த முதலியார்', 'ചെങ്കുന്ത മുതലിയാർ', 'సెంగుంథ ముదలియార్', 'ಸೆಂಗುಂದ ಮುದಲಿಯಾರ್', 'सेंगुंत मुदलियार', '{Sengunthar,Senguntha Mudaliyar,Senguntar,Sengunthar Mudaliar,Kaikolar,Sengunda Mudaliar,செங்குந்தர்,செங்குந்தர் முதலியார்,கைக்கோளர்,ചെങ്കുന്തർ}'),
    ('caste', 'Arcot Mudaliar', 'ஆற்காடு முதலியார்', 'ആർക്കാട് മുതലിയാർ', 'ఆర్కాట్ ముదలియార్', 'ಆರ್ಕಾಟ್ ಮುದಲಿಯಾರ್', 'आरकोट मुदलियार', '{Arcot Mudaliyar,ஆர்க்காடு முதலியார்}'),
    ('caste', 'Agamudayar', 'அகமுடையார்', 'അഗമുടയാർ', 'అగముడైయార్', 'ಅಗಮುಡಯಾರ್', 'अगमुडैयार', '{Agamudaiyar,Agamudiyar,Agamudaiar,Akamudayar,അകമുടയാർ}'),
    ('caste', 'Thuluva Vellalar', 'துளுவ வேளாளர்', 'തുളുവ വെള്ളാളർ', 'తుళువ వెళ్లాళర్', 'ತುಳುವ ವೆಳ್ಳಾಳರ್', 'तुलुव वेल्लालर', '{Tuluva Vellala,Thuluva Vellala,Tuluva Vellalar,துளுவ வெள்ளாளர்}'),
    ('caste', 'Vellalar', 'வேளாளர்', 'വെള്ളാളർ', 'వెళ్లాళర్', 'ವೆಳ್ಳಾಳರ್', 'वेल्लालर', '{Vellala,Velalar,Vellaalar,வெள்ளாளர்,വെള്ളാള,വേളാളർ,వెల్లాలర్,వెళ్ళాళర్,ವೆಲ್ಲಾಲರ್,वेल्लाला}'),
    ('caste', 'Kongu Vellalar', 'கொங்கு வேளாளர்', 'കൊങ്കു വെള്ളാളർ', 'కొంగు వెళ్లాళర్', 'ಕೊಂಗು ವೆಳ್ಳಾಳರ್', 'कोंगु वेल्लालर', '{Kongu Vellala,Kongu Velalar,கொங்கு வெள்ளாளர்}'),
    ('caste', 'Kongu Vellala Gounder', 'கொங்கு வேளாளக் கவுண்டர்', 'കൊങ്കു വെള്ളാള ഗൗണ്ടർ', 'కొంగు వెళ్లాళ గౌండర్', 'ಕೊಂಗು ವೆಳ್ಳಾಳ ಗೌಂಡರ್', 'कोंगु वेल्लाला गौंडर', '{KVG,Kongu Vellalar Gounder,Kongu Vellala Goundar,Kongu Velala Gounder,Kongu Velalar Gounder,Kongu Gounder,Kongu Goundar,கொங்கு வேளாள கவுண்டர்,கொங்கு வெள்ளாள கவுண்டர்,கொங்கு வெள்ளாளக் கவுண்டர்,கொங்கு வேளாளர் கவுண்டர்,கொங்கு கவுண்டர்,கொங்குக் கவுண்டர்}'),
    ('caste', 'Kongu', 'கொங்கு', 'കൊങ്കു', 'కొంగు', 'ಕೊಂಗು', 'कोंगु', '{}'),
    ('caste', 'Vettuva Gounder', 'வேட்டுவக் கவுண்டர்', 'വേട്ടുവ ഗൗണ്ടർ', 'వేట్టువ గౌండర్', 'ವೇಟ್ಟುವ ಗೌಂಡರ್', 'वेट्टुव गौंडर', '{Vettuva Goundar,Vettuvar Gounder,வேட்டுவ கவுண்டர்}'),
    ('caste', 'Kurumba Gounder', 'குரும்பக் கவுண்டர்', 'കുറുമ്പ ഗൗണ്ടർ', 'కురుంబ గౌండర్', 'ಕುರುಂಬ ಗೌಂಡರ್', 'कुरुंब गौंडर', '{Kurumba Goundar,Kurumbar Gounder,குரும்ப கவுண்டர்,குரும்பர் கவுண்டர்}'),
    ('caste', 'Vanniya Gounder', 'வன்னியக் கவுண்டர்', 'വന്നിയ ഗൗണ്ടർ', 'వన్నియ గౌండర్', 'ವನ್ನಿಯ ಗೌಂಡರ್', 'वन्निय गौंडर', '{Vanniyar Gounder,Vanniya Goundar,வன்னிய கவுண்டர்,வன்னியர் கவுண்டர்}'),
    ('caste', 'Sozhia Vellalar', 'சோழிய வேளாளர்', 'ചോഴിയ വെള്ളാളർ', 'సోళియ వెళ్లాళర్', 'ಸೋಳಿಯ ವೆಳ್ಳಾಳರ್', 'सोळिय वेल्लालर', '{Sozhiya Vellalar,Chozhia Vellalar,Soliya Vellalar,Cholia Vellalar,சோழிய வெள்ளாளர்}'),
    ('caste', 'Karkathar', 'கார்காத்தார்', 'കാർകാത്താർ', 'కార్కాత్తార్', 'ಕಾರ್ಕಾತ್ತಾರ್', 'कार्कात्तार', '{Karkatha Vellalar,Karkathar Pillai,Karkarthar,கார்காத்த வேளாளர்,கார்காத்த வெள்ளாளர்}'),
    ('caste', 'Isai Vellalar', 'இசை வேளாளர்', 'ഇശൈ വെള്ളാളർ', 'ఇసై వెళ్లాళర్', 'ಇಸೈ ವೆಳ್ಳಾಳರ್', 'इसई वेल्लालर', '{Isai Velalar,இசை வெள்ளாளர்,இசைவேளாளர்}'),
    ('caste', 'Thevar', 'தேவர்', 'തേവർ', 'తేవర్', 'ತೇವರ್', 'थेवर', '{Devar,Thever,ദേവർ,దేవర్,ದೇವರ್,तेवर,देवर}'),
    ('caste', 'Mukkulathor', 'முக்குலத்தோர்', 'മുക്കുലത്തോർ', 'ముక్కులత్తోర్', 'ಮುಕ್ಕುಲತ್ತೋರ್', 'मुक्कुलथोर', '{Mukkulathur,Mukulathor,முக்குலத்தார்}'),
    ('caste', 'Kallar', 'கள்ளர்', 'കള്ളർ', 'కళ్లర్', 'ಕಳ್ಳರ್', 'कल्लर', '{}'),
    ('caste', 'Maravar', 'மறவர்', 'മറവർ', 'మరవర్', 'ಮರವರ್', 'मरवर', '{Maravan}'),
    ('caste', 'Ambalakarar', 'அம்பலக்காரர்', 'അമ്പലക്കാരർ', 'అంబలక్కారర్', 'ಅಂಬಲಕ್ಕಾರರ್', 'अंबलक्कारर', '{Ambalakkarar,Ambalagarar,அம்பலகாரர்}'),
    ('caste', 'Muthuraja', 'முத்துராஜா', 'മുത്തുരാജ', 'ముత్తురాజా', 'ಮುತ್ತುರಾಜ', 'मुत्तुराजा', '{Mutharaiyar,Mutharayar,Muthurajah,முத்தரையர்}'),
    ('caste', 'Mudiraj', 'முதிராஜ்', 'മുദിരാജ്', 'ముదిరాజ్', 'ಮುದಿರಾಜ್', 'मुदिराज', '{Mudhiraj,Mudiraju,Muthiraj,முத்திராஜ்,ముదిరాజు,ముదిరాజులు,ಮುದಿರಾಜ}'),
    ('caste', 'Nadar', 'நாடார்', 'നാടാർ', 'నాడార్', 'ನಾಡಾರ್', 'नाडार', '{Naadar,Nadaar,ನಾಡರ್,नादर}'),
    ('caste', 'Christian Nadar', 'கிறிஸ்தவ நாடார்', 'ക്രിസ്ത്യൻ നാടാർ', 'క్రైస్తవ నాడార్', 'ಕ್ರೈಸ್ತ ನಾಡಾರ್', 'ईसाई नाडार', '{Nadar Christian,கிறிஸ்துவ நாடார்,கிறித்தவ நாடார்,നാടാർ ക്രിസ്ത്യൻ,క్రిస్టియన్ నాడార్,ಕ್ರಿಶ್ಚಿಯನ್ ನಾಡಾರ್,क्रिश्चियन नादर,क्रिश्चियन नाडार}'),
    ('caste', 'Hindu Nadar', 'இந்து நாடார்', 'ഹിന്ദു നാടാർ', 'హిందూ నాడార్', 'ಹಿಂದೂ ನಾಡಾರ್', 'हिंदू नाडार', '{Nadar Hindu,ஹிந்து நாடார்}'),
    ('caste', 'Gramani', 'கிராமணி', 'ഗ്രാമണി', 'గ్రామణి', 'ಗ್ರಾಮಣಿ', 'ग्रामणी', '{Gramani Nadar,Gramaniyar}'),
    ('caste', 'Yadav', 'யாதவர்', 'യാദവ്', 'యాదవ్', 'ಯಾದವ', 'यादव', '{Yadava,Yadhav,Yadhava,Yadavar,யாதவ்,யாதவா,യാദവ,యాదవ,యాదవులు,ಯಾದವ್}'),
    ('caste', 'Konar', 'கோனார்', 'കോനാർ', 'కోనార్', 'ಕೋನಾರ್', 'कोनार', '{Konaar,Yadava Konar}'),
    ('caste', 'Naidu', 'நாயுடு', 'നായിഡു', 'నాయుడు', 'ನಾಯ್ಡು', 'नायडू', '{Nayudu,Naidoo,നായുഡു,ನಾಯುಡು,नायडु}'),
    ('caste', 'Balija Naidu', 'பலிஜா நாயுடு', 'ബലിജ നായിഡു', 'బలిజ నాయుడు', 'ಬಲಿಜ ನಾಯ್ಡು', 'बलिजा नायडू', '{Balija Nayudu,Balijanaidu,பலிஜ நாயுடு}'),
    ('caste', 'Balija', 'பலிஜா', 'ബലിജ', 'బలిజ', 'ಬಲಿಜ', 'बलिजा', '{Balijiga,Balajiga,பலிஜ,ಬಲಿಜಿಗ}'),
    ('caste', 'Gavara Naidu', 'கவரா நாயுடு', 'ഗവര നായിഡു', 'గవర నాయుడు', 'ಗವರ ನಾಯ್ಡು', 'गवरा नायडू', '{Gavara,Kavarai Naidu,Gavarai,கவரை நாயுடு,கவரை,గవర}'),
    ('caste', 'Kammavar Naidu', 'கம்மவார் நாயுடு', 'കമ്മവാർ നായിഡു', 'కమ్మవార్ నాయుడు', 'ಕಮ್ಮವಾರ್ ನಾಯ್ಡು', 'कम्मवार नायडू', '{Kammavar,Kamma Naidu,Kammavaar,கம்மவர் நாயுடு,கம்ம நாயுடு,கம்மவார்}'),
    ('caste', 'Naicker', 'நாயக்கர்', 'നായ്ക്കർ', 'నాయకర్', 'ನಾಯಕರ್', 'नायकर', '{Naicken,Nayakkar,Naickar,Nayakar,നായിക്കർ,నాయక్కర్,ನಾಯ್ಕರ್}'),
    ('caste', 'Thottia Naicker', 'தொட்டிய நாயக்கர்', 'തൊട്ടിയ നായ്ക്കർ', 'తొట్టియ నాయకర్', 'ತೊಟ್ಟಿಯ ನಾಯಕರ್', 'तोट्टिय नायकर', '{Thottiya Naicker,Thottiyar,Rajakambalam,Rajakambalam Naicker,தொட்டிய நாய்க்கர்,இராஜகம்பளம்,ராஜகம்பளம்,ராஜகம்பளத்து நாயக்கர்}'),
    ('caste', 'Reddiar', 'ரெட்டியார்', 'റെഡ്യാർ', 'రెడ్డియార్', 'ರೆಡ್ಡಿಯಾರ್', 'रेड्डियार', '{Reddiyar,Rettiar,இரெட்டியார்,റെഡ്ഡിയാർ}'),
    ('caste', 'Reddy', 'ரெட்டி', 'റെഡ്ഡി', 'రెడ్డి', 'ರೆಡ್ಡಿ', 'रेड्डी', '{Reddi,Redy,రెడ్లు,రెడ్డీ}'),
    ('caste', 'Iyer', 'ஐயர்', 'അയ്യർ', 'అయ్యర్', 'ಅಯ್ಯರ್', 'अय्यर', '{Ayyar,Aiyar,Iyyer,Aiyer,Iyyar,அய்யர்,ഐയർ,అయ్యరు,ಐಯರ್,आयर}'),
    ('caste', 'Iyengar', 'ஐயங்கார்', 'അയ്യങ്കാർ', 'అయ్యంగార్', 'ಅಯ್ಯಂಗಾರ್', 'अयंगर', '{Ayyangar,Aiyangar,Iyyengar,Iyangar,Ayengar,அய்யங்கார்,ഐയങ്കാർ,అయ్యంగారు,ಐಯಂಗಾರ್,अय्यंगार,आयंगर}'),
    ('caste', 'Vadakalai Iyengar', 'வடகலை ஐயங்கார்', 'വടകലൈ അയ്യങ്കാർ', 'వడకలై అయ్యంగార్', 'ವಡಗಲೈ ಅಯ್ಯಂಗಾರ್', 'वडकलै अयंगर', '{Vadagalai,Vadakalai,Vadagalai Iyengar,வடகலை,வடகலை அய்யங்கார்,వడగలై,ವಡಗಲೈ,ವಡಕಲೈ}'),
    ('caste', 'Thenkalai Iyengar', 'தென்கலை ஐயங்கார்', 'തെങ്കലൈ അയ്യങ്കാർ', 'తెన్కలై అయ్యంగార్', 'ತೆಂಗಲೈ ಅಯ್ಯಂಗಾರ್', 'तेनकलै अयंगर', '{Thengalai,Tenkalai,Thenkalai,Tengalai,Thengalai Iyengar,Tenkalai Iyengar,தென்கலை,தென்கலை அய்யங்கார்,తెంగలై,ತೆಂಗಲೈ}'),
    ('caste', 'Vadama', 'வடமா', 'വടമ', 'వడమ', 'ವಡಮ', 'वडमा', '{Vadama Iyer,வடமாள்}'),
    ('caste', 'Brahacharanam', 'பிருஹச்சரணம்', 'ബൃഹച്ചരണം', 'బృహచ్చరణం', 'ಬೃಹಚ್ಚರಣಂ', 'बृहच्चरणम', '{Brahacharnam,Brihatcharanam,Brihacharanam,Brahatcharanam,பிரஹச்சரணம்,பிரஹசரணம்}'),
    ('caste', 'Vathima', 'வாத்திமா', 'വാത്തിമ', 'వాత్తిమ', 'ವಾತ್ತಿಮ', 'वात्तिमा', '{Vathima Iyer,Vadhima,வாத்திமாள்,வாத்திமர்}'),
    ('caste', 'Ashtasahasram', 'அஷ்டசகஸ்ரம்', 'അഷ്ടസഹസ്രം', 'అష్టసహస్రం', 'ಅಷ್ಟಸಹಸ್ರಂ', 'अष्टसहस्रम', '{Astasahasram,Ashtasahasra,அஷ்டஸஹஸ்ரம்,அஷ்டசஹஸ்ரம்}'),
    ('caste', 'Sourashtra', 'சௌராஷ்டிரர்', 'സൗരാഷ്ട്ര', 'సౌరాష్ట్ర', 'ಸೌರಾಷ್ಟ್ರ', 'सौराष्ट्र', '{Saurashtra,Sowrashtra,Sourastra,Saurashtrian,Sourashtrian,சௌராஷ்டிரா,சௌராஷ்ட்ரா,சவுராஷ்டிரா}'),
    ('caste', 'Saliyar', 'சாலியர்', 'ചാലിയർ', 'సాలియర్', 'ಸಾಲಿಯರ್', 'सालियर', '{Saliya,Chaliyan,Chaliya,Chaliyar,Pattariyar,சாலியன்,பட்டாரியர்,ചാലിയ,ചാലിയൻ,ശാലിയ}'),
    ('caste', 'Padmashali', 'பத்மசாலி', 'പത്മശാലി', 'పద్మశాలి', 'ಪದ್ಮಶಾಲಿ', 'पद्मशाली', '{Padmasali,Padma Shali,Padmasaliyar,Padmasale,பத்மசாலியர்,പത്മശാലിയ,పద్మశాలీ,पद्मसाली}'),
    ('caste', 'Parkavakulam', 'பார்கவகுலம்', 'പാർക്കവകുലം', 'పార్కవకులం', 'ಪಾರ್ಕವಕುಲಂ', 'पार्कवकुलम', '{Parkava Kulam,Parkavakulathar,பார்க்கவகுலம்,பார்கவ குலம்}'),
    ('caste', 'Moopanar', 'மூப்பனார்', 'മൂപ്പനാർ', 'మూప్పనార్', 'ಮೂಪ್ಪನಾರ್', 'मूपनार', '{Mooppanar,Mupanar}'),
    ('caste', 'Maruthuvar', 'மருத்துவர்', 'മരുത്തുവർ', 'మరుత్తువర్', 'ಮರುತ್ತುವರ್', 'मरुत्तुवर', '{Maruthuva}'),
    ('caste', 'Vannar', 'வண்ணார்', 'വണ്ണാർ', 'వణ్ణార్', 'ವಣ್ಣಾರ್', 'वण्णार', '{Vannaar}'),
    ('caste', 'Kulalar', 'குலாலர்', 'കുലാലർ', 'కులాలర్', 'ಕುಲಾಲರ್', 'कुलालर', '{Kulalar Velar,Velar,வேளார்,வேளர்}'),
    ('caste', 'Boyar', 'போயர்', 'ബോയർ', 'బోయర్', 'ಬೋಯರ್', 'बोयर', '{}'),
    ('caste', 'Meenavar', 'மீனவர்', 'മീനവർ', 'మీనవర్', 'ಮೀನವರ್', 'मीनवर', '{}'),
    ('caste', 'Paravar', 'பரவர்', 'പരവർ', 'పరవర్', 'ಪರವರ್', 'परवर', '{Bharathar,Parathavar,Paravas,பரதவர்,பரதர்}'),
    ('caste', 'Badaga', 'படகர்', 'ബഡഗ', 'బడగ', 'ಬಡಗ', 'बडगा', '{Badugar,Baduga,Badagar,படுகர்,படுகா,ಬಡಗರು}'),
    ('caste', 'Udayar', 'உடையார்', 'ഉടയാർ', 'ఉడయార్', 'ಉಡೆಯಾರ್', 'उडयार', '{Udaiyar,Odayar,Udaiyaar}'),
    ('caste', 'Thiyya', 'தீயர்', 'തിയ്യ', 'తియ్య', 'ತಿಯ್ಯ', 'थिय्या', '{Thiya,Tiyya,Theeya,Tiya,Thiyyar,Theeyya,தீயா,தீய்யா,തീയ,തിയ്യർ,തീയ്യ,തീയ്യർ,తీయ,ತೀಯ,तिय्या,तीया}'),
    ('caste', 'Namboothiri', 'நம்பூதிரி', 'നമ്പൂതിരി', 'నంబూద్రి', 'ನಂಬೂದಿರಿ', 'नंबूदिरी', '{Namboodiri,Nambudiri,Nambuthiri,Namboothiry,Namboodiripad,Namboori,நம்பூதிரி பிராமணர்,നമ്പൂതിരി ബ്രാഹ്മണൻ,నంబూతిరి,నంబూదిరి,ನಂಬೂತಿರಿ,नंबूतिरी,नंबूद्री,नम्बूदरी}'),
    ('caste', 'Nambiar', 'நம்பியார்', 'നമ്പ്യാർ', 'నంబియార్', 'ನಂಬಿಯಾರ್', 'नांबियार', '{Nambyar,Nambiyar,നമ്പിയാർ,నంబ్యార్,नंबियार}'),
    ('caste', 'Menon', 'மேனன்', 'മേനോൻ', 'మీనన్', 'ಮೆನನ್', 'मेनन', '{மேனோன்,మేనన్,ಮೇನನ್}'),
    ('caste', 'Kurup', 'குருப்', 'കുറുപ്പ്', 'కురుప్', 'ಕುರುಪ್', 'कुरुप', '{Kuruppu,குறுப்பு}'),
    ('caste', 'Ambalavasi', 'அம்பலவாசி', 'അമ്പലവാസി', 'అంబలవాసి', 'ಅಂಬಲವಾಸಿ', 'अंबलवासी', '{Ambalavasy,Ambalavaasi,अंबलवासि}'),
    ('caste', 'Warrier', 'வாரியர்', 'വാര്യർ', 'వారియర్', 'ವಾರಿಯರ್', 'वारियर', '{Variyar,Warriar,Varrier,Varier,Warier,Varyar,വാരിയർ}'),
    ('caste', 'Marar', 'மாரார்', 'മാരാർ', 'మారార్', 'ಮಾರಾರ್', 'मारार', '{Maarar}'),
    ('caste', 'Pisharody', 'பிஷாரடி', 'പിഷാരടി', 'పిషారడి', 'ಪಿಷಾರಡಿ', 'पिशारोडी', '{Pisharodi,Pisharoti,Pisharady,Pisharadi,பிஷாரோடி,പിഷാരോടി}'),
    ('caste', 'Nambisan', 'நம்பீசன்', 'നമ്പീശൻ', 'నంబీశన్', 'ನಂಬೀಶನ್', 'नंबीशन', '{Nambeesan,Nambissan}'),
    ('caste', 'Veluthedathu Nair', 'வெளுத்தேடத்து நாயர்', 'വെളുത്തേടത്ത് നായർ', null, null, null, '{Veluthedath Nair,Veluthedan,Veluthedathu Nayar,വെളുത്തേടത്തു നായർ}'),
    ('caste', 'Vilakkithala Nair', 'விளக்கித்தல நாயர்', 'വിളക്കിത്തല നായർ', null, null, null, '{Vilakkithala Nayar,Vilakkithalanair,വിളക്കിത്തലനായർ}'),
    ('caste', 'Dheevara', 'தீவரர்', 'ധീവര', 'ధీవర', 'ಧೀವರ', 'धीवर', '{Dheevaran,Deevara,Dhivara,ധീവരൻ,ധീവരർ}'),
    ('caste', 'Arayan', 'அரயன்', 'അരയൻ', 'అరయన్', 'ಅರಯನ್', 'अरयन', '{Arayar,Araya,അരയ,അരയർ}'),
    ('caste', 'Mukkuva', 'முக்குவர்', 'മുക്കുവ', 'ముక్కువ', 'ಮುಕ್ಕುವ', 'मुक्कुवा', '{Mukkuvar,Mukkuvan,മുക്കുവൻ,മുക്കുവർ}'),
    ('caste', 'Pulaya', 'புலையர்', 'പുലയ', 'పులయ', 'ಪುಲಯ', 'पुलया', '{Pulayar,Pulayan,புலயர்,പുലയർ,പുലയൻ}'),
    ('caste', 'Cheramar', 'சேரமர்', 'ചേരമർ', 'చేరమర్', 'ಚೇರಮರ್', 'चेरमर', '{Cheraman,ചേരമൻ}'),
    ('caste', 'Sambava', 'சாம்பவர்', 'സാംബവ', 'సాంబవ', 'ಸಾಂಬವ', 'सांबव', '{Sambavar,Sambavan,சாம்பவா,സാംബവർ,സാംബവൻ}'),
    ('caste', 'Kudumbi', 'குடும்பி', 'കുഡുംബി', 'కుడుంబి', 'ಕುಡುಂಬಿ', 'कुडुंबी', '{Kudumbis}'),
    ('caste', 'Kaniyan', 'கணியன்', 'കണിയാൻ', 'కణియన్', 'ಕಣಿಯನ್', 'कणियन', '{Kaniyar,Kaniyaan,Ganaka,കണിയാർ,ഗണക}'),
    ('caste', 'Vaniya', 'வாணியர்', 'വാണിയ', 'వాణియ', 'ವಾಣಿಯ', 'वाणिय', '{Vaniyan,Vanika Vaisya,വാണിയൻ,വാണികവൈശ്യ}'),
    ('caste', 'Ezhuthachan', 'எழுத்தச்சன்', 'എഴുത്തച്ഛൻ', 'ఎళుత్తచ్చన్', 'ಎಳುತ್ತಚ್ಚನ್', 'एळुत्तच्छन', '{Ezhuthassan,Ezhuthachchan,എഴുത്തശ്ശൻ}'),
    ('caste', 'Tamil Viswakarma', 'தமிழ் விஸ்வகர்மா', 'തമിഴ് വിശ്വകർമ്മ', 'తమిళ విశ్వకర్మ', 'ತಮಿಳು ವಿಶ್ವಕರ್ಮ', 'तमिल विश्वकर्मा', '{Tamil Vishwakarma,Kammalar,கம்மாளர்}'),
    ('caste', 'Vokkaliga', 'ஒக்கலிகர்', 'വൊക്കലിഗ', 'వొక్కలిగ', 'ಒಕ್ಕಲಿಗ', 'वोक्कालिगा', '{Vokkaligas,Okkaliga,Okkaligar,Vakkaliga,ஒக்கலிகா,വൊക്കലിഗർ,ఒక్కలిగ,ಒಕ್ಕಲಿಗರು,वोक्कलिगा,वोक्कलिग}'),
    ('caste', 'Gowda', 'கவுடா', 'ഗൗഡ', 'గౌడ', 'ಗೌಡ', 'गौड़ा', '{Gouda,கௌடா,ಗೌಡರು,गौडा}'),
    ('caste', 'Kuruba', 'குருபர்', 'കുറുബ', 'కురుబ', 'ಕುರುಬ', 'कुरुबा', '{Kurubas,Kurubar,குருபா,కురువ,కురబ,ಕುರುಬರು}'),
    ('caste', 'Bunt', 'பண்ட்', 'ബണ്ട്', 'బంట్', 'ಬಂಟ', 'बंट', '{Bunts,Bant,Bunta,பண்ட்ஸ்,ബണ്ട്സ്,బంట,ಬಂಟರು,ಬಂಟ್ಸ್,बंट्स}'),
    ('caste', 'Shetty', 'ஷெட்டி', 'ഷെട്ടി', 'శెట్టి', 'ಶೆಟ್ಟಿ', 'शेट्टी', '{Shetti,షెట్టి}'),
    ('caste', 'Billava', 'பில்லவா', 'ബില്ലവ', 'బిల్లవ', 'ಬಿಲ್ಲವ', 'बिल्लव', '{Billawa,Billavas,Billavar,பில்லவர்,ബില്ലവർ,ಬಿಲ್ಲವರು,बिल्लवा}'),
    ('caste', 'Ediga', 'ஈடிகா', 'ഈഡിഗ', 'ఈడిగ', 'ಈಡಿಗ', 'ईडिगा', '{Idiga,Eediga,Edigas,ಈಡಿಗರು,ఈడిగలు}'),
    ('caste', 'Ganiga', 'கணிகா', 'ഗാണിഗ', 'గాణిగ', 'ಗಾಣಿಗ', 'गाणिग', '{Ganigas,Gaaniga,ಗಾಣಿಗರು,गाणिगा}'),
    ('caste', 'Mogaveera', 'மொகவீரர்', 'മൊഗവീര', 'మొగవీర', 'ಮೊಗವೀರ', 'मोगवीर', '{Mogavira,மொகவீரா,ಮೊಗವೀರರು,मोगवीरा}'),
    ('caste', 'Kulala', 'குலாலர்', 'കുലാല', 'కులాల', 'ಕುಲಾಲ', 'कुलाल', '{Kulal,ಕುಲಾಲರು}'),
    ('caste', 'Nayaka', 'நாயகா', 'നായക', 'నాయక', 'ನಾಯಕ', 'नायक', '{Valmiki Nayaka,Nayaka Valmiki,ವಾಲ್ಮೀಕಿ ನಾಯಕ,ನಾಯಕರು}'),
    ('caste', 'Banajiga', 'பணஜிகா', 'ബനജിഗ', 'బణజిగ', 'ಬಣಜಿಗ', 'बणजिग', '{Banajigas,ಬಣಜಿಗರು,बणजिगा}'),
    ('caste', 'Panchamasali', 'பஞ்சமசாலி', 'പഞ്ചമസാലി', 'పంచమసాలి', 'ಪಂಚಮಸಾಲಿ', 'पंचमसाली', '{Panchamasali Lingayat,Panchamsali,Lingayat Panchamasali,ಪಂಚಮಸಾಲಿ ಲಿಂಗಾಯತ,पंचमसाली लिंगायत}'),
    ('caste', 'Jangama', 'ஜங்கமர்', 'ജംഗമ', 'జంగమ', 'ಜಂಗಮ', 'जंगम', '{Jangam,Jangamar,ஜங்கமா,జంగం,ಜಂಗಮರು}'),
    ('caste', 'Bhovi', 'போவி', 'ഭോവി', 'భోవి', 'ಭೋವಿ', 'भोवी', '{Bovi,ಬೋವಿ}'),
    ('caste', 'Lambani', 'லம்பாணி', 'ലംബാനി', 'లంబాడి', 'ಲಂಬಾಣಿ', 'लंबाणी', '{Lambada,Lambadi,Lamani,லம்பாடி,లంబాడా,లంబాణీ,ಲಮಾಣಿ,लंबाडी}'),
    ('caste', 'Banjara', 'பஞ்சாரா', 'ബഞ്ചാര', 'బంజారా', 'ಬಂಜಾರ', 'बंजारा', '{ಬಂಜಾರಾ}'),
    ('caste', 'Madivala', 'மடிவாளர்', 'മടിവാള', 'మడివాళ', 'ಮಡಿವಾಳ', 'मडिवाल', '{Madiwala,ಮಡಿವಾಳರು}'),
    ('caste', 'Savita Samaj', 'சவிதா சமாஜ்', 'സവിത സമാജ്', 'సవితా సమాజ్', 'ಸವಿತಾ ಸಮಾಜ', 'सविता समाज', '{Savitha Samaja,Savitha Samaj,Savita Samaja}'),
    ('caste', 'Kodava', 'கொடவர்', 'കൊടവ', 'కొడవ', 'ಕೊಡವ', 'कोडव', '{Kodavas,Coorgi,Coorg Kodava,கொடவா,குடகர்,ಕೊಡವರು,कोडवा}'),
    ('caste', 'Arebhashe Gowda', 'அரேபாஷே கவுடா', 'അരെഭാഷെ ഗൗഡ', 'అరెభాషె గౌడ', 'ಅರೆಭಾಷೆ ಗೌಡ', 'अरेभाषे गौड़ा', '{Arebhase Gowda,Are Bhashe Gowda,ಅರೆಭಾಷೆ ಗೌಡರು}'),
    ('caste', 'Goud', 'கௌட்', 'ഗൗഡ്', 'గౌడ్', 'ಗೌಡ್', 'गौड़', '{Gouds,Gowd,கவுட்,గౌడ్లు,गौड}'),
    ('caste', 'Velama', 'வெலமா', 'വെലമ', 'వెలమ', 'ವೆಲಮ', 'वेलमा', '{Velamas,வேலமா,వెలమలు,ವೆಲಮಾ,वेलम}'),
    ('caste', 'Koppula Velama', 'கொப்புல வெலமா', 'കൊപ്പുല വെലമ', 'కొప్పుల వెలమ', 'ಕೊಪ್ಪುಲ ವೆಲಮ', 'कोप्पुल वेलमा', '{Koppulavelama}'),
    ('caste', 'Telaga', 'தெலகா', 'തെലഗ', 'తెలగ', 'ತೆಲಗ', 'तेलगा', '{Telagas,తెలగలు}'),
    ('caste', 'Munnuru Kapu', 'முன்னூறு காப்பு', 'മുന്നൂരു കാപ്പു', 'మున్నూరు కాపు', 'ಮುನ್ನೂರು ಕಾಪು', 'मुन्नूरु कापू', '{Munnurukapu,Munnoor Kapu,Munnur Kapu,மன்னூர் காப்பு,మున్నూరుకాపు}'),
    ('caste', 'Turpu Kapu', 'தூர்ப்பு காப்பு', 'തൂർപ്പു കാപ്പു', 'తూర్పు కాపు', 'ತೂರ್ಪು ಕಾಪು', 'तूर्पु कापू', '{Toorpu Kapu,Turupu Kapu,Thurpu Kapu,తూర్పుకాపు}'),
    ('caste', 'Ontari', 'ஒண்டரி', 'ഒണ്ടരി', 'ఒంటరి', 'ಒಂಟರಿ', 'ओंटरी', '{Vontari}'),
    ('caste', 'Arya Vysya', 'ஆரிய வைசியர்', 'ആര്യ വൈശ്യ', 'ఆర్య వైశ్య', 'ಆರ್ಯ ವೈಶ್ಯ', 'आर्य वैश्य', '{Arya Vaishya,Aryavysya,Arya Vysyas,Aryavaisya,Arya Vaisya,Komati,ஆர்ய வைஸ்யர்,ஆரியவைசியர்,ఆర్యవైశ్య,ఆర్యవైశ్యులు,ಆರ್ಯವೈಶ್ಯ}'),
    ('caste', 'Vaishya', 'வைசியர்', 'വൈശ്യ', 'వైశ్య', 'ವೈಶ್ಯ', 'वैश्य', '{Vaisya,Vysya,Vaish,Vysyas,வைஸ்யர்,வைஷ்யர்,വൈശ്യർ,వైశ్యులు,ವೈಶ್ಯರು}'),
    ('caste', 'Kshatriya', 'சத்திரியர்', 'ക്ഷത്രിയ', 'క్షత్రియ', 'ಕ್ಷತ್ರಿಯ', 'क्षत्रिय', '{Kshatria,Kshathriya,Kshatriyar,Kshatri,க்ஷத்திரியர்,ക്ഷത്രിയർ,ക്ഷത്രിയൻ,క్షత్రియులు,ಕ್ಷತ್ರಿಯರು}'),
    ('caste', 'Raju', 'ராஜு', 'രാജു', 'రాజు', 'ರಾಜು', 'राजू', '{Raju Kshatriya,Kshatriya Raju,Rajulu,இராஜு,రాజులు,క్షత్రియ రాజు}'),
    ('caste', 'Kalinga', 'கலிங்கா', 'കലിംഗ', 'కళింగ', 'ಕಳಿಂಗ', 'कलिंग', '{Kalingas,కళింగులు}'),
    ('caste', 'Boya', 'போயா', 'ബോയ', 'బోయ', 'ಬೋಯ', 'बोया', '{Boya Valmiki,Valmiki Boya,వాల్మీకి బోయ,బోయలు}'),
    ('caste', 'Setti Balija', 'செட்டி பலிஜா', 'സെട്ടി ബലിജ', 'శెట్టిబలిజ', 'ಸೆಟ್ಟಿ ಬಲಿಜ', 'सेट्टी बलिजा', '{Settibalija,Shetty Balija,Setty Balija,శెట్టి బలిజ}'),
    ('caste', 'Rajaka', 'ரஜகர்', 'രജക', 'రజక', 'ರಜಕ', 'रजक', '{Rajakas,రజకులు}'),
    ('caste', 'Nayee Brahmin', 'நாயி பிராமணர்', 'നായി ബ്രാഹ്മണൻ', 'నాయీ బ్రాహ్మణ', 'ನಾಯಿ ಬ್ರಾಹ್ಮಣ', 'नाई ब्राह्मण', '{Nai Brahmin,Nayi Brahmin,Nayibrahmin,Nayee Brahmana,నాయి బ్రాహ్మణ,నాయీబ్రాహ్మణ}'),
    ('caste', 'Mala', 'மாலா', 'മാല', 'మాల', 'ಮಾಲ', 'माला', '{Maala,Malas}'),
    ('caste', 'Madiga', 'மாதிகா', 'മാദിഗ', 'మాదిగ', 'ಮಾದಿಗ', 'मादिगा', '{Madigas,Maadiga,ಮಾದಿಗರು}'),
    ('caste', 'Kuruma', 'குருமா', 'കുറുമ', 'కురుమ', 'ಕುರುಮ', 'कुरुमा', '{Kurumas}'),
    ('caste', 'Golla', 'கொல்லா', 'ഗൊല്ല', 'గొల్ల', 'ಗೊಲ್ಲ', 'गोल्ला', '{Gollas,గొల్లలు,ಗೊಲ್ಲರು}'),
    ('caste', 'Besta', 'பெஸ்தா', 'ബെസ്ത', 'బెస్త', 'ಬೆಸ್ತ', 'बेस्ता', '{Bestha,Besthas,ಬೆಸ್ತರು}'),
    ('caste', 'Agnikula Kshatriya', 'அக்னிகுல சத்திரியர்', 'അഗ്നികുല ക്ഷത്രിയ', 'అగ్నికుల క్షత్రియ', 'ಅಗ್ನಿಕುಲ ಕ್ಷತ್ರಿಯ', 'अग्निकुल क्षत्रिय', '{Agnikula Kshatriyas,Agnikulakshatriya,అగ్నికులక్షత్రియ}'),
    ('caste', 'Bhandari', 'பண்டாரி', 'ഭണ്ഡാരി', 'భండారీ', 'ಭಂಡಾರಿ', 'भंडारी', '{भण्डारी,భండారి}'),
    ('caste', 'Agri', 'ஆக்ரி', 'ആഗ്രി', 'ఆగ్రి', 'ಆಗ್ರಿ', 'आगरी', '{Aagri}'),
    ('caste', 'Koli', 'கோலி', 'കോലി', 'కోలి', 'ಕೋಲಿ', 'कोली', '{கோளி,ಕೋಳಿ,कोळी}'),
    ('caste', 'Dhangar', 'தங்கர்', 'ധൻഗർ', 'ధన్‌గర్', 'ಧನಗರ್', 'धनगर', '{Dhangad,ಧನಗರ,ధనగర్}'),
    ('caste', 'Kunbi', 'குன்பி', 'കുൻബി', 'కున్బీ', 'ಕುಣಬಿ', 'कुनबी', '{Kunabi,कुणबी,కున్బి}'),
    ('caste', 'Mahar', 'மகர்', 'മഹാർ', 'మహార్', 'ಮಹಾರ್', 'महार', '{மஹர்,മഹർ}'),
    ('caste', 'Matang', 'மாதங்', 'മാതംഗ്', 'మాతంగ్', 'ಮಾತಂಗ', 'मातंग', '{Mathang}'),
    ('caste', 'Teli', 'தேலி', 'തേലി', 'తేలి', 'ತೇಲಿ', 'तेली', '{}'),
    ('caste', 'Shimpi', 'ஷிம்பி', 'ഷിംപി', 'షింపీ', 'ಶಿಂಪಿ', 'शिंपी', '{}'),
    ('caste', 'Sutar', 'சுதார்', 'സുതാർ', 'సుతార్', 'ಸುತಾರ', 'सुतार', '{Suthar,सुथार}'),
    ('caste', 'Chandraseniya Kayastha Prabhu', 'சந்திரசேனிய காயஸ்த பிரபு', 'ചന്ദ്രസേനീയ കായസ്ഥ പ്രഭു', 'చంద్రసేనీయ కాయస్థ ప్రభు', 'ಚಂದ್ರಸೇನೀಯ ಕಾಯಸ್ಥ ಪ್ರಭು', 'चांद्रसेनीय कायस्थ प्रभु', '{CKP,C.K.P.,Chandraseniya Kayasth Prabhu,Chandraseniya Kayastha Prabhus,சந்திரசேனீய காயஸ்த பிரபு,सीकेपी,चांद्रसेनीय कायस्थ प्रभू,चंद्रसेनीय कायस्थ प्रभु}'),
    ('caste', 'Panchal', 'பாஞ்சால்', 'പാഞ്ചാൽ', 'పాంచాల్', 'ಪಾಂಚಾಳ', 'पांचाल', '{Panchaal,Paanchal,பஞ்சால்,പഞ്ചാൽ,పంచాల్,ಪಾಂಚಾಲ,पाञ्चाल}'),
    ('caste', 'Patidar', 'பாட்டிதார்', 'പട്ടീദാർ', 'పటీదార్', 'ಪಾಟೀದಾರ್', 'पाटीदार', '{Patidaar,Pattidar,படிதார்,பட்டிதார்,പാട്ടിദാർ,పాటిదార్,ಪಾಟಿದಾರ್,ಪಟೇದಾರ್,पटीदार}'),
    ('caste', 'Lohana', 'லோஹானா', 'ലോഹാന', 'లోహానా', 'ಲೋಹಾನಾ', 'लोहाना', '{Lohanas,Luhana,லோகானா,లోహాన,ಲೋಹಾಣ,लोहाणा}'),
    ('caste', 'Parsi', 'பார்சி', 'പാഴ്സി', 'పార్సీ', 'ಪಾರ್ಸಿ', 'पारसी', '{Parsee,Parsis,பாரசி,പാഴ്‌സി,പാർസി,పార్సి,ಪಾರಸಿ,ಪಾರ್ಸೀ}'),
    ('caste', 'Bania', 'பனியா', 'ബനിയ', 'బనియా', 'ಬನಿಯಾ', 'बनिया', '{Baniya,ಬನಿಯ}'),
    ('caste', 'Agarwal', 'அகர்வால்', 'അഗർവാൾ', 'అగర్వాల్', 'ಅಗರ್ವಾಲ್', 'अग्रवाल', '{Aggarwal,Agrawal,Agarwala,Aggarwala,Agrawala,അഗർവാൽ,అగ్రవాల్,ಅಗರವಾಲ್,ಅಗ್ರವಾಲ್,अगरवाल}'),
    ('caste', 'Gupta', 'குப்தா', 'ഗുപ്ത', 'గుప్తా', 'ಗುಪ್ತಾ', 'गुप्ता', '{గుప్త,ಗುಪ್ತ}'),
    ('caste', 'Maheshwari', 'மகேஸ்வரி', 'മഹേശ്വരി', 'మహేశ్వరి', 'ಮಹೇಶ್ವರಿ', 'माहेश्वरी', '{Maheswari,Mahesari,Maaheshwari,மஹேஷ்வரி,மாகேஸ்வரி,మాహేశ్వరి,ಮಾಹೇಶ್ವರಿ,महेश्वरी}'),
    ('caste', 'Khandelwal', 'கண்டேல்வால்', 'ഖണ്ഡേൽവാൾ', 'ఖండేల్వాల్', 'ಖಂಡೇಲ್ವಾಲ್', 'खंडेलवाल', '{Khandelval,Khandelwala,காண்டேல்வால்,ഖണ്ഡേൽവാൽ,ఖండేల్‌వాల్,ಖಂಡೇಲವಾಲ್,खण्डेलवाल}'),
    ('caste', 'Oswal', 'ஓஸ்வால்', 'ഓസ്വാൾ', 'ఓస్వాల్', 'ಓಸ್ವಾಲ್', 'ओसवाल', '{ഓസ്വാൽ}'),
    ('caste', 'Porwal', 'போர்வால்', 'പോർവാൾ', 'పోర్వాల్', 'ಪೋರ್ವಾಲ್', 'पोरवाल', '{Porwad,पोरवाड़}'),
    ('caste', 'Marwari', 'மார்வாடி', 'മാർവാഡി', 'మార్వాడీ', 'ಮಾರ್ವಾಡಿ', 'मारवाड़ी', '{Marwadi,மார்வாரி,മാർവാരി,మార్వాడి,मारवाडी}'),
    ('caste', 'Sindhi', 'சிந்தி', 'സിന്ധി', 'సింధీ', 'ಸಿಂಧಿ', 'सिंधी', '{Sindi,సింధి,सिन्धी}'),
    ('caste', 'Soni', 'சோனி', 'സോണി', 'సోనీ', 'ಸೋನಿ', 'सोनी', '{సోని}'),
    ('caste', 'Sonar', 'சோனார்', 'സോനാർ', 'సోనార్', 'ಸೋನಾರ್', 'सोनार', '{Swarnkar,Sunar,सुनार,स्वर्णकार}'),
    ('caste', 'Kumbhakar', 'கும்பகார்', 'കുംഭകാർ', 'కుంభకార్', 'ಕುಂಭಕಾರ್', 'कुंभकार', '{Kumbhkar,Kumbhakara,கும்பாகார்,കുംഭകാര,కుంభకార,ಕುಂಭಕಾರ,कुम्भकार}'),
    ('caste', 'Prajapati', 'பிரஜாபதி', 'പ്രജാപതി', 'ప్రజాపతి', 'ಪ್ರಜಾಪತಿ', 'प्रजापति', '{Prajapat,Prajapathi,प्रजापत}'),
    ('caste', 'Kurmi', 'குர்மி', 'കുർമി', 'కుర్మీ', 'ಕುರ್ಮಿ', 'कुर्मी', '{Kurmi Kshatriya,Koormi,കുർമ്മി,కుర్మి,कूर्मि,कुरमी}'),
    ('caste', 'Kushwaha', 'குஷ்வாஹா', 'കുശ്‌വാഹ', 'కుష్వాహా', 'ಕುಶ್ವಾಹ', 'कुशवाहा', '{Kushwah,Kushvaha,Kushawaha,குஷ்வாகா,കുഷ്വാഹ,కుశ్వాహా,ಕುಶ್ವಾಹಾ,ಕುಶವಾಹ,कुशवाह}'),
    ('caste', 'Maurya', 'மௌரியா', 'മൗര്യ', 'మౌర్య', 'ಮೌರ್ಯ', 'मौर्य', '{Mourya,Mauria,மவுரியா,மௌரியர்,మౌర్యా,ಮೌರ್ಯಾ,मौर्या}'),
    ('caste', 'Saini', 'சைனி', 'സൈനി', 'సైనీ', 'ಸೈನಿ', 'सैनी', '{Sainy,సైని}'),
    ('caste', 'Mali', 'மாலி', 'മാലി', 'మాలీ', 'ಮಾಲಿ', 'माली', '{Maali,Malee,మాలి,ಮಾಳಿ,माळी}'),
    ('caste', 'Kalwar', 'கல்வார்', 'കൽവാർ', 'కల్వార్', 'ಕಲ್ವಾರ್', 'कलवार', '{Kalvar,Kalwaar,ಕಳ್ವಾರ್}'),
    ('caste', 'Jaiswal', 'ஜெய்ஸ்வால்', 'ജയ്സ്വാൾ', 'జైస్వాల్', 'ಜೈಸ್ವಾಲ್', 'जायसवाल', '{Jayaswal,Jaysawal,जैसवाल}'),
    ('caste', 'Ahir', 'அகிர்', 'അഹിർ', 'అహీర్', 'ಅಹಿರ್', 'अहीर', '{Aheer,అహిర్}'),
    ('caste', 'Gujjar', 'குஜ்ஜர்', 'ഗുജ്ജർ', 'గుజ్జర్', 'ಗುಜ್ಜರ್', 'गुर्जर', '{Gurjar,Gujar,குர்ஜார்,गुज्जर,गूजर}'),
    ('caste', 'Ahirwar', 'அகிர்வார்', 'അഹിർവാർ', 'అహిర్వార్', 'ಅಹಿರ್ವಾರ್', 'अहिरवार', '{Aharwar,Ahirvar,ஆகிர்வார்,అహీర్వార్,अहरवार,अहीरवार}'),
    ('caste', 'Jatav', 'ஜாதவ்', 'ജാതവ്', 'జాతవ్', 'ಜಾಟವ್', 'जाटव', '{Jatava,Jatavs,ജാടവ്,జాటవ్,ಜಾತವ್}'),
    ('caste', 'Ravidassia', 'ரவிதாசியா', 'രവിദാസിയ', 'రవిదాసియా', 'ರವಿದಾಸಿಯಾ', 'रविदासिया', '{Ravidasia,Ravidasi,Raidasi}'),
    ('caste', 'Valmiki', 'வால்மீகி', 'വാൽമീകി', 'వాల్మీకి', 'ವಾಲ್ಮೀಕಿ', 'वाल्मीकि', '{Balmiki,Valmeeki,वाल्मीकी,बाल्मीकि}'),
    ('caste', 'Pasi', 'பாசி', 'പാസി', 'పాసి', 'ಪಾಸಿ', 'पासी', '{Paasi}'),
    ('caste', 'Nishad', 'நிஷாத்', 'നിഷാദ്', 'నిషాద్', 'ನಿಷಾದ್', 'निषाद', '{Nishaad,ನಿಷಾದ}'),
    ('caste', 'Arora', 'அரோரா', 'അറോറ', 'అరోరా', 'ಅರೋರಾ', 'अरोड़ा', '{Arorha,ಅರೋರ,अरोरा}'),
    ('caste', 'Ahluwalia', 'அலுவாலியா', 'അലുവാലിയ', 'అహ్లూవాలియా', 'ಅಹ್ಲುವಾಲಿಯಾ', 'अहलूवालिया', '{Ahluwalya,Ahluvalia,அஹ்லுவாலியா,அலுவாலிய,അഹ്ലുവാലിയ,అహ్లువాలియా,ಅಹ್ಲುವಾಲಿಯ,ಅಹ್ಲೂವಾಲಿಯಾ,आहलूवालिया}'),
    ('caste', 'Ramgarhia', 'ராம்கரியா', 'രാംഗഢിയ', 'రామ్‌గఢియా', 'ರಾಮ್‌ಗಢಿಯಾ', 'रामगढ़िया', '{Ramgharia,Ramgariya,रामगढिया}'),
    ('caste', 'Jat Sikh', 'ஜாட் சீக்கியர்', 'ജാട്ട് സിഖ്', 'జాట్ సిక్కు', 'ಜಾಟ್ ಸಿಖ್', 'जट सिख', '{Jatt Sikh,Jat Sikhs,जाट सिख,जट्ट सिख}'),
    ('caste', 'Saha', 'சாகா', 'സാഹ', 'సాహా', 'ಸಾಹಾ', 'साहा', '{Shaha,சாஹா,సాహ,ಸಾಹ,शाहा}'),
    ('caste', 'Baidya', 'பைத்யா', 'ബൈദ്യ', 'బైద్య', 'ಬೈದ್ಯ', 'बैद्य', '{Vaidya,Baidyas,வைத்யா,வைத்தியா,വൈദ്യ,వైద్య,ವೈದ್ಯ,वैद्य}'),
    ('caste', 'Mahishya', 'மாஹிஷ்யா', 'മാഹിഷ്യ', 'మాహిష్య', 'ಮಾಹಿಷ್ಯ', 'माहिष्य', '{Mahisya,Mahishyas,மகிஷ்யா,മഹിഷ്യ,మహిష్య,ಮಹಿಷ್ಯ,महिष्य}'),
    ('caste', 'Namasudra', 'நாமசூத்திரர்', 'നാമശൂദ്ര', 'నామశూద్ర', 'ನಾಮಶೂದ್ರ', 'नमशूद्र', '{Namashudra,Namasudras,Namosudra,नामशूद्र}'),
    ('caste', 'Scheduled Caste', 'பட்டியல் சாதி', 'പട്ടികജാതി', 'షెడ్యూల్డ్ కులం', 'ಪರಿಶಿಷ್ಟ ಜಾತಿ', 'अनुसूचित जाति', '{SC,S.C.,எஸ்.சி.,പട്ടിക ജാതി,എസ്.സി.,ఎస్సీ,ఎస్.సి.,ಎಸ್‌ಸಿ,ಎಸ್.ಸಿ.,एससी,Scheduled Castes}'),
    ('caste', 'Scheduled Tribe', 'பட்டியல் பழங்குடி', 'പട്ടികവർഗം', 'షెడ్యూల్డ్ తెగ', 'ಪರಿಶಿಷ್ಟ ಪಂಗಡ', 'अनुसूचित जनजाति', '{ST,S.T.,Scheduled Tribes,பழங்குடியினர்,எஸ்.டி.,പട്ടിക വർഗ്ഗം,എസ്.ടി.,ఎస్టీ,ఎస్.టి.,ಎಸ್‌ಟಿ,ಎಸ್.ಟಿ.,एसटी}'),
    ('caste', 'Backward Class', 'பிற்படுத்தப்பட்ட வகுப்பு', 'പിന്നാക്ക വിഭാഗം', 'వెనుకబడిన తరగతి', 'ಹಿಂದುಳಿದ ವರ್ಗ', 'पिछड़ा वर्ग', '{BC,Backward Classes}'),
    ('caste', 'Inter-caste', 'கலப்பு சாதி', 'മിശ്രജാതി', 'కులాంతర', 'ಅಂತರ್ಜಾತಿ', 'अंतरजातीय', '{Intercaste,Inter caste,கலப்புச் சாதி,അന്തർജാതി,ಅಂತರ್ಜಾತೀಯ,अंतर्जातीय}'),
    ('caste', 'Other Backward Class', 'இதர பிற்படுத்தப்பட்ட வகுப்பு', 'മറ്റു പിന്നാക്ക വിഭാഗം', 'ఇతర వెనుకబడిన తరగతి', 'ಇತರ ಹಿಂದುಳಿದ ವರ್ಗ', 'अन्य पिछड़ा वर्ग', '{OBC,O.B.C.,Other Backward Classes,ஓபிசி,ஓ.பி.சி.,ഒബിസി,ఓబీసీ,ಒಬಿಸಿ,ओबीसी}'),
    ('gothram', 'Kaundinya', 'கௌண்டின்யா', 'കൗണ്ഡിന്യ', 'కౌండిన్య', 'ಕೌಂಡಿನ್ಯ', 'कौंडिन्य', '{Koundinya,Kaundinyasa,Koundinyasa,Kowndinya,Kaundinyas,கவுண்டின்ய,கௌண்டின்ய,കൗണ്ടിന്യ,కౌండిన్యస,ಕೌಂಡಿನ್ಯಸ,कौण्डिन्य}'),
    ('gothram', 'Sandilya', 'சாண்டில்யா', 'ശാണ്ഡില്യ', 'శాండిల్య', 'ಶಾಂಡಿಲ್ಯ', 'शांडिल्य', '{Shandilya,Shaandilya,Sandilyasa,Shandilyasa,Chandilya,சாண்டில்ய,சாண்டில்யர்,സാണ്ഡില്യ,శాండిల్యస,ಶಾಂಡಿಲ್ಯಸ,शाण्डिल्य}'),
    ('gothram', 'Harita', 'ஹரிதா', 'ഹരിത', 'హరిత', 'ಹರಿತ', 'हरित', '{Haritha,Haritasa,Harithasa,Haaritha,Harit,Haritas,ஹாரித,ஹரித,ஹாரீத,ഹാരിത,హారీత,హరితస,హారిత,ಹರಿತಸ,ಹಾರೀತ,ಹಾರಿತ,हारीत,हारित}'),
    ('gothram', 'Gautama', 'கௌதமா', 'ഗൗതമ', 'గౌతమ', 'ಗೌತಮ', 'गौतम', '{Gautam,Gowthama,Gowtham,Gauthama,Goutama,Gouthama,Gautamasa,Gowthamasa,கௌதம,கவுதம,கௌதமர்,ഗൗതമൻ,గౌతమస,ಗೌತಮಸ}'),
    ('gothram', 'Kashyapa', 'காஷ்யபா', 'കശ്യപ', 'కాశ్యప', 'ಕಾಶ್ಯಪ', 'कश्यप', '{Kashyap,Kasyapa,Kasyap,Kaashyapa,Kaasyapa,Kashyapasa,Kasyapasa,காஸ்யப,காஷ்யப,காசியப,காசிப,കാശ്യപ,కశ్యప,కాశ్యపస,ಕಶ್ಯಪ,ಕಾಶ್ಯಪಸ,काश्यप}'),
    ('gothram', 'Bharadwaja', 'பாரத்வாஜா', 'ഭരദ്വാജ', 'భరద్వాజ', 'ಭಾರದ್ವಾಜ', 'भारद्वाज', '{Bharadwaj,Bharadvaja,Bhardwaj,Bhardwaja,Bharathwaja,Baradwaja,Barathwaja,Bharatwaj,Bharadwajasa,Bharadhwaja,Bharadhwaj,Baradwaj,பாரத்வாஜ,பரத்வாஜ,பரத்வாஜா,பாரத்துவாசர்,ഭാരദ്വാജ,భారద్వాజ,భారద్వాజస,ಭರದ್ವಾಜ,ಭಾರದ್ವಾಜಸ,भरद्वाज}'),
    ('gothram', 'Vasishta', 'வசிஷ்டா', 'വസിഷ്ഠ', 'వసిష్ఠ', 'ವಸಿಷ್ಠ', 'वसिष्ठ', '{Vashista,Vasistha,Vashishta,Vashistha,Vashisht,Vasishtha,Vasishtasa,Vasista,Vasisht,Vasishthasa,வசிஷ்ட,வாசிஷ்ட,வசிட்டர்,வசிஷ்டர்,വാസിഷ്ഠ,వశిష్ట,వాసిష్ఠ,వశిష్ఠ,ವಾಸಿಷ್ಠ,ವಶಿಷ್ಠ,वशिष्ठ,वासिष्ठ}'),
    ('gothram', 'Vishwamitra', 'விஸ்வாமித்ரா', 'വിശ്വാമിത്ര', 'విశ్వామిత్ర', 'ವಿಶ್ವಾಮಿತ್ರ', 'विश्वामित्र', '{Viswamitra,Vishvamitra,Viswamithra,Vishwamithra,Visvamitra,Vaiswamitra,Vishwamitrasa,விஸ்வாமித்ர,விசுவாமித்திர,விசுவாமித்திரர்,விஸ்வாமித்திரர்,వైశ్వామిత్ర,ವೈಶ್ವಾಮಿತ್ರ}'),
    ('gothram', 'Atreya', 'ஆத்ரேயா', 'ആത്രേയ', 'ఆత్రేయ', 'ಆತ್ರೇಯ', 'आत्रेय', '{Athreya,Aathreya,Aatreya,Atreyasa,Athreyasa,Atreyas,ஆத்ரேய,ஆத்திரேயர்,ఆత్రేయస,ಆತ್ರೇಯಸ}'),
    ('gothram', 'Srivatsa', 'ஸ்ரீவத்ஸா', 'ശ്രീവത്സ', 'శ్రీవత్స', 'ಶ್ರೀವತ್ಸ', 'श्रीवत्स', '{Shrivatsa,Srivathsa,Sreevatsa,Srivatsasa,Sreevathsa,Srivatsas,Shreevatsa,Srivasta,ஸ்ரீவத்ச,ஸ்ரீவத்ஸ,శ్రీవత్సస,శ్రీవత్సాస,ಶ್ರೀವತ್ಸಸ}'),
    ('gothram', 'Vatsa', 'வத்ஸா', 'വത്സ', 'వత్స', 'ವತ್ಸ', 'वत्स', '{Vathsa,Vatsasa,Vats,Vatsya,வத்ஸ,வத்ச,வாத்ஸ்ய,వాత్స్య,ವಾತ್ಸ್ಯ,वात्स्य}'),
    ('gothram', 'Atri', 'அத்ரி', 'അത്രി', 'అత్రి', 'ಅತ್ರಿ', 'अत्रि', '{Athri,Atrisa,அத்திரி}'),
    ('gothram', 'Agastya', 'அகஸ்தியா', 'അഗസ്ത്യ', 'అగస్త్య', 'ಅಗಸ್ತ್ಯ', 'अगस्त्य', '{Agasthya,Agastyasa,Agasthiya,Agasti,அகஸ்திய,அகத்தியர்,அகத்திய}'),
    ('gothram', 'Angirasa', 'ஆங்கிரஸா', 'ആംഗിരസ', 'ఆంగీరస', 'ಆಂಗೀರಸ', 'आंगिरस', '{Angiras,Aangirasa,Angeerasa,ஆங்கிரச,ஆங்கீரச,அங்கிரஸ்,അംഗിരസ്,ఆంగిరస,అంగిరస,ಆಂಗಿರಸ,ಅಂಗಿರಸ,अंगिरस,अंगिरा}'),
    ('gothram', 'Bhargava', 'பார்கவா', 'ഭാർഗവ', 'భార్గవ', 'ಭಾರ್ಗವ', 'भार्गव', '{Bhargav,Bargava,Bhaargava,Bhargavasa,பார்கவ,பார்க்கவ}'),
    ('gothram', 'Jamadagni', 'ஜமதக்னி', 'ജമദഗ്നി', 'జమదగ్ని', 'ಜಮದಗ್ನಿ', 'जमदग्नि', '{Jamadagniya,Jamadagnya,Jamadagnyasa,Jamathagni,ஜமதக்கினி,ஜாமதக்ன்ய,జామదగ్న్య,ಜಾಮದಗ್ನ್ಯ,जामदग्न्य}'),
    ('gothram', 'Parashara', 'பராசரா', 'പരാശര', 'పరాశర', 'ಪರಾಶರ', 'पराशर', '{Parasara,Parashar,Paraasara,Parasar,Parasharasa,பராசர,பராசரர்,పారాశర,ಪಾರಾಶರ,पाराशर}'),
    ('gothram', 'Kaushika', 'கௌசிகா', 'കൗശിക', 'కౌశిక', 'ಕೌಶಿಕ', 'कौशिक', '{Kausika,Koushika,Kowsika,Kaushik,Kowshika,Koushik,Kausikasa,Kousika,கௌசிக,கௌசிகர்,கவுசிக,കൗശികൻ,కౌశికస,ಕೌಶಿಕಸ}'),
    ('gothram', 'Garga', 'கர்கா', 'ഗർഗ', 'గర్గ', 'ಗರ್ಗ', 'गर्ग', '{Garg,Gargasa,கர்க}'),
    ('gothram', 'Gargya', 'கார்க்யா', 'ഗാർഗ്യ', 'గార్గ్య', 'ಗಾರ್ಗ್ಯ', 'गार्ग्य', '{Gargeya,Gargyasa,Gaargya,கார்க்கேய,கார்க்ய,గార్గేయ,ಗಾರ್ಗೇಯ,गार्गेय}'),
    ('gothram', 'Mudgala', 'முத்கலா', 'മുദ്ഗല', 'ముద్గల', 'ಮುದ್ಗಲ', 'मुद्गल', '{Maudgalya,Moudgalya,Mudgal,Mowdgalya,Maudgalyasa,Moudgalyasa,Mouthgalya,முத்கல,மௌத்கல்ய,മൗദ്ഗല്യ,మౌద్గల్య,మౌద్గల్యస,ಮೌದ್ಗಲ್ಯ,मौद्गल्य}'),
    ('gothram', 'Lohita', 'லோஹிதா', 'ലോഹിത', 'లోహిత', 'ಲೋಹಿತ', 'लोहित', '{Lohitha,Lohitasa,Lohithasa,லோஹித,லோகித,లోహితస,ಲೋಹಿತಸ}'),
    ('gothram', 'Naidhruva', 'நைத்ருவா', 'നൈധ്രുവ', 'నైధ్రువ', 'ನೈಧ್ರುವ', 'नैध्रुव', '{Naitruva,Naithruva,Naidruva,Nythruva,Nydhruva,நைத்ருவ,నైధృవ,ನೈಧೃವ}'),
    ('gothram', 'Kutsa', 'குத்ஸா', 'കുത്സ', 'కుత్స', 'ಕುತ್ಸ', 'कुत्स', '{Kuthsa,Kautsa,Koutsa,Kutsasa,Kautsasa,குத்ஸ,கௌத்ஸ,കൗത്സ,కౌత్స,కౌత్సస,ಕೌತ್ಸ,कौत्स}'),
    ('gothram', 'Kapi', 'கபி', 'കപി', 'కపి', 'ಕಪಿ', 'कपि', '{Kapisa}'),
    ('gothram', 'Kanva', 'கண்வா', 'കണ്വ', 'కణ్వ', 'ಕಣ್ವ', 'कण्व', '{Kanwa,Kaanva,Kanvasa,கண்வ,காண்வ,కాణ్వ,ಕಾಣ್ವ}'),
    ('gothram', 'Sankriti', 'சங்க்ருதி', 'സംകൃതി', 'సంకృతి', 'ಸಂಕೃತಿ', 'संकृति', '{Sankruthi,Samkriti,Sankruti,Sankrithi,Sankrityasa,சங்கிருதி,சாங்க்ருத்ய,సాంకృత్య,ಸಾಂಕೃತ್ಯ,सांकृत्य}'),
    ('gothram', 'Shaunaka', 'சௌனகா', 'ശൗനക', 'శౌనక', 'ಶೌನಕ', 'शौनक', '{Saunaka,Sounaka,Shounaka,Sownaka,Shaunak,Saunakasa,சௌனக,சௌநக,శౌనకస}'),
    ('gothram', 'Salankayana', 'சாலங்காயனா', 'ശാലങ്കായന', 'శాలంకాయన', 'ಶಾಲಂಕಾಯನ', 'शालंकायन', '{Shalankayana,Salankayanasa,Salankayan,சாலங்காயன,సాలంకాయన,ಸಾಲಂಕಾಯನ}'),
    ('gothram', 'Shathamarshana', 'சடமர்ஷணா', 'ശഠമർഷണ', 'శఠమర్షణ', 'ಶಠಮರ್ಷಣ', 'शठमर्षण', '{Satamarshana,Sadamarshana,Shadamarshana,Sadamarshna,Satamarshna,Shatamarshana,சடமர்ஷண,சடமர்ஷணம்,శఠమర్షణస}'),
    ('gothram', 'Vadhula', 'வாதூலா', 'വാധൂല', 'వాధూల', 'ವಾಧೂಲ', 'वाधूल', '{Vadula,Vaadhula,Vadhoola,Vadhulasa,Vathula,Vadoola,வாதூல,వాధూలస,ವಾಧೂಲಸ}'),
    ('gothram', 'Vishnuvriddha', 'விஷ்ணுவிருத்தா', 'വിഷ്ണുവൃദ്ധ', 'విష్ణువృద్ధ', 'ವಿಷ್ಣುವೃದ್ಧ', 'विष्णुवृद्ध', '{Vishnu Vriddha,Vishnuvrudha,விஷ்ணுவ்ருத்த,விஷ்ணுவிருத்த}'),
    ('gothram', 'Vishnuvardhana', 'விஷ்ணுவர்த்தனா', 'വിഷ്ണുവർദ്ധന', 'విష్ణువర్ధన', 'ವಿಷ್ಣುವರ್ಧನ', 'विष्णुवर्धन', '{Vishnu Vardhana,Vishnuvardhanasa,Vishnuvardana,விஷ்ணுவர்த்தன}'),
    ('gothram', 'Upamanyu', 'உபமன்யு', 'ഉപമന്യു', 'ఉపమన్యు', 'ಉಪಮನ್ಯು', 'उपमन्यु', '{Upamanyusa,Oupamanyava,உபமன்யூ,ఔపమన్యవ}'),
    ('gothram', 'Galava', 'காலவா', 'ഗാലവ', 'గాలవ', 'ಗಾಲವ', 'गालव', '{Gaalava,Galavasa,Galav,காலவ}'),
    ('gothram', 'Maitreya', 'மைத்ரேயா', 'മൈത്രേയ', 'మైత్రేయ', 'ಮೈತ್ರೇಯ', 'मैत्रेय', '{Maithreya,Mythreya,Maitreyasa,Mytreya,மைத்ரேய,మైత్రేయస}'),
    ('gothram', 'Pulastya', 'புலஸ்தியா', 'പുലസ്ത്യ', 'పులస్త్య', 'ಪುಲಸ್ತ್ಯ', 'पुलस्त्य', '{Pulasthya,Paulastya,Pulasthiya,Poulastya,புலஸ்திய,పౌలస్త్య,ಪೌಲಸ್ತ್ಯ,पौलस्त्य}'),
    ('gothram', 'Rathitara', 'ரதீதரா', 'രഥീതര', 'రథీతర', 'ರಥೀತರ', 'रथीतर', '{Rathithara,Radhitara,Ratheetara,Rathitarasa,Ratheethara,ரதீதர,రథీతరస}'),
    ('gothram', 'Dhananjaya', 'தனஞ்ஜயா', 'ധനഞ്ജയ', 'ధనంజయ', 'ಧನಂಜಯ', 'धनंजय', '{Dhananjay,Dananjaya,Dhananjayasa,தனஞ்செய,தனஞ்ஜய,ധനഞ്ജയൻ}'),
    ('gothram', 'Poothimasha', 'பூதிமாஷா', 'പൂതിമാഷ', 'పూతిమాష', 'ಪೂತಿಮಾಷ', 'पूतिमाष', '{Putimasha,Puthimasha,Pootimasha}'),
    ('gothram', 'Shiva', 'சிவா', 'ശിവ', 'శివ', 'ಶಿವ', 'शिव', '{Siva,Siva Gothram,Shiva Gothra,சிவ,சிவ கோத்திரம்,శివ గోత్రం}'),
    ('gothram', 'Vishnu', 'விஷ்ணு', 'വിഷ്ണു', 'విష్ణు', 'ವಿಷ್ಣು', 'विष्णु', '{Vishnu Gothram,விஷ்ணு கோத்திரம்}'),
    ('gothram', 'Markandeya', 'மார்க்கண்டேயா', 'മാർക്കണ്ഡേയ', 'మార్కండేయ', 'ಮಾರ್ಕಂಡೇಯ', 'मार्कंडेय', '{Markandeyasa,Markandaya,மார்க்கண்டேய,மார்க்கண்டேயர்,മാർക്കണ്ഡേയൻ,मार्कण्डेय}'),
    ('gothram', 'Bhrigu', 'பிருகு', 'ഭൃഗു', 'భృగు', 'ಭೃಗು', 'भृगु', '{Brighu,Brigu,Bhrugu,Brugu}'),
    ('gothram', 'Marichi', 'மரீசி', 'മരീചി', 'మరీచి', 'ಮರೀಚಿ', 'मरीचि', '{Mareechi,Marichasa}'),
    ('gothram', 'Daksha', 'தக்ஷா', 'ദക്ഷ', 'దక్ష', 'ದಕ್ಷ', 'दक्ष', '{தட்ச,தக்ஷ}'),
    ('gothram', 'Vyasa', 'வியாசா', 'വ്യാസ', 'వ్యాస', 'ವ್ಯಾಸ', 'व्यास', '{Vyas,வியாச,வியாசர்}'),
    ('gothram', 'Valmiki', 'வால்மீகி', 'വാല്മീകി', 'వాల్మీకి', 'ವಾಲ್ಮೀಕಿ', 'वाल्मीकि', '{Valmeeki,വാത്മീകി}'),
    ('gothram', 'Durvasa', 'துர்வாசா', 'ദുർവാസ', 'దుర్వాస', 'ದೂರ್ವಾಸ', 'दुर्वासा', '{Doorvasa,Durvasasa,துர்வாச,దూర్వాస,ದುರ್ವಾಸ}'),
    ('gothram', 'Sanaka', 'சனகா', 'സനക', 'సనక', 'ಸನಕ', 'सनक', '{Sanakasa,சனக}'),
    ('gothram', 'Sananda', 'சனந்தா', 'സനന്ദ', 'సనంద', 'ಸನಂದ', 'सनंद', '{Sanandana,சனந்தன,సనందన,ಸನಂದನ,सनंदन}'),
    ('gothram', 'Sanatana', 'சனாதனா', 'സനാതന', 'సనాతన', 'ಸನಾತನ', 'सनातन', '{Sanathana,சனாதன}'),
    ('gothram', 'Suparna', 'சுபர்ணா', 'സുപർണ', 'సుపర్ణ', 'ಸುಪರ್ಣ', 'सुपर्ण', '{Suparnasa,சுபர்ண}'),
    ('gothram', 'Ahabhuna', 'அஹபூனா', 'അഹഭൂന', 'అహభూన', 'ಅಹಭೂನ', 'अहभून', '{}'),
    ('gothram', 'Pratnasa', 'ப்ரத்னா', 'പ്രത്ന', 'ప్రత్న', 'ಪ್ರತ್ನ', 'प्रत्न', '{}'),
    ('gothram', 'Manu', 'மனு', 'മനു', 'మను', 'ಮನು', 'मनु', '{Manusa}'),
    ('gothram', 'Savarna', 'சாவர்ணா', 'സാവർണ', 'సావర్ణ', 'ಸಾವರ್ಣ', 'सावर्ण', '{Saavarna,Sabarna,Savarni,சாவர்ண,సావర్ణి,ಸಾವರ್ಣಿ,सावर्णि}'),
    ('gothram', 'Jaimini', 'ஜைமினி', 'ജൈമിനി', 'జైమిని', 'ಜೈಮಿನಿ', 'जैमिनि', '{Jaiminiya,ஜைமினீய,जैमिनी}'),
    ('gothram', 'Bansal', 'பன்சால்', 'ബൻസാൽ', 'బన్సల్', 'ಬನ್ಸಾಲ್', 'बंसल', '{Bansala,Bansal Gotra,बांसल}'),
    ('gothram', 'Goyal', 'கோயல்', 'ഗോയൽ', 'గోయల్', 'ಗೋಯಲ್', 'गोयल', '{Goel,Goyal Gotra}'),
    ('gothram', 'Mittal', 'மிட்டல்', 'മിത്തൽ', 'మిట్టల్', 'ಮಿತ್ತಲ್', 'मित्तल', '{Mittal Gotra}'),
    ('gothram', 'Singhal', 'சிங்கால்', 'സിംഗാൾ', 'సింఘాల్', 'ಸಿಂಘಾಲ್', 'सिंघल', '{Singal}'),
    ('gothram', 'Jindal', 'ஜிண்டால்', 'ജിൻഡാൽ', 'జిందాల్', 'ಜಿಂದಾಲ್', 'जिंदल', '{}'),
    ('gothram', 'Payiran', 'பயிரன்', 'പയിരൻ', 'పయిరన్', 'ಪಯಿರನ್', 'पयिरन', '{Payiran Kulam,பயிரன் குலம்,Payiran Koottam,பயிரன் கூட்டம்}'),
    ('gothram', 'Sathandhai', 'சாத்தந்தை', 'ചാത്തന്തൈ', 'సాత్తందై', 'ಸಾತ್ತಂದೈ', 'सात्तंदै', '{Sathanthai,Saathanthai,Sathandhai Kulam,Sathanthai Kulam,சாத்தந்தை குலம்,சாத்தந்தை கூட்டம்}'),
    ('gothram', 'Kannan', 'கண்ணன்', 'കണ്ണൻ', 'కణ్ణన్', 'ಕಣ್ಣನ್', 'कण्णन', '{Kannan Kulam,கண்ணன் குலம்,கண்ணன் கூட்டம்}'),
    ('gothram', 'Perunkudi', 'பெருங்குடி', 'പെരുങ്കുടി', 'పెరుంగుడి', 'ಪೆರುಂಗುಡಿ', 'पेरुंगुडी', '{Perungudi,Perunkudi Kulam,பெருங்குடி குலம்,பெருங்குடி கூட்டம்}'),
    ('gothram', 'Andhuvan', 'அந்துவன்', 'അന്തുവൻ', 'అందువన్', 'ಅಂದುವನ್', 'अंदुवन', '{Anthuvan,Andhuvan Kulam,அந்துவன் குலம்,அந்துவன் கூட்டம்}'),
    ('gothram', 'Aandhai', 'ஆந்தை', 'ആന്തൈ', 'ఆందై', 'ಆಂದೈ', 'आंदै', '{Aanthai,Anthai,Andhai,Aandhai Kulam,ஆந்தை குலம்,ஆந்தை கூட்டம்}'),
    ('gothram', 'Cheran', 'சேரன்', 'ചേരൻ', 'చేరన్', 'ಚೇರನ್', 'चेरन', '{Cheran Kulam,சேரன் குலம்,சேரன் கூட்டம்}'),
    ('gothram', 'Kaadai', 'காடை', 'കാട', 'కాడై', 'ಕಾಡೈ', 'काडै', '{Kadai Kulam,Kaadai Kulam,காடை குலம்,காடை கூட்டம்}'),
    ('gothram', 'Keeran', 'கீரன்', 'കീരൻ', 'కీరన్', 'ಕೀರನ್', 'कीरन', '{Keeran Kulam,கீரன் குலம்,கீரன் கூட்டம்}'),
    ('gothram', 'Maniyan', 'மணியன்', 'മണിയൻ', 'మణియన్', 'ಮಣಿಯನ್', 'मणियन', '{Maniyan Kulam,மணியன் குலம்,மணியன் கூட்டம்}'),
    ('gothram', 'Muthan', 'முத்தன்', 'മുത്തൻ', 'ముత్తన్', 'ಮುತ್ತನ್', 'मुत्तन', '{Muthan Kulam,முத்தன் குலம்,முத்தன் கூட்டம்}'),
    ('gothram', 'Odhalan', 'ஓதாளன்', 'ഓതാളൻ', 'ఓదాళన్', 'ಓದಾಳನ್', 'ओदालन', '{Othalan,Oothalan,Odhalan Kulam,Othalan Kulam,ஓதாளன் குலம்,ஓதாளன் கூட்டம்}'),
    ('gothram', 'Panangadai', 'பனங்காடை', 'പനങ്കാട', 'పనంగాడై', 'ಪನಂಗಾಡೈ', 'पनंगाडै', '{Panankadai,Panangaadai,பனங்காடை குலம்,பனங்காடை கூட்டம்}'),
    ('gothram', 'Pannai', 'பண்ணை', 'പണ്ണൈ', 'పణ్ణై', 'ಪಣ್ಣೈ', 'पण्णै', '{Pannai Kulam,பண்ணை குலம்,பண்ணை கூட்டம்}'),
    ('gothram', 'Periyan', 'பெரியன்', 'പെരിയൻ', 'పెరియన్', 'ಪೆರಿಯನ್', 'पेरियन', '{Periyan Kulam,பெரியன் குலம்,பெரியன் கூட்டம்}'),
    ('gothram', 'Poosan', 'பூசன்', 'പൂസൻ', 'పూసన్', 'ಪೂಸನ್', 'पूसन', '{Poosan Kulam,பூசன் குலம்,பூசன் கூட்டம்}'),
    ('gothram', 'Sevvayan', 'செவ்வாயன்', 'ചെവ്വായൻ', 'సెవ్వాయన్', 'ಸೆವ್ವಾಯನ್', 'सेव्वायन', '{Sevvayan Kulam,செவ்வாயன் குலம்}'),
    ('gothram', 'Thooran', 'தூரன்', 'തൂരൻ', 'తూరన్', 'ತೂರನ್', 'तूरन', '{Thooran Kulam,Thuran,தூரன் குலம்,தூரன் கூட்டம்}'),
    ('gothram', 'Vannakkan', 'வண்ணக்கன்', 'വണ്ണക്കൻ', 'వణ్ణక్కన్', 'ವಣ್ಣಕ್ಕನ್', 'वण्णक्कन', '{Vannakkan Kulam,வண்ணக்கன் குலம்,வண்ணக்கன் கூட்டம்}'),
    ('gothram', 'Eenjan', 'ஈஞ்சன்', 'ഈഞ്ചൻ', 'ఈంజన్', 'ಈಂಜನ್', 'ईंजन', '{Eanjan,Eenjan Kulam,ஈஞ்சன் குலம்,ஈஞ்சன் கூட்டம்}'),
    ('gothram', 'Azhagan', 'அழகன்', 'അഴകൻ', 'అళగన్', 'ಅಳಗನ್', 'अळगन', '{Alagan,Azhagan Kulam,அழகன் குலம்,அழகன் கூட்டம்}'),
    ('gothram', 'Kuzhayan', 'குழாயன்', 'കുഴായൻ', 'కుళాయన్', 'ಕುಳಾಯನ್', 'कुलायन', '{Kulayan,Kuzhaayan,குழாயன் குலம்,குழாயன் கூட்டம்}'),
    ('gothram', 'Koorai', 'கூறை', 'കൂറ', 'కూరై', 'ಕೂರೈ', 'कूरै', '{Koorai Kulam,கூறை குலம்,கூறை கூட்டம்}'),
    ('gothram', 'Thodai', 'தோடை', 'തോട', 'తోడై', 'ತೋಡೈ', 'तोडै', '{Thodai Kulam,தோடை குலம்,தோடை கூட்டம்}'),
    ('name', 'Aarti', 'ஆர்த்தி', 'ആരതി', 'ఆర్తి', 'ಆರತಿ', 'आरती', '{}'),
    ('name', 'Abdul', 'அப்துல்', 'അബ്ദുൽ', 'అబ్దుల్', 'ಅಬ್ದುಲ್', 'अब्दुल', '{}'),
    ('name', 'Abdulla', 'அப்துல்லா', 'അബ്ദുള്ള', 'అబ్దుల్లా', 'ಅಬ್ದುಲ್ಲಾ', 'अब्दुल्ला', '{Abdullah}'),
    ('name', 'Abhilash', 'அபிலாஷ்', 'അഭിലാഷ്', 'అభిలాష్', 'ಅಭಿಲಾಷ್', 'अभिलाष', '{}'),
    ('name', 'Abhinav', 'அபினவ்', 'അഭിനവ്', 'అభినవ్', 'ಅಭಿನವ್', 'अभिनव', '{}'),
    ('name', 'Abhirup', 'அபிரூப்', 'അഭിരൂപ്', 'అభిరూప్', 'ಅಭಿರೂಪ್', 'अभिरूप', '{}'),
    ('name', 'Abhishek', 'அபிஷேக்', 'അഭിഷേക്', 'అభిషేక్', 'ಅಭಿಷೇಕ್', 'अभिषेक', '{}'),
    ('name', 'Abin', 'அபின்', 'അബിൻ', 'అబిన్', 'ಅಬಿನ್', 'अबिन', '{}'),
    ('name', 'Abirami', 'அபிராமி', 'അഭിരാമി', 'అభిరామి', 'ಅಭಿರಾಮಿ', 'अभिरामी', '{Abhirami}'),
    ('name', 'Abraham', 'ஆபிரகாம்', 'എബ്രഹാം', 'అబ్రహాం', 'ಅಬ್ರಹಾಂ', 'अब्राहम', '{}'),
    ('name', 'Acharya', 'ஆச்சார்யா', 'ആചാര്യ', 'ఆచార్య', 'ಆಚಾರ್ಯ', 'आचार्य', '{}'),
    ('name', 'Adil', 'ஆதில்', 'ആദിൽ', 'ఆదిల్', 'ಆದಿಲ್', 'आदिल', '{}'),
    ('name', 'Aditi', 'அதிதி', 'അദിതി', 'అదితి', 'ಅದಿತಿ', 'अदिति', '{Adithi}'),
    ('name', 'Agarwal', 'அகர்வால்', 'അഗർവാൾ', 'అగర్వాల్', 'ಅಗರ್ವಾಲ್', 'अग्रवाल', '{Agrawal,Aggarwal}'),
    ('name', 'Ahirwar', 'அஹிர்வார்', 'അഹിർവാർ', 'అహిర్వార్', 'ಅಹಿರ್ವಾರ್', 'अहिरवार', '{}'),
    ('name', 'Ahluwalia', 'அலுவாலியா', 'അഹ്‌ലുവാലിയ', 'అహ్లువాలియా', 'ಅಹ್ಲುವಾಲಿಯಾ', 'अहलूवालिया', '{}'),
    ('name', 'Aishwarya', 'ஐஸ்வர்யா', 'ഐശ്വര്യ', 'ఐశ్వర్య', 'ಐಶ್ವರ್ಯಾ', 'ऐश्वर्या', '{Aiswarya}'),
    ('name', 'Ajin', 'அஜின்', 'അജിൻ', 'అజిన్', 'ಅಜಿನ್', 'अजिन', '{}'),
    ('name', 'Ajith', 'அஜித்', 'അജിത്', 'అజిత్', 'ಅಜಿತ್', 'अजीत', '{Ajit}'),
    ('name', 'Akbar', 'அக்பர்', 'അക്ബർ', 'అక్బర్', 'ಅಕ್ಬರ್', 'अकबर', '{}'),
    ('name', 'Akshay', 'அக்ஷய்', 'അക്ഷയ്', 'అక్షయ్', 'ಅಕ್ಷಯ್', 'अक्षय', '{}'),
    ('name', 'Aleena', 'அலீனா', 'അലീന', 'అలీనా', 'ಅಲೀನಾ', 'अलीना', '{}'),
    ('name', 'Alen', 'ஆலன்', 'അലൻ', 'అలెన్', 'ಅಲೆನ್', 'एलन', '{}'),
    ('name', 'Aleyamma', 'ஏலியம்மா', 'ഏലിയാമ്മ', 'అలెయమ్మ', 'ಅಲೆಯಮ್ಮ', 'अलेयम्मा', '{}'),
    ('name', 'Ali', 'அலி', 'അലി', 'అలీ', 'ಅಲಿ', 'अली', '{}'),
    ('name', 'Alka', 'அல்கா', 'അൽക', 'అల్కా', 'ಅಲ್ಕಾ', 'अलका', '{}'),
    ('name', 'Alok', 'அலோக்', 'അലോക്', 'అలోక్', 'ಅಲೋಕ್', 'आलोक', '{}'),
    ('name', 'Alphonse', 'அல்போன்ஸ்', 'അൽഫോൻസ്', 'అల్ఫోన్స్', 'ಅಲ್ಫೋನ್ಸ್', 'अल्फोंस', '{}'),
    ('name', 'Amandeep', 'அமன்தீப்', 'അമൻദീപ്', 'అమన్‌దీప్', 'ಅಮನ್‌ದೀಪ್', 'अमनदीप', '{}'),
    ('name', 'Ambika', 'அம்பிகா', 'അംബിക', 'అంబిక', 'ಅಂಬಿಕಾ', 'अंबिका', '{}'),
    ('name', 'Amina', 'ஆமினா', 'ആമിന', 'అమీనా', 'ಅಮೀನಾ', 'अमीना', '{}'),
    ('name', 'Amit', 'அமித்', 'അമിത്', 'అమిత్', 'ಅಮಿತ್', 'अमित', '{}'),
    ('name', 'Amol', 'அமோல்', 'അമോൽ', 'అమోల్', 'ಅಮೋಲ್', 'अमोल', '{}'),
    ('name', 'Anamika', 'அனாமிகா', 'അനാമിക', 'అనామిక', 'ಅನಾಮಿಕಾ', 'अनामिका', '{}'),
    ('name', 'Anand', 'ஆனந்த்', 'ആനന്ദ്', 'ఆనంద్', 'ಆನಂದ್', 'आनंद', '{Anandh}'),
    ('name', 'Ananya', 'அனன்யா', 'അനന്യ', 'అనన్య', 'ಅನನ್ಯಾ', 'अनन्या', '{}'),
    ('name', 'Anas', 'அனஸ்', 'അനസ്', 'అనస్', 'ಅನಸ್', 'अनस', '{}'),
    ('name', 'Angadi', 'அங்கடி', 'അങ്ങാടി', 'అంగడి', 'ಅಂಗಡಿ', 'अंगड़ी', '{}'),
    ('name', 'Angeline', 'ஏஞ்சலின்', 'ഏഞ്ചലിൻ', 'ఏంజెలిన్', 'ಏಂಜೆಲಿನ್', 'एंजेलिन', '{}'),
    ('name', 'Anirban', 'அனிர்பன்', 'അനിർബൻ', 'అనిర్బన్', 'ಅನಿರ್ಬನ್', 'अनिर्बान', '{}'),
    ('name', 'Anitha', 'அனிதா', 'അനിത', 'అనిత', 'ಅನಿತಾ', 'अनिता', '{Anita}'),
    ('name', 'Anjali', 'அஞ்சலி', 'അഞ്ജലി', 'అంజలి', 'ಅಂಜಲಿ', 'अंजली', '{}'),
    ('name', 'Anjana', 'அஞ்சனா', 'അഞ്ജന', 'అంజన', 'ಅಂಜನಾ', 'अंजना', '{}'),
    ('name', 'Ankit', 'அங்கித்', 'അങ്കിത്', 'అంకిత్', 'ಅಂಕಿತ್', 'अंकित', '{}'),
    ('name', 'Ann', 'ஆன்', 'ആൻ', 'ఆన్', 'ಆನ್', 'ऐन', '{}'),
    ('name', 'Annakutty', 'அன்னக்குட்டி', 'അന്നക്കുട്ടി', 'అన్నకుట్టి', 'ಅನ್ನಕುಟ್ಟಿ', 'अन्नकुट्टी', '{}'),
    ('name', 'Annamma', 'அன்னம்மா', 'അന്നമ്മ', 'అన్నమ్మ', 'ಅನ್ನಮ್ಮ', 'अन्नम्मा', '{}'),
    ('name', 'Annapurna', 'அன்னபூர்ணா', 'അന്നപൂർണ', 'అన్నపూర్ణ', 'ಅನ್ನಪೂರ್ಣಾ', 'अन्नपूर्णा', '{Annapoorna}'),
    ('name', 'Anoop', 'அனூப்', 'അനൂപ്', 'అనూప్', 'ಅನೂಪ್', 'अनूप', '{}'),
    ('name', 'Ansari', 'அன்சாரி', 'അൻസാരി', 'అన్సారీ', 'ಅನ್ಸಾರಿ', 'अंसारी', '{}'),
    ('name', 'Antony', 'அந்தோணி', 'ആന്റണി', 'ఆంటోనీ', 'ಆಂಟೋನಿ', 'एंटनी', '{}'),
    ('name', 'Anu', 'அனு', 'അനു', 'అను', 'ಅನು', 'अनु', '{}'),
    ('name', 'Anusha', 'அனுஷா', 'അനുഷ', 'అనూష', 'ಅನುಷಾ', 'अनुषा', '{}'),
    ('name', 'Anwar', 'அன்வர்', 'അൻവർ', 'అన్వర్', 'ಅನ್ವರ್', 'अनवर', '{}'),
    ('name', 'Anwari', 'அன்வாரி', 'അൻവാരി', 'అన్వారీ', 'ಅನ್ವಾರಿ', 'अनवारी', '{}'),
    ('name', 'Aravind', 'அரவிந்த்', 'അരവിന്ദ്', 'అరవింద్', 'ಅರವಿಂದ್', 'अरविंद', '{Arvind,Aravindh}'),
    ('name', 'Arif', 'ஆரிஃப்', 'ആരിഫ്', 'ఆరిఫ్', 'ಆರಿಫ್', 'आरिफ', '{}'),
    ('name', 'Arjun', 'அர்ஜுன்', 'അർജുൻ', 'అర్జున్', 'ಅರ್ಜುನ್', 'अर्जुन', '{}'),
    ('name', 'Arnab', 'அர்னாப்', 'അർണബ്', 'అర్నబ్', 'ಅರ್ನಬ್', 'अर्णब', '{}'),
    ('name', 'Arputham', 'அற்புதம்', 'അർപ്പുതം', 'అర్పుతం', 'ಅರ್ಪುತಂ', 'अर्पुतम', '{}'),
    ('name', 'Arshdeep', 'அர்ஷ்தீப்', 'അർഷ്ദീപ്', 'అర్ష్‌దీప్', 'ಅರ್ಷ್‌ದೀಪ್', 'अर्शदीप', '{}'),
    ('name', 'Arulraj', 'அருள்ராஜ்', 'അരുൾരാജ്', 'అరుళ్‌రాజ్', 'ಅರುಳ್‌ರಾಜ್', 'अरुलराज', '{}'),
    ('name', 'Arumugam', 'ஆறுமுகம்', 'ആറുമുഖം', 'ఆరుముగం', 'ಆರುಮುಗಂ', 'आरुमुगम', '{}'),
    ('name', 'Arun', 'அருண்', 'അരുൺ', 'అరుణ్', 'ಅರುಣ್', 'अरुण', '{}'),
    ('name', 'Arunachala', 'அருணாசல', 'അരുണാചല', 'అరుణాచల', 'ಅರುಣಾಚಲ', 'अरुणाचल', '{}'),
    ('name', 'Arya', 'ஆர்யா', 'ആര്യ', 'ఆర్య', 'ಆರ್ಯಾ', 'आर्या', '{}'),
    ('name', 'Asha', 'ஆஷா', 'ആശ', 'ఆశ', 'ಆಶಾ', 'आशा', '{}'),
    ('name', 'Ashiq', 'ஆஷிக்', 'ആഷിക്', 'ఆషిక్', 'ಆಷಿಕ್', 'आशिक', '{}'),
    ('name', 'Ashok', 'அசோக்', 'അശോക്', 'అశోక్', 'ಅಶೋಕ್', 'अशोक', '{}'),
    ('name', 'Ashwani', 'அஸ்வனி', 'അശ്വനി', 'అశ్వని', 'ಅಶ್ವನಿ', 'अश्वनी', '{}'),
    ('name', 'Ashwin', 'அஸ்வின்', 'അശ്വിൻ', 'అశ్విన్', 'ಅಶ್ವಿನ್', 'अश्विन', '{Aswin}'),
    ('name', 'Ashwini', 'அஸ்வினி', 'അശ്വിനി', 'అశ్విని', 'ಅಶ್ವಿನಿ', 'अश्विनी', '{Aswini}'),
    ('name', 'Asim', 'ஆசிம்', 'അസിം', 'అసిమ్', 'ಅಸಿಮ್', 'असीम', '{}'),
    ('name', 'Asma', 'அஸ்மா', 'അസ്മ', 'అస్మా', 'ಅಸ್ಮಾ', 'अस्मा', '{}'),
    ('name', 'Asmita', 'அஸ்மிதா', 'അസ്മിത', 'అస్మిత', 'ಅಸ್ಮಿತಾ', 'अस्मिता', '{}'),
    ('name', 'Aswathy', 'அஸ்வதி', 'അശ്വതി', 'అశ్వతి', 'ಅಶ್ವತಿ', 'अश्वती', '{Aswathi}'),
    ('name', 'Athira', 'ஆதிரா', 'ആതിര', 'ఆతిర', 'ಆತಿರಾ', 'आतिरा', '{}'),
    ('name', 'Ayesha', 'ஆயிஷா', 'ആയിഷ', 'ఆయేషా', 'ಆಯೇಷಾ', 'आयशा', '{}'),
    ('name', 'Ayisha', 'ஆயிஷா', 'ആയിഷ', 'ఆయిషా', 'ಆಯಿಷಾ', 'आयशा', '{}'),
    ('name', 'Ayishabi', 'ஆயிஷாபி', 'ആയിഷാബി', 'ఆయిషాబీ', 'ಆಯಿಷಾಬಿ', 'आयशाबी', '{}'),
    ('name', 'Baig', 'பேக்', 'ബേഗ്', 'బేగ్', 'ಬೇಗ್', 'बेग', '{}'),
    ('name', 'Bala', 'பாலா', 'ബാല', 'బాలా', 'ಬಾಲಾ', 'बाला', '{}'),
    ('name', 'Balaji', 'பாலாஜி', 'ബാലാജി', 'బాలాజీ', 'ಬಾಲಾಜಿ', 'बालाजी', '{}'),
    ('name', 'Balbir', 'பல்பீர்', 'ബൽബീർ', 'బల్బీర్', 'ಬಲ್ಬೀರ್', 'बलबीर', '{}'),
    ('name', 'Balwinder', 'பல்விந்தர்', 'ബൽവീന്ദർ', 'బల్వీందర్', 'ಬಲ್ವೀಂದರ್', 'बलविंदर', '{}'),
    ('name', 'Banerjee', 'பானர்ஜி', 'ബാനർജി', 'బెనర్జీ', 'ಬ್ಯಾನರ್ಜಿ', 'बनर्जी', '{}'),
    ('name', 'Basavaraj', 'பசவராஜ்', 'ബസവരാജ്', 'బసవరాజ్', 'ಬಸವರಾಜ್', 'बसवराज', '{}'),
    ('name', 'Basheer', 'பஷீர்', 'ബഷീർ', 'బషీర్', 'ಬಷೀರ್', 'बशीर', '{}'),
    ('name', 'Bedi', 'பேடி', 'ബേഡി', 'బేడీ', 'ಬೇಡಿ', 'बेदी', '{}'),
    ('name', 'Beevi', 'பீவி', 'ബീവി', 'బీవీ', 'ಬೀವಿ', 'बीवी', '{}'),
    ('name', 'Begum', 'பேகம்', 'ബീഗം', 'బేగం', 'ಬೇಗಂ', 'बेगम', '{}'),
    ('name', 'Behram', 'பெஹ்ராம்', 'ബെഹ്റാം', 'బెహ్రామ్', 'ಬೆಹ್ರಾಮ್', 'बेहराम', '{}'),
    ('name', 'Beulah', 'பியூலா', 'ബ്യൂല', 'బ్యూలా', 'ಬ್ಯೂಲಾ', 'ब्यूला', '{}'),
    ('name', 'Bhanumathi', 'பானுமதி', 'ഭാനുമതി', 'భానుమతి', 'ಭಾನುಮತಿ', 'भानुमति', '{}'),
    ('name', 'Bharatbhai', 'பரத்பாய்', 'ഭരത്ഭായ്', 'భరత్‌భాయ్', 'ಭರತ್‌ಭಾಯ್', 'भरतभाई', '{}'),
    ('name', 'Bharath', 'பரத்', 'ഭരത്', 'భరత్', 'ಭರತ್', 'भरत', '{Bharat}'),
    ('name', 'Bharathi', 'பாரதி', 'ഭാരതി', 'భారతి', 'ಭಾರತಿ', 'भारती', '{Bharati}'),
    ('name', 'Bharucha', 'பரூச்சா', 'ബറൂച്ച', 'భరూచా', 'ಭರೂಚಾ', 'भरूचा', '{}'),
    ('name', 'Bhat', 'பட்', 'ഭട്', 'భట్', 'ಭಟ್', 'भट', '{}'),
    ('name', 'Bhatt', 'பட்', 'ഭട്ട്', 'భట్', 'ಭಟ್', 'भट्ट', '{}'),
    ('name', 'Bhavana', 'பாவனா', 'ഭാവന', 'భావన', 'ಭಾವನಾ', 'भावना', '{Bhavna}'),
    ('name', 'Bhavnaben', 'பாவ்னாபென்', 'ഭാവ്നാബെൻ', 'భావనాబెన్', 'ಭಾವನಾಬೆನ್', 'भावनाबेन', '{}'),
    ('name', 'Bhimrao', 'பீம்ராவ்', 'ഭീംറാവു', 'భీమ్‌రావ్', 'ಭೀಮ್‌ರಾವ್', 'भीमराव', '{}'),
    ('name', 'Bhoomika', 'பூமிகா', 'ഭൂമിക', 'భూమిక', 'ಭೂಮಿಕಾ', 'भूमिका', '{Bhumika}'),
    ('name', 'Bhosale', 'போசலே', 'ഭോസലെ', 'భోసలే', 'ಭೋಸಲೆ', 'भोसले', '{}'),
    ('name', 'Bhuvaneswari', 'புவனேஸ்வரி', 'ഭുവനേശ്വരി', 'భువనేశ్వరి', 'ಭುವನೇಶ್ವರಿ', 'भुवनेश्वरी', '{}'),
    ('name', 'Bibin', 'பிபின்', 'ബിബിൻ', 'బిబిన్', 'ಬಿಬಿನ್', 'बिबिन', '{}'),
    ('name', 'Bose', 'போஸ்', 'ബോസ്', 'బోస్', 'ಬೋಸ್', 'बोस', '{}'),
    ('name', 'Bothra', 'போத்ரா', 'ബോത്ര', 'బోత్రా', 'ಬೋತ್ರಾ', 'बोत्रा', '{}'),
    ('name', 'Brijesh', 'பிரிஜேஷ்', 'ബ്രിജേഷ്', 'బ్రిజేష్', 'ಬ್ರಿಜೇಶ್', 'बृजेश', '{}'),
    ('name', 'Bushra', 'புஷ்ரா', 'ബുഷ്റ', 'బుష్రా', 'ಬುಷ್ರಾ', 'बुशरा', '{}'),
    ('name', 'Cecilia', 'செசிலியா', 'സിസിലിയ', 'సిసిలియా', 'ಸಿಸಿಲಿಯಾ', 'सिसिलिया', '{}'),
    ('name', 'Chacko', 'சாக்கோ', 'ചാക്കോ', 'చాకో', 'ಚಾಕೋ', 'चाको', '{}'),
    ('name', 'Chaitanya', 'சைதன்யா', 'ചൈതന്യ', 'చైతన్య', 'ಚೈತನ್ಯ', 'चैतन्य', '{Chaithanya}'),
    ('name', 'Chaitra', 'சைத்ரா', 'ചൈത്ര', 'చైత్ర', 'ಚೈತ್ರಾ', 'चैत्रा', '{}'),
    ('name', 'Chakravarthi', 'சக்கரவர்த்தி', 'ചക്രവർത്തി', 'చక్రవర్తి', 'ಚಕ್ರವರ್ತಿ', 'चक्रवर्ती', '{Chakravarthy}'),
    ('name', 'Chandrasekaran', 'சந்திரசேகரன்', 'ചന്ദ്രശേഖരൻ', 'చంద్రశేఖరన్', 'ಚಂದ್ರಶೇಖರನ್', 'चंद्रशेखरन', '{}'),
    ('name', 'Chary', 'சாரி', 'ചാരി', 'చారి', 'ಚಾರಿ', 'चारी', '{}'),
    ('name', 'Chatterjee', 'சாட்டர்ஜி', 'ചാറ്റർജി', 'చటర్జీ', 'ಚಟರ್ಜಿ', 'चटर्जी', '{}'),
    ('name', 'Chauhan', 'சவுகான்', 'ചൗഹാൻ', 'చౌహాన్', 'ಚೌಹಾನ್', 'चौहान', '{}'),
    ('name', 'Chellammal', 'செல்லம்மாள்', 'ചെല്ലമ്മാൾ', 'చెల్లమ్మాళ్', 'ಚೆಲ್ಲಮ್ಮಾಳ್', 'चेल्लम्माल', '{}'),
    ('name', 'Cherian', 'செரியன்', 'ചെറിയാൻ', 'చెరియన్', 'ಚೆರಿಯನ್', 'चेरियन', '{}'),
    ('name', 'Chethan', 'சேத்தன்', 'ചേതൻ', 'చేతన్', 'ಚೇತನ್', 'चेतन', '{Chetan}'),
    ('name', 'Chhaya', 'சாயா', 'ഛായ', 'ఛాయ', 'ಛಾಯಾ', 'छाया', '{}'),
    ('name', 'Chirag', 'சிராக்', 'ചിരാഗ്', 'చిరాగ్', 'ಚಿರಾಗ್', 'चिराग', '{}'),
    ('name', 'Chitra', 'சித்ரா', 'ചിത്ര', 'చిత్ర', 'ಚಿತ್ರಾ', 'चित्रा', '{}'),
    ('name', 'Chitre', 'சித்ரே', 'ചിത്രെ', 'చిత్రే', 'ಚಿತ್ರೆ', 'चित्रे', '{}'),
    ('name', 'Choudhary', 'சவுத்ரி', 'ചൗധരി', 'చౌదరి', 'ಚೌಧರಿ', 'चौधरी', '{Chaudhary}'),
    ('name', 'Chowdary', 'சவுத்ரி', 'ചൗധരി', 'చౌదరి', 'ಚೌದರಿ', 'चौधरी', '{}'),
    ('name', 'Christina', 'கிறிஸ்டினா', 'ക്രിസ്റ്റീന', 'క్రిస్టినా', 'ಕ್ರಿಸ್ಟಿನಾ', 'क्रिस्टीना', '{}'),
    ('name', 'Contractor', 'கான்ட்ராக்டர்', 'കോൺട്രാക്ടർ', 'కాంట్రాక్టర్', 'ಕಾಂಟ್ರಾಕ್ಟರ್', 'कॉन्ट्रैक्टर', '{}'),
    ('name', 'Cyrus', 'சைரஸ்', 'സൈരസ്', 'సైరస్', 'ಸೈರಸ್', 'साइरस', '{}'),
    ('name', 'D''Almeida', 'டி அல்மேடா', 'ഡി അൽമേഡ', 'డి అల్మేడా', 'ಡಿ ಅಲ್ಮೇಡಾ', 'डी अल्मेडा', '{}'),
    ('name', 'D''Souza', 'டிசோசா', 'ഡിസൂസ', 'డిసౌజా', 'ಡಿಸೋಜ', 'डिसूजा', '{Dsouza}'),
    ('name', 'Daniel', 'டேனியல்', 'ഡാനിയേൽ', 'డేనియల్', 'ಡೇನಿಯಲ್', 'डेनियल', '{}'),
    ('name', 'Danish', 'தானிஷ்', 'ഡാനിഷ്', 'దానిష్', 'ದಾನಿಷ್', 'दानिश', '{}'),
    ('name', 'Darshan', 'தர்ஷன்', 'ദർശൻ', 'దర్శన్', 'ದರ್ಶನ್', 'दर्शन', '{}'),
    ('name', 'Daruwalla', 'தாருவாலா', 'ദാരുവാല', 'దారువాలా', 'ದಾರುವಾಲಾ', 'दारूवाला', '{}'),
    ('name', 'Dave', 'தவே', 'ദവെ', 'దవే', 'ದವೆ', 'दवे', '{}'),
    ('name', 'Debashis', 'தேபாஷிஸ்', 'ദേബാശിഷ്', 'దేబాశిష్', 'ದೇಬಾಶಿಷ್', 'देबाशीष', '{}'),
    ('name', 'Debjani', 'தேப்ஜானி', 'ദേബ്ജാനി', 'దేబ్జానీ', 'ದೇಬ್ಜಾನಿ', 'देबजानी', '{}'),
    ('name', 'Deepa', 'தீபா', 'ദീപ', 'దీప', 'ದೀಪಾ', 'दीपा', '{}'),
    ('name', 'Deepak', 'தீபக்', 'ദീപക്', 'దీపక్', 'ದೀಪಕ್', 'दीपक', '{}'),
    ('name', 'Deepika', 'தீபிகா', 'ദീപിക', 'దీపిక', 'ದೀಪಿಕಾ', 'दीपिका', '{}'),
    ('name', 'Delnaz', 'டெல்னாஸ்', 'ഡെൽനാസ്', 'డెల్నాజ్', 'ಡೆಲ್ನಾಜ್', 'डेलनाज', '{}'),
    ('name', 'Denis', 'டெனிஸ்', 'ഡെന്നിസ്', 'డెనిస్', 'ಡೆನಿಸ್', 'डेनिस', '{}'),
    ('name', 'Desai', 'தேசாய்', 'ദേശായി', 'దేశాయ్', 'ದೇಸಾಯಿ', 'देसाई', '{}'),
    ('name', 'Deshmukh', 'தேஷ்முக்', 'ദേശ്മുഖ്', 'దేశ్‌ముఖ్', 'ದೇಶ್‌ಮುಖ್', 'देशमुख', '{}'),
    ('name', 'Deshpande', 'தேஷ்பாண்டே', 'ദേശ്പാണ്ഡെ', 'దేశ్‌పాండే', 'ದೇಶಪಾಂಡೆ', 'देशपांडे', '{}'),
    ('name', 'Desikachari', 'தேசிகாச்சாரி', 'ദേശികാചാരി', 'దేశికాచారి', 'ದೇಶಿಕಾಚಾರಿ', 'देशिकाचारी', '{}'),
    ('name', 'Devadoss', 'தேவதாஸ்', 'ദേവദാസ്', 'దేవదాస్', 'ದೇವದಾಸ್', 'देवदास', '{Devadas}'),
    ('name', 'Devi', 'தேவி', 'ദേവി', 'దేవి', 'ದೇವಿ', 'देवी', '{}'),
    ('name', 'Devika', 'தேவிகா', 'ദേവിക', 'దేవిక', 'ದೇವಿಕಾ', 'देविका', '{}'),
    ('name', 'Dhara', 'தாரா', 'ധാര', 'ధారా', 'ಧಾರಾ', 'धारा', '{}'),
    ('name', 'Dhaval', 'தவல்', 'ധവൽ', 'ధవల్', 'ಧವಲ್', 'धवल', '{}'),
    ('name', 'Dilip', 'திலீப்', 'ദിലീപ്', 'దిలీప్', 'ದಿಲೀಪ್', 'दिलीप', '{Dileep}'),
    ('name', 'Dinesh', 'தினேஷ்', 'ദിനേഷ്', 'దినేష్', 'ದಿನೇಶ್', 'दिनेश', '{}'),
    ('name', 'Dineshbhai', 'தினேஷ்பாய்', 'ദിനേശ്ഭായ്', 'దినేష్‌భాయ్', 'ದಿನೇಶ್‌ಭಾಯ್', 'दिनेशभाई', '{}'),
    ('name', 'Dinshaw', 'தின்ஷா', 'ദിൻഷ', 'దిన్షా', 'ದಿನ್ಷಾ', 'दिनशॉ', '{}'),
    ('name', 'Divya', 'திவ்யா', 'ദിവ്യ', 'దివ్య', 'ದಿವ್ಯಾ', 'दिव्या', '{}'),
    ('name', 'Dolly', 'டோலி', 'ഡോളി', 'డాలీ', 'ಡಾಲಿ', 'डॉली', '{}'),
    ('name', 'Doshi', 'தோஷி', 'ദോഷി', 'దోషి', 'ದೋಷಿ', 'दोशी', '{}'),
    ('name', 'Dubey', 'துபே', 'ദുബെ', 'దూబే', 'ದೂಬೆ', 'दुबे', '{}'),
    ('name', 'Dutta', 'தத்தா', 'ദത്ത', 'దత్తా', 'ದತ್ತಾ', 'दत्ता', '{}'),
    ('name', 'Elizabeth', 'எலிசபெத்', 'എലിസബത്ത്', 'ఎలిజబెత్', 'ಎಲಿಜಬೆತ್', 'एलिजाबेथ', '{}'),
    ('name', 'Esther', 'எஸ்தர்', 'എസ്തർ', 'ఎస్తేర్', 'ಎಸ್ತರ್', 'एस्तेर', '{}'),
    ('name', 'Faisal', 'ஃபைசல்', 'ഫൈസൽ', 'ఫైసల్', 'ಫೈಸಲ್', 'फैसल', '{}'),
    ('name', 'Faizal', 'ஃபைசல்', 'ഫൈസൽ', 'ఫైజల్', 'ಫೈಜಲ್', 'फैजल', '{}'),
    ('name', 'Farah', 'ஃபரா', 'ഫറ', 'ఫరా', 'ಫರಾ', 'फराह', '{}'),
    ('name', 'Farhad', 'ஃபர்ஹாத்', 'ഫർഹാദ്', 'ఫర్హాద్', 'ಫರ್ಹಾದ್', 'फरहाद', '{}'),
    ('name', 'Farooqui', 'ஃபாரூக்கி', 'ഫാറൂഖി', 'ఫారూఖీ', 'ಫಾರೂಖಿ', 'फारूकी', '{}'),
    ('name', 'Fasil', 'ஃபாசில்', 'ഫാസിൽ', 'ఫాసిల్', 'ಫಾಸಿಲ್', 'फासिल', '{}'),
    ('name', 'Fathima', 'பாத்திமா', 'ഫാത്തിമ', 'ఫాతిమా', 'ಫಾತಿಮಾ', 'फातिमा', '{Fatima}'),
    ('name', 'Favas', 'ஃபவாஸ்', 'ഫവാസ്', 'ఫవాస్', 'ಫವಾಸ್', 'फवास', '{}'),
    ('name', 'Feba', 'ஃபெபா', 'ഫെബ', 'ఫెబా', 'ಫೆಬಾ', 'फेबा', '{}'),
    ('name', 'Fernandes', 'பெர்னாண்டஸ்', 'ഫെർണാണ്ടസ്', 'ఫెర్నాండెజ్', 'ಫೆರ್ನಾಂಡಿಸ್', 'फर्नांडिस', '{}'),
    ('name', 'Francis', 'பிரான்சிஸ்', 'ഫ്രാൻസിസ്', 'ఫ్రాన్సిస్', 'ಫ್ರಾನ್ಸಿಸ್', 'फ्रांसिस', '{}'),
    ('name', 'Freny', 'ஃப்ரேனி', 'ഫ്രെനി', 'ఫ్రెనీ', 'ಫ್ರೆನಿ', 'फ्रेनी', '{}'),
    ('name', 'Gaikwad', 'கெய்க்வாட்', 'ഗെയ്ക്‌വാദ്', 'గైక్వాడ్', 'ಗಾಯಕವಾಡ', 'गायकवाड़', '{}'),
    ('name', 'Ganesan', 'கணேசன்', 'ഗണേശൻ', 'గణేశన్', 'ಗಣೇಶನ್', 'गणेशन', '{}'),
    ('name', 'Garima', 'கரிமா', 'ഗരിമ', 'గరిమ', 'ಗರಿಮಾ', 'गरिमा', '{}'),
    ('name', 'Gaurav', 'கவுரவ்', 'ഗൗരവ്', 'గౌరవ్', 'ಗೌರವ್', 'गौरव', '{}'),
    ('name', 'Gauri', 'கௌரி', 'ഗൗരി', 'గౌరి', 'ಗೌರಿ', 'गौरी', '{Gowri}'),
    ('name', 'Gautam', 'கௌதம்', 'ഗൗതം', 'గౌతమ్', 'ಗೌತಮ್', 'गौतम', '{Gowtham,Gautham}'),
    ('name', 'Gayathri', 'காயத்ரி', 'ഗായത്രി', 'గాయత్రి', 'ಗಾಯತ್ರಿ', 'गायत्री', '{Gayatri}'),
    ('name', 'Geetha', 'கீதா', 'ഗീത', 'గీత', 'ಗೀತಾ', 'गीता', '{Geeta}'),
    ('name', 'Ghosh', 'கோஷ்', 'ഘോഷ്', 'ఘోష్', 'ಘೋಷ್', 'घोष', '{}'),
    ('name', 'Gill', 'கில்', 'ഗിൽ', 'గిల్', 'ಗಿಲ್', 'गिल', '{}'),
    ('name', 'Girija', 'கிரிஜா', 'ഗിരിജ', 'గిరిజ', 'ಗಿರಿಜಾ', 'गिरिजा', '{}'),
    ('name', 'Girijamma', 'கிரிஜம்மா', 'ഗിരിജമ്മ', 'గిరిజమ్మ', 'ಗಿರಿಜಮ್ಮ', 'गिरिजम्मा', '{}'),
    ('name', 'Girish', 'கிரீஷ்', 'ഗിരീഷ്', 'గిరీష్', 'ಗಿರೀಶ್', 'गिरीश', '{Gireesh}'),
    ('name', 'Glenn', 'க்ளென்', 'ഗ്ലെൻ', 'గ్లెన్', 'ಗ್ಲೆನ್', 'ग्लेन', '{}'),
    ('name', 'Gokhale', 'கோகலே', 'ഗോഖലെ', 'గోఖలే', 'ಗೋಖಲೆ', 'गोखले', '{}'),
    ('name', 'Gokul', 'கோகுல்', 'ഗോകുൽ', 'గోకుల్', 'ಗೋಕುಲ್', 'गोकुल', '{}'),
    ('name', 'Gopalan', 'கோபாலன்', 'ഗോപാലൻ', 'గోపాలన్', 'ಗೋಪಾಲನ್', 'गोपालन', '{}'),
    ('name', 'Gopika', 'கோபிகா', 'ഗോപിക', 'గోపిక', 'ಗೋಪಿಕಾ', 'गोपिका', '{}'),
    ('name', 'Goud', 'கவுட்', 'ഗൗഡ്', 'గౌడ్', 'ಗೌಡ್', 'गौड़', '{}'),
    ('name', 'Govindarajan', 'கோவிந்தராஜன்', 'ഗോവിന്ദരാജൻ', 'గోవిందరాజన్', 'ಗೋವಿಂದರಾಜನ್', 'गोविंदराजन', '{}'),
    ('name', 'Gowda', 'கவுடா', 'ഗൗഡ', 'గౌడ', 'ಗೌಡ', 'गौड़ा', '{Gouda}'),
    ('name', 'Grace', 'கிரேஸ்', 'ഗ്രേസ്', 'గ్రేస్', 'ಗ್ರೇಸ್', 'ग्रेस', '{}'),
    ('name', 'Gracy', 'கிரேசி', 'ഗ്രേസി', 'గ్రేసీ', 'ಗ್ರೇಸಿ', 'ग्रेसी', '{}'),
    ('name', 'Grewal', 'கிரேவால்', 'ഗ്രെവാൾ', 'గ్రేవాల్', 'ಗ್ರೇವಾಲ್', 'ग्रेवाल', '{}'),
    ('name', 'Gupta', 'குப்தா', 'ഗുപ്ത', 'గుప్తా', 'ಗುಪ್ತಾ', 'गुप्ता', '{}'),
    ('name', 'Gurdev', 'குர்தேவ்', 'ഗുർദേവ്', 'గుర్దేవ్', 'ಗುರ್ದೇವ್', 'गुरदेव', '{}'),
    ('name', 'Gurleen', 'குர்லீன்', 'ഗുർലീൻ', 'గుర్లీన్', 'ಗುರ್ಲೀನ್', 'गुरलीन', '{}'),
    ('name', 'Gurpreet', 'குர்பிரீத்', 'ഗുർപ്രീത്', 'గుర్‌ప్రీత్', 'ಗುರ್‌ಪ್ರೀತ್', 'गुरप्रीत', '{}'),
    ('name', 'Hafeez', 'ஹபீஸ்', 'ഹഫീസ്', 'హఫీజ్', 'ಹಫೀಜ್', 'हफीज', '{}'),
    ('name', 'Hameed', 'ஹமீது', 'ഹമീദ്', 'హమీద్', 'ಹಮೀದ್', 'हमीद', '{}'),
    ('name', 'Hamza', 'ஹம்சா', 'ഹംസ', 'హంజా', 'ಹಂಝಾ', 'हमजा', '{}'),
    ('name', 'Hansaben', 'ஹன்சாபென்', 'ഹൻസാബെൻ', 'హంసాబెన్', 'ಹಂಸಾಬೆನ್', 'हंसाबेन', '{}'),
    ('name', 'Harbhajan', 'ஹர்பஜன்', 'ഹർഭജൻ', 'హర్భజన్', 'ಹರ್ಭಜನ್', 'हरभजन', '{}'),
    ('name', 'Hardik', 'ஹர்திக்', 'ഹാർദിക്', 'హార్దిక్', 'ಹಾರ್ದಿಕ್', 'हार्दिक', '{}'),
    ('name', 'Hari', 'ஹரி', 'ഹരി', 'హరి', 'ಹರಿ', 'हरि', '{}'),
    ('name', 'Hariharan', 'ஹரிஹரன்', 'ഹരിഹരൻ', 'హరిహరన్', 'ಹರಿಹರನ್', 'हरिहरन', '{}'),
    ('name', 'Harika', 'ஹாரிகா', 'ഹാരിക', 'హారిక', 'ಹಾರಿಕಾ', 'हारिका', '{}'),
    ('name', 'Harini', 'ஹரிணி', 'ഹരിണി', 'హరిణి', 'ಹರಿಣಿ', 'हरिणी', '{}'),
    ('name', 'Harjinder', 'ஹர்ஜிந்தர்', 'ഹർജീന്ദർ', 'హర్జిందర్', 'ಹರ್ಜಿಂದರ್', 'हरजिंदर', '{}'),
    ('name', 'Harjit', 'ஹர்ஜித்', 'ഹർജീത്', 'హర్జీత్', 'ಹರ್ಜೀತ್', 'हरजीत', '{}'),
    ('name', 'Harpreet', 'ஹர்பிரீத்', 'ഹർപ്രീത്', 'హర్‌ప్రీత్', 'ಹರ್‌ಪ್ರೀತ್', 'हरप्रीत', '{}'),
    ('name', 'Hegde', 'ஹெக்டே', 'ഹെഗ്ഡെ', 'హెగ్డే', 'ಹೆಗಡೆ', 'हेगड़े', '{}'),
    ('name', 'Hetal', 'ஹேத்தல்', 'ഹേതൽ', 'హేతల్', 'ಹೇತಲ್', 'हेतल', '{}'),
    ('name', 'Hiba', 'ஹிபா', 'ഹിബ', 'హిబా', 'ಹಿಬಾ', 'हिबा', '{}'),
    ('name', 'Hilda', 'ஹில்டா', 'ഹിൽഡ', 'హిల్డా', 'ಹಿಲ್ಡಾ', 'हिल्डा', '{}'),
    ('name', 'Himanshu', 'ஹிமான்ஷு', 'ഹിമാൻഷു', 'హిమాంశు', 'ಹಿಮಾಂಶು', 'हिमांशु', '{}'),
    ('name', 'Hina', 'ஹினா', 'ഹിന', 'హీనా', 'ಹೀನಾ', 'हिना', '{}'),
    ('name', 'Hiremath', 'ஹிரேமத்', 'ഹിരേമഠ്', 'హిరేమఠ్', 'ಹಿರೇಮಠ', 'हिरेमठ', '{}'),
    ('name', 'Homi', 'ஹோமி', 'ഹോമി', 'హోమీ', 'ಹೋಮಿ', 'होमी', '{}'),
    ('name', 'Hussaini', 'ஹுசைனி', 'ഹുസൈനി', 'హుస్సేనీ', 'ಹುಸೇನಿ', 'हुसैनी', '{}'),
    ('name', 'Ibrahim', 'இப்ராஹிம்', 'ഇബ്രാഹിം', 'ఇబ్రహీం', 'ಇಬ್ರಾಹಿಂ', 'इब्राहिम', '{}'),
    ('name', 'Ilaben', 'இலாபென்', 'ഇളാബെൻ', 'ఇలాబెన్', 'ಇಲಾಬೆನ್', 'इलाबेन', '{}'),
    ('name', 'Ilango', 'இளங்கோ', 'ഇളങ്കോ', 'ఇళంగో', 'ಇಳಂಗೋ', 'इलंगो', '{Elango}'),
    ('name', 'Immanuel', 'இம்மானுவேல்', 'ഇമ്മാനുവേൽ', 'ఇమ్మాన్యుయేల్', 'ಇಮ್ಮಾನ್ಯುಯೇಲ್', 'इमैनुएल', '{}'),
    ('name', 'Imran', 'இம்ரான்', 'ഇമ്രാൻ', 'ఇమ్రాన్', 'ಇಮ್ರಾನ್', 'इमरान', '{}'),
    ('name', 'Indira', 'இந்திரா', 'ഇന്ദിര', 'ఇందిర', 'ಇಂದಿರಾ', 'इंदिरा', '{}'),
    ('name', 'Indranil', 'இந்திரநீல்', 'ഇന്ദ്രനീൽ', 'ఇంద్రనీల్', 'ಇಂದ್ರನೀಲ್', 'इंद्रनील', '{}'),
    ('name', 'Iqbal', 'இக்பால்', 'ഇഖ്ബാൽ', 'ఇక్బాల్', 'ಇಕ್ಬಾಲ್', 'इकबाल', '{}'),
    ('name', 'Iqra', 'இக்ரா', 'ഇഖ്റ', 'ఇక్రా', 'ಇಕ್ರಾ', 'इकरा', '{}'),
    ('name', 'Irfan', 'இர்ஃபான்', 'ഇർഫാൻ', 'ఇర్ఫాన్', 'ಇರ್ಫಾನ್', 'इरफान', '{}'),
    ('name', 'Ishita', 'இஷிதா', 'ഇഷിത', 'ఇషిత', 'ಇಷಿತಾ', 'इशिता', '{}'),
    ('name', 'Jadhav', 'ஜாதவ்', 'ജാദവ്', 'జాదవ్', 'ಜಾಧವ್', 'जाधव', '{}'),
    ('name', 'Jaffar', 'ஜாஃபர்', 'ജാഫർ', 'జాఫర్', 'ಜಾಫರ್', 'जाफर', '{}'),
    ('name', 'Jagadish', 'ஜெகதீஷ்', 'ജഗദീഷ്', 'జగదీష్', 'ಜಗದೀಶ್', 'जगदीश', '{Jagadeesh}'),
    ('name', 'Jain', 'ஜெயின்', 'ജെയിൻ', 'జైన్', 'ಜೈನ್', 'जैन', '{}'),
    ('name', 'Jaiswal', 'ஜெய்ஸ்வால்', 'ജയ്സ്വാൾ', 'జైస్వాల్', 'ಜೈಸ್ವಾಲ್', 'जायसवाल', '{}'),
    ('name', 'Janani', 'ஜனனி', 'ജനനി', 'జనని', 'ಜನನಿ', 'जननी', '{}'),
    ('name', 'Janvi', 'ஜான்வி', 'ജാൻവി', 'జాన్వి', 'ಜಾನ್ವಿ', 'जाह्नवी', '{}'),
    ('name', 'Jasleen', 'ஜஸ்லீன்', 'ജസ്ലീൻ', 'జస్లీన్', 'ಜಸ್ಲೀನ್', 'जसलीन', '{}'),
    ('name', 'Jasna', 'ஜஸ்னா', 'ജസ്ന', 'జస్నా', 'ಜಸ್ನಾ', 'जस्ना', '{}'),
    ('name', 'Jaspreet', 'ஜஸ்பிரீத்', 'ജസ്പ്രീത്', 'జస్‌ప్రీత్', 'ಜಸ್‌ಪ್ರೀತ್', 'जसप्रीत', '{}'),
    ('name', 'Jaswant', 'ஜஸ்வந்த்', 'ജസ്വന്ത്', 'జస్వంత్', 'ಜಸ್ವಂತ್', 'जसवंत', '{}'),
    ('name', 'Jayanthi', 'ஜெயந்தி', 'ജയന്തി', 'జయంతి', 'ಜಯಂತಿ', 'जयंती', '{}'),
    ('name', 'Jayantilal', 'ஜெயந்திலால்', 'ജയന്തിലാൽ', 'జయంతిలాల్', 'ಜಯಂತಿಲಾಲ್', 'जयंतिलाल', '{}'),
    ('name', 'Jayashree', 'ஜெயஸ்ரீ', 'ജയശ്രീ', 'జయశ్రీ', 'ಜಯಶ್ರೀ', 'जयश्री', '{}'),
    ('name', 'Jebaraj', 'ஜெபராஜ்', 'ജെബരാജ്', 'జెబరాజ్', 'ಜೆಬರಾಜ್', 'जेबराज', '{}'),
    ('name', 'Jenifer', 'ஜெனிஃபர்', 'ജെന്നിഫർ', 'జెన్నిఫర్', 'ಜೆನ್ನಿಫರ್', 'जेनिफर', '{Jennifer}'),
    ('name', 'Jerin', 'ஜெரின்', 'ജെറിൻ', 'జెరిన్', 'ಜೆರಿನ್', 'जेरिन', '{}'),
    ('name', 'Jerome', 'ஜெரோம்', 'ജെരോം', 'జెరోమ్', 'ಜೆರೋಮ್', 'जेरोम', '{}'),
    ('name', 'Jignesh', 'ஜிக்னேஷ்', 'ജിഗ്നേഷ്', 'జిగ్నేష్', 'ಜಿಗ್ನೇಶ್', 'जिग्नेश', '{}'),
    ('name', 'Jincy', 'ஜின்சி', 'ജിൻസി', 'జిన్సీ', 'ಜಿನ್ಸಿ', 'जिंसी', '{}'),
    ('name', 'Jithin', 'ஜிதின்', 'ജിതിൻ', 'జితిన్', 'ಜಿತಿನ್', 'जितिन', '{}'),
    ('name', 'Jobin', 'ஜோபின்', 'ജോബിൻ', 'జోబిన్', 'ಜೋಬಿನ್', 'जोबिन', '{}'),
    ('name', 'Joseph', 'ஜோசப்', 'ജോസഫ്', 'జోసెఫ్', 'ಜೋಸೆಫ್', 'जोसेफ', '{}'),
    ('name', 'Joshi', 'ஜோஷி', 'ജോഷി', 'జోషి', 'ಜೋಷಿ', 'जोशी', '{}'),
    ('name', 'Joshua', 'ஜோஷுவா', 'ജോഷ്വ', 'జాషువా', 'ಜೋಶುವಾ', 'जोशुआ', '{}'),
    ('name', 'Jovita', 'ஜோவிதா', 'ജോവിറ്റ', 'జోవిటా', 'ಜೋವಿಟಾ', 'जोविटा', '{}'),
    ('name', 'Junaid', 'ஜுனைத்', 'ജുനൈദ്', 'జునైద్', 'ಜುನೈದ್', 'जुनैद', '{}'),
    ('name', 'Jyoti', 'ஜோதி', 'ജ്യോതി', 'జ్యోతి', 'ಜ್ಯೋತಿ', 'ज्योति', '{Jyothi}'),
    ('name', 'Jyotsnaben', 'ஜோத்ஸ்னாபென்', 'ജ്യോത്സ്നാബെൻ', 'జ్యోత్స్నాబెన్', 'ಜ್ಯೋತ್ಸ್ನಾಬೆನ್', 'ज्योत्स्नाबेन', '{}'),
    ('name', 'Kadheeja', 'கதீஜா', 'ഖദീജ', 'ఖదీజా', 'ಖದೀಜಾ', 'खदीजा', '{}'),
    ('name', 'Kailash', 'கைலாஷ்', 'കൈലാഷ്', 'కైలాష్', 'ಕೈಲಾಶ್', 'कैलाश', '{}'),
    ('name', 'Kaizad', 'கைசாத்', 'കൈസാദ്', 'కైజాద్', 'ಕೈಜಾದ್', 'कैजाद', '{}'),
    ('name', 'Kalaiselvi', 'கலைச்செல்வி', 'കലൈശെൽവി', 'కలైసెల్వి', 'ಕಲೈಸೆಲ್ವಿ', 'कलैसेल्वी', '{}'),
    ('name', 'Kalpana', 'கல்பனா', 'കൽപന', 'కల్పన', 'ಕಲ್ಪನಾ', 'कल्पना', '{}'),
    ('name', 'Kalyani', 'கல்யாணி', 'കല്യാണി', 'కల్యాణి', 'ಕಲ್ಯಾಣಿ', 'कल्याणी', '{}'),
    ('name', 'Kamala', 'கமலா', 'കമല', 'కమల', 'ಕಮಲಾ', 'कमला', '{}'),
    ('name', 'Kamath', 'காமத்', 'കാമത്', 'కామత్', 'ಕಾಮತ್', 'कामत', '{}'),
    ('name', 'Kamble', 'காம்ப்ளே', 'കാംബ്ലെ', 'కాంబ్లే', 'ಕಾಂಬ್ಲೆ', 'कांब्ले', '{}'),
    ('name', 'Kamla', 'கம்லா', 'കമല', 'కమలా', 'ಕಮಲಾ', 'कमला', '{}'),
    ('name', 'Kanchan', 'காஞ்சன்', 'കാഞ്ചൻ', 'కాంచన్', 'ಕಾಂಚನ್', 'कंचन', '{}'),
    ('name', 'Kannan', 'கண்ணன்', 'കണ്ണൻ', 'కణ్ణన్', 'ಕಣ್ಣನ್', 'कन्नन', '{}'),
    ('name', 'Kapoor', 'கபூர்', 'കപൂർ', 'కపూర్', 'ಕಪೂರ್', 'कपूर', '{}'),
    ('name', 'Karan', 'கரண்', 'കരൺ', 'కరణ్', 'ಕರಣ್', 'करण', '{}'),
    ('name', 'Karanvir', 'கரண்வீர்', 'കരൺവീർ', 'కరణ్‌వీర్', 'ಕರಣ್‌ವೀರ್', 'करणवीर', '{}'),
    ('name', 'Karthik', 'கார்த்திக்', 'കാർത്തിക്', 'కార్తీక్', 'ಕಾರ್ತಿಕ್', 'कार्तिक', '{Karthick,Kartik}'),
    ('name', 'Karuna', 'கருணா', 'കരുണ', 'కరుణ', 'ಕರುಣಾ', 'करुणा', '{}'),
    ('name', 'Kasliwal', 'காஸ்லிவால்', 'കാസ്‌ലിവാൾ', 'కాస్లీవాల్', 'ಕಾಸ್ಲೀವಾಲ್', 'कासलीवाल', '{}'),
    ('name', 'Kaur', 'கவுர்', 'കൗർ', 'కౌర్', 'ಕೌರ್', 'कौर', '{}'),
    ('name', 'Kaushik', 'கௌசிக்', 'കൗശിക്', 'కౌశిక్', 'ಕೌಶಿಕ್', 'कौशिक', '{}'),
    ('name', 'Kavitha', 'கவிதா', 'കവിത', 'కవిత', 'ಕವಿತಾ', 'कविता', '{Kavita}'),
    ('name', 'Kavya', 'காவ்யா', 'കാവ്യ', 'కావ్య', 'ಕಾವ್ಯಾ', 'काव्या', '{}'),
    ('name', 'Kedar', 'கேதார்', 'കേദാർ', 'కేదార్', 'ಕೇದಾರ್', 'केदार', '{}'),
    ('name', 'Keerthana', 'கீர்த்தனா', 'കീർത്തന', 'కీర్తన', 'ಕೀರ್ತನಾ', 'कीर्तना', '{}'),
    ('name', 'Ketaki', 'கேதகி', 'കേതകി', 'కేతకి', 'ಕೇತಕಿ', 'केतकी', '{}'),
    ('name', 'Ketan', 'கேத்தன்', 'കേതൻ', 'కేతన్', 'ಕೇತನ್', 'केतन', '{}'),
    ('name', 'Kevin', 'கெவின்', 'കെവിൻ', 'కెవిన్', 'ಕೆವಿನ್', 'केविन', '{}'),
    ('name', 'Khadeeja', 'கதீஜா', 'ഖദീജ', 'ఖదీజా', 'ಖದೀಜಾ', 'खदीजा', '{}'),
    ('name', 'Khan', 'கான்', 'ഖാൻ', 'ఖాన్', 'ಖಾನ್', 'खान', '{}'),
    ('name', 'Khandelwal', 'கண்டேல்வால்', 'ഖണ്ഡേൽവാൾ', 'ఖండేల్వాల్', 'ಖಂಡೇಲ್ವಾಲ್', 'खंडेलवाल', '{}'),
    ('name', 'Khanna', 'கன்னா', 'ഖന്ന', 'ఖన్నా', 'ಖನ್ನಾ', 'खन्ना', '{}'),
    ('name', 'Khushbu', 'குஷ்பு', 'ഖുശ്ബു', 'ఖుష్బూ', 'ಖುಷ್ಬು', 'खुशबू', '{}'),
    ('name', 'Kiran', 'கிரண்', 'കിരൺ', 'కిరణ్', 'ಕಿರಣ್', 'किरण', '{}'),
    ('name', 'Kirandeep', 'கிரண்தீப்', 'കിരൺദീപ്', 'కిరణ్‌దీప్', 'ಕಿರಣ್‌ದೀಪ್', 'किरणदीप', '{}'),
    ('name', 'Kiritbhai', 'கிரீட்பாய்', 'കിരീട്ഭായ്', 'కిరీట్‌భాయ్', 'ಕಿರೀಟ್‌ಭಾಯ್', 'किरीटभाई', '{}'),
    ('name', 'Kizhakkekara', 'கிழக்கேகர', 'കിഴക്കേക്കര', 'కిళక్కేకర', 'ಕಿಳಕ್ಕೇಕರ', 'किझक्केकरा', '{}'),
    ('name', 'Kokilaben', 'கோகிலாபென்', 'കോകിലാബെൻ', 'కోకిలాబెన్', 'ಕೋಕಿಲಾಬೆನ್', 'कोकिलाबेन', '{}'),
    ('name', 'Komal', 'கோமல்', 'കോമൾ', 'కోమల్', 'ಕೋಮಲ್', 'कोमल', '{}'),
    ('name', 'Koteswara', 'கோட்டேஸ்வர', 'കോടേശ്വര', 'కోటేశ్వర', 'ಕೋಟೇಶ್ವರ', 'कोटेश्वर', '{}'),
    ('name', 'Koya', 'கோயா', 'കോയ', 'కోయ', 'ಕೋಯ', 'कोया', '{}'),
    ('name', 'Krishna', 'கிருஷ்ணா', 'കൃഷ്ണ', 'కృష్ణ', 'ಕೃಷ್ಣ', 'कृष्णा', '{}'),
    ('name', 'Krishnamurthy', 'கிருஷ்ணமூர்த்தி', 'കൃഷ്ണമൂർത്തി', 'కృష్ణమూర్తి', 'ಕೃಷ್ಣಮೂರ್ತಿ', 'कृष्णमूर्ति', '{Krishnamurthi}'),
    ('name', 'Krishnan', 'கிருஷ்ணன்', 'കൃഷ്ണൻ', 'కృష్ణన్', 'ಕೃಷ್ಣನ್', 'कृष्णन', '{}'),
    ('name', 'Krishnapriya', 'கிருஷ்ணப்ரியா', 'കൃഷ്ണപ്രിയ', 'కృష్ణప్రియ', 'ಕೃಷ್ಣಪ್ರಿಯಾ', 'कृष्णप्रिया', '{}'),
    ('name', 'Kriti', 'கிருத்தி', 'കൃതി', 'కృతి', 'ಕೃತಿ', 'कृति', '{}'),
    ('name', 'Krupa', 'கிருபா', 'കൃപ', 'కృప', 'ಕೃಪಾ', 'कृपा', '{Kripa}'),
    ('name', 'Kulkarni', 'குல்கர்னி', 'കുൽക്കർണി', 'కులకర్ణి', 'ಕುಲಕರ್ಣಿ', 'कुलकर्णी', '{}'),
    ('name', 'Kulwant', 'குல்வந்த்', 'കുൽവന്ത്', 'కుల్వంత్', 'ಕುಲ್ವಂತ್', 'कुलवंत', '{}'),
    ('name', 'Kumar', 'குமார்', 'കുമാർ', 'కుమార్', 'ಕುಮಾರ್', 'कुमार', '{}'),
    ('name', 'Kunal', 'குணால்', 'കുനാൽ', 'కునాల్', 'ಕುನಾಲ್', 'कुणाल', '{}'),
    ('name', 'Kurian', 'குரியன்', 'കുര്യൻ', 'కురియన్', 'ಕುರಿಯನ್', 'कुरियन', '{}'),
    ('name', 'Kurup', 'குருப்', 'കുറുപ്പ്', 'కురుప్', 'ಕುರುಪ್', 'कुरुप', '{}'),
    ('name', 'Kushwaha', 'குஷ்வாஹா', 'കുശ്വാഹ', 'కుష్వాహా', 'ಕುಷ್ವಾಹಾ', 'कुशवाहा', '{}'),
    ('name', 'Kusum', 'குசும்', 'കുസും', 'కుసుమ్', 'ಕುಸುಮ್', 'कुसुम', '{}'),
    ('name', 'Lahari', 'லஹரி', 'ലഹരി', 'లహరి', 'ಲಹರಿ', 'लहरी', '{}'),
    ('name', 'Lakshmi', 'லட்சுமி', 'ലക്ഷ്മി', 'లక్ష్మి', 'ಲಕ್ಷ್ಮಿ', 'लक्ष्मी', '{Laxmi}'),
    ('name', 'Lavanya', 'லாவண்யா', 'ലാവണ്യ', 'లావణ్య', 'ಲಾವಣ್ಯಾ', 'लावण्या', '{}'),
    ('name', 'Lavina', 'லவீனா', 'ലവീന', 'లవీనా', 'ಲವೀನಾ', 'लवीना', '{}'),
    ('name', 'Lawrence', 'லாரன்ஸ்', 'ലോറൻസ്', 'లారెన్స్', 'ಲಾರೆನ್ಸ್', 'लॉरेंस', '{}'),
    ('name', 'Leela', 'லீலா', 'ലീല', 'లీల', 'ಲೀಲಾ', 'लीला', '{}'),
    ('name', 'Lissy', 'லிஸி', 'ലിസി', 'లిస్సీ', 'ಲಿಸ್ಸಿ', 'लिस्सी', '{}'),
    ('name', 'Liya', 'லியா', 'ലിയ', 'లియా', 'ಲಿಯಾ', 'लिया', '{}'),
    ('name', 'Lobo', 'லோபோ', 'ലോബോ', 'లోబో', 'ಲೋಬೋ', 'लोबो', '{}'),
    ('name', 'Lodha', 'லோதா', 'ലോധ', 'లోధా', 'ಲೋಧಾ', 'लोढ़ा', '{}'),
    ('name', 'Lokesh', 'லோகேஷ்', 'ലോകേഷ്', 'లోకేష్', 'ಲೋಕೇಶ್', 'लोकेश', '{}'),
    ('name', 'Madhukar', 'மதுகர்', 'മധുകർ', 'మధుకర్', 'ಮಧುಕರ್', 'मधुकर', '{}'),
    ('name', 'Madhumitha', 'மதுமிதா', 'മധുമിത', 'మధుమిత', 'ಮಧುಮಿತಾ', 'मधुमिता', '{Madhumita}'),
    ('name', 'Madhurima', 'மதுரிமா', 'മധുരിമ', 'మధురిమ', 'ಮಧುರಿಮಾ', 'मधुरिमा', '{}'),
    ('name', 'Mahadeva', 'மகாதேவா', 'മഹാദേവ', 'మహాదేవ', 'ಮಹಾದೇವ', 'महादेव', '{}'),
    ('name', 'Mahesh', 'மகேஷ்', 'മഹേഷ്', 'మహేష్', 'ಮಹೇಶ್', 'महेश', '{}'),
    ('name', 'Maheshwari', 'மகேஸ்வரி', 'മഹേശ്വരി', 'మహేశ్వరి', 'ಮಹೇಶ್ವರಿ', 'माहेश्वरी', '{}'),
    ('name', 'Mahmood', 'மஹ்மூத்', 'മഹ്മൂദ്', 'మహ్మూద్', 'ಮಹ್ಮೂದ್', 'महमूद', '{}'),
    ('name', 'Malavika', 'மாளவிகா', 'മാളവിക', 'మాళవిక', 'ಮಾಳವಿಕಾ', 'मालविका', '{}'),
    ('name', 'Malhotra', 'மல்ஹோத்ரா', 'മൽഹോത്ര', 'మల్హోత్రా', 'ಮಲ್ಹೋತ್ರಾ', 'मल्होत्रा', '{}'),
    ('name', 'Mallikarjuna', 'மல்லிகார்ஜுனா', 'മല്ലികാർജുന', 'మల్లికార్జున', 'ಮಲ್ಲಿಕಾರ್ಜುನ', 'मल्लिकार्जुन', '{}'),
    ('name', 'Malviya', 'மாளவியா', 'മാളവ്യ', 'మాలవీయ', 'ಮಾಲವೀಯ', 'मालवीय', '{}'),
    ('name', 'Manasa', 'மானசா', 'മാനസ', 'మానస', 'ಮಾನಸಾ', 'मानसा', '{}'),
    ('name', 'Manasi', 'மானசி', 'മാനസി', 'మానసి', 'ಮಾನಸಿ', 'मानसी', '{}'),
    ('name', 'Mandar', 'மந்தார்', 'മന്ദാർ', 'మందార్', 'ಮಂದಾರ್', 'मंदार', '{}'),
    ('name', 'Mangala', 'மங்களா', 'മംഗള', 'మంగళ', 'ಮಂಗಳಾ', 'मंगला', '{}'),
    ('name', 'Manikandan', 'மணிகண்டன்', 'മണികണ്ഠൻ', 'మణికంఠన్', 'ಮಣಿಕಂಠನ್', 'मणिकंदन', '{}'),
    ('name', 'Manish', 'மனீஷ்', 'മനീഷ്', 'మనీష్', 'ಮನೀಷ್', 'मनीष', '{}'),
    ('name', 'Manju', 'மஞ்சு', 'മഞ്ജു', 'మంజు', 'ಮಂಜು', 'मंजू', '{}'),
    ('name', 'Manjulaben', 'மஞ்சுளாபென்', 'മഞ്ജുളാബെൻ', 'మంజులాబెన్', 'ಮಂಜುಳಾಬೆನ್', 'मंजुलाबेन', '{}'),
    ('name', 'Manjunath', 'மஞ்சுநாத்', 'മഞ്ജുനാഥ്', 'మంజునాథ్', 'ಮಂಜುನಾಥ್', 'मंजुनाथ', '{}'),
    ('name', 'Manoj', 'மனோஜ்', 'മനോജ്', 'మనోజ్', 'ಮನೋಜ್', 'मनोज', '{}'),
    ('name', 'Manpreet', 'மன்பிரீத்', 'മൻപ്രീത്', 'మన్‌ప్రీత్', 'ಮನ್‌ಪ್ರೀತ್', 'मनप्रीत', '{}'),
    ('name', 'Manvir', 'மன்வீர்', 'മൻവീർ', 'మన్వీర్', 'ಮನ್ವೀರ್', 'मनवीर', '{}'),
    ('name', 'Marar', 'மாரார்', 'മാരാർ', 'మారార్', 'ಮಾರಾರ್', 'मारार', '{}'),
    ('name', 'Mariam', 'மரியம்', 'മറിയം', 'మరియం', 'ಮರಿಯಂ', 'मरियम', '{}'),
    ('name', 'Mariamma', 'மரியம்மா', 'മറിയാമ്മ', 'మరియమ్మ', 'ಮರಿಯಮ್ಮ', 'मरियम्मा', '{}'),
    ('name', 'Mary', 'மேரி', 'മേരി', 'మేరీ', 'ಮೇರಿ', 'मैरी', '{}'),
    ('name', 'Mathew', 'மேத்யூ', 'മാത്യു', 'మాథ్యూ', 'ಮ್ಯಾಥ್ಯೂ', 'मैथ्यू', '{}'),
    ('name', 'Mathur', 'மாத்தூர்', 'മാഥുർ', 'మాథుర్', 'ಮಾಥುರ್', 'माथुर', '{}'),
    ('name', 'Maurya', 'மௌரியா', 'മൗര്യ', 'మౌర్య', 'ಮೌರ್ಯ', 'मौर्य', '{}'),
    ('name', 'Meena', 'மீனா', 'മീന', 'మీనా', 'ಮೀನಾ', 'मीना', '{}'),
    ('name', 'Meenakshi', 'மீனாட்சி', 'മീനാക്ഷി', 'మీనాక్షి', 'ಮೀನಾಕ್ಷಿ', 'मीनाक्षी', '{}'),
    ('name', 'Meera', 'மீரா', 'മീര', 'మీరా', 'ಮೀರಾ', 'मीरा', '{}'),
    ('name', 'Megha', 'மேகா', 'മേഘ', 'మేఘ', 'ಮೇಘಾ', 'मेघा', '{}'),
    ('name', 'Mehak', 'மெஹக்', 'മെഹക്', 'మెహక్', 'ಮೆಹಕ್', 'महक', '{}'),
    ('name', 'Mehrunnisa', 'மெஹருன்னிசா', 'മെഹറുന്നിസ', 'మెహరున్నిసా', 'ಮೆಹರುನ್ನಿಸಾ', 'मेहरुन्निसा', '{}'),
    ('name', 'Mehta', 'மேத்தா', 'മേത്ത', 'మెహతా', 'ಮೆಹತಾ', 'मेहता', '{}'),
    ('name', 'Mehul', 'மெஹுல்', 'മെഹുൽ', 'మెహుల్', 'ಮೆಹುಲ್', 'मेहुल', '{}'),
    ('name', 'Melita', 'மெலிட்டா', 'മെലിറ്റ', 'మెలిటా', 'ಮೆಲಿಟಾ', 'मेलिटा', '{}'),
    ('name', 'Melroy', 'மெல்ராய்', 'മെൽറോയ്', 'మెల్రాయ్', 'ಮೆಲ್ರಾಯ್', 'मेलरॉय', '{}'),
    ('name', 'Melvin', 'மெல்வின்', 'മെൽവിൻ', 'మెల్విన్', 'ಮೆಲ್ವಿನ್', 'मेल्विन', '{}'),
    ('name', 'Menon', 'மேனன்', 'മേനോൻ', 'మీనన్', 'ಮೆನನ್', 'मेनन', '{}'),
    ('name', 'Merin', 'மெரின்', 'മെറിൻ', 'మెరిన్', 'ಮೆರಿನ್', 'मेरिन', '{}'),
    ('name', 'Meshram', 'மேஷ்ராம்', 'മെഷ്റാം', 'మేశ్రామ్', 'ಮೇಶ್ರಾಮ್', 'मेश्राम', '{}'),
    ('name', 'Milind', 'மிலிந்த்', 'മിലിന്ദ്', 'మిలింద్', 'ಮಿಲಿಂದ್', 'मिलिंद', '{}'),
    ('name', 'Mishra', 'மிஸ்ரா', 'മിശ്ര', 'మిశ్రా', 'ಮಿಶ್ರಾ', 'मिश्रा', '{}'),
    ('name', 'Mistry', 'மிஸ்திரி', 'മിസ്ത്രി', 'మిస్త్రీ', 'ಮಿಸ್ತ್ರಿ', 'मिस्त्री', '{}'),
    ('name', 'Mital', 'மித்தல்', 'മിതൽ', 'మితల్', 'ಮಿತಲ್', 'मितल', '{}'),
    ('name', 'Mitali', 'மிதாலி', 'മിതാലി', 'మితాలీ', 'ಮಿತಾಲಿ', 'मिताली', '{}'),
    ('name', 'Mohammed', 'முகமது', 'മുഹമ്മദ്', 'మహమ్మద్', 'ಮೊಹಮ್ಮದ್', 'मोहम्मद', '{Mohamed,Mohammad}'),
    ('name', 'Mohit', 'மோகித்', 'മോഹിത്', 'మోహిత్', 'ಮೋಹಿತ್', 'मोहित', '{}'),
    ('name', 'Moideen', 'மொய்தீன்', 'മൊയ്തീൻ', 'మొయిదీన్', 'ಮೊಯ್ದೀನ್', 'मोइदीन', '{}'),
    ('name', 'Molly', 'மோலி', 'മോളി', 'మోలీ', 'ಮೋಲಿ', 'मॉली', '{}'),
    ('name', 'Mondal', 'மொண்டல்', 'മൊണ്ഡൽ', 'మండల్', 'ಮೊಂಡಲ್', 'मंडल', '{}'),
    ('name', 'Moumita', 'மௌமிதா', 'മൗമിത', 'మౌమిత', 'ಮೌಮಿತಾ', 'मौमिता', '{}'),
    ('name', 'Mounika', 'மௌனிகா', 'മൗനിക', 'మౌనిక', 'ಮೌನಿಕಾ', 'मौनिका', '{Mounica}'),
    ('name', 'Mrunal', 'மிருணாள்', 'മൃണാൾ', 'మృణాల్', 'ಮೃಣಾಲ್', 'मृणाल', '{Mrinal}'),
    ('name', 'Mudiraj', 'முதிராஜ்', 'മുദിരാജ്', 'ముదిరాజ్', 'ಮುದಿರಾಜ್', 'मुदिराज', '{}'),
    ('name', 'Mugdha', 'முக்தா', 'മുഗ്ധ', 'ముగ్ధ', 'ಮುಗ್ಧಾ', 'मुग्धा', '{}'),
    ('name', 'Mukeshbhai', 'முகேஷ்பாய்', 'മുകേഷ്ഭായ്', 'ముకేష్‌భాయ్', 'ಮುಕೇಶ್‌ಭಾಯ್', 'मुकेशभाई', '{}'),
    ('name', 'Mukherjee', 'முகர்ஜி', 'മുഖർജി', 'ముఖర్జీ', 'ಮುಖರ್ಜಿ', 'मुखर्जी', '{}'),
    ('name', 'Mumtaz', 'மும்தாஜ்', 'മുംതാസ്', 'ముంతాజ్', 'ಮುಮ್ತಾಜ್', 'मुमताज', '{}'),
    ('name', 'Murthy', 'மூர்த்தி', 'മൂർത്തി', 'మూర్తి', 'ಮೂರ್ತಿ', 'मूर्ति', '{Moorthy}'),
    ('name', 'Murugesan', 'முருகேசன்', 'മുരുകേശൻ', 'మురుగేశన్', 'ಮುರುಗೇಶನ್', 'मुरुगेसन', '{Murugeshan,Murukesan}'),
    ('name', 'Musthafa', 'முஸ்தபா', 'മുസ്തഫ', 'ముస్తఫా', 'ಮುಸ್ತಫಾ', 'मुस्तफा', '{Mustafa}'),
    ('name', 'Muthukumaraswamy', 'முத்துக்குமாரசாமி', 'മുത്തുകുമാരസ്വാമി', 'ముత్తుకుమారస్వామి', 'ಮುತ್ತುಕುಮಾರಸ್ವಾಮಿ', 'मुत्तुकुमारस्वामी', '{}'),
    ('name', 'Mythili', 'மைதிலி', 'മൈഥിലി', 'మైథిలి', 'ಮೈಥಿಲಿ', 'मैथिली', '{Maithili}'),
    ('name', 'Nadeem', 'நதீம்', 'നദീം', 'నదీమ్', 'ನದೀಮ್', 'नदीम', '{}'),
    ('name', 'Nafeesa', 'நபீசா', 'നഫീസ', 'నఫీసా', 'ನಫೀಸಾ', 'नफीसा', '{}'),
    ('name', 'Nagamani', 'நாகமணி', 'നാഗമണി', 'నాగమణి', 'ನಾಗಮಣಿ', 'नागमणि', '{}'),
    ('name', 'Nagaraj', 'நாகராஜ்', 'നാഗരാജ്', 'నాగరాజ్', 'ನಾಗರಾಜ್', 'नागराज', '{}'),
    ('name', 'Nagarathna', 'நாகரத்னா', 'നാഗരത്ന', 'నాగరత్న', 'ನಾಗರತ್ನಾ', 'नागरत्ना', '{Nagaratna}'),
    ('name', 'Nageswara', 'நாகேஸ்வர', 'നാഗേശ്വര', 'నాగేశ్వర', 'ನಾಗೇಶ್ವರ', 'नागेश्वर', '{}'),
    ('name', 'Naidu', 'நாயுடு', 'നായിഡു', 'నాయుడు', 'ನಾಯುಡು', 'नायडू', '{}'),
    ('name', 'Nair', 'நாயர்', 'നായർ', 'నాయర్', 'ನಾಯರ್', 'नायर', '{}'),
    ('name', 'Nalini', 'நளினி', 'നളിനി', 'నళిని', 'ನಳಿನಿ', 'नलिनी', '{}'),
    ('name', 'Nallan', 'நல்லான்', 'നല്ലാൻ', 'నల్లాన్', 'ನಲ್ಲಾನ್', 'नल्लान', '{}'),
    ('name', 'Nambiar', 'நம்பியார்', 'നമ്പ്യാർ', 'నంబియార్', 'ನಂಬಿಯಾರ್', 'नांबियार', '{}'),
    ('name', 'Namboothiri', 'நம்பூதிரி', 'നമ്പൂതിരി', 'నంబూదిరి', 'ನಂಬೂದಿರಿ', 'नंबूदिरी', '{Namboodiri}'),
    ('name', 'Nandhini', 'நந்தினி', 'നന്ദിനി', 'నందిని', 'ನಂದಿನಿ', 'नंदिनी', '{Nandini}'),
    ('name', 'Narasimha', 'நரசிம்ம', 'നരസിംഹ', 'నరసింహ', 'ನರಸಿಂಹ', 'नरसिंह', '{}'),
    ('name', 'Narayana', 'நாராயண', 'നാരായണ', 'నారాయణ', 'ನಾರಾಯಣ', 'नारायण', '{}'),
    ('name', 'Naresh', 'நரேஷ்', 'നരേഷ്', 'నరేష్', 'ನರೇಶ್', 'नरेश', '{}'),
    ('name', 'Nasir', 'நாசர்', 'നാസിർ', 'నాసిర్', 'ನಾಸಿರ್', 'नासिर', '{}'),
    ('name', 'Nasreen', 'நஸ்ரீன்', 'നസ്രീൻ', 'నస్రీన్', 'ನಸ್ರೀನ್', 'नसरीन', '{}'),
    ('name', 'Nasrin', 'நஸ்ரின்', 'നസ്രിൻ', 'నస్రిన్', 'ನಸ್ರಿನ್', 'नसरीन', '{}'),
    ('name', 'Natarajan', 'நடராஜன்', 'നടരാജൻ', 'నటరాజన్', 'ನಟರಾಜನ್', 'नटराजन', '{}'),
    ('name', 'Naveen', 'நவீன்', 'നവീൻ', 'నవీన్', 'ನವೀನ್', 'नवीन', '{}'),
    ('name', 'Navneet', 'நவ்நீத்', 'നവനീത്', 'నవ్‌నీత్', 'ನವ್‌ನೀತ್', 'नवनीत', '{}'),
    ('name', 'Nayana', 'நயனா', 'നയന', 'నయన', 'ನಯನಾ', 'नयना', '{}'),
    ('name', 'Neethu', 'நீது', 'നീതു', 'నీతు', 'ನೀತು', 'नीतू', '{}'),
    ('name', 'Neha', 'நேஹா', 'നേഹ', 'నేహా', 'ನೇಹಾ', 'नेहा', '{}'),
    ('name', 'Nelson', 'நெல்சன்', 'നെൽസൺ', 'నెల్సన్', 'ನೆಲ್ಸನ್', 'नेल्सन', '{}'),
    ('name', 'Nida', 'நிதா', 'നിദ', 'నిదా', 'ನಿದಾ', 'निदा', '{}'),
    ('name', 'Nidhi', 'நிதி', 'നിധി', 'నిధి', 'ನಿಧಿ', 'निधि', '{}'),
    ('name', 'Nikhil', 'நிகில்', 'നിഖിൽ', 'నిఖిల్', 'ನಿಖಿಲ್', 'निखिल', '{}'),
    ('name', 'Nilesh', 'நிலேஷ்', 'നിലേഷ്', 'నీలేష్', 'ನೀಲೇಶ್', 'नीलेश', '{}'),
    ('name', 'Nirav', 'நீரவ்', 'നീരവ്', 'నీరవ్', 'ನೀರವ್', 'नीरव', '{}'),
    ('name', 'Nisha', 'நிஷா', 'നിഷ', 'నిషా', 'ನಿಶಾ', 'निशा', '{}'),
    ('name', 'Nishad', 'நிஷாத்', 'നിഷാദ്', 'నిషాద్', 'ನಿಷಾದ್', 'निषाद', '{}'),
    ('name', 'Nithin', 'நிதின்', 'നിതിൻ', 'నితిన్', 'ನಿತಿನ್', 'नितिन', '{}'),
    ('name', 'Nithya', 'நித்யா', 'നിത്യ', 'నిత్య', 'ನಿತ್ಯಾ', 'नित्या', '{Nitya}'),
    ('name', 'Nitin', 'நிதின்', 'നിതിൻ', 'నితిన్', 'ನಿತಿನ್', 'नितिन', '{}'),
    ('name', 'Nizamuddin', 'நிஜாமுதீன்', 'നിസാമുദ്ദീൻ', 'నిజాముద్దీన్', 'ನಿಜಾಮುದ್ದೀನ್', 'निजामुद्दीन', '{}'),
    ('name', 'Onkar', 'ஓங்கார்', 'ഓംകാർ', 'ఓంకార్', 'ಓಂಕಾರ್', 'ओंकार', '{}'),
    ('name', 'Padmavathi', 'பத்மாவதி', 'പത്മാവതി', 'పద్మావతి', 'ಪದ್ಮಾವತಿ', 'पद्मावती', '{}'),
    ('name', 'Pal', 'பால்', 'പാൽ', 'పాల్', 'ಪಾಲ್', 'पाल', '{}'),
    ('name', 'Palanisamy', 'பழனிசாமி', 'പളനിസാമി', 'పళనిసామి', 'ಪಳನಿಸಾಮಿ', 'पलानीसामी', '{}'),
    ('name', 'Palanivelrajan', 'பழனிவேல்ராஜன்', 'പളനിവേൽരാജൻ', 'పళనివేల్‌రాజన్', 'ಪಳನಿವೇಲ್‌ರಾಜನ್', 'पलानिवेलराजन', '{}'),
    ('name', 'Pallavi', 'பல்லவி', 'പല്ലവി', 'పల్లవి', 'ಪಲ್ಲವಿ', 'पल्लवी', '{}'),
    ('name', 'Panangattuparambil', 'பனங்காட்டுப்பறம்பில்', 'പനങ്ങാട്ടുപറമ്പിൽ', 'పనంగాట్టుపరంబిల్', 'ಪನಂಗಾಟ್ಟುಪರಂಬಿಲ್', 'पनंगाट्टुपरंबिल', '{}'),
    ('name', 'Panchal', 'பஞ்சால்', 'പഞ്ചാൽ', 'పంచాల్', 'ಪಂಚಾಲ್', 'पांचाल', '{}'),
    ('name', 'Pandey', 'பாண்டே', 'പാണ്ഡെ', 'పాండే', 'ಪಾಂಡೆ', 'पांडे', '{}'),
    ('name', 'Pankaj', 'பங்கஜ்', 'പങ്കജ്', 'పంకజ్', 'ಪಂಕಜ್', 'पंकज', '{}'),
    ('name', 'Paramjit', 'பரம்ஜித்', 'പരംജിത്', 'పరంజీత్', 'ಪರಮ್‌ಜಿತ್', 'परमजीत', '{}'),
    ('name', 'Parmar', 'பர்மார்', 'പർമാർ', 'పర్మార్', 'ಪರ್ಮಾರ್', 'परमार', '{}'),
    ('name', 'Paromita', 'பரோமிதா', 'പരോമിത', 'పరోమిత', 'ಪರೋಮಿತಾ', 'पारोमिता', '{}'),
    ('name', 'Parth', 'பார்த்', 'പാർഥ്', 'పార్థ్', 'ಪಾರ್ಥ್', 'पार्थ', '{}'),
    ('name', 'Parvathi', 'பார்வதி', 'പാർവതി', 'పార్వతి', 'ಪಾರ್ವತಿ', 'पार्वती', '{}'),
    ('name', 'Parvathy', 'பார்வதி', 'പാർവതി', 'పార్వతి', 'ಪಾರ್ವತಿ', 'पार्वती', '{}'),
    ('name', 'Patel', 'படேல்', 'പട്ടേൽ', 'పటేల్', 'ಪಟೇಲ್', 'पटेल', '{}'),
    ('name', 'Patidar', 'பட்டிதார்', 'പട്ടീദാർ', 'పాటిదార్', 'ಪಾಟಿದಾರ್', 'पाटीदार', '{}'),
    ('name', 'Patil', 'பாட்டீல்', 'പാട്ടീൽ', 'పాటిల్', 'ಪಾಟೀಲ್', 'पाटिल', '{}'),
    ('name', 'Pavan', 'பவன்', 'പവൻ', 'పవన్', 'ಪವನ್', 'पवन', '{Pawan}'),
    ('name', 'Pavithra', 'பவித்ரா', 'പവിത്ര', 'పవిత్ర', 'ಪವಿತ್ರಾ', 'पवित्रा', '{Pavitra}'),
    ('name', 'Pawar', 'பவார்', 'പവാർ', 'పవార్', 'ಪವಾರ್', 'पवार', '{}'),
    ('name', 'Perin', 'பெரின்', 'പെരിൻ', 'పెరిన్', 'ಪೆರಿನ್', 'पेरिन', '{}'),
    ('name', 'Phani', 'பணி', 'ഫണി', 'ఫణి', 'ಫಣಿ', 'फणि', '{}'),
    ('name', 'Philip', 'பிலிப்', 'ഫിലിപ്പ്', 'ఫిలిప్', 'ಫಿಲಿಪ್', 'फिलिप', '{}'),
    ('name', 'Phule', 'புலே', 'ഫുലെ', 'ఫూలే', 'ಫೂಲೆ', 'फुले', '{}'),
    ('name', 'Pillai', 'பிள்ளை', 'പിള്ള', 'పిళ్లై', 'ಪಿಳ್ಳೈ', 'पिल्लई', '{}'),
    ('name', 'Pinto', 'பின்டோ', 'പിന്റോ', 'పింటో', 'ಪಿಂಟೋ', 'पिंटो', '{}'),
    ('name', 'Pooja', 'பூஜா', 'പൂജ', 'పూజ', 'ಪೂಜಾ', 'पूजा', '{Puja}'),
    ('name', 'Poojary', 'பூஜாரி', 'പൂജാരി', 'పూజారి', 'ಪೂಜಾರಿ', 'पुजारी', '{}'),
    ('name', 'Poulomi', 'பௌலோமி', 'പൗലോമി', 'పౌలోమి', 'ಪೌಲೋಮಿ', 'पौलोमी', '{}'),
    ('name', 'Prabhakaran', 'பிரபாகரன்', 'പ്രഭാകരൻ', 'ప్రభాకరన్', 'ಪ್ರಭಾಕರನ್', 'प्रभाकरन', '{}'),
    ('name', 'Prabhu', 'பிரபு', 'പ്രഭു', 'ప్రభు', 'ಪ್ರಭು', 'प्रभु', '{}'),
    ('name', 'Pradip', 'பிரதீப்', 'പ്രദീപ്', 'ప్రదీప్', 'ಪ್ರದೀಪ್', 'प्रदीप', '{Pradeep}'),
    ('name', 'Prajakta', 'பிராஜக்தா', 'പ്രാജക്ത', 'ప్రాజక్త', 'ಪ್ರಾಜಕ್ತಾ', 'प्राजक्ता', '{}'),
    ('name', 'Prakash', 'பிரகாஷ்', 'പ്രകാശ്', 'ప్రకాష్', 'ಪ್ರಕಾಶ್', 'प्रकाश', '{}'),
    ('name', 'Pramila', 'பிரமிளா', 'പ്രമീള', 'ప్రమీల', 'ಪ್ರಮೀಳಾ', 'प्रमिला', '{}'),
    ('name', 'Pranathi', 'பிரணதி', 'പ്രണതി', 'ప్రణతి', 'ಪ್ರಣತಿ', 'प्रणति', '{}'),
    ('name', 'Prashanth', 'பிரசாந்த்', 'പ്രശാന്ത്', 'ప్రశాంత్', 'ಪ್ರಶಾಂತ್', 'प्रशांत', '{Prasanth}'),
    ('name', 'Prashik', 'பிரஷிக்', 'പ്രശിക്', 'ప్రశిక్', 'ಪ್ರಶಿಕ್', 'प्रशिक', '{}'),
    ('name', 'Praveen', 'பிரவீன்', 'പ്രവീൺ', 'ప్రవీణ్', 'ಪ್ರವೀಣ್', 'प्रवीण', '{}'),
    ('name', 'Prema', 'பிரேமா', 'പ്രേമ', 'ప్రేమ', 'ಪ್ರೇಮಾ', 'प्रेमा', '{}'),
    ('name', 'Prerna', 'பிரேர்ணா', 'പ്രേരണ', 'ప్రేరణ', 'ಪ್ರೇರಣಾ', 'प्रेरणा', '{}'),
    ('name', 'Prisca', 'பிரிஸ்கா', 'പ്രിസ്ക', 'ప్రిస్కా', 'ಪ್ರಿಸ್ಕಾ', 'प्रिस्का', '{}'),
    ('name', 'Priscilla', 'பிரிசில்லா', 'പ്രിസില്ല', 'ప్రిస్సిల్లా', 'ಪ್ರಿಸಿಲ್ಲಾ', 'प्रिसिला', '{}'),
    ('name', 'Priya', 'பிரியா', 'പ്രിയ', 'ప్రియ', 'ಪ್ರಿಯಾ', 'प्रिया', '{}'),
    ('name', 'Priyanka', 'பிரியங்கா', 'പ്രിയങ്ക', 'ప్రియాంక', 'ಪ್ರಿಯಾಂಕಾ', 'प्रियंका', '{}'),
    ('name', 'Pushpa', 'புஷ்பா', 'പുഷ്പ', 'పుష్ప', 'ಪುಷ್ಪಾ', 'पुष्पा', '{}'),
    ('name', 'Puthenpurackal', 'புத்தன்புரக்கல்', 'പുത്തൻപുരയ്ക്കൽ', 'పుత్తన్‌పురక్కల్', 'ಪುತ್ತನ್‌ಪುರಕ್ಕಲ್', 'पुत्तनपुरक्कल', '{}'),
    ('name', 'Quadri', 'காத்ரி', 'ഖാദ്‌രി', 'ఖాద్రీ', 'ಖಾದ್ರಿ', 'कादरी', '{}'),
    ('name', 'Qureshi', 'குரேஷி', 'ഖുറൈഷി', 'ఖురేషి', 'ಖುರೇಷಿ', 'कुरैशी', '{}'),
    ('name', 'Radhamani', 'ராதாமணி', 'രാധാമണി', 'రాధామణి', 'ರಾಧಾಮಣಿ', 'राधामणि', '{}'),
    ('name', 'Raghavendra', 'ராகவேந்திரா', 'രാഘവേന്ദ്ര', 'రాఘవేంద్ర', 'ರಾಘವೇಂದ್ರ', 'राघवेंद्र', '{}'),
    ('name', 'Raghunatha', 'ரகுநாத', 'രഘുനാഥ', 'రఘునాథ', 'ರಘುನಾಥ', 'रघुनाथ', '{}'),
    ('name', 'Rahman', 'ரஹ்மான்', 'റഹ്മാൻ', 'రహ్మాన్', 'ರೆಹಮಾನ್', 'रहमान', '{}'),
    ('name', 'Rahmath', 'ரஹ்மத்', 'റഹ്മത്ത്', 'రహ్మత్', 'ರಹ್ಮತ್', 'रहमत', '{}'),
    ('name', 'Rahul', 'ராகுல்', 'രാഹുൽ', 'రాహుల్', 'ರಾಹುಲ್', 'राहुल', '{}'),
    ('name', 'Raj', 'ராஜ்', 'രാജ്', 'రాజ్', 'ರಾಜ್', 'राज', '{}'),
    ('name', 'Rajarshi', 'ராஜர்ஷி', 'രാജർഷി', 'రాజర్షి', 'ರಾಜರ್ಷಿ', 'राजर्षि', '{}'),
    ('name', 'Rajat', 'ரஜத்', 'രജത്', 'రజత్', 'ರಜತ್', 'रजत', '{}'),
    ('name', 'Rajeev', 'ராஜீவ்', 'രാജീവ്', 'రాజీవ్', 'ರಾಜೀವ್', 'राजीव', '{}'),
    ('name', 'Rajendra', 'ராஜேந்திரா', 'രാജേന്ദ്ര', 'రాజేంద్ర', 'ರಾಜೇಂದ್ರ', 'राजेंद्र', '{}'),
    ('name', 'Rajendran', 'ராஜேந்திரன்', 'രാജേന്ദ്രൻ', 'రాజేంద్రన్', 'ರಾಜೇಂದ್ರನ್', 'राजेंद्रन', '{}'),
    ('name', 'Rajesh', 'ராஜேஷ்', 'രാജേഷ്', 'రాజేష్', 'ರಾಜೇಶ್', 'राजेश', '{}'),
    ('name', 'Rajeswari', 'ராஜேஸ்வரி', 'രാജേശ്വരി', 'రాజేశ్వరి', 'ರಾಜೇಶ್ವರಿ', 'राजेश्वरी', '{Rajeshwari}'),
    ('name', 'Rakesh', 'ராகேஷ்', 'രാകേഷ്', 'రాకేష్', 'ರಾಕೇಶ್', 'राकेश', '{}'),
    ('name', 'Rakshitha', 'ரக்ஷிதா', 'രക്ഷിത', 'రక్షిత', 'ರಕ್ಷಿತಾ', 'रक्षिता', '{Rakshita}'),
    ('name', 'Rama', 'ரமா', 'രമ', 'రమ', 'ರಮಾ', 'रमा', '{}'),
    ('name', 'Ramabai', 'ரமாபாய்', 'രമാബായി', 'రమాబాయి', 'ರಮಾಬಾಯಿ', 'रमाबाई', '{}'),
    ('name', 'Ramachandran', 'ராமச்சந்திரன்', 'രാമചന്ദ്രൻ', 'రామచంద్రన్', 'ರಾಮಚಂದ್ರನ್', 'रामचंद्रन', '{}'),
    ('name', 'Ramakrishna', 'ராமகிருஷ்ணா', 'രാമകൃഷ്ണ', 'రామకృష్ణ', 'ರಾಮಕೃಷ್ಣ', 'रामकृष्ण', '{}'),
    ('name', 'Ramana', 'ரமணா', 'രമണ', 'రమణ', 'ರಮಣ', 'रमण', '{}'),
    ('name', 'Ramdas', 'ராம்தாஸ்', 'രാംദാസ്', 'రామ్‌దాస్', 'ರಾಮದಾಸ್', 'रामदास', '{}'),
    ('name', 'Ramesh', 'ரமேஷ்', 'രമേഷ്', 'రమేష్', 'ರಮೇಶ್', 'रमेश', '{}'),
    ('name', 'Rameshbhai', 'ரமேஷ்பாய்', 'രമേഷ്ഭായ്', 'రమేష్‌భాయ్', 'ರಮೇಶ್‌ಭಾಯ್', 'रमेशभाई', '{}'),
    ('name', 'Ramla', 'ரம்லா', 'റംല', 'రమ్లా', 'ರಮ್ಲಾ', 'रम्ला', '{}'),
    ('name', 'Ramteke', 'ராம்டேகே', 'രാംടെകെ', 'రామ్‌టేకే', 'ರಾಮ್‌ಟೇಕೆ', 'रामटेके', '{}'),
    ('name', 'Ramya', 'ரம்யா', 'രമ്യ', 'రమ్య', 'ರಮ್ಯಾ', 'रम्या', '{}'),
    ('name', 'Ranjit', 'ரஞ்சித்', 'രഞ്ജിത്', 'రంజిత్', 'ರಂಜಿತ್', 'रंजीत', '{}'),
    ('name', 'Ranjitha', 'ரஞ்சிதா', 'രഞ്ജിത', 'రంజిత', 'ರಂಜಿತಾ', 'रंजिता', '{}'),
    ('name', 'Rao', 'ராவ்', 'റാവു', 'రావు', 'ರಾವ್', 'राव', '{}'),
    ('name', 'Rasheed', 'ரஷீத்', 'റഷീദ്', 'రషీద్', 'ರಷೀದ್', 'रशीद', '{}'),
    ('name', 'Rashid', 'ரஷீத்', 'റാഷിദ്', 'రషీద్', 'ರಶೀದ್', 'राशिद', '{}'),
    ('name', 'Rathore', 'ரத்தோர்', 'റാത്തോഡ്', 'రాథోర్', 'ರಾಥೋರ್', 'राठौर', '{}'),
    ('name', 'Ratna', 'ரத்னா', 'രത്ന', 'రత్న', 'ರತ್ನಾ', 'रत्ना', '{Rathna}'),
    ('name', 'Ravi', 'ரவி', 'രവി', 'రవి', 'ರವಿ', 'रवि', '{}'),
    ('name', 'Raziya', 'ரசியா', 'റസിയ', 'రజియా', 'ರಜಿಯಾ', 'रजिया', '{}'),
    ('name', 'Reddy', 'ரெட்டி', 'റെഡ്ഡി', 'రెడ్డి', 'ರೆಡ್ಡಿ', 'रेड्डी', '{}'),
    ('name', 'Reena', 'ரீனா', 'റീന', 'రీనా', 'ರೀನಾ', 'रीना', '{}'),
    ('name', 'Rehana', 'ரெஹானா', 'റഹാന', 'రెహానా', 'ರೆಹಾನಾ', 'रेहाना', '{}'),
    ('name', 'Rekha', 'ரேகா', 'രേഖ', 'రేఖ', 'ರೇಖಾ', 'रेखा', '{}'),
    ('name', 'Remya', 'ரம்யா', 'രമ്യ', 'రమ్య', 'ರಮ್ಯಾ', 'रम्या', '{}'),
    ('name', 'Renjith', 'ரஞ்சித்', 'രഞ്ജിത്ത്', 'రంజిత్', 'ರಂಜಿತ್', 'रंजीत', '{}'),
    ('name', 'Revathi', 'ரேவதி', 'രേവതി', 'రేవతి', 'ರೇವತಿ', 'रेवती', '{}'),
    ('name', 'Riddhi', 'ரித்தி', 'റിദ്ധി', 'రిద్ధి', 'ರಿದ್ಧಿ', 'रिद्धि', '{}'),
    ('name', 'Rishi', 'ரிஷி', 'ഋഷി', 'రిషి', 'ರಿಷಿ', 'ऋषि', '{}'),
    ('name', 'Ritika', 'ரித்திகா', 'റിതിക', 'రితిక', 'ರಿತಿಕಾ', 'रितिका', '{}'),
    ('name', 'Ritu', 'ரித்து', 'ഋതു', 'రీతూ', 'ರಿತು', 'ऋतु', '{}'),
    ('name', 'Rituparna', 'ரிதுபர்ணா', 'ഋതുപർണ', 'రితుపర్ణ', 'ಋತುಪರ್ಣಾ', 'ऋतुपर्णा', '{}'),
    ('name', 'Riyaz', 'ரியாஸ்', 'റിയാസ്', 'రియాజ్', 'ರಿಯಾಜ್', 'रियाज', '{}'),
    ('name', 'Rizvi', 'ரிஸ்வி', 'റിസ്‌വി', 'రిజ్వీ', 'ರಿಜ್ವಿ', 'रिजवी', '{}'),
    ('name', 'Rizwana', 'ரிஸ்வானா', 'റിസ്വാന', 'రిజ్వానా', 'ರಿಜ್ವಾನಾ', 'रिजवाना', '{}'),
    ('name', 'Robert', 'ராபர்ட்', 'റോബർട്ട്', 'రాబర్ట్', 'ರಾಬರ್ಟ್', 'रॉबर्ट', '{}'),
    ('name', 'Rodrigues', 'ரோட்ரிக்ஸ்', 'റോഡ്രിഗസ്', 'రోడ్రిగ్స్', 'ರೋಡ್ರಿಗ್ಸ್', 'रोड्रिग्स', '{}'),
    ('name', 'Rohan', 'ரோகன்', 'രോഹൻ', 'రోహన్', 'ರೋಹನ್', 'रोहन', '{}'),
    ('name', 'Rohit', 'ரோகித்', 'രോഹിത്', 'రోహిత్', 'ರೋಹಿತ್', 'रोहित', '{}'),
    ('name', 'Rohith', 'ரோகித்', 'രോഹിത്', 'రోహిత్', 'ರೋಹಿತ್', 'रोहित', '{}'),
    ('name', 'Rose', 'ரோஸ்', 'റോസ്', 'రోజ్', 'ರೋಜ್', 'रोज', '{}'),
    ('name', 'Roshan', 'ரோஷன்', 'റോഷൻ', 'రోషన్', 'ರೋಷನ್', 'रोशन', '{}'),
    ('name', 'Rosy', 'ரோஸி', 'റോസി', 'రోజీ', 'ರೋಜಿ', 'रोजी', '{}'),
    ('name', 'Roxanne', 'ரோக்ஸேன்', 'റോക്സാൻ', 'రోక్సాన్', 'ರೋಕ್ಸಾನ್', 'रोक्सैन', '{}'),
    ('name', 'Royston', 'ராய்ஸ்டன்', 'റോയ്സ്റ്റൺ', 'రాయ్‌స్టన్', 'ರಾಯ್‌ಸ್ಟನ್', 'रॉयस्टन', '{}'),
    ('name', 'Rushabh', 'ருஷப்', 'ഋഷഭ്', 'రుషభ్', 'ರುಷಭ್', 'ऋषभ', '{}'),
    ('name', 'Rutuja', 'ருதுஜா', 'ഋതുജ', 'రుతుజ', 'ರುತುಜಾ', 'ऋतुजा', '{}'),
    ('name', 'Ryan', 'ரயான்', 'റയാൻ', 'ర్యాన్', 'ರ್ಯಾನ್', 'रयान', '{}'),
    ('name', 'Sabapathy', 'சபாபதி', 'സഭാപതി', 'సభాపతి', 'ಸಭಾಪತಿ', 'सभापति', '{}'),
    ('name', 'Sachin', 'சச்சின்', 'സച്ചിൻ', 'సచిన్', 'ಸಚಿನ್', 'सचिन', '{}'),
    ('name', 'Sadia', 'சாதியா', 'സാദിയ', 'సాదియా', 'ಸಾದಿಯಾ', 'सादिया', '{}'),
    ('name', 'Safa', 'சஃபா', 'സഫ', 'సఫా', 'ಸಫಾ', 'सफा', '{}'),
    ('name', 'Sagar', 'சாகர்', 'സാഗർ', 'సాగర్', 'ಸಾಗರ್', 'सागर', '{}'),
    ('name', 'Saha', 'சாஹா', 'സാഹ', 'సాహా', 'ಸಾಹಾ', 'साहा', '{}'),
    ('name', 'Sahana', 'சஹானா', 'സഹന', 'సహన', 'ಸಹನಾ', 'सहना', '{}'),
    ('name', 'Sahil', 'சாஹில்', 'സാഹിൽ', 'సాహిల్', 'ಸಾಹಿಲ್', 'साहिल', '{}'),
    ('name', 'Sai', 'சாய்', 'സായി', 'సాయి', 'ಸಾಯಿ', 'साई', '{}'),
    ('name', 'Saini', 'சைனி', 'സൈനി', 'సైనీ', 'ಸೈನಿ', 'सैनी', '{}'),
    ('name', 'Sakshi', 'சாக்ஷி', 'സാക്ഷി', 'సాక్షి', 'ಸಾಕ್ಷಿ', 'साक्षी', '{}'),
    ('name', 'Salman', 'சல்மான்', 'സൽമാൻ', 'సల్మాన్', 'ಸಲ್ಮಾನ್', 'सलमान', '{}'),
    ('name', 'Sambasiva', 'சாம்பசிவ', 'സാംബശിവ', 'సాంబశివ', 'ಸಾಂಬಶಿವ', 'सांबशिव', '{}'),
    ('name', 'Samir', 'சமீர்', 'സമീർ', 'సమీర్', 'ಸಮೀರ್', 'समीर', '{Sameer}'),
    ('name', 'Sana', 'சனா', 'സന', 'సనా', 'ಸನಾ', 'सना', '{}'),
    ('name', 'Sanchita', 'சஞ்சிதா', 'സഞ്ചിത', 'సంచిత', 'ಸಂಚಿತಾ', 'संचिता', '{}'),
    ('name', 'Sandeep', 'சந்தீப்', 'സന്ദീപ്', 'సందీప్', 'ಸಂದೀಪ್', 'संदीप', '{Sandip}'),
    ('name', 'Sandhu', 'சந்து', 'സന്ധു', 'సంధు', 'ಸಂಧು', 'संधू', '{}'),
    ('name', 'Sangeetha', 'சங்கீதா', 'സംഗീത', 'సంగీత', 'ಸಂಗೀತಾ', 'संगीता', '{Sangeeta}'),
    ('name', 'Sanghvi', 'சங்வி', 'സംഘ്‌വി', 'సంఘ్వీ', 'ಸಂಘ್ವಿ', 'संघवी', '{}'),
    ('name', 'Sanjay', 'சஞ்சய்', 'സഞ്ജയ്', 'సంజయ్', 'ಸಂಜಯ್', 'संजय', '{}'),
    ('name', 'Santhakumari', 'சாந்தகுமாரி', 'ശാന്തകുമാരി', 'శాంతకుమారి', 'ಶಾಂತಕುಮಾರಿ', 'शांतकुमारी', '{}'),
    ('name', 'Santhosh', 'சந்தோஷ்', 'സന്തോഷ്', 'సంతోష్', 'ಸಂತೋಷ್', 'संतोष', '{}'),
    ('name', 'Santosh', 'சந்தோஷ்', 'സന്തോഷ്', 'సంతోష్', 'ಸಂತೋಷ್', 'संतोष', '{}'),
    ('name', 'Sarada', 'சாரதா', 'ശാരദ', 'శారద', 'ಶಾರದಾ', 'शारदा', '{}'),
    ('name', 'Saraswathi', 'சரஸ்வதி', 'സരസ്വതി', 'సరస్వతి', 'ಸರಸ್ವತಿ', 'सरस्वती', '{Saraswathy,Saraswati}'),
    ('name', 'Saravanan', 'சரவணன்', 'ശരവണൻ', 'శరవణన్', 'ಶರವಣನ್', 'शरवणन', '{}'),
    ('name', 'Sarla', 'சர்லா', 'സരള', 'సరళ', 'ಸರಳಾ', 'सरला', '{}'),
    ('name', 'Sarma', 'சர்மா', 'ശർമ', 'శర్మ', 'ಶರ್ಮ', 'शर्मा', '{}'),
    ('name', 'Sarojini', 'சரோஜினி', 'സരോജിനി', 'సరోజిని', 'ಸರೋಜಿನಿ', 'सरोजिनी', '{}'),
    ('name', 'Sasidharan', 'சசிதரன்', 'ശശിധരൻ', 'శశిధరన్', 'ಶಶಿಧರನ್', 'शशिधरन', '{}'),
    ('name', 'Sathish', 'சதீஷ்', 'സതീഷ്', 'సతీష్', 'ಸತೀಶ್', 'सतीश', '{Satish,Satheesh}'),
    ('name', 'Satyanarayana', 'சத்யநாராயணா', 'സത്യനാരായണ', 'సత్యనారాయణ', 'ಸತ್ಯನಾರಾಯಣ', 'सत्यनारायण', '{}'),
    ('name', 'Saurabh', 'சௌரப்', 'സൗരഭ്', 'సౌరభ్', 'ಸೌರಭ್', 'सौरभ', '{}'),
    ('name', 'Savitri', 'சாவித்திரி', 'സാവിത്രി', 'సావిత్రి', 'ಸಾವಿತ್ರಿ', 'सावित्री', '{Savithri}'),
    ('name', 'Saxena', 'சக்சேனா', 'സക്സേന', 'సక్సేనా', 'ಸಕ್ಸೇನಾ', 'सक्सेना', '{}'),
    ('name', 'Sayali', 'சாயலி', 'സായലി', 'సాయలి', 'ಸಾಯಲಿ', 'सायली', '{}'),
    ('name', 'Sayan', 'சயன்', 'സായൻ', 'సాయన్', 'ಸಾಯನ್', 'सायन', '{}'),
    ('name', 'Selvaraj', 'செல்வராஜ்', 'സെൽവരാജ്', 'సెల్వరాజ్', 'ಸೆಲ್ವರಾಜ್', 'सेल्वराज', '{}'),
    ('name', 'Selvi', 'செல்வி', 'സെൽവി', 'సెల్వి', 'ಸೆಲ್ವಿ', 'सेल्वी', '{}'),
    ('name', 'Sen', 'சென்', 'സെൻ', 'సేన్', 'ಸೇನ್', 'सेन', '{}'),
    ('name', 'Senthil', 'செந்தில்', 'സെന്തിൽ', 'సెంథిల్', 'ಸೆಂಥಿಲ್', 'सेंथिल', '{}'),
    ('name', 'Sethi', 'சேத்தி', 'സേഠി', 'సేథీ', 'ಸೇಠಿ', 'सेठी', '{}'),
    ('name', 'Shabana', 'ஷபானா', 'ഷബാന', 'షబానా', 'ಶಬಾನಾ', 'शबाना', '{}'),
    ('name', 'Shafi', 'ஷஃபி', 'ഷാഫി', 'షఫీ', 'ಶಫಿ', 'शफी', '{}'),
    ('name', 'Shah', 'ஷா', 'ഷാ', 'షా', 'ಶಾ', 'शाह', '{}'),
    ('name', 'Shahana', 'ஷஹானா', 'ഷഹാന', 'షహానా', 'ಶಹಾನಾ', 'शहाना', '{}'),
    ('name', 'Shakeel', 'ஷகீல்', 'ഷകീൽ', 'షకీల్', 'ಶಕೀಲ್', 'शकील', '{}'),
    ('name', 'Shakuntala', 'சகுந்தலா', 'ശകുന്തള', 'శకుంతల', 'ಶಕುಂತಲಾ', 'शकुंतला', '{Shakunthala}'),
    ('name', 'Shanmugam', 'சண்முகம்', 'ഷൺമുഖം', 'షణ్ముగం', 'ಷಣ್ಮುಗಂ', 'षण्मुगम', '{}'),
    ('name', 'Shanthi', 'சாந்தி', 'ശാന്തി', 'శాంతి', 'ಶಾಂತಿ', 'शांति', '{}'),
    ('name', 'Shanti', 'சாந்தி', 'ശാന്തി', 'శాంతి', 'ಶಾಂತಿ', 'शांति', '{}'),
    ('name', 'Sharada', 'சாரதா', 'ശാരദ', 'శారద', 'ಶಾರದಾ', 'शारदा', '{Sharadha}'),
    ('name', 'Sharif', 'ஷெரீப்', 'ഷരീഫ്', 'షరీఫ్', 'ಶರೀಫ್', 'शरीफ', '{}'),
    ('name', 'Sharma', 'சர்மா', 'ശർമ', 'శర్మ', 'ಶರ್ಮಾ', 'शर्मा', '{}'),
    ('name', 'Sharon', 'ஷரோன்', 'ഷാരോൺ', 'షారోన్', 'ಶರೋನ್', 'शैरन', '{}'),
    ('name', 'Shashank', 'சஷாங்க்', 'ശശാങ്ക്', 'శశాంక్', 'ಶಶಾಂಕ್', 'शशांक', '{}'),
    ('name', 'Shashikant', 'சசிகாந்த்', 'ശശികാന്ത്', 'శశికాంత్', 'ಶಶಿಕಾಂತ್', 'शशिकांत', '{Shashikanth}'),
    ('name', 'Sheeba', 'ஷீபா', 'ഷീബ', 'షీబా', 'ಷೀಬಾ', 'शीबा', '{}'),
    ('name', 'Shekhawat', 'ஷெகாவத்', 'ശെഖാവത്', 'షెకావత్', 'ಶೇಖಾವತ್', 'शेखावत', '{}'),
    ('name', 'Shenoy', 'ஷெனாய்', 'ഷേണായ്', 'షెనాయ్', 'ಶೆಣೈ', 'शेनॉय', '{}'),
    ('name', 'Sherin', 'ஷெரின்', 'ഷെറിൻ', 'షెరిన్', 'ಷೆರಿನ್', 'शेरिन', '{}'),
    ('name', 'Shetty', 'ஷெட்டி', 'ഷെട്ടി', 'శెట్టి', 'ಶೆಟ್ಟಿ', 'शेट्टी', '{}'),
    ('name', 'Shihab', 'ஷிஹாப்', 'ഷിഹാബ്', 'షిహాబ్', 'ಷಿಹಾಬ್', 'शिहाब', '{}'),
    ('name', 'Shikha', 'ஷிகா', 'ശിഖ', 'శిఖ', 'ಶಿಖಾ', 'शिखा', '{}'),
    ('name', 'Shilpa', 'ஷில்பா', 'ശിൽപ', 'శిల్ప', 'ಶಿಲ್ಪಾ', 'शिल्पा', '{}'),
    ('name', 'Shinde', 'ஷிண்டே', 'ഷിൻഡെ', 'షిండే', 'ಶಿಂಧೆ', 'शिंदे', '{}'),
    ('name', 'Shirin', 'ஷிரின்', 'ഷിറിൻ', 'షిరిన్', 'ಷಿರಿನ್', 'शिरीन', '{}'),
    ('name', 'Shivani', 'ஷிவானி', 'ശിവാനി', 'శివాని', 'ಶಿವಾನಿ', 'शिवानी', '{}'),
    ('name', 'Shivanna', 'சிவண்ணா', 'ശിവണ്ണ', 'శివన్న', 'ಶಿವಣ್ಣ', 'शिवन्ना', '{}'),
    ('name', 'Shobha', 'ஷோபா', 'ശോഭ', 'శోభ', 'ಶೋಭಾ', 'शोभा', '{}'),
    ('name', 'Shreya', 'ஷ்ரேயா', 'ശ്രേയ', 'శ్రేయ', 'ಶ್ರೇಯಾ', 'श्रेया', '{}'),
    ('name', 'Shubham', 'சுபம்', 'ശുഭം', 'శుభమ్', 'ಶುಭಮ್', 'शुभम', '{}'),
    ('name', 'Shukla', 'சுக்லா', 'ശുക്ല', 'శుక్లా', 'ಶುಕ್ಲಾ', 'शुक्ला', '{}'),
    ('name', 'Shwetha', 'ஸ்வேதா', 'ശ്വേത', 'శ్వేత', 'ಶ್ವೇತಾ', 'श्वेता', '{Swetha,Shweta,Sweta}'),
    ('name', 'Shyam', 'ஷ்யாம்', 'ശ്യാം', 'శ్యామ్', 'ಶ್ಯಾಮ್', 'श्याम', '{}'),
    ('name', 'Siddharth', 'சித்தார்த்', 'സിദ്ധാർഥ്', 'సిద్ధార్థ్', 'ಸಿದ್ಧಾರ್ಥ್', 'सिद्धार्थ', '{}'),
    ('name', 'Siddiqui', 'சித்திக்கி', 'സിദ്ദീഖി', 'సిద్ధిఖీ', 'ಸಿದ್ದಿಕಿ', 'सिद्दीकी', '{}'),
    ('name', 'Sidhu', 'சித்து', 'സിദ്ധു', 'సిద్ధు', 'ಸಿದ್ಧು', 'सिद्धू', '{}'),
    ('name', 'Sijo', 'சிஜோ', 'സിജോ', 'సిజో', 'ಸಿಜೋ', 'सिजो', '{}'),
    ('name', 'Simran', 'சிம்ரன்', 'സിമ്രാൻ', 'సిమ్రాన్', 'ಸಿಮ್ರನ್', 'सिमरन', '{}'),
    ('name', 'Sinan', 'சினான்', 'സിനാൻ', 'సినాన్', 'ಸಿನಾನ್', 'सिनान', '{}'),
    ('name', 'Sindhu', 'சிந்து', 'സിന്ധു', 'సింధు', 'ಸಿಂಧು', 'सिंधु', '{}'),
    ('name', 'Singh', 'சிங்', 'സിങ്', 'సింగ్', 'ಸಿಂಗ್', 'सिंह', '{}'),
    ('name', 'Sirisha', 'சிரிஷா', 'ശിരിഷ', 'శిరీష', 'ಶಿರೀಷಾ', 'शिरीषा', '{}'),
    ('name', 'Sivakumar', 'சிவகுமார்', 'ശിവകുമാർ', 'శివకుమార్', 'ಶಿವಕುಮಾರ್', 'शिवकुमार', '{Shivakumar}'),
    ('name', 'Sneha', 'சினேகா', 'സ്നേഹ', 'స్నేహ', 'ಸ್ನೇಹಾ', 'स्नेहा', '{}'),
    ('name', 'Snehal', 'ஸ்னேஹல்', 'സ്നേഹൽ', 'స్నేహల్', 'ಸ್ನೇಹಲ್', 'स्नेहल', '{}'),
    ('name', 'Sohini', 'சோஹினி', 'സോഹിനി', 'సోహిని', 'ಸೋಹಿನಿ', 'सोहिनी', '{}'),
    ('name', 'Solanki', 'சோலங்கி', 'സോളങ്കി', 'సోలంకి', 'ಸೋಲಂಕಿ', 'सोलंकी', '{}'),
    ('name', 'Somasundaram', 'சோமசுந்தரம்', 'സോമസുന്ദരം', 'సోమసుందరం', 'ಸೋಮಸುಂದರಂ', 'सोमसुंदरम', '{}'),
    ('name', 'Sonawane', 'சோனாவானே', 'സോനവാനെ', 'సోనావణే', 'ಸೋನವಣೆ', 'सोनवणे', '{}'),
    ('name', 'Soni', 'சோனி', 'സോനി', 'సోనీ', 'ಸೋನಿ', 'सोनी', '{}'),
    ('name', 'Sorab', 'சோராப்', 'സൊറാബ്', 'సోరాబ్', 'ಸೋರಾಬ್', 'सोराब', '{}'),
    ('name', 'Soumya', 'சௌமியா', 'സൗമ്യ', 'సౌమ్య', 'ಸೌಮ್ಯಾ', 'सौम्या', '{}'),
    ('name', 'Sourav', 'சௌரவ்', 'സൗരവ്', 'సౌరవ్', 'ಸೌರವ್', 'सौरव', '{}'),
    ('name', 'Sowmya', 'சௌமியா', 'സൗമ്യ', 'సౌమ్య', 'ಸೌಮ್ಯಾ', 'सौम्या', '{}'),
    ('name', 'Sravani', 'ஸ்ராவணி', 'ശ്രാവണി', 'శ్రావణి', 'ಶ್ರಾವಣಿ', 'श्रावणी', '{}'),
    ('name', 'Sreedevi', 'ஸ்ரீதேவி', 'ശ്രീദേവി', 'శ్రీదేవి', 'ಶ್ರೀದೇವಿ', 'श्रीदेवी', '{Sridevi}'),
    ('name', 'Sreeja', 'ஸ்ரீஜா', 'ശ്രീജ', 'శ్రీజ', 'ಶ್ರೀಜಾ', 'श्रीजा', '{Srija}'),
    ('name', 'Sreejith', 'ஸ்ரீஜித்', 'ശ്രീജിത്', 'శ్రీజిత్', 'ಶ್ರೀಜಿತ್', 'श्रीजित', '{Sreejit}'),
    ('name', 'Sreelakshmi', 'ஸ்ரீலட்சுமி', 'ശ്രീലക്ഷ്മി', 'శ్రీలక్ష్మి', 'ಶ್ರೀಲಕ್ಷ್ಮಿ', 'श्रीलक्ष्मी', '{Srilakshmi}'),
    ('name', 'Srikanth', 'ஸ்ரீகாந்த்', 'ശ്രീകാന്ത്', 'శ్రీకాంత్', 'ಶ್ರೀಕಾಂತ್', 'श्रीकांत', '{Sreekanth,Shrikanth}'),
    ('name', 'Srinivas', 'ஸ்ரீனிவாஸ்', 'ശ്രീനിവാസ്', 'శ్రీనివాస్', 'ಶ್ರೀನಿವಾಸ್', 'श्रीनिवास', '{Sreenivas,Shrinivas}'),
    ('name', 'Srinivasa', 'ஸ்ரீனிவாச', 'ശ്രീനിവാസ', 'శ్రీనివాస', 'ಶ್ರೀನಿವಾಸ', 'श्रीनिवास', '{Sreenivasa}'),
    ('name', 'Srinivasavaradan', 'ஸ்ரீனிவாசவரதன்', 'ശ്രീനിവാസവരദൻ', 'శ్రీనివాసవరదన్', 'ಶ್ರೀನಿವಾಸವರದನ್', 'श्रीनिवासवरदन', '{}'),
    ('name', 'Srivastava', 'ஸ்ரீவாஸ்தவா', 'ശ്രീവാസ്തവ', 'శ్రీవాస్తవ', 'ಶ್ರೀವಾಸ್ತವ', 'श्रीवास्तव', '{Shrivastava}'),
    ('name', 'Stella', 'ஸ்டெல்லா', 'സ്റ്റെല്ല', 'స్టెల్లా', 'ಸ್ಟೆಲ್ಲಾ', 'स्टेल्ला', '{}'),
    ('name', 'Stephen', 'ஸ்டீபன்', 'സ്റ്റീഫൻ', 'స్టీఫెన్', 'ಸ್ಟೀಫನ್', 'स्टीफन', '{}'),
    ('name', 'Subaida', 'சுபைதா', 'സുബൈദ', 'జుబేదా', 'ಜುಬೇದಾ', 'जुबैदा', '{}'),
    ('name', 'Subhajit', 'சுபஜித்', 'ശുഭജിത്', 'శుభజిత్', 'ಶುಭಜಿತ್', 'शुभजीत', '{}'),
    ('name', 'Subhash', 'சுபாஷ்', 'സുഭാഷ്', 'సుభాష్', 'ಸುಭಾಷ್', 'सुभाष', '{}'),
    ('name', 'Subramania', 'சுப்ரமணிய', 'സുബ്രഹ്മണ്യ', 'సుబ్రమణ్య', 'ಸುಬ್ರಮಣ್ಯ', 'सुब्रमण्य', '{}'),
    ('name', 'Subramanian', 'சுப்ரமணியன்', 'സുബ്രഹ്മണ്യൻ', 'సుబ్రమణియన్', 'ಸುಬ್ರಮಣಿಯನ್', 'सुब्रमण्यन', '{Subramaniyan}'),
    ('name', 'Subrata', 'சுப்ரதா', 'സുബ്രത', 'సుబ్రత', 'ಸುಬ್ರತ', 'सुब्रत', '{}'),
    ('name', 'Sudarshan', 'சுதர்ஷன்', 'സുദർശൻ', 'సుదర్శన్', 'ಸುದರ್ಶನ್', 'सुदर्शन', '{}'),
    ('name', 'Sudesh', 'சுதேஷ்', 'സുദേശ്', 'సుదేశ్', 'ಸುದೇಶ್', 'सुदेश', '{}'),
    ('name', 'Sudha', 'சுதா', 'സുധ', 'సుధ', 'ಸುಧಾ', 'सुधा', '{}'),
    ('name', 'Sudheer', 'சுதீர்', 'സുധീർ', 'సుధీర్', 'ಸುಧೀರ್', 'सुधीर', '{Sudhir}'),
    ('name', 'Sujata', 'சுஜாதா', 'സുജാത', 'సుజాత', 'ಸುಜಾತಾ', 'सुजाता', '{}'),
    ('name', 'Sujatha', 'சுஜாதா', 'സുജാത', 'సుజాత', 'ಸುಜಾತಾ', 'सुजाता', '{}'),
    ('name', 'Sukhwinder', 'சுக்விந்தர்', 'സുഖ്‌വീന്ദർ', 'సుఖ్విందర్', 'ಸುಖ್ವಿಂದರ್', 'सुखविंदर', '{}'),
    ('name', 'Sukumaran', 'சுகுமாரன்', 'സുകുമാരൻ', 'సుకుమారన్', 'ಸುಕುಮಾರನ್', 'सुकुमारन', '{}'),
    ('name', 'Sulaiha', 'சுலைகா', 'സുലൈഖ', 'సులైహా', 'ಸುಲೈಹಾ', 'सुलैहा', '{}'),
    ('name', 'Sultana', 'சுல்தானா', 'സുൽത്താന', 'సుల్తానా', 'ಸುಲ್ತಾನಾ', 'सुल्ताना', '{}'),
    ('name', 'Sumitra', 'சுமித்ரா', 'സുമിത്ര', 'సుమిత్ర', 'ಸುಮಿತ್ರಾ', 'सुमित्रा', '{Sumithra}'),
    ('name', 'Sunanda', 'சுனந்தா', 'സുനന്ദ', 'సునంద', 'ಸುನಂದಾ', 'सुनंदा', '{}'),
    ('name', 'Sundaram', 'சுந்தரம்', 'സുന്ദരം', 'సుందరం', 'ಸುಂದರಂ', 'सुंदरम', '{}'),
    ('name', 'Sunder', 'சுந்தர்', 'സുന്ദർ', 'సుందర్', 'ಸುಂದರ್', 'सुंदर', '{Sundar}'),
    ('name', 'Sunita', 'சுனிதா', 'സുനിത', 'సునీత', 'ಸುನೀತಾ', 'सुनीता', '{Sunitha}'),
    ('name', 'Surana', 'சுரானா', 'സുരാന', 'సురానా', 'ಸುರಾನಾ', 'सुराणा', '{}'),
    ('name', 'Surendra', 'சுரேந்திரா', 'സുരേന്ദ്ര', 'సురేంద్ర', 'ಸುರೇಂದ್ರ', 'सुरेंद्र', '{}'),
    ('name', 'Suresh', 'சுரேஷ்', 'സുരേഷ്', 'సురేష్', 'ಸುರೇಶ್', 'सुरेश', '{}'),
    ('name', 'Surinder', 'சுரிந்தர்', 'സുരീന്ദർ', 'సురీందర్', 'ಸುರೀಂದರ್', 'सुरिंदर', '{}'),
    ('name', 'Surjit', 'சுர்ஜித்', 'സുർജീത്', 'సుర్జీత్', 'ಸುರ್ಜೀತ್', 'सुरजीत', '{}'),
    ('name', 'Surya', 'சூர்யா', 'സൂര്യ', 'సూర్య', 'ಸೂರ್ಯ', 'सूर्या', '{}'),
    ('name', 'Susamma', 'சூசம்மா', 'സൂസമ്മ', 'సూసమ్మ', 'ಸೂಸಮ್ಮ', 'सूसम्मा', '{}'),
    ('name', 'Sushila', 'சுசீலா', 'സുശീല', 'సుశీల', 'ಸುಶೀಲಾ', 'सुशीला', '{Susheela}'),
    ('name', 'Sushma', 'சுஷ்மா', 'സുഷമ', 'సుష్మ', 'ಸುಷ್ಮಾ', 'सुष्मा', '{}'),
    ('name', 'Swamy', 'சாமி', 'സ്വാമി', 'స్వామి', 'ಸ್ವಾಮಿ', 'स्वामी', '{}'),
    ('name', 'Swapan', 'ஸ்வபன்', 'സ്വപൻ', 'స్వపన్', 'ಸ್ವಪನ್', 'स्वपन', '{}'),
    ('name', 'Swapna', 'ஸ்வப்னா', 'സ്വപ്ന', 'స్వప్న', 'ಸ್ವಪ್ನಾ', 'स्वप्ना', '{}'),
    ('name', 'Swapnil', 'ஸ்வப்னில்', 'സ്വപ്നിൽ', 'స్వప్నిల్', 'ಸ್ವಪ್ನಿಲ್', 'स्वप्निल', '{}'),
    ('name', 'Swathi', 'சுவாதி', 'സ്വാതി', 'స్వాతి', 'ಸ್ವಾತಿ', 'स्वाति', '{}'),
    ('name', 'Swati', 'சுவாதி', 'സ്വാതി', 'స్వాతి', 'ಸ್ವಾತಿ', 'स्वाति', '{}'),
    ('name', 'Syed', 'சையது', 'സയ്യിദ്', 'సయ్యద్', 'ಸಯ್ಯದ್', 'सैयद', '{}'),
    ('name', 'Tahira', 'தாஹிரா', 'താഹിറ', 'తాహిరా', 'ತಾಹಿರಾ', 'ताहिरा', '{}'),
    ('name', 'Tanushree', 'தனுஸ்ரீ', 'തനുശ്രീ', 'తనుశ్రీ', 'ತನುಶ್ರೀ', 'तनुश्री', '{}'),
    ('name', 'Tanvi', 'தன்வி', 'തൻവി', 'తన్వి', 'ತನ್ವಿ', 'तन्वी', '{}'),
    ('name', 'Tapan', 'தபன்', 'തപൻ', 'తపన్', 'ತಪನ್', 'तपन', '{}'),
    ('name', 'Tariq', 'தாரிக்', 'താരിഖ്', 'తారిక్', 'ತಾರಿಕ್', 'तारिक', '{}'),
    ('name', 'Tarun', 'தருண்', 'തരുൺ', 'తరుణ్', 'ತರುಣ್', 'तरुण', '{}'),
    ('name', 'Teja', 'தேஜா', 'തേജ', 'తేజ', 'ತೇಜ', 'तेजा', '{}'),
    ('name', 'Tejal', 'தேஜல்', 'തേജൽ', 'తేజల్', 'ತೇಜಲ್', 'तेजल', '{}'),
    ('name', 'Tejaswini', 'தேஜஸ்வினி', 'തേജസ്വിനി', 'తేజస్విని', 'ತೇಜಸ್ವಿನಿ', 'तेजस्विनी', '{}'),
    ('name', 'Tessa', 'டெஸ்ஸா', 'ടെസ്സ', 'టెస్సా', 'ಟೆಸ್ಸಾ', 'टेस्सा', '{}'),
    ('name', 'Thakkar', 'தக்கர்', 'ഠക്കർ', 'ఠక్కర్', 'ಠಕ್ಕರ್', 'ठक्कर', '{}'),
    ('name', 'Thasni', 'தஸ்னி', 'തസ്നി', 'తస్ని', 'ತಸ್ನಿ', 'तस्नी', '{}'),
    ('name', 'Theresa', 'தெரசா', 'തെരേസ', 'థెరిసా', 'ಥೆರೆಸಾ', 'थेरेसा', '{}'),
    ('name', 'Thilagavathi', 'திலகவதி', 'തിലകവതി', 'తిలగవతి', 'ತಿಲಗವತಿ', 'तिलगवती', '{}'),
    ('name', 'Thirumalai', 'திருமலை', 'തിരുമല', 'తిరుమలై', 'ತಿರುಮಲೈ', 'तिरुमलै', '{}'),
    ('name', 'Thomas', 'தாமஸ்', 'തോമസ്', 'థామస్', 'ಥಾಮಸ್', 'थॉमस', '{}'),
    ('name', 'Tijo', 'டிஜோ', 'ടിജോ', 'టిజో', 'ಟಿಜೋ', 'टिजो', '{}'),
    ('name', 'Tiwari', 'திவாரி', 'തിവാരി', 'తివారీ', 'ತಿವಾರಿ', 'तिवारी', '{}'),
    ('name', 'Tomar', 'தோமர்', 'തോമർ', 'తోమర్', 'ತೋಮರ್', 'तोमर', '{}'),
    ('name', 'Trivedi', 'திரிவேதி', 'ത്രിവേദി', 'త్రివేది', 'ತ್ರಿವೇದಿ', 'त्रिवेदी', '{}'),
    ('name', 'Tushar', 'துஷார்', 'തുഷാർ', 'తుషార్', 'ತುಷಾರ್', 'तुषार', '{}'),
    ('name', 'Unnikrishnan', 'உன்னிகிருஷ்ணன்', 'ഉണ്ണികൃഷ്ണൻ', 'ఉన్నికృష్ణన్', 'ಉನ್ನಿಕೃಷ್ಣನ್', 'उन्नीकृष्णन', '{}'),
    ('name', 'Urmila', 'ஊர்மிளா', 'ഊർമിള', 'ఊర్మిళ', 'ಊರ್ಮಿಳಾ', 'उर्मिला', '{}'),
    ('name', 'Urvi', 'உர்வி', 'ഉർവി', 'ఉర్వి', 'ಉರ್ವಿ', 'उर्वी', '{}'),
    ('name', 'Usha', 'உஷா', 'ഉഷ', 'ఉష', 'ಉಷಾ', 'उषा', '{}'),
    ('name', 'Usmani', 'உஸ்மானி', 'ഉസ്മാനി', 'ఉస్మానీ', 'ಉಸ್ಮಾನಿ', 'उस्मानी', '{}'),
    ('name', 'Vaidehi', 'வைதேகி', 'വൈദേഹി', 'వైదేహి', 'ವೈದೇಹಿ', 'वैदेही', '{}'),
    ('name', 'Vaishali', 'வைஷாலி', 'വൈശാലി', 'వైశాలి', 'ವೈಶಾಲಿ', 'वैशाली', '{}'),
    ('name', 'Vaishnavi', 'வைஷ்ணவி', 'വൈഷ്ണവി', 'వైష్ణవి', 'ವೈಷ್ಣವಿ', 'वैष्णवी', '{}'),
    ('name', 'Valsamma', 'வல்சம்மா', 'വത്സമ്മ', 'వల్సమ్మ', 'ವಲ್ಸಮ್ಮ', 'वल्सम्मा', '{}'),
    ('name', 'Vamsi', 'வம்சி', 'വംശി', 'వంశీ', 'ವಂಶಿ', 'वंशी', '{}'),
    ('name', 'Vanaja', 'வனஜா', 'വനജ', 'వనజ', 'ವನಜಾ', 'वनजा', '{}'),
    ('name', 'Vandana', 'வந்தனா', 'വന്ദന', 'వందన', 'ವಂದನಾ', 'वंदना', '{}'),
    ('name', 'Varghese', 'வர்கீஸ்', 'വർഗീസ്', 'వర్గీస్', 'ವರ್ಗೀಸ್', 'वर्गीस', '{}'),
    ('name', 'Varun', 'வருண்', 'വരുൺ', 'వరుణ్', 'ವರುಣ್', 'वरुण', '{}'),
    ('name', 'Vasant', 'வசந்த்', 'വസന്ത്', 'వసంత్', 'ವಸಂತ್', 'वसंत', '{}'),
    ('name', 'Vasanth', 'வசந்த்', 'വസന്ത്', 'వసంత్', 'ವಸಂತ್', 'वसंत', '{}'),
    ('name', 'Vasantha', 'வசந்தா', 'വസന്ത', 'వసంత', 'ವಸಂತಾ', 'वसंता', '{}'),
    ('name', 'Vasudevan', 'வாசுதேவன்', 'വാസുദേവൻ', 'వాసుదేవన్', 'ವಾಸುದೇವನ್', 'वासुदेवन', '{}'),
    ('name', 'Vatsal', 'வத்சல்', 'വത്സൽ', 'వత్సల్', 'ವತ್ಸಲ್', 'वत्सल', '{}'),
    ('name', 'Veena', 'வீணா', 'വീണ', 'వీణ', 'ವೀಣಾ', 'वीणा', '{}'),
    ('name', 'Venkata', 'வெங்கட', 'വെങ്കട', 'వెంకట', 'ವೆಂಕಟ', 'वेंकट', '{}'),
    ('name', 'Venkatesan', 'வெங்கடேசன்', 'വെങ്കടേശൻ', 'వెంకటేశన్', 'ವೆಂಕಟೇಶನ್', 'वेंकटेशन', '{}'),
    ('name', 'Venkatesh', 'வெங்கடேஷ்', 'വെങ്കടേഷ്', 'వెంకటేష్', 'ವೆಂಕಟೇಶ್', 'वेंकटेश', '{}'),
    ('name', 'Verma', 'வர்மா', 'വർമ', 'వర్మ', 'ವರ್ಮಾ', 'वर्मा', '{}'),
    ('name', 'Victoria', 'விக்டோரியா', 'വിക്ടോറിയ', 'విక్టోరియా', 'ವಿಕ್ಟೋರಿಯಾ', 'विक्टोरिया', '{}'),
    ('name', 'Vidya', 'வித்யா', 'വിദ്യ', 'విద్య', 'ವಿದ್ಯಾ', 'विद्या', '{Vidhya}'),
    ('name', 'Vignesh', 'விக்னேஷ்', 'വിഘ്നേഷ്', 'విఘ్నేష్', 'ವಿಘ್ನೇಶ್', 'विघ्नेश', '{}'),
    ('name', 'Vijay', 'விஜய்', 'വിജയ്', 'విజయ్', 'ವಿಜಯ್', 'विजय', '{}'),
    ('name', 'Vijaya', 'விஜயா', 'വിജയ', 'విజయ', 'ವಿಜಯಾ', 'विजया', '{}'),
    ('name', 'Vijayalakshmi', 'விஜயலட்சுமி', 'വിജയലക്ഷ്മി', 'విజయలక్ష్మి', 'ವಿಜಯಲಕ್ಷ್ಮಿ', 'विजयलक्ष्मी', '{Vijayalaxmi}'),
    ('name', 'Vikas', 'விகாஸ்', 'വികാസ്', 'వికాస్', 'ವಿಕಾಸ್', 'विकास', '{}'),
    ('name', 'Vimal', 'விமல்', 'വിമൽ', 'విమల్', 'ವಿಮಲ್', 'विमल', '{}'),
    ('name', 'Vinay', 'வினய்', 'വിനയ്', 'వినయ్', 'ವಿನಯ್', 'विनय', '{}'),
    ('name', 'Vinod', 'வினோத்', 'വിനോദ്', 'వినోద్', 'ವಿನೋದ್', 'विनोद', '{Vinoth}'),
    ('name', 'Vishal', 'விஷால்', 'വിശാൽ', 'విశాల్', 'ವಿಶಾಲ್', 'विशाल', '{}'),
    ('name', 'Vishnu', 'விஷ்ணு', 'വിഷ്ണു', 'విష్ణు', 'ವಿಷ್ಣು', 'विष्णु', '{}'),
    ('name', 'Vivek', 'விவேக்', 'വിവേക്', 'వివేక్', 'ವಿವೇಕ್', 'विवेक', '{}'),
    ('name', 'Vora', 'வோரா', 'വോറ', 'వోరా', 'ವೋರಾ', 'वोरा', '{}'),
    ('name', 'Vyas', 'வியாஸ்', 'വ്യാസ്', 'వ్యాస్', 'ವ್ಯಾಸ್', 'व्यास', '{}'),
    ('name', 'Wadia', 'வாடியா', 'വാഡിയ', 'వాడియా', 'ವಾಡಿಯಾ', 'वाडिया', '{}'),
    ('name', 'Wankhede', 'வான்கடே', 'വാംഖഡെ', 'వాంఖడే', 'ವಾಂಖಡೆ', 'वानखेड़े', '{}'),
    ('name', 'Warrier', 'வாரியர்', 'വാരിയർ', 'వారియర్', 'ವಾರಿಯರ್', 'वारियर', '{}'),
    ('name', 'Wasim', 'வாசிம்', 'വസീം', 'వసీం', 'ವಸೀಂ', 'वसीम', '{Waseem}'),
    ('name', 'Wilson', 'வில்சன்', 'വിൽസൺ', 'విల్సన్', 'ವಿಲ್ಸನ್', 'विल्सन', '{}'),
    ('name', 'Yadav', 'யாதவ்', 'യാദവ്', 'యాదవ్', 'ಯಾದವ್', 'यादव', '{}'),
    ('name', 'Yamuna', 'யமுனா', 'യമുന', 'యమున', 'ಯಮುನಾ', 'यमुना', '{}'),
    ('name', 'Yashodhara', 'யசோதரா', 'യശോധര', 'యశోధర', 'ಯಶೋಧರಾ', 'यशोधरा', '{}'),
    ('name', 'Yasmin', 'யாஸ்மின்', 'യാസ്മിൻ', 'యాస్మిన్', 'ಯಾಸ್ಮಿನ್', 'यास्मीन', '{}'),
    ('name', 'Yogesh', 'யோகேஷ்', 'യോഗേഷ്', 'యోగేష్', 'ಯೋಗೇಶ್', 'योगेश', '{}'),
    ('name', 'Yunus', 'யூனுஸ்', 'യൂനുസ്', 'యూనస్', 'ಯೂನುಸ್', 'यूनुस', '{}'),
    ('name', 'Yuvaraj', 'யுவராஜ்', 'യുവരാജ്', 'యువరాజ్', 'ಯುವರಾಜ್', 'युवराज', '{}'),
    ('name', 'Zainab', 'ஜைனப்', 'സൈനബ്', 'జైనబ్', 'ಜೈನಬ್', 'जैनब', '{}'),
    ('name', 'Zainaba', 'ஜைனபா', 'സൈനബ', 'జైనబా', 'ಜೈನಬಾ', 'जैनबा', '{}'),
    ('name', 'Zoya', 'ஜோயா', 'സോയ', 'జోయా', 'ಜೋಯಾ', 'जोया', '{}'),
    ('name', 'Zubaida', 'ஜுபைதா', 'സുബൈദ', 'జుబేదా', 'ಜುಬೇದಾ', 'जुबैदा', '{}'),
    ('name', 'Zubair', 'ஜுபைர்', 'സുബൈർ', 'జుబేర్', 'ಜುಬೇರ್', 'जुबैर', '{}'),
    ('name', 'Zubin', 'ஜுபின்', 'സുബിൻ', 'జుబిన్', 'ಜುಬಿನ್', 'जुबिन', '{}'),
    ('name', 'Ganesh', 'கணேஷ்', 'ഗണേഷ്', 'గణేష్', 'ಗಣೇಶ್', 'गणेश', '{}'),
    ('name', 'Ahmed', 'அகமது', 'അഹമ്മദ്', 'అహ్మద్', 'ಅಹ್ಮದ್', 'अहमद', '{Ahmad}'),
    ('name', 'Ajay', 'அஜய்', 'അജയ്', 'అజయ్', 'ಅಜಯ್', 'अजय', '{}'),
    ('name', 'Alex', 'அலெக்ஸ்', 'അലെക്സ്', 'అలెక్స్', 'ಅಲೆಕ್ಸ್', 'एलेक्स', '{}'),
    ('name', 'Anbarasan', 'அன்பரசன்', 'അൻപരശൻ', 'అన్బరసన్', 'ಅನ್ಬರಸನ್', 'अन्बरसन', '{}'),
    ('name', 'Anil', 'அனில்', 'അനിൽ', 'అనిల్', 'ಅನಿಲ್', 'अनिल', '{}'),
    ('name', 'Anuradha', 'அனுராதா', 'അനുരാധ', 'అనురాధ', 'ಅನುರಾಧಾ', 'अनुराधा', '{}'),
    ('name', 'Ashish', 'ஆஷிஷ்', 'ആശിഷ്', 'ఆశిష్', 'ಆಶಿಶ್', 'आशीष', '{}'),
    ('name', 'Babu', 'பாபு', 'ബാബു', 'బాబు', 'ಬಾಬು', 'बाबू', '{}'),
    ('name', 'Balakrishnan', 'பாலகிருஷ்ணன்', 'ബാലകൃഷ്ണൻ', 'బాలకృష్ణన్', 'ಬಾಲಕೃಷ್ಣನ್', 'बालकृष्णन', '{}'),
    ('name', 'Balasubramanian', 'பாலசுப்ரமணியன்', 'ബാലസുബ്രഹ്മണ്യൻ', 'బాలసుబ్రమణియన్', 'ಬಾಲಸುಬ್ರಮಣಿಯನ್', 'बालसुब्रमण्यन', '{}'),
    ('name', 'Bhaskar', 'பாஸ்கர்', 'ഭാസ്കർ', 'భాస్కర్', 'ಭಾಸ್ಕರ್', 'भास्कर', '{Baskar}'),
    ('name', 'Bhaskaran', 'பாஸ்கரன்', 'ഭാസ്കരൻ', 'భాస్కరన్', 'ಭಾಸ್ಕರನ್', 'भास्करन', '{Baskaran}'),
    ('name', 'Bhavani', 'பவானி', 'ഭവാനി', 'భవాని', 'ಭವಾನಿ', 'भवानी', '{}'),
    ('name', 'Biju', 'பிஜு', 'ബിജു', 'బిజు', 'ಬಿಜು', 'बिजु', '{}'),
    ('name', 'Bindu', 'பிந்து', 'ബിന്ദു', 'బిందు', 'ಬಿಂದು', 'बिंदु', '{}'),
    ('name', 'Chandra', 'சந்திரா', 'ചന്ദ്ര', 'చంద్ర', 'ಚಂದ್ರ', 'चंद्रा', '{}'),
    ('name', 'Chandran', 'சந்திரன்', 'ചന്ദ്രൻ', 'చంద్రన్', 'ಚಂದ್ರನ್', 'चंद्रन', '{}'),
    ('name', 'Chandrika', 'சந்திரிகா', 'ചന്ദ്രിക', 'చంద్రిక', 'ಚಂದ್ರಿಕಾ', 'चंद्रिका', '{}'),
    ('name', 'Chaturvedi', 'சதுர்வேதி', 'ചതുർവേദി', 'చతుర్వేది', 'ಚತುರ್ವೇದಿ', 'चतुर्वेदी', '{}'),
    ('name', 'Chettiar', 'செட்டியார்', 'ചെട്ടിയാർ', 'చెట్టియార్', 'ಚೆಟ್ಟಿಯಾರ್', 'चेट्टियार', '{}'),
    ('name', 'Chopra', 'சோப்ரா', 'ചോപ്ര', 'చోప్రా', 'ಚೋಪ್ರಾ', 'चोप्रा', '{}'),
    ('name', 'Damodaran', 'தாமோதரன்', 'ദാമോദരൻ', 'దామోదరన్', 'ದಾಮೋದರನ್', 'दामोदरन', '{}'),
    ('name', 'David', 'டேவிட்', 'ഡേവിഡ്', 'డేవిడ్', 'ಡೇವಿಡ್', 'डेविड', '{}'),
    ('name', 'Dhanalakshmi', 'தனலட்சுமி', 'ധനലക്ഷ്മി', 'ధనలక్ష్మి', 'ಧನಲಕ್ಷ್ಮಿ', 'धनलक्ष्मी', '{}'),
    ('name', 'Durga', 'துர்கா', 'ദുർഗ', 'దుర్గ', 'ದುರ್ಗಾ', 'दुर्गा', '{}'),
    ('name', 'Dwivedi', 'த்விவேதி', 'ദ്വിവേദി', 'ద్వివేది', 'ದ್ವಿವೇದಿ', 'द्विवेदी', '{}'),
    ('name', 'Elumalai', 'ஏழுமலை', 'ഏഴുമല', 'ఏళుమలై', 'ಏಳುಮಲೈ', 'एलुमलै', '{}'),
    ('name', 'George', 'ஜார்ஜ்', 'ജോർജ്', 'జార్జ్', 'ಜಾರ್ಜ್', 'जॉर्ज', '{}'),
    ('name', 'Gopal', 'கோபால்', 'ഗോപാൽ', 'గోపాల్', 'ಗೋಪಾಲ್', 'गोपाल', '{}'),
    ('name', 'Gounder', 'கவுண்டர்', 'ഗൗണ്ടർ', 'గౌండర్', 'ಗೌಂಡರ್', 'गौंडर', '{}'),
    ('name', 'Gunasekaran', 'குணசேகரன்', 'ഗുണശേഖരൻ', 'గుణశేఖరన్', 'ಗುಣಶೇಖರನ್', 'गुणशेखरन', '{}'),
    ('name', 'Hasan', 'ஹசன்', 'ഹസൻ', 'హసన్', 'ಹಸನ್', 'हसन', '{}'),
    ('name', 'Hemalatha', 'ஹேமலதா', 'ഹേമലത', 'హేమలత', 'ಹೇಮಲತಾ', 'हेमलता', '{Hemalata}'),
    ('name', 'Hussain', 'உசேன்', 'ഹുസൈൻ', 'హుస్సేన్', 'ಹುಸೇನ್', 'हुसैन', '{}'),
    ('name', 'Ismail', 'இஸ்மாயில்', 'ഇസ്മായിൽ', 'ఇస్మాయిల్', 'ಇಸ್ಮಾಯಿಲ್', 'इस्माइल', '{}'),
    ('name', 'Iyengar', 'ஐயங்கார்', 'അയ്യങ്കാർ', 'అయ్యంగార్', 'ಅಯ್ಯಂಗಾರ್', 'अयंगार', '{}'),
    ('name', 'Iyer', 'ஐயர்', 'അയ്യർ', 'అయ్యర్', 'ಅಯ್ಯರ್', 'अय्यर', '{}'),
    ('name', 'Jacob', 'ஜேக்கப்', 'ജേക്കബ്', 'జాకబ్', 'ಜೇಕಬ್', 'जैकब', '{}'),
    ('name', 'Jaya', 'ஜெயா', 'ജയ', 'జయ', 'ಜಯಾ', 'जया', '{}'),
    ('name', 'Jayakumar', 'ஜெயக்குமார்', 'ജയകുമാർ', 'జయకుమార్', 'ಜಯಕುಮಾರ್', 'जयकुमार', '{}'),
    ('name', 'Jayalakshmi', 'ஜெயலட்சுமி', 'ജയലക്ഷ്മി', 'జయలక్ష్మి', 'ಜಯಲಕ್ಷ್ಮಿ', 'जयलक्ष्मी', '{}'),
    ('name', 'John', 'ஜான்', 'ജോൺ', 'జాన్', 'ಜಾನ್', 'जॉन', '{}'),
    ('name', 'Jose', 'ஜோஸ்', 'ജോസ്', 'జోస్', 'ಜೋಸ್', 'जोस', '{}'),
    ('name', 'Kareem', 'கரீம்', 'കരീം', 'కరీమ్', 'ಕರೀಮ್', 'करीम', '{}'),
    ('name', 'Kishore', 'கிஷோர்', 'കിശോർ', 'కిశోర్', 'ಕಿಶೋರ್', 'किशोर', '{}'),
    ('name', 'Krishnaveni', 'கிருஷ்ணவேணி', 'കൃഷ്ണവേണി', 'కృష్ణవేణి', 'ಕೃಷ್ಣವೇಣಿ', 'कृष्णवेणी', '{}'),
    ('name', 'Kumari', 'குமாரி', 'കുമാരി', 'కుమారి', 'ಕುಮಾರಿ', 'कुमारी', '{}'),
    ('name', 'Lal', 'லால்', 'ലാൽ', 'లాల్', 'ಲಾಲ್', 'लाल', '{}'),
    ('name', 'Lalitha', 'லலிதா', 'ലളിത', 'లలిత', 'ಲಲಿತಾ', 'ललिता', '{Lalita}'),
    ('name', 'Latha', 'லதா', 'ലത', 'లత', 'ಲತಾ', 'लता', '{Lata}'),
    ('name', 'Loganathan', 'லோகநாதன்', 'ലോകനാഥൻ', 'లోగనాథన్', 'ಲೋಗನಾಥನ್', 'लोगनाथन', '{}'),
    ('name', 'Madhavan', 'மாதவன்', 'മാധവൻ', 'మాధవన్', 'ಮಾಧವನ್', 'माधवन', '{}'),
    ('name', 'Madhavi', 'மாதவி', 'മാധവി', 'మాధవి', 'ಮಾಧವಿ', 'माधवी', '{}'),
    ('name', 'Mahalakshmi', 'மகாலட்சுமி', 'മഹാലക്ഷ്മി', 'మహాలక్ష్మి', 'ಮಹಾಲಕ್ಷ್ಮಿ', 'महालक्ष्मी', '{}'),
    ('name', 'Malathi', 'மாலதி', 'മാലതി', 'మాలతి', 'ಮಾಲತಿ', 'मालती', '{Malati}'),
    ('name', 'Mani', 'மணி', 'മണി', 'మణి', 'ಮಣಿ', 'मणि', '{}'),
    ('name', 'Manickam', 'மாணிக்கம்', 'മാണിക്കം', 'మాణిక్కం', 'ಮಾಣಿಕ್ಕಂ', 'माणिक्कम', '{}'),
    ('name', 'Mariappan', 'மாரியப்பன்', 'മാരിയപ്പൻ', 'మారియప్పన్', 'ಮಾರಿಯಪ್ಪನ್', 'मारियप्पन', '{}'),
    ('name', 'Marimuthu', 'மாரிமுத்து', 'മാരിമുത്തു', 'మారిముత్తు', 'ಮಾರಿಮುತ್ತು', 'मारिमुत्तु', '{}'),
    ('name', 'Michael', 'மைக்கேல்', 'മൈക്കിൾ', 'మైకేల్', 'ಮೈಕಲ್', 'माइकल', '{}'),
    ('name', 'Mohan', 'மோகன்', 'മോഹൻ', 'మోహన్', 'ಮೋಹನ್', 'मोहन', '{}'),
    ('name', 'Mudaliar', 'முதலியார்', 'മുദലിയാർ', 'ముదలియార్', 'ಮುದಲಿಯಾರ್', 'मुदलियार', '{}'),
    ('name', 'Mukesh', 'முகேஷ்', 'മുകേഷ്', 'ముకేష్', 'ಮುಕೇಶ್', 'मुकेश', '{}'),
    ('name', 'Muthu', 'முத்து', 'മുത്തു', 'ముత్తు', 'ಮುತ್ತು', 'मुत्तु', '{}'),
    ('name', 'Muthukumar', 'முத்துக்குமார்', 'മുത്തുകുമാർ', 'ముత్తుకుమార్', 'ಮುತ್ತುಕುಮಾರ್', 'मुत्तुकुमार', '{}'),
    ('name', 'Muthulakshmi', 'முத்துலட்சுமி', 'മുത്തുലക്ഷ്മി', 'ముత్తులక్ష్మి', 'ಮುತ್ತುಲಕ್ಷ್ಮಿ', 'मुत्तुलक्ष्मी', '{}'),
    ('name', 'Nadar', 'நாடார்', 'നാഡാർ', 'నాడార్', 'ನಾಡಾರ್', 'नाडार', '{}'),
    ('name', 'Nagarajan', 'நாகராஜன்', 'നാഗരാജൻ', 'నాగరాజన్', 'ನಾಗರಾಜನ್', 'नागराजन', '{}'),
    ('name', 'Nambi', 'நம்பி', 'നമ്പി', 'నంబి', 'ನಂಬಿ', 'नंबी', '{}'),
    ('name', 'Narayanan', 'நாராயணன்', 'നാരായണൻ', 'నారాయణన్', 'ನಾರಾಯಣನ್', 'नारायणन', '{}'),
    ('name', 'Nirmala', 'நிர்மலா', 'നിർമല', 'నిర్మల', 'ನಿರ್ಮಲಾ', 'निर्मला', '{}'),
    ('name', 'Padma', 'பத்மா', 'പത്മ', 'పద్మ', 'ಪದ್ಮಾ', 'पद्मा', '{}'),
    ('name', 'Padmini', 'பத்மினி', 'പത്മിനി', 'పద్మిని', 'ಪದ್ಮಿನಿ', 'पद्मिनी', '{}'),
    ('name', 'Pandian', 'பாண்டியன்', 'പാണ്ഡ്യൻ', 'పాండియన్', 'ಪಾಂಡಿಯನ್', 'पांडियन', '{}'),
    ('name', 'Paul', 'பால்', 'പോൾ', 'పాల్', 'ಪಾಲ್', 'पॉल', '{}'),
    ('name', 'Perumal', 'பெருமாள்', 'പെരുമാൾ', 'పెరుమాళ్', 'ಪೆರುಮಾಳ್', 'पेरुमाल', '{}'),
    ('name', 'Peter', 'பீட்டர்', 'പീറ്റർ', 'పీటర్', 'ಪೀಟರ್', 'पीटर', '{}'),
    ('name', 'Ponnusamy', 'பொன்னுசாமி', 'പൊന്നുസാമി', 'పొన్నుసామి', 'ಪೊನ್ನುಸಾಮಿ', 'पोन्नुसामी', '{}'),
    ('name', 'Prabha', 'பிரபா', 'പ്രഭ', 'ప్రభ', 'ಪ್ರಭಾ', 'प्रभा', '{}'),
    ('name', 'Pramod', 'பிரமோத்', 'പ്രമോദ്', 'ప్రమోద్', 'ಪ್ರಮೋದ್', 'प्रमोद', '{}'),
    ('name', 'Prasad', 'பிரசாத்', 'പ്രസാദ്', 'ప్రసాద్', 'ಪ್ರಸಾದ್', 'प्रसाद', '{}'),
    ('name', 'Preethi', 'பிரீத்தி', 'പ്രീതി', 'ప్రీతి', 'ಪ್ರೀತಿ', 'प्रीति', '{Preeti,Preethy}'),
    ('name', 'Radha', 'ராதா', 'രാധ', 'రాధ', 'ರಾಧಾ', 'राधा', '{}'),
    ('name', 'Radhakrishnan', 'ராதாகிருஷ்ணன்', 'രാധാകൃഷ്ണൻ', 'రాధాకృష్ణన్', 'ರಾಧಾಕೃಷ್ಣನ್', 'राधाकृष्णन', '{}'),
    ('name', 'Radhika', 'ராதிகா', 'രാധിക', 'రాధిక', 'ರಾಧಿಕಾ', 'राधिका', '{}'),
    ('name', 'Raghavan', 'ராகவன்', 'രാഘവൻ', 'రాఘవన్', 'ರಾಘವನ್', 'राघवन', '{}'),
    ('name', 'Raja', 'ராஜா', 'രാജ', 'రాజా', 'ರಾಜಾ', 'राजा', '{}'),
    ('name', 'Rajagopal', 'ராஜகோபால்', 'രാജഗോപാൽ', 'రాజగోపాల్', 'ರಾಜಗೋಪಾಲ್', 'राजगोपाल', '{}'),
    ('name', 'Rajalakshmi', 'ராஜலட்சுமி', 'രാജലക്ഷ്മി', 'రాజలక్ష్మి', 'ರಾಜಲಕ್ಷ್ಮಿ', 'राजलक्ष्मी', '{}'),
    ('name', 'Rajan', 'ராஜன்', 'രാജൻ', 'రాజన్', 'ರಾಜನ್', 'राजन', '{}'),
    ('name', 'Rajani', 'ரஜனி', 'രജനി', 'రజని', 'ರಜನಿ', 'रजनी', '{}'),
    ('name', 'Rajkumar', 'ராஜ்குமார்', 'രാജ്കുമാർ', 'రాజ్‌కుమార్', 'ರಾಜ್‌ಕುಮಾರ್', 'राजकुमार', '{}'),
    ('name', 'Raju', 'ராஜு', 'രാജു', 'రాజు', 'ರಾಜು', 'राजू', '{}'),
    ('name', 'Ram', 'ராம்', 'രാം', 'రామ్', 'ರಾಮ್', 'राम', '{}'),
    ('name', 'Ramaiah', 'ராமையா', 'രാമയ്യ', 'రామయ్య', 'ರಾಮಯ್ಯ', 'रामैया', '{}'),
    ('name', 'Ramalingam', 'ராமலிங்கம்', 'രാമലിംഗം', 'రామలింగం', 'ರಾಮಲಿಂಗಂ', 'रामलिंगम', '{}'),
    ('name', 'Raman', 'ராமன்', 'രാമൻ', 'రామన్', 'ರಾಮನ್', 'रामन', '{}'),
    ('name', 'Ramasamy', 'ராமசாமி', 'രാമസാമി', 'రామసామి', 'ರಾಮಸಾಮಿ', 'रामासामी', '{}'),
    ('name', 'Rani', 'ராணி', 'രാണി', 'రాణి', 'ರಾಣಿ', 'रानी', '{}'),
    ('name', 'Sakthi', 'சக்தி', 'ശക്തി', 'శక్తి', 'ಶಕ್ತಿ', 'शक्ति', '{Shakti,Shakthi}'),
    ('name', 'Sakthivel', 'சக்திவேல்', 'ശക്തിവേൽ', 'శక్తివేల్', 'ಶಕ್ತಿವೇಲ್', 'शक्तिवेल', '{}'),
    ('name', 'Samuel', 'சாமுவேல்', 'സാമുവൽ', 'సామ్యూల్', 'ಸ್ಯಾಮ್ಯುಯೆಲ್', 'सैमुअल', '{}'),
    ('name', 'Sandhya', 'சந்தியா', 'സന്ധ്യ', 'సంధ్య', 'ಸಂಧ್ಯಾ', 'संध्या', '{}'),
    ('name', 'Sankar', 'சங்கர்', 'ശങ്കർ', 'శంకర్', 'ಶಂಕರ್', 'शंकर', '{Shankar}'),
    ('name', 'Saranya', 'சரண்யா', 'ശരണ്യ', 'శరణ్య', 'ಶರಣ್ಯಾ', 'शरण्या', '{Sharanya}'),
    ('name', 'Saroja', 'சரோஜா', 'സരോജ', 'సరోజ', 'ಸರೋಜಾ', 'सरोजा', '{}'),
    ('name', 'Sathya', 'சத்யா', 'സത്യ', 'సత్య', 'ಸತ್ಯ', 'सत्या', '{}'),
    ('name', 'Sebastian', 'செபாஸ்டியன்', 'സെബാസ്റ്റ്യൻ', 'సెబాస్టియన్', 'ಸೆಬಾಸ್ಟಿಯನ್', 'सेबास्टियन', '{}'),
    ('name', 'Seetha', 'சீதா', 'സീത', 'సీత', 'ಸೀತಾ', 'सीता', '{}'),
    ('name', 'Sekar', 'சேகர்', 'ശേഖർ', 'శేఖర్', 'ಶೇಖರ್', 'शेखर', '{Shekar,Shekhar}'),
    ('name', 'Selvakumar', 'செல்வகுமார்', 'സെൽവകുമാർ', 'సెల్వకుమార్', 'ಸೆಲ್ವಕುಮಾರ್', 'सेल्वकुमार', '{}'),
    ('name', 'Selvam', 'செல்வம்', 'സെൽവം', 'సెల్వం', 'ಸೆಲ್ವಂ', 'सेल्वम', '{}'),
    ('name', 'Shaikh', 'ஷேக்', 'ഷെയ്ഖ്', 'షేక్', 'ಶೇಖ್', 'शेख', '{Sheikh}'),
    ('name', 'Shaji', 'ஷாஜி', 'ഷാജി', 'షాజీ', 'ಷಾಜಿ', 'शाजी', '{}'),
    ('name', 'Sheela', 'ஷீலா', 'ഷീല', 'షీలా', 'ಶೀಲಾ', 'शीला', '{}'),
    ('name', 'Siva', 'சிவா', 'ശിവ', 'శివ', 'ಶಿವ', 'शिवा', '{Shiva}'),
    ('name', 'Sivaraman', 'சிவராமன்', 'ശിവരാമൻ', 'శివరామన్', 'ಶಿವರಾಮನ್', 'शिवरामन', '{}'),
    ('name', 'Sreekumar', 'ஸ்ரீகுமார்', 'ശ്രീകുമാർ', 'శ్రీకుమార్', 'ಶ್ರೀಕುಮಾರ್', 'श्रीकुमार', '{}'),
    ('name', 'Srinivasan', 'ஸ்ரீனிவாசன்', 'ശ്രീനിവാസൻ', 'శ్రీనివాసన్', 'ಶ್ರೀನಿವಾಸನ್', 'श्रीनिवासन', '{Sreenivasan}'),
    ('name', 'Sudhakar', 'சுதாகர்', 'സുധാകർ', 'సుధాకర్', 'ಸುಧಾಕರ್', 'सुधाकर', '{}'),
    ('name', 'Suman', 'சுமன்', 'സുമൻ', 'సుమన్', 'ಸುಮನ್', 'सुमन', '{}'),
    ('name', 'Sumathi', 'சுமதி', 'സുമതി', 'సుమతి', 'ಸುಮತಿ', 'सुमति', '{}'),
    ('name', 'Sundari', 'சுந்தரி', 'സുന്ദരി', 'సుందరి', 'ಸುಂದರಿ', 'सुंदरी', '{}'),
    ('name', 'Sunil', 'சுனில்', 'സുനിൽ', 'సునీల్', 'ಸುನೀಲ್', 'सुनील', '{}'),
    ('name', 'Susan', 'சூசன்', 'സൂസൻ', 'సూసన్', 'ಸೂಸನ್', 'सूसन', '{}'),
    ('name', 'Tamilselvi', 'தமிழ்ச்செல்வி', 'തമിഴ്സെൽവി', 'తమిళ్‌సెల్వి', 'ತಮಿಳ್‌ಸೆಲ್ವಿ', 'तमिलसेल्वी', '{Thamilselvi}'),
    ('name', 'Thangaraj', 'தங்கராஜ்', 'തങ്കരാജ്', 'తంగరాజ్', 'ತಂಗರಾಜ್', 'तंगराज', '{}'),
    ('name', 'Tripathi', 'திரிபாதி', 'ത്രിപാഠി', 'త్రిపాఠి', 'ತ್ರಿಪಾಠಿ', 'त्रिपाठी', '{}'),
    ('name', 'Uma', 'உமா', 'ഉമ', 'ఉమ', 'ಉಮಾ', 'उमा', '{}'),
    ('name', 'Umamaheswari', 'உமாமகேஸ்வரி', 'ഉമാമഹേശ്വരി', 'ఉమామహేశ్వరి', 'ಉಮಾಮಹೇಶ್ವರಿ', 'उमामहेश्वरी', '{}'),
    ('name', 'Umesh', 'உமேஷ்', 'ഉമേഷ്', 'ఉమేష్', 'ಉಮೇಶ್', 'उमेश', '{}'),
    ('name', 'Usman', 'உஸ்மான்', 'ഉസ്മാൻ', 'ఉస్మాన్', 'ಉಸ್ಮಾನ್', 'उस्मान', '{}'),
    ('name', 'Varma', 'வர்மா', 'വർമ', 'వర్మ', 'ವರ್ಮ', 'वर्मा', '{}'),
    ('name', 'Velmurugan', 'வேல்முருகன்', 'വേൽമുരുകൻ', 'వేల్‌మురుగన్', 'ವೇಲ್‌ಮುರುಗನ್', 'वेलमुरुगन', '{}'),
    ('name', 'Velu', 'வேலு', 'വേലു', 'వేలు', 'ವೇಲು', 'वेलु', '{}'),
    ('name', 'Venkateswarlu', 'வெங்கடேஸ்வரலு', 'വെങ്കടേശ്വരലു', 'వెంకటేశ్వర్లు', 'ವೆಂಕಟೇಶ್ವರ್ಲು', 'वेंकटेश्वरलु', '{}'),
    ('name', 'Vijayakumar', 'விஜயகுமார்', 'വിജയകുമാർ', 'విజయకుమార్', 'ವಿಜಯಕುಮಾರ್', 'विजयकुमार', '{}'),
    ('name', 'Vimala', 'விமலா', 'വിമല', 'విమల', 'ವಿಮಲಾ', 'विमला', '{}'),
    ('name', 'Viswanathan', 'விஸ்வநாதன்', 'വിശ്വനാഥൻ', 'విశ్వనాథన్', 'ವಿಶ್ವನಾಥನ್', 'विश्वनाथन', '{}'),
    ('name', 'Xavier', 'சேவியர்', 'സേവ്യർ', 'జేవియర్', 'ಜೇವಿಯರ್', 'जेवियर', '{}'),
    ('name', 'Yusuf', 'யூசுப்', 'യൂസഫ്', 'యూసుఫ్', 'ಯೂಸುಫ್', 'यूसुफ', '{}'),
    ('job', 'Graphic designer', 'வரைகலை வடிவமைப்பாளர்', 'ഗ്രാഫിക് ഡിസൈനർ', 'గ్రాఫిక్ డిజైనర్', 'ಗ್ರಾಫಿಕ್ ಡಿಸೈನರ್', 'ग्राफिक डिजाइनर', '{Graphics designer,கிராஃபிக் டிசைனர்}'),
    ('job', 'Content editor', 'உள்ளடக்க ஆசிரியர்', 'കണ്ടന്റ് എഡിറ്റർ', 'కంటెంట్ ఎడిటర్', 'ಕಂಟೆಂಟ್ ಎಡಿಟರ್', 'कंटेंट एडिटर', '{கன்டென்ட் எடிட்டர்}'),
    ('job', 'publishing house', 'பதிப்பகம்', 'പ്രസിദ്ധീകരണശാല', 'ప్రచురణ సంస్థ', 'ಪ್ರಕಾಶನ ಸಂಸ್ಥೆ', 'प्रकाशन गृह', '{Publisher}'),
    ('job', 'Agricultural officer', 'வேளாண்மை அலுவலர்', 'കൃഷി ഓഫീസർ', 'వ్యవసాయ అధికారి', 'ಕೃಷಿ ಅಧಿಕಾರಿ', 'कृषि अधिकारी', '{Agriculture officer,வேளாண் அலுவலர்,விவசாய அதிகாரி}'),
    ('job', 'Family business', 'குடும்பத் தொழில்', 'കുടുംബ ബിസിനസ്', 'కుటుంబ వ్యాపారం', 'ಕುಟುಂಬದ ವ್ಯಾಪಾರ', 'पारिवारिक व्यवसाय', '{குடும்ப வியாபாரம்,खानदानी व्यवसाय}'),
    ('job', 'wholesale textiles', 'மொத்த ஜவுளி வியாபாரம்', 'മൊത്ത തുണിവ്യാപാരം', 'హోల్‌సేల్ వస్త్ర వ్యాపారం', 'ಸಗಟು ಜವಳಿ ವ್ಯಾಪಾರ', 'थोक कपड़ा व्यापार', '{Textile wholesale,ஜவுளி}'),
    ('job', 'Pharmacist', 'மருந்தாளுநர்', 'ഫാർമസിസ്റ്റ്', 'ఫార్మసిస్ట్', 'ಫಾರ್ಮಸಿಸ್ಟ್', 'फार्मासिस्ट', '{பார்மசிஸ்ட்,பார்மாசிஸ்ட்}'),
    ('job', 'Design engineer', 'வடிவமைப்புப் பொறியாளர்', 'ഡിസൈൻ എൻജിനീയർ', 'డిజైన్ ఇంజినీర్', 'ಡಿಸೈನ್ ಎಂಜಿನಿಯರ್', 'डिजाइन इंजीनियर', '{டிசைன் இன்ஜினியர்}'),
    ('job', 'automobile parts', 'வாகன உதிரி பாகங்கள்', 'വാഹന സ്പെയർ പാർട്സ്', 'ఆటోమొబైల్ విడిభాగాలు', 'ವಾಹನ ಬಿಡಿಭಾಗಗಳು', 'ऑटोमोबाइल पार्ट्स', '{Auto parts,Automobile spare parts,ஆட்டோமொபைல்}'),
    ('job', 'Software engineer', 'மென்பொருள் பொறியாளர்', 'സോഫ്റ്റ്‌വെയർ എൻജിനീയർ', 'సాఫ్ట్‌వేర్ ఇంజినీర్', 'ಸಾಫ್ಟ್‌ವೇರ್ ಎಂಜಿನಿಯರ್', 'सॉफ्टवेयर इंजीनियर', '{சாப்ட்வேர் இன்ஜினியர்,சாஃப்ட்வேர் இன்ஜினியர்,സോഫ്റ്റ്‌വെയർ എഞ്ചിനീയർ,సాఫ్ట్‌వేర్ ఇంజనీర్,ಸಾಫ್ಟ್‌ವೇರ್ ಇಂಜಿನಿಯರ್,सॉफ्टवेयर इंजिनियर}'),
    ('job', 'Staff nurse', 'ஸ்டாஃப் நர்ஸ்', 'സ്റ്റാഫ് നഴ്സ്', 'స్టాఫ్ నర్స్', 'ಸ್ಟಾಫ್ ನರ್ಸ್', 'स्टाफ नर्स', '{ஸ்டாப் நர்ஸ்}'),
    ('job', 'Bank officer', 'வங்கி அதிகாரி', 'ബാങ്ക് ഓഫീസർ', 'బ్యాంకు అధికారి', 'ಬ್ಯಾಂಕ್ ಅಧಿಕಾರಿ', 'बैंक अधिकारी', '{பேங்க் ஆபீசர்,బ్యాంక్ ఆఫీసర్,ಬ್ಯಾಂಕ್ ಆಫೀಸರ್,बैंक ऑफिसर}'),
    ('job', 'nationalised bank', 'தேசிய வங்கி', 'ദേശസാൽകൃത ബാങ്ക്', 'జాతీయ బ్యాంకు', 'ರಾಷ್ಟ್ರೀಕೃತ ಬ್ಯಾಂಕ್', 'राष्ट्रीयकृत बैंक', '{Nationalized bank,தேசியமயமாக்கப்பட்ட வங்கி,జాతీయీకృత బ్యాంకు}'),
    ('job', 'Human resources executive', 'மனிதவள அலுவலர்', 'എച്ച്ആർ എക്സിക്യൂട്ടീവ്', 'హెచ్‌ఆర్ ఎగ్జిక్యూటివ్', 'ಎಚ್‌ಆರ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್', 'एचआर एग्जीक्यूटिव', '{HR executive,HR,எச்ஆர்,മാനവവിഭവശേഷി,మానవ వనరులు,ಮಾನವ ಸಂಪನ್ಮೂಲ,मानव संसाधन}'),
    ('job', 'Technician', 'தொழில்நுட்பப் பணியாளர்', 'ടെക്നീഷ്യൻ', 'టెక్నీషియన్', 'ತಂತ್ರಜ್ಞ', 'तकनीशियन', '{டெக்னீஷியன்,ಟೆಕ್ನಿಷಿಯನ್,टेक्नीशियन}'),
    ('job', 'railways', 'ரயில்வே', 'റെയിൽവേ', 'రైల్వే', 'ರೈಲ್ವೆ', 'रेलवे', '{Railway}'),
    ('job', 'Supervisor', 'மேற்பார்வையாளர்', 'സൂപ്പർവൈസർ', 'సూపర్‌వైజర్', 'ಮೇಲ್ವಿಚಾರಕ', 'पर्यवेक्षक', '{சூப்பர்வைசர்,ಸೂಪರ್‌ವೈಸರ್,सुपरवाइजर}'),
    ('job', 'textile mill', 'நூற்பாலை', 'തുണിമിൽ', 'టెక్స్‌టైల్ మిల్లు', 'ಜವಳಿ ಗಿರಣಿ', 'कपड़ा मिल', '{மில்,டெக்ஸ்டைல் மில்,ಟೆಕ್ಸ್‌ಟೈಲ್ ಮಿಲ್}'),
    ('job', 'Site engineer', 'கட்டுமானத் தளப் பொறியாளர்', 'സൈറ്റ് എൻജിനീയർ', 'సైట్ ఇంజినీర్', 'ಸೈಟ್ ಎಂಜಿನಿಯರ್', 'साइट इंजीनियर', '{சைட் இன்ஜினியர்}'),
    ('job', 'Accountant', 'கணக்காளர்', 'അക്കൗണ്ടന്റ്', 'అకౌంటెంట్', 'ಲೆಕ್ಕಿಗ', 'लेखाकार', '{அக்கவுண்டன்ட்,அக்கவுன்டன்ட்,ಅಕೌಂಟೆಂಟ್,अकाउंटेंट}'),
    ('job', 'Private firm', 'தனியார் நிறுவனம்', 'സ്വകാര്യ സ്ഥാപനം', 'ప్రైవేటు సంస్థ', 'ಖಾಸಗಿ ಸಂಸ್ಥೆ', 'निजी कंपनी', '{Private company,பிரைவேட் கம்பெனி,தனியார் கம்பெனி,പ്രൈവറ്റ് കമ്പനി,ప్రైవేట్ కంపెనీ,ಖಾಸಗಿ ಕಂಪನಿ,ಪ್ರೈವೇಟ್ ಕಂಪನಿ,प्राइवेट कंपनी,निजी फर्म}'),
    ('job', 'Data analyst', 'தரவுப் பகுப்பாய்வாளர்', 'ഡേറ്റ അനലിസ്റ്റ്', 'డేటా అనలిస్ట్', 'ಡೇಟಾ ಅನಲಿಸ್ಟ್', 'डेटा एनालिस्ट', '{டேட்டா அனலிஸ்ட்,डेटा विश्लेषक}'),
    ('job', 'Primary school teacher', 'தொடக்கப் பள்ளி ஆசிரியர்', 'പ്രൈമറി സ്കൂൾ അധ്യാപിക', 'ప్రాథమిక పాఠశాల ఉపాధ్యాయురాలు', 'ಪ್ರಾಥಮಿಕ ಶಾಲಾ ಶಿಕ್ಷಕಿ', 'प्राथमिक विद्यालय शिक्षिका', '{Primary teacher,ஆரம்பப் பள்ளி ஆசிரியர்,प्राइमरी टीचर}'),
    ('job', 'Assistant engineer', 'உதவிப் பொறியாளர்', 'അസിസ്റ്റന്റ് എൻജിനീയർ', 'అసిస్టెంట్ ఇంజినీర్', 'ಸಹಾಯಕ ಎಂಜಿನಿಯರ್', 'सहायक अभियंता', '{அசிஸ்டன்ட் இன்ஜினியர்,ಅಸಿಸ್ಟೆಂಟ್ ಎಂಜಿನಿಯರ್,असिस्टेंट इंजीनियर,सहायक इंजीनियर}'),
    ('job', 'electricity board', 'மின்வாரியம்', 'വൈദ്യുതി ബോർഡ്', 'విద్యుత్ బోర్డు', 'ವಿದ್ಯುತ್ ಮಂಡಳಿ', 'विद्युत बोर्ड', '{மின்சார வாரியம்,ஈபி,बिजली विभाग,बिजली बोर्ड,కరెంటు ఆఫీసు}'),
    ('job', 'State government service', 'மாநில அரசுப் பணி', 'സംസ്ഥാന സർക്കാർ ജോലി', 'రాష్ట్ర ప్రభుత్వ ఉద్యోగం', 'ರಾಜ್ಯ ಸರ್ಕಾರಿ ನೌಕರಿ', 'राज्य सरकार की नौकरी', '{State government job,State govt service,राज्य सरकारी सेवा}'),
    ('job', 'Self-employed', 'சுயதொழில்', 'സ്വയംതൊഴിൽ', 'స్వయం ఉపాధి', 'ಸ್ವಯಂ ಉದ್ಯೋಗ', 'स्वरोजगार', '{Self employed,Self employment,சுய தொழில்}'),
    ('job', 'provision store', 'மளிகைக் கடை', 'പലചരക്കുകട', 'కిరాణా దుకాణం', 'ದಿನಸಿ ಅಂಗಡಿ', 'किराना दुकान', '{Provision shop,Grocery shop,Grocery store,மளிகை கடை,కిరాణా షాపు,ಕಿರಾಣಿ ಅಂಗಡಿ,परचून की दुकान}'),
    ('job', 'Advocate', 'வழக்கறிஞர்', 'അഭിഭാഷകൻ', 'న్యాయవాది', 'ವಕೀಲರು', 'वकील', '{Lawyer,வக்கீல்,அட்வகேட்,വക്കീൽ,അഡ്വക്കേറ്റ്,లాయర్,వకీలు,అడ్వకేట్,ವಕೀಲ,ಅಡ್ವೊಕೇಟ್,एडवोकेट,अधिवक्ता}'),
    ('job', 'district court', 'மாவட்ட நீதிமன்றம்', 'ജില്ലാ കോടതി', 'జిల్లా కోర్టు', 'ಜಿಲ್ಲಾ ನ್ಯಾಯಾಲಯ', 'जिला न्यायालय', '{கோர்ட்,ಜಿಲ್ಲಾ ಕೋರ್ಟ್,जिला अदालत,जिला कोर्ट}'),
    ('job', 'Architect', 'கட்டடக் கலைஞர்', 'ആർക്കിടെക്ട്', 'ఆర్కిటెక్ట్', 'ವಾಸ್ತುಶಿಲ್ಪಿ', 'वास्तुकार', '{ஆர்க்கிடெக்ட்,കെട്ടിട രൂപകൽപകൻ,ಆರ್ಕಿಟೆಕ್ಟ್,आर्किटेक्ट}'),
    ('job', 'Dentist', 'பல் மருத்துவர்', 'ദന്തഡോക്ടർ', 'దంత వైద్యులు', 'ದಂತ ವೈದ್ಯರು', 'दंत चिकित्सक', '{Dental doctor,பல் டாக்டர்,டென்டிஸ்ட்,ഡെന്റിസ്റ്റ്,డెంటిస్ట్,పళ్ల డాక్టర్,ದಂತ ವೈದ್ಯ,ಡೆಂಟಿಸ್ಟ್,डेंटिस्ट,दांतों के डॉक्टर}'),
    ('job', 'own clinic', 'சொந்த மருத்துவமனை', 'സ്വന്തം ക്ലിനിക്', 'సొంత క్లినిక్', 'ಸ್ವಂತ ಕ್ಲಿನಿಕ್', 'अपना क्लिनिक', '{சொந்த கிளினிக்,निजी क्लिनिक}'),
    ('job', 'Tax assistant', 'வரி உதவியாளர்', 'ടാക്സ് അസിസ്റ്റന്റ്', 'ట్యాక్స్ అసిస్టెంట్', 'ತೆರಿಗೆ ಸಹಾಯಕ', 'कर सहायक', '{டாக்ஸ் அசிஸ்டன்ட்,टैक्स असिस्टेंट}'),
    ('job', 'Income Tax department', 'வருமான வரித் துறை', 'ആദായനികുതി വകുപ്പ്', 'ఆదాయపు పన్ను శాఖ', 'ಆದಾಯ ತೆರಿಗೆ ಇಲಾಖೆ', 'आयकर विभाग', '{Income tax,இன்கம் டாக்ஸ்,ఇన్‌కమ్ ట్యాక్స్,इनकम टैक्स}'),
    ('job', 'Higher secondary teacher', 'மேல்நிலைப் பள்ளி ஆசிரியர்', 'ഹയർ സെക്കൻഡറി അധ്യാപകൻ', 'హయ్యర్ సెకండరీ ఉపాధ్యాయులు', 'ಪದವಿಪೂರ್ವ ಕಾಲೇಜು ಉಪನ್ಯಾಸಕರು', 'उच्च माध्यमिक शिक्षक', '{Higher secondary school teacher}'),
    ('job', 'Homoeopathic physician', 'ஓமியோபதி மருத்துவர்', 'ഹോമിയോ ഡോക്ടർ', 'హోమియోపతి వైద్యులు', 'ಹೋಮಿಯೋಪತಿ ವೈದ್ಯರು', 'होम्योपैथिक चिकित्सक', '{Homeopathic physician,Homeopathic doctor,Homeopathy doctor,ஹோமியோபதி டாக்டர்,హోమియో డాక్టర్,होम्योपैथिक डॉक्टर}'),
    ('job', 'Chartered accountant', 'பட்டயக் கணக்காளர்', 'ചാർട്ടേഡ് അക്കൗണ്ടന്റ്', 'చార్టర్డ్ అకౌంటెంట్', 'ಚಾರ್ಟರ್ಡ್ ಅಕೌಂಟೆಂಟ್', 'चार्टर्ड अकाउंटेंट', '{சி.ஏ.,ಲೆಕ್ಕಪರಿಶೋಧಕ,सीए}'),
    ('job', 'Doctor', 'மருத்துவர்', 'ഡോക്ടർ', 'వైద్యులు', 'ವೈದ್ಯರು', 'डॉक्टर', '{Physician,Medical doctor,டாக்டர்,வைத்தியர்,డాక్టర్,డాక్టరు,వైద్యుడు,ಡಾಕ್ಟರ್,ವೈದ್ಯ,डाक्टर,चिकित्सक}'),
    ('job', 'government hospital', 'அரசு மருத்துவமனை', 'സർക്കാർ ആശുപത്രി', 'ప్రభుత్వ ఆసుపత్రి', 'ಸರ್ಕಾರಿ ಆಸ್ಪತ್ರೆ', 'सरकारी अस्पताल', '{Govt hospital,ஜி.எச்.}'),
    ('job', 'Scientist', 'விஞ்ஞானி', 'ശാസ്ത്രജ്ഞൻ', 'శాస్త్రవేత్త', 'ವಿಜ್ಞಾನಿ', 'वैज्ञानिक', '{சயின்டிஸ்ட்,സയന്റിസ്റ്റ്,సైంటిస్ట్,साइंटिस्ट}'),
    ('job', 'public research laboratory', 'அரசு ஆராய்ச்சிக் கூடம்', 'സർക്കാർ ഗവേഷണ സ്ഥാപനം', 'ప్రభుత్వ పరిశోధనాశాల', 'ಸರ್ಕಾರಿ ಸಂಶೋಧನಾಲಯ', 'सरकारी अनुसंधान प्रयोगशाला', '{Research laboratory}'),
    ('job', 'Assistant professor', 'உதவிப் பேராசிரியர்', 'അസിസ്റ്റന്റ് പ്രഫസർ', 'అసిస్టెంట్ ప్రొఫెసర్', 'ಸಹಾಯಕ ಪ್ರಾಧ್ಯಾಪಕರು', 'सहायक प्रोफेसर', '{அசிஸ்டன்ட் புரொபசர்,అసిస్టెంట్ ప్రొఫెసరు,ಅಸಿಸ್ಟೆಂಟ್ ಪ್ರೊಫೆಸರ್,असिस्टेंट प्रोफेसर,सहायक प्राध्यापक}'),
    ('job', 'Farmer', 'விவசாயி', 'കർഷകൻ', 'రైతు', 'ರೈತರು', 'किसान', '{உழவர்,കൃഷിക്കാരൻ,వ్యవసాయదారుడు,ರೈತ,ಕೃಷಿಕ,कृषक}'),
    ('job', 'Shop owner', 'கடை உரிமையாளர்', 'കടയുടമ', 'దుకాణ యజమాని', 'ಅಂಗಡಿ ಮಾಲೀಕರು', 'दुकानदार', '{Shopkeeper,Shop keeper,கடைக்காரர்,കടക്കാരൻ,షాపు యజమాని,దుకాణదారుడు,ಅಂಗಡಿ ಮಾಲೀಕ,दुकान मालिक}'),
    ('job', 'Ex-serviceman', 'முன்னாள் ராணுவ வீரர்', 'വിമുക്തഭടൻ', 'మాజీ సైనికుడు', 'ಮಾಜಿ ಸೈನಿಕ', 'पूर्व सैनिक', '{Ex serviceman,Ex-service man,Ex-army,எக்ஸ் சர்வீஸ்மேன்,முன்னாள் படைவீரர்,भूतपूर्व सैनिक}'),
    ('job', 'College lecturer', 'கல்லூரி விரிவுரையாளர்', 'കോളജ് അധ്യാപകൻ', 'కాలేజీ లెక్చరర్', 'ಕಾಲೇಜು ಉಪನ್ಯಾಸಕರು', 'कॉलेज व्याख्याता', '{காலேஜ் லெக்சரர்,കോളേജ് ലക്ചറർ,కళాశాల అధ్యాపకులు,कॉलेज लेक्चरर}'),
    ('job', 'Retired', 'பணி ஓய்வு', 'വിരമിച്ചു', 'పదవీ విరమణ', 'ನಿವೃತ್ತ', 'सेवानिवृत्त', '{ஓய்வு பெற்றவர்,ரிட்டயர்டு,ரிடையர்ட்,റിട്ടയേഡ്,റിട്ടയർ ചെയ്തു,రిటైర్డ్,విశ్రాంత,ನಿವೃತ್ತಿ,ರಿಟೈರ್ಡ್,रिटायर्ड}'),
    ('job', 'Contractor', 'ஒப்பந்தக்காரர்', 'കരാറുകാരൻ', 'కాంట్రాక్టర్', 'ಗುತ್ತಿಗೆದಾರ', 'ठेकेदार', '{கான்ட்ராக்டர்,കോൺട്രാക്ടർ,గుత్తేదారు,ಕಾಂಟ್ರಾಕ್ಟರ್,कॉन्ट्रैक्टर}'),
    ('job', 'Retired bank manager', 'ஓய்வு பெற்ற வங்கி மேலாளர்', 'റിട്ട. ബാങ്ക് മാനേജർ', 'విశ్రాంత బ్యాంకు మేనేజర్', 'ನಿವೃತ್ತ ಬ್ಯಾಂಕ್ ವ್ಯವಸ್ಥಾಪಕರು', 'सेवानिवृत्त बैंक मैनेजर', '{रिटायर्ड बैंक मैनेजर}'),
    ('job', 'Tailoring workshop', 'தையலகம்', 'തയ്യൽക്കട', 'టైలరింగ్ షాపు', 'ಹೊಲಿಗೆ ಅಂಗಡಿ', 'सिलाई की दुकान', '{Tailor shop,Tailoring shop,தையல் கடை,టైలర్ షాపు,ಟೈಲರ್ ಅಂಗಡಿ}'),
    ('job', 'Indian Railways', 'இந்திய ரயில்வே', 'ഇന്ത്യൻ റെയിൽവേ', 'భారతీయ రైల్వే', 'ಭಾರತೀಯ ರೈಲ್ವೆ', 'भारतीय रेलवे', '{Indian Railway}'),
    ('job', 'Businessman', 'தொழிலதிபர்', 'ബിസിനസുകാരൻ', 'వ్యాపారవేత్త', 'ಉದ್ಯಮಿ', 'व्यवसायी', '{Business man,Trader,வியாபாரி,வணிகர்,பிசினஸ்மேன்,വ്യാപാരി,ബിസിനസ്സുകാരൻ,వ్యాపారి,ವ್ಯಾಪಾರಿ,ಬಿಸಿನೆಸ್‌ಮನ್,व्यापारी,बिजनेसमैन,कारोबारी}'),
    ('job', 'Late', 'காலமானார்', 'പരേതൻ', 'కీ.శే.', 'ದಿವಂಗತ', 'स्वर्गीय', '{Expired,No more,மறைந்தார்,மறைவு,இறந்துவிட்டார்,லேட்,മരിച്ചു,അന്തരിച്ചു,కీర్తిశేషులు,స్వర్గీయ,మరణించారు,ನಿಧನ,ಮೃತ,दिवंगत,देहांत}'),
    ('job', 'Retired headmaster', 'ஓய்வு பெற்ற தலைமை ஆசிரியர்', 'റിട്ട. ഹെഡ്മാസ്റ്റർ', 'విశ్రాంత ప్రధానోపాధ్యాయులు', 'ನಿವೃತ್ತ ಮುಖ್ಯೋಪಾಧ್ಯಾಯರು', 'सेवानिवृत्त प्रधानाध्यापक', '{Retired head master}'),
    ('job', 'Government service', 'அரசுப் பணி', 'സർക്കാർ ജോലി', 'ప్రభుత్వ ఉద్యోగం', 'ಸರ್ಕಾರಿ ನೌಕರಿ', 'सरकारी नौकरी', '{Government job,Govt service,Govt job,Government employee,அரசு வேலை,அரசு ஊழியர்,அரசு உத்தியோகம்,கவர்மென்ட் வேலை,സർക്കാർ ഉദ്യോഗസ്ഥൻ,ഗവൺമെന്റ് ജോലി,గవర్నమెంట్ జాబ్,సర్కారు ఉద్యోగం,ప్రభుత్వ ఉద్యోగి,ಸರ್ಕಾರಿ ಕೆಲಸ,ಸರ್ಕಾರಿ ನೌಕರ,ಸರಕಾರಿ ನೌಕರಿ,सरकारी सेवा,सरकारी कर्मचारी,गवर्नमेंट जॉब}'),
    ('job', 'public works department', 'பொதுப்பணித் துறை', 'പൊതുമരാമത്ത് വകുപ്പ്', 'ప్రజా పనుల శాఖ', 'ಲೋಕೋಪಯೋಗಿ ಇಲಾಖೆ', 'लोक निर्माण विभाग', '{PWD,பி.டபிள்யூ.டி.,പിഡബ്ല്യുഡി,పీడబ్ల్యూడీ,ಪಿಡಬ್ಲ್ಯೂಡಿ,पीडब्ल्यूडी}'),
    ('job', 'Homemaker', 'இல்லத்தரசி', 'വീട്ടമ്മ', 'గృహిణి', 'ಗೃಹಿಣಿ', 'गृहिणी', '{Home maker,House wife,Housewife,குடும்பத் தலைவி,ஹவுஸ் வைஃப்,വീട്ടുകാരി,ഹൗസ് വൈഫ്,హౌస్ వైఫ్,హౌస్‌వైఫ్,ಹೌಸ್ ವೈಫ್,हाउसवाइफ,हाउस वाइफ,घरेलू महिला}'),
    ('job', 'Bank clerk', 'வங்கி எழுத்தர்', 'ബാങ്ക് ക്ലാർക്ക്', 'బ్యాంకు క్లర్క్', 'ಬ್ಯಾಂಕ್ ಗುಮಾಸ್ತ', 'बैंक क्लर्क', '{பேங்க் கிளார்க்,బ్యాంకు గుమస్తా,ಬ್ಯಾಂಕ್ ಕ್ಲರ್ಕ್,बैंक लिपिक}'),
    ('job', 'School teacher', 'பள்ளி ஆசிரியர்', 'സ്കൂൾ ടീച്ചർ', 'పాఠశాల ఉపాధ్యాయులు', 'ಶಾಲಾ ಶಿಕ್ಷಕರು', 'स्कूल शिक्षक', '{பள்ளி ஆசிரியை,ஸ்கூல் டீச்சர்,സ്കൂൾ അധ്യാപിക,സ്കൂൾ അധ്യാപകൻ,స్కూల్ టీచర్,బడి పంతులు,ಸ್ಕೂಲ್ ಟೀಚರ್,ಶಾಲಾ ಶಿಕ್ಷಕಿ,स्कूल टीचर,विद्यालय शिक्षक}'),
    ('job', 'Retired teacher', 'ஓய்வு பெற்ற ஆசிரியர்', 'റിട്ട. അധ്യാപിക', 'విశ్రాంత ఉపాధ్యాయులు', 'ನಿವೃತ್ತ ಶಿಕ್ಷಕರು', 'सेवानिवृत्त शिक्षक', '{ஓய்வு பெற்ற ஆசிரியை,റിട്ട. അധ്യാപകൻ,రిటైర్డ్ టీచర్,ನಿವೃತ್ತ ಶಿಕ್ಷಕಿ,रिटायर्ड टीचर,सेवानिवृत्त शिक्षिका}'),
    ('job', 'Retired nurse', 'ஓய்வு பெற்ற செவிலியர்', 'റിട്ട. നഴ്സ്', 'విశ్రాంత నర్సు', 'ನಿವೃತ್ತ ನರ್ಸ್', 'सेवानिवृत्त नर्स', '{ஓய்வு பெற்ற நர்ஸ்,రిటైర్డ్ నర్స్,रिटायर्ड नर्स}'),
    ('job', 'Tailor', 'தையற்காரர்', 'തയ്യൽക്കാരൻ', 'దర్జీ', 'ದರ್ಜಿ', 'दर्जी', '{தையல்காரர்,டெய்லர்,தையல்,തയ്യൽ,ടെയ്‌ലർ,టైలర్,ಟೈಲರ್,दरजी,टेलर,सिलाई}'),
    ('job', 'Teacher', 'ஆசிரியர்', 'അധ്യാപകൻ', 'ఉపాధ్యాయులు', 'ಶಿಕ್ಷಕರು', 'शिक्षक', '{ஆசிரியை,டீச்சர்,வாத்தியார்,അധ്യാപിക,ടീച്ചർ,മാഷ്,టీచర్,ఉపాధ్యాయుడు,ఉపాధ్యాయురాలు,పంతులు,ಶಿಕ್ಷಕ,ಶಿಕ್ಷಕಿ,ಟೀಚರ್,ಮೇಷ್ಟ್ರು,ಉಪಾಧ್ಯಾಯ,टीचर,शिक्षिका,अध्यापक,अध्यापिका,मास्टर}'),
    ('job', 'Engineer', 'பொறியாளர்', 'എൻജിനീയർ', 'ఇంజినీర్', 'ಎಂಜಿನಿಯರ್', 'इंजीनियर', '{இன்ஜினியர்,என்ஜினியர்,எஞ்சினியர்,எஞ்சினீயர்,എഞ്ചിനീയർ,എൻജിനിയർ,ఇంజనీర్,ఇంజినీరు,ಇಂಜಿನಿಯರ್,ಅಭಿಯಂತರ,इंजिनियर,अभियंता}'),
    ('job', 'Nurse', 'செவிலியர்', 'നഴ്സ്', 'నర్సు', 'ನರ್ಸ್', 'नर्स', '{நர்ஸ்,നേഴ്സ്,నర్స్,ದಾದಿ,ಶುಶ್ರೂಷಕಿ}'),
    ('job', 'Business', 'சொந்தத் தொழில்', 'ബിസിനസ്', 'వ్యాపారం', 'ವ್ಯಾಪಾರ', 'व्यवसाय', '{வியாபாரம்,தொழில்,பிசினஸ்,வணிகம்,ബിസിനസ്സ്,കച്ചവടം,വ്യാപാരം,బిజినెస్,ಬಿಸಿನೆಸ್,ವ್ಯವಹಾರ,बिजनेस,बिज़नेस,व्यापार,कारोबार,धंधा}'),
    ('job', 'Own business', 'சொந்தத் தொழில்', 'സ്വന്തം ബിസിനസ്', 'సొంత వ్యాపారం', 'ಸ್ವಂತ ವ್ಯಾಪಾರ', 'अपना व्यवसाय', '{சொந்த தொழில்,சொந்த பிசினஸ்,స్వంత వ్యాపారం,ಸ್ವಂತ ಉದ್ಯೋಗ,ಸ್ವಂತ ಬಿಸಿನೆಸ್,अपना बिजनेस,खुद का व्यवसाय,निजी व्यवसाय}'),
    ('job', 'Agriculture', 'விவசாயம்', 'കൃഷി', 'వ్యవసాయం', 'ಕೃಷಿ', 'कृषि', '{Farming,வேளாண்மை,உழவு,సేద్యం,ಬೇಸಾಯ,ವ್ಯವಸಾಯ,खेती,खेती-बाड़ी}'),
    ('job', 'Private job', 'தனியார் வேலை', 'സ്വകാര്യ ജോലി', 'ప్రైవేటు ఉద్యోగం', 'ಖಾಸಗಿ ಉದ್ಯೋಗ', 'प्राइवेट नौकरी', '{Private service,Private employee,தனியார் பணி,பிரைவேட் வேலை,പ്രൈവറ്റ് ജോലി,ప్రైవేట్ జాబ్,ಖಾಸಗಿ ಕೆಲಸ,प्राइवेट जॉब,निजी नौकरी}'),
    ('job', 'Central government service', 'மத்திய அரசுப் பணி', 'കേന്ദ്ര സർക്കാർ ജോലി', 'కేంద్ర ప్రభుత్వ ఉద్యోగం', 'ಕೇಂದ್ರ ಸರ್ಕಾರಿ ನೌಕರಿ', 'केंद्र सरकार की नौकरी', '{Central government job,Central govt service,Central government,மத்திய அரசு வேலை}'),
    ('job', 'Driver', 'ஓட்டுநர்', 'ഡ്രൈവർ', 'డ్రైవర్', 'ಚಾಲಕ', 'ड्राइवर', '{டிரைவர்,డ్రైవరు,ಡ್ರೈವರ್,चालक}'),
    ('job', 'Police', 'காவல்துறை', 'പൊലീസ്', 'పోలీసు', 'ಪೊಲೀಸ್', 'पुलिस', '{Police department,காவலர்,போலீஸ்,പോലീസ്,పోలీస్,ಪೋಲಿಸ್}'),
    ('job', 'Army', 'ராணுவம்', 'സൈന്യം', 'సైన్యం', 'ಸೇನೆ', 'सेना', '{Military,மிலிட்டரி,இராணுவம்,പട്ടാളം,ആർമി,మిలటరీ,ఆర్మీ,ಸೈನ್ಯ,ಮಿಲಿಟರಿ,ಆರ್ಮಿ,फौज,आर्मी,मिलिट्री}'),
    ('job', 'Soldier', 'ராணுவ வீரர்', 'സൈനികൻ', 'సైనికుడు', 'ಸೈನಿಕ', 'सैनिक', '{ஜவான்,പട്ടാളക്കാരൻ,ജവാൻ,జవాన్,ಯೋಧ,जवान,फौजी}'),
    ('job', 'Lecturer', 'விரிவுரையாளர்', 'ലക്ചറർ', 'అధ్యాపకులు', 'ಉಪನ್ಯಾಸಕರು', 'व्याख्याता', '{லெக்சரர்,లెక్చరర్,ఉపన్యాసకులు,ಉಪನ್ಯಾಸಕ,ಲೆಕ್ಚರರ್,लेक्चरर,प्रवक्ता}'),
    ('job', 'Professor', 'பேராசிரியர்', 'പ്രഫസർ', 'ప్రొఫెసర్', 'ಪ್ರಾಧ್ಯಾಪಕರು', 'प्रोफेसर', '{புரொபசர்,புரொஃபசர்,പ്രൊഫസർ,ఆచార్యులు,ಪ್ರಾಧ್ಯಾಪಕ,ಪ್ರೊಫೆಸರ್,प्राध्यापक}'),
    ('job', 'Clerk', 'எழுத்தர்', 'ക്ലാർക്ക്', 'గుమస్తా', 'ಗುಮಾಸ್ತ', 'क्लर्क', '{கிளார்க்,குமாஸ்தா,ഗുമസ്തൻ,క్లర్క్,క్లర్కు,ಕ್ಲರ್ಕ್,लिपिक}'),
    ('job', 'Not working', 'வேலை இல்லை', 'ജോലിയില്ല', 'ఉద్యోగం లేదు', 'ಕೆಲಸವಿಲ್ಲ', 'काम नहीं करते', '{Unemployed,No job,Jobless,பணியில் இல்லை,ജോലി ഇല്ല,నిరుద్యోగి,ಉದ್ಯೋಗವಿಲ್ಲ,ನಿರುದ್ಯೋಗಿ,बेरोजगार}'),
    ('job', 'Looking for a job', 'வேலை தேடுகிறார்', 'ജോലി അന്വേഷിക്കുന്നു', 'ఉద్యోగ ప్రయత్నంలో', 'ಕೆಲಸ ಹುಡುಕುತ್ತಿದ್ದಾರೆ', 'नौकरी की तलाश में', '{Looking for job,Job seeker}'),
    ('job', 'Student', 'மாணவர்', 'വിദ്യാർഥി', 'విద్యార్థి', 'ವಿದ್ಯಾರ್ಥಿ', 'विद्यार्थी', '{Studying,மாணவி,படிக்கிறார்,വിദ്യാർത്ഥി,വിദ്യാർഥിനി,విద్యార్థిని,ವಿದ್ಯಾರ್ಥಿನಿ,छात्र,छात्रा}'),
    ('job', 'Auditor', 'தணிக்கையாளர்', 'ഓഡിറ്റർ', 'ఆడిటర్', 'ಲೆಕ್ಕ ಪರಿಶೋಧಕರು', 'लेखा परीक्षक', '{ஆடிட்டர்,ಆಡಿಟರ್,ऑडिटर}'),
    ('job', 'Bank manager', 'வங்கி மேலாளர்', 'ബാങ്ക് മാനേജർ', 'బ్యాంకు మేనేజర్', 'ಬ್ಯಾಂಕ್ ವ್ಯವಸ್ಥಾಪಕರು', 'बैंक मैनेजर', '{பேங்க் மேனேஜர்,ಬ್ಯಾಂಕ್ ಮ್ಯಾನೇಜರ್,बैंक प्रबंधक}'),
    ('job', 'Bank employee', 'வங்கி ஊழியர்', 'ബാങ്ക് ജീവനക്കാരൻ', 'బ్యాంకు ఉద్యోగి', 'ಬ್ಯಾಂಕ್ ಉದ್ಯೋಗಿ', 'बैंक कर्मचारी', '{Bank staff,Bank job,வங்கிப் பணி,ബാങ്ക് ജോലി,బ్యాంక్ జాబ్,बैंक की नौकरी}'),
    ('job', 'Bank', 'வங்கி', 'ബാങ്ക്', 'బ్యాంకు', 'ಬ್ಯಾಂಕ್', 'बैंक', '{பேங்க்,బ్యాంక్}'),
    ('job', 'Manager', 'மேலாளர்', 'മാനേജർ', 'మేనేజర్', 'ವ್ಯವಸ್ಥಾಪಕರು', 'प्रबंधक', '{மேனேஜர்,ಮ್ಯಾನೇಜರ್,ವ್ಯವಸ್ಥಾಪಕ,मैनेजर}'),
    ('job', 'Assistant manager', 'உதவி மேலாளர்', 'അസിസ്റ്റന്റ് മാനേജർ', 'అసిస్టెంట్ మేనేజర్', 'ಸಹಾಯಕ ವ್ಯವಸ್ಥಾಪಕರು', 'सहायक प्रबंधक', '{ಅಸಿಸ್ಟೆಂಟ್ ಮ್ಯಾನೇಜರ್,असिस्टेंट मैनेजर}'),
    ('job', 'Project manager', 'திட்ட மேலாளர்', 'പ്രോജക്ട് മാനേജർ', 'ప్రాజెక్ట్ మేనేజర్', 'ಪ್ರಾಜೆಕ್ಟ್ ಮ್ಯಾನೇಜರ್', 'प्रोजेक्ट मैनेजर', '{ப்ராஜெக்ட் மேனேஜர்}'),
    ('job', 'Marketing executive', 'விற்பனை அலுவலர்', 'മാർക്കറ്റിങ് എക്സിക്യൂട്ടീവ്', 'మార్కెటింగ్ ఎగ్జిక్యూటివ్', 'ಮಾರ್ಕೆಟಿಂಗ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್', 'मार्केटिंग एग्जीक्यूटिव', '{மார்க்கெட்டிங் எக்ஸிகியூட்டிவ்}'),
    ('job', 'Marketing', 'சந்தைப்படுத்துதல்', 'മാർക്കറ്റിങ്', 'మార్కెటింగ్', 'ಮಾರ್ಕೆಟಿಂಗ್', 'मार्केटिंग', '{மார்க்கெட்டிங்,മാർക്കറ്റിംഗ്,ಮಾರುಕಟ್ಟೆ}'),
    ('job', 'Salesman', 'விற்பனையாளர்', 'സെയിൽസ്മാൻ', 'సేల్స్‌మన్', 'ಮಾರಾಟಗಾರ', 'सेल्समैन', '{Sales man,சேல்ஸ்மேன்,ಸೇಲ್ಸ್‌ಮನ್,विक्रेता}'),
    ('job', 'Sales executive', 'விற்பனைப் பிரதிநிதி', 'സെയിൽസ് എക്സിക്യൂട്ടീവ്', 'సేల్స్ ఎగ్జిక్యూటివ్', 'ಸೇಲ್ಸ್ ಎಕ್ಸಿಕ್ಯೂಟಿವ್', 'सेल्स एग्जीक्यूटिव', '{சேல்ஸ் எக்ஸிகியூட்டிவ்}'),
    ('job', 'Medical representative', 'மருந்து விற்பனைப் பிரதிநிதி', 'മെഡിക്കൽ റെപ്രസന്റേറ്റീവ്', 'మెడికల్ రిప్రజెంటేటివ్', 'ವೈದ್ಯಕೀಯ ಪ್ರತಿನಿಧಿ', 'मेडिकल रिप्रेजेंटेटिव', '{Medical rep,மெடிக்கல் ரெப்,മെഡിക്കൽ റെപ്പ്,మెడికల్ రెప్,ಮೆಡಿಕಲ್ ರೆಪ್,मेडिकल प्रतिनिधि}'),
    ('job', 'Civil engineer', 'கட்டுமானப் பொறியாளர்', 'സിവിൽ എൻജിനീയർ', 'సివిల్ ఇంజినీర్', 'ಸಿವಿಲ್ ಎಂಜಿನಿಯರ್', 'सिविल इंजीनियर', '{சிவில் இன்ஜினியர்,ಸಿವಿಲ್ ಇಂಜಿನಿಯರ್}'),
    ('job', 'Mechanical engineer', 'இயந்திரப் பொறியாளர்', 'മെക്കാനിക്കൽ എൻജിനീയർ', 'మెకానికల్ ఇంజినీర్', 'ಮೆಕ್ಯಾನಿಕಲ್ ಎಂಜಿನಿಯರ್', 'मैकेनिकल इंजीनियर', '{மெக்கானிக்கல் இன்ஜினியர்}'),
    ('job', 'Electrical engineer', 'மின் பொறியாளர்', 'ഇലക്ട്രിക്കൽ എൻജിനീയർ', 'ఎలక్ట్రికల్ ఇంజినీర్', 'ಎಲೆಕ್ಟ್ರಿಕಲ್ ಎಂಜಿನಿಯರ್', 'इलेक्ट्रिकल इंजीनियर', '{எலக்ட்ரிக்கல் இன்ஜினியர்,विद्युत अभियंता}'),
    ('job', 'Junior engineer', 'இளநிலைப் பொறியாளர்', 'ജൂനിയർ എൻജിനീയർ', 'జూనియర్ ఇంజినీర్', 'ಕಿರಿಯ ಎಂಜಿನಿಯರ್', 'कनिष्ठ अभियंता', '{ஜூனியர் இன்ஜினியர்,ಜೂನಿಯರ್ ಎಂಜಿನಿಯರ್,जूनियर इंजीनियर}'),
    ('job', 'Software developer', 'மென்பொருள் உருவாக்குநர்', 'സോഫ്റ്റ്‌വെയർ ഡെവലപ്പർ', 'సాఫ్ట్‌వేర్ డెవలపర్', 'ಸಾಫ್ಟ್‌ವೇರ್ ಡೆವಲಪರ್', 'सॉफ्टवेयर डेवलपर', '{சாப்ட்வேர் டெவலப்பர்}'),
    ('job', 'Programmer', 'நிரலாளர்', 'പ്രോഗ്രാമർ', 'ప్రోగ్రామర్', 'ಪ್ರೋಗ್ರಾಮರ್', 'प्रोग्रामर', '{புரோகிராமர்}'),
    ('job', 'Web designer', 'இணைய வடிவமைப்பாளர்', 'വെബ് ഡിസൈനർ', 'వెబ్ డిజైనర్', 'ವೆಬ್ ಡಿಸೈನರ್', 'वेब डिजाइनर', '{வெப் டிசைனர்}'),
    ('job', 'IT company', 'ஐ.டி. நிறுவனம்', 'ഐടി കമ്പനി', 'ఐటీ కంపెనీ', 'ಐಟಿ ಕಂಪನಿ', 'आईटी कंपनी', '{IT firm,Software company,ஐடி கம்பெனி,தகவல் தொழில்நுட்ப நிறுவனம்,సాఫ్ట్‌వేర్ కంపెనీ,ಸಾಫ್ಟ್‌ವೇರ್ ಕಂಪನಿ}'),
    ('job', 'Company', 'நிறுவனம்', 'കമ്പനി', 'కంపెనీ', 'ಕಂಪನಿ', 'कंपनी', '{கம்பெனி,ಕಂಪೆನಿ,कम्पनी}'),
    ('job', 'Company employee', 'நிறுவன ஊழியர்', 'കമ്പനി ജീവനക്കാരൻ', 'కంపెనీ ఉద్యోగి', 'ಕಂಪನಿ ಉದ್ಯೋಗಿ', 'कंपनी कर्मचारी', '{Company job,கம்பெனி வேலை}'),
    ('job', 'Self business', 'சுயதொழில்', 'സ്വന്തം ബിസിനസ്', 'సొంత వ్యాపారం', 'ಸ್ವಂತ ವ್ಯಾಪಾರ', 'निजी व्यापार', '{}'),
    ('job', 'Textile business', 'ஜவுளி வியாபாரம்', 'തുണിവ്യാപാരം', 'బట్టల వ్యాపారం', 'ಜವಳಿ ವ್ಯಾಪಾರ', 'कपड़ा व्यापार', '{Textiles,Cloth business,ஜவுளிக் கடை,വസ്ത്രവ്യാപാരം,బట్టల షాపు,ಬಟ್ಟೆ ಅಂಗಡಿ,कपड़े की दुकान}'),
    ('job', 'Real estate', 'ரியல் எஸ்டேட்', 'റിയൽ എസ്റ്റേറ്റ്', 'రియల్ ఎస్టేట్', 'ರಿಯಲ್ ಎಸ್ಟೇಟ್', 'रियल एस्टेट', '{}'),
    ('job', 'Finance business', 'நிதித் தொழில்', 'ഫിനാൻസ് ബിസിനസ്', 'ఫైనాన్స్ వ్యాపారం', 'ಫೈನಾನ್ಸ್ ವ್ಯಾಪಾರ', 'फाइनेंस व्यवसाय', '{பைனான்ஸ்}'),
    ('job', 'Medical shop', 'மருந்துக் கடை', 'മെഡിക്കൽ ഷോപ്പ്', 'మందుల షాపు', 'ಔಷಧಿ ಅಂಗಡಿ', 'दवा की दुकान', '{Medical store,மெடிக்கல் ஷாப்,മെഡിക്കൽ സ്റ്റോർ,మెడికల్ షాపు,ಮೆಡಿಕಲ್ ಸ್ಟೋರ್,मेडिकल स्टोर}'),
    ('job', 'Jewellery shop', 'நகைக் கடை', 'ജ്വല്ലറി', 'నగల దుకాణం', 'ಆಭರಣ ಅಂಗಡಿ', 'आभूषण की दुकान', '{Jewellery,Jewellery business,Jewelry shop,தங்க நகை,സ്വർണക്കട,బంగారు నగల షాపు,ಚಿನ್ನದ ಅಂಗಡಿ,ज्वेलरी,सराफा}'),
    ('job', 'Goldsmith', 'பொற்கொல்லர்', 'സ്വർണപ്പണിക്കാരൻ', 'స్వర్ణకారుడు', 'ಅಕ್ಕಸಾಲಿಗ', 'सुनार', '{Gold smith,தங்க வேலை,தட்டார்,തട്ടാൻ,కంసాలి,स्वर्णकार}'),
    ('job', 'Carpenter', 'தச்சர்', 'ആശാരി', 'వడ్రంగి', 'ಬಡಗಿ', 'बढ़ई', '{கார்பென்டர்,மர வேலை,മരപ്പണിക്കാരൻ,కార్పెంటర్,ಕಾರ್ಪೆಂಟರ್,कारपेंटर}'),
    ('job', 'Mason', 'கொத்தனார்', 'കൽപ്പണിക്കാരൻ', 'తాపీ మేస్త్రీ', 'ಗಾರೆ ಕೆಲಸಗಾರ', 'राजमिस्त्री', '{மேஸ்திரி,മേസ്തിരി,మేస్త్రీ,ಮೇಸ್ತ್ರಿ,मिस्त्री}'),
    ('job', 'Electrician', 'மின்பணியாளர்', 'ഇലക്ട്രീഷ്യൻ', 'ఎలక్ట్రీషియన్', 'ಎಲೆಕ್ಟ್ರಿಷಿಯನ್', 'इलेक्ट्रीशियन', '{எலக்ட்ரீஷியன்,எலெக்ட்ரீசியன்,बिजली मिस्त्री}'),
    ('job', 'Plumber', 'குழாய் பணியாளர்', 'പ്ലംബർ', 'ప్లంబర్', 'ಪ್ಲಂಬರ್', 'प्लंबर', '{பிளம்பர்}'),
    ('job', 'Painter', 'வண்ணம் பூசுபவர்', 'പെയിന്റർ', 'పెయింటర్', 'ಪೇಂಟರ್', 'पेंटर', '{பெயிண்டர்}'),
    ('job', 'Welder', 'வெல்டர்', 'വെൽഡർ', 'వెల్డర్', 'ವೆಲ್ಡರ್', 'वेल्डर', '{வெல்டிங்}'),
    ('job', 'Mechanic', 'மெக்கானிக்', 'മെക്കാനിക്', 'మెకానిక్', 'ಮೆಕ್ಯಾನಿಕ್', 'मैकेनिक', '{}'),
    ('job', 'Fitter', 'ஃபிட்டர்', 'ഫിറ്റർ', 'ఫిట్టర్', 'ಫಿಟ್ಟರ್', 'फिटर', '{பிட்டர்}'),
    ('job', 'Machine operator', 'இயந்திர இயக்குநர்', 'മെഷീൻ ഓപ്പറേറ്റർ', 'మెషిన్ ఆపరేటర్', 'ಯಂತ್ರ ನಿರ್ವಾಹಕ', 'मशीन ऑपरेटर', '{மெஷின் ஆபரேட்டர்,ಮೆಷಿನ್ ಆಪರೇಟರ್}'),
    ('job', 'Computer operator', 'கணினி இயக்குநர்', 'കംപ്യൂട്ടർ ഓപ്പറേറ്റർ', 'కంప్యూటర్ ఆపరేటర్', 'ಕಂಪ್ಯೂಟರ್ ಆಪರೇಟರ್', 'कंप्यूटर ऑपरेटर', '{கம்ப்யூட்டர் ஆபரேட்டர்}'),
    ('job', 'Labourer', 'கூலித் தொழிலாளி', 'കൂലിപ്പണിക്കാരൻ', 'కూలీ', 'ಕೂಲಿ ಕಾರ್ಮಿಕ', 'मजदूर', '{Coolie,Labour,Labor,Daily wages,கூலி வேலை,கூலி,കൂലിപ്പണി,കൂലി,కూలి పని,ಕೂಲಿ ಕೆಲಸ,ಕೂಲಿ,मजदूरी}'),
    ('job', 'Worker', 'தொழிலாளி', 'തൊഴിലാളി', 'కార్మికుడు', 'ಕಾರ್ಮಿಕ', 'श्रमिक', '{தொழிலாளர்,कामगार}'),
    ('job', 'Weaver', 'நெசவாளர்', 'നെയ്ത്തുകാരൻ', 'నేత కార్మికుడు', 'ನೇಕಾರ', 'बुनकर', '{Weaving,நெசவு,നെയ്ത്ത്,నేత,ನೇಯ್ಗೆ,बुनाई}'),
    ('job', 'Fisherman', 'மீனவர்', 'മത്സ്യത്തൊഴിലാളി', 'మత్స్యకారుడు', 'ಮೀನುಗಾರ', 'मछुआरा', '{மீன் பிடி தொழில்}'),
    ('job', 'Barber', 'முடிதிருத்துபவர்', 'ബാർബർ', 'క్షురకుడు', 'ಕ್ಷೌರಿಕ', 'नाई', '{சலூன்}'),
    ('job', 'Beautician', 'அழகுக் கலை நிபுணர்', 'ബ്യൂട്ടീഷ്യൻ', 'బ్యూటీషియన్', 'ಬ್ಯೂಟಿಷಿಯನ್', 'ब्यूटीशियन', '{Beauty parlour,பியூட்டிசியன்,பியூட்டி பார்லர்,ബ്യൂട്ടി പാർലർ,బ్యూటీ పార్లర్,ಬ್ಯೂಟಿ ಪಾರ್ಲರ್,ब्यूटी पार्लर}'),
    ('job', 'Cook', 'சமையல்காரர்', 'പാചകക്കാരൻ', 'వంటమనిషి', 'ಅಡುಗೆಯವರು', 'रसोइया', '{சமையல் வேலை,കുക്ക്,వంటవాడు,ಅಡುಗೆ ಕೆಲಸ,खानसामा}'),
    ('job', 'Chef', 'தலைமைச் சமையல்காரர்', 'ഷെഫ്', 'చెఫ్', 'ಶೆಫ್', 'शेफ', '{செஃப்}'),
    ('job', 'Hotel business', 'உணவகத் தொழில்', 'ഹോട്ടൽ ബിസിനസ്', 'హోటల్ వ్యాపారం', 'ಹೋಟೆಲ್ ಉದ್ಯಮ', 'होटल व्यवसाय', '{Hotel,ஹோட்டல்,ஓட்டல்,ഹോട്ടൽ,హోటల్,ಹೋಟೆಲ್,होटल}'),
    ('job', 'Hotel management', 'உணவக மேலாண்மை', 'ഹോട്ടൽ മാനേജ്മെന്റ്', 'హోటల్ మేనేజ్‌మెంట్', 'ಹೋಟೆಲ್ ಮ್ಯಾನೇಜ್‌ಮೆಂಟ್', 'होटल मैनेजमेंट', '{ஹோட்டல் மேனேஜ்மென்ட்,होटल प्रबंधन}'),
    ('job', 'Catering', 'சமையல் ஒப்பந்தம்', 'കേറ്ററിങ്', 'క్యాటరింగ్', 'ಕೇಟರಿಂಗ್', 'कैटरिंग', '{கேட்டரிங்,കേറ്ററിംഗ്}'),
    ('job', 'Security guard', 'காவலாளி', 'സെക്യൂരിറ്റി', 'సెక్యూరిటీ గార్డు', 'ಭದ್ರತಾ ಸಿಬ್ಬಂದಿ', 'सुरक्षा गार्ड', '{Security,Watchman,செக்யூரிட்டி,வாட்ச்மேன்,കാവൽക്കാരൻ,వాచ్‌మన్,కాపలాదారు,ಸೆಕ್ಯೂರಿಟಿ,ಕಾವಲುಗಾರ,सिक्योरिटी गार्ड,चौकीदार}'),
    ('job', 'Police officer', 'காவல் அதிகாரி', 'പൊലീസ് ഉദ്യോഗസ്ഥൻ', 'పోలీసు అధికారి', 'ಪೊಲೀಸ್ ಅಧಿಕಾರಿ', 'पुलिस अधिकारी', '{போலீஸ் அதிகாரி}'),
    ('job', 'Police constable', 'காவலர்', 'പൊലീസ് കോൺസ്റ്റബിൾ', 'పోలీసు కానిస్టేబుల్', 'ಪೊಲೀಸ್ ಪೇದೆ', 'पुलिस सिपाही', '{Constable,போலீஸ்காரர்,കോൺസ്റ്റബിൾ,పోలీస్ కానిస్టేబుల్,ಪೊಲೀಸ್ ಕಾನ್‌ಸ್ಟೆಬಲ್,कांस्टेबल,सिपाही}'),
    ('job', 'Sub inspector', 'உதவி ஆய்வாளர்', 'സബ് ഇൻസ്പെക്ടർ', 'సబ్ ఇన్‌స్పెక్టర్', 'ಸಬ್ ಇನ್‌ಸ್ಪೆಕ್ಟರ್', 'उप निरीक्षक', '{Sub-inspector,சப் இன்ஸ்பெக்டர்,എസ്ഐ,ఎస్సై,ಪಿಎಸ್‌ಐ,सब इंस्पेक्टर,दारोगा}'),
    ('job', 'Inspector', 'ஆய்வாளர்', 'ഇൻസ്പെക്ടർ', 'ఇన్‌స్పెక్టర్', 'ಇನ್‌ಸ್ಪೆಕ್ಟರ್', 'निरीक्षक', '{இன்ஸ்பெக்டர்,इंस्पेक्टर}'),
    ('job', 'Army officer', 'ராணுவ அதிகாரி', 'സൈനിക ഓഫീസർ', 'సైనికాధికారి', 'ಸೇನಾಧಿಕಾರಿ', 'सेना अधिकारी', '{ஆர்மி ஆபீசர்,ఆర్మీ అధికారి,सैन्य अधिकारी}'),
    ('job', 'Indian Army', 'இந்திய ராணுவம்', 'ഇന്ത്യൻ ആർമി', 'భారత సైన్యం', 'ಭಾರತೀಯ ಸೇನೆ', 'भारतीय सेना', '{ഇന്ത്യൻ കരസേന,ఇండియన్ ఆర్మీ,इंडियन आर्मी}'),
    ('job', 'Navy', 'கடற்படை', 'നാവികസേന', 'నౌకాదళం', 'ನೌಕಾಪಡೆ', 'नौसेना', '{Indian Navy,നേവി,నేవీ,ನೌಕಾದಳ,नेवी}'),
    ('job', 'Air Force', 'விமானப்படை', 'വ്യോമസേന', 'వైమానిక దళం', 'ವಾಯುಪಡೆ', 'वायुसेना', '{Indian Air Force,Airforce,എയർഫോഴ്സ്,ఎయిర్ ఫోర్స్,ವಾಯುಸೇನೆ,एयरफोर्स}'),
    ('job', 'Merchant navy', 'வணிகக் கப்பல் பணி', 'മർച്ചന്റ് നേവി', 'మర్చంట్ నేవీ', 'ಮರ್ಚೆಂಟ್ ನೇವಿ', 'मर्चेंट नेवी', '{மெர்ச்சன்ட் நேவி}'),
    ('job', 'Judge', 'நீதிபதி', 'ജഡ്ജി', 'న్యాయమూర్తి', 'ನ್ಯಾಯಾಧೀಶರು', 'न्यायाधीश', '{ന്യായാധിപൻ,జడ్జి,ನ್ಯಾಯಾಧೀಶ,जज}'),
    ('job', 'Headmaster', 'தலைமை ஆசிரியர்', 'ഹെഡ്മാസ്റ്റർ', 'ప్రధానోపాధ్యాయులు', 'ಮುಖ್ಯೋಪಾಧ್ಯಾಯರು', 'प्रधानाध्यापक', '{Head master,ஹெட்மாஸ்டர்,പ്രധാനാധ്യാപകൻ,హెడ్ మాస్టర్,ಮುಖ್ಯ ಶಿಕ್ಷಕರು,हेडमास्टर,प्रधान अध्यापक}'),
    ('job', 'Headmistress', 'தலைமை ஆசிரியை', 'ഹെഡ്മിസ്ട്രസ്', 'ప్రధానోపాధ్యాయురాలు', 'ಮುಖ್ಯೋಪಾಧ್ಯಾಯಿನಿ', 'प्रधानाध्यापिका', '{Head mistress,പ്രധാനാധ്യാപിക,हेडमिस्ट्रेस}'),
    ('job', 'Principal', 'முதல்வர்', 'പ്രിൻസിപ്പൽ', 'ప్రిన్సిపాల్', 'ಪ್ರಾಂಶುಪಾಲರು', 'प्रधानाचार्य', '{பிரின்சிபால்,ಪ್ರಿನ್ಸಿಪಾಲ್,प्रिंसिपल,प्राचार्य}'),
    ('job', 'Associate professor', 'இணைப் பேராசிரியர்', 'അസോഷ്യേറ്റ് പ്രഫസർ', 'అసోసియేట్ ప్రొఫెసర్', 'ಸಹ ಪ್ರಾಧ್ಯಾಪಕರು', 'एसोसिएट प्रोफेसर', '{അസോസിയേറ്റ് പ്രൊഫസർ,सह प्राध्यापक}'),
    ('job', 'Government teacher', 'அரசுப் பள்ளி ஆசிரியர்', 'സർക്കാർ സ്കൂൾ അധ്യാപകൻ', 'ప్రభుత్వ ఉపాధ్యాయులు', 'ಸರ್ಕಾರಿ ಶಾಲಾ ಶಿಕ್ಷಕರು', 'सरकारी शिक्षक', '{Govt teacher,Government school teacher,सरकारी टीचर}'),
    ('job', 'Physical education teacher', 'உடற்கல்வி ஆசிரியர்', 'കായികാധ്യാപകൻ', 'వ్యాయామ ఉపాధ్యాయులు', 'ದೈಹಿಕ ಶಿಕ್ಷಕರು', 'शारीरिक शिक्षक', '{PT teacher,PET,పీఈటీ,खेल शिक्षक}'),
    ('job', 'Music teacher', 'இசை ஆசிரியர்', 'സംഗീതാധ്യാപിക', 'సంగీత ఉపాధ్యాయులు', 'ಸಂಗೀತ ಶಿಕ್ಷಕರು', 'संगीत शिक्षक', '{பாட்டு டீச்சர்,മ്യൂസിക് ടീച്ചർ,సంగీత టీచర్}'),
    ('job', 'Librarian', 'நூலகர்', 'ലൈബ്രേറിയൻ', 'లైబ్రేరియన్', 'ಗ್ರಂಥಪಾಲಕ', 'पुस्तकालयाध्यक्ष', '{லைப்ரரியன்,గ్రంథపాలకుడు,लाइब्रेरियन}'),
    ('job', 'Veterinary doctor', 'கால்நடை மருத்துவர்', 'വെറ്ററിനറി ഡോക്ടർ', 'పశువైద్యులు', 'ಪಶುವೈದ್ಯರು', 'पशु चिकित्सक', '{Veterinarian,Vet,മൃഗഡോക്ടർ,పశువుల డాక్టర్,ಪಶು ವೈದ್ಯ}'),
    ('job', 'Ayurvedic doctor', 'ஆயுர்வேத மருத்துவர்', 'ആയുർവേദ ഡോക്ടർ', 'ఆయుర్వేద వైద్యులు', 'ಆಯುರ್ವೇದ ವೈದ್ಯರು', 'आयुर्वेदिक डॉक्टर', '{Ayurveda doctor,Ayurvedic physician,വൈദ്യൻ,आयुर्वेदिक चिकित्सक,वैद्य}'),
    ('job', 'Physiotherapist', 'இயன்முறை மருத்துவர்', 'ഫിസിയോതെറപ്പിസ്റ്റ്', 'ఫిజియోథెరపిస్ట్', 'ಫಿಸಿಯೋಥೆರಪಿಸ್ಟ್', 'फिजियोथेरेपिस्ट', '{பிசியோதெரபிஸ்ட்}'),
    ('job', 'Lab technician', 'ஆய்வகத் தொழில்நுட்பப் பணியாளர்', 'ലാബ് ടെക്നീഷ്യൻ', 'ల్యాబ్ టెక్నీషియన్', 'ಲ್ಯಾಬ್ ಟೆಕ್ನಿಷಿಯನ್', 'लैब टेक्नीशियन', '{Laboratory technician,லேப் டெக்னீஷியன்}'),
    ('job', 'Hospital', 'மருத்துவமனை', 'ആശുപത്രി', 'ఆసుపత్రి', 'ಆಸ್ಪತ್ರೆ', 'अस्पताल', '{ஆஸ்பத்திரி,ஹாஸ்பிடல்,ആസ്പത്രി,హాస్పిటల్,హాస్పటల్,हॉस्पिटल}'),
    ('job', 'Private hospital', 'தனியார் மருத்துவமனை', 'സ്വകാര്യ ആശുപത്രി', 'ప్రైవేటు ఆసుపత్రి', 'ಖಾಸಗಿ ಆಸ್ಪತ್ರೆ', 'निजी अस्पताल', '{प्राइवेट अस्पताल}'),
    ('job', 'College', 'கல்லூரி', 'കോളജ്', 'కళాశాల', 'ಕಾಲೇಜು', 'कॉलेज', '{காலேஜ்,കോളേജ്,కాలేజీ,महाविद्यालय}'),
    ('job', 'School', 'பள்ளி', 'സ്കൂൾ', 'పాఠశాల', 'ಶಾಲೆ', 'स्कूल', '{பள்ளிக்கூடம்,ஸ்கூல்,വിദ്യാലയം,స్కూల్,ಸ್ಕೂಲ್,विद्यालय}'),
    ('job', 'Factory', 'தொழிற்சாலை', 'ഫാക്ടറി', 'ఫ్యాక్టరీ', 'ಕಾರ್ಖಾನೆ', 'कारखाना', '{ஃபேக்டரி,பேக்டரி,కర్మాగారం,ಫ್ಯಾಕ್ಟರಿ,फैक्ट्री}'),
    ('job', 'Post office', 'அஞ்சல் அலுவலகம்', 'പോസ്റ്റ് ഓഫീസ്', 'పోస్టాఫీసు', 'ಅಂಚೆ ಕಚೇರಿ', 'डाकघर', '{Postal department,தபால் அலுவலகம்,தபால் ஆபீஸ்,തപാൽ വകുപ്പ്,തപാലാപ്പീസ്,తపాలా కార్యాలయం,ಪೋಸ್ಟ್ ಆಫೀಸ್,पोस्ट ऑफिस,डाक विभाग}'),
    ('job', 'Postman', 'அஞ்சல்காரர்', 'പോസ്റ്റ്മാൻ', 'పోస్ట్‌మన్', 'ಅಂಚೆಯಣ್ಣ', 'डाकिया', '{Post man,தபால்காரர்,போஸ்ட்மேன்,തപാൽക്കാരൻ,ಪೋಸ್ಟ್‌ಮನ್,पोस्टमैन}'),
    ('job', 'Revenue department', 'வருவாய்த் துறை', 'റവന്യൂ വകുപ്പ്', 'రెవెన్యూ శాఖ', 'ಕಂದಾಯ ಇಲಾಖೆ', 'राजस्व विभाग', '{ரெவின்யூ டிபார்ட்மென்ட்}'),
    ('job', 'Village administrative officer', 'கிராம நிர்வாக அலுவலர்', 'വില്ലേജ് ഓഫീസർ', 'గ్రామ రెవెన్యూ అధికారి', 'ಗ್ರಾಮ ಲೆಕ್ಕಾಧಿಕಾರಿ', null, '{VAO,Village officer,வி.ஏ.ஓ.,వీఆర్వో}'),
    ('job', 'Health department', 'சுகாதாரத் துறை', 'ആരോഗ്യ വകുപ്പ്', 'ఆరోగ్య శాఖ', 'ಆರೋಗ್ಯ ಇಲಾಖೆ', 'स्वास्थ्य विभाग', '{వైద్య ఆరోగ్య శాఖ}'),
    ('job', 'Education department', 'கல்வித் துறை', 'വിദ്യാഭ്യാസ വകുപ്പ്', 'విద్యా శాఖ', 'ಶಿಕ್ಷಣ ಇಲಾಖೆ', 'शिक्षा विभाग', '{}'),
    ('job', 'Forest department', 'வனத்துறை', 'വനം വകുപ്പ്', 'అటవీ శాఖ', 'ಅರಣ್ಯ ಇಲಾಖೆ', 'वन विभाग', '{}'),
    ('job', 'Bus driver', 'பேருந்து ஓட்டுநர்', 'ബസ് ഡ്രൈവർ', 'బస్సు డ్రైవర్', 'ಬಸ್ ಚಾಲಕ', 'बस चालक', '{பஸ் டிரைவர்,ಬಸ್ ಡ್ರೈವರ್,बस ड्राइवर}'),
    ('job', 'Bus conductor', 'பேருந்து நடத்துநர்', 'ബസ് കണ്ടക്ടർ', 'బస్సు కండక్టర్', 'ಬಸ್ ನಿರ್ವಾಹಕ', 'बस कंडक्टर', '{Conductor,நடத்துநர்,கண்டக்டர்,കണ്ടക്ടർ,కండక్టర్,ಕಂಡಕ್ಟರ್,ನಿರ್ವಾಹಕ,कंडक्टर,परिचालक}'),
    ('job', 'Auto driver', 'ஆட்டோ ஓட்டுநர்', 'ഓട്ടോ ഡ്രൈവർ', 'ఆటో డ్రైవర్', 'ಆಟೋ ಚಾಲಕ', 'ऑटो चालक', '{ஆட்டோ டிரைவர்,ಆಟೋ ಡ್ರೈವರ್,ऑटो ड्राइवर}'),
    ('job', 'Lorry driver', 'லாரி ஓட்டுநர்', 'ലോറി ഡ്രൈവർ', 'లారీ డ్రైవర్', 'ಲಾರಿ ಚಾಲಕ', 'ट्रक चालक', '{Truck driver,லாரி டிரைவர்,ಲಾರಿ ಡ್ರೈವರ್,ट्रक ड्राइवर}'),
    ('job', 'Transport business', 'போக்குவரத்துத் தொழில்', 'ട്രാൻസ്പോർട്ട് ബിസിനസ്', 'ట్రాన్స్‌పోర్ట్ వ్యాపారం', 'ಸಾರಿಗೆ ಉದ್ಯಮ', 'परिवहन व्यवसाय', '{Transport,டிரான்ஸ்போர்ட்,ట్రాన్స్‌పోర్ట్,ट्रांसपोर्ट}'),
    ('job', 'Priest', 'அர்ச்சகர்', 'പൂജാരി', 'పూజారి', 'ಅರ್ಚಕರು', 'पुजारी', '{Purohit,Temple priest,Archakar,பூசாரி,குருக்கள்,புரோகிதர்,ശാന്തിക്കാരൻ,పురోహితులు,అర్చకులు,ಪುರೋಹಿತರು,ಪೂಜಾರಿ,पंडित,पुरोहित}'),
    ('job', 'Pastor', 'போதகர்', 'പാസ്റ്റർ', 'పాస్టర్', 'ಪಾಸ್ಟರ್', 'पादरी', '{பாஸ்டர்,పాదిరి}'),
    ('job', 'Journalist', 'பத்திரிகையாளர்', 'പത്രപ്രവർത്തകൻ', 'పాత్రికేయుడు', 'ಪತ್ರಕರ್ತ', 'पत्रकार', '{Reporter,செய்தியாளர்,நிருபர்,മാധ്യമപ്രവർത്തകൻ,జర్నలిస్ట్,విలేకరి,ವರದಿಗಾರ,संवाददाता}'),
    ('job', 'Photographer', 'புகைப்படக் கலைஞர்', 'ഫൊട്ടോഗ്രഫർ', 'ఫొటోగ్రాఫర్', 'ಛಾಯಾಗ್ರಾಹಕ', 'फोटोग्राफर', '{போட்டோகிராபர்,ഫോട്ടോഗ്രാഫർ,ಫೋಟೋಗ್ರಾಫರ್,छायाकार}'),
    ('job', 'Astrologer', 'ஜோதிடர்', 'ജ്യോത്സ്യൻ', 'జ్యోతిష్కుడు', 'ಜ್ಯೋತಿಷಿ', 'ज्योतिषी', '{ஜோசியர்,ಜ್ಯೋತಿಷ್ಯರು}'),
    ('job', 'LIC agent', 'எல்.ஐ.சி. முகவர்', 'എൽഐസി ഏജന്റ്', 'ఎల్‌ఐసీ ఏజెంట్', 'ಎಲ್‌ಐಸಿ ಏಜೆಂಟ್', 'एलआईसी एजेंट', '{Insurance agent,எல்ஐசி ஏஜென்ட்,बीमा एजेंट}'),
    ('job', 'Social worker', 'சமூக சேவகர்', 'സാമൂഹിക പ്രവർത്തകൻ', 'సామాజిక కార్యకర్త', 'ಸಮಾಜ ಸೇವಕ', 'समाज सेवक', '{समाजसेवी,సంఘ సేవకుడు,സാമൂഹ്യപ്രവർത്തകൻ}'),
    ('job', 'Anganwadi worker', 'அங்கன்வாடிப் பணியாளர்', 'അങ്കണവാടി വർക്കർ', 'అంగన్‌వాడీ కార్యకర్త', 'ಅಂಗನವಾಡಿ ಕಾರ್ಯಕರ್ತೆ', 'आंगनवाड़ी कार्यकर्ता', '{Anganwadi teacher,அங்கன்வாடி,അങ്കണവാടി ടീച്ചർ,అంగన్‌వాడీ టీచర్,आंगनबाड़ी}'),
    ('job', 'Office assistant', 'அலுவலக உதவியாளர்', 'ഓഫീസ് അസിസ്റ്റന്റ്', 'ఆఫీస్ అసిస్టెంట్', 'ಕಚೇರಿ ಸಹಾಯಕ', 'कार्यालय सहायक', '{Peon,ஆபீஸ் அசிஸ்டன்ட்,பியூன்,പ്യൂൺ,ప్యూన్,चपरासी}'),
    ('job', 'Typist', 'தட்டச்சர்', 'ടൈപ്പിസ്റ്റ്', 'టైపిస్ట్', 'ಬೆರಳಚ್ಚುಗಾರ', 'टाइपिस्ट', '{டைப்பிஸ்ட்,ಟೈಪಿಸ್ಟ್}'),
    ('job', 'Receptionist', 'வரவேற்பாளர்', 'റിസപ്ഷനിസ്റ്റ്', 'రిసెప్షనిస్ట్', 'ಸ್ವಾಗತಕಾರಿಣಿ', 'रिसेप्शनिस्ट', '{ரிசப்ஷனிஸ்ட்,ರಿಸೆಪ್ಷನಿಸ್ಟ್}'),
    ('job', 'Cashier', 'காசாளர்', 'കാഷ്യർ', 'క్యాషియర్', 'ಕ್ಯಾಷಿಯರ್', 'कैशियर', '{கேஷியர்,ನಗದು ಗುಮಾಸ್ತ,खजांची}'),
    ('job', 'Stenographer', 'சுருக்கெழுத்தாளர்', 'സ്റ്റെനോഗ്രഫർ', 'స్టెనోగ్రాఫర్', 'ಶೀಘ್ರಲಿಪಿಗಾರ', 'आशुलिपिक', '{Steno,ஸ்டெனோ,स्टेनोग्राफर}'),
    ('job', 'Politician', 'அரசியல்வாதி', 'രാഷ്ട്രീയക്കാരൻ', 'రాజకీయ నాయకుడు', 'ರಾಜಕಾರಣಿ', 'राजनेता', '{Politics,அரசியல்,नेता}'),
    ('job', 'Pensioner', 'ஓய்வூதியர்', 'പെൻഷനർ', 'పెన్షనర్', 'ಪಿಂಚಣಿದಾರ', 'पेंशनभोगी', '{Pension,பென்ஷனர்,പെൻഷൻ,పెన్షన్,ಪಿಂಚಣಿ,पेंशनर,पेंशन}'),
    ('job', 'Working abroad', 'வெளிநாட்டில் பணி', 'വിദേശത്ത് ജോലി', 'విదేశాల్లో ఉద్యోగం', 'ವಿದೇಶದಲ್ಲಿ ಉದ್ಯೋಗ', 'विदेश में नौकरी', '{Abroad,Foreign job,வெளிநாட்டு வேலை}'),
    ('job', 'Gulf job', 'வளைகுடா நாட்டில் வேலை', 'ഗൾഫിൽ ജോലി', 'గల్ఫ్‌లో ఉద్యోగం', 'ಗಲ್ಫ್‌ನಲ್ಲಿ ಉದ್ಯೋಗ', 'खाड़ी देश में नौकरी', '{Gulf,கல்ஃப்,ഗൾഫ്,గల్ఫ్,ಗಲ್ಫ್}'),
    ('job', 'Working', 'பணியில் உள்ளார்', 'ജോലിയുണ്ട്', 'ఉద్యోగం చేస్తున్నారు', 'ಉದ್ಯೋಗದಲ್ಲಿದ್ದಾರೆ', 'नौकरी करते हैं', '{Employed,வேலை பார்க்கிறார்}'),
    ('job', 'Job', 'வேலை', 'ജോലി', 'ఉద్యోగం', 'ಉದ್ಯೋಗ', 'नौकरी', '{Employment,பணி,உத்தியோகம்,തൊഴിൽ,జాబ్,ಕೆಲಸ,ನೌಕರಿ,जॉब}'),
    ('job', 'Consultant', 'ஆலோசகர்', 'കൺസൽറ്റന്റ്', 'కన్సల్టెంట్', 'ಸಲಹೆಗಾರ', 'सलाहकार', '{கன்சல்டன்ட்,ಕನ್ಸಲ್ಟೆಂಟ್,कंसल्टेंट}'),
    ('job', 'Officer', 'அதிகாரி', 'ഓഫീസർ', 'అధికారి', 'ಅಧಿಕಾರಿ', 'अधिकारी', '{ஆபீசர்,ഉദ്യോഗസ്ഥൻ,ఆఫీసర్,ಆಫೀಸರ್,अफसर}'),
    ('education', 'B.E.', 'பி.இ.', 'ബി.ഇ.', 'బి.ఇ.', 'ಬಿ.ಇ.', 'बी.ई.', '{BE,B.E,பிஇ,ബിഇ,బీఈ,ಬಿಇ,बीई}'),
    ('education', 'B.Tech', 'பி.டெக்.', 'ബി.ടെക്', 'బి.టెక్', 'ಬಿ.ಟೆಕ್', 'बी.टेक', '{BTech,B.Tech.,B Tech,பிடெக்,பி.டெக்,ബിടെക്,బీటెక్,ಬಿಟೆಕ್,बीटेक}'),
    ('education', 'M.E.', 'எம்.இ.', 'എം.ഇ.', 'ఎం.ఇ.', 'ಎಂ.ಇ.', 'एम.ई.', '{ME,M.E,எம்இ,എംഇ,ఎంఈ,ಎಂಇ,एमई}'),
    ('education', 'M.Tech', 'எம்.டெக்.', 'എം.ടെക്', 'ఎం.టెక్', 'ಎಂ.ಟೆಕ್', 'एम.टेक', '{MTech,M.Tech.,எம்டெக்,എംടെക്,ఎంటెక్,ಎಂಟೆಕ್,एमटेक}'),
    ('education', 'B.Com', 'பி.காம்.', 'ബി.കോം', 'బి.కాం', 'ಬಿ.ಕಾಂ', 'बी.कॉम', '{BCom,B.Com.,பிகாம்,பி.காம்,ബികോം,బీకాం,ಬಿಕಾಂ,बीकॉम}'),
    ('education', 'M.Com', 'எம்.காம்.', 'എം.കോം', 'ఎం.కాం', 'ಎಂ.ಕಾಂ', 'एम.कॉम', '{MCom,M.Com.,எம்காம்,எம்.காம்,എംകോം,ఎంకాం,ಎಂಕಾಂ,एमकॉम}'),
    ('education', 'B.Sc', 'பி.எஸ்சி.', 'ബി.എസ്‌സി', 'బి.ఎస్సీ', 'ಬಿ.ಎಸ್ಸಿ', 'बी.एससी', '{BSc,B.Sc.,பிஎஸ்சி,ബിഎസ്‌സി,ബിഎസ്സി,బీఎస్సీ,ಬಿಎಸ್ಸಿ,बीएससी}'),
    ('education', 'M.Sc', 'எம்.எஸ்சி.', 'എം.എസ്‌സി', 'ఎం.ఎస్సీ', 'ಎಂ.ಎಸ್ಸಿ', 'एम.एससी', '{MSc,M.Sc.,எம்எஸ்சி,എംഎസ്‌സി,എംഎസ്സി,ఎంఎస్సీ,ಎಂಎಸ್ಸಿ,एमएससी}'),
    ('education', 'B.A.', 'பி.ஏ.', 'ബി.എ.', 'బి.ఎ.', 'ಬಿ.ಎ.', 'बी.ए.', '{BA,B.A,பிஏ,ബിഎ,బీఏ,ಬಿಎ,बीए}'),
    ('education', 'M.A.', 'எம்.ஏ.', 'എം.എ.', 'ఎం.ఎ.', 'ಎಂ.ಎ.', 'एम.ए.', '{MA,M.A,எம்ஏ,എംഎ,ఎంఏ,ಎಂಎ,एमए}'),
    ('education', 'B.Ed', 'பி.எட்.', 'ബി.എഡ്', 'బి.ఎడ్', 'ಬಿ.ಎಡ್', 'बी.एड', '{BEd,B.Ed.,பிஎட்,ബിഎഡ്,బీఈడీ,బీఎడ్,ಬಿಎಡ್,बीएड}'),
    ('education', 'M.Ed', 'எம்.எட்.', 'എം.എഡ്', 'ఎం.ఎడ్', 'ಎಂ.ಎಡ್', 'एम.एड', '{MEd,M.Ed.,எம்எட்,എംഎഡ്,ఎంఈడీ,ಎಂಎಡ್,एमएड}'),
    ('education', 'B.Pharm', 'பி.ஃபார்ம்.', 'ബി.ഫാം', 'బి.ఫార్మసీ', 'ಬಿ.ಫಾರ್ಮ್', 'बी.फार्म', '{BPharm,B.Pharm.,B.Pharmacy,பி.பார்ம்,ബിഫാം,బీఫార్మసీ,ಬಿಫಾರ್ಮ್,ಬಿ.ಫಾರ್ಮಾ,बीफार्मा,बी.फार्मा}'),
    ('education', 'M.Pharm', 'எம்.ஃபார்ம்.', 'എം.ഫാം', 'ఎం.ఫార్మసీ', 'ಎಂ.ಫಾರ್ಮ್', 'एम.फार्म', '{MPharm,M.Pharm.,M.Pharmacy,எம்.பார்ம்,ఎంఫార్మసీ,एमफार्मा,एम.फार्मा}'),
    ('education', 'D.Pharm', 'டி.ஃபார்ம்.', 'ഡി.ഫാം', 'డి.ఫార్మసీ', 'ಡಿ.ಫಾರ್ಮ್', 'डी.फार्म', '{DPharm,D.Pharm.,டி.பார்ம்,డీఫార్మసీ,डीफार्मा,डी.फार्मा}'),
    ('education', 'MBA', 'எம்.பி.ஏ.', 'എം.ബി.എ.', 'ఎం.బి.ఎ.', 'ಎಂ.ಬಿ.ಎ.', 'एम.बी.ए.', '{M.B.A.,M.B.A,எம்பிஏ,എംബിഎ,ఎంబీఏ,ಎಂಬಿಎ,एमबीए}'),
    ('education', 'BBA', 'பி.பி.ஏ.', 'ബി.ബി.എ.', 'బి.బి.ఎ.', 'ಬಿ.ಬಿ.ಎ.', 'बी.बी.ए.', '{B.B.A.,B.B.A,பிபிஏ,ബിബിഎ,బీబీఏ,ಬಿಬಿಎ,बीबीए}'),
    ('education', 'BCA', 'பி.சி.ஏ.', 'ബി.സി.എ.', 'బి.సి.ఎ.', 'ಬಿ.ಸಿ.ಎ.', 'बी.सी.ए.', '{B.C.A.,B.C.A,பிசிஏ,ബിസിഎ,బీసీఏ,ಬಿಸಿಎ,बीसीए}'),
    ('education', 'MCA', 'எம்.சி.ஏ.', 'എം.സി.എ.', 'ఎం.సి.ఎ.', 'ಎಂ.ಸಿ.ಎ.', 'एम.सी.ए.', '{M.C.A.,M.C.A,எம்சிஏ,എംസിഎ,ఎంసీఏ,ಎಂಸಿಎ,एमसीए}'),
    ('education', 'MBBS', 'எம்.பி.பி.எஸ்.', 'എം.ബി.ബി.എസ്.', 'ఎం.బి.బి.ఎస్.', 'ಎಂ.ಬಿ.ಬಿ.ಎಸ್.', 'एम.बी.बी.एस.', '{M.B.B.S.,M.B.B.S,எம்பிபிஎஸ்,എംബിബിഎസ്,ఎంబీబీఎస్,ಎಂಬಿಬಿಎಸ್,एमबीबीएस}'),
    ('education', 'MD', 'எம்.டி.', 'എം.ഡി.', 'ఎం.డి.', 'ಎಂ.ಡಿ.', 'एम.डी.', '{M.D.,M.D,எம்டி,എംഡി,ఎండీ,ಎಂಡಿ,एमडी}'),
    ('education', 'BDS', 'பி.டி.எஸ்.', 'ബി.ഡി.എസ്.', 'బి.డి.ఎస్.', 'ಬಿ.ಡಿ.ಎಸ್.', 'बी.डी.एस.', '{B.D.S.,B.D.S,பிடிஎஸ்,ബിഡിഎസ്,బీడీఎస్,ಬಿಡಿಎಸ್,बीडीएस}'),
    ('education', 'BHMS', 'பி.எச்.எம்.எஸ்.', 'ബി.എച്ച്.എം.എസ്.', 'బి.హెచ్.ఎం.ఎస్.', 'ಬಿ.ಎಚ್.ಎಂ.ಎಸ್.', 'बी.एच.एम.एस.', '{B.H.M.S.,பிஎச்எம்எஸ்,ബിഎച്ച്എംഎസ്,బీహెచ్‌ఎంఎస్,ಬಿಎಚ್‌ಎಂಎಸ್,बीएचएमएस}'),
    ('education', 'BAMS', 'பி.ஏ.எம்.எஸ்.', 'ബി.എ.എം.എസ്.', 'బి.ఎ.ఎం.ఎస్.', 'ಬಿ.ಎ.ಎಂ.ಎಸ್.', 'बी.ए.एम.एस.', '{B.A.M.S.,பிஏஎம்எஸ்,ബിഎഎംഎസ്,బీఏఎంఎస్,ಬಿಎಎಂಎಸ್,बीएएमएस}'),
    ('education', 'LLB', 'எல்.எல்.பி.', 'എൽ.എൽ.ബി.', 'ఎల్.ఎల్.బి.', 'ಎಲ್.ಎಲ್.ಬಿ.', 'एल.एल.बी.', '{L.L.B.,LL.B.,எல்எல்பி,எல்.எல்.பி,എൽഎൽബി,ఎల్‌ఎల్‌బీ,ಎಲ್‌ಎಲ್‌ಬಿ,एलएलबी}'),
    ('education', 'LLM', 'எல்.எல்.எம்.', 'എൽ.എൽ.എം.', 'ఎల్.ఎల్.ఎం.', 'ಎಲ್.ಎಲ್.ಎಂ.', 'एल.एल.एम.', '{L.L.M.,LL.M.,எல்எல்எம்,എൽഎൽഎം,ఎల్‌ఎల్‌ఎం,ಎಲ್‌ಎಲ್‌ಎಂ,एलएलएम}'),
    ('education', 'B.Arch', 'பி.ஆர்க்.', 'ബി.ആർക്', 'బి.ఆర్క్', 'ಬಿ.ಆರ್ಕ್', 'बी.आर्क', '{BArch,B.Arch.,பிஆர்க்,ബിആർക്,బీఆర్క్,ಬಿಆರ್ಕ್,बीआर्क}'),
    ('education', 'CA', 'சி.ஏ.', 'സി.എ.', 'సి.ఎ.', 'ಸಿ.ಎ.', 'सी.ए.', '{C.A.,C.A,சிஏ,സിഎ,సీఏ,ಸಿಎ,सीए}'),
    ('education', 'M.Phil', 'எம்.ஃபில்.', 'എം.ഫിൽ', 'ఎం.ఫిల్', 'ಎಂ.ಫಿಲ್', 'एम.फिल', '{MPhil,M.Phil.,எம்.பில்.,எம்பில்,എംഫിൽ,ఎంఫిల్,ಎಂಫಿಲ್,एमफिल}'),
    ('education', 'Ph.D', 'முனைவர் பட்டம்', 'പിഎച്ച്.ഡി.', 'పిహెచ్.డి.', 'ಪಿಎಚ್.ಡಿ.', 'पीएच.डी.', '{PhD,Ph.D.,Doctorate,பி.எச்டி.,பிஎச்டி,முனைவர்,പിഎച്ച്ഡി,ഡോക്ടറേറ്റ്,పీహెచ్‌డీ,డాక్టరేట్,ಪಿಎಚ್‌ಡಿ,ಡಾಕ್ಟರೇಟ್,पीएचडी,डॉक्टरेट}'),
    ('education', 'ITI', 'ஐ.டி.ஐ.', 'ഐ.ടി.ഐ.', 'ఐ.టి.ఐ.', 'ಐ.ಟಿ.ಐ.', 'आई.टी.आई.', '{I.T.I.,I.T.I,ஐடிஐ,ഐടിഐ,ఐటీఐ,ಐಟಿಐ,आईटीआई}'),
    ('education', 'HSC', 'மேல்நிலைக் கல்வி', 'പ്ലസ് ടു', 'ఇంటర్', 'ಪಿಯುಸಿ', 'इंटरमीडिएट', '{H.S.C.,Plus two,Higher secondary,பிளஸ் டூ,ഹയർ സെക്കൻഡറി,ఇంటర్మీడియట్,ಪಿ.ಯು.ಸಿ.,हायर सेकेंडरी,बारहवीं}'),
    ('education', 'SSLC', 'எஸ்.எஸ்.எல்.சி.', 'എസ്.എസ്.എൽ.സി.', 'ఎస్.ఎస్.ఎల్.సి.', 'ಎಸ್.ಎಸ್.ಎಲ್.ಸಿ.', 'हाई स्कूल', '{S.S.L.C.,SSC,Matriculation,பத்தாம் வகுப்பு,പത്താം ക്ലാസ്,പത്താംക്ലാസ്,పదో తరగతి,పదవ తరగతి,ಹತ್ತನೇ ತರಗತಿ,दसवीं,मैट्रिक}'),
    ('education', 'PUC', 'பி.யூ.சி.', 'പ്രീഡിഗ്രി', 'ఇంటర్మీడియట్', 'ಪಿಯುಸಿ', 'इंटरमीडिएट', '{P.U.C.,ಪಿ.ಯು.ಸಿ}'),
    ('education', 'Diploma', 'டிப்ளமோ', 'ഡിപ്ലോമ', 'డిప్లొమా', 'ಡಿಪ್ಲೊಮಾ', 'डिप्लोमा', '{பட்டயம்,பட்டயப் படிப்பு,டிப்ளோமா,డిప్లమా,ಡಿಪ್ಲೋಮಾ}'),
    ('education', 'Degree', 'பட்டம்', 'ബിരുദം', 'డిగ్రీ', 'ಪದವಿ', 'स्नातक', '{Graduate,Graduation,பட்டப்படிப்பு,பட்டதாரி,டிகிரி,ഡിഗ്രി,ബിരുദധാരി,పట్టభద్రులు,ಡಿಗ್ರಿ,ಪದವೀಧರ,डिग्री,ग्रेजुएट,ग्रेजुएशन}'),
    ('education', 'Post graduate', 'முதுகலைப் பட்டம்', 'ബിരുദാനന്തര ബിരുദം', 'పోస్ట్ గ్రాడ్యుయేషన్', 'ಸ್ನಾತಕೋತ್ತರ ಪದವಿ', 'स्नातकोत्तर', '{Postgraduate,Post graduation,PG,முதுகலை,പിജി,పీజీ,ಸ್ನಾತಕೋತ್ತರ,पोस्ट ग्रेजुएट}'),
    ('education', 'Engineering', 'பொறியியல்', 'എൻജിനീയറിങ്', 'ఇంజినీరింగ్', 'ಎಂಜಿನಿಯರಿಂಗ್', 'इंजीनियरिंग', '{இன்ஜினியரிங்,എൻജിനീയറിംഗ്,എഞ്ചിനീയറിംഗ്,ఇంజనీరింగ్,ಇಂಜಿನಿಯರಿಂಗ್,अभियांत्रिकी}'),
    ('education', 'Mechanical Engineering', 'இயந்திரப் பொறியியல்', 'മെക്കാനിക്കൽ എൻജിനീയറിങ്', 'మెకానికల్ ఇంజినీరింగ్', 'ಮೆಕ್ಯಾನಿಕಲ್ ಎಂಜಿನಿಯರಿಂಗ್', 'मैकेनिकल इंजीनियरिंग', '{மெக்கானிக்கல் இன்ஜினியரிங்,எந்திரவியல்}'),
    ('education', 'Mechanical', 'இயந்திரவியல்', 'മെക്കാനിക്കൽ', 'మెకానికల్', 'ಮೆಕ್ಯಾನಿಕಲ್', 'मैकेनिकल', '{மெக்கானிக்கல்}'),
    ('education', 'Civil', 'கட்டுமானவியல்', 'സിവിൽ', 'సివిల్', 'ಸಿವಿಲ್', 'सिविल', '{Civil Engineering,சிவில்,கட்டுமானப் பொறியியல்}'),
    ('education', 'Electrical', 'மின்னியல்', 'ഇലക്ട്രിക്കൽ', 'ఎలక్ట్రికల్', 'ಎಲೆಕ್ಟ್ರಿಕಲ್', 'इलेक्ट्रिकल', '{Electrical Engineering,எலக்ட்ரிக்கல்,विद्युत}'),
    ('education', 'Electronics', 'மின்னணுவியல்', 'ഇലക്ട്രോണിക്സ്', 'ఎలక్ట్రానిక్స్', 'ಎಲೆಕ್ಟ್ರಾನಿಕ್ಸ್', 'इलेक्ट्रॉनिक्स', '{எலக்ட்ரானிக்ஸ்}'),
    ('education', 'Electrician', 'மின்பணியாளர்', 'ഇലക്ട്രീഷ്യൻ', 'ఎలక్ట్రీషియన్', 'ಎಲೆಕ್ಟ್ರಿಷಿಯನ್', 'इलेक्ट्रीशियन', '{எலக்ட்ரீஷியன்}'),
    ('education', 'Computer Science', 'கணினி அறிவியல்', 'കംപ്യൂട്ടർ സയൻസ്', 'కంప్యూటర్ సైన్స్', 'ಕಂಪ್ಯೂಟರ್ ಸೈನ್ಸ್', 'कंप्यूटर साइंस', '{கம்ப்யூட்டர் சயின்ஸ்,கணிப்பொறி அறிவியல்,കമ്പ്യൂട്ടർ സയൻസ്,ಗಣಕ ವಿಜ್ಞಾನ,ಕಂಪ್ಯೂಟರ್ ವಿಜ್ಞಾನ,कंप्यूटर विज्ञान}'),
    ('education', 'Information Technology', 'தகவல் தொழில்நுட்பம்', 'ഇൻഫർമേഷൻ ടെക്നോളജി', 'ఇన్ఫర్మేషన్ టెక్నాలజీ', 'ಮಾಹಿತಿ ತಂತ್ರಜ್ಞಾನ', 'सूचना प्रौद्योगिकी', '{IT,ஐடி,വിവരസാങ്കേതികവിദ്യ,ఐటీ,ಐಟಿ,आईटी}'),
    ('education', 'Nursing', 'செவிலியர் படிப்பு', 'നഴ്സിങ്', 'నర్సింగ్', 'ನರ್ಸಿಂಗ್', 'नर्सिंग', '{நர்சிங்,നഴ്സിംഗ്,ಶುಶ್ರೂಷೆ}'),
    ('education', 'Agriculture', 'வேளாண்மை', 'കൃഷി', 'వ్యవసాయం', 'ಕೃಷಿ', 'कृषि', '{விவசாயம்,അഗ്രികൾച്ചർ,అగ్రికల్చర్}'),
    ('education', 'Visual Communication', 'காட்சித் தொடர்பியல்', 'വിഷ്വൽ കമ്യൂണിക്കേഷൻ', 'విజువల్ కమ్యూనికేషన్', 'ವಿಷುವಲ್ ಕಮ್ಯುನಿಕೇಶನ್', 'विजुअल कम्युनिकेशन', '{விஸ்காம்,விஷுவல் கம்யூனிகேஷன்}'),
    ('education', 'English', 'ஆங்கிலம்', 'ഇംഗ്ലീഷ്', 'ఇంగ్లీషు', 'ಇಂಗ್ಲಿಷ್', 'अंग्रेजी', '{இங்கிலீஷ்,ఆంగ్లం,ఇంగ్లిష్,ಆಂಗ್ಲ,ಇಂಗ್ಲೀಷ್,अंग्रेज़ी,इंग्लिश}'),
    ('education', 'Tamil', 'தமிழ்', 'തമിഴ്', 'తమిళం', 'ತಮಿಳು', 'तमिल', '{}'),
    ('education', 'History', 'வரலாறு', 'ചരിത്രം', 'చరిత్ర', 'ಇತಿಹಾಸ', 'इतिहास', '{ஹிஸ்டரி,ഹിസ്റ്ററി,హిస్టరీ,ಚರಿತ್ರೆ}'),
    ('education', 'Economics', 'பொருளாதாரம்', 'സാമ്പത്തികശാസ്ത്രം', 'ఆర్థిక శాస్త్రం', 'ಅರ್ಥಶಾಸ್ತ್ರ', 'अर्थशास्त्र', '{பொருளியல்,ഇക്കണോമിക്സ്,ఎకనామిక్స్}'),
    ('education', 'Finance', 'நிதி மேலாண்மை', 'ഫിനാൻസ്', 'ఫైనాన్స్', 'ಹಣಕಾಸು', 'वित्त', '{நிதி,பைனான்ஸ்,ಫೈನಾನ್ಸ್,फाइनेंस}'),
    ('education', 'Commerce', 'வணிகவியல்', 'കൊമേഴ്സ്', 'కామర్స్', 'ವಾಣಿಜ್ಯ', 'वाणिज्य', '{காமர்ஸ்,వాణిజ్యం,ಕಾಮರ್ಸ್,कॉमर्स}'),
    ('education', 'Mathematics', 'கணிதம்', 'ഗണിതം', 'గణితం', 'ಗಣಿತ', 'गणित', '{Maths,கணக்கு,மேத்ஸ்,മാത്തമാറ്റിക്സ്,കണക്ക്,లెక్కలు,మ్యాథ్స్,ಗಣಿತಶಾಸ್ತ್ರ,मैथ्स}'),
    ('education', 'Physics', 'இயற்பியல்', 'ഫിസിക്സ്', 'భౌతిక శాస్త్రం', 'ಭೌತಶಾಸ್ತ್ರ', 'भौतिक विज्ञान', '{பிசிக்ஸ்,ഭൗതികശാസ്ത്രം,ఫిజిక్స్,भौतिकी}'),
    ('education', 'Chemistry', 'வேதியியல்', 'കെമിസ്ട്രി', 'రసాయన శాస్త్రం', 'ರಸಾಯನಶಾಸ್ತ್ರ', 'रसायन विज्ञान', '{கெமிஸ்ட்ரி,രസതന്ത്രം,కెమిస్ట్రీ,ಕೆಮಿಸ್ಟ್ರಿ,रसायन शास्त्र,केमिस्ट्री}'),
    ('education', 'Pharmacy', 'மருந்தியல்', 'ഫാർമസി', 'ఫార్మసీ', 'ಫಾರ್ಮಸಿ', 'फार्मेसी', '{பார்மசி}'),
    ('education', 'Medicine', 'மருத்துவம்', 'വൈദ്യശാസ്ത്രം', 'వైద్యశాస్త్రం', 'ವೈದ್ಯಕೀಯ', 'चिकित्सा', '{Medical,மெடிசின்,മെഡിസിൻ,మెడిసిన్,ಮೆಡಿಸಿನ್,मेडिसिन}'),
    ('education', 'Law', 'சட்டம்', 'നിയമം', 'న్యాయశాస్త్రం', 'ಕಾನೂನು', 'विधि', '{சட்டப் படிப்பு,നിയമപഠനം,లా,कानून}'),
    ('education', 'School', 'பள்ளிப் படிப்பு', 'സ്കൂൾ വിദ്യാഭ്യാസം', 'పాఠశాల విద్య', 'ಶಾಲಾ ಶಿಕ್ಷಣ', 'स्कूली शिक्षा', '{}')
  ) as known (kind, word, ta, ml, te, kn, hi, others);
comment on materialized view private.house_words is 'Words with their forms, and the keys of all forms (private.phrase_key).';
create index house_words_keys on private.house_words using gin (keys);
revoke all on private.house_words from anon, authenticated, service_role;

-- Groups of the bureau -----------------------------------------------------------------------------------------------------

create table private.bureau_words (
  id bigint generated always as identity primary key,
  kind text not null
    constraint kind_is_known check (kind in ('caste', 'place', 'job', 'education')),
  words text[] not null
    constraint group_has_words check (cardinality(words) between 2 and 50),
  keys text[] not null
);
comment on table private.bureau_words is 'Spellings that the bureau treats as one. keys: private.phrase_key of each.';
revoke all on private.bureau_words from anon, authenticated, service_role;
alter table private.bureau_words enable row level security;
create policy "No API role reads or writes the bureau's words" on private.bureau_words
  for all to anon, authenticated using (false) with check (false);

create view private.known_words as
  select kind, word, keys, null::text[] as spellings from private.house_words
  union all
  select kind, words[1], keys, words from private.bureau_words;
comment on view private.known_words is 'All words by which filters find. spellings: those that the bureau treats as one.';
revoke all on private.known_words from anon, authenticated, service_role;

create function private.kind_of_filter(filter text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case filter when 'caste' then 'caste' when 'education' then 'education' when 'location' then 'place' when 'occupation' then 'job' end
$$;
comment on function private.kind_of_filter(text) is 'The kind of the words of a filter; null for a filter of no words.';

create function public.treat_as_one(filter text, words text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  of_kind constant text := private.kind_of_filter(filter);
  given text[];
  given_keys text[];
  earlier text[];
  later text[];
begin
  perform private.require_admin();
  perform private.refuse_large(words);
  if of_kind is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'filter');
  end if;
  -- The keys of many words would take long.
  if cardinality(words) > 50 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'words');
  end if;
  given := array(select distinct btrim(word) from unnest(words) as word where btrim(word) <> '' order by 1);
  if cardinality(given) = 0 or exists (select from unnest(given) as word where char_length(word) > 120) then
    perform private.refuse('filter_too_long', 'Enter 1 to {most} characters.', 'words', '{"most": 120}');
  end if;
  given_keys := array(select distinct private.phrase_key(word) from unnest(given) as word);
  lock table private.bureau_words in share row exclusive mode;
  select coalesce(array_agg(distinct word order by word), '{}') into earlier
    from private.bureau_words as grouped cross join unnest(grouped.words) as word
    where grouped.kind = of_kind and grouped.keys && given_keys;
  delete from private.bureau_words as grouped where grouped.kind = of_kind and grouped.keys && given_keys;
  later := case when cardinality(given) > 1 then array(select unnest(given) union select unnest(earlier) order by 1)
    -- One word: it leaves its group.
    else array(select word from unnest(earlier) as word where private.phrase_key(word) <> all (given_keys)) end;
  if cardinality(later) > 50 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'words');
  end if;
  if cardinality(later) > 1 then
    insert into private.bureau_words (kind, words, keys)
    values (of_kind, later, array(select distinct private.phrase_key(word) from unnest(later) as word));
  end if;
  perform private.rewrite_groups(of_kind, array(select private.phrase_key(word) from unnest(given || earlier) as word));
  perform private.write_audit('treated as one', 'bureau_words', filter, null,
    jsonb_build_object('words', to_jsonb(earlier)), jsonb_build_object('words', to_jsonb(later)));
end
$$;
comment on function public.treat_as_one(text, text[]) is 'For the admin: a filter (caste, education, location or occupation) finds each of these spellings by each other one, with the groups that they were in. A single word leaves its group. Error 22023 for wrong input.';
grant execute on function public.treat_as_one(text, text[]) to authenticated;

-- The search by words ------------------------------------------------------------------------------------------------------

create function private.same_phrases(of_kind text, entered text)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  same text[] := array_remove(array[private.phrase_key(entered)], '');
begin
  -- Three times: the forms of a known word, the bureau's group of one of them, the forms of the others in it.
  for i in 1..3 loop
    same := array(
      select unnest(same) union select unnest(keys) from private.known_words where kind = of_kind and keys && same order by 1
    );
  end loop;
  return same;
end
$$;
comment on function private.same_phrases(text, text) is 'The keys of all forms and spellings of a phrase, its own too.';

create function private.any_tag(prefix text, words text[])
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- The planner estimates one tag better as contained.
  select format('tags %s %L::text[]', case cardinality(words) when 1 then '@>' else '&&' end, array(select prefix || word from unnest(words) as word))
$$;
comment on function private.any_tag(text, text[]) is 'The condition on private.profile_search that a row has one of these words as a tag. The values are quoted literals.';

create function private.value_groups(filter text, entered text, religion text)
returns table (alternative bigint, forms text[], beginning text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  of_kind constant text := private.kind_of_filter(filter);
  prefix constant text := case when filter = 'caste' and religion is not null then private.community_tag(religion, '') else filter || ':' end;
  part text;
  phrases text[];
begin
  alternative := 0;
  -- "Iyer, Iyengar": one of them. Nothing but commas is no word.
  foreach part in array private.listed_values('words', entered) loop
    if private.phrase_key(part) = '' or of_kind = 'place' and private.fold_name(part) = '' then
      continue;
    end if;
    phrases := private.same_phrases(of_kind, part);
    if of_kind = 'place' then
      -- In Indian scripts the beginning of a town's name need not be that of its Latin name: "கோயம்".
      if cardinality(phrases) = 1 and part ~ '[\u0900-\u0d7f]' and char_length(private.phrase_key(part)) > 2 then
        phrases := array(
          select private.phrase_key(part) union
          select unnest(keys) from private.house_words
          where kind = 'place' and exists (select from unnest(keys) as known where known ^@ private.phrase_key(part))
        );
      end if;
      if cardinality(phrases) > 1 then
        alternative := alternative + 1;
        forms := array(select prefix || phrase from unnest(phrases) as phrase);
        beginning := null;
        return next;
      end if;
      alternative := alternative + 1;
      forms := null;
      -- A known name is whole: "Kovai" is no part of "Kovaiyur".
      beginning := private.fold_name(part) || case when cardinality(phrases) > 1 then ' ' else '' end;
      return next;
      continue;
    end if;
    forms := array(select prefix || phrase from unnest(phrases) as phrase where position(' ' in phrase) = 0);
    beginning := null;
    if forms <> '{}' then
      alternative := alternative + 1;
      return next;
    end if;
    -- Of a longer phrase each word, in any of its own forms.
    return query
      select value_groups.alternative + phrase.place, array(
        select prefix || form from unnest(private.same_phrases(of_kind, word)) as form where position(' ' in form) = 0
      ), null::text
      from unnest(array(select each from unnest(phrases) as each where position(' ' in each) > 0)) with ordinality as phrase (words, place)
      cross join unnest(string_to_array(phrase.words, ' ')) as word;
    alternative := alternative + cardinality(phrases);
  end loop;
end
$$;
comment on function private.value_groups(text, text, text) is 'A filter of words or of a place: a row has one of the forms (tags) of each group of an alternative, or a town or state with this beginning. religion: of the same search, or null.';

create function private.words_condition(filter text, entered text, religion text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce('(' || string_agg(condition, ' or ') || ')', 'false')
  from (
    select distinct string_agg(case
      when beginning is null then private.any_tag('', forms)
      else format('(town ^@ %1$L or state ^@ %1$L)', beginning) end, ' and ' order by forms) as condition
    from private.value_groups(filter, entered, religion)
    group by alternative
  ) as alternatives
$$;
comment on function private.words_condition(text, text, text) is 'The condition on private.profile_search for a filter of words or of a place: all words of the phrase, or of another form of it; the beginning of a town or state. With a comma: of one of the phrases. religion: of the same search, or null.';

-- The words of the dashboard's search ---------------------------------------------------------------------------------------

create function private.read_phrase(phrase text)
returns table (filter text, value text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  words constant text[] := private.search_words(phrase);
  key constant text := private.phrase_key(phrase);
begin
  if phrase ~ '^[1-9][0-9](-[1-9][0-9])?$' then
    return query select 'age', phrase;
    return;
  end if;
  return query
    select case asked.kind when 'job' then 'occupation' else asked.kind end, house.word
    from unnest(array['place', 'caste', 'job', 'education']) with ordinality as asked (kind, place)
    join private.house_words as house on house.kind = asked.kind and house.keys @> array[key]
    order by asked.place, house.word
    limit 1;
  if found or key = '' then
    return;
  end if;
  if exists (select from private.profile_search where tags @> array['location:' || key]) then
    return query select 'place', phrase;
  elsif exists (select from private.profile_search where tags @> array(
    select 'caste:' || word from unnest(words) as word
  )) then
    return query select 'caste', phrase;
  elsif cardinality(words) = 1 then
    return query
      select given.filter, phrase from unnest(array['education', 'occupation']) as given (filter)
      where exists (select from private.profile_search where tags @> array[given.filter || ':' || words[1]])
      limit 1;
  end if;
end
$$;
comment on function private.read_phrase(text) is 'The filter that a phrase of the dashboard''s search means, by the known words and those of the register, and its value; no row if it is neither an age, a place, a caste, a job nor a degree.';

create function public.read_people_words(entered text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  words constant text[] := regexp_split_to_array(btrim(regexp_replace(entered, '[[:space:],;]+', ' ', 'g')), ' ');
  by_old_number bigint[];
  condition text;
  is_name boolean := false;
  phrase text;
  part record;
  parts jsonb := '[]';
  place integer := 1;
  length integer;
begin
  perform private.require_admin();
  perform private.refuse_large(entered);
  if char_length(entered) > 120 then
    perform private.refuse('filter_too_long', 'Enter 1 to {most} characters.', 'entered', '{"most": 120}');
  end if;
  if btrim(entered) = '' then
    return parts;
  end if;
  by_old_number := array(select id from private.ids_of_old_number(entered) as id order by id desc limit 100);
  if by_old_number <> '{}' then
    return jsonb_build_array(jsonb_build_object('filter', 'old_number', 'value', array_to_string(by_old_number, ' '), 'typed', entered));
  end if;
  condition := private.name_condition(entered, 'true');
  -- Not by similar names: "Madurai" is like a name of some people.
  if condition not like '%operator(extensions.%%>)%' then
    execute 'select exists (select from private.profile_search where ' || condition || ')' into is_name;
  end if;
  while not is_name and place <= cardinality(words) loop
    length := least(4, cardinality(words) - place + 1);
    loop
      phrase := array_to_string(words[place:place + length - 1], ' ');
      select * into part from private.read_phrase(phrase);
      exit when found or length = 1;
      length := length - 1;
    end loop;
    parts := parts || jsonb_build_object('filter', coalesce(part.filter, 'name'), 'value', coalesce(part.value, phrase), 'typed', phrase);
    place := place + length;
  end loop;
  return case when is_name then jsonb_build_array(jsonb_build_object('filter', 'name', 'value', entered, 'typed', entered)) else parts end;
end
$$;
comment on function public.read_people_words(text) is 'For the admin: what the dashboard''s search means, as a list of filter (name, age, place, caste, occupation or education), value and the words as typed. If somebody has the whole text as a name, it is one; if it is an old number of the bureau, the filter is old_number and the value their ids.';
grant execute on function public.read_people_words(text) to authenticated;

-- The values that filters offer --------------------------------------------------------------------------------------------

create function public.list_filter_values(filter text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  is_admin constant boolean := private.is_admin();
  of_kind constant text := private.kind_of_filter(filter);
begin
  if auth.uid() is not null and not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  if of_kind is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'filter');
  end if;
  if auth.uid() is null then
    if filter <> 'location' then
      perform private.forbid('sign_in_first', 'Sign in first.');
    end if;
    if not private.visitors_may_browse() then
      return '[]';
    end if;
  end if;
  -- Not rows: the API returns at most 60.
  return (
    with entered as (
      select btrim(case filter
        when 'location' then split_part(card.location, ',', 1)
        when 'caste' then details.caste
        when 'education' then details.education
        else split_part(details.job, ',', 1)
      end) as text
      from (
        -- The newest: of a large register they have all that is common.
        select found.id from private.profile_search as found
        where (found.visible or is_admin) and found.id <> all (array(select private.my_blocked_ids()))
        order by found.created_at desc, found.id desc
        limit 5000
      ) as newest
      join public."RegisteredUsers" as card on card.id = newest.id and card.deleted_at is null
      left join public.profile_details as details on details.registered_user_id = card.id
    ), counted as (
      select min(text) as text, count(*) as people from entered where text <> '' group by lower(text)
    ), keyed as (
      select counted.text, counted.people, private.phrase_key(counted.text) as key from counted
    ), offered as (
      select coalesce(min(known.word), (array_agg(keyed.text order by keyed.people desc, keyed.text))[1]) as value,
        sum(keyed.people)::integer as people,
        -- For the admin: the spellings that the bureau treats as this value.
        case when is_admin then min(known.spellings) end as spellings
      from keyed
      left join lateral (
        select listed.word, listed.spellings from private.known_words as listed
        where listed.kind = of_kind and listed.keys @> array[keyed.key]
        -- A group of the bureau before a known word.
        order by listed.spellings is null, listed.word
        limit 1
      ) as known on true
      group by coalesce(known.word, keyed.key)
      -- What a single profile says is not told to others.
      having sum(keyed.people) > 1 or is_admin
      order by 2 desc, 1
      limit 200
    )
    select coalesce(jsonb_agg(offered), '[]') from offered
  );
end
$$;
comment on function public.list_filter_values(text) is 'The commonest values of the filter caste, education, location or occupation, as a list of value and people: how many of the newest 5,000 profiles that the caller sees have each. To the admin also spellings: those that the bureau treats as this one. Spellings of a known word count as that word. Visitors: location. Members: of at least two profiles. The admin: of all.';
grant execute on function public.list_filter_values(text) to anon, authenticated;

-- 27_wishes.sql ==========================================================================================

-- What a family looks for. A wish is a filter of public.find_profiles (20_finding.sql) with a weight: it must hold, or the
-- family hopes for it. So the same function checks it, and the same texts name it: docs/decisions/036-wishes-are-filters.md.
-- Who may: a member reads and changes their own wishes, which need no verification; the admin everybody's. Nobody else reads one.

create function private.wish_problems(must jsonb, hoped jsonb)
returns setof private.problem
language plpgsql
stable
set search_path = ''
as $$
declare
  problem private.problem;
begin
  for problem in select * from private.filter_problems(must) union all select * from private.filter_problems(hoped) loop
    return next problem;
  end loop;
  if found then
    return;
  end if;
  -- The side follows from the person. The other ones are no facts of a person, or change by themselves.
  return query
    select (private.problem_of(key, 'no_wish', 'This cannot be a wish.')).* from jsonb_object_keys(must || hoped) as key
    where key in ('looking_for', 'search', 'stars', 'with_picture');
  -- Both ends of a range are one wish.
  return query
    select (private.problem_of(min(filter.name), 'wish_twice', 'A wish is either a must or hoped for.')).*
    from (
      select key, 'must' as weight from jsonb_object_keys(must) as key
      union all
      select key, 'hoped' from jsonb_object_keys(hoped) as key
    ) as wished
    join private.profile_filters as filter on filter.name = wished.key
    group by case when filter.kind in ('from', 'to') then filter.field else filter.name end
    having count(distinct weight) > 1;
end
$$;
comment on function private.wish_problems(jsonb, jsonb) is 'Problems in these wishes; no rows if there are none.';

create function private.wishes_are_valid(must jsonb, hoped jsonb)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (select from private.wish_problems(must, hoped))
$$;
comment on function private.wishes_are_valid(jsonb, jsonb) is 'Whether these are wishes.';
-- A CHECK constraint of public.wishes runs with the rights of the role that writes.
grant execute on function private.wishes_are_valid(jsonb, jsonb) to service_role;

create table public.wishes (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  must jsonb not null default '{}',
  hoped jsonb not null default '{}',
  others_see_fit boolean not null default false,
  updated_at timestamptz not null default now(),
  constraint wishes_are_known check (private.wishes_are_valid(must, hoped)),
  constraint a_wish_is_there check (must || hoped <> '{}')
);
comment on table public.wishes is 'What a family looks for: the person''s wishes. No row: none are entered.';
comment on column public.wishes.must is 'Filters of find_profiles that must hold.';
comment on column public.wishes.hoped is 'Filters of find_profiles that the family hopes for.';
comment on column public.wishes.others_see_fit is 'Whether other families see how many of these wishes hold on them: the number alone, never which.';

revoke all on public.wishes from anon, authenticated, service_role;
grant select on public.wishes to authenticated;
grant select, insert, update, delete on public.wishes to service_role;
alter table public.wishes enable row level security;
create policy "Members read their own wishes, the admin all" on public.wishes
  for select to authenticated
  using (registered_user_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger set_updated_at before update on public.wishes
  for each row execute function private.set_updated_at();
create trigger audit_change after insert or update or delete on public.wishes
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');

create function private.entered_wish_problems(wishes jsonb)
returns setof private.problem
language plpgsql
stable
set search_path = ''
as $$
begin
  if jsonb_typeof(wishes) is distinct from 'object' or wishes - array['must', 'hoped'] <> '{}' then
    return next private.problem_of('wishes', 'no_filter', 'This is no filter.');
    return;
  end if;
  return query
    select (private.problem_of('wishes.' || field, code, sentence, given)).*
    from private.wish_problems(coalesce(wishes -> 'must', '{}'), coalesce(wishes -> 'hoped', '{}'));
end
$$;
comment on function private.entered_wish_problems(jsonb) is 'Problems of the wishes {must, hoped} of a new person. A person has fields of the same names, so a wish is "wishes.religion".';

create function private.add_wishes(profile_id bigint, wishes jsonb)
returns void
language sql
set search_path = ''
as $$
  insert into public.wishes (registered_user_id, must, hoped)
  select profile_id, entered.must, entered.hoped
  from (select coalesce(wishes -> 'must', '{}') as must, coalesce(wishes -> 'hoped', '{}') as hoped) as entered
  where entered.must || entered.hoped <> '{}'
$$;
comment on function private.add_wishes(bigint, jsonb) is 'Stores the wishes {must, hoped} of a new person; null or empty ones are none.';

create function public.save_wishes(profile_id bigint, must jsonb, hoped jsonb, others_see_fit boolean default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_admin constant boolean := private.is_admin();
  mine constant boolean := not is_admin and private.require_member() = profile_id;
  earlier public.wishes;
begin
  perform private.refuse_large(must);
  perform private.refuse_large(hoped);
  if not is_admin and mine is not true then
    perform private.forbid('admin_only', 'Only the bureau may do this.');
  end if;
  perform private.refuse(code, sentence, field, given) from private.wish_problems(must, hoped) limit 1;
  perform private.refuse_deleted(private.lock_profile(profile_id));
  select * into earlier from public.wishes where registered_user_id = profile_id;
  others_see_fit := coalesce(others_see_fit, earlier.others_see_fit, false);
  if must || hoped = '{}' then
    delete from public.wishes where registered_user_id = profile_id;
  else
    insert into public.wishes (registered_user_id, must, hoped, others_see_fit)
      values (profile_id, save_wishes.must, save_wishes.hoped, save_wishes.others_see_fit)
      on conflict (registered_user_id) do update
        set must = excluded.must, hoped = excluded.hoped, others_see_fit = excluded.others_see_fit
        where (wishes.must, wishes.hoped, wishes.others_see_fit) is distinct from (excluded.must, excluded.hoped, excluded.others_see_fit);
  end if;
  if not is_admin and (coalesce(earlier.must, '{}'), coalesce(earlier.hoped, '{}')) <> (must, hoped) then
    perform private.notify_admin('wishes changed', profile_id, (
      select jsonb_build_object('name', name) from public."RegisteredUsers" where id = profile_id
    ));
  end if;
end
$$;
comment on function public.save_wishes(bigint, jsonb, jsonb, boolean) is 'For a member, about themselves, and for the admin: saves the wishes of a person in place of the earlier ones; none at all deletes them. others_see_fit: null leaves the choice as it is. The bureau is notified of a member''s change. Error 22023 names the filter in its hint; 42501 for another family''s.';
grant execute on function public.save_wishes(bigint, jsonb, jsonb, boolean) to authenticated;

-- 28_fits.sql ============================================================================================

-- The matches of a family: people whose facts agree with its wishes (27_wishes.sql), and whose own wishes agree with its person.
--
--   1. Each different wish of the register is one row of private.wish_terms: many families have the same one.
--   2. private.wish_index has the numbers of each person's wishes.
--   3. For a person, private.truths_of evaluates all terms once: which wishes of others hold on this person. The other direction
--      is the condition of the search (private.facts_condition).
--
-- A fact that is not known counts against nobody. Only the client knows the rules of the stars: it gives the score of the person with
-- each star code, by the school: {"South": {"groom:Rohini:Vrishabha:": 7}}. Without a school's scores its wishes are not counted.
-- Who may: the admin, for each family, and a member for the own one. Nobody reads another family's wishes: a member learns how many of
-- them hold only where that family allows it. A member's answers tell details of everybody, so they are a search that is begun first.

create table private.wish_terms (
  id integer generated always as identity primary key,
  filter text not null,
  value text not null,
  religion text not null default '',
  lower_end smallint,
  upper_end smallint,
  constraint each_wish_once unique (filter, value, religion)
);
comment on table private.wish_terms is 'The different wishes of the register. Nothing personal: nobody is named.';
comment on column private.wish_terms.filter is 'A filter of find_profiles; age and height for both ends of a range.';
comment on column private.wish_terms.religion is 'Of the same wishes: a caste belongs to it. Empty without one.';

create table private.wish_groups (
  id integer generated always as identity primary key,
  term_id integer not null references private.wish_terms (id) on delete cascade,
  alternative integer not null,
  of_alternative integer not null,
  forms text[],
  beginning text collate "C"
);
comment on table private.wish_groups is 'A wish holds if all groups of one alternative do: private.value_groups.';
comment on column private.wish_groups.of_alternative is 'The number of groups of this alternative.';
create index wish_groups_forms on private.wish_groups using gin (forms) with (fastupdate = off);
create index wish_groups_term on private.wish_groups (term_id);
create index wish_groups_beginning on private.wish_groups (beginning) where beginning is not null;

create table private.wish_index (
  registered_user_id bigint primary key references public.wishes (registered_user_id) on delete cascade,
  must integer[] not null,
  hoped integer[] not null,
  others_see_fit boolean not null,
  star text,
  star_must boolean not null
);
comment on table private.wish_index is 'The wishes of each person as numbers of private.wish_terms, kept by a trigger.';
comment on column private.wish_index.star is 'The wish about stars, "South 6": no row of private.wish_terms, as its truth is that of a couple.';

revoke all on private.wish_terms, private.wish_groups, private.wish_index from anon, authenticated, service_role;
alter table private.wish_terms enable row level security;
alter table private.wish_groups enable row level security;
alter table private.wish_index enable row level security;
create policy "No API role reads or writes the terms" on private.wish_terms
  for all to anon, authenticated using (false) with check (false);
create policy "No API role reads or writes the groups" on private.wish_groups
  for all to anon, authenticated using (false) with check (false);
create policy "No API role reads or writes the index of wishes" on private.wish_index
  for all to anon, authenticated using (false) with check (false);

create function private.wish_parts(wishes jsonb)
returns table (filter text, value text)
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
    select case when known.kind in ('from', 'to') then known.field else known.name end,
      case when known.kind in ('from', 'to') then concat_ws('-', coalesce(max(given.value) filter (where known.kind = 'from'), ''),
        coalesce(max(given.value) filter (where known.kind = 'to'), '')) else max(given.value) end
    from jsonb_each_text(wishes) as given (name, value)
    join private.profile_filters as known using (name)
    where known.kind not in ('star score', 'stars', 'search', 'flag')
    group by 1, known.kind in ('from', 'to');
end
$$;
comment on function private.wish_parts(jsonb) is 'The single wishes: both ends of a range are one, "25-31" or "160-".';

create function private.ends_of(filter text, value text)
returns smallint[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when filter in ('age', 'height') then array[lower_end - (widened_by + 1) / 2, upper_end + widened_by / 2]::smallint[] end
  from (select coalesce(nullif(split_part(value, '-', 1), ''), '0')::integer, coalesce(nullif(split_part(value, '-', 2), ''), '250')::integer)
    as ends (lower_end, upper_end)
  cross join lateral (select case filter when 'height' then greatest(0, 4 - (upper_end - lower_end)) else 0 end) as width (widened_by)
$$;
comment on function private.ends_of(text, text) is 'Both ends of a wish about age or height, null for others. A range of heights covers at least 5 cm, as in private.search_condition.';

create function private.wish_religion(wishes jsonb)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when position(',' in wishes ->> 'religion') > 0 then null else wishes ->> 'religion' end
$$;
comment on function private.wish_religion(jsonb) is 'The religion to which a caste of these wishes belongs; null without one, or with several.';

create function private.add_groups(term private.wish_terms)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.wish_groups (term_id, alternative, of_alternative, forms, beginning)
  select (term).id, alternative, count(*) over (partition by alternative), forms, beginning
  from (
    select alternative, forms, beginning
      from private.value_groups((term).filter, (term).value, nullif((term).religion, ''))
      where private.kind_of_filter((term).filter) is not null
    union all
    select 1, array(select (term).filter || ':' || one from unnest(private.listed_values('choices', (term).value)) as one), null
      where (term).filter in (select name from private.profile_filters where kind = 'choices')
    union all
    -- The wish is that none of them holds.
    select 1, array(select 'other_gothram:' || form from unnest(private.same_phrases('gothram', (term).value)) as form), null
      where (term).filter = 'other_gothram'
  ) as groups;
end
$$;
comment on function private.add_groups(private.wish_terms) is 'Adds the groups of a wish.';

create function private.is_unknown(entry private.profile_search, filter text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case filter when 'age' then entry.age = 999 when 'height' then entry.height is null else entry.tags @> array[filter || ': ?'] end
$$;
comment on function private.is_unknown(private.profile_search, text) is 'Whether the fact that a wish asks for is not known.';

create function private.index_wishes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  religion constant text := coalesce(private.wish_religion(new.must || new.hoped), '');
  added private.wish_terms;
begin
  -- In the order of the key, so that two families' new wishes do not wait for one another.
  for added in
    insert into private.wish_terms (filter, value, religion, lower_end, upper_end)
      select part.filter, part.value, of_religion.name, ends.lower_end, ends.upper_end
      from private.wish_parts(new.must || new.hoped) as part
      cross join lateral (select case part.filter when 'caste' then religion else '' end) as of_religion (name)
      cross join lateral (select
        ends[1], ends[2] from private.ends_of(part.filter, part.value) as ends
      ) as ends (lower_end, upper_end)
      where not exists (
        select from private.wish_terms as known
        where (known.filter, known.value, known.religion) = (part.filter, part.value, of_religion.name)
      )
      order by 1, 2, 3
      on conflict do nothing
      returning *
  loop
    perform private.add_groups(added);
  end loop;
  insert into private.wish_index (registered_user_id, must, hoped, others_see_fit, star, star_must)
    values (
      new.registered_user_id, private.term_ids(new.must, religion), private.term_ids(new.hoped, religion), new.others_see_fit,
      (new.must || new.hoped) ->> 'matches_star', new.must ? 'matches_star'
    )
    on conflict (registered_user_id) do update
      set must = excluded.must, hoped = excluded.hoped, others_see_fit = excluded.others_see_fit,
        star = excluded.star, star_must = excluded.star_must;
  return null;
end
$$;
comment on function private.index_wishes() is 'Trigger: keeps private.wish_terms, their groups, and private.wish_index.';

create function private.term_ids(wishes jsonb, religion text)
returns integer[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(known.id order by known.id), '{}')
    from private.wish_parts(wishes) as part
    join private.wish_terms as known on known.filter = part.filter and known.value = part.value
      and known.religion = case part.filter when 'caste' then term_ids.religion else '' end
  );
end
$$;
comment on function private.term_ids(jsonb, text) is 'The numbers of these wishes. religion: the one to which a caste belongs, or an empty text.';

create trigger index_wishes after insert or update of must, hoped, others_see_fit on public.wishes
  for each row execute function private.index_wishes();

create function private.rewrite_groups(of_kind text, keys text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed constant text[] := array(
    select distinct word from unnest(keys) as key
    cross join unnest(private.same_phrases(of_kind, key)) as phrase
    cross join unnest(string_to_array(phrase, ' ')) as word
  );
  term private.wish_terms;
begin
  for term in
    select * from private.wish_terms as each
    where private.kind_of_filter(each.filter) = of_kind and private.search_words(each.value) && changed
  loop
    delete from private.wish_groups where term_id = term.id;
    perform private.add_groups(term);
  end loop;
end
$$;
comment on function private.rewrite_groups(text, text[]) is 'After the bureau has joined or parted spellings: wishes with one of these words find by all of them.';

create function private.truths_of(person private.profile_search)
returns smallint[]
language sql
stable
security definer
set search_path = ''
as $$
  with met as (
    select term_id, alternative, of_alternative from private.wish_groups where forms && (person).tags
    union all
    select term_id, alternative, of_alternative from private.wish_groups
      where beginning is not null and ((person).town ^@ beginning or (person).state ^@ beginning)
  ),
  holding as (
    select distinct term_id from (
      select term_id from met group by term_id, alternative, of_alternative having count(*) = of_alternative
    ) as complete
  )
  select array_agg(case
      when private.is_unknown(person, term.filter) then null
      when term.filter = 'age' then ((person).age between lower_end and upper_end)::integer
      when term.filter = 'height' then ((person).height between lower_end and upper_end)::integer
      when term.filter = 'other_gothram' then (holding.term_id is null)::integer
      else (holding.term_id is not null)::integer
    end::smallint order by place)
  from generate_series(1, (select coalesce(max(id), 0) from private.wish_terms)) as place
  left join private.wish_terms as term on term.id = place
  left join holding on holding.term_id = place
$$;
comment on function private.truths_of(private.profile_search) is 'By the number of each wish of the register: 1 if it holds on this person, 0 if not, null if the fact is not known.';

create function private.wish_condition(filter text, value text, religion text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when filter in ('age', 'height') then (
      select format('%I between %L::smallint and %L::smallint', filter, ends[1], ends[2]) from private.ends_of(filter, value) as ends
    )
    else '(' || private.facts_condition(jsonb_strip_nulls(jsonb_build_object(
      filter, value, 'religion', case filter when 'caste' then nullif(religion, '') when 'religion' then value end
    ))) || ')' end
$$;
comment on function private.wish_condition(text, text, text) is 'The condition on private.profile_search that a wish holds.';

create function private.as_filter(filter text, value text)
returns jsonb
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when filter in ('age', 'height') then jsonb_strip_nulls(jsonb_build_object(
      filter || '_from', nullif(split_part(value, '-', 1), ''), filter || '_to', nullif(split_part(value, '-', 2), '')
    )) else jsonb_build_object(filter, value) end
$$;
comment on function private.as_filter(text, text) is 'A part of private.wish_parts as filters of find_profiles.';

create function private.wider_range(filter text, value text)
returns text
language sql
stable
set search_path = ''
as $$
  -- An open end stays open.
  select concat_ws('-',
    case when ends[1] = '' then '' else greatest(rule.smallest, ends[1]::integer - step)::text end,
    case when ends[2] = '' then '' else least(rule.largest, ends[2]::integer + step)::text end
  )
  from private.person_fields as rule
  cross join (select case wider_range.filter when 'age' then 2 else 5 end) as steps (step)
  cross join (select string_to_array(value, '-')) as given (ends)
  where rule.field = wider_range.filter
$$;
comment on function private.wider_range(text, text) is 'A range of ages or heights, one step wider at each end that it has: two years, or five centimetres.';

create function private.unknown_condition(filter text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case filter when 'age' then 'age = 999' when 'height' then 'height is null' else format('tags @> %L::text[]', array[filter || ': ?']) end
$$;
comment on function private.unknown_condition(text) is 'The condition on private.profile_search that the fact of a wish is not known.';

create function private.must_condition(filter text, value text, religion text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when kind = 'choices' then format('tags && %L::text[]',
      array(select filter || ':' || one from unnest(private.listed_values(kind, value)) as one) || (filter || ': ?'))
    else format('(%s or %s)', private.wish_condition(filter, value, religion), private.unknown_condition(filter)) end
  from (select (select profile_filters.kind from private.profile_filters where name = must_condition.filter)) as known (kind)
$$;
comment on function private.must_condition(text, text, text) is 'The condition on private.profile_search that a must holds, or its fact is not known.';

-- For the page of one family ------------------------------------------------------------------------------------------------

create function private.count_truths(truths smallint[])
returns jsonb
language sql
immutable
parallel safe
set search_path = ''
as $$
  select jsonb_build_object(
    'holds', count(*) filter (where truth = 1), 'unknown', count(*) filter (where truth is null), 'wishes', count(*)
  ) from unnest(truths) as truth
$$;
comment on function private.count_truths(smallint[]) is 'How many wishes hold (1), are unknown (null), and are there.';

create function private.star_school(wish text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select regexp_replace(wish, ' [0-9]+$', '')
$$;
comment on function private.star_school(text) is 'The school of a wish about stars: South of "South 6".';

create function private.star_truth(scores jsonb, wish text, star_code text)
returns smallint
language sql
immutable
parallel safe
set search_path = ''
as $$
  select ((scores -> private.star_school(wish) ->> star_code)::integer >= substring(wish from '[0-9]+$')::integer)::integer::smallint
$$;
comment on function private.star_truth(jsonb, text, text) is '1 if a wish about stars holds with this star code, 0 if not, null if that is not known.';

create function private.counted_star(scores jsonb, wish text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when scores ? private.star_school(wish) then wish end
$$;
comment on function private.counted_star(jsonb, text) is 'A wish about stars, if there are scores of its school; else null, as it is not counted.';

create function private.refuse_star_scores(scores jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if jsonb_typeof(scores) is distinct from 'object' or exists (
    select from jsonb_each(case jsonb_typeof(scores) when 'object' then scores end) as school
    cross join lateral jsonb_each_text(case jsonb_typeof(school.value) when 'object' then school.value else '{"?": ""}' end) as score
    left join private.star_codes() as known (code) on known.code = score.key
    where school.key not in ('South', 'Kerala', 'Tamil twelve', 'North') or known.code is null or score.value !~ '^[0-9]{1,2}$'
  ) then
    perform private.refuse('no_star_lists', 'These are no lists of birth stars.', 'star_scores');
  end if;
end
$$;
comment on function private.refuse_star_scores(jsonb) is 'Error 22023 unless these are scores by school and star code.';

create function private.star_lists(scores jsonb, wish text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('stars', jsonb_build_array(
    coalesce(jsonb_agg(code order by code collate "C") filter (where private.star_truth(scores, wish, code) = 1), '[]'),
    coalesce(jsonb_agg(code order by code collate "C") filter (where private.star_truth(scores, wish, code) = 0), '[]')
  ))
  from jsonb_object_keys(scores -> private.star_school(wish)) as code
$$;
comment on function private.star_lists(jsonb, text) is 'The scores for a wish as a filter of find_profiles: the codes with which it holds, and the others.';

create function private.star_condition(scores jsonb, wish text)
returns text
language sql
stable
set search_path = ''
as $$
  select format('case when star_code = any (%L::text[]) then 1 when star_code = any (%L::text[]) then 0 end',
    array(select jsonb_array_elements_text(lists -> 0)), array(select jsonb_array_elements_text(lists -> 1)))
  from (select private.star_lists(scores, wish) -> 'stars') as of_wish (lists)
$$;
comment on function private.star_condition(jsonb, text) is 'private.star_truth for the rows of private.profile_search: its codes are looked up in two lists.';

create function private.their_stars(scores text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select format('left join (
    select wish, code.key as with_code, (code.value::integer >= substring(wish from ''[0-9]+$'')::integer)::integer as truth
    from (select distinct star from private.wish_index where star is not null) as wished (wish)
    cross join lateral jsonb_each_text(%s -> private.star_school(wish)) as code
  ) as with_star on with_star.wish = theirs.star and with_star.with_code = star_code', scores)
$$;
comment on function private.their_stars(text) is 'Joins with_star.truth, the same for the wish of another family. scores: a parameter.';

create function private.begin_fits(profile_id bigint, star_scores jsonb)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  is_admin constant boolean := private.is_admin();
  wished jsonb;
begin
  perform private.refuse_large(star_scores, 64000);
  if not is_admin and private.require_member() is distinct from profile_id then
    perform private.forbid('admin_only', 'Only the bureau may do this.');
  end if;
  perform private.refuse_star_scores(star_scores);
  if is_admin then
    return true;
  end if;
  select must || hoped into wished from public.wishes where registered_user_id = profile_id;
  perform private.require_begun(wished || case
    when private.counted_star(star_scores, wished ->> 'matches_star') is not null then private.star_lists(star_scores, wished ->> 'matches_star')
    else '{}'
  end);
  return false;
end
$$;
comment on function private.begin_fits(bigint, jsonb) is 'Whether the caller is the admin, who asks for each family. A member asks for the own family: error 42501 for another one, and 22023 unless the search by the own wishes, with the lists of stars, is begun today.';

create function public.find_matches(
  profile_id bigint, further jsonb default '{}', skipped integer default 0, at_most integer default 25, star_scores jsonb default '{}'
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  is_admin boolean;
  most integer;
  person private.profile_search;
  wishes public.wishes;
  religion text;
  own_star text;
  counts_stars boolean;
  musts text;
  score text;
  words text;
  by_index text;
  in_words integer;
  truths text;
  narrowed text;
  answer jsonb;
begin
  perform private.refuse_large(further);
  is_admin := private.begin_fits(profile_id, star_scores);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(further) limit 1;
  perform private.require_begun(further);
  most := case when is_admin then 60 else 25 end;
  if at_most is null or at_most not between 1 and most then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'at_most', jsonb_build_object('from', 1, 'to', most));
  end if;
  if skipped is null or skipped not between 0 and 1000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'skipped', '{"from": 0, "to": 1000}');
  end if;
  select * into person from private.profile_search where id = profile_id;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  select * into wishes from public.wishes where registered_user_id = profile_id;
  religion := private.wish_religion(coalesce(wishes.must || wishes.hoped, '{}'));
  select string_agg(private.must_condition(filter, value, religion), ' and ') into musts from private.wish_parts(wishes.must);
  select
      -- A must of these people holds or is unknown.
      string_agg(case when is_must then format('(not %s)::integer', unknown) else format('((%s) is true)::integer', known) end, ' + ')
        filter (where is_must or not is_slow),
      string_agg(format('((%s) is true)::integer', known), ' + ') filter (where not is_must and is_slow),
      string_agg(format('(id in (select id from private.profile_search where %s))::integer', known), ' + ')
        filter (where not is_must and is_slow),
      count(*) filter (where not is_must and is_slow),
      string_agg(format('case when %s then null else ((%s) is true)::integer end', unknown, condition), ', ')
    into score, words, by_index, in_words, truths
    from private.wish_parts(coalesce(wishes.must || wishes.hoped, '{}')) as part
    left join private.profile_filters as rule on rule.name = part.filter
    cross join lateral (
      select private.wish_condition(part.filter, value, religion), private.unknown_condition(part.filter),
        rule.kind is distinct from 'choices' and part.filter not in ('age', 'height'),
        coalesce(wishes.must ?| array[part.filter, part.filter || '_from', part.filter || '_to'], false)
    ) as of_wish (condition, unknown, is_slow, is_must)
    -- Another gothram is a denial: an unknown one would hold.
    cross join lateral (select case part.filter when 'other_gothram' then format('%s and not %s', condition, unknown) else condition end) as of_known (known);
  own_star := private.counted_star(star_scores, (wishes.must || wishes.hoped) ->> 'matches_star');
  if own_star is not null then
    own_star := private.star_condition(star_scores, own_star);
    score := concat_ws(' + ', score, format('coalesce(%s, 0)', own_star));
    truths := concat_ws(', ', truths, own_star);
    if wishes.must ? 'matches_star' then
      musts := concat_ws(' and ', musts, format('coalesce(%s, 1) = 1', own_star));
    end if;
  end if;
  -- A member might try scores, to find out what another family wishes.
  counts_stars := is_admin and star_scores <> '{}';
  select string_agg(private.wish_condition(filter, value, private.wish_religion(further)), ' and ')
    into narrowed from private.wish_parts(further);
  -- A family on which more of theirs fail than hold comes one wish later: who has no wishes must not always come last.
  -- Wishes in words take most of the time. They are compared only with people who may reach the page by them.
  execute format(
    'with fitting as materialized (
      select id, times_shown as times, created_at as since, %1$s - case when theirs.must is null or not ($6 or theirs.others_see_fit) then 0
          else (select coalesce(sum(1 - 2 * $3[term]), 0) + %6$s > 0 from unnest(theirs.must || theirs.hoped) as term)::integer end as agreed
      from private.profile_search left join private.wish_index as theirs on theirs.registered_user_id = id %5$s
      where visible and gender = $1 and id <> all ($2) and %2$s and %3$s
        and (theirs.must is null or not exists (select from unnest(theirs.must) as term where $3[term] = 0)) and %7$s
    ),
    reaching as materialized (
      select * from fitting
      where agreed >= coalesce((select least.agreed - %9$s from fitting as least order by least.agreed desc offset $4 + $5 - 1 limit 1), -1000)
    ),
    shown as (
      select id, times, since, agreed + %8$s as agreed from reaching
      order by 4 desc, times, since desc, id desc offset $4 limit $5
    )
    select jsonb_build_object(
      ''people'', (select count(*) from fitting),
      ''list'', coalesce((
        select jsonb_agg(jsonb_build_object(
          ''id'', id,
          ''mine'', private.count_truths(array[%4$s]::smallint[]),
          ''theirs'', case when $6 or theirs.others_see_fit
            then private.count_truths(
              array(select $3[term] from unnest(theirs.must || theirs.hoped) as term)
                || case when $6 and private.counted_star($7, theirs.star) is not null then array[private.star_truth($7, theirs.star, star_code)] end
            ) end
        ) order by shown.agreed desc, times, since desc, id desc)
        from shown join private.profile_search using (id) left join private.wish_index as theirs on theirs.registered_user_id = id
      ), ''[]'')
    )',
    coalesce(score, '0'), coalesce(musts, 'true'), coalesce(narrowed, 'true'), truths,
    case when counts_stars then private.their_stars('$7') else '' end,
    case when counts_stars then 'coalesce(1 - 2 * with_star.truth, 0)' else '0' end,
    case when counts_stars then '(theirs.star_must is not true or with_star.truth is distinct from 0)' else 'true' end,
    -- Many are looked up in the set that the index gives, few in their own rows.
    case when words is null then '0' else format(
      'case when (select count(*) from reaching) > (select reltuples / 30 from pg_class where oid = ''private.profile_search''::regclass)
        then %s else (select %s from private.profile_search as own where own.id = reaching.id) end', by_index, words
    ) end, in_words
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end, private.not_for(profile_id, is_admin), private.truths_of(person), skipped, at_most,
    is_admin, star_scores;
  return answer;
end
$$;
comment on function public.find_matches(bigint, jsonb, integer, integer, jsonb) is 'For the admin, and for a member about the own family: visible people of the other side, where the musts of both families hold, in the order of the wishes of this family that hold, one less if more wishes of theirs fail than hold, then those shown least, then the newest: their number, and a part of the list with the wishes that hold, the unknown ones and all, of this family and of theirs. For a member, theirs is null, and does not order, unless that family lets others see it. star_scores: the score of this person with each star code, by school; other families'' wishes about stars count for the admin alone. Left out: blocked pairs, and pairs with a contact request. further: filters on top. What is not known counts against nobody. at_most: 60, for a member 25. Error 22023 for wrong filters, and for a search that is not begun.';
grant execute on function public.find_matches(bigint, jsonb, integer, integer, jsonb) to authenticated;

create function public.count_what_if(profile_id bigint, star_scores jsonb default '{}')
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  person private.profile_search;
  is_admin boolean;
  wishes public.wishes;
  own_star text;
  which text;
  failing text;
  wider text;
  answer jsonb;
begin
  is_admin := private.begin_fits(profile_id, star_scores);
  select * into person from private.profile_search where id = profile_id;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  select * into wishes from public.wishes where registered_user_id = profile_id;
  own_star := private.counted_star(star_scores, wishes.must ->> 'matches_star');
  -- A must that fails is 1 in its place.
  select
      string_agg(format('case when %s then %L::text end', fails, filter), ', ' order by filter),
      string_agg(format('(%s)::integer', fails), ' + '),
      string_agg(format('when %L then %s', filter, private.wish_condition(filter, private.wider_range(filter, value), null)), ' ')
        filter (where filter in ('age', 'height'))
    into which, failing, wider
    from (
      select filter, value, format('(%s) is not true', private.must_condition(filter, value, private.wish_religion(wishes.must || wishes.hoped)))
      from private.wish_parts(wishes.must)
      union all
      select 'matches_star', own_star, format('%s is not distinct from 0', private.star_condition(star_scores, own_star))
      where own_star is not null
    ) as wished (filter, value, fails);
  if which is null then
    return '[]';
  end if;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(
        ''wish'', private.as_filter(filter, value), ''without'', coalesce(more, 0),
        ''wider'', case when filter in (''age'', ''height'') then private.as_filter(filter, private.wider_range(filter, value)) end,
        ''with_wider'', case when filter in (''age'', ''height'') then coalesce(more_wider, 0) end
      ) order by filter), ''[]'')
    from (select * from private.wish_parts($4) union all select ''matches_star'', $6 where $6 is not null) as wished
    left join (
      select which, count(*) as more, count(*) filter (where case which %s else false end) as more_wider
      from (
        select coalesce(%s) as which, age, height
        from private.profile_search left join private.wish_index as theirs on theirs.registered_user_id = id %s
        where visible and gender = $1 and id <> all ($2) and %s = 1
          and (theirs.must is null or not exists (select from unnest(theirs.must) as term where $3[term] = 0)) and %s
      ) as almost
      group by which
    ) as counted on which = filter',
    coalesce(wider, 'when null then false'), which,
    case when is_admin and star_scores <> '{}' then private.their_stars('$5') else '' end, failing,
    case when is_admin and star_scores <> '{}' then '(theirs.star_must is not true or with_star.truth is distinct from 0)' else 'true' end
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end,
    private.not_for(profile_id, is_admin), private.truths_of(person), wishes.must, star_scores, own_star;
  return answer;
end
$$;
comment on function public.count_what_if(bigint, jsonb) is 'For the admin, and for a member about the own family: for each must, how many more people would fit without it, and with a range that is one step wider: two years, or five centimetres, at each end.';
grant execute on function public.count_what_if(bigint, jsonb) to authenticated;

create function public.explain_fit(profile_id bigint, other_id bigint, star_scores jsonb default '{}')
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  is_admin constant boolean := private.begin_fits(profile_id, star_scores);
  person private.profile_search;
  other private.profile_search;
begin
  select * into person from private.profile_search where id = profile_id;
  select * into other from private.profile_search
    where id = other_id and (is_admin or visible and id <> all (array(select private.my_blocked_ids())));
  if person.id is null or other.id is null then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  return jsonb_build_object(
    'mine', private.fits_of(person.id, other, star_scores, other.star_code),
    'theirs', case when is_admin then private.fits_of(other.id, person, star_scores, other.star_code) else '[]' end,
    'theirs_count', (
      select private.count_truths(array(select truths.of_term[term] from unnest(must || hoped) as term))
      from private.wish_index cross join (select private.truths_of(person) offset 0) as truths (of_term)
      where registered_user_id = other.id and (is_admin or others_see_fit)
    )
  );
end
$$;
comment on function public.explain_fit(bigint, bigint, jsonb) is 'For the admin, and for a member about the own family: each wish of a family and whether it holds on the other person, null if that is not known. For the admin also the other way round; a member learns the number alone (theirs_count), and only if the other family lets others see it.';
grant execute on function public.explain_fit(bigint, bigint, jsonb) to authenticated;

create function private.fits_of(wishing_id bigint, other private.profile_search, star_scores jsonb, star_code text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'wish', private.as_filter(filter, value), 'must', is_must, 'holds', truth = 1
  ) order by not is_must, filter), '[]')
  from private.wish_index
  cross join (select private.truths_of(other) offset 0) as truths (of_term)
  cross join lateral (
    select filter, value, id = any (must), of_term[id] from private.wish_terms where id = any (must || hoped)
    union all
    select 'matches_star', star, star_must, private.star_truth(star_scores, star, fits_of.star_code)
      where private.counted_star(star_scores, star) is not null
  ) as wished (filter, value, is_must, truth)
  where registered_user_id = wishing_id
$$;
comment on function private.fits_of(bigint, private.profile_search, jsonb, text) is 'Each wish of a person, as a filter, and whether it holds on the other one. star_code: the code to which the scores belong.';

-- 29_introductions.sql ===================================================================================

-- Introductions: the bureau shows a person to a family, and the family answers. Interest on both sides becomes a contact request.
-- The bureau decides it as ever: an introduction gives nobody a right to contact details.
-- Who may: the admin shows, reads all, and records answers. A member reads and answers their own. A family without a login does
-- so by a private link. Nobody else learns of an answer. Only functions write to these tables.

create function private.introduction_answers()
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array['interested', 'not interested', 'later', 'call me']
$$;
comment on function private.introduction_answers() is 'The answers of a family to a person who was shown to it.';

create function private.refusal_reasons()
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array['Age', 'Stars', 'Education or work', 'Distance', 'Family', 'Picture', 'In talks already', 'Another reason']
$$;
comment on function private.refusal_reasons() is 'Why a family is not interested. For the bureau alone.';

create function private.ways_of_showing()
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- The last one: the other family is interested, and nobody has shown anything.
  select array['Sheets', 'List', 'WhatsApp', 'Private link', 'Telephone', 'Interest']
$$;
comment on function private.ways_of_showing() is 'How a person is shown to a family.';
-- CHECK constraints run with the rights of the role that writes.
grant execute on function private.introduction_answers(), private.refusal_reasons(), private.ways_of_showing() to service_role;

create table public.introductions (
  id bigint generated always as identity primary key,
  family_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  shown_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  how text not null
    constraint way_is_known check (how = any (private.ways_of_showing())),
  shown_by_name text,
  shown_at timestamptz not null default now(),
  asked_at timestamptz,
  answer text
    constraint answer_is_known check (answer = any (private.introduction_answers())),
  reason text
    constraint reason_is_known check (reason = any (private.refusal_reasons())),
  answered_by text
    constraint answerer_is_known check (answered_by in ('member', 'link', 'bureau')),
  answered_at timestamptz,
  answers_that_day smallint not null default 0,
  seen_at timestamptz,
  request_id bigint references public.contact_requests (id) on delete set null,
  constraint nobody_is_shown_to_themselves check (family_id <> shown_id),
  constraint shown_once unique (family_id, shown_id),
  constraint answers_are_whole check (num_nonnulls(answer, answered_by, answered_at) in (0, 3)),
  constraint only_refusals_have_reasons check (reason is null or answer = 'not interested')
);
comment on table public.introductions is 'Who was shown to which family, when, how and by which admin, and what the family answered.';
comment on column public.introductions.family_id is 'The person of the family that sees, and answers.';
comment on column public.introductions.shown_by_name is 'The admin; null where the other family''s interest made the shown.';
comment on column public.introductions.asked_at is 'Since when the other family is interested and waits for an answer; null if it is not.';
comment on column public.introductions.reason is 'For the bureau alone.';
comment on column public.introductions.answers_that_day is 'How often the family answered on the day of the last answer.';
comment on column public.introductions.seen_at is 'When the bureau marked the answer as done.';
comment on column public.introductions.request_id is 'The contact request that became of it.';

create index introductions_of_shown on public.introductions (shown_id, shown_at desc);
create index introductions_of_request on public.introductions (request_id);
create index introductions_to_see on public.introductions (answered_at) where answer is not null and seen_at is null and answered_by <> 'bureau';
create index introductions_to_ask on public.introductions (asked_at) where asked_at is not null and (answer is null or answer = 'later');

revoke all on public.introductions from anon, authenticated, service_role;
grant select on public.introductions to authenticated;
grant select, insert, update, delete on public.introductions to service_role;
alter table public.introductions enable row level security;
-- Members read theirs by list_my_matches: a row says whether the other family is interested, and who of the bureau did what.
create policy "The admin reads introductions" on public.introductions
  for select to authenticated using ((select private.is_admin()));

create trigger audit_change after insert or update or delete on public.introductions
  for each row execute function private.audit_change('id', 'family_id');

create function private.count_showing()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.profile_search
    set times_shown = times_shown + case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end, waits_since = private.waits_since(id)
    where id = coalesce(new.shown_id, old.shown_id);
  return null;
end
$$;
comment on function private.count_showing() is 'Trigger: keeps times_shown, the number of rows about a person, and waits_since of private.profile_search.';
create trigger count_showing after insert or delete or update of shown_at on public.introductions
  for each row execute function private.count_showing();

create function private.not_for(profile_id bigint, for_bureau boolean)
returns bigint[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select case when blocker_id = $1 then blocks.profile_id else blocker_id end
    from public.blocks where $1 in (blocker_id, blocks.profile_id)
    union
    select asked.profile_id from public.contact_requests as asked where requester_id = $1
    union
    select requester_id from public.contact_requests as asked where for_bureau and asked.profile_id = $1
    union
    -- Shown already, whatever the answer was, and those who do not want this one.
    select shown_id from public.introductions where family_id = $1 and (for_bureau or how <> 'Interest')
    union
    select family_id from public.introductions where for_bureau and shown_id = $1 and answer = 'not interested'
  )
$$;
comment on function private.not_for(bigint, boolean) is 'The people who are no matches of this person: blocked pairs, those who were asked for or shown before, and for the bureau alone those who asked for this one or do not want this one. Of these a family must learn nothing.';

create function private.may_meet(one_id bigint, other_id bigint)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select (select count(*) = 2 from public."RegisteredUsers" where id in (one_id, other_id) and visible)
    and not exists (
      select from public.blocks
      where (blocker_id = one_id and profile_id = other_id) or (blocker_id = other_id and profile_id = one_id)
    )
$$;
comment on function private.may_meet(bigint, bigint) is 'Whether both are visible, and neither has blocked the other.';

create function public.show_people(profile_id bigint, shown_ids bigint[], how text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  added integer;
begin
  perform private.require_admin();
  perform private.refuse_large(shown_ids);
  if how is null or how <> all (private.ways_of_showing()) or how = 'Interest' then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'how');
  end if;
  if coalesce(cardinality(shown_ids), 0) not between 1 and 60 then
    perform private.refuse('wrong_number_of_people', 'Tick 1 to 60 people.', 'shown_ids');
  end if;
  -- In the order of the ids, before the audit log: two admins may show at once.
  perform from public."RegisteredUsers" where id = profile_id or id = any (shown_ids) order by id for key share;
  if not exists (select from public."RegisteredUsers" where id = profile_id and visible) then
    perform private.conflict('family_not_visible', 'The profile of this family must be verified and active first.');
  end if;
  if exists (
    select from unnest(shown_ids) as shown (id)
    where shown.id is null or not private.may_meet(profile_id, shown.id) or not exists (
      select from public."RegisteredUsers" as family join public."RegisteredUsers" as card on card.gender <> family.gender
      where family.id = profile_id and card.id = shown.id
    )
  ) then
    perform private.conflict('somebody_not_available', 'Somebody who is ticked is not available any more. Load the list again.');
  end if;
  perform set_config('matrimony.audit_action', 'showed', true);
  with written as (
    insert into public.introductions as known (family_id, shown_id, how, shown_by_name)
      select distinct profile_id, shown.id, how, private.my_admin_name() from unnest(shown_ids) as shown (id) order by 2
      -- A row with an answer stays as it is; "later" is asked again.
      on conflict on constraint shown_once do update
        set how = excluded.how, shown_by_name = excluded.shown_by_name, shown_at = now()
        where known.answer is null or known.answer = 'later'
      returning id
  )
  select count(*) into added from written;
  if added > 0 and not exists (
    select from public.notifications join public.accounts on user_id = recipient
    where accounts.registered_user_id = profile_id and kind = 'people chosen' and read_at is null
  ) then
    perform private.notify_member('people chosen', profile_id);
  end if;
  return added;
end
$$;
comment on function public.show_people(bigint, bigint[], text) is 'For the admin: records that these people are shown to a family, 1 to 60 at once, and notifies a member. Showing somebody again renews the row unless the family has answered. Returns how many rows are new or renewed. how: one of private.ways_of_showing() but the last. PT409 if somebody is hidden, blocked or of the same side.';
grant execute on function public.show_people(bigint, bigint[], text) to authenticated;

-- Answers ----------------------------------------------------------------------------------------------------------------

create function private.ask_family(asked_id bigint, asker_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.introductions as known (family_id, shown_id, how, asked_at) values (asked_id, asker_id, 'Interest', now())
    on conflict on constraint shown_once do update set asked_at = now()
      where (known.answer is null or known.answer = 'later') and known.asked_at is null;
  if found and (select asked_families from public.site_settings) <> 'bureau calls' then
    perform private.notify_member('family interested', asked_id, jsonb_build_object('name', name), asker_id)
      from public."RegisteredUsers" where id = asker_id;
  end if;
end
$$;
comment on function private.ask_family(bigint, bigint) is 'A family is interested in this person: puts the family''s person on their list, and notifies them, if the setting asked_families allows it.';

create function private.stop_asking(asked_id bigint, asker_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.introductions where family_id = asked_id and shown_id = asker_id and how = 'Interest' and answer is null;
  update public.introductions set asked_at = null where family_id = asked_id and shown_id = asker_id and asked_at is not null;
end
$$;
comment on function private.stop_asking(bigint, bigint) is 'The family is not interested any more, or its request has ended: takes its question back.';

create function private.end_question()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.stop_asking(new.profile_id, new.requester_id);
  return null;
end
$$;
comment on function private.end_question() is 'Trigger: a request that has ended asks nobody any more.';
create trigger end_question after update of status on public.contact_requests
  for each row when (old.open and not new.open) execute function private.end_question();

create function private.request_of_both(mine public.introductions, theirs public.introductions)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.contact_requests;
begin
  select * into request from public.contact_requests
    where open and ((requester_id = mine.family_id and profile_id = mine.shown_id) or (requester_id = mine.shown_id and profile_id = mine.family_id))
    order by id desc limit 1;
  if found then
    return request.id;
  end if;
  -- The other family's interest is the earlier one. There is none only with an open request.
  insert into public.contact_requests (requester_id, profile_id, status) values (theirs.family_id, theirs.shown_id, 'under review')
    returning * into request;
  return request.id;
end
$$;
comment on function private.request_of_both(public.introductions, public.introductions) is 'The open contact request between two families that are interested in one another, made if there is none.';

create function private.answer_introduction(family bigint, shown bigint, new_answer text, new_reason text, new_answered_by text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine public.introductions;
  theirs public.introductions;
  request bigint;
  is_same_day boolean;
begin
  perform private.lock_requests_between(family, shown);
  -- Both rows in one order: the two families may answer at once.
  perform from public.introductions
    where (family_id = family and shown_id = shown) or (family_id = shown and shown_id = family) order by id for update;
  select * into mine from public.introductions where family_id = family and shown_id = shown;
  if mine.id is null or not private.may_meet(family, shown) then
    perform private.not_found('introduction_gone', 'This profile is not on the list any more.');
  end if;
  if new_answer is null or new_answer <> all (private.introduction_answers()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'answer');
  end if;
  if new_reason is not null and (new_answer <> 'not interested' or new_reason <> all (private.refusal_reasons())) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'reason');
  end if;
  if mine.answer = new_answer and mine.reason is not distinct from new_reason then
    return;
  end if;
  if mine.request_id is not null then
    perform private.conflict('both_interested', 'Both families are interested, and the bureau is in touch with them. Please call the bureau.');
  end if;
  is_same_day := coalesce(mine.answered_at > now() - interval '1 day', false);
  if new_answered_by <> 'bureau' and is_same_day and mine.answers_that_day >= 5 then
    perform private.refuse('too_many_answers', 'This answer was changed often today. Please call the bureau.', 'answer');
  end if;
  perform set_config('matrimony.audit_action', 'recorded answer', true);
  update public.introductions
    set answer = new_answer, reason = new_reason, answered_by = new_answered_by, answered_at = now(), seen_at = null,
      answers_that_day = case when is_same_day then mine.answers_that_day + 1 else 1 end
    where id = mine.id
    returning * into mine;
  if new_answer = 'interested' then
    select * into theirs from public.introductions where family_id = shown and shown_id = family;
    if theirs.answer is not distinct from 'interested'
      or exists (select from public.contact_requests where open and requester_id = shown and profile_id = family)
    then
      request := private.request_of_both(mine, theirs);
      update public.introductions set request_id = request where id in (mine.id, theirs.id);
    else
      perform private.ask_family(shown, family);
    end if;
  else
    perform private.stop_asking(shown, family);
  end if;
  if request is not null then
    perform private.notify_admin('both interested', family, jsonb_build_object('name', one.name, 'other', other.name), request)
      from public."RegisteredUsers" as one, public."RegisteredUsers" as other where one.id = family and other.id = shown;
  elsif new_answered_by <> 'bureau' then
    perform private.notify_admin('answer came', family, jsonb_build_object('name', one.name, 'other', other.name, 'answer', new_answer))
      from public."RegisteredUsers" as one, public."RegisteredUsers" as other where one.id = family and other.id = shown;
  end if;
end
$$;
comment on function private.answer_introduction(bigint, bigint, text, text, text) is 'A family answers about a person who was shown to it. Interest on both sides makes a contact request; interest of one asks the other family. Errors: PT404 if the person is not on the list or not to be seen, PT409 once both were interested, 22023 for a wrong answer, or the sixth within a day.';

create function public.record_answer(introduction_id bigint, answer text, reason text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.introductions;
begin
  perform private.require_admin();
  select * into known from public.introductions where id = introduction_id;
  perform private.answer_introduction(known.family_id, known.shown_id, answer, reason, 'bureau');
end
$$;
comment on function public.record_answer(bigint, text, text) is 'For the admin: records what a family answered, as on the telephone, with a reason for "not interested". Errors: those of private.answer_introduction.';
grant execute on function public.record_answer(bigint, text, text) to authenticated;

create function public.see_answer(introduction_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform set_config('matrimony.audit_action', 'saw answer', true);
  update public.introductions set seen_at = now() where id = introduction_id and answer is not null and seen_at is null;
end
$$;
comment on function public.see_answer(bigint) is 'For the admin: marks an answer as done, so that Today does not list it any more.';
grant execute on function public.see_answer(bigint) to authenticated;

create function private.shown_to(family bigint, by_link boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender, 'age', card.age,
      'location', card.location, 'religion', card.religion, 'height', details.height, 'birth_star', details.birth_star,
      'star_pada', details.star_pada, 'rasi', details.rasi, 'education', details.education, 'job', details.job,
      'picture', case when not by_link or settings.visitors_see_pictures and not card.pictures_for_members then card.first_img end,
      'shown_at', shown.shown_at, 'answer', shown.answer,
      'asked', shown.asked_at is not null and settings.asked_families <> 'bureau calls',
      'may_answer', shown.request_id is null and (shown.how <> 'Interest' or settings.asked_families = 'may answer'),
      'both', shown.request_id is not null
    ) order by shown.answer is not null and shown.answer <> 'later', shown.asked_at is null, shown.shown_at desc, shown.id desc), '[]')
  from public.introductions as shown
  cross join public.site_settings as settings
  join public."RegisteredUsers" as card on card.id = shown.shown_id
  join public.profile_details as details on details.registered_user_id = card.id
  where shown.family_id = family and (shown.how <> 'Interest' or settings.asked_families <> 'bureau calls')
    and private.may_meet(family, card.id)
$$;
comment on function private.shown_to(bigint, boolean) is 'The people on the list of a family as far as it may see them now, unanswered ones first: some facts, no contact details, the own answer, and whether the other family is interested. By a link, pictures are those of visitors.';

create function public.list_my_matches()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  return private.shown_to(my_id, by_link => false);
end
$$;
comment on function public.list_my_matches() is 'For a member: the people who were shown to them, and those who asked for them: see private.shown_to.';
grant execute on function public.list_my_matches() to authenticated;

create function private.require_answerable(family bigint, shown bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select asked_families from public.site_settings) <> 'may answer'
    and exists (select from public.introductions where family_id = family and shown_id = shown and how = 'Interest')
  then
    perform private.forbid('bureau_asks', 'The bureau will call you about this profile.');
  end if;
end
$$;
comment on function private.require_answerable(bigint, bigint) is 'Error 42501 where the bureau alone asks families that somebody is interested in.';

create function public.answer_match(profile_id bigint, answer text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.require_answerable(my_id, profile_id);
  perform private.answer_introduction(my_id, profile_id, answer, null, 'member');
end
$$;
comment on function public.answer_match(bigint, text) is 'For a member: answers about a person of list_my_matches. Errors: those of private.answer_introduction; 42501 where the bureau asks by itself.';
grant execute on function public.answer_match(bigint, text) to authenticated;

-- Private links ----------------------------------------------------------------------------------------------------------

create table private.family_links (
  id bigint generated always as identity primary key,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  token_hash bytea not null
    constraint each_link_once unique,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  device_hash bytea,
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  other_phone_at timestamptz
);
comment on table private.family_links is 'Private links of families without a login. The token itself is not stored.';
comment on column private.family_links.device_hash is 'Of the number of the browser that opened it first.';
comment on column private.family_links.other_phone_at is 'When another browser opened it first.';
create index family_links_of_person on private.family_links (registered_user_id);

revoke all on private.family_links from anon, authenticated, service_role;
alter table private.family_links enable row level security;
create policy "No API role reads or writes private links" on private.family_links
  for all to anon, authenticated using (false) with check (false);

create function public.make_family_link(profile_id bigint, days integer default 30)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  token constant text := encode(extensions.gen_random_bytes(32), 'hex');
  link_id bigint;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  if days is null or days not between 1 and 90 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'days', '{"from": 1, "to": 90}');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id));
  if not exists (select from public."RegisteredUsers" where id = profile_id and visible) then
    perform private.conflict('family_not_visible', 'The profile of this family must be verified and active first.');
  end if;
  update private.family_links set revoked_at = now() where registered_user_id = profile_id and revoked_at is null;
  insert into private.family_links (registered_user_id, token_hash, created_by_name, expires_at)
    values (profile_id, sha256(convert_to(token, 'UTF8')), private.my_admin_name(), now() + make_interval(days => days))
    returning id into link_id;
  perform private.write_audit('made private link', 'family_links', link_id::text, profile_id, null, jsonb_build_object('days', days));
  return token;
end
$$;
comment on function public.make_family_link(bigint, integer) is 'For the admin: makes the private link of a family and returns its token, once. It ends earlier links of the family. PT409 unless the profile is visible.';
grant execute on function public.make_family_link(bigint, integer) to authenticated;

create function public.list_family_links(profile_id bigint)
returns table (
  id bigint, created_by_name text, created_at timestamptz, expires_at timestamptz, revoked_at timestamptz,
  first_opened_at timestamptz, last_opened_at timestamptz, other_phone_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select link.id, link.created_by_name, link.created_at, link.expires_at, link.revoked_at, link.first_opened_at, link.last_opened_at,
      link.other_phone_at
    from private.family_links as link where registered_user_id = profile_id order by link.id desc;
end
$$;
comment on function public.list_family_links(bigint) is 'For the admin: the private links of a family, newest first, without their tokens.';
grant execute on function public.list_family_links(bigint) to authenticated;

create function public.end_family_link(link_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended private.family_links;
begin
  perform private.require_admin();
  perform private.lock_profile(registered_user_id) from private.family_links where id = link_id;
  update private.family_links set revoked_at = now() where id = link_id and revoked_at is null returning * into ended;
  if found then
    perform private.write_audit('ended private link', 'family_links', link_id::text, ended.registered_user_id);
  end if;
end
$$;
comment on function public.end_family_link(bigint) is 'For the admin: ends a private link at once.';
grant execute on function public.end_family_link(bigint) to authenticated;

create function private.family_of_link(token text)
returns private.family_links
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  link private.family_links;
begin
  perform private.keep_out_of_log();
  perform private.refuse_large(token, 200);
  select family_links.* into link from private.family_links join public."RegisteredUsers" as card on card.id = registered_user_id
    where token_hash = sha256(convert_to(token, 'UTF8')) and revoked_at is null and expires_at > now() and visible;
  if not found then
    perform private.not_found('link_gone', 'This link does not work any more. Please ask the bureau for a new one.');
  end if;
  return link;
end
$$;
comment on function private.family_of_link(text) is 'The link of this token. One error, PT404, for an unknown, expired or ended one, and while the profile is hidden.';

create function private.record_link(done text, link private.family_links)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.audit_log (actor_name, action, table_name, record_id, registered_user_id)
    values ('A visitor', done, 'family_links', link.id::text, link.registered_user_id)
$$;
comment on function private.record_link(text, private.family_links) is 'Records in the audit log that a private link was opened.';

create function public.open_family_link(token text, device uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link private.family_links := private.family_of_link(token);
  opened_by constant bytea := sha256(uuid_send(coalesce(device, gen_random_uuid())));
begin
  if link.device_hash is distinct from opened_by and link.other_phone_at is null then
    -- Two phones may open it at once.
    select * into link from private.family_links where id = link.id for update;
  end if;
  update private.family_links
    set device_hash = coalesce(device_hash, opened_by), first_opened_at = coalesce(first_opened_at, now()), last_opened_at = now(),
      other_phone_at = coalesce(other_phone_at, case when device_hash <> opened_by then now() end)
    -- The page reads again each time its tab gets the focus.
    where id = link.id and (
      last_opened_at is null or last_opened_at < now() - interval '1 hour' or other_phone_at is null and device_hash <> opened_by
    );
  if link.device_hash is null then
    perform private.record_link('opened private link', link);
  elsif link.device_hash <> opened_by and link.other_phone_at is null then
    perform private.record_link('opened private link on another phone', link);
    perform private.notify_admin('link on another phone', link.registered_user_id, jsonb_build_object('name', name))
      from public."RegisteredUsers" where id = link.registered_user_id;
  end if;
  return (
    select jsonb_build_object(
      'family', jsonb_build_object(
        'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender,
        'birth_star', details.birth_star, 'star_pada', details.star_pada, 'rasi', details.rasi
      ),
      'expires_at', link.expires_at, 'people', private.shown_to(card.id, by_link => true)
    )
    from public."RegisteredUsers" as card left join public.profile_details as details on details.registered_user_id = card.id
    where card.id = link.registered_user_id
  );
end
$$;
comment on function public.open_family_link(text, uuid) is 'For anyone who has the private link of a family: its person, and the people who are shown to it. device: a number that the browser keeps; another one than the first is recorded, and the bureau is notified once. The time of opening is written at most once an hour. PT404 for a link that does not work.';
grant execute on function public.open_family_link(text, uuid) to anon, authenticated;

create function public.answer_family_link(token text, profile_id bigint, answer text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  link constant private.family_links := private.family_of_link(token);
begin
  perform private.require_answerable(link.registered_user_id, profile_id);
  perform private.answer_introduction(link.registered_user_id, profile_id, answer, null, 'link');
end
$$;
comment on function public.answer_family_link(text, bigint, text) is 'For anyone who has the private link of a family: answers about a person on its list. Errors: those of private.answer_introduction; 42501 where the bureau asks by itself.';
grant execute on function public.answer_family_link(text, bigint, text) to anon, authenticated;

-- 30_follow_ups.sql ======================================================================================

-- What became of a sharing, and the page Today: the bureau is reminded of a couple after some days, and of the people who wait.
-- Who may: the admin alone reads and writes. Each family finds state and day in their exported data.

create table public.follow_ups (
  request_id bigint primary key references public.contact_requests (id) on delete cascade,
  state text not null
    constraint state_is_known check (state in ('talking', 'met', 'agreed', 'ended')),
  ended_by text
    constraint ended_by_is_known check (ended_by in ('asking', 'asked', 'both')),
  note text
    constraint note_is_readable check (char_length(note) between 1 and 300 and not private.holds_contact(note)),
  changed_by_name text not null,
  changed_at timestamptz not null default now(),
  constraint only_an_end_has_a_side check (state = 'ended' or ended_by is null)
);
comment on table public.follow_ups is 'What became of a sharing of contact details, as the families answered the bureau. No row: nobody has asked yet.';
comment on column public.follow_ups.ended_by is 'The side that ended it, for the bureau only; null if it is not known.';

revoke all on public.follow_ups from anon, authenticated, service_role;
grant select on public.follow_ups to authenticated;
grant select, insert, update, delete on public.follow_ups to service_role;
alter table public.follow_ups enable row level security;
create policy "The admin reads follow-ups" on public.follow_ups
  for select to authenticated using ((select private.is_admin()));

-- About two people, so the log names none, and a note that may name both is not in it.
create trigger audit_change after insert or update or delete on public.follow_ups
  for each row execute function private.audit_change('request_id', '', 'note');
create trigger tidy_texts before insert or update on public.follow_ups
  for each row execute function private.tidy_texts('note');

create index contact_requests_approved on public.contact_requests (decided_at, id) where status = 'approved';

create function public.save_follow_up(
  request_id bigint, state text, ended_by text default null, note text default null, mark_engaged boolean default false
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.contact_requests;
  cleaned_note text;
  ids bigint[];
begin
  perform private.require_admin();
  -- Both cards first, and for update: marking them takes the same locks.
  perform from public."RegisteredUsers" as card
    where card.id in (select unnest(array[requester_id, profile_id]) from public.contact_requests as asked where asked.id = save_follow_up.request_id)
    order by card.id for update;
  select * into request from public.contact_requests as asked where asked.id = save_follow_up.request_id for update;
  if not found then
    perform private.not_found('request_gone', 'This request is not there any more.');
  end if;
  if request.status <> 'approved' then
    perform private.conflict('request_not_shared', 'This request is not approved, or was taken back.');
  end if;
  ids := array[request.requester_id, request.profile_id];
  perform private.refuse_deleted(card) from public."RegisteredUsers" as card where id = any (ids);
  if state is null or state not in ('talking', 'met', 'agreed', 'ended') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'state');
  end if;
  if ended_by is not null and (state <> 'ended' or ended_by not in ('asking', 'asked', 'both')) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'ended_by');
  end if;
  cleaned_note := private.clean_text('note', note, 300, no_contact => true);
  if mark_engaged then
    if state <> 'agreed' then
      perform private.refuse('not_in_list', 'Choose one of the list.', 'state');
    end if;
    -- Both, or nobody: an engagement to somebody else, or a profile that was withdrawn, is for the bureau to look at.
    if exists (
      select from public."RegisteredUsers" where id = any (ids) and status not in ('verified', 'on hold', 'engaged')
    ) then
      perform private.conflict('not_both_engaged', 'One of the two profiles has another status. Look at it first.');
    end if;
    perform public.set_profile_statuses((select jsonb_agg(jsonb_build_object('id', id, 'status', 'engaged')) from unnest(ids) as id));
  end if;
  perform set_config('matrimony.audit_action', 'saved follow-up', true);
  insert into public.follow_ups as earlier (request_id, state, ended_by, note, changed_by_name)
    values (request.id, save_follow_up.state, save_follow_up.ended_by, cleaned_note, private.my_admin_name())
    on conflict on constraint follow_ups_pkey do update
      set state = excluded.state, ended_by = excluded.ended_by, note = excluded.note,
          changed_by_name = excluded.changed_by_name, changed_at = now();
end
$$;
comment on function public.save_follow_up(bigint, text, text, text, boolean) is 'For the admin: saves what became of an approved request; the last one stays. mark_engaged, with agreed: both profiles are engaged, or nothing is saved. PT409 if the request is not approved, or a profile is deleted or has a status that does not allow it.';
grant execute on function public.save_follow_up(bigint, text, text, text, boolean) to authenticated;

create function private.follow_up_due(decided_at timestamptz, state text, changed_at timestamptz, settings public.site_settings)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case
    when state is null then decided_at < now() - settings.follow_up_days * interval '1 day'
    else state in ('talking', 'met')
      and changed_at < decided_at + settings.second_follow_up_days * interval '1 day'
      and decided_at < now() - settings.second_follow_up_days * interval '1 day'
  end
$$;
comment on function private.follow_up_due(timestamptz, text, timestamptz, public.site_settings) is 'Whether the bureau is reminded of an approved request: once after the first days, and again after the second if the families were still talking. Null state: nothing is saved.';

create function private.my_people()
returns bigint[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(registered_user_id), '{}') from public.office_details
  where handled_by = (select username from public.accounts where user_id = (select auth.uid()))
$$;
comment on function private.my_people() is 'The people of the calling admin.';

-- The page Today ---------------------------------------------------------------------------------------------------------

create function public.read_today(mine boolean default false)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  lists jsonb;
  -- Null: everybody.
  my_people constant bigint[] := case when mine then private.my_people() end;
begin
  perform private.require_admin();
  with requests as (
    select id, requester_id, profile_id, created_at from public.contact_requests
    where open and (ask_again_on is null or ask_again_on <= private.today())
      and (my_people is null or array[requester_id, profile_id] && my_people)
  ),
  verifications as (
    select id, updated_at as since from public."RegisteredUsers"
    where status = 'submitted' and not visible and deleted_at is null and (my_people is null or id = any (my_people))
    union all
    select registered_user_id, created_at from public.profile_proposals
    where status = 'pending' and (my_people is null or registered_user_id = any (my_people))
  ),
  follow_ups as (
    select request.id, requester_id, profile_id, decided_at, state, follow_up.note
    from public.contact_requests as request
    cross join public.site_settings as settings
    join public."RegisteredUsers" as requester on requester.id = requester_id and requester.deleted_at is null
    join public."RegisteredUsers" as target on target.id = profile_id and target.deleted_at is null
    left join public.follow_ups as follow_up on follow_up.request_id = request.id
    where request.status = 'approved' and decided_at < now() - least(follow_up_days, second_follow_up_days) * interval '1 day'
      and private.follow_up_due(decided_at, state, changed_at, settings)
      and (my_people is null or array[requester_id, profile_id] && my_people)
  ),
  enquiries as (
    select id, name, kind, created_at from private.enquiries where state = 'new'
  ),
  answers as (
    select id, family_id, shown_id, answer, answered_at from public.introductions
    where answer is not null and seen_at is null and answered_by <> 'bureau'
      and (my_people is null or family_id = any (my_people))
  ),
  to_ask as (
    select id, family_id, shown_id, asked_at from public.introductions
    where asked_at is not null and (answer is null or answer = 'later') and private.may_meet(family_id, shown_id)
      and (my_people is null or family_id = any (my_people))
  )
  select jsonb_build_object(
    'requests', jsonb_build_object('count', (select count(*) from requests), 'list', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', first.id, 'requester', requester.name, 'target', target.name, 'since', first.created_at
      ) order by first.created_at, first.id)
      from (select * from requests order by created_at, id limit 5) as first
      join public."RegisteredUsers" as requester on requester.id = requester_id
      join public."RegisteredUsers" as target on target.id = profile_id
    ), '[]')),
    'verifications', jsonb_build_object('count', (select count(*) from verifications), 'list', coalesce((
      select jsonb_agg(jsonb_build_object('id', first.id, 'name', name, 'since', since) order by since, first.id)
      from (select * from verifications order by since, id limit 5) as first
      join public."RegisteredUsers" as card on card.id = first.id
    ), '[]')),
    'follow_ups', jsonb_build_object('count', (select count(*) from follow_ups), 'list', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', first.id, 'requester', requester.name, 'target', target.name, 'since', decided_at, 'state', state, 'note', note
      ) order by decided_at, first.id)
      from (select * from follow_ups order by decided_at, id limit 25) as first
      join public."RegisteredUsers" as requester on requester.id = requester_id
      join public."RegisteredUsers" as target on target.id = profile_id
    ), '[]')),
    'enquiries', jsonb_build_object('count', (select count(*) from enquiries), 'list', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'kind', kind, 'since', created_at) order by id)
      from (select * from enquiries order by id limit 5) as first
    ), '[]')),
    'answers', jsonb_build_object('count', (select count(*) from answers), 'list', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', first.id, 'family_id', family_id, 'family', family.name, 'shown', shown.name, 'answer', answer, 'since', answered_at
      ) order by answered_at, first.id)
      from (select * from answers order by answered_at, id limit 25) as first
      join public."RegisteredUsers" as family on family.id = family_id
      join public."RegisteredUsers" as shown on shown.id = shown_id
    ), '[]')),
    'to_ask', jsonb_build_object('count', (select count(*) from to_ask), 'list', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', first.id, 'family_id', family_id, 'family', family.name, 'shown', shown.name, 'since', asked_at
      ) order by asked_at, first.id)
      from (select * from to_ask order by asked_at, id limit 25) as first
      join public."RegisteredUsers" as family on family.id = family_id
      join public."RegisteredUsers" as shown on shown.id = shown_id
    ), '[]'))
  ) into lists;
  return lists;
end
$$;
comment on function public.read_today(boolean) is 'For the admin, the lists of a morning, each with its count and the first of them, oldest first: new enquiries, open requests that are not postponed, verifications, follow-ups that are due, answers of families, and families that are to be asked about somebody interested. mine: only of the people of the caller, and all enquiries.';
grant execute on function public.read_today(boolean) to authenticated;

create function private.waiting_longest(skipped integer, at_most integer, my_people bigint[] default null)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with waiting as materialized (
    select id, waits_since as since from private.profile_search
    where visible and (my_people is null or id = any (my_people))
      -- Computed once, not once a row.
      and waits_since < (select now() - waiting_days * interval '1 day' from public.site_settings)
  )
  select jsonb_build_object(
    'count', (select count(*) from waiting),
    'list', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', (select name from public."RegisteredUsers" as card where card.id = first.id), 'since', since)
        order by since, id)
      from (select * from waiting order by since, id offset skipped limit at_most) as first
    ), '[]')
  )
$$;
comment on function private.waiting_longest(integer, integer, bigint[]) is 'The visible people who were shown to nobody for the days of the setting: their number, and a part of them, longest first. my_people: only of these.';

create function public.list_waiting(skipped integer default 0, mine boolean default false)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if skipped is null or skipped not between 0 and 1000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'skipped', '{"from": 0, "to": 1000}');
  end if;
  return private.waiting_longest(skipped, 10, case when mine then private.my_people() end);
end
$$;
comment on function public.list_waiting(integer, boolean) is 'For the admin: the number of people who were shown to nobody for long, and ten of them, longest first. mine: only of the people of the caller.';
grant execute on function public.list_waiting(integer, boolean) to authenticated;

-- 31_enquiries.sql =======================================================================================

-- Enquiries: what families send to the bureau before they have a login, and members who have lost their password.
-- Who may: everybody sends one, and learns nothing by it: the answer is the same whether a number or a login exists. The admin reads
-- them, and the phone number of one after a record. Only functions write to these tables.

create function private.relatives()
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array['Self', 'Daughter', 'Son', 'Sister', 'Brother', 'Relative or friend']
$$;
comment on function private.relatives() is 'Who is to be married, as the sender of an enquiry says it.';

create function private.call_times()
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array['Morning', 'Afternoon', 'Evening']
$$;
comment on function private.call_times() is 'When a sender of an enquiry likes to be called.';

create table private.enquiries (
  id bigint generated always as identity primary key,
  kind text not null
    constraint kind_is_known check (kind in ('new', 'login')),
  name text not null
    constraint name_is_readable check (char_length(name) between 1 and 120),
  relative text
    constraint relative_is_known check (relative = any (private.relatives())),
  best_time text
    constraint best_time_is_known check (best_time = any (private.call_times())),
  words text
    constraint words_are_readable check (char_length(words) between 1 and 500 and not private.holds_contact(words)),
  language text
    constraint language_is_a_code check (language ~ '^[a-z]{2,3}$'),
  created_at timestamptz not null default now(),
  state text not null default 'new'
    constraint state_is_known check (state in ('new', 'called', 'visit agreed', 'registered', 'declined', 'done')),
  changed_by_name text,
  changed_at timestamptz,
  registered_user_id bigint references public."RegisteredUsers" (id) on delete cascade,
  constraint registered_enquiries_name_the_person check ((state = 'registered') = (registered_user_id is not null)),
  constraint only_lost_logins_are_done check (state <> 'done' or kind = 'login')
);
comment on table private.enquiries is 'Enquiries of families, and of members who have lost their password. Erased after 90 days, or with the person.';
comment on column private.enquiries.name is 'Of the sender; of the member, if a login is lost.';
comment on column private.enquiries.relative is 'Who is to be married, as the sender''s relative; null if it was not said, or a login is lost.';
comment on column private.enquiries.best_time is 'When to call; null for any time.';
comment on column private.enquiries.language is 'The language of the site when it was sent.';
comment on column private.enquiries.changed_by_name is 'The admin who set the state; null while it is new.';
comment on column private.enquiries.registered_user_id is 'The person that the enquiry became.';

create index enquiries_by_age on private.enquiries (created_at);
create index enquiries_of_person on private.enquiries (registered_user_id);

create table private.enquiry_numbers (
  enquiry_id bigint primary key references private.enquiries (id) on delete cascade,
  phone_number text not null
    constraint phone_number_is_international check (private.is_phone_number(phone_number))
);
comment on table private.enquiry_numbers is 'The phone numbers of enquiries. The admin reads one after a record. Deleted when the enquiry becomes a person.';

create index enquiry_numbers_phone on private.enquiry_numbers (private.phone_key(phone_number));
-- The planner's statistics would keep samples of erased numbers.
alter table private.enquiry_numbers alter column phone_number set statistics 0;
alter index private.enquiry_numbers_phone alter column 1 set statistics 0;

revoke all on private.enquiries, private.enquiry_numbers from anon, authenticated, service_role;
alter table private.enquiries enable row level security;
alter table private.enquiry_numbers enable row level security;
create policy "No API role reads or writes enquiries" on private.enquiries
  for all to anon, authenticated using (false) with check (false);
create policy "No API role reads or writes numbers of enquiries" on private.enquiry_numbers
  for all to anon, authenticated using (false) with check (false);

-- The log keeps no word of a sender: it outlives the 90 days.
create trigger audit_change after insert or update or delete on private.enquiries
  for each row execute function private.audit_change('id', 'registered_user_id', 'name', 'relative', 'best_time', 'words');

create function private.forget_enquiries(as_of timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from private.enquiries where created_at < as_of - interval '90 days' and registered_user_id is null;
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
comment on function private.forget_enquiries(timestamptz) is 'Erases enquiries, with their numbers, that were sent 90 days before this moment and became no person; returns how many. Run by make daily, and with each new enquiry.';

-- Sending ----------------------------------------------------------------------------------------------------------------

-- Against floods, without a third party: a small proof of work, bound to the number, and limits for each number, address and hour.
-- A caller past the gateway can invent an address, so the limit of the hour holds for all together (docs/security.md).
create function private.challenge_of(moment bigint)
returns text
language sql
security definer
set search_path = ''
as $$
  select moment || '-' || private.day_key('enquiry challenge ' || moment)
$$;
comment on function private.challenge_of(bigint) is 'The challenge of a moment (seconds since 1970), with a keyed hash that only the database can make. It ends with the day.';

create function public.begin_enquiry()
returns text language sql security definer set search_path = ''
as $$ select private.challenge_of(floor(extract(epoch from now()))::bigint) $$;
comment on function public.begin_enquiry() is 'For everybody: a challenge for send_enquiry, valid for ten minutes. The proof is a text for which the SHA-256 of "challenge:phone_number:proof" begins with 12 zero bits.';
grant execute on function public.begin_enquiry() to anon, authenticated;

create function private.is_solved(challenge text, phone_number text, proof text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  moment bigint;
begin
  if challenge is null or challenge !~ '^[0-9]{1,12}-[0-9a-f-]{36}$' then
    return false;
  end if;
  moment := split_part(challenge, '-', 1)::bigint;
  return to_timestamp(moment) between now() - interval '10 minutes' and now()
    and challenge = private.challenge_of(moment)
    and coalesce(left(encode(sha256(convert_to(concat(challenge, ':', phone_number, ':', proof), 'UTF8')), 'hex'), 3) = '000', false);
end
$$;
comment on function private.is_solved(text, text, text) is 'Whether this is a challenge of the last ten minutes, and the proof for it and the number.';

create function private.count_today(counted text, most integer)
returns boolean
language sql
security definer
set search_path = ''
as $$
  with counted as (
    insert into private.reading_counts as counts (reader, day, kind, count)
      values (private.day_key('enquiry of ' || counted), private.today(), 'enquiry', 1)
      on conflict (reader, day, kind) do update set count = counts.count + 1 where counts.count < most
      returning 1
  )
  select exists (select from counted)
$$;
comment on function private.count_today(text, integer) is 'Counts an enquiry of a number or an address, stored as a hash of this day; false if the day allows no more.';

create function private.enquiries_of_hour(most integer)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::integer from (
    select from private.enquiries where created_at > now() - interval '1 hour' limit most
  ) as latest
$$;
comment on function private.enquiries_of_hour(integer) is 'The number of enquiries of the last hour, counted up to this one.';

create function public.send_enquiry(
  kind text, name text, phone_number text, challenge text, proof text, relative text default null, best_time text default null,
  words text default null, language text default null, website text default null
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most_in_hour constant integer := 60;
  address constant text := private.caller_address();
  fields jsonb;
  cleaned_words text;
  sent bigint;
begin
  perform private.keep_out_of_log();
  perform private.refuse_large(array[kind, name, phone_number, challenge, proof, relative, best_time, words, language, website], 8000);
  -- Only programs fill this field. They get the answer of all others.
  if website <> '' then
    return;
  end if;
  if kind is null or kind not in ('new', 'login') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'kind');
  end if;
  if not private.is_solved(challenge, phone_number, proof) then
    perform private.refuse('enquiry_expired', 'This took too long. Please send it once more.');
  end if;
  if private.enquiries_of_hour(most_in_hour) >= most_in_hour then
    perform private.refuse('too_many_enquiries', 'Many enquiries have come in just now. Please call us.');
  end if;
  fields := private.clean_person(jsonb_build_object('name', name, 'phone_number', phone_number));
  perform private.refuse_problems(fields);
  if fields ->> 'phone_number' is null then
    perform private.refuse('phone_missing', 'Enter the phone number.', 'phone_number');
  end if;
  if relative is not null and (kind = 'login' or relative <> all (private.relatives())) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'relative');
  end if;
  if best_time is not null and best_time <> all (private.call_times()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'best_time');
  end if;
  if language !~ '^[a-z]{2,3}$' then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'language');
  end if;
  cleaned_words := private.clean_text('words', words, 500);
  if private.holds_contact(cleaned_words) then
    perform private.refuse('contact_in_words', 'Leave out phone numbers and e-mail addresses: the number has its own field.', 'words');
  end if;
  -- A refusal would tell that somebody has sent this number today.
  if not private.count_today('number ' || private.phone_key(fields ->> 'phone_number'), 3) then
    return;
  end if;
  -- Where no gateway names an address, all callers would be one.
  if address <> '' and not private.count_today('address ' || address, 10) then
    perform private.refuse('too_many_enquiries_here', 'Many enquiries have come from this connection today. Please call us.');
  end if;
  -- One after the other, so that a flood does not pass the limit side by side.
  perform pg_advisory_xact_lock(hashtextextended('private.enquiries', 0));
  if private.enquiries_of_hour(most_in_hour) >= most_in_hour then
    perform private.refuse('too_many_enquiries', 'Many enquiries have come in just now. Please call us.');
  end if;
  perform private.forget_enquiries(now());
  insert into private.enquiries (kind, name, relative, best_time, words, language)
    values (kind, fields ->> 'name', relative, best_time, cleaned_words, language) returning id into sent;
  insert into private.enquiry_numbers (enquiry_id, phone_number) values (sent, fields ->> 'phone_number');
  -- One unread notification for a flood of them.
  if not exists (
    select from public.notifications where recipient is null and read_at is null and notifications.kind = 'enquiry came'
  ) then
    perform private.notify_admin('enquiry came', null);
  end if;
end
$$;
comment on function public.send_enquiry(text, text, text, text, text, text, text, text, text, text) is 'For everybody: sends an enquiry. kind: new or login (lost password). name and phone_number as of a registration; words: 500 characters without contact details. website stays empty: a filled one is ignored with the same answer, and so is the fourth of a number in a day. At most 10 a day from an address and 60 an hour together. Error 22023 names the field in its hint.';
grant execute on function public.send_enquiry(text, text, text, text, text, text, text, text, text, text) to anon, authenticated;

-- For the admin ------------------------------------------------------------------------------------------------------------

create function private.people_of_number(number text)
returns setof bigint
language sql
stable
security definer
set search_path = ''
as $$
  select registered_user_id from public.contact_details where private.phone_key(contact_details.phone_number) = private.phone_key(number)
  union
  select registered_user_id from public.contact_details where private.phone_key(second_phone_number) = private.phone_key(number)
$$;
comment on function private.people_of_number(text) is 'The people who are registered with this phone number.';

create function public.list_enquiries(closed boolean default false, skipped integer default 0)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_enquiries jsonb;
begin
  perform private.require_admin();
  with wanted as (
    select * from private.enquiries where (state in ('registered', 'declined', 'done')) = coalesce(closed, false)
  )
  select jsonb_build_object('count', (select count(*) from wanted), 'list', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', part.id, 'kind', part.kind, 'name', part.name, 'relative', part.relative, 'best_time', part.best_time, 'words', part.words,
      'language', part.language, 'created_at', part.created_at, 'state', part.state, 'changed_by_name', part.changed_by_name,
      'changed_at', part.changed_at, 'profile_id', part.registered_user_id, 'profile_name', card.name,
      'has_number', number.enquiry_id is not null,
      -- Whether, not who: that comes with the number, after the record.
      'is_registered', exists (select from private.people_of_number(number.phone_number))
    ) order by case when closed then part.id end desc, part.id)
    from (
      select * from wanted order by case when closed then id end desc, id
      offset greatest(coalesce(skipped, 0), 0) limit 20
    ) as part
    left join private.enquiry_numbers as number on number.enquiry_id = part.id
    left join public."RegisteredUsers" as card on card.id = part.registered_user_id
  ), '[]')) into found_enquiries;
  return found_enquiries;
end
$$;
comment on function public.list_enquiries(boolean, integer) is 'For the admin: {count, list} of the open enquiries, oldest first, or of the closed ones, newest first; 20 at a time. is_registered: whether the number is registered already. Without the number: see open_enquiry_number.';
grant execute on function public.list_enquiries(boolean, integer) to authenticated;

create function public.open_enquiry_number(enquiry_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  -- With the people who have the number too, as any search for a number.
  perform private.write_audit('read number of enquiry', 'enquiries', number.enquiry_id::text, null, null,
      jsonb_build_object('found', array(select private.people_of_number(number.phone_number))))
    from private.enquiry_numbers as number where number.enquiry_id = open_enquiry_number.enquiry_id;
end
$$;
comment on function public.open_enquiry_number(bigint) is 'For the admin: records in the audit log that they open the phone number of an enquiry. read_enquiry_number then returns it for a minute.';
grant execute on function public.open_enquiry_number(bigint) to authenticated;

create function public.read_enquiry_number(enquiry_id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  number private.enquiry_numbers;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  select * into number from private.enquiry_numbers where enquiry_numbers.enquiry_id = read_enquiry_number.enquiry_id;
  if not found then
    return null;
  end if;
  if not exists (
    select from public.audit_log
    where table_name = 'enquiries' and record_id = number.enquiry_id::text and actor = (select auth.uid())
      and action = 'read number of enquiry' and happened_at > now() - interval '1 minute'
  ) then
    perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
  end if;
  return jsonb_build_object('phone_number', number.phone_number, 'people', coalesce((
    select jsonb_agg(jsonb_build_object('id', card.id, 'name', card.name) order by card.id)
    from public."RegisteredUsers" as card where card.id in (select private.people_of_number(number.phone_number))
  ), '[]'));
end
$$;
comment on function public.read_enquiry_number(bigint) is 'For the admin, after open_enquiry_number: {phone_number, people: [{id, name}]} of an enquiry, with the people who are registered with the number. Null if it has no number any more.';
grant execute on function public.read_enquiry_number(bigint) to authenticated;

create function private.lock_enquiry(enquiry_id bigint)
returns private.enquiries
language plpgsql
security definer
set search_path = ''
as $$
declare
  enquiry private.enquiries;
begin
  select * into enquiry from private.enquiries where id = enquiry_id for update;
  if not found then
    perform private.not_found('enquiry_gone', 'This enquiry is not there any more.');
  end if;
  return enquiry;
end
$$;
comment on function private.lock_enquiry(bigint) is 'The enquiry, locked until the end of the transaction. Error PT404.';

create function public.set_enquiry_state(enquiry_id bigint, new_state text, seen_state text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  enquiry private.enquiries;
begin
  perform private.require_admin();
  perform private.refuse_large(array[new_state, seen_state], 200);
  enquiry := private.lock_enquiry(enquiry_id);
  -- 'registered' comes with the person: see public.register_person.
  if new_state is null or new_state not in ('new', 'called', 'visit agreed', 'declined', 'done')
    or (enquiry.kind = 'login') <> (new_state = 'done') and new_state in ('visit agreed', 'declined', 'done') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'new_state');
  end if;
  if enquiry.state = new_state then
    return;
  end if;
  if enquiry.state is distinct from seen_state or enquiry.state = 'registered' then
    perform private.conflict('enquiry_changed', 'Somebody else has changed this enquiry. Load the list again.');
  end if;
  update private.enquiries
    set state = new_state, changed_by_name = case when new_state <> 'new' then private.my_admin_name() end, changed_at = now()
    where id = enquiry.id;
end
$$;
comment on function public.set_enquiry_state(bigint, text, text) is 'For the admin: sets the state of an enquiry: new, called, visit agreed or declined; of a lost login new, called or done. PT409 if it is not in the state that the admin saw, or is registered.';
grant execute on function public.set_enquiry_state(bigint, text, text) to authenticated;

create function private.close_enquiry(enquiry_id bigint, profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  enquiry private.enquiries := private.lock_enquiry(enquiry_id);
begin
  if enquiry.state = 'registered' or enquiry.kind <> 'new' then
    perform private.conflict('enquiry_changed', 'Somebody else has changed this enquiry. Load the list again.');
  end if;
  update private.enquiries
    set state = 'registered', registered_user_id = profile_id, changed_by_name = private.my_admin_name(), changed_at = now()
    where id = enquiry.id;
  delete from private.enquiry_numbers where enquiry_numbers.enquiry_id = enquiry.id;
end
$$;
comment on function private.close_enquiry(bigint, bigint) is 'The enquiry has become this person: it keeps no number of its own. PT409 if it has become one already.';

create function private.erase_enquiries(profile_id bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  -- Those that became the person go with the card. The number of a family may also be another registered person's.
  delete from private.enquiries
    using private.enquiry_numbers as number
    where number.enquiry_id = enquiries.id
      and profile_id in (select private.people_of_number(number.phone_number))
      and not exists (select from private.people_of_number(number.phone_number) as other (id) where other.id <> profile_id)
$$;
comment on function private.erase_enquiries(bigint) is 'Erases the enquiries that were sent with the number of this person and of nobody else.';

-- 32_read_reviews.sql ====================================================================================

-- The review of reads: by month and admin, how many contact details were opened, shared, exported and looked up, and why. The
-- unusual comes first: many within an hour, at night, and people nobody asked for. The owner signs a month off with a note.
-- All of it is counted in the audit log. It names people by id and name, never a number.
-- Who may: the owner alone. Only functions read and write.

create table private.read_reviews (
  month date primary key
    constraint month_is_its_first_day check (extract(day from month) = 1),
  note text not null
    constraint note_is_readable check (char_length(note) between 1 and 500 and not private.holds_contact(note)),
  counts jsonb not null,
  signed_off_by_name text not null,
  signed_off_at timestamptz not null default now()
);
comment on table private.read_reviews is 'The months whose reads of contact details the owner has reviewed, with the note and the counts of that moment.';

revoke all on private.read_reviews from anon, authenticated, service_role;
alter table private.read_reviews enable row level security;
create policy "No API role reads or writes reviews of reads" on private.read_reviews
  for all to anon, authenticated using (false) with check (false);

-- The same list as in private.contact_reads, which finds a month by it.
create index audit_log_reads on public.audit_log (happened_at) where action in (
  'read contact details', 'put contact details on biodata', 'put contact details in message', 'login read contact details',
  'read number of enquiry', 'approved request', 'exported with contact details',
  'looked up telephone numbers', 'looked up e-mail addresses', 'failed sign-ins'
);

create view private.contact_reads as
select id, happened_at, actor_name, record_id, registered_user_id, new_values, case
    when action = 'put contact details in message' then 'shared'
    when action = 'approved request' then case when table_name = 'disclosures' then 'shared' end
    -- A row for each person; the one with their number is left out.
    when action = 'exported with contact details' then case when registered_user_id is not null then 'exported' end
    when action in ('looked up telephone numbers', 'looked up e-mail addresses') then 'looked up'
    when action = 'login read contact details' then 'login'
    when action = 'failed sign-ins' then 'failed'
    else 'opened'
  end as kind
from public.audit_log
where action in (
  'read contact details', 'put contact details on biodata', 'put contact details in message', 'login read contact details',
  'read number of enquiry', 'approved request', 'exported with contact details',
  'looked up telephone numbers', 'looked up e-mail addresses', 'failed sign-ins'
);
comment on view private.contact_reads is 'The rows of the audit log about contact details that were opened, shared, exported or looked up, and about failed sign-ins. A null kind is another part of the same act.';
revoke all on private.contact_reads from anon, authenticated, service_role;

create function private.start_of_month(month date, months_later integer default 0)
returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select (date_trunc('month', month::timestamp) + make_interval(months => months_later)) at time zone 'Asia/Kolkata'
$$;
comment on function private.start_of_month(date, integer) is 'The moment at which the month of this day, or a later one, begins in India.';

create function private.reads_of_month(month date)
returns table (
  happened_at timestamptz, actor_name text, kind text, registered_user_id bigint, set_by text, reason text, within_hour bigint,
  at_night boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  with acts as (
    select *, count(*) filter (where kind in ('opened', 'shared', 'exported')) over (
      partition by actor_name order by happened_at range between interval '1 hour' preceding and current row
    ) as within_hour
    from private.contact_reads
    -- An hour more: for the first reads of the month.
    where happened_at >= private.start_of_month(month) - interval '1 hour'
      and happened_at < private.start_of_month(month, 1)
      and kind <> 'failed'
  )
  select happened_at, actor_name, kind, registered_user_id, new_values ->> 'bureau_password_by',
    case
      when kind not in ('opened', 'shared') then null
      when registered_user_id is null then 'enquiry'
      when exists (
        select from public.contact_requests as asked
        where asked.requester_id = acts.registered_user_id and asked.created_at < acts.happened_at + interval '1 day'
          and (asked.open or asked.updated_at > acts.happened_at - interval '30 days')
      ) or exists (
        select from public.contact_requests as asked
        where asked.profile_id = acts.registered_user_id and asked.created_at < acts.happened_at + interval '1 day'
          and (asked.open or asked.updated_at > acts.happened_at - interval '30 days')
      ) then 'request'
      when exists (
        select from public.introductions as shown
        where shown.family_id = acts.registered_user_id
          and (shown.shown_at between acts.happened_at - interval '30 days' and acts.happened_at + interval '1 day'
            or shown.answered_at between acts.happened_at - interval '30 days' and acts.happened_at + interval '1 day')
      ) or exists (
        select from public.introductions as shown
        where shown.shown_id = acts.registered_user_id
          and (shown.shown_at between acts.happened_at - interval '30 days' and acts.happened_at + interval '1 day'
            or shown.answered_at between acts.happened_at - interval '30 days' and acts.happened_at + interval '1 day')
      ) then 'introduction'
      when exists (
        select from public."RegisteredUsers" as card
        where card.id = acts.registered_user_id
          and (card.created_at > acts.happened_at - interval '30 days' or card.status = 'submitted'
            or card.verified_at between acts.happened_at - interval '30 days' and acts.happened_at + interval '1 day')
      ) or exists (
        select from public.profile_proposals as proposal
        where proposal.registered_user_id = acts.registered_user_id and proposal.created_at < acts.happened_at + interval '1 day'
          and coalesce(proposal.decided_at, 'infinity') > acts.happened_at - interval '30 days' and proposal.status <> 'withdrawn'
      ) then 'profile'
      when exists (
        select from public.profile_log as entry
        where entry.registered_user_id = acts.registered_user_id
          and (entry.written_at between acts.happened_at - interval '30 days' and acts.happened_at + interval '1 day'
            or entry.call_again_on <= (acts.happened_at at time zone 'Asia/Kolkata')::date
              and coalesce(entry.done_at, 'infinity') > acts.happened_at - interval '1 day')
      ) or exists (
        select from public.reports as report
        where report.profile_id = acts.registered_user_id and report.created_at < acts.happened_at
          and coalesce(report.resolved_at, 'infinity') > acts.happened_at - interval '30 days'
      ) or exists (
        select from public.deletion_requests as asked
        where asked.registered_user_id = acts.registered_user_id and asked.asked_at < acts.happened_at
      ) then 'question'
      else 'none'
    end,
    within_hour,
    extract(hour from happened_at at time zone 'Asia/Kolkata') not between 5 and 22
  from acts
  where happened_at >= private.start_of_month(month)
$$;
comment on function private.reads_of_month(date) is 'The reads of contact details in the month of this day, from the audit log. reason is for opened and shared ones: the enquiry, request, introduction, new or changed profile, or open question about the person within 30 days before or a day after; none if there was nothing. within_hour: those of the same admin in the hour before, this one included.';

create function private.review_of_reads(month date, skipped integer, at_most integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with reads as materialized (
    select *, (happened_at at time zone 'Asia/Kolkata')::date as day from private.reads_of_month(month)
  ),
  -- Acts with more than 20 in the hour before; without a pause of an hour they are one burst.
  bursts as (
    select actor_name, min(happened_at) - interval '1 hour' as since, max(happened_at) as ended_at, max(within_hour) as most
    from (
      select *, count(*) filter (where after_a_pause) over (partition by actor_name order by happened_at) as burst
      from (
        select *, happened_at - lag(happened_at) over (partition by actor_name order by happened_at) > interval '1 hour' as after_a_pause
        from reads where within_hour > 20 and kind in ('opened', 'shared', 'exported')
      ) as over_the_limit
    ) as numbered
    group by actor_name, burst
  ),
  admins as (
    select actor_name,
      count(*) filter (where kind = 'opened') as opened, count(*) filter (where kind = 'shared') as shared,
      count(*) filter (where kind = 'exported') as exported, count(*) filter (where kind = 'looked up') as looked_up,
      count(*) filter (where reason = 'enquiry') as enquiry, count(*) filter (where reason = 'request') as request,
      count(*) filter (where reason = 'introduction') as introduction, count(*) filter (where reason = 'profile') as profile,
      count(*) filter (where reason = 'question') as question, count(*) filter (where reason = 'none') as none
    from reads where kind <> 'login' group by actor_name
  ),
  unusual as (
    -- Each is one act, or several of one admin that belong together.
    select 'many' as kind, actor_name, null as set_by, min(happened_at) as began_at, ended_at, most as reads,
      array_agg(distinct registered_user_id) as ids, 1 as place
    from bursts join reads using (actor_name)
    where happened_at between since and ended_at and kind in ('opened', 'shared', 'exported')
    group by actor_name, since, ended_at, most
    union all
    -- After midnight it is still the night of the day before.
    select 'night', actor_name, null, min(happened_at), max(happened_at), count(*), array_agg(distinct registered_user_id), 2
    from reads where at_night and kind <> 'login' group by actor_name, ((happened_at - interval '5 hours') at time zone 'Asia/Kolkata')::date
    union all
    select 'login', actor_name, set_by, min(happened_at), max(happened_at), count(*), array_agg(distinct registered_user_id), 3
    from reads where kind = 'login' group by actor_name, set_by, day
    union all
    select 'none', actor_name, null, min(happened_at), max(happened_at), count(*), array_agg(distinct registered_user_id), 4
    from reads where reason = 'none' group by actor_name, day
  ),
  failed as (
    select username, sum(failures) as failures, max(failed_at) as failed_at from (
      select record_id as username, (new_values ->> 'failures')::integer as failures, happened_at as failed_at
      from private.contact_reads
      where kind = 'failed' and happened_at >= private.start_of_month(month)
        and happened_at < private.start_of_month(month, 1)
      union all
      -- Not in the log yet: see private.record_failed_sign_ins.
      select username, failures, reported_at from private.admin_sign_ins join public.accounts using (user_id)
      where failures > 0 and reported_at >= private.start_of_month(month)
        and reported_at < private.start_of_month(month, 1)
    ) as each_time group by username
  )
  select jsonb_build_object(
    'admins', coalesce((select jsonb_agg(to_jsonb(admins) order by opened + shared + exported desc, actor_name) from admins), '[]'),
    'failed', coalesce((select jsonb_agg(to_jsonb(failed) order by failures desc, username) from failed), '[]'),
    'unusual', jsonb_build_object(
      'count', (select count(*) from unusual),
      'list', coalesce((
        select jsonb_agg(jsonb_build_object(
          'kind', kind, 'actor_name', actor_name, 'set_by', set_by, 'began_at', began_at, 'ended_at', ended_at, 'reads', reads,
          'people_count', cardinality(array_remove(ids, null)),
          'people', coalesce((
            select jsonb_agg(jsonb_build_object('id', id, 'name', card.name) order by id)
            from unnest((array_remove(ids, null))[:20]) as id left join public."RegisteredUsers" as card using (id)
          ), '[]')
        ) order by place, began_at desc, actor_name, ids)
        from (select * from unusual order by place, began_at desc, actor_name, ids offset skipped limit at_most) as first
      ), '[]')
    )
  )
$$;
comment on function private.review_of_reads(date, integer, integer) is 'The counts of a month by admin, the failed sign-ins by login, and a part of what is unusual in it, with its number.';

create function private.check_month(month date)
returns date
language plpgsql
stable
set search_path = ''
as $$
begin
  if month is null or month < '2020-01-01' or month > private.today() then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'month');
  end if;
  return date_trunc('month', month::timestamp)::date;
end
$$;
comment on function private.check_month(date) is 'The first day of the month. Error 22023 for a month that has not begun, or is of another age.';

create function public.review_reads(month date, skipped integer default 0)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set statement_timeout = '20s'
as $$
declare
  first_day date;
begin
  perform private.require_owner();
  first_day := private.check_month(month);
  if skipped is null or skipped not between 0 and 100000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'skipped', '{"from": 0, "to": 100000}');
  end if;
  return private.review_of_reads(first_day, skipped, 50) || jsonb_build_object(
    'month', first_day,
    'is_over', now() >= private.start_of_month(first_day, 1),
    'sign_ins_counted', private.sign_ins_are_counted(),
    'signed_off', (
      select jsonb_build_object('by', signed_off_by_name, 'at', signed_off_at, 'note', note, 'counts', counts)
      from private.read_reviews where read_reviews.month = first_day
    ),
    -- Those with a log, the last two years of them.
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object('month', each::date, 'signed_off', exists (
        select from private.read_reviews where read_reviews.month = each::date
      )) order by each desc), '[]')
      from generate_series(
        greatest(
          date_trunc('month', private.today()::timestamp) - interval '23 months',
          date_trunc('month', coalesce((select happened_at from public.audit_log order by id limit 1), now()) at time zone 'Asia/Kolkata')
        ),
        private.today()::timestamp, interval '1 month'
      ) as each
    )
  );
end
$$;
comment on function public.review_reads(date, integer) is 'For the owner: the reads of contact details in a month, counted by admin, the unusual ones from a place on, 50 at most, the failed sign-ins, and the sign-off of the month. Takes at most 20 s.';

create function public.sign_off_reads(month date, note text)
returns void
language plpgsql
security definer
set search_path = ''
set statement_timeout = '20s'
as $$
declare
  first_day date;
  cleaned text;
  reviewed jsonb;
begin
  perform private.require_owner();
  first_day := private.check_month(month);
  if now() < private.start_of_month(first_day, 1) then
    perform private.refuse('month_not_over', 'This month is not over. Sign it off when it is.', 'month');
  end if;
  cleaned := private.clean_text('note', note, 500, no_contact => true);
  if cleaned is null then
    perform private.refuse('review_note_missing', 'Write what you looked at and what you found.', 'note');
  end if;
  reviewed := private.review_of_reads(first_day, 0, 0);
  insert into private.read_reviews (month, note, counts, signed_off_by_name)
    values (first_day, cleaned, jsonb_set(reviewed, '{unusual}', reviewed #> '{unusual,count}'), private.my_admin_name())
    on conflict on constraint read_reviews_pkey do nothing;
  if not found then
    perform private.conflict('reads_signed_off', 'This month was signed off already.');
  end if;
  perform private.write_audit('signed off reads', 'read_reviews', to_char(first_day, 'YYYY-MM'));
end
$$;
comment on function public.sign_off_reads(date, text) is 'For the owner: signs off the review of a month that is over, with a note, the counts of this moment, and a row of the audit log. PT409 if it was signed off already. Takes at most 20 s.';
grant execute on function public.review_reads(date, integer), public.sign_off_reads(date, text) to authenticated;
