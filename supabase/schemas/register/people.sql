-- Registered users, in five tables, one for each audience: row-level security hides rows, not columns. The list and shared
-- links may show the card; the details are for members. Nobody reads the contact before the admin has approved it. Who reads the
-- income is the family's choice. The office's own facts are for the admin.
-- Who may: see the policies in finding/visibility.sql and work/disclosures.sql. The API's roles hold no insert, update or delete
-- grant on these tables.

-- The card --------------------------------------------------------------------------------------------------------------

-- A new status is a row here; what the client lacks for it is then a compile error. The column "visible" is computed when a card is
-- written: a migration that changes its rule must update the cards.
create function private.profile_statuses() returns table (status text, waiting boolean, visible boolean, own boolean) language sql immutable
  parallel safe set search_path = '' as $$
  values
    ('draft', true, false, false),
    ('submitted', true, false, false),
    ('verified', false, true, false),
    ('changes requested', true, false, false),
    ('on hold', false, false, true),
    ('engaged', false, false, true),
    ('married', false, false, true),
    ('withdrawn', false, false, false)
$$;
comment on function private.profile_statuses() is 'The statuses of a profile. waiting: not verified yet. visible: shown to others. own: members may set it themselves.';

create function private.status_is(status text, meaning text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select exists (
    select from private.profile_statuses() as rule
    where rule.status = status_is.status
      and case meaning when 'known' then true when 'waiting' then waiting when 'visible' then visible when 'own' then own end
  )
$$;
comment on function private.status_is(text, text) is 'Whether a status is known, waiting, visible or own.';

create function private.relations() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['Self', 'Father', 'Mother', 'Brother', 'Sister', 'Uncle or guardian', 'Other'] $$;

create function private.verification_items() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['Mobile', 'ID', 'Address', 'Education', 'Employment', 'Photo', 'Horoscope', 'Met in person/phone call'] $$;

-- A CHECK constraint runs with the rights of the role that writes.
grant execute on function private.profile_statuses(), private.status_is(text, text), private.verification_items(), private.relations()
  to service_role;

create table public."RegisteredUsers" (
  id bigint generated always as identity primary key,
  name text not null
    constraint name_is_trimmed check (name = btrim(name)),
  gender text,
  age smallint,
  religion text,
  location text,
  first_img text,
  second_img text,
  third_img text,
  birth_chart text,
  status text not null default 'draft'
    constraint status_is_known check (private.status_is(status, 'known')),
  visible boolean not null generated always as (private.status_is(status, 'visible')) stored,
  verified_at timestamptz,
  verified_by text
    constraint verified_by_is_readable check (char_length(verified_by) between 1 and 120),
  verified_items text[] not null default '{}'
    constraint verified_items_are_known check (verified_items <@ private.verification_items()),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  status_reason text
    constraint status_reason_is_readable check (char_length(status_reason) between 1 and 300),
  deleted_at timestamptz,
  pictures_for_members boolean not null default false,
  own_script_name text,
  card_for_members boolean not null default false,
  chart_for_members boolean not null default false,
  -- Legal minimum ages in India: 18 for a bride, 21 for a groom.
  constraint age_is_lawful check (age between case when gender = 'groom' then 21 else 18 end and 100),
  constraint visible_profiles_are_verified check (not visible or (verified_at is not null and verified_by is not null)),
  constraint visible_profiles_have_no_reason check (not visible or status_reason is null),
  constraint deleted_profiles_are_withdrawn check (deleted_at is null or status = 'withdrawn')
);
comment on table public."RegisteredUsers" is 'One card per person looking for a match. Holds nothing that identifies a family beyond name, age, religion and place.';
comment on column public."RegisteredUsers".age is 'Age in completed years.';
comment on column public."RegisteredUsers".location is 'Town and state, never a street.';
comment on column public."RegisteredUsers".first_img is 'Path in the bucket profile-images, or a link that starts with https://.';
comment on column public."RegisteredUsers".birth_chart is 'Path in the bucket birth-charts, or a link that starts with https://.';
comment on column public."RegisteredUsers".visible is 'Verified and active. Leads every browse index, so every browse query must ask for visible rows.';
comment on column public."RegisteredUsers".verified_by is 'Display name of the admin who verified, shown on the seal.';
comment on column public."RegisteredUsers".verified_items is 'The checked items, shown on the seal.';
comment on column public."RegisteredUsers".status_reason is 'Why changes were requested or the profile is on hold, for the person themselves and the admin.';
comment on column public."RegisteredUsers".deleted_at is 'When the admin deleted the profile. It can be restored for 30 days, and is then due for erasure.';
comment on column public."RegisteredUsers".pictures_for_members is 'Pictures are for members only: visitors see a drawing in their place. Like the next two, the last answer of private.consents; true where a registration asked for consents, but not for this one.';
comment on column public."RegisteredUsers".card_for_members is 'The card is for members only: visitors do not see it at all.';
comment on column public."RegisteredUsers".chart_for_members is 'The birth chart is for members only.';
comment on column public."RegisteredUsers".own_script_name is 'The name as the family writes it in its own letters. Readers of that script see it above the name.';

-- Browse indexes. There is deliberately no plain (created_at, id) index: the planner would prefer it. The first page would
-- then scan all new unverified rows.
create index registered_users_newest on public."RegisteredUsers" (visible, created_at desc, id desc);
create index registered_users_religion on public."RegisteredUsers" (visible, religion, created_at desc, id desc);
create index registered_users_location on public."RegisteredUsers" (visible, location, created_at desc, id desc);
create index registered_users_religion_location on public."RegisteredUsers" (visible, religion, location, created_at desc, id desc);
create index registered_users_age on public."RegisteredUsers" (visible, age, created_at desc, id desc);
-- The storage policies look up the row that shows a picture by its path.
create index registered_users_first_img on public."RegisteredUsers" (first_img) where first_img is not null;
create index registered_users_second_img on public."RegisteredUsers" (second_img) where second_img is not null;
create index registered_users_third_img on public."RegisteredUsers" (third_img) where third_img is not null;
create index registered_users_birth_chart on public."RegisteredUsers" (birth_chart) where birth_chart is not null;
create index registered_users_deleted on public."RegisteredUsers" (deleted_at) where deleted_at is not null;
-- The admin's queue and filter.
create index registered_users_status on public."RegisteredUsers" (status, created_at desc, id desc) where not visible;

revoke all on public."RegisteredUsers" from anon, authenticated, service_role;
-- Visitors get columns by name: a stamp tells when something changed, and others are for the office and the person.
grant select (
  id, name, gender, age, religion, location, first_img, second_img, third_img, birth_chart, status, visible, verified_at, verified_items,
  created_at, pictures_for_members, own_script_name, card_for_members, chart_for_members
) on public."RegisteredUsers" to anon;
grant select on public."RegisteredUsers" to authenticated;
grant select, insert, update, delete on public."RegisteredUsers" to service_role;
alter table public."RegisteredUsers" enable row level security;

create function private.set_card_updated_at() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  ignored constant text[] := array['updated_at', 'visible'] || case
    when exists (select from public.profile_details where registered_user_id = new.id and date_of_birth is not null) then '{age}'
    else '{}'
  end::text[];
begin
  -- Members read it. A known date of birth decides the age: its stamp would be the birthday.
  new.updated_at := case when to_jsonb(new) - ignored = to_jsonb(old) - ignored then old.updated_at else now() end;
  return new;
end
$$;
comment on function private.set_card_updated_at() is 'Trigger: sets updated_at of a card to the time of a change, but for an age that follows the date of birth.';
create trigger set_updated_at before update on public."RegisteredUsers"
  for each row execute function private.set_card_updated_at();
create trigger tidy_texts before insert or update on public."RegisteredUsers"
  for each row execute function private.tidy_texts('status_reason');

-- The details ------------------------------------------------------------------------------------------------------------

create table public.profile_details (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  date_of_birth date,
  birth_star text,
  star_pada smallint,
  height smallint,
  education text,
  job text,
  caste text,
  mother_tongue text,
  marital_status text,
  "father's_name" text,
  "mother's_name" text,
  "father's_job" text,
  "mother's_job" text,
  number_of_siblings smallint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  rasi text,
  gothram text,
  mangal_dosha text,
  diet text,
  time_of_birth text,
  birth_time_certainty text,
  place_of_birth text,
  lagnam text,
  other_dosha text,
  birth_coordinates text,
  birth_zone text,
  chart_almanac text,
  kulam text,
  native_place text,
  work_place text,
  brothers smallint,
  married_brothers smallint,
  sisters smallint,
  married_sisters smallint,
  children smallint,
  children_live_with text,
  constraint birth_time_goes_with_its_certainty
    check (birth_time_certainty is null or (birth_time_certainty = 'Not known') = (time_of_birth is null)),
  constraint married_siblings_are_among_them
    check (coalesce(married_brothers, 0) <= coalesce(brothers, 0) and coalesce(married_sisters, 0) <= coalesce(sisters, 0)),
  constraint siblings_are_brothers_and_sisters check (number_of_siblings = brothers + sisters),
  constraint children_are_of_an_earlier_marriage
    check ((children is null and children_live_with is null) or coalesce(marital_status, 'Never Married') <> 'Never Married')
);
comment on table public.profile_details is 'Personal and family facts of a registered user, for members.';
comment on column public.profile_details.birth_star is 'Nakshatra by its Sanskrit name; the client translates it.';
comment on column public.profile_details.height is 'Height in whole centimetres.';
comment on column public.profile_details.number_of_siblings is 'Brothers and sisters together: also where nobody knows how many of each.';
comment on column public.profile_details.kulam is 'The clan within a caste, as in the Kongu region: nobody marries within it. Compared as the gothram is.';
comment on column public.profile_details.native_place is 'Town and state of the family, wherever it lives now.';
comment on column public.profile_details.work_place is 'Town and state of the work.';
comment on column public.profile_details.children is 'Children of an earlier marriage.';
comment on column public.profile_details.rasi is 'Moon sign by its Sanskrit name; the client translates it.';
comment on column public.profile_details.mangal_dosha is 'As the astrologer says. "Don''t know" is an answer, and differs from "No".';
comment on column public.profile_details.time_of_birth is 'Local time to the minute, as 06:05 or 18:05. A text: the type time would add seconds.';
comment on column public.profile_details.birth_time_certainty is 'How sure the family is of the time. "Not known" is an answer, and goes with no time.';
comment on column public.profile_details.place_of_birth is 'Town and state.';
comment on column public.profile_details.lagnam is 'Rising sign by its Sanskrit name; the client translates it.';
comment on column public.profile_details.other_dosha is 'In the family''s words; there may be several.';
comment on column public.profile_details.birth_coordinates is 'Degrees north and east to a hundredth (a kilometre, never a house), minus for south and west: 9.93, 78.12.';
comment on column public.profile_details.birth_zone is 'Time zone of the place, by its name in the tz database. Null: India''s, if the place is understood as one in India.';
comment on column public.profile_details.chart_almanac is 'The kind of almanac of the family''s own chart. "Not known" is an answer.';

create index profile_details_birthday on public.profile_details (private.birthday(date_of_birth));
-- The search for duplicates compares the whole date.
create index profile_details_date_of_birth on public.profile_details (date_of_birth);

revoke all on public.profile_details from anon, authenticated, service_role;
-- Visitors need the grant to request a profile with its details embedded; no policy gives them a row.
grant select on public.profile_details to anon, authenticated;
grant select, insert, update, delete on public.profile_details to service_role;
alter table public.profile_details enable row level security;

create trigger set_updated_at before update on public.profile_details
  for each row execute function private.set_updated_at();

-- The contact ------------------------------------------------------------------------------------------------------------

create table public.contact_details (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  phone_number text,
  email text,
  address text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  whose_phone text,
  second_phone_number text,
  whose_second_phone text,
  assets text
);
comment on table public.contact_details is 'Contact details of a registered user: nobody reads them before the admin has approved it.';
comment on column public.contact_details.phone_number is 'International form: a plus sign, the country code, digits and spaces.';

create index contact_details_phone on public.contact_details (private.phone_key(phone_number));
create index contact_details_second_phone on public.contact_details (private.phone_key(second_phone_number));

revoke all on public.contact_details from anon, authenticated, service_role;
grant select, insert, update, delete on public.contact_details to service_role;
alter table public.contact_details enable row level security;

create trigger set_updated_at before update on public.contact_details
  for each row execute function private.set_updated_at();

-- Statistics about phone numbers, e-mail addresses and streets would leak: a member may ask for the planner's estimate of a
-- count (Prefer: count=planned). By bisection they would learn others' numbers, although row-level security hides every row.
-- No plan needs these statistics, so none are gathered, nor for the index of phone numbers.
alter table public.contact_details
  alter column phone_number set statistics 0,
  alter column email set statistics 0,
  alter column address set statistics 0,
  alter column whose_phone set statistics 0,
  alter column second_phone_number set statistics 0,
  alter column whose_second_phone set statistics 0,
  alter column assets set statistics 0;
alter index public.contact_details_phone alter column 1 set statistics 0;
alter index public.contact_details_second_phone alter column 1 set statistics 0;

-- The income ----------------------------------------------------------------------------------------------------------------
-- A table of its own: row-level security hides rows, and the family chooses who reads this one. The policy is in
-- work/disclosures.sql. Searches and wishes know only an income that is shown to members: see private.index_profile.

create table public.income_details (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  income text,
  income_shown_to text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.income_details is 'A person''s own income. The family chooses who reads it: the bureau alone, families after approval, or members.';
comment on column public.income_details.income is 'A band in lakhs of rupees a year. Its lower end belongs to it.';
comment on column public.income_details.income_shown_to is 'Null: the family has not chosen, so the bureau alone reads it.';

revoke all on public.income_details from anon, authenticated, service_role;
grant select on public.income_details to authenticated;
grant select, insert, update, delete on public.income_details to service_role;
alter table public.income_details enable row level security;

create trigger set_updated_at before update on public.income_details
  for each row execute function private.set_updated_at();

-- Members may ask for the planner's estimates, as above.
alter table public.income_details
  alter column income set statistics 0,
  alter column income_shown_to set statistics 0;

-- For the office ---------------------------------------------------------------------------------------------------------

create function private.old_number_key(old_number text) returns text language sql immutable parallel safe set search_path = '' as $$
  select nullif(regexp_replace(private.plain_text(old_number), '[^[:alnum:]]', '', 'g'), '')
$$;
comment on function private.old_number_key(text) is 'An old number without signs, in small letters and European digits: g101 for G-101, "G 101" and "G-௧௦௧". Null without letter and digit.';
grant execute on function private.old_number_key(text) to service_role;

create function private.sources() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['Walk-in', 'Newspaper', 'Temple', 'Relative or friend', 'Meet', 'Website', 'Other bureau', 'Other'] $$;
comment on function private.sources() is 'How a family, or its biodata, came to the bureau.';
grant execute on function private.sources() to service_role;

create table public.office_details (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  old_number text,
  handled_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  off_links boolean not null default false,
  language text
    constraint language_is_a_code check (language ~ '^[a-z]{2,3}$'),
  source text,
  source_name text,
  share_agreed text,
  household uuid,
  off_whatsapp boolean not null default false
);
comment on table public.office_details is 'Facts about a registered user for the office alone: the admin reads them, members and visitors never.';
comment on column public.office_details.old_number is 'The number in the bureau''s own file or book, as G-101. Families name it on the telephone.';
comment on column public.office_details.handled_by is 'The username of the admin who looks after this family; null for nobody. See public.set_handler.';
comment on column public.office_details.off_links is 'Not on private links, lists, sheets and messages of the bureau; members see the profile as before. The family reads its own answer by public.list_consents.';
comment on column public.office_details.language is 'The language (BCP 47) in which the bureau writes to a family without a login: see public.set_account_language. Null: not chosen.';
comment on column public.office_details.source_name is 'Which newspaper, temple, relative or other bureau it was.';
comment on column public.office_details.share_agreed is 'The part of the fee that the other bureau gets, in words.';
comment on column public.office_details.off_whatsapp is 'The family asked for no WhatsApp: the last answer of private.consents.';
comment on column public.office_details.household is 'The same for all people of a household, such as two sisters; null for none. See public.add_to_household.';

create table private.read_languages (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  language text not null
    constraint language_is_a_code check (language ~ '^[a-z]{2,3}$')
);
comment on table private.read_languages is 'The language in which a family last signed in, opened its private link or sent its enquiry; before that, of the notice that it was given. A choice counts before it: see private.language_of.';

create function private.note_language(profile_id bigint, language text) returns void language sql security definer set search_path = '' as $$
  insert into private.read_languages as known (registered_user_id, language)
    select profile_id, note_language.language
    from public.site_settings where note_language.language = any (string_to_array(languages, ' '))
    on conflict (registered_user_id) do update set language = excluded.language where known.language <> excluded.language
$$;
comment on function private.note_language(bigint, text) is 'Keeps in which of the offered languages a family reads; nothing for another one.';

create index office_details_household on public.office_details (household) where household is not null;
create index office_details_handled_by on public.office_details (handled_by) where handled_by is not null;
create index office_details_old_number on public.office_details (private.old_number_key(old_number));

revoke all on public.office_details from anon, authenticated, service_role;
grant select on public.office_details to authenticated;
grant select, insert, update, delete on public.office_details to service_role;
alter table public.office_details enable row level security;

-- The fields of the form alone: they are a part of the version.
create trigger set_updated_at before update on public.office_details
  for each row
  when (
    (old.old_number, old.source, old.source_name, old.share_agreed)
    is distinct from (new.old_number, new.source, new.source_name, new.share_agreed)
  )
  execute function private.set_updated_at();

-- Members may ask for the planner's estimates, as above.
alter table public.office_details
  alter column old_number set statistics 0,
  alter column off_links set statistics 0,
  alter column language set statistics 0,
  alter column source set statistics 0,
  alter column source_name set statistics 0,
  alter column share_agreed set statistics 0,
  alter column household set statistics 0,
  alter column off_whatsapp set statistics 0;
alter index public.office_details_old_number alter column 1 set statistics 0;

create function private.ids_of_old_number(typed text) returns setof bigint language sql stable security definer set search_path = '' as $$
  select registered_user_id from public.office_details
  where private.old_number_key(old_number) = private.old_number_key(typed)
$$;
comment on function private.ids_of_old_number(text) is 'The people with this old number, in large or small letters, with or without its signs.';

-- The fields -------------------------------------------------------------------------------------------------------------
-- The rule of each field, in one place: the CHECK constraints come from these rows. The form, files, proposals and filters are
-- checked by them too. To add a field, add a column and a row here; docs/adding-a-field.md says what else the site needs.
-- position: the order of problems in an answer. largest: for a text, the most characters. proposable: whether members may
-- propose a change; only the bureau changes contact details and bride or groom.
create view private.person_fields as
  select field, table_name, position::smallint, kind, smallest::smallint, largest::smallint, unit, choices::text[], proposable
  from (values
    ('name', 'RegisteredUsers', 10, 'text', null, 120, null, null, true),
    ('own_script_name', 'RegisteredUsers', 12, 'text', null, 120, null, null, true),
    ('gender', 'RegisteredUsers', 20, 'choice', null, null, null, array['bride', 'groom'], false),
    ('age', 'RegisteredUsers', 30, 'age', 18, 100, null, null, false),
    ('religion', 'RegisteredUsers', 40, 'choice', null, null, null, array[
      'Hindu', 'Muslim', 'Christian', 'Sikh', 'Jain', 'Buddhist', 'Parsi (Zoroastrian)', 'Jewish', 'Other', 'No religion'
    ], true),
    ('location', 'RegisteredUsers', 50, 'text', null, 120, null, null, true),
    ('first_img', 'RegisteredUsers', 60, 'picture', null, 500, null, null, true),
    ('second_img', 'RegisteredUsers', 70, 'picture', null, 500, null, null, true),
    ('third_img', 'RegisteredUsers', 80, 'picture', null, 500, null, null, true),
    ('birth_chart', 'RegisteredUsers', 90, 'picture', null, 500, null, null, true),
    ('date_of_birth', 'profile_details', 100, 'date', null, null, null, null, true),
    ('time_of_birth', 'profile_details', 102, 'time', null, null, null, null, true),
    ('birth_time_certainty', 'profile_details', 104, 'choice', null, null, null, array['Exact', 'Approximate', 'Not known'], true),
    ('place_of_birth', 'profile_details', 106, 'text', null, 120, null, null, true),
    ('birth_coordinates', 'profile_details', 107, 'coordinates', null, null, null, null, true),
    ('birth_zone', 'profile_details', 108, 'choice', null, null, null, array[
      'Asia/Kolkata', 'Asia/Colombo', 'Indian/Maldives', 'Asia/Kathmandu', 'Asia/Dhaka', 'Asia/Karachi',
      'Asia/Yangon', 'Asia/Kuala_Lumpur', 'Asia/Kuching', 'Asia/Singapore', 'Asia/Dubai', 'Asia/Riyadh',
      'Asia/Qatar', 'Asia/Hong_Kong', 'Asia/Bangkok', 'Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura',
      'Africa/Nairobi', 'Africa/Johannesburg', 'Indian/Mauritius', 'Pacific/Fiji', 'Europe/London',
      'Europe/Berlin', 'Europe/Paris', 'America/New_York', 'America/Chicago', 'America/Denver',
      'America/Phoenix', 'America/Indiana/Indianapolis', 'America/Los_Angeles', 'America/Anchorage',
      'Pacific/Honolulu', 'America/St_Johns', 'America/Halifax', 'America/Toronto', 'America/Winnipeg',
      'America/Regina', 'America/Edmonton', 'America/Vancouver', 'Australia/Sydney', 'Australia/Melbourne',
      'Australia/Brisbane', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth',
      'Pacific/Auckland'
    ], true),
    ('birth_star', 'profile_details', 110, 'choice', null, null, null, array[
      'Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha',
      'Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha', 'Jyeshtha',
      'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada',
      'Uttara Bhadrapada', 'Revati'
    ], true),
    ('star_pada', 'profile_details', 120, 'number', 1, 4, null, null, true),
    ('rasi', 'profile_details', 124, 'choice', null, null, null, array[
      'Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'
    ], true),
    ('chart_almanac', 'profile_details', 125, 'choice', null, null, null, array['Thirukanitha', 'Vakya', 'Not known'], true),
    ('gothram', 'profile_details', 126, 'text', null, 80, null, null, true),
    ('lagnam', 'profile_details', 127, 'choice', null, null, null, array[
      'Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'
    ], true),
    ('mangal_dosha', 'profile_details', 128, 'choice', null, null, null, array['No', 'Yes', 'Anshik (partial)', 'Don''t know'], true),
    ('other_dosha', 'profile_details', 129, 'text', null, 120, null, null, true),
    ('height', 'profile_details', 130, 'number', 100, 250, 'centimetres', null, true),
    ('education', 'profile_details', 140, 'text', null, 120, null, null, true),
    ('job', 'profile_details', 150, 'text', null, 120, null, null, true),
    ('work_place', 'profile_details', 152, 'text', null, 120, null, null, true),
    ('income', 'income_details', 154, 'choice', null, null, null, array[
      'Below 2', '2 to 3', '3 to 5', '5 to 7', '7 to 10', '10 to 15', '15 to 20', '20 to 30', '30 to 50', '50 and above'
    ], true),
    ('income_shown_to', 'income_details', 156, 'choice', null, null, null, array[
      'Bureau only', 'Approved contact', 'Members'
    ], true),
    ('native_place', 'profile_details', 158, 'text', null, 120, null, null, true),
    ('caste', 'profile_details', 160, 'text', null, 80, null, null, true),
    ('kulam', 'profile_details', 162, 'text', null, 80, null, null, true),
    ('mother_tongue', 'profile_details', 170, 'choice', null, null, null, array[
      'Tamil', 'Malayalam', 'Telugu', 'Kannada', 'Hindi', 'Marathi', 'Gujarati', 'Bengali', 'Odia', 'Punjabi',
      'Urdu', 'Konkani', 'Tulu', 'Sindhi', 'Assamese', 'English', 'Other'
    ], true),
    ('marital_status', 'profile_details', 180, 'choice', null, null, null, array[
      'Never Married', 'Widowed', 'Divorced', 'Awaiting Divorce', 'Separated', 'Annulled'
    ], true),
    ('children', 'profile_details', 182, 'number', 0, 20, null, null, true),
    ('children_live_with', 'profile_details', 183, 'choice', null, null, null, array[
      'This parent', 'Other parent', 'Both in turn', 'Somebody else'
    ], true),
    ('diet', 'profile_details', 185, 'choice', null, null, null, array['Vegetarian', 'Eggetarian', 'Non-vegetarian', 'Vegan', 'Jain'], true),
    ('father''s_name', 'profile_details', 190, 'text', null, 120, null, null, true),
    ('mother''s_name', 'profile_details', 200, 'text', null, 120, null, null, true),
    ('father''s_job', 'profile_details', 210, 'text', null, 120, null, null, true),
    ('mother''s_job', 'profile_details', 220, 'text', null, 120, null, null, true),
    ('number_of_siblings', 'profile_details', 230, 'number', 0, 20, null, null, true),
    ('brothers', 'profile_details', 232, 'number', 0, 20, null, null, true),
    ('married_brothers', 'profile_details', 233, 'number', 0, 20, null, null, true),
    ('sisters', 'profile_details', 234, 'number', 0, 20, null, null, true),
    ('married_sisters', 'profile_details', 235, 'number', 0, 20, null, null, true),
    ('phone_number', 'contact_details', 240, 'phone', null, null, null, null, false),
    ('whose_phone', 'contact_details', 242, 'choice', null, null, null, private.relations(), false),
    ('second_phone_number', 'contact_details', 244, 'phone', null, null, null, null, false),
    ('whose_second_phone', 'contact_details', 246, 'choice', null, null, null, private.relations(), false),
    ('email', 'contact_details', 250, 'email', null, 254, null, null, false),
    ('address', 'contact_details', 260, 'text', null, 400, null, null, false),
    ('assets', 'contact_details', 262, 'text', null, 400, null, null, false),
    ('old_number', 'office_details', 270, 'text', null, 20, null, null, false),
    ('source', 'office_details', 280, 'choice', null, null, null, private.sources(), false),
    ('source_name', 'office_details', 282, 'text', null, 120, null, null, false),
    ('share_agreed', 'office_details', 284, 'text', null, 120, null, null, false)
  ) as rule (field, table_name, position, kind, smallest, largest, unit, choices, proposable);
comment on view private.person_fields is 'The fields of a person: the columns of the tables that the form, files and proposals may write.';

create function private.is_picture(entered text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select entered ~ '^([0-9]+/[0-9a-f-]{36}\.(webp|jpg|png)|https://[^[:space:]]+)$'
$$;
comment on function private.is_picture(text) is 'Whether this is the path of an object in a picture bucket, or a link.';

create function private.is_time_of_day(entered text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select entered ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
$$;

create function private.is_coordinates(entered text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  -- At most 66 degrees north or south, and 180 east or west. Beyond the polar circles no lagnam is computed, and a latitude
  -- there is a longitude of India that was entered first.
  select entered ~ '^-?(([0-5]?[0-9]|6[0-5])(\.[0-9]{1,2})?|66(\.00?)?), -?((1[0-7][0-9]|[0-9]?[0-9])(\.[0-9]{1,2})?|180(\.00?)?)$'
$$;
comment on function private.is_coordinates(text) is 'Whether these are degrees north (at most 66) and east, to a hundredth at most, as 9.93, 78.12.';

-- A CHECK constraint runs with the rights of the role that writes.
grant execute on function
  private.is_phone_number(text), private.is_email(text), private.is_picture(text), private.is_time_of_day(text), private.is_coordinates(text)
  to service_role;

create function private.enforce_person_field(field_name text) returns void language plpgsql set search_path = '' set client_min_messages = 'warning'
  as $$
declare
  rule record;
  constraint_name text;
  condition text;
begin
  select * into strict rule from private.person_fields where field = field_name;
  for constraint_name, condition in
    select replace(rule.field, '''', '') || '_' || suffix,
      format(template, rule.field, rule.smallest, rule.largest, rule.choices)
    from (values
      ('text', 'is_readable', 'char_length(%1$I) between 1 and %3$s'),
      ('text', 'holds_no_contact', 'not private.holds_contact(%1$I)'),
      ('choice', 'is_known', '%1$I = any (%4$L::text[])'),
      ('number', 'is_plausible', '%1$I between %2$s and %3$s'),
      ('date', 'is_plausible', '%1$I > date ''1900-01-01'''),
      ('time', 'is_a_time', 'private.is_time_of_day(%1$I)'),
      ('coordinates', 'are_coordinates', 'private.is_coordinates(%1$I)'),
      ('phone', 'is_dialable', 'private.is_phone_number(%1$I)'),
      ('email', 'is_plausible', 'private.is_email(%1$I) and char_length(%1$I) <= %3$s'),
      ('picture', 'is_path_or_link', 'private.is_picture(%1$I) and char_length(%1$I) <= %3$s')
    ) as checks (kind, suffix, template)
    where checks.kind = rule.kind
      -- The postal address may hold contact details.
      and not (suffix = 'holds_no_contact' and rule.table_name = 'contact_details')
  loop
    execute format(
      'alter table public.%1$I drop constraint if exists %2$I, add constraint %2$I check (%3$s)',
      rule.table_name, constraint_name, condition
    );
  end loop;
end
$$;
comment on function private.enforce_person_field(text) is 'Replaces the CHECK constraint of a field''s column with one from its rule. Age is checked together with bride or groom: age_is_lawful.';

select private.enforce_person_field(field) from private.person_fields;

-- Ages, and the version of a profile ---------------------------------------------------------------------------------------
-- A known date of birth decides the age, today and on every birthday.
create function private.derive_age() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.age := coalesce((
    select private.age_on(date_of_birth, private.today()) from public.profile_details where registered_user_id = new.id
  ), new.age);
  return new;
end
$$;
create trigger derive_age before update of age on public."RegisteredUsers"
  for each row execute function private.derive_age();

create function private.sync_age() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public."RegisteredUsers"
    set age = private.age_on(new.date_of_birth, private.today())
    where id = new.registered_user_id and age is distinct from private.age_on(new.date_of_birth, private.today());
  return null;
end
$$;
create trigger sync_age after insert or update of date_of_birth on public.profile_details
  for each row when (new.date_of_birth is not null) execute function private.sync_age();

create function private.version_of(profile_id bigint) returns timestamptz language sql stable security definer set search_path = '' as $$
  select greatest(card.updated_at, details.updated_at, contact.updated_at, income.updated_at, office.updated_at)
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  left join public.contact_details as contact on contact.registered_user_id = card.id
  left join public.income_details as income on income.registered_user_id = card.id
  left join public.office_details as office on office.registered_user_id = card.id
  where card.id = profile_id
$$;
comment on function private.version_of(bigint) is 'The version of a profile: the last change of its parts. Nobody but the office may know it: it moves with what is hidden.';

create table private.age_refresh (
  id boolean primary key default true
    constraint there_is_one_row check (id),
  up_to_date_on date not null
);
comment on table private.age_refresh is 'The day of the last refresh of all ages. One row.';

insert into private.age_refresh (up_to_date_on) values (private.today());

create function private.refresh_ages(today date) returns integer language plpgsql security definer set search_path = '' as $$
declare
  since date;
  birthdays integer[];
  changed integer;
begin
  select up_to_date_on into strict since from private.age_refresh for update;
  if since >= today then
    return 0;
  end if;
  -- In other years, a birthday on 29 February counts on 1 March.
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
comment on function private.refresh_ages(date) is 'Updates the ages for all birthdays since the last call, up to this day; returns how many. A second call on the same day costs nothing.';

create function private.refresh_ages() returns integer language sql security definer set search_path = ''
  as $$ select private.refresh_ages(private.today()) $$;

create function private.moment_of_daily() returns timestamptz language sql stable security definer set search_path = '' as $$
  select case when up_to_date_on > private.today() then (up_to_date_on + time '12:00') at time zone 'Asia/Kolkata' else now() end
  from private.age_refresh
$$;
comment on function private.moment_of_daily() is 'Now; after make daily with a later DATE, as demo data allows, noon of that day.';

-- The admin's functions --------------------------------------------------------------------------------------------------

create function private.lock_cards(one_id bigint, other_id bigint) returns void language sql security definer set search_path = '' as $$
  -- Call this before writing to the audit log: a deletion holds the card and waits for the log.
  select 1 from public."RegisteredUsers" where id in (one_id, other_id) order by id for key share
$$;
comment on function private.lock_cards(bigint, bigint) is 'Locks two cards against deletion until the end of the transaction.';

create function private.lock_profile(profile_id bigint, seen_updated_at timestamptz default null) returns public."RegisteredUsers" language plpgsql
  security definer set search_path = '' as $$
declare
  card public."RegisteredUsers";
begin
  select * into card from public."RegisteredUsers" where id = profile_id for update;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  if seen_updated_at is distinct from private.version_of(profile_id) and seen_updated_at is not null then
    perform private.conflict('profile_changed', 'This profile was changed while you were looking at it.');
  end if;
  return card;
end
$$;
comment on function private.lock_profile(bigint, timestamptz) is 'The card, locked until the end of the transaction. Errors: PT404, and PT409 if its version differs from the given one.';

create function private.refuse_deleted(card public."RegisteredUsers") returns void language plpgsql set search_path = '' as $$
begin
  if card.deleted_at is not null then
    perform private.conflict('profile_deleted', 'This profile has been deleted. Restore it first.');
  end if;
end
$$;

-- The keeping ------------------------------------------------------------------------------------------------------------
--
-- When it is written: coming-and-going/retention.sql.

create table private.keeping (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  confirmed_on date,
  confirmed_by text
    constraint confirmer_is_known check (confirmed_by in ('member', 'link', 'bureau')),
  asked_on date,
  hidden_on date,
  announced_on date,
  kept_on date,
  noted_on date not null default private.today(),
  status_since date not null default private.today(),
  constraint confirmations_are_whole check ((confirmed_on is null) = (confirmed_by is null))
);
comment on table private.keeping is 'Since when the status of a profile is as it is, its last confirmation, and what is announced about it. Written by triggers, make daily and the functions of coming-and-going/retention.sql.';
comment on column private.keeping.noted_on is 'The day of the row: before it nobody was asked, so silence counts from then.';
comment on column private.keeping.asked_on is 'Since when a confirmation is due; null while none is.';
comment on column private.keeping.hidden_on is 'When the profile was hidden because nobody confirmed it; a confirmation shows it again.';
comment on column private.keeping.announced_on is 'When the erasure was announced to the owner: 30 days before it, at least.';
comment on column private.keeping.kept_on is 'When an owner last decided to keep the profile longer. The days begin again.';

create index keeping_asked on private.keeping (asked_on) where asked_on is not null;
create index keeping_announced on private.keeping (announced_on) where announced_on is not null;
