-- Somebody who was neither bride nor groom was verified, and matched with nobody. A trigger refuses the verification, and the
-- removal of the fact from a verified person; who was verified earlier stays. The admin's table finds them. Who may call what is
-- as before.

SET local check_function_bodies = off;

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
    conditions := conditions || case filters ->> 'side' when 'none' then 'card.gender is null' else format('card.gender = %L', filters ->> 'side') end;
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
      'looking_for', to_jsonb(nullif(filters ->> 'side', 'none')), 'religion', filters -> 'religion', 'location', to_jsonb(nullif(btrim(filters ->> 'place'), ''))
    ))),
    case when filters ->> 'side' = 'none' then 'gender is null' end,
    case when filters ?| array['height_from', 'height_to'] then format('height between %L::smallint and %L::smallint',
      coalesce(filters ->> 'height_from', '0'), coalesce(filters ->> 'height_to', '250')) end,
    -- The members' search, with father and mother: who is deleted does not keep similar names away.
    case when filters ? 'name' then private.name_condition(filters ->> 'name',
      'id not in (select id from public."RegisteredUsers" where deleted_at is not null)', 'family') end
  ), '');
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_without_side()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse('gender_missing', 'Say first: bride or groom. Without it nobody is verified or matched.', 'gender');
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.verify_profiles (
  people jsonb,
  items  text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
declare
  checked text[];
  person record;
  card public."RegisteredUsers";
  missing text[];
  why text;
  verified jsonb := '[]';
  left_out jsonb := '[]';
begin
  perform private.require_admin();
  perform private.refuse_large(people, 100000);
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) not between 1 and 500 then
    perform private.refuse('too_many_profiles', 'Choose from 1 to 500 profiles.');
  end if;
  checked := private.clean_checklist(items);
  perform set_config('matrimony.audit_action', 'bulk verification', true);
  -- Locks all cards first, in the order of ids: see public.set_profile_statuses.
  perform from public."RegisteredUsers"
    where id in (select entries.id from jsonb_to_recordset(people) as entries (id bigint)) order by id for update;
  for person in
    select distinct on (id) * from jsonb_to_recordset(people) as entries (id bigint, seen_updated_at timestamptz) order by id
  loop
    select * into card from public."RegisteredUsers" where id = person.id;
    missing := private.items_without_facts(person.id, checked);
    why := case
      when card.id is null or card.deleted_at is not null then 'gone'
      when card.status <> 'submitted' then 'not waiting'
      when private.version_of(card.id) is distinct from person.seen_updated_at then 'changed'
      when private.has_withdrawn(card.id) then 'consent missing'
      when card.gender is null then 'side missing'
      when missing <> '{}' then 'nothing stored'
    end;
    if why is null then
      perform private.record_verification(person.id, checked);
      verified := verified || to_jsonb(person.id);
    else
      left_out := left_out || jsonb_build_object(
        'id', person.id, 'why', why, 'items', case when why = 'nothing stored' then to_jsonb(missing) else '[]' end
      );
    end if;
  end loop;
  return jsonb_build_object('verified', verified, 'left_out', left_out);
end
$function$;

CREATE TRIGGER refuse_without_side
  BEFORE UPDATE OF verified_at, gender ON public."RegisteredUsers"
  FOR EACH ROW
  WHEN (((new.gender IS NULL) AND (new.verified_at IS NOT NULL) AND ((old.gender IS NOT NULL) OR (new.verified_at IS DISTINCT FROM old.verified_at))))
  EXECUTE FUNCTION private.refuse_without_side();

COMMENT ON FUNCTION "private"."refuse_without_side"() IS 'Trigger: nobody is verified who is neither bride nor groom, and a verified person stays one of them. Who was verified earlier stays.';

COMMENT ON FUNCTION "public"."find_people"(jsonb, text, integer, integer) IS 'For the admin: registered users of any status, sorted by newest, oldest, name, age or id. Skips the first "skip" (up to 1000000) and returns at_most (1 to 60). Filters (of a list: several with commas mean one of them): ids, name (of the person, who comes first among the newest, or of father or mother; similar names, if nobody has it), status, login (none, waiting, active, off), side (none: neither bride nor groom), religion, place, age_from, age_to, height_from, height_to, caste, education, occupation, mother_tongue, birth_star, rasi, mangal_dosha, marital_status, registered_from, registered_to (days), without_picture, not_told (has a login, but no WhatsApp notice was sent), handled_by (the username of an admin), unhandled, source. Only the status "deleted" includes deleted profiles. updated_at is the version of the profile. Error 22023 for wrong filters.';

COMMENT ON FUNCTION "public"."verify_profiles"(jsonb, text[]) IS 'For the admin: verifies up to 500 waiting profiles, [{id, seen_updated_at}], with one checklist; each gets its own record. Answers {verified: [id], left_out: [{id, why, items}]}. why is gone, not waiting, changed (since seen_updated_at), consent missing (withdrawn), side missing (neither bride nor groom) or nothing stored (for these items of the checklist). Error 22023. Takes at most 20 s.';

REVOKE ALL ON FUNCTION "private"."refuse_without_side"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_without_side"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_without_side"() TO "postgres";
