-- The review of reads: by month and admin, how many contact details were opened, shared, exported and looked up, and why. The
-- unusual comes first: many within an hour, at night, and people nobody asked for. The owner signs a month off with a note.
-- All of it is counted in the audit log. It names people by id and name, never a number.
-- Who may: the owner alone. Only functions read and write.

create table private.read_reviews (
  month date primary key
    constraint month_is_its_first_day check (extract(day from month) = 1),
  note text not null
    constraint note_is_readable check (char_length(note) between 1 and 500 and not private.holds_contact(note)),
  counts jsonb not null,
  signed_off_by_name text not null,
  signed_off_at timestamptz not null default now()
);
comment on table private.read_reviews is 'The months whose reads of contact details the owner has reviewed, with the note and the counts of that moment.';

-- The same list as in private.contact_reads, which finds a month by it.
create index audit_log_reads on public.audit_log (happened_at) where action in (
  'read contact details', 'put contact details on biodata', 'put contact details in message', 'login read contact details',
  'read number of enquiry', 'approved request', 'exported with contact details',
  'looked up telephone numbers', 'looked up e-mail addresses', 'failed sign-ins'
);

create view private.contact_reads as
select id, happened_at, actor_name, record_id, registered_user_id, new_values, case
    when action = 'put contact details in message' then 'shared'
    when action = 'approved request' then case when table_name = 'disclosures' then 'shared' end
    -- A row for each person; the one with their number is left out.
    when action = 'exported with contact details' then case when registered_user_id is not null then 'exported' end
    when action in ('looked up telephone numbers', 'looked up e-mail addresses') then 'looked up'
    when action = 'login read contact details' then 'login'
    when action = 'failed sign-ins' then 'failed'
    else 'opened'
  end as kind
from public.audit_log
where action in (
  'read contact details', 'put contact details on biodata', 'put contact details in message', 'login read contact details',
  'read number of enquiry', 'approved request', 'exported with contact details',
  'looked up telephone numbers', 'looked up e-mail addresses', 'failed sign-ins'
);
comment on view private.contact_reads is 'The rows of the audit log about contact details that were opened, shared, exported or looked up, and about failed sign-ins. A null kind is another part of the same act.';

create function private.start_of_month(month date, months_later integer default 0) returns timestamptz language sql immutable set search_path = ''
  as $$
  select (date_trunc('month', month::timestamp) + make_interval(months => months_later)) at time zone 'Asia/Kolkata'
$$;
comment on function private.start_of_month(date, integer) is 'The moment at which the month of this day, or a later one, begins in India.';

create function private.reason_of_read(person_id bigint, reader text, opened_at timestamptz) returns text language sql stable set search_path = ''
  as $$
  select case
    when exists (
      select from public.contact_requests as asked
      where (asked.requester_id = person_id or asked.profile_id = person_id)
        and asked.created_at < until and (asked.open or asked.updated_at > since)
    ) then 'request'
    when exists (
      select from public.introductions as shown
      where (shown.family_id = person_id or shown.shown_id = person_id) and (
        shown.answered_at between since and until
        -- To show people, their numbers are not needed: nobody makes a reason for a read.
        or shown.shown_at between since and until
          and (shown.family_id = person_id or shown.shown_by_name is distinct from reader or shown.shown_at < just_before)
      )
    ) then 'introduction'
    when exists (
      select from public."RegisteredUsers" as card
      where card.id = person_id
        and (card.created_at > since or card.status = 'submitted' or card.verified_at between since and until)
    ) or exists (
      select from public.profile_proposals as proposal
      where proposal.registered_user_id = person_id and proposal.created_at < until
        and coalesce(proposal.decided_at, 'infinity') > since and proposal.status <> 'withdrawn'
    ) then 'profile'
    when exists (
      select from public.profile_log as entry
      where entry.registered_user_id = person_id and (
        -- An entry of the reader tells of the call after it, and is no reason before it.
        (entry.written_by_name <> reader or entry.written_at not between just_before and opened_at)
          and entry.written_at between since and until
        or entry.call_again_on <= (opened_at at time zone 'Asia/Kolkata')::date
          and coalesce(entry.done_at, 'infinity') > opened_at - interval '1 day')
    ) or exists (
      select from public.reports as report
      where report.profile_id = person_id and report.created_at < opened_at and coalesce(report.resolved_at, 'infinity') > since
    ) or exists (
      select from public.deletion_requests as asked where asked.registered_user_id = person_id and asked.asked_at < opened_at
    ) then 'question'
    else 'none'
  end
  from (
    select opened_at - interval '30 days', opened_at + interval '1 day', opened_at - interval '1 hour'
  ) as near (since, until, just_before)
