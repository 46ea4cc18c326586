-- The page Today: all that waits for the office, of every part of its work. And the queue of verification.
-- Who may: the admin.

create function private.answers_of_today(my_people bigint[]) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    with answers as (
      select id, family_id, shown_id, answer, answered_at, told_at from public.introductions
      where answer is not null and seen_at is null and answered_by <> 'bureau' and tell_after is null
        and (my_people is null or family_id = any (my_people))
    ),
    to_ask as (
      select id, family_id, shown_id, coalesce(asked_at, answered_at) as asked_at from public.introductions
      where (asked_at is not null or ask_again_on is not null) and (answer is null or answer = 'later')
        and (ask_again_on is null or ask_again_on <= private.today()) and private.may_meet(family_id, shown_id)
        and (my_people is null or family_id = any (my_people))
    )
    select jsonb_build_object(
      'answers', jsonb_build_object('count', (select count(*) from answers), 'list', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', first.id, 'family_id', family_id, 'family', family.name, 'shown_id', shown_id, 'shown', shown.name, 'answer', answer,
          'since', answered_at, 'was_told', answer <> 'interested' and told_at is not null
        ) order by answered_at, first.id)
        from (select * from answers order by answered_at, id limit 25) as first
        join public."RegisteredUsers" as family on family.id = family_id
        join public."RegisteredUsers" as shown on shown.id = shown_id
      ), '[]')),
      'to_ask', jsonb_build_object('count', (select count(*) from to_ask), 'list', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', first.id, 'family_id', family_id, 'family', family.name, 'shown_id', shown_id, 'shown', shown.name, 'since', asked_at
        ) order by asked_at, first.id)
        from (select * from to_ask order by asked_at, id limit 25) as first
        join public."RegisteredUsers" as family on family.id = family_id
        join public."RegisteredUsers" as shown on shown.id = shown_id
      ), '[]'))
    )
  );
end
$$;
comment on function private.answers_of_today(bigint[]) is 'Of the page Today, the answers of families, and the families that are to be asked about somebody interested. my_people: only of these; null: of all.';

create function public.list_verifications(imported boolean default false, skipped integer default 0) returns jsonb language plpgsql stable
  security definer set search_path = '' as $$
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
      'verified_at', verified_at, 'created_at', created_at, 'updated_at', private.version_of(id), 'gender', gender,
      'missing', private.items_without_facts(id, private.verification_items())
    ) order by created_at, id)
    from (select * from wanted order by created_at, id offset greatest(coalesce(skipped, 0), 0) limit 25) as part
  ), '[]')) into waiting;
  return waiting;
end
$$;
comment on function public.list_verifications(boolean, integer) is 'For the admin: {count, list} of the people who wait for their verification, oldest first, 25 at a time: those of files (imported), or all others. missing: the items of the checklist for which nothing is stored.';
grant execute on function public.list_verifications(boolean, integer) to authenticated;

create function private.lacks_message(request bigint, family bigint) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.disclosures as shared
    where shared.request_id = request and shared.recipient_id = family and revoked_at is null and sent_at is null
      and not exists (select from public.accounts where registered_user_id = family and active)
  )
$$;
comment on function private.lacks_message(bigint, bigint) is 'Whether a family without a login has no message yet with the contact details of an approved request.';

create function public.read_today(mine boolean default false) returns jsonb language plpgsql security definer set search_path = '' as $$
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
      and (private.lacks_message(request.id, requester_id) or private.lacks_message(request.id, profile_id))
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
        'id', first.id, 'requester', requester.name, 'target', target.name, 'since', decided_at, 'to', (
          select jsonb_agg(jsonb_build_object('id', card.id, 'name', card.name, 'gender', card.gender) order by card.id = requester_id)
          from public."RegisteredUsers" as card where card.id in (requester_id, profile_id) and private.lacks_message(first.id, card.id)
        )
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
$$;
comment on function public.read_today(boolean) is 'For the admin, the lists of a morning, each with its count and the first of them, oldest first (verifications of imported people last): new enquiries, open requests that are not postponed, verifications, follow-ups that are due, approved requests of which a family without a login has no message yet (for 30 days; to: these families, {id, name, gender}), answers of families, families that are to be asked about somebody interested, profiles to be confirmed, complaints without an answer, what is due of fees, and for an owner announced erasures and breaches of which the Board is not informed. mine: only of the people of the caller, and all enquiries and complaints.';
grant execute on function public.read_today(boolean) to authenticated;
