-- Wrong digits were counted for the whole life of a private link: who had it forwarded could shut out the family's next phones.
-- Right digits begin the count again. A link knows 20 phones at most, so nobody gets more than 100 tries of the 10,000.
-- The candidate reads on her own phone all answers that were given for her, as the family's login does, without sharing.
SET local check_function_bodies = off;

create or replace function public.open_family_link(token text, device uuid, language text default null, at_most integer default 50) returns jsonb language plpgsql security definer
  set search_path = '' as $$
declare
  link private.family_links := private.family_of_link(token);
  opened_by constant bytea := sha256(uuid_send(coalesce(device, gen_random_uuid())));
  -- The page reads again each time its tab gets the focus.
  is_written constant boolean := link.last_opened_at is null or link.last_opened_at < now() - interval '1 hour'
    or link.other_phone_at is null and link.device_hash <> opened_by
    or exists (select from public.introductions where family_id = link.registered_user_id and shown_at > link.last_opened_at);
  is_known boolean;
  shown jsonb := '[]';
begin
  -- The row of the link is locked by the first opening, and by one that is recorded: a refusal would undo the record.
  if not is_written then
    perform private.one_at_a_time('open_family_link', link.id::text);
  end if;
  perform private.refuse_large(language);
  perform private.check_part(0, at_most, 1000);
  perform private.tell_due_answers(case when is_written then link.id end);
  -- Before the row of the link is locked: its row refers to the card. The candidate's link leaves no trace in the family's paper.
  if not link.for_candidate and not private.is_admin()
    and (private.phone_is_known(link, device) or link.device_hash is null and device is not null)
  then
    perform private.note_language(link.registered_user_id, language);
  end if;
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
  if not link.for_candidate then
    shown := private.shown_to(link.registered_user_id, by_link => true, with_answers => is_known, at_most => at_most + 1);
  end if;
  return (
    select jsonb_build_object(
      'family', jsonb_build_object(
        'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender,
        'birth_star', details.birth_star, 'star_pada', details.star_pada, 'rasi', details.rasi
      ),
      'expires_at', link.expires_at, 'is_known', is_known, 'may_try', link.wrong_digits < 5, 'for_candidate', link.for_candidate,
      'people', shown - at_most, 'has_more', jsonb_array_length(shown) > at_most,
      'confirmed_today', is_known and not link.for_candidate and exists (
        select from private.keeping as kept where kept.registered_user_id = card.id and kept.confirmed_on = private.today()
      ),
      -- What the login of the family reads too. Her own answers by this link are in none of it.
      'answered_for_candidate', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'purpose', last.purpose, 'given', last.given, 'said_by', last.said_by, 'said_by_name', last.said_by_name,
          'channel', last.channel, 'said_on', last.said_on
        ) order by last.purpose), '[]')
        from (
          select distinct on (said.purpose) said.* from private.consents_for_person(card.id) as said
          where is_known and link.for_candidate and said.purpose <> 'sharing'
          order by said.purpose, said.id desc
        ) as last
      )
    )
    from public."RegisteredUsers" as card left join public.profile_details as details on details.registered_user_id = card.id
    where card.id = link.registered_user_id
  );
end
$$;

create or replace function public.prove_family_phone(token text, device uuid, digits text) returns void language plpgsql security definer set search_path = ''
  as $$
declare
  link private.family_links := private.family_of_link(token);
begin
  if digits is null or digits !~ '^[0-9]{4}$' or device is null then
    perform private.refuse('not_four_digits', 'Enter four digits.', 'digits');
  end if;
  if link.for_candidate and private.is_admin() then
    perform private.forbid('not_for_bureau', 'Only the candidate answers here. Record the answer on the page of the person.');
  end if;
  -- One try at a time. The notification refers to the card, which is locked before the link.
  perform private.lock_cards(link.registered_user_id, link.registered_user_id);
  perform from private.family_links where id = link.id for update;
  -- It may have ended before the lock.
  link := private.family_of_link(token);
  if link.wrong_digits >= 5 or cardinality(link.known_phones) >= 20 or private.phone_is_known(link, device)
    or sha256(uuid_send(device)) = link.maker_hash
  then
    return;
  end if;
  if exists (
    select from public.contact_details as contact,
      unnest(array[phone_number, second_phone_number], array[whose_phone, whose_second_phone]) as own (number, whose)
    where contact.registered_user_id = link.registered_user_id
      -- The candidate's link is not for a phone of her parents.
      and (not link.for_candidate or whose = 'Self')
      and right(regexp_replace(number, '[^0-9]', '', 'g'), 4) = digits
  ) then
    update private.family_links set known_phones = known_phones || sha256(uuid_send(device)), wrong_digits = 0 where id = link.id;
  else
    update private.family_links set wrong_digits = wrong_digits + 1 where id = link.id;
    if link.wrong_digits = 4 then
      perform private.notify_admin('wrong digits', link.registered_user_id, jsonb_build_object('name', name))
        from public."RegisteredUsers" where id = link.registered_user_id;
    end if;
  end if;
end
$$;

COMMENT ON COLUMN "private"."family_links"."wrong_digits" IS 'How often wrong digits were given since the last right ones. After five only the bureau helps.';

COMMENT ON FUNCTION "public"."open_family_link"(text, uuid, text, integer) IS 'For anyone who has the private link of a family: its person, and the first people who are shown to it, at_most of 1 to 1000; has_more: whether there are others. language: of the page; a phone that the link knows keeps it for the bureau''s messages. device: a number that the browser keeps; another one than the first is recorded, and the bureau is notified once. It reads the list without answers until it gave the digits (prove_family_phone). The time of opening is written at most once an hour, and after each showing. for_candidate: it asks for her own answers, and shows nobody; they are not read by it, because somebody else of the family may open it. answered_for_candidate: on her phone, the last answers that the family''s login reads too, without sharing. confirmed_today: whether the family said today that its profile is right. PT404 for a link that does not work.';

COMMENT ON FUNCTION "public"."prove_family_phone"(text, uuid, text) IS 'For anyone who has the private link of a family, on another phone: the last four digits of a number of the family; by the link of a candidate, on each phone, of her own number. One answer for right and wrong ones, open_family_link says the rest; five wrong ones in a row for each link, of which the bureau is notified. Phones that are known stay known. 22023 for anything but four digits.';
