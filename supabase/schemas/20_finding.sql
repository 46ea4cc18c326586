-- Finding profiles: filters in any combination, search by name or user id, and searches that a member keeps.
--
-- Who may: visitors filter by what the card shows, while the bureau lets them browse; members by everything that a
-- profile shows. Both find visible profiles only. Nobody reads private.profile_search itself.
-- Row-level security lets an index serve hardly any operator but plain comparison, so the search runs over a private
-- table of its own, with its owner's rights, and says itself who may be found (see private.search_condition).
create extension if not exists pg_trgm with schema extensions;


create table private.profile_search (
  id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  visible boolean not null,
  created_at timestamptz not null,
  -- Whoever gave no age comes last when sorted by age.
  age smallint not null,
  height smallint,
  town text collate "C",
  state text collate "C",
  name_folded text collate "C" not null,
  tags text[] not null,
  last_active_on date not null default '-infinity',
  star_code text collate "C" not null default ''
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
create index profile_search_name on private.profile_search (visible, name_folded);
create index profile_search_name_part on private.profile_search using gin (name_folded extensions.gin_trgm_ops) with (fastupdate = off);
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
  field text
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
  ('rasi', 'choice', 'rasi', false),
  ('mangal_dosha', 'choice', 'mangal_dosha', false),
  ('diet', 'choice', 'diet', false),
  ('search', 'search', null, false);

-- [1122054002]

-- Religion and caste -----------------------------------------------------------------------------------------------------------

-- They are asked for together more often than any others, and no two depend on one another as these do: a tag for both.


-- Filters ----------------------------------------------------------------------------------------------------------------


-- A check is made with the writer's rights.



comment on column private.profile_search.name_folded is 'The name as private.fold_name() gives it.';
-- Finding whose star matches one's own, and sorting by how well it does. The rules of matching stay in the client: it knows the
-- member's own star and works out, for the few codes that a star can have, which of them match and how well. The
-- database is given lists of codes and compares nothing else: no rule, and no computing for each profile.
-- Who may: members, as they filter by the birth star; visitors do not. Hidden people are in no list, order or count.

-- Codes ------------------------------------------------------------------------------------------------------------------------


create table private.star_codes (
  code text collate "C" primary key
);
comment on table private.star_codes is 'Every code that private.star_code() gives.';
revoke all on private.star_codes from anon, authenticated, service_role;
alter table private.star_codes enable row level security;
create policy "No API role reads or writes the codes of stars" on private.star_codes
  for all to anon, authenticated using (false) with check (false);

comment on column private.profile_search.star_code is 'As private.star_code() gives it.';
create index profile_search_star on private.profile_search (visible, star_code, created_at desc, id desc);
-- The planner must know how many have each of the codes.
alter table private.profile_search alter column star_code set statistics 400;

-- Filters ----------------------------------------------------------------------------------------------------------------------

-- stars: lists of codes, the best first; whoever is in one of them is found. matches_star: the wish behind them, "South 6" (of 10), as a
-- search is kept: the member's star and the bureau's rules may change, and the lists with them.
alter table private.profile_filters
  drop constraint kind_is_known,
  add constraint kind_is_known
    check (kind in ('choice', 'flag', 'from', 'to', 'words', 'exact', 'place', 'search', 'stars', 'star wish'));
insert into private.profile_filters (name, kind, field, for_visitors)
values
  ('stars', 'stars', 'birth_star', false),
  ('matches_star', 'star wish', 'birth_star', false);





-- Filters that few match were looked for by intersecting long lists of the index, names by the letters of all names, and each
-- search asked three times who calls and planned its statements anew. Nothing changes in who may ask what, and what is
-- answered. Decision 020.

-- Whom a tag finds, the newest first ---------------------------------------------------------------------------------------------

alter table private.profile_filters add column listed boolean not null default true;
update private.profile_filters set listed = false
  where name in ('looking_for', 'with_picture', 'marital_status', 'mangal_dosha', 'diet');
comment on column private.profile_filters.listed is
  'Whether each of its tags has a list in private.newest_by_tag; not where there are so few values that the newest of all serve as well. A change needs these lists made anew.';

create table private.newest_by_tag (
  tag integer not null,
  star integer not null,
  created_at timestamptz not null,
  id bigint not null,
  signature bigint not null,
  age smallint not null,
  height smallint
);
comment on table private.newest_by_tag is
  'Of each listed tag (a hash of it, of nothing for everybody) the visible profiles in the order of the newest; follows private.profile_search. What a list gives is compared there, for a hash may be of two tags.';
alter table private.newest_by_tag enable row level security;
create policy "No API role reads or writes the lists" on private.newest_by_tag for all to anon, authenticated using (false) with check (false);



-- Read backwards, and without the table: what most are left out by is in it.
alter table private.newest_by_tag add primary key (tag, created_at, id) include (signature, star, age, height);



-- What is looked for ---------------------------------------------------------------------------------------------------------------

create type private.search_terms as (
  tags text[],
  codes text[],
  age_from smallint,
  age_to smallint,
  height_from smallint,
  height_to smallint,
  place text,
  search text,
  search_by_index text,
  kept_ids bigint[]
);
comment on type private.search_terms is
  'What filters ask for, as private.profile_search has it; null where nothing is asked. search is what a name or an id must be, as a condition; search_by_index the same as an index is asked for it, null where search names few by their ids. Nobody of kept_ids is found.';



-- Along a list -----------------------------------------------------------------------------------------------------------------------





-- In any other order -----------------------------------------------------------------------------------------------------------------



-- Counts -----------------------------------------------------------------------------------------------------------------------------


-- A million names have few words among them: a name that nobody has, or that is written nearly so, is looked for by these.
-- Decision 020.
create index profile_search_words on private.profile_search using gin (string_to_array(name_folded, ' ')) with (fastupdate = off);

create table private.name_words (
  id bigint generated always as identity primary key,
  word text collate "C" not null
);
comment on table private.name_words is
  'Each word of the names in private.profile_search, once or more often: no index forbids it, so that nobody waits for somebody else who has the same name.';
create index name_words_word on private.name_words (word);
create index name_words_part on private.name_words using gin (word extensions.gin_trgm_ops) with (fastupdate = off);
alter table private.name_words enable row level security;
create policy "No API role reads or writes the words" on private.name_words for all to anon, authenticated using (false) with check (false);




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
    from (
      select unnest(case filter.kind
        when 'choice' then array[filter.name || ':' || value]
        when 'flag' then array[filter.name]
        when 'exact' then array[filter.name || ':' || lower(btrim(value))]
        when 'words' then array(select filter.name || ':' || word from unnest(private.search_words(value)) as word)
      end)
      from jsonb_each_text(filters) as given (name, value)
      cross join lateral (select name, kind from private.profile_filters where profile_filters.name = given.name limit 1) as filter
      where value is not null
      union all
      select private.community_tag(filters)
    ) as given (tag)
    where tag is not null
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
  insert into private.profile_search (id, visible, created_at, age, height, town, state, name_folded, tags, star_code)
  select
    card.id, card.visible, card.created_at, coalesce(card.age, 999), details.height,
    lower(btrim(split_part(card.location, ',', 1))),
    case when position(',' in card.location) > 0 then lower(btrim(split_part(card.location, ',', -1))) end,
    private.fold_name(card.name),
    private.search_tags((
      select jsonb_object_agg(name, case table_name when 'RegisteredUsers' then of_card -> field else of_details -> field end)
      from private.profile_filters join private.person_fields using (field)
    )),
    private.star_code(card.gender, details.birth_star, details.star_pada, details.rasi)
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  cross join lateral (select to_jsonb(card), to_jsonb(details) offset 0) as fields (of_card, of_details)
  where card.id = profile_id
  on conflict (id) do update set
    visible = excluded.visible, created_at = excluded.created_at, age = excluded.age, height = excluded.height,
    town = excluded.town, state = excluded.state, name_folded = excluded.name_folded, tags = excluded.tags,
    star_code = excluded.star_code;
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

create function private.filter_problems(filters jsonb)
returns setof private.problem
language plpgsql
stable
set search_path = ''
as $$
declare
  one record;
  problem private.problem;
  is_wrong boolean := false;
  has_end boolean := false;
begin
  if jsonb_typeof(filters) is distinct from 'object' then
    return query values ('', 'no_filter', 'This is no filter.');
    return;
  end if;
  for one in
    select given.key, given.value, filters ->> given.key as entered, known.*
    from jsonb_each(filters) as given
    left join lateral (
      -- There are more fields than filters in a question: looked up one by one.
      select filter.kind, rule.choices, rule.smallest, rule.largest
      from private.profile_filters as filter left join private.person_fields as rule using (field)
      where filter.name = given.key
      limit 1
    ) as known on true
  loop
    has_end := has_end or one.kind = 'to';
    problem := case
      when one.kind is null then (one.key, 'unknown_filter', 'There is no filter of this name.')::private.problem
      when one.kind = 'stars' then case when not private.are_star_lists(one.value)
        then (one.key, 'no_star_lists', 'These are no lists of birth stars.')::private.problem end
      when jsonb_typeof(one.value) not in ('string', 'number', 'boolean')
        then (one.key, 'filter_not_single', 'A filter is a single value.')::private.problem
      when char_length(btrim(one.entered)) not between 1 and 80
        then (one.key, 'filter_too_long', 'Enter 1 to 80 characters.')::private.problem
      when one.kind = 'choice' and one.entered <> all (one.choices) or one.kind = 'flag' and one.entered <> 'true'
        or one.kind = 'star wish' and one.entered !~ '^(South ([1-9]|10)|North ([1-9]|[12][0-9]|3[0-6]))$'
        then (one.key, 'not_in_list', 'Choose one of the list.')::private.problem
      when one.kind = 'words' and cardinality(private.search_words(one.entered)) = 0
        then (one.key, 'filter_without_word', 'Enter a word.')::private.problem
      when one.kind in ('from', 'to')
        and case when one.entered ~ '^[0-9]{1,3}$' then one.entered::integer not between one.smallest and one.largest else true end
        then (one.key, 'filter_out_of_range', format('Enter a whole number from %s to %s.', one.smallest, one.largest))::private.problem
    end;
    if problem is not null then
      is_wrong := true;
      return next problem;
    end if;
  end loop;
  if has_end and not is_wrong then
    return query
      select upper_end.name, 'range_reversed', 'Enter a number that is not smaller than the first.'
      from private.profile_filters as lower_end
      join private.profile_filters as upper_end on upper_end.field = lower_end.field and upper_end.kind = 'to'
      where lower_end.kind = 'from' and (filters ->> lower_end.name)::integer > (filters ->> upper_end.name)::integer;
  end if;
end
$$;
comment on function private.filter_problems(jsonb) is 'Which filters are wrong, and why.';

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

create function private.count_matches(filters jsonb, created_after timestamptz default '-infinity')
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.count_found(private.terms_of(filters), created_after);
end
$$;
comment on function private.count_matches(jsonb, timestamptz) is 'How many profiles the caller finds by these filters, 1001 for more than 1000.';

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

create function public.find_profiles(
  filters jsonb default '{}', sort text default 'newest', after bigint[] default null, at_most integer default 25
)
returns setof public."RegisteredUsers"
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  terms private.search_terms;
  last_place integer := 1;
  last_created_at timestamptz;
  last_id bigint;
  continuation text := '';
  last_seen record;
  found_ids bigint[];
begin
  if not private.may_find(filters) then
    return;
  end if;
  perform private.require_stars_of_wish(filters);
  if sort is null or sort not in ('newest', 'age', 'active', 'match') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  if sort in ('active', 'match') and auth.uid() is null then
    perform private.refuse('order_for_members', 'This order is for members. Sign in first.', 'sort');
  end if;
  if sort = 'match' and not filters ? 'stars' then
    perform private.refuse('stars_missing', 'The lists of stars are missing.', 'sort');
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
    select id, created_at, age, last_active_on, place into last_seen
      from private.profile_search
      left join lateral (
        select given.place::integer
        from jsonb_array_elements(case when sort = 'match' then filters -> 'stars' end) with ordinality as given (list, place)
        where list ? star_code
      ) as of_star on true
      where id = any (after) and visible and id <> all (array(select private.hidden_from_me()))
        -- Of another star now: at no place of this order.
        and (sort <> 'match' or place is not null)
      order by
        case sort when 'match' then place end desc,
        case sort when 'newest' then created_at when 'match' then created_at end,
        case sort when 'age' then age end desc,
        case sort when 'active' then last_active_on end,
        case sort when 'age' then -id else id end
      limit 1;
    if not found then
      perform private.refuse('list_changed', 'The list has changed. Load it again.', 'after');
    end if;
    last_place := last_seen.place;
    last_created_at := last_seen.created_at;
    last_id := last_seen.id;
    continuation := case sort
      when 'newest' then format(' and (created_at, id) < (%L::timestamptz, %L::bigint)', last_created_at, last_id)
      when 'age' then format(' and (age, id) > (%L::smallint, %L::bigint)', last_seen.age, last_id)
      when 'active' then format(' and (last_active_on, id) < (%L::date, %L::bigint)', last_seen.last_active_on, last_id)
    end;
  end if;
  terms := private.terms_of(filters);
  if sort = 'match' then
    found_ids := private.best_matching_ids(
      terms, filters -> 'stars', last_place, last_created_at, last_id, at_most,
      terms.search is null and private.are_few(terms)
    );
  elsif sort = 'newest' and terms.search is null then
    found_ids := private.newest_matching_ids(
      terms, coalesce(last_created_at, 'infinity'), coalesce(last_id, 9223372036854775807), at_most
    );
  else
    found_ids := private.matching_ids(
      terms, continuation,
      case sort
        when 'newest' then 'part.created_at desc, part.id desc'
        when 'age' then 'part.age, part.id'
        when 'active' then 'part.last_active_on desc, part.id desc'
      end,
      at_most
    );
  end if;
  return query
    select card.*
    from unnest(found_ids) with ordinality as found (id, place)
    -- One by one: a small table would be read from end to end.
    cross join lateral (select * from public."RegisteredUsers" where "RegisteredUsers".id = found.id and visible limit 1) as card
    order by found.place;
end
$$;

comment on function public.find_profiles(jsonb, text, bigint[], integer) is 'Up to at_most (1 to 1000) visible profiles that match the filters, sorted by newest, age, active or match (by the lists of the filter stars, in the order of these). after: the ids of the part before. Error 22023 names a filter that is wrong, or for members only, in its hint.';

create function private.star_code(side text, birth_star text, star_pada integer, stated_rasi text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  stars constant text[] := (select choices from private.person_fields where field = 'birth_star');
  rasis constant text[] := (select choices from private.person_fields where field = 'rasi');
  star_number constant integer := array_position(stars, birth_star);
  fitting text[];
begin
  if side is null or star_number is null then
    return '';
  end if;
  -- 108 padas, nine to each rasi.
  select array_agg(distinct rasi) into fitting
    from generate_series(coalesce(star_pada, 1), coalesce(star_pada, 4)) as pada
    cross join lateral (select rasis[((star_number - 1) * 4 + pada - 1) / 9 + 1]) as of_pada (rasi)
    where stated_rasi is null or stated_rasi = rasi;
  if cardinality(fitting) = 1 then
    return format('%s:%s:%s:%s', side, birth_star, fitting[1], star_pada);
  end if;
  return format('%s:%s::', side, birth_star);
end
$$;
comment on function private.star_code(text, text, integer, text) is 'All that matching needs of a person, in one word: bride:Krittika:Mesha:1. Without rasi and pada where these are not known or contradict one another; empty where the side or the star is not known.';

create function private.are_star_lists(given jsonb)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 100
    or exists (select from jsonb_array_elements(given) as list where jsonb_typeof(list) <> 'array')
  then
    return false;
  end if;
  -- Each code once: nobody stands at two places.
  return not exists (
    select from jsonb_array_elements(given) as list cross join jsonb_array_elements(list) as entry
    left join private.star_codes on jsonb_typeof(entry) = 'string' and star_codes.code = entry #>> '{}'
    group by star_codes.code
    having star_codes.code is null or count(*) > 1
  );
end
$$;
comment on function private.are_star_lists(jsonb) is 'Whether these are up to 100 lists of codes of stars, each code once.';

create function private.require_stars_of_wish(filters jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if filters ? 'matches_star' and not filters ? 'stars' then
    perform private.refuse('stars_missing', 'The lists of stars are missing.', 'matches_star');
  end if;
end
$$;
comment on function private.require_stars_of_wish(jsonb) is 'Error 22023 for the wish that the star match when nobody says which stars do: it would find everyone.';

create function private.few_matches(condition text, at_most integer)
returns table (id bigint, created_at timestamptz, age smallint, last_active_on date, star_code text)
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
    'select id, created_at, age, last_active_on, star_code from private.profile_search as part where %s limit %s',
    condition, at_most
  );
end
$$;
comment on function private.few_matches(text, integer) is 'Those in the search table who match a condition of private.search_condition, in no order: all, or so many of more.';

create function private.along_star_lists(
  condition text, lists jsonb, last_place integer, last_created_at timestamptz, last_id bigint, at_most integer, budget integer,
  out found_ids bigint[], out ended boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  codes text[];
  continuation text;
  some_ids bigint[];
  remaining integer := budget;
  walked integer;
begin
  found_ids := '{}';
  for place in last_place .. jsonb_array_length(lists) loop
    codes := array(select jsonb_array_elements_text(lists -> (place - 1)));
    continue when codes = '{}';
    continuation := case when place = last_place and last_id is not null
      then format(' and (created_at, id) < (%L::timestamptz, %L::bigint)', last_created_at, last_id) else '' end;
    -- The newest of each code are a range of the index; one after the other is taken from these, as far as needed. Each
    -- range has its order written to it: the planner merges only what it knows to be sorted.
    execute format(
      'select array(
        select id from (
          select * from (%1$s) as part order by created_at desc, id desc limit %2$s
        ) as part where %3$s order by created_at desc, id desc limit %4$s
      )',
      (
        select string_agg(
          format(
            '(select * from private.profile_search where visible and star_code = %L%s order by created_at desc, id desc)',
            code, continuation
          ), ' union all '
        ) from unnest(codes) as code
      ),
      coalesce(remaining::text, 'all'), condition, at_most - cardinality(found_ids)
    ) into some_ids;
    found_ids := found_ids || some_ids;
    if cardinality(found_ids) >= at_most then
      ended := true;
      return;
    end if;
    if budget is not null then
      execute format(
        'select count(*) from (
          select from private.profile_search where visible and star_code = any (%L::text[])%s limit %s
        ) as walked',
        codes, continuation, remaining
      ) into walked;
      remaining := remaining - walked;
      if remaining <= 0 then
        ended := false;
        return;
      end if;
    end if;
  end loop;
  ended := true;
end
$$;
comment on function private.along_star_lists(text, jsonb, integer, timestamptz, bigint, integer, integer) is 'The first who match a condition, in the order of the lists of stars and in each the newest first, after a place. Looks at no more profiles than its budget (null: at all); ended: whether that was enough.';


create function public.count_profiles(filters jsonb default '{}', created_after timestamptz default null)
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
  perform private.require_stars_of_wish(filters);
  return private.count_matches(filters, coalesce(created_after, '-infinity'));
end
$$;
comment on function public.count_profiles(jsonb, timestamptz) is 'How many profiles find_profiles finds by these filters, of those that were created since then; 1001 stands for more than 1000.';

create function private.community_tag(filters jsonb)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return 'community:' || (filters ->> 'religion') || ':' || lower(btrim(filters ->> 'caste'));
end
$$;
comment on function private.community_tag(jsonb) is 'The tag of both religion and caste, of a profile or of filters; null without one of the two.';

create function private.tag_conditions(tags text[])
returns text[]
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  conditions text[] := '{}';
  one record;
  expected double precision;
begin
  if cardinality(tags) < 2 then
    return array(select format('tags @> %L::text[]', array[tag]) from unnest(tags) as tag);
  end if;
  -- The index reads the whole list of each tag that it intersects. As soon as the rarest leave few, these are looked at one
  -- by one, which is what a condition means to the planner that is asked whether it is true.
  select reltuples into expected from pg_catalog.pg_class where oid = 'private.profile_search'::regclass;
  for one in
    select tag, coalesce(frequency, 0) as frequency
    from unnest(tags) as tag
    left join (
      select unnest(most_common_elems::text::text[]) as known, unnest(most_common_elem_freqs) as frequency
      from pg_catalog.pg_stats
      where schemaname = 'private' and tablename = 'profile_search' and attname = 'tags'
    ) as statistics on known = tag
    order by 2, 1
  loop
    conditions := conditions || format(
      case when conditions = '{}' or expected > 2000 then 'tags @> %L::text[]' else '(tags @> %L::text[]) is true' end,
      array[one.tag]
    );
    expected := expected * one.frequency;
  end loop;
  return conditions;
end
$$;
comment on function private.tag_conditions(text[]) is 'The conditions on private.profile_search that it has all of these tags, the rarest first.';

create function private.keep_name_words()
returns trigger
language plpgsql
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  new_words text[] := case when tg_op <> 'DELETE' then string_to_array(new.name_folded, ' ') else '{}' end;
  old_words text[] := case when tg_op <> 'INSERT' then string_to_array(old.name_folded, ' ') else '{}' end;
  held text[];
  mine bigint[];
begin
  -- Whoever needs a word holds its row, and whoever is to remove it lets alone what is held; nobody waits. A row that is just
  -- being removed is no row: another one is written.
  held := array(select word from private.name_words where word = any (new_words) for key share skip locked);
  insert into private.name_words (word)
    select distinct word from unnest(new_words) as word where word <> all (held);
  -- First the lock, then the look: whoever held the row before has done what they did, and is seen.
  mine := array(
    select id from private.name_words where word = any (old_words) and word <> all (new_words) for update skip locked
  );
  delete from private.name_words as gone
    where gone.id = any (mine)
      and not exists (select from private.profile_search where string_to_array(name_folded, ' ') @> array[gone.word::text]);
  return null;
end
$$;
comment on function private.keep_name_words() is 'Trigger: keeps the words of names as they are in private.profile_search.';

create function private.tag_lists(tags text[])
returns integer[]
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return array(
    select distinct hashtext(tag) from unnest(tags) as tag
    where split_part(tag, ':', 1) in (select name from private.profile_filters where listed union all select 'community')
  );
end
$$;
comment on function private.tag_lists(text[]) is 'Which lists of private.newest_by_tag these tags have.';

create function private.search_signature(tags text[], place text, other_place text default null)
returns bigint
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  -- Places are asked for by their beginning.
  marks constant text[] := tags
    || case when char_length(place) >= 3 then array[left(place, 3)] end
    || case when char_length(other_place) >= 3 then array[left(other_place, 3)] end;
  mark text;
  hash integer;
  signature bigint := 0;
begin
  foreach mark in array marks loop
    hash := hashtext(mark);
    signature := signature | (1::bigint << (hash & 63)) | (1::bigint << ((hash >> 6) & 63));
  end loop;
  return signature;
end
$$;
comment on function private.search_signature(text[], text, text) is
  'Two bits for each tag and place: whoever has others besides has these bits too.';

create function private.list_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  if tg_op <> 'INSERT' and old.visible then
    delete from private.newest_by_tag
      where tag = any (private.tag_lists(old.tags) || hashtext('')) and created_at = old.created_at and id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.visible then
    insert into private.newest_by_tag (tag, star, created_at, id, signature, age, height)
      select tag, hashtext(new.star_code), new.created_at, new.id, private.search_signature(new.tags, new.town, new.state), new.age, new.height
      from unnest(private.tag_lists(new.tags) || hashtext('')) as tag;
  end if;
  return null;
end
$$;
comment on function private.list_profile() is 'Trigger: puts a profile on the lists of its tags, and takes it off those it is no more to be on.';

create function private.terms_of(filters jsonb)
returns private.search_terms
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  terms private.search_terms;
  search constant text := btrim(filters ->> 'search');
  my_id bigint;
begin
  terms.tags := private.search_tags(filters);
  if filters ? 'religion' and filters ? 'caste' then
    -- The tag of both says as much.
    terms.tags := array(
      select tag from unnest(terms.tags) as tag where tag not like 'religion:%' and tag not like 'caste:%'
    );
  end if;
  if filters ? 'stars' then
    terms.codes := array(select jsonb_array_elements_text(list) from jsonb_array_elements(filters -> 'stars') as list);
  end if;
  if filters ?| array['age_from', 'age_to'] then
    terms.age_from := coalesce(filters ->> 'age_from', '0');
    terms.age_to := coalesce(filters ->> 'age_to', '100');
  end if;
  if filters ?| array['height_from', 'height_to'] then
    terms.height_from := coalesce(filters ->> 'height_from', '0');
    terms.height_to := coalesce(filters ->> 'height_to', '250');
  end if;
  terms.place := lower(btrim(filters ->> 'location'));
  -- Who may not be found, whatever is asked for. That the caller is active was asked before.
  terms.kept_ids := '{}';
  select registered_user_id into my_id from public.accounts where user_id = auth.uid();
  if my_id is not null then
    terms.kept_ids := array(
      select blocked_id from public.blocks where blocker_id = my_id
      union all
      select blocker_id from public.blocks where blocked_id = my_id
    );
  end if;
  if search is null then
    if my_id is not null then
      -- One's own profile is found only by searching for it.
      terms.kept_ids := terms.kept_ids || my_id;
    end if;
  elsif search ~ '^[0-9]{1,18}$' then
    terms.search := format('id = %L::bigint', search);
  else
    select of_name.search, of_name.search_by_index into terms.search, terms.search_by_index
      from private.name_condition(search, terms.kept_ids) as of_name;
  end if;
  return terms;
end
$$;
comment on function private.terms_of(jsonb) is 'What filters ask for, of a caller who may find.';

create function private.condition_of(terms private.search_terms, by_index boolean default false)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  conditions text[] := array['visible'];
begin
  if by_index then
    conditions := conditions || private.tag_conditions(terms.tags);
  elsif terms.tags <> '{}' then
    conditions := conditions || format('tags @> %L::text[]', terms.tags);
  end if;
  if terms.codes is not null then
    conditions := conditions || format('star_code = any (%L::text[])', terms.codes);
  end if;
  if terms.age_from is not null then
    conditions := conditions || format('age between %L::smallint and %L::smallint', terms.age_from, terms.age_to);
  end if;
  if terms.height_from is not null then
    conditions := conditions || format('height between %L::smallint and %L::smallint', terms.height_from, terms.height_to);
  end if;
  if terms.place is not null then
    conditions := conditions || format('(town ^@ %1$L or state ^@ %1$L)', terms.place);
  end if;
  if terms.search is not null then
    conditions := conditions || case when by_index then coalesce(terms.search_by_index, terms.search) else terms.search end;
  end if;
  if terms.kept_ids <> '{}' then
    conditions := conditions || format('id <> all (%L::bigint[])', terms.kept_ids);
  end if;
  return array_to_string(conditions, ' and ');
end
$$;
comment on function private.condition_of(private.search_terms, boolean) is
  'The terms as a condition on private.profile_search; by_index: put so that its indexes are asked for the rarest tags alone.';

create function private.newest_ids(
  list integer, terms private.search_terms, looked_at integer, at_most integer,
  last_created_at timestamptz default 'infinity', last_id bigint default 9223372036854775807
)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
-- One plan, which is kept: each row of the list is looked up by its id if the list does not rule it out.
set plan_cache_mode = force_generic_plan
as $$
declare
  wanted constant bigint := private.search_signature(terms.tags, terms.place);
  stars integer[];
begin
  if terms.codes is not null then
    stars := array(select hashtext(code) from unnest(terms.codes) as code);
  end if;
  return array(
    select entry.id
    from (
      select * from private.newest_by_tag
      where tag = list and (created_at, id) < (last_created_at, last_id)
      order by created_at desc, id desc limit looked_at
    ) as entry
    cross join lateral (
      -- As private.condition_of() has it.
      select from private.profile_search as part
      where part.id = entry.id and visible and tags @> terms.tags
        and (terms.codes is null or star_code = any (terms.codes))
        and (terms.place is null or town ^@ terms.place or state ^@ terms.place)
        and part.id <> all (terms.kept_ids)
      limit 1
    ) as whole
    where (entry.signature & wanted) = wanted
      and (stars is null or entry.star = any (stars))
      and (terms.age_from is null or entry.age between terms.age_from and terms.age_to)
      and (terms.height_from is null or entry.height between terms.height_from and terms.height_to)
    order by entry.created_at desc, entry.id desc
    limit at_most
  );
end
$$;
comment on function private.newest_ids(integer, private.search_terms, integer, integer, timestamptz, bigint) is
  'Of the first looked_at of a list, after the last one had, at most so many whom the terms find, newest first. The terms are without search.';

create function private.list_goes_on(
  list integer, looked_at integer,
  last_created_at timestamptz default 'infinity', last_id bigint default 9223372036854775807,
  created_after timestamptz default '-infinity'
)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return exists (
    select from private.newest_by_tag
    where tag = list and (created_at, id) < (last_created_at, last_id) and created_at > created_after
    order by created_at desc, id desc offset looked_at limit 1
  );
end
$$;
comment on function private.list_goes_on(integer, integer, timestamptz, bigint, timestamptz) is
  'Whether there is more of a list than what was looked at.';

create function private.rarest_list(tags text[])
returns integer
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  -- The rarer a tag, the longer ago its hundredth was registered.
  return (
    select list from unnest(private.tag_lists(tags)) as list
    left join lateral (
      select created_at from private.newest_by_tag where tag = list order by created_at desc, id desc offset 100 limit 1
    ) as hundredth on true
    order by created_at nulls first
    limit 1
  );
end
$$;
comment on function private.rarest_list(text[]) is 'The list of the tag that the fewest of the newest have; null if none of them is listed.';

create function private.newest_matching_ids(
  terms private.search_terms, last_created_at timestamptz, last_id bigint, at_most integer, glance integer default 1000
)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  everybody constant integer := hashtext('');
  list integer;
  found_ids bigint[];
begin
  -- Whom many filters find is among the newest of all.
  found_ids := private.newest_ids(everybody, terms, glance, at_most, last_created_at, last_id);
  if cardinality(found_ids) = at_most or not private.list_goes_on(everybody, glance, last_created_at, last_id) then
    return found_ids;
  end if;
  list := coalesce(private.rarest_list(terms.tags), everybody);
  if list <> everybody then
    found_ids := private.newest_ids(list, terms, glance * 2, at_most, last_created_at, last_id);
    if cardinality(found_ids) = at_most or not private.list_goes_on(list, glance * 2, last_created_at, last_id) then
      return found_ids;
    end if;
  end if;
  -- These tell whether it is worth to look further.
  if cardinality(found_ids) * 7 >= at_most then
    found_ids := private.newest_ids(list, terms, glance * 10, at_most, last_created_at, last_id);
    if cardinality(found_ids) = at_most or not private.list_goes_on(list, glance * 10, last_created_at, last_id) then
      return found_ids;
    end if;
  end if;
  return private.sorted_ids(
    terms,
    case when last_created_at < 'infinity'
      then format(' and (created_at, id) < (%L::timestamptz, %L::bigint)', last_created_at, last_id) else '' end,
    'part.created_at desc, part.id desc', at_most
  );
end
$$;
comment on function private.newest_matching_ids(private.search_terms, timestamptz, bigint, integer, integer) is
  'The newest whom terms without search find, after the last one had.';

create function private.sorted_ids(
  terms private.search_terms, continuation text, ordering text, at_most integer,
  -- In a register of any size a few milliseconds.
  few integer default 5000
)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  condition constant text := private.condition_of(terms, true) || continuation;
  found_ids bigint[];
  matches integer;
begin
  execute format(
    'with matching as materialized (select * from private.few_matches(%1$L, %4$s))
    select (select count(*) from matching), array(select id from matching as part order by %2$s limit %3$s)',
    condition, ordering, at_most, few
  ) into matches, found_ids;
  if matches < few then
    return found_ids;
  end if;
  execute format(
    'select array(select id from private.profile_search as part where %1$s order by %2$s limit %3$s)',
    condition, ordering, at_most
  ) into found_ids;
  return found_ids;
end
$$;
comment on function private.sorted_ids(private.search_terms, text, text, integer, integer) is
  'Whom terms find, in an order: all of them sorted if they are few, and else along the order.';

create function private.matching_ids(terms private.search_terms, continuation text, ordering text, at_most integer)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  condition constant text := private.condition_of(terms);
  looked_at integer;
  found_ids bigint[];
begin
  if terms.search is not null and terms.search_by_index is null then
    return private.sorted_ids(terms, continuation, ordering, at_most);
  end if;
  -- Of a filter that many match they are among the first of the order: a glance at these tells whether it is worth to look
  -- at more of them.
  foreach looked_at in array array[1000, 10000] loop
    execute format(
      'select array(
        select id from (
          select * from private.profile_search as part where visible%2$s order by %3$s limit %5$s
        ) as part where %1$s order by %3$s limit %4$s
      )',
      condition, continuation, ordering, at_most, looked_at
    ) into found_ids;
    if cardinality(found_ids) = at_most then
      return found_ids;
    end if;
    exit when cardinality(found_ids) * 7 < at_most;
  end loop;
  return private.sorted_ids(terms, continuation, ordering, at_most);
