-- The registration form: the search for duplicates, registration in one transaction, and editing with optimistic locking.
-- Who may: the admin. Everyone else gets 42501 from each of these functions.

create function public.reserve_registration(request_id uuid) returns bigint language plpgsql security definer set search_path = '' as $$
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

create function private.record_known_numbers(profile_id bigint, fields jsonb) returns void language plpgsql security definer set search_path = ''
  as $$
declare
  found_ids constant bigint[] := case when fields ?| array['phone_number', 'second_phone_number']
    then array(select * from private.people_with_numbers_of(profile_id) as id order by id) else '{}' end;
begin
  -- The form has looked for duplicates before it saves: those of the last hour are on record already.
  if found_ids <> '{}' and not exists (
    select from (select * from public.audit_log where registered_user_id is null order by id desc limit 200) as recent
    where actor = auth.uid() and action = 'looked up telephone numbers' and happened_at > now() - interval '1 hour'
      and new_values -> 'found' @> to_jsonb(found_ids)
  ) then
    perform private.record_lookup(1, found_ids);
  end if;
end
$$;
comment on function private.record_known_numbers(bigint, jsonb) is 'A number that is written for a person is looked up by it: read_household names its other owners. Records that, once there are any, and this admin has not looked them up within an hour.';

create function public.register_person(
  request_id uuid, person jsonb, username text default null, temporary_password text default null, further_lines text default null,
  wishes jsonb default null, enquiry_id bigint default null, household_of bigint default null, consents jsonb default null,
  without_picture boolean default false
) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  request private.requests;
  fields jsonb;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(wishes);
  perform private.refuse_large(consents);
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
  -- Of a family on the telephone, as of one in a file, the picture comes later.
  if fields ->> 'first_img' is null and without_picture is not true then
    perform private.refuse('picture_missing', 'Choose at least one picture.', 'first_img');
  end if;
  if wishes is not null then
    perform private.refuse(code, sentence, field, given) from private.entered_wish_problems(wishes) limit 1;
  end if;
  perform private.refuse_missing_files(request.registered_user_id, fields);
  if (select consents_asked from public.site_settings)
    and (consents -> 'answers' @> '{"notice": true, "kept": true, "intent": true, "truth": true}') is not true
  then
    perform private.refuse('consents_missing', 'Give the family the notice, and ask for its consents.', 'consents');
  end if;
  -- Before the audit log, as a change of its state does.
  if enquiry_id is not null then
    perform private.lock_enquiry(enquiry_id);
  end if;
  if household_of is not null then
    perform private.lock_households(array[household_of]);
    perform private.refuse_deleted(private.lock_profile(household_of));
  end if;
  -- Not even in the audit log.
  if consents -> 'answers' @> '{"relatives": false}' then
    fields := fields - private.fields_of_relatives();
  end if;
  perform set_config('matrimony.audit_action', 'registered', true);
  perform private.add_person(request.registered_user_id, fields);
  perform private.record_known_numbers(request.registered_user_id, fields);
  -- Its words are the first entry of the log.
  if consents is not null then
    perform public.record_consents(
      request.registered_user_id, consents -> 'answers', consents ->> 'said_by', consents ->> 'said_by_name', consents ->> 'channel',
      case when pg_input_is_valid(consents ->> 'said_on', 'date') then (consents ->> 'said_on')::date end, consents ->> 'notice_language'
    );
    -- Visitors see the pictures after a yes: where nobody asked, there is none.
    update public."RegisteredUsers" set pictures_for_members = true
      where id = request.registered_user_id and not consents -> 'answers' ? 'pictures';
    perform set_config('matrimony.audit_action', 'registered', true);
  end if;
  if enquiry_id is not null then
    perform private.close_enquiry(enquiry_id, request.registered_user_id);
  end if;
  perform private.keep_lines(request.registered_user_id, 'further_lines', further_lines);
  perform private.add_wishes(request.registered_user_id, wishes);
  if household_of is not null then
    perform private.join_household(request.registered_user_id, household_of, 'household_of');
  end if;
  if username is not null or temporary_password is not null then
    perform private.add_login(request.registered_user_id, username, temporary_password);
  end if;
  update private.requests set completed_at = now() where requests.request_id = request.request_id;
  return request.registered_user_id;
end
$$;
comment on function public.register_person(uuid, jsonb, text, text, text, jsonb, bigint, bigint, jsonb, boolean) is 'For the admin: inserts card, details, contact and, if a username is given, the login of a person, in one transaction; returns the id. Further lines of a biodata, at most 2000 characters, go into the log, or with contact details into the office''s note. Wishes are {must, hoped}. enquiry_id: the enquiry that becomes this person. household_of: somebody of the same household. consents: {answers, said_by, said_by_name, channel, said_on, notice_language} for record_consents; while the setting consents_asked is on, with a yes to notice, kept, intent and truth; without an answer to pictures they are for members only. without_picture: the picture comes later, as of an imported person. Idempotent by request_id. Error 22023 names the field in its hint, "wishes.caste" for a wish.';
grant execute on function
  public.register_person(uuid, jsonb, text, text, text, jsonb, bigint, bigint, jsonb, boolean)
  to authenticated;

create function public.profile_version(card public."RegisteredUsers") returns timestamptz language sql stable security definer set search_path = ''
  as $$
  select case when private.is_admin() then private.version_of(card.id) end
$$;
comment on function public.profile_version(public."RegisteredUsers") is 'For the admin, a column of the card: the version of the profile, which an edit or a decision names. Null for members, who propose changes.';
grant execute on function public.profile_version(public."RegisteredUsers") to authenticated;

create function public.save_profile(profile_id bigint, seen_updated_at timestamptz, changes jsonb) returns timestamptz language plpgsql
  security definer set search_path = '' as $$
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
  perform private.record_known_numbers(profile_id, fields);
  return private.version_of(profile_id);
end
$$;
comment on function public.save_profile(bigint, timestamptz, jsonb) is 'For the admin: writes the changed fields of a person and returns the new version. Errors: PT409 if the profile has changed since seen_updated_at, 22023 with the field in its hint, PT404.';
grant execute on function
  public.save_profile(bigint, timestamptz, jsonb)
  to authenticated;

create function public.refresh_ages() returns integer language sql security definer set search_path = '' set statement_timeout = '20s' as $$
  select private.require_admin();
  select private.refresh_ages()
$$;
comment on function public.refresh_ages() is 'For the admin: updates the ages for all birthdays since the last call; returns how many changed.';
grant execute on function public.refresh_ages() to authenticated;
create trigger discard_answers after delete on public."RegisteredUsers"
  referencing old table as erased
  for each statement execute function private.discard_answers();

-- Duplicates -------------------------------------------------------------------------------------------------------------

create function private.list_possible_duplicates(person_name text, birth_date date, phones text[], except_id bigint)
  returns table (id bigint, name text, reason text) language plpgsql stable security definer set search_path = '' as $$
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
) returns uuid language plpgsql security definer set search_path = '' as $$
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
