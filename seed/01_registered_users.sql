-- Demo fixtures 1 of 7: the cards of 1000 invented people, ids 1 to 1000, newest last.
--
-- Nobody here exists. Every machine gets the same names, ages, places and pictures: counters and md5 choose them, never a
-- random number. The newest time is 2026-11-20 09:00 in India. Existing rows stay unchanged, so the file may run again. It
-- refuses a register that holds other people.

-- JIT compilation of so large a query takes longer than running it.
set local jit = off;

create or replace function pg_temp.nth(list text, n bigint) returns text language sql immutable
  as $$ select (string_to_array(list, ', '))[1 + n % cardinality(string_to_array(list, ', '))] $$;
-- A pseudo-random number from 0 to size - 1, always the same for one person and one key.
create or replace function pg_temp.mix(n bigint, key text, size integer) returns integer language sql immutable
  as $$ select ('x' || substr(md5(key || n), 1, 7))::bit(28)::integer % size $$;
-- Registration times follow the ids: about three people in two days, in office hours, over two years.
create or replace function pg_temp.registered_at(n bigint) returns timestamptz language sql immutable
  as $$ select timestamptz '2026-11-19 17:40 +05:30' - make_interval(
    hours => ((1000 - n) * 73 / 100)::integer * 24, mins => ((1000 - n) * 73 % 100)::integer * 5, secs => (n * 17 % 60)) $$;

-- The moon's sign from a person's star and pada, the same as in 02_profile_details.sql.
create or replace function pg_temp.moon_sign(n bigint, star integer) returns integer language sql immutable
  as $$ select ((star - 1) * 4 + pg_temp.mix(n, 'pada', 4)) / 9 $$;

do $$
begin
  if exists (
    select from public."RegisteredUsers" where id <= 1000 and created_at <> pg_temp.registered_at(id)
  ) then
    raise exception 'This register already holds people who are not demo people. The demo fixtures were not applied.';
  end if;
end
$$;

