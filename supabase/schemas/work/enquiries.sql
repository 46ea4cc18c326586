-- Enquiries: what families send to the bureau before they have a login, and members who have lost their password.
-- Who may: everybody sends one, and learns nothing by it: the answer is the same whether a number or a login exists. The admin reads
-- and adds them, and reads the phone number of one after a record. Only functions write to these tables.

create function private.relatives() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['Self', 'Daughter', 'Son', 'Sister', 'Brother', 'Relative or friend'] $$;

create function private.call_times() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['Morning', 'Afternoon', 'Evening'] $$;

create function private.enquiry_kinds() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['new', 'login', 'link', 'question'] $$;
comment on function private.enquiry_kinds() is 'Why somebody sends an enquiry: for a match, after a lost password, because a private link does not work any more, or with a question of a family that is registered.';

create function private.enquiry_states() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['new', 'called', 'visit agreed', 'registered', 'declined', 'done'] $$;
comment on function private.enquiry_states() is 'How far the bureau is with an enquiry: done is for all but a new one.';

create table private.enquiries (
  id bigint generated always as identity primary key,
  kind text not null
    constraint kind_is_known check (kind = any (private.enquiry_kinds())),
  name text not null
    constraint name_is_readable check (char_length(name) between 1 and 120),
  relative text
    constraint relative_is_known check (relative = any (private.relatives())),
  best_time text
    constraint best_time_is_known check (best_time = any (private.call_times())),
  words text
    constraint words_are_readable check (char_length(words) between 1 and 500 and not private.holds_contact(words)),
  language text
    constraint language_is_a_code check (language ~ '^[a-z]{2,3}$'),
  created_at timestamptz not null default now(),
  state text not null default 'new'
    constraint state_is_known check (state = any (private.enquiry_states())),
  changed_by_name text,
  changed_at timestamptz,
  registered_user_id bigint references public."RegisteredUsers" (id) on delete cascade,
  source text not null default 'Website'
    constraint source_is_known check (source = any (private.sources())),
  source_name text
    constraint source_name_is_readable check (char_length(source_name) between 1 and 120 and not private.holds_contact(source_name)),
  called_by_name text,
  constraint registered_enquiries_name_the_person check ((state = 'registered') = (registered_user_id is not null)),
  constraint new_ones_are_not_done check (state <> 'done' or kind <> 'new')
);
comment on table private.enquiries is 'Enquiries of families, also after a private link that ended, and of members who have lost their password or ask something. Erased after 90 days, or with the person.';
comment on column private.enquiries.name is 'Of the sender; of the person in the register, for all kinds but new.';
comment on column private.enquiries.relative is 'Who is to be married, as the sender''s relative; null if it was not said, and for all kinds but new.';
comment on column private.enquiries.best_time is 'When to call; null for any time.';
comment on column private.enquiries.language is 'The language of the site when it was sent.';
comment on column private.enquiries.changed_by_name is 'The admin who set the state; null while it is new.';
comment on column private.enquiries.called_by_name is 'The admin who called last; it stays when a visit is agreed.';
comment on column private.enquiries.registered_user_id is 'The person that the enquiry became.';
comment on column private.enquiries.source is 'Where the family learned of the bureau: the website, until the office has asked.';
comment on column private.enquiries.source_name is 'Which newspaper, temple, relative or other bureau it was.';

create index enquiries_by_age on private.enquiries (created_at);
create index enquiries_of_person on private.enquiries (registered_user_id);

create table private.enquiry_numbers (
  enquiry_id bigint primary key references private.enquiries (id) on delete cascade,
  phone_number text not null
    constraint phone_number_is_international check (private.is_phone_number(phone_number))
);
comment on table private.enquiry_numbers is 'The phone numbers of enquiries. The admin reads one after a record. Deleted when the enquiry becomes a person.';

create index enquiry_numbers_phone on private.enquiry_numbers (private.phone_key(phone_number));
-- The planner's statistics would keep samples of erased numbers.
alter table private.enquiry_numbers alter column phone_number set statistics 0;
alter index private.enquiry_numbers_phone alter column 1 set statistics 0;

-- The log keeps no word of a sender: it outlives the 90 days.
create trigger audit_change after insert or update or delete on private.enquiries
  for each row execute function private.audit_change('id', 'registered_user_id', 'name', 'relative', 'best_time', 'words', 'source_name');

