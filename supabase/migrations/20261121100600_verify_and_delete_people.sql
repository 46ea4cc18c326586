-- The life of a profile: verification item by item, changes of status, deletion that can be undone for 30 days, erasure
-- that cannot.
-- Who may: the admin; the service role and postgres erase what is due. A member's own screens come with their own
-- functions.

create table public.verification_checks (
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  item text not null
    constraint item_is_known check (item in (
      'Mobile', 'ID', 'Address', 'Education', 'Employment', 'Photo', 'Horoscope', 'Met in person/phone call'
    )),
  checked_by uuid references auth.users (id) on delete set null,
  checked_by_name text not null
    constraint checked_by_name_is_readable check (char_length(checked_by_name) between 1 and 120),
  checked_at timestamptz not null default now(),
  primary key (registered_user_id, item)
);
comment on table public.verification_checks is 'What was checked of a profile, by whom and when. The seal shows the items; this is the admin''s record.';
create index verification_checks_by on public.verification_checks (checked_by);

revoke all on public.verification_checks from anon, authenticated, service_role;
grant select on public.verification_checks to authenticated;
grant select, insert, update, delete on public.verification_checks to service_role;
alter table public.verification_checks enable row level security;
create policy "The admin reads what was checked" on public.verification_checks
  for select to authenticated using ((select private.is_admin()));
create trigger audit_change after insert or update or delete on public.verification_checks
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');

-- Profiles that were verified before this table was there.
insert into public.verification_checks (registered_user_id, item, checked_by_name, checked_at)
select id, item, verified_by, verified_at from public."RegisteredUsers", unnest(verified_items) as item
where verified_by is not null and verified_at is not null;

create table private.deletions (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  status_before text not null,
  reason_before text,
  login_was_active boolean
);
comment on table private.deletions is 'How a deleted profile was, to restore it.';
revoke all on private.deletions from anon, authenticated, service_role;
alter table private.deletions enable row level security;
create policy "No API role reads or writes deletions" on private.deletions
  for all to anon, authenticated using (false) with check (false);

create function private.my_admin_name()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select display_name from private.admins where user_id = (select auth.uid())
$$;
comment on function private.my_admin_name() is 'The display name of the admin who calls.';

create function private.notify_member(profile_id bigint, notice text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.notifications (recipient, registered_user_id, message)
  select user_id, profile_id, left(notice, 300) from public.accounts where registered_user_id = profile_id
$$;
comment on function private.notify_member(bigint, text) is 'Leaves a notice for a person, if they have a login.';

create function private.verify_profile(profile_id bigint, seen_updated_at timestamptz, items text[])
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  checked constant text[] := array(select distinct item from unnest(items) as item order by item);
begin
  perform private.require_admin();
  if seen_updated_at is null then
    perform private.refuse('', 'Load the profile again.');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id, seen_updated_at));
  if cardinality(checked) = 0 then
    perform private.refuse('items', 'Tick at least one thing that was checked.');
  end if;
  if not checked <@ array['Mobile', 'ID', 'Address', 'Education', 'Employment', 'Photo', 'Horoscope', 'Met in person/phone call'] then
    perform private.refuse('items', 'Choose from the list of things to check.');
  end if;
  perform set_config('matrimony.audit_action', 'verified', true);
  delete from public.verification_checks where registered_user_id = profile_id and item <> all (checked);
  insert into public.verification_checks (registered_user_id, item, checked_by, checked_by_name)
    select profile_id, item, (select auth.uid()), private.my_admin_name() from unnest(checked) as item
    -- Who checked it first, and when, stays.
    on conflict do nothing;
  update public."RegisteredUsers"
    set status = 'verified', status_reason = null, verified_at = now(), verified_by = private.my_admin_name(), verified_items = checked
    where id = profile_id;
  perform private.notify_member(profile_id, 'Your profile is verified and can be seen.');
  return (select updated_at from public."RegisteredUsers" where id = profile_id);
end
$$;
comment on function private.verify_profile(bigint, timestamptz, text[]) is 'See public.verify_profile.';

