-- Words in several scripts and spellings: places, castes, gothrams, names, jobs and education.
--
-- A filter finds a word by each of its forms: "கோவை" and "CBE" find Coimbatore. The site shows a stored word in the reader's
-- script (web/src/texts/words.ts, from the same file). The bureau adds groups of its own: spellings that are one caste.
-- Who may: everybody finds by words; the admin makes groups.

-- Groups of the bureau -----------------------------------------------------------------------------------------------------

create table private.bureau_words (
  id bigint generated always as identity primary key,
  kind text not null
    constraint kind_is_known check (kind in ('caste', 'place', 'job', 'education')),
  words text[] not null
    constraint group_has_words check (cardinality(words) between 2 and 50),
  keys text[] not null
);
comment on table private.bureau_words is 'Spellings that the bureau treats as one. keys: private.phrase_key of each.';

create view private.known_words as
  select kind, word, keys, null::text[] as spellings from private.house_words
  union all
  select kind, words[1], keys, words from private.bureau_words;
comment on view private.known_words is 'All words by which filters find. spellings: those that the bureau treats as one.';

create function private.kind_of_filter(filter text) returns text language sql immutable parallel safe set search_path = '' as $$
  select case filter when 'caste' then 'caste' when 'education' then 'education' when 'location' then 'place' when 'work_place' then 'place'
    when 'native_place' then 'place' when 'occupation' then 'job' end
$$;
comment on function private.kind_of_filter(text) is 'The kind of the words of a filter; null for a filter of no words.';

create function private.kind_left_out(filter text) returns text language sql immutable parallel safe set search_path = '' as $$
  select case filter when 'other_gothram' then 'gothram' when 'other_kulam' then 'kulam' end
$$;
comment on function private.kind_left_out(text) is 'The kind of the words that a filter leaves out: everyone with the same gothram or kulam. Null for other filters.';

-- Communities --------------------------------------------------------------------------------------------------------------
--
-- Names lie within each other: "Kongu Vellala Gounder" is part of "Gounder", which several communities write. What one name is to
-- another is computed for each question (private.community_pairs), and never stored with a person. No name ranks above another:
-- levels order a list of people, and within a level all are equal.

create table private.bureau_communities (
  id bigint generated always as identity primary key,
  name text not null
    constraint name_is_readable check (char_length(name) between 1 and 120),
  wider text not null
    constraint wider_is_readable check (char_length(wider) between 1 and 120),
  relation text not null
    constraint relation_is_known check (relation in ('part of', 'may be', 'none')),
  node text not null,
  wider_node text not null,
  constraint each_pair_once unique (node, wider_node)
);
comment on table private.bureau_communities is 'Relations of the bureau. They win over private.house_communities; "none" takes one of those away. Spellings of one community are in private.bureau_words.';

create function private.community_node(entered text) returns text language plpgsql stable security definer set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
declare
  key constant text := private.phrase_key(entered);
begin
  return coalesce((select min(word) from private.house_words where kind = 'caste' and keys @> array[key]), key);
end
$$;
comment on function private.community_node(text) is 'The one name of all spellings of a community: the known word, or private.phrase_key.';

create function private.same_in_product(entered text) returns text[] language sql stable security definer set search_path = '' as $$
  with recursive pairs (one, other) as (
    select node, wider_node from private.house_communities as house
      where relation = 'same' and not exists (select from private.bureau_communities as own where (own.node, own.wider_node) = (house.node, house.wider_node))
  ),
  same (node) as (
    select private.community_node(entered)
    union
    select case node when one then other else one end from same join pairs on node in (one, other)
  )
  select array_agg(node) from same
$$;
comment on function private.same_in_product(text) is 'The nodes of a community by the product alone, over several steps: without the spellings that the bureau has joined.';

create view private.community_relations as
  select node, wider_node, relation, wider as called, name, true as of_product from private.house_communities as house
    where not exists (select from private.bureau_communities as own where (own.node, own.wider_node) = (house.node, house.wider_node))
  union all
  select node, wider_node, relation, wider, name, false from private.bureau_communities where relation <> 'none'
  union all
  select private.community_node(words[1]), private.community_node(word), 'same', word, words[1], false
    from private.bureau_words cross join unnest(words[2:]) as word
    where kind = 'caste' and private.community_node(word) <> all (private.same_in_product(words[1]));
