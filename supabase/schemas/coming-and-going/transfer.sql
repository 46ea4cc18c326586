-- Import and export of files. And the export of a member's own data.
-- Who may: the admin imports and exports. Each person is a row of the audit log, and the whole act one more, which is committed before the export (see
-- work/disclosures.sql). A member exports their own data.

create function public.record_export(ids bigint[], with_contact boolean) returns void language plpgsql security definer set search_path = ''
  set statement_timeout = '20s' as $$
declare
  act constant text := case when with_contact then 'exported with contact details' else 'exported' end;
  found_ids bigint[];
begin
  perform private.require_owner();
  perform private.refuse_large(ids);
  if ids is null or cardinality(ids) not between 1 and 1000 then
    perform private.refuse('too_many_people', 'Choose from 1 to 1000 people.');
  end if;
  found_ids := array(select id from public."RegisteredUsers" where id = any (ids) and deleted_at is null order by id);
  perform private.write_audit(act, 'RegisteredUsers', id::text, id) from unnest(found_ids) as id;
  perform private.write_audit(act, 'RegisteredUsers', cardinality(found_ids)::text);
end
$$;
comment on function public.record_export(bigint[], boolean) is 'For an owner: records the export of up to 1000 people, each with a row, and one row with their number. export_people then returns them for a minute. Takes at most 20 s.';
grant execute on function
  public.record_export(bigint[], boolean)
  to authenticated;

create function public.export_people(ids bigint[], with_contact boolean) returns jsonb language plpgsql security definer set search_path = ''
  set statement_timeout = '20s' as $$
declare
  kept constant text[] := array(
    select field from private.person_fields
    where kind <> 'picture' and (with_contact or table_name not in ('contact_details', 'income_details'))
  );
  recorded constant text := case when with_contact then 'exported with contact details' else 'exported' end;
begin
  perform private.keep_out_of_log();
  perform private.require_owner();
  perform private.refuse_large(ids);
  if exists (
    select from public."RegisteredUsers" as card
    where card.id = any (ids) and card.deleted_at is null and not exists (
      select from public.audit_log
      where registered_user_id = card.id and actor = (select auth.uid()) and action = recorded
        and happened_at > now() - interval '1 minute'
    )
  ) then
    perform private.forbid('export_not_recorded', 'Record the export first.');
  end if;
  return (
    select coalesce(jsonb_agg(
        jsonb_build_object('id', card.id, 'status', card.status, 'wishes', (
          select jsonb_build_object('must', must, 'hoped', hoped) from public.wishes where registered_user_id = card.id
        ))
          || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(
                to_jsonb(card) || coalesce(to_jsonb(details), '{}') || coalesce(to_jsonb(contact), '{}')
                  || coalesce(to_jsonb(earned), '{}') || coalesce(to_jsonb(office), '{}')
              ) where key = any (kept))
          -- The note holds further phone numbers.
          || case when with_contact then jsonb_build_object('office_note', notes.note) else '{}' end
        order by card.id
      ), '[]')
    from public."RegisteredUsers" as card
    left join public.profile_details as details on details.registered_user_id = card.id
    left join public.contact_details as contact on contact.registered_user_id = card.id
    left join public.income_details as earned on earned.registered_user_id = card.id
    left join public.office_details as office on office.registered_user_id = card.id
    left join private.office_notes as notes on notes.registered_user_id = card.id
    where card.id = any (ids) and card.deleted_at is null
  );
end
$$;
comment on function public.export_people(bigint[], boolean) is 'For an owner: people as flat objects with their wishes {must, hoped}, on request with contact details, income and the office''s note, after record_export. Takes at most 20 s.';
grant execute on function
  public.export_people(bigint[], boolean)
  to authenticated;

-- Import -----------------------------------------------------------------------------------------------------------------

create table private.imported_people (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  request_id uuid not null references private.requests (request_id) on delete cascade
);
comment on table private.imported_people is 'The import that a person came with, so that it can be undone for a day.';

create index imported_people_of_request on private.imported_people (request_id);

create function private.import_problems(people jsonb) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  pictures constant text[] := private.picture_columns();
  fields jsonb;
  wishes jsonb;
  refusal text;
  place text;
  errors jsonb := '[]';
