-- Failed sign-ins, counted in the audit log: by login and hour, without what was typed. Of a member, from five in a row on: families
-- mistype.
-- The auth service calls a function after each password that it compared (its hook password_verification_attempt). The function
-- never refuses a sign-in: every error and every wait for a lock ends in "continue". Supabase Lite has no hooks, and hosted
-- projects have this one on some plans only, so the bureau can see whether anything is counted (docs/hosting.md).
-- Who may: the auth service counts, the owner of the database writes the rest; the admin reads the audit log.

create table private.sign_ins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reported_at timestamptz not null,
  failures integer not null,
  failing_since timestamptz,
  recorded_at timestamptz
);
comment on table private.sign_ins is 'The last sign-in of each login that the auth service reported, right or wrong, and the failures that are not in the audit log yet.';
comment on column private.sign_ins.recorded_at is 'When failures of this login were last written to the audit log: at most once an hour.';

create function private.record_failed_sign_ins(login_id uuid default null) returns void language plpgsql security definer set search_path = '' as $$
declare
  failed record;
begin
  for failed in
    select user_id, username, failures, failing_since, registered_user_id
    from private.sign_ins as known join public.accounts using (user_id)
    where failures >= case when registered_user_id is null then 1 else 5 end and (recorded_at is null or recorded_at <= now() - interval '1 hour')
      and (login_id is null or user_id = login_id)
    order by user_id for update of known
  loop
    -- A member by the number: a row of the log outlives the person.
    perform private.write_audit(
      'failed sign-ins', case when failed.registered_user_id is null then 'admins' else 'accounts' end,
      coalesce(failed.registered_user_id::text, failed.username), failed.registered_user_id, null,
      jsonb_build_object('failures', failed.failures, 'since', failed.failing_since)
    );
    update private.sign_ins set failures = 0, failing_since = null, recorded_at = now() where user_id = failed.user_id;
  end loop;
end
$$;
comment on function private.record_failed_sign_ins(uuid) is 'Writes the counted failures of one login, or of all, to the audit log: one row for each login, at most once an hour. Run at each reported sign-in, and by make daily.';

create function private.count_sign_in(event jsonb) returns jsonb language plpgsql security definer set search_path = ''
  -- The auth service gives the function two seconds. An import holds the head of the audit log for longer.
  set lock_timeout = '400ms' as $$
declare
  login_id uuid;
  wrong integer;
begin
  -- Not in the declarations, whose errors no handler of the same block catches.
  login_id := event ->> 'user_id';
  wrong := case (event ->> 'valid')::boolean when true then 0 when false then 1 end;
  if wrong is not null and exists (select from public.accounts where user_id = login_id) then
    insert into private.sign_ins as known (user_id, reported_at, failures, failing_since)
      values (login_id, now(), wrong, case wrong when 1 then now() end)
      on conflict (user_id) do update set
        reported_at = now(), failures = known.failures + wrong, failing_since = coalesce(known.failing_since, excluded.failing_since);
    -- A family that mistyped is in now.
    if wrong = 0 then
      update private.sign_ins as known set failures = 0, failing_since = null
        from public.accounts
        where known.user_id = login_id and accounts.user_id = login_id and registered_user_id is not null and failures < 5;
    end if;
    begin
      perform private.record_failed_sign_ins(login_id);
    exception
      -- The count stays; the next sign-in or make daily writes it.
      when others then null;
    end;
  end if;
  return '{"decision": "continue"}';
exception
  when others then
    return '{"decision": "continue"}';
end
$$;
comment on function private.count_sign_in(jsonb) is 'For the auth service, which calls it with {user_id, valid} after comparing a password: counts the failures. Answers {"decision": "continue"} always.';
grant usage on schema private to supabase_auth_admin;
grant execute on function private.count_sign_in(jsonb) to supabase_auth_admin;

create function private.sign_ins_are_counted() returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce(reported_at > newest.created_at - interval '1 minute', false)
  from (
    select user_id, sessions.created_at from auth.sessions join private.admins using (user_id)
    order by sessions.created_at desc limit 1
  ) as newest
  left join private.sign_ins using (user_id)
$$;
comment on function private.sign_ins_are_counted() is 'Whether the auth service reported the newest sign-in of an admin; null without any. So a missing hook is seen, and nothing pretends.';
