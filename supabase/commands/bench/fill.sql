-- People for `make bench`: as many as the setting bench.people says, plausible and the same each time.
-- Each STEP is a transaction of its own, in one session. Run by the database's superuser on a database of its own: triggers rest (session_replication_role), and every index that
-- is no constraint is made anew at the end.
-- Of each person: card, details, contact, login; of two in three a picture with its thumbnail; two likes, every fifth a
-- request, every second a notice; a twentieth of the notices is for the admin. Person 1 is the member whose calls are measured.

set session_replication_role = replica;

-- STEP no index while it grows
create temporary table made_anew as
  select format('%I.%I', schemaname, indexname) as name, indexdef as definition
  from pg_indexes
  where (schemaname, tablename) in (
      ('public', 'RegisteredUsers'), ('public', 'profile_details'), ('public', 'contact_details'), ('public', 'accounts'),
      ('public', 'likes'), ('public', 'contact_requests'), ('public', 'notifications'), ('private', 'profile_search')
    )
    and not exists (
      select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass
    );
do $$
declare
  name text;
begin
  for name in select made_anew.name from made_anew loop
    execute 'drop index ' || name;
  end loop;
end
$$;

-- Half of a millisecond each, and the names above hold no number.
do $$
declare
  rule record;
begin
  for rule in select conname, conrelid::regclass as of_table from pg_constraint where conname like '%\_holds\_no\_contact' loop
    execute format('alter table %s drop constraint %I', rule.of_table, rule.conname);
  end loop;
end
$$;

-- STEP people
-- A number that looks drawn by lot, from 0 to below `choices`, and is the same each time.
create function pg_temp.pick(i bigint, salt integer, choices integer) returns integer
language sql immutable parallel safe as $$
  select ((hashint8extended(i, salt) & 9223372036854775807) % choices)::integer
$$;
-- The same, but the first are drawn more often than the last.
create function pg_temp.pick_early(i bigint, salt integer, choices integer) returns integer
language sql immutable parallel safe as $$
  select least(pg_temp.pick(i, salt, choices), pg_temp.pick(i, salt + 1, choices), pg_temp.pick(i, salt + 2, choices))
