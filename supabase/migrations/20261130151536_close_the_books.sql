-- A payment of a financial year that is over, or of a day up to the setting books_closed_until, is recorded only when the caller
-- confirms it, and named in the accountant's next file. A note of a payment takes the references of banks that it refused, and
-- refuses numbers of phones abroad, and those behind four letters; stored notes stay. Who may call what is as before.

SET local check_function_bodies = off;

DROP FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date, text);

ALTER TABLE "private"."payments"
  ADD COLUMN "after_close" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "books_closed_until" date;

CREATE OR REPLACE FUNCTION private.came_late (
  payment private.payments
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select payment.after_close or payment.financial_year < private.financial_year(private.recorded_on(payment)) $function$;

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
  if rule.kind in ('text', 'phone', 'email', 'site', 'picture', 'gst', 'upi', 'day') then
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
    -- A correction of today lies in no closed time.
    and (case rule.kind when 'day' then value::date < private.today() else true end)
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
    when 'day' then
      perform private.refuse('day_not_over', 'Choose a day before today.', setting);
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

CREATE OR REPLACE FUNCTION private.is_closed (
  day date
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.financial_year(day) < private.financial_year(private.today()) or coalesce(day <= books_closed_until, false)
  from public.site_settings
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
  select private.plain_text(note) !~ '@' and not private.holds_contact(regexp_replace(
    -- Days, as beside a cheque.
    regexp_replace(private.plain_text(note), '\m[0-3]?[0-9][./-][01]?[0-9][./-](20)?[0-9]{2}\M', ' ', 'g'),
    -- What a bank writes is no phone number, unless its digits are one: of a mobile, with 0, or with 91.
    '(?<!\+ ?)\m(?:'
      -- "S98765432", "CMS3312345678": up to three letters that stand for no phone and no parent; 16 signs of NEFT; IFSC.
      || '(?!(?:ph|no|wa|tel|mob|cel|res|off|fax|num|dad|mom|mum)[0-9]|call|cell|home|phone|office|mobile)'
      || '(?:[a-z]{1,3}|(?=[a-z0-9]{16}\M)[a-z]{4,6}|[a-z]{4}(?=0[0-9]{6}\M))(?!(?:[6-9][0-9]{9}|0[0-9]{10}|0?91[1-9][0-9]{9})\M)'
      -- Nor a number that goes on behind a gap.
      || '(?!0{0,2}(?:91)?[6-9][0-9]*[^[:alnum:]]{1,3}[0-9])(?:[0-9]{10,12}|[0-9]{7,9}(?![^[:alnum:]]{1,3}[0-9]))'
      -- 12 digits of UPI and IMPS: the year, the day of the year, the hour.
      || '|(?!91[1-9]|0[0-9]*[^[:alnum:]]{1,3}[0-9])[0-9](?:[0-2][0-9]|3[0-6])[0-9]{9}'
      -- More digits than a phone number has, and no two of them side by side.
      || '|(?:[a-z]{1,6}|(?![06-9]))(?!0[06-9]|0?91[1-9]|(?:[6-9][0-9]{9}){2}\M)[0-9]{13,22}'
      || ')\M',
    ' ', 'g'
  ))
$function$;

CREATE OR REPLACE FUNCTION private.keeps_rule (
  value    text,
  kind     text,
  smallest integer,
  largest  integer,
  choices  text[]
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case kind
    when 'number' then case when value ~ '^[0-9]{1,9}$' then value::integer between smallest and largest end
    when 'flag' then value in ('true', 'false')
    when 'choice' then value = any (choices)
    when 'star rule' then value = any (choices)
    else char_length(value) between 1 and largest and case kind
      when 'text' then true
      when 'phone' then private.is_phone_number(value)
      when 'email' then private.is_email(value)
      when 'gst' then private.is_gst_number(value)
      -- name@bank, as NPCI writes it: an e-mail address has a dot behind its @.
      when 'upi' then value ~ '^[A-Za-z0-9._-]{2,}@[A-Za-z][A-Za-z0-9]+$'
      when 'day' then value ~ '^(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}$' and pg_input_is_valid(value, 'date')
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
    'recorded_on', private.recorded_on(payment), 'after_close', private.came_late(payment),
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

CREATE OR REPLACE FUNCTION private.recorded_on (
  payment private.payments
)
  RETURNS date
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select (payment.received_at at time zone 'Asia/Kolkata')::date $function$;

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
    request_id, purchase_id, corrects, amount, way, paid_on, number, code, gst_number, gst_rate, received_by_name, note, after_close, payer_name
  ) values (
    request_id, purchase_id, corrects, amount, way, paid_on, next_number,
    -- Without letters and figures that look alike on paper.
    (select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + get_byte(bytes, place) % 32, 1), '')
      from extensions.gen_random_bytes(12) as bytes, generate_series(0, 11) as place),
    gst_number, case when gst_number is null then 0 else gst_rate end, private.my_admin_name(), note, private.is_closed(paid_on),
    (
      select card.name from private.purchases as purchase join public."RegisteredUsers" as card on card.id = purchase.registered_user_id
      where purchase.id = purchase_id
    )
  );
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
    where payment.paid_on between from_on and until_on
      -- The accountant of an earlier time has its file, and learns of them by this one.
      or private.came_late(payment) and private.recorded_on(payment) between from_on and until_on;
  perform private.write_audit(
    'exported payments', 'payments', jsonb_array_length(rows)::text, null, null,
    jsonb_build_object('from_on', from_on, 'until_on', until_on, 'rows', jsonb_array_length(rows))
  );
  return rows;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_payment (
  request_id  uuid,
  purchase_id bigint,
  amount      bigint,
  way         text,
  paid_on     date,
  note        text    DEFAULT NULL::text,
  into_closed boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  purchase private.purchases;
  earlier private.payments;
  unpaid bigint;
  cleaned_note text;
begin
  perform private.require_admin();
  perform private.refuse_large(array[way, note], 1000);
  perform private.require_fees();
  perform private.refuse_missing_request(request_id);
  purchase := private.lock_purchase(purchase_id);
  perform private.require_family(purchase);
  select * into earlier from private.payments as paid where paid.request_id = record_payment.request_id;
  if found then
    if (earlier.purchase_id, earlier.amount, earlier.way, earlier.paid_on) is distinct from (purchase.id, record_payment.amount, record_payment.way, record_payment.paid_on) then
      perform private.conflict('request_used', 'Something else was recorded by this form. Load the page again.');
    end if;
    return;
  end if;
  if way is null or way <> all (private.payment_ways()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'way');
  end if;
  perform private.require_recent_day('paid_on', paid_on);
  if into_closed is not true and private.is_closed(paid_on) then
    perform private.refuse('books_closed', 'The books of this day are closed. Confirm it, or choose another day.', 'paid_on');
  end if;
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

REVOKE ALL ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date, text, boolean) FROM PUBLIC, "anon", "service_role";

