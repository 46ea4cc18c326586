-- A family's interest is told after five minutes or when its page is left, and "later" has a day to ask again. Another phone
-- than the first reads no answers by a private link before it gives four digits of the family's number. Links end for good with the
-- visibility of the profile and with a login. A person may be kept off private links and paper. Requests take the locks of answers.
-- New rights: visitors and members call prove_family_phone and tell_linked_answers, both with the token of a link; members call
-- tell_my_answers; set_off_links is for the member's own profile, and for the admin. No right to contact details changes.

SET local check_function_bodies = off;

DROP INDEX "public"."introductions_to_ask";

DROP FUNCTION "private"."answer_introduction"(bigint, bigint, text, text, text);

DROP FUNCTION "private"."shown_to"(bigint, boolean);

DROP FUNCTION "public"."answer_family_link"(text, bigint, text);

DROP FUNCTION "public"."record_answer"(bigint, text, text);

ALTER TABLE "private"."family_links"
  ADD COLUMN "known_phones" bytea[] NOT NULL DEFAULT '{}'::bytea[];

ALTER TABLE "private"."family_links"
  ADD COLUMN "wrong_digits" smallint NOT NULL DEFAULT 0;

ALTER TABLE "public"."RegisteredUsers"
  ADD COLUMN "off_links" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."introductions"
  ADD COLUMN "tell_after" timestamp WITH time zone;

ALTER TABLE "public"."introductions"
  ADD COLUMN "ask_again_on" date;

