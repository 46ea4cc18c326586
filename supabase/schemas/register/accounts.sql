-- Logins of members (accounts) and of admins (private.admins). A row that no API role can reach makes a login an admin; never a
-- claim in a token, an e-mail address or a check in the client. A temporary password must be changed at the first sign-in.
-- A session that has ended is invalid at once, and so are its tokens.
-- Who may: a member reads their own account; the admin reads all.

create table private.second_factor_rule (
  id boolean primary key default true
    constraint there_is_one_row check (id),
  required boolean not null default false
);
comment on table private.second_factor_rule is 'Whether every admin needs a second factor. One row. Not a setting of the site, which everyone reads.';

insert into private.second_factor_rule default values;

create table public.accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  registered_user_id bigint unique references public."RegisteredUsers" (id) on delete cascade,
  username text not null unique
    constraint username_is_simple check (username ~ '^[a-z0-9][a-z0-9._-]{2,31}$'),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  must_change_password boolean not null default false,
  last_password_set_at timestamptz,
  notice_sent_at timestamptz,
  bureau_password_at timestamptz,
  bureau_password_by text,
  -- The codes of the site stand in web/src/texts/languages.json: a language is added there, without a migration.
  language text
    constraint language_is_a_code check (language ~ '^[a-z]{2,3}$'),
  constraint bureau_passwords_say_who_set_them check ((bureau_password_at is null) = (bureau_password_by is null))
);
comment on table public.accounts is 'Links a login to its registered user. The admin''s own account has no registered user.';
comment on column public.accounts.active is 'False disables the login at once, tokens already issued included.';
comment on column public.accounts.must_change_password is 'The password is a temporary one. Until the member changes it, the login reads nothing but this row.';
comment on column public.accounts.last_password_set_at is 'When the password was last set, by the member or the admin.';
comment on column public.accounts.notice_sent_at is 'When the admin sent the WhatsApp notice about this login.';
comment on column public.accounts.bureau_password_at is 'When the bureau last set a temporary password; stays when the member changes it. The member reads it.';
comment on column public.accounts.bureau_password_by is 'The admin who set it.';
comment on column public.accounts.language is 'The language of the family (BCP 47), in which the bureau writes to them. Null: not chosen.';

revoke all on public.accounts from anon, authenticated, service_role;
grant select on public.accounts to authenticated;
grant select, insert, update, delete on public.accounts to service_role;
alter table public.accounts enable row level security;

create trigger set_updated_at before update on public.accounts
  for each row execute function private.set_updated_at();

-- An admin who leaves looks after nobody.
alter table public.office_details add constraint handled_by_a_login
  foreign key (handled_by) references public.accounts (username) on update cascade on delete set null;

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null
    constraint display_name_is_readable check (char_length(display_name) between 1 and 120),
  created_at timestamptz not null default now(),
  -- Of a backup from before there were roles, all admins may do all.
  role text not null default 'owner'
    constraint role_is_known check (role in ('owner', 'clerk')),
  second_factor boolean not null default false
);
comment on table private.admins is 'The logins that are admins. Written by the functions of register/admins.sql and register/second-factor.sql only.';
comment on column private.admins.role is 'owner: may do all. clerk: all but exports, imports, erasures, settings and the admins'' logins.';
comment on column private.admins.second_factor is 'Whether this admin has chosen a second factor. The auth service keeps it; where it is gone (reset, restored from a backup), the admin sets up a new one at the next sign-in.';

-- A session that began with an earlier password is invalid: see register/logins.sql.
create table private.own_password_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  changed_at timestamptz not null,
  changed_in uuid not null
);
comment on table private.own_password_changes is 'When a member or admin last changed their own password, and in which session.';

-- The caller -------------------------------------------------------------------------------------------------------------

create function private.my_session_id() returns uuid language plpgsql stable set search_path = '' as $$
begin
  -- On a connection that has served a request before, the setting is empty, not null.
  return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;
end
$$;

-- Every request calls these several times. PL/pgSQL plans a function once for a connection, SQL at each call; planning took ten
-- times as long as the answer.
--
-- A sign-in with the old password may be under way while the password is changed: the auth server reads the hash first and
-- stores the session last. It gives a request up after ten seconds (GOTRUE_API_MAX_REQUEST_DURATION). So every session that
-- begins until fifteen seconds after a change is invalid; five are for clocks that differ.
--
-- The auth server stores when a session began, and in UTC when it was last renewed, which an open page does every hour.
create function private.keep_unused() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Renewing it would otherwise open it again. The same condition as in private.session_state.
  if coalesce(old.refreshed_at at time zone 'UTC', old.created_at) <= now() - interval '30 days' then
    new.refreshed_at := old.refreshed_at;
  end if;
  return new;
