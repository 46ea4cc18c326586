-- Verifying several profiles with one checklist: each gets a record of its own.
-- Who may: the admin. One answer says who was verified, and who was left out and why.

create function private.clean_checklist(items text[])
returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  checked constant text[] := array(select distinct item from unnest(items) as item order by item);
begin
  if cardinality(checked) = 0 then
    perform private.refuse('items_missing', 'Tick at least one thing that was checked.', 'items');
  end if;
  if not checked <@ private.verification_items() then
    perform private.refuse('items_unknown', 'Choose from the list of things to check.', 'items');
  end if;
  return checked;
end
$$;
comment on function private.clean_checklist(text[]) is 'What was checked, each item once and in order. Error 22023 when there is none, or one that is not known.';

create function private.note_verification(profile_id bigint, checked text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.verification_checks where registered_user_id = profile_id and item <> all (checked);
  insert into public.verification_checks (registered_user_id, item, checked_by, checked_by_name)
    select profile_id, item, (select auth.uid()), private.my_admin_name() from unnest(checked) as item
    -- Who checked it first, and when, stays.
    on conflict do nothing;
  update public."RegisteredUsers"
    set status = 'verified', status_reason = null, verified_at = now(), verified_by = private.my_admin_name(), verified_items = checked
    where id = profile_id;
  perform private.notify_member(profile_id, 'Your profile is verified and can be seen.');
end
$$;
comment on function private.note_verification(bigint, text[]) is 'Records what was checked of a profile, makes it visible and tells the member.';

create or replace function private.verify_profile(profile_id bigint, seen_updated_at timestamptz, items text[])
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if seen_updated_at is null then
    perform private.refuse('version_missing', 'Load the profile again.');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id, seen_updated_at));
  perform set_config('matrimony.audit_action', 'verified', true);
  perform private.note_verification(profile_id, private.clean_checklist(items));
  return (select updated_at from public."RegisteredUsers" where id = profile_id);
end
$$;

create function private.items_without_facts(profile_id bigint, items text[])
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select need.item
    from public."RegisteredUsers" as card
    left join public.profile_details as details on details.registered_user_id = card.id
    left join public.contact_details as contact on contact.registered_user_id = card.id
    cross join lateral (values
      ('Mobile', contact.phone_number is null),
      ('Address', contact.address is null),
      ('Education', details.education is null),
      ('Employment', details.job is null),
      ('Photo', coalesce(card.first_img, card.second_img, card.third_img) is null),
      ('Horoscope', card.birth_chart is null)
    ) as need (item, is_missing)
    where card.id = profile_id and need.is_missing and need.item = any (items)
    order by need.item
  )
$$;
comment on function private.items_without_facts(bigint, text[]) is 'The items of a checklist that this profile holds nothing for: nobody can have checked its picture when there is none.';

create function private.verify_profiles(people jsonb, items text[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) not between 1 and 500 then
    perform private.refuse('too_many_profiles', 'Choose from 1 to 500 profiles.');
  end if;
  checked := private.clean_checklist(items);
  perform set_config('matrimony.audit_action', 'bulk verification', true);
  -- All cards first and in the order of ids: see private.set_profile_statuses.
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
      when card.updated_at is distinct from person.seen_updated_at then 'changed'
      when missing <> '{}' then 'nothing stored'
    end;
    if why is null then
      perform private.note_verification(person.id, checked);
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
comment on function private.verify_profiles(jsonb, text[]) is 'See public.verify_profiles.';
create function public.verify_profiles(people jsonb, items text[])
returns jsonb language sql
set search_path = ''
set statement_timeout = '20s'
as $$ select private.verify_profiles(people, items) $$;
comment on function public.verify_profiles(jsonb, text[]) is 'For the admin: verifies up to 500 profiles that wait for it, [{id, seen_updated_at}], with one checklist; each gets its own record. Answers {verified: [id], left_out: [{id, why, items}]}; why is gone, not waiting, changed (since it was seen) or nothing stored (for these items of the checklist). Error 22023. Takes at most 20 s.';
grant execute on function private.verify_profiles(jsonb, text[]), public.verify_profiles(jsonb, text[]) to authenticated;
