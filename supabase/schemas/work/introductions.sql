-- Introductions: the bureau shows a person to a family, and the family answers. Interest on both sides becomes a contact request.
-- The bureau decides it as ever: an introduction gives nobody a right to contact details.
-- Who may: the admin shows, reads all, and records answers. A member reads and answers their own. A family without a login does
-- so by a private link. Nobody else learns of an answer. Only functions write to these tables.

create function private.introduction_answers() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['interested', 'not interested', 'later', 'call me'] $$;

create function private.refusal_reasons() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['Age', 'Stars', 'Education or work', 'Distance', 'Family', 'Picture', 'In talks already', 'Another reason'] $$;

create function private.ways_of_showing() returns text[] language sql immutable parallel safe set search_path = '' as $$
  -- The last one: the other family is interested, and nobody has shown anything.
  select array['Sheets', 'List', 'WhatsApp', 'Private link', 'Telephone', 'Interest']
$$;
-- CHECK constraints run with the rights of the role that writes.
grant execute on function private.introduction_answers(), private.refusal_reasons(), private.ways_of_showing() to service_role;

create table public.introductions (
  id bigint generated always as identity primary key,
  family_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  shown_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  how text not null
    constraint way_is_known check (how = any (private.ways_of_showing())),
  shown_by_name text,
  shown_at timestamptz not null default now(),
  asked_at timestamptz,
  answer text
    constraint answer_is_known check (answer = any (private.introduction_answers())),
  reason text
    constraint reason_is_known check (reason = any (private.refusal_reasons())),
  answered_by text
    constraint answerer_is_known check (answered_by in ('member', 'link', 'bureau')),
  answered_at timestamptz,
  answers_that_day smallint not null default 0,
  seen_at timestamptz,
  request_id bigint references public.contact_requests (id) on delete set null,
  tell_after timestamptz,
  ask_again_on date,
  told_at timestamptz,
  ended_at timestamptz,
  agreed_person text
    constraint agreed_person_is_readable check (char_length(agreed_person) between 1 and 120 and not private.holds_contact(agreed_person)),
  agreed_channel text
    constraint agreed_channel_is_known check (agreed_channel = any (private.consent_channels())),
  agreed_recorded_by text,
  constraint agreements_are_whole check (num_nonnulls(agreed_person, agreed_channel, agreed_recorded_by) in (0, 3)),
  constraint only_interest_agrees check (agreed_person is null or answer is not distinct from 'interested'),
  constraint nobody_is_shown_to_themselves check (family_id <> shown_id),
  constraint shown_once unique (family_id, shown_id),
  constraint answers_are_whole check (num_nonnulls(answer, answered_by, answered_at) in (0, 3)),
  constraint only_later_has_a_day check (ask_again_on is null or answer is not distinct from 'later'),
  constraint only_refusals_have_reasons check (reason is null or answer = 'not interested')
);
comment on table public.introductions is 'Who was shown to which family, when, how and by which admin, and what the family answered.';
comment on column public.introductions.family_id is 'The person of the family that sees, and answers.';
comment on column public.introductions.shown_by_name is 'The admin; null where the other family''s interest made the shown.';
comment on column public.introductions.asked_at is 'Since when the other family is interested and waits for an answer; null if it is not.';
comment on column public.introductions.reason is 'For the bureau alone.';
comment on column public.introductions.answers_that_day is 'How often the family answered on the day of the last answer.';
comment on column public.introductions.seen_at is 'When the bureau marked the answer as done.';
comment on column public.introductions.request_id is 'The contact request that became of it.';
comment on column public.introductions.ask_again_on is 'With "later": the day on which the bureau asks again.';
comment on column public.introductions.tell_after is 'Until when a family may take its interest back before anybody is told; null once it is told.';
comment on column public.introductions.told_at is 'When the interest of the family was told last. It stays after a withdrawal.';
comment on column public.introductions.ended_at is 'When the interest of the other family ended, if this family had read of it; null while nothing has ended.';
comment on column public.introductions.agreed_person is 'Who of the family said with the interest that its contact details may be given to the other one. It becomes a consent of the request.';
comment on column public.introductions.agreed_recorded_by is 'The admin who recorded it.';

create index introductions_of_shown on public.introductions (shown_id, shown_at desc);
create index introductions_of_request on public.introductions (request_id);
create index introductions_to_see on public.introductions (answered_at) where answer is not null and seen_at is null and answered_by <> 'bureau';
create index introductions_to_tell on public.introductions (tell_after) where tell_after is not null;
create index introductions_to_ask on public.introductions (asked_at) where (asked_at is not null or ask_again_on is not null) and (answer is null or answer = 'later');

revoke all on public.introductions from anon, authenticated, service_role;
grant select on public.introductions to authenticated;
grant select, insert, update, delete on public.introductions to service_role;
alter table public.introductions enable row level security;
-- Members read theirs by list_my_matches: a row says whether the other family is interested, and who of the bureau did what.
create policy "The admin reads introductions" on public.introductions
  for select to authenticated using ((select private.is_admin()));

create trigger audit_change after insert or update or delete on public.introductions
  for each row execute function private.audit_change('id', 'family_id');

create trigger tidy_texts before insert or update on public.introductions
  for each row execute function private.tidy_texts('agreed_person');

create function private.count_showing() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.profile_search
    set times_shown = (select count(*) from public.introductions where shown_id = profile_search.id and how <> 'Interest'), waits_since = private.waits_since(id)
    where id = coalesce(new.shown_id, old.shown_id);
  return null;
end
$$;
comment on function private.count_showing() is 'Trigger: keeps times_shown and waits_since of private.profile_search, by what the bureau has shown: a family''s interest shows nobody.';
create trigger count_showing after insert or delete or update of shown_at, how on public.introductions
  for each row execute function private.count_showing();

create function private.may_meet(one_id bigint, other_id bigint) returns boolean language sql stable security definer set search_path = '' as $$
  select (select count(*) = 2 from public."RegisteredUsers" where id in (one_id, other_id) and visible)
    and not exists (
      select from public.blocks
      where (blocker_id = one_id and profile_id = other_id) or (blocker_id = other_id and profile_id = one_id)
    )
$$;
comment on function private.may_meet(bigint, bigint) is 'Whether both are visible, and neither has blocked the other.';

