-- Demo fixtures 6 of 7: the verification checks of each verified person, with the admin and date of their seals.

-- Never in a real register.
do $$
begin
  if not exists (select from public."RegisteredUsers" where id = 1000 and created_at = '2026-11-19 17:39:40 +05:30') then
    raise exception 'The demo people are not here, so nothing was done. They come with 01_registered_users.sql.';
  end if;
end
$$;

insert into public.verification_checks (registered_user_id, item, checked_by_name, checked_at)
select id, item, verified_by, verified_at
from public."RegisteredUsers", unnest(verified_items) as item
where id between 1 and 1000 and verified_by is not null and verified_at is not null
on conflict do nothing;
