-- Finding profiles: filters in any combination, search by name or user id, and searches that a member keeps.
--
-- Who may: visitors filter by what the card shows, while the bureau lets them browse; members by everything that a
-- profile shows. Both find visible profiles only. Nobody reads private.profile_search itself.
-- Row-level security lets an index serve hardly any operator but plain comparison, so the search runs over a private
-- table of its own, with its owner's rights, and says itself who may be found (see private.search_condition).

create extension if not exists pg_trgm with schema extensions;

create function private.search_words(entered text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(distinct word order by word), '{}')
  from regexp_split_to_table(replace(lower(entered), '.', ''), '[[:space:],;:/&()"-]+') as word
  where word <> ''
$$;
comment on function private.search_words(text) is 'The words of a text as the search compares them: "B.Sc. Physics" gives bsc and physics.';

create table private.profile_search (
  id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  visible boolean not null,
  created_at timestamptz not null,
  -- Whoever gave no age comes last when sorted by age.
  age smallint not null,
  height smallint,
  town text collate "C",
  state text collate "C",
  name_lc text collate "C" not null,
  tags text[] not null,
  last_active_on date not null default '-infinity'
);
comment on table private.profile_search is 'What the search looks through: one row for each registered user, kept by triggers.';
comment on column private.profile_search.tags is 'What is compared as a whole, by the name of its filter: religion:Hindu, caste:iyer, education:bsc (one for each word), with_picture.';
comment on column private.profile_search.last_active_on is 'The day on which the member last looked at the profiles. Nobody reads it; it only sorts.';

-- Every order in which the list is read, equality by tags, ranges, and the beginnings of names and places.
create index profile_search_newest on private.profile_search (visible, created_at desc, id desc);
create index profile_search_age on private.profile_search (visible, age, id);
create index profile_search_active on private.profile_search (visible, last_active_on desc, id desc);
create index profile_search_height on private.profile_search (visible, height);
create index profile_search_town on private.profile_search (visible, town);
create index profile_search_state on private.profile_search (visible, state);
create index profile_search_name on private.profile_search (visible, name_lc);
create index profile_search_name_part on private.profile_search using gin (name_lc extensions.gin_trgm_ops) with (fastupdate = off);
create index profile_search_tags on private.profile_search using gin (tags) with (fastupdate = off);

revoke all on private.profile_search from anon, authenticated, service_role;
alter table private.profile_search enable row level security;
create policy "No API role reads or writes the search table" on private.profile_search
  for all to anon, authenticated using (false) with check (false);

-- The planner must know the rarer castes and words too, or it walks the newest profiles in search of them.
alter table private.profile_search alter column tags set statistics 1000;

-- Filters, as find_profiles takes them. A field more that can be filtered is a row here.
create table private.profile_filters (
  name text primary key,
  kind text not null
    constraint kind_is_known check (kind in ('choice', 'flag', 'from', 'to', 'words', 'exact', 'place', 'search')),
  field text references private.person_fields (field)
    constraint all_but_the_search_have_a_field check ((field is null) = (kind = 'search')),
  for_visitors boolean not null
);
comment on table private.profile_filters is 'The filters of the search. Of a choice, the field''s choices; from and to, its smallest and largest.';
comment on column private.profile_filters.for_visitors is 'Whether the card shows it to everyone; the others are for members.';
create index profile_filters_of_field on private.profile_filters (field);
revoke all on private.profile_filters from anon, authenticated, service_role;
alter table private.profile_filters enable row level security;
create policy "No API role reads or writes the filters" on private.profile_filters
  for all to anon, authenticated using (false) with check (false);
insert into private.profile_filters (name, kind, field, for_visitors)
values
  ('looking_for', 'choice', 'gender', true),
  ('age_from', 'from', 'age', true),
  ('age_to', 'to', 'age', true),
  ('religion', 'choice', 'religion', true),
  ('location', 'place', 'location', true),
  ('with_picture', 'flag', 'first_img', true),
  ('height_from', 'from', 'height', false),
  ('height_to', 'to', 'height', false),
  ('caste', 'exact', 'caste', false),
  ('mother_tongue', 'choice', 'mother_tongue', false),
  ('education', 'words', 'education', false),
  ('occupation', 'words', 'job', false),
  ('birth_star', 'choice', 'birth_star', false),
  ('marital_status', 'choice', 'marital_status', false),
  ('search', 'search', null, false);

