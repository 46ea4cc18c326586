-- People for `make bench`: plausible, and the same each time. The setting bench.people is their number.
-- One session runs it, each STEP in its own transaction. It needs the superuser and a database of its own.
-- Each person has a card, details and a row of the search table. The bench measures the calls of persons 1 and 2 and of the admin.

-- Skips triggers and foreign keys.
set session_replication_role = replica;

-- STEP indexes and checks away
create temporary table dropped_indexes as
  select format('%I.%I', schemaname, indexname) as name, indexdef as definition from pg_indexes
  where schemaname = 'private' and tablename = 'profile_search' and indexname not in (select conname from pg_constraint);
-- The checks take half a millisecond each, and the generated texts hold no phone number.
do $$
begin
  execute (select string_agg('drop index ' || name, ';') from dropped_indexes);
  execute (
    select string_agg(format('alter table %s drop constraint %I', conrelid::regclass, conname), ';')
    from pg_constraint where conname like '%\_holds\_no\_contact'
  );
end
$$;

-- STEP people
-- A pseudo-random number from 0 to choices - 1, the same each time.
create function pg_temp.pick(i bigint, salt integer, choices integer) returns integer
language sql immutable parallel safe as $$
  select ((hashint8extended(i, salt) & 9223372036854775807) % choices)::integer
$$;
-- The same, but lower numbers are more frequent.
create function pg_temp.pick_early(i bigint, salt integer, choices integer) returns integer
language sql immutable parallel safe as $$
  select least(pg_temp.pick(i, salt, choices), pg_temp.pick(i, salt + 1, choices), pg_temp.pick(i, salt + 2, choices))
