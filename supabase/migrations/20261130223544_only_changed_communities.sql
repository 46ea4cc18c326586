-- A change of relations of communities reads only the wishes again that name a changed name, and holds the lock of the audit log for
-- that time alone. The office has at most 500 relations of its own. A usual must leaves out nobody whose name may be the wished one.
-- Many wished communities, and wishes for none, cost less. The values that a filter offers have the other names of a caste.
-- "Coimbatore district" finds Coimbatore. Who may call what is as before.

SET local check_function_bodies = off;

DROP FUNCTION "private"."apply_communities"(text[]);

DROP FUNCTION "private"."rebuild_communities"();

DROP FUNCTION "private"."rewrite_groups"(text, text[]);

DROP FUNCTION "private"."words_condition"(text, text, text);

CREATE OR REPLACE FUNCTION private.apply_communities (
  names   text[],
  changed text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  name text;
begin
  -- A name of the product is known, whatever it is to others, unless a text has it beside another of these.
  foreach name in array array(select each from unnest(names) as each where private.community_node(each) = private.phrase_key(each))
    || array_to_string(names, ' ')
  loop
    perform private.retag_communities(private.search_words(name));
  end loop;
  perform private.rewrite_groups('caste', array(select private.phrase_key(each) from unnest(names) as each), changed);
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
    with name as materialized (
      -- Each name once: twenty wished communities have the same ones around them.
      select distinct on (around.node) around.node, around.level, around.shared
      from unnest(private.listed_values('words', wished)) as part
      cross join lateral private.community_levels(part) as around
      order by around.node, around.level, around.shared
    )
    select distinct on (found.id) found.id, name.level, name.shared
    from name
    join private.profile_search as found on found.tags @> array['caste:=' || name.node]
    where name.level between 1 and furthest
    order by found.id, name.level, name.shared;
end
$function$;

CREATE OR REPLACE FUNCTION private.rebuild_communities()
  RETURNS text[]
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
    select node, other, case when other in (select title.node from title) then 2 else steps + 2 end, other
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
  ),
  fresh (node, other, level, shared) as materialized (
    select distinct on (node, other) node, other, level::smallint, (select min(called) from relations where wider_node = shared)
      from paired order by node, other, level, shared
  ),
  gone as (
    delete from private.community_pairs as stored
      where not exists (select from fresh where (fresh.node, fresh.other) = (stored.node, stored.other)) returning stored.node
  ),
  written as (
    insert into private.community_pairs as stored (node, other, level, shared) select * from fresh
      on conflict (node, other) do update set level = excluded.level, shared = excluded.shared
        where (stored.level, stored.shared) is distinct from (excluded.level, excluded.shared)
      returning stored.node
  )
  select array(select node from gone union select node from written)
$function$;