end
$$;
comment on function private.matching_ids(private.search_terms, text, text, integer) is 'Whom terms find, in an order.';

create function private.best_matching_ids(
  terms private.search_terms, lists jsonb, last_place integer, last_created_at timestamptz, last_id bigint, at_most integer,
  are_few boolean, few integer default 5000
)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  continuation text := '';
  found_ids bigint[];
  ended boolean;
  matches integer;
begin
  if not are_few then
    select along.found_ids, along.ended into found_ids, ended
      from private.along_star_lists(
        private.condition_of(terms), lists, last_place, last_created_at, last_id, at_most, few
      ) as along;
    if ended then
      return found_ids;
    end if;
  end if;
  if last_id is not null then
    continuation := format(
      ' and (star_code = any (%L::text[]) or star_code = any (%L::text[]) and (created_at, id) < (%L::timestamptz, %L::bigint))',
      array(
        select jsonb_array_elements_text(list)
        from jsonb_array_elements(lists) with ordinality as given (list, place) where place > last_place
      ),
      array(select jsonb_array_elements_text(lists -> (last_place - 1))),
      last_created_at, last_id
    );
  end if;
  with matching as materialized (
    select * from private.few_matches(private.condition_of(terms, true) || continuation, few)
  ), places as materialized (
    select jsonb_array_elements_text(list) as code, place
    from jsonb_array_elements(lists) with ordinality as given (list, place)
  )
  select (select count(*) from matching), array(
      select id from matching join places on code = star_code order by place, created_at desc, id desc limit at_most
    ) into matches, found_ids;
  if matches < few then
    return found_ids;
  end if;
  select along.found_ids into found_ids
    from private.along_star_lists(
      private.condition_of(terms), lists, last_place, last_created_at, last_id, at_most, null
    ) as along;
  return found_ids;
