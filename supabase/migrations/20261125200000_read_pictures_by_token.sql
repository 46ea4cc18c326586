-- A picture is read with the caller's own token, and each reading is decided at that moment (decision 009). A signed
-- address would outlive the profile that it shows, and a signed upload the account that may upload: nobody signs, in no
-- way that storage knows. Nor are files listed, described, copied or moved by anybody but the service role; a list tells
-- who uploaded what.
-- Who may: as before, but only by uploading, downloading and removing. Storage says in each transaction which operation it
-- is about. Our own gateways refuse the rest besides.

create function private.storage_does(operations text[])
returns boolean
language sql
stable
parallel safe
set search_path = ''
as $$
  -- Where no storage server has said anything there is none to be limited; an operation without a name is refused.
  select coalesce(current_setting('storage.operation', true) = any (operations), true)
$$;
comment on function private.storage_does(text[]) is 'Whether the storage server, which names its operation in each transaction, is doing one of these.';
revoke all on function private.storage_does(text[]) from public;
grant execute on function private.storage_does(text[]) to anon, authenticated;

create function private.holds_something(metadata jsonb)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- Not every storage server writes an object of JSON: some write its text. Without an announced length, the file is looked
  -- at by whoever receives it.
  select coalesce((metadata #>> '{}')::jsonb ->> 'contentLength', '') <> '0'
$$;
comment on function private.holds_something(jsonb) is 'Whether a file that is to be stored was announced to be longer than nothing.';
revoke all on function private.holds_something(jsonb) from public;
grant execute on function private.holds_something(jsonb) to authenticated;

alter policy "Whoever may read a profile may read its pictures" on storage.objects
  using (
    (
      (select private.storage_does(array['storage.object.get_authenticated']))
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
    )
    -- Also what no profile shows yet, or any more. Storage reads back what it has stored or removed.
    or (
      bucket_id in ('profile-images', 'birth-charts')
      and (select private.is_admin())
      and (select private.storage_does(array[
        'storage.object.get_authenticated', 'storage.object.upload', 'storage.object.delete', 'storage.object.delete_many'
      ]))
    )
  );

alter policy "Members read the pictures in their own folder" on storage.objects
  using (
    bucket_id in ('profile-images', 'birth-charts')
    and split_part(name, '/', 1) = any (array(select my_id::text from private.my_registered_user_ids() as my_id))
    and (select private.storage_does(array[
      'storage.object.get_authenticated', 'storage.object.upload', 'storage.object.delete', 'storage.object.delete_many'
    ]))
  );

alter policy "The admin adds pictures" on storage.objects
  with check (
    bucket_id in ('profile-images', 'birth-charts')
    and name ~ '^[1-9][0-9]{0,17}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.thumb)?\.(webp|jpg|png)$'
    and private.holds_something(metadata)
    and (select private.is_admin())
    and (select private.storage_does(array['storage.object.upload']))
  );

alter policy "Members add pictures to propose them" on storage.objects
  with check (
    bucket_id in ('profile-images', 'birth-charts')
    and private.may_add_picture(name)
    and private.holds_something(metadata)
    and (select private.storage_does(array['storage.object.upload']))
  );

create function private.count_my_files()
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  return (
    select count(*) from storage.objects
    where bucket_id in ('profile-images', 'birth-charts') and name like my_id::text || '/%'
  );
end
$$;
comment on function private.count_my_files() is 'See public.count_my_files.';

create function public.count_my_files()
returns integer language sql stable set search_path = ''
as $$ select private.count_my_files() $$;
comment on function public.count_my_files() is 'For a member: how many files lie in the folders of their own profile, of the 24 that there is room for.';

revoke all on function private.count_my_files() from public;
revoke all on function public.count_my_files() from public, anon, authenticated, service_role;
grant execute on function private.count_my_files(), public.count_my_files() to authenticated;
