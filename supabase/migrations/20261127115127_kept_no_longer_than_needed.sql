-- Profiles are kept no longer than they are needed, and their families say from time to time that they are right
-- (coming-and-going/retention.sql): make daily announces an erasure to the owner 30 days before it, asks for confirmations, and may
-- hide who does not confirm. The owner sets the days.
-- Settings for the page Privacy: registration number, country of the server, identity papers. The text that gives contact details
-- warns against sending money.
-- The office adds an enquiry of the telephone or the counter (work/enquiries.sql). A day without end is refused, and a household
-- has at most twelve people.
-- Who may: an owner keeps somebody longer; the bureau, the member and the holder of a private link confirm; the admin adds enquiries.

SET local check_function_bodies = off;

CREATE TABLE "private"."keeping" (
  "registered_user_id" bigint NOT NULL,
  "confirmed_on"       date,
  "confirmed_by"       text,
  "asked_on"           date,
  "hidden_on"          date,
  "announced_on"       date,
  "kept_on"            date,
  CONSTRAINT "confirmations_are_whole" CHECK (((confirmed_on IS NULL) = (confirmed_by IS NULL))),
  CONSTRAINT "confirmer_is_known" CHECK ((confirmed_by = ANY (ARRAY['member'::text, 'link'::text, 'bureau'::text]))),
  CONSTRAINT "keeping_pkey" PRIMARY KEY (registered_user_id),
  "noted_on"           date   NOT NULL DEFAULT private.today(),
  "status_since"       date   NOT NULL DEFAULT private.today()
);

