-- Contact details, and the ledger of who received them.
--
-- Why reading takes two calls (decision 010): the caller of the API chooses columns, casts and filters of the answer. A cast
-- that fails, or fails only for some values, aborts the transaction after the function has run. The rollback removes the
-- function's record and count, while the error tells the value, or whether a filter held. No return type prevents it: every
-- value can be taken apart as JSON and cast. So the first call only records, and its answer depends on no stored value. The
-- second call finds the record committed, and answers.
--
-- The error of a cast also holds the value, and errors go to the database's log. So a transaction that returns contact details
-- logs no errors. Members and the admin hold no select grant on the table: only functions return contact details to them.
--
-- Who may: members read their own contact details, and while both profiles are shown, those shared with them. The admin reads
-- those whose opening is recorded, for a minute, and decides what is shared.

create table public.disclosures (
  id bigint generated always as identity primary key,
  request_id bigint not null references public.contact_requests (id) on delete cascade,
  subject_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  recipient_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  shared_by_name text not null,
  shared_at timestamptz not null default now(),
  revoked_by_name text,
  revoked_at timestamptz,
  revoke_reason text
    constraint revoke_reason_is_readable check (char_length(revoke_reason) between 1 and 300 and not private.holds_contact(revoke_reason)),
  sent_at timestamptz,
  constraint revoked_disclosures_say_who_revoked check ((revoked_at is null) = (revoked_by_name is null)),
  unique (request_id, subject_id)
);
comment on table public.disclosures is 'The ledger: the owner of the contact details, the recipient, when they were shared, and the admin who shared them. A request that is approved both ways has two.';

comment on column public.disclosures.sent_at is 'When the bureau opened or copied the message to a recipient without a login; null for not yet, and where the site tells it.';

create index disclosures_about on public.disclosures (subject_id, id desc);
-- At most one is in force, so that what is revoked is gone.
create unique index disclosures_in_force on public.disclosures (recipient_id, subject_id) where revoked_at is null;

