-- The language of a family is a fact: the one in which it signed in, opened its private link or sent its enquiry is kept
-- (private.read_languages), or at first that of the notice; private.language_of reads it after a choice, before the bureau's main
-- language, a new setting. By her own link the candidate also takes back what was agreed for her: her no stays until she says yes herself, and the
-- login of the family reads no row of it. read_my_off_links goes: no page called it, and it would have told of such a no.
-- New rights: members call note_my_language; members (for themselves) and admins call read_family_language; open_family_link takes a
-- language, answer_by_candidate a purpose. Texts of the register: the heart marks, answers in the message with the link have the
-- words of its buttons, and the Telugu notice hides at once.

SET local check_function_bodies = off;

DROP FUNCTION "public"."answer_by_candidate"(text, uuid, boolean, text, integer);

DROP FUNCTION "public"."open_family_link"(text, uuid);

DROP FUNCTION "public"."read_my_off_links"();

CREATE TABLE "private"."read_languages" (
  "registered_user_id" bigint NOT NULL,
  "language"           text   NOT NULL,
  CONSTRAINT "language_is_a_code" CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  CONSTRAINT "read_languages_pkey" PRIMARY KEY (registered_user_id)
);

ALTER TABLE "private"."read_languages"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "main_language" text;

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
    -- The same again is a second try. What the caller does not read may not decide it: the login would count its rows.
    where not exists (
      select from (
        select * from private.consents as said
        where said.registered_user_id = profile_id and said.purpose = answer.key
          and (add_consents.channel <> 'site' or said.channel = 'site' or said.channel <> 'link' and said.purpose <> 'sharing')
        order by said.id desc limit 1
      ) as last
      where last.given = answer.value::boolean and last.channel = add_consents.channel and last.said_on = add_consents.said_on
        and last.said_by is not distinct from add_consents.said_by and last.said_by_name is not distinct from cleaned_name
        and last.notice_version = notice.version and last.notice_language = notice.language
    )
    order by array_position(private.consent_purposes(), answer.key);
  -- The bureau has spoken to the family in it. What the family itself reads counts before it.
  if channel in ('paper', 'telephone', 'in person') and answers @> '{"notice": true}'
    and not exists (select from private.read_languages where registered_user_id = profile_id)
  then
    perform private.note_language(profile_id, wanted_language);
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
  -- A yes of the parents after the candidate's own no changes nothing.
  counts constant boolean := private.consent(new.registered_user_id, new.purpose);
begin
  if new.purpose in ('visitors', 'pictures', 'chart') then
    update public."RegisteredUsers" set
        card_for_members = case new.purpose when 'visitors' then not counts else card_for_members end,
        pictures_for_members = case new.purpose when 'pictures' then not counts else pictures_for_members end,
        chart_for_members = case new.purpose when 'chart' then not counts else chart_for_members end
      where id = new.registered_user_id
        and case new.purpose when 'visitors' then card_for_members when 'pictures' then pictures_for_members else chart_for_members end = counts;
  elsif new.purpose in ('families', 'whatsapp') then
    insert into public.office_details (registered_user_id) select new.registered_user_id where not counts
      on conflict do nothing;
    update public.office_details set
        off_links = case new.purpose when 'families' then not counts else off_links end,
        off_whatsapp = case new.purpose when 'whatsapp' then not counts else off_whatsapp end
      where registered_user_id = new.registered_user_id
        and case new.purpose when 'families' then off_links else off_whatsapp end = counts;
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
    and counts = new.given
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
  perform private.note_language(profile_id, enquiry.language);
  insert into public.profile_log (registered_user_id, kind, entry, written_by_name, written_at)
    select profile_id, 'Enquiry', enquiry.words, enquiry.name, enquiry.created_at
    where enquiry.words is not null;
