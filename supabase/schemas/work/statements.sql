-- The statement of a purchase: what was promised and what was done, counted from the rows, never typed.
-- Who may: the admin; a member and the holder of a private link about their own.

-- A row goes with an erased person, and a person who is shown again has one row. What a family was given stays given.
create table private.earlier_acts (
  family_id bigint not null,
  kind text not null
    constraint kind_is_known check (kind in ('shown', 'asked', 'shared', 'talked', 'tried', 'followed up')),
  row_id bigint not null,
  happened_at timestamptz not null,
  how text,
  answered boolean not null default false,
  primary key (family_id, kind, row_id, happened_at)
);
comment on table private.earlier_acts is 'For a family that bought a plan: rows that count in its statement and are gone with the other person, were renewed, or stand on another card of its household. Names nobody.';
comment on column private.earlier_acts.row_id is 'Of introductions, contact_requests, disclosures, profile_log or contact_attempts; of a follow-up the request. No foreign key: the row may be gone.';

comment on column private.earlier_acts.family_id is 'No foreign key: it would lock the card of this family while another one is erased, and the two can wait for each other.';

create function private.forget_acts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.earlier_acts where family_id = old.id;
  return null;
end
$$;
comment on function private.forget_acts() is 'Trigger: what was kept for the statement of a family goes with it.';
create trigger forget_acts after delete on public."RegisteredUsers"
  for each row execute function private.forget_acts();

create function private.keep_act() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was constant jsonb := to_jsonb(old);
  family constant bigint := (was ->> tg_argv[1])::bigint;
begin
  if coalesce(was ->> 'how', '') <> 'Interest'
    and exists (select from private.purchases where registered_user_id = family)
    -- Not while the family itself is erased.
    and exists (select from public."RegisteredUsers" where id = family)
  then
    insert into private.earlier_acts (family_id, kind, row_id, happened_at, how, answered)
      values (family, tg_argv[0], old.id, (was ->> tg_argv[2])::timestamptz, was ->> 'how', was ->> 'answer' is not null)
      on conflict do nothing;
  end if;
  return null;
end
$$;
comment on function private.keep_act() is 'Trigger: keeps an act that goes with its row, for the statement of the family. Arguments: the kind, the columns of the family and of the time.';
create trigger keep_act after delete on public.introductions
  for each row execute function private.keep_act('shown', 'family_id', 'shown_at');
create trigger keep_renewed_act after update of shown_at on public.introductions
  for each row when (old.shown_at <> new.shown_at) execute function private.keep_act('shown', 'family_id', 'shown_at');
create trigger keep_act after delete on public.contact_requests
  for each row execute function private.keep_act('asked', 'requester_id', 'created_at');
create trigger keep_act after delete on public.disclosures
  for each row execute function private.keep_act('shared', 'recipient_id', 'shared_at');

create function private.keep_work() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  asked_id constant bigint := (case when tg_table_name = 'contact_requests' then to_jsonb(old) ->> 'id' else to_jsonb(old) ->> 'request_id' end)::bigint;
begin
  insert into private.earlier_acts (family_id, kind, row_id, happened_at)
    select family.id, act.kind, act.row_id, act.happened_at
    from public.contact_requests as request
    cross join lateral (
      select 'tried', attempt.id, attempt.tried_at, request.requester_id, request.requester_id
      from public.contact_attempts as attempt where attempt.request_id = request.id and tg_table_name <> 'follow_ups'
      union all
      select 'followed up', request.id, follow_up.changed_at, request.requester_id, request.profile_id
      from public.follow_ups as follow_up where follow_up.request_id = request.id and tg_table_name <> 'contact_attempts'
    ) as act (kind, row_id, happened_at, one_id, other_id)
    -- Not while the family itself is erased.
    join public."RegisteredUsers" as family on family.id in (act.one_id, act.other_id)
    where request.id = asked_id and exists (select from private.purchases where registered_user_id = family.id)
    on conflict do nothing;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function private.keep_work() is 'Trigger: keeps the attempts and follow-ups of a request that go with it or are renewed, for the statements of its two families.';