$$;
create function pg_temp.person_id(i bigint) returns uuid
language sql immutable parallel safe as $$
  select ('be000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid
$$;

-- Communities: a religion, a caste if the religion has them, a state, a mother tongue, and the share in a thousand. The other
-- columns depend on these as in life, so a filter of one says much about the others.
create temporary table communities as
select religion, caste, state, mother_tongue, sum(share) over so_far - share as first, sum(share) over so_far as beyond
from (values
  ('Hindu', 'Iyer', 'Tamil Nadu', 'Tamil', 70), ('Hindu', 'Iyengar', 'Tamil Nadu', 'Tamil', 40), ('Hindu', 'Mudaliar', 'Tamil Nadu', 'Tamil', 70),
  ('Hindu', 'Gounder', 'Tamil Nadu', 'Tamil', 65), ('Hindu', 'Nadar', 'Tamil Nadu', 'Tamil', 60), ('Hindu', 'Vanniyar', 'Tamil Nadu', 'Tamil', 60),
  ('Hindu', 'Pillai', 'Tamil Nadu', 'Tamil', 45), ('Hindu', 'Thevar', 'Tamil Nadu', 'Tamil', 45), ('Hindu', 'Chettiar', 'Tamil Nadu', 'Tamil', 35),
  ('Hindu', 'Naidu', 'Tamil Nadu', 'Telugu', 35), ('Hindu', 'Nair', 'Kerala', 'Malayalam', 50), ('Hindu', 'Ezhava', 'Kerala', 'Malayalam', 40),
  ('Hindu', 'Reddy', 'Telangana', 'Telugu', 40), ('Hindu', 'Kamma', 'Andhra Pradesh', 'Telugu', 35), ('Hindu', 'Lingayat', 'Karnataka', 'Kannada', 30),
  ('Hindu', 'Vokkaliga', 'Karnataka', 'Kannada', 25), ('Hindu', 'Maratha', 'Maharashtra', 'Marathi', 25), ('Hindu', 'Patel', 'Gujarat', 'Gujarati', 20),
  ('Hindu', 'Agarwal', 'Delhi', 'Hindi', 20), ('Hindu', 'Kayastha', 'West Bengal', 'Bengali', 15), ('Hindu', 'Khatri', 'Punjab', 'Punjabi', 5),
  ('Christian', 'Syrian Catholic', 'Kerala', 'Malayalam', 30), ('Christian', 'Latin Catholic', 'Kerala', 'Malayalam', 15),
  ('Christian', 'CSI', 'Tamil Nadu', 'Tamil', 20), ('Christian', 'Pentecostal', 'Tamil Nadu', 'Tamil', 10),
  ('Muslim', 'Rowther', 'Tamil Nadu', 'Tamil', 25), ('Muslim', 'Mappila', 'Kerala', 'Malayalam', 20), ('Muslim', 'Sunni', 'Telangana', 'Urdu', 15),
  ('Muslim', 'Shia', 'Delhi', 'Urdu', 5), ('Sikh', 'Jat', 'Punjab', 'Punjabi', 12), ('Sikh', 'Khatri', 'Punjab', 'Punjabi', 5),
  ('Jain', null, 'Gujarat', 'Gujarati', 8), ('Jain', null, 'Karnataka', 'Kannada', 5)
) as one (religion, caste, state, mother_tongue, share)
window so_far as (order by religion, caste, state);

-- The towns of each state, largest first, and its language.
create temporary table states as
select * from (values
  ('Tamil Nadu', 'Tamil', array['Chennai', 'Coimbatore', 'Madurai', 'Salem', 'Tiruchirappalli', 'Tirunelveli', 'Erode', 'Vellore', 'Thanjavur']),
  ('Kerala', 'Malayalam', array['Kochi', 'Thrissur', 'Kozhikode', 'Thiruvananthapuram', 'Palakkad']),
  ('Karnataka', 'Kannada', array['Bengaluru', 'Mysuru', 'Mangaluru', 'Hubballi']),
  ('Telangana', 'Telugu', array['Hyderabad', 'Warangal']), ('Andhra Pradesh', 'Telugu', array['Vijayawada', 'Visakhapatnam', 'Tirupati']),
  ('Maharashtra', 'Marathi', array['Mumbai', 'Pune', 'Nagpur']),
  ('Delhi', 'Hindi', array['Delhi']), ('Gujarat', 'Gujarati', array['Ahmedabad', 'Surat']), ('West Bengal', 'Bengali', array['Kolkata']),
  ('Punjab', 'Punjabi', array['Ludhiana', 'Amritsar']), ('Jharkhand', 'Hindi', array['Ranchi']), ('Puducherry', 'Tamil', array['Puducherry'])
) as one (state, language, towns);
-- The states of people who have moved: most live in large cities.
create temporary table away as
select row_number() over () - 1 as place, state
from unnest(array['Karnataka', 'Karnataka', 'Karnataka', 'Tamil Nadu', 'Tamil Nadu', 'Maharashtra', 'Maharashtra', 'Telangana', 'Delhi', 'Kerala',
  'Gujarat', 'West Bengal', 'Jharkhand', 'Puducherry']) as state;

create temporary table given_names as
select * from (values
  ('bride', 'Hindu', array['Priya', 'Lakshmi', 'Gayathri', 'Deepa', 'Kavitha', 'Meena', 'Anitha', 'Divya', 'Sangeetha', 'Revathi', 'Bhavani',
    'Nandhini', 'Swathi', 'Pavithra', 'Aishwarya', 'Keerthana', 'Ramya', 'Sindhu', 'Vidhya', 'Yamuna', 'Ananya', 'Ishita', 'Radhika', 'Sowmya',
    'Thenmozhi', 'Uma', 'Janaki']),
  ('bride', 'Christian', array['Mary', 'Anitha', 'Jenifer', 'Sheeba', 'Priya', 'Rosamma']),
  ('bride', 'Muslim', array['Fathima', 'Ayesha', 'Nasreen', 'Shabana', 'Yasmin']),
  ('bride', 'Sikh', array['Harpreet', 'Simran', 'Jasleen']), ('bride', 'Jain', array['Priya', 'Ishita', 'Ananya']),
  ('groom', 'Hindu', array['Bala', 'Karthik', 'Suresh', 'Ramesh', 'Vijay', 'Arun', 'Prakash', 'Senthil', 'Murugan', 'Ganesh', 'Hari', 'Manoj',
    'Dinesh', 'Rajesh', 'Naveen', 'Ashok', 'Vignesh', 'Sathish', 'Gopal', 'Mohan', 'Aditya', 'Rohit', 'Sandeep', 'Kumaran', 'Ilango', 'Yuvaraj']),
  ('groom', 'Christian', array['Joseph', 'Thomas', 'Antony', 'Vijay', 'Naveen', 'Xavier']),
  ('groom', 'Muslim', array['Abdul', 'Imran', 'Rafiq', 'Salim', 'Zubin']),
  ('groom', 'Sikh', array['Gurpreet', 'Manpreet', 'Rohit']), ('groom', 'Jain', array['Rohit', 'Aditya', 'Manoj'])
) as one (gender, religion, names);
create temporary table surnames as
select * from (values
  ('Tamil Nadu', array['Murugesan', 'Subramanian', 'Krishnan', 'Natarajan', 'Venkatesan', 'Rajan', 'Selvam', 'Pandian', 'Sundaram', 'Raghavan',
    'Chandran', 'Pillai', 'Iyer', 'Gounder', 'Mudaliar']),
  ('Kerala', array['Nair', 'Menon', 'Panicker', 'Warrier', 'Namboodiri', 'Varma', 'Pillai']),
  ('Karnataka', array['Bhat', 'Shetty', 'Hegde', 'Rao', 'Gowda']), ('Telangana', array['Reddy', 'Rao', 'Naidu', 'Khan']),
  ('Andhra Pradesh', array['Rao', 'Naidu', 'Reddy', 'Varma']), ('Maharashtra', array['Joshi', 'Kulkarni', 'Deshpande', 'Patil']),
  ('Delhi', array['Sharma', 'Gupta', 'Singh', 'Khan']), ('Gujarat', array['Patel', 'Shah', 'Joshi']), ('West Bengal', array['Das', 'Sen', 'Ghosh']),
  ('Punjab', array['Singh', 'Gill', 'Arora'])
) as one (state, names);

create temporary table people as
select
  id, gender, given_names.names[1 + pg_temp.pick(id, 2, cardinality(given_names.names))]
    || ' ' || surnames.names[1 + pg_temp.pick(id, 3, cardinality(surnames.names))] as name,
  21 + pg_temp.pick_early(id, 4, 30) as age, community.religion, community.caste,
  home.towns[1 + pg_temp.pick_early(id, 8, cardinality(home.towns))] || ', ' || home.state as location,
  -- Some speak the language of the state where they live.
  case when pg_temp.pick(id, 33, 100) < 8 then home.language else community.mother_tongue end as mother_tongue,
  status, has_picture, created_at, user_id
from (
  select
    i as id, case when pg_temp.pick(i, 1, 100) < 46 then 'bride' else 'groom' end as gender,
    case when i <= 2 or pg_temp.pick(i, 11, 100) < 90 then 'verified'
      -- Only recent profiles wait for verification.
      when i > current_setting('bench.people')::bigint - 5000 then 'submitted'
      else (array['draft', 'changes requested', 'on hold', 'engaged', 'married', 'withdrawn'])[1 + pg_temp.pick(i, 12, 6)]
    end as status,
    pg_temp.pick(i, 13, 3) < 2 as has_picture,
    timestamptz '2026-11-01 12:00 +05:30' - (current_setting('bench.people')::bigint - i) * interval '37 seconds' as created_at,
    pg_temp.person_id(i) as user_id,
    pg_temp.pick(i, 30, (select max(beyond)::integer from communities)) as drawn,
    pg_temp.pick(i, 7, 100) < 82 as at_home, pg_temp.pick(i, 9, (select count(*)::integer from away)) as away_to
  from generate_series(1, current_setting('bench.people')::bigint) as i
) as person
join communities as community on drawn >= community.first and drawn < community.beyond
join away on away.place = away_to
join states as home on home.state = case when at_home then community.state else away.state end
join given_names using (gender, religion)
join surnames on surnames.state = community.state;

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
  registered_user_id, date_of_birth, birth_star, star_pada, rasi, height, education, job, caste, mother_tongue, marital_status,
  "father's_name", "mother's_name", "father's_job", "mother's_job", number_of_siblings, created_at, updated_at
)
select id,
  date '2026-06-15' - age * 365 - pg_temp.pick(id, 20, 360),
  stars.choices[1 + pada / 4], case when pg_temp.pick(id, 22, 100) < 85 then 1 + pada % 4 end,
  -- Each rasi has nine padas.
  case when pg_temp.pick(id, 25, 100) < 90 then rasis.choices[1 + pada / 9] end,
  case gender when 'bride' then 144 else 157 end + pg_temp.pick(id, 23, 16) + pg_temp.pick(id, 26, 16),
  (array['B.E.', 'B.Tech', 'B.Sc. Physics', 'B.Com', 'M.Com', 'M.Sc. Mathematics', 'MBA', 'MBBS', 'MD', 'B.A. English', 'M.A. Tamil', 'LLB',
    'CA', 'Diploma', 'PhD', 'B.Arch', 'M.Tech', 'MCA', 'BCA', 'B.Ed'])[1 + pg_temp.pick_early(id, 24, 20)],
  (array['Software Engineer', 'Teacher', 'Bank Officer', 'Doctor', 'Accountant', 'Business', 'Civil Engineer', 'Lecturer', 'Nurse', 'Lawyer',
    'Government Officer', 'Analyst', 'Manager', 'Farmer', 'Pharmacist'])[1 + pg_temp.pick_early(id, 27, 15)],
  caste, mother_tongue,
  (array['Never Married', 'Widowed', 'Divorced', 'Awaiting Divorce'])[1 + pg_temp.pick_early(id, 34, 4)],
  'Father of ' || name, 'Mother of ' || name, 'Business', 'Homemaker', pg_temp.pick(id, 37, 5), created_at, created_at
