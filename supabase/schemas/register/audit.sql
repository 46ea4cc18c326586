-- The audit log of admins' actions: an append-only hash chain. Each row holds the hash of the row before it. So the check finds
-- rows that were changed, deleted or inserted by hand. Each row names the person that it is about.
-- A person's values can be erased without breaking the chain: a row's hash covers a salted digest of the values. So the check
-- can tell an erasure, which is the person's right, from tampering.
-- Who may: the admin reads; only the functions and triggers of this database write. Values are removed only if the log records
-- the person's erasure. The owner of the database checks the chain with make verify-audit.

create table public.audit_log (
  id bigint primary key,
  happened_at timestamptz not null default now(),
  actor uuid,
  actor_name text not null,
  action text not null,
  table_name text not null,
  record_id text not null,
  old_values jsonb,
  new_values jsonb,
  previous_hash bytea not null,
  hash bytea not null,
  registered_user_id bigint,
  values_salt bytea,
  values_digest bytea not null,
  values_erased boolean not null generated always as (values_salt is null) stored
);
comment on table public.audit_log is 'Append-only log of changes by admins, of each time they read contact details, and of readings by a member''s login whose password an admin may know.';
comment on column public.audit_log.id is 'Without gaps, in the order of the chain.';
comment on column public.audit_log.actor_name is 'An admin by name and username, so that no name can be one of the other forms: The login of #id, Member, A visitor, a role of the database.';
comment on column public.audit_log.actor is 'The login of the admin or member; null for a change made by SQL.';
comment on column public.audit_log.hash is 'sha256 over the previous hash and this row.';
comment on column public.audit_log.registered_user_id is 'The registered user that this row is about, if any.';
comment on column public.audit_log.values_salt is 'Random. Once it is removed with the values, the digest is useless for guessing them.';
comment on column public.audit_log.values_digest is 'sha256 over the salt and both values; stays after an erasure.';
comment on column public.audit_log.values_erased is 'True once the person and these values were erased.';

create index audit_log_about_person on public.audit_log (registered_user_id, id desc);

revoke all on public.audit_log from anon, authenticated, service_role;
-- All columns but values_salt and values_digest: only the check needs these.
grant select (
  id, happened_at, actor, actor_name, action, table_name, record_id, registered_user_id, old_values, new_values,
  values_erased, previous_hash, hash
) on public.audit_log to authenticated;
alter table public.audit_log enable row level security;
create policy "The admin reads the audit log" on public.audit_log
  for select to authenticated
  using ((select private.is_admin()));

-- The head of the chain: with it, the check notices that the newest rows are missing.
create table private.audit_head (
  id boolean primary key default true
    constraint there_is_one_row check (id),
  last_id bigint not null,
  last_hash bytea not null
);
comment on table private.audit_head is 'Number and hash of the newest row of the audit log. One row.';

insert into private.audit_head (last_id, last_hash) values (0, sha256(''::bytea));

-- The chain ----------------------------------------------------------------------------------------------------------------

create function private.digest_audit_values(salt bytea, old_values jsonb, new_values jsonb) returns bytea language sql immutable set search_path = ''
  as $$
  select sha256(salt || convert_to(jsonb_build_array(old_values, new_values)::text, 'UTF8'))
$$;

create function private.hash_audit_row(entry public.audit_log) returns bytea language sql stable set search_path = '' set timezone = 'UTC' as $$
  -- A list of columns: a column added later must not change the hash of older rows.
  select sha256(entry.previous_hash || convert_to(jsonb_build_array(
    entry.id, entry.happened_at, entry.actor, entry.actor_name, entry.action, entry.table_name, entry.record_id,
    entry.registered_user_id, encode(entry.values_digest, 'hex')
  )::text, 'UTF8'))
$$;

create function private.chain_audit_row() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  head private.audit_head;
begin
  -- The row lock admits one writer until its transaction ends, so numbers and hashes follow the order of commits.
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
comment on function private.chain_audit_row() is 'Trigger: numbers a row of the audit log and links it to the row before.';
create trigger chain_audit_row before insert on public.audit_log
  for each row execute function private.chain_audit_row();

create function private.refuse_audit_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.forbid('audit_log_is_append_only', 'The audit log is append-only.');
end
$$;
create trigger refuse_audit_change before delete or truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();

create function private.allow_only_erasure() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  erasable_columns constant text[] := array['old_values', 'new_values', 'values_salt', 'values_erased'];
begin
  if new.old_values is null and new.new_values is null and new.values_salt is null
    and to_jsonb(new) - erasable_columns = to_jsonb(old) - erasable_columns
    and exists (
      select from public.audit_log as erasure
      where erasure.registered_user_id = old.registered_user_id and erasure.action in ('erased', 'erased values') and erasure.id >= old.id
    )
  then
    return new;
  end if;
  perform private.forbid('audit_log_is_append_only', 'The audit log is append-only.');
