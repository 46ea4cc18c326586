-- What families ask first, who is calling, and paper. New facts of a person: kulam, native place, work place, brothers and sisters and
-- how many of each are married, children of an earlier marriage, assets (as closed as the address), and the own income as a band in a
-- table of its own: the family chooses whether the bureau alone reads it, families after approval, or members. The office alone knows
-- the source of a biodata and the household of a person: people of one household have one log. It finds a caller by father, mother,
-- open enquiry and last digits, verifies walk-ins apart from imported people, and prints many on record, without contact details.
-- Follow-ups are due by the day of make daily; the words of an enquiry go into the log; a message says the number of a registration.
-- The manifest has the bureau's name, which everybody reads. Equal wishes are ordered by the stars; a list that cannot be shown names
-- those who are gone. No right is lost or gained otherwise.

SET local check_function_bodies = off;

DROP TRIGGER "audit_change" ON "private"."enquiries";

DROP TRIGGER "audit_change" ON "public"."contact_details";

DROP TRIGGER "touch_profile" ON "public"."office_details";

DROP VIEW "private"."person_fields";

DROP VIEW "private"."profile_filters";

ALTER TABLE "public"."profile_log"
  DROP CONSTRAINT "kind_is_known";

DROP FUNCTION "private"."name_condition"(text, text);

DROP FUNCTION "private"."record_lookup"(integer, bigint[], text);

DROP FUNCTION "public"."add_log_entry"(bigint, text, text, date);

DROP FUNCTION "public"."register_person"(uuid, jsonb, text, text, text, jsonb, bigint);

CREATE TABLE "public"."income_details" (
  "registered_user_id" bigint                   NOT NULL,
  "income"             text,
  "income_shown_to"    text,
  "created_at"         timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"         timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "income_details_pkey" PRIMARY KEY (registered_user_id),
  CONSTRAINT "income_is_known" CHECK ((income = ANY ('{"Below 2","2 to 3","3 to 5","5 to 7","7 to 10","10 to 15","15 to 20","20 to 30","30 to 50","50 and above"}'::text[]))),
  CONSTRAINT "income_shown_to_is_known" CHECK ((income_shown_to = ANY ('{"Bureau only","Approved contact",Members}'::text[])))
);

ALTER TABLE "public"."income_details"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."income_details" FROM "anon";

ALTER TABLE "private"."enquiries"
  ADD COLUMN "source" text NOT NULL DEFAULT 'Website'::text;

ALTER TABLE "private"."enquiries"
  ADD COLUMN "source_name" text;

ALTER TABLE "private"."profile_search"
  ADD COLUMN "family_folded" text COLLATE pg_catalog."C" NOT NULL DEFAULT ''::text;

ALTER TABLE "private"."profile_search"
  ADD COLUMN "family_for_tamil" text COLLATE pg_catalog."C" NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."contact_details"
  ADD COLUMN "assets" text;

ALTER TABLE "public"."office_details"
  ADD COLUMN "source" text;

ALTER TABLE "public"."office_details"
  ADD COLUMN "source_name" text;

ALTER TABLE "public"."office_details"
  ADD COLUMN "share_agreed" text;

ALTER TABLE "public"."office_details"
  ADD COLUMN "household" uuid;

ALTER TABLE "public"."profile_details"
  ADD COLUMN "kulam" text;

ALTER TABLE "public"."profile_details"
  ADD COLUMN "native_place" text;

ALTER TABLE "public"."profile_details"
  ADD COLUMN "work_place" text;

ALTER TABLE "public"."profile_details"
  ADD COLUMN "brothers" smallint;

ALTER TABLE "public"."profile_details"
  ADD COLUMN "married_brothers" smallint;

ALTER TABLE "public"."profile_details"
  ADD COLUMN "sisters" smallint;

ALTER TABLE "public"."profile_details"
  ADD COLUMN "married_sisters" smallint;

ALTER TABLE "public"."profile_details"
  ADD COLUMN "children" smallint;

ALTER TABLE "public"."profile_details"
  ADD COLUMN "children_live_with" text;

