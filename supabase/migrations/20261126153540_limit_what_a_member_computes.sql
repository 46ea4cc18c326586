-- Limits for what a member computes. Words of wishes keep their plans. A search counts each value of a list, and a set of wishes its
-- values; explain_fit answers a member of opened profiles only, and find_matches for one call at a time, without the musts that other
-- families hide. Phone numbers, known names and padded stolen passwords are refused as passwords; temporary ones end after
-- site_settings.temporary_password_days (14), also those that are older today. Failed sign-ins of members are counted. Enquiries:
-- the address is counted first, each kind has its hour, and the proof of work grows. Look-ups need seven digits and count as many.
-- Rights: nobody gets more. begin_enquiry has an argument and stays for everybody; all other new functions are private.

SET local check_function_bodies = off;

ALTER TABLE "private"."admin_sign_ins"
  DROP CONSTRAINT "admin_sign_ins_user_id_fkey";

DROP FUNCTION "private"."challenge_of"(bigint);

DROP FUNCTION "private"."counted_search"(jsonb);

DROP FUNCTION "private"."enquiries_of_hour"(integer);

DROP FUNCTION "private"."is_solved"(text, text, text);

DROP FUNCTION "private"."refuse_weak_password"(text, text, text, text);

DROP FUNCTION "public"."begin_enquiry"();

-- A rename: the counts stay.
ALTER TABLE "private"."admin_sign_ins" RENAME TO "sign_ins";

ALTER TABLE "private"."sign_ins"
  RENAME CONSTRAINT "admin_sign_ins_pkey" TO "sign_ins_pkey";

ALTER POLICY "No API role reads or writes sign-ins of admins" ON "private"."sign_ins" RENAME TO "No API role reads or writes sign-ins";

