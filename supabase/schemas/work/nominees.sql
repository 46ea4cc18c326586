-- Nominees: section 14 of the DPDP Act. A person names somebody to use their rights here after a death or an incapacity.
-- Who may: the admin reads and writes one after a recorded opening, as contact details; the person gets theirs with their data.
-- No API role reads the table.

-- The table stands beside the office's note (work/disclosures.sql).

create function private.nominee_of(profile_id bigint) returns jsonb language sql stable security definer set search_path = '' as $$
  select to_jsonb(nominees) - 'registered_user_id' from private.nominees where registered_user_id = profile_id
$$;
comment on function private.nominee_of(bigint) is '{name, relation, phone_number} of a person''s nominee, or null. Never return the result to a caller of the API before a recorded opening.';

create function public.read_nominee(profile_id bigint) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  kept constant jsonb := private.nominee_of(profile_id);
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  if kept is not null and not private.has_opened_contact(profile_id, interval '1 minute') then
    perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
  end if;
  return kept;
end
$$;
comment on function public.read_nominee(bigint) is 'For the admin: {name, relation, phone_number} of a person''s nominee, after open_contact_details; null if there is none.';
grant execute on function public.read_nominee(bigint) to authenticated;

create function public.save_nominee(profile_id bigint, name text, relation text, phone_number text, seen jsonb) returns jsonb language plpgsql
  security definer set search_path = '' as $$
declare
  fields jsonb;
  cleaned jsonb;
  kept jsonb;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(array[name, relation, phone_number]);
  perform private.refuse_large(seen);
  perform private.lock_profile(profile_id);
  fields := private.clean_person(jsonb_build_object('name', name, 'phone_number', phone_number));
  -- Without a name there is none.
  if fields ->> 'name' is not null then
    perform private.refuse_problems(fields);
    if fields ->> 'phone_number' is null then
      perform private.refuse('phone_missing', 'Enter the phone number.', 'phone_number');
    end if;
    if not exists (
      select from private.person_fields where field = 'whose_phone' and relation = any (array_remove(choices, 'Self'))
    ) then
      perform private.refuse('not_in_list', 'Choose one of the list.', 'relation');
    end if;
    cleaned := fields || jsonb_build_object('relation', relation);
  end if;
  kept := private.nominee_of(profile_id);
  -- Whether a guess is right is an answer. A form takes longer to fill in than a minute.
  if kept is not null and not private.has_opened_contact(profile_id, interval '1 day') then
    perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
  end if;
  -- The same again is a second try: the answer to the first was lost.
  if kept is distinct from nullif(seen, 'null') and kept is distinct from cleaned then
    perform private.conflict('nominee_changed', 'Somebody else has changed the nominee. Open the contact details again to see it.');
  end if;
  delete from private.nominees where registered_user_id = profile_id and cleaned is null;
  insert into private.nominees
    select (jsonb_populate_record(null::private.nominees, cleaned || jsonb_build_object('registered_user_id', profile_id))).*
    where cleaned is not null
    on conflict (registered_user_id) do update
      set name = excluded.name, relation = excluded.relation, phone_number = excluded.phone_number;
  return cleaned;
end
$$;
comment on function public.save_nominee(bigint, text, text, text, jsonb) is 'For the admin: replaces a person''s nominee; an empty name removes it. Returns it as it is stored, null for none. Error 22023 names the field in its hint, 42501 for one that is there, unless the contact details were opened within a day. PT409 if it is neither the one that the admin saw (null for none) nor the same already.';
grant execute on function public.save_nominee(bigint, text, text, text, jsonb) to authenticated;
