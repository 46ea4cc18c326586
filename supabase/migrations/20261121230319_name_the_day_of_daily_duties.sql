-- The daily duties as they will be on another day, for whoever tries them out on the demo data: make daily DATE=2027-01-31.
-- Only the database's owner may name the day: the functions that take one are granted to nobody.

create function private.refresh_ages(today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
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
comment on function private.refresh_ages(date) is 'Brings the ages up to this day: of those whose birthday has passed since the last call; says how many. Costs nothing when called again for the same day.';

create or replace function private.refresh_ages()
returns integer
language sql
security definer
set search_path = ''
as $$ select private.refresh_ages(private.today()) $$;
comment on function private.refresh_ages() is 'private.refresh_ages, as of today.';
grant execute on function private.refresh_ages() to authenticated;

create function private.erase_due_people(as_of timestamptz)
returns bigint[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  due bigint[];
  profile_id bigint;
begin
  -- All cards are locked before the first erasure writes to the audit log: see private.set_profile_statuses.
  select coalesce(array_agg(id), '{}') into due from (
    select id from public."RegisteredUsers" where deleted_at <= as_of - interval '30 days' order by id limit 50 for update
  ) as locked;
  foreach profile_id in array due loop
    perform private.erase_person(profile_id);
  end loop;
  return due;
end
$$;
comment on function private.erase_due_people(timestamptz) is 'Erases those who were deleted 30 days before this moment or earlier, at most 50 at a time; says whom.';

create or replace function private.erase_due_people()
returns bigint[]
language sql
security definer
set search_path = ''
as $$ select private.erase_due_people(now()) $$;
comment on function private.erase_due_people() is 'private.erase_due_people, as of now. Run by make daily and from the dashboard.';
grant execute on function private.erase_due_people() to authenticated;

create function private.expire_requests(as_of timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  expired integer;
begin
  with old as (
    update public.contact_requests set status = 'expired'
      where open
        -- What was put off to a later day lives on from that day.
        and greatest(created_at, ask_again_on::timestamptz)
          < as_of - (select requests_expire_after_days from public.site_settings) * interval '1 day'
      returning requester_id, target_id
  ), notified as (
    select private.notify_member(
      old.requester_id, 'Your request about ' || card.name || ' has expired without an answer. You may ask again.', old.target_id
    )
    from old join public."RegisteredUsers" as card on card.id = old.target_id
  )
  select count(*) into expired from notified;
  return expired;
end
$$;
comment on function private.expire_requests(timestamptz) is 'Lets requests expire that nobody had decided in time at this moment; says how many.';

create or replace function private.expire_requests()
returns integer
language sql
security definer
set search_path = ''
as $$ select private.expire_requests(now()) $$;
comment on function private.expire_requests() is 'private.expire_requests, as of now.';
