-- Complaints, and requests about one's rights: to see, correct or erase details, or to withdraw a consent. Section 13 of the DPDP
-- Act, rule 14: a way to complain that is published, and an answer within the published days (the setting grievance_days).
-- Who may: everybody sends one; a member reads the own ones with their answers. The admin reads, adds, acknowledges and answers
-- them, and reads the number or e-mail address of one after a record. Only functions write to these tables.

create function private.grievance_subjects() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['access', 'correction', 'erasure', 'consent', 'misuse', 'picture', 'other'] $$;
comment on function private.grievance_subjects() is 'What a complaint is about: consent is for its withdrawal, misuse for somebody who misused details, picture for a wrong one.';

create function private.long_text_holds_contact(entered text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  -- private.plain_text reads 1000 characters.
  select private.holds_contact(left(entered, 1000)) or private.holds_contact(substr(entered, 901, 1000))
    or private.holds_contact(substr(entered, 1801))
$$;

create table private.grievances (
  id bigint generated always as identity primary key,
  about text not null
    constraint subject_is_known check (about = any (private.grievance_subjects())),
  name text
    constraint name_is_readable check (char_length(name) between 1 and 120),
  words text
    constraint words_are_readable check (char_length(words) between 1 and 2000)
    constraint words_hold_no_contact check (not private.long_text_holds_contact(words)),
  language text
    constraint language_is_a_code check (language ~ '^[a-z]{2,3}$'),
  channel text not null
    constraint channel_is_known check (channel in ('website', 'member', 'office')),
  registered_user_id bigint references public."RegisteredUsers" (id) on delete set null,
  created_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  acknowledged_by_name text,
  answer text
    constraint answer_is_readable check (char_length(answer) between 1 and 2000)
    constraint answer_holds_no_contact check (not private.long_text_holds_contact(answer)),
  answered_at timestamptz,
  answered_by_name text,
  erased_at timestamptz,
  constraint erased_ones_have_no_words check (case when erased_at is null then num_nulls(name, words) = 0 else num_nonnulls(name, words, answer) = 0 end),
  constraint acknowledgements_are_whole check ((acknowledged_at is null) = (acknowledged_by_name is null)),
  constraint answers_are_whole check (num_nulls(answered_at, answered_by_name) in (0, 2) and (erased_at is not null or (answer is null) = (answered_at is null))),
  constraint answered_ones_are_acknowledged check (answered_at is null or acknowledged_at is not null)
);
comment on table private.grievances is 'Complaints and requests about rights. An answer is not changed any more. Erased 365 days after the answer; the words go with the person.';
comment on column private.grievances.channel is 'Where it was sent: by anybody on the website, by a member on their own page, or by the office for a caller.';
comment on column private.grievances.registered_user_id is 'The member who sent it; null for all others.';
comment on column private.grievances.erased_at is 'When name, words and answer were erased with the person. Subject and days stay, as the proof of an answer in time.';

create index grievances_by_age on private.grievances (created_at);
create index grievances_of_person on private.grievances (registered_user_id);

create table private.grievance_contacts (
  grievance_id bigint primary key references private.grievances (id) on delete cascade,
  phone_number text
    constraint phone_number_is_international check (private.is_phone_number(phone_number)),
  email text
    constraint email_is_an_address check (private.is_email(email)),
  constraint one_way_to_answer check (num_nonnulls(phone_number, email) > 0)
);
comment on table private.grievance_contacts is 'Where a complaint is answered to. The admin reads one after a record.';
-- The planner's statistics would keep samples of erased numbers.
alter table private.grievance_contacts alter column phone_number set statistics 0;
alter table private.grievance_contacts alter column email set statistics 0;

-- The log keeps no word of it: it outlives the complaint.
create trigger audit_change after insert or update or delete on private.grievances
  for each row execute function private.audit_change('id', 'registered_user_id', 'name', 'words', 'answer');

create function private.refuse_answer_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.answered_at is not null and new.erased_at is null
    and to_jsonb(new) - 'registered_user_id' <> to_jsonb(old) - 'registered_user_id' then
    perform private.conflict('grievance_closed', 'This complaint is closed already. Load the list again.');
  end if;
  return new;
end
$$;
comment on function private.refuse_answer_change() is 'Trigger: an answered complaint stays as it is, until its words are erased.';
create trigger refuse_answer_change before update on private.grievances
  for each row execute function private.refuse_answer_change();

create function private.forget_grievances(as_of timestamptz) returns integer language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  -- A year, as rule 8(3) keeps logs, so that an answer can be shown to the Data Protection Board; then section 8(7): the purpose is over.
  delete from private.grievances where coalesce(answered_at, erased_at) < as_of - interval '365 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
comment on function private.forget_grievances(timestamptz) is 'Erases complaints, with their numbers, that were answered 365 days before this moment; returns how many. Run by make daily.';

create function private.people_of_grievance(grievance_id bigint) returns setof bigint language sql stable security definer set search_path = '' as $$
  select person.id from private.grievance_contacts as contact
    cross join lateral private.people_of_number(contact.phone_number) as person (id)
    where contact.grievance_id = people_of_grievance.grievance_id
  union
  select registered_user_id from private.grievance_contacts as contact
    join public.contact_details on lower(contact_details.email) = lower(contact.email)
    where contact.grievance_id = people_of_grievance.grievance_id
$$;
comment on function private.people_of_grievance(bigint) is 'The people who are registered with the phone number or e-mail address of a complaint.';

create function private.lock_grievances_of(ids bigint[]) returns void language sql security definer set search_path = '' as $$
  select 1 from private.grievances
    where erased_at is null and (registered_user_id = any (ids) or exists (select from private.people_of_grievance(grievances.id) as found (id) where id = any (ids)))
    order by id for update
$$;
comment on function private.lock_grievances_of(bigint[]) is 'Locks the complaints that an erasure of these people may change.';

create function private.erase_grievances(profile_id bigint) returns void language sql security definer set search_path = '' as $$
  with erased as (
    update private.grievances set erased_at = now(), name = null, words = null, answer = null, registered_user_id = null
      where erased_at is null and (
        registered_user_id = profile_id
        or profile_id in (select private.people_of_grievance(grievances.id))
          -- The number of a family may also be another registered person's.
          and not exists (select from private.people_of_grievance(grievances.id) as other (id) where other.id <> profile_id)
      )
      returning id
  )
  delete from private.grievance_contacts using erased where grievance_contacts.grievance_id = erased.id
$$;
comment on function private.erase_grievances(bigint) is 'Erases name, words, answer and number of the complaints of this person, and of those with a number or e-mail address of this person and of nobody else.';

-- Sending ----------------------------------------------------------------------------------------------------------------

create function private.clean_grievance(
  about text, name text, words text, phone_number text default null, email text default null, language text default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  fields constant jsonb := private.clean_person(jsonb_build_object('name', name, 'phone_number', phone_number, 'email', email));
  cleaned_words constant text := private.clean_text('words', words, 2000);
begin
  if about is null or about <> all (private.grievance_subjects()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'about');
  end if;
  perform private.refuse_problems(fields);
  if language !~ '^[a-z]{2,3}$' then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'language');
  end if;
  if cleaned_words is null then
    perform private.refuse('words_missing', 'Write what it is about.', 'words');
  end if;
  if private.long_text_holds_contact(cleaned_words) then
    perform private.refuse('contact_in_words', 'Leave out phone numbers and e-mail addresses: the number has its own field.', 'words');
  end if;
  return fields || jsonb_build_object('words', cleaned_words);
end
$$;
comment on function private.clean_grievance(text, text, text, text, text, text) is 'Name, number, e-mail address and words of a complaint, cleaned. Error 22023 names the field in its hint.';

create function private.kept_grievance(about text, cleaned jsonb, channel text, profile_id bigint) returns bigint language sql stable
  security definer set search_path = '' as $$
  select kept.id from private.grievances as kept left join private.grievance_contacts as contact on contact.grievance_id = kept.id
  where kept.created_at > now() - interval '10 minutes' and kept.about = kept_grievance.about and kept.words = cleaned ->> 'words'
    and kept.channel = kept_grievance.channel and kept.registered_user_id is not distinct from profile_id
    and contact.phone_number is not distinct from cleaned ->> 'phone_number' and contact.email is not distinct from cleaned ->> 'email'
  order by kept.id limit 1
$$;
comment on function private.kept_grievance(text, jsonb, text, bigint) is 'The same complaint of the last ten minutes: then this is a second try, because the answer to the first was lost. Null for none.';

create function private.keep_grievance(about text, cleaned jsonb, channel text, language text, profile_id bigint default null) returns bigint
  language plpgsql security definer set search_path = '' as $$
declare
  sent bigint := private.kept_grievance(about, cleaned, keep_grievance.channel, profile_id);
begin
  if profile_id is null and num_nonnulls(cleaned ->> 'phone_number', cleaned ->> 'email') = 0 then
    perform private.refuse('contact_missing', 'Enter a phone number or an e-mail address, so that we can answer.', 'phone_number');
  end if;
  if sent is not null then
    return sent;
  end if;
  insert into private.grievances (about, name, words, language, channel, registered_user_id)
    values (keep_grievance.about, cleaned ->> 'name', cleaned ->> 'words', keep_grievance.language, keep_grievance.channel, profile_id)
    returning id into sent;
  if profile_id is null then
    insert into private.grievance_contacts (grievance_id, phone_number, email)
      values (sent, cleaned ->> 'phone_number', cleaned ->> 'email');
  end if;
  if keep_grievance.channel <> 'office' then
    perform private.notify_admin_once('grievance came');
  end if;
  return sent;
end
$$;
comment on function private.keep_grievance(text, jsonb, text, text, bigint) is 'Stores a cleaned complaint, once, and returns its number. Error 22023 for a sender who is no member and left no way to answer.';

create function public.send_grievance(
  about text, name text, words text, challenge text, proof text, phone_number text default null, email text default null,
  language text default null
) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  cleaned jsonb;
  sent bigint;
begin
  perform private.keep_out_of_log();
  perform private.refuse_large(array[about, name, words, challenge, proof, phone_number, email, language], 12000);
  -- The limits of enquiries: see work/enquiries.sql. None for a number: a complaint may not be dropped in silence, and a refusal
  -- would tell that the number has complained. None for programs either.
  perform private.require_proof('new', coalesce(phone_number, email), challenge, proof);
  perform private.one_at_a_time('send_grievance', coalesce(phone_number, email));
  cleaned := private.clean_grievance(about, name, words, phone_number, email, language);
  -- A proof is for one complaint; the same one again is a second try, of which nothing is kept.
  if not private.count_today(format('proof %s of a complaint, %s: %s', challenge, coalesce(phone_number, email), proof), 1) then
    sent := private.kept_grievance(about, cleaned, 'website', null);
    if sent is null then
      perform private.refuse('enquiry_expired', 'This took too long. Please send it once more.');
    end if;
    return sent;
  end if;
  perform private.count_address();
  perform pg_advisory_xact_lock(hashtextextended('private.enquiries', 0));
  perform private.refuse_full_hour('new');
  perform private.note_sending('new');
  return private.keep_grievance(about, cleaned, 'website', language);
end
$$;
comment on function public.send_grievance(text, text, text, text, text, text, text, text) is 'For everybody: sends a complaint or a request about rights, with the challenge of begin_enquiry, and returns its number. The proof is for phone_number, or for email without one, and for one complaint; the limits are those of enquiries, counted together. words: 2000 characters without contact details. Error 22023 names the field in its hint.';
grant execute on function public.send_grievance(text, text, text, text, text, text, text, text) to anon, authenticated;

create function public.send_my_grievance(about text, words text) returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
  -- One after the other, so that a repetition finds the first.
  card constant public."RegisteredUsers" := private.lock_profile(my_id);
  cleaned jsonb;
begin
  perform private.refuse_large(array[about, words], 12000);
  cleaned := private.clean_grievance(about, card.name, words);
  if not private.count_today(format('member %s, complaint', my_id), 10) then
    perform private.refuse('too_many_enquiries', 'Many enquiries have come in just now. Please call us.');
  end if;
  perform private.keep_grievance(about, cleaned, 'member', language, my_id) from public.accounts where registered_user_id = my_id;
end
$$;
comment on function public.send_my_grievance(text, text) is 'For a member: sends a complaint or a request about rights, at most ten in a day. words: 2000 characters without contact details. Error 22023 names the field in its hint.';
grant execute on function public.send_my_grievance(text, text) to authenticated;

create function private.grievance_clock(sent_at timestamptz) returns jsonb language sql stable security definer set search_path = '' as $$
  -- Two thirds of a day are 16 hours.
  select jsonb_build_object(
    'acknowledge_by', sent_at + interval '48 hours',
    'warn_at', sent_at + make_interval(hours => 16 * grievance_days), 'due_at', sent_at + make_interval(hours => 24 * grievance_days)
  )
  from public.site_settings
$$;
comment on function private.grievance_clock(timestamptz) is 'Until when a complaint of this moment is acknowledged and answered, and when two thirds of the time for the answer are over.';

create function public.read_my_grievances() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', id, 'about', about, 'words', words, 'created_at', created_at, 'acknowledged_at', acknowledged_at,
      'answered_at', answered_at, 'answer', answer, 'due_at', private.grievance_clock(created_at) -> 'due_at'
    ) order by id desc)
    from private.grievances where registered_user_id = my_id
  ), '[]');
