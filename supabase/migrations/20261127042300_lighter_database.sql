-- One act of the schemas closes the tables of the schema private: the policies of all have one name. Long functions are cut: those
-- with lists or conditions of their own have become private functions, with equal results. Two comments name files as they are
-- called now. Rights stay as they are: nobody calls the new functions through the API.
-- The answers of describe_deletion, read_second_factor and make_recovery_codes are rows or a list, so that the generated types
-- describe them. The states of enquiries and follow-ups, and who ended one, are lists, as others are: they stand once, and the
-- client's constants are made of them. The lists that were there are the same in fewer lines. Rights stay as they are.
-- Each setting is checked by its row in private.settings(), in one constraint in place of one for each column. The sixteen variants of
-- disputed rules of the stars are one column, star_rules; the bureau's choices are kept. Everyone still reads all settings, and only
-- the owner changes them.

SET local check_function_bodies = off;

ALTER POLICY "No API role reads or writes admins" ON "private"."admins" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes the day of the last refresh" ON "private"."age_refresh" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes answers" ON "private"."answers" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes the head of the audit log" ON "private"."audit_head" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes the bureau's words" ON "private"."bureau_words" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes salts" ON "private"."day_salts" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes deletions" ON "private"."deletions" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes enquiries" ON "private"."enquiries" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes numbers of enquiries" ON "private"."enquiry_numbers" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes wrong codes" ON "private"."factor_failures" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes private links" ON "private"."family_links" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes imports" ON "private"."imported_people" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes office notes" ON "private"."office_notes" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes when passwords were changed" ON "private"."own_password_changes" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes changes of passwords" ON "private"."password_changes" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes password failures" ON "private"."password_failures" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes the search table" ON "private"."profile_search" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes reviews of reads" ON "private"."read_reviews" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes counts of readings" ON "private"."reading_counts" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes readings" ON "private"."readings" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes recovery codes" ON "private"."recovery_codes" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes entered recovery codes" ON "private"."recovery_tries" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes names of removed files" ON "private"."removed_files" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes requests" ON "private"."requests" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes the rule of second factors" ON "private"."second_factor_rule" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes sign-ins" ON "private"."sign_ins" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes the visits" ON "private"."visits" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes the groups" ON "private"."wish_groups" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes the index of wishes" ON "private"."wish_index" RENAME TO "No API role reads or writes it";
ALTER POLICY "No API role reads or writes the terms" ON "private"."wish_terms" RENAME TO "No API role reads or writes it";

CREATE OR REPLACE FUNCTION private.answers_of_today (
  my_people bigint[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    with answers as (
      select id, family_id, shown_id, answer, answered_at, told_at from public.introductions
      where answer is not null and seen_at is null and answered_by <> 'bureau' and tell_after is null
        and (my_people is null or family_id = any (my_people))
    ),
    to_ask as (
      select id, family_id, shown_id, coalesce(asked_at, answered_at) as asked_at from public.introductions
      where (asked_at is not null or ask_again_on is not null) and (answer is null or answer = 'later')
        and (ask_again_on is null or ask_again_on <= private.today()) and private.may_meet(family_id, shown_id)
        and (my_people is null or family_id = any (my_people))
    )
    select jsonb_build_object(
      'answers', jsonb_build_object('count', (select count(*) from answers), 'list', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', first.id, 'family_id', family_id, 'family', family.name, 'shown_id', shown_id, 'shown', shown.name, 'answer', answer,
          'since', answered_at, 'was_told', answer <> 'interested' and told_at is not null
        ) order by answered_at, first.id)
        from (select * from answers order by answered_at, id limit 25) as first
        join public."RegisteredUsers" as family on family.id = family_id
        join public."RegisteredUsers" as shown on shown.id = shown_id
      ), '[]')),
      'to_ask', jsonb_build_object('count', (select count(*) from to_ask), 'list', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', first.id, 'family_id', family_id, 'family', family.name, 'shown_id', shown_id, 'shown', shown.name, 'since', asked_at
        ) order by asked_at, first.id)
        from (select * from to_ask order by asked_at, id limit 25) as first
        join public."RegisteredUsers" as family on family.id = family_id
        join public."RegisteredUsers" as shown on shown.id = shown_id
      ), '[]'))
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.birth_problems (
  person jsonb
)
  RETURNS SETOF private.problem
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  is_groom constant boolean := person ->> 'gender' = 'groom';
  born date;
  age_in_years integer;
  age_field text := 'age';
