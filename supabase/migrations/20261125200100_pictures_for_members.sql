-- Whether people who are not signed in see pictures and birth charts: the bureau decides for all of them (site_settings),
-- and each member, or the bureau for them, for their own. The card itself stays as visible as before; storage refuses the
-- files. A link to a picture elsewhere (https://), which only the bureau may give, stands in the card and cannot be refused.
-- Who may: a member for their own profile, of which the bureau is told, as of a status; the admin for each, which is audited.

alter table public.site_settings
  add column visitors_see_pictures boolean not null default true;
comment on column public.site_settings.visitors_see_pictures is 'Whether people who are not signed in see pictures and birth charts, of those who let them.';

alter table public."RegisteredUsers"
  add column pictures_for_members boolean not null default false;
comment on column public."RegisteredUsers".pictures_for_members is 'Pictures and birth chart are for members only: visitors see a drawing in their place.';

create function private.visitors_see_pictures()
returns boolean
language sql
stable
parallel safe
security definer
set search_path = ''
as $$
  select visitors_see_pictures from public.site_settings
$$;
comment on function private.visitors_see_pictures() is 'The setting about pictures.';
revoke all on function private.visitors_see_pictures() from public;
grant execute on function private.visitors_see_pictures() to anon;

create policy "Visitors read pictures that are not for members only" on storage.objects
  for select to anon
  using (
    (select private.storage_does(array['storage.object.get_authenticated']))
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
          where birth_chart = private.picture_path(objects.name) and not pictures_for_members
        )
      )
    )
  );
-- From here on for whoever is signed in.
alter policy "Whoever may read a profile may read its pictures" on storage.objects to authenticated;
revoke execute on function private.is_admin() from anon;

create function private.set_pictures_for_members(profile_id bigint, members_only boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  card public."RegisteredUsers";
begin
  if not private.is_admin() then
    if profile_id is distinct from private.require_member() then
      raise exception 'Only a member for themselves, or the admin, may do this.' using errcode = 'insufficient_privilege';
    end if;
  end if;
  card := private.lock_profile(profile_id);
  perform private.refuse_deleted(card);
  if members_only is null then
    perform private.refuse('pictures_for_members', 'Choose one of the two.');
  end if;
  if card.pictures_for_members = members_only then
    return;
  end if;
  update public."RegisteredUsers" set pictures_for_members = members_only where id = profile_id;
  if not private.is_admin() then
    perform private.notify_admin(profile_id, card.name || case
      when members_only then ' shows the pictures to members only.'
      else ' shows the pictures to visitors too.'
    end);
  end if;
end
$$;
comment on function private.set_pictures_for_members(bigint, boolean) is 'See public.set_pictures_for_members.';

create function public.set_pictures_for_members(profile_id bigint, members_only boolean)
returns void language sql set search_path = ''
as $$ select private.set_pictures_for_members(profile_id, members_only) $$;
comment on function public.set_pictures_for_members(bigint, boolean) is 'For a member about their own profile, for the admin about any: whether pictures and birth chart are for members only, or for visitors too. Error 22023 (hint pictures_for_members).';

revoke all on function private.set_pictures_for_members(bigint, boolean) from public;
revoke all on function public.set_pictures_for_members(bigint, boolean) from public, anon, authenticated, service_role;
grant execute on function private.set_pictures_for_members(bigint, boolean), public.set_pictures_for_members(bigint, boolean) to authenticated;
