-- Filters that few match cost up to 36 times what a call costs that does nothing; every search planned statements anew that
-- are always the same. Nothing changes in who may ask what, and what is answered. Decision 016.

-- Statements that are always the same ------------------------------------------------------------------------------------------

-- What is put together from filters is planned for these values all the same.
alter function private.find_profiles(jsonb, text, bigint[], integer) set plan_cache_mode = force_generic_plan;
alter function private.count_profiles(jsonb, timestamptz) set plan_cache_mode = force_generic_plan;

create or replace function public.find_profiles(
  filters jsonb default '{}', sort text default 'newest', after bigint[] default null, at_most integer default 25
)
returns setof public."RegisteredUsers"
language plpgsql
stable
set search_path = ''
as $$
begin
  -- Not in SQL, which would be planned anew at each call.
  return query select * from private.find_profiles(filters, sort, after, at_most);
end
$$;

create or replace function public.count_profiles(filters jsonb default '{}', created_after timestamptz default null)
returns integer
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.count_profiles(filters, created_after);
end
$$;

-- Religion and caste -----------------------------------------------------------------------------------------------------------

-- They are asked for together more often than any others, and no two depend on one another as these do: a tag for both.
create or replace function private.search_tags(filters jsonb)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
begin
  -- Not in SQL, which would be planned anew at each call.
  return (
    select coalesce(array_agg(tag order by tag), '{}')
    from (
      select unnest(case filter.kind
        when 'choice' then array[filter.name || ':' || value]
        when 'flag' then array[filter.name]
        when 'exact' then array[filter.name || ':' || lower(btrim(value))]
        when 'words' then array(select filter.name || ':' || word from unnest(private.search_words(value)) as word)
      end)
      from private.profile_filters as filter
      cross join lateral (select filters ->> filter.name) as given (value)
      where value is not null
      union all
      select private.community_tag(filters)
    ) as given (tag)
    where tag is not null
  );
end
$$;

create function private.community_tag(filters jsonb)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return 'community:' || (filters ->> 'religion') || ':' || lower(btrim(filters ->> 'caste'));
end
$$;
comment on function private.community_tag(jsonb) is 'The tag of both religion and caste, of a profile or of filters; null without one of the two.';

update private.profile_search as entry
  set tags = array(
    select tag from unnest(entry.tags || private.community_tag(jsonb_build_object('religion', card.religion, 'caste', details.caste))) as tag
    order by tag
  )
  from public."RegisteredUsers" as card
  join public.profile_details as details on details.registered_user_id = card.id
  where card.id = entry.id and card.religion is not null and details.caste is not null;

-- Which tags the index is asked for ----------------------------------------------------------------------------------------------

create function private.tag_conditions(tags text[])
returns text[]
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  conditions text[] := '{}';
  one record;
  expected double precision;
begin
  if cardinality(tags) < 2 then
    return array(select format('tags @> %L::text[]', array[tag]) from unnest(tags) as tag);
  end if;
  -- The index reads the whole list of each tag that it intersects. As soon as the rarest leave few, these are looked at one
  -- by one, which is what a condition means to the planner that is asked whether it is true.
  select reltuples into expected from pg_catalog.pg_class where oid = 'private.profile_search'::regclass;
  for one in
    select tag, coalesce(frequency, 0) as frequency
    from unnest(tags) as tag
    left join (
      select unnest(most_common_elems::text::text[]) as known, unnest(most_common_elem_freqs) as frequency
      from pg_catalog.pg_stats
      where schemaname = 'private' and tablename = 'profile_search' and attname = 'tags'
    ) as statistics on known = tag
    order by 2, 1
  loop
    conditions := conditions || format(
      case when conditions = '{}' or expected > 2000 then 'tags @> %L::text[]' else '(tags @> %L::text[]) is true' end,
      array[one.tag]
    );
    expected := expected * one.frequency;
  end loop;
  return conditions;
end
$$;
comment on function private.tag_conditions(text[]) is 'The conditions on private.profile_search that it has all of these tags, the rarest first.';

