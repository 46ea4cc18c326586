-- The matches of a family: people whose facts agree with its wishes (finding/wishes.sql), and whose own wishes agree with its person.
--
--   1. A wish has a kind and a value: the filter of find_profiles, or age and height for both ends of a range, and what it asks for.
--      Each different one is a row of private.wish_list, as many families have the same; private.wish_index has each person's numbers.
--   2. private.value_groups reads a value once for searches and wishes; those of wishes are kept in private.wish_values.
--   3. For a person, private.truths_of judges the wishes of all others at once; in the other direction private.wish_conditions makes
--      a condition of each own wish. Both read these values. One way for both directions takes seconds: truths_of for each person of
--      the register, or a condition for each wish of it.
--
-- A fact that is not known counts against nobody. Only the client knows the rules of the stars: it gives the score of the person with
-- each star code, by the school: {"South": {"groom:Rohini:Vrishabha:": 7}}. Without a school's scores its wishes are not counted.
-- Who may: the admin, for each family, and a member for the own one. Nobody reads another family's wishes: a member learns how many of
-- them hold only where that family allows it. The musts of the others leave nobody out of a member's list, who would know by name
-- which families refuse them. A member's answers tell details of everybody, so they are a search that is begun first.

create table private.wish_list (
  id integer primary key,
  kind text not null,
  value text not null,
  religion text not null default '',
  lower_end smallint,
  upper_end smallint,
  constraint each_wish_once unique (kind, value, religion)
);
comment on table private.wish_list is 'The different wishes of the register, as long as somebody has them. Nothing personal: nobody is named.';
comment on column private.wish_list.id is 'The lowest free number, because private.truths_of has a place for each number.';
comment on column private.wish_list.religion is 'Of the same wishes: a caste belongs to it. Empty without one.';

create table private.wish_values (
  id integer generated always as identity primary key,
  wish_id integer not null references private.wish_list (id) on delete cascade,
  alternative integer not null,
  of_alternative integer not null,
  forms text[],
  beginning text collate "C",
  level smallint not null default 0
);
comment on table private.wish_values is 'The value of each wish by private.value_groups: it holds if all rows of one alternative do.';
comment on column private.wish_values.level is '1: the wish is unknown, as the name of the community only may be a wished one.';
comment on column private.wish_values.of_alternative is 'The number of rows of this alternative.';
create index wish_values_forms on private.wish_values using gin (forms) with (fastupdate = off);
create index wish_values_wish on private.wish_values (wish_id);
create index wish_values_beginning on private.wish_values (beginning) where beginning is not null;

create table private.wish_index (
  registered_user_id bigint primary key references public.wishes (registered_user_id) on delete cascade,
  must integer[] not null,
  hoped integer[] not null,
  others_see_fit boolean not null,
  star text,
  star_must boolean not null
);
comment on table private.wish_index is 'The wishes of each person as numbers of private.wish_list, kept by a trigger.';
comment on column private.wish_index.star is 'The wish about stars, "South 6": no row of private.wish_list, as its truth is that of a couple.';
create index wish_index_wishes on private.wish_index using gin ((must || hoped)) with (fastupdate = off);

create function private.lock_wishes() returns void language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('private.wish_list', 0))
$$;
comment on function private.lock_wishes() is 'One transaction at a time adds and removes wishes of the register: else a wish could be removed that another family has just found.';

create function private.remove_unused_wishes() returns trigger language plpgsql security definer set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
begin
  perform private.lock_wishes();
  delete from private.wish_list as wish
    where wish.id = any (old.must || old.hoped)
      and not exists (select from private.wish_index where must || hoped @> array[wish.id] offset 0);
  return null;
end
$$;
create trigger remove_unused_wishes after delete or update of must, hoped on private.wish_index
  for each row execute function private.remove_unused_wishes();

create function private.single_wishes(wishes jsonb) returns table (kind text, value text) language plpgsql stable set search_path = '' as $$
begin
  return query
    select case when known.kind in ('from', 'to') then known.field else known.name end,
      case when known.kind in ('from', 'to') then concat_ws('-', coalesce(max(given.value) filter (where known.kind = 'from'), ''),
        coalesce(max(given.value) filter (where known.kind = 'to'), '')) else max(given.value) end
    from jsonb_each_text(wishes) as given (name, value)
    join private.profile_filters as known using (name)
    where known.kind not in ('star score', 'stars', 'search', 'flag')
    group by 1, known.kind in ('from', 'to');
