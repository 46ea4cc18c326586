-- What Supabase's own database refuses, or would break on, and the plain one did not:
-- - The API's connections preload safeupdate: an UPDATE or DELETE without WHERE is refused with 21000, also in functions that
--   run with their owner's rights. Two statements had none, and with them everything that writes the audit log.
-- - A trigger that names columns of auth.users keeps the auth server from altering them when it migrates its own schema.
-- - A policy's name is cut off at 63 bytes.
-- Who may: nothing changes.

create or replace function private.chain_audit_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  head private.audit_head;
begin
  -- The row lock admits one writer at a time, to the end of its transaction: numbers and hashes follow the commits.
  select * into strict head from private.audit_head for update;
  new.id := head.last_id + 1;
  new.previous_hash := head.last_hash;
  new.values_salt := extensions.gen_random_bytes(16);
  new.values_digest := private.digest_audit_values(new.values_salt, new.old_values, new.new_values);
  new.hash := private.hash_audit_row(new);
  update private.audit_head set last_id = new.id, last_hash = new.hash where last_id = head.last_id;
  return new;
end
$$;

create or replace function private.refresh_ages()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  today constant date := private.today();
  since date;
  birthdays integer[];
  changed integer;
begin
  select up_to_date_on into strict since from private.age_refresh for update;
  if since >= today then
    return 0;
  end if;
  -- Who was born on 29 February is a year older on 1 March where there is no 29th.
  select array_agg(distinct day_of_year) into birthdays
    from generate_series(greatest(since + 1, today - 366), today, interval '1 day') as passed,
      lateral (select private.birthday(passed::date) union all select 229 where private.birthday(passed::date) = 301) as days (day_of_year);
  perform set_config('matrimony.audit_action', 'birthday', true);
  update public."RegisteredUsers" set age = private.age_on(date_of_birth, today)
    from public.profile_details
    where registered_user_id = id and private.birthday(date_of_birth) = any (birthdays)
      and age is distinct from private.age_on(date_of_birth, today)
      -- The oldest age that a card may show.
      and private.age_on(date_of_birth, today) <= 100;
  get diagnostics changed = row_count;
  perform set_config('matrimony.audit_action', '', true);
  update private.age_refresh set up_to_date_on = today where up_to_date_on = since;
  return changed;
end
$$;

create or replace function private.keep_credentials()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The functions here run as postgres, the auth server as a role of its own.
  if current_user <> 'postgres'
    and (old.encrypted_password is distinct from new.encrypted_password or old.email is distinct from new.email)
  then
    raise exception 'Passwords and usernames are changed by the functions of this database only.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
-- Replaced, for only its owner may drop a trigger of that table.
create or replace trigger keep_credentials before update on auth.users
  for each row execute function private.keep_credentials();

-- The name as it was cut off.
alter policy "Members read their own contact details and those shared with th" on public.contact_details
  rename to "Members read their own contact details and shared ones";
