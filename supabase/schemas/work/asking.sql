-- A member asks for contact details: within the limits, and not of a family with which the bureau has arranged it already.
-- Who may: members, for themselves.

create function public.ask_for_contact(profile_id bigint, note text default null) returns bigint language plpgsql security definer
  set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
  allowance record;
  new_id bigint;
begin
  -- Before anything is written: an answer between the two families locks and writes the same rows.
  perform private.lock_introductions(my_id, profile_id);
  perform private.require_seen(my_id, profile_id);
  -- Serializes a member's requests, so that concurrent ones can't exceed the limits.
  perform from public.accounts where registered_user_id = my_id for update;
  perform public.like_profile(profile_id);
  -- Also while the caller's own profile is hidden, and the sharing rests. After a no as after a revocation, it can be asked again.
  if exists (
    select from public.disclosures
    where recipient_id = my_id and subject_id = ask_for_contact.profile_id and revoked_at is null
      and private.consent(subject_id, 'sharing') is not false
  ) then
    perform private.refuse('shared_already', 'The contact details are shared with you already.');
  end if;
  if exists (
    select from public.contact_requests as request
    where requester_id = my_id and request.profile_id = ask_for_contact.profile_id and open
  ) then
    perform private.refuse('asked_already', 'You have asked already. The bureau will answer.');
  end if;
  select * into strict allowance from private.request_allowance(my_id);
  if allowance.left_open = 0 then
    perform private.refuse(
      'too_many_open_requests',
      'You have {open} requests open. Wait for an answer, or withdraw one.',
      given => jsonb_build_object('open', allowance.open_requests)
    );
  end if;
  if allowance.left_today = 0 then
    perform private.refuse(
      'too_many_requests_today',
      'You have asked for as many profiles as a day allows: {most}. Please ask again later.',
      given => jsonb_build_object('most', allowance.requests_per_day)
    );
  end if;
  insert into public.contact_requests (requester_id, profile_id, note)
    values (my_id, profile_id, private.clean_text('note', note, 500))
    returning id into new_id;
  perform private.notify_admin('contact asked for', my_id, jsonb_build_object('name', asker.name, 'other', asked.name), about_request => new_id)
    from public."RegisteredUsers" as asker, public."RegisteredUsers" as asked
    where asker.id = my_id and asked.id = profile_id;
  -- The other family may have said yes already (work/introductions.sql).
  update public.introductions set request_id = new_id
    where family_id = ask_for_contact.profile_id and shown_id = my_id and answer = 'interested' and tell_after is null and introductions.request_id is null;
  perform private.ask_family(ask_for_contact.profile_id, my_id);
  return new_id;
end
$$;
comment on function public.ask_for_contact(bigint, text) is 'For a member: asks the bureau for the contact details of a profile that they can see, and likes it; returns the request. Error 22023 for the limits of site_settings, PT404.';
grant execute on function public.ask_for_contact(bigint, text) to authenticated;
