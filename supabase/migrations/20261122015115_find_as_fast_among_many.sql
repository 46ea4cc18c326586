-- What is asked costs the same among a thousand people and among a million: docs/bench.md has the figures, decision 016 the
-- reasons. Nothing changes in who may ask what, and what is answered.

-- Compiling a statement takes longer than any of ours runs; PostgreSQL does it where it expects many rows.
alter role authenticator set jit = off;

-- Profiles ---------------------------------------------------------------------------------------------------------------------

-- The planner takes filters for independent of each other. Where they exclude one another (a caste of another religion) it
-- expects thousands of profiles and walks the newest for them, to the end of the register. So a list is looked for in three
-- ways, each of which ends soon: among the first of its order; among all who match, when they are few; and only when they
-- are known to be many, along the order.

create function private.few_matches(condition text, at_most integer)
returns table (id bigint, created_at timestamptz, age smallint, last_active_on date)
language plpgsql
stable
security definer
set search_path = ''
-- Only ways that cost as much as what they find: no walk through the table, or along an order.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
begin
  return query execute format(
    'select id, created_at, age, last_active_on from private.profile_search as part where %s limit %s', condition, at_most
  );
end
$$;
comment on function private.few_matches(text, integer) is 'Those in the search table who match a condition of private.search_condition, in no order: all, or so many of more.';

create function private.matching_ids(condition text, continuation text, ordering text, at_most integer)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- In a register of any size a few milliseconds.
  few constant integer := 5000;
  found_ids bigint[];
  matches integer;
begin
  execute format(
    'select array_agg(id order by place) from (
      select id, row_number() over () as place from (
        select id from (
          select * from private.profile_search as part where visible%2$s order by %3$s limit %5$s
        ) as part where %1$s order by %3$s limit %4$s
      ) as found
    ) as placed',
    condition, continuation, ordering, at_most, few
  ) into found_ids;
  if cardinality(found_ids) = at_most then
    return found_ids;
  end if;
  execute format(
    'with matching as materialized (select * from private.few_matches(%1$L, %4$s))
    select (select count(*) from matching), array(select id from matching as part order by %2$s limit %3$s)',
    condition || continuation, ordering, at_most, few
  ) into matches, found_ids;
  if matches < few then
    return found_ids;
  end if;
  execute format(
    'select array(select id from private.profile_search as part where %1$s%2$s order by %3$s limit %4$s)',
    condition, continuation, ordering, at_most
  ) into found_ids;
  return found_ids;
end
$$;
comment on function private.matching_ids(text, text, text, integer) is 'The first who match a condition of private.search_condition, in an order, after a place in it.';

create or replace function private.find_profiles(filters jsonb, sort text, after bigint[], at_most integer)
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
  return query
    select card.*
    from unnest(private.matching_ids(private.search_condition(filters), continuation, ordering, at_most))
      with ordinality as found (id, place)
    join public."RegisteredUsers" as card using (id)
    where card.visible
    order by place;
end
$$;

create or replace function private.search_condition(filters jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Who may be found, whatever is asked for.
  conditions text[] := array['visible', 'id <> all (array(select private.hidden_from_me()))'];
  tag text;
  place constant text := lower(btrim(filters ->> 'location'));
  term constant text := btrim(filters ->> 'search');
begin
  -- One by one: the index intersects them in half of the time that it takes for all of them in one array.
  foreach tag in array private.search_tags(filters) loop
    conditions := conditions || format('tags @> %L::text[]', array[tag]);
  end loop;
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

create or replace function private.count_matches(filters jsonb, created_after timestamptz default '-infinity')
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  condition constant text := private.search_condition(filters)
    || case when created_after > '-infinity' then format(' and created_at > %L::timestamptz', created_after) else '' end;
  matches integer;
begin
  -- Not further than 1001, which stands for "more than 1000". Of a filter that many match they are among the newest.
  execute format(
    'select count(*) from (
      select from (
        select * from private.profile_search where visible order by created_at desc, id desc limit 20000
      ) as newest where %s limit 1001
    ) as counted',
    condition
  ) into matches;
  if matches < 1001 then
    select count(*) into matches from private.few_matches(condition, 1001);
  end if;
  return matches;
end
$$;

-- Usernames --------------------------------------------------------------------------------------------------------------------

