-- An opening of a private link that is recorded is never refused because another one is answered: the refusal would undo the record.
-- Who may: as before.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.open_family_link (
  token  text,
  device uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link private.family_links := private.family_of_link(token);
  opened_by constant bytea := sha256(uuid_send(coalesce(device, gen_random_uuid())));
  -- The page reads again each time its tab gets the focus.
  is_written constant boolean := link.last_opened_at is null or link.last_opened_at < now() - interval '1 hour'
    or link.other_phone_at is null and link.device_hash <> opened_by
    or exists (select from public.introductions where family_id = link.registered_user_id and shown_at > link.last_opened_at);
  is_known boolean;
begin
  -- The row of the link is locked by the first opening, and by one that is recorded: a refusal would undo the record.
  if not is_written then
    perform private.one_at_a_time('open_family_link', link.id::text);
  end if;
  perform private.tell_due_answers(case when is_written then link.id end);
  if is_written then
    -- Another phone may have opened it, or the bureau ended it, before the lock.
    link := private.family_of_link(token);
    update private.family_links
      set device_hash = coalesce(device_hash, opened_by), first_opened_at = coalesce(first_opened_at, now()), last_opened_at = now(),
        other_phone_at = coalesce(other_phone_at, case when device_hash <> opened_by then now() end)
      where id = link.id;
  end if;
  if link.device_hash is null then
    perform private.record_link('opened private link', link);
  elsif link.device_hash <> opened_by and link.other_phone_at is null then
    perform private.record_link('opened private link on another phone', link);
    perform private.notify_admin('link on another phone', link.registered_user_id, jsonb_build_object('name', name))
      from public."RegisteredUsers" where id = link.registered_user_id;
  end if;
  is_known := private.phone_is_known(link, device) or link.device_hash is null and device is not null and not link.for_candidate;
  return (
    select jsonb_build_object(
      'family', jsonb_build_object(
        'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender,
        'birth_star', details.birth_star, 'star_pada', details.star_pada, 'rasi', details.rasi
      ),
      'expires_at', link.expires_at, 'is_known', is_known, 'may_try', link.wrong_digits < 5, 'for_candidate', link.for_candidate,
      'people', case when link.for_candidate then '[]' else private.shown_to(card.id, by_link => true, with_answers => is_known) end
    )
    from public."RegisteredUsers" as card left join public.profile_details as details on details.registered_user_id = card.id
    where card.id = link.registered_user_id
  );
end
$function$;