create function private.is_off_links(profile_id bigint) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.office_details where registered_user_id = profile_id and off_links)
$$;
comment on function private.is_off_links(bigint) is 'Whether somebody is kept off private links, lists, sheets and messages of the bureau.';

create function private.may_be_shown(family_id bigint, shown_id bigint) returns boolean language sql stable security definer set search_path = ''
  as $$
  select shown_id is not null and private.may_meet(family_id, shown_id) and shown_id not in (select private.household_of(family_id)) and exists (
    select from public."RegisteredUsers" as family join public."RegisteredUsers" as card on card.gender <> family.gender
    where family.id = family_id and card.id = shown_id
  )
$$;
comment on function private.may_be_shown(bigint, bigint) is 'Whether somebody of the other side, who may meet this family, can be shown to it.';

create function public.show_people(profile_id bigint, shown_ids bigint[], how text) returns integer language plpgsql security definer
  set search_path = '' as $$
declare
  unavailable text;
  added integer;
begin
  perform private.require_admin();
  perform private.refuse_large(shown_ids);
  if how is null or how <> all (private.ways_of_showing()) or how = 'Interest' then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'how');
  end if;
  if coalesce(cardinality(shown_ids), 0) not between 1 and 60 then
    perform private.refuse('wrong_number_of_people', 'Tick 1 to 60 people.', 'shown_ids');
  end if;
  perform private.lock_pair(profile_id, id)
    from (select distinct id from unnest(shown_ids) as id order by id offset 0) as shown;
  -- In the order of the ids, before the audit log: two admins may show at once.
  perform from public."RegisteredUsers" where id = profile_id or id = any (shown_ids) order by id for key share;
  if not exists (select from public."RegisteredUsers" where id = profile_id and visible) then
    perform private.conflict('family_not_visible', 'The profile of this family must be verified and active first.');
  end if;
  select string_agg(coalesce(card.name || ' (' || shown.id || ')', shown.id::text, '?'), ', ' order by shown.id) into unavailable
    from unnest(shown_ids) as shown (id) left join public."RegisteredUsers" as card on card.id = shown.id
    where not private.may_be_shown(profile_id, shown.id);
  if unavailable is not null then
    perform private.refuse(
      'somebody_not_available', 'Not available any more: {names}. Load the list again, and tick the others.', 'shown_ids',
      jsonb_build_object('names', unavailable)
    );
  end if;
  if how <> 'Telephone' and not (how = 'Private link' and exists (select from public.accounts where registered_user_id = profile_id and active))
    and exists (select from unnest(shown_ids) as shown (id) where private.is_off_links(shown.id))
  then
    perform private.refuse(
      'off_links', 'Not to be shown on private links or paper: {names}. Untick them, or read them out on the telephone.', 'shown_ids',
      (select jsonb_build_object('names', string_agg(name || ' (' || id || ')', ', ' order by id)) from public."RegisteredUsers" where id = any (shown_ids) and private.is_off_links(id))
    );
  end if;
  perform from public.introductions where family_id = profile_id and shown_id = any (shown_ids) order by id for update;
  perform set_config('matrimony.audit_action', 'showed', true);
  with written as (
    insert into public.introductions as known (family_id, shown_id, how, shown_by_name, shown_at)
      -- In the order that was chosen: lists begin with the latest.
      select profile_id, shown.id, how, private.my_admin_name(), now() - min(place) * interval '1 microsecond'
      from unnest(shown_ids) with ordinality as shown (id, place) group by shown.id order by min(place)
      -- A row with an answer stays as it is; "later" is asked again.
      on conflict on constraint shown_once do update
        set how = excluded.how, shown_by_name = excluded.shown_by_name, shown_at = excluded.shown_at, ended_at = null
        where known.answer is null or known.answer = 'later'
      returning id
  )
  select count(*) into added from written;
  if added > 0 and not exists (
    select from public.notifications join public.accounts on user_id = recipient
    where accounts.registered_user_id = profile_id and kind = 'people chosen' and read_at is null
  ) then
    perform private.notify_member('people chosen', profile_id);
  end if;
  return added;
end
$$;
comment on function public.show_people(bigint, bigint[], text) is 'For the admin: records that these people are shown to a family, 1 to 60 at once, and notifies a member. Showing somebody again renews the row unless the family has answered. Returns how many rows are new or renewed. how: one of private.ways_of_showing() but the last. 22023 where somebody is not to be on links or paper; by Private link a family with a login gets My Matches. PT409 if somebody is hidden, blocked or of the same side.';
grant execute on function public.show_people(bigint, bigint[], text) to authenticated;

-- Answers ----------------------------------------------------------------------------------------------------------------