create or replace function private.is_username_free(wanted text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return not exists (select from public.accounts where username = lower(btrim(wanted)))
    -- The unique index of the auth service's e-mails is of these only; nobody here signs in by another service.
    and not exists (select from auth.users where email = private.login_email(wanted) and is_sso_user = false);
end
$$;

-- Files ------------------------------------------------------------------------------------------------------------------------

create or replace function private.unreferenced_files(profile_id bigint default null)
returns table (bucket_id text, name text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if profile_id is not null then
    return query
      select objects.bucket_id, objects.name
      from storage.objects
      where objects.bucket_id in ('profile-images', 'birth-charts')
        -- From "12/" to below "120", in the order of the index.
        and objects.name collate "C" >= profile_id || '/' and objects.name collate "C" < profile_id || '0'
        and not private.picture_is_used(objects.bucket_id, objects.name)
      order by objects.name
      limit 1000;
    return;
  end if;
  -- All files are compared with all pictures at once.
  return query
    with used (bucket_id, path) as (
      select 'profile-images', unnest(array[first_img, second_img, third_img]) from public."RegisteredUsers"
      union all
      select 'birth-charts', birth_chart from public."RegisteredUsers"
      union all
      select 'profile-images', unnest(array[changes ->> 'first_img', changes ->> 'second_img', changes ->> 'third_img'])
        from public.profile_proposals where status = 'pending'
      union all
      select 'birth-charts', changes ->> 'birth_chart' from public.profile_proposals where status = 'pending'
    ), unused as (
      select objects.bucket_id, objects.name, objects.created_at
      from storage.objects
      where objects.bucket_id in ('profile-images', 'birth-charts')
        and not exists (
          select from used where used.bucket_id = objects.bucket_id and used.path = private.picture_path(objects.name)
        )
    )
    select unused.bucket_id, unused.name
    from unused
    -- What was uploaded for a registration, an edit or a proposal that is still going on.
    where not (
      unused.created_at > now() - interval '1 day'
      -- Folders are named by the registered user's id.
      and (
        exists (select from public."RegisteredUsers" as card where card.id::text = split_part(unused.name, '/', 1))
        or exists (
          select from private.requests
          where requests.registered_user_id::text = split_part(unused.name, '/', 1) and requests.completed_at is null
        )
      )
    )
    order by unused.name
    limit 1000;
end
$$;

-- What members have ------------------------------------------------------------------------------------------------------------

-- "One's own, or whoever is an admin" is no condition that an index serves: whoever asked for their likes without naming
-- themselves read everybody's row and threw it away. "One's own, or from here to the end, where only an admin has a here" is
-- one: both halves are a range of the same index, and for a member the second is empty.

create function private.least_id_for_admin()
returns bigint
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select case when private.is_admin() then 0 end
$$;
comment on function private.least_id_for_admin() is 'Where an admin''s range of ids begins; null for everybody else. In a policy: id between (select ...) and 9223372036854775807.';
grant execute on function private.least_id_for_admin() to authenticated;

alter policy "Members read their own likes, the admin all" on public.likes
  using (
    liker_id = any (array(select private.my_registered_user_ids()))
    or liker_id between (select private.least_id_for_admin()) and 9223372036854775807
  );
-- Requests are listed by the admin in orders of their own, for which the planner must know that an admin reads them all: there
-- a member's question names the member.
create index contact_requests_decided on public.contact_requests (updated_at desc, id desc) where not open;

-- Notices for the admin have no recipient, which no range of recipients holds: in the index they stand under a login that
-- nobody has.
create function private.my_inboxes()
returns setof uuid
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select auth.uid() where private.is_active_member()
  union all
  select uuid '00000000-0000-0000-0000-000000000000' where private.is_admin()
$$;
comment on function private.my_inboxes() is 'Whose notices the caller reads as theirs: their login''s, and as an admin those for the admin (a login of zeros).';

create function private.least_login_for_admin()
returns uuid
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select case when private.is_admin() then uuid '00000000-0000-0000-0000-000000000001' end
$$;
comment on function private.least_login_for_admin() is 'As private.least_id_for_admin(), of logins.';
grant execute on function private.my_inboxes(), private.least_login_for_admin() to authenticated;

create index notifications_of_inbox on public.notifications
  (coalesce(recipient, '00000000-0000-0000-0000-000000000000'), created_at desc, id desc);

alter policy "Members read their own notifications, the admin all" on public.notifications
  using (
    coalesce(recipient, '00000000-0000-0000-0000-000000000000') = any (array(select private.my_inboxes()))
    or coalesce(recipient, '00000000-0000-0000-0000-000000000000')
      between (select private.least_login_for_admin()) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  );

-- Who is registered already ----------------------------------------------------------------------------------------------------

-- By the day alone, of whatever year, one in 366 had to be looked at for each row of a file.
create index profile_details_date_of_birth on public.profile_details (date_of_birth);

create or replace function private.find_possible_duplicates(person_name text, birth_date date, phone text, except_id bigint)
returns table (id bigint, name text, reason text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select card.id, card.name, 'same telephone number'
    from public.contact_details
    join public."RegisteredUsers" as card on card.id = contact_details.registered_user_id
    where private.phone_key(contact_details.phone_number) = private.phone_key(phone)
      and char_length(private.phone_key(phone)) >= 7
      and card.id is distinct from except_id
    union all
    select card.id, card.name, 'same name and date of birth'
    from public.profile_details
    join public."RegisteredUsers" as card on card.id = profile_details.registered_user_id
    where profile_details.date_of_birth = birth_date
      and lower(card.name) = lower(btrim(person_name))
      and card.id is distinct from except_id
    order by 1, 3
    limit 10;
end
$$;
