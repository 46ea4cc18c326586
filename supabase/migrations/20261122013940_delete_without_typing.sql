-- A deletion that can be undone asks for no name to be typed: the caller says which name was on screen. Erasing for good still asks.
-- Who may: the admin, as before.

drop function public.delete_profile(bigint, text);
drop function private.delete_profile(bigint, text);

create function private.delete_profile(profile_id bigint, seen_name text)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  card public."RegisteredUsers";
  account public.accounts;
begin
  perform private.require_admin();
  card := private.lock_profile(profile_id);
  if card.deleted_at is not null then
    return card.deleted_at + interval '30 days';
  end if;
  if seen_name is distinct from card.name then
    perform private.conflict('profile_changed', 'This profile was changed while you were looking at it.');
  end if;
  perform set_config('matrimony.audit_action', 'deleted profile', true);
  update public.accounts set active = false where registered_user_id = profile_id and active returning * into account;
  insert into private.deletions (registered_user_id, status_before, reason_before, login_was_active)
    values (profile_id, card.status, card.status_reason, account.user_id is not null);
  if account.user_id is not null then
    perform private.end_sessions(account.user_id);
  end if;
  update public.profile_proposals set status = 'withdrawn' where registered_user_id = profile_id and status = 'pending';
  update public."RegisteredUsers" set status = 'withdrawn', status_reason = null, deleted_at = now() where id = profile_id;
  return now() + interval '30 days';
end
$$;
comment on function private.delete_profile(bigint, text) is 'See public.delete_profile.';
create function public.delete_profile(profile_id bigint, seen_name text)
returns timestamptz language sql set search_path = ''
as $$ select private.delete_profile(profile_id, seen_name) $$;
comment on function public.delete_profile(bigint, text) is 'For the admin: hides a profile everywhere, switches its login off and returns when it will be erased (30 days). Needs the name that was seen: PT409 when it is another one by now.';
grant execute on function private.delete_profile(bigint, text), public.delete_profile(bigint, text) to authenticated;
