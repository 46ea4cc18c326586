-- The profiles that members like.
-- Who may: a member likes for themselves and reads their own likes; the admin reads all; a visitor nothing. Only the functions
-- below write to the table.

create table public.likes (
  liker_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  profile_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (liker_id, profile_id),
  constraint nobody_likes_themselves check (liker_id <> profile_id)
);
comment on table public.likes is 'Likes between two people. Read by the one who likes, and by the admin.';

create index likes_of_profile on public.likes (profile_id);

revoke all on public.likes from anon, authenticated, service_role;
grant select on public.likes to authenticated;
grant select, insert, update, delete on public.likes to service_role;
alter table public.likes enable row level security;
create policy "Members read their own likes, the admin all" on public.likes
  for select to authenticated
  using (
    liker_id = any (array(select private.my_registered_user_ids()))
    or liker_id between (select private.least_id_for_admin()) and 9223372036854775807
  );

create trigger audit_change after insert or update or delete on public.likes
  for each row execute function private.audit_change('profile_id', 'profile_id');

create function public.like_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.require_seen(my_id, profile_id);
  perform pg_advisory_xact_lock(hashtextextended('public.likes', my_id));
  if exists (select from public.likes where liker_id = my_id and likes.profile_id = like_profile.profile_id) then
    return;
  end if;
  if (select count(*) from public.likes where liker_id = my_id) >= 500 then
    perform private.refuse('too_many_likes', 'You like 500 profiles already. Take some back first.');
  end if;
  -- Who likes a profile may read its details from then on.
  perform private.count_opening(profile_id);
  insert into public.likes (liker_id, profile_id) values (my_id, profile_id);
end
$$;
comment on function public.like_profile(bigint) is 'For a member: likes a profile that they can see. A second like changes nothing. PT404 if the profile is not available, 22023 for the limits.';
grant execute on function public.like_profile(bigint) to authenticated;

create function public.unlike_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  delete from public.likes where liker_id = my_id and likes.profile_id = unlike_profile.profile_id;
end
$$;
comment on function public.unlike_profile(bigint) is 'For a member: removes a like.';
grant execute on function public.unlike_profile(bigint) to authenticated;