create or replace function private.search_condition(filters jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  conditions text[] := array['visible'];
  wanted_tags text[] := private.search_tags(filters);
  place constant text := lower(btrim(filters ->> 'location'));
  term constant text := btrim(filters ->> 'search');
  -- Who may not be found, whatever is asked for: once, not in each of the statements that look for the others.
  kept_ids bigint[] := array(select private.hidden_from_me());
begin
  if filters ? 'religion' and filters ? 'caste' then
    -- The tag of both says as much.
    wanted_tags := array(
      select tag from unnest(wanted_tags) as tag where tag not like 'religion:%' and tag not like 'caste:%'
    );
  end if;
  conditions := conditions || private.tag_conditions(wanted_tags);
  if filters ? 'stars' then
    conditions := conditions || format('star_code = any (%L::text[])', array(
      select jsonb_array_elements_text(list) from jsonb_array_elements(filters -> 'stars') as list
    ));
  end if;
  if filters ?| array['age_from', 'age_to'] then
    conditions := conditions || format(
      'age between %L::smallint and %L::smallint', coalesce(filters ->> 'age_from', '0'), coalesce(filters ->> 'age_to', '100')
    );
  end if;
  if filters ?| array['height_from', 'height_to'] then
    conditions := conditions || format(
      'height between %L::smallint and %L::smallint', coalesce(filters ->> 'height_from', '0'), coalesce(filters ->> 'height_to', '250')
    );
  end if;
  if place is not null then
    conditions := conditions || format('(town ^@ %1$L or state ^@ %1$L)', place);
  end if;
  if term is null then
    -- One's own profile is found only by searching for it.
    kept_ids := kept_ids || array(select private.my_registered_user_ids());
  elsif term ~ '^[0-9]{1,18}$' then
    conditions := conditions || format('id = %L::bigint', term);
  else
    conditions := conditions || private.name_condition(term);
  end if;
  if kept_ids <> '{}' then
    conditions := conditions || format('id <> all (%L::bigint[])', kept_ids);
  end if;
  return array_to_string(conditions, ' and ');
end
$$;

-- Names ------------------------------------------------------------------------------------------------------------------------

create or replace function private.name_condition(term text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  folded constant text := private.fold_name(term);
  words constant text[] := string_to_array(folded, ' ');
  -- Of all whom the caller may find: another answer would tell of the others.
  findable constant text := format('visible and id <> all (%L::bigint[]) and ', array(select private.hidden_from_me()));
  few constant integer := 1000;
  as_it_is text;
  nearly text;
  somebody boolean;
  found_ids bigint[];
begin
  if folded = '' then
    return 'false';
  end if;
  -- The index of parts of names needs three letters.
  if not exists (select from unnest(words) as word where char_length(word) >= 3) then
    return format('name_folded ^@ %L', folded);
  end if;
  select string_agg(whole, ' and '), string_agg(coalesce(near, whole), ' and ') filter (where has_near)
    into as_it_is, nearly
    from (
      select *, bool_or(near is not null) over () as has_near
      from unnest(words) as word
      cross join lateral (select regexp_replace(word, '([\\%_])', '\\\1', 'g')) as escaped (pattern)
      cross join lateral (select
        case when char_length(word) < 3 then format('(%L || name_folded) like %L', ' ', '% ' || pattern || '%')
          else format('name_folded like %L', '%' || pattern || '%') end,
        case when word ~ '^[a-z]{4,}$' then format('name_folded operator(extensions.%%>) %L', word) end
      ) as condition (whole, near)
    ) as of_word;
  -- A name that many have is among the newest.
  execute format(
    'select exists (
      select from (select * from private.profile_search where visible order by created_at desc, id desc limit %s) as newest where %s
    )',
    few, findable || as_it_is
  ) into somebody;
  if somebody then
    return as_it_is;
  end if;
  -- The index of parts of names is slow: whoever it gives is named in the condition, instead of asking it again.
  found_ids := array(select id from private.few_matches(findable || as_it_is, few));
  if cardinality(found_ids) = few then
    return as_it_is;
  end if;
  -- Only when nobody is called that.
  if found_ids = '{}' and nearly is not null then
    perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
    found_ids := array(select id from private.few_matches(findable || nearly, few));
    if cardinality(found_ids) = few then
      return nearly;
    end if;
  end if;
  return format('id = any (%L::bigint[])', found_ids);
end
$$;

-- How far is looked ------------------------------------------------------------------------------------------------------------

create or replace function private.matching_ids(condition text, continuation text, ordering text, at_most integer)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- In a register of any size a few milliseconds.
  few constant integer := 5000;
  looked_at integer;
  found_ids bigint[];
  matches integer;
begin
  -- Of a filter that many match they are among the first of the order: a glance at these tells whether it is worth to look
  -- at more of them.
  foreach looked_at in array array[1000, 10000] loop
    execute format(
      'select array(
        select id from (
          select * from private.profile_search as part where visible%2$s order by %3$s limit %5$s
        ) as part where %1$s order by %3$s limit %4$s
      )',
      condition, continuation, ordering, at_most, looked_at
    ) into found_ids;
    if cardinality(found_ids) = at_most then
      return found_ids;
    end if;
    exit when cardinality(found_ids) * 7 < at_most;
  end loop;
  execute format(
    'with matching as materialized (select * from private.few_matches(%1$L, %4$s))
    select (select count(*) from matching), array(select id from matching as part order by %2$s limit %3$s)',
    condition || continuation, ordering, at_most, few
  ) into matches, found_ids;
  if matches < few then
    return found_ids;
  end if;
  execute format(
    'select array(select id from private.profile_search as part where %1$s%2$s order by %3$s limit %4$s)',
    condition, continuation, ordering, at_most
  ) into found_ids;
  return found_ids;
end
$$;

create or replace function private.count_matches(filters jsonb, created_after timestamptz default '-infinity')
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  condition constant text := private.search_condition(filters)
    || case when created_after > '-infinity' then format(' and created_at > %L::timestamptz', created_after) else '' end;
  looked_at integer;
  matches integer;
begin
  -- Not further than 1001, which stands for "more than 1000". Of a filter that many match they are among the newest; a glance at
  -- these tells.
  foreach looked_at in array array[500, 20000] loop
    execute format(
      'select count(*) from (
        select from (
          select * from private.profile_search where visible order by created_at desc, id desc limit %2$s
        ) as newest where %1$s limit 1001
      ) as counted',
      condition, looked_at
    ) into matches;
    if matches = 1001 then
      return matches;
    end if;
    exit when matches < 25;
  end loop;
  select count(*) into matches from private.few_matches(condition, 1001);
  return matches;
end
$$;
