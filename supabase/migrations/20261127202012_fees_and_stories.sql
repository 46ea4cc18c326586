-- Fees (work/fees.sql): plans, what a family bought, pauses, payments with receipts, all off until the owner switches them on; what
-- was promised and done (work/statements.sql). Figures of the bureau by month (overview/figures.sql). Success stories of two people
-- (work/stories.sql), whose picture nobody loads without the row. The receipt of an erasure counts the payments that are kept.
-- Who may: an owner makes plans, corrects and exports payments, and reads figures; the admin sells plans, records payments and writes
-- stories; a member reads their own statement; everybody checks a receipt by its code, and reads the stories that are shown.

SET local check_function_bodies = off;

DROP POLICY "The admin adds pictures" ON "storage"."objects";

CREATE TABLE "private"."earlier_acts" (
  "family_id"   bigint                   NOT NULL,
  "kind"        text                     NOT NULL,
  "row_id"      bigint                   NOT NULL,
  "happened_at" timestamp with time zone NOT NULL,
  "how"         text,
  "answered"    boolean                  NOT NULL DEFAULT false,
  CONSTRAINT "earlier_acts_pkey" PRIMARY KEY (family_id, kind, row_id, happened_at),
  CONSTRAINT "kind_is_known" CHECK ((kind = ANY (ARRAY['shown'::text, 'asked'::text, 'shared'::text])))
);

ALTER TABLE "private"."earlier_acts"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."past_enquiries" (
  "month"      date    NOT NULL,
  "admin_name" text    NOT NULL,
  "count"      integer NOT NULL,
  CONSTRAINT "past_enquiries_pkey" PRIMARY KEY (month, admin_name)
);

ALTER TABLE "private"."past_enquiries"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."payments" (
  "id"          bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "request_id"  uuid   NOT NULL,
  "purchase_id" bigint NOT NULL,
  "corrects"    bigint,
  "amount"      bigint NOT NULL,
  "way"         text   NOT NULL,
  "paid_on"     date   NOT NULL,
  CONSTRAINT "amount_is_not_zero" CHECK ((amount <> 0)),
  CONSTRAINT "amount_is_plausible" CHECK (((amount >= '-10000000000'::bigint) AND (amount <= '10000000000'::bigint))),
  CONSTRAINT "corrected_once" UNIQUE (corrects),
  CONSTRAINT "only_a_correction_is_negative" CHECK (((corrects IS NULL) = (amount > 0))),
  CONSTRAINT "payments_pkey" PRIMARY KEY (id),
  CONSTRAINT "recorded_once" UNIQUE (request_id)
);

ALTER TABLE "private"."payments"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."plans" (
  "id"            bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "name"          text                     NOT NULL,
  "price"         bigint                   NOT NULL,
  "days"          smallint                 NOT NULL,
  "introductions" smallint                 NOT NULL,
  "contacts"      smallint                 NOT NULL,
  "made_at"       timestamp with time zone NOT NULL DEFAULT now(),
  "made_by_name"  text                     NOT NULL,
  "ended_at"      timestamp with time zone,
  CONSTRAINT "contacts_are_plausible" CHECK (((contacts >= 0) AND (contacts <= 300))),
  CONSTRAINT "days_are_plausible" CHECK (((days >= 1) AND (days <= 1825))),
  CONSTRAINT "introductions_are_plausible" CHECK (((introductions >= 0) AND (introductions <= 300))),
  CONSTRAINT "name_is_readable" CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  CONSTRAINT "plans_pkey" PRIMARY KEY (id),
  CONSTRAINT "price_is_plausible" CHECK (((price >= 0) AND (price <= '10000000000'::bigint))),
  CONSTRAINT "name_holds_no_contact" CHECK ((NOT private.holds_contact(name)))
);

ALTER TABLE "private"."plans"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."purchase_pauses" (
  "purchase_id"      bigint                   NOT NULL,
  "from_on"          date                     NOT NULL,
  "until_on"         date                     NOT NULL,
  "ended_on"         date,
  "reason"           text                     NOT NULL,
  "recorded_by_name" text                     NOT NULL,
  "recorded_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "pause_has_days" CHECK (((until_on > from_on) AND (ended_on >= from_on))),
  CONSTRAINT "purchase_pauses_pkey" PRIMARY KEY (purchase_id, from_on)
);

ALTER TABLE "private"."purchase_pauses"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."purchases" (
  "id"                 bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "request_id"         uuid                     NOT NULL,
  "registered_user_id" bigint,
  "plan_id"            bigint                   NOT NULL,
  "plan_name"          text                     NOT NULL,
  "plan_price"         bigint                   NOT NULL,
  "days"               smallint                 NOT NULL,
  "introductions"      smallint                 NOT NULL,
  "contacts"           smallint                 NOT NULL,
  "parts"              jsonb                    NOT NULL,
  "agreed_price"       bigint                   NOT NULL,
  "agreed_by"          text                     NOT NULL,
  "agreed_on"          date                     NOT NULL,
  "agreed_how"         text                     NOT NULL,
  "starts_on"          date                     NOT NULL,
  "ended_on"           date,
  "recorded_by_name"   text                     NOT NULL,
  "recorded_at"        timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "end_follows_start" CHECK ((ended_on >= (starts_on - 1))),
  CONSTRAINT "price_is_plausible" CHECK (((agreed_price >= 0) AND (agreed_price <= '10000000000'::bigint))),
  CONSTRAINT "purchases_pkey" PRIMARY KEY (id),
  CONSTRAINT "sold_once" UNIQUE (request_id)
);

ALTER TABLE "private"."purchases"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."receipt_numbers" (
  "financial_year" smallint NOT NULL,
  "last"           integer  NOT NULL,
  CONSTRAINT "receipt_numbers_pkey" PRIMARY KEY (financial_year)
);

ALTER TABLE "private"."receipt_numbers"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."stories" (
  "id"       bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "bride_id" bigint                   NOT NULL,
  "groom_id" bigint                   NOT NULL,
  "words"    jsonb                    NOT NULL,
  "language" text                     NOT NULL,
  "picture"  text                     NOT NULL,
  "shown_at" timestamp with time zone,
  CONSTRAINT "picture_is_a_file" CHECK ((picture ~ '^[1-9][0-9]{0,17}/story-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png)$'::text)),
  CONSTRAINT "stories_bride_id_key" UNIQUE (bride_id),
  CONSTRAINT "stories_groom_id_key" UNIQUE (groom_id),
  CONSTRAINT "stories_picture_key" UNIQUE (picture),
  CONSTRAINT "stories_pkey" PRIMARY KEY (id),
  CONSTRAINT "written_language_has_words" CHECK ((words ? language))
);

ALTER TABLE "private"."stories"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "fees_on" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "gst_number" text;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "gst_rate" smallint NOT NULL DEFAULT 18;

ALTER TABLE "public"."site_settings"
  ADD COLUMN "upi_id" text;

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
    select earlier.kind, earlier.row_id, null, earlier.happened_at, earlier.how, null, earlier.answered
      from private.earlier_acts as earlier where family_id = family
  ) as act (kind, row_id, other_id, happened_at, how, answer, answered)
  where act.happened_at >= first_day::timestamp at time zone 'Asia/Kolkata'
    and act.happened_at < (last_day + 1)::timestamp at time zone 'Asia/Kolkata'
  order by act.kind, act.row_id, act.happened_at desc
$function$;

CREATE OR REPLACE FUNCTION private.agreement_ways()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['office', 'telephone', 'link', 'paper'] $function$;

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
    and exists (select from public."RegisteredUsers" where id = profile_id and status in ('engaged', 'married') and deleted_at is null)
    and (
      select given and said_by = 'Self' and channel <> 'file' from private.consents
      where registered_user_id = profile_id and purpose = 'story' order by id desc limit 1
    ) is true
$function$;