ALTER TABLE "public"."profile_log"
  ADD COLUMN "for_household" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION private.add_groups (
  term private.wish_terms
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  insert into private.wish_groups (term_id, alternative, of_alternative, forms, beginning)
  select (term).id, alternative, count(*) over (partition by alternative), forms, beginning
  from (
    select alternative, forms, beginning
      from private.value_groups((term).filter, (term).value, nullif((term).religion, ''))
      where private.kind_of_filter((term).filter) is not null
    union all
    select 1, array(select (term).filter || ':' || one from unnest(private.listed_values('choices', (term).value)) as one), null
      where (term).filter in (select name from private.profile_filters where kind = 'choices')
    union all
    -- The wish is that none of them holds.
    select 1, array(select (term).filter || ':' || form from unnest(private.same_phrases(private.kind_left_out((term).filter), (term).value)) as form), null
      where private.kind_left_out((term).filter) is not null
  ) as groups;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_person (
  profile_id bigint,
  person     jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  row_of_details constant jsonb := person || jsonb_build_object('registered_user_id', profile_id, 'created_at', now(), 'updated_at', now());
  columns text;
begin
  select string_agg(quote_ident(field), ', ') into strict columns from private.person_fields where table_name = 'RegisteredUsers';
  execute format(
    'insert into public."RegisteredUsers" (id, status, %1$s) overriding system value
      select $1, ''submitted'', %1$s from jsonb_populate_record(null::public."RegisteredUsers", $2)',
    columns
  ) using profile_id, person || jsonb_build_object(
    'age', coalesce(private.age_on((person ->> 'date_of_birth')::date, private.today())::text, person ->> 'age')
  );
  insert into public.profile_details select (jsonb_populate_record(null::public.profile_details, row_of_details)).*;
  insert into public.contact_details select (jsonb_populate_record(null::public.contact_details, row_of_details)).*;
  insert into public.income_details (registered_user_id, income, income_shown_to)
    select profile_id, person ->> 'income', person ->> 'income_shown_to'
    where coalesce(person ->> 'income', person ->> 'income_shown_to') is not null;
  select string_agg(quote_ident(field), ', ') into columns
    from private.person_fields where table_name = 'office_details' and person ->> field is not null;
  if columns is not null then
    execute format(
      'insert into public.office_details (registered_user_id, %1$s)
        select $1, %1$s from jsonb_populate_record(null::public.office_details, $2)',
      columns
    ) using profile_id, person;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_people_filters (
  filters jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  wrong text;
begin
  perform private.refuse_large(filters);
  if jsonb_typeof(filters) is distinct from 'object' then
    perform private.refuse('no_filter', 'This is no filter.');
  end if;
  select key into wrong from jsonb_object_keys(filters) as key
    where key not in ('ids', 'name', 'status', 'login', 'side', 'religion', 'place', 'without_picture', 'not_told',
      'handled_by', 'unhandled', 'source', 'registered_from', 'registered_to')
      and not private.shared_filters(filters) ? key
    limit 1;
  if found then
    perform private.refuse('unknown_filter', 'There is no filter of this name.', wrong);
  end if;
  perform private.refuse(code, sentence, field, given) from private.filter_problems(private.shared_filters(filters)) limit 1;
  select key into wrong from jsonb_each_text(filters)
    where key in ('registered_from', 'registered_to')
      and not coalesce(value ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(value, 'date'), false)
    limit 1;
  if found then
    perform private.refuse('no_day', 'Enter a day of the calendar.', wrong);
  end if;
  if (filters ->> 'registered_from')::date > (filters ->> 'registered_to')::date then
    perform private.refuse('days_reversed', 'The second day must not be before the first.', 'registered_to');
  end if;
  if char_length(filters ->> 'name') > 120 then
    perform private.refuse('filter_too_long', 'Enter 1 to {most} characters.', 'name', '{"most": 120}');
  end if;
  if filters ->> 'login' not in ('none', 'waiting', 'active', 'off') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'login');
  end if;
  if not private.listed_values('choices', filters ->> 'source') <@ private.sources() then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'source');
  end if;
  if filters ? 'ids' then
    if jsonb_typeof(filters -> 'ids') <> 'array' or jsonb_array_length(filters -> 'ids') > 1000
      or jsonb_path_exists(filters, '$.ids[*] ? (@.type() != "number")') then
      perform private.refuse('too_many_ids', 'These are too many at once.', 'ids');
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.close_enquiry (
  enquiry_id bigint,
  profile_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  enquiry private.enquiries := private.lock_enquiry(enquiry_id);
begin
  if enquiry.state = 'registered' or enquiry.kind <> 'new' then
    perform private.conflict('enquiry_changed', 'Somebody else has changed this enquiry. Load the list again.');
  end if;
  update private.enquiries
    set state = 'registered', registered_user_id = profile_id, changed_by_name = private.my_admin_name(), changed_at = now()
    where id = enquiry.id;
  delete from private.enquiry_numbers where enquiry_numbers.enquiry_id = enquiry.id;
  insert into public.profile_log (registered_user_id, kind, entry, written_by_name, written_at)
    select profile_id, 'Enquiry', enquiry.words, enquiry.name, enquiry.created_at
    where enquiry.words is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.facts_condition (
  filters jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  worded constant text[] := array(select name from private.profile_filters where kind = 'words');
  left_out constant text[] := array(select name from private.profile_filters where kind = 'other words' and filters ? name);
  several constant text[] := array(
    select name from private.profile_filters
    where kind = 'choices' and cardinality(private.listed_values(kind, filters ->> name)) > 1
  );
  religion constant text := (filters - several) ->> 'religion';
  -- The tags of a community cover its religion.
  tags constant text[] := private.search_tags(filters - worded - several - left_out - 'location' - case when filters ? 'caste' then 'religion' else '' end);
begin
  return nullif(concat_ws(' and ',
    case when tags <> '{}' then format('tags @> %L::text[]', tags) end,
    (
      select string_agg(private.any_tag(name || ':', private.listed_values('choices', filters ->> name)), ' and ' order by name)
      from unnest(several) as name
    ),
    (
      select string_agg(private.words_condition(given.key, filters ->> given.key, religion), ' and ' order by given.key)
      from jsonb_object_keys(filters) as given (key)
      where given.key = any (worded)
    ),
    (
      select string_agg('not ' || private.any_tag(name || ':', private.same_phrases(private.kind_left_out(name), filters ->> name)), ' and ' order by name)
      from unnest(left_out) as name
    ),
    case when filters ?| array['age_from', 'age_to'] then format(
      'age between %L::smallint and %L::smallint', coalesce(filters ->> 'age_from', '0'), coalesce(filters ->> 'age_to', '100')) end,
    case when filters ? 'location' then private.words_condition('location', filters ->> 'location', null) end
  ), '');
end
$function$;

CREATE OR REPLACE FUNCTION private.family_problems (
  person jsonb
)
  RETURNS SETOF private.problem
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with counted as (
    -- What is no count is a problem of its own field.
    select field, case when person ->> field ~ '^[0-9]{1,4}$' then (person ->> field)::integer end as count
    from unnest(array['number_of_siblings', 'brothers', 'married_brothers', 'sisters', 'married_sisters']) as field
  )
  select (private.problem_of(married.field, 'more_married_than_there', 'More are married than there are.')).*
    from counted as married join counted as all_of_them on married.field = 'married_' || all_of_them.field
    where married.count > coalesce(all_of_them.count, 0)
  union all
  select (private.problem_of(
      'number_of_siblings', 'siblings_differ', 'Brothers and sisters are {together} together.', jsonb_build_object('together', together)
    )).*
    from (select max(count) filter (where field = 'brothers') + max(count) filter (where field = 'sisters') from counted) as sum (together)
    where together <> (select count from counted where field = 'number_of_siblings')
  union all
  select (private.problem_of(field, 'no_earlier_marriage', 'This is for an earlier marriage. Choose another marital status, or leave it out.')).*
    from unnest(array['children', 'children_live_with']) as field
    where person ->> field is not null and (field, person ->> field) <> ('children', '0') and (person ->> 'marital_status' = 'Never Married') is not false
$function$;

CREATE OR REPLACE FUNCTION private.follow_up_due (
  decided_at timestamp with time zone,
  state      text,
  changed_at timestamp with time zone,
  settings   public.site_settings
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case
    when state is null then decided_at < private.moment_of_daily() - settings.follow_up_days * interval '1 day'
    else state in ('talking', 'met')
      and changed_at < decided_at + settings.second_follow_up_days * interval '1 day'
      and decided_at < private.moment_of_daily() - settings.second_follow_up_days * interval '1 day'
  end
$function$;

CREATE OR REPLACE FUNCTION private.found_enquiries (
  ids bigint[]
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'name', name, 'kind', kind, 'state', state, 'created_at', created_at
  ) order by id desc), '[]')
  from private.open_enquiries where id = any (ids)
$function$;

CREATE OR REPLACE FUNCTION private.household_of (
  profile_id bigint
)
  RETURNS SETOF bigint
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select other.registered_user_id
  from public.office_details as own
  join public.office_details as other on other.household = own.household and other.registered_user_id <> own.registered_user_id
  where own.registered_user_id = profile_id
$function$;

CREATE OR REPLACE FUNCTION private.index_profile (
  profile_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.profile_search (id, visible, created_at, age, height, town, state, name_folded, name_for_tamil, tags, star_code, gender, waits_since, family_folded, family_for_tamil)
  select
    card.id, card.visible, card.created_at, coalesce(card.age, 999), details.height,
    private.fold_name(split_part(card.location, ',', 1)),
    case when position(',' in card.location) > 0 then private.fold_name(split_part(card.location, ',', -1)) end,
    private.name_key(card.name), private.fold_for_tamil(private.fold_name(card.name)),
    private.with_unknown(private.search_tags((
      select jsonb_object_agg(name, case table_name when 'RegisteredUsers' then of_card -> field when 'income_details' then of_income -> field else of_details -> field end)
      from private.profile_filters join private.person_fields using (field)
    ))),
    private.star_code(card.gender, details.birth_star, details.star_pada, details.rasi),
    card.gender, private.waits_since(card.id),
    -- Each by itself: a name in Tamil letters has a key in capitals.
    concat_ws(' ', private.name_key(card.name), private.name_key(details."father's_name"), private.name_key(details."mother's_name")),
    private.fold_for_tamil(private.fold_name(concat_ws(' ', card.name, details."father's_name", details."mother's_name")))
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  -- Everyone who may search by it may read it.
  left join public.income_details as earned on earned.registered_user_id = card.id and earned.income_shown_to = 'Members'
  -- offset 0: computed once, not once for each filter.
  cross join lateral (select to_jsonb(card), to_jsonb(details), to_jsonb(earned) offset 0) as fields (of_card, of_details, of_income)
  where card.id = profile_id
  on conflict (id) do update set
    visible = excluded.visible, created_at = excluded.created_at, age = excluded.age, height = excluded.height,
    town = excluded.town, state = excluded.state, name_folded = excluded.name_folded,
    name_for_tamil = excluded.name_for_tamil, tags = excluded.tags,
    star_code = excluded.star_code, gender = excluded.gender, waits_since = excluded.waits_since,
    family_folded = excluded.family_folded, family_for_tamil = excluded.family_for_tamil;
end
$function$;

CREATE OR REPLACE FUNCTION private.join_household (
  profile_id bigint,
  other_id   bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  earlier constant uuid := (select household from public.office_details where registered_user_id = profile_id);
  joined constant uuid := coalesce(
    (select household from public.office_details where registered_user_id = other_id), earlier, gen_random_uuid()
  );
begin
  insert into public.office_details as office (registered_user_id, household)
    select id, joined from unnest(array[profile_id, other_id]) as id
    on conflict (registered_user_id) do update set household = excluded.household
      where office.household is distinct from excluded.household;
  update public.office_details set household = joined where household = earlier and earlier <> joined;
end
$function$;

CREATE OR REPLACE FUNCTION private.kind_left_out (
  filter text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case filter when 'other_gothram' then 'gothram' when 'other_kulam' then 'kulam' end
$function$;

CREATE OR REPLACE FUNCTION private.kind_of_filter (
  filter text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case filter when 'caste' then 'caste' when 'education' then 'education' when 'location' then 'place' when 'work_place' then 'place'
    when 'native_place' then 'place' when 'occupation' then 'job' end
$function$;

CREATE OR REPLACE FUNCTION private.lock_households (
  ids bigint[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- One change of households at a time: the cards to lock depend on it.
  perform pg_advisory_xact_lock(hashtextextended('households', 0));
  perform from public."RegisteredUsers"
    where id = any (ids) or id in (select private.household_of(id) from unnest(ids) as id)
    order by id for update;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_be_shown (
  family_id bigint,
  shown_id  bigint
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select shown_id is not null and private.may_meet(family_id, shown_id) and shown_id not in (select private.household_of(family_id)) and exists (
    select from public."RegisteredUsers" as family join public."RegisteredUsers" as card on card.gender <> family.gender
    where family.id = family_id and card.id = shown_id
  )
$function$;

CREATE OR REPLACE FUNCTION private.message_placeholders (
  template text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select array['{name}', '{bureau}', '{site}', '{phone}'] || own.placeholders
  from (values
    ('account made', array['{username}']),
    ('password reset', array['{username}']),
    ('request approved', array['{other}', '{link}']),
    -- For a family without a login: the admin adds the details below it.
    ('details sent', array['{other}', '{link}']),
    ('request declined', array['{other}', '{reason}']),
    ('consent question', array['{other}', '{link}']),
    ('both ways question', array['{other}', '{link}']),
    -- The name is that of the person whose profile it is; a line without its fact is left out.
    ('profile shared', array['{id}', '{age}', '{height}', '{community}', '{star}', '{education}', '{work}', '{town}', '{link}']),
    ('profiles chosen', array['{link}']),
    ('please call', '{}'),
    ('photo missing', '{}'),
    ('registered', array['{id}'])
  ) as own (template, placeholders)
  where own.template = message_placeholders.template
$function$;

CREATE OR REPLACE FUNCTION private.moment_of_daily()
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case when up_to_date_on > private.today() then (up_to_date_on + time '12:00') at time zone 'Asia/Kolkata' else now() end
  from private.age_refresh
$function$;

CREATE OR REPLACE FUNCTION private.name_condition (
  search   text,
  findable text,
  key_of   text DEFAULT 'name'::text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
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
      when folded = '' then 'false'
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
$function$;

CREATE OR REPLACE FUNCTION private.not_for (
  profile_id bigint,
  for_bureau boolean
)
  RETURNS bigint[]
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select array(
    select private.household_of($1)
    union
    select case when blocker_id = $1 then blocks.profile_id else blocker_id end
    from public.blocks where $1 in (blocker_id, blocks.profile_id)
    union
    select asked.profile_id from public.contact_requests as asked where requester_id = $1
    union
    select requester_id from public.contact_requests as asked where for_bureau and asked.profile_id = $1
    union
    -- Shown already, whatever the answer was, and those who do not want this one.
    select shown_id from public.introductions where family_id = $1 and (how <> 'Interest' or for_bureau and (answer is not null or ended_at is null))
    union
    select family_id from public.introductions where for_bureau and shown_id = $1 and answer = 'not interested'
  )
$function$;

CREATE OR REPLACE FUNCTION private.original_message (
  template text,
  language text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select original.body
  from (values
    ('account made', 'en', E'Vanakkam {name},\nyour account at {bureau} is ready: {site}\nYour username is: {username}\nWe give you the temporary password separately. Please choose your own when you first sign in.'),
    ('password reset', 'en', E'Vanakkam {name},\nyou can sign in at {site} with a new temporary password, which we give you separately.\nYour username is: {username}\nPlease choose your own password when you sign in.\n{bureau}, {phone}'),
    ('request approved', 'en', E'Vanakkam {name},\nThe family of {other} has agreed. Sign in to see their contact details: {link}\n{bureau}'),
    ('details sent', 'en', E'Vanakkam {name},\nthe family of {other} has agreed: {link}\nHere are their contact details.\n{bureau}'),
    ('request declined', 'en', E'Vanakkam {name},\nwe could not share the contact details of {other}: {reason}\nOther profiles wait for you at {site}\n{bureau}, {phone}'),
    ('consent question', 'en', E'Vanakkam,\na family registered with us asks for the contact details of {name}. It is the family of {other}: {link}\nMay we share your phone number, e-mail and address with them? Nothing is shared before you agree.\n{bureau}, {phone}'),
    ('both ways question', 'en', E'Vanakkam,\nyou asked us for the contact details of {other}: {link}\nTheir family agrees. May we show them the phone number, e-mail and address of {name} too? Nothing of yours is shown before you agree.\n{bureau}, {phone}'),
    ('profile shared', 'en', E'A profile for you at {bureau}:\n{name}, {age} years, {height}\nCommunity: {community}\nStar: {star}\nEducation: {education}\nWork: {work}\nTown: {town}\n{link}'),
    ('profiles chosen', 'en', E'Vanakkam {name},\nwe have chosen profiles for you: {link}\nPlease tell us for each: yes, no or later. Or ask us to call you.\n{bureau}, {phone}'),
    ('please call', 'en', E'Vanakkam {name},\nplease call us when you have time: {phone}\n{bureau}'),
    ('photo missing', 'en', E'Vanakkam {name},\nyour profile has no photo yet. Please send us one here on WhatsApp, so that families can see it.\n{bureau}, {phone}'),
    ('registered', 'en', E'Vanakkam {name},\nyou are registered with us. Your number is {id}. Please tell us this number when you call.\n{bureau}, {phone}'),
    ('account made', 'ta', E'வணக்கம் {name} அவர்களே,\n{bureau} தளத்தில் உங்கள் கணக்கு தயார்: {site}\nஉங்கள் பயனர்பெயர்: {username}\nதற்காலிகக் கடவுச்சொல்லைத் தனியாகத் தருகிறோம். முதல் முறை உள்நுழையும்போது, உங்களுக்கான கடவுச்சொல்லை அமைத்துக்கொள்ளுங்கள்.'),
    ('password reset', 'ta', E'வணக்கம் {name} அவர்களே,\nபுதிய தற்காலிகக் கடவுச்சொல்லுடன் {site} தளத்தில் உள்நுழையலாம்; அதைத் தனியாகத் தருகிறோம்.\nஉங்கள் பயனர்பெயர்: {username}\nஉள்நுழையும்போது, உங்களுக்கான கடவுச்சொல்லை அமைத்துக்கொள்ளுங்கள்.\n{bureau}, {phone}'),
    ('request approved', 'ta', E'வணக்கம் {name} அவர்களே,\n{other} அவர்களின் குடும்பத்தார் சம்மதித்துள்ளனர். தொடர்பு விவரங்களைப் பார்க்க உள்நுழையுங்கள்: {link}\n{bureau}'),
    ('details sent', 'ta', E'வணக்கம் {name} அவர்களே,\n{other} அவர்களின் குடும்பத்தார் சம்மதித்துள்ளனர்: {link}\nஅவர்களின் தொடர்பு விவரங்கள் இதோ.\n{bureau}'),
    ('request declined', 'ta', E'வணக்கம் {name} அவர்களே,\n{other} அவர்களின் தொடர்பு விவரங்களைத் தர இயலவில்லை. காரணம்: {reason}\nமற்ற வரன்களை இங்கே பார்க்கலாம்: {site}\n{bureau}, {phone}'),
    ('consent question', 'ta', E'வணக்கம்,\nஎங்களிடம் பதிவு செய்த ஒரு குடும்பத்தார் {name} அவர்களின் தொடர்பு விவரங்களைக் கேட்கிறார்கள். கேட்பது {other} அவர்களின் குடும்பம்: {link}\nஉங்கள் தொலைபேசி எண், மின்னஞ்சல், முகவரியை அவர்களுக்குத் தரலாமா? நீங்கள் சம்மதிக்கும் வரை எதையும் தர மாட்டோம்.\n{bureau}, {phone}'),
    ('both ways question', 'ta', E'வணக்கம்,\n{other} அவர்களின் தொடர்பு விவரங்களைக் கேட்டிருந்தீர்கள்: {link}\nஅவர்களின் குடும்பத்தார் சம்மதிக்கிறார்கள். {name} அவர்களின் தொலைபேசி எண், மின்னஞ்சல், முகவரியையும் அவர்களுக்குக் காட்டலாமா? நீங்கள் சம்மதிக்கும் வரை உங்கள் விவரம் எதையும் காட்ட மாட்டோம்.\n{bureau}, {phone}'),
    ('profile shared', 'ta', E'{bureau}: உங்களுக்காக ஒரு வரன்:\n{name}, வயது {age}, {height}\nசமூகம்: {community}\nநட்சத்திரம்: {star}\nகல்வி: {education}\nவேலை: {work}\nஊர்: {town}\n{link}'),
    ('profiles chosen', 'ta', E'வணக்கம் {name} அவர்களே,\nஉங்களுக்காக சில வரன்களைத் தேர்ந்தெடுத்துள்ளோம்: {link}\nஒவ்வொருவருக்கும் சரி, வேண்டாம் அல்லது பிறகு என்று சொல்லுங்கள். அல்லது உங்களை அழைக்கச் சொல்லுங்கள்.\n{bureau}, {phone}'),
    ('please call', 'ta', E'வணக்கம் {name} அவர்களே,\nநேரம் கிடைக்கும்போது எங்களை அழையுங்கள்: {phone}\n{bureau}'),
    ('photo missing', 'ta', E'வணக்கம் {name} அவர்களே,\nஉங்கள் விவரத்தில் இன்னும் புகைப்படம் இல்லை. மற்ற குடும்பத்தார் பார்க்க, ஒரு புகைப்படத்தை இங்கே WhatsApp-இல் அனுப்புங்கள்.\n{bureau}, {phone}'),
    ('registered', 'ta', E'வணக்கம் {name} அவர்களே,\nஉங்கள் விவரங்களைப் பதிவு செய்துள்ளோம். உங்கள் பதிவு எண்: {id}. எங்களை அழைக்கும்போது இந்த எண்ணைச் சொல்லுங்கள்.\n{bureau}, {phone}'),
    ('account made', 'ml', E'നമസ്കാരം {name},\n{bureau}: നിങ്ങളുടെ അക്കൗണ്ട് തയ്യാറായി: {site}\nനിങ്ങളുടെ യൂസർനെയിം: {username}\nതാൽക്കാലിക പാസ്‌വേഡ് ഞങ്ങൾ വേറെ അറിയിക്കും. ആദ്യം സൈൻ ഇൻ ചെയ്യുമ്പോൾ സ്വന്തം പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുമല്ലോ.'),
    ('password reset', 'ml', E'നമസ്കാരം {name},\nപുതിയ താൽക്കാലിക പാസ്‌വേഡ് ഉപയോഗിച്ച് ഇവിടെ സൈൻ ഇൻ ചെയ്യാം: {site}\nപാസ്‌വേഡ് ഞങ്ങൾ വേറെ അറിയിക്കും.\nനിങ്ങളുടെ യൂസർനെയിം: {username}\nസൈൻ ഇൻ ചെയ്യുമ്പോൾ സ്വന്തം പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുമല്ലോ.\n{bureau}, {phone}'),
    ('request approved', 'ml', E'നമസ്കാരം {name},\n{other}-ന്റെ കുടുംബം സമ്മതിച്ചു. കോൺടാക്റ്റ് വിവരങ്ങൾ കാണാൻ സൈൻ ഇൻ ചെയ്യുക: {link}\n{bureau}'),
    ('details sent', 'ml', E'നമസ്കാരം {name},\n{other}-ന്റെ കുടുംബം സമ്മതിച്ചു: {link}\nഅവരുടെ കോൺടാക്റ്റ് വിവരങ്ങൾ ഇതാ.\n{bureau}'),
    ('request declined', 'ml', E'നമസ്കാരം {name},\n{other}-ന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ നൽകാൻ കഴിഞ്ഞില്ല. കാരണം: {reason}\nമറ്റു പ്രൊഫൈലുകൾ ഇവിടെ കാണാം: {site}\n{bureau}, {phone}'),
    ('consent question', 'ml', E'നമസ്കാരം,\nഞങ്ങളുടെ പക്കൽ രജിസ്റ്റർ ചെയ്ത ഒരു കുടുംബം {name}-ന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ ചോദിക്കുന്നു. {other}-ന്റെ കുടുംബമാണ്: {link}\nനിങ്ങളുടെ ഫോൺ നമ്പറും ഇമെയിലും വിലാസവും അവർക്കു നൽകട്ടെയോ? നിങ്ങൾ സമ്മതിക്കാതെ ഒന്നും നൽകില്ല.\n{bureau}, {phone}'),
    ('both ways question', 'ml', E'നമസ്കാരം,\n{other}-ന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ നിങ്ങൾ ചോദിച്ചിരുന്നല്ലോ: {link}\nഅവരുടെ കുടുംബം സമ്മതിച്ചു. {name}-ന്റെ ഫോൺ നമ്പറും ഇമെയിലും വിലാസവും അവർക്കും കാണിക്കട്ടെയോ? നിങ്ങൾ സമ്മതിക്കാതെ നിങ്ങളുടെ വിവരങ്ങളൊന്നും കാണിക്കില്ല.\n{bureau}, {phone}'),
    ('profile shared', 'ml', E'{bureau}: നിങ്ങൾക്കായി ഒരു പ്രൊഫൈൽ:\n{name}, വയസ്സ് {age}, {height}\nസമുദായം: {community}\nനക്ഷത്രം: {star}\nവിദ്യാഭ്യാസം: {education}\nജോലി: {work}\nസ്ഥലം: {town}\n{link}'),
    ('profiles chosen', 'ml', E'നമസ്കാരം {name},\nനിങ്ങൾക്കായി ചില പ്രൊഫൈലുകൾ തിരഞ്ഞെടുത്തിട്ടുണ്ട്: {link}\nഓരോന്നിനും വേണം, വേണ്ട അല്ലെങ്കിൽ പിന്നീട് എന്ന് പറയൂ. അല്ലെങ്കിൽ വിളിക്കാൻ പറയൂ.\n{bureau}, {phone}'),
    ('please call', 'ml', E'നമസ്കാരം {name},\nസമയം കിട്ടുമ്പോൾ ഞങ്ങളെ വിളിക്കുമല്ലോ: {phone}\n{bureau}'),
    ('photo missing', 'ml', E'നമസ്കാരം {name},\nനിങ്ങളുടെ പ്രൊഫൈലിൽ ഇതുവരെ ഫോട്ടോ ഇല്ല. മറ്റു കുടുംബങ്ങൾക്കു കാണാൻ ഒരു ഫോട്ടോ ഇവിടെ WhatsApp-ൽ അയയ്ക്കുമല്ലോ.\n{bureau}, {phone}'),
    ('registered', 'ml', E'നമസ്കാരം {name},\nനിങ്ങളുടെ രജിസ്ട്രേഷൻ പൂർത്തിയായി. നിങ്ങളുടെ രജിസ്റ്റർ നമ്പർ: {id}. ഞങ്ങളെ വിളിക്കുമ്പോൾ ഈ നമ്പർ പറയുമല്ലോ.\n{bureau}, {phone}'),
    ('account made', 'te', E'నమస్కారం {name} గారు,\n{bureau}: మీ అకౌంట్ సిద్ధంగా ఉంది: {site}\nమీ యూజర్‌నేమ్: {username}\nతాత్కాలిక పాస్‌వర్డ్ మీకు విడిగా ఇస్తాం. మొదటిసారి సైన్ ఇన్ చేసినప్పుడు దయచేసి మీ సొంత పాస్‌వర్డ్ పెట్టుకోండి.'),
    ('password reset', 'te', E'నమస్కారం {name} గారు,\nమీకు విడిగా ఇచ్చే కొత్త తాత్కాలిక పాస్‌వర్డ్‌తో {site} సైట్‌లో సైన్ ఇన్ చేయవచ్చు.\nమీ యూజర్‌నేమ్: {username}\nసైన్ ఇన్ చేసినప్పుడు దయచేసి మీ సొంత పాస్‌వర్డ్ పెట్టుకోండి.\n{bureau}, {phone}'),
    ('request approved', 'te', E'నమస్కారం {name} గారు,\n{other} గారి కుటుంబం ఒప్పుకుంది. వారి కాంటాక్ట్ వివరాలు చూడటానికి సైన్ ఇన్ చేయండి: {link}\n{bureau}'),
    ('details sent', 'te', E'నమస్కారం {name} గారు,\n{other} గారి కుటుంబం ఒప్పుకుంది: {link}\nవారి కాంటాక్ట్ వివరాలు ఇవి.\n{bureau}'),
    ('request declined', 'te', E'నమస్కారం {name} గారు,\n{other} గారి కాంటాక్ట్ వివరాలు ఇవ్వలేకపోయాం. కారణం: {reason}\nమరిన్ని ప్రొఫైల్స్ ఇక్కడ చూడవచ్చు: {site}\n{bureau}, {phone}'),
    ('consent question', 'te', E'నమస్కారం,\nమా దగ్గర నమోదైన ఒక కుటుంబం {name} గారి కాంటాక్ట్ వివరాలు అడుగుతోంది. అది {other} గారి కుటుంబం: {link}\nమీ ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా వారికి ఇవ్వవచ్చా? మీరు ఒప్పుకునే వరకు ఏదీ ఇవ్వం.\n{bureau}, {phone}'),
    ('both ways question', 'te', E'నమస్కారం,\nమీరు {other} గారి కాంటాక్ట్ వివరాలు అడిగారు: {link}\nవారి కుటుంబం ఒప్పుకుంది. {name} గారి ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా కూడా వారికి చూపించవచ్చా? మీరు ఒప్పుకునే వరకు మీ వివరాలేవీ చూపించం.\n{bureau}, {phone}'),
    ('profile shared', 'te', E'{bureau}: మీ కోసం ఒక ప్రొఫైల్:\n{name}, వయసు {age}, {height}\nకులం: {community}\nనక్షత్రం: {star}\nవిద్య: {education}\nఉద్యోగం: {work}\nఊరు: {town}\n{link}'),
    ('profiles chosen', 'te', E'నమస్కారం {name} గారు,\nమీ కోసం కొన్ని ప్రొఫైల్స్ ఎంచుకున్నాం: {link}\nఒక్కొక్కరికి సరే, వద్దు లేదా తర్వాత అని చెప్పండి. లేదా మీకు ఫోన్ చేయమని చెప్పండి.\n{bureau}, {phone}'),
    ('please call', 'te', E'నమస్కారం {name} గారు,\nవీలైనప్పుడు దయచేసి మాకు ఫోన్ చేయండి: {phone}\n{bureau}'),
    ('photo missing', 'te', E'నమస్కారం {name} గారు,\nమీ ప్రొఫైల్‌లో ఇంకా ఫోటో లేదు. ఇతర కుటుంబాలు చూడటానికి దయచేసి ఒక ఫోటో ఇక్కడ WhatsAppలో పంపండి.\n{bureau}, {phone}'),
    ('registered', 'te', E'నమస్కారం {name} గారు,\nమీ రిజిస్ట్రేషన్ పూర్తయింది. మీ రిజిస్టర్ నంబర్: {id}. మాకు ఫోన్ చేసినప్పుడు దయచేసి ఈ నంబర్ చెప్పండి.\n{bureau}, {phone}'),
    ('account made', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{bureau} ನಲ್ಲಿ ನಿಮ್ಮ ಖಾತೆ ಸಿದ್ಧವಾಗಿದೆ: {site}\nನಿಮ್ಮ ಬಳಕೆದಾರ ಹೆಸರು: {username}\nತಾತ್ಕಾಲಿಕ ಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಬೇರೆಯಾಗಿ ತಿಳಿಸುತ್ತೇವೆ. ಮೊದಲ ಬಾರಿ ಸೈನ್ ಇನ್ ಮಾಡುವಾಗ ದಯವಿಟ್ಟು ನಿಮ್ಮದೇ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ.'),
    ('password reset', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nಹೊಸ ತಾತ್ಕಾಲಿಕ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ನೀವು ಇಲ್ಲಿ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು: {site}\nಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಬೇರೆಯಾಗಿ ತಿಳಿಸುತ್ತೇವೆ.\nನಿಮ್ಮ ಬಳಕೆದಾರ ಹೆಸರು: {username}\nಸೈನ್ ಇನ್ ಮಾಡುವಾಗ ದಯವಿಟ್ಟು ನಿಮ್ಮದೇ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ.\n{bureau}, {phone}'),
    ('request approved', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{other} ಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ. ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ನೋಡಲು ಸೈನ್ ಇನ್ ಮಾಡಿ: {link}\n{bureau}'),
    ('details sent', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{other} ಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ: {link}\nಅವರ ಸಂಪರ್ಕ ವಿವರಗಳು ಇಲ್ಲಿವೆ.\n{bureau}'),
    ('request declined', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{other} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ನಿಮಗೆ ನೀಡಲು ಸಾಧ್ಯವಾಗಲಿಲ್ಲ: {reason}\nಇತರ ಪ್ರೊಫೈಲ್‌ಗಳನ್ನು ದಯವಿಟ್ಟು ಇಲ್ಲಿ ನೋಡಿ: {site}\n{bureau}, {phone}'),
    ('consent question', 'kn', E'ನಮಸ್ಕಾರ,\nನಮ್ಮಲ್ಲಿ ನೋಂದಾಯಿಸಿದ ಒಂದು ಕುಟುಂಬ {name} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಕೇಳಿದೆ. ಅದು {other} ಅವರ ಕುಟುಂಬ: {link}\nನಿಮ್ಮ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್ ಮತ್ತು ವಿಳಾಸವನ್ನು ಅವರಿಗೆ ನೀಡಬಹುದೇ? ನೀವು ಒಪ್ಪುವವರೆಗೆ ಏನನ್ನೂ ನೀಡುವುದಿಲ್ಲ.\n{bureau}, {phone}'),
    ('both ways question', 'kn', E'ನಮಸ್ಕಾರ,\nನೀವು {other} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಕೇಳಿದ್ದೀರಿ: {link}\nಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ. {name} ಅವರ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್ ಮತ್ತು ವಿಳಾಸವನ್ನೂ ಅವರಿಗೆ ತೋರಿಸಬಹುದೇ? ನೀವು ಒಪ್ಪುವವರೆಗೆ ನಿಮ್ಮ ಯಾವ ವಿವರವನ್ನೂ ತೋರಿಸುವುದಿಲ್ಲ.\n{bureau}, {phone}'),
    ('profile shared', 'kn', E'{bureau}: ನಿಮಗಾಗಿ ಒಂದು ಪ್ರೊಫೈಲ್:\n{name}, ವಯಸ್ಸು {age}, {height}\nಸಮುದಾಯ: {community}\nನಕ್ಷತ್ರ: {star}\nವಿದ್ಯಾಭ್ಯಾಸ: {education}\nಕೆಲಸ: {work}\nಊರು: {town}\n{link}'),
    ('profiles chosen', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nನಿಮಗಾಗಿ ಕೆಲವು ಪ್ರೊಫೈಲ್‌ಗಳನ್ನು ಆಯ್ಕೆ ಮಾಡಿದ್ದೇವೆ: {link}\nಪ್ರತಿಯೊಬ್ಬರಿಗೂ ಆಗಬಹುದು, ಬೇಡ ಅಥವಾ ನಂತರ ಎಂದು ತಿಳಿಸಿ. ಇಲ್ಲವೇ ಕರೆ ಮಾಡಲು ಹೇಳಿ.\n{bureau}, {phone}'),
    ('please call', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nಸಮಯವಾದಾಗ ದಯವಿಟ್ಟು ನಮಗೆ ಕರೆ ಮಾಡಿ: {phone}\n{bureau}'),
    ('photo missing', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಇನ್ನೂ ಫೋಟೋ ಇಲ್ಲ. ಇತರ ಕುಟುಂಬಗಳು ನೋಡಲು ದಯವಿಟ್ಟು ಒಂದು ಫೋಟೋ ಇಲ್ಲಿ WhatsAppನಲ್ಲಿ ಕಳುಹಿಸಿ.\n{bureau}, {phone}'),
    ('registered', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nನಿಮ್ಮ ನೋಂದಣಿ ಪೂರ್ಣಗೊಂಡಿದೆ. ನಿಮ್ಮ ನೋಂದಣಿ ಸಂಖ್ಯೆ: {id}. ನಮಗೆ ಕರೆ ಮಾಡುವಾಗ ದಯವಿಟ್ಟು ಈ ಸಂಖ್ಯೆಯನ್ನು ತಿಳಿಸಿ.\n{bureau}, {phone}'),
    ('account made', 'hi', E'नमस्ते {name} जी,\n{bureau} में आपका अकाउंट तैयार है: {site}\nआपका यूज़रनेम: {username}\nअस्थायी पासवर्ड हम आपको अलग से देंगे। पहली बार लॉगिन करते समय कृपया अपना पासवर्ड चुन लें।'),
    ('password reset', 'hi', E'नमस्ते {name} जी,\nअब आप नए अस्थायी पासवर्ड से {site} पर लॉगिन कर सकते हैं। पासवर्ड हम आपको अलग से देंगे।\nआपका यूज़रनेम: {username}\nलॉगिन करते समय कृपया अपना पासवर्ड चुन लें।\n{bureau}, {phone}'),
    ('request approved', 'hi', E'नमस्ते {name} जी,\n{other} जी के परिवार ने सहमति दे दी है। उनका संपर्क विवरण देखने के लिए लॉगिन करें: {link}\n{bureau}'),
    ('details sent', 'hi', E'नमस्ते {name} जी,\n{other} जी के परिवार ने सहमति दे दी है: {link}\nउनका संपर्क विवरण यह है।\n{bureau}'),
    ('request declined', 'hi', E'नमस्ते {name} जी,\nखेद है, हम आपको {other} जी का संपर्क विवरण नहीं दे सके। कारण: {reason}\nअन्य प्रोफ़ाइल आप यहाँ देख सकते हैं: {site}\n{bureau}, {phone}'),
    ('consent question', 'hi', E'नमस्ते,\nहमारे यहाँ पंजीकृत एक परिवार ने {name} जी का संपर्क विवरण माँगा है। यह {other} जी का परिवार है: {link}\nक्या हम उन्हें आपका फ़ोन नंबर, ई-मेल और पता बता सकते हैं? आपकी सहमति से पहले कुछ भी साझा नहीं किया जाएगा।\n{bureau}, {phone}'),
    ('both ways question', 'hi', E'नमस्ते,\nआपने हमसे {other} जी का संपर्क विवरण माँगा था: {link}\nउनका परिवार सहमत है। क्या हम उन्हें {name} जी का फ़ोन नंबर, ई-मेल और पता भी दिखा सकते हैं? आपकी सहमति से पहले आपका कोई विवरण नहीं दिखाया जाएगा।\n{bureau}, {phone}'),
    ('profile shared', 'hi', E'{bureau}: आपके लिए एक प्रोफ़ाइल:\n{name}, उम्र {age}, {height}\nसमुदाय: {community}\nनक्षत्र: {star}\nशिक्षा: {education}\nपेशा: {work}\nस्थान: {town}\n{link}'),
    ('profiles chosen', 'hi', E'नमस्ते {name} जी,\nहमने आपके लिए कुछ प्रोफ़ाइल चुनी हैं: {link}\nहर एक के लिए “हाँ”, “नहीं” या “बाद में” चुनिए। या हमें फ़ोन करने को कहिए।\n{bureau}, {phone}'),
    ('please call', 'hi', E'नमस्ते {name} जी,\nसमय मिलने पर कृपया हमें फ़ोन करें: {phone}\n{bureau}'),
    ('photo missing', 'hi', E'नमस्ते {name} जी,\nआपकी प्रोफ़ाइल में अभी कोई फ़ोटो नहीं है। कृपया एक फ़ोटो यहाँ WhatsApp पर भेजें, ताकि परिवार उसे देख सकें।\n{bureau}, {phone}'),
    ('registered', 'hi', E'नमस्ते {name} जी,\nआपका रजिस्ट्रेशन हो गया है। आपका रजिस्टर नंबर: {id}. हमें फ़ोन करते समय कृपया यह नंबर बताइए।\n{bureau}, {phone}')
  ) as original (template, language, body)
  where original.template = original_message.template and original.language = original_message.language
$function$;

CREATE OR REPLACE FUNCTION private.pass_on_log (
  profile_id bigint
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.profile_log set registered_user_id = heir.id
    from (
      select min(card.id) as id from public."RegisteredUsers" as card
      where card.deleted_at is null and card.id in (select private.household_of(profile_id))
    ) as heir
    where for_household and registered_user_id = profile_id and heir.id is not null
$function$;

CREATE OR REPLACE FUNCTION private.people_condition (
  filters jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  conditions text[] := '{}';
  search_condition text;
begin
  if filters ? 'ids' then
    conditions := conditions || format('card.id = any (%L::numeric[]::bigint[])', (
      select coalesce(array_agg(id), '{}') from jsonb_array_elements_text(filters -> 'ids') as id
    ));
  end if;
  conditions := conditions || case filters ->> 'status'
    when 'deleted' then 'card.deleted_at is not null'
    else 'card.deleted_at is null'
  end;
  if filters ->> 'status' <> 'deleted' then
    conditions := conditions || format('card.status = %L', filters ->> 'status');
  end if;
  if filters ? 'side' then
    conditions := conditions || format('card.gender = %L', filters ->> 'side');
  end if;
  if filters ? 'religion' then
    conditions := conditions
      || format('card.religion = any (%L::text[])', private.listed_values('choices', filters ->> 'religion'));
  end if;
  -- The office reads every income, hidden or not.
  if filters ? 'income' then
    conditions := conditions || format('card.id in (select registered_user_id from public.income_details where income = any (%L::text[]))',
      private.listed_values('choices', filters ->> 'income'));
  end if;
  -- Whole days, by the bureau's clock.
  if filters ? 'registered_from' then
    conditions := conditions || format('card.created_at >= timestamp %L at time zone ''Asia/Kolkata''', (filters ->> 'registered_from')::date);
  end if;
  if filters ? 'registered_to' then
    conditions := conditions || format('card.created_at < timestamp %L at time zone ''Asia/Kolkata''', (filters ->> 'registered_to')::date + 1);
  end if;
  search_condition := private.people_search_condition(filters);
  if search_condition is not null then
    conditions := conditions || format('card.id in (select id from private.profile_search where %s)', search_condition);
  end if;
  if (filters ->> 'without_picture')::boolean then
    conditions := conditions || 'card.first_img is null'::text;
  end if;
  if (filters ->> 'not_told')::boolean then
    conditions := conditions
      || 'card.id in (select registered_user_id from public.accounts where notice_sent_at is null and active)'::text;
  end if;
  if filters ? 'handled_by' then
    conditions := conditions
      || format('card.id in (select registered_user_id from public.office_details where handled_by = %L)', filters ->> 'handled_by');
  end if;
  if (filters ->> 'unhandled')::boolean then
    conditions := conditions
      || 'not exists (select from public.office_details where registered_user_id = card.id and handled_by is not null)'::text;
  end if;
  if filters ? 'source' then
    conditions := conditions || format('card.id in (select registered_user_id from public.office_details where source = any (%L::text[]))',
      private.listed_values('choices', filters ->> 'source'));
  end if;
  if filters ->> 'login' = 'none' then
    conditions := conditions || 'not exists (select from public.accounts where registered_user_id = card.id)'::text;
  elsif filters ? 'login' then
    conditions := conditions || format('exists (select from public.accounts where registered_user_id = card.id and %s)',
      case filters ->> 'login'
        when 'off' then 'not active'
        when 'waiting' then 'active and must_change_password'
        else 'active and not must_change_password'
      end);
  end if;
  return array_to_string(conditions, ' and ');
end
$function$;

CREATE OR REPLACE FUNCTION private.people_search_condition (
  filters jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  -- The search knows no income that is hidden from members: private.people_condition.
  facts constant jsonb := private.shared_filters(filters) - 'income';
begin
  if facts = '{}' and not filters ?| array['name', 'place'] then
    return null;
  end if;
  return nullif(concat_ws(' and ',
    -- Together with others, side and religion are looked up there too: one table then answers.
    private.facts_condition(facts || jsonb_strip_nulls(jsonb_build_object(
      'looking_for', filters -> 'side', 'religion', filters -> 'religion', 'location', to_jsonb(nullif(btrim(filters ->> 'place'), ''))
    ))),
    case when filters ?| array['height_from', 'height_to'] then format('height between %L::smallint and %L::smallint',
      coalesce(filters ->> 'height_from', '0'), coalesce(filters ->> 'height_to', '250')) end,
    -- The members' search, with father and mother: who is deleted does not keep similar names away.
    case when filters ? 'name' then private.name_condition(filters ->> 'name',
      'id not in (select id from public."RegisteredUsers" where deleted_at is not null)', 'family') end
  ), '');
end
$function$;

CREATE OR REPLACE FUNCTION private.person_problems (
  person jsonb
)
  RETURNS SETOF private.problem
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
-- person: from clean_person, with every known field. Messages also go to answers and logs, so none repeats a value.
declare
  -- Control characters, and characters of no width or that change the direction of text; Indian scripts need the joiners U+200C
  -- and U+200D. And four or more combining marks in a row, which no language writes; Indian vowel signs are not among them.
  not_shown constant text := '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f'
    || '\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    || '|[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4}';
begin
  return query select (private.problem_of(key, 'unknown_field', 'There is no field of this name.')).*
    from jsonb_object_keys(person) as key
    where not exists (select from private.person_fields where field = key);
  if person ->> 'name' is null then
    return next private.problem_of('name', 'name_missing', 'Enter the name.');
  elsif person ->> 'name' !~ '[[:alpha:]]' then
    return next private.problem_of('name', 'name_without_letters', 'Enter the name in letters.');
  end if;
  if person ->> 'own_script_name' !~ '[[:alpha:]]' then
    return next private.problem_of('own_script_name', 'name_without_letters', 'Enter the name in letters.');
  end if;
  return query
    select (found.problem).*
    from private.person_fields as rule
    cross join lateral (select person ->> rule.field) as given (value)
    cross join lateral (
      select case
        when rule.kind in ('text', 'email') and char_length(value) > rule.largest
          then private.problem_of(
            rule.field, 'too_long', 'Use at most {longest} characters (now {now}).',
            jsonb_build_object('longest', rule.largest, 'now', char_length(value))
          )
        when rule.kind = 'text' and rule.table_name <> 'contact_details' and private.holds_contact(value)
          then private.problem_of(rule.field, 'contact_in_field', 'Leave out phone numbers and e-mail addresses. They belong under Contact, where only the bureau reads them.')
        -- A postal address has several lines.
        when case when rule.field in ('address', 'assets') then replace(value, E'\n', ' ') else value end ~ not_shown
          then private.problem_of(rule.field, 'character_not_shown', 'This contains a character that cannot be shown. Type it again.')
        when rule.kind = 'choice' and value <> all (rule.choices)
          then private.problem_of(rule.field, 'not_in_list', 'Choose one of the list.')
        when rule.kind = 'number'
            and case when value ~ '^[0-9]{1,4}$' then value::integer not between rule.smallest and rule.largest else true end
          then case
            when rule.unit is null then private.problem_of(
              rule.field, 'not_in_range', 'Enter a whole number from {from} to {to}.',
              jsonb_build_object('from', rule.smallest, 'to', rule.largest)
            )
            else private.problem_of(
              rule.field, 'not_in_range_of_unit', 'Enter a whole number from {from} to {to} ({unit}).',
              jsonb_build_object('from', rule.smallest, 'to', rule.largest, 'unit', rule.unit)
            )
          end
        -- A number in India has ten digits: one more may be that of another family.
        when rule.kind = 'phone'
            and (not private.is_phone_number(value) or regexp_replace(value, '\D', '', 'g') ~ '^91(?![1-9][0-9]{9}$)')
          then private.problem_of(rule.field, 'phone_not_dialable', 'Enter the number with a plus sign and the country, for example +91 98450 12345.')
        when rule.kind = 'email' and not private.is_email(value)
          then private.problem_of(rule.field, 'email_not_plausible', 'Enter an e-mail address like name@example.com.')
        when rule.kind = 'picture' and (not private.is_picture(value) or char_length(value) > rule.largest)
          then private.problem_of(rule.field, 'not_a_picture', 'This is not the place of a picture.')
        when rule.kind = 'date' and not (value ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(value, 'date'))
          then private.problem_of(rule.field, 'not_a_date', 'Enter a date, for example 14 August 1998.')
        when rule.kind = 'time' and not private.is_time_of_day(value)
          then private.problem_of(rule.field, 'not_a_time', 'Enter a time of day, for example 06:05 or 18:05.')
        when rule.kind = 'coordinates' and not private.is_coordinates(value)
          then private.problem_of(rule.field, 'not_coordinates', 'Enter latitude, then longitude, in degrees, for example 9.93, 78.12. Latitude goes up to 66, longitude up to 180.')
        when rule.kind = 'age' and not (value ~ '^[0-9]{1,3}$' and value::integer <= rule.largest)
          then private.problem_of(rule.field, 'not_an_age', 'Enter the age in whole years.')
      end
      offset 0
    ) as found (problem)
    where value is not null and found.problem is not null
    order by rule.position;
  return query select * from private.birth_problems(person) union all select * from private.family_problems(person);
end
$function$;

CREATE OR REPLACE FUNCTION private.read_person (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.clean_person((
    select jsonb_object_agg(key, value) from jsonb_each(
      to_jsonb(card) || coalesce(to_jsonb(details), '{}') || coalesce(to_jsonb(contact), '{}')
        || coalesce(to_jsonb(earned), '{}') || coalesce(to_jsonb(office), '{}')
    ) where key in (select field from private.person_fields)
  ))
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  left join public.contact_details as contact on contact.registered_user_id = card.id
  left join public.income_details as earned on earned.registered_user_id = card.id
  left join public.office_details as office on office.registered_user_id = card.id
  where card.id = profile_id
$function$;

CREATE OR REPLACE FUNCTION private.record_lookup (
  asked       integer,
  found_ids   bigint[],
  what        text     DEFAULT 'telephone numbers'::text,
  enquiry_ids bigint[] DEFAULT '{}'::bigint[]
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.write_audit(
    'looked up ' || what, 'contact_details', asked::text, null, null,
    jsonb_build_object('asked', asked, 'found', to_jsonb(coalesce(found_ids, '{}')))
      || case when enquiry_ids <> '{}' then jsonb_build_object('enquiries', to_jsonb(enquiry_ids)) else '{}' end
  )
$function$;

CREATE OR REPLACE FUNCTION private.shared_filters (
  filters jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(filters)
    where key in (
      'age_from', 'age_to', 'height_from', 'height_to', 'caste', 'education', 'occupation', 'work_place', 'native_place', 'income', 'mother_tongue', 'birth_star', 'rasi',
      'mangal_dosha', 'marital_status'
    )
$function$;

CREATE OR REPLACE FUNCTION private.shown_to (
  family       bigint,
  by_link      boolean,
  with_answers boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender, 'age', card.age,
      'location', card.location, 'religion', card.religion, 'height', details.height, 'birth_star', details.birth_star,
      'star_pada', details.star_pada, 'rasi', details.rasi, 'education', details.education, 'job', details.job,
      'picture', case when not by_link or settings.visitors_see_pictures and not card.pictures_for_members then card.first_img end,
      'shown_at', shown.shown_at, 'answer', case when with_answers then shown.answer end,
      'asked', with_answers and shown.asked_at is not null and settings.asked_families <> 'bureau calls',
      'may_answer', with_answers and shown.request_id is null and (shown.how <> 'Interest' or settings.asked_families = 'may answer' and shown.ended_at is null),
      'ended', with_answers and shown.ended_at is not null and settings.asked_families <> 'bureau calls',
      'was_told', with_answers and shown.told_at is not null and shown.answer <> 'interested',
      'more', case when with_answers then jsonb_build_object(
        'caste', details.caste, 'gothram', details.gothram, 'kulam', details.kulam, 'native_place', details.native_place,
        'work_place', details.work_place, 'children', details.children, 'children_live_with', details.children_live_with,
        'mangal_dosha', details.mangal_dosha, 'other_dosha', details.other_dosha,
        'mother_tongue', details.mother_tongue, 'marital_status', details.marital_status, 'diet', details.diet,
        'father''s_name', details."father's_name", 'father''s_job', details."father's_job",
        'mother''s_name', details."mother's_name", 'mother''s_job', details."mother's_job",
        'number_of_siblings', details.number_of_siblings, 'brothers', details.brothers, 'married_brothers', details.married_brothers,
        'sisters', details.sisters, 'married_sisters', details.married_sisters
      ) end,
      'both', with_answers and shown.request_id is not null, 'told', shown.tell_after is null or not with_answers
    ) order by with_answers and (shown.answer is not null and shown.answer <> 'later' or shown.how = 'Interest' and shown.ended_at is not null), with_answers and shown.asked_at is null,
      shown.shown_at desc, shown.id desc), '[]')
  from public.introductions as shown
  cross join public.site_settings as settings
  join public."RegisteredUsers" as card on card.id = shown.shown_id
  join public.profile_details as details on details.registered_user_id = card.id
  where shown.family_id = family and (shown.how <> 'Interest' or settings.asked_families <> 'bureau calls' and with_answers)
    and private.may_meet(family, card.id) and not (by_link and private.is_off_links(card.id))
$function$;

CREATE OR REPLACE FUNCTION private.sources()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['Walk-in', 'Newspaper', 'Temple', 'Relative or friend', 'Meet', 'Website', 'Other bureau', 'Other'] $function$;

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
    select term_id, alternative, of_alternative from private.wish_groups where forms && (person).tags
    union all
    select term_id, alternative, of_alternative from private.wish_groups
      where beginning is not null and ((person).town ^@ beginning or (person).state ^@ beginning)
  ),
  holding as (
    select distinct term_id from (
      select term_id from met group by term_id, alternative, of_alternative having count(*) = of_alternative
    ) as complete
  )
  select array_agg(case
      when private.is_unknown(person, term.filter) then null
      when term.filter = 'age' then ((person).age between lower_end and upper_end)::integer
      when term.filter = 'height' then ((person).height between lower_end and upper_end)::integer
      when private.kind_left_out(term.filter) is not null then (holding.term_id is null)::integer
      else (holding.term_id is not null)::integer
    end::smallint order by place)
  from generate_series(1, (select coalesce(max(id), 0) from private.wish_terms)) as place
  left join private.wish_terms as term on term.id = place
  left join holding on holding.term_id = place
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
    -- Of a longer phrase each word, in any of its own forms.
    return query
      select value_groups.alternative + phrase.place, array(
        select prefix || form from unnest(private.same_phrases(of_kind, word)) as form where position(' ' in form) = 0
      ), null::text
      from unnest(array(select each from unnest(phrases) as each where position(' ' in each) > 0)) with ordinality as phrase (words, place)
      cross join unnest(string_to_array(phrase.words, ' ')) as word;
    alternative := alternative + cardinality(phrases);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.wish_conditions (
  profile_id  bigint,
  star_scores jsonb
)
  RETURNS TABLE (
    filter  text,
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
      select term.filter, term.value, term.id = any (wishes.must) as is_must, private.unknown_condition(term.filter) as unknown,
        coalesce(grouped.conditions, array[coalesce(private.range_condition(term.filter, term.value), 'false')]) as conditions, grouped.forms > 8 as are_many
      from private.wish_index as wishes
      join private.wish_terms as term on term.id = any (wishes.must || wishes.hoped)
      cross join lateral private.group_conditions(term.id) as grouped
      where wishes.registered_user_id = profile_id
      union all
      select 'matches_star', star, star_must, format('star_code <> all (%L::text[])', holding || failing),
        array[format('star_code = any (%L::text[])', holding)], false
      from private.wish_index
      cross join lateral private.star_lists(star_scores, star) as lists
      cross join lateral (select
        array(select jsonb_array_elements_text(lists -> 'stars' -> 0)), array(select jsonb_array_elements_text(lists -> 'stars' -> 1))
      ) as codes (holding, failing)
      where registered_user_id = profile_id and private.counted_star(star_scores, star) is not null
    )
    select wished.filter, wished.value, wished.is_must, unknown,
      -- Another gothram is a denial.
      case when private.kind_left_out(wished.filter) is not null then 'not ' || known else known_or_not end,
      case when wished.is_must then format('not (%s)', unknown)
        when private.kind_left_out(wished.filter) is not null then 'not ' || known_or_not else known end
    from wished
    cross join lateral (select private.any_condition(conditions, are_many), private.any_condition(conditions || unknown, are_many))
      as texts (known, known_or_not)
    order by wished.filter;
end
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
    if person ?| private.columns_of(of_table) then
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

CREATE OR REPLACE FUNCTION public.add_log_entry (
  profile_id    bigint,
  kind          text,
  entry         text,
  call_again_on date    DEFAULT NULL::date,
  for_household boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  cleaned text;
begin
  perform private.require_admin();
  perform private.lock_profile(profile_id);
  if kind is null or (kind <> 'Other' and kind <> all (private.consent_channels())) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'kind');
  end if;
  cleaned := private.clean_text('entry', entry, 1000);
  if cleaned is null then
    perform private.refuse('log_entry_missing', 'Write what was said or done.', 'entry');
  end if;
  if private.holds_contact(cleaned) then
    perform private.refuse('contact_in_log', 'Leave out the phone number or e-mail address: it belongs to the contact details.', 'entry');
  end if;
  if call_again_on < private.today() then
    perform private.refuse('day_past', 'Choose today or a later day.', 'call_again_on');
  end if;
  -- The same again is a second try: the answer to the first was lost.
  if not exists (
    select from public.profile_log as written
    where written.registered_user_id = profile_id and written.kind = add_log_entry.kind and written.entry = cleaned
      and written.call_again_on is not distinct from add_log_entry.call_again_on
      and written.for_household = coalesce(add_log_entry.for_household, false)
      and written_by_name = private.my_admin_name() and written_at > now() - interval '10 minutes'
  ) then
    insert into public.profile_log (registered_user_id, kind, entry, call_again_on, written_by_name, for_household)
      values (
        profile_id, add_log_entry.kind, cleaned, add_log_entry.call_again_on, private.my_admin_name(),
        coalesce(add_log_entry.for_household, false)
      );
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."add_log_entry"(bigint, text, text, date, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.add_to_household (
  profile_id bigint,
  other_id   bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.lock_households(array[profile_id, other_id]);
  perform private.refuse_deleted(private.lock_profile(id)) from unnest(array[profile_id, other_id]) as id;
  if profile_id = other_id then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'other_id');
  end if;
  perform set_config('matrimony.audit_action', 'linked household', true);
  perform private.join_household(profile_id, other_id);
end
$function$;

REVOKE ALL ON FUNCTION "public"."add_to_household"(bigint, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.delete_profile (
  profile_id bigint,
  seen_name  text
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  card public."RegisteredUsers";
  account public.accounts;
begin
  perform private.require_admin();
  perform private.lock_households(array[profile_id]);
  card := private.lock_profile(profile_id);
  if card.deleted_at is not null then
    return card.deleted_at + interval '30 days';
  end if;
  if seen_name is distinct from card.name then
    perform private.conflict('profile_changed', 'This profile was changed while you were looking at it.');
  end if;
  perform set_config('matrimony.audit_action', 'deleted profile', true);
  update public.accounts set active = false where registered_user_id = profile_id and active returning * into account;
  insert into private.deletions (registered_user_id, status_before, reason_before, login_was_active)
    values (profile_id, card.status, card.status_reason, account.user_id is not null);
  if account.user_id is not null then
    perform private.end_sessions(account.user_id);
  end if;
  update public.profile_proposals set status = 'withdrawn' where registered_user_id = profile_id and status = 'pending';
  perform private.pass_on_log(profile_id);
  update public."RegisteredUsers" set status = 'withdrawn', status_reason = null, deleted_at = now() where id = profile_id;
  return now() + interval '30 days';
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
  return private.lists_about(my_id) || jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'username', username, 'language', language, 'created_at', created_at, 'last_password_set_at', last_password_set_at,
        'bureau_password_at', bureau_password_at, 'bureau_password_by', bureau_password_by
      )
      from public.accounts where user_id = (select auth.uid())
    ),
    'profile', (
      -- How the biodata came, and what was agreed about it, is between the bureau and others.
      select private.read_person(my_id) - private.picture_columns() - array['source', 'source_name', 'share_agreed'] || jsonb_build_object(
        'id', id, 'status', status, 'status_reason', status_reason, 'verified_at', verified_at,
        'verified_items', verified_items, 'created_at', created_at, 'updated_at', updated_at
      )
      from public."RegisteredUsers" where id = my_id
    ),
    'pictures', (
      select jsonb_build_object('first_img', first_img, 'second_img', second_img, 'third_img', third_img, 'birth_chart', birth_chart)
      from public."RegisteredUsers" where id = my_id
    ),
    'office_note', (select note from private.office_notes where registered_user_id = my_id),
    'wishes', (
      select jsonb_build_object('must', must, 'hoped', hoped, 'others_see_fit', others_see_fit, 'updated_at', updated_at)
      from public.wishes where registered_user_id = my_id
    ),
    'deletion_request', (
      select jsonb_build_object('note', note, 'asked_at', asked_at) from public.deletion_requests where registered_user_id = my_id
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.export_people (
  ids          bigint[],
  with_contact boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
declare
  kept constant text[] := array(
    select field from private.person_fields
    where kind <> 'picture' and (with_contact or table_name not in ('contact_details', 'income_details'))
  );
  recorded constant text := case when with_contact then 'exported with contact details' else 'exported' end;
begin
  perform private.keep_out_of_log();
  perform private.require_owner();
  perform private.refuse_large(ids);
  if exists (
    select from public."RegisteredUsers" as card
    where card.id = any (ids) and card.deleted_at is null and not exists (
      select from public.audit_log
      where registered_user_id = card.id and actor = (select auth.uid()) and action = recorded
        and happened_at > now() - interval '1 minute'
    )
  ) then
    perform private.forbid('export_not_recorded', 'Record the export first.');
  end if;
  return (
    select coalesce(jsonb_agg(
        jsonb_build_object('id', card.id, 'status', card.status, 'wishes', (
          select jsonb_build_object('must', must, 'hoped', hoped) from public.wishes where registered_user_id = card.id
        ))
          || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(
                to_jsonb(card) || coalesce(to_jsonb(details), '{}') || coalesce(to_jsonb(contact), '{}')
                  || coalesce(to_jsonb(earned), '{}') || coalesce(to_jsonb(office), '{}')
              ) where key = any (kept))
          -- The note holds further phone numbers.
          || case when with_contact then jsonb_build_object('office_note', notes.note) else '{}' end
        order by card.id
      ), '[]')
    from public."RegisteredUsers" as card
    left join public.profile_details as details on details.registered_user_id = card.id
    left join public.contact_details as contact on contact.registered_user_id = card.id
    left join public.income_details as earned on earned.registered_user_id = card.id
    left join public.office_details as office on office.registered_user_id = card.id
    left join private.office_notes as notes on notes.registered_user_id = card.id
    where card.id = any (ids) and card.deleted_at is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.find_enquiries (
  entered text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  words text;
begin
  perform private.require_admin();
  perform private.refuse_large(entered);
  if char_length(entered) > 120 then
    perform private.refuse('filter_too_long', 'Enter 1 to {most} characters.', 'entered', '{"most": 120}');
  end if;
  words := private.fold_name(entered, is_search => true);
  -- A letter or two begin a word of every second enquiry.
  if words is null or words !~ '[^ ]{3}' then
    return '[]';
  end if;
  return private.found_enquiries(array(
    select enquiry.id
    from (select id, concat_ws(' ', name, open_enquiries.words) as full_text from private.open_enquiries order by id desc limit 1000) as enquiry
    cross join lateral (select private.is_tamil(entered || full_text), private.fold_name(full_text)) as read (in_tamil, folded)
    -- Letters of Tamil on one side: both by their Tamil keys.
    cross join lateral (select
      case when in_tamil then private.fold_for_tamil(words) else words end, case when in_tamil then private.fold_for_tamil(folded) else folded end
    ) as compared (wanted, held)
    where not exists (
      select from unnest(string_to_array(wanted, ' ')) as word where position(' ' || word in ' ' || held) = 0
    )
    order by enquiry.id desc limit 5
  ));
end
$function$;

REVOKE ALL ON FUNCTION "public"."find_enquiries"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_matches (
  profile_id  bigint,
  further     jsonb   DEFAULT '{}'::jsonb,
  skipped     integer DEFAULT 0,
  at_most     integer DEFAULT 25,
  star_scores jsonb   DEFAULT '{}'::jsonb,
  sort        text    DEFAULT 'wishes'::text,
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
  ordering text;
  answer jsonb;
begin
  perform private.refuse_large(further);
  is_admin := private.begin_fits(profile_id, star_scores);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(further) limit 1;
  perform private.require_begun(further);
  if not is_admin then
    -- By places that a member makes up, the list would tell the stars of others.
    if (sort, star_places, last_place, usual) is distinct from ('wishes'::text, '{}'::jsonb, null::integer, '{}'::jsonb) then
      perform private.forbid('admin_only', 'Only the bureau may do this.');
    end if;
    perform private.one_at_a_time('find_matches');
  end if;
  perform private.check_part(skipped, at_most, case when is_admin then 60 else 25 end);
  perform private.refuse_star_places(star_places);
  perform private.refuse_usual(usual);
  ordering := case sort
    when 'wishes' then 'agreed desc, shown.star_place nulls last, shown.times_shown, shown.created_at desc, shown.id desc'
    when 'stars' then 'shown.star_place nulls last, shown.holding desc, shown.times_shown, shown.created_at desc, shown.id desc'
    when 'newest' then 'shown.created_at desc, shown.id desc'
    when 'waits longest' then 'shown.waits_since, shown.id'
  end;
  if ordering is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  person := private.wishing_person(profile_id);
  select string_agg(format('and %s', must), ' ') filter (where is_must), string_agg(format(', %s as holds_%s', holds, filter), ''),
      string_agg(format(' + (holds_%s is true)::integer', filter), ''),
      string_agg(format('case when holds_%s then 1 when not (%s) then 0 end', filter, unknown), ', ')
    into musts, columns, number_holding, truths
    from (
      select * from private.wish_conditions(profile_id, star_scores)
      union all
      select * from private.usual_conditions(usual) where not exists (select from private.wish_index where registered_user_id = profile_id)
    ) as wished;
  -- A member might try scores, to find out what another family wishes.
  counts_stars := is_admin and star_scores <> '{}';
  -- A family on which more of theirs fail than hold comes one wish later: who has no wishes must not always come last. So only
  -- people with one wish less than the last of the page can reach it.
  execute format(
    'with fitting as materialized (
      select *, 0 %2$s as holding
      from (
        select id, times_shown, created_at, waits_since, ($8 ->> star_code)::integer as star_place,
          theirs.registered_user_id is not null as tells, theirs.must, theirs.hoped, theirs.star, %5$s as star_truth %1$s
        from private.profile_search left join private.wish_index as theirs on theirs.registered_user_id = id and ($6 or theirs.others_see_fit) %6$s
        where visible and gender = $1 and id <> all ($2) %4$s and (theirs.must && private.failing_terms($3)) is not true and %7$s offset 0
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
            array(select $3[term] from unnest(must || hoped) as term)
              || case when $6 and private.counted_star($7, star) is not null then array[private.star_truth($7, star, star_code)] end
          ) end
        ) || case when $6 then jsonb_build_object(
          ''star_place'', star_place, ''times_shown'', shown.times_shown, ''waits_since'', shown.waits_since
        ) else ''{}'' end order by %10$s)
        from shown join private.profile_search using (id)
      ), ''[]'')
    ) || case when $6 then jsonb_build_object(
      ''shown_before'', (select count(*) from public.introductions where family_id = $10 and how <> ''Interest''),
      ''by_star'', coalesce((
        select jsonb_agg(jsonb_build_array(star_place, number)) from (select star_place, count(*) as number from fitting group by star_place) as counted
      ), ''[]'')
    ) else ''{}'' end',
    columns, number_holding, truths, concat_ws(' ', musts, 'and', private.narrowing_condition(further)),
    case when counts_stars then 'with_star.truth' else 'null::integer' end,
    case when counts_stars then private.their_stars('$7') else '' end,
    case when counts_stars then '(theirs.star_must is not true or with_star.truth is distinct from 0)' else 'true' end,
    case sort when 'wishes' then 'holding - (coalesce((select sum(1 - 2 * $3[term]) from unnest(must || hoped) as term), 0) + coalesce(1 - 2 * star_truth, 0) > 0)::integer' else '0' end,
    case sort when 'wishes' then 'holding >= coalesce((select least.holding - 1 from listed as least order by least.holding desc offset $4 + $5 - 1 limit 1), 0)' else 'true' end,
    ordering
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end, private.not_for(profile_id, is_admin),
    private.truths_of(person), skipped, at_most, is_admin, star_scores, star_places, last_place, profile_id;
  return answer;
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
    select format('select card.* from (%1$s) as card order by %2$s limit %3$s offset %4$s',
      string_agg(
        format('(select card.* from public."RegisteredUsers" as card where %s and %s order by %s limit %s)',
          half, condition, ordering, skip + at_most),
        ' union all '),
      ordering, at_most, skip)
    from unnest(halves) as half
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.find_people_by_contact (
  part text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_email constant boolean := position('@' in part) > 0;
  digits text;
  term text;
  pattern text;
  is_whole boolean;
  found_ids bigint[] := '{}';
  enquiry_ids bigint[] := '{}';
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(part);
  digits := regexp_replace(part, '\D', '', 'g');
  -- A whole number is stored without its leading zero; a part may begin with any digit.
  term := case when is_email then lower(btrim(part)) when char_length(digits) > 10 then ltrim(digits, '0') else digits end;
  -- By fewer digits, a number that nobody opened is found digit by digit. Five or six are the last: a guess in a hundred thousand.
  if not is_email and char_length(term) < 5 then
    perform private.refuse('number_part_too_short', 'Enter at least {least} digits of the number.', 'part', '{"least": 5}');
  end if;
  pattern := '%' || regexp_replace(term, '([\\%_])', '\\\1', 'g') || case when is_email or char_length(term) > 6 then '%' else '' end;
  -- A shorter part would match half the register.
  if is_email and char_length(term) >= 5 then
    found_ids := array(
      select registered_user_id from public.contact_details where lower(email) like pattern
      order by registered_user_id desc limit 100
    );
  elsif not is_email then
    found_ids := array(
      select registered_user_id from public.contact_details
      where translate(phone_number, '+ ', '') like pattern or translate(second_phone_number, '+ ', '') like pattern
      order by registered_user_id desc limit 100
    );
    enquiry_ids := array(
      select enquiry_id from private.enquiry_numbers join private.open_enquiries on id = enquiry_id
      where translate(phone_number, '+ ', '') like pattern
      order by enquiry_id desc limit 100
    );
  end if;
  perform private.record_lookup(
    1, found_ids, case when is_email then 'e-mail addresses' else 'telephone numbers' end, enquiry_ids
  );
  -- Many may have one number or address. A part of it that many have is a step to the rest.
  is_whole := case when is_email then exists (select from public.contact_details where lower(email) = term) else char_length(digits) >= 10 end;
  -- read_answer refuses a null: a refusal here would undo the record.
  return private.keep_answer(case when cardinality(found_ids) + cardinality(enquiry_ids) > 5 and not is_whole then 'null'
    else jsonb_build_object('people', found_ids, 'enquiries', private.found_enquiries(enquiry_ids)) end);
end
$function$;

CREATE OR REPLACE FUNCTION public.leave_household (
  profile_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  others bigint[];
begin
  perform private.require_admin();
  perform private.lock_households(array[profile_id]);
  perform private.lock_profile(profile_id);
  others := array(select private.household_of(profile_id));
  perform set_config('matrimony.audit_action', 'left household', true);
  perform private.pass_on_log(profile_id);
  update public.office_details set household = null
    where household is not null
      and (registered_user_id = profile_id or (cardinality(others) = 1 and registered_user_id = any (others)));
  -- With a new household, its log would begin with these.
  if cardinality(others) = 1 then
    update public.profile_log set for_household = false where registered_user_id = any (others) and for_household;
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."leave_household"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_enquiries (
  closed  boolean DEFAULT false,
  skipped integer DEFAULT 0
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  found_enquiries jsonb;
begin
  perform private.require_admin();
  with wanted as (
    select * from private.enquiries where (state in ('registered', 'declined', 'done')) = coalesce(closed, false)
  )
  select jsonb_build_object('count', (select count(*) from wanted), 'list', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', part.id, 'kind', part.kind, 'name', part.name, 'relative', part.relative, 'best_time', part.best_time, 'words', part.words,
      'language', part.language, 'created_at', part.created_at, 'state', part.state, 'changed_by_name', part.changed_by_name,
      'changed_at', part.changed_at, 'profile_id', part.registered_user_id, 'profile_name', card.name,
      'has_number', number.enquiry_id is not null, 'source', part.source, 'source_name', part.source_name,
      -- Whether, not who: that comes with the number, after the record.
      'is_registered', exists (select from private.people_of_number(number.phone_number))
    ) order by case when closed then part.id end desc, part.id)
    from (
      select * from wanted order by case when closed then id end desc, id
      offset greatest(coalesce(skipped, 0), 0) limit 20
    ) as part
    left join private.enquiry_numbers as number on number.enquiry_id = part.id
    left join public."RegisteredUsers" as card on card.id = part.registered_user_id
  ), '[]')) into found_enquiries;
  return found_enquiries;
end
$function$;

CREATE OR REPLACE FUNCTION public.list_filter_values (
  filter text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_admin constant boolean := private.is_admin();
  of_kind constant text := private.kind_of_filter(filter);
begin
  if auth.uid() is not null and not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  if of_kind is null then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'filter');
  end if;
  if auth.uid() is null then
    if filter <> 'location' then
      perform private.forbid('sign_in_first', 'Sign in first.');
    end if;
    if not private.visitors_may_browse() then
      return '[]';
    end if;
  end if;
  -- Not rows: the API returns at most 60.
  return (
    with entered as (
      select btrim(case filter
        when 'location' then split_part(card.location, ',', 1)
        when 'caste' then details.caste
        when 'education' then details.education
        when 'work_place' then split_part(details.work_place, ',', 1)
        when 'native_place' then split_part(details.native_place, ',', 1)
        else split_part(details.job, ',', 1)
      end) as text
      from (
        -- The newest: of a large register they have all that is common.
        select found.id from private.profile_search as found
        where (found.visible or is_admin) and found.id <> all (array(select private.my_blocked_ids()))
        order by found.created_at desc, found.id desc
        limit 5000
      ) as newest
      join public."RegisteredUsers" as card on card.id = newest.id and card.deleted_at is null
      left join public.profile_details as details on details.registered_user_id = card.id
    ), counted as (
      select min(text) as text, count(*) as people from entered where text <> '' group by lower(text)
    ), keyed as (
      select counted.text, counted.people, private.phrase_key(counted.text) as key from counted
    ), offered as (
      select coalesce(min(known.word), (array_agg(keyed.text order by keyed.people desc, keyed.text))[1]) as value,
        sum(keyed.people)::integer as people,
        -- For the admin: the spellings that the bureau treats as this value.
        case when is_admin then min(known.spellings) end as spellings
      from keyed
      left join lateral (
        select listed.word, listed.spellings from private.known_words as listed
        where listed.kind = of_kind and listed.keys @> array[keyed.key]
        -- A group of the bureau before a known word.
        order by listed.spellings is null, listed.word
        limit 1
      ) as known on true
      group by coalesce(known.word, keyed.key)
      -- What a single profile says is not told to others.
      having sum(keyed.people) > 1 or is_admin
      order by 2 desc, 1
      limit 200
    )
    select coalesce(jsonb_agg(offered), '[]') from offered
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_verifications (
  imported boolean DEFAULT false,
  skipped  integer DEFAULT 0
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  waiting jsonb;
begin
  perform private.require_admin();
  with wanted as (
    select * from public."RegisteredUsers"
    where status = 'submitted' and not visible
      and (id in (select registered_user_id from private.imported_people)) = coalesce(imported, false)
  )
  select jsonb_build_object('count', (select count(*) from wanted), 'list', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', id, 'name', name, 'age', age, 'religion', religion, 'location', location, 'first_img', first_img, 'status', status,
      'verified_at', verified_at, 'created_at', created_at, 'updated_at', updated_at,
      'missing', private.items_without_facts(id, private.verification_items())
    ) order by created_at, id)
    from (select * from wanted order by created_at, id offset greatest(coalesce(skipped, 0), 0) limit 25) as part
  ), '[]')) into waiting;
  return waiting;
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_verifications"(boolean, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.print_people (
  ids         bigint[],
  paper       text,
  title       text,
  first_copy  integer  DEFAULT 1,
  last_copy   integer  DEFAULT 1,
  also_hidden boolean  DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
declare
  printing jsonb;
  printed_ids bigint[];
begin
  perform private.require_admin();
  perform private.refuse_large(ids);
  if ids is null or cardinality(ids) not between 1 and 1000 then
    perform private.refuse('too_many_people', 'Choose from 1 to 1000 people.');
  end if;
  if paper is null or paper <> all (array['biodatas', 'list', 'book']) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'paper');
  end if;
  if first_copy is null or first_copy not between 1 and 9999 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'first_copy', '{"from": 1, "to": 9999}');
  end if;
  if last_copy is null or last_copy not between first_copy and 9999 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'last_copy', jsonb_build_object('from', first_copy, 'to', 9999));
  end if;
  printing := jsonb_strip_nulls(jsonb_build_object(
    'paper', paper, 'title', private.clean_text('title', title, 80, no_contact => true),
    'copies', concat_ws('-', first_copy, nullif(last_copy, first_copy))
  ));
  printed_ids := array(
    select card.id from public."RegisteredUsers" as card
    where card.id = any (ids) and card.deleted_at is null and (card.visible or also_hidden) and not private.is_off_links(card.id)
    order by card.id
  );
  perform private.write_audit('printed', 'RegisteredUsers', id::text, id, null, printing) from unnest(printed_ids) as id;
  if cardinality(printed_ids) > 0 then
    perform private.write_audit('printed', 'RegisteredUsers', cardinality(printed_ids)::text, null, null, printing);
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender, 'age', card.age,
        'religion', card.religion, 'location', card.location, 'visible', card.visible,
        'verified_at', card.verified_at, 'verified_by', card.verified_by,
        -- Who will hold the paper is not known: they see the pictures that visitors see.
        'first_img', case when not card.pictures_for_members then card.first_img end,
        'birth_chart', case when not card.pictures_for_members then card.birth_chart end,
        'profile_details', to_jsonb(details)
      ) order by card.gender, card.age, card.id), '[]')
    from public."RegisteredUsers" as card
    left join public.profile_details as details on details.registered_user_id = card.id
    where card.id = any (printed_ids)
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."print_people"(bigint[], text, text, integer, integer, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_contact_details (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.keep_out_of_log();
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  if private.is_admin() then
    if exists (select from public.contact_details where registered_user_id = profile_id)
      and not private.has_opened_contact(profile_id, interval '1 minute') then
      perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
    end if;
  elsif profile_id <> all (array(select private.my_registered_user_ids() union all select private.shared_with_me())) then
    return null;
  elsif private.must_record_reading() then
    return '{"record_first": true}';
  end if;
  return (
    select jsonb_build_object(
      'phone_number', phone_number, 'whose_phone', whose_phone,
      'second_phone_number', second_phone_number, 'whose_second_phone', whose_second_phone,
      'email', email, 'address', address, 'assets', assets
    )
    from public.contact_details where registered_user_id = profile_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.read_household (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own_contact public.contact_details;
  phones text[];
  father text;
  mother text;
  others constant bigint[] := array(select private.household_of(profile_id));
begin
  perform private.require_admin();
  select * into own_contact from public.contact_details where registered_user_id = profile_id;
  phones := array(
    select private.phone_key(phone) from unnest(array[own_contact.phone_number, own_contact.second_phone_number]) as phone
    where char_length(private.phone_key(phone)) >= 7
  );
  select lower(details."father's_name"), lower(details."mother's_name") into father, mother
    from public.profile_details as details where registered_user_id = profile_id;
  return jsonb_build_object(
    'people', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by id)
      from public."RegisteredUsers" where id = any (others) and deleted_at is null
    ), '[]'),
    'proposed', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'reasons', reasons) order by id)
      from (
        select card.id, card.name, jsonb_agg(distinct reason) as reasons
        from (
          select registered_user_id, 'same telephone number' from public.contact_details
          where private.phone_key(phone_number) = any (phones) or private.phone_key(second_phone_number) = any (phones)
          union all
          select registered_user_id, 'same parents' from public.profile_details
          where lower("father's_name") = father and lower("mother's_name") = mother
        ) as likely (id, reason)
        join public."RegisteredUsers" as card using (id)
        where card.deleted_at is null and card.id <> profile_id and card.id <> all (others)
        group by card.id
        order by card.id
        limit 5
      ) as first
    ), '[]')
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_household"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_manifest()
  RETURNS json
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select json_build_object(
    'name', bureau_name, 'short_name', bureau_name, 'description', tagline, 'lang', 'en-IN', 'id', '/', 'start_url', '/', 'scope', '/',
    'display', 'standalone', 'background_color', '#FBF6EC', 'theme_color', '#4A0B20',
    'icons', json_build_array(
      json_build_object('src', '/icons/icon-192.png', 'sizes', '192x192', 'type', 'image/png', 'purpose', 'any'),
      json_build_object('src', '/icons/icon-512.png', 'sizes', '512x512', 'type', 'image/png', 'purpose', 'any'),
      json_build_object('src', '/icons/maskable-512.png', 'sizes', '512x512', 'type', 'image/png', 'purpose', 'maskable')
    )
  )
  from public.site_settings
$function$;

REVOKE ALL ON FUNCTION "public"."read_manifest"() FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.read_today (
  mine boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  lists jsonb;
  -- Null: everybody.
  my_people constant bigint[] := case when mine then private.my_people() end;
begin
  perform private.require_admin();
  perform private.tell_due_answers();
  with requests as (
    select id, requester_id, profile_id, created_at from public.contact_requests
    where open and (ask_again_on is null or ask_again_on <= private.today())
      and (my_people is null or array[requester_id, profile_id] && my_people)
  ),
  verifications as (
    select id, updated_at as since, id in (select registered_user_id from private.imported_people) as is_imported
    from public."RegisteredUsers"
    where status = 'submitted' and not visible and deleted_at is null and (my_people is null or id = any (my_people))
    union all
    select registered_user_id, created_at, false from public.profile_proposals
    where status = 'pending' and (my_people is null or registered_user_id = any (my_people))
  ),
  follow_ups as (
    select request.id, requester_id, profile_id, decided_at, state, follow_up.note
    from public.contact_requests as request
    cross join public.site_settings as settings
    join public."RegisteredUsers" as requester on requester.id = requester_id and requester.deleted_at is null
    join public."RegisteredUsers" as target on target.id = profile_id and target.deleted_at is null
    left join public.follow_ups as follow_up on follow_up.request_id = request.id
    where request.status = 'approved' and decided_at < private.moment_of_daily() - least(follow_up_days, second_follow_up_days) * interval '1 day'
      and private.follow_up_due(decided_at, state, changed_at, settings)
      and (my_people is null or array[requester_id, profile_id] && my_people)
  ),
  enquiries as (
    select id, name, kind, created_at from private.enquiries where state = 'new'
  )
  select jsonb_build_object(
    'requests', jsonb_build_object('count', (select count(*) from requests), 'list', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', first.id, 'requester', requester.name, 'target', target.name, 'since', first.created_at
      ) order by first.created_at, first.id)
      from (select * from requests order by created_at, id limit 5) as first
      join public."RegisteredUsers" as requester on requester.id = requester_id
      join public."RegisteredUsers" as target on target.id = profile_id
    ), '[]')),
    'verifications', jsonb_build_object('count', (select count(*) from verifications), 'list', coalesce((
      select jsonb_agg(jsonb_build_object('id', first.id, 'name', name, 'since', since) order by is_imported, since, first.id)
      from (select * from verifications order by is_imported, since, id limit 5) as first
      join public."RegisteredUsers" as card on card.id = first.id
    ), '[]')),
    'follow_ups', jsonb_build_object('count', (select count(*) from follow_ups), 'list', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', first.id, 'requester', requester.name, 'target', target.name, 'since', decided_at, 'state', state, 'note', note
      ) order by decided_at, first.id)
      from (select * from follow_ups order by decided_at, id limit 25) as first
      join public."RegisteredUsers" as requester on requester.id = requester_id
      join public."RegisteredUsers" as target on target.id = profile_id
    ), '[]')),
    'enquiries', jsonb_build_object('count', (select count(*) from enquiries), 'list', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'kind', kind, 'since', created_at) order by id)
      from (select * from enquiries order by id limit 5) as first
    ), '[]'))
  ) || private.answers_of_today(my_people) into lists;
  return lists;
end
$function$;

CREATE OR REPLACE FUNCTION public.register_person (
  request_id         uuid,
  person             jsonb,
  username           text   DEFAULT NULL::text,
  temporary_password text   DEFAULT NULL::text,
  further_lines      text   DEFAULT NULL::text,
  wishes             jsonb  DEFAULT NULL::jsonb,
  enquiry_id         bigint DEFAULT NULL::bigint,
  household_of       bigint DEFAULT NULL::bigint
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  request private.requests;
  fields jsonb;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(wishes);
  fields := private.clean_person(person);
  -- The lock makes a second submission wait for the first; it then finds the request completed.
  select * into request from private.requests
    where requests.request_id = register_person.request_id and kind = 'registration' for update;
  if not found then
    perform private.refuse('registration_unknown', 'Open the form again: this registration is not known.');
  end if;
  if request.completed_at is not null then
    return request.registered_user_id;
  end if;
  perform private.refuse_problems(fields);
  if fields ->> 'first_img' is null then
    perform private.refuse('picture_missing', 'Choose at least one picture.', 'first_img');
  end if;
  if wishes is not null then
    perform private.refuse(code, sentence, field, given) from private.entered_wish_problems(wishes) limit 1;
  end if;
  perform private.refuse_missing_files(request.registered_user_id, fields);
  -- Before the audit log, as a change of its state does.
  if enquiry_id is not null then
    perform private.lock_enquiry(enquiry_id);
  end if;
  if household_of is not null then
    perform private.lock_households(array[household_of]);
    perform private.refuse_deleted(private.lock_profile(household_of));
  end if;
  perform set_config('matrimony.audit_action', 'registered', true);
  perform private.add_person(request.registered_user_id, fields);
  -- Its words are the first entry of the log.
  if enquiry_id is not null then
    perform private.close_enquiry(enquiry_id, request.registered_user_id);
  end if;
  perform private.keep_lines(request.registered_user_id, 'further_lines', further_lines);
  perform private.add_wishes(request.registered_user_id, wishes);
  if household_of is not null then
    perform private.join_household(request.registered_user_id, household_of);
  end if;
  if username is not null or temporary_password is not null then
    perform private.add_login(request.registered_user_id, username, temporary_password);
  end if;
  update private.requests set completed_at = now() where requests.request_id = request.request_id;
  return request.registered_user_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."register_person"(uuid, jsonb, text, text, text, jsonb, bigint, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.require_second_factor (
  is_required boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_owner();
  if is_required is null then
    perform private.refuse('factor_choice_missing', 'Choose whether a second factor is needed.');
  elsif is_required and to_regclass('auth.mfa_factors') is null then
    perform private.conflict('no_second_factors_here', 'This site was set up without a second factor. Ask the person who set it up if you want one.');
  elsif is_required and not private.has_second_factor((select auth.uid())) then
    perform private.conflict('own_factor_first', 'Set up your own second factor first.');
  end if;
  update private.second_factor_rule set required = is_required where required <> is_required;
  if found then
    perform private.record_admin_act(
      case when is_required then 'required second factors' else 'required no second factors' end, (select auth.uid())
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_enquiry_source (
  enquiry_id  bigint,
  source      text,
  source_name text   DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  cleaned_name text;
begin
  perform private.require_admin();
  perform private.refuse_large(source);
  perform private.lock_enquiry(enquiry_id);
  if source is null or source <> all (private.sources()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'source');
  end if;
  cleaned_name := private.clean_text('source_name', source_name, 120, no_contact => true);
  update private.enquiries
    set source = set_enquiry_source.source, source_name = cleaned_name
    where id = enquiry_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_enquiry_source"(bigint, text, text) FROM PUBLIC, "anon", "service_role";

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
  -- In the order of the ids, before the audit log: two admins may show at once.
  perform from public."RegisteredUsers" where id = profile_id or id = any (shown_ids) order by id for key share;
  if not exists (select from public."RegisteredUsers" where id = profile_id and visible) then
    perform private.conflict('family_not_visible', 'The profile of this family must be verified and active first.');
  end if;
  if exists (
    select from unnest(shown_ids) as shown (id) where not private.may_be_shown(profile_id, shown.id)
  ) then
    perform private.refuse(
      'somebody_not_available', 'Not available any more: {names}. Load the list again, and tick the others.', 'shown_ids',
      (
        select jsonb_build_object('names', string_agg(coalesce(card.name || ' (' || shown.id || ')', shown.id::text, '?'), ', ' order by shown.id))
        from unnest(shown_ids) as shown (id) left join public."RegisteredUsers" as card on card.id = shown.id
        where not private.may_be_shown(profile_id, shown.id)
      )
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

ALTER TABLE "public"."contact_details"
  ADD CONSTRAINT "assets_is_readable" CHECK (((char_length(assets) >= 1) AND (char_length(assets) <= 400)));

ALTER TABLE "public"."income_details"
  ADD CONSTRAINT "income_details_registered_user_id_fkey" FOREIGN KEY (registered_user_id) REFERENCES public."RegisteredUsers"(id) ON DELETE CASCADE;

ALTER TABLE "public"."office_details"
  ADD CONSTRAINT "share_agreed_is_readable" CHECK (((char_length(share_agreed) >= 1) AND (char_length(share_agreed) <= 120)));

ALTER TABLE "public"."office_details"
  ADD CONSTRAINT "source_is_known" CHECK ((source = ANY ('{Walk-in,Newspaper,Temple,"Relative or friend",Meet,Website,"Other bureau",Other}'::text[])));

ALTER TABLE "public"."office_details"
  ADD CONSTRAINT "source_name_is_readable" CHECK (((char_length(source_name) >= 1) AND (char_length(source_name) <= 120)));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "brothers_is_plausible" CHECK (((brothers >= 0) AND (brothers <= 20)));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "children_are_of_an_earlier_marriage"
    CHECK ((((children IS NULL) AND (children_live_with IS NULL)) OR (COALESCE(marital_status, 'Never Married'::text) <> 'Never Married'::text)));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "children_is_plausible" CHECK (((children >= 0) AND (children <= 20)));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "children_live_with_is_known" CHECK ((children_live_with = ANY ('{"This parent","Other parent","Both in turn","Somebody else"}'::text[])));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "kulam_is_readable" CHECK (((char_length(kulam) >= 1) AND (char_length(kulam) <= 80)));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "married_brothers_is_plausible" CHECK (((married_brothers >= 0) AND (married_brothers <= 20)));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "married_siblings_are_among_them"
    CHECK (((COALESCE((married_brothers)::integer, 0) <= COALESCE((brothers)::integer, 0)) AND (COALESCE((married_sisters)::integer, 0) <= COALESCE((sisters)::integer, 0))));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "married_sisters_is_plausible" CHECK (((married_sisters >= 0) AND (married_sisters <= 20)));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "native_place_is_readable" CHECK (((char_length(native_place) >= 1) AND (char_length(native_place) <= 120)));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "siblings_are_brothers_and_sisters" CHECK ((number_of_siblings = (brothers + sisters)));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "sisters_is_plausible" CHECK (((sisters >= 0) AND (sisters <= 20)));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "work_place_is_readable" CHECK (((char_length(work_place) >= 1) AND (char_length(work_place) <= 120)));

CREATE VIEW "private"."open_enquiries" AS   select id, name, kind, words, state, created_at from private.enquiries where state in ('new', 'called', 'visit agreed');

CREATE VIEW "private"."person_fields" AS   select field, table_name, position::smallint, kind, smallest::smallint, largest::smallint, unit, choices::text[], proposable
  from (values
    ('name', 'RegisteredUsers', 10, 'text', null, 120, null, null, true),
    ('own_script_name', 'RegisteredUsers', 12, 'text', null, 120, null, null, true),
    ('gender', 'RegisteredUsers', 20, 'choice', null, null, null, array['bride', 'groom'], false),
    ('age', 'RegisteredUsers', 30, 'age', 18, 100, null, null, false),
    ('religion', 'RegisteredUsers', 40, 'choice', null, null, null, array[
      'Hindu', 'Muslim', 'Christian', 'Sikh', 'Jain', 'Buddhist', 'Parsi (Zoroastrian)', 'Jewish', 'Other', 'No religion'
    ], true),
    ('location', 'RegisteredUsers', 50, 'text', null, 120, null, null, true),
    ('first_img', 'RegisteredUsers', 60, 'picture', null, 500, null, null, true),
    ('second_img', 'RegisteredUsers', 70, 'picture', null, 500, null, null, true),
    ('third_img', 'RegisteredUsers', 80, 'picture', null, 500, null, null, true),
    ('birth_chart', 'RegisteredUsers', 90, 'picture', null, 500, null, null, true),
    ('date_of_birth', 'profile_details', 100, 'date', null, null, null, null, true),
    ('time_of_birth', 'profile_details', 102, 'time', null, null, null, null, true),
    ('birth_time_certainty', 'profile_details', 104, 'choice', null, null, null, array['Exact', 'Approximate', 'Not known'], true),
    ('place_of_birth', 'profile_details', 106, 'text', null, 120, null, null, true),
    ('birth_coordinates', 'profile_details', 107, 'coordinates', null, null, null, null, true),
    ('birth_zone', 'profile_details', 108, 'choice', null, null, null, array[
      'Asia/Kolkata', 'Asia/Colombo', 'Indian/Maldives', 'Asia/Kathmandu', 'Asia/Dhaka', 'Asia/Karachi',
      'Asia/Yangon', 'Asia/Kuala_Lumpur', 'Asia/Kuching', 'Asia/Singapore', 'Asia/Dubai', 'Asia/Riyadh',
      'Asia/Qatar', 'Asia/Hong_Kong', 'Asia/Bangkok', 'Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura',
      'Africa/Nairobi', 'Africa/Johannesburg', 'Indian/Mauritius', 'Pacific/Fiji', 'Europe/London',
      'Europe/Berlin', 'Europe/Paris', 'America/New_York', 'America/Chicago', 'America/Denver',
      'America/Phoenix', 'America/Indiana/Indianapolis', 'America/Los_Angeles', 'America/Anchorage',
      'Pacific/Honolulu', 'America/St_Johns', 'America/Halifax', 'America/Toronto', 'America/Winnipeg',
      'America/Regina', 'America/Edmonton', 'America/Vancouver', 'Australia/Sydney', 'Australia/Melbourne',
      'Australia/Brisbane', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth',
      'Pacific/Auckland'
    ], true),
    ('birth_star', 'profile_details', 110, 'choice', null, null, null, array[
      'Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha',
      'Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha', 'Jyeshtha',
      'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada',
      'Uttara Bhadrapada', 'Revati'
    ], true),
    ('star_pada', 'profile_details', 120, 'number', 1, 4, null, null, true),
    ('rasi', 'profile_details', 124, 'choice', null, null, null, array[
      'Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'
    ], true),
    ('chart_almanac', 'profile_details', 125, 'choice', null, null, null, array['Thirukanitha', 'Vakya', 'Not known'], true),
    ('gothram', 'profile_details', 126, 'text', null, 80, null, null, true),
    ('lagnam', 'profile_details', 127, 'choice', null, null, null, array[
      'Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'
    ], true),
    ('mangal_dosha', 'profile_details', 128, 'choice', null, null, null, array['No', 'Yes', 'Anshik (partial)', 'Don''t know'], true),
    ('other_dosha', 'profile_details', 129, 'text', null, 120, null, null, true),
    ('height', 'profile_details', 130, 'number', 100, 250, 'centimetres', null, true),
    ('education', 'profile_details', 140, 'text', null, 120, null, null, true),
    ('job', 'profile_details', 150, 'text', null, 120, null, null, true),
    ('work_place', 'profile_details', 152, 'text', null, 120, null, null, true),
    ('income', 'income_details', 154, 'choice', null, null, null, array[
      'Below 2', '2 to 3', '3 to 5', '5 to 7', '7 to 10', '10 to 15', '15 to 20', '20 to 30', '30 to 50', '50 and above'
    ], true),
    ('income_shown_to', 'income_details', 156, 'choice', null, null, null, array[
      'Bureau only', 'Approved contact', 'Members'
    ], true),
    ('native_place', 'profile_details', 158, 'text', null, 120, null, null, true),
    ('caste', 'profile_details', 160, 'text', null, 80, null, null, true),
    ('kulam', 'profile_details', 162, 'text', null, 80, null, null, true),
    ('mother_tongue', 'profile_details', 170, 'choice', null, null, null, array[
      'Tamil', 'Malayalam', 'Telugu', 'Kannada', 'Hindi', 'Marathi', 'Gujarati', 'Bengali', 'Odia', 'Punjabi',
      'Urdu', 'Konkani', 'Tulu', 'Sindhi', 'Assamese', 'English', 'Other'
    ], true),
    ('marital_status', 'profile_details', 180, 'choice', null, null, null, array[
      'Never Married', 'Widowed', 'Divorced', 'Awaiting Divorce', 'Separated', 'Annulled'
    ], true),
    ('children', 'profile_details', 182, 'number', 0, 20, null, null, true),
    ('children_live_with', 'profile_details', 183, 'choice', null, null, null, array[
      'This parent', 'Other parent', 'Both in turn', 'Somebody else'
    ], true),
    ('diet', 'profile_details', 185, 'choice', null, null, null, array['Vegetarian', 'Eggetarian', 'Non-vegetarian', 'Vegan', 'Jain'], true),
    ('father''s_name', 'profile_details', 190, 'text', null, 120, null, null, true),
    ('mother''s_name', 'profile_details', 200, 'text', null, 120, null, null, true),
    ('father''s_job', 'profile_details', 210, 'text', null, 120, null, null, true),
    ('mother''s_job', 'profile_details', 220, 'text', null, 120, null, null, true),
    ('number_of_siblings', 'profile_details', 230, 'number', 0, 20, null, null, true),
    ('brothers', 'profile_details', 232, 'number', 0, 20, null, null, true),
    ('married_brothers', 'profile_details', 233, 'number', 0, 20, null, null, true),
    ('sisters', 'profile_details', 234, 'number', 0, 20, null, null, true),
    ('married_sisters', 'profile_details', 235, 'number', 0, 20, null, null, true),
    ('phone_number', 'contact_details', 240, 'phone', null, null, null, null, false),
    ('whose_phone', 'contact_details', 242, 'choice', null, null, null, array[
      'Self', 'Father', 'Mother', 'Brother', 'Sister', 'Uncle or guardian', 'Other'
    ], false),
    ('second_phone_number', 'contact_details', 244, 'phone', null, null, null, null, false),
    ('whose_second_phone', 'contact_details', 246, 'choice', null, null, null, array[
      'Self', 'Father', 'Mother', 'Brother', 'Sister', 'Uncle or guardian', 'Other'
    ], false),
    ('email', 'contact_details', 250, 'email', null, 254, null, null, false),
    ('address', 'contact_details', 260, 'text', null, 400, null, null, false),
    ('assets', 'contact_details', 262, 'text', null, 400, null, null, false),
    ('old_number', 'office_details', 270, 'text', null, 20, null, null, false),
    ('source', 'office_details', 280, 'choice', null, null, null, private.sources(), false),
    ('source_name', 'office_details', 282, 'text', null, 120, null, null, false),
    ('share_agreed', 'office_details', 284, 'text', null, 120, null, null, false)
  ) as rule (field, table_name, position, kind, smallest, largest, unit, choices, proposable);

CREATE VIEW "private"."profile_filters" AS   select * from (values
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

CREATE INDEX profile_search_family_part ON private.profile_search USING gin (family_folded extensions.gin_trgm_ops)
  WITH (fastupdate=off);

CREATE INDEX profile_search_tamil_family_part ON private.profile_search USING gin (family_for_tamil extensions.gin_trgm_ops)
  WITH (fastupdate=off);

CREATE INDEX office_details_household ON public.office_details USING btree (household)
  WHERE (household IS NOT NULL);

CREATE INDEX profile_details_parents ON public.profile_details USING btree (lower("father's_name"), lower("mother's_name"));

CREATE TRIGGER audit_change
  AFTER INSERT OR DELETE OR UPDATE ON private.enquiries
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_change('id', 'registered_user_id', 'name', 'relative', 'best_time', 'words', 'source_name');

CREATE TRIGGER audit_change
  AFTER INSERT OR DELETE OR UPDATE ON public.contact_details
  FOR EACH ROW
  EXECUTE FUNCTION
    private.audit_change('registered_user_id', 'registered_user_id', 'phone_number', 'whose_phone', 'second_phone_number', 'whose_second_phone', 'email', 'address', 'assets');

CREATE TRIGGER audit_change
  AFTER INSERT OR DELETE OR UPDATE ON public.income_details
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_change('registered_user_id', 'registered_user_id');

CREATE TRIGGER index_income
  AFTER INSERT OR DELETE OR UPDATE ON public.income_details
  FOR EACH ROW
  EXECUTE FUNCTION private.index_details();

CREATE TRIGGER set_updated_at
  BEFORE UPDATE ON public.income_details
  FOR EACH ROW
  EXECUTE FUNCTION private.set_updated_at();

CREATE TRIGGER touch_profile
  AFTER UPDATE ON public.income_details
  FOR EACH ROW
  WHEN ((old.* IS DISTINCT FROM new.*))
  EXECUTE FUNCTION private.touch_profile();

CREATE TRIGGER touch_profile
  AFTER UPDATE ON public.office_details
  FOR EACH ROW
  WHEN (
    (old.old_number, old.source, old.source_name, old.share_agreed)
    IS DISTINCT FROM (new.old_number, new.source, new.source_name, new.share_agreed)
  )
  EXECUTE FUNCTION private.touch_profile();

CREATE POLICY "Members read incomes as families choose, the admin all" ON "public"."income_details"
  FOR SELECT
  TO "authenticated"
  USING
    ((( SELECT private.is_admin() AS is_admin) OR (registered_user_id = ANY (ARRAY( SELECT private.my_registered_user_ids() AS my_registered_user_ids))) OR ((income_shown_to =
    'Members'::text) AND (registered_user_id = ANY (ARRAY( SELECT private.my_opened_ids() AS my_opened_ids)))) OR
    ((income_shown_to = ANY (ARRAY['Members'::text, 'Approved contact'::text])) AND (registered_user_id = ANY (ARRAY( SELECT private.shared_with_me() AS shared_with_me))))));

COMMENT ON COLUMN "private"."enquiries"."source" IS 'Where the family learned of the bureau: the website, until the office has asked.';

COMMENT ON COLUMN "private"."enquiries"."source_name" IS 'Which newspaper, temple, relative or other bureau it was.';

COMMENT ON COLUMN "private"."profile_search"."family_folded" IS 'As name_folded, with the names of father and mother after it: for the office''s search, never the members''.';

COMMENT ON COLUMN "private"."profile_search"."family_for_tamil" IS 'The same for searches in Tamil letters.';

COMMENT ON COLUMN "public"."income_details"."income" IS 'A band in lakhs of rupees a year. Its lower end belongs to it.';

COMMENT ON COLUMN "public"."income_details"."income_shown_to" IS 'Null: the family has not chosen, so the bureau alone reads it.';

COMMENT ON COLUMN "public"."office_details"."household" IS 'The same for all people of a household, such as two sisters; null for none. See public.add_to_household.';

COMMENT ON COLUMN "public"."office_details"."share_agreed" IS 'The part of the fee that the other bureau gets, in words.';

COMMENT ON COLUMN "public"."office_details"."source_name" IS 'Which newspaper, temple, relative or other bureau it was.';

COMMENT ON COLUMN "public"."profile_details"."children" IS 'Children of an earlier marriage.';

COMMENT ON COLUMN "public"."profile_details"."kulam" IS 'The clan within a caste, as in the Kongu region: nobody marries within it. Compared as the gothram is.';

COMMENT ON COLUMN "public"."profile_details"."native_place" IS 'Town and state of the family, wherever it lives now.';

COMMENT ON COLUMN "public"."profile_details"."number_of_siblings" IS 'Brothers and sisters together: also where nobody knows how many of each.';

COMMENT ON COLUMN "public"."profile_details"."work_place" IS 'Town and state of the work.';

COMMENT ON COLUMN "public"."profile_log"."for_household" IS 'About all people of the household: see work/households.sql.';

COMMENT ON FUNCTION "private"."add_person"(bigint, jsonb) IS 'Inserts card, details, contact, income and the office''s facts of a checked person; the profile waits for verification.';

COMMENT ON FUNCTION "private"."close_enquiry"(bigint, bigint) IS 'The enquiry has become this person: it keeps no number of its own, and its words are an entry of the log. PT409 if it has become one already.';

COMMENT ON FUNCTION "private"."family_problems"(jsonb) IS 'Problems between the fields of siblings, and of children and marital status; no rows if there are none.';

COMMENT ON FUNCTION "private"."found_enquiries"(bigint[]) IS 'These open enquiries as the office''s search shows them, newest first: [{id, name, kind, state, created_at}].';

COMMENT ON FUNCTION "private"."household_of"(bigint) IS 'The other people of the household of this person.';

COMMENT ON FUNCTION "private"."index_details"() IS 'Trigger: updates the search table after a change of the details or the income.';

COMMENT ON FUNCTION "private"."join_household"(bigint, bigint) IS 'Makes two people, and the rest of their households, one household. The caller has locked them.';

COMMENT ON FUNCTION "private"."kind_left_out"(text) IS 'The kind of the words that a filter leaves out: everyone with the same gothram or kulam. Null for other filters.';

COMMENT ON FUNCTION "private"."lock_households"(bigint[]) IS 'Locks the cards of these people and of their households until the end of the transaction.';

COMMENT ON FUNCTION "private"."may_be_shown"(bigint, bigint) IS 'Whether somebody of the other side, who may meet this family, can be shown to it.';

COMMENT ON FUNCTION "private"."moment_of_daily"() IS 'Now; after make daily with a later DATE, as demo data allows, noon of that day.';

COMMENT ON FUNCTION "private"."name_condition"(text, text, text) IS 'The condition on private.profile_search for the name that is searched for: all its words, in any order; if nobody has them, similar words. findable: the condition of the rows that the caller may find. key_of: name, or for the office family: also words of the names of father and mother, with three letters or more.';

COMMENT ON FUNCTION "private"."not_for"(bigint, boolean) IS 'The people who are no matches of this person: the own household, blocked pairs, those who were asked for or shown before, and for the bureau alone those who asked for this one or do not want this one. Of these a family must learn nothing.';

COMMENT ON FUNCTION "private"."pass_on_log"(bigint) IS 'Entries for a household stay with those of it who remain.';

COMMENT ON FUNCTION "private"."people_search_condition"(jsonb) IS 'The condition on private.profile_search for the name (of the person, the father or the mother), the place and the filters that members have too; null without them. Values enter as quoted literals only.';

COMMENT ON FUNCTION "private"."record_lookup"(integer, bigint[], text, bigint[]) IS 'Records that the admin searched for phone numbers or e-mail addresses: how many, and the people and enquiries found. Never the numbers or addresses.';

COMMENT ON FUNCTION "private"."sources"() IS 'How a family, or its biodata, came to the bureau.';

COMMENT ON FUNCTION "public"."add_log_entry"(bigint, text, text, date, boolean) IS 'For the admin: adds an entry to the log of a person, or of the household, with the day to call again. The same again within ten minutes is one entry. Error 22023 names the field in its hint, also for a text with contact details. PT404.';

COMMENT ON FUNCTION "public"."add_to_household"(bigint, bigint) IS 'For the admin: two people are of one household; their earlier households become one. Error 22023 for the same person twice, PT404, PT409 if one is deleted.';

COMMENT ON FUNCTION "public"."export_people"(bigint[], boolean) IS 'For an owner: people as flat objects with their wishes {must, hoped}, on request with contact details, income and the office''s note, after record_export. Takes at most 20 s.';

COMMENT ON FUNCTION "public"."find_enquiries"(text) IS 'For the admin: the newest five open enquiries whose name and words have a beginning of each of these words, in any script: [{id, name, kind, state, created_at}].';

COMMENT ON FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb, text, jsonb, integer, jsonb) IS 'For the admin, and for a member about the own family: visible people of the other side, where the musts of both families hold, for a member those of the other family only if it lets others see that: their number, and a part of the list with the wishes that hold, the unknown ones and all, of this family and of theirs. In the order of the wishes of this family that hold, one less if more wishes of theirs fail than hold, then by star_places, then those shown least, then the newest. For a member, theirs is null, and does not order, unless that family lets others see it. star_scores: the score of this person with each star code, by school; other families'' wishes about stars count for the admin alone. Left out: blocked pairs, and pairs with a contact request. further: filters on top. What is not known counts against nobody. at_most: 60, for a member 25. For the admin alone: sort (wishes, stars, newest, waits longest); star_places: the place of each star code in the order of the stars, which comes back with each person, and last_place: those up to this place; usual: wishes of a family that has none, {"must": {...}, "hoped": {...}}; and in the answer how often somebody was shown, since when they wait, how many fit with the stars of each place before last_place (by_star), and how many people were shown to this family (shown_before). Error 22023 for wrong filters, for a search that is not begun, and for a member while an earlier call is answered; 42501 for a member with arguments of the admin.';

COMMENT ON FUNCTION "public"."find_people"(jsonb, text, integer, integer) IS 'For the admin: registered users of any status, sorted by newest, oldest, name, age or id. Skips the first "skip" (up to 1000000) and returns at_most (1 to 60). Filters (of a list: several with commas mean one of them): ids, name (of the person, who comes first among the newest, or of father or mother; similar names, if nobody has it), status, login (none, waiting, active, off), side, religion, place, age_from, age_to, height_from, height_to, caste, education, occupation, mother_tongue, birth_star, rasi, mangal_dosha, marital_status, registered_from, registered_to (days), without_picture, not_told (has a login, but no WhatsApp notice was sent), handled_by (the username of an admin), unhandled, source. Only the status "deleted" includes deleted profiles. Error 22023 for wrong filters.';

COMMENT ON FUNCTION "public"."find_people_by_contact"(text) IS 'For the admin: looks for people and open enquiries by 7 or more digits of a phone number, or its last 5 or 6, and records it. With an @, for people by 5 or more characters of their e-mail address. read_answer returns {people: ids, enquiries: [{id, name, kind, state, created_at}]}, at most 100 of each, and refuses more than five who have the part in a longer one. Error 22023 for fewer digits.';

COMMENT ON FUNCTION "public"."leave_household"(bigint) IS 'For the admin: takes a person out of the household, whose log stays with the others. The last person who is left has none either. PT404.';

COMMENT ON FUNCTION "public"."list_filter_values"(text) IS 'The commonest values of the filter caste, education, location, work_place, native_place or occupation, as a list of value and people: how many of the newest 5,000 profiles that the caller sees have each. To the admin also spellings: those that the bureau treats as this one. Spellings of a known word count as that word. Visitors: location. Members: of at least two profiles. The admin: of all.';

COMMENT ON FUNCTION "public"."list_verifications"(boolean, integer) IS 'For the admin: {count, list} of the people who wait for their verification, oldest first, 25 at a time: those of files (imported), or all others. missing: the items of the checklist for which nothing is stored.';

COMMENT ON FUNCTION "public"."print_people"(bigint[], text, text, integer, integer, boolean) IS 'For the admin: up to 1000 people for paper (biodatas, list or book), brides first, then by age, without contact details and pictures for members only. Leaves out who is not to be on paper, and hidden profiles unless also_hidden. Records each as printed, with the title and the numbers of the copies. Takes at most 20 s.';

COMMENT ON FUNCTION "public"."read_contact_details"(bigint) IS '{phone_number, whose_phone, second_phone_number, whose_second_phone, email, address, assets} of one registered user. A member reads their own and those shared with them, and gets null for others; {record_first} asks them for record_my_reading. The admin reads those that they have opened, see open_contact_details.';

COMMENT ON FUNCTION "public"."read_household"(bigint) IS 'For the admin: {people: [{id, name}], proposed: [{id, name, reasons}]}: the others of the household, and at most five who may be of it. A reason is "same telephone number", without the number, or "same parents".';

COMMENT ON FUNCTION "public"."read_manifest"() IS 'For everybody: the web app manifest, by which a phone names the site on its home screen. The host serves it as /manifest.json.';

COMMENT ON FUNCTION "public"."read_today"(boolean) IS 'For the admin, the lists of a morning, each with its count and the first of them, oldest first (verifications of imported people last): new enquiries, open requests that are not postponed, verifications, follow-ups that are due, answers of families, and families that are to be asked about somebody interested. mine: only of the people of the caller, and all enquiries.';

COMMENT ON FUNCTION "public"."register_person"(uuid, jsonb, text, text, text, jsonb, bigint, bigint) IS 'For the admin: inserts card, details, contact and, if a username is given, the login of a person, in one transaction; returns the id. Further lines of a biodata, at most 2000 characters, go into the log, or with contact details into the office''s note. Wishes are {must, hoped}. enquiry_id: the enquiry that becomes this person. household_of: somebody of the same household. Idempotent by request_id. Error 22023 names the field in its hint, "wishes.caste" for a wish.';

COMMENT ON FUNCTION "public"."set_enquiry_source"(bigint, text, text) IS 'For the admin: how the family of an enquiry came to the bureau, and its name. Error 22023 names the field in its hint. PT404.';

COMMENT ON TABLE "public"."income_details" IS 'A person''s own income. The family chooses who reads it: the bureau alone, families after approval, or members.';

COMMENT ON VIEW "private"."open_enquiries" IS 'The enquiries that the bureau has not closed, without their numbers.';

COMMENT ON VIEW "private"."person_fields" IS 'The fields of a person: the columns of the tables that the form, files and proposals may write.';

COMMENT ON VIEW "private"."profile_filters" IS 'The filters. A choice takes one of the field''s choices. Choices, words and a place take several with commas: one of them. from and to are limited by the field''s smallest and largest.';

REVOKE ALL ON FUNCTION "private"."family_problems"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."family_problems"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."family_problems"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."found_enquiries"(bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."found_enquiries"(bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."found_enquiries"(bigint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."household_of"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."household_of"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."household_of"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."join_household"(bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."join_household"(bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."join_household"(bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."kind_left_out"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kind_left_out"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."kind_left_out"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_households"(bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_households"(bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_households"(bigint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_be_shown"(bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_be_shown"(bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_be_shown"(bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."moment_of_daily"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."moment_of_daily"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."moment_of_daily"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."name_condition"(text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_condition"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."name_condition"(text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pass_on_log"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pass_on_log"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pass_on_log"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_lookup"(integer, bigint[], text, bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_lookup"(integer, bigint[], text, bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_lookup"(integer, bigint[], text, bigint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sources"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sources"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sources"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."sources"() TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."add_log_entry"(bigint, text, text, date, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_log_entry"(bigint, text, text, date, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_log_entry"(bigint, text, text, date, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_to_household"(bigint, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_to_household"(bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_to_household"(bigint, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_enquiries"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_enquiries"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_enquiries"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_household"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_household"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_household"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_verifications"(boolean, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_verifications"(boolean, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_verifications"(boolean, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."print_people"(bigint[], text, text, integer, integer, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."print_people"(bigint[], text, text, integer, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."print_people"(bigint[], text, text, integer, integer, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_household"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_household"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_household"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_manifest"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."read_manifest"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_manifest"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."register_person"(uuid, jsonb, text, text, text, jsonb, bigint, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."register_person"(uuid, jsonb, text, text, text, jsonb, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."register_person"(uuid, jsonb, text, text, text, jsonb, bigint, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_enquiry_source"(bigint, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_enquiry_source"(bigint, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_enquiry_source"(bigint, text, text) TO "postgres";

REVOKE ALL ON TABLE "public"."income_details" FROM "authenticated";

GRANT SELECT ON TABLE "public"."income_details" TO "authenticated";

REVOKE ALL ON TABLE "public"."income_details" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."income_details" TO "service_role";

ALTER TABLE "private"."enquiries"
  ADD CONSTRAINT "source_is_known" CHECK ((source = ANY (private.sources())));

ALTER TABLE "private"."enquiries"
  ADD CONSTRAINT "source_name_is_readable" CHECK (char_length(source_name) between 1 and 120 and not private.holds_contact(source_name));

ALTER TABLE "public"."office_details"
  ADD CONSTRAINT "share_agreed_holds_no_contact" CHECK ((NOT private.holds_contact(share_agreed)));

ALTER TABLE "public"."office_details"
  ADD CONSTRAINT "source_name_holds_no_contact" CHECK ((NOT private.holds_contact(source_name)));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "kulam_holds_no_contact" CHECK ((NOT private.holds_contact(kulam)));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "native_place_holds_no_contact" CHECK ((NOT private.holds_contact(native_place)));

ALTER TABLE "public"."profile_details"
  ADD CONSTRAINT "work_place_holds_no_contact" CHECK ((NOT private.holds_contact(work_place)));

ALTER TABLE "public"."profile_log"
  ADD CONSTRAINT "kind_is_known" CHECK (((kind = ANY (ARRAY['Other'::text, 'Enquiry'::text])) OR (kind = ANY (private.consent_channels()))));

-- Columns and keys that no plan reads.
ALTER TABLE public.office_details
  ALTER COLUMN source SET STATISTICS 0,
  ALTER COLUMN source_name SET STATISTICS 0,
  ALTER COLUMN share_agreed SET STATISTICS 0,
  ALTER COLUMN household SET STATISTICS 0;

ALTER TABLE public.contact_details ALTER COLUMN assets SET STATISTICS 0;

ALTER TABLE public.income_details
  ALTER COLUMN income SET STATISTICS 0,
  ALTER COLUMN income_shown_to SET STATISTICS 0;

ALTER INDEX public.profile_details_parents ALTER COLUMN 1 SET STATISTICS 0;

ALTER INDEX public.profile_details_parents ALTER COLUMN 2 SET STATISTICS 0;

-- The default text of the new message.
insert into public.message_templates (template, language, body)
  select 'registered', language, private.original_message('registered', language)
  from unnest(array['en', 'ta', 'ml', 'te', 'kn', 'hi']) as language
  on conflict do nothing;

-- A text that the bureau has changed stays.
update public.message_templates
  set body = case when body = original then private.original_message(template, language) else body end
  where template = 'profile shared' and original is not null;

-- Filters are new or have changed: each person is indexed with them.
select private.index_profile(id) from public."RegisteredUsers";
