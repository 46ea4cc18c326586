-- Comments of private functions that said their names again go, and one comment inside open_family_link is plainer. No new rights.

SET local check_function_bodies = off;

COMMENT ON FUNCTION "private"."agreement_ways"() IS NULL;

COMMENT ON FUNCTION "private"."call_times"() IS NULL;

COMMENT ON FUNCTION "private"."check_people_filters"(jsonb) IS NULL;

COMMENT ON FUNCTION "private"."consent_channels"() IS NULL;

COMMENT ON FUNCTION "private"."digest_audit_values"(bytea, jsonb, jsonb) IS NULL;

COMMENT ON FUNCTION "private"."end_question"() IS NULL;

COMMENT ON FUNCTION "private"."end_sessions"(uuid, uuid) IS NULL;

COMMENT ON FUNCTION "private"."ending_sides"() IS NULL;

COMMENT ON FUNCTION "private"."expire_requests"() IS NULL;

COMMENT ON FUNCTION "private"."fields_of_relatives"() IS NULL;

COMMENT ON FUNCTION "private"."filter_problems"(jsonb) IS NULL;

COMMENT ON FUNCTION "private"."follow_up_states"() IS NULL;

COMMENT ON FUNCTION "private"."has_own_number"(bigint) IS NULL;

COMMENT ON FUNCTION "private"."hash_audit_row"(public.audit_log) IS NULL;

COMMENT ON FUNCTION "private"."introduction_answers"() IS NULL;

COMMENT ON FUNCTION "private"."is_owner"() IS NULL;

COMMENT ON FUNCTION "private"."is_shown"(private.stories) IS NULL;

COMMENT ON FUNCTION "private"."is_time_of_day"(text) IS NULL;

COMMENT ON FUNCTION "private"."keeps_rule"(text, text, integer, integer, text[]) IS NULL;

COMMENT ON FUNCTION "private"."least_login_for_admin"() IS NULL;

COMMENT ON FUNCTION "private"."lock_households"(bigint[]) IS NULL;

COMMENT ON FUNCTION "private"."long_text_holds_contact"(text) IS NULL;

COMMENT ON FUNCTION "private"."most_enquiries_of_hour"() IS NULL;

COMMENT ON FUNCTION "private"."my_admin_name"() IS NULL;

COMMENT ON FUNCTION "private"."my_people"() IS NULL;

COMMENT ON FUNCTION "private"."my_session_id"() IS NULL;

COMMENT ON FUNCTION "private"."notify_of_password"(bigint) IS NULL;

COMMENT ON FUNCTION "private"."pass_on_log"(bigint) IS NULL;

COMMENT ON FUNCTION "private"."pause_reasons"() IS NULL;

COMMENT ON FUNCTION "private"."payment_ways"() IS NULL;

COMMENT ON FUNCTION "private"."people_with_numbers_of"(bigint) IS NULL;

COMMENT ON FUNCTION "private"."problem_of"(text, text, text, jsonb) IS NULL;

COMMENT ON FUNCTION "private"."refresh_ages"() IS NULL;

COMMENT ON FUNCTION "private"."refusal_reasons"() IS NULL;

COMMENT ON FUNCTION "private"."refuse_deleted"(public."RegisteredUsers") IS NULL;

COMMENT ON FUNCTION "private"."refuse_star_places"(jsonb) IS NULL;

COMMENT ON FUNCTION "private"."refuse_unshared"(bigint) IS NULL;

COMMENT ON FUNCTION "private"."refuse_used_name"() IS NULL;

COMMENT ON FUNCTION "private"."relations"() IS NULL;

COMMENT ON FUNCTION "private"."relatives"() IS NULL;

COMMENT ON FUNCTION "private"."report_reasons"() IS NULL;

COMMENT ON FUNCTION "private"."require_candidates_yes"() IS NULL;

COMMENT ON FUNCTION "private"."require_fees"() IS NULL;

COMMENT ON FUNCTION "private"."session_is_open"() IS NULL;

COMMENT ON FUNCTION "private"."set_admin_role"(uuid, text) IS NULL;

COMMENT ON FUNCTION "private"."tidy_texts"() IS NULL;

COMMENT ON FUNCTION "private"."verification_items"() IS NULL;

COMMENT ON FUNCTION "private"."ways_of_showing"() IS NULL;

COMMENT ON FUNCTION "private"."write_person"(bigint, jsonb) IS NULL;

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
