-- Pictures and birth charts. Both buckets are private: a picture is read by whoever may read the row that shows it, so
-- hiding a profile hides its pictures with it. Each picture may have a small version beside it: <name>.thumb.<ext>.
-- Who may: reading as above; nobody uploads through the API yet but the service role (fixtures).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('profile-images', 'profile-images', false, 5242880, array['image/webp', 'image/jpeg', 'image/png']),
  ('birth-charts', 'birth-charts', false, 5242880, array['image/webp', 'image/jpeg', 'image/png'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create function private.picture_path(object_name text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select replace(object_name, '.thumb.', '.')
$$;
comment on function private.picture_path(text) is 'The path that a profile holds for this object: a thumbnail belongs to its full-size picture.';
revoke all on function private.picture_path(text) from public;
grant execute on function private.picture_path(text) to anon, authenticated;

create policy "Whoever may read a profile may read its pictures" on storage.objects
  for select to anon, authenticated
  using (
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
  );
