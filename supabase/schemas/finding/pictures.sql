-- Pictures and birth charts. Both buckets are private. A caller who may read a row may read its pictures, so hiding a profile
-- hides its pictures too. Each picture may have a thumbnail beside it: <name>.thumb.<ext>.
--
-- A picture is read with the caller's own token, and the policies decide each read when it happens (decision 009). A signed URL
-- would outlive the profile that it shows, and a signed upload the uploader's account. So nobody signs URLs, in any way that
-- storage knows. Only the service role lists, describes, copies or moves files: a list tells who uploaded which file. Storage
-- names its operation in each transaction. Our own gateways refuse the other operations too.
--
-- A name is the registered user's id, a random uuid and the type; nothing of the original file name is kept. A name means one
-- picture for good: triggers refuse other contents and the name of a removed file, to every caller. So what the admin approves
-- is what they have seen. Policies could not do it: the storage server checks them, and then stores as its own role.
--
-- Whether visitors see pictures and birth charts: the bureau decides for all (site_settings), and each family by its consents for
-- its own. The card stays visible; storage refuses the files. The card may hold a link to another site
-- (https://), which only the bureau may set; storage can't refuse that.
--
-- Who may: the admin adds, reads and removes all. A member adds pictures for a proposal to their own folder, reads the folder,
-- and removes unused files. Everyone reads the pictures of profiles that they may read.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('profile-images', 'profile-images', false, 5242880, array['image/webp', 'image/jpeg', 'image/png']),
  ('birth-charts', 'birth-charts', false, 5242880, array['image/webp', 'image/jpeg', 'image/png'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create function private.picture_path(object_name text) returns text language sql immutable parallel safe set search_path = '' as $$
  select replace(object_name, '.thumb.', '.')
$$;
comment on function private.picture_path(text) is 'The path of this object in a profile: for a thumbnail, that of its full-size picture.';
grant execute on function private.picture_path(text) to anon, authenticated;

create function private.is_storage_operation(operations text[]) returns boolean language sql stable parallel safe set search_path = '' as $$
  -- Outside the storage server the setting is null, and nothing is limited. An empty name of an operation is refused.
  select coalesce(current_setting('storage.operation', true) = any (operations), true)
$$;
comment on function private.is_storage_operation(text[]) is 'Whether the present operation of the storage server is one of these. The server names it in each transaction.';
grant execute on function private.is_storage_operation(text[]) to anon, authenticated;

create function private.is_not_empty(metadata jsonb) returns boolean language sql immutable parallel safe set search_path = '' as $$
  -- Some storage servers write a JSON object, some its text. Without a content length, the receiving client checks the file.
  select coalesce((metadata #>> '{}')::jsonb ->> 'contentLength', '') <> '0'
$$;
comment on function private.is_not_empty(jsonb) is 'Whether an upload''s content length is more than zero, or unknown.';
grant execute on function private.is_not_empty(jsonb) to authenticated;

create function private.may_add_picture(object_name text) returns boolean language sql stable security definer set search_path = '' as $$
  -- Three pictures and a chart with thumbnails are eight files; the rest is room for earlier uploads. The storage server checks
  -- before it stores, so concurrent uploads may exceed the limit; make daily deletes them.
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
comment on function private.may_add_picture(text) is 'Whether the caller is a member who may add this file to their own folder: named as pictures are, and at most 24 files.';
grant execute on function private.may_add_picture(text) to authenticated;

create function private.may_load_picture(object_name text) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  picture constant text := private.picture_path(object_name);
begin
  if auth.uid() is null then
    return private.count_readings('picture', array[picture], (select visitor_pictures_per_day from public.site_settings));
  end if;
  -- Nothing is counted for the admin and in one's own folder.
  return private.is_admin()
    or split_part(picture, '/', 1) = any (array(select my_id::text from private.my_registered_user_ids() as my_id))
    or private.count_readings('picture', array[picture], (select pictures_per_day from public.site_settings));
end
$$;
comment on function private.may_load_picture(text) is 'Counts a picture that the caller may read; false if it is more than a day allows. A thumbnail and its full-size picture are one.';
grant execute on function private.may_load_picture(text) to anon, authenticated;

create function public.is_picture_limit_reached() returns boolean language plpgsql security definer set search_path = '' as $$
begin
  return exists (
    select from private.reading_counts
    where reader = private.reader() and day = private.today() and kind = 'picture'
      and count >= (
        select case when auth.uid() is null then visitor_pictures_per_day else pictures_per_day end from public.site_settings
      )
  );
end
$$;
comment on function public.is_picture_limit_reached() is 'Whether the caller has loaded as many pictures today as a day allows. Storage gives no reason for a refusal; the site asks for it here.';
grant execute on function public.is_picture_limit_reached() to anon, authenticated;

-- Reading ----------------------------------------------------------------------------------------------------------------

-- CASE evaluates in order, so that only a picture that the caller may read is counted.
create policy "Visitors read pictures that are not for members only" on storage.objects
  for select to anon
  using (
    case
      when (select private.is_storage_operation(array['storage.object.get_authenticated']))
        and (select private.visitors_see_pictures())
        and (
          (
            bucket_id = 'profile-images'
            and exists (
              select 1 from public."RegisteredUsers"
              where private.picture_path(objects.name) in (first_img, second_img, third_img) and not pictures_for_members
            )
          )
          or (
            bucket_id = 'birth-charts'
            and exists (
              select 1 from public."RegisteredUsers"
              where birth_chart = private.picture_path(objects.name) and not chart_for_members
            )
          )
        )
      then private.may_load_picture(name)
      else false
    end
  );
create policy "Callers who may read a profile may read its pictures" on storage.objects
  for select to authenticated
  using (
    case
      when (select private.is_storage_operation(array['storage.object.get_authenticated']))
        and (
          (
            bucket_id = 'profile-images'
            and exists (
              select 1 from public."RegisteredUsers"
              where private.picture_path(objects.name) in (first_img, second_img, third_img)
            )
          )
          or (
            bucket_id = 'birth-charts'
            and exists (
              select 1 from public."RegisteredUsers" where birth_chart = private.picture_path(objects.name)
            )
          )
        )
      then private.may_load_picture(name)
      -- The admin also reads pictures that no profile shows yet, or any more. Storage reads back files that it stores or removes.
      else bucket_id in ('profile-images', 'birth-charts')
        and (select private.is_admin())
        and (select private.is_storage_operation(array[
          'storage.object.get_authenticated', 'storage.object.upload', 'storage.object.delete', 'storage.object.delete_many'
        ]))
    end
  );
create policy "Members read the pictures in their own folder" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('profile-images', 'birth-charts')
    and split_part(name, '/', 1) = any (array(select my_id::text from private.my_registered_user_ids() as my_id))
    and (select private.is_storage_operation(array[
      'storage.object.get_authenticated', 'storage.object.upload', 'storage.object.delete', 'storage.object.delete_many'
    ]))
  );

-- Adding and removing ----------------------------------------------------------------------------------------------------

create policy "The admin adds pictures" on storage.objects
  for insert to authenticated
  with check (
    bucket_id in ('profile-images', 'birth-charts')
    and name ~ '^(0/story-|[1-9][0-9]{0,17}/)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.thumb)?\.(webp|jpg|png)$'
    and private.is_not_empty(metadata)
    and (select private.is_admin())
    and (select private.is_storage_operation(array['storage.object.upload']))
  );
create policy "Members add pictures to propose them" on storage.objects
  for insert to authenticated
  with check (
    bucket_id in ('profile-images', 'birth-charts')
    and private.may_add_picture(name)
    and private.is_not_empty(metadata)
    and (select private.is_storage_operation(array['storage.object.upload']))
  );
create policy "The admin removes pictures" on storage.objects
  for delete to authenticated
  using (bucket_id in ('profile-images', 'birth-charts') and (select private.is_admin()));

-- Names are used once ----------------------------------------------------------------------------------------------------

create table private.removed_files (
  bucket_id text not null,
  name text not null,
  registered_user_id bigint references public."RegisteredUsers" (id) on delete cascade,
  primary key (bucket_id, name)
);
comment on table private.removed_files is 'Names of removed pictures, which are not used again. The rows go with the person; of a story''s picture, which only the office adds, they stay.';

create index removed_files_of_person on private.removed_files (registered_user_id);

create function private.keep_name_of_removed_file() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.removed_files (bucket_id, name)
    select old.bucket_id, old.name where old.name like '0/%'
    on conflict do nothing;
  insert into private.removed_files (bucket_id, name, registered_user_id)
    select old.bucket_id, old.name, card.id
    from public."RegisteredUsers" as card
    where card.id = substring(old.name from '^([1-9][0-9]{0,17})/')::bigint
    -- The person may be erased at this moment.
    for key share
  on conflict do nothing;
  return null;
end
$$;
create trigger keep_name_of_removed_file after delete on storage.objects
  for each row execute function private.keep_name_of_removed_file();

create function private.refuse_used_name() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.removed_files as removed where removed.bucket_id = new.bucket_id and removed.name = new.name) then
    perform private.forbid('name_used', 'A file of this name was removed. Use a new name.');
  end if;
  return null;
end
$$;
-- After the insert, which waits for a deletion of the same name: then that deletion is visible.
create trigger refuse_used_name after insert on storage.objects
  for each row execute function private.refuse_used_name();

create function private.refuse_other_contents() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Of two simultaneous uploads of one name, the storage server would store the second over the first, without a policy.
  if old.bucket_id in ('profile-images', 'birth-charts')
    and (old.bucket_id, old.name, old.version) is distinct from (new.bucket_id, new.name, new.version)
  then
    perform private.forbid('file_exists', 'A stored picture is not replaced. Use a new name.');
  end if;
  return new;
end
$$;
comment on function private.refuse_other_contents() is 'Trigger: refuses another name or other contents for a stored picture.';
create trigger refuse_other_contents before update on storage.objects
  for each row execute function private.refuse_other_contents();

create function private.files_of(person jsonb) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(objects.bucket_id || '/' || objects.name, concat_ws(' ', objects.id, objects.version)), '{}')
  from (values
    ('first_img', 'profile-images'), ('second_img', 'profile-images'), ('third_img', 'profile-images'), ('birth_chart', 'birth-charts')
  ) as pictures (key, bucket)
  join storage.objects on objects.bucket_id = bucket
    and objects.name in (person ->> key, regexp_replace(person ->> key, '\.([a-z]+)$', '.thumb.\1'))
$$;
comment on function private.files_of(jsonb) is 'The stored files of a person''s pictures, thumbnails too: {bucket/name: version}. A version stands for the contents.';

create function public.count_my_files() returns integer language plpgsql stable security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  return (
    select count(*) from storage.objects
    where bucket_id in ('profile-images', 'birth-charts') and name like my_id::text || '/%'
  );
end
$$;
comment on function public.count_my_files() is 'For a member: the number of files in the folders of their own profile, of at most 24.';
grant execute on function public.count_my_files() to authenticated;

create function private.refuse_missing_files(profile_id bigint, person jsonb) returns void language plpgsql stable security definer
  set search_path = '' as $$
declare
  missing text;
begin
  select key into missing
  from (values
    ('first_img', 'profile-images'), ('second_img', 'profile-images'), ('third_img', 'profile-images'), ('birth_chart', 'birth-charts')
  ) as pictures (key, bucket)
  where person ->> key not like 'https://%'
    -- Pictures of the profile may stay, and may change places among the three. A chart lies in another bucket.
    and not exists (
      select from public."RegisteredUsers" as card
      where card.id = profile_id and case bucket
        when 'profile-images' then person ->> key in (card.first_img, card.second_img, card.third_img)
        else person ->> key = card.birth_chart
      end
    )
    and (
      -- Files of another profile's folder are refused: one profile must not show the picture of another.
      split_part(person ->> key, '/', 1) <> profile_id::text
      or not exists (select from storage.objects where bucket_id = bucket and objects.name = person ->> key)
      or not exists (
        select from storage.objects
        where bucket_id = bucket and objects.name = regexp_replace(person ->> key, '\.([a-z]+)$', '.thumb.\1')
      )
    )
  limit 1;
  if missing is not null then
    perform private.refuse('picture_not_arrived', 'This picture has not arrived. Add it again.', missing);
  end if;
end
$$;
comment on function private.refuse_missing_files(bigint, jsonb) is 'Error 22023 if a picture of the person, or its thumbnail, is not in their own folder of the bucket.';
