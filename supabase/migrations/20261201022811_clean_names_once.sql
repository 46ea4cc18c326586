-- Two changes of communities at once left the pairs of neither whole: they are computed in turn.
-- Names of communities and spellings are cleaned by private.clean_text alone, which names the field; a spelling of invisible marks is
-- refused, not logged. Two comments no longer held. Nobody gets a new right.

create or replace function public.relate_communities(name text, wider text, relation text) returns void language plpgsql security definer set search_path = ''
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

create or replace function public.treat_as_one(filter text, words text[]) returns void language plpgsql security definer set search_path = ''
  set statement_timeout = '20s' as $$
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
  given := array_remove(array(select distinct private.clean_text('words', word, 120, true) from unnest(words) as word order by 1), null);
  if cardinality(given) = 0 then
    perform private.refuse('filter_without_word', 'Enter a word.', 'words');
  end if;
  given_keys := array(select distinct private.phrase_key(word) from unnest(given) as word);
  lock table private.bureau_words in share row exclusive mode;
  if of_kind = 'caste' then
    -- With relate_communities in turn: the later change reads the relations of the earlier one.
    lock table private.bureau_communities in share row exclusive mode;
  end if;
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

comment on column private.profile_search.times_shown is 'How often the bureau has shown this person to a family.';
comment on table private.keeping is 'Since when the status of a profile is as it is, its last confirmation, and what is announced about it. Written by triggers, make daily and the functions of coming-and-going/retention.sql.';
