-- What is due of the fees, how plans are going, and what the office reads and exports of them. While fees are off, every answer
-- is empty.
-- Who may: the admin; the owner exports.

create view private.due_parts as
  select purchase.id as purchase_id, part.place, part.event, part.amount, part.due_on,
    -- Payments fill the parts in their order.
    greatest(least(part.amount, sum(part.amount) over (partition by purchase.id order by part.place) - state.paid), 0)::bigint as unpaid
  from private.purchases as purchase
  join private.purchase_states as state on state.id = purchase.id
  cross join lateral (
    select known.place, known.event, (purchase.parts ->> known.event)::bigint as amount, case
        when purchase.ended_on is not null then null
        when known.event = 'start' then purchase.starts_on
        when known.event = 'later' then purchase.later_on
        else (
          select min(happened.day) from (
            -- Somebody who is engaged when the plan is sold: from that day on.
            select greatest(kept.status_since, purchase.agreed_on)
            from public."RegisteredUsers" as card left join private.keeping as kept on kept.registered_user_id = card.id
            where card.id = purchase.registered_user_id
              and (card.status = 'married' or card.status = 'engaged' and known.event <> 'married')
            union all
            select (follow_up.changed_at at time zone 'Asia/Kolkata')::date
            from public.contact_requests as request join public.follow_ups as follow_up on follow_up.request_id = request.id
            -- What another plan led to, or none, is not this one's.
            where known.event = 'settled' and follow_up.state = 'agreed'
              and (follow_up.changed_at at time zone 'Asia/Kolkata')::date >= purchase.agreed_on
              and purchase.registered_user_id in (request.requester_id, request.profile_id)
          ) as happened (day)
        )
      end as due_on
    from unnest(private.fee_events()) with ordinality as known (event, place)
    where purchase.parts ? known.event
  ) as part;
comment on view private.due_parts is 'The parts of each price: since when each is due (null: its event has not happened), and what of it is unpaid. settled: both families agreed, by a follow-up; engaged and married: the status of the person. Nothing is due after the bureau ended the purchase.';

create function public.list_plans() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', plan.id, 'name', plan.name, 'price', plan.price, 'days', plan.days, 'introductions', plan.introductions,
      'contacts', plan.contacts, 'ended_at', plan.ended_at, 'running', sales.running, 'coming', sales.coming, 'behind', sales.behind
    ) order by plan.ended_at is not null, plan.id desc)
    from private.plans as plan
    left join lateral (
      select count(*) filter (where state.runs and purchase.registered_user_id is not null) as running,
        count(*) filter (where purchase.starts_on > private.today() and purchase.ended_on is null and purchase.registered_user_id is not null)
          as coming,
        count(*) filter (where purchase.id in (select short.purchase_id from private.short_purchases as short)) as behind
      from private.purchases as purchase join private.purchase_states as state on state.id = purchase.id
      where purchase.plan_id = plan.id
    ) as sales on true
    where private.fees_are_on()
  ), '[]');
end
$$;
comment on function public.list_plans() is 'For the admin: the plans, newest first, ended ones last: [{id, name, price, days, introductions, contacts, ended_at, running, coming, behind}]. coming: purchases that start on a later day; behind: purchases by which fewer people were shown than promised until today.';

create function public.read_fees(profile_id bigint) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', purchase.id, 'plan', purchase.plan_name, 'price', purchase.agreed_price, 'plan_price', purchase.plan_price, 'paid', state.paid, 'unpaid', state.unpaid, 'days', purchase.days,
      'introductions', jsonb_build_object('monthly', purchase.introductions), 'contacts', jsonb_build_object('promised', purchase.contacts),
      'starts_on', purchase.starts_on, 'ends_on', state.ends_on, 'ended_on', purchase.ended_on, 'paused_days', state.paused_days,
      'agreed_by', purchase.agreed_by, 'agreed_on', purchase.agreed_on, 'agreed_how', purchase.agreed_how,
      'due', (
        select jsonb_agg(jsonb_build_object('event', event, 'amount', amount, 'due_on', due_on, 'unpaid', part.unpaid) order by place)
        from private.due_parts as part where part.purchase_id = purchase.id
      ),
      'pauses', coalesce((
        select jsonb_agg(jsonb_build_object(
          'from_on', from_on, 'until_on', until_on, 'ended_on', pause.ended_on, 'reason', reason
        ) order by from_on)
        from private.purchase_pauses as pause where pause.purchase_id = purchase.id
      ), '[]'),
      'payments', coalesce((
        select jsonb_agg(private.receipt(payment) order by payment.id) from private.payments as payment where payment.purchase_id = purchase.id
      ), '[]')
    ) order by purchase.id desc)
    from private.purchases as purchase join private.purchase_states as state on state.id = purchase.id
    where purchase.registered_user_id = profile_id and private.fees_are_on()
  ), '[]');
end
$$;
comment on function public.read_fees(bigint) is 'For the admin: the purchases of a person, newest first: {id, plan, price, paid, days, introductions, contacts, starts_on, ends_on, paused_days, agreed_by, agreed_on, agreed_how, due, pauses, payments}, with its parts (due: due_on null until the event), pauses and payments (see private.receipt).';

