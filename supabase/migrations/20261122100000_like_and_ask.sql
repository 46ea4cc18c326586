-- What families come for: liking a profile, asking for its contact details, being answered; and leaving each other alone.
-- Who may: a member likes, asks, withdraws, reports and blocks for themselves; the admin reads all and decides; a visitor
-- nothing. Nobody writes to these tables but through the functions below.

alter table public.site_settings
  add column requests_per_day smallint not null default 5
    constraint requests_per_day_is_sensible check (requests_per_day between 0 and 100),
  add column open_requests smallint not null default 10
    constraint open_requests_is_sensible check (open_requests between 0 and 100),
  add column requests_expire_after_days smallint not null default 30
    constraint requests_expire_after_days_is_sensible check (requests_expire_after_days between 1 and 365);
comment on column public.site_settings.requests_per_day is 'How many contact requests a member may make within 24 hours.';
comment on column public.site_settings.open_requests is 'How many undecided contact requests a member may have at once.';
comment on column public.site_settings.requests_expire_after_days is 'After how many days an undecided contact request expires.';

create table public.likes (
  liker_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  liked_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (liker_id, liked_id),
  constraint nobody_likes_themselves check (liker_id <> liked_id)
);
comment on table public.likes is 'Who likes whom. Seen by the one who likes, and by the admin.';
create index likes_of_profile on public.likes (liked_id);

create table public.contact_requests (
  id bigint generated always as identity primary key,
  requester_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  target_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  note text
    constraint note_is_readable check (char_length(note) between 1 and 500),
  status text not null default 'requested'
    constraint status_is_known check (status in (
      'requested', 'under review', 'awaiting consent', 'approved', 'declined', 'withdrawn', 'expired', 'revoked'
    )),
  decline_reason text
    constraint decline_reason_is_readable check (char_length(decline_reason) between 1 and 300 and not private.holds_contact(decline_reason)),
  ask_again_on date,
  decided_by_name text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint nobody_asks_for_themselves check (requester_id <> target_id),
  constraint declined_requests_say_why check (status <> 'declined' or decline_reason is not null),
  constraint decided_requests_say_by_whom check (
    status not in ('approved', 'declined', 'revoked') or (decided_by_name is not null and decided_at is not null)
  )
);
comment on table public.contact_requests is 'Who asks for whose contact details, and what became of it. The family that is asked for learns of it from the bureau.';
comment on column public.contact_requests.note is 'From the one who asks to the admin.';
comment on column public.contact_requests.ask_again_on is 'The admin puts it off until this day.';
create unique index contact_requests_one_open on public.contact_requests (requester_id, target_id)
  where status in ('requested', 'under review', 'awaiting consent');
create index contact_requests_of_requester on public.contact_requests (requester_id, id desc);
create index contact_requests_for_target on public.contact_requests (target_id, id desc);
create index contact_requests_open on public.contact_requests (created_at, id)
  where status in ('requested', 'under review', 'awaiting consent');

create table public.contact_consents (
  request_id bigint primary key references public.contact_requests (id) on delete cascade,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  given_on date not null,
  channel text not null
    constraint channel_is_known check (channel in ('Telephone', 'WhatsApp', 'In person', 'Letter')),
  person text not null
    constraint person_is_readable check (char_length(person) between 1 and 120 and not private.holds_contact(person)),
  recorded_by_name text not null,
  recorded_at timestamptz not null default now()
);
comment on table public.contact_consents is 'That the family agreed to share their details: when, how, and who said so. Without it no request is approved.';
comment on column public.contact_consents.registered_user_id is 'Whose family agreed.';
create index contact_consents_of_person on public.contact_consents (registered_user_id);

create table public.disclosures (
  id bigint generated always as identity primary key,
  request_id bigint not null unique references public.contact_requests (id) on delete cascade,
  subject_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  recipient_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  shared_by_name text not null,
  shared_at timestamptz not null default now(),
  revoked_by_name text,
  revoked_at timestamptz,
  revoke_reason text
    constraint revoke_reason_is_readable check (char_length(revoke_reason) between 1 and 300 and not private.holds_contact(revoke_reason)),
  constraint revoked_disclosures_say_by_whom check ((revoked_at is null) = (revoked_by_name is null))
);
comment on table public.disclosures is 'The ledger: whose contact details were shared with whom, when and by whom.';
create index disclosures_about on public.disclosures (subject_id, id desc);
create index disclosures_to on public.disclosures (recipient_id, subject_id) where revoked_at is null;

