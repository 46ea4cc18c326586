-- A wish has a kind and a value, and one function makes the condition of a value for searches, wishes and usual wishes. The tables of
-- wishes are renamed; their rows stay. Nobody reads them through the API, as before. Two functions with one caller become part of it, and
-- comments that repeated the name of a private function go.

alter table private.wish_terms rename column filter to kind;
alter table private.wish_terms rename to wish_list;
alter table private.wish_list rename constraint wish_terms_pkey to wish_list_pkey;
alter table private.wish_groups rename column term_id to wish_id;
alter table private.wish_groups rename to wish_values;
alter table private.wish_values rename constraint wish_groups_pkey to wish_values_pkey;
alter table private.wish_values rename constraint wish_groups_term_id_fkey to wish_values_wish_id_fkey;
-- The columns of an index keep their names.
alter table private.wish_list drop constraint each_wish_once;
alter table private.wish_list add constraint each_wish_once unique (kind, value, religion);
alter sequence private.wish_groups_id_seq rename to wish_values_id_seq;
alter index private.wish_groups_forms rename to wish_values_forms;
drop index private.wish_groups_term;
create index wish_values_wish on private.wish_values (wish_id);
alter index private.wish_groups_beginning rename to wish_values_beginning;
alter index private.wish_index_terms rename to wish_index_wishes;

SET local check_function_bodies = off;

COMMENT ON COLUMN "private"."wish_list"."kind" IS NULL;

COMMENT ON FUNCTION "private"."add_wishes"(bigint, jsonb) IS NULL;

COMMENT ON FUNCTION "private"."age_on"(date, date) IS NULL;

COMMENT ON FUNCTION "private"."clean_search_name"(text, bigint, bigint) IS NULL;

COMMENT ON FUNCTION "private"."derive_age"() IS NULL;

COMMENT ON FUNCTION "private"."fees_are_on"() IS NULL;

COMMENT ON FUNCTION "private"."filters_are_valid"(jsonb) IS NULL;

COMMENT ON FUNCTION "private"."household_of"(bigint) IS NULL;

COMMENT ON FUNCTION "private"."index_card"() IS NULL;

COMMENT ON FUNCTION "private"."index_profile"(bigint) IS NULL;

COMMENT ON FUNCTION "private"."is_email"(text) IS NULL;

COMMENT ON FUNCTION "private"."is_phone_number"(text) IS NULL;

COMMENT ON FUNCTION "private"."is_tamil"(text) IS NULL;

COMMENT ON FUNCTION "private"."keep_name_of_removed_file"() IS NULL;

COMMENT ON FUNCTION "private"."people_of_number"(text) IS NULL;

COMMENT ON FUNCTION "private"."picture_columns"() IS NULL;

COMMENT ON FUNCTION "private"."record_link"(text, private.family_links) IS NULL;

COMMENT ON FUNCTION "private"."recorded_on"(private.payments) IS NULL;

COMMENT ON FUNCTION "private"."refuse_audit_change"() IS NULL;

COMMENT ON FUNCTION "private"."refuse_problems"(jsonb) IS NULL;

COMMENT ON FUNCTION "private"."refuse_unknown_role"(text) IS NULL;

COMMENT ON FUNCTION "private"."set_updated_at"() IS NULL;

COMMENT ON FUNCTION "private"."star_codes"() IS NULL;

COMMENT ON FUNCTION "private"."sync_age"() IS NULL;

COMMENT ON FUNCTION "private"."visitors_may_browse"() IS NULL;

COMMENT ON FUNCTION "private"."visitors_see_pictures"() IS NULL;

COMMENT ON FUNCTION "private"."waits_since"(bigint) IS NULL;

COMMENT ON FUNCTION "private"."wish_problems"(jsonb, jsonb) IS NULL;

COMMENT ON FUNCTION "private"."wishes_are_valid"(jsonb, jsonb) IS NULL;

DROP TRIGGER "remove_unused_terms" ON "private"."wish_index";

DROP FUNCTION "private"."add_groups"(private.wish_list);

DROP FUNCTION "private"."as_filter"(text, text);

DROP FUNCTION "private"."columns_of"(text);

DROP FUNCTION "private"."ends_of"(text, text);

DROP FUNCTION "private"."failing_terms"(smallint[]);

DROP FUNCTION "private"."group_conditions"(integer, integer);

DROP FUNCTION "private"."gst_in"(bigint, smallint);

DROP FUNCTION "private"."is_unknown"(private.profile_search, text);

DROP FUNCTION "private"."lock_terms"();

DROP FUNCTION "private"."narrowing_condition"(jsonb);

DROP FUNCTION "private"."range_condition"(text, text);

DROP FUNCTION "private"."remove_unused_terms"();

DROP FUNCTION "private"."rewrite_groups"(text, text[], text[]);

DROP FUNCTION "private"."term_ids"(jsonb, text);

DROP FUNCTION "private"."unknown_condition"(text);

DROP FUNCTION "private"."usual_conditions"(jsonb);

DROP FUNCTION "private"."value_groups"(text, text, text);

DROP FUNCTION "private"."wider_range"(text, text);

DROP FUNCTION "private"."wish_conditions"(bigint, jsonb);

