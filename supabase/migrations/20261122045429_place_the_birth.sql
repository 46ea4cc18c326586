-- Where on the Earth a birth was and which clock was kept there, for births whose town the site does not know: from them the sky
-- of the birth is computed, in the browser. Who may: as all of profile_details; nobody filters by them.

alter table public.profile_details
  add column birth_coordinates text,
  add column birth_zone text;
comment on column public.profile_details.birth_coordinates is 'Degrees north and east to a hundredth (a kilometre, never a house), minus for south and west: 9.93, 78.12.';
comment on column public.profile_details.birth_zone is 'The clock of the place, by its name in the tz database. Null: that of India, if the place is there.';

-- A kind more: a place on the Earth.
alter table private.person_fields
  drop constraint kind_is_known,
  add constraint kind_is_known
    check (kind in ('text', 'choice', 'number', 'date', 'time', 'coordinates', 'age', 'phone', 'email', 'picture')),
  drop constraint texts_and_numbers_have_a_limit,
  add constraint texts_and_numbers_have_a_limit check (largest is not null or kind in ('choice', 'date', 'time', 'coordinates', 'phone'));

create function private.is_coordinates(entered text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- At most 90 degrees north or south, and 180 east or west.
  select entered ~ '^-?([0-8]?[0-9](\.[0-9]{1,2})?|90(\.00?)?), -?((1[0-7][0-9]|[0-9]?[0-9])(\.[0-9]{1,2})?|180(\.00?)?)$'
$$;
comment on function private.is_coordinates(text) is 'Whether these are degrees north and east, to a hundredth at most, as 9.93, 78.12.';
-- A check is made with the writer's rights.
grant execute on function private.is_coordinates(text) to service_role;

create or replace function private.enforce_person_field(rule private.person_fields)
returns void
language plpgsql
set search_path = ''
set client_min_messages = 'warning'
as $$
declare
  constraint_name text;
  condition text;
begin
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
      -- An address is where contact details belong.
      and not (suffix = 'holds_no_contact' and rule.table_name = 'contact_details')
  loop
    execute format(
      'alter table public.%1$I drop constraint if exists %2$I, add constraint %2$I check (%3$s)',
      rule.table_name, constraint_name, condition
    );
  end loop;
end
$$;

create or replace function private.person_problems(person jsonb)
returns setof private.problem
language plpgsql
stable
set search_path = ''
as $$
-- person: clean, with every field that is known of the person. No message repeats a value: they also stand in answers and
-- logs.
declare
  -- Control characters, and marks that turn the direction of the text around or take no room. (Indian scripts need the
  -- joiners U+200C and U+200D.) And more marks on one letter than any language writes: the vowels of Indian scripts are none.
  not_shown constant text := '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f'
    || '\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    || '|[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4}';
  is_groom constant boolean := person ->> 'gender' = 'groom';
  born date;
  age_in_years integer;
  age_field text := 'age';
begin
  return query select key, 'unknown_field', 'There is no field of this name.'
    from jsonb_object_keys(person) as key
    where not exists (select from private.person_fields where field = key);
  if person ->> 'name' is null then
    return query values ('name', 'name_missing', 'Enter the name.');
  elsif person ->> 'name' !~ '[[:alpha:]]' then
    return query values ('name', 'name_without_letters', 'Enter the name in letters.');
  end if;
  return query
    select (found.problem).*
    from private.person_fields as rule
    cross join lateral (select person ->> rule.field) as given (value)
    cross join lateral (
      select case
        when rule.kind in ('text', 'email') and char_length(value) > rule.largest
          then (rule.field, 'too_long', format('Use at most %s characters (now %s).', rule.largest, char_length(value)))::private.problem
        when rule.kind = 'text' and rule.table_name <> 'contact_details' and private.holds_contact(value)
          then (rule.field, 'contact_in_field', 'Leave telephone numbers and e-mail addresses out: they belong under Contact and are shown to nobody before you have approved it.')::private.problem
        -- An address has several lines.
        when case rule.field when 'address' then replace(value, E'\n', ' ') else value end ~ not_shown
          then (rule.field, 'character_not_shown', 'This contains a character that cannot be shown. Type it again.')::private.problem
        when rule.kind = 'choice' and value <> all (rule.choices)
          then (rule.field, 'not_in_list', 'Choose one of the list.')::private.problem
        when rule.kind = 'number'
            and case when value ~ '^[0-9]{1,4}$' then value::integer not between rule.smallest and rule.largest else true end
          then (
            rule.field, 'number_out_of_range',
            format('Enter a whole number from %s to %s%s.', rule.smallest, rule.largest, ' (' || rule.unit || ')')
          )::private.problem
        when rule.kind = 'phone' and not private.is_phone_number(value)
          then (rule.field, 'phone_not_dialable', 'Enter the number with a plus sign and the country, for example +91 98450 12345.')::private.problem
        when rule.kind = 'email' and not private.is_email(value)
          then (rule.field, 'email_not_plausible', 'Enter an e-mail address like name@example.com.')::private.problem
        when rule.kind = 'picture' and (not private.is_picture(value) or char_length(value) > rule.largest)
          then (rule.field, 'not_a_picture', 'This is not the place of a picture.')::private.problem
        when rule.kind = 'date' and not (value ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(value, 'date'))
          then (rule.field, 'not_a_date', 'Enter a date, for example 14 August 1998.')::private.problem
        when rule.kind = 'time' and not private.is_time_of_day(value)
          then (rule.field, 'not_a_time', 'Enter a time of day, for example 06:05 or 18:05.')::private.problem
        when rule.kind = 'coordinates' and not private.is_coordinates(value)
          then (rule.field, 'not_coordinates', 'Enter latitude and longitude in degrees, for example 9.93, 78.12.')::private.problem
        when rule.kind = 'age' and not (value ~ '^[0-9]{1,3}$' and value::integer <= rule.largest)
          then (rule.field, 'not_an_age', 'Enter the age in whole years.')::private.problem
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
    return query values ('date_of_birth', 'birth_in_future', 'The date of birth lies in the future.');
  elsif born is not null and age_in_years > 100 then
    return query values ('date_of_birth', 'birth_too_long_ago', 'Check the year of birth: this would be more than 100 years ago.');
  elsif is_groom and age_in_years < 21 then
    return query values (age_field, 'groom_too_young', 'A groom must be at least 21 years old.');
  elsif age_in_years < 18 then
    return query values (age_field, 'too_young', 'The minimum age is 18 years.');
  end if;

  if person ->> 'time_of_birth' is null and person ->> 'birth_time_certainty' in ('Exact', 'Approximate') then
    return query values ('time_of_birth', 'birth_time_missing', 'Enter the time of birth, or choose "Not known" for its certainty.');
  elsif person ->> 'time_of_birth' is not null and person ->> 'birth_time_certainty' = 'Not known' then
    return query values ('birth_time_certainty', 'birth_time_given', 'A time of birth is given: choose "Exact" or "Approximate", or leave the time out.');
  end if;
end
$$;

insert into private.person_fields (position, table_name, field, kind, choices, proposable)
values
  (107, 'profile_details', 'birth_coordinates', 'coordinates', null, true),
  (108, 'profile_details', 'birth_zone', 'choice', array[
    'Asia/Kolkata', 'Asia/Colombo', 'Asia/Kathmandu', 'Asia/Dhaka', 'Asia/Karachi', 'Asia/Yangon',
    'Asia/Kuala_Lumpur', 'Asia/Singapore', 'Asia/Dubai', 'Asia/Riyadh', 'Asia/Qatar', 'Asia/Hong_Kong',
    'Africa/Nairobi', 'Africa/Johannesburg', 'Indian/Mauritius', 'Pacific/Fiji', 'Europe/London',
    'Europe/Berlin', 'Europe/Paris', 'America/New_York', 'America/Chicago', 'America/Denver',
    'America/Los_Angeles', 'America/Toronto', 'America/Vancouver', 'Australia/Sydney', 'Australia/Melbourne',
    'Australia/Perth', 'Pacific/Auckland'
  ], true);

select private.enforce_person_field(rule) from private.person_fields as rule
where field in ('birth_coordinates', 'birth_zone');
