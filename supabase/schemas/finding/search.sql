-- Search of profiles: filters in any combination, a name or a user id, four orders, counts.
--
-- Visitors filter by fields of the card, while the bureau lets them browse; members by all fields of a profile. Everybody finds
-- only visible profiles. With row-level security, indexes serve few operators but plain comparison. So it reads its own
-- table, private.profile_search, with the owner's rights, and private.search_condition decides which rows a caller may find.
--
--   1. Triggers keep one row for each registered user there. Fields that are compared for equality are tags ("religion:Hindu")
--      in one array with one index. Ranges, places, names and stars are columns with indexes.
--   2. private.search_condition turns filters into one SQL condition. Its values are quoted literals, so the planner estimates
--      the matches from its statistics.
--   3. public.find_profiles and private.count_matches put the condition into one statement. The planner assumes that filters
--      are independent. For two that exclude one another it would scan the index of an order to its end. So a sample of the
--      next 1,000 rows of the order decides (private.are_frequent). Frequent matches: an index scan in order, until the page is
--      full. Rare matches: an index scan by the filters for all of them, and a sort.
--
-- Figures: docs/bench.md. Reasons: docs/decisions/016-find-with-one-statement.md.

create function private.search_tags(filters jsonb) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(array_agg(distinct tag order by tag), '{}')
    from (
      select unnest(case kind
        when 'choice' then array[name || ':' || value]
        when 'choices' then array[name || ':' || value]
        when 'other words' then array[name || ':' || private.phrase_key(value)]
        when 'flag' then array[name]
        when 'words' then array(
          select unnest(array[name || ':' || word, case when name = 'caste' then private.community_tag(filters ->> 'religion', word) end])
          from unnest(private.search_words(value) || array(
            select '=' || node from unnest(private.community_names(case name when 'caste' then value end)) as node
          )) as word
        )
        -- Town and state, by which a known name is found.
        when 'place' then array[
          name || ':' || nullif(private.phrase_key(split_part(value, ',', 1)), ''),
          name || ':' || nullif(private.phrase_key(split_part(value, ',', -1)), '')
        ]
      end)
      from jsonb_each_text(filters) as given (name, value)
      join private.profile_filters using (name)
      where value is not null
    ) as given (tag)
    where tag is not null
  );
end
$$;
comment on function private.search_tags(jsonb) is 'The tags of values by the names of their filters: the values of a profile, or the choices of a search.';

