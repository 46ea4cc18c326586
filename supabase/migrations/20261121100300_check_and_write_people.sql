-- How a person's fields are checked and written: one place for the registration form, editing, members' proposals and
-- CSV files. A person is one flat JSON object whose keys are column names of "RegisteredUsers", profile_details and
-- contact_details. Nothing here is callable through the API.

create function private.require_admin()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only the admin may do this.' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.require_admin() is 'Ends the transaction with 42501 unless the caller is an admin.';

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
    -- Numbers become text like everything else that is typed; the columns' types read it again.
    select coalesce(jsonb_object_agg(key, nullif(btrim(value), '')), '{}')
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
      ~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u2800\u3164\ufeff\ufff9-\ufffb]';
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
    -- What the profile shows already may stay, in another place too.
    and not exists (
      select from public."RegisteredUsers" as card
      where card.id = profile_id and person ->> key in (card.first_img, card.second_img, card.third_img, card.birth_chart)
    )
    and (
      -- Another profile's folder would let one profile show the picture of another.
      split_part(person ->> key, '/', 1) <> profile_id::text
      or not exists (select from storage.objects where bucket_id = bucket and objects.name = person ->> key)
      or not exists (
        select from storage.objects
        where bucket_id = bucket and objects.name = regexp_replace(person ->> key, '\.([a-z]+)$', '.thumb.\1')
      )
    )
  limit 1;
  if missing is not null then
    perform private.refuse(missing, 'This picture has not arrived. Add it again.');
  end if;
end
$$;
comment on function private.refuse_missing_files(bigint, jsonb) is 'Ends the transaction with error 22023 when a picture of the person is not in the bucket, in their own folder, with its thumbnail.';

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

create function private.find_possible_duplicates(person_name text, birth_date date, phone text, except_id bigint)
returns table (id bigint, name text, reason text)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
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
    where private.birthday(profile_details.date_of_birth) = private.birthday(birth_date)
      and profile_details.date_of_birth = birth_date
      and lower(card.name) = lower(btrim(person_name))
      and card.id is distinct from except_id
    order by 1, 3
    limit 10;
end
$$;
comment on function private.find_possible_duplicates(text, date, text, bigint) is 'Profiles that may be the same person. Any argument may be null.';

create function private.add_auth_user(login_id uuid, email text, password_hash text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- What the auth server needs of a login (GoTrue reads empty tokens as '', and fails at sign-in where they are null).
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
  row_of record;
begin
  -- Which columns there are depends on the auth server's version: only those that exist are filled, no generated ones.
  for row_of in values ('users', login), ('identities', identity) loop
    execute (
      select format(
        'insert into auth.%1$I (%2$s) select %2$s from jsonb_populate_record(null::auth.%1$I, $1)',
        row_of.column1, string_agg(quote_ident(column_name), ', ')
      )
      from information_schema.columns
      where table_schema = 'auth' and table_name = row_of.column1 and is_generated = 'NEVER' and row_of.column2 ? column_name
    ) using row_of.column2;
  end loop;
end
$$;
comment on function private.add_auth_user(uuid, text, text) is 'Makes the rows that the auth server signs in: a user with this bcrypt hash, and its identity.';

create function private.add_login(profile_id bigint, username text, temporary_password text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  login_id constant uuid := gen_random_uuid();
  chosen constant text := lower(btrim(username));
  reason text;
begin
  if chosen is null or chosen !~ '^[a-z0-9][a-z0-9._-]{2,31}$' then
    perform private.refuse('username', 'Choose a username of 3 to 32 letters a to z, digits, dots, dashes or underscores, starting with a letter or a digit.');
  end if;
  reason := private.weak_password_reason(temporary_password, chosen);
  if temporary_password is null or reason is not null then
    perform private.refuse('temporary_password', coalesce(reason, 'A login needs a temporary password.'));
  end if;
  if exists (select from public.accounts where registered_user_id = profile_id) then
    raise exception 'This person has a login already.' using errcode = 'PT409';
  end if;
  if exists (select from public.accounts where accounts.username = chosen)
    or exists (select from auth.users where users.email = private.login_email(chosen)) then
    perform private.refuse('username', 'This username is taken. Choose another one.');
  end if;
  perform private.add_auth_user(
    login_id, private.login_email(chosen), extensions.crypt(temporary_password, extensions.gen_salt('bf', 10))
  );
  insert into public.accounts (user_id, registered_user_id, username, must_change_password, last_password_set_at)
    values (login_id, profile_id, chosen, true, now());
  return login_id;
exception
  -- Chosen by someone else since it was looked up. The database's own words would repeat the internal e-mail.
  when unique_violation then
    perform private.refuse('username', 'This username is taken. Choose another one.');
end
$$;
comment on function private.add_login(bigint, text, text) is 'Makes the login of a person, with a temporary password: user, identity and account. Errors: 22023 for username or temporary_password, PT409 when there is a login.';

revoke all on function
  private.require_admin(), private.card_fields(), private.detail_fields(), private.contact_fields(), private.clean_person(jsonb),
  private.person_problems(jsonb), private.refuse_problems(jsonb), private.read_person(bigint),
  private.refuse_missing_files(bigint, jsonb), private.write_person(bigint, jsonb), private.add_person(bigint, jsonb),
  private.find_possible_duplicates(text, date, text, bigint), private.add_auth_user(uuid, text, text),
  private.add_login(bigint, text, text)
  from public;
