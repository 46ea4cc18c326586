-- Files of which no profile, proposal, story or registration knows.
-- Who may: the admin lists them; the storage policies ask which are used.

create function private.picture_is_used(object_bucket text, object_name text) returns boolean language sql stable security definer
  set search_path = '' as $$
  -- One query for each bucket, so that PostgreSQL uses the indexes of the pictures.
  select case object_bucket
    when 'profile-images' then exists (
      select from public."RegisteredUsers" where private.picture_path(object_name) in (first_img, second_img, third_img)
    ) or exists (
      select from public.profile_proposals
      where status = 'pending'
        and private.picture_path(object_name) in (changes ->> 'first_img', changes ->> 'second_img', changes ->> 'third_img')
    ) or exists (select from private.stories where picture = private.picture_path(object_name))
    else exists (
      select from public."RegisteredUsers" where birth_chart = private.picture_path(object_name)
    ) or exists (
      select from public.profile_proposals where status = 'pending' and changes ->> 'birth_chart' = private.picture_path(object_name)
    )
  end
$$;
comment on function private.picture_is_used(text, text) is 'Whether a profile, a pending proposal or a story holds this file; for a thumbnail, its full-size picture.';
grant execute on function private.picture_is_used(text, text) to authenticated;
create policy "Members remove pictures that nothing uses from their own folder" on storage.objects
  for delete to authenticated
  using (
    bucket_id in ('profile-images', 'birth-charts')
    and split_part(name, '/', 1) = any (array(select my_id::text from private.my_registered_user_ids() as my_id))
    and not private.picture_is_used(bucket_id, name)
  );

create function private.unreferenced_files(profile_id bigint default null) returns table (bucket_id text, name text) language plpgsql stable
  security definer set search_path = '' as $$
begin
  if profile_id is not null then
    return query
      select objects.bucket_id, objects.name
      from storage.objects
      where objects.bucket_id in ('profile-images', 'birth-charts')
        -- A range of the index: from "12/" to below "120".
        and (
          objects.name collate "C" >= profile_id || '/' and objects.name collate "C" < profile_id || '0'
          -- Stories, without uploads that may be in progress.
          or objects.name like '0/story-%' and objects.created_at < now() - interval '1 hour'
        )
        and not private.picture_is_used(objects.bucket_id, objects.name)
      order by objects.name
      limit 1000;
    return;
  end if;
  -- One anti join of all files with all pictures.
  return query
    with used (bucket_id, path) as (
      select 'profile-images', unnest(array[first_img, second_img, third_img]) from public."RegisteredUsers"
      union all
      select 'profile-images', picture from private.stories
      union all
      select 'birth-charts', birth_chart from public."RegisteredUsers"
      union all
      select 'profile-images', unnest(array[changes ->> 'first_img', changes ->> 'second_img', changes ->> 'third_img'])
        from public.profile_proposals where status = 'pending'
      union all
      select 'birth-charts', changes ->> 'birth_chart' from public.profile_proposals where status = 'pending'
    ), unused as (
      select objects.bucket_id, objects.name, objects.created_at
      from storage.objects
      where objects.bucket_id in ('profile-images', 'birth-charts')
        and not exists (
          select from used where used.bucket_id = objects.bucket_id and used.path = private.picture_path(objects.name)
        )
    )
    select unused.bucket_id, unused.name
    from unused
    -- Not uploads of the last day for a registration, an edit or a proposal that may still be in progress.
    where not (
      unused.created_at > now() - case when unused.name like '0/story-%' then interval '1 hour' else interval '1 day' end
      -- A folder's name is the registered user's id.
      and (
        exists (select from public."RegisteredUsers" as card where card.id::text = split_part(unused.name, '/', 1))
        or unused.name like '0/story-%'
        or exists (
          select from private.requests
          where requests.registered_user_id::text = split_part(unused.name, '/', 1) and requests.completed_at is null
        )
      )
    )
    order by unused.name
    limit 1000;
end
$$;
comment on function private.unreferenced_files(bigint) is 'Files in the buckets that no profile, no pending proposal and no story holds: left by an erasure, an edit or an abandoned upload. For one profile, all of its folder, and left pictures of stories; otherwise without uploads of the last day that may be in progress (of a story: of the last hour).';

create function public.list_unreferenced_files(profile_id bigint default null)
  returns table (bucket_id text, name text) language sql stable security definer set search_path = '' set statement_timeout = '20s' as $$
  select private.require_admin();
  select * from private.unreferenced_files(profile_id)
$$;
comment on function public.list_unreferenced_files(bigint) is 'For the admin: files that no profile shows, to be removed through the Storage API; at most 1000.';
grant execute on function public.list_unreferenced_files(bigint) to authenticated;
