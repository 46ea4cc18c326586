-- A number with +91 has ten digits: with one more or less it is not dialable, or is that of another family. Stored numbers stay
-- as they are. No right changes.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.person_problems (
  person jsonb
)
  RETURNS SETOF private.problem
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
        -- A number in India has ten digits: one more may be that of another family.
        when rule.kind = 'phone'
            and (not private.is_phone_number(value) or regexp_replace(value, '\D', '', 'g') ~ '^91(?![1-9][0-9]{9}$)')
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
$function$;