-- Before: the rows go with either family, and with their request.
create trigger keep_work before delete on public.contact_requests for each row execute function private.keep_work();
create trigger keep_work before delete on public.contact_attempts for each row execute function private.keep_work();
create trigger keep_work before delete on public.follow_ups for each row execute function private.keep_work();
-- The same answer again, or its spelling corrected, is not asked again.
create trigger keep_renewed_work before update of changed_at on public.follow_ups
  for each row when (new.changed_at > old.changed_at + interval '10 minutes') execute function private.keep_work();

create function private.is_talk(kind text) returns boolean language sql immutable parallel safe set search_path = ''
  as $$ select kind = any (private.consent_channels()) $$;
comment on function private.is_talk(text) is 'Whether an entry of this kind is a talk with the family, or a letter.';

create function private.keep_talk() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.earlier_acts (family_id, kind, row_id, happened_at)
    select family.id, 'talked', new.id, new.written_at
    from public."RegisteredUsers" as family
    where case
        when tg_op = 'UPDATE' then family.id = old.registered_user_id
        else family.id in (select private.household_of(new.registered_user_id))
      end
      and exists (select from private.purchases where registered_user_id = family.id)
    on conflict do nothing;
  return null;
end
$$;
comment on function private.keep_talk() is 'Trigger: a talk for a household counts for each of it, also after somebody has left it and the entry has moved to another card.';
create trigger keep_talk after insert on public.profile_log
  for each row when (new.for_household and private.is_talk(new.kind)) execute function private.keep_talk();
create trigger keep_moved_talk after update of registered_user_id on public.profile_log
  for each row when (old.registered_user_id <> new.registered_user_id and private.is_talk(new.kind)) execute function private.keep_talk();

create function private.acts_for(family bigint, first_day date, last_day date)
  returns table (kind text, row_id bigint, other_id bigint, happened_at timestamptz, how text, answer text, answered boolean) language sql stable
  security definer set search_path = '' as $$
  -- The newest of each within these days: somebody who is shown twice counts once.
  select distinct on (act.kind, act.row_id) act.*
  from (
    select 'shown', id, shown_id, shown_at, how, introductions.answer, introductions.answer is not null
      from public.introductions where family_id = family and how <> 'Interest'
    union all
    select 'asked', id, profile_id, created_at, null, null, false from public.contact_requests where requester_id = family
    union all
    select 'shared', id, subject_id, shared_at, null, null, false from public.disclosures where recipient_id = family
    union all
    select earlier.kind, earlier.row_id, still.shown_id, earlier.happened_at, earlier.how, null, earlier.answered
      from private.earlier_acts as earlier
      left join public.introductions as still on earlier.kind = 'shown' and still.id = earlier.row_id and still.family_id = family
      where earlier.family_id = family and earlier.kind in ('shown', 'asked', 'shared')
  ) as act (kind, row_id, other_id, happened_at, how, answer, answered)
  where act.happened_at >= first_day::timestamp at time zone 'Asia/Kolkata'
    and act.happened_at < (last_day + 1)::timestamp at time zone 'Asia/Kolkata'
  order by act.kind, act.row_id, act.happened_at desc
$$;
comment on function private.acts_for(bigint, date, date) is 'What the bureau did for a family in these days: people shown, requests of the family, contact details shared with it. other_id: the other person; null where the row is gone.';

create function private.work_for(family bigint, wanted_kind text, first_day date, last_day date) returns timestamptz[] language sql stable
  security definer set search_path = '' as $$
  select array_agg(happened_at)
  from (
    select distinct row_id, happened_at
    from (
      select id, written_at from public.profile_log
        where wanted_kind = 'talked' and registered_user_id = family and private.is_talk(profile_log.kind)
      union all
      select attempt.id, tried_at from public.contact_attempts as attempt join public.contact_requests as request on request.id = attempt.request_id
        where wanted_kind = 'tried' and request.requester_id = family
      union all
      select request.id, changed_at from public.follow_ups as follow_up join public.contact_requests as request on request.id = follow_up.request_id
        where wanted_kind = 'followed up' and family in (request.requester_id, request.profile_id)
      union all
      select row_id, happened_at from private.earlier_acts where family_id = family and kind = wanted_kind
    ) as each (row_id, happened_at)
  ) as act
  where (happened_at at time zone 'Asia/Kolkata')::date between first_day and last_day