create table private.past_enquiries (
  month date not null,
  admin_name text not null,
  count integer not null,
  primary key (month, admin_name)
);
comment on table private.past_enquiries is 'How many enquiries for a match a month had that were erased since: nothing else tells it (overview/figures.sql).';
comment on column private.past_enquiries.admin_name is 'The admin who set the state; empty if nobody did.';

create function private.forget_enquiries(as_of timestamptz) returns integer language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  with erased as (
    delete from private.enquiries where created_at < as_of - interval '90 days' and registered_user_id is null
      returning kind, date_trunc('month', created_at at time zone 'Asia/Kolkata')::date as month, coalesce(changed_by_name, '') as admin_name
  ),
  counted as (
    insert into private.past_enquiries as past (month, admin_name, count)
      select month, admin_name, count(*) from erased where kind = 'new' group by month, admin_name
      on conflict (month, admin_name) do update set count = past.count + excluded.count
  )
  select count(*) into forgotten from erased;
  return forgotten;
end
$$;
comment on function private.forget_enquiries(timestamptz) is 'Erases enquiries, with their numbers, that were sent 90 days before this moment and became no person; returns how many. Run by make daily, and with each new enquiry.';

-- Sending ----------------------------------------------------------------------------------------------------------------

-- Against floods, without a third party: a proof of work, bound to the number, which grows with the enquiries of the hour, and limits
-- for each number, address and hour. A caller past the gateway can invent an address, so the limit of the hour holds for all
-- together, and its last third costs minutes of a processor each (docs/security.md). Lost logins have an hour of their own, so
-- that a flood of enquiries keeps no member out.
create function private.most_enquiries_of_hour() returns integer language sql immutable parallel safe set search_path = '' as $$
  select 60
$$;

create table private.other_sendings (
  id bigint generated always as identity primary key,
  kind text not null
    constraint kind_is_known check (kind = any (private.enquiry_kinds())),
  sent_at timestamptz not null default now()
);
comment on table private.other_sendings is 'The moments of what visitors sent within the hour that is no enquiry, and counts as one of this kind: complaints.';

create function private.note_sending(as_kind text) returns void language sql security definer set search_path = '' as $$
  delete from private.other_sendings where sent_at < now() - interval '1 hour';
  insert into private.other_sendings (kind) values (as_kind)
$$;
comment on function private.note_sending(text) is 'Counts a complaint of a visitor as an enquiry of this kind.';

create function private.enquiries_of_hour(of_kind text) returns integer language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) from (
      select from private.enquiries where created_at > now() - interval '1 hour' and kind = of_kind
      union all
      select from private.other_sendings where sent_at > now() - interval '1 hour' and kind = of_kind
      limit private.most_enquiries_of_hour()
    ) as latest
  );
end
$$;
comment on function private.enquiries_of_hour(text) is 'The number of enquiries of this kind in the last hour, with the complaints that count as such, up to the most.';

create function private.refuse_full_hour(of_kind text) returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if private.enquiries_of_hour(of_kind) >= private.most_enquiries_of_hour() then
    perform private.refuse('too_many_enquiries', 'Many enquiries have come in just now. Please call us.');
  end if;
end
$$;
comment on function private.refuse_full_hour(text) is 'Error 22023 if the last hour has as many enquiries of this kind as an hour takes.';

create function private.proof_bits(of_kind text) returns integer language sql stable security definer set search_path = '' as $$
  -- Each four double the work: 32,000 hashes for the first, 34 million after forty.
  select 15 + private.enquiries_of_hour(of_kind) / 4
$$;
comment on function private.proof_bits(text) is 'The zero bits that a proof for an enquiry of this kind needs now: one more for each four of the hour.';

create function private.challenge_of(moment bigint, bits integer) returns text language sql security definer set search_path = '' as $$
  select concat_ws('-', moment, bits, private.day_key(format('enquiry challenge %s %s', moment, bits)))
$$;
comment on function private.challenge_of(bigint, integer) is 'The challenge of a moment (seconds since 1970) for this many zero bits, with a keyed hash that only the database can make. It ends with the day.';

create function public.begin_enquiry(kind text default 'new') returns text language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_large(kind);
  if kind is null or kind <> all (private.enquiry_kinds()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'kind');
  end if;
  perform private.refuse_full_hour(kind);
  return private.challenge_of(floor(extract(epoch from now()))::bigint, private.proof_bits(kind));
