-- Saved searches are counted until they name sixty words together: twenty of twenty towns took 355 ms at 10,000 people. A caller that
-- is null no longer locks nothing: it is the login, or the address. Who may call them is as before.

SET local check_function_bodies = off;

DROP FUNCTION "private"."one_at_a_time"(text, text);

CREATE OR REPLACE FUNCTION private.one_at_a_time (
  search text,
  caller text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(search || ' ' || coalesce(caller, auth.uid()::text, private.caller_address()), 0)) then
    perform private.busy('still_answering', 'Your last search is still being answered.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_profiles (
  filters       jsonb                    DEFAULT '{}'::jsonb,
  created_after timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- The new ones of saved searches are counted beside the list.
  perform private.one_at_a_time(case when created_after is null then 'count_profiles' else 'count_new_profiles' end);
  if not private.may_find(filters) then
    return 0;
  end if;
  perform private.require_star_lists(filters);
  return private.count_matches(filters, created_after);
end
$function$;

CREATE OR REPLACE FUNCTION public.find_profiles (
  filters jsonb    DEFAULT '{}'::jsonb,
  sort    text     DEFAULT 'newest'::text,
  after   bigint[] DEFAULT NULL::bigint[],
  at_most integer  DEFAULT 25
)
  RETURNS SETOF public."RegisteredUsers"
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  SET enable_seqscan TO 'off'
  SET cpu_operator_cost TO '1'
  AS $function$
declare
  ordering constant text := case sort when 'age' then 'age, id' when 'active' then 'last_active_on desc, id desc' else 'created_at desc, id desc' end;
  condition text;
  last_place integer := 1;
  start_after text := '';
  ordered text;
  codes text[];
  star_condition text;
  is_frequent boolean;
begin
  -- First: a refusal costs little.
  perform private.one_at_a_time('find_profiles');
  if not private.may_find(filters) then
    return;
  end if;
  perform private.require_star_lists(filters);
  perform private.refuse_order(filters, sort);
  if at_most is null or at_most not between 1 and 60 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'at_most', '{"from": 1, "to": 60}');
  end if;
  if after is not null then
    select next.place, next.condition into last_place, start_after from private.next_part(filters, sort, after) as next;
  end if;
  condition := private.search_condition(case sort when 'match' then filters - 'stars' else filters end);
  if sort <> 'match' then
    is_frequent := private.are_frequent(condition, start_after, ordering, 3);
    ordered := format('select id from matching where true%s order by %s limit %s', start_after, ordering, at_most);
  else
    -- One branch of UNION ALL for each list of equally good stars; "limit" stops when the page is full.
    select
        string_agg(
          format('(select id from matching where star_code = any (%L::text[])%s order by %s limit %s)',
            array(select jsonb_array_elements_text(list)), case when place = last_place then start_after end, ordering, at_most),
          ' union all ' order by place),
        array(select jsonb_array_elements_text(list) from unnest(array_agg(list)) as list)
      into ordered, codes
      from jsonb_array_elements(filters -> 'stars') with ordinality as given (list, place)
      where place >= last_place and list <> '[]';
    if ordered is null then
      return;
    end if;
    ordered := format('select id from (%s) as by_list limit %s', ordered, at_most);
    star_condition := format(' and star_code = any (%L::text[])', codes);
    is_frequent := private.are_frequent(condition || star_condition, '', ordering, 3);
    if not is_frequent then
      -- Rare matches are also looked up by star. For frequent ones each branch has its list as a condition; the planner would
      -- estimate this long one once for each branch.
      condition := condition || star_condition;
    end if;
  end if;
  -- "materialized" prevents an index scan in order. For a misspelt name the planner chose one after some runs of ANALYZE. It
  -- compared 40,000 similar words before the page was full: 122 ms instead of 23 with a million people.
  return query execute format(
    'with matching as %s materialized (select * from private.profile_search where %s)
    select shown.* from unnest(array(%s)) with ordinality as found (id, place)
    -- A lookup for each row: the planner would scan a small table from end to end.
    cross join lateral (select * from public."RegisteredUsers" where "RegisteredUsers".id = found.id and visible limit 1) as card
    cross join lateral %s as shown
    order by found.place',
    case when is_frequent then 'not' end, condition, ordered,
    -- The columns that visitors may not select from the card.
    case when auth.uid() is not null then '(select card.*)'
      else 'jsonb_populate_record(null::public."RegisteredUsers", to_jsonb(card) - ''{verified_by,updated_at,status_reason,deleted_at}''::text[])' end
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_saved_searches()
  RETURNS TABLE (
    id             bigint,
    name           text,
    filters        jsonb,
    last_opened_at timestamp with time zone,
    new_profiles   integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.one_at_a_time('list_saved_searches');
  return query
    select
      search.id, search.name, search.filters, search.last_opened_at,
      -- A count is an answer about details, as that of count_profiles. Only the client knows the matching stars; it counts these searches.
      case when search.words <= 60 and not search.filters ? 'matches_star' and private.has_begun(search.filters)
        then case when exists (select from private.profile_search where visible and created_at > search.last_opened_at)
          then private.count_matches(search.filters, search.last_opened_at) else 0 end
      end
    from (
      -- Each word costs about a millisecond at 10,000 people.
      select saved.*, sum(1 + regexp_count(saved.filters::text, ',')) over (order by saved.name, saved.id) as words
      from public.saved_searches as saved where saved.registered_user_id = my_id
    ) as search
    order by search.name, search.id;
end
$function$;

COMMENT ON FUNCTION "private"."one_at_a_time"(text, text) IS 'Error PT429 (429) while the same search of the same login is answered, of the address of a visitor, or of a private link. Each takes a connection of the API, which has ten for everybody.';

COMMENT ON FUNCTION "public"."list_saved_searches"() IS 'For a member: their saved searches, each with the number of matching profiles created since it was last opened. 1001 stands for more than 1000. Null for those after the first sixty words of all searches together, for a search by details that is not begun today, and for one by matching stars: count_profiles counts it with the lists of stars.';

REVOKE ALL ON FUNCTION "private"."one_at_a_time"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."one_at_a_time"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."one_at_a_time"(text, text) TO "postgres";