from people
cross join lateral (select pg_temp.pick(id, 21, 108)) as born (pada)
cross join (select choices from private.person_fields where field = 'birth_star') as stars
cross join (select choices from private.person_fields where field = 'rasi') as rasis;

-- STEP introductions
-- A fifth of the families were shown five people within two months, and a third of them answered.
insert into public.introductions (family_id, shown_id, how, shown_by_name, shown_at, asked_at, answer, answered_by, answered_at, seen_at)
select family, shown, 'List', 'Lakshmi, office', at, case when drawn % 50 = 0 then at end,
  answer, case when answer is not null then 'member' end, case when answer is not null then at end, case when drawn % 20 <> 0 then at end
from (
  select family, 1 + pg_temp.pick(family * 5 + place, 60, current_setting('bench.people')::integer) as shown,
    timestamptz '2026-11-20 12:00 +05:30' - pg_temp.pick(family * 5 + place, 61, 60) * interval '1 day' as at,
    pg_temp.pick(family * 5 + place, 62, 300) as drawn
  from generate_series(1, current_setting('bench.people')::bigint / 5) as family cross join generate_series(1, 5) as place
) as drawn_pairs
cross join lateral (select case when drawn < 30 then 'interested' when drawn < 70 then 'not interested' when drawn < 100 then 'later' end) as said (answer)
where family <> shown
on conflict do nothing;
analyze public.introductions;

