-- Which profiles a caller sees: verified and active ones, unless one of the two has blocked the other. How many they may open
-- in a day. Which ones they like. And members' reports.
-- Who may: visitors read visible cards while the bureau lets them. Members read visible profiles and their own, and like,
-- block and report for themselves. The admin reads all and closes reports. Only functions write to these tables; blocking ends
-- requests too, and is in work/contact-requests.sql.

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

create function private.my_blocked_ids() returns setof bigint language plpgsql stable parallel safe security definer set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
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
create function private.hidden_from_me() returns bigint[] language plpgsql stable parallel safe security definer set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
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
  using (visible and not card_for_members and (select private.visitors_may_browse()));
create policy "Members read visible profiles and their own, the admin all" on public."RegisteredUsers"
  for select to authenticated
  using (
    (visible and id <> all ((select private.hidden_from_me())::bigint[]))
    or id = any (array(select private.my_registered_user_ids()))
    or (select private.is_admin())
  );

create function public.read_visitor_facts(profile_id bigint) returns table (height smallint, education text, job text) language sql stable
  parallel safe security definer set search_path = '' as $$
  select details.height, details.education, details.job
  from public."RegisteredUsers" as card
  join public.profile_details as details on details.registered_user_id = card.id
  cross join public.site_settings as settings
  where card.id = profile_id and card.visible and not card.card_for_members and settings.visitors_may_browse and settings.visitors_see_facts
$$;
comment on function public.read_visitor_facts(bigint) is 'For visitors: height, education and job of a profile whose card they see, while the bureau shows them. Otherwise no row. Members read profile_details.';
grant execute on function public.read_visitor_facts(bigint) to anon;

-- What a reader opens in a day -------------------------------------------------------------------------------------------

-- A member opens a profile before they read its details, and begins a search before a filter of details answers. Pictures and
-- star codes are counted too. So nobody copies the register in a night: docs/decisions/025-daily-limits.md. Rows of earlier days are removed by make daily. Unlogged, because a
-- picture must not wait for the disk; after a crash the day begins again.
create unlogged table private.readings (
  reader uuid not null,
  day date not null,
  kind text not null
    constraint kind_is_known check (kind in ('profile', 'picture', 'search', 'star')),
  item text not null,
  primary key (reader, day, kind, item)
);
comment on table private.readings is 'What a member read on a day: profiles, searches by details, stars of cards, pictures. Of visitors the pictures.';
comment on column private.readings.reader is 'A member''s login, or a hash of a visitor''s address.';
comment on column private.readings.item is 'The id of the profile, the path of the full-size picture, or a hash of the filters.';

create unlogged table private.reading_counts (
  reader uuid not null,
  day date not null,
  kind text not null,
  count integer not null,
  primary key (reader, day, kind)
);
comment on table private.reading_counts is 'The number of rows in private.readings. Its row lock serializes one reader''s new readings.';

create unlogged table private.day_salts (
  day date primary key,
  salt bytea not null
);
comment on table private.day_salts is 'The salt for hashes of visitors'' addresses. It is deleted when the next day begins: then no hash can be tried any more.';

create function private.day_key(given text) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  day_salt bytea;
begin
  select salt into day_salt from private.day_salts where day = private.today();
  if not found then
    delete from private.day_salts where day < private.today();
    insert into private.day_salts values (private.today(), extensions.gen_random_bytes(16)) on conflict do nothing;
    select salt into strict day_salt from private.day_salts where day = private.today();
  end if;
  return left(encode(sha256(day_salt || convert_to(given, 'UTF8')), 'hex'), 32)::uuid;
end
$$;
comment on function private.day_key(text) is 'A hash that differs from day to day. After the day nobody can try values for it.';