$$;
create function pg_temp.person_id(i bigint) returns uuid
language sql immutable parallel safe as $$
  select ('be000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid
$$;

create temporary table people as
select
  i as id,
  case when pg_temp.pick(i, 1, 100) < 46 then 'bride' else 'groom' end as gender,
  case when pg_temp.pick(i, 1, 100) < 46
    then (array['Priya', 'Lakshmi', 'Gayathri', 'Deepa', 'Kavitha', 'Meena', 'Anitha', 'Divya', 'Sangeetha', 'Revathi', 'Bhavani',
      'Nandhini', 'Swathi', 'Pavithra', 'Aishwarya', 'Keerthana', 'Ramya', 'Sindhu', 'Vidhya', 'Yamuna', 'Fathima', 'Mary', 'Harpreet',
      'Ananya', 'Ishita', 'Radhika', 'Sowmya', 'Thenmozhi', 'Uma', 'Janaki'])[1 + pg_temp.pick(i, 2, 30)]
    else (array['Bala', 'Karthik', 'Suresh', 'Ramesh', 'Vijay', 'Arun', 'Prakash', 'Senthil', 'Murugan', 'Ganesh', 'Hari', 'Manoj',
      'Dinesh', 'Rajesh', 'Naveen', 'Ashok', 'Vignesh', 'Sathish', 'Gopal', 'Mohan', 'Abdul', 'Joseph', 'Gurpreet', 'Aditya', 'Rohit',
      'Sandeep', 'Kumaran', 'Ilango', 'Yuvaraj', 'Zubin'])[1 + pg_temp.pick(i, 2, 30)]
  end || ' ' ||
  (array['Murugesan', 'Iyer', 'Nair', 'Pillai', 'Reddy', 'Menon', 'Subramanian', 'Krishnan', 'Natarajan', 'Venkatesan', 'Rao', 'Naidu',
    'Chettiar', 'Mudaliar', 'Gounder', 'Thevar', 'Iyengar', 'Sharma', 'Gupta', 'Patel', 'Singh', 'Das', 'Khan', 'Fernandes', 'Joshi',
    'Kulkarni', 'Deshpande', 'Bhat', 'Shetty', 'Hegde', 'Varma', 'Panicker', 'Warrier', 'Namboodiri', 'Rajan', 'Selvam', 'Pandian',
    'Sundaram', 'Raghavan', 'Chandran'])[1 + pg_temp.pick(i, 3, 40)] as name,
  21 + pg_temp.pick_early(i, 4, 30) as age,
  (array['Hindu', 'Hindu', 'Hindu', 'Hindu', 'Hindu', 'Hindu', 'Hindu', 'Muslim', 'Christian', 'Christian', 'Sikh', 'Jain'])[1 + pg_temp.pick(i, 7, 12)] as religion,
  (array['Chennai, Tamil Nadu', 'Coimbatore, Tamil Nadu', 'Madurai, Tamil Nadu', 'Bengaluru, Karnataka', 'Mysuru, Karnataka',
    'Kochi, Kerala', 'Thrissur, Kerala', 'Hyderabad, Telangana', 'Mumbai, Maharashtra', 'Pune, Maharashtra', 'Salem, Tamil Nadu',
    'Tiruchirappalli, Tamil Nadu', 'Tirunelveli, Tamil Nadu', 'Erode, Tamil Nadu', 'Vellore, Tamil Nadu', 'Thanjavur, Tamil Nadu',
    'Kozhikode, Kerala', 'Thiruvananthapuram, Kerala', 'Palakkad, Kerala', 'Vijayawada, Andhra Pradesh', 'Visakhapatnam, Andhra Pradesh',
    'Tirupati, Andhra Pradesh', 'Mangaluru, Karnataka', 'Hubballi, Karnataka', 'Delhi, Delhi', 'Jaipur, Rajasthan', 'Ahmedabad, Gujarat',
    'Surat, Gujarat', 'Kolkata, West Bengal', 'Bhubaneswar, Odisha', 'Lucknow, Uttar Pradesh', 'Kanpur, Uttar Pradesh', 'Nagpur, Maharashtra',
    'Indore, Madhya Pradesh', 'Bhopal, Madhya Pradesh', 'Ludhiana, Punjab', 'Amritsar, Punjab', 'Guwahati, Assam', 'Ranchi, Jharkhand',
    'Puducherry, Puducherry'])[1 + pg_temp.pick_early(i, 8, 40)] as location,
  case when i = 1 or pg_temp.pick(i, 11, 100) < 90 then 'verified'
    -- Nobody waits for long.
    when i > current_setting('bench.people')::bigint - 5000 then 'submitted'
    else (array['draft', 'changes requested', 'on hold', 'engaged', 'married', 'withdrawn'])[1 + pg_temp.pick(i, 12, 6)]
  end as status,
  pg_temp.pick(i, 13, 3) < 2 as has_picture,
  timestamptz '2026-11-01 12:00 +05:30' - (current_setting('bench.people')::bigint - i) * interval '37 seconds' as created_at,
  pg_temp.person_id(i) as user_id
from generate_series(1, current_setting('bench.people')::bigint) as i;

-- STEP cards
insert into public."RegisteredUsers" (id, name, gender, age, religion, location, first_img, birth_chart, status, verified_at, verified_by, created_at, updated_at)
overriding system value
select id, name, gender, age, religion, location,
  case when has_picture then id || '/' || user_id || '.webp' end,
  case when pg_temp.pick(id, 14, 4) = 0 then id || '/' || replace(user_id::text, 'be00', 'be01') || '.webp' end,
  status, case when status = 'verified' then created_at end, case when status = 'verified' then 'Lakshmi, office' end, created_at, created_at
from people;

-- STEP details
insert into public.profile_details (
  registered_user_id, date_of_birth, birth_star, star_pada, height, education, job, caste, mother_tongue, marital_status,
  "father's_name", "mother's_name", "father's_job", "mother's_job", number_of_siblings, created_at, updated_at
)
select id,
  date '2026-06-15' - age * 365 - pg_temp.pick(id, 20, 360),
  stars.choices[1 + pg_temp.pick(id, 21, 27)], 1 + pg_temp.pick(id, 22, 4), 148 + pg_temp.pick(id, 23, 40),
  (array['B.E.', 'B.Tech', 'B.Sc. Physics', 'B.Com', 'M.Com', 'M.Sc. Mathematics', 'MBA', 'MBBS', 'MD', 'B.A. English', 'M.A. Tamil', 'LLB',
    'CA', 'Diploma', 'PhD', 'B.Arch', 'M.Tech', 'MCA', 'BCA', 'B.Ed'])[1 + pg_temp.pick_early(id, 24, 20)],
  (array['Software Engineer', 'Teacher', 'Bank Officer', 'Doctor', 'Accountant', 'Business', 'Civil Engineer', 'Lecturer', 'Nurse', 'Lawyer',
    'Government Officer', 'Analyst', 'Manager', 'Farmer', 'Pharmacist'])[1 + pg_temp.pick_early(id, 27, 15)],
  case religion
    when 'Hindu' then (array['Iyer', 'Iyengar', 'Nair', 'Mudaliar', 'Gounder', 'Nadar', 'Vanniyar', 'Pillai', 'Chettiar', 'Reddy', 'Ezhava',
      'Thevar', 'Naidu', 'Yadav', 'Vishwakarma'])[1 + pg_temp.pick_early(id, 30, 15)]
    when 'Christian' then (array['Syrian Catholic', 'Latin Catholic', 'Pentecostal', 'CSI'])[1 + pg_temp.pick(id, 30, 4)]
    when 'Muslim' then (array['Sunni', 'Shia', 'Mappila', 'Rowther'])[1 + pg_temp.pick(id, 30, 4)]
    when 'Sikh' then (array['Jat', 'Khatri', 'Arora'])[1 + pg_temp.pick(id, 30, 3)]
  end,
  (array['Tamil', 'Tamil', 'Tamil', 'Malayalam', 'Telugu', 'Kannada', 'Hindi', 'Marathi', 'Gujarati', 'Bengali', 'Punjabi', 'Urdu'])[1 + pg_temp.pick(id, 33, 12)],
  (array['Never Married', 'Widowed', 'Divorced', 'Awaiting Divorce'])[1 + pg_temp.pick_early(id, 34, 4)],
  'Father of ' || name, 'Mother of ' || name, 'Business', 'Homemaker', pg_temp.pick(id, 37, 5), created_at, created_at
from people
cross join (select choices from private.person_fields where field = 'birth_star') as stars;

-- STEP contacts
insert into public.contact_details (registered_user_id, phone_number, email, address, created_at, updated_at)
select id, '+91 9' || lpad(id::text, 9, '0'), 'family' || id || '@example.invalid', id || ' Temple Street', created_at, created_at
from people;

-- STEP search table
-- As private.index_profile gives it, of which a thousand are compared below.
insert into private.profile_search (id, visible, created_at, age, height, town, state, name_folded, tags, last_active_on, star_code)
select people.id, status = 'verified', people.created_at, age, height,
  lower(split_part(location, ', ', 1)) collate "C", lower(split_part(location, ', ', 2)) collate "C", folded.name,
  (
    select array_agg(tag order by tag)
    from unnest(
      array[
        'looking_for:' || gender, 'religion:' || religion, 'mother_tongue:' || mother_tongue, 'birth_star:' || birth_star,
        'marital_status:' || marital_status, 'caste:' || lower(caste),
        'community:' || religion || ':' || lower(caste), case when has_picture then 'with_picture' end
      ]
      || words.tags
    ) as tag where tag is not null
  ),
  case when pg_temp.pick(people.id, 40, 3) = 0 then date '2026-11-01' - pg_temp.pick_early(people.id, 41, 300) else '-infinity' end,
  codes.star_code
from people
join public.profile_details on registered_user_id = people.id
-- There are few names, few words and few stars, and all are slow.
join (
  select education, job,
    array(select 'education:' || word from unnest(private.search_words(education)) as word)
      || array(select 'occupation:' || word from unnest(private.search_words(job)) as word)
  from (select distinct education, job from public.profile_details) as differing
) as words (education, job, tags) using (education, job)
join (select name, private.fold_name(name) from (select distinct name from people) as differing) as folded (called, name) on called = people.name
join (
  select gender, birth_star, star_pada, private.star_code(gender, birth_star, star_pada, null) as star_code
  from (values ('bride'), ('groom')) as sides (gender)
  cross join (select distinct birth_star, star_pada from public.profile_details) as differing
  -- Or it would be asked for each person again.
  offset 0
) as codes using (gender, birth_star, star_pada);

-- STEP words of names
insert into private.name_words (word)
  select distinct unnest(string_to_array(name_folded, ' ')) from (select distinct name_folded from private.profile_search) as differing;

-- STEP lists of the search
create temporary table key_of_lists as
  select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where conrelid = 'private.newest_by_tag'::regclass and contype = 'p';
do $$ begin execute (select format('alter table private.newest_by_tag drop constraint %I', name) from key_of_lists); end $$;
insert into private.newest_by_tag (tag, star, created_at, id, signature, age, height)
select list.tag, hashtext(star_code), created_at, id, signature, age, height
from (
  select *, private.search_signature(tags, town, state) as signature from private.profile_search where visible
  -- As they are registered one after the other.
  order by created_at, id
) as entry
cross join lateral (
  select hashtext('') as tag
  union all
  select hashtext(one) from unnest(tags) as one
    where split_part(one, ':', 1) in (select name from private.profile_filters where listed union all select 'community')
) as list;
do $$ begin execute (select 'alter table private.newest_by_tag add ' || definition from key_of_lists); end $$;

-- STEP logins
insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at)
select user_id, 'authenticated', 'authenticated', private.login_email('member' || people.id), hash, created_at, created_at, created_at
from people cross join (select extensions.crypt('Demo-member-2026', extensions.gen_salt('bf', 10))) as one (hash);
insert into auth.identities (id, provider_id, user_id, provider, identity_data, created_at, updated_at)
select gen_random_uuid(), user_id, user_id, 'email', jsonb_build_object('sub', user_id, 'email', private.login_email('member' || id)), created_at, created_at
from people;
insert into public.accounts (user_id, registered_user_id, username, notice_sent_at, created_at, updated_at)
select user_id, id, 'member' || id, case when id % 200 <> 0 then created_at end, created_at, created_at from people;

