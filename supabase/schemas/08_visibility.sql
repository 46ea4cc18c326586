-- Which profiles a caller sees: verified and active ones, unless one of the two has blocked the other. And members' reports.
-- Who may: visitors read visible cards while the bureau lets them. Members read visible profiles and their own, and block and
-- report for themselves. The admin reads all and closes reports. Only the functions below write to these tables.

create table public.blocks (
  blocker_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  profile_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, profile_id),
  constraint nobody_blocks_themselves check (blocker_id <> profile_id)
);
comment on table public.blocks is 'Blocks between two people. Neither sees the other; only the one who blocked knows why.';

create index blocks_against on public.blocks (profile_id, blocker_id);

revoke all on public.blocks from anon, authenticated, service_role;
grant select on public.blocks to authenticated;
grant select, insert, update, delete on public.blocks to service_role;
alter table public.blocks enable row level security;
create policy "Members read their own blocks, the admin all" on public.blocks
  for select to authenticated
  using (blocker_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger audit_change after insert or update or delete on public.blocks
  for each row execute function private.audit_change('profile_id', 'profile_id');

create function private.my_blocked_ids()
returns setof bigint
language plpgsql
stable
parallel safe
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  my_ids constant bigint[] := array(select private.my_registered_user_ids());
begin
  return query
    select profile_id from public.blocks where blocker_id = any (my_ids)
    union all
    select blocker_id from public.blocks where profile_id = any (my_ids);
end
$$;
comment on function private.my_blocked_ids() is 'The registered users that the caller blocked, and those who blocked the caller. A blocked pair never see each other.';

-- One call in place of two for each card: whether the caller sees others at all, and which of them are blocked.
create function private.hidden_from_me()
returns bigint[]
language plpgsql
stable
parallel safe
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  my_id bigint;
begin
  if not private.is_active_member() then
    return null;
  end if;
  select registered_user_id into my_id from public.accounts where user_id = (select auth.uid());
  return array(
    select profile_id from public.blocks where blocker_id = my_id
    union all
    select blocker_id from public.blocks where profile_id = my_id
  );
end
$$;
comment on function private.hidden_from_me() is 'The visible profiles that the caller may not see; null for a caller who is no active member and sees nobody. In a policy: id <> all ((select ...)::bigint[]), which is not true of null.';
grant execute on function private.hidden_from_me() to authenticated;

-- Policies call each function as (select ...), so that it runs once a query and not once a row.
create policy "Visitors read visible profiles while the bureau allows it" on public."RegisteredUsers"
  for select to anon
  using (visible and (select private.visitors_may_browse()));
create policy "Members read visible profiles and their own, the admin all" on public."RegisteredUsers"
  for select to authenticated
  using (
    (visible and id <> all ((select private.hidden_from_me())::bigint[]))
    or id = any (array(select private.my_registered_user_ids()))
    or (select private.is_admin())
  );

-- A profile is read with its details. With the cards' policy inside the details' policy, PostgreSQL planned it twice.
create function private.sees_profile(profile_id bigint)
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return exists (
    select from public."RegisteredUsers" as card
    where card.id = profile_id
      and (
        (card.visible and card.id <> all ((select private.hidden_from_me())::bigint[]))
        or card.id = any (array(select private.my_registered_user_ids()))
      )
  );
end
$$;
comment on function private.sees_profile(bigint) is 'Whether the caller, a member, sees this profile; the same rule as the policy of "RegisteredUsers".';
grant execute on function private.sees_profile(bigint) to authenticated;

create policy "Members read details of profiles they see, the admin all" on public.profile_details
  for select to authenticated
  using ((select private.is_admin()) or private.sees_profile(registered_user_id));

-- Transactions that lock the same rows in different orders end in a deadlock: an error for one of the callers. The order here:
-- the card, its login, its requests, its row of the search, the audit log. So a function that locks one of these first locks
-- the cards, in the order of their ids.
create function private.require_seen(my_id bigint, profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Locked before the check, so that nobody can hide the profile between the check and the caller's change.
  perform private.lock_cards(my_id, profile_id);
  -- One answer for profiles that are hidden, are blocked or don't exist.
  if profile_id = my_id or profile_id is null or not exists (
    select from public."RegisteredUsers"
    where id = profile_id and visible and id <> all (array(select private.my_blocked_ids()))
  ) then
    perform private.not_found('profile_not_available', 'This profile is not available.');
  end if;
end
$$;
comment on function private.require_seen(bigint, bigint) is 'Error PT404 unless the member can see this profile of somebody else. Locks both cards until the end of the transaction.';

create function private.name_i_see(card public."RegisteredUsers")
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when card.visible then card.name else 'User id ' || card.id || ' (hidden)' end
$$;
comment on function private.name_i_see(public."RegisteredUsers") is 'The name of a profile in a member''s own lists, or its number while it is hidden.';

create function public.block_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.lock_cards(my_id, profile_id);
  -- A hidden profile may be blocked too, if there was a request between the two.
  if not exists (
    select from public.contact_requests as request
    where (requester_id = my_id and request.profile_id = block_profile.profile_id)
      or (requester_id = block_profile.profile_id and request.profile_id = my_id and status in ('approved', 'revoked'))
  ) then
    perform private.require_seen(my_id, profile_id);
  end if;
  insert into public.blocks (blocker_id, profile_id) values (my_id, profile_id) on conflict do nothing;
  delete from public.likes
    where (liker_id = my_id and likes.profile_id = block_profile.profile_id)
      or (liker_id = block_profile.profile_id and likes.profile_id = my_id);
  update public.contact_requests as request set status = 'withdrawn'
    where open and requester_id = my_id and request.profile_id = block_profile.profile_id;
  -- The other member gets the same answer as for any profile that is gone.
  update public.contact_requests as request
    set status = 'declined', decline_reason = 'This profile is not available any more.', decided_by_name = 'The bureau', decided_at = now()
    where open and requester_id = block_profile.profile_id and request.profile_id = my_id;
end
$$;
comment on function public.block_profile(bigint) is 'For a member: from now on neither of the two sees the other; likes and open requests between them end.';
grant execute on function public.block_profile(bigint) to authenticated;

create function public.unblock_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  delete from public.blocks where blocker_id = my_id and blocks.profile_id = unblock_profile.profile_id;
end
$$;
comment on function public.unblock_profile(bigint) is 'For a member: removes their own block.';
grant execute on function public.unblock_profile(bigint) to authenticated;

create function public.list_my_blocks()
returns table (registered_user_id bigint, name text, created_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  return query
    select card.id, private.name_i_see(card), blocks.created_at
    from public.blocks join public."RegisteredUsers" as card on card.id = blocks.profile_id
    where blocks.blocker_id = my_id
    order by blocks.created_at desc;
end
$$;
comment on function public.list_my_blocks() is 'For a member: the people they have blocked. The number stands for the name while the profile is hidden.';
grant execute on function public.list_my_blocks() to authenticated;

-- Reports ----------------------------------------------------------------------------------------------------------------

create function private.report_reasons()
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array[
    'Wrong information', 'Not looking for marriage', 'Rude or threatening', 'Asks for money', 'Pictures of someone else', 'Other'
  ]
$$;
comment on function private.report_reasons() is 'The reasons for which a profile may be reported.';
-- A CHECK constraint runs with the rights of the role that writes.
grant execute on function private.report_reasons() to service_role;

create table public.reports (
  id bigint generated always as identity primary key,
  reporter_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  profile_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  reason text not null
    constraint reason_is_known check (reason = any (private.report_reasons())),
  note text
    constraint note_is_readable check (char_length(note) between 1 and 500),
  resolved_by_name text,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  constraint nobody_reports_themselves check (reporter_id <> profile_id)
);
comment on table public.reports is 'Members'' reports about profiles, for the admin.';

create unique index reports_one_open on public.reports (reporter_id, profile_id) where resolved_at is null;
create index reports_about on public.reports (profile_id, id desc);

revoke all on public.reports from anon, authenticated, service_role;
grant select on public.reports to authenticated;
grant select, insert, update, delete on public.reports to service_role;
alter table public.reports enable row level security;
create policy "Members read their own reports, the admin all" on public.reports
  for select to authenticated
  using (reporter_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger audit_change after insert or update or delete on public.reports
  for each row execute function private.audit_change('id', 'profile_id');
create trigger tidy_texts before insert or update on public.reports
  for each row execute function private.tidy_texts('note');

create function public.report_profile(profile_id bigint, reason text, note text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  cleaned_note text;
begin
  perform private.require_seen(my_id, profile_id);
  if reason is null or reason <> all (private.report_reasons()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'reason');
  end if;
  cleaned_note := private.clean_text('note', note, 500, case when reason = 'Other' then 'Say what is wrong.' end);
  perform pg_advisory_xact_lock(hashtextextended('public.reports', my_id));
  if (select count(*) from public.reports where reporter_id = my_id and resolved_at is null) >= 10 then
    perform private.refuse('too_many_reports', 'The bureau has ten reports of yours to look at. Please wait for an answer.');
  end if;
  insert into public.reports (reporter_id, profile_id, reason, note)
    values (my_id, profile_id, reason, cleaned_note)
    on conflict do nothing;
  if found then
    perform private.notify_admin('profile reported', id, array[name, report_profile.reason])
      from public."RegisteredUsers" where id = profile_id;
  end if;
end
$$;
comment on function public.report_profile(bigint, text, text) is 'For a member: reports a profile to the admin.';
grant execute on function
  public.report_profile(bigint, text, text)
  to authenticated;

create function public.resolve_report(report_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform set_config('matrimony.audit_action', 'resolved report', true);
  update public.reports set resolved_at = now(), resolved_by_name = private.my_admin_name()
    where id = report_id and resolved_at is null;
  if not found then
    perform private.conflict('report_closed', 'This report is closed already.');
  end if;
end
$$;
comment on function public.resolve_report(bigint) is 'For the admin: closes a report.';
grant execute on function public.resolve_report(bigint) to authenticated;
