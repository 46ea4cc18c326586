-- Fees: the bureau's plans, what a family bought, pauses, payments and their receipts. Nothing of it is shown or asked while
-- the setting fees_on is off.
-- Money is in paise (a hundredth of a rupee), always whole numbers. What was written is never changed: a plan ends, a wrong
-- payment is corrected by a new row.
-- Who may: the owner makes and ends plans, ends purchases, corrects payments and reads the export. The admin sells, pauses,
-- records payments and reads all. A family reads its statement (work/statements.sql). Everybody checks a receipt by its code,
-- and learns no name. No API role reads the tables.

create function private.payment_ways() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['cash', 'UPI', 'bank', 'cheque'] $$;

create function private.agreement_ways() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['office', 'telephone', 'link', 'paper'] $$;

create function private.pause_reasons() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['illness', 'examinations', 'mourning', 'travel', 'another reason'] $$;

create function private.fee_events() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['start', 'later', 'settled', 'engaged', 'married'] $$;
comment on function private.fee_events() is 'When a part of a price is due, in this order. later: on a day that was agreed.';

create function private.financial_year(day date) returns smallint language sql immutable parallel safe set search_path = '' as $$
  select (extract(year from day) - case when extract(month from day) < 4 then 1 else 0 end)::smallint
$$;
comment on function private.financial_year(date) is 'The year in which the financial year of India of this day began: 2026 from 1 April 2026 to 31 March 2027.';

create function private.is_payment_note(note text) returns boolean language sql immutable strict parallel safe set search_path = '' as $$
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
      -- Nor digits that go on from a number before the gap: "98422 33445331261234567".
      || '|(?<!\m0{0,2}(?:91)?[6-9][0-9]{0,8}[^[:alnum:]]{1,3})(?:'
      -- 12 digits of UPI and IMPS: the year, the day of the year, the hour.
      || '(?!91[1-9]|0[0-9]*[^[:alnum:]]{1,3}[0-9])[0-9](?:[0-2][0-9]|3[0-6])[0-9]{9}'
      -- More digits than a phone number has, and no two of them side by side.
      || '|(?:[a-z]{1,6}|(?![06-9]))(?!0[06-9]|0?91[1-9]|(?:[6-9][0-9]{9}){2}\M)[0-9]{13,22})'
      || ')\M',
    ' ', 'g'
  ))
$$;
comment on function private.is_payment_note(text) is 'Whether this text has neither a phone number nor an address for mail or UPI. The references of banks are no phone numbers.';

-- CHECK constraints run with the rights of the role that writes.
grant execute on function private.payment_ways(), private.agreement_ways(), private.pause_reasons(), private.fee_events(), private.financial_year(date)
  to service_role;

create table private.plans (
  id bigint generated always as identity primary key,
  name text not null
    constraint name_is_readable check (char_length(name) between 1 and 80)
    constraint name_holds_no_contact check (not private.holds_contact(name)),
  price bigint not null
    constraint price_is_plausible check (price between 0 and 10000000000),
  days smallint not null
    constraint days_are_plausible check (days between 1 and 1825),
  introductions smallint not null
    constraint introductions_are_plausible check (introductions between 0 and 300),
  contacts smallint not null
    constraint contacts_are_plausible check (contacts between 0 and 300),
  made_at timestamptz not null default now(),
  made_by_name text not null,
  ended_at timestamptz
);
comment on table private.plans is 'What the bureau sells. A plan is ended, never changed.';
comment on column private.plans.price is 'In paise, all taxes included.';
comment on column private.plans.introductions is 'People shown to the family in each month of 30 days; 0 for no promise.';
comment on column private.plans.contacts is 'Contact details in the whole time; 0 for no promise.';

create table private.purchases (
  id bigint generated always as identity primary key,
  request_id uuid not null
    constraint sold_once unique,
  registered_user_id bigint references public."RegisteredUsers" (id) on delete set null,
  plan_id bigint not null references private.plans (id),
  plan_name text not null,
  plan_price bigint not null,
  days smallint not null,
  introductions smallint not null,
  contacts smallint not null,
  parts jsonb not null,
  agreed_price bigint not null
    constraint price_is_plausible check (agreed_price between 0 and 10000000000),
  agreed_by text not null,
  agreed_on date not null,
  agreed_how text not null
    constraint way_is_known check (agreed_how = any (private.agreement_ways())),
  starts_on date not null,
  ended_on date,
  recorded_by_name text not null,
  recorded_at timestamptz not null default now(),
  later_on date,
  constraint later_part_has_a_day check ((parts ? 'later') = (later_on is not null)),
  constraint end_follows_start check (ended_on >= starts_on - 1)
);
comment on table private.purchases is 'A plan as a family bought it: the words of the plan of that day stay, whatever becomes of the plan.';
comment on column private.purchases.registered_user_id is 'Null after the erasure of the person: then numbers and sums stay, no name.';
comment on column private.purchases.parts is 'When the price is due: {event: paise}. The last part is what remains, so the sum is the price.';
comment on column private.purchases.agreed_by is 'The member of the family who agreed: a choice of whose_phone, without a name.';
comment on column private.purchases.ended_on is 'The last day, where the bureau ended it; the day before its start for a sale that was taken back or never began.';
comment on column private.purchases.later_on is 'The agreed day of the part "later".';
create index purchases_of_person on private.purchases (registered_user_id, id desc);
create index purchases_of_plan on private.purchases (plan_id);

