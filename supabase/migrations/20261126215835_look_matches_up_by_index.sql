-- The wishes of a family are compared as private.wish_terms are, in one way for few people and many: many spellings are looked up
-- by an index once, and not compared with each row. Who waits longest is read from an index. Rights stay as they are.

SET local check_function_bodies = off;

DROP FUNCTION "private"."must_condition"(text, text, text);

DROP FUNCTION "private"."star_condition"(jsonb, text);

DROP FUNCTION "private"."wish_condition"(text, text, text);

CREATE OR REPLACE FUNCTION private.any_condition (
  conditions text[],
  are_many   boolean
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  -- Many spellings are not compared with each row, but looked up once.
  select case when are_many then format('id in (select private.ids_with(%L::text[]))', conditions) else '(' || array_to_string(conditions, ' or ') || ')' end
$function$;

CREATE OR REPLACE FUNCTION private.check_part (
  skipped integer,
  at_most integer,
  most    integer
)
  RETURNS void
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if at_most is null or at_most not between 1 and most then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'at_most', jsonb_build_object('from', 1, 'to', most));
  end if;
  if skipped is null or skipped not between 0 and 1000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'skipped', '{"from": 0, "to": 1000}');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.failing_terms (
  truths smallint[]
)
  RETURNS integer[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select array(select term::integer from unnest(truths) with ordinality as each (truth, term) where truth = 0)
$function$;

CREATE OR REPLACE FUNCTION private.group_conditions (
  of_term integer
)
  RETURNS TABLE (
    conditions text[],
    forms      bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select array_agg(condition), sum(size) from (
    select string_agg(condition, ' or ') as condition, sum(size) as size from (
      select string_agg(case when beginning is null then private.any_tag('', forms)
          else format('(town ^@ %1$L or state ^@ %1$L)', beginning) end, ' and ') as condition,
        sum(cardinality(forms)) as size, bool_or(beginning is not null) as by_beginning
      from private.wish_groups where term_id = of_term group by alternative
    ) as alternatives
    -- Apart, because rows that an index finds by the beginning of a text are compared again.
    group by by_beginning
  ) as kinds
$function$;

CREATE OR REPLACE FUNCTION private.ids_with (
  conditions text[]
)
  RETURNS SETOF bigint
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
begin
  return query execute 'select id from private.profile_search where '
    || array_to_string(conditions, ' union all select id from private.profile_search where ');
end
$function$;

CREATE OR REPLACE FUNCTION private.narrowing_condition (
  further jsonb
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select concat_ws(' and ', 'true',
    private.facts_condition(further - array['age_from', 'age_to', 'with_picture']),
    (select string_agg(private.range_condition(filter, value), ' and ') from private.wish_parts(further))
  )
$function$;

CREATE OR REPLACE FUNCTION private.range_condition (
  filter text,
  value  text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select format('%I between %s and %s', filter, ends[1], ends[2]) from private.ends_of(filter, value) as ends where ends is not null
$function$;

CREATE OR REPLACE FUNCTION private.waiting_longest (
  skipped   integer,
  at_most   integer,
  my_people bigint[] DEFAULT NULL::bigint[]
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'count', (
      select count(*) from private.profile_search where visible and waits_since < day and (my_people is null or id = any (my_people))
    ),
    'list', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', id, 'name', (select name from public."RegisteredUsers" as card where card.id = first.id), 'since', waits_since
      ) order by waits_since, id)
      from (
        select id, waits_since from private.profile_search where visible and waits_since < day and (my_people is null or id = any (my_people))
        order by waits_since, id offset skipped limit at_most
      ) as first
    ), '[]')
  )
  from (select now() - waiting_days * interval '1 day' as day from public.site_settings) as since
$function$;

