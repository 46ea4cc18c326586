-- Demo fixtures 4 of 5: one admin and three members who can sign in.
--
-- The passwords are printed in README.md, so these logins belong on a demo machine only. A login that is already there
-- is left alone, with whatever password it has by now.

-- Never in a real register.
do $$
begin
  if not exists (select from public."RegisteredUsers" where id = 1000 and created_at = '2026-11-19 17:39:40 +05:30') then
    raise exception 'The demo people are not here, so nothing was done. They come with 01_registered_users.sql.';
  end if;
end
$$;

-- Makes a login for the auth server. What columns its tables have depends on the server, so only those are filled that exist.
create or replace function pg_temp.add_login(login_id uuid, username text, password text) returns void
language plpgsql
as $$
declare
  moment constant timestamptz := '2026-11-20 09:00 +05:30';
  email constant text := lower(username) || '@members.matrimony.invalid';
  login constant jsonb := jsonb_build_object(
    'instance_id', '00000000-0000-0000-0000-000000000000', 'id', login_id, 'aud', 'authenticated', 'role', 'authenticated',
    'email', email, 'email_confirmed_at', moment, 'phone', null, 'is_sso_user', false, 'is_anonymous', false,
    -- Cost 6, because some development servers check passwords one after the other and tests sign in often.
    -- A real login takes cost 10: see template.sql.example.
    'encrypted_password', extensions.crypt(password, extensions.gen_salt('bf', 6)),
    -- Empty, not null: with null here the auth server fails at sign-in.
    'confirmation_token', '', 'recovery_token', '', 'email_change', '', 'email_change_token_new', '',
    'raw_app_meta_data', jsonb_build_object('provider', 'email', 'providers', jsonb_build_array('email')),
    'raw_user_meta_data', jsonb_build_object('email_verified', true),
    'created_at', moment, 'updated_at', moment
  );
  identity constant jsonb := jsonb_build_object(
    'id', login_id, 'provider_id', login_id, 'user_id', login_id, 'provider', 'email',
    'identity_data', jsonb_build_object('sub', login_id, 'email', email, 'email_verified', true, 'phone_verified', false),
    'last_sign_in_at', moment, 'created_at', moment, 'updated_at', moment
  );
  row_of record;
begin
  for row_of in values ('users', login), ('identities', identity) loop
    execute (
      select format(
        'insert into auth.%1$I (%2$s) select %2$s from jsonb_populate_record(null::auth.%1$I, $1) on conflict do nothing',
        row_of.column1, string_agg(quote_ident(column_name), ', ')
      )
      from information_schema.columns
      where table_schema = 'auth' and table_name = row_of.column1 and row_of.column2 ? column_name
    ) using row_of.column2;
  end loop;
end
$$;

-- Only logins that are missing: making a hash for one that is there would be for nothing.
select pg_temp.add_login(login_id, username, password)
from (values
  ('de300000-0000-4000-8000-000000000001'::uuid, 'admin', 'Demo-admin-2026'),
  ('de300000-0000-4000-8000-000000000002', 'asha', 'Demo-member-2026'),
  ('de300000-0000-4000-8000-000000000003', 'bala', 'Demo-member-2026'),
  ('de300000-0000-4000-8000-000000000004', 'chitra', 'Demo-member-2026')
) as logins (login_id, username, password)
where not exists (
  select from auth.users where users.id = login_id or users.email = username || '@members.matrimony.invalid'
);

insert into public.accounts (user_id, registered_user_id, username, created_at, updated_at)
select login_id, registered_user_id, username, '2026-11-20 09:00 +05:30', '2026-11-20 09:00 +05:30'
from (values
  ('de300000-0000-4000-8000-000000000001'::uuid, 'admin', null),
  ('de300000-0000-4000-8000-000000000002', 'asha', 1000),
  ('de300000-0000-4000-8000-000000000003', 'bala', 999),
  ('de300000-0000-4000-8000-000000000004', 'chitra', 998)
) as logins (login_id, username, registered_user_id)
where exists (select from auth.users where users.id = login_id)
on conflict do nothing;

insert into private.admins (user_id, display_name, created_at)
select user_id, 'Lakshmi Narayanan, office', '2026-11-20 09:00 +05:30'
from public.accounts
where user_id = 'de300000-0000-4000-8000-000000000001'
on conflict (user_id) do nothing;

drop function pg_temp.add_login(uuid, text, text);