create table private.purchase_pauses (
  purchase_id bigint not null references private.purchases (id),
  from_on date not null,
  until_on date not null,
  ended_on date,
  reason text not null
    constraint reason_is_known check (reason = any (private.pause_reasons())),
  recorded_by_name text not null,
  recorded_at timestamptz not null default now(),
  primary key (purchase_id, from_on),
  constraint pause_has_days check (until_on > from_on and ended_on >= from_on)
);
comment on table private.purchase_pauses is 'Days on which the clock of a purchase stands. until_on: its last day, as agreed; ended_on: the day on which it went on, null while it rests.';

create table private.payments (
  id bigint generated always as identity primary key,
  request_id uuid not null
    constraint recorded_once unique,
  purchase_id bigint not null references private.purchases (id),
  corrects bigint references private.payments (id)
    constraint corrected_once unique,
  amount bigint not null
    constraint amount_is_plausible check (amount between -10000000000 and 10000000000)
    constraint amount_is_not_zero check (amount <> 0),
  way text not null
    constraint way_is_known check (way = any (private.payment_ways())),
  paid_on date not null,
  financial_year smallint not null generated always as (private.financial_year(paid_on)) stored,
  number integer not null,
  code text not null
    constraint code_is_unique unique,
  gst_number text,
  gst_rate smallint not null default 0,
  received_by_name text not null,
  received_at timestamptz not null default now(),
  -- private.clean_payment_note has its rule: a backup with a note of an earlier rule must load.
  note text
    constraint note_is_readable check (char_length(note) between 1 and 120),
  payer_name text,
  after_close boolean not null default false,
  constraint number_of_year unique (financial_year, number),
  constraint only_a_correction_is_negative check ((corrects is null) = (amount > 0))
);
comment on table private.payments is 'Payments, each of them a receipt. A correction takes back one payment, whole, and has a receipt of its own.';
comment on column private.payments.number is 'Of the receipt: 1, 2, 3 in each financial year, without gaps.';
comment on column private.payments.code is 'Random; anybody who has it can check the receipt.';
comment on column private.payments.gst_rate is 'Percent of tax that the amount contains; 0 without a tax number.';
comment on column private.payments.payer_name is 'The name of the person on that day, as on the paper. Goes with the person.';
comment on column private.payments.after_close is 'Whether the books of its day were closed when it was recorded: the accountant had that time already.';
comment on column private.payments.note is 'The number of the cheque or of the transfer; for a correction its reason. Goes with the person.';
create index payments_of_purchase on private.payments (purchase_id);

create table private.receipt_numbers (
  financial_year smallint primary key,
  last integer not null
);
comment on table private.receipt_numbers is 'The last number of the receipts of each financial year. Its row lock gives one number after the other, and a rollback gives it back.';

create trigger audit_change after insert or update or delete on private.plans
  for each row execute function private.audit_change('id', '');
create trigger audit_change after insert or update or delete on private.purchases
  for each row execute function private.audit_change('id', 'registered_user_id');
create trigger audit_change after insert or update or delete on private.purchase_pauses
  -- The log outlives the person, and the reason may be an illness.
  for each row execute function private.audit_change('purchase_id', '', 'reason');
create trigger audit_change after insert or update or delete on private.payments
  for each row execute function private.audit_change('id', '', 'note', 'payer_name');

create function private.refuse_fee_change() returns trigger language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function private.refuse_fee_change() is 'Trigger: refuses to delete a row of fees, and to change other columns than those of its argument.';
create trigger refuse_fee_change before update or delete on private.plans
  for each row execute function private.refuse_fee_change('{ended_at}');
create trigger refuse_fee_change before update or delete on private.purchases
  for each row execute function private.refuse_fee_change('{registered_user_id,ended_on}');
create trigger refuse_fee_change before update or delete on private.payments
  for each row execute function private.refuse_fee_change('{financial_year,note,payer_name}');

create function private.forget_family() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.purchase_pauses where purchase_id = new.id;
  update private.payments set note = null, payer_name = null where purchase_id = new.id;
  return null;