begin
  perform private.keep_out_of_log();
  perform private.require_owner();
  perform private.refuse_large(people, 4000000);
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) not between 1 and 1000 then
    perform private.refuse('too_many_in_file', 'A file may hold from 1 to 1,000 people.');
  end if;
  for row_number in 0 .. jsonb_array_length(people) - 1 loop
    wishes := null;
    begin
      fields := people -> row_number;
      if jsonb_typeof(fields) = 'object' then
        wishes := nullif(fields -> 'wishes', 'null');
        perform private.refuse_large(wishes);
        fields := fields - 'wishes';
      end if;
      fields := private.clean_person(fields);
      perform private.clean_text('office_note', fields ->> 'office_note', 2000);
      fields := fields - 'office_note';
    exception
      when invalid_parameter_value then
        get stacked diagnostics refusal = pg_exception_detail, place = pg_exception_hint;
        errors := errors || jsonb_build_object(
          'row', row_number, 'field', '', 'code', refusal, 'message', sqlerrm,
          'values', coalesce(substring(place from '{.*}')::jsonb, '{}')
        );
        continue;
    end;
    errors := errors || coalesce((
      select jsonb_agg(private.problem_for_api(problem, row_number)) from private.person_problems(fields) as problem
    ), '[]');
    if wishes is not null then
      errors := errors || coalesce((
        select jsonb_agg(private.problem_for_api(problem, row_number)) from private.entered_wish_problems(wishes) as problem
      ), '[]');
    end if;
    if fields ?| pictures then
      errors := errors || private.problem_for_api(private.problem_of(
        '', 'pictures_in_file', 'Pictures cannot come with a file. Add them by editing the profile.'
      ), row_number);
    end if;
  end loop;
  return errors;
end
$$;
comment on function private.import_problems(jsonb) is 'Problems of the people in a file: [{row, field, code, values, message}], rows counted from 0.';

create function public.check_import(people jsonb) returns uuid language plpgsql security definer set search_path = '' set statement_timeout = '20s'
  as $$
declare
  errors constant jsonb := private.import_problems(people);
  warnings jsonb := '[]';
  fields jsonb;
  asked integer := 0;
  named bigint[] := '{}';
  duplicate record;
begin
  for row_number in 0 .. jsonb_array_length(people) - 1 loop
    -- These rows cannot be read at all.
    if exists (
      select from jsonb_to_recordset(errors) as error (row integer, code text)
      where error.row = row_number and error.code in ('no_person', 'too_large')
    ) then
      continue;
    end if;
    fields := private.clean_person((people -> row_number) - 'wishes');
    asked := asked + num_nonnulls(fields ->> 'phone_number', fields ->> 'second_phone_number');
    for duplicate in
      select * from private.list_possible_duplicates(
        fields ->> 'name',
        case when pg_input_is_valid(coalesce(fields ->> 'date_of_birth', ''), 'date') then (fields ->> 'date_of_birth')::date end,
        array[fields ->> 'phone_number', fields ->> 'second_phone_number'], null
      )
    loop
      warnings := warnings || (private.problem_for_api(
        case duplicate.reason
          when 'same telephone number' then private.problem_of(
            '', 'phone_registered_already', 'Perhaps registered already: {name} (user id {id}) has the same phone number.',
            jsonb_build_object('name', duplicate.name, 'id', duplicate.id)
          )
          else private.problem_of(
            '', 'birth_registered_already', 'Perhaps registered already: {name} (user id {id}) has the same name and date of birth.',
            jsonb_build_object('name', duplicate.name, 'id', duplicate.id)
          )
        end, row_number
      ) || jsonb_build_object('profile_id', duplicate.id));
      if private.has_withdrawn(duplicate.id) then
        warnings := warnings || (private.problem_for_api(private.problem_of(
          '', 'withdrew_before', '{name} (user id {id}) has said no to being kept or shown. Ask the family before you import it.',
          jsonb_build_object('name', duplicate.name, 'id', duplicate.id)
        ), row_number) || jsonb_build_object('profile_id', duplicate.id));
      end if;
      if duplicate.reason = 'same telephone number' and duplicate.id <> all (named) then
        named := named || duplicate.id;
      end if;
    end loop;
  end loop;
  if asked > 0 then
    perform private.record_lookup(asked, named);
  end if;
  return private.keep_answer(jsonb_build_object('imported', 0, 'errors', errors, 'warnings', warnings));
end
$$;
comment on function public.check_import(jsonb) is 'For an owner: checks up to 1000 people as import_people does, looks for duplicates, and records it. read_answer returns {imported: 0, errors: [{row, field, code, values, message}], warnings: [the same with profile_id]}, rows counted from 0. Takes at most 20 s.';
grant execute on function public.check_import(jsonb) to authenticated;

create function public.import_people(request_id uuid, people jsonb) returns jsonb language plpgsql security definer set search_path = ''
  set statement_timeout = '45s' as $$
