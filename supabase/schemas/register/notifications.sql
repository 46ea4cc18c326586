-- Notifications for the admin and for each member.
-- Who may: the admin reads all, a member their own; both mark theirs as read. Messages never hold contact details.

create function private.notification_kinds() returns table (kind text, audience text, once boolean, sentence text) language sql immutable
  parallel safe set search_path = '' as $$
  values
    ('profile submitted', 'admin', false, '{name} was submitted and waits for verification.'),
    ('profile reported', 'admin', false, '{name} was reported by a member: {reason}.'),
    ('contact asked for', 'admin', false, '{name} asks for the contact details of {other}.'),
    ('changes proposed', 'admin', true, '{name} proposes changes to the profile.'),
    ('pictures for members', 'admin', true, '{name} shows the pictures to members only.'),
    ('pictures for visitors', 'admin', true, '{name} shows the pictures to visitors too.'),
    ('off links', 'admin', true, '{name} is not to be shown on private links or paper.'),
    ('on links', 'admin', true, '{name} may be shown on private links and paper again.'),
    ('consent withdrawn', 'admin', true, '{name} has withdrawn a consent: {purpose}.'),
    ('consent given', 'admin', true, '{name} has given a consent again: {purpose}.'),
    ('wishes changed', 'admin', true, '{name} has changed the wishes for a partner.'),
    ('enquiry came', 'admin', false, 'Enquiries have come in.'),
    ('grievance came', 'admin', false, 'A complaint has come in.'),
    ('answer came', 'admin', true, '{name} answers about {other}: {answer}.'),
    ('both interested', 'admin', false, '{name} and {other} are interested in one another.'),
    ('link on another phone', 'admin', false,
      'The private link of {name} was opened on another phone, or on the same one in another or a cleared browser.'),
    ('wrong digits', 'admin', true, 'Another phone gave wrong digits five times on the private link of {name}. If the family asks, make a new link.'),
    ('shown again', 'admin', true, '{name} wants to be seen again.'),
    ('put on hold', 'admin', true, '{name} has put the profile on hold.'),
    ('settled', 'admin', true, '{name} is {status}.'),
    ('deletion asked for', 'admin', true, '{name} asks for the profile to be deleted.'),
    ('deletion withdrawn', 'admin', true, '{name} wants to stay: the request for deletion is taken back.'),
    ('many profiles opened', 'admin', true, '{name} (login {username}) has opened {count} profiles today, as many as a day allows.'),
    ('many searches made', 'admin', true, '{name} (login {username}) has made {count} searches today, as many as a day allows.'),
    ('many stars read', 'admin', true, '{name} (login {username}) has read the stars of {count} profiles today, as many as a day allows.'),
    ('many pictures loaded', 'admin', true, '{name} (login {username}) has loaded {count} pictures today, as many as a day allows.'),
    ('many pictures loaded by a visitor', 'admin', false, 'A visitor has loaded {count} pictures today, as many as a day allows.'),
    ('erasures announced', 'admin', false, 'Profiles will be erased in 30 days: {count}. See the page Today.'),
    -- Free text, left by the bureau's own scripts.
    ('note', 'admin', false, '{text}'),
    ('password set', 'member', false, 'Your password was set by {admin} on {day}. If you did not ask for that, call the bureau.'),
    ('profile verified', 'member', false, 'Your profile is verified and can be seen.'),
    ('changes requested', 'member', false, 'The bureau asks for changes to your profile: {reason}'),
    ('changes approved', 'member', false, 'The bureau has approved the changes to your profile.'),
    ('changes approved in part', 'member', false,
      'The bureau has approved the changes to your profile, except what it had corrected itself.'),
    ('changes declined', 'member', false, 'The bureau has not accepted the changes to your profile: {reason}'),
    ('confirmation asked for', 'member', false, 'Please look at your profile: is all still right?'),
    ('hidden until confirmed', 'member', false, 'Your profile is hidden until you say that all is still right.'),
    ('grievance received', 'member', false, 'The bureau has received your complaint.'),
    ('grievance answered', 'member', false, 'The bureau has answered your complaint.'),
    ('people chosen', 'member', false, 'The bureau has chosen profiles for you.'),
    ('family interested', 'member', false, 'A family is interested in you: {name}. The bureau will call you.'),
    ('interest ended', 'member', false, '{name}: the interest of this family has ended.'),
    ('request expired', 'member', false, 'Your request about {name} has expired without an answer. You may ask again.'),
    ('request declined', 'member', false, '{name}: the bureau has declined your request. {reason}'),
    ('contact received', 'member', false, 'The contact details of {name} are shared with you.'),
    ('contact given', 'member', false, 'Your contact details were shared with {name}.'),
    ('contact taken back', 'member', false, 'Your contact details are not shared with {name} any more.')
$$;
comment on function private.notification_kinds() is 'Each kind of notification: its audience and its sentence, with the names of its values in braces. once: whether it replaces the same one that is still unread.';

