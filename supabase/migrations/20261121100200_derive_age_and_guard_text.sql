-- Age follows from the date of birth where that is known, today and on every birthday; what a profile may be deleted or
-- held back for; and no telephone number or e-mail address hides in a text that others read.
-- Who may: nobody writes these columns through the API but the functions of later migrations.

alter table public."RegisteredUsers"
  add column status_reason text
    constraint status_reason_is_readable check (char_length(status_reason) between 1 and 300),
  add column deleted_at timestamptz,
  add constraint visible_profiles_have_no_reason check (status <> 'verified' or status_reason is null),
  add constraint deleted_profiles_are_withdrawn check (deleted_at is null or status = 'withdrawn');
comment on column public."RegisteredUsers".status_reason is 'Why changes were requested or the profile is on hold, for the person themselves and the admin.';
comment on column public."RegisteredUsers".deleted_at is 'When the admin deleted the profile. It can be restored for 30 days, then it is due to be erased.';

create index registered_users_deleted on public."RegisteredUsers" (deleted_at) where deleted_at is not null;
-- The admin's queue and filter.
create index registered_users_status on public."RegisteredUsers" (status, created_at desc, id desc) where not visible;

create function private.today()
returns date
language sql
stable
set search_path = ''
as $$
  select (now() at time zone 'Asia/Kolkata')::date
$$;
comment on function private.today() is 'The day at the bureau (India).';

create function private.age_on(birth_date date, day date)
returns smallint
language sql
immutable
parallel safe
set search_path = ''
as $$
  select extract(year from age(day, birth_date))::smallint
$$;
comment on function private.age_on(date, date) is 'Age in completed years on a day.';

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

create function private.birthday(birth_date date)
returns integer
language sql
immutable
parallel safe
set search_path = ''
as $$
  select (extract(month from birth_date) * 100 + extract(day from birth_date))::integer
$$;
comment on function private.birthday(date) is 'Month and day as one number: 814 is the 14th of August.';
create index profile_details_birthday on public.profile_details (private.birthday(date_of_birth));

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

update public."RegisteredUsers" set age = private.age_on(date_of_birth, private.today())
  from public.profile_details
  where registered_user_id = id and age is distinct from private.age_on(date_of_birth, private.today()) and date_of_birth is not null;
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
  update private.age_refresh set up_to_date_on = today;
  return changed;
end
$$;
comment on function private.refresh_ages() is 'Brings the ages of those whose birthday has passed since the last call up to date; says how many. Costs nothing when called again the same day.';

create function private.holds_contact(entered text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- The digits of the scripts of India, of Urdu and of wide letters count like those of Europe.
  -- No field is longer than 400 letters: what is will be refused for its length.
  select translate(
    left(entered, 1000),
    '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯'
      || '౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９',
    repeat('0123456789', 12)
  ) ~ '[0-9]{7}|([0-9][^[:alnum:]]{0,3}){10}|[^[:space:]@][[:space:]]?@[[:space:]]?[^[:space:]@]+\.[^[:space:]@]'
$$;
comment on function private.holds_contact(text) is 'Whether a text holds a telephone number (seven digits in a row, or ten with signs or blanks between) or an e-mail address. Two years with a dash between are none.';

alter table public."RegisteredUsers"
  add constraint card_holds_no_contact check (not (private.holds_contact(name) or private.holds_contact(location)));
alter table public.profile_details
  add constraint details_hold_no_contact check (not (
    private.holds_contact(education) or private.holds_contact(job) or private.holds_contact(caste)
    or private.holds_contact("father's_name") or private.holds_contact("mother's_name")
    or private.holds_contact("father's_job") or private.holds_contact("mother's_job")
  ));

create function private.phone_key(phone text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select right(regexp_replace(phone, '\D', '', 'g'), 10)
$$;
comment on function private.phone_key(text) is 'The last ten digits of a telephone number: the same with and without +91, 0 and spaces.';
create index contact_details_phone on public.contact_details (private.phone_key(phone_number));

revoke all on function
  private.today(), private.age_on(date, date), private.derive_age(), private.pass_on_age(), private.touch_profile(),
  private.birthday(date), private.refresh_ages(), private.phone_key(text)
  from public;
-- The service role writes rows itself (fixtures), and a constraint or an index is checked with the writer's rights.
grant execute on function private.birthday(date), private.holds_contact(text), private.phone_key(text) to service_role;