create function private.count_today(counted text, most integer) returns boolean language sql security definer set search_path = '' as $$
  with counted as (
    insert into private.reading_counts as counts (reader, day, kind, count)
      values (private.day_key('enquiry of ' || counted), private.today(), 'enquiry', 1)
      on conflict (reader, day, kind) do update set count = counts.count + 1 where counts.count < most
      returning 1
  )
  select exists (select from counted)
$$;
comment on function private.count_today(text, integer) is 'Counts an enquiry of a number or an address, stored as a hash of this day; false if the day allows no more.';

create function private.reader() returns uuid language plpgsql security definer set search_path = '' as $$
begin
  return coalesce(auth.uid(), private.day_key(private.caller_address()));
end
$$;
comment on function private.reader() is 'Who reads: the caller''s login, or for a visitor a hash of their address that differs from day to day.';

create function private.tell_of_limit(kind text, most integer) returns void language plpgsql security definer set search_path = '' as $$
declare
  member record;
  notification text;
  action text;
begin
  select said.notification, said.action into strict notification, action
    from (values
      ('profile', 'many profiles opened', 'opened many profiles'),
      ('search', 'many searches made', 'made many searches'),
      ('star', 'many stars read', 'read many stars'),
      ('picture', 'many pictures loaded', 'loaded many pictures')
    ) as said (kind, notification, action)
    where said.kind = tell_of_limit.kind;
  select card.id, card.name, account.username into member
    from public.accounts as account join public."RegisteredUsers" as card on card.id = account.registered_user_id
    where account.user_id = auth.uid();
  if member.id is null then
    perform private.notify_admin('many pictures loaded by a visitor', null, jsonb_build_object('count', most));
  else
    perform private.notify_admin(
      notification, member.id, jsonb_build_object('name', member.name, 'username', member.username, 'count', most)
    );
  end if;
  -- Not by their name: a row of the log outlives the person, and names them by their number.
  insert into public.audit_log (actor_name, action, table_name, record_id, registered_user_id, new_values)
    values (
      case when member.id is null then 'A visitor' else 'Member' end, action, 'RegisteredUsers',
      coalesce(member.id::text, ''), member.id, jsonb_build_object('count', most)
    );
end
$$;
comment on function private.tell_of_limit(text, integer) is 'Tells the admin that the caller has read as much as a day allows, and records it.';

create function private.count_readings(kind text, items text[], most integer) returns boolean language plpgsql security definer set search_path = ''
  as $$
#variable_conflict use_column
declare
  me constant uuid := private.reader();
  today constant date := private.today();
  counted integer;
  added integer;
begin
  if not exists (
    select from unnest(items) as given (item)
    where not exists (
      select from private.readings as earlier
      where earlier.reader = me and earlier.day = today and earlier.kind = count_readings.kind and earlier.item = given.item
    )
  ) then
    return true;
  end if;
  insert into private.reading_counts values (me, today, count_readings.kind, 0) on conflict do nothing;
  select count into counted from private.reading_counts as counts
    where counts.reader = me and counts.day = today and counts.kind = count_readings.kind for update;
  if counted >= most then
    return false;
  end if;
  -- As many as the day allows. Fewer than given if another request has read some meanwhile.
  insert into private.readings
    select me, today, count_readings.kind, given.item
    from (select distinct item from unnest(items) as item) as given
    where not exists (
      select from private.readings as earlier
      where earlier.reader = me and earlier.day = today and earlier.kind = count_readings.kind and earlier.item = given.item
    )
    limit most - counted
    on conflict do nothing;
  get diagnostics added = row_count;
  update private.reading_counts as counts set count = counted + added
    where counts.reader = me and counts.day = today and counts.kind = count_readings.kind;
  -- With the last one, not with the first refusal: a refusal is an error, which undoes what its transaction writes.
  if added > 0 and counted + added = most then
    perform private.tell_of_limit(count_readings.kind, most);
  end if;
  return true;
end
$$;
comment on function private.count_readings(text, text[], integer) is 'Whether the caller may read any of these today. Counts each the first time, as far as the day allows; false if it allows none.';