create function private.is_notification_kind(entered text, for_admin boolean) returns boolean language sql immutable parallel safe security definer
  set search_path = '' as $$
  select exists (
    select from private.notification_kinds() where kind = entered and audience = case when for_admin then 'admin' else 'member' end
  )
$$;
comment on function private.is_notification_kind(text, boolean) is 'Whether this is a kind of notification for the admin, or for a member.';
-- A CHECK constraint runs with the rights of the role that writes: members and the admin update read_at.
grant execute on function private.is_notification_kind(text, boolean) to authenticated, service_role;

create table public.notifications (
  id bigint generated always as identity primary key,
  recipient uuid references auth.users (id) on delete cascade,
  message text not null
    constraint message_is_readable check (char_length(message) between 1 and 300),
  registered_user_id bigint references public."RegisteredUsers" (id) on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  request_id bigint,
  kind text not null,
  given jsonb not null default '{}'
    constraint values_have_names check (jsonb_typeof(given) = 'object'),
  constraint kind_is_for_the_recipient check (private.is_notification_kind(kind, for_admin => recipient is null))
);
comment on table public.notifications is 'Notifications for members and the admin.';
comment on column public.notifications.recipient is 'The login of the member; null means the admin.';
comment on column public.notifications.registered_user_id is 'The profile that it is about.';
comment on column public.notifications.read_at is 'The time of reading; null while unread.';
comment on column public.notifications.request_id is 'The contact request that it is about. The message names both people, so it is deleted when either is erased.';
comment on column public.notifications.kind is 'One of private.notification_kinds(); decides the link.';
comment on column public.notifications.given is 'The values in the sentence of the kind, by name: the site has the sentence in each language. The message is the English one.';

create index notifications_for_recipient on public.notifications (recipient, created_at desc, id desc);
create index notifications_about_profile on public.notifications (registered_user_id);
create index notifications_about_request on public.notifications (request_id);
create index notifications_for_admin on public.notifications (id desc) where recipient is null;
create index notifications_unread_by_admin on public.notifications (id desc) where recipient is null and read_at is null;
-- No range of recipients holds null, so the admin's notifications are indexed under a login that nobody has.
create index notifications_of_inbox on public.notifications
  (coalesce(recipient, '00000000-0000-0000-0000-000000000000'), created_at desc, id desc);

revoke all on public.notifications from anon, authenticated, service_role;
grant select on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
-- read_at is the only column that the API may update.
grant update (read_at) on public.notifications to authenticated;
alter table public.notifications enable row level security;

create function private.my_inboxes() returns setof uuid language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  return query
    select auth.uid() where private.is_active_member()
    union all
    select uuid '00000000-0000-0000-0000-000000000000' where private.is_admin();
end
$$;
comment on function private.my_inboxes() is 'The recipients whose notifications are the caller''s: their login, and for an admin the login of zeros too.';

create function private.least_login_for_admin() returns uuid language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  return case when private.is_admin() then uuid '00000000-0000-0000-0000-000000000001' end;
end
$$;
grant execute on function private.my_inboxes(), private.least_login_for_admin() to authenticated;

create policy "Members read their own notifications, the admin all" on public.notifications
  for select to authenticated
  using (
    coalesce(recipient, '00000000-0000-0000-0000-000000000000') = any (array(select private.my_inboxes()))
    or coalesce(recipient, '00000000-0000-0000-0000-000000000000')
      between (select private.least_login_for_admin()) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  );
create policy "Users mark their own notifications as read" on public.notifications
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

create function private.notification_text(notification_kind text, given jsonb) returns text language sql stable set search_path = '' as $$
  select left(private.fill(sentence, given), 300) from private.notification_kinds() where kind = notification_kind
$$;
comment on function private.notification_text(text, jsonb) is 'The message of a kind of notification, with these values in its sentence.';

create function private.notify_member(notification_kind text, recipient_id bigint, given jsonb default '{}', profile_id bigint default null)
  returns void language sql security definer set search_path = '' as $$
  insert into public.notifications (kind, recipient, registered_user_id, message, given)
  select notification_kind, user_id, coalesce(profile_id, recipient_id), private.notification_text(notification_kind, given), given
  from public.accounts where registered_user_id = recipient_id
$$;
comment on function private.notify_member(text, bigint, jsonb, bigint) is 'Adds a notification for a person, if they have a login: about themselves, or about somebody else.';

create function private.notify_admin(notification_kind text, profile_id bigint, given jsonb default '{}', about_request bigint default null)
  returns void language sql security definer set search_path = '' as $$
  -- A member may change their mind often: the admin gets each notification once, at the time of the last change.
  delete from public.notifications
    where registered_user_id = profile_id and recipient is null and read_at is null
      and kind = notification_kind and notifications.given = notify_admin.given
      and kind in (select kinds.kind from private.notification_kinds() as kinds where once);
  insert into public.notifications (kind, recipient, registered_user_id, message, given, request_id)
    values (notification_kind, null, profile_id, private.notification_text(notification_kind, given), given, about_request)
$$;
comment on function private.notify_admin(text, bigint, jsonb, bigint) is 'Adds a notification for the admin about a person, or about their contact request.';
