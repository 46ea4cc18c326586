-- What a login, a link and a visitor learn. The login of a family learns nothing of the candidate's own answer: her link does
-- nothing else, knows her phone by the digits of her own number alone, and "Self" by the login is the family's. A card's updated_at
-- moves with the card alone and not with an age that follows a birthday; the version that an edit names has a function of the
-- office, profile_version. Visitors select columns of the card by name. An approved request stays approved when a sharing ends,
-- whatever ended it, so that its recipient reads one same end.
-- New rights: visitors lose four columns of the card; admins call profile_version; make_family_link takes a device.

-- Moves of data: recipients read of earlier revocations as of later ones.
update public.contact_requests set status = 'approved' where status = 'revoked';
delete from public.notifications where kind = 'contact lost';

SET local check_function_bodies = off;

REVOKE ALL ON TABLE "public"."RegisteredUsers" FROM "anon";

DROP TRIGGER "forget_proposed_relatives" ON "private"."consents";

DROP TRIGGER "set_updated_at" ON "public"."RegisteredUsers";

DROP TRIGGER "touch_profile" ON "public"."contact_details";

DROP TRIGGER "touch_profile" ON "public"."income_details";

DROP TRIGGER "set_updated_at" ON "public"."office_details";

DROP TRIGGER "touch_profile" ON "public"."office_details";

DROP TRIGGER "touch_profile" ON "public"."profile_details";

DROP VIEW "private"."kept_until";

DROP FUNCTION "private"."forget_proposed_relatives"();

DROP FUNCTION "private"."touch_profile"();

DROP FUNCTION "public"."make_family_link"(bigint, integer, boolean);

ALTER TABLE "private"."family_links"
  ADD COLUMN "maker_hash" bytea;

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
          and (add_consents.channel <> 'site' or said.purpose <> 'sharing' or said.channel = 'site')
        order by said.id desc limit 1
      ) as last
      where last.given = answer.value::boolean and last.channel = add_consents.channel and last.said_on = add_consents.said_on
        and last.said_by is not distinct from add_consents.said_by and last.said_by_name is not distinct from cleaned_name
        and last.notice_version = notice.version and last.notice_language = notice.language
    )
    order by array_position(private.consent_purposes(), answer.key);
end
$function$;

CREATE OR REPLACE FUNCTION private.allow_only_erasure()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  erasable_columns constant text[] := array['old_values', 'new_values', 'values_salt', 'values_erased'];
begin
  if new.old_values is null and new.new_values is null and new.values_salt is null
    and to_jsonb(new) - erasable_columns = to_jsonb(old) - erasable_columns
    and exists (
      select from public.audit_log as erasure
      where erasure.registered_user_id = old.registered_user_id and erasure.action in ('erased', 'erased values') and erasure.id >= old.id
    )
  then
    return new;
  end if;
  perform private.forbid('audit_log_is_append_only', 'The audit log is append-only.');
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

