-- Saved searches of a member, at most twenty, each with a name; and visits, for the profiles that are new since the last one.
-- Each search counts the profiles that are new since it was opened. A saved search holds filters of public.find_profiles
-- (finding/search.sql). For "Matches my star" these are the method and the least score. The lists of stars change with the member's
-- own star and the bureau's rules: the client computes them, and counts these searches.
-- Who may: each member reads and changes their own searches, and reads their own visits.

create table public.saved_searches (
  id bigint generated always as identity primary key,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  name text not null
    constraint name_is_readable check (name = btrim(name) and char_length(name) between 1 and 60),
  filters jsonb not null
    constraint filters_are_known check (private.filters_are_valid(filters) and filters <> '{}')
    constraint lists_of_stars_are_not_kept check (not filters ? 'stars'),
  last_opened_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint names_differ unique (registered_user_id, name)
);
comment on table public.saved_searches is 'Members'' saved searches, with a name.';
comment on column public.saved_searches.filters is 'Filters of find_profiles.';
comment on column public.saved_searches.last_opened_at is 'Profiles created after this time are new to the member.';

revoke all on public.saved_searches from anon, authenticated, service_role;
grant select on public.saved_searches to authenticated;
grant select, insert, update, delete on public.saved_searches to service_role;
alter table public.saved_searches enable row level security;
create policy "Members read their own searches" on public.saved_searches
  for select to authenticated
  using (registered_user_id = any (array(select private.my_registered_user_ids())));

create trigger tidy_texts before insert or update on public.saved_searches
  for each row execute function private.tidy_texts('name');

create function private.clean_search_name(entered text, my_id bigint, except_id bigint) returns text language plpgsql stable security definer
  set search_path = '' as $$
declare
  cleaned constant text := private.clean_text('name', entered, 60);
begin
  if cleaned is null then
    perform private.refuse('search_name_missing', 'Enter a name.', 'name');
  end if;
  if exists (
    select from public.saved_searches
    where registered_user_id = my_id and saved_searches.name = cleaned and id is distinct from except_id
  ) then
    perform private.refuse('search_name_taken', 'You have a search of this name already.', 'name');
  end if;
  return cleaned;
end
$$;

create function public.save_search(search_name text, filters jsonb) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
  new_id bigint;
begin
  -- Without the lock, two concurrent calls could both save the twentieth search.
  perform pg_advisory_xact_lock(hashtextextended('public.saved_searches', my_id));
  if filters ? 'stars' then
    perform private.refuse('star_lists_change', 'A list of stars cannot be saved, because it changes.', 'stars');
  end if;
  if not private.may_find(filters) or filters = '{}' then
    perform private.refuse('filter_missing', 'Choose a filter first.');
  end if;
  if (select count(*) from public.saved_searches where registered_user_id = my_id) >= 20 then
    perform private.refuse('too_many_searches', 'You have 20 saved searches. Delete one first.');
  end if;
  insert into public.saved_searches (registered_user_id, name, filters)
    values (my_id, private.clean_search_name(search_name, my_id, null), filters)
    returning id into new_id;
  return new_id;
end
$$;
comment on function public.save_search(text, jsonb) is 'For a member: saves filters under a name; returns the id. At most 20 for each member.';
grant execute on function public.save_search(text, jsonb) to authenticated;

create function private.change_search(search_id bigint, new_name text, opened boolean) returns void language plpgsql security definer
  set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform pg_advisory_xact_lock(hashtextextended('public.saved_searches', my_id));
  update public.saved_searches
    set name = case when opened then name else private.clean_search_name(new_name, my_id, search_id) end,
        last_opened_at = case when opened then now() else last_opened_at end
    where id = search_id and registered_user_id = my_id;
  if not found then
    perform private.not_found('search_gone', 'This search is not there any more.');
  end if;
end
$$;
comment on function private.change_search(bigint, text, boolean) is 'Renames a saved search of the caller, or records that it was opened.';

create function public.rename_search(search_id bigint, new_name text) returns void language sql security definer set search_path = ''
  as $$ select private.change_search(search_id, new_name, false) $$;
comment on function public.rename_search(bigint, text) is 'For a member: renames one of their saved searches.';
grant execute on function public.rename_search(bigint, text) to authenticated;

create function public.open_search(search_id bigint) returns void language sql security definer set search_path = ''
  as $$ select private.change_search(search_id, null, true) $$;
comment on function public.open_search(bigint) is 'For a member: records that one of their saved searches was opened. Profiles created from now on are new.';
grant execute on function public.open_search(bigint) to authenticated;

create function public.delete_search(search_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  delete from public.saved_searches where id = search_id and registered_user_id = my_id;
end
$$;
comment on function public.delete_search(bigint) is 'For a member: deletes one of their saved searches.';
grant execute on function public.delete_search(bigint) to authenticated;

create function public.list_saved_searches() returns table (id bigint, name text, filters jsonb, last_opened_at timestamptz, new_profiles integer)
  language plpgsql stable security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.one_at_a_time('list_saved_searches');
  return query
    select
      search.id, search.name, search.filters, search.last_opened_at,
      -- A count is an answer about details, as that of count_profiles. Only the client knows the matching stars; it counts these searches.
      case when search.words <= 60 and not search.filters ? 'matches_star' and private.has_begun(search.filters)
        then case when exists (select from private.profile_search where visible and created_at > search.last_opened_at)
          then private.count_matches(search.filters, search.last_opened_at) else 0 end
      end
    from (
      -- Each word costs about a millisecond at 10,000 people.
      select saved.*, sum(1 + regexp_count(saved.filters::text, ',')) over (order by saved.name, saved.id) as words
      from public.saved_searches as saved where saved.registered_user_id = my_id
    ) as search
    order by search.name, search.id;
end
$$;
comment on function public.list_saved_searches() is 'For a member: their saved searches, each with the number of matching profiles created since it was last opened. 1001 stands for more than 1000. Null for those after the first sixty words of all searches together, for a search by details that is not begun today, and for one by matching stars: count_profiles counts it with the lists of stars.';
grant execute on function public.list_saved_searches() to authenticated;

-- Visits -----------------------------------------------------------------------------------------------------------------

create table private.visits (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  looked_at timestamptz not null,
  visit_before timestamptz
);
comment on table private.visits is 'The visits of a member: when they last looked at the profiles.';
comment on column private.visits.looked_at is 'The last look, to the hour.';
comment on column private.visits.visit_before is 'The end of the visit before this one: profiles verified since then are new. Null during the first.';

create function public.note_my_visit() returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  since timestamptz;
begin
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  -- Locks the card first, as everywhere.
  perform from public."RegisteredUsers" where id = any (array(select private.my_registered_user_ids())) for key share;
  update private.profile_search set last_active_on = private.today()
    where id = any (array(select private.my_registered_user_ids())) and last_active_on < private.today();
  -- A visit ends after four hours without a look; until then it continues, on another device too.
  insert into private.visits (registered_user_id, looked_at)
    select id, now() from private.my_registered_user_ids() as id
    on conflict (registered_user_id) do update set
      visit_before = case when visits.looked_at < now() - interval '4 hours' then visits.looked_at else visits.visit_before end,
      looked_at = excluded.looked_at
      where visits.looked_at < now() - interval '1 hour';
  select visit_before into since from private.visits
    where registered_user_id = any (array(select private.my_registered_user_ids()));
  return since;
end
$$;
comment on function public.note_my_visit() is 'For a member: records that they look at the profiles, at most once an hour. Returns the end of the visit before this one; null during the first.';
grant execute on function public.note_my_visit() to authenticated;