end
$$;
comment on function private.best_matching_ids(private.search_terms, jsonb, integer, timestamptz, bigint, integer, boolean, integer) is
  'The first whom terms find, best stars first and of equally good ones the newest, after a place in that order. are_few: who match are first looked for among all, and not along the order.';

create function private.are_few(terms private.search_terms)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  -- So many of the newest thousand that it would be 5000 of all.
  many integer;
begin
  select 5000 * 1000 / greatest(reltuples, 5000) into many from pg_catalog.pg_class where oid = 'private.profile_search'::regclass;
  return cardinality(private.newest_ids(hashtext(''), terms, 1000, many)) < many;
end
$$;
comment on function private.are_few(private.search_terms) is
  'Whether terms without search seem to find no more than can be sorted at once: fewer than 5000.';

create function private.count_along(
  list integer, terms private.search_terms, looked_at integer, at_most integer, created_after timestamptz
)
returns integer
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  wanted constant bigint := private.search_signature(terms.tags, terms.place);
  stars integer[];
  -- A few may be there only because their tags have the same bits: they are found out when all are looked up.
  listed_at_most integer := at_most + at_most / 4 + 1;
  listed_ids bigint[];
  matches integer;
begin
  if terms.codes is not null then
    stars := array(select hashtext(code) from unnest(terms.codes) as code);
  end if;
  loop
    -- As private.newest_ids() has it, which looks each one up as it comes.
    listed_ids := array(
      select entry.id
      from (
        select * from private.newest_by_tag where tag = list and created_at > created_after
        order by created_at desc, id desc limit looked_at
      ) as entry
      where (entry.signature & wanted) = wanted
        and (stars is null or entry.star = any (stars))
        and (terms.age_from is null or entry.age between terms.age_from and terms.age_to)
        and (terms.height_from is null or entry.height between terms.height_from and terms.height_to)
      limit listed_at_most
    );
    select count(*) into matches from (
      select from private.profile_search as part
      where part.id = any (listed_ids)
        -- By their ids: a condition that is asked whether it is true is no question to the other indexes.
        and (
          visible and tags @> terms.tags
          and (terms.codes is null or star_code = any (terms.codes))
          and (terms.place is null or town ^@ terms.place or state ^@ terms.place)
          and part.id <> all (terms.kept_ids)
        ) is true
      limit at_most
    ) as counted;
    if matches = at_most or cardinality(listed_ids) < listed_at_most then
      return matches;
    end if;
    listed_at_most := looked_at + 1;
  end loop;
