-- The status of a profile: verification item by item, and changes of status. Members hide their profile for a while, or because
-- they have found a partner.
-- Who may: the admin verifies and sets any status. A member hides and shows their own profile, and ends only a status that they
-- set themselves.

create table public.verification_checks (
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  item text not null
    constraint item_is_known check (item = any (private.verification_items())),
  checked_by uuid references auth.users (id) on delete set null,
  checked_by_name text not null
    constraint checked_by_name_is_readable check (char_length(checked_by_name) between 1 and 120),
  checked_at timestamptz not null default now(),
  primary key (registered_user_id, item)
);
comment on table public.verification_checks is 'Checked items of a profile, with date and admin. The seal shows the items; this is the admin''s record. A check ends when what was checked is removed or changed.';

create index verification_checks_by on public.verification_checks (checked_by);

revoke all on public.verification_checks from anon, authenticated, service_role;
grant select on public.verification_checks to authenticated;
grant select, insert, update, delete on public.verification_checks to service_role;
alter table public.verification_checks enable row level security;
create policy "The admin reads verification checks" on public.verification_checks
  for select to authenticated using ((select private.is_admin()));

create trigger audit_change after insert or update or delete on public.verification_checks
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');

create function private.refuse_without_side() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse('gender_missing', 'Say first: bride or groom. Without it nobody is verified or matched.', 'gender');
  return new;
end
$$;
comment on function private.refuse_without_side() is 'Trigger: nobody is verified who is neither bride nor groom, and a verified person stays one of them. Who was verified earlier stays.';
create trigger refuse_without_side before update of verified_at, gender on public."RegisteredUsers"
  for each row when (
    new.gender is null and new.verified_at is not null and (old.gender is not null or new.verified_at is distinct from old.verified_at)
  ) execute function private.refuse_without_side();

create function private.clean_checklist(items text[]) returns text[] language plpgsql stable set search_path = '' as $$
declare
  checked text[];
begin
  perform private.refuse_large(items);
  checked := array(select distinct item from unnest(items) as item order by item);
  if cardinality(checked) = 0 then
    perform private.refuse('items_missing', 'Tick at least one thing that was checked.', 'items');
  end if;
  if not checked <@ private.verification_items() then
    perform private.refuse('items_unknown', 'Choose from the list of things to check.', 'items');
  end if;
  return checked;
end
$$;
comment on function private.clean_checklist(text[]) is 'The checked items, each once and sorted. Error 22023 if there is none, or an unknown one.';

create function private.record_verification(profile_id bigint, checked text[]) returns void language plpgsql security definer set search_path = ''
  as $$
begin
  delete from public.verification_checks where registered_user_id = profile_id and item <> all (checked);
  insert into public.verification_checks (registered_user_id, item, checked_by, checked_by_name)
    select profile_id, item, (select auth.uid()), private.my_admin_name() from unnest(checked) as item
    -- The first check of an item keeps its date and admin.
    on conflict do nothing;
  update public."RegisteredUsers"
    set status = 'verified', status_reason = null, verified_at = now(), verified_by = private.my_admin_name(), verified_items = checked
    where id = profile_id;
  perform private.notify_member('profile verified', profile_id);
end
$$;
comment on function private.record_verification(bigint, text[]) is 'Records the checked items of a profile, makes it visible and notifies the member.';

create function private.items_without_facts(profile_id bigint, items text[]) returns text[] language sql stable security definer set search_path = ''
  as $$
  select array(
    select need.item
    from public."RegisteredUsers" as card
    left join public.profile_details as details on details.registered_user_id = card.id
    left join public.contact_details as contact on contact.registered_user_id = card.id
    cross join lateral (values
      ('Mobile', coalesce(contact.phone_number, contact.second_phone_number) is null),
      ('Address', contact.address is null),
      ('Education', details.education is null),
      ('Employment', details.job is null),
      ('Photo', coalesce(card.first_img, card.second_img, card.third_img) is null),
      ('Horoscope', coalesce(card.birth_chart, details.birth_star, details.rasi, details.lagnam, details.time_of_birth) is null)
    ) as need (item, is_missing)
    where card.id = profile_id and need.is_missing and need.item = any (items)
    order by need.item
  )
$$;
comment on function private.items_without_facts(bigint, text[]) is 'The items of a checklist for which this profile has no value: nobody can have checked a missing picture.';

create function private.end_check() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  person constant bigint := coalesce(after -> 'registered_user_id', after -> 'id')::bigint;
begin
  if exists (
    select before ->> field from unnest(tg_argv[1:]) as field where before ->> field is not null
    except
    select after ->> field from unnest(tg_argv[1:]) as field
  ) then
    delete from public.verification_checks where registered_user_id = person and item = tg_argv[0];
    update public."RegisteredUsers" set verified_items = array_remove(verified_items, tg_argv[0])
      where id = person and tg_argv[0] = any (verified_items);
  end if;
  return null;
