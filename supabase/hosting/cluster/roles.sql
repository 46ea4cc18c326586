-- What Supabase's own image makes when a database is new, for a plain PostgreSQL 17: roles, schemas and default privileges. Run as
-- the superuser, supabase_admin, through the primary port, before auth and storage start. It may be run again: it changes
-- nothing then. The services' passwords are set by ../passwords.sql.
\set ON_ERROR_STOP on
set client_min_messages = warning;
begin;

-- Two nodes may run it at once.
do $$
declare
  wanted record;
begin
  perform pg_advisory_xact_lock(hashtext('roles.sql'));
  for wanted in
    select * from (values
      -- As on hosted Supabase: no superuser.
      ('postgres', 'login createdb createrole replication bypassrls'),
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit'),
      ('supabase_auth_admin', 'login noinherit'),
      ('supabase_storage_admin', 'login noinherit')
    ) as roles (name, attributes)
    where not exists (select from pg_roles where rolname = roles.name)
  loop
    execute format('create role %I %s', wanted.name, wanted.attributes);
  end loop;
end
$$;

grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator to postgres with admin option;
grant anon, authenticated, service_role to supabase_storage_admin;
-- Migrations add policies and triggers to the tables of storage. Supabase's image allows that by an extension of its own.
grant supabase_storage_admin to postgres with inherit true;

alter database postgres owner to postgres;
alter database postgres set search_path to "$user", public, extensions;
alter schema public owner to postgres;
revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema if not exists extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role, supabase_auth_admin, supabase_storage_admin;
create extension if not exists pgcrypto schema extensions;
create extension if not exists "uuid-ossp" schema extensions;

-- Their services make the tables, and postgres may read and write rows and add triggers.
create schema if not exists auth authorization supabase_auth_admin;
alter role supabase_auth_admin set search_path = auth;
grant usage on schema auth to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_auth_admin in schema auth
  grant select, insert, update, delete, references, trigger on tables to postgres;
alter default privileges for role supabase_auth_admin in schema auth
  grant execute on functions to postgres, anon, authenticated, service_role;

create schema if not exists storage authorization supabase_storage_admin;
alter role supabase_storage_admin set search_path = storage;
grant usage on schema storage to postgres, anon, authenticated, service_role;

-- Transactions with contact details write no errors to the log.
grant set on parameter log_min_messages to postgres;

-- PostgREST of the primary learns of every change of the schema. On a standby nothing is heard: there it is restarted.
create or replace function extensions.tell_postgrest() returns event_trigger
language plpgsql
set search_path = ''
as $$
begin
  notify pgrst, 'reload schema';
end
$$;
drop event trigger if exists tell_postgrest_of_changes;
create event trigger tell_postgrest_of_changes on ddl_command_end execute function extensions.tell_postgrest();
drop event trigger if exists tell_postgrest_of_drops;
create event trigger tell_postgrest_of_drops on sql_drop execute function extensions.tell_postgrest();

commit;
