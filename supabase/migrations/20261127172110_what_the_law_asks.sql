-- What the law asks of a bureau (docs/law.md): notices and consents (register/consents.sql), complaints with a clock
-- (work/grievances.sql), breaches (overview/breaches.sql), nominees (work/nominees.sql), sealed copies of erased people
-- (coming-and-going/sealed.sql), receipts of erasures, and the openings of private links in a member's data.
-- One choice for pictures and chart becomes two, and both are kept as answers of the family, as are private links and WhatsApp.
-- Nobody who is visible today is hidden by it. Confirmations are asked for in daily parts.
-- Who may: everybody reads the notice and sends a complaint; the admin records consents, complaints and nominees; an owner
-- publishes notices and looks at breaches; a member answers for themselves, the candidate by a private link of her own.

SET local check_function_bodies = off;

DROP POLICY "Visitors read visible profiles while the bureau allows it" ON "public"."RegisteredUsers";

DROP POLICY "Visitors read pictures that are not for members only" ON "storage"."objects";

DROP TRIGGER "index_card" ON "public"."RegisteredUsers";

DROP VIEW "private"."person_fields";

DROP FUNCTION "private"."enquiries_of_hour"(text);

DROP FUNCTION "private"."erase_due_people"(timestamp WITH time zone);

DROP FUNCTION "private"."erase_due_people"();

DROP FUNCTION "private"."erase_person"(bigint);

DROP FUNCTION "private"."erase_unkept_people"(timestamp WITH time zone);

DROP FUNCTION "private"."join_household"(bigint, bigint);

DROP FUNCTION "public"."erase_due_profiles"();

DROP FUNCTION "public"."erase_profile"(bigint, text);

DROP FUNCTION "public"."list_family_links"(bigint);

DROP FUNCTION "public"."make_family_link"(bigint, integer);

DROP FUNCTION "public"."open_contact_for_biodata"(bigint);

DROP FUNCTION "public"."register_person"(uuid, jsonb, text, text, text, jsonb, bigint, bigint);

DROP FUNCTION "public"."set_off_links"(bigint, boolean);

DROP FUNCTION "public"."set_pictures_for_members"(bigint, boolean);

CREATE TABLE "private"."breaches" (
  "id"                bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "found_at"          timestamp with time zone NOT NULL DEFAULT now(),
  "began_at"          timestamp with time zone NOT NULL,
  "ended_at"          timestamp with time zone NOT NULL,
  "login"             text,
  "happened"          text                     NOT NULL,
  "measures"          text                     NOT NULL,
  "people"            bigint[]                 NOT NULL,
  "board_informed_at" timestamp with time zone,
  "recorded_by_name"  text                     NOT NULL,
  CONSTRAINT "breach_ends_after_it_begins" CHECK ((began_at < ended_at)),
  CONSTRAINT "breaches_pkey" PRIMARY KEY (id),
  CONSTRAINT "happened_is_readable" CHECK ((((char_length(happened) >= 1) AND (char_length(happened) <= 1000)) AND (NOT private.holds_contact(happened)))),
  CONSTRAINT "measures_are_readable" CHECK ((((char_length(measures) >= 1) AND (char_length(measures) <= 1000)) AND (NOT private.holds_contact(measures))))
);

ALTER TABLE "private"."breaches"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."consents" (
  "id"                 bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "registered_user_id" bigint                   NOT NULL,
  "purpose"            text                     NOT NULL,
  "given"              boolean                  NOT NULL,
  "notice_version"     integer                  NOT NULL,
  "notice_language"    text                     NOT NULL,
  "said_by"            text,
  "said_by_name"       text,
  "channel"            text                     NOT NULL,
  "said_on"            date                     NOT NULL,
  "recorded_at"        timestamp with time zone NOT NULL DEFAULT now(),
  "recorded_by_name"   text,
  CONSTRAINT "consents_pkey" PRIMARY KEY (id),
  CONSTRAINT "only_files_name_nobody" CHECK (((said_by IS NOT NULL) OR (channel = 'file'::text))),
  CONSTRAINT "said_by_name_is_readable" CHECK (((char_length(said_by_name) >= 1) AND (char_length(said_by_name) <= 120))),
  CONSTRAINT "said_by_name_holds_no_contact" CHECK ((NOT private.holds_contact(said_by_name)))
);

ALTER TABLE "private"."consents"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."grievance_contacts" (
  "grievance_id" bigint NOT NULL,
  "phone_number" text,
  "email"        text,
  CONSTRAINT "grievance_contacts_pkey" PRIMARY KEY (grievance_id),
  CONSTRAINT "one_way_to_answer" CHECK ((num_nonnulls(phone_number, email) > 0)),
  CONSTRAINT "email_is_an_address" CHECK (private.is_email(email)),
  CONSTRAINT "phone_number_is_international" CHECK (private.is_phone_number(phone_number))
);

ALTER TABLE "private"."grievance_contacts"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."grievances" (
  "id"                   bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "about"                text                     NOT NULL,
  "name"                 text,
  "words"                text,
  "language"             text,
  "channel"              text                     NOT NULL,
  "registered_user_id"   bigint,
  "created_at"           timestamp with time zone NOT NULL DEFAULT now(),
  "acknowledged_at"      timestamp with time zone,
  "acknowledged_by_name" text,
  "answer"               text,
  "answered_at"          timestamp with time zone,
  "answered_by_name"     text,
  "erased_at"            timestamp with time zone,
  CONSTRAINT "acknowledgements_are_whole" CHECK (((acknowledged_at IS NULL) = (acknowledged_by_name IS NULL))),
  CONSTRAINT "answer_is_readable" CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 2000))),
  CONSTRAINT "answered_ones_are_acknowledged" CHECK (((answered_at IS NULL) OR (acknowledged_at IS NOT NULL))),
  CONSTRAINT "answers_are_whole" CHECK (((num_nulls(answered_at, answered_by_name) = ANY (ARRAY[0, 2])) AND ((erased_at IS
    NOT NULL) OR ((answer IS NULL) = (answered_at IS NULL))))),
  CONSTRAINT "channel_is_known" CHECK ((channel = ANY (ARRAY['website'::text, 'member'::text, 'office'::text]))),
  CONSTRAINT "erased_ones_have_no_words" CHECK (
CASE
    WHEN (erased_at IS NULL) THEN (num_nulls(name, words) = 0)
    ELSE (num_nonnulls(name, words, answer) = 0)
END),
  CONSTRAINT "grievances_pkey" PRIMARY KEY (id),
  CONSTRAINT "language_is_a_code" CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  CONSTRAINT "name_is_readable" CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  CONSTRAINT "words_are_readable" CHECK (((char_length(words) >= 1) AND (char_length(words) <= 2000)))
);

ALTER TABLE "private"."grievances"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."nominees" (
  "registered_user_id" bigint NOT NULL,
  "name"               text   NOT NULL,
  "relation"           text   NOT NULL,
  "phone_number"       text   NOT NULL,
  CONSTRAINT "name_is_readable" CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  CONSTRAINT "nominees_pkey" PRIMARY KEY (registered_user_id),
  CONSTRAINT "phone_number_is_international" CHECK (private.is_phone_number(phone_number))
);

ALTER TABLE "private"."nominees"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."notices" (
  "version"           integer NOT NULL,
  "language"          text    NOT NULL,
  "published_by_name" text,
  "items"             jsonb   NOT NULL,
  CONSTRAINT "language_is_a_code" CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  CONSTRAINT "notices_pkey" PRIMARY KEY (VERSION, LANGUAGE),
  "published_on"      date    NOT NULL DEFAULT private.today()
);

ALTER TABLE "private"."notices"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."other_sendings" (
  "id"      bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "kind"    text                     NOT NULL,
  "sent_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "other_sendings_pkey" PRIMARY KEY (id),
  CONSTRAINT "kind_is_known" CHECK ((kind = ANY (private.enquiry_kinds())))
);

