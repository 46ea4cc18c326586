-- The second factor of admins: a six-digit code of an authenticator app (TOTP). The auth service keeps the secret and checks the
-- code (AAL2 in the token); private.second_factor_step() in register/accounts.sql asks for it. Here: who may have one, recovery codes
-- for a lost phone, the reset by an owner, and the rule that every admin needs one. Members have none: many families share a
-- phone, and the one who holds it would hold both factors.
-- Who may: admins, for their own; the owner resets others and makes the rule. Each act is one row of the audit log.
-- The development backend's auth service (Supabase Lite) has no factors: there the functions say so.

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is 'The unused recovery codes of admins, as bcrypt hashes: those of one login have one salt, so that one hash finds a code among ten.';

create table private.recovery_tries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  must_wait boolean not null,
  code_hash text,
  made_at timestamptz not null default now()
);
comment on table private.recovery_tries is 'Recovery codes that were entered: counted, then compared. Kept for an hour.';
comment on column private.recovery_tries.must_wait is 'Five others were entered within the hour: this one is not compared.';
create index recovery_tries_of_login on private.recovery_tries (user_id, made_at);

create table private.factor_failures (
  user_id uuid primary key references auth.users (id) on delete cascade,
  failures integer not null,
  last_failed_at timestamptz not null
);
comment on table private.factor_failures is 'Wrong codes of second factors: a thief of a password must not guess the six digits.';

-- What the auth service may store ---------------------------------------------------------------------------------------------

create function private.check_second_factor() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.factor_type::text <> 'totp' or not exists (select from private.admins where user_id = new.user_id) then
    perform private.forbid('no_second_factor', 'The only second factor is an authenticator app, and families have none.');
  end if;
  -- The sender of a temporary password, who knows it, could put their own app in the place of the admin's.
  if not private.account_is_active(new.user_id) then
    perform private.forbid('password_first', 'Choose your own password first.');
  end if;
  if private.has_second_factor(new.user_id) then
    perform private.forbid('second_factor_exists', 'There is a second factor already. Remove it first.');
  end if;
  return new;
end
$$;
comment on function private.check_second_factor() is 'Trigger: the auth service stores factors of active admins only, one each, and of authenticator apps only.';

create function private.follow_second_factor() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was_there constant boolean := tg_op <> 'INSERT' and old.status::text = 'verified';
  is_there constant boolean := tg_op <> 'DELETE' and new.status::text = 'verified';
  login_id constant uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  -- A removed login takes its factor along.
  if was_there = is_there or not exists (select from auth.users where id = login_id) then
    return null;
  end if;
  delete from private.recovery_codes where user_id = login_id;
  update private.admins set second_factor = is_there where user_id = login_id;
  -- The functions below record their own acts. Else the auth service has done it, for the login that asked.
  if (select auth.uid()) is null and current_setting('matrimony.audit_action', true) is distinct from 'admin login' then
    perform set_config('request.jwt.claim.sub', login_id::text, true);
    perform private.record_admin_act(case when is_there then 'set up second factor' else 'removed second factor' end, login_id);
    perform set_config('request.jwt.claim.sub', '', true);
  end if;
  return null;
end
$$;
comment on function private.follow_second_factor() is 'Trigger: notes in private.admins and in the audit log that an admin has set up or removed the second factor. Recovery codes go with it.';

create function private.watch_second_factors() returns boolean language plpgsql set search_path = '' as $$
begin
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  create or replace trigger check_second_factor before insert on auth.mfa_factors
    for each row execute function private.check_second_factor();
  create or replace trigger follow_second_factor after insert or update or delete on auth.mfa_factors
    for each row execute function private.follow_second_factor();
  return true;
end
$$;
comment on function private.watch_second_factors() is 'Puts the triggers on the table of factors; false where the auth service has none. Run by the migration.';
do $$
begin
  perform private.watch_second_factors();
end
$$;

-- The auth service limits codes by the address on the network only; the owner of a password may have many addresses. It asks
-- here at each code (GOTRUE_HOOK_MFA_VERIFICATION_ATTEMPT in docker-compose.yml).
create function private.count_factor_code(event jsonb) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  login_id constant uuid := event ->> 'user_id';
  known private.factor_failures;
