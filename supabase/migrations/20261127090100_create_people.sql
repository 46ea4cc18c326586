-- The people who look for a match, in three tables, one for each audience: row-level security hides rows, not columns.
-- The card is what the list and a shared link may show, the details are for members, the contact is for nobody before the
-- admin has approved it.
-- Who may: see the policies in 20261127090600_see_and_block_profiles.sql and 20261127090900_disclose_contacts.sql. The API's
-- roles hold no insert, update or delete grant on these tables.

-- The card --------------------------------------------------------------------------------------------------------------

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
  status_reason text
    constraint status_reason_is_readable check (char_length(status_reason) between 1 and 300),
  deleted_at timestamptz,
  pictures_for_members boolean not null default false,
  -- Legal minimum ages in India: 18 for a bride, 21 for a groom.
  constraint age_is_lawful check (age between case when gender = 'groom' then 21 else 18 end and 100),
  constraint visible_profiles_are_verified check (status <> 'verified' or (verified_at is not null and verified_by is not null)),
  constraint visible_profiles_have_no_reason check (status <> 'verified' or status_reason is null),
  constraint deleted_profiles_are_withdrawn check (deleted_at is null or status = 'withdrawn'),
  constraint card_holds_no_contact check (not (private.holds_contact(name) or private.holds_contact(location))),
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
comment on column public."RegisteredUsers".status_reason is 'Why changes were requested or the profile is on hold, for the person themselves and the admin.';
comment on column public."RegisteredUsers".deleted_at is 'When the admin deleted the profile. It can be restored for 30 days, then it is due to be erased.';
comment on column public."RegisteredUsers".pictures_for_members is 'Pictures and birth chart are for members only: visitors see a drawing in their place.';

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
create index registered_users_deleted on public."RegisteredUsers" (deleted_at) where deleted_at is not null;
-- The admin's queue and filter.
create index registered_users_status on public."RegisteredUsers" (status, created_at desc, id desc) where not visible;

revoke all on public."RegisteredUsers" from anon, authenticated, service_role;
grant select on public."RegisteredUsers" to anon, authenticated;
grant select, insert, update, delete on public."RegisteredUsers" to service_role;
alter table public."RegisteredUsers" enable row level security;

create trigger set_updated_at before update on public."RegisteredUsers"
  for each row execute function private.set_updated_at();
create trigger tidy_texts before insert or update on public."RegisteredUsers"
  for each row execute function private.tidy_texts('status_reason');

-- The details ------------------------------------------------------------------------------------------------------------

create table public.profile_details (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  date_of_birth date
    constraint date_of_birth_is_plausible check (date_of_birth > '1900-01-01'),
  birth_star text
    constraint birth_star_is_known check (birth_star in (
      'Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha',
      'Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha', 'Jyeshtha',
      'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada',
      'Uttara Bhadrapada', 'Revati'
    )),
  star_pada smallint
    constraint star_pada_is_known check (star_pada between 1 and 4),
  height smallint
    constraint height_is_plausible check (height between 100 and 250),
  education text
    constraint education_is_readable check (char_length(education) between 1 and 120),
  job text
    constraint job_is_readable check (char_length(job) between 1 and 120),
  caste text
    constraint caste_is_readable check (char_length(caste) between 1 and 80),
  mother_tongue text
    constraint mother_tongue_is_known check (mother_tongue in (
      'Tamil', 'Malayalam', 'Telugu', 'Kannada', 'Hindi', 'Marathi', 'Gujarati', 'Bengali', 'Odia', 'Punjabi',
      'Urdu', 'Konkani', 'Tulu', 'Sindhi', 'Assamese', 'English', 'Other'
    )),
  marital_status text
    constraint marital_status_is_known check (marital_status in (
      'Never Married', 'Widowed', 'Divorced', 'Awaiting Divorce', 'Separated', 'Annulled'
    )),
  "father's_name" text
    constraint fathers_name_is_readable check (char_length("father's_name") between 1 and 120),
  "mother's_name" text
    constraint mothers_name_is_readable check (char_length("mother's_name") between 1 and 120),
  "father's_job" text
    constraint fathers_job_is_readable check (char_length("father's_job") between 1 and 120),
  "mother's_job" text
    constraint mothers_job_is_readable check (char_length("mother's_job") between 1 and 120),
  number_of_siblings smallint
    constraint number_of_siblings_is_plausible check (number_of_siblings between 0 and 20),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint details_hold_no_contact check (not (
    private.holds_contact(education) or private.holds_contact(job) or private.holds_contact(caste)
    or private.holds_contact("father's_name") or private.holds_contact("mother's_name")
    or private.holds_contact("father's_job") or private.holds_contact("mother's_job")
  ))
);
comment on table public.profile_details is 'Personal and family facts of a registered user, for members.';
comment on column public.profile_details.birth_star is 'Nakshatra by its Sanskrit name; other languages are a matter of display.';
comment on column public.profile_details.height is 'Height in whole centimetres.';
comment on column public.profile_details.number_of_siblings is 'Brothers and sisters together.';

create index profile_details_birthday on public.profile_details (private.birthday(date_of_birth));

