-- What waits for the admin and for each member.
-- Who may: the admin reads all notices, a member their own; both mark theirs as read. Messages never hold contact details.

create table public.notifications (
  id bigint generated always as identity primary key,
  recipient uuid references auth.users (id) on delete cascade,
  message text not null
    constraint message_is_readable check (char_length(message) between 1 and 300),
  registered_user_id bigint references public."RegisteredUsers" (id) on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  request_id bigint references public.contact_requests (id) on delete cascade,
  for_review boolean not null default false
);
comment on table public.notifications is 'One row per notice.';
comment on column public.notifications.recipient is 'The member''s login it is for; null means the admin.';
comment on column public.notifications.registered_user_id is 'The profile it is about.';
comment on column public.notifications.read_at is 'When it was read; null while unread.';
comment on column public.notifications.request_id is 'The contact request it is about. The notice names both, and goes with it when either is erased.';
comment on column public.notifications.for_review is 'The profile, or what its member proposes, waits for the admin to verify it: the notice leads to where that is done.';

create index notifications_for_recipient on public.notifications (recipient, created_at desc, id desc);
create index notifications_about_profile on public.notifications (registered_user_id);
create index notifications_about_request on public.notifications (request_id);
create index notifications_for_admin on public.notifications (id desc) where recipient is null;
create index notifications_unread_by_admin on public.notifications (id desc) where recipient is null and read_at is null;
-- Notices for the admin have no recipient, which no range of recipients holds: here they stand under a login that nobody has.
create index notifications_of_inbox on public.notifications
  (coalesce(recipient, '00000000-0000-0000-0000-000000000000'), created_at desc, id desc);

revoke all on public.notifications from anon, authenticated, service_role;
grant select on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
-- Notices are marked as read; nothing else of them can be sent.
grant update (read_at) on public.notifications to authenticated;
alter table public.notifications enable row level security;

create function private.my_inboxes()
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
comment on function private.my_inboxes() is 'Whose notices the caller reads as theirs: their login''s, and as an admin those for the admin (a login of zeros).';

create function private.least_login_for_admin()
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
comment on function private.least_login_for_admin() is 'As private.least_id_for_admin(), of logins.';
grant execute on function private.my_inboxes(), private.least_login_for_admin() to authenticated;

create policy "Members read their own notifications, the admin all" on public.notifications
  for select to authenticated
  using (
    coalesce(recipient, '00000000-0000-0000-0000-000000000000') = any (array(select private.my_inboxes()))
    or coalesce(recipient, '00000000-0000-0000-0000-000000000000')
      between (select private.least_login_for_admin()) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  );
create policy "Everyone marks the notices that are for them as read" on public.notifications
  for update to authenticated
  using (
    (recipient = (select auth.uid()) and (select private.is_active_member()))
    or (recipient is null and (select private.is_admin()))
  )
  with check (
    (recipient = (select auth.uid()) and (select private.is_active_member()))
    or (recipient is null and (select private.is_admin()))
  );

create trigger audit_change after insert or update or delete on public.notifications
  for each row execute function private.audit_change('id', 'registered_user_id');

create function private.notify_member(recipient_id bigint, notice text, about_id bigint default null)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.notifications (recipient, registered_user_id, message)
  select user_id, coalesce(about_id, recipient_id), left(notice, 300)
  from public.accounts where registered_user_id = recipient_id
$$;
comment on function private.notify_member(bigint, text, bigint) is 'Leaves a notice for a person, if they have a login: about themselves, or about somebody else.';

create function private.notify_admin(
  about_id bigint, notice text, once boolean default false, about_request bigint default null, about_review boolean default false
)
returns void
language sql
security definer
set search_path = ''
as $$
  -- However often a member changes their mind, the same notice is there once, and the last word is the newest.
  delete from public.notifications
    where once and registered_user_id = about_id and recipient is null and read_at is null and message = left(notice, 300);
  insert into public.notifications (recipient, registered_user_id, message, request_id, for_review)
    values (null, about_id, left(notice, 300), about_request, about_review)
$$;
comment on function private.notify_admin(bigint, text, boolean, bigint, boolean) is 'Leaves a notice for the admin about a person, the contact request they have made, or what of theirs is to be verified; with once, in place of the same one that is still unread.';
