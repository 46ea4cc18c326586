-- The statement of a purchase: what was promised and what was done, counted from the rows, never typed.
-- Who may: the admin; a member and the holder of a private link about their own.

-- A row goes with an erased person, and a person who is shown again has one row. What a family was given stays given.
create table private.earlier_acts (
  family_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  kind text not null
    constraint kind_is_known check (kind in ('shown', 'asked', 'shared')),
  row_id bigint not null,
  happened_at timestamptz not null,
  how text,
  answered boolean not null default false,
  primary key (family_id, kind, row_id, happened_at)
);
comment on table private.earlier_acts is 'For a family that bought a plan: rows that counted in its statement and are gone with the other person, or were renewed. Names nobody.';
comment on column private.earlier_acts.row_id is 'Of introductions, contact_requests or disclosures. No foreign key: the row may be gone.';

create function private.keep_act()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
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

create function private.acts_for(family bigint, first_day date, last_day date)
returns table (kind text, row_id bigint, other_id bigint, happened_at timestamptz, how text, answer text, answered boolean)
language sql
stable
security definer
set search_path = ''
as $$
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
    select earlier.kind, earlier.row_id, null, earlier.happened_at, earlier.how, null, earlier.answered
      from private.earlier_acts as earlier where family_id = family
  ) as act (kind, row_id, other_id, happened_at, how, answer, answered)
  where act.happened_at >= first_day::timestamp at time zone 'Asia/Kolkata'
    and act.happened_at < (last_day + 1)::timestamp at time zone 'Asia/Kolkata'
  order by act.kind, act.row_id, act.happened_at desc
$$;
comment on function private.acts_for(bigint, date, date) is 'What the bureau did for a family in these days: people shown, requests of the family, contact details shared with it. other_id: the other person; null where the row is gone.';

create function private.statement(chosen_id bigint)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', purchase.id, 'plan', purchase.plan_name, 'starts_on', purchase.starts_on, 'ends_on', state.ends_on, 'runs', state.runs,
    'rests_until', state.rests_until, 'paused_days', state.paused_days, 'price', purchase.agreed_price, 'paid', state.paid,
    'parts', purchase.parts,
    'introductions', jsonb_build_object(
      'monthly', purchase.introductions, 'promised', state.promised, 'shown', acts.shown, 'answered', acts.answered, 'by_way', (
        select coalesce(jsonb_object_agg(how, count), '{}')
        from (
          select how, count(*) as count from private.acts_for(purchase.registered_user_id, purchase.starts_on, state.ends_on)
          where kind = 'shown' group by how
        ) as way
      )
    ),
    'contacts', jsonb_build_object('promised', purchase.contacts, 'shared', acts.shared),
    'asked', acts.asked,
    'calls', (
      select count(*) from public.profile_log
      where registered_user_id = purchase.registered_user_id and kind not in ('Enquiry', 'Other')
        and (written_at at time zone 'Asia/Kolkata')::date between purchase.starts_on and state.ends_on
    ),
    'attempts', (
      select count(*) from public.contact_attempts as attempt join public.contact_requests as request on request.id = attempt.request_id
      where request.requester_id = purchase.registered_user_id
        and (tried_at at time zone 'Asia/Kolkata')::date between purchase.starts_on and state.ends_on
    ),
    'follow_ups', (
      select count(*) from public.contact_requests as request join public.follow_ups as follow_up on follow_up.request_id = request.id
      where purchase.registered_user_id in (requester_id, profile_id)
        and (changed_at at time zone 'Asia/Kolkata')::date between purchase.starts_on and state.ends_on
    ),
    'audit_head', (select last_id || ':' || left(encode(last_hash, 'hex'), 12) from private.audit_head)
  )
  from private.purchases as purchase
  join private.purchase_states as state on state.id = purchase.id
  cross join lateral (
    select count(*) filter (where kind = 'shown') as shown, count(*) filter (where kind = 'shown' and answered) as answered,
      count(*) filter (where kind = 'asked') as asked, count(*) filter (where kind = 'shared') as shared
    from private.acts_for(purchase.registered_user_id, purchase.starts_on, state.ends_on)
  ) as acts
  where purchase.id = chosen_id
$$;
comment on function private.statement(bigint) is 'What was promised in a purchase until today and what was done in its days: counts of introductions (with answers, by way), contact details shared, requests of the family, talks with it (calls), attempts to reach others for it, and follow-ups; its days, and its price in paise. audit_head: the newest row of the audit log and the beginning of its hash, for make verify-audit. Names nobody.';

create function private.people_of_statement(chosen_id bigint, by_link boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', act.kind, 'on', (act.happened_at at time zone 'Asia/Kolkata')::date, 'how', act.how, 'answer', act.answer,
    'id', card.id, 'name', card.name
  ) order by act.happened_at, act.kind, act.row_id), '[]')
  from private.purchases as purchase
  join private.purchase_states as state on state.id = purchase.id
  join public."RegisteredUsers" as family on family.id = purchase.registered_user_id
  cross join lateral private.acts_for(family.id, purchase.starts_on, state.ends_on) as act
  left join public."RegisteredUsers" as card on card.id = act.other_id and card.visible and family.visible
    and not exists (
      select from public.blocks
      where (blocker_id = family.id and profile_id = card.id) or (blocker_id = card.id and profile_id = family.id)
    )
    and not (by_link and private.is_off_links(card.id))
  where purchase.id = chosen_id
$$;
comment on function private.people_of_statement(bigint, boolean) is 'The acts of a statement one by one, oldest first: [{kind (shown, asked, shared), on, how, answer, id, name}]. id and name only where the family sees that person now (as on its list: see private.shown_to), else null.';

create function private.statements_of(profile_id bigint, by_link boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    private.statement(id) || jsonb_build_object('acts', private.people_of_statement(id, by_link)) order by id desc
  ), '[]')
  from private.purchases where registered_user_id = profile_id and private.fees_are_on()
$$;
comment on function private.statements_of(bigint, boolean) is 'The statements of the purchases of a person, newest first, each with its acts; empty while fees are off.';

create function public.read_statements(profile_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- The office prints it, and paper goes from hand to hand as a link does.
  for_paper constant boolean := private.is_admin();
  readable_id constant bigint := case when for_paper then profile_id else private.require_member() end;
begin
  return private.statements_of(case when readable_id = profile_id then profile_id end, by_link => for_paper);
end
$$;
comment on function public.read_statements(bigint) is 'For the admin, and a member about themselves: the statements of the purchases of a person, newest first: see private.statement, with acts (see private.people_of_statement). Empty for a member about anybody else, and while fees are off.';

create function public.read_linked_statements(token text, device uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  link constant private.family_links := private.family_of_link(token);
begin
  perform private.require_known_phone(link, device);
  return private.statements_of(link.registered_user_id, by_link => true);
end
$$;
comment on function public.read_linked_statements(text, uuid) is 'For anyone who has the private link of a family, on a phone that it knows: its statements, as read_statements gives them. Errors: PT404; 42501 on another phone.';

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
  where card.visible and state.runs and state.rests_until is null and state.promised > 0 and present.shown + earlier.shown < state.promised;
comment on view private.short_purchases is 'Running purchases of visible people by which fewer people were shown than promised until today.';