ALTER TABLE "private"."other_sendings"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."sealed" (
  "id"                 bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "sealed_on"          date   NOT NULL,
  "destroy_on"         date   GENERATED ALWAYS AS ((sealed_on + 366)) STORED NOT NULL,
  "registered_user_id" bigint NOT NULL,
  "cipher"             bytea  NOT NULL,
  CONSTRAINT "sealed_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."sealed"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."family_links"
  ADD COLUMN "for_candidate" boolean NOT NULL DEFAULT false;

ALTER TABLE "private"."profile_search"
  ADD COLUMN "card_for_members" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."RegisteredUsers"
  ADD COLUMN "card_for_members" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."RegisteredUsers"
  ADD COLUMN "chart_for_members" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."office_details"
  ADD COLUMN "off_whatsapp" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "keeps_sealed" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "consents_asked" boolean NOT NULL DEFAULT true;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "candidate_says_yes" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "grievance_days" smallint NOT NULL DEFAULT 30;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "grievance_proof" text;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "officer_phone" text;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "officer_email" text;

CREATE OR REPLACE FUNCTION private.acts_between (
  began_at timestamp with time zone,
  ended_at timestamp with time zone,
  login    text
)
  RETURNS TABLE (
    registered_user_id bigint,
    kind               text,
    actor              uuid,
    actor_name         text,
    happened_at        timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with acts as (
    select entry.*, case
        when contact_reads.kind = 'login' then 'opened'
        when contact_reads.kind in ('opened', 'shared', 'exported', 'looked up') then contact_reads.kind
        when entry.action in ('exported', 'printed') then 'exported'
        when entry.action = 'showed' then 'shared'
        -- Written by the office's clock, or about what a member did.
        when entry.action in ('birthday', 'failed sign-ins', 'opened many profiles', 'made many searches', 'read many stars', 'loaded many pictures')
          then null
        when coalesce(entry.old_values, entry.new_values) is not null then 'changed'
      end as kind
    from public.audit_log as entry left join private.contact_reads using (id)
    where entry.happened_at >= began_at and entry.happened_at < ended_at and (
      acts_between.login is null
      or entry.actor = (select user_id from public.accounts where username = acts_between.login)
      -- A removed login: admins stand there by name and username.
      or right(entry.actor_name, char_length(acts_between.login) + 2) = '(' || acts_between.login || ')'
    )
  )
  select card.id, acts.kind, acts.actor, acts.actor_name, acts.happened_at
  from acts
  cross join lateral (
    select acts.registered_user_id as id where acts.registered_user_id is not null
    union all
    -- A look-up, and the number of a sender, name the people found in their values.
    select value::bigint from jsonb_array_elements_text(case when acts.kind in ('looked up', 'opened') then coalesce(acts.new_values -> 'found', '[]') else '[]' end)
  ) as concerned
  join public."RegisteredUsers" as card on card.id = concerned.id
  where acts.kind is not null
  union all
  -- What a member reads is in no log. The login of a member reads the own person, and whose contact details are shared with it.
  select card.id, case when card.id = account.registered_user_id then 'opened' else 'shared' end, account.user_id, account.username, began_at
  from public.accounts as account
  join public."RegisteredUsers" as card on card.id = account.registered_user_id or card.id in (
    select subject_id from public.disclosures
    where recipient_id = account.registered_user_id and shared_at < ended_at and (revoked_at is null or revoked_at > began_at)
  )
  where account.username = acts_between.login
$function$;

CREATE OR REPLACE FUNCTION private.add_consents (
  profile_id      bigint,
  answers         jsonb,
  said_by         text,
  said_by_name    text,
  channel         text,
  said_on         date,
  notice_language text,
  shown_version   integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  wanted_language constant text := notice_language;
  cleaned_name constant text := private.clean_text('said_by_name', said_by_name, 120, no_contact => true);
begin
  perform private.refuse_large(answers);
  perform private.refuse_large(notice_language);
  if jsonb_typeof(answers) is distinct from 'object' or answers = '{}' or answers @> '{"notice": false}'
    or exists (
      select from jsonb_each(answers) where key <> all (private.consent_purposes()) or jsonb_typeof(value) <> 'boolean'
    )
  then
    perform private.refuse('answers_wrong', 'Choose yes or no for each purpose.', 'answers');
  end if;
  if channel <> 'file' and said_by is null or said_by <> all (private.relations()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'said_by');
  end if;
  if said_on is null or said_on > private.today() or said_on < date '1900-01-01' then
    perform private.refuse('consent_day_wrong', 'Enter the day on which the family agreed.', 'said_on');
  end if;
  -- Nobody has agreed to a text that was not there yet.
  if said_on < (select min(published_on) from private.notices) then
    perform private.refuse('consent_before_notice', 'The notice was not there yet on that day. Enter the day on which the family agreed to it.', 'said_on');
  end if;
  -- Paper is recorded late: a yes of before does not undo a no of since.
  if exists (
    select from jsonb_each_text(answers) as answer
    cross join private.last_consent(profile_id, answer.key) as last
    where answer.value::boolean and not last.given and add_consents.said_on < last.said_on
  ) then
    perform private.refuse('answered_since', 'The family has said no after that day. Enter the day of a newer yes.', 'said_on');
  end if;
  insert into private.consents (
      registered_user_id, purpose, given, notice_version, notice_language, said_by, said_by_name, channel, said_on, recorded_by_name
    )
    select profile_id, answer.key, answer.value::boolean, notice.version, notice.language, said_by, cleaned_name, channel, said_on,
      case when private.is_admin() then private.my_admin_name() end
    from jsonb_each_text(answers) as answer
    cross join (
      select version, language from private.notices
      where language in (wanted_language, 'en') and version = coalesce(
        (select max(version) from private.notices where version = shown_version),
        (select max(version) from private.notices where published_on <= add_consents.said_on)
      )
      order by (language = wanted_language) is true desc limit 1
    ) as notice
    -- The same again is a second try.
    where not exists (
      select from private.last_consent(profile_id, answer.key) as last
      where last.given = answer.value::boolean and last.channel = add_consents.channel and last.said_on = add_consents.said_on
        and last.said_by is not distinct from add_consents.said_by and last.said_by_name is not distinct from cleaned_name
        and last.notice_version = notice.version and last.notice_language = notice.language
    )
    order by array_position(private.consent_purposes(), answer.key);
end
$function$;

CREATE OR REPLACE FUNCTION private.addresses_between (
  login_id uuid,
  began_at timestamp with time zone,
  ended_at timestamp with time zone
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_sessions constant text[] := array(
    select host((to_jsonb(sessions) ->> 'ip')::inet) from auth.sessions
    where user_id = login_id and created_at < ended_at
      -- A token works for an hour after its renewal.
      and coalesce(refreshed_at at time zone 'UTC', created_at) >= began_at - interval '1 hour'
  );
  of_log text[];
begin
  -- Hosted projects may keep the log of sign-ins elsewhere.
  if to_regclass('auth.audit_log_entries') is not null and has_table_privilege('auth.audit_log_entries', 'select') then
    execute 'select array_agg(to_jsonb(entry) ->> ''ip_address'') from auth.audit_log_entries as entry
      where created_at >= $2 and created_at < $3 and position($1 in payload::text) > 0'
      into of_log using login_id::text, began_at, ended_at;
  end if;
  return array(select distinct address from unnest(of_sessions || of_log) as address where address <> '' order by 1);
end
$function$;

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
    perform private.end_interest(shown, family);
    perform private.notify_answer(mine);
  elsif new_answered_by = 'bureau' then
    perform private.tell_answer(mine);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.apply_consent()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- A no to a purpose that was never asked, or was agreed to, is news; so is a yes after a no.
  before constant boolean := (
    select given from private.consents where registered_user_id = new.registered_user_id and purpose = new.purpose and id < new.id
    order by id desc limit 1
  );
begin
  if new.purpose in ('visitors', 'pictures', 'chart') then
    update public."RegisteredUsers" set
        card_for_members = case new.purpose when 'visitors' then not new.given else card_for_members end,
        pictures_for_members = case new.purpose when 'pictures' then not new.given else pictures_for_members end,
        chart_for_members = case new.purpose when 'chart' then not new.given else chart_for_members end
      where id = new.registered_user_id
        and case new.purpose when 'visitors' then card_for_members when 'pictures' then pictures_for_members else chart_for_members end = new.given;
  elsif new.purpose in ('families', 'whatsapp') then
    insert into public.office_details (registered_user_id) select new.registered_user_id where not new.given
      on conflict do nothing;
    update public.office_details set
        off_links = case new.purpose when 'families' then not new.given else off_links end,
        off_whatsapp = case new.purpose when 'whatsapp' then not new.given else off_whatsapp end
      where registered_user_id = new.registered_user_id
        and case new.purpose when 'families' then off_links else off_whatsapp end = new.given;
  elsif new.purpose = 'relatives' and not new.given then
    update public.profile_details set "father's_name" = null, "mother's_name" = null, "father's_job" = null, "mother's_job" = null
      where registered_user_id = new.registered_user_id
        and coalesce("father's_name", "mother's_name", "father's_job", "mother's_job") is not null;
  elsif new.purpose in ('kept', 'members') then
    if not new.given then
      update public."RegisteredUsers"
        set status = case new.purpose when 'kept' then 'withdrawn' else 'on hold' end, status_reason = 'Consent withdrawn'
        -- A profile that waits for its verification would wait for ever.
        where id = new.registered_user_id and (visible or status = 'submitted');
    elsif not private.has_withdrawn(new.registered_user_id) then
      update public."RegisteredUsers"
        set status = case when verified_at is null then 'submitted' else 'verified' end, status_reason = null
        where id = new.registered_user_id and status in ('on hold', 'withdrawn') and status_reason = 'Consent withdrawn'
          and deleted_at is null;
    end if;
  end if;
  if new.recorded_by_name is null and new.given is distinct from coalesce(before, true)
    and private.consent(new.registered_user_id, new.purpose) = new.given
  then
    perform private.notify_admin(
      case new.purpose || new.given
        when 'picturesfalse' then 'pictures for members' when 'picturestrue' then 'pictures for visitors'
        when 'familiesfalse' then 'off links' when 'familiestrue' then 'on links'
        else case when new.given then 'consent given' else 'consent withdrawn' end
      end, card.id, jsonb_build_object('name', card.name)
    ) from public."RegisteredUsers" as card where card.id = new.registered_user_id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_for_deletion()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.given then
    -- A request with a note was made by itself.
    delete from public.deletion_requests where registered_user_id = new.registered_user_id and note is null;
  else
    -- The family's own words stay.
    perform private.request_deletion(card, (select note from public.deletion_requests where registered_user_id = card.id))
      from public."RegisteredUsers" as card where card.id = new.registered_user_id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.breaches_of_today()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with waiting as (
    select id, found_at as since, board_informed_at is not null as is_reported,
      case when board_informed_at is null then cardinality(people) else to_inform end as people
    from private.breaches
    cross join lateral (
      select count(*) as to_inform from unnest(people) as person
      where not exists (
        select from public.audit_log
        where registered_user_id = person and action = 'informed of breach' and record_id = breaches.id::text
      )
    ) as left_over
    where (board_informed_at is null or to_inform > 0) and (select private.is_owner())
  )
  select jsonb_build_object('breaches', jsonb_build_object('count', (select count(*) from waiting), 'list', coalesce((
    select jsonb_agg(to_jsonb(first) order by since) from (select * from waiting order by since limit 25) as first
  ), '[]')))
$function$;

CREATE OR REPLACE FUNCTION private.check_breach (
  began_at timestamp with time zone,
  ended_at timestamp with time zone,
  login    text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  cleaned constant text := lower(private.clean_text('login', login, 32));
begin
  if began_at is null or began_at > now() or not isfinite(began_at) then
    perform private.refuse('breach_begin_wrong', 'Enter when it began. That is not in the future.', 'began_at');
  end if;
  if ended_at is null or ended_at <= began_at or not isfinite(ended_at) then
    perform private.refuse('breach_end_wrong', 'Enter when it ended, after the beginning.', 'ended_at');
  end if;
  -- A mistyped login would say that nobody is concerned.
  if cleaned is not null and not exists (select from public.accounts where username = cleaned)
    and not exists (select from public.audit_log where right(actor_name, char_length(cleaned) + 2) = '(' || cleaned || ')') then
    perform private.refuse('breach_login_unknown', 'There is no such login, and the audit log has none.', 'login');
  end if;
  return cleaned;
end
$function$;

CREATE OR REPLACE FUNCTION private.clean_grievance (
  about        text,
  name         text,
  words        text,
  phone_number text DEFAULT NULL::text,
  email        text DEFAULT NULL::text,
  language     text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  fields constant jsonb := private.clean_person(jsonb_build_object('name', name, 'phone_number', phone_number, 'email', email));
  cleaned_words constant text := private.clean_text('words', words, 2000);
begin
  if about is null or about <> all (private.grievance_subjects()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'about');
  end if;
  perform private.refuse_problems(fields);
  if language !~ '^[a-z]{2,3}$' then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'language');
  end if;
  if cleaned_words is null then
    perform private.refuse('words_missing', 'Write what it is about.', 'words');
  end if;
  if private.long_text_holds_contact(cleaned_words) then
    perform private.refuse('contact_in_words', 'Leave out phone numbers and e-mail addresses: the number has its own field.', 'words');
  end if;
  return fields || jsonb_build_object('words', cleaned_words);
end
$function$;

CREATE OR REPLACE FUNCTION private.confirm (
  profile_id bigint,
  confirmer  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  card constant public."RegisteredUsers" := private.lock_profile(profile_id);
  was_hidden boolean;
begin
  perform private.refuse_deleted(card);
  insert into private.keeping as kept (registered_user_id, confirmed_on, confirmed_by)
    values (profile_id, private.today(), confirmer)
    on conflict (registered_user_id) do update
      set confirmed_on = excluded.confirmed_on, confirmed_by = excluded.confirmed_by, asked_on = null,
        -- Who is married may be right, and yet needs no match any more.
        announced_on = case when card.status in ('engaged', 'married') then kept.announced_on end
    returning hidden_on is not null into was_hidden;
  -- Another reason is the bureau's.
  if was_hidden and card.status_reason = 'Not confirmed' then
    if private.has_withdrawn(profile_id) then
      update public."RegisteredUsers" set status_reason = 'Consent withdrawn' where id = profile_id;
    else
      update public."RegisteredUsers" set status = 'verified', status_reason = null where id = profile_id;
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.consent (
  profile_id bigint,
  purpose    text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select (private.last_consent(profile_id, purpose)).given $function$;

CREATE OR REPLACE FUNCTION private.consent_purposes()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select array['notice', 'kept', 'members', 'visitors', 'pictures', 'chart', 'whatsapp', 'families', 'relatives', 'sharing', 'story', 'intent', 'truth']
$function$;

CREATE OR REPLACE FUNCTION private.consents_for_person (
  profile_id bigint
)
  RETURNS SETOF private.consents
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select * from private.consents as said
  where registered_user_id = profile_id and (purpose <> 'sharing' or channel = 'site')
$function$;

CREATE OR REPLACE FUNCTION private.count_address()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address constant text := private.caller_address();
begin
  -- Where no gateway names an address, all callers would be one.
  if address <> '' and not (
    private.count_today('address ' || address, 10)
    and private.count_today(format('address %s, hour %s', address, extract(hour from now())), 5)
  ) then
    perform private.refuse('too_many_enquiries_here', 'Many enquiries have come from this connection. Please call us.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_rows_about (
  profile_id bigint,
  are_kept   boolean
)
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  child record;
  found bigint;
  total bigint := 0;
begin
  for child in
    select conrelid::regclass as name, string_agg(format('%I = $1', attname), ' or ') as condition
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'public."RegisteredUsers"'::regclass and (confdeltype = 'n') = are_kept
    group by conrelid
  loop
    execute format('select count(*) from %s where %s', child.name, child.condition) into found using profile_id;
    total := total + found;
  end loop;
  return total;
end
$function$;

CREATE OR REPLACE FUNCTION private.data_about (
  my_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.lists_about(my_id) || jsonb_build_object(
    'account', (
      select jsonb_build_object(
        'username', username, 'language', language, 'created_at', created_at, 'last_password_set_at', last_password_set_at,
        'bureau_password_at', bureau_password_at, 'bureau_password_by', bureau_password_by
      )
      from public.accounts where registered_user_id = my_id
    ),
    'profile', (
      -- How the biodata came, and what was agreed about it, is between the bureau and others.
      select private.read_person(my_id) - private.picture_columns() - array['source', 'source_name', 'share_agreed'] || jsonb_build_object(
        'id', id, 'status', status, 'status_reason', status_reason, 'verified_at', verified_at,
        'verified_items', verified_items, 'created_at', created_at, 'updated_at', updated_at, 'status_since', status_since,
        'confirmed_on', confirmed_on
      )
      from public."RegisteredUsers" left join private.keeping on registered_user_id = id where id = my_id
    ),
    'pictures', (
      select jsonb_build_object('first_img', first_img, 'second_img', second_img, 'third_img', third_img, 'birth_chart', birth_chart)
      from public."RegisteredUsers" where id = my_id
    ),
    'office_note', (select note from private.office_notes where registered_user_id = my_id),
    'nominee', private.nominee_of(my_id),
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

CREATE OR REPLACE FUNCTION private.describe_breach (
  began_at timestamp with time zone,
  ended_at timestamp with time zone,
  login    text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with acts as materialized (
    select * from private.acts_between(began_at, ended_at, login)
  ),
  actors as (
    select actor, actor_name, count(*) as acts, count(distinct registered_user_id) as people,
      min(happened_at) as first_at, max(happened_at) as last_at
    from acts group by actor, actor_name
  ),
  people as (
    select acts.registered_user_id as id, card.name, array_agg(distinct kind order by kind) as kinds, count(*) as acts
    from acts join public."RegisteredUsers" as card on card.id = acts.registered_user_id group by 1, 2
  )
  select jsonb_build_object(
    'count', (select count(*) from people),
    'people', coalesce((select jsonb_agg(to_jsonb(people) order by id) from people), '[]'),
    'actors', coalesce((
      select jsonb_agg(
        to_jsonb(actors) - 'actor' || jsonb_build_object('addresses', private.addresses_between(actor, began_at, ended_at))
        order by acts desc, actor_name
      ) from actors
    ), '[]')
  )
$function$;

CREATE OR REPLACE FUNCTION private.destroy_sealed (
  as_of timestamp with time zone
)
  RETURNS bigint
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with destroyed as (
    delete from private.sealed where destroy_on <= (as_of at time zone 'Asia/Kolkata')::date returning id
  )
  select count(*) from destroyed
$function$;

CREATE OR REPLACE FUNCTION private.due_people (
  as_of timestamp with time zone
)
  RETURNS SETOF bigint
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select id from public."RegisteredUsers" where deleted_at <= as_of - interval '30 days'
  union select private.unkept_people(as_of)
$function$;

CREATE OR REPLACE FUNCTION private.enquiries_of_hour (
  of_kind text
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select count(*) from (
      select from private.enquiries where created_at > now() - interval '1 hour' and kind = of_kind
      union all
      select from private.other_sendings where sent_at > now() - interval '1 hour' and kind = of_kind
      limit private.most_enquiries_of_hour()
    ) as latest
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.erase_due_people (
  as_of timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  due bigint[];
  profile_id bigint;
  receipts jsonb := '[]';
begin
  -- Locks all cards before the first erasure writes to the audit log: see public.set_profile_statuses.
  select coalesce(array_agg(id), '{}') into due from (
    select id from public."RegisteredUsers" where deleted_at <= as_of - interval '30 days' order by id limit 50 for update
  ) as locked;
  perform private.lock_rows_of(due);
  foreach profile_id in array due loop
    receipts := receipts || private.erase_person(profile_id);
  end loop;
  return receipts;
end
$function$;

CREATE OR REPLACE FUNCTION private.erase_due_people()
  RETURNS jsonb
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.erase_due_people(now()) $function$;

CREATE OR REPLACE FUNCTION private.erase_grievances (
  profile_id bigint
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with erased as (
    update private.grievances set erased_at = now(), name = null, words = null, answer = null, registered_user_id = null
      where erased_at is null and (
        registered_user_id = profile_id
        or profile_id in (select private.people_of_grievance(grievances.id))
          -- The number of a family may also be another registered person's.
          and not exists (select from private.people_of_grievance(grievances.id) as other (id) where other.id <> profile_id)
      )
      returning id
  )
  delete from private.grievance_contacts using erased where grievance_contacts.grievance_id = erased.id
$function$;

CREATE OR REPLACE FUNCTION private.erase_now (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (select keeps_sealed from public.site_settings) then
    perform set_config('matrimony.audit_action', 'deleted profile', true);
    update public."RegisteredUsers" set status = 'withdrawn', status_reason = null, deleted_at = now() - interval '30 days'
      where id = profile_id;
    return null;
  end if;
  return private.erase_person(profile_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.erase_person (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  login_id uuid;
  rows_about constant bigint := private.count_rows_about(profile_id, false);
  kept_rows constant bigint := private.count_rows_about(profile_id, true);
  kept_entries bigint;
begin
  -- Keeps the audit triggers from recording the deleted rows: they would store the values that are being erased.
  perform set_config('matrimony.audit_action', 'erased', true);
  select user_id into login_id from public.accounts where registered_user_id = profile_id;
  perform private.erase_enquiries(profile_id);
  perform private.erase_grievances(profile_id);
  update private.breaches set login = null where login = (select username from public.accounts where registered_user_id = profile_id);
  delete from public."RegisteredUsers" where id = profile_id;
  update private.breaches set people = array_remove(people, profile_id) where people @> array[profile_id];
  delete from private.requests where registered_user_id = profile_id;
  if login_id is not null then
    delete from auth.users where id = login_id;
    -- The auth server's log holds the internal e-mail address, and so the username. Its payload is JSON or text.
    if to_regclass('auth.audit_log_entries') is not null
      and has_table_privilege('auth.audit_log_entries', 'select') and has_table_privilege('auth.audit_log_entries', 'delete') then
      execute 'delete from auth.audit_log_entries where position($1 in payload::text) > 0' using login_id::text;
    end if;
  end if;
  perform private.write_audit('erased', 'RegisteredUsers', profile_id::text, profile_id);
  update public.audit_log set old_values = null, new_values = null, values_salt = null
    where registered_user_id = profile_id and values_salt is not null;
  perform set_config('matrimony.audit_action', '', true);
  select count(*) into kept_entries from public.audit_log where registered_user_id = profile_id;
  return jsonb_build_object(
    'profile_id', profile_id, 'erased_at', now(), 'rows', 1 + rows_about, 'had_login', login_id is not null,
    'files', (select count(*) from private.unreferenced_files(profile_id)), 'kept_entries', kept_entries, 'kept_rows', kept_rows
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.erase_unkept_people (
  as_of timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  due bigint[];
  profile_id bigint;
  receipts jsonb := '[]';
begin
  due := array(select id from private.unkept_people(as_of) as id order by id limit 50);
  -- Locks all cards first: see private.erase_due_people. Somebody may have been kept or confirmed meanwhile.
  perform from public."RegisteredUsers" where id = any (due) order by id for update;
  perform private.lock_rows_of(due);
  due := array(select id from private.unkept_people(as_of) as id where id = any (due) order by id);
  foreach profile_id in array due loop
    receipts := receipts || private.erase_person(profile_id);
  end loop;
  return receipts;
end
$function$;

CREATE OR REPLACE FUNCTION private.fields_of_relatives()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['father''s_name', 'mother''s_name', 'father''s_job', 'mother''s_job'] $function$;

CREATE OR REPLACE FUNCTION private.forget_grievances (
  as_of timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  forgotten integer;
begin
  -- A year, as rule 8(3) keeps logs, so that an answer can be shown to the Data Protection Board; then section 8(7): the purpose is over.
  delete from private.grievances where coalesce(answered_at, erased_at) < as_of - interval '365 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_proposed_relatives()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.profile_proposals
    where registered_user_id = new.registered_user_id and changes - private.fields_of_relatives() = '{}';
  update public.profile_proposals set changes = changes - private.fields_of_relatives(), base = base - private.fields_of_relatives()
    where registered_user_id = new.registered_user_id and changes ?| private.fields_of_relatives();
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.grievance_clock (
  sent_at timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- Two thirds of a day are 16 hours.
  select jsonb_build_object(
    'acknowledge_by', sent_at + interval '48 hours',
    'warn_at', sent_at + make_interval(hours => 16 * grievance_days), 'due_at', sent_at + make_interval(hours => 24 * grievance_days)
  )
  from public.site_settings
$function$;

CREATE OR REPLACE FUNCTION private.grievance_subjects()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['access', 'correction', 'erasure', 'consent', 'misuse', 'other'] $function$;

CREATE OR REPLACE FUNCTION private.grievances_of_today()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with waiting as (select * from private.grievances where answered_at is null and erased_at is null)
  select jsonb_build_object('grievances', jsonb_build_object('count', (select count(*) from waiting), 'list', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', id, 'name', name, 'about', about, 'since', created_at, 'is_acknowledged', acknowledged_at is not null
    ) || private.grievance_clock(created_at) order by id)
    from (select * from waiting order by id limit 25) as first
  ), '[]')))
$function$;

CREATE OR REPLACE FUNCTION private.has_withdrawn (
  profile_id bigint
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.consent(profile_id, 'kept') is false or private.consent(profile_id, 'members') is false
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
  insert into private.profile_search (id, visible, created_at, age, height, town, state, name_folded, name_for_tamil, tags, star_code, gender, waits_since, family_folded, family_for_tamil, card_for_members)
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
    private.fold_for_tamil(private.fold_name(concat_ws(' ', card.name, details."father's_name", details."mother's_name"))),
    card.card_for_members
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
    family_folded = excluded.family_folded, family_for_tamil = excluded.family_for_tamil,
    card_for_members = excluded.card_for_members;
end
$function$;

CREATE OR REPLACE FUNCTION private.join_household (
  profile_id bigint,
  other_id   bigint,
  field      text
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
  if (select count(*) from public.office_details where household = joined) > 12 then
    perform private.refuse('household_too_large', 'A household has at most 12 people.', field);
  end if;
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
  -- The same again within ten minutes is a second try: the answer to the first was lost.
  if exists (
    select from private.grievances as kept left join private.grievance_contacts as contact on contact.grievance_id = kept.id
    where kept.created_at > now() - interval '10 minutes' and kept.about = keep_grievance.about and kept.words = cleaned ->> 'words'
      and kept.channel = keep_grievance.channel and kept.registered_user_id is not distinct from profile_id
      and contact.phone_number is not distinct from cleaned ->> 'phone_number' and contact.email is not distinct from cleaned ->> 'email'
  ) then
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

CREATE OR REPLACE FUNCTION private.last_consent (
  profile_id bigint,
  purpose    text
)
  RETURNS private.consents
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  last private.consents;
  own private.consents;
begin
  select * into last from private.consents as said
    where said.registered_user_id = profile_id and said.purpose = last_consent.purpose order by said.id desc limit 1;
  -- The parents may have the login: what the candidate said without it, she takes back without it. A refusal would tell them.
  if purpose = 'sharing' and last.given and last.channel = 'site' then
    select * into own from private.consents as said
      where said.registered_user_id = profile_id and said.purpose = 'sharing' and channel <> 'site' order by said.id desc limit 1;
    if own.given is false then
      return own;
    end if;
  end if;
  return last;
end
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
    ('introductions', 'select card.id as registered_user_id, private.name_i_see(card) as name, how, shown_at, answer, answered_at
      from public.introductions join public."RegisteredUsers" as card on card.id = shown_id
      where family_id = $1 order by introductions.id'),
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
$function$;

CREATE OR REPLACE FUNCTION private.lock_grievances_of (
  ids bigint[]
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select 1 from private.grievances
    where erased_at is null and (registered_user_id = any (ids) or exists (select from private.people_of_grievance(grievances.id) as found (id) where id = any (ids)))
    order by id for update
$function$;

CREATE OR REPLACE FUNCTION private.lock_open_grievance (
  grievance_id bigint
)
  RETURNS private.grievances
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  grievance private.grievances;
begin
  -- The card first, as an erasure locks them: the member is notified of the answer.
  perform private.lock_cards(registered_user_id, registered_user_id) from private.grievances where id = grievance_id;
  select * into grievance from private.grievances where id = grievance_id for update;
  if not found then
    perform private.not_found('grievance_gone', 'This complaint is not there any more.');
  end if;
  if coalesce(grievance.answered_at, grievance.erased_at) is not null then
    perform private.conflict('grievance_closed', 'This complaint is closed already. Load the list again.');
  end if;
  return grievance;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_rows_of (
  ids bigint[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- The first erasure writes to the audit log, and others lock these rows before they do.
  perform private.lock_grievances_of(ids);
  perform from private.breaches where people && ids order by id for update;
end
$function$;

CREATE OR REPLACE FUNCTION private.long_text_holds_contact (
  entered text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  -- private.plain_text reads 1000 characters.
  select private.holds_contact(left(entered, 1000)) or private.holds_contact(substr(entered, 901, 1000))
    or private.holds_contact(substr(entered, 1801))
$function$;

CREATE OR REPLACE FUNCTION private.may_be_shared (
  subject_id bigint
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select not (last.given is false or candidate_says_yes and (last.given and last.said_by = 'Self') is not true)
  from private.last_consent(subject_id, 'sharing') as last, public.site_settings
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
    ('registered', array['{id}']),
    -- The contact of the person who answers for the bureau stands in each answer (DPDP Rules, rule 9).
    ('grievance received', array['{days}', '{officer}', '{officerphone}', '{officeremail}']),
    ('grievance answer', array['{answer}', '{officer}', '{officerphone}', '{officeremail}']),
    -- Section 8(6) of the DPDP Act: what happened, what may follow, what is done and can be done, and the contact.
    ('breach', array['{from}', '{to}']),
    ('notice', array['{link}'])
  ) as own (template, placeholders)
  where own.template = message_placeholders.template
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
      and (not card_for_members or auth.uid() is not null)
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

CREATE OR REPLACE FUNCTION private.next_to_seal (
  as_of timestamp with time zone
)
  RETURNS TABLE (
    registered_user_id bigint,
    data               jsonb
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  due_id bigint;
begin
  loop
    due_id := (select min(id) from private.due_people(as_of) as id);
    if due_id is null then
      return;
    end if;
    perform from public."RegisteredUsers" where id = due_id for update;
    -- They may have been restored or kept before the lock.
    exit when due_id in (select private.due_people(as_of));
  end loop;
  return query select due_id, private.data_about(due_id) || jsonb_build_object(
    -- The candidate's own answers too, which data_about leaves to her.
    'register_consents', (
      select coalesce(jsonb_agg(to_jsonb(said) - 'registered_user_id' order by said.id), '[]')
      from private.consents as said where said.registered_user_id = due_id
    ),
    'office', (select to_jsonb(office) - 'registered_user_id' from public.office_details as office where office.registered_user_id = due_id),
    'reported', (
      select coalesce(jsonb_agg(to_jsonb(report) - 'profile_id' order by report.id), '[]')
      from public.reports as report where profile_id = due_id
    ),
    'record', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'happened_at', happened_at, 'actor', actor_name, 'action', action, 'table', table_name, 'old', old_values, 'new', new_values
      ) order by entry.id), '[]')
      from public.audit_log as entry where entry.registered_user_id = due_id
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.nominee_of (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select to_jsonb(nominees) - 'registered_user_id' from private.nominees where registered_user_id = profile_id
$function$;

CREATE OR REPLACE FUNCTION private.note_keeping (
  as_of timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  day constant date := (as_of at time zone 'Asia/Kolkata')::date;
  to_ask bigint[];
  announced integer;
begin
  -- People from before, and of older backups. A birthday moves updated_at, so the two other dates come first.
  insert into private.keeping (registered_user_id, noted_on, status_since)
    select card.id, day, (coalesce(
      (select set_at from public.own_statuses as own where own.registered_user_id = card.id),
      (
        select max(happened_at) from public.audit_log as entry
        where entry.registered_user_id = card.id and table_name = 'RegisteredUsers' and new_values ? 'status'
      ),
      card.updated_at
    ) at time zone 'Asia/Kolkata')::date
    from public."RegisteredUsers" as card
    where not exists (select from private.keeping as kept where kept.registered_user_id = card.id)
    on conflict do nothing;

  -- As many a day as keep up with the register, not all of it on the first day. The cards first, as a confirmation does.
  to_ask := array(
    select card.id from public."RegisteredUsers" as card
    join private.keeping as kept on kept.registered_user_id = card.id
    where card.id in (
      select due.id from public."RegisteredUsers" as due
      join private.keeping on registered_user_id = due.id
      cross join public.site_settings
      cross join lateral (select greatest(confirmed_on, (verified_at at time zone 'Asia/Kolkata')::date) as last_day) as known
      where due.visible and asked_on is null and last_day + confirm_days <= day
      order by last_day, due.id
      limit (
        select greatest(25, ceil(2.0 * count(*) / min(confirm_days)))
        from public."RegisteredUsers" as counted cross join public.site_settings where counted.visible
      )
    )
    order by card.id for update of card
  );
  update private.keeping set asked_on = day where registered_user_id = any (to_ask);
  perform private.notify_member('confirmation asked for', id) from unnest(to_ask) as id;

  update private.keeping as kept set announced_on = null
    from private.kept_until as due
    where due.registered_user_id = kept.registered_user_id and announced_on is not null and due.last_day > day + 30;
  -- At most so many a day as an owner can look at: after a year of silence it may be the whole register.
  update private.keeping as kept set announced_on = day
    from (
      select until.registered_user_id from private.kept_until as until join private.keeping using (registered_user_id)
      where announced_on is null and last_day <= day + 30 order by last_day, 1 limit 25
    ) as due
    where due.registered_user_id = kept.registered_user_id;
  get diagnostics announced = row_count;
  if announced > 0 then
    perform private.notify_admin('erasures announced', null, jsonb_build_object('count', announced));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_sending (
  as_kind text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from private.other_sendings where sent_at < now() - interval '1 hour';
  insert into private.other_sendings (kind) values (as_kind)
$function$;

CREATE OR REPLACE FUNCTION private.notice_items()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select array['data', 'recipients', 'withdraw', 'rights', 'bureau', 'board']
    || array(select 'purposes.' || purpose from unnest(private.consent_purposes()) as purpose)
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
    ('consent withdrawn', 'admin', true, '{name} has withdrawn a consent.'),
    ('consent given', 'admin', true, '{name} has given a consent again.'),
    ('wishes changed', 'admin', true, '{name} has changed the wishes for a partner.'),
    ('enquiry came', 'admin', false, 'Enquiries have come in.'),
    ('grievance came', 'admin', false, 'A complaint has come in.'),
    ('answer came', 'admin', true, '{name} answers about {other}: {answer}.'),
    ('both interested', 'admin', false, '{name} and {other} are interested in one another.'),
    ('link on another phone', 'admin', false, 'The private link of {name} was opened on another phone.'),
    ('wrong digits', 'admin', true, 'Another phone gave wrong digits five times on the private link of {name}. If the family asks, make a new link.'),
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
    ('erasures announced', 'admin', false, 'Profiles will be erased in 30 days: {count}. See the page Today.'),
    -- Free text, left by the bureau's own scripts.
    ('note', 'admin', false, '{text}'),
    ('password set', 'member', false, 'Your password was set by {admin} on {day}. If you did not ask for that, call the bureau.'),
    ('profile verified', 'member', false, 'Your profile is verified and can be seen.'),
    ('changes requested', 'member', false, 'The bureau asks for changes to your profile: {reason}'),
    ('changes approved', 'member', false, 'The bureau has approved the changes to your profile.'),
    ('changes approved in part', 'member', false,
      'The bureau has approved the changes to your profile, except what it had corrected itself.'),
    ('changes declined', 'member', false, 'The bureau has not accepted the changes to your profile: {reason}'),
    ('confirmation asked for', 'member', false, 'Please look at your profile: is all still right?'),
    ('hidden until confirmed', 'member', false, 'Your profile is hidden until you say that all is still right.'),
    ('grievance received', 'member', false, 'The bureau has received your complaint.'),
    ('grievance answered', 'member', false, 'The bureau has answered your complaint.'),
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

CREATE OR REPLACE FUNCTION private.notify_admin_once (
  notification_kind text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select from public.notifications where recipient is null and read_at is null and kind = notification_kind
  ) then
    perform private.notify_admin(notification_kind, null);
  end if;
end
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
    ('details sent', 'en', E'Vanakkam {name},\nthe family of {other} has agreed: {link}\nHere are their contact details.\nNever send money to a person you know only from here.\n{bureau}'),
    ('request declined', 'en', E'Vanakkam {name},\nwe could not share the contact details of {other}: {reason}\nOther profiles wait for you at {site}\n{bureau}, {phone}'),
    ('consent question', 'en', E'Vanakkam,\na family registered with us asks for the contact details of {name}. It is the family of {other}: {link}\nMay we share your phone number, e-mail and address with them? Nothing is shared before you agree.\n{bureau}, {phone}'),
    ('both ways question', 'en', E'Vanakkam,\nyou asked us for the contact details of {other}: {link}\nTheir family agrees. May we show them the phone number, e-mail and address of {name} too? Nothing of yours is shown before you agree.\n{bureau}, {phone}'),
    ('profile shared', 'en', E'A profile for you at {bureau}:\n{name}, {age} years, {height}\nCommunity: {community}\nStar: {star}\nEducation: {education}\nWork: {work}\nTown: {town}\n{link}'),
    ('profiles chosen', 'en', E'Vanakkam {name},\nwe have chosen profiles for you: {link}\nPlease tell us for each: yes, no or later. Or ask us to call you.\n{bureau}, {phone}'),
    ('please call', 'en', E'Vanakkam {name},\nplease call us when you have time: {phone}\n{bureau}'),
    ('photo missing', 'en', E'Vanakkam {name},\nyour profile has no photo yet. Please send us one here on WhatsApp, so that families can see it.\n{bureau}, {phone}'),
    ('registered', 'en', E'Vanakkam {name},\nyou are registered with us. Your number is {id}. Please tell us this number when you call.\n{bureau}, {phone}'),
    ('grievance received', 'en', E'Vanakkam {name},\nwe have your complaint and will answer it within {days} days.\n{officer}, {officerphone}, {officeremail}\n{bureau}'),
    ('grievance answer', 'en', E'Vanakkam {name},\nour answer to your complaint:\n{answer}\nIf you are not satisfied, please tell us:\n{officer}, {officerphone}, {officeremail}\nAfter that you can turn to the Data Protection Board of India.\n{bureau}'),
    ('notice', 'en', E'Vanakkam {name},\nplease read what we keep about you and your family, who sees it, and what you can ask for: {link}\nTell us what you agree to, or ask us anything.\n{bureau}, {phone}'),
    ('account made', 'ta', E'வணக்கம் {name} அவர்களே,\n{bureau} தளத்தில் உங்கள் கணக்கு தயார்: {site}\nஉங்கள் பயனர்பெயர்: {username}\nதற்காலிகக் கடவுச்சொல்லைத் தனியாகத் தருகிறோம். முதல் முறை உள்நுழையும்போது, உங்களுக்கான கடவுச்சொல்லை அமைத்துக்கொள்ளுங்கள்.'),
    ('password reset', 'ta', E'வணக்கம் {name} அவர்களே,\nபுதிய தற்காலிகக் கடவுச்சொல்லுடன் {site} தளத்தில் உள்நுழையலாம்; அதைத் தனியாகத் தருகிறோம்.\nஉங்கள் பயனர்பெயர்: {username}\nஉள்நுழையும்போது, உங்களுக்கான கடவுச்சொல்லை அமைத்துக்கொள்ளுங்கள்.\n{bureau}, {phone}'),
    ('request approved', 'ta', E'வணக்கம் {name} அவர்களே,\n{other} அவர்களின் குடும்பத்தார் சம்மதித்துள்ளனர். தொடர்பு விவரங்களைப் பார்க்க உள்நுழையுங்கள்: {link}\n{bureau}'),
    ('details sent', 'ta', E'வணக்கம் {name} அவர்களே,\n{other} அவர்களின் குடும்பத்தார் சம்மதித்துள்ளனர்: {link}\nஅவர்களின் தொடர்பு விவரங்கள் இதோ.\nஇங்கு மட்டுமே அறிந்தவருக்குப் பணம் அனுப்பாதீர்கள்.\n{bureau}'),
    ('request declined', 'ta', E'வணக்கம் {name} அவர்களே,\n{other} அவர்களின் தொடர்பு விவரங்களைத் தர இயலவில்லை. காரணம்: {reason}\nமற்ற வரன்களை இங்கே பார்க்கலாம்: {site}\n{bureau}, {phone}'),
    ('consent question', 'ta', E'வணக்கம்,\nஎங்களிடம் பதிவு செய்த ஒரு குடும்பத்தார் {name} அவர்களின் தொடர்பு விவரங்களைக் கேட்கிறார்கள். கேட்பது {other} அவர்களின் குடும்பம்: {link}\nஉங்கள் தொலைபேசி எண், மின்னஞ்சல், முகவரியை அவர்களுக்குத் தரலாமா? நீங்கள் சம்மதிக்கும் வரை எதையும் தர மாட்டோம்.\n{bureau}, {phone}'),
    ('both ways question', 'ta', E'வணக்கம்,\n{other} அவர்களின் தொடர்பு விவரங்களைக் கேட்டிருந்தீர்கள்: {link}\nஅவர்களின் குடும்பத்தார் சம்மதிக்கிறார்கள். {name} அவர்களின் தொலைபேசி எண், மின்னஞ்சல், முகவரியையும் அவர்களுக்குக் காட்டலாமா? நீங்கள் சம்மதிக்கும் வரை உங்கள் விவரம் எதையும் காட்ட மாட்டோம்.\n{bureau}, {phone}'),
    ('profile shared', 'ta', E'{bureau}: உங்களுக்காக ஒரு வரன்:\n{name}, வயது {age}, {height}\nசமூகம்: {community}\nநட்சத்திரம்: {star}\nகல்வி: {education}\nவேலை: {work}\nஊர்: {town}\n{link}'),
    ('profiles chosen', 'ta', E'வணக்கம் {name} அவர்களே,\nஉங்களுக்காக சில வரன்களைத் தேர்ந்தெடுத்துள்ளோம்: {link}\nஒவ்வொருவருக்கும் சரி, வேண்டாம் அல்லது பிறகு என்று சொல்லுங்கள். அல்லது உங்களை அழைக்கச் சொல்லுங்கள்.\n{bureau}, {phone}'),
    ('please call', 'ta', E'வணக்கம் {name} அவர்களே,\nநேரம் கிடைக்கும்போது எங்களை அழையுங்கள்: {phone}\n{bureau}'),
    ('photo missing', 'ta', E'வணக்கம் {name} அவர்களே,\nஉங்கள் விவரத்தில் இன்னும் புகைப்படம் இல்லை. மற்ற குடும்பத்தார் பார்க்க, ஒரு புகைப்படத்தை இங்கே WhatsApp-இல் அனுப்புங்கள்.\n{bureau}, {phone}'),
    ('registered', 'ta', E'வணக்கம் {name} அவர்களே,\nஉங்கள் விவரங்களைப் பதிவு செய்துள்ளோம். உங்கள் பதிவு எண்: {id}. எங்களை அழைக்கும்போது இந்த எண்ணைச் சொல்லுங்கள்.\n{bureau}, {phone}'),
    ('grievance received', 'ta', E'வணக்கம் {name} அவர்களே,\nஉங்கள் புகார் கிடைத்தது. {days} நாட்களுக்குள் பதில் தருகிறோம்.\n{officer}, {officerphone}, {officeremail}\n{bureau}'),
    ('grievance answer', 'ta', E'வணக்கம் {name} அவர்களே,\nஉங்கள் புகாருக்கு எங்கள் பதில்:\n{answer}\nதிருப்தி இல்லை என்றால் எங்களிடம் சொல்லுங்கள்:\n{officer}, {officerphone}, {officeremail}\nஅதன் பிறகு இந்தியத் தரவுப் பாதுகாப்பு வாரியத்தை (Data Protection Board of India) அணுகலாம்.\n{bureau}'),
    ('notice', 'ta', E'வணக்கம் {name} அவர்களே,\nஉங்களையும் உங்கள் குடும்பத்தையும் பற்றி நாங்கள் எவற்றை வைத்திருக்கிறோம், யார் பார்க்கிறார்கள், நீங்கள் எதைக் கேட்கலாம் என்று படியுங்கள்: {link}\nஎதற்குச் சம்மதம் என்று சொல்லுங்கள், எதையும் கேளுங்கள்.\n{bureau}, {phone}'),
    ('account made', 'ml', E'നമസ്കാരം {name},\n{bureau}: നിങ്ങളുടെ അക്കൗണ്ട് തയ്യാറായി: {site}\nനിങ്ങളുടെ യൂസർനെയിം: {username}\nതാൽക്കാലിക പാസ്‌വേഡ് ഞങ്ങൾ വേറെ അറിയിക്കും. ആദ്യം സൈൻ ഇൻ ചെയ്യുമ്പോൾ സ്വന്തം പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുമല്ലോ.'),
    ('password reset', 'ml', E'നമസ്കാരം {name},\nപുതിയ താൽക്കാലിക പാസ്‌വേഡ് ഉപയോഗിച്ച് ഇവിടെ സൈൻ ഇൻ ചെയ്യാം: {site}\nപാസ്‌വേഡ് ഞങ്ങൾ വേറെ അറിയിക്കും.\nനിങ്ങളുടെ യൂസർനെയിം: {username}\nസൈൻ ഇൻ ചെയ്യുമ്പോൾ സ്വന്തം പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുമല്ലോ.\n{bureau}, {phone}'),
    ('request approved', 'ml', E'നമസ്കാരം {name},\n{other}-ന്റെ കുടുംബം സമ്മതിച്ചു. കോൺടാക്റ്റ് വിവരങ്ങൾ കാണാൻ സൈൻ ഇൻ ചെയ്യുക: {link}\n{bureau}'),
    ('details sent', 'ml', E'നമസ്കാരം {name},\n{other}-ന്റെ കുടുംബം സമ്മതിച്ചു: {link}\nഅവരുടെ കോൺടാക്റ്റ് വിവരങ്ങൾ ഇതാ.\nഇവിടെ നിന്നു മാത്രം പരിചയമുള്ളവർക്ക് പണം അയയ്ക്കരുത്.\n{bureau}'),
    ('request declined', 'ml', E'നമസ്കാരം {name},\n{other}-ന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ നൽകാൻ കഴിഞ്ഞില്ല. കാരണം: {reason}\nമറ്റു പ്രൊഫൈലുകൾ ഇവിടെ കാണാം: {site}\n{bureau}, {phone}'),
    ('consent question', 'ml', E'നമസ്കാരം,\nഞങ്ങളുടെ പക്കൽ രജിസ്റ്റർ ചെയ്ത ഒരു കുടുംബം {name}-ന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ ചോദിക്കുന്നു. {other}-ന്റെ കുടുംബമാണ്: {link}\nനിങ്ങളുടെ ഫോൺ നമ്പറും ഇമെയിലും വിലാസവും അവർക്കു നൽകട്ടെയോ? നിങ്ങൾ സമ്മതിക്കാതെ ഒന്നും നൽകില്ല.\n{bureau}, {phone}'),
    ('both ways question', 'ml', E'നമസ്കാരം,\n{other}-ന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ നിങ്ങൾ ചോദിച്ചിരുന്നല്ലോ: {link}\nഅവരുടെ കുടുംബം സമ്മതിച്ചു. {name}-ന്റെ ഫോൺ നമ്പറും ഇമെയിലും വിലാസവും അവർക്കും കാണിക്കട്ടെയോ? നിങ്ങൾ സമ്മതിക്കാതെ നിങ്ങളുടെ വിവരങ്ങളൊന്നും കാണിക്കില്ല.\n{bureau}, {phone}'),
    ('profile shared', 'ml', E'{bureau}: നിങ്ങൾക്കായി ഒരു പ്രൊഫൈൽ:\n{name}, വയസ്സ് {age}, {height}\nസമുദായം: {community}\nനക്ഷത്രം: {star}\nവിദ്യാഭ്യാസം: {education}\nജോലി: {work}\nസ്ഥലം: {town}\n{link}'),
    ('profiles chosen', 'ml', E'നമസ്കാരം {name},\nനിങ്ങൾക്കായി ചില പ്രൊഫൈലുകൾ തിരഞ്ഞെടുത്തിട്ടുണ്ട്: {link}\nഓരോന്നിനും വേണം, വേണ്ട അല്ലെങ്കിൽ പിന്നീട് എന്ന് പറയൂ. അല്ലെങ്കിൽ വിളിക്കാൻ പറയൂ.\n{bureau}, {phone}'),
    ('please call', 'ml', E'നമസ്കാരം {name},\nസമയം കിട്ടുമ്പോൾ ഞങ്ങളെ വിളിക്കുമല്ലോ: {phone}\n{bureau}'),
    ('photo missing', 'ml', E'നമസ്കാരം {name},\nനിങ്ങളുടെ പ്രൊഫൈലിൽ ഇതുവരെ ഫോട്ടോ ഇല്ല. മറ്റു കുടുംബങ്ങൾക്കു കാണാൻ ഒരു ഫോട്ടോ ഇവിടെ WhatsApp-ൽ അയയ്ക്കുമല്ലോ.\n{bureau}, {phone}'),
    ('registered', 'ml', E'നമസ്കാരം {name},\nനിങ്ങളുടെ രജിസ്ട്രേഷൻ പൂർത്തിയായി. നിങ്ങളുടെ രജിസ്റ്റർ നമ്പർ: {id}. ഞങ്ങളെ വിളിക്കുമ്പോൾ ഈ നമ്പർ പറയുമല്ലോ.\n{bureau}, {phone}'),
    ('grievance received', 'ml', E'നമസ്കാരം {name},\nനിങ്ങളുടെ പരാതി കിട്ടി. {days} ദിവസത്തിനുള്ളിൽ മറുപടി തരാം.\n{officer}, {officerphone}, {officeremail}\n{bureau}'),
    ('grievance answer', 'ml', E'നമസ്കാരം {name},\nനിങ്ങളുടെ പരാതിക്കുള്ള ഞങ്ങളുടെ മറുപടി:\n{answer}\nതൃപ്തിയില്ലെങ്കിൽ ഞങ്ങളോടു പറയുമല്ലോ:\n{officer}, {officerphone}, {officeremail}\nഅതിനു ശേഷം ഡേറ്റ പ്രൊട്ടക്‌ഷൻ ബോർഡ് ഓഫ് ഇന്ത്യയെ സമീപിക്കാം.\n{bureau}'),
    ('notice', 'ml', E'നമസ്കാരം {name},\nനിങ്ങളെയും കുടുംബത്തെയും കുറിച്ചു ഞങ്ങൾ എന്തു സൂക്ഷിക്കുന്നു, ആരു കാണുന്നു, നിങ്ങൾക്ക് എന്ത് ആവശ്യപ്പെടാം എന്നു വായിക്കുമല്ലോ: {link}\nഎന്തിനെല്ലാം സമ്മതമെന്നു പറയുക; എന്തും ചോദിക്കാം.\n{bureau}, {phone}'),
    ('account made', 'te', E'నమస్కారం {name} గారు,\n{bureau}: మీ అకౌంట్ సిద్ధంగా ఉంది: {site}\nమీ యూజర్‌నేమ్: {username}\nతాత్కాలిక పాస్‌వర్డ్ మీకు విడిగా ఇస్తాం. మొదటిసారి సైన్ ఇన్ చేసినప్పుడు దయచేసి మీ సొంత పాస్‌వర్డ్ పెట్టుకోండి.'),
    ('password reset', 'te', E'నమస్కారం {name} గారు,\nమీకు విడిగా ఇచ్చే కొత్త తాత్కాలిక పాస్‌వర్డ్‌తో {site} సైట్‌లో సైన్ ఇన్ చేయవచ్చు.\nమీ యూజర్‌నేమ్: {username}\nసైన్ ఇన్ చేసినప్పుడు దయచేసి మీ సొంత పాస్‌వర్డ్ పెట్టుకోండి.\n{bureau}, {phone}'),
    ('request approved', 'te', E'నమస్కారం {name} గారు,\n{other} గారి కుటుంబం ఒప్పుకుంది. వారి కాంటాక్ట్ వివరాలు చూడటానికి సైన్ ఇన్ చేయండి: {link}\n{bureau}'),
    ('details sent', 'te', E'నమస్కారం {name} గారు,\n{other} గారి కుటుంబం ఒప్పుకుంది: {link}\nవారి కాంటాక్ట్ వివరాలు ఇవి.\nఇక్కడ మాత్రమే పరిచయమైన వారికి డబ్బు పంపవద్దు.\n{bureau}'),
    ('request declined', 'te', E'నమస్కారం {name} గారు,\n{other} గారి కాంటాక్ట్ వివరాలు ఇవ్వలేకపోయాం. కారణం: {reason}\nమరిన్ని ప్రొఫైల్స్ ఇక్కడ చూడవచ్చు: {site}\n{bureau}, {phone}'),
    ('consent question', 'te', E'నమస్కారం,\nమా దగ్గర నమోదైన ఒక కుటుంబం {name} గారి కాంటాక్ట్ వివరాలు అడుగుతోంది. అది {other} గారి కుటుంబం: {link}\nమీ ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా వారికి ఇవ్వవచ్చా? మీరు ఒప్పుకునే వరకు ఏదీ ఇవ్వం.\n{bureau}, {phone}'),
    ('both ways question', 'te', E'నమస్కారం,\nమీరు {other} గారి కాంటాక్ట్ వివరాలు అడిగారు: {link}\nవారి కుటుంబం ఒప్పుకుంది. {name} గారి ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా కూడా వారికి చూపించవచ్చా? మీరు ఒప్పుకునే వరకు మీ వివరాలేవీ చూపించం.\n{bureau}, {phone}'),
    ('profile shared', 'te', E'{bureau}: మీ కోసం ఒక ప్రొఫైల్:\n{name}, వయసు {age}, {height}\nకులం: {community}\nనక్షత్రం: {star}\nవిద్య: {education}\nఉద్యోగం: {work}\nఊరు: {town}\n{link}'),
    ('profiles chosen', 'te', E'నమస్కారం {name} గారు,\nమీ కోసం కొన్ని ప్రొఫైల్స్ ఎంచుకున్నాం: {link}\nఒక్కొక్కరికి సరే, వద్దు లేదా తర్వాత అని చెప్పండి. లేదా మీకు ఫోన్ చేయమని చెప్పండి.\n{bureau}, {phone}'),
    ('please call', 'te', E'నమస్కారం {name} గారు,\nవీలైనప్పుడు దయచేసి మాకు ఫోన్ చేయండి: {phone}\n{bureau}'),
    ('photo missing', 'te', E'నమస్కారం {name} గారు,\nమీ ప్రొఫైల్‌లో ఇంకా ఫోటో లేదు. ఇతర కుటుంబాలు చూడటానికి దయచేసి ఒక ఫోటో ఇక్కడ WhatsAppలో పంపండి.\n{bureau}, {phone}'),
    ('registered', 'te', E'నమస్కారం {name} గారు,\nమీ రిజిస్ట్రేషన్ పూర్తయింది. మీ రిజిస్టర్ నంబర్: {id}. మాకు ఫోన్ చేసినప్పుడు దయచేసి ఈ నంబర్ చెప్పండి.\n{bureau}, {phone}'),
    ('grievance received', 'te', E'నమస్కారం {name} గారు,\nమీ ఫిర్యాదు అందింది. {days} రోజుల్లోపు జవాబు ఇస్తాం.\n{officer}, {officerphone}, {officeremail}\n{bureau}'),
    ('grievance answer', 'te', E'నమస్కారం {name} గారు,\nమీ ఫిర్యాదుకు మా జవాబు:\n{answer}\nతృప్తి లేకపోతే దయచేసి మాకు చెప్పండి:\n{officer}, {officerphone}, {officeremail}\nఆ తర్వాత భారత డేటా రక్షణ బోర్డును (Data Protection Board of India) ఆశ్రయించవచ్చు.\n{bureau}'),
    ('notice', 'te', E'నమస్కారం {name} గారు,\nమీ గురించి, మీ కుటుంబం గురించి మేము ఏవి ఉంచుతాం, ఎవరు చూస్తారు, మీరు ఏం కోరవచ్చో దయచేసి చదవండి: {link}\nవేటికి ఒప్పుకుంటారో చెప్పండి; ఏదైనా అడగవచ్చు.\n{bureau}, {phone}'),
    ('account made', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{bureau} ನಲ್ಲಿ ನಿಮ್ಮ ಖಾತೆ ಸಿದ್ಧವಾಗಿದೆ: {site}\nನಿಮ್ಮ ಬಳಕೆದಾರ ಹೆಸರು: {username}\nತಾತ್ಕಾಲಿಕ ಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಬೇರೆಯಾಗಿ ತಿಳಿಸುತ್ತೇವೆ. ಮೊದಲ ಬಾರಿ ಸೈನ್ ಇನ್ ಮಾಡುವಾಗ ದಯವಿಟ್ಟು ನಿಮ್ಮದೇ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ.'),
    ('password reset', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nಹೊಸ ತಾತ್ಕಾಲಿಕ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ನೀವು ಇಲ್ಲಿ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು: {site}\nಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಬೇರೆಯಾಗಿ ತಿಳಿಸುತ್ತೇವೆ.\nನಿಮ್ಮ ಬಳಕೆದಾರ ಹೆಸರು: {username}\nಸೈನ್ ಇನ್ ಮಾಡುವಾಗ ದಯವಿಟ್ಟು ನಿಮ್ಮದೇ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ.\n{bureau}, {phone}'),
    ('request approved', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{other} ಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ. ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ನೋಡಲು ಸೈನ್ ಇನ್ ಮಾಡಿ: {link}\n{bureau}'),
    ('details sent', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{other} ಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ: {link}\nಅವರ ಸಂಪರ್ಕ ವಿವರಗಳು ಇಲ್ಲಿವೆ.\nಇಲ್ಲಿ ಮಾತ್ರ ಪರಿಚಯವಾದವರಿಗೆ ಹಣ ಕಳುಹಿಸಬೇಡಿ.\n{bureau}'),
    ('request declined', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\n{other} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ನಿಮಗೆ ನೀಡಲು ಸಾಧ್ಯವಾಗಲಿಲ್ಲ: {reason}\nಇತರ ಪ್ರೊಫೈಲ್‌ಗಳನ್ನು ದಯವಿಟ್ಟು ಇಲ್ಲಿ ನೋಡಿ: {site}\n{bureau}, {phone}'),
    ('consent question', 'kn', E'ನಮಸ್ಕಾರ,\nನಮ್ಮಲ್ಲಿ ನೋಂದಾಯಿಸಿದ ಒಂದು ಕುಟುಂಬ {name} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಕೇಳಿದೆ. ಅದು {other} ಅವರ ಕುಟುಂಬ: {link}\nನಿಮ್ಮ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್ ಮತ್ತು ವಿಳಾಸವನ್ನು ಅವರಿಗೆ ನೀಡಬಹುದೇ? ನೀವು ಒಪ್ಪುವವರೆಗೆ ಏನನ್ನೂ ನೀಡುವುದಿಲ್ಲ.\n{bureau}, {phone}'),
    ('both ways question', 'kn', E'ನಮಸ್ಕಾರ,\nನೀವು {other} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಕೇಳಿದ್ದೀರಿ: {link}\nಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ. {name} ಅವರ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್ ಮತ್ತು ವಿಳಾಸವನ್ನೂ ಅವರಿಗೆ ತೋರಿಸಬಹುದೇ? ನೀವು ಒಪ್ಪುವವರೆಗೆ ನಿಮ್ಮ ಯಾವ ವಿವರವನ್ನೂ ತೋರಿಸುವುದಿಲ್ಲ.\n{bureau}, {phone}'),
    ('profile shared', 'kn', E'{bureau}: ನಿಮಗಾಗಿ ಒಂದು ಪ್ರೊಫೈಲ್:\n{name}, ವಯಸ್ಸು {age}, {height}\nಸಮುದಾಯ: {community}\nನಕ್ಷತ್ರ: {star}\nವಿದ್ಯಾಭ್ಯಾಸ: {education}\nಕೆಲಸ: {work}\nಊರು: {town}\n{link}'),
    ('profiles chosen', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nನಿಮಗಾಗಿ ಕೆಲವು ಪ್ರೊಫೈಲ್‌ಗಳನ್ನು ಆಯ್ಕೆ ಮಾಡಿದ್ದೇವೆ: {link}\nಪ್ರತಿಯೊಬ್ಬರಿಗೂ ಆಗಬಹುದು, ಬೇಡ ಅಥವಾ ನಂತರ ಎಂದು ತಿಳಿಸಿ. ಇಲ್ಲವೇ ಕರೆ ಮಾಡಲು ಹೇಳಿ.\n{bureau}, {phone}'),
    ('please call', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nಸಮಯವಾದಾಗ ದಯವಿಟ್ಟು ನಮಗೆ ಕರೆ ಮಾಡಿ: {phone}\n{bureau}'),
    ('photo missing', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಇನ್ನೂ ಫೋಟೋ ಇಲ್ಲ. ಇತರ ಕುಟುಂಬಗಳು ನೋಡಲು ದಯವಿಟ್ಟು ಒಂದು ಫೋಟೋ ಇಲ್ಲಿ WhatsAppನಲ್ಲಿ ಕಳುಹಿಸಿ.\n{bureau}, {phone}'),
    ('registered', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nನಿಮ್ಮ ನೋಂದಣಿ ಪೂರ್ಣಗೊಂಡಿದೆ. ನಿಮ್ಮ ನೋಂದಣಿ ಸಂಖ್ಯೆ: {id}. ನಮಗೆ ಕರೆ ಮಾಡುವಾಗ ದಯವಿಟ್ಟು ಈ ಸಂಖ್ಯೆಯನ್ನು ತಿಳಿಸಿ.\n{bureau}, {phone}'),
    ('grievance received', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nನಿಮ್ಮ ದೂರು ತಲುಪಿದೆ. {days} ದಿನಗಳೊಳಗೆ ಉತ್ತರ ಕೊಡುತ್ತೇವೆ.\n{officer}, {officerphone}, {officeremail}\n{bureau}'),
    ('grievance answer', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nನಿಮ್ಮ ದೂರಿಗೆ ನಮ್ಮ ಉತ್ತರ:\n{answer}\nತೃಪ್ತಿ ಇಲ್ಲದಿದ್ದರೆ ದಯವಿಟ್ಟು ನಮಗೆ ತಿಳಿಸಿ:\n{officer}, {officerphone}, {officeremail}\nಅದರ ನಂತರ ಭಾರತದ ಡೇಟಾ ಸಂರಕ್ಷಣಾ ಮಂಡಳಿಗೆ (Data Protection Board of India) ಹೋಗಬಹುದು.\n{bureau}'),
    ('notice', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nನಿಮ್ಮ ಮತ್ತು ನಿಮ್ಮ ಕುಟುಂಬದ ಬಗ್ಗೆ ನಾವು ಏನು ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ, ಯಾರಿಗೆ ಕಾಣುತ್ತದೆ, ನೀವು ಏನು ಕೇಳಬಹುದು ಎಂದು ದಯವಿಟ್ಟು ಓದಿ: {link}\nಯಾವುದಕ್ಕೆ ಒಪ್ಪಿಗೆ ಎಂದು ತಿಳಿಸಿ; ಏನು ಬೇಕಾದರೂ ಕೇಳಿ.\n{bureau}, {phone}'),
    ('account made', 'hi', E'नमस्ते {name} जी,\n{bureau} में आपका अकाउंट तैयार है: {site}\nआपका यूज़रनेम: {username}\nअस्थायी पासवर्ड हम आपको अलग से देंगे। पहली बार लॉगिन करते समय कृपया अपना पासवर्ड चुन लें।'),
    ('password reset', 'hi', E'नमस्ते {name} जी,\nअब आप नए अस्थायी पासवर्ड से {site} पर लॉगिन कर सकते हैं। पासवर्ड हम आपको अलग से देंगे।\nआपका यूज़रनेम: {username}\nलॉगिन करते समय कृपया अपना पासवर्ड चुन लें।\n{bureau}, {phone}'),
    ('request approved', 'hi', E'नमस्ते {name} जी,\n{other} जी के परिवार ने सहमति दे दी है। उनका संपर्क विवरण देखने के लिए लॉगिन करें: {link}\n{bureau}'),
    ('details sent', 'hi', E'नमस्ते {name} जी,\n{other} जी के परिवार ने सहमति दे दी है: {link}\nउनका संपर्क विवरण यह है।\nजिन्हें आप केवल यहीं से जानते हैं, उन्हें पैसे न भेजें।\n{bureau}'),
    ('request declined', 'hi', E'नमस्ते {name} जी,\nखेद है, हम आपको {other} जी का संपर्क विवरण नहीं दे सके। कारण: {reason}\nअन्य प्रोफ़ाइल आप यहाँ देख सकते हैं: {site}\n{bureau}, {phone}'),
    ('consent question', 'hi', E'नमस्ते,\nहमारे यहाँ पंजीकृत एक परिवार ने {name} जी का संपर्क विवरण माँगा है। यह {other} जी का परिवार है: {link}\nक्या हम उन्हें आपका फ़ोन नंबर, ई-मेल और पता बता सकते हैं? आपकी सहमति से पहले कुछ भी साझा नहीं किया जाएगा।\n{bureau}, {phone}'),
    ('both ways question', 'hi', E'नमस्ते,\nआपने हमसे {other} जी का संपर्क विवरण माँगा था: {link}\nउनका परिवार सहमत है। क्या हम उन्हें {name} जी का फ़ोन नंबर, ई-मेल और पता भी दिखा सकते हैं? आपकी सहमति से पहले आपका कोई विवरण नहीं दिखाया जाएगा।\n{bureau}, {phone}'),
    ('profile shared', 'hi', E'{bureau}: आपके लिए एक प्रोफ़ाइल:\n{name}, उम्र {age}, {height}\nसमुदाय: {community}\nनक्षत्र: {star}\nशिक्षा: {education}\nपेशा: {work}\nस्थान: {town}\n{link}'),
    ('profiles chosen', 'hi', E'नमस्ते {name} जी,\nहमने आपके लिए कुछ प्रोफ़ाइल चुनी हैं: {link}\nहर एक के लिए “हाँ”, “नहीं” या “बाद में” चुनिए। या हमें फ़ोन करने को कहिए।\n{bureau}, {phone}'),
    ('please call', 'hi', E'नमस्ते {name} जी,\nसमय मिलने पर कृपया हमें फ़ोन करें: {phone}\n{bureau}'),
    ('photo missing', 'hi', E'नमस्ते {name} जी,\nआपकी प्रोफ़ाइल में अभी कोई फ़ोटो नहीं है। कृपया एक फ़ोटो यहाँ WhatsApp पर भेजें, ताकि परिवार उसे देख सकें।\n{bureau}, {phone}'),
    ('registered', 'hi', E'नमस्ते {name} जी,\nआपका रजिस्ट्रेशन हो गया है। आपका रजिस्टर नंबर: {id}. हमें फ़ोन करते समय कृपया यह नंबर बताइए।\n{bureau}, {phone}'),
    ('grievance received', 'hi', E'नमस्ते {name} जी,\nआपकी शिकायत हमें मिल गई है। हम {days} दिन के भीतर जवाब देंगे।\n{officer}, {officerphone}, {officeremail}\n{bureau}'),
    ('grievance answer', 'hi', E'नमस्ते {name} जी,\nआपकी शिकायत पर हमारा जवाब:\n{answer}\nसंतुष्ट न हों, तो कृपया हमें बताइए:\n{officer}, {officerphone}, {officeremail}\nउसके बाद आप भारतीय डेटा संरक्षण बोर्ड (Data Protection Board of India) के पास जा सकते हैं।\n{bureau}'),
    ('breach', 'en', E'Vanakkam {name},\nbetween {from} and {to} somebody without permission opened or used details of your family in our register. These may include your phone number and address.\nStrangers could now call or write to you, or pretend to be from our bureau.\nWe have closed this access and are informing the Data Protection Board of India.\nPlease send no money, codes or papers to anybody who refers to us, and tell us of unusual calls. You may also ask us to change or delete your details.\nWe are sorry.\n{bureau}, {phone}'),
    ('breach', 'ta', E'வணக்கம் {name},\n{from} முதல் {to} வரை ஒருவர் அனுமதி இல்லாமல் எங்கள் பதிவேட்டில் உங்கள் குடும்பத்தின் விவரங்களைப் பார்த்திருக்கிறார் அல்லது பயன்படுத்தியிருக்கிறார். அதில் உங்கள் தொலைபேசி எண்ணும் முகவரியும் இருக்கலாம்.\nதெரியாதவர்கள் உங்களை அழைக்கலாம், செய்தி அனுப்பலாம், அல்லது எங்கள் மையத்திலிருந்து பேசுவதாகச் சொல்லலாம்.\nஅந்த வழியை அடைத்துவிட்டோம். இந்தியத் தரவுப் பாதுகாப்பு வாரியத்துக்கும் தெரிவிக்கிறோம்.\nஎங்கள் பெயரைச் சொல்பவர்களுக்குப் பணம், குறியீடு, ஆவணம் எதையும் அனுப்ப வேண்டாம். சந்தேகமான அழைப்பு வந்தால் எங்களிடம் சொல்லுங்கள். உங்கள் விவரங்களை மாற்றவோ நீக்கவோ எங்களிடம் கேட்கலாம்.\nஇதற்காக வருந்துகிறோம்.\n{bureau}, {phone}'),
    ('breach', 'ml', E'നമസ്കാരം {name},\n{from} മുതൽ {to} വരെയുള്ള സമയത്ത് ഒരാൾ അനുവാദമില്ലാതെ ഞങ്ങളുടെ രജിസ്റ്ററിലുള്ള നിങ്ങളുടെ കുടുംബത്തിന്റെ വിവരങ്ങൾ കാണുകയോ ഉപയോഗിക്കുകയോ ചെയ്തു. അതിൽ ഫോൺ നമ്പറും വിലാസവും ഉണ്ടാകാം.\nപരിചയമില്ലാത്തവർ നിങ്ങളെ വിളിക്കാം, സന്ദേശം അയയ്ക്കാം, അല്ലെങ്കിൽ ഞങ്ങളുടെ ബ്യൂറോയിൽ നിന്നാണെന്ന് പറയാം.\nആ വഴി ഞങ്ങൾ അടച്ചു. ഡാറ്റാ പ്രൊട്ടക്ഷൻ ബോർഡ് ഓഫ് ഇന്ത്യയെയും അറിയിക്കുന്നു.\nഞങ്ങളുടെ പേരു പറയുന്ന ആർക്കും പണമോ കോഡോ രേഖകളോ അയയ്ക്കരുത്. സംശയം തോന്നുന്ന വിളി വന്നാൽ ഞങ്ങളെ അറിയിക്കുക. വിവരങ്ങൾ മാറ്റാനോ മായ്ക്കാനോ ഞങ്ങളോട് പറയാം.\nസംഭവിച്ചതിൽ ഖേദിക്കുന്നു.\n{bureau}, {phone}'),
    ('breach', 'te', E'నమస్కారం {name},\n{from} నుండి {to} వరకు ఎవరో అనుమతి లేకుండా మా రిజిస్టర్‌లోని మీ కుటుంబ వివరాలను చూశారు లేదా వాడారు. వాటిలో మీ ఫోన్ నంబర్, చిరునామా కూడా ఉండవచ్చు.\nతెలియనివారు మీకు ఫోన్ చేయవచ్చు, సందేశం పంపవచ్చు, లేదా మా బ్యూరో నుండి మాట్లాడుతున్నామని చెప్పవచ్చు.\nఆ దారిని మూసివేశాం. డేటా ప్రొటెక్షన్ బోర్డ్ ఆఫ్ ఇండియాకు కూడా తెలియజేస్తున్నాం.\nమా పేరు చెప్పే ఎవరికీ డబ్బు, కోడ్‌లు, పత్రాలు పంపకండి. అనుమానం కలిగించే ఫోన్ వస్తే మాకు చెప్పండి. మీ వివరాలను మార్చమని లేదా తొలగించమని మమ్మల్ని అడగవచ్చు.\nజరిగినదానికి చింతిస్తున్నాం.\n{bureau}, {phone}'),
    ('breach', 'kn', E'ನಮಸ್ಕಾರ {name},\n{from} ರಿಂದ {to} ವರೆಗೆ ಯಾರೋ ಅನುಮತಿ ಇಲ್ಲದೆ ನಮ್ಮ ರಿಜಿಸ್ಟರ್‌ನಲ್ಲಿರುವ ನಿಮ್ಮ ಕುಟುಂಬದ ವಿವರಗಳನ್ನು ನೋಡಿದ್ದಾರೆ ಅಥವಾ ಬಳಸಿದ್ದಾರೆ. ಅದರಲ್ಲಿ ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ಮತ್ತು ವಿಳಾಸವೂ ಇರಬಹುದು.\nಪರಿಚಯವಿಲ್ಲದವರು ನಿಮಗೆ ಕರೆ ಮಾಡಬಹುದು, ಸಂದೇಶ ಕಳಿಸಬಹುದು, ಅಥವಾ ನಮ್ಮ ಬ್ಯೂರೋದಿಂದ ಎಂದು ಹೇಳಬಹುದು.\nಆ ದಾರಿಯನ್ನು ಮುಚ್ಚಿದ್ದೇವೆ. ಡೇಟಾ ಪ್ರೊಟೆಕ್ಷನ್ ಬೋರ್ಡ್ ಆಫ್ ಇಂಡಿಯಾಗೂ ತಿಳಿಸುತ್ತಿದ್ದೇವೆ.\nನಮ್ಮ ಹೆಸರು ಹೇಳುವ ಯಾರಿಗೂ ಹಣ, ಕೋಡ್, ದಾಖಲೆಗಳನ್ನು ಕಳಿಸಬೇಡಿ. ಅನುಮಾನ ಬರುವ ಕರೆ ಬಂದರೆ ನಮಗೆ ತಿಳಿಸಿ. ನಿಮ್ಮ ವಿವರಗಳನ್ನು ಬದಲಿಸಲು ಅಥವಾ ಅಳಿಸಲು ನಮ್ಮನ್ನು ಕೇಳಬಹುದು.\nಆದದ್ದಕ್ಕೆ ವಿಷಾದಿಸುತ್ತೇವೆ.\n{bureau}, {phone}'),
    ('breach', 'hi', E'नमस्ते {name} जी,\n{from} से {to} के बीच किसी ने बिना अनुमति के हमारे रजिस्टर में आपके परिवार की जानकारी देखी या इस्तेमाल की। इसमें आपका फ़ोन नंबर और पता भी हो सकता है।\nअनजान लोग आपको फ़ोन कर सकते हैं, संदेश भेज सकते हैं, या ख़ुद को हमारे ब्यूरो का बता सकते हैं।\nहमने यह रास्ता बंद कर दिया है और भारतीय डेटा संरक्षण बोर्ड को सूचना दे रहे हैं।\nहमारे नाम से बात करने वाले किसी को भी पैसे, कोड या काग़ज़ न भेजें। कोई अजीब फ़ोन आए तो हमें बताइए। आप हमसे अपनी जानकारी बदलने या मिटाने को भी कह सकते हैं।\nजो हुआ उसका हमें खेद है।\n{bureau}, {phone}'),
    ('notice', 'hi', E'नमस्ते {name} जी,\nहम आपके और आपके परिवार के बारे में क्या रखते हैं, उसे कौन देखता है और आप क्या माँग सकते हैं, कृपया यहाँ पढ़ें: {link}\nबताएँ कि किन बातों पर सहमति है; कुछ भी पूछ सकते हैं।\n{bureau}, {phone}')
  ) as original (template, language, body)
  where original.template = original_message.template and original.language = original_message.language
$function$;

CREATE OR REPLACE FUNCTION private.people_of_grievance (
  grievance_id bigint
)
  RETURNS SETOF bigint
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select person.id from private.grievance_contacts as contact
    cross join lateral private.people_of_number(contact.phone_number) as person (id)
    where contact.grievance_id = people_of_grievance.grievance_id
  union
  select registered_user_id from private.grievance_contacts as contact
    join public.contact_details on lower(contact_details.email) = lower(contact.email)
    where contact.grievance_id = people_of_grievance.grievance_id
$function$;

CREATE OR REPLACE FUNCTION private.record_number_opening (
  of_table  text,
  opened_id bigint,
  people    bigint[]
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- With the people who have the number too, as any search for a number.
  select private.write_audit('read number of enquiry', of_table, opened_id::text, null, null, jsonb_build_object('found', people))
$function$;

CREATE OR REPLACE FUNCTION private.record_opening (
  profile_id   bigint,
  audit_action text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  if exists (select from public.contact_details where registered_user_id = profile_id)
    or exists (select from private.office_notes where registered_user_id = profile_id)
    or exists (select from private.nominees where registered_user_id = profile_id) then
    perform private.write_audit(audit_action, 'contact_details', profile_id::text, profile_id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_answer_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if old.answered_at is not null and new.erased_at is null
    and to_jsonb(new) - 'registered_user_id' <> to_jsonb(old) - 'registered_user_id' then
    perform private.conflict('grievance_closed', 'This complaint is closed already. Load the list again.');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_consent_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- With the person, after the card is gone.
  if tg_op = 'DELETE' and tg_table_name = 'consents'
    and not exists (select from public."RegisteredUsers" where id = (to_jsonb(old) ->> 'registered_user_id')::bigint)
  then
    return old;
  end if;
  perform private.forbid('consents_are_append_only', 'Notices and consents are append-only.');
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_past_day (
  day       date,
  field     text,
  today_too boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if day is null or isfinite(day) and day > private.today() - today_too::integer then
    return;
  end if;
  if today_too then
    perform private.refuse('day_past', 'Choose today or a later day.', field);
  end if;
  perform private.refuse('day_not_ahead', 'Choose a day after today.', field);
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_relatives()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.consent(new.registered_user_id, 'relatives') is false then
    perform private.refuse(
      'relatives_not_agreed', 'The family does not want names and jobs of father and mother in the register.', 'father''s_name'
    );
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_unshared (
  subject_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.may_be_shared(subject_id) then
    perform private.refuse(
      'candidate_yes_missing', '{name} has not said yes in person to the sharing of contact details.',
      given => (select jsonb_build_object('name', name) from public."RegisteredUsers" where id = subject_id)
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_without_consent()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.has_withdrawn(new.id) then
    perform private.refuse('consent_withdrawn', 'This profile is not shown: the family has said no to being kept or shown to members. A new yes comes first: Login and privacy.', 'status');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.relations()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['Self', 'Father', 'Mother', 'Brother', 'Sister', 'Uncle or guardian', 'Other'] $function$;

CREATE OR REPLACE FUNCTION private.request_deletion (
  card public."RegisteredUsers",
  note text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.deletion_requests as asked (registered_user_id, note) values (card.id, note)
    on conflict (registered_user_id) do update set note = excluded.note;
  perform private.notify_admin('deletion asked for', card.id, jsonb_build_object('name', card.name));
end
$function$;

CREATE OR REPLACE FUNCTION private.require_candidates_yes()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_unshared(new.subject_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_opened_number (
  of_table  text,
  opened_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select from public.audit_log
    where table_name = of_table and record_id = opened_id::text and actor = (select auth.uid())
      and action = 'read number of enquiry' and happened_at > now() - interval '1 minute'
  ) then
    perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_proof (
  of_kind   text,
  sender    text,
  challenge text,
  proof     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_full_hour(of_kind);
  if not private.is_solved(challenge, sender, proof, private.proof_bits(of_kind)) then
    perform private.refuse('enquiry_expired', 'This took too long. Please send it once more.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_sealed()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (select keeps_sealed from public.site_settings)
    and not exists (select from private.sealed where registered_user_id = old.id) then
    perform private.conflict('erased_by_daily', 'A sealed copy is kept for a year, so erasing is left to the next daily run on the server.');
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.seal_and_erase (
  profile_id bigint,
  cipher     bytea,
  as_of      timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.sealed (registered_user_id, sealed_on, cipher)
    values (profile_id, (as_of at time zone 'Asia/Kolkata')::date, seal_and_erase.cipher);
  return private.erase_person(profile_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.search_condition (
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
  search constant text := btrim(filters ->> 'search');
  with_height constant boolean := filters ?| array['height_from', 'height_to'];
  height_from constant integer := coalesce((filters ->> 'height_from')::integer, 0);
  height_to constant integer := coalesce((filters ->> 'height_to')::integer, 250);
  -- Both ends are part of a range. One centimetre would tell the height of everybody who is found.
  widened_by constant integer := greatest(0, 4 - (height_to - height_from));
  -- Members find their own profile only by name or user id.
  findable constant text := case when auth.uid() is null then 'visible and not card_for_members' else
    format('visible and id <> all (%L::bigint[])', array(
      select private.my_blocked_ids()
      union all
      select id from private.my_registered_user_ids() as id where search is null
    ))
  end;
begin
  return concat_ws(' and ', findable,
    -- Side and height have a common index.
    private.facts_condition(filters - case when with_height then 'looking_for' else '' end),
    case when filters ? 'stars' then format('star_code = any (%L::text[])', array(
      select jsonb_array_elements_text(list) from jsonb_array_elements(filters -> 'stars') as list
    )) end,
    case when with_height and filters ? 'looking_for' then format('gender = %L', filters ->> 'looking_for') end,
    case when with_height then format(
      'height between %L::smallint and %L::smallint', height_from - (widened_by + 1) / 2, height_to + widened_by / 2) end,
    case when search ~ '^[0-9]{1,18}$' then format('id = %L::bigint', search)
      when search is not null then private.name_condition(search, findable) end
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
    ('officer_phone', 'phone', null, 21, null, false),
    ('officer_email', 'email', null, 254, null, false),
    ('grievance_proof', 'text', null, 500, null, false),
    -- Rule 14: at most 90 days.
    ('grievance_days', 'number', 1, 90, null, false),
    ('registration_number', 'text', null, 60, null, false),
    ('server_country', 'text', null, 60, null, false),
    ('identity_papers', 'text', null, 300, null, false),
    ('founded_year', 'text', null, 4, null, false),
    -- A data URL: a file would need a bucket, a path and policies of its own.
    ('logo', 'picture', null, 20000, null, false),
    ('requests_per_day', 'number', 0, 100, null, false),
    ('open_requests', 'number', 0, 100, null, false),
    ('requests_expire_after_days', 'number', 1, 365, null, false),
    ('follow_up_days', 'number', 1, 365, null, false),
    ('second_follow_up_days', 'number', 1, 365, null, false),
    ('waiting_days', 'number', 1, 365, null, false),
    ('settled_days', 'number', 30, 730, null, false),
    ('silent_days', 'number', 180, 1825, null, false),
    ('confirm_days', 'number', 30, 365, null, false),
    -- 0: nothing is hidden.
    ('confirm_grace_days', 'number', 0, 365, null, false),
    ('log_months', 'number', 1, 12, null, false),
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
    ('keeps_sealed', 'flag', null, null, null, false),
    ('consents_asked', 'flag', null, null, null, false),
    ('candidate_says_yes', 'flag', null, null, null, false),
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

CREATE OR REPLACE FUNCTION private.shared_with_me()
  RETURNS SETOF bigint
  LANGUAGE plpgsql
  STABLE
  PARALLEL SAFE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- A hidden or blocked profile hides its contact details. A recipient whose own profile is hidden reads nobody's.
  return query
    select disclosures.subject_id
    from public.disclosures
    join public."RegisteredUsers" as subject on subject.id = disclosures.subject_id
    join public."RegisteredUsers" as recipient on recipient.id = disclosures.recipient_id
    where disclosures.recipient_id = any (array(select private.my_registered_user_ids()))
      and disclosures.revoked_at is null
      and subject.visible and recipient.visible
      and private.consent(subject.id, 'sharing') is not false
      and disclosures.subject_id <> all (array(select private.my_blocked_ids()));
end
$function$;

CREATE OR REPLACE FUNCTION private.unkept_people (
  as_of timestamp with time zone
)
  RETURNS SETOF bigint
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select kept.registered_user_id
  from (select (as_of at time zone 'Asia/Kolkata')::date as day) as moment
  cross join private.keeping as kept
  join private.kept_until on kept_until.registered_user_id = kept.registered_user_id
  where announced_on <= day - 30 and last_day <= day
$function$;

CREATE OR REPLACE FUNCTION private.ways_of_agreeing()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['site', 'link', 'paper', 'telephone', 'in person', 'file'] $function$;

CREATE OR REPLACE FUNCTION public.acknowledge_grievance (
  grievance_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  grievance private.grievances;
begin
  perform private.require_admin();
  grievance := private.lock_open_grievance(grievance_id);
  if grievance.acknowledged_at is not null then
    return;
  end if;
  update private.grievances set acknowledged_at = now(), acknowledged_by_name = private.my_admin_name() where id = grievance.id;
  perform private.notify_member('grievance received', grievance.registered_user_id);
end
$function$;

REVOKE ALL ON FUNCTION "public"."acknowledge_grievance"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.add_grievance (
  about        text,
  name         text,
  words        text,
  phone_number text DEFAULT NULL::text,
  email        text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(array[about, name, words, phone_number, email], 12000);
  perform pg_advisory_xact_lock(hashtextextended('private.enquiries', 0));
  perform private.keep_grievance(about, private.clean_grievance(about, name, words, phone_number, email), 'office', null);
end
$function$;

REVOKE ALL ON FUNCTION "public"."add_grievance"(text, text, text, text, text) FROM PUBLIC, "anon", "service_role";

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
  perform private.refuse_past_day(call_again_on, 'call_again_on', today_too => true);
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
  perform private.join_household(profile_id, other_id, 'other_id');
end
$function$;

CREATE OR REPLACE FUNCTION public.answer_by_candidate (
  token           text,
  device          uuid,
  given           boolean,
  notice_language text,
  notice_version  integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link constant private.family_links := private.family_of_link(token);
begin
  if not link.for_candidate then
    perform private.forbid('not_for_candidate', 'This link is for the family. The candidate needs another one.');
  end if;
  -- The bureau records what it hears, with its name.
  if private.is_admin() then
    perform private.forbid('not_for_bureau', 'Only the candidate answers here. Record the answer on the page of the person.');
  end if;
  perform private.require_known_phone(link, device);
  perform private.lock_profile(link.registered_user_id);
  if 50 <= (
    select count(*) from private.consents
    where registered_user_id = link.registered_user_id and channel = 'link' and said_on = private.today()
  ) then
    perform private.refuse('too_many_answers_today', 'You have changed your answers very often today. Please call the bureau.');
  end if;
  perform private.add_consents(
    link.registered_user_id, jsonb_build_object('sharing', given), 'Self', null, 'link', private.today(), notice_language, notice_version
  );
  -- It may have ended before the lock: then nothing is kept.
  perform private.family_of_link(token);
end
$function$;

REVOKE ALL ON FUNCTION "public"."answer_by_candidate"(text, uuid, boolean, text, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.answer_grievance (
  grievance_id bigint,
  answer       text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  grievance private.grievances;
  cleaned text;
begin
  perform private.require_admin();
  perform private.refuse_large(answer, 12000);
  cleaned := private.clean_text('answer', answer, 2000);
  if cleaned is null then
    perform private.refuse('answer_missing', 'Write the answer.', 'answer');
  end if;
  if private.long_text_holds_contact(cleaned) then
    perform private.refuse('contact_in_text', 'Leave out phone numbers and e-mail addresses: others read this.', 'answer');
  end if;
  -- The same again: the answer to the first try was lost.
  if exists (
    select from private.grievances as kept where kept.id = grievance_id and kept.answer = cleaned
  ) then
    return;
  end if;
  grievance := private.lock_open_grievance(grievance_id);
  update private.grievances
    set answer = cleaned, answered_at = now(), answered_by_name = private.my_admin_name(),
      acknowledged_at = coalesce(grievance.acknowledged_at, now()),
      acknowledged_by_name = coalesce(grievance.acknowledged_by_name, private.my_admin_name())
    where id = grievance.id;
  perform private.notify_member('grievance answered', grievance.registered_user_id);
end
$function$;

REVOKE ALL ON FUNCTION "public"."answer_grievance"(bigint, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.ask_for_deletion (
  note text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
  card constant public."RegisteredUsers" := private.lock_profile(my_id);
begin
  perform private.refuse_deleted(card);
  perform private.request_deletion(card, private.clean_text('note', note, 500));
end
$function$;

CREATE OR REPLACE FUNCTION public.check_import (
  people jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
declare
  errors constant jsonb := private.import_problems(people);
  warnings jsonb := '[]';
  fields jsonb;
  asked integer := 0;
  named bigint[] := '{}';
  duplicate record;
begin
  for row_number in 0 .. jsonb_array_length(people) - 1 loop
    -- These rows cannot be read at all.
    if exists (
      select from jsonb_to_recordset(errors) as error (row integer, code text)
      where error.row = row_number and error.code in ('no_person', 'too_large')
    ) then
      continue;
    end if;
    fields := private.clean_person((people -> row_number) - 'wishes');
    asked := asked + num_nonnulls(fields ->> 'phone_number', fields ->> 'second_phone_number');
    for duplicate in
      select * from private.list_possible_duplicates(
        fields ->> 'name',
        case when pg_input_is_valid(coalesce(fields ->> 'date_of_birth', ''), 'date') then (fields ->> 'date_of_birth')::date end,
        array[fields ->> 'phone_number', fields ->> 'second_phone_number'], null
      )
    loop
      warnings := warnings || (private.problem_for_api(
        case duplicate.reason
          when 'same telephone number' then private.problem_of(
            '', 'phone_registered_already', 'Perhaps registered already: {name} (user id {id}) has the same phone number.',
            jsonb_build_object('name', duplicate.name, 'id', duplicate.id)
          )
          else private.problem_of(
            '', 'birth_registered_already', 'Perhaps registered already: {name} (user id {id}) has the same name and date of birth.',
            jsonb_build_object('name', duplicate.name, 'id', duplicate.id)
          )
        end, row_number
      ) || jsonb_build_object('profile_id', duplicate.id));
      if private.has_withdrawn(duplicate.id) then
        warnings := warnings || (private.problem_for_api(private.problem_of(
          '', 'withdrew_before', '{name} (user id {id}) has said no to being kept or shown. Ask the family before you import it.',
          jsonb_build_object('name', duplicate.name, 'id', duplicate.id)
        ), row_number) || jsonb_build_object('profile_id', duplicate.id));
      end if;
      if duplicate.reason = 'same telephone number' and duplicate.id <> all (named) then
        named := named || duplicate.id;
      end if;
    end loop;
  end loop;
  if asked > 0 then
    perform private.record_lookup(asked, named);
  end if;
  return private.keep_answer(jsonb_build_object('imported', 0, 'errors', errors, 'warnings', warnings));
end
$function$;

CREATE OR REPLACE FUNCTION public.erase_due_profiles()
  RETURNS jsonb
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
  select private.require_admin();
  select private.erase_due_people()
$function$;

REVOKE ALL ON FUNCTION "public"."erase_due_profiles"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.erase_profile (
  profile_id bigint,
  typed_name text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  card public."RegisteredUsers";
begin
  perform private.require_owner();
  card := private.lock_profile(profile_id);
  if card.deleted_at is null then
    perform private.conflict('profile_not_deleted', 'Delete the profile first.');
  end if;
  perform private.require_typed_name(card, typed_name);
  return private.erase_now(profile_id);
end
$function$;

REVOKE ALL ON FUNCTION "public"."erase_profile"(bigint, text) FROM PUBLIC, "anon", "service_role";

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
  return jsonb_set(private.data_about(my_id), '{profile,erased_on}', coalesce(public.read_keeping(my_id) -> 'erased_on', 'null'))
    || jsonb_build_object('exported_at', now());
end
$function$;

CREATE OR REPLACE FUNCTION public.import_people (
  request_id uuid,
  people     jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '45s'
  AS $function$
declare
  request private.requests;
  errors constant jsonb := private.import_problems(people);
  imported jsonb;
  entered jsonb;
  person jsonb;
  profile_id bigint;
begin
  perform private.refuse_missing_request(request_id);
  insert into private.requests (request_id, kind, made_by) values (request_id, 'import', (select auth.uid())) on conflict do nothing;
  select * into request from private.requests
    where requests.request_id = import_people.request_id and kind = 'import' for update;
  if not found then
    perform private.refuse('import_unknown', 'Choose the file again: this import is not known.');
  end if;
  if request.completed_at is not null then
    return request.result;
  end if;
  if errors <> '[]' then
    return jsonb_build_object('imported', 0, 'errors', errors, 'warnings', '[]'::jsonb);
  end if;
  perform set_config('matrimony.audit_action', 'imported', true);
  for entered in select value from jsonb_array_elements(people) loop
    person := private.clean_person(entered - 'wishes');
    profile_id := nextval(pg_get_serial_sequence('public."RegisteredUsers"', 'id'));
    perform private.add_person(profile_id, person - 'office_note');
    -- On the bureau's paper, to be confirmed: without "notice" they stay among those of public.list_not_told.
    perform private.add_consents(profile_id, '{"kept": true, "members": true}', null, null, 'file', private.today(), 'en');
    insert into private.imported_people (registered_user_id, request_id) values (profile_id, import_people.request_id);
    perform private.keep_lines(profile_id, 'office_note', person ->> 'office_note');
    perform private.add_wishes(profile_id, entered -> 'wishes');
  end loop;
  perform private.write_audit('imported', 'RegisteredUsers', jsonb_array_length(people)::text);
  imported := jsonb_build_object('imported', jsonb_array_length(people), 'errors', '[]'::jsonb, 'warnings', '[]'::jsonb);
  update private.requests set completed_at = now(), result = imported where requests.request_id = request.request_id;
  return imported;
end
$function$;

CREATE OR REPLACE FUNCTION public.list_breaches()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_owner();
  return (
    select coalesce(jsonb_agg(to_jsonb(breach) - 'people' || jsonb_build_object('count', cardinality(people)) order by id desc), '[]')
    from (select * from private.breaches order by id desc limit 100) as breach
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_breaches"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_consents (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_office constant boolean := private.is_admin();
  only_id constant bigint := case when is_office then list_consents.profile_id else private.require_member() end;
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(said) - 'registered_user_id' order by id desc), '[]') from private.consents as said
    where registered_user_id = profile_id and registered_user_id = only_id
      and (is_office or id in (select id from private.consents_for_person(only_id)))
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_consents"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_family_links (
  profile_id bigint
)
  RETURNS TABLE (
    id              bigint,
    created_by_name text,
    created_at      timestamp with time zone,
    expires_at      timestamp with time zone,
    revoked_at      timestamp with time zone,
    first_opened_at timestamp with time zone,
    last_opened_at  timestamp with time zone,
    other_phone_at  timestamp with time zone,
    for_candidate   boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return query
    select link.id, link.created_by_name, link.created_at, link.expires_at, link.revoked_at, link.first_opened_at, link.last_opened_at,
      link.other_phone_at, link.for_candidate
    from private.family_links as link where registered_user_id = profile_id order by link.id desc;
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_family_links"(bigint) FROM PUBLIC, "anon", "service_role";

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
        where (found.visible or is_admin) and (not found.card_for_members or auth.uid() is not null) and found.id <> all (array(select private.my_blocked_ids()))
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

CREATE OR REPLACE FUNCTION public.list_grievances (
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
  found_grievances jsonb;
begin
  perform private.require_admin();
  with wanted as (
    select * from private.grievances where (coalesce(answered_at, erased_at) is not null) = coalesce(closed, false)
  )
  select jsonb_build_object('count', (select count(*) from wanted), 'list', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', part.id, 'about', part.about, 'name', part.name, 'words', part.words, 'language', part.language, 'channel', part.channel,
      'created_at', part.created_at, 'acknowledged_at', part.acknowledged_at, 'acknowledged_by_name', part.acknowledged_by_name,
      'answer', part.answer, 'answered_at', part.answered_at, 'answered_by_name', part.answered_by_name, 'erased_at', part.erased_at,
      'profile_id', part.registered_user_id,
      'has_contact', exists (select from private.grievance_contacts as contact where contact.grievance_id = part.id)
    ) || private.grievance_clock(part.created_at) order by case when closed then part.id end desc, part.id)
    from (
      select * from wanted order by case when closed then id end desc, id
      offset greatest(coalesce(skipped, 0), 0) limit 20
    ) as part
  ), '[]')) into found_grievances;
  return found_grievances;
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_grievances"(boolean, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_not_told()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    with not_told as (
      select card.id, card.name, card.location, card.status from public."RegisteredUsers" as card cross join public.site_settings as settings
      where settings.consents_asked and card.deleted_at is null
        and not exists (select from private.consents as said where said.registered_user_id = card.id and purpose = 'notice')
    )
    select jsonb_build_object('count', (select count(*) from not_told), 'people', coalesce((
      select jsonb_agg(to_jsonb(first) || jsonb_build_object('language', coalesce(
        (select language from public.accounts where registered_user_id = first.id),
        (select language from public.office_details where registered_user_id = first.id)
      )) order by id)
      from (select * from not_told order by id limit 100) as first
    ), '[]'))
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_not_told"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_people_of_breach (
  breach_id bigint,
  skipped   integer DEFAULT 0
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_owner();
  return (
    with concerned as (
      select card.id, card.name, coalesce(account.language, office.language) as language, (
          select max(happened_at) from public.audit_log as entry
          where entry.registered_user_id = card.id and action = 'informed of breach' and record_id = breach.id::text
        ) as informed_at
      from private.breaches as breach join public."RegisteredUsers" as card on card.id = any (breach.people)
      left join public.accounts as account on account.registered_user_id = card.id
      left join public.office_details as office on office.registered_user_id = card.id
      where breach.id = breach_id
    )
    select jsonb_build_object('count', count(*), 'informed', count(informed_at), 'list', coalesce((
      select jsonb_agg(to_jsonb(part) order by id)
      from (select * from concerned order by id offset greatest(coalesce(skipped, 0), 0) limit 50) as part
    ), '[]'))
    from concerned
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_people_of_breach"(bigint, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.make_family_link (
  profile_id    bigint,
  days          integer DEFAULT 30,
  for_candidate boolean DEFAULT false
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  token constant text := encode(extensions.gen_random_bytes(32), 'hex');
  link_id bigint;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  if days is null or days not between 1 and 90 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'days', '{"from": 1, "to": 90}');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id));
  if not exists (select from public."RegisteredUsers" where id = profile_id and visible) then
    perform private.conflict('family_not_visible', 'The profile of this family must be verified and active first.');
  end if;
  -- The login may be in the hands of the parents.
  if for_candidate is not true and exists (select from public.accounts where registered_user_id = profile_id and active) then
    perform private.conflict('family_has_login', 'This family has a login and finds the profiles on My Matches: it needs no private link.');
  end if;
  update private.family_links as link set revoked_at = now()
    where registered_user_id = profile_id and revoked_at is null and link.for_candidate = coalesce(make_family_link.for_candidate, false);
  insert into private.family_links (registered_user_id, token_hash, created_by_name, expires_at, for_candidate)
    values (
      profile_id, sha256(convert_to(token, 'UTF8')), private.my_admin_name(), now() + make_interval(days => days),
      coalesce(make_family_link.for_candidate, false)
    )
    returning id into link_id;
  perform private.write_audit('made private link', 'family_links', link_id::text, profile_id, null, jsonb_build_object('days', days));
  return token;
end
$function$;

REVOKE ALL ON FUNCTION "public"."make_family_link"(bigint, integer, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_attempt (
  request_id   bigint,
  channel      text,
  note         text,
  ask_again_on date   DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  request public.contact_requests;
  cleaned_note text;
begin
  perform private.require_admin();
  request := private.lock_open_request(request_id);
  if channel is null or channel <> all (private.consent_channels()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'channel');
  end if;
  cleaned_note := private.clean_text('note', note, 300, no_contact => true);
  if cleaned_note is null then
    perform private.refuse('attempt_note_missing', 'Write the result.', 'note');
  end if;
  perform private.refuse_past_day(ask_again_on, 'ask_again_on');
  perform set_config('matrimony.audit_action', 'noted attempt', true);
  -- The same again is a second try: the answer to the first was lost.
  if not exists (
    select from public.contact_attempts as attempt
    where attempt.request_id = request.id and attempt.channel = note_attempt.channel and attempt.note = cleaned_note
      and tried_by_name = private.my_admin_name() and tried_at > now() - interval '10 minutes'
  ) then
    insert into public.contact_attempts (request_id, registered_user_id, channel, note, tried_by_name)
      values (request_id, request.profile_id, channel, cleaned_note, private.my_admin_name());
  end if;
  update public.contact_requests set ask_again_on = note_attempt.ask_again_on where id = request.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.open_contact_for_biodata (
  profile_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.refuse_unshared(profile_id);
  perform private.record_opening(profile_id, 'put contact details on biodata');
end
$function$;

REVOKE ALL ON FUNCTION "public"."open_contact_for_biodata"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.open_contact_for_message (
  disclosure_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  disclosure public.disclosures;
begin
  perform private.require_admin();
  select * into disclosure from public.disclosures where id = disclosure_id;
  if not found then
    perform private.not_found('disclosure_gone', 'This is not shared any more.');
  end if;
  -- The same rule as for the recipient on the site: not if revoked, hidden or blocked, or after a no to sharing.
  if disclosure.revoked_at is not null or private.consent(disclosure.subject_id, 'sharing') is false
    or exists (
      select from public."RegisteredUsers" where id in (disclosure.subject_id, disclosure.recipient_id) and not visible
    )
    or exists (
      select from public.blocks
      where (blocker_id = disclosure.subject_id and profile_id = disclosure.recipient_id)
        or (blocker_id = disclosure.recipient_id and profile_id = disclosure.subject_id)
    )
  then
    perform private.conflict('disclosure_not_in_force', 'The family that asked cannot see these details any more.');
  end if;
  perform private.write_audit(
    'put contact details in message', 'disclosures', disclosure_id::text, disclosure.subject_id,
    null, jsonb_build_object('recipient_id', disclosure.recipient_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.open_enquiry_number (
  enquiry_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.record_number_opening('enquiries', number.enquiry_id, array(select private.people_of_number(number.phone_number)))
    from private.enquiry_numbers as number where number.enquiry_id = open_enquiry_number.enquiry_id;
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
  is_known := private.phone_is_known(link, device) or link.device_hash is null and device is not null;
  return (
    select jsonb_build_object(
      'family', jsonb_build_object(
        'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender,
        'birth_star', details.birth_star, 'star_pada', details.star_pada, 'rasi', details.rasi
      ),
      'expires_at', link.expires_at, 'is_known', is_known, 'may_try', link.wrong_digits < 5, 'for_candidate', link.for_candidate,
      'people', private.shown_to(card.id, by_link => true, with_answers => is_known)
    )
    from public."RegisteredUsers" as card left join public.profile_details as details on details.registered_user_id = card.id
    where card.id = link.registered_user_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.open_grievance_contact (
  grievance_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.record_number_opening('grievances', contact.grievance_id, array(select private.people_of_grievance(contact.grievance_id)))
    from private.grievance_contacts as contact where contact.grievance_id = open_grievance_contact.grievance_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."open_grievance_contact"(bigint) FROM PUBLIC, "anon", "service_role";

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
    where card.id = any (ids) and card.deleted_at is null and (card.visible or also_hidden and not private.has_withdrawn(card.id)) and not private.is_off_links(card.id)
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
        'birth_chart', case when not card.chart_for_members then card.birth_chart end,
        'profile_details', to_jsonb(details)
      ) order by card.gender, card.age, card.id), '[]')
    from public."RegisteredUsers" as card
    left join public.profile_details as details on details.registered_user_id = card.id
    where card.id = any (printed_ids)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.propose_changes (
  changes jsonb
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  profile_id constant bigint := private.require_member();
  before jsonb;
  proposed jsonb := private.clean_person(changes);
  outside text;
  new_id bigint;
begin
  perform private.lock_profile(profile_id);
  if exists (
    select from jsonb_object_keys(proposed) as key
    where not exists (select from private.person_fields where field = key and proposable)
  ) then
    perform private.refuse('not_proposable', 'This cannot be changed here. Tell the bureau.');
  end if;
  before := private.read_person(profile_id);
  -- Only fields with a new value.
  proposed := coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(proposed) where value is distinct from coalesce(before -> key, 'null')
  ), '{}');
  if private.consent(profile_id, 'relatives') is false
    and jsonb_strip_nulls(proposed) ?| private.fields_of_relatives()
  then
    perform private.refuse(
      'relatives_not_agreed', 'The family does not want names and jobs of father and mother in the register.', 'father''s_name'
    );
  end if;
  if proposed = '{}' then
    perform private.refuse('nothing_changed', 'Nothing has been changed.');
  end if;
  perform private.refuse_problems(before || proposed);
  if proposed ? 'first_img' and proposed ->> 'first_img' is null then
    perform private.refuse('picture_missing', 'Choose at least one picture.', 'first_img');
  end if;
  -- Only the bureau may set links to other sites: the browser of everyone who looks at the profile would request them.
  select key into outside from jsonb_each_text(proposed)
    where key = any (private.picture_columns()) and value like 'https://%'
      and value not in (
        select picture from jsonb_each_text(before) as shown (field, picture)
        where field = any (private.picture_columns()) and picture is not null
      )
    limit 1;
  if outside is not null then
    perform private.refuse('picture_elsewhere', 'Add the picture itself.', outside);
  end if;
  perform private.refuse_missing_files(profile_id, proposed);
  select jsonb_object_agg(key, before -> key) into before from jsonb_object_keys(proposed) as key;
  -- A new id each time: by an old id the admin would approve changes that they have not seen.
  delete from public.profile_proposals where registered_user_id = profile_id and status = 'pending';
  insert into public.profile_proposals (registered_user_id, changes, base) values (profile_id, proposed, before)
    returning id into new_id;
  perform private.notify_admin('changes proposed', profile_id, jsonb_build_object('name', name))
    from public."RegisteredUsers" where id = profile_id;
  return new_id;
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
  -- One try at a time. The notification refers to the card, which is locked before the link.
  perform private.lock_cards(link.registered_user_id, link.registered_user_id);
  perform from private.family_links where id = link.id for update;
  -- It may have ended before the lock.
  link := private.family_of_link(token);
  if link.wrong_digits >= 5 or cardinality(link.known_phones) >= 20 or private.phone_is_known(link, device) then
    return;
  end if;
  if exists (
    select from public.contact_details as contact,
      unnest(array[phone_number, second_phone_number], array[whose_phone, whose_second_phone]) as own (number, whose)
    where contact.registered_user_id = link.registered_user_id
      -- The candidate's link is not for a phone of her parents.
      and (not link.for_candidate or whose = 'Self')
      and right(regexp_replace(number, '[^0-9]', '', 'g'), 4) = digits
  ) then
    update private.family_links set known_phones = known_phones || sha256(uuid_send(device)) where id = link.id;
  else
    update private.family_links set wrong_digits = wrong_digits + 1 where id = link.id;
    if link.wrong_digits = 4 then
      perform private.notify_admin('wrong digits', link.registered_user_id, jsonb_build_object('name', name))
        from public."RegisteredUsers" where id = link.registered_user_id;
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.read_confirmed_month (
  profile_id bigint
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select date_trunc('month', kept.confirmed_on)::date
  from private.keeping as kept
  join public."RegisteredUsers" as card on card.id = kept.registered_user_id
  where card.id = profile_id and card.visible and case
    when (select auth.uid()) is null then not card.card_for_members and private.visitors_may_browse()
    else card.id <> all (private.hidden_from_me())
  end
$function$;

CREATE OR REPLACE FUNCTION public.read_enquiry_number (
  enquiry_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  number private.enquiry_numbers;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  select * into number from private.enquiry_numbers where enquiry_numbers.enquiry_id = read_enquiry_number.enquiry_id;
  if not found then
    return null;
  end if;
  perform private.require_opened_number('enquiries', number.enquiry_id);
  return jsonb_build_object('phone_number', number.phone_number, 'people', coalesce((
    select jsonb_agg(jsonb_build_object('id', card.id, 'name', card.name) order by card.id)
    from public."RegisteredUsers" as card where card.id in (select private.people_of_number(number.phone_number))
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.read_grievance_contact (
  grievance_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  contact private.grievance_contacts;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  select * into contact from private.grievance_contacts as kept where kept.grievance_id = read_grievance_contact.grievance_id;
  if not found then
    return null;
  end if;
  perform private.require_opened_number('grievances', contact.grievance_id);
  return jsonb_build_object('phone_number', contact.phone_number, 'email', contact.email, 'people', coalesce((
    select jsonb_agg(jsonb_build_object('id', card.id, 'name', card.name) order by card.id)
    from public."RegisteredUsers" as card where card.id in (select private.people_of_grievance(contact.grievance_id))
  ), '[]'));
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_grievance_contact"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_my_grievances()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', id, 'about', about, 'words', words, 'created_at', created_at, 'acknowledged_at', acknowledged_at,
      'answered_at', answered_at, 'answer', answer, 'due_at', private.grievance_clock(created_at) -> 'due_at'
    ) order by id desc)
    from private.grievances where registered_user_id = my_id
  ), '[]');
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_my_grievances"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_nominee (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  kept constant jsonb := private.nominee_of(profile_id);
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  if kept is not null and not private.has_opened_contact(profile_id, interval '1 minute') then
    perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
  end if;
  return kept;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_nominee"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_notice (
  wanted_language text,
  wanted_version  integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_large(wanted_language);
  return (
    select jsonb_build_object('version', version, 'language', language, 'published_on', published_on, 'items', items)
    from private.notices
    where version = coalesce(wanted_version, (select max(version) from private.notices))
      and language in (wanted_language, 'en')
    order by (language = wanted_language) is true desc
    limit 1
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_notice"(text, integer) FROM PUBLIC, "service_role";

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
  ) || private.answers_of_today(my_people) || private.keeping_of_today(my_people) || private.grievances_of_today() || private.breaches_of_today() into lists;
  return lists;
end
$function$;

CREATE OR REPLACE FUNCTION public.read_visitor_facts (
  profile_id bigint
)
  RETURNS TABLE (
    height    smallint,
    education text,
    job       text
  )
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select details.height, details.education, details.job
  from public."RegisteredUsers" as card
  join public.profile_details as details on details.registered_user_id = card.id
  cross join public.site_settings as settings
  where card.id = profile_id and card.visible and not card.card_for_members and settings.visitors_may_browse and settings.visitors_see_facts
$function$;

CREATE OR REPLACE FUNCTION public.record_breach (
  began_at   timestamp with time zone,
  ended_at   timestamp with time zone,
  happened   text,
  measures   text,
  login      text                     DEFAULT NULL::text,
  learned_at timestamp with time zone DEFAULT now()
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
declare
  by_login text;
  what text;
  done text;
  breach_id bigint;
begin
  perform private.require_owner();
  what := private.clean_text('happened', happened, 1000, no_contact => true);
  done := private.clean_text('measures', measures, 1000, no_contact => true);
  by_login := private.check_breach(began_at, ended_at, login);
  if learned_at is null or learned_at > now() or learned_at < began_at then
    perform private.refuse('breach_learned_wrong', 'Enter when the bureau learned of it: after it began, and not in the future.', 'learned_at');
  end if;
  if what is null then
    perform private.refuse('breach_happened_missing', 'Write what happened.', 'happened');
  end if;
  if done is null then
    perform private.refuse('breach_measures_missing', 'Write what the bureau has done about it.', 'measures');
  end if;
  -- The same as the newest one is a second try.
  select id into breach_id from private.breaches as known
    where known.began_at = record_breach.began_at and known.ended_at = record_breach.ended_at and known.login is not distinct from by_login
      and known.happened = what and known.measures = done and id = (select max(id) from private.breaches);
  if found then
    return breach_id;
  end if;
  insert into private.breaches (began_at, ended_at, found_at, login, happened, measures, people, recorded_by_name)
    select record_breach.began_at, record_breach.ended_at, learned_at, by_login, what, done, array(
        select distinct registered_user_id from private.acts_between(record_breach.began_at, record_breach.ended_at, by_login) order by 1
      ), private.my_admin_name()
    returning id into breach_id;
  perform private.write_audit('recorded breach', 'breaches', breach_id::text);
  return breach_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_breach"(timestamp WITH time zone, timestamp WITH time zone, text, text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.record_breach_notice (
  breach_id  bigint,
  profile_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_owner();
  if not exists (select from private.breaches where id = breach_id and people @> array[profile_id]) then
    perform private.not_found('breach_gone', 'This breach is not there, or this person is not in it.');
  end if;
  perform private.lock_profile(profile_id);
  perform private.write_audit('informed of breach', 'breaches', breach_id::text, profile_id);
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_breach_notice"(bigint, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.record_consent (
  request_id bigint,
  given_on   date,
  channel    text,
  person     text,
  family_of  bigint DEFAULT NULL::bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
  if channel is null or channel <> all (private.consent_channels()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'channel');
  end if;
  cleaned_person := private.clean_text('person', person, 120, no_contact => true);
  if cleaned_person is null then
    perform private.refuse('consent_person_missing', 'Enter who in the family agreed.', 'person');
  end if;
  perform set_config('matrimony.audit_action', 'recorded consent', true);
  insert into public.contact_consents as consent (request_id, registered_user_id, given_on, channel, person, recorded_by_name)
    values (request_id, agreed_id, given_on, channel, cleaned_person, private.my_admin_name())
    on conflict on constraint contact_consents_pkey do update
      set given_on = excluded.given_on, channel = excluded.channel, person = excluded.person,
          recorded_by_name = excluded.recorded_by_name, recorded_at = now();
end
$function$;

CREATE OR REPLACE FUNCTION public.record_consents (
  profile_id      bigint,
  answers         jsonb,
  said_by         text,
  said_by_name    text,
  channel         text,
  said_on         date,
  notice_language text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.refuse_deleted(private.lock_profile(profile_id));
  if channel is null or channel not in ('paper', 'telephone', 'in person') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'channel');
  end if;
  if answers @> '{"sharing": true}' and said_by is distinct from 'Self' and private.consent(profile_id, 'sharing') is false then
    perform private.refuse('only_the_candidate', 'Only the person to be married can say yes to this.', 'said_by');
  end if;
  perform set_config('matrimony.audit_action', 'recorded consent', true);
  perform private.add_consents(profile_id, answers, said_by, said_by_name, channel, said_on, notice_language);
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_consents"(bigint, jsonb, text, text, text, date, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.register_person (
  request_id         uuid,
  person             jsonb,
  username           text   DEFAULT NULL::text,
  temporary_password text   DEFAULT NULL::text,
  further_lines      text   DEFAULT NULL::text,
  wishes             jsonb  DEFAULT NULL::jsonb,
  enquiry_id         bigint DEFAULT NULL::bigint,
  household_of       bigint DEFAULT NULL::bigint,
  consents           jsonb  DEFAULT NULL::jsonb
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
  perform private.refuse_large(consents);
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
  if (select consents_asked from public.site_settings)
    and (consents -> 'answers' @> '{"notice": true, "kept": true, "intent": true, "truth": true}') is not true
  then
    perform private.refuse('consents_missing', 'Give the family the notice, and ask for its consents.', 'consents');
  end if;
  -- Before the audit log, as a change of its state does.
  if enquiry_id is not null then
    perform private.lock_enquiry(enquiry_id);
  end if;
  if household_of is not null then
    perform private.lock_households(array[household_of]);
    perform private.refuse_deleted(private.lock_profile(household_of));
  end if;
  -- Not even in the audit log.
  if consents -> 'answers' @> '{"relatives": false}' then
    fields := fields - private.fields_of_relatives();
  end if;
  perform set_config('matrimony.audit_action', 'registered', true);
  perform private.add_person(request.registered_user_id, fields);
  -- Its words are the first entry of the log.
  if consents is not null then
    perform public.record_consents(
      request.registered_user_id, consents -> 'answers', consents ->> 'said_by', consents ->> 'said_by_name', consents ->> 'channel',
      case when pg_input_is_valid(consents ->> 'said_on', 'date') then (consents ->> 'said_on')::date end, consents ->> 'notice_language'
    );
    perform set_config('matrimony.audit_action', 'registered', true);
  end if;
  if enquiry_id is not null then
    perform private.close_enquiry(enquiry_id, request.registered_user_id);
  end if;
  perform private.keep_lines(request.registered_user_id, 'further_lines', further_lines);
  perform private.add_wishes(request.registered_user_id, wishes);
  if household_of is not null then
    perform private.join_household(request.registered_user_id, household_of, 'household_of');
  end if;
  if username is not null or temporary_password is not null then
    perform private.add_login(request.registered_user_id, username, temporary_password);
  end if;
  update private.requests set completed_at = now() where requests.request_id = request.request_id;
  return request.registered_user_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."register_person"(uuid, jsonb, text, text, text, jsonb, bigint, bigint, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_breach (
  breach_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_owner();
  update private.breaches set board_informed_at = now() where id = breach_id and board_informed_at is null;
  if found then
    perform private.write_audit('reported breach', 'breaches', breach_id::text);
  elsif not exists (select from private.breaches where id = breach_id) then
    perform private.not_found('breach_gone', 'This breach is not there, or this person is not in it.');
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_breach"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.restore_profile (
  profile_id bigint
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  card public."RegisteredUsers";
  before private.deletions;
begin
  perform private.require_admin();
  card := private.lock_profile(profile_id);
  if card.deleted_at is null then
    return card.status;
  end if;
  -- The time is over, or an owner has ordered the erasure: the family was told so.
  if card.deleted_at <= now() - interval '30 days' then
    perform private.conflict('erasure_due', 'This profile is due to be erased, and cannot be restored.');
  end if;
  perform set_config('matrimony.audit_action', 'restored profile', true);
  delete from private.deletions where registered_user_id = profile_id returning * into before;
  update public."RegisteredUsers"
    set deleted_at = null, status = coalesce(before.status_before, 'withdrawn'), status_reason = before.reason_before
    where id = profile_id;
  -- The deletion has ended the request of a family that said no to being kept.
  if private.consent(profile_id, 'kept') is false then
    perform private.request_deletion(card, null);
  end if;
  if before.login_was_active then
    update public.accounts set active = true where registered_user_id = profile_id;
  end if;
  return coalesce(before.status_before, 'withdrawn');
end
$function$;

CREATE OR REPLACE FUNCTION public.review_breach (
  began_at timestamp with time zone,
  ended_at timestamp with time zone,
  login    text                     DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
begin
  perform private.require_owner();
  return private.describe_breach(began_at, ended_at, private.check_breach(began_at, ended_at, login));
end
$function$;

REVOKE ALL ON FUNCTION "public"."review_breach"(timestamp WITH time zone, timestamp WITH time zone, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_nominee (
  profile_id   bigint,
  name         text,
  relation     text,
  phone_number text,
  seen         jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  fields jsonb;
  cleaned jsonb;
  kept jsonb;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(array[name, relation, phone_number]);
  perform private.refuse_large(seen);
  perform private.lock_profile(profile_id);
  fields := private.clean_person(jsonb_build_object('name', name, 'phone_number', phone_number));
  -- Without a name there is none.
  if fields ->> 'name' is not null then
    perform private.refuse_problems(fields);
    if fields ->> 'phone_number' is null then
      perform private.refuse('phone_missing', 'Enter the phone number.', 'phone_number');
    end if;
    if not exists (
      select from private.person_fields where field = 'whose_phone' and relation = any (array_remove(choices, 'Self'))
    ) then
      perform private.refuse('not_in_list', 'Choose one of the list.', 'relation');
    end if;
    cleaned := fields || jsonb_build_object('relation', relation);
  end if;
  kept := private.nominee_of(profile_id);
  -- Whether a guess is right is an answer. A form takes longer to fill in than a minute.
  if kept is not null and not private.has_opened_contact(profile_id, interval '1 day') then
    perform private.forbid('opening_not_recorded', 'Open the contact details first: that is recorded.');
  end if;
  -- The same again is a second try: the answer to the first was lost.
  if kept is distinct from nullif(seen, 'null') and kept is distinct from cleaned then
    perform private.conflict('nominee_changed', 'Somebody else has changed the nominee. Open the contact details again to see it.');
  end if;
  delete from private.nominees where registered_user_id = profile_id and cleaned is null;
  insert into private.nominees
    select (jsonb_populate_record(null::private.nominees, cleaned || jsonb_build_object('registered_user_id', profile_id))).*
    where cleaned is not null
    on conflict (registered_user_id) do update
      set name = excluded.name, relation = excluded.relation, phone_number = excluded.phone_number;
  return cleaned;
end
$function$;

REVOKE ALL ON FUNCTION "public"."save_nominee"(bigint, text, text, text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_notice (
  texts        jsonb,
  seen_version integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  last_version integer;
  own record;
  item text;
  cleaned text;
  whole jsonb;
  saved jsonb := '{}';
begin
  perform private.require_owner();
  perform private.refuse_large(texts, 400000);
  perform pg_advisory_xact_lock(hashtextextended('private.notices', 0));
  select max(version) into strict last_version from private.notices;
  if jsonb_typeof(texts) is distinct from 'object' or texts = '{}'
    or exists (select jsonb_object_keys(texts) except select language from private.notices where version = last_version)
  then
    perform private.refuse('notice_wrong', 'Send the notice by its languages.', 'texts');
  end if;
  for own in select key as language, value as items from jsonb_each(texts) order by key loop
    whole := '{"purposes": {}}';
    foreach item in array private.notice_items() loop
      cleaned := case when jsonb_typeof(own.items #> string_to_array(item, '.')) = 'string'
        then private.clean_text(own.language || '.' || item, own.items #>> string_to_array(item, '.'), 2000) end;
      if cleaned is null then
        perform private.refuse('notice_text_missing', 'Write this part of the notice.', own.language || '.' || item);
      end if;
      whole := jsonb_set(whole, string_to_array(item, '.'), to_jsonb(cleaned));
    end loop;
    saved := saved || jsonb_build_object(own.language, whole);
  end loop;
  -- A second try, whose first answer was lost.
  if not exists (
    select from jsonb_each(saved) as given (code, texts) join private.notices as last on last.language = code and version = last_version
    where given.texts <> last.items
  ) then
    return;
  end if;
  if seen_version is distinct from last_version then
    perform private.conflict('notice_changed', 'Another owner has published a version of the notice. Read it first; your texts are still here.');
  end if;
  insert into private.notices (version, language, published_by_name, items)
    select version + 1, language, private.my_admin_name(), coalesce(saved -> language, items)
    from private.notices where version = last_version;
  perform private.write_audit('insert', 'notices', (last_version + 1)::text);
end
$function$;

REVOKE ALL ON FUNCTION "public"."save_notice"(jsonb, integer) FROM PUBLIC, "anon", "service_role";

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
  cleaned jsonb;
  sent bigint;
begin
  perform private.keep_out_of_log();
  perform private.refuse_large(array[kind, name, phone_number, challenge, proof, relative, best_time, words, language, website], 8000);
  -- Only programs fill this field. They get the answer of all others.
  if website <> '' then
    return;
  end if;
  if kind is null or kind <> all (private.enquiry_kinds()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'kind');
  end if;
  perform private.require_proof(kind, phone_number, challenge, proof);
  cleaned := private.clean_enquiry(kind, name, phone_number, relative, best_time, words, language);
  perform private.count_address();
  -- A refusal would tell that somebody has sent this number today. So would an address that is counted after the number.
  if not private.count_today(format('number %s, %s', private.phone_key(cleaned ->> 'phone_number'), kind), 3)
    -- The same proof is the same enquiry, as after a lost answer.
    or not private.count_today(format('proof %s for %s, %s: %s', challenge, kind, phone_number, proof), 1)
  then
    return;
  end if;
  -- One after the other, so that a flood does not pass the limit side by side.
  perform pg_advisory_xact_lock(hashtextextended('private.enquiries', 0));
  perform private.refuse_full_hour(kind);
  perform private.forget_enquiries(now());
  insert into private.enquiries (kind, name, relative, best_time, words, language)
    values (kind, cleaned ->> 'name', relative, best_time, cleaned ->> 'words', language) returning id into sent;
  insert into private.enquiry_numbers (enquiry_id, phone_number) values (sent, cleaned ->> 'phone_number');
  perform private.notify_admin_once('enquiry came');
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
  cleaned := private.clean_grievance(about, name, words, phone_number, email, language);
  perform private.count_address();
  perform pg_advisory_xact_lock(hashtextextended('private.enquiries', 0));
  perform private.refuse_full_hour('new');
  perform private.note_sending('new');
  perform private.keep_grievance(about, cleaned, 'website', language);
end
$function$;

REVOKE ALL ON FUNCTION "public"."send_grievance"(text, text, text, text, text, text, text, text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.send_my_grievance (
  about text,
  words text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
  -- One after the other, so that a repetition finds the first.
  card constant public."RegisteredUsers" := private.lock_profile(my_id);
  cleaned jsonb;
begin
  perform private.refuse_large(array[about, words], 12000);
  cleaned := private.clean_grievance(about, card.name, words);
  if not private.count_today(format('member %s, complaint', my_id), 10) then
    perform private.refuse('too_many_enquiries', 'Many enquiries have come in just now. Please call us.');
  end if;
  perform private.keep_grievance(about, cleaned, 'member', language, my_id) from public.accounts where registered_user_id = my_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."send_my_grievance"(text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_my_consent (
  purpose         text,
  given           boolean,
  said_by         text,
  notice_language text,
  notice_version  integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.refuse_large(purpose);
  perform private.refuse_deleted(private.lock_profile(my_id));
  -- Always, and not only after a "not now": a refusal would tell the parents of it.
  if purpose = 'sharing' and given and said_by is distinct from 'Self' then
    perform private.refuse('only_the_candidate', 'Only the person to be married can say yes to this.', 'said_by');
  end if;
  if 50 <= (
    select count(*) from private.consents as said
    where said.registered_user_id = my_id and channel = 'site' and said.said_on = private.today()
  ) then
    perform private.refuse('too_many_answers_today', 'You have changed your answers very often today. Please call the bureau.');
  end if;
  perform private.add_consents(
    my_id, jsonb_build_object(coalesce(purpose, ''), given), said_by, null, 'site', private.today(), notice_language, notice_version
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_my_consent"(text, boolean, text, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_profile_statuses (
  changes jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
declare
  many boolean;
  change record;
  card public."RegisteredUsers";
  previous jsonb := '[]';
begin
  perform private.require_admin();
  -- Each of 500 may have a reason of 300 characters.
  perform private.refuse_large(changes, 1000000);
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 500 then
    perform private.refuse('too_many_profiles', 'Choose from 1 to 500 profiles.');
  end if;
  many := jsonb_array_length(changes) > 1;
  perform set_config('matrimony.audit_action', case when many then 'bulk status change' else 'changed status' end, true);
  -- Locks all cards first, in the order of ids, and only then writes to the audit log. Another transaction may hold a card and
  -- wait for the log; to hold the log and wait for that card would be a deadlock.
  perform from public."RegisteredUsers"
    where id in (select entries.id from jsonb_to_recordset(changes) as entries (id bigint)) order by id for update;
  for change in
    select * from jsonb_to_recordset(changes) as entries (id bigint, status text, reason text, if_status text, undo boolean)
    order by id
  loop
    if not private.status_is(change.status, 'known') then
      perform private.refuse('not_in_list', 'Choose one of the list.', 'status');
    end if;
    change.reason := private.clean_text('reason', change.reason, 300);
    -- An undo may restore a profile that had no reason.
    if change.reason is null and change.status = 'changes requested' and change.undo is not true then
      perform private.refuse('changes_missing', 'Say what should be changed: the person reads it.', 'reason');
    end if;
    select * into card from public."RegisteredUsers" where id = change.id;
    if not found or card.deleted_at is not null then
      if many then continue; end if;
      perform private.not_found('profile_gone', 'This profile is not there any more.');
    end if;
    if change.if_status is not null and card.status <> change.if_status then
      if many then continue; end if;
      perform private.conflict('status_changed', 'Somebody else has changed the status of this profile.');
    end if;
    if change.status = 'verified' and card.verified_at is null then
      if many then continue; end if;
      perform private.refuse('never_verified', 'This profile has never been verified. Verify it first.', 'status');
    end if;
    -- One is refused by its trigger.
    if many and private.status_is(change.status, 'visible') and private.has_withdrawn(change.id) then
      continue;
    end if;
    if change.status = 'verified' then
      change.reason := null;
    end if;
    if card.status = change.status and card.status_reason is not distinct from change.reason then
      continue;
    end if;
    update public."RegisteredUsers" set status = change.status, status_reason = change.reason where id = change.id;
    if change.status = 'changes requested' and change.undo is not true then
      perform private.notify_member('changes requested', change.id, jsonb_build_object('reason', change.reason));
    end if;
    previous := previous || jsonb_build_object('id', card.id, 'status', card.status, 'reason', card.status_reason, 'undo', true);
  end loop;
  return previous;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_request_status (
  request_id   bigint,
  new_status   text,
  ask_again_on date   DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.lock_open_request(request_id);
  if private.request_is_open(new_status) is not true then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'status');
  end if;
  perform private.refuse_past_day(ask_again_on, 'ask_again_on');
  perform set_config('matrimony.audit_action', 'changed request', true);
  update public.contact_requests
    set status = new_status, ask_again_on = set_request_status.ask_again_on
    where id = request_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_import (
  request_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
declare
  request private.requests;
  kept jsonb;
  removed bigint[];
  removed_id bigint;
begin
  perform private.require_owner();
  select * into request from private.requests
    where requests.request_id = undo_import.request_id and kind = 'import' and completed_at > now() - interval '1 day' for update;
  if not found then
    perform private.not_found('import_not_undoable', 'This import can no longer be undone: that is possible for 24 hours.');
  end if;
  -- Locks all cards before the first erasure writes to the audit log: see public.set_profile_statuses.
  with locked as materialized (
    select card.id, card.name from public."RegisteredUsers" as card
    where card.id in (
      select registered_user_id from private.imported_people where imported_people.request_id = undo_import.request_id
    )
    order by card.id for update
  ), judged as (
    select locked.id, locked.name, private.reason_to_keep(locked.id, request.completed_at) as reason from locked
  )
  select
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'reason', reason) order by id) filter (where reason is not null), '[]'),
      coalesce(array_agg(id order by id) filter (where reason is null), '{}')
    into kept, removed from judged;
  foreach removed_id in array removed loop
    perform private.erase_now(removed_id);
  end loop;
  perform private.write_audit(
    'undid import', 'RegisteredUsers', request.request_id::text, null, null,
    jsonb_build_object('removed', cardinality(removed), 'kept', jsonb_array_length(kept))
  );
  return jsonb_build_object('removed', cardinality(removed), 'kept', kept);
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
      when card.updated_at is distinct from person.seen_updated_at then 'changed'
      when private.has_withdrawn(card.id) then 'consent missing'
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

CREATE OR REPLACE FUNCTION public.withdraw_deletion_request()
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
begin
  if private.consent(my_id, 'kept') is false then
    perform private.refuse('not_to_be_kept', 'You have said that the bureau may not keep the profile. Agree to that first.');
  end if;
  delete from public.deletion_requests where registered_user_id = my_id;
  if found then
    perform private.notify_admin('deletion withdrawn', my_id, jsonb_build_object('name', name))
      from public."RegisteredUsers" where id = my_id;
    return true;
  end if;
  return false;
end
$function$;

ALTER TABLE "private"."consents"
  ADD CONSTRAINT "consents_registered_user_id_fkey" FOREIGN KEY (registered_user_id) REFERENCES public."RegisteredUsers"(id) ON DELETE CASCADE;

ALTER TABLE "private"."grievance_contacts"
  ADD CONSTRAINT "grievance_contacts_grievance_id_fkey" FOREIGN KEY (grievance_id) REFERENCES private.grievances(id) ON DELETE CASCADE;

ALTER TABLE "private"."grievances"
  ADD CONSTRAINT "grievances_registered_user_id_fkey" FOREIGN KEY (registered_user_id) REFERENCES public."RegisteredUsers"(id) ON DELETE SET NULL;

ALTER TABLE "private"."nominees"
  ADD CONSTRAINT "nominees_registered_user_id_fkey" FOREIGN KEY (registered_user_id) REFERENCES public."RegisteredUsers"(id) ON DELETE CASCADE;

ALTER TABLE "private"."consents"
  ADD CONSTRAINT "consents_notice_version_notice_language_fkey" FOREIGN KEY (notice_version, notice_language) REFERENCES private.notices(VERSION, LANGUAGE);

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
    ('whose_phone', 'contact_details', 242, 'choice', null, null, null, private.relations(), false),
    ('second_phone_number', 'contact_details', 244, 'phone', null, null, null, null, false),
    ('whose_second_phone', 'contact_details', 246, 'choice', null, null, null, private.relations(), false),
    ('email', 'contact_details', 250, 'email', null, 254, null, null, false),
    ('address', 'contact_details', 260, 'text', null, 400, null, null, false),
    ('assets', 'contact_details', 262, 'text', null, 400, null, null, false),
    ('old_number', 'office_details', 270, 'text', null, 20, null, null, false),
    ('source', 'office_details', 280, 'choice', null, null, null, private.sources(), false),
    ('source_name', 'office_details', 282, 'text', null, 120, null, null, false),
    ('share_agreed', 'office_details', 284, 'text', null, 120, null, null, false)
  ) as rule (field, table_name, position, kind, smallest, largest, unit, choices, proposable);

CREATE INDEX consents_last ON private.consents USING btree (registered_user_id, purpose, id DESC);

CREATE INDEX consents_of_notice ON private.consents USING btree (notice_version, notice_language);

CREATE INDEX grievances_by_age ON private.grievances USING btree (created_at);

CREATE INDEX grievances_of_person ON private.grievances USING btree (registered_user_id);

CREATE TRIGGER apply_consent
  AFTER INSERT ON private.consents
  FOR EACH ROW
  EXECUTE FUNCTION private.apply_consent();

CREATE TRIGGER ask_for_deletion
  AFTER INSERT ON private.consents
  FOR EACH ROW
  WHEN ((new.purpose = 'kept'::text))
  EXECUTE FUNCTION private.ask_for_deletion();

CREATE TRIGGER audit_change
  AFTER INSERT ON private.consents
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_change('id', 'registered_user_id');

CREATE TRIGGER forget_proposed_relatives
  AFTER INSERT ON private.consents
  FOR EACH ROW
  WHEN (((new.purpose = 'relatives'::text) AND (NOT new.given)))
  EXECUTE FUNCTION private.forget_proposed_relatives();

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE ON private.consents
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_consent_change();

CREATE TRIGGER audit_change
  AFTER INSERT OR DELETE OR UPDATE ON private.grievances
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_change('id', 'registered_user_id', 'name', 'words', 'answer');

CREATE TRIGGER refuse_answer_change
  BEFORE UPDATE ON private.grievances
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_answer_change();

CREATE TRIGGER audit_change
  AFTER INSERT OR DELETE OR UPDATE ON private.nominees
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_change('registered_user_id', 'registered_user_id', 'name', 'relation', 'phone_number');

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE ON private.notices
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_consent_change();

CREATE TRIGGER index_card
  AFTER UPDATE ON public."RegisteredUsers"
  FOR EACH ROW
  WHEN
    (((((((((((old.name IS DISTINCT FROM new.name) OR (old.gender IS DISTINCT FROM new.gender)) OR (old.age IS DISTINCT FROM new.age)) OR (old.religion IS DISTINCT FROM
    new.religion)) OR (old.location IS DISTINCT FROM new.location)) OR (old.first_img IS DISTINCT FROM new.first_img)) OR (old.status IS DISTINCT FROM new.status)) OR
    (old.created_at IS DISTINCT FROM new.created_at)) OR (old.verified_at IS DISTINCT FROM new.verified_at)) OR (old.card_for_members IS DISTINCT FROM new.card_for_members)))
  EXECUTE FUNCTION private.index_card();

CREATE TRIGGER refuse_without_consent
  AFTER UPDATE OF status ON public."RegisteredUsers"
  FOR EACH ROW
  WHEN ((new.visible AND (NOT old.visible)))
  EXECUTE FUNCTION private.refuse_without_consent();

CREATE TRIGGER require_sealed
  BEFORE DELETE ON public."RegisteredUsers"
  FOR EACH ROW
  EXECUTE FUNCTION private.require_sealed();

CREATE CONSTRAINT TRIGGER require_candidates_yes
  AFTER INSERT OR UPDATE ON public.disclosures NOT DEFERRABLE INITIALLY IMMEDIATE
  FOR EACH ROW
  WHEN ((new.revoked_at IS NULL))
  EXECUTE FUNCTION private.require_candidates_yes();

CREATE TRIGGER refuse_relatives
  AFTER INSERT OR UPDATE ON public.profile_details
  FOR EACH ROW
  WHEN ((COALESCE(new."father's_name", new."mother's_name", new."father's_job", new."mother's_job") IS NOT NULL))
  EXECUTE FUNCTION private.refuse_relatives();

CREATE POLICY "No API role reads or writes it" ON "private"."breaches"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."consents"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."grievance_contacts"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."grievances"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."nominees"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."notices"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."other_sendings"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."sealed"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "Visitors read visible profiles while the bureau allows it" ON "public"."RegisteredUsers"
  FOR SELECT
  TO "anon"
  USING ((visible AND (NOT card_for_members) AND ( SELECT private.visitors_may_browse() AS visitors_may_browse)));

CREATE POLICY "Visitors read pictures that are not for members only" ON "storage"."objects"
  FOR SELECT
  TO "anon"
  USING (
CASE
    WHEN
      (( SELECT private.is_storage_operation(ARRAY['storage.object.get_authenticated'::text]) AS is_storage_operation) AND ( SELECT private.visitors_see_pictures() AS
      visitors_see_pictures) AND (((bucket_id = 'profile-images'::text) AND (EXISTS ( SELECT 1
       FROM public."RegisteredUsers"
      WHERE
        ((((private.picture_path(objects.name) = "RegisteredUsers".first_img) OR (private.picture_path(objects.name) = "RegisteredUsers".second_img)) OR
        (private.picture_path(objects.name) = "RegisteredUsers".third_img)) AND (NOT "RegisteredUsers".pictures_for_members))))) OR
        ((bucket_id = 'birth-charts'::text) AND (EXISTS ( SELECT 1
       FROM public."RegisteredUsers"
      WHERE (("RegisteredUsers".birth_chart = private.picture_path(objects.name)) AND (NOT "RegisteredUsers".chart_for_members))))))) THEN private.may_load_picture(name)
    ELSE false
END);

COMMENT ON COLUMN "private"."breaches"."login" IS 'The username by which it happened; null for any.';

COMMENT ON COLUMN "private"."consents"."recorded_by_name" IS 'The admin; null where the member or the family answered itself.';

COMMENT ON COLUMN "private"."consents"."said_by" IS 'Who of the family said so: Self is the candidate.';

COMMENT ON COLUMN "private"."family_links"."for_candidate" IS 'Made for the candidate herself: it asks for her own yes to sharing.';

COMMENT ON COLUMN "private"."grievances"."channel" IS 'Where it was sent: by anybody on the website, by a member on their own page, or by the office for a caller.';

COMMENT ON COLUMN "private"."grievances"."erased_at" IS 'When name, words and answer were erased with the person. Subject and days stay, as the proof of an answer in time.';

COMMENT ON COLUMN "private"."grievances"."registered_user_id" IS 'The member who sent it; null for all others.';

COMMENT ON COLUMN "private"."nominees"."relation" IS 'Of the nominee to the person: a choice of the field whose_phone, without Self.';

COMMENT ON COLUMN "private"."notices"."items" IS '{data, recipients, withdraw, rights, bureau, board, purposes: {purpose: sentence}}.';

COMMENT ON COLUMN "private"."notices"."published_by_name" IS 'The owner; null for the version that comes with the site.';

COMMENT ON COLUMN "private"."sealed"."registered_user_id" IS 'The number of the profile. No foreign key: the profile is gone.';

COMMENT ON COLUMN "public"."RegisteredUsers"."card_for_members" IS 'The card is for members only: visitors do not see it at all.';

COMMENT ON COLUMN "public"."RegisteredUsers"."chart_for_members" IS 'The birth chart is for members only.';

COMMENT ON COLUMN "public"."RegisteredUsers"."pictures_for_members" IS 'Pictures are for members only: visitors see a drawing in their place. Like the next two, the last answer of private.consents.';

COMMENT ON COLUMN "public"."office_details"."off_whatsapp" IS 'The family asked for no WhatsApp: the last answer of private.consents.';

COMMENT ON COLUMN "public"."site_settings"."candidate_says_yes" IS 'Whether contact details are shared only after a yes of the candidate in person.';

COMMENT ON COLUMN "public"."site_settings"."consents_asked" IS 'Whether a registration needs the notice and the consents of sections 5 and 6 of the DPDP Act.';

COMMENT ON COLUMN "public"."site_settings"."grievance_days" IS 'The days within which a complaint is answered, for the page Privacy (DPDP Rules, rule 14: at most 90).';

COMMENT ON COLUMN "public"."site_settings"."grievance_proof" IS 'By what a person who complains is recognised, for the page Privacy; null for the words of the site.';

COMMENT ON COLUMN "public"."site_settings"."keeps_sealed" IS 'Whether an erased person leaves a sealed copy for a year: see private.sealed.';

COMMENT ON COLUMN "public"."site_settings"."officer_email" IS 'The e-mail address of the grievance officer, public; null if it is the bureau''s.';

COMMENT ON COLUMN "public"."site_settings"."officer_phone" IS 'The phone number of the grievance officer, public; null if it is the bureau''s.';

COMMENT ON FUNCTION "private"."acts_between"(timestamp with time zone, timestamp with time zone, text) IS 'Whose data were opened, looked up, shared, exported or changed in a time, act by act, from the audit log; with a login, by it alone. For the login of a member also the own person and whose contact details it could read. Of people who are still there.';

COMMENT ON FUNCTION "private"."add_consents"(bigint, jsonb, text, text, text, date, text, integer) IS 'Adds answers {purpose: boolean} by the notice that was shown, or the newest of that day; none that are the last ones already. The caller has locked the card. Error 22023 with the field in its hint.';

COMMENT ON FUNCTION "private"."addresses_between"(uuid, timestamp with time zone, timestamp with time zone) IS 'The internet addresses of a login''s sign-ins in a time, of sessions that still exist and of the auth server''s log.';

COMMENT ON FUNCTION "private"."apply_consent"() IS 'Trigger: what an answer changes takes effect at once. Withdrawals by the family itself are notified to the admin.';

COMMENT ON FUNCTION "private"."ask_for_deletion"() IS 'Trigger: a no to being kept in the register asks for deletion, and a yes takes that back.';

COMMENT ON FUNCTION "private"."breaches_of_today"() IS 'Of the page Today, for an owner: the breaches of which the Board is not informed in detail yet, with all people, and those of which families are not, with these.';

COMMENT ON FUNCTION "private"."check_breach"(timestamp with time zone, timestamp with time zone, text) IS 'The login as it is stored; null for any. Error 22023 for a time that does not end, and for a login that nobody has or had.';

COMMENT ON FUNCTION "private"."clean_grievance"(text, text, text, text, text, text) IS 'Name, number, e-mail address and words of a complaint, cleaned. Error 22023 names the field in its hint.';

COMMENT ON FUNCTION "private"."confirm"(bigint, text) IS 'Notes that a profile is still right, and shows it again if it was hidden because nobody said so, and the family has not withdrawn its consent. Errors: PT404, and PT409 for a deleted one.';

COMMENT ON FUNCTION "private"."consent"(bigint, text) IS 'Whether a family agrees to a purpose; null if it was never asked. All rules read it here.';

COMMENT ON FUNCTION "private"."consent_purposes"() IS 'The purposes of consents. notice: the notice was given. sharing: the contact details are given to a family after the approval, the candidate''s own yes. intent and truth: intends to marry, and all is true.';

COMMENT ON FUNCTION "private"."consents_for_person"(bigint) IS 'The answers of a family as its own login reads them. A candidate may say "not now" by her own link or to the bureau, without her parents reading it, or seeing an earlier yes go: about sharing only what was said with the login.';

COMMENT ON FUNCTION "private"."count_address"() IS 'Counts an enquiry or a complaint of the caller''s address. Error 22023 after five in an hour or ten in a day.';

COMMENT ON FUNCTION "private"."count_rows_about"(bigint, boolean) IS 'The rows of other tables that refer to a profile: those that go with it, or those that stay without the person.';

COMMENT ON FUNCTION "private"."data_about"(bigint) IS 'All data that the site stores about a person, and the paths of their pictures. Never return the result to a caller of the API who is not this person.';

COMMENT ON FUNCTION "private"."describe_breach"(timestamp with time zone, timestamp with time zone, text) IS 'The extent of a breach: {count, people: [{id, name, kinds, acts}], actors: [{actor_name, acts, people, first_at, last_at, addresses}]}.';

COMMENT ON FUNCTION "private"."destroy_sealed"(timestamp with time zone) IS 'Of make daily: destroys sealed copies after their year; returns their number.';

COMMENT ON FUNCTION "private"."due_people"(timestamp with time zone) IS 'All people who are due for erasure: those of private.erase_due_people and of private.erase_unkept_people.';

COMMENT ON FUNCTION "private"."enquiries_of_hour"(text) IS 'The number of enquiries of this kind in the last hour, with the complaints that count as such, up to the most.';

COMMENT ON FUNCTION "private"."erase_due_people"(timestamp with time zone) IS 'Erases profiles that were deleted at least 30 days before this moment, at most 50 at a time; returns their receipts.';

COMMENT ON FUNCTION "private"."erase_due_people"() IS 'private.erase_due_people for now. Run by make daily and from the dashboard.';

COMMENT ON FUNCTION "private"."erase_grievances"(bigint) IS 'Erases name, words, answer and number of the complaints of this person, and of those with a number or e-mail address of this person and of nobody else.';

COMMENT ON FUNCTION "private"."erase_now"(bigint) IS 'Erases a person and returns the receipt; or, where a sealed copy is kept, makes the person due for the next run of make daily, and returns null.';

COMMENT ON FUNCTION "private"."erase_person"(bigint) IS 'Deletes every row about a person, and every value about them in the audit log; returns a receipt without their name. Files go through the Storage API afterwards: see list_unreferenced_files.';

COMMENT ON FUNCTION "private"."erase_unkept_people"(timestamp with time zone) IS 'Erases people whose purpose is over and whose erasure was announced 30 days before, at most 50 at a time; returns their receipts. Run by make daily.';

COMMENT ON FUNCTION "private"."fields_of_relatives"() IS 'The person fields with names and jobs of father and mother.';

COMMENT ON FUNCTION "private"."forget_grievances"(timestamp with time zone) IS 'Erases complaints, with their numbers, that were answered 365 days before this moment; returns how many. Run by make daily.';

COMMENT ON FUNCTION "private"."forget_proposed_relatives"() IS 'Trigger: after a no to the data of relatives no proposal keeps them.';

COMMENT ON FUNCTION "private"."grievance_clock"(timestamp with time zone) IS 'Until when a complaint of this moment is acknowledged and answered, and when two thirds of the time for the answer are over.';

COMMENT ON FUNCTION "private"."grievance_subjects"() IS 'What a complaint is about: consent is for its withdrawal, misuse for somebody who misused details.';

COMMENT ON FUNCTION "private"."grievances_of_today"() IS 'Of the page Today, the complaints without an answer, oldest first, with their clock.';

COMMENT ON FUNCTION "private"."has_withdrawn"(bigint) IS 'Whether the family last said no to being kept or shown: then nobody shows the profile.';

COMMENT ON FUNCTION "private"."join_household"(bigint, bigint, text) IS 'Makes two people, and the rest of their households, one household. The caller has locked them. Error 22023 for more than 12 people, with the caller''s field in its hint.';

COMMENT ON FUNCTION "private"."keep_grievance"(text, jsonb, text, text, bigint) IS 'Stores a cleaned complaint, once. Error 22023 for a sender who is no member and left no way to answer.';

COMMENT ON FUNCTION "private"."last_consent"(bigint, text) IS 'The answer of a family that counts for a purpose: the last one. A no to sharing by the candidate''s link or to the bureau stays until a yes that comes without the login.';

COMMENT ON FUNCTION "private"."lists_about"(bigint) IS 'The lists of a member''s data, whose person has this id: {log: [...], ...}.';

COMMENT ON FUNCTION "private"."lock_grievances_of"(bigint[]) IS 'Locks the complaints that an erasure of these people may change.';

COMMENT ON FUNCTION "private"."lock_open_grievance"(bigint) IS 'A complaint without an answer, locked until the end of the transaction. Errors PT404, PT409.';

COMMENT ON FUNCTION "private"."lock_rows_of"(bigint[]) IS 'Locks the complaints and breaches that the erasure of several people changes. The caller has locked their cards.';

COMMENT ON FUNCTION "private"."long_text_holds_contact"(text) IS 'private.holds_contact for a text of up to 2000 characters.';

COMMENT ON FUNCTION "private"."may_be_shared"(bigint) IS 'Whether contact details of a person may be given to anybody: not after a no to sharing, and while the setting candidate_says_yes is on, only with the last yes of the candidate in person.';

COMMENT ON FUNCTION "private"."message_placeholders"(text) IS 'The placeholders of a template; null for an unknown template. Never a password, and no contact details but those of the bureau and its grievance officer.';

COMMENT ON FUNCTION "private"."next_to_seal"(timestamp with time zone) IS 'Of make daily: locks the next person who is due for erasure and returns their data; no row when nobody is left.';

COMMENT ON FUNCTION "private"."nominee_of"(bigint) IS '{name, relation, phone_number} of a person''s nominee, or null. Never return the result to a caller of the API before a recorded opening.';

COMMENT ON FUNCTION "private"."note_keeping"(timestamp with time zone) IS 'Of make daily: notes people from before, asks for confirmations (25 a day, or twice the visible people through the days of the setting if that is more), and announces erasures to the owner, at most 25 at a time.';

COMMENT ON FUNCTION "private"."note_sending"(text) IS 'Counts a complaint of a visitor as an enquiry of this kind.';

COMMENT ON FUNCTION "private"."notice_items"() IS 'The texts of a notice. The sentence of a purpose is the label beside its tick.';

COMMENT ON FUNCTION "private"."notify_admin_once"(text) IS 'Adds a notification about nobody for the admin: one unread of a kind, for a flood too.';

COMMENT ON FUNCTION "private"."people_of_grievance"(bigint) IS 'The people who are registered with the phone number or e-mail address of a complaint.';

COMMENT ON FUNCTION "private"."record_number_opening"(text, bigint, bigint[]) IS 'Records in the audit log that the admin opens the number of an enquiry or a complaint, with the people who have it.';

COMMENT ON FUNCTION "private"."refuse_answer_change"() IS 'Trigger: an answered complaint stays as it is, until its words are erased.';

COMMENT ON FUNCTION "private"."refuse_consent_change"() IS 'Trigger: refuses every change of a notice or a consent, but for the erasure of a person.';

COMMENT ON FUNCTION "private"."refuse_past_day"(date, text, boolean) IS 'Error 22023 for a day that does not lie ahead, and for infinity. Null is no day; today_too: today is one.';

COMMENT ON FUNCTION "private"."refuse_relatives"() IS 'Trigger: refuses names and jobs of father and mother while the family''s last answer to that is no.';

COMMENT ON FUNCTION "private"."refuse_unshared"(bigint) IS 'Error 22023 unless private.may_be_shared.';

COMMENT ON FUNCTION "private"."refuse_without_consent"() IS 'Trigger: nobody shows a profile whose family has said no to being kept or shown.';

COMMENT ON FUNCTION "private"."relations"() IS 'Who of a family speaks, or has a phone.';

COMMENT ON FUNCTION "private"."request_deletion"(public."RegisteredUsers", text) IS 'Notes that a family asks for the deletion of its profile, and notifies the admin.';

COMMENT ON FUNCTION "private"."require_candidates_yes"() IS 'Trigger: nothing is shared against private.may_be_shared.';

COMMENT ON FUNCTION "private"."require_opened_number"(text, bigint) IS 'Error 42501 unless the admin has recorded the opening of this number within a minute.';

COMMENT ON FUNCTION "private"."require_proof"(text, text, text, text) IS 'Error 22023 for a full hour, or without the proof for this challenge and this number of the sender.';

COMMENT ON FUNCTION "private"."require_sealed"() IS 'Trigger: where a sealed copy is kept, nobody leaves the register without one. PostgreSQL cannot encrypt for age, so make daily erases.';

COMMENT ON FUNCTION "private"."seal_and_erase"(bigint, bytea, timestamp with time zone) IS 'Of make daily: keeps the encrypted data of private.next_to_seal, and erases the person in the same transaction; returns the receipt.';

COMMENT ON FUNCTION "private"."shared_with_me"() IS 'The registered users whose contact details are now shared with the caller: not those who have withdrawn their consent to it.';

COMMENT ON FUNCTION "private"."unkept_people"(timestamp with time zone) IS 'People whose purpose is over and whose erasure was announced 30 days before this moment.';

COMMENT ON FUNCTION "private"."ways_of_agreeing"() IS 'How an answer came: by the member or a private link, to the bureau, or with a file, on whose paper it is to be confirmed.';

COMMENT ON FUNCTION "public"."acknowledge_grievance"(bigint) IS 'For the admin: the sender was told that the complaint is here. A member gets a notification. PT409 for a closed one.';

COMMENT ON FUNCTION "public"."add_grievance"(text, text, text, text, text) IS 'For the admin: records a complaint on the telephone or at the counter. Fields as of send_grievance. Error 22023 names the field in its hint.';

COMMENT ON FUNCTION "public"."answer_by_candidate"(text, uuid, boolean, text, integer) IS 'For a candidate who has a private link of her own, on a phone that it knows: her yes or no to the sharing of her contact details, by the version of the notice that was shown; 50 answers a day. Errors: PT404; 42501 on another phone, and by a link for the family; 22023.';

COMMENT ON FUNCTION "public"."answer_grievance"(bigint, text) IS 'For the admin: records the answer to a complaint, which closes it and stays as it is. A member reads it on their own page and gets a notification. answer: 2000 characters without contact details. Error 22023 names the field in its hint; PT409 for a closed one.';

COMMENT ON FUNCTION "public"."erase_due_profiles"() IS 'For the admin: erases profiles that were deleted at least 30 days ago, at most 50; returns their receipts.';

COMMENT ON FUNCTION "public"."erase_profile"(bigint, text) IS 'For an owner: erases a deleted profile at once, irreversibly, and returns the receipt. Needs the typed name. Null where a sealed copy is kept: then the next run of make daily erases it.';

COMMENT ON FUNCTION "public"."list_breaches"() IS 'For an owner: the last 100 breaches, newest first, each with the number of people concerned.';

COMMENT ON FUNCTION "public"."list_consents"(bigint) IS 'For the admin, and a member about their own profile: all answers, newest first. About sharing a member reads only what was said with the login. Empty for a member about anybody else.';

COMMENT ON FUNCTION "public"."list_family_links"(bigint) IS 'For the admin: the private links of a family, newest first, without their tokens.';

COMMENT ON FUNCTION "public"."list_grievances"(boolean, integer) IS 'For the admin: {count, list} of the complaints without an answer, oldest first, or of the closed ones, newest first; 20 at a time. Without the number: see open_grievance_contact.';

COMMENT ON FUNCTION "public"."list_not_told"() IS 'For the admin: {count, people: [{id, name, location, status, language}]} of those who have not got the notice of section 5(2), the oldest 100. Nobody while the setting consents_asked is off.';

COMMENT ON FUNCTION "public"."list_people_of_breach"(bigint, integer) IS 'For an owner: the people of a breach, the language of each and when they were informed, 50 at a time from a place on, with the numbers of all.';

COMMENT ON FUNCTION "public"."make_family_link"(bigint, integer, boolean) IS 'For the admin: makes the private link of a family, or of the candidate herself, and returns its token, once. It ends earlier links of the same kind. PT409 unless the profile is visible, and for a family with a login; a candidate gets one all the same.';

COMMENT ON FUNCTION "public"."open_contact_for_biodata"(bigint) IS 'For the admin: records in the audit log that they put a person''s contact details on a biodata. read_contact_details then returns them for a minute. Error 22023 unless private.may_be_shared.';

COMMENT ON FUNCTION "public"."open_family_link"(text, uuid) IS 'For anyone who has the private link of a family: its person, and the people who are shown to it. device: a number that the browser keeps; another one than the first is recorded, and the bureau is notified once. It reads the list without answers until it gave the digits (prove_family_phone). The time of opening is written at most once an hour, and after each showing. for_candidate: it asks for her yes to sharing; her answer is not read by it, because somebody else of the family may open it. PT404 for a link that does not work.';

COMMENT ON FUNCTION "public"."open_grievance_contact"(bigint) IS 'For the admin: records in the audit log that they open the phone number and e-mail address of a complaint. read_grievance_contact then returns them for a minute.';

COMMENT ON FUNCTION "public"."print_people"(bigint[], text, text, integer, integer, boolean) IS 'For the admin: up to 1000 people for paper (biodatas, list or book), brides first, then by age, without contact details and pictures for members only. Leaves out who is not to be on paper, and hidden profiles unless also_hidden; never those who said no to being shown. Records each as printed, with the title and the numbers of the copies. Takes at most 20 s.';

COMMENT ON FUNCTION "public"."read_grievance_contact"(bigint) IS 'For the admin, after open_grievance_contact: {phone_number, email, people: [{id, name}]} of a complaint, with the people who are registered with them. Null if it has none: a member''s, or an erased one.';

COMMENT ON FUNCTION "public"."read_my_grievances"() IS 'For a member: their own complaints, newest first, with the answers of the bureau.';

COMMENT ON FUNCTION "public"."read_nominee"(bigint) IS 'For the admin: {name, relation, phone_number} of a person''s nominee, after open_contact_details; null if there is none.';

COMMENT ON FUNCTION "public"."read_notice"(text, integer) IS 'For everybody: {version, language, published_on, items} of the notice in a language, or in English. The newest version, unless another one is wanted; null for an unknown one.';

COMMENT ON FUNCTION "public"."read_today"(boolean) IS 'For the admin, the lists of a morning, each with its count and the first of them, oldest first (verifications of imported people last): new enquiries, open requests that are not postponed, verifications, follow-ups that are due, answers of families, families that are to be asked about somebody interested, profiles to be confirmed, complaints without an answer, and for an owner announced erasures and breaches of which the Board is not informed. mine: only of the people of the caller, and all enquiries and complaints.';

COMMENT ON FUNCTION "public"."record_breach"(timestamp with time zone, timestamp with time zone, text, text, text, timestamp with time zone) IS 'For an owner: records a breach with the people concerned at this moment, and returns its number. The clock of 72 hours runs from the moment when the bureau learned of it. Takes at most 20 s.';

COMMENT ON FUNCTION "public"."record_breach_notice"(bigint, bigint) IS 'For an owner: records that a person was informed of a breach. PT404 for anybody else.';

COMMENT ON FUNCTION "public"."record_consents"(bigint, jsonb, text, text, text, date, text) IS 'For the admin: records what a family said, {purpose: boolean}, by whose mouth, how (paper, telephone or in person) and on which day. Each answer takes effect at once. After a no to sharing only the candidate says yes to it again. Errors: 22023 with the field in its hint, PT404, PT409 for a deleted profile.';

COMMENT ON FUNCTION "public"."register_person"(uuid, jsonb, text, text, text, jsonb, bigint, bigint, jsonb) IS 'For the admin: inserts card, details, contact and, if a username is given, the login of a person, in one transaction; returns the id. Further lines of a biodata, at most 2000 characters, go into the log, or with contact details into the office''s note. Wishes are {must, hoped}. enquiry_id: the enquiry that becomes this person. household_of: somebody of the same household. consents: {answers, said_by, said_by_name, channel, said_on, notice_language} for record_consents; while the setting consents_asked is on, with a yes to notice, kept, intent and truth. Idempotent by request_id. Error 22023 names the field in its hint, "wishes.caste" for a wish.';

COMMENT ON FUNCTION "public"."report_breach"(bigint) IS 'For an owner: the Board was informed of a breach in detail; its clock stops. A second call changes nothing. PT404 if there is none.';

COMMENT ON FUNCTION "public"."restore_profile"(bigint) IS 'For the admin: restores a deleted profile to its earlier state; returns its status. PT409 when it is due to be erased.';

COMMENT ON FUNCTION "public"."review_breach"(timestamp with time zone, timestamp with time zone, text) IS 'For an owner, before a breach is recorded: whose data were opened, looked up, shared, exported or changed in that time, by which logins, and from which internet addresses. Takes at most 20 s.';

COMMENT ON FUNCTION "public"."save_nominee"(bigint, text, text, text, jsonb) IS 'For the admin: replaces a person''s nominee; an empty name removes it. Returns it as it is stored, null for none. Error 22023 names the field in its hint, 42501 for one that is there, unless the contact details were opened within a day. PT409 if it is neither the one that the admin saw (null for none) nor the same already.';

COMMENT ON FUNCTION "public"."save_notice"(jsonb, integer) IS 'For an owner: publishes a new version of the notice, {language: items}; a language that is not given keeps its texts. Every text has 1 to 2000 characters. Errors: 22023 with the text in its hint, as ta.purposes.kept; PT409 if seen_version is not the newest. The same texts again change nothing.';

COMMENT ON FUNCTION "public"."send_grievance"(text, text, text, text, text, text, text, text) IS 'For everybody: sends a complaint or a request about rights, with the challenge of begin_enquiry. The proof is for phone_number, or for email without one; the limits are those of enquiries, counted together. words: 2000 characters without contact details. Error 22023 names the field in its hint.';

COMMENT ON FUNCTION "public"."send_my_grievance"(text, text) IS 'For a member: sends a complaint or a request about rights, at most ten in a day. words: 2000 characters without contact details. Error 22023 names the field in its hint.';

COMMENT ON FUNCTION "public"."set_my_consent"(text, boolean, text, text, integer) IS 'For a member: says yes or no for a purpose of their own profile, by the version of the notice that was shown, at once; yes to sharing only as the candidate, and 50 answers a day. Error 22023 with the field in its hint.';

COMMENT ON FUNCTION "public"."set_profile_statuses"(jsonb) IS 'For the admin: changes the status of up to 500 profiles, [{id, status, reason, if_status, undo}]. Returns their earlier statuses, as an argument that undoes the change. Takes at most 20 s. Several: skips profiles that are gone, changed meanwhile (if_status), never verified or without consent. One: these are errors.';

COMMENT ON FUNCTION "public"."verify_profiles"(jsonb, text[]) IS 'For the admin: verifies up to 500 waiting profiles, [{id, seen_updated_at}], with one checklist; each gets its own record. Answers {verified: [id], left_out: [{id, why, items}]}. why is gone, not waiting, changed (since seen_updated_at), consent missing (withdrawn) or nothing stored (for these items of the checklist). Error 22023. Takes at most 20 s.';

COMMENT ON FUNCTION "public"."withdraw_deletion_request"() IS 'For a member: withdraws the request for deletion; false if there is none. Error 22023 while the last answer to being kept is no.';

COMMENT ON TABLE "private"."breaches" IS 'Breaches that an owner has recorded: the time, the people concerned, and when the Board was informed. Erased people leave it.';

COMMENT ON TABLE "private"."consents" IS 'Each yes and no of a family, with the notice that it read. Rows are added, never changed; they go with the person.';

COMMENT ON TABLE "private"."grievance_contacts" IS 'Where a complaint is answered to. The admin reads one after a record.';

COMMENT ON TABLE "private"."grievances" IS 'Complaints and requests about rights. An answer is not changed any more. Erased 365 days after the answer; the words go with the person.';

COMMENT ON TABLE "private"."nominees" IS 'Who uses a person''s rights if the person dies or cannot act: one at most, named by the person. Erased with the person.';

COMMENT ON TABLE "private"."notices" IS 'The notice of section 5 in each language, by versions. A version is never changed: families agreed to its sentences.';

COMMENT ON TABLE "private"."other_sendings" IS 'The moments of what visitors sent within the hour that is no enquiry, and counts as one of this kind: complaints.';

COMMENT ON TABLE "private"."sealed" IS 'The data of erased people, encrypted with age to the key of backups. Each row is destroyed after a year, also when the setting is off again.';

COMMENT ON VIEW "private"."person_fields" IS 'The fields of a person: the columns of the tables that the form, files and proposals may write.';

REVOKE ALL ON FUNCTION "private"."acts_between"(timestamp WITH time zone, timestamp WITH time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."acts_between"(timestamp WITH time zone, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."acts_between"(timestamp WITH time zone, timestamp WITH time zone, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."add_consents"(bigint, jsonb, text, text, text, date, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_consents"(bigint, jsonb, text, text, text, date, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_consents"(bigint, jsonb, text, text, text, date, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."addresses_between"(uuid, timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."addresses_between"(uuid, timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."addresses_between"(uuid, timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."apply_consent"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."apply_consent"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."apply_consent"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_for_deletion"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ask_for_deletion"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_for_deletion"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."breaches_of_today"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."breaches_of_today"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."breaches_of_today"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_breach"(timestamp WITH time zone, timestamp WITH time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_breach"(timestamp WITH time zone, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_breach"(timestamp WITH time zone, timestamp WITH time zone, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."clean_grievance"(text, text, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_grievance"(text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."clean_grievance"(text, text, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."consent"(bigint, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."consent"(bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."consent"(bigint, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."consent_purposes"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."consent_purposes"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."consent_purposes"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."consent_purposes"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."consents_for_person"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."consents_for_person"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."consents_for_person"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_address"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_address"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_address"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_rows_about"(bigint, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_rows_about"(bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_rows_about"(bigint, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."data_about"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."data_about"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."data_about"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."describe_breach"(timestamp WITH time zone, timestamp WITH time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."describe_breach"(timestamp WITH time zone, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."describe_breach"(timestamp WITH time zone, timestamp WITH time zone, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."destroy_sealed"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."destroy_sealed"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."destroy_sealed"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."due_people"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."due_people"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."due_people"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."enquiries_of_hour"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."enquiries_of_hour"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."enquiries_of_hour"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."erase_due_people"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."erase_due_people"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."erase_due_people"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."erase_due_people"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."erase_due_people"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."erase_due_people"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."erase_grievances"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."erase_grievances"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."erase_grievances"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."erase_now"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."erase_now"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."erase_now"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."erase_person"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."erase_person"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."erase_person"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."erase_unkept_people"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."erase_unkept_people"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."erase_unkept_people"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."fields_of_relatives"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fields_of_relatives"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."fields_of_relatives"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_grievances"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_grievances"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_grievances"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_proposed_relatives"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_proposed_relatives"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_proposed_relatives"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."grievance_clock"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."grievance_clock"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."grievance_clock"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."grievance_subjects"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."grievance_subjects"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."grievance_subjects"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."grievances_of_today"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."grievances_of_today"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."grievances_of_today"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_withdrawn"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_withdrawn"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_withdrawn"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."join_household"(bigint, bigint, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."join_household"(bigint, bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."join_household"(bigint, bigint, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_grievance"(text, jsonb, text, text, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_grievance"(text, jsonb, text, text, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_grievance"(text, jsonb, text, text, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."last_consent"(bigint, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_consent"(bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."last_consent"(bigint, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_grievances_of"(bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_grievances_of"(bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_grievances_of"(bigint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_open_grievance"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_open_grievance"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_open_grievance"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_rows_of"(bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_rows_of"(bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_rows_of"(bigint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."long_text_holds_contact"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."long_text_holds_contact"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."long_text_holds_contact"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_be_shared"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_be_shared"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_be_shared"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_to_seal"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_to_seal"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_to_seal"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."nominee_of"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."nominee_of"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."nominee_of"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_sending"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_sending"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_sending"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notice_items"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notice_items"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notice_items"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_admin_once"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_admin_once"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_admin_once"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."people_of_grievance"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_of_grievance"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."people_of_grievance"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_number_opening"(text, bigint, bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_number_opening"(text, bigint, bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_number_opening"(text, bigint, bigint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_answer_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_answer_change"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_answer_change"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_consent_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_consent_change"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_consent_change"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_past_day"(date, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_past_day"(date, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_past_day"(date, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_relatives"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_relatives"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_relatives"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_unshared"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_unshared"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_unshared"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_without_consent"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_without_consent"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_without_consent"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."relations"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."relations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."relations"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."relations"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."request_deletion"(public."RegisteredUsers", text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."request_deletion"(public."RegisteredUsers", text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."request_deletion"(public."RegisteredUsers", text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_candidates_yes"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_candidates_yes"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_candidates_yes"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_opened_number"(text, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_opened_number"(text, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_opened_number"(text, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_proof"(text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_proof"(text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_proof"(text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_sealed"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_sealed"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_sealed"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."seal_and_erase"(bigint, bytea, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."seal_and_erase"(bigint, bytea, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."seal_and_erase"(bigint, bytea, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."unkept_people"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unkept_people"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."unkept_people"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ways_of_agreeing"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ways_of_agreeing"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ways_of_agreeing"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."ways_of_agreeing"() TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."acknowledge_grievance"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."acknowledge_grievance"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."acknowledge_grievance"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_grievance"(text, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_grievance"(text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_grievance"(text, text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_by_candidate"(text, uuid, boolean, text, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_by_candidate"(text, uuid, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_by_candidate"(text, uuid, boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_grievance"(bigint, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_grievance"(bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_grievance"(bigint, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."erase_due_profiles"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."erase_due_profiles"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."erase_due_profiles"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."erase_profile"(bigint, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."erase_profile"(bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."erase_profile"(bigint, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_breaches"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_breaches"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_breaches"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_consents"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_consents"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_consents"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_family_links"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_family_links"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_family_links"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_grievances"(boolean, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_grievances"(boolean, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_grievances"(boolean, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_not_told"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_not_told"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_not_told"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_people_of_breach"(bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_people_of_breach"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_people_of_breach"(bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_family_link"(bigint, integer, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_family_link"(bigint, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_family_link"(bigint, integer, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_contact_for_biodata"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_contact_for_biodata"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_contact_for_biodata"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_grievance_contact"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_grievance_contact"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_grievance_contact"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_grievance_contact"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_grievance_contact"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_grievance_contact"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_my_grievances"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_my_grievances"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_my_grievances"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_nominee"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_nominee"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_nominee"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_notice"(text, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."read_notice"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_notice"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_breach"(timestamp WITH time zone, timestamp WITH time zone, text, text, text, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_breach"(timestamp WITH time zone, timestamp WITH time zone, text, text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_breach"(timestamp WITH time zone, timestamp WITH time zone, text, text, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_breach_notice"(bigint, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_breach_notice"(bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_breach_notice"(bigint, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_consents"(bigint, jsonb, text, text, text, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_consents"(bigint, jsonb, text, text, text, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_consents"(bigint, jsonb, text, text, text, date, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."register_person"(uuid, jsonb, text, text, text, jsonb, bigint, bigint, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."register_person"(uuid, jsonb, text, text, text, jsonb, bigint, bigint, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."register_person"(uuid, jsonb, text, text, text, jsonb, bigint, bigint, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_breach"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_breach"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_breach"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."review_breach"(timestamp WITH time zone, timestamp WITH time zone, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."review_breach"(timestamp WITH time zone, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."review_breach"(timestamp WITH time zone, timestamp WITH time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_nominee"(bigint, text, text, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_nominee"(bigint, text, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_nominee"(bigint, text, text, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_notice"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_notice"(jsonb, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_notice"(jsonb, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_grievance"(text, text, text, text, text, text, text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."send_grievance"(text, text, text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_grievance"(text, text, text, text, text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_my_grievance"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_my_grievance"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_my_grievance"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_my_consent"(text, boolean, text, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_my_consent"(text, boolean, text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_my_consent"(text, boolean, text, text, integer) TO "postgres";

ALTER TABLE "private"."consents"
  ADD CONSTRAINT "channel_is_known" CHECK ((channel = ANY (private.ways_of_agreeing())));

ALTER TABLE "private"."consents"
  ADD CONSTRAINT "purpose_is_known" CHECK ((purpose = ANY (private.consent_purposes())));

ALTER TABLE "private"."consents"
  ADD CONSTRAINT "relation_is_known" CHECK ((said_by = ANY (private.relations())));

ALTER TABLE "private"."grievances"
  ADD CONSTRAINT "answer_holds_no_contact" CHECK ((NOT private.long_text_holds_contact(answer)));

ALTER TABLE "private"."grievances"
  ADD CONSTRAINT "subject_is_known" CHECK ((about = ANY (private.grievance_subjects())));

ALTER TABLE "private"."grievances"
  ADD CONSTRAINT "words_hold_no_contact" CHECK ((NOT private.long_text_holds_contact(words)));

drop policy "Visitors read pictures that are not for members only" on storage.objects;
create policy "Visitors read pictures that are not for members only" on storage.objects
  for select to anon
  using (
    case
      when (select private.is_storage_operation(array['storage.object.get_authenticated']))
        and (select private.visitors_see_pictures())
        and (
          (
            bucket_id = 'profile-images'
            and exists (
              select 1 from public."RegisteredUsers"
              where private.picture_path(objects.name) in (first_img, second_img, third_img) and not pictures_for_members
            )
          )
          or (
            bucket_id = 'birth-charts'
            and exists (
              select 1 from public."RegisteredUsers"
              where birth_chart = private.picture_path(objects.name) and not chart_for_members
            )
          )
        )
      then private.may_load_picture(name)
      else false
    end
  );

drop trigger index_card on public."RegisteredUsers";
create trigger index_card after update on public."RegisteredUsers"
  for each row
  when (
    (old.name, old.gender, old.age, old.religion, old.location, old.first_img, old.status, old.created_at, old.verified_at, old.card_for_members)
    is distinct from (new.name, new.gender, new.age, new.religion, new.location, new.first_img, new.status, new.created_at, new.verified_at, new.card_for_members)
  )
  execute function private.index_card();

-- The first version of the notice.
insert into private.notices (version, language, items)
  select 1, language, jsonb_object_agg(item, said) filter (where item not like 'purposes.%')
    || jsonb_build_object('purposes', jsonb_object_agg(substr(item, 10), said) filter (where item like 'purposes.%'))
  from (values
    ('data', 'Of the person to be married, the bureau keeps: name, date of birth and age, religion, community, place, star and horoscope, height, education, work and income, facts about the family, pictures, and what you look for. Also the telephone number, e-mail, address and assets; the bureau’s notes and checks; introductions, your answers and your consents; and if you use this site, your login and what you do here. It comes from you and your family. It is used to find a match, and for nothing else.', 'திருமணம் தேடும் நபரைப் பற்றி எங்கள் மையம் வைத்திருப்பவை: பெயர், பிறந்த தேதி, வயது, மதம், சமூகம், ஊர், நட்சத்திரம், ஜாதகம், உயரம், கல்வி, வேலை, வருமானம், குடும்ப விவரங்கள், படங்கள், நீங்கள் தேடும் வரன் பற்றிய எதிர்பார்ப்புகள். மேலும் தொலைபேசி எண், மின்னஞ்சல், முகவரி, சொத்து; மையத்தின் குறிப்புகள், சரிபார்த்தவை; காட்டிய வரன்கள், உங்கள் பதில்கள், சம்மதங்கள்; இந்தத் தளத்தைப் பயன்படுத்தினால் உங்கள் கணக்கு, இங்கே நீங்கள் செய்பவை. இவற்றை நீங்களும் உங்கள் குடும்பமும் தந்தீர்கள். வரன் தேடுவதற்கு மட்டுமே பயன்படும்.', 'വിവാഹം ആലോചിക്കുന്ന ആളെക്കുറിച്ചു ഞങ്ങളുടെ ബ്യൂറോ സൂക്ഷിക്കുന്നത്: പേര്, ജനനത്തീയതി, പ്രായം, മതം, സമുദായം, സ്ഥലം, നക്ഷത്രം, ജാതകം, ഉയരം, വിദ്യാഭ്യാസം, ജോലി, വരുമാനം, കുടുംബവിവരങ്ങൾ, ഫോട്ടോകൾ, നിങ്ങളുടെ പ്രതീക്ഷകൾ. കൂടാതെ ഫോൺ നമ്പർ, ഇമെയിൽ, വിലാസം, സ്വത്ത്; ബ്യൂറോയുടെ കുറിപ്പുകളും പരിശോധനകളും; കാണിച്ച ആലോചനകൾ, നിങ്ങളുടെ മറുപടികൾ, സമ്മതങ്ങൾ; ഈ സൈറ്റ് ഉപയോഗിക്കുന്നെങ്കിൽ ലോഗിനും ഇവിടെ ചെയ്യുന്ന കാര്യങ്ങളും. ഇവ നിങ്ങളും കുടുംബവും തന്നതാണ്. ചേർന്ന ബന്ധം കണ്ടെത്താൻ മാത്രം ഉപയോഗിക്കുന്നു, മറ്റൊന്നിനുമല്ല.', 'పెళ్లి సంబంధం చూస్తున్న వ్యక్తి గురించి మా బ్యూరో ఉంచేవి: పేరు, పుట్టిన తేదీ, వయసు, మతం, కులం, ఊరు, నక్షత్రం, జాతకం, ఎత్తు, విద్య, ఉద్యోగం, ఆదాయం, కుటుంబ వివరాలు, ఫోటోలు, మీరు కోరే సంబంధం. ఇంకా ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా, ఆస్తి; బ్యూరో రాసుకున్నవి, పరిశీలించినవి; చూపించిన సంబంధాలు, మీ జవాబులు, సమ్మతులు; ఈ సైట్ వాడితే మీ లాగిన్, ఇక్కడ మీరు చేసేవి. ఇవి మీ నుంచి, మీ కుటుంబం నుంచి వచ్చినవి. సంబంధం చూడటానికే వాడతాం, మరి దేనికీ కాదు.', 'ಮದುವೆ ಆಗಬೇಕಾದವರ ಬಗ್ಗೆ ನಮ್ಮ ಬ್ಯೂರೋ ಇಟ್ಟುಕೊಳ್ಳುವುದು: ಹೆಸರು, ಹುಟ್ಟಿದ ದಿನಾಂಕ, ವಯಸ್ಸು, ಧರ್ಮ, ಸಮುದಾಯ, ಊರು, ನಕ್ಷತ್ರ, ಜಾತಕ, ಎತ್ತರ, ಶಿಕ್ಷಣ, ಕೆಲಸ, ಆದಾಯ, ಕುಟುಂಬದ ವಿವರ, ಫೋಟೋ, ನಿಮ್ಮ ನಿರೀಕ್ಷೆಗಳು. ಜೊತೆಗೆ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್, ವಿಳಾಸ, ಆಸ್ತಿ; ಬ್ಯೂರೋದ ಟಿಪ್ಪಣಿಗಳು ಮತ್ತು ಪರಿಶೀಲನೆಗಳು; ತೋರಿಸಿದ ಸಂಬಂಧಗಳು, ನಿಮ್ಮ ಉತ್ತರಗಳು, ಒಪ್ಪಿಗೆಗಳು; ಈ ತಾಣ ಬಳಸಿದರೆ ನಿಮ್ಮ ಲಾಗಿನ್ ಮತ್ತು ಇಲ್ಲಿ ನೀವು ಮಾಡುವುದು. ಇದು ನಿಮ್ಮಿಂದ ಮತ್ತು ನಿಮ್ಮ ಕುಟುಂಬದಿಂದ ಬಂದದ್ದು. ಸಂಬಂಧ ಹುಡುಕಲು ಮಾತ್ರ ಬಳಸುತ್ತೇವೆ, ಬೇರೆ ಯಾವುದಕ್ಕೂ ಅಲ್ಲ.', 'जिनका विवाह होना है, उनके बारे में हमारा ब्यूरो यह रखता है: नाम, जन्म तारीख, उम्र, धर्म, समुदाय, स्थान, नक्षत्र, कुंडली, कद, शिक्षा, पेशा, आय, परिवार की जानकारी, फ़ोटो, और आपको कैसा रिश्ता चाहिए। साथ ही फ़ोन नंबर, ई-मेल, पता, संपत्ति; ब्यूरो की टिप्पणियाँ और जाँच; दिखाए गए रिश्ते, आपके जवाब और सहमतियाँ; और इस साइट का इस्तेमाल करें तो आपका लॉगिन और यहाँ आप जो करते हैं। यह हमें आपसे और आपके परिवार से मिलता है। इसका इस्तेमाल रिश्ता खोजने के लिए होता है, और किसी काम के लिए नहीं।'),
    ('recipients', 'The bureau sees all of this but your password. Only as you agree below: members see the profile, visitors of the site see a small card of it, and other families are shown it by a private link, in lists or on paper. Your telephone number, e-mail, address and assets are shown to nobody until a member asks for them, your family agrees and the bureau approves; then to that member alone.', 'கடவுச்சொல் தவிர இவை அனைத்தையும் மையம் பார்க்கும். கீழே நீங்கள் சம்மதித்தபடி மட்டுமே: உறுப்பினர்கள் உங்கள் விவரத்தைப் பார்க்கலாம், தளத்தின் பார்வையாளர்கள் சிறிய அட்டையைப் பார்க்கலாம், பிற குடும்பங்களுக்குத் தனிப்பட்ட இணைப்பு, பட்டியல், தாள் மூலம் காட்டப்படும். உங்கள் தொலைபேசி எண், மின்னஞ்சல், முகவரி, சொத்து ஆகியவை, ஓர் உறுப்பினர் கேட்டு, உங்கள் குடும்பம் சம்மதித்து, மையம் ஒப்புதல் தரும் வரை யாருக்கும் காட்டப்படாது; பிறகு அந்த உறுப்பினருக்கு மட்டும்.', 'പാസ്‌വേഡ് ഒഴികെ ഇതെല്ലാം ബ്യൂറോ കാണും. താഴെ നിങ്ങൾ സമ്മതിക്കുന്നതുപോലെ മാത്രം: അംഗങ്ങൾ പ്രൊഫൈൽ കാണും, സൈറ്റിലെ സന്ദർശകർ ചെറിയ കാർഡ് കാണും, മറ്റു കുടുംബങ്ങൾക്കു സ്വകാര്യ ലിങ്കിലൂടെയോ ലിസ്റ്റിലോ കടലാസിലോ കാണിക്കും. നിങ്ങളുടെ ഫോൺ നമ്പർ, ഇമെയിൽ, വിലാസം, സ്വത്ത് എന്നിവ, ഒരു അംഗം ചോദിച്ച്, നിങ്ങളുടെ കുടുംബം സമ്മതിച്ച്, ബ്യൂറോ അംഗീകരിക്കുന്നതു വരെ ആർക്കും കാണിക്കില്ല; അതിനുശേഷം ആ അംഗത്തിനു മാത്രം.', 'పాస్‌వర్డ్ తప్ప ఇవన్నీ బ్యూరో చూస్తుంది. కింద మీరు ఒప్పుకున్న మేరకు మాత్రమే: సభ్యులు ప్రొఫైల్ చూస్తారు, సైట్ సందర్శకులు చిన్న కార్డ్ చూస్తారు, ఇతర కుటుంబాలకు ప్రైవేట్ లింక్, జాబితా, కాగితం ద్వారా చూపిస్తాం. మీ ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా, ఆస్తి: సభ్యులెవరైనా అడిగి, మీ కుటుంబం ఒప్పుకుని, బ్యూరో ఆమోదించే వరకు ఎవరికీ కనిపించవు; ఆ తర్వాత ఆ సభ్యులకు మాత్రమే.', 'ಪಾಸ್‌ವರ್ಡ್ ಹೊರತು ಇವೆಲ್ಲ ಬ್ಯೂರೋಗೆ ಕಾಣುತ್ತವೆ. ಕೆಳಗೆ ನೀವು ಒಪ್ಪಿದಂತೆ ಮಾತ್ರ: ಸದಸ್ಯರಿಗೆ ಪ್ರೊಫೈಲ್ ಕಾಣುತ್ತದೆ, ತಾಣದ ಸಂದರ್ಶಕರಿಗೆ ಚಿಕ್ಕ ಕಾರ್ಡ್ ಕಾಣುತ್ತದೆ, ಇತರ ಕುಟುಂಬಗಳಿಗೆ ಖಾಸಗಿ ಲಿಂಕ್, ಪಟ್ಟಿ ಅಥವಾ ಕಾಗದದ ಮೂಲಕ ತೋರಿಸಲಾಗುತ್ತದೆ. ನಿಮ್ಮ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್, ವಿಳಾಸ, ಆಸ್ತಿ, ಸದಸ್ಯರು ಕೇಳಿ, ನಿಮ್ಮ ಕುಟುಂಬ ಒಪ್ಪಿ, ಬ್ಯೂರೋ ಅನುಮೋದಿಸುವವರೆಗೆ ಯಾರಿಗೂ ಕಾಣುವುದಿಲ್ಲ; ನಂತರ ಆ ಸದಸ್ಯರಿಗೆ ಮಾತ್ರ.', 'पासवर्ड को छोड़कर यह सब ब्यूरो देखता है। केवल आपकी नीचे दी गई सहमति के अनुसार: सदस्य प्रोफ़ाइल देखते हैं, साइट के आगंतुक उसका छोटा कार्ड देखते हैं, और दूसरे परिवारों को वह निजी लिंक, सूची या काग़ज़ से दिखाई जाती है। आपका फ़ोन नंबर, ई-मेल, पता और संपत्ति किसी को नहीं दिखते, जब तक कोई सदस्य न माँगे, आपका परिवार सहमत न हो और ब्यूरो मंज़ूरी न दे; उसके बाद केवल उसी सदस्य को।'),
    ('withdraw', 'You can take back each consent at any time, as easily as you gave it: in My Profile, or by a call to the bureau. It acts at once. If you no longer agree that the profile is kept, it is hidden at once and the bureau deletes it. What somebody has already read or written down, nobody can take back.', 'ஒவ்வொரு சம்மதத்தையும் எப்போது வேண்டுமானாலும், தந்ததைப் போலவே எளிதாகத் திரும்பப் பெறலாம்: என் விவரத்தில், அல்லது மையத்துக்கு ஒரு தொலைபேசி அழைப்பில். அது உடனே நடைமுறைக்கு வரும். விவரத்தை வைத்திருக்க வேண்டாம் என்றால், அது உடனே மறைக்கப்படும், மையம் அதை நீக்கும். ஒருவர் ஏற்கெனவே படித்ததையோ எழுதிக்கொண்டதையோ யாராலும் திரும்பப் பெற முடியாது.', 'ഓരോ സമ്മതവും എപ്പോൾ വേണമെങ്കിലും, തന്നതുപോലെ എളുപ്പത്തിൽ പിൻവലിക്കാം: എന്റെ പ്രൊഫൈലിൽ, അല്ലെങ്കിൽ ബ്യൂറോയിലേക്ക് ഒന്നു വിളിച്ച്. അത് ഉടൻ നടപ്പാകും. പ്രൊഫൈൽ സൂക്ഷിക്കേണ്ടെന്നു പറഞ്ഞാൽ അത് ഉടൻ മറയ്ക്കും, ബ്യൂറോ അത് ഇല്ലാതാക്കും. ഒരാൾ മുൻപേ വായിച്ചതോ എഴുതിയെടുത്തതോ ആർക്കും തിരിച്ചെടുക്കാനാവില്ല.', 'ప్రతి సమ్మతినీ ఎప్పుడైనా, ఇచ్చినంత సులభంగా వెనక్కి తీసుకోవచ్చు: “నా ప్రొఫైల్”లో, లేదా బ్యూరోకు ఒక ఫోన్ చేసి. అది వెంటనే అమలవుతుంది. ప్రొఫైల్ ఉంచవద్దంటే, అది వెంటనే కనిపించదు, బ్యూరో దాన్ని తొలగిస్తుంది. ఎవరైనా ఇప్పటికే చదివినది, రాసుకున్నది ఎవరూ వెనక్కి తీసుకోలేరు.', 'ಪ್ರತಿ ಒಪ್ಪಿಗೆಯನ್ನೂ ಯಾವಾಗ ಬೇಕಾದರೂ, ಕೊಟ್ಟಷ್ಟೇ ಸುಲಭವಾಗಿ ಹಿಂಪಡೆಯಬಹುದು: “ನನ್ನ ಪ್ರೊಫೈಲ್” ಪುಟದಲ್ಲಿ, ಅಥವಾ ಬ್ಯೂರೋಗೆ ಒಂದು ಕರೆ ಮಾಡಿ. ಅದು ತಕ್ಷಣ ಜಾರಿಯಾಗುತ್ತದೆ. ಪ್ರೊಫೈಲ್ ಇಟ್ಟುಕೊಳ್ಳುವುದು ಬೇಡ ಎಂದರೆ, ಅದು ತಕ್ಷಣ ಮರೆಯಾಗುತ್ತದೆ, ಬ್ಯೂರೋ ಅದನ್ನು ಅಳಿಸುತ್ತದೆ. ಯಾರಾದರೂ ಈಗಾಗಲೇ ಓದಿದ್ದನ್ನು ಅಥವಾ ಬರೆದುಕೊಂಡದ್ದನ್ನು ಯಾರೂ ಹಿಂಪಡೆಯಲಾಗದು.', 'हर सहमति आप कभी भी, उतनी ही आसानी से वापस ले सकते हैं जितनी आसानी से दी थी: “मेरी प्रोफ़ाइल” में, या ब्यूरो को एक फ़ोन करके। वह तुरंत लागू होती है। आप न चाहें कि प्रोफ़ाइल रखी जाए, तो वह तुरंत छिप जाती है और ब्यूरो उसे डिलीट करता है। जो किसी ने पहले ही पढ़ या लिख लिया, उसे कोई वापस नहीं ले सकता।'),
    ('rights', 'You can see your data, and to which families it was shown or given; have it corrected; and have it deleted: in My Profile, or by a call to the bureau. You can also name a person who uses these rights for you if you die or can no longer do so yourself: tell the bureau.', 'உங்கள் தரவையும், அது எந்தக் குடும்பங்களுக்குக் காட்டப்பட்டது, தரப்பட்டது என்பதையும் பார்க்கலாம்; திருத்தலாம்; நீக்குமாறு கேட்கலாம்: என் விவரத்தில், அல்லது மையத்துக்கு ஒரு தொலைபேசி அழைப்பில். நீங்கள் இறந்தாலோ உங்களால் இயலாமல் போனாலோ உங்களுக்காக இந்த உரிமைகளைப் பயன்படுத்த ஒருவரை நியமிக்கலாம்: மையத்திடம் சொல்லுங்கள்.', 'നിങ്ങളുടെ വിവരങ്ങളും അവ ഏതു കുടുംബങ്ങൾക്കു കാണിച്ചു, കൊടുത്തു എന്നതും കാണാം; തിരുത്താം; ഇല്ലാതാക്കാൻ ആവശ്യപ്പെടാം: എന്റെ പ്രൊഫൈലിൽ, അല്ലെങ്കിൽ ബ്യൂറോയിലേക്ക് ഒന്നു വിളിച്ച്. നിങ്ങൾ മരിക്കുകയോ നിങ്ങൾക്കു കഴിയാതെ വരികയോ ചെയ്താൽ ഈ അവകാശങ്ങൾ നിങ്ങൾക്കുവേണ്ടി ഉപയോഗിക്കാൻ ഒരാളെ നിർദേശിക്കാം: ബ്യൂറോയോടു പറയുക.', 'మీ డేటాను, అది ఏ కుటుంబాలకు చూపించారో, ఇచ్చారో చూడవచ్చు; సరిచేయించుకోవచ్చు; తొలగించమని కోరవచ్చు: “నా ప్రొఫైల్”లో, లేదా బ్యూరోకు ఒక ఫోన్ చేసి. మీరు చనిపోయినా, మీకు వీలుకాకపోయినా మీ తరఫున ఈ హక్కులు వాడుకునే వ్యక్తిని సూచించవచ్చు: బ్యూరోకు చెప్పండి.', 'ನಿಮ್ಮ ಮಾಹಿತಿಯನ್ನು, ಅದನ್ನು ಯಾವ ಕುಟುಂಬಗಳಿಗೆ ತೋರಿಸಲಾಗಿದೆ, ಕೊಡಲಾಗಿದೆ ಎಂಬುದನ್ನು ನೋಡಬಹುದು; ಸರಿಪಡಿಸಬಹುದು; ಅಳಿಸಲು ಕೇಳಬಹುದು: “ನನ್ನ ಪ್ರೊಫೈಲ್” ಪುಟದಲ್ಲಿ, ಅಥವಾ ಬ್ಯೂರೋಗೆ ಒಂದು ಕರೆ ಮಾಡಿ. ನೀವು ತೀರಿಕೊಂಡರೆ ಅಥವಾ ನಿಮಗೆ ಆಗದಿದ್ದರೆ, ನಿಮ್ಮ ಪರವಾಗಿ ಈ ಹಕ್ಕುಗಳನ್ನು ಬಳಸುವವರನ್ನು ಹೆಸರಿಸಬಹುದು: ಬ್ಯೂರೋಗೆ ತಿಳಿಸಿ.', 'आप अपना डेटा, और वह किन परिवारों को दिखाया या दिया गया, यह देख सकते हैं; उसे सुधरवा सकते हैं; और उसे डिलीट करवा सकते हैं: “मेरी प्रोफ़ाइल” में, या ब्यूरो को एक फ़ोन करके। आप किसी को नामित भी कर सकते हैं, जो आपके न रहने पर या आपके असमर्थ होने पर आपकी ओर से ये अधिकार इस्तेमाल करे: ब्यूरो को बताएँ।'),
    ('bureau', 'Ask the bureau about your data, and bring it your complaints. Its name, its officer and its telephone number are given with this notice.', 'உங்கள் தரவு பற்றிய கேள்விகளையும் புகார்களையும் மையத்திடம் சொல்லுங்கள். அதன் பெயர், அலுவலர், தொலைபேசி எண் இந்த அறிவிப்புடன் தரப்பட்டுள்ளன.', 'നിങ്ങളുടെ വിവരങ്ങളെക്കുറിച്ചുള്ള ചോദ്യങ്ങളും പരാതികളും ബ്യൂറോയോടു പറയുക. ബ്യൂറോയുടെ പേരും ഓഫീസറും ഫോൺ നമ്പറും ഈ അറിയിപ്പിനൊപ്പമുണ്ട്.', 'మీ డేటా గురించిన ప్రశ్నలు, ఫిర్యాదులు బ్యూరోకు చెప్పండి. దాని పేరు, అధికారి, ఫోన్ నంబర్ ఈ నోటీసుతో పాటు ఉన్నాయి.', 'ನಿಮ್ಮ ಮಾಹಿತಿಯ ಬಗೆಗಿನ ಪ್ರಶ್ನೆ ಮತ್ತು ದೂರುಗಳನ್ನು ಬ್ಯೂರೋಗೆ ತಿಳಿಸಿ. ಅದರ ಹೆಸರು, ಅಧಿಕಾರಿ, ಫೋನ್ ಸಂಖ್ಯೆ ಈ ಸೂಚನೆಯ ಜೊತೆಗಿವೆ.', 'अपने डेटा के बारे में सवाल और शिकायतें ब्यूरो को बताएँ। उसका नाम, अधिकारी और फ़ोन नंबर इस सूचना के साथ दिए गए हैं।'),
    ('board', 'If the bureau’s answer does not satisfy you, you can complain to the Data Protection Board of India, under the Digital Personal Data Protection Act, 2023.', 'மையத்தின் பதில் திருப்தி தராவிட்டால், டிஜிட்டல் தனிநபர் தரவுப் பாதுகாப்புச் சட்டம், 2023-இன் கீழ் இந்தியத் தரவுப் பாதுகாப்பு வாரியத்திடம் (Data Protection Board of India) புகார் செய்யலாம்.', 'ബ്യൂറോയുടെ മറുപടിയിൽ തൃപ്തിയില്ലെങ്കിൽ, 2023-ലെ ഡിജിറ്റൽ പേഴ്സണൽ ഡേറ്റ പ്രൊട്ടക്‌ഷൻ നിയമപ്രകാരം ഡേറ്റ പ്രൊട്ടക്‌ഷൻ ബോർഡ് ഓഫ് ഇന്ത്യയ്ക്കു പരാതി നൽകാം.', 'బ్యూరో జవాబుతో తృప్తి చెందకపోతే, డిజిటల్ వ్యక్తిగత డేటా రక్షణ చట్టం, 2023 ప్రకారం భారత డేటా రక్షణ బోర్డుకు (Data Protection Board of India) ఫిర్యాదు చేయవచ్చు.', 'ಬ್ಯೂರೋದ ಉತ್ತರ ತೃಪ್ತಿ ತರದಿದ್ದರೆ, ಡಿಜಿಟಲ್ ವೈಯಕ್ತಿಕ ಡೇಟಾ ಸಂರಕ್ಷಣಾ ಕಾಯ್ದೆ, 2023 ರ ಅಡಿ ಭಾರತದ ಡೇಟಾ ಸಂರಕ್ಷಣಾ ಮಂಡಳಿಗೆ (Data Protection Board of India) ದೂರು ಕೊಡಬಹುದು.', 'ब्यूरो के जवाब से संतुष्ट न हों, तो आप डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के तहत भारतीय डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।'),
    ('purposes.notice', 'We have received this notice, and have read it or had it read to us.', 'இந்த அறிவிப்பு எங்களுக்குக் கிடைத்தது; படித்தோம், அல்லது படித்துக் காட்டினார்கள்.', 'ഈ അറിയിപ്പു ഞങ്ങൾക്കു കിട്ടി; വായിച്ചു, അല്ലെങ്കിൽ വായിച്ചുകേട്ടു.', 'ఈ నోటీసు మాకు అందింది; చదివాం, లేదా చదివి వినిపించారు.', 'ಈ ಸೂಚನೆ ನಮಗೆ ಸಿಕ್ಕಿದೆ; ಓದಿದ್ದೇವೆ, ಅಥವಾ ನಮಗೆ ಓದಿ ಹೇಳಿದ್ದಾರೆ.', 'यह सूचना हमें मिली; हमने इसे पढ़ा, या हमें पढ़कर सुनाई गई।'),
    ('purposes.kept', 'The bureau may keep this profile and use it to find a match.', 'மையம் இந்த விவரத்தை வைத்திருந்து, வரன் தேடப் பயன்படுத்தலாம்.', 'ബ്യൂറോയ്ക്ക് ഈ പ്രൊഫൈൽ സൂക്ഷിക്കാം, ബന്ധം കണ്ടെത്താൻ ഉപയോഗിക്കാം.', 'బ్యూరో ఈ ప్రొఫైల్‌ను ఉంచుకుని, సంబంధం చూడటానికి వాడవచ్చు.', 'ಬ್ಯೂರೋ ಈ ಪ್ರೊಫೈಲ್ ಇಟ್ಟುಕೊಂಡು, ಸಂಬಂಧ ಹುಡುಕಲು ಬಳಸಬಹುದು.', 'ब्यूरो यह प्रोफ़ाइल रख सकता है और रिश्ता खोजने के लिए इस्तेमाल कर सकता है।'),
    ('purposes.members', 'Members of this bureau may see the profile.', 'இந்த மையத்தின் உறுப்பினர்கள் விவரத்தைப் பார்க்கலாம்.', 'ഈ ബ്യൂറോയിലെ അംഗങ്ങൾക്കു പ്രൊഫൈൽ കാണാം.', 'ఈ బ్యూరో సభ్యులు ప్రొఫైల్ చూడవచ్చు.', 'ಈ ಬ್ಯೂರೋದ ಸದಸ್ಯರು ಪ್ರೊಫೈಲ್ ನೋಡಬಹುದು.', 'इस ब्यूरो के सदस्य प्रोफ़ाइल देख सकते हैं।'),
    ('purposes.visitors', 'Visitors of the site may see the small card: name, age, religion, place; and height, education and job if the bureau shows them.', 'தளத்தின் பார்வையாளர்கள் சிறிய அட்டையைப் பார்க்கலாம்: பெயர், வயது, மதம், ஊர்; மையம் காட்டினால் உயரம், கல்வி, வேலை.', 'സൈറ്റിലെ സന്ദർശകർക്കു ചെറിയ കാർഡ് കാണാം: പേര്, പ്രായം, മതം, സ്ഥലം; ബ്യൂറോ കാണിക്കുന്നെങ്കിൽ ഉയരം, വിദ്യാഭ്യാസം, ജോലി.', 'సైట్ సందర్శకులు చిన్న కార్డ్ చూడవచ్చు: పేరు, వయసు, మతం, ఊరు; బ్యూరో చూపిస్తే ఎత్తు, విద్య, ఉద్యోగం.', 'ತಾಣದ ಸಂದರ್ಶಕರು ಚಿಕ್ಕ ಕಾರ್ಡ್ ನೋಡಬಹುದು: ಹೆಸರು, ವಯಸ್ಸು, ಧರ್ಮ, ಊರು; ಬ್ಯೂರೋ ತೋರಿಸಿದರೆ ಎತ್ತರ, ಶಿಕ್ಷಣ, ಕೆಲಸ.', 'साइट के आगंतुक छोटा कार्ड देख सकते हैं: नाम, उम्र, धर्म, स्थान; और ब्यूरो दिखाए तो कद, शिक्षा, पेशा।'),
    ('purposes.pictures', 'Visitors of the site may see the pictures.', 'தளத்தின் பார்வையாளர்கள் படங்களைப் பார்க்கலாம்.', 'സൈറ്റിലെ സന്ദർശകർക്കു ഫോട്ടോകൾ കാണാം.', 'సైట్ సందర్శకులు ఫోటోలు చూడవచ్చు.', 'ತಾಣದ ಸಂದರ್ಶಕರು ಫೋಟೋಗಳನ್ನು ನೋಡಬಹುದು.', 'साइट के आगंतुक फ़ोटो देख सकते हैं।'),
    ('purposes.chart', 'Visitors of the site may see the birth chart.', 'தளத்தின் பார்வையாளர்கள் ஜாதகக் கட்டத்தைப் பார்க்கலாம்.', 'സൈറ്റിലെ സന്ദർശകർക്കു ഗ്രഹനില കാണാം.', 'సైట్ సందర్శకులు జాతక చక్రం చూడవచ్చు.', 'ತಾಣದ ಸಂದರ್ಶಕರು ಜನ್ಮ ಕುಂಡಲಿಯನ್ನು ನೋಡಬಹುದು.', 'साइट के आगंतुक जन्म कुंडली देख सकते हैं।'),
    ('purposes.whatsapp', 'The bureau may write to us by WhatsApp.', 'மையம் எங்களுக்கு WhatsApp மூலம் எழுதலாம்.', 'ബ്യൂറോയ്ക്കു ഞങ്ങൾക്ക് WhatsApp വഴി എഴുതാം.', 'బ్యూరో మాకు WhatsAppలో రాయవచ్చు.', 'ಬ್ಯೂರೋ ನಮಗೆ WhatsApp ಮೂಲಕ ಬರೆಯಬಹುದು.', 'ब्यूरो हमें WhatsApp पर लिख सकता है।'),
    ('purposes.families', 'The bureau may show the profile, without contact details, to other families by private links, in lists and on paper.', 'மையம் தொடர்பு விவரங்கள் இல்லாமல் விவரத்தைப் பிற குடும்பங்களுக்குத் தனிப்பட்ட இணைப்புகள், பட்டியல்கள், தாள்கள் மூலம் காட்டலாம்.', 'ബ്യൂറോയ്ക്കു കോൺടാക്റ്റ് വിവരങ്ങളില്ലാതെ പ്രൊഫൈൽ മറ്റു കുടുംബങ്ങൾക്കു സ്വകാര്യ ലിങ്കിലൂടെയും ലിസ്റ്റിലും കടലാസിലും കാണിക്കാം.', 'బ్యూరో కాంటాక్ట్ వివరాలు లేకుండా ప్రొఫైల్‌ను ఇతర కుటుంబాలకు ప్రైవేట్ లింకులు, జాబితాలు, కాగితం ద్వారా చూపించవచ్చు.', 'ಬ್ಯೂರೋ ಸಂಪರ್ಕ ವಿವರಗಳಿಲ್ಲದೆ ಪ್ರೊಫೈಲ್ ಅನ್ನು ಇತರ ಕುಟುಂಬಗಳಿಗೆ ಖಾಸಗಿ ಲಿಂಕ್, ಪಟ್ಟಿ ಮತ್ತು ಕಾಗದದ ಮೂಲಕ ತೋರಿಸಬಹುದು.', 'ब्यूरो बिना संपर्क विवरण के प्रोफ़ाइल दूसरे परिवारों को निजी लिंक, सूची और काग़ज़ से दिखा सकता है।'),
    ('purposes.relatives', 'The names and jobs of the father and mother may be in the profile.', 'அப்பா, அம்மாவின் பெயரும் வேலையும் விவரத்தில் இருக்கலாம்.', 'അച്ഛന്റെയും അമ്മയുടെയും പേരും ജോലിയും പ്രൊഫൈലിൽ ചേർക്കാം.', 'తల్లిదండ్రుల పేర్లు, ఉద్యోగాలు ప్రొఫైల్‌లో ఉండవచ్చు.', 'ತಂದೆ ತಾಯಿಯ ಹೆಸರು ಮತ್ತು ಕೆಲಸ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಇರಬಹುದು.', 'माता-पिता के नाम और पेशे प्रोफ़ाइल में रह सकते हैं।'),
    ('purposes.sharing', 'I, the person to be married, agree that my contact details are given to a family after the bureau has approved it.', 'திருமணம் தேடும் நானே சம்மதிக்கிறேன்: மையம் ஒப்புதல் தந்த பின் என் தொடர்பு விவரங்களை ஒரு குடும்பத்துக்குத் தரலாம்.', 'വിവാഹം ആലോചിക്കുന്ന ഞാൻ തന്നെ സമ്മതിക്കുന്നു: ബ്യൂറോ അംഗീകരിച്ച ശേഷം എന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ ഒരു കുടുംബത്തിനു കൊടുക്കാം.', 'పెళ్లి చేసుకోబోయే నేనే ఒప్పుకుంటున్నాను: బ్యూరో ఆమోదించాక నా కాంటాక్ట్ వివరాలు ఒక కుటుంబానికి ఇవ్వవచ్చు.', 'ಮದುವೆ ಆಗಬೇಕಾದ ನಾನೇ ಒಪ್ಪುತ್ತೇನೆ: ಬ್ಯೂರೋ ಅನುಮೋದಿಸಿದ ನಂತರ ನನ್ನ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಒಂದು ಕುಟುಂಬಕ್ಕೆ ಕೊಡಬಹುದು.', 'जिसका विवाह होना है, वह मैं स्वयं सहमत हूँ: ब्यूरो की मंज़ूरी के बाद मेरा संपर्क विवरण किसी परिवार को दिया जा सकता है।'),
    ('purposes.story', 'After the wedding, the bureau may show it as a success story.', 'திருமணத்துக்குப் பின் அதை வெற்றிக் கதையாக மையம் காட்டலாம்.', 'വിവാഹശേഷം അതു വിജയകഥയായി ബ്യൂറോയ്ക്കു കാണിക്കാം.', 'పెళ్లి తర్వాత దాన్ని విజయగాథగా బ్యూరో చూపించవచ్చు.', 'ಮದುವೆಯ ನಂತರ ಅದನ್ನು ಯಶೋಗಾಥೆಯಾಗಿ ಬ್ಯೂರೋ ತೋರಿಸಬಹುದು.', 'विवाह के बाद ब्यूरो उसे सफलता की कहानी के रूप में दिखा सकता है।'),
    ('purposes.intent', 'This profile is for marriage only, and the person in it intends to marry.', 'இந்த விவரம் திருமணத்துக்கு மட்டுமே; இதில் உள்ளவர் திருமணம் செய்துகொள்ள விரும்புகிறார்.', 'ഈ പ്രൊഫൈൽ വിവാഹത്തിനു മാത്രമാണ്; ഇതിലുള്ള ആൾ വിവാഹം കഴിക്കാൻ ഉദ്ദേശിക്കുന്നു.', 'ఈ ప్రొఫైల్ పెళ్లి కోసం మాత్రమే; ఇందులో ఉన్నవారు పెళ్లి చేసుకోవాలనుకుంటున్నారు.', 'ಈ ಪ್ರೊಫೈಲ್ ಮದುವೆಗಾಗಿ ಮಾತ್ರ; ಇದರಲ್ಲಿರುವವರು ಮದುವೆಯಾಗಲು ಬಯಸುತ್ತಾರೆ.', 'यह प्रोफ़ाइल केवल विवाह के लिए है, और जिनकी यह है वे विवाह करना चाहते हैं।'),
    ('purposes.truth', 'The facts that we have given are true.', 'நாங்கள் தந்த தகவல்கள் உண்மையானவை.', 'ഞങ്ങൾ തന്ന വിവരങ്ങൾ സത്യമാണ്.', 'మేము ఇచ్చిన వివరాలు నిజం.', 'ನಾವು ಕೊಟ್ಟ ವಿವರಗಳು ನಿಜ.', 'हमने जो जानकारी दी है, वह सच है।')
  ) as known (item, en, ta, ml, te, kn, hi)
  cross join lateral (values ('en', en), ('ta', ta), ('ml', ml), ('te', te), ('kn', kn), ('hi', hi)) as own (language, said)
  group by language;

-- Until now one choice was for the pictures and the chart.
update public."RegisteredUsers" set chart_for_members = true where pictures_for_members;
ALTER TABLE private.grievance_contacts
  ALTER COLUMN phone_number SET STATISTICS 0,
  ALTER COLUMN email SET STATISTICS 0;

-- The default texts of the new messages.
insert into public.message_templates (template, language, body)
  select template, language, private.original_message(template, language)
  from unnest(array['grievance received', 'grievance answer', 'breach', 'notice']) as template
  cross join unnest(array['en', 'ta', 'ml', 'te', 'kn', 'hi']) as language
  on conflict do nothing;

alter table private.nominees
  alter column name set statistics 0,
  alter column relation set statistics 0,
  alter column phone_number set statistics 0;

alter table public.office_details alter column off_whatsapp set statistics 0;

-- As the schemas write them.
alter table private.breaches
  drop constraint happened_is_readable,
  drop constraint measures_are_readable,
  add constraint happened_is_readable check (char_length(happened) between 1 and 1000 and not private.holds_contact(happened)),
  add constraint measures_are_readable check (char_length(measures) between 1 and 1000 and not private.holds_contact(measures));
