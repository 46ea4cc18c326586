-- Work on a request. The admin notes each attempt to reach the other family, with the day to ask again. They may send shared
-- contact details in a message, which is recorded first.
-- Who may: the admin notes and reads attempts; members find those about themselves in their exported data. Only the function
-- writes to the table.

create table public.contact_attempts (
  id bigint generated always as identity primary key,
  request_id bigint not null references public.contact_requests (id) on delete cascade,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  channel text not null
    constraint channel_is_known check (channel = any (private.consent_channels())),
  note text not null
    constraint note_is_readable check (char_length(note) between 1 and 300 and not private.holds_contact(note)),
  tried_by_name text not null,
  tried_at timestamptz not null default now()
);
comment on table public.contact_attempts is 'Attempts of the bureau to reach a family about a request, and their outcome: "nobody at home".';
comment on column public.contact_attempts.registered_user_id is 'The person whose family it was.';

create index contact_attempts_of_request on public.contact_attempts (request_id, id desc);
create index contact_attempts_of_person on public.contact_attempts (registered_user_id);

revoke all on public.contact_attempts from anon, authenticated, service_role;
grant select on public.contact_attempts to authenticated;
grant select, insert, update, delete on public.contact_attempts to service_role;
alter table public.contact_attempts enable row level security;
create policy "The admin reads attempts" on public.contact_attempts
  for select to authenticated using ((select private.is_admin()));

create trigger audit_change after insert or update or delete on public.contact_attempts
  for each row execute function private.audit_change('request_id', 'registered_user_id');
create trigger tidy_texts before insert or update on public.contact_attempts
  for each row execute function private.tidy_texts('note');

create function public.note_attempt(request_id bigint, channel text, note text, ask_again_on date default null) returns void language plpgsql
  security definer set search_path = '' as $$
declare
  request public.contact_requests;
  cleaned_note text;
begin
  perform private.require_admin();
  request := private.lock_open_request(request_id);
  if channel is null or channel <> all (private.consent_channels()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'channel');
  end if;
  cleaned_note := private.clean_text('note', note, 300, no_contact => true);
  if cleaned_note is null then
    perform private.refuse('attempt_note_missing', 'Write the result.', 'note');
  end if;
  perform private.refuse_past_day(ask_again_on, 'ask_again_on');
  perform set_config('matrimony.audit_action', 'noted attempt', true);
  -- The same again is a second try: the answer to the first was lost.
  if not exists (
    select from public.contact_attempts as attempt
    where attempt.request_id = request.id and attempt.channel = note_attempt.channel and attempt.note = cleaned_note
      and tried_by_name = private.my_admin_name() and tried_at > now() - interval '10 minutes'
  ) then
    insert into public.contact_attempts (request_id, registered_user_id, channel, note, tried_by_name)
      values (request_id, request.profile_id, channel, cleaned_note, private.my_admin_name());
  end if;
  update public.contact_requests set ask_again_on = note_attempt.ask_again_on where id = request.id;
end
$$;
comment on function public.note_attempt(bigint, text, text, date) is 'For the admin: notes an attempt to reach the other family. Postpones the request until a day, or without one ends the postponement. The same again within ten minutes is noted once. PT409 if it is decided.';
grant execute on function
  public.note_attempt(bigint, text, text, date)
  to authenticated;

-- Shared contact details in a message --------------------------------------------------------------------------------------

create function public.open_contact_for_message(disclosure_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  disclosure public.disclosures;
begin
  perform private.require_admin();
  select * into disclosure from public.disclosures where id = disclosure_id;
  if not found then
    perform private.not_found('disclosure_gone', 'This is not shared any more.');
  end if;
  -- The same rule as for the recipient on the site: not if revoked, hidden or blocked, or after a no to sharing.
  if disclosure.revoked_at is not null or private.consent(disclosure.subject_id, 'sharing') is false
    or exists (
      select from public."RegisteredUsers" where id in (disclosure.subject_id, disclosure.recipient_id) and not visible
    )
    or exists (
      select from public.blocks
      where (blocker_id = disclosure.subject_id and profile_id = disclosure.recipient_id)
        or (blocker_id = disclosure.recipient_id and profile_id = disclosure.subject_id)
    )
  then
    perform private.conflict('disclosure_not_in_force', 'The family that asked cannot see these details any more.');
  end if;
  perform private.write_audit(
    'put contact details in message', 'disclosures', disclosure_id::text, disclosure.subject_id,
    null, jsonb_build_object('recipient_id', disclosure.recipient_id)
  );
end
$$;
comment on function public.open_contact_for_message(bigint) is 'For the admin: records in the audit log that they put shared contact details in a message to the recipient. read_contact_details then returns them for a minute. PT409 if they are not shared any more.';
grant execute on function public.open_contact_for_message(bigint) to authenticated;

create function public.note_message_sent(disclosure_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.disclosures set sent_at = now() where id = disclosure_id and revoked_at is null and sent_at is null;
end
$$;
comment on function public.note_message_sent(bigint) is 'For the admin: the message with shared contact details is sent. The first time stays. Changes nothing where they are not shared any more.';
grant execute on function public.note_message_sent(bigint) to authenticated;
