-- The count of a name in the admin's table read ten thousand cards, and as many processes at once as PostgreSQL may start.
-- Nothing changes in who may ask what, and what is answered. Decision 016.

-- The API's statements are many and short: each in one process. Of two processors, one statement would take both from all
-- others, and starting the processes takes longer than most statements.
alter role authenticator set max_parallel_workers_per_gather = 0;

create function private.people_search_condition(filters jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  conditions text[] := '{}';
  place constant text := lower(btrim(filters ->> 'place'));
  words constant text[] := array_remove(string_to_array(private.fold_name(coalesce(filters ->> 'name', '')), ' '), '');
  word text;
begin
  if place <> '' then
    conditions := conditions || format('visible in (true, false) and (town ^@ %1$L or state ^@ %1$L)', place);
  end if;
  if filters ? 'name' and words = '{}' then
    conditions := conditions || 'false'::text;
  end if;
  foreach word in array words loop
    conditions := conditions || format('name_folded like %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%');
  end loop;
  return nullif(array_to_string(conditions, ' and '), '');
end
$$;
comment on function private.people_search_condition(jsonb) is 'The condition on private.profile_search that the name and the place of the admin''s table stand for, or null without them. Values enter as quoted literals only.';

create or replace function private.people_condition(filters jsonb)
returns text
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  conditions text[] := '{}';
  unknown text;
  of_search text;
begin
  if jsonb_typeof(filters) is distinct from 'object' then
    perform private.refuse('no_filter', 'This is no filter.');
  end if;
  select key into unknown from jsonb_object_keys(filters) as key
    where key not in ('ids', 'name', 'status', 'login', 'side', 'religion', 'place', 'without_picture', 'not_told')
    limit 1;
  if found then
    perform private.refuse('unknown_filter', 'There is no filter of this name.', unknown);
  end if;
  if filters ->> 'login' not in ('none', 'waiting', 'active', 'off') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'login');
  end if;
  if filters ? 'ids' then
    if jsonb_typeof(filters -> 'ids') <> 'array' or jsonb_array_length(filters -> 'ids') > 1000
      or jsonb_path_exists(filters, '$.ids[*] ? (@.type() != "number")') then
      perform private.refuse('too_many_ids', 'These are too many.', 'ids');
    end if;
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
    conditions := conditions || format('card.gender = %L', filters ->> 'side');
  end if;
  if filters ? 'religion' then
    conditions := conditions || format('card.religion = %L', filters ->> 'religion');
  end if;
  of_search := private.people_search_condition(filters);
  if of_search is not null then
    conditions := conditions || format('card.id in (select id from private.profile_search where %s)', of_search);
  end if;
  if (filters ->> 'without_picture')::boolean then
    conditions := conditions || 'card.first_img is null'::text;
  end if;
  if (filters ->> 'not_told')::boolean then
    conditions := conditions
      || 'card.id in (select registered_user_id from public.accounts where notice_sent_at is null and active)'::text;
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

create or replace function private.count_people(filters jsonb)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  condition text;
  of_search text;
  counted integer;
begin
  perform private.require_admin();
  condition := private.people_condition(filters);
  of_search := private.people_search_condition(filters);
  if of_search is not null and filters - array['name', 'place'] = '{}' then
    -- What the search table knows by itself, but for those who are deleted: they are few, as a deletion lasts thirty days.
    execute format(
      'select count(*) from (
        select from private.profile_search as entry
        where %s and not exists (
          select from public."RegisteredUsers" as card where card.id = entry.id and card.deleted_at is not null
        )
        limit 10001
      ) as found',
      of_search
    ) into counted;
  else
    execute format('select count(*) from (select from public."RegisteredUsers" as card where %s limit 10001) as found', condition)
      into counted;
  end if;
  return counted;
end
$$;
