-- The check code of a statement moves with what it counts alone: it was the head of the whole log, by which the login of a family
-- learnt that a link was opened or answered. The numbers of answers have no gap where the login reads none. No right is new.

SET local check_function_bodies = off;

DROP FUNCTION "private"."work_for"(bigint, text, date, date);

create or replace function private.statement(chosen_id bigint, by_link boolean) returns jsonb language sql stable security definer set search_path = '' as $$
  with acts as materialized (
    select act.*
    from private.purchases as purchase
    join private.purchase_states as state on state.id = purchase.id
    cross join lateral private.acts_for(purchase.registered_user_id, purchase.starts_on, state.ends_on) as act
    where purchase.id = chosen_id
  ),
  work as materialized (
    select private.work_for(family, 'talked', first_day, last_day) as calls, private.work_for(family, 'tried', first_day, last_day) as attempts,
      private.work_for(family, 'followed up', first_day, last_day) as follow_ups
    from (
      select purchase.registered_user_id, purchase.starts_on, state.ends_on
      from private.purchases as purchase join private.purchase_states as state on state.id = purchase.id where purchase.id = chosen_id
    ) as purchase (family, first_day, last_day)
  )
  select jsonb_build_object(
    'id', purchase.id, 'plan', purchase.plan_name, 'starts_on', purchase.starts_on, 'ends_on', state.ends_on, 'runs', state.runs,
    'ended_on', purchase.ended_on, 'unpaid', state.unpaid, 'is_visible', family.visible,
    'rests_until', state.rests_until, 'paused_days', state.paused_days, 'price', purchase.agreed_price, 'paid', state.paid,
    'parts', purchase.parts, 'later_on', purchase.later_on,
    'introductions', jsonb_build_object(
      'monthly', purchase.introductions, 'promised', state.promised, 'shown', counted.shown, 'answered', counted.answered, 'by_way', (
        select coalesce(jsonb_object_agg(how, count), '{}')
        from (select how, count(*) as count from acts where kind = 'shown' group by how) as way
      )
    ),
    'contacts', jsonb_build_object('promised', purchase.contacts, 'shared', counted.shared),
    'asked', counted.asked,
    'calls', coalesce(cardinality(work.calls), 0), 'attempts', coalesce(cardinality(work.attempts), 0),
    'follow_ups', coalesce(cardinality(work.follow_ups), 0),
    -- It moves only with what is counted here: no other entry of the log is to be told, nor how many there are.
    'audit_head', coalesce((
      select left(encode(hash, 'hex'), 16) from public.audit_log
      where registered_user_id = family.id and happened_at <= (
        select max(moment) from (
          select happened_at from acts union all select unnest(work.calls || work.attempts || work.follow_ups || purchase.recorded_at)
        ) as counted (moment)
      )
      order by id desc limit 1
    ), ''),
    'acts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', act.kind, 'on', (act.happened_at at time zone 'Asia/Kolkata')::date, 'how', act.how, 'answer', act.answer,
        'id', card.id, 'name', card.name
      ) order by act.happened_at, act.kind, act.row_id), '[]')
      from acts as act
      left join public."RegisteredUsers" as card on card.id = act.other_id and card.visible and family.visible
        and not exists (
          select from public.blocks
          where (blocker_id = family.id and profile_id = card.id) or (blocker_id = card.id and profile_id = family.id)
        )
        and not (by_link and private.is_off_links(card.id))
    )
  )
  from private.purchases as purchase
  join private.purchase_states as state on state.id = purchase.id
  join public."RegisteredUsers" as family on family.id = purchase.registered_user_id
  cross join (
    select count(*) filter (where kind = 'shown') as shown, count(*) filter (where kind = 'shown' and answered) as answered,
      count(*) filter (where kind = 'asked') as asked, count(*) filter (where kind = 'shared') as shared
    from acts
  ) as counted
  cross join work
  where purchase.id = chosen_id
$$;

create or replace function private.verify_audit_log(kept_id bigint default null, kept_hash text default null) returns table (id bigint, problem text)
  language sql stable security definer set search_path = '' as $$
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
    select coalesce(kept_id, 0), 'is missing, or is not the row that it was when its hash was kept'
    where kept_hash is not null and not exists (
      select from public.audit_log as kept where kept.id = coalesce(kept_id, kept.id) and starts_with(encode(kept.hash, 'hex'), kept_hash)
    )
  )
  select found.entry_id, found.problem from found order by found.entry_id, found.problem
$$;

create or replace function private.work_for(family bigint, wanted_kind text, first_day date, last_day date) returns timestamptz[] language sql stable
  security definer set search_path = '' as $$
  select array_agg(happened_at)
  from (
    select distinct row_id, happened_at
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
    ) as each (row_id, happened_at)
  ) as act
  where (happened_at at time zone 'Asia/Kolkata')::date between first_day and last_day
$$;

create or replace function public.list_consents(profile_id bigint) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  is_office constant boolean := private.is_admin();
  only_id constant bigint := case when is_office then list_consents.profile_id else private.require_member() end;
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(said) - array['registered_user_id', 'place'] || jsonb_build_object('id', place) order by place desc), '[]')
    from (
      -- A gap in the numbers would tell of answers that the login does not read.
      select *, row_number() over (order by id) as place from private.consents
      where registered_user_id = profile_id and registered_user_id = only_id
        and (is_office or id in (select id from private.consents_for_person(only_id)))
    ) as said
  );
end
$$;

COMMENT ON FUNCTION "private"."statement"(bigint, boolean) IS 'What was promised in a purchase until today and what was done in its days: counts of introductions (with answers, by way), contact details shared, requests of the family, talks with it (calls), attempts to reach others for it, and follow-ups; its days, and its price in paise. is_visible: whether the family''s own profile is shown; while it is not, it sees nobody. audit_head: the beginning of the hash of the newest row of the audit log about this family when the last of these was done, for make verify-audit. acts: one by one, oldest first: [{kind (shown, asked, shared), on, how, answer, id, name}]; id and name only where the family sees that person now (as on its list: see private.shown_to), else null.';

COMMENT ON FUNCTION "private"."verify_audit_log"(bigint, text) IS 'The faults of the audit log''s chain, row by row; no rows if there are none. kept_id and kept_hash: a head that was printed earlier, with the beginning of its hash at least, or the hash alone, as a statement has it. Run by make verify-audit.';

COMMENT ON FUNCTION "private"."work_for"(bigint, text, date, date) IS 'When the bureau talked with a family (talked), tried to reach others for it (tried), or asked what became of a sharing (followed up), in these days; null for never.';

REVOKE ALL ON FUNCTION "private"."work_for"(bigint, text, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."work_for"(bigint, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."work_for"(bigint, text, date, date) TO "postgres";
