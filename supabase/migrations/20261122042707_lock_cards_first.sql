-- Two transactions that lock the same rows in different orders wait for each other, until PostgreSQL ends one of them: an
-- error for whoever sent it. Everything that changes a card holds it first, and then its login, its requests, its row of the
-- search and the audit log; so whatever else locks one of these locks the cards before it, in the order of their ids.

create or replace function private.require_seen(my_id bigint, profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Before the profile is looked at: it cannot be hidden any more between that and what follows.
  perform private.lock_cards(my_id, profile_id);
  -- One answer for profiles that are hidden, blocked or were never there.
  if profile_id = my_id or profile_id is null or not exists (
    select from public."RegisteredUsers"
    where id = profile_id and visible and id <> all (array(select private.my_blocked_ids()))
  ) then
    perform private.not_found('profile_not_available', 'This profile is not available.');
  end if;
end
$$;
comment on function private.require_seen(bigint, bigint) is 'Ends the transaction with PT404 unless the member can see this profile of somebody else; keeps both cards as they are until its end.';

create or replace function private.block_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.lock_cards(my_id, profile_id);
  -- Someone who is hidden by now, too, if there has been something between the two.
  if not exists (
    select from public.contact_requests
    where (requester_id = my_id and target_id = profile_id) or (requester_id = profile_id and target_id = my_id and status in ('approved', 'revoked'))
  ) then
    perform private.require_seen(my_id, profile_id);
  end if;
  insert into public.blocks (blocker_id, blocked_id) values (my_id, profile_id) on conflict do nothing;
  delete from public.likes where (liker_id = my_id and liked_id = profile_id) or (liker_id = profile_id and liked_id = my_id);
  update public.contact_requests set status = 'withdrawn'
    where open and requester_id = my_id and target_id = profile_id;
  -- The other one reads what they would read of any profile that has gone.
  update public.contact_requests
    set status = 'declined', decline_reason = 'This profile is not available any more.', decided_by_name = 'The bureau', decided_at = now()
    where open and requester_id = profile_id and target_id = my_id;
end
$$;

create or replace function private.lock_open_request(request_id bigint)
returns public.contact_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.contact_requests;
begin
  perform private.lock_cards(requester_id, target_id) from public.contact_requests where id = request_id;
  select * into request from public.contact_requests where id = request_id for update;
  if not found then
    perform private.not_found('request_gone', 'This request is not there any more.');
  end if;
  if not request.open then
    perform private.conflict('request_closed', 'This request has been decided or withdrawn already.');
  end if;
  return request;
end
$$;

create or replace function private.revoke_disclosure(disclosure_id bigint, revoke_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  disclosure public.disclosures;
  cleaned_reason text;
  subject public."RegisteredUsers";
  recipient public."RegisteredUsers";
begin
  perform private.require_admin();
  perform private.lock_cards(subject_id, recipient_id) from public.disclosures where id = disclosure_id;
  select * into disclosure from public.disclosures where id = disclosure_id for update;
  if not found then
    perform private.not_found('disclosure_gone', 'This is not shared any more.');
  end if;
  if disclosure.revoked_at is not null then
    perform private.conflict('disclosure_revoked', 'This was taken back already.');
  end if;
  cleaned_reason := private.clean_text('revoke_reason', revoke_reason, 300, 'Say why: members read it.', no_contact => true);
  select * into strict subject from public."RegisteredUsers" where id = disclosure.subject_id;
  select * into strict recipient from public."RegisteredUsers" where id = disclosure.recipient_id;
  perform set_config('matrimony.audit_action', 'revoked disclosure', true);
  update public.disclosures
    set revoked_at = now(), revoked_by_name = private.my_admin_name(), revoke_reason = cleaned_reason
    where id = disclosure_id;
  update public.contact_requests
    set status = 'revoked', decided_by_name = private.my_admin_name(), decided_at = now()
    where id = disclosure.request_id;
  perform private.notify_member(
    recipient.id, 'The contact details of ' || subject.name || ' are not shared with you any more.', subject.id
  );
  perform private.notify_member(
    subject.id, 'Your contact details are not shared with ' || recipient.name || ' any more.', recipient.id
  );
end
$$;

create or replace function private.note_my_visit()
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  since timestamptz;
begin
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  perform from public."RegisteredUsers" where id = any (array(select private.my_registered_user_ids())) for key share;
  update private.profile_search set last_active_on = private.today()
    where id = any (array(select private.my_registered_user_ids())) and last_active_on < private.today();
  -- A visit lasts until nobody has looked for four hours: on another device, or after a pause, it is still the same.
  insert into private.visits (registered_user_id, looked_at)
    select id, now() from private.my_registered_user_ids() as id
    on conflict (registered_user_id) do update set
      visit_before = case when visits.looked_at < now() - interval '4 hours' then visits.looked_at else visits.visit_before end,
      looked_at = excluded.looked_at
      where visits.looked_at < now() - interval '1 hour';
  select visit_before into since from private.visits
    where registered_user_id = any (array(select private.my_registered_user_ids()));
  return since;
end
$$;
