-- Demo fixtures 2 of 6: personal and family details of the people of 01_registered_users.sql.
--
-- What a card says decides the rest: the surname tells mother tongue, community and the parents' names, the age the
-- date of birth, the birth chart the star, star and pada the rasi. Details that are already there are left alone.

-- Never in a real register.
do $$
begin
  if not exists (select from public."RegisteredUsers" where id = 1000 and created_at = '2026-11-19 17:39:40 +05:30') then
    raise exception 'The demo people are not here, so nothing was done. They come with 01_registered_users.sql.';
  end if;
end
$$;

-- As in 01_registered_users.sql.
create or replace function pg_temp.nth(list text, n bigint) returns text language sql immutable
  as $$ select (string_to_array(list, ', '))[1 + n % cardinality(string_to_array(list, ', '))] $$;
create or replace function pg_temp.mix(n bigint, question text, size integer) returns integer language sql immutable
  as $$ select ('x' || substr(md5(question || n), 1, 7))::bit(28)::integer % size $$;

with parents (key, fathers, mothers) as (
  -- No first names for the father: his name is initials and the surname, as in R. Krishnan.
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
  -- Surname=caste; a surname that says nothing about it gets one of the castes listed before.
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
    coalesce(substring(birth_chart from '^([0-9]+)/')::integer, case
      when religion in ('Hindu', 'Jain') and pg_temp.mix(id, 'star without chart', 2) = 0 then 1 + pg_temp.mix(id, 'star', 27)
    end) as star,
    -- Some entries lack something; a draft more often.
    case when status = 'draft' then 3 else 45 end as one_in
  from public."RegisteredUsers" as users
  where id <= 1000
    and not exists (select from public.profile_details where registered_user_id = users.id)
)
insert into public.profile_details (
  registered_user_id, date_of_birth, birth_star, star_pada, height, education, job, caste, mother_tongue, marital_status,
  "father's_name", "mother's_name", "father's_job", "mother's_job", number_of_siblings, rasi, gothram, mangal_dosha, diet,
  time_of_birth, birth_time_certainty, place_of_birth, birth_coordinates, birth_zone, lagnam, other_dosha,
  created_at, updated_at
)
select
  cards.id,
  -- So that the age on the card is the age on 2026-11-20.
  (date '2026-11-20' - make_interval(years => age))::date - pg_temp.mix(cards.id, 'birthday', 364),
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
  case
    when cards.id = 935 then null
    when age < 28 or cards.id >= 998 or pg_temp.mix(cards.id, 'marital status', 100) >= 16 then 'Never Married'
    else (array['Divorced', 'Widowed', 'Divorced', 'Awaiting Divorce', 'Divorced', 'Separated', 'Widowed', 'Annulled'])[1 + pg_temp.mix(cards.id, 'marital status', 8)]
  end,
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
  case when not lacks_siblings then (array[0, 1, 1, 1, 2, 2, 3, 1, 2, 4])[1 + pg_temp.mix(cards.id, 'siblings', 10)] end,
  -- Each sign has nine of the 108 padas. Without a pada, only a star that lies in one sign tells it.
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
  -- Of the births for which a star is known, half have a time; an approximate one is to the quarter of an hour.
  case when has_time then to_char(make_time(
    pg_temp.mix(cards.id, 'hour of birth', 24),
    case when is_approximate then 15 * pg_temp.mix(cards.id, 'minute of birth', 4) else pg_temp.mix(cards.id, 'minute of birth', 60) end,
    0
  ), 'HH24:MI') end,
  case
    when has_time and is_approximate then 'Approximate'
    when has_time and (cards.id >= 998 or pg_temp.mix(cards.id, 'certainty', 5) > 0) then 'Exact'
    when not has_time and star is not null and pg_temp.mix(cards.id, 'certainty', 3) = 0 then 'Not known'
  end,
  case when star is not null and (has_time or pg_temp.mix(cards.id, 'place of birth', 3) = 0) then location end,
  -- Coordinates and clock are for places that the site does not know.
  null,
  null,
  case when has_time and pg_temp.mix(cards.id, 'lagnam known', 3) > 0 then (array[
    'Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'
  ])[1 + pg_temp.mix(cards.id, 'lagnam', 12)] end,
  case when star is not null and pg_temp.mix(cards.id, 'other dosha known', 4) = 0 then (array[
    'Suddha jathakam', 'Suddha jathakam', 'Rahu-Ketu', 'Suddha jathakam', 'Naga/Sarpa', 'Kalasarpa'
  ])[1 + pg_temp.mix(cards.id, 'other dosha', 6)] end,
  cards.created_at,
  cards.updated_at
from cards
-- A single name tells nothing of a family.
left join surnames on surnames.surname = cards.surname and cards.surname <> name
cross join lateral (
  select
    cards.id = 935 or (cards.id < 998 and pg_temp.mix(cards.id, 'lacks height', one_in) = 0) as lacks_height,
    cards.id in (933, 935) or (cards.id < 998 and pg_temp.mix(cards.id, 'lacks work', one_in) = 0) as lacks_work,
    cards.id in (934, 935) or (cards.id < 998 and pg_temp.mix(cards.id, 'lacks parents', one_in) = 0) as lacks_parents,
    cards.id = 935 or (cards.id < 998 and pg_temp.mix(cards.id, 'lacks siblings', one_in) = 0) as lacks_siblings
) as gaps
cross join lateral (
  select case
    when star is not null and (cards.id >= 998 or pg_temp.mix(cards.id, 'pada known', 6) > 0) then 1 + pg_temp.mix(cards.id, 'pada', 4)
  end as pada
) as quarters
cross join lateral (
  select
    star is not null and (cards.id >= 998 or pg_temp.mix(cards.id, 'birth time known', 2) = 0) as has_time,
    cards.id < 998 and pg_temp.mix(cards.id, 'birth time is approximate', 4) = 0 as is_approximate
) as births
-- Each education takes its turn among those old enough for it.
left join lateral (
  select education, job from work where from_age <= coalesce(age, 30)
  order by (turn + cards.id * 11) % turns limit 1
) as work on true
on conflict (registered_user_id) do nothing;

drop function pg_temp.nth(text, bigint), pg_temp.mix(bigint, text, integer);
