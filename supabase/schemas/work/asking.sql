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
  perform private.take_agreements(new_id);
  perform private.ask_family(ask_for_contact.profile_id, my_id);
  return new_id;
end
$$;
comment on function public.ask_for_contact(bigint, text) is 'For a member: asks the bureau for the contact details of a profile that they can see, and likes it; returns the request. Error 22023 for the limits of site_settings, PT404.';
grant execute on function public.ask_for_contact(bigint, text) to authenticated;

create function public.list_my_choices(about bigint default null) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
  hidden_ids constant bigint[] := private.hidden_from_me();
  i_am_shown constant boolean := (select visible from public."RegisteredUsers" where id = my_id);
begin
  return (
    with shared as (
      select subject_id as id, disclosures.shared_at from public.disclosures
      where recipient_id = my_id and revoked_at is null and subject_id = any (array(select private.shared_with_me()))
    ), chosen as (
      select profile_id as id from public.likes where liker_id = my_id
      union select profile_id from public.contact_requests where requester_id = my_id
      union select shown_id from public.introductions where family_id = my_id and answer = 'interested'
      union select id from shared
      union select about where about is not null
    ), known as (
      select chosen.id, card.name, card.own_script_name, card.age, card.location, card.first_img, marked.created_at as marked_at,
        shared.shared_at, latest.id as request_id, latest.open, latest.note, latest.decline_reason, latest.created_at as asked_at,
        coalesce(latest.decided_at, latest.updated_at) as decided_at, yes.answered_at, card.id is not null and mine.id is not null and private.may_answer(mine) as may_answer,
        card.id is not null and mine.asked_at is not null and mine.ended_at is null
          and (select asked_families <> 'bureau calls' from public.site_settings) as said_yes,
        case
          when card.id is null then 'gone'
          when shared.id is not null or latest.status = 'approved' and not i_am_shown then 'shared'
          when exists (select from public.contact_requests as of_both where of_both.id = yes.request_id and of_both.open) then 'both'
          when latest.open then 'asked'
          when yes.id is not null and yes.request_id is null then case when yes.tell_after > now() then 'waiting' else 'asked' end
          when latest.status = 'approved' then 'revoked'
          when latest.id is not null then latest.status
          when yes.id is not null then 'answered'
          when marked.profile_id is not null then 'marked'
        end as state
      from chosen
      left join public."RegisteredUsers" as card on card.id = chosen.id and card.visible and card.id <> all (hidden_ids)
      left join public.likes as marked on marked.liker_id = my_id and marked.profile_id = chosen.id
      left join shared on shared.id = chosen.id
      left join public.introductions as mine on mine.family_id = my_id and mine.shown_id = chosen.id
      left join public.introductions as yes on yes.id = mine.id and yes.answer = 'interested'
      left join lateral (
        select * from public.contact_requests as request where requester_id = my_id and request.profile_id = chosen.id order by request.id desc limit 1
      ) as latest on true
      where about is null or chosen.id = about
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'name', name, 'own_script_name', own_script_name, 'age', age, 'location', location, 'picture', first_img, 'state', state,
      -- The day of an end is the other family's business.
      'since', case state when 'shared' then coalesce(shared_at, decided_at) when 'marked' then marked_at when 'revoked' then null
        when 'asked' then case when open then asked_at else answered_at end when 'waiting' then answered_at when 'both' then answered_at
        when 'answered' then answered_at when 'gone' then coalesce(marked_at, asked_at, answered_at) else decided_at end,
      'marked', marked_at is not null, 'answered', answered_at is not null and may_answer, 'request_id', case when open then request_id end, 'note', case when open then note end,
      'decline_reason', case when state = 'declined' then decline_reason end, 'may_answer', may_answer, 'said_yes', coalesce(said_yes, false),
      'given', exists (select from public.disclosures where subject_id = my_id and recipient_id = known.id and revoked_at is null)
    ) order by array_position(array['shared', 'both', 'waiting', 'asked', 'answered', 'marked'], state), greatest(marked_at, asked_at, answered_at, shared_at) desc, id), '[]')
    from known
  );
end
$$;
comment on function public.list_my_choices(bigint) is 'For a member: everybody they marked, gave a yes, asked for, or have the contact details of: one row and one state for each person, whatever records it. about: one profile alone, also without a state. A person that they do not see now is gone, without facts. may_answer: a yes is an answer to the bureau (public.answer_match), without a limit; otherwise a request (public.ask_for_contact). said_yes: the other family is interested, where asked_families lets this one know it.';
grant execute on function public.list_my_choices(bigint) to authenticated;
