-- The card of every registered user: what the profiles page, the dashboard's table and a shared link may show.
--
-- Who may: visitors and members read rows that are verified and active (see the policies in
-- 20261120090600_add_read_policies.sql); nobody writes through the API yet.
-- Contact details and everything meant for members only live in tables of their own: row-level security hides rows,
-- not columns, so each audience has its own table.

-- Functions made from here on are callable only by those named in a grant.
alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

create schema private;
comment on schema private is 'Helpers of policies and of functions in public. Not exposed by the API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Keeps updated_at true on every change, whoever makes it.
create function private.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.set_updated_at() is 'Trigger: sets updated_at to the time of the change.';

create table public."RegisteredUsers" (
  id bigint generated always as identity primary key,
  name text not null
    constraint name_is_readable check (name = btrim(name) and char_length(name) between 1 and 120),
  gender text
    constraint gender_is_known check (gender in ('bride', 'groom')),
  age smallint,
  religion text
    constraint religion_is_known check (religion in (
      'Hindu', 'Muslim', 'Christian', 'Sikh', 'Jain', 'Buddhist', 'Parsi (Zoroastrian)', 'Jewish', 'Other', 'No religion'
    )),
  location text
    constraint location_is_readable check (char_length(location) between 1 and 120),
  first_img text,
  second_img text,
  third_img text,
  birth_chart text,
  status text not null default 'draft'
    constraint status_is_known check (status in (
      'draft', 'submitted', 'verified', 'changes requested', 'on hold', 'engaged', 'married', 'withdrawn'
    )),
  visible boolean not null generated always as (status = 'verified') stored,
  verified_at timestamptz,
  verified_by text
    constraint verified_by_is_readable check (char_length(verified_by) between 1 and 120),
  verified_items text[] not null default '{}'
    constraint verified_items_are_known check (verified_items <@ array[
      'Mobile', 'ID', 'Address', 'Education', 'Employment', 'Photo', 'Horoscope', 'Met in person/phone call'
    ]),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Legal minimum ages in India: 18 for a bride, 21 for a groom.
  constraint age_is_lawful check (age between case when gender = 'groom' then 21 else 18 end and 100),
  constraint visible_profiles_are_verified check (status <> 'verified' or (verified_at is not null and verified_by is not null)),
  -- An object's path in the bucket, or a link.
  constraint images_are_paths_or_links check (
    first_img ~ '^([0-9]+/[0-9a-f-]{36}\.(webp|jpg|png)|https://[^[:space:]]+)$'
    and second_img ~ '^([0-9]+/[0-9a-f-]{36}\.(webp|jpg|png)|https://[^[:space:]]+)$'
    and third_img ~ '^([0-9]+/[0-9a-f-]{36}\.(webp|jpg|png)|https://[^[:space:]]+)$'
    and birth_chart ~ '^([0-9]+/[0-9a-f-]{36}\.(webp|jpg|png)|https://[^[:space:]]+)$'
  ),
  constraint images_are_short check (
    char_length(first_img) <= 500 and char_length(second_img) <= 500
    and char_length(third_img) <= 500 and char_length(birth_chart) <= 500
  )
);

comment on table public."RegisteredUsers" is 'One card per person looking for a match. Holds nothing that identifies a family beyond name, age, religion and place.';
comment on column public."RegisteredUsers".age is 'Age in completed years.';
comment on column public."RegisteredUsers".location is 'Town and state, never a street.';
comment on column public."RegisteredUsers".first_img is 'Path in the bucket profile-images, or a link that starts with https://.';
comment on column public."RegisteredUsers".birth_chart is 'Path in the bucket birth-charts, or a link that starts with https://.';
comment on column public."RegisteredUsers".visible is 'Verified and active. Leads every browse index, so every browse query must ask for visible rows.';
comment on column public."RegisteredUsers".verified_by is 'Display name of the admin who verified, shown on the seal.';
comment on column public."RegisteredUsers".verified_items is 'What was checked, shown on the seal.';

revoke all on public."RegisteredUsers" from anon, authenticated, service_role;
grant select on public."RegisteredUsers" to anon, authenticated;
grant select, insert, update, delete on public."RegisteredUsers" to service_role;
alter table public."RegisteredUsers" enable row level security;

create trigger set_updated_at before update on public."RegisteredUsers"
  for each row execute function private.set_updated_at();

-- Browse indexes. There is deliberately no plain (created_at, id) index: the planner would prefer it, and a flood of
-- new unverified rows would then make the first page walk through all of them.
create index registered_users_newest on public."RegisteredUsers" (visible, created_at desc, id desc);
create index registered_users_religion on public."RegisteredUsers" (visible, religion, created_at desc, id desc);
create index registered_users_location on public."RegisteredUsers" (visible, location, created_at desc, id desc);
create index registered_users_religion_location on public."RegisteredUsers" (visible, religion, location, created_at desc, id desc);
create index registered_users_age on public."RegisteredUsers" (visible, age, created_at desc, id desc);
-- Pictures are read by whoever may read the row that shows them; the storage policies look rows up by path.
create index registered_users_first_img on public."RegisteredUsers" (first_img) where first_img is not null;
create index registered_users_second_img on public."RegisteredUsers" (second_img) where second_img is not null;
create index registered_users_third_img on public."RegisteredUsers" (third_img) where third_img is not null;
create index registered_users_birth_chart on public."RegisteredUsers" (birth_chart) where birth_chart is not null;
