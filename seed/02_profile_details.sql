-- Demo fixtures 2 of 7: personal and family details of the people of 01_registered_users.sql.
--
-- Details follow from the card. The surname decides mother tongue, community and the parents' names. The age decides the date of
-- birth, the birth chart the star, star and pada the rasi. The time of birth fits the moon's place. Existing rows stay unchanged.

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

-- The longitudes of the moon and of the ascendant, sidereal (Lahiri), to about a twentieth of a degree. Days count in UTC from
-- noon of 1 January 2000.
create or replace function pg_temp.shift(days double precision) returns double precision language sql immutable
  as $$ select 23.857 + 1.39689 * days / 36525 $$;
create or replace function pg_temp.moon(days double precision) returns double precision language sql immutable
  as $$
    select 218.3164 + 13.1763965 * days - pg_temp.shift(days)
      + 6.2888 * sind(m) + 1.2740 * sind(2 * d - m) + 0.6583 * sind(2 * d) + 0.2136 * sind(2 * m) - 0.1851 * sind(s)
      - 0.1143 * sind(2 * f) + 0.0588 * sind(2 * d - 2 * m) + 0.0571 * sind(2 * d - s - m) + 0.0533 * sind(2 * d + m)
      + 0.0458 * sind(2 * d - s) - 0.0409 * sind(s - m) - 0.0347 * sind(d) - 0.0304 * sind(s + m)
    from (values (
      297.8502 + 12.19074912 * days, 357.5291 + 0.98560028 * days, 134.9634 + 13.06499295 * days, 93.2721 + 13.22935024 * days
    )) as angles (d, s, m, f)
  $$;
create or replace function pg_temp.rising(days double precision, north double precision, east double precision)
  returns double precision language sql immutable
  as $$
    select atan2d(cosd(turned), -(sind(turned) * cosd(23.44) + tand(north) * sind(23.44))) - pg_temp.shift(days)
    from (values ((280.4606 + 360.98564737 * days + east)::numeric % 360)) as sky (turned)
  $$;
-- The time (IST), nearest to the day `around`, when the moon had this longitude. The year before last_day limits it.
create or replace function pg_temp.moment(degrees double precision, around date, last_day date) returns timestamp language plpgsql immutable
  as $$
  declare
    noon constant timestamp := '2000-01-01 17:30';
    month constant double precision := 27.321662;
    days double precision := extract(epoch from around + time '12:00' - noon) / 86400;
    found timestamp;
  begin
    for attempt in 1 .. 3 loop
      for step in 1 .. 6 loop
        days := days + ((((degrees - pg_temp.moon(days))::numeric + 180) % 360 + 360) % 360 - 180) / 13.1763965;
      end loop;
      found := noon + days * interval '1 day';
      exit when found::date between last_day - 363 and last_day;
      days := days + case when found::date > last_day then -month else month end;
    end loop;
    return found;
  end
  $$;

