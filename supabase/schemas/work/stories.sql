-- Success stories: a couple's picture and words on the home page, in place of the drawn gallery. Both people are in the register
-- and married, because the consent speaks of the time after the wedding, and each said yes to the purpose "story" themselves
-- (section 6 of the DPDP Act). A no of either erases the story at once (section 8(7)); its picture is unreadable from then on,
-- and make daily removes the file.
-- Who may: the admin writes, shows, hides and deletes; everybody reads the shown ones. The file lies in profile-images, in the
-- folder 0, as story-<uuid>: its address names neither of the two, and nobody reads it without the row. The first ones lay in
-- the folder of one of the two.

create function private.are_story_words(words jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(words) = 'object' and words <> '{}' and not exists (
    select from jsonb_each(words) where key !~ '^[a-z]{2,3}$' or jsonb_typeof(value) <> 'string'
      or char_length(value #>> '{}') not between 1 and 600 or private.holds_contact(value #>> '{}')
  );
end
$$;
comment on function private.are_story_words(jsonb) is 'Whether these are texts by their languages, each of 1 to 600 characters without contact details.';
-- A CHECK constraint runs with the rights of the role that writes.
grant execute on function private.are_story_words(jsonb) to service_role;

create table private.stories (
  id bigint generated always as identity primary key,
  bride_id bigint not null unique references public."RegisteredUsers" (id) on delete cascade,
  groom_id bigint not null unique references public."RegisteredUsers" (id) on delete cascade,
  words jsonb not null
    constraint words_are_texts check (private.are_story_words(words)),
  language text not null
    constraint written_language_has_words check (words ? language),
  picture text not null unique
    constraint picture_is_a_file check (picture ~ '^(0|[1-9][0-9]{0,17})/story-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png)$'),
  shown_at timestamptz
);
comment on table private.stories is 'Success stories. A row goes with either person, and with a no of either.';
comment on column private.stories.words is '{language: words}.';
comment on column private.stories.language is 'The language in which it was written, shown where there is no translation.';
comment on column private.stories.shown_at is 'Null while it is a draft or hidden.';

create trigger audit_change after insert or update or delete on private.stories
  for each row execute function private.audit_change('id', 'bride_id', 'groom_id', 'words', 'picture');

create function private.agrees_to_story(profile_id bigint) returns boolean language sql stable security definer set search_path = '' as $$
  -- A yes on a parent's form, or of a file, is not the partner's own.
  select private.consent(profile_id, 'kept') is distinct from false
    and exists (select from public."RegisteredUsers" where id = profile_id and status = 'married' and deleted_at is null)
    and (
      select given and said_by = 'Self' and channel <> 'file' from private.consents
      where registered_user_id = profile_id and purpose = 'story' order by id desc limit 1
    ) is true
$$;
comment on function private.agrees_to_story(bigint) is 'Whether this married person last said yes to a success story themselves.';

create function private.is_shown(story private.stories) returns boolean language sql stable security definer set search_path = '' as $$
  select story.shown_at is not null and private.agrees_to_story(story.bride_id) and private.agrees_to_story(story.groom_id)
$$;

create function private.withdraw_story() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.stories where new.registered_user_id in (bride_id, groom_id);
  return null;
end
$$;
comment on function private.withdraw_story() is 'Trigger: a no to the story, or to being kept, erases the story.';
create trigger withdraw_story after insert on private.consents
  for each row when (new.purpose in ('story', 'kept') and not new.given) execute function private.withdraw_story();

-- Pictures ---------------------------------------------------------------------------------------------------------------

create function private.may_read_story_picture(object_name text) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.stories as story
    where story.picture = private.picture_path(object_name) and (private.is_admin() or private.is_shown(story))
  )
$$;
comment on function private.may_read_story_picture(text) is 'Whether the caller may read this picture of a story: everybody a shown one, the admin also a draft''s.';
grant execute on function private.may_read_story_picture(text) to anon, authenticated;

create policy "Everybody reads the pictures of shown stories" on storage.objects
  for select to anon, authenticated
  using (
    bucket_id = 'profile-images' and name like '%/story-%'
    and (select private.is_storage_operation(array['storage.object.get_authenticated']))
    and private.may_read_story_picture(name)
  );
-- The admin reads all folders, which would outlast a withdrawal.
create policy "A picture of a story is read by its story alone" on storage.objects
  as restrictive for select to anon, authenticated
  using (
    name not like '%/story-%' or private.may_read_story_picture(name)
    or (select private.is_storage_operation(array['storage.object.upload', 'storage.object.delete', 'storage.object.delete_many']))
  );

-- Reading ----------------------------------------------------------------------------------------------------------------

create function public.list_stories(wanted_language text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_large(wanted_language);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'picture', picture, 'language', own.language, 'words', words ->> own.language
    ) order by shown_at desc, id desc), '[]')
    from (
      select * from private.stories as story where private.is_shown(story) order by shown_at desc, id desc limit 6
    ) as shown
    cross join lateral (select case when words ? wanted_language then wanted_language else shown.language end) as own (language)
  );
end
$$;
comment on function public.list_stories(text) is 'For everybody: the six newest shown stories, [{id, picture, language, words}], in this language or in the one of the writer.';
grant execute on function public.list_stories(text) to anon, authenticated;

