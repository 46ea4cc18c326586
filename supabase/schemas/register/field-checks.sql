-- Checks and writes a person's fields, for the registration form, editing, members' proposals and CSV files. A person is one
-- flat JSON object whose keys are column names of "RegisteredUsers" and the tables with its details.
-- Who may: nothing here is callable through the API.

create function private.picture_columns() returns text[] language sql stable set search_path = '' as $$
  select array_agg(field order by position) from private.person_fields where kind = 'picture'
$$;

create function private.clean_person(entered jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
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

create function private.birth_problems(person jsonb) returns setof private.problem language plpgsql stable set search_path = '' as $$
declare
  is_groom constant boolean := person ->> 'gender' = 'groom';
  born date;
  age_in_years integer;
  age_field text := 'age';
begin
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
comment on function private.birth_problems(jsonb) is 'Problems of the age and of the date and time of birth; no rows if there are none.';

create function private.family_problems(person jsonb) returns setof private.problem language sql stable set search_path = '' as $$
  with counted as (
    -- What is no count is a problem of its own field.
    select field, case when person ->> field ~ '^[0-9]{1,4}$' then (person ->> field)::integer end as count
    from unnest(array['number_of_siblings', 'brothers', 'married_brothers', 'sisters', 'married_sisters']) as field
  )
  select (private.problem_of(married.field, 'more_married_than_there', 'More are married than there are.')).*
    from counted as married join counted as all_of_them on married.field = 'married_' || all_of_them.field
    where married.count > coalesce(all_of_them.count, 0)
  union all
  select (private.problem_of(
      'number_of_siblings', 'siblings_differ', 'Brothers and sisters are {together} together.', jsonb_build_object('together', together)
    )).*
    from (select max(count) filter (where field = 'brothers') + max(count) filter (where field = 'sisters') from counted) as sum (together)
    where together <> (select count from counted where field = 'number_of_siblings')
  union all
  select (private.problem_of(field, 'no_earlier_marriage', 'This is for an earlier marriage. Choose another marital status, or leave it out.')).*
    from unnest(array['children', 'children_live_with']) as field
    where person ->> field is not null and (field, person ->> field) <> ('children', '0') and (person ->> 'marital_status' = 'Never Married') is not false
$$;
comment on function private.family_problems(jsonb) is 'Problems between the fields of siblings, and of children and marital status; no rows if there are none.';

create function private.person_problems(person jsonb) returns setof private.problem language plpgsql stable set search_path = '' as $$
-- person: from clean_person, with every known field. Messages also go to answers and logs, so none repeats a value.
declare
  -- Control characters, and characters of no width or that change the direction of text; Indian scripts need the joiners U+200C
  -- and U+200D. And four or more combining marks in a row, which no language writes; Indian vowel signs are not among them.
  not_shown constant text := '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f'
    || '\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    || '|[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4}';
begin
  return query select (private.problem_of(key, 'unknown_field', 'There is no field of this name.')).*
    from jsonb_object_keys(person) as key
    where not exists (select from private.person_fields where field = key);
  if person ->> 'name' is null then
    return next private.problem_of('name', 'name_missing', 'Enter the name.');
  elsif person ->> 'name' !~ '[[:alpha:]]' then
    return next private.problem_of('name', 'name_without_letters', 'Enter the name in letters.');
  end if;
  if person ->> 'own_script_name' !~ '[[:alpha:]]' then
    return next private.problem_of('own_script_name', 'name_without_letters', 'Enter the name in letters.');
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
        when case when rule.field in ('address', 'assets') then replace(value, E'\n', ' ') else value end ~ not_shown
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
  return query select * from private.birth_problems(person) union all select * from private.family_problems(person);
end
$$;
comment on function private.person_problems(jsonb) is 'Problems in a person''s fields, as sentences for the clerk; no rows if there are none.';

create function private.refuse_problems(person jsonb) returns void language sql stable set search_path = '' as $$
  select private.refuse(code, sentence, field, given) from private.person_problems(person) limit 1
$$;

create function private.read_person(profile_id bigint) returns jsonb language sql stable security definer set search_path = '' as $$
  select private.clean_person((
    select jsonb_object_agg(key, value) from jsonb_each(
      to_jsonb(card) || coalesce(to_jsonb(details), '{}') || coalesce(to_jsonb(contact), '{}')
        || coalesce(to_jsonb(earned), '{}') || coalesce(to_jsonb(office), '{}')
    ) where key in (select field from private.person_fields)
  ))
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  left join public.contact_details as contact on contact.registered_user_id = card.id
  left join public.income_details as earned on earned.registered_user_id = card.id
  left join public.office_details as office on office.registered_user_id = card.id
  where card.id = profile_id
$$;
comment on function private.read_person(bigint) is 'All fields of a person, contact details included. Never return the result to a caller of the API.';

create function private.add_person(profile_id bigint, person jsonb) returns void language plpgsql security definer set search_path = '' as $$
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
  insert into public.income_details (registered_user_id, income, income_shown_to)
    select profile_id, person ->> 'income', person ->> 'income_shown_to'
    where coalesce(person ->> 'income', person ->> 'income_shown_to') is not null;
  select string_agg(quote_ident(field), ', ') into columns
    from private.person_fields where table_name = 'office_details' and person ->> field is not null;
  if columns is not null then
    execute format(
      'insert into public.office_details (registered_user_id, %1$s)
        select $1, %1$s from jsonb_populate_record(null::public.office_details, $2)',
      columns
    ) using profile_id, person;
  end if;
end
$$;
comment on function private.add_person(bigint, jsonb) is 'Inserts card, details, contact, income and the office''s facts of a checked person; the profile waits for verification.';

create function private.write_fields(of_table text, key_column text, profile_id bigint, person jsonb) returns void language plpgsql security definer
  set search_path = '' as $$
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

create function private.write_person(profile_id bigint, person jsonb) returns void language plpgsql security definer set search_path = '' as $$
-- person: from clean_person, only the fields to write. The first write to a table of details inserts the row.
declare
  of_table text;
begin
  foreach of_table in array array['profile_details', 'contact_details', 'income_details', 'office_details'] loop
    if person ?| array(select field from private.person_fields where table_name = of_table) then
      execute format('insert into public.%I (registered_user_id) values ($1) on conflict do nothing', of_table) using profile_id;
      perform private.write_fields(of_table, 'registered_user_id', profile_id, person);
    end if;
  end loop;
  -- A known date of birth decides the age, so an age that was sent is dropped.
  if exists (select from public.profile_details where registered_user_id = profile_id and date_of_birth is not null) then
    person := person - 'age';
  end if;
  perform private.write_fields('RegisteredUsers', 'id', profile_id, person);
end
$$;