create table public.blocks (
  blocker_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  blocked_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint nobody_blocks_themselves check (blocker_id <> blocked_id)
);
comment on table public.blocks is 'Who wants to see no more of whom. Neither sees the other; only the one who blocked knows why.';
create index blocks_against on public.blocks (blocked_id, blocker_id);

create table public.reports (
  id bigint generated always as identity primary key,
  reporter_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  reported_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  reason text not null
    constraint reason_is_known check (reason in (
      'Wrong information', 'Not looking for marriage', 'Rude or threatening', 'Asks for money', 'Pictures of someone else', 'Other'
    )),
  note text
    constraint note_is_readable check (char_length(note) between 1 and 500),
  resolved_by_name text,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  constraint nobody_reports_themselves check (reporter_id <> reported_id)
);
comment on table public.reports is 'What members report about a profile, for the admin.';
create unique index reports_one_open on public.reports (reporter_id, reported_id) where resolved_at is null;
create index reports_about on public.reports (reported_id, id desc);

revoke all on public.likes, public.contact_requests, public.contact_consents, public.disclosures, public.blocks, public.reports
  from anon, authenticated, service_role;
grant select on public.likes, public.contact_requests, public.contact_consents, public.disclosures, public.blocks, public.reports
  to authenticated;
grant select, insert, update, delete
  on public.likes, public.contact_requests, public.contact_consents, public.disclosures, public.blocks, public.reports
  to service_role;
alter table public.likes enable row level security;
alter table public.contact_requests enable row level security;
alter table public.contact_consents enable row level security;
alter table public.disclosures enable row level security;
alter table public.blocks enable row level security;
alter table public.reports enable row level security;

create policy "Members read their own likes, the admin all" on public.likes
  for select to authenticated
  using (liker_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));
create policy "Members read the requests they made, the admin all" on public.contact_requests
  for select to authenticated
  using (requester_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));
create policy "The admin reads consents" on public.contact_consents
  for select to authenticated using ((select private.is_admin()));
create policy "Members read disclosures about themselves, the admin all" on public.disclosures
  for select to authenticated
  using (subject_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));
create policy "Members read whom they blocked, the admin all" on public.blocks
  for select to authenticated
  using (blocker_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));