end
$$;
comment on function public.begin_enquiry(text) is 'For everybody: a challenge for send_enquiry, valid for ten minutes. Its second part is a number of bits. The proof is a text for which the SHA-256 of "challenge:phone_number:proof" begins with so many zero bits. Error 22023 if the hour takes no more of this kind.';
grant execute on function public.begin_enquiry(text) to anon, authenticated;

create function private.is_solved(challenge text, phone_number text, proof text, least_bits integer) returns boolean language plpgsql security definer
  set search_path = '' as $$
declare
  moment bigint;
  bits integer;
  hash text;
begin
  if challenge is null or challenge !~ '^[0-9]{1,12}-[0-9]{2}-[0-9a-f-]{36}$' then
    return false;
  end if;
  moment := split_part(challenge, '-', 1)::bigint;
  bits := split_part(challenge, '-', 2)::integer;
  hash := encode(sha256(convert_to(concat(challenge, ':', phone_number, ':', proof), 'UTF8')), 'hex');
  return to_timestamp(moment) between now() - interval '10 minutes' and now()
    -- Nobody keeps easy challenges for the time of a flood.
    and bits >= least_bits
    and challenge = private.challenge_of(moment, bits)
    and left(('x' || left(hash, 8))::bit(32)::text, bits) = repeat('0', bits);
end
$$;
comment on function private.is_solved(text, text, text, integer) is 'Whether this is a challenge of the last ten minutes for at least so many zero bits, and the proof for it and the number.';

create function private.require_proof(of_kind text, sender text, challenge text, proof text) returns void language plpgsql security definer
  set search_path = '' as $$
begin
  perform private.refuse_full_hour(of_kind);
  if not private.is_solved(challenge, sender, proof, private.proof_bits(of_kind)) then
    perform private.refuse('enquiry_expired', 'This took too long. Please send it once more.');
  end if;
end
$$;
comment on function private.require_proof(text, text, text, text) is 'Error 22023 for a full hour, or without the proof for this challenge and this number of the sender.';

create function private.count_address() returns void language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.caller_address();
begin
  -- Where no gateway names an address, all callers would be one.
  if address <> '' and not (
    private.count_today('address ' || address, 10)
    and private.count_today(format('address %s, hour %s', address, extract(hour from now())), 5)
  ) then
    perform private.refuse('too_many_enquiries_here', 'Many enquiries have come from this connection. Please call us.');
  end if;
end
$$;
comment on function private.count_address() is 'Counts an enquiry or a complaint of the caller''s address. Error 22023 after five in an hour or ten in a day.';

create function private.notify_admin_once(notification_kind text) returns void language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.notifications where recipient is null and read_at is null and kind = notification_kind
  ) then
    perform private.notify_admin(notification_kind, null);
  end if;
end
$$;
comment on function private.notify_admin_once(text) is 'Adds a notification about nobody for the admin: one unread of a kind, for a flood too.';

create function private.clean_enquiry(kind text, name text, phone_number text, relative text, best_time text, words text, language text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  fields constant jsonb := private.clean_person(jsonb_build_object('name', name, 'phone_number', phone_number));
  cleaned_words text;
begin
  perform private.refuse_problems(fields);
  if fields ->> 'phone_number' is null then
    perform private.refuse('phone_missing', 'Enter the phone number.', 'phone_number');
  end if;
  if relative is not null and (kind <> 'new' or relative <> all (private.relatives())) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'relative');
  end if;
  if best_time is not null and best_time <> all (private.call_times()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'best_time');
  end if;
  if language !~ '^[a-z]{2,3}$' then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'language');
  end if;
  cleaned_words := private.clean_text('words', words, 500);
  if private.holds_contact(cleaned_words) then
    perform private.refuse('contact_in_words', 'Leave out phone numbers and e-mail addresses: the number has its own field.', 'words');
  end if;
  return fields || jsonb_build_object('words', cleaned_words);
end
$$;
comment on function private.clean_enquiry(text, text, text, text, text, text, text) is 'Name, number and words of an enquiry, cleaned. Error 22023 names the field in its hint.';

