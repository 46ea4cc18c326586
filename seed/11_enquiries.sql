-- Demo fixtures: enquiries in each state that waits, one that was declined, and a lost password of asha's number.

-- Never in a real register.
do $$
begin
  if not exists (select from public."RegisteredUsers" where id = 1000 and created_at = '2026-11-19 17:39:40 +05:30') then
    raise exception 'The demo people are not here, so nothing was done. They come with 01_registered_users.sql.';
  end if;
end
$$;

with samples (position, kind, name, relative, best_time, words, language, state, hours, phone_number) as (
  values
    (1, 'new', 'Selvam Rajendran', 'Daughter', 'Evening', 'She is a nurse in Coimbatore. We look for somebody near us.', 'ta', 'new', 3, '+91 55601 10001'),
    (2, 'login', 'Asha Ramachandran', null, 'Morning', null, 'en', 'new', 5, null),
    (3, 'new', 'Radha Nair', 'Self', null, null, 'ml', 'called', 30, '+91 55601 10003'),
    (4, 'new', 'Prakash Gowda', 'Brother', 'Afternoon', 'Please call after two.', 'kn', 'visit agreed', 52, '+91 55601 10004'),
    (5, 'new', 'Suresh Kumar', 'Relative or friend', null, null, 'hi', 'declined', 80, '+91 55601 10005')
),
added as (
  insert into private.enquiries (kind, name, relative, best_time, words, language, state, created_at, changed_by_name, changed_at)
  select kind, name, relative, best_time, words, language, state, now() - make_interval(hours => hours),
    case when state <> 'new' then 'Lakshmi Narayanan, office' end, case when state <> 'new' then now() - make_interval(hours => hours - 2) end
  from samples
  where not exists (select from private.enquiries)
  order by position desc
  returning id, name
)
insert into private.enquiry_numbers (enquiry_id, phone_number)
select added.id, coalesce(samples.phone_number, (select contact.phone_number from public.contact_details as contact where registered_user_id = 1000))
from added join samples using (name);