end
$$;
comment on function private.single_wishes(jsonb) is 'The single wishes: both ends of a range are one, "25-31" or "160-".';

create function private.ends_of(kind text, value text) returns smallint[] language sql immutable parallel safe set search_path = '' as $$
  select case when kind in ('age', 'height') then array[lower_end - (widened_by + 1) / 2, upper_end + widened_by / 2]::smallint[] end
  from (select coalesce(nullif(split_part(value, '-', 1), ''), '0')::integer, coalesce(nullif(split_part(value, '-', 2), ''), '250')::integer)
    as ends (lower_end, upper_end)
  cross join lateral (select case kind when 'height' then greatest(0, 4 - (upper_end - lower_end)) else 0 end) as width (widened_by)
$$;
comment on function private.ends_of(text, text) is 'Both ends of a wish about age or height, null for others. A range of heights covers at least 5 cm, as in private.search_condition.';

create function private.wish_religion(wishes jsonb) returns text language sql immutable parallel safe set search_path = '' as $$
  select case when position(',' in wishes ->> 'religion') > 0 then null else wishes ->> 'religion' end
$$;
comment on function private.wish_religion(jsonb) is 'The religion to which a caste of these wishes belongs; null without one, or with several.';

create function private.add_values(wish private.wish_list) returns void language sql security definer set search_path = '' as $$
  insert into private.wish_values (wish_id, alternative, of_alternative, forms, beginning, level)
  select wish.id, alternative, count(*) over (partition by alternative), forms, beginning, level
  from private.value_groups(wish.kind, wish.value, nullif(wish.religion, ''))
$$;

create function private.index_wishes() returns trigger language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan
  as $$
declare
  religion constant text := coalesce(private.wish_religion(new.must || new.hoped), '');
  free integer[];
  added private.wish_list;
begin
  perform private.lock_wishes();
  -- One person has at most as many wishes as there are filters.
  free := array(
    select number from generate_series(1, (select count(*) from private.wish_list) + (select count(*) from private.profile_filters)) as number
    where not exists (select from private.wish_list where id = number) order by number limit 40
  );
  for added in
    insert into private.wish_list (id, kind, value, religion, lower_end, upper_end)
      select free[row_number() over ()], single.kind, single.value, of_religion.name, ends.lower_end, ends.upper_end
      from private.single_wishes(new.must || new.hoped) as single
      cross join lateral (select case single.kind when 'caste' then religion else '' end) as of_religion (name)
      cross join lateral (select
        ends[1], ends[2] from private.ends_of(single.kind, single.value) as ends
      ) as ends (lower_end, upper_end)
      where not exists (
        select from private.wish_list as known
        where (known.kind, known.value, known.religion) = (single.kind, single.value, of_religion.name)
      )
      returning *
  loop
    perform private.add_values(added);
  end loop;
  insert into private.wish_index (registered_user_id, must, hoped, others_see_fit, star, star_must)
    values (
      new.registered_user_id, private.wish_ids(new.must, religion), private.wish_ids(new.hoped, religion), new.others_see_fit,
      (new.must || new.hoped) ->> 'matches_star', new.must ? 'matches_star'
    )
    on conflict (registered_user_id) do update
      set must = excluded.must, hoped = excluded.hoped, others_see_fit = excluded.others_see_fit,
        star = excluded.star, star_must = excluded.star_must;
  return null;
end
$$;
comment on function private.index_wishes() is 'Trigger: keeps private.wish_list, their values, and private.wish_index.';

create function private.wish_ids(wishes jsonb, religion text) returns integer[] language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(array_agg(known.id order by known.id), '{}')
    from private.single_wishes(wishes) as single
    join private.wish_list as known on known.kind = single.kind and known.value = single.value
      and known.religion = case single.kind when 'caste' then wish_ids.religion else '' end
  );
end
$$;
comment on function private.wish_ids(jsonb, text) is 'The numbers of these wishes. religion: the one to which a caste belongs, or an empty text.';

create trigger index_wishes after insert or update of must, hoped, others_see_fit on public.wishes
  for each row execute function private.index_wishes();