create function private.is_withheld(entered text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select btrim(entered) ~* '^prefer not to (say|disclose|mention)$'
$$;
comment on function private.is_withheld(text) is 'Whether a family has entered that it prefers not to say: a fact that is not known. The site has the same rule (isWithheld of web/src/person/values.ts).';

create function private.with_unknown(tags text[]) returns text[] language sql stable set search_path = '' as $$
  select tags || array(
    select name || ': ?' from private.profile_filters
    where kind in ('choices', 'words', 'other words', 'place') and not exists (select from unnest(tags) as tag where tag ^@ (name || ':'))
    order by name
  )
$$;
comment on function private.with_unknown(text[]) is 'The tags of a profile, with "diet: ?" for each fact that is not known: a wish counts it against nobody. No filter asks for a word that begins with a blank.';

create function private.star_code(side text, birth_star text, star_pada integer, stated_rasi text) returns text language plpgsql stable
  set search_path = '' as $$
declare
  stars constant text[] := (select choices from private.person_fields where field = 'birth_star');
  rasis constant text[] := (select choices from private.person_fields where field = 'rasi');
  star_number constant integer := array_position(stars, birth_star);
  fitting text[];
begin
  if side is null or star_number is null then
    return '';
  end if;
  -- There are 108 padas, nine to each rasi.
  select array_agg(distinct rasi) into fitting
    from generate_series(coalesce(star_pada, 1), coalesce(star_pada, 4)) as pada
    cross join lateral (select rasis[((star_number - 1) * 4 + pada - 1) / 9 + 1]) as of_pada (rasi)
    where stated_rasi is null or stated_rasi = rasi;
  if cardinality(fitting) = 1 then
    return format('%s:%s:%s:%s', side, birth_star, fitting[1], star_pada);
  end if;
  return format('%s:%s:%s:', side, birth_star, case when fitting is null then '?' end);
end
$$;
comment on function private.star_code(text, text, integer, text) is 'The facts about a person that star matching needs, as one code: bride:Krittika:Mesha:1. Without rasi and pada where these are unknown; with ? where star, pada and rasi contradict one another; empty where the side or the star is unknown.';

create function private.star_codes() returns setof text language sql stable set search_path = '' as $$
  with padas as (
    select side, stars.choices[n / 4 + 1] as star, rasis.choices[n / 9 + 1] as rasi, n % 4 + 1 as pada
    from unnest(array['bride', 'groom']) as side
    cross join generate_series(0, 107) as n
    cross join (select choices from private.person_fields where field = 'birth_star') as stars
    cross join (select choices from private.person_fields where field = 'rasi') as rasis
  )
  select format('%s:%s:%s:%s', side, star, rasi, pada)
  from padas group by grouping sets ((side, star, rasi, pada), (side, star, rasi))
  union all
  -- The rasi is unknown: the star lies in two.
  select format('%s:%s::', side, star) from padas group by side, star having count(distinct rasi) > 1
  union all
  select distinct format('%s:%s:?:', side, star) from padas
  union all
  select ''
$$;

-- Validation of filters --------------------------------------------------------------------------------------------------

create function private.are_star_lists(given jsonb) returns boolean language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 100
    or exists (select from jsonb_array_elements(given) as list where jsonb_typeof(list) <> 'array')
  then
    return false;
  end if;
  -- Each code once, so that nobody has two places in the order.
  return not exists (
    select from jsonb_array_elements(given) as list cross join jsonb_array_elements(list) as entry
    left join private.star_codes() as known (code) on jsonb_typeof(entry) = 'string' and known.code = entry #>> '{}'
    group by known.code
    having known.code is null or count(*) > 1
  );
end
$$;
comment on function private.are_star_lists(jsonb) is 'Whether these are up to 100 lists of star codes, each code once.';

create function private.filter_problems(filters jsonb) returns setof private.problem language plpgsql stable set search_path = '' as $$
declare
  entry record;
  problem private.problem;
  is_wrong boolean := false;
  has_end boolean := false;
begin
  if jsonb_typeof(filters) is distinct from 'object' then
    return next private.problem_of('', 'no_filter', 'This is no filter.');
    return;
  end if;
  for entry in
    select given.key, given.value, filters ->> given.key as entered, filter.kind, rule.choices, rule.smallest, rule.largest,
      case filter.kind when 'choices' then 500 when 'words' then 200 when 'place' then 200 else 80 end as most
    from jsonb_each(filters) as given
    left join private.profile_filters as filter on filter.name = given.key
    left join private.person_fields as rule on rule.field = filter.field
  loop
    has_end := has_end or entry.kind = 'to';
    problem := case
      when entry.kind is null then private.problem_of(entry.key, 'unknown_filter', 'There is no filter of this name.')
      when entry.kind = 'stars' then case when not private.are_star_lists(entry.value)
        then private.problem_of(entry.key, 'no_star_lists', 'These are no lists of birth stars.') end
      when jsonb_typeof(entry.value) not in ('string', 'number', 'boolean')
        then private.problem_of(entry.key, 'filter_not_single', 'A filter is a single value.')
      when char_length(btrim(entry.entered)) not between 1 and entry.most
        then private.problem_of(entry.key, 'filter_too_long', 'Enter 1 to {most} characters.', jsonb_build_object('most', entry.most))
      when entry.kind in ('choice', 'choices') and not private.listed_values(entry.kind, entry.entered) <@ entry.choices or entry.kind = 'flag' and entry.entered <> 'true'
        or entry.kind = 'star score' and entry.entered !~ '^((South|Kerala) ([1-9]|10)|Tamil twelve ([1-9]|1[0-2])|North ([1-9]|[12][0-9]|3[0-6]))$'
        then private.problem_of(entry.key, 'not_in_list', 'Choose one of the list.')
      when entry.kind in ('words', 'other words') and cardinality(private.search_words(entry.entered)) = 0
        then private.problem_of(entry.key, 'filter_without_word', 'Enter a word.')
      when entry.kind in ('from', 'to')
        and case when entry.entered ~ '^[0-9]{1,3}$' then entry.entered::integer not between entry.smallest and entry.largest else true end
        then private.problem_of(
          entry.key, 'not_in_range', 'Enter a whole number from {from} to {to}.',
          jsonb_build_object('from', entry.smallest, 'to', entry.largest)
        )
    end;
    if problem is not null then
      is_wrong := true;
      return next problem;
    end if;
  end loop;
  if has_end and not is_wrong then
    return query
      select (private.problem_of(upper_end.name, 'range_reversed', 'The second number must not be smaller than the first.')).*
      from private.profile_filters as lower_end
      join private.profile_filters as upper_end on upper_end.field = lower_end.field and upper_end.kind = 'to'
      where lower_end.kind = 'from' and (filters ->> lower_end.name)::integer > (filters ->> upper_end.name)::integer;
  end if;
end
$$;

create function private.tidy_filters(filters jsonb) returns jsonb language sql immutable parallel safe set search_path = '' as $$
  select case jsonb_typeof(filters) when 'object' then (
    select coalesce(jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then to_jsonb(btrim(private.tidy_text(value #>> '{}'))) else value end), '{}')
    from jsonb_each(filters)
  ) else filters end
$$;
comment on function private.tidy_filters(jsonb) is 'Filters with their texts as they are stored: see private.tidy_text.';

create function private.filters_are_valid(filters jsonb) returns boolean language sql stable security definer set search_path = '' as $$
  select not exists (select from private.filter_problems(filters))
$$;
-- A CHECK constraint of public.saved_searches runs with the rights of the role that writes.
grant execute on function private.filters_are_valid(jsonb) to service_role;

-- A filter of details tells a detail of everybody it finds. So a member begins a search before it answers, in a request of its
-- own (decision 010), and a day has so many: docs/decisions/025-daily-limits.md. Filters of the card are free.

create function private.counted_details(filters jsonb) returns text[] language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct detail order by detail), '{}')
  from (
    -- Both ends of a range are one.
    select 'height:' || concat_ws('-', coalesce(filters ->> 'height_from', ''), coalesce(filters ->> 'height_to', '')) as detail
      where filters ?| array['height_from', 'height_to']
    union all
    -- As text: a number and its digits are the same filter.
    select filter.name || ':' || one
    from jsonb_each_text(filters) as given (name, value)
    join private.profile_filters as filter using (name)
    cross join unnest(private.listed_values(filter.kind, given.value)) as one
    -- matches_star answers nothing without the lists of stars.
    where not filter.for_visitors and filter.kind not in ('from', 'to', 'search', 'star score')
  ) as details
$$;
comment on function private.counted_details(jsonb) is 'The details that these filters ask for: each value of a list, and a range, is one. Empty if there are none. A search tells no more of a person than each of them alone.';

create function private.search_items(filters jsonb) returns text[] language sql stable security definer set search_path = '' as $$
  select array(select encode(sha256(convert_to(detail, 'UTF8')), 'hex') from unnest(private.counted_details(filters)) as detail)
$$;
comment on function private.search_items(jsonb) is 'The details of a search as private.readings has them: hashes, because nobody needs to know what a family looked for.';

create function private.has_begun(filters jsonb) returns boolean language sql stable security definer set search_path = '' as $$
  select not exists (
    select from unnest(private.search_items(filters)) as asked
    where not exists (
      select from private.readings
      where reader = auth.uid() and day = private.today() and kind = 'search' and item = asked
    )
  )
$$;
comment on function private.has_begun(jsonb) is 'Whether the caller has begun to search by all details of these filters today.';

create function public.begin_search(filters jsonb) returns void language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := (select searches_per_day from public.site_settings);
  is_begun boolean;
begin
  if not private.is_admin() then
    perform private.require_member();
  end if;
  perform private.refuse_large(filters);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(filters) limit 1;
  if private.is_admin() then
    return;
  end if;
  -- Two statements, because the second one reads the rows of the first.
  is_begun := private.count_readings('search', private.search_items(filters), most);
  is_begun := is_begun and private.has_begun(filters);
  -- All or none: the refusal undoes the part that the day allows.
  if not is_begun then
    perform private.refuse(
      'too_many_searches_today',
      'You have made as many searches as a day allows: {most}. Come back tomorrow, or call the bureau.',
      given => jsonb_build_object('most', most)
    );
  end if;
end
$$;
comment on function public.begin_search(jsonb) is 'For a member: begins a search, so that find_profiles and count_profiles answer its filters of details today, and any of them together. Each value of a list, and a range, counts as one search; the same one again counts once. Error 22023 if that is more than a day allows. Nothing is counted for the admin.';
grant execute on function public.begin_search(jsonb) to authenticated;

create function private.require_begun(filters jsonb) returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() and not private.has_begun(filters) then
    perform private.refuse('search_not_begun', 'Begin this search first.');
  end if;
end
$$;
comment on function private.require_begun(jsonb) is 'Error 22023 unless the caller has begun this search today. For members: visitors have no filters of details.';

create function private.may_find(filters jsonb) returns boolean language plpgsql stable security definer set search_path = '' as $$
declare
  for_members text;
begin
  perform private.refuse_large(filters);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(filters) limit 1;
  if (select auth.uid()) is not null then
    if not private.is_active_member() then
      return false;
    end if;
    perform private.require_begun(filters);
    return true;
  end if;
  -- Visitors filter by fields of the card only.
  select key into for_members from jsonb_object_keys(filters) as key
    where key in (select name from private.profile_filters where not for_visitors)
    limit 1;
  if found then
    perform private.refuse('filter_for_members', 'This filter is for members. Sign in first.', for_members);
  end if;
  return private.visitors_may_browse();
end
$$;
comment on function private.may_find(jsonb) is 'Whether the caller may search. Error 22023 for wrong filters, for a visitor''s filters that are for members, and for a member''s search that is not begun.';

create function private.require_star_lists(filters jsonb) returns void language plpgsql stable set search_path = '' as $$
begin
  if filters ? 'matches_star' and not filters ? 'stars' then
    perform private.refuse('stars_missing', 'The lists of stars are missing.', 'matches_star');
  end if;
end
$$;
comment on function private.require_star_lists(jsonb) is 'Error 22023 for the filter "Matches my star" without its lists of stars: it would match everybody.';

create function private.facts_condition(filters jsonb) returns text language plpgsql stable security definer set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
declare
  worded constant text[] := array(select name from private.profile_filters where kind = 'words');
  left_out constant text[] := array(select name from private.profile_filters where kind = 'other words' and filters ? name);
  several constant text[] := array(
    select name from private.profile_filters
    where kind = 'choices' and cardinality(private.listed_values(kind, filters ->> name)) > 1
  );
  religion constant text := (filters - several) ->> 'religion';
  -- The tags of a community cover its religion.
  tags constant text[] := private.search_tags(filters - worded - several - left_out - 'location' - case when filters ? 'caste' then 'religion' else '' end);
begin
  return nullif(concat_ws(' and ',
    case when tags <> '{}' then format('tags @> %L::text[]', tags) end,
    (
      select string_agg(private.any_tag(name || ':', private.listed_values('choices', filters ->> name)), ' and ' order by name)
      from unnest(several) as name
    ),
    (
      select string_agg(private.words_condition(given.key, filters ->> given.key, religion), ' and ' order by given.key)
      from jsonb_object_keys(filters) as given (key)
      where given.key = any (worded)
    ),
    (
      select string_agg('not ' || private.any_tag(name || ':', private.same_phrases(private.kind_left_out(name), filters ->> name)), ' and ' order by name)
      from unnest(left_out) as name
    ),
    case when filters ?| array['age_from', 'age_to'] then format(
      'age between %L::smallint and %L::smallint', coalesce(filters ->> 'age_from', '0'), coalesce(filters ->> 'age_to', '100')) end,
    case when filters ? 'location' then private.words_condition('location', filters ->> 'location', null) end
  ), '');
end
$$;
comment on function private.facts_condition(jsonb) is 'The condition on private.profile_search for choices, words, age and place; null without them. Values enter as quoted literals only.';

create function private.search_condition(filters jsonb) returns text language plpgsql stable security definer set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
declare
  search constant text := btrim(filters ->> 'search');
  with_height constant boolean := filters ?| array['height_from', 'height_to'];
  height_from constant integer := coalesce((filters ->> 'height_from')::integer, 0);
  height_to constant integer := coalesce((filters ->> 'height_to')::integer, 250);
  -- Both ends are part of a range. One centimetre would tell the height of everybody who is found.
  widened_by constant integer := greatest(0, 4 - (height_to - height_from));
  -- Members find their own profile only by name or user id.
  findable constant text := case when auth.uid() is null then 'visible and not card_for_members' else
    format('visible and id <> all (%L::bigint[])', array(
      select private.my_blocked_ids()
      union all
      select id from private.my_registered_user_ids() as id where search is null
    ))
  end;
begin
  return concat_ws(' and ', findable,
    -- Side and height have a common index.
    private.facts_condition(filters - case when with_height then 'looking_for' else '' end),
    case when filters ? 'stars' then format('star_code = any (%L::text[])', array(
      select jsonb_array_elements_text(list) from jsonb_array_elements(filters -> 'stars') as list
    )) end,
    case when with_height and filters ? 'looking_for' then format('gender = %L', filters ->> 'looking_for') end,
    case when with_height then format(
      'height between %L::smallint and %L::smallint', height_from - (widened_by + 1) / 2, height_to + widened_by / 2) end,
    case when search ~ '^[0-9]{1,18}$' then format('id = %L::bigint', search)
      when search is not null then private.name_condition(search, findable) end
  );
end
$$;
comment on function private.search_condition(jsonb) is 'The condition on private.profile_search for the filters of a caller who may search. A range of heights covers at least 5 cm. Values enter as quoted literals only.';

-- The statement ----------------------------------------------------------------------------------------------------------

create function private.refuse_order(filters jsonb, sort text) returns void language plpgsql stable set search_path = '' as $$
begin
  if sort is null or sort not in ('newest', 'age', 'active', 'match') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  if sort in ('active', 'match') and auth.uid() is null then
    perform private.refuse('order_for_members', 'This way of sorting is for members. Sign in first.', 'sort');
  end if;
  if sort = 'match' and not filters ? 'stars' then
    perform private.refuse('stars_missing', 'The lists of stars are missing.', 'sort');
  end if;
end
$$;
comment on function private.refuse_order(jsonb, text) is 'Error 22023 for an order of profiles that is unknown, not for this caller, or not possible with these filters.';

create function private.next_part(filters jsonb, sort text, after bigint[], out place integer, out condition text) language plpgsql stable
  set search_path = '' as $$
declare
  last_seen record;
begin
  if cardinality(after) > 100 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'after');
  end if;
  -- The next part begins after the caller's furthest profile that has kept its place: a member who was active meanwhile has
  -- moved to the front. Only profiles that the caller may find count, or a page would tell about hidden ones.
  select id, created_at, age, last_active_on, of_star.place into last_seen
    from private.profile_search
    left join lateral (
      select given.place::integer
      from jsonb_array_elements(case when sort = 'match' then filters -> 'stars' end) with ordinality as given (list, place)
      where list ? star_code
    ) as of_star on true
    where id = any (after) and visible and id <> all (array(select private.my_blocked_ids()))
      and (not card_for_members or auth.uid() is not null)
      -- A profile with another star by now has no place in this order.
      and (sort <> 'match' or of_star.place is not null)
    order by
      case sort when 'match' then of_star.place end desc,
      case when sort in ('newest', 'match') then created_at end,
      case sort when 'age' then age end desc,
      case sort when 'active' then last_active_on end,
      case sort when 'age' then -id else id end
    limit 1;
  if not found then
    perform private.refuse('list_changed', 'The list has changed. Load it again.', 'after');
  end if;
  place := last_seen.place;
  condition := case sort
    when 'age' then format(' and (age, id) > (%L::smallint, %L::bigint)', last_seen.age, last_seen.id)
    when 'active' then format(' and (last_active_on, id) < (%L::date, %L::bigint)', last_seen.last_active_on, last_seen.id)
    else format(' and (created_at, id) < (%L::timestamptz, %L::bigint)', last_seen.created_at, last_seen.id)
  end;
end
$$;
comment on function private.next_part(jsonb, text, bigint[]) is 'The condition of the profiles after those with these ids, and among equally good stars the place of the list to go on with.';

create function public.find_profiles(filters jsonb default '{}', sort text default 'newest', after bigint[] default null, at_most integer default 25)
  returns setof public."RegisteredUsers" language plpgsql stable security definer set search_path = ''
  -- The API's role plans at each call (force_custom_plan). The function's own statements always have the same plan.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set cpu_operator_cost = 1 as $$
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
$$;
comment on function public.find_profiles(jsonb, text, bigint[], integer) is 'Up to at_most (1 to 60) visible profiles that match the filters. sort: newest, age, active or match (in the order of the lists of the filter stars). after: the ids of the earlier part. Error 22023 with a wrong filter, or one for members only, in its hint; PT429 while the last call of this login or address is answered.';
grant execute on function public.find_profiles(jsonb, text, bigint[], integer) to anon, authenticated;

create function private.count_matches(filters jsonb, created_after timestamptz) returns integer language plpgsql stable security definer
  set search_path = ''
  -- The planner takes a comparison with hundreds of tags for a cheap one, and would read all rows.
  set enable_seqscan = off set cpu_operator_cost = 1 as $$
declare
  since constant text := case when created_after is null then '' else format(' and created_at > %L::timestamptz', created_after) end;
  condition constant text := private.search_condition(filters) || since;
  matches integer;
begin
  -- Frequent: the first 1,001. Rare: all, because with a limit the planner may scan the table.
  if private.are_frequent(condition, since, 'created_at desc, id desc', 25) then
    execute format('select count(*) from (select from private.profile_search where %s limit 1001) as counted', condition) into matches;
  else
    execute format('select least(count(*), 1001) from private.profile_search where %s', condition) into matches;
  end if;
  return matches;
end
$$;
comment on function private.count_matches(jsonb, timestamptz) is 'How many profiles the caller finds by these filters, created after this moment; 1001 for more than 1000.';

create function public.count_profiles(filters jsonb default '{}', created_after timestamptz default null) returns integer language plpgsql stable
  security definer set search_path = '' as $$
begin
  -- The new ones of saved searches are counted beside the list.
  perform private.one_at_a_time(case when created_after is null then 'count_profiles' else 'count_new_profiles' end);
  if not private.may_find(filters) then
    return 0;
  end if;
  perform private.require_star_lists(filters);
  return private.count_matches(filters, created_after);
end
$$;
comment on function public.count_profiles(jsonb, timestamptz) is 'How many profiles find_profiles finds by these filters, created after this moment; 1001 for more than 1000. Errors as find_profiles.';
grant execute on function public.count_profiles(jsonb, timestamptz) to anon, authenticated;

create function public.open_stars(profile_ids bigint[]) returns void language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := (select pictures_per_day from public.site_settings);
begin
  perform private.require_member();
  perform private.refuse_large(profile_ids);
  if cardinality(profile_ids) > 60 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'profile_ids');
  end if;
  if not private.count_readings(
    'star',
    array(
      select found.id::text from private.profile_search as found
      where found.id = any (profile_ids) and found.visible and found.id <> all (array(select private.my_blocked_ids()))
    ),
    most
  ) then
    perform private.refuse(
      'too_many_stars_today',
      'You have seen the stars of as many profiles as a day allows: {most}. Come back tomorrow, or call the bureau.',
      given => jsonb_build_object('most', most)
    );
  end if;
end
$$;
comment on function public.open_stars(bigint[]) is 'For a member: opens the stars of up to 60 profiles that they see, so that read_star_codes gives them today. As many as pictures count in a day. Error 22023 if the day allows no more.';
grant execute on function public.open_stars(bigint[]) to authenticated;

create function public.read_star_codes(profile_ids bigint[]) returns table (profile_id bigint, star_code text) language plpgsql stable
  security definer set search_path = '' as $$
begin
  perform private.require_member();
  perform private.refuse_large(profile_ids);
  if cardinality(profile_ids) > 60 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'profile_ids');
  end if;
  return query
    select found.id, found.star_code::text
    from private.profile_search as found
    where found.id = any (profile_ids) and found.visible and found.star_code <> ''
      and found.id <> all (array(select private.my_blocked_ids()))
      and exists (
        select from private.readings
        where reader = auth.uid() and day = private.today() and kind = 'star' and item = found.id::text
      );
end
$$;
comment on function public.read_star_codes(bigint[]) is 'For a member: the star codes (private.star_code) of up to 60 profiles that the member may find and has opened by open_stars today, where the star is known. The cards count the porutham with it.';
grant execute on function public.read_star_codes(bigint[]) to authenticated;
