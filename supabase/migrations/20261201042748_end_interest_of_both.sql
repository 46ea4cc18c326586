-- Interest on both sides was named on both lists for ever, also after the bureau had decided the request. It ends with the request.
-- Then the own answer alone is left, after an approval as after a decline: nobody learns of a decline by the other family.
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
comment on function private.shown_to(bigint, boolean, boolean, integer) is 'The people on the list of a family as far as it may see them now, unanswered ones first: some facts, no contact details, the own answer, and whether the other family is interested, or is no more. both: while the request is open; then the own answer alone, after an approval as after a decline. By a link, pictures are those of visitors, and nobody who does not want to be on links. Without answers: only who was shown, and when. at_most: null for all; else somebody answered keeps the place for an hour, so that no answer takes the row off the page.';
