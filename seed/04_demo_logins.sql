-- Demo fixtures 4 of 7: an owner and a clerk of the bureau, and three members who can sign in.
--
-- README.md prints the passwords, so these logins belong on a demo machine only. Existing logins keep their passwords.

-- Never in a real register.
do $$
begin
  if not exists (select from public."RegisteredUsers" where id = 1000 and created_at = '2026-11-19 17:39:40 +05:30') then
    raise exception 'The demo people are not here, so nothing was done. They come with 01_registered_users.sql.';
  end if;
end
$$;

-- Inserts only missing logins, because hashing is slow.
select private.add_auth_user(
  login_id, private.login_email(username),
  -- Cost 6, because some development servers check passwords one after the other and tests sign in often. A real login
  -- gets cost 10: see private.add_login.
  extensions.crypt(password, extensions.gen_salt('bf', 6))
)
from (values
  ('de300000-0000-4000-8000-000000000001'::uuid, 'admin', 'Demo-admin-2026'),
  ('de300000-0000-4000-8000-000000000002', 'asha', 'Demo-member-2026'),
  ('de300000-0000-4000-8000-000000000003', 'bala', 'Demo-member-2026'),
  ('de300000-0000-4000-8000-000000000004', 'chitra', 'Demo-member-2026'),
  ('de300000-0000-4000-8000-000000000005', 'clerk', 'Demo-clerk-2026')
) as logins (login_id, username, password)
where not exists (
  select from auth.users where users.id = login_id or users.email = private.login_email(username)
);

insert into public.accounts (user_id, registered_user_id, username, created_at, updated_at)
select login_id, registered_user_id, username, '2026-11-20 09:00 +05:30', '2026-11-20 09:00 +05:30'
from (values
  ('de300000-0000-4000-8000-000000000001'::uuid, 'admin', null),
  ('de300000-0000-4000-8000-000000000002', 'asha', 1000),
  ('de300000-0000-4000-8000-000000000003', 'bala', 999),
  ('de300000-0000-4000-8000-000000000004', 'chitra', 998),
  ('de300000-0000-4000-8000-000000000005', 'clerk', null)
) as logins (login_id, username, registered_user_id)
where exists (select from auth.users where users.id = login_id)
on conflict do nothing;

insert into private.admins (user_id, display_name, role, created_at)
select user_id, display_name, role, '2026-11-20 09:00 +05:30'
from (values
  ('de300000-0000-4000-8000-000000000001'::uuid, 'Lakshmi Narayanan, office', 'owner'),
  ('de300000-0000-4000-8000-000000000005', 'Meena Sundaram, office', 'clerk')
) as admins (user_id, display_name, role)
where exists (select from public.accounts where accounts.user_id = admins.user_id)
on conflict (user_id) do nothing;

-- Each of the two looks after some families.
insert into public.office_details as office (registered_user_id, handled_by)
select id, case id % 10 when 1 then 'clerk' else 'admin' end
from public."RegisteredUsers"
where id <= 1000 and id % 10 in (1, 2) and exists (select from public.accounts where username = 'clerk')
on conflict (registered_user_id) do update set handled_by = coalesce(office.handled_by, excluded.handled_by);