create function public.export_payments(from_on date, until_on date) returns jsonb language plpgsql security definer set search_path = ''
  set statement_timeout = '20s' as $$
declare
  rows jsonb;
begin
  perform private.require_owner();
  if from_on is null or until_on is null or not isfinite(from_on) or until_on not between from_on and from_on + 366 then
    perform private.refuse('day_not_near', 'Choose a day within a year.', 'until_on');
  end if;
  select coalesce(jsonb_agg(private.receipt(payment) || jsonb_build_object(
      'plan', purchase.plan_name, 'profile_id', purchase.registered_user_id
    ) order by payment.financial_year, payment.number), '[]') into rows
    from private.payments as payment join private.purchases as purchase on purchase.id = payment.purchase_id
    where payment.paid_on between from_on and until_on
      -- The accountant of an earlier time has its file, and learns of them by this one.
      or private.came_late(payment) and private.recorded_on(payment) between from_on and until_on;
  perform private.write_audit(
    'exported payments', 'payments', jsonb_array_length(rows)::text, null, null,
    jsonb_build_object('from_on', from_on, 'until_on', until_on, 'rows', jsonb_array_length(rows))
  );
  return rows;
end
$$;
comment on function public.export_payments(date, date) is 'For an owner, for the accountant: the payments of these days, at most a year, and those recorded on these days for a time whose books were closed: see private.receipt, with plan and profile_id (null after an erasure), by their numbers. Also while fees are off: the books stay. One row of the audit log. Takes at most 20 s.';

create function private.fees_of_today(my_people bigint[]) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  nothing constant jsonb := '{"count": 0, "list": []}';
begin
  if not private.fees_are_on() then
    return jsonb_build_object('fees_due', nothing || '{"amount": 0}', 'plans_expiring', nothing, 'paused_too_long', nothing, 'short', nothing);
  end if;
  return (
    with sold as materialized (
      select purchase.id, card.id as profile_id, card.name, purchase.plan_name as plan, purchase.starts_on, purchase.ended_on, state.ends_on,
        state.rests_until, state.unpaid
      from private.purchases as purchase
      join private.purchase_states as state on state.id = purchase.id
      join public."RegisteredUsers" as card on card.id = purchase.registered_user_id
      where card.deleted_at is null and (my_people is null or card.id = any (my_people))
    ),
    due as (
      select sold.*, part.due_on, part.amount from sold
      cross join lateral (
        select min(due_on) as due_on, sum(due_parts.unpaid)::bigint as amount from private.due_parts
        where purchase_id = sold.id and due_on <= private.today() + 6 and due_parts.unpaid > 0
      ) as part
      where sold.unpaid > 0 and part.due_on is not null
    ),
    expiring as (
      select * from sold
      where ended_on is null and rests_until is null and ends_on between private.today() and private.today() + 6
        -- The family has bought the next one.
        and not exists (select from sold as next where next.profile_id = sold.profile_id and next.ends_on > sold.ends_on)
    ),
    resting as (select * from sold where rests_until < private.today()),
    short as (
      select sold.*, short.promised, short.shown from sold join private.short_purchases as short on short.purchase_id = sold.id
    )
    select jsonb_build_object(
      'fees_due', jsonb_build_object('count', (select count(*) from due), 'amount', (select coalesce(sum(amount), 0)::bigint from due), 'list', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', profile_id, 'name', name, 'purchase_id', id, 'plan', plan, 'due_on', due_on, 'amount', amount
        ) order by due_on, id)
        from (select * from due order by due_on, id limit 25) as first
      ), '[]')),
      'plans_expiring', jsonb_build_object('count', (select count(*) from expiring), 'list', coalesce((
        select jsonb_agg(jsonb_build_object('id', profile_id, 'name', name, 'purchase_id', id, 'plan', plan, 'ends_on', ends_on) order by ends_on, id)
        from (select * from expiring order by ends_on, id limit 25) as first
      ), '[]')),
      'paused_too_long', jsonb_build_object('count', (select count(*) from resting), 'list', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', profile_id, 'name', name, 'purchase_id', id, 'plan', plan, 'until_on', rests_until
        ) order by rests_until, id)
        from (select * from resting order by rests_until, id limit 25) as first
      ), '[]')),
      'short', jsonb_build_object('count', (select count(*) from short), 'list', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', profile_id, 'name', name, 'purchase_id', id, 'plan', plan, 'promised', promised, 'shown', shown
        ) order by promised - shown desc, id)
        from (select * from short order by promised - shown desc, id limit 25) as first
      ), '[]'))
    )
  );
end
$$;
comment on function private.fees_of_today(bigint[]) is 'Of the page Today: what is due within a week or longer, plans that end within a week without a next one, pauses that last longer than agreed, and families that were shown fewer people than their plan promises until today, each with its count and the first 25; of what is due the sum in paise too. id is the person''s. my_people: only of these; null: of all.';

grant execute on function
  public.list_plans(),
  public.read_fees(bigint),
  public.export_payments(date, date)
  to authenticated;