create function private.ask_family(asked_id bigint, asker_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into public.introductions as known (family_id, shown_id, how, asked_at) values (asked_id, asker_id, 'Interest', now())
    on conflict on constraint shown_once do update set asked_at = now(), ended_at = null
      where (known.answer is null or known.answer = 'later') and known.asked_at is null;
  if found and (select asked_families from public.site_settings) <> 'bureau calls' then
    perform private.notify_member('family interested', asked_id, jsonb_build_object('name', name), asker_id)
      from public."RegisteredUsers" where id = asker_id;
  end if;
end
$$;
comment on function private.ask_family(bigint, bigint) is 'A family is interested in this person: puts the family''s person on their list, and notifies them, if the setting asked_families allows it.';

create function private.has_read_interest(asked_id bigint, asker_id bigint) returns boolean language plpgsql stable security definer
  set search_path = '' as $$
begin
  return exists (
    select from public.notifications join public.accounts on user_id = recipient
    where accounts.registered_user_id = asked_id and kind = 'family interested' and notifications.registered_user_id = asker_id
      and read_at is not null
  ) or exists (
    select from private.family_links join public.introductions on family_id = family_links.registered_user_id
    where family_id = asked_id and shown_id = asker_id and last_opened_at >= asked_at and not for_candidate
  );
end
$$;
comment on function private.has_read_interest(bigint, bigint) is 'Whether a family has read that the other one is interested: in its notification, or by its private link.';

create function private.stop_asking(asked_id bigint, asker_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  delete from public.introductions where family_id = asked_id and shown_id = asker_id and how = 'Interest' and answer is null and ended_at is null;
  update public.introductions set asked_at = null where family_id = asked_id and shown_id = asker_id and asked_at is not null;
end
$$;
comment on function private.stop_asking(bigint, bigint) is 'The family is not interested any more, or its request has ended: takes its question back. A row that says so stays.';

create function private.end_interest(asked_id bigint, asker_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  update public.introductions set ended_at = now()
    where family_id = asked_id and shown_id = asker_id and asked_at is not null and request_id is null
      and private.has_read_interest(asked_id, asker_id);
  perform private.stop_asking(asked_id, asker_id);
  delete from public.notifications
    where recipient = (select user_id from public.accounts where accounts.registered_user_id = asked_id)
      and kind = 'family interested' and registered_user_id = asker_id and read_at is null;
  update public.notifications set kind = 'interest ended', message = private.notification_text('interest ended', given)
    where recipient = (select user_id from public.accounts where accounts.registered_user_id = asked_id)
      and kind = 'family interested' and registered_user_id = asker_id;
end
$$;
comment on function private.end_interest(bigint, bigint) is 'The family is not interested any more. A notification and a row that were read say that it has ended, without a reason; others are deleted.';

create function private.end_question() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'approved' then
    perform private.stop_asking(new.profile_id, new.requester_id);
  else
    perform private.end_interest(new.profile_id, new.requester_id);
  end if;
  return null;
end
$$;
create trigger end_question after update of status on public.contact_requests
  for each row when (old.open and not new.open) execute function private.end_question();

create function private.lock_pair(one_id bigint, other_id bigint) returns void language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(format('pair %s %s', least(one_id, other_id), greatest(one_id, other_id)), 0))
$$;
comment on function private.lock_pair(bigint, bigint) is 'One transaction at a time writes what is between two families. Locks of rows do not do: the request or introduction that another one adds is no row yet.';

create function private.lock_introductions(one_id bigint, other_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_pair(one_id, other_id);
  perform private.lock_requests_between(one_id, other_id);
  perform from public.introductions
    where (family_id = one_id and shown_id = other_id) or (family_id = other_id and shown_id = one_id) order by id for update;
end
$$;
comment on function private.lock_introductions(bigint, bigint) is 'Locks a pair, its two cards, the requests and then the introductions between them, always in this order, until the end of the transaction.';

create function private.request_of_both(mine public.introductions, theirs public.introductions) returns bigint language plpgsql security definer
  set search_path = '' as $$
declare
  request public.contact_requests;
begin
  select * into request from public.contact_requests
    where open and ((requester_id = mine.family_id and profile_id = mine.shown_id) or (requester_id = mine.shown_id and profile_id = mine.family_id))
    order by id desc limit 1;
  if found then
    return request.id;
  end if;
  -- The other family's interest is the earlier one. There is none only with an open request.
  insert into public.contact_requests (requester_id, profile_id, status) values (theirs.family_id, theirs.shown_id, 'under review')
    returning * into request;
  return request.id;
end
$$;
comment on function private.request_of_both(public.introductions, public.introductions) is 'The open contact request between two families that are interested in one another, made if there is none.';

create function private.notify_answer(mine public.introductions) returns void language sql security definer set search_path = '' as $$
  select private.notify_admin('answer came', mine.family_id, jsonb_build_object('name', one.name, 'other', other.name, 'answer', mine.answer))
  from public."RegisteredUsers" as one, public."RegisteredUsers" as other
  where one.id = mine.family_id and other.id = mine.shown_id and mine.answered_by <> 'bureau'
$$;
comment on function private.notify_answer(public.introductions) is 'Notifies the admin of an answer that the bureau did not record itself.';

create function private.take_agreements(request bigint) returns void language sql security definer set search_path = '' as $$
  insert into public.contact_consents (request_id, registered_user_id, given_on, channel, person, recorded_by_name)
    select request_id, family_id, (answered_at at time zone 'Asia/Kolkata')::date, agreed_channel, agreed_person, agreed_recorded_by
    from public.introductions where request_id = request and agreed_person is not null order by family_id
    on conflict do nothing
$$;
comment on function private.take_agreements(bigint) is 'The consents of a request that its families gave with their interest.';

create function private.tell_answer(mine public.introductions) returns void language plpgsql security definer set search_path = '' as $$
declare
  theirs public.introductions;
  request bigint;
begin
  update public.introductions set tell_after = null, told_at = now() where id = mine.id;
  select * into theirs from public.introductions where family_id = mine.shown_id and shown_id = mine.family_id;
  if (theirs.answer = 'interested' and theirs.tell_after is null)
    or exists (select from public.contact_requests where open and requester_id = mine.shown_id and profile_id = mine.family_id)
  then
    request := private.request_of_both(mine, theirs);
    update public.introductions set request_id = request
      where id = mine.id or id = theirs.id and theirs.answer = 'interested' and theirs.tell_after is null;
    perform private.take_agreements(request);
    perform private.notify_admin('both interested', mine.family_id, jsonb_build_object('name', one.name, 'other', other.name), request)
      from public."RegisteredUsers" as one, public."RegisteredUsers" as other where one.id = mine.family_id and other.id = mine.shown_id;
  else
    perform private.ask_family(mine.shown_id, mine.family_id);
    perform private.notify_answer(mine);
  end if;
end
$$;
comment on function private.tell_answer(public.introductions) is 'Tells an interest: of both sides it makes a contact request; of one side it asks the other family. The caller has locked the rows.';

create function private.tell_answers(ids bigint[], link_id bigint default null) returns void language plpgsql security definer set search_path = ''
  as $$
declare
  told public.introductions;
begin
  -- All locks before anything is written, in the order of private.lock_introductions.
  perform private.lock_pair(least, greatest) from (
    select distinct least(family_id, shown_id), greatest(family_id, shown_id) from public.introductions where id = any (ids) order by 1, 2 offset 0
  ) as pairs;
  perform from public."RegisteredUsers" as card
    where card.id in (
      select unnest(array[family_id, shown_id]) from public.introductions where id = any (ids)
      union
      select registered_user_id from private.family_links where id = link_id
    ) order by card.id for key share;
  perform from public.contact_requests as request
    where exists (
      select from public.introductions where id = any (ids)
        and (requester_id, profile_id) in ((family_id, shown_id), (shown_id, family_id))
    ) order by request.id for update;
  perform from public.introductions as locked
    where exists (
      select from public.introductions as due where due.id = any (ids)
        and (locked.family_id, locked.shown_id) in ((due.family_id, due.shown_id), (due.shown_id, due.family_id))
    ) order by locked.id for update;
  perform from private.family_links where id = link_id for update;
  for told in select * from public.introductions where id = any (ids) and tell_after is not null order by id loop
    if private.may_meet(told.family_id, told.shown_id) then
      perform private.tell_answer(told);
    end if;
  end loop;
end
$$;
comment on function private.tell_answers(bigint[], bigint) is 'Tells these interests, as far as they are not told yet and both people can be seen. link_id: a private link to be locked too, after the cards and before the audit log.';

create function private.tell_due_answers(link_id bigint default null) returns void language plpgsql security definer set search_path = '' as $$
declare
  due bigint[] := array(
    select id from public.introductions where tell_after <= now() and private.may_meet(family_id, shown_id) order by tell_after limit 50
  );
begin
  -- One reader at a time; the others do not wait for it.
  if due <> '{}' and not pg_try_advisory_xact_lock(hashtextextended('private.tell_due_answers', 0)) then
    due := '{}';
  end if;
  if due <> '{}' or link_id is not null then
    perform private.tell_answers(due, link_id);
  end if;
end
$$;
comment on function private.tell_due_answers(bigint) is 'Tells the interests whose time to be taken back is over. Called by each reader of them, so no job is needed. link_id: see private.tell_answers.';

create function private.answer_introduction(
  family bigint, shown bigint, new_answer text, new_reason text, new_answered_by text, new_day date default null,
  new_person text default null, new_channel text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  mine public.introductions;
  is_same_day boolean;
begin
  -- The two families may answer at once.
  perform private.lock_introductions(family, shown);
  select * into mine from public.introductions where family_id = family and shown_id = shown;
  if mine.id is null or not private.may_meet(family, shown)
    or new_answered_by = 'link' and private.is_off_links(shown)
    or new_answered_by <> 'bureau' and mine.how = 'Interest' and mine.ended_at is not null
  then
    perform private.not_found('introduction_gone', 'This profile is not on the list any more.');
  end if;
  if new_answer is null or new_answer <> all (private.introduction_answers()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'answer');
  end if;
  if new_reason is not null and (new_answer <> 'not interested' or new_reason <> all (private.refusal_reasons())) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'reason');
  end if;
  -- Only one who asks for time is asked again.
  perform private.refuse_past_day(case when new_answer = 'later' or new_day is null then new_day else '-infinity' end, 'ask_again_on');
  if num_nonnulls(new_person, new_channel) > 0 then
    if new_answer <> 'interested' then
      perform private.refuse('not_in_list', 'Choose one of the list.', 'answer');
    end if;
    new_person := private.clean_agreement(new_channel, new_person, 'agreed_channel', 'agreed_person');
  end if;
  if new_person is null and mine.answer = new_answer and mine.reason is not distinct from new_reason and mine.ask_again_on is not distinct from new_day then
    return;
  end if;
  if mine.request_id is not null then
    perform private.conflict('both_interested', 'Both families are interested, and the bureau is in touch with them. Please call the bureau.');
  end if;
  is_same_day := coalesce(mine.answered_at > now() - interval '1 day', false);
  if new_answered_by <> 'bureau' and is_same_day and mine.answers_that_day >= 5 then
    perform private.refuse('too_many_answers', 'This answer was changed often today. Please call the bureau.', 'answer');
  end if;
  perform set_config('matrimony.audit_action', 'recorded answer', true);
  update public.introductions
    set answer = new_answer, reason = new_reason, answered_by = new_answered_by, answered_at = now(), seen_at = null,
      answers_that_day = case when is_same_day then mine.answers_that_day + 1 else 1 end,
      ask_again_on = new_day, agreed_person = new_person, agreed_channel = new_channel,
      agreed_recorded_by = case when new_person is not null then private.my_admin_name() end, tell_after = case when new_answer = 'interested' then now() + interval '5 minutes' end
    where id = mine.id
    returning * into mine;
  if new_answer <> 'interested' then
    perform private.end_interest(shown, family);
    perform private.notify_answer(mine);
  elsif new_answered_by = 'bureau' then
    perform private.tell_answer(mine);
  end if;
end
$$;
comment on function private.answer_introduction(bigint, bigint, text, text, text, date, text, text) is 'A family answers about a person who was shown to it, and may agree with its interest that its contact details are given. Interest is told after five minutes, or at once by the bureau: see private.tell_answer. Errors: PT404 if the person is not on the list or not to be seen, PT409 once both were interested, 22023 for a wrong answer, or the sixth within a day.';

create function public.record_answer(
  introduction_id bigint, answer text, reason text default null, ask_again_on date default null,
  agreed_person text default null, agreed_channel text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  known public.introductions;
begin
  perform private.require_admin();
  select * into known from public.introductions where id = introduction_id;
  perform private.answer_introduction(known.family_id, known.shown_id, answer, reason, 'bureau', ask_again_on, agreed_person, agreed_channel);
end
$$;
comment on function public.record_answer(bigint, text, text, date, text, text) is 'For the admin: records what a family answered, as on the telephone, with a reason for "not interested", or the day to ask again for "later", or who agreed with "interested" that the contact details are given, and how. Errors: those of private.answer_introduction.';
grant execute on function public.record_answer(bigint, text, text, date, text, text) to authenticated;

create function public.see_answer(introduction_id bigint, is_done boolean default true) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform set_config('matrimony.audit_action', 'saw answer', true);
  update public.introductions set seen_at = case when is_done then now() end
    where id = introduction_id and answer is not null and (seen_at is null) = is_done;
end
$$;
comment on function public.see_answer(bigint, boolean) is 'For the admin: marks an answer as done, so that Today does not list it any more, or takes that back.';
grant execute on function public.see_answer(bigint, boolean) to authenticated;

create function private.may_answer(shown public.introductions) returns boolean language sql stable security definer set search_path = '' as $$
  select shown.request_id is null
    and (shown.how <> 'Interest' or shown.ended_at is null and (select asked_families = 'may answer' from public.site_settings))
$$;
comment on function private.may_answer(public.introductions) is 'Whether the family answers by itself about somebody on its list: not once both were interested, nor where the bureau alone asks.';

create function private.shown_to(family bigint, by_link boolean, with_answers boolean, at_most integer default null) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select coalesce(jsonb_agg(person order by place), '[]')
  from (
    select jsonb_build_object(
      'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender, 'age', card.age,
      'location', card.location, 'religion', card.religion, 'height', details.height, 'birth_star', details.birth_star,
      'star_pada', details.star_pada, 'rasi', details.rasi, 'education', details.education, 'job', details.job,
      'picture', case when not by_link or settings.visitors_see_pictures and not card.pictures_for_members then card.first_img end,
      'shown_at', shown.shown_at, 'answer', case when with_answers then shown.answer end,
      'asked', with_answers and shown.asked_at is not null and settings.asked_families <> 'bureau calls',
      'may_answer', with_answers and private.may_answer(shown),
      'ended', with_answers and shown.ended_at is not null and settings.asked_families <> 'bureau calls',
      'was_told', with_answers and shown.told_at is not null and shown.answer <> 'interested',
      'more', case when with_answers then jsonb_build_object(
        'caste', details.caste, 'gothram', details.gothram, 'kulam', details.kulam, 'native_place', details.native_place,
        'work_place', details.work_place, 'children', details.children, 'children_live_with', details.children_live_with,
        'mangal_dosha', details.mangal_dosha, 'other_dosha', details.other_dosha,
        'mother_tongue', details.mother_tongue, 'marital_status', details.marital_status, 'diet', details.diet,
        'father''s_name', details."father's_name", 'father''s_job', details."father's_job",
        'mother''s_name', details."mother's_name", 'mother''s_job', details."mother's_job",
        'number_of_siblings', details.number_of_siblings, 'brothers', details.brothers, 'married_brothers', details.married_brothers,
        'sisters', details.sisters, 'married_sisters', details.married_sisters
      ) end,
      'both', with_answers and exists (select from public.contact_requests where id = shown.request_id and open), 'told', shown.tell_after is null or not with_answers
    ) as person, row_number() over (order by with_answers and (shown.answer is not null and shown.answer <> 'later' and (at_most is null or shown.answered_at < now() - interval '1 hour') or shown.how = 'Interest' and shown.ended_at is not null), with_answers and shown.asked_at is null,
      shown.shown_at desc, shown.id desc) as place
    from public.introductions as shown
    cross join public.site_settings as settings
    join public."RegisteredUsers" as card on card.id = shown.shown_id
    join public.profile_details as details on details.registered_user_id = card.id
    where shown.family_id = family and (shown.how <> 'Interest' or settings.asked_families <> 'bureau calls' and with_answers)
      and private.may_meet(family, card.id) and not (by_link and private.is_off_links(card.id))
    order by place limit at_most
  ) as listed
$$;
comment on function private.shown_to(bigint, boolean, boolean, integer) is 'The people on the list of a family as far as it may see them now, unanswered ones first: some facts, no contact details, the own answer, and whether the other family is interested, or is no more. both: while the request is open; then the own answer alone, after an approval as after a decline. By a link, pictures are those of visitors, and nobody who does not want to be on links. Without answers: only who was shown, and when. at_most: null for all; else somebody answered keeps the place for an hour, so that no answer takes the row off the page.';

create function public.list_my_matches() returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
  shown jsonb;
begin
  perform private.one_at_a_time('list_my_matches');
  perform private.tell_due_answers();
  shown := private.shown_to(my_id, by_link => false, with_answers => true);
  -- A member who reads the list knows of the interest.
  update public.notifications set read_at = now()
    where recipient = (select auth.uid()) and kind = 'family interested' and read_at is null and exists (
      select from jsonb_to_recordset(shown) as row (id bigint, asked boolean) where row.asked and row.id = registered_user_id
    );
  return shown;
end
$$;
comment on function public.list_my_matches() is 'For a member: the people who were shown to them, and those who asked for them: see private.shown_to. Marks the notices of their interest as read.';
grant execute on function public.list_my_matches() to authenticated;

create function private.require_answerable(family bigint, shown bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  if (select asked_families from public.site_settings) <> 'may answer'
    and exists (select from public.introductions where family_id = family and shown_id = shown and how = 'Interest')
  then
    perform private.forbid('bureau_asks', 'The bureau will call you about this profile.');
  end if;
end
$$;
comment on function private.require_answerable(bigint, bigint) is 'Error 42501 where the bureau alone asks families that somebody is interested in.';

create function public.answer_match(profile_id bigint, answer text) returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.require_answerable(my_id, profile_id);
  perform private.answer_introduction(my_id, profile_id, answer, null, 'member');
end
$$;
comment on function public.answer_match(bigint, text) is 'For a member: answers about a person of list_my_matches. Errors: those of private.answer_introduction; 42501 where the bureau asks by itself.';
grant execute on function public.answer_match(bigint, text) to authenticated;

-- Private links ----------------------------------------------------------------------------------------------------------

create table private.family_links (
  id bigint generated always as identity primary key,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  token_hash bytea not null
    constraint each_link_once unique,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  device_hash bytea,
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  other_phone_at timestamptz,
  known_phones bytea[] not null default '{}',
  wrong_digits smallint not null default 0,
  for_candidate boolean not null default false,
  maker_hash bytea
);
comment on table private.family_links is 'Private links of families without a login. The token itself is not stored.';
comment on column private.family_links.device_hash is 'Of the number of the browser that opened it first.';
comment on column private.family_links.other_phone_at is 'When another browser opened it first.';
comment on column private.family_links.known_phones is 'Hashes of further browsers, which gave the last digits of the family''s number.';
comment on column private.family_links.wrong_digits is 'How often wrong digits were given since the last right ones. After five only the bureau helps.';
comment on column private.family_links.for_candidate is 'Made for the candidate herself: it asks for her own answers, and nothing else.';
comment on column private.family_links.maker_hash is 'Of the number of the browser that made a link for the candidate: it never answers for her.';
create index family_links_of_person on private.family_links (registered_user_id);

create function private.has_own_number(profile_id bigint) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.contact_details
    where registered_user_id = profile_id
      and (phone_number is not null and whose_phone = 'Self' or second_phone_number is not null and whose_second_phone = 'Self')
  )
$$;

create function private.link_hindrance(profile_id bigint, for_candidate boolean) returns text language sql stable security definer
  set search_path = '' as $$
  select case
    when not exists (select from public."RegisteredUsers" where id = profile_id and visible) then 'family_not_visible'
    -- The login may be in the hands of the parents.
    when not for_candidate and exists (select from public.accounts where registered_user_id = profile_id and active) then 'family_has_login'
    when for_candidate and not private.has_own_number(profile_id) then 'no_own_number'
  end
$$;
comment on function private.link_hindrance(bigint, boolean) is 'The code of the refusal of a private link for a family, or for the candidate herself; null if it can be made.';

create function public.read_link_hindrances(profile_id bigint) returns table (family text, candidate text) language plpgsql stable security definer
  set search_path = '' as $$
begin
  perform private.require_admin();
  return query select private.link_hindrance(profile_id, false), private.link_hindrance(profile_id, true);
end
$$;
comment on function public.read_link_hindrances(bigint) is 'For the admin: the codes by which public.make_family_link would refuse each kind of private link, null for none.';
grant execute on function public.read_link_hindrances(bigint) to authenticated;

create function public.read_gaps(profile_ids bigint[]) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if cardinality(profile_ids) > 60 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'profile_ids');
  end if;
  return (
    select jsonb_build_object(
      'no_number', coalesce(jsonb_agg(card.id order by card.id) filter (where coalesce(phone_number, second_phone_number) is null), '[]'),
      'not_asked', coalesce(jsonb_agg(card.id order by card.id) filter (
        where consents_asked and not exists (select from private.consents as said where said.registered_user_id = card.id and purpose = 'families')
      ), '[]')
    )
    from public."RegisteredUsers" as card left join public.contact_details as contact on contact.registered_user_id = card.id cross join public.site_settings
    where card.id = any (profile_ids)
  );
end
$$;
comment on function public.read_gaps(bigint[]) is 'For the admin, of at most 60 people: who has no telephone number (no_number), and who was never asked whether other families may see the profile (not_asked), as ids. Nobody is kept off a list for the latter, and nobody counts while the setting consents_asked is off.';
grant execute on function public.read_gaps(bigint[]) to authenticated;

create function public.make_family_link(profile_id bigint, days integer default 30, for_candidate boolean default false, device uuid default null)
  returns text language plpgsql security definer set search_path = '' as $$
declare
  token constant text := encode(extensions.gen_random_bytes(32), 'hex');
  link_id bigint;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  if days is null or days not between 1 and 90 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'days', '{"from": 1, "to": 90}');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id));
  case private.link_hindrance(profile_id, coalesce(make_family_link.for_candidate, false))
    when 'family_not_visible' then
      perform private.conflict('family_not_visible', 'The profile of this family must be verified and active first.');
    when 'family_has_login' then
      perform private.conflict('family_has_login', 'This family has a login and finds the profiles on My Matches: it needs no private link.');
    when 'no_own_number' then
      perform private.conflict('no_own_number', 'No telephone number is marked as that of the person to be married. Say whose each number is, or add theirs; or ask at the counter, and record the answer.');
    else null;
  end case;
  update private.family_links as link set revoked_at = now()
    where registered_user_id = profile_id and revoked_at is null and link.for_candidate = coalesce(make_family_link.for_candidate, false);
  insert into private.family_links (registered_user_id, token_hash, created_by_name, expires_at, for_candidate, maker_hash)
    values (
      profile_id, sha256(convert_to(token, 'UTF8')), private.my_admin_name(), now() + make_interval(days => days),
      coalesce(make_family_link.for_candidate, false), case when make_family_link.for_candidate then sha256(uuid_send(device)) end
    )
    returning id into link_id;
  perform private.write_audit('made private link', 'family_links', link_id::text, profile_id, null, jsonb_build_object('days', days));
  return token;