with communities (key, religion, share, first_names, surnames, state, towns) as (
  -- A hundred people have the shares given here. What a surname says about mother tongue and caste is in
  -- 02_profile_details.sql, so a surname stands in one line only. The middle name of a Marathi or Gujarati is the father's.
  values
    ('ta', 'Hindu', 16, 'ta', 'Krishnan, Subramanian, Ramachandran, Venkatesan, Natarajan, Murugesan, Palanisamy, Sundaram, Ganesan, Shanmugam, Rajendran, Sivakumar, Govindarajan, Arumugam, Kannan, Chandrasekaran, Sabapathy', 'Tamil Nadu', 'Coimbatore, Madurai, Chennai, Tiruchirappalli, Salem, Thanjavur, Tirunelveli, Erode, Vellore, Kumbakonam, Karur, Dindigul, Tiruppur'),
    ('ta-c', 'Christian', 3, 'ta-c', 'Selvaraj, Arulraj, Devadoss, Ponraj, Jeyakumar, Amalraj, Gnanaraj', 'Tamil Nadu', 'Thoothukudi, Nagercoil, Tirunelveli, Chennai, Tiruchirappalli'),
    ('ta-m', 'Muslim', 2, 'ta-m', 'Rahman, Ibrahim, Jamal, Sulaiman, Mohideen, Yusuf, Jainulabdeen', 'Tamil Nadu', 'Nagapattinam, Ambur, Ramanathapuram, Chennai, Tiruchirappalli'),
    ('ml', 'Hindu', 8, 'ml', 'Nair, Menon, Pillai, Kurup, Namboothiri, Warrier, Nambiar, Sasidharan, Sukumaran, Gopalan, Vasudevan, Marar, Prabhakaran', 'Kerala', 'Thiruvananthapuram, Ernakulam, Thrissur, Palakkad, Kozhikode, Kollam, Kannur, Alappuzha, Ottapalam'),
    ('ml-c', 'Christian', 5, 'ml-c', 'Thomas, Varghese, Kurian, Mathew, Joseph, Chacko, Philip, Cherian, Abraham', 'Kerala', 'Kottayam, Ernakulam, Thrissur, Pathanamthitta, Pala, Alappuzha, Kollam'),
    ('ml-m', 'Muslim', 3, 'ml-m', 'Koya, Rasheed, Hameed, Basheer, Moideen, Hamza, Musthafa, Abdulla', 'Kerala', 'Malappuram, Kozhikode, Kannur, Kasaragod, Tirur, Ponnani'),
    ('te-ap', 'Hindu', 5, 'te', 'Naidu, Chowdary, Raju, Sastry, Setty, Prasad, Varma', 'Andhra Pradesh', 'Vijayawada, Visakhapatnam, Guntur, Tirupati, Nellore, Kakinada, Rajahmundry'),
    ('te-ts', 'Hindu', 5, 'te', 'Reddy, Rao, Goud, Chary, Sarma, Mudiraj', 'Telangana', 'Hyderabad, Warangal, Karimnagar, Nizamabad, Khammam, Nalgonda'),
    ('kn', 'Hindu', 8, 'kn', 'Gowda, Hegde, Shetty, Bhat, Shenoy, Hiremath, Angadi, Murthy, Acharya, Poojary, Kamath, Swamy', 'Karnataka', 'Bengaluru, Mysuru, Mangaluru, Hubballi, Belagavi, Shivamogga, Davanagere, Tumakuru, Udupi, Hassan'),
    ('kn-c', 'Christian', 2, 'kn-c', 'D''Souza, Pinto, Lobo, Fernandes, Rodrigues, D''Almeida', 'Karnataka', 'Mangaluru, Udupi, Bengaluru'),
    ('hi-up', 'Hindu', 5, 'hi', 'Mishra, Tiwari, Srivastava, Yadav, Chauhan, Verma, Gupta, Saxena, Maurya, Pandey', 'Uttar Pradesh', 'Lucknow, Kanpur, Varanasi, Prayagraj, Agra, Gorakhpur, Meerut'),
    ('hi-rj', 'Hindu', 4, 'hi', 'Sharma, Rathore, Shekhawat, Mathur, Agarwal, Maheshwari, Choudhary, Vyas, Khandelwal', 'Rajasthan', 'Jaipur, Jodhpur, Udaipur, Kota, Ajmer, Bikaner'),
    ('hi-mp', 'Hindu', 4, 'hi', 'Dubey, Shukla, Malviya, Jaiswal, Soni, Kushwaha, Tomar, Ahirwar, Patidar', 'Madhya Pradesh', 'Bhopal, Indore, Jabalpur, Gwalior, Ujjain'),
    ('ur-ts', 'Muslim', 2, 'ur', 'Khan, Baig, Siddiqui, Quadri, Hussaini', 'Telangana', 'Hyderabad, Nizamabad, Mahbubnagar'),
    ('ur-up', 'Muslim', 2, 'ur', 'Ansari, Qureshi, Farooqui, Rizvi, Usmani', 'Uttar Pradesh', 'Lucknow, Aligarh, Bareilly, Moradabad'),
    ('mr', 'Hindu', 8, 'mr', 'Kulkarni, Joshi, Patil, Deshmukh, Jadhav, Pawar, Deshpande, Gokhale, Shinde, Bhosale, Phule, Chitre', 'Maharashtra', 'Pune, Nashik, Kolhapur, Nagpur, Satara, Sangli, Mumbai, Thane, Solapur'),
    ('mr-b', 'Buddhist', 2, 'mr-b', 'Kamble, Gaikwad, Wankhede, Meshram, Sonawane, Ramteke', 'Maharashtra', 'Nagpur, Amravati, Wardha, Pune, Mumbai'),
    ('gu', 'Hindu', 5, 'gu', 'Patel, Trivedi, Desai, Parmar, Solanki, Bhatt, Thakkar, Panchal, Dave', 'Gujarat', 'Ahmedabad, Surat, Vadodara, Rajkot, Bhavnagar, Anand, Jamnagar'),
    ('gu-j', 'Jain', 1, 'gu', 'Shah, Mehta, Doshi, Sanghvi, Vora', 'Gujarat', 'Ahmedabad, Palanpur, Surat, Bhavnagar'),
    ('hi-j', 'Jain', 1, 'hi', 'Jain, Bothra, Surana, Lodha, Kasliwal', 'Rajasthan', 'Jaipur, Jodhpur, Udaipur, Bikaner'),
    ('gu-p', 'Parsi (Zoroastrian)', 1, 'gu-p', 'Mistry, Daruwalla, Wadia, Bharucha, Contractor', 'Maharashtra', 'Mumbai, Pune'),
    ('bn', 'Hindu', 4, 'bn', 'Mukherjee, Banerjee, Chatterjee, Ghosh, Bose, Dutta, Sen, Saha, Mondal, Pal', 'West Bengal', 'Kolkata, Howrah, Durgapur, Siliguri, Asansol, Bardhaman'),
    ('pa-s', 'Sikh', 2, 'pa-s', 'Gill, Sandhu, Dhillon, Sidhu, Grewal, Saini, Sethi, Bedi, Ahluwalia', 'Punjab', 'Ludhiana, Amritsar, Jalandhar, Patiala, Mohali, Bathinda'),
    ('pa', 'Hindu', 2, 'pa', 'Khanna, Kapoor, Malhotra, Arora, Chopra, Ahuja, Sood', 'Punjab', 'Amritsar, Jalandhar, Ludhiana, Pathankot')
),
first_names (key, brides, grooms, middle_names) as (
  values
    ('ta', 'Ananya, Priya, Kavya, Divya, Meenakshi, Nandhini, Sangeetha, Deepa, Abirami, Keerthana, Revathi, Janani, Sowmya, Vaishnavi, Harini, Aishwarya, Bhuvaneswari, Gayathri, Swathi, Pavithra, Yamuna, Madhumitha', 'Karthik, Arun, Vignesh, Senthil, Prabhu, Saravanan, Dinesh, Ashwin, Gokul, Hariharan, Manikandan, Naveen, Praveen, Rajesh, Sathish, Suresh, Vasanth, Yuvaraj, Aravind, Balaji, Surya, Ilango', null),
    ('ta-c', 'Jenifer, Angeline, Christina, Esther, Sheeba, Beulah, Stella, Priscilla', 'Daniel, Jebaraj, Antony, Stephen, Wilson, Immanuel, Jerome, Joshua', null),
    ('ta-m', 'Ayisha, Nasrin, Rahmath, Yasmin, Sulaiha, Mumtaz, Asma', 'Irfan, Riyaz, Jaffar, Nizamuddin, Syed Ali, Anwar, Faizal', null),
    ('ml', 'Anjali, Lakshmi, Athira, Parvathy, Sreelakshmi, Arya, Gopika, Remya, Devika, Nithya, Aswathy, Malavika, Sreeja, Meera, Krishnapriya, Veena', 'Arjun, Vishnu, Sreejith, Rahul, Anoop, Jithin, Manoj, Rajeev, Vivek, Sandeep, Abhilash, Unnikrishnan, Nikhil, Hari, Renjith, Ajith', null),
    ('ml-c', 'Anu, Merin, Tessa, Neethu, Jincy, Sneha, Ann Mary, Rose, Liya, Aleena, Sherin, Feba', 'Jobin, Tijo, Abin, Bibin, Alen, Jerin, Nithin, Sijo, Ajin, Roshan, Kevin, Melvin', null),
    ('ml-m', 'Fathima, Shahana, Nafeesa, Rizwana, Hiba, Amina, Safa, Jasna, Thasni', 'Shafi, Ashiq, Fasil, Anas, Rashid, Shihab, Nishad, Favas, Sinan', null),
    ('te', 'Sravani, Lavanya, Swapna, Harika, Mounika, Sushma, Anusha, Bhavana, Sirisha, Manasa, Lahari, Tejaswini, Pranathi, Ramya, Sindhu', 'Kiran, Srikanth, Ravi Teja, Venkatesh, Sai Krishna, Chaitanya, Pavan Kumar, Naresh, Phani Kumar, Rohith, Bharath, Sudheer, Vamsi, Rakesh, Abhinav', null),
    ('kn', 'Shwetha, Ranjitha, Chaitra, Nayana, Pooja, Rakshitha, Bhoomika, Soumya, Vidya, Ashwini, Sahana, Deepika, Kavitha, Anitha', 'Manjunath, Raghavendra, Prashanth, Girish, Santhosh, Nagaraj, Shashank, Chethan, Darshan, Kiran Kumar, Vinay, Sudarshan, Abhishek, Lokesh', null),
    ('kn-c', 'Sharon, Melita, Prisca, Jovita, Reena, Lavina', 'Ryan, Royston, Glenn, Melroy, Nelson, Ashwin', null),
    ('hi', 'Neha, Pooja, Shreya, Ritika, Shivani, Kanchan, Priyanka, Anamika, Garima, Nidhi, Swati, Tanvi, Vandana, Aarti, Jyoti, Megha', 'Amit, Rohit, Vikas, Ankit, Saurabh, Manish, Alok, Deepak, Gaurav, Himanshu, Nitin, Pankaj, Rajat, Shubham, Tarun, Vivek', null),
    ('ur', 'Sana, Ayesha, Zainab, Mariam, Sadia, Nida, Hina, Farah, Iqra, Bushra, Zoya', 'Imran, Faisal, Zubair, Salman, Adil, Arif, Danish, Junaid, Wasim, Tariq, Nadeem', null),
    ('mr', 'Sneha, Prajakta, Rutuja, Aditi, Mrunal, Vaishali, Snehal, Manasi, Gauri, Mugdha, Ketaki, Sayali, Tejal', 'Amol, Sachin, Nilesh, Yogesh, Swapnil, Ganesh, Onkar, Tushar, Rohan, Sagar, Mandar, Kedar, Akshay', 'Prakash, Vijay, Dilip, Ashok, Sanjay, Vasant, Arun, Shashikant'),
    ('mr-b', 'Prerna, Sujata, Asmita, Yashodhara, Pallavi, Karuna', 'Siddharth, Rahul, Anand, Prashik, Vishal, Milind', null),
    ('gu', 'Hetal, Krupa, Dhara, Janvi, Khushbu, Mital, Nisha, Riddhi, Urvi, Vaidehi', 'Chirag, Hardik, Jignesh, Ketan, Mehul, Nirav, Parth, Rushabh, Vatsal, Dhaval', 'Bharatbhai, Rameshbhai, Kiritbhai, Jayantilal, Dineshbhai, Mukeshbhai'),
    ('gu-p', 'Roxanne, Delnaz, Zarine, Persis', 'Cyrus, Zubin, Kaizad, Farhad', null),
    ('bn', 'Sohini, Madhurima, Debjani, Paromita, Rituparna, Ishita, Moumita, Sanchita, Tanushree, Poulomi', 'Arnab, Sourav, Anirban, Subhajit, Debashis, Rajarshi, Sayan, Kaushik, Abhirup, Indranil', null),
    ('pa-s', 'Simran, Harpreet, Jasleen, Navneet, Gurleen, Manpreet, Amandeep, Kirandeep', 'Gurpreet, Jaspreet, Harjit, Manvir, Arshdeep, Karanvir, Sukhwinder, Ranjit', null),
    ('pa', 'Ritu, Sakshi, Mehak, Komal, Shilpa, Kriti', 'Karan, Varun, Sahil, Mohit, Kunal, Rishi', null)
),
-- The people in the drawings of seed/pictures (people.json there). Each looks the age of their band: young 21 to 27, middle 28
-- to 34, elder 35 to 45. Persons 8, 16, 24 ... have two pictures, the others three.
drawn_groups (gender, religion, band, persons) as (
  values
    ('bride', 'Hindu', 'young', array[1, 7, 13, 19, 25, 37, 43, 47]), ('bride', 'Hindu', 'middle', array[3, 15, 27, 39]),
    ('bride', 'Hindu', 'elder', array[11, 23, 31, 45]), ('bride', 'Christian', 'young', array[17]),
    ('bride', 'Christian', 'middle', array[5, 35]), ('bride', 'Muslim', 'young', array[9, 33]),
    ('bride', 'Muslim', 'middle', array[21]), ('bride', 'Sikh', 'young', array[29]), ('bride', 'Jain', 'young', array[41]),
    ('groom', 'Hindu', 'young', array[2, 22, 30, 34, 42, 46]), ('groom', 'Hindu', 'middle', array[6, 10, 18, 24, 32]),
    ('groom', 'Hindu', 'elder', array[4, 14, 38, 48]), ('groom', 'Christian', 'middle', array[12, 44]),
    ('groom', 'Christian', 'elder', array[26]), ('groom', 'Muslim', 'middle', array[16, 28]),
    ('groom', 'Muslim', 'elder', array[40]), ('groom', 'Sikh', 'middle', array[8, 36]), ('groom', 'Jain', 'middle', array[20])
),
drawn as (
  select gender, religion, band, person from drawn_groups, unnest(persons) as person
),
-- The people whose births the charts in pictures/birth-charts show (birth-charts.json there), from Ashwini to Revati.
chart_births (persons) as (
  values (array[
    840, 999, 734, 971, 957, 920, 897, 926, 910, 1000, 787, 998, 949, 970, 835, 756, 638, 889, 936, 693, 791, 995, 946, 567,
    816, 829, 506
  ])
),
-- The order in which drawn persons are assigned; elder ones less often.
picture_turns as (
  select gender, religion, person,
    row_number() over (partition by gender, religion order by round, md5(person::text)) - 1 as turn,
    count(*) over (partition by gender, religion) as turns
  from drawn, generate_series(1, case band when 'elder' then 1 else 3 end) as round
),
-- The demo members, and the special cases that README.md lists.
known_people (id, name, gender, religion, community, person, age, location) as (
  values
    (1000, 'Asha Ramachandran', 'bride', 'Hindu', 'ta', 1, 26, 'Coimbatore, Tamil Nadu'),
    (999, 'Bala Murugesan', 'groom', 'Hindu', 'ta', 10, 30, 'Madurai, Tamil Nadu'),
    (998, 'Chitra Menon', 'bride', 'Hindu', 'ml', 39, 29, 'Ernakulam, Kerala'),
    (970, 'Thirumalai Nallan Chakravarthi Venkata Lakshmi Narasimha Raghunatha Desikachari Srinivasavaradan Chandrasekaran', 'groom', 'Hindu', 'ta', 6, 31, 'Kumbakonam, Tamil Nadu'),
    (960, 'Panangattuparambil Kizhakkekara Puthenpurackal Mary Elizabeth Theresa Annakutty Varghese', 'bride', 'Christian', 'ml-c', 35, 30, 'Pathanamthitta, Kerala'),
    (950, 'N. S. K. M. R. Palanivelrajan Arunachala Subramania Muthukumaraswamy Somasundaram Kannan', 'groom', 'Hindu', 'ta', 34, 27, 'Tirunelveli, Tamil Nadu'),
    (940, 'Kalaiselvi', 'bride', 'Hindu', 'ta', 25, 24, 'Salem, Tamil Nadu')
),
-- Users 1 to 48 own the pictures of persons 1 to 48, so they have the drawing's gender and religion.
people as (
  select
    n,
    coalesce(known_people.gender, drawn.gender, case pg_temp.mix(n, 'gender', 2) when 0 then 'bride' else 'groom' end) as gender,
    coalesce(known_people.religion, drawn.religion) as owner_religion,
    known_people.community as known_community
  from generate_series(1, 1000) as n
  left join drawn on drawn.person = n
  left join known_people on known_people.id = n
  -- Without missing rows there is nothing to compute.
  where (select count(*) from public."RegisteredUsers" where id <= 1000) < 1000
),
community_turns as (
  select key, religion,
    row_number() over (order by key collate "C", turn) - 1 as turn,
    row_number() over (partition by religion order by turn, key collate "C") - 1 as turn_in_religion,
    count(*) over (partition by religion) as turns_in_religion
  from communities, generate_series(1, share) as turn
),
settled as (
  select
    people.n, people.gender, communities.*,
    case when religion in ('Hindu', 'Buddhist') then 'Hindu' when religion like 'Parsi%' then 'Christian' else religion end as drawn_as,
    row_number() over (partition by communities.key, people.gender order by people.n) - 1 as turn
  from people
  join communities on communities.key = coalesce(
    known_community,
    (select key from community_turns where religion = owner_religion and turn_in_religion = n * 7 % turns_in_religion),
    (select key from community_turns where turn = n * 37 % 100)
  )
),
named as (
  select
    settled.*,
    pg_temp.nth(case gender when 'bride' then brides else grooms end, turn) as first_name,
    case
      when settled.first_names = 'pa-s' then case gender when 'bride' then 'Kaur' else 'Singh' end
      when pg_temp.mix(n, 'middle name', 3) = 0 then pg_temp.nth(middle_names, n)
    end as middle_name,
    -- Each first name gets each surname before a pair repeats.
    pg_temp.nth(surnames, turn % first_name_count * 7 + turn / first_name_count) as surname
  from settled
  join first_names on first_names.key = settled.first_names
  cross join lateral cardinality(string_to_array(case gender when 'bride' then brides else grooms end, ', ')) as first_name_count
),
pictured as materialized (
  select
    named.*, drawn.person, drawn.band,
    -- People who share a drawn person begin with different pictures.
    case when n <= 48 then 0 else pg_temp.mix(n, 'first picture', case when drawn.person % 8 = 0 then 2 else 3 end) end as first_picture,
    case
      when n = 980 then 0
      when n = 990 then 1
      when n <= 48 or n >= 998 or pg_temp.mix(n, 'pictures', 100) >= 12 then case when drawn.person % 8 = 0 then 2 else 3 end
      when pg_temp.mix(n, 'pictures', 100) >= 4 then 2
      else 1
    end as pictures
  from (
    select named.*, row_number() over (partition by gender, drawn_as order by n) - 1 as picture_turn from named
  ) as named
  left join known_people on known_people.id = n
  join picture_turns on picture_turns.gender = named.gender and picture_turns.religion = drawn_as
    and picture_turns.turn = picture_turn % turns
  join drawn on drawn.person = case when n <= 48 then n else coalesce(known_people.person, picture_turns.person) end
),
-- One in ten is not visible: unfinished profiles among the newer ones, closed or paused ones among the older.
unsettled as materialized (
  select
    n,
    n > 800 as newer,
    row_number() over (partition by n > 800 order by md5('status' || n)) as place
  from generate_series(49, 997) as n
  where n not between 925 and 940 and n not in (950, 960, 970, 980, 990)
),
cards as materialized (
  select
    pictured.n, pictured.person, pictures, pictured.gender,
    coalesce(known_people.name, concat_ws(' ', first_name, middle_name, surname)) as name,
    coalesce(known_people.age, case band
      when 'young' then 22 + pg_temp.mix(n, 'age', 6)
      when 'middle' then 28 + least(pg_temp.mix(n, 'age', 7), pg_temp.mix(n, 'age again', 7) + 1)
      else 35 + least(pg_temp.mix(n, 'age', 11), pg_temp.mix(n, 'age again', 11))
    end - case when pictured.gender = 'bride' and band = 'young' then pg_temp.mix(n, 'year less', 2) else 0 end) as age,
    case when n > 48 and n % 97 = 5 then 'No religion' else pictured.religion end as religion,
    coalesce(known_people.location, case pg_temp.mix(n, 'moved', 9)
      when 0 then (array['Bengaluru, Karnataka', 'Chennai, Tamil Nadu', 'Mumbai, Maharashtra', 'Hyderabad, Telangana', 'New Delhi, Delhi', 'Pune, Maharashtra'])[1 + n % 6]
      else pg_temp.nth(towns, pg_temp.mix(n, 'town', 1000)) || ', ' || state
    end) as location,
    -- A birth star, 1 (Ashwini) to 27 (Revati): only in religions with the custom, and not in every family.
    case when n >= 998 or (pictured.religion in ('Hindu', 'Jain') and n % 97 <> 5 and n <> 935 and pg_temp.mix(n, 'chart', 12) > 0)
      then 1 + pg_temp.mix(n, 'star', 27)
    end as star,
    array(
      select pictured.person || '/' || md5('portrait-' || pictured.person || '-' || 1 + (first_picture + k) % case when pictured.person % 8 = 0 then 2 else 3 end)::uuid || '.webp'
      from generate_series(0, pictures - 1) as k order by k
    ) as images,
    case
      when newer and place <= 18 then 'draft'
      when newer and place <= 40 then 'submitted'
      when newer and place <= 52 then 'changes requested'
      when not newer and place <= 14 then 'on hold'
      when not newer and place <= 24 then 'engaged'
      when not newer and place <= 38 then 'married'
      when not newer and place <= 48 then 'withdrawn'
      else 'verified'
    end as status,
    pg_temp.registered_at(n) as registered_at
  from pictured
  left join known_people on known_people.id = n
  left join unsettled using (n)
)
insert into public."RegisteredUsers" (
  id, name, gender, age, religion, location, first_img, second_img, third_img, birth_chart,
  status, verified_at, verified_by, verified_items, created_at, updated_at
)
overriding system value
select
  n,
  name,
  case when status = 'draft' and pg_temp.mix(n, 'no gender', 5) = 0 then null else gender end,
  case when n in (932, 935) or (status = 'draft' and pg_temp.mix(n, 'no age', 4) = 0) then null else age end,
  case when n in (930, 935) or (status = 'draft' and pg_temp.mix(n, 'no religion', 4) = 0) then null else religion end,
  case when n in (931, 935) or (status = 'draft' and pg_temp.mix(n, 'no place', 3) = 0) then null else location end,
  images[1], images[2], images[3],
  case when has_chart then star || '/' || md5('chart-' || star)::uuid || '.webp' end,
  status, verified_at,
  case when verified_at is null then null when pg_temp.mix(n, 'verifier', 3) > 0 then 'Lakshmi Narayanan, office' else 'Revathi Sundaram, office' end,
  case when verified_at is null then '{}'::text[] else array_remove(array[
    case when n not in (935, 936) and pg_temp.mix(n, 'mobile', 30) > 0 then 'Mobile' end,
    'ID',
    case when n not in (931, 935, 938) and pg_temp.mix(n, 'address', 2) = 0 then 'Address' end,
    case when n not in (933, 935) and pg_temp.mix(n, 'education', 3) > 0 then 'Education' end,
    case when n not in (933, 935) and pg_temp.mix(n, 'employment', 3) = 0 then 'Employment' end,
    case when pictures > 0 then 'Photo' end,
    case when has_chart then 'Horoscope' end,
    case when pg_temp.mix(n, 'met', 4) > 0 then 'Met in person/phone call' end
  ], null) end,
  registered_at,
  coalesce(verified_at, registered_at)
