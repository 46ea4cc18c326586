-- The table that searches read, its filters, and how a name is found in it. Why: finding/search.sql.
-- Who may: the API calls nothing here.

create extension if not exists pg_trgm with schema extensions;

-- for_visitors: true for fields of the card, which everybody sees; the other filters are for members.
create view private.profile_filters as
  select * from (values
    ('looking_for', 'choice', 'gender', true),
    ('age_from', 'from', 'age', true),
    ('age_to', 'to', 'age', true),
    ('religion', 'choices', 'religion', true),
    ('location', 'place', 'location', true),
    ('with_picture', 'flag', 'first_img', true),
    ('height_from', 'from', 'height', false),
    ('height_to', 'to', 'height', false),
    ('caste', 'words', 'caste', false),
    ('mother_tongue', 'choices', 'mother_tongue', false),
    ('education', 'words', 'education', false),
    ('occupation', 'words', 'job', false),
    ('work_place', 'words', 'work_place', false),
    ('native_place', 'words', 'native_place', false),
    ('income', 'choices', 'income', false),
    ('birth_star', 'choices', 'birth_star', false),
    ('rasi', 'choices', 'rasi', false),
    ('marital_status', 'choices', 'marital_status', false),
    ('mangal_dosha', 'choices', 'mangal_dosha', false),
    ('diet', 'choices', 'diet', false),
    ('other_gothram', 'other words', 'gothram', false),
    ('other_kulam', 'other words', 'kulam', false),
    -- stars: the lists of matching stars. matches_star: the method and least score behind them, which a saved search keeps.
    ('stars', 'stars', 'birth_star', false),
    ('matches_star', 'star score', 'birth_star', false),
    ('search', 'search', null, false)
  ) as filter (name, kind, field, for_visitors);
comment on view private.profile_filters is 'The filters. A choice takes one of the field''s choices. Choices, words and a place take several with commas: one of them. from and to are limited by the field''s smallest and largest.';

create function private.listed_values(kind text, entered text) returns text[] language sql immutable parallel safe set search_path = '' as $$
  select case when kind in ('choices', 'words', 'place')
    then array(select btrim(part) from unnest(string_to_array(entered, ',')) as part)
    else array[entered] end
$$;
comment on function private.listed_values(text, text) is 'The values of a filter of this kind: "Tamil, Telugu" are two, one of which is enough.';

create function private.community_tag(religion text, word text) returns text language sql immutable parallel safe set search_path = '' as $$
  select 'community:' || religion || ':' || word
$$;
comment on function private.community_tag(text, text) is 'The tag of a religion and a word of the caste together. Most searches name both, and a caste of another religion then matches nobody at once.';

-- The search table -------------------------------------------------------------------------------------------------------

create table private.profile_search (
  id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  visible boolean not null,
  created_at timestamptz not null,
  age smallint not null,
  height smallint,
  town text collate "C",
  state text collate "C",
  name_folded text collate "C" not null,
  name_for_tamil text collate "C" not null,
  tags text[] not null,
  last_active_on date not null default '-infinity',
  star_code text collate "C" not null,
  gender text,
  times_shown integer not null default 0,
  waits_since timestamptz not null,
  family_folded text collate "C" not null default '',
  family_for_tamil text collate "C" not null default '',
  card_for_members boolean not null default false
);
comment on table private.profile_search is 'The table that the search reads: one row for each registered user, kept by triggers.';
comment on column private.profile_search.age is '999 if unknown: last when sorted by age.';
comment on column private.profile_search.name_folded is 'The result of private.name_key().';
comment on column private.profile_search.name_for_tamil is 'The result of private.fold_for_tamil(), for searches in Tamil letters.';
comment on column private.profile_search.family_folded is 'As name_folded, with the names of father and mother after it: for the office''s search, never the members''.';
comment on column private.profile_search.family_for_tamil is 'The same for searches in Tamil letters.';
comment on column private.profile_search.tags is 'Values that are compared for equality, by the name of their filter: religion:Hindu, caste:thevar and community:Hindu:thevar (one for each word, and with = for each of private.community_names), location:madurai and location:nadu tamil, education:bsc, other_gothram:bharadwaja, with_picture. A fact that is not known is "diet: ?".';
comment on column private.profile_search.town is 'The result of private.fold_name(), as that of state: for the beginning of an unknown name.';
comment on column private.profile_search.last_active_on is 'The day on which the member last looked at the profiles. Only for sorting; no query returns it.';
comment on column private.profile_search.star_code is 'The result of private.star_code().';
comment on column private.profile_search.times_shown is 'How often the bureau has shown this person to a family.';
comment on column private.profile_search.waits_since is 'When the bureau has shown this person last; before that, the day of the verification or of the registration.';