CREATE OR REPLACE FUNCTION private.are_story_words (
  words jsonb
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_typeof(words) = 'object' and words <> '{}' and not exists (
    select from jsonb_each(words) where key !~ '^[a-z]{2,3}$' or jsonb_typeof(value) <> 'string'
      or char_length(value #>> '{}') not between 1 and 600 or private.holds_contact(value #>> '{}')
  );
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
  if fixed > price then
    perform private.refuse('parts_too_large', 'The parts together are more than the price.', 'parts');
  end if;
  return parts || jsonb_build_object(last_event, price - fixed);
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
    'files', (select count(*) from private.unreferenced_files(profile_id)), 'kept_entries', kept_entries,
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
  AS $function$ select array['start', 'settled', 'engaged', 'married'] $function$;

CREATE OR REPLACE FUNCTION private.fees_are_on()
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select fees_on from public.site_settings $function$;

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
    return jsonb_build_object('fees_due', nothing, 'plans_expiring', nothing, 'paused_too_long', nothing, 'short', nothing);
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
      'fees_due', jsonb_build_object('count', (select count(*) from due), 'list', coalesce((
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

CREATE OR REPLACE FUNCTION private.figures_between (
  since timestamp with time zone,
  until timestamp with time zone
)
  RETURNS TABLE (
    kind        text,
    happened_at timestamp with time zone,
    admin_name  text,
    source      text,
    amount      bigint,
    days        numeric
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with acts (kind, happened_at, admin_name, source, amount, asked_at) as (
    select 'enquiries', created_at, changed_by_name, null, 1::bigint, null::timestamptz from private.enquiries where kind = 'new'
    union all
    select 'enquiries', private.start_of_month(month), nullif(admin_name, ''), null, count, null from private.past_enquiries
    union all
    select 'registered', card.created_at, private.name_of_actor(entry.actor_name), office.source, 1, null
    from public."RegisteredUsers" as card
    left join public.office_details as office on office.registered_user_id = card.id
    left join lateral (
      select actor_name from public.audit_log
      where registered_user_id = card.id and table_name = 'RegisteredUsers' and old_values is null order by id limit 1
    ) as entry on true
    where card.created_at >= since and card.created_at < until
    union all
    -- A later verification moves verified_at; the first check of an item stays.
    select 'verified', coalesce(first.checked_at, card.verified_at), coalesce(first.checked_by_name, card.verified_by), null, 1, card.created_at
    from public."RegisteredUsers" as card
    left join lateral (
      select checked_at, checked_by_name from public.verification_checks
      where registered_user_id = card.id order by checked_at limit 1
    ) as first on true
    where card.verified_at >= since
    union all
    select 'shown', shown_at, shown_by_name, null, 1, null from public.introductions where how <> 'Interest'
    union all
    select 'interested', answered_at, shown_by_name, null, 1, null from public.introductions where answer = 'interested'
    union all
    select 'shared', shared_at, shared_by_name, null, 1, null from public.disclosures
    union all
    select status, happened_at, admin_name, null, 1, null from (
      -- The last time of each status that somebody still has; who is married was engaged too.
      select distinct on (card.id, change.status) change.*
      from public."RegisteredUsers" as card
      left join private.deletions as gone on gone.registered_user_id = card.id
      cross join lateral (
        select new_values ->> 'status' as status, happened_at, private.name_of_actor(actor_name) as admin_name from public.audit_log
        where registered_user_id = card.id and table_name = 'RegisteredUsers' and new_values ->> 'status' in ('engaged', 'married')
        union all
        -- By the member.
        select given ->> 'status', created_at, null from public.notifications
        where registered_user_id = card.id and recipient is null and kind = 'settled'
      ) as change
      where coalesce(gone.status_before, card.status) in ('married', change.status)
      order by card.id, change.status, change.happened_at desc
    ) as settled
    union all
    select 'money', paid_on::timestamp at time zone 'Asia/Kolkata', received_by_name, null, amount, null
    from private.payments where (select fees_on from public.site_settings)
    union all
    -- A revoked sharing was decided before; a request that ended with the profile was not.
    select 'decided', coalesce(shared.at, decided_at), decided_by_name, null, 1, created_at
    from public.contact_requests as request
    cross join lateral (select min(shared_at) as at from public.disclosures where request_id = request.id) as shared
    where status in ('approved', 'declined', 'revoked') and decided_by_name <> 'The bureau'
  )
  select kind, happened_at, admin_name, source, amount, extract(epoch from happened_at - asked_at) / 86400
  from acts where happened_at >= since and happened_at < until
$function$;

CREATE OR REPLACE FUNCTION private.financial_year (
  day date
)
  RETURNS smallint
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select (extract(year from day) - case when extract(month from day) < 4 then 1 else 0 end)::smallint
$function$;

CREATE OR REPLACE FUNCTION private.forget_enquiries (
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
  with erased as (
    delete from private.enquiries where created_at < as_of - interval '90 days' and registered_user_id is null
      returning kind, date_trunc('month', created_at at time zone 'Asia/Kolkata')::date as month, coalesce(changed_by_name, '') as admin_name
  ),
  counted as (
    insert into private.past_enquiries as past (month, admin_name, count)
      select month, admin_name, count(*) from erased where kind = 'new' group by month, admin_name
      on conflict (month, admin_name) do update set count = past.count + excluded.count
  )
  select count(*) into forgotten from erased;
  return forgotten;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_pauses()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.purchase_pauses where purchase_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.gst_in (
  amount bigint,
  rate   smallint
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select round(amount::numeric * rate / (100 + rate))::bigint
$function$;

CREATE OR REPLACE FUNCTION private.is_shown (
  story private.stories
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select story.shown_at is not null and private.agrees_to_story(story.bride_id) and private.agrees_to_story(story.groom_id)
$function$;

CREATE OR REPLACE FUNCTION private.keep_act()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was constant jsonb := to_jsonb(old);
  family constant bigint := (was ->> tg_argv[1])::bigint;
begin
  if coalesce(was ->> 'how', '') <> 'Interest'
    and exists (select from private.purchases where registered_user_id = family)
    -- Not while the family itself is erased.
    and exists (select from public."RegisteredUsers" where id = family)
  then
    insert into private.earlier_acts (family_id, kind, row_id, happened_at, how, answered)
      values (family, tg_argv[0], old.id, (was ->> tg_argv[2])::timestamptz, was ->> 'how', was ->> 'answer' is not null)
      on conflict do nothing;
  end if;
  return null;
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
    ('stories', 'select own.value as words, own.key as language, shown_at
      from private.stories cross join lateral jsonb_each_text(words) as own where $1 in (bride_id, groom_id) order by own.key'),
    ('introductions', 'select card.id as registered_user_id, private.name_i_see(card) as name, how, shown_at, answer, answered_at
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
  return purchase;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_read_story_picture (
  object_name text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (
    select from private.stories as story
    where story.picture = private.picture_path(object_name) and (private.is_admin() or private.is_shown(story))
  )
$function$;

CREATE OR REPLACE FUNCTION private.name_of_actor (
  actor_name text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select regexp_replace(actor_name, ' \([^()]*\)$', '') $function$;

CREATE OR REPLACE FUNCTION private.pause_reasons()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['illness', 'examinations', 'mourning', 'travel', 'another reason'] $function$;

CREATE OR REPLACE FUNCTION private.payment_ways()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['cash', 'UPI', 'bank', 'cheque'] $function$;

CREATE OR REPLACE FUNCTION private.people_of_statement (
  chosen_id bigint,
  by_link   boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', act.kind, 'on', (act.happened_at at time zone 'Asia/Kolkata')::date, 'how', act.how, 'answer', act.answer,
    'id', card.id, 'name', card.name
  ) order by act.happened_at, act.kind, act.row_id), '[]')
  from private.purchases as purchase
  join private.purchase_states as state on state.id = purchase.id
  join public."RegisteredUsers" as family on family.id = purchase.registered_user_id
  cross join lateral private.acts_for(family.id, purchase.starts_on, state.ends_on) as act
  left join public."RegisteredUsers" as card on card.id = act.other_id and card.visible and family.visible
    and not exists (
      select from public.blocks
      where (blocker_id = family.id and profile_id = card.id) or (blocker_id = card.id and profile_id = family.id)
    )
    and not (by_link and private.is_off_links(card.id))
  where purchase.id = chosen_id
$function$;

CREATE OR REPLACE FUNCTION private.picture_is_used (
  object_bucket text,
  object_name   text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- One query for each bucket, so that PostgreSQL uses the indexes of the pictures.
  select case object_bucket
    when 'profile-images' then exists (
      select from public."RegisteredUsers" where private.picture_path(object_name) in (first_img, second_img, third_img)
    ) or exists (
      select from public.profile_proposals
      where status = 'pending'
        and private.picture_path(object_name) in (changes ->> 'first_img', changes ->> 'second_img', changes ->> 'third_img')
    ) or exists (select from private.stories where picture = private.picture_path(object_name))
    else exists (
      select from public."RegisteredUsers" where birth_chart = private.picture_path(object_name)
    ) or exists (
      select from public.profile_proposals where status = 'pending' and changes ->> 'birth_chart' = private.picture_path(object_name)
    )
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
    'received_by_name', payment.received_by_name,
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
    -- An erasure takes the person away; nobody else comes in their place.
    and coalesce(to_jsonb(new) -> 'registered_user_id', 'null') in ('null', to_jsonb(old) -> 'registered_user_id')
  then
    return new;
  end if;
  perform private.forbid('fees_are_append_only', 'What was sold or paid stays as it was written.');
end
$function$;

CREATE OR REPLACE FUNCTION private.require_family (
  purchase private.purchases
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if purchase.registered_user_id is null then
    perform private.not_found('purchase_gone', 'This purchase is not there any more.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_fees()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not (select fees_on from public.site_settings) then
    perform private.conflict('fees_off', 'The bureau takes no fees. The owner can change it in the settings.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_recent_day (
  field text,
  day   date
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if day is null or day > private.today() then
    perform private.refuse('day_ahead', 'Choose today or an earlier day.', field);
  end if;
  -- A slip of the pen would open a financial year of its own.
  if day < private.today() - 366 then
    perform private.refuse('day_not_near', 'Choose a day within a year.', field);
  end if;
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
    ('gst_number', 'text', null, 15, null, false),
    ('gst_rate', 'number', 0, 28, null, false),
    ('upi_id', 'text', null, 80, null, false),
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
    'rests_until', state.rests_until, 'paused_days', state.paused_days, 'price', purchase.agreed_price, 'paid', state.paid,
    'parts', purchase.parts,
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
    'calls', (
      select count(*) from public.profile_log
      where registered_user_id = purchase.registered_user_id and kind not in ('Enquiry', 'Other')
        and (written_at at time zone 'Asia/Kolkata')::date between purchase.starts_on and state.ends_on
    ),
    'attempts', (
      select count(*) from public.contact_attempts as attempt join public.contact_requests as request on request.id = attempt.request_id
      where request.requester_id = purchase.registered_user_id
        and (tried_at at time zone 'Asia/Kolkata')::date between purchase.starts_on and state.ends_on
    ),
    'follow_ups', (
      select count(*) from public.contact_requests as request join public.follow_ups as follow_up on follow_up.request_id = request.id
      where purchase.registered_user_id in (requester_id, profile_id)
        and (changed_at at time zone 'Asia/Kolkata')::date between purchase.starts_on and state.ends_on
    ),
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
  from private.purchases where registered_user_id = profile_id and private.fees_are_on()
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
        and objects.name collate "C" >= profile_id || '/' and objects.name collate "C" < profile_id || '0'
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
      unused.created_at > now() - interval '1 day'
      -- A folder's name is the registered user's id.
      and (
        exists (select from public."RegisteredUsers" as card where card.id::text = split_part(unused.name, '/', 1))
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
        where erasure.registered_user_id = (entry).registered_user_id and erasure.action = 'erased' and erasure.id >= entry_id
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

CREATE OR REPLACE FUNCTION private.withdraw_story()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.stories where new.registered_user_id in (bride_id, groom_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_receipt (
  request_id  uuid,
  purchase_id bigint,
  amount      bigint,
  way         text,
  paid_on     date,
  corrects    bigint DEFAULT NULL::bigint
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
  insert into private.payments (request_id, purchase_id, corrects, amount, way, paid_on, number, code, gst_number, gst_rate, received_by_name)
    select request_id, purchase_id, corrects, amount, way, paid_on, next_number,
      -- Without letters and figures that look alike on paper.
      (select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + get_byte(bytes, place) % 32, 1), '')
        from extensions.gen_random_bytes(12) as bytes, generate_series(0, 11) as place),
      gst_number, case when gst_number is null then 0 else gst_rate end, private.my_admin_name()
    from public.site_settings;
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
    where private.fees_are_on() and payment.code = upper(regexp_replace(check_receipt.code, '[^[:alnum:]]', '', 'g'))
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."check_receipt"(text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.correct_payment (
  payment_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  payment private.payments;
begin
  perform private.require_owner();
  perform private.require_fees();
  select * into payment from private.payments where id = payment_id;
  if not found or payment.corrects is not null then
    perform private.not_found('payment_gone', 'There is no such payment.');
  end if;
  perform private.lock_purchase(payment.purchase_id);
  if exists (select from private.payments where corrects = payment.id) then
    perform private.conflict('payment_corrected', 'This payment was corrected already.');
  end if;
  perform set_config('matrimony.audit_action', 'corrected payment', true);
  -- On the day of the correction: the receipts of an earlier month or year are with the accountant already.
  perform private.write_receipt(gen_random_uuid(), payment.purchase_id, -payment.amount, payment.way, private.today(), payment.id);
end
$function$;

REVOKE ALL ON FUNCTION "public"."correct_payment"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.delete_story (
  story_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  delete from private.stories where id = story_id;
  if not found then
    perform private.not_found('story_gone', 'This story is not there any more.');
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."delete_story"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.end_plan (
  plan_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_owner();
  perform private.require_fees();
  perform set_config('matrimony.audit_action', 'ended plan', true);
  update private.plans set ended_at = now() where id = plan_id and ended_at is null;
  if not found then
    perform private.conflict('plan_ended', 'This plan is not sold any more.');
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."end_plan"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.end_purchase (
  purchase_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  purchase private.purchases;
begin
  perform private.require_owner();
  perform private.require_fees();
  purchase := private.lock_purchase(purchase_id);
  perform private.require_family(purchase);
  if (select ends_on from private.purchase_states where id = purchase.id) < private.today() or purchase.ended_on is not null then
    perform private.conflict('purchase_ended', 'This plan of the family has ended already.');
  end if;
  perform set_config('matrimony.audit_action', 'ended purchase', true);
  update private.purchase_pauses as pause set ended_on = private.today() where pause.purchase_id = purchase.id and ended_on is null;
  update private.purchases set ended_on = greatest(private.today(), starts_on - 1) where id = purchase.id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."end_purchase"(bigint) FROM PUBLIC, "anon", "service_role";

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
  if not private.fees_are_on() then
    return '[]';
  end if;
  select coalesce(jsonb_agg(private.receipt(payment) || jsonb_build_object(
      'plan', purchase.plan_name, 'profile_id', purchase.registered_user_id,
      'name', (select name from public."RegisteredUsers" where id = purchase.registered_user_id)
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

REVOKE ALL ON FUNCTION "public"."export_payments"(date, date) FROM PUBLIC, "anon", "service_role";

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
      'contacts', plan.contacts, 'ended_at', plan.ended_at, 'running', sales.running, 'behind', sales.behind
    ) order by plan.ended_at is not null, plan.id desc)
    from private.plans as plan
    left join lateral (
      select count(*) filter (where state.runs and purchase.registered_user_id is not null) as running,
        count(*) filter (where purchase.id in (select short.purchase_id from private.short_purchases as short)) as behind
      from private.purchases as purchase join private.purchase_states as state on state.id = purchase.id
      where purchase.plan_id = plan.id
    ) as sales on true
    where private.fees_are_on()
  ), '[]');
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_plans"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_stories (
  wanted_language text
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
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'picture', picture, 'language', own.language, 'words', words ->> own.language
    ) order by shown_at desc, id desc), '[]')
    from (
      select * from private.stories as story where private.is_shown(story) order by shown_at desc, id desc limit 6
    ) as shown
    cross join lateral (select case when words ? wanted_language then wanted_language else shown.language end) as own (language)
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_stories"(text) FROM PUBLIC, "service_role";

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
  perform set_config('matrimony.audit_action', 'made plan', true);
  insert into private.plans (name, price, days, introductions, contacts, made_by_name)
    values (cleaned, price, days, introductions, contacts, private.my_admin_name());
end
$function$;

REVOKE ALL ON FUNCTION "public"."make_plan"(text, bigint, integer, integer, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.pause_purchase (
  purchase_id bigint,
  reason      text,
  until_on    date
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
  perform private.require_admin();
  perform private.refuse_large(reason, 1000);
  perform private.require_fees();
  purchase := private.lock_purchase(purchase_id);
  perform private.require_family(purchase);
  if reason is null or reason <> all (private.pause_reasons()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'reason');
  end if;
  if until_on is null or until_on not between private.today() + 1 and private.today() + 366 then
    perform private.refuse('day_not_near', 'Choose a day within a year.', 'until_on');
  end if;
  select * into state from private.purchase_states where id = purchase.id;
  if state.rests_until is not null or state.ends_on < private.today() or purchase.ended_on is not null then
    perform private.conflict('purchase_rests', 'This plan is paused or has ended already. Load the page again.');
  end if;
  perform set_config('matrimony.audit_action', 'paused plan', true);
  insert into private.purchase_pauses (purchase_id, from_on, until_on, reason, recorded_by_name)
    values (purchase.id, private.today(), until_on, reason, private.my_admin_name())
    -- Paused, gone on and paused again on one day.
    on conflict on constraint purchase_pauses_pkey do update
      set until_on = excluded.until_on, reason = excluded.reason, ended_on = null, recorded_by_name = excluded.recorded_by_name, recorded_at = now();
end
$function$;

REVOKE ALL ON FUNCTION "public"."pause_purchase"(bigint, text, date) FROM PUBLIC, "anon", "service_role";

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
      'id', purchase.id, 'plan', purchase.plan_name, 'price', purchase.agreed_price, 'paid', state.paid, 'days', purchase.days,
      'introductions', jsonb_build_object('monthly', purchase.introductions), 'contacts', jsonb_build_object('promised', purchase.contacts),
      'starts_on', purchase.starts_on, 'ends_on', state.ends_on, 'paused_days', state.paused_days,
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

REVOKE ALL ON FUNCTION "public"."read_fees"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_figures (
  first_month date,
  last_month  date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
declare
  smallest constant integer := 5;
  begins date;
  ends date;
begin
  perform private.require_owner();
  begins := private.check_month(first_month);
  ends := private.check_month(last_month);
  if begins > ends then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'first_month');
  end if;
  return (
    with acts as materialized (
      select *, date_trunc('month', happened_at at time zone 'Asia/Kolkata')::date as month
      from private.figures_between(private.start_of_month(begins), private.start_of_month(ends, 1))
    ),
    days as (
      select month,
        case when count(*) filter (where kind = 'verified') >= smallest then
          round(percentile_cont(0.5) within group (order by days) filter (where kind = 'verified')::numeric, 1) end as to_verify,
        case when count(*) filter (where kind = 'decided') >= smallest then
          round(percentile_cont(0.5) within group (order by days) filter (where kind = 'decided')::numeric, 1) end as to_decide
      from acts group by grouping sets ((month), ())
    ),
    months as (
      select each::date as month, (
          select coalesce(jsonb_object_agg(kind, total), '{}') from (
            select kind, sum(amount) as total from acts where acts.month = each::date and kind <> 'decided' group by kind
          ) as counted
        ) as counts
      from generate_series(begins::timestamp, ends, interval '1 month') as each
    ),
    cells as (
      select *, case when kind = 'money' then payments else total end as cases from (
        select 'admin' as split, kind, admin_name as name, sum(amount) as total, count(*) as payments
        from acts where kind <> 'decided' group by kind, admin_name
        union all
        select 'source', kind, source, sum(amount), count(*) from acts where kind = 'registered' group by kind, source
      ) as each
    ),
    rows as (
      select split, name, jsonb_object_agg(kind, case when is_small or (is_next and smalls = 1) then null else total end) as counts
      from (
        -- One small number alone would be the difference to the total: the next one is left out with it.
        select *, cases < smallest as is_small, count(*) filter (where cases < smallest) over (partition by split, kind) as smalls,
          row_number() over (partition by split, kind order by cases, name) = 2 as is_next
        from cells
      ) as ranked
      group by split, name
    )
    select jsonb_build_object(
      'first_month', (
        select to_char(greatest(least(
          (select min(created_at) from public."RegisteredUsers"), (select private.start_of_month(min(month)) from private.past_enquiries), now()
        ), '2020-01-01') at time zone 'Asia/Kolkata', 'YYYY-MM-01')
      ),
      'smallest', smallest,
      'fees_on', (select fees_on from public.site_settings),
      'months', (
        select jsonb_agg(to_jsonb(months) || jsonb_build_object('to_verify', to_verify, 'to_decide', to_decide) order by month)
        from months left join days using (month)
      ),
      'days', (select to_jsonb(days) - 'month' from days where month is null),
      'admins', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'counts', counts) order by name), '[]') from rows where split = 'admin'),
      'sources', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'counts', counts) order by name), '[]') from rows where split = 'source')
    )
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_figures"(date, date) FROM PUBLIC, "anon", "service_role";

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
  return private.statements_of(link.registered_user_id, by_link => true);
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_linked_statements"(text, uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.read_statements (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- The office prints it, and paper goes from hand to hand as a link does.
  for_paper constant boolean := private.is_admin();
  readable_id constant bigint := case when for_paper then profile_id else private.require_member() end;
begin
  return private.statements_of(case when readable_id = profile_id then profile_id end, by_link => for_paper);
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_statements"(bigint) FROM PUBLIC, "anon", "service_role";

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
        select jsonb_agg(jsonb_build_object('id', card.id, 'name', card.name, 'agrees', private.agrees_to_story(card.id)) order by card.id)
        from public."RegisteredUsers" as card where card.id in (bride_id, groom_id)
      )
    )
    from private.stories as story where profile_id in (bride_id, groom_id)
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_story"(bigint) FROM PUBLIC, "anon", "service_role";

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
  ) || private.answers_of_today(my_people) || private.keeping_of_today(my_people) || private.grievances_of_today() || private.breaches_of_today()
    || private.fees_of_today(my_people) into lists;
  return lists;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_payment (
  request_id  uuid,
  purchase_id bigint,
  amount      bigint,
  way         text,
  paid_on     date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  purchase private.purchases;
  unpaid bigint;
begin
  perform private.require_admin();
  perform private.refuse_large(way, 1000);
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
  unpaid := (select state.unpaid from private.purchase_states as state where state.id = purchase.id);
  if amount is null or amount not between 1 and unpaid then
    perform private.refuse('amount_not_due', 'Enter an amount up to what is unpaid.', 'amount');
  end if;
  perform set_config('matrimony.audit_action', 'recorded payment', true);
  perform private.write_receipt(request_id, purchase.id, amount, way, paid_on);
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.resume_purchase (
  purchase_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  purchase private.purchases;
begin
  perform private.require_admin();
  perform private.require_fees();
  purchase := private.lock_purchase(purchase_id);
  perform set_config('matrimony.audit_action', 'resumed plan', true);
  update private.purchase_pauses as pause set ended_on = private.today() where pause.purchase_id = purchase.id and ended_on is null;
  if not found then
    perform private.conflict('purchase_goes_on', 'This plan is not paused any more. Load the page again.');
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."resume_purchase"(bigint) FROM PUBLIC, "anon", "service_role";

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
    where id in (profile_id, partner_id) and status in ('engaged', 'married') order by gender);
  if cardinality(couple) <> 2 or (select count(distinct gender) from public."RegisteredUsers" where id = any (couple)) <> 2 then
    perform private.refuse('no_couple', 'Choose a bride and a groom who are engaged or married.', 'partner_id');
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
  if (split_part(picture, '/', 1) = any (couple::text[]) and split_part(picture, '/', 2) like 'story-%' and 2 = (
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

REVOKE ALL ON FUNCTION "public"."save_story"(bigint, bigint, jsonb, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sell_plan (
  request_id   uuid,
  profile_id   bigint,
  plan_id      bigint,
  agreed_price bigint,
  agreed_by    text,
  agreed_on    date,
  agreed_how   text,
  starts_on    date,
  parts        jsonb  DEFAULT NULL::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  plan private.plans;
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
  perform set_config('matrimony.audit_action', 'sold plan', true);
  insert into private.purchases (
    request_id, registered_user_id, plan_id, plan_name, plan_price, days, introductions, contacts, parts, agreed_price, agreed_by, agreed_on, agreed_how,
    starts_on, recorded_by_name
  ) values (
    request_id, profile_id, plan.id, plan.name, plan.price, plan.days, plan.introductions, plan.contacts, private.clean_parts(parts, agreed_price),
    agreed_price, agreed_by, agreed_on, agreed_how, starts_on, private.my_admin_name()
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."sell_plan"(uuid, bigint, bigint, bigint, text, date, text, date, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.show_story (
  story_id bigint,
  shown    boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  story private.stories;
begin
  perform private.require_admin();
  select * into story from private.stories where id = story_id for update;
  if not found then
    perform private.not_found('story_gone', 'This story is not there any more.');
  end if;
  if shown and not (private.agrees_to_story(story.bride_id) and private.agrees_to_story(story.groom_id)) then
    perform private.refuse('story_not_agreed', 'Both say yes to the story themselves first.', 'shown');
  end if;
  update private.stories set shown_at = case when shown then now() end where id = story_id and (shown_at is not null) <> shown;
end
$function$;

REVOKE ALL ON FUNCTION "public"."show_story"(bigint, boolean) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."earlier_acts"
  ADD CONSTRAINT "earlier_acts_family_id_fkey" FOREIGN KEY (family_id) REFERENCES public."RegisteredUsers"(id) ON DELETE CASCADE;

ALTER TABLE "private"."payments"
  ADD CONSTRAINT "payments_corrects_fkey" FOREIGN KEY (corrects) REFERENCES private.payments(id);

ALTER TABLE "private"."payments"
  ADD CONSTRAINT "payments_purchase_id_fkey" FOREIGN KEY (purchase_id) REFERENCES private.purchases(id);

ALTER TABLE "private"."purchase_pauses"
  ADD CONSTRAINT "purchase_pauses_purchase_id_fkey" FOREIGN KEY (purchase_id) REFERENCES private.purchases(id);

ALTER TABLE "private"."purchases"
  ADD CONSTRAINT "purchases_plan_id_fkey" FOREIGN KEY (plan_id) REFERENCES private.plans(id);

ALTER TABLE "private"."purchases"
  ADD CONSTRAINT "purchases_registered_user_id_fkey" FOREIGN KEY (registered_user_id) REFERENCES public."RegisteredUsers"(id) ON DELETE SET NULL;

ALTER TABLE "private"."stories"
  ADD CONSTRAINT "stories_bride_id_fkey" FOREIGN KEY (bride_id) REFERENCES public."RegisteredUsers"(id) ON DELETE CASCADE;

ALTER TABLE "private"."stories"
  ADD CONSTRAINT "stories_groom_id_fkey" FOREIGN KEY (groom_id) REFERENCES public."RegisteredUsers"(id) ON DELETE CASCADE;

CREATE VIEW "private"."purchase_states" AS   select purchase.id, purchase.registered_user_id,
    paused.days as paused_days, paused.rests_until, ends.on_day as ends_on,
    private.today() between purchase.starts_on and ends.on_day as runs,
    purchase.introductions * greatest(least(private.today(), ends.on_day + 1) - purchase.starts_on - paused.past_days, 0) / 30 as promised,
    paid.amount as paid, purchase.agreed_price - paid.amount as unpaid
  from private.purchases as purchase
  cross join lateral (
    select
      -- While it rests, the clock stands: at least until the agreed day, and until it goes on.
      coalesce(sum(greatest(coalesce(ended_on, greatest(until_on, private.today())) - greatest(from_on, purchase.starts_on), 0)), 0)::integer as days,
      coalesce(sum(greatest(coalesce(ended_on, private.today()) - greatest(from_on, purchase.starts_on), 0)), 0)::integer as past_days,
      min(until_on) filter (where ended_on is null) as rests_until
    from private.purchase_pauses where purchase_id = purchase.id
  ) as paused
  cross join lateral (select coalesce(purchase.ended_on, purchase.starts_on + purchase.days - 1 + paused.days) as on_day) as ends
  cross join lateral (
    select coalesce(sum(payment.amount), 0)::bigint as amount from private.payments as payment where payment.purchase_id = purchase.id
  ) as paid;

CREATE VIEW "private"."due_parts" AS   select purchase.id as purchase_id, part.place, part.event, part.amount, part.due_on,
    -- Payments fill the parts in their order.
    greatest(least(part.amount, sum(part.amount) over (partition by purchase.id order by part.place) - state.paid), 0)::bigint as unpaid
  from private.purchases as purchase
  join private.purchase_states as state on state.id = purchase.id
  cross join lateral (
    select known.place, known.event, (purchase.parts ->> known.event)::bigint as amount, case
        when purchase.ended_on is not null then null
        when known.event = 'start' then purchase.starts_on
        else (
          select min(happened.day) from (
            select kept.status_since
            from public."RegisteredUsers" as card join private.keeping as kept on kept.registered_user_id = card.id
            where card.id = purchase.registered_user_id
              and (card.status = 'married' or card.status = 'engaged' and known.event <> 'married')
            union all
            select (follow_up.changed_at at time zone 'Asia/Kolkata')::date
            from public.contact_requests as request join public.follow_ups as follow_up on follow_up.request_id = request.id
            where known.event = 'settled' and follow_up.state = 'agreed'
              and purchase.registered_user_id in (request.requester_id, request.profile_id)
          ) as happened (day)
        )
      end as due_on
    from unnest(private.fee_events()) with ordinality as known (event, place)
    where purchase.parts ? known.event
  ) as part;

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
  where card.visible and state.runs and state.rests_until is null and state.promised > 0 and present.shown + earlier.shown < state.promised;

CREATE INDEX payments_of_purchase ON private.payments USING btree (purchase_id);

CREATE INDEX purchases_of_person ON private.purchases USING btree (registered_user_id, id DESC);

CREATE INDEX purchases_of_plan ON private.purchases USING btree (plan_id);

CREATE TRIGGER withdraw_story
  AFTER INSERT ON private.consents
  FOR EACH ROW
  WHEN (((new.purpose = ANY (ARRAY['story'::text, 'kept'::text])) AND (NOT new.given)))
  EXECUTE FUNCTION private.withdraw_story();

CREATE TRIGGER audit_change
  AFTER INSERT OR DELETE OR UPDATE ON private.payments
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_change('id', '');

CREATE TRIGGER refuse_fee_change
  BEFORE DELETE OR UPDATE ON private.payments
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_fee_change('{financial_year}');

CREATE TRIGGER audit_change
  AFTER INSERT OR DELETE OR UPDATE ON private.plans
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_change('id', '');

CREATE TRIGGER refuse_fee_change
  BEFORE DELETE OR UPDATE ON private.plans
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_fee_change('{ended_at}');

CREATE TRIGGER audit_change
  AFTER INSERT OR DELETE OR UPDATE ON private.purchase_pauses
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_change('purchase_id', '', 'reason');

CREATE TRIGGER audit_change
  AFTER INSERT OR DELETE OR UPDATE ON private.purchases
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_change('id', 'registered_user_id');

CREATE TRIGGER forget_pauses
  AFTER UPDATE OF registered_user_id ON private.purchases
  FOR EACH ROW
  WHEN (((old.registered_user_id IS NOT NULL) AND (new.registered_user_id IS NULL)))
  EXECUTE FUNCTION private.forget_pauses();

CREATE TRIGGER refuse_fee_change
  BEFORE DELETE OR UPDATE ON private.purchases
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_fee_change('{registered_user_id,ended_on}');

CREATE TRIGGER audit_change
  AFTER INSERT OR DELETE OR UPDATE ON private.stories
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_change('id', 'bride_id', 'groom_id', 'words', 'picture');

CREATE TRIGGER keep_act
  AFTER DELETE ON public.contact_requests
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_act('asked', 'requester_id', 'created_at');

CREATE TRIGGER keep_act
  AFTER DELETE ON public.disclosures
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_act('shared', 'recipient_id', 'shared_at');

CREATE TRIGGER keep_act
  AFTER DELETE ON public.introductions
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_act('shown', 'family_id', 'shown_at');

CREATE TRIGGER keep_renewed_act
  AFTER UPDATE OF shown_at ON public.introductions
  FOR EACH ROW
  WHEN ((old.shown_at <> new.shown_at))
  EXECUTE FUNCTION private.keep_act('shown', 'family_id', 'shown_at');

CREATE POLICY "No API role reads or writes it" ON "private"."earlier_acts"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."past_enquiries"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."payments"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."plans"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."purchase_pauses"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."purchases"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."receipt_numbers"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."stories"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "A picture of a story is read by its story alone" ON "storage"."objects"
  AS RESTRICTIVE
  FOR SELECT
  TO "anon", "authenticated"
  USING
    (((name !~~ '%/story-%'::text) OR private.may_read_story_picture(name) OR ( SELECT private.is_storage_operation(ARRAY['storage.object.upload'::text,
    'storage.object.delete'::text, 'storage.object.delete_many'::text]) AS is_storage_operation)));

CREATE POLICY "Everybody reads the pictures of shown stories" ON "storage"."objects"
  FOR SELECT
  TO "anon", "authenticated"
  USING
    (((bucket_id = 'profile-images'::text) AND (name ~~ '%/story-%'::text) AND ( SELECT private.is_storage_operation(ARRAY['storage.object.get_authenticated'::text]) AS
    is_storage_operation) AND private.may_read_story_picture(name)));

CREATE POLICY "The admin adds pictures" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH
    CHECK
    (((bucket_id = ANY (ARRAY['profile-images'::text, 'birth-charts'::text])) AND (name ~
    '^[1-9][0-9]{0,17}/(story-)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.thumb)?\.(webp|jpg|png)$'::text) AND private.is_not_empty(metadata) AND
    ( SELECT private.is_admin() AS is_admin) AND ( SELECT private.is_storage_operation(ARRAY['storage.object.upload'::text]) AS is_storage_operation)));

COMMENT ON COLUMN "private"."earlier_acts"."row_id" IS 'Of introductions, contact_requests or disclosures. No foreign key: the row may be gone.';

COMMENT ON COLUMN "private"."past_enquiries"."admin_name" IS 'The admin who set the state; empty if nobody did.';

COMMENT ON COLUMN "private"."plans"."contacts" IS 'Contact details in the whole time; 0 for no promise.';

COMMENT ON COLUMN "private"."plans"."introductions" IS 'People shown to the family in each month of 30 days; 0 for no promise.';

COMMENT ON COLUMN "private"."plans"."price" IS 'In paise, all taxes included.';

COMMENT ON COLUMN "private"."purchases"."agreed_by" IS 'The member of the family who agreed: a choice of whose_phone, without a name.';

COMMENT ON COLUMN "private"."purchases"."ended_on" IS 'The last day, where the bureau ended it early; the day before its start for one that never began.';

COMMENT ON COLUMN "private"."purchases"."parts" IS 'When the price is due: {event: paise}. The last part is what remains, so the sum is the price.';

COMMENT ON COLUMN "private"."purchases"."registered_user_id" IS 'Null after the erasure of the person: then numbers and sums stay, no name.';

COMMENT ON COLUMN "private"."stories"."language" IS 'The language in which it was written, shown where there is no translation.';

COMMENT ON COLUMN "private"."stories"."shown_at" IS 'Null while it is a draft or hidden.';

COMMENT ON COLUMN "private"."stories"."words" IS '{language: words}.';

COMMENT ON COLUMN "public"."site_settings"."fees_on" IS 'Whether the bureau sells plans (work/fees.sql).';

COMMENT ON COLUMN "public"."site_settings"."gst_number" IS 'The bureau''s tax number on receipts; null: no tax is named.';

COMMENT ON COLUMN "public"."site_settings"."gst_rate" IS 'The percent of tax in every price, for a bureau with a tax number.';

COMMENT ON COLUMN "public"."site_settings"."upi_id" IS 'The bureau''s address for UPI, shown as a QR code beside an amount; null: none.';

COMMENT ON FUNCTION "private"."acts_for"(bigint, date, date) IS 'What the bureau did for a family in these days: people shown, requests of the family, contact details shared with it. other_id: the other person; null where the row is gone.';

COMMENT ON FUNCTION "private"."agreement_ways"() IS 'How a family agreed to a price.';

COMMENT ON FUNCTION "private"."agrees_to_story"(bigint) IS 'Whether this engaged or married person last said yes to a success story themselves.';

COMMENT ON FUNCTION "private"."are_story_words"(jsonb) IS 'Whether these are texts by their languages, each of 1 to 600 characters without contact details.';

COMMENT ON FUNCTION "private"."clean_parts"(jsonb, bigint) IS 'The parts of a price, {event: paise}: the last one is what remains. Without parts all is due at the start. Error 22023.';

COMMENT ON FUNCTION "private"."fee_events"() IS 'When a part of a price is due, in this order.';

COMMENT ON FUNCTION "private"."fees_are_on"() IS 'Whether the owner has switched fees on.';

COMMENT ON FUNCTION "private"."fees_of_today"(bigint[]) IS 'Of the page Today: what is due within a week or longer, plans that end within a week without a next one, pauses that last longer than agreed, and families that were shown fewer people than their plan promises until today, each with its count and the first 25. id is the person''s. my_people: only of these; null: of all.';

COMMENT ON FUNCTION "private"."figures_between"(timestamp with time zone, timestamp with time zone) IS 'What the bureau did in a time, a row for each act. amount: paise of a payment, otherwise 1, or the number of erased enquiries. days: from the registration to the verification, and from a request to its decision.';

COMMENT ON FUNCTION "private"."financial_year"(date) IS 'The year in which the financial year of India of this day began: 2026 from 1 April 2026 to 31 March 2027.';

COMMENT ON FUNCTION "private"."forget_pauses"() IS 'Trigger: the pauses go with the person, because their reasons may be an illness. Price and payments stay.';

COMMENT ON FUNCTION "private"."gst_in"(bigint, smallint) IS 'The tax in paise that an amount contains, at this percentage.';

COMMENT ON FUNCTION "private"."is_shown"(private.stories) IS 'Whether everybody may read this story now.';

COMMENT ON FUNCTION "private"."keep_act"() IS 'Trigger: keeps an act that goes with its row, for the statement of the family. Arguments: the kind, the columns of the family and of the time.';

COMMENT ON FUNCTION "private"."lock_purchase"(bigint) IS 'The purchase, locked until the end of the transaction, with the card of its person. PT404.';

COMMENT ON FUNCTION "private"."may_read_story_picture"(text) IS 'Whether the caller may read this picture of a story: everybody a shown one, the admin also a draft''s.';

COMMENT ON FUNCTION "private"."name_of_actor"(text) IS 'The name by which an admin of the audit log stands in other rows: without the username.';

COMMENT ON FUNCTION "private"."pause_reasons"() IS 'Why a plan rests.';

COMMENT ON FUNCTION "private"."payment_ways"() IS 'How a family pays.';

COMMENT ON FUNCTION "private"."people_of_statement"(bigint, boolean) IS 'The acts of a statement one by one, oldest first: [{kind (shown, asked, shared), on, how, answer, id, name}]. id and name only where the family sees that person now (as on its list: see private.shown_to), else null.';

COMMENT ON FUNCTION "private"."picture_is_used"(text, text) IS 'Whether a profile, a pending proposal or a story holds this file; for a thumbnail, its full-size picture.';

COMMENT ON FUNCTION "private"."receipt"(private.payments) IS 'A payment as its receipt has it, in paise, without the family: {id, number, financial_year, code, amount, way, paid_on, gst_number, gst_rate, gst, received_by_name, corrects, corrected_by}.';

COMMENT ON FUNCTION "private"."refuse_fee_change"() IS 'Trigger: refuses to delete a row of fees, and to change other columns than those of its argument.';

COMMENT ON FUNCTION "private"."require_family"(private.purchases) IS 'Error PT404 for a purchase whose person is erased.';

COMMENT ON FUNCTION "private"."require_fees"() IS 'Error PT409 unless the owner has switched fees on.';

COMMENT ON FUNCTION "private"."require_recent_day"(text, date) IS 'Error 22023 for a day after today, and one more than a year ago.';

COMMENT ON FUNCTION "private"."statement"(bigint) IS 'What was promised in a purchase until today and what was done in its days: counts of introductions (with answers, by way), contact details shared, requests of the family, talks with it (calls), attempts to reach others for it, and follow-ups; its days, and its price in paise. audit_head: the newest row of the audit log and the beginning of its hash, for make verify-audit. Names nobody.';

COMMENT ON FUNCTION "private"."statements_of"(bigint, boolean) IS 'The statements of the purchases of a person, newest first, each with its acts; empty while fees are off.';

COMMENT ON FUNCTION "private"."unreferenced_files"(bigint) IS 'Files in the buckets that no profile, no pending proposal and no story holds: left by an erasure, an edit or an abandoned upload. For one profile, all of its folder; otherwise without uploads of the last day that may be in progress.';

COMMENT ON FUNCTION "private"."verify_audit_log"(bigint, text) IS 'The faults of the audit log''s chain, row by row; no rows if there are none. kept_id and kept_hash: a head that was printed earlier, with the beginning of its hash at least. Run by make verify-audit.';

COMMENT ON FUNCTION "private"."withdraw_story"() IS 'Trigger: a no to the story, or to being kept, erases the story.';

COMMENT ON FUNCTION "private"."write_receipt"(uuid, bigint, bigint, text, date, bigint) IS 'Writes a payment with the next number of its financial year.';

COMMENT ON FUNCTION "public"."check_receipt"(text) IS 'For anyone who has the code of a receipt: {number, financial_year, amount, paid_on, is_correction, is_corrected}, no name. Null for an unknown code. Nobody guesses one of 32^12.';

COMMENT ON FUNCTION "public"."correct_payment"(bigint) IS 'For an owner: takes a wrong payment back by a row against it, with a receipt of its own. The right one is recorded again.';

COMMENT ON FUNCTION "public"."delete_story"(bigint) IS 'For the admin: deletes a story. Its files go through the Storage API afterwards. PT404.';

COMMENT ON FUNCTION "public"."end_plan"(bigint) IS 'For an owner: the plan is not sold any more. Purchases of it stay.';

COMMENT ON FUNCTION "public"."end_purchase"(bigint) IS 'For an owner: the purchase ends today, as when it was sold by mistake. Nothing more of it is due; its payments stay. PT404; PT409 for one that has ended.';

COMMENT ON FUNCTION "public"."export_payments"(date, date) IS 'For an owner, for the accountant: the payments of these days, at most a year: see private.receipt, with plan, profile_id and name (null after an erasure), by their numbers. One row of the audit log. Takes at most 20 s.';

COMMENT ON FUNCTION "public"."list_plans"() IS 'For the admin: the plans, newest first, ended ones last: [{id, name, price, days, introductions, contacts, ended_at, running, behind}]. behind: purchases by which fewer people were shown than promised until today.';

COMMENT ON FUNCTION "public"."list_stories"(text) IS 'For everybody: the six newest shown stories, [{id, picture, language, words}], in this language or in the one of the writer.';

COMMENT ON FUNCTION "public"."make_plan"(text, bigint, integer, integer, integer) IS 'For an owner: a new plan. Price in paise. Error 22023 names the field in its hint.';

COMMENT ON FUNCTION "public"."pause_purchase"(bigint, text, date) IS 'For the admin: the clock of a purchase stands from today, as agreed until that day. Error 22023 names the field in its hint; PT404; PT409 while it rests and after its end.';

COMMENT ON FUNCTION "public"."read_fees"(bigint) IS 'For the admin: the purchases of a person, newest first: {id, plan, price, paid, days, introductions, contacts, starts_on, ends_on, paused_days, agreed_by, agreed_on, agreed_how, due, pauses, payments}, with its parts (due: due_on null until the event), pauses and payments (see private.receipt).';

COMMENT ON FUNCTION "public"."read_figures"(date, date) IS 'For an owner: what the bureau did from one month to another, both included: {first_month, smallest, fees_on, months: [{month, counts, to_verify, to_decide}], days, admins and sources: [{name, counts}]}. counts: {kind: number}, without a kind it is 0; null for a number below smallest, and for one that would show it. days and the two of a month: medians, null for fewer cases. money is in paise, and 0 while fees are off. Takes at most 20 s.';

COMMENT ON FUNCTION "public"."read_linked_statements"(text, uuid) IS 'For anyone who has the private link of a family, on a phone that it knows: its statements, as read_statements gives them. Errors: PT404; 42501 on another phone.';

COMMENT ON FUNCTION "public"."read_statements"(bigint) IS 'For the admin, and a member about themselves: the statements of the purchases of a person, newest first: see private.statement, with acts (see private.people_of_statement). Empty for a member about anybody else, and while fees are off.';

COMMENT ON FUNCTION "public"."read_story"(bigint) IS 'For the admin: the story of a person, {id, words, language, picture, shown, people: [{id, name, agrees}]}, or null.';

COMMENT ON FUNCTION "public"."read_today"(boolean) IS 'For the admin, the lists of a morning, each with its count and the first of them, oldest first (verifications of imported people last): new enquiries, open requests that are not postponed, verifications, follow-ups that are due, answers of families, families that are to be asked about somebody interested, profiles to be confirmed, complaints without an answer, what is due of fees, and for an owner announced erasures and breaches of which the Board is not informed. mine: only of the people of the caller, and all enquiries and complaints.';

COMMENT ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date) IS 'For the admin: a family has paid so many paise, at most what is unpaid; its receipt gets the next number. Idempotent by request_id. Error 22023 names the field in its hint; PT404.';

COMMENT ON FUNCTION "public"."resume_purchase"(bigint) IS 'For the admin: a purchase goes on from today. Its last day moves by the days of the pause. PT404; PT409 if it does not rest.';

COMMENT ON FUNCTION "public"."save_story"(bigint, bigint, jsonb, text, text) IS 'For the admin: writes the story of a couple, {language: words}, of which language is the one of the writer, with an uploaded picture; it is hidden until it is shown. Error 22023 with the field in its hint (words_ta for a text), PT404, PT409 for a deleted profile.';

COMMENT ON FUNCTION "public"."sell_plan"(uuid, bigint, bigint, bigint, text, date, text, date, jsonb) IS 'For the admin: a family buys a plan for the agreed price (paise), due in parts {event: paise}. Idempotent by request_id. Error 22023 names the field in its hint; PT404, PT409.';

COMMENT ON FUNCTION "public"."show_story"(bigint, boolean) IS 'For the admin: shows a story on the home page, or hides it. Error 22023 unless both people said yes themselves, PT404.';

COMMENT ON TABLE "private"."earlier_acts" IS 'For a family that bought a plan: rows that counted in its statement and are gone with the other person, or were renewed. Names nobody.';

COMMENT ON TABLE "private"."past_enquiries" IS 'How many enquiries for a match a month had that were erased since: nothing else tells it (overview/figures.sql).';

COMMENT ON TABLE "private"."payments" IS 'Payments, each of them a receipt. A correction takes back one payment, whole, and has a receipt of its own.';

COMMENT ON TABLE "private"."plans" IS 'What the bureau sells. A plan is ended, never changed.';

COMMENT ON TABLE "private"."purchase_pauses" IS 'Days on which the clock of a purchase stands. until_on: as agreed; ended_on: when it went on, null while it rests.';

COMMENT ON TABLE "private"."purchases" IS 'A plan as a family bought it: the words of the plan of that day stay, whatever becomes of the plan.';

COMMENT ON TABLE "private"."receipt_numbers" IS 'The last number of the receipts of each financial year. Its row lock gives one number after the other, and a rollback gives it back.';

COMMENT ON TABLE "private"."stories" IS 'Success stories. A row goes with either person, and with a no of either.';

COMMENT ON VIEW "private"."due_parts" IS 'The parts of each price: since when each is due (null: its event has not happened), and what of it is unpaid. settled: both families agreed, by a follow-up; engaged and married: the status of the person. Nothing is due after the bureau ended the purchase.';

COMMENT ON VIEW "private"."purchase_states" IS 'Of each purchase: days of its pauses (one that lasts: as agreed, or until today), until when it rests, its last day, the introductions that are promised until today, and what is paid and unpaid in paise.';

COMMENT ON VIEW "private"."short_purchases" IS 'Running purchases of visible people by which fewer people were shown than promised until today.';

REVOKE ALL ON FUNCTION "private"."acts_for"(bigint, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."acts_for"(bigint, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."acts_for"(bigint, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."agreement_ways"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."agreement_ways"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."agreement_ways"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."agreement_ways"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."agrees_to_story"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."agrees_to_story"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."agrees_to_story"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."are_story_words"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."are_story_words"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_story_words"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_story_words"(jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."clean_parts"(jsonb, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_parts"(jsonb, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."clean_parts"(jsonb, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."fee_events"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fee_events"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."fee_events"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."fee_events"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."fees_are_on"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fees_are_on"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."fees_are_on"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."fees_of_today"(bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fees_of_today"(bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."fees_of_today"(bigint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_between"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."figures_between"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_between"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."financial_year"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."financial_year"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."financial_year"(date) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."financial_year"(date) TO "service_role";

REVOKE ALL ON FUNCTION "private"."forget_pauses"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_pauses"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_pauses"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."gst_in"(bigint, smallint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."gst_in"(bigint, smallint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."gst_in"(bigint, smallint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_shown"(private.stories) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_shown"(private.stories) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_shown"(private.stories) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_act"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_act"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_act"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_purchase"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_purchase"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_purchase"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_read_story_picture"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_read_story_picture"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."may_read_story_picture"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_read_story_picture"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."name_of_actor"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_of_actor"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."name_of_actor"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pause_reasons"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pause_reasons"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pause_reasons"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."pause_reasons"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."payment_ways"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."payment_ways"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."payment_ways"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."payment_ways"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."people_of_statement"(bigint, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_of_statement"(bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."people_of_statement"(bigint, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."receipt"(private.payments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."receipt"(private.payments) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."receipt"(private.payments) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_fee_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_fee_change"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_fee_change"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_family"(private.purchases) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_family"(private.purchases) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_family"(private.purchases) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_fees"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_fees"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_fees"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_recent_day"(text, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_recent_day"(text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_recent_day"(text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."statement"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."statement"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."statement"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."statements_of"(bigint, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."statements_of"(bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."statements_of"(bigint, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."withdraw_story"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdraw_story"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."withdraw_story"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_receipt"(uuid, bigint, bigint, text, date, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_receipt"(uuid, bigint, bigint, text, date, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_receipt"(uuid, bigint, bigint, text, date, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_receipt"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."check_receipt"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_receipt"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."correct_payment"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."correct_payment"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."correct_payment"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_story"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_story"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_story"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_plan"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_plan"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_plan"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_purchase"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_purchase"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_purchase"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."export_payments"(date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."export_payments"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."export_payments"(date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_plans"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_plans"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_plans"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_stories"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."list_stories"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_stories"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_plan"(text, bigint, integer, integer, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_plan"(text, bigint, integer, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_plan"(text, bigint, integer, integer, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."pause_purchase"(bigint, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."pause_purchase"(bigint, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."pause_purchase"(bigint, text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_fees"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_fees"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_fees"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_figures"(date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_figures"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_figures"(date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_linked_statements"(text, uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."read_linked_statements"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_linked_statements"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_statements"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_statements"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_statements"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_story"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_story"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_story"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_payment"(uuid, bigint, bigint, text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."resume_purchase"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."resume_purchase"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."resume_purchase"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_story"(bigint, bigint, jsonb, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_story"(bigint, bigint, jsonb, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_story"(bigint, bigint, jsonb, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sell_plan"(uuid, bigint, bigint, bigint, text, date, text, date, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sell_plan"(uuid, bigint, bigint, bigint, text, date, text, date, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sell_plan"(uuid, bigint, bigint, bigint, text, date, text, date, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."show_story"(bigint, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."show_story"(bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."show_story"(bigint, boolean) TO "postgres";

ALTER TABLE "private"."payments"
  ADD COLUMN "financial_year" smallint GENERATED ALWAYS AS (private.financial_year(paid_on)) STORED NOT NULL;

ALTER TABLE "private"."payments"
  ADD COLUMN "number" integer NOT NULL;

ALTER TABLE "private"."payments"
  ADD COLUMN "code" text NOT NULL;

ALTER TABLE "private"."payments"
  ADD COLUMN "gst_number" text;

ALTER TABLE "private"."payments"
  ADD COLUMN "gst_rate" smallint NOT NULL DEFAULT 0;

ALTER TABLE "private"."payments"
  ADD COLUMN "received_by_name" text NOT NULL;

ALTER TABLE "private"."payments"
  ADD COLUMN "received_at" timestamp WITH time zone NOT NULL DEFAULT now();

ALTER TABLE "private"."payments"
  ADD CONSTRAINT "code_is_unique" UNIQUE (code);

COMMENT ON COLUMN "private"."payments"."code" IS 'Random; anybody who has it can check the receipt.';

COMMENT ON COLUMN "private"."payments"."gst_rate" IS 'Percent of tax that the amount contains; 0 without a tax number.';

COMMENT ON COLUMN "private"."payments"."number" IS 'Of the receipt: 1, 2, 3 in each financial year, without gaps.';

ALTER TABLE "private"."payments"
  ADD CONSTRAINT "number_of_year" UNIQUE (financial_year, number);

ALTER TABLE "private"."payments"
  ADD CONSTRAINT "way_is_known" CHECK ((way = ANY (private.payment_ways())));

ALTER TABLE "private"."purchase_pauses"
  ADD CONSTRAINT "reason_is_known" CHECK ((reason = ANY (private.pause_reasons())));

ALTER TABLE "private"."purchases"
  ADD CONSTRAINT "way_is_known" CHECK ((agreed_how = ANY (private.agreement_ways())));

ALTER TABLE "private"."stories"
  ADD CONSTRAINT "words_are_texts" CHECK (private.are_story_words(words));
