-- The admin's notice of a contact request names who asks for whom, and leads to the request; all notices can be read, part by
-- part. A member asks without liking first: asking likes.
--
-- Who may: as in 20261121181431_keep_settings_and_notify.sql.

alter table public.notifications
  add column request_id bigint references public.contact_requests (id) on delete cascade;
comment on column public.notifications.request_id is 'The contact request it is about. The notice names both, and goes with it when either is erased.';
create index notifications_about_request on public.notifications (request_id);
create index notifications_for_admin on public.notifications (id desc) where recipient is null;
create index notifications_unread_by_admin on public.notifications (id desc) where recipient is null and read_at is null;

drop function private.notify_admin(bigint, text, boolean);
create function private.notify_admin(about_id bigint, notice text, once boolean default false, about_request bigint default null)
returns void
language sql
security definer
set search_path = ''
as $$
  -- However often a member changes their mind, the same notice is there once, and the last word is the newest.
  delete from public.notifications
    where once and registered_user_id = about_id and recipient is null and read_at is null and message = left(notice, 300);
  insert into public.notifications (recipient, registered_user_id, message, request_id)
    values (null, about_id, left(notice, 300), about_request)
$$;
comment on function private.notify_admin(bigint, text, boolean, bigint) is 'Leaves a notice for the admin about a person, and the contact request they have made; with once, in place of the same one that is still unread.';

create or replace function private.ask_for_contact(profile_id bigint, note text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  settings public.site_settings;
  new_id bigint;
begin
  perform private.require_seen(my_id, profile_id);
  -- One request of a member at a time: limits hold for requests sent side by side too.
  perform from public.accounts where registered_user_id = my_id for update;
  select * into strict settings from public.site_settings;
  perform private.like_profile(profile_id);
  if profile_id in (select private.shared_with_me()) then
    perform private.refuse('shared_already', 'The contact details are shared with you already.');
  end if;
  if exists (select from public.contact_requests where requester_id = my_id and target_id = profile_id and open) then
    perform private.refuse('asked_already', 'You have asked already. The bureau will answer.');
  end if;
  if (select count(*) from public.contact_requests where requester_id = my_id and open) >= settings.open_requests then
    perform private.refuse(
      'too_many_open_requests',
      format('You have %s requests open. Wait for an answer, or withdraw one.', settings.open_requests)
    );
  end if;
  if (
    select count(*) from public.contact_requests where requester_id = my_id and created_at > now() - interval '24 hours'
  ) >= settings.requests_per_day then
    perform private.refuse(
      'too_many_requests_today',
      format('You can ask for %s profiles a day. Please ask again tomorrow.', settings.requests_per_day)
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
comment on function private.ask_for_contact(bigint, text) is 'See public.ask_for_contact.';
comment on function public.ask_for_contact(bigint, text) is 'For a member: asks the bureau for the contact details of a profile that they can see, and likes it; returns the request. Error 22023 in words for the limits (site_settings), PT404.';
