-- Today is one list: public.read_today gives up to 25 open requests, verifications and enquiries instead of 5, as of every other
-- queue. Nobody gets a new right.

create or replace function public.read_today(mine boolean default false) returns jsonb language plpgsql security definer set search_path = '' as $$
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
    'enquiries', jsonb_build_object('count', (select count(*) from enquiries), 'list', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'kind', kind, 'since', created_at) order by id)
      from (select * from enquiries order by id limit 25) as first
    ), '[]'))
  ) || private.answers_of_today(my_people) || private.keeping_of_today(my_people) || private.grievances_of_today() || private.breaches_of_today()
    || private.fees_of_today(my_people) into lists;
  return lists;
end
$$;
