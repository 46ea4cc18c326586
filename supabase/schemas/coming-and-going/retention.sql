-- How long a profile is kept, and when its family last said that it is still right.
-- Section 8(7) and 8(3) of the DPDP Act: erased when its purpose is over, right where others read it.
-- Who may: make daily asks, hides, announces and erases. The bureau, the member and the holder of a private link confirm. An
-- owner keeps somebody longer. Readers of a profile learn the month of its confirmation.

create function private.note_status_day() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.keeping as kept (registered_user_id) values (new.id)
    on conflict (registered_user_id) do update
      set status_since = excluded.status_since, asked_on = null, hidden_on = null, announced_on = null, kept_on = null;
  return null;
end
$$;
comment on function private.note_status_day() is 'Trigger: notes the day of a new status. What was announced for the earlier one does not count any more.';
create trigger note_status_day after update of status on public."RegisteredUsers"
  for each row when (old.status <> new.status) execute function private.note_status_day();

create view private.kept_until as
  select card.id as registered_user_id, rule.settled,
    case when rule.settled then greatest(kept.status_since, kept.kept_on) + settings.settled_days
      else greatest(
        kept.status_since, kept.kept_on, kept.confirmed_on, heard.day, case when card.status <> 'on hold' then kept.noted_on end
      ) + settings.silent_days
    end as last_day
  from private.keeping as kept
  join public."RegisteredUsers" as card on card.id = kept.registered_user_id and card.deleted_at is null
  cross join public.site_settings as settings
  cross join lateral (select card.status in ('engaged', 'married') as settled) as rule
  cross join lateral (
    select greatest(
      (card.verified_at at time zone 'Asia/Kolkata')::date,
      (select found.last_active_on from private.profile_search as found where found.id = card.id),
      (select max(last_opened_at)::date from private.family_links as link where link.registered_user_id = card.id and not for_candidate),
      (select max(answered_at)::date from public.introductions where family_id = card.id),
      (select max(written_at)::date from public.profile_log as log where log.registered_user_id = card.id)
    ) as day
  ) as heard;
comment on view private.kept_until is 'The day on which the purpose of each profile is over: so long after "engaged" or "married", or after the last sign of its family.';

create function private.note_keeping(as_of timestamptz) returns void language plpgsql security definer set search_path = '' as $$
declare
  day constant date := (as_of at time zone 'Asia/Kolkata')::date;
  to_ask bigint[];
  announced integer;
begin
  -- People from before, and of older backups.
  insert into private.keeping (registered_user_id, noted_on, status_since)
    select card.id, day, (coalesce(
      (select set_at from public.own_statuses as own where own.registered_user_id = card.id),
      (
        select max(happened_at) from public.audit_log as entry
        where entry.registered_user_id = card.id and table_name = 'RegisteredUsers' and new_values ? 'status'
      ),
      card.updated_at
    ) at time zone 'Asia/Kolkata')::date
    from public."RegisteredUsers" as card
    where not exists (select from private.keeping as kept where kept.registered_user_id = card.id)
    on conflict do nothing;

  -- As many a day as keep up with the register, not all of it on the first day. The cards first, as a confirmation does.
  to_ask := array(
    select card.id from public."RegisteredUsers" as card
    join private.keeping as kept on kept.registered_user_id = card.id
    where card.id in (
      select due.id from public."RegisteredUsers" as due
      join private.keeping on registered_user_id = due.id
      cross join public.site_settings
      cross join lateral (select greatest(confirmed_on, (verified_at at time zone 'Asia/Kolkata')::date) as last_day) as known
      where due.visible and asked_on is null and last_day + confirm_days <= day
      order by last_day, due.id
      limit (
        select greatest(25, ceil(2.0 * count(*) / min(confirm_days)))
        from public."RegisteredUsers" as counted cross join public.site_settings where counted.visible
      )
    )
    order by card.id for update of card
  );
  update private.keeping set asked_on = day where registered_user_id = any (to_ask);
  perform private.notify_member('confirmation asked for', id) from unnest(to_ask) as id;

  update private.keeping as kept set announced_on = null
    from private.kept_until as due
    where due.registered_user_id = kept.registered_user_id and announced_on is not null and due.last_day > day + 30;
  -- At most so many a day as an owner can look at: after a year of silence it may be the whole register.
  update private.keeping as kept set announced_on = day
    from (
      select until.registered_user_id from private.kept_until as until join private.keeping using (registered_user_id)
      where announced_on is null and last_day <= day + 30 order by last_day, 1 limit 25
    ) as due
    where due.registered_user_id = kept.registered_user_id;
  get diagnostics announced = row_count;
  if announced > 0 then
    perform private.notify_admin('erasures announced', null, jsonb_build_object('count', announced));
  end if;
end
$$;
comment on function private.note_keeping(timestamptz) is 'Of make daily: notes people from before, asks for confirmations (25 a day, or twice the visible people through the days of the setting if that is more), and announces erasures to the owner, at most 25 at a time.';