declare
  request private.requests;
  errors constant jsonb := private.import_problems(people);
  imported jsonb;
  entered jsonb;
  person jsonb;
  profile_id bigint;
begin
  perform private.refuse_missing_request(request_id);
  insert into private.requests (request_id, kind, made_by) values (request_id, 'import', (select auth.uid())) on conflict do nothing;
  select * into request from private.requests
    where requests.request_id = import_people.request_id and kind = 'import' for update;
  if not found then
    perform private.refuse('import_unknown', 'Choose the file again: this import is not known.');
  end if;
  if request.completed_at is not null then
    return request.result;
  end if;
  if errors <> '[]' then
    return jsonb_build_object('imported', 0, 'errors', errors, 'warnings', '[]'::jsonb);
  end if;
  perform set_config('matrimony.audit_action', 'imported', true);
  for entered in select value from jsonb_array_elements(people) loop
    person := private.clean_person(entered - 'wishes');
    profile_id := nextval(pg_get_serial_sequence('public."RegisteredUsers"', 'id'));
    perform private.add_person(profile_id, person - 'office_note');
    -- On the bureau's paper, to be confirmed: without "notice" they stay among those of public.list_not_told.
    perform private.add_consents(profile_id, '{"kept": true, "members": true}', null, null, 'file', private.today(), 'en');
    insert into private.imported_people (registered_user_id, request_id) values (profile_id, import_people.request_id);
    perform private.keep_lines(profile_id, 'office_note', person ->> 'office_note');
    perform private.add_wishes(profile_id, entered -> 'wishes');
  end loop;
  perform private.write_audit('imported', 'RegisteredUsers', jsonb_array_length(people)::text);
  imported := jsonb_build_object('imported', jsonb_array_length(people), 'errors', '[]'::jsonb, 'warnings', '[]'::jsonb);
  update private.requests set completed_at = now(), result = imported where requests.request_id = request.request_id;
  return imported;
end
$$;
comment on function public.import_people(uuid, jsonb) is 'For an owner: registers up to 1000 people: person fields, and office_note for further lines, which go into the log, or with contact details into the office''s note, and wishes {must, hoped}. All or nothing; idempotent by request_id. Returns {imported, errors: [{row, field, code, values, message}], warnings: []}, rows counted from 0. Takes at most 45 s.';
grant execute on function public.import_people(uuid, jsonb) to authenticated;

create function public.list_imports() returns table (request_id uuid, imported_at timestamptz, imported_by text, people integer) language plpgsql
  stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return query
    select requests.request_id, requests.completed_at, admins.display_name, count(*)::integer
    from private.requests
    join private.imported_people on imported_people.request_id = requests.request_id
    left join private.admins on admins.user_id = requests.made_by
    where requests.kind = 'import' and requests.completed_at > now() - interval '1 day'
    group by requests.request_id, admins.display_name
    order by requests.completed_at desc;
end
$$;
comment on function public.list_imports() is 'For an owner: the imports of the last 24 hours, newest first, with the number of their people who are still in the register.';
grant execute on function public.list_imports() to authenticated;

create function private.reason_to_keep(imported_id bigint, imported_at timestamptz) returns text language sql stable security definer
  set search_path = '' as $$
  select case
    when exists (select from public.accounts where registered_user_id = card.id) then 'login'
    when card.visible then 'verified'
    when exists (select from public.contact_requests where card.id in (requester_id, profile_id)) then 'request'
    when card.status <> 'submitted' or exists (
      select from public.audit_log
      where registered_user_id = card.id and happened_at > imported_at and action <> 'birthday'
        and coalesce(old_values, new_values) is not null
    ) then 'changed'
  end
  from public."RegisteredUsers" as card where card.id = imported_id
$$;
comment on function private.reason_to_keep(bigint, timestamptz) is 'Why an imported person stays when the import is undone: login, verified, request or changed; null for nobody who has done anything with them.';

create function public.undo_import(request_id uuid) returns jsonb language plpgsql security definer set search_path = '' set statement_timeout = '20s'
  as $$
declare
  request private.requests;
  kept jsonb;
  removed bigint[];
  removed_id bigint;
