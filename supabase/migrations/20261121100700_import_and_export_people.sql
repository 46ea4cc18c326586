-- Many people at once: CSV files in and out.
-- Who may: the admin. Each person exported or imported is a row of the audit log.

create function private.export_people(ids bigint[], with_contact boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept text[] := array['name', 'gender', 'age', 'religion', 'location'] || private.detail_fields();
  exported jsonb;
begin
  perform private.require_admin();
  if cardinality(ids) not between 1 and 1000 or ids is null then
    perform private.refuse('', 'Choose from 1 to 1000 people.');
  end if;
  if with_contact then
    kept := kept || private.contact_fields();
  end if;
  select coalesce(jsonb_agg(
      jsonb_build_object('id', card.id, 'status', card.status)
        || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(
              to_jsonb(card) || coalesce(to_jsonb(details), '{}') || coalesce(to_jsonb(contact), '{}')
            ) where key = any (kept))
      order by card.id
    ), '[]')
    into exported
    from public."RegisteredUsers" as card
    left join public.profile_details as details on details.registered_user_id = card.id
    left join public.contact_details as contact on contact.registered_user_id = card.id
    where card.id = any (ids) and card.deleted_at is null;
  perform private.write_audit(
      case when with_contact then 'exported with contact details' else 'exported' end,
      'RegisteredUsers', person ->> 'id', (person ->> 'id')::bigint
    )
    from jsonb_array_elements(exported) as person;
  return exported;
end
$$;
comment on function private.export_people(bigint[], boolean) is 'See public.export_people.';

create function private.import_people(request_id uuid, people jsonb, dry_run boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  request private.requests;
  fields jsonb;
  row_number integer;
  errors jsonb := '[]';
  warnings jsonb := '[]';
  imported integer := 0;
begin
  perform private.require_admin();
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) not between 1 and 500 then
    perform private.refuse('', 'A file may hold from 1 to 500 people.');
  end if;
  if not dry_run then
    insert into private.requests (request_id, kind, made_by) values (request_id, 'import', (select auth.uid())) on conflict do nothing;
    select * into request from private.requests where requests.request_id = request_id and kind = 'import' for update;
    if not found then
      perform private.refuse('', 'Choose the file again: this import is not known.');
    end if;
    if request.completed_at is not null then
      return request.result;
    end if;
  end if;

  for row_number in 0 .. jsonb_array_length(people) - 1 loop
    begin
      fields := private.clean_person(people -> row_number);
    exception
      when invalid_parameter_value then
        errors := errors || jsonb_build_object('row', row_number, 'field', '', 'message', sqlerrm);
        continue;
    end;
    errors := errors || coalesce((
      select jsonb_agg(jsonb_build_object('row', row_number, 'field', problem.field, 'message', problem.message))
      from private.person_problems(fields) as problem
    ), '[]');
    if fields ?| array['first_img', 'second_img', 'third_img', 'birth_chart'] then
      errors := errors || jsonb_build_object('row', row_number, 'field', '', 'message', 'Pictures cannot come with a file. Add them by editing the profile.');
    end if;
    if dry_run and (pg_input_is_valid(coalesce(fields ->> 'date_of_birth', ''), 'date') or fields ->> 'phone_number' is not null) then
      warnings := warnings || coalesce((
        select jsonb_agg(jsonb_build_object(
          'row', row_number, 'profile_id', found.id, 'message', format('Perhaps registered already: %s (user id %s) has the %s.', found.name, found.id, found.reason)
        ))
        from private.find_possible_duplicates(
          fields ->> 'name',
          case when pg_input_is_valid(coalesce(fields ->> 'date_of_birth', ''), 'date') then (fields ->> 'date_of_birth')::date end,
          fields ->> 'phone_number', null
        ) as found
      ), '[]');
    end if;
  end loop;
  if not dry_run and errors = '[]' then
    perform set_config('matrimony.audit_action', 'imported', true);
    for row_number in 0 .. jsonb_array_length(people) - 1 loop
      perform private.add_person(nextval(pg_get_serial_sequence('public."RegisteredUsers"', 'id')), private.clean_person(people -> row_number));
      imported := imported + 1;
    end loop;
    update private.requests
      set completed_at = now(), result = jsonb_build_object('imported', imported, 'errors', '[]'::jsonb, 'warnings', '[]'::jsonb)
      where requests.request_id = request_id;
  end if;
  return jsonb_build_object('imported', imported, 'errors', errors, 'warnings', warnings);
end
$$;
comment on function private.import_people(uuid, jsonb, boolean) is 'See public.import_people.';

create function public.export_people(ids bigint[], with_contact boolean)
returns jsonb language sql
set search_path = ''
set statement_timeout = '20s'
as $$ select private.export_people(ids, with_contact) $$;
comment on function public.export_people(bigint[], boolean) is 'For the admin: up to 1000 people as flat objects, with contact details if asked for. Each one is recorded. Takes at most 20 s.';

create function public.import_people(request_id uuid, people jsonb, dry_run boolean)
returns jsonb language sql
set search_path = ''
set statement_timeout = '20s'
as $$ select private.import_people(request_id, people, dry_run) $$;
comment on function public.import_people(uuid, jsonb, boolean) is 'For the admin: registers up to 500 people (person fields) or, with dry_run, only checks them. All or nothing; the same request imports once. Answers {imported, errors: [{row, field, message}], warnings: [{row, message, profile_id}]}, rows counted from 0. Takes at most 20 s.';

revoke all on function private.export_people(bigint[], boolean), private.import_people(uuid, jsonb, boolean) from public;
revoke all on function public.export_people(bigint[], boolean), public.import_people(uuid, jsonb, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  private.export_people(bigint[], boolean), private.import_people(uuid, jsonb, boolean),
  public.export_people(bigint[], boolean), public.import_people(uuid, jsonb, boolean)
  to authenticated;
