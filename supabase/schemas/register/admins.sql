-- The admins' logins: an employee comes, forgets the password, is away, leaves. On the page Settings, and by make admin.
-- Who may: owners, for each other and for clerks. One owner who may sign in always remains. Each act is one row of the audit log,
-- with the name, so that the log can be read when the login is gone.

create function private.record_admin_act(audit_action text, login_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  -- private.audit_change writes nothing more about this login.
  perform set_config('matrimony.audit_action', 'admin login', true);
  perform private.write_audit(
    audit_action, 'admins', account.username, null, null,
    jsonb_build_object('name', admin.display_name, 'role', admin.role)
  )
    from private.admins as admin join public.accounts as account using (user_id)
    where user_id = login_id;
end
$$;
comment on function private.record_admin_act(text, uuid) is 'Records an act on an admin''s login. Before a removal: it reads the name.';

create function private.lock_admin(login_id uuid, goes boolean) returns public.accounts language plpgsql security definer set search_path = '' as $$
declare
  account public.accounts;
begin
  -- All of them, in one order: of two admins who switch each other off, the second finds the first one's work.
  perform from private.admins order by user_id for update;
  perform from public.accounts join private.admins using (user_id) order by user_id for update of accounts;
  if (select auth.uid()) is not null then
    -- Checked after the lock, when nobody else can change it. make admin has no login.
    perform private.require_owner();
  end if;
  select accounts.* into account from public.accounts join private.admins using (user_id) where user_id = login_id;
  if not found then
    perform private.not_found('admin_missing', 'There is no such admin any more.');
  end if;
  if goes and exists (select from private.admins where user_id = login_id and role = 'owner') and not exists (
    select from private.admins join public.accounts using (user_id) join auth.users on users.id = user_id
    where user_id <> login_id and admins.role = 'owner' and accounts.active and users.deleted_at is null
      and (users.banned_until is null or users.banned_until <= now())
  ) then
    perform private.conflict('last_owner', 'This is the only owner who may sign in. Make somebody else an owner first.');
  end if;
  return account;
end
$$;
comment on function private.lock_admin(uuid, boolean) is 'The account of an admin; all admins are locked. Errors: PT404 for somebody else, PT409 if the last owner goes.';

create function private.looks_of_name(entered text) returns text language sql immutable parallel safe set search_path = '' as $$
  -- Capital i, small L and one are one sign to the eye; so are zero and o (u in the key), five and s, "rn" and m.
  select regexp_replace(
    translate(replace(translate(private.name_key(entered), ' _', ''), 'rn', 'm'), 'l105', 'iius'), '(.)\1+', '\1', 'g'
  )
$$;
comment on function private.looks_of_name(text) is 'What two names have in common that a reader of the audit log would take for one another: in sound (private.name_key) or in looks.';

create function private.refuse_taken_admin_name(wanted text) returns void language plpgsql stable security definer set search_path = '' as $$
declare
  looks constant text := private.looks_of_name(wanted);
begin
  -- Letters of other alphabets look like these. So does a word of two alphabets.
  if wanted !~ '^[A-Za-z0-9\u0900-\u0d7f .,''()&/-]+$'
    or wanted ~ '[A-Za-z][^ ]*[\u0900-\u0d7f]|[\u0900-\u0d7f][^ ]*[A-Za-z]' then
    perform private.refuse('admin_name_letters', 'Use letters of English or of one Indian language, and no other signs.', 'display_name');
  end if;
  if looks ^@ any (select private.looks_of_name(word) from unnest(array['The login of', 'Login of']) as word)
    or looks in (select private.looks_of_name(word) from unnest(array['A visitor', 'Visitor', 'A member', 'Member', 'The bureau']) as word)
    or looks in (select private.looks_of_name(rolname) from pg_catalog.pg_roles) then
    perform private.refuse('admin_name_of_log', 'The audit log uses this name itself. Choose another one, such as Lakshmi, office.', 'display_name');
  end if;
  if looks in (select private.looks_of_name(display_name) from private.admins)
    -- Names of admins who have left stay in the log.
    or looks in (
      select private.looks_of_name(regexp_replace(actor_name, ' \([^()]*\)$', ''))
      from (select distinct actor_name from public.audit_log) as known
    ) then
    perform private.refuse(
      'admin_name_taken', 'The audit log has this name, or one much like it, already. Add something, such as Lakshmi K., office.', 'display_name'
    );
  end if;
end
$$;
comment on function private.refuse_taken_admin_name(text) is 'Error 22023 for a name that a reader of the audit log could take for another admin, present or former, or for the log''s own words.';

create function private.refuse_unknown_role(role text) returns void language plpgsql set search_path = '' as $$
begin
  if role is null or role not in ('owner', 'clerk') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'role');
  end if;
