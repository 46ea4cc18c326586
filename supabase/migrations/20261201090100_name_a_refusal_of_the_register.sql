-- A refusal's code means one thing: how many people are passed over has a code of its own, beside how many are wanted.
-- Who may: as before, the admin.

create or replace function private.find_people(filters jsonb, sort text, skip integer, at_most integer)
returns setof public."RegisteredUsers"
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  ordering constant text := case sort
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
  if at_most is null or at_most not between 1 and 1000 then
    perform private.refuse('not_in_range', 'Enter a whole number from 1 to 1000.', 'at_most');
  end if;
  if skip is null or skip not between 0 and 1000000 then
    perform private.refuse('skip_not_in_range', 'Enter a whole number from 0 to 1000000.', 'skip');
  end if;
  condition := private.people_condition(filters);
  halves := case filters ->> 'status'
    when 'verified' then array['card.visible']
    else case when filters ? 'status' then array['not card.visible']
      -- In the order of ids the primary key serves.
      when sort = 'id' then array['true']
      else array['card.visible', 'not card.visible'] end
  end;
  return query execute (
    select format('select card.* from (%1$s) as card order by %2$s limit %3$s offset %4$s',
      string_agg(
        format('(select card.* from public."RegisteredUsers" as card where %s and %s order by %s limit %s)',
          half, condition, ordering, skip + at_most),
        ' union all '),
      ordering, at_most, skip)
    from unnest(halves) as half
  );
end
$$;
comment on function private.find_people(jsonb, text, integer, integer) is 'See public.find_people.';