create function private.rewrite_values(of_kind text, keys text[], communities text[] default '{}') returns void language plpgsql security definer
  set search_path = '' as $$
declare
  phrases constant text[] := array(select distinct unnest(private.same_phrases(of_kind, key)) from unnest(keys) as key);
  changed constant text[] := string_to_array(array_to_string(phrases, ' '), ' ');
  wish private.wish_list;
begin
  perform private.lock_wishes();
  for wish in
    select * from private.wish_list as each
    where private.kind_of_filter(each.kind) = of_kind and case when of_kind = 'caste' then exists (
        select from unnest(private.listed_values('words', each.value)) as part
        where private.community_names(part) && communities
          or exists (select from unnest(phrases) as phrase where string_to_array(phrase, ' ') <@ private.search_words(part))
      ) else private.search_words(each.value) && changed end
  loop
    delete from private.wish_values where wish_id = wish.id;
    perform private.add_values(wish);
  end loop;
end
$$;
comment on function private.rewrite_values(text, text[], text[]) is 'After the bureau has joined or parted spellings: wishes with one of these words find by all of them. communities: names of which others are something else now (private.rebuild_communities).';

create function private.truths_of(person private.profile_search) returns smallint[] language sql stable security definer set search_path = '' as $$
  with met as (
    select wish_id, alternative, of_alternative, level from private.wish_values where forms && (person).tags
    union all
    select wish_id, alternative, of_alternative, level from private.wish_values
      where beginning is not null and ((person).town ^@ beginning or (person).state ^@ beginning)
  ),
  holding as (
    select wish_id, min(level) as level from (
      select wish_id, level from met group by wish_id, alternative, of_alternative, level having count(*) = of_alternative
    ) as complete group by wish_id
  )
  select array_agg(case
      when wish.kind = 'age' then (nullif((person).age, 999) between lower_end and upper_end)::integer
      when wish.kind = 'height' then ((person).height between lower_end and upper_end)::integer
      when (person).tags @> array[wish.kind || ': ?'] then null
      when private.kind_left_out(wish.kind) is not null then (holding.wish_id is null)::integer
      when holding.level = 1 then null
      else (holding.wish_id is not null)::integer
    end::smallint order by place)
  from generate_series(1, (select coalesce(max(id), 0) from private.wish_list)) as place
  left join private.wish_list as wish on wish.id = place
  left join holding on holding.wish_id = place
$$;
comment on function private.truths_of(private.profile_search) is 'By the number of each wish of the register: 1 if it holds on this person, 0 if not, null if the fact is not known.';

create function private.range_condition(kind text, value text) returns text language sql immutable parallel safe set search_path = '' as $$
  select format('%I between %s and %s', kind, ends[1], ends[2]) from private.ends_of(kind, value) as ends where ends is not null
$$;
comment on function private.range_condition(text, text) is 'The condition on private.profile_search that a wish about age or height holds; null for others.';

create function private.as_filter(kind text, value text) returns jsonb language sql immutable parallel safe set search_path = '' as $$
  select case when kind in ('age', 'height') then jsonb_strip_nulls(jsonb_build_object(
      kind || '_from', nullif(split_part(value, '-', 1), ''), kind || '_to', nullif(split_part(value, '-', 2), '')
    )) else jsonb_build_object(kind, value) end
$$;
comment on function private.as_filter(text, text) is 'A wish of private.single_wishes as filters of find_profiles.';

create function private.wider_range(kind text, value text) returns text language sql stable set search_path = '' as $$
  -- An open end stays open.
  select concat_ws('-',
    case when ends[1] = '' then '' else greatest(rule.smallest, ends[1]::integer - step)::text end,
    case when ends[2] = '' then '' else least(rule.largest, ends[2]::integer + step)::text end
  )
  from private.person_fields as rule
  cross join (select case wider_range.kind when 'age' then 2 else 5 end) as steps (step)
  cross join (select string_to_array(value, '-')) as given (ends)
  where rule.field = wider_range.kind
$$;
comment on function private.wider_range(text, text) is 'A range of ages or heights, one step wider at each end that it has: two years, or five centimetres.';

create function private.unknown_condition(kind text) returns text language sql immutable parallel safe set search_path = '' as $$
  select case kind when 'age' then 'age = 999' when 'height' then 'height is null' else format('tags @> %L::text[]', array[kind || ': ?']) end