end
$$;
comment on function public.make_family_link(bigint, integer, boolean, uuid) is 'For the admin: makes the private link of a family, or of the candidate herself, and returns its token, once. It ends earlier links of the same kind. device: the number of the browser, which does not answer for a candidate. PT409 unless the profile is visible, for a family with a login (a candidate gets one all the same), and for a candidate without a number of her own.';
grant execute on function public.make_family_link(bigint, integer, boolean, uuid) to authenticated;

create function public.list_family_links(profile_id bigint)
returns table (
  id bigint, created_by_name text, created_at timestamptz, expires_at timestamptz, revoked_at timestamptz,
  first_opened_at timestamptz, last_opened_at timestamptz, other_phone_at timestamptz, for_candidate boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select link.id, link.created_by_name, link.created_at, link.expires_at, link.revoked_at, link.first_opened_at, link.last_opened_at,
      link.other_phone_at, link.for_candidate
    from private.family_links as link where registered_user_id = profile_id order by link.id desc;
end
$$;
comment on function public.list_family_links(bigint) is 'For the admin: the private links of a family, newest first, without their tokens.';
grant execute on function public.list_family_links(bigint) to authenticated;

create function public.end_family_link(link_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  ended private.family_links;
begin
  perform private.require_admin();
  perform private.lock_profile(registered_user_id) from private.family_links where id = link_id;
  update private.family_links set revoked_at = now() where id = link_id and revoked_at is null returning * into ended;
  if found then
    perform private.write_audit('ended private link', 'family_links', link_id::text, ended.registered_user_id);
  end if;
end
$$;
comment on function public.end_family_link(bigint) is 'For the admin: ends a private link at once.';
grant execute on function public.end_family_link(bigint) to authenticated;

create function private.family_of_link(token text) returns private.family_links language plpgsql stable security definer set search_path = '' as $$
declare
  link private.family_links;
begin
  perform private.keep_out_of_log();
  perform private.refuse_large(token, 200);
  select family_links.* into link from private.family_links join public."RegisteredUsers" as card on card.id = registered_user_id
    where token_hash = sha256(convert_to(token, 'UTF8')) and revoked_at is null and expires_at > now() and visible;
  if not found then
    perform private.not_found('link_gone', 'This link does not work any more. Please ask the bureau for a new one.');
  end if;
  return link;
end
$$;
comment on function private.family_of_link(text) is 'The link of this token. One error, PT404, for an unknown, expired or ended one, and while the profile is hidden.';

create function private.end_links() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.family_links set revoked_at = now()
    where registered_user_id = (to_jsonb(new) ->> tg_argv[0])::bigint and revoked_at is null;
  return null;
end
$$;
comment on function private.end_links() is 'Trigger: ends the private links of a family that has a login now, or whose profile is not visible any more. They do not come back. Argument: the column with the person.';
create trigger end_links after update of status on public."RegisteredUsers"
  for each row when (old.visible and not new.visible) execute function private.end_links('id');
create trigger end_links after insert or update of registered_user_id, active on public.accounts
  for each row when (new.active and new.registered_user_id is not null) execute function private.end_links('registered_user_id');

create function private.phone_is_known(link private.family_links, device uuid) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(
    (not link.for_candidate and sha256(uuid_send(device)) = link.device_hash or sha256(uuid_send(device)) = any (link.known_phones))
      and sha256(uuid_send(device)) is distinct from link.maker_hash,
    false
  )
$$;
comment on function private.phone_is_known(private.family_links, uuid) is 'Whether this browser opened the link first, or gave the last digits of the family''s number; of a candidate only the digits of her own number count, and the browser that made her link is never known.';

create function private.require_known_phone(link private.family_links, device uuid) returns void language plpgsql security definer
  set search_path = '' as $$
begin
  if not private.phone_is_known(link, device) then
    perform private.forbid('other_phone', 'Enter the last four digits of your phone number first.');
  end if;
end
$$;
comment on function private.require_known_phone(private.family_links, uuid) is 'Error 42501 for a browser that neither opened the link first nor gave the digits.';

create function private.require_family_phone(link private.family_links, device uuid) returns void language plpgsql security definer
  set search_path = '' as $$
begin
  -- What it did would be read by the login of the family, and tell of the link.
  if link.for_candidate then
    perform private.forbid('not_for_family', 'This link asks the person to be married one question. The family needs another one.');
  end if;
  perform private.require_known_phone(link, device);
end
$$;
comment on function private.require_family_phone(private.family_links, uuid) is 'Error 42501 for a link of the candidate, and as private.require_known_phone.';

create function private.record_link(done text, link private.family_links) returns void language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor_name, action, table_name, record_id, registered_user_id)
    values ('A visitor', done, 'family_links', link.id::text, link.registered_user_id)
$$;

create function public.open_family_link(token text, device uuid, language text default null, at_most integer default 50) returns jsonb language plpgsql security definer
  set search_path = '' as $$
declare
  link private.family_links := private.family_of_link(token);
  opened_by constant bytea := sha256(uuid_send(coalesce(device, gen_random_uuid())));
  -- The page reads again each time its tab gets the focus.
  is_written constant boolean := link.last_opened_at is null or link.last_opened_at < now() - interval '1 hour'
    or link.other_phone_at is null and link.device_hash <> opened_by
    or exists (select from public.introductions where family_id = link.registered_user_id and shown_at > link.last_opened_at);
  is_known boolean;
  shown jsonb := '[]';
begin
  -- The row of the link is locked by the first opening, and by one that is recorded: a refusal would undo the record.
  if not is_written then
    perform private.one_at_a_time('open_family_link', link.id::text);
  end if;
  perform private.refuse_large(language);
  perform private.check_part(0, at_most, 1000);
  perform private.tell_due_answers(case when is_written then link.id end);
  -- Before the row of the link is locked: its row refers to the card. The candidate's link leaves no trace in the family's paper.
  if not link.for_candidate and not private.is_admin()
    and (private.phone_is_known(link, device) or link.device_hash is null and device is not null)
  then
    perform private.note_language(link.registered_user_id, language);
  end if;
  if is_written then
    -- Another phone may have opened it, or the bureau ended it, before the lock.
    link := private.family_of_link(token);
    update private.family_links
      set device_hash = coalesce(device_hash, opened_by), first_opened_at = coalesce(first_opened_at, now()), last_opened_at = now(),
        other_phone_at = coalesce(other_phone_at, case when device_hash <> opened_by then now() end)
      where id = link.id;
  end if;
  if link.device_hash is null then
    perform private.record_link('opened private link', link);
  elsif link.device_hash <> opened_by and link.other_phone_at is null then
    perform private.record_link('opened private link on another phone', link);
    perform private.notify_admin('link on another phone', link.registered_user_id, jsonb_build_object('name', name))
      from public."RegisteredUsers" where id = link.registered_user_id;
  end if;
  is_known := private.phone_is_known(link, device) or link.device_hash is null and device is not null and not link.for_candidate;
  if not link.for_candidate then
    shown := private.shown_to(link.registered_user_id, by_link => true, with_answers => is_known, at_most => at_most + 1);
  end if;
  return (
    select jsonb_build_object(
      'family', jsonb_build_object(
        'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender,
        'birth_star', details.birth_star, 'star_pada', details.star_pada, 'rasi', details.rasi
      ),
      'expires_at', link.expires_at, 'is_known', is_known, 'may_try', link.wrong_digits < 5, 'for_candidate', link.for_candidate,
      'people', shown - at_most, 'has_more', jsonb_array_length(shown) > at_most,
      'confirmed_today', is_known and not link.for_candidate and exists (
        select from private.keeping as kept where kept.registered_user_id = card.id and kept.confirmed_on = private.today()
      ),
      -- What the login of the family reads too. Her own answers by this link are in none of it.
      'answered_for_candidate', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'purpose', last.purpose, 'given', last.given, 'said_by', last.said_by, 'said_by_name', last.said_by_name,
          'channel', last.channel, 'said_on', last.said_on
        ) order by last.purpose), '[]')
        from (
          select distinct on (said.purpose) said.* from private.consents_for_person(card.id) as said
          where is_known and link.for_candidate and said.purpose <> 'sharing'
          order by said.purpose, said.id desc
        ) as last
      ),
      -- What anybody sees on the site now, after any answer.
      'seen_by_visitors', case
        when is_known and link.for_candidate and card.visible and not card.card_for_members and private.visitors_may_browse() then
          case when private.visitors_see_pictures() and not card.pictures_for_members and card.first_img is not null then jsonb_build_array('visitors', 'pictures')
            else jsonb_build_array('visitors') end
        else '[]'
      end
    )
    from public."RegisteredUsers" as card left join public.profile_details as details on details.registered_user_id = card.id
    where card.id = link.registered_user_id
  );