revoke all on public.profile_details from anon, authenticated, service_role;
-- Visitors hold the grant so that a profile can be asked for with its details embedded; no policy gives them a row.
grant select on public.profile_details to anon, authenticated;
grant select, insert, update, delete on public.profile_details to service_role;
alter table public.profile_details enable row level security;

create trigger set_updated_at before update on public.profile_details
  for each row execute function private.set_updated_at();

-- The contact ------------------------------------------------------------------------------------------------------------

create table public.contact_details (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  phone_number text
    constraint phone_number_is_dialable check (phone_number ~ '^\+[0-9][0-9 ]{6,18}[0-9]$'),
  email text
    constraint email_is_plausible check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  address text
    constraint address_is_readable check (char_length(address) between 1 and 400),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.contact_details is 'Contact details of a registered user: shown to nobody before the admin has approved it.';
comment on column public.contact_details.phone_number is 'International form: a plus sign, the country code, digits and spaces.';

create index contact_details_phone on public.contact_details (private.phone_key(phone_number));

revoke all on public.contact_details from anon, authenticated, service_role;
grant select, insert, update, delete on public.contact_details to service_role;
alter table public.contact_details enable row level security;

create trigger set_updated_at before update on public.contact_details
  for each row execute function private.set_updated_at();

-- What the planner knows about telephone numbers, e-mail addresses and streets leaks: a member may ask for the planner's
-- estimate of a count (Prefer: count=planned), and by halving learn how the numbers of others lie although
-- row-level security hides every row. Nothing plans by these columns, so the planner gathers nothing about them, nor about
-- the index by which numbers are found.
alter table public.contact_details
  alter column phone_number set statistics 0,
  alter column email set statistics 0,
  alter column address set statistics 0;
alter index public.contact_details_phone alter column 1 set statistics 0;

-- Ages, and the version of a profile ---------------------------------------------------------------------------------------
-- Age follows from the date of birth where that is known, today and on every birthday.

create function private.derive_age()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.age := coalesce((
    select private.age_on(date_of_birth, private.today()) from public.profile_details where registered_user_id = new.id
  ), new.age);
  return new;
end
$$;
comment on function private.derive_age() is 'Trigger: the age of a card is that of the date of birth, where it is known.';
create trigger derive_age before update of age on public."RegisteredUsers"
  for each row execute function private.derive_age();

create function private.pass_on_age()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public."RegisteredUsers"
    set age = private.age_on(new.date_of_birth, private.today())
    where id = new.registered_user_id and age is distinct from private.age_on(new.date_of_birth, private.today());
  return null;
end
$$;
comment on function private.pass_on_age() is 'Trigger: a new date of birth changes the age on the card.';
create trigger pass_on_age after insert or update of date_of_birth on public.profile_details
  for each row when (new.date_of_birth is not null) execute function private.pass_on_age();

-- The version of a profile is its card's updated_at: a change of its other parts moves it too.
create function private.touch_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public."RegisteredUsers" set updated_at = now() where id = new.registered_user_id;
  return null;
end
$$;
comment on function private.touch_profile() is 'Trigger: moves the updated_at of the card when details or contact change.';
create trigger touch_profile after update on public.profile_details
  for each row when (old.* is distinct from new.*) execute function private.touch_profile();
create trigger touch_profile after update on public.contact_details
  for each row when (old.* is distinct from new.*) execute function private.touch_profile();

create table private.age_refresh (
  id boolean primary key default true
    constraint there_is_one_row check (id),
  up_to_date_on date not null
);
comment on table private.age_refresh is 'The day on which all ages were last right. One row.';

revoke all on private.age_refresh from anon, authenticated, service_role;
alter table private.age_refresh enable row level security;
create policy "No API role reads or writes the day of the last refresh" on private.age_refresh
  for all to anon, authenticated using (false) with check (false);

insert into private.age_refresh (up_to_date_on) values (private.today());

create function private.refresh_ages()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  today constant date := private.today();
  since date;
  birthdays integer[];
  changed integer;
begin
  select up_to_date_on into strict since from private.age_refresh for update;
  if since >= today then
    return 0;
  end if;
  -- Who was born on 29 February is a year older on 1 March where there is no 29th.
  select array_agg(distinct day_of_year) into birthdays
    from generate_series(greatest(since + 1, today - 366), today, interval '1 day') as passed,
      lateral (select private.birthday(passed::date) union all select 229 where private.birthday(passed::date) = 301) as days (day_of_year);
  perform set_config('matrimony.audit_action', 'birthday', true);
  update public."RegisteredUsers" set age = private.age_on(date_of_birth, today)
    from public.profile_details
    where registered_user_id = id and private.birthday(date_of_birth) = any (birthdays)
      and age is distinct from private.age_on(date_of_birth, today)
      -- The oldest age that a card may show.
      and private.age_on(date_of_birth, today) <= 100;
  get diagnostics changed = row_count;
  perform set_config('matrimony.audit_action', '', true);
  update private.age_refresh set up_to_date_on = today where up_to_date_on = since;
  return changed;
end
$$;
comment on function private.refresh_ages() is 'Brings the ages of those whose birthday has passed since the last call up to date; says how many. Costs nothing when called again the same day.';
grant execute on function private.refresh_ages() to authenticated;