begin
  insert into private.factor_failures (user_id, failures, last_failed_at) values (login_id, 0, now())
    on conflict (user_id) do nothing;
  select * into known from private.factor_failures where user_id = login_id for update;
  if known.last_failed_at <= now() - interval '15 minutes' then
    known.failures := 0;
  end if;
  if known.failures >= 5 then
    -- Not even for a right one: it may have been guessed.
    return jsonb_build_object('decision', 'reject', 'message', 'Too many codes were tried. Wait 15 minutes, then sign in again.');
  end if;
  known.failures := case when (event ->> 'valid')::boolean then 0 else known.failures + 1 end;
  update private.factor_failures set failures = known.failures, last_failed_at = now() where user_id = login_id;
  if known.failures = 5 then
    perform private.record_admin_act('tried many codes', login_id);
  end if;
  return jsonb_build_object('decision', 'continue');
end
$$;
comment on function private.count_factor_code(jsonb) is 'Asked by the auth service at each code: after five wrong ones in a row no code counts for 15 minutes. The audit log says so.';
grant usage on schema private to supabase_auth_admin;
grant execute on function private.count_factor_code(jsonb) to supabase_auth_admin;

-- One's own ---------------------------------------------------------------------------------------------------------------------

create function public.read_second_factor() returns table (available boolean, step text, is_set_up boolean, required boolean, codes_left bigint)
  language plpgsql stable security definer set search_path = '' as $$
declare
  login_id constant uuid := (select auth.uid());
begin
  -- Before the code is entered too: it says which page comes next. It grants nothing.
  if not private.session_is_open() or not exists (select from private.admins where user_id = login_id)
    or not private.account_is_active(login_id) then
    perform private.forbid('admin_only', 'Only the bureau may do this.');
  end if;
  return query
    select to_regclass('auth.mfa_factors') is not null, private.second_factor_step(), private.has_second_factor(login_id),
      (select rule.required from private.second_factor_rule as rule), (select count(*) from private.recovery_codes where user_id = login_id);
end
$$;
comment on function public.read_second_factor() is 'For an admin, before the second step too: whether the auth service has second factors, what comes next (private.second_factor_step), whether one is set up, whether all need one, and the number of recovery codes.';
grant execute on function public.read_second_factor() to authenticated;

create function public.make_recovery_codes() returns text[] language plpgsql security definer set search_path = '' as $$
declare
  login_id constant uuid := (select auth.uid());
  -- Without letters that look like digits. 32 of them: a byte gives each equally often.
  signs constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  salt constant text := extensions.gen_salt('bf', 8);
  codes text[];
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  if not private.has_second_factor(login_id) then
    perform private.conflict('no_second_factor_yet', 'Set up the second factor first.');
  end if;
  codes := array(
    select string_agg(substr(signs, 1 + get_byte(random, place) % 32, 1), '' order by place)
    from (select extensions.gen_random_bytes(12) as random from generate_series(1, 10)) as drawn, generate_series(0, 11) as place
    group by random
  );
  delete from private.recovery_codes where user_id = login_id;
  insert into private.recovery_codes (user_id, code_hash) select login_id, extensions.crypt(code, salt) from unnest(codes) as code;
  perform private.record_admin_act('made recovery codes', login_id);
  return array(select regexp_replace(code, '(....)(....)(....)', '\1-\2-\3') from unnest(codes) as code);
end
$$;
comment on function public.make_recovery_codes() is 'For an admin with a second factor: ten new recovery codes, shown this once. Earlier ones are void.';
grant execute on function public.make_recovery_codes() to authenticated;

