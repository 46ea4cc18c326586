-- Who is calling is asked several times in every request, by the policies and by the functions. A function in SQL is read and
-- planned anew each time that a statement calls it, and these took ten times as long for that as for their answer; one in
-- PL/pgSQL is planned once for a connection. Nothing changes in what they answer. Decision 016.

create or replace function private.session_is_open()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from auth.sessions
    where sessions.id = private.my_session_id()
      and sessions.user_id = (select auth.uid())
      and not exists (
        select from private.own_password_changes as change
        where change.user_id = sessions.user_id and change.changed_in <> sessions.id
          and coalesce(sessions.created_at, '-infinity') <= change.changed_at + interval '1 second'
      )
  );
end
$$;

create or replace function private.my_session_id()
returns uuid
language plpgsql
stable
set search_path = ''
as $$
begin
  -- Empty, not null, once a connection has served a request.
  return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;
end
$$;

create or replace function private.account_is_active(account_user_id uuid)
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
-- The API's role has every statement with values planned anew, for the sake of lists: a look by keys is always the same.
set plan_cache_mode = force_generic_plan
as $$
begin
  -- A ban set in the auth service counts at once: a token already issued would otherwise work until it expires.
  return exists (
    select 1
    from public.accounts
    join auth.users on users.id = accounts.user_id
    where accounts.user_id = account_user_id
      and accounts.active
      and not accounts.must_change_password
      and (users.banned_until is null or users.banned_until <= now())
      and users.deleted_at is null
  );
end
$$;

create or replace function private.is_active_member()
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return private.account_is_active((select auth.uid())) and private.session_is_open();
end
$$;

create or replace function private.is_admin()
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return exists (select 1 from private.admins where admins.user_id = (select auth.uid())) and private.is_active_member();
end
$$;

create or replace function public.am_i_admin()
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.is_admin();
end
$$;

create or replace function private.my_registered_user_ids()
returns setof bigint
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return query
    select accounts.registered_user_id
    from public.accounts
    where accounts.user_id = (select auth.uid())
      and accounts.registered_user_id is not null
      and private.is_active_member();
end
$$;

create or replace function private.my_blocked_ids()
returns setof bigint
language plpgsql
stable
parallel safe
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  my_ids constant bigint[] := array(select private.my_registered_user_ids());
begin
  return query
    select blocked_id from public.blocks where blocker_id = any (my_ids)
    union all
    select blocker_id from public.blocks where blocked_id = any (my_ids);
end
$$;

create or replace function private.hidden_from_me()
returns setof bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query select private.my_blocked_ids();
end
$$;

create or replace function private.shared_with_me()
returns setof bigint
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  -- Hiding the profile hides its contact, and so does a block.
  return query
    select disclosures.subject_id
    from public.disclosures
    join public."RegisteredUsers" as card on card.id = disclosures.subject_id
    where disclosures.recipient_id = any (array(select private.my_registered_user_ids()))
      and disclosures.revoked_at is null
      and card.visible
      and disclosures.subject_id <> all (array(select private.my_blocked_ids()));
end
$$;

create or replace function private.visitors_may_browse()
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return (select visitors_may_browse from public.site_settings);
end
$$;

create or replace function private.visitors_see_pictures()
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return (select visitors_see_pictures from public.site_settings);
end
$$;

create or replace function private.least_id_for_admin()
returns bigint
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return case when private.is_admin() then 0 end;
end
$$;

create or replace function private.least_login_for_admin()
returns uuid
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return case when private.is_admin() then uuid '00000000-0000-0000-0000-000000000001' end;
end
$$;

create or replace function private.my_inboxes()
returns setof uuid
language plpgsql
stable
parallel safe
security definer
set search_path = ''
as $$
begin
  return query
    select auth.uid() where private.is_active_member()
    union all
    select uuid '00000000-0000-0000-0000-000000000000' where private.is_admin();
end
$$;

-- One question instead of two for each card: may the caller see others at all, and whom not.
create function private.kept_from_me()
returns bigint[]
language plpgsql
stable
parallel safe
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  my_id bigint;
begin
  if not private.is_active_member() then
    return null;
  end if;
  select registered_user_id into my_id from public.accounts where user_id = (select auth.uid());
  return array(
    select blocked_id from public.blocks where blocker_id = my_id
    union all
    select blocker_id from public.blocks where blocked_id = my_id
  );
end
$$;
comment on function private.kept_from_me() is 'Whom of the visible the caller may not see; null for whoever is no active member, who sees nobody. In a policy: id <> all ((select ...)::bigint[]), which is not true of null.';
grant execute on function private.kept_from_me() to authenticated;

alter policy "Members read visible profiles and their own, the admin all" on public."RegisteredUsers"
  using (
    (visible and id <> all ((select private.kept_from_me())::bigint[]))
    or id = any (array(select private.my_registered_user_ids()))
    or (select private.is_admin())
  );

-- A profile is read with its details, and the policy of the cards within that of the details was planned twice.
create function private.sees_profile(profile_id bigint)
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return exists (
    select from public."RegisteredUsers" as card
    where card.id = profile_id
      and (
        (card.visible and card.id <> all ((select private.kept_from_me())::bigint[]))
        or card.id = any (array(select private.my_registered_user_ids()))
      )
  );
end
$$;
comment on function private.sees_profile(bigint) is 'Whether the caller, who is a member, sees this profile: as the policy of "RegisteredUsers" has it.';
grant execute on function private.sees_profile(bigint) to authenticated;

alter policy "Members read details of profiles they see, the admin all" on public.profile_details
  using ((select private.is_admin()) or private.sees_profile(registered_user_id));
