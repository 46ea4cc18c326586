-- How a person's fields are checked and written: one place for the registration form, editing, members' proposals and
-- CSV files. A person is one flat JSON object whose keys are column names of "RegisteredUsers", profile_details and
-- contact_details.
-- Who may: nothing here is callable through the API.

create function private.card_fields()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['name', 'gender', 'age', 'religion', 'location', 'first_img', 'second_img', 'third_img', 'birth_chart']
$$;
comment on function private.card_fields() is 'The person fields that "RegisteredUsers" holds.';

create function private.detail_fields()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    'date_of_birth', 'birth_star', 'star_pada', 'height', 'education', 'job', 'caste', 'mother_tongue', 'marital_status',
    'father''s_name', 'mother''s_name', 'father''s_job', 'mother''s_job', 'number_of_siblings'
  ]
$$;
comment on function private.detail_fields() is 'The person fields that profile_details holds.';

create function private.contact_fields()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['phone_number', 'email', 'address']
$$;
comment on function private.contact_fields() is 'The person fields that contact_details holds.';

create function private.clean_person(entered jsonb)
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
comment on function private.clean_person(jsonb) is 'A person''s fields without blanks around the values; empty ones are null. Error 22023 for what is no flat object.';

create function private.person_problems(person jsonb)
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
comment on function private.person_problems(jsonb) is 'What is wrong with a person''s fields, in words for the clerk; no rows when all is well.';

create function private.refuse_problems(person jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  problem record;
begin
  select * into problem from private.person_problems(person) limit 1;
  if found then
    perform private.refuse(problem.field, problem.message);
  end if;
end
$$;
comment on function private.refuse_problems(jsonb) is 'Ends the transaction with error 22023 for the first problem of a person, if there is one.';

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
    ) where key = any (private.card_fields() || private.detail_fields() || private.contact_fields())
  ))
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  left join public.contact_details as contact on contact.registered_user_id = card.id
  where card.id = profile_id
$$;
comment on function private.read_person(bigint) is 'All fields of a person, contact included. Never hand the result to anyone.';

create function private.add_person(profile_id bigint, person jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public."RegisteredUsers" (id, name, gender, age, religion, location, first_img, second_img, third_img, birth_chart, status)
  overriding system value
  select profile_id, name, gender, coalesce(private.age_on((person ->> 'date_of_birth')::date, private.today()), age), religion,
    location, first_img, second_img, third_img, birth_chart, 'submitted'
  from jsonb_populate_record(null::public."RegisteredUsers", person);
  insert into public.profile_details
  select (jsonb_populate_record(
    null::public.profile_details,
    person || jsonb_build_object('registered_user_id', profile_id, 'created_at', now(), 'updated_at', now())
  )).*;
  insert into public.contact_details
  select (jsonb_populate_record(
    null::public.contact_details,
    person || jsonb_build_object('registered_user_id', profile_id, 'created_at', now(), 'updated_at', now())
  )).*;
end
$$;
comment on function private.add_person(bigint, jsonb) is 'Makes card, details and contact of a checked person, waiting for verification.';

create function private.write_person(profile_id bigint, person jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
-- person: clean, only the fields to write. The rows of details and contact are made when they are first needed.
begin
  if person ?| private.detail_fields() then
    insert into public.profile_details (registered_user_id) values (profile_id) on conflict do nothing;
    update public.profile_details as details
      set (
        date_of_birth, birth_star, star_pada, height, education, job, caste, mother_tongue, marital_status,
        "father's_name", "mother's_name", "father's_job", "mother's_job", number_of_siblings
      ) = (
        select
          date_of_birth, birth_star, star_pada, height, education, job, caste, mother_tongue, marital_status,
          "father's_name", "mother's_name", "father's_job", "mother's_job", number_of_siblings
        from jsonb_populate_record(details, person)
      )
      where registered_user_id = profile_id;
  end if;
  if person ?| private.contact_fields() then
    insert into public.contact_details (registered_user_id) values (profile_id) on conflict do nothing;
    update public.contact_details as contact
      set (phone_number, email, address) = (
        select phone_number, email, address from jsonb_populate_record(contact, person)
      )
      where registered_user_id = profile_id;
  end if;
  -- The age follows from the date of birth where that is known, whatever was sent.
  if exists (select from public.profile_details where registered_user_id = profile_id and date_of_birth is not null) then
    person := person - 'age';
  end if;
  update public."RegisteredUsers" as card
    set (name, gender, age, religion, location, first_img, second_img, third_img, birth_chart) = (
      select name, gender, age, religion, location, first_img, second_img, third_img, birth_chart
      from jsonb_populate_record(card, person)
    )
    where id = profile_id;
end
$$;
comment on function private.write_person(bigint, jsonb) is 'Writes checked fields of a person who has a card.';

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
    raise exception 'This profile is not there any more.' using errcode = 'PT404';
  end if;
  if seen_updated_at is distinct from card.updated_at and seen_updated_at is not null then
    raise exception 'This profile was changed while you were looking at it.' using errcode = 'PT409';
  end if;
  return card;
end
$$;
comment on function private.lock_profile(bigint, timestamptz) is 'The card, locked to the end of the transaction. Errors: PT404, and PT409 when its updated_at is not the one that was seen.';

create function private.refuse_deleted(card public."RegisteredUsers")
returns void
language plpgsql
set search_path = ''
as $$
begin
  if card.deleted_at is not null then
    raise exception 'This profile has been deleted. Restore it first.' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.refuse_deleted(public."RegisteredUsers") is 'Ends the transaction with PT409 when the profile has been deleted.';