COMMENT ON COLUMN "private"."payments"."after_close" IS 'Whether the books of its day were closed when it was recorded: the accountant had that time already.';

COMMENT ON COLUMN "public"."site_settings"."books_closed_until" IS 'The last day whose receipts the accountant has: see private.is_closed. Null: only financial years that are over are closed.';

COMMENT ON FUNCTION "private"."came_late"(private.payments) IS 'Whether the books of its day were closed when a payment was recorded. Older ones have no after_close.';

COMMENT ON FUNCTION "private"."is_closed"(date) IS 'Whether the accountant may have the receipts of this day: its financial year is over, or the owner has closed the books.';

COMMENT ON FUNCTION "private"."is_payment_note"(text) IS 'Whether this text has neither a phone number nor an address for mail or UPI. The references of banks are no phone numbers.';

COMMENT ON FUNCTION "private"."receipt"(private.payments) IS 'A payment as its receipt has it, in paise: {id, number, financial_year, code, amount, way, paid_on, gst_number, gst_rate, gst, received_by_name, note, request_id, payer_name (null after an erasure), recorded_on, after_close, corrects, corrected_by}.';

COMMENT ON FUNCTION "private"."recorded_on"(private.payments) IS 'The day on which a payment was recorded.';

COMMENT ON FUNCTION "public"."export_payments"(date, date) IS 'For an owner, for the accountant: the payments of these days, at most a year, and those recorded on these days for a time whose books were closed: see private.receipt, with plan and profile_id (null after an erasure), by their numbers. Also while fees are off: the books stay. One row of the audit log. Takes at most 20 s.';

COMMENT ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date, text, boolean) IS 'For the admin: a family has paid so many paise, at most what is unpaid; its receipt gets the next number. note: the number of the cheque or transfer. A day whose books are closed (private.is_closed) needs into_closed. Idempotent by request_id: PT409 if that recorded something else. Error 22023 names the field in its hint; PT404.';

REVOKE ALL ON FUNCTION "private"."came_late"(private.payments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."came_late"(private.payments) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."came_late"(private.payments) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_closed"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_closed"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_closed"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."recorded_on"(private.payments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recorded_on"(private.payments) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."recorded_on"(private.payments) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date, text, boolean) TO "postgres";
