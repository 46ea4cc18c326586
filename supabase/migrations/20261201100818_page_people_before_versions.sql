-- The office's table read the version of each person that it skips: page 1000 of 100,000 people took a second. It reads those of the page.
-- Rights stay as they are.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.find_people (
  filters jsonb   DEFAULT '{}'::jsonb,
  sort    text    DEFAULT 'newest'::text,
  skip    integer DEFAULT 0,
  at_most integer DEFAULT 20
)
  RETURNS SETOF public."RegisteredUsers"
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET cpu_operator_cost TO '1'
  AS $function$
declare
  ordering text := case sort
    when 'newest' then 'card.created_at desc, card.id desc'
    when 'oldest' then 'card.created_at, card.id'
    when 'name' then 'card.name, card.id'
    when 'age' then 'card.age, card.created_at desc, card.id desc'
    when 'id' then 'card.id'
  end;
  condition text;
  halves text[];
begin
  perform private.require_admin();
  if ordering is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  if at_most is null or at_most not between 1 and 60 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'at_most', '{"from": 1, "to": 60}');
  end if;
  if skip is null or skip not between 0 and 1000000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'skip', '{"from": 0, "to": 1000000}');
  end if;
  perform private.check_people_filters(filters);
  -- The people of this name come before those whose father or mother has it.
  if filters ? 'name' and sort = 'newest' then
    ordering := format('card.id in (select id from private.profile_search where %s) desc, ', private.name_condition(filters ->> 'name', 'true'))
      || ordering;
  end if;
  condition := private.people_condition(filters);
  halves := case filters ->> 'status'
    when 'verified' then array['card.visible']
    else case when filters ? 'status' then array['not card.visible']
      -- The primary key serves the order of ids.
      when sort = 'id' then array['true']
      else array['card.visible', 'not card.visible'] end
  end;
  return query execute (
    -- The version is computed for the page alone, not for each row before it.
    select format('select known.* from (
        select card.*, row_number() over (order by %2$s) as place from (%1$s) as card order by %2$s limit %3$s offset %4$s
      ) as card
      cross join lateral jsonb_populate_record(null::public."RegisteredUsers", to_jsonb(card) || jsonb_build_object(''updated_at'', private.version_of(card.id))) as known
      order by place',
      string_agg(
        format('(select card.* from public."RegisteredUsers" as card where %s and %s order by %s limit %s)',
          half, condition, ordering, skip + at_most),
        ' union all '),
      ordering, at_most, skip)
    from unnest(halves) as half
  );
end
$function$;
