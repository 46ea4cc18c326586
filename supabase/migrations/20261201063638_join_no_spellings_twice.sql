-- Spellings that the product joins are not joined a second time by the bureau: taking them apart changed nothing, and their relation
-- was listed twice.

create or replace function private.same_in_product(entered text) returns text[] language sql stable security definer set search_path = '' as $$
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

create or replace view private.community_relations as
  select node, wider_node, relation, wider as called, name, true as of_product from private.house_communities as house
    where not exists (select from private.bureau_communities as own where (own.node, own.wider_node) = (house.node, house.wider_node))
  union all
  select node, wider_node, relation, wider, name, false from private.bureau_communities where relation <> 'none'
  union all
  select private.community_node(words[1]), private.community_node(word), 'same', word, words[1], false
    from private.bureau_words cross join unnest(words[2:]) as word
    where kind = 'caste' and private.community_node(word) <> all (private.same_in_product(words[1]));

create or replace function public.treat_as_one(filter text, words text[]) returns void language plpgsql security definer set search_path = ''
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
  perform private.rewrite_groups(of_kind, array(select private.phrase_key(word) from unnest(given || earlier) as word));
end
$$;

comment on function public.treat_as_one(text, text[]) is 'For the admin: a filter (caste, education, location or occupation) finds each of these spellings by each other one, with the groups that they were in. Of castes that are one by the product, the first counts alone. A single word leaves its group. Takes at most 20 s. Error 22023 for wrong input.';
