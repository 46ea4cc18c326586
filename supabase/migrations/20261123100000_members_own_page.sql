-- What members do for themselves: hide their profile for a while or because they have found someone, propose pictures,
-- take their data with them, and ask to be deleted. And the biodata sheet on which the admin may put the contact.
-- Who may: a member for themselves only; the admin reads. Nobody writes to these tables but through the functions below.

create table public.own_statuses (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  status text not null
    constraint status_is_a_members_choice check (status in ('on hold', 'engaged', 'married')),
  set_at timestamptz not null default now()
);
comment on table public.own_statuses is 'Profiles whose present status was set by the member, who may therefore lift it. What the bureau has set, only the bureau lifts.';

create table public.deletion_requests (
  registered_user_id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  note text
    constraint note_is_readable check (char_length(note) between 1 and 500),
  asked_at timestamptz not null default now()
);
comment on table public.deletion_requests is 'Members who ask the bureau to delete their profile. Gone once it is deleted, or taken back.';

revoke all on public.own_statuses, public.deletion_requests from anon, authenticated, service_role;
grant select on public.own_statuses, public.deletion_requests to authenticated;
grant select, insert, update, delete on public.own_statuses, public.deletion_requests to service_role;
alter table public.own_statuses enable row level security;
alter table public.deletion_requests enable row level security;
create policy "Members read their own, the admin all" on public.own_statuses
  for select to authenticated
  using (registered_user_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));
create policy "Members read their own, the admin all" on public.deletion_requests
  for select to authenticated
  using (registered_user_id = any (array(select private.my_registered_user_ids())) or (select private.is_admin()));
create trigger audit_change after insert or update or delete on public.own_statuses
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');
create trigger audit_change after insert or update or delete on public.deletion_requests
  for each row execute function private.audit_change('registered_user_id', 'registered_user_id');

create function private.forget_members_wishes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.own_statuses where registered_user_id = new.id;
  if new.deleted_at is not null then
    delete from public.deletion_requests where registered_user_id = new.id;
  end if;
  return null;
end
$$;
comment on function private.forget_members_wishes() is 'Whoever sets a status decides who may lift it; a deletion answers the request for it.';
create trigger forget_members_wishes after update of status, status_reason, deleted_at on public."RegisteredUsers"
  for each row execute function private.forget_members_wishes();

create function private.notify_admin(profile_id bigint, notice text)
returns void
language sql
security definer
set search_path = ''
as $$
  -- However often the member changes their mind, the same notice is there once, and the last word is the newest.
  delete from public.notifications
    where registered_user_id = profile_id and recipient is null and read_at is null and message = left(notice, 300);
  insert into public.notifications (recipient, registered_user_id, message) values (null, profile_id, left(notice, 300))
$$;
comment on function private.notify_admin(bigint, text) is 'Leaves a notice for the admin, in place of the same one that is still unread.';

