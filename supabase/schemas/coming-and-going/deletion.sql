-- Deletion, which can be undone for 30 days, and erasure, which can't.
-- Who may: a member asks for deletion; the admin deletes, restores and erases; the service role and postgres erase due
-- profiles.

create table public.deletion_requests (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  note text
    constraint note_is_readable check (char_length(note) between 1 and 500),
  asked_at timestamptz not null default now()
);
comment on table public.deletion_requests is 'Members who ask the bureau to delete their profile. A deletion or a withdrawal removes the row.';

revoke all on public.deletion_requests from anon, authenticated, service_role;
grant select on public.deletion_requests to authenticated;
grant select, insert, update, delete on public.deletion_requests to service_role;
alter table public.deletion_requests enable row level security;
create policy "Members read their own, the admin all" on public.deletion_requests
  for select to authenticated
  using (registered_user_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger audit_change after insert or update or delete on public.deletion_requests
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');
create trigger tidy_texts before insert or update on public.deletion_requests
  for each row execute function private.tidy_texts('note');

create function private.request_deletion(card public."RegisteredUsers", note text) returns void language plpgsql security definer set search_path = ''
  as $$
begin
  insert into public.deletion_requests as asked (registered_user_id, note) values (card.id, note)
    on conflict (registered_user_id) do update set note = excluded.note;
  perform private.notify_admin('deletion asked for', card.id, jsonb_build_object('name', card.name));
end
$$;
comment on function private.request_deletion(public."RegisteredUsers", text) is 'Notes that a family asks for the deletion of its profile, and notifies the admin.';

create function private.ask_for_deletion() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.given then
    -- A request with a note was made by itself.
    delete from public.deletion_requests where registered_user_id = new.registered_user_id and note is null;
  else
    -- The family's own words stay.
    perform private.request_deletion(card, (select note from public.deletion_requests where registered_user_id = card.id))
      from public."RegisteredUsers" as card where card.id = new.registered_user_id;
  end if;
  return null;
end
$$;
comment on function private.ask_for_deletion() is 'Trigger: a no to being kept in the register asks for deletion, and a yes takes that back.';
create trigger ask_for_deletion after insert on private.consents
  for each row when (new.purpose = 'kept') execute function private.ask_for_deletion();

create function public.ask_for_deletion(note text default null) returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
  card constant public."RegisteredUsers" := private.lock_profile(my_id);
begin
  perform private.refuse_deleted(card);
  perform private.request_deletion(card, private.clean_text('note', note, 500));
end
$$;
comment on function public.ask_for_deletion(text) is 'For a member: asks the bureau to delete their profile, with a note of at most 500 characters. A second call replaces the note.';
grant execute on function public.ask_for_deletion(text) to authenticated;

create function public.withdraw_deletion_request() returns boolean language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  if private.consent(my_id, 'kept') is false then
    perform private.refuse('not_to_be_kept', 'You have said that the bureau may not keep the profile. Agree to that first.');
  end if;
  delete from public.deletion_requests where registered_user_id = my_id;
  if found then
    perform private.notify_admin('deletion withdrawn', my_id, jsonb_build_object('name', name))
      from public."RegisteredUsers" where id = my_id;
    return true;
  end if;
  return false;
end
$$;
comment on function public.withdraw_deletion_request() is 'For a member: withdraws the request for deletion; false if there is none. Error 22023 while the last answer to being kept is no.';
grant execute on function public.withdraw_deletion_request() to authenticated;

create function private.clear_member_choices() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.own_statuses where registered_user_id = new.id;
  if new.deleted_at is not null then
    delete from public.deletion_requests where registered_user_id = new.id;
  end if;
  return null;
end
$$;
comment on function private.clear_member_choices() is 'Trigger: after the bureau sets a status, the member may not end it. A deletion removes the request for it.';
create trigger clear_member_choices after update of status, status_reason, deleted_at on public."RegisteredUsers"
  for each row execute function private.clear_member_choices();

-- The admin's functions --------------------------------------------------------------------------------------------------

create table private.deletions (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  status_before text not null,
  reason_before text,
  login_was_active boolean
);
comment on table private.deletions is 'The state of a deleted profile before its deletion, to restore it.';

create function private.require_typed_name(card public."RegisteredUsers", typed_name text) returns void language plpgsql set search_path = '' as $$
begin
  if btrim(typed_name) is distinct from card.name then
    perform private.refuse('name_not_typed', 'Type the name exactly as it is written above.', 'typed_name');
  end if;
end
$$;
comment on function private.require_typed_name(public."RegisteredUsers", text) is 'Error 22023 unless the typed name is the name on the card.';

create function public.describe_deletion(profile_id bigint)
  returns table (name text, pictures integer, login text, notifications bigint, proposals bigint, likes bigint, requests bigint) language plpgsql
  stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select card.name, num_nonnulls(card.first_img, card.second_img, card.third_img, card.birth_chart),
      (select username from public.accounts where registered_user_id = card.id),
      (select count(*) from public.notifications where registered_user_id = card.id),
      (select count(*) from public.profile_proposals where registered_user_id = card.id),
      (select count(*) from public.likes where card.id in (liker_id, likes.profile_id)),
      (select count(*) from public.contact_requests where card.id in (requester_id, contact_requests.profile_id))
    from public."RegisteredUsers" as card where card.id = profile_id;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
end
$$;
comment on function public.describe_deletion(bigint) is 'For the admin: what a deletion would remove, for the preview.';
grant execute on function public.describe_deletion(bigint) to authenticated;

create function public.delete_profile(profile_id bigint, seen_name text) returns timestamptz language plpgsql security definer set search_path = ''
  as $$
declare
  card public."RegisteredUsers";
  account public.accounts;
begin
  perform private.require_admin();
  perform private.lock_households(array[profile_id]);
  card := private.lock_profile(profile_id);
  if card.deleted_at is not null then
    return card.deleted_at + interval '30 days';
  end if;
  if seen_name is distinct from card.name then
    perform private.conflict('profile_changed', 'This profile was changed while you were looking at it.');
  end if;
  perform set_config('matrimony.audit_action', 'deleted profile', true);
  update public.accounts set active = false where registered_user_id = profile_id and active returning * into account;
  insert into private.deletions (registered_user_id, status_before, reason_before, login_was_active)
    values (profile_id, card.status, card.status_reason, account.user_id is not null);
  if account.user_id is not null then
    perform private.end_sessions(account.user_id);
  end if;
  update public.profile_proposals set status = 'withdrawn' where registered_user_id = profile_id and status = 'pending';
  perform private.pass_on_log(profile_id);
  update public."RegisteredUsers" set status = 'withdrawn', status_reason = null, deleted_at = now() where id = profile_id;
  return now() + interval '30 days';
end
$$;
comment on function public.delete_profile(bigint, text) is 'For the admin: hides a profile everywhere, disables its login and returns the date of erasure (30 days). PT409 if the name is not the one that the admin saw.';
grant execute on function public.delete_profile(bigint, text) to authenticated;

create function public.restore_profile(profile_id bigint) returns text language plpgsql security definer set search_path = '' as $$
declare
  card public."RegisteredUsers";
  before private.deletions;
begin
  perform private.require_admin();
  card := private.lock_profile(profile_id);
  if card.deleted_at is null then
    return card.status;
  end if;
  -- The time is over, or an owner has ordered the erasure: the family was told so.
  if card.deleted_at <= now() - interval '30 days' then
    perform private.conflict('erasure_due', 'This profile is due to be erased, and cannot be restored.');
  end if;
  perform set_config('matrimony.audit_action', 'restored profile', true);
  delete from private.deletions where registered_user_id = profile_id returning * into before;
  update public."RegisteredUsers"
    set deleted_at = null, status = coalesce(before.status_before, 'withdrawn'), status_reason = before.reason_before
    where id = profile_id;
  -- The deletion has ended the request of a family that said no to being kept.
  if private.consent(profile_id, 'kept') is false then
    perform private.request_deletion(card, null);
  end if;
  if before.login_was_active then
    update public.accounts set active = true where registered_user_id = profile_id;
  end if;
  return coalesce(before.status_before, 'withdrawn');
end
$$;
comment on function public.restore_profile(bigint) is 'For the admin: restores a deleted profile to its earlier state; returns its status. PT409 when it is due to be erased.';
grant execute on function public.restore_profile(bigint) to authenticated;

create function private.count_rows_about(profile_id bigint, are_kept boolean) returns bigint language plpgsql stable security definer
  set search_path = '' as $$
declare
  child record;
  found bigint;
  total bigint := 0;
begin
  for child in
    select conrelid::regclass as name, string_agg(format('%I = $1', attname), ' or ') as condition
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'public."RegisteredUsers"'::regclass and (confdeltype = 'n') = are_kept
    group by conrelid
  loop
    execute format('select count(*) from %s where %s', child.name, child.condition) into found using profile_id;
    total := total + found;
  end loop;
  return total;
end
$$;
comment on function private.count_rows_about(bigint, boolean) is 'The rows of other tables that refer to a profile: those that go with it, or those that stay without the person.';

-- Section 12 of the DPDP Act: the receipt says what was erased, and what is kept.
create function private.erase_person(profile_id bigint) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  login_id uuid;
  rows_about constant bigint := private.count_rows_about(profile_id, false);
  kept_rows constant bigint := private.count_rows_about(profile_id, true);
  kept_purchases constant bigint[] := array(select id from private.purchases where registered_user_id = profile_id);
  -- A picture with its thumbnail: the story is of both, and its folder of nobody.
  story_files constant bigint := (select 2 * count(*) from private.stories where profile_id in (bride_id, groom_id));
  kept_entries bigint;
begin
  -- Keeps the audit triggers from recording the deleted rows: they would store the values that are being erased.
  perform set_config('matrimony.audit_action', 'erased', true);
  select user_id into login_id from public.accounts where registered_user_id = profile_id;
  perform private.erase_enquiries(profile_id);
  perform private.erase_grievances(profile_id);
  update private.breaches set login = null where login = (select username from public.accounts where registered_user_id = profile_id);
  delete from public."RegisteredUsers" where id = profile_id;
  update private.breaches set people = array_remove(people, profile_id) where people @> array[profile_id];
  delete from private.requests where registered_user_id = profile_id;
  if login_id is not null then
    delete from auth.users where id = login_id;
    -- The auth server's log holds the internal e-mail address, and so the username. Its payload is JSON or text.
    if to_regclass('auth.audit_log_entries') is not null
      and has_table_privilege('auth.audit_log_entries', 'select') and has_table_privilege('auth.audit_log_entries', 'delete') then
      execute 'delete from auth.audit_log_entries where position($1 in payload::text) > 0' using login_id::text;
    end if;
  end if;
  perform private.write_audit('erased', 'RegisteredUsers', profile_id::text, profile_id);
  update public.audit_log set old_values = null, new_values = null, values_salt = null
    where registered_user_id = profile_id and values_salt is not null;
  perform set_config('matrimony.audit_action', '', true);
  select count(*) into kept_entries from public.audit_log where registered_user_id = profile_id;
  return jsonb_build_object(
    'profile_id', profile_id, 'erased_at', now(), 'rows', 1 + rows_about, 'had_login', login_id is not null,
    'files', story_files + (select count(*) from private.unreferenced_files(profile_id) where name not like '0/%'), 'kept_entries', kept_entries,
    'kept_rows', kept_rows - cardinality(kept_purchases),
    -- Accounts are kept for years: section 36 of the CGST Act, rule 6F of the income tax rules.
    'kept_fees', cardinality(kept_purchases) + (select count(*) from private.payments where purchase_id = any (kept_purchases))
  );
end
$$;
comment on function private.erase_person(bigint) is 'Deletes every row about a person, and every value about them in the audit log; returns a receipt without their name. Files go through the Storage API afterwards: see list_unreferenced_files.';

create function private.erase_now(profile_id bigint) returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  if (select keeps_sealed from public.site_settings) then
    perform set_config('matrimony.audit_action', 'deleted profile', true);
    update public."RegisteredUsers" set status = 'withdrawn', status_reason = null, deleted_at = now() - interval '30 days'
      where id = profile_id;
    return null;
  end if;
  return private.erase_person(profile_id);
end
$$;
comment on function private.erase_now(bigint) is 'Erases a person and returns the receipt; or, where a sealed copy is kept, makes the person due for the next run of make daily, and returns null.';

create function public.erase_profile(profile_id bigint, typed_name text) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  card public."RegisteredUsers";
begin
  perform private.require_owner();
  card := private.lock_profile(profile_id);
  if card.deleted_at is null then
    perform private.conflict('profile_not_deleted', 'Delete the profile first.');
  end if;
  perform private.require_typed_name(card, typed_name);
  return private.erase_now(profile_id);
end
$$;
comment on function public.erase_profile(bigint, text) is 'For an owner: erases a deleted profile at once, irreversibly, and returns the receipt. Needs the typed name. Null where a sealed copy is kept: then the next run of make daily erases it.';
grant execute on function public.erase_profile(bigint, text) to authenticated;

create function private.lock_rows_of(ids bigint[]) returns void language plpgsql security definer set search_path = '' as $$
begin
  -- The first erasure writes to the audit log, and others lock these rows before they do.
  perform private.lock_grievances_of(ids);
  perform from private.breaches where people && ids order by id for update;
end
$$;
comment on function private.lock_rows_of(bigint[]) is 'Locks the complaints and breaches that the erasure of several people changes. The caller has locked their cards.';

create function private.erase_due_people(as_of timestamptz) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  due bigint[];
  profile_id bigint;
  receipts jsonb := '[]';
begin
  -- Locks all cards before the first erasure writes to the audit log: see public.set_profile_statuses.
  select coalesce(array_agg(id), '{}') into due from (
    select id from public."RegisteredUsers" where deleted_at <= as_of - interval '30 days' order by id limit 50 for update
  ) as locked;
  perform private.lock_rows_of(due);
  foreach profile_id in array due loop
    receipts := receipts || private.erase_person(profile_id);
  end loop;
  return receipts;
end
$$;
comment on function private.erase_due_people(timestamptz) is 'Erases profiles that were deleted at least 30 days before this moment, at most 50 at a time; returns their receipts.';

create function private.erase_due_people() returns jsonb language sql security definer set search_path = ''
  as $$ select private.erase_due_people(now()) $$;
comment on function private.erase_due_people() is 'private.erase_due_people for now. Run by make daily and from the dashboard.';

create function public.erase_due_profiles() returns jsonb language sql security definer set search_path = '' set statement_timeout = '20s' as $$
  select private.require_admin();
  select private.erase_due_people()
$$;
comment on function public.erase_due_profiles() is 'For the admin: erases profiles that were deleted at least 30 days ago, at most 50; returns their receipts.';
grant execute on function public.erase_due_profiles() to authenticated;
