-- Base: the private schema, settings of the API's roles, refusals, dates, text cleaning and the search for contact details.
-- Who may: the API calls nothing here. From here on, each function needs a grant for each role that calls it.

-- By default, hosted Supabase grants new functions of `public` to the API's roles, and PostgreSQL grants all functions to PUBLIC.
alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;
-- With "Automatically expose new tables" it grants new tables too.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
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
create function private.set_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Refusals ---------------------------------------------------------------------------------------------------------------
-- The error's detail is a code with a fixed meaning, so that a client can say it in the reader's language. The message is the
-- English sentence. The hint is the column or argument at fault, if there is one; where the sentence has values, they follow as
-- JSON: 'note {"now": 501, "longest": 500}'. PostgREST passes on nothing but these three. The same values stand in the sentence in
-- braces: 'Use at most {longest} characters (now {now}).' is the English text of the catalogue too.
create function private.fill(sentence text, given jsonb) returns text language plpgsql immutable parallel safe set search_path = '' as $$
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

create function private.refuse(code text, sentence text, field text default '', given jsonb default '{}') returns void language plpgsql
  set search_path = '' as $$
begin
  raise exception '%', private.fill(sentence, given)
    using errcode = '22023', detail = code, hint = case given when '{}' then field else field || ' ' || given end;
end
$$;
comment on function private.refuse(text, text, text, jsonb) is 'Error 22023 (400): the input is not accepted.';

-- A visitor may send megabytes, and on hosted Supabase no gateway of ours refuses them. Whatever reads each key, element or
-- character of an argument refuses a large one first: 250,000 keys took seconds.
create function private.refuse_large(entered anyelement, most integer default 32000) returns void language plpgsql set search_path = '' as $$
begin
  -- Known without a look at the value.
  if pg_column_size(entered) > most then
    perform private.refuse('too_large', 'This is too much for one request.');
  end if;
end
$$;
comment on function private.refuse_large(anyelement, integer) is 'Error 22023 for an argument of more than so many bytes: an object, an array or a text with many keys, levels, elements or characters.';

create function private.not_found(code text, sentence text) returns void language plpgsql set search_path = '' as $$
begin
  raise exception '%', sentence using errcode = 'PT404', detail = code;
end
$$;
comment on function private.not_found(text, text) is 'Error PT404 (404): the row is not there, or not any more.';

create function private.conflict(code text, sentence text) returns void language plpgsql set search_path = '' as $$
begin
  raise exception '%', sentence using errcode = 'PT409', detail = code;
end
$$;
comment on function private.conflict(text, text) is 'Error PT409 (409): the row has been changed or decided meanwhile.';

create function private.busy(code text, sentence text) returns void language plpgsql set search_path = '' as $$
begin
  raise exception '%', sentence using errcode = 'PT429', detail = code;
end
$$;
comment on function private.busy(text, text) is 'Error PT429 (429): the caller asks too soon, and may ask again.';

create function private.forbid(code text, sentence text) returns void language plpgsql set search_path = '' as $$
begin
  raise exception '%', sentence using errcode = '42501', detail = code;
end
$$;
comment on function private.forbid(text, text) is 'Error 42501 (403, or 401 for a visitor): the caller may not do this.';

-- For checks that may find several wrong fields at once.
create type private.problem as (field text, code text, sentence text, given jsonb);
comment on type private.problem is 'The column or filter, and the code, sentence and values of the refusal.';

create function private.problem_of(field text, code text, sentence text, given jsonb default '{}') returns private.problem language sql immutable
  parallel safe set search_path = '' as $$
  select row(field, code, sentence, given)::private.problem
$$;

create function private.problem_for_api(problem private.problem, row_number integer) returns jsonb language sql immutable parallel safe
  set search_path = '' as $$
  select jsonb_build_object(
    'row', row_number, 'field', problem.field, 'code', problem.code, 'values', problem.given,
    'message', private.fill(problem.sentence, problem.given)
  )
$$;
comment on function private.problem_for_api(private.problem, integer) is 'A problem of one of several people, for the client: {row, field, code, values, message}.';

create function private.keep_out_of_log() returns void language plpgsql security definer set search_path = '' as $$
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

create function private.today() returns date language sql stable set search_path = '' as $$
  select (now() at time zone 'Asia/Kolkata')::date
$$;
comment on function private.today() is 'Today''s date at the bureau (India).';

create function private.refuse_past_day(day date, field text, today_too boolean default false) returns void language plpgsql stable
  set search_path = '' as $$
begin
  if day is null or isfinite(day) and day > private.today() - today_too::integer then
    return;
  end if;
  if today_too then
    perform private.refuse('day_past', 'Choose today or a later day.', field);
  end if;
  perform private.refuse('day_not_ahead', 'Choose a day after today.', field);
end
$$;
comment on function private.refuse_past_day(date, text, boolean) is 'Error 22023 for a day that does not lie ahead, and for infinity. Null is no day; today_too: today is one.';

create function private.age_on(birth_date date, day date) returns smallint language sql immutable parallel safe set search_path = '' as $$
  select extract(year from age(day, birth_date))::smallint
$$;

create function private.birthday(birth_date date) returns integer language sql immutable parallel safe set search_path = '' as $$
  select (extract(month from birth_date) * 100 + extract(day from birth_date))::integer
$$;
comment on function private.birthday(date) is 'Month and day as one number: 814 is the 14th of August.';
grant execute on function private.birthday(date) to service_role;

-- Texts ----------------------------------------------------------------------------------------------------------------
-- Texts that others read are searched for phone numbers, e-mail addresses and links to messengers. These disguises are known:
-- invisible characters; wide, circled and mathematical letters; the digits of all scripts; letters that look like digits;
-- signs or single letters between digits; blanks in an address. Years, dates, sums of money, heights and percentages may stay.
-- No rule knows every disguise, so the bureau still reads each text.
create function private.plain_text(entered text) returns text language sql immutable parallel safe set search_path = '' as $$
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

create function private.without_figures(plain text) returns text language sql immutable parallel safe set search_path = '' as $$
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

create function private.holds_contact(entered text) returns boolean language plpgsql immutable parallel safe set search_path = '' as $$
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

create function private.phone_key(phone text) returns text language sql immutable parallel safe set search_path = '' as $$
  select right(regexp_replace(phone, '\D', '', 'g'), 10)
$$;
comment on function private.phone_key(text) is 'The last ten digits of a phone number: the same with and without +91, 0 and spaces.';
grant execute on function private.phone_key(text) to service_role;

create function private.tidy_text(entered text) returns text language sql immutable parallel safe set search_path = '' as $$
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

create function private.clean_text(field text, entered text, longest integer, no_contact boolean default false) returns text language plpgsql
  set search_path = '' as $$
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

create function private.tidy_texts() returns trigger language plpgsql set search_path = '' as $$
declare
  tidy jsonb;
begin
  select jsonb_object_agg(key, private.tidy_text(value)) into tidy
    from jsonb_each_text(to_jsonb(new)) where key = any (tg_argv);
  return jsonb_populate_record(new, tidy);
end
$$;

create function private.is_phone_number(entered text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select entered ~ '^\+[0-9][0-9 ]{6,18}[0-9]$'
$$;

create function private.is_email(entered text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select entered ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'
$$;
