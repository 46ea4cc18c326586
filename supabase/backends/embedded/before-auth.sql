-- Run once, as the superuser, before the auth server makes its schemas: the roles, schemas and default privileges that a
-- hosted Supabase project starts with. `postgres` is not a superuser there, so it is none here.

create role postgres login createdb createrole replication bypassrls password 'postgres';
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit password 'postgres';
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator to postgres with admin option;

-- The auth and storage server is no superuser either, and holds no right that it could pass on: at its first use of a
-- policy it grants everything in every schema with row-level security to the API's roles. With no more than the right to
-- read, which pg_read_all_data gives, those statements end in a warning and change nothing.
create role supabase_auth_admin login password 'postgres';
grant anon, authenticated, service_role, pg_read_all_data to supabase_auth_admin;
grant create on database postgres to supabase_auth_admin;
-- Owns what both the server and `postgres` must be able to alter: the tables of storage and the CLI's list of migrations.
create role shared_owner nologin;
grant shared_owner to supabase_auth_admin, postgres;

alter database postgres owner to postgres;
alter schema public owner to postgres;
revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role;
create extension pgcrypto schema extensions;
create extension "uuid-ossp" schema extensions;

create schema supabase_migrations authorization shared_owner;
alter database postgres set search_path to "$user", public, extensions;

-- Helpers that exist on this backend only.
create schema embedded;
grant usage on schema embedded to anon, authenticated, service_role, authenticator;

-- The auth server defines auth.uid() and its sisters from the single claims of older PostgREST versions, and does so again
-- at every start. PostgREST 12 sets only request.jwt.claims, so each request copies those claims first.
create function embedded.set_legacy_claims() returns void
language sql
set search_path = ''
as $$
  select set_config(
    'request.jwt.claim.' || claim,
    coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> claim, ''),
    true
  )
  from unnest(array['sub', 'role', 'email']) as claim
$$;
revoke all on function embedded.set_legacy_claims() from public;
grant execute on function embedded.set_legacy_claims() to anon, authenticated, service_role;

-- As hosted Supabase has it: PostgREST learns of every change of the schema.
create function embedded.tell_postgrest() returns event_trigger
language plpgsql
set search_path = ''
as $$
begin
  notify pgrst, 'reload schema';
end
$$;
create event trigger tell_postgrest_of_changes on ddl_command_end execute function embedded.tell_postgrest();
create event trigger tell_postgrest_of_drops on sql_drop execute function embedded.tell_postgrest();
