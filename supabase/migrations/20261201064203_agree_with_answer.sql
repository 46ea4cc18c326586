-- A family that says on the telephone that it is interested may say in the same answer that its contact details are given. The
-- answer keeps who said it, how and by which admin, and becomes a consent of the contact request of both. The admin alone records
-- and reads it. An approval keeps the reason why the candidate has not said yes in person; the admin alone reads it. The mark "Done"
-- of an answer can be taken back.

SET local check_function_bodies = off;

DROP TRIGGER "tidy_texts" ON "public"."contact_consents";

DROP FUNCTION "private"."answer_introduction"(bigint, bigint, text, text, text, date);

DROP FUNCTION "public"."decide_request"(bigint, boolean, text, boolean);

DROP FUNCTION "public"."record_answer"(bigint, text, text, date);

DROP FUNCTION "public"."see_answer"(bigint);

ALTER TABLE "public"."contact_consents"
  ADD COLUMN "own_yes_reason" text;

ALTER TABLE "public"."introductions"
  ADD COLUMN "agreed_person" text;

ALTER TABLE "public"."introductions"
  ADD COLUMN "agreed_channel" text;

ALTER TABLE "public"."introductions"
  ADD COLUMN "agreed_recorded_by" text;

-- The planner's statistics would keep samples.
ALTER TABLE public.contact_consents ALTER COLUMN own_yes_reason SET STATISTICS 0;
ALTER TABLE public.introductions ALTER COLUMN agreed_person SET STATISTICS 0;

create or replace function private.answer_introduction(
  family bigint, shown bigint, new_answer text, new_reason text, new_answered_by text, new_day date default null,
  new_person text default null, new_channel text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  mine public.introductions;
  is_same_day boolean;
begin
  -- The two families may answer at once.
  perform private.lock_introductions(family, shown);
  select * into mine from public.introductions where family_id = family and shown_id = shown;
  if mine.id is null or not private.may_meet(family, shown)
    or new_answered_by = 'link' and private.is_off_links(shown)
    or new_answered_by <> 'bureau' and mine.how = 'Interest' and mine.ended_at is not null
  then
    perform private.not_found('introduction_gone', 'This profile is not on the list any more.');
  end if;
  if new_answer is null or new_answer <> all (private.introduction_answers()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'answer');
  end if;
  if new_reason is not null and (new_answer <> 'not interested' or new_reason <> all (private.refusal_reasons())) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'reason');
  end if;
  -- Only one who asks for time is asked again.
  perform private.refuse_past_day(case when new_answer = 'later' or new_day is null then new_day else '-infinity' end, 'ask_again_on');
  if num_nonnulls(new_person, new_channel) > 0 then
    if new_answer <> 'interested' then
      perform private.refuse('not_in_list', 'Choose one of the list.', 'answer');
    end if;
    new_person := private.clean_agreement(new_channel, new_person, 'agreed_channel', 'agreed_person');
  end if;
  if new_person is null and mine.answer = new_answer and mine.reason is not distinct from new_reason and mine.ask_again_on is not distinct from new_day then
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
      ask_again_on = new_day, agreed_person = new_person, agreed_channel = new_channel,
      agreed_recorded_by = case when new_person is not null then private.my_admin_name() end, tell_after = case when new_answer = 'interested' then now() + interval '5 minutes' end
    where id = mine.id
    returning * into mine;
  if new_answer <> 'interested' then
    perform private.end_interest(shown, family);
    perform private.notify_answer(mine);
  elsif new_answered_by = 'bureau' then
    perform private.tell_answer(mine);
  end if;
end
$$;

create or replace function private.clean_agreement(channel text, person text, field_of_channel text, field_of_person text) returns text language plpgsql
  stable set search_path = '' as $$
declare
  cleaned_person text;
