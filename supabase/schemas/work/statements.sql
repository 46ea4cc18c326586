-- The statement of a purchase: what was promised and what was done, counted from the rows, never typed.
-- Who may: the admin; a member about their own.

create function private.statement(chosen_id bigint)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', purchase.id, 'plan', purchase.plan_name, 'starts_on', purchase.starts_on, 'ends_on', state.ends_on, 'rests', state.rests,
    'paused_days', state.paused_days, 'price', purchase.agreed_price, 'paid', state.paid, 'parts', purchase.parts,
    'introductions', jsonb_build_object(
      'monthly', purchase.introductions, 'promised', purchase.introductions * going.days / 30, 'shown', shown.count, 'answered', shown.answered,
      'by_way', shown.by_way
    ),
    'contacts', jsonb_build_object('promised', purchase.contacts, 'shared', (
      select count(*) from public.disclosures
      where recipient_id = purchase.registered_user_id and (shared_at at time zone 'Asia/Kolkata')::date between purchase.starts_on and state.ends_on
    )),
    'asked', (
      select count(*) from public.contact_requests
      where requester_id = purchase.registered_user_id and (created_at at time zone 'Asia/Kolkata')::date between purchase.starts_on and state.ends_on
    ),
    'calls', (
      select count(*) from public.profile_log
      where registered_user_id = purchase.registered_user_id and kind <> 'Enquiry'
        and (written_at at time zone 'Asia/Kolkata')::date between purchase.starts_on and state.ends_on
    )
  )
  from public.purchases as purchase
  join private.purchase_states as state on state.id = purchase.id
  cross join lateral (
    select greatest(least(private.today(), state.ends_on) - purchase.starts_on - state.paused_days, 0) as days
  ) as going
  cross join lateral (
    select coalesce(sum(count), 0)::integer as count, coalesce(sum(answered), 0)::integer as answered,
      coalesce(jsonb_object_agg(how, count) filter (where how is not null), '{}') as by_way
    from (
      select how, count(*) as count, count(answer) as answered
      from public.introductions
      where family_id = purchase.registered_user_id and how <> 'Interest'
        and (shown_at at time zone 'Asia/Kolkata')::date between purchase.starts_on and state.ends_on
      group by how
    ) as way
  ) as shown
  where purchase.id = chosen_id
$$;
comment on function private.statement(bigint) is 'What was promised in a purchase until today and what was done: counts of introductions (with answers, by way), contact details, requests and talks, its days, and its price in paise. Names nobody.';

create function public.read_statements(profile_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  only_id constant bigint := case when private.is_admin() then profile_id else private.require_member() end;
begin
  if not (select fees_on from public.site_settings) then
    return '[]';
  end if;
  return coalesce((
    select jsonb_agg(private.statement(id) order by id desc) from public.purchases
    where registered_user_id = profile_id and registered_user_id = only_id
  ), '[]');
end
$$;
comment on function public.read_statements(bigint) is 'For the admin, and a member about themselves: the statements of the purchases of a person, newest first: see private.statement. Empty for a member about anybody else, and while fees are off.';
grant execute on function public.read_statements(bigint) to authenticated;

create function private.short_of_today(my_people bigint[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with running as (
    select purchase.registered_user_id, purchase.introductions, state.id, purchase.starts_on, state.paused_days, state.ends_on
    from public.purchases as purchase
    join private.purchase_states as state on state.id = purchase.id
    join public."RegisteredUsers" as card on card.id = purchase.registered_user_id
    where (select fees_on from public.site_settings) and card.visible and not state.rests and purchase.introductions > 0
      and private.today() between purchase.starts_on and state.ends_on
      and (my_people is null or card.id = any (my_people))
  ),
  short as (
    select running.*, running.introductions * (private.today() - starts_on - paused_days) / 30 as promised, (
        select count(*) from public.introductions
        where family_id = registered_user_id and how <> 'Interest' and (shown_at at time zone 'Asia/Kolkata')::date >= starts_on
      ) as shown
    from running
  )
  select jsonb_build_object('short', jsonb_build_object(
    'count', (select count(*) from short where shown < promised),
    'list', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', registered_user_id, 'name', (select name from public."RegisteredUsers" as card where card.id = registered_user_id),
        'promised', promised, 'shown', shown
      ) order by promised - shown desc, registered_user_id)
      from (select * from short where shown < promised order by promised - shown desc, registered_user_id limit 25) as first
    ), '[]')
  ))
$$;
comment on function private.short_of_today(bigint[]) is 'Of the page Today: visible families with a running plan to which fewer people were shown than it promises until today, most behind first. my_people: only of these; null: of all.';
