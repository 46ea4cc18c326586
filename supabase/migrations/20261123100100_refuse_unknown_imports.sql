-- An import whose number belongs to something else is refused in words. 20261121100700 says so too, but once did not: a
-- database that applied it then has the function without the refusal. The function is otherwise as it was.

create or replace function private.import_people(request_id uuid, people jsonb, dry_run boolean)
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