create function private.recovery_must_wait(login_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select count(*) >= 5 from private.recovery_tries
  where user_id = login_id and not must_wait and made_at > now() - interval '1 hour'
$$;
comment on function private.recovery_must_wait(uuid) is 'Whether five recovery codes of this login were compared within the hour.';

-- Two calls (decision 010): the first counts the try; the second finds it committed, and compares.
create function public.enter_recovery_code(code text) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  login_id constant uuid := (select auth.uid());
  try private.recovery_tries;
begin
  perform private.keep_out_of_log();
  if not private.account_is_active(login_id) or not private.session_is_open()
    or private.second_factor_step() is distinct from 'code' then
    perform private.forbid('no_second_step', 'There is no second step here.');
  end if;
  perform private.refuse_large(code);
  -- Two at once: the second waits, and counts the first.
  perform from public.accounts where user_id = login_id for update;
  delete from private.recovery_tries where user_id = login_id and made_at <= now() - interval '1 hour';
  try.must_wait := private.recovery_must_wait(login_id);
  if not try.must_wait then
    try.code_hash := (
      select extensions.crypt(translate(upper(regexp_replace(code, '[^[:alnum:]]', '', 'g')), 'OIL', '011'), code_hash)
      from private.recovery_codes where user_id = login_id limit 1
    );
  end if;
  delete from private.recovery_tries where user_id = login_id and must_wait;
  insert into private.recovery_tries (user_id, session_id, must_wait, code_hash)
    values (login_id, private.my_session_id(), try.must_wait, try.code_hash)
    returning id into try.id;
  return try.id;
end
$$;
comment on function public.enter_recovery_code(text) is 'For an admin whose second factor is lost: counts the try; finish_recovery then compares. Five an hour.';
grant execute on function public.enter_recovery_code(text) to authenticated;

create function private.remove_second_factor(login_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('matrimony.audit_action', 'admin login', true);
  if to_regclass('auth.mfa_factors') is not null then
    delete from auth.mfa_factors where user_id = login_id;
  end if;
  delete from private.recovery_tries where user_id = login_id;
  delete from private.factor_failures where user_id = login_id;
end
$$;
comment on function private.remove_second_factor(uuid) is 'Removes the factors of an admin from the auth service, with the recovery codes. The caller records it.';

create function public.finish_recovery(try_id uuid) returns text language plpgsql security definer set search_path = '' as $$
declare
  login_id constant uuid := (select auth.uid());
  try private.recovery_tries;
begin
  perform from public.accounts where user_id = login_id for update;
  if not private.account_is_active(login_id) or not private.session_is_open()
    or private.second_factor_step() is distinct from 'code' then
    perform private.forbid('no_second_step', 'There is no second step here.');
  end if;
  select * into try from private.recovery_tries
    where id = try_id and user_id = login_id and session_id = private.my_session_id() and made_at > now() - interval '1 minute';
  -- Of the tries that have to wait only the latest is kept.
  if try.must_wait or try.id is null and private.recovery_must_wait(login_id) then
    return 'wait';
  elsif try.id is null then
    perform private.not_found('recovery_expired', 'This took too long. Enter the code again.');
  elsif not exists (select from private.recovery_codes where user_id = login_id and code_hash = try.code_hash) then
    return 'wrong code';
  end if;
  perform private.record_admin_act('used recovery code', login_id);
  perform private.remove_second_factor(login_id);
  -- The app is gone, and has to be replaced before anything else.
  update private.admins set second_factor = true where user_id = login_id;
  perform private.end_sessions(login_id, try.session_id);
  return 'removed';
end
$$;
comment on function public.finish_recovery(uuid) is 'Finishes what enter_recovery_code has begun: with a right code the lost factor, the other codes and the other sessions are removed, and a new factor must be set up. Answers removed, wrong code, or wait (five within the hour).';
grant execute on function public.finish_recovery(uuid) to authenticated;

-- The owner's -------------------------------------------------------------------------------------------------------------------

create function private.reset_second_factor(login_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_admin_act('reset second factor', login_id);
  perform private.remove_second_factor(login_id);
  update private.admins set second_factor = true where user_id = login_id;
  perform private.end_sessions(login_id);
end
$$;
comment on function private.reset_second_factor(uuid) is 'Removes an admin''s second factor and ends their sessions; they set up a new one at the next sign-in.';

create function public.reset_second_factor(login_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner();
  perform private.lock_admin(login_id, goes => false);
  if login_id = (select auth.uid()) then
    perform private.conflict('not_ones_own_factor', 'This is your own second factor. Remove it on the page of your password.');
  elsif not private.has_second_factor(login_id) then
    perform private.not_found('no_second_factor_there', 'This login has no second factor.');
  end if;
  perform private.reset_second_factor(login_id);
end
$$;
comment on function public.reset_second_factor(uuid) is 'For the owner: private.reset_second_factor, of another admin. Errors: PT404 without a factor, PT409 for one''s own.';
grant execute on function public.reset_second_factor(uuid) to authenticated;

create function public.require_second_factor(is_required boolean) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner();
  if is_required is null then
    perform private.refuse('factor_choice_missing', 'Choose whether a second factor is needed.');
  elsif is_required and to_regclass('auth.mfa_factors') is null then
    perform private.conflict('no_second_factors_here', 'This site was set up without a second factor. Ask the person who set it up if you want one.');
  elsif is_required and not private.has_second_factor((select auth.uid())) then
    perform private.conflict('own_factor_first', 'Set up your own second factor first.');
  end if;
  update private.second_factor_rule set required = is_required where required <> is_required;
  if found then
    perform private.record_admin_act(
      case when is_required then 'required second factors' else 'required no second factors' end, (select auth.uid())
    );
  end if;
end
$$;
comment on function public.require_second_factor(boolean) is 'For the owner: whether every admin needs a second factor. Error PT409 where the auth service has none, or the owner has none yet.';
grant execute on function public.require_second_factor(boolean) to authenticated;
