-- The list of a family's matches, and what another wish would bring: finding/fits.sql, without blocked pairs and pairs with a
-- contact request.
-- Who may: as in finding/fits.sql.

create function public.find_matches(
  profile_id bigint, further jsonb default '{}', skipped integer default 0, at_most integer default 25, star_scores jsonb default '{}',
  sort text default 'community, stars, wishes', star_places jsonb default '{}', last_place integer default null, usual jsonb default '{}'
) returns jsonb language plpgsql stable security definer set search_path = ''
  -- With less memory, the set of those with one of many words is searched again for each person.
  set work_mem = '64MB'
  -- With a million people, few wishes that many meet take two seconds.
  set statement_timeout = '5s' set plan_cache_mode = force_generic_plan as $$
declare
  is_admin boolean;
  counts_stars boolean;
  person private.profile_search;
  musts text;
  columns text;
  number_holding text;
  truths text;
  -- Parts of the default order; null for another one.
  parts text[];
  wished_community text;
  wished_religions text;
  wishes_count integer;
  ordering text;
  answer jsonb;
begin
  perform private.refuse_large(further);
  is_admin := private.begin_fits(profile_id, star_scores);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(further) limit 1;
  perform private.refuse('unknown_filter', 'There is no filter of this name.', name) from private.profile_filters
    where further ? name and kind in ('search', 'stars', 'star score') limit 1;
  perform private.require_begun(further);
  if not is_admin then
    -- By places that a member makes up, the list would tell the stars of others.
    if (sort, star_places, last_place, usual) is distinct from ('community, stars, wishes'::text, '{}'::jsonb, null::integer, '{}'::jsonb) then
      perform private.forbid('admin_only', 'Only the bureau may do this.');
    end if;
    perform private.one_at_a_time('find_matches');
  end if;
  perform private.check_part(skipped, at_most, case when is_admin then 60 else 25 end);
  perform private.refuse_star_places(star_places);
  perform private.refuse_usual(usual);
  parts := case when sort is distinct from 'newest' and sort is distinct from 'waits longest' then string_to_array(sort, ', ') end;
  ordering := case
    when sort = 'newest' then 'shown.created_at desc, shown.id desc'
    when sort = 'waits longest' then 'shown.waits_since, shown.id'
    when parts <@ array['community', 'stars', 'wishes'] then 'shown.near, shown.star_order, agreed desc, '
      -- The days on which the bureau has shown others are its own.
      || case when is_admin then 'shown.waits_since, shown.id' else 'shown.created_at desc, shown.id desc' end
  end;
  if ordering is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  person := private.wishing_person(profile_id);
  select string_agg(format('and %s', must), ' ') filter (where is_must), string_agg(format(', %s as holds_%s', holds, kind), ''),
      string_agg(format(' + (holds_%s is true)::integer', kind), ''),
      string_agg(format('case when holds_%s then 1 when not (%s) then 0 end', kind, unknown), ', '),
      max(value) filter (where kind = 'caste' and 'community' = any (parts)), max(value) filter (where kind = 'religion'), count(*)
    into musts, columns, number_holding, truths, wished_community, wished_religions, wishes_count
    from private.wish_conditions(profile_id, star_scores, usual);
  -- A member might try scores, to find out what another family wishes.
  counts_stars := is_admin and star_scores <> '{}';
  -- A family on which more of theirs fail than hold comes one wish later: who has no wishes must not always come last. So only
  -- people with one wish less than the last of the page can reach it.
  execute format(
    'with %12$s fitting as materialized (
      select *, 0 %2$s as holding, %13$s as star_order, %11$s as near
      from (
        select id, times_shown, created_at, waits_since, ($8 ->> star_code)::integer as star_place,
          theirs.registered_user_id is not null as tells, theirs.must, theirs.hoped, theirs.star, %5$s as star_truth %1$s %14$s
        from private.profile_search left join private.wish_index as theirs on theirs.registered_user_id = id and ($6 or theirs.others_see_fit) %6$s %15$s
        where visible and gender = $1 and id <> all ($2) %4$s and (theirs.must && private.failing_wishes($3)) is not true and %7$s offset 0
      ) as found
    ),
    listed as (select * from fitting where $9 is null or star_place <= $9),
    shown as (
      select *, %8$s as agreed
      from listed as shown
      where %9$s
      order by %10$s offset $4 limit $5
    )
    select jsonb_build_object(
      ''people'', (select count(*) from listed), ''all_hold'', (select count(*) from listed where holding = %18$s),
      ''list'', coalesce((
        select jsonb_agg(jsonb_build_object(
          ''id'', id,
          ''mine'', private.count_truths(array[%3$s]::smallint[]),
          ''theirs'', case when $6 or tells then private.count_truths(
            array(select $3[wish] from unnest(must || hoped) as wish)
              || case when $6 and private.counted_star($7, star) is not null then array[star_truth]::smallint[] end
          ) end
        ) || case when $6 then jsonb_build_object(
          ''star_place'', star_place, ''times_shown'', shown.times_shown, ''waits_since'', shown.waits_since,
          ''community'', %17$s, ''shared'', %16$s
        ) else ''{}'' end order by %10$s)
        from shown join private.profile_search using (id)
      ), ''[]'')
    ) || case when $6 then jsonb_build_object(
      ''shown_before'', (select count(*) from public.introductions where family_id = $10 and how <> ''Interest''),
      ''by_star'', coalesce((
        select jsonb_agg(jsonb_build_array(star_place, number)) from (select star_place, count(*) as number from fitting group by star_place) as counted
      ), ''[]'')
    ) else ''{}'' end',
    columns, number_holding, truths, concat_ws(' ', musts,
      'and ' || private.facts_condition(further - array['age_from', 'age_to', 'with_picture']),
      (select string_agg('and ' || private.range_condition(kind, value), ' ') from private.single_wishes(further))
    ),
    case when counts_stars then 'with_star.truth' else 'null::integer' end,
    case when counts_stars then private.their_stars('$7') else '' end,
    case when counts_stars then '(theirs.star_must is not true or with_star.truth is distinct from 0)' else 'true' end,
    case when 'wishes' = any (parts) then 'holding - (coalesce((select sum(1 - 2 * $3[wish]) from unnest(must || hoped) as wish), 0) + coalesce(1 - 2 * star_truth, 0) > 0)::integer' else '0' end,
    case when 'wishes' = any (parts) then '((near, star_order, -holding) <= (
        select least.near, least.star_order, 1 - least.holding from listed as least order by least.near, least.star_order, least.holding desc offset $4 + $5 - 1 limit 1
      )) is not false' else 'true' end,
    ordering,
    case when wished_community is null then '0' else 'case when holds_caste then 0 else coalesce(place, case when $6 and fact_is_unknown then 18 else 19 end) end' end,
    case when wished_community is not null then 'wished (near_id, level, shared, place) as materialized (select * from private.near_people($11, case when $6 then 8 else 1 end, $12)),' end,
    case when 'stars' = any (parts) then 'coalesce(star_place, 1000) / 100' else '0' end,
    case when wished_community is not null then format(', level, shared, place, %s as fact_is_unknown', private.unknown_condition('caste')) end,
    case when wished_community is not null then 'left join wished on near_id = id' end,
    case when wished_community is null then 'null' else 'case when near > 0 and level > 1 then shared end' end,
    case when wished_community is null then 'null'
      else 'case when near > 0 then case level when 1 then ''may be'' when 2 then ''same title'' else case when level > 2 then ''other part'' end end end' end,
    wishes_count
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end, private.not_for(profile_id, is_admin),
    private.truths_of(person), skipped, at_most, is_admin, star_scores, star_places, last_place, profile_id, wished_community,
    coalesce(wished_religions, (select religion from public."RegisteredUsers" where id = profile_id));
  return answer;