$$;
comment on function private.work_for(bigint, text, date, date) is 'When the bureau talked with a family (talked), tried to reach others for it (tried), or asked what became of a sharing (followed up), in these days; null for never.';

create function private.statement(chosen_id bigint, by_link boolean) returns jsonb language sql stable security definer set search_path = '' as $$
  with acts as materialized (
    select act.*
    from private.purchases as purchase
    join private.purchase_states as state on state.id = purchase.id
    cross join lateral private.acts_for(purchase.registered_user_id, purchase.starts_on, state.ends_on) as act
    where purchase.id = chosen_id
  ),
  work as materialized (
    select private.work_for(family, 'talked', first_day, last_day) as calls, private.work_for(family, 'tried', first_day, last_day) as attempts,
      private.work_for(family, 'followed up', first_day, last_day) as follow_ups
    from (
      select purchase.registered_user_id, purchase.starts_on, state.ends_on
      from private.purchases as purchase join private.purchase_states as state on state.id = purchase.id where purchase.id = chosen_id
    ) as purchase (family, first_day, last_day)
  )
  select jsonb_build_object(
    'id', purchase.id, 'plan', purchase.plan_name, 'starts_on', purchase.starts_on, 'ends_on', state.ends_on, 'runs', state.runs,
    'ended_on', purchase.ended_on, 'unpaid', state.unpaid, 'is_visible', family.visible,
    'rests_until', state.rests_until, 'paused_days', state.paused_days, 'price', purchase.agreed_price, 'paid', state.paid,
    'parts', purchase.parts, 'later_on', purchase.later_on,
    'introductions', jsonb_build_object(
      'monthly', purchase.introductions, 'promised', state.promised, 'shown', counted.shown, 'answered', counted.answered, 'by_way', (
        select coalesce(jsonb_object_agg(how, count), '{}')
        from (select how, count(*) as count from acts where kind = 'shown' group by how) as way
      )
    ),
    'contacts', jsonb_build_object('promised', purchase.contacts, 'shared', counted.shared),
    'asked', counted.asked,
    'calls', coalesce(cardinality(work.calls), 0), 'attempts', coalesce(cardinality(work.attempts), 0),
    'follow_ups', coalesce(cardinality(work.follow_ups), 0),
    -- It moves only with what is counted here: no other entry of the log is to be told, nor how many there are.
    'audit_head', coalesce((
      select left(encode(hash, 'hex'), 16) from public.audit_log
      where registered_user_id = family.id and happened_at <= (
        select max(moment) from (
          select happened_at from acts union all select unnest(work.calls || work.attempts || work.follow_ups || purchase.recorded_at)
        ) as counted (moment)
      )
      order by id desc limit 1
    ), ''),
    'acts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', act.kind, 'on', (act.happened_at at time zone 'Asia/Kolkata')::date, 'how', act.how, 'answer', act.answer,
        'id', card.id, 'name', card.name
      ) order by act.happened_at, act.kind, act.row_id), '[]')
      from acts as act
      left join public."RegisteredUsers" as card on card.id = act.other_id and card.visible and family.visible
        and not exists (
          select from public.blocks
          where (blocker_id = family.id and profile_id = card.id) or (blocker_id = card.id and profile_id = family.id)
        )
        and not (by_link and private.is_off_links(card.id))
    )
  )
  from private.purchases as purchase
  join private.purchase_states as state on state.id = purchase.id
  join public."RegisteredUsers" as family on family.id = purchase.registered_user_id
  cross join (
    select count(*) filter (where kind = 'shown') as shown, count(*) filter (where kind = 'shown' and answered) as answered,
      count(*) filter (where kind = 'asked') as asked, count(*) filter (where kind = 'shared') as shared
    from acts
  ) as counted
  cross join work
  where purchase.id = chosen_id