create function public.send_enquiry(
  kind text, name text, phone_number text, challenge text, proof text, relative text default null, best_time text default null,
  words text default null, language text default null, website text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  cleaned jsonb;
  sent bigint;
begin
  perform private.keep_out_of_log();
  perform private.refuse_large(array[kind, name, phone_number, challenge, proof, relative, best_time, words, language, website], 8000);
  -- Only programs fill this field. They get the answer of all others.
  if website <> '' then
    return;
  end if;
  if kind is null or kind <> all (private.enquiry_kinds()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'kind');
  end if;
  perform private.require_proof(kind, phone_number, challenge, proof);
  cleaned := private.clean_enquiry(kind, name, phone_number, relative, best_time, words, language);
  perform private.count_address();
  -- A refusal would tell that somebody has sent this number today. So would an address that is counted after the number.
  if not private.count_today(format('number %s, %s', private.phone_key(cleaned ->> 'phone_number'), kind), 3)
    -- The same proof is the same enquiry, as after a lost answer.
    or not private.count_today(format('proof %s for %s, %s: %s', challenge, kind, phone_number, proof), 1)
  then
    return;
  end if;
  -- One after the other, so that a flood does not pass the limit side by side.
  perform pg_advisory_xact_lock(hashtextextended('private.enquiries', 0));
  perform private.refuse_full_hour(kind);
  perform private.forget_enquiries(now());
  insert into private.enquiries (kind, name, relative, best_time, words, language)
    values (kind, cleaned ->> 'name', relative, best_time, cleaned ->> 'words', language) returning id into sent;
  insert into private.enquiry_numbers (enquiry_id, phone_number) values (sent, cleaned ->> 'phone_number');
  perform private.notify_admin_once('enquiry came');
end
$$;
comment on function public.send_enquiry(text, text, text, text, text, text, text, text, text, text) is 'For everybody: sends an enquiry. kind: new, login (lost password), link (the private link does not work any more) or question (of a family that is registered). name and phone_number as of a registration; words: 500 characters without contact details. website stays empty: a filled one is ignored with the same answer, and so is the fourth of a number in a day and of a kind, and a proof that was used. At most 5 an hour and 10 a day from an address, and 60 of a kind an hour together. Error 22023 names the field in its hint.';
grant execute on function public.send_enquiry(text, text, text, text, text, text, text, text, text, text) to anon, authenticated;

-- For the admin ------------------------------------------------------------------------------------------------------------

create function public.add_enquiry(
  name text, phone_number text, relative text default null, best_time text default null, words text default null,
  source text default null, source_name text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  cleaned jsonb;
  cleaned_source text;
  added bigint;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(array[name, phone_number, relative, best_time, words, source, source_name], 8000);
  cleaned := private.clean_enquiry('new', name, phone_number, relative, best_time, words, null);
  if source is null or source <> all (private.sources()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'source');
  end if;
  cleaned_source := private.clean_text('source_name', source_name, 120, no_contact => true);
  perform pg_advisory_xact_lock(hashtextextended('private.enquiries', 0));
  -- The same again within ten minutes is a second try: the answer to the first was lost.
  if not exists (
    select from private.enquiries as enquiry join private.enquiry_numbers as number on number.enquiry_id = enquiry.id
    where enquiry.kind = 'new' and enquiry.created_at > now() - interval '10 minutes' and enquiry.name = cleaned ->> 'name'
      and enquiry.words is not distinct from cleaned ->> 'words' and number.phone_number = cleaned ->> 'phone_number'
  ) then
    insert into private.enquiries (kind, name, relative, best_time, words, source, source_name)
      values ('new', cleaned ->> 'name', relative, best_time, cleaned ->> 'words', source, cleaned_source) returning id into added;
    insert into private.enquiry_numbers (enquiry_id, phone_number) values (added, cleaned ->> 'phone_number');
  end if;
end
$$;
comment on function public.add_enquiry(text, text, text, text, text, text, text) is 'For the admin: records an enquiry on the telephone or at the counter. Fields as of send_enquiry, source and source_name as of set_enquiry_source. Error 22023 names the field in its hint.';
grant execute on function public.add_enquiry(text, text, text, text, text, text, text) to authenticated;

create function private.people_of_number(number text) returns setof bigint language sql stable security definer set search_path = '' as $$
  select registered_user_id from public.contact_details where private.phone_key(contact_details.phone_number) = private.phone_key(number)
  union
  select registered_user_id from public.contact_details where private.phone_key(second_phone_number) = private.phone_key(number)
$$;

create function public.list_enquiries(closed boolean default false, skipped integer default 0) returns jsonb language plpgsql stable security definer
  set search_path = '' as $$
declare
  found_enquiries jsonb;
begin
  perform private.require_admin();
  with wanted as (
    select * from private.enquiries where (state in ('registered', 'declined', 'done')) = coalesce(closed, false)
  )
  select jsonb_build_object('count', (select count(*) from wanted), 'list', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', part.id, 'kind', part.kind, 'name', part.name, 'relative', part.relative, 'best_time', part.best_time, 'words', part.words,
      'language', part.language, 'created_at', part.created_at, 'state', part.state,
      'changed_by_name', part.changed_by_name, 'changed_at', part.changed_at, 'called_by_name', part.called_by_name,
      'profile_id', part.registered_user_id, 'profile_name', card.name,
      'has_number', number.enquiry_id is not null, 'source', part.source, 'source_name', part.source_name,
      -- Whether, not who: that comes with the number, after the record.
      'is_registered', exists (select from private.people_of_number(number.phone_number))
    ) order by case when closed then part.id end desc, part.id)
    from (
      select * from wanted order by case when closed then id end desc, id
      offset greatest(coalesce(skipped, 0), 0) limit 20
    ) as part
    left join private.enquiry_numbers as number on number.enquiry_id = part.id
    left join public."RegisteredUsers" as card on card.id = part.registered_user_id
  ), '[]')) into found_enquiries;
  return found_enquiries;