CREATE OR REPLACE FUNCTION private.erase_values_of (
  profile_id bigint,
  fields     text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- Of a proposal, the fields are one level deeper.
  holding constant bigint[] := array(
    select id from public.audit_log cross join unnest(array[old_values, new_values]) as held
    where registered_user_id = profile_id and (held ?| fields or held -> 'changes' ?| fields)
  );
begin
  if holding <> '{}' then
    perform private.write_audit('erased values', 'profile_details', profile_id::text, profile_id);
    update public.audit_log set old_values = null, new_values = null, values_salt = null where id = any (holding) and values_salt is not null;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_relatives()
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
  perform private.erase_values_of(new.registered_user_id, private.fields_of_relatives());
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_own_number (
  profile_id bigint
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (
    select from public.contact_details
    where registered_user_id = profile_id
      and (phone_number is not null and whose_phone = 'Self' or second_phone_number is not null and whose_second_phone = 'Self')
  )
$function$;

CREATE OR REPLACE FUNCTION private.has_read_interest (
  asked_id bigint,
  asker_id bigint
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.notifications join public.accounts on user_id = recipient
    where accounts.registered_user_id = asked_id and kind = 'family interested' and notifications.registered_user_id = asker_id
      and read_at is not null
  ) or exists (
    select from private.family_links join public.introductions on family_id = family_links.registered_user_id
    where family_id = asked_id and shown_id = asker_id and last_opened_at >= asked_at and not for_candidate
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.has_row_of_keys (
  lowercase text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  with row_of as (
    select keys || ' ' || reverse(keys) as keys
    from (select $keys$01234567890-= abcdefghijklmnopqrstuvwxyz qwertyuiop[] asdfghjkl;' zxcvbnm,./ !@#$%^&*() 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p $keys$
      || 'qazwsxedcrfvtgbyhnujmikolp 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 qwaszx qweasdzxc a1b2c3d4e5f6g7h8i9 1a2b3c4d5e6f7g8h9i') as known (keys)
  ),
  -- Where three characters of a row begin.
  part as (
    select place from generate_series(1, char_length(lowercase) - 2) as place cross join row_of
    where position(substr(lowercase, place, 3) in keys) > 0 and substr(lowercase, place, 3) !~ '[[:space:]]'
  )
  select exists (
    select from generate_series(1, char_length(lowercase) - 5) as place cross join row_of
    where position(substr(lowercase, place, 6) in keys) > 0
  ) or (
    -- Several short rows, with little else: Abcd@12345.
    select count(*) < 4 from generate_series(1, char_length(lowercase)) as covered
    where not exists (select from part where covered between part.place and part.place + 2)
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
  end if;
  return last;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_profile (
  profile_id      bigint,
  seen_updated_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS public."RegisteredUsers"
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  card public."RegisteredUsers";
begin
  select * into card from public."RegisteredUsers" where id = profile_id for update;
  if not found then
    perform private.not_found('profile_gone', 'This profile is not there any more.');
  end if;
  if seen_updated_at is distinct from private.version_of(profile_id) and seen_updated_at is not null then
    perform private.conflict('profile_changed', 'This profile was changed while you were looking at it.');
  end if;
  return card;
end
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
  select not (
    last.given is false
    or candidate_says_yes and (last.given and last.said_by = 'Self' and last.channel in ('link', 'paper', 'telephone', 'in person')) is not true
  )
  from private.last_consent(subject_id, 'sharing') as last, public.site_settings
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
  -- People from before, and of older backups.
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
    ('contact taken back', 'member', false, 'Your contact details are not shared with {name} any more.')
$function$;

CREATE OR REPLACE FUNCTION private.people_with_numbers_of (
  profile_id bigint
)
  RETURNS SETOF bigint
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with own as (
    select private.phone_key(phone) as number
    from public.contact_details cross join unnest(array[phone_number, second_phone_number]) as phone
    where registered_user_id = profile_id and char_length(private.phone_key(phone)) >= 7
  )
  select registered_user_id from public.contact_details
  where registered_user_id <> profile_id
    and (private.phone_key(phone_number) in (select number from own) or private.phone_key(second_phone_number) in (select number from own))
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
  select coalesce(
    (not link.for_candidate and sha256(uuid_send(device)) = link.device_hash or sha256(uuid_send(device)) = any (link.known_phones))
      and sha256(uuid_send(device)) is distinct from link.maker_hash,
    false
  )
$function$;

CREATE OR REPLACE FUNCTION private.record_known_numbers (
  profile_id bigint,
  fields     jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  found_ids constant bigint[] := case when fields ?| array['phone_number', 'second_phone_number']
    then array(select * from private.people_with_numbers_of(profile_id) as id order by id) else '{}' end;
begin
  if found_ids <> '{}' then
    perform private.record_lookup(1, found_ids);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_family_phone (
  link   private.family_links,
  device uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- What it did would be read by the login of the family, and tell of the link.
  if link.for_candidate then
    perform private.forbid('not_for_family', 'This link asks the person to be married one question. The family needs another one.');
  end if;
  perform private.require_known_phone(link, device);
end
$function$;

CREATE OR REPLACE FUNCTION private.set_card_updated_at()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  ignored constant text[] := array['updated_at', 'visible'] || case
    when exists (select from public.profile_details where registered_user_id = new.id and date_of_birth is not null) then '{age}'
    else '{}'
  end::text[];
begin
  -- Members read it. A known date of birth decides the age: its stamp would be the birthday.
  new.updated_at := case when to_jsonb(new) - ignored = to_jsonb(old) - ignored then old.updated_at else now() end;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.share_contact (
  about_request bigint,
  subject       public."RegisteredUsers",
  recipient     public."RegisteredUsers"
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- One in force may rest after a no.
  perform private.refuse_unshared(subject.id);
  -- The other direction may be in force already, by another request.
  insert into public.disclosures (request_id, subject_id, recipient_id, shared_by_name)
    values (about_request, subject.id, recipient.id, private.my_admin_name())
    on conflict (recipient_id, subject_id) where revoked_at is null do nothing;
  if found then
    perform private.notify_member('contact received', recipient.id, jsonb_build_object('name', subject.name), subject.id);
    perform private.notify_member('contact given', subject.id, jsonb_build_object('name', recipient.name), recipient.id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.verify_audit_log (
  kept_id   bigint DEFAULT NULL::bigint,
  kept_hash text   DEFAULT NULL::text
)
  RETURNS TABLE (
    id      bigint,
    problem text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with chain as (
    select entry, (entry).id as entry_id,
      lag((entry).id, 1, 0::bigint) over (order by (entry).id) as id_before,
      lag((entry).hash, 1, sha256(''::bytea)) over (order by (entry).id) as hash_before
    from (select entry from public.audit_log as entry) as entries
  ),
  found as (
    select entry_id, 'rows before this one are missing' as problem from chain where entry_id <> id_before + 1
    union all
    select entry_id, 'does not follow the row before it' from chain where (entry).previous_hash <> hash_before
    union all
    select entry_id, 'was altered' from chain where (entry).hash <> private.hash_audit_row(entry)
    union all
    select entry_id, 'its values were altered' from chain
    where (entry).values_salt is not null
      and (entry).values_digest <> private.digest_audit_values((entry).values_salt, (entry).old_values, (entry).new_values)
    union all
    select entry_id, 'its values were removed without an erasure' from chain
    where (entry).values_salt is null
      and ((entry).old_values is not null or (entry).new_values is not null or not exists (
        select from public.audit_log as erasure
        where erasure.registered_user_id = (entry).registered_user_id and erasure.action in ('erased', 'erased values') and erasure.id >= entry_id
      ))
    union all
    select entry_id, 'says that somebody was erased who is still there' from chain
    where (entry).action = 'erased'
      and exists (select from public."RegisteredUsers" as card where card.id = (entry).registered_user_id)
    union all
    select head.last_id, 'the newest rows are missing, or were added by hand'
    from private.audit_head as head
    where not exists (
      select from (select newest.id, newest.hash from public.audit_log as newest order by newest.id desc limit 1) as last
      where last.id = head.last_id and last.hash = head.last_hash
    ) and (head.last_id > 0 or exists (select from public.audit_log))
    union all
    select 0, 'the head of the log is missing' where not exists (select from private.audit_head)
    union all
    select kept_id, 'is missing, or is not the row that it was when its hash was kept'
    where kept_id is not null and not exists (
      select from public.audit_log as kept where kept.id = kept_id and starts_with(encode(kept.hash, 'hex'), kept_hash)
    )
  )
  select found.entry_id, found.problem from found order by found.entry_id, found.problem
$function$;

CREATE OR REPLACE FUNCTION private.version_of (
  profile_id bigint
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select greatest(card.updated_at, details.updated_at, contact.updated_at, income.updated_at, office.updated_at)
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  left join public.contact_details as contact on contact.registered_user_id = card.id
  left join public.income_details as income on income.registered_user_id = card.id
  left join public.office_details as office on office.registered_user_id = card.id
  where card.id = profile_id
$function$;

CREATE OR REPLACE FUNCTION private.was_taken_back (
  request_id bigint
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(bool_and(revoked_at is not null), false) from public.disclosures where disclosures.request_id = was_taken_back.request_id
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
  perform private.require_family_phone(link, device);
  perform private.require_answerable(link.registered_user_id, profile_id);
  perform private.answer_introduction(link.registered_user_id, profile_id, answer, null, 'link');
  -- It may have ended before the locks: then nothing is kept.
  perform private.family_of_link(token);
end
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
  perform private.ask_family(ask_for_contact.profile_id, my_id);
  return new_id;
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
  perform private.require_family_phone(link, device);
  perform private.confirm(link.registered_user_id, 'link');
  -- It may have ended before the lock: then nothing is kept.
  perform private.family_of_link(token);
end
$function$;

CREATE OR REPLACE FUNCTION public.export_payments (
  from_on  date,
  until_on date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
declare
  rows jsonb;
begin
  perform private.require_owner();
  if from_on is null or until_on is null or not isfinite(from_on) or until_on not between from_on and from_on + 366 then
    perform private.refuse('day_not_near', 'Choose a day within a year.', 'until_on');
  end if;
  select coalesce(jsonb_agg(private.receipt(payment) || jsonb_build_object(
      'plan', purchase.plan_name, 'profile_id', purchase.registered_user_id
    ) order by payment.financial_year, payment.number), '[]') into rows
    from private.payments as payment join private.purchases as purchase on purchase.id = payment.purchase_id
    where payment.paid_on between from_on and until_on;
  perform private.write_audit(
    'exported payments', 'payments', jsonb_array_length(rows)::text, null, null,
    jsonb_build_object('from_on', from_on, 'until_on', until_on, 'rows', jsonb_array_length(rows))
  );
  return rows;
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
    select format('select known.* from (%1$s) as card
      cross join lateral jsonb_populate_record(null::public."RegisteredUsers", to_jsonb(card) || jsonb_build_object(''updated_at'', private.version_of(card.id))) as known
      order by %2$s limit %3$s offset %4$s',
      string_agg(
        format('(select card.* from public."RegisteredUsers" as card where %s and %s order by %s limit %s)',
          half, condition, ordering, skip + at_most),
        ' union all '),
      ordering, at_most, skip)
    from unnest(halves) as half
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
    select shown.* from unnest(array(%s)) with ordinality as found (id, place)
    -- A lookup for each row: the planner would scan a small table from end to end.
    cross join lateral (select * from public."RegisteredUsers" where "RegisteredUsers".id = found.id and visible limit 1) as card
    cross join lateral %s as shown
    order by found.place',
    case when is_frequent then 'not' end, condition, ordered,
    -- The columns that visitors may not select from the card.
    case when auth.uid() is not null then '(select card.*)'
      else 'jsonb_populate_record(null::public."RegisteredUsers", to_jsonb(card) - ''{verified_by,updated_at,status_reason,deleted_at}''::text[])' end
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_saved_searches()
  RETURNS TABLE (
    id             bigint,
    name           text,
    filters        jsonb,
    last_opened_at timestamp with time zone,
    new_profiles   integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
begin
  return query
    select
      search.id, search.name, search.filters, search.last_opened_at,
      -- A count is an answer about details, as that of count_profiles. Only the client knows the matching stars; it counts these searches.
      case when not search.filters ? 'matches_star' and private.has_begun(search.filters)
        then private.count_matches(search.filters, search.last_opened_at) end
    from public.saved_searches as search where search.registered_user_id = my_id order by search.name, search.id;
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
      'verified_at', verified_at, 'created_at', created_at, 'updated_at', private.version_of(id),
      'missing', private.items_without_facts(id, private.verification_items())
    ) order by created_at, id)
    from (select * from wanted order by created_at, id offset greatest(coalesce(skipped, 0), 0) limit 25) as part
  ), '[]')) into waiting;
  return waiting;
end
$function$;

CREATE OR REPLACE FUNCTION public.make_family_link (
  profile_id    bigint,
  days          integer DEFAULT 30,
  for_candidate boolean DEFAULT false,
  device        uuid    DEFAULT NULL::uuid
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
  if for_candidate and not private.has_own_number(profile_id) then
    perform private.conflict('no_own_number', 'The bureau has no telephone number of the person to be married. Enter it first, or ask at the counter, and record the answer.');
  end if;
  update private.family_links as link set revoked_at = now()
    where registered_user_id = profile_id and revoked_at is null and link.for_candidate = coalesce(make_family_link.for_candidate, false);
  insert into private.family_links (registered_user_id, token_hash, created_by_name, expires_at, for_candidate, maker_hash)
    values (
      profile_id, sha256(convert_to(token, 'UTF8')), private.my_admin_name(), now() + make_interval(days => days),
      coalesce(make_family_link.for_candidate, false), case when make_family_link.for_candidate then sha256(uuid_send(device)) end
    )
    returning id into link_id;
  perform private.write_audit('made private link', 'family_links', link_id::text, profile_id, null, jsonb_build_object('days', days));
  return token;
end
$function$;

REVOKE ALL ON FUNCTION "public"."make_family_link"(bigint, integer, boolean, uuid) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.profile_version (
  card public."RegisteredUsers"
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return private.version_of(card.id);
end
$function$;

REVOKE ALL ON FUNCTION "public"."profile_version"(public."RegisteredUsers") FROM PUBLIC, "anon", "service_role";

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
  if link.for_candidate and private.is_admin() then
    perform private.forbid('not_for_bureau', 'Only the candidate answers here. Record the answer on the page of the person.');
  end if;
  -- One try at a time. The notification refers to the card, which is locked before the link.
  perform private.lock_cards(link.registered_user_id, link.registered_user_id);
  perform from private.family_links where id = link.id for update;
  -- It may have ended before the lock.
  link := private.family_of_link(token);
  if link.wrong_digits >= 5 or cardinality(link.known_phones) >= 20 or private.phone_is_known(link, device)
    or sha256(uuid_send(device)) = link.maker_hash
  then
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
  father text;
  mother text;
  others constant bigint[] := array(select private.household_of(profile_id));
begin
  perform private.require_admin();
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
          select other_id, 'same telephone number' from private.people_with_numbers_of(profile_id) as other_id
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

CREATE OR REPLACE FUNCTION public.read_linked_statements (
  token  text,
  device uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link constant private.family_links := private.family_of_link(token);
begin
  perform private.require_family_phone(link, device);
  return private.statements_of(link.registered_user_id, by_link => true);
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
      and not private.was_taken_back(request.id)
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
  ) || private.answers_of_today(my_people) || private.keeping_of_today(my_people) || private.grievances_of_today() || private.breaches_of_today()
    || private.fees_of_today(my_people) into lists;
  return lists;
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
  if answers @> '{"sharing": true}' and said_by is distinct from 'Self' then
    perform private.refuse('only_the_candidate', 'Only the person to be married can say yes to this.', 'said_by');
  end if;
  perform set_config('matrimony.audit_action', 'recorded consent', true);
  perform private.add_consents(profile_id, answers, said_by, said_by_name, channel, said_on, notice_language);
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
  perform private.record_known_numbers(request.registered_user_id, fields);
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

CREATE OR REPLACE FUNCTION public.revoke_disclosure (
  disclosure_id bigint,
  revoke_reason text,
  both_ways     boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  chosen public.disclosures;
  disclosure public.disclosures;
  cleaned_reason text;
  subject public."RegisteredUsers";
  recipient public."RegisteredUsers";
begin
  perform private.require_admin();
  perform private.lock_requests_between(subject_id, recipient_id) from public.disclosures where id = disclosure_id;
  select * into chosen from public.disclosures where id = disclosure_id for update;
  if not found then
    perform private.not_found('disclosure_gone', 'This is not shared any more.');
  end if;
  if chosen.revoked_at is not null then
    perform private.conflict('disclosure_revoked', 'This was taken back already.');
  end if;
  cleaned_reason := private.clean_text('revoke_reason', revoke_reason, 300, no_contact => true);
  if cleaned_reason is null then
    perform private.refuse('revoke_reason_missing', 'Say why: members read it.', 'revoke_reason');
  end if;
  perform set_config('matrimony.audit_action', 'revoked disclosure', true);
  for disclosure in
    update public.disclosures
      set revoked_at = now(), revoked_by_name = private.my_admin_name(), revoke_reason = cleaned_reason
      where id = chosen.id
        or (both_ways and revoked_at is null and subject_id = chosen.recipient_id and recipient_id = chosen.subject_id)
      returning *
  loop
    select * into strict subject from public."RegisteredUsers" where id = disclosure.subject_id;
    select * into strict recipient from public."RegisteredUsers" where id = disclosure.recipient_id;
    -- Nothing for the recipient: it reads the same of this end as of one by the family.
    perform private.notify_member('contact taken back', subject.id, jsonb_build_object('name', recipient.name), recipient.id);
  end loop;
end
$function$;

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
  if request.status <> 'approved' or private.was_taken_back(request.id) then
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

CREATE OR REPLACE FUNCTION public.save_profile (
  profile_id      bigint,
  seen_updated_at timestamp with time zone,
  changes         jsonb
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  fields jsonb;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  fields := private.clean_person(changes);
  if seen_updated_at is null then
    perform private.refuse('version_missing', 'Load the profile again.');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id, seen_updated_at));
  perform private.refuse_problems(private.read_person(profile_id) || fields);
  if fields ? 'first_img' and fields ->> 'first_img' is null then
    perform private.refuse('picture_missing', 'Choose at least one picture.', 'first_img');
  end if;
  perform private.refuse_missing_files(profile_id, fields);
  perform private.write_person(profile_id, fields);
  perform private.record_known_numbers(profile_id, fields);
  return private.version_of(profile_id);
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
  perform private.require_family_phone(link, device);
  perform private.tell_answers(array(
    select id from public.introductions where family_id = link.registered_user_id and tell_after is not null
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.verify_profile (
  profile_id      bigint,
  seen_updated_at timestamp with time zone,
  items           text[]
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  if seen_updated_at is null then
    perform private.refuse('version_missing', 'Load the profile again.');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id, seen_updated_at));
  perform set_config('matrimony.audit_action', 'verified', true);
  perform private.record_verification(profile_id, private.clean_checklist(items));
  return private.version_of(profile_id);
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
      (select max(last_opened_at)::date from private.family_links as link where link.registered_user_id = card.id and not for_candidate),
      (select max(answered_at)::date from public.introductions where family_id = card.id),
      (select max(written_at)::date from public.profile_log as log where log.registered_user_id = card.id)
    ) as day
  ) as heard;

CREATE TRIGGER forget_relatives
  AFTER INSERT ON private.consents
  FOR EACH ROW
  WHEN (((new.purpose = 'relatives'::text) AND (NOT new.given)))
  EXECUTE FUNCTION private.forget_relatives();

CREATE TRIGGER set_updated_at
  BEFORE UPDATE ON public."RegisteredUsers"
  FOR EACH ROW
  EXECUTE FUNCTION private.set_card_updated_at();

-- The condition as in the schema, because PostgreSQL prints it in another form.
create trigger set_updated_at before update on public.office_details
  for each row
  when (
    (old.old_number, old.source, old.source_name, old.share_agreed)
    is distinct from (new.old_number, new.source, new.source_name, new.share_agreed)
  )
  execute function private.set_updated_at();

COMMENT ON COLUMN "private"."family_links"."for_candidate" IS 'Made for the candidate herself: it asks for her own yes to sharing, and nothing else.';

COMMENT ON COLUMN "private"."family_links"."maker_hash" IS 'Of the number of the browser that made a link for the candidate: it never answers for her.';

COMMENT ON COLUMN "public"."contact_requests"."status" IS 'It stays approved when a sharing ends, whatever ended it. revoked: of earlier versions.';

COMMENT ON FUNCTION "private"."allow_only_erasure"() IS 'Trigger: the only update of the audit log removes the values of a row about an erased person, or of a person with an entry "erased values" after it.';

COMMENT ON FUNCTION "private"."erase_values_of"(bigint, text[]) IS 'Erases the values of all rows of the audit log that hold one of these fields of a person, and records that. Of a row all values go: the chain covers them as one.';

COMMENT ON FUNCTION "private"."forget_relatives"() IS 'Trigger: after a no to the data of relatives no proposal and no entry of the audit log keeps them. The profile: private.apply_consent.';

COMMENT ON FUNCTION "private"."has_own_number"(bigint) IS 'Whether the bureau has a telephone number of the candidate herself.';

COMMENT ON FUNCTION "private"."has_row_of_keys"(text) IS 'Whether a password in small letters has six characters that follow one another in the alphabet or on a keyboard, or all but three are of such rows.';

COMMENT ON FUNCTION "private"."last_consent"(bigint, text) IS 'The answer of a family that counts for a purpose: the last one. What was said about sharing by the candidate''s link or to the bureau stays, whatever yes comes by the login after it.';

COMMENT ON FUNCTION "private"."lock_profile"(bigint, timestamp with time zone) IS 'The card, locked until the end of the transaction. Errors: PT404, and PT409 if its version differs from the given one.';

COMMENT ON FUNCTION "private"."may_be_shared"(bigint) IS 'Whether contact details of a person may be given to anybody: not after a no to sharing, and while the setting candidate_says_yes is on, only with the last yes of the candidate, by her own link or to the bureau: the parents may have the login.';

COMMENT ON FUNCTION "private"."people_with_numbers_of"(bigint) IS 'The other people who have a telephone number of this person.';

COMMENT ON FUNCTION "private"."phone_is_known"(private.family_links, uuid) IS 'Whether this browser opened the link first, or gave the last digits of the family''s number; of a candidate only the digits of her own number count, and the browser that made her link is never known.';

COMMENT ON FUNCTION "private"."record_known_numbers"(bigint, jsonb) IS 'A number that is written for a person is looked up by it: read_household names its other owners. Records that, once there are any.';

COMMENT ON FUNCTION "private"."require_family_phone"(private.family_links, uuid) IS 'Error 42501 for a link of the candidate, and as private.require_known_phone.';

COMMENT ON FUNCTION "private"."set_card_updated_at"() IS 'Trigger: sets updated_at of a card to the time of a change, but for an age that follows the date of birth.';

COMMENT ON FUNCTION "private"."version_of"(bigint) IS 'The version of a profile: the last change of its parts. Nobody but the office may know it: it moves with what is hidden.';

COMMENT ON FUNCTION "private"."was_taken_back"(bigint) IS 'Whether all that was shared by an approved request is revoked.';

COMMENT ON FUNCTION "public"."answer_family_link"(text, bigint, text, uuid) IS 'For anyone who has the private link of a family, on a phone that it knows: answers about a person on its list. Errors: those of private.answer_introduction; 42501 where the bureau asks by itself, on another phone, and by a candidate''s link.';

COMMENT ON FUNCTION "public"."confirm_by_link"(text, uuid) IS 'For anyone who has the private link of a family, on a phone that it knows: the profile of the family is still right. Errors: PT404; 42501 on another phone, and by a candidate''s link.';

COMMENT ON FUNCTION "public"."find_people"(jsonb, text, integer, integer) IS 'For the admin: registered users of any status, sorted by newest, oldest, name, age or id. Skips the first "skip" (up to 1000000) and returns at_most (1 to 60). Filters (of a list: several with commas mean one of them): ids, name (of the person, who comes first among the newest, or of father or mother; similar names, if nobody has it), status, login (none, waiting, active, off), side, religion, place, age_from, age_to, height_from, height_to, caste, education, occupation, mother_tongue, birth_star, rasi, mangal_dosha, marital_status, registered_from, registered_to (days), without_picture, not_told (has a login, but no WhatsApp notice was sent), handled_by (the username of an admin), unhandled, source. Only the status "deleted" includes deleted profiles. updated_at is the version of the profile. Error 22023 for wrong filters.';

COMMENT ON FUNCTION "public"."list_saved_searches"() IS 'For a member: their saved searches, each with the number of matching profiles created since it was last opened. 1001 stands for more than 1000. Null for a search by details that is not begun today, and for one by matching stars: count_profiles counts it with the lists of stars.';

COMMENT ON FUNCTION "public"."make_family_link"(bigint, integer, boolean, uuid) IS 'For the admin: makes the private link of a family, or of the candidate herself, and returns its token, once. It ends earlier links of the same kind. device: the number of the browser, which does not answer for a candidate. PT409 unless the profile is visible, for a family with a login (a candidate gets one all the same), and for a candidate without a number of her own.';

COMMENT ON FUNCTION "public"."open_family_link"(text, uuid) IS 'For anyone who has the private link of a family: its person, and the people who are shown to it. device: a number that the browser keeps; another one than the first is recorded, and the bureau is notified once. It reads the list without answers until it gave the digits (prove_family_phone). The time of opening is written at most once an hour, and after each showing. for_candidate: it asks for her yes to sharing, and shows nobody; her answer is not read by it, because somebody else of the family may open it. PT404 for a link that does not work.';

COMMENT ON FUNCTION "public"."profile_version"(public."RegisteredUsers") IS 'For the admin, a column of the card: the version of the profile, which an edit or a decision names.';

COMMENT ON FUNCTION "public"."prove_family_phone"(text, uuid, text) IS 'For anyone who has the private link of a family, on another phone: the last four digits of a number of the family; by the link of a candidate, on each phone, of her own number. One answer for right and wrong ones, open_family_link says the rest; five wrong ones for each link, of which the bureau is notified. Phones that are known stay known. 22023 for anything but four digits.';

COMMENT ON FUNCTION "public"."read_household"(bigint) IS 'For the admin: {people: [{id, name}], proposed: [{id, name, reasons}]}: the others of the household, and at most five who may be of it. A reason is "same telephone number", without the number, or "same parents". Who has a number is on record since it was written: private.record_known_numbers.';

COMMENT ON FUNCTION "public"."read_linked_statements"(text, uuid) IS 'For anyone who has the private link of a family, on a phone that it knows: its statements, as read_statements gives them. Errors: PT404; 42501 on another phone, and by a candidate''s link.';

COMMENT ON FUNCTION "public"."record_consents"(bigint, jsonb, text, text, text, date, text) IS 'For the admin: records what a family said, {purpose: boolean}, by whose mouth, how (paper, telephone or in person) and on which day. Each answer takes effect at once. Only the candidate says yes to sharing. Errors: 22023 with the field in its hint, PT404, PT409 for a deleted profile.';

COMMENT ON FUNCTION "public"."revoke_disclosure"(bigint, text, boolean) IS 'For the admin: revokes a disclosure, or both ways what is shared between the two; the recipient loses the details at once, and reads the same as after a no of the candidate, or while the profile is hidden: the request stays approved.';

COMMENT ON FUNCTION "public"."save_profile"(bigint, timestamp with time zone, jsonb) IS 'For the admin: writes the changed fields of a person and returns the new version. Errors: PT409 if the profile has changed since seen_updated_at, 22023 with the field in its hint, PT404.';

COMMENT ON FUNCTION "public"."set_my_consent"(text, boolean, text, text, integer) IS 'For a member: says yes or no for a purpose of their own profile, by the version of the notice that was shown, at once; yes to sharing only as the candidate, though it counts as said by the family, and 50 answers a day. Error 22023 with the field in its hint.';

COMMENT ON VIEW "private"."kept_until" IS 'The day on which the purpose of each profile is over: so long after "engaged" or "married", or after the last sign of its family.';

REVOKE ALL ON FUNCTION "private"."erase_values_of"(bigint, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."erase_values_of"(bigint, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."erase_values_of"(bigint, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_relatives"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_relatives"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_relatives"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_own_number"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_own_number"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_own_number"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."people_with_numbers_of"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_with_numbers_of"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."people_with_numbers_of"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_known_numbers"(bigint, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_known_numbers"(bigint, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_known_numbers"(bigint, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_family_phone"(private.family_links, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_family_phone"(private.family_links, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_family_phone"(private.family_links, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_card_updated_at"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_card_updated_at"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_card_updated_at"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."version_of"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."version_of"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."version_of"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."was_taken_back"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."was_taken_back"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."was_taken_back"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_family_link"(bigint, integer, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_family_link"(bigint, integer, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_family_link"(bigint, integer, boolean, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."profile_version"(public."RegisteredUsers") TO "authenticated";

REVOKE ALL ON FUNCTION "public"."profile_version"(public."RegisteredUsers") FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."profile_version"(public."RegisteredUsers") TO "postgres";

REVOKE ALL ("age") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("age") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("birth_chart") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("birth_chart") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("card_for_members") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("card_for_members") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("chart_for_members") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("chart_for_members") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("created_at") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("created_at") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("first_img") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("first_img") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("gender") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("gender") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("id") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("id") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("location") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("location") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("name") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("name") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("own_script_name") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("own_script_name") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("pictures_for_members") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("pictures_for_members") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("religion") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("religion") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("second_img") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("second_img") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("status") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("status") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("third_img") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("third_img") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("verified_at") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("verified_at") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("verified_items") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("verified_items") ON TABLE "public"."RegisteredUsers" TO "anon";

REVOKE ALL ("visible") ON TABLE "public"."RegisteredUsers" FROM "anon";

GRANT SELECT ("visible") ON TABLE "public"."RegisteredUsers" TO "anon";
