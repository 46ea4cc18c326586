-- A new password is no row of keys or letters, and no common word with a year or signs around it, also where digits and
-- signs stand for its letters.
-- Who may: nobody reads the list but the functions of this database; migrations add to it.

create table private.common_passwords (
  word text primary key
    constraint word_is_letters check (word ~ '^[a-z]{3,}$')
);
comment on table private.common_passwords is 'What people choose first, in small letters without digits and signs: words, names, places, gods, films, teams.';
revoke all on private.common_passwords from anon, authenticated, service_role;
alter table private.common_passwords enable row level security;
create policy "No API role reads or writes common passwords" on private.common_passwords
  for all to anon, authenticated using (false) with check (false);

insert into private.common_passwords (word)
select distinct word from regexp_split_to_table($words$
  password passwords passcode passphrase changeme default secret letmein welcome hello helloworld login signin admin
  administrator office bureau manager guest user username test testing tester temporary temp demo sample master computer
  internet google gmail facebook instagram whatsapp youtube twitter linkedin samsung apple iphone android nokia windows
  microsoft amazon flipkart jiophone airtel vodafone
  iloveyou iloveu loveyou ilovemyself ilovemyfamily ilovemymom ilovemydad ilovemywife iloveindia iloveamma iloveappa lovely
  lover forever family mother father mummy daddy amma appa akka anna thambi thangai brother sister friend friends bestfriend
  sweetheart darling baby babygirl babyboy princess prince queen king angel butterfly sunshine flower rose jasmine lotus
  spring summer autumn winter monsoon january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday morning evening goodmorning goodnight birthday happybirthday
  marriage wedding matrimony matrimonial mangalam mangalyam mangala kalyanam kalyana vivaha shaadi bride groom bridegroom
  brideandgroom horoscope jathagam
  india indian bharat bharatmata jaihind vandemataram incredibleindia tamil tamilnadu kerala karnataka andhra telangana
  maharashtra gujarat rajasthan punjab bengal odisha assam bihar jharkhand uttarpradesh madhyapradesh delhi newdelhi mumbai
  bombay kolkata calcutta chennai madras bangalore bengaluru hyderabad secunderabad pune ahmedabad surat jaipur lucknow kanpur
  nagpur indore bhopal patna vadodara ludhiana agra nashik varanasi amritsar chandigarh coimbatore madurai trichy
  tiruchirappalli salem erode tiruppur tirunelveli thoothukudi vellore thanjavur kumbakonam dindigul karur namakkal pollachi
  palani ooty kodaikanal nagercoil kanyakumari cuddalore pondicherry puducherry kanchipuram chidambaram rameswaram kochi cochin
  ernakulam thrissur kozhikode calicut kannur kollam kottayam palakkad trivandrum thiruvananthapuram mysore mysuru mangalore
  hubli belgaum vijayawada visakhapatnam vizag guntur tirupati nellore warangal america london dubai singapore malaysia
  ganesh ganesha ganapathi vinayagar vinayaka pillaiyar murugan muruga omsaravanabhava saravana kartik karthik karthikeya siva
  shiva omnamahshivaya omnamasivaya sivasiva parvathi parvati durga kali amman mariamman meenakshi kamakshi lakshmi
  mahalakshmi saraswathi saraswati vishnu venkatesh venkateswara balaji govinda perumal narayana omnamonarayana krishna
  harekrishna hareram radhakrishna radhekrishna rama srirama sriram jaishreeram jaisriram sitaram hanuman anjaneya jaihanuman
  ayyappa ayyappan swamiyesaranamayyappa saibaba omsairam sairam raghavendra jesus jesuschrist christ bible amen
  praisethelord allah bismillah mashallah alhamdulillah waheguru buddha mahavir
  anand ananya anitha arjun aravind asha ashok bala bharathi chitra deepa deepak devi dhanush divya gayathri geetha gokul gopal
  hari harish indira jaya jayanthi kamal kannan karthika kavitha kumar kumari lalitha latha madhavan mahesh malathi mani manoj
  meena mohan nandhini naveen nirmala padma prabhu pradeep prakash prasad praveen preethi priya radha raja rajesh rajeswari
  rajini rajinikanth rajkumar ramesh ramya ranjith ravi revathi sandhya sangeetha santhosh saranya sathish selvam selvi
  senthil shanthi sivakumar sridevi srinivasan subramanian sudha sujatha sumathi sundar suresh surya swathi uma usha vani
  vasantha venkat vidya vijay vijaya vimala vinoth yamuna
  cricket football msdhoni dhoni thaladhoni sachin sachintendulkar viratkohli kohli rohitsharma chennaisuperkings mumbaiindians
  royalchallengers superstar thalapathy thalaivar thalaajith baahubali bahubali kabali vikram master leo jailer spiderman
  superman batman ironman pokemon dragon monkey tiger lion elephant peacock dolphin
  biriyani biryani idli dosa sambar coffee chocolate mango banana orange pineapple cookie
  money lucky success winner champion power freedom peace happy happiness smile beautiful life lifeisbeautiful goodluck
  nothing whatever trustno trustnoone nopassword mypassword newpassword oldpassword ourpassword yourpassword
$words$, '[[:space:]]+') as word
where word <> '';

create or replace function private.weak_password_reason(password text, username text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  small constant text := lower(password);
  -- With digits and signs read as the letters that they stand for, and without the rest.
  letters constant text := regexp_replace(translate(small, '013457@$!', 'oieastasi'), '[^a-z]', '', 'g');
  bare constant text := regexp_replace(small, '[^a-z]', '', 'g');
  rows_of_keys constant text := '01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p '
    || 'qazwsxedcrfvtgbyhnujmikolp 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 qwaszx qweasdzxc a1b2c3d4e5f6g7h8i9 1a2b3c4d5e6f7g8h9i';
begin
  return case
    when char_length(password) < 10 then 'Choose a password of at least 10 characters.'
    -- bcrypt reads 72 bytes: what comes after would not count.
    when octet_length(password) > 72 then 'Choose a shorter password: at most 72 letters, digits and signs.'
    when position(lower(username) in small) > 0 then 'Choose a password that does not contain the username.'
    when (select count(distinct sign) from regexp_split_to_table(password, '') as sign) < 5 then 'Choose a password with more different characters.'
    when small ~ '(password|passw0rd|qwerty|asdfgh|iloveyou|letmein|welcome|admin123|abc123|123456|987654|111111|000000|matrimony)'
      then 'Choose a password that is harder to guess: this one contains a very common word or row of digits.'
    when exists (
      select from generate_series(1, char_length(small) - 5) as place
      where position(substr(small, place, 6) in rows_of_keys) > 0 or position(substr(small, place, 6) in reverse(rows_of_keys)) > 0
    ) then 'Choose a password that is harder to guess: this one contains a row of keys or letters.'
    when exists (select from private.common_passwords where word in (letters, bare))
      then 'Choose a password that is harder to guess: this one is a common word, with digits or signs around it.'
  end;
end
$$;
