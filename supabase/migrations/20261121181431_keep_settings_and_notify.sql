-- The bureau's own choices, in one row, and what waits for the admin and for each member.
-- Who may: everyone reads the settings (the client says why a list is closed); nobody writes them through the API. The admin
-- reads all notices, a member their own; both mark theirs as read. Messages never hold contact details.

create table public.site_settings (
  id boolean primary key default true
    constraint there_is_one_row check (id),
  visitors_may_browse boolean not null default true,
  updated_at timestamptz not null default now(),
  requests_per_day smallint not null default 5
    constraint requests_per_day_is_sensible check (requests_per_day between 0 and 100),
  open_requests smallint not null default 10
    constraint open_requests_is_sensible check (open_requests between 0 and 100),
  requests_expire_after_days smallint not null default 30
    constraint requests_expire_after_days_is_sensible check (requests_expire_after_days between 1 and 365),
  visitors_see_pictures boolean not null default true
);
comment on table public.site_settings is 'The bureau''s settings, in a single row.';
comment on column public.site_settings.visitors_may_browse is 'Whether people who are not signed in see the cards of verified profiles.';
comment on column public.site_settings.requests_per_day is 'How many contact requests a member may make within 24 hours.';
comment on column public.site_settings.open_requests is 'How many undecided contact requests a member may have at once.';
comment on column public.site_settings.requests_expire_after_days is 'After how many days an undecided contact request expires.';
comment on column public.site_settings.visitors_see_pictures is 'Whether people who are not signed in see pictures and birth charts, of those who let them.';

revoke all on public.site_settings from anon, authenticated, service_role;
grant select on public.site_settings to anon, authenticated;
grant select, update on public.site_settings to service_role;
alter table public.site_settings enable row level security;
create policy "Everyone reads the settings" on public.site_settings
  for select to anon, authenticated using (true);

create trigger set_updated_at before update on public.site_settings
  for each row execute function private.set_updated_at();

insert into public.site_settings default values;

create function private.visitors_may_browse()
returns boolean
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select visitors_may_browse from public.site_settings
$$;
comment on function private.visitors_may_browse() is 'The visitor setting.';
grant execute on function private.visitors_may_browse() to anon;

create function private.visitors_see_pictures()
returns boolean
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select visitors_see_pictures from public.site_settings
$$;
comment on function private.visitors_see_pictures() is 'The setting about pictures.';
grant execute on function private.visitors_see_pictures() to anon;

create table public.notifications (
  id bigint generated always as identity primary key,
  recipient uuid references auth.users (id) on delete cascade,
  message text not null
    constraint message_is_readable check (char_length(message) between 1 and 300),
  registered_user_id bigint references public."RegisteredUsers" (id) on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.notifications is 'One row per notice.';
comment on column public.notifications.recipient is 'The member''s login it is for; null means the admin.';
comment on column public.notifications.registered_user_id is 'The profile it is about.';
comment on column public.notifications.read_at is 'When it was read; null while unread.';

create index notifications_for_recipient on public.notifications (recipient, created_at desc, id desc);
create index notifications_about_profile on public.notifications (registered_user_id);

revoke all on public.notifications from anon, authenticated, service_role;
grant select on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
-- Notices are marked as read; nothing else of them can be sent.
grant update (read_at) on public.notifications to authenticated;
alter table public.notifications enable row level security;
create policy "Members read their own notifications, the admin all" on public.notifications
  for select to authenticated
  using (
    (recipient = (select auth.uid()) and (select private.is_active_member()))
    or (select private.is_admin())
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

create function private.notify_admin(about_id bigint, notice text, once boolean default false)
returns void
language sql
security definer
set search_path = ''
as $$
  -- However often a member changes their mind, the same notice is there once, and the last word is the newest.
  delete from public.notifications
    where once and registered_user_id = about_id and recipient is null and read_at is null and message = left(notice, 300);
  insert into public.notifications (recipient, registered_user_id, message) values (null, about_id, left(notice, 300))
$$;
comment on function private.notify_admin(bigint, text, boolean) is 'Leaves a notice for the admin about a person; with once, in place of the same one that is still unread.';