create function private.set_my_status(new_status text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
  card constant public."RegisteredUsers" := private.lock_profile(my_id);
begin
  perform private.refuse_deleted(card);
  if new_status is null or new_status not in ('verified', 'on hold', 'engaged', 'married') then
    perform private.refuse('status', 'Choose one of the four.');
  end if;
  if card.verified_at is null or card.status in ('draft', 'submitted', 'changes requested') then
    perform private.refuse('status', 'The bureau has not verified your profile yet: nobody sees it.');
  end if;
  if card.status <> 'verified' and not exists (select from public.own_statuses where registered_user_id = my_id) then
    perform private.refuse('status', 'The bureau has set this status. Ask the bureau to change it.');
  end if;
  if card.status = new_status then
    return;
  end if;
  update public."RegisteredUsers" set status = new_status, status_reason = null where id = my_id;
  if new_status <> 'verified' then
    insert into public.own_statuses (registered_user_id, status) values (my_id, new_status);
  end if;
  perform private.notify_admin(my_id, card.name || case new_status
    when 'verified' then ' wants to be seen again.'
    when 'on hold' then ' has put the profile on hold.'
    else ' is ' || new_status || '.'
  end);
end
$$;
comment on function private.set_my_status(text) is 'See public.set_my_status.';

create function private.ask_for_deletion(note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  my_id constant bigint := private.require_member();
  card constant public."RegisteredUsers" := private.lock_profile(my_id);
  given constant text := nullif(btrim(note), '');
begin
  perform private.refuse_deleted(card);
  if char_length(given) > 500 then
    perform private.refuse('note', 'Enter at most 500 letters.');
  end if;
  insert into public.deletion_requests as asked (registered_user_id, note) values (my_id, given)
    on conflict (registered_user_id) do update set note = excluded.note;
  perform private.notify_admin(my_id, card.name || ' asks for the profile to be deleted.');
end
$$;
comment on function private.ask_for_deletion(text) is 'See public.ask_for_deletion.';

create function private.withdraw_deletion_request()
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  delete from public.deletion_requests where registered_user_id = my_id;
  if found then
    perform private.notify_admin(my_id, name || ' wants to stay: the request for deletion is taken back.')
      from public."RegisteredUsers" where id = my_id;
    return true;
  end if;
  return false;
end
$$;
comment on function private.withdraw_deletion_request() is 'See public.withdraw_deletion_request.';

create function private.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  -- Of others only what the member was shown: an id and a name.
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object('username', username, 'created_at', created_at, 'last_password_set_at', last_password_set_at)
      from public.accounts where user_id = (select auth.uid())
    ),
    'profile', (
      select private.read_person(my_id) - array['first_img', 'second_img', 'third_img', 'birth_chart'] || jsonb_build_object(
        'id', id, 'status', status, 'status_reason', status_reason, 'verified_at', verified_at,
        'verified_items', verified_items, 'created_at', created_at, 'updated_at', updated_at
      )
      from public."RegisteredUsers" where id = my_id
    ),
    'pictures', (
      select jsonb_build_object('first_img', first_img, 'second_img', second_img, 'third_img', third_img, 'birth_chart', birth_chart)
      from public."RegisteredUsers" where id = my_id
    ),
    'proposals', coalesce((
      select jsonb_agg(jsonb_build_object(
        'changes', changes, 'base', base, 'status', status, 'reason', reason, 'decided_at', decided_at, 'created_at', created_at
      ) order by id) from public.profile_proposals where registered_user_id = my_id
    ), '[]'),
    'likes', coalesce((
      select jsonb_agg(jsonb_build_object('registered_user_id', card.id, 'name', card.name, 'created_at', likes.created_at) order by likes.created_at)
      from public.likes join public."RegisteredUsers" as card on card.id = liked_id where liker_id = my_id
    ), '[]'),
    'requests', coalesce((
      select jsonb_agg(jsonb_build_object(
        'registered_user_id', card.id, 'name', card.name, 'note', note, 'status', request.status, 'decline_reason', decline_reason,
        'decided_at', decided_at, 'created_at', request.created_at
      ) order by request.id)
      from public.contact_requests as request join public."RegisteredUsers" as card on card.id = target_id where requester_id = my_id
    ), '[]'),
    'consents', coalesce((
      select jsonb_agg(jsonb_build_object(
        'given_on', given_on, 'channel', channel, 'person', person, 'recorded_by', recorded_by_name, 'recorded_at', recorded_at
      ) order by recorded_at) from public.contact_consents where registered_user_id = my_id
    ), '[]'),
    'disclosures', coalesce((
      select jsonb_agg(jsonb_build_object(
        'shared_with', other_name, 'registered_user_id', other_id, 'shared_at', shared_at, 'shared_by', shared_by_name, 'revoked_at', revoked_at
      ) order by id) from private.list_my_disclosures()
    ), '[]'),
    'blocks', coalesce((
      select jsonb_agg(jsonb_build_object('registered_user_id', registered_user_id, 'name', name, 'created_at', created_at) order by created_at)
      from private.list_my_blocks()
    ), '[]'),
    'reports', coalesce((
      select jsonb_agg(jsonb_build_object(
        'registered_user_id', reported_id, 'reason', reason, 'note', note, 'created_at', created_at, 'resolved_at', resolved_at
      ) order by id) from public.reports where reporter_id = my_id
    ), '[]'),
    'saved_searches', coalesce((
      select jsonb_agg(jsonb_build_object('name', name, 'filters', filters, 'created_at', created_at) order by id)
      from public.saved_searches where registered_user_id = my_id
    ), '[]'),
    'notifications', coalesce((
      select jsonb_agg(jsonb_build_object('message', message, 'created_at', created_at, 'read_at', read_at) order by id)
      from public.notifications where recipient = (select auth.uid())
    ), '[]'),
    'deletion_request', (
      select jsonb_build_object('note', note, 'asked_at', asked_at) from public.deletion_requests where registered_user_id = my_id
    )
  );
end
$$;
comment on function private.export_my_data() is 'See public.export_my_data.';

create function private.open_contact_for_biodata(profile_id bigint)
returns setof public.contact_details
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if exists (select from public.contact_details where registered_user_id = profile_id) then
    perform private.write_audit('put contact details on biodata', 'contact_details', profile_id::text, profile_id);
  end if;
  return query select * from public.contact_details where registered_user_id = profile_id;
end
$$;
comment on function private.open_contact_for_biodata(bigint) is 'See public.open_contact_for_biodata.';

-- Pictures that members propose ---------------------------------------------------------------------------------------