end
$$;
comment on function private.count_along(integer, private.search_terms, integer, integer, timestamptz) is
  'How many of the first looked_at of a list, created after a time, the terms find; not further than at_most. The terms are without search.';

create function private.count_found(terms private.search_terms, created_after timestamptz, glance integer default 1000)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  enough constant integer := 1001;
  everybody constant integer := hashtext('');
  newer constant text :=
    case when created_after > '-infinity' then format(' and created_at > %L::timestamptz', created_after) else '' end;
  list integer;
  looked_at integer;
  matches integer;
begin
  if terms.search is null then
    if not private.list_goes_on(everybody, glance, created_after => created_after) then
      return private.count_along(everybody, terms, glance, enough, created_after);
    end if;
    list := coalesce(private.rarest_list(terms.tags), everybody);
    -- A twentieth of these is enough of as many as are looked at next.
    matches := private.count_along(list, terms, glance, glance / 20, created_after);
    if matches = glance / 20 then
      matches := private.count_along(list, terms, glance * 20, enough, created_after);
      if matches = enough or not private.list_goes_on(list, glance * 20, created_after => created_after) then
        return matches;
      end if;
    elsif not private.list_goes_on(list, glance, created_after => created_after) then
      return matches;
    end if;
  elsif terms.search_by_index is not null then
    -- Of a name that many have they are among the newest; a glance at these tells.
    foreach looked_at in array array[500, 20000] loop
      execute format(
        'select count(*) from (
          select from (
            select * from private.profile_search where visible order by created_at desc, id desc limit %2$s
          ) as newest where %1$s limit %3$s
        ) as counted',
        private.condition_of(terms) || newer, looked_at, enough
      ) into matches;
      if matches = enough then
        return matches;
      end if;
      exit when matches < 25;
    end loop;
  end if;
  select count(*) into matches from private.few_matches(private.condition_of(terms, true) || newer, enough);
  return matches;