-- STEP fees
-- A tenth of the families bought a plan, half a year ago at most, and paid the first part.
update public.site_settings set fees_on = true where true;
insert into private.plans (name, price, days, introductions, contacts, made_by_name) values ('Three months', 300000, 90, 4, 3, 'Lakshmi, office');
insert into private.purchases (
  request_id, registered_user_id, plan_id, plan_name, plan_price, days, introductions, contacts, parts, agreed_price, agreed_by, agreed_on,
  agreed_how, starts_on, recorded_by_name
)
select gen_random_uuid(), family, plan.id, name, price, days, introductions, contacts, '{"start": 100000, "married": 200000}', price, 'Father', day,
  'office', day, made_by_name
from private.plans as plan cross join generate_series(1, current_setting('bench.people')::bigint / 10) as family
cross join lateral (select private.today() - pg_temp.pick(family, 63, 180) as day) as start;
insert into private.payments (request_id, purchase_id, amount, way, paid_on, number, code, received_by_name)
select gen_random_uuid(), id, 100000, 'cash', starts_on, id, 'BENCH' || id, recorded_by_name from private.purchases;
analyze private.purchases, private.payments;

-- STEP search table
select private.index_profile(id) from people order by id;
update private.profile_search as indexed
set last_active_on = case when pg_temp.pick(id, 40, 3) = 0 then date '2026-11-01' - pg_temp.pick_early(id, 41, 300) else '-infinity' end,
  times_shown = (select count(*) from public.introductions where shown_id = indexed.id)