create function private.hide_unconfirmed(as_of timestamptz) returns void language plpgsql security definer set search_path = '' as $$
declare
  day constant date := (as_of at time zone 'Asia/Kolkata')::date;
  due constant bigint[] := array(
    select card.id from public."RegisteredUsers" as card
    join private.keeping as kept on kept.registered_user_id = card.id
    where visible and asked_on <= day - (select nullif(confirm_grace_days, 0) from public.site_settings)
    order by card.id for update of card, kept
  );
  profile_id bigint;
begin
  foreach profile_id in array due loop
    update public."RegisteredUsers" set status = 'on hold', status_reason = 'Not confirmed' where id = profile_id;
    update private.keeping set hidden_on = day where registered_user_id = profile_id;
    perform private.write_audit('hid unconfirmed', 'RegisteredUsers', profile_id::text, profile_id);
    perform private.notify_member('hidden until confirmed', profile_id);
  end loop;
end
$$;
comment on function private.hide_unconfirmed(timestamptz) is 'Of make daily: puts visible profiles on hold that nobody confirmed within the grace time, if the bureau has set one. A confirmation shows them again.';

create function private.unkept_people(as_of timestamptz) returns setof bigint language sql stable security definer set search_path = '' as $$
  select kept.registered_user_id
  from (select (as_of at time zone 'Asia/Kolkata')::date as day) as moment
  cross join private.keeping as kept
  join private.kept_until on kept_until.registered_user_id = kept.registered_user_id
  where announced_on <= day - 30 and last_day <= day
$$;
comment on function private.unkept_people(timestamptz) is 'People whose purpose is over and whose erasure was announced 30 days before this moment.';

create function private.erase_unkept_people(as_of timestamptz) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  due bigint[];
  profile_id bigint;
  receipts jsonb := '[]';
begin
  due := array(select id from private.unkept_people(as_of) as id order by id limit 50);
  -- Locks all cards first: see private.erase_due_people. Somebody may have been kept or confirmed meanwhile.
  perform from public."RegisteredUsers" where id = any (due) order by id for update;
  perform private.lock_rows_of(due);
  due := array(select id from private.unkept_people(as_of) as id where id = any (due) order by id);
  foreach profile_id in array due loop
    receipts := receipts || private.erase_person(profile_id);
  end loop;
  return receipts;
end
$$;
comment on function private.erase_unkept_people(timestamptz) is 'Erases people whose purpose is over and whose erasure was announced 30 days before, at most 50 at a time; returns their receipts. Run by make daily.';

create function private.forget_logs(as_of timestamptz) returns void language plpgsql security definer set search_path = '' as $$
declare
  oldest constant timestamptz := as_of - (select make_interval(months => log_months) from public.site_settings);
begin
  delete from auth.sessions where coalesce(refreshed_at at time zone 'UTC', created_at) < oldest;
  if to_regclass('auth.audit_log_entries') is not null
    and has_table_privilege('auth.audit_log_entries', 'select') and has_table_privilege('auth.audit_log_entries', 'delete') then
    execute 'delete from auth.audit_log_entries where created_at < $1' using oldest;
  end if;
end
$$;
comment on function private.forget_logs(timestamptz) is 'Of make daily: deletes sign-ins that are older than the months of the setting.';

-- Confirmations ----------------------------------------------------------------------------------------------------------

create function private.confirm(profile_id bigint, confirmer text) returns void language plpgsql security definer set search_path = '' as $$
declare
  card constant public."RegisteredUsers" := private.lock_profile(profile_id);
  was_hidden boolean;
begin
  perform private.refuse_deleted(card);
  insert into private.keeping as kept (registered_user_id, confirmed_on, confirmed_by)
    values (profile_id, private.today(), confirmer)
    on conflict (registered_user_id) do update
      set confirmed_on = excluded.confirmed_on, confirmed_by = excluded.confirmed_by, asked_on = null,
        -- Who is married may be right, and yet needs no match any more.
        announced_on = case when card.status in ('engaged', 'married') then kept.announced_on end
    returning hidden_on is not null into was_hidden;
  -- Another reason is the bureau's.
  if was_hidden and card.status_reason = 'Not confirmed' then
    if private.has_withdrawn(profile_id) then
      update public."RegisteredUsers" set status_reason = 'Consent withdrawn' where id = profile_id;
    else
      update public."RegisteredUsers" set status = 'verified', status_reason = null where id = profile_id;
    end if;
  end if;
end
$$;
comment on function private.confirm(bigint, text) is 'Notes that a profile is still right, and shows it again if it was hidden because nobody said so, and the family has not withdrawn its consent. Errors: PT404, and PT409 for a deleted one.';