end
$$;
comment on function public.read_my_grievances() is 'For a member: their own complaints, newest first, with the answers of the bureau.';
grant execute on function public.read_my_grievances() to authenticated;

-- For the admin ------------------------------------------------------------------------------------------------------------

create function public.add_grievance(about text, name text, words text, phone_number text default null, email text default null) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(array[about, name, words, phone_number, email], 12000);
  perform pg_advisory_xact_lock(hashtextextended('private.enquiries', 0));
  perform private.keep_grievance(about, private.clean_grievance(about, name, words, phone_number, email), 'office', null);
end
$$;
comment on function public.add_grievance(text, text, text, text, text) is 'For the admin: records a complaint on the telephone or at the counter. Fields as of send_grievance. Error 22023 names the field in its hint.';
grant execute on function public.add_grievance(text, text, text, text, text) to authenticated;

create function public.list_grievances(closed boolean default false, skipped integer default 0) returns jsonb language plpgsql stable security definer
  set search_path = '' as $$
declare
  found_grievances jsonb;
begin
  perform private.require_admin();
  with wanted as (
    select * from private.grievances where (coalesce(answered_at, erased_at) is not null) = coalesce(closed, false)
  )
  select jsonb_build_object('count', (select count(*) from wanted), 'list', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', part.id, 'about', part.about, 'name', part.name, 'words', part.words, 'language', part.language, 'channel', part.channel,
      'created_at', part.created_at, 'acknowledged_at', part.acknowledged_at, 'acknowledged_by_name', part.acknowledged_by_name,
      'answer', part.answer, 'answered_at', part.answered_at, 'answered_by_name', part.answered_by_name, 'erased_at', part.erased_at,
      'profile_id', part.registered_user_id,
      'has_contact', exists (select from private.grievance_contacts as contact where contact.grievance_id = part.id)
    ) || private.grievance_clock(part.created_at) order by case when closed then part.id end desc, part.id)
    from (
      select * from wanted order by case when closed then id end desc, id
      offset greatest(coalesce(skipped, 0), 0) limit 20
    ) as part
  ), '[]')) into found_grievances;
  return found_grievances;