end
$$;
comment on function private.keep_unused() is 'Trigger: a session that has been unused for 30 days stays so.';
create trigger keep_unused before update on auth.sessions
  for each row execute function private.keep_unused();

create function private.session_state(wanted uuid, login_id uuid) returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case
      when exists (
        select from private.own_password_changes as change
        where change.user_id = sessions.user_id and change.changed_in <> sessions.id
          -- A clock that was ahead and went back would else refuse each new sign-in until it is there again.
          and change.changed_at <= now() + interval '1 minute'
          and coalesce(sessions.created_at, '-infinity') <= change.changed_at + interval '15 seconds'
      ) then 'password changed'
      -- Paper lies about. Not at the sign-in: Supabase Lite calls no hook.
      when exists (
        select from public.accounts
        where accounts.user_id = sessions.user_id and accounts.must_change_password
          and accounts.last_password_set_at <= now() - make_interval(days => settings.temporary_password_days)
      ) then 'password expired'
      when coalesce(sessions.created_at, '-infinity') <= now() - make_interval(days => case
        when exists (select from private.admins where admins.user_id = sessions.user_id) then settings.admin_session_days
        else settings.member_session_days
      end) then 'too long'
      when coalesce(sessions.refreshed_at at time zone 'UTC', sessions.created_at) <= now() - interval '30 days' then 'unused'
      else 'open'
    end
    from auth.sessions cross join public.site_settings as settings
    where sessions.id = wanted and sessions.user_id = login_id
  );
end
$$;
comment on function private.session_state(uuid, uuid) is 'Whether a session of this login is open, or why it is not: password changed, password expired (a temporary one), too long or unused. Null if it has been ended.';

create function private.session_is_open() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.session_state(private.my_session_id(), (select auth.uid())) = 'open', false);
end
$$;
grant execute on function private.session_is_open() to authenticated;

create function public.read_session_state() returns text language plpgsql stable security definer set search_path = '' as $$
declare
  -- Of the caller's token.
  issued_at constant timestamptz := to_timestamp((nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'iat')::bigint);
begin
  return coalesce(
    private.session_state(private.my_session_id(), (select auth.uid())),
    (
      select case
        when not accounts.active then
          case when exists (select from private.admins where admins.user_id = accounts.user_id) then 'admin off' else 'off' end
        -- Anyone who changed their own stays signed in where they did it.
        when accounts.last_password_set_at >= issued_at
          and not exists (
            select from private.own_password_changes as change
            where change.user_id = accounts.user_id and change.changed_in = private.my_session_id()
          )
          then 'password replaced'
        -- make daily has forgotten it: private.forget_logs.
        when issued_at < private.moment_of_daily() - (select make_interval(months => log_months) from public.site_settings)
          then 'too long'
        else 'ended'
      end
      from public.accounts where accounts.user_id = (select auth.uid())
    ),
    'off'
  );
end
$$;
comment on function public.read_session_state() is 'Tells the client why the caller''s session is not open: its own login is off or removed, its password was replaced, it was ended, or a reason of private.session_state. It grants nothing.';
grant execute on function public.read_session_state() to authenticated;

create function private.account_is_active(account_user_id uuid) returns boolean language plpgsql stable parallel safe security definer
  set search_path = ''
  -- The API's role plans each statement at each call, for the lists. A lookup by key always has the same plan.
  set plan_cache_mode = force_generic_plan as $$
begin
  -- A ban of the auth service takes effect here, or a token already issued would work until it expires.
  return exists (
    select 1
    from public.accounts
    join auth.users on users.id = accounts.user_id
    where accounts.user_id = account_user_id
      and accounts.active
      and not accounts.must_change_password
      and (users.banned_until is null or users.banned_until <= now())
      and users.deleted_at is null
  );
end
$$;
comment on function private.account_is_active(uuid) is 'Whether this login has an enabled account, is not banned, and has no temporary password.';

-- The auth service keeps the factors, and says in the token (`aal`) and in the session's row whether the code was given. Both
-- count: an older token of the same session is not enough. Supabase Lite has no factors, and nobody is asked there.
create function private.has_second_factor(login_id uuid) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (select from auth.mfa_factors where user_id = login_id and status = 'verified');
end
$$;
comment on function private.has_second_factor(uuid) is 'Whether this login has a verified second factor in the auth service.';

