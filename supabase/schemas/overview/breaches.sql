-- Breaches of personal data: whose data somebody read, shared, exported or changed without right, by the audit log.
-- Section 8(6) of the DPDP Act, rule 7: each person learns of it without delay, the Board at once and in detail within 72 hours.
-- Who may: the owner alone, and the owner of the database with make breach. Nothing is sent by itself.

-- The table stands beside the audit log (register/audit.sql): an erasure takes the person out of it.

create function private.acts_between(began_at timestamptz, ended_at timestamptz, login text)
  returns table (registered_user_id bigint, kind text, actor uuid, actor_name text, happened_at timestamptz) language sql stable security definer
  set search_path = '' as $$
  with acts as (
    select entry.*, case
        when contact_reads.kind = 'login' then 'opened'
        when contact_reads.kind in ('opened', 'shared', 'exported', 'looked up') then contact_reads.kind
        when entry.action in ('exported', 'printed') then 'exported'
        when entry.action = 'showed' then 'shared'
        -- Written by the office's clock, or about what a member did.
        when entry.action in ('birthday', 'failed sign-ins', 'opened many profiles', 'made many searches', 'read many stars', 'loaded many pictures')
          then null
        when coalesce(entry.old_values, entry.new_values) is not null then 'changed'
      end as kind
    from public.audit_log as entry left join private.contact_reads using (id)
    where entry.happened_at >= began_at and entry.happened_at < ended_at and (
      acts_between.login is null
      or entry.actor = (select user_id from public.accounts where username = acts_between.login)
      -- A removed login: admins stand there by name and username.
      or right(entry.actor_name, char_length(acts_between.login) + 2) = '(' || acts_between.login || ')'
    )
  )
  select card.id, acts.kind, acts.actor, acts.actor_name, acts.happened_at
  from acts
  cross join lateral (
    select acts.registered_user_id as id where acts.registered_user_id is not null
    union all
    -- A look-up, and the number of a sender, name the people found in their values.
    select value::bigint from jsonb_array_elements_text(case when acts.kind in ('looked up', 'opened') then coalesce(acts.new_values -> 'found', '[]') else '[]' end)
  ) as concerned
  join public."RegisteredUsers" as card on card.id = concerned.id
  where acts.kind is not null
  union all
  -- What a member reads is in no log. The login of a member reads the own person, and whose contact details are shared with it.
  select card.id, case when card.id = account.registered_user_id then 'opened' else 'shared' end, account.user_id, account.username, began_at
  from public.accounts as account
  join public."RegisteredUsers" as card on card.id = account.registered_user_id or card.id in (
    select subject_id from public.disclosures
    where recipient_id = account.registered_user_id and shared_at < ended_at and (revoked_at is null or revoked_at > began_at)
  )
  where account.username = acts_between.login
$$;
comment on function private.acts_between(timestamptz, timestamptz, text) is 'Whose data were opened, looked up, shared, exported or changed in a time, act by act, from the audit log; with a login, by it alone. For the login of a member also the own person and whose contact details it could read. Of people who are still there.';

create function private.addresses_between(login_id uuid, began_at timestamptz, ended_at timestamptz) returns text[] language plpgsql stable
  security definer set search_path = '' as $$
declare
  of_sessions constant text[] := array(
    select host((to_jsonb(sessions) ->> 'ip')::inet) from auth.sessions
    where user_id = login_id and created_at < ended_at
      -- A token works for an hour after its renewal.
      and coalesce(refreshed_at at time zone 'UTC', created_at) >= began_at - interval '1 hour'
  );
  of_log text[];
begin
  -- Hosted projects may keep the log of sign-ins elsewhere.
  if to_regclass('auth.audit_log_entries') is not null and has_table_privilege('auth.audit_log_entries', 'select') then
    execute 'select array_agg(to_jsonb(entry) ->> ''ip_address'') from auth.audit_log_entries as entry
      where created_at >= $2 and created_at < $3 and position($1 in payload::text) > 0'
      into of_log using login_id::text, began_at, ended_at;
  end if;
  return array(select distinct address from unnest(of_sessions || of_log) as address where address <> '' order by 1);
end
$$;
comment on function private.addresses_between(uuid, timestamptz, timestamptz) is 'The internet addresses of a login''s sign-ins in a time, of sessions that still exist and of the auth server''s log.';

