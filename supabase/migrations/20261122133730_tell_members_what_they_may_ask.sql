-- How many contact requests a member may still make is counted in one place: what asking refuses by is what the page shows.
--
-- Who may: each member reads their own count.

create function private.request_allowance(my_id bigint)
returns table (
  requests_per_day integer, open_requests integer, requests_expire_after_days integer, left_today integer, left_open integer,
  next_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select settings.requests_per_day, settings.open_requests, settings.requests_expire_after_days,
    greatest(settings.requests_per_day - counted.made, 0),
    greatest(settings.open_requests - counted.open, 0),
    (
      -- As many as a day allows were made since this one.
      select created_at + interval '24 hours' from public.contact_requests
      where requester_id = my_id and settings.requests_per_day > 0 and counted.made >= settings.requests_per_day
      order by created_at desc
      offset greatest(settings.requests_per_day - 1, 0) limit 1
    )
  from public.site_settings as settings,
    (
      select count(*) filter (where created_at > now() - interval '24 hours')::integer as made,
        count(*) filter (where contact_requests.open)::integer as open
      from public.contact_requests where requester_id = my_id
    ) as counted
$$;
comment on function private.request_allowance(bigint) is 'The limits of site_settings for contact requests, how many a member has left of each, and when a day''s limit that is used up lets them ask again.';

create or replace function private.ask_for_contact(profile_id bigint, note text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  allowance record;
  new_id bigint;
begin
  perform private.require_seen(my_id, profile_id);
  -- One request of a member at a time: limits hold for requests sent side by side too.
  perform from public.accounts where registered_user_id = my_id for update;
  perform private.like_profile(profile_id);
  if profile_id in (select private.shared_with_me()) then
    perform private.refuse('shared_already', 'The contact details are shared with you already.');
  end if;
  if exists (select from public.contact_requests where requester_id = my_id and target_id = profile_id and open) then
    perform private.refuse('asked_already', 'You have asked already. The bureau will answer.');
  end if;
  select * into strict allowance from private.request_allowance(my_id);
  if allowance.left_open = 0 then
    perform private.refuse(
      'too_many_open_requests',
      format('You have %s requests open. Wait for an answer, or withdraw one.', allowance.open_requests)
    );
  end if;
  if allowance.left_today = 0 then
    perform private.refuse(
      'too_many_requests_today',
      format('You have asked for as many profiles as a day allows: %s. Please ask again later.', allowance.requests_per_day)
    );
  end if;
  insert into public.contact_requests (requester_id, target_id, note)
    values (my_id, profile_id, private.clean_text('note', note, 500))
    returning id into new_id;
  perform private.notify_admin(
      my_id, asker.name || ' asks for the contact details of ' || asked.name || '.', about_request => new_id
    )
    from public."RegisteredUsers" as asker, public."RegisteredUsers" as asked
    where asker.id = my_id and asked.id = profile_id;
  return new_id;
end
$$;

create function private.read_request_allowance()
returns table (
  requests_per_day integer, open_requests integer, requests_expire_after_days integer, left_now integer, next_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  return query
    select mine.requests_per_day, mine.open_requests, mine.requests_expire_after_days,
      least(mine.left_today, mine.left_open),
      case when mine.left_open > 0 then mine.next_at end
    from private.request_allowance(my_id) as mine;
end
$$;
comment on function private.read_request_allowance() is 'See public.read_request_allowance.';
create function public.read_request_allowance()
returns table (
  requests_per_day integer, open_requests integer, requests_expire_after_days integer, left_now integer, next_at timestamptz
) language sql stable set search_path = ''
as $$ select * from private.read_request_allowance() $$;
comment on function public.read_request_allowance() is 'For a member: the limits for contact requests, how many they can make now and, when a day''s limit is used up, from when on again. With none left and no such moment, an answer is waited for.';
grant execute on function private.read_request_allowance(), public.read_request_allowance() to authenticated;
