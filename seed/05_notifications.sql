-- Demo fixtures 5 of 7: ten unread notifications for the admin.
--
-- They name people, never a phone number, e-mail or address. Existing rows stay unchanged, read or not.

-- Never in a real register.
do $$
begin
  if not exists (select from public."RegisteredUsers" where id = 1000 and created_at = '2026-11-19 17:39:40 +05:30') then
    raise exception 'The demo people are not here, so nothing was done. They come with 01_registered_users.sql.';
  end if;
end
$$;

insert into public.notifications (id, recipient, message, registered_user_id, created_at, kind, given)
overriding system value
select fixtures.id, null, format(message, name), registered_user_id, fixtures.created_at,
  case when fixtures.id in (4, 5, 8) then 'profile submitted' else 'note' end,
  case when fixtures.id in (4, 5, 8) then jsonb_build_object('name', name) else '{}' end
from (values
  (1, 980, '%s has no picture yet. The family was asked for one.', timestamptz '2026-11-16 11:20 +05:30'),
  (2, 969, '%s: the family sent the corrected birth details. Please look at the profile again.', '2026-11-16 16:05 +05:30'),
  (3, 940, '%s: two calls found nobody at home. Please try again in the evening.', '2026-11-17 10:15 +05:30'),
  (4, 975, '%s was submitted and waits for verification.', '2026-11-17 15:40 +05:30'),
  (5, 967, '%s was submitted and waits for verification.', '2026-11-18 09:50 +05:30'),
  (6, 989, '%s was entered in part: gender, place and the parents'' names are missing.', '2026-11-18 12:30 +05:30'),
  (7, null, 'The bureau''s own address and opening hours on the home page are due for their yearly check by 1 December.', '2026-11-18 17:10 +05:30'),
  (8, 985, '%s was submitted and waits for verification.', '2026-11-19 11:25 +05:30'),
  (9, 990, '%s: the family will bring two more pictures to the office on Saturday.', '2026-11-19 16:45 +05:30'),
  (10, 1000, '%s is verified and on the list. Please tell the family by WhatsApp.', '2026-11-20 08:50 +05:30')
) as fixtures (id, registered_user_id, message, created_at)
left join public."RegisteredUsers" as users on users.id = registered_user_id
where registered_user_id is null or users.id is not null
on conflict (id) do nothing;

-- The next notification gets 11, or the next value of the sequence.
select setval(
  pg_get_serial_sequence('public.notifications', 'id'),
  greatest(10, (select last_value from public.notifications_id_seq))
);
