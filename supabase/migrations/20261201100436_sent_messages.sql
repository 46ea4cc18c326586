-- Whether the message with shared contact details is sent: the dialog opens the details at once, so their opening, which Today asked
-- before, said nothing of it. What was shared before counts as sent: the default fills those rows, and goes. Only the admin notes it.
SET local check_function_bodies = off;

ALTER TABLE "public"."disclosures"
  ADD COLUMN "sent_at" timestamp WITH time zone DEFAULT now();
ALTER TABLE "public"."disclosures"
  ALTER COLUMN "sent_at" DROP DEFAULT;

CREATE OR REPLACE FUNCTION public.note_message_sent (
  disclosure_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  update public.disclosures set sent_at = now() where id = disclosure_id and revoked_at is null and sent_at is null;
end
$function$;

REVOKE ALL ON FUNCTION "public"."note_message_sent"(bigint) FROM PUBLIC, "anon", "service_role";

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
        where shared.request_id = request.id and revoked_at is null and sent_at is null
          and not exists (select from public.accounts where registered_user_id = recipient_id and active)
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

COMMENT ON COLUMN "public"."disclosures"."sent_at" IS 'When the bureau opened or copied the message to a recipient without a login; null for not yet, and where the site tells it.';

COMMENT ON FUNCTION "public"."note_message_sent"(bigint) IS 'For the admin: the message with shared contact details is sent. The first time stays. Changes nothing where they are not shared any more.';

GRANT EXECUTE ON FUNCTION "public"."note_message_sent"(bigint) TO "authenticated";
