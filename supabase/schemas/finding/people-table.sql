-- The admin's table of registered users: filters in any combination, pages and counts.
-- Who may: the admin.

-- The table --------------------------------------------------------------------------------------------------------------

-- `visible` is the first column here too, and find_people reads the two halves in a UNION ALL. Otherwise the planner might use
-- one of these indexes for the public list.
create index registered_users_name on public."RegisteredUsers" (visible, name, id);
create index registered_users_without_picture on public."RegisteredUsers" (visible, created_at desc, id desc) where first_img is null;
create index accounts_not_told on public.accounts (registered_user_id) where notice_sent_at is null and active;

create function private.shared_filters(filters jsonb) returns jsonb language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(filters)
    where key in (
      'age_from', 'age_to', 'height_from', 'height_to', 'caste', 'education', 'occupation', 'work_place', 'native_place', 'income', 'mother_tongue', 'birth_star', 'rasi',
      'mangal_dosha', 'marital_status'
    )
$$;
comment on function private.shared_filters(jsonb) is 'Those filters of the admin''s table that members have too: with the rules of private.profile_filters.';

create function private.people_search_condition(filters jsonb) returns text language plpgsql stable security definer set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
declare
  -- The search knows no income that is hidden from members: private.people_condition.
  facts constant jsonb := private.shared_filters(filters) - 'income';
begin
  if facts = '{}' and not filters ?| array['name', 'place'] then
    return null;
  end if;
  return nullif(concat_ws(' and ',
    -- Together with others, side and religion are looked up there too: one table then answers.
    private.facts_condition(facts || jsonb_strip_nulls(jsonb_build_object(
      'looking_for', to_jsonb(nullif(filters ->> 'side', 'none')), 'religion', filters -> 'religion', 'location', to_jsonb(nullif(btrim(filters ->> 'place'), ''))
    ))),
    case when filters ->> 'side' = 'none' then 'gender is null' end,
    case when filters ?| array['height_from', 'height_to'] then format('height between %L::smallint and %L::smallint',
      coalesce(filters ->> 'height_from', '0'), coalesce(filters ->> 'height_to', '250')) end,
    -- The members' search, with father and mother: who is deleted does not keep similar names away.
    case when filters ? 'name' then private.name_condition(filters ->> 'name',
      'id not in (select id from public."RegisteredUsers" where deleted_at is not null)', 'family') end
  ), '');
end
$$;
comment on function private.people_search_condition(jsonb) is 'The condition on private.profile_search for the name (of the person, the father or the mother), the place and the filters that members have too; null without them. Values enter as quoted literals only.';

create function private.check_people_filters(filters jsonb) returns void language plpgsql stable set search_path = '' as $$
declare
  wrong text;
begin
  perform private.refuse_large(filters);
  if jsonb_typeof(filters) is distinct from 'object' then
    perform private.refuse('no_filter', 'This is no filter.');
  end if;
  select key into wrong from jsonb_object_keys(filters) as key
    where key not in ('ids', 'name', 'status', 'login', 'side', 'religion', 'place', 'without_picture', 'not_told',
      'handled_by', 'unhandled', 'source', 'registered_from', 'registered_to')
      and not private.shared_filters(filters) ? key
    limit 1;
  if found then
    perform private.refuse('unknown_filter', 'There is no filter of this name.', wrong);
  end if;
  perform private.refuse(code, sentence, field, given) from private.filter_problems(private.shared_filters(filters)) limit 1;
  select key into wrong from jsonb_each_text(filters)
    where key in ('registered_from', 'registered_to')
      and not coalesce(value ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(value, 'date'), false)
    limit 1;
  if found then
    perform private.refuse('no_day', 'Enter a day of the calendar.', wrong);
  end if;
  if (filters ->> 'registered_from')::date > (filters ->> 'registered_to')::date then
    perform private.refuse('days_reversed', 'The second day must not be before the first.', 'registered_to');
  end if;
  if char_length(filters ->> 'name') > 120 then
    perform private.refuse('filter_too_long', 'Enter 1 to {most} characters.', 'name', '{"most": 120}');
  end if;
  if filters ->> 'login' not in ('none', 'waiting', 'active', 'off') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'login');
  end if;
  if not private.listed_values('choices', filters ->> 'source') <@ private.sources() then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'source');
  end if;
  if filters ? 'ids' then
    if jsonb_typeof(filters -> 'ids') <> 'array' or jsonb_array_length(filters -> 'ids') > 1000
      or jsonb_path_exists(filters, '$.ids[*] ? (@.type() != "number")') then
      perform private.refuse('too_many_ids', 'These are too many at once.', 'ids');
    end if;
  end if;
end
$$;

create function private.people_condition(filters jsonb) returns text language plpgsql stable set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
declare
  conditions text[] := '{}';
  search_condition text;