-- STEP sessions
-- The admin, and sessions of the admin and of the first thousand members.
insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at)
select pg_temp.person_id(0), 'authenticated', 'authenticated', private.login_email('admin'), encrypted_password, now()
from auth.users where id = pg_temp.person_id(1);
insert into public.accounts (user_id, username) values (pg_temp.person_id(0), 'admin');
insert into private.admins (user_id, display_name) values (pg_temp.person_id(0), 'Lakshmi, office');
insert into auth.sessions (id, user_id, created_at, updated_at)
select pg_temp.person_id(i), pg_temp.person_id(i), now(), now() from generate_series(0, 1000) as i
where i <= current_setting('bench.people')::bigint;

-- STEP likes
insert into public.likes (liker_id, liked_id, created_at)
select id, liked_id, created_at from people
cross join generate_series(1, 2) as n
cross join lateral (select 1 + pg_temp.pick(id, 50 + n, current_setting('bench.people')::integer)) as chosen (liked_id)
where liked_id <> id
on conflict do nothing;
insert into public.likes (liker_id, liked_id) select 1, id from people where id between 2 and 100 on conflict do nothing;

-- STEP requests
insert into public.contact_requests (requester_id, target_id, status, decided_by_name, decided_at, decline_reason, created_at, updated_at)
select id, target_id,
  case when id % 1000 = 0 then 'requested' when id % 2 = 0 then 'expired' else 'declined' end,
  case when id % 2 = 1 then 'Lakshmi, office' end, case when id % 2 = 1 then created_at + interval '2 days' end,
  case when id % 2 = 1 then 'The family did not agree.' end, created_at, created_at + interval '2 days'