-- The planner needs the frequencies of rarer castes and words, and of each of the 361 star codes. Without them it expects as
-- many rows for a list of rare stars as for any list. It then scans the index of the newest to its end.
alter table private.profile_search alter column tags set statistics 1000, alter column star_code set statistics 400;

-- The orders.
create index profile_search_newest on private.profile_search (created_at desc, id desc) where visible;
create index profile_search_age on private.profile_search (age, id) where visible;
create index profile_search_active on private.profile_search (last_active_on desc, id desc) where visible;
-- Who waits longest to be shown.
create index profile_search_waits on private.profile_search (waits_since, id) where visible;
-- The filters.
create index profile_search_tags on private.profile_search using gin (tags) with (fastupdate = off);
create index profile_search_height on private.profile_search (height) where visible;
-- Few brides are as tall as many grooms, so the index of heights alone would read the other side too.
create index profile_search_gender_height on private.profile_search (gender, height) where visible;
-- For the matches of a family, and the number of them.
create index profile_search_gender_age on private.profile_search (gender, age) where visible;
create index profile_search_star on private.profile_search (star_code) where visible;
-- Names and places serve the admin's table as well, so these indexes hold hidden profiles too.
create index profile_search_name on private.profile_search (name_folded);
create index profile_search_name_part on private.profile_search using gin (name_folded extensions.gin_trgm_ops) with (fastupdate = off);
create index profile_search_tamil_name on private.profile_search (name_for_tamil);
create index profile_search_tamil_name_part on private.profile_search using gin (name_for_tamil extensions.gin_trgm_ops) with (fastupdate = off);
create index profile_search_family_part on private.profile_search using gin (family_folded extensions.gin_trgm_ops) with (fastupdate = off);
create index profile_search_tamil_family_part on private.profile_search using gin (family_for_tamil extensions.gin_trgm_ops) with (fastupdate = off);
create index profile_search_town on private.profile_search (town);
create index profile_search_state on private.profile_search (state);

-- The condition ----------------------------------------------------------------------------------------------------------

create function private.are_frequent(condition text, starting text, ordering text, enough integer) returns boolean language plpgsql stable
  security definer set search_path = '' as $$
declare
  -- A long list of tags costs as much as many short ones.
  sampled constant integer := case when char_length(condition) > 1000 then 200 else 1000 end;
  frequent boolean;
begin
  execute format(
    'select count(*) = %4$s from (
      select from (select * from private.profile_search where visible%2$s order by %3$s limit %5$s) as entry where %1$s limit %4$s
    ) as counted',
    condition, starting, ordering, enough, sampled
  ) into frequent;
  return frequent;
end
$$;
comment on function private.are_frequent(text, text, text, integer) is 'Whether at least "enough" of the first 1,000 rows of an order match a condition, or of 200 where it is long. starting: " and ..." for an order that starts further on.';

create function private.name_condition(search text, findable text, key_of text default 'name') returns text language plpgsql stable security definer
  set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  -- A name in Tamil letters and a search in others, or the other way round, compare their Tamil keys.
  in_tamil constant boolean := private.is_tamil(search);
  folded text := private.fold_name(search, is_search => true);
  of_latin constant text := key_of || '_folded';
  of_tamil constant text := key_of || '_for_tamil';
  of_name constant text := case when in_tamil then of_tamil else of_latin end;
  exactly text;
  nearly text;
  has_exact_match boolean;
