-- The clerk's work on a request: each attempt to reach the other family is noted, with the day to ask again; and what was
-- approved may be sent in a message, which is recorded first.
-- Who may: the admin notes attempts and reads them; members find those about themselves in their own data. Nobody writes to
-- the table but through the function.

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
comment on table public.contact_attempts is 'That the bureau tried to reach a family about a request, and what came of it: "nobody at home".';
comment on column public.contact_attempts.registered_user_id is 'Whose family.';

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

create function private.note_attempt(request_id bigint, channel text, note text, ask_again_on date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.contact_requests;
  cleaned_note text;
begin
  perform private.require_admin();
  request := private.lock_open_request(request_id);
  if channel is null or channel <> all (private.consent_channels()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'channel');
  end if;
  cleaned_note := private.clean_text('note', note, 300, 'Write what came of it.', no_contact => true);
  if ask_again_on <= private.today() then
    perform private.refuse('day_not_ahead', 'Choose a day after today.', 'ask_again_on');
  end if;
  perform set_config('matrimony.audit_action', 'noted attempt', true);
  insert into public.contact_attempts (request_id, registered_user_id, channel, note, tried_by_name)
    values (request_id, request.target_id, channel, cleaned_note, private.my_admin_name());
  update public.contact_requests set ask_again_on = note_attempt.ask_again_on where id = request.id;
end
$$;
comment on function private.note_attempt(bigint, text, text, date) is 'See public.note_attempt.';
create function public.note_attempt(request_id bigint, channel text, note text, ask_again_on date default null)
returns void language sql set search_path = ''
as $$ select private.note_attempt(request_id, channel, note, ask_again_on) $$;
comment on function public.note_attempt(bigint, text, text, date) is 'For the admin: notes that they tried to reach the family which is asked for, and puts the request off until a day, or takes back that it was. PT409 when it is decided.';
grant execute on function
  private.note_attempt(bigint, text, text, date),
  public.note_attempt(bigint, text, text, date)
  to authenticated;

-- What was approved, in a message ------------------------------------------------------------------------------------------

create function private.open_contact_for_message(disclosure_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  disclosure public.disclosures;
begin
  perform private.require_admin();
  select * into disclosure from public.disclosures where id = disclosure_id;
  if not found then
    perform private.not_found('disclosure_gone', 'This is not shared any more.');
  end if;
  -- As the one who asked would see them now: not if taken back, hidden or blocked.
  if disclosure.revoked_at is not null
    or not exists (select from public."RegisteredUsers" where id = disclosure.subject_id and visible)
    or exists (
      select from public.blocks
      where (blocker_id = disclosure.subject_id and blocked_id = disclosure.recipient_id)
        or (blocker_id = disclosure.recipient_id and blocked_id = disclosure.subject_id)
    )
  then
    perform private.conflict('disclosure_not_in_force', 'These details are not open to the one who asked any more.');
  end if;
  perform private.write_audit(
    'put contact details in message', 'disclosures', disclosure_id::text, disclosure.subject_id,
    null, jsonb_build_object('recipient_id', disclosure.recipient_id)
  );
end
$$;
comment on function private.open_contact_for_message(bigint) is 'See public.open_contact_for_message.';
create function public.open_contact_for_message(disclosure_id bigint)
returns void language sql set search_path = ''
as $$ select private.open_contact_for_message(disclosure_id) $$;
comment on function public.open_contact_for_message(bigint) is 'For the admin: records in the audit log that they put shared contact details in the message to the one who asked; read_contact_details then gives them for a minute. PT409 when they are not shared any more.';
grant execute on function private.open_contact_for_message(bigint), public.open_contact_for_message(bigint) to authenticated;

create or replace function private.read_contact_details(profile_id bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_out_of_log();
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  if private.is_admin() then
    if exists (select from public.contact_details where registered_user_id = profile_id) and not exists (
      select from public.audit_log
      where registered_user_id = profile_id and actor = (select auth.uid())
        and action in ('read contact details', 'put contact details on biodata', 'put contact details in message')
        and happened_at > now() - interval '1 minute'
    ) then
      perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
    end if;
  elsif profile_id <> all (array(select private.my_registered_user_ids() union all select private.shared_with_me())) then
    return null;
  end if;
  return (
    select jsonb_build_object('phone_number', phone_number, 'email', email, 'address', address)
    from public.contact_details where registered_user_id = profile_id
  );
end
$$;

-- What members take with them ----------------------------------------------------------------------------------------------

create or replace function private.export_my_data()
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  -- Of others only what the member may see now: an id, and the name unless the profile is hidden.
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object('username', username, 'created_at', created_at, 'last_password_set_at', last_password_set_at)
      from public.accounts where user_id = (select auth.uid())
    ),
    'profile', (
      select private.read_person(my_id) - private.picture_columns() || jsonb_build_object(
        'id', id, 'status', status, 'status_reason', status_reason, 'verified_at', verified_at,
        'verified_items', verified_items, 'created_at', created_at, 'updated_at', updated_at
      )
      from public."RegisteredUsers" where id = my_id
    ),
    'pictures', (
      select jsonb_build_object('first_img', first_img, 'second_img', second_img, 'third_img', third_img, 'birth_chart', birth_chart)
      from public."RegisteredUsers" where id = my_id
    ),
    'proposals', coalesce((
      select jsonb_agg(jsonb_build_object(
        'changes', changes, 'base', base, 'status', status, 'reason', reason, 'decided_at', decided_at, 'created_at', created_at
      ) order by id) from public.profile_proposals where registered_user_id = my_id
    ), '[]'),
    'likes', coalesce((
      select jsonb_agg(jsonb_build_object('registered_user_id', card.id, 'name', private.name_i_see(card), 'created_at', likes.created_at) order by likes.created_at)
      from public.likes join public."RegisteredUsers" as card on card.id = liked_id where liker_id = my_id
    ), '[]'),
    'requests', coalesce((
      select jsonb_agg(jsonb_build_object(
        'registered_user_id', card.id, 'name', private.name_i_see(card), 'note', note, 'status', request.status, 'decline_reason', decline_reason,
        'decided_at', decided_at, 'created_at', request.created_at
      ) order by request.id)
      from public.contact_requests as request join public."RegisteredUsers" as card on card.id = target_id where requester_id = my_id
    ), '[]'),
    'consents', coalesce((
      select jsonb_agg(jsonb_build_object(
        'given_on', given_on, 'channel', channel, 'person', person, 'recorded_by', recorded_by_name, 'recorded_at', recorded_at
      ) order by recorded_at) from public.contact_consents where registered_user_id = my_id
    ), '[]'),
    'attempts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'tried_at', tried_at, 'channel', channel, 'note', note, 'tried_by', tried_by_name
      ) order by id) from public.contact_attempts where registered_user_id = my_id
    ), '[]'),
    'disclosures', coalesce((
      select jsonb_agg(jsonb_build_object(
        'shared_with', other_name, 'registered_user_id', other_id, 'shared_at', shared_at, 'shared_by', shared_by_name, 'revoked_at', revoked_at
      ) order by id) from private.list_my_disclosures()
    ), '[]'),
    'blocks', coalesce((
      select jsonb_agg(jsonb_build_object('registered_user_id', registered_user_id, 'name', name, 'created_at', created_at) order by created_at)
      from private.list_my_blocks()
    ), '[]'),
    'reports', coalesce((
      select jsonb_agg(jsonb_build_object(
        'registered_user_id', reported_id, 'reason', reason, 'note', note, 'created_at', created_at, 'resolved_at', resolved_at
      ) order by id) from public.reports where reporter_id = my_id
    ), '[]'),
    'saved_searches', coalesce((
      select jsonb_agg(jsonb_build_object('name', name, 'filters', filters, 'created_at', created_at) order by id)
      from public.saved_searches where registered_user_id = my_id
    ), '[]'),
    'notifications', coalesce((
      select jsonb_agg(jsonb_build_object('message', message, 'created_at', created_at, 'read_at', read_at) order by id)
      from public.notifications where recipient = (select auth.uid())
    ), '[]'),
    'deletion_request', (
      select jsonb_build_object('note', note, 'asked_at', asked_at) from public.deletion_requests where registered_user_id = my_id
    )
  );
end
$$;
