-- The figures of the bureau: by month, admin and source, counted from the rows that are there. An erased person leaves all of
-- them; payments stay.
-- Who may: the owner alone, who may open every entry behind a number. Nothing names a family.

create function private.name_of_actor(actor_name text) returns text language sql immutable parallel safe set search_path = ''
  as $$ select regexp_replace(actor_name, ' \([^()]*\)$', '') $$;
comment on function private.name_of_actor(text) is 'The name by which an admin of the audit log stands in other rows: without the username.';

create function private.figures_between(since timestamptz, until timestamptz)
  returns table (kind text, happened_at timestamptz, admin_name text, source text, amount bigint, days numeric) language sql stable security definer
  set search_path = '' as $$
  with acts (kind, happened_at, admin_name, source, amount, asked_at) as (
    select 'enquiries', created_at, changed_by_name, null, 1::bigint, null::timestamptz from private.enquiries where kind = 'new'
    union all
    select 'enquiries', private.start_of_month(month), nullif(admin_name, ''), null, count, null from private.past_enquiries
    union all
    select 'registered', card.created_at, private.name_of_actor(entry.actor_name), office.source, 1, null
    from public."RegisteredUsers" as card
    left join public.office_details as office on office.registered_user_id = card.id
    left join lateral (
      select actor_name from public.audit_log
      where registered_user_id = card.id and table_name = 'RegisteredUsers' and old_values is null order by id limit 1
    ) as entry on true
    where card.created_at >= since and card.created_at < until
    union all
    -- A later verification moves verified_at; the first check of an item stays.
    select 'verified', coalesce(first.checked_at, card.verified_at), coalesce(first.checked_by_name, card.verified_by), null, 1, card.created_at
    from public."RegisteredUsers" as card
    left join lateral (
      select checked_at, checked_by_name from public.verification_checks
      where registered_user_id = card.id order by checked_at limit 1
    ) as first on true
    where card.verified_at >= since
    union all
    select 'shown', shown_at, shown_by_name, null, 1, null from public.introductions where how <> 'Interest'
    union all
    select 'interested', answered_at, coalesce(recorded.admin_name, shown_by_name), null, 1, null
    from public.introductions
    -- By telephone: who wrote the answer down.
    left join lateral (
      select private.name_of_actor(actor_name) as admin_name from public.audit_log
      where registered_user_id = family_id and table_name = 'introductions' and record_id = introductions.id::text
        and new_values ->> 'answer' = 'interested' and answered_by = 'bureau' order by audit_log.id desc limit 1
    ) as recorded on true
    where answer = 'interested' and answered_at >= since and answered_at < until
    union all
    select 'shared', shared_at, shared_by_name, null, 1, null from public.disclosures
    union all
    select status, happened_at, admin_name, null, 1, null from (
      -- The last time of each status that somebody still has; who is married was engaged too.
      select distinct on (card.id, change.status) change.*
      from public."RegisteredUsers" as card
      left join private.deletions as gone on gone.registered_user_id = card.id
      cross join lateral (
        select new_values ->> 'status' as status, happened_at, private.name_of_actor(actor_name) as admin_name from public.audit_log
        where registered_user_id = card.id and table_name = 'RegisteredUsers' and new_values ->> 'status' in ('engaged', 'married')
        union all
        -- By the member.
        select given ->> 'status', created_at, null from public.notifications
        where registered_user_id = card.id and recipient is null and kind = 'settled'
      ) as change
      where coalesce(gone.status_before, card.status) in ('married', change.status)
      order by card.id, change.status, change.happened_at desc
    ) as settled
    union all
    select 'money', paid_on::timestamp at time zone 'Asia/Kolkata', received_by_name, null, amount, null
    from private.payments where (select fees_on from public.site_settings)
    union all
    -- A revoked sharing was decided before; a request that ended with the profile was not.
    select 'decided', coalesce(shared.at, decided_at), decided_by_name, null, 1, created_at
    from public.contact_requests as request
    cross join lateral (select min(shared_at) as at from public.disclosures where request_id = request.id) as shared
    where status in ('approved', 'declined', 'revoked') and decided_by_name <> 'The bureau'
  )
  select kind, happened_at, admin_name, source, amount, extract(epoch from happened_at - asked_at) / 86400
  from acts where happened_at >= since and happened_at < until
$$;
comment on function private.figures_between(timestamptz, timestamptz) is 'What the bureau did in a time, a row for each act. amount: paise of a payment, otherwise 1, or the number of erased enquiries. days: from the registration to the verification, and from a request to its decision.';

create function public.read_figures(first_month date, last_month date) returns jsonb language plpgsql stable security definer set search_path = ''
  set statement_timeout = '20s' as $$
declare
  begins date;
  ends date;
begin
  perform private.require_owner();
  begins := private.check_month(first_month);
  ends := private.check_month(last_month);
  if begins > ends then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'first_month');
  end if;
  return (
    with acts as materialized (
      select *, date_trunc('month', happened_at at time zone 'Asia/Kolkata')::date as month
      from private.figures_between(private.start_of_month(begins), private.start_of_month(ends, 1))
    ),
    days as (
      select month,
        round(percentile_cont(0.5) within group (order by days) filter (where kind = 'verified')::numeric, 1) as to_verify,
        round(percentile_cont(0.5) within group (order by days) filter (where kind = 'decided')::numeric, 1) as to_decide
      from acts group by grouping sets ((month), ())
    ),
    months as (
      select each::date as month, (
          select coalesce(jsonb_object_agg(kind, total), '{}') from (
            select kind, sum(amount) as total from acts where acts.month = each::date and kind <> 'decided' group by kind
          ) as counted
        ) as counts
      from generate_series(begins::timestamp, ends, interval '1 month') as each
    ),
    rows as (
      select split, name, jsonb_object_agg(kind, total) as counts
      from (
        select 'admin' as split, kind, admin_name as name, sum(amount) as total
        from acts where kind <> 'decided' group by kind, admin_name
        union all
        select 'source', kind, source, sum(amount) from acts where kind = 'registered' group by kind, source
      ) as each
      group by split, name
    )
    select jsonb_build_object(
      'first_month', (
        select to_char(greatest(least(
          (select min(created_at) from public."RegisteredUsers"), (select private.start_of_month(min(month)) from private.past_enquiries), now()
        ), '2020-01-01') at time zone 'Asia/Kolkata', 'YYYY-MM-01')
      ),
      'fees_on', (select fees_on from public.site_settings),
      'months', (
        select jsonb_agg(to_jsonb(months) || jsonb_build_object('to_verify', to_verify, 'to_decide', to_decide) order by month)
        from months left join days using (month)
      ),
      'days', (select to_jsonb(days) - 'month' from days where month is null),
      'admins', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'counts', counts) order by name), '[]') from rows where split = 'admin'),
      'sources', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'counts', counts) order by name), '[]') from rows where split = 'source')
    )
  );
end
$$;
comment on function public.read_figures(date, date) is 'For an owner: what the bureau did from one month to another, both included: {first_month, fees_on, months: [{month, counts, to_verify, to_decide}], days, admins and sources: [{name, counts}]}. counts: {kind: number}, without a kind it is 0. days and the two of a month: medians, null without a case. money is in paise, and 0 while fees are off. Takes at most 20 s.';
grant execute on function public.read_figures(date, date) to authenticated;
