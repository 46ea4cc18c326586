-- A telephone number or an e-mail address in a text that others read is found in more disguises: with invisible signs, wide,
-- circled and mathematical letters, the digits of all scripts, letters that look like digits, signs or single letters
-- between the digits, blanks in the address, and links to messengers. Years, dates, sums, heights and per cents are none.
-- The fields of a person are kept in one spelling of each letter (NFKC), without invisible signs and piles of marks.
-- Who may: as before. What is found is the bureau's to look at all the same: no rule knows every disguise.

create function private.plain_text(entered text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- No field is longer than 500 letters: what is will be refused for its length.
  select translate(
    lower(regexp_replace(
      normalize(left(entered, 1000), NFKC),
      '[\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u20d0-\u20ff\u2800\u3164'
        || '\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]',
      '', 'g'
    )),
    -- Every script that has digits of its own, and the circled ones that have no plain form.
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
comment on function private.plain_text(text) is 'A text as a reader understands it: small letters of one spelling, European digits, nothing invisible.';

create function private.without_figures(plain text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- A letter stands for each, so that what is left and right of it does not grow together.
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
comment on function private.without_figures(text) is 'A plain text without its spans of years, dates, sums of money, heights and per cents.';

create or replace function private.holds_contact(entered text)
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
  -- Looking closely takes its time: only where there is something to look at.
  if char_length(regexp_replace(plain, '[^0-9]', '', 'g')) >= 7 then
    figures := private.without_figures(plain);
    if plain ~ '[0-9]{7}'
      -- Digits with signs or blanks between, or with single letters.
      or figures ~ '([0-9][^[:alnum:]]{0,3}){10}'
      or figures ~ '([0-9][^0-9[:space:]]{1,2}){9}[0-9]'
      -- Letters for some of the digits: most are digits still.
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
comment on function private.holds_contact(text) is 'Whether a text holds a telephone number (seven digits in a row, or ten with something between), an e-mail address or a link to a messenger, in whatever disguise is known. Years, dates, sums, heights and per cents are none.';

create or replace function private.clean_person(entered jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(entered) is distinct from 'object'
    or exists (select from jsonb_each(entered) where jsonb_typeof(value) in ('object', 'array')) then
    raise exception 'These are no fields of a person.' using errcode = '22023', hint = '';
  end if;
  return (
    -- One way to write each letter: wide, circled and mathematical ones become plain ones.
    -- Numbers become text like everything else that is typed; the columns' types read it again.
    select coalesce(jsonb_object_agg(key, nullif(btrim(normalize(value, NFKC)), '')), '{}')
    from jsonb_each_text(entered)
    -- Where the date of birth is given, the age follows from it.
    where key <> 'age' or nullif(btrim(entered ->> 'date_of_birth'), '') is null
  );
end
$$;

create or replace function private.person_problems(person jsonb)
returns table (field text, message text)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
-- person: clean, with every field that is known of the person. The lists are those of the tables' constraints; the
-- lengths too. No message repeats a value: they also stand in answers and logs.
declare
  as_groom constant boolean := person ->> 'gender' = 'groom';
  born date;
begin
  return query select key, 'There is no field of this name.'
    from jsonb_object_keys(person) as key
    where key <> all (private.card_fields() || private.detail_fields() || private.contact_fields());
  if person ->> 'name' is null then
    return query select 'name', 'Enter the name.';
  end if;
  return query
    select key, format('Enter at most %s letters.', longest)
    from (values
      ('name', 120), ('location', 120), ('education', 120), ('job', 120), ('caste', 80), ('father''s_name', 120),
      ('mother''s_name', 120), ('father''s_job', 120), ('mother''s_job', 120), ('email', 254), ('address', 400)
    ) as limits (key, longest)
    where char_length(person ->> key) > longest;
  return query
    select key, 'Leave telephone numbers and e-mail addresses out: they belong under Contact and are shown to nobody before you have approved it.'
    from unnest(array['name', 'location', 'education', 'job', 'caste', 'father''s_name', 'mother''s_name', 'father''s_job', 'mother''s_job']) as key
    where private.holds_contact(person ->> key);
  -- Control characters, and marks that turn the direction of the text around or take no room. (Indian scripts need the
  -- joiners U+200C and U+200D.)
  return query
    select key, 'This contains a sign that cannot be shown. Type it again.'
    from jsonb_each_text(person) as entered (key, value)
    where case key when 'address' then replace(value, E'\n', ' ') else value end
      ~ ('[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f'
        || '\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
        -- More marks on one letter than any language writes. (The vowels of Indian scripts are none of these.)
        || '|[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4}');
  if person ->> 'name' !~ '[[:alpha:]]' then
    return query select 'name', 'Enter the name in letters.';
  end if;
  return query
    select key, 'Choose one of the list.'
    from (values
      ('gender', array['bride', 'groom']),
      ('religion', array['Hindu', 'Muslim', 'Christian', 'Sikh', 'Jain', 'Buddhist', 'Parsi (Zoroastrian)', 'Jewish', 'Other', 'No religion']),
      ('birth_star', array[
        'Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha',
        'Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha', 'Jyeshtha',
        'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada',
        'Uttara Bhadrapada', 'Revati'
      ]),
      ('mother_tongue', array[
        'Tamil', 'Malayalam', 'Telugu', 'Kannada', 'Hindi', 'Marathi', 'Gujarati', 'Bengali', 'Odia', 'Punjabi',
        'Urdu', 'Konkani', 'Tulu', 'Sindhi', 'Assamese', 'English', 'Other'
      ]),
      ('marital_status', array['Never Married', 'Widowed', 'Divorced', 'Awaiting Divorce', 'Separated', 'Annulled'])
    ) as lists (key, choices)
    where person ->> key <> all (choices);
  return query
    select key, format('Enter a whole number from %s to %s%s.', smallest, largest, unit)
    from (values ('star_pada', 1, 4, ''), ('height', 100, 250, ' (centimetres)'), ('number_of_siblings', 0, 20, '')) as limits (key, smallest, largest, unit)
    where person ->> key is not null
      and case when person ->> key ~ '^[0-9]{1,4}$' then (person ->> key)::integer not between smallest and largest else true end;

  if person ->> 'date_of_birth' is not null then
    if person ->> 'date_of_birth' ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(person ->> 'date_of_birth', 'date') then
      born := (person ->> 'date_of_birth')::date;
      if born > private.today() then
        return query select 'date_of_birth', 'The date of birth lies in the future.';
      elsif private.age_on(born, private.today()) > 100 then
        return query select 'date_of_birth', 'Check the year of birth: this would be more than 100 years ago.';
      elsif private.age_on(born, private.today()) < (case when as_groom then 21 else 18 end) then
        return query select 'date_of_birth', case when as_groom then 'A groom must be at least 21 years old.' else 'The minimum age is 18 years.' end;
      end if;
    else
      return query select 'date_of_birth', 'Enter a date, for example 14 August 1998.';
    end if;
  elsif person ->> 'age' is not null then
    if person ->> 'age' !~ '^[0-9]{1,3}$' or (person ->> 'age')::integer > 100 then
      return query select 'age', 'Enter the age in whole years.';
    elsif (person ->> 'age')::integer < (case when as_groom then 21 else 18 end) then
      return query select 'age', case when as_groom then 'A groom must be at least 21 years old.' else 'The minimum age is 18 years.' end;
    end if;
  end if;

  if person ->> 'phone_number' !~ '^\+[0-9][0-9 ]{6,18}[0-9]$' then
    return query select 'phone_number', 'Enter the number with a plus sign and the country, for example +91 98450 12345.';
  end if;
  if person ->> 'email' !~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' then
    return query select 'email', 'Enter an e-mail address like name@example.com.';
  end if;
  return query
    select key, 'This is not the place of a picture.'
    from unnest(array['first_img', 'second_img', 'third_img', 'birth_chart']) as key
    where person ->> key !~ '^([0-9]+/[0-9a-f-]{36}\.(webp|jpg|png)|https://[^[:space:]]+)$' or char_length(person ->> key) > 500;
end
$$;

revoke all on function private.plain_text(text), private.without_figures(text) from public;
-- A constraint is checked with the writer's rights.
grant execute on function private.plain_text(text), private.without_figures(text) to service_role;