end
$$;
comment on function public.list_enquiries(boolean, integer) is 'For the admin: {count, list} of the open enquiries, oldest first, or of the closed ones, newest first; 20 at a time. is_registered: whether the number is registered already. Without the number: see open_enquiry_number.';
grant execute on function public.list_enquiries(boolean, integer) to authenticated;

create function private.record_number_opening(of_table text, opened_id bigint, people bigint[]) returns void language sql security definer
  set search_path = '' as $$
  -- With the people who have the number too, as any search for a number.
  select private.write_audit('read number of enquiry', of_table, opened_id::text, null, null, jsonb_build_object('found', people))
$$;
comment on function private.record_number_opening(text, bigint, bigint[]) is 'Records in the audit log that the admin opens the number of an enquiry or a complaint, with the people who have it.';

create function private.require_opened_number(of_table text, opened_id bigint) returns void language plpgsql security definer set search_path = ''
  as $$
begin
  if not exists (
    select from public.audit_log
    where table_name = of_table and record_id = opened_id::text and actor = (select auth.uid())
      and action = 'read number of enquiry' and happened_at > now() - interval '1 minute'
  ) then
    perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
  end if;
end
$$;
comment on function private.require_opened_number(text, bigint) is 'Error 42501 unless the admin has recorded the opening of this number within a minute.';

create function public.open_enquiry_number(enquiry_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.record_number_opening('enquiries', number.enquiry_id, array(select private.people_of_number(number.phone_number)))
    from private.enquiry_numbers as number where number.enquiry_id = open_enquiry_number.enquiry_id;
end
$$;
comment on function public.open_enquiry_number(bigint) is 'For the admin: records in the audit log that they open the phone number of an enquiry. read_enquiry_number then returns it for a minute.';
grant execute on function public.open_enquiry_number(bigint) to authenticated;

create function public.read_enquiry_number(enquiry_id bigint) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  number private.enquiry_numbers;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  select * into number from private.enquiry_numbers where enquiry_numbers.enquiry_id = read_enquiry_number.enquiry_id;
  if not found then
    return null;
  end if;
  perform private.require_opened_number('enquiries', number.enquiry_id);
  return jsonb_build_object('phone_number', number.phone_number, 'people', coalesce((
    select jsonb_agg(jsonb_build_object('id', card.id, 'name', card.name) order by card.id)
    from public."RegisteredUsers" as card where card.id in (select private.people_of_number(number.phone_number))
  ), '[]'));
end
$$;
comment on function public.read_enquiry_number(bigint) is 'For the admin, after open_enquiry_number: {phone_number, people: [{id, name}]} of an enquiry, with the people who are registered with the number. Null if it has no number any more.';
grant execute on function public.read_enquiry_number(bigint) to authenticated;

create function private.lock_enquiry(enquiry_id bigint) returns private.enquiries language plpgsql security definer set search_path = '' as $$
declare
  enquiry private.enquiries;
begin
  select * into enquiry from private.enquiries where id = enquiry_id for update;
  if not found then
    perform private.not_found('enquiry_gone', 'This enquiry is not there any more.');
  end if;
  return enquiry;
end
$$;
comment on function private.lock_enquiry(bigint) is 'The enquiry, locked until the end of the transaction. Error PT404.';

create function public.set_enquiry_state(enquiry_id bigint, new_state text, seen_state text) returns void language plpgsql security definer
  set search_path = '' as $$
declare
  enquiry private.enquiries;
begin
  perform private.require_admin();
  perform private.refuse_large(array[new_state, seen_state], 200);
  enquiry := private.lock_enquiry(enquiry_id);
  -- 'registered' comes with the person: see public.register_person.
  if new_state is null or new_state = 'registered' or new_state <> all (private.enquiry_states())
    or (enquiry.kind <> 'new') <> (new_state = 'done') and new_state in ('visit agreed', 'declined', 'done') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'new_state');
  end if;
  if enquiry.state = new_state then
    return;
  end if;
  if enquiry.state is distinct from seen_state or enquiry.state = 'registered' then
    perform private.conflict('enquiry_changed', 'Somebody else has changed this enquiry. Load the list again.');
  end if;
  update private.enquiries
    set state = new_state, changed_by_name = case when new_state <> 'new' then private.my_admin_name() end, changed_at = now(),
      called_by_name = case new_state when 'called' then private.my_admin_name() when 'new' then null else called_by_name end
    where id = enquiry.id;
