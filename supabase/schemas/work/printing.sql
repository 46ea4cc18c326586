-- Paper of many people: biodatas, a list, or a book for a meet. It goes from hand to hand, so it holds no contact details, and
-- each copy has its number. The call that hands out the people records them as printed; nobody counts as shown to a family.
-- Who may: the admin.

create function public.print_people(
  ids bigint[], paper text, title text, first_copy integer default 1, last_copy integer default 1, also_hidden boolean default false
) returns jsonb language plpgsql security definer set search_path = '' set statement_timeout = '20s' as $$
declare
  printing jsonb;
  printed_ids bigint[];
begin
  perform private.require_admin();
  perform private.refuse_large(ids);
  if ids is null or cardinality(ids) not between 1 and 1000 then
    perform private.refuse('too_many_people', 'Choose from 1 to 1000 people.');
  end if;
  if paper is null or paper <> all (array['biodatas', 'list', 'book']) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'paper');
  end if;
  if first_copy is null or first_copy not between 1 and 9999 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'first_copy', '{"from": 1, "to": 9999}');
  end if;
  if last_copy is null or last_copy not between first_copy and 9999 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'last_copy', jsonb_build_object('from', first_copy, 'to', 9999));
  end if;
  printing := jsonb_strip_nulls(jsonb_build_object(
    'paper', paper, 'title', private.clean_text('title', title, 80, no_contact => true),
    'copies', concat_ws('-', first_copy, nullif(last_copy, first_copy))
  ));
  printed_ids := array(
    select card.id from public."RegisteredUsers" as card
    where card.id = any (ids) and card.deleted_at is null and (card.visible or also_hidden and not private.has_withdrawn(card.id)) and not private.is_off_links(card.id)
    order by card.id
  );
  perform private.write_audit('printed', 'RegisteredUsers', id::text, id, null, printing) from unnest(printed_ids) as id;
  if cardinality(printed_ids) > 0 then
    perform private.write_audit('printed', 'RegisteredUsers', cardinality(printed_ids)::text, null, null, printing);
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', card.id, 'name', card.name, 'own_script_name', card.own_script_name, 'gender', card.gender, 'age', card.age,
        'religion', card.religion, 'location', card.location, 'visible', card.visible,
        'verified_at', card.verified_at, 'verified_by', card.verified_by,
        -- Who will hold the paper is not known: they see the pictures that visitors see.
        'first_img', case when not card.pictures_for_members then card.first_img end,
        'birth_chart', case when not card.chart_for_members then card.birth_chart end,
        'profile_details', to_jsonb(details)
      ) order by card.gender, card.age, card.id), '[]')
    from public."RegisteredUsers" as card
    left join public.profile_details as details on details.registered_user_id = card.id
    where card.id = any (printed_ids)
  );
end
$$;
comment on function public.print_people(bigint[], text, text, integer, integer, boolean) is 'For the admin: up to 1000 people for paper (biodatas, list or book), brides first, then by age, without contact details and pictures for members only. Leaves out who is not to be on paper, and hidden profiles unless also_hidden; never those who said no to being shown. Records each as printed, with the title and the numbers of the copies. Takes at most 20 s.';
grant execute on function public.print_people(bigint[], text, text, integer, integer, boolean) to authenticated;
