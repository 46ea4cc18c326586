-- What waits for the admin, and later for each member.
-- Who may: the admin reads all; a member reads their own. Messages never hold contact details.

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

revoke all on public.notifications from anon, authenticated, service_role;
grant select on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
alter table public.notifications enable row level security;

create index notifications_for_recipient on public.notifications (recipient, created_at desc, id desc);
create index notifications_about_profile on public.notifications (registered_user_id);