comment on view private.community_relations is 'What a name of a community is to another: same, part of (over several steps), may be (one step).';

create table private.community_pairs (
  node text collate "C",
  other text collate "C",
  level smallint not null,
  shared text,
  primary key (node, other)
);
comment on table private.community_pairs is 'What other names are to a wish for this one, from private.community_relations.';
comment on column private.community_pairs.level is '0: the same or a part of it. 1: may be, a wider name or a title. 2: the same title (shared), another community. 3 to 7: another part of a wider name (shared), by the steps to it. Names without a row do not fit.';

create function private.rebuild_communities() returns text[] language sql security definer set search_path = '' as $$
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
$$;
comment on function private.rebuild_communities() is 'Computes private.community_pairs again, after a change of a relation or of the known words. Returns the names to which others have changed.';
select private.rebuild_communities();

create function private.known_community(entered text) returns text language plpgsql stable security definer set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
declare
  known_name constant text := private.community_node(entered);
begin
  -- A word of the list begins with a capital, a key never does.
  return case when known_name <> lower(known_name) or exists (select from private.community_pairs as pair where pair.node = known_name) then known_name end;
end
$$;
comment on function private.known_community(text) is 'The node of a name that is known as a whole; null for others. Of "Isai Vellalar" the word "Vellalar" is no name.';

create function private.community_names(entered text) returns text[] language plpgsql stable security definer set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
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
$$;
comment on function private.community_names(text) is 'The nodes of the communities that a text names: the whole of it, or else the longest known names of its words. One that nobody knows is itself.';

create function private.retag_communities(words text[]) returns void language sql security definer set search_path = '' as $$
  update private.profile_search as found
    set tags = array(select tag from unnest(found.tags) as tag where tag !~ '^(caste|community:[^:]*):=') || array_remove(array(
      select unnest(array['caste:=' || node, private.community_tag(card.religion, '=' || node)])
      from unnest(private.community_names(details.caste)) as node
    ), null)
    from public."RegisteredUsers" as card
    join public.profile_details as details on details.registered_user_id = card.id
    where card.id = found.id and details.caste is not null and found.tags @> array(select 'caste:' || word from unnest(words) as word)
$$;
comment on function private.retag_communities(text[]) is 'Reads the names of communities again in the texts with all of these words, after a name has become known, or is no longer.';

create function private.community_levels(entered text) returns table (node text, level smallint, shared text) language plpgsql stable security definer
  set search_path = '' set plan_cache_mode = force_generic_plan as $$
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
$$;
comment on function private.community_levels(text) is 'What the names of the register are to a wish for this community: private.community_pairs.';

-- The search by words ------------------------------------------------------------------------------------------------------

create function private.same_phrases(of_kind text, entered text) returns text[] language plpgsql stable security definer set search_path = ''
  -- The API's roles plan a statement at each execution (ground/base.sql), and a wish in words runs hundreds of them.
  set plan_cache_mode = force_generic_plan as $$
declare
  same text[] := array_remove(array[private.phrase_key(entered)], '');
  earlier integer;
begin
  -- Three times: the forms of a known word, the bureau's group of one of them, the forms of the others in it.
  for i in 1..3 loop
    earlier := cardinality(same);
    same := array(
      select unnest(same) union select unnest(keys) from private.known_words where kind = of_kind and keys && same order by 1
    );
    exit when cardinality(same) = earlier;
  end loop;
  return same;
end
$$;
comment on function private.same_phrases(text, text) is 'The keys of all forms and spellings of a phrase, its own too.';

create function private.any_tag(prefix text, words text[]) returns text language sql immutable parallel safe set search_path = '' as $$
  select case cardinality(words)
    when 0 then 'false'
    -- The planner estimates one tag better as contained.
    else format('tags %s %L::text[]', case cardinality(words) when 1 then '@>' else '&&' end, array(select prefix || word from unnest(words) as word)) end
$$;
comment on function private.any_tag(text, text[]) is 'The condition on private.profile_search that a row has one of these words as a tag. The values are quoted literals.';