$$;
comment on function private.unknown_condition(text) is 'The condition on private.profile_search that the fact of a wish is not known.';

create function private.ids_with(conditions text[]) returns setof bigint language plpgsql stable security definer set search_path = ''
  -- To the planner, 22 spellings compared with 16 tags cost as much as one with one: it would read all rows, and not the index.
  set enable_seqscan = off set cpu_operator_cost = 1 as $$
begin
  return query execute 'select id from private.profile_search where '
    || array_to_string(conditions, ' union all select id from private.profile_search where ');
end
$$;
comment on function private.ids_with(text[]) is 'The people on whose rows of private.profile_search one of these conditions holds, by its indexes; some twice.';

create function private.any_condition(conditions text[], are_many boolean) returns text language sql immutable parallel safe set search_path = ''
  as $$
  -- Many spellings are not compared with each row, but looked up once. Without "is true" it is a join, which looked them up 778 times.
  select case when are_many then format('(id in (select private.ids_with(%L::text[]))) is true', conditions) else '(' || array_to_string(conditions, ' or ') || ')' end
$$;
comment on function private.any_condition(text[], boolean) is 'The condition on private.profile_search that one of these holds.';

create function private.wish_conditions(profile_id bigint, star_scores jsonb, usual jsonb default '{}')
  returns table (kind text, value text, is_must boolean, unknown text, must text, holds text) language plpgsql stable security definer
  set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
    with wished as (
      select wish.kind, wish.value, wish.id = any (own.must) as is_must, array(
        select (alternative, forms, beginning, level)::private.value_group from private.wish_values where wish_id = wish.id
      ) as groups
      from private.wish_index as own join private.wish_list as wish on wish.id = any (own.must || own.hoped)
      where own.registered_user_id = profile_id
      union all
      (select distinct on (single.kind) single.kind, single.value, weight.is_must,
        array(
          select (alternative, forms, beginning, level)::private.value_group from private.value_groups(single.kind, single.value, null)
        )
      from (values ('must', true), ('hoped', false)) as weight (name, is_must)
      cross join lateral private.single_wishes(usual -> weight.name) as single
      where not exists (select from private.wish_index where registered_user_id = profile_id)
      order by single.kind, weight.is_must desc)
    ),
    read as (
      select wished.kind, wished.value, wished.is_must, private.unknown_condition(wished.kind) as unknown,
        coalesce(known.conditions, array[coalesce(private.range_condition(wished.kind, wished.value), 'false')]) as conditions,
        maybe.conditions as maybe, known.forms + coalesce(maybe.forms, 0) > 8 as are_many
      from wished
      cross join lateral private.value_conditions(groups) as known
      left join lateral (select * from private.value_conditions(groups, 1) where wished.kind = 'caste') as maybe on true
      union all
      select 'matches_star', star, star_must, format('star_code <> all (%L::text[])', holding || failing),
        array[format('star_code = any (%L::text[])', holding)], null, false
      from private.wish_index
      cross join lateral private.star_lists(star_scores, star) as lists
      cross join lateral (select
        array(select jsonb_array_elements_text(lists -> 'stars' -> 0)), array(select jsonb_array_elements_text(lists -> 'stars' -> 1))
      ) as codes (holding, failing)
      where registered_user_id = profile_id and private.counted_star(star_scores, star) is not null
    )
    select read.kind, read.value, read.is_must, private.any_condition(unknown || maybe, false),
      -- Another gothram is a denial.
      case when private.kind_left_out(read.kind) is not null then 'not ' || known else known_or_not end,
      case when read.is_must and maybe is null then format('not (%s)', unknown)
        when private.kind_left_out(read.kind) is not null then 'not ' || known_or_not else known end
    from read
    cross join lateral (select private.any_condition(conditions, are_many), private.any_condition(conditions || maybe || unknown, are_many))
      as texts (known, known_or_not)
    order by read.kind;
end
$$;
comment on function private.wish_conditions(bigint, jsonb, jsonb) is 'The wishes of a person as conditions on private.profile_search. unknown: the fact is not known, or may be the wished one. must: the wish holds or is unknown. holds: it holds; of a must on the rows where it holds or is unknown. star_scores: as in find_matches; a wish about stars without them is left out. usual: wishes that are not stored, {"must": {...}, "hoped": {...}}, for a person without any.';

