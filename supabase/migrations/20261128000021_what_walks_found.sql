-- What walks through the fees and stories found. A part of a price may be due on an agreed day; events before the sale make
-- nothing due; two plans that promise the same do not overlap; a plan that the bureau ended asks for nothing more, and a sale by
-- mistake is taken back. A payment has a note (cheque, transfer, reason of a correction) that goes with the person; a correction
-- has the tax of what it corrects. Attempts and follow-ups stay in a statement when their rows go. A candidate's link reads no
-- statement. Receipts are checked and exported also while fees are off. GST number and UPI address are checked. The picture of a
-- story lies where its address names nobody, and a story is of married people.
-- Who may: as before. Everybody checks a receipt; the owner ends, corrects and exports; the admin sells and records.

SET local check_function_bodies = off;

DROP POLICY "The admin adds pictures" ON "storage"."objects";

DROP TRIGGER "audit_change" ON "private"."payments";

DROP TRIGGER "refuse_fee_change" ON "private"."payments";

DROP TRIGGER "forget_pauses" ON "private"."purchases";

DROP VIEW "private"."due_parts";

DROP VIEW "private"."short_purchases";

DROP VIEW "private"."purchase_states";

ALTER TABLE "private"."earlier_acts"
  DROP CONSTRAINT "earlier_acts_family_id_fkey";

ALTER TABLE "private"."earlier_acts"
  DROP CONSTRAINT "kind_is_known";

ALTER TABLE "private"."stories"
  DROP CONSTRAINT "picture_is_a_file";

DROP FUNCTION "private"."forget_pauses"();

DROP FUNCTION "private"."write_receipt"(uuid, bigint, bigint, text, date, bigint);

DROP FUNCTION "public"."correct_payment"(bigint);

DROP FUNCTION "public"."end_purchase"(bigint);

DROP FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date);

DROP FUNCTION "public"."sell_plan"(uuid, bigint, bigint, bigint, text, date, text, date, jsonb);

ALTER TABLE "private"."payments"
  ADD COLUMN "note" text;

ALTER TABLE "private"."payments"
  ADD COLUMN "payer_name" text;

ALTER TABLE "private"."purchases"
  ADD COLUMN "later_on" date;