end
$$;
comment on function private.count_found(private.search_terms, timestamptz, integer) is
  'How many the terms find who were created after a time, 1001 for more than 1000.';

create function private.name_condition(term text, kept_ids bigint[], out search text, out search_by_index text)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  folded constant text := private.fold_name(term);
  -- Of all whom the caller may find: another answer would tell of the others.
  findable constant text := format('visible and id <> all (%L::bigint[]) and ', kept_ids);
  few constant integer := 1000;
  entered text;
  pattern text;
  known text[];
  as_it_is text[] := '{}';
  by_index text[] := '{}';
  nearly text[] := '{}';
  has_near boolean := false;
  known_all boolean := true;
  somebody boolean;
  found_ids bigint[] := '{}';
begin
  if folded = '' then
    search := 'false';
    return;
  end if;
  foreach entered in array string_to_array(folded, ' ') loop
    pattern := regexp_replace(entered, '([\\%_])', '\\\1', 'g') || '%';
    -- One or two letters are the beginning of a word.
    if char_length(entered) < 3 then
      as_it_is := as_it_is || format('(%L || name_folded) like %L', ' ', '% ' || pattern);
    else
      pattern := '%' || pattern;
      as_it_is := as_it_is || format('name_folded like %L', pattern);
    end if;
    known := array(select distinct word from private.name_words where word like pattern);
    known_all := known_all and known <> '{}';
    by_index := by_index || format('string_to_array(name_folded, %L) && %L::text[]', ' ', known);
    if entered ~ '^[a-z]{4,}$' then
      has_near := true;
      perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
      known := array(select distinct word from private.name_words where word operator(extensions.%>) entered);
    end if;
    nearly := nearly || format('string_to_array(name_folded, %L) && %L::text[]', ' ', known);
  end loop;
  -- Nothing but one or two letters: the beginning of the name.
  if folded !~ '[^ ]{3}' then
    search := format('name_folded ^@ %L', folded);
    search_by_index := search;
    return;
  end if;
  if known_all then
    search := array_to_string(as_it_is, ' and ');
    search_by_index := array_to_string(by_index, ' and ');
    -- A name that many have is among the newest.
    execute format(
      'select exists (
        select from (select * from private.profile_search where visible order by created_at desc, id desc limit %s) as newest where %s
      )',
      few, findable || search
    ) into somebody;
    if somebody then
      return;
    end if;
    -- Whoever is found is named in the condition, instead of asking the index again.
    found_ids := array(select id from private.few_matches(findable || search_by_index, few));
    if cardinality(found_ids) = few then
      return;
    end if;
  end if;
  -- Only when nobody is called that.
  if found_ids = '{}' and has_near then
    search := array_to_string(nearly, ' and ');
    search_by_index := search;
    found_ids := array(select id from private.few_matches(findable || search, few));
    if cardinality(found_ids) = few then
      return;
    end if;
  end if;
  search := format('id = any (%L::bigint[])', found_ids);
  search_by_index := null;