end
$$;
comment on function private.forget_family() is 'Trigger: the pauses go with the person, because their reasons may be an illness, and names and notes of payments. Prices and payments stay.';
create trigger forget_family after update of registered_user_id on private.purchases
  for each row when (old.registered_user_id is not null and new.registered_user_id is null) execute function private.forget_family();

-- The state of a purchase --------------------------------------------------------------------------------------------------

create view private.purchase_states as
  select purchase.id, purchase.registered_user_id,
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
comment on view private.purchase_states is 'Of each purchase: days of its pauses (one that lasts: as agreed, or until today), until when it rests, its last day, the introductions that are promised until today, and what is paid and unpaid in paise: nothing is unpaid of one that the bureau ended.';

-- Writing ------------------------------------------------------------------------------------------------------------------

create function private.require_fees() returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if not (select fees_on from public.site_settings) then
    perform private.conflict('fees_off', 'The bureau takes no fees. The owner can change it in the settings.');
  end if;
end
$$;

create function public.make_plan(name text, price bigint, days integer, introductions integer default 0, contacts integer default 0) returns void
  language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.make_plan(text, bigint, integer, integer, integer) is 'For an owner: a new plan. Price in paise. Error 22023 names the field in its hint.';

create function public.end_plan(plan_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner();
  perform private.require_fees();
  perform set_config('matrimony.audit_action', 'ended plan', true);
  update private.plans set ended_at = now() where id = plan_id and ended_at is null;
  if not found then
    perform private.conflict('plan_ended', 'This plan is not sold any more.');
  end if;
end
$$;
comment on function public.end_plan(bigint) is 'For an owner: the plan is not sold any more. Purchases of it stay.';

create function private.clean_parts(parts jsonb, price bigint) returns jsonb language plpgsql stable set search_path = '' as $$
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
$$;
comment on function private.clean_parts(jsonb, bigint) is 'The parts of a price, {event: paise}: the last one is what remains. Without parts all is due at the start. Error 22023.';

create function public.sell_plan(
  request_id uuid, profile_id bigint, plan_id bigint, agreed_price bigint, agreed_by text, agreed_on date, agreed_how text, starts_on date,
  parts jsonb default null, later_on date default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  plan private.plans;
  earlier private.purchases;
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
  select * into earlier from private.purchases as sold where sold.request_id = sell_plan.request_id;
  if found then
    if (earlier.registered_user_id, earlier.plan_id, earlier.agreed_price, earlier.starts_on)
      is distinct from (profile_id, sell_plan.plan_id, sell_plan.agreed_price, sell_plan.starts_on)
    then
      perform private.conflict('request_used', 'Something else was recorded by this form. Load the page again.');
    end if;
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
$$;
comment on function public.sell_plan(uuid, bigint, bigint, bigint, text, date, text, date, jsonb, date) is 'For the admin: a family buys a plan for the agreed price (paise), due in parts {event: paise}; later_on: the day of the part "later". Two plans that promise the same do not overlap. Idempotent by request_id: PT409 if that recorded something else. Error 22023 names the field in its hint; PT404, PT409.';

create function private.require_recent_day(field text, day date) returns void language plpgsql stable set search_path = '' as $$
begin
  if day is null or day > private.today() then
    perform private.refuse('day_ahead', 'Choose today or an earlier day.', field);
  end if;
  -- A slip of the pen would open a financial year of its own.
  if day < private.today() - 366 then
    perform private.refuse('day_not_near', 'Choose a day within a year.', field);
  end if;
end
$$;
comment on function private.require_recent_day(text, date) is 'Error 22023 for a day after today, and one more than a year ago.';

create function private.lock_purchase(purchase_id bigint) returns private.purchases language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function private.lock_purchase(bigint) is 'The purchase, locked until the end of the transaction, with the card of its person, under which the audit log has what follows. PT404.';

create function private.require_family(purchase private.purchases) returns void language plpgsql set search_path = '' as $$
begin
  if purchase.registered_user_id is null then
    perform private.not_found('purchase_gone', 'This purchase is not there any more.');
  end if;
end
$$;
comment on function private.require_family(private.purchases) is 'Error PT404 for a purchase whose person is erased.';

create function public.end_purchase(purchase_id bigint, by_mistake boolean default false) returns void language plpgsql security definer
  set search_path = '' as $$
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
$$;
comment on function public.end_purchase(bigint, boolean) is 'For an owner: the purchase ends today, or on its last day, and nothing more of it is due; its payments stay. by_mistake: it never began, and no statement has it; only while nothing is paid. PT404; PT409 for one that was ended.';

create function public.pause_purchase(purchase_id bigint, reason text, until_on date) returns void language plpgsql security definer
  set search_path = '' as $$
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
$$;
comment on function public.pause_purchase(bigint, text, date) is 'For the admin: the clock of a purchase stands from today, as agreed until that day. Error 22023 names the field in its hint; PT404; PT409 while it rests and after its end.';

create function public.resume_purchase(purchase_id bigint) returns void language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.resume_purchase(bigint) is 'For the admin: a purchase goes on from today. Its last day moves by the days of the pause. PT404; PT409 if it does not rest.';

create function private.is_closed(day date) returns boolean language sql stable security definer set search_path = '' as $$
  select private.financial_year(day) < private.financial_year(private.today()) or coalesce(day <= books_closed_until, false)
  from public.site_settings
$$;
comment on function private.is_closed(date) is 'Whether the accountant may have the receipts of this day: its financial year is over, or the owner has closed the books.';

create function private.write_receipt(
  request_id uuid, purchase_id bigint, amount bigint, way text, paid_on date, note text, gst_number text, gst_rate smallint, corrects bigint default null
) returns void language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function private.write_receipt(uuid, bigint, bigint, text, date, text, text, smallint, bigint) is 'Writes a payment with the next number of its financial year.';

create function private.clean_payment_note(field text, note text) returns text language plpgsql set search_path = '' as $$
declare
  cleaned constant text := private.clean_text(field, note, 120);
begin
  if not private.is_payment_note(cleaned) then
    perform private.refuse('note_names_contact', 'No phone numbers and no addresses with @ here.', field);
  end if;
  return cleaned;
end
$$;
comment on function private.clean_payment_note(text, text) is 'The note of a payment as it is stored, or null. Error 22023 with the field in its hint.';

create function public.record_payment(
  request_id uuid, purchase_id bigint, amount bigint, way text, paid_on date, note text default null, into_closed boolean default false
) returns void language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.record_payment(uuid, bigint, bigint, text, date, text, boolean) is 'For the admin: a family has paid so many paise, at most what is unpaid; its receipt gets the next number. note: the number of the cheque or transfer. A day whose books are closed (private.is_closed) needs into_closed. Idempotent by request_id: PT409 if that recorded something else. Error 22023 names the field in its hint; PT404.';

create function public.correct_payment(payment_id bigint, reason text) returns void language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.correct_payment(bigint, text) is 'For an owner: takes a wrong payment back by a row against it, with the same tax and a receipt of its own. The right one is recorded again. Error 22023 with the field in its hint; PT404, PT409.';

-- Reading. While fees are off, every answer is empty but that about a receipt. -------------------------------------------------------------------------

create function private.fees_are_on() returns boolean language sql stable security definer set search_path = ''
  as $$ select fees_on from public.site_settings $$;

create function private.recorded_on(payment private.payments) returns date language sql immutable set search_path = ''
  as $$ select (payment.received_at at time zone 'Asia/Kolkata')::date $$;

create function private.came_late(payment private.payments) returns boolean language sql immutable set search_path = ''
  as $$ select payment.after_close or payment.financial_year < private.financial_year(private.recorded_on(payment)) $$;
comment on function private.came_late(private.payments) is 'Whether the books of its day were closed when a payment was recorded. Older ones have no after_close.';

create function private.receipt(payment private.payments) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', payment.id, 'number', payment.number, 'financial_year', payment.financial_year, 'code', payment.code,
    'amount', payment.amount, 'way', payment.way, 'paid_on', payment.paid_on,
    'gst_number', payment.gst_number, 'gst_rate', payment.gst_rate, 'gst', round(payment.amount::numeric * payment.gst_rate / (100 + payment.gst_rate))::bigint,
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
$$;
comment on function private.receipt(private.payments) is 'A payment as its receipt has it, in paise: {id, number, financial_year, code, amount, way, paid_on, gst_number, gst_rate, gst, received_by_name, note, request_id, payer_name (null after an erasure), recorded_on, after_close, corrects, corrected_by}.';

create function public.check_receipt(code text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
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
$$;
comment on function public.check_receipt(text) is 'For anyone who has the code of a receipt: {number, financial_year, amount, paid_on, is_correction, is_corrected}, no name. Null for an unknown code. A receipt stays checkable while fees are off. Nobody guesses one of 32^12.';
grant execute on function public.check_receipt(text) to anon, authenticated;

grant execute on function
  public.make_plan(text, bigint, integer, integer, integer),
  public.end_plan(bigint),
  public.sell_plan(uuid, bigint, bigint, bigint, text, date, text, date, jsonb, date),
  public.end_purchase(bigint, boolean),
  public.pause_purchase(bigint, text, date),
  public.resume_purchase(bigint),
  public.record_payment(uuid, bigint, bigint, text, date, text, boolean),
  public.correct_payment(bigint, text)
  to authenticated;
