-- Names of communities lie within each other: the relation "same, part of, may be" (supabase/schemas/finding/words.sql). A wish for a
-- community is judged by it, a wider name or a title only may fit, and the order of find_matches begins with it. Rows of the product
-- are a materialized view; the bureau's own are a table. Rights: the admin alone calls relate_communities and
-- list_community_relations; no API role reads the tables. Nothing is written to a person.

SET local check_function_bodies = off;

DROP FUNCTION "private"."group_conditions"(integer);

DROP FUNCTION "private"."value_groups"(text, text, text);

DROP FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb);

CREATE TABLE "private"."bureau_communities" (
  "id"         bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "name"       text   NOT NULL,
  "wider"      text   NOT NULL,
  "relation"   text   NOT NULL,
  "node"       text   NOT NULL,
  "wider_node" text   NOT NULL,
  CONSTRAINT "bureau_communities_pkey" PRIMARY KEY (id),
  CONSTRAINT "each_pair_once" UNIQUE (node, wider_node),
  CONSTRAINT "name_is_readable" CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  CONSTRAINT "relation_is_known" CHECK ((relation = ANY (ARRAY['part of'::text, 'may be'::text, 'none'::text]))),
  CONSTRAINT "wider_is_readable" CHECK (((char_length(wider) >= 1) AND (char_length(wider) <= 120)))
);

ALTER TABLE "private"."bureau_communities"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."community_pairs" (
  "node"   text     COLLATE pg_catalog."C" NOT NULL,
  "other"  text     COLLATE pg_catalog."C" NOT NULL,
  "level"  smallint NOT NULL,
  "shared" text,
  CONSTRAINT "community_pairs_pkey" PRIMARY KEY (node, other)
);