end
$$;

create function private.add_admin(username text, display_name text, temporary_password text, role text default 'owner') returns uuid language plpgsql
  security definer set search_path = '' as $$
declare
  login_id uuid;
  wanted constant text := private.clean_text('display_name', display_name, 120);
begin
  perform private.refuse_unknown_role(role);
  if wanted is null then
    perform private.refuse(
      'admin_name_missing', 'Enter the name that the audit log will show, such as Lakshmi, office.', 'display_name'
    );
  end if;
  -- Two at once with one name: the second waits, and is refused.
  perform pg_advisory_xact_lock(hashtextextended('private.admins', 0));
  perform private.refuse_taken_admin_name(wanted);
  perform set_config('matrimony.audit_action', 'admin login', true);
  login_id := private.add_login(null, username, temporary_password, wanted);
  insert into private.admins (user_id, display_name, role) values (login_id, wanted, add_admin.role);
  perform private.record_admin_act('added admin', login_id);
  return login_id;
end
$$;
comment on function private.add_admin(text, text, text, text) is 'Creates an admin''s login with a temporary password. Error 22023 with the field.';

create function private.set_admin_active(login_id uuid, is_active boolean) returns void language plpgsql security definer set search_path = '' as $$
begin
  if is_active is null then
    perform private.refuse('choice_missing', 'Choose whether the login is on or off.');
  end if;
  perform private.lock_admin(login_id, goes => not is_active);
  perform private.record_admin_act(case when is_active then 'switched admin on' else 'switched admin off' end, login_id);
  update public.accounts set active = is_active where user_id = login_id;
  if not is_active then
    perform private.end_sessions(login_id);
  end if;
end
$$;
comment on function private.set_admin_active(uuid, boolean) is 'Switches an admin''s login on or off. Off ends its sessions at once.';

