-- Demo fixtures: who was shown to asha (1000), bala (999), chitra (998) and to families without a login, with answers of each kind.

-- Never in a real register.
do $$
begin
  if not exists (select from public."RegisteredUsers" where id = 1000 and created_at = '2026-11-19 17:39:40 +05:30') then
    raise exception 'The demo people are not here, so nothing was done. They come with 01_registered_users.sql.';
  end if;
end
$$;

with states (position, how, answer, answered_by, reason, asks) as (
  values
    (1, 'Private link', null, null, null, false),
    (2, 'WhatsApp', null, null, null, true),
    (3, 'List', 'later', 'bureau', null, false),
    (4, 'Sheets', 'not interested', 'bureau', 'Distance', false),
    (5, 'Telephone', 'interested', 'bureau', null, false),
    (6, 'Private link', 'call me', 'link', null, false)
),
families (id, number) as (values (1000, 1), (999, 2), (998, 3), (6, 4), (12, 5)),
shown as (
  select family.id as family_id, other.id as shown_id,
    row_number() over (partition by family.id order by other.created_at desc, other.id desc) as position
  from families as family
  join public."RegisteredUsers" as own on own.id = family.id
  join public."RegisteredUsers" as other on other.gender <> own.gender and other.religion = own.religion and other.visible
  -- Each family other people.
  where other.id % 5 = family.number - 1 and other.id not in (select id from families)
)
insert into public.introductions
  (family_id, shown_id, how, shown_by_name, shown_at, asked_at, answer, reason, answered_by, answered_at, answers_that_day)
select family_id, shown_id, how, 'Lakshmi Narayanan, office', now() - make_interval(days => 3 * position::integer),
  case when asks then now() - interval '1 day' end, answer, reason,
  case when answered_by = 'link' and family_id in (998, 999, 1000) then 'member' else answered_by end,
  case when answer is not null then now() - make_interval(days => position::integer) end,
  case when answer is null then 0 else 1 end
from shown join states using (position)
on conflict do nothing;
