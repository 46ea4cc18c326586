-- Where somebody is signed in: their own sessions, from the auth server's table.
-- Who may: members and admins read and end their own. No IP address is given out.

create function public.list_my_sessions()
  returns table (session_id uuid, device text, began_at timestamptz, last_used_at timestamptz, is_this_one boolean, second_factor boolean)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  return query
    select sessions.id, sessions.user_agent, sessions.created_at,
      coalesce(sessions.refreshed_at at time zone 'UTC', sessions.created_at), sessions.id = private.my_session_id(),
      coalesce(to_jsonb(sessions) ->> 'aal' = 'aal2', false)
    from auth.sessions
    where sessions.user_id = (select auth.uid()) and private.session_state(sessions.id, sessions.user_id) = 'open'
    order by 5 desc, 4 desc, 1;
end
$$;
comment on function public.list_my_sessions() is 'The caller''s own open sessions, this one first. device is what the browser called itself; last_used_at is at most an hour old while a page is open. second_factor: whether its code was entered in it.';
grant execute on function public.list_my_sessions() to authenticated;

create function public.end_my_session(ended_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  delete from auth.sessions where id = ended_id and user_id = (select auth.uid());
  if not found then
    perform private.not_found('session_ended', 'This device is signed out already.');
  end if;
end
$$;
comment on function public.end_my_session(uuid) is 'Ends one of the caller''s own sessions at once. Error PT404 if there is none.';
grant execute on function public.end_my_session(uuid) to authenticated;

create function public.end_my_other_sessions() returns void language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_active_member() then
    perform private.forbid('sign_in_first', 'Sign in first.');
  end if;
  perform private.end_sessions((select auth.uid()), private.my_session_id());
end
$$;
comment on function public.end_my_other_sessions() is 'Ends all of the caller''s own sessions but this one.';
grant execute on function public.end_my_other_sessions() to authenticated;
