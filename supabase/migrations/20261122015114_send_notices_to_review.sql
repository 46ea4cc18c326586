-- The admin's notice of a proposal leads to it, on the page where it is decided.
-- Who may: as in 20261121181431_keep_settings_and_notify.sql.

alter table public.notifications add column for_review boolean not null default false;
comment on column public.notifications.for_review is 'The profile, or what its member proposes, waits for the admin to verify it: the notice leads to where that is done.';

drop function private.notify_admin(bigint, text, boolean, bigint);
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

create or replace function private.propose_changes(changes jsonb)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  profile_id constant bigint := private.require_member();
  before jsonb;
  proposed jsonb := private.clean_person(changes);
  outside text;
  new_id bigint;
begin
  perform private.lock_profile(profile_id);
  if exists (
    select from jsonb_object_keys(proposed) as key
    where not exists (select from private.person_fields where field = key and proposable)
  ) then
    perform private.refuse('not_proposable', 'This cannot be changed here. Tell the bureau.');
  end if;
  before := private.read_person(profile_id);
  -- Only what is different.
  proposed := coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(proposed) where value is distinct from coalesce(before -> key, 'null')
  ), '{}');
  if proposed = '{}' then
    perform private.refuse('nothing_changed', 'Nothing has been changed.');
  end if;
  perform private.refuse_problems(before || proposed);
  if proposed ? 'first_img' and proposed ->> 'first_img' is null then
    perform private.refuse('picture_missing', 'Choose at least one picture.', 'first_img');
  end if;
  -- An address elsewhere is for the bureau to give: it would be asked for by whoever looks at the profile.
  select key into outside from jsonb_each_text(proposed)
    where key = any (private.picture_columns()) and value like 'https://%'
      and value not in (
        select picture from jsonb_each_text(before) as shown (field, picture)
        where field = any (private.picture_columns()) and picture is not null
      )
    limit 1;
  if outside is not null then
    perform private.refuse('picture_elsewhere', 'Add the picture itself.', outside);
  end if;
  perform private.refuse_missing_files(profile_id, proposed);
  select jsonb_object_agg(key, before -> key) into before from jsonb_object_keys(proposed) as key;
  -- A new number each time: the admin must not approve under an old one what they have not seen.
  delete from public.profile_proposals where registered_user_id = profile_id and status = 'pending';
  insert into public.profile_proposals (registered_user_id, changes, base) values (profile_id, proposed, before)
    returning id into new_id;
  perform private.notify_admin(profile_id, name || ' proposes changes to the profile.', once => true, about_review => true)
    from public."RegisteredUsers" where id = profile_id;
  return new_id;
end
$$;
