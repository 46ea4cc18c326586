-- Logins: a temporary password must be changed at the first sign-in, and a session that was ended counts for nothing at
-- once, the tokens it gave out included.
-- Who may: anyone signed in changes their own password; the admin does the rest through functions of later migrations.

alter table public.accounts
  add column must_change_password boolean not null default false,
  add column last_password_set_at timestamptz,
  add column notice_sent_at timestamptz;

comment on column public.accounts.must_change_password is 'The password is a temporary one. Until it is changed the login reads nothing but this row.';
comment on column public.accounts.last_password_set_at is 'When the password was last set, by whomever.';
comment on column public.accounts.notice_sent_at is 'When the admin sent the WhatsApp notice about this login.';

create function private.login_email(username text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select lower(btrim(username)) || '@members.matrimony.invalid'
$$;
comment on function private.login_email(text) is 'The internal e-mail that stands for a username in the auth service. The client''s twin is web/src/lib/login-email.ts; an access test compares them.';

create function private.my_session_id()
returns uuid
language sql
stable
set search_path = ''
as $$
  -- Empty, not null, once a connection has served a request.
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
$$;
comment on function private.my_session_id() is 'The session that the caller''s token belongs to, or null.';

create function private.session_is_open()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where sessions.id = private.my_session_id()
      and sessions.user_id = (select auth.uid())
  )
$$;
comment on function private.session_is_open() is 'Whether the session that the caller''s token belongs to still exists: signing out everywhere must end tokens too.';

create or replace function private.account_is_active(account_user_id uuid)
returns boolean
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  -- A ban set in the auth service counts at once: a token already issued would otherwise work until it expires.
  select exists (
    select 1
    from public.accounts
    join auth.users on users.id = accounts.user_id
    where accounts.user_id = account_user_id
      and accounts.active
      and not accounts.must_change_password
      and (users.banned_until is null or users.banned_until <= now())
      and users.deleted_at is null
  )
$$;
comment on function private.account_is_active(uuid) is 'Whether this login has an account that is switched on, not banned, and past its temporary password.';

create or replace function private.is_active_member()
returns boolean
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select private.account_is_active((select auth.uid())) and private.session_is_open()
$$;
comment on function private.is_active_member() is 'Whether the caller is signed in with an account that is switched on, in a session that has not been ended.';

