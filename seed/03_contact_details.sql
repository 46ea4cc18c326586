-- Demo fixtures 3 of 7: phone number, e-mail, address, assets and income of the people of 01_registered_users.sql.
--
-- They reach nobody: Indian mobile numbers begin with 6 to 9, these with 5. The domains are reserved for examples, and no post
-- office has a PIN code that ends in 000. Existing rows stay unchanged.

-- Never in a real register.
do $$
begin
  if not exists (select from public."RegisteredUsers" where id = 1000 and created_at = '2026-11-19 17:39:40 +05:30') then
    raise exception 'The demo people are not here, so nothing was done. They come with 01_registered_users.sql.';
  end if;
end
$$;

-- The same as in 01_registered_users.sql.
create or replace function pg_temp.nth(list text, n bigint) returns text language sql immutable
  as $$ select (string_to_array(list, ', '))[1 + n % cardinality(string_to_array(list, ', '))] $$;
create or replace function pg_temp.mix(n bigint, key text, size integer) returns integer language sql immutable
  as $$ select ('x' || substr(md5(key || n), 1, 7))::bit(28)::integer % size $$;

with states (state, pin, streets) as (
  values
    ('Tamil Nadu', '64', 'Bharathiyar Street, Perumal Koil Street, Gandhi Nagar 2nd Cross, Anna Street, Big Bazaar Street, Kamarajar Street'),
    ('Kerala', '68', 'Temple Road, Church Road, Market Road, Lakeside Lane, School Junction, Mission Hospital Road'),
    ('Andhra Pradesh', '52', 'Brundavan Gardens, Main Road, Nehru Street, Ramalayam Street, Canal Road'),
    ('Telangana', '50', 'Vidya Nagar, Subhash Road, Old Market Street, Laxmi Nagar Colony, Bank Street'),
    ('Karnataka', '57', '3rd Main 5th Cross, Kuvempu Road, Basaveshwara Layout, Car Street, Vidyaranya Nagar'),
    ('Maharashtra', '41', 'Tilak Road, Shivaji Path, Ganesh Peth, Station Road, Saraswati Colony'),
    ('Gujarat', '38', 'Ashram Road, Swastik Society, Station Road, Patel Colony, Nana Bazaar'),
    ('Rajasthan', '30', 'Johari Marg, Nehru Colony, Station Road, Shastri Nagar, Ganesh Marg'),
    ('Uttar Pradesh', '22', 'Civil Lines, Gandhi Marg, Shastri Nagar, Mall Road, Chowk Bazaar'),
    ('Madhya Pradesh', '46', 'Arera Road, Rajendra Nagar, Jawahar Marg, Old Bus Stand Road, Sadar Bazaar'),
    ('West Bengal', '71', 'Rabindra Sarani, Netaji Road, College Para, Station Road, Vivekananda Pally'),
    ('Punjab', '14', 'Model Town, Mall Road, Guru Nanak Nagar, Bank Colony, Clock Tower Road'),
    ('Delhi', '11', 'Pocket B, Lajpat Lane, Sector 4, Vasant Road, Green Avenue')
),
cards as (
  select
    users.id, created_at, updated_at, location, verified_items, state, pin, streets,
    lower(regexp_replace(concat_ws('.',
      nullif(split_part(name, ' ', 1), regexp_substr(name, '[^ ]+$')), regexp_substr(name, '[^ ]+$')
    ), '[^[:alpha:].]|\.(?=\.)', '', 'g')) as mailbox,
    -- Some profiles lack a value, drafts more often, demo members never.
    case when users.id >= 998 then null when status = 'draft' then 3 else 40 end as one_in
  from public."RegisteredUsers" as users
  left join states on users.location like '%, ' || state
  where users.id <= 1000
    and not exists (select from public.contact_details where registered_user_id = users.id)
)
insert into public.contact_details
  (registered_user_id, phone_number, email, address, whose_phone, second_phone_number, whose_second_phone, assets, created_at, updated_at)
select
  id,
  -- A verified item is never missing.
  case when 'Mobile' = any (verified_items) or (id not in (935, 936) and coalesce(pg_temp.mix(id, 'lacks phone', one_in), 1) > 0)
    then '+91 55500 ' || lpad((id * 7919 % 100000)::text, 5, '0') end,
  case when id not in (935, 937) and coalesce(pg_temp.mix(id, 'lacks e-mail', one_in), 1) > 0
    then mailbox || '.' || id || (array['@example.com', '@example.org', '@mail.example'])[1 + pg_temp.mix(id, 'domain', 3)] end,
  case when 'Address' = any (verified_items) or (id not in (935, 938) and coalesce(pg_temp.mix(id, 'lacks address', one_in), 1) > 0)
    then case pg_temp.mix(id, 'kind of house', 4)
        when 0 then 'No. ' || 1 + pg_temp.mix(id, 'house', 180)
        when 1 then 'Flat ' || 1 + pg_temp.mix(id, 'floor', 6) || substr('ABCD', 1 + pg_temp.mix(id, 'flat', 4), 1) || ', Block ' || 1 + pg_temp.mix(id, 'block', 5)
        else 1 + pg_temp.mix(id, 'house', 180) || '/' || 1 + pg_temp.mix(id, 'door', 30)
      end || ', ' || pg_temp.nth(streets, pg_temp.mix(id, 'street', 1000)) || ', ' || location
      || ' ' || pin || pg_temp.mix(id, 'post office', 10) || ' 000' end,
  -- The demo members and some others say whose number it is; half of these have a second one.
  case when id >= 998 or pg_temp.mix(id, 'whose phone', 3) = 0 then (array['Father', 'Mother', 'Brother'])[1 + pg_temp.mix(id, 'whose', 3)] end,
  case when id >= 998 or pg_temp.mix(id, 'whose phone', 6) = 0
    then '+91 55510 ' || lpad((id * 7919 % 100000)::text, 5, '0') end,
  case when id >= 998 or pg_temp.mix(id, 'whose phone', 6) = 0
    then (array['Uncle or guardian', 'Sister', 'Self'])[1 + pg_temp.mix(id, 'whose second', 3)] end,
  case when pg_temp.mix(id, 'assets known', 4) = 0
    then (array['Own house', 'Own house and 3 acres of land', 'Two houses, one rented out'])[1 + pg_temp.mix(id, 'assets', 3)] end,
  created_at,
  updated_at
from cards
on conflict (registered_user_id) do nothing;

insert into public.income_details (registered_user_id, income, income_shown_to, created_at, updated_at)
select
  users.id,
  (array['Below 2', '2 to 3', '3 to 5', '5 to 7', '7 to 10', '10 to 15', '15 to 20', '20 to 30'])[1 + pg_temp.mix(users.id, 'income', 8)],
  -- Some families have not chosen: then the bureau alone reads it.
  (array['Members', 'Members', 'Approved contact', 'Bureau only'])[1 + pg_temp.mix(users.id, 'income shown to', 5)],
  users.created_at,
  users.updated_at
from public."RegisteredUsers" as users
join public.profile_details as details on details.registered_user_id = users.id and job is not null
where users.id <= 1000 and pg_temp.mix(users.id, 'income known', 3) > 0
on conflict (registered_user_id) do nothing;

drop function pg_temp.nth(text, bigint), pg_temp.mix(bigint, text, integer);