create function private.forms_in_use(forms text[]) returns text[] language plpgsql stable security definer set search_path = ''
  -- By the index of tags, form by form.
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return array(
    select distinct form from unnest(forms) as form
    where exists (select from private.profile_search where tags @> array[form] offset 0)
    order by form
  );
end
$$;
comment on function private.forms_in_use(text[]) is 'Those of many tags that somebody of the register has: a list of words has hundreds of spellings, and each row would be compared with all.';

create type private.value_group as (alternative integer, forms text[], beginning text, level smallint);

create function private.value_groups(filter text, entered text, religion text)
  returns table (alternative integer, forms text[], beginning text, level smallint) language plpgsql stable security definer set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
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
  if of_kind is null then
    forms := array(select prefix || each from unnest(case
      when private.kind_left_out(filter) is not null then private.same_phrases(private.kind_left_out(filter), entered)
      when filter in (select name from private.profile_filters where kind in ('choice', 'choices')) then private.listed_values('choices', entered)
    end) as each);
    if forms <> '{}' then
      return next;
    end if;
    return;
  end if;
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
        select value_groups.alternative + (row_number() over (order by name.level))::integer, array_agg(prefix || '=' || name.node), null::text, name.level
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
      select value_groups.alternative + phrase.place::integer, case when word = any (with_forms) then array(
        select prefix || form from unnest(private.same_phrases(of_kind, word)) as form where position(' ' in form) = 0
      ) else array[prefix || word] end, null::text, 0::smallint
      from unnest(array(select each from unnest(phrases) as each where position(' ' in each) > 0)) with ordinality as phrase (words, place)
      cross join unnest(string_to_array(phrase.words, ' ')) as word;
    alternative := alternative + cardinality(phrases);
  end loop;
end
$$;
comment on function private.value_groups(text, text, text) is 'The value of a filter of words, a place or choices, or of words that are left out: a row has one of the forms (tags) of each group of an alternative, or a town or state with this beginning. level: 1 where it only may be the community. religion: of the same search, or null.';

create function private.value_conditions(given private.value_group[], of_level integer default 0, out conditions text[], out forms bigint)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  in_use constant text[] := private.forms_in_use(array(select unnest(each.forms) from unnest(given) as each where each.level = of_level));
begin
  with grouped as materialized (
    select alternative, count(*) over (partition by alternative) as groups, beginning,
      array(select unnest(each.forms) intersect select unnest(in_use) order by 1) as forms
    from unnest(given) as each where level = of_level
  )
  select array_agg(condition), sum(size) into conditions, forms from (
    select string_agg(format('town ^@ %1$L or state ^@ %1$L', beginning), ' or ') as condition, 0 as size
      from grouped where beginning is not null having count(*) > 0
    union all
    -- One comparison for all alternatives of one group.
    select private.any_tag('', array_agg(form order by form)), count(*)
      from (select distinct unnest(grouped.forms) from grouped where groups = 1) as single (form) having count(*) > 0
    union all
    select string_agg(condition, ' or '), sum(size) from (
      select string_agg(private.any_tag('', grouped.forms), ' and ') as condition, sum(cardinality(grouped.forms)) as size
      from grouped where groups > 1 group by alternative having bool_and(grouped.forms <> '{}')
    ) as longer having count(*) > 0
    union all
    -- Nobody of the register has one of these words.
    select 'false', 0 where not exists (select from grouped where beginning is not null or grouped.forms <> '{}') and exists (select from grouped)
  ) as kinds;
end
$$;
comment on function private.value_conditions(private.value_group[], integer) is 'The conditions on private.profile_search of which one holds where the groups of a value do, and the number of forms in them. of_level: of the groups. Null without groups.';

create function private.words_condition(filter text, entered text, religion text) returns text language sql stable security definer
  set search_path = '' as $$
  select coalesce('(' || array_to_string(conditions, ' or ') || ')', 'false')
  from private.value_conditions(array(
    select (alternative, forms, beginning, level)::private.value_group from private.value_groups(filter, entered, religion)
  ))
$$;
comment on function private.words_condition(text, text, text) is 'The condition on private.profile_search for a filter of words or of a place: all words of the phrase, or of another form of it; the beginning of a town or state. With a comma: of one of the phrases. religion: of the same search, or null.';

-- The words of the dashboard's search ---------------------------------------------------------------------------------------

