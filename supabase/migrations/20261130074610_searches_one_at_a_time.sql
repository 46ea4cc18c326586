-- find_profiles and count_profiles answer one call at a time of a login, or of a visitor's address: a hundred at once took all
-- connections of the API. Who asks too soon gets 429. A statement reads its acts once instead of three times, and saved searches
-- are counted where anybody is new. Who may call them is as before.

SET local check_function_bodies = off;

DROP FUNCTION "private"."people_of_statement"(bigint, boolean);

DROP FUNCTION "private"."statement"(bigint);

CREATE OR REPLACE FUNCTION private.busy (
  code     text,
  sentence text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  raise exception '%', sentence using errcode = 'PT429', detail = code;
end
$function$;

CREATE OR REPLACE FUNCTION private.one_at_a_time (
  search text,
  caller text DEFAULT (auth.uid())::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(search || ' ' || caller, 0)) then
    perform private.busy('still_answering', 'Your last search is still being answered.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.statement (
  chosen_id bigint,
  by_link   boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with acts as materialized (
    select act.*
    from private.purchases as purchase
    join private.purchase_states as state on state.id = purchase.id
    cross join lateral private.acts_for(purchase.registered_user_id, purchase.starts_on, state.ends_on) as act
    where purchase.id = chosen_id
  )
  select jsonb_build_object(
    'id', purchase.id, 'plan', purchase.plan_name, 'starts_on', purchase.starts_on, 'ends_on', state.ends_on, 'runs', state.runs,
    'ended_on', purchase.ended_on, 'unpaid', state.unpaid, 'is_visible', family.visible,
    'rests_until', state.rests_until, 'paused_days', state.paused_days, 'price', purchase.agreed_price, 'paid', state.paid,
    'parts', purchase.parts, 'later_on', purchase.later_on,
    'introductions', jsonb_build_object(
      'monthly', purchase.introductions, 'promised', state.promised, 'shown', counted.shown, 'answered', counted.answered, 'by_way', (
        select coalesce(jsonb_object_agg(how, count), '{}')
        from (select how, count(*) as count from acts where kind = 'shown' group by how) as way
      )
    ),
    'contacts', jsonb_build_object('promised', purchase.contacts, 'shared', counted.shared),
    'asked', counted.asked,
    'calls', private.work_for(family.id, 'talked', purchase.starts_on, state.ends_on),
    'attempts', private.work_for(family.id, 'tried', purchase.starts_on, state.ends_on),
    'follow_ups', private.work_for(family.id, 'followed up', purchase.starts_on, state.ends_on),
    'audit_head', (select last_id || ':' || left(encode(last_hash, 'hex'), 12) from private.audit_head),
    'acts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', act.kind, 'on', (act.happened_at at time zone 'Asia/Kolkata')::date, 'how', act.how, 'answer', act.answer,
        'id', card.id, 'name', card.name
      ) order by act.happened_at, act.kind, act.row_id), '[]')
      from acts as act
      left join public."RegisteredUsers" as card on card.id = act.other_id and card.visible and family.visible
        and not exists (
          select from public.blocks
          where (blocker_id = family.id and profile_id = card.id) or (blocker_id = card.id and profile_id = family.id)
        )
        and not (by_link and private.is_off_links(card.id))
    )
  )
  from private.purchases as purchase
  join private.purchase_states as state on state.id = purchase.id
  join public."RegisteredUsers" as family on family.id = purchase.registered_user_id
  cross join (
    select count(*) filter (where kind = 'shown') as shown, count(*) filter (where kind = 'shown' and answered) as answered,
      count(*) filter (where kind = 'asked') as asked, count(*) filter (where kind = 'shared') as shared
    from acts
  ) as counted
  where purchase.id = chosen_id
$function$;