with parents (key, fathers, mothers) as (
  -- Without first names, the father's name is initials and the surname, as in R. Krishnan.
  values
    ('ta', null, 'Kamala, Saraswathi, Lakshmi, Vijaya, Rajeswari, Shanthi, Mythili, Parvathi, Chellammal, Vasantha, Thilagavathi, Jayanthi'),
    ('ta-c', null, 'Mary, Victoria, Grace, Selvi, Rosy, Arputham'),
    ('ta-m', null, 'Noorjahan Beevi, Mehrunnisa, Zubaida Beevi, Kadheeja, Raziya Beevi'),
    ('ml', null, 'Sreedevi, Radhamani, Indira, Santhakumari, Bhanumathi, Ambika, Girija, Sarojini, Geetha, Leela'),
    ('ml-c', null, 'Mariamma, Aleyamma, Susamma, Lissy, Annamma, Gracy, Valsamma, Molly'),
    ('ml-m', null, 'Khadeeja, Ayishabi, Zainaba, Subaida, Mariyam, Ramla'),
    ('te', 'Venkata Ramana, Srinivasa, Nageswara, Satyanarayana, Mallikarjuna, Ramakrishna, Sambasiva, Narasimha, Koteswara', 'Padmavathi, Lakshmi Devi, Sujatha, Annapurna, Vijayalakshmi, Rama Devi, Bharathi, Sarada, Nagamani'),
    ('kn', 'Ramesh, Shivanna, Venkatesh, Basavaraj, Narayana, Krishnamurthy, Jagadish, Mahadeva, Srinivas', 'Sharada, Nagarathna, Shobha, Girijamma, Jayashree, Savitri, Vanaja, Prema, Sumitra'),
    ('kn-c', 'Lawrence, Alphonse, Denis, Robert, Francis', 'Juliana, Theresa, Hilda, Cecilia, Gladys'),
    ('hi', 'Ramesh, Suresh, Mahesh, Rajendra, Om Prakash, Shyam Sunder, Vinod, Ashok, Kailash, Dinesh, Surendra, Brijesh', 'Sunita, Kamla, Rekha, Usha, Shanti, Meena, Urmila, Pushpa, Sarla, Manju, Savitri'),
    ('ur', 'Abdul Hafeez, Mohammed Yunus, Shakeel, Iqbal, Mahmood, Nasir, Sharif, Akbar', 'Shabana Begum, Nasreen Begum, Rehana Begum, Tahira Begum, Sultana Begum, Anwari Begum'),
    ('mr', 'Prakash, Vijay, Dilip, Ashok, Sanjay, Vasant, Arun, Shashikant', 'Sunanda, Vandana, Mangala, Sushila, Kusum, Shobha, Alka, Nalini, Pramila'),
    ('mr-b', 'Bhimrao, Gautam, Madhukar, Ramdas, Ashok', 'Ramabai, Shakuntala, Chhaya, Kalpana, Vimal'),
    ('gu', 'Bharatbhai, Rameshbhai, Kiritbhai, Jayantilal, Dineshbhai, Mukeshbhai', 'Hansaben, Ilaben, Kokilaben, Manjulaben, Jyotsnaben, Bhavnaben'),
    ('gu-p', 'Sorab, Behram, Homi, Dinshaw', 'Freny, Shirin, Dolly, Perin'),
    ('bn', 'Subrata, Tapan, Pradip, Samir, Dilip, Asim, Ranjit, Swapan', 'Mitali, Krishna, Sumitra, Anjana, Ratna, Kalyani, Shikha'),
    ('pa-s', 'Harbhajan Singh, Balwinder Singh, Gurdev Singh, Surjit Singh, Kulwant Singh', 'Paramjit Kaur, Balbir Kaur, Harjinder Kaur, Surinder Kaur, Jaswant Kaur'),
    ('pa', 'Ashwani, Subhash, Raj Kumar, Vijay, Sudesh', 'Santosh, Veena, Neelam, Kiran, Sudha')
),
communities (parents, language, castes, surnames) as (
  -- Surname=caste; a surname without a caste gets one of the castes before it.
  values
    ('ta', 'Tamil', 'Mudaliar, Pillai, Chettiar, Iyer, Vellalar, Vanniyar, Viswakarma, Adi Dravidar, Yadav', 'Krishnan, Subramanian, Ramachandran, Venkatesan, Natarajan, Sundaram, Ganesan, Govindarajan, Chandrasekaran'),
    ('ta', 'Tamil', 'Gounder, Nadar, Thevar, Vanniyar, Mudaliar, Devendrakula Velalar, Viswakarma, Adi Dravidar, Pillai', 'Murugesan, Palanisamy=Gounder, Shanmugam, Rajendran, Sivakumar, Arumugam, Kannan, Sabapathy'),
    ('ta-c', 'Tamil', 'Roman Catholic, CSI, Christian Nadar, Pentecostal', 'Selvaraj, Arulraj, Devadoss, Ponraj, Jeyakumar, Amalraj, Gnanaraj'),
    ('ta-m', 'Tamil', 'Rowther, Labbai, Marakkayar', 'Rahman, Ibrahim, Jamal, Sulaiman, Mohideen, Yusuf, Jainulabdeen'),
    ('ml', 'Malayalam', null, 'Nair=Nair, Menon=Nair, Pillai=Nair, Kurup=Nair, Namboothiri=Namboothiri, Warrier=Ambalavasi, Nambiar=Nambiar, Sasidharan=Ezhava, Sukumaran=Ezhava, Gopalan=Thiyya, Vasudevan=Thiyya, Marar=Ambalavasi, Prabhakaran=Ezhava'),
    ('ml-c', 'Malayalam', 'Syro-Malabar Catholic, Malankara Orthodox, Latin Catholic, Jacobite, Mar Thoma, Malankara Catholic', 'Thomas, Varghese, Kurian, Mathew, Joseph, Chacko, Philip, Cherian, Abraham'),
    ('ml-m', 'Malayalam', 'Mappila', 'Koya, Rasheed, Hameed, Basheer, Moideen, Hamza, Musthafa, Abdulla'),
    ('te', 'Telugu', null, 'Naidu=Kapu, Chowdary=Kamma, Raju=Kshatriya, Sastry=Brahmin, Setty=Arya Vysya, Prasad=Kamma, Varma=Kshatriya, Reddy=Reddy, Rao=Velama, Goud=Goud, Chary=Viswabrahmin, Sarma=Brahmin, Mudiraj=Mudiraj'),
    ('kn', 'Kannada', null, 'Gowda=Vokkaliga, Hegde=Havyaka Brahmin, Bhat=Brahmin, Hiremath=Lingayat, Angadi=Lingayat, Murthy=Brahmin, Acharya=Vishwakarma, Swamy=Lingayat'),
    ('kn', 'Tulu', null, 'Shetty=Bunt, Poojary=Billava'),
    ('kn', 'Konkani', null, 'Shenoy=Gowd Saraswat Brahmin, Kamath=Gowd Saraswat Brahmin'),
    ('kn-c', 'Konkani', 'Roman Catholic', 'D''Souza, Pinto, Lobo, Fernandes, Rodrigues, D''Almeida'),
    ('hi', 'Hindi', null, 'Mishra=Brahmin, Tiwari=Brahmin, Srivastava=Kayastha, Yadav=Yadav, Chauhan=Rajput, Verma=Kurmi, Gupta=Vaishya, Saxena=Kayastha, Maurya=Maurya, Pandey=Brahmin'),
    ('hi', 'Hindi', null, 'Sharma=Brahmin, Rathore=Rajput, Shekhawat=Rajput, Mathur=Kayastha, Agarwal=Agarwal, Maheshwari=Maheshwari, Choudhary=Jat, Vyas=Brahmin, Khandelwal=Khandelwal'),
    ('hi', 'Hindi', null, 'Dubey=Brahmin, Shukla=Brahmin, Malviya=Brahmin, Jaiswal=Kalwar, Soni=Soni, Kushwaha=Kushwaha, Tomar=Rajput, Ahirwar=Ahirwar, Patidar=Patidar'),
    ('hi', 'Hindi', 'Shwetambar Jain, Digambar Jain', 'Jain, Bothra=Shwetambar Jain, Surana=Shwetambar Jain, Lodha=Shwetambar Jain, Kasliwal=Digambar Jain'),
    ('ur', 'Urdu', null, 'Khan=Pathan, Baig=Mughal, Siddiqui=Sheikh, Quadri=Syed, Hussaini=Syed, Ansari=Ansari, Qureshi=Qureshi, Farooqui=Sheikh, Rizvi=Syed, Usmani=Sheikh'),
    ('mr', 'Marathi', null, 'Kulkarni=Deshastha Brahmin, Joshi=Brahmin, Patil=Maratha, Deshmukh=Maratha, Jadhav=Maratha, Pawar=Maratha, Deshpande=Deshastha Brahmin, Gokhale=Chitpavan Brahmin, Shinde=Maratha, Bhosale=Maratha, Phule=Mali, Chitre=Chandraseniya Kayastha Prabhu'),
    ('mr-b', 'Marathi', 'Nav-Bauddha', 'Kamble, Gaikwad, Wankhede, Meshram, Sonawane, Ramteke'),
    ('gu', 'Gujarati', null, 'Patel=Patidar, Trivedi=Brahmin, Desai=Anavil Brahmin, Parmar=Rajput, Solanki=Rajput, Bhatt=Brahmin, Thakkar=Lohana, Panchal=Panchal, Dave=Brahmin'),
    ('gu', 'Gujarati', 'Shwetambar Jain', 'Shah, Mehta, Doshi, Sanghvi, Vora'),
    ('gu-p', 'Gujarati', 'Parsi', 'Mistry, Daruwalla, Wadia, Bharucha, Contractor'),
    ('bn', 'Bengali', null, 'Mukherjee=Brahmin, Banerjee=Brahmin, Chatterjee=Brahmin, Ghosh=Kayastha, Bose=Kayastha, Dutta=Kayastha, Sen=Baidya, Saha=Saha, Mondal=Mahishya, Pal=Kumbhakar'),
    ('pa-s', 'Punjabi', null, 'Gill=Jat, Sandhu=Jat, Dhillon=Jat, Sidhu=Jat, Grewal=Jat, Saini=Saini, Sethi=Khatri, Bedi=Khatri, Ahluwalia=Ahluwalia'),
    ('pa', 'Punjabi', null, 'Khanna=Khatri, Kapoor=Khatri, Malhotra=Khatri, Arora=Arora, Chopra=Khatri, Ahuja=Arora, Sood=Sood')
),
surnames as (
  select split_part(entry, '=', 1) as surname, nullif(split_part(entry, '=', 2), '') as caste,
    castes, language, parents.*
  from communities
  join parents on parents.key = communities.parents
  cross join unnest(string_to_array(communities.surnames, ', ')) as entry
),
towns (town, north, east) as (
  values
    ('Chennai', 13.08, 80.27), ('Salem', 11.66, 78.15), ('Kumbakonam', 10.96, 79.38), ('Hyderabad', 17.39, 78.49),
    ('Pune', 18.52, 73.86), ('Tiruppur', 11.11, 77.34), ('Belagavi', 15.85, 74.5), ('Coimbatore', 11.02, 76.96),
    ('Kolhapur', 16.7, 74.24), ('Erode', 11.34, 77.72), ('Indore', 22.72, 75.86), ('New Delhi', 28.61, 77.21),
    ('Mumbai', 19.08, 72.88), ('Ernakulam', 9.98, 76.28), ('Tumakuru', 13.34, 77.1), ('Satara', 17.69, 74),
    ('Ottapalam', 10.77, 76.38), ('Jaipur', 26.91, 75.79), ('Kanpur', 26.45, 80.33), ('Karur', 10.96, 78.08),
    ('Mangaluru', 12.91, 74.86), ('Udaipur', 24.58, 73.69), ('Surat', 21.17, 72.83), ('Sangli', 16.85, 74.58),
    ('Dindigul', 10.36, 77.98), ('Nalgonda', 17.05, 79.27), ('Khammam', 17.25, 80.15), ('Meerut', 28.98, 77.71),
    ('Hubballi', 15.36, 75.12), ('Gwalior', 26.22, 78.18), ('Varanasi', 25.32, 82.99), ('Nashik', 20, 73.79),
    ('Anand', 22.56, 72.96), ('Davanagere', 14.47, 75.92), ('Nellore', 14.44, 79.99), ('Bhopal', 23.26, 77.41),
    ('Durgapur', 23.52, 87.31), ('Thiruvananthapuram', 8.52, 76.94), ('Rajkot', 22.3, 70.8), ('Vellore', 12.92,
    79.13), ('Karimnagar', 18.44, 79.13), ('Warangal', 17.97, 79.6), ('Thane', 19.2, 72.97), ('Bengaluru', 12.97,
    77.59), ('Agra', 27.18, 78.01), ('Kollam', 8.89, 76.6), ('Ahmedabad', 23.02, 72.57), ('Madurai', 9.93,
    78.12), ('Bikaner', 28.02, 73.31), ('Jalandhar', 31.33, 75.58), ('Gorakhpur', 26.76, 83.37), ('Nizamabad',
    18.67, 78.09), ('Ludhiana', 30.9, 75.85), ('Tiruchirappalli', 10.79, 78.7), ('Kannur', 11.87, 75.37),
    ('Palakkad', 10.78, 76.65), ('Visakhapatnam', 17.69, 83.22), ('Tirunelveli', 8.73, 77.7), ('Howrah', 22.59,
    88.31), ('Tirupati', 13.63, 79.42), ('Kozhikode', 11.25, 75.78), ('Guntur', 16.3, 80.44), ('Rajahmundry', 17,
    81.78), ('Thanjavur', 10.79, 79.14), ('Mysuru', 12.3, 76.64), ('Vadodara', 22.31, 73.18), ('Ujjain', 23.18,
    75.78), ('Siliguri', 26.73, 88.4), ('Alappuzha', 9.49, 76.33), ('Jodhpur', 26.29, 73.02), ('Bhavnagar', 21.76,
    72.15), ('Lucknow', 26.85, 80.95), ('Solapur', 17.66, 75.91), ('Nagpur', 21.15, 79.09), ('Vijayawada', 16.51,
    80.63), ('Jamnagar', 22.47, 70.06), ('Thrissur', 10.52, 76.21), ('Kolkata', 22.57, 88.36), ('Asansol', 23.68,
    86.98), ('Udupi', 13.34, 74.75), ('Kota', 25.18, 75.84), ('Ajmer', 26.45, 74.64), ('Amritsar', 31.63, 74.87),
    ('Prayagraj', 25.44, 81.85), ('Bardhaman', 23.23, 87.86), ('Jabalpur', 23.17, 79.95), ('Shivamogga', 13.93,
    75.57), ('Pathankot', 32.27, 75.65), ('Palanpur', 24.17, 72.43)
),
work (turn, turns, education, job, from_age) as (
  select row_number() over () - 1, count(*) over (), entries.*
  from (values
    ('B.E. Computer Science', 'Software engineer', 21), ('B.Com', 'Accountant, private firm', 21),
    ('M.Sc Mathematics, B.Ed', 'Higher secondary teacher', 25), ('B.Tech Mechanical', 'Design engineer, automobile parts', 21),
    ('MBBS, MD', 'Doctor, government hospital', 28), ('MBA Finance', 'Bank officer, nationalised bank', 24),
    ('B.Sc Nursing', 'Staff nurse', 21), ('Diploma in Mechanical Engineering', 'Supervisor, textile mill', 21),
    ('B.E. Civil', 'Site engineer', 22), ('M.Com', 'Tax assistant, Income Tax department', 24),
    ('BDS', 'Dentist, own clinic', 25), ('MCA', 'Data analyst', 24), ('B.A. English', 'Content editor, publishing house', 21),
    ('CA', 'Chartered accountant', 25), ('B.Pharm', 'Pharmacist', 22), ('M.Tech Electronics', 'Scientist, public research laboratory', 26),
    ('LLB', 'Advocate, district court', 25), ('B.Com', 'Family business, wholesale textiles', 22),
    ('Ph.D Chemistry', 'Assistant professor', 30), ('B.Sc Agriculture', 'Agricultural officer', 23),
    ('ITI Electrician', 'Technician, railways', 22), ('B.Arch', 'Architect', 24), ('BBA', 'Human resources executive', 22),
    ('12th (HSC)', 'Self-employed, provision store', 23), ('B.Ed', 'Primary school teacher', 23),
    ('M.A. History', 'State government service', 25), ('B.E. Electrical', 'Assistant engineer, electricity board', 23),
    ('BHMS', 'Homoeopathic physician', 25), ('B.Sc Visual Communication', 'Graphic designer', 22)
  ) as entries (education, job, from_age)
),
cards as (
  select
    users.*,
    regexp_substr(name, '[^ ]+$') as surname,
    case when name ~ '^[^ ]+ [^ ]+ [^ ]+$' then split_part(name, ' ', 2) end as middle_name,
    -- The same as in 01_registered_users.sql; half of the people without a chart know their star too.
    case
      when birth_chart is not null or (religion in ('Hindu', 'Jain') and (pg_temp.mix(id, 'chart', 12) > 0 or pg_temp.mix(id, 'star without chart', 2) = 0))
      then 1 + pg_temp.mix(id, 'star', 27)
    end as star,
    -- Some profiles lack a value, drafts more often.
    case when status = 'draft' then 3 else 45 end as one_in
  from public."RegisteredUsers" as users
  where id <= 1000
    and not exists (select from public.profile_details where registered_user_id = users.id)
)
insert into public.profile_details (
  registered_user_id, date_of_birth, birth_star, star_pada, height, education, job, caste, mother_tongue, marital_status,
  "father's_name", "mother's_name", "father's_job", "mother's_job", number_of_siblings, rasi, gothram, mangal_dosha, diet,
  time_of_birth, birth_time_certainty, place_of_birth, birth_coordinates, birth_zone, chart_almanac, lagnam, other_dosha,
  kulam, native_place, work_place, brothers, married_brothers, sisters, married_sisters, children, children_live_with,
  created_at, updated_at
)
select
  cards.id,
  coalesce(born_at::date, birthday),
  (array[
    'Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha',
    'Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha', 'Jyeshtha',
    'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada',
    'Uttara Bhadrapada', 'Revati'
  ])[star],
  pada,
  case when not lacks_height then
    case gender when 'bride' then 150 + pg_temp.mix(cards.id, 'height', 12) + pg_temp.mix(cards.id, 'more height', 11)
      else 163 + pg_temp.mix(cards.id, 'height', 13) + pg_temp.mix(cards.id, 'more height', 12) end
  end,
  case when not lacks_work or 'Education' = any (verified_items) then work.education end,
  case when not lacks_work or 'Employment' = any (verified_items) then work.job end,
  case
    when religion = 'No religion' or cards.id = 935 then null
    when cards.id < 998 and pg_temp.mix(cards.id, 'caste', 15) = 0 then 'Prefer not to say'
    else coalesce(surnames.caste, pg_temp.nth(castes, pg_temp.mix(cards.id, 'which caste', 1000)))
  end,
  case when cards.id <> 935 then language end,
  status_of_marriage,
  case when not lacks_parents and surnames.key is not null then coalesce(
    coalesce(case when surnames.key in ('mr', 'gu') then middle_name end, pg_temp.nth(fathers, pg_temp.mix(cards.id, 'father', 1000))),
    substr('KPRSMVNTAGCJ', 1 + pg_temp.mix(cards.id, 'initial', 12), 1) || '.'
      || case when surnames.key like 'ml%' then ' ' || substr('VKPMRAS', 1 + pg_temp.mix(cards.id, 'second initial', 7), 1) || '.' else '' end
  ) || ' ' || cards.surname end,
  case when not lacks_parents then pg_temp.nth(mothers, pg_temp.mix(cards.id, 'mother', 1000))
    || case when surnames.key in ('ur', 'ta-m', 'ml-m') then '' else ' ' || cards.surname end end,
  case when not lacks_parents and (cards.id >= 998 or pg_temp.mix(cards.id, 'father''s job known', 25) > 0) then (array[
    'Farmer', 'Retired headmaster', 'Businessman', 'Retired bank manager', 'Government service', 'Shop owner',
    'Retired, public works department', 'Contractor', 'Advocate', 'Retired, Indian Railways', 'Private firm',
    'College lecturer, retired', 'Tailoring workshop', 'Ex-serviceman', 'Late'
  ])[1 + pg_temp.mix(cards.id, 'father''s job', 15)] end,
  case when not lacks_parents and (cards.id >= 998 or pg_temp.mix(cards.id, 'mother''s job known', 25) > 0) then (array[
    'Homemaker', 'Homemaker', 'Homemaker', 'Homemaker', 'Homemaker', 'School teacher', 'Homemaker', 'Government service',
    'Retired nurse', 'Bank clerk', 'Tailor', 'Retired teacher'
  ])[1 + pg_temp.mix(cards.id, 'mother''s job', 12)] end,
  siblings,
  -- Each sign has nine of the 108 padas. Without a pada, a star gives the sign only if it lies in one sign.
  (array[
    'Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'
  ])[case
    when pada is not null then ((star - 1) * 4 + pada - 1) / 9 + 1
    when (star - 1) * 4 / 9 = (star * 4 - 1) / 9 then (star - 1) * 4 / 9 + 1
  end],
  case when religion = 'Hindu' and not lacks_parents and pg_temp.mix(cards.id, 'gothram known', 3) > 0 then (array[
    'Bharadwaja', 'Kashyapa', 'Vasishta', 'Gautama', 'Atreya', 'Kaundinya', 'Srivatsa', 'Harita', 'Sandilya', 'Vishwamitra'
  ])[1 + pg_temp.mix(cards.id, 'gothram', 10)] end,
  case when star is not null and (cards.id >= 998 or pg_temp.mix(cards.id, 'dosha known', 5) > 0) then (array[
    'No', 'No', 'No', 'No', 'Yes', 'No', 'Don''t know', 'No', 'Anshik (partial)', 'No'
  ])[1 + pg_temp.mix(cards.id, 'dosha', 10)] end,
  case when cards.id <> 935 and (cards.id >= 998 or pg_temp.mix(cards.id, 'diet known', 8) > 0) then
    case
      when religion = 'Jain' then (array['Jain', 'Vegetarian'])[1 + pg_temp.mix(cards.id, 'diet', 2)]
      else (array[
        'Non-vegetarian', 'Vegetarian', 'Non-vegetarian', 'Eggetarian', 'Vegetarian', 'Non-vegetarian', 'Vegan', 'Vegetarian'
      ])[1 + pg_temp.mix(cards.id, 'diet', case when religion = 'Muslim' then 1 else 8 end)]
    end
  end,
  -- Half of the births with a known star have a time; approximate ones are rounded to a quarter of an hour.
  to_char(born_at, 'HH24:MI'),
  case
    when has_time and is_approximate then 'Approximate'
    when has_time and (cards.id >= 998 or pg_temp.mix(cards.id, 'certainty', 5) > 0) then 'Exact'
    when not has_time and star is not null and pg_temp.mix(cards.id, 'certainty', 3) = 0 then 'Not known'
  end,
  case when star is not null and (has_time or pg_temp.mix(cards.id, 'place of birth', 3) = 0) then location end,
  -- Coordinates and time zone are for places that the site does not know.
  null,
  null,
  -- Some Tamil families with another pada than the site computes have a Vakya chart.
  case when language = 'Tamil' and star is not null then
    case
      when has_time and pg_temp.mix(cards.id, 'another pada', 15) = 0 and pg_temp.mix(cards.id, 'almanac', 2) = 0 then 'Vakya'
      when pg_temp.mix(cards.id, 'almanac', 8) = 1 then 'Thirukanitha'
      when pg_temp.mix(cards.id, 'almanac', 8) = 3 then 'Not known'
    end
  end,
  case when has_time and pg_temp.mix(cards.id, 'lagnam known', 3) > 0 then (array[
    'Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'
  ])[1 + (floor(pg_temp.rising(
    extract(epoch from born_at - timestamp '2000-01-01 17:30') / 86400, towns.north, towns.east
  ) / 30)::integer + 24) % 12] end,
  case when star is not null and pg_temp.mix(cards.id, 'other dosha known', 4) = 0 then (array[
    'Suddha jathakam', 'Suddha jathakam', 'Rahu-Ketu', 'Suddha jathakam', 'Naga/Sarpa', 'Kalasarpa'
  ])[1 + pg_temp.mix(cards.id, 'other dosha', 6)] end,
  case when pg_temp.nth(castes, pg_temp.mix(cards.id, 'which caste', 1000)) ~ 'Gounder' and religion = 'Hindu'
    then (array['Andhuvan', 'Payiran', 'Thooran', 'Kannan', 'Sellan'])[1 + pg_temp.mix(cards.id, 'kulam', 5)] end,
  case when pg_temp.mix(cards.id, 'native place known', 2) = 0 then location end,
  case when not lacks_work and work.job is not null and pg_temp.mix(cards.id, 'work place known', 3) > 0 then
    case when pg_temp.mix(cards.id, 'works at home', 2) = 0 then location
      else (array['Chennai, Tamil Nadu', 'Bengaluru, Karnataka', 'Coimbatore, Tamil Nadu', 'Hyderabad, Telangana'])[1 + pg_temp.mix(cards.id, 'work place', 4)] end
  end,
  brothers, married_brothers, siblings - brothers, married_sisters,
  children, case when children > 0 then (array['This parent', 'Other parent', 'This parent'])[1 + pg_temp.mix(cards.id, 'children live with', 3)] end,
  cards.created_at,
  cards.updated_at