$$;
comment on function private.reason_of_read(bigint, text, timestamptz) is 'Why an admin of this name may have opened this person''s contact details at that time: the request, introduction, new or changed profile, or open question about the person within 30 days before or a day after; none if there was nothing, or only what the reader made within the hour before: an entry, or the person shown to a family.';

create function private.reads_of_month(month date)
returns table (
  happened_at timestamptz, actor_name text, kind text, registered_user_id bigint, set_by text, reason text, within_hour bigint,
  at_night boolean
) language sql stable security definer set search_path = '' as $$
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

create function private.failed_sign_ins(month date) returns table (username text, failures bigint, failed_at timestamptz) language sql stable
  set search_path = '' as $$
  select username, sum(failures) as failures, max(failed_at) as failed_at from (
    select coalesce((
        select accounts.username from public.accounts where accounts.registered_user_id = contact_reads.registered_user_id
      ), record_id) as username, (new_values ->> 'failures')::integer as failures, happened_at as failed_at
    from private.contact_reads
    where kind = 'failed' and happened_at >= private.start_of_month(month)
      and happened_at < private.start_of_month(month, 1)
    union all
    -- Not in the log yet: see private.record_failed_sign_ins.
    select username, failures, reported_at from private.sign_ins join public.accounts using (user_id)
    where failures >= case when registered_user_id is null then 1 else 5 end and reported_at >= private.start_of_month(month)
      and reported_at < private.start_of_month(month, 1)
  ) as each_time group by username
$$;
comment on function private.failed_sign_ins(date) is 'The failed sign-ins in the month of this day, a row for each login.';

create function private.review_of_reads(month date, skipped integer, at_most integer) returns jsonb language sql stable security definer
  set search_path = '' as $$
  with reads as materialized (
    select *, (happened_at at time zone 'Asia/Kolkata')::date as day from private.reads_of_month(month)
  ),
  -- Acts with more than 20 in the hour before; without a pause of an hour they are one burst.
  bursts as (
    select actor_name, min(happened_at) - interval '1 hour' as since, max(happened_at) as ended_at, max(within_hour) as most
    from (
      select *, count(*) filter (where after_a_pause) over (partition by actor_name order by happened_at) as burst
      from (
        select *, happened_at - lag(happened_at) over (partition by actor_name order by happened_at) > interval '1 hour' as after_a_pause
        from reads where within_hour > 20 and kind in ('opened', 'shared', 'exported', 'looked up')
      ) as over_the_limit
    ) as numbered
    group by actor_name, burst
  ),
  admins as (
    select actor_name,
      count(*) filter (where kind = 'opened') as opened, count(*) filter (where kind = 'shared') as shared,
      count(*) filter (where kind = 'exported') as exported, count(*) filter (where kind = 'looked up') as looked_up,
      count(*) filter (where reason = 'enquiry') as enquiry, count(*) filter (where reason = 'request') as request,
      count(*) filter (where reason = 'introduction') as introduction, count(*) filter (where reason = 'profile') as profile,
      count(*) filter (where reason = 'question') as question, count(*) filter (where reason = 'none') as none
    from reads where kind <> 'login' group by actor_name
  ),
  unusual as (
    -- Each is one act, or several of one admin that belong together.
    select 'many' as kind, actor_name, null as set_by, min(happened_at) as began_at, ended_at, most as reads,
      array_agg(distinct registered_user_id) as ids, 1 as place
    from bursts join reads using (actor_name)
    where happened_at between since and ended_at and kind in ('opened', 'shared', 'exported', 'looked up')
    group by actor_name, since, ended_at, most
    union all
    -- After midnight it is still the night of the day before.
    select 'night', actor_name, null, min(happened_at), max(happened_at), count(*), array_agg(distinct registered_user_id), 2
    from reads where at_night and kind <> 'login' group by actor_name, ((happened_at - interval '5 hours') at time zone 'Asia/Kolkata')::date
    union all
    select 'login', actor_name, set_by, min(happened_at), max(happened_at), count(*), array_agg(distinct registered_user_id), 3
    from reads where kind = 'login' group by actor_name, set_by, day
    union all
    select 'none', actor_name, null, min(happened_at), max(happened_at), count(*), array_agg(distinct registered_user_id), 4
    from reads where reason = 'none' group by actor_name, day
  )
  select jsonb_build_object(
    'admins', coalesce((select jsonb_agg(to_jsonb(admins) order by opened + shared + exported desc, actor_name) from admins), '[]'),
    'failed', coalesce((select jsonb_agg(to_jsonb(failed) order by failures desc, username) from private.failed_sign_ins(month) as failed), '[]'),
    'unusual', jsonb_build_object(
      'count', (select count(*) from unusual),
      'list', coalesce((
        select jsonb_agg(jsonb_build_object(
          'kind', kind, 'actor_name', actor_name, 'set_by', set_by, 'began_at', began_at, 'ended_at', ended_at, 'reads', reads,
          'people_count', cardinality(array_remove(ids, null)),
          'people', coalesce((
            select jsonb_agg(jsonb_build_object('id', id, 'name', card.name) order by id)
            from unnest((array_remove(ids, null))[:20]) as id left join public."RegisteredUsers" as card using (id)
          ), '[]')
        ) order by place, began_at desc, actor_name, ids)
        from (select * from unusual order by place, began_at desc, actor_name, ids offset skipped limit at_most) as first
      ), '[]')
    )
  )
