-- The bureau reads which relations of the product it has taken apart, and can bring them back. No right is new.

SET local check_function_bodies = off;

create or replace function public.list_community_relations(name text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
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

COMMENT ON FUNCTION "public"."list_community_relations"(text) IS 'For the admin: what this name of a community is to others, as a list of name, wider, relation (same, part of, may be; none where the bureau has taken away one of the product) and of_product.';

COMMENT ON FUNCTION "public"."relate_communities"(text, text, text) IS 'For the admin: a name of a community is part of a wider one, may be it, or is neither (none), also where the product says so; "of product" takes away what the bureau said. Nothing is written to a person. Takes at most 20 s. Error 22023 for wrong input.';