create function private.near_people(wished text, furthest integer, religions text)
  returns table (id bigint, level smallint, shared text, place integer) language plpgsql stable security definer set search_path = ''
  -- By the index of tags, name by name.
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  of_religion constant text[] := array['religion: ?'] || array(select 'religion:' || each from unnest(string_to_array(religions, ', ')) as each);
begin
  return query
    with name as materialized (
      -- Each name once: twenty wished communities have the same ones around them.
      select distinct on (around.node) around.node, around.level, around.shared,
        around.level + case when own.words && string_to_array(lower(around.node), ' ') then 0 else 10 end as place
      from unnest(private.listed_values('words', wished)) as part
      cross join lateral (select private.search_words(part) || private.search_words(private.community_node(part))) as own (words)
      cross join lateral private.community_levels(part) as around
      order by around.node, place, around.shared
    )
    select distinct on (found.id) found.id, name.level, name.shared, name.place
    from name
    join private.profile_search as found on found.tags @> array['caste:=' || name.node]
    where name.level between 1 and furthest
      and (religions is null or found.tags && of_religion)
    order by found.id, name.place, name.shared;
end
$$;
comment on function private.near_people(text, integer, text) is 'The people whose community is not the wished one, but may be it, or is another part of a wider name: private.community_pairs. place: their order, the level, and after all of these the names without a word of the wished one. religions: nobody of another known religion is near; null for all.';

-- For the page of one family ------------------------------------------------------------------------------------------------

create function private.count_truths(truths smallint[]) returns jsonb language sql immutable parallel safe set search_path = '' as $$
  select jsonb_build_object(
    'holds', count(*) filter (where truth = 1), 'unknown', count(*) filter (where truth is null), 'wishes', count(*)
  ) from unnest(truths) as truth
$$;
comment on function private.count_truths(smallint[]) is 'How many wishes hold (1), are unknown (null), and are there.';

create function private.star_school(wish text) returns text language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(wish, ' [0-9]+$', '')
$$;
comment on function private.star_school(text) is 'The school of a wish about stars: South of "South 6".';

create function private.star_truth(scores jsonb, wish text, star_code text) returns smallint language sql immutable parallel safe set search_path = ''
  as $$
  select ((scores -> private.star_school(wish) ->> star_code)::integer >= substring(wish from '[0-9]+$')::integer)::integer::smallint
$$;
comment on function private.star_truth(jsonb, text, text) is '1 if a wish about stars holds with this star code, 0 if not, null if that is not known.';

create function private.counted_star(scores jsonb, wish text) returns text language sql immutable parallel safe set search_path = '' as $$
  select case when scores ? private.star_school(wish) then wish end
$$;
comment on function private.counted_star(jsonb, text) is 'A wish about stars, if there are scores of its school; else null, as it is not counted.';

create function private.refuse_star_scores(scores jsonb) returns void language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(scores) is distinct from 'object' or exists (
    select from jsonb_each(case jsonb_typeof(scores) when 'object' then scores end) as school
    cross join lateral jsonb_each_text(case jsonb_typeof(school.value) when 'object' then school.value else '{"?": ""}' end) as score
    left join private.star_codes() as known (code) on known.code = score.key
    where school.key not in ('South', 'Kerala', 'Tamil twelve', 'North') or known.code is null or score.value !~ '^[0-9]{1,2}$'
  ) then
    perform private.refuse('no_star_lists', 'These are no lists of birth stars.', 'star_scores');
  end if;
end
$$;
comment on function private.refuse_star_scores(jsonb) is 'Error 22023 unless these are scores by school and star code.';

create function private.star_lists(scores jsonb, wish text) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('stars', jsonb_build_array(
    coalesce(jsonb_agg(code order by code collate "C") filter (where private.star_truth(scores, wish, code) = 1), '[]'),
    coalesce(jsonb_agg(code order by code collate "C") filter (where private.star_truth(scores, wish, code) = 0), '[]')
  ))
  from jsonb_object_keys(scores -> private.star_school(wish)) as code
$$;
comment on function private.star_lists(jsonb, text) is 'The scores for a wish as a filter of find_profiles: the codes with which it holds, and the others.';