begin
  if in_tamil then
    folded := private.fold_for_tamil(folded);
  end if;
  -- Words of one or two letters only: a prefix of the name.
  if folded !~ '[^ ]{3}' then
    return case
      -- "zzzz" folds to s, with which very many names begin.
      when folded = '' or char_length(folded) = 1 and search ~ '[A-Za-z]{3}' then 'false'
      -- ச is s, sh and ch, and only seldom j: Tamil has ஜ for it.
      when in_tamil then format('name_for_tamil ^@ %L', folded) || case when search ~ '^\s*ச' then ' and not name_folded ^@ ''j''' else '' end
      else format('(name_folded ^@ %L or name_folded ^@ %L)', folded, upper(private.fold_for_tamil(folded)))
    end;
  end if;
  select string_agg(whole, ' and '), case when bool_or(near is not null) then string_agg(coalesce(near, whole), ' and ') end
    into exactly, nearly
    from unnest(string_to_array(folded, ' ')) as word
    cross join lateral (select upper(private.fold_for_tamil(word))) as tamil (tamil_word)
    cross join lateral (select
      regexp_replace(word, '([\\%_])', '\\\1', 'g'), regexp_replace(tamil_word, '([\\%_])', '\\\1', 'g')
    ) as escaped (pattern, tamil_pattern)
    cross join lateral (select
      -- One or two letters: a prefix of a word.
      case
        when char_length(word) < 3 then format('(%L || %I) like %L', ' ', of_name, '% ' || pattern || '%')
        -- Few letters of the Tamil key are inside very many names: "asa" (Asha) is in Ramachandran and Natarajan.
        when in_tamil and char_length(word) < 5 then format(
          '(%1$I like %2$L and (%3$L || %1$I) like %4$L)', of_tamil, '%' || pattern || '%', ' ', '% ' || pattern || '%')
        -- Without three letters the index would be read as a whole.
        when in_tamil or char_length(tamil_word) < 3 then format('%I like %L', of_name, '%' || pattern || '%')
        else format('(%1$I like %2$L or %1$I like %3$L)', of_latin, '%' || pattern || '%', '%' || tamil_pattern || '%')
      end,
      case
        when in_tamil and char_length(word) between 3 and 4 then format('%I like %L', of_tamil, '%' || pattern || '%')
        when word ~ '^[a-z]{4,}$' then format('%I operator(extensions.%%>) %L', of_name, word)
      end
    ) as conditions (whole_word, near)
    -- Inside of a word of the name itself; of the parents' names only the beginning: "ram" is no Pramila.
    cross join lateral (select case key_of when 'family' then format(
      '%1$s and (%2$I like %3$L or %2$I like %4$L or (%5$L || %6$I) like %7$L or (%5$L || %6$I) like %8$L)',
      whole_word, case when in_tamil then 'name_for_tamil' else 'name_folded' end, '%' || pattern || '%',
      case when in_tamil then '' else '%' || tamil_pattern || '%' end,
      ' ', of_name, '% ' || pattern || '%', case when in_tamil then '' else '% ' || tamil_pattern || '%' end
    ) else whole_word end) as of_family (whole);
  if nearly is null or private.are_frequent(findable || ' and ' || exactly, '', 'created_at desc, id desc', 1) then
    return exactly;
  end if;
  -- Similar names only if no profile that the caller may find has this name: otherwise the answer would tell about hidden ones.
  -- count(*), not "exists": for one row the planner scans the table as soon as it expects some hundreds of matches. Two frequent
  -- words that nobody has together are such a case. The count is small, as none is among the newest; it uses the trigram index.
  execute format('select count(*) > 0 from private.profile_search where %s and %s', findable, exactly) into has_exact_match;
  if has_exact_match then
    return exactly;
  end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  return nearly;
end
$$;
comment on function private.name_condition(text, text, text) is 'The condition on private.profile_search for the name that is searched for: all its words, in any order; if nobody has them, similar words. findable: the condition of the rows that the caller may find. key_of: name, or for the office family: also words of the names of father and mother, with three letters or more.';