end
$$;
comment on function private.end_check() is 'Trigger: the check of an item, its first argument, ends when a value of the columns, the other arguments, is removed or changed. A further value ends nothing. The columns are those of private.items_without_facts.';
create trigger end_check_of_mobile after update of phone_number, second_phone_number on public.contact_details
  for each row execute function private.end_check('Mobile', 'phone_number', 'second_phone_number');
create trigger end_check_of_address after update of address on public.contact_details
  for each row execute function private.end_check('Address', 'address');
create trigger end_check_of_education after update of education on public.profile_details
  for each row execute function private.end_check('Education', 'education');
create trigger end_check_of_employment after update of job on public.profile_details
  for each row execute function private.end_check('Employment', 'job');
create trigger end_check_of_photo after update of first_img, second_img, third_img on public."RegisteredUsers"
  for each row execute function private.end_check('Photo', 'first_img', 'second_img', 'third_img');
create trigger end_check_of_horoscope after update of birth_chart on public."RegisteredUsers"
  for each row execute function private.end_check('Horoscope', 'birth_chart');
create trigger end_check_of_horoscope after update of birth_star, star_pada, rasi, lagnam, time_of_birth on public.profile_details
  for each row execute function private.end_check('Horoscope', 'birth_star', 'star_pada', 'rasi', 'lagnam', 'time_of_birth');

create function public.verify_profile(profile_id bigint, seen_updated_at timestamptz, items text[]) returns timestamptz language plpgsql
  security definer set search_path = '' as $$
declare
  checked text[];
begin
  perform private.require_admin();
  if seen_updated_at is null then
    perform private.refuse('version_missing', 'Load the profile again.');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id, seen_updated_at));
  checked := private.clean_checklist(items);
  if private.items_without_facts(profile_id, checked) <> '{}' then
    perform private.refuse('nothing_stored', 'Nothing is stored for one of the ticked things. Untick it, or add it first.', 'items');
  end if;
  perform set_config('matrimony.audit_action', 'verified', true);
  perform private.record_verification(profile_id, checked);
  return private.version_of(profile_id);
end
$$;
comment on function public.verify_profile(bigint, timestamptz, text[]) is 'For the admin: records the checked items and makes the profile visible. Errors: PT409 if the profile has changed since seen_updated_at, 22023, PT404.';
grant execute on function
  public.verify_profile(bigint, timestamptz, text[])
  to authenticated;

-- Several profiles with one checklist: each gets its own record.
create function public.verify_profiles(people jsonb, items text[]) returns jsonb language plpgsql security definer set search_path = ''
  set statement_timeout = '20s' as $$
declare
  checked text[];
  person record;
  card public."RegisteredUsers";
  missing text[];
  why text;
  verified jsonb := '[]';
  left_out jsonb := '[]';
begin
  perform private.require_admin();
  perform private.refuse_large(people, 100000);
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) not between 1 and 500 then
    perform private.refuse('too_many_profiles', 'Choose from 1 to 500 profiles.');
  end if;
  checked := private.clean_checklist(items);
  perform set_config('matrimony.audit_action', 'bulk verification', true);
  -- Locks all cards first, in the order of ids: see public.set_profile_statuses.
  perform from public."RegisteredUsers"
    where id in (select entries.id from jsonb_to_recordset(people) as entries (id bigint)) order by id for update;
  for person in
    select distinct on (id) * from jsonb_to_recordset(people) as entries (id bigint, seen_updated_at timestamptz) order by id
  loop
    select * into card from public."RegisteredUsers" where id = person.id;
    missing := private.items_without_facts(person.id, checked);
    why := case
      when card.id is null or card.deleted_at is not null then 'gone'
      when card.status <> 'submitted' then 'not waiting'
      when private.version_of(card.id) is distinct from person.seen_updated_at then 'changed'
      when private.has_withdrawn(card.id) then 'consent missing'
      when card.gender is null then 'side missing'
      when missing <> '{}' then 'nothing stored'
    end;
    if why is null then
      perform private.record_verification(person.id, checked);
      verified := verified || to_jsonb(person.id);
    else
      left_out := left_out || jsonb_build_object(
        'id', person.id, 'why', why, 'items', case when why = 'nothing stored' then to_jsonb(missing) else '[]' end
      );
    end if;
  end loop;
  return jsonb_build_object('verified', verified, 'left_out', left_out);
end
$$;
comment on function public.verify_profiles(jsonb, text[]) is 'For the admin: verifies up to 500 waiting profiles, [{id, seen_updated_at}], with one checklist; each gets its own record. Answers {verified: [id], left_out: [{id, why, items}]}. why is gone, not waiting, changed (since seen_updated_at), consent missing (withdrawn), side missing (neither bride nor groom) or nothing stored (for these items of the checklist). Error 22023. Takes at most 20 s.';
grant execute on function public.verify_profiles(jsonb, text[]) to authenticated;

create function public.set_profile_statuses(changes jsonb) returns jsonb language plpgsql security definer set search_path = ''
  set statement_timeout = '20s' as $$
declare
  many boolean;
  change record;
  card public."RegisteredUsers";
  previous jsonb := '[]';