create function private.forget_readings() returns integer language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from private.readings where day < private.today();
  get diagnostics forgotten = row_count;
  delete from private.reading_counts where day < private.today();
  delete from private.day_salts where day < private.today();
  return forgotten;
end
$$;
comment on function private.forget_readings() is 'Deletes the readings of earlier days; returns how many. Run by make daily.';

create function private.count_opening(profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := (select profiles_per_day from public.site_settings);
begin
  if not private.count_readings('profile', array[profile_id::text], most) then
    perform private.refuse(
      'too_many_profiles_today',
      'You have opened as many profiles as a day allows: {most}. Come back tomorrow, or call the bureau.',
      given => jsonb_build_object('most', most)
    );
  end if;
end
$$;
comment on function private.count_opening(bigint) is 'Counts a profile that a member opens. Error 22023 if that is more than a day allows.';

create function public.open_profile(profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id bigint;
begin
  if private.is_admin() then
    return;
  end if;
  my_id := private.require_member();
  -- Of a profile that they don't see there is nothing to read, of their own and of liked ones nothing to count.
  if profile_id = my_id
    or exists (select from public.likes where liker_id = my_id and likes.profile_id = open_profile.profile_id)
    or not exists (
      select from public."RegisteredUsers"
      where id = profile_id and visible and id <> all (array(select private.my_blocked_ids()))
    )
  then
    return;
  end if;
  perform private.count_opening(profile_id);
end
$$;
comment on function public.open_profile(bigint) is 'For a member: opens a profile, so that its details can be read today. The same one again counts once, one''s own and liked ones not at all. Error 22023 if that is more than a day allows. Nothing is counted for the admin.';
grant execute on function public.open_profile(bigint) to authenticated;

-- Details are read in a request of their own, which counts nothing: an answer that can be made to fail after it was computed
-- (decision 010) would undo the count. The set of ids comes first, so a request without a filter costs an index scan of some
-- hundred rows, not four look-ups for each row of the register.
create function private.my_opened_ids() returns setof bigint language plpgsql stable parallel safe security definer set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
declare
  my_id bigint;
  hidden_ids bigint[];
begin
  select * into my_id from private.my_registered_user_ids();
  if my_id is null then
    return;
  end if;
  return next my_id;
  hidden_ids := private.hidden_from_me();
  return query
    select card.id
    from (
      select item::bigint as id from private.readings
      where reader = auth.uid() and day = private.today() and kind = 'profile'
      union
      -- A like was counted on its day.
      select profile_id from public.likes where liker_id = my_id
    ) as opened
    join public."RegisteredUsers" as card using (id)
    where card.visible and card.id <> all (hidden_ids);
end
$$;
comment on function private.my_opened_ids() is 'The profiles whose details the caller, a member, reads: their own, and those that they see and have opened today or like.';
grant execute on function private.my_opened_ids() to authenticated;

create policy "Members read details of profiles they opened, the admin all" on public.profile_details
  for select to authenticated
  using ((select private.is_admin()) or registered_user_id = any (array(select private.my_opened_ids())));

create policy "The admin reads the office's facts" on public.office_details
  for select to authenticated using ((select private.is_admin()));

-- Transactions that lock the same rows in different orders end in a deadlock: an error for one of the callers. The order here:
-- the card, its login, its requests, its row of the search, the audit log. So a function that locks one of these first locks
-- the cards, in the order of their ids.
create function private.require_seen(my_id bigint, profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
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

create function private.name_i_see(card public."RegisteredUsers") returns text language sql stable security definer set search_path = '' as $$
  select case when card.visible then card.name else 'User id ' || card.id || ' (hidden)' end
$$;
comment on function private.name_i_see(public."RegisteredUsers") is 'The name of a profile in a member''s own lists, or its number while it is hidden.';

create function public.unblock_profile(profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  delete from public.blocks where blocker_id = my_id and blocks.profile_id = unblock_profile.profile_id;
end
$$;
comment on function public.unblock_profile(bigint) is 'For a member: removes their own block.';
grant execute on function public.unblock_profile(bigint) to authenticated;

create function public.list_my_blocks() returns table (registered_user_id bigint, name text, created_at timestamptz) language plpgsql stable
  security definer set search_path = '' as $$
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

create function private.report_reasons() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['Wrong information', 'Not looking for marriage', 'Rude or threatening', 'Asks for money', 'Pictures of someone else', 'Other'] $$;
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

create function public.report_profile(profile_id bigint, reason text, note text default null) returns void language plpgsql security definer
  set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
  cleaned_note text;
begin
  perform private.require_seen(my_id, profile_id);
  if reason is null or reason <> all (private.report_reasons()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'reason');
  end if;
  cleaned_note := private.clean_text('note', note, 500);
  if cleaned_note is null and reason = 'Other' then
    perform private.refuse('report_note_missing', 'Say what is wrong.', 'note');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.reports', my_id));
  if (select count(*) from public.reports where reporter_id = my_id and resolved_at is null) >= 10 then
    perform private.refuse('too_many_reports', 'The bureau has ten reports of yours to look at. Please wait for an answer.');
  end if;
  insert into public.reports (reporter_id, profile_id, reason, note)
    values (my_id, profile_id, reason, cleaned_note)
    on conflict do nothing;
  if found then
    perform private.notify_admin('profile reported', id, jsonb_build_object('name', name, 'reason', report_profile.reason))
      from public."RegisteredUsers" where id = profile_id;
  end if;
end
$$;
comment on function public.report_profile(bigint, text, text) is 'For a member: reports a profile to the admin.';
grant execute on function
  public.report_profile(bigint, text, text)
  to authenticated;

create function public.resolve_report(report_id bigint) returns void language plpgsql security definer set search_path = '' as $$
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

create table public.likes (
  liker_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  profile_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (liker_id, profile_id),
  constraint nobody_likes_themselves check (liker_id <> profile_id)
);
comment on table public.likes is 'Likes between two people. Read by the one who likes, and by the admin.';

create index likes_of_profile on public.likes (profile_id);

revoke all on public.likes from anon, authenticated, service_role;
grant select on public.likes to authenticated;
grant select, insert, update, delete on public.likes to service_role;
alter table public.likes enable row level security;
create policy "Members read their own likes, the admin all" on public.likes
  for select to authenticated
  using (
    liker_id = any (array(select private.my_registered_user_ids()))
    or liker_id between (select private.least_id_for_admin()) and 9223372036854775807
  );

create trigger audit_change after insert or update or delete on public.likes
  for each row execute function private.audit_change('profile_id', 'profile_id');

create function public.like_profile(profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.require_seen(my_id, profile_id);
  perform pg_advisory_xact_lock(hashtextextended('public.likes', my_id));
  if exists (select from public.likes where liker_id = my_id and likes.profile_id = like_profile.profile_id) then
    return;
  end if;
  if (select count(*) from public.likes where liker_id = my_id) >= 500 then
    perform private.refuse('too_many_likes', 'You have marked 500 profiles already. Take some back first.');
  end if;
  -- Who likes a profile may read its details from then on.
  perform private.count_opening(profile_id);
  insert into public.likes (liker_id, profile_id) values (my_id, profile_id);
end
$$;
comment on function public.like_profile(bigint) is 'For a member: likes a profile that they can see. A second like changes nothing. PT404 if the profile is not available, 22023 for the limits.';
grant execute on function public.like_profile(bigint) to authenticated;

create function public.unlike_profile(profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  delete from public.likes where liker_id = my_id and likes.profile_id = unlike_profile.profile_id;
end
$$;
comment on function public.unlike_profile(bigint) is 'For a member: removes a like.';
grant execute on function public.unlike_profile(bigint) to authenticated;