$$;
comment on function private.review_of_reads(date, integer, integer) is 'The counts of a month by admin, the failed sign-ins by login, and a part of what is unusual in it, with its number.';

create function private.check_month(month date) returns date language plpgsql stable set search_path = '' as $$
begin
  if month is null or month < '2020-01-01' or month > private.today() then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'month');
  end if;
  return date_trunc('month', month::timestamp)::date;
end
$$;
comment on function private.check_month(date) is 'The first day of the month. Error 22023 for a month that has not begun, or is of another age.';

create function public.review_reads(month date, skipped integer default 0) returns jsonb language plpgsql stable security definer set search_path = ''
  set statement_timeout = '20s' as $$
declare
  first_day date;
begin
  perform private.require_owner();
  first_day := private.check_month(month);
  if skipped is null or skipped not between 0 and 100000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'skipped', '{"from": 0, "to": 100000}');
  end if;
  return private.review_of_reads(first_day, skipped, 50) || jsonb_build_object(
    'month', first_day,
    'is_over', now() >= private.start_of_month(first_day, 1),
    'sign_ins_counted', private.sign_ins_are_counted(),
    'signed_off', (
      select jsonb_build_object('by', signed_off_by_name, 'at', signed_off_at, 'note', note, 'counts', counts)
      from private.read_reviews where read_reviews.month = first_day
    ),
    -- Those with a log, the last two years of them.
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object('month', each::date, 'signed_off', exists (
        select from private.read_reviews where read_reviews.month = each::date
      )) order by each desc), '[]')
      from generate_series(
        greatest(
          date_trunc('month', private.today()::timestamp) - interval '23 months',
          date_trunc('month', coalesce((select happened_at from public.audit_log order by id limit 1), now()) at time zone 'Asia/Kolkata')
        ),
        private.today()::timestamp, interval '1 month'
      ) as each
    )
  );
end
$$;
comment on function public.review_reads(date, integer) is 'For the owner: the reads of contact details in a month, counted by admin, the unusual ones from a place on, 50 at most, the failed sign-ins, and the sign-off of the month. Takes at most 20 s.';

create function public.sign_off_reads(month date, note text) returns void language plpgsql security definer set search_path = ''
  set statement_timeout = '20s' as $$
declare
  first_day date;
  cleaned text;
  reviewed jsonb;
begin
  perform private.require_owner();
  first_day := private.check_month(month);
  if now() < private.start_of_month(first_day, 1) then
    perform private.refuse('month_not_over', 'This month is not over. Sign it off when it is.', 'month');
  end if;
  cleaned := private.clean_text('note', note, 500, no_contact => true);
  if cleaned is null then
    perform private.refuse('review_note_missing', 'Write what you looked at and what you found.', 'note');
  end if;
  reviewed := private.review_of_reads(first_day, 0, 0);
  insert into private.read_reviews (month, note, counts, signed_off_by_name)
    values (first_day, cleaned, jsonb_set(reviewed, '{unusual}', reviewed #> '{unusual,count}'), private.my_admin_name())
    on conflict on constraint read_reviews_pkey do nothing;
  if not found then
    perform private.conflict('reads_signed_off', 'This month was signed off already.');
  end if;
  perform private.write_audit('signed off reads', 'read_reviews', to_char(first_day, 'YYYY-MM'));
end
$$;
comment on function public.sign_off_reads(date, text) is 'For the owner: signs off the review of a month that is over, with a note, the counts of this moment, and a row of the audit log. PT409 if it was signed off already. Takes at most 20 s.';
grant execute on function public.review_reads(date, integer), public.sign_off_reads(date, text) to authenticated;