end
$$;
comment on function public.open_family_link(text, uuid, text, integer) is 'For anyone who has the private link of a family: its person, and the first people who are shown to it, at_most of 1 to 1000; has_more: whether there are others. language: of the page; a phone that the link knows keeps it for the bureau''s messages. device: a number that the browser keeps; another one than the first is recorded, and the bureau is notified once. It reads the list without answers until it gave the digits (prove_family_phone). The time of opening is written at most once an hour, and after each showing. for_candidate: it asks for her own answers, and shows nobody; they are not read by it, because somebody else of the family may open it. answered_for_candidate: on her phone, the last answers that the family''s login reads too, without sharing. seen_by_visitors: on her phone, of the card (visitors) and its pictures, what people without a login see now. confirmed_today: whether the family said today that its profile is right. PT404 for a link that does not work.';
grant execute on function public.open_family_link(text, uuid, text, integer) to anon, authenticated;

create function public.prove_family_phone(token text, device uuid, digits text) returns void language plpgsql security definer set search_path = ''
  as $$
declare
  link private.family_links := private.family_of_link(token);
begin
  if digits is null or digits !~ '^[0-9]{4}$' or device is null then
    perform private.refuse('not_four_digits', 'Enter four digits.', 'digits');
  end if;
  if link.for_candidate and private.is_admin() then
    perform private.forbid('not_for_bureau', 'Only the candidate answers here. Record the answer on the page of the person.');
  end if;
  -- One try at a time. The notification refers to the card, which is locked before the link.
  perform private.lock_cards(link.registered_user_id, link.registered_user_id);
  perform from private.family_links where id = link.id for update;
  -- It may have ended before the lock.
  link := private.family_of_link(token);
  if link.wrong_digits >= 5 or cardinality(link.known_phones) >= 20 or private.phone_is_known(link, device)
    or sha256(uuid_send(device)) = link.maker_hash
  then
    return;
  end if;
  if exists (
    select from public.contact_details as contact,
      unnest(array[phone_number, second_phone_number], array[whose_phone, whose_second_phone]) as own (number, whose)
    where contact.registered_user_id = link.registered_user_id
      -- The candidate's link is not for a phone of her parents.
      and (not link.for_candidate or whose = 'Self')
      and right(regexp_replace(number, '[^0-9]', '', 'g'), 4) = digits
  ) then
    update private.family_links set known_phones = known_phones || sha256(uuid_send(device)), wrong_digits = 0 where id = link.id;
  else
    update private.family_links set wrong_digits = wrong_digits + 1 where id = link.id;
    if link.wrong_digits = 4 then
      perform private.notify_admin('wrong digits', link.registered_user_id, jsonb_build_object('name', name))
        from public."RegisteredUsers" where id = link.registered_user_id;
    end if;
  end if;
