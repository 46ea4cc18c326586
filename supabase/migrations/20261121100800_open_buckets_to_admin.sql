-- The admin uploads, looks at and removes pictures; everyone else goes on reading what the profiles they may read show.
-- A name is the registered user's id, a random uuid and the type: nothing of the original file's name is kept. There is
-- no policy for update: an object is never overwritten, so a link that was given out never shows another picture.

alter policy "Whoever may read a profile may read its pictures" on storage.objects
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
    -- Also what no profile shows yet, or any more.
    or (bucket_id in ('profile-images', 'birth-charts') and (select private.is_admin()))
  );
-- The policy above is for visitors too, and a policy is checked with the reader's rights.
grant execute on function private.is_admin() to anon;

create policy "The admin adds pictures" on storage.objects
  for insert to authenticated
  with check (
    bucket_id in ('profile-images', 'birth-charts')
    and name ~ '^[1-9][0-9]{0,17}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.thumb)?\.(webp|jpg|png)$'
    and (select private.is_admin())
  );

create policy "The admin removes pictures" on storage.objects
  for delete to authenticated
  using (bucket_id in ('profile-images', 'birth-charts') and (select private.is_admin()));