begin
  if person ->> 'date_of_birth' ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(person ->> 'date_of_birth', 'date') then
    born := (person ->> 'date_of_birth')::date;
    age_in_years := private.age_on(born, private.today());
    age_field := 'date_of_birth';
  elsif person ->> 'date_of_birth' is null and person ->> 'age' ~ '^[0-9]{1,3}$' then
    age_in_years := (person ->> 'age')::integer;
  end if;
  if born > private.today() then
    return next private.problem_of('date_of_birth', 'birth_in_future', 'The date of birth lies in the future.');
  elsif born is not null and age_in_years > 100 then
    return next private.problem_of('date_of_birth', 'birth_too_long_ago', 'Check the year of birth: this would be more than 100 years ago.');
  elsif is_groom and age_in_years < 21 then
    return next private.problem_of(age_field, 'groom_too_young', 'A groom must be at least 21 years old.');
  elsif age_in_years < 18 then
    return next private.problem_of(age_field, 'too_young', 'The minimum age is 18 years.');
  end if;

  if person ->> 'time_of_birth' is null and person ->> 'birth_time_certainty' in ('Exact', 'Approximate') then
    return next private.problem_of('time_of_birth', 'birth_time_missing', 'Enter the time of birth, or choose "Not known" for its certainty.');
  elsif person ->> 'time_of_birth' is not null and person ->> 'birth_time_certainty' = 'Not known' then
    return next private.problem_of('birth_time_certainty', 'birth_time_given', 'A time of birth is given: choose "Exact" or "Approximate", or leave the time out.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.failed_sign_ins (
  month date
)
  RETURNS TABLE (
    username  text,
    failures  bigint,
    failed_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select username, sum(failures) as failures, max(failed_at) as failed_at from (
    select coalesce((
        select accounts.username from public.accounts where accounts.registered_user_id = contact_reads.registered_user_id
      ), record_id) as username, (new_values ->> 'failures')::integer as failures, happened_at as failed_at
    from private.contact_reads
    where kind = 'failed' and happened_at >= private.start_of_month(month)
      and happened_at < private.start_of_month(month, 1)
    union all
    -- Not in the log yet: see private.record_failed_sign_ins.
    select username, failures, reported_at from private.sign_ins join public.accounts using (user_id)
    where failures >= case when registered_user_id is null then 1 else 5 end and reported_at >= private.start_of_month(month)
      and reported_at < private.start_of_month(month, 1)
  ) as each_time group by username
$function$;

CREATE OR REPLACE FUNCTION private.has_row_of_keys (
  lowercase text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from generate_series(1, char_length(lowercase) - 5) as place
    cross join (select '01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p '
      || 'qazwsxedcrfvtgbyhnujmikolp 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 qwaszx qweasdzxc a1b2c3d4e5f6g7h8i9 1a2b3c4d5e6f7g8h9i') as row_of (keys)
    where position(substr(lowercase, place, 6) in keys) > 0 or position(substr(lowercase, place, 6) in reverse(keys)) > 0
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_common_words (
  spellings text[]
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from unnest(spellings) as spelling
    cross join private.common_passwords as first
    where spelling in (first.word, first.word || right(spelling, 1), left(spelling, 1) || first.word)
      -- Two of them: tamilselvi.
      or starts_with(spelling, first.word)
        and substr(spelling, char_length(first.word) + 1) in (select word from private.common_passwords)
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_known_name (
  spellings  text[],
  own_name   text,
  profile_id bigint
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from (
      select regexp_split_to_array(private.as_guessed(concat_ws(
          ' ', settings.bureau_name, settings.address, own_name, details."father's_name", details."mother's_name", card.location,
          details.caste, details.gothram, details.birth_star, details.rasi, details.job
        )), '[^a-z]+')
        from public.site_settings as settings
        left join public."RegisteredUsers" as card on card.id = profile_id
        left join public.profile_details as details on details.registered_user_id = card.id
    ) as known (words)
    cross join unnest(spellings) as spelling
    where char_length(spelling) >= 4 and (
      position(spelling in array_to_string(words, '')) > 0
      -- In another order, with an initial: RajUmaK.
      or spelling ~ (select '^.?(?:' || string_agg(word, '|') || ')+.?$' from unnest(words) as word where char_length(word) > 1)
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.lists_about (
  my_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  list record;
  rows jsonb;
  lists jsonb := '{}';
begin
  -- Other people appear only as the member may see them now: with an id, and the name unless the profile is hidden.
  for list in select * from (values
    ('log', 'select written_at, kind, entry, written_by_name as written_by, call_again_on, done_at
      from public.profile_log where registered_user_id = $1 order by id'),
    ('proposals', 'select changes, base, status, reason, decided_at, created_at
      from public.profile_proposals where registered_user_id = $1 order by id'),
    ('likes', 'select card.id as registered_user_id, private.name_i_see(card) as name, likes.created_at
      from public.likes join public."RegisteredUsers" as card on card.id = profile_id where liker_id = $1 order by likes.created_at'),
    ('requests', 'select card.id as registered_user_id, private.name_i_see(card) as name, note, request.status, decline_reason,
        decided_at, request.created_at
      from public.contact_requests as request join public."RegisteredUsers" as card on card.id = profile_id
      where requester_id = $1 order by request.id'),
    ('consents', 'select given_on, channel, person, recorded_by_name as recorded_by, recorded_at
      from public.contact_consents where registered_user_id = $1 order by recorded_at'),
    ('attempts', 'select tried_at, channel, note, tried_by_name as tried_by
      from public.contact_attempts where registered_user_id = $1 order by id'),
    -- Of both families: without the other one, the side that ended it, and the note about both.
    ('follow_ups', 'select state, changed_at
      from public.contact_requests as request join public.follow_ups on request_id = request.id
      where $1 in (requester_id, profile_id) order by request.id'),
    ('disclosures', 'select other_name as shared_with, other_id as registered_user_id, shared_at, shared_by_name as shared_by, revoked_at
      from public.list_my_disclosures() order by id'),
    ('blocks', 'select registered_user_id, name, created_at from public.list_my_blocks() order by created_at'),
    ('reports', 'select profile_id as registered_user_id, reason, note, created_at, resolved_at
      from public.reports where reporter_id = $1 order by id'),
    ('enquiries', 'select name, relative, best_time, words, language, created_at
      from private.enquiries where registered_user_id = $1 order by id'),
    ('introductions', 'select card.id as registered_user_id, private.name_i_see(card) as name, how, shown_at, answer, answered_at
      from public.introductions join public."RegisteredUsers" as card on card.id = shown_id
      where family_id = $1 order by introductions.id'),
    -- Without the family: together with its silence, a name would say who did not want them.
    ('shown_to_families', 'select how, shown_at from public.introductions where shown_id = $1 order by id'),
    ('saved_searches', 'select name, filters, created_at from public.saved_searches where registered_user_id = $1 order by id'),
    ('notifications', 'select message, kind, given, created_at, read_at
      from public.notifications where recipient = (select auth.uid()) order by id')
  ) as listed (name, query) loop
    execute format('select coalesce(jsonb_agg(to_jsonb(listed)), %L) from (%s) as listed', '[]', list.query) into rows using my_id;
    lists := lists || jsonb_build_object(list.name, rows);
  end loop;
  return lists;
end
$function$;

CREATE OR REPLACE FUNCTION private.next_part (
  filters jsonb,
  sort    text,
  after   bigint[],
  OUT     place integer,
  OUT     condition text
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  last_seen record;
begin
  if cardinality(after) > 100 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'after');
  end if;
  -- The next part begins after the caller's furthest profile that has kept its place: a member who was active meanwhile has
  -- moved to the front. Only profiles that the caller may find count, or a page would tell about hidden ones.
  select id, created_at, age, last_active_on, of_star.place into last_seen
    from private.profile_search
    left join lateral (
      select given.place::integer
      from jsonb_array_elements(case when sort = 'match' then filters -> 'stars' end) with ordinality as given (list, place)
      where list ? star_code
    ) as of_star on true
    where id = any (after) and visible and id <> all (array(select private.my_blocked_ids()))
      -- A profile with another star by now has no place in this order.
      and (sort <> 'match' or of_star.place is not null)
    order by
      case sort when 'match' then of_star.place end desc,
      case when sort in ('newest', 'match') then created_at end,
      case sort when 'age' then age end desc,
      case sort when 'active' then last_active_on end,
      case sort when 'age' then -id else id end
    limit 1;
  if not found then
    perform private.refuse('list_changed', 'The list has changed. Load it again.', 'after');
  end if;
  place := last_seen.place;
  condition := case sort
    when 'age' then format(' and (age, id) > (%L::smallint, %L::bigint)', last_seen.age, last_seen.id)
    when 'active' then format(' and (last_active_on, id) < (%L::date, %L::bigint)', last_seen.last_active_on, last_seen.id)
    else format(' and (created_at, id) < (%L::timestamptz, %L::bigint)', last_seen.created_at, last_seen.id)
  end;
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
        when case rule.field when 'address' then replace(value, E'\n', ' ') else value end ~ not_shown
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
  return query select * from private.birth_problems(person);
end
$function$;

CREATE OR REPLACE FUNCTION private.reads_of_month (
  month date
)
  RETURNS TABLE (
    happened_at        timestamp with time zone,
    actor_name         text,
    kind               text,
    registered_user_id bigint,
    set_by             text,
    reason             text,
    within_hour        bigint,
    at_night           boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with acts as (
    select *, count(*) filter (where kind in ('opened', 'shared', 'exported', 'looked up')) over (
      partition by actor_name order by happened_at range between interval '1 hour' preceding and current row
    ) as within_hour
    from private.contact_reads
    -- An hour more: for the first reads of the month.
    where happened_at >= private.start_of_month(month) - interval '1 hour'
      and happened_at < private.start_of_month(month, 1)
      and kind <> 'failed'
  )
  select happened_at, actor_name, kind, registered_user_id, new_values ->> 'bureau_password_by',
    case
      when kind not in ('opened', 'shared') then null
      when registered_user_id is null then 'enquiry'
      else private.reason_of_read(registered_user_id, actor_name, happened_at)
    end,
    within_hour,
    extract(hour from happened_at at time zone 'Asia/Kolkata') not between 5 and 22
  from acts
  where happened_at >= private.start_of_month(month)
$function$;

CREATE OR REPLACE FUNCTION private.reason_of_read (
  person_id bigint,
  reader    text,
  opened_at timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case
    when exists (
      select from public.contact_requests as asked
      where (asked.requester_id = person_id or asked.profile_id = person_id)
        and asked.created_at < until and (asked.open or asked.updated_at > since)
    ) then 'request'
    when exists (
      select from public.introductions as shown
      where (shown.family_id = person_id or shown.shown_id = person_id) and (
        shown.answered_at between since and until
        -- To show people, their numbers are not needed: nobody makes a reason for a read.
        or shown.shown_at between since and until
          and (shown.family_id = person_id or shown.shown_by_name is distinct from reader or shown.shown_at < just_before)
      )
    ) then 'introduction'
    when exists (
      select from public."RegisteredUsers" as card
      where card.id = person_id
        and (card.created_at > since or card.status = 'submitted' or card.verified_at between since and until)
    ) or exists (
      select from public.profile_proposals as proposal
      where proposal.registered_user_id = person_id and proposal.created_at < until
        and coalesce(proposal.decided_at, 'infinity') > since and proposal.status <> 'withdrawn'
    ) then 'profile'
    when exists (
      select from public.profile_log as entry
      where entry.registered_user_id = person_id and (
        -- An entry of the reader tells of the call after it, and is no reason before it.
        (entry.written_by_name <> reader or entry.written_at not between just_before and opened_at)
          and entry.written_at between since and until
        or entry.call_again_on <= (opened_at at time zone 'Asia/Kolkata')::date
          and coalesce(entry.done_at, 'infinity') > opened_at - interval '1 day')
    ) or exists (
      select from public.reports as report
      where report.profile_id = person_id and report.created_at < opened_at and coalesce(report.resolved_at, 'infinity') > since
    ) or exists (
      select from public.deletion_requests as asked where asked.registered_user_id = person_id and asked.asked_at < opened_at
    ) then 'question'
    else 'none'
  end
  from (
    select opened_at - interval '30 days', opened_at + interval '1 day', opened_at - interval '1 hour'
  ) as near (since, until, just_before)
$function$;

CREATE OR REPLACE FUNCTION private.refuse_order (
  filters jsonb,
  sort    text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if sort is null or sort not in ('newest', 'age', 'active', 'match') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  if sort in ('active', 'match') and auth.uid() is null then
    perform private.refuse('order_for_members', 'This way of sorting is for members. Sign in first.', 'sort');
  end if;
  if sort = 'match' and not filters ? 'stars' then
    perform private.refuse('stars_missing', 'The lists of stars are missing.', 'sort');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_weak_password (
  field      text,
  password   text,
  username   text,
  own_name   text,
  profile_id bigint DEFAULT NULL::bigint,
  numbers    text[] DEFAULT NULL::text[]
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  lowercase text;
  only_letters text;
  -- Digits and signs read as the letters that they stand for. Those at the ends are often a year, and not letters.
  spellings text[];
  digits text;
  -- As it is compared with the stolen ones.
  plain text;
begin
  if password is null then
    perform private.refuse('password_missing', 'Enter a password.', field);
  -- bcrypt ignores everything after 72 bytes.
  elsif octet_length(password) > 72 then
    perform private.refuse('password_too_long', 'Choose a shorter password: at most 72 English letters, digits and signs, or 24 letters of an Indian script.', field);
  elsif char_length(password) < 10 then
    perform private.refuse('password_too_short', 'Choose a password of at least 10 characters.', field);
  end if;
  lowercase := coalesce(private.as_guessed(password), '');
  plain := regexp_replace(lowercase, '[[:space:]\u200c\u200d]', '', 'g');
  digits := regexp_replace(lowercase, '[^0-9]', '', 'g');
  only_letters := regexp_replace(lowercase, '[^a-z]', '', 'g');
  spellings := array(
    select regexp_replace(translate(part, '013457@$!', 'oieastasi'), '[^a-z]', '', 'g')
    from unnest(array[lowercase, btrim(lowercase, '0123456789'), regexp_replace(lowercase, '^[^a-z]+|[^a-z]+$', '', 'g')]) as part
  );
  if lower(username) = any (spellings) or position(lower(username) in lowercase) > 0 then
    perform private.refuse('password_contains_username', 'Choose a password that does not contain the username.', field);
  elsif exists (
    -- [:punct:] has the vowel signs of Indian scripts too.
    select from regexp_split_to_table(private.as_guessed(own_name), '[[:space:]!-/:-@]+') as word
    where char_length(word) >= 4 and exists (
      select from unnest(spellings || lowercase) as spelling
      where position(word in spelling) > 0 or position(reverse(word) in spelling) > 0
    )
  ) then
    perform private.refuse('password_contains_name', 'Choose a password that contains no part of the name.', field);
  elsif (select count(distinct character) from regexp_split_to_table(password, '') as character) < 5 then
    perform private.refuse('password_monotonous', 'Choose a password with more different characters.', field);
  elsif lowercase ~ '(password|passw0rd|qwerty|asdfgh|iloveyou|letmein|welcome|admin123|abc123|123456|987654|111111|000000|matrimony)' then
    perform private.refuse('password_contains_common_word', 'Choose a password that is harder to guess: this one contains a very common word or row of digits.', field);
  elsif private.has_row_of_keys(lowercase) then
    perform private.refuse('password_contains_row_of_keys', 'Choose a password that is harder to guess: this one contains a row of keys or letters.', field);
  elsif private.is_common_words(spellings || only_letters) then
    perform private.refuse('password_is_common_word', 'Choose a password that is harder to guess: this one is only common words, with digits or signs around them.', field);
  -- Everybody who has the number or knows the family would try these.
  elsif lowercase ~ '^[-+0-9 ()./]+$' and char_length(digits) between 10 and 15 or exists (
    select from unnest(numbers) as number cross join regexp_replace(number, '[^0-9]', '', 'g') as dialled
    cross join generate_series(1, char_length(dialled) - 5) as place
    where position(substr(dialled, place, 6) in digits) > 0
  ) then
    perform private.refuse('password_holds_phone_number', 'Choose a password without a phone number or a part of one.', field);
  elsif exists (
    select from public.profile_details as details cross join unnest(private.birth_dates(date_of_birth)) as written
    where details.registered_user_id = refuse_weak_password.profile_id
      and (
        position(written in digits) > 0
        -- Sept. 25th as Sep 25.
        or position(written in regexp_replace(lowercase, '[^a-z0-9]|(?<=sep)t(?!e)|(?<=[0-9])(st|nd|rd|th)', '', 'g')) > 0
      )
  ) then
    perform private.refuse('password_holds_birth_date', 'Choose a password without the date of birth.', field);
  elsif private.is_known_name(spellings || only_letters, own_name, profile_id) then
    perform private.refuse('password_is_known_name', 'Choose a password that is harder to guess: this one is a name or an address that others know.', field);
  -- With what stands around it: manchester, Manchester-1999, and without blanks and signs at the ends.
  elsif exists (
    select from (select distinct unnest(spellings || lowercase || plain || regexp_replace(plain, '^[^a-z0-9]+|[^a-z0-9]+$', '', 'g'))) as each (spelling)
    where private.is_breached_password(spelling)
  ) then
    perform private.refuse('password_is_breached', 'Choose a password that is harder to guess: this one is in the lists of stolen passwords that thieves try first.', field);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.review_of_reads (
  month   date,
  skipped integer,
  at_most integer
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with reads as materialized (
    select *, (happened_at at time zone 'Asia/Kolkata')::date as day from private.reads_of_month(month)
  ),
  -- Acts with more than 20 in the hour before; without a pause of an hour they are one burst.
  bursts as (
    select actor_name, min(happened_at) - interval '1 hour' as since, max(happened_at) as ended_at, max(within_hour) as most
    from (
      select *, count(*) filter (where after_a_pause) over (partition by actor_name order by happened_at) as burst
      from (
        select *, happened_at - lag(happened_at) over (partition by actor_name order by happened_at) > interval '1 hour' as after_a_pause
        from reads where within_hour > 20 and kind in ('opened', 'shared', 'exported', 'looked up')
      ) as over_the_limit
    ) as numbered
    group by actor_name, burst
  ),
  admins as (
    select actor_name,
      count(*) filter (where kind = 'opened') as opened, count(*) filter (where kind = 'shared') as shared,
      count(*) filter (where kind = 'exported') as exported, count(*) filter (where kind = 'looked up') as looked_up,
      count(*) filter (where reason = 'enquiry') as enquiry, count(*) filter (where reason = 'request') as request,
      count(*) filter (where reason = 'introduction') as introduction, count(*) filter (where reason = 'profile') as profile,
      count(*) filter (where reason = 'question') as question, count(*) filter (where reason = 'none') as none
    from reads where kind <> 'login' group by actor_name
  ),
  unusual as (
    -- Each is one act, or several of one admin that belong together.
    select 'many' as kind, actor_name, null as set_by, min(happened_at) as began_at, ended_at, most as reads,
      array_agg(distinct registered_user_id) as ids, 1 as place
    from bursts join reads using (actor_name)
    where happened_at between since and ended_at and kind in ('opened', 'shared', 'exported', 'looked up')
    group by actor_name, since, ended_at, most
    union all
    -- After midnight it is still the night of the day before.
    select 'night', actor_name, null, min(happened_at), max(happened_at), count(*), array_agg(distinct registered_user_id), 2
    from reads where at_night and kind <> 'login' group by actor_name, ((happened_at - interval '5 hours') at time zone 'Asia/Kolkata')::date
    union all
    select 'login', actor_name, set_by, min(happened_at), max(happened_at), count(*), array_agg(distinct registered_user_id), 3
    from reads where kind = 'login' group by actor_name, set_by, day
    union all
    select 'none', actor_name, null, min(happened_at), max(happened_at), count(*), array_agg(distinct registered_user_id), 4
    from reads where reason = 'none' group by actor_name, day
  )
  select jsonb_build_object(
    'admins', coalesce((select jsonb_agg(to_jsonb(admins) order by opened + shared + exported desc, actor_name) from admins), '[]'),
    'failed', coalesce((select jsonb_agg(to_jsonb(failed) order by failures desc, username) from private.failed_sign_ins(month) as failed), '[]'),
    'unusual', jsonb_build_object(
      'count', (select count(*) from unusual),
      'list', coalesce((
        select jsonb_agg(jsonb_build_object(
          'kind', kind, 'actor_name', actor_name, 'set_by', set_by, 'began_at', began_at, 'ended_at', ended_at, 'reads', reads,
          'people_count', cardinality(array_remove(ids, null)),
          'people', coalesce((
            select jsonb_agg(jsonb_build_object('id', id, 'name', card.name) order by id)
            from unnest((array_remove(ids, null))[:20]) as id left join public."RegisteredUsers" as card using (id)
          ), '[]')
        ) order by place, began_at desc, actor_name, ids)
        from (select * from unusual order by place, began_at desc, actor_name, ids offset skipped limit at_most) as first
      ), '[]')
    )
  )
$function$;

CREATE OR REPLACE FUNCTION public.ask_for_contact (
  profile_id bigint,
  note       text   DEFAULT NULL::text
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
  allowance record;
  new_id bigint;
begin
  -- Before anything is written: an answer between the two families locks and writes the same rows.
  perform private.lock_introductions(my_id, profile_id);
  perform private.require_seen(my_id, profile_id);
  -- Serializes a member's requests, so that concurrent ones can't exceed the limits.
  perform from public.accounts where registered_user_id = my_id for update;
  perform public.like_profile(profile_id);
  -- Also while the caller's own profile is hidden, and the sharing rests.
  if exists (
    select from public.disclosures
    where recipient_id = my_id and subject_id = ask_for_contact.profile_id and revoked_at is null
  ) then
    perform private.refuse('shared_already', 'The contact details are shared with you already.');
  end if;
  if exists (
    select from public.contact_requests as request
    where requester_id = my_id and request.profile_id = ask_for_contact.profile_id and open
  ) then
    perform private.refuse('asked_already', 'You have asked already. The bureau will answer.');
  end if;
  select * into strict allowance from private.request_allowance(my_id);
  if allowance.left_open = 0 then
    perform private.refuse(
      'too_many_open_requests',
      'You have {open} requests open. Wait for an answer, or withdraw one.',
      given => jsonb_build_object('open', allowance.open_requests)
    );
  end if;
  if allowance.left_today = 0 then
    perform private.refuse(
      'too_many_requests_today',
      'You have asked for as many profiles as a day allows: {most}. Please ask again later.',
      given => jsonb_build_object('most', allowance.requests_per_day)
    );
  end if;
  insert into public.contact_requests (requester_id, profile_id, note)
    values (my_id, profile_id, private.clean_text('note', note, 500))
    returning id into new_id;
  perform private.notify_admin('contact asked for', my_id, jsonb_build_object('name', asker.name, 'other', asked.name), about_request => new_id)
    from public."RegisteredUsers" as asker, public."RegisteredUsers" as asked
    where asker.id = my_id and asked.id = profile_id;
  -- The other family may have said yes already (work/introductions.sql).
  update public.introductions set request_id = new_id
    where family_id = ask_for_contact.profile_id and shown_id = my_id and answer = 'interested' and tell_after is null and introductions.request_id is null;
  perform private.ask_family(ask_for_contact.profile_id, my_id);
  return new_id;
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
      select private.read_person(my_id) - private.picture_columns() || jsonb_build_object(
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
    select card.* from unnest(array(%s)) with ordinality as found (id, place)
    -- A lookup for each row: the planner would scan a small table from end to end.
    cross join lateral (select * from public."RegisteredUsers" where "RegisteredUsers".id = found.id and visible limit 1) as card
    order by found.place',
    case when is_frequent then 'not' end, condition, ordered
  );
end
$function$;

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
    select id, updated_at as since from public."RegisteredUsers"
    where status = 'submitted' and not visible and deleted_at is null and (my_people is null or id = any (my_people))
    union all
    select registered_user_id, created_at from public.profile_proposals
    where status = 'pending' and (my_people is null or registered_user_id = any (my_people))
  ),
  follow_ups as (
    select request.id, requester_id, profile_id, decided_at, state, follow_up.note
    from public.contact_requests as request
    cross join public.site_settings as settings
    join public."RegisteredUsers" as requester on requester.id = requester_id and requester.deleted_at is null
    join public."RegisteredUsers" as target on target.id = profile_id and target.deleted_at is null
    left join public.follow_ups as follow_up on follow_up.request_id = request.id
    where request.status = 'approved' and decided_at < now() - least(follow_up_days, second_follow_up_days) * interval '1 day'
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
      select jsonb_agg(jsonb_build_object('id', first.id, 'name', name, 'since', since) order by since, first.id)
      from (select * from verifications order by since, id limit 5) as first
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

COMMENT ON FUNCTION "private"."answers_of_today"(bigint[]) IS 'Of the page Today, the answers of families, and the families that are to be asked about somebody interested. my_people: only of these; null: of all.';

COMMENT ON FUNCTION "private"."birth_problems"(jsonb) IS 'Problems of the age and of the date and time of birth; no rows if there are none.';

COMMENT ON FUNCTION "private"."failed_sign_ins"(date) IS 'The failed sign-ins in the month of this day, a row for each login.';

COMMENT ON FUNCTION "private"."has_row_of_keys"(text) IS 'Whether a password in small letters has six characters that follow one another in the alphabet or on a keyboard.';

COMMENT ON FUNCTION "private"."is_common_words"(text[]) IS 'Whether one of these spellings is one or two words of private.common_passwords, the one with a further letter at most.';

COMMENT ON FUNCTION "private"."is_known_name"(text[], text, bigint) IS 'Whether one of these spellings consists of names of the bureau or of this person''s family, or facts of the card.';

COMMENT ON FUNCTION "private"."lists_about"(bigint) IS 'The lists of the calling member''s data, whose person has this id: {log: [...], ...}.';

COMMENT ON FUNCTION "private"."next_part"(jsonb, text, bigint[]) IS 'The condition of the profiles after those with these ids, and among equally good stars the place of the list to go on with.';

COMMENT ON FUNCTION "private"."reads_of_month"(date) IS 'The reads of contact details in the month of this day, from the audit log. reason is for opened and shared ones: enquiry, or that of private.reason_of_read. within_hour: those of the same admin in the hour before, this one included.';

COMMENT ON FUNCTION "private"."reason_of_read"(bigint, text, timestamp with time zone) IS 'Why an admin of this name may have opened this person''s contact details at that time: the request, introduction, new or changed profile, or open question about the person within 30 days before or a day after; none if there was nothing, or only what the reader made within the hour before: an entry, or the person shown to a family.';

COMMENT ON FUNCTION "private"."refuse_order"(jsonb, text) IS 'Error 22023 for an order of profiles that is unknown, not for this caller, or not possible with these filters.';

COMMENT ON TABLE "private"."admins" IS 'The logins that are admins. Written by the functions of register/admins.sql and register/second-factor.sql only.';

REVOKE ALL ON FUNCTION "private"."answers_of_today"(bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answers_of_today"(bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answers_of_today"(bigint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."birth_problems"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."birth_problems"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."birth_problems"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."failed_sign_ins"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."failed_sign_ins"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."failed_sign_ins"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_row_of_keys"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_row_of_keys"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_row_of_keys"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_common_words"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_common_words"(text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_common_words"(text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_known_name"(text[], text, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_known_name"(text[], text, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_known_name"(text[], text, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lists_about"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lists_about"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lists_about"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_part"(jsonb, text, bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_part"(jsonb, text, bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_part"(jsonb, text, bigint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reason_of_read"(bigint, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reason_of_read"(bigint, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reason_of_read"(bigint, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_order"(jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_order"(jsonb, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_order"(jsonb, text) TO "postgres";

ALTER TABLE "private"."enquiries"
  DROP CONSTRAINT "state_is_known";

ALTER TABLE "public"."follow_ups"
  DROP CONSTRAINT "ended_by_is_known";

ALTER TABLE "public"."follow_ups"
  DROP CONSTRAINT "state_is_known";

DROP FUNCTION "public"."describe_deletion"(bigint);

DROP FUNCTION "public"."make_recovery_codes"();

DROP FUNCTION "public"."read_second_factor"();

CREATE OR REPLACE FUNCTION private.call_times()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['Morning', 'Afternoon', 'Evening'] $function$;

CREATE OR REPLACE FUNCTION private.consent_channels()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['Telephone', 'WhatsApp', 'In person', 'Letter'] $function$;

CREATE OR REPLACE FUNCTION private.ending_sides()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['asking', 'asked', 'both'] $function$;

CREATE OR REPLACE FUNCTION private.enquiry_kinds()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['new', 'login', 'link'] $function$;

CREATE OR REPLACE FUNCTION private.enquiry_states()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['new', 'called', 'visit agreed', 'registered', 'declined', 'done'] $function$;

CREATE OR REPLACE FUNCTION private.follow_up_states()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['talking', 'met', 'agreed', 'ended'] $function$;

CREATE OR REPLACE FUNCTION private.introduction_answers()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['interested', 'not interested', 'later', 'call me'] $function$;

CREATE OR REPLACE FUNCTION private.refusal_reasons()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['Age', 'Stars', 'Education or work', 'Distance', 'Family', 'Picture', 'In talks already', 'Another reason'] $function$;

CREATE OR REPLACE FUNCTION private.relatives()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['Self', 'Daughter', 'Son', 'Sister', 'Brother', 'Relative or friend'] $function$;

CREATE OR REPLACE FUNCTION private.report_reasons()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['Wrong information', 'Not looking for marriage', 'Rude or threatening', 'Asks for money', 'Pictures of someone else', 'Other'] $function$;

CREATE OR REPLACE FUNCTION private.verification_items()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['Mobile', 'ID', 'Address', 'Education', 'Employment', 'Photo', 'Horoscope', 'Met in person/phone call'] $function$;

CREATE OR REPLACE FUNCTION public.describe_deletion (
  profile_id bigint
)
  RETURNS TABLE (
    name          text,
    pictures      integer,
    login         text,
    notifications bigint,
    proposals     bigint,
    likes         bigint,
    requests      bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return query
    select card.name, num_nonnulls(card.first_img, card.second_img, card.third_img, card.birth_chart),
      (select username from public.accounts where registered_user_id = card.id),
      (select count(*) from public.notifications where registered_user_id = card.id),
      (select count(*) from public.profile_proposals where registered_user_id = card.id),
      (select count(*) from public.likes where card.id in (liker_id, likes.profile_id)),
      (select count(*) from public.contact_requests where card.id in (requester_id, contact_requests.profile_id))
    from public."RegisteredUsers" as card where card.id = profile_id;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."describe_deletion"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.make_recovery_codes()
  RETURNS text[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  login_id constant uuid := (select auth.uid());
  -- Without letters that look like digits. 32 of them: a byte gives each equally often.
  signs constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  salt constant text := extensions.gen_salt('bf', 8);
  codes text[];
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  if not private.has_second_factor(login_id) then
    perform private.conflict('no_second_factor_yet', 'Set up the second factor first.');
  end if;
  codes := array(
    select string_agg(substr(signs, 1 + get_byte(random, place) % 32, 1), '' order by place)
    from (select extensions.gen_random_bytes(12) as random from generate_series(1, 10)) as drawn, generate_series(0, 11) as place
    group by random
  );
  delete from private.recovery_codes where user_id = login_id;
  insert into private.recovery_codes (user_id, code_hash) select login_id, extensions.crypt(code, salt) from unnest(codes) as code;
  perform private.record_admin_act('made recovery codes', login_id);
  return array(select regexp_replace(code, '(....)(....)(....)', '\1-\2-\3') from unnest(codes) as code);
end
$function$;

REVOKE ALL ON FUNCTION "public"."make_recovery_codes"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_second_factor()
  RETURNS TABLE (
    available  boolean,
    step       text,
    is_set_up  boolean,
    required   boolean,
    codes_left bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  login_id constant uuid := (select auth.uid());
begin
  -- Before the code is entered too: it says which page comes next. It grants nothing.
  if not private.session_is_open() or not exists (select from private.admins where user_id = login_id)
    or not private.account_is_active(login_id) then
    perform private.forbid('admin_only', 'Only the bureau may do this.');
  end if;
  return query
    select to_regclass('auth.mfa_factors') is not null, private.second_factor_step(), private.has_second_factor(login_id),
      (select rule.required from private.second_factor_rule as rule), (select count(*) from private.recovery_codes where user_id = login_id);
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_second_factor"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_follow_up (
  request_id   bigint,
  state        text,
  ended_by     text    DEFAULT NULL::text,
  note         text    DEFAULT NULL::text,
  mark_engaged boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  request public.contact_requests;
  cleaned_note text;
  ids bigint[];
begin
  perform private.require_admin();
  -- Both cards first, and for update: marking them takes the same locks.
  perform from public."RegisteredUsers" as card
    where card.id in (select unnest(array[requester_id, profile_id]) from public.contact_requests as asked where asked.id = save_follow_up.request_id)
    order by card.id for update;
  select * into request from public.contact_requests as asked where asked.id = save_follow_up.request_id for update;
  if not found then
    perform private.not_found('request_gone', 'This request is not there any more.');
  end if;
  if request.status <> 'approved' then
    perform private.conflict('request_not_shared', 'This request is not approved, or was taken back.');
  end if;
  ids := array[request.requester_id, request.profile_id];
  perform private.refuse_deleted(card) from public."RegisteredUsers" as card where id = any (ids);
  if state is null or state <> all (private.follow_up_states()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'state');
  end if;
  if ended_by is not null and (state <> 'ended' or ended_by <> all (private.ending_sides())) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'ended_by');
  end if;
  cleaned_note := private.clean_text('note', note, 300, no_contact => true);
  if mark_engaged then
    if state <> 'agreed' then
      perform private.refuse('not_in_list', 'Choose one of the list.', 'state');
    end if;
    -- Both, or nobody: an engagement to somebody else, or a profile that was withdrawn, is for the bureau to look at.
    if exists (
      select from public."RegisteredUsers" where id = any (ids) and status not in ('verified', 'on hold', 'engaged')
    ) then
      perform private.conflict('not_both_engaged', 'One of the two profiles has another status. Look at it first.');
    end if;
    perform public.set_profile_statuses((select jsonb_agg(jsonb_build_object('id', id, 'status', 'engaged')) from unnest(ids) as id));
  end if;
  perform set_config('matrimony.audit_action', 'saved follow-up', true);
  insert into public.follow_ups as earlier (request_id, state, ended_by, note, changed_by_name)
    values (request.id, save_follow_up.state, save_follow_up.ended_by, cleaned_note, private.my_admin_name())
    on conflict on constraint follow_ups_pkey do update
      set state = excluded.state, ended_by = excluded.ended_by, note = excluded.note,
          changed_by_name = excluded.changed_by_name, changed_at = now();
end
$function$;

CREATE OR REPLACE FUNCTION public.set_enquiry_state (
  enquiry_id bigint,
  new_state  text,
  seen_state text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  enquiry private.enquiries;
begin
  perform private.require_admin();
  perform private.refuse_large(array[new_state, seen_state], 200);
  enquiry := private.lock_enquiry(enquiry_id);
  -- 'registered' comes with the person: see public.register_person.
  if new_state is null or new_state = 'registered' or new_state <> all (private.enquiry_states())
    or (enquiry.kind <> 'new') <> (new_state = 'done') and new_state in ('visit agreed', 'declined', 'done') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'new_state');
  end if;
  if enquiry.state = new_state then
    return;
  end if;
  if enquiry.state is distinct from seen_state or enquiry.state = 'registered' then
    perform private.conflict('enquiry_changed', 'Somebody else has changed this enquiry. Load the list again.');
  end if;
  update private.enquiries
    set state = new_state, changed_by_name = case when new_state <> 'new' then private.my_admin_name() end, changed_at = now()
    where id = enquiry.id;
end
$function$;

COMMENT ON FUNCTION "private"."ending_sides"() IS 'The side that ended what became of a sharing.';

COMMENT ON FUNCTION "private"."enquiry_states"() IS 'How far the bureau is with an enquiry: done is for a lost login or link.';

COMMENT ON FUNCTION "private"."follow_up_states"() IS 'What became of a sharing.';

COMMENT ON FUNCTION "public"."describe_deletion"(bigint) IS 'For the admin: what a deletion would remove, for the preview.';

COMMENT ON FUNCTION "public"."make_recovery_codes"() IS 'For an admin with a second factor: ten new recovery codes, shown this once. Earlier ones are void.';

COMMENT ON FUNCTION "public"."read_second_factor"() IS 'For an admin, before the second step too: whether the auth service has second factors, what comes next (private.second_factor_step), whether one is set up, whether all need one, and the number of recovery codes.';

REVOKE ALL ON FUNCTION "private"."ending_sides"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ending_sides"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ending_sides"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."ending_sides"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."enquiry_states"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."enquiry_states"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."enquiry_states"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_up_states"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_up_states"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_up_states"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_up_states"() TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."describe_deletion"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."describe_deletion"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."describe_deletion"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_recovery_codes"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_recovery_codes"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_recovery_codes"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_second_factor"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_second_factor"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_second_factor"() TO "postgres";

ALTER TABLE "private"."enquiries"
  ADD CONSTRAINT "state_is_known" CHECK ((state = ANY (private.enquiry_states())));

ALTER TABLE "public"."follow_ups"
  ADD CONSTRAINT "ended_by_is_known" CHECK ((ended_by = ANY (private.ending_sides())));

ALTER TABLE "public"."follow_ups"
  ADD CONSTRAINT "state_is_known" CHECK ((state = ANY (private.follow_up_states())));

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "address_is_readable";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "admin_session_days_are_sensible";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "asked_families_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "bureau_name_is_readable";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "chart_style_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "dasa_sandhi_months_are_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "email_is_an_address";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "follow_up_days_are_sensible";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "founded_year_is_readable";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "grievance_officer_is_readable";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "in_languages_are_texts";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "languages_are_codes";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "logo_is_a_picture";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "lunar_node_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "mandi_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "mangal_exceptions_are_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "mangal_from_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "mangal_houses_are_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "mangal_shown_to_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "match_school_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "member_session_days_are_sensible";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "north_bhakoot_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "north_gana_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "north_nadi_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "open_requests_is_sensible";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "opening_hours_are_readable";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "phone_is_dialable";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "pictures_per_day_is_sensible";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "profiles_per_day_is_sensible";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "requests_expire_after_days_is_sensible";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "requests_per_day_is_sensible";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "searches_per_day_is_sensible";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "second_follow_up_days_are_sensible";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "site_address_is_a_link";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "south_dina_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "south_rajju_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "south_rasi_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "south_rasyadhipati_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "south_same_star_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "south_stree_deergha_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "south_vasya_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "south_vedhai_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "south_yoni_is_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "star_names_are_known";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "tagline_is_readable";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "temporary_password_days_are_sensible";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "visitor_pictures_per_day_is_sensible";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "waiting_days_are_sensible";

ALTER TABLE "public"."site_settings"
  DROP CONSTRAINT "whatsapp_is_dialable";

ALTER TABLE "public"."site_settings"
  ADD COLUMN "star_rules" jsonb NOT NULL DEFAULT '{}'::jsonb;

-- By hand: what the bureau has chosen moves into the column. The first choice of a list needs no entry.
UPDATE public.site_settings AS kept
  SET star_rules = (
    SELECT coalesce(jsonb_object_agg(rule.setting, to_jsonb(kept) -> rule.setting), '{}')
    FROM private.settings() AS rule
    WHERE rule.setting ~ '^(south|north|mangal)_' AND to_jsonb(kept) ->> rule.setting <> rule.choices[1]
  )
  WHERE id;

ALTER TABLE "public"."site_settings"
  DROP COLUMN "mangal_exceptions";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "mangal_from";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "mangal_houses";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "mangal_shown_to";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "north_bhakoot";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "north_gana";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "north_nadi";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "south_dina";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "south_rajju";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "south_rasi";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "south_rasyadhipati";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "south_same_star";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "south_stree_deergha";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "south_vasya";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "south_vedhai";

ALTER TABLE "public"."site_settings"
  DROP COLUMN "south_yoni";

CREATE OR REPLACE FUNCTION private.clean_setting (
  setting text,
  entered jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  rule record;
  value text := entered #>> '{}';
begin
  select * into strict rule from private.settings() as known where known.setting = clean_setting.setting;
  if rule.kind in ('text', 'phone', 'email', 'site', 'picture') then
    value := private.clean_text(setting, value, rule.largest);
    if value is null and not rule.required then
      return null;
    end if;
  end if;
  if value is null and rule.required then
    case setting
      when 'bureau_name' then perform private.refuse('bureau_name_missing', 'Enter the bureau''s name.', setting);
      when 'tagline' then perform private.refuse('tagline_missing', 'Enter the line under the name.', setting);
      when 'opening_hours' then perform private.refuse('opening_hours_missing', 'Enter when families are welcome.', setting);
      when 'phone' then perform private.refuse('bureau_phone_missing', 'Enter the bureau''s phone number.', setting);
      when 'email' then perform private.refuse('bureau_email_missing', 'Enter the bureau''s e-mail.', setting);
      when 'address' then perform private.refuse('bureau_address_missing', 'Enter the bureau''s address.', setting);
    end case;
  end if;
  if private.is_setting(setting, value)
    and (rule.kind <> 'flag' or jsonb_typeof(entered) = 'boolean')
    and (rule.kind not in ('choice', 'star rule') or jsonb_typeof(entered) = 'string')
  then
    return value;
  end if;

  case rule.kind
    when 'phone' then
      perform private.refuse('phone_wrong', 'Enter the number with its country code, such as +91 422 555 0142.', setting);
    when 'email' then
      perform private.refuse('email_wrong', 'Enter an e-mail address, such as office@bureau.in.', setting);
    when 'site' then
      perform private.refuse('site_address_wrong', 'Enter the address as the browser shows it, such as https://www.bureau.in.', setting);
    when 'picture' then
      perform private.refuse('logo_wrong', 'Choose a JPEG, PNG or WebP picture.', setting);
    when 'languages' then
      perform private.refuse('languages_wrong', 'Choose from the languages of this site. English is always among them.', setting);
    when 'number' then
      perform private.refuse(
        'not_in_range', 'Enter a whole number from {from} to {to}.', setting,
        jsonb_build_object('from', rule.smallest, 'to', rule.largest)
      );
    when 'flag' then
      perform private.refuse('not_yes_or_no', 'Say yes or no.', setting);
    when 'choice', 'star rule' then
      perform private.refuse('not_in_list', 'Choose one of the list.', setting);
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_setting (
  setting text,
  value   text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
  select exists (
    select from private.settings() as rule
    where rule.setting = is_setting.setting
      and case rule.kind
        when 'number' then case when value ~ '^[0-9]{1,9}$' then value::integer between rule.smallest and rule.largest end
        when 'flag' then value in ('true', 'false')
        when 'choice' then value = any (rule.choices)
        when 'star rule' then value = any (rule.choices)
        else char_length(value) between 1 and rule.largest and case rule.kind
          when 'text' then true
          when 'phone' then private.is_phone_number(value)
          when 'email' then private.is_email(value)
          when 'picture' then value ~ '^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$'
          when 'texts' then not exists (
            select
            from jsonb_each(value::jsonb) as own (language, texts)
            left join lateral jsonb_each_text(own.texts) as said (setting, words) on true
            left join private.settings() as text on text.setting = said.setting and text.kind = 'text' and text.required
            where own.language !~ '^[a-z]{2,3}$' or own.language = 'en'
              or coalesce(char_length(said.words) not between 1 and text.largest, true)
          )
          when 'languages' then value ~ '^en( [a-z]{2,3})*$' and value !~ '\m([a-z]+)\M.* \1\M'
          -- Scheme, host and port: before an @ would stand a name, and messages would lead to the host behind it.
          when 'site' then value ~ '^https?://[^[:space:]/?#@:\\]+(:[0-9]{1,5})?/?$'
        end
      end
  )
$function$;

CREATE OR REPLACE FUNCTION private.settings()
  RETURNS TABLE (
    setting  text,
    kind     text,
    smallest integer,
    largest  integer,
    choices  text[],
    required boolean
  )
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  values
    ('bureau_name', 'text', null, 60, null, true),
    ('tagline', 'text', null, 80, null, true),
    ('opening_hours', 'text', null, 200, null, true),
    ('phone', 'phone', null, 21, null, true),
    ('whatsapp', 'phone', null, 21, null, false),
    ('email', 'email', null, 254, null, true),
    ('address', 'text', null, 300, null, true),
    ('site_address', 'site', null, 120, null, false),
    ('grievance_officer', 'text', null, 120, null, false),
    ('founded_year', 'text', null, 4, null, false),
    -- A data URL: a file would need a bucket, a path and policies of its own.
    ('logo', 'picture', null, 20000, null, false),
    ('requests_per_day', 'number', 0, 100, null, false),
    ('open_requests', 'number', 0, 100, null, false),
    ('requests_expire_after_days', 'number', 1, 365, null, false),
    ('follow_up_days', 'number', 1, 365, null, false),
    ('second_follow_up_days', 'number', 1, 365, null, false),
    ('waiting_days', 'number', 1, 365, null, false),
    ('profiles_per_day', 'number', 1, 10000, null, false),
    ('searches_per_day', 'number', 1, 10000, null, false),
    ('pictures_per_day', 'number', 1, 30000, null, false),
    ('visitor_pictures_per_day', 'number', 1, 30000, null, false),
    ('member_session_days', 'number', 1, 365, null, false),
    ('admin_session_days', 'number', 1, 90, null, false),
    ('temporary_password_days', 'number', 1, 90, null, false),
    -- Texts of this list in other languages than English. Four texts in ten languages fit.
    ('in_languages', 'texts', null, 8000, null, false),
    -- English is always among them.
    ('languages', 'languages', null, 60, null, false),
    ('visitors_may_browse', 'flag', null, null, null, false),
    ('visitors_see_pictures', 'flag', null, null, null, false),
    ('visitors_see_facts', 'flag', null, null, null, false),
    ('second_person_decides', 'flag', null, null, null, false),
    ('asked_families', 'choice', null, null, array['bureau calls', 'see who asked', 'may answer'], false),
    ('star_names', 'choice', null, null, array['tamil', 'malayalam', 'sanskrit'], false),
    ('chart_style', 'choice', null, null, array['South Indian', 'North Indian', 'East Indian'], false),
    ('mandi', 'choice', null, null, array['not shown', 'nazhigai', 'Saturn part'], false),
    ('lunar_node', 'choice', null, null, array['mean', 'true'], false),
    ('dasa_sandhi_months', 'choice', null, null, array['6', '12'], false),
    ('match_school', 'choice', null, null, array['South', 'Kerala', 'Tamil twelve', 'North'], false),
    -- Keys of the column star_rules. One that is not there has the first choice of its list.
    ('south_dina', 'star rule', null, null, array['listed counts', 'remainder by nine'], false),
    ('south_same_star', 'star rule', null, null, array['no list', 'Raman', 'Tamil almanac'], false),
    ('south_stree_deergha', 'star rule', null, null, array['more than 13', '9 or more', 'more than 15'], false),
    ('south_rasi', 'star rule', null, null, array['7 or more', 'opposite rasis excepted', 'not 2, 6, 8 or 12'], false),
    ('south_vasya', 'star rule', null, null, array['Raman', 'Tamil almanac'], false),
    ('south_rajju', 'star rule', null, null, array['five groups', 'rising and falling apart', 'Madhyama'], false),
    ('south_rasyadhipati', 'star rule', null, null, array['natural', 'Yavana'], false),
    ('south_yoni', 'star rule', null, null, array['sworn enemies', 'snake and rat too'], false),
    ('south_vedhai', 'star rule', null, null, array['full list', 'without 5-23 and 14-23'], false),
    ('north_gana', 'star rule', null, null, array['by groom', 'either way'], false),
    ('north_bhakoot', 'star rule', null, null, array['no exceptions', 'lords are friends'], false),
    ('north_nadi', 'star rule', null, null, array['no exceptions', 'star or pada differs'], false),
    ('mangal_houses', 'star rule', null, null, array['1, 2, 4, 7, 8, 12', '2, 4, 7, 8, 12', '1, 4, 7, 8, 12'], false),
    ('mangal_from', 'star rule', null, null, array['lagnam, Moon and Venus', 'lagnam and Moon', 'lagnam'], false),
    ('mangal_exceptions', 'star rule', null, null, array['no exceptions', 'own sign or exalted', 'by house too'], false),
    ('mangal_shown_to', 'star rule', null, null, array['bureau', 'members'], false)
$function$;

CREATE OR REPLACE FUNCTION private.wrong_setting (
  stored jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select rule.setting
  from private.settings() as rule
  cross join lateral (select case rule.kind when 'star rule' then stored -> 'star_rules' else stored end ->> rule.setting) as own (value)
  -- Empty until the bureau enters its own; save_settings requires them.
  where not private.is_setting(rule.setting, own.value) and not (rule.required and own.value = '')
  union all
  select key from jsonb_each_text(stored -> 'star_rules')
  where value is null or key not in (select setting from private.settings() where kind = 'star rule')
  limit 1
$function$;

CREATE OR REPLACE FUNCTION public.save_settings (
  changes jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  wanted constant jsonb := coalesce(changes, '{}');
  cleaned jsonb;
  rules jsonb;
  columns text;
begin
  perform private.require_owner();
  perform private.refuse_large(changes);
  if jsonb_typeof(wanted) <> 'object' then
    perform private.refuse('settings_wrong', 'Send the settings by their names.');
  end if;
  if exists (select jsonb_object_keys(wanted) except select setting from private.settings()) then
    perform private.refuse('setting_unknown', 'There is no such setting.');
  end if;

  select
      coalesce(jsonb_object_agg(setting, value) filter (where kind <> 'star rule'), '{}'),
      coalesce(jsonb_object_agg(setting, value) filter (where kind = 'star rule'), '{}'),
      concat_ws(', ', 'star_rules', string_agg(quote_ident(setting), ', ') filter (where kind <> 'star rule'))
    into cleaned, rules, columns
    from (
      select setting, kind, case kind
          when 'texts' then private.clean_texts_in_languages(wanted -> setting)
          else to_jsonb(private.clean_setting(setting, wanted -> setting))
        end as value
      from private.settings() where wanted ? setting
    ) as entered;
  if wanted <> '{}' then
    execute format(
      'update public.site_settings as kept set (%1$s) = (
        select %1$s from jsonb_populate_record(kept, $1 || jsonb_build_object(''star_rules'', kept.star_rules || $2))
      ) where id',
      columns
    ) using cleaned, rules;
  end if;
end
$function$;

ALTER TABLE "public"."site_settings"
  ADD CONSTRAINT "bureau_has_a_name" CHECK ((bureau_name <> ''::text));

COMMENT ON COLUMN "public"."site_settings"."star_rules" IS 'The chosen variants of disputed rules: {"south_dina": "remainder by nine"}. A rule that is not there has the first choice of its list.';

COMMENT ON FUNCTION "private"."settings"() IS 'The rule of each setting, by its column in site_settings, or its key in the column star_rules: limits of a number, most characters of a text, choices, and whether a text is required.';

COMMENT ON FUNCTION "private"."wrong_setting"(jsonb) IS 'The first setting of a row of site_settings that its rule does not allow, or null.';

COMMENT ON FUNCTION "public"."save_settings"(jsonb) IS 'For an owner: changes the named settings, each as it is called in private.settings(). Error 22023 with a sentence and the column.';

REVOKE ALL ON FUNCTION "private"."wrong_setting"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wrong_setting"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wrong_setting"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."wrong_setting"(jsonb) TO "service_role";

ALTER TABLE "public"."site_settings"
  ADD CONSTRAINT "settings_keep_their_rules" CHECK ((private.wrong_setting(to_jsonb(site_settings.*)) IS NULL));
