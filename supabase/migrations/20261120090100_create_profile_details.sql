-- What a member reads about another member before anything is shared: personal and family facts.
-- Who may: members read the details of profiles they may see, and their own; visitors nothing; the admin all.

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
  updated_at timestamptz not null default now()
);

comment on table public.profile_details is 'Personal and family facts of a registered user, for members.';
comment on column public.profile_details.birth_star is 'Nakshatra by its Sanskrit name; other languages are a matter of display.';
comment on column public.profile_details.height is 'Height in whole centimetres.';
comment on column public.profile_details.number_of_siblings is 'Brothers and sisters together.';

revoke all on public.profile_details from anon, authenticated, service_role;
-- Visitors hold the grant so that a profile can be asked for with its details embedded; no policy gives them a row.
grant select on public.profile_details to anon, authenticated;
grant select, insert, update, delete on public.profile_details to service_role;
alter table public.profile_details enable row level security;

create trigger set_updated_at before update on public.profile_details
  for each row execute function private.set_updated_at();
