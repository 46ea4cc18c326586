-- Whoever asks the API chooses how the answer is formed: columns, casts, filters. A cast that fails, or succeeds only for
-- some values, ends the transaction after the function has run, and everything that the function has recorded or counted
-- goes with it, while the error tells the value or whether a filter held. No return type prevents it: every value can be
-- taken apart as JSON and cast. So nothing answers in the transaction that records it. One call records, and answers with
-- nothing that depends on what is kept; a second one, which finds the record committed, gives the answer.
--
-- The error of a cast also holds the value, and errors go to the database's log. A transaction that gives contact details
-- therefore writes no errors there, and contact details are given by functions only: nobody selects from the table.
--
-- Who may: members read their own contact details and those shared with them; the admin those whose opening or export is
-- on record, for a minute; everything else is the admin's, and changing a password is for its owner.

create function private.keep_out_of_log()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Not set_config(): where postgres may set this parameter by a module that is loaded, that module sees statements only.
  execute 'set local log_min_messages = fatal';
exception
  -- A server that was not told to allow it (docs/security.md). The answer is right all the same.
  when insufficient_privilege then null;
end
$$;
comment on function private.keep_out_of_log() is 'Errors of this transaction are told to the caller only, not written to the database''s log: they may repeat contact details.';

-- Contact details ----------------------------------------------------------------------------------------------------------

drop function public.open_contact_details(bigint);
drop function private.open_contact_details(bigint);
drop function public.open_contact_for_biodata(bigint);
drop function private.open_contact_for_biodata(bigint);
revoke all on public.contact_details from anon, authenticated;

