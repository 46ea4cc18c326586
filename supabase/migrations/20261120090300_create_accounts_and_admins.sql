-- Who a login is: a member (accounts) or the admin (private.admins). Admin-ness is a row that no API role can reach;
-- never a claim in a token, an e-mail or a check in the client.
-- Who may: a member reads their own account; the admin reads all.

create table public.accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  registered_user_id bigint unique references public."RegisteredUsers" (id) on delete cascade,
  username text not null unique
    constraint username_is_simple check (username ~ '^[a-z0-9][a-z0-9._-]{2,31}$'),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.accounts is 'Binds a login to the registered user it belongs to. The admin''s own account has no registered user.';
comment on column public.accounts.active is 'False switches the account off at once, tokens already issued included.';

revoke all on public.accounts from anon, authenticated, service_role;
grant select on public.accounts to authenticated;
grant select, insert, update, delete on public.accounts to service_role;
alter table public.accounts enable row level security;

create trigger set_updated_at before update on public.accounts
  for each row execute function private.set_updated_at();

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null
    constraint display_name_is_readable check (char_length(display_name) between 1 and 120),
  created_at timestamptz not null default now()
);

comment on table private.admins is 'The logins that are admins. Written by SQL only.';
revoke all on private.admins from anon, authenticated, service_role;
alter table private.admins enable row level security;
create policy "No API role reads or writes admins" on private.admins
  for all to anon, authenticated using (false) with check (false);

create function private.account_is_active(account_user_id uuid)
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
      and (users.banned_until is null or users.banned_until <= now())
      and users.deleted_at is null
  )
$$;
comment on function private.account_is_active(uuid) is 'Whether this login has an account that is switched on and not banned.';

create function private.is_active_member()
returns boolean
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select private.account_is_active((select auth.uid()))
$$;
comment on function private.is_active_member() is 'Whether the caller is signed in with an account that is switched on.';

create function private.is_admin()
returns boolean
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select exists (select 1 from private.admins where admins.user_id = (select auth.uid()))
    and private.is_active_member()
$$;
comment on function private.is_admin() is 'Whether the caller is an admin. In policies always as (select private.is_admin()): once a query, not once a row.';

create function private.my_registered_user_ids()
returns setof bigint
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select accounts.registered_user_id
  from public.accounts
  where accounts.user_id = (select auth.uid())
    and accounts.registered_user_id is not null
    and private.is_active_member()
$$;
comment on function private.my_registered_user_ids() is 'The registered user that the caller''s account belongs to: one row or none.';

revoke all on function private.account_is_active(uuid) from public;
revoke all on function private.is_active_member() from public;
revoke all on function private.is_admin() from public;
revoke all on function private.my_registered_user_ids() from public;
revoke all on function private.set_updated_at() from public;
grant execute on function private.is_active_member() to authenticated;
grant execute on function private.is_admin() to authenticated;
grant execute on function private.my_registered_user_ids() to authenticated;

create function public.am_i_admin()
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_admin()
$$;
comment on function public.am_i_admin() is 'Tells the caller whether they are an admin, so that the client knows which screens to offer. It opens nothing.';
revoke all on function public.am_i_admin() from public, anon, authenticated, service_role;
grant execute on function public.am_i_admin() to authenticated;