end
$$;
comment on function public.prove_family_phone(text, uuid, text) is 'For anyone who has the private link of a family, on another phone: the last four digits of a number of the family; by the link of a candidate, on each phone, of her own number. One answer for right and wrong ones, open_family_link says the rest; five wrong ones in a row for each link, of which the bureau is notified. Phones that are known stay known. 22023 for anything but four digits.';
grant execute on function public.prove_family_phone(text, uuid, text) to anon, authenticated;

create function public.answer_family_link(token text, profile_id bigint, answer text, device uuid default null) returns void language plpgsql
  security definer set search_path = '' as $$
declare
  link constant private.family_links := private.family_of_link(token);
begin
  perform private.require_family_phone(link, device);
  perform private.require_answerable(link.registered_user_id, profile_id);
  perform private.answer_introduction(link.registered_user_id, profile_id, answer, null, 'link');
  -- It may have ended before the locks: then nothing is kept.
  perform private.family_of_link(token);
end
$$;
comment on function public.answer_family_link(text, bigint, text, uuid) is 'For anyone who has the private link of a family, on a phone that it knows: answers about a person on its list. Errors: those of private.answer_introduction; 42501 where the bureau asks by itself, on another phone, and by a candidate''s link.';
grant execute on function public.answer_family_link(text, bigint, text, uuid) to anon, authenticated;

