-- A name that nobody has, or is written nearly so, was looked for by the letters of a million names, which have few words among
-- them. Nothing changes in who is found. Decision 020.

create index profile_search_words on private.profile_search using gin (string_to_array(name_folded, ' ')) with (fastupdate = off);

create table private.name_words (
  word text collate "C" not null
);
comment on table private.name_words is
  'Each word of the names in private.profile_search, once or more often: no index forbids it, so that nobody waits for somebody else who has the same name.';
create index name_words_word on private.name_words (word);
create index name_words_part on private.name_words using gin (word extensions.gin_trgm_ops) with (fastupdate = off);
alter table private.name_words enable row level security;
create policy "No API role reads or writes the words" on private.name_words for all to anon, authenticated using (false) with check (false);

insert into private.name_words (word)
  select distinct unnest(string_to_array(name_folded, ' ')) from private.profile_search;

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
  mine tid[];
begin
  -- Whoever needs a word holds its row, and whoever is to remove it lets alone what is held; nobody waits. A row that is just
  -- being removed is no row: another one is written.
  held := array(select word from private.name_words where word = any (new_words) for key share skip locked);
  insert into private.name_words (word)
    select distinct word from unnest(new_words) as word where word <> all (held);
  -- First the lock, then the look: whoever held the row before has done what they did, and is seen.
  mine := array(
    select ctid from private.name_words where word = any (old_words) and word <> all (new_words) for update skip locked
  );
  delete from private.name_words as gone
    where ctid = any (mine)
      and not exists (select from private.profile_search where string_to_array(name_folded, ' ') @> array[gone.word::text]);
  return null;
end
$$;
comment on function private.keep_name_words() is 'Trigger: keeps the words of names as they are in private.profile_search.';

create trigger keep_words_of_new_name
  after insert or delete on private.profile_search
  for each row execute function private.keep_name_words();
create trigger keep_words_of_name
  after update on private.profile_search
  for each row when (old.name_folded <> new.name_folded)
  execute function private.keep_name_words();

-- The search -------------------------------------------------------------------------------------------------------------------------

alter type private.search_terms add attribute search_by_index text;
comment on type private.search_terms is
  'What filters ask for, as private.profile_search has it; null where nothing is asked. Nobody of kept_ids is found. search is what a name or an id must be, search_by_index the same as an index is asked for it, null where search names few by their ids.';

drop function private.name_condition(text, bigint[]);
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

create or replace function private.terms_of(filters jsonb)
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

create or replace function private.condition_of(terms private.search_terms, by_index boolean default false)
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

create or replace function private.matching_ids(terms private.search_terms, continuation text, ordering text, at_most integer)
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

create or replace function private.count_found(terms private.search_terms, created_after timestamptz, glance integer default 1000)
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