begin
  perform private.require_owner();
  select * into request from private.requests
    where requests.request_id = undo_import.request_id and kind = 'import' and completed_at > now() - interval '1 day' for update;
  if not found then
    perform private.not_found('import_not_undoable', 'This import can no longer be undone: that is possible for 24 hours.');
  end if;
  -- Locks all cards before the first erasure writes to the audit log: see public.set_profile_statuses.
  with locked as materialized (
    select card.id, card.name from public."RegisteredUsers" as card
    where card.id in (
      select registered_user_id from private.imported_people where imported_people.request_id = undo_import.request_id
    )
    order by card.id for update
  ), judged as (
    select locked.id, locked.name, private.reason_to_keep(locked.id, request.completed_at) as reason from locked
  )
  select
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'reason', reason) order by id) filter (where reason is not null), '[]'),
      coalesce(array_agg(id order by id) filter (where reason is null), '{}')
    into kept, removed from judged;
  foreach removed_id in array removed loop
    perform private.erase_now(removed_id);
  end loop;
  perform private.write_audit(
    'undid import', 'RegisteredUsers', request.request_id::text, null, null,
    jsonb_build_object('removed', cardinality(removed), 'kept', jsonb_array_length(kept))
  );
  return jsonb_build_object('removed', cardinality(removed), 'kept', kept);
end
$$;
comment on function public.undo_import(uuid) is 'For an owner: erases the people of an import of the last 24 hours, without those who were verified, got a login, are in a request or were changed since. Returns {removed, kept: [{id, name, reason}]}; the reason is login, verified, request or changed. PT404 for another import. Takes at most 20 s.';
grant execute on function public.undo_import(uuid) to authenticated;

-- For a member -----------------------------------------------------------------------------------------------------------

create function private.lists_about(my_id bigint) returns jsonb language plpgsql set search_path = '' as $$
declare
  list record;
  rows jsonb;
  lists jsonb := '{}';