end
$$;
comment on function public.set_enquiry_state(bigint, text, text) is 'For the admin: sets the state of an enquiry: new, called, visit agreed or declined; of the other kinds new, called or done. PT409 if it is not in the state that the admin saw, or is registered.';
grant execute on function public.set_enquiry_state(bigint, text, text) to authenticated;

create function public.set_enquiry_source(enquiry_id bigint, source text, source_name text default null) returns void language plpgsql
  security definer set search_path = '' as $$
declare
  cleaned_name text;
begin
  perform private.require_admin();
  perform private.refuse_large(array[source, source_name], 8000);
  perform private.lock_enquiry(enquiry_id);
  if source is null or source <> all (private.sources()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'source');
  end if;
  cleaned_name := private.clean_text('source_name', source_name, 120, no_contact => true);
  update private.enquiries
    set source = set_enquiry_source.source, source_name = cleaned_name
    where id = enquiry_id;
end
$$;
comment on function public.set_enquiry_source(bigint, text, text) is 'For the admin: how the family of an enquiry came to the bureau, and its name. Error 22023 names the field in its hint. PT404.';
grant execute on function public.set_enquiry_source(bigint, text, text) to authenticated;

create function private.close_enquiry(enquiry_id bigint, profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  enquiry private.enquiries := private.lock_enquiry(enquiry_id);
begin
  if enquiry.state = 'registered' or enquiry.kind <> 'new' then
    perform private.conflict('enquiry_changed', 'Somebody else has changed this enquiry. Load the list again.');
  end if;
  update private.enquiries
    set state = 'registered', registered_user_id = profile_id, changed_by_name = private.my_admin_name(), changed_at = now()
    where id = enquiry.id;
  delete from private.enquiry_numbers where enquiry_numbers.enquiry_id = enquiry.id;
  perform private.note_language(profile_id, enquiry.language);
  insert into public.profile_log (registered_user_id, kind, entry, written_by_name, written_at)
    select profile_id, 'Enquiry', enquiry.words, enquiry.name, enquiry.created_at
    where enquiry.words is not null;
end
$$;
comment on function private.close_enquiry(bigint, bigint) is 'The enquiry has become this person: it keeps no number of its own, and its words are an entry of the log. PT409 if it has become one already.';

create function private.erase_enquiries(profile_id bigint) returns void language sql security definer set search_path = '' as $$
  -- Those that became the person go with the card. The number of a family may also be another registered person's.
  delete from private.enquiries
    using private.enquiry_numbers as number
    where number.enquiry_id = enquiries.id
      and profile_id in (select private.people_of_number(number.phone_number))
      and not exists (select from private.people_of_number(number.phone_number) as other (id) where other.id <> profile_id)
$$;
comment on function private.erase_enquiries(bigint) is 'Erases the enquiries that were sent with the number of this person and of nobody else.';