create function private.their_stars(scores text) returns text language sql immutable parallel safe set search_path = '' as $$
  select format('left join (
    select wish, code.key as with_code, (code.value::integer >= substring(wish from ''[0-9]+$'')::integer)::integer as truth
    from (select distinct star from private.wish_index where star is not null) as wished (wish)
    cross join lateral jsonb_each_text(%s -> private.star_school(wish)) as code
  ) as with_star on with_star.wish = theirs.star and with_star.with_code = star_code', scores)
$$;
comment on function private.their_stars(text) is 'Joins with_star.truth, the same for the wish of another family. scores: a parameter.';

create function private.begin_fits(profile_id bigint, star_scores jsonb) returns boolean language plpgsql stable security definer set search_path = ''
  as $$
declare
  is_admin constant boolean := private.is_admin();
  wished jsonb;
begin
  perform private.refuse_large(star_scores, 64000);
  if not is_admin and private.require_member() is distinct from profile_id then
    perform private.forbid('admin_only', 'Only the bureau may do this.');
  end if;
  perform private.refuse_star_scores(star_scores);
  if is_admin then
    return true;
  end if;
  select must || hoped into wished from public.wishes where registered_user_id = profile_id;
  perform private.require_begun(wished || case
    when private.counted_star(star_scores, wished ->> 'matches_star') is not null then private.star_lists(star_scores, wished ->> 'matches_star')
    else '{}'
  end);
  return false;
end
$$;
comment on function private.begin_fits(bigint, jsonb) is 'Whether the caller is the admin, who asks for each family. A member asks for the own family: error 42501 for another one, and 22023 unless the search by the own wishes, with the lists of stars, is begun today.';

create function private.wishing_person(profile_id bigint) returns private.profile_search language plpgsql stable security definer set search_path = ''
  as $$
declare
  person private.profile_search;
begin
  select * into person from private.profile_search where id = profile_id;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  return person;
end
$$;
comment on function private.wishing_person(bigint) is 'The row of the search table of the person whose matches are asked for. Error PT404 without one.';

create function private.failing_wishes(truths smallint[]) returns integer[] language sql immutable parallel safe set search_path = '' as $$
  select array(select wish::integer from unnest(truths) with ordinality as each (truth, wish) where truth = 0)
$$;

create function private.check_part(skipped integer, at_most integer, most integer) returns void language plpgsql immutable set search_path = '' as $$
begin
  if at_most is null or at_most not between 1 and most then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'at_most', jsonb_build_object('from', 1, 'to', most));
  end if;
  if skipped is null or skipped not between 0 and 1000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'skipped', '{"from": 0, "to": 1000}');
  end if;
end
$$;
comment on function private.check_part(integer, integer, integer) is 'Error 22023 for a part of a list that is not to be had.';

create function public.explain_fit(profile_id bigint, other_id bigint, star_scores jsonb default '{}') returns jsonb language plpgsql stable
  security definer set search_path = '' as $$
declare
  is_admin constant boolean := private.begin_fits(profile_id, star_scores);
  person private.profile_search;
  other private.profile_search;
begin
  select * into person from private.profile_search where id = profile_id;
  select * into other from private.profile_search
    where id = other_id and (is_admin or visible and id <> all (array(select private.my_blocked_ids())));
  if person.id is null or other.id is null then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  -- Which wishes hold are details, as the profile has them.
  if not is_admin and other.id not in (select private.my_opened_ids()) then
    perform private.refuse('profile_not_opened', 'Open this profile first.');
  end if;
  return jsonb_build_object(
    'mine', private.fits_of(person.id, other, star_scores, other.star_code),
    'theirs', case when is_admin then private.fits_of(other.id, person, star_scores, other.star_code) else '[]' end,
    'theirs_count', (
      select private.count_truths(array(select truths.of_wish[wish] from unnest(must || hoped) as wish))
      from private.wish_index cross join (select private.truths_of(person) offset 0) as truths (of_wish)
      where registered_user_id = other.id and (is_admin or others_see_fit)
    )
  );
end
$$;
comment on function public.explain_fit(bigint, bigint, jsonb) is 'For the admin, and for a member about the own family, of a profile that is opened today: each wish of a family and whether it holds on the other person, null if that is not known. For the admin also the other way round; a member learns the number alone (theirs_count), and only if the other family lets others see it.';
grant execute on function public.explain_fit(bigint, bigint, jsonb) to authenticated;