from people
cross join lateral (select 1 + pg_temp.pick(id, 55, current_setting('bench.people')::integer)) as chosen (target_id)
where id % 5 in (0, 1) and id % 10 < 5 and target_id <> id;

-- STEP notifications
insert into public.notifications (recipient, registered_user_id, message, read_at, created_at)
select case when id % 20 <> 0 then user_id end, id, 'Your profile is verified.', case when id <= current_setting('bench.people')::bigint - 5000 then created_at end, created_at
from people where id % 2 = 0 or id < 40;
insert into public.notifications (recipient, registered_user_id, message, created_at)
select pg_temp.person_id(1), 1, 'Notice ' || i, now() - i * interval '1 hour' from generate_series(1, 60) as i;

-- STEP files
insert into storage.objects (bucket_id, name, metadata, created_at)
select 'profile-images', replace(first_img, '.webp', size), jsonb '{"size": 12345, "mimetype": "image/webp"}', created_at
from public."RegisteredUsers" cross join (values ('.webp'), ('.thumb.webp')) as sizes (size) where first_img is not null
union all
select 'birth-charts', replace(birth_chart, '.webp', size), jsonb '{"size": 12345, "mimetype": "image/webp"}', created_at
from public."RegisteredUsers" cross join (values ('.webp'), ('.thumb.webp')) as sizes (size) where birth_chart is not null;

-- STEP indexes
do $$
declare
  definition text;
begin
  for definition in select made_anew.definition from made_anew loop
    execute definition;
  end loop;
  perform setval(pg_get_serial_sequence('public."RegisteredUsers"', 'id'), current_setting('bench.people')::bigint);
end
$$;

-- STEP comparison with what the product makes
set session_replication_role = origin;

-- The search table above must be what the product itself would have made.
do $$
declare
  one record;
  other private.profile_search;
begin
  for one in select * from private.profile_search where id <= 1000 loop
    perform private.index_profile(one.id);
    select * into other from private.profile_search where id = one.id;
    if one is distinct from other then
      raise exception 'fill.sql makes % where the product makes %', one, other;
    end if;
  end loop;
  for one in
    with made as (
      select lists.tag, hashtext(star_code) as star, created_at, id, private.search_signature(tags, town, state) as signature, age, height
      from private.profile_search
      cross join lateral (select hashtext('') as tag union select unnest(private.tag_lists(tags))) as lists
      where id <= 1000 and visible
    ), filled as (
      select * from private.newest_by_tag where id <= 1000
    )
    (table made except table filled) union all (table filled except table made)
  loop
    raise exception 'fill.sql has other lists of the search than the product: %', one;
  end loop;
end
$$;

-- STEP nothing
-- What a call costs that does nothing: everything else is given as a multiple of it.
create function public.one() returns integer language sql stable set search_path = '' as $$ select 1 $$;
grant execute on function public.one() to anon, authenticated;
notify pgrst, 'reload schema';
