-- What the admin does with the registration form: register a person in one transaction, edit with a check for other
-- editors, and look after logins.
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
comment on table private.requests is 'What the client asked for under its own number, so that asking twice does it once. Holds nothing personal.';
comment on column private.requests.registered_user_id is 'The id a registration has reserved: its pictures are uploaded before the person exists.';
revoke all on private.requests from anon, authenticated, service_role;
alter table private.requests enable row level security;
create policy "No API role reads or writes requests" on private.requests
  for all to anon, authenticated using (false) with check (false);

create function private.reserve_registration(request_id uuid)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  reserved bigint;
begin
  perform private.require_admin();
  insert into private.requests (request_id, kind, registered_user_id, made_by)
    values (request_id, 'registration', nextval(pg_get_serial_sequence('public."RegisteredUsers"', 'id')), (select auth.uid()))
    on conflict do nothing;
  select registered_user_id into reserved from private.requests where requests.request_id = request_id and kind = 'registration';
  return reserved;
end
$$;
comment on function private.reserve_registration(uuid) is 'See public.reserve_registration.';

create function private.register_person(request_id uuid, person jsonb, username text, temporary_password text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  request private.requests;
  fields constant jsonb := private.clean_person(person);
begin
  perform private.require_admin();
  -- The lock makes a second submission wait for the first and then find it done.
  select * into request from private.requests where requests.request_id = request_id and kind = 'registration' for update;
  if not found then
    perform private.refuse('', 'Open the form again: this registration is not known.');
  end if;
  if request.completed_at is not null then
    return request.registered_user_id;
  end if;
  perform private.refuse_problems(fields);
  if fields ->> 'first_img' is null then
    perform private.refuse('first_img', 'Choose at least one picture.');
  end if;
  perform private.refuse_missing_files(request.registered_user_id, fields);
  perform set_config('matrimony.audit_action', 'registered', true);
  perform private.add_person(request.registered_user_id, fields);
  if username is not null or temporary_password is not null then
    perform private.add_login(request.registered_user_id, username, temporary_password);
  end if;
  update private.requests set completed_at = now() where requests.request_id = request_id;
  return request.registered_user_id;
end
$$;
comment on function private.register_person(uuid, jsonb, text, text) is 'See public.register_person.';

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

create function private.save_profile(profile_id bigint, seen_updated_at timestamptz, changes jsonb)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  fields constant jsonb := private.clean_person(changes);
begin
  perform private.require_admin();
  if seen_updated_at is null then
    perform private.refuse('', 'Load the profile again.');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id, seen_updated_at));
  perform private.refuse_problems(private.read_person(profile_id) || fields);
  if fields ? 'first_img' and fields ->> 'first_img' is null then
    perform private.refuse('first_img', 'Choose at least one picture.');
  end if;
  perform private.refuse_missing_files(profile_id, fields);
  perform private.write_person(profile_id, fields);
  return (select updated_at from public."RegisteredUsers" where id = profile_id);
end
$$;
comment on function private.save_profile(bigint, timestamptz, jsonb) is 'See public.save_profile.';