end
$$;
comment on function private.allow_only_erasure() is 'Trigger: the only update of the audit log removes the values of a row about an erased person, or of a person with an entry "erased values" after it.';
create trigger allow_only_erasure before update on public.audit_log
  for each row execute function private.allow_only_erasure();

create function private.verify_audit_log(kept_id bigint default null, kept_hash text default null) returns table (id bigint, problem text)
  language sql stable security definer set search_path = '' as $$
  with chain as (
    select entry, (entry).id as entry_id,
      lag((entry).id, 1, 0::bigint) over (order by (entry).id) as id_before,
      lag((entry).hash, 1, sha256(''::bytea)) over (order by (entry).id) as hash_before
    from (select entry from public.audit_log as entry) as entries
  ),
  found as (
    select entry_id, 'rows before this one are missing' as problem from chain where entry_id <> id_before + 1
    union all
    select entry_id, 'does not follow the row before it' from chain where (entry).previous_hash <> hash_before
    union all
    select entry_id, 'was altered' from chain where (entry).hash <> private.hash_audit_row(entry)
    union all
    select entry_id, 'its values were altered' from chain
    where (entry).values_salt is not null
      and (entry).values_digest <> private.digest_audit_values((entry).values_salt, (entry).old_values, (entry).new_values)
    union all
    select entry_id, 'its values were removed without an erasure' from chain
    where (entry).values_salt is null
      and ((entry).old_values is not null or (entry).new_values is not null or not exists (
        select from public.audit_log as erasure
        where erasure.registered_user_id = (entry).registered_user_id and erasure.action in ('erased', 'erased values') and erasure.id >= entry_id
      ))
    union all
    select entry_id, 'says that somebody was erased who is still there' from chain
    where (entry).action = 'erased'
      and exists (select from public."RegisteredUsers" as card where card.id = (entry).registered_user_id)
    union all
    select head.last_id, 'the newest rows are missing, or were added by hand'
    from private.audit_head as head
    where not exists (
      select from (select newest.id, newest.hash from public.audit_log as newest order by newest.id desc limit 1) as last
      where last.id = head.last_id and last.hash = head.last_hash
    ) and (head.last_id > 0 or exists (select from public.audit_log))
    union all
    select 0, 'the head of the log is missing' where not exists (select from private.audit_head)
    union all
    select coalesce(kept_id, 0), 'is missing, or is not the row that it was when its hash was kept'
    where kept_hash is not null and not exists (
      select from public.audit_log as kept where kept.id = coalesce(kept_id, kept.id) and starts_with(encode(kept.hash, 'hex'), kept_hash)
    )
  )
  select found.entry_id, found.problem from found order by found.entry_id, found.problem
$$;
comment on function private.verify_audit_log(bigint, text) is 'The faults of the audit log''s chain, row by row; no rows if there are none. kept_id and kept_hash: a head that was printed earlier, with the beginning of its hash at least, or the hash alone, as a statement has it. Run by make verify-audit.';

-- Writing rows -------------------------------------------------------------------------------------------------------------

create function private.write_audit(
  audit_action text, audit_table text, audit_record text, profile_id bigint default null,
  old_values jsonb default null, new_values jsonb default null
) returns void language sql security definer set search_path = '' as $$
  -- The trigger sets id, previous_hash, the salt, the digest and the hash.
  insert into public.audit_log (actor, actor_name, action, table_name, record_id, registered_user_id, old_values, new_values)
  values (
    (select auth.uid()),
    coalesce(
      (select format('%s (%s)', admin.display_name, account.username)
        from private.admins as admin join public.accounts as account using (user_id) where user_id = (select auth.uid())),
      -- Not the username: the names of actors stay after an erasure.
      (select 'The login of #' || accounts.registered_user_id from public.accounts where user_id = (select auth.uid())),
      session_user::text
    ),
    audit_action, audit_table, audit_record, profile_id, old_values, new_values
  )
$$;
comment on function private.write_audit(text, text, text, bigint, jsonb, jsonb) is 'Appends one row to the audit log in the caller''s transaction. profile_id is the registered user it is about.';

create function private.erase_values_of(profile_id bigint, fields text[]) returns void language plpgsql security definer set search_path = '' as $$
declare
  -- Of a proposal, the fields are one level deeper.
  holding constant bigint[] := array(
    select id from public.audit_log cross join unnest(array[old_values, new_values]) as held
    where registered_user_id = profile_id and (held ?| fields or held -> 'changes' ?| fields)
  );
begin
  if holding <> '{}' then
    perform private.write_audit('erased values', 'profile_details', profile_id::text, profile_id);
    update public.audit_log set old_values = null, new_values = null, values_salt = null where id = any (holding) and values_salt is not null;
  end if;