-- The refusals that a clerk reads: the message is a sentence, the hint names the field ('' when it is about none).
create function private.refuse(field text, message text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception '%', message using errcode = '22023', hint = field;
end
$$;
comment on function private.refuse(text, text) is 'Ends the transaction with error 22023 for a field. The message is shown as it is.';

create function private.weak_password_reason(password text, username text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when char_length(password) < 10 then 'Choose a password of at least 10 characters.'
    -- bcrypt reads 72 bytes: what comes after would not count.
    when octet_length(password) > 72 then 'Choose a shorter password: at most 72 letters, digits and signs.'
    when position(lower(username) in lower(password)) > 0 then 'Choose a password that does not contain the username.'
    when (select count(distinct sign) from regexp_split_to_table(password, '') as sign) < 5 then 'Choose a password with more different characters.'
    when lower(password) ~ '(password|passw0rd|qwerty|asdfgh|iloveyou|letmein|welcome|admin123|abc123|123456|987654|111111|000000|matrimony)'
      then 'Choose a password that is harder to guess: this one contains a very common word or row of digits.'
  end
$$;
comment on function private.weak_password_reason(text, text) is 'Why this password is refused, as a sentence; null when it is good enough.';

create table private.password_failures (
  user_id uuid primary key references auth.users (id) on delete cascade,
  failures integer not null,
  last_failed_at timestamptz not null
);
comment on table private.password_failures is 'Wrong current passwords given to change_password: a stolen session must not guess.';
revoke all on private.password_failures from anon, authenticated, service_role;
alter table private.password_failures enable row level security;
create policy "No API role reads or writes password failures" on private.password_failures
  for all to anon, authenticated using (false) with check (false);

create function private.set_password(login_id uuid, new_password text, temporary boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update auth.users
    set encrypted_password = extensions.crypt(new_password, extensions.gen_salt('bf', 10)), updated_at = now()
    where id = login_id;
  update public.accounts
    set must_change_password = temporary, last_password_set_at = clock_timestamp()
    where user_id = login_id;
  delete from private.password_failures where user_id = login_id;
end
$$;
comment on function private.set_password(uuid, text, boolean) is 'Sets a login''s password. A temporary one must be changed at the next sign-in.';

create function private.end_sessions(login_id uuid, except_session uuid default null)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from auth.sessions where user_id = login_id and id is distinct from except_session
$$;
comment on function private.end_sessions(uuid, uuid) is 'Signs a login out everywhere, or everywhere but in one session.';

create function private.change_password(current_password text, new_password text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  account public.accounts;
  reason text;
begin
  select accounts.* into account
    from public.accounts join auth.users on users.id = accounts.user_id
    where accounts.user_id = caller and accounts.active
      and (users.banned_until is null or users.banned_until <= now()) and users.deleted_at is null
      and private.session_is_open()
    for update of accounts;
  if not found then
    raise exception 'Sign in again.' using errcode = 'insufficient_privilege';
  end if;
  if exists (
    select from private.password_failures
    where user_id = caller and failures >= 5 and last_failed_at > now() - interval '15 minutes'
  ) then
    return 'wait';
  end if;
  if not exists (
    select from auth.users
    where id = caller and encrypted_password = extensions.crypt(current_password, encrypted_password)
  ) then
    -- An answer and not an error: an error would take the count with it.
    insert into private.password_failures as known (user_id, failures, last_failed_at)
      values (caller, 1, now())
      on conflict (user_id) do update set
        failures = case when known.last_failed_at > now() - interval '15 minutes' then known.failures + 1 else 1 end,
        last_failed_at = now();
    return 'wrong password';
  end if;
  if new_password = current_password then
    perform private.refuse('new_password', 'Choose a password that is not the current one.');
  end if;
  reason := private.weak_password_reason(new_password, account.username);
  if reason is not null then
    perform private.refuse('new_password', reason);
  end if;
  perform private.set_password(caller, new_password, false);
  perform private.end_sessions(caller, private.my_session_id());
  return 'changed';
end
$$;
comment on function private.change_password(text, text) is 'See public.change_password.';

create function public.change_password(current_password text, new_password text)
returns text
language sql
set search_path = ''
as $$
  select private.change_password(current_password, new_password)
$$;
comment on function public.change_password(text, text) is 'Changes the caller''s own password and signs out their other sessions. Answers changed, wrong password, or wait (five wrong ones: for 15 minutes). Error 22023 says why a new password is too weak.';

create function private.keep_credentials()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'Passwords and usernames are changed by the functions of this database only.' using errcode = 'insufficient_privilege';
end
$$;
comment on function private.keep_credentials() is 'Trigger: the auth server would change a password without asking for the current one, and past every rule here.';
-- The functions here run as postgres, the auth server as a role of its own.
create trigger keep_credentials before update of encrypted_password, email on auth.users
  for each row
  when (
    (old.encrypted_password is distinct from new.encrypted_password or old.email is distinct from new.email)
    and current_user <> 'postgres'
  )
  execute function private.keep_credentials();

revoke all on function
  private.my_session_id(), private.keep_credentials(), private.login_email(text), private.session_is_open(), private.refuse(text, text), private.weak_password_reason(text, text),
  private.set_password(uuid, text, boolean), private.end_sessions(uuid, uuid), private.change_password(text, text)
  from public;
revoke all on function public.change_password(text, text) from public, anon, authenticated, service_role;
grant execute on function private.change_password(text, text) to authenticated;
grant execute on function public.change_password(text, text) to authenticated;
revoke all on function
  private.digest_audit_values(bytea, jsonb, jsonb), private.allow_only_erasure(), private.audit_change(),
  private.write_audit(text, text, text, bigint, jsonb, jsonb), private.verify_audit_log()
  from public;

-- A session that was ended reads nothing, not even whose it was.
grant execute on function private.session_is_open() to authenticated;
alter policy "Members read their own account, the admin all" on public.accounts
  using ((user_id = (select auth.uid()) and (select private.session_is_open())) or (select private.is_admin()));