end
$$;
comment on function public.list_grievances(boolean, integer) is 'For the admin: {count, list} of the complaints without an answer, oldest first, or of the closed ones, newest first; 20 at a time. Without the number: see open_grievance_contact.';
grant execute on function public.list_grievances(boolean, integer) to authenticated;

create function public.open_grievance_contact(grievance_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.record_number_opening('grievances', contact.grievance_id, array(select private.people_of_grievance(contact.grievance_id)))
    from private.grievance_contacts as contact where contact.grievance_id = open_grievance_contact.grievance_id;
end
$$;
comment on function public.open_grievance_contact(bigint) is 'For the admin: records in the audit log that they open the phone number and e-mail address of a complaint. read_grievance_contact then returns them for a minute.';
grant execute on function public.open_grievance_contact(bigint) to authenticated;

create function public.read_grievance_contact(grievance_id bigint) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  contact private.grievance_contacts;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  select * into contact from private.grievance_contacts as kept where kept.grievance_id = read_grievance_contact.grievance_id;
  if not found then
    return null;
  end if;
  perform private.require_opened_number('grievances', contact.grievance_id);
  return jsonb_build_object('phone_number', contact.phone_number, 'email', contact.email, 'people', coalesce((
    select jsonb_agg(jsonb_build_object('id', card.id, 'name', card.name) order by card.id)
    from public."RegisteredUsers" as card where card.id in (select private.people_of_grievance(contact.grievance_id))
  ), '[]'));
end
$$;
comment on function public.read_grievance_contact(bigint) is 'For the admin, after open_grievance_contact: {phone_number, email, people: [{id, name}]} of a complaint, with the people who are registered with them. Null if it has none: a member''s, or an erased one.';
grant execute on function public.read_grievance_contact(bigint) to authenticated;

create function private.lock_open_grievance(grievance_id bigint) returns private.grievances language plpgsql security definer set search_path = ''
  as $$
declare
  grievance private.grievances;
begin
  -- The card first, as an erasure locks them: the member is notified of the answer.
  perform private.lock_cards(registered_user_id, registered_user_id) from private.grievances where id = grievance_id;
  select * into grievance from private.grievances where id = grievance_id for update;
  if not found then
    perform private.not_found('grievance_gone', 'This complaint is not there any more.');
  end if;
  if coalesce(grievance.answered_at, grievance.erased_at) is not null then
    perform private.conflict('grievance_closed', 'This complaint is closed already. Load the list again.');
  end if;
  return grievance;
end
$$;
comment on function private.lock_open_grievance(bigint) is 'A complaint without an answer, locked until the end of the transaction. Errors PT404, PT409.';

create function public.acknowledge_grievance(grievance_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  grievance private.grievances;
begin
  perform private.require_admin();
  grievance := private.lock_open_grievance(grievance_id);
  if grievance.acknowledged_at is not null then
    return;
  end if;
  update private.grievances set acknowledged_at = now(), acknowledged_by_name = private.my_admin_name() where id = grievance.id;
  perform private.notify_member('grievance received', grievance.registered_user_id);
end
$$;
comment on function public.acknowledge_grievance(bigint) is 'For the admin: the sender was told that the complaint is here. A member gets a notification. PT409 for a closed one.';
grant execute on function public.acknowledge_grievance(bigint) to authenticated;

create function public.answer_grievance(grievance_id bigint, answer text) returns void language plpgsql security definer set search_path = '' as $$
declare
  grievance private.grievances;
  cleaned text;
begin
  perform private.require_admin();
  perform private.refuse_large(answer, 12000);
  cleaned := private.clean_text('answer', answer, 2000);
  if cleaned is null then
    perform private.refuse('answer_missing', 'Write the answer.', 'answer');
  end if;
  if private.long_text_holds_contact(cleaned) then
    perform private.refuse('contact_in_text', 'Leave out phone numbers and e-mail addresses: others read this.', 'answer');
  end if;
  -- The same again: the answer to the first try was lost.
  if exists (
    select from private.grievances as kept where kept.id = grievance_id and kept.answer = cleaned
  ) then
    return;
  end if;
  grievance := private.lock_open_grievance(grievance_id);
  update private.grievances
    set answer = cleaned, answered_at = now(), answered_by_name = private.my_admin_name(),
      acknowledged_at = coalesce(grievance.acknowledged_at, now()),
      acknowledged_by_name = coalesce(grievance.acknowledged_by_name, private.my_admin_name())
    where id = grievance.id;
  perform private.notify_member('grievance answered', grievance.registered_user_id);
end
$$;
comment on function public.answer_grievance(bigint, text) is 'For the admin: records the answer to a complaint, which closes it and stays as it is. A member reads it on their own page and gets a notification. answer: 2000 characters without contact details. Error 22023 names the field in its hint; PT409 for a closed one.';
grant execute on function public.answer_grievance(bigint, text) to authenticated;

create function private.grievances_of_today() returns jsonb language sql stable security definer set search_path = '' as $$
  with waiting as (select * from private.grievances where answered_at is null and erased_at is null)
  select jsonb_build_object('grievances', jsonb_build_object('count', (select count(*) from waiting), 'list', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', id, 'name', name, 'about', about, 'since', created_at, 'is_acknowledged', acknowledged_at is not null
    ) || private.grievance_clock(created_at) order by id)
    from (select * from waiting order by id limit 25) as first
  ), '[]')))
$$;
comment on function private.grievances_of_today() is 'Of the page Today, the complaints without an answer, oldest first, with their clock.';
