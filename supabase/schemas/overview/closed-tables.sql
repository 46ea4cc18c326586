-- Closes the tables and views of the schema private, those of all files, in one act. Row-level security holds after a wrong grant.
-- Who may: nobody through the API. Functions read and write them with their owner's rights.

do $$
declare
  closed regclass;
begin
  revoke all on all tables in schema private from anon, authenticated, service_role;
  for closed in select oid from pg_class where relnamespace = 'private'::regnamespace and relkind in ('r', 'p') loop
    execute format('alter table %s enable row level security', closed);
    execute format('create policy "No API role reads or writes it" on %s for all to anon, authenticated using (false) with check (false)', closed);
  end loop;
end
$$;

-- Statistics of the planner hold values, and stay after an erasure: none of what people wrote.
do $$
declare
  written record;
begin
  for written in
    select attrelid::regclass as of_table, attname as name
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and attnum > 0 and not attisdropped
      and atttypid in ('text'::regtype, 'jsonb'::regtype)
      and (
        attname in (
          'note', 'words', 'entry', 'message', 'given', 'person', 'said_by_name', 'payer_name', 'decline_reason', 'revoke_reason', 'own_yes_reason', 'agreed_person',
          'status_reason', 'old_values', 'new_values', 'changes', 'base', 'must', 'hoped', 'filters'
        )
        or relname in ('grievances', 'enquiries') and attname in ('name', 'answer', 'relative', 'source_name')
      )
  loop
    execute format('alter table %s alter column %I set statistics 0', written.of_table, written.name);
  end loop;
end
$$;
