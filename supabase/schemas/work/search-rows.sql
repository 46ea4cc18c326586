-- Triggers that keep one row for each registered user in private.profile_search (finding/search-table.sql). Here, because a row
-- says since when a person waits to be shown.
-- Who may: the API calls nothing here.

create function private.index_profile(profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into private.profile_search (id, visible, created_at, age, height, town, state, name_folded, name_for_tamil, tags, star_code, gender, waits_since, family_folded, family_for_tamil, card_for_members)
  select
    card.id, card.visible, card.created_at, coalesce(card.age, 999), details.height,
    private.fold_name(split_part(card.location, ',', 1)),
    case when position(',' in card.location) > 0 then private.fold_name(split_part(card.location, ',', -1)) end,
    private.name_key(card.name), private.fold_for_tamil(private.fold_name(card.name)),
    private.with_unknown(private.search_tags((
      select jsonb_object_agg(name, value)
      from private.profile_filters join private.person_fields using (field)
      cross join lateral (select case table_name when 'RegisteredUsers' then of_card -> field when 'income_details' then of_income -> field else of_details -> field end) as fact (value)
      where private.is_withheld(value #>> '{}') is not true
    ))),
    private.star_code(card.gender, details.birth_star, details.star_pada, details.rasi),
    card.gender, private.waits_since(card.id),
    -- Each by itself: a name in Tamil letters has a key in capitals.
    concat_ws(' ', private.name_key(card.name), private.name_key(details."father's_name"), private.name_key(details."mother's_name")),
    private.fold_for_tamil(private.fold_name(concat_ws(' ', card.name, details."father's_name", details."mother's_name"))),
    card.card_for_members
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  -- Everyone who may search by it may read it.
  left join public.income_details as earned on earned.registered_user_id = card.id and earned.income_shown_to = 'Members'
  -- offset 0: computed once, not once for each filter.
  cross join lateral (select to_jsonb(card), to_jsonb(details), to_jsonb(earned) offset 0) as fields (of_card, of_details, of_income)
  where card.id = profile_id
  on conflict (id) do update set
    visible = excluded.visible, created_at = excluded.created_at, age = excluded.age, height = excluded.height,
    town = excluded.town, state = excluded.state, name_folded = excluded.name_folded,
    name_for_tamil = excluded.name_for_tamil, tags = excluded.tags,
    star_code = excluded.star_code, gender = excluded.gender, waits_since = excluded.waits_since,
    family_folded = excluded.family_folded, family_for_tamil = excluded.family_for_tamil,
    card_for_members = excluded.card_for_members;
end
$$;

create function private.index_card() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_profile(new.id);
  return null;
end
$$;
create trigger index_new_card after insert on public."RegisteredUsers"
  for each row execute function private.index_card();
create trigger index_card after update on public."RegisteredUsers"
  for each row
  when (
    (old.name, old.gender, old.age, old.religion, old.location, old.first_img, old.status, old.created_at, old.verified_at, old.card_for_members)
    is distinct from (new.name, new.gender, new.age, new.religion, new.location, new.first_img, new.status, new.created_at, new.verified_at, new.card_for_members)
  )
  execute function private.index_card();

create function private.index_details() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- An update may move the details to another person. For a person who is being deleted, index_profile does nothing.
  if tg_op <> 'INSERT' then
    perform private.index_profile(old.registered_user_id);
  end if;
  if tg_op <> 'DELETE' then
    perform private.index_profile(new.registered_user_id);
  end if;
  return null;
end
$$;
comment on function private.index_details() is 'Trigger: updates the search table after a change of the details or the income.';
create trigger index_details after insert or update or delete on public.profile_details
  for each row execute function private.index_details();
create trigger index_income after insert or update or delete on public.income_details
  for each row execute function private.index_details();