begin
  if filters ? 'ids' then
    conditions := conditions || format('card.id = any (%L::numeric[]::bigint[])', (
      select coalesce(array_agg(id), '{}') from jsonb_array_elements_text(filters -> 'ids') as id
    ));
  end if;
  conditions := conditions || case filters ->> 'status'
    when 'deleted' then 'card.deleted_at is not null'
    else 'card.deleted_at is null'
  end;
  if filters ->> 'status' <> 'deleted' then
    conditions := conditions || format('card.status = %L', filters ->> 'status');
  end if;
  if filters ? 'side' then
    conditions := conditions || case filters ->> 'side' when 'none' then 'card.gender is null' else format('card.gender = %L', filters ->> 'side') end;
  end if;
  if filters ? 'religion' then
    conditions := conditions
      || format('card.religion = any (%L::text[])', private.listed_values('choices', filters ->> 'religion'));
  end if;
  -- The office reads every income, hidden or not.
  if filters ? 'income' then
    conditions := conditions || format('card.id in (select registered_user_id from public.income_details where income = any (%L::text[]))',
      private.listed_values('choices', filters ->> 'income'));
  end if;
  -- Whole days, by the bureau's clock.
  if filters ? 'registered_from' then
    conditions := conditions || format('card.created_at >= timestamp %L at time zone ''Asia/Kolkata''', (filters ->> 'registered_from')::date);
  end if;
  if filters ? 'registered_to' then
    conditions := conditions || format('card.created_at < timestamp %L at time zone ''Asia/Kolkata''', (filters ->> 'registered_to')::date + 1);
  end if;
  search_condition := private.people_search_condition(filters);
  if search_condition is not null then
    conditions := conditions || format('card.id in (select id from private.profile_search where %s)', search_condition);
  end if;
  if (filters ->> 'without_picture')::boolean then
    conditions := conditions || 'card.first_img is null'::text;
  end if;
  if (filters ->> 'not_told')::boolean then
    conditions := conditions
      || 'card.id in (select registered_user_id from public.accounts where notice_sent_at is null and active)'::text;
  end if;
  if filters ? 'handled_by' then
    conditions := conditions
      || format('card.id in (select registered_user_id from public.office_details where handled_by = %L)', filters ->> 'handled_by');
  end if;
  if (filters ->> 'unhandled')::boolean then
    conditions := conditions
      || 'not exists (select from public.office_details where registered_user_id = card.id and handled_by is not null)'::text;
  end if;
  if filters ? 'source' then
    conditions := conditions || format('card.id in (select registered_user_id from public.office_details where source = any (%L::text[]))',
      private.listed_values('choices', filters ->> 'source'));
  end if;
  if filters ->> 'login' = 'none' then
    conditions := conditions || 'not exists (select from public.accounts where registered_user_id = card.id)'::text;
  elsif filters ? 'login' then
    conditions := conditions || format('exists (select from public.accounts where registered_user_id = card.id and %s)',
      case filters ->> 'login'
        when 'off' then 'not active'
        when 'waiting' then 'active and must_change_password'
        else 'active and not must_change_password'
      end);
  end if;
  return array_to_string(conditions, ' and ');
end
$$;
comment on function private.people_condition(jsonb) is 'The condition on a card for the filters of the admin''s table. Values enter as quoted literals only.';

create function public.find_people(filters jsonb default '{}', sort text default 'newest', skip integer default 0, at_most integer default 20)
  returns setof public."RegisteredUsers" language plpgsql stable security definer set search_path = '' set enable_seqscan = off
  set cpu_operator_cost = 1 as $$
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
$$;
comment on function public.find_people(jsonb, text, integer, integer) is 'For the admin: registered users of any status, sorted by newest, oldest, name, age or id. Skips the first "skip" (up to 1000000) and returns at_most (1 to 60). Filters (of a list: several with commas mean one of them): ids, name (of the person, who comes first among the newest, or of father or mother; similar names, if nobody has it), status, login (none, waiting, active, off), side (none: neither bride nor groom), religion, place, age_from, age_to, height_from, height_to, caste, education, occupation, mother_tongue, birth_star, rasi, mangal_dosha, marital_status, registered_from, registered_to (days), without_picture, not_told (has a login, but no WhatsApp notice was sent), handled_by (the username of an admin), unhandled, source. Only the status "deleted" includes deleted profiles. updated_at is the version of the profile. Error 22023 for wrong filters.';

create function public.count_people(filters jsonb default '{}') returns integer language plpgsql stable security definer set search_path = ''
  set enable_seqscan = off set cpu_operator_cost = 1 as $$
declare
  search_condition text;
  counted integer;
begin
  perform private.require_admin();
  perform private.check_people_filters(filters);
  if filters - array['name', 'place', 'side', 'religion'] = private.shared_filters(filters) then
    search_condition := private.people_search_condition(filters);
  end if;
  if search_condition is not null then
    -- The search table alone, minus the deleted profiles: these are few, because they are erased after thirty days.
    execute format(
      'select count(*) from (
        select from private.profile_search as entry
        where %s and not exists (
          select from public."RegisteredUsers" as card where card.id = entry.id and card.deleted_at is not null
        )
        limit 10001
      ) as found',
      search_condition
    ) into counted;
  else
    execute format('select count(*) from (select from public."RegisteredUsers" as card where %s limit 10001) as found',
      private.people_condition(filters)) into counted;
  end if;
  return counted;
end
$$;
comment on function public.count_people(jsonb) is 'For the admin: how many registered users find_people finds with these filters; 10001 for more than 10000.';
grant execute on function
  public.find_people(jsonb, text, integer, integer),
  public.count_people(jsonb)
  to authenticated;