CREATE OR REPLACE FUNCTION private.answer_introduction (
  family          bigint,
  shown           bigint,
  new_answer      text,
  new_reason      text,
  new_answered_by text,
  new_day         date   DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mine public.introductions;
  is_same_day boolean;
begin
  -- The two families may answer at once.
  perform private.lock_introductions(family, shown);
  select * into mine from public.introductions where family_id = family and shown_id = shown;
  if mine.id is null or not private.may_meet(family, shown)
    or new_answered_by = 'link' and (select off_links from public."RegisteredUsers" where id = shown)
  then
    perform private.not_found('introduction_gone', 'This profile is not on the list any more.');
  end if;
  if new_answer is null or new_answer <> all (private.introduction_answers()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'answer');
  end if;
  if new_reason is not null and (new_answer <> 'not interested' or new_reason <> all (private.refusal_reasons())) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'reason');
  end if;
  if new_day is not null and (new_answer <> 'later' or new_day <= private.today()) then
    perform private.refuse('day_not_ahead', 'Choose a day after today.', 'ask_again_on');
  end if;
  if mine.answer = new_answer and mine.reason is not distinct from new_reason and mine.ask_again_on is not distinct from new_day then
    return;
  end if;
  if mine.request_id is not null then
    perform private.conflict('both_interested', 'Both families are interested, and the bureau is in touch with them. Please call the bureau.');
  end if;
  is_same_day := coalesce(mine.answered_at > now() - interval '1 day', false);
  if new_answered_by <> 'bureau' and is_same_day and mine.answers_that_day >= 5 then
    perform private.refuse('too_many_answers', 'This answer was changed often today. Please call the bureau.', 'answer');
  end if;
  perform set_config('matrimony.audit_action', 'recorded answer', true);
  update public.introductions
    set answer = new_answer, reason = new_reason, answered_by = new_answered_by, answered_at = now(), seen_at = null,
      answers_that_day = case when is_same_day then mine.answers_that_day + 1 else 1 end,
      ask_again_on = new_day, tell_after = case when new_answer = 'interested' then now() + interval '5 minutes' end
    where id = mine.id
    returning * into mine;
  if new_answer <> 'interested' then
    perform private.stop_asking(shown, family);
    perform private.end_notice(shown, family);
    perform private.notify_answer(mine);
  elsif new_answered_by = 'bureau' then
    perform private.tell_answer(mine);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_links()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.family_links set revoked_at = now()
    where registered_user_id = (to_jsonb(new) ->> tg_argv[0])::bigint and revoked_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_notice (
  asked_id bigint,
  asker_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.notifications
    where recipient = (select user_id from public.accounts where accounts.registered_user_id = asked_id)
      and kind = 'family interested' and registered_user_id = asker_id and read_at is null;
  update public.notifications set kind = 'interest ended', message = private.notification_text('interest ended', given)
    where recipient = (select user_id from public.accounts where accounts.registered_user_id = asked_id)
      and kind = 'family interested' and registered_user_id = asker_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_question()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.stop_asking(new.profile_id, new.requester_id);
  if new.status <> 'approved' then
    perform private.end_notice(new.profile_id, new.requester_id);
  end if;
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
  perform private.lock_requests_between(one_id, other_id);
  perform from public.introductions
    where (family_id = one_id and shown_id = other_id) or (family_id = other_id and shown_id = one_id) order by id for update;
end
$function$;

CREATE OR REPLACE FUNCTION private.notification_kinds()
  RETURNS TABLE (
    kind     text,
    audience text,
    once     boolean,
    sentence text
  )
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  values
    ('profile submitted', 'admin', false, '{name} was submitted and waits for verification.'),
    ('profile reported', 'admin', false, '{name} was reported by a member: {reason}.'),
    ('contact asked for', 'admin', false, '{name} asks for the contact details of {other}.'),
    ('changes proposed', 'admin', true, '{name} proposes changes to the profile.'),
    ('pictures for members', 'admin', true, '{name} shows the pictures to members only.'),
    ('pictures for visitors', 'admin', true, '{name} shows the pictures to visitors too.'),
    ('off links', 'admin', true, '{name} is not to be shown on private links or paper.'),
    ('on links', 'admin', true, '{name} may be shown on private links and paper again.'),
    ('wishes changed', 'admin', true, '{name} has changed the wishes for a partner.'),
    ('enquiry came', 'admin', false, 'Enquiries have come in.'),
    ('answer came', 'admin', true, '{name} answers about {other}: {answer}.'),
    ('both interested', 'admin', false, '{name} and {other} are interested in one another.'),
    ('link on another phone', 'admin', false, 'The private link of {name} was opened on another phone.'),
    ('shown again', 'admin', true, '{name} wants to be seen again.'),
    ('put on hold', 'admin', true, '{name} has put the profile on hold.'),
    ('settled', 'admin', true, '{name} is {status}.'),
    ('deletion asked for', 'admin', true, '{name} asks for the profile to be deleted.'),
    ('deletion withdrawn', 'admin', true, '{name} wants to stay: the request for deletion is taken back.'),
    ('many profiles opened', 'admin', true, '{name} (login {username}) has opened {count} profiles today, as many as a day allows.'),
    ('many searches made', 'admin', true, '{name} (login {username}) has made {count} searches today, as many as a day allows.'),
    ('many stars read', 'admin', true, '{name} (login {username}) has read the stars of {count} profiles today, as many as a day allows.'),
    ('many pictures loaded', 'admin', true, '{name} (login {username}) has loaded {count} pictures today, as many as a day allows.'),
    ('many pictures loaded by a visitor', 'admin', false, 'A visitor has loaded {count} pictures today, as many as a day allows.'),
    -- Free text, left by the bureau's own scripts.
    ('note', 'admin', false, '{text}'),
    ('password set', 'member', false, 'Your password was set by {admin} on {day}. If you did not ask for that, call the bureau.'),
    ('profile verified', 'member', false, 'Your profile is verified and can be seen.'),
    ('changes requested', 'member', false, 'The bureau asks for changes to your profile: {reason}'),
    ('changes approved', 'member', false, 'The bureau has approved the changes to your profile.'),
    ('changes approved in part', 'member', false,
      'The bureau has approved the changes to your profile, except what it had corrected itself.'),
    ('changes declined', 'member', false, 'The bureau has not accepted the changes to your profile: {reason}'),
    ('people chosen', 'member', false, 'The bureau has chosen profiles for you.'),
    ('family interested', 'member', false, 'A family is interested in you: {name}. The bureau will call you.'),
    ('interest ended', 'member', false, '{name}: the interest of this family has ended.'),
    ('request expired', 'member', false, 'Your request about {name} has expired without an answer. You may ask again.'),
    ('request declined', 'member', false, '{name}: the bureau has declined your request. {reason}'),
    ('contact received', 'member', false, 'The contact details of {name} are shared with you.'),
    ('contact given', 'member', false, 'Your contact details were shared with {name}.'),
    ('contact lost', 'member', false, 'The contact details of {name} are not shared with you any more.'),
    ('contact taken back', 'member', false, 'Your contact details are not shared with {name} any more.')
$function$;

CREATE OR REPLACE FUNCTION private.notify_answer (
  mine public.introductions
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_admin('answer came', mine.family_id, jsonb_build_object('name', one.name, 'other', other.name, 'answer', mine.answer))
  from public."RegisteredUsers" as one, public."RegisteredUsers" as other
  where one.id = mine.family_id and other.id = mine.shown_id and mine.answered_by <> 'bureau'
$function$;

CREATE OR REPLACE FUNCTION private.phone_is_known (
  link   private.family_links,
  device uuid
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(sha256(uuid_send(device)) = link.device_hash or sha256(uuid_send(device)) = any (link.known_phones), false)
$function$;

CREATE OR REPLACE FUNCTION private.require_known_phone (
  link   private.family_links,
  device uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.phone_is_known(link, device) then
    perform private.forbid('other_phone', 'Enter the last four digits of your phone number first.');
  end if;
end
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
      'may_answer', with_answers and shown.request_id is null and (shown.how <> 'Interest' or settings.asked_families = 'may answer'),
      'more', case when with_answers then jsonb_build_object(
        'caste', details.caste, 'gothram', details.gothram, 'mangal_dosha', details.mangal_dosha, 'other_dosha', details.other_dosha,
        'mother_tongue', details.mother_tongue, 'marital_status', details.marital_status, 'diet', details.diet,
        'father''s_name', details."father's_name", 'father''s_job', details."father's_job",
        'mother''s_name', details."mother's_name", 'mother''s_job', details."mother's_job",
        'number_of_siblings', details.number_of_siblings
      ) end,
      'both', with_answers and shown.request_id is not null, 'told', shown.tell_after is null or not with_answers
    ) order by with_answers and shown.answer is not null and shown.answer <> 'later', with_answers and shown.asked_at is null,
      shown.shown_at desc, shown.id desc), '[]')
  from public.introductions as shown
  cross join public.site_settings as settings
  join public."RegisteredUsers" as card on card.id = shown.shown_id
  join public.profile_details as details on details.registered_user_id = card.id
  where shown.family_id = family and (shown.how <> 'Interest' or settings.asked_families <> 'bureau calls' and with_answers)
    and private.may_meet(family, card.id) and not (by_link and card.off_links)
$function$;

CREATE OR REPLACE FUNCTION private.tell_answer (
  mine public.introductions
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  theirs public.introductions;
  request bigint;
begin
  update public.introductions set tell_after = null where id = mine.id;
  select * into theirs from public.introductions where family_id = mine.shown_id and shown_id = mine.family_id;
  if (theirs.answer = 'interested' and theirs.tell_after is null)
    or exists (select from public.contact_requests where open and requester_id = mine.shown_id and profile_id = mine.family_id)
  then
    request := private.request_of_both(mine, theirs);
    update public.introductions set request_id = request
      where id = mine.id or id = theirs.id and theirs.answer = 'interested' and theirs.tell_after is null;
    perform private.notify_admin('both interested', mine.family_id, jsonb_build_object('name', one.name, 'other', other.name), request)
      from public."RegisteredUsers" as one, public."RegisteredUsers" as other where one.id = mine.family_id and other.id = mine.shown_id;
  else
    perform private.ask_family(mine.shown_id, mine.family_id);
    perform private.notify_answer(mine);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_answers (
  ids bigint[]
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
  perform from public."RegisteredUsers" as card
    where card.id in (select unnest(array[family_id, shown_id]) from public.introductions where id = any (ids)) order by card.id for key share;
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
  for told in select * from public.introductions where id = any (ids) and tell_after is not null order by id loop
    if private.may_meet(told.family_id, told.shown_id) then
      perform private.tell_answer(told);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_due_answers()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  due constant bigint[] := array(
    select id from public.introductions where tell_after <= now() and private.may_meet(family_id, shown_id) order by tell_after limit 50
  );
begin
  -- One reader at a time; the others do not wait for it.
  if due <> '{}' and pg_try_advisory_xact_lock(hashtextextended('private.tell_due_answers', 0)) then
    perform private.tell_answers(due);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.answer_family_link (
  token      text,
  profile_id bigint,
  answer     text,
  device     uuid   DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link constant private.family_links := private.family_of_link(token);
begin
  perform private.require_known_phone(link, device);
  perform private.require_answerable(link.registered_user_id, profile_id);
  perform private.answer_introduction(link.registered_user_id, profile_id, answer, null, 'link');
end
$function$;

REVOKE ALL ON FUNCTION "public"."answer_family_link"(text, bigint, text, uuid) FROM PUBLIC, "service_role";

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
  -- The other family may have said yes already (29_introductions.sql).
  update public.introductions set request_id = new_id
    where family_id = ask_for_contact.profile_id and shown_id = my_id and answer = 'interested' and tell_after is null and introductions.request_id is null;
  perform private.ask_family(ask_for_contact.profile_id, my_id);
  return new_id;
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
begin
  perform private.tell_due_answers();
  return private.shown_to(my_id, by_link => false, with_answers => true);
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
  is_known boolean;
begin
  -- Before the lock of the link: it locks cards.
  perform private.tell_due_answers();
  if link.device_hash is distinct from opened_by and link.other_phone_at is null then
    -- Two phones may open it at once.
    select * into link from private.family_links where id = link.id for update;
  end if;
  update private.family_links
    set device_hash = coalesce(device_hash, opened_by), first_opened_at = coalesce(first_opened_at, now()), last_opened_at = now(),
      other_phone_at = coalesce(other_phone_at, case when device_hash <> opened_by then now() end)
    -- The page reads again each time its tab gets the focus.
    where id = link.id and (
      last_opened_at is null or last_opened_at < now() - interval '1 hour' or other_phone_at is null and device_hash <> opened_by
    );
  if link.device_hash is null then
    perform private.record_link('opened private link', link);
  elsif link.device_hash <> opened_by and link.other_phone_at is null then
    perform private.record_link('opened private link on another phone', link);
    perform private.notify_admin('link on another phone', link.registered_user_id, jsonb_build_object('name', name))
      from public."RegisteredUsers" where id = link.registered_user_id;
  end if;
  is_known := private.phone_is_known(link, device) or link.device_hash is null and device is not null;
  return (
    select jsonb_build_object(
      'family', jsonb_build_object(
        'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender,
        'birth_star', details.birth_star, 'star_pada', details.star_pada, 'rasi', details.rasi
      ),
      'expires_at', link.expires_at, 'is_known', is_known, 'may_try', link.wrong_digits < 5,
      'people', private.shown_to(card.id, by_link => true, with_answers => is_known)
    )
    from public."RegisteredUsers" as card left join public.profile_details as details on details.registered_user_id = card.id
    where card.id = link.registered_user_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.prove_family_phone (
  token  text,
  device uuid,
  digits text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link private.family_links := private.family_of_link(token);
begin
  if digits is null or digits !~ '^[0-9]{4}$' or device is null then
    perform private.refuse('not_four_digits', 'Enter four digits.', 'digits');
  end if;
  -- One try at a time.
  select * into link from private.family_links where id = link.id for update;
  if link.wrong_digits >= 5 or cardinality(link.known_phones) >= 20 or private.phone_is_known(link, device) then
    return;
  end if;
  if exists (
    select from public.contact_details as contact, unnest(array[phone_number, second_phone_number]) as number
    where contact.registered_user_id = link.registered_user_id and right(regexp_replace(number, '[^0-9]', '', 'g'), 4) = digits
  ) then
    update private.family_links set known_phones = known_phones || sha256(uuid_send(device)) where id = link.id;
  else
    update private.family_links set wrong_digits = wrong_digits + 1 where id = link.id;
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."prove_family_phone"(text, uuid, text) FROM PUBLIC, "service_role";

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
  ),
  answers as (
    select id, family_id, shown_id, answer, answered_at from public.introductions
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
    ), '[]')),
    'answers', jsonb_build_object('count', (select count(*) from answers), 'list', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', first.id, 'family_id', family_id, 'family', family.name, 'shown_id', shown_id, 'shown', shown.name, 'answer', answer,
        'since', answered_at
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
  ) into lists;
  return lists;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_answer (
  introduction_id bigint,
  answer          text,
  reason          text   DEFAULT NULL::text,
  ask_again_on    date   DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  known public.introductions;
begin
  perform private.require_admin();
  select * into known from public.introductions where id = introduction_id;
  perform private.answer_introduction(known.family_id, known.shown_id, answer, reason, 'bureau', ask_again_on);
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_answer"(bigint, text, text, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_off_links (
  profile_id bigint,
  is_off     boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  card public."RegisteredUsers";
begin
  if not private.is_admin() then
    if profile_id is distinct from private.require_member() then
      perform private.forbid('own_profile_only', 'Only the member or the bureau may do this.');
    end if;
  end if;
  card := private.lock_profile(profile_id);
  perform private.refuse_deleted(card);
  if is_off is null then
    perform private.refuse('audience_missing', 'Choose one of the two.', 'off_links');
  end if;
  if card.off_links = is_off then
    return;
  end if;
  update public."RegisteredUsers" set off_links = is_off where id = profile_id;
  if not private.is_admin() then
    perform private.notify_admin(case when is_off then 'off links' else 'on links' end, profile_id, jsonb_build_object('name', card.name));
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_off_links"(bigint, boolean) FROM PUBLIC, "anon", "service_role";

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
    select from unnest(shown_ids) as shown (id)
    where shown.id is null or not private.may_meet(profile_id, shown.id) or not exists (
      select from public."RegisteredUsers" as family join public."RegisteredUsers" as card on card.gender <> family.gender
      where family.id = profile_id and card.id = shown.id
    )
  ) then
    perform private.conflict('somebody_not_available', 'Somebody who is ticked is not available any more. Load the list again.');
  end if;
  if how <> 'Telephone' and not (how = 'Private link' and exists (select from public.accounts where registered_user_id = profile_id and active))
    and exists (select from public."RegisteredUsers" where id = any (shown_ids) and off_links)
  then
    perform private.refuse(
      'off_links', 'Not to be shown on private links or paper: {names}. Untick them, or read them out on the telephone.', 'shown_ids',
      (select jsonb_build_object('names', string_agg(name || ' (' || id || ')', ', ' order by id)) from public."RegisteredUsers" where id = any (shown_ids) and off_links)
    );
  end if;
  perform from public.introductions where family_id = profile_id and shown_id = any (shown_ids) order by id for update;
  perform set_config('matrimony.audit_action', 'showed', true);
  with written as (
    insert into public.introductions as known (family_id, shown_id, how, shown_by_name)
      select distinct profile_id, shown.id, how, private.my_admin_name() from unnest(shown_ids) as shown (id) order by 2
      -- A row with an answer stays as it is; "later" is asked again.
      on conflict on constraint shown_once do update
        set how = excluded.how, shown_by_name = excluded.shown_by_name, shown_at = now()
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

CREATE OR REPLACE FUNCTION public.tell_linked_answers (
  token  text,
  device uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link constant private.family_links := private.family_of_link(token);
begin
  perform private.require_known_phone(link, device);
  perform private.tell_answers(array(
    select id from public.introductions where family_id = link.registered_user_id and tell_after is not null
  ));
end
$function$;

REVOKE ALL ON FUNCTION "public"."tell_linked_answers"(text, uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.tell_my_answers()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.tell_answers(array(select id from public.introductions where family_id = my_id and tell_after is not null));
end
$function$;

REVOKE ALL ON FUNCTION "public"."tell_my_answers"() FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."introductions"
  ADD CONSTRAINT "only_later_has_a_day" CHECK (((ask_again_on IS NULL) OR (NOT (answer IS DISTINCT FROM 'later'::text))));

CREATE INDEX introductions_to_ask ON public.introductions USING btree (asked_at)
  WHERE (((asked_at IS NOT NULL) OR (ask_again_on IS NOT NULL)) AND ((answer IS NULL) OR (answer = 'later'::text)));

CREATE INDEX introductions_to_tell ON public.introductions USING btree (tell_after)
  WHERE (tell_after IS NOT NULL);

CREATE TRIGGER end_links
  AFTER UPDATE OF status ON public."RegisteredUsers"
  FOR EACH ROW
  WHEN ((old.visible AND (NOT new.visible)))
  EXECUTE FUNCTION private.end_links('id');

CREATE TRIGGER end_links
  AFTER INSERT OR UPDATE OF registered_user_id, active ON public.accounts
  FOR EACH ROW
  WHEN ((new.active AND (new.registered_user_id IS NOT NULL)))
  EXECUTE FUNCTION private.end_links('registered_user_id');

COMMENT ON COLUMN "private"."family_links"."known_phones" IS 'Hashes of further browsers, which gave the last digits of the family''s number.';

COMMENT ON COLUMN "private"."family_links"."wrong_digits" IS 'How often wrong digits were given. After five only the bureau helps.';

COMMENT ON COLUMN "public"."RegisteredUsers"."off_links" IS 'Not on private links, lists, sheets and messages of the bureau; members see the profile as before.';

COMMENT ON COLUMN "public"."introductions"."ask_again_on" IS 'With "later": the day on which the bureau asks again.';

COMMENT ON COLUMN "public"."introductions"."tell_after" IS 'Until when a family may take its interest back before anybody is told; null once it is told.';

COMMENT ON FUNCTION "private"."answer_introduction"(bigint, bigint, text, text, text, date) IS 'A family answers about a person who was shown to it. Interest is told after five minutes, when the family leaves the page, or at once by the bureau: see private.tell_answer. Errors: PT404 if the person is not on the list or not to be seen, PT409 once both were interested, 22023 for a wrong answer, or the sixth within a day.';

COMMENT ON FUNCTION "private"."end_links"() IS 'Trigger: ends the private links of a family that has a login now, or whose profile is not visible any more. They do not come back. Argument: the column with the person.';

COMMENT ON FUNCTION "private"."end_notice"(bigint, bigint) IS 'The notification of an interest that has ended: an unread one is deleted, a read one says that it has ended, without a reason.';

COMMENT ON FUNCTION "private"."lock_introductions"(bigint, bigint) IS 'Locks two cards, the requests and then the introductions between them, always in this order, until the end of the transaction.';

COMMENT ON FUNCTION "private"."notify_answer"(public.introductions) IS 'Notifies the admin of an answer that the bureau did not record itself.';

COMMENT ON FUNCTION "private"."phone_is_known"(private.family_links, uuid) IS 'Whether this browser opened the link first, or gave the last digits of the family''s number.';

COMMENT ON FUNCTION "private"."require_known_phone"(private.family_links, uuid) IS 'Error 42501 for a browser that neither opened the link first nor gave the digits.';

COMMENT ON FUNCTION "private"."shown_to"(bigint, boolean, boolean) IS 'The people on the list of a family as far as it may see them now, unanswered ones first: some facts, no contact details, the own answer, and whether the other family is interested. By a link, pictures are those of visitors, and nobody who does not want to be on links. Without answers: only who was shown, and when.';

COMMENT ON FUNCTION "private"."tell_answer"(public.introductions) IS 'Tells an interest: of both sides it makes a contact request; of one side it asks the other family. The caller has locked the rows.';

COMMENT ON FUNCTION "private"."tell_answers"(bigint[]) IS 'Tells these interests, as far as they are not told yet and both people can be seen.';

COMMENT ON FUNCTION "private"."tell_due_answers"() IS 'Tells the interests whose time to be taken back is over. Called by each reader of them, so no job is needed.';

COMMENT ON FUNCTION "public"."answer_family_link"(text, bigint, text, uuid) IS 'For anyone who has the private link of a family, on a phone that it knows: answers about a person on its list. Errors: those of private.answer_introduction; 42501 where the bureau asks by itself, and on another phone.';

COMMENT ON FUNCTION "public"."open_family_link"(text, uuid) IS 'For anyone who has the private link of a family: its person, and the people who are shown to it. device: a number that the browser keeps; another one than the first is recorded, and the bureau is notified once. It reads the list without answers until it gave the digits (prove_family_phone). The time of opening is written at most once an hour. PT404 for a link that does not work.';

COMMENT ON FUNCTION "public"."prove_family_phone"(text, uuid, text) IS 'For anyone who has the private link of a family, on another phone: the last four digits of a number of the family. One answer for right and wrong ones, open_family_link says the rest; five wrong ones for each link. 22023 for anything but four digits.';

COMMENT ON FUNCTION "public"."record_answer"(bigint, text, text, date) IS 'For the admin: records what a family answered, as on the telephone, with a reason for "not interested", or the day to ask again for "later". Errors: those of private.answer_introduction.';

COMMENT ON FUNCTION "public"."set_off_links"(bigint, boolean) IS 'Whether somebody is kept off private links, lists, sheets and messages of the bureau. A member sets it for their own profile, the admin for any. Error 22023 (hint off_links).';

COMMENT ON FUNCTION "public"."show_people"(bigint, bigint[], text) IS 'For the admin: records that these people are shown to a family, 1 to 60 at once, and notifies a member. Showing somebody again renews the row unless the family has answered. Returns how many rows are new or renewed. how: one of private.ways_of_showing() but the last. 22023 where somebody is not to be on links or paper; by Private link a family with a login gets My Matches. PT409 if somebody is hidden, blocked or of the same side.';

COMMENT ON FUNCTION "public"."tell_linked_answers"(text, uuid) IS 'For anyone who leaves the list of a private link: tells the interests of its family that nobody knows yet.';

COMMENT ON FUNCTION "public"."tell_my_answers"() IS 'For a member who leaves list_my_matches: tells their interests that nobody knows yet.';

REVOKE ALL ON FUNCTION "private"."answer_introduction"(bigint, bigint, text, text, text, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answer_introduction"(bigint, bigint, text, text, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_introduction"(bigint, bigint, text, text, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_links"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_links"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_links"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_notice"(bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_notice"(bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_notice"(bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_introductions"(bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_introductions"(bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_introductions"(bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_answer"(public.introductions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_answer"(public.introductions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_answer"(public.introductions) TO "postgres";

REVOKE ALL ON FUNCTION "private"."phone_is_known"(private.family_links, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."phone_is_known"(private.family_links, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."phone_is_known"(private.family_links, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_known_phone"(private.family_links, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_known_phone"(private.family_links, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_known_phone"(private.family_links, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."shown_to"(bigint, boolean, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_to"(bigint, boolean, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."shown_to"(bigint, boolean, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_answer"(public.introductions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_answer"(public.introductions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_answer"(public.introductions) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_answers"(bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_answers"(bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_answers"(bigint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_due_answers"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_due_answers"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_due_answers"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_family_link"(text, bigint, text, uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_family_link"(text, bigint, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_family_link"(text, bigint, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."prove_family_phone"(text, uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."prove_family_phone"(text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."prove_family_phone"(text, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_answer"(bigint, text, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_answer"(bigint, text, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_answer"(bigint, text, text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_off_links"(bigint, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_off_links"(bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_off_links"(bigint, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tell_linked_answers"(text, uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."tell_linked_answers"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tell_linked_answers"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tell_my_answers"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tell_my_answers"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tell_my_answers"() TO "postgres";

-- Links that rested, and those of families with a login.
UPDATE private.family_links SET revoked_at = now()
  WHERE revoked_at IS NULL AND (
    registered_user_id IN (SELECT id FROM public."RegisteredUsers" WHERE NOT visible)
    OR registered_user_id IN (SELECT registered_user_id FROM public.accounts WHERE active)
  );