create function private.picture_is_used(object_bucket text, object_name text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  -- Bucket by bucket, so that the indexes of the pictures serve.
  select case object_bucket
    when 'profile-images' then exists (
      select from public."RegisteredUsers" where private.picture_path(object_name) in (first_img, second_img, third_img)
    ) or exists (
      select from public.profile_proposals
      where status = 'pending'
        and private.picture_path(object_name) in (changes ->> 'first_img', changes ->> 'second_img', changes ->> 'third_img')
    )
    else exists (
      select from public."RegisteredUsers" where birth_chart = private.picture_path(object_name)
    ) or exists (
      select from public.profile_proposals where status = 'pending' and changes ->> 'birth_chart' = private.picture_path(object_name)
    )
  end
$$;
comment on function private.picture_is_used(text, text) is 'Whether a profile shows this file, or a pending proposal would; of a thumbnail, whether its picture is.';

create function private.may_add_picture(object_name text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  -- Three pictures and a chart with their thumbnails are eight files; the rest is room for earlier tries. The storage
  -- server asks before it stores, so that whoever sends many at once may get past this; make daily clears them away.
  select object_name ~ '^[1-9][0-9]{0,17}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.thumb)?\.(webp|jpg|png)$'
    and exists (
      select from private.my_registered_user_ids() as my_id
      where split_part(object_name, '/', 1) = my_id::text
        and 24 > (
          select count(*) from storage.objects
          where bucket_id in ('profile-images', 'birth-charts') and name like my_id::text || '/%'
        )
    )
$$;
comment on function private.may_add_picture(text) is 'Whether the caller is a member who may add this file to their own folder: named as pictures are, and about 24 files in all.';

create policy "Members add pictures to propose them" on storage.objects
  for insert to authenticated
  with check (bucket_id in ('profile-images', 'birth-charts') and private.may_add_picture(name));

create policy "Members read the pictures in their own folder" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('profile-images', 'birth-charts')
    and split_part(name, '/', 1) = any (array(select my_id::text from private.my_registered_user_ids() as my_id))
  );

create policy "Members remove pictures that nothing uses from their own folder" on storage.objects
  for delete to authenticated
  using (
    bucket_id in ('profile-images', 'birth-charts')
    and split_part(name, '/', 1) = any (array(select my_id::text from private.my_registered_user_ids() as my_id))
    and not private.picture_is_used(bucket_id, name)
  );

create or replace function private.refuse_missing_files(profile_id bigint, person jsonb)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  missing text;
begin
  select key into missing
  from (values
    ('first_img', 'profile-images'), ('second_img', 'profile-images'), ('third_img', 'profile-images'), ('birth_chart', 'birth-charts')
  ) as pictures (key, bucket)
  where person ->> key not like 'https://%'
    -- What the profile shows already may stay, among the pictures in another place too. A chart lies in another bucket.
    and not exists (
      select from public."RegisteredUsers" as card
      where card.id = profile_id and case bucket
        when 'profile-images' then person ->> key in (card.first_img, card.second_img, card.third_img)
        else person ->> key = card.birth_chart
      end
    )
    and (
      -- Another profile's folder would let one profile show the picture of another.
      split_part(person ->> key, '/', 1) <> profile_id::text
      or not exists (select from storage.objects where bucket_id = bucket and objects.name = person ->> key)
      or not exists (
        select from storage.objects
        where bucket_id = bucket and objects.name = regexp_replace(person ->> key, '\.([a-z]+)$', '.thumb.\1')
      )
    )
  limit 1;
  if missing is not null then
    perform private.refuse(missing, 'This picture has not arrived. Add it again.');
  end if;
end
$$;

create or replace function private.propose_changes(changes jsonb)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  profile_id constant bigint := private.require_member();
  before jsonb;
  proposed jsonb := private.clean_person(changes);
  outside text;
  made bigint;
begin
  perform private.lock_profile(profile_id);
  if exists (
    select from jsonb_object_keys(proposed) as field
    where field <> all (
      array['name', 'religion', 'location', 'first_img', 'second_img', 'third_img', 'birth_chart'] || private.detail_fields()
    )
  ) then
    perform private.refuse('', 'This cannot be changed here. Tell the bureau.');
  end if;
  before := private.read_person(profile_id);
  -- Only what is different.
  proposed := coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(proposed) where value is distinct from coalesce(before -> key, 'null')
  ), '{}');
  if proposed = '{}' then
    perform private.refuse('', 'Nothing has been changed.');
  end if;
  perform private.refuse_problems(before || proposed);
  if proposed ? 'first_img' and proposed ->> 'first_img' is null then
    perform private.refuse('first_img', 'Choose at least one picture.');
  end if;
  -- An address elsewhere is for the bureau to give: it would be asked for by whoever looks at the profile.
  select key into outside from jsonb_each_text(proposed)
    where key in ('first_img', 'second_img', 'third_img', 'birth_chart') and value like 'https://%'
      and value not in (
        select picture from jsonb_each_text(before) as shown (field, picture)
        where field in ('first_img', 'second_img', 'third_img', 'birth_chart') and picture is not null
      )
    limit 1;
  if outside is not null then
    perform private.refuse(outside, 'Add the picture itself.');
  end if;
  perform private.refuse_missing_files(profile_id, proposed);
  select jsonb_object_agg(key, before -> key) into before from jsonb_object_keys(proposed) as key;
  -- A new number each time: the admin must not approve under an old one what they have not seen.
  delete from public.profile_proposals where registered_user_id = profile_id and status = 'pending';
  insert into public.profile_proposals (registered_user_id, changes, base) values (profile_id, proposed, before)
    returning id into made;
  perform private.notify_admin(profile_id, name || ' proposes changes to the profile.')
    from public."RegisteredUsers" where id = profile_id;
  return made;