from cards
-- People with a single name have no surname.
left join surnames on surnames.surname = cards.surname and cards.surname <> name
cross join lateral (
  select
    cards.id = 935 or (cards.id < 998 and pg_temp.mix(cards.id, 'lacks height', one_in) = 0) as lacks_height,
    cards.id in (933, 935) or (cards.id < 998 and pg_temp.mix(cards.id, 'lacks work', one_in) = 0) as lacks_work,
    cards.id in (934, 935) or (cards.id < 998 and pg_temp.mix(cards.id, 'lacks parents', one_in) = 0) as lacks_parents,
    cards.id = 935 or (cards.id < 998 and pg_temp.mix(cards.id, 'lacks siblings', one_in) = 0) as lacks_siblings
) as gaps
cross join lateral (
  select
    case when not lacks_siblings then (array[0, 1, 1, 1, 2, 2, 3, 1, 2, 4])[1 + pg_temp.mix(cards.id, 'siblings', 10)] end as siblings,
    case
      when cards.id = 935 then null
      when age < 28 or cards.id >= 998 or pg_temp.mix(cards.id, 'marital status', 100) >= 16 then 'Never Married'
      else (array['Divorced', 'Widowed', 'Divorced', 'Awaiting Divorce', 'Divorced', 'Separated', 'Widowed', 'Annulled'])[1 + pg_temp.mix(cards.id, 'marital status', 8)]
    end as status_of_marriage
) as families
cross join lateral (
  -- Most families say how many of them are brothers.
  select case when cards.id >= 998 or pg_temp.mix(cards.id, 'brothers known', 4) > 0 then pg_temp.mix(cards.id, 'brothers', siblings + 1) end as brothers
) as boys
cross join lateral (
  select
    case when pg_temp.mix(cards.id, 'married known', 3) > 0 then pg_temp.mix(cards.id, 'married brothers', brothers + 1) end as married_brothers,
    case when pg_temp.mix(cards.id, 'married known', 3) > 0 then pg_temp.mix(cards.id, 'married sisters', siblings - brothers + 1) end as married_sisters,
    case when status_of_marriage <> 'Never Married' and pg_temp.mix(cards.id, 'children known', 3) > 0
      then pg_temp.mix(cards.id, 'children', 3) end as children
) as households
cross join lateral (
  select case
    when star is not null and (cards.id >= 998 or pg_temp.mix(cards.id, 'pada known', 6) > 0) then 1 + pg_temp.mix(cards.id, 'pada', 4)
  end as pada
) as quarters
cross join lateral (
  select
    star is not null and age is not null and (cards.id >= 998 or pg_temp.mix(cards.id, 'birth time known', 2) = 0) as has_time,
    cards.id < 998 and pg_temp.mix(cards.id, 'birth time is approximate', 4) = 0 as is_approximate,
    -- Makes the age on the card the age on 2026-11-20.
    (date '2026-11-20' - make_interval(years => age))::date as last_birthday,
    (date '2026-11-20' - make_interval(years => age))::date - pg_temp.mix(cards.id, 'birthday', 364) as birthday
) as births
cross join lateral (
  -- For one in fifteen, the family's chart has the pada before.
  select (
    (star - 1) * 4 + coalesce(pada, 1 + pg_temp.mix(cards.id, 'pada', 4)) - 0.5
      + (pg_temp.mix(cards.id, 'place within the pada', 61) - 30) / 100.0
      + case when cards.id < 998 and pg_temp.mix(cards.id, 'another pada', 15) = 0 then 1 else 0 end
  ) * 360 / 108 as degrees
) as moons
cross join lateral (
  select case when has_time then pg_temp.moment(degrees, birthday, last_birthday) end as moment
) as moments
cross join lateral (
  select case when is_approximate then date_bin('15 minutes', moment, '2000-01-01') else moment end as born_at
) as clocks
left join towns on towns.town = split_part(location, ',', 1)
-- Educations rotate among people who are old enough for them.
left join lateral (
  select education, job from work where from_age <= coalesce(age, 30)
  order by (turn + cards.id * 11) % turns limit 1
) as work on true
on conflict (registered_user_id) do nothing;

drop function pg_temp.nth(text, bigint), pg_temp.mix(bigint, text, integer), pg_temp.moment(double precision, date, date),
  pg_temp.rising(double precision, double precision, double precision), pg_temp.moon(double precision), pg_temp.shift(double precision);
