-- The record of what admins did, append-only and chained: each row carries the hash of the one before it, so that a row
-- altered, removed or inserted by hand is found. The readings of contact details are the first things recorded.
-- Who may: the admin reads; nobody writes but the functions of this database.

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
  hash bytea not null
);

comment on table public.audit_log is 'Append-only record of admin changes and of readings of contact details.';
comment on column public.audit_log.id is 'Without gaps: numbered in the order of the chain.';
comment on column public.audit_log.actor is 'The admin''s login; null for a change made by SQL.';
comment on column public.audit_log.hash is 'sha256 over the previous hash and this row.';

revoke all on public.audit_log from anon, authenticated, service_role;
grant select on public.audit_log to authenticated;
alter table public.audit_log enable row level security;

create policy "The admin reads the audit log" on public.audit_log
  for select to authenticated
  using ((select private.is_admin()));

create function private.hash_audit_row(entry public.audit_log)
returns bytea
language sql
stable
set search_path = ''
-- The text of a timestamp depends on the time zone of the session.
set timezone = 'UTC'
as $$
  select sha256(entry.previous_hash || convert_to((to_jsonb(entry) - 'hash' - 'previous_hash')::text, 'UTF8'))
$$;
comment on function private.hash_audit_row(public.audit_log) is 'The hash that this row of the audit log should carry.';

create function private.chain_audit_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- One writer at a time, to the end of its transaction: number and hash follow the order of commits.
  perform pg_advisory_xact_lock(hashtext('public.audit_log'));
  select audit_log.id + 1, audit_log.hash into new.id, new.previous_hash
    from public.audit_log order by audit_log.id desc limit 1;
  if not found then
    new.id := 1;
    new.previous_hash := sha256(''::bytea);
  end if;
  new.hash := private.hash_audit_row(new);
  return new;
end
$$;
comment on function private.chain_audit_row() is 'Trigger: numbers a row of the audit log and links it to the one before.';

create trigger chain_audit_row before insert on public.audit_log
  for each row execute function private.chain_audit_row();

create function private.refuse_audit_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The audit log is append-only.' using errcode = 'insufficient_privilege';
end
$$;
comment on function private.refuse_audit_change() is 'Trigger: refuses every change of the audit log.';

create trigger refuse_audit_change before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();

create function private.write_audit(
  audit_action text, audit_table text, audit_record text, old_values jsonb default null, new_values jsonb default null
)
returns void
language sql
security definer
set search_path = ''
as $$
  -- id, previous_hash and hash are set by the trigger.
  insert into public.audit_log (actor, actor_name, action, table_name, record_id, old_values, new_values)
  values (
    (select auth.uid()),
    coalesce((select display_name from private.admins where user_id = (select auth.uid())), session_user::text),
    audit_action, audit_table, audit_record, old_values, new_values
  )
$$;
comment on function private.write_audit(text, text, text, jsonb, jsonb) is 'Appends one row to the audit log in the caller''s transaction.';

create function private.open_contact_details(wanted_id bigint)
returns setof public.contact_details
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only the admin may open contact details.' using errcode = 'insufficient_privilege';
  end if;
  if exists (select 1 from public.contact_details where registered_user_id = wanted_id) then
    perform private.write_audit('read contact details', 'contact_details', wanted_id::text);
  end if;
  return query select * from public.contact_details where registered_user_id = wanted_id;
end
$$;
comment on function private.open_contact_details(bigint) is 'The contact details of one registered user, for the admin. The reading is recorded in the same transaction.';

create function public.open_contact_details(wanted_id bigint)
returns setof public.contact_details
language sql
set search_path = ''
as $$
  select * from private.open_contact_details(wanted_id)
$$;
comment on function public.open_contact_details(bigint) is 'The contact details of one registered user (by id), for the admin only; each call is recorded in the audit log. Anyone else gets error 42501.';

revoke all on function private.hash_audit_row(public.audit_log) from public;
revoke all on function private.chain_audit_row() from public;
revoke all on function private.refuse_audit_change() from public;
revoke all on function private.write_audit(text, text, text, jsonb, jsonb) from public;
revoke all on function private.open_contact_details(bigint) from public;
revoke all on function public.open_contact_details(bigint) from public, anon, authenticated, service_role;
grant execute on function private.open_contact_details(bigint) to authenticated;
grant execute on function public.open_contact_details(bigint) to authenticated;