where true;

-- STEP indexes
-- In the order of registration again, in a transaction of its own: else the old rows stay, in a table of twice the size.
cluster private.profile_search using profile_search_pkey;
do $$
begin
  execute (select string_agg(definition, ';') from dropped_indexes);
end
$$;

-- STEP wishes
-- A third of the people, sparse as in life. The first four are the cases that are measured.
insert into public.wishes (registered_user_id, must, hoped)
select id,
  case id
    when 1 then jsonb_build_object('religion', religion, 'age_from', 22, 'age_to', 30)
    when 2 then jsonb_build_object('religion', religion, 'caste', caste, 'age_from', 22, 'age_to', 30)
    when 3 then jsonb_build_object('height_from', 185, 'mother_tongue', 'Punjabi', 'location', 'Kerala')
    when 4 then jsonb_build_object('religion', religion, 'caste', caste, 'matches_star', 'South 6')
    else jsonb_strip_nulls(jsonb_build_object(
      'religion', religion, 'caste', case when pg_temp.pick(id, 50, 2) = 0 then caste end,
      'age_from', case when pg_temp.pick(id, 51, 2) = 0 then least(60, age) end, 'age_to', case when pg_temp.pick(id, 51, 2) = 0 then least(66, age + 6) end
    ))
  end,
  case id when 3 then '{}' else jsonb_build_object('mother_tongue', mother_tongue, 'marital_status', 'Never Married', 'education', 'B.E., B.Tech, MBA')
    || case when id > 4 and pg_temp.pick(id, 53, 3) = 0 then jsonb_build_object('matches_star', 'South ' || 5 + pg_temp.pick(id, 54, 3)) else '{}' end end
from people where id <= 4 or pg_temp.pick(id, 52, 3) = 0;
insert into private.wish_list (id, kind, value, religion, lower_end, upper_end)
select row_number() over (), * from (
select distinct kind, value, case kind when 'caste' then coalesce(private.wish_religion(must || hoped), '') else '' end,
  (private.ends_of(kind, value))[1], (private.ends_of(kind, value))[2]
from public.wishes cross join lateral private.single_wishes(must || hoped)
) as differing;
select private.add_values(wish) from private.wish_list as wish;
insert into private.wish_index (registered_user_id, must, hoped, others_see_fit, star, star_must)
select registered_user_id, private.wish_ids(must, religion), private.wish_ids(hoped, religion), others_see_fit,
  (must || hoped) ->> 'matches_star', must ? 'matches_star'
from public.wishes cross join lateral (select coalesce(private.wish_religion(must || hoped), '')) as of_religion (religion);
analyze public.wishes, private.wish_list, private.wish_values, private.wish_index;

-- STEP sessions
-- More searches of one member than a day allows.
update public.site_settings set searches_per_day = 10000 where true;
-- Of persons 1 and 2, and of the admin, who is nobody of the register.
insert into auth.users (id, aud, role, email, email_confirmed_at)
select pg_temp.person_id(i), 'authenticated', 'authenticated', private.login_email('member' || i), now() from generate_series(0, 2) as i;
insert into public.accounts (user_id, registered_user_id, username)
select pg_temp.person_id(i), nullif(i, 0), 'member' || i from generate_series(0, 2) as i;
insert into private.admins (user_id, display_name) values (pg_temp.person_id(0), 'Lakshmi, office');
insert into auth.sessions (id, user_id, created_at, updated_at)
select pg_temp.person_id(i), pg_temp.person_id(i), now(), now() from generate_series(0, 2) as i;

-- STEP end
select setval(pg_get_serial_sequence('public."RegisteredUsers"', 'id'), current_setting('bench.people')::bigint);
set session_replication_role = origin;
-- A call that does nothing: the fixed cost of each request.
create function public.one() returns integer language sql stable set search_path = '' as $$ select 1 $$;
grant execute on function public.one() to anon, authenticated;
notify pgrst, 'reload schema';
