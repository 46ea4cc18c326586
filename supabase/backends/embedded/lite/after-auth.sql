-- Run each time the auth server has started, as the superuser: what `postgres` may do in the schemas that belong to the
-- auth and storage servers. As hosted: read and write rows, add policies and triggers, but alter or create nothing.

grant usage on schema auth to postgres, anon, authenticated, service_role;
grant select, insert, update, delete, references, trigger on all tables in schema auth to postgres;
grant execute on all functions in schema auth to postgres, anon, authenticated, service_role;

-- The server looks a login up by its e-mail, in words that its own partial index does not serve: among many people, each
-- sign-in read them all. Supabase's auth server asks as its index has it.
create index if not exists users_of_email on auth.users (email);

grant usage on schema storage to postgres, anon, authenticated, service_role;
grant usage, create on schema storage to shared_owner;
alter table storage.buckets owner to shared_owner;
alter table storage.objects owner to shared_owner;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;

-- The auth server makes the CLI's tables of applied migrations and seeds, and alters them at every start; the CLI writes
-- them as `postgres`.
alter table if exists supabase_migrations.schema_migrations owner to shared_owner;
alter table if exists supabase_migrations.seed_files owner to shared_owner;

-- Supabase's own image lets `postgres` set this too: a transaction that gives contact details writes no errors to the log.
grant set on parameter log_min_messages to postgres;
