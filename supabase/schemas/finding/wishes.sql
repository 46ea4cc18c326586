-- What a family looks for. A wish is a filter of public.find_profiles (finding/search.sql) with a weight: it must hold, or the
-- family hopes for it. So the same function checks it, and the same texts name it: docs/decisions/036-wishes-are-filters.md.
-- Who may: a member reads and changes their own wishes, which need no verification; the admin everybody's. Nobody else reads one.

create function private.wish_problems(must jsonb, hoped jsonb) returns setof private.problem language plpgsql stable set search_path = '' as $$
declare
  problem private.problem;
begin
  for problem in select * from private.filter_problems(must) union all select * from private.filter_problems(hoped) loop
    return next problem;
  end loop;
  if found then
    return;
  end if;
  -- The side follows from the person. The other ones are no facts of a person, or change by themselves.
  return query
    select (private.problem_of(key, 'no_wish', 'This cannot be a wish.')).* from jsonb_object_keys(must || hoped) as key
    where key in ('looking_for', 'search', 'stars', 'with_picture');
  -- Both ends of a range are one wish.
  return query
    select (private.problem_of(min(filter.name), 'wish_twice', 'A wish is either a must or hoped for.')).*
    from (
      select key, 'must' as weight from jsonb_object_keys(must) as key
      union all
      select key, 'hoped' from jsonb_object_keys(hoped) as key
    ) as wished
    join private.profile_filters as filter on filter.name = wished.key
    group by case when filter.kind in ('from', 'to') then filter.field else filter.name end
    having count(distinct weight) > 1;
end
$$;

create function private.wishes_are_valid(must jsonb, hoped jsonb) returns boolean language sql stable security definer set search_path = '' as $$
  select not exists (select from private.wish_problems(must, hoped))
$$;
-- A CHECK constraint of public.wishes runs with the rights of the role that writes.
grant execute on function private.wishes_are_valid(jsonb, jsonb) to service_role;

create table public.wishes (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  must jsonb not null default '{}',
  hoped jsonb not null default '{}',
  others_see_fit boolean not null default false,
  updated_at timestamptz not null default now(),
  constraint wishes_are_known check (private.wishes_are_valid(must, hoped)),
  constraint a_wish_is_there check (must || hoped <> '{}')
);
comment on table public.wishes is 'What a family looks for: the person''s wishes. No row: none are entered.';
comment on column public.wishes.must is 'Filters of find_profiles that must hold.';
comment on column public.wishes.hoped is 'Filters of find_profiles that the family hopes for.';
comment on column public.wishes.others_see_fit is 'Whether other families see how many of these wishes hold on them: the number alone, never which.';

revoke all on public.wishes from anon, authenticated, service_role;
grant select on public.wishes to authenticated;
grant select, insert, update, delete on public.wishes to service_role;
alter table public.wishes enable row level security;
create policy "Members read their own wishes, the admin all" on public.wishes
  for select to authenticated
  using (registered_user_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));

create trigger set_updated_at before update on public.wishes
  for each row execute function private.set_updated_at();
create trigger audit_change after insert or update or delete on public.wishes
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');

create function private.entered_wish_problems(wishes jsonb) returns setof private.problem language plpgsql stable set search_path = '' as $$
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
comment on function private.entered_wish_problems(jsonb) is 'Problems of the wishes {must, hoped} of a new person. A person has fields of the same names, so a wish is "wishes.religion".';

create function private.add_wishes(profile_id bigint, wishes jsonb) returns void language sql set search_path = '' as $$
  insert into public.wishes (registered_user_id, must, hoped)
  select profile_id, entered.must, entered.hoped
  from (
    select private.tidy_filters(coalesce(wishes -> 'must', '{}')) as must, private.tidy_filters(coalesce(wishes -> 'hoped', '{}')) as hoped
  ) as entered
  where entered.must || entered.hoped <> '{}'
$$;

create function public.save_wishes(profile_id bigint, must jsonb, hoped jsonb, others_see_fit boolean default null) returns void language plpgsql
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
comment on function public.save_wishes(bigint, jsonb, jsonb, boolean) is 'For a member, about themselves, and for the admin: saves the wishes of a person in place of the earlier ones; none at all deletes them. others_see_fit: null leaves the choice as it is. The bureau is notified of a member''s change. Error 22023 names the filter in its hint; 42501 for another family''s. A member changes them 50 times a day.';
grant execute on function public.save_wishes(bigint, jsonb, jsonb, boolean) to authenticated;