begin
  if channel is null or channel <> all (private.consent_channels()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', field_of_channel);
  end if;
  cleaned_person := private.clean_text(field_of_person, person, 120, no_contact => true);
  if cleaned_person is null then
    perform private.refuse('consent_person_missing', 'Enter who in the family agreed.', field_of_person);
  end if;
  return cleaned_person;
end
$$;

create or replace function private.has_own_yes(subject_id bigint) returns boolean language sql stable security definer set search_path = '' as $$
  select (given and said_by = 'Self' and channel in ('link', 'paper', 'telephone', 'in person')) is true
  from private.last_consent(subject_id, 'sharing')
$$;

create or replace function private.lists_about(my_id bigint) returns jsonb language plpgsql set search_path = '' as $$
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
    ('register_consents', 'select purpose, given, notice_version, notice_language, said_by, said_by_name, channel, said_on, recorded_by_name as recorded_by
      from private.consents_for_person($1) order by id'),
    ('attempts', 'select tried_at, channel, note, tried_by_name as tried_by
      from public.contact_attempts where registered_user_id = $1 order by id'),
    -- Of both families: without the other one, the side that ended it, and the note about both.
    ('follow_ups', 'select state, changed_at
      from public.contact_requests as request join public.follow_ups on request_id = request.id
      where $1 in (requester_id, profile_id) order by request.id'),
    -- Also names people whose profile is hidden, as public.list_my_disclosures does.
    ('disclosures', 'select card.name as shared_with, card.id as registered_user_id, shared_at, shared_by_name as shared_by, revoked_at
      from public.disclosures join public."RegisteredUsers" as card on card.id = recipient_id
      where subject_id = $1 order by disclosures.id'),
    ('blocks', 'select card.id as registered_user_id, private.name_i_see(card) as name, blocks.created_at
      from public.blocks join public."RegisteredUsers" as card on card.id = profile_id where blocker_id = $1 order by blocks.created_at'),
    ('reports', 'select profile_id as registered_user_id, reason, note, created_at, resolved_at
      from public.reports where reporter_id = $1 order by id'),
    ('enquiries', 'select name, relative, best_time, words, language, created_at
      from private.enquiries where registered_user_id = $1 order by id'),
    ('grievances', 'select about, words, created_at, acknowledged_at, answered_at, answer
      from private.grievances where registered_user_id = $1 order by id'),
    ('stories', 'select own.value as words, own.key as language, shown_at
      from private.stories cross join lateral jsonb_each_text(words) as own where $1 in (bride_id, groom_id) order by own.key'),
    ('introductions', 'select card.id as registered_user_id, private.name_i_see(card) as name, how, shown_at, answer, answered_at, agreed_person, agreed_channel
      from public.introductions join public."RegisteredUsers" as card on card.id = shown_id
      where family_id = $1 order by introductions.id'),
    ('shown_before', 'select kind, how, happened_at, answered from private.earlier_acts where family_id = $1 order by happened_at'),
    ('purchases', 'select id, plan_name, agreed_price, parts, agreed_by, agreed_on, agreed_how, starts_on, days, introductions, contacts, ended_on
      from private.purchases where registered_user_id = $1 order by id'),
    ('pauses', 'select purchase_id, from_on, until_on, pause.ended_on, reason
      from private.purchase_pauses as pause join private.purchases on purchases.id = purchase_id where registered_user_id = $1 order by from_on'),
    ('payments', 'select purchase_id, amount, way, paid_on, financial_year, number, code, gst_number, gst_rate, corrects is not null as is_correction
      from private.payments join private.purchases on purchases.id = purchase_id where registered_user_id = $1 order by payments.id'),
    -- Without the family: together with its silence, a name would say who did not want them.
    ('shown_to_families', 'select how, shown_at from public.introductions where shown_id = $1 order by id'),
    -- The phones that are known; without the token.
    ('links_opened', 'select created_at, first_opened_at, last_opened_at, other_phone_at,
        greatest(1 + cardinality(known_phones), case when other_phone_at is null then 1 else 2 end) as phones, expires_at, revoked_at
      from private.family_links where registered_user_id = $1 and first_opened_at is not null and not for_candidate order by id'),
    ('saved_searches', 'select name, filters, created_at from public.saved_searches where registered_user_id = $1 order by id'),
    ('notifications', 'select message, kind, given, created_at, read_at
      from public.notifications where recipient = (select user_id from public.accounts where registered_user_id = $1) order by id')
  ) as listed (name, query) loop
    execute format('select coalesce(jsonb_agg(to_jsonb(listed)), %L) from (%s) as listed', '[]', list.query) into rows using my_id;
    lists := lists || jsonb_build_object(list.name, rows);
  end loop;
  return lists;
end
$$;

create or replace function private.may_be_shared(subject_id bigint) returns boolean language sql stable security definer set search_path = '' as $$
  select not (
    last.given is false
    or candidate_says_yes and private.has_own_yes(subject_id) is not true
  )
  from private.last_consent(subject_id, 'sharing') as last, public.site_settings
$$;

create or replace function private.take_agreements(request bigint) returns void language sql security definer set search_path = '' as $$
  insert into public.contact_consents (request_id, registered_user_id, given_on, channel, person, recorded_by_name)
    select request_id, family_id, (answered_at at time zone 'Asia/Kolkata')::date, agreed_channel, agreed_person, agreed_recorded_by
    from public.introductions where request_id = request and agreed_person is not null order by family_id
    on conflict do nothing
$$;

create or replace function private.tell_answer(mine public.introductions) returns void language plpgsql security definer set search_path = '' as $$
declare
  theirs public.introductions;
  request bigint;
begin
  update public.introductions set tell_after = null, told_at = now() where id = mine.id;
  select * into theirs from public.introductions where family_id = mine.shown_id and shown_id = mine.family_id;
  if (theirs.answer = 'interested' and theirs.tell_after is null)
    or exists (select from public.contact_requests where open and requester_id = mine.shown_id and profile_id = mine.family_id)
  then
    request := private.request_of_both(mine, theirs);
    update public.introductions set request_id = request
      where id = mine.id or id = theirs.id and theirs.answer = 'interested' and theirs.tell_after is null;
    perform private.take_agreements(request);
    perform private.notify_admin('both interested', mine.family_id, jsonb_build_object('name', one.name, 'other', other.name), request)
      from public."RegisteredUsers" as one, public."RegisteredUsers" as other where one.id = mine.family_id and other.id = mine.shown_id;
  else
    perform private.ask_family(mine.shown_id, mine.family_id);
    perform private.notify_answer(mine);
  end if;
end
$$;

create or replace function public.ask_for_contact(profile_id bigint, note text default null) returns bigint language plpgsql security definer
  set search_path = '' as $$
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
  -- Also while the caller's own profile is hidden, and the sharing rests. After a no as after a revocation, it can be asked again.
  if exists (
    select from public.disclosures
    where recipient_id = my_id and subject_id = ask_for_contact.profile_id and revoked_at is null
      and private.consent(subject_id, 'sharing') is not false
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
  perform private.take_agreements(new_id);
  perform private.ask_family(ask_for_contact.profile_id, my_id);
  return new_id;
end
$$;

create or replace function public.decide_request(
  request_id bigint, approve boolean, decline_reason text default null, both_ways boolean default false, own_yes_reason text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  request public.contact_requests;
  cleaned_reason text;
  cleaned_own_yes_reason text;
  requester public."RegisteredUsers";
  target public."RegisteredUsers";
begin
  perform private.require_admin();
  request := private.lock_open_request(request_id);
  select * into strict requester from public."RegisteredUsers" where id = request.requester_id;
  select * into strict target from public."RegisteredUsers" where id = request.profile_id;
  cleaned_reason := private.clean_text('decline_reason', decline_reason, 300, no_contact => true);
  if cleaned_reason is null and approve is not true then
    perform private.refuse('request_reason_missing', 'Say why: the family that asked reads it.', 'decline_reason');
  end if;
  cleaned_own_yes_reason := private.clean_text('own_yes_reason', own_yes_reason, 300);
  if approve is null then
    perform private.refuse('decision_missing', 'Approve or decline.');
  end if;
  perform set_config('matrimony.audit_action', case when approve then 'approved request' else 'declined request' end, true);
  if not approve then
    update public.contact_requests
      set status = 'declined', decline_reason = cleaned_reason, decided_by_name = private.my_admin_name(), decided_at = now()
      where id = request_id;
    perform private.notify_member('request declined', requester.id, jsonb_build_object('name', target.name, 'reason', cleaned_reason), target.id);
    return;
  end if;
  if not private.has_consent(request_id, target.id) then
    perform private.refuse('consent_missing', 'Record first that the other family agrees.');
  end if;
  if both_ways and not private.has_consent(request_id, requester.id) then
    perform private.refuse('own_consent_missing', 'Record first that the family that asked agrees too.', 'both_ways');
  end if;
  if (select second_person_decides from public.site_settings) and exists (
    select from public.contact_consents as consent
    where consent.request_id = request.id and recorded_by_name = private.my_admin_name()
      and (registered_user_id = target.id or both_ways)
  ) then
    perform private.conflict('second_person', 'You recorded the consent. Another admin approves this request.');
  end if;
  if not (requester.visible and target.visible) then
    perform private.refuse('profiles_not_visible', 'Both profiles must be verified and active.');
  end if;
  if exists (
    select from public.blocks
    where (blocker_id = request.requester_id and profile_id = request.profile_id)
      or (blocker_id = request.profile_id and profile_id = request.requester_id)
  ) then
    perform private.refuse('one_has_blocked', 'One of the two has blocked the other.');
  end if;
  -- Both ways, an open request of the other direction is answered too.
  update public.contact_requests
    set status = 'approved', decided_by_name = private.my_admin_name(), decided_at = now()
    where id = request_id or (both_ways and open and requester_id = target.id and profile_id = requester.id);
  update public.contact_consents as consent set own_yes_reason = cleaned_own_yes_reason
    where consent.request_id = request.id and (registered_user_id = target.id or both_ways) and cleaned_own_yes_reason is not null
      and not private.has_own_yes(registered_user_id);
  perform private.share_contact(request_id, target, requester);
  if both_ways then
    perform private.share_contact(request_id, requester, target);
  end if;
end
$$;

REVOKE ALL ON FUNCTION "public"."decide_request"(bigint, boolean, text, boolean, text) FROM PUBLIC, "anon", "service_role";

create or replace function public.record_answer(
  introduction_id bigint, answer text, reason text default null, ask_again_on date default null,
  agreed_person text default null, agreed_channel text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  known public.introductions;
begin
  perform private.require_admin();
  select * into known from public.introductions where id = introduction_id;
  perform private.answer_introduction(known.family_id, known.shown_id, answer, reason, 'bureau', ask_again_on, agreed_person, agreed_channel);
end
$$;

REVOKE ALL ON FUNCTION "public"."record_answer"(bigint, text, text, date, text, text) FROM PUBLIC, "anon", "service_role";

create or replace function public.record_consent(request_id bigint, given_on date, channel text, person text, family_of bigint default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  request public.contact_requests;
  cleaned_person text;
  agreed_id bigint;
begin
  perform private.require_admin();
  request := private.lock_open_request(request_id);
  agreed_id := coalesce(family_of, request.profile_id);
  if agreed_id not in (request.profile_id, request.requester_id) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'family_of');
  end if;
  if given_on is null or given_on not between date '1900-01-01' and private.today() then
    perform private.refuse('consent_day_wrong', 'Enter the day on which the family agreed.', 'given_on');
  end if;
  cleaned_person := private.clean_agreement(channel, person, 'channel', 'person');
  perform set_config('matrimony.audit_action', 'recorded consent', true);
  insert into public.contact_consents as consent (request_id, registered_user_id, given_on, channel, person, recorded_by_name)
    values (request_id, agreed_id, given_on, channel, cleaned_person, private.my_admin_name())
    on conflict on constraint contact_consents_pkey do update
      set given_on = excluded.given_on, channel = excluded.channel, person = excluded.person,
          recorded_by_name = excluded.recorded_by_name, recorded_at = now();
end
$$;

create or replace function public.see_answer(introduction_id bigint, is_done boolean default true) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform set_config('matrimony.audit_action', 'saw answer', true);
  update public.introductions set seen_at = case when is_done then now() end
    where id = introduction_id and answer is not null and (seen_at is null) = is_done;
end
$$;

REVOKE ALL ON FUNCTION "public"."see_answer"(bigint, boolean) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."contact_consents"
  ADD CONSTRAINT "own_yes_reason_is_readable" CHECK (char_length(own_yes_reason) between 1 and 300);

ALTER TABLE "public"."introductions"
  ADD CONSTRAINT "agreements_are_whole" CHECK ((num_nonnulls(agreed_person, agreed_channel, agreed_recorded_by) = ANY (ARRAY[0, 3])));

ALTER TABLE "public"."introductions"
  ADD CONSTRAINT "only_interest_agrees" CHECK (((agreed_person IS NULL) OR (NOT (answer IS DISTINCT FROM 'interested'::text))));

CREATE TRIGGER tidy_texts
  BEFORE INSERT OR UPDATE ON public.contact_consents
  FOR EACH ROW
  EXECUTE FUNCTION private.tidy_texts('person', 'own_yes_reason');

CREATE TRIGGER tidy_texts
  BEFORE INSERT OR UPDATE ON public.introductions
  FOR EACH ROW
  EXECUTE FUNCTION private.tidy_texts('agreed_person');

COMMENT ON COLUMN "public"."contact_consents"."own_yes_reason" IS 'Why the bureau shared the details without a yes of the candidate in person.';

COMMENT ON COLUMN "public"."introductions"."agreed_person" IS 'Who of the family said with the interest that its contact details may be given to the other one. It becomes a consent of the request.';

COMMENT ON COLUMN "public"."introductions"."agreed_recorded_by" IS 'The admin who recorded it.';

COMMENT ON FUNCTION "private"."answer_introduction"(bigint, bigint, text, text, text, date, text, text) IS 'A family answers about a person who was shown to it, and may agree with its interest that its contact details are given. Interest is told after five minutes, when the family leaves the page, or at once by the bureau: see private.tell_answer. Errors: PT404 if the person is not on the list or not to be seen, PT409 once both were interested, 22023 for a wrong answer, or the sixth within a day.';

COMMENT ON FUNCTION "private"."clean_agreement"(text, text, text, text) IS 'Who of a family agreed that its details are shared, as it is stored. Error 22023 with the field in its hint for a wrong channel or person.';

COMMENT ON FUNCTION "private"."has_own_yes"(bigint) IS 'Whether the candidate''s own last answer about contact details is yes, by her own link or to the bureau: the parents may have the login.';

COMMENT ON FUNCTION "private"."may_be_shared"(bigint) IS 'Whether contact details of a person may be given to anybody: not after a no to sharing, and while the setting candidate_says_yes is on, only with private.has_own_yes.';

COMMENT ON FUNCTION "private"."take_agreements"(bigint) IS 'The consents of a request that its families gave with their interest.';

COMMENT ON FUNCTION "public"."decide_request"(bigint, boolean, text, boolean, text) IS 'For the admin: approves or declines an open request. An approval needs a recorded consent, shares the contact details with the one who asked and notifies both. both_ways needs both families'' consents and shares each one''s details with the other. own_yes_reason is kept with the consent of each family whose candidate has not said yes in person. A refusal needs a reason. PT409 if it is not open any more, and where the setting second_person_decides is on for the admin who recorded a consent that counts.';

COMMENT ON FUNCTION "public"."record_answer"(bigint, text, text, date, text, text) IS 'For the admin: records what a family answered, as on the telephone, with a reason for "not interested", or the day to ask again for "later", or who agreed with "interested" that the contact details are given, and how. Errors: those of private.answer_introduction.';

COMMENT ON FUNCTION "public"."see_answer"(bigint, boolean) IS 'For the admin: marks an answer as done, so that Today does not list it any more, or takes that back.';

REVOKE ALL ON FUNCTION "private"."answer_introduction"(bigint, bigint, text, text, text, date, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answer_introduction"(bigint, bigint, text, text, text, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_introduction"(bigint, bigint, text, text, text, date, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."clean_agreement"(text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_agreement"(text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."clean_agreement"(text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_own_yes"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_own_yes"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_own_yes"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_agreements"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_agreements"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_agreements"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_request"(bigint, boolean, text, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_request"(bigint, boolean, text, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_request"(bigint, boolean, text, boolean, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_answer"(bigint, text, text, date, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_answer"(bigint, text, text, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_answer"(bigint, text, text, date, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."see_answer"(bigint, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."see_answer"(bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."see_answer"(bigint, boolean) TO "postgres";

ALTER TABLE "public"."introductions"
  ADD CONSTRAINT "agreed_channel_is_known" CHECK ((agreed_channel = ANY (private.consent_channels())));

ALTER TABLE "public"."introductions"
  ADD CONSTRAINT "agreed_person_is_readable" CHECK (char_length(agreed_person) between 1 and 120 and not private.holds_contact(agreed_person));
