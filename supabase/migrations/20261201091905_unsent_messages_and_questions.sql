-- Today names approved requests of which a family without a login has no message yet (not_sent, for 30 days): nobody was reminded.
-- Complaints have the subject "picture", and enquiries the kind "question" of a family that is registered, which is done and not
-- registered as a lost login is. list_shared_with_me goes: the site reads list_my_choices. Only the admin reads Today, as before.
SET local check_function_bodies = off;

ALTER TABLE "private"."enquiries"
  DROP CONSTRAINT "only_lost_logins_and_links_are_done";

DROP FUNCTION "public"."list_shared_with_me"();

CREATE OR REPLACE FUNCTION private.enquiry_kinds()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['new', 'login', 'link', 'question'] $function$;

CREATE OR REPLACE FUNCTION private.grievance_subjects()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select array['access', 'correction', 'erasure', 'consent', 'misuse', 'picture', 'other'] $function$;

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
  -- Who has no login learns of a sharing by the bureau's message alone.
  not_sent as (
    select request.id, requester_id, profile_id, decided_at
    from public.contact_requests as request
    where request.status = 'approved' and decided_at > now() - interval '30 days'
      and (my_people is null or array[requester_id, profile_id] && my_people)
      and not exists (select from public."RegisteredUsers" where id in (requester_id, profile_id) and not visible)
      and not exists (select from public.follow_ups where request_id = request.id)
      and exists (
        select from public.disclosures as shared
        where shared.request_id = request.id and revoked_at is null
          and not exists (select from public.accounts where registered_user_id = recipient_id and active)
          and not exists (
            select from public.audit_log
            where audit_log.registered_user_id = subject_id and action = 'put contact details in message' and record_id = shared.id::text
          )
      )
  ),
  enquiries as (
    select id, name, kind, created_at from private.enquiries where state = 'new'
  )
  select jsonb_build_object(
    'requests', jsonb_build_object('count', (select count(*) from requests), 'list', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', first.id, 'requester', requester.name, 'target', target.name, 'since', first.created_at
      ) order by first.created_at, first.id)
      from (select * from requests order by created_at, id limit 25) as first
      join public."RegisteredUsers" as requester on requester.id = requester_id
      join public."RegisteredUsers" as target on target.id = profile_id
    ), '[]')),
    'verifications', jsonb_build_object('count', (select count(*) from verifications), 'list', coalesce((
      select jsonb_agg(jsonb_build_object('id', first.id, 'name', name, 'since', since) order by is_imported, since, first.id)
      from (select * from verifications order by is_imported, since, id limit 25) as first
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
    'not_sent', jsonb_build_object('count', (select count(*) from not_sent), 'list', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', first.id, 'requester', requester.name, 'target', target.name, 'since', decided_at
      ) order by decided_at, first.id)
      from (select * from not_sent order by decided_at, id limit 25) as first
      join public."RegisteredUsers" as requester on requester.id = requester_id
      join public."RegisteredUsers" as target on target.id = profile_id
    ), '[]')),
    'enquiries', jsonb_build_object('count', (select count(*) from enquiries), 'list', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'kind', kind, 'since', created_at) order by id)
      from (select * from enquiries order by id limit 25) as first
    ), '[]'))
  ) || private.answers_of_today(my_people) || private.keeping_of_today(my_people) || private.grievances_of_today() || private.breaches_of_today()
    || private.fees_of_today(my_people) into lists;
  return lists;
end
$function$;

ALTER TABLE "private"."enquiries"
  ADD CONSTRAINT "new_ones_are_not_done" CHECK (((state <> 'done'::text) OR (kind <> 'new'::text)));

COMMENT ON COLUMN "private"."enquiries"."name" IS 'Of the sender; of the person in the register, for all kinds but new.';

COMMENT ON COLUMN "private"."enquiries"."relative" IS 'Who is to be married, as the sender''s relative; null if it was not said, and for all kinds but new.';

COMMENT ON FUNCTION "private"."enquiry_kinds"() IS 'Why somebody sends an enquiry: for a match, after a lost password, because a private link does not work any more, or with a question of a family that is registered.';

COMMENT ON FUNCTION "private"."enquiry_states"() IS 'How far the bureau is with an enquiry: done is for all but a new one.';

COMMENT ON FUNCTION "private"."grievance_subjects"() IS 'What a complaint is about: consent is for its withdrawal, misuse for somebody who misused details, picture for a wrong one.';

COMMENT ON FUNCTION "public"."read_today"(boolean) IS 'For the admin, the lists of a morning, each with its count and the first of them, oldest first (verifications of imported people last): new enquiries, open requests that are not postponed, verifications, follow-ups that are due, approved requests of which a family without a login has no message yet (for 30 days), answers of families, families that are to be asked about somebody interested, profiles to be confirmed, complaints without an answer, what is due of fees, and for an owner announced erasures and breaches of which the Board is not informed. mine: only of the people of the caller, and all enquiries and complaints.';

COMMENT ON FUNCTION "public"."send_enquiry"(text, text, text, text, text, text, text, text, text, text) IS 'For everybody: sends an enquiry. kind: new, login (lost password), link (the private link does not work any more) or question (of a family that is registered). name and phone_number as of a registration; words: 500 characters without contact details. website stays empty: a filled one is ignored with the same answer, and so is the fourth of a number in a day and of a kind, and a proof that was used. At most 5 an hour and 10 a day from an address, and 60 of a kind an hour together. Error 22023 names the field in its hint.';

COMMENT ON FUNCTION "public"."set_enquiry_state"(bigint, text, text) IS 'For the admin: sets the state of an enquiry: new, called, visit agreed or declined; of the other kinds new, called or done. PT409 if it is not in the state that the admin saw, or is registered.';

COMMENT ON TABLE "private"."enquiries" IS 'Enquiries of families, also after a private link that ended, and of members who have lost their password or ask something. Erased after 90 days, or with the person.';