ALTER TABLE "private"."community_pairs"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."wish_groups"
  ADD COLUMN "level" smallint NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION private.add_groups (
  term private.wish_terms
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  insert into private.wish_groups (term_id, alternative, of_alternative, forms, beginning, level)
  select (term).id, alternative, count(*) over (partition by alternative), forms, beginning, level
  from (
    select alternative, forms, beginning, level
      from private.value_groups((term).filter, (term).value, nullif((term).religion, ''))
      where private.kind_of_filter((term).filter) is not null
    union all
    select 1, array(select (term).filter || ':' || one from unnest(private.listed_values('choices', (term).value)) as one), null, 0
      where (term).filter in (select name from private.profile_filters where kind = 'choices')
    union all
    -- The wish is that none of them holds.
    select 1, array(select (term).filter || ':' || form from unnest(private.same_phrases(private.kind_left_out((term).filter), (term).value)) as form), null, 0
      where private.kind_left_out((term).filter) is not null
  ) as groups;
end
$function$;

CREATE OR REPLACE FUNCTION private.apply_communities (
  names text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  changed text;
begin
  perform private.rebuild_communities();
  foreach changed in array names loop
    perform private.retag_communities(private.search_words(changed));
  end loop;
  perform private.rewrite_groups('caste', names);
end
$function$;

CREATE OR REPLACE FUNCTION private.community_levels (
  entered text
)
  RETURNS TABLE (
    node   text,
    level  smallint,
    shared text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
#variable_conflict use_column
declare
  whole constant text := private.known_community(entered);
begin
  if whole is null then
    -- "Kongu Vellala Gounder of Erode": its own words are searched, and who wrote the known name may be one of them.
    return query
      select other, greatest(min(level), 1::smallint), min(shared) from private.community_pairs
      where node = any (private.community_names(entered)) group by other;
    return;
  end if;
  return query select other, level, shared from private.community_pairs where node = whole;
  if not found then
    return query select whole, 0::smallint, null::text;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.community_names (
  entered text
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  key constant text := private.phrase_key(entered);
  whole constant text := private.known_community(entered);
  -- More words would have too many parts.
  words constant text[] := (private.search_words(entered))[:8];
  parts text[];
  names text[];
begin
  if whole is not null or key = '' then
    return array_remove(array[whole], null);
  end if;
  parts := array(
    select string_agg(words[place], ' ' order by place)
    from generate_series(1, (1 << cardinality(words)) - 1) as mask
    join generate_series(1, cardinality(words)) as place on mask & (1 << (place - 1)) > 0
    group by mask
  );
  with known (words, node) as (
    select string_to_array(part, ' '), word from private.house_words cross join unnest(keys) as part
      where kind = 'caste' and keys && parts and part = any (parts)
    union
    select string_to_array(node, ' '), node from private.community_pairs where node = any (parts)
  )
  select coalesce(array_agg(distinct node), array[key]) into names from known
    where not exists (select from known as longer where known.words <@ longer.words and known.words <> longer.words);
  -- "Iyer Brahmin" says Iyer.
  return array(
    select name from unnest(names) as name
    where not exists (
      select from private.community_pairs where node = name and other = any (names) and level = 0 and other <> name
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.community_node (
  entered text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  key constant text := private.phrase_key(entered);
begin
  return coalesce((select min(word) from private.house_words where kind = 'caste' and keys @> array[key]), key);
end
$function$;

CREATE OR REPLACE FUNCTION private.group_conditions (
  of_term  integer,
  of_level integer DEFAULT 0
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
  with given as materialized (select * from private.wish_groups where term_id = of_term and level = of_level),
  in_use as materialized (select private.forms_in_use(array(select unnest(each.forms) from given as each)) as tags),
  grouped as (
    select alternative, of_alternative, beginning, array(select unnest(given.forms) intersect select unnest(tags) order by 1) as forms
    from given cross join in_use
  )
  select array_agg(condition), sum(size) from (
    select string_agg(format('town ^@ %1$L or state ^@ %1$L', beginning), ' or ') as condition, 0 as size
      from grouped where beginning is not null having count(*) > 0
    union all
    select private.any_tag('', array_agg(form order by form)), count(*)
      from (select distinct unnest(grouped.forms) from grouped where of_alternative = 1) as single (form) having count(*) > 0
    union all
    select string_agg(condition, ' or '), sum(size) from (
      select string_agg(private.any_tag('', grouped.forms), ' and ') as condition, sum(cardinality(grouped.forms)) as size
      from grouped where of_alternative > 1 group by alternative having bool_and(grouped.forms <> '{}')
    ) as longer having count(*) > 0
    union all
    -- Nobody of the register has one of these words.
    select 'false', 0 where not exists (select from grouped where beginning is not null or grouped.forms <> '{}') and exists (select from given)
  ) as kinds
$function$;

CREATE OR REPLACE FUNCTION private.known_community (
  entered text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  known_name constant text := private.community_node(entered);
begin
  -- A word of the list begins with a capital, a key never does.
  return case when known_name <> lower(known_name) or exists (select from private.community_pairs as pair where pair.node = known_name) then known_name end;
end
$function$;

CREATE OR REPLACE FUNCTION private.near_people (
  wished   text,
  furthest integer
)
  RETURNS TABLE (
    id     bigint,
    level  smallint,
    shared text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return query
    select distinct on (found.id) found.id, name.level, name.shared
    from unnest(private.listed_values('words', wished)) as part
    cross join lateral private.community_levels(part) as name
    join private.profile_search as found on found.tags @> array['caste:=' || name.node]
    where name.level between 1 and furthest
    order by found.id, name.level, name.shared;
end
$function$;

CREATE OR REPLACE FUNCTION private.rebuild_communities()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.community_pairs where true;
  insert into private.community_pairs (node, other, level, shared)
  with recursive relations as materialized (select * from private.community_relations),
  same (one, other) as materialized (
    select node, wider_node from relations where relation = 'same' union select wider_node, node from relations where relation = 'same'
  ),
  outward (narrow, wide, step) as materialized (
    select node, wider_node, 1 from relations where relation = 'part of' union all select one, other, 0 from same
  ),
  own (node) as (select node from relations union select wider_node from relations where wider_node <> ''),
  title (node) as (
    select node from relations where relation = 'may be' and wider_node = ''
    union
    select other from title join same on one = node
  ),
  parts (node, other) as (
    select node, node from own
    union
    select parts.node, narrow from parts join outward on wide = parts.other
  ),
  around (node, other) as (
    select * from parts
    union
    select around.node, wide from around join outward on narrow = around.other
  ),
  wider (node, other, steps) as (
    select node, node, 0 from own
    union
    -- The bureau may have made a circle.
    select wider.node, wide, steps + step from wider join outward on narrow = wider.other where steps < 5
  ),
  beside (node, other, level, shared) as (
    select node, other, case when other in (select title.node from title) then 8 else steps + 1 end, other
      from (select node, other, min(steps) as steps from wider group by node, other except select node, other, 0 from parts) as nearest
      where steps > 0
    union
    select beside.node, narrow, level, shared from beside join outward on wide = beside.other
  ),
  may_be (node, other) as (
    select * from around
    union
    select parts.node, wider_node from parts join relations on relations.node = other where relation = 'may be' and wider_node <> ''
    union
    select parts.node, relations.node from parts join relations on wider_node = other where relation = 'may be'
  ),
  paired (node, other, level, shared) as (
    select node, other, 0, null from parts
    union all
    select node, other, 1, null from may_be
    union all
    select node, same.other, 1, null from may_be join same on one = may_be.other
    union all
    select * from beside
  )
  select distinct on (node, other) node, other, level, (select min(called) from private.community_relations where wider_node = shared)
    from paired order by node, other, level, shared;
end
$function$;

CREATE OR REPLACE FUNCTION private.retag_communities (
  words text[]
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update private.profile_search as found
    set tags = array(select tag from unnest(found.tags) as tag where tag !~ '^(caste|community:[^:]*):=') || array_remove(array(
      select unnest(array['caste:=' || node, private.community_tag(card.religion, '=' || node)])
      from unnest(private.community_names(details.caste)) as node
    ), null)
    from public."RegisteredUsers" as card
    join public.profile_details as details on details.registered_user_id = card.id
    where card.id = found.id and details.caste is not null and found.tags @> array(select 'caste:' || word from unnest(words) as word)
$function$;

CREATE OR REPLACE FUNCTION private.rewrite_groups (
  of_kind text,
  keys    text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
    -- One community changes what others are to a wish.
    where private.kind_of_filter(each.filter) = of_kind and (of_kind = 'caste' or private.search_words(each.value) && changed)
  loop
    delete from private.wish_groups where term_id = term.id;
    perform private.add_groups(term);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.search_tags (
  filters jsonb
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.truths_of (
  person private.profile_search
)
  RETURNS smallint[]
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with met as (
    select term_id, alternative, of_alternative, level from private.wish_groups where forms && (person).tags
    union all
    select term_id, alternative, of_alternative, level from private.wish_groups
      where beginning is not null and ((person).town ^@ beginning or (person).state ^@ beginning)
  ),
  holding as (
    select term_id, min(level) as level from (
      select term_id, level from met group by term_id, alternative, of_alternative, level having count(*) = of_alternative
    ) as complete group by term_id
  )
  select array_agg(case
      when private.is_unknown(person, term.filter) then null
      when term.filter = 'age' then ((person).age between lower_end and upper_end)::integer
      when term.filter = 'height' then ((person).height between lower_end and upper_end)::integer
      when private.kind_left_out(term.filter) is not null then (holding.term_id is null)::integer
      when holding.level = 1 then null
      else (holding.term_id is not null)::integer
    end::smallint order by place)
  from generate_series(1, (select coalesce(max(id), 0) from private.wish_terms)) as place
  left join private.wish_terms as term on term.id = place
  left join holding on holding.term_id = place
$function$;

CREATE OR REPLACE FUNCTION private.value_groups (
  filter   text,
  entered  text,
  religion text
)
  RETURNS TABLE (
    alternative bigint,
    forms       text[],
    beginning   text,
    level       smallint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  of_kind constant text := private.kind_of_filter(filter);
  -- Town and state of the card have columns of their own. Other places are words.
  by_town constant boolean := filter = 'location';
  prefix constant text := case when filter = 'caste' and religion is not null then private.community_tag(religion, '') else filter || ':' end;
  part text;
  key text;
  phrases text[];
  with_forms text[];
begin
  alternative := 0;
  level := 0;
  -- "Iyer, Iyengar": one of them. Nothing but commas is no word.
  foreach part in array private.listed_values('words', entered) loop
    key := private.phrase_key(part);
    if key = '' or by_town and private.fold_name(part) = '' then
      continue;
    end if;
    if filter = 'caste' then
      return query
        select value_groups.alternative + row_number() over (order by name.level), array_agg(prefix || '=' || name.node), null::text, name.level
        from private.community_levels(part) as name where name.level < 2 group by name.level;
      alternative := alternative + 2;
      continue when private.known_community(part) is not null;
    end if;
    phrases := private.same_phrases(of_kind, part);
    if by_town then
      -- In Indian scripts the beginning of a town's name need not be that of its Latin name: "கோயம்".
      if cardinality(phrases) = 1 and part ~ '[\u0900-\u0d7f]' and char_length(key) > 2 then
        phrases := array(
          select key union
          select unnest(keys) from private.house_words
          where kind = 'place' and exists (select from unnest(keys) as known where known ^@ key)
        );
      end if;
      if cardinality(phrases) > 1 then
        alternative := alternative + 1;
        forms := array(select prefix || phrase from unnest(phrases) as phrase);
        beginning := null;
        return next;
      end if;
      alternative := alternative + 1;
      forms := null;
      -- A known name is whole: "Kovai" is no part of "Kovaiyur".
      beginning := private.fold_name(part) || case when cardinality(phrases) > 1 then ' ' else '' end;
      return next;
      continue;
    end if;
    forms := array(select prefix || phrase from unnest(phrases) as phrase where position(' ' in phrase) = 0);
    beginning := null;
    if forms <> '{}' then
      alternative := alternative + 1;
      return next;
    end if;
    -- Of a longer phrase each word, in any of its own forms. Most words have none, which one look-up says for all of them.
    with_forms := array(
      select distinct form from private.known_words as known_word cross join unnest(known_word.keys) as form
      where known_word.kind = of_kind and known_word.keys && string_to_array(array_to_string(phrases, ' '), ' ') and position(' ' in form) = 0
    );
    return query
      select value_groups.alternative + phrase.place, case when word = any (with_forms) then array(
        select prefix || form from unnest(private.same_phrases(of_kind, word)) as form where position(' ' in form) = 0
      ) else array[prefix || word] end, null::text, 0::smallint
      from unnest(array(select each from unnest(phrases) as each where position(' ' in each) > 0)) with ordinality as phrase (words, place)
      cross join unnest(string_to_array(phrase.words, ' ')) as word;
    alternative := alternative + cardinality(phrases);
  end loop;
end
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
        coalesce(grouped.conditions, array[coalesce(private.range_condition(term.filter, term.value), 'false')]) as conditions,
        maybe.conditions as maybe, grouped.forms + coalesce(maybe.forms, 0) > 8 as are_many
      from private.wish_index as wishes
      join private.wish_terms as term on term.id = any (wishes.must || wishes.hoped)
      cross join lateral private.group_conditions(term.id) as grouped
      cross join lateral private.group_conditions(term.id, 1) as maybe
      where wishes.registered_user_id = profile_id
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
    select wished.filter, wished.value, wished.is_must, private.any_condition(unknown || maybe, false),
      -- Another gothram is a denial.
      case when private.kind_left_out(wished.filter) is not null then 'not ' || known else known_or_not end,
      case when wished.is_must and maybe is null then format('not (%s)', unknown)
        when private.kind_left_out(wished.filter) is not null then 'not ' || known_or_not else known end
    from wished
    cross join lateral (select private.any_condition(conditions, are_many), private.any_condition(conditions || maybe || unknown, are_many))
      as texts (known, known_or_not)
    order by wished.filter;
end
$function$;

CREATE OR REPLACE FUNCTION private.words_condition (
  filter   text,
  entered  text,
  religion text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with given as materialized (select * from private.value_groups(filter, entered, religion) where level = 0),
  in_use as materialized (select private.forms_in_use(array(select unnest(forms) from given)) as tags),
  grouped as (
    select alternative, beginning, count(*) over (partition by alternative) as groups,
      array(select unnest(forms) intersect select unnest(tags) order by 1) as forms
    from given cross join in_use
  )
  select coalesce('(' || string_agg(condition, ' or ') || ')', 'false')
  from (
    select format('(town ^@ %1$L or state ^@ %1$L)', beginning) as condition from grouped where beginning is not null group by beginning
    union all
    -- One comparison for all phrases of one group.
    select private.any_tag('', array_agg(distinct form order by form)) from grouped cross join unnest(forms) as form where groups = 1
      having count(*) > 0
    union all
    select distinct string_agg(private.any_tag('', forms), ' and ' order by forms) from grouped where groups > 1
      group by alternative having bool_and(forms <> '{}')
  ) as alternatives
$function$;

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
  ordering text;
  answer jsonb;
begin
  perform private.refuse_large(further);
  is_admin := private.begin_fits(profile_id, star_scores);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(further) limit 1;
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
    when parts <@ array['community', 'stars', 'wishes'] then 'shown.near, shown.star_order, agreed desc, shown.waits_since, shown.id'
  end;
  if ordering is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  person := private.wishing_person(profile_id);
  select string_agg(format('and %s', must), ' ') filter (where is_must), string_agg(format(', %s as holds_%s', holds, filter), ''),
      string_agg(format(' + (holds_%s is true)::integer', filter), ''),
      string_agg(format('case when holds_%s then 1 when not (%s) then 0 end', filter, unknown), ', '),
      max(value) filter (where filter = 'caste' and 'community' = any (parts))
    into musts, columns, number_holding, truths, wished_community
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
    'with %12$s fitting as materialized (
      select *, 0 %2$s as holding, coalesce(star_place, 1000) * %13$s as star_order, %11$s as near
      from (
        select id, times_shown, created_at, waits_since, ($8 ->> star_code)::integer as star_place,
          theirs.registered_user_id is not null as tells, theirs.must, theirs.hoped, theirs.star, %5$s as star_truth %1$s %14$s
        from private.profile_search left join private.wish_index as theirs on theirs.registered_user_id = id and ($6 or theirs.others_see_fit) %6$s %15$s
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
          ''star_place'', star_place, ''times_shown'', shown.times_shown, ''waits_since'', shown.waits_since,
          ''community'', case when near = 1 then ''may be'' when near < 8 and near > 0 then ''other part'' when near = 8 then ''same title'' end, ''shared'', %16$s
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
    case when 'wishes' = any (parts) then 'holding - (coalesce((select sum(1 - 2 * $3[term]) from unnest(must || hoped) as term), 0) + coalesce(1 - 2 * star_truth, 0) > 0)::integer' else '0' end,
    case when 'wishes' = any (parts) then '((near, star_order, -holding) <= (
        select least.near, least.star_order, 1 - least.holding from listed as least order by least.near, least.star_order, least.holding desc offset $4 + $5 - 1 limit 1
      )) is not false' else 'true' end,
    ordering,
    case when wished_community is null then '0' else 'case when holds_caste then 0 else coalesce(level, case when $6 and fact_is_unknown then 9 else 10 end) end' end,
    case when wished_community is not null then 'wished (near_id, level, shared) as materialized (select * from private.near_people($11, case when $6 then 8 else 1 end)),' end,
    case when 'stars' = any (parts) then 1 else 0 end,
    case when wished_community is not null then format(', level, shared, %s as fact_is_unknown', private.unknown_condition('caste')) end,
    case when wished_community is not null then 'left join wished on near_id = id' end,
    case when wished_community is null then 'null' else 'case when near > 1 then shared end' end
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end, private.not_for(profile_id, is_admin),
    private.truths_of(person), skipped, at_most, is_admin, star_scores, star_places, last_place, profile_id, wished_community;
  return answer;
end
$function$;

REVOKE ALL ON FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_community_relations (
  name text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  asked text;
begin
  perform private.require_admin();
  perform private.refuse_large(list_community_relations.name);
  asked := private.community_node(list_community_relations.name);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', name, 'wider', called, 'relation', relation, 'of_product', of_product
    ) order by of_product, name, called), '[]')
    from private.community_relations
    where asked in (node, wider_node) and wider_node <> ''
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_community_relations"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.relate_communities (
  name     text,
  wider    text,
  relation text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  narrow constant text := btrim(relate_communities.name);
  wide constant text := btrim(relate_communities.wider);
  narrow_node text;
  wide_node text;
begin
  perform private.require_admin();
  perform private.refuse_large(narrow || wide);
  if char_length(narrow) not between 1 and 120 or char_length(wide) not between 1 and 120 or narrow is null or wide is null then
    perform private.refuse('filter_too_long', 'Enter 1 to {most} characters.', 'name', '{"most": 120}');
  end if;
  if relate_communities.relation is null or relate_communities.relation not in ('part of', 'may be', 'none') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'relation');
  end if;
  narrow_node := private.community_node(narrow);
  wide_node := private.community_node(wide);
  if narrow_node = '' or wide_node = '' then
    perform private.refuse('filter_without_word', 'Enter a word.', 'name');
  end if;
  lock table private.bureau_communities in share row exclusive mode;
  if relate_communities.relation <> 'none' and exists (
    select from private.community_pairs where node = narrow_node and other = wide_node and level = 0
  ) or narrow_node = wide_node then
    perform private.refuse('community_within', '{wider} is {name} already, or a part of it.', 'wider', jsonb_build_object('name', narrow, 'wider', wide));
  end if;
  delete from private.bureau_communities where (node, wider_node) = (narrow_node, wide_node);
  if relate_communities.relation <> 'none' or exists (select from private.community_relations where (node, wider_node) = (narrow_node, wide_node)) then
    insert into private.bureau_communities (name, wider, relation, node, wider_node)
      values (narrow, wide, relate_communities.relation, narrow_node, wide_node);
  end if;
  perform private.write_audit('treated as one', 'bureau_communities', 'caste', null, null,
    jsonb_build_object('words', jsonb_build_array(narrow, relate_communities.relation, wide)));
  perform private.apply_communities(array[narrow, wide]);
end
$function$;

REVOKE ALL ON FUNCTION "public"."relate_communities"(text, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.treat_as_one (
  filter text,
  words  text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_kind constant text := private.kind_of_filter(filter);
  given text[];
  given_keys text[];
  earlier text[];
  later text[];
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
  given := array(select distinct btrim(word) from unnest(words) as word where btrim(word) <> '' order by 1);
  if cardinality(given) = 0 or exists (select from unnest(given) as word where char_length(word) > 120) then
    perform private.refuse('filter_too_long', 'Enter 1 to {most} characters.', 'words', '{"most": 120}');
  end if;
  given_keys := array(select distinct private.phrase_key(word) from unnest(given) as word);
  lock table private.bureau_words in share row exclusive mode;
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
  -- The log first: a family that saves wishes locks it before it removes one of them.
  perform private.write_audit('treated as one', 'bureau_words', filter, null,
    jsonb_build_object('words', to_jsonb(earlier)), jsonb_build_object('words', to_jsonb(later)));
  if of_kind = 'caste' then
    perform private.apply_communities(given || earlier);
    return;
  end if;
  perform private.rewrite_groups(of_kind, array(select private.phrase_key(word) from unnest(given || earlier) as word));
end
$function$;

CREATE POLICY "No API role reads or writes it" ON "private"."bureau_communities"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."community_pairs"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

COMMENT ON COLUMN "private"."community_pairs"."level" IS '0: the same or a part of it. 1: may be, a wider name or a title. 2 to 6: another part of a wider name (shared), by the steps to it. 8: the same title only. Names without a row do not fit.';

COMMENT ON COLUMN "private"."profile_search"."tags" IS 'Values that are compared for equality, by the name of their filter: religion:Hindu, caste:thevar and community:Hindu:thevar (one for each word, and with = for each of private.community_names), location:madurai and location:nadu tamil, education:bsc, other_gothram:bharadwaja, with_picture. A fact that is not known is "diet: ?".';

COMMENT ON COLUMN "private"."wish_groups"."level" IS '1: the wish is unknown, as the name of the community only may be a wished one.';

COMMENT ON FUNCTION "private"."apply_communities"(text[]) IS 'After a change of relations of these names: all wishes and searches find by the new ones.';

COMMENT ON FUNCTION "private"."community_levels"(text) IS 'What the names of the register are to a wish for this community: private.community_pairs.';

COMMENT ON FUNCTION "private"."community_names"(text) IS 'The nodes of the communities that a text names: the whole of it, or else the longest known names of its words. One that nobody knows is itself.';

COMMENT ON FUNCTION "private"."community_node"(text) IS 'The one name of all spellings of a community: the known word, or private.phrase_key.';

COMMENT ON FUNCTION "private"."group_conditions"(integer, integer) IS 'The conditions on private.profile_search for a wish of private.wish_groups, one of which is enough, and the number of forms in them.';

COMMENT ON FUNCTION "private"."known_community"(text) IS 'The node of a name that is known as a whole; null for others. Of "Isai Vellalar" the word "Vellalar" is no name.';

COMMENT ON FUNCTION "private"."near_people"(text, integer) IS 'The people whose community is not the wished one, but may be it, or is another part of a wider name: private.community_pairs.';

COMMENT ON FUNCTION "private"."rebuild_communities"() IS 'Fills private.community_pairs, after a change of a relation or of the known words.';

COMMENT ON FUNCTION "private"."retag_communities"(text[]) IS 'Reads the names of communities again in the texts with all of these words, after a name has become known, or is no longer.';

COMMENT ON FUNCTION "private"."value_groups"(text, text, text) IS 'A filter of words or of a place: a row has one of the forms (tags) of each group of an alternative, or a town or state with this beginning. level: 1 where it only may be the community. religion: of the same search, or null.';

COMMENT ON FUNCTION "private"."wish_conditions"(bigint, jsonb) IS 'The wishes of a person as conditions on private.profile_search. unknown: the fact is not known, or may be the wished one. must: the wish holds or is unknown. holds: it holds; of a must on the rows where it holds or is unknown. star_scores: as in find_matches; a wish about stars without them is left out.';

COMMENT ON FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) IS 'For the admin, and for a member about the own family: visible people of the other side, where the musts of both families hold, for a member those of the other family only if it lets others see that: their number, and a part of the list with the wishes that hold, the unknown ones and all, of this family and of theirs. In the order of the wished community (it, may be it, other parts of a wider name, the same title, unknown, others; to a member only the first two), then by star_places, then the wishes of this family that hold, one less if more wishes of theirs fail than hold, then who waits longest. For a member, theirs is null, and does not order, unless that family lets others see it. star_scores: the score of this person with each star code, by school; other families'' wishes about stars count for the admin alone. Left out: blocked pairs, and pairs with a contact request. further: filters on top. What is not known counts against nobody. at_most: 60, for a member 25. For the admin alone: sort (those of community, stars, wishes that count, with commas; or newest, or waits longest); star_places: the place of each star code in the order of the stars, which comes back with each person, and last_place: those up to this place; usual: wishes of a family that has none, {"must": {...}, "hoped": {...}}; and in the answer how often somebody was shown, since when they wait, why the community comes near (may be, other part or same title, with the shared name), how many fit with the stars of each place before last_place (by_star), and how many people were shown to this family (shown_before). Error 22023 for wrong filters, for a search that is not begun; PT429 for a member while an earlier call is answered; 42501 for a member with arguments of the admin.';

COMMENT ON FUNCTION "public"."list_community_relations"(text) IS 'For the admin: what this name of a community is to others, as a list of name, wider, relation (same, part of, may be) and of_product.';

COMMENT ON FUNCTION "public"."relate_communities"(text, text, text) IS 'For the admin: a name of a community is part of a wider one, may be it, or is neither (none), also where the product says so. Nothing is written to a person. Error 22023 for wrong input.';

COMMENT ON TABLE "private"."bureau_communities" IS 'Relations of the bureau. They win over private.house_communities; "none" takes one of those away. Spellings of one community are in private.bureau_words.';

COMMENT ON TABLE "private"."community_pairs" IS 'What other names are to a wish for this one, from private.community_relations.';

REVOKE ALL ON FUNCTION "private"."apply_communities"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."apply_communities"(text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."apply_communities"(text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."community_levels"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."community_levels"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."community_levels"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."community_names"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."community_names"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."community_names"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."community_node"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."community_node"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."community_node"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."group_conditions"(integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."group_conditions"(integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."group_conditions"(integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."known_community"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_community"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."known_community"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."near_people"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."near_people"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."near_people"(text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rebuild_communities"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rebuild_communities"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rebuild_communities"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."retag_communities"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."retag_communities"(text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."retag_communities"(text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."value_groups"(text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."value_groups"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."value_groups"(text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_community_relations"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_community_relations"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_community_relations"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."relate_communities"(text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."relate_communities"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."relate_communities"(text, text, text) TO "postgres";

CREATE MATERIALIZED VIEW "private"."house_communities"
  AS  SELECT known.name,
    known.wider,
    known.relation,
    COALESCE(min(word.word), private.phrase_key(known.name)) AS node,
    COALESCE(min(wider_word.word), private.phrase_key(known.wider), ''::text) AS wider_node
   FROM ((( VALUES ('Gounder'::text,NULL::text,'may be'::text,'Wikipedia Gounder; TN list (Gounder as an entry of its own)'::text), ('Kongu Vellalar'::text,'Kongu Vellala Gounder'::text,'same'::text,'TN list (Kongu Vellalars); Wikipedia Kongu Vellalar'::text), ('Vellala Gounder'::text,'Kongu Vellala Gounder'::text,'same'::text,'TN list (within Kongu Vellalars); Wikipedia Vellala Gounder'::text), ('Kongu'::text,'Kongu Vellala Gounder'::text,'may be'::text,'Kongu Vellalar Institute of Technology Trust'::text), ('Kongu Vellala Gounder'::text,'Gounder'::text,'part of'::text,'Wikipedia Gounder; portals'' lists'::text), ('Kongu Vellala Gounder'::text,'Vellalar'::text,'part of'::text,'Wikipedia Vellalar sub castes; a Vellalar matrimony site''s list'::text), ('Nattu Gounder'::text,'Kongu Vellala Gounder'::text,'part of'::text,'TN list; Wikipedia Gounder (2008)'::text), ('Narambukkatti Gounder'::text,'Kongu Vellala Gounder'::text,'part of'::text,'TN list'::text), ('Tirumudi Vellalar'::text,'Kongu Vellala Gounder'::text,'part of'::text,'TN list'::text), ('Thondu Vellalar'::text,'Kongu Vellala Gounder'::text,'part of'::text,'TN list'::text), ('Pala Gounder'::text,'Kongu Vellala Gounder'::text,'part of'::text,'TN list'::text), ('Poosari Gounder'::text,'Kongu Vellala Gounder'::text,'part of'::text,'TN list'::text), ('Anuppa Vellala Gounder'::text,'Kongu Vellala Gounder'::text,'part of'::text,'TN list'::text), ('Padaithalai Gounder'::text,'Kongu Vellala Gounder'::text,'part of'::text,'TN list'::text), ('Chendalai Gounder'::text,'Kongu Vellala Gounder'::text,'part of'::text,'TN list'::text), ('Pavalankatti Vellala Gounder'::text,'Kongu Vellala Gounder'::text,'part of'::text,'TN list'::text), ('Sanku Vellala Gounder'::text,'Kongu Vellala Gounder'::text,'part of'::text,'TN list'::text), ('Rathinagiri Gounder'::text,'Kongu Vellala Gounder'::text,'part of'::text,'TN list'::text), ('Vettuva Gounder'::text,'Gounder'::text,'part of'::text,'TN list; Wikipedia Vettuva Gounder'::text), ('Punnan Vettuva Gounder'::text,'Vettuva Gounder'::text,'part of'::text,'TN list; Wikipedia Vettuva Gounder'::text), ('Kurumba Gounder'::text,'Gounder'::text,'part of'::text,'TN list; Wikipedia Gounder'::text), ('Vanniya Gounder'::text,'Gounder'::text,'part of'::text,'TN list; portals'' lists'::text), ('Vanniya Gounder'::text,'Vanniyar'::text,'part of'::text,'TN list; portals'' lists'::text), ('Urali Gounder'::text,'Gounder'::text,'part of'::text,'TN list; Wikipedia Gounder'::text), ('Pooluva Gounder'::text,'Gounder'::text,'part of'::text,'TN list; The Hindu 2021'::text), ('Anuppa Gounder'::text,'Gounder'::text,'part of'::text,'TN list'::text), ('Kalveli Gounder'::text,'Gounder'::text,'part of'::text,'TN list'::text), ('Okkaliga Gowder'::text,'Vokkaliga'::text,'same'::text,'TN list (within Vokkaligar); Wikipedia Vokkaliga'::text), ('Vokkaliga'::text,'Gounder'::text,'may be'::text,'Wikipedia Vokkaliga; thesis on the Vokkaliga of TN'::text), ('Golla'::text,'Gounder'::text,'may be'::text,'Burkhart 1974 (in Wikipedia Gounder)'::text), ('Padayachi'::text,'Vanniyar'::text,'part of'::text,'TN list; Anuradha 2017 (titles of Vanniya Kulakshatriyas)'::text), ('Vanniya Naicker'::text,'Vanniyar'::text,'part of'::text,'Portals'' lists; Anuradha 2017'::text), ('Vanniya Naicker'::text,'Naicker'::text,'part of'::text,'Portals'' lists; Anuradha 2017'::text), ('Vanniyar'::text,'Gounder'::text,'may be'::text,'TN list; Wikipedia Vanniyar; Anuradha 2017'::text), ('Vanniyar'::text,'Naicker'::text,'may be'::text,'Wikipedia Nayak (title); Anuradha 2017'::text), ('Agnikula Kshatriya'::text,'Vanniyar'::text,'may be'::text,'TN list; Anuradha 2017'::text), ('Mudaliar'::text,NULL::text,'may be'::text,'Wikipedia Mudaliar; Wikipedia Thuluva Vellala; portals'' lists'::text), ('Senguntha Mudaliar'::text,'Mudaliar'::text,'part of'::text,'Wikipedia Mudaliar; portals'' lists'::text), ('Arcot Mudaliar'::text,'Mudaliar'::text,'part of'::text,'Wikipedia Thuluva Vellala; portals'' lists'::text), ('Arcot Mudaliar'::text,'Thuluva Vellalar'::text,'part of'::text,'Wikipedia Thuluva Vellala; portals'' lists'::text), ('Agamudaya Mudaliar'::text,'Thuluva Vellalar'::text,'same'::text,'Wikipedia Thuluva Vellala; Anthropological Survey text'::text), ('Thuluva Vellalar'::text,'Vellalar'::text,'part of'::text,'Wikipedia Vellalar sub castes'::text), ('Thuluva Vellalar'::text,'Agamudayar'::text,'may be'::text,'TN list (Agamudayar including Thozhu or Thuluva Vellala); portals'' lists'::text), ('Thuluva Vellalar'::text,'Mudaliar'::text,'part of'::text,'Wikipedia Thuluva Vellala; Anthropological Survey text'::text), ('Thondaimandala Vellalar'::text,'Vellalar'::text,'part of'::text,'Wikipedia Thondaimandala Vellalar; Thurston (Vellala)'::text), ('Thondaimandala Mudaliar'::text,'Thondaimandala Vellalar'::text,'same'::text,'Wikipedia Mudaliar'::text), ('Thondaimandala Vellalar'::text,'Mudaliar'::text,'part of'::text,'Wikipedia Mudaliar; muthaliyaarsamukam blog'::text), ('Kondaikatti Vellalar'::text,'Thondaimandala Vellalar'::text,'part of'::text,'Wikipedia Thondaimandala Vellalar; vocmaruthanayagampillai blog'::text), ('Saiva Mudaliar'::text,'Thondaimandala Vellalar'::text,'part of'::text,'Neild (in Wikipedia Thondaimandala Vellalar)'::text), ('Pillai'::text,NULL::text,'may be'::text,'Wikipedia Pillai (surname); Wikipedia Konar; portals'' lists'::text), ('Saiva Vellalar'::text,'Vellalar'::text,'part of'::text,'Wikipedia Thondaimandala Vellalar'::text), ('Saiva Pillai'::text,'Saiva Vellalar'::text,'part of'::text,'Wikipedia Pillai (surname)'::text), ('Saiva Pillai'::text,'Pillai'::text,'part of'::text,'Portals'' lists; Wikipedia Pillai (surname)'::text), ('Karkathar'::text,'Vellalar'::text,'part of'::text,'Wikipedia Karkathar; portals'' lists'::text), ('Karkathar'::text,'Pillai'::text,'may be'::text,'Wikipedia Pillai (surname)'::text), ('Sozhia Vellalar'::text,'Vellalar'::text,'part of'::text,'TN list; Wikipedia Chozhia Vellalar'::text), ('Sozhia Vellalar'::text,'Pillai'::text,'may be'::text,'Wikipedia Pillai (surname)'::text), ('Kodikkal Vellalar'::text,'Vellalar'::text,'part of'::text,'Wikipedia Kodikaal Vellalar; portals'' lists'::text), ('Kodikkal Vellalar'::text,'Pillai'::text,'may be'::text,'Wikipedia Kodikaal Vellalar; portals'' lists (Kodikal Pillai)'::text), ('Kodikkal Pillai'::text,'Kodikkal Vellalar'::text,'same'::text,'Wikipedia Kodikaal Vellalar; portals'' lists'::text), ('Pandiya Vellalar'::text,'Vellalar'::text,'part of'::text,'TN list; portals'' lists'::text), ('Veerakodi Vellalar'::text,'Vellalar'::text,'part of'::text,'TN list; portals'' lists'::text), ('Arunattu Vellalar'::text,'Vellalar'::text,'part of'::text,'Wikipedia Vellalar sub castes; portals'' lists'::text), ('Nankudi Vellalar'::text,'Vellalar'::text,'part of'::text,'TN list; Wikipedia Nankudi Vellalar'::text), ('Nankudi Vellalar'::text,'Pillai'::text,'may be'::text,'Wikipedia Nankudi Vellalar'::text), ('Serakula Vellalar'::text,'Vellalar'::text,'part of'::text,'TN list; portals'' lists'::text), ('Nanjil Vellalar'::text,'Vellalar'::text,'part of'::text,'Portals'' lists'::text), ('Nanjil Vellalar'::text,'Pillai'::text,'may be'::text,'Portals'' lists (Nanjil Pillai)'::text), ('Isai Vellalar'::text,'Pillai'::text,'may be'::text,'Wikipedia Pillai (surname)'::text), ('Illathu Pillai'::text,'Pillai'::text,'part of'::text,'TN list (Illathu Pillaimar); portals'' lists'::text), ('Vellalar'::text,'Pillai'::text,'may be'::text,'Wikipedia Pillai (surname); New Indian Express 2021'::text), ('Vellalar'::text,'Mudaliar'::text,'may be'::text,'Wikipedia Vellalar sub castes; New Indian Express 2021'::text), ('Chettiar'::text,NULL::text,'may be'::text,'Wikipedia Nagarathar; Wikipedia 24 Manai Telugu Chettiars; TN list'::text), ('Chetty'::text,'Chettiar'::text,'same'::text,'Wikipedia 24 Manai Telugu Chettiars'::text), ('Nattukottai Chettiar'::text,'Chettiar'::text,'part of'::text,'Wikipedia Nagarathar; Thurston'::text), ('Vaniya Chettiar'::text,'Chettiar'::text,'part of'::text,'TN list; portals'' lists'::text), ('Devanga'::text,'Chettiar'::text,'may be'::text,'Portals'' lists (Devanga Chettiar)'::text), ('24 Manai Telugu Chettiar'::text,'Chettiar'::text,'part of'::text,'TN list; Wikipedia 24 Manai Telugu Chettiars'::text), ('Sadhu Chetty'::text,'24 Manai Telugu Chettiar'::text,'same'::text,'TN list; Wikipedia 24 Manai Telugu Chettiars; Kerala OBC list'::text), ('Kongu Chettiar'::text,'Chettiar'::text,'part of'::text,'TN list (Coimbatore and Erode); portals'' lists'::text), ('Senaithalaivar'::text,'Chettiar'::text,'may be'::text,'Wikipedia Senaithalaivar'::text), ('Senaikudiyar'::text,'Senaithalaivar'::text,'same'::text,'TN list; Wikipedia Senaithalaivar'::text), ('Ilaivaniyar'::text,'Senaithalaivar'::text,'same'::text,'TN list; Wikipedia Senaithalaivar'::text), ('Beri Chettiar'::text,'Chettiar'::text,'part of'::text,'Portals'' lists; Thurston'::text), ('Manjapudur Chettiar'::text,'Chettiar'::text,'part of'::text,'Portals'' lists; Thurston'::text), ('Vellan Chettiar'::text,'Chettiar'::text,'part of'::text,'TN list; portals'' lists'::text), ('Arya Vysya'::text,'Chettiar'::text,'may be'::text,'Wikipedia Arya Vaishya'::text), ('Thevar'::text,'Mukkulathor'::text,'same'::text,'Wikipedia Mukkulathor; portals'' lists'::text), ('Kallar'::text,'Mukkulathor'::text,'part of'::text,'Wikipedia Mukkulathor; Thevar community blog'::text), ('Maravar'::text,'Mukkulathor'::text,'part of'::text,'Wikipedia Mukkulathor; Thevar community blog'::text), ('Agamudayar'::text,'Mukkulathor'::text,'part of'::text,'Wikipedia Mukkulathor; Thevar community blog (in the south)'::text), ('Piramalai Kallar'::text,'Kallar'::text,'part of'::text,'Wikipedia Piramalai Kallar; TN list'::text), ('Isanattu Kallar'::text,'Kallar'::text,'part of'::text,'TN list (Easanattu Kallar)'::text), ('Kondayamkottai Maravar'::text,'Maravar'::text,'part of'::text,'TN list; Wikipedia Nankudi Vellalar'::text), ('Servai'::text,NULL::text,'may be'::text,'TN list (an entry of its own); Thurston (Servai); Wikipedia Muthuraja'::text), ('Agamudayar'::text,'Servai'::text,'may be'::text,'Thurston (Servai); Wikipedia Mukkulathor'::text), ('Muthuraja'::text,'Servai'::text,'may be'::text,'Wikipedia Muthuraja'::text), ('Muthiriyar'::text,'Muthuraja'::text,'same'::text,'TN list (Muttiriyar); list of the 1996 order'::text), ('Valaiyar'::text,'Muthuraja'::text,'part of'::text,'Wikipedia Muthuraja; list of the 1996 order'::text), ('Ambalakarar'::text,NULL::text,'may be'::text,'TN list (an entry of its own); Wikipedia Muthuraja; Wikipedia Mukkulathor'::text), ('Ambalakarar'::text,'Muthuraja'::text,'may be'::text,'Wikipedia Muthuraja; list of the 1996 order'::text), ('Muthuraja'::text,'Mudiraj'::text,'may be'::text,'Mudiraj associations'' sites'::text), ('Hindu Nadar'::text,'Nadar'::text,'part of'::text,'Wikipedia Nadar; TN list (Nadar, with Christian Nadar)'::text), ('Christian Nadar'::text,'Nadar'::text,'part of'::text,'TN list; Wikipedia Nadar'::text), ('Gramani'::text,'Nadar'::text,'part of'::text,'TN list; Wikipedia Nadar'::text), ('Udayar'::text,NULL::text,'may be'::text,'Thurston (Udaiyan); Wikipedia Udayar; Wikipedia Velar'::text), ('Parkavakulam'::text,'Udayar'::text,'may be'::text,'Wikipedia Udayar; portals'' lists; Thurston'::text), ('Malayaman'::text,'Parkavakulam'::text,'part of'::text,'TN list (Malayamar); Wikipedia Udayar'::text), ('Nathaman'::text,'Parkavakulam'::text,'part of'::text,'TN list (Nathamar); Wikipedia Udayar'::text), ('Suruthiman'::text,'Parkavakulam'::text,'part of'::text,'TN list (Surithimar); Wikipedia Udayar'::text), ('Moopanar'::text,NULL::text,'may be'::text,'TN list; Wikipedia Kodikaal Vellalar; Wikipedia Senaithalaivar'::text), ('Moopanar'::text,'Parkavakulam'::text,'may be'::text,'TN list; Wikipedia Udayar'::text), ('Kulalar'::text,'Udayar'::text,'may be'::text,'Wikipedia Velar; Thurston (Udaiyan)'::text), ('Naidu'::text,NULL::text,'may be'::text,'Wikipedia Naidu; Thurston'::text), ('Naicker'::text,NULL::text,'may be'::text,'Wikipedia Nayak (title); TN list; portals'' lists'::text), ('Kammavar Naidu'::text,'Kamma'::text,'part of'::text,'subhamastu.co; thesis on the Kammavar of Coimbatore'::text), ('Kammavar Naidu'::text,'Naidu'::text,'part of'::text,'Portals'' lists; thesis on the Kammavar of Coimbatore'::text), ('Kammavar Naidu'::text,'Naicker'::text,'may be'::text,'chowdaryyouth blog; Wikipedia Nayak (title)'::text), ('Balija Naidu'::text,'Balija'::text,'part of'::text,'Srisankara Matrimony; Wikipedia Kapu'::text), ('Balija Naidu'::text,'Naidu'::text,'part of'::text,'Srisankara Matrimony; Wikipedia Kapu'::text), ('Balija Naidu'::text,'Naicker'::text,'may be'::text,'Wikipedia Nayak (title); a local history of Srivilliputhur'::text), ('Gavara Naidu'::text,'Balija'::text,'may be'::text,'Thurston (Kavarai; Balija); the TN list keeps them apart'::text), ('Gavara Naidu'::text,'Naidu'::text,'part of'::text,'Srisankara Matrimony; Thurston'::text), ('Thottia Naicker'::text,'Naicker'::text,'part of'::text,'TN list; Wikipedia Nayak (title)'::text), ('Boyar'::text,'Naicker'::text,'may be'::text,'Boyar associations'' sites'::text), ('Boyar'::text,'Boya'::text,'may be'::text,'Wikipedia Boyar; the TN list keeps them apart'::text), ('Iyer'::text,'Brahmin'::text,'part of'::text,'Wikipedia Iyer; portals'' lists'::text), ('Iyengar'::text,'Brahmin'::text,'part of'::text,'Wikipedia Iyengar; portals'' lists'::text), ('Iyer'::text,'Smartha Brahmin'::text,'may be'::text,'Wikipedia Iyer; brahminsnet.com'::text), ('Vadama'::text,'Iyer'::text,'part of'::text,'Wikipedia Brahacharanam; brahminsnet.com'::text), ('Brahacharanam'::text,'Iyer'::text,'part of'::text,'Wikipedia Brahacharanam; brahminsnet.com'::text), ('Vathima'::text,'Iyer'::text,'part of'::text,'brahminsnet.com'::text), ('Ashtasahasram'::text,'Iyer'::text,'part of'::text,'brahminsnet.com; ambaady blog'::text), ('Gurukkal'::text,'Brahmin'::text,'part of'::text,'Portals'' lists; Godavari gazetteer'::text), ('Vadakalai Iyengar'::text,'Iyengar'::text,'part of'::text,'Wikipedia Iyengar; brahminsnet.com'::text), ('Thenkalai Iyengar'::text,'Iyengar'::text,'part of'::text,'Wikipedia Iyengar; brahminsnet.com'::text), ('Hebbar Iyengar'::text,'Iyengar'::text,'part of'::text,'Wikipedia Hebbar Iyengar; Hebbar Sreevaishnava Sabha'::text), ('Mandyam Iyengar'::text,'Iyengar'::text,'part of'::text,'Indology list 1999; brahminsnet.com'::text), ('Smartha Brahmin'::text,'Brahmin'::text,'part of'::text,'Wikipedia Kannada Brahmin; Thurston (Brahman)'::text), ('Madhwa Brahmin'::text,'Brahmin'::text,'part of'::text,'Wikipedia Kannada Brahmin; Thurston (Brahman)'::text), ('Hoysala Karnataka Brahmin'::text,'Smartha Brahmin'::text,'part of'::text,'Wikipedia Hoysala Karnataka Brahmins; Thurston (Brahman)'::text), ('Havyaka Brahmin'::text,'Brahmin'::text,'part of'::text,'Wikipedia Kannada Brahmin; portals'' lists'::text), ('Shivalli Brahmin'::text,'Brahmin'::text,'part of'::text,'The name says it'::text), ('Vishwakarma'::text,'Viswakarma'::text,'same'::text,'Wikipedia Vishwakarma; TN list'::text), ('Viswabrahmin'::text,'Viswakarma'::text,'same'::text,'Wikipedia Vishwakarma; TN list'::text), ('Tamil Viswakarma'::text,'Viswakarma'::text,'part of'::text,'vishwakarmasamaja.com; TN list (Kammalar)'::text), ('Thattar'::text,'Viswakarma'::text,'part of'::text,'TN list'::text), ('Asari'::text,'Viswakarma'::text,'may be'::text,'indianetzone.com; vishwakarmasamaja.com'::text), ('Achari'::text,'Viswakarma'::text,'may be'::text,'indianetzone.com; vishwakarmasamaja.com'::text), ('Konar'::text,'Yadav'::text,'part of'::text,'Wikipedia Konar; Yadava associations'' sites'::text), ('Golla'::text,'Yadav'::text,'part of'::text,'TN list (Yadhava); Wikipedia Golla'::text), ('Reddiar'::text,NULL::text,'may be'::text,'Wikipedia Reddiar'::text), ('Reddiar'::text,'Reddy'::text,'may be'::text,'Wikipedia Reddiar'::text), ('Ganjam Reddy'::text,'Reddy'::text,'part of'::text,'TN list; Kerala OBC list'::text), ('Panta Reddy'::text,'Reddy'::text,'part of'::text,'Wikipedia Reddiar; a note on the Reddys (tripod)'::text), ('Paraiyar'::text,'Adi Dravidar'::text,'part of'::text,'Wikipedia Adi Dravida (name recommended by the Madras council, 1914)'::text), ('Sambava'::text,'Adi Dravidar'::text,'may be'::text,'Wikipedia Paraiyar'::text), ('Devendrakulathar'::text,'Devendrakula Velalar'::text,'same'::text,'The Hindu 2021; Indian Express 2021 (Act 18 of 2021)'::text), ('Pallar'::text,'Devendrakula Velalar'::text,'part of'::text,'The Hindu 2021; Indian Express 2021 (Act 18 of 2021)'::text), ('Kudumbar'::text,'Devendrakula Velalar'::text,'part of'::text,'The Hindu 2021; Indian Express 2021 (Act 18 of 2021)'::text), ('Pannadi'::text,'Devendrakula Velalar'::text,'part of'::text,'The Hindu 2021; Indian Express 2021 (Act 18 of 2021)'::text), ('Vathiriyar'::text,'Devendrakula Velalar'::text,'part of'::text,'The Hindu 2021; Indian Express 2021 (Act 18 of 2021)'::text), ('Kalladi'::text,'Devendrakula Velalar'::text,'part of'::text,'The Hindu 2021; Indian Express 2021 (Act 18 of 2021)'::text), ('Kadaiyar'::text,'Devendrakula Velalar'::text,'may be'::text,'The Hindu 2021; Indian Express 2021 (not in seven coastal districts)'::text), ('Madiga'::text,'Arunthathiyar'::text,'may be'::text,'TN Act 4 of 2009; EPW 2013'::text), ('Adi Andhra'::text,'Arunthathiyar'::text,'may be'::text,'TN Act 4 of 2009; EPW 2013'::text), ('Rajaka'::text,'Vannar'::text,'may be'::text,'TN list (within Vannar); Thurston (Rajakan)'::text), ('Parvatharajakulam'::text,'Meenavar'::text,'part of'::text,'TN list; portals'' lists'::text), ('Pattanavar'::text,'Meenavar'::text,'part of'::text,'TN list; portals'' lists'::text), ('Pattusaliyar'::text,'Saliyar'::text,'part of'::text,'TN list; portals'' lists'::text), ('Padmashali'::text,'Saliyar'::text,'may be'::text,'TN list (one entry); Wikipedia Saliya'::text), ('Menon'::text,NULL::text,'may be'::text,'Thurston (Menon); keralanairs blog'::text), ('Nambiar'::text,NULL::text,'may be'::text,'Wikipedia Nambiar; Varier Samajam page'::text), ('Panicker'::text,NULL::text,'may be'::text,'Wikipedia Panicker; Kerala OBC list'::text), ('Kurup'::text,NULL::text,'may be'::text,'Wikipedia Kurup; Kerala OBC list (Kalari Kurup)'::text), ('Menon'::text,'Nair'::text,'may be'::text,'Wikipedia Menon; Thurston (Menon)'::text), ('Nambiar'::text,'Nair'::text,'may be'::text,'Wikipedia Nambiar (Nair subcaste); surfindia.com'::text), ('Nambiar'::text,'Ambalavasi'::text,'may be'::text,'Wikipedia Nambiar (Ambalavasi caste); Varier Samajam page'::text), ('Kurup'::text,'Nair'::text,'may be'::text,'Wikipedia Kurup'::text), ('Panicker'::text,'Nair'::text,'may be'::text,'Wikipedia Panicker'::text), ('Panicker'::text,'Ezhava'::text,'may be'::text,'Wikipedia Panicker; portals'' lists (Ezhava Panicker)'::text), ('Panicker'::text,'Kaniyan'::text,'may be'::text,'Wikipedia Panicker; Kerala OBC list (Kaniyar Panicker)'::text), ('Panicker'::text,'Syrian Christian'::text,'may be'::text,'Wikipedia Panicker'::text), ('Pillai'::text,'Nair'::text,'may be'::text,'Wikipedia Pillai (surname); nagavanshisofkerala blog'::text), ('Kiryathil Nair'::text,'Nair'::text,'part of'::text,'Wikipedia Kiryathil Nair; historicalleys blog'::text), ('Illathu Nair'::text,'Nair'::text,'part of'::text,'Wikipedia Illathu Nair; historicalleys blog'::text), ('Veluthedathu Nair'::text,'Nair'::text,'may be'::text,'Wikipedia Illathu Nair; TN list (an entry of its own)'::text), ('Vilakkithala Nair'::text,'Nair'::text,'may be'::text,'Wikipedia Illathu Nair; historicalleys blog'::text), ('Warrier'::text,'Ambalavasi'::text,'part of'::text,'Wikipedia Ambalavasi; Varier Samajam page'::text), ('Pisharody'::text,'Ambalavasi'::text,'part of'::text,'Wikipedia Ambalavasi; Varier Samajam page'::text), ('Marar'::text,'Ambalavasi'::text,'part of'::text,'Wikipedia Ambalavasi; Varier Samajam page'::text), ('Nambisan'::text,'Ambalavasi'::text,'part of'::text,'Wikipedia Ambalavasi; Varier Samajam page'::text), ('Poduval'::text,'Ambalavasi'::text,'part of'::text,'Wikipedia Ambalavasi; Varier Samajam page'::text), ('Namboothiri'::text,'Brahmin'::text,'part of'::text,'Mahadevan (Tamil Brahman migrations); Wikipedia Telugu Brahmins'::text), ('Thiyya'::text,'Ezhava'::text,'may be'::text,'Kerala OBC list (one entry); KIRTADS study in New Indian Express 2025 (two communities)'::text), ('Syrian Christian'::text,'Christian'::text,'part of'::text,'Wikipedia Saint Thomas Christians'::text), ('Syro-Malabar Catholic'::text,'Syrian Christian'::text,'part of'::text,'Wikipedia Saint Thomas Christians; portals'' lists (RCSC)'::text), ('Syro-Malabar Catholic'::text,'Catholic'::text,'part of'::text,'Wikipedia Saint Thomas Christians; portals'' lists (RCSC)'::text), ('Malankara Catholic'::text,'Syrian Christian'::text,'part of'::text,'Wikipedia Saint Thomas Christians'::text), ('Malankara Catholic'::text,'Catholic'::text,'part of'::text,'Wikipedia Saint Thomas Christians; portals'' lists'::text), ('Malankara Orthodox'::text,'Syrian Christian'::text,'part of'::text,'Wikipedia Saint Thomas Christians'::text), ('Malankara Orthodox'::text,'Orthodox'::text,'part of'::text,'Wikipedia Saint Thomas Christians'::text), ('Jacobite'::text,'Syrian Christian'::text,'part of'::text,'Wikipedia Saint Thomas Christians'::text), ('Mar Thoma'::text,'Syrian Christian'::text,'part of'::text,'Wikipedia Saint Thomas Christians'::text), ('Knanaya'::text,'Syrian Christian'::text,'part of'::text,'Wikipedia Knanaya; knanayadatabase'::text), ('Knanaya Catholic'::text,'Knanaya'::text,'part of'::text,'Wikipedia Archeparchy of Kottayam; KCCNA constitution'::text), ('Knanaya Catholic'::text,'Catholic'::text,'part of'::text,'Wikipedia Archeparchy of Kottayam; KCCNA constitution'::text), ('Latin Catholic'::text,'Catholic'::text,'part of'::text,'Wikipedia Latin Catholics of Malabar'::text), ('Latin Catholic'::text,'Roman Catholic'::text,'part of'::text,'Wikipedia Latin Catholics of Malabar'::text), ('Roman Catholic'::text,'Catholic'::text,'part of'::text,'The name says it'::text), ('Catholic'::text,'Christian'::text,'part of'::text,'Portals'' lists; Wikipedia Christianity in India'::text), ('Mappila'::text,'Muslim'::text,'part of'::text,'TN list; Kerala OBC list'::text), ('Rowther'::text,'Muslim'::text,'part of'::text,'TN list; Wikipedia Rowther'::text), ('Marakkayar'::text,'Muslim'::text,'part of'::text,'TN list; Wikipedia Tamil Muslim'::text), ('Labbai'::text,'Muslim'::text,'part of'::text,'TN list; Wikipedia Tamil Muslim'::text), ('Rowther'::text,'Labbai'::text,'may be'::text,'TN list (Labbai including Rowthar and Marakayar)'::text), ('Marakkayar'::text,'Labbai'::text,'may be'::text,'TN list (Labbai including Rowthar and Marakayar)'::text), ('Gowda'::text,NULL::text,'may be'::text,'Wikipedia Gowda (surname); Thurston (Kuruba); TN list'::text), ('Vokkaliga'::text,'Gowda'::text,'may be'::text,'Wikipedia Gowda (surname); TN list (Okkaliga Gowda within Vokkaligar)'::text), ('Gangadikara Vokkaliga'::text,'Vokkaliga'::text,'part of'::text,'Wikipedia Vokkaliga'::text), ('Morasu Vokkaliga'::text,'Vokkaliga'::text,'part of'::text,'Stein (in Wikipedia Thondaimandala Vellalar)'::text), ('Namadhari Vokkaliga'::text,'Vokkaliga'::text,'part of'::text,'shilpas-blog'::text), ('Kunchitiga'::text,'Vokkaliga'::text,'may be'::text,'shilpas-blog; TN list (Kunchidigar, an entry of its own)'::text), ('Arebhashe Gowda'::text,'Vokkaliga'::text,'part of'::text,'Wikipedia Tulu Gowda'::text), ('Kuruba Gowda'::text,'Kuruba'::text,'same'::text,'Wikipedia Kuruba; portals'' lists'::text), ('Kuruba'::text,'Gowda'::text,'may be'::text,'Wikipedia Gowda (surname); Thurston (Kuruba)'::text), ('Kurumba Gounder'::text,'Kuruba'::text,'may be'::text,'Wikipedia Kuruba'::text), ('Veerashaiva'::text,'Lingayat'::text,'may be'::text,'Wikipedia Lingayatism; oneindia.com'::text), ('Panchamasali'::text,'Lingayat'::text,'part of'::text,'ThePrint 2022; Thurston (Lingayat)'::text), ('Jangama'::text,'Lingayat'::text,'part of'::text,'TN list (Lingayat, Jangama); Thurston (Lingayat)'::text), ('Sadar Lingayat'::text,'Lingayat'::text,'part of'::text,'Wikipedia Sadar Lingayats; Thurston (Lingayat)'::text), ('Banajiga'::text,'Lingayat'::text,'may be'::text,'ThePrint 2022; Thurston (Lingayat)'::text), ('Ganiga'::text,'Lingayat'::text,'may be'::text,'ThePrint 2022; TN list (Ganika within Vaniyar)'::text), ('Shetty'::text,NULL::text,'may be'::text,'Wikipedia 24 Manai Telugu Chettiars; kannadigaworld.com'::text), ('Bunt'::text,'Shetty'::text,'may be'::text,'kannadigaworld.com'::text), ('Lambani'::text,'Banjara'::text,'same'::text,'IJSP 2024; New Indian Express 2025'::text), ('Telaga'::text,'Kapu'::text,'part of'::text,'Wikipedia Kapu; kapunadu.org'::text), ('Ontari'::text,'Kapu'::text,'part of'::text,'Wikipedia Kapu; kapunadu.org'::text), ('Turpu Kapu'::text,'Kapu'::text,'part of'::text,'Wikipedia Kapu; kapunadu.org'::text), ('Munnuru Kapu'::text,'Kapu'::text,'part of'::text,'Wikipedia Kapu; kapunadu.org'::text), ('Balija'::text,'Kapu'::text,'may be'::text,'Wikipedia Kapu; kapunadu.org'::text), ('Kapu'::text,'Reddy'::text,'may be'::text,'Wikipedia Reddy (2006); portals'' lists (Kapu Reddy)'::text), ('Kapu'::text,'Naidu'::text,'may be'::text,'Wikipedia Naidu; portals'' lists (Kapu Naidu)'::text), ('Velama'::text,'Naidu'::text,'may be'::text,'Wikipedia Naidu; Thurston'::text), ('Koppula Velama'::text,'Velama'::text,'part of'::text,'Wikipedia Velama; TN list (Koppala Velama)'::text), ('Pakanati Reddy'::text,'Reddy'::text,'part of'::text,'kapunadu.org; a note on the Reddys (tripod)'::text), ('Setti Balija'::text,'Goud'::text,'may be'::text,'Wikipedia Settibalija; goudsinfo.com'::text), ('Setti Balija'::text,'Balija'::text,'may be'::text,'Wikipedia Settibalija'::text), ('Ediga'::text,'Goud'::text,'may be'::text,'Wikipedia Settibalija; goudsinfo.com'::text), ('Arya Vysya'::text,'Vaishya'::text,'part of'::text,'Wikipedia Komati'::text), ('Raju'::text,'Kshatriya'::text,'may be'::text,'Wikipedia Raju; rajapalayam.us; portals'' lists'::text), ('Rajapalayam Raju'::text,'Raju'::text,'part of'::text,'rajapalayam.us; Wikipedia Raju'::text), ('Telugu Brahmin'::text,'Brahmin'::text,'part of'::text,'Wikipedia Telugu Brahmins; Thurston (Brahman)'::text), ('Niyogi Brahmin'::text,'Telugu Brahmin'::text,'part of'::text,'Wikipedia Telugu Brahmins; Godavari gazetteer'::text), ('Vaidiki Brahmin'::text,'Telugu Brahmin'::text,'part of'::text,'Wikipedia Telugu Brahmins; Godavari gazetteer'::text), ('Deshastha Brahmin'::text,'Brahmin'::text,'part of'::text,'Wikipedia Telugu Brahmins; brambedkar.in'::text), ('Chitpavan Brahmin'::text,'Brahmin'::text,'part of'::text,'Wikipedia Kannada Brahmin; brambedkar.in'::text), ('Karhade Brahmin'::text,'Brahmin'::text,'part of'::text,'Wikipedia Kannada Brahmin; brambedkar.in'::text), ('Saraswat Brahmin'::text,'Brahmin'::text,'part of'::text,'Wikipedia Saraswat Brahmin; Wikipedia Pancha-Gauda; brambedkar.in'::text), ('Gowd Saraswat Brahmin'::text,'Saraswat Brahmin'::text,'part of'::text,'Wikipedia Gaud Saraswat Brahmin; brambedkar.in'::text), ('96 Kuli Maratha'::text,'Maratha'::text,'part of'::text,'Indian Express 2012; Wikipedia Maratha (caste)'::text), ('Kunbi'::text,'Maratha'::text,'may be'::text,'Wikipedia Kunbi (Supreme Court 2005: not a sub-caste)'::text), ('Chandraseniya Kayastha Prabhu'::text,'Kayastha'::text,'part of'::text,'The name says it'::text), ('Patel'::text,NULL::text,'may be'::text,'Wikipedia Patidar; indiainformation.com'::text), ('Patidar'::text,'Patel'::text,'may be'::text,'Wikipedia Patidar; indiainformation.com'::text), ('Leva Patel'::text,'Patidar'::text,'part of'::text,'Wikipedia Leva Patel; indiainformation.com'::text), ('Kadva Patel'::text,'Patidar'::text,'part of'::text,'Wikipedia Patidar; indiainformation.com'::text), ('Bania'::text,'Vaishya'::text,'part of'::text,'Wikipedia Bania; alliancematrimonial.com'::text), ('Agarwal'::text,'Bania'::text,'part of'::text,'Wikipedia Agrawal; hinducaste blog'::text), ('Maheshwari'::text,'Bania'::text,'part of'::text,'Wikipedia Agrawal; hinducaste blog'::text), ('Oswal'::text,'Bania'::text,'part of'::text,'Wikipedia Agrawal; alliancematrimonial.com'::text), ('Gupta'::text,'Bania'::text,'may be'::text,'alliancematrimonial.com'::text), ('Ahir'::text,'Yadav'::text,'part of'::text,'Wikipedia Ahir; brambedkar.in'::text), ('Rao'::text,NULL::text,'may be'::text,'Wikipedia Velama'::text), ('Digambar Jain'::text,'Jain'::text,'part of'::text,'The name says it'::text), ('Shwetambar Jain'::text,'Jain'::text,'part of'::text,'The name says it'::text), ('Anavil Brahmin'::text,'Brahmin'::text,'part of'::text,'The name says it'::text), ('Gaur Brahmin'::text,'Brahmin'::text,'part of'::text,'The name says it'::text), ('Kanyakubja Brahmin'::text,'Brahmin'::text,'part of'::text,'The name says it'::text), ('Maithil Brahmin'::text,'Brahmin'::text,'part of'::text,'The name says it'::text), ('Saryuparin Brahmin'::text,'Brahmin'::text,'part of'::text,'The name says it'::text), ('Jat Sikh'::text,'Jat'::text,'part of'::text,'The name says it'::text)) known(name, wider, relation, source)
     LEFT JOIN private.house_words word ON (((word.kind = 'caste'::text) AND (word.keys @> ARRAY[private.phrase_key(known.name)]))))
     LEFT JOIN private.house_words wider_word ON (((wider_word.kind = 'caste'::text) AND (wider_word.keys @> ARRAY[private.phrase_key(known.wider)]))))
  GROUP BY known.name, known.wider, known.relation;

CREATE VIEW "private"."community_relations" AS   select node, wider_node, relation, wider as called, name, true as of_product from private.house_communities as house
    where not exists (select from private.bureau_communities as own where (own.node, own.wider_node) = (house.node, house.wider_node))
  union all
  select node, wider_node, relation, wider, name, false from private.bureau_communities where relation <> 'none'
  union all
  select private.community_node(words[1]), private.community_node(word), 'same', word, words[1], false
    from private.bureau_words cross join unnest(words[2:]) as word where kind = 'caste';

COMMENT ON MATERIALIZED VIEW "private"."house_communities" IS 'The relations that come with the product: name is the same as wider, part of it, or may be it. Without wider: "may be" is a title of several communities, "same" a name by itself. node: private.community_node.';

COMMENT ON VIEW "private"."community_relations" IS 'What a name of a community is to another: same, part of (over several steps), may be (one step).';

-- The rows that are computed, of the register as it is.
select private.rebuild_communities();
select private.retag_communities('{}');
select private.rewrite_groups('caste', '{}');
