-- Finding whose star matches one's own, and sorting by how well it does. The rules of matching stay in the client: it knows the
-- member's own star and works out, for the few codes that a star can have, which of them match and how well. The
-- database is given lists of codes and compares nothing else: no rule, and no computing for each profile.
-- Who may: members, as they filter by the birth star; visitors do not. Hidden people are in no list, order or count.

-- Codes ------------------------------------------------------------------------------------------------------------------------

create function private.star_code(side text, birth_star text, star_pada integer, stated_rasi text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  stars constant text[] := (select choices from private.person_fields where field = 'birth_star');
  rasis constant text[] := (select choices from private.person_fields where field = 'rasi');
  star_number constant integer := array_position(stars, birth_star);
  fitting text[];
begin
  if side is null or star_number is null then
    return '';
  end if;
  -- 108 padas, nine to each rasi.
  select array_agg(distinct rasi) into fitting
    from generate_series(coalesce(star_pada, 1), coalesce(star_pada, 4)) as pada
    cross join lateral (select rasis[((star_number - 1) * 4 + pada - 1) / 9 + 1]) as of_pada (rasi)
    where stated_rasi is null or stated_rasi = rasi;
  if cardinality(fitting) = 1 then
    return format('%s:%s:%s:%s', side, birth_star, fitting[1], star_pada);
  end if;
  return format('%s:%s::', side, birth_star);
end
$$;
comment on function private.star_code(text, text, integer, text) is 'All that matching needs of a person, in one word: bride:Krittika:Mesha:1. Without rasi and pada where these are not known or contradict one another; empty where the side or the star is not known.';

create table private.star_codes (
  code text collate "C" primary key
);
comment on table private.star_codes is 'Every code that private.star_code() gives.';
revoke all on private.star_codes from anon, authenticated, service_role;
alter table private.star_codes enable row level security;
create policy "No API role reads or writes the codes of stars" on private.star_codes
  for all to anon, authenticated using (false) with check (false);
insert into private.star_codes (code)
select distinct private.star_code(side, birth_star, pada, rasi)
from (values ('bride'), ('groom')) as sides (side)
cross join (select unnest(choices || null::text) from private.person_fields where field = 'birth_star') as stars (birth_star)
cross join (values (1), (2), (3), (4), (null)) as padas (pada)
cross join (select unnest(choices || null::text) from private.person_fields where field = 'rasi') as rasis (rasi);

alter table private.profile_search add column star_code text collate "C" not null default '';
comment on column private.profile_search.star_code is 'As private.star_code() gives it.';
update private.profile_search as entry
  set star_code = private.star_code(card.gender, details.birth_star, details.star_pada, details.rasi)
  from public."RegisteredUsers" as card
  join public.profile_details as details on details.registered_user_id = card.id
  where card.id = entry.id;
create index profile_search_star on private.profile_search (visible, star_code, created_at desc, id desc);
-- The planner must know how many have each of the codes.
alter table private.profile_search alter column star_code set statistics 400;

create or replace function private.index_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.profile_search (id, visible, created_at, age, height, town, state, name_folded, tags, star_code)
  select
    card.id, card.visible, card.created_at, coalesce(card.age, 999), details.height,
    lower(btrim(split_part(card.location, ',', 1))),
    case when position(',' in card.location) > 0 then lower(btrim(split_part(card.location, ',', -1))) end,
    private.fold_name(card.name),
    private.search_tags((
      select jsonb_object_agg(name, case table_name when 'RegisteredUsers' then of_card -> field else of_details -> field end)
      from private.profile_filters join private.person_fields using (field)
    )),
    private.star_code(card.gender, details.birth_star, details.star_pada, details.rasi)
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  cross join lateral (select to_jsonb(card), to_jsonb(details) offset 0) as fields (of_card, of_details)
  where card.id = profile_id
  on conflict (id) do update set
    visible = excluded.visible, created_at = excluded.created_at, age = excluded.age, height = excluded.height,
    town = excluded.town, state = excluded.state, name_folded = excluded.name_folded, tags = excluded.tags,
    star_code = excluded.star_code;
end
$$;

-- Filters ----------------------------------------------------------------------------------------------------------------------

-- stars: lists of codes, the best first; whoever is in one of them is found. matches_star: the wish behind them, "South 6" (of 10), as a
-- search is kept: the member's star and the bureau's rules may change, and the lists with them.
alter table private.profile_filters
  drop constraint kind_is_known,
  add constraint kind_is_known
    check (kind in ('choice', 'flag', 'from', 'to', 'words', 'exact', 'place', 'search', 'stars', 'star wish'));
insert into private.profile_filters (name, kind, field, for_visitors)
values
  ('stars', 'stars', 'birth_star', false),
  ('matches_star', 'star wish', 'birth_star', false);

create function private.are_star_lists(given jsonb)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 100
    or exists (select from jsonb_array_elements(given) as list where jsonb_typeof(list) <> 'array')
  then
    return false;
  end if;
  -- Each code once: nobody stands at two places.
  return not exists (
    select from jsonb_array_elements(given) as list cross join jsonb_array_elements(list) as entry
    left join private.star_codes on jsonb_typeof(entry) = 'string' and star_codes.code = entry #>> '{}'
    group by star_codes.code
    having star_codes.code is null or count(*) > 1
  );
end
$$;
comment on function private.are_star_lists(jsonb) is 'Whether these are up to 100 lists of codes of stars, each code once.';

create or replace function private.filter_problems(filters jsonb)
returns setof private.problem
language plpgsql
stable
set search_path = ''
as $$
begin
  if jsonb_typeof(filters) is distinct from 'object' then
    return query values ('', 'no_filter', 'This is no filter.');
    return;
  end if;
  return query
    select key, problem.code, problem.sentence
    from jsonb_object_keys(filters) as key
    cross join lateral (select filters ->> key) as given (value)
    left join private.profile_filters as filter on filter.name = key
    left join private.person_fields as rule on rule.field = filter.field
    cross join lateral (
      select found.code, found.sentence
      from (values
        (1, filter.name is null, 'unknown_filter', 'There is no filter of this name.'),
        (2, filter.kind = 'stars' and not private.are_star_lists(filters -> key), 'no_star_lists', 'These are no lists of birth stars.'),
        (
          3, filter.kind <> 'stars' and jsonb_typeof(filters -> key) not in ('string', 'number', 'boolean'),
          'filter_not_single', 'A filter is a single value.'
        ),
        (
          4, filter.kind <> 'stars' and char_length(btrim(value)) not between 1 and 80,
          'filter_too_long', 'Enter 1 to 80 characters.'
        ),
        (
          5, (filter.kind = 'choice' and value <> all (rule.choices)) or (filter.kind = 'flag' and value <> 'true')
            or (filter.kind = 'star wish' and value !~ '^(South ([1-9]|10)|North ([1-9]|[12][0-9]|3[0-6]))$'),
          'not_in_list', 'Choose one of the list.'
        ),
        (6, filter.kind = 'words' and cardinality(private.search_words(value)) = 0, 'filter_without_word', 'Enter a word.'),
        (
          7, filter.kind in ('from', 'to')
            and case when value ~ '^[0-9]{1,3}$' then value::integer not between rule.smallest and rule.largest else true end,
          'filter_out_of_range', format('Enter a whole number from %s to %s.', rule.smallest, rule.largest)
        )
      ) as found (place, is_wrong, code, sentence)
      where found.is_wrong
      order by found.place
      limit 1
    ) as problem;
  if not found then
    return query
      select upper_end.name, 'range_reversed', 'Enter a number that is not smaller than the first.'
      from private.profile_filters as lower_end
      join private.profile_filters as upper_end on upper_end.field = lower_end.field and upper_end.kind = 'to'
      where lower_end.kind = 'from' and (filters ->> lower_end.name)::integer > (filters ->> upper_end.name)::integer;
  end if;
end
$$;

create function private.require_stars_of_wish(filters jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if filters ? 'matches_star' and not filters ? 'stars' then
    perform private.refuse('stars_missing', 'The lists of stars are missing.', 'matches_star');
  end if;
end
$$;
comment on function private.require_stars_of_wish(jsonb) is 'Error 22023 for the wish that the star match when nobody says which stars do: it would find everyone.';

create or replace function private.search_condition(filters jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Who may be found, whatever is asked for.
  conditions text[] := array['visible', 'id <> all (array(select private.hidden_from_me()))'];
  tag text;
  place constant text := lower(btrim(filters ->> 'location'));
  term constant text := btrim(filters ->> 'search');
begin
  -- One by one: the index intersects them in half of the time that it takes for all of them in one array.
  foreach tag in array private.search_tags(filters) loop
    conditions := conditions || format('tags @> %L::text[]', array[tag]);
  end loop;
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
    conditions := conditions || 'id <> all (array(select private.my_registered_user_ids()))'::text;
  elsif term ~ '^[0-9]{1,18}$' then
    conditions := conditions || format('id = %L::bigint', term);
  else
    conditions := conditions || private.name_condition(term);
  end if;
  return array_to_string(conditions, ' and ');
end
$$;

-- The order --------------------------------------------------------------------------------------------------------------------

drop function private.few_matches(text, integer);
create function private.few_matches(condition text, at_most integer)
returns table (id bigint, created_at timestamptz, age smallint, last_active_on date, star_code text)
language plpgsql
stable
security definer
set search_path = ''
-- Only ways that cost as much as what they find: no walk through the table, or along an order.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
begin
  return query execute format(
    'select id, created_at, age, last_active_on, star_code from private.profile_search as part where %s limit %s',
    condition, at_most
  );
end
$$;
comment on function private.few_matches(text, integer) is 'Those in the search table who match a condition of private.search_condition, in no order: all, or so many of more.';

create function private.along_star_lists(
  condition text, lists jsonb, last_place integer, last_created_at timestamptz, last_id bigint, at_most integer, budget integer,
  out found_ids bigint[], out ended boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  codes text[];
  continuation text;
  some_ids bigint[];
  remaining integer := budget;
  walked integer;
begin
  found_ids := '{}';
  for place in last_place .. jsonb_array_length(lists) loop
    codes := array(select jsonb_array_elements_text(lists -> (place - 1)));
    continue when codes = '{}';
    continuation := case when place = last_place and last_id is not null
      then format(' and (created_at, id) < (%L::timestamptz, %L::bigint)', last_created_at, last_id) else '' end;
    -- The newest of each code are a range of the index; one after the other is taken from these, as far as needed. Each
    -- range has its order written to it: the planner merges only what it knows to be sorted.
    execute format(
      'select array(
        select id from (
          select * from (%1$s) as part order by created_at desc, id desc limit %2$s
        ) as part where %3$s order by created_at desc, id desc limit %4$s
      )',
      (
        select string_agg(
          format(
            '(select * from private.profile_search where visible and star_code = %L%s order by created_at desc, id desc)',
            code, continuation
          ), ' union all '
        ) from unnest(codes) as code
      ),
      coalesce(remaining::text, 'all'), condition, at_most - cardinality(found_ids)
    ) into some_ids;
    found_ids := found_ids || some_ids;
    if cardinality(found_ids) >= at_most then
      ended := true;
      return;
    end if;
    if budget is not null then
      execute format(
        'select count(*) from (
          select from private.profile_search where visible and star_code = any (%L::text[])%s limit %s
        ) as walked',
        codes, continuation, remaining
      ) into walked;
      remaining := remaining - walked;
      if remaining <= 0 then
        ended := false;
        return;
      end if;
    end if;
  end loop;
  ended := true;
end
$$;
comment on function private.along_star_lists(text, jsonb, integer, timestamptz, bigint, integer, integer) is 'The first who match a condition, in the order of the lists of stars and in each the newest first, after a place. Looks at no more profiles than its budget (null: at all); ended: whether that was enough.';

create function private.best_matching_ids(
  condition text, lists jsonb, last_place integer, last_created_at timestamptz, last_id bigint, at_most integer,
  -- As in private.matching_ids, whose three ways these are.
  few integer default 5000
)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  continuation text := '';
  found_ids bigint[];
  ended boolean;
  matches integer;
begin
  -- In a small register all who match are sorted at once.
  select count(*) into matches from (select from private.profile_search where visible limit few) as shown;
  if matches = few then
    select along.found_ids, along.ended into found_ids, ended
      from private.along_star_lists(condition, lists, last_place, last_created_at, last_id, at_most, few) as along;
    if ended then
      return found_ids;
    end if;
  end if;
  if last_id is not null then
    continuation := format(
      ' and (star_code = any (%L::text[]) or star_code = any (%L::text[]) and (created_at, id) < (%L::timestamptz, %L::bigint))',
      array(
        select jsonb_array_elements_text(list)
        from jsonb_array_elements(lists) with ordinality as given (list, place) where place > last_place
      ),
      array(select jsonb_array_elements_text(lists -> (last_place - 1))),
      last_created_at, last_id
    );
  end if;
  with matching as materialized (
    select * from private.few_matches(condition || continuation, few)
  ), places as materialized (
    select jsonb_array_elements_text(list) as code, place
    from jsonb_array_elements(lists) with ordinality as given (list, place)
  )
  select (select count(*) from matching), array(
      select id from matching join places on code = star_code order by place, created_at desc, id desc limit at_most
    ) into matches, found_ids;
  if matches < few then
    return found_ids;
  end if;
  select along.found_ids into found_ids
    from private.along_star_lists(condition, lists, last_place, last_created_at, last_id, at_most, null) as along;
  return found_ids;
end
$$;
comment on function private.best_matching_ids(text, jsonb, integer, timestamptz, bigint, integer, integer) is 'The first who match a condition of private.search_condition, best stars first and of equally good ones the newest, after a place in that order.';

create or replace function private.find_profiles(filters jsonb, sort text, after bigint[], at_most integer)
returns setof public."RegisteredUsers"
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  ordering text;
  continuation text := '';
  last_seen record;
  found_ids bigint[];
begin
  if not private.may_find(filters) then
    return;
  end if;
  perform private.require_stars_of_wish(filters);
  ordering := case sort
    when 'newest' then 'part.created_at desc, part.id desc'
    when 'age' then 'part.age, part.id'
    when 'active' then 'part.last_active_on desc, part.id desc'
  end;
  if ordering is null and sort is distinct from 'match' then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  if sort in ('active', 'match') and (select auth.uid()) is null then
    perform private.refuse('order_for_members', 'This order is for members. Sign in first.', 'sort');
  end if;
  if sort = 'match' and not filters ? 'stars' then
    perform private.refuse('stars_missing', 'The lists of stars are missing.', 'sort');
  end if;
  if at_most is null or at_most not between 1 and 1000 then
    perform private.refuse('not_in_range', 'Enter a whole number from 1 to 1000.', 'at_most');
  end if;
  if after is not null then
    if cardinality(after) > 100 then
      perform private.refuse('too_many_ids', 'These are too many.', 'after');
    end if;
    -- The part goes on after the furthest of those that the caller has, who stand where they stood: a member who was
    -- active since then has moved to the front. Only those whom the caller may find, or a page would tell about others.
    select id, created_at, age, last_active_on, place into last_seen
      from private.profile_search
      left join lateral (
        select given.place::integer
        from jsonb_array_elements(case when sort = 'match' then filters -> 'stars' end) with ordinality as given (list, place)
        where list ? star_code
      ) as of_star on true
      where id = any (after) and visible and id <> all (array(select private.hidden_from_me()))
        -- Of another star now: at no place of this order.
        and (sort <> 'match' or place is not null)
      order by
        case sort when 'match' then place end desc,
        case when sort in ('newest', 'match') then created_at end,
        case sort when 'age' then age end desc,
        case sort when 'active' then last_active_on end,
        case sort when 'age' then -id else id end
      limit 1;
    if not found then
      perform private.refuse('list_changed', 'The list has changed. Load it again.', 'after');
    end if;
    continuation := case sort
      when 'newest' then format(' and (created_at, id) < (%L::timestamptz, %L::bigint)', last_seen.created_at, last_seen.id)
      when 'age' then format(' and (age, id) > (%L::smallint, %L::bigint)', last_seen.age, last_seen.id)
      when 'active' then format(' and (last_active_on, id) < (%L::date, %L::bigint)', last_seen.last_active_on, last_seen.id)
    end;
  end if;
  if sort <> 'match' then
    found_ids := private.matching_ids(private.search_condition(filters), continuation, ordering, at_most);
  elsif after is null then
    found_ids := private.best_matching_ids(private.search_condition(filters), filters -> 'stars', 1, null, null, at_most);
  else
    found_ids := private.best_matching_ids(
      private.search_condition(filters), filters -> 'stars', last_seen.place, last_seen.created_at, last_seen.id, at_most
    );
  end if;
  return query
    select card.*
    from unnest(found_ids) with ordinality as found (id, place)
    join public."RegisteredUsers" as card using (id)
    where card.visible
    order by found.place;
end
$$;
comment on function public.find_profiles(jsonb, text, bigint[], integer) is 'Up to at_most (1 to 1000) visible profiles that match the filters, sorted by newest, age, active or match (by the lists of the filter stars, in the order of these). after: the ids of the part before. Error 22023 names a filter that is wrong, or for members only, in its hint.';

-- Counts, and searches that a member keeps ---------------------------------------------------------------------------------------

drop function public.count_profiles(jsonb);
drop function private.count_profiles(jsonb);

create function private.count_profiles(filters jsonb, created_after timestamptz)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.may_find(filters) then
    return 0;
  end if;
  perform private.require_stars_of_wish(filters);
  return private.count_matches(filters, coalesce(created_after, '-infinity'));
end
$$;
comment on function private.count_profiles(jsonb, timestamptz) is 'See public.count_profiles.';
create function public.count_profiles(filters jsonb default '{}', created_after timestamptz default null)
returns integer language sql stable set search_path = ''
as $$ select private.count_profiles(filters, created_after) $$;
comment on function public.count_profiles(jsonb, timestamptz) is 'How many profiles find_profiles finds by these filters, of those that were created since then; 1001 stands for more than 1000.';
grant execute on function private.count_profiles(jsonb, timestamptz), public.count_profiles(jsonb, timestamptz) to anon, authenticated;

alter table public.saved_searches
  add constraint lists_of_stars_are_not_kept check (not filters ? 'stars');

create or replace function private.save_search(search_name text, filters jsonb)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  new_id bigint;
begin
  -- Two at once could both be the twentieth.
  perform pg_advisory_xact_lock(hashtextextended('public.saved_searches', my_id));
  if not private.may_find(filters) or filters = '{}' then
    perform private.refuse('filter_missing', 'Choose a filter first.');
  end if;
  if filters ? 'stars' then
    perform private.refuse('star_lists_change', 'Keep the wish that the star match: the lists of stars change.', 'stars');
  end if;
  if (select count(*) from public.saved_searches where registered_user_id = my_id) >= 20 then
    perform private.refuse('too_many_searches', 'You have 20 saved searches. Delete one first.');
  end if;
  insert into public.saved_searches (registered_user_id, name, filters)
    values (my_id, private.clean_search_name(search_name, my_id, null), filters)
    returning id into new_id;
  return new_id;
end
$$;

drop function public.list_saved_searches();
drop function private.list_saved_searches();

create function private.list_saved_searches()
returns table (id bigint, name text, filters jsonb, last_opened_at timestamptz, new_profiles integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  return query
    select
      search.id, search.name, search.filters, search.last_opened_at,
      -- Which stars match is known to the client alone, which counts these itself.
      case when not search.filters ? 'matches_star' then private.count_matches(search.filters, search.last_opened_at) end
    from public.saved_searches as search where search.registered_user_id = my_id order by search.name, search.id;
end
$$;
comment on function private.list_saved_searches() is 'See public.list_saved_searches.';
create function public.list_saved_searches()
returns table (id bigint, name text, filters jsonb, last_opened_at timestamptz, new_profiles integer)
language sql stable set search_path = ''
as $$ select * from private.list_saved_searches() $$;
comment on function public.list_saved_searches() is 'For a member: their saved searches, each with how many matching profiles were created since it was last opened (1001 stands for more than 1000); null for a search by matching stars, which count_profiles counts with their lists.';
grant execute on function private.list_saved_searches(), public.list_saved_searches() to authenticated;
