-- Wishes are stored without invisible characters, and one of nothing else is refused. No right is new.

SET local check_function_bodies = off;

create or replace function private.add_wishes(profile_id bigint, wishes jsonb) returns void language sql set search_path = '' as $$
  insert into public.wishes (registered_user_id, must, hoped)
  select profile_id, entered.must, entered.hoped
  from (
    select private.tidy_filters(coalesce(wishes -> 'must', '{}')) as must, private.tidy_filters(coalesce(wishes -> 'hoped', '{}')) as hoped
  ) as entered
  where entered.must || entered.hoped <> '{}'
$$;

create or replace function private.entered_wish_problems(wishes jsonb) returns setof private.problem language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(wishes) is distinct from 'object' or wishes - array['must', 'hoped'] <> '{}' then
    return next private.problem_of('wishes', 'no_filter', 'This is no filter.');
    return;
  end if;
  return query
    select (private.problem_of('wishes.' || field, code, sentence, given)).*
    from private.wish_problems(private.tidy_filters(coalesce(wishes -> 'must', '{}')), private.tidy_filters(coalesce(wishes -> 'hoped', '{}')));
end
$$;

create or replace function private.tidy_filters(filters jsonb) returns jsonb language sql immutable parallel safe set search_path = '' as $$
  select case jsonb_typeof(filters) when 'object' then (
    select coalesce(jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then to_jsonb(btrim(private.tidy_text(value #>> '{}'))) else value end), '{}')
    from jsonb_each(filters)
  ) else filters end
$$;

create or replace function public.save_wishes(profile_id bigint, must jsonb, hoped jsonb, others_see_fit boolean default null) returns void language plpgsql
  security definer set search_path = '' as $$
declare
  is_admin constant boolean := private.is_admin();
  mine constant boolean := not is_admin and private.require_member() = profile_id;
  earlier public.wishes;
begin
  perform private.refuse_large(must);
  perform private.refuse_large(hoped);
  if not is_admin and mine is not true then
    perform private.forbid('admin_only', 'Only the bureau may do this.');
  end if;
  must := private.tidy_filters(must);
  hoped := private.tidy_filters(hoped);
  perform private.refuse(code, sentence, field, given) from private.wish_problems(must, hoped) limit 1;
  perform private.refuse_deleted(private.lock_profile(profile_id));
  select * into earlier from public.wishes where registered_user_id = profile_id;
  if not is_admin and (earlier.must, earlier.hoped) is distinct from (must, hoped) and not private.count_today(format('member %s, wishes', profile_id), 50) then
    perform private.refuse('too_many_wishes_today', 'You have changed your wishes very often today. Come back tomorrow, or call the bureau.');
  end if;
  others_see_fit := coalesce(others_see_fit, earlier.others_see_fit, false);
  if must || hoped = '{}' then
    delete from public.wishes where registered_user_id = profile_id;
  else
    insert into public.wishes (registered_user_id, must, hoped, others_see_fit)
      values (profile_id, save_wishes.must, save_wishes.hoped, save_wishes.others_see_fit)
      on conflict (registered_user_id) do update
        set must = excluded.must, hoped = excluded.hoped, others_see_fit = excluded.others_see_fit
        where (wishes.must, wishes.hoped, wishes.others_see_fit) is distinct from (excluded.must, excluded.hoped, excluded.others_see_fit);
  end if;
  if not is_admin and (coalesce(earlier.must, '{}'), coalesce(earlier.hoped, '{}')) <> (must, hoped) then
    perform private.notify_admin('wishes changed', profile_id, (
      select jsonb_build_object('name', name) from public."RegisteredUsers" where id = profile_id
    ));
  end if;
end
$$;

COMMENT ON FUNCTION "private"."tidy_filters"(jsonb) IS 'Filters with their texts as they are stored: see private.tidy_text.';

REVOKE ALL ON FUNCTION "private"."tidy_filters"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tidy_filters"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tidy_filters"(jsonb) TO "postgres";

-- Wishes of earlier; one of invisible characters alone stays until the family saves again.
update public.wishes set must = private.tidy_filters(must), hoped = private.tidy_filters(hoped)
  where (must, hoped) is distinct from (private.tidy_filters(must), private.tidy_filters(hoped))
    and private.wishes_are_valid(private.tidy_filters(must), private.tidy_filters(hoped));
