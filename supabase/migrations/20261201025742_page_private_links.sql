-- A private link gives fifty people, and more when it is asked: open_family_link has one more argument, with the same callers.

SET local check_function_bodies = off;

DROP FUNCTION "private"."shown_to"(bigint, boolean, boolean);

DROP FUNCTION "public"."open_family_link"(text, uuid, text);

create or replace function private.shown_to(family bigint, by_link boolean, with_answers boolean, at_most integer default null) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select coalesce(jsonb_agg(person order by place), '[]')
  from (
    select jsonb_build_object(
      'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender, 'age', card.age,
      'location', card.location, 'religion', card.religion, 'height', details.height, 'birth_star', details.birth_star,
      'star_pada', details.star_pada, 'rasi', details.rasi, 'education', details.education, 'job', details.job,
      'picture', case when not by_link or settings.visitors_see_pictures and not card.pictures_for_members then card.first_img end,
      'shown_at', shown.shown_at, 'answer', case when with_answers then shown.answer end,
      'asked', with_answers and shown.asked_at is not null and settings.asked_families <> 'bureau calls',
      'may_answer', with_answers and shown.request_id is null and (shown.how <> 'Interest' or settings.asked_families = 'may answer' and shown.ended_at is null),
      'ended', with_answers and shown.ended_at is not null and settings.asked_families <> 'bureau calls',
      'was_told', with_answers and shown.told_at is not null and shown.answer <> 'interested',
      'more', case when with_answers then jsonb_build_object(
        'caste', details.caste, 'gothram', details.gothram, 'kulam', details.kulam, 'native_place', details.native_place,
        'work_place', details.work_place, 'children', details.children, 'children_live_with', details.children_live_with,
        'mangal_dosha', details.mangal_dosha, 'other_dosha', details.other_dosha,
        'mother_tongue', details.mother_tongue, 'marital_status', details.marital_status, 'diet', details.diet,
        'father''s_name', details."father's_name", 'father''s_job', details."father's_job",
        'mother''s_name', details."mother's_name", 'mother''s_job', details."mother's_job",
        'number_of_siblings', details.number_of_siblings, 'brothers', details.brothers, 'married_brothers', details.married_brothers,
        'sisters', details.sisters, 'married_sisters', details.married_sisters
      ) end,
      'both', with_answers and shown.request_id is not null, 'told', shown.tell_after is null or not with_answers
    ) as person, row_number() over (order by with_answers and (shown.answer is not null and shown.answer <> 'later' and (at_most is null or shown.answered_at < now() - interval '1 hour') or shown.how = 'Interest' and shown.ended_at is not null), with_answers and shown.asked_at is null,
      shown.shown_at desc, shown.id desc) as place
    from public.introductions as shown
    cross join public.site_settings as settings
    join public."RegisteredUsers" as card on card.id = shown.shown_id
    join public.profile_details as details on details.registered_user_id = card.id
    where shown.family_id = family and (shown.how <> 'Interest' or settings.asked_families <> 'bureau calls' and with_answers)
      and private.may_meet(family, card.id) and not (by_link and private.is_off_links(card.id))
    order by place limit at_most
  ) as listed
$$;

create or replace function public.open_family_link(token text, device uuid, language text default null, at_most integer default 50) returns jsonb language plpgsql security definer
  set search_path = '' as $$
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
          where is_known and link.for_candidate and said.purpose <> 'sharing' and said.purpose = any (private.purposes_of_candidate())
          order by said.purpose, said.id desc
        ) as last
      )
    )
    from public."RegisteredUsers" as card left join public.profile_details as details on details.registered_user_id = card.id
    where card.id = link.registered_user_id
  );
end
$$;

REVOKE ALL ON FUNCTION "public"."open_family_link"(text, uuid, text, integer) FROM PUBLIC, "service_role";

COMMENT ON FUNCTION "private"."shown_to"(bigint, boolean, boolean, integer) IS 'The people on the list of a family as far as it may see them now, unanswered ones first: some facts, no contact details, the own answer, and whether the other family is interested, or is no more. By a link, pictures are those of visitors, and nobody who does not want to be on links. Without answers: only who was shown, and when. at_most: null for all; else somebody answered keeps the place for an hour, so that no answer takes the row off the page.';

COMMENT ON FUNCTION "public"."open_family_link"(text, uuid, text, integer) IS 'For anyone who has the private link of a family: its person, and the first people who are shown to it, at_most of 1 to 1000; has_more: whether there are others. language: of the page; a phone that the link knows keeps it for the bureau''s messages. device: a number that the browser keeps; another one than the first is recorded, and the bureau is notified once. It reads the list without answers until it gave the digits (prove_family_phone). The time of opening is written at most once an hour, and after each showing. for_candidate: it asks for her own answers, and shows nobody; they are not read by it, because somebody else of the family may open it. answered_for_candidate: on her phone, the last answers that the family''s login reads too, about the purposes that she may take back. confirmed_today: whether the family said today that its profile is right. PT404 for a link that does not work.';

REVOKE ALL ON FUNCTION "private"."shown_to"(bigint, boolean, boolean, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_to"(bigint, boolean, boolean, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."shown_to"(bigint, boolean, boolean, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_family_link"(text, uuid, text, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."open_family_link"(text, uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_family_link"(text, uuid, text, integer) TO "postgres";
