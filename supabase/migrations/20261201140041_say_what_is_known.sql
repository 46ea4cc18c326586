-- A member's own list says whether the other family is interested already, as far as the bureau lets this one know it: it is not
-- asked again. The candidate's link says on her phone what people without a login see of her now, after any answer. Both read the
-- rows of the same callers as before.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.list_my_choices (
  about bigint DEFAULT NULL::bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.open_family_link (
  token    text,
  device   uuid,
  language text    DEFAULT NULL::text,
  at_most  integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link private.family_links := private.family_of_link(token);
  opened_by constant bytea := sha256(uuid_send(coalesce(device, gen_random_uuid())));
  -- The page reads again each time its tab gets the focus.
  is_written constant boolean := link.last_opened_at is null or link.last_opened_at < now() - interval '1 hour'
    or link.other_phone_at is null and link.device_hash <> opened_by
    or exists (select from public.introductions where family_id = link.registered_user_id and shown_at > link.last_opened_at);
  is_known boolean;
  shown jsonb := '[]';
begin
  -- The row of the link is locked by the first opening, and by one that is recorded: a refusal would undo the record.
  if not is_written then
    perform private.one_at_a_time('open_family_link', link.id::text);
  end if;
  perform private.refuse_large(language);
  perform private.check_part(0, at_most, 1000);
  perform private.tell_due_answers(case when is_written then link.id end);
  -- Before the row of the link is locked: its row refers to the card. The candidate's link leaves no trace in the family's paper.
  if not link.for_candidate and not private.is_admin()
    and (private.phone_is_known(link, device) or link.device_hash is null and device is not null)
  then
    perform private.note_language(link.registered_user_id, language);
  end if;
  if is_written then
    -- Another phone may have opened it, or the bureau ended it, before the lock.
    link := private.family_of_link(token);
    update private.family_links
      set device_hash = coalesce(device_hash, opened_by), first_opened_at = coalesce(first_opened_at, now()), last_opened_at = now(),
        other_phone_at = coalesce(other_phone_at, case when device_hash <> opened_by then now() end)
      where id = link.id;
  end if;
  if link.device_hash is null then
    perform private.record_link('opened private link', link);
  elsif link.device_hash <> opened_by and link.other_phone_at is null then
    perform private.record_link('opened private link on another phone', link);
    perform private.notify_admin('link on another phone', link.registered_user_id, jsonb_build_object('name', name))
      from public."RegisteredUsers" where id = link.registered_user_id;
  end if;
  is_known := private.phone_is_known(link, device) or link.device_hash is null and device is not null and not link.for_candidate;
  if not link.for_candidate then
    shown := private.shown_to(link.registered_user_id, by_link => true, with_answers => is_known, at_most => at_most + 1);
  end if;
  return (
    select jsonb_build_object(
      'family', jsonb_build_object(
        'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender,
        'birth_star', details.birth_star, 'star_pada', details.star_pada, 'rasi', details.rasi
      ),
      'expires_at', link.expires_at, 'is_known', is_known, 'may_try', link.wrong_digits < 5, 'for_candidate', link.for_candidate,
      'people', shown - at_most, 'has_more', jsonb_array_length(shown) > at_most,
      'confirmed_today', is_known and not link.for_candidate and exists (
        select from private.keeping as kept where kept.registered_user_id = card.id and kept.confirmed_on = private.today()
      ),
      -- What the login of the family reads too. Her own answers by this link are in none of it.
      'answered_for_candidate', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'purpose', last.purpose, 'given', last.given, 'said_by', last.said_by, 'said_by_name', last.said_by_name,
          'channel', last.channel, 'said_on', last.said_on
        ) order by last.purpose), '[]')
        from (
          select distinct on (said.purpose) said.* from private.consents_for_person(card.id) as said
          where is_known and link.for_candidate and said.purpose <> 'sharing'
          order by said.purpose, said.id desc
        ) as last
      ),
      -- What anybody sees on the site now, after any answer.
      'seen_by_visitors', case
        when is_known and link.for_candidate and card.visible and not card.card_for_members and private.visitors_may_browse() then
          case when private.visitors_see_pictures() and not card.pictures_for_members and card.first_img is not null then jsonb_build_array('visitors', 'pictures')
            else jsonb_build_array('visitors') end
        else '[]'
      end
    )
    from public."RegisteredUsers" as card left join public.profile_details as details on details.registered_user_id = card.id
    where card.id = link.registered_user_id
  );
end
$function$;

COMMENT ON FUNCTION "public"."list_my_choices"(bigint) IS 'For a member: everybody they marked, gave a yes, asked for, or have the contact details of: one row and one state for each person, whatever records it. about: one profile alone, also without a state. A person that they do not see now is gone, without facts. may_answer: a yes is an answer to the bureau (public.answer_match), without a limit; otherwise a request (public.ask_for_contact). said_yes: the other family is interested, where asked_families lets this one know it.';

COMMENT ON FUNCTION "public"."open_family_link"(text, uuid, text, integer) IS 'For anyone who has the private link of a family: its person, and the first people who are shown to it, at_most of 1 to 1000; has_more: whether there are others. language: of the page; a phone that the link knows keeps it for the bureau''s messages. device: a number that the browser keeps; another one than the first is recorded, and the bureau is notified once. It reads the list without answers until it gave the digits (prove_family_phone). The time of opening is written at most once an hour, and after each showing. for_candidate: it asks for her own answers, and shows nobody; they are not read by it, because somebody else of the family may open it. answered_for_candidate: on her phone, the last answers that the family''s login reads too, without sharing. seen_by_visitors: on her phone, of the card (visitors) and its pictures, what people without a login see now. confirmed_today: whether the family said today that its profile is right. PT404 for a link that does not work.';
