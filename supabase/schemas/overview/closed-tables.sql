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