begin
  -- Other people appear only as the member may see them now: with an id, and the name unless the profile is hidden.
  for list in select * from (values
    ('log', 'select written_at, kind, entry, written_by_name as written_by, call_again_on, done_at
      from public.profile_log where registered_user_id = $1 order by id'),
    ('proposals', 'select changes, base, status, reason, decided_at, created_at
      from public.profile_proposals where registered_user_id = $1 order by id'),
    ('likes', 'select card.id as registered_user_id, private.name_i_see(card) as name, likes.created_at
      from public.likes join public."RegisteredUsers" as card on card.id = profile_id where liker_id = $1 order by likes.created_at'),
    ('requests', 'select card.id as registered_user_id, private.name_i_see(card) as name, note, request.status, decline_reason,
        decided_at, request.created_at
      from public.contact_requests as request join public."RegisteredUsers" as card on card.id = profile_id
      where requester_id = $1 order by request.id'),
    ('consents', 'select given_on, channel, person, recorded_by_name as recorded_by, recorded_at
      from public.contact_consents where registered_user_id = $1 order by recorded_at'),
    ('register_consents', 'select purpose, given, notice_version, notice_language, said_by, said_by_name, channel, said_on, recorded_by_name as recorded_by
      from private.consents_for_person($1) order by id'),
    ('attempts', 'select tried_at, channel, note, tried_by_name as tried_by
      from public.contact_attempts where registered_user_id = $1 order by id'),
    -- Of both families: without the other one, the side that ended it, and the note about both.
    ('follow_ups', 'select state, changed_at
      from public.contact_requests as request join public.follow_ups on request_id = request.id
      where $1 in (requester_id, profile_id) order by request.id'),
    -- Also names people whose profile is hidden, as public.list_my_disclosures does.
    ('disclosures', 'select card.name as shared_with, card.id as registered_user_id, shared_at, shared_by_name as shared_by, revoked_at
      from public.disclosures join public."RegisteredUsers" as card on card.id = recipient_id
      where subject_id = $1 order by disclosures.id'),
    ('blocks', 'select card.id as registered_user_id, private.name_i_see(card) as name, blocks.created_at
      from public.blocks join public."RegisteredUsers" as card on card.id = profile_id where blocker_id = $1 order by blocks.created_at'),
    ('reports', 'select profile_id as registered_user_id, reason, note, created_at, resolved_at
      from public.reports where reporter_id = $1 order by id'),
    ('enquiries', 'select name, relative, best_time, words, language, created_at
      from private.enquiries where registered_user_id = $1 order by id'),
    ('grievances', 'select about, words, created_at, acknowledged_at, answered_at, answer
      from private.grievances where registered_user_id = $1 order by id'),
    ('stories', 'select own.value as words, own.key as language, shown_at
      from private.stories cross join lateral jsonb_each_text(words) as own where $1 in (bride_id, groom_id) order by own.key'),
    ('introductions', 'select card.id as registered_user_id, private.name_i_see(card) as name, how, shown_at, answer, answered_at, agreed_person, agreed_channel
      from public.introductions join public."RegisteredUsers" as card on card.id = shown_id
      where family_id = $1 order by introductions.id'),
    ('shown_before', 'select kind, how, happened_at, answered from private.earlier_acts where family_id = $1 order by happened_at'),
    ('purchases', 'select id, plan_name, agreed_price, parts, agreed_by, agreed_on, agreed_how, starts_on, days, introductions, contacts, ended_on
      from private.purchases where registered_user_id = $1 order by id'),
    ('pauses', 'select purchase_id, from_on, until_on, pause.ended_on, reason
      from private.purchase_pauses as pause join private.purchases on purchases.id = purchase_id where registered_user_id = $1 order by from_on'),
    ('payments', 'select purchase_id, amount, way, paid_on, financial_year, number, code, gst_number, gst_rate, corrects is not null as is_correction
      from private.payments join private.purchases on purchases.id = purchase_id where registered_user_id = $1 order by payments.id'),
    -- Without the family: together with its silence, a name would say who did not want them.
    ('shown_to_families', 'select how, shown_at from public.introductions where shown_id = $1 order by id'),
    -- The phones that are known; without the token.
    ('links_opened', 'select created_at, first_opened_at, last_opened_at, other_phone_at,
        greatest(1 + cardinality(known_phones), case when other_phone_at is null then 1 else 2 end) as phones, expires_at, revoked_at
      from private.family_links where registered_user_id = $1 and first_opened_at is not null and not for_candidate order by id'),
    ('saved_searches', 'select name, filters, created_at from public.saved_searches where registered_user_id = $1 order by id'),
    ('notifications', 'select message, kind, given, created_at, read_at
      from public.notifications where recipient = (select user_id from public.accounts where registered_user_id = $1) order by id')
  ) as listed (name, query) loop
    execute format('select coalesce(jsonb_agg(to_jsonb(listed)), %L) from (%s) as listed', '[]', list.query) into rows using my_id;
    lists := lists || jsonb_build_object(list.name, rows);
  end loop;
  return lists;
end
$$;
comment on function private.lists_about(bigint) is 'The lists of a member''s data, whose person has this id: {log: [...], ...}.';

create function private.data_about(my_id bigint) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return private.lists_about(my_id) || jsonb_build_object(
    'account', (
      select jsonb_build_object(
        'username', username, 'language', coalesce(language, (select known.language from private.read_languages as known where known.registered_user_id = my_id)),
        'created_at', created_at, 'last_password_set_at', last_password_set_at,
        'bureau_password_at', bureau_password_at, 'bureau_password_by', bureau_password_by
      )
      from public.accounts where registered_user_id = my_id
    ),
    'profile', (
      -- How the biodata came, and what was agreed about it, is between the bureau and others.
      select private.read_person(my_id) - private.picture_columns() - array['source', 'source_name', 'share_agreed'] || jsonb_build_object(
        'id', id, 'status', status, 'status_reason', status_reason, 'verified_at', verified_at,
        'verified_items', verified_items, 'created_at', created_at, 'updated_at', private.version_of(my_id), 'status_since', status_since,
        'confirmed_on', confirmed_on
      )
      from public."RegisteredUsers" left join private.keeping on registered_user_id = id where id = my_id
    ),
    'pictures', (
      select jsonb_build_object('first_img', first_img, 'second_img', second_img, 'third_img', third_img, 'birth_chart', birth_chart)
      from public."RegisteredUsers" where id = my_id
    ),
    'office_note', (select note from private.office_notes where registered_user_id = my_id),
    'nominee', private.nominee_of(my_id),
    'wishes', (
      select jsonb_build_object('must', must, 'hoped', hoped, 'others_see_fit', others_see_fit, 'updated_at', updated_at)
      from public.wishes where registered_user_id = my_id
    ),
    'deletion_request', (
      select jsonb_build_object('note', note, 'asked_at', asked_at) from public.deletion_requests where registered_user_id = my_id
    )
  );
end
$$;
comment on function private.data_about(bigint) is 'All data that the site stores about a person, and the paths of their pictures. Never return the result to a caller of the API who is not this person.';

create function public.export_my_data() returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.keep_out_of_log();
  if private.must_record_reading() then
    return '{"record_first": true}';
  end if;
  perform private.one_at_a_time('export_my_data');
  return jsonb_set(private.data_about(my_id), '{profile,erased_on}', coalesce(public.read_keeping(my_id) -> 'erased_on', 'null'))
    || jsonb_build_object('exported_at', now());
end
$$;
comment on function public.export_my_data() is 'For a member: all data that the site stores about them, and the paths of their pictures; {record_first} asks for record_my_reading.';
grant execute on function public.export_my_data() to authenticated;
