-- People of one household, such as two sisters: the office links them. They have one log and one call (profile_log.for_household).
-- Who may: the admin. Members and visitors learn nothing of it.

create index profile_details_parents on public.profile_details (lower("father's_name"), lower("mother's_name"));
-- No statistics, for the same reason as for contact_details_phone in register/people.sql.
alter index public.profile_details_parents alter column 1 set statistics 0;
alter index public.profile_details_parents alter column 2 set statistics 0;

create function private.household_of(profile_id bigint) returns setof bigint language sql stable security definer set search_path = '' as $$
  select other.registered_user_id
  from public.office_details as own
  join public.office_details as other on other.household = own.household and other.registered_user_id <> own.registered_user_id
  where own.registered_user_id = profile_id
$$;

create function private.lock_households(ids bigint[]) returns void language plpgsql security definer set search_path = '' as $$
begin
  -- One change of households at a time: the cards to lock depend on it.
  perform pg_advisory_xact_lock(hashtextextended('households', 0));
  perform from public."RegisteredUsers"
    where id = any (ids) or id in (select private.household_of(id) from unnest(ids) as id)
    order by id for update;
end
$$;

create function private.join_household(profile_id bigint, other_id bigint, field text) returns void language plpgsql security definer
  set search_path = '' as $$
declare
  earlier constant uuid := (select household from public.office_details where registered_user_id = profile_id);
  joined constant uuid := coalesce(
    (select household from public.office_details where registered_user_id = other_id), earlier, gen_random_uuid()
  );
begin
  insert into public.office_details as office (registered_user_id, household)
    select id, joined from unnest(array[profile_id, other_id]) as id
    on conflict (registered_user_id) do update set household = excluded.household
      where office.household is distinct from excluded.household;
  update public.office_details set household = joined where household = earlier and earlier <> joined;
  if (select count(*) from public.office_details where household = joined) > 12 then
    perform private.refuse('household_too_large', 'A household has at most 12 people.', field);
  end if;
end
$$;
comment on function private.join_household(bigint, bigint, text) is 'Makes two people, and the rest of their households, one household. The caller has locked them. Error 22023 for more than 12 people, with the caller''s field in its hint.';

create function public.add_to_household(profile_id bigint, other_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.lock_households(array[profile_id, other_id]);
  perform private.refuse_deleted(private.lock_profile(id)) from unnest(array[profile_id, other_id]) as id;
  if profile_id = other_id then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'other_id');
  end if;
  perform set_config('matrimony.audit_action', 'linked household', true);
  perform private.join_household(profile_id, other_id, 'other_id');
end
$$;
comment on function public.add_to_household(bigint, bigint) is 'For the admin: two people are of one household; their earlier households become one. Error 22023 for the same person twice and for more than 12 people, PT404, PT409 if one is deleted.';

create function public.leave_household(profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  others bigint[];
begin
  perform private.require_admin();
  perform private.lock_households(array[profile_id]);
  perform private.lock_profile(profile_id);
  others := array(select private.household_of(profile_id));
  perform set_config('matrimony.audit_action', 'left household', true);
  perform private.pass_on_log(profile_id);
  update public.office_details set household = null
    where household is not null
      and (registered_user_id = profile_id or (cardinality(others) = 1 and registered_user_id = any (others)));
  -- With a new household, its log would begin with these.
  if cardinality(others) = 1 then
    update public.profile_log set for_household = false where registered_user_id = any (others) and for_household;
  end if;
end
$$;
comment on function public.leave_household(bigint) is 'For the admin: takes a person out of the household, whose log stays with the others. The last person who is left has none either. PT404.';

create function private.people_with_numbers_of(profile_id bigint) returns setof bigint language sql stable security definer set search_path = '' as $$
  with own as (
    select private.phone_key(phone) as number
    from public.contact_details cross join unnest(array[phone_number, second_phone_number]) as phone
    where registered_user_id = profile_id and char_length(private.phone_key(phone)) >= 7
  )
  select registered_user_id from public.contact_details
  where registered_user_id <> profile_id
    and (private.phone_key(phone_number) in (select number from own) or private.phone_key(second_phone_number) in (select number from own))
$$;

create function public.read_household(profile_id bigint) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  father text;
  mother text;
  others constant bigint[] := array(select private.household_of(profile_id));
begin
  perform private.require_admin();
  select lower(details."father's_name"), lower(details."mother's_name") into father, mother
    from public.profile_details as details where registered_user_id = profile_id;
  return jsonb_build_object(
    'people', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by id)
      from public."RegisteredUsers" where id = any (others) and deleted_at is null
    ), '[]'),
    'proposed', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'reasons', reasons) order by id)
      from (
        select card.id, card.name, jsonb_agg(distinct reason) as reasons
        from (
          select other_id, 'same telephone number' from private.people_with_numbers_of(profile_id) as other_id
          union all
          select registered_user_id, 'same parents' from public.profile_details
          where lower("father's_name") = father and lower("mother's_name") = mother
        ) as likely (id, reason)
        join public."RegisteredUsers" as card using (id)
        where card.deleted_at is null and card.id <> profile_id and card.id <> all (others)
        group by card.id
        order by card.id
        limit 5
      ) as first
    ), '[]')
  );
end
$$;
comment on function public.read_household(bigint) is 'For the admin: {people: [{id, name}], proposed: [{id, name, reasons}]}: the others of the household, and at most five who may be of it. A reason is "same telephone number", without the number, or "same parents". Who has a number is on record since it was written: private.record_known_numbers.';

grant execute on function
  public.add_to_household(bigint, bigint),
  public.leave_household(bigint),
  public.read_household(bigint)
  to authenticated;

create function private.pass_on_log(profile_id bigint) returns void language sql security definer set search_path = '' as $$
  update public.profile_log set registered_user_id = heir.id
    from (
      select min(card.id) as id from public."RegisteredUsers" as card
      where card.deleted_at is null and card.id in (select private.household_of(profile_id))
    ) as heir
    where for_household and registered_user_id = profile_id and heir.id is not null
$$;
