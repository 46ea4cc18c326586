-- The matches of a family: people whose facts agree with its wishes (27_wishes.sql), and whose own wishes agree with its person.
--
--   1. Each different wish of the register is one row of private.wish_terms: many families have the same one.
--   2. private.wish_index has the numbers of each person's wishes.
--   3. For a person, private.truths_of evaluates all terms once: which wishes of others hold on this person. The other direction
--      is the condition of the search (private.facts_condition).
--
-- A fact that is not known counts against nobody. Only the client knows the rules of the stars: it gives the score of the person with
-- each star code, by the school: {"South": {"groom:Rohini:Vrishabha:": 7}}. Without a school's scores its wishes are not counted.
-- Who may: the admin, for each family, and a member for the own one. Nobody reads another family's wishes: a member learns how many of
-- them hold only where that family allows it. The musts of the others leave nobody out of a member's list, who would know by name
-- which families refuse them. A member's answers tell details of everybody, so they are a search that is begun first.

create table private.wish_terms (
  id integer generated always as identity primary key,
  filter text not null,
  value text not null,
  religion text not null default '',
  lower_end smallint,
  upper_end smallint,
  constraint each_wish_once unique (filter, value, religion)
);
comment on table private.wish_terms is 'The different wishes of the register. Nothing personal: nobody is named.';
comment on column private.wish_terms.filter is 'A filter of find_profiles; age and height for both ends of a range.';
comment on column private.wish_terms.religion is 'Of the same wishes: a caste belongs to it. Empty without one.';

create table private.wish_groups (
  id integer generated always as identity primary key,
  term_id integer not null references private.wish_terms (id) on delete cascade,
  alternative integer not null,
  of_alternative integer not null,
  forms text[],
  beginning text collate "C"
);
comment on table private.wish_groups is 'A wish holds if all groups of one alternative do: private.value_groups.';
comment on column private.wish_groups.of_alternative is 'The number of groups of this alternative.';
create index wish_groups_forms on private.wish_groups using gin (forms) with (fastupdate = off);
create index wish_groups_term on private.wish_groups (term_id);
create index wish_groups_beginning on private.wish_groups (beginning) where beginning is not null;

create table private.wish_index (
  registered_user_id bigint primary key references public.wishes (registered_user_id) on delete cascade,
  must integer[] not null,
  hoped integer[] not null,
  others_see_fit boolean not null,
  star text,
  star_must boolean not null
);
comment on table private.wish_index is 'The wishes of each person as numbers of private.wish_terms, kept by a trigger.';
comment on column private.wish_index.star is 'The wish about stars, "South 6": no row of private.wish_terms, as its truth is that of a couple.';

revoke all on private.wish_terms, private.wish_groups, private.wish_index from anon, authenticated, service_role;
alter table private.wish_terms enable row level security;
alter table private.wish_groups enable row level security;
alter table private.wish_index enable row level security;
create policy "No API role reads or writes the terms" on private.wish_terms
  for all to anon, authenticated using (false) with check (false);
create policy "No API role reads or writes the groups" on private.wish_groups
  for all to anon, authenticated using (false) with check (false);
create policy "No API role reads or writes the index of wishes" on private.wish_index
  for all to anon, authenticated using (false) with check (false);

create function private.wish_parts(wishes jsonb)
returns table (filter text, value text)
language plpgsql
stable
set search_path = ''
as $$
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
comment on function private.wish_parts(jsonb) is 'The single wishes: both ends of a range are one, "25-31" or "160-".';