create function private.is_username_free(wanted text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return not exists (select from public.accounts where username = lower(btrim(wanted)))
    and not exists (select from auth.users where email = private.login_email(wanted));
end
$$;
comment on function private.is_username_free(text) is 'See public.is_username_free.';

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
    raise exception 'This person has no login.' using errcode = 'PT404';
  end if;
  return account;
end
$$;
comment on function private.lock_account(bigint) is 'The account of a person, locked. Errors: PT404 without a login, PT409 when the profile has been deleted.';

create function private.create_login(profile_id bigint, username text, temporary_password text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.refuse_deleted(private.lock_profile(profile_id));
  perform set_config('matrimony.audit_action', 'created login', true);
  perform private.add_login(profile_id, username, temporary_password);
end
$$;
comment on function private.create_login(bigint, text, text) is 'See public.create_login.';

create function private.reset_password(profile_id bigint, temporary_password text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account public.accounts;
  reason text;
begin
  perform private.require_admin();
  account := private.lock_account(profile_id);
  reason := private.weak_password_reason(temporary_password, account.username);
  if temporary_password is null or reason is not null then
    perform private.refuse('temporary_password', coalesce(reason, 'Enter a temporary password.'));
  end if;
  perform set_config('matrimony.audit_action', 'reset password', true);
  update public.accounts set notice_sent_at = null where user_id = account.user_id;
  perform private.set_password(account.user_id, temporary_password, true);
  perform private.end_sessions(account.user_id);
end
$$;
comment on function private.reset_password(bigint, text) is 'See public.reset_password.';

create function private.set_account_active(profile_id bigint, is_active boolean)
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
  perform set_config('matrimony.audit_action', case when is_active then 'switched login on' else 'switched login off' end, true);
  update public.accounts set active = is_active where user_id = account.user_id;
  if not is_active then
    perform private.end_sessions(account.user_id);
  end if;
end
$$;
comment on function private.set_account_active(bigint, boolean) is 'See public.set_account_active.';

create function private.record_whatsapp_notice(profile_id bigint)
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
  perform set_config('matrimony.audit_action', 'sent WhatsApp notice', true);
  update public.accounts set notice_sent_at = now() where user_id = account.user_id;
  return now();
end
$$;
comment on function private.record_whatsapp_notice(bigint) is 'See public.record_whatsapp_notice.';

create function private.find_people_by_phone(phone text)
returns setof bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  -- Whole numbers only: who finds by a part could find out the rest digit by digit.
  return query
    select registered_user_id from public.contact_details
    where private.phone_key(phone_number) = private.phone_key(phone) and char_length(private.phone_key(phone)) >= 7
    order by registered_user_id desc
    limit 100;
end
$$;
comment on function private.find_people_by_phone(text) is 'See public.find_people_by_phone.';

create function public.reserve_registration(request_id uuid)
returns bigint language sql set search_path = ''
as $$ select private.reserve_registration(request_id) $$;
comment on function public.reserve_registration(uuid) is 'For the admin: the id that the person of this registration will have, so that pictures can be uploaded first. The same for the same request.';

create function public.register_person(request_id uuid, person jsonb, username text default null, temporary_password text default null)
returns bigint language sql set search_path = ''
as $$ select private.register_person(request_id, person, username, temporary_password) $$;
comment on function public.register_person(uuid, jsonb, text, text) is 'For the admin: makes card, details, contact and, if a username is given, the login of a person, in one transaction; returns the id. The same request makes nothing twice. Error 22023 names the field in its hint.';

create function public.save_profile(profile_id bigint, seen_updated_at timestamptz, changes jsonb)
returns timestamptz language sql set search_path = ''
as $$ select private.save_profile(profile_id, seen_updated_at, changes) $$;
comment on function public.save_profile(bigint, timestamptz, jsonb) is 'For the admin: writes the changed fields of a person and returns the new updated_at. Errors: PT409 when the profile is not the one that was seen, 22023 with the field in its hint, PT404.';

create function public.is_username_free(wanted text)
returns boolean language sql stable set search_path = ''
as $$ select private.is_username_free(wanted) $$;
comment on function public.is_username_free(text) is 'For the admin only: whether a username can still be chosen. Nobody else may learn which usernames exist.';

create function public.find_possible_duplicates(
  person_name text default null, birth_date date default null, phone text default null, except_id bigint default null
)
returns table (id bigint, name text, reason text) language sql stable set search_path = ''
as $$ select * from private.find_possible_duplicates(person_name, birth_date, phone, except_id) $$;
comment on function public.find_possible_duplicates(text, date, text, bigint) is 'For the admin: profiles with the same telephone number, or the same name and date of birth, at most ten.';

create function public.find_people_by_phone(phone text)
returns setof bigint language sql stable set search_path = ''
as $$ select private.find_people_by_phone(phone) $$;
comment on function public.find_people_by_phone(text) is 'For the admin: ids of those whose whole telephone number this is.';

create function public.create_login(profile_id bigint, username text, temporary_password text)
returns void language sql set search_path = ''
as $$ select private.create_login(profile_id, username, temporary_password) $$;
comment on function public.create_login(bigint, text, text) is 'For the admin: gives a registered person a login. Errors: 22023 for username or temporary_password, PT409 when there is one.';

create function public.reset_password(profile_id bigint, temporary_password text)
returns void language sql set search_path = ''
as $$ select private.reset_password(profile_id, temporary_password) $$;
comment on function public.reset_password(bigint, text) is 'For the admin: gives a person a new temporary password and signs them out everywhere.';

create function public.set_account_active(profile_id bigint, is_active boolean)
returns void language sql set search_path = ''
as $$ select private.set_account_active(profile_id, is_active) $$;
comment on function public.set_account_active(bigint, boolean) is 'For the admin: switches a login on or off. Off counts at once, in sessions that are open too.';

create function public.record_whatsapp_notice(profile_id bigint)
returns timestamptz language sql set search_path = ''
as $$ select private.record_whatsapp_notice(profile_id) $$;
comment on function public.record_whatsapp_notice(bigint) is 'For the admin: records that the WhatsApp notice about the login was sent; returns when.';

create function public.refresh_ages()
returns integer language sql
set search_path = ''
set statement_timeout = '20s'
as $$
  select private.require_admin();
  select private.refresh_ages()
$$;
comment on function public.refresh_ages() is 'For the admin: makes up for birthdays since the last call; says how many ages changed.';

revoke all on function
  private.reserve_registration(uuid), private.register_person(uuid, jsonb, text, text), private.lock_profile(bigint, timestamptz),
  private.refuse_deleted(public."RegisteredUsers"), private.save_profile(bigint, timestamptz, jsonb), private.is_username_free(text),
  private.lock_account(bigint), private.create_login(bigint, text, text), private.reset_password(bigint, text),
  private.set_account_active(bigint, boolean), private.record_whatsapp_notice(bigint), private.find_people_by_phone(text)
  from public;
revoke all on function
  public.reserve_registration(uuid), public.register_person(uuid, jsonb, text, text), public.save_profile(bigint, timestamptz, jsonb),
  public.is_username_free(text), public.find_possible_duplicates(text, date, text, bigint), public.find_people_by_phone(text),
  public.create_login(bigint, text, text), public.reset_password(bigint, text), public.set_account_active(bigint, boolean),
  public.record_whatsapp_notice(bigint), public.refresh_ages()
  from public, anon, authenticated, service_role;
grant execute on function
  private.reserve_registration(uuid), private.register_person(uuid, jsonb, text, text), private.save_profile(bigint, timestamptz, jsonb),
  private.is_username_free(text), private.find_people_by_phone(text), private.create_login(bigint, text, text),
  private.reset_password(bigint, text), private.set_account_active(bigint, boolean), private.record_whatsapp_notice(bigint),
  private.find_possible_duplicates(text, date, text, bigint), private.require_admin(), private.refresh_ages(),
  public.reserve_registration(uuid), public.register_person(uuid, jsonb, text, text), public.save_profile(bigint, timestamptz, jsonb),
  public.is_username_free(text), public.find_possible_duplicates(text, date, text, bigint), public.find_people_by_phone(text),
  public.create_login(bigint, text, text), public.reset_password(bigint, text), public.set_account_active(bigint, boolean),
  public.record_whatsapp_notice(bigint), public.refresh_ages()
  to authenticated;
