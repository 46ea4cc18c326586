-- What is unusual among the reads of contact details counts each person once within an hour; an interest that the office
-- recorded counts for the admin who recorded it. Rights are as before.

create or replace function private.reads_of_month(month date)
returns table (
  happened_at timestamptz, actor_name text, kind text, registered_user_id bigint, set_by text, reason text, within_hour bigint,
  at_night boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  with reads as (
    -- A person who is opened several times within an hour is one person.
    select *, registered_user_id is not null and happened_at - lag(happened_at) over (
      partition by actor_name, registered_user_id, kind = 'login' order by happened_at, id
    ) <= interval '1 hour' as is_again
    from private.contact_reads
    -- An hour more: for the first reads of the month.
    where happened_at >= private.start_of_month(month) - interval '1 hour'
      and happened_at < private.start_of_month(month, 1)
      and kind <> 'failed'
  ),
  acts as (
    select *, count(*) filter (where kind in ('opened', 'shared', 'exported', 'looked up') and is_again is not true) over (
      partition by actor_name order by happened_at range between interval '1 hour' preceding and current row
    ) as within_hour
    from reads
  )
  select happened_at, actor_name, kind, registered_user_id, new_values ->> 'bureau_password_by',
    case
      when kind not in ('opened', 'shared') then null
      when registered_user_id is null then 'enquiry'
      else private.reason_of_read(registered_user_id, actor_name, happened_at)
    end,
    within_hour,
    extract(hour from happened_at at time zone 'Asia/Kolkata') not between 5 and 22
  from acts
  where happened_at >= private.start_of_month(month)
$$;
comment on function private.reads_of_month(date) is 'The reads of contact details in the month of this day, from the audit log. reason is for opened and shared ones: enquiry, or that of private.reason_of_read. within_hour: the people and look-ups of the same admin in the hour before, this one included.';

create or replace function private.figures_between(since timestamptz, until timestamptz)
returns table (kind text, happened_at timestamptz, admin_name text, source text, amount bigint, days numeric)
language sql
stable
security definer
set search_path = ''
as $$
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