end
$$;
comment on function private.erase_values_of(bigint, text[]) is 'Erases the values of all rows of the audit log that hold one of these fields of a person, and records that. Of a row all values go: the chain covers them as one.';

create function private.audit_change() returns trigger language plpgsql security definer set search_path = '' as $$
-- Arguments: the column of the record's id, that of the registered user's id ('' for none), then the columns to mask.
declare
  own_action constant text := nullif(current_setting('matrimony.audit_action', true), '');
  record_column constant text := tg_argv[0];
  person_column constant text := tg_argv[1];
  masked constant text[] := tg_argv[2:];
  ignored_columns constant text[] := array['created_at', 'updated_at', 'visible', 'open'];
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - ignored_columns end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - ignored_columns end;
  whole constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  changed text[];
begin
  -- Members' changes have tables of their own. Fixtures and migrations are direct SQL, which is not recorded.
  if not exists (select from private.admins where user_id = (select auth.uid())) then
    return null;
  end if;
  -- An erasure is one row, without the values that are being erased: see public.erase_profile. So is an act on an admin's
  -- login: see private.record_admin_act.
  if own_action in ('erased', 'admin login') then
    return null;
  end if;
  changed := array(
    select key from jsonb_object_keys(before || after) as key
    where coalesce(before -> key, 'null') is distinct from coalesce(after -> key, 'null')
  );
  if tg_op = 'UPDATE' and cardinality(changed) = 0 then
    return null;
  end if;
  before := (select jsonb_object_agg(key, case when key = any (masked) and value <> 'null' then '"(hidden)"' else value end)
    from jsonb_each(before) where key = any (changed));
  after := (select jsonb_object_agg(key, case when key = any (masked) and value <> 'null' then '"(hidden)"' else value end)
    from jsonb_each(after) where key = any (changed));
  perform private.write_audit(
    coalesce(own_action, lower(tg_op)), tg_table_name, whole ->> record_column,
    coalesce((whole ->> nullif(person_column, ''))::bigint, nullif(current_setting('matrimony.audit_person', true), '')::bigint), before, after
  );
  return null;
end
$$;
comment on function private.audit_change() is 'Trigger: records what an admin inserted, updated or deleted. Contact details are masked. A function may name its action in the setting matrimony.audit_action, and the person of rows that have no column for one in matrimony.audit_person.';
create trigger audit_change after insert or update or delete on public."RegisteredUsers"
  for each row execute function private.audit_change('id', 'id');
create trigger audit_change after insert or update or delete on public.profile_details
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');
create trigger audit_change after insert or update or delete on public.contact_details
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id',
    'phone_number', 'whose_phone', 'second_phone_number', 'whose_second_phone', 'email', 'address', 'assets');
create trigger audit_change after insert or update or delete on public.income_details
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');
create trigger audit_change after insert or update or delete on public.office_details
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');
create trigger audit_change after insert or update or delete on public.accounts
  for each row execute function private.audit_change('user_id', 'registered_user_id');

create trigger audit_change after insert or update or delete on public.site_settings
  for each row execute function private.audit_change('id', '', 'logo');

create function private.record_lookup(asked integer, found_ids bigint[], what text default 'telephone numbers', enquiry_ids bigint[] default '{}')
  returns void language sql security definer set search_path = '' as $$
  select private.write_audit(
    'looked up ' || what, 'contact_details', asked::text, null, null,
    jsonb_build_object('asked', asked, 'found', to_jsonb(coalesce(found_ids, '{}')))
      || case when enquiry_ids <> '{}' then jsonb_build_object('enquiries', to_jsonb(enquiry_ids)) else '{}' end
  )
$$;
comment on function private.record_lookup(integer, bigint[], text, bigint[]) is 'Records that the admin searched for phone numbers or e-mail addresses: how many, and the people and enquiries found. Never the numbers or addresses.';

-- Breaches of personal data, found by this log: see overview/breaches.sql.
create table private.breaches (
  id bigint generated always as identity primary key,
  found_at timestamptz not null default now(),
  began_at timestamptz not null,
  ended_at timestamptz not null,
  login text,
  happened text not null
    constraint happened_is_readable check (char_length(happened) between 1 and 1000 and not private.holds_contact(happened)),
  measures text not null
    constraint measures_are_readable check (char_length(measures) between 1 and 1000 and not private.holds_contact(measures)),
  people bigint[] not null,
  board_informed_at timestamptz,
  recorded_by_name text not null,
  constraint breach_ends_after_it_begins check (began_at < ended_at)
);
comment on table private.breaches is 'Breaches that an owner has recorded: the time, the people concerned, and when the Board was informed. Erased people leave it.';
comment on column private.breaches.login is 'The username by which it happened; null for any.';