$$;
comment on function private.statement(bigint, boolean) is 'What was promised in a purchase until today and what was done in its days: counts of introductions (with answers, by way), contact details shared, requests of the family, talks with it (calls), attempts to reach others for it, and follow-ups; its days, and its price in paise. is_visible: whether the family''s own profile is shown; while it is not, it sees nobody. audit_head: the beginning of the hash of the newest row of the audit log about this family when the last of these was done, for make verify-audit. acts: one by one, oldest first: [{kind (shown, asked, shared), on, how, answer, id, name}]; id and name only where the family sees that person now (as on its list: see private.shown_to), else null.';

create function private.statements_of(profile_id bigint, by_link boolean) returns jsonb language sql stable security definer set search_path = ''
  as $$
  select coalesce(jsonb_agg(private.statement(id, by_link) order by id desc), '[]')
  from private.purchases
  -- A sale that was taken back promised nothing.
  where registered_user_id = profile_id and coalesce(ended_on >= starts_on, true) and private.fees_are_on()
$$;
comment on function private.statements_of(bigint, boolean) is 'The statements of the purchases of a person, newest first; empty while fees are off.';

create function public.read_statements(profile_id bigint) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  -- The office prints it, and paper goes from hand to hand as a link does.
  for_paper constant boolean := private.is_admin();
  readable_id constant bigint := case when for_paper then profile_id else private.require_member() end;
begin
  if not for_paper then
    perform private.one_at_a_time('read_statements');
  end if;
  return private.statements_of(case when readable_id = profile_id then profile_id end, by_link => for_paper);
end
$$;
comment on function public.read_statements(bigint) is 'For the admin, and a member about themselves: the statements of the purchases of a person, newest first: see private.statement. Empty for a member about anybody else, and while fees are off.';

create function public.read_linked_statements(token text, device uuid) returns jsonb language plpgsql stable security definer set search_path = ''
  as $$
declare
  link constant private.family_links := private.family_of_link(token);
begin
  perform private.require_family_phone(link, device);
  perform private.one_at_a_time('read_linked_statements', link.id::text);
  return private.statements_of(link.registered_user_id, by_link => true);
end
$$;
comment on function public.read_linked_statements(text, uuid) is 'For anyone who has the private link of a family, on a phone that it knows: its statements, as read_statements gives them. Errors: PT404; 42501 on another phone, and by a candidate''s link.';

grant execute on function public.read_statements(bigint) to authenticated;
grant execute on function public.read_linked_statements(text, uuid) to anon, authenticated;

create view private.short_purchases as
  select purchase.id as purchase_id, purchase.registered_user_id, state.promised, present.shown + earlier.shown as shown
  from private.purchases as purchase
  join private.purchase_states as state on state.id = purchase.id
  join public."RegisteredUsers" as card on card.id = purchase.registered_user_id
  cross join lateral (select purchase.starts_on::timestamp at time zone 'Asia/Kolkata' as moment) as start
  -- Of private.acts_for, which is too slow for all families at once. None lies after today.
  cross join lateral (
    select count(*) as shown from public.introductions where family_id = card.id and how <> 'Interest' and shown_at >= start.moment
  ) as present
  cross join lateral (
    select count(distinct row_id) as shown from private.earlier_acts as act
    where act.family_id = card.id and act.kind = 'shown' and act.happened_at >= start.moment and not exists (
      select from public.introductions as still where still.id = act.row_id and still.family_id = card.id and still.shown_at >= start.moment
    )
  ) as earlier
  -- Also of somebody who is not verified yet: the plan runs.
  where card.deleted_at is null and (card.visible or private.status_is(card.status, 'waiting')) and state.runs and state.rests_until is null and state.promised > 0 and present.shown + earlier.shown < state.promised;
comment on view private.short_purchases is 'Running purchases of people who look for a match by which fewer people were shown than promised until today.';