begin
  perform private.require_admin();
  -- Each of 500 may have a reason of 300 characters.
  perform private.refuse_large(changes, 1000000);
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 500 then
    perform private.refuse('too_many_profiles', 'Choose from 1 to 500 profiles.');
  end if;
  many := jsonb_array_length(changes) > 1;
  perform set_config('matrimony.audit_action', case when many then 'bulk status change' else 'changed status' end, true);
  -- Locks all cards first, in the order of ids, and only then writes to the audit log. Another transaction may hold a card and
  -- wait for the log; to hold the log and wait for that card would be a deadlock.
  perform from public."RegisteredUsers"
    where id in (select entries.id from jsonb_to_recordset(changes) as entries (id bigint)) order by id for update;
  for change in
    select * from jsonb_to_recordset(changes) as entries (id bigint, status text, reason text, if_status text, undo boolean)
    order by id
  loop
    if not private.status_is(change.status, 'known') then
      perform private.refuse('not_in_list', 'Choose one of the list.', 'status');
    end if;
    change.reason := private.clean_text('reason', change.reason, 300);
    -- An undo may restore a profile that had no reason.
    if change.reason is null and change.status = 'changes requested' and change.undo is not true then
      perform private.refuse('changes_missing', 'Say what should be changed: the person reads it.', 'reason');
    end if;
    select * into card from public."RegisteredUsers" where id = change.id;
    if not found or card.deleted_at is not null then
      if many then continue; end if;
      perform private.not_found('profile_gone', 'This profile is not there any more.');
    end if;
    if change.if_status is not null and card.status <> change.if_status then
      if many then continue; end if;
      perform private.conflict('status_changed', 'Somebody else has changed the status of this profile.');
    end if;
    if change.status = 'verified' and card.verified_at is null then
      if many then continue; end if;
      perform private.refuse('never_verified', 'This profile has never been verified. Verify it first.', 'status');
    end if;
    -- One is refused by its trigger.
    if many and private.status_is(change.status, 'visible') and private.has_withdrawn(change.id) then
      continue;
    end if;
    if change.status = 'verified' then
      change.reason := null;
    end if;
    if card.status = change.status and card.status_reason is not distinct from change.reason then
      continue;
    end if;
    update public."RegisteredUsers" set status = change.status, status_reason = change.reason where id = change.id;
    if change.status = 'changes requested' and change.undo is not true then
      perform private.notify_member('changes requested', change.id, jsonb_build_object('reason', change.reason));
    end if;
    previous := previous || jsonb_build_object('id', card.id, 'status', card.status, 'reason', card.status_reason, 'undo', true);
  end loop;
  return previous;
end
$$;
comment on function public.set_profile_statuses(jsonb) is 'For the admin: changes the status of up to 500 profiles, [{id, status, reason, if_status, undo}]. Returns their earlier statuses, as an argument that undoes the change. Takes at most 20 s. Several: skips profiles that are gone, changed meanwhile (if_status), never verified or without consent. One: these are errors.';
grant execute on function public.set_profile_statuses(jsonb) to authenticated;

-- Members' own statuses --------------------------------------------------------------------------------------------------

create table public.own_statuses (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  status text not null
    constraint status_is_a_members_choice check (private.status_is(status, 'own')),
  set_at timestamptz not null default now()
);
comment on table public.own_statuses is 'Profiles whose present status was set by the member, who may therefore end it. Only the bureau ends a status that the bureau has set.';

revoke all on public.own_statuses from anon, authenticated, service_role;
grant select on public.own_statuses to authenticated;
grant select, insert, update, delete on public.own_statuses to service_role;
alter table public.own_statuses enable row level security;
create policy "Members read their own, the admin all" on public.own_statuses
  for select to authenticated
  using (registered_user_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger audit_change after insert or update or delete on public.own_statuses
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');

create function public.set_my_status(new_status text) returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
  card constant public."RegisteredUsers" := private.lock_profile(my_id);
begin
  perform private.refuse_deleted(card);
  if not private.status_is(new_status, 'own') and not private.status_is(new_status, 'visible') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'status');
  end if;
  if card.verified_at is null or private.status_is(card.status, 'waiting') then
    perform private.refuse('not_yet_verified', 'The bureau has not verified your profile yet: nobody sees it.', 'status');
  end if;
  if card.status <> 'verified' and not exists (select from public.own_statuses where registered_user_id = my_id) then
    perform private.refuse('status_set_by_bureau', 'The bureau has set this status. Ask the bureau to change it.', 'status');
  end if;
  if card.status = new_status then
    return;
  end if;
  update public."RegisteredUsers" set status = new_status, status_reason = null where id = my_id;
  if new_status <> 'verified' then
    insert into public.own_statuses (registered_user_id, status) values (my_id, new_status);
  end if;
  perform private.notify_admin(
    case new_status when 'verified' then 'shown again' when 'on hold' then 'put on hold' else 'settled' end,
    my_id, jsonb_build_object('name', card.name, 'status', new_status)
  );
end
$$;
comment on function public.set_my_status(text) is 'For a member: on hold, engaged or married hides their own profile at once, verified shows it again. Only from verified or from their own status; error 22023 (hint status) otherwise.';
grant execute on function public.set_my_status(text) to authenticated;