create function private.describe_breach(began_at timestamptz, ended_at timestamptz, login text) returns jsonb language sql stable security definer
  set search_path = '' as $$
  with acts as materialized (
    select * from private.acts_between(began_at, ended_at, login)
  ),
  actors as (
    select actor, actor_name, count(*) as acts, count(distinct registered_user_id) as people,
      min(happened_at) as first_at, max(happened_at) as last_at
    from acts group by actor, actor_name
  ),
  people as (
    select acts.registered_user_id as id, card.name, array_agg(distinct kind order by kind) as kinds, count(*) as acts
    from acts join public."RegisteredUsers" as card on card.id = acts.registered_user_id group by 1, 2
  )
  select jsonb_build_object(
    'count', (select count(*) from people),
    'people', coalesce((select jsonb_agg(to_jsonb(people) order by id) from people), '[]'),
    'actors', coalesce((
      select jsonb_agg(
        to_jsonb(actors) - 'actor' || jsonb_build_object('addresses', private.addresses_between(actor, began_at, ended_at))
        order by acts desc, actor_name
      ) from actors
    ), '[]')
  )
$$;
comment on function private.describe_breach(timestamptz, timestamptz, text) is 'The extent of a breach: {count, people: [{id, name, kinds, acts}], actors: [{actor_name, acts, people, first_at, last_at, addresses}]}.';

create function private.check_breach(began_at timestamptz, ended_at timestamptz, login text) returns text language plpgsql stable security definer
  set search_path = '' as $$
declare
  cleaned constant text := lower(private.clean_text('login', login, 32));
begin
  if began_at is null or began_at > now() or not isfinite(began_at) then
    perform private.refuse('breach_begin_wrong', 'Enter when it began. That is not in the future.', 'began_at');
  end if;
  if ended_at is null or ended_at <= began_at or not isfinite(ended_at) then
    perform private.refuse('breach_end_wrong', 'Enter when it ended, after the beginning.', 'ended_at');
  end if;
  -- A mistyped login would say that nobody is concerned.
  if cleaned is not null and not exists (select from public.accounts where username = cleaned)
    and not exists (select from public.audit_log where right(actor_name, char_length(cleaned) + 2) = '(' || cleaned || ')') then
    perform private.refuse('breach_login_unknown', 'There is no such login, and the audit log has none.', 'login');
  end if;
  return cleaned;
end
$$;
comment on function private.check_breach(timestamptz, timestamptz, text) is 'The login as it is stored; null for any. Error 22023 for a time that does not end, and for a login that nobody has or had.';

create function public.review_breach(began_at timestamptz, ended_at timestamptz, login text default null) returns jsonb language plpgsql stable
  security definer set search_path = '' set statement_timeout = '20s' as $$
begin
  perform private.require_owner();
  return private.describe_breach(began_at, ended_at, private.check_breach(began_at, ended_at, login));
end
$$;
comment on function public.review_breach(timestamptz, timestamptz, text) is 'For an owner, before a breach is recorded: whose data were opened, looked up, shared, exported or changed in that time, by which logins, and from which internet addresses. Takes at most 20 s.';

create function public.record_breach(
  began_at timestamptz, ended_at timestamptz, happened text, measures text, login text default null, learned_at timestamptz default now()
) returns bigint language plpgsql security definer set search_path = '' set statement_timeout = '20s' as $$
declare
  by_login text;
  what text;
  done text;
  breach_id bigint;
begin
  perform private.require_owner();
  what := private.clean_text('happened', happened, 1000, no_contact => true);
  done := private.clean_text('measures', measures, 1000, no_contact => true);
  by_login := private.check_breach(began_at, ended_at, login);
  if learned_at is null or learned_at > now() or learned_at < began_at then
    perform private.refuse('breach_learned_wrong', 'Enter when the bureau learned of it: after it began, and not in the future.', 'learned_at');
  end if;
  if what is null then
    perform private.refuse('breach_happened_missing', 'Write what happened.', 'happened');
  end if;
  if done is null then
    perform private.refuse('breach_measures_missing', 'Write what the bureau has done about it.', 'measures');
  end if;
  -- The same as the newest one is a second try.
  select id into breach_id from private.breaches as known
    where known.began_at = record_breach.began_at and known.ended_at = record_breach.ended_at and known.login is not distinct from by_login
      and known.happened = what and known.measures = done and id = (select max(id) from private.breaches);
  if found then
    return breach_id;
  end if;
  insert into private.breaches (began_at, ended_at, found_at, login, happened, measures, people, recorded_by_name)
    select record_breach.began_at, record_breach.ended_at, learned_at, by_login, what, done, array(
        select distinct registered_user_id from private.acts_between(record_breach.began_at, record_breach.ended_at, by_login) order by 1
      ), private.my_admin_name()
    returning id into breach_id;
  perform private.write_audit('recorded breach', 'breaches', breach_id::text);
  return breach_id;