CREATE OR REPLACE FUNCTION private.wish_conditions (
  profile_id  bigint,
  star_scores jsonb
)
  RETURNS TABLE (
    filter  text,
    value   text,
    is_must boolean,
    unknown text,
    must    text,
    holds   text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
#variable_conflict use_column
begin
  return query
    with wished as (
      select term.filter, term.value, term.id = any (wishes.must) as is_must, private.unknown_condition(term.filter) as unknown,
        coalesce(grouped.conditions, array[coalesce(private.range_condition(term.filter, term.value), 'false')]) as conditions, grouped.forms > 8 as are_many
      from private.wish_index as wishes
      join private.wish_terms as term on term.id = any (wishes.must || wishes.hoped)
      cross join lateral private.group_conditions(term.id) as grouped
      where wishes.registered_user_id = profile_id
      union all
      select 'matches_star', star, star_must, format('star_code <> all (%L::text[])', holding || failing),
        array[format('star_code = any (%L::text[])', holding)], false
      from private.wish_index
      cross join lateral private.star_lists(star_scores, star) as lists
      cross join lateral (select
        array(select jsonb_array_elements_text(lists -> 'stars' -> 0)), array(select jsonb_array_elements_text(lists -> 'stars' -> 1))
      ) as codes (holding, failing)
      where registered_user_id = profile_id and private.counted_star(star_scores, star) is not null
    )
    select wished.filter, wished.value, wished.is_must, unknown,
      -- Another gothram is a denial.
      case wished.filter when 'other_gothram' then 'not ' || known else known_or_not end,
      case when wished.is_must then format('not (%s)', unknown)
        when wished.filter = 'other_gothram' then 'not ' || known_or_not else known end
    from wished
    cross join lateral (select private.any_condition(conditions, are_many), private.any_condition(conditions || unknown, are_many))
      as texts (known, known_or_not)
    order by wished.filter;
end
$function$;

CREATE OR REPLACE FUNCTION private.wishing_person (
  profile_id bigint
)
  RETURNS private.profile_search
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person private.profile_search;
begin
  select * into person from private.profile_search where id = profile_id;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  return person;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_what_if (
  profile_id  bigint,
  star_scores jsonb  DEFAULT '{}'::jsonb
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
      jsonb_object_agg(filter, value), string_agg(format('(%s) is not true as fails_%s', must, filter), ', '),
      string_agg(format('fails_%s::integer', filter), ' + '), string_agg(format('when fails_%s then %L', filter, filter), ' '),
      string_agg(format('when fails_%s then %s', filter, private.range_condition(filter, private.wider_range(filter, value))), ' ')
        filter (where filter in ('age', 'height'))
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
    private.not_for(profile_id, is_admin), private.failing_terms(private.truths_of(person)), musts, star_scores, is_admin;
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_matches (
  profile_id  bigint,
  further     jsonb   DEFAULT '{}'::jsonb,
  skipped     integer DEFAULT 0,
  at_most     integer DEFAULT 25,
  star_scores jsonb   DEFAULT '{}'::jsonb
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
  answer jsonb;
begin
  perform private.refuse_large(further);
  is_admin := private.begin_fits(profile_id, star_scores);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(further) limit 1;
  perform private.require_begun(further);
  if not is_admin then
    perform private.one_at_a_time('find_matches');
  end if;
  perform private.check_part(skipped, at_most, case when is_admin then 60 else 25 end);
  person := private.wishing_person(profile_id);
  select string_agg(format('and %s', must), ' ') filter (where is_must), string_agg(format(', %s as holds_%s', holds, filter), ''),
      string_agg(format(' + (holds_%s is true)::integer', filter), ''),
      string_agg(format('case when holds_%s then 1 when not (%s) then 0 end', filter, unknown), ', ')
    into musts, columns, number_holding, truths
    from private.wish_conditions(profile_id, star_scores);
  -- A member might try scores, to find out what another family wishes.
  counts_stars := is_admin and star_scores <> '{}';
  -- A family on which more of theirs fail than hold comes one wish later: who has no wishes must not always come last. So only
  -- people with one wish less than the last of the page can reach it.
  execute format(
    'with fitting as materialized (
      select *, 0 %2$s as holding
      from (
        select id, times_shown, created_at, theirs.registered_user_id is not null as tells, theirs.must, theirs.hoped, theirs.star, %5$s as star_truth %1$s
        from private.profile_search left join private.wish_index as theirs on theirs.registered_user_id = id and ($6 or theirs.others_see_fit) %6$s
        where visible and gender = $1 and id <> all ($2) %4$s and (theirs.must && private.failing_terms($3)) is not true and %7$s offset 0
      ) as found
    ),
    shown as (
      select *, holding - (coalesce((select sum(1 - 2 * $3[term]) from unnest(must || hoped) as term), 0) + coalesce(1 - 2 * star_truth, 0) > 0)::integer as agreed
      from fitting
      where holding >= coalesce((select least.holding - 1 from fitting as least order by least.holding desc offset $4 + $5 - 1 limit 1), 0)
      order by agreed desc, times_shown, created_at desc, id desc offset $4 limit $5
    )
    select jsonb_build_object(
      ''people'', (select count(*) from fitting),
      ''list'', coalesce((
        select jsonb_agg(jsonb_build_object(
          ''id'', id,
          ''mine'', private.count_truths(array[%3$s]::smallint[]),
          ''theirs'', case when $6 or tells then private.count_truths(
            array(select $3[term] from unnest(must || hoped) as term)
              || case when $6 and private.counted_star($7, star) is not null then array[private.star_truth($7, star, star_code)] end
          ) end
        ) order by agreed desc, shown.times_shown, shown.created_at desc, id desc)
        from shown join private.profile_search using (id)
      ), ''[]'')
    )',
    columns, number_holding, truths, concat_ws(' ', musts, 'and', private.narrowing_condition(further)),
    case when counts_stars then 'with_star.truth' else 'null::integer' end,
    case when counts_stars then private.their_stars('$7') else '' end,
    case when counts_stars then '(theirs.star_must is not true or with_star.truth is distinct from 0)' else 'true' end
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end, private.not_for(profile_id, is_admin),
    private.truths_of(person), skipped, at_most, is_admin, star_scores;
  return answer;
end
$function$;

CREATE INDEX profile_search_waits ON private.profile_search USING btree (waits_since, id)
  WHERE visible;

COMMENT ON FUNCTION "private"."any_condition"(text[], boolean) IS 'The condition on private.profile_search that one of these holds.';

COMMENT ON FUNCTION "private"."check_part"(integer, integer, integer) IS 'Error 22023 for a part of a list that is not to be had.';

COMMENT ON FUNCTION "private"."failing_terms"(smallint[]) IS 'The numbers of the wishes that do not hold, of private.truths_of.';

COMMENT ON FUNCTION "private"."group_conditions"(integer) IS 'The conditions on private.profile_search for a wish of private.wish_groups, one of which is enough, and the number of forms in them.';

COMMENT ON FUNCTION "private"."ids_with"(text[]) IS 'The people on whose rows of private.profile_search one of these conditions holds, by its indexes; some twice.';

COMMENT ON FUNCTION "private"."narrowing_condition"(jsonb) IS 'The condition on private.profile_search for the filters on top of a family''s wishes.';

COMMENT ON FUNCTION "private"."range_condition"(text, text) IS 'The condition on private.profile_search that a wish about age or height holds; null for others.';

COMMENT ON FUNCTION "private"."wish_conditions"(bigint, jsonb) IS 'The wishes of a person as conditions on private.profile_search. unknown: the fact is not known. must: the wish holds or is unknown. holds: it holds; of a must on the rows where it holds or is unknown. star_scores: as in find_matches; a wish about stars without them is left out.';

COMMENT ON FUNCTION "private"."wishing_person"(bigint) IS 'The row of the search table of the person whose matches are asked for. Error PT404 without one.';

REVOKE ALL ON FUNCTION "private"."any_condition"(text[], boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."any_condition"(text[], boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."any_condition"(text[], boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_part"(integer, integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_part"(integer, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_part"(integer, integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."failing_terms"(smallint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."failing_terms"(smallint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."failing_terms"(smallint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."group_conditions"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."group_conditions"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."group_conditions"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ids_with"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ids_with"(text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ids_with"(text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."narrowing_condition"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."narrowing_condition"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."narrowing_condition"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."range_condition"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."range_condition"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."range_condition"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."wish_conditions"(bigint, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wish_conditions"(bigint, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wish_conditions"(bigint, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."wishing_person"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wishing_person"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wishing_person"(bigint) TO "postgres";