CREATE OR REPLACE FUNCTION private.rewrite_groups (
  of_kind     text,
  keys        text[],
  communities text[] DEFAULT '{}'::text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  phrases constant text[] := array(select distinct unnest(private.same_phrases(of_kind, key)) from unnest(keys) as key);
  changed constant text[] := string_to_array(array_to_string(phrases, ' '), ' ');
  term private.wish_terms;
begin
  for term in
    select * from private.wish_terms as each
    where private.kind_of_filter(each.filter) = of_kind and case when of_kind = 'caste' then exists (
        select from unnest(private.listed_values('words', each.value)) as part
        where private.community_names(part) && communities
          or exists (select from unnest(phrases) as phrase where string_to_array(phrase, ' ') <@ private.search_words(part))
      ) else private.search_words(each.value) && changed end
  loop
    delete from private.wish_groups where term_id = term.id;
    perform private.add_groups(term);
  end loop;
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
    format('(%s or %s)', known, texts.unknown), format('(%s and not (%s))', known, no_fact)
  from (values ('must', true), ('hoped', false)) as weight (name, is_must)
  cross join lateral private.wish_parts(usual -> weight.name) as part
  cross join lateral (select
    coalesce(private.range_condition(part.filter, part.value), private.facts_condition(jsonb_build_object(part.filter, part.value))),
    private.unknown_condition(part.filter)
  ) as facts (known, no_fact)
  cross join lateral (select
    concat_ws(' or ', no_fact, case part.filter when 'caste' then private.words_condition('caste', part.value, null, 1) end)
  ) as texts (unknown)
  order by part.filter, weight.is_must desc
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
    if of_kind = 'place' then
      -- No person has a district, and a family of its town writes the town.
      part := regexp_replace(part, '\s+(district|dist|dt|மாவட்டம்|जिला|ജില്ല|జిల్లా|ಜಿಲ್ಲೆ)\.?$', '', 'i');
    end if;
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
      left join lateral (select * from private.group_conditions(term.id, 1) where term.filter = 'caste') as maybe on true
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
  religion text,
  of_level integer DEFAULT 0
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with given as materialized (select * from private.value_groups(filter, entered, religion) where level = of_level),
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
  if char_length(list_community_relations.name) > 120 then
    perform private.refuse('filter_too_long', 'Enter 1 to {most} characters.', 'name', '{"most": 120}');
  end if;
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

CREATE OR REPLACE FUNCTION public.list_filter_values (
  filter text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_admin constant boolean := private.is_admin();
  of_kind constant text := private.kind_of_filter(filter);
begin
  if auth.uid() is not null and not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  if of_kind is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'filter');
  end if;
  if auth.uid() is null then
    if filter <> 'location' then
      perform private.forbid('sign_in_first', 'Sign in first.');
    end if;
    if not private.visitors_may_browse() then
      return '[]';
    end if;
  end if;
  -- Not rows: the API returns at most 60.
  return (
    with entered as (
      select btrim(case filter
        when 'location' then split_part(card.location, ',', 1)
        when 'caste' then details.caste
        when 'education' then details.education
        when 'work_place' then split_part(details.work_place, ',', 1)
        when 'native_place' then split_part(details.native_place, ',', 1)
        else split_part(details.job, ',', 1)
      end) as text
      from (
        -- The newest: of a large register they have all that is common.
        select found.id from private.profile_search as found
        where (found.visible or is_admin) and (not found.card_for_members or auth.uid() is not null) and found.id <> all (array(select private.my_blocked_ids()))
        order by found.created_at desc, found.id desc
        limit 5000
      ) as newest
      join public."RegisteredUsers" as card on card.id = newest.id and card.deleted_at is null
      left join public.profile_details as details on details.registered_user_id = card.id
    ), counted as (
      select min(text) as text, count(*) as people from entered where text <> '' group by lower(text)
    ), keyed as (
      select counted.text, counted.people, private.phrase_key(counted.text) as key from counted
    ), offered as (
      select coalesce(min(known.word), (array_agg(keyed.text order by keyed.people desc, keyed.text))[1]) as value,
        sum(keyed.people)::integer as people,
        -- For the admin: the spellings that the bureau treats as this value.
        case when is_admin then min(known.spellings) end as spellings
      from keyed
      left join lateral (
        select listed.word, listed.spellings from private.known_words as listed
        where listed.kind = of_kind and listed.keys @> array[keyed.key]
        -- A group of the bureau before a known word.
        order by listed.spellings is null, listed.word
        limit 1
      ) as known on true
      group by coalesce(known.word, keyed.key)
      -- What a single profile says is not told to others.
      having sum(keyed.people) > 1 or is_admin
      order by 2 desc, 1
      limit 200
    )
    select coalesce(jsonb_agg(to_jsonb(offered) || jsonb_build_object('same', array(
      select case this when node then wider else name end
      from private.house_communities cross join private.community_node(offered.value) as this
      where of_kind = 'caste' and relation = 'same' and wider <> '' and this in (node, wider_node)
      order by 1
    ))), '[]') from offered
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.relate_communities (
  name     text,
  wider    text,
  relation text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
#variable_conflict use_column
declare
  narrow constant text := btrim(relate_communities.name);
  wide constant text := btrim(relate_communities.wider);
  narrow_node text;
  wide_node text;
  changed text[];
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
$function$;

CREATE OR REPLACE FUNCTION public.treat_as_one (
  filter text,
  words  text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
declare
  of_kind constant text := private.kind_of_filter(filter);
  given text[];
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
  perform private.rewrite_groups(of_kind, array(select private.phrase_key(word) from unnest(given || earlier) as word));
end
$function$;

COMMENT ON FUNCTION "private"."apply_communities"(text[], text[]) IS 'After a change of relations of these names, and of what others are to the changed ones: all wishes and searches find by the new ones.';

COMMENT ON FUNCTION "private"."rebuild_communities"() IS 'Computes private.community_pairs again, after a change of a relation or of the known words. Returns the names to which others have changed.';

COMMENT ON FUNCTION "private"."rewrite_groups"(text, text[], text[]) IS 'After the bureau has joined or parted spellings: wishes with one of these words find by all of them. communities: names of which others are something else now (private.rebuild_communities).';

COMMENT ON FUNCTION "private"."words_condition"(text, text, text, integer) IS 'The condition on private.profile_search for a filter of words or of a place: all words of the phrase, or of another form of it; the beginning of a town or state. With a comma: of one of the phrases. religion: of the same search, or null. of_level: of private.value_groups.';

COMMENT ON FUNCTION "public"."list_filter_values"(text) IS 'The commonest values of the filter caste, education, location, work_place, native_place or occupation, as a list of value and people: how many of the newest 5,000 profiles that the caller sees have each. To the admin also spellings: those that the bureau treats as this one. same: other names of a caste. Spellings of a known word count as that word. Visitors: location. Members: of at least two profiles. The admin: of all.';

REVOKE ALL ON FUNCTION "private"."apply_communities"(text[], text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."apply_communities"(text[], text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."apply_communities"(text[], text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rebuild_communities"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rebuild_communities"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rebuild_communities"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."rewrite_groups"(text, text[], text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rewrite_groups"(text, text[], text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rewrite_groups"(text, text[], text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."words_condition"(text, text, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_condition"(text, text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_condition"(text, text, text, integer) TO "postgres";

-- Wishes for a district find its town from now on.
SELECT private.rewrite_groups('place', array['district', 'dist', 'dt', 'மாவட்டம்', 'जिला', 'ജില്ല', 'జిల్లా', 'ಜಿಲ್ಲೆ']);