create function private.ends_of(filter text, value text)
returns smallint[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when filter in ('age', 'height') then array[lower_end - (widened_by + 1) / 2, upper_end + widened_by / 2]::smallint[] end
  from (select coalesce(nullif(split_part(value, '-', 1), ''), '0')::integer, coalesce(nullif(split_part(value, '-', 2), ''), '250')::integer)
    as ends (lower_end, upper_end)
  cross join lateral (select case filter when 'height' then greatest(0, 4 - (upper_end - lower_end)) else 0 end) as width (widened_by)
$$;
comment on function private.ends_of(text, text) is 'Both ends of a wish about age or height, null for others. A range of heights covers at least 5 cm, as in private.search_condition.';

create function private.wish_religion(wishes jsonb)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when position(',' in wishes ->> 'religion') > 0 then null else wishes ->> 'religion' end
$$;
comment on function private.wish_religion(jsonb) is 'The religion to which a caste of these wishes belongs; null without one, or with several.';

create function private.add_groups(term private.wish_terms)
returns void
language plpgsql
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  insert into private.wish_groups (term_id, alternative, of_alternative, forms, beginning)
  select (term).id, alternative, count(*) over (partition by alternative), forms, beginning
  from (
    select alternative, forms, beginning
      from private.value_groups((term).filter, (term).value, nullif((term).religion, ''))
      where private.kind_of_filter((term).filter) is not null
    union all
    select 1, array(select (term).filter || ':' || one from unnest(private.listed_values('choices', (term).value)) as one), null
      where (term).filter in (select name from private.profile_filters where kind = 'choices')
    union all
    -- The wish is that none of them holds.
    select 1, array(select 'other_gothram:' || form from unnest(private.same_phrases('gothram', (term).value)) as form), null
      where (term).filter = 'other_gothram'
  ) as groups;
end
$$;
comment on function private.add_groups(private.wish_terms) is 'Adds the groups of a wish.';

create function private.is_unknown(entry private.profile_search, filter text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case filter when 'age' then entry.age = 999 when 'height' then entry.height is null else entry.tags @> array[filter || ': ?'] end
$$;
comment on function private.is_unknown(private.profile_search, text) is 'Whether the fact that a wish asks for is not known.';

create function private.index_wishes()
returns trigger
language plpgsql
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  religion constant text := coalesce(private.wish_religion(new.must || new.hoped), '');
  added private.wish_terms;
begin
  -- In the order of the key, so that two families' new wishes do not wait for one another.
  for added in
    insert into private.wish_terms (filter, value, religion, lower_end, upper_end)
      select part.filter, part.value, of_religion.name, ends.lower_end, ends.upper_end
      from private.wish_parts(new.must || new.hoped) as part
      cross join lateral (select case part.filter when 'caste' then religion else '' end) as of_religion (name)
      cross join lateral (select
        ends[1], ends[2] from private.ends_of(part.filter, part.value) as ends
      ) as ends (lower_end, upper_end)
      where not exists (
        select from private.wish_terms as known
        where (known.filter, known.value, known.religion) = (part.filter, part.value, of_religion.name)
      )
      order by 1, 2, 3
      on conflict do nothing
      returning *
  loop
    perform private.add_groups(added);
  end loop;
  insert into private.wish_index (registered_user_id, must, hoped, others_see_fit, star, star_must)
    values (
      new.registered_user_id, private.term_ids(new.must, religion), private.term_ids(new.hoped, religion), new.others_see_fit,
      (new.must || new.hoped) ->> 'matches_star', new.must ? 'matches_star'
    )
    on conflict (registered_user_id) do update
      set must = excluded.must, hoped = excluded.hoped, others_see_fit = excluded.others_see_fit,
        star = excluded.star, star_must = excluded.star_must;
  return null;
end
$$;
comment on function private.index_wishes() is 'Trigger: keeps private.wish_terms, their groups, and private.wish_index.';

create function private.term_ids(wishes jsonb, religion text)
returns integer[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(known.id order by known.id), '{}')
    from private.wish_parts(wishes) as part
    join private.wish_terms as known on known.filter = part.filter and known.value = part.value
      and known.religion = case part.filter when 'caste' then term_ids.religion else '' end
  );
end
$$;
comment on function private.term_ids(jsonb, text) is 'The numbers of these wishes. religion: the one to which a caste belongs, or an empty text.';

create trigger index_wishes after insert or update of must, hoped, others_see_fit on public.wishes
  for each row execute function private.index_wishes();

create function private.rewrite_groups(of_kind text, keys text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed constant text[] := array(
    select distinct word from unnest(keys) as key
    cross join unnest(private.same_phrases(of_kind, key)) as phrase
    cross join unnest(string_to_array(phrase, ' ')) as word
  );
  term private.wish_terms;
begin
  for term in
    select * from private.wish_terms as each
    where private.kind_of_filter(each.filter) = of_kind and private.search_words(each.value) && changed
  loop
    delete from private.wish_groups where term_id = term.id;
    perform private.add_groups(term);
  end loop;
end
$$;
comment on function private.rewrite_groups(text, text[]) is 'After the bureau has joined or parted spellings: wishes with one of these words find by all of them.';

create function private.truths_of(person private.profile_search)
returns smallint[]
language sql
stable
security definer
set search_path = ''
as $$
  with met as (
    select term_id, alternative, of_alternative from private.wish_groups where forms && (person).tags
    union all
    select term_id, alternative, of_alternative from private.wish_groups
      where beginning is not null and ((person).town ^@ beginning or (person).state ^@ beginning)
  ),
  holding as (
    select distinct term_id from (
      select term_id from met group by term_id, alternative, of_alternative having count(*) = of_alternative
    ) as complete
  )
  select array_agg(case
      when private.is_unknown(person, term.filter) then null
      when term.filter = 'age' then ((person).age between lower_end and upper_end)::integer
      when term.filter = 'height' then ((person).height between lower_end and upper_end)::integer
      when term.filter = 'other_gothram' then (holding.term_id is null)::integer
      else (holding.term_id is not null)::integer
    end::smallint order by place)
  from generate_series(1, (select coalesce(max(id), 0) from private.wish_terms)) as place
  left join private.wish_terms as term on term.id = place
  left join holding on holding.term_id = place
$$;
comment on function private.truths_of(private.profile_search) is 'By the number of each wish of the register: 1 if it holds on this person, 0 if not, null if the fact is not known.';

create function private.wish_condition(filter text, value text, religion text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when filter in ('age', 'height') then (
      select format('%I between %L::smallint and %L::smallint', filter, ends[1], ends[2]) from private.ends_of(filter, value) as ends
    )
    else '(' || private.facts_condition(jsonb_strip_nulls(jsonb_build_object(
      filter, value, 'religion', case filter when 'caste' then nullif(religion, '') when 'religion' then value end
    ))) || ')' end
$$;
comment on function private.wish_condition(text, text, text) is 'The condition on private.profile_search that a wish holds.';

create function private.as_filter(filter text, value text)
returns jsonb
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when filter in ('age', 'height') then jsonb_strip_nulls(jsonb_build_object(
      filter || '_from', nullif(split_part(value, '-', 1), ''), filter || '_to', nullif(split_part(value, '-', 2), '')
    )) else jsonb_build_object(filter, value) end
$$;
comment on function private.as_filter(text, text) is 'A part of private.wish_parts as filters of find_profiles.';

create function private.wider_range(filter text, value text)
returns text
language sql
stable
set search_path = ''
as $$
  -- An open end stays open.
  select concat_ws('-',
    case when ends[1] = '' then '' else greatest(rule.smallest, ends[1]::integer - step)::text end,
    case when ends[2] = '' then '' else least(rule.largest, ends[2]::integer + step)::text end
  )
  from private.person_fields as rule
  cross join (select case wider_range.filter when 'age' then 2 else 5 end) as steps (step)
  cross join (select string_to_array(value, '-')) as given (ends)
  where rule.field = wider_range.filter
$$;
comment on function private.wider_range(text, text) is 'A range of ages or heights, one step wider at each end that it has: two years, or five centimetres.';

create function private.unknown_condition(filter text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case filter when 'age' then 'age = 999' when 'height' then 'height is null' else format('tags @> %L::text[]', array[filter || ': ?']) end
$$;
comment on function private.unknown_condition(text) is 'The condition on private.profile_search that the fact of a wish is not known.';

create function private.must_condition(filter text, value text, religion text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when kind = 'choices' then format('tags && %L::text[]',
      array(select filter || ':' || one from unnest(private.listed_values(kind, value)) as one) || (filter || ': ?'))
    else format('(%s or %s)', private.wish_condition(filter, value, religion), private.unknown_condition(filter)) end
  from (select (select profile_filters.kind from private.profile_filters where name = must_condition.filter)) as known (kind)
$$;
comment on function private.must_condition(text, text, text) is 'The condition on private.profile_search that a must holds, or its fact is not known.';

-- For the page of one family ------------------------------------------------------------------------------------------------

create function private.count_truths(truths smallint[])
returns jsonb
language sql
immutable
parallel safe
set search_path = ''
as $$
  select jsonb_build_object(
    'holds', count(*) filter (where truth = 1), 'unknown', count(*) filter (where truth is null), 'wishes', count(*)
  ) from unnest(truths) as truth
$$;
comment on function private.count_truths(smallint[]) is 'How many wishes hold (1), are unknown (null), and are there.';

create function private.star_school(wish text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select regexp_replace(wish, ' [0-9]+$', '')
$$;
comment on function private.star_school(text) is 'The school of a wish about stars: South of "South 6".';

create function private.star_truth(scores jsonb, wish text, star_code text)
returns smallint
language sql
immutable
parallel safe
set search_path = ''
as $$
  select ((scores -> private.star_school(wish) ->> star_code)::integer >= substring(wish from '[0-9]+$')::integer)::integer::smallint
$$;
comment on function private.star_truth(jsonb, text, text) is '1 if a wish about stars holds with this star code, 0 if not, null if that is not known.';

create function private.counted_star(scores jsonb, wish text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when scores ? private.star_school(wish) then wish end
$$;
comment on function private.counted_star(jsonb, text) is 'A wish about stars, if there are scores of its school; else null, as it is not counted.';

create function private.refuse_star_scores(scores jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
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

create function private.star_lists(scores jsonb, wish text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('stars', jsonb_build_array(
    coalesce(jsonb_agg(code order by code collate "C") filter (where private.star_truth(scores, wish, code) = 1), '[]'),
    coalesce(jsonb_agg(code order by code collate "C") filter (where private.star_truth(scores, wish, code) = 0), '[]')
  ))
  from jsonb_object_keys(scores -> private.star_school(wish)) as code
$$;
comment on function private.star_lists(jsonb, text) is 'The scores for a wish as a filter of find_profiles: the codes with which it holds, and the others.';

create function private.star_condition(scores jsonb, wish text)
returns text
language sql
stable
set search_path = ''
as $$
  select format('case when star_code = any (%L::text[]) then 1 when star_code = any (%L::text[]) then 0 end',
    array(select jsonb_array_elements_text(lists -> 0)), array(select jsonb_array_elements_text(lists -> 1)))
  from (select private.star_lists(scores, wish) -> 'stars') as of_wish (lists)
$$;
comment on function private.star_condition(jsonb, text) is 'private.star_truth for the rows of private.profile_search: its codes are looked up in two lists.';

create function private.their_stars(scores text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select format('left join (
    select wish, code.key as with_code, (code.value::integer >= substring(wish from ''[0-9]+$'')::integer)::integer as truth
    from (select distinct star from private.wish_index where star is not null) as wished (wish)
    cross join lateral jsonb_each_text(%s -> private.star_school(wish)) as code
  ) as with_star on with_star.wish = theirs.star and with_star.with_code = star_code', scores)
$$;
comment on function private.their_stars(text) is 'Joins with_star.truth, the same for the wish of another family. scores: a parameter.';

create function private.begin_fits(profile_id bigint, star_scores jsonb)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
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

create function private.one_at_a_time(search text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(search || ' ' || auth.uid(), 0)) then
    perform private.refuse('still_answering', 'Your last search is still being answered.');
  end if;
end
$$;
comment on function private.one_at_a_time(text) is 'Error 22023 while the same search of the same login is answered: each takes a connection of the API, which has ten for everybody.';

create function public.find_matches(
  profile_id bigint, further jsonb default '{}', skipped integer default 0, at_most integer default 25, star_scores jsonb default '{}'
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- With less memory, the set that an index gives is searched again for each person.
set work_mem = '64MB'
-- With a million people, few wishes that many meet take two seconds.
set statement_timeout = '5s'
set plan_cache_mode = force_generic_plan
as $$
declare
  is_admin boolean;
  most integer;
  person private.profile_search;
  wishes public.wishes;
  religion text;
  own_star text;
  counts_stars boolean;
  musts text;
  score text;
  words text;
  by_index text;
  in_words integer;
  truths text;
  narrowed text;
  answer jsonb;
begin
  perform private.refuse_large(further);
  is_admin := private.begin_fits(profile_id, star_scores);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(further) limit 1;
  perform private.require_begun(further);
  if not is_admin then
    perform private.one_at_a_time('find_matches');
  end if;
  most := case when is_admin then 60 else 25 end;
  if at_most is null or at_most not between 1 and most then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'at_most', jsonb_build_object('from', 1, 'to', most));
  end if;
  if skipped is null or skipped not between 0 and 1000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'skipped', '{"from": 0, "to": 1000}');
  end if;
  select * into person from private.profile_search where id = profile_id;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  select * into wishes from public.wishes where registered_user_id = profile_id;
  religion := private.wish_religion(coalesce(wishes.must || wishes.hoped, '{}'));
  select string_agg(private.must_condition(filter, value, religion), ' and ') into musts from private.wish_parts(wishes.must);
  select
      -- A must of these people holds or is unknown.
      string_agg(case when is_must then format('(not %s)::integer', unknown) else format('((%s) is true)::integer', known) end, ' + ')
        filter (where is_must or not is_slow),
      string_agg(format('((%s) is true)::integer', known), ' + ') filter (where not is_must and is_slow),
      string_agg(format('(id in (select id from private.profile_search where %s))::integer', known), ' + ')
        filter (where not is_must and is_slow),
      count(*) filter (where not is_must and is_slow),
      string_agg(format('case when %s then null else ((%s) is true)::integer end', unknown, condition), ', ')
    into score, words, by_index, in_words, truths
    from private.wish_parts(coalesce(wishes.must || wishes.hoped, '{}')) as part
    left join private.profile_filters as rule on rule.name = part.filter
    cross join lateral (
      select private.wish_condition(part.filter, value, religion), private.unknown_condition(part.filter),
        rule.kind is distinct from 'choices' and part.filter not in ('age', 'height'),
        coalesce(wishes.must ?| array[part.filter, part.filter || '_from', part.filter || '_to'], false)
    ) as of_wish (condition, unknown, is_slow, is_must)
    -- Another gothram is a denial: an unknown one would hold.
    cross join lateral (select case part.filter when 'other_gothram' then format('%s and not %s', condition, unknown) else condition end) as of_known (known);
  own_star := private.counted_star(star_scores, (wishes.must || wishes.hoped) ->> 'matches_star');
  if own_star is not null then
    own_star := private.star_condition(star_scores, own_star);
    score := concat_ws(' + ', score, format('coalesce(%s, 0)', own_star));
    truths := concat_ws(', ', truths, own_star);
    if wishes.must ? 'matches_star' then
      musts := concat_ws(' and ', musts, format('coalesce(%s, 1) = 1', own_star));
    end if;
  end if;
  -- A member might try scores, to find out what another family wishes.
  counts_stars := is_admin and star_scores <> '{}';
  select string_agg(private.wish_condition(filter, value, private.wish_religion(further)), ' and ')
    into narrowed from private.wish_parts(further);
  -- A family on which more of theirs fail than hold comes one wish later: who has no wishes must not always come last.
  -- Wishes in words take most of the time. They are compared only with people who may reach the page by them.
  execute format(
    'with fitting as materialized (
      select id, times_shown as times, created_at as since, %1$s - case when theirs.must is null or not ($6 or theirs.others_see_fit) then 0
          else (select coalesce(sum(1 - 2 * $3[term]), 0) + %6$s > 0 from unnest(theirs.must || theirs.hoped) as term)::integer end as agreed
      from private.profile_search left join private.wish_index as theirs on theirs.registered_user_id = id %5$s
      where visible and gender = $1 and id <> all ($2) and %2$s and %3$s
        and (theirs.must is null or not ($6 or theirs.others_see_fit)
          or not exists (select from unnest(theirs.must) as term where $3[term] = 0)) and %7$s
    ),
    reaching as materialized (
      select * from fitting
      where agreed >= coalesce((select least.agreed - %9$s from fitting as least order by least.agreed desc offset $4 + $5 - 1 limit 1), -1000)
    ),
    shown as (
      select id, times, since, agreed + %8$s as agreed from reaching
      order by 4 desc, times, since desc, id desc offset $4 limit $5
    )
    select jsonb_build_object(
      ''people'', (select count(*) from fitting),
      ''list'', coalesce((
        select jsonb_agg(jsonb_build_object(
          ''id'', id,
          ''mine'', private.count_truths(array[%4$s]::smallint[]),
          ''theirs'', case when $6 or theirs.others_see_fit
            then private.count_truths(
              array(select $3[term] from unnest(theirs.must || theirs.hoped) as term)
                || case when $6 and private.counted_star($7, theirs.star) is not null then array[private.star_truth($7, theirs.star, star_code)] end
            ) end
        ) order by shown.agreed desc, times, since desc, id desc)
        from shown join private.profile_search using (id) left join private.wish_index as theirs on theirs.registered_user_id = id
      ), ''[]'')
    )',
    coalesce(score, '0'), coalesce(musts, 'true'), coalesce(narrowed, 'true'), truths,
    case when counts_stars then private.their_stars('$7') else '' end,
    case when counts_stars then 'coalesce(1 - 2 * with_star.truth, 0)' else '0' end,
    case when counts_stars then '(theirs.star_must is not true or with_star.truth is distinct from 0)' else 'true' end,
    -- Many are looked up in the set that the index gives, few in their own rows.
    case when words is null then '0' else format(
      'case when (select count(*) from reaching) > (select reltuples / 30 from pg_class where oid = ''private.profile_search''::regclass)
        then %s else (select %s from private.profile_search as own where own.id = reaching.id) end', by_index, words
    ) end, in_words
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end, private.not_for(profile_id, is_admin), private.truths_of(person), skipped, at_most,
    is_admin, star_scores;
  return answer;
end
$$;
comment on function public.find_matches(bigint, jsonb, integer, integer, jsonb) is 'For the admin, and for a member about the own family: visible people of the other side, where the musts of both families hold, for a member those of the other family only if it lets others see that, in the order of the wishes of this family that hold, one less if more wishes of theirs fail than hold, then those shown least, then the newest: their number, and a part of the list with the wishes that hold, the unknown ones and all, of this family and of theirs. For a member, theirs is null, and does not order, unless that family lets others see it. star_scores: the score of this person with each star code, by school; other families'' wishes about stars count for the admin alone. Left out: blocked pairs, and pairs with a contact request. further: filters on top. What is not known counts against nobody. at_most: 60, for a member 25. Error 22023 for wrong filters, for a search that is not begun, and for a member while an earlier call is answered.';
grant execute on function public.find_matches(bigint, jsonb, integer, integer, jsonb) to authenticated;

create function public.count_what_if(profile_id bigint, star_scores jsonb default '{}')
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- With less memory, the set that an index gives is searched again for each person.
set work_mem = '64MB'
-- With a million people, few wishes that many meet take two seconds.
set statement_timeout = '5s'
set plan_cache_mode = force_generic_plan
as $$
declare
  person private.profile_search;
  is_admin boolean;
  wishes public.wishes;
  own_star text;
  musts text[];
  fails text;
  wider text;
  answer jsonb;
begin
  is_admin := private.begin_fits(profile_id, star_scores);
  if not is_admin then
    perform private.one_at_a_time('count_what_if');
  end if;
  select * into person from private.profile_search where id = profile_id;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  select * into wishes from public.wishes where registered_user_id = profile_id;
  own_star := private.counted_star(star_scores, wishes.must ->> 'matches_star');
  select
      array_agg(filter order by filter), string_agg(condition, ', ' order by filter),
      string_agg(format('when %L then %s', filter, private.wish_condition(filter, private.wider_range(filter, value), null)), ' ')
        filter (where filter in ('age', 'height'))
    into musts, fails, wider
    from (
      -- A wish in words has many spellings, which an index looks up at once.
      select filter, value, format(case when kind = 'choices' or filter in ('age', 'height') then '(%s) is not true'
          else 'id not in (select id from private.profile_search where %s)' end,
        private.must_condition(filter, value, private.wish_religion(wishes.must || wishes.hoped)))
      from private.wish_parts(wishes.must) left join private.profile_filters as rule on rule.name = filter
      union all
      select 'matches_star', own_star, format('%s is not distinct from 0', private.star_condition(star_scores, own_star))
      where own_star is not null
    ) as wished (filter, value, condition);
  if musts is null then
    return '[]';
  end if;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(
        ''wish'', private.as_filter(filter, value), ''without'', coalesce(more, 0),
        ''wider'', case when filter in (''age'', ''height'') then private.as_filter(filter, private.wider_range(filter, value)) end,
        ''with_wider'', case when filter in (''age'', ''height'') then coalesce(more_wider, 0) end
      ) order by filter), ''[]'')
    from (select * from private.wish_parts($4) union all select ''matches_star'', $6 where $6 is not null) as wished
    left join (
      select which, count(*) as more, count(*) filter (where case which %s else false end) as more_wider
      from (
        select $7[array_position(fails, true)] as which, age, height
        from (
          -- Each condition once for each person.
          select id, age, height, star_code, array[%s] as fails from private.profile_search
          where visible and gender = $1 and id <> all ($2) offset 0
        ) as each
        left join private.wish_index as theirs on theirs.registered_user_id = id %s
        where cardinality(array_positions(fails, true)) = 1
          and (theirs.must is null or not ($8 or theirs.others_see_fit)
            or not exists (select from unnest(theirs.must) as term where $3[term] = 0)) and %s
      ) as almost
      group by which
    ) as counted on which = filter',
    coalesce(wider, 'when null then false'), fails,
    case when is_admin and star_scores <> '{}' then private.their_stars('$5') else '' end,
    case when is_admin and star_scores <> '{}' then '(theirs.star_must is not true or with_star.truth is distinct from 0)' else 'true' end
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end,
    private.not_for(profile_id, is_admin), private.truths_of(person), wishes.must, star_scores, own_star, musts,
    is_admin;
  return answer;
end
$$;
comment on function public.count_what_if(bigint, jsonb) is 'For the admin, and for a member about the own family: for each must, how many more people would fit without it, and with a range that is one step wider: two years, or five centimetres, at each end.';
grant execute on function public.count_what_if(bigint, jsonb) to authenticated;

create function public.explain_fit(profile_id bigint, other_id bigint, star_scores jsonb default '{}')
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
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
      select private.count_truths(array(select truths.of_term[term] from unnest(must || hoped) as term))
      from private.wish_index cross join (select private.truths_of(person) offset 0) as truths (of_term)
      where registered_user_id = other.id and (is_admin or others_see_fit)
    )
  );
end
$$;
comment on function public.explain_fit(bigint, bigint, jsonb) is 'For the admin, and for a member about the own family, of a profile that is opened today: each wish of a family and whether it holds on the other person, null if that is not known. For the admin also the other way round; a member learns the number alone (theirs_count), and only if the other family lets others see it.';
grant execute on function public.explain_fit(bigint, bigint, jsonb) to authenticated;

create function private.fits_of(wishing_id bigint, other private.profile_search, star_scores jsonb, star_code text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'wish', private.as_filter(filter, value), 'must', is_must, 'holds', truth = 1
  ) order by not is_must, filter), '[]')
  from private.wish_index
  cross join (select private.truths_of(other) offset 0) as truths (of_term)
  cross join lateral (
    select filter, value, id = any (must), of_term[id] from private.wish_terms where id = any (must || hoped)
    union all
    select 'matches_star', star, star_must, private.star_truth(star_scores, star, fits_of.star_code)
      where private.counted_star(star_scores, star) is not null
  ) as wished (filter, value, is_must, truth)
  where registered_user_id = wishing_id
$$;
comment on function private.fits_of(bigint, private.profile_search, jsonb, text) is 'Each wish of a person, as a filter, and whether it holds on the other one. star_code: the code to which the scores belong.';
