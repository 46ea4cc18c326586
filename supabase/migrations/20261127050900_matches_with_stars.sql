-- The bureau's list of matches has the stars: find_matches sorts by places of the star codes, which the client gives, cuts the list at
-- one, and returns it. It sorts by the newest and by who waits longest too, and counts what is usual where a family has no wishes.
-- Only the admin may ask for these, and reads how often somebody was shown and since when they wait. The message of a shared profile
-- may name height, community and work. Rights stay as they are.

SET local check_function_bodies = off;

DROP FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb);

CREATE OR REPLACE FUNCTION private.message_placeholders (
  template text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select array['{name}', '{bureau}', '{site}', '{phone}'] || own.placeholders
  from (values
    ('account made', array['{username}']),
    ('password reset', array['{username}']),
    ('request approved', array['{other}', '{link}']),
    -- For a family without a login: the admin adds the details below it.
    ('details sent', array['{other}', '{link}']),
    ('request declined', array['{other}', '{reason}']),
    ('consent question', array['{other}', '{link}']),
    ('both ways question', array['{other}', '{link}']),
    -- The name is that of the person whose profile it is; a line without its fact is left out.
    ('profile shared', array['{id}', '{age}', '{height}', '{community}', '{star}', '{education}', '{work}', '{town}', '{link}']),
    ('profiles chosen', array['{link}']),
    ('please call', '{}'),
    ('photo missing', '{}')
  ) as own (template, placeholders)
  where own.template = message_placeholders.template
$function$;

CREATE OR REPLACE FUNCTION private.refuse_star_places (
  star_places jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_large(star_places, 64000);
  if jsonb_typeof(star_places) is distinct from 'object' or exists (
    select from jsonb_each_text(case jsonb_typeof(star_places) when 'object' then star_places end) as place
    where place.value !~ '^[0-9]{1,3}$' is not false
  ) then
    perform private.refuse('no_star_lists', 'These are no lists of birth stars.', 'star_places');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_usual (
  usual jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_large(usual);
  if jsonb_typeof(usual) is distinct from 'object' then
    perform private.refuse('no_filter', 'This is no filter.', 'usual');
  end if;
  perform private.refuse(code, sentence, field, given) from (values ('must'), ('hoped')) as weight (name)
    cross join lateral private.filter_problems(coalesce(usual -> weight.name, '{}')) limit 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.usual_conditions (
  usual jsonb
)
  RETURNS TABLE (
    filter  text,
    value   text,
    is_must boolean,
    unknown text,
    must    text,
    holds   text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select distinct on (part.filter) part.filter, part.value, weight.is_must, texts.unknown,
    format('(%s or %s)', known, texts.unknown), format('(%s and not (%s))', known, texts.unknown)
  from (values ('must', true), ('hoped', false)) as weight (name, is_must)
  cross join lateral private.wish_parts(usual -> weight.name) as part
  cross join lateral (select
    coalesce(private.range_condition(part.filter, part.value), private.facts_condition(jsonb_build_object(part.filter, part.value))),
    private.unknown_condition(part.filter)
  ) as texts (known, unknown)
  order by part.filter, weight.is_must desc
$function$;

CREATE OR REPLACE FUNCTION public.find_matches (
  profile_id  bigint,
  further     jsonb   DEFAULT '{}'::jsonb,
  skipped     integer DEFAULT 0,
  at_most     integer DEFAULT 25,
  star_scores jsonb   DEFAULT '{}'::jsonb,
  sort        text    DEFAULT 'wishes'::text,
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
  ordering text;
  answer jsonb;
begin
  perform private.refuse_large(further);
  is_admin := private.begin_fits(profile_id, star_scores);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(further) limit 1;
  perform private.require_begun(further);
  if not is_admin then
    -- By places that a member makes up, the list would tell the stars of others.
    if (sort, star_places, last_place, usual) is distinct from ('wishes'::text, '{}'::jsonb, null::integer, '{}'::jsonb) then
      perform private.forbid('admin_only', 'Only the bureau may do this.');
    end if;
    perform private.one_at_a_time('find_matches');
  end if;
  perform private.check_part(skipped, at_most, case when is_admin then 60 else 25 end);
  perform private.refuse_star_places(star_places);
  perform private.refuse_usual(usual);
  ordering := case sort
    when 'wishes' then 'agreed desc, shown.times_shown, shown.created_at desc, shown.id desc'
    when 'stars' then 'shown.star_place nulls last, shown.holding desc, shown.times_shown, shown.created_at desc, shown.id desc'
    when 'newest' then 'shown.created_at desc, shown.id desc'
    when 'waits longest' then 'shown.waits_since, shown.id'
  end;
  if ordering is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  person := private.wishing_person(profile_id);
  select string_agg(format('and %s', must), ' ') filter (where is_must), string_agg(format(', %s as holds_%s', holds, filter), ''),
      string_agg(format(' + (holds_%s is true)::integer', filter), ''),
      string_agg(format('case when holds_%s then 1 when not (%s) then 0 end', filter, unknown), ', ')
    into musts, columns, number_holding, truths
    from (
      select * from private.wish_conditions(profile_id, star_scores)
      union all
      select * from private.usual_conditions(usual) where not exists (select from private.wish_index where registered_user_id = profile_id)
    ) as wished;
  -- A member might try scores, to find out what another family wishes.
  counts_stars := is_admin and star_scores <> '{}';
  -- A family on which more of theirs fail than hold comes one wish later: who has no wishes must not always come last. So only
  -- people with one wish less than the last of the page can reach it.
  execute format(
    'with fitting as materialized (
      select *, 0 %2$s as holding
      from (
        select id, times_shown, created_at, waits_since, ($8 ->> star_code)::integer as star_place,
          theirs.registered_user_id is not null as tells, theirs.must, theirs.hoped, theirs.star, %5$s as star_truth %1$s
        from private.profile_search left join private.wish_index as theirs on theirs.registered_user_id = id and ($6 or theirs.others_see_fit) %6$s
        where visible and gender = $1 and id <> all ($2) %4$s and (theirs.must && private.failing_terms($3)) is not true and %7$s offset 0
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
      ''people'', (select count(*) from listed),
      ''list'', coalesce((
        select jsonb_agg(jsonb_build_object(
          ''id'', id,
          ''mine'', private.count_truths(array[%3$s]::smallint[]),
          ''theirs'', case when $6 or tells then private.count_truths(
            array(select $3[term] from unnest(must || hoped) as term)
              || case when $6 and private.counted_star($7, star) is not null then array[private.star_truth($7, star, star_code)] end
          ) end
        ) || case when $6 then jsonb_build_object(
          ''star_place'', star_place, ''times_shown'', shown.times_shown, ''waits_since'', shown.waits_since
        ) else ''{}'' end order by %10$s)
        from shown join private.profile_search using (id)
      ), ''[]'')
    ) || case when $6 then jsonb_build_object(
      ''shown_before'', (select count(*) from public.introductions where family_id = $10 and how <> ''Interest''),
      ''by_star'', coalesce((
        select jsonb_agg(jsonb_build_array(star_place, number)) from (select star_place, count(*) as number from fitting group by star_place) as counted
      ), ''[]'')
    ) else ''{}'' end',
    columns, number_holding, truths, concat_ws(' ', musts, 'and', private.narrowing_condition(further)),
    case when counts_stars then 'with_star.truth' else 'null::integer' end,
    case when counts_stars then private.their_stars('$7') else '' end,
    case when counts_stars then '(theirs.star_must is not true or with_star.truth is distinct from 0)' else 'true' end,
    case sort when 'wishes' then 'holding - (coalesce((select sum(1 - 2 * $3[term]) from unnest(must || hoped) as term), 0) + coalesce(1 - 2 * star_truth, 0) > 0)::integer' else '0' end,
    case sort when 'wishes' then 'holding >= coalesce((select least.holding - 1 from listed as least order by least.holding desc offset $4 + $5 - 1 limit 1), 0)' else 'true' end,
    ordering
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end, private.not_for(profile_id, is_admin),
    private.truths_of(person), skipped, at_most, is_admin, star_scores, star_places, last_place, profile_id;
  return answer;
end
$function$;

REVOKE ALL ON FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) FROM PUBLIC, "anon", "service_role";

COMMENT ON FUNCTION "private"."refuse_star_places"(jsonb) IS 'Error 22023 unless these are places by star code.';

COMMENT ON FUNCTION "private"."refuse_usual"(jsonb) IS 'Error 22023 unless these are wishes: filters of find_profiles.';

COMMENT ON FUNCTION "private"."usual_conditions"(jsonb) IS 'The same for wishes that are not stored, {"must": {...}, "hoped": {...}}: what families like this one usually wish.';

COMMENT ON FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) IS 'For the admin, and for a member about the own family: visible people of the other side, where the musts of both families hold, for a member those of the other family only if it lets others see that: their number, and a part of the list with the wishes that hold, the unknown ones and all, of this family and of theirs. In the order of the wishes of this family that hold, one less if more wishes of theirs fail than hold, then those shown least, then the newest. For a member, theirs is null, and does not order, unless that family lets others see it. star_scores: the score of this person with each star code, by school; other families'' wishes about stars count for the admin alone. Left out: blocked pairs, and pairs with a contact request. further: filters on top. What is not known counts against nobody. at_most: 60, for a member 25. For the admin alone: sort (wishes, stars, newest, waits longest); star_places: the place of each star code in the order of the stars, which comes back with each person, and last_place: those up to this place; usual: wishes of a family that has none, {"must": {...}, "hoped": {...}}; and in the answer how often somebody was shown, since when they wait, how many fit with the stars of each place before last_place (by_star), and how many people were shown to this family (shown_before). Error 22023 for wrong filters, for a search that is not begun, and for a member while an earlier call is answered; 42501 for a member with arguments of the admin.';

REVOKE ALL ON FUNCTION "private"."refuse_star_places"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_star_places"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_star_places"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_usual"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_usual"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_usual"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."usual_conditions"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."usual_conditions"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."usual_conditions"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) TO "postgres";