ALTER TABLE "public"."site_settings"
  ADD COLUMN "temporary_password_days" smallint NOT NULL DEFAULT 14;

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
    select 1, array(select 'other_gothram:' || form from unnest(private.same_phrases('gothram', (term).value)) as form), null
      where (term).filter = 'other_gothram'
  ) as groups;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_login (
  profile_id         bigint,
  username           text,
  temporary_password text,
  own_name           text   DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  login_id constant uuid := gen_random_uuid();
  chosen constant text := lower(btrim(username));
begin
  if chosen is null or chosen !~ '^[a-z0-9][a-z0-9._-]{2,31}$' then
    perform private.refuse(
      'username_not_simple',
      'Choose a username of 3 to 32 letters a to z, digits, dots, dashes or underscores, starting with a letter or a digit.',
      'username'
    );
  end if;
  perform private.refuse_weak_password(
    'temporary_password', temporary_password, chosen,
    coalesce(own_name, (select name from public."RegisteredUsers" where id = profile_id)), profile_id
  );
  if exists (select from public.accounts where registered_user_id = profile_id) then
    perform private.conflict('login_exists', 'This person has a login already.');
  end if;
  if exists (select from public.accounts where accounts.username = chosen)
    or exists (select from auth.users where users.email = private.login_email(chosen)) then
    perform private.refuse('username_taken', 'This username is taken. Choose another one.', 'username');
  end if;
  perform private.add_auth_user(
    login_id, private.login_email(chosen), extensions.crypt(temporary_password, extensions.gen_salt('bf', 10))
  );
  insert into public.accounts (
    user_id, registered_user_id, username, must_change_password, last_password_set_at, bureau_password_at, bureau_password_by
  ) values (
    login_id, profile_id, chosen, true, now(),
    case when profile_id is not null then now() end,
    case when profile_id is not null then coalesce(private.my_admin_name(), 'the bureau') end
  );
  if profile_id is not null then
    perform private.notify_of_password(profile_id);
  end if;
  return login_id;
exception
  -- Someone else took the name after it was checked. PostgreSQL's own message would repeat the internal e-mail address.
  when unique_violation then
    perform private.refuse('username_taken', 'This username is taken. Choose another one.', 'username');
end
$function$;

CREATE OR REPLACE FUNCTION private.challenge_of (
  moment bigint,
  bits   integer
)
  RETURNS text
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select concat_ws('-', moment, bits, private.day_key(format('enquiry challenge %s %s', moment, bits)))
$function$;

CREATE OR REPLACE FUNCTION private.count_sign_in (
  event jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET lock_timeout TO '400ms'
  AS $function$
declare
  login_id uuid;
  wrong integer;
begin
  -- Not in the declarations, whose errors no handler of the same block catches.
  login_id := event ->> 'user_id';
  wrong := case (event ->> 'valid')::boolean when true then 0 when false then 1 end;
  if wrong is not null and exists (select from public.accounts where user_id = login_id) then
    insert into private.sign_ins as known (user_id, reported_at, failures, failing_since)
      values (login_id, now(), wrong, case wrong when 1 then now() end)
      on conflict (user_id) do update set
        reported_at = now(), failures = known.failures + wrong, failing_since = coalesce(known.failing_since, excluded.failing_since);
    -- A family that mistyped is in now.
    if wrong = 0 then
      update private.sign_ins as known set failures = 0, failing_since = null
        from public.accounts
        where known.user_id = login_id and accounts.user_id = login_id and registered_user_id is not null and failures < 5;
    end if;
    begin
      perform private.record_failed_sign_ins(login_id);
    exception
      -- The count stays; the next sign-in or make daily writes it.
      when others then null;
    end;
  end if;
  return '{"decision": "continue"}';
exception
  when others then
    return '{"decision": "continue"}';
end
$function$;

CREATE OR REPLACE FUNCTION private.counted_details (
  filters jsonb
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(array_agg(distinct detail order by detail), '{}')
  from (
    -- Both ends of a range are one.
    select 'height:' || concat_ws('-', coalesce(filters ->> 'height_from', ''), coalesce(filters ->> 'height_to', '')) as detail
      where filters ?| array['height_from', 'height_to']
    union all
    -- As text: a number and its digits are the same filter.
    select filter.name || ':' || one
    from jsonb_each_text(filters) as given (name, value)
    join private.profile_filters as filter using (name)
    cross join unnest(private.listed_values(filter.kind, given.value)) as one
    -- matches_star answers nothing without the lists of stars.
    where not filter.for_visitors and filter.kind not in ('from', 'to', 'search', 'star score')
  ) as details
$function$;

CREATE OR REPLACE FUNCTION private.enquiries_of_hour (
  of_kind text
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select count(*)::integer from (
    select from private.enquiries
    where created_at > now() - interval '1 hour' and kind = of_kind limit private.most_enquiries_of_hour()
  ) as latest
$function$;

CREATE OR REPLACE FUNCTION private.has_begun (
  filters jsonb
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select not exists (
    select from unnest(private.search_items(filters)) as asked
    where not exists (
      select from private.readings
      where reader = auth.uid() and day = private.today() and kind = 'search' and item = asked
    )
  )
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
  added private.wish_terms;
begin
  -- In the order of the key, so that two families' new wishes do not wait for one another.
  for added in
    insert into private.wish_terms (filter, value, religion, lower_end, upper_end)
      select part.filter, part.value, of_religion.name, ends.lower_end, ends.upper_end
      from private.wish_parts(new.must || new.hoped) as part
      cross join lateral (select case part.filter when 'caste' then religion else '' end) as of_religion (name)
      cross join lateral (select
        ends[1], ends[2] from private.ends_of(part.filter, part.value) as ends
      ) as ends (lower_end, upper_end)
      where not exists (
        select from private.wish_terms as known
        where (known.filter, known.value, known.religion) = (part.filter, part.value, of_religion.name)
      )
      order by 1, 2, 3
      on conflict do nothing
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

CREATE OR REPLACE FUNCTION private.is_solved (
  challenge    text,
  phone_number text,
  proof        text,
  least_bits   integer
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  moment bigint;
  bits integer;
  hash text;
begin
  if challenge is null or challenge !~ '^[0-9]{1,12}-[0-9]{2}-[0-9a-f-]{36}$' then
    return false;
  end if;
  moment := split_part(challenge, '-', 1)::bigint;
  bits := split_part(challenge, '-', 2)::integer;
  hash := encode(sha256(convert_to(concat(challenge, ':', phone_number, ':', proof), 'UTF8')), 'hex');
  return to_timestamp(moment) between now() - interval '10 minutes' and now()
    -- Nobody keeps easy challenges for the time of a flood.
    and bits >= least_bits
    and challenge = private.challenge_of(moment, bits)
    and left(('x' || left(hash, 8))::bit(32)::text, bits) = repeat('0', bits);
end
$function$;

CREATE OR REPLACE FUNCTION private.most_enquiries_of_hour()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select 60
$function$;

CREATE OR REPLACE FUNCTION private.one_at_a_time (
  search text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(search || ' ' || auth.uid(), 0)) then
    perform private.refuse('still_answering', 'Your last search is still being answered.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.proof_bits (
  of_kind text
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case when count >= 45 then 20 when count >= 30 then 16 else 12 end from private.enquiries_of_hour(of_kind) as count
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
      when exists (
        select from public.contact_requests as asked
        where asked.requester_id = acts.registered_user_id and asked.created_at < acts.happened_at + interval '1 day'
          and (asked.open or asked.updated_at > acts.happened_at - interval '30 days')
      ) or exists (
        select from public.contact_requests as asked
        where asked.profile_id = acts.registered_user_id and asked.created_at < acts.happened_at + interval '1 day'
          and (asked.open or asked.updated_at > acts.happened_at - interval '30 days')
      ) then 'request'
      when exists (
        select from public.introductions as shown
        where shown.family_id = acts.registered_user_id
          and (shown.shown_at between acts.happened_at - interval '30 days' and acts.happened_at + interval '1 day'
            or shown.answered_at between acts.happened_at - interval '30 days' and acts.happened_at + interval '1 day')
      ) or exists (
        select from public.introductions as shown
        where shown.shown_id = acts.registered_user_id
          -- To show people, their numbers are not needed: nobody makes a reason for a read.
          and (
            (shown.shown_by_name is distinct from acts.actor_name or shown.shown_at < acts.happened_at - interval '1 hour')
              and shown.shown_at between acts.happened_at - interval '30 days' and acts.happened_at + interval '1 day'
            or shown.answered_at between acts.happened_at - interval '30 days' and acts.happened_at + interval '1 day')
      ) then 'introduction'
      when exists (
        select from public."RegisteredUsers" as card
        where card.id = acts.registered_user_id
          and (card.created_at > acts.happened_at - interval '30 days' or card.status = 'submitted'
            or card.verified_at between acts.happened_at - interval '30 days' and acts.happened_at + interval '1 day')
      ) or exists (
        select from public.profile_proposals as proposal
        where proposal.registered_user_id = acts.registered_user_id and proposal.created_at < acts.happened_at + interval '1 day'
          and coalesce(proposal.decided_at, 'infinity') > acts.happened_at - interval '30 days' and proposal.status <> 'withdrawn'
      ) then 'profile'
      when exists (
        select from public.profile_log as entry
        where entry.registered_user_id = acts.registered_user_id
          -- An entry of the reader tells of the call after it, and is no reason before it.
          and (
            (entry.written_by_name <> acts.actor_name
                or entry.written_at not between acts.happened_at - interval '1 hour' and acts.happened_at)
              and entry.written_at between acts.happened_at - interval '30 days' and acts.happened_at + interval '1 day'
            or entry.call_again_on <= (acts.happened_at at time zone 'Asia/Kolkata')::date
              and coalesce(entry.done_at, 'infinity') > acts.happened_at - interval '1 day')
      ) or exists (
        select from public.reports as report
        where report.profile_id = acts.registered_user_id and report.created_at < acts.happened_at
          and coalesce(report.resolved_at, 'infinity') > acts.happened_at - interval '30 days'
      ) or exists (
        select from public.deletion_requests as asked
        where asked.registered_user_id = acts.registered_user_id and asked.asked_at < acts.happened_at
      ) then 'question'
      else 'none'
    end,
    within_hour,
    extract(hour from happened_at at time zone 'Asia/Kolkata') not between 5 and 22
  from acts
  where happened_at >= private.start_of_month(month)
$function$;

CREATE OR REPLACE FUNCTION private.record_failed_sign_ins (
  login_id uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  failed record;
begin
  for failed in
    select user_id, username, failures, failing_since, registered_user_id
    from private.sign_ins as known join public.accounts using (user_id)
    where failures >= case when registered_user_id is null then 1 else 5 end and (recorded_at is null or recorded_at <= now() - interval '1 hour')
      and (login_id is null or user_id = login_id)
    order by user_id for update of known
  loop
    -- A member by the number: a row of the log outlives the person.
    perform private.write_audit(
      'failed sign-ins', case when failed.registered_user_id is null then 'admins' else 'accounts' end,
      coalesce(failed.registered_user_id::text, failed.username), failed.registered_user_id, null,
      jsonb_build_object('failures', failed.failures, 'since', failed.failing_since)
    );
    update private.sign_ins set failures = 0, failing_since = null, recorded_at = now() where user_id = failed.user_id;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_full_hour (
  of_kind text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.enquiries_of_hour(of_kind) >= private.most_enquiries_of_hour() then
    perform private.refuse('too_many_enquiries', 'Many enquiries have come in just now. Please call us.');
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
  key_rows constant text := '01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p '
    || 'qazwsxedcrfvtgbyhnujmikolp 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 qwaszx qweasdzxc a1b2c3d4e5f6g7h8i9 1a2b3c4d5e6f7g8h9i';
begin
  if password is null then
    perform private.refuse('password_missing', 'Enter a password.', field);
  -- bcrypt ignores everything after 72 bytes.
  elsif octet_length(password) > 72 then
    perform private.refuse('password_too_long', 'Choose a shorter password: at most 72 letters, digits and signs.', field);
  elsif char_length(password) < 10 then
    perform private.refuse('password_too_short', 'Choose a password of at least 10 characters.', field);
  end if;
  -- Full-width letters and digits of every script are their plain ones, and signs that nobody sees are none.
  lowercase := coalesce(private.plain_text(private.tidy_text(password)), '');
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
    select from regexp_split_to_table(lower(own_name), '[[:space:][:punct:]]+') as word
    where char_length(word) >= 4
      and exists (select from unnest(spellings || lowercase) as spelling where position(word in spelling) > 0)
  ) then
    perform private.refuse('password_contains_name', 'Choose a password that contains no part of the name.', field);
  elsif (select count(distinct character) from regexp_split_to_table(password, '') as character) < 5 then
    perform private.refuse('password_monotonous', 'Choose a password with more different characters.', field);
  elsif lowercase ~ '(password|passw0rd|qwerty|asdfgh|iloveyou|letmein|welcome|admin123|abc123|123456|987654|111111|000000|matrimony)' then
    perform private.refuse(
      'password_contains_common_word',
      'Choose a password that is harder to guess: this one contains a very common word or row of digits.',
      field
    );
  elsif exists (
    select from generate_series(1, char_length(lowercase) - 5) as place
    where position(substr(lowercase, place, 6) in key_rows) > 0 or position(substr(lowercase, place, 6) in reverse(key_rows)) > 0
  ) then
    perform private.refuse(
      'password_contains_row_of_keys',
      'Choose a password that is harder to guess: this one contains a row of keys or letters.',
      field
    );
  elsif exists (
    select from unnest(spellings || only_letters) as spelling
    cross join private.common_passwords as first
    where spelling in (first.word, first.word || right(spelling, 1), left(spelling, 1) || first.word)
      -- Two of them: tamilselvi.
      or starts_with(spelling, first.word)
        and substr(spelling, char_length(first.word) + 1) in (select word from private.common_passwords)
  ) then
    perform private.refuse(
      'password_is_common_word',
      'Choose a password that is harder to guess: this one is only common words, with digits or signs around them.',
      field
    );
  -- Everybody who has the number or knows the family would try these.
  elsif lowercase ~ '^[-+0-9 ()./]+$' and char_length(digits) between 10 and 15
    or exists (select from unnest(numbers) as number where position(right(regexp_replace(number, '[^0-9]', '', 'g'), 8) in digits) > 0)
  then
    perform private.refuse('password_holds_phone_number', 'Choose a password without a phone number.', field);
  elsif exists (
    select from (
      select bureau_name || ' ' || address from public.site_settings
      union all
      select unnest(array[own_name, details."father's_name", details."mother's_name"])
        from (select refuse_weak_password.profile_id as id) as asked
        left join public.profile_details as details on details.registered_user_id = asked.id
    ) as known (words)
    cross join unnest(spellings || only_letters) as spelling
    where char_length(spelling) >= 4 and position(spelling in regexp_replace(lower(words), '[^a-z]', '', 'g')) > 0
  ) then
    perform private.refuse(
      'password_is_known_name',
      'Choose a password that is harder to guess: this one is a name or an address that others know.',
      field
    );
  -- With what stands around it: manchester, Manchester-1999, and without blanks and signs at the ends.
  elsif exists (
    select from (select distinct unnest(spellings || lowercase || plain || regexp_replace(plain, '^[^a-z0-9]+|[^a-z0-9]+$', '', 'g'))) as each (spelling)
    where private.is_breached_password(spelling)
  ) then
    perform private.refuse(
      'password_is_breached',
      'Choose a password that is harder to guess: this one is in the lists of stolen passwords that thieves try first.',
      field
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_begun (
  filters jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_admin() and not private.has_begun(filters) then
    perform private.refuse('search_not_begun', 'Begin this search first.');
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
  ),
  failed as (
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
  )
  select jsonb_build_object(
    'admins', coalesce((select jsonb_agg(to_jsonb(admins) order by opened + shared + exported desc, actor_name) from admins), '[]'),
    'failed', coalesce((select jsonb_agg(to_jsonb(failed) order by failures desc, username) from failed), '[]'),
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

CREATE OR REPLACE FUNCTION private.same_phrases (
  of_kind text,
  entered text
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  same text[] := array_remove(array[private.phrase_key(entered)], '');
  earlier integer;
begin
  -- Three times: the forms of a known word, the bureau's group of one of them, the forms of the others in it.
  for i in 1..3 loop
    earlier := cardinality(same);
    same := array(
      select unnest(same) union select unnest(keys) from private.known_words where kind = of_kind and keys && same order by 1
    );
    exit when cardinality(same) = earlier;
  end loop;
  return same;
end
$function$;

CREATE OR REPLACE FUNCTION private.search_items (
  filters jsonb
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select array(select encode(sha256(convert_to(detail, 'UTF8')), 'hex') from unnest(private.counted_details(filters)) as detail)
$function$;

CREATE OR REPLACE FUNCTION private.session_state (
  wanted   uuid,
  login_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select case
      when exists (
        select from private.own_password_changes as change
        where change.user_id = sessions.user_id and change.changed_in <> sessions.id
          -- A clock that was ahead and went back would else refuse each new sign-in until it is there again.
          and change.changed_at <= now() + interval '1 minute'
          and coalesce(sessions.created_at, '-infinity') <= change.changed_at + interval '15 seconds'
      ) then 'password changed'
      -- Paper lies about. Not at the sign-in: Supabase Lite calls no hook.
      when exists (
        select from public.accounts
        where accounts.user_id = sessions.user_id and accounts.must_change_password
          and accounts.last_password_set_at <= now() - make_interval(days => settings.temporary_password_days)
      ) then 'password expired'
      when coalesce(sessions.created_at, '-infinity') <= now() - make_interval(days => case
        when exists (select from private.admins where admins.user_id = sessions.user_id) then settings.admin_session_days
        else settings.member_session_days
      end) then 'too long'
      when coalesce(sessions.refreshed_at at time zone 'UTC', sessions.created_at) <= now() - interval '30 days' then 'unused'
      else 'open'
    end
    from auth.sessions cross join public.site_settings as settings
    where sessions.id = wanted and sessions.user_id = login_id
  );
end
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
    ('south_dina', 'choice', null, null, array['listed counts', 'remainder by nine'], false),
    ('south_same_star', 'choice', null, null, array['no list', 'Raman', 'Tamil almanac'], false),
    ('south_stree_deergha', 'choice', null, null, array['more than 13', '9 or more', 'more than 15'], false),
    ('south_rasi', 'choice', null, null, array['7 or more', 'opposite rasis excepted', 'not 2, 6, 8 or 12'], false),
    ('south_vasya', 'choice', null, null, array['Raman', 'Tamil almanac'], false),
    ('south_rajju', 'choice', null, null, array['five groups', 'rising and falling apart', 'Madhyama'], false),
    ('south_rasyadhipati', 'choice', null, null, array['natural', 'Yavana'], false),
    ('south_yoni', 'choice', null, null, array['sworn enemies', 'snake and rat too'], false),
    ('south_vedhai', 'choice', null, null, array['full list', 'without 5-23 and 14-23'], false),
    ('north_gana', 'choice', null, null, array['by groom', 'either way'], false),
    ('north_bhakoot', 'choice', null, null, array['no exceptions', 'lords are friends'], false),
    ('north_nadi', 'choice', null, null, array['no exceptions', 'star or pada differs'], false),
    ('mangal_houses', 'choice', null, null, array['1, 2, 4, 7, 8, 12', '2, 4, 7, 8, 12', '1, 4, 7, 8, 12'], false),
    ('mangal_from', 'choice', null, null, array['lagnam, Moon and Venus', 'lagnam and Moon', 'lagnam'], false),
    ('mangal_exceptions', 'choice', null, null, array['no exceptions', 'own sign or exalted', 'by house too'], false),
    ('mangal_shown_to', 'choice', null, null, array['bureau', 'members'], false)
$function$;

CREATE OR REPLACE FUNCTION private.sign_ins_are_counted()
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(reported_at > newest.created_at - interval '1 minute', false)
  from (
    select user_id, sessions.created_at from auth.sessions join private.admins using (user_id)
    order by sessions.created_at desc limit 1
  ) as newest
  left join private.sign_ins using (user_id)
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
  prefix constant text := case when filter = 'caste' and religion is not null then private.community_tag(religion, '') else filter || ':' end;
  part text;
  key text;
  phrases text[];
begin
  alternative := 0;
  -- "Iyer, Iyengar": one of them. Nothing but commas is no word.
  foreach part in array private.listed_values('words', entered) loop
    key := private.phrase_key(part);
    if key = '' or of_kind = 'place' and private.fold_name(part) = '' then
      continue;
    end if;
    phrases := private.same_phrases(of_kind, part);
    if of_kind = 'place' then
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

CREATE OR REPLACE FUNCTION public.begin_enquiry (
  kind text DEFAULT 'new'::text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_large(kind);
  if kind is null or kind not in ('new', 'login') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'kind');
  end if;
  perform private.refuse_full_hour(kind);
  return private.challenge_of(floor(extract(epoch from now()))::bigint, private.proof_bits(kind));
end
$function$;

REVOKE ALL ON FUNCTION "public"."begin_enquiry"(text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.begin_search (
  filters jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  most constant integer := (select searches_per_day from public.site_settings);
  is_begun boolean;
begin
  if not private.is_admin() then
    perform private.require_member();
  end if;
  perform private.refuse_large(filters);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(filters) limit 1;
  if private.is_admin() then
    return;
  end if;
  -- Two statements, because the second one reads the rows of the first.
  is_begun := private.count_readings('search', private.search_items(filters), most);
  is_begun := is_begun and private.has_begun(filters);
  -- All or none: the refusal undoes the part that the day allows.
  if not is_begun then
    perform private.refuse(
      'too_many_searches_today',
      'You have made as many searches as a day allows: {most}. Come back tomorrow, or call the bureau.',
      given => jsonb_build_object('most', most)
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.change_password (
  current_password text,
  new_password     text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  login_id constant uuid := (select auth.uid());
  change private.password_changes;
begin
  perform private.keep_out_of_log();
  if not private.may_change_password() then
    perform private.forbid('sign_in_again', 'Sign in again.');
  end if;
  perform private.refuse_large(current_password);
  -- These refusals don't depend on the current password. The rest takes equally long for a wrong and for the right one. So
  -- nobody learns whether it is right before the attempt is counted.
  if new_password = current_password then
    perform private.refuse('password_unchanged', 'Choose a password that is not the current one.', 'new_password');
  end if;
  perform private.refuse_weak_password(
      'new_password', new_password, account.username, coalesce(card.name, admin.display_name), card.id,
      array[contact.phone_number, contact.second_phone_number]
    )
    from public.accounts as account
    left join public."RegisteredUsers" as card on card.id = account.registered_user_id
    left join public.contact_details as contact on contact.registered_user_id = card.id
    left join private.admins as admin on admin.user_id = account.user_id
    where account.user_id = login_id;
  -- Before the lock: hashing is slow, and others would wait.
  if not private.must_wait(login_id) then
    select extensions.crypt(current_password, encrypted_password), extensions.crypt(new_password, extensions.gen_salt('bf', 10))
      into change.guessed_hash, change.new_hash
      from auth.users where id = login_id;
  end if;
  perform private.lock_my_account();
  -- Other attempts may have been counted meanwhile.
  change.must_wait := private.must_wait(login_id);
  if not change.must_wait then
    insert into private.password_failures as known (user_id, failures, last_failed_at)
      values (login_id, 1, now())
      on conflict (user_id) do update set
        failures = case when known.last_failed_at > now() - interval '15 minutes' then known.failures + 1 else 1 end,
        last_failed_at = now();
  end if;
  delete from private.password_changes where user_id = login_id and made_at < now() - interval '1 minute';
  insert into private.password_changes (user_id, session_id, must_wait, guessed_hash, new_hash)
    values (login_id, private.my_session_id(), change.must_wait, change.guessed_hash, change.new_hash)
    returning id into change.id;
  return change.id;
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
  wishes public.wishes;
  own_star text;
  musts text[];
  fails text;
  wider text;
  answer jsonb;
begin
  is_admin := private.begin_fits(profile_id, star_scores);
  if not is_admin then
    perform private.one_at_a_time('count_what_if');
  end if;
  select * into person from private.profile_search where id = profile_id;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  select * into wishes from public.wishes where registered_user_id = profile_id;
  own_star := private.counted_star(star_scores, wishes.must ->> 'matches_star');
  select
      array_agg(filter order by filter), string_agg(condition, ', ' order by filter),
      string_agg(format('when %L then %s', filter, private.wish_condition(filter, private.wider_range(filter, value), null)), ' ')
        filter (where filter in ('age', 'height'))
    into musts, fails, wider
    from (
      -- A wish in words has many spellings, which an index looks up at once.
      select filter, value, format(case when kind = 'choices' or filter in ('age', 'height') then '(%s) is not true'
          else 'id not in (select id from private.profile_search where %s)' end,
        private.must_condition(filter, value, private.wish_religion(wishes.must || wishes.hoped)))
      from private.wish_parts(wishes.must) left join private.profile_filters as rule on rule.name = filter
      union all
      select 'matches_star', own_star, format('%s is not distinct from 0', private.star_condition(star_scores, own_star))
      where own_star is not null
    ) as wished (filter, value, condition);
  if musts is null then
    return '[]';
  end if;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(
        ''wish'', private.as_filter(filter, value), ''without'', coalesce(more, 0),
        ''wider'', case when filter in (''age'', ''height'') then private.as_filter(filter, private.wider_range(filter, value)) end,
        ''with_wider'', case when filter in (''age'', ''height'') then coalesce(more_wider, 0) end
      ) order by filter), ''[]'')
    from (select * from private.wish_parts($4) union all select ''matches_star'', $6 where $6 is not null) as wished
    left join (
      select which, count(*) as more, count(*) filter (where case which %s else false end) as more_wider
      from (
        select $7[array_position(fails, true)] as which, age, height
        from (
          -- Each condition once for each person.
          select id, age, height, star_code, array[%s] as fails from private.profile_search
          where visible and gender = $1 and id <> all ($2) offset 0
        ) as each
        left join private.wish_index as theirs on theirs.registered_user_id = id %s
        where cardinality(array_positions(fails, true)) = 1
          and (theirs.must is null or not ($8 or theirs.others_see_fit)
            or not exists (select from unnest(theirs.must) as term where $3[term] = 0)) and %s
      ) as almost
      group by which
    ) as counted on which = filter',
    coalesce(wider, 'when null then false'), fails,
    case when is_admin and star_scores <> '{}' then private.their_stars('$5') else '' end,
    case when is_admin and star_scores <> '{}' then '(theirs.star_must is not true or with_star.truth is distinct from 0)' else 'true' end
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end,
    private.not_for(profile_id, is_admin), private.truths_of(person), wishes.must, star_scores, own_star, musts,
    is_admin;
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
      select private.count_truths(array(select truths.of_term[term] from unnest(must || hoped) as term))
      from private.wish_index cross join (select private.truths_of(person) offset 0) as truths (of_term)
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
  star_scores jsonb   DEFAULT '{}'::jsonb
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
  most integer;
  person private.profile_search;
  wishes public.wishes;
  religion text;
  own_star text;
  counts_stars boolean;
  musts text;
  score text;
  words text;
  by_index text;
  in_words integer;
  truths text;
  narrowed text;
  answer jsonb;
begin
  perform private.refuse_large(further);
  is_admin := private.begin_fits(profile_id, star_scores);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(further) limit 1;
  perform private.require_begun(further);
  if not is_admin then
    perform private.one_at_a_time('find_matches');
  end if;
  most := case when is_admin then 60 else 25 end;
  if at_most is null or at_most not between 1 and most then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'at_most', jsonb_build_object('from', 1, 'to', most));
  end if;
  if skipped is null or skipped not between 0 and 1000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'skipped', '{"from": 0, "to": 1000}');
  end if;
  select * into person from private.profile_search where id = profile_id;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  select * into wishes from public.wishes where registered_user_id = profile_id;
  religion := private.wish_religion(coalesce(wishes.must || wishes.hoped, '{}'));
  select string_agg(private.must_condition(filter, value, religion), ' and ') into musts from private.wish_parts(wishes.must);
  select
      -- A must of these people holds or is unknown.
      string_agg(case when is_must then format('(not %s)::integer', unknown) else format('((%s) is true)::integer', known) end, ' + ')
        filter (where is_must or not is_slow),
      string_agg(format('((%s) is true)::integer', known), ' + ') filter (where not is_must and is_slow),
      string_agg(format('(id in (select id from private.profile_search where %s))::integer', known), ' + ')
        filter (where not is_must and is_slow),
      count(*) filter (where not is_must and is_slow),
      string_agg(format('case when %s then null else ((%s) is true)::integer end', unknown, condition), ', ')
    into score, words, by_index, in_words, truths
    from private.wish_parts(coalesce(wishes.must || wishes.hoped, '{}')) as part
    left join private.profile_filters as rule on rule.name = part.filter
    cross join lateral (
      select private.wish_condition(part.filter, value, religion), private.unknown_condition(part.filter),
        rule.kind is distinct from 'choices' and part.filter not in ('age', 'height'),
        coalesce(wishes.must ?| array[part.filter, part.filter || '_from', part.filter || '_to'], false)
    ) as of_wish (condition, unknown, is_slow, is_must)
    -- Another gothram is a denial: an unknown one would hold.
    cross join lateral (select case part.filter when 'other_gothram' then format('%s and not %s', condition, unknown) else condition end) as of_known (known);
  own_star := private.counted_star(star_scores, (wishes.must || wishes.hoped) ->> 'matches_star');
  if own_star is not null then
    own_star := private.star_condition(star_scores, own_star);
    score := concat_ws(' + ', score, format('coalesce(%s, 0)', own_star));
    truths := concat_ws(', ', truths, own_star);
    if wishes.must ? 'matches_star' then
      musts := concat_ws(' and ', musts, format('coalesce(%s, 1) = 1', own_star));
    end if;
  end if;
  -- A member might try scores, to find out what another family wishes.
  counts_stars := is_admin and star_scores <> '{}';
  select string_agg(private.wish_condition(filter, value, private.wish_religion(further)), ' and ')
    into narrowed from private.wish_parts(further);
  -- A family on which more of theirs fail than hold comes one wish later: who has no wishes must not always come last.
  -- Wishes in words take most of the time. They are compared only with people who may reach the page by them.
  execute format(
    'with fitting as materialized (
      select id, times_shown as times, created_at as since, %1$s - case when theirs.must is null or not ($6 or theirs.others_see_fit) then 0
          else (select coalesce(sum(1 - 2 * $3[term]), 0) + %6$s > 0 from unnest(theirs.must || theirs.hoped) as term)::integer end as agreed
      from private.profile_search left join private.wish_index as theirs on theirs.registered_user_id = id %5$s
      where visible and gender = $1 and id <> all ($2) and %2$s and %3$s
        and (theirs.must is null or not ($6 or theirs.others_see_fit)
          or not exists (select from unnest(theirs.must) as term where $3[term] = 0)) and %7$s
    ),
    reaching as materialized (
      select * from fitting
      where agreed >= coalesce((select least.agreed - %9$s from fitting as least order by least.agreed desc offset $4 + $5 - 1 limit 1), -1000)
    ),
    shown as (
      select id, times, since, agreed + %8$s as agreed from reaching
      order by 4 desc, times, since desc, id desc offset $4 limit $5
    )
    select jsonb_build_object(
      ''people'', (select count(*) from fitting),
      ''list'', coalesce((
        select jsonb_agg(jsonb_build_object(
          ''id'', id,
          ''mine'', private.count_truths(array[%4$s]::smallint[]),
          ''theirs'', case when $6 or theirs.others_see_fit
            then private.count_truths(
              array(select $3[term] from unnest(theirs.must || theirs.hoped) as term)
                || case when $6 and private.counted_star($7, theirs.star) is not null then array[private.star_truth($7, theirs.star, star_code)] end
            ) end
        ) order by shown.agreed desc, times, since desc, id desc)
        from shown join private.profile_search using (id) left join private.wish_index as theirs on theirs.registered_user_id = id
      ), ''[]'')
    )',
    coalesce(score, '0'), coalesce(musts, 'true'), coalesce(narrowed, 'true'), truths,
    case when counts_stars then private.their_stars('$7') else '' end,
    case when counts_stars then 'coalesce(1 - 2 * with_star.truth, 0)' else '0' end,
    case when counts_stars then '(theirs.star_must is not true or with_star.truth is distinct from 0)' else 'true' end,
    -- Many are looked up in the set that the index gives, few in their own rows.
    case when words is null then '0' else format(
      'case when (select count(*) from reaching) > (select reltuples / 30 from pg_class where oid = ''private.profile_search''::regclass)
        then %s else (select %s from private.profile_search as own where own.id = reaching.id) end', by_index, words
    ) end, in_words
  ) into answer using case person.gender when 'bride' then 'groom' when 'groom' then 'bride' end, private.not_for(profile_id, is_admin), private.truths_of(person), skipped, at_most,
    is_admin, star_scores;
  return answer;
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
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(part);
  digits := regexp_replace(part, '\D', '', 'g');
  -- A whole number is stored without its leading zero; a part may begin with any digit.
  term := case when is_email then lower(btrim(part)) when char_length(digits) > 10 then ltrim(digits, '0') else digits end;
  pattern := '%' || regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%';
  -- By fewer digits, a number that nobody opened is found digit by digit.
  if not is_email and char_length(term) < 7 then
    perform private.refuse('number_part_too_short', 'Enter at least {least} digits of the number.', 'part', '{"least": 7}');
  end if;
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
  end if;
  perform private.record_lookup(1, found_ids, case when is_email then 'e-mail addresses' else 'telephone numbers' end);
  -- Many may have one number or address. A part of it that many have is a step to the rest.
  is_whole := case when is_email then exists (select from public.contact_details where lower(email) = term) else char_length(digits) >= 10 end;
  -- read_answer refuses a null: a refusal here would undo the record.
  return private.keep_answer(case when cardinality(found_ids) > 5 and not is_whole then 'null' else to_jsonb(found_ids) end);
end
$function$;

CREATE OR REPLACE FUNCTION public.read_answer (
  answer_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  found_answer jsonb;
begin
  perform private.require_admin();
  select answer into found_answer from private.answers
    where id = answer_id and asked_by = (select auth.uid()) and made_at > now() - interval '1 minute';
  if not found then
    perform private.not_found('answer_gone', 'This answer is not there any more. Ask again.');
  end if;
  if found_answer = 'null' then
    perform private.refuse('too_many_fit', 'More than five people have this in their number or e-mail address. Enter more of it.');
  end if;
  return found_answer;
end
$function$;

CREATE OR REPLACE FUNCTION public.reset_password (
  profile_id         bigint,
  temporary_password text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account public.accounts;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  account := private.lock_account(profile_id);
  perform private.refuse_weak_password(
    'temporary_password', temporary_password, account.username, (select name from public."RegisteredUsers" where id = profile_id),
    profile_id
  );
  perform set_config('matrimony.audit_action', 'reset password', true);
  update public.accounts
    set notice_sent_at = null, bureau_password_at = now(), bureau_password_by = private.my_admin_name()
    where user_id = account.user_id;
  perform private.set_password(account.user_id, temporary_password, true);
  perform private.notify_of_password(profile_id);
  perform private.end_sessions(account.user_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.send_enquiry (
  kind         text,
  name         text,
  phone_number text,
  challenge    text,
  proof        text,
  relative     text DEFAULT NULL::text,
  best_time    text DEFAULT NULL::text,
  words        text DEFAULT NULL::text,
  language     text DEFAULT NULL::text,
  website      text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address constant text := private.caller_address();
  fields jsonb;
  cleaned_words text;
  sent bigint;
begin
  perform private.keep_out_of_log();
  perform private.refuse_large(array[kind, name, phone_number, challenge, proof, relative, best_time, words, language, website], 8000);
  -- Only programs fill this field. They get the answer of all others.
  if website <> '' then
    return;
  end if;
  if kind is null or kind not in ('new', 'login') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'kind');
  end if;
  perform private.refuse_full_hour(kind);
  if not private.is_solved(challenge, phone_number, proof, private.proof_bits(kind)) then
    perform private.refuse('enquiry_expired', 'This took too long. Please send it once more.');
  end if;
  fields := private.clean_person(jsonb_build_object('name', name, 'phone_number', phone_number));
  perform private.refuse_problems(fields);
  if fields ->> 'phone_number' is null then
    perform private.refuse('phone_missing', 'Enter the phone number.', 'phone_number');
  end if;
  if relative is not null and (kind = 'login' or relative <> all (private.relatives())) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'relative');
  end if;
  if best_time is not null and best_time <> all (private.call_times()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'best_time');
  end if;
  if language !~ '^[a-z]{2,3}$' then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'language');
  end if;
  cleaned_words := private.clean_text('words', words, 500);
  if private.holds_contact(cleaned_words) then
    perform private.refuse('contact_in_words', 'Leave out phone numbers and e-mail addresses: the number has its own field.', 'words');
  end if;
  -- Where no gateway names an address, all callers would be one.
  if address <> '' and not private.count_today('address ' || address, 10) then
    perform private.refuse('too_many_enquiries_here', 'Many enquiries have come from this connection today. Please call us.');
  end if;
  -- A refusal would tell that somebody has sent this number today. So would an address that is counted after the number.
  if not private.count_today('number ' || private.phone_key(fields ->> 'phone_number'), 3) then
    return;
  end if;
  -- One after the other, so that a flood does not pass the limit side by side.
  perform pg_advisory_xact_lock(hashtextextended('private.enquiries', 0));
  perform private.refuse_full_hour(kind);
  perform private.forget_enquiries(now());
  insert into private.enquiries (kind, name, relative, best_time, words, language)
    values (kind, fields ->> 'name', relative, best_time, cleaned_words, language) returning id into sent;
  insert into private.enquiry_numbers (enquiry_id, phone_number) values (sent, fields ->> 'phone_number');
  -- One unread notification for a flood of them.
  if not exists (
    select from public.notifications where recipient is null and read_at is null and notifications.kind = 'enquiry came'
  ) then
    perform private.notify_admin('enquiry came', null);
  end if;
end
$function$;

ALTER TABLE "private"."sign_ins"
  ADD CONSTRAINT "sign_ins_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

COMMENT ON COLUMN "private"."sign_ins"."recorded_at" IS 'When failures of this login were last written to the audit log: at most once an hour.';

COMMENT ON COLUMN "public"."site_settings"."temporary_password_days" IS 'The days for which a temporary password opens the page that changes it.';

COMMENT ON FUNCTION "private"."challenge_of"(bigint, integer) IS 'The challenge of a moment (seconds since 1970) for this many zero bits, with a keyed hash that only the database can make. It ends with the day.';

COMMENT ON FUNCTION "private"."count_sign_in"(jsonb) IS 'For the auth service, which calls it with {user_id, valid} after comparing a password: counts the failures. Answers {"decision": "continue"} always.';

COMMENT ON FUNCTION "private"."counted_details"(jsonb) IS 'The details that these filters ask for: each value of a list, and a range, is one. Empty if there are none. A search tells no more of a person than each of them alone.';

COMMENT ON FUNCTION "private"."enquiries_of_hour"(text) IS 'The number of enquiries of this kind in the last hour, counted up to the most.';

COMMENT ON FUNCTION "private"."has_begun"(jsonb) IS 'Whether the caller has begun to search by all details of these filters today.';

COMMENT ON FUNCTION "private"."is_solved"(text, text, text, integer) IS 'Whether this is a challenge of the last ten minutes for at least so many zero bits, and the proof for it and the number.';

COMMENT ON FUNCTION "private"."most_enquiries_of_hour"() IS 'How many enquiries of a kind an hour takes.';

COMMENT ON FUNCTION "private"."one_at_a_time"(text) IS 'Error 22023 while the same search of the same login is answered: each takes a connection of the API, which has ten for everybody.';

COMMENT ON FUNCTION "private"."proof_bits"(text) IS 'The zero bits that a proof for an enquiry of this kind needs now: more after many in the hour.';

COMMENT ON FUNCTION "private"."reads_of_month"(date) IS 'The reads of contact details in the month of this day, from the audit log. reason is for opened and shared ones: the enquiry, request, introduction, new or changed profile, or open question about the person within 30 days before or a day after; none if there was nothing, or only what the reader made within the hour before: an entry, or the person shown to a family. within_hour: those of the same admin in the hour before, this one included.';

COMMENT ON FUNCTION "private"."record_failed_sign_ins"(uuid) IS 'Writes the counted failures of one login, or of all, to the audit log: one row for each login, at most once an hour. Run at each reported sign-in, and by make daily.';

COMMENT ON FUNCTION "private"."refuse_full_hour"(text) IS 'Error 22023 if the last hour has as many enquiries of this kind as an hour takes.';

COMMENT ON FUNCTION "private"."refuse_weak_password"(text, text, text, text, bigint, text[]) IS 'Error 22023 for a password that is missing or easy to guess. It must contain no word of own_name, and none of these phone numbers, and be no name of the parents of this person. numbers: only for a caller who reads them, because the refusal confirms a guess.';

COMMENT ON FUNCTION "private"."search_items"(jsonb) IS 'The details of a search as private.readings has them: hashes, because nobody needs to know what a family looked for.';

COMMENT ON FUNCTION "private"."session_state"(uuid, uuid) IS 'Whether a session of this login is open, or why it is not: password changed, password expired (a temporary one), too long or unused. Null if it has been ended.';

COMMENT ON FUNCTION "public"."begin_enquiry"(text) IS 'For everybody: a challenge for send_enquiry, valid for ten minutes. Its second part is a number of bits. The proof is a text for which the SHA-256 of "challenge:phone_number:proof" begins with so many zero bits. Error 22023 if the hour takes no more of this kind.';

COMMENT ON FUNCTION "public"."begin_search"(jsonb) IS 'For a member: begins a search, so that find_profiles and count_profiles answer its filters of details today, and any of them together. Each value of a list, and a range, counts as one search; the same one again counts once. Error 22023 if that is more than a day allows. Nothing is counted for the admin.';

COMMENT ON FUNCTION "public"."explain_fit"(bigint, bigint, jsonb) IS 'For the admin, and for a member about the own family, of a profile that is opened today: each wish of a family and whether it holds on the other person, null if that is not known. For the admin also the other way round; a member learns the number alone (theirs_count), and only if the other family lets others see it.';

COMMENT ON FUNCTION "public"."find_matches"(bigint, jsonb, integer, integer, jsonb) IS 'For the admin, and for a member about the own family: visible people of the other side, where the musts of both families hold, for a member those of the other family only if it lets others see that, in the order of the wishes of this family that hold, one less if more wishes of theirs fail than hold, then those shown least, then the newest: their number, and a part of the list with the wishes that hold, the unknown ones and all, of this family and of theirs. For a member, theirs is null, and does not order, unless that family lets others see it. star_scores: the score of this person with each star code, by school; other families'' wishes about stars count for the admin alone. Left out: blocked pairs, and pairs with a contact request. further: filters on top. What is not known counts against nobody. at_most: 60, for a member 25. Error 22023 for wrong filters, for a search that is not begun, and for a member while an earlier call is answered.';

COMMENT ON FUNCTION "public"."find_people_by_contact"(text) IS 'For the admin: looks for people by 7 or more digits of a phone number of theirs, and records it. With an @, by 5 or more characters of their e-mail address. read_answer returns their ids, at most 100, and refuses more than five who have the part in a longer one. Error 22023 for fewer digits.';

COMMENT ON FUNCTION "public"."read_answer"(uuid) IS 'For the admin: the result of find_people_by_contact, find_possible_duplicates or check_import, for a minute. PT404 afterwards. Error 22023 if find_people_by_contact found more than five.';

COMMENT ON FUNCTION "public"."send_enquiry"(text, text, text, text, text, text, text, text, text, text) IS 'For everybody: sends an enquiry. kind: new or login (lost password). name and phone_number as of a registration; words: 500 characters without contact details. website stays empty: a filled one is ignored with the same answer, and so is the fourth of a number in a day. At most 10 a day from an address, and 60 of a kind an hour together. Error 22023 names the field in its hint.';

COMMENT ON TABLE "private"."sign_ins" IS 'The last sign-in of each login that the auth service reported, right or wrong, and the failures that are not in the audit log yet.';

REVOKE ALL ON FUNCTION "private"."challenge_of"(bigint, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."challenge_of"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."challenge_of"(bigint, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."counted_details"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."counted_details"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."counted_details"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."enquiries_of_hour"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."enquiries_of_hour"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."enquiries_of_hour"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_begun"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_begun"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_begun"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_solved"(text, text, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_solved"(text, text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_solved"(text, text, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."most_enquiries_of_hour"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_enquiries_of_hour"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."most_enquiries_of_hour"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."one_at_a_time"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."one_at_a_time"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."one_at_a_time"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."proof_bits"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."proof_bits"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."proof_bits"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_full_hour"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_full_hour"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_full_hour"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_weak_password"(text, text, text, text, bigint, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_weak_password"(text, text, text, text, bigint, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_weak_password"(text, text, text, text, bigint, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."search_items"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."search_items"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."search_items"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_enquiry"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."begin_enquiry"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_enquiry"(text) TO "postgres";

ALTER TABLE "public"."site_settings"
  ADD CONSTRAINT "temporary_password_days_are_sensible" CHECK (private.is_setting('temporary_password_days'::text, (temporary_password_days)::text));