create function private.read_phrase(phrase text) returns table (filter text, value text) language plpgsql stable security definer set search_path = ''
  as $$
declare
  words constant text[] := private.search_words(phrase);
  key constant text := private.phrase_key(phrase);
begin
  if phrase ~ '^[1-9][0-9](-[1-9][0-9])?$' then
    return query select 'age', phrase;
    return;
  end if;
  return query
    select case asked.kind when 'job' then 'occupation' else asked.kind end, house.word
    from unnest(array['place', 'caste', 'job', 'education']) with ordinality as asked (kind, place)
    join private.house_words as house on house.kind = asked.kind and house.keys @> array[key]
    order by asked.place, house.word
    limit 1;
  if found or key = '' then
    return;
  end if;
  if exists (select from private.profile_search where tags @> array['location:' || key]) then
    return query select 'place', phrase;
  elsif exists (select from private.profile_search where tags @> array(
    select 'caste:' || word from unnest(words) as word
  )) then
    return query select 'caste', phrase;
  elsif cardinality(words) = 1 then
    return query
      select given.filter, phrase from unnest(array['education', 'occupation']) as given (filter)
      where exists (select from private.profile_search where tags @> array[given.filter || ':' || words[1]])
      limit 1;
  end if;
end
$$;
comment on function private.read_phrase(text) is 'The filter that a phrase of the dashboard''s search means, by the known words and those of the register, and its value; no row if it is neither an age, a place, a caste, a job nor a degree.';

create function public.read_people_words(entered text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text[] := regexp_split_to_array(btrim(regexp_replace(entered, '[[:space:],;]+', ' ', 'g')), ' ');
  by_old_number bigint[];
  condition text;
  is_name boolean := false;
  phrase text;
  part record;
  parts jsonb := '[]';
  place integer := 1;
  length integer;
begin
  perform private.require_admin();
  perform private.refuse_large(entered);
  if char_length(entered) > 120 then
    perform private.refuse('filter_too_long', 'Enter 1 to {most} characters.', 'entered', '{"most": 120}');
  end if;
  if btrim(entered) = '' then
    return parts;
  end if;
  by_old_number := array(select id from private.ids_of_old_number(entered) as id order by id desc limit 100);
  if by_old_number <> '{}' then
    return jsonb_build_array(jsonb_build_object('filter', 'old_number', 'value', array_to_string(by_old_number, ' '), 'typed', entered));
  end if;
  condition := private.name_condition(entered, 'true');
  -- Not by similar names: "Madurai" is like a name of some people.
  if condition not like '%operator(extensions.%%>)%' then
    execute 'select exists (select from private.profile_search where ' || condition || ')' into is_name;
  end if;
  while not is_name and place <= cardinality(words) loop
    length := least(4, cardinality(words) - place + 1);
    loop
      phrase := array_to_string(words[place:place + length - 1], ' ');
      select * into part from private.read_phrase(phrase);
      exit when found or length = 1;
      length := length - 1;
    end loop;
    parts := parts || jsonb_build_object('filter', coalesce(part.filter, 'name'), 'value', coalesce(part.value, phrase), 'typed', phrase);
    place := place + length;
  end loop;
  return case when is_name then jsonb_build_array(jsonb_build_object('filter', 'name', 'value', entered, 'typed', entered)) else parts end;
end
$$;
comment on function public.read_people_words(text) is 'For the admin: what the dashboard''s search means, as a list of filter (name, age, place, caste, occupation or education), value and the words as typed. If somebody has the whole text as a name, it is one; if it is an old number of the bureau, the filter is old_number and the value their ids.';
grant execute on function public.read_people_words(text) to authenticated;

-- The values that filters offer --------------------------------------------------------------------------------------------

create function public.list_filter_values(filter text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
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
$$;
comment on function public.list_filter_values(text) is 'The commonest values of the filter caste, education, location, work_place, native_place or occupation, as a list of value and people: how many of the newest 5,000 profiles that the caller sees have each. To the admin also spellings: those that the bureau treats as this one. same: other names of a caste. Spellings of a known word count as that word. Visitors: location. Members: of at least two profiles. The admin: of all.';
grant execute on function public.list_filter_values(text) to anon, authenticated;
