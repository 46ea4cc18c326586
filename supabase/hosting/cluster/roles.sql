-- The roles, schemas and default privileges that Supabase's own image makes when a database is new, for a plain PostgreSQL 17.
-- Run once, as the superuser supabase_admin, before auth and storage start.
\set ON_ERROR_STOP on
\set password `printf '%s' "$POSTGRES_PASSWORD"`
set client_min_messages = warning;
begin;

-- As on hosted Supabase: no superuser.
create role postgres login createdb createrole replication bypassrls password :'password';
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit;
create role supabase_storage_admin login noinherit;
\ir ../passwords.sql

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

create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role, supabase_auth_admin, supabase_storage_admin;
create extension pgcrypto schema extensions;
create extension "uuid-ossp" schema extensions;

-- Their services make the tables, and postgres may read and write rows and add triggers.
create schema auth authorization supabase_auth_admin;
alter role supabase_auth_admin set search_path = auth;
grant usage on schema auth to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_auth_admin in schema auth
  grant select, insert, update, delete, references, trigger on tables to postgres;
alter default privileges for role supabase_auth_admin in schema auth
  grant execute on functions to postgres, anon, authenticated, service_role;

create schema storage authorization supabase_storage_admin;
alter role supabase_storage_admin set search_path = storage;
grant usage on schema storage to postgres, anon, authenticated, service_role;

-- Transactions with contact details write no errors to the log.
grant set on parameter log_min_messages to postgres;

-- PostgREST learns of every change of the schema.
create function extensions.tell_postgrest() returns event_trigger
language plpgsql
set search_path = ''
as $$
begin
  notify pgrst, 'reload schema';
end
$$;
create event trigger tell_postgrest_of_changes on ddl_command_end execute function extensions.tell_postgrest();
create event trigger tell_postgrest_of_drops on sql_drop execute function extensions.tell_postgrest();

commit;