end
$$;
comment on function public.find_matches(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) is 'For the admin, and for a member about the own family: visible people of the other side, where the musts of both families hold, for a member those of the other family only if it lets others see that: their number, on how many of them each wish of this family holds (all_hold), and a part of the list with the wishes that hold, the unknown ones and all, of this family and of theirs. In the order of the wished community (it, may be it, the same title, other parts of a wider name, first those with a word of the wished name, then the others of these; unknown, others; to a member only it and may be it), then by the hundreds of star_places, then the wishes of this family that hold, one less if more wishes of theirs fail than hold, then who waits longest, to a member the newest. For a member, theirs is null, and does not order, unless that family lets others see it. star_scores: the score of this person with each star code, by school; other families'' wishes about stars count for the admin alone. Left out: blocked pairs, and pairs with a contact request. further: filters on top, but for a search and stars. What is not known counts against nobody. at_most: 60, for a member 25. For the admin alone: sort (those of community, stars, wishes that count, with commas; or newest, or waits longest); star_places: the place of each star code in the order of the stars, which comes back with each person; a hundred is a step, within which stars are equal for the order; last_place: those up to this place; usual: wishes of a family that has none, {"must": {...}, "hoped": {...}}; and in the answer how often somebody was shown, since when they wait, why the community comes near (may be, other part or same title, with the shared name), how many fit with the stars of each place before last_place (by_star), and how many people were shown to this family (shown_before). Error 22023 for wrong filters, for a search that is not begun; PT429 for a member while an earlier call is answered; 42501 for a member with arguments of the admin.';
grant execute on function public.find_matches(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) to authenticated;

create function private.refuse_star_places(star_places jsonb) returns void language plpgsql immutable set search_path = '' as $$
begin
  perform private.refuse_large(star_places, 64000);
  if jsonb_typeof(star_places) is distinct from 'object' or exists (
    select from jsonb_each_text(case jsonb_typeof(star_places) when 'object' then star_places end) as place
    where place.value !~ '^[0-9]{1,3}$' is not false
  ) then
    perform private.refuse('no_star_lists', 'These are no lists of birth stars.', 'star_places');
  end if;
