-- Takes away all that the migrations and the seed have made, on a database that belongs to a Supabase which stays: its own
-- schemas, roles and settings are left. Run as postgres, in one transaction, after inspectMadeUp has found nobody real.

-- With it go the policies and triggers that call its functions.
drop schema if exists private cascade;

do $$
declare
  thing record;
begin
  for thing in select policyname from pg_policies where schemaname = 'storage' and tablename = 'objects' loop
    execute format('drop policy %I on storage.objects', thing.policyname);
  end loop;
  for thing in
    select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  loop
    execute format('drop table if exists %s cascade', thing.name);
  end loop;
  for thing in
    select oid::regprocedure as name from pg_proc
    where pronamespace = 'public'::regnamespace and pg_has_role(proowner, 'usage')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop
    execute format('drop function if exists %s cascade', thing.name);
  end loop;
  delete from auth.users where true;
  -- The auth server's own log holds internal e-mail addresses, and so usernames.
  if to_regclass('auth.audit_log_entries') is not null then
    delete from auth.audit_log_entries where true;
  end if;
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    delete from supabase_migrations.schema_migrations where true;
  end if;
end
$$;
notify pgrst, 'reload schema';