create function private.fits_of(wishing_id bigint, other private.profile_search, star_scores jsonb, star_code text) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'wish', private.as_filter(kind, value), 'must', is_must, 'holds', truth = 1
  ) order by not is_must, kind), '[]')
  from private.wish_index
  cross join (select private.truths_of(other) offset 0) as truths (of_wish)
  cross join lateral (
    select kind, value, id = any (must), of_wish[id] from private.wish_list where id = any (must || hoped)
    union all
    select 'matches_star', star, star_must, private.star_truth(star_scores, star, fits_of.star_code)
      where private.counted_star(star_scores, star) is not null
  ) as wished (kind, value, is_must, truth)
  where registered_user_id = wishing_id
$$;
comment on function private.fits_of(bigint, private.profile_search, jsonb, text) is 'Each wish of a person, as a filter, and whether it holds on the other one. star_code: the code to which the scores belong.';

create function private.apply_communities(names text[], changed text[]) returns void language plpgsql security definer set search_path = '' as $$
declare
  name text;
begin
  -- A name of the product is known, whatever it is to others, unless a text has it beside another of these.
  foreach name in array array(select each from unnest(names) as each where private.community_node(each) = private.phrase_key(each))
    || array_to_string(names, ' ')
  loop
    perform private.retag_communities(private.search_words(name));
  end loop;
  perform private.rewrite_values('caste', array(select private.phrase_key(each) from unnest(names) as each), changed);
end
$$;
comment on function private.apply_communities(text[], text[]) is 'After a change of relations of these names, and of what others are to the changed ones: all wishes and searches find by the new ones.';

create function public.relate_communities(name text, wider text, relation text) returns void language plpgsql security definer set search_path = ''
  set statement_timeout = '20s' as $$
#variable_conflict use_column
declare
  narrow text;
  wide text;
  narrow_node text;
  wide_node text;
  changed text[];
begin
  perform private.require_admin();
  if relate_communities.relation is null or relate_communities.relation not in ('part of', 'may be', 'none', 'of product') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'relation');
  end if;
  narrow := coalesce(private.clean_text('name', relate_communities.name, 120, true), '');
  wide := coalesce(private.clean_text('wider', relate_communities.wider, 120, true), '');
  narrow_node := private.community_node(narrow);
  wide_node := private.community_node(wide);
  if narrow_node = '' or wide_node = '' then
    perform private.refuse('filter_without_word', 'Enter a word.', 'name');
  end if;
  lock table private.bureau_communities in share row exclusive mode;
  if relate_communities.relation in ('part of', 'may be') and exists (
    select from private.community_pairs where node = narrow_node and other = wide_node and level = 0
  ) or narrow_node = wide_node then
    perform private.refuse('community_within', '{wider} is {name} already, or a part of it.', 'wider', jsonb_build_object('name', narrow, 'wider', wide));
  end if;
  delete from private.bureau_communities where (node, wider_node) = (narrow_node, wide_node);
  if relate_communities.relation in ('part of', 'may be') or relate_communities.relation = 'none'
    and exists (select from private.community_relations where (node, wider_node) = (narrow_node, wide_node))
  then
    if (select count(*) from private.bureau_communities) >= 500 then
      perform private.refuse('too_many_relations', 'There are {most} relations already. Remove one first.', 'name', '{"most": 500}');
    end if;
    insert into private.bureau_communities (name, wider, relation, node, wider_node)
      values (narrow, wide, relate_communities.relation, narrow_node, wide_node);
  end if;
  changed := private.rebuild_communities();
  -- Each act of a family waits for the log's lock, and takes it before the rows of searches and wishes: so they come after it.
  perform private.write_audit('treated as one', 'bureau_communities', 'caste', null, null,
    jsonb_build_object('words', jsonb_build_array(narrow, relate_communities.relation, wide)));
  perform private.apply_communities(array[narrow, wide], changed);
end
$$;
comment on function public.relate_communities(text, text, text) is 'For the admin: a name of a community is part of a wider one, may be it, or is neither (none), also where the product says so; "of product" takes away what the bureau said. Nothing is written to a person. Takes at most 20 s. Error 22023 for wrong input.';