from cards
cross join lateral (
  -- A chart of another birth would contradict the computed chart. So only people without a computed chart get one, with the same
  -- moon sign. The three that differ on purpose belong to one person each.
  select n = owner or (
    n < 998 and owner not in (957, 971, 995) and pg_temp.mix(n, 'birth time known', 2) > 0 and pg_temp.mix(n, 'place of birth', 3) > 0
    and pg_temp.moon_sign(n, star) = pg_temp.moon_sign(owner, star)
  ) as has_chart
  from (select persons[star] as owner from chart_births) as owners
) as charts
cross join lateral (
  select case when status not in ('draft', 'submitted', 'changes requested') then
    least(registered_at + make_interval(hours => 14 + pg_temp.mix(n, 'wait', 120)), timestamptz '2026-11-20 08:45 +05:30')
  end as verified_at
) as verification
on conflict (id) do nothing;

-- The next person gets 1001, or the next value of the sequence.
select setval(
  pg_get_serial_sequence('public."RegisteredUsers"', 'id'),
  greatest(1000, (select last_value from public."RegisteredUsers_id_seq"))
);

drop function pg_temp.nth(text, bigint), pg_temp.mix(bigint, text, integer), pg_temp.registered_at(bigint), pg_temp.moon_sign(bigint, integer);