ALTER TABLE "private"."keeping"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "settled_days" smallint NOT NULL DEFAULT 180;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "silent_days" smallint NOT NULL DEFAULT 365;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "confirm_days" smallint NOT NULL DEFAULT 90;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "confirm_grace_days" smallint NOT NULL DEFAULT 0;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "log_months" smallint NOT NULL DEFAULT 12;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "registration_number" text;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "server_country" text;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "identity_papers" text;

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
  if new_day is not null and (new_answer <> 'later' or new_day <= private.today() or not isfinite(new_day)) then
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
    perform private.end_interest(shown, family);
    perform private.notify_answer(mine);
  elsif new_answered_by = 'bureau' then
    perform private.tell_answer(mine);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.clean_enquiry (
  kind         text,
  name         text,
  phone_number text,
  relative     text,
  best_time    text,
  words        text,
  language     text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  fields constant jsonb := private.clean_person(jsonb_build_object('name', name, 'phone_number', phone_number));
  cleaned_words text;
begin
  perform private.refuse_problems(fields);
  if fields ->> 'phone_number' is null then
    perform private.refuse('phone_missing', 'Enter the phone number.', 'phone_number');
  end if;
  if relative is not null and (kind <> 'new' or relative <> all (private.relatives())) then
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
    update public."RegisteredUsers" set status = 'verified', status_reason = null where id = profile_id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.erase_unkept_people (
  as_of timestamp with time zone
)
  RETURNS bigint[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  day constant date := (as_of at time zone 'Asia/Kolkata')::date;
  due bigint[];
  profile_id bigint;
begin
  due := array(
    select kept.registered_user_id from private.keeping as kept join private.kept_until using (registered_user_id)
    where announced_on <= day - 30 and last_day <= day order by 1 limit 50
  );
  -- Locks all cards first: see private.erase_due_people. Somebody may have been kept or confirmed meanwhile.
  perform from public."RegisteredUsers" where id = any (due) order by id for update;
  due := array(
    select kept.registered_user_id from private.keeping as kept join private.kept_until using (registered_user_id)
    where registered_user_id = any (due) and announced_on <= day - 30 and last_day <= day order by 1
  );
  foreach profile_id in array due loop
    perform private.erase_person(profile_id);
  end loop;
  return due;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_logs (
  as_of timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  oldest constant timestamptz := as_of - (select make_interval(months => log_months) from public.site_settings);
begin
  delete from auth.sessions where coalesce(refreshed_at at time zone 'UTC', created_at) < oldest;
  if to_regclass('auth.audit_log_entries') is not null
    and has_table_privilege('auth.audit_log_entries', 'select') and has_table_privilege('auth.audit_log_entries', 'delete') then
    execute 'delete from auth.audit_log_entries where created_at < $1' using oldest;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.hide_unconfirmed (
  as_of timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  day constant date := (as_of at time zone 'Asia/Kolkata')::date;
  due constant bigint[] := array(
    select card.id from public."RegisteredUsers" as card
    join private.keeping as kept on kept.registered_user_id = card.id
    where visible and asked_on <= day - (select nullif(confirm_grace_days, 0) from public.site_settings)
    order by card.id for update of card, kept
  );
  profile_id bigint;
begin
  foreach profile_id in array due loop
    update public."RegisteredUsers" set status = 'on hold', status_reason = 'Not confirmed' where id = profile_id;
    update private.keeping set hidden_on = day where registered_user_id = profile_id;
    perform private.write_audit('hid unconfirmed', 'RegisteredUsers', profile_id::text, profile_id);
    perform private.notify_member('hidden until confirmed', profile_id);
  end loop;
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
  if (select count(*) from public.office_details where household = joined) > 12 then
    perform private.refuse('household_too_large', 'A household has at most 12 people.', 'other_id');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.keeping_of_today (
  my_people bigint[]
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with mine as (
    select card.id, name, asked_on, announced_on from private.keeping as kept
    join public."RegisteredUsers" as card on card.id = kept.registered_user_id
    where (asked_on is not null or announced_on is not null) and deleted_at is null and (my_people is null or card.id = any (my_people))
  ),
  to_confirm as (select id, name, asked_on as since from mine where asked_on is not null),
  -- Only an owner decides.
  to_erase as (
    select id, name, greatest(last_day, announced_on + 30) as since
    from mine join private.kept_until on registered_user_id = id
    where announced_on is not null and (select private.is_owner())
  )
  select jsonb_build_object(
    'to_confirm', jsonb_build_object('count', (select count(*) from to_confirm), 'list', coalesce((
      select jsonb_agg(to_jsonb(first) order by since, id) from (select * from to_confirm order by since, id limit 25) as first
    ), '[]')),
    'to_erase', jsonb_build_object('count', (select count(*) from to_erase), 'list', coalesce((
      select jsonb_agg(to_jsonb(first) order by since, id) from (select * from to_erase order by since, id limit 25) as first
    ), '[]'))
  )
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

  -- The cards first, as a confirmation does.
  to_ask := array(
    select card.id from public."RegisteredUsers" as card
    join private.keeping as kept on kept.registered_user_id = card.id
    cross join public.site_settings
    where card.visible and asked_on is null
      and greatest(confirmed_on, (verified_at at time zone 'Asia/Kolkata')::date) + confirm_days <= day
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

CREATE OR REPLACE FUNCTION private.note_status_day()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.keeping as kept (registered_user_id) values (new.id)
    on conflict (registered_user_id) do update
      set status_since = excluded.status_since, asked_on = null, hidden_on = null, announced_on = null, kept_on = null;
  return null;
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
    ('registered', 'hi', E'नमस्ते {name} जी,\nआपका रजिस्ट्रेशन हो गया है। आपका रजिस्टर नंबर: {id}. हमें फ़ोन करते समय कृपया यह नंबर बताइए।\n{bureau}, {phone}')
  ) as original (template, language, body)
  where original.template = original_message.template and original.language = original_message.language
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

CREATE OR REPLACE FUNCTION public.add_enquiry (
  name         text,
  phone_number text,
  relative     text DEFAULT NULL::text,
  best_time    text DEFAULT NULL::text,
  words        text DEFAULT NULL::text,
  source       text DEFAULT NULL::text,
  source_name  text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  cleaned jsonb;
  cleaned_source text;
  added bigint;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(array[name, phone_number, relative, best_time, words, source, source_name], 8000);
  cleaned := private.clean_enquiry('new', name, phone_number, relative, best_time, words, null);
  if source is null or source <> all (private.sources()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'source');
  end if;
  cleaned_source := private.clean_text('source_name', source_name, 120, no_contact => true);
  perform pg_advisory_xact_lock(hashtextextended('private.enquiries', 0));
  -- The same again within ten minutes is a second try: the answer to the first was lost.
  if not exists (
    select from private.enquiries as enquiry join private.enquiry_numbers as number on number.enquiry_id = enquiry.id
    where enquiry.kind = 'new' and enquiry.created_at > now() - interval '10 minutes' and enquiry.name = cleaned ->> 'name'
      and enquiry.words is not distinct from cleaned ->> 'words' and number.phone_number = cleaned ->> 'phone_number'
  ) then
    insert into private.enquiries (kind, name, relative, best_time, words, source, source_name)
      values ('new', cleaned ->> 'name', relative, best_time, cleaned ->> 'words', source, cleaned_source) returning id into added;
    insert into private.enquiry_numbers (enquiry_id, phone_number) values (added, cleaned ->> 'phone_number');
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."add_enquiry"(text, text, text, text, text, text, text) FROM PUBLIC, "anon", "service_role";

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
  if call_again_on < private.today() or not isfinite(call_again_on) then
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

CREATE OR REPLACE FUNCTION public.confirm_by_link (
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
  perform private.confirm(link.registered_user_id, 'link');
  -- It may have ended before the lock: then nothing is kept.
  perform private.family_of_link(token);
end
$function$;

REVOKE ALL ON FUNCTION "public"."confirm_by_link"(text, uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.confirm_my_profile()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.confirm(private.require_member(), 'member');
end
$function$;

REVOKE ALL ON FUNCTION "public"."confirm_my_profile"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.confirm_profile (
  profile_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.confirm(profile_id, 'bureau');
  perform private.write_audit('confirmed', 'RegisteredUsers', profile_id::text, profile_id);
end
$function$;

REVOKE ALL ON FUNCTION "public"."confirm_profile"(bigint) FROM PUBLIC, "anon", "service_role";

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
        'verified_items', verified_items, 'created_at', created_at, 'updated_at', updated_at, 'status_since', status_since,
        'confirmed_on', confirmed_on, 'erased_on', public.read_keeping(my_id) -> 'erased_on'
      )
      from public."RegisteredUsers" left join private.keeping on registered_user_id = id where id = my_id
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

CREATE OR REPLACE FUNCTION public.keep_longer (
  profile_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_owner();
  perform private.refuse_deleted(private.lock_profile(profile_id));
  update private.keeping set kept_on = private.today(), announced_on = null
    where registered_user_id = profile_id and announced_on is not null;
  if found then
    perform private.write_audit('kept longer', 'RegisteredUsers', profile_id::text, profile_id);
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."keep_longer"(bigint) FROM PUBLIC, "anon", "service_role";

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
  if ask_again_on <= private.today() or not isfinite(ask_again_on) then
    perform private.refuse('day_not_ahead', 'Choose a day after today.', 'ask_again_on');
  end if;
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
    when (select auth.uid()) is null then private.visitors_may_browse()
    else card.id <> all (private.hidden_from_me())
  end
$function$;

REVOKE ALL ON FUNCTION "public"."read_confirmed_month"(bigint) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.read_keeping (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  only_id constant bigint := case when private.is_admin() then read_keeping.profile_id else private.require_member() end;
begin
  return (
    select jsonb_build_object(
      'confirmed_on', confirmed_on, 'confirmed_by', confirmed_by, 'is_due', asked_on is not null or hidden_on is not null,
      'is_hidden', hidden_on is not null, 'kept_on', kept_on,
      'erased_on', case when announced_on is not null then greatest(last_day, announced_on + 30) end
    )
    from private.keeping as kept left join private.kept_until using (registered_user_id)
    where registered_user_id = profile_id and registered_user_id = only_id
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_keeping"(bigint) FROM PUBLIC, "anon", "service_role";

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
  ) || private.answers_of_today(my_people) || private.keeping_of_today(my_people) into lists;
  return lists;
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
  perform private.refuse_full_hour(kind);
  if not private.is_solved(challenge, phone_number, proof, private.proof_bits(kind)) then
    perform private.refuse('enquiry_expired', 'This took too long. Please send it once more.');
  end if;
  cleaned := private.clean_enquiry(kind, name, phone_number, relative, best_time, words, language);
  -- Where no gateway names an address, all callers would be one.
  if address <> '' and not (
    private.count_today('address ' || address, 10)
    and private.count_today(format('address %s, hour %s', address, extract(hour from now())), 5)
  ) then
    perform private.refuse('too_many_enquiries_here', 'Many enquiries have come from this connection. Please call us.');
  end if;
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
  -- One unread notification for a flood of them.
  if not exists (
    select from public.notifications where recipient is null and read_at is null and notifications.kind = 'enquiry came'
  ) then
    perform private.notify_admin('enquiry came', null);
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
  perform private.refuse_large(array[source, source_name], 8000);
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
  if ask_again_on <= private.today() or not isfinite(ask_again_on) then
    perform private.refuse('day_not_ahead', 'Choose a day after today.', 'ask_again_on');
  end if;
  perform set_config('matrimony.audit_action', 'changed request', true);
  update public.contact_requests
    set status = new_status, ask_again_on = set_request_status.ask_again_on
    where id = request_id;
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

ALTER TABLE "private"."keeping"
  ADD CONSTRAINT "keeping_registered_user_id_fkey" FOREIGN KEY (registered_user_id) REFERENCES public."RegisteredUsers"(id) ON DELETE CASCADE;

CREATE INDEX keeping_announced ON private.keeping USING btree (announced_on)
  WHERE (announced_on IS NOT NULL);

CREATE INDEX keeping_asked ON private.keeping USING btree (asked_on)
  WHERE (asked_on IS NOT NULL);

CREATE TRIGGER note_status_day
  AFTER UPDATE OF status ON public."RegisteredUsers"
  FOR EACH ROW
  WHEN ((old.status <> new.status))
  EXECUTE FUNCTION private.note_status_day();

CREATE POLICY "No API role reads or writes it" ON "private"."keeping"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

COMMENT ON COLUMN "private"."keeping"."announced_on" IS 'When the erasure was announced to the owner: 30 days before it, at least.';

COMMENT ON COLUMN "private"."keeping"."asked_on" IS 'Since when a confirmation is due; null while none is.';

COMMENT ON COLUMN "private"."keeping"."hidden_on" IS 'When the profile was hidden because nobody confirmed it; a confirmation shows it again.';

COMMENT ON COLUMN "private"."keeping"."kept_on" IS 'When an owner last decided to keep the profile longer. The days begin again.';

COMMENT ON COLUMN "public"."site_settings"."confirm_days" IS 'The days until a family is asked again whether its profile is right.';

COMMENT ON COLUMN "public"."site_settings"."confirm_grace_days" IS 'The days after that question until a profile is hidden; 0: never.';

COMMENT ON COLUMN "public"."site_settings"."identity_papers" IS 'The identity papers that the bureau looks at, for the page Privacy; null if they are not listed.';

COMMENT ON COLUMN "public"."site_settings"."log_months" IS 'The months for which sign-ins are kept.';

COMMENT ON COLUMN "public"."site_settings"."registration_number" IS 'The number under which the state has registered the bureau, as the Maharashtra Act of 1998 asks; null if it is not shown.';

COMMENT ON COLUMN "public"."site_settings"."server_country" IS 'The country where the server stands, for the page Privacy; null if it is not shown.';

COMMENT ON COLUMN "public"."site_settings"."settled_days" IS 'The days after "engaged" or "married" until a profile is erased.';

COMMENT ON COLUMN "public"."site_settings"."silent_days" IS 'The days without a sign of a family until its profile is erased.';

COMMENT ON FUNCTION "private"."clean_enquiry"(text, text, text, text, text, text, text) IS 'Name, number and words of an enquiry, cleaned. Error 22023 names the field in its hint.';

COMMENT ON FUNCTION "private"."confirm"(bigint, text) IS 'Notes that a profile is still right, and shows it again if it was hidden because nobody said so. Errors: PT404, and PT409 for a deleted one.';

COMMENT ON FUNCTION "private"."erase_unkept_people"(timestamp with time zone) IS 'Erases people whose purpose is over and whose erasure was announced 30 days before, at most 50 at a time; returns their ids. Run by make daily.';

COMMENT ON FUNCTION "private"."forget_logs"(timestamp with time zone) IS 'Of make daily: deletes sign-ins that are older than the months of the setting.';

COMMENT ON FUNCTION "private"."hide_unconfirmed"(timestamp with time zone) IS 'Of make daily: puts visible profiles on hold that nobody confirmed within the grace time, if the bureau has set one. A confirmation shows them again.';

COMMENT ON FUNCTION "private"."join_household"(bigint, bigint) IS 'Makes two people, and the rest of their households, one household. The caller has locked them. Error 22023 for more than 12 people.';

COMMENT ON FUNCTION "private"."keeping_of_today"(bigint[]) IS 'Of the page Today, the profiles to be confirmed, and for an owner those whose erasure is announced, with its day. my_people: only of these; null: of all.';

COMMENT ON FUNCTION "private"."note_keeping"(timestamp with time zone) IS 'Of make daily: notes people from before, asks for confirmations, and announces erasures to the owner, at most 25 at a time.';

COMMENT ON FUNCTION "private"."note_status_day"() IS 'Trigger: notes the day of a new status. What was announced for the earlier one does not count any more.';

COMMENT ON FUNCTION "public"."add_enquiry"(text, text, text, text, text, text, text) IS 'For the admin: records an enquiry on the telephone or at the counter. Fields as of send_enquiry, source and source_name as of set_enquiry_source. Error 22023 names the field in its hint.';

COMMENT ON FUNCTION "public"."add_to_household"(bigint, bigint) IS 'For the admin: two people are of one household; their earlier households become one. Error 22023 for the same person twice and for more than 12 people, PT404, PT409 if one is deleted.';

COMMENT ON FUNCTION "public"."confirm_by_link"(text, uuid) IS 'For anyone who has the private link of a family, on a phone that it knows: the profile of the family is still right. Errors: PT404; 42501 on another phone.';

COMMENT ON FUNCTION "public"."confirm_my_profile"() IS 'For a member: their own profile is still right. It is shown again, if it was hidden because nobody said so.';

COMMENT ON FUNCTION "public"."confirm_profile"(bigint) IS 'For the admin: the family says, as on the telephone, that its profile is still right. A hidden one is shown again, if it was hidden because nobody said so.';

COMMENT ON FUNCTION "public"."keep_longer"(bigint) IS 'For an owner: postpones an announced erasure; the days of the setting begin again. Without an announced one it does nothing.';

COMMENT ON FUNCTION "public"."read_confirmed_month"(bigint) IS 'For readers of a profile: the first day of the month in which its family last said that it is right; null without a confirmation, and for a profile that the caller does not see.';

COMMENT ON FUNCTION "public"."read_keeping"(bigint) IS 'For the admin, and a member about their own profile: when it was last confirmed, whether that is due, whether it is hidden for it, and the announced day of its erasure. Null while nothing is noted, and for a member about anybody else.';

COMMENT ON FUNCTION "public"."read_today"(boolean) IS 'For the admin, the lists of a morning, each with its count and the first of them, oldest first (verifications of imported people last): new enquiries, open requests that are not postponed, verifications, follow-ups that are due, answers of families, families that are to be asked about somebody interested, profiles to be confirmed, and for an owner announced erasures. mine: only of the people of the caller, and all enquiries.';

COMMENT ON TABLE "private"."keeping" IS 'Since when the status of a profile is as it is, its last confirmation, and what is announced about it. Written by triggers, make daily and the functions of this file.';

REVOKE ALL ON FUNCTION "private"."clean_enquiry"(text, text, text, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_enquiry"(text, text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."clean_enquiry"(text, text, text, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."confirm"(bigint, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."confirm"(bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."confirm"(bigint, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."erase_unkept_people"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."erase_unkept_people"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."erase_unkept_people"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_logs"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_logs"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_logs"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hide_unconfirmed"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hide_unconfirmed"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hide_unconfirmed"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keeping_of_today"(bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keeping_of_today"(bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keeping_of_today"(bigint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_keeping"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_keeping"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_keeping"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_status_day"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_status_day"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_status_day"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_enquiry"(text, text, text, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_enquiry"(text, text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_enquiry"(text, text, text, text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_by_link"(text, uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."confirm_by_link"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_by_link"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_my_profile"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."confirm_my_profile"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_my_profile"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_profile"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."confirm_profile"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_profile"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_longer"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."keep_longer"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_longer"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_confirmed_month"(bigint) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."read_confirmed_month"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_confirmed_month"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_keeping"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_keeping"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_keeping"(bigint) TO "postgres";

COMMENT ON COLUMN "private"."keeping"."noted_on" IS 'The day of the row: before it nobody was asked, so silence counts from then.';

CREATE VIEW "private"."kept_until" AS   select card.id as registered_user_id, rule.settled,
    case when rule.settled then greatest(kept.status_since, kept.kept_on) + settings.settled_days
      else greatest(
        kept.status_since, kept.kept_on, kept.confirmed_on, heard.day, case when card.status <> 'on hold' then kept.noted_on end
      ) + settings.silent_days
    end as last_day
  from private.keeping as kept
  join public."RegisteredUsers" as card on card.id = kept.registered_user_id and card.deleted_at is null
  cross join public.site_settings as settings
  cross join lateral (select card.status in ('engaged', 'married') as settled) as rule
  cross join lateral (
    select greatest(
      (card.verified_at at time zone 'Asia/Kolkata')::date,
      (select found.last_active_on from private.profile_search as found where found.id = card.id),
      (select max(last_opened_at)::date from private.family_links as link where link.registered_user_id = card.id),
      (select max(answered_at)::date from public.introductions where family_id = card.id),
      (select max(written_at)::date from public.profile_log as log where log.registered_user_id = card.id)
    ) as day
  ) as heard;

COMMENT ON VIEW "private"."kept_until" IS 'The day on which the purpose of each profile is over: so long after "engaged" or "married", or after the last sign of its family.';

-- A text that the bureau has changed stays. The column with the default text is stored: an update computes it again.
update public.message_templates
  set body = case when body = original then private.original_message(template, language) else body end
  where template = 'details sent' and original is not null;
