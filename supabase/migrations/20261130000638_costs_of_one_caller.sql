-- What one caller costs the others: searches by long lists of words read an index, a wish goes with the last family that has it,
-- dear answers are given one at a time to a login or link, a member changes wishes fifty times a day, a proof of work is for one
-- complaint, a request id for one sale or payment, names of removed story pictures are not used again, words that people wrote leave
-- no statistics, and two families are written by one transaction at a time. Nobody may see or do more than before.

SET local check_function_bodies = off;

DROP FUNCTION "private"."one_at_a_time"(text);

ALTER TABLE "private"."wish_terms"
  ALTER COLUMN "id" DROP IDENTITY;

ALTER TABLE "private"."removed_files"
  ALTER COLUMN "registered_user_id" DROP NOT NULL;

CREATE OR REPLACE FUNCTION private.any_condition (
  conditions text[],
  are_many   boolean
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  -- Many spellings are not compared with each row, but looked up once. Without "is true" it is a join, which looked them up 778 times.
  select case when are_many then format('(id in (select private.ids_with(%L::text[]))) is true', conditions) else '(' || array_to_string(conditions, ' or ') || ')' end
$function$;

CREATE OR REPLACE FUNCTION private.any_tag (
  prefix text,
  words  text[]
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case cardinality(words)
    when 0 then 'false'
    -- The planner estimates one tag better as contained.
    else format('tags %s %L::text[]', case cardinality(words) when 1 then '@>' else '&&' end, array(select prefix || word from unnest(words) as word)) end
$function$;

CREATE OR REPLACE FUNCTION private.are_frequent (
  condition text,
  starting  text,
  ordering  text,
  enough    integer
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.count_matches (
  filters       jsonb,
  created_after timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET cpu_operator_cost TO '1'
  AS $function$
declare
  since constant text := case when created_after is null then '' else format(' and created_at > %L::timestamptz', created_after) end;
  condition constant text := private.search_condition(filters) || since;
  matches integer;
begin
  -- Frequent: the first 1,001. Rare: all, because with a limit the planner may scan the table.
  if private.are_frequent(condition, since, 'created_at desc, id desc', 25) then
    execute format('select count(*) from (select from private.profile_search where %s limit 1001) as counted', condition) into matches;
  else
    execute format('select least(count(*), 1001) from private.profile_search where %s', condition) into matches;
  end if;
  return matches;
end
$function$;

CREATE OR REPLACE FUNCTION private.forms_in_use (
  forms text[]
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
  select array(
    select distinct form from unnest(forms) as form
    where exists (select from private.profile_search where tags @> array[form] offset 0)
    order by form
  )
$function$;

CREATE OR REPLACE FUNCTION private.grievance_is_kept (
  about      text,
  cleaned    jsonb,
  channel    text,
  profile_id bigint
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (
    select from private.grievances as kept left join private.grievance_contacts as contact on contact.grievance_id = kept.id
    where kept.created_at > now() - interval '10 minutes' and kept.about = grievance_is_kept.about and kept.words = cleaned ->> 'words'
      and kept.channel = grievance_is_kept.channel and kept.registered_user_id is not distinct from profile_id
      and contact.phone_number is not distinct from cleaned ->> 'phone_number' and contact.email is not distinct from cleaned ->> 'email'
  )
$function$;

CREATE OR REPLACE FUNCTION private.group_conditions (
  of_term integer
)
  RETURNS TABLE (
    conditions text[],
    forms      bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with given as materialized (select * from private.wish_groups where term_id = of_term),
  in_use as materialized (select private.forms_in_use(array(select unnest(each.forms) from given as each)) as tags),
  grouped as (
    select alternative, of_alternative, beginning, array(select unnest(given.forms) intersect select unnest(tags) order by 1) as forms
    from given cross join in_use
  )
  select array_agg(condition), sum(size) from (
    select string_agg(format('town ^@ %1$L or state ^@ %1$L', beginning), ' or ') as condition, 0 as size
      from grouped where beginning is not null having count(*) > 0
    union all
    select private.any_tag('', array_agg(form order by form)), count(*)
      from (select distinct unnest(grouped.forms) from grouped where of_alternative = 1) as single (form) having count(*) > 0
    union all
    select string_agg(condition, ' or '), sum(size) from (
      select string_agg(private.any_tag('', grouped.forms), ' and ') as condition, sum(cardinality(grouped.forms)) as size
      from grouped where of_alternative > 1 group by alternative having bool_and(grouped.forms <> '{}')
    ) as longer having count(*) > 0
    union all
    -- Nobody of the register has one of these words.
    select 'false', 0 where not exists (select from grouped where beginning is not null or grouped.forms <> '{}') and exists (select from given)
  ) as kinds
$function$;

CREATE OR REPLACE FUNCTION private.ids_with (
  conditions text[]
)
  RETURNS SETOF bigint
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET cpu_operator_cost TO '1'
  AS $function$
begin
  return query execute 'select id from private.profile_search where '
    || array_to_string(conditions, ' union all select id from private.profile_search where ');
end
$function$;

CREATE OR REPLACE FUNCTION private.index_wishes()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  religion constant text := coalesce(private.wish_religion(new.must || new.hoped), '');
  free integer[];
  added private.wish_terms;
begin
  perform private.lock_terms();
  -- One person has at most as many wishes as there are filters.
  free := array(
    select number from generate_series(1, (select count(*) from private.wish_terms) + (select count(*) from private.profile_filters)) as number
    where not exists (select from private.wish_terms where id = number) order by number limit 40
  );
  for added in
    insert into private.wish_terms (id, filter, value, religion, lower_end, upper_end)
      select free[row_number() over ()], part.filter, part.value, of_religion.name, ends.lower_end, ends.upper_end
      from private.wish_parts(new.must || new.hoped) as part
      cross join lateral (select case part.filter when 'caste' then religion else '' end) as of_religion (name)
      cross join lateral (select
        ends[1], ends[2] from private.ends_of(part.filter, part.value) as ends
      ) as ends (lower_end, upper_end)
      where not exists (
        select from private.wish_terms as known
        where (known.filter, known.value, known.religion) = (part.filter, part.value, of_religion.name)
      )
      returning *
  loop
    perform private.add_groups(added);
  end loop;
  insert into private.wish_index (registered_user_id, must, hoped, others_see_fit, star, star_must)
    values (
      new.registered_user_id, private.term_ids(new.must, religion), private.term_ids(new.hoped, religion), new.others_see_fit,
      (new.must || new.hoped) ->> 'matches_star', new.must ? 'matches_star'
    )
    on conflict (registered_user_id) do update
      set must = excluded.must, hoped = excluded.hoped, others_see_fit = excluded.others_see_fit,
        star = excluded.star, star_must = excluded.star_must;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_grievance (
  about      text,
  cleaned    jsonb,
  channel    text,
  language   text,
  profile_id bigint DEFAULT NULL::bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  sent bigint;
begin
  if profile_id is null and num_nonnulls(cleaned ->> 'phone_number', cleaned ->> 'email') = 0 then
    perform private.refuse('contact_missing', 'Enter a phone number or an e-mail address, so that we can answer.', 'phone_number');
  end if;
  if private.grievance_is_kept(about, cleaned, keep_grievance.channel, profile_id) then
    return;
  end if;
  insert into private.grievances (about, name, words, language, channel, registered_user_id)
    values (keep_grievance.about, cleaned ->> 'name', cleaned ->> 'words', keep_grievance.language, keep_grievance.channel, profile_id)
    returning id into sent;
  if profile_id is null then
    insert into private.grievance_contacts (grievance_id, phone_number, email)
      values (sent, cleaned ->> 'phone_number', cleaned ->> 'email');
  end if;
  if keep_grievance.channel <> 'office' then
    perform private.notify_admin_once('grievance came');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_name_of_removed_file()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.removed_files (bucket_id, name)
    select old.bucket_id, old.name where old.name like '0/%'
    on conflict do nothing;
  insert into private.removed_files (bucket_id, name, registered_user_id)
    select old.bucket_id, old.name, card.id
    from public."RegisteredUsers" as card
    where card.id = substring(old.name from '^([1-9][0-9]{0,17})/')::bigint
    -- The person may be erased at this moment.
    for key share
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_introductions (
  one_id   bigint,
  other_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.lock_pair(one_id, other_id);
  perform private.lock_requests_between(one_id, other_id);
  perform from public.introductions
    where (family_id = one_id and shown_id = other_id) or (family_id = other_id and shown_id = one_id) order by id for update;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_pair (
  one_id   bigint,
  other_id bigint
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select pg_advisory_xact_lock(hashtextextended(format('pair %s %s', least(one_id, other_id), greatest(one_id, other_id)), 0))
$function$;

CREATE OR REPLACE FUNCTION private.lock_terms()
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select pg_advisory_xact_lock(hashtextextended('private.wish_terms', 0))
$function$;

CREATE OR REPLACE FUNCTION private.one_at_a_time (
  search text,
  caller text DEFAULT (auth.uid())::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(search || ' ' || caller, 0)) then
    perform private.refuse('still_answering', 'Your last search is still being answered.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.phrase_key (
  entered text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return array_to_string(private.search_words(entered), ' ');
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_unused_terms()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  perform private.lock_terms();
  delete from private.wish_terms as term
    where term.id = any (old.must || old.hoped)
      and not exists (select from private.wish_index where must || hoped @> array[term.id] offset 0);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.search_words (
  entered text
)
  RETURNS text[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return array(
    select distinct word from regexp_split_to_table(replace(lower(entered), '.', ''), '[[:space:],;:/&()"-]+') as word
    where word <> '' order by word
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_answers (
  ids     bigint[],
  link_id bigint   DEFAULT NULL::bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  told public.introductions;
begin
  -- All locks before anything is written, in the order of private.lock_introductions.
  perform private.lock_pair(least, greatest) from (
    select distinct least(family_id, shown_id), greatest(family_id, shown_id) from public.introductions where id = any (ids) order by 1, 2 offset 0
  ) as pairs;
  perform from public."RegisteredUsers" as card
    where card.id in (
      select unnest(array[family_id, shown_id]) from public.introductions where id = any (ids)
      union
      select registered_user_id from private.family_links where id = link_id
    ) order by card.id for key share;
  perform from public.contact_requests as request
    where exists (
      select from public.introductions where id = any (ids)
        and (requester_id, profile_id) in ((family_id, shown_id), (shown_id, family_id))
    ) order by request.id for update;
  perform from public.introductions as locked
    where exists (
      select from public.introductions as due where due.id = any (ids)
        and (locked.family_id, locked.shown_id) in ((due.family_id, due.shown_id), (due.shown_id, due.family_id))
    ) order by locked.id for update;
  perform from private.family_links where id = link_id for update;
  for told in select * from public.introductions where id = any (ids) and tell_after is not null order by id loop
    if private.may_meet(told.family_id, told.shown_id) then
      perform private.tell_answer(told);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.value_groups (
  filter   text,
  entered  text,
  religion text
)
  RETURNS TABLE (
    alternative bigint,
    forms       text[],
    beginning   text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  of_kind constant text := private.kind_of_filter(filter);
  -- Town and state of the card have columns of their own. Other places are words.
  by_town constant boolean := filter = 'location';
  prefix constant text := case when filter = 'caste' and religion is not null then private.community_tag(religion, '') else filter || ':' end;
  part text;
  key text;
  phrases text[];
  with_forms text[];
begin
  alternative := 0;
  -- "Iyer, Iyengar": one of them. Nothing but commas is no word.
  foreach part in array private.listed_values('words', entered) loop
    key := private.phrase_key(part);
    if key = '' or by_town and private.fold_name(part) = '' then
      continue;
    end if;
    phrases := private.same_phrases(of_kind, part);
    if by_town then
      -- In Indian scripts the beginning of a town's name need not be that of its Latin name: "கோயம்".
      if cardinality(phrases) = 1 and part ~ '[\u0900-\u0d7f]' and char_length(key) > 2 then
        phrases := array(
          select key union
          select unnest(keys) from private.house_words
          where kind = 'place' and exists (select from unnest(keys) as known where known ^@ key)
        );
      end if;
      if cardinality(phrases) > 1 then
        alternative := alternative + 1;
        forms := array(select prefix || phrase from unnest(phrases) as phrase);
        beginning := null;
        return next;
      end if;
      alternative := alternative + 1;
      forms := null;
      -- A known name is whole: "Kovai" is no part of "Kovaiyur".
      beginning := private.fold_name(part) || case when cardinality(phrases) > 1 then ' ' else '' end;
      return next;
      continue;
    end if;
    forms := array(select prefix || phrase from unnest(phrases) as phrase where position(' ' in phrase) = 0);
    beginning := null;
    if forms <> '{}' then
      alternative := alternative + 1;
      return next;
    end if;
    -- Of a longer phrase each word, in any of its own forms. Most words have none, which one look-up says for all of them.
    with_forms := array(
      select distinct form from private.known_words as known_word cross join unnest(known_word.keys) as form
      where known_word.kind = of_kind and known_word.keys && string_to_array(array_to_string(phrases, ' '), ' ') and position(' ' in form) = 0
    );
    return query
      select value_groups.alternative + phrase.place, case when word = any (with_forms) then array(
        select prefix || form from unnest(private.same_phrases(of_kind, word)) as form where position(' ' in form) = 0
      ) else array[prefix || word] end, null::text
      from unnest(array(select each from unnest(phrases) as each where position(' ' in each) > 0)) with ordinality as phrase (words, place)
      cross join unnest(string_to_array(phrase.words, ' ')) as word;
    alternative := alternative + cardinality(phrases);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.words_condition (
  filter   text,
  entered  text,
  religion text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with given as materialized (select * from private.value_groups(filter, entered, religion)),
  in_use as materialized (select private.forms_in_use(array(select unnest(forms) from given)) as tags),
  grouped as (
    select alternative, beginning, count(*) over (partition by alternative) as groups,
      array(select unnest(forms) intersect select unnest(tags) order by 1) as forms
    from given cross join in_use
  )
  select coalesce('(' || string_agg(condition, ' or ') || ')', 'false')
  from (
    select format('(town ^@ %1$L or state ^@ %1$L)', beginning) as condition from grouped where beginning is not null group by beginning
    union all
    -- One comparison for all phrases of one group.
    select private.any_tag('', array_agg(distinct form order by form)) from grouped cross join unnest(forms) as form where groups = 1
      having count(*) > 0
    union all
    select distinct string_agg(private.any_tag('', forms), ' and ' order by forms) from grouped where groups > 1
      group by alternative having bool_and(forms <> '{}')
  ) as alternatives
$function$;

CREATE OR REPLACE FUNCTION public.count_people (
  filters jsonb DEFAULT '{}'::jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET cpu_operator_cost TO '1'
  AS $function$
declare
  search_condition text;
  counted integer;
begin
  perform private.require_admin();
  perform private.check_people_filters(filters);
  if filters - array['name', 'place', 'side', 'religion'] = private.shared_filters(filters) then
    search_condition := private.people_search_condition(filters);
  end if;
  if search_condition is not null then
    -- The search table alone, minus the deleted profiles: these are few, because they are erased after thirty days.
    execute format(
      'select count(*) from (
        select from private.profile_search as entry
        where %s and not exists (
          select from public."RegisteredUsers" as card where card.id = entry.id and card.deleted_at is not null
        )
        limit 10001
      ) as found',
      search_condition
    ) into counted;
  else
    execute format('select count(*) from (select from public."RegisteredUsers" as card where %s limit 10001) as found',
      private.people_condition(filters)) into counted;
  end if;
  return counted;
end
$function$;

CREATE OR REPLACE FUNCTION public.export_my_data()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.keep_out_of_log();
  if private.must_record_reading() then
    return '{"record_first": true}';
  end if;
  perform private.one_at_a_time('export_my_data');
  return jsonb_set(private.data_about(my_id), '{profile,erased_on}', coalesce(public.read_keeping(my_id) -> 'erased_on', 'null'))
    || jsonb_build_object('exported_at', now());
end
$function$;

CREATE OR REPLACE FUNCTION public.find_people (
  filters jsonb   DEFAULT '{}'::jsonb,
  sort    text    DEFAULT 'newest'::text,
  skip    integer DEFAULT 0,
  at_most integer DEFAULT 20
)
  RETURNS SETOF public."RegisteredUsers"
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET cpu_operator_cost TO '1'
  AS $function$
declare
  ordering text := case sort
    when 'newest' then 'card.created_at desc, card.id desc'
    when 'oldest' then 'card.created_at, card.id'
    when 'name' then 'card.name, card.id'
    when 'age' then 'card.age, card.created_at desc, card.id desc'
    when 'id' then 'card.id'
  end;
  condition text;
  halves text[];
begin
  perform private.require_admin();
  if ordering is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  if at_most is null or at_most not between 1 and 60 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'at_most', '{"from": 1, "to": 60}');
  end if;
  if skip is null or skip not between 0 and 1000000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'skip', '{"from": 0, "to": 1000000}');
  end if;
  perform private.check_people_filters(filters);
  -- The people of this name come before those whose father or mother has it.
  if filters ? 'name' and sort = 'newest' then
    ordering := format('card.id in (select id from private.profile_search where %s) desc, ', private.name_condition(filters ->> 'name', 'true'))
      || ordering;
  end if;
  condition := private.people_condition(filters);
  halves := case filters ->> 'status'
    when 'verified' then array['card.visible']
    else case when filters ? 'status' then array['not card.visible']
      -- The primary key serves the order of ids.
      when sort = 'id' then array['true']
      else array['card.visible', 'not card.visible'] end
  end;
  return query execute (
    select format('select known.* from (%1$s) as card
      cross join lateral jsonb_populate_record(null::public."RegisteredUsers", to_jsonb(card) || jsonb_build_object(''updated_at'', private.version_of(card.id))) as known
      order by %2$s limit %3$s offset %4$s',
      string_agg(
        format('(select card.* from public."RegisteredUsers" as card where %s and %s order by %s limit %s)',
          half, condition, ordering, skip + at_most),
        ' union all '),
      ordering, at_most, skip)
    from unnest(halves) as half
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.find_profiles (
  filters jsonb    DEFAULT '{}'::jsonb,
  sort    text     DEFAULT 'newest'::text,
  after   bigint[] DEFAULT NULL::bigint[],
  at_most integer  DEFAULT 25
)
  RETURNS SETOF public."RegisteredUsers"
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  SET enable_seqscan TO 'off'
  SET cpu_operator_cost TO '1'
  AS $function$
declare
  ordering constant text := case sort when 'age' then 'age, id' when 'active' then 'last_active_on desc, id desc' else 'created_at desc, id desc' end;
  condition text;
  last_place integer := 1;
  start_after text := '';
  ordered text;
  codes text[];
  star_condition text;
  is_frequent boolean;
begin
  if not private.may_find(filters) then
    return;
  end if;
  perform private.require_star_lists(filters);
  perform private.refuse_order(filters, sort);
  if at_most is null or at_most not between 1 and 60 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'at_most', '{"from": 1, "to": 60}');
  end if;
  if after is not null then
    select next.place, next.condition into last_place, start_after from private.next_part(filters, sort, after) as next;
  end if;
  condition := private.search_condition(case sort when 'match' then filters - 'stars' else filters end);
  if sort <> 'match' then
    is_frequent := private.are_frequent(condition, start_after, ordering, 3);
    ordered := format('select id from matching where true%s order by %s limit %s', start_after, ordering, at_most);
  else
    -- One branch of UNION ALL for each list of equally good stars; "limit" stops when the page is full.
    select
        string_agg(
          format('(select id from matching where star_code = any (%L::text[])%s order by %s limit %s)',
            array(select jsonb_array_elements_text(list)), case when place = last_place then start_after end, ordering, at_most),
          ' union all ' order by place),
        array(select jsonb_array_elements_text(list) from unnest(array_agg(list)) as list)
      into ordered, codes
      from jsonb_array_elements(filters -> 'stars') with ordinality as given (list, place)
      where place >= last_place and list <> '[]';
    if ordered is null then
      return;
    end if;
    ordered := format('select id from (%s) as by_list limit %s', ordered, at_most);
    star_condition := format(' and star_code = any (%L::text[])', codes);
    is_frequent := private.are_frequent(condition || star_condition, '', ordering, 3);
    if not is_frequent then
      -- Rare matches are also looked up by star. For frequent ones each branch has its list as a condition; the planner would
      -- estimate this long one once for each branch.
      condition := condition || star_condition;
    end if;
  end if;
  -- "materialized" prevents an index scan in order. For a misspelt name the planner chose one after some runs of ANALYZE. It
  -- compared 40,000 similar words before the page was full: 122 ms instead of 23 with a million people.
  return query execute format(
    'with matching as %s materialized (select * from private.profile_search where %s)
    select shown.* from unnest(array(%s)) with ordinality as found (id, place)
    -- A lookup for each row: the planner would scan a small table from end to end.
    cross join lateral (select * from public."RegisteredUsers" where "RegisteredUsers".id = found.id and visible limit 1) as card
    cross join lateral %s as shown
    order by found.place',
    case when is_frequent then 'not' end, condition, ordered,
    -- The columns that visitors may not select from the card.
    case when auth.uid() is not null then '(select card.*)'
      else 'jsonb_populate_record(null::public."RegisteredUsers", to_jsonb(card) - ''{verified_by,updated_at,status_reason,deleted_at}''::text[])' end
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_my_matches()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
  shown jsonb;
begin
  perform private.one_at_a_time('list_my_matches');
  perform private.tell_due_answers();
  shown := private.shown_to(my_id, by_link => false, with_answers => true);
  -- A member who reads the list knows of the interest.
  update public.notifications set read_at = now()
    where recipient = (select auth.uid()) and kind = 'family interested' and read_at is null and exists (
      select from jsonb_to_recordset(shown) as row (id bigint, asked boolean) where row.asked and row.id = registered_user_id
    );
  return shown;
end
$function$;

CREATE OR REPLACE FUNCTION public.list_saved_searches()
  RETURNS TABLE (
    id             bigint,
    name           text,
    filters        jsonb,
    last_opened_at timestamp with time zone,
    new_profiles   integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.one_at_a_time('list_saved_searches');
  return query
    select
      search.id, search.name, search.filters, search.last_opened_at,
      -- A count is an answer about details, as that of count_profiles. Only the client knows the matching stars; it counts these searches.
      case when not search.filters ? 'matches_star' and private.has_begun(search.filters)
        then private.count_matches(search.filters, search.last_opened_at) end
    from public.saved_searches as search where search.registered_user_id = my_id order by search.name, search.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.open_family_link (
  token  text,
  device uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link private.family_links := private.family_of_link(token);
  opened_by constant bytea := sha256(uuid_send(coalesce(device, gen_random_uuid())));
  -- The page reads again each time its tab gets the focus.
  is_written constant boolean := link.last_opened_at is null or link.last_opened_at < now() - interval '1 hour'
    or link.other_phone_at is null and link.device_hash <> opened_by
    or exists (select from public.introductions where family_id = link.registered_user_id and shown_at > link.last_opened_at);
  is_known boolean;
begin
  perform private.one_at_a_time('open_family_link', link.id::text);
  perform private.tell_due_answers(case when is_written then link.id end);
  if is_written then
    -- Another phone may have opened it, or the bureau ended it, before the lock.
    link := private.family_of_link(token);
    update private.family_links
      set device_hash = coalesce(device_hash, opened_by), first_opened_at = coalesce(first_opened_at, now()), last_opened_at = now(),
        other_phone_at = coalesce(other_phone_at, case when device_hash <> opened_by then now() end)
      where id = link.id;
  end if;
  if link.device_hash is null then
    perform private.record_link('opened private link', link);
  elsif link.device_hash <> opened_by and link.other_phone_at is null then
    perform private.record_link('opened private link on another phone', link);
    perform private.notify_admin('link on another phone', link.registered_user_id, jsonb_build_object('name', name))
      from public."RegisteredUsers" where id = link.registered_user_id;
  end if;
  is_known := private.phone_is_known(link, device) or link.device_hash is null and device is not null and not link.for_candidate;
  return (
    select jsonb_build_object(
      'family', jsonb_build_object(
        'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender,
        'birth_star', details.birth_star, 'star_pada', details.star_pada, 'rasi', details.rasi
      ),
      'expires_at', link.expires_at, 'is_known', is_known, 'may_try', link.wrong_digits < 5, 'for_candidate', link.for_candidate,
      'people', case when link.for_candidate then '[]' else private.shown_to(card.id, by_link => true, with_answers => is_known) end
    )
    from public."RegisteredUsers" as card left join public.profile_details as details on details.registered_user_id = card.id
    where card.id = link.registered_user_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.read_linked_statements (
  token  text,
  device uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link constant private.family_links := private.family_of_link(token);
begin
  perform private.require_family_phone(link, device);
  perform private.one_at_a_time('read_linked_statements', link.id::text);
  return private.statements_of(link.registered_user_id, by_link => true);
end
$function$;

CREATE OR REPLACE FUNCTION public.read_statements (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- The office prints it, and paper goes from hand to hand as a link does.
  for_paper constant boolean := private.is_admin();
  readable_id constant bigint := case when for_paper then profile_id else private.require_member() end;
begin
  if not for_paper then
    perform private.one_at_a_time('read_statements');
  end if;
  return private.statements_of(case when readable_id = profile_id then profile_id end, by_link => for_paper);
end
$function$;

CREATE OR REPLACE FUNCTION public.record_payment (
  request_id  uuid,
  purchase_id bigint,
  amount      bigint,
  way         text,
  paid_on     date,
  note        text   DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  purchase private.purchases;
  earlier private.payments;
  unpaid bigint;
  cleaned_note text;
begin
  perform private.require_admin();
  perform private.refuse_large(array[way, note], 1000);
  perform private.require_fees();
  perform private.refuse_missing_request(request_id);
  purchase := private.lock_purchase(purchase_id);
  perform private.require_family(purchase);
  select * into earlier from private.payments as paid where paid.request_id = record_payment.request_id;
  if found then
    if (earlier.purchase_id, earlier.amount, earlier.way, earlier.paid_on) is distinct from (purchase.id, record_payment.amount, record_payment.way, record_payment.paid_on) then
      perform private.conflict('request_used', 'Something else was recorded by this form. Load the page again.');
    end if;
    return;
  end if;
  if way is null or way <> all (private.payment_ways()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'way');
  end if;
  perform private.require_recent_day('paid_on', paid_on);
  -- Of one that the bureau ended too: a payment that was wrong is corrected, and recorded again.
  unpaid := purchase.agreed_price - (select paid from private.purchase_states as state where state.id = purchase.id);
  if amount is null or amount not between 1 and unpaid then
    perform private.refuse('amount_not_due', 'Enter an amount up to what is unpaid.', 'amount');
  end if;
  cleaned_note := private.clean_payment_note('note', note);
  perform set_config('matrimony.audit_action', 'recorded payment', true);
  perform private.write_receipt(request_id, purchase.id, amount, way, paid_on, cleaned_note, settings.gst_number, settings.gst_rate)
    from public.site_settings as settings;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_wishes (
  profile_id     bigint,
  must           jsonb,
  hoped          jsonb,
  others_see_fit boolean DEFAULT NULL::boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.sell_plan (
  request_id   uuid,
  profile_id   bigint,
  plan_id      bigint,
  agreed_price bigint,
  agreed_by    text,
  agreed_on    date,
  agreed_how   text,
  starts_on    date,
  parts        jsonb  DEFAULT NULL::jsonb,
  later_on     date   DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  plan private.plans;
  earlier private.purchases;
  cleaned_parts jsonb;
  busy_until date;
begin
  perform private.require_admin();
  perform private.refuse_large(parts, 1000);
  perform private.refuse_large(array[agreed_by, agreed_how], 1000);
  perform private.require_fees();
  perform private.refuse_missing_request(request_id);
  perform private.refuse_deleted(private.lock_profile(profile_id));
  -- The same request again: the answer to the first was lost.
  select * into earlier from private.purchases as sold where sold.request_id = sell_plan.request_id;
  if found then
    if (earlier.registered_user_id, earlier.plan_id, earlier.agreed_price, earlier.starts_on)
      is distinct from (profile_id, sell_plan.plan_id, sell_plan.agreed_price, sell_plan.starts_on)
    then
      perform private.conflict('request_used', 'Something else was recorded by this form. Load the page again.');
    end if;
    return;
  end if;
  select * into plan from private.plans where id = plan_id for share;
  if not found or plan.ended_at is not null then
    perform private.refuse('plan_ended', 'This plan is not sold any more.', 'plan_id');
  end if;
  if agreed_price is null or agreed_price not between 0 and 10000000000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'agreed_price', '{"from": 0, "to": 10000000000}');
  end if;
  if agreed_by is null or agreed_by <> all (select unnest(choices) from private.person_fields where field = 'whose_phone') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'agreed_by');
  end if;
  if agreed_how is null or agreed_how <> all (private.agreement_ways()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'agreed_how');
  end if;
  perform private.require_recent_day('agreed_on', agreed_on);
  if starts_on is null or starts_on not between private.today() - 366 and private.today() + 366 then
    perform private.refuse('day_not_near', 'Choose a day within a year.', 'starts_on');
  end if;
  -- What was done on one day would count for both promises.
  busy_until := (
    select max(state.ends_on) from private.purchases as other join private.purchase_states as state on state.id = other.id
    where other.registered_user_id = profile_id and state.ends_on >= sell_plan.starts_on and other.starts_on < sell_plan.starts_on + plan.days
      -- Not one that was taken back.
      and state.ends_on >= other.starts_on
      and (other.introductions > 0 and plan.introductions > 0 or other.contacts > 0 and plan.contacts > 0)
  );
  if busy_until is not null then
    perform private.refuse(
      'plans_overlap', 'The family has another plan until {day}. Start after it, or end that one first.', 'starts_on',
      jsonb_build_object('day', busy_until)
    );
  end if;
  cleaned_parts := private.clean_parts(parts, agreed_price);
  if not cleaned_parts ? 'later' then
    later_on := null;
  elsif later_on is null or later_on not between starts_on + 1 and private.today() + 1825 then
    perform private.refuse('later_day_wrong', 'Choose a day after the start, within five years.', 'later_on');
  end if;
  perform set_config('matrimony.audit_action', 'sold plan', true);
  insert into private.purchases (
    request_id, registered_user_id, plan_id, plan_name, plan_price, days, introductions, contacts, parts, agreed_price, agreed_by, agreed_on, agreed_how,
    starts_on, recorded_by_name, later_on
  ) values (
    request_id, profile_id, plan.id, plan.name, plan.price, plan.days, plan.introductions, plan.contacts, cleaned_parts,
    agreed_price, agreed_by, agreed_on, agreed_how, starts_on, private.my_admin_name(), later_on
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.send_grievance (
  about        text,
  name         text,
  words        text,
  challenge    text,
  proof        text,
  phone_number text DEFAULT NULL::text,
  email        text DEFAULT NULL::text,
  language     text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  cleaned jsonb;
begin
  perform private.keep_out_of_log();
  perform private.refuse_large(array[about, name, words, challenge, proof, phone_number, email, language], 12000);
  -- The limits of enquiries: see work/enquiries.sql. None for a number: a complaint may not be dropped in silence, and a refusal
  -- would tell that the number has complained. None for programs either.
  perform private.require_proof('new', coalesce(phone_number, email), challenge, proof);
  perform private.one_at_a_time('send_grievance', coalesce(phone_number, email));
  cleaned := private.clean_grievance(about, name, words, phone_number, email, language);
  -- A proof is for one complaint; the same one again is a second try, of which nothing is kept.
  if not private.count_today(format('proof %s of a complaint, %s: %s', challenge, coalesce(phone_number, email), proof), 1) then
    if not private.grievance_is_kept(about, cleaned, 'website', null) then
      perform private.refuse('enquiry_expired', 'This took too long. Please send it once more.');
    end if;
    return;
  end if;
  perform private.count_address();
  perform pg_advisory_xact_lock(hashtextextended('private.enquiries', 0));
  perform private.refuse_full_hour('new');
  perform private.note_sending('new');
  perform private.keep_grievance(about, cleaned, 'website', language);
end
$function$;

CREATE OR REPLACE FUNCTION public.show_people (
  profile_id bigint,
  shown_ids  bigint[],
  how        text
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  unavailable text;
  added integer;
begin
  perform private.require_admin();
  perform private.refuse_large(shown_ids);
  if how is null or how <> all (private.ways_of_showing()) or how = 'Interest' then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'how');
  end if;
  if coalesce(cardinality(shown_ids), 0) not between 1 and 60 then
    perform private.refuse('wrong_number_of_people', 'Tick 1 to 60 people.', 'shown_ids');
  end if;
  perform private.lock_pair(profile_id, id)
    from (select distinct id from unnest(shown_ids) as id order by id offset 0) as shown;
  -- In the order of the ids, before the audit log: two admins may show at once.
  perform from public."RegisteredUsers" where id = profile_id or id = any (shown_ids) order by id for key share;
  if not exists (select from public."RegisteredUsers" where id = profile_id and visible) then
    perform private.conflict('family_not_visible', 'The profile of this family must be verified and active first.');
  end if;
  select string_agg(coalesce(card.name || ' (' || shown.id || ')', shown.id::text, '?'), ', ' order by shown.id) into unavailable
    from unnest(shown_ids) as shown (id) left join public."RegisteredUsers" as card on card.id = shown.id
    where not private.may_be_shown(profile_id, shown.id);
  if unavailable is not null then
    perform private.refuse(
      'somebody_not_available', 'Not available any more: {names}. Load the list again, and tick the others.', 'shown_ids',
      jsonb_build_object('names', unavailable)
    );
  end if;
  if how <> 'Telephone' and not (how = 'Private link' and exists (select from public.accounts where registered_user_id = profile_id and active))
    and exists (select from unnest(shown_ids) as shown (id) where private.is_off_links(shown.id))
  then
    perform private.refuse(
      'off_links', 'Not to be shown on private links or paper: {names}. Untick them, or read them out on the telephone.', 'shown_ids',
      (select jsonb_build_object('names', string_agg(name || ' (' || id || ')', ', ' order by id)) from public."RegisteredUsers" where id = any (shown_ids) and private.is_off_links(id))
    );
  end if;
  perform from public.introductions where family_id = profile_id and shown_id = any (shown_ids) order by id for update;
  perform set_config('matrimony.audit_action', 'showed', true);
  with written as (
    insert into public.introductions as known (family_id, shown_id, how, shown_by_name)
      select distinct profile_id, shown.id, how, private.my_admin_name() from unnest(shown_ids) as shown (id) order by 2
      -- A row with an answer stays as it is; "later" is asked again.
      on conflict on constraint shown_once do update
        set how = excluded.how, shown_by_name = excluded.shown_by_name, shown_at = now(), ended_at = null
        where known.answer is null or known.answer = 'later'
      returning id
  )
  select count(*) into added from written;
  if added > 0 and not exists (
    select from public.notifications join public.accounts on user_id = recipient
    where accounts.registered_user_id = profile_id and kind = 'people chosen' and read_at is null
  ) then
    perform private.notify_member('people chosen', profile_id);
  end if;
  return added;
end
$function$;

CREATE OR REPLACE FUNCTION public.treat_as_one (
  filter text,
  words  text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_kind constant text := private.kind_of_filter(filter);
  given text[];
  given_keys text[];
  earlier text[];
  later text[];
begin
  perform private.require_admin();
  perform private.refuse_large(words);
  if of_kind is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'filter');
  end if;
  -- The keys of many words would take long.
  if cardinality(words) > 50 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'words');
  end if;
  given := array(select distinct btrim(word) from unnest(words) as word where btrim(word) <> '' order by 1);
  if cardinality(given) = 0 or exists (select from unnest(given) as word where char_length(word) > 120) then
    perform private.refuse('filter_too_long', 'Enter 1 to {most} characters.', 'words', '{"most": 120}');
  end if;
  given_keys := array(select distinct private.phrase_key(word) from unnest(given) as word);
  lock table private.bureau_words in share row exclusive mode;
  select coalesce(array_agg(distinct word order by word), '{}') into earlier
    from private.bureau_words as grouped cross join unnest(grouped.words) as word
    where grouped.kind = of_kind and grouped.keys && given_keys;
  delete from private.bureau_words as grouped where grouped.kind = of_kind and grouped.keys && given_keys;
  later := case when cardinality(given) > 1 then array(select unnest(given) union select unnest(earlier) order by 1)
    -- One word: it leaves its group.
    else array(select word from unnest(earlier) as word where private.phrase_key(word) <> all (given_keys)) end;
  if cardinality(later) > 50 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'words');
  end if;
  if cardinality(later) > 1 then
    insert into private.bureau_words (kind, words, keys)
    values (of_kind, later, array(select distinct private.phrase_key(word) from unnest(later) as word));
  end if;
  -- The log first: a family that saves wishes locks it before it removes one of them.
  perform private.write_audit('treated as one', 'bureau_words', filter, null,
    jsonb_build_object('words', to_jsonb(earlier)), jsonb_build_object('words', to_jsonb(later)));
  perform private.rewrite_groups(of_kind, array(select private.phrase_key(word) from unnest(given || earlier) as word));
end
$function$;

CREATE INDEX wish_index_terms ON private.wish_index USING gin (((must || hoped)))
  WITH (fastupdate=off);

CREATE TRIGGER remove_unused_terms
  AFTER DELETE OR UPDATE OF must, hoped ON private.wish_index
  FOR EACH ROW
  EXECUTE FUNCTION private.remove_unused_terms();

COMMENT ON COLUMN "private"."wish_terms"."id" IS 'The lowest free number, because private.truths_of has a place for each number.';

COMMENT ON FUNCTION "private"."are_frequent"(text, text, text, integer) IS 'Whether at least "enough" of the first 1,000 rows of an order match a condition, or of 200 where it is long. starting: " and ..." for an order that starts further on.';

COMMENT ON FUNCTION "private"."forms_in_use"(text[]) IS 'Those of many tags that somebody of the register has: a list of words has hundreds of spellings, and each row would be compared with all.';

COMMENT ON FUNCTION "private"."grievance_is_kept"(text, jsonb, text, bigint) IS 'Whether the same complaint came within ten minutes: then this is a second try, because the answer to the first was lost.';

COMMENT ON FUNCTION "private"."lock_introductions"(bigint, bigint) IS 'Locks a pair, its two cards, the requests and then the introductions between them, always in this order, until the end of the transaction.';

COMMENT ON FUNCTION "private"."lock_pair"(bigint, bigint) IS 'One transaction at a time writes what is between two families. Locks of rows do not do: the request or introduction that another one adds is no row yet.';

COMMENT ON FUNCTION "private"."lock_terms"() IS 'One transaction at a time adds and removes wishes of the register: else a wish could be removed that another family has just found.';

COMMENT ON FUNCTION "private"."one_at_a_time"(text, text) IS 'Error 22023 while the same search of the same login is answered, or of another caller: a private link, an address. Each takes a connection of the API, which has ten for everybody.';

COMMENT ON FUNCTION "private"."phrase_key"(text) IS 'A phrase as the search compares it: its words in the order of letters, with a blank between.';

COMMENT ON FUNCTION "private"."remove_unused_terms"() IS 'Trigger: removes the wishes that nobody has any more, with their groups.';

COMMENT ON FUNCTION "private"."search_words"(text) IS 'The distinct words of a text, normalized for the search: "B.Sc. Physics" gives bsc and physics.';

COMMENT ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date, text) IS 'For the admin: a family has paid so many paise, at most what is unpaid; its receipt gets the next number. note: the number of the cheque or transfer. Idempotent by request_id: PT409 if that recorded something else. Error 22023 names the field in its hint; PT404.';

COMMENT ON FUNCTION "public"."save_wishes"(bigint, jsonb, jsonb, boolean) IS 'For a member, about themselves, and for the admin: saves the wishes of a person in place of the earlier ones; none at all deletes them. others_see_fit: null leaves the choice as it is. The bureau is notified of a member''s change. Error 22023 names the filter in its hint; 42501 for another family''s. A member changes them 50 times a day.';

COMMENT ON FUNCTION "public"."sell_plan"(uuid, bigint, bigint, bigint, text, date, text, date, jsonb, date) IS 'For the admin: a family buys a plan for the agreed price (paise), due in parts {event: paise}; later_on: the day of the part "later". Two plans that promise the same do not overlap. Idempotent by request_id: PT409 if that recorded something else. Error 22023 names the field in its hint; PT404, PT409.';

COMMENT ON FUNCTION "public"."send_grievance"(text, text, text, text, text, text, text, text) IS 'For everybody: sends a complaint or a request about rights, with the challenge of begin_enquiry. The proof is for phone_number, or for email without one, and for one complaint; the limits are those of enquiries, counted together. words: 2000 characters without contact details. Error 22023 names the field in its hint.';

COMMENT ON TABLE "private"."removed_files" IS 'Names of removed pictures, which are not used again. The rows go with the person; of a story''s picture, which only the office adds, they stay.';

COMMENT ON TABLE "private"."wish_terms" IS 'The different wishes of the register, as long as somebody has them. Nothing personal: nobody is named.';

REVOKE ALL ON FUNCTION "private"."forms_in_use"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forms_in_use"(text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forms_in_use"(text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."grievance_is_kept"(text, jsonb, text, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."grievance_is_kept"(text, jsonb, text, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."grievance_is_kept"(text, jsonb, text, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_pair"(bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_pair"(bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_pair"(bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_terms"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_terms"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_terms"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."one_at_a_time"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."one_at_a_time"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."one_at_a_time"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_unused_terms"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remove_unused_terms"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_unused_terms"() TO "postgres";

-- Statistics of the planner hold values, and stay after an erasure: none of what people wrote.
do $$
declare
  written record;
begin
  for written in
    select attrelid::regclass as of_table, attname as name
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and attnum > 0 and not attisdropped
      and atttypid in ('text'::regtype, 'jsonb'::regtype)
      and (
        attname in (
          'note', 'words', 'entry', 'message', 'given', 'person', 'said_by_name', 'payer_name', 'decline_reason', 'revoke_reason',
          'status_reason', 'old_values', 'new_values', 'changes', 'base', 'must', 'hoped', 'filters'
        )
        or relname in ('grievances', 'enquiries') and attname in ('name', 'answer', 'relative', 'source_name')
      )
  loop
    execute format('alter table %s alter column %I set statistics 0', written.of_table, written.name);
  end loop;
end
$$;

-- Wishes that nobody has any more.
delete from private.wish_terms as term
  where not exists (select from private.wish_index where must || hoped @> array[term.id]);