create function public.read_story(profile_id bigint) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'id', story.id, 'words', words, 'language', language, 'picture', picture, 'shown', shown_at is not null,
      'people', (
        select jsonb_agg(jsonb_build_object('id', card.id, 'name', card.name, 'agrees', private.agrees_to_story(card.id), 'is_married', card.status = 'married' and card.deleted_at is null) order by card.id)
        from public."RegisteredUsers" as card where card.id in (bride_id, groom_id)
      )
    )
    from private.stories as story where profile_id in (bride_id, groom_id)
  );
end
$$;
comment on function public.read_story(bigint) is 'For the admin: the story of a person, {id, words, language, picture, shown, people: [{id, name, agrees, is_married}]}, or null.';
grant execute on function public.read_story(bigint) to authenticated;

-- Writing ----------------------------------------------------------------------------------------------------------------

create function public.save_story(profile_id bigint, partner_id bigint, words jsonb, language text, picture text) returns void language plpgsql
  security definer set search_path = '' as $$
declare
  couple bigint[];
  own record;
  cleaned text;
  texts jsonb := '{}';
begin
  perform private.require_admin();
  perform private.refuse_large(words);
  perform private.refuse_large(language);
  perform private.refuse_large(picture);
  perform private.refuse_deleted(private.lock_profile(id))
    from (select id from unnest(array[profile_id, partner_id]) as id order by id) as ordered;
  couple := array(select id from public."RegisteredUsers"
    where id in (profile_id, partner_id) and status = 'married' order by gender);
  if cardinality(couple) <> 2 or (select count(distinct gender) from public."RegisteredUsers" where id = any (couple)) <> 2 then
    perform private.refuse('no_couple', 'Choose a bride and a groom who are married.', 'partner_id');
  end if;
  if exists (select from private.stories where (bride_id = couple[1]) <> (groom_id = couple[2])) then
    perform private.refuse('has_another_story', 'There is a story with somebody else already. Delete it first.', 'partner_id');
  end if;
  if exists (select from unnest(couple) as id where private.consent(id, 'story') is false or private.consent(id, 'kept') is false) then
    perform private.refuse('story_refused', 'One of the two has said no to a story. A new yes comes first.', 'partner_id');
  end if;
  if jsonb_typeof(words) is distinct from 'object' or exists (
    select from jsonb_each(words) where key !~ '^[a-z]{2,3}$' or jsonb_typeof(value) <> 'string'
  ) then
    perform private.refuse('story_words_missing', 'Write a few words.', 'words');
  end if;
  for own in select key, value from jsonb_each_text(words) order by key loop
    cleaned := private.clean_text('words_' || own.key, own.value, 600, no_contact => true);
    if cleaned is not null then
      texts := texts || jsonb_build_object(own.key, cleaned);
    end if;
  end loop;
  if (texts ? language) is not true then
    perform private.refuse('story_words_missing', 'Write a few words.', 'words');
  end if;
  if ((picture like '0/story-%' or exists (select from private.stories as kept where kept.picture = save_story.picture and kept.bride_id = couple[1])) and 2 = (
    select count(*) from storage.objects
    where bucket_id = 'profile-images' and name in (picture, regexp_replace(picture, '\.([a-z]+)$', '.thumb.\1'))
  )) is not true then
    perform private.refuse('picture_not_arrived', 'This picture has not arrived. Add it again.', 'picture');
  end if;
  -- What the two agreed to see is changed: it is shown again by another step.
  insert into private.stories as story (bride_id, groom_id, words, language, picture)
    values (couple[1], couple[2], texts, save_story.language, save_story.picture)
    on conflict (bride_id) do update
      set words = excluded.words, language = excluded.language, picture = excluded.picture, shown_at = null;
end
$$;
comment on function public.save_story(bigint, bigint, jsonb, text, text) is 'For the admin: writes the story of a couple, {language: words}, of which language is the one of the writer, with an uploaded picture; it is hidden until it is shown. Error 22023 with the field in its hint (words_ta for a text), PT404, PT409 for a deleted profile.';
grant execute on function public.save_story(bigint, bigint, jsonb, text, text) to authenticated;

create function public.show_story(story_id bigint, shown boolean) returns void language plpgsql security definer set search_path = '' as $$
declare
  story private.stories;
begin
  perform private.require_admin();
  select * into story from private.stories where id = story_id for update;
  if not found then
    perform private.not_found('story_gone', 'This story is not there any more.');
  end if;
  if shown and not (private.agrees_to_story(story.bride_id) and private.agrees_to_story(story.groom_id)) then
    perform private.refuse('story_not_agreed', 'Both say yes to the story themselves first.', 'shown');
  end if;
  update private.stories set shown_at = case when shown then now() end where id = story_id and (shown_at is not null) <> shown;
end
$$;
comment on function public.show_story(bigint, boolean) is 'For the admin: shows a story on the home page, or hides it. Error 22023 unless both people said yes themselves, PT404.';
grant execute on function public.show_story(bigint, boolean) to authenticated;

create function public.delete_story(story_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  delete from private.stories where id = story_id;
  if not found then
    perform private.not_found('story_gone', 'This story is not there any more.');
  end if;
end
$$;
comment on function public.delete_story(bigint) is 'For the admin: deletes a story. Its files go through the Storage API afterwards. PT404.';
grant execute on function public.delete_story(bigint) to authenticated;
