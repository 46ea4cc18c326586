-- Sealed copies of erased people, where the setting keeps_sealed asks for them. It is off by default.
-- Rule 8(3) and 6(1)(e) of the DPDP Rules 2025: data and logs are kept for a year. It is disputed, so a lawyer decides.
-- Who may: nobody through the API. make daily seals and destroys, make open-sealed opens, both as the owner of the database.

create table private.sealed (
  id bigint generated always as identity primary key,
  sealed_on date not null,
  destroy_on date not null generated always as (sealed_on + 366) stored,
  registered_user_id bigint not null,
  cipher bytea not null
);
comment on table private.sealed is 'The data of erased people, encrypted with age to the key of backups. Each row is destroyed after a year, also when the setting is off again.';
comment on column private.sealed.registered_user_id is 'The number of the profile. No foreign key: the profile is gone.';

create function private.require_sealed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (select keeps_sealed from public.site_settings)
    and not exists (select from private.sealed where registered_user_id = old.id) then
    perform private.conflict('erased_by_daily', 'A sealed copy is kept for a year, so erasing is left to the next daily run on the server.');
  end if;
  return old;
end
$$;
comment on function private.require_sealed() is 'Trigger: where a sealed copy is kept, nobody leaves the register without one. PostgreSQL cannot encrypt for age, so make daily erases.';
create trigger require_sealed before delete on public."RegisteredUsers"
  for each row execute function private.require_sealed();

create function private.due_people(as_of timestamptz) returns setof bigint language sql stable security definer set search_path = '' as $$
  select id from public."RegisteredUsers" where deleted_at <= as_of - interval '30 days'
  union select private.unkept_people(as_of)
$$;
comment on function private.due_people(timestamptz) is 'All people who are due for erasure: those of private.erase_due_people and of private.erase_unkept_people.';

create function private.next_to_seal(as_of timestamptz) returns table (registered_user_id bigint, data jsonb) language plpgsql security definer
  set search_path = '' as $$
declare
  due_id bigint;
begin
  loop
    due_id := (select min(id) from private.due_people(as_of) as id);
    if due_id is null then
      return;
    end if;
    perform from public."RegisteredUsers" where id = due_id for update;
    -- They may have been restored or kept before the lock.
    exit when due_id in (select private.due_people(as_of));
  end loop;
  return query select due_id, private.data_about(due_id) || jsonb_build_object(
    -- The candidate's own answers too, which data_about leaves to her.
    'register_consents', (
      select coalesce(jsonb_agg(to_jsonb(said) - 'registered_user_id' order by said.id), '[]')
      from private.consents as said where said.registered_user_id = due_id
    ),
    'office', (select to_jsonb(office) - 'registered_user_id' from public.office_details as office where office.registered_user_id = due_id),
    'reported', (
      select coalesce(jsonb_agg(to_jsonb(report) - 'profile_id' order by report.id), '[]')
      from public.reports as report where profile_id = due_id
    ),
    'record', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'happened_at', happened_at, 'actor', actor_name, 'action', action, 'table', table_name, 'old', old_values, 'new', new_values
      ) order by entry.id), '[]')
      from public.audit_log as entry where entry.registered_user_id = due_id
    )
  );
end
$$;
comment on function private.next_to_seal(timestamptz) is 'Of make daily: locks the next person who is due for erasure and returns their data; no row when nobody is left.';

create function private.seal_and_erase(profile_id bigint, cipher bytea, as_of timestamptz) returns jsonb language plpgsql security definer
  set search_path = '' as $$
begin
  insert into private.sealed (registered_user_id, sealed_on, cipher)
    values (profile_id, (as_of at time zone 'Asia/Kolkata')::date, seal_and_erase.cipher);
  return private.erase_person(profile_id);
end
$$;
comment on function private.seal_and_erase(bigint, bytea, timestamptz) is 'Of make daily: keeps the encrypted data of private.next_to_seal, and erases the person in the same transaction; returns the receipt.';

create function private.destroy_sealed(as_of timestamptz) returns bigint language sql security definer set search_path = '' as $$
  with destroyed as (
    delete from private.sealed where destroy_on <= (as_of at time zone 'Asia/Kolkata')::date returning id
  )
  select count(*) from destroyed
$$;
comment on function private.destroy_sealed(timestamptz) is 'Of make daily: destroys sealed copies after their year; returns their number.';