create function public.list_community_relations(name text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked text;
begin
  perform private.require_admin();
  perform private.refuse_large(list_community_relations.name);
  if char_length(list_community_relations.name) > 120 then
    perform private.refuse('filter_too_long', 'Enter 1 to {most} characters.', 'name', '{"most": 120}');
  end if;
  asked := private.community_node(list_community_relations.name);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', name, 'wider', called, 'relation', relation, 'of_product', of_product
    ) order by of_product, name, called), '[]')
    from (
      select node, wider_node, name, called, relation, of_product from private.community_relations
      union all
      select node, wider_node, name, wider, relation, false from private.bureau_communities where relation = 'none'
    ) as related
    where asked in (node, wider_node) and wider_node <> ''
  );
end
$$;
comment on function public.list_community_relations(text) is 'For the admin: what this name of a community is to others, as a list of name, wider, relation (same, part of, may be; none where the bureau has taken away one of the product) and of_product.';
grant execute on function public.relate_communities(text, text, text), public.list_community_relations(text) to authenticated;

create function public.treat_as_one(filter text, words text[]) returns void language plpgsql security definer set search_path = ''
  set statement_timeout = '20s' as $$
declare
  of_kind constant text := private.kind_of_filter(filter);
  given text[];
  different text[];
  given_keys text[];
  earlier text[];
  later text[];
  changed text[];
begin
  perform private.require_admin();
  perform private.refuse_large(words);
  if of_kind is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'filter');
  end if;
  -- The keys of many words would take long.
  if cardinality(words) > 50 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'words');
  end if;
  given := array_remove(array(select distinct private.clean_text('words', word, 120, true) from unnest(words) as word order by 1), null);
  if cardinality(given) = 0 then
    perform private.refuse('filter_without_word', 'Enter a word.', 'words');
  end if;
  lock table private.bureau_words in share row exclusive mode;
  if of_kind = 'caste' then
    -- With relate_communities in turn: the later change reads the relations of the earlier one.
    lock table private.bureau_communities in share row exclusive mode;
    -- Two that are one by the product would stay one when their group is taken apart.
    with one as materialized (
      select word, place, private.community_node(word) as node, private.same_in_product(word) as same
      from unnest(given) with ordinality as each (word, place)
    )
    select array_agg(word order by place) into different from one
      where not exists (select from one as earlier where earlier.place < one.place and one.node = any (earlier.same));
    if cardinality(different) = 1 and cardinality(given) > 1 then
      perform private.refuse(
        'community_within', '{wider} is {name} already, or a part of it.', 'words', jsonb_build_object('name', given[1], 'wider', given[2])
      );
    end if;
    given := different;
  end if;
  given_keys := array(select distinct private.phrase_key(word) from unnest(given) as word);
  select coalesce(array_agg(distinct word order by word), '{}') into earlier
    from private.bureau_words as grouped cross join unnest(grouped.words) as word
    where grouped.kind = of_kind and grouped.keys && given_keys;
  delete from private.bureau_words as grouped where grouped.kind = of_kind and grouped.keys && given_keys;
  later := case when cardinality(given) > 1 then array(select unnest(given) union select unnest(earlier) order by 1)
    -- One word: it leaves its group.
    else array(select word from unnest(earlier) as word where private.phrase_key(word) <> all (given_keys)) end;
  if cardinality(later) > 50 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'words');
  end if;
  if cardinality(later) > 1 then
    insert into private.bureau_words (kind, words, keys)
    values (of_kind, later, array(select distinct private.phrase_key(word) from unnest(later) as word));
  end if;
  if of_kind = 'caste' then
    changed := private.rebuild_communities();
  end if;
  -- The log first: a family that saves wishes locks it before it removes one of them.
  perform private.write_audit('treated as one', 'bureau_words', filter, null,
    jsonb_build_object('words', to_jsonb(earlier)), jsonb_build_object('words', to_jsonb(later)));
  if of_kind = 'caste' then
    perform private.apply_communities(given || earlier, changed);
    return;
  end if;
  perform private.rewrite_values(of_kind, array(select private.phrase_key(word) from unnest(given || earlier) as word));
end
$$;
comment on function public.treat_as_one(text, text[]) is 'For the admin: a filter (caste, education, location or occupation) finds each of these spellings by each other one, with the groups that they were in. Of castes that are one by the product, the first counts alone. A single word leaves its group. Takes at most 20 s. Error 22023 for wrong input.';
grant execute on function public.treat_as_one(text, text[]) to authenticated;