create function public.confirm_profile(profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.confirm(profile_id, 'bureau');
  perform private.write_audit('confirmed', 'RegisteredUsers', profile_id::text, profile_id);
end
$$;
comment on function public.confirm_profile(bigint) is 'For the admin: the family says, as on the telephone, that its profile is still right. A hidden one is shown again, if it was hidden because nobody said so.';
grant execute on function public.confirm_profile(bigint) to authenticated;

create function public.confirm_my_profile() returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.confirm(private.require_member(), 'member');
end
$$;
comment on function public.confirm_my_profile() is 'For a member: their own profile is still right. It is shown again, if it was hidden because nobody said so.';
grant execute on function public.confirm_my_profile() to authenticated;

create function public.confirm_by_link(token text, device uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  link constant private.family_links := private.family_of_link(token);
begin
  perform private.require_family_phone(link, device);
  perform private.confirm(link.registered_user_id, 'link');
  -- It may have ended before the lock: then nothing is kept.
  perform private.family_of_link(token);
end
$$;
comment on function public.confirm_by_link(text, uuid) is 'For anyone who has the private link of a family, on a phone that it knows: the profile of the family is still right. Errors: PT404; 42501 on another phone, and by a candidate''s link.';
grant execute on function public.confirm_by_link(text, uuid) to anon, authenticated;

create function public.read_confirmed_month(profile_id bigint) returns date language sql stable security definer set search_path = '' as $$
  select date_trunc('month', kept.confirmed_on)::date
  from private.keeping as kept
  join public."RegisteredUsers" as card on card.id = kept.registered_user_id
  where card.id = profile_id and card.visible and case
    when (select auth.uid()) is null then not card.card_for_members and private.visitors_may_browse()
    else card.id <> all (private.hidden_from_me())
  end
$$;
comment on function public.read_confirmed_month(bigint) is 'For readers of a profile: the first day of the month in which its family last said that it is right; null without a confirmation, and for a profile that the caller does not see.';
grant execute on function public.read_confirmed_month(bigint) to anon, authenticated;

create function public.read_keeping(profile_id bigint) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  only_id constant bigint := case when private.is_admin() then read_keeping.profile_id else private.require_member() end;
begin
  return (
    select jsonb_build_object(
      'confirmed_on', confirmed_on, 'confirmed_by', confirmed_by, 'is_due', asked_on is not null or hidden_on is not null,
      'is_hidden', hidden_on is not null, 'kept_on', kept_on,
      'erased_on', case when announced_on is not null then greatest(last_day, announced_on + 30) end
    )
    from private.keeping as kept left join private.kept_until using (registered_user_id)
    where registered_user_id = profile_id and registered_user_id = only_id
  );
end
$$;
comment on function public.read_keeping(bigint) is 'For the admin, and a member about their own profile: when it was last confirmed, whether that is due, whether it is hidden for it, and the announced day of its erasure. Null while nothing is noted, and for a member about anybody else.';
grant execute on function public.read_keeping(bigint) to authenticated;

create function public.keep_longer(profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner();
  perform private.refuse_deleted(private.lock_profile(profile_id));
  update private.keeping set kept_on = private.today(), announced_on = null
    where registered_user_id = profile_id and announced_on is not null;
  if found then
    perform private.write_audit('kept longer', 'RegisteredUsers', profile_id::text, profile_id);
  end if;
end
$$;
comment on function public.keep_longer(bigint) is 'For an owner: postpones an announced erasure; the days of the setting begin again. Without an announced one it does nothing.';
grant execute on function public.keep_longer(bigint) to authenticated;

create function private.keeping_of_today(my_people bigint[]) returns jsonb language sql stable security definer set search_path = '' as $$
  with mine as (
    select card.id, name, asked_on, announced_on from private.keeping as kept
    join public."RegisteredUsers" as card on card.id = kept.registered_user_id
    where (asked_on is not null or announced_on is not null) and deleted_at is null and (my_people is null or card.id = any (my_people))
  ),
  to_confirm as (select id, name, asked_on as since from mine where asked_on is not null),
  -- Only an owner decides.
  to_erase as (
    select id, name, greatest(last_day, announced_on + 30) as since
    from mine join private.kept_until on registered_user_id = id
    where announced_on is not null and (select private.is_owner())
  )
  select jsonb_build_object(
    'to_confirm', jsonb_build_object('count', (select count(*) from to_confirm), 'list', coalesce((
      select jsonb_agg(to_jsonb(first) order by since, id) from (select * from to_confirm order by since, id limit 25) as first
    ), '[]')),
    'to_erase', jsonb_build_object('count', (select count(*) from to_erase), 'list', coalesce((
      select jsonb_agg(to_jsonb(first) order by since, id) from (select * from to_erase order by since, id limit 25) as first
    ), '[]'))
  )
$$;
comment on function private.keeping_of_today(bigint[]) is 'Of the page Today, the profiles to be confirmed, and for an owner those whose erasure is announced, with its day. my_people: only of these; null: of all.';
