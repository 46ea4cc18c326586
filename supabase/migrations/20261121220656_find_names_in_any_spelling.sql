-- Names are found by their words in any order, and in the spellings that one name has in Latin letters: "Murugesan Bala",
-- "gayatri". A longer list can be read again in one piece, and a member is told what is new since the last visit.
--
-- Who may: as in 20261121181444_find_profiles.sql. When somebody looked at the profiles is read by themselves only.

create function private.fold_name(entered text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  folded text := regexp_replace(lower(normalize(entered, nfd)), U&'[\0300-\036F]', '', 'g');
begin
  folded := btrim(regexp_replace(folded, U&'[[:space:].,;:/&()"''\2018\2019-]+', ' ', 'g'));
  folded := replace(replace(folded, 'zh', 'l'), 'x', 'ks');
  folded := translate(regexp_replace(folded, '([bcdfgjklmnpqrstvw])h', '\1', 'g'), 'wqzyeo', 'vksiiu');
  return regexp_replace(folded, '([a-z])\1+', '\1', 'g');
end
$$;
comment on function private.fold_name(text) is 'A name as the search compares it: without the differences between "Gayathri" and "Gayatri", "Deepa" and "Dipa". Another rule here means to index everybody anew.';

drop index private.profile_search_name;
drop index private.profile_search_name_part;
alter table private.profile_search rename column name_lc to name_folded;
comment on column private.profile_search.name_folded is 'The name as private.fold_name() gives it.';
update private.profile_search as entry
  set name_folded = private.fold_name(card.name)
  from public."RegisteredUsers" as card where card.id = entry.id;
create index profile_search_name on private.profile_search (visible, name_folded);
create index profile_search_name_part on private.profile_search using gin (name_folded extensions.gin_trgm_ops) with (fastupdate = off);

create or replace function private.index_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.profile_search (id, visible, created_at, age, height, town, state, name_folded, tags)
  select
    card.id, card.visible, card.created_at, coalesce(card.age, 999), details.height,
    lower(btrim(split_part(card.location, ',', 1))),
    case when position(',' in card.location) > 0 then lower(btrim(split_part(card.location, ',', -1))) end,
    private.fold_name(card.name),
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
    town = excluded.town, state = excluded.state, name_folded = excluded.name_folded, tags = excluded.tags;
end
$$;

create function private.name_condition(term text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  folded constant text := private.fold_name(term);
  words constant text[] := string_to_array(folded, ' ');
  as_it_is text;
  nearly text;
  somebody boolean;
begin
  if folded = '' then
    return 'false';
  end if;
  -- The index of parts of names needs three letters.
  if not exists (select from unnest(words) as word where char_length(word) >= 3) then
    return format('name_folded ^@ %L', folded);
  end if;
  select string_agg(whole, ' and '), string_agg(coalesce(near, whole), ' and ') filter (where has_near)
    into as_it_is, nearly
    from (
      select *, bool_or(near is not null) over () as has_near
      from unnest(words) as word
      cross join lateral (select regexp_replace(word, '([\\%_])', '\\\1', 'g')) as escaped (pattern)
      cross join lateral (select
        case when char_length(word) < 3 then format('(%L || name_folded) like %L', ' ', '% ' || pattern || '%')
          else format('name_folded like %L', '%' || pattern || '%') end,
        case when word ~ '^[a-z]{4,}$' then format('name_folded operator(extensions.%%>) %L', word) end
      ) as condition (whole, near)
    ) as of_word;
  -- Only when nobody is called that, of all whom the caller may find: another answer would tell of the others.
  execute format(
    'select exists (select from private.profile_search where visible and id <> all (array(select private.hidden_from_me())) and %s)',
    as_it_is
  ) into somebody;
  if somebody or nearly is null then
    return as_it_is;
  end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  return nearly;
end
$$;
comment on function private.name_condition(text) is 'The condition on private.profile_search that a name stands for: all its words, in any order; when nobody has them, words that are nearly those.';

create or replace function private.search_condition(filters jsonb)
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
  term constant text := btrim(filters ->> 'search');
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
  else
    conditions := conditions || private.name_condition(term);
  end if;
  return array_to_string(conditions, ' and ');
end
$$;

-- A list that was left is read again in one piece ----------------------------------------------------------------------------

drop function public.find_profiles(jsonb, text, bigint[]);
drop function private.find_profiles(jsonb, text, bigint[]);

create function private.find_profiles(filters jsonb, sort text, after bigint[], at_most integer)
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
  if at_most is null or at_most not between 1 and 1000 then
    perform private.refuse('not_in_range', 'Enter a whole number from 1 to 1000.', 'at_most');
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
  -- The limit is written into the statement: of one that is given the planner would not know how small it is.
  return query execute format(
    'select card.* from (
      select id, created_at, age, last_active_on from private.profile_search as part where %1$s%2$s order by %3$s limit %4$s
    ) as part join public."RegisteredUsers" as card using (id) where card.visible order by %3$s',
    private.search_condition(filters), continuation, ordering, at_most
  );
end
$$;
comment on function private.find_profiles(jsonb, text, bigint[], integer) is 'See public.find_profiles.';
create function public.find_profiles(
  filters jsonb default '{}', sort text default 'newest', after bigint[] default null, at_most integer default 25
)
returns setof public."RegisteredUsers" language sql stable set search_path = ''
as $$ select * from private.find_profiles(filters, sort, after, at_most) $$;
comment on function public.find_profiles(jsonb, text, bigint[], integer) is 'Up to at_most (1 to 1000) visible profiles that match the filters, sorted by newest, age or active. after: the ids of the part before. Error 22023 names a filter that is wrong, or for members only, in its hint.';
grant execute on function
  private.find_profiles(jsonb, text, bigint[], integer),
  public.find_profiles(jsonb, text, bigint[], integer)
  to anon, authenticated;

-- What is new ------------------------------------------------------------------------------------------------------------

create table private.visits (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  looked_at timestamptz not null,
  visit_before timestamptz
);
comment on table private.visits is 'When a member last looked at the profiles.';
comment on column private.visits.looked_at is 'The latest look, to the hour.';
comment on column private.visits.visit_before is 'The end of the visit before this one: what was verified since then is new. Null at the first.';

revoke all on private.visits from anon, authenticated, service_role;
alter table private.visits enable row level security;
create policy "No API role reads or writes the visits" on private.visits
  for all to anon, authenticated using (false) with check (false);

drop function public.note_my_visit();
drop function private.note_my_visit();

create function private.note_my_visit()
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  since timestamptz;
begin
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  update private.profile_search set last_active_on = private.today()
    where id = any (array(select private.my_registered_user_ids())) and last_active_on < private.today();
  -- A visit lasts until nobody has looked for four hours: on another device, or after a pause, it is still the same.
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
comment on function private.note_my_visit() is 'See public.note_my_visit.';
create function public.note_my_visit()
returns timestamptz language sql set search_path = ''
as $$ select private.note_my_visit() $$;
comment on function public.note_my_visit() is 'For a member: notes that they look at the profiles, at most once an hour, and returns when their visit before this one ended; null at the first.';
grant execute on function private.note_my_visit(), public.note_my_visit() to authenticated;