end
$$;

create or replace function private.unreferenced_files(profile_id bigint default null)
returns table (bucket_id text, name text)
language sql
stable
security definer
set search_path = ''
as $$
  select objects.bucket_id, objects.name
  from storage.objects
  where objects.bucket_id in ('profile-images', 'birth-charts')
    and (profile_id is null or objects.name like profile_id::text || '/%')
    and not private.picture_is_used(objects.bucket_id, objects.name)
    -- What was uploaded for a registration, an edit or a proposal that is still going on.
    and not (
      objects.created_at > now() - interval '1 day'
      and profile_id is null
      -- Folders are named by the registered user's id.
      and (
        exists (select from public."RegisteredUsers" as card where card.id::text = split_part(objects.name, '/', 1))
        or exists (
          select from private.requests
          where requests.registered_user_id::text = split_part(objects.name, '/', 1) and requests.completed_at is null
        )
      )
    )
  order by objects.name
  limit 1000
$$;
comment on function private.unreferenced_files(bigint) is 'Files in the buckets that no profile shows and no pending proposal holds: left behind by an erasure, an edit or an upload that was given up. Of one profile''s folder all of them; otherwise not those of the last day that may still be on their way.';

-- What the API offers ----------------------------------------------------------------------------------------------------

create function public.set_my_status(new_status text)
returns void language sql set search_path = ''
as $$ select private.set_my_status(new_status) $$;
comment on function public.set_my_status(text) is 'For a member: on hold, engaged or married hides their own profile at once, verified shows it again. Only from verified or from what they set themselves; error 22023 (hint status) otherwise.';

create function public.ask_for_deletion(note text default null)
returns void language sql set search_path = ''
as $$ select private.ask_for_deletion(note) $$;
comment on function public.ask_for_deletion(text) is 'For a member: asks the bureau to delete their profile, with a note of at most 500 letters; asking again replaces the note.';

create function public.withdraw_deletion_request()
returns boolean language sql set search_path = ''
as $$ select private.withdraw_deletion_request() $$;
comment on function public.withdraw_deletion_request() is 'For a member: takes the request for deletion back; false when there is none.';

create function public.export_my_data()
returns jsonb language sql stable set search_path = ''
as $$ select private.export_my_data() $$;
comment on function public.export_my_data() is 'For a member: everything that is kept about them, and the paths of their pictures.';

create function public.open_contact_for_biodata(profile_id bigint)
returns setof public.contact_details language sql set search_path = ''
as $$ select * from private.open_contact_for_biodata(profile_id) $$;
comment on function public.open_contact_for_biodata(bigint) is 'For the admin: the contact details of one registered user, to be put on the biodata sheet; each call is recorded in the audit log.';

revoke all on function
  private.forget_members_wishes(), private.notify_admin(bigint, text), private.set_my_status(text), private.ask_for_deletion(text),
  private.withdraw_deletion_request(), private.export_my_data(), private.open_contact_for_biodata(bigint),
  private.picture_is_used(text, text), private.may_add_picture(text)
  from public;
revoke all on function
  public.set_my_status(text), public.ask_for_deletion(text), public.withdraw_deletion_request(), public.export_my_data(),
  public.open_contact_for_biodata(bigint)
  from public, anon, authenticated, service_role;
grant execute on function
  private.set_my_status(text), private.ask_for_deletion(text), private.withdraw_deletion_request(), private.export_my_data(),
  private.open_contact_for_biodata(bigint), private.picture_is_used(text, text), private.may_add_picture(text),
  public.set_my_status(text), public.ask_for_deletion(text), public.withdraw_deletion_request(), public.export_my_data(),
  public.open_contact_for_biodata(bigint)
  to authenticated;