DROP FUNCTION "private"."wish_parts"(jsonb);

DROP FUNCTION "private"."words_condition"(text, text, text, integer);

CREATE TYPE "private"."value_group" AS (
  "alternative" integer,
  "forms"       text[],
  "beginning"   text,
  "level"       smallint
);

CREATE OR REPLACE FUNCTION private.add_values (
  wish private.wish_list
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.wish_values (wish_id, alternative, of_alternative, forms, beginning, level)
  select wish.id, alternative, count(*) over (partition by alternative), forms, beginning, level
  from private.value_groups(wish.kind, wish.value, nullif(wish.religion, ''))
$function$;

CREATE OR REPLACE FUNCTION private.apply_communities (
  names   text[],
  changed text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  name text;
begin
  -- A name of the product is known, whatever it is to others, unless a text has it beside another of these.
  foreach name in array array(select each from unnest(names) as each where private.community_node(each) = private.phrase_key(each))
    || array_to_string(names, ' ')
  loop
    perform private.retag_communities(private.search_words(name));
  end loop;
  perform private.rewrite_values('caste', array(select private.phrase_key(each) from unnest(names) as each), changed);
end
$function$;

CREATE OR REPLACE FUNCTION private.as_filter (
  kind  text,
  value text
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case when kind in ('age', 'height') then jsonb_strip_nulls(jsonb_build_object(
      kind || '_from', nullif(split_part(value, '-', 1), ''), kind || '_to', nullif(split_part(value, '-', 2), '')
    )) else jsonb_build_object(kind, value) end
$function$;

CREATE OR REPLACE FUNCTION private.ends_of (
  kind  text,
  value text
)
  RETURNS smallint[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case when kind in ('age', 'height') then array[lower_end - (widened_by + 1) / 2, upper_end + widened_by / 2]::smallint[] end
  from (select coalesce(nullif(split_part(value, '-', 1), ''), '0')::integer, coalesce(nullif(split_part(value, '-', 2), ''), '250')::integer)
    as ends (lower_end, upper_end)
  cross join lateral (select case kind when 'height' then greatest(0, 4 - (upper_end - lower_end)) else 0 end) as width (widened_by)
$function$;

CREATE OR REPLACE FUNCTION private.failing_wishes (
  truths smallint[]
)
  RETURNS integer[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select array(select wish::integer from unnest(truths) with ordinality as each (truth, wish) where truth = 0)
$function$;

CREATE OR REPLACE FUNCTION private.fits_of (
  wishing_id  bigint,
  other       private.profile_search,
  star_scores jsonb,
  star_code   text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'wish', private.as_filter(kind, value), 'must', is_must, 'holds', truth = 1
  ) order by not is_must, kind), '[]')
  from private.wish_index
  cross join (select private.truths_of(other) offset 0) as truths (of_wish)
  cross join lateral (
    select kind, value, id = any (must), of_wish[id] from private.wish_list where id = any (must || hoped)
    union all
    select 'matches_star', star, star_must, private.star_truth(star_scores, star, fits_of.star_code)
      where private.counted_star(star_scores, star) is not null
  ) as wished (kind, value, is_must, truth)
  where registered_user_id = wishing_id
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
  added private.wish_list;
begin
  perform private.lock_wishes();
  -- One person has at most as many wishes as there are filters.
  free := array(
    select number from generate_series(1, (select count(*) from private.wish_list) + (select count(*) from private.profile_filters)) as number
    where not exists (select from private.wish_list where id = number) order by number limit 40
  );
  for added in
    insert into private.wish_list (id, kind, value, religion, lower_end, upper_end)
      select free[row_number() over ()], single.kind, single.value, of_religion.name, ends.lower_end, ends.upper_end
      from private.single_wishes(new.must || new.hoped) as single
      cross join lateral (select case single.kind when 'caste' then religion else '' end) as of_religion (name)
      cross join lateral (select
        ends[1], ends[2] from private.ends_of(single.kind, single.value) as ends
      ) as ends (lower_end, upper_end)
      where not exists (
        select from private.wish_list as known
        where (known.kind, known.value, known.religion) = (single.kind, single.value, of_religion.name)
      )
      returning *
  loop
    perform private.add_values(added);
  end loop;
  insert into private.wish_index (registered_user_id, must, hoped, others_see_fit, star, star_must)
    values (
      new.registered_user_id, private.wish_ids(new.must, religion), private.wish_ids(new.hoped, religion), new.others_see_fit,
      (new.must || new.hoped) ->> 'matches_star', new.must ? 'matches_star'
    )
    on conflict (registered_user_id) do update
      set must = excluded.must, hoped = excluded.hoped, others_see_fit = excluded.others_see_fit,
        star = excluded.star, star_must = excluded.star_must;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_wishes()
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select pg_advisory_xact_lock(hashtextextended('private.wish_list', 0))
$function$;

CREATE OR REPLACE FUNCTION private.range_condition (
  kind  text,
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select format('%I between %s and %s', kind, ends[1], ends[2]) from private.ends_of(kind, value) as ends where ends is not null
$function$;

CREATE OR REPLACE FUNCTION private.receipt (
  payment private.payments
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', payment.id, 'number', payment.number, 'financial_year', payment.financial_year, 'code', payment.code,
    'amount', payment.amount, 'way', payment.way, 'paid_on', payment.paid_on,
    'gst_number', payment.gst_number, 'gst_rate', payment.gst_rate, 'gst', round(payment.amount::numeric * payment.gst_rate / (100 + payment.gst_rate))::bigint,
    'received_by_name', payment.received_by_name, 'note', payment.note, 'request_id', payment.request_id,
    'payer_name', coalesce(payment.payer_name, (
      select card.name from private.purchases as purchase join public."RegisteredUsers" as card on card.id = purchase.registered_user_id
      where purchase.id = payment.purchase_id
    )),
    'recorded_on', private.recorded_on(payment), 'after_close', private.came_late(payment),
    'corrects', (
      select jsonb_build_object('number', earlier.number, 'financial_year', earlier.financial_year)
      from private.payments as earlier where earlier.id = payment.corrects
    ),
    'corrected_by', (
      select jsonb_build_object('number', later.number, 'financial_year', later.financial_year)
      from private.payments as later where later.corrects = payment.id
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.remove_unused_wishes()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  perform private.lock_wishes();
  delete from private.wish_list as wish
    where wish.id = any (old.must || old.hoped)
      and not exists (select from private.wish_index where must || hoped @> array[wish.id] offset 0);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.rewrite_values (
  of_kind     text,
  keys        text[],
  communities text[] DEFAULT '{}'::text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  phrases constant text[] := array(select distinct unnest(private.same_phrases(of_kind, key)) from unnest(keys) as key);
  changed constant text[] := string_to_array(array_to_string(phrases, ' '), ' ');
  wish private.wish_list;
begin
  perform private.lock_wishes();
  for wish in
    select * from private.wish_list as each
    where private.kind_of_filter(each.kind) = of_kind and case when of_kind = 'caste' then exists (
        select from unnest(private.listed_values('words', each.value)) as part
        where private.community_names(part) && communities
          or exists (select from unnest(phrases) as phrase where string_to_array(phrase, ' ') <@ private.search_words(part))
      ) else private.search_words(each.value) && changed end
  loop
    delete from private.wish_values where wish_id = wish.id;
    perform private.add_values(wish);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.single_wishes (
  wishes jsonb
)
  RETURNS TABLE (
    kind  text,
    value text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
    select case when known.kind in ('from', 'to') then known.field else known.name end,
      case when known.kind in ('from', 'to') then concat_ws('-', coalesce(max(given.value) filter (where known.kind = 'from'), ''),
        coalesce(max(given.value) filter (where known.kind = 'to'), '')) else max(given.value) end
    from jsonb_each_text(wishes) as given (name, value)
    join private.profile_filters as known using (name)
    where known.kind not in ('star score', 'stars', 'search', 'flag')
    group by 1, known.kind in ('from', 'to');
end
$function$;

CREATE OR REPLACE FUNCTION private.truths_of (
  person private.profile_search
)
  RETURNS smallint[]
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with met as (
    select wish_id, alternative, of_alternative, level from private.wish_values where forms && (person).tags
    union all
    select wish_id, alternative, of_alternative, level from private.wish_values
      where beginning is not null and ((person).town ^@ beginning or (person).state ^@ beginning)
  ),
  holding as (
    select wish_id, min(level) as level from (
      select wish_id, level from met group by wish_id, alternative, of_alternative, level having count(*) = of_alternative
    ) as complete group by wish_id
  )
  select array_agg(case
      when wish.kind = 'age' then (nullif((person).age, 999) between lower_end and upper_end)::integer
      when wish.kind = 'height' then ((person).height between lower_end and upper_end)::integer
      when (person).tags @> array[wish.kind || ': ?'] then null
      when private.kind_left_out(wish.kind) is not null then (holding.wish_id is null)::integer
      when holding.level = 1 then null
      else (holding.wish_id is not null)::integer
    end::smallint order by place)
  from generate_series(1, (select coalesce(max(id), 0) from private.wish_list)) as place
  left join private.wish_list as wish on wish.id = place
  left join holding on holding.wish_id = place
$function$;

CREATE OR REPLACE FUNCTION private.unknown_condition (
  kind text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case kind when 'age' then 'age = 999' when 'height' then 'height is null' else format('tags @> %L::text[]', array[kind || ': ?']) end
$function$;

CREATE OR REPLACE FUNCTION private.value_conditions (
  given    private.value_group[],
  of_level integer               DEFAULT 0,
  OUT      conditions text[],
  OUT      forms bigint
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
#variable_conflict use_column
declare
  in_use constant text[] := private.forms_in_use(array(select unnest(each.forms) from unnest(given) as each where each.level = of_level));
begin
  with grouped as materialized (
    select alternative, count(*) over (partition by alternative) as groups, beginning,
      array(select unnest(each.forms) intersect select unnest(in_use) order by 1) as forms
    from unnest(given) as each where level = of_level
  )
  select array_agg(condition), sum(size) into conditions, forms from (
    select string_agg(format('town ^@ %1$L or state ^@ %1$L', beginning), ' or ') as condition, 0 as size
      from grouped where beginning is not null having count(*) > 0
    union all
    -- One comparison for all alternatives of one group.
    select private.any_tag('', array_agg(form order by form)), count(*)
      from (select distinct unnest(grouped.forms) from grouped where groups = 1) as single (form) having count(*) > 0
    union all
    select string_agg(condition, ' or '), sum(size) from (
      select string_agg(private.any_tag('', grouped.forms), ' and ') as condition, sum(cardinality(grouped.forms)) as size
      from grouped where groups > 1 group by alternative having bool_and(grouped.forms <> '{}')
    ) as longer having count(*) > 0
    union all
    -- Nobody of the register has one of these words.
    select 'false', 0 where not exists (select from grouped where beginning is not null or grouped.forms <> '{}') and exists (select from grouped)
  ) as kinds;
end
$function$;

CREATE OR REPLACE FUNCTION private.value_groups (
  filter   text,
  entered  text,
  religion text
)
  RETURNS TABLE (
    alternative integer,
    forms       text[],
    beginning   text,
    level       smallint
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
  level := 0;
  if of_kind is null then
    forms := array(select prefix || each from unnest(case
      when private.kind_left_out(filter) is not null then private.same_phrases(private.kind_left_out(filter), entered)
      when filter in (select name from private.profile_filters where kind in ('choice', 'choices')) then private.listed_values('choices', entered)
    end) as each);
    if forms <> '{}' then
      return next;
    end if;
    return;
  end if;
  -- "Iyer, Iyengar": one of them. Nothing but commas is no word.
  foreach part in array private.listed_values('words', entered) loop
    if of_kind = 'place' then
      -- No person has a district, and a family of its town writes the town.
      part := regexp_replace(part, '\s+(district|dist|dt|மாவட்டம்|जिला|ജില്ല|జిల్లా|ಜಿಲ್ಲೆ)\.?$', '', 'i');
    end if;
    key := private.phrase_key(part);
    if key = '' or by_town and private.fold_name(part) = '' then
      continue;
    end if;
    if filter = 'caste' then
      return query
        select value_groups.alternative + (row_number() over (order by name.level))::integer, array_agg(prefix || '=' || name.node), null::text, name.level
        from private.community_levels(part) as name where name.level < 2 group by name.level;
      alternative := alternative + 2;
      continue when private.known_community(part) is not null;
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
      select value_groups.alternative + phrase.place::integer, case when word = any (with_forms) then array(
        select prefix || form from unnest(private.same_phrases(of_kind, word)) as form where position(' ' in form) = 0
      ) else array[prefix || word] end, null::text, 0::smallint
      from unnest(array(select each from unnest(phrases) as each where position(' ' in each) > 0)) with ordinality as phrase (words, place)
      cross join unnest(string_to_array(phrase.words, ' ')) as word;
    alternative := alternative + cardinality(phrases);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.wider_range (
  kind  text,
  value text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  -- An open end stays open.
  select concat_ws('-',
    case when ends[1] = '' then '' else greatest(rule.smallest, ends[1]::integer - step)::text end,
    case when ends[2] = '' then '' else least(rule.largest, ends[2]::integer + step)::text end
  )
  from private.person_fields as rule
  cross join (select case wider_range.kind when 'age' then 2 else 5 end) as steps (step)
  cross join (select string_to_array(value, '-')) as given (ends)
  where rule.field = wider_range.kind
$function$;

CREATE OR REPLACE FUNCTION private.wish_conditions (
  profile_id  bigint,
  star_scores jsonb,
  usual       jsonb  DEFAULT '{}'::jsonb
)
  RETURNS TABLE (
    kind    text,
    value   text,
    is_must boolean,
    unknown text,
    must    text,
    holds   text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
#variable_conflict use_column
begin
  return query
    with wished as (
      select wish.kind, wish.value, wish.id = any (own.must) as is_must, array(
        select (alternative, forms, beginning, level)::private.value_group from private.wish_values where wish_id = wish.id
      ) as groups
      from private.wish_index as own join private.wish_list as wish on wish.id = any (own.must || own.hoped)
      where own.registered_user_id = profile_id
      union all
      (select distinct on (single.kind) single.kind, single.value, weight.is_must,
        array(
          select (alternative, forms, beginning, level)::private.value_group from private.value_groups(single.kind, single.value, null)
        )
      from (values ('must', true), ('hoped', false)) as weight (name, is_must)
      cross join lateral private.single_wishes(usual -> weight.name) as single
      where not exists (select from private.wish_index where registered_user_id = profile_id)
      order by single.kind, weight.is_must desc)
    ),
    read as (
      select wished.kind, wished.value, wished.is_must, private.unknown_condition(wished.kind) as unknown,
        coalesce(known.conditions, array[coalesce(private.range_condition(wished.kind, wished.value), 'false')]) as conditions,
        maybe.conditions as maybe, known.forms + coalesce(maybe.forms, 0) > 8 as are_many
      from wished
      cross join lateral private.value_conditions(groups) as known
      left join lateral (select * from private.value_conditions(groups, 1) where wished.kind = 'caste') as maybe on true
      union all
      select 'matches_star', star, star_must, format('star_code <> all (%L::text[])', holding || failing),
        array[format('star_code = any (%L::text[])', holding)], null, false
      from private.wish_index
      cross join lateral private.star_lists(star_scores, star) as lists
      cross join lateral (select
        array(select jsonb_array_elements_text(lists -> 'stars' -> 0)), array(select jsonb_array_elements_text(lists -> 'stars' -> 1))
      ) as codes (holding, failing)
      where registered_user_id = profile_id and private.counted_star(star_scores, star) is not null
    )
    select read.kind, read.value, read.is_must, private.any_condition(unknown || maybe, false),
      -- Another gothram is a denial.
      case when private.kind_left_out(read.kind) is not null then 'not ' || known else known_or_not end,
      case when read.is_must and maybe is null then format('not (%s)', unknown)
        when private.kind_left_out(read.kind) is not null then 'not ' || known_or_not else known end
    from read
    cross join lateral (select private.any_condition(conditions, are_many), private.any_condition(conditions || maybe || unknown, are_many))
      as texts (known, known_or_not)
    order by read.kind;
end
$function$;

CREATE OR REPLACE FUNCTION private.wish_ids (
  wishes   jsonb,
  religion text
)
  RETURNS integer[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(array_agg(known.id order by known.id), '{}')
    from private.single_wishes(wishes) as single
    join private.wish_list as known on known.kind = single.kind and known.value = single.value
      and known.religion = case single.kind when 'caste' then wish_ids.religion else '' end
  );
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
  select coalesce('(' || array_to_string(conditions, ' or ') || ')', 'false')
  from private.value_conditions(array(
    select (alternative, forms, beginning, level)::private.value_group from private.value_groups(filter, entered, religion)
  ))
$function$;

CREATE OR REPLACE FUNCTION private.write_person (
  profile_id bigint,
  person     jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
-- person: from clean_person, only the fields to write. The first write to a table of details inserts the row.
declare
  of_table text;
begin
  foreach of_table in array array['profile_details', 'contact_details', 'income_details', 'office_details'] loop
    if person ?| array(select field from private.person_fields where table_name = of_table) then
      execute format('insert into public.%I (registered_user_id) values ($1) on conflict do nothing', of_table) using profile_id;
      perform private.write_fields(of_table, 'registered_user_id', profile_id, person);
    end if;
  end loop;
  -- A known date of birth decides the age, so an age that was sent is dropped.
  if exists (select from public.profile_details where registered_user_id = profile_id and date_of_birth is not null) then
    person := person - 'age';
  end if;
  perform private.write_fields('RegisteredUsers', 'id', profile_id, person);
end
$function$;

CREATE OR REPLACE FUNCTION public.count_what_if (
  profile_id  bigint,
  star_scores jsonb  DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET work_mem TO '64MB'
  SET statement_timeout TO '5s'
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  person private.profile_search;
  is_admin boolean;
  counts_stars boolean;
  musts jsonb;
  conditions text;
  fails text;
  first_failing text;
  wider text;
  answer jsonb;
begin
  is_admin := private.begin_fits(profile_id, star_scores);
  if not is_admin then
    perform private.one_at_a_time('count_what_if');
  end if;
  person := private.wishing_person(profile_id);
  select
      jsonb_object_agg(kind, value), string_agg(format('(%s) is not true as fails_%s', must, kind), ', '),
      string_agg(format('fails_%s::integer', kind), ' + '), string_agg(format('when fails_%s then %L', kind, kind), ' '),
      string_agg(format('when fails_%s then %s', kind, private.range_condition(kind, private.wider_range(kind, value))), ' ')
        filter (where kind in ('age', 'height'))
    into musts, conditions, fails, first_failing, wider
    from private.wish_conditions(profile_id, star_scores) where is_must;
  if musts is null then
    return '[]';
  end if;
  counts_stars := is_admin and star_scores <> '{}';
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(
        ''wish'', private.as_filter(key, value), ''without'', coalesce(more, 0),
        ''wider'', case when key in (''age'', ''height'') then private.as_filter(key, private.wider_range(key, value)) end,
        ''with_wider'', case when key in (''age'', ''height'') then coalesce(more_wider, 0) end
      ) order by key), ''[]'')
    from jsonb_each_text($4)
    left join (
      select case %1$s end as which, count(*) as more, count(*) filter (where case %2$s else false end) as more_wider
      from (
        -- Each condition once for each person.
        select id, age, height, star_code, %3$s from private.profile_search
        where visible and gender = $1 and id <> all ($2) offset 0
      ) as each
      left join private.wish_index as theirs on theirs.registered_user_id = id and ($6 or theirs.others_see_fit) %4$s
      where %5$s = 1 and (theirs.must && $3) is not true and %6$s
      group by which
    ) as counted on which = key',
    first_failing, coalesce(wider, 'when false then false'), conditions,
    case when counts_stars then private.their_stars('$5') else '' end, fails,
    case when counts_stars then '(theirs.star_must is not true or with_star.truth is distinct from 0)' else 'true' end
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end,
    private.not_for(profile_id, is_admin), private.failing_wishes(private.truths_of(person)), musts, star_scores, is_admin;
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION public.explain_fit (
  profile_id  bigint,
  other_id    bigint,
  star_scores jsonb  DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_admin constant boolean := private.begin_fits(profile_id, star_scores);
  person private.profile_search;
  other private.profile_search;
begin
  select * into person from private.profile_search where id = profile_id;
  select * into other from private.profile_search
    where id = other_id and (is_admin or visible and id <> all (array(select private.my_blocked_ids())));
  if person.id is null or other.id is null then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  -- Which wishes hold are details, as the profile has them.
  if not is_admin and other.id not in (select private.my_opened_ids()) then
    perform private.refuse('profile_not_opened', 'Open this profile first.');
  end if;
  return jsonb_build_object(
    'mine', private.fits_of(person.id, other, star_scores, other.star_code),
    'theirs', case when is_admin then private.fits_of(other.id, person, star_scores, other.star_code) else '[]' end,
    'theirs_count', (
      select private.count_truths(array(select truths.of_wish[wish] from unnest(must || hoped) as wish))
      from private.wish_index cross join (select private.truths_of(person) offset 0) as truths (of_wish)
      where registered_user_id = other.id and (is_admin or others_see_fit)
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.find_matches (
  profile_id  bigint,
  further     jsonb   DEFAULT '{}'::jsonb,
  skipped     integer DEFAULT 0,
  at_most     integer DEFAULT 25,
  star_scores jsonb   DEFAULT '{}'::jsonb,
  sort        text    DEFAULT 'community, stars, wishes'::text,
  star_places jsonb   DEFAULT '{}'::jsonb,
  last_place  integer DEFAULT NULL::integer,
  usual       jsonb   DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET work_mem TO '64MB'
  SET statement_timeout TO '5s'
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  is_admin boolean;
  counts_stars boolean;
  person private.profile_search;
  musts text;
  columns text;
  number_holding text;
  truths text;
  -- Parts of the default order; null for another one.
  parts text[];
  wished_community text;
  wished_religions text;
  ordering text;
  answer jsonb;
begin
  perform private.refuse_large(further);
  is_admin := private.begin_fits(profile_id, star_scores);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(further) limit 1;
  perform private.refuse('unknown_filter', 'There is no filter of this name.', name) from private.profile_filters
    where further ? name and kind in ('search', 'stars', 'star score') limit 1;
  perform private.require_begun(further);
  if not is_admin then
    -- By places that a member makes up, the list would tell the stars of others.
    if (sort, star_places, last_place, usual) is distinct from ('community, stars, wishes'::text, '{}'::jsonb, null::integer, '{}'::jsonb) then
      perform private.forbid('admin_only', 'Only the bureau may do this.');
    end if;
    perform private.one_at_a_time('find_matches');
  end if;
  perform private.check_part(skipped, at_most, case when is_admin then 60 else 25 end);
  perform private.refuse_star_places(star_places);
  perform private.refuse_usual(usual);
  parts := case when sort is distinct from 'newest' and sort is distinct from 'waits longest' then string_to_array(sort, ', ') end;
  ordering := case
    when sort = 'newest' then 'shown.created_at desc, shown.id desc'
    when sort = 'waits longest' then 'shown.waits_since, shown.id'
    when parts <@ array['community', 'stars', 'wishes'] then 'shown.near, shown.star_order, agreed desc, '
      -- The days on which the bureau has shown others are its own.
      || case when is_admin then 'shown.waits_since, shown.id' else 'shown.created_at desc, shown.id desc' end
  end;
  if ordering is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  person := private.wishing_person(profile_id);
  select string_agg(format('and %s', must), ' ') filter (where is_must), string_agg(format(', %s as holds_%s', holds, kind), ''),
      string_agg(format(' + (holds_%s is true)::integer', kind), ''),
      string_agg(format('case when holds_%s then 1 when not (%s) then 0 end', kind, unknown), ', '),
      max(value) filter (where kind = 'caste' and 'community' = any (parts)), max(value) filter (where kind = 'religion')
    into musts, columns, number_holding, truths, wished_community, wished_religions
    from private.wish_conditions(profile_id, star_scores, usual);
  -- A member might try scores, to find out what another family wishes.
  counts_stars := is_admin and star_scores <> '{}';
  -- A family on which more of theirs fail than hold comes one wish later: who has no wishes must not always come last. So only
  -- people with one wish less than the last of the page can reach it.
  execute format(
    'with %12$s fitting as materialized (
      select *, 0 %2$s as holding, %13$s as star_order, %11$s as near
      from (
        select id, times_shown, created_at, waits_since, ($8 ->> star_code)::integer as star_place,
          theirs.registered_user_id is not null as tells, theirs.must, theirs.hoped, theirs.star, %5$s as star_truth %1$s %14$s
        from private.profile_search left join private.wish_index as theirs on theirs.registered_user_id = id and ($6 or theirs.others_see_fit) %6$s %15$s
        where visible and gender = $1 and id <> all ($2) %4$s and (theirs.must && private.failing_wishes($3)) is not true and %7$s offset 0
      ) as found
    ),
    listed as (select * from fitting where $9 is null or star_place <= $9),
    shown as (
      select *, %8$s as agreed
      from listed as shown
      where %9$s
      order by %10$s offset $4 limit $5
    )
    select jsonb_build_object(
      ''people'', (select count(*) from listed),
      ''list'', coalesce((
        select jsonb_agg(jsonb_build_object(
          ''id'', id,
          ''mine'', private.count_truths(array[%3$s]::smallint[]),
          ''theirs'', case when $6 or tells then private.count_truths(
            array(select $3[wish] from unnest(must || hoped) as wish)
              || case when $6 and private.counted_star($7, star) is not null then array[star_truth]::smallint[] end
          ) end
        ) || case when $6 then jsonb_build_object(
          ''star_place'', star_place, ''times_shown'', shown.times_shown, ''waits_since'', shown.waits_since,
          ''community'', case when near = 1 then ''may be'' when near = 2 then ''same title'' when near between 3 and 7 then ''other part'' end, ''shared'', %16$s
        ) else ''{}'' end order by %10$s)
        from shown join private.profile_search using (id)
      ), ''[]'')
    ) || case when $6 then jsonb_build_object(
      ''shown_before'', (select count(*) from public.introductions where family_id = $10 and how <> ''Interest''),
      ''by_star'', coalesce((
        select jsonb_agg(jsonb_build_array(star_place, number)) from (select star_place, count(*) as number from fitting group by star_place) as counted
      ), ''[]'')
    ) else ''{}'' end',
    columns, number_holding, truths, concat_ws(' ', musts,
      'and ' || private.facts_condition(further - array['age_from', 'age_to', 'with_picture']),
      (select string_agg('and ' || private.range_condition(kind, value), ' ') from private.single_wishes(further))
    ),
    case when counts_stars then 'with_star.truth' else 'null::integer' end,
    case when counts_stars then private.their_stars('$7') else '' end,
    case when counts_stars then '(theirs.star_must is not true or with_star.truth is distinct from 0)' else 'true' end,
    case when 'wishes' = any (parts) then 'holding - (coalesce((select sum(1 - 2 * $3[wish]) from unnest(must || hoped) as wish), 0) + coalesce(1 - 2 * star_truth, 0) > 0)::integer' else '0' end,
    case when 'wishes' = any (parts) then '((near, star_order, -holding) <= (
        select least.near, least.star_order, 1 - least.holding from listed as least order by least.near, least.star_order, least.holding desc offset $4 + $5 - 1 limit 1
      )) is not false' else 'true' end,
    ordering,
    case when wished_community is null then '0' else 'case when holds_caste then 0 else coalesce(level, case when $6 and fact_is_unknown then 9 else 10 end) end' end,
    case when wished_community is not null then 'wished (near_id, level, shared) as materialized (select * from private.near_people($11, case when $6 then 8 else 1 end, $12)),' end,
    case when 'stars' = any (parts) then 'coalesce(star_place, 1000) / 100' else '0' end,
    case when wished_community is not null then format(', level, shared, %s as fact_is_unknown', private.unknown_condition('caste')) end,
    case when wished_community is not null then 'left join wished on near_id = id' end,
    case when wished_community is null then 'null' else 'case when near > 1 then shared end' end
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end, private.not_for(profile_id, is_admin),
    private.truths_of(person), skipped, at_most, is_admin, star_scores, star_places, last_place, profile_id, wished_community,
    coalesce(wished_religions, (select religion from public."RegisteredUsers" where id = profile_id));
  return answer;
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
  SET statement_timeout TO '20s'
  AS $function$
declare
  of_kind constant text := private.kind_of_filter(filter);
  given text[];
  different text[];
  given_keys text[];
  earlier text[];
  later text[];
  changed text[];
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
  given := array_remove(array(select distinct private.clean_text('words', word, 120, true) from unnest(words) as word order by 1), null);
  if cardinality(given) = 0 then
    perform private.refuse('filter_without_word', 'Enter a word.', 'words');
  end if;
  lock table private.bureau_words in share row exclusive mode;
  if of_kind = 'caste' then
    -- With relate_communities in turn: the later change reads the relations of the earlier one.
    lock table private.bureau_communities in share row exclusive mode;
    -- Two that are one by the product would stay one when their group is taken apart.
    with one as materialized (
      select word, place, private.community_node(word) as node, private.same_in_product(word) as same
      from unnest(given) with ordinality as each (word, place)
    )
    select array_agg(word order by place) into different from one
      where not exists (select from one as earlier where earlier.place < one.place and one.node = any (earlier.same));
    if cardinality(different) = 1 and cardinality(given) > 1 then
      perform private.refuse(
        'community_within', '{wider} is {name} already, or a part of it.', 'words', jsonb_build_object('name', given[1], 'wider', given[2])
      );
    end if;
    given := different;
  end if;
  given_keys := array(select distinct private.phrase_key(word) from unnest(given) as word);
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
  if of_kind = 'caste' then
    changed := private.rebuild_communities();
  end if;
  -- The log first: a family that saves wishes locks it before it removes one of them.
  perform private.write_audit('treated as one', 'bureau_words', filter, null,
    jsonb_build_object('words', to_jsonb(earlier)), jsonb_build_object('words', to_jsonb(later)));
  if of_kind = 'caste' then
    perform private.apply_communities(given || earlier, changed);
    return;
  end if;
  perform private.rewrite_values(of_kind, array(select private.phrase_key(word) from unnest(given || earlier) as word));
end
$function$;

CREATE TRIGGER remove_unused_wishes
  AFTER DELETE OR UPDATE OF must, hoped ON private.wish_index
  FOR EACH ROW
  EXECUTE FUNCTION private.remove_unused_wishes();

COMMENT ON COLUMN "private"."wish_index"."star" IS 'The wish about stars, "South 6": no row of private.wish_list, as its truth is that of a couple.';

COMMENT ON COLUMN "private"."wish_values"."of_alternative" IS 'The number of rows of this alternative.';

COMMENT ON FUNCTION "private"."as_filter"(text, text) IS 'A wish of private.single_wishes as filters of find_profiles.';

COMMENT ON FUNCTION "private"."ends_of"(text, text) IS 'Both ends of a wish about age or height, null for others. A range of heights covers at least 5 cm, as in private.search_condition.';

COMMENT ON FUNCTION "private"."index_wishes"() IS 'Trigger: keeps private.wish_list, their values, and private.wish_index.';

COMMENT ON FUNCTION "private"."lock_wishes"() IS 'One transaction at a time adds and removes wishes of the register: else a wish could be removed that another family has just found.';

COMMENT ON FUNCTION "private"."range_condition"(text, text) IS 'The condition on private.profile_search that a wish about age or height holds; null for others.';

COMMENT ON FUNCTION "private"."rewrite_values"(text, text[], text[]) IS 'After the bureau has joined or parted spellings: wishes with one of these words find by all of them. communities: names of which others are something else now (private.rebuild_communities).';

COMMENT ON FUNCTION "private"."single_wishes"(jsonb) IS 'The single wishes: both ends of a range are one, "25-31" or "160-".';

COMMENT ON FUNCTION "private"."unknown_condition"(text) IS 'The condition on private.profile_search that the fact of a wish is not known.';

COMMENT ON FUNCTION "private"."value_conditions"(private.value_group[], integer) IS 'The conditions on private.profile_search of which one holds where the groups of a value do, and the number of forms in them. of_level: of the groups. Null without groups.';

COMMENT ON FUNCTION "private"."value_groups"(text, text, text) IS 'The value of a filter of words, a place or choices, or of words that are left out: a row has one of the forms (tags) of each group of an alternative, or a town or state with this beginning. level: 1 where it only may be the community. religion: of the same search, or null.';

COMMENT ON FUNCTION "private"."wider_range"(text, text) IS 'A range of ages or heights, one step wider at each end that it has: two years, or five centimetres.';

COMMENT ON FUNCTION "private"."wish_conditions"(bigint, jsonb, jsonb) IS 'The wishes of a person as conditions on private.profile_search. unknown: the fact is not known, or may be the wished one. must: the wish holds or is unknown. holds: it holds; of a must on the rows where it holds or is unknown. star_scores: as in find_matches; a wish about stars without them is left out. usual: wishes that are not stored, {"must": {...}, "hoped": {...}}, for a person without any.';

COMMENT ON FUNCTION "private"."wish_ids"(jsonb, text) IS 'The numbers of these wishes. religion: the one to which a caste belongs, or an empty text.';

COMMENT ON FUNCTION "private"."words_condition"(text, text, text) IS 'The condition on private.profile_search for a filter of words or of a place: all words of the phrase, or of another form of it; the beginning of a town or state. With a comma: of one of the phrases. religion: of the same search, or null.';

COMMENT ON TABLE "private"."wish_index" IS 'The wishes of each person as numbers of private.wish_list, kept by a trigger.';

COMMENT ON TABLE "private"."wish_values" IS 'The value of each wish by private.value_groups: it holds if all rows of one alternative do.';

REVOKE ALL ON FUNCTION "private"."add_values"(private.wish_list) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_values"(private.wish_list) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_values"(private.wish_list) TO "postgres";

REVOKE ALL ON FUNCTION "private"."as_filter"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."as_filter"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."as_filter"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ends_of"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ends_of"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ends_of"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."failing_wishes"(smallint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."failing_wishes"(smallint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."failing_wishes"(smallint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_wishes"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_wishes"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_wishes"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."range_condition"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."range_condition"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."range_condition"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_unused_wishes"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remove_unused_wishes"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_unused_wishes"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."rewrite_values"(text, text[], text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rewrite_values"(text, text[], text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rewrite_values"(text, text[], text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."single_wishes"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."single_wishes"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."single_wishes"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."unknown_condition"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unknown_condition"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."unknown_condition"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."value_conditions"(private.value_group[], integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."value_conditions"(private.value_group[], integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."value_conditions"(private.value_group[], integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."value_groups"(text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."value_groups"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."value_groups"(text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."wider_range"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wider_range"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wider_range"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."wish_conditions"(bigint, jsonb, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wish_conditions"(bigint, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wish_conditions"(bigint, jsonb, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."wish_ids"(jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wish_ids"(jsonb, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wish_ids"(jsonb, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."words_condition"(text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_condition"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_condition"(text, text, text) TO "postgres";
