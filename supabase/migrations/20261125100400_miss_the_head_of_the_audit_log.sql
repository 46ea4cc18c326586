-- The check of the audit log also finds a log that was emptied together with its head, an erasure of somebody who is
-- still there (behind which values could be removed), and whatever does not fit a head that somebody kept elsewhere.
-- Who may: the owner of the database, by make verify-audit.

drop function private.verify_audit_log();

create function private.verify_audit_log(kept_id bigint default null, kept_hash text default null)
returns table (id bigint, problem text)
language sql
stable
security definer
set search_path = ''
as $$
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
        where erasure.registered_user_id = (entry).registered_user_id and erasure.action = 'erased' and erasure.id >= entry_id
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
    select kept_id, 'is missing, or is not the row that it was when its hash was kept'
    where kept_id is not null and not exists (
      select from public.audit_log as kept where kept.id = kept_id and encode(kept.hash, 'hex') = kept_hash
    )
  )
  select found.entry_id, found.problem from found order by found.entry_id, found.problem
$$;
comment on function private.verify_audit_log(bigint, text) is 'What is wrong with the audit log''s chain, row by row; no rows when nothing is. kept_id and kept_hash: a head that was printed earlier. Run by make verify-audit.';
revoke all on function private.verify_audit_log(bigint, text) from public;