create function private.purposes_of_candidate() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['sharing', 'visitors', 'pictures', 'chart', 'families', 'whatsapp'] $$;
comment on function private.purposes_of_candidate() is 'What the candidate answers by her own link. A no to being kept or shown to members would be a state of the family''s login, and no name of the parents is hers: the bureau records those.';

create function public.answer_by_candidate(
  token text, device uuid, purpose text, given boolean, notice_language text, notice_version integer default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  link constant private.family_links := private.family_of_link(token);
begin
  if not link.for_candidate then
    perform private.forbid('not_for_candidate', 'This link is for the family. The candidate needs another one.');
  end if;
  -- The bureau records what it hears, with its name.
  if private.is_admin() then
    perform private.forbid('not_for_bureau', 'Only the candidate answers here. Record the answer on the page of the person.');
  end if;
  perform private.require_known_phone(link, device);
  if purpose is null or purpose <> all (private.purposes_of_candidate()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'purpose');
  end if;
  perform private.lock_profile(link.registered_user_id);
  if 50 <= (
    select count(*) from private.consents
    where registered_user_id = link.registered_user_id and channel = 'link' and said_on = private.today()
  ) then
    perform private.refuse('too_many_answers_today', 'You have changed your answers very often today. Please call the bureau.');
  end if;
  perform private.add_consents(
    link.registered_user_id, jsonb_build_object(purpose, given), 'Self', null, 'link', private.today(), notice_language, notice_version
  );
  -- It may have ended before the lock: then nothing is kept.
  perform private.family_of_link(token);
end
$$;
comment on function public.answer_by_candidate(text, uuid, text, boolean, text, integer) is 'For a candidate who has a private link of her own, on a phone that it knows: her yes or no to a purpose of private.purposes_of_candidate, by the version of the notice that was shown; 50 answers a day. The login of the family reads no row of it. Errors: PT404; 42501 on another phone, and by a link for the family; 22023.';
grant execute on function public.answer_by_candidate(text, uuid, text, boolean, text, integer) to anon, authenticated;

create function private.waits_since(profile_id bigint) returns timestamptz language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce((select max(shown_at) from public.introductions where shown_id = card.id and how <> 'Interest'), verified_at, created_at)
    from public."RegisteredUsers" as card where id = profile_id
  );
end
$$;