end
$$;

create function private.refuse_usual(usual jsonb) returns void language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_large(usual);
  if jsonb_typeof(usual) is distinct from 'object' then
    perform private.refuse('no_filter', 'This is no filter.', 'usual');
  end if;
  perform private.refuse(code, sentence, field, given) from (values ('must'), ('hoped')) as weight (name)
    cross join lateral private.filter_problems(coalesce(usual -> weight.name, '{}')) limit 1;
end
$$;
comment on function private.refuse_usual(jsonb) is 'Error 22023 unless these are wishes: filters of find_profiles.';

create function public.count_what_if(profile_id bigint, star_scores jsonb default '{}') returns jsonb language plpgsql stable security definer
  set search_path = ''
  -- With less memory, the set of those with one of many words is searched again for each person.
  set work_mem = '64MB'
  -- With a million people, few wishes that many meet take two seconds.
  set statement_timeout = '5s' set plan_cache_mode = force_generic_plan as $$
declare
  person private.profile_search;
  is_admin boolean;
  counts_stars boolean;
  musts jsonb;
  conditions text;
  fails text;
  first_failing text;
  wider text;
  answer jsonb;
begin
  is_admin := private.begin_fits(profile_id, star_scores);
  if not is_admin then
    perform private.one_at_a_time('count_what_if');
  end if;
  person := private.wishing_person(profile_id);
  select
      jsonb_object_agg(kind, value), string_agg(format('(%s) is not true as fails_%s', must, kind), ', '),
      string_agg(format('fails_%s::integer', kind), ' + '), string_agg(format('when fails_%s then %L', kind, kind), ' '),
      string_agg(format('when fails_%s then %s', kind, private.range_condition(kind, private.wider_range(kind, value))), ' ')
        filter (where kind in ('age', 'height'))
    into musts, conditions, fails, first_failing, wider
    from private.wish_conditions(profile_id, star_scores) where is_must;
  if musts is null then
    return '[]';
  end if;
  counts_stars := is_admin and star_scores <> '{}';
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(
        ''wish'', private.as_filter(key, value), ''without'', coalesce(more, 0),
        ''wider'', case when key in (''age'', ''height'') then private.as_filter(key, private.wider_range(key, value)) end,
        ''with_wider'', case when key in (''age'', ''height'') then coalesce(more_wider, 0) end
      ) order by key), ''[]'')
    from jsonb_each_text($4)
    left join (
      select case %1$s end as which, count(*) as more, count(*) filter (where case %2$s else false end) as more_wider
      from (
        -- Each condition once for each person.
        select id, age, height, star_code, %3$s from private.profile_search
        where visible and gender = $1 and id <> all ($2) offset 0
      ) as each
      left join private.wish_index as theirs on theirs.registered_user_id = id and ($6 or theirs.others_see_fit) %4$s
      where %5$s = 1 and (theirs.must && $3) is not true and %6$s
      group by which
    ) as counted on which = key',
    first_failing, coalesce(wider, 'when false then false'), conditions,
    case when counts_stars then private.their_stars('$5') else '' end, fails,
    case when counts_stars then '(theirs.star_must is not true or with_star.truth is distinct from 0)' else 'true' end
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end,
    private.not_for(profile_id, is_admin), private.failing_wishes(private.truths_of(person)), musts, star_scores, is_admin;
  return answer;
end
$$;
comment on function public.count_what_if(bigint, jsonb) is 'For the admin, and for a member about the own family: for each must, how many more people would fit without it, and with a range that is one step wider: two years, or five centimetres, at each end.';
grant execute on function public.count_what_if(bigint, jsonb) to authenticated;

create function private.not_for(profile_id bigint, for_bureau boolean) returns bigint[] language sql stable security definer set search_path = ''
  as $$
  select array(
    select private.household_of($1)
    union
    select case when blocker_id = $1 then blocks.profile_id else blocker_id end
    from public.blocks where $1 in (blocker_id, blocks.profile_id)
    union
    select asked.profile_id from public.contact_requests as asked where requester_id = $1
    union
    select requester_id from public.contact_requests as asked where for_bureau and asked.profile_id = $1
    union
    -- Shown already, whatever the answer was, and those who do not want this one.
    select shown_id from public.introductions where family_id = $1 and (how <> 'Interest' or for_bureau and (answer is not null or ended_at is null))
    union
    select family_id from public.introductions where for_bureau and shown_id = $1 and answer = 'not interested'
  )
$$;
comment on function private.not_for(bigint, boolean) is 'The people who are no matches of this person: the own household, blocked pairs, those who were asked for or shown before, and for the bureau alone those who asked for this one or do not want this one. Of these a family must learn nothing.';