create function private.search_tags(filters jsonb)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
begin
  -- Not in SQL, which would be planned anew at each call.
  return (
    select coalesce(array_agg(tag order by tag), '{}')
    from private.profile_filters as filter
    cross join lateral (select filters ->> filter.name) as given (value)
    cross join lateral unnest(case filter.kind
      when 'choice' then array[filter.name || ':' || value]
      when 'flag' then array[filter.name]
      when 'exact' then array[filter.name || ':' || lower(btrim(value))]
      when 'words' then array(select filter.name || ':' || word from unnest(private.search_words(value)) as word)
    end) as tag
    where value is not null
  );
end
$$;
comment on function private.search_tags(jsonb) is 'The tags that values stand for, by the names of their filters: those of a profile, or those that are looked for.';

create function private.index_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.profile_search (id, visible, created_at, age, height, town, state, name_lc, tags)
  select
    card.id, card.visible, card.created_at, coalesce(card.age, 999), details.height,
    lower(btrim(split_part(card.location, ',', 1))),
    case when position(',' in card.location) > 0 then lower(btrim(split_part(card.location, ',', -1))) end,
    lower(card.name),
    private.search_tags((
      select jsonb_object_agg(name, case table_name when 'RegisteredUsers' then of_card -> field else of_details -> field end)
      from private.profile_filters join private.person_fields using (field)
    ))
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  cross join lateral (select to_jsonb(card), to_jsonb(details) offset 0) as fields (of_card, of_details)
  where card.id = profile_id
  on conflict (id) do update set
    visible = excluded.visible, created_at = excluded.created_at, age = excluded.age, height = excluded.height,
    town = excluded.town, state = excluded.state, name_lc = excluded.name_lc, tags = excluded.tags;
end
$$;
comment on function private.index_profile(bigint) is 'Brings a registered user''s row of the search table up to date.';

create function private.index_card()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.index_profile(new.id);
  return null;
end
$$;
comment on function private.index_card() is 'Trigger: the search table follows the card.';
create trigger index_new_card after insert on public."RegisteredUsers"
  for each row execute function private.index_card();
create trigger index_card after update on public."RegisteredUsers"
  for each row
  when (
    (old.name, old.gender, old.age, old.religion, old.location, old.first_img, old.status, old.created_at)
    is distinct from (new.name, new.gender, new.age, new.religion, new.location, new.first_img, new.status, new.created_at)
  )
  execute function private.index_card();

create function private.index_details()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An update may move the details to another person. Nothing is done for one who is being deleted.
  if tg_op <> 'INSERT' then
    perform private.index_profile(old.registered_user_id);
  end if;
  if tg_op <> 'DELETE' then
    perform private.index_profile(new.registered_user_id);
  end if;
  return null;
end
$$;
comment on function private.index_details() is 'Trigger: the search table follows the details.';
create trigger index_details after insert or update or delete on public.profile_details
  for each row execute function private.index_details();

-- Filters ----------------------------------------------------------------------------------------------------------------

create function private.filter_problems(filters jsonb)
returns setof private.problem
language plpgsql
stable
set search_path = ''
as $$
begin
  if jsonb_typeof(filters) is distinct from 'object' then
    return query values ('', 'no_filter', 'This is no filter.');
    return;
  end if;
  return query
    select key, problem.code, problem.sentence
    from jsonb_object_keys(filters) as key
    cross join lateral (select filters ->> key) as given (value)
    left join private.profile_filters as filter on filter.name = key
    left join private.person_fields as rule on rule.field = filter.field
    cross join lateral (
      select found.code, found.sentence
      from (values
        (1, filter.name is null, 'unknown_filter', 'There is no filter of this name.'),
        (2, jsonb_typeof(filters -> key) not in ('string', 'number', 'boolean'), 'filter_not_single', 'A filter is a single value.'),
        (3, char_length(btrim(value)) not between 1 and 80, 'filter_too_long', 'Enter 1 to 80 characters.'),
        (
          4, (filter.kind = 'choice' and value <> all (rule.choices)) or (filter.kind = 'flag' and value <> 'true'),
          'not_in_list', 'Choose one of the list.'
        ),
        (5, filter.kind = 'words' and cardinality(private.search_words(value)) = 0, 'filter_without_word', 'Enter a word.'),
        (
          6, filter.kind in ('from', 'to')
            and case when value ~ '^[0-9]{1,3}$' then value::integer not between rule.smallest and rule.largest else true end,
          'filter_out_of_range', format('Enter a whole number from %s to %s.', rule.smallest, rule.largest)
        )
      ) as found (place, is_wrong, code, sentence)
      where found.is_wrong
      order by found.place
      limit 1
    ) as problem;
  if not found then
    return query
      select upper_end.name, 'range_reversed', 'Enter a number that is not smaller than the first.'
      from private.profile_filters as lower_end
      join private.profile_filters as upper_end on upper_end.field = lower_end.field and upper_end.kind = 'to'
      where lower_end.kind = 'from' and (filters ->> lower_end.name)::integer > (filters ->> upper_end.name)::integer;
  end if;