create function private.set_profile_statuses(changes jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  many boolean;
  wish record;
  card public."RegisteredUsers";
  previous jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 500 then
    perform private.refuse('', 'Choose from 1 to 500 profiles.');
  end if;
  many := jsonb_array_length(changes) > 1;
  perform set_config('matrimony.audit_action', case when many then 'bulk status change' else 'changed status' end, true);
  -- All cards first and in the order of ids, before anything is written to the audit log: whoever edits one of them
  -- holds the card and waits for the log, and must not be waited for with the log in hand.
  perform from public."RegisteredUsers"
    where id in (select wishes.id from jsonb_to_recordset(changes) as wishes (id bigint)) order by id for update;
  for wish in
    select * from jsonb_to_recordset(changes) as wishes (id bigint, status text, reason text, if_status text, undo boolean)
    order by id
  loop
    if wish.status is null or wish.status not in ('draft', 'submitted', 'verified', 'changes requested', 'on hold', 'engaged', 'married', 'withdrawn') then
      perform private.refuse('status', 'Choose one of the list.');
    end if;
    wish.reason := nullif(btrim(wish.reason), '');
    if char_length(wish.reason) > 300 then
      perform private.refuse('reason', 'Enter at most 300 letters.');
    end if;
    -- A profile may have been without a reason before.
    if wish.status = 'changes requested' and wish.reason is null and wish.undo is not true then
      perform private.refuse('reason', 'Say what should be changed: the person reads it.');
    end if;
    select * into card from public."RegisteredUsers" where id = wish.id;
    if not found or card.deleted_at is not null then
      if many then continue; end if;
      raise exception 'This profile is not there any more.' using errcode = 'PT404';
    end if;
    if wish.if_status is not null and card.status <> wish.if_status then
      if many then continue; end if;
      raise exception 'The status of this profile was changed meanwhile.' using errcode = 'PT409';
    end if;
    if wish.status = 'verified' and card.verified_at is null then
      if many then continue; end if;
      perform private.refuse('status', 'This profile has never been verified. Verify it first.');
    end if;
    if wish.status = 'verified' then
      wish.reason := null;
    end if;
    if card.status = wish.status and card.status_reason is not distinct from wish.reason then
      continue;
    end if;
    update public."RegisteredUsers" set status = wish.status, status_reason = wish.reason where id = wish.id;
    if wish.status = 'changes requested' and wish.undo is not true then
      perform private.notify_member(wish.id, 'The bureau asks for changes to your profile: ' || wish.reason);
    end if;
    previous := previous || jsonb_build_object('id', card.id, 'status', card.status, 'reason', card.status_reason, 'undo', true);
  end loop;
  return previous;
end
$$;
comment on function private.set_profile_statuses(jsonb) is 'See public.set_profile_statuses.';

create function private.describe_deletion(profile_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  described jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object(
      'name', card.name,
      'pictures', num_nonnulls(card.first_img, card.second_img, card.third_img, card.birth_chart),
      'login', (select username from public.accounts where registered_user_id = card.id),
      'notifications', (select count(*) from public.notifications where registered_user_id = card.id),
      'proposals', (select count(*) from public.profile_proposals where registered_user_id = card.id)
    )
    into described
    from public."RegisteredUsers" as card where card.id = profile_id;
  if not found then
    raise exception 'This profile is not there any more.' using errcode = 'PT404';
  end if;
  return described;
end
$$;
comment on function private.describe_deletion(bigint) is 'See public.describe_deletion.';

create function private.refuse_other_name(card public."RegisteredUsers", typed_name text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if btrim(typed_name) is distinct from card.name then
    perform private.refuse('typed_name', 'Type the name exactly as it is written above.');
  end if;
end
$$;
comment on function private.refuse_other_name(public."RegisteredUsers", text) is 'Ends the transaction with 22023 unless the name was typed as it stands on the card.';

create function private.delete_profile(profile_id bigint, typed_name text)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  card public."RegisteredUsers";
  account public.accounts;
begin
  perform private.require_admin();
  card := private.lock_profile(profile_id);
  if card.deleted_at is not null then
    return card.deleted_at + interval '30 days';
  end if;
  perform private.refuse_other_name(card, typed_name);
  perform set_config('matrimony.audit_action', 'deleted profile', true);
  update public.accounts set active = false where registered_user_id = profile_id and active returning * into account;
  insert into private.deletions (registered_user_id, status_before, reason_before, login_was_active)
    values (profile_id, card.status, card.status_reason, account.user_id is not null);
  if account.user_id is not null then
    perform private.end_sessions(account.user_id);
  end if;
  update public.profile_proposals set status = 'withdrawn' where registered_user_id = profile_id and status = 'pending';
  update public."RegisteredUsers" set status = 'withdrawn', status_reason = null, deleted_at = now() where id = profile_id;
  return now() + interval '30 days';
end
$$;
comment on function private.delete_profile(bigint, text) is 'See public.delete_profile.';

create function private.restore_profile(profile_id bigint)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  card public."RegisteredUsers";
  before private.deletions;
begin
  perform private.require_admin();
  card := private.lock_profile(profile_id);
  if card.deleted_at is null then
    return card.status;
  end if;
  perform set_config('matrimony.audit_action', 'restored profile', true);
  delete from private.deletions where registered_user_id = profile_id returning * into before;
  update public."RegisteredUsers"
    set deleted_at = null, status = coalesce(before.status_before, 'withdrawn'), status_reason = before.reason_before
    where id = profile_id;
  if before.login_was_active then
    update public.accounts set active = true where registered_user_id = profile_id;
  end if;
  return coalesce(before.status_before, 'withdrawn');
end
$$;
comment on function private.restore_profile(bigint) is 'See public.restore_profile.';

create function private.erase_person(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  login_id uuid;
begin
  -- The deletions below write no audit rows of their own: they would hold what is being erased.
  perform set_config('matrimony.audit_action', 'erased', true);
  select user_id into login_id from public.accounts where registered_user_id = profile_id;
  delete from public."RegisteredUsers" where id = profile_id;
  delete from private.requests where registered_user_id = profile_id;
  if login_id is not null then
    delete from auth.users where id = login_id;
    -- The auth server's own log names the internal e-mail, which holds the username. Some write JSON, some a text of JSON.
    if to_regclass('auth.audit_log_entries') is not null
      and has_table_privilege('auth.audit_log_entries', 'select') and has_table_privilege('auth.audit_log_entries', 'delete') then
      execute 'delete from auth.audit_log_entries where position($1 in payload::text) > 0' using login_id::text;
    end if;
  end if;
  perform private.write_audit('erased', 'RegisteredUsers', profile_id::text, profile_id);
  update public.audit_log set old_values = null, new_values = null, values_salt = null
    where registered_user_id = profile_id and values_salt is not null;
  perform set_config('matrimony.audit_action', '', true);
end
$$;
comment on function private.erase_person(bigint) is 'Removes every row about a person and every value about them from the audit log, for good. Files go through the Storage API afterwards: see list_unreferenced_files.';

create function private.erase_profile(profile_id bigint, typed_name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  card public."RegisteredUsers";
begin
  perform private.require_admin();
  card := private.lock_profile(profile_id);
  if card.deleted_at is null then
    raise exception 'Delete the profile first.' using errcode = 'PT409';
  end if;
  perform private.refuse_other_name(card, typed_name);
  perform private.erase_person(profile_id);
end
$$;
comment on function private.erase_profile(bigint, text) is 'See public.erase_profile.';

create function private.erase_due_people()
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
    select id from public."RegisteredUsers" where deleted_at <= now() - interval '30 days' order by id limit 50 for update
  ) as locked;
  foreach profile_id in array due loop
    perform private.erase_person(profile_id);
  end loop;
  return due;
end
$$;
comment on function private.erase_due_people() is 'Erases those who were deleted 30 days ago or longer, at most 50 at a time; says whom. Run by make daily and from the dashboard.';

create function private.unreferenced_files(profile_id bigint default null)
returns table (bucket_id text, name text)
language sql
stable
security definer
set search_path = ''
as $$
  -- A thumbnail is wanted as long as its picture is.
  select objects.bucket_id, objects.name
  from storage.objects
  where objects.bucket_id in ('profile-images', 'birth-charts')
    and (profile_id is null or objects.name like profile_id::text || '/%')
    and not exists (
      select from public."RegisteredUsers" as card
      where objects.bucket_id = 'profile-images'
        and private.picture_path(objects.name) in (card.first_img, card.second_img, card.third_img)
    )
    and not exists (
      select from public."RegisteredUsers" as card
      where objects.bucket_id = 'birth-charts' and card.birth_chart = private.picture_path(objects.name)
    )
    -- What was uploaded for a registration or an edit that is still going on.
    and not (
      objects.created_at > now() - interval '1 day'
      and profile_id is null
      -- Folders are named by the registered user's id.
      and (
        exists (select from public."RegisteredUsers" as card where card.id::text = split_part(objects.name, '/', 1))
        or exists (
          select from private.requests
          where requests.registered_user_id::text = split_part(objects.name, '/', 1) and requests.completed_at is null
        )
      )
    )
  order by objects.name
  limit 1000
$$;
comment on function private.unreferenced_files(bigint) is 'Files in the buckets that no profile shows: left behind by an erasure, an edit or an upload that was given up. Of one profile''s folder all of them; otherwise not those of the last day that may still be on their way.';

create function public.verify_profile(profile_id bigint, seen_updated_at timestamptz, items text[])
returns timestamptz language sql set search_path = ''
as $$ select private.verify_profile(profile_id, seen_updated_at, items) $$;
comment on function public.verify_profile(bigint, timestamptz, text[]) is 'For the admin: records what was checked and makes the profile visible. Errors: PT409 when it is not the profile that was seen, 22023, PT404.';

create function public.set_profile_statuses(changes jsonb)
returns jsonb language sql
set search_path = ''
set statement_timeout = '20s'
as $$ select private.set_profile_statuses(changes) $$;
comment on function public.set_profile_statuses(jsonb) is 'For the admin: changes the status of up to 500 profiles, [{id, status, reason, if_status, undo}], and returns how they were before, which undoes it. Takes at most 20 s. With several, those that are gone, changed meanwhile (if_status) or never verified are left alone; with one, that is an error.';

create function public.describe_deletion(profile_id bigint)
returns jsonb language sql stable set search_path = ''
as $$ select private.describe_deletion(profile_id) $$;
comment on function public.describe_deletion(bigint) is 'For the admin: what a deletion takes with it, to be shown before.';

create function public.delete_profile(profile_id bigint, typed_name text)
returns timestamptz language sql set search_path = ''
as $$ select private.delete_profile(profile_id, typed_name) $$;
comment on function public.delete_profile(bigint, text) is 'For the admin: hides a profile everywhere, switches its login off and returns when it will be erased (30 days). Needs the name, typed.';

create function public.restore_profile(profile_id bigint)
returns text language sql set search_path = ''
as $$ select private.restore_profile(profile_id) $$;
comment on function public.restore_profile(bigint) is 'For the admin: brings a deleted profile back as it was; returns its status.';

create function public.erase_profile(profile_id bigint, typed_name text)
returns void language sql set search_path = ''
as $$ select private.erase_profile(profile_id, typed_name) $$;
comment on function public.erase_profile(bigint, text) is 'For the admin: erases a deleted profile at once and for good. Needs the name, typed.';

create function public.erase_due_profiles()
returns bigint[] language sql
set search_path = ''
set statement_timeout = '20s'
as $$
  select private.require_admin();
  select private.erase_due_people()
$$;
comment on function public.erase_due_profiles() is 'For the admin: erases the profiles that were deleted 30 days ago or longer, at most 50; returns their ids.';

create function public.list_unreferenced_files(profile_id bigint default null)
returns table (bucket_id text, name text) language sql stable
set search_path = ''
set statement_timeout = '20s'
as $$
  select private.require_admin();
  select * from private.unreferenced_files(profile_id)
$$;
comment on function public.list_unreferenced_files(bigint) is 'For the admin: files that no profile shows, to be removed through the Storage API; at most 1000.';

revoke all on function
  private.my_admin_name(), private.notify_member(bigint, text), private.verify_profile(bigint, timestamptz, text[]),
  private.set_profile_statuses(jsonb), private.describe_deletion(bigint), private.refuse_other_name(public."RegisteredUsers", text),
  private.delete_profile(bigint, text), private.restore_profile(bigint), private.erase_person(bigint),
  private.erase_profile(bigint, text), private.erase_due_people(), private.unreferenced_files(bigint)
  from public;
revoke all on function
  public.verify_profile(bigint, timestamptz, text[]), public.set_profile_statuses(jsonb), public.describe_deletion(bigint),
  public.delete_profile(bigint, text), public.restore_profile(bigint), public.erase_profile(bigint, text),
  public.erase_due_profiles(), public.list_unreferenced_files(bigint)
  from public, anon, authenticated, service_role;
grant execute on function
  private.verify_profile(bigint, timestamptz, text[]), private.set_profile_statuses(jsonb), private.describe_deletion(bigint),
  private.delete_profile(bigint, text), private.restore_profile(bigint), private.erase_profile(bigint, text),
  private.erase_due_people(), private.unreferenced_files(bigint),
  public.verify_profile(bigint, timestamptz, text[]), public.set_profile_statuses(jsonb), public.describe_deletion(bigint),
  public.delete_profile(bigint, text), public.restore_profile(bigint), public.erase_profile(bigint, text),
  public.erase_due_profiles(), public.list_unreferenced_files(bigint)
  to authenticated;
