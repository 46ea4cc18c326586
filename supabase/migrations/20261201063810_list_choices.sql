-- A person that a member marked, gave a yes on the own list, and asked for stood on three lists with three states. They get one
-- row with one state. A member reads their own alone, and no facts of a person that they do not see now.

SET local check_function_bodies = off;

create or replace function private.may_answer(shown public.introductions) returns boolean language sql stable security definer set search_path = '' as $$
  select shown.request_id is null
    and (shown.how <> 'Interest' or shown.ended_at is null and (select asked_families = 'may answer' from public.site_settings))
$$;

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
      'may_answer', with_answers and private.may_answer(shown),
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
      'both', with_answers and exists (select from public.contact_requests where id = shown.request_id and open), 'told', shown.tell_after is null or not with_answers
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

create or replace function public.list_my_choices(about bigint default null) returns jsonb language plpgsql stable security definer set search_path = '' as $$
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
      'decline_reason', case when state = 'declined' then decline_reason end, 'may_answer', may_answer,
      'given', exists (select from public.disclosures where subject_id = my_id and recipient_id = known.id and revoked_at is null)
    ) order by array_position(array['shared', 'both', 'waiting', 'asked', 'answered', 'marked'], state), greatest(marked_at, asked_at, answered_at, shared_at) desc, id), '[]')
    from known
  );
end
$$;

REVOKE ALL ON FUNCTION "public"."list_my_choices"(bigint) FROM PUBLIC, "anon", "service_role";

COMMENT ON FUNCTION "private"."may_answer"(public.introductions) IS 'Whether the family answers by itself about somebody on its list: not once both were interested, nor where the bureau alone asks.';

COMMENT ON FUNCTION "public"."list_my_choices"(bigint) IS 'For a member: everybody they marked, gave a yes, asked for, or have the contact details of: one row and one state for each person, whatever records it. about: one profile alone, also without a state. A person that they do not see now is gone, without facts. may_answer: a yes is an answer to the bureau (public.answer_match), without a limit; otherwise a request (public.ask_for_contact).';

REVOKE ALL ON FUNCTION "private"."may_answer"(public.introductions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_answer"(public.introductions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_answer"(public.introductions) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_my_choices"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_my_choices"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_my_choices"(bigint) TO "postgres";