create function private.record_opening(profile_id bigint, audit_action text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if exists (select from public.contact_details where registered_user_id = profile_id) then
    perform private.write_audit(audit_action, 'contact_details', profile_id::text, profile_id);
  end if;
end
$$;
comment on function private.record_opening(bigint, text) is 'Records that the admin opens somebody''s contact details, if there are any.';

create function private.read_contact_details(profile_id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_out_of_log();
  if not private.is_active_member() then
    raise exception 'Sign in first.' using errcode = 'insufficient_privilege';
  end if;
  if private.is_admin() then
    if exists (select from public.contact_details where registered_user_id = profile_id) and not exists (
      select from public.audit_log
      where registered_user_id = profile_id and actor = (select auth.uid())
        and action in ('read contact details', 'put contact details on biodata') and happened_at > now() - interval '1 minute'
    ) then
      raise exception 'Open the contact details first: that is recorded.' using errcode = 'insufficient_privilege';
    end if;
  elsif profile_id <> all (array(select private.my_registered_user_ids() union all select private.shared_with_me())) then
    return null;
  end if;
  return (
    select jsonb_build_object('phone_number', phone_number, 'email', email, 'address', address)
    from public.contact_details where registered_user_id = profile_id
  );
end
$$;
comment on function private.read_contact_details(bigint) is 'See public.read_contact_details.';

create function public.open_contact_details(wanted_id bigint)
returns void language sql set search_path = ''
as $$ select private.record_opening(wanted_id, 'read contact details') $$;
comment on function public.open_contact_details(bigint) is 'For the admin: records in the audit log that they open somebody''s contact details; read_contact_details then gives them for a minute.';

create function public.open_contact_for_biodata(profile_id bigint)
returns void language sql set search_path = ''
as $$ select private.record_opening(profile_id, 'put contact details on biodata') $$;
comment on function public.open_contact_for_biodata(bigint) is 'For the admin: records in the audit log that they put somebody''s contact details on a biodata; read_contact_details then gives them for a minute.';

create function public.read_contact_details(profile_id bigint)
returns jsonb language sql set search_path = ''
as $$ select private.read_contact_details(profile_id) $$;
comment on function public.read_contact_details(bigint) is '{phone_number, email, address} of one registered user: for a member their own and those shared with them, null of anybody else; for the admin those that they have opened, see open_contact_details.';

alter function private.export_my_data() volatile;
create or replace function public.export_my_data()
returns jsonb language sql volatile set search_path = ''
as $$
  select private.keep_out_of_log();
  select private.export_my_data()
$$;

-- Exports --------------------------------------------------------------------------------------------------------------------

create function private.record_export(ids bigint[], with_contact boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if ids is null or cardinality(ids) not between 1 and 1000 then
    perform private.refuse('', 'Choose from 1 to 1000 people.');
  end if;
  perform private.write_audit(
      case when with_contact then 'exported with contact details' else 'exported' end, 'RegisteredUsers', id::text, id
    )
    from (select id from public."RegisteredUsers" where id = any (ids) and deleted_at is null order by id) as card;
end
$$;
comment on function private.record_export(bigint[], boolean) is 'See public.record_export.';

create or replace function private.export_people(ids bigint[], with_contact boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept constant text[] := array['name', 'gender', 'age', 'religion', 'location'] || private.detail_fields()
    || case when with_contact then private.contact_fields() else '{}' end;
  recorded constant text := case when with_contact then 'exported with contact details' else 'exported' end;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  if exists (
    select from public."RegisteredUsers" as card
    where card.id = any (ids) and card.deleted_at is null and not exists (
      select from public.audit_log
      where registered_user_id = card.id and actor = (select auth.uid()) and action = recorded
        and happened_at > now() - interval '1 minute'
    )
  ) then
    raise exception 'Record the export first.' using errcode = 'insufficient_privilege';
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

create function public.record_export(ids bigint[], with_contact boolean)
returns void language sql
set search_path = ''
set statement_timeout = '20s'
as $$ select private.record_export(ids, with_contact) $$;
comment on function public.record_export(bigint[], boolean) is 'For the admin: records the export of up to 1000 people, each one; export_people then gives them for a minute. Takes at most 20 s.';
comment on function public.export_people(bigint[], boolean) is 'For the admin: people as flat objects, with contact details if asked for, once record_export has recorded it. Takes at most 20 s.';

-- Looking for telephone numbers --------------------------------------------------------------------------------------------

create table private.answers (
  id uuid primary key default gen_random_uuid(),
  asked_by uuid not null references auth.users (id) on delete cascade,
  answer jsonb not null,
  made_at timestamptz not null default now()
);
comment on table private.answers is 'What was found for an admin, to be read in a call of its own. Holds ids and names for some minutes, never contact details.';
create index answers_of_admin on private.answers (asked_by);
create index answers_by_age on private.answers (made_at);
revoke all on private.answers from anon, authenticated, service_role;
alter table private.answers enable row level security;
create policy "No API role reads or writes answers" on private.answers
  for all to anon, authenticated using (false) with check (false);

create function private.keep_answer(answer jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  kept uuid;
begin
  delete from private.answers where made_at < now() - interval '5 minutes';
  insert into private.answers (asked_by, answer) values ((select auth.uid()), answer) returning id into kept;
  return kept;
end
$$;
comment on function private.keep_answer(jsonb) is 'Keeps what was found until it is read; returns the number under which it is.';

create function private.read_answer(answer_id uuid)
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
    raise exception 'This answer is not there any more. Ask again.' using errcode = 'PT404';
  end if;
  return found_answer;
end
$$;
comment on function private.read_answer(uuid) is 'See public.read_answer.';

create function private.record_lookup(asked integer, found_ids bigint[])
returns void
language sql
security definer
set search_path = ''
as $$
  select private.write_audit(
    'looked up telephone numbers', 'contact_details', asked::text, null, null,
    jsonb_build_object('asked', asked, 'found', to_jsonb(coalesce(found_ids, '{}')))
  )
$$;
comment on function private.record_lookup(integer, bigint[]) is 'Records that the admin asked whose these numbers are: how many, and who was named. Never the numbers.';

drop function public.find_people_by_phone(text);
drop function private.find_people_by_phone(text);
drop function public.find_possible_duplicates(text, date, text, bigint);
drop function public.import_people(uuid, jsonb, boolean);
drop function private.import_people(uuid, jsonb, boolean);

create function private.find_people_by_phone(phone text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_ids bigint[];
begin
  perform private.require_admin();
  -- Whole numbers only: who finds by a part could find out the rest digit by digit.
  found_ids := array(
    select registered_user_id from public.contact_details
    where private.phone_key(phone_number) = private.phone_key(phone) and char_length(private.phone_key(phone)) >= 7
    order by registered_user_id desc
    limit 100
  );
  perform private.record_lookup(1, found_ids);
  return private.keep_answer(to_jsonb(found_ids));
end
$$;
comment on function private.find_people_by_phone(text) is 'See public.find_people_by_phone.';

create function private.ask_for_duplicates(person_name text, birth_date date, phone text, except_id bigint)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  duplicates jsonb;
begin
  perform private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(duplicate)), '[]') into duplicates
    from private.find_possible_duplicates(person_name, birth_date, phone, except_id) as duplicate;
  if phone is not null then
    perform private.record_lookup(1, array(
      select (duplicate ->> 'id')::bigint from jsonb_array_elements(duplicates) as duplicate
      where duplicate ->> 'reason' = 'same telephone number'
    ));
  end if;
  return private.keep_answer(duplicates);
end
$$;
comment on function private.ask_for_duplicates(text, date, text, bigint) is 'See public.find_possible_duplicates.';

create function private.import_problems(people jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  fields jsonb;
  errors jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) not between 1 and 500 then
    perform private.refuse('', 'A file may hold from 1 to 500 people.');
  end if;
  for row_number in 0 .. jsonb_array_length(people) - 1 loop
    begin
      fields := private.clean_person(people -> row_number);
    exception
      when invalid_parameter_value then
        errors := errors || jsonb_build_object('row', row_number, 'field', '', 'message', sqlerrm);
        continue;
    end;
    errors := errors || coalesce((
      select jsonb_agg(jsonb_build_object('row', row_number, 'field', problem.field, 'message', problem.message))
      from private.person_problems(fields) as problem
    ), '[]');
    if fields ?| array['first_img', 'second_img', 'third_img', 'birth_chart'] then
      errors := errors || jsonb_build_object('row', row_number, 'field', '', 'message', 'Pictures cannot come with a file. Add them by editing the profile.');
    end if;
  end loop;
  return errors;
end
$$;
comment on function private.import_problems(jsonb) is 'What is wrong with the people of a file: [{row, field, message}], rows counted from 0.';

create function private.check_import(people jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
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
    -- What is no person has an error already.
    if jsonb_typeof(people -> row_number) is distinct from 'object' or errors @> jsonb_build_array(jsonb_build_object('row', row_number, 'field', '', 'message', 'These are no fields of a person.')) then
      continue;
    end if;
    fields := private.clean_person(people -> row_number);
    asked := asked + (fields ->> 'phone_number' is not null)::integer;
    for duplicate in
      select * from private.find_possible_duplicates(
        fields ->> 'name',
        case when pg_input_is_valid(coalesce(fields ->> 'date_of_birth', ''), 'date') then (fields ->> 'date_of_birth')::date end,
        fields ->> 'phone_number', null
      )
    loop
      warnings := warnings || jsonb_build_object(
        'row', row_number, 'profile_id', duplicate.id,
        'message', format('Perhaps registered already: %s (user id %s) has the %s.', duplicate.name, duplicate.id, duplicate.reason)
      );
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
comment on function private.check_import(jsonb) is 'See public.check_import.';

create function private.import_people(request_id uuid, people jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  request private.requests;
  errors constant jsonb := private.import_problems(people);
  imported jsonb;
begin
  insert into private.requests (request_id, kind, made_by) values (request_id, 'import', (select auth.uid())) on conflict do nothing;
  select * into request from private.requests where requests.request_id = request_id and kind = 'import' for update;
  if not found then
    perform private.refuse('', 'Choose the file again: this import is not known.');
  end if;
  if request.completed_at is not null then
    return request.result;
  end if;
  if errors <> '[]' then
    return jsonb_build_object('imported', 0, 'errors', errors, 'warnings', '[]'::jsonb);
  end if;
  perform set_config('matrimony.audit_action', 'imported', true);
  perform private.add_person(nextval(pg_get_serial_sequence('public."RegisteredUsers"', 'id')), private.clean_person(person))
    from jsonb_array_elements(people) as person;
  imported := jsonb_build_object('imported', jsonb_array_length(people), 'errors', '[]'::jsonb, 'warnings', '[]'::jsonb);
  update private.requests set completed_at = now(), result = imported where requests.request_id = request_id;
  return imported;
end
$$;
comment on function private.import_people(uuid, jsonb) is 'See public.import_people.';

create function public.read_answer(answer_id uuid)
returns jsonb language sql stable set search_path = ''
as $$ select private.read_answer(answer_id) $$;
comment on function public.read_answer(uuid) is 'For the admin: what find_people_by_phone, find_possible_duplicates or check_import has found, for a minute. PT404 afterwards.';

create function public.find_people_by_phone(phone text)
returns uuid language sql set search_path = ''
as $$ select private.find_people_by_phone(phone) $$;
comment on function public.find_people_by_phone(text) is 'For the admin: looks for those whose whole telephone number this is, and records it; read_answer gives their ids.';

create function public.find_possible_duplicates(
  person_name text default null, birth_date date default null, phone text default null, except_id bigint default null
)
returns uuid language sql set search_path = ''
as $$ select private.ask_for_duplicates(person_name, birth_date, phone, except_id) $$;
comment on function public.find_possible_duplicates(text, date, text, bigint) is 'For the admin: looks for profiles with the same telephone number, which is recorded, or the same name and date of birth; read_answer gives [{id, name, reason}], at most ten.';

create function public.check_import(people jsonb)
returns uuid language sql
set search_path = ''
set statement_timeout = '20s'
as $$ select private.check_import(people) $$;
comment on function public.check_import(jsonb) is 'For the admin: checks up to 500 people (person fields) as import_people does, looks for those who are registered already, and records it; read_answer gives {imported: 0, errors: [{row, field, message}], warnings: [{row, message, profile_id}]}, rows counted from 0. Takes at most 20 s.';

create function public.import_people(request_id uuid, people jsonb)
returns jsonb language sql
set search_path = ''
set statement_timeout = '20s'
as $$ select private.import_people(request_id, people) $$;
comment on function public.import_people(uuid, jsonb) is 'For the admin: registers up to 500 people (person fields). All or nothing; the same request imports once. Answers {imported, errors: [{row, field, message}], warnings: []}, rows counted from 0. Takes at most 20 s.';

-- What an erased person has left in answers that wait goes with them: see 20261121100600_verify_and_delete_people.sql.
create function private.forget_answers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.answers where made_at <= now();
  return null;
end
$$;
comment on function private.forget_answers() is 'Trigger: answers that wait to be read may name who is being erased.';
create trigger forget_answers after delete on public."RegisteredUsers"
  for each statement execute function private.forget_answers();

-- Changing a password --------------------------------------------------------------------------------------------------------

create table private.password_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  must_wait boolean not null,
  guessed_hash text,
  new_hash text,
  made_at timestamptz not null default now()
);
comment on table private.password_changes is 'Passwords that are being changed: counted, not yet compared. Hashes only, for a minute.';
comment on column private.password_changes.guessed_hash is 'The given current password, hashed as the stored one is.';
create index password_changes_of_login on private.password_changes (user_id);
revoke all on private.password_changes from anon, authenticated, service_role;
alter table private.password_changes enable row level security;
create policy "No API role reads or writes changes of passwords" on private.password_changes
  for all to anon, authenticated using (false) with check (false);

drop function public.change_password(text, text);
drop function private.change_password(text, text);
drop function private.set_password(uuid, text, boolean);

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
comment on function private.may_change_password() is 'Whether the caller is signed in with an account that is switched on, with a temporary password too.';

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
  -- As it is now that nobody else changes it.
  if not private.may_change_password() then
    raise exception 'Sign in again.' using errcode = 'insufficient_privilege';
  end if;
  return account;
end
$$;
comment on function private.lock_my_account() is 'The caller''s account, locked. Error 42501 when it is switched off or the session has ended.';

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
comment on function private.must_wait(uuid) is 'Whether this login''s current password was guessed wrongly five times in the last 15 minutes.';

create function private.change_password(current_password text, new_password text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  login_id constant uuid := (select auth.uid());
  reason text;
  change private.password_changes;
begin
  if not private.may_change_password() then
    raise exception 'Sign in again.' using errcode = 'insufficient_privilege';
  end if;
  -- What is refused is refused whatever the current password is, and what follows takes as long for a right one as for a
  -- wrong one: whether it is right, nobody learns before the attempt has been counted.
  if new_password = current_password then
    perform private.refuse('new_password', 'Choose a password that is not the current one.');
  end if;
  reason := private.weak_password_reason(new_password, (select username from public.accounts where user_id = login_id));
  if reason is not null then
    perform private.refuse('new_password', reason);
  end if;
  -- Hashing is slow: not while others wait for the lock.
  if not private.must_wait(login_id) then
    select extensions.crypt(current_password, encrypted_password), extensions.crypt(new_password, extensions.gen_salt('bf', 10))
      into change.guessed_hash, change.new_hash
      from auth.users where id = login_id;
  end if;
  perform private.lock_my_account();
  -- Others may have been counted meanwhile.
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
comment on function private.change_password(text, text) is 'See public.change_password.';

create function private.finish_password_change(change_id uuid)
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
    raise exception 'This took too long. Enter the passwords again.' using errcode = 'PT404';
  end if;
  if change.must_wait then
    return 'wait';
  end if;
  if not exists (select from auth.users where id = account.user_id and encrypted_password = change.guessed_hash) then
    return 'wrong password';
  end if;
  perform private.set_password_hash(account.user_id, change.new_hash, false);
  perform private.end_sessions(account.user_id, change.session_id);
  return 'changed';
end
$$;
comment on function private.finish_password_change(uuid) is 'See public.finish_password_change.';

create function public.change_password(current_password text, new_password text)
returns uuid language sql set search_path = ''
as $$ select private.change_password(current_password, new_password) $$;
comment on function public.change_password(text, text) is 'Asks for a change of the caller''s own password, and counts the attempt; finish_password_change then does it. Error 22023 says why a new password is too weak.';

create function public.finish_password_change(change_id uuid)
returns text language sql set search_path = ''
as $$ select private.finish_password_change(change_id) $$;
comment on function public.finish_password_change(uuid) is 'Changes the caller''s own password as change_password was asked to, and signs out their other sessions. Answers changed, wrong password, or wait (five wrong ones: for 15 minutes).';

revoke all on function
  private.keep_out_of_log(), private.record_opening(bigint, text), private.read_contact_details(bigint),
  private.record_export(bigint[], boolean), private.keep_answer(jsonb), private.read_answer(uuid),
  private.record_lookup(integer, bigint[]), private.find_people_by_phone(text),
  private.ask_for_duplicates(text, date, text, bigint), private.import_problems(jsonb), private.check_import(jsonb),
  private.import_people(uuid, jsonb), private.forget_answers(), private.set_password_hash(uuid, text, boolean),
  private.set_password(uuid, text, boolean), private.may_change_password(), private.lock_my_account(), private.must_wait(uuid),
  private.change_password(text, text), private.finish_password_change(uuid)
  from public;
revoke all on function
  public.open_contact_details(bigint), public.open_contact_for_biodata(bigint), public.read_contact_details(bigint),
  public.record_export(bigint[], boolean), public.read_answer(uuid), public.find_people_by_phone(text),
  public.find_possible_duplicates(text, date, text, bigint), public.check_import(jsonb), public.import_people(uuid, jsonb),
  public.change_password(text, text), public.finish_password_change(uuid)
  from public, anon, authenticated, service_role;
-- Called by no function with its caller's rights any more.
revoke execute on function private.find_possible_duplicates(text, date, text, bigint) from authenticated;
grant execute on function
  private.keep_out_of_log(), private.record_opening(bigint, text), private.read_contact_details(bigint),
  private.record_export(bigint[], boolean), private.read_answer(uuid), private.find_people_by_phone(text),
  private.ask_for_duplicates(text, date, text, bigint), private.check_import(jsonb), private.import_people(uuid, jsonb),
  private.change_password(text, text), private.finish_password_change(uuid),
  public.open_contact_details(bigint), public.open_contact_for_biodata(bigint), public.read_contact_details(bigint),
  public.record_export(bigint[], boolean), public.read_answer(uuid), public.find_people_by_phone(text),
  public.find_possible_duplicates(text, date, text, bigint), public.check_import(jsonb), public.import_people(uuid, jsonb),
  public.change_password(text, text), public.finish_password_change(uuid)
  to authenticated;