CREATE OR REPLACE FUNCTION private.acts_for (
  family    bigint,
  first_day date,
  last_day  date
)
  RETURNS TABLE (
    kind        text,
    row_id      bigint,
    other_id    bigint,
    happened_at timestamp with time zone,
    how         text,
    answer      text,
    answered    boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- The newest of each within these days: somebody who is shown twice counts once.
  select distinct on (act.kind, act.row_id) act.*
  from (
    select 'shown', id, shown_id, shown_at, how, introductions.answer, introductions.answer is not null
      from public.introductions where family_id = family and how <> 'Interest'
    union all
    select 'asked', id, profile_id, created_at, null, null, false from public.contact_requests where requester_id = family
    union all
    select 'shared', id, subject_id, shared_at, null, null, false from public.disclosures where recipient_id = family
    union all
    select earlier.kind, earlier.row_id, still.shown_id, earlier.happened_at, earlier.how, null, earlier.answered
      from private.earlier_acts as earlier
      left join public.introductions as still on earlier.kind = 'shown' and still.id = earlier.row_id and still.family_id = family
      where earlier.family_id = family and earlier.kind in ('shown', 'asked', 'shared')
  ) as act (kind, row_id, other_id, happened_at, how, answer, answered)
  where act.happened_at >= first_day::timestamp at time zone 'Asia/Kolkata'
    and act.happened_at < (last_day + 1)::timestamp at time zone 'Asia/Kolkata'
  order by act.kind, act.row_id, act.happened_at desc
$function$;

CREATE OR REPLACE FUNCTION private.agrees_to_story (
  profile_id bigint
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- A yes on a parent's form, or of a file, is not the partner's own.
  select private.consent(profile_id, 'kept') is distinct from false
    and exists (select from public."RegisteredUsers" where id = profile_id and status = 'married' and deleted_at is null)
    and (
      select given and said_by = 'Self' and channel <> 'file' from private.consents
      where registered_user_id = profile_id and purpose = 'story' order by id desc limit 1
    ) is true
$function$;

CREATE OR REPLACE FUNCTION private.audit_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
-- Arguments: the column of the record's id, that of the registered user's id ('' for none), then the columns to mask.
declare
  own_action constant text := nullif(current_setting('matrimony.audit_action', true), '');
  record_column constant text := tg_argv[0];
  person_column constant text := tg_argv[1];
  masked constant text[] := tg_argv[2:];
  ignored_columns constant text[] := array['created_at', 'updated_at', 'visible', 'open'];
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - ignored_columns end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - ignored_columns end;
  whole constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  changed text[];
begin
  -- Members' changes have tables of their own. Fixtures and migrations are direct SQL, which is not recorded.
  if not exists (select from private.admins where user_id = (select auth.uid())) then
    return null;
  end if;
  -- An erasure is one row, without the values that are being erased: see public.erase_profile. So is an act on an admin's
  -- login: see private.record_admin_act.
  if own_action in ('erased', 'admin login') then
    return null;
  end if;
  changed := array(
    select key from jsonb_object_keys(before || after) as key
    where coalesce(before -> key, 'null') is distinct from coalesce(after -> key, 'null')
  );
  if tg_op = 'UPDATE' and cardinality(changed) = 0 then
    return null;
  end if;
  before := (select jsonb_object_agg(key, case when key = any (masked) and value <> 'null' then '"(hidden)"' else value end)
    from jsonb_each(before) where key = any (changed));
  after := (select jsonb_object_agg(key, case when key = any (masked) and value <> 'null' then '"(hidden)"' else value end)
    from jsonb_each(after) where key = any (changed));
  perform private.write_audit(
    coalesce(own_action, lower(tg_op)), tg_table_name, whole ->> record_column,
    coalesce((whole ->> nullif(person_column, ''))::bigint, nullif(current_setting('matrimony.audit_person', true), '')::bigint), before, after
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.clean_parts (
  parts jsonb,
  price bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  named constant text[] := array(select jsonb_object_keys(case jsonb_typeof(parts) when 'object' then parts else '{}' end));
  last_event text;
  fixed bigint;
begin
  if coalesce(cardinality(named), 0) = 0 then
    return jsonb_build_object('start', price);
  end if;
  if not named <@ private.fee_events() then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'parts');
  end if;
  last_event := (select event from unnest(private.fee_events()) with ordinality as known (event, place) where event = any (named) order by place desc limit 1);
  if exists (
    select from jsonb_each(parts) as part (event, amount)
    where event <> last_event and case jsonb_typeof(amount) when 'number' then amount::text !~ '^[0-9]{1,11}$' else true end
  ) then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'parts', jsonb_build_object('from', 0, 'to', price));
  end if;
  fixed := (select coalesce(sum((parts ->> event)::bigint), 0) from unnest(named) as event where event <> last_event);
  if fixed >= price and last_event <> 'start' then
    perform private.refuse('parts_too_large', 'Nothing is left for the last part. Make the earlier ones smaller.', 'parts');
  end if;
  return parts || jsonb_build_object(last_event, price - fixed);
end
$function$;

CREATE OR REPLACE FUNCTION private.clean_payment_note (
  field text,
  note  text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  cleaned constant text := private.clean_text(field, note, 120);
begin
  if not private.is_payment_note(cleaned) then
    perform private.refuse('note_names_contact', 'No phone numbers and no addresses with @ here.', field);
  end if;
  return cleaned;
end
$function$;

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
  if rule.kind in ('text', 'phone', 'email', 'site', 'picture', 'gst', 'upi') then
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
    when 'gst' then
      perform private.refuse('gst_number_wrong', 'Enter the 15 characters of the GST number in capitals, such as 33ABCDE1234F1Z7.', setting);
    when 'upi' then
      perform private.refuse('upi_id_wrong', 'Enter the UPI address as name@bank, such as bureau@okbank.', setting);
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
  kept_purchases constant bigint[] := array(select id from private.purchases where registered_user_id = profile_id);
  -- A picture with its thumbnail: the story is of both, and its folder of nobody.
  story_files constant bigint := (select 2 * count(*) from private.stories where profile_id in (bride_id, groom_id));
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
    'files', story_files + (select count(*) from private.unreferenced_files(profile_id) where name not like '0/%'), 'kept_entries', kept_entries,
    'kept_rows', kept_rows - cardinality(kept_purchases),
    -- Accounts are kept for years: section 36 of the CGST Act, rule 6F of the income tax rules.
    'kept_fees', cardinality(kept_purchases) + (select count(*) from private.payments where purchase_id = any (kept_purchases))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.fee_events()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['start', 'later', 'settled', 'engaged', 'married'] $function$;

CREATE OR REPLACE FUNCTION private.fees_of_today (
  my_people bigint[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  nothing constant jsonb := '{"count": 0, "list": []}';
begin
  if not private.fees_are_on() then
    return jsonb_build_object('fees_due', nothing || '{"amount": 0}', 'plans_expiring', nothing, 'paused_too_long', nothing, 'short', nothing);
  end if;
  return (
    with sold as materialized (
      select purchase.id, card.id as profile_id, card.name, purchase.plan_name as plan, purchase.starts_on, purchase.ended_on, state.ends_on,
        state.rests_until, state.unpaid
      from private.purchases as purchase
      join private.purchase_states as state on state.id = purchase.id
      join public."RegisteredUsers" as card on card.id = purchase.registered_user_id
      where card.deleted_at is null and (my_people is null or card.id = any (my_people))
    ),
    due as (
      select sold.*, part.due_on, part.amount from sold
      cross join lateral (
        select min(due_on) as due_on, sum(due_parts.unpaid)::bigint as amount from private.due_parts
        where purchase_id = sold.id and due_on <= private.today() + 6 and due_parts.unpaid > 0
      ) as part
      where sold.unpaid > 0 and part.due_on is not null
    ),
    expiring as (
      select * from sold
      where ended_on is null and rests_until is null and ends_on between private.today() and private.today() + 6
        -- The family has bought the next one.
        and not exists (select from sold as next where next.profile_id = sold.profile_id and next.ends_on > sold.ends_on)
    ),
    resting as (select * from sold where rests_until < private.today()),
    short as (
      select sold.*, short.promised, short.shown from sold join private.short_purchases as short on short.purchase_id = sold.id
    )
    select jsonb_build_object(
      'fees_due', jsonb_build_object('count', (select count(*) from due), 'amount', (select coalesce(sum(amount), 0)::bigint from due), 'list', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', profile_id, 'name', name, 'purchase_id', id, 'plan', plan, 'due_on', due_on, 'amount', amount
        ) order by due_on, id)
        from (select * from due order by due_on, id limit 25) as first
      ), '[]')),
      'plans_expiring', jsonb_build_object('count', (select count(*) from expiring), 'list', coalesce((
        select jsonb_agg(jsonb_build_object('id', profile_id, 'name', name, 'purchase_id', id, 'plan', plan, 'ends_on', ends_on) order by ends_on, id)
        from (select * from expiring order by ends_on, id limit 25) as first
      ), '[]')),
      'paused_too_long', jsonb_build_object('count', (select count(*) from resting), 'list', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', profile_id, 'name', name, 'purchase_id', id, 'plan', plan, 'until_on', rests_until
        ) order by rests_until, id)
        from (select * from resting order by rests_until, id limit 25) as first
      ), '[]')),
      'short', jsonb_build_object('count', (select count(*) from short), 'list', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', profile_id, 'name', name, 'purchase_id', id, 'plan', plan, 'promised', promised, 'shown', shown
        ) order by promised - shown desc, id)
        from (select * from short order by promised - shown desc, id limit 25) as first
      ), '[]'))
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_acts()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.earlier_acts where family_id = old.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_family()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.purchase_pauses where purchase_id = new.id;
  update private.payments set note = null, payer_name = null where purchase_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_gst_number (
  value text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
  select value ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' and (
    select (36 - sum(product / 36 + product % 36) % 36) % 36 = strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', right(value, 1)) - 1
    from generate_series(1, 14) as place
    cross join lateral (
      select (strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(value, place, 1)) - 1) * (2 - place % 2) as product
    ) as weighted
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_payment_note (
  note text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
  -- What a bank writes is no phone number: 12 digits of UPI, 16 or 22 signs of NEFT and RTGS that begin with four letters, days.
  select private.plain_text(note) !~ '@' and not private.holds_contact(regexp_replace(
    note,
    '\m(?!91[6-9])[0-9]{12}\M|\m[A-Za-z]{4}[A-Za-z0-9]{12}(?:[A-Za-z0-9]{6})?\M|\m[0-9]{1,2}[./-][0-9]{1,2}[./-][0-9]{2,4}\M',
    ' ', 'g'
  ))
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
          when 'gst' then private.is_gst_number(value)
          -- name@bank, as NPCI writes it: an e-mail address has a dot behind its @.
          when 'upi' then value ~ '^[A-Za-z0-9._-]{2,}@[A-Za-z][A-Za-z0-9]+$'
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

CREATE OR REPLACE FUNCTION private.is_talk (
  kind text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select kind = any (private.consent_channels()) $function$;

CREATE OR REPLACE FUNCTION private.keep_talk()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.earlier_acts (family_id, kind, row_id, happened_at)
    select family.id, 'talked', new.id, new.written_at
    from public."RegisteredUsers" as family
    where case
        when tg_op = 'UPDATE' then family.id = old.registered_user_id
        else family.id in (select private.household_of(new.registered_user_id))
      end
      and exists (select from private.purchases where registered_user_id = family.id)
    on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_work()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  asked_id constant bigint := (case when tg_table_name = 'contact_requests' then to_jsonb(old) ->> 'id' else to_jsonb(old) ->> 'request_id' end)::bigint;
begin
  insert into private.earlier_acts (family_id, kind, row_id, happened_at)
    select family.id, act.kind, act.row_id, act.happened_at
    from public.contact_requests as request
    cross join lateral (
      select 'tried', attempt.id, attempt.tried_at, request.requester_id, request.requester_id
      from public.contact_attempts as attempt where attempt.request_id = request.id and tg_table_name <> 'follow_ups'
      union all
      select 'followed up', request.id, follow_up.changed_at, request.requester_id, request.profile_id
      from public.follow_ups as follow_up where follow_up.request_id = request.id and tg_table_name <> 'contact_attempts'
    ) as act (kind, row_id, happened_at, one_id, other_id)
    -- Not while the family itself is erased.
    join public."RegisteredUsers" as family on family.id in (act.one_id, act.other_id)
    where request.id = asked_id and exists (select from private.purchases where registered_user_id = family.id)
    on conflict do nothing;
  return case when tg_op = 'DELETE' then old else new end;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_purchase (
  purchase_id bigint
)
  RETURNS private.purchases
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  purchase private.purchases;
begin
  -- The card first: an erasure locks it, then the audit log, then this row.
  perform from public."RegisteredUsers" where id = (select registered_user_id from private.purchases where id = lock_purchase.purchase_id)
    for key share;
  select * into purchase from private.purchases where id = lock_purchase.purchase_id for update;
  if not found then
    perform private.not_found('purchase_gone', 'This purchase is not there any more.');
  end if;
  -- Pauses and payments belong to its history.
  perform set_config('matrimony.audit_person', coalesce(purchase.registered_user_id::text, ''), true);
  return purchase;
end
$function$;

CREATE OR REPLACE FUNCTION private.receipt (
  payment private.payments
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', payment.id, 'number', payment.number, 'financial_year', payment.financial_year, 'code', payment.code,
    'amount', payment.amount, 'way', payment.way, 'paid_on', payment.paid_on,
    'gst_number', payment.gst_number, 'gst_rate', payment.gst_rate, 'gst', private.gst_in(payment.amount, payment.gst_rate),
    'received_by_name', payment.received_by_name, 'note', payment.note, 'request_id', payment.request_id,
    'payer_name', coalesce(payment.payer_name, (
      select card.name from private.purchases as purchase join public."RegisteredUsers" as card on card.id = purchase.registered_user_id
      where purchase.id = payment.purchase_id
    )),
    'recorded_on', (payment.received_at at time zone 'Asia/Kolkata')::date,
    'corrects', (
      select jsonb_build_object('number', earlier.number, 'financial_year', earlier.financial_year)
      from private.payments as earlier where earlier.id = payment.corrects
    ),
    'corrected_by', (
      select jsonb_build_object('number', later.number, 'financial_year', later.financial_year)
      from private.payments as later where later.corrects = payment.id
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.refuse_fee_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  changeable constant text[] := tg_argv[0]::text[];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - changeable = to_jsonb(old) - changeable
    -- An erasure takes the person, the names and the notes away; nothing else comes in their place.
    and coalesce(to_jsonb(new) -> 'registered_user_id', 'null') in ('null', to_jsonb(old) -> 'registered_user_id')
    and coalesce(to_jsonb(new) -> 'note', 'null') in ('null', to_jsonb(old) -> 'note')
    and coalesce(to_jsonb(new) -> 'payer_name', 'null') in ('null', to_jsonb(old) -> 'payer_name')
  then
    return new;
  end if;
  perform private.forbid('fees_are_append_only', 'What was sold or paid stays as it was written.');
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
    ('fees_on', 'flag', null, null, null, false),
    ('gst_number', 'gst', null, 15, null, false),
    ('gst_rate', 'number', 0, 28, null, false),
    ('upi_id', 'upi', null, 80, null, false),
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

CREATE OR REPLACE FUNCTION private.statement (
  chosen_id bigint
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', purchase.id, 'plan', purchase.plan_name, 'starts_on', purchase.starts_on, 'ends_on', state.ends_on, 'runs', state.runs,
    'ended_on', purchase.ended_on, 'unpaid', state.unpaid,
    'is_visible', (select visible from public."RegisteredUsers" where id = purchase.registered_user_id),
    'rests_until', state.rests_until, 'paused_days', state.paused_days, 'price', purchase.agreed_price, 'paid', state.paid,
    'parts', purchase.parts, 'later_on', purchase.later_on,
    'introductions', jsonb_build_object(
      'monthly', purchase.introductions, 'promised', state.promised, 'shown', acts.shown, 'answered', acts.answered, 'by_way', (
        select coalesce(jsonb_object_agg(how, count), '{}')
        from (
          select how, count(*) as count from private.acts_for(purchase.registered_user_id, purchase.starts_on, state.ends_on)
          where kind = 'shown' group by how
        ) as way
      )
    ),
    'contacts', jsonb_build_object('promised', purchase.contacts, 'shared', acts.shared),
    'asked', acts.asked,
    'calls', private.work_for(purchase.registered_user_id, 'talked', purchase.starts_on, state.ends_on),
    'attempts', private.work_for(purchase.registered_user_id, 'tried', purchase.starts_on, state.ends_on),
    'follow_ups', private.work_for(purchase.registered_user_id, 'followed up', purchase.starts_on, state.ends_on),
    'audit_head', (select last_id || ':' || left(encode(last_hash, 'hex'), 12) from private.audit_head)
  )
  from private.purchases as purchase
  join private.purchase_states as state on state.id = purchase.id
  cross join lateral (
    select count(*) filter (where kind = 'shown') as shown, count(*) filter (where kind = 'shown' and answered) as answered,
      count(*) filter (where kind = 'asked') as asked, count(*) filter (where kind = 'shared') as shared
    from private.acts_for(purchase.registered_user_id, purchase.starts_on, state.ends_on)
  ) as acts
  where purchase.id = chosen_id
$function$;

CREATE OR REPLACE FUNCTION private.statements_of (
  profile_id bigint,
  by_link    boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(
    private.statement(id) || jsonb_build_object('acts', private.people_of_statement(id, by_link)) order by id desc
  ), '[]')
  from private.purchases
  -- A sale that was taken back promised nothing.
  where registered_user_id = profile_id and coalesce(ended_on >= starts_on, true) and private.fees_are_on()
$function$;

CREATE OR REPLACE FUNCTION private.unreferenced_files (
  profile_id bigint DEFAULT NULL::bigint
)
  RETURNS TABLE (
    bucket_id text,
    name      text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if profile_id is not null then
    return query
      select objects.bucket_id, objects.name
      from storage.objects
      where objects.bucket_id in ('profile-images', 'birth-charts')
        -- A range of the index: from "12/" to below "120".
        and (
          objects.name collate "C" >= profile_id || '/' and objects.name collate "C" < profile_id || '0'
          -- Stories, without uploads that may be in progress.
          or objects.name like '0/story-%' and objects.created_at < now() - interval '1 hour'
        )
        and not private.picture_is_used(objects.bucket_id, objects.name)
      order by objects.name
      limit 1000;
    return;
  end if;
  -- One anti join of all files with all pictures.
  return query
    with used (bucket_id, path) as (
      select 'profile-images', unnest(array[first_img, second_img, third_img]) from public."RegisteredUsers"
      union all
      select 'profile-images', picture from private.stories
      union all
      select 'birth-charts', birth_chart from public."RegisteredUsers"
      union all
      select 'profile-images', unnest(array[changes ->> 'first_img', changes ->> 'second_img', changes ->> 'third_img'])
        from public.profile_proposals where status = 'pending'
      union all
      select 'birth-charts', changes ->> 'birth_chart' from public.profile_proposals where status = 'pending'
    ), unused as (
      select objects.bucket_id, objects.name, objects.created_at
      from storage.objects
      where objects.bucket_id in ('profile-images', 'birth-charts')
        and not exists (
          select from used where used.bucket_id = objects.bucket_id and used.path = private.picture_path(objects.name)
        )
    )
    select unused.bucket_id, unused.name
    from unused
    -- Not uploads of the last day for a registration, an edit or a proposal that may still be in progress.
    where not (
      unused.created_at > now() - case when unused.name like '0/story-%' then interval '1 hour' else interval '1 day' end
      -- A folder's name is the registered user's id.
      and (
        exists (select from public."RegisteredUsers" as card where card.id::text = split_part(unused.name, '/', 1))
        or unused.name like '0/story-%'
        or exists (
          select from private.requests
          where requests.registered_user_id::text = split_part(unused.name, '/', 1) and requests.completed_at is null
        )
      )
    )
    order by unused.name
    limit 1000;
end
$function$;

CREATE OR REPLACE FUNCTION private.work_for (
  family      bigint,
  wanted_kind text,
  first_day   date,
  last_day    date
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select count(distinct (row_id, happened_at))
  from (
    select id, written_at from public.profile_log
      where wanted_kind = 'talked' and registered_user_id = family and private.is_talk(profile_log.kind)
    union all
    select attempt.id, tried_at from public.contact_attempts as attempt join public.contact_requests as request on request.id = attempt.request_id
      where wanted_kind = 'tried' and request.requester_id = family
    union all
    select request.id, changed_at from public.follow_ups as follow_up join public.contact_requests as request on request.id = follow_up.request_id
      where wanted_kind = 'followed up' and family in (request.requester_id, request.profile_id)
    union all
    select row_id, happened_at from private.earlier_acts where family_id = family and kind = wanted_kind
  ) as act (row_id, happened_at)
  where (happened_at at time zone 'Asia/Kolkata')::date between first_day and last_day
$function$;

CREATE OR REPLACE FUNCTION private.write_receipt (
  request_id  uuid,
  purchase_id bigint,
  amount      bigint,
  way         text,
  paid_on     date,
  note        text,
  gst_number  text,
  gst_rate    smallint,
  corrects    bigint   DEFAULT NULL::bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  year constant smallint := private.financial_year(paid_on);
  next_number integer;
begin
  -- This row's lock lets one writer after the other in; a rollback gives the number back. The audit log locks its head after it.
  insert into private.receipt_numbers as counted (financial_year, last) values (year, 1)
    on conflict (financial_year) do update set last = counted.last + 1
    returning last into next_number;
  insert into private.payments (
    request_id, purchase_id, corrects, amount, way, paid_on, number, code, gst_number, gst_rate, received_by_name, note, payer_name
  ) values (
    request_id, purchase_id, corrects, amount, way, paid_on, next_number,
    -- Without letters and figures that look alike on paper.
    (select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + get_byte(bytes, place) % 32, 1), '')
      from extensions.gen_random_bytes(12) as bytes, generate_series(0, 11) as place),
    gst_number, case when gst_number is null then 0 else gst_rate end, private.my_admin_name(), note,
    (
      select card.name from private.purchases as purchase join public."RegisteredUsers" as card on card.id = purchase.registered_user_id
      where purchase.id = purchase_id
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.check_receipt (
  code text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_large(code, 200);
  return (
    select jsonb_build_object(
      'number', payment.number, 'financial_year', payment.financial_year, 'amount', payment.amount, 'paid_on', payment.paid_on,
      'is_correction', payment.corrects is not null,
      'is_corrected', exists (select from private.payments as later where later.corrects = payment.id)
    )
    from private.payments as payment
    where payment.code = upper(regexp_replace(check_receipt.code, '[^[:alnum:]]', '', 'g'))
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.correct_payment (
  payment_id bigint,
  reason     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  payment private.payments;
  purchase private.purchases;
  cleaned text;
begin
  perform private.require_owner();
  perform private.refuse_large(reason, 1000);
  perform private.require_fees();
  select * into payment from private.payments where id = payment_id;
  if not found or payment.corrects is not null then
    perform private.not_found('payment_gone', 'There is no such payment.');
  end if;
  purchase := private.lock_purchase(payment.purchase_id);
  if exists (select from private.payments where corrects = payment.id) then
    perform private.conflict('payment_corrected', 'This payment was corrected already.');
  end if;
  cleaned := private.clean_payment_note('reason', reason);
  if cleaned is null then
    perform private.refuse('correction_reason_missing', 'Say why: it stands on the receipt and in the books.', 'reason');
  end if;
  perform set_config('matrimony.audit_action', 'corrected payment', true);
  -- On the day of the correction: the receipts of an earlier month or year are with the accountant already.
  perform private.write_receipt(gen_random_uuid(), payment.purchase_id, -payment.amount, payment.way, private.today(),
    -- After an erasure nothing is kept that could name the family.
    case when purchase.registered_user_id is not null then cleaned end, payment.gst_number, payment.gst_rate, payment.id);
end
$function$;

REVOKE ALL ON FUNCTION "public"."correct_payment"(bigint, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.end_purchase (
  purchase_id bigint,
  by_mistake  boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  purchase private.purchases;
  state private.purchase_states;
begin
  perform private.require_owner();
  perform private.require_fees();
  purchase := private.lock_purchase(purchase_id);
  perform private.require_family(purchase);
  if purchase.ended_on is not null then
    perform private.conflict('purchase_ended', 'This plan of the family has ended already.');
  end if;
  select * into state from private.purchase_states where id = purchase.id;
  if by_mistake and state.paid <> 0 then
    perform private.conflict('purchase_paid', 'Something is paid for this plan. Correct the payments first.');
  end if;
  perform set_config('matrimony.audit_action', case when by_mistake then 'took sale back' else 'ended purchase' end, true);
  update private.purchase_pauses as pause set ended_on = private.today() where pause.purchase_id = purchase.id and ended_on is null;
  update private.purchases
    set ended_on = case when by_mistake then starts_on - 1 else greatest(least(private.today(), state.ends_on), starts_on - 1) end
    where id = purchase.id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."end_purchase"(bigint, boolean) FROM PUBLIC, "anon", "service_role";

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
  if from_on is null or until_on is null or until_on not between from_on and from_on + 366 then
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

CREATE OR REPLACE FUNCTION public.list_plans()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', plan.id, 'name', plan.name, 'price', plan.price, 'days', plan.days, 'introductions', plan.introductions,
      'contacts', plan.contacts, 'ended_at', plan.ended_at, 'running', sales.running, 'coming', sales.coming, 'behind', sales.behind
    ) order by plan.ended_at is not null, plan.id desc)
    from private.plans as plan
    left join lateral (
      select count(*) filter (where state.runs and purchase.registered_user_id is not null) as running,
        count(*) filter (where purchase.starts_on > private.today() and purchase.ended_on is null and purchase.registered_user_id is not null)
          as coming,
        count(*) filter (where purchase.id in (select short.purchase_id from private.short_purchases as short)) as behind
      from private.purchases as purchase join private.purchase_states as state on state.id = purchase.id
      where purchase.plan_id = plan.id
    ) as sales on true
    where private.fees_are_on()
  ), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION public.make_plan (
  name          text,
  price         bigint,
  days          integer,
  introductions integer DEFAULT 0,
  contacts      integer DEFAULT 0
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  cleaned text;
begin
  perform private.require_owner();
  perform private.refuse_large(name);
  perform private.require_fees();
  cleaned := private.clean_text('name', name, 80, no_contact => true);
  if cleaned is null then
    perform private.refuse('plan_name_missing', 'Enter the name of the plan.', 'name');
  end if;
  perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', field, jsonb_build_object('from', least_value, 'to', most))
    from (values ('price', price, 0, 10000000000), ('days', days, 1, 1825), ('introductions', introductions, 0, 300), ('contacts', contacts, 0, 300))
      as entered (field, value, least_value, most)
    where value is null or value not between least_value and most limit 1;
  if exists (select from private.plans as sold where lower(sold.name) = lower(cleaned) and ended_at is null) then
    perform private.refuse('plan_name_taken', 'There is a plan of this name. End it first, or choose another name.', 'name');
  end if;
  perform set_config('matrimony.audit_action', 'made plan', true);
  insert into private.plans (name, price, days, introductions, contacts, made_by_name)
    values (cleaned, price, days, introductions, contacts, private.my_admin_name());
end
$function$;

CREATE OR REPLACE FUNCTION public.read_fees (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', purchase.id, 'plan', purchase.plan_name, 'price', purchase.agreed_price, 'plan_price', purchase.plan_price, 'paid', state.paid, 'unpaid', state.unpaid, 'days', purchase.days,
      'introductions', jsonb_build_object('monthly', purchase.introductions), 'contacts', jsonb_build_object('promised', purchase.contacts),
      'starts_on', purchase.starts_on, 'ends_on', state.ends_on, 'ended_on', purchase.ended_on, 'paused_days', state.paused_days,
      'agreed_by', purchase.agreed_by, 'agreed_on', purchase.agreed_on, 'agreed_how', purchase.agreed_how,
      'due', (
        select jsonb_agg(jsonb_build_object('event', event, 'amount', amount, 'due_on', due_on, 'unpaid', part.unpaid) order by place)
        from private.due_parts as part where part.purchase_id = purchase.id
      ),
      'pauses', coalesce((
        select jsonb_agg(jsonb_build_object(
          'from_on', from_on, 'until_on', until_on, 'ended_on', pause.ended_on, 'reason', reason
        ) order by from_on)
        from private.purchase_pauses as pause where pause.purchase_id = purchase.id
      ), '[]'),
      'payments', coalesce((
        select jsonb_agg(private.receipt(payment) order by payment.id) from private.payments as payment where payment.purchase_id = purchase.id
      ), '[]')
    ) order by purchase.id desc)
    from private.purchases as purchase join private.purchase_states as state on state.id = purchase.id
    where purchase.registered_user_id = profile_id and private.fees_are_on()
  ), '[]');
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
  perform private.require_known_phone(link, device);
  -- A candidate's link has its one question: what the parents bought and paid is theirs.
  return private.statements_of(case when not link.for_candidate then link.registered_user_id end, by_link => true);
end
$function$;

CREATE OR REPLACE FUNCTION public.read_story (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'id', story.id, 'words', words, 'language', language, 'picture', picture, 'shown', shown_at is not null,
      'people', (
        select jsonb_agg(jsonb_build_object('id', card.id, 'name', card.name, 'agrees', private.agrees_to_story(card.id), 'is_married', card.status = 'married' and card.deleted_at is null) order by card.id)
        from public."RegisteredUsers" as card where card.id in (bride_id, groom_id)
      )
    )
    from private.stories as story where profile_id in (bride_id, groom_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.record_payment (
  request_id  uuid,
  purchase_id bigint,
  amount      bigint,
  way         text,
  paid_on     date,
  note        text   DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  purchase private.purchases;
  unpaid bigint;
  cleaned_note text;
begin
  perform private.require_admin();
  perform private.refuse_large(array[way, note], 1000);
  perform private.require_fees();
  perform private.refuse_missing_request(request_id);
  purchase := private.lock_purchase(purchase_id);
  perform private.require_family(purchase);
  if exists (select from private.payments as earlier where earlier.request_id = record_payment.request_id) then
    return;
  end if;
  if way is null or way <> all (private.payment_ways()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'way');
  end if;
  perform private.require_recent_day('paid_on', paid_on);
  -- Of one that the bureau ended too: a payment that was wrong is corrected, and recorded again.
  unpaid := purchase.agreed_price - (select paid from private.purchase_states as state where state.id = purchase.id);
  if amount is null or amount not between 1 and unpaid then
    perform private.refuse('amount_not_due', 'Enter an amount up to what is unpaid.', 'amount');
  end if;
  cleaned_note := private.clean_payment_note('note', note);
  perform set_config('matrimony.audit_action', 'recorded payment', true);
  perform private.write_receipt(request_id, purchase.id, amount, way, paid_on, cleaned_note, settings.gst_number, settings.gst_rate)
    from public.site_settings as settings;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_story (
  profile_id bigint,
  partner_id bigint,
  words      jsonb,
  language   text,
  picture    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  couple bigint[];
  own record;
  cleaned text;
  texts jsonb := '{}';
begin
  perform private.require_admin();
  perform private.refuse_large(words);
  perform private.refuse_large(language);
  perform private.refuse_large(picture);
  perform private.refuse_deleted(private.lock_profile(id))
    from (select id from unnest(array[profile_id, partner_id]) as id order by id) as ordered;
  couple := array(select id from public."RegisteredUsers"
    where id in (profile_id, partner_id) and status = 'married' order by gender);
  if cardinality(couple) <> 2 or (select count(distinct gender) from public."RegisteredUsers" where id = any (couple)) <> 2 then
    perform private.refuse('no_couple', 'Choose a bride and a groom who are married.', 'partner_id');
  end if;
  if exists (select from private.stories where (bride_id = couple[1]) <> (groom_id = couple[2])) then
    perform private.refuse('has_another_story', 'There is a story with somebody else already. Delete it first.', 'partner_id');
  end if;
  if exists (select from unnest(couple) as id where private.consent(id, 'story') is false or private.consent(id, 'kept') is false) then
    perform private.refuse('story_refused', 'One of the two has said no to a story. A new yes comes first.', 'partner_id');
  end if;
  if jsonb_typeof(words) is distinct from 'object' or exists (
    select from jsonb_each(words) where key !~ '^[a-z]{2,3}$' or jsonb_typeof(value) <> 'string'
  ) then
    perform private.refuse('story_words_missing', 'Write a few words.', 'words');
  end if;
  for own in select key, value from jsonb_each_text(words) order by key loop
    cleaned := private.clean_text('words_' || own.key, own.value, 600, no_contact => true);
    if cleaned is not null then
      texts := texts || jsonb_build_object(own.key, cleaned);
    end if;
  end loop;
  if (texts ? language) is not true then
    perform private.refuse('story_words_missing', 'Write a few words.', 'words');
  end if;
  if ((picture like '0/story-%' or exists (select from private.stories as kept where kept.picture = save_story.picture and kept.bride_id = couple[1])) and 2 = (
    select count(*) from storage.objects
    where bucket_id = 'profile-images' and name in (picture, regexp_replace(picture, '\.([a-z]+)$', '.thumb.\1'))
  )) is not true then
    perform private.refuse('picture_not_arrived', 'This picture has not arrived. Add it again.', 'picture');
  end if;
  -- What the two agreed to see is changed: it is shown again by another step.
  insert into private.stories as story (bride_id, groom_id, words, language, picture)
    values (couple[1], couple[2], texts, save_story.language, save_story.picture)
    on conflict (bride_id) do update
      set words = excluded.words, language = excluded.language, picture = excluded.picture, shown_at = null;
end
$function$;

CREATE OR REPLACE FUNCTION public.sell_plan (
  request_id   uuid,
  profile_id   bigint,
  plan_id      bigint,
  agreed_price bigint,
  agreed_by    text,
  agreed_on    date,
  agreed_how   text,
  starts_on    date,
  parts        jsonb  DEFAULT NULL::jsonb,
  later_on     date   DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  plan private.plans;
  cleaned_parts jsonb;
  busy_until date;
begin
  perform private.require_admin();
  perform private.refuse_large(parts, 1000);
  perform private.refuse_large(array[agreed_by, agreed_how], 1000);
  perform private.require_fees();
  perform private.refuse_missing_request(request_id);
  perform private.refuse_deleted(private.lock_profile(profile_id));
  -- The same request again: the answer to the first was lost.
  if exists (select from private.purchases as earlier where earlier.request_id = sell_plan.request_id) then
    return;
  end if;
  select * into plan from private.plans where id = plan_id for share;
  if not found or plan.ended_at is not null then
    perform private.refuse('plan_ended', 'This plan is not sold any more.', 'plan_id');
  end if;
  if agreed_price is null or agreed_price not between 0 and 10000000000 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'agreed_price', '{"from": 0, "to": 10000000000}');
  end if;
  if agreed_by is null or agreed_by <> all (select unnest(choices) from private.person_fields where field = 'whose_phone') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'agreed_by');
  end if;
  if agreed_how is null or agreed_how <> all (private.agreement_ways()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'agreed_how');
  end if;
  perform private.require_recent_day('agreed_on', agreed_on);
  if starts_on is null or starts_on not between private.today() - 366 and private.today() + 366 then
    perform private.refuse('day_not_near', 'Choose a day within a year.', 'starts_on');
  end if;
  -- What was done on one day would count for both promises.
  busy_until := (
    select max(state.ends_on) from private.purchases as other join private.purchase_states as state on state.id = other.id
    where other.registered_user_id = profile_id and state.ends_on >= sell_plan.starts_on and other.starts_on < sell_plan.starts_on + plan.days
      -- Not one that was taken back.
      and state.ends_on >= other.starts_on
      and (other.introductions > 0 and plan.introductions > 0 or other.contacts > 0 and plan.contacts > 0)
  );
  if busy_until is not null then
    perform private.refuse(
      'plans_overlap', 'The family has another plan until {day}. Start after it, or end that one first.', 'starts_on',
      jsonb_build_object('day', busy_until)
    );
  end if;
  cleaned_parts := private.clean_parts(parts, agreed_price);
  if not cleaned_parts ? 'later' then
    later_on := null;
  elsif later_on is null or later_on not between starts_on + 1 and private.today() + 1825 then
    perform private.refuse('later_day_wrong', 'Choose a day after the start, within five years.', 'later_on');
  end if;
  perform set_config('matrimony.audit_action', 'sold plan', true);
  insert into private.purchases (
    request_id, registered_user_id, plan_id, plan_name, plan_price, days, introductions, contacts, parts, agreed_price, agreed_by, agreed_on, agreed_how,
    starts_on, recorded_by_name, later_on
  ) values (
    request_id, profile_id, plan.id, plan.name, plan.price, plan.days, plan.introductions, plan.contacts, cleaned_parts,
    agreed_price, agreed_by, agreed_on, agreed_how, starts_on, private.my_admin_name(), later_on
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."sell_plan"(uuid, bigint, bigint, bigint, text, date, text, date, jsonb, date) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."earlier_acts"
  ADD CONSTRAINT "kind_is_known" CHECK ((kind = ANY (ARRAY['shown'::text, 'asked'::text, 'shared'::text, 'talked'::text, 'tried'::text, 'followed up'::text])));

ALTER TABLE "private"."purchases"
  ADD CONSTRAINT "later_part_has_a_day" CHECK (((parts ? 'later'::text) = (later_on IS NOT NULL)));

ALTER TABLE "private"."stories"
  ADD CONSTRAINT "picture_is_a_file" CHECK ((picture ~ '^(0|[1-9][0-9]{0,17})/story-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png)$'::text));

CREATE VIEW "private"."purchase_states" AS   select purchase.id, purchase.registered_user_id,
    paused.days as paused_days, paused.rests_until, ends.on_day as ends_on,
    purchase.ended_on is null and private.today() between purchase.starts_on and ends.on_day as runs,
    purchase.introductions * greatest(least(private.today(), ends.on_day + 1) - purchase.starts_on - paused.past_days, 0) / 30 as promised,
    paid.amount as paid, case when purchase.ended_on is null then purchase.agreed_price - paid.amount else 0 end as unpaid
  from private.purchases as purchase
  cross join lateral (
    select
      -- While it rests, the clock stands: to the end of the agreed day at least, and until it goes on.
      coalesce(sum(greatest(coalesce(ended_on, greatest(until_on + 1, private.today())) - greatest(from_on, purchase.starts_on), 0)), 0)::integer as days,
      coalesce(sum(greatest(coalesce(ended_on, private.today()) - greatest(from_on, purchase.starts_on), 0)), 0)::integer as past_days,
      min(until_on) filter (where ended_on is null) as rests_until
    from private.purchase_pauses where purchase_id = purchase.id
  ) as paused
  cross join lateral (select coalesce(purchase.ended_on, purchase.starts_on + purchase.days - 1 + paused.days) as on_day) as ends
  cross join lateral (
    select coalesce(sum(payment.amount), 0)::bigint as amount from private.payments as payment where payment.purchase_id = purchase.id
  ) as paid;

CREATE VIEW "private"."due_parts" AS  SELECT purchase.id AS purchase_id,
    part.place,
    part.event,
    part.amount,
    part.due_on,
    (GREATEST(LEAST((part.amount)::numeric, (sum(part.amount) OVER (PARTITION BY purchase.id ORDER BY part.place) - (state.paid)::numeric)), (0)::numeric))::bigint AS unpaid
   FROM ((private.purchases purchase
     JOIN private.purchase_states state ON ((state.id = purchase.id)))
     CROSS JOIN LATERAL ( SELECT known.place,
            known.event,
            ((purchase.parts ->> known.event))::bigint AS amount,
                CASE
                    WHEN (purchase.ended_on IS NOT NULL) THEN NULL::date
                    WHEN (known.event = 'start'::text) THEN purchase.starts_on
                    WHEN (known.event = 'later'::text) THEN purchase.later_on
                    ELSE ( SELECT min(happened.day) AS min
                       FROM ( SELECT GREATEST(kept.status_since, purchase.agreed_on) AS "greatest"
                               FROM (public."RegisteredUsers" card
                                 LEFT JOIN private.keeping kept ON ((kept.registered_user_id = card.id)))
                              WHERE ((card.id = purchase.registered_user_id) AND ((card.status = 'married'::text) OR ((card.status = 'engaged'::text) AND (known.event <> 'married'::text))))
                            UNION ALL
                             SELECT ((follow_up.changed_at AT TIME ZONE 'Asia/Kolkata'::text))::date AS timezone
                               FROM (public.contact_requests request
                                 JOIN public.follow_ups follow_up ON ((follow_up.request_id = request.id)))
                              WHERE ((known.event = 'settled'::text) AND (follow_up.state = 'agreed'::text) AND (((follow_up.changed_at AT TIME ZONE 'Asia/Kolkata'::text))::date >= purchase.agreed_on) AND ((purchase.registered_user_id = request.requester_id) OR (purchase.registered_user_id = request.profile_id)))) happened(day))
                END AS due_on
           FROM unnest(private.fee_events()) WITH ORDINALITY known(event, place)
          WHERE (purchase.parts ? known.event)) part);

CREATE VIEW "private"."short_purchases" AS   select purchase.id as purchase_id, purchase.registered_user_id, state.promised, present.shown + earlier.shown as shown
  from private.purchases as purchase
  join private.purchase_states as state on state.id = purchase.id
  join public."RegisteredUsers" as card on card.id = purchase.registered_user_id
  cross join lateral (select purchase.starts_on::timestamp at time zone 'Asia/Kolkata' as moment) as start
  -- Of private.acts_for, which is too slow for all families at once. None lies after today.
  cross join lateral (
    select count(*) as shown from public.introductions where family_id = card.id and how <> 'Interest' and shown_at >= start.moment
  ) as present
  cross join lateral (
    select count(distinct row_id) as shown from private.earlier_acts as act
    where act.family_id = card.id and act.kind = 'shown' and act.happened_at >= start.moment and not exists (
      select from public.introductions as still where still.id = act.row_id and still.family_id = card.id and still.shown_at >= start.moment
    )
  ) as earlier
  -- Also of somebody who is not verified yet: the plan runs.
  where card.deleted_at is null and (card.visible or private.status_is(card.status, 'waiting')) and state.runs and state.rests_until is null and state.promised > 0 and present.shown + earlier.shown < state.promised;

CREATE TRIGGER audit_change
  AFTER INSERT OR DELETE OR UPDATE ON private.payments
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_change('id', '', 'note', 'payer_name');

CREATE TRIGGER refuse_fee_change
  BEFORE DELETE OR UPDATE ON private.payments
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_fee_change('{financial_year,note,payer_name}');

CREATE TRIGGER forget_family
  AFTER UPDATE OF registered_user_id ON private.purchases
  FOR EACH ROW
  WHEN (((old.registered_user_id IS NOT NULL) AND (new.registered_user_id IS NULL)))
  EXECUTE FUNCTION private.forget_family();

CREATE TRIGGER forget_acts
  AFTER DELETE ON public."RegisteredUsers"
  FOR EACH ROW
  EXECUTE FUNCTION private.forget_acts();

CREATE TRIGGER keep_work
  BEFORE DELETE ON public.contact_attempts
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_work();

CREATE TRIGGER keep_work
  BEFORE DELETE ON public.contact_requests
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_work();

CREATE TRIGGER keep_renewed_work
  BEFORE UPDATE OF changed_at ON public.follow_ups
  FOR EACH ROW
  WHEN ((new.changed_at > (old.changed_at + '00:10:00'::interval)))
  EXECUTE FUNCTION private.keep_work();

CREATE TRIGGER keep_work
  BEFORE DELETE ON public.follow_ups
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_work();

CREATE TRIGGER keep_moved_talk
  AFTER UPDATE OF registered_user_id ON public.profile_log
  FOR EACH ROW
  WHEN (((old.registered_user_id <> new.registered_user_id) AND private.is_talk(new.kind)))
  EXECUTE FUNCTION private.keep_talk();

CREATE TRIGGER keep_talk
  AFTER INSERT ON public.profile_log
  FOR EACH ROW
  WHEN ((new.for_household AND private.is_talk(new.kind)))
  EXECUTE FUNCTION private.keep_talk();

CREATE POLICY "The admin adds pictures" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH
    CHECK
    (((bucket_id = ANY (ARRAY['profile-images'::text, 'birth-charts'::text])) AND (name ~
    '^(0/story-|[1-9][0-9]{0,17}/)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.thumb)?\.(webp|jpg|png)$'::text) AND private.is_not_empty(metadata) AND
    ( SELECT private.is_admin() AS is_admin) AND ( SELECT private.is_storage_operation(ARRAY['storage.object.upload'::text]) AS is_storage_operation)));

COMMENT ON COLUMN "private"."earlier_acts"."family_id" IS 'No foreign key: it would lock the card of this family while another one is erased, and the two can wait for each other.';

COMMENT ON COLUMN "private"."earlier_acts"."row_id" IS 'Of introductions, contact_requests, disclosures, profile_log or contact_attempts; of a follow-up the request. No foreign key: the row may be gone.';

COMMENT ON COLUMN "private"."payments"."note" IS 'The number of the cheque or of the transfer; for a correction its reason. Goes with the person.';

COMMENT ON COLUMN "private"."payments"."payer_name" IS 'The name of the person on that day, as on the paper. Goes with the person.';

COMMENT ON COLUMN "private"."purchases"."ended_on" IS 'The last day, where the bureau ended it; the day before its start for a sale that was taken back or never began.';

COMMENT ON COLUMN "private"."purchases"."later_on" IS 'The agreed day of the part "later".';

COMMENT ON FUNCTION "private"."agrees_to_story"(bigint) IS 'Whether this married person last said yes to a success story themselves.';

COMMENT ON FUNCTION "private"."audit_change"() IS 'Trigger: records what an admin inserted, updated or deleted. Contact details are masked. A function may name its action in the setting matrimony.audit_action, and the person of rows that have no column for one in matrimony.audit_person.';

COMMENT ON FUNCTION "private"."clean_payment_note"(text, text) IS 'The note of a payment as it is stored, or null. Error 22023 with the field in its hint.';

COMMENT ON FUNCTION "private"."fee_events"() IS 'When a part of a price is due, in this order. later: on a day that was agreed.';

COMMENT ON FUNCTION "private"."fees_of_today"(bigint[]) IS 'Of the page Today: what is due within a week or longer, plans that end within a week without a next one, pauses that last longer than agreed, and families that were shown fewer people than their plan promises until today, each with its count and the first 25; of what is due the sum in paise too. id is the person''s. my_people: only of these; null: of all.';

COMMENT ON FUNCTION "private"."forget_acts"() IS 'Trigger: what was kept for the statement of a family goes with it.';

COMMENT ON FUNCTION "private"."forget_family"() IS 'Trigger: the pauses go with the person, because their reasons may be an illness, and names and notes of payments. Prices and payments stay.';

COMMENT ON FUNCTION "private"."is_gst_number"(text) IS 'Whether this is a GST number: state, PAN, count, Z, and the right check digit (modulo 36, weights 1 and 2).';

COMMENT ON FUNCTION "private"."is_payment_note"(text) IS 'Whether this text has neither a phone number nor an address for mail or UPI.';

COMMENT ON FUNCTION "private"."is_talk"(text) IS 'Whether an entry of this kind is a talk with the family, or a letter.';

COMMENT ON FUNCTION "private"."keep_talk"() IS 'Trigger: a talk for a household counts for each of it, also after somebody has left it and the entry has moved to another card.';

COMMENT ON FUNCTION "private"."keep_work"() IS 'Trigger: keeps the attempts and follow-ups of a request that go with it or are renewed, for the statements of its two families.';

COMMENT ON FUNCTION "private"."lock_purchase"(bigint) IS 'The purchase, locked until the end of the transaction, with the card of its person, under which the audit log has what follows. PT404.';

COMMENT ON FUNCTION "private"."receipt"(private.payments) IS 'A payment as its receipt has it, in paise: {id, number, financial_year, code, amount, way, paid_on, gst_number, gst_rate, gst, received_by_name, note, request_id, payer_name (null after an erasure), recorded_on, corrects, corrected_by}.';

COMMENT ON FUNCTION "private"."statement"(bigint) IS 'What was promised in a purchase until today and what was done in its days: counts of introductions (with answers, by way), contact details shared, requests of the family, talks with it (calls), attempts to reach others for it, and follow-ups; its days, and its price in paise. is_visible: whether the family''s own profile is shown; while it is not, it sees nobody. audit_head: the newest row of the audit log and the beginning of its hash, for make verify-audit. Names nobody.';

COMMENT ON FUNCTION "private"."unreferenced_files"(bigint) IS 'Files in the buckets that no profile, no pending proposal and no story holds: left by an erasure, an edit or an abandoned upload. For one profile, all of its folder, and left pictures of stories; otherwise without uploads of the last day that may be in progress (of a story: of the last hour).';

COMMENT ON FUNCTION "private"."work_for"(bigint, text, date, date) IS 'How often the bureau talked with a family (talked), tried to reach others for it (tried), or asked what became of a sharing (followed up), in these days.';

COMMENT ON FUNCTION "private"."write_receipt"(uuid, bigint, bigint, text, date, text, text, smallint, bigint) IS 'Writes a payment with the next number of its financial year.';

COMMENT ON FUNCTION "public"."check_receipt"(text) IS 'For anyone who has the code of a receipt: {number, financial_year, amount, paid_on, is_correction, is_corrected}, no name. Null for an unknown code. A receipt stays checkable while fees are off. Nobody guesses one of 32^12.';

COMMENT ON FUNCTION "public"."correct_payment"(bigint, text) IS 'For an owner: takes a wrong payment back by a row against it, with the same tax and a receipt of its own. The right one is recorded again. Error 22023 with the field in its hint; PT404, PT409.';

COMMENT ON FUNCTION "public"."end_purchase"(bigint, boolean) IS 'For an owner: the purchase ends today, or on its last day, and nothing more of it is due; its payments stay. by_mistake: it never began, and no statement has it; only while nothing is paid. PT404; PT409 for one that was ended.';

COMMENT ON FUNCTION "public"."export_payments"(date, date) IS 'For an owner, for the accountant: the payments of these days, at most a year: see private.receipt, with plan and profile_id (null after an erasure), by their numbers. Also while fees are off: the books stay. One row of the audit log. Takes at most 20 s.';

COMMENT ON FUNCTION "public"."list_plans"() IS 'For the admin: the plans, newest first, ended ones last: [{id, name, price, days, introductions, contacts, ended_at, running, coming, behind}]. coming: purchases that start on a later day; behind: purchases by which fewer people were shown than promised until today.';

COMMENT ON FUNCTION "public"."read_linked_statements"(text, uuid) IS 'For anyone who has the private link of a family, on a phone that it knows: its statements, as read_statements gives them; none for a candidate''s link. Errors: PT404; 42501 on another phone.';

COMMENT ON FUNCTION "public"."read_story"(bigint) IS 'For the admin: the story of a person, {id, words, language, picture, shown, people: [{id, name, agrees, is_married}]}, or null.';

COMMENT ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date, text) IS 'For the admin: a family has paid so many paise, at most what is unpaid; its receipt gets the next number. note: the number of the cheque or transfer. Idempotent by request_id. Error 22023 names the field in its hint; PT404.';

COMMENT ON FUNCTION "public"."sell_plan"(uuid, bigint, bigint, bigint, text, date, text, date, jsonb, date) IS 'For the admin: a family buys a plan for the agreed price (paise), due in parts {event: paise}; later_on: the day of the part "later". Two plans that promise the same do not overlap. Idempotent by request_id. Error 22023 names the field in its hint; PT404, PT409.';

COMMENT ON TABLE "private"."earlier_acts" IS 'For a family that bought a plan: rows that count in its statement and are gone with the other person, were renewed, or stand on another card of its household. Names nobody.';

COMMENT ON TABLE "private"."purchase_pauses" IS 'Days on which the clock of a purchase stands. until_on: its last day, as agreed; ended_on: the day on which it went on, null while it rests.';

COMMENT ON VIEW "private"."due_parts" IS 'The parts of each price: since when each is due (null: its event has not happened), and what of it is unpaid. settled: both families agreed, by a follow-up; engaged and married: the status of the person. Nothing is due after the bureau ended the purchase.';

COMMENT ON VIEW "private"."purchase_states" IS 'Of each purchase: days of its pauses (one that lasts: as agreed, or until today), until when it rests, its last day, the introductions that are promised until today, and what is paid and unpaid in paise: nothing is unpaid of one that the bureau ended.';

COMMENT ON VIEW "private"."short_purchases" IS 'Running purchases of people who look for a match by which fewer people were shown than promised until today.';

REVOKE ALL ON FUNCTION "private"."clean_payment_note"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_payment_note"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."clean_payment_note"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_acts"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_acts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_acts"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_family"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_family"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_family"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_gst_number"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_gst_number"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_gst_number"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_payment_note"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_payment_note"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_payment_note"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_payment_note"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_talk"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_talk"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_talk"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_talk"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_talk"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_talk"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_work"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_work"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_work"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."work_for"(bigint, text, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."work_for"(bigint, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."work_for"(bigint, text, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_receipt"(uuid, bigint, bigint, text, date, text, text, smallint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_receipt"(uuid, bigint, bigint, text, date, text, text, smallint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_receipt"(uuid, bigint, bigint, text, date, text, text, smallint, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."correct_payment"(bigint, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."correct_payment"(bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."correct_payment"(bigint, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_purchase"(bigint, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_purchase"(bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_purchase"(bigint, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sell_plan"(uuid, bigint, bigint, bigint, text, date, text, date, jsonb, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sell_plan"(uuid, bigint, bigint, bigint, text, date, text, date, jsonb, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sell_plan"(uuid, bigint, bigint, bigint, text, date, text, date, jsonb, date) TO "postgres";

ALTER TABLE "private"."payments"
  ADD CONSTRAINT "note_names_nobody" CHECK (((note <> ''::text) AND (char_length(note) <= 120) AND private.is_payment_note(note)));

-- They were not checked before, and one that is wrong would refuse every change of the settings. The audit log has them.
update public.site_settings
  set gst_number = case when private.is_setting('gst_number', upper(gst_number)) then upper(gst_number) end,
      upi_id = case when private.is_setting('upi_id', upi_id) then upi_id end
  where not coalesce(private.is_setting('gst_number', gst_number), true) or not coalesce(private.is_setting('upi_id', upi_id), true);
