-- The owner reads each number of the figures: those below five were left out of the rows of admins and sources, and medians of fewer
-- than five cases. Who may call it is as before: the owner alone.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.read_figures(first_month date, last_month date)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set statement_timeout = '20s'
as $$
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
