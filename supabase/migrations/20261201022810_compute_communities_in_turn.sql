-- Two changes of communities at once left the pairs of neither whole: private.rebuild_communities now computes them in turn. Nobody gets
-- a new right.

create or replace function private.rebuild_communities() returns text[] language sql security definer set search_path = '' as $$
  -- Two changes at once: the later one reads the relations of the earlier one.
  lock table private.community_pairs in share row exclusive mode;
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