end
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
  where registered_user_id = profile_id and channel <> 'link' and (purpose <> 'sharing' or channel = 'site')
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
        'username', username, 'language', coalesce(language, (select known.language from private.read_languages as known where known.registered_user_id = my_id)),
        'created_at', created_at, 'last_password_set_at', last_password_set_at,
        'bureau_password_at', bureau_password_at, 'bureau_password_by', bureau_password_by
      )
      from public.accounts where registered_user_id = my_id
    ),
    'profile', (
      -- How the biodata came, and what was agreed about it, is between the bureau and others.
      select private.read_person(my_id) - private.picture_columns() - array['source', 'source_name', 'share_agreed'] || jsonb_build_object(
        'id', id, 'status', status, 'status_reason', status_reason, 'verified_at', verified_at,
        'verified_items', verified_items, 'created_at', created_at, 'updated_at', private.version_of(my_id), 'status_since', status_since,
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

CREATE OR REPLACE FUNCTION private.language_of (
  profile_id bigint
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(
    (select language from public.accounts where registered_user_id = profile_id),
    (select language from public.office_details where registered_user_id = profile_id),
    (select language from private.read_languages where registered_user_id = profile_id),
    (select main_language from public.site_settings)
  )
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
  -- The parents may have the login: its yes does not stand for what was said without it. A refusal would tell them of a no.
  if purpose = 'sharing' and last.given and last.channel = 'site' then
    select * into own from private.consents as said
      where said.registered_user_id = profile_id and said.purpose = 'sharing' and channel <> 'site' order by said.id desc limit 1;
    if found then
      return own;
    end if;
  elsif purpose <> 'sharing' and last.given and last.channel <> 'link' then
    select * into own from private.consents as said
      where said.registered_user_id = profile_id and said.purpose = last_consent.purpose
        and (channel = 'link' or said_by = 'Self' and channel <> 'site') order by said.id desc limit 1;
    if own.channel = 'link' and not own.given then
      return own;
    end if;
  end if;
  return last;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_language (
  profile_id bigint,
  language   text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.read_languages as known (registered_user_id, language)
    select profile_id, note_language.language
    from public.site_settings where note_language.language = any (string_to_array(languages, ' '))
    on conflict (registered_user_id) do update set language = excluded.language where known.language <> excluded.language
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
    ('profiles chosen', 'en', E'Vanakkam,\nwe have chosen profiles for {name}: {link}\nPlease tell us for each: interested, not interested or later. Or ask us to call you.\n{bureau}, {phone}'),
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
    ('profiles chosen', 'ta', E'வணக்கம்,\n{name} அவர்களுக்காக சில வரன்களைத் தேர்ந்தெடுத்துள்ளோம்: {link}\nஒவ்வொருவருக்கும் விருப்பம் உண்டு, விருப்பம் இல்லை அல்லது பிறகு என்று சொல்லுங்கள். அல்லது உங்களை அழைக்கச் சொல்லுங்கள்.\n{bureau}, {phone}'),
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
    ('profiles chosen', 'ml', E'നമസ്കാരം,\n{name}: ചില പ്രൊഫൈലുകൾ തിരഞ്ഞെടുത്തിട്ടുണ്ട്: {link}\nഓരോന്നിനും താൽപര്യമുണ്ട്, താൽപര്യമില്ല അല്ലെങ്കിൽ പിന്നീട് എന്ന് പറയൂ. അല്ലെങ്കിൽ വിളിക്കാൻ പറയൂ.\n{bureau}, {phone}'),
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
    ('profiles chosen', 'te', E'నమస్కారం,\n{name} గారి కోసం కొన్ని ప్రొఫైల్స్ ఎంచుకున్నాం: {link}\nఒక్కొక్కరికి ఆసక్తి ఉంది, ఆసక్తి లేదు లేదా తర్వాత అని చెప్పండి. లేదా మీకు ఫోన్ చేయమని చెప్పండి.\n{bureau}, {phone}'),
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
    ('profiles chosen', 'kn', E'ನಮಸ್ಕಾರ,\n{name} ಅವರಿಗಾಗಿ ಕೆಲವು ಪ್ರೊಫೈಲ್‌ಗಳನ್ನು ಆಯ್ಕೆ ಮಾಡಿದ್ದೇವೆ: {link}\nಪ್ರತಿಯೊಬ್ಬರಿಗೂ ಆಸಕ್ತಿ ಇದೆ, ಆಸಕ್ತಿ ಇಲ್ಲ ಅಥವಾ ನಂತರ ಎಂದು ತಿಳಿಸಿ. ಇಲ್ಲವೇ ಕರೆ ಮಾಡಲು ಹೇಳಿ.\n{bureau}, {phone}'),
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
    ('profiles chosen', 'hi', E'नमस्ते,\nहमने {name} जी के लिए कुछ प्रोफ़ाइल चुनी हैं: {link}\nहर एक के लिए “रुचि है”, “रुचि नहीं है” या “बाद में” चुनिए। या हमें फ़ोन करने को कहिए।\n{bureau}, {phone}'),
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

CREATE OR REPLACE FUNCTION private.purposes_of_candidate()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['sharing', 'visitors', 'pictures', 'chart', 'families', 'whatsapp'] $function$;

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
    ('fees_on', 'flag', null, null, null, false),
    ('gst_number', 'gst', null, 15, null, false),
    ('gst_rate', 'number', 0, 28, null, false),
    ('upi_id', 'upi', null, 80, null, false),
    ('books_closed_until', 'day', null, 10, null, false),
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
    ('main_language', 'text', null, 3, null, false),
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

CREATE OR REPLACE FUNCTION public.answer_by_candidate (
  token           text,
  device          uuid,
  purpose         text,
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
  if purpose is null or purpose <> all (private.purposes_of_candidate()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'purpose');
  end if;
  perform private.lock_profile(link.registered_user_id);
  if 50 <= (
    select count(*) from private.consents
    where registered_user_id = link.registered_user_id and channel = 'link' and said_on = private.today()
  ) then
    perform private.refuse('too_many_answers_today', 'You have changed your answers very often today. Please call the bureau.');
  end if;
  perform private.add_consents(
    link.registered_user_id, jsonb_build_object(purpose, given), 'Self', null, 'link', private.today(), notice_language, notice_version
  );
  -- It may have ended before the lock: then nothing is kept.
  perform private.family_of_link(token);
end
$function$;

REVOKE ALL ON FUNCTION "public"."answer_by_candidate"(text, uuid, text, boolean, text, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.like_profile (
  profile_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.require_seen(my_id, profile_id);
  perform pg_advisory_xact_lock(hashtextextended('public.likes', my_id));
  if exists (select from public.likes where liker_id = my_id and likes.profile_id = like_profile.profile_id) then
    return;
  end if;
  if (select count(*) from public.likes where liker_id = my_id) >= 500 then
    perform private.refuse('too_many_likes', 'You have marked 500 profiles already. Take some back first.');
  end if;
  -- Who likes a profile may read its details from then on.
  perform private.count_opening(profile_id);
  insert into public.likes (liker_id, profile_id) values (my_id, profile_id);
end
$function$;

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
      select jsonb_agg(to_jsonb(first) || jsonb_build_object('language', private.language_of(first.id)) order by id)
      from (select * from not_told order by id limit 100) as first
    ), '[]'))
  );
end
$function$;

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
      select card.id, card.name, private.language_of(card.id) as language, (
          select max(happened_at) from public.audit_log as entry
          where entry.registered_user_id = card.id and action = 'informed of breach' and record_id = breach.id::text
        ) as informed_at
      from private.breaches as breach join public."RegisteredUsers" as card on card.id = any (breach.people)
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

CREATE OR REPLACE FUNCTION public.note_my_language (
  language text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_large(note_my_language.language);
  perform private.note_language(private.require_member(), note_my_language.language);
end
$function$;

REVOKE ALL ON FUNCTION "public"."note_my_language"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.open_family_link (
  token    text,
  device   uuid,
  language text DEFAULT NULL::text
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
  -- The row of the link is locked by the first opening, and by one that is recorded: a refusal would undo the record.
  if not is_written then
    perform private.one_at_a_time('open_family_link', link.id::text);
  end if;
  perform private.refuse_large(language);
  perform private.tell_due_answers(case when is_written then link.id end);
  -- Before the row of the link is locked: its row refers to the card. The candidate's link leaves no trace in the family's paper.
  if not link.for_candidate and not private.is_admin()
    and (private.phone_is_known(link, device) or link.device_hash is null and device is not null)
  then
    perform private.note_language(link.registered_user_id, language);
  end if;
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

REVOKE ALL ON FUNCTION "public"."open_family_link"(text, uuid, text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.read_family_language (
  profile_id bigint
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_office constant boolean := private.is_admin();
  only_id constant bigint := case when is_office then profile_id else private.require_member() end;
begin
  return case when is_office then private.language_of(only_id)
    else (select language from public.accounts where registered_user_id = only_id and registered_user_id = profile_id) end;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_family_language"(bigint) FROM PUBLIC, "anon", "service_role";

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
  -- Nor does anybody else turn what she took back by her own link.
  if said_by is distinct from 'Self' and (answers @> '{"sharing": true}' or exists (
    select from jsonb_each(answers) as answer
    cross join private.last_consent(profile_id, answer.key) as last
    where answer.value = 'true' and last.channel = 'link' and not last.given
  )) then
    perform private.refuse('only_the_candidate', 'Only the person to be married can say yes to this.', 'said_by');
  end if;
  perform set_config('matrimony.audit_action', 'recorded consent', true);
  perform private.add_consents(profile_id, answers, said_by, said_by_name, channel, said_on, notice_language);
end
$function$;

ALTER TABLE "private"."read_languages"
  ADD CONSTRAINT "read_languages_registered_user_id_fkey" FOREIGN KEY (registered_user_id) REFERENCES public."RegisteredUsers"(id) ON DELETE CASCADE;

CREATE POLICY "No API role reads or writes it" ON "private"."read_languages"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

COMMENT ON COLUMN "private"."family_links"."for_candidate" IS 'Made for the candidate herself: it asks for her own answers, and nothing else.';

COMMENT ON COLUMN "public"."office_details"."off_links" IS 'Not on private links, lists, sheets and messages of the bureau; members see the profile as before. The family reads its own answer by public.list_consents.';

COMMENT ON COLUMN "public"."site_settings"."main_language" IS 'The language in which the bureau writes to a family whose language it does not know: a code of web/src/texts/languages.json. Null: that of the page of the admin who writes.';

COMMENT ON FUNCTION "private"."consents_for_person"(bigint) IS 'The answers of a family as its own login reads them. Nothing that the candidate said by her own link; about sharing only what was said with the login, because she may say "not now" to the bureau too, without her parents reading it, or seeing an earlier yes go.';

COMMENT ON FUNCTION "private"."language_of"(bigint) IS 'The language in which the bureau writes to a family: its own or the bureau''s choice for it; the one in which it reads or was given the notice; the bureau''s main one. Null where nothing is known.';

COMMENT ON FUNCTION "private"."last_consent"(bigint, text) IS 'The answer of a family that counts for a purpose: the last one. What was said about sharing by the candidate''s link or to the bureau stays, whatever yes comes by the login after it. Her no by her link to another purpose stays until she says yes by it, or herself to the bureau.';

COMMENT ON FUNCTION "private"."note_language"(bigint, text) IS 'Keeps in which of the offered languages a family reads; nothing for another one.';

COMMENT ON FUNCTION "private"."purposes_of_candidate"() IS 'What the candidate answers by her own link. A no to being kept or shown to members would be a state of the family''s login, and no name of the parents is hers: the bureau records those.';

COMMENT ON FUNCTION "public"."answer_by_candidate"(text, uuid, text, boolean, text, integer) IS 'For a candidate who has a private link of her own, on a phone that it knows: her yes or no to a purpose of private.purposes_of_candidate, by the version of the notice that was shown; 50 answers a day. The login of the family reads no row of it. Errors: PT404; 42501 on another phone, and by a link for the family; 22023.';

COMMENT ON FUNCTION "public"."note_my_language"(text) IS 'For a member: the language in which they read the site. The bureau writes in it until one is chosen.';

COMMENT ON FUNCTION "public"."open_family_link"(text, uuid, text) IS 'For anyone who has the private link of a family: its person, and the people who are shown to it. language: of the page; a phone that the link knows keeps it for the bureau''s messages. device: a number that the browser keeps; another one than the first is recorded, and the bureau is notified once. It reads the list without answers until it gave the digits (prove_family_phone). The time of opening is written at most once an hour, and after each showing. for_candidate: it asks for her own answers, and shows nobody; they are not read by it, because somebody else of the family may open it. PT404 for a link that does not work.';

COMMENT ON FUNCTION "public"."read_family_language"(bigint) IS 'For the admin: private.language_of. For a member: what they chose themselves; null about anybody else.';

COMMENT ON FUNCTION "public"."record_consents"(bigint, jsonb, text, text, text, date, text) IS 'For the admin: records what a family said, {purpose: boolean}, by whose mouth, how (paper, telephone or in person) and on which day. Each answer takes effect at once. Only the candidate says yes to sharing, and to what she took back by her link. Errors: 22023 with the field in its hint, PT404, PT409 for a deleted profile.';

COMMENT ON TABLE "private"."read_languages" IS 'The language in which a family last signed in, opened its private link or sent its enquiry; before that, of the notice that it was given. A choice counts before it: see private.language_of.';

REVOKE ALL ON FUNCTION "private"."language_of"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."language_of"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."language_of"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_language"(bigint, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_language"(bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_language"(bigint, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."purposes_of_candidate"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."purposes_of_candidate"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."purposes_of_candidate"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_by_candidate"(text, uuid, text, boolean, text, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_by_candidate"(text, uuid, text, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_by_candidate"(text, uuid, text, boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_my_language"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_my_language"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_my_language"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_family_link"(text, uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."open_family_link"(text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_family_link"(text, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_family_language"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_family_language"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_family_language"(bigint) TO "postgres";

-- Moves of data. "Does not show at once" becomes "is hidden at once": in place while no consent names that text, else in a new version.
do $$
declare
  newest constant integer := (select max(version) from private.notices);
  turned constant text := 'అది వెంటనే కనిపించదు, బ్యూరో';
  meant constant text := 'దాన్ని వెంటనే దాచేస్తాం, బ్యూరో';
begin
  if not exists (select from private.notices where version = newest and language = 'te' and items ->> 'withdraw' like '%' || turned || '%') then
    return;
  end if;
  if exists (select from private.consents where notice_version = newest and notice_language = 'te') then
    insert into private.notices (version, language, published_by_name, items)
      select newest + 1, language, published_by_name,
        case language when 'te' then jsonb_set(items, '{withdraw}', to_jsonb(replace(items ->> 'withdraw', turned, meant))) else items end
      from private.notices where version = newest;
  else
    alter table private.notices disable trigger refuse_change;
    update private.notices set items = jsonb_set(items, '{withdraw}', to_jsonb(replace(items ->> 'withdraw', turned, meant)))
      where version = newest and language = 'te';
    alter table private.notices enable trigger refuse_change;
  end if;
end
$$;

-- The default text of each row is computed again; a text of the bureau stays.
update public.message_templates
  set body = case when body = original then private.original_message(template, language) else body end
  where template = 'profiles chosen';
