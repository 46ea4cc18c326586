-- find_matches judges each wish by one reading of its value, and orders near names by their own words. Rights are the same.
SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.find_matches (
  profile_id  bigint,
  further     jsonb   DEFAULT '{}'::jsonb,
  skipped     integer DEFAULT 0,
  at_most     integer DEFAULT 25,
  star_scores jsonb   DEFAULT '{}'::jsonb,
  sort        text    DEFAULT 'community, stars, wishes'::text,
  star_places jsonb   DEFAULT '{}'::jsonb,
  last_place  integer DEFAULT NULL::integer,
  usual       jsonb   DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET work_mem TO '64MB'
  SET statement_timeout TO '5s'
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
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
$function$;