create policy "Members read what they reported, the admin all" on public.reports
  for select to authenticated
  using (reporter_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger set_updated_at before update on public.contact_requests
  for each row execute function private.set_updated_at();
create trigger audit_change after insert or update or delete on public.likes
  for each row execute function private.audit_change('liked_id', 'liked_id');
create trigger audit_change after insert or update or delete on public.contact_requests
  for each row execute function private.audit_change('id', 'target_id');
create trigger audit_change after insert or update or delete on public.contact_consents
  for each row execute function private.audit_change('request_id', 'registered_user_id');
create trigger audit_change after insert or update or delete on public.disclosures
  for each row execute function private.audit_change('id', 'subject_id');
create trigger audit_change after insert or update or delete on public.blocks
  for each row execute function private.audit_change('blocked_id', 'blocked_id');
create trigger audit_change after insert or update or delete on public.reports
  for each row execute function private.audit_change('id', 'reported_id');

-- Who sees whom --------------------------------------------------------------------------------------------------------

create function private.my_blocked_ids()
returns setof bigint
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select blocked_id from public.blocks where blocker_id = any (array(select private.my_registered_user_ids()))
  union all
  select blocker_id from public.blocks where blocked_id = any (array(select private.my_registered_user_ids()))
$$;
comment on function private.my_blocked_ids() is 'The registered users whom the caller blocked, and those who blocked the caller: a blocked pair never see each other.';

create function private.shared_with_me()
returns setof bigint
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  -- Hiding the profile hides its contact, and so does a block.
  select disclosures.subject_id
  from public.disclosures
  join public."RegisteredUsers" as card on card.id = disclosures.subject_id
  where disclosures.recipient_id = any (array(select private.my_registered_user_ids()))
    and disclosures.revoked_at is null
    and card.visible
    and disclosures.subject_id <> all (array(select private.my_blocked_ids()))
$$;
comment on function private.shared_with_me() is 'The registered users whose contact details are shared with the caller now.';

alter policy "Members read visible profiles and their own, the admin all" on public."RegisteredUsers"
  using (
    (visible and (select private.is_active_member()) and id <> all (array(select private.my_blocked_ids())))
    or id = any (array(select private.my_registered_user_ids()))
    or (select private.is_admin())
  );

alter policy "Members read their own contact details" on public.contact_details
  rename to "Members read their own contact details and those shared with them";
alter policy "Members read their own contact details and those shared with them" on public.contact_details
  using (registered_user_id = any (array(
    select private.my_registered_user_ids() union all select private.shared_with_me()
  )));

-- What members do --------------------------------------------------------------------------------------------------------

create function private.require_member()
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id bigint;
begin
  select * into my_id from private.my_registered_user_ids();
  if my_id is null then
    raise exception 'Only a member may do this.' using errcode = 'insufficient_privilege';
  end if;
  return my_id;
end
$$;
comment on function private.require_member() is 'The caller''s registered user. Error 42501 when the caller is no active member.';

create function private.require_seen(my_id bigint, profile_id bigint)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- One answer for profiles that are hidden, blocked or were never there.
  if profile_id = my_id or profile_id is null or not exists (
    select from public."RegisteredUsers"
    where id = profile_id and visible and id <> all (array(select private.my_blocked_ids()))
  ) then
    raise exception 'This profile is not available.' using errcode = 'PT404';
  end if;
end
$$;
comment on function private.require_seen(bigint, bigint) is 'Ends the transaction with PT404 unless the member can see this profile of somebody else.';

create function private.like_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.require_seen(my_id, profile_id);
  if (select count(*) from public.likes where liker_id = my_id) >= 500 then
    perform private.refuse('', 'You like 500 profiles already. Take some back first.');
  end if;
  insert into public.likes (liker_id, liked_id) values (my_id, profile_id) on conflict do nothing;
end
$$;
comment on function private.like_profile(bigint) is 'See public.like_profile.';

create function private.unlike_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  delete from public.likes where liker_id = my_id and liked_id = profile_id;
end
$$;
comment on function private.unlike_profile(bigint) is 'See public.unlike_profile.';

create function private.ask_for_contact(profile_id bigint, note text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  settings public.site_settings;
  made bigint;
begin
  perform private.require_seen(my_id, profile_id);
  -- One request of a member at a time: limits hold for requests sent side by side too.
  perform from public.accounts where registered_user_id = my_id for update;
  select * into strict settings from public.site_settings;
  if not exists (select from public.likes where liker_id = my_id and liked_id = profile_id) then
    perform private.refuse('', 'Like the profile first, then ask.');
  end if;
  if profile_id in (select private.shared_with_me()) then
    perform private.refuse('', 'The contact details are shared with you already.');
  end if;
  if exists (
    select from public.contact_requests
    where requester_id = my_id and target_id = profile_id and status in ('requested', 'under review', 'awaiting consent')
  ) then
    perform private.refuse('', 'You have asked already. The bureau will answer.');
  end if;
  if (
    select count(*) from public.contact_requests
    where requester_id = my_id and status in ('requested', 'under review', 'awaiting consent')
  ) >= settings.open_requests then
    perform private.refuse('', format('You have %s requests open. Wait for an answer, or withdraw one.', settings.open_requests));
  end if;
  if (
    select count(*) from public.contact_requests where requester_id = my_id and created_at > now() - interval '24 hours'
  ) >= settings.requests_per_day then
    perform private.refuse('', format('You can ask for %s profiles a day. Please ask again tomorrow.', settings.requests_per_day));
  end if;
  if char_length(btrim(note)) > 500 then
    perform private.refuse('note', 'Enter at most 500 letters.');
  end if;
  insert into public.contact_requests (requester_id, target_id, note)
    values (my_id, profile_id, nullif(btrim(note), ''))
    returning id into made;
  insert into public.notifications (recipient, registered_user_id, message)
    select null, my_id, left(name || ' asks for the contact details of another profile.', 300)
    from public."RegisteredUsers" where id = my_id;
  return made;
end
$$;
comment on function private.ask_for_contact(bigint, text) is 'See public.ask_for_contact.';

create function private.withdraw_request(request_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  request public.contact_requests;
begin
  select * into request from public.contact_requests where id = request_id and requester_id = my_id for update;
  if not found then
    raise exception 'This request is not there any more.' using errcode = 'PT404';
  end if;
  if request.status not in ('requested', 'under review', 'awaiting consent') then
    raise exception 'This request has been decided already.' using errcode = 'PT409';
  end if;
  update public.contact_requests set status = 'withdrawn' where id = request_id;
end
$$;
comment on function private.withdraw_request(bigint) is 'See public.withdraw_request.';

create function private.block_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  -- Someone who is hidden by now, too, if there has been something between the two.
  if not exists (
    select from public.contact_requests
    where (requester_id = my_id and target_id = profile_id) or (requester_id = profile_id and target_id = my_id and status in ('approved', 'revoked'))
  ) then
    perform private.require_seen(my_id, profile_id);
  end if;
  insert into public.blocks (blocker_id, blocked_id) values (my_id, profile_id) on conflict do nothing;
  delete from public.likes where (liker_id = my_id and liked_id = profile_id) or (liker_id = profile_id and liked_id = my_id);
  update public.contact_requests set status = 'withdrawn'
    where status in ('requested', 'under review', 'awaiting consent') and requester_id = my_id and target_id = profile_id;
  -- The other one reads what they would read of any profile that has gone.
  update public.contact_requests
    set status = 'declined', decline_reason = 'This profile is not available any more.', decided_by_name = 'The bureau', decided_at = now()
    where status in ('requested', 'under review', 'awaiting consent') and requester_id = profile_id and target_id = my_id;
end
$$;
comment on function private.block_profile(bigint) is 'See public.block_profile.';

create function private.unblock_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  delete from public.blocks where blocker_id = my_id and blocked_id = profile_id;
end
$$;
comment on function private.unblock_profile(bigint) is 'See public.unblock_profile.';

create function private.list_my_blocks()
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
    select card.id, card.name, blocks.created_at
    from public.blocks join public."RegisteredUsers" as card on card.id = blocks.blocked_id
    where blocks.blocker_id = my_id
    order by blocks.created_at desc;
end
$$;
comment on function private.list_my_blocks() is 'See public.list_my_blocks.';

create function private.report_profile(profile_id bigint, reason text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.require_seen(my_id, profile_id);
  if reason is null or reason not in (
    'Wrong information', 'Not looking for marriage', 'Rude or threatening', 'Asks for money', 'Pictures of someone else', 'Other'
  ) then
    perform private.refuse('reason', 'Choose one of the list.');
  end if;
  if char_length(btrim(note)) > 500 then
    perform private.refuse('note', 'Enter at most 500 letters.');
  end if;
  if reason = 'Other' and nullif(btrim(note), '') is null then
    perform private.refuse('note', 'Say what is wrong.');
  end if;
  if (select count(*) from public.reports where reporter_id = my_id and resolved_at is null) >= 10 then
    perform private.refuse('', 'The bureau has ten reports of yours to look at. Please wait for an answer.');
  end if;
  insert into public.reports (reporter_id, reported_id, reason, note)
    values (my_id, profile_id, report_profile.reason, nullif(btrim(report_profile.note), ''))
    on conflict do nothing;
  if found then
    insert into public.notifications (recipient, registered_user_id, message)
      select null, profile_id, left(name || ' was reported by a member: ' || report_profile.reason || '.', 300)
      from public."RegisteredUsers" where id = profile_id;
  end if;
end
$$;
comment on function private.report_profile(bigint, text, text) is 'See public.report_profile.';

create function private.list_my_disclosures()
returns table (id bigint, other_id bigint, other_name text, shared_at timestamptz, shared_by_name text, revoked_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  my_id constant bigint := private.require_member();
begin
  -- The name also of someone whose profile is hidden by now: it is about the caller's own details.
  return query
    select disclosures.id, card.id, card.name, disclosures.shared_at, disclosures.shared_by_name, disclosures.revoked_at
    from public.disclosures join public."RegisteredUsers" as card on card.id = disclosures.recipient_id
    where disclosures.subject_id = my_id
    order by disclosures.id desc;
end
$$;
comment on function private.list_my_disclosures() is 'See public.list_my_disclosures.';

-- What the admin does ----------------------------------------------------------------------------------------------------

create function private.hold_cards(one_id bigint, other_id bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  -- Before the first row of the audit log is written: whoever deletes a card holds it and waits for the log.
  select 1 from public."RegisteredUsers" where id in (one_id, other_id) order by id for key share
$$;
comment on function private.hold_cards(bigint, bigint) is 'Keeps two cards from being deleted until the end of the transaction.';

create function private.lock_open_request(request_id bigint)
returns public.contact_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.contact_requests;
begin
  select * into request from public.contact_requests where id = request_id for update;
  if not found then
    raise exception 'This request is not there any more.' using errcode = 'PT404';
  end if;
  if request.status not in ('requested', 'under review', 'awaiting consent') then
    raise exception 'This request has been decided or withdrawn already.' using errcode = 'PT409';
  end if;
  perform private.hold_cards(request.requester_id, request.target_id);
  return request;
end
$$;
comment on function private.lock_open_request(bigint) is 'An undecided request, locked to the end of the transaction. Errors: PT404, and PT409 when it is not open any more.';

create function private.set_request_status(request_id bigint, new_status text, ask_again_on date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.lock_open_request(request_id);
  if new_status is null or new_status not in ('requested', 'under review', 'awaiting consent') then
    perform private.refuse('status', 'Choose one of the list.');
  end if;
  if ask_again_on <= private.today() then
    perform private.refuse('ask_again_on', 'Choose a day after today.');
  end if;
  perform set_config('matrimony.audit_action', 'changed request', true);
  update public.contact_requests
    set status = new_status, ask_again_on = set_request_status.ask_again_on
    where id = request_id;
end
$$;
comment on function private.set_request_status(bigint, text, date) is 'See public.set_request_status.';

create function private.record_consent(request_id bigint, given_on date, channel text, person text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  request public.contact_requests;
  who constant text := nullif(btrim(person), '');
begin
  perform private.require_admin();
  request := private.lock_open_request(request_id);
  if given_on is null or given_on > private.today() then
    perform private.refuse('given_on', 'Enter the day on which the family agreed.');
  end if;
  if channel is null or channel not in ('Telephone', 'WhatsApp', 'In person', 'Letter') then
    perform private.refuse('channel', 'Choose one of the list.');
  end if;
  if who is null or char_length(who) > 120 then
    perform private.refuse('person', 'Enter who of the family agreed.');
  end if;
  if private.holds_contact(who) then
    perform private.refuse('person', 'Enter a name only, no telephone number.');
  end if;
  perform set_config('matrimony.audit_action', 'recorded consent', true);
  insert into public.contact_consents as consent (request_id, registered_user_id, given_on, channel, person, recorded_by_name)
    values (request_id, request.target_id, given_on, channel, who, private.my_admin_name())
    on conflict on constraint contact_consents_pkey do update
      set given_on = excluded.given_on, channel = excluded.channel, person = excluded.person,
          recorded_by_name = excluded.recorded_by_name, recorded_at = now();
end
$$;
comment on function private.record_consent(bigint, date, text, text) is 'See public.record_consent.';

create function private.decide_request(request_id bigint, approve boolean, decline_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  request public.contact_requests;
  given constant text := nullif(btrim(decline_reason), '');
  requester public."RegisteredUsers";
  target public."RegisteredUsers";
begin
  perform private.require_admin();
  request := private.lock_open_request(request_id);
  select * into strict requester from public."RegisteredUsers" where id = request.requester_id;
  select * into strict target from public."RegisteredUsers" where id = request.target_id;
  if approve is null or (not approve and given is null) then
    perform private.refuse('decline_reason', 'Say why: the one who asked reads it.');
  end if;
  if char_length(given) > 300 then
    perform private.refuse('decline_reason', 'Enter at most 300 letters.');
  end if;
  if private.holds_contact(given) then
    perform private.refuse('decline_reason', 'Write no telephone number or e-mail here: the one who asked reads it.');
  end if;
  perform set_config('matrimony.audit_action', case when approve then 'approved request' else 'declined request' end, true);
  if not approve then
    update public.contact_requests
      set status = 'declined', decline_reason = given, decided_by_name = private.my_admin_name(), decided_at = now()
      where id = request_id;
    insert into public.notifications (recipient, registered_user_id, message)
      select user_id, request.target_id, left(target.name || ': the bureau has declined your request. ' || given, 300)
      from public.accounts where registered_user_id = request.requester_id;
    return;
  end if;
  if not exists (select from public.contact_consents where contact_consents.request_id = request_id) then
    perform private.refuse('', 'Record first that the other family agrees.');
  end if;
  if not (requester.visible and target.visible) then
    perform private.refuse('', 'Both profiles must be verified and active.');
  end if;
  if exists (
    select from public.blocks
    where (blocker_id = request.requester_id and blocked_id = request.target_id)
      or (blocker_id = request.target_id and blocked_id = request.requester_id)
  ) then
    perform private.refuse('', 'One of the two has blocked the other.');
  end if;
  update public.contact_requests
    set status = 'approved', decided_by_name = private.my_admin_name(), decided_at = now()
    where id = request_id;
  insert into public.disclosures (request_id, subject_id, recipient_id, shared_by_name)
    values (request_id, request.target_id, request.requester_id, private.my_admin_name());
  insert into public.notifications (recipient, registered_user_id, message)
    select user_id, request.target_id, left('The contact details of ' || target.name || ' are shared with you.', 300)
    from public.accounts where registered_user_id = request.requester_id;
  insert into public.notifications (recipient, registered_user_id, message)
    select user_id, request.requester_id, left('Your contact details were shared with ' || requester.name || '.', 300)
    from public.accounts where registered_user_id = request.target_id;
end
$$;
comment on function private.decide_request(bigint, boolean, text) is 'See public.decide_request.';

create function private.revoke_disclosure(disclosure_id bigint, revoke_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  disclosure public.disclosures;
  given constant text := nullif(btrim(revoke_reason), '');
begin
  perform private.require_admin();
  select * into disclosure from public.disclosures where id = disclosure_id for update;
  if not found then
    raise exception 'This is not shared any more.' using errcode = 'PT404';
  end if;
  if disclosure.revoked_at is not null then
    raise exception 'This was taken back already.' using errcode = 'PT409';
  end if;
  if given is null or char_length(given) > 300 then
    perform private.refuse('revoke_reason', 'Say why, in at most 300 letters.');
  end if;
  if private.holds_contact(given) then
    perform private.refuse('revoke_reason', 'Write no telephone number or e-mail here: members read it.');
  end if;
  perform private.hold_cards(disclosure.subject_id, disclosure.recipient_id);
  perform set_config('matrimony.audit_action', 'revoked disclosure', true);
  update public.disclosures
    set revoked_at = now(), revoked_by_name = private.my_admin_name(), revoke_reason = given
    where id = disclosure_id;
  update public.contact_requests
    set status = 'revoked', decided_by_name = private.my_admin_name(), decided_at = now()
    where id = disclosure.request_id;
  insert into public.notifications (recipient, registered_user_id, message)
    select user_id, disclosure.subject_id, left('The contact details of ' || card.name || ' are not shared with you any more.', 300)
    from public.accounts, public."RegisteredUsers" as card
    where accounts.registered_user_id = disclosure.recipient_id and card.id = disclosure.subject_id;
  insert into public.notifications (recipient, registered_user_id, message)
    select user_id, disclosure.recipient_id, left('Your contact details are not shared with ' || card.name || ' any more.', 300)
    from public.accounts, public."RegisteredUsers" as card
    where accounts.registered_user_id = disclosure.subject_id and card.id = disclosure.recipient_id;
end
$$;
comment on function private.revoke_disclosure(bigint, text) is 'See public.revoke_disclosure.';

create function private.resolve_report(report_id bigint)
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
    raise exception 'This report is closed already.' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.resolve_report(bigint) is 'See public.resolve_report.';

create function private.expire_requests()
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
      where status in ('requested', 'under review', 'awaiting consent')
        -- What was put off to a later day lives on from that day.
        and greatest(created_at, ask_again_on::timestamptz)
          < now() - (select requests_expire_after_days from public.site_settings) * interval '1 day'
      returning requester_id, target_id
  ), told as (
    insert into public.notifications (recipient, registered_user_id, message)
    select user_id, old.target_id, left('Your request about ' || card.name || ' has expired without an answer. You may ask again.', 300)
    from old
    join public.accounts on accounts.registered_user_id = old.requester_id
    join public."RegisteredUsers" as card on card.id = old.target_id
  )
  select count(*) into expired from old;
  return expired;
end
$$;
comment on function private.expire_requests() is 'Lets requests expire that nobody decided in time; says how many. Run by make daily.';

create or replace function private.describe_deletion(profile_id bigint)
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
      'proposals', (select count(*) from public.profile_proposals where registered_user_id = card.id),
      'likes', (select count(*) from public.likes where card.id in (liker_id, liked_id)),
      'requests', (select count(*) from public.contact_requests where card.id in (requester_id, target_id))
    )
    into described
    from public."RegisteredUsers" as card where card.id = profile_id;
  if not found then
    raise exception 'This profile is not there any more.' using errcode = 'PT404';
  end if;
  return described;
end
$$;

-- What the API offers ----------------------------------------------------------------------------------------------------

create function public.like_profile(profile_id bigint)
returns void language sql set search_path = ''
as $$ select private.like_profile(profile_id) $$;
comment on function public.like_profile(bigint) is 'For a member: likes a profile that they can see. Liking twice is liking once. PT404 when it is not available.';

create function public.unlike_profile(profile_id bigint)
returns void language sql set search_path = ''
as $$ select private.unlike_profile(profile_id) $$;
comment on function public.unlike_profile(bigint) is 'For a member: takes a like back.';

create function public.ask_for_contact(profile_id bigint, note text default null)
returns bigint language sql set search_path = ''
as $$ select private.ask_for_contact(profile_id, note) $$;
comment on function public.ask_for_contact(bigint, text) is 'For a member: asks the bureau for the contact details of a liked profile; returns the request. Error 22023 in words for the limits (site_settings), PT404.';

create function public.withdraw_request(request_id bigint)
returns void language sql set search_path = ''
as $$ select private.withdraw_request(request_id) $$;
comment on function public.withdraw_request(bigint) is 'For a member: withdraws their own undecided request. PT409 when it is decided.';

create function public.block_profile(profile_id bigint)
returns void language sql set search_path = ''
as $$ select private.block_profile(profile_id) $$;
comment on function public.block_profile(bigint) is 'For a member: neither of the two sees the other from now on; likes and open requests between them end.';

create function public.unblock_profile(profile_id bigint)
returns void language sql set search_path = ''
as $$ select private.unblock_profile(profile_id) $$;
comment on function public.unblock_profile(bigint) is 'For a member: takes their own block back.';

create function public.list_my_blocks()
returns table (registered_user_id bigint, name text, created_at timestamptz) language sql stable set search_path = ''
as $$ select * from private.list_my_blocks() $$;
comment on function public.list_my_blocks() is 'For a member: whom they have blocked, to take it back.';

create function public.report_profile(profile_id bigint, reason text, note text default null)
returns void language sql set search_path = ''
as $$ select private.report_profile(profile_id, reason, note) $$;
comment on function public.report_profile(bigint, text, text) is 'For a member: reports a profile to the admin.';

create function public.list_my_disclosures()
returns table (id bigint, other_id bigint, other_name text, shared_at timestamptz, shared_by_name text, revoked_at timestamptz)
language sql stable set search_path = ''
as $$ select * from private.list_my_disclosures() $$;
comment on function public.list_my_disclosures() is 'For a member: to whom, when and by whom their contact details were shared.';

create function public.set_request_status(request_id bigint, new_status text, ask_again_on date default null)
returns void language sql set search_path = ''
as $$ select private.set_request_status(request_id, new_status, ask_again_on) $$;
comment on function public.set_request_status(bigint, text, date) is 'For the admin: takes an open request under review, marks it as awaiting consent, or puts it off until a day.';

create function public.record_consent(request_id bigint, given_on date, channel text, person text)
returns void language sql set search_path = ''
as $$ select private.record_consent(request_id, given_on, channel, person) $$;
comment on function public.record_consent(bigint, date, text, text) is 'For the admin: records that the family which is asked for agrees: when, how, and who said so.';

create function public.decide_request(request_id bigint, approve boolean, decline_reason text default null)
returns void language sql set search_path = ''
as $$ select private.decide_request(request_id, approve, decline_reason) $$;
comment on function public.decide_request(bigint, boolean, text) is 'For the admin: approves an open request (only with a recorded consent), which shares the contact details and tells both, or declines it with a reason. PT409 when it is not open any more.';

create function public.revoke_disclosure(disclosure_id bigint, revoke_reason text)
returns void language sql set search_path = ''
as $$ select private.revoke_disclosure(disclosure_id, revoke_reason) $$;
comment on function public.revoke_disclosure(bigint, text) is 'For the admin: takes a sharing back; the details vanish at once.';

create function public.resolve_report(report_id bigint)
returns void language sql set search_path = ''
as $$ select private.resolve_report(report_id) $$;
comment on function public.resolve_report(bigint) is 'For the admin: closes a report.';

revoke all on function
  private.my_blocked_ids(), private.shared_with_me(), private.require_member(), private.require_seen(bigint, bigint),
  private.like_profile(bigint), private.unlike_profile(bigint), private.ask_for_contact(bigint, text),
  private.withdraw_request(bigint), private.block_profile(bigint), private.unblock_profile(bigint), private.list_my_blocks(),
  private.report_profile(bigint, text, text), private.list_my_disclosures(), private.hold_cards(bigint, bigint),
  private.lock_open_request(bigint),
  private.set_request_status(bigint, text, date), private.record_consent(bigint, date, text, text),
  private.decide_request(bigint, boolean, text), private.revoke_disclosure(bigint, text), private.resolve_report(bigint),
  private.expire_requests()
  from public;
revoke all on function
  public.like_profile(bigint), public.unlike_profile(bigint), public.ask_for_contact(bigint, text), public.withdraw_request(bigint),
  public.block_profile(bigint), public.unblock_profile(bigint), public.list_my_blocks(), public.report_profile(bigint, text, text),
  public.list_my_disclosures(), public.set_request_status(bigint, text, date), public.record_consent(bigint, date, text, text),
  public.decide_request(bigint, boolean, text), public.revoke_disclosure(bigint, text), public.resolve_report(bigint)
  from public, anon, authenticated, service_role;
grant execute on function
  private.my_blocked_ids(), private.shared_with_me(),
  private.like_profile(bigint), private.unlike_profile(bigint), private.ask_for_contact(bigint, text),
  private.withdraw_request(bigint), private.block_profile(bigint), private.unblock_profile(bigint), private.list_my_blocks(),
  private.report_profile(bigint, text, text), private.list_my_disclosures(),
  private.set_request_status(bigint, text, date), private.record_consent(bigint, date, text, text),
  private.decide_request(bigint, boolean, text), private.revoke_disclosure(bigint, text), private.resolve_report(bigint),
  public.like_profile(bigint), public.unlike_profile(bigint), public.ask_for_contact(bigint, text), public.withdraw_request(bigint),
  public.block_profile(bigint), public.unblock_profile(bigint), public.list_my_blocks(), public.report_profile(bigint, text, text),
  public.list_my_disclosures(), public.set_request_status(bigint, text, date), public.record_consent(bigint, date, text, text),
  public.decide_request(bigint, boolean, text), public.revoke_disclosure(bigint, text), public.resolve_report(bigint)
  to authenticated;
