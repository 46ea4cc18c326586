-- Demo fixtures: what a third of the verified families look for, sparse as in life: a few musts, a few hopes.

-- Never in a real register.
do $$
begin
  if not exists (select from public."RegisteredUsers" where id = 1000 and created_at = '2026-11-19 17:39:40 +05:30') then
    raise exception 'The demo people are not here, so nothing was done. They come with 01_registered_users.sql.';
  end if;
end
$$;

insert into public.wishes (registered_user_id, must, hoped, others_see_fit)
select
  card.id,
  jsonb_strip_nulls(jsonb_build_object(
    'religion', card.religion,
    'age_from', case when card.id % 2 = 0 then ages.lower_end end,
    'age_to', case when card.id % 2 = 0 then ages.upper_end end,
    'caste', case when card.id % 4 = 0 then details.caste end,
    'other_gothram', case when card.religion = 'Hindu' then details.gothram end
  )),
  jsonb_strip_nulls(jsonb_build_object(
    'mother_tongue', details.mother_tongue || case when card.id % 5 = 0 and details.mother_tongue = 'Tamil' then ', Telugu' else '' end,
    'age_from', case when card.id % 2 = 1 then ages.lower_end end,
    'age_to', case when card.id % 2 = 1 then ages.upper_end end,
    'location', case when card.id % 7 = 0 then btrim(split_part(card.location, ',', -1)) end,
    'diet', case when card.id % 3 = 0 and card.id % 9 = 0 then details.diet end,
    'marital_status', case when card.id % 6 = 0 then details.marital_status end
  )),
  card.id % 2 = 0
from public."RegisteredUsers" as card
join public.profile_details as details on details.registered_user_id = card.id
cross join lateral (
  select greatest(18, card.age - case card.gender when 'groom' then 6 else 0 end) as lower_end,
    greatest(21, card.age + case card.gender when 'groom' then 0 else 6 end) as upper_end
) as ages
where card.id % 3 = 0 and card.status = 'verified' and card.religion is not null and card.age is not null
on conflict do nothing;
