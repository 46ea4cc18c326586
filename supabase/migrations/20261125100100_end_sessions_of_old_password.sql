-- A sign-in with the old password that is under way while the password is changed gets its session after the others were
-- ended: the auth server compares the password first, which takes its time, and stores the session later. Such a session
-- counts for nothing: none does that was made before a change, or within the second after it, but the one that made it.
-- Who signs in with the new one within that second has to do it again.
-- Who may: nobody reads or writes this but the functions of this database. A password that the bureau sets is a temporary
-- one, which opens nothing before it is changed.

create table private.own_password_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  changed_at timestamptz not null,
  changed_in uuid not null
);
comment on table private.own_password_changes is 'When somebody last changed their own password, and the session in which they did.';
revoke all on private.own_password_changes from anon, authenticated, service_role;
alter table private.own_password_changes enable row level security;
create policy "No API role reads or writes when passwords were changed" on private.own_password_changes
  for all to anon, authenticated using (false) with check (false);

create or replace function private.session_is_open()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where sessions.id = private.my_session_id()
      and sessions.user_id = (select auth.uid())
      and not exists (
        select from private.own_password_changes as change
        where change.user_id = sessions.user_id and change.changed_in <> sessions.id
          and coalesce(sessions.created_at, '-infinity') <= change.changed_at + interval '1 second'
      )
  )
$$;
comment on function private.session_is_open() is 'Whether the session that the caller''s token belongs to still exists, and was not begun with a password that has been changed since.';

create or replace function private.finish_password_change(change_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant public.accounts := private.lock_my_account();
  change private.password_changes;
begin
  delete from private.password_changes
    where id = change_id and user_id = account.user_id and session_id = private.my_session_id()
      and made_at > now() - interval '1 minute'
    returning * into change;
  if not found then
    raise exception 'This took too long. Enter the passwords again.' using errcode = 'PT404';
  end if;
  if change.must_wait then
    return 'wait';
  end if;
  if not exists (select from auth.users where id = account.user_id and encrypted_password = change.guessed_hash) then
    return 'wrong password';
  end if;
  perform private.set_password_hash(account.user_id, change.new_hash, false);
  insert into private.own_password_changes as known (user_id, changed_at, changed_in)
    values (account.user_id, clock_timestamp(), change.session_id)
    on conflict (user_id) do update set changed_at = excluded.changed_at, changed_in = excluded.changed_in;
  perform private.end_sessions(account.user_id, change.session_id);
  return 'changed';
end
$$;
