-- The two functions that make the conditions of a wish were planned again at each call, as a function of SQL is: since names of
-- communities are compared, twice for each question. In PL/pgSQL a connection plans them once.

create or replace function private.forms_in_use(forms text[]) returns text[] language plpgsql stable security definer set search_path = ''
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

create or replace function private.group_conditions(of_term integer, of_level integer default 0) returns table (conditions text[], forms bigint) language plpgsql
  stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
    with given as materialized (select * from private.wish_groups where term_id = of_term and level = of_level),
    in_use as materialized (select private.forms_in_use(array(select unnest(each.forms) from given as each)) as tags),
    grouped as (
      select alternative, of_alternative, beginning, array(select unnest(given.forms) intersect select unnest(tags) order by 1) as forms
      from given cross join in_use
    )
    select array_agg(condition), sum(size)::bigint from (
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
    ) as kinds;
end
$$;

comment on function private.group_conditions(integer, integer) is 'The conditions on private.profile_search for a wish of private.wish_groups, one of which is enough, and the number of forms in them.';