end
$$;
comment on function public.record_breach(timestamptz, timestamptz, text, text, text, timestamptz) is 'For an owner: records a breach with the people concerned at this moment, and returns its number. The clock of 72 hours runs from the moment when the bureau learned of it. Takes at most 20 s.';

create function public.list_breaches() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return (
    select coalesce(jsonb_agg(to_jsonb(breach) - 'people' || jsonb_build_object('count', cardinality(people)) order by id desc), '[]')
    from (select * from private.breaches order by id desc limit 100) as breach
  );
end
$$;
comment on function public.list_breaches() is 'For an owner: the last 100 breaches, newest first, each with the number of people concerned.';

create function public.list_people_of_breach(breach_id bigint, skipped integer default 0) returns jsonb language plpgsql stable security definer
  set search_path = '' as $$
begin
  perform private.require_owner();
  return (
    with concerned as (
      select card.id, card.name, private.language_of(card.id) as language, (
          select max(happened_at) from public.audit_log as entry
          where entry.registered_user_id = card.id and action = 'informed of breach' and record_id = breach.id::text
        ) as informed_at
      from private.breaches as breach join public."RegisteredUsers" as card on card.id = any (breach.people)
      where breach.id = breach_id
    )
    select jsonb_build_object('count', count(*), 'informed', count(informed_at), 'list', coalesce((
      select jsonb_agg(to_jsonb(part) order by id)
      from (select * from concerned order by id offset greatest(coalesce(skipped, 0), 0) limit 50) as part
    ), '[]'))
    from concerned
  );
end
$$;
comment on function public.list_people_of_breach(bigint, integer) is 'For an owner: the people of a breach, the language of each and when they were informed, 50 at a time from a place on, with the numbers of all.';

create function public.record_breach_notice(breach_id bigint, profile_id bigint) returns void language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_owner();
  if not exists (select from private.breaches where id = breach_id and people @> array[profile_id]) then
    perform private.not_found('breach_gone', 'This breach is not there, or this person is not in it.');
  end if;
  perform private.lock_profile(profile_id);
  perform private.write_audit('informed of breach', 'breaches', breach_id::text, profile_id);
end
$$;
comment on function public.record_breach_notice(bigint, bigint) is 'For an owner: records that a person was informed of a breach. PT404 for anybody else.';

create function public.report_breach(breach_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner();
  update private.breaches set board_informed_at = now() where id = breach_id and board_informed_at is null;
  if found then
    perform private.write_audit('reported breach', 'breaches', breach_id::text);
  elsif not exists (select from private.breaches where id = breach_id) then
    perform private.not_found('breach_gone', 'This breach is not there, or this person is not in it.');
  end if;
end
$$;
comment on function public.report_breach(bigint) is 'For an owner: the Board was informed of a breach in detail; its clock stops. A second call changes nothing. PT404 if there is none.';
grant execute on function public.review_breach(timestamptz, timestamptz, text),
  public.record_breach(timestamptz, timestamptz, text, text, text, timestamptz), public.list_breaches(),
  public.list_people_of_breach(bigint, integer), public.record_breach_notice(bigint, bigint), public.report_breach(bigint)
  to authenticated;

create function private.breaches_of_today() returns jsonb language sql stable security definer set search_path = '' as $$
  with waiting as (
    select id, found_at as since, board_informed_at is not null as is_reported,
      case when board_informed_at is null then cardinality(people) else to_inform end as people
    from private.breaches
    cross join lateral (
      select count(*) as to_inform from unnest(people) as person
      where not exists (
        select from public.audit_log
        where registered_user_id = person and action = 'informed of breach' and record_id = breaches.id::text
      )
    ) as left_over
    where (board_informed_at is null or to_inform > 0) and (select private.is_owner())
  )
  select jsonb_build_object('breaches', jsonb_build_object('count', (select count(*) from waiting), 'list', coalesce((
    select jsonb_agg(to_jsonb(first) order by since) from (select * from waiting order by since limit 25) as first
  ), '[]')))
$$;
comment on function private.breaches_of_today() is 'Of the page Today, for an owner: the breaches of which the Board is not informed in detail yet, with all people, and those of which families are not, with these.';