create function private.second_factor_step() returns text language plpgsql stable security definer set search_path = '' as $$
declare
  login_id constant uuid := (select auth.uid());
  has_chosen boolean;
begin
  select second_factor into has_chosen from private.admins where user_id = login_id;
  if not found or to_regclass('auth.mfa_factors') is null then
    return null;
  elsif private.has_second_factor(login_id) then
    return case when not (
      coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2', false)
      -- Not all versions of the auth service have the column.
      and coalesce((select to_jsonb(sessions) ->> 'aal' = 'aal2' from auth.sessions where id = private.my_session_id()), false)
    ) then 'code' end;
  end if;
  return case when has_chosen or (select required from private.second_factor_rule) then 'set up' end;
end
$$;
comment on function private.second_factor_step() is 'What the caller, an admin, has to do before anything else: enter the code of the second factor (code), or set one up (set up). Null: nothing.';

create function private.is_active_member() returns boolean language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  return private.account_is_active((select auth.uid())) and private.session_is_open() and private.second_factor_step() is null;
end
$$;
comment on function private.is_active_member() is 'Whether the caller is signed in to an enabled account, in a session that has not ended; an admin with the second factor, where there is one.';
grant execute on function private.is_active_member() to authenticated;

create function private.is_admin() returns boolean language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  return exists (select 1 from private.admins where admins.user_id = (select auth.uid())) and private.is_active_member();
end
$$;
comment on function private.is_admin() is 'Whether the caller is an admin. In policies always as (select private.is_admin()): once a query, not once a row.';
grant execute on function private.is_admin() to authenticated;

create function private.is_owner() returns boolean language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  return private.is_admin() and exists (select from private.admins where user_id = (select auth.uid()) and role = 'owner');
end
$$;

create function public.read_my_role() returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return case when private.is_admin() then (select role from private.admins where user_id = (select auth.uid())) else 'none' end;
end
$$;
comment on function public.read_my_role() is 'Tells the client which screens to offer: owner or clerk for an admin, none for everybody else. It grants nothing.';
grant execute on function public.read_my_role() to authenticated;

create function private.my_registered_user_ids() returns setof bigint language plpgsql stable parallel safe security definer set search_path = ''
  as $$
begin
  return query
    select accounts.registered_user_id
    from public.accounts
    where accounts.user_id = (select auth.uid())
      and accounts.registered_user_id is not null
      and private.is_active_member();
end
$$;
comment on function private.my_registered_user_ids() is 'The registered user of the caller''s account: one row or none.';
grant execute on function private.my_registered_user_ids() to authenticated;

create function private.my_admin_name() returns text language sql stable security definer set search_path = '' as $$
  select display_name from private.admins where user_id = (select auth.uid())
$$;

create function private.require_admin() returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    perform private.forbid('admin_only', 'Only the bureau may do this.');
  end if;
end
$$;
comment on function private.require_admin() is 'Error 42501 unless the caller is an admin.';

create function private.require_owner() returns void language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not private.is_owner() then
    perform private.forbid('owner_only', 'Only an owner of the bureau may do this.');
  end if;
end
$$;
comment on function private.require_owner() is 'Error 42501 unless the caller is an admin and an owner of the bureau.';

create function private.require_member() returns bigint language plpgsql security definer set search_path = '' as $$
declare
  my_id bigint;
begin
  select * into my_id from private.my_registered_user_ids();
  if my_id is null then
    perform private.forbid('member_only', 'Only a member may do this.');
  end if;
  return my_id;
end
$$;
comment on function private.require_member() is 'The caller''s registered user. Error 42501 unless the caller is an active member.';

-- With the condition "own row, or the caller is an admin", PostgreSQL scans the whole table. An index serves "own row, or the
-- range from the admin's least id to the end": two ranges of one index, and a member's second range is empty.
create function private.least_id_for_admin() returns bigint language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  return case when private.is_admin() then 0 end;
end
$$;
comment on function private.least_id_for_admin() is 'Where an admin''s range of ids begins; null for everybody else. In a policy: id between (select ...) and 9223372036854775807.';
grant execute on function private.least_id_for_admin() to authenticated;

-- A session that has ended reads nothing, not even its own account.
create policy "Members read their own account, the admin all" on public.accounts
  for select to authenticated
  using ((user_id = (select auth.uid()) and (select private.session_is_open())) or (select private.is_admin()));