CREATE OR REPLACE FUNCTION private.statements_of (
  profile_id bigint,
  by_link    boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(private.statement(id, by_link) order by id desc), '[]')
  from private.purchases
  -- A sale that was taken back promised nothing.
  where registered_user_id = profile_id and coalesce(ended_on >= starts_on, true) and private.fees_are_on()
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
  perform private.one_at_a_time(
    case when created_after is null then 'count_profiles' else 'count_new_profiles' end, coalesce(auth.uid()::text, private.caller_address())
  );
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
  perform private.one_at_a_time('find_profiles', coalesce(auth.uid()::text, private.caller_address()));
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
      case when not search.filters ? 'matches_star' and private.has_begun(search.filters)
        then case when exists (select from private.profile_search where visible and created_at > search.last_opened_at)
          then private.count_matches(search.filters, search.last_opened_at) else 0 end
      end
    from public.saved_searches as search where search.registered_user_id = my_id order by search.name, search.id;
end
$function$;

COMMENT ON FUNCTION "private"."busy"(text, text) IS 'Error PT429 (429): the caller asks too soon, and may ask again.';

COMMENT ON FUNCTION "private"."one_at_a_time"(text, text) IS 'Error PT429 (429) while the same search of the same login is answered, or of another caller: a private link, an address. Each takes a connection of the API, which has ten for everybody.';

COMMENT ON FUNCTION "private"."statement"(bigint, boolean) IS 'What was promised in a purchase until today and what was done in its days: counts of introductions (with answers, by way), contact details shared, requests of the family, talks with it (calls), attempts to reach others for it, and follow-ups; its days, and its price in paise. is_visible: whether the family''s own profile is shown; while it is not, it sees nobody. audit_head: the newest row of the audit log and the beginning of its hash, for make verify-audit. acts: one by one, oldest first: [{kind (shown, asked, shared), on, how, answer, id, name}]; id and name only where the family sees that person now (as on its list: see private.shown_to), else null.';

COMMENT ON FUNCTION "private"."statements_of"(bigint, boolean) IS 'The statements of the purchases of a person, newest first; empty while fees are off.';

COMMENT ON FUNCTION "public"."count_profiles"(jsonb, timestamp with time zone) IS 'How many profiles find_profiles finds by these filters, created after this moment; 1001 for more than 1000. Errors as find_profiles.';

COMMENT ON FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) IS 'For the admin, and for a member about the own family: visible people of the other side, where the musts of both families hold, for a member those of the other family only if it lets others see that: their number, and a part of the list with the wishes that hold, the unknown ones and all, of this family and of theirs. In the order of the wishes of this family that hold, one less if more wishes of theirs fail than hold, then by star_places, then those shown least, then the newest. For a member, theirs is null, and does not order, unless that family lets others see it. star_scores: the score of this person with each star code, by school; other families'' wishes about stars count for the admin alone. Left out: blocked pairs, and pairs with a contact request. further: filters on top. What is not known counts against nobody. at_most: 60, for a member 25. For the admin alone: sort (wishes, stars, newest, waits longest); star_places: the place of each star code in the order of the stars, which comes back with each person, and last_place: those up to this place; usual: wishes of a family that has none, {"must": {...}, "hoped": {...}}; and in the answer how often somebody was shown, since when they wait, how many fit with the stars of each place before last_place (by_star), and how many people were shown to this family (shown_before). Error 22023 for wrong filters, for a search that is not begun; PT429 for a member while an earlier call is answered; 42501 for a member with arguments of the admin.';

COMMENT ON FUNCTION "public"."find_profiles"(jsonb, text, bigint[], integer) IS 'Up to at_most (1 to 60) visible profiles that match the filters. sort: newest, age, active or match (in the order of the lists of the filter stars). after: the ids of the earlier part. Error 22023 with a wrong filter, or one for members only, in its hint; PT429 while the last call of this login or address is answered.';

COMMENT ON FUNCTION "public"."read_statements"(bigint) IS 'For the admin, and a member about themselves: the statements of the purchases of a person, newest first: see private.statement. Empty for a member about anybody else, and while fees are off.';

REVOKE ALL ON FUNCTION "private"."busy"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."busy"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."busy"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."statement"(bigint, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."statement"(bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."statement"(bigint, boolean) TO "postgres";