create function private.set_admin_role(login_id uuid, wanted text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_unknown_role(wanted);
  perform private.lock_admin(login_id, goes => wanted = 'clerk');
  update private.admins set role = wanted where user_id = login_id and role <> wanted;
  if found then
    perform private.record_admin_act('changed role of admin', login_id);
  end if;
end
$$;

create function private.reset_admin_password(login_id uuid, temporary_password text) returns void language plpgsql security definer
  set search_path = '' as $$
declare
  account constant public.accounts := private.lock_admin(login_id, goes => false);
begin
  perform private.refuse_weak_password(
    'temporary_password', temporary_password, account.username, (select display_name from private.admins where user_id = login_id)
  );
  perform private.record_admin_act('reset password of admin', login_id);
  perform private.set_password(login_id, temporary_password, true);
  perform private.end_sessions(login_id);
end
$$;
comment on function private.reset_admin_password(uuid, text) is 'Gives an admin a temporary password and ends their sessions.';

create function private.remove_admin(login_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_admin(login_id, goes => true);
  perform private.record_admin_act('removed admin', login_id);
  -- Account, admin and sessions go with it.
  delete from auth.users where id = login_id;
end
$$;
comment on function private.remove_admin(uuid) is 'Removes an admin''s login. What the audit log says of them stays, with the name.';

create function private.list_admins()
returns table (
  login_id uuid, username text, display_name text, role text, active boolean, must_change_password boolean,
  last_seen_at timestamptz, open_sessions integer, has_second_factor boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select admin.user_id, account.username, admin.display_name, admin.role,
      account.active and users.deleted_at is null and (users.banned_until is null or users.banned_until <= now()),
      account.must_change_password,
      greatest(users.last_sign_in_at, max(coalesce(sessions.refreshed_at at time zone 'UTC', sessions.created_at))),
      (count(*) filter (where private.session_state(sessions.id, admin.user_id) = 'open'))::integer,
      private.has_second_factor(admin.user_id)
    from private.admins as admin
    join public.accounts as account using (user_id)
    join auth.users on users.id = admin.user_id
    left join auth.sessions on sessions.user_id = admin.user_id
    group by admin.user_id, account.user_id, users.id
    order by admin.display_name, account.username;
end
$$;
comment on function private.list_admins() is 'The admins, with their open sessions. last_seen_at is at most an hour old while a page is open.';

-- The page Settings --------------------------------------------------------------------------------------------------------

create function public.list_admins()
returns table (
  login_id uuid, username text, display_name text, role text, active boolean, must_change_password boolean,
  last_seen_at timestamptz, open_sessions integer, has_second_factor boolean, is_me boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return query select admin.*, admin.login_id = (select auth.uid()) from private.list_admins() as admin;
end
$$;
comment on function public.list_admins() is 'For an owner: private.list_admins, and which one is the caller.';

create function public.add_admin(username text, display_name text, temporary_password text, role text) returns void language plpgsql security definer
  set search_path = '' as $$
begin
  perform private.keep_out_of_log();
  perform private.require_owner();
  perform private.add_admin(username, display_name, temporary_password, role);
end
$$;
comment on function public.add_admin(text, text, text, text) is 'For an owner: private.add_admin.';

create function public.set_admin_active(login_id uuid, is_active boolean) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner();
  perform private.set_admin_active(login_id, is_active);
end
$$;
comment on function public.set_admin_active(uuid, boolean) is 'For an owner: private.set_admin_active. Error PT409 if the last owner would go.';

create function public.set_admin_role(login_id uuid, role text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner();
  perform private.set_admin_role(login_id, role);
end
$$;
comment on function public.set_admin_role(uuid, text) is 'For an owner: private.set_admin_role. Error PT409 if the last owner would become a clerk.';

create function public.end_admin_sessions(login_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner();
  perform private.lock_admin(login_id, goes => false);
  perform private.record_admin_act('signed admin out', login_id);
  perform private.end_sessions(login_id);
end
$$;
comment on function public.end_admin_sessions(uuid) is 'For an owner: ends all sessions of an admin at once.';

create function public.reset_admin_password(login_id uuid, temporary_password text) returns void language plpgsql security definer
  set search_path = '' as $$
begin
  perform private.keep_out_of_log();
  perform private.require_owner();
  perform private.reset_admin_password(login_id, temporary_password);
end
$$;
comment on function public.reset_admin_password(uuid, text) is 'For an owner: private.reset_admin_password. Error 22023 for a weak one.';

create function public.remove_admin(login_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner();
  perform private.remove_admin(login_id);
end
$$;
comment on function public.remove_admin(uuid) is 'For an owner: private.remove_admin. Error PT409 if the last owner would go.';
grant execute on function
  public.list_admins(), public.add_admin(text, text, text, text), public.set_admin_active(uuid, boolean), public.set_admin_role(uuid, text),
  public.end_admin_sessions(uuid), public.reset_admin_password(uuid, text), public.remove_admin(uuid)
  to authenticated;

-- Who looks after a family ------------------------------------------------------------------------------------------------

create function public.list_colleagues() returns table (username text, display_name text, is_me boolean) language plpgsql stable security definer
  set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select account.username, admin.display_name, admin.user_id = (select auth.uid())
    from private.admins as admin join public.accounts as account using (user_id)
    where account.active
    order by admin.display_name, account.username;
end
$$;
comment on function public.list_colleagues() is 'For the admin: the admins whose logins are on, to choose who looks after a family.';

create function public.set_handler(profile_ids bigint[], handler text default null) returns void language plpgsql security definer
  set search_path = '' as $$
begin
  perform private.require_admin();
  if profile_ids is null or cardinality(profile_ids) > 1000 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'profile_ids');
  end if;
  if handler is not null and not exists (
    select from private.admins join public.accounts using (user_id) where username = handler and active
  ) then
    perform private.refuse('handler_unknown', 'Choose an admin who may sign in.', 'handler');
  end if;
  insert into public.office_details as office (registered_user_id, handled_by)
    select id, handler from public."RegisteredUsers" where id = any (profile_ids) order by id
    on conflict (registered_user_id) do update set handled_by = excluded.handled_by
      where office.handled_by is distinct from excluded.handled_by;
end
$$;
comment on function public.set_handler(bigint[], text) is 'For the admin: who looks after these families, by username; null for nobody. At most 1000 at once. Error 22023 for somebody who is no admin or is switched off.';
grant execute on function public.list_colleagues(), public.set_handler(bigint[], text) to authenticated;