end
$$;
comment on function private.filter_problems(jsonb) is 'Which filters are wrong, and why.';

create function private.filters_are_valid(filters jsonb)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (select from private.filter_problems(filters))
$$;
comment on function private.filters_are_valid(jsonb) is 'Whether the search understands these filters.';
-- A check is made with the writer's rights.
grant execute on function private.filters_are_valid(jsonb) to service_role;

create function private.may_find(filters jsonb)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  for_members text;
begin
  perform private.refuse(code, message, field) from private.filter_problems(filters) limit 1;
  if (select auth.uid()) is not null then
    return private.is_active_member();
  end if;
  -- The card shows these to everyone.
  select key into for_members from jsonb_object_keys(filters) as key
    where key in (select name from private.profile_filters where not for_visitors)
    limit 1;
  if found then
    perform private.refuse('filter_for_members', 'This filter is for members. Sign in first.', for_members);
  end if;
  return private.visitors_may_browse();
end
$$;
comment on function private.may_find(jsonb) is 'Whether the caller finds anybody at all. Error 22023 for filters that are wrong or not for them.';

create function private.search_condition(filters jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Who may be found, whatever is asked for.
  conditions text[] := array['visible', 'id <> all (array(select private.hidden_from_me()))'];
  wanted_tags constant text[] := private.search_tags(filters);
  place constant text := lower(btrim(filters ->> 'location'));
  term constant text := lower(btrim(filters ->> 'search'));
begin
  if wanted_tags <> '{}' then
    conditions := conditions || format('tags @> %L::text[]', wanted_tags);
  end if;
  if filters ?| array['age_from', 'age_to'] then
    conditions := conditions || format(
      'age between %L::smallint and %L::smallint', coalesce(filters ->> 'age_from', '0'), coalesce(filters ->> 'age_to', '100')
    );
  end if;
  if filters ?| array['height_from', 'height_to'] then
    conditions := conditions || format(
      'height between %L::smallint and %L::smallint', coalesce(filters ->> 'height_from', '0'), coalesce(filters ->> 'height_to', '250')
    );
  end if;
  if place is not null then
    conditions := conditions || format('(town ^@ %1$L or state ^@ %1$L)', place);
  end if;
  if term is null then
    -- One's own profile is found only by searching for it.
    conditions := conditions || 'id <> all (array(select private.my_registered_user_ids()))'::text;
  elsif term ~ '^[0-9]{1,18}$' then
    conditions := conditions || format('id = %L::bigint', term);
  elsif char_length(term) < 3 then
    -- Too short for the index of parts of names.
    conditions := conditions || format('name_lc ^@ %L', term);
  else
    conditions := conditions || format('name_lc like %L', '%' || regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%');
  end if;
  return array_to_string(conditions, ' and ');
end
$$;
comment on function private.search_condition(jsonb) is 'The condition on private.profile_search that these filters stand for, with who may be found. Values enter as quoted literals only.';

create function private.find_profiles(filters jsonb, sort text, after bigint[])
returns setof public."RegisteredUsers"
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  ordering text;
  continuation text := '';
  last_seen record;
begin
  if not private.may_find(filters) then
    return;
  end if;
  ordering := case sort
    when 'newest' then 'part.created_at desc, part.id desc'
    when 'age' then 'part.age, part.id'
    when 'active' then 'part.last_active_on desc, part.id desc'
  end;
  if ordering is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  if sort = 'active' and (select auth.uid()) is null then
    perform private.refuse('order_for_members', 'This order is for members. Sign in first.', 'sort');
  end if;
  if after is not null then
    if cardinality(after) > 100 then
      perform private.refuse('too_many_ids', 'These are too many.', 'after');
    end if;
    -- The part goes on after the furthest of those that the caller has, who stand where they stood: a member who was
    -- active since then has moved to the front. Only those whom the caller may find, or a page would tell about others.
    select id, created_at, age, last_active_on into last_seen
      from private.profile_search
      where id = any (after) and visible and id <> all (array(select private.hidden_from_me()))
      order by
        case sort when 'newest' then created_at end,
        case sort when 'age' then age end desc,
        case sort when 'active' then last_active_on end,
        case sort when 'age' then -id else id end
      limit 1;
    if not found then
      perform private.refuse('list_changed', 'The list has changed. Load it again.', 'after');
    end if;
    continuation := case sort
      when 'newest' then format(' and (created_at, id) < (%L::timestamptz, %L::bigint)', last_seen.created_at, last_seen.id)
      when 'age' then format(' and (age, id) > (%L::smallint, %L::bigint)', last_seen.age, last_seen.id)
      when 'active' then format(' and (last_active_on, id) < (%L::date, %L::bigint)', last_seen.last_active_on, last_seen.id)
    end;
  end if;
  return query execute format(
    'select card.* from (
      select id, created_at, age, last_active_on from private.profile_search as part where %1$s%2$s order by %3$s limit 25
    ) as part join public."RegisteredUsers" as card using (id) where card.visible order by %3$s',
    private.search_condition(filters), continuation, ordering
  );
end
$$;
comment on function private.find_profiles(jsonb, text, bigint[]) is 'See public.find_profiles.';
create function public.find_profiles(filters jsonb default '{}', sort text default 'newest', after bigint[] default null)
returns setof public."RegisteredUsers" language sql stable set search_path = ''
as $$ select * from private.find_profiles(filters, sort, after) $$;
comment on function public.find_profiles(jsonb, text, bigint[]) is 'Up to 25 visible profiles that match the filters, sorted by newest, age or active. after: the ids of the part before. Error 22023 names a filter that is wrong, or for members only, in its hint.';
grant execute on function
  private.find_profiles(jsonb, text, bigint[]),
  public.find_profiles(jsonb, text, bigint[])
  to anon, authenticated;

create function private.count_matches(filters jsonb, created_after timestamptz default '-infinity')
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  matches integer;
begin
  -- Not further than 1001, which stands for "more than 1000".
  execute format(
    'select count(*) from (select from private.profile_search where %s%s limit 1001) as counted',
    private.search_condition(filters),
    case when created_after > '-infinity' then format(' and created_at > %L::timestamptz', created_after) end
  ) into matches;
  return matches;
end
$$;
comment on function private.count_matches(jsonb, timestamptz) is 'How many profiles the caller finds by these filters, 1001 for more than 1000.';

create function private.count_profiles(filters jsonb)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.may_find(filters) then
    return 0;
  end if;
  return private.count_matches(filters);
end
$$;
comment on function private.count_profiles(jsonb) is 'See public.count_profiles.';
create function public.count_profiles(filters jsonb default '{}')
returns integer language sql stable set search_path = ''
as $$ select private.count_profiles(filters) $$;
comment on function public.count_profiles(jsonb) is 'How many profiles find_profiles finds by these filters; 1001 stands for more than 1000.';
grant execute on function private.count_profiles(jsonb), public.count_profiles(jsonb) to anon, authenticated;

create function private.note_my_visit()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  update private.profile_search set last_active_on = private.today()
    where id = any (array(select private.my_registered_user_ids())) and last_active_on < private.today();
end
$$;
comment on function private.note_my_visit() is 'See public.note_my_visit.';
create function public.note_my_visit()
returns void language sql set search_path = ''
as $$ select private.note_my_visit() $$;
comment on function public.note_my_visit() is 'For a member: notes that they looked at the profiles today, for the order by activity. Writes at most once a day.';
grant execute on function private.note_my_visit(), public.note_my_visit() to authenticated;

-- Searches that a member keeps -------------------------------------------------------------------------------------------

create table public.saved_searches (
  id bigint generated always as identity primary key,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  name text not null
    constraint name_is_readable check (name = btrim(name) and char_length(name) between 1 and 60),
  filters jsonb not null
    constraint filters_are_known check (private.filters_are_valid(filters) and filters <> '{}'),
  last_opened_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint names_differ unique (registered_user_id, name)
);
comment on table public.saved_searches is 'Searches that members keep, with a name.';
comment on column public.saved_searches.filters is 'As find_profiles takes them.';
comment on column public.saved_searches.last_opened_at is 'Profiles created since then are new to the member.';

revoke all on public.saved_searches from anon, authenticated, service_role;
grant select on public.saved_searches to authenticated;
grant select, insert, update, delete on public.saved_searches to service_role;
alter table public.saved_searches enable row level security;
create policy "Members read their own searches" on public.saved_searches
  for select to authenticated
  using (registered_user_id = any (array(select private.my_registered_user_ids())));

create trigger tidy_texts before insert or update on public.saved_searches
  for each row execute function private.tidy_texts('name');

create function private.clean_search_name(entered text, my_id bigint, except_id bigint)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  cleaned constant text := private.clean_text('name', entered, 60, 'Enter a name.');
begin
  if exists (
    select from public.saved_searches
    where registered_user_id = my_id and saved_searches.name = cleaned and id is distinct from except_id
  ) then
    perform private.refuse('search_name_taken', 'You have a search of this name already.', 'name');
  end if;
  return cleaned;
end
$$;
comment on function private.clean_search_name(text, bigint, bigint) is 'A name for a saved search, or error 22023.';

create function private.save_search(search_name text, filters jsonb)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  new_id bigint;
begin
  -- Two at once could both be the twentieth.
  perform pg_advisory_xact_lock(hashtextextended('public.saved_searches', my_id));
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
comment on function private.save_search(text, jsonb) is 'See public.save_search.';
create function public.save_search(search_name text, filters jsonb)
returns bigint language sql set search_path = ''
as $$ select private.save_search(search_name, filters) $$;
comment on function public.save_search(text, jsonb) is 'For a member: keeps filters under a name; returns the id. At most 20 each.';
grant execute on function private.save_search(text, jsonb), public.save_search(text, jsonb) to authenticated;

create function private.change_search(search_id bigint, new_name text, opened boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
comment on function private.change_search(bigint, text, boolean) is 'See public.rename_search and public.open_search.';
grant execute on function private.change_search(bigint, text, boolean) to authenticated;

create function public.rename_search(search_id bigint, new_name text)
returns void language sql set search_path = ''
as $$ select private.change_search(search_id, new_name, false) $$;
comment on function public.rename_search(bigint, text) is 'For a member: gives one of their saved searches another name.';
grant execute on function public.rename_search(bigint, text) to authenticated;

create function public.open_search(search_id bigint)
returns void language sql set search_path = ''
as $$ select private.change_search(search_id, null, true) $$;
comment on function public.open_search(bigint) is 'For a member: notes that one of their saved searches was opened. Profiles created from now on are new.';
grant execute on function public.open_search(bigint) to authenticated;

create function private.delete_search(search_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  delete from public.saved_searches where id = search_id and registered_user_id = my_id;
end
$$;
comment on function private.delete_search(bigint) is 'See public.delete_search.';
create function public.delete_search(search_id bigint)
returns void language sql set search_path = ''
as $$ select private.delete_search(search_id) $$;
comment on function public.delete_search(bigint) is 'For a member: deletes one of their saved searches.';
grant execute on function private.delete_search(bigint), public.delete_search(bigint) to authenticated;

create function private.list_saved_searches()
returns table (id bigint, name text, filters jsonb, new_profiles integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  return query
    select search.id, search.name, search.filters, private.count_matches(search.filters, search.last_opened_at)
    from public.saved_searches as search where search.registered_user_id = my_id order by search.name, search.id;
end
$$;
comment on function private.list_saved_searches() is 'See public.list_saved_searches.';
create function public.list_saved_searches()
returns table (id bigint, name text, filters jsonb, new_profiles integer) language sql stable set search_path = ''
as $$ select * from private.list_saved_searches() $$;
comment on function public.list_saved_searches() is 'For a member: their saved searches, each with how many matching profiles were created since it was last opened (1001 stands for more than 1000).';
grant execute on function private.list_saved_searches(), public.list_saved_searches() to authenticated;