revoke all on public.disclosures from anon, authenticated, service_role;
grant select on public.disclosures to authenticated;
grant select, insert, update, delete on public.disclosures to service_role;
alter table public.disclosures enable row level security;
create policy "Members read disclosures about themselves, the admin all" on public.disclosures
  for select to authenticated
  using (subject_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger audit_change after insert or update or delete on public.disclosures
  for each row execute function private.audit_change('id', 'subject_id');
create trigger tidy_texts before insert or update on public.disclosures
  for each row execute function private.tidy_texts('revoke_reason');

create function private.was_taken_back(request_id bigint) returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce(bool_and(revoked_at is not null), false) from public.disclosures where disclosures.request_id = was_taken_back.request_id
$$;
comment on function private.was_taken_back(bigint) is 'Whether all that was shared by an approved request is revoked.';

create function private.has_own_yes(subject_id bigint) returns boolean language sql stable security definer set search_path = '' as $$
  select (given and said_by = 'Self' and channel in ('link', 'paper', 'telephone', 'in person')) is true
  from private.last_consent(subject_id, 'sharing')
$$;
comment on function private.has_own_yes(bigint) is 'Whether the candidate''s own last answer about contact details is yes, by her own link or to the bureau: the parents may have the login.';

create function private.may_be_shared(subject_id bigint) returns boolean language sql stable security definer set search_path = '' as $$
  select not (
    last.given is false
    or candidate_says_yes and private.has_own_yes(subject_id) is not true
  )
  from private.last_consent(subject_id, 'sharing') as last, public.site_settings
$$;
comment on function private.may_be_shared(bigint) is 'Whether contact details of a person may be given to anybody: not after a no to sharing, and while the setting candidate_says_yes is on, only with private.has_own_yes.';

create function private.refuse_unshared(subject_id bigint) returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_be_shared(subject_id) then
    perform private.refuse(
      'candidate_yes_missing', '{name} has not said yes in person to the sharing of contact details.',
      given => (select jsonb_build_object('name', name) from public."RegisteredUsers" where id = subject_id)
    );
  end if;
end
$$;

create function private.require_candidates_yes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_unshared(new.subject_id);
  return null;
end
$$;
create constraint trigger require_candidates_yes after insert or update on public.disclosures
  for each row when (new.revoked_at is null) execute function private.require_candidates_yes();

create function private.shared_with_me() returns setof bigint language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  -- A hidden or blocked profile hides its contact details. A recipient whose own profile is hidden reads nobody's.
  return query
    select disclosures.subject_id
    from public.disclosures
    join public."RegisteredUsers" as subject on subject.id = disclosures.subject_id
    join public."RegisteredUsers" as recipient on recipient.id = disclosures.recipient_id
    where disclosures.recipient_id = any (array(select private.my_registered_user_ids()))
      and disclosures.revoked_at is null
      and subject.visible and recipient.visible
      and private.consent(subject.id, 'sharing') is not false
      and disclosures.subject_id <> all (array(select private.my_blocked_ids()));
end
$$;
comment on function private.shared_with_me() is 'The registered users whose contact details are now shared with the caller: not those who have withdrawn their consent to it.';
grant execute on function private.shared_with_me() to authenticated;

-- No "or is_admin()": every read would scan the whole table, and the admin's reads must be recorded. See
-- public.open_contact_details.
create policy "Members read their own contact details and shared ones" on public.contact_details
  for select to authenticated
  using (registered_user_id = any (array(
    select private.my_registered_user_ids() union all select private.shared_with_me()
  )));

-- The family chooses. A member who may read it reads it as they read the details, or the contact.
create policy "Members read incomes as families choose, the admin all" on public.income_details
  for select to authenticated
  using (
    (select private.is_admin())
    or registered_user_id = any (array(select private.my_registered_user_ids()))
    or (income_shown_to = 'Members' and registered_user_id = any (array(select private.my_opened_ids())))
    or (income_shown_to in ('Members', 'Approved contact') and registered_user_id = any (array(select private.shared_with_me())))
  );

-- The office's note about a person holds further phone numbers: the lines of a file or a paper with contact details. So it is as
-- closed as contact details. What needs no opening is in the log (work/profile-log.sql). No API role reads the table; the admin reads it after a recorded opening.
create table private.office_notes (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  note text not null check (note <> '' and char_length(note) <= 2000)
);
comment on table private.office_notes is 'The office''s own note about a person, with further phone numbers. The admin reads it after a recorded opening; the person gets it with all their data.';

-- The planner's statistics would keep samples of the notes, also of people who are erased.
alter table private.office_notes alter column note set statistics 0;

create trigger audit_change after insert or update or delete on private.office_notes
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id', 'note');

-- A nominee's number is as closed (work/nominees.sql).
create table private.nominees (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  name text not null
    constraint name_is_readable check (char_length(name) between 1 and 120),
  relation text not null,
  phone_number text not null
    constraint phone_number_is_international check (private.is_phone_number(phone_number))
);
comment on table private.nominees is 'Who uses a person''s rights if the person dies or cannot act: one at most, named by the person. Erased with the person.';
comment on column private.nominees.relation is 'Of the nominee to the person: a choice of the field whose_phone, without Self.';

-- The planner's statistics would keep samples, also of people who are erased.
alter table private.nominees
  alter column name set statistics 0,
  alter column relation set statistics 0,
  alter column phone_number set statistics 0;

create trigger audit_change after insert or update or delete on private.nominees
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id', 'name', 'relation', 'phone_number');

create function private.has_opened_contact(profile_id bigint, within interval) returns boolean language sql stable security definer
  set search_path = '' as $$
  select exists (
    select from public.audit_log
    where registered_user_id = profile_id and actor = (select auth.uid())
      and action in ('read contact details', 'put contact details on biodata', 'put contact details in message')
      and happened_at > now() - within
  )
$$;
comment on function private.has_opened_contact(bigint, interval) is 'Whether the caller''s opening of a person''s contact details is on record within this time.';

create function private.record_opening(profile_id bigint, audit_action text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if exists (select from public.contact_details where registered_user_id = profile_id)
    or exists (select from private.office_notes where registered_user_id = profile_id)
    or exists (select from private.nominees where registered_user_id = profile_id) then
    perform private.write_audit(audit_action, 'contact_details', profile_id::text, profile_id);
  end if;
end
$$;
comment on function private.record_opening(bigint, text) is 'Records that the admin opens a person''s contact details, if there are any.';

create function public.open_contact_details(wanted_id bigint) returns void language sql security definer set search_path = ''
  as $$ select private.record_opening(wanted_id, 'read contact details') $$;
comment on function public.open_contact_details(bigint) is 'For the admin: records in the audit log that they open a person''s contact details. read_contact_details then returns them for a minute.';
grant execute on function public.open_contact_details(bigint) to authenticated;

create function public.open_contact_for_biodata(profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.refuse_unshared(profile_id);
  perform private.record_opening(profile_id, 'put contact details on biodata');
end
$$;
comment on function public.open_contact_for_biodata(bigint) is 'For the admin: records in the audit log that they put a person''s contact details on a biodata. read_contact_details then returns them for a minute. Error 22023 unless private.may_be_shared.';
grant execute on function public.open_contact_for_biodata(bigint) to authenticated;

-- An admin who has set a member's password may be the one who signs in. So for seven days the login reads contact details only
-- after a record, once a day.
create function private.must_record_reading() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.accounts
    where user_id = (select auth.uid()) and bureau_password_at > now() - interval '7 days'
      and not exists (
        select from public.audit_log
        where audit_log.registered_user_id = accounts.registered_user_id and actor = accounts.user_id
          and action = 'login read contact details' and happened_at > now() - interval '1 day'
      )
  );
end
$$;
comment on function private.must_record_reading() is 'Whether the bureau set the password of the caller''s login in the last seven days, and no reading is on record since yesterday.';

create function public.record_my_reading() returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  if private.must_record_reading() then
    perform private.write_audit('login read contact details', 'contact_details', my_id::text, my_id, null, (
      select jsonb_build_object('bureau_password_by', bureau_password_by, 'bureau_password_at', bureau_password_at)
      from public.accounts where user_id = (select auth.uid())
    ));
  end if;
end
$$;
comment on function public.record_my_reading() is 'For a member whose password the bureau set in the last seven days: records in the audit log that this login reads contact details, at most once a day. read_contact_details and export_my_data then answer.';
grant execute on function public.record_my_reading() to authenticated;

create function public.read_contact_details(profile_id bigint) returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  perform private.keep_out_of_log();
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  if private.is_admin() then
    if exists (select from public.contact_details where registered_user_id = profile_id)
      and not private.has_opened_contact(profile_id, interval '1 minute') then
      perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
    end if;
  elsif profile_id <> all (array(select private.my_registered_user_ids() union all select private.shared_with_me())) then
    return null;
  elsif private.must_record_reading() then
    return '{"record_first": true}';
  end if;
  return (
    select jsonb_build_object(
      'phone_number', phone_number, 'whose_phone', whose_phone,
      'second_phone_number', second_phone_number, 'whose_second_phone', whose_second_phone,
      'email', email, 'address', address, 'assets', assets
    )
    from public.contact_details where registered_user_id = profile_id
  );
end
$$;
comment on function public.read_contact_details(bigint) is '{phone_number, whose_phone, second_phone_number, whose_second_phone, email, address, assets} of one registered user. A member reads their own and those shared with them, and gets null for others; {record_first} asks them for record_my_reading. The admin reads those that they have opened, see open_contact_details.';
grant execute on function public.read_contact_details(bigint) to authenticated;

create function public.read_office_note(profile_id bigint) returns text language plpgsql security definer set search_path = '' as $$
declare
  kept constant text := (select note from private.office_notes where registered_user_id = profile_id);
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  if kept is not null and not private.has_opened_contact(profile_id, interval '1 minute') then
    perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
  end if;
  return coalesce(kept, '');
end
$$;
comment on function public.read_office_note(bigint) is 'For the admin: the office''s note about a person, after open_contact_details; empty if there is none.';
grant execute on function public.read_office_note(bigint) to authenticated;

create function public.save_office_note(profile_id bigint, note text, seen_note text) returns text language plpgsql security definer
  set search_path = '' as $$
declare
  cleaned text;
  kept text;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(seen_note);
  perform private.lock_profile(profile_id);
  cleaned := private.clean_text('note', note, 2000);
  select office_notes.note into kept from private.office_notes where registered_user_id = profile_id;
  -- Whether a guess at the note is right is an answer about it. A note takes longer to write than a minute.
  if kept is not null and not private.has_opened_contact(profile_id, interval '1 day') then
    perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
  end if;
  -- The same again is a second try: the answer to the first was lost.
  if kept is distinct from nullif(seen_note, '') and kept is distinct from cleaned then
    perform private.conflict('note_changed', 'Somebody else has changed this note. Open the contact details again to see it.');
  end if;
  if cleaned is null then
    delete from private.office_notes where registered_user_id = profile_id;
  else
    insert into private.office_notes (registered_user_id, note) values (profile_id, cleaned)
      on conflict (registered_user_id) do update set note = excluded.note;
  end if;
  return coalesce(cleaned, '');
end
$$;
comment on function public.save_office_note(bigint, text, text) is 'For the admin: replaces the office''s note about a person, at most 2000 characters; an empty one removes it. Returns the note as it is stored. Error 42501 for a note that is there, unless the contact details were opened within a day. PT409 if the note is neither the one that the admin saw (empty for none) nor the same already.';
grant execute on function public.save_office_note(bigint, text, text) to authenticated;

-- Sharing ----------------------------------------------------------------------------------------------------------------

create function private.share_contact(about_request bigint, subject public."RegisteredUsers", recipient public."RegisteredUsers") returns void
  language plpgsql security definer set search_path = '' as $$
begin
  -- One in force may rest after a no.
  perform private.refuse_unshared(subject.id);
  -- The other direction may be in force already, by another request.
  insert into public.disclosures (request_id, subject_id, recipient_id, shared_by_name)
    values (about_request, subject.id, recipient.id, private.my_admin_name())
    on conflict (recipient_id, subject_id) where revoked_at is null do nothing;
  if found then
    perform private.notify_member('contact received', recipient.id, jsonb_build_object('name', subject.name), subject.id);
    perform private.notify_member('contact given', subject.id, jsonb_build_object('name', recipient.name), recipient.id);
  end if;
end
$$;
comment on function private.share_contact(bigint, public."RegisteredUsers", public."RegisteredUsers") is 'Shares the subject''s contact details with the recipient and notifies both, unless they are shared already.';

create function public.decide_request(
  request_id bigint, approve boolean, decline_reason text default null, both_ways boolean default false, own_yes_reason text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  request public.contact_requests;
  cleaned_reason text;
  cleaned_own_yes_reason text;
  requester public."RegisteredUsers";
  target public."RegisteredUsers";
begin
  perform private.require_admin();
  request := private.lock_open_request(request_id);
  select * into strict requester from public."RegisteredUsers" where id = request.requester_id;
  select * into strict target from public."RegisteredUsers" where id = request.profile_id;
  cleaned_reason := private.clean_text('decline_reason', decline_reason, 300, no_contact => true);
  if cleaned_reason is null and approve is not true then
    perform private.refuse('request_reason_missing', 'Say why: the family that asked reads it.', 'decline_reason');
  end if;
  cleaned_own_yes_reason := private.clean_text('own_yes_reason', own_yes_reason, 300);
  if approve is null then
    perform private.refuse('decision_missing', 'Approve or decline.');
  end if;
  perform set_config('matrimony.audit_action', case when approve then 'approved request' else 'declined request' end, true);
  if not approve then
    update public.contact_requests
      set status = 'declined', decline_reason = cleaned_reason, decided_by_name = private.my_admin_name(), decided_at = now()
      where id = request_id;
    perform private.notify_member('request declined', requester.id, jsonb_build_object('name', target.name, 'reason', cleaned_reason), target.id);
    return;
  end if;
  if not private.has_consent(request_id, target.id) then
    perform private.refuse('consent_missing', 'Record first that the other family agrees.');
  end if;
  if both_ways and not private.has_consent(request_id, requester.id) then
    perform private.refuse('own_consent_missing', 'Record first that the family that asked agrees too.', 'both_ways');
  end if;
  if (select second_person_decides from public.site_settings) and exists (
    select from public.contact_consents as consent
    where consent.request_id = request.id and recorded_by_name = private.my_admin_name()
      and (registered_user_id = target.id or both_ways)
  ) then
    perform private.conflict('second_person', 'You recorded the consent. Another admin approves this request.');
  end if;
  if not (requester.visible and target.visible) then
    perform private.refuse('profiles_not_visible', 'Both profiles must be verified and active.');
  end if;
  if exists (
    select from public.blocks
    where (blocker_id = request.requester_id and profile_id = request.profile_id)
      or (blocker_id = request.profile_id and profile_id = request.requester_id)
  ) then
    perform private.refuse('one_has_blocked', 'One of the two has blocked the other.');
  end if;
  -- Both ways, an open request of the other direction is answered too.
  update public.contact_requests
    set status = 'approved', decided_by_name = private.my_admin_name(), decided_at = now()
    where id = request_id or (both_ways and open and requester_id = target.id and profile_id = requester.id);
  update public.contact_consents as consent set own_yes_reason = cleaned_own_yes_reason
    where consent.request_id = request.id and (registered_user_id = target.id or both_ways) and cleaned_own_yes_reason is not null
      and not private.has_own_yes(registered_user_id);
  perform private.share_contact(request_id, target, requester);
  if both_ways then
    perform private.share_contact(request_id, requester, target);
  end if;
end
$$;
comment on function public.decide_request(bigint, boolean, text, boolean, text) is 'For the admin: approves or declines an open request. An approval needs a recorded consent, shares the contact details with the one who asked and notifies both. both_ways needs both families'' consents and shares each one''s details with the other. own_yes_reason is kept with the consent of each family whose candidate has not said yes in person. A refusal needs a reason. PT409 if it is not open any more, and where the setting second_person_decides is on for the admin who recorded a consent that counts.';
grant execute on function
  public.decide_request(bigint, boolean, text, boolean, text)
  to authenticated;

create function public.revoke_disclosure(disclosure_id bigint, revoke_reason text, both_ways boolean default false) returns void language plpgsql
  security definer set search_path = '' as $$
declare
  chosen public.disclosures;
  disclosure public.disclosures;
  cleaned_reason text;
  subject public."RegisteredUsers";
  recipient public."RegisteredUsers";
begin
  perform private.require_admin();
  perform private.lock_requests_between(subject_id, recipient_id) from public.disclosures where id = disclosure_id;
  select * into chosen from public.disclosures where id = disclosure_id for update;
  if not found then
    perform private.not_found('disclosure_gone', 'This is not shared any more.');
  end if;
  if chosen.revoked_at is not null then
    perform private.conflict('disclosure_revoked', 'This was taken back already.');
  end if;
  cleaned_reason := private.clean_text('revoke_reason', revoke_reason, 300, no_contact => true);
  if cleaned_reason is null then
    perform private.refuse('revoke_reason_missing', 'Say why: members read it.', 'revoke_reason');
  end if;
  perform set_config('matrimony.audit_action', 'revoked disclosure', true);
  for disclosure in
    update public.disclosures
      set revoked_at = now(), revoked_by_name = private.my_admin_name(), revoke_reason = cleaned_reason
      where id = chosen.id
        or (both_ways and revoked_at is null and subject_id = chosen.recipient_id and recipient_id = chosen.subject_id)
      returning *
  loop
    select * into strict subject from public."RegisteredUsers" where id = disclosure.subject_id;
    select * into strict recipient from public."RegisteredUsers" where id = disclosure.recipient_id;
    -- Nothing for the recipient: it reads the same of this end as of one by the family.
    perform private.notify_member('contact taken back', subject.id, jsonb_build_object('name', recipient.name), recipient.id);
  end loop;
end
$$;
comment on function public.revoke_disclosure(bigint, text, boolean) is 'For the admin: revokes a disclosure, or both ways what is shared between the two; the recipient loses the details at once, and reads the same as after a no of the candidate, or while the profile is hidden: the request stays approved.';
grant execute on function public.revoke_disclosure(bigint, text, boolean) to authenticated;

create function public.list_my_disclosures()
  returns table (id bigint, other_id bigint, other_name text, shared_at timestamptz, shared_by_name text, revoked_at timestamptz) language plpgsql
  stable security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  -- Also names people whose profile is hidden: they received the caller's own details.
  return query
    select disclosures.id, card.id, card.name, disclosures.shared_at, disclosures.shared_by_name, disclosures.revoked_at
    from public.disclosures join public."RegisteredUsers" as card on card.id = disclosures.recipient_id
    where disclosures.subject_id = my_id
    order by disclosures.id desc;
end
$$;
comment on function public.list_my_disclosures() is 'For a member: who received their contact details, when, and from which admin.';
grant execute on function public.list_my_disclosures() to authenticated;
