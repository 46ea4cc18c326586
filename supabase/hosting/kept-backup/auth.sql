-- What a restore touches of Supabase's auth schema, with rows from before the restore.
create schema private;
create schema auth;
create table auth.users (id uuid primary key, email text, encrypted_password text);
create table auth.identities (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null
);
create table auth.sessions (id uuid primary key, user_id uuid references auth.users on delete cascade);

insert into auth.users values ('00000000-0000-4000-8000-000000000001', 'since@example.com', null);
insert into auth.sessions values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001');