end
$$;
comment on function private.name_condition(text, bigint[]) is
  'The conditions on private.profile_search that a name stands for: all its words, in any order; when nobody has them, words that are nearly those.';

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

alter function public.find_profiles(jsonb, text, bigint[], integer) set plan_cache_mode = force_generic_plan;
alter function public.count_profiles(jsonb, timestamptz) set plan_cache_mode = force_generic_plan;
create trigger index_new_card after insert on public."RegisteredUsers"
  for each row execute function private.index_card();
create trigger index_card after update on public."RegisteredUsers"
  for each row
  when (
    (old.name, old.gender, old.age, old.religion, old.location, old.first_img, old.status, old.created_at)
    is distinct from (new.name, new.gender, new.age, new.religion, new.location, new.first_img, new.status, new.created_at)
  )
  execute function private.index_card();
create trigger index_details after insert or update or delete on public.profile_details
  for each row execute function private.index_details();
create trigger keep_words_of_new_name
  after insert or delete on private.profile_search
  for each row execute function private.keep_name_words();
create trigger keep_words_of_name
  after update on private.profile_search
  for each row when (old.name_folded <> new.name_folded)
  execute function private.keep_name_words();
create trigger list_new_profile
  after insert or delete on private.profile_search
  for each row execute function private.list_profile();
create trigger list_profile
  after update on private.profile_search
  for each row
  when (
    (old.visible, old.created_at, old.tags, old.town, old.state, old.star_code, old.age, old.height)
      is distinct from (new.visible, new.created_at, new.tags, new.town, new.state, new.star_code, new.age, new.height)
  )
  execute function private.list_profile();
grant execute on function private.filters_are_valid(jsonb) to service_role;
grant execute on function
  public.find_profiles(jsonb, text, bigint[], integer)
  to anon, authenticated;
grant execute on function public.count_profiles(jsonb, timestamptz) to anon, authenticated;
insert into private.star_codes (code)
select distinct private.star_code(side, birth_star, pada, rasi)
from (values ('bride'), ('groom')) as sides (side)
cross join (select unnest(choices || null::text) from private.person_fields where field = 'birth_star') as stars (birth_star)
cross join (values (1), (2), (3), (4), (null)) as padas (pada)
cross join (select unnest(choices || null::text) from private.person_fields where field = 'rasi') as rasis (rasi);
