-- What a family looks for. A wish is a filter of public.find_profiles (20_finding.sql) with a weight: it must hold, or the
-- family hopes for it. So the same function checks it, and the same texts name it: docs/decisions/036-wishes-are-filters.md.
-- Who may: a member reads and changes their own wishes, which need no verification; the admin everybody's. Nobody else reads one.

create function private.wish_problems(must jsonb, hoped jsonb)
returns setof private.problem
language plpgsql
stable
set search_path = ''
as $$
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
comment on function private.wish_problems(jsonb, jsonb) is 'Problems in these wishes; no rows if there are none.';

create function private.wishes_are_valid(must jsonb, hoped jsonb)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (select from private.wish_problems(must, hoped))
$$;
comment on function private.wishes_are_valid(jsonb, jsonb) is 'Whether these are wishes.';
-- A CHECK constraint of public.wishes runs with the rights of the role that writes.
grant execute on function private.wishes_are_valid(jsonb, jsonb) to service_role;

create table public.wishes (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  must jsonb not null default '{}',
  hoped jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  constraint wishes_are_known check (private.wishes_are_valid(must, hoped)),
  constraint a_wish_is_there check (must || hoped <> '{}')
);
comment on table public.wishes is 'What a family looks for: the person''s wishes. No row: none are entered.';
comment on column public.wishes.must is 'Filters of find_profiles that must hold.';
comment on column public.wishes.hoped is 'Filters of find_profiles that the family hopes for.';

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

create function public.save_wishes(profile_id bigint, must jsonb, hoped jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
  perform private.refuse(code, sentence, field, given) from private.wish_problems(must, hoped) limit 1;
  perform private.refuse_deleted(private.lock_profile(profile_id));
  select * into earlier from public.wishes where registered_user_id = profile_id;
  if coalesce(earlier.must, '{}') = must and coalesce(earlier.hoped, '{}') = hoped then
    return;
  end if;
  if must || hoped = '{}' then
    delete from public.wishes where registered_user_id = profile_id;
  else
    insert into public.wishes (registered_user_id, must, hoped) values (profile_id, save_wishes.must, save_wishes.hoped)
      on conflict (registered_user_id) do update set must = excluded.must, hoped = excluded.hoped;
  end if;
  if not is_admin then
    perform private.notify_admin('wishes changed', profile_id, (
      select jsonb_build_object('name', name) from public."RegisteredUsers" where id = profile_id
    ));
  end if;
end
$$;
comment on function public.save_wishes(bigint, jsonb, jsonb) is 'For a member, about themselves, and for the admin: saves the wishes of a person in place of the earlier ones; none at all deletes them. The bureau is notified of a member''s change. Error 22023 names the filter in its hint; 42501 for another family''s.';
grant execute on function public.save_wishes(bigint, jsonb, jsonb) to authenticated;
