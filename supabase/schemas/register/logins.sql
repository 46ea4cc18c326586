-- Logins and passwords. The admin creates a login with a temporary password, resets the password and disables the login; the
-- member changes the password. A new password must not be a row of keys or letters. Nor may it contain a part of the person's
-- name (backwards too), the date or month of birth, or six digits in a row of a phone number of theirs, or be names, facts or an
-- address that others know, one or two common words, with or without a year or signs around them, or a common stolen password.
-- Digits, signs, accents and letters of other scripts that only look otherwise don't help.
-- Who may: anyone signed in changes their own password; the admin does the rest. Only the functions of this database read these
-- tables.

create function private.login_email(username text) returns text language sql immutable parallel safe set search_path = '' as $$
  select lower(btrim(username)) || '@members.matrimony.invalid'
$$;
comment on function private.login_email(text) is 'The internal e-mail address of a username in the auth service. web/src/person/login-email.ts does the same in the client; an access test compares them.';

-- Strength of passwords ------------------------------------------------------------------------------------------------------

create view private.common_passwords as
select distinct word from regexp_split_to_table($words$
  password passwords passcode passphrase changeme default secret letmein welcome vanakkam nalvaravu hello helloworld login signin admin
  administrator office bureau manager clerk member members guest user username test testing tester temporary temp demo sample master computer
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
comment on view private.common_passwords is 'Words that people choose first, lowercase, without digits and signs: names, places, gods, films, teams.';

create function private.as_guessed(entered text) returns text language sql immutable set search_path = '' as $$
  select private.plain_text(private.tidy_text(translate(
    regexp_replace(normalize(entered, NFKD), '[\u0300-\u036f]', '', 'g'),
    'АВЕНІЈКМОРСЅТУХавԁеһніјкӏмпорԛгѕтѵԝхусΑΒΕΗΙΚΜΝΟΡΤΥΧΖαβεηικμνορτυχγıđłø',
    'ABEHIJKMOPCSTYXabdehhijklmnopqrstvwxycABEHIKMNOPTYXZabenikuvoptuxyidlo'
  )))
$$;
comment on function private.as_guessed(text) is 'A password or a name as guesses are compared: small letters without accents, with Latin letters for those of Cyrillic and Greek that look like them, and plain digits.';

create function private.birth_dates(birth_date date) returns text[] language sql stable set search_path = '' as $$
  -- A form that is part of another one stands for both: 1051995 is in 01051995.
  select array(
    select to_char(birth_date, form) from unnest(array[
      'FMDDMMYYYY', 'FMDDFMMMYYYY', 'FMMMDDYYYY', 'FMMMFMDDYYYY', 'YYYYMMDD', 'YYYYFMMMFMDD', 'DDMMYY', 'MMDDYY', 'YYMMDD',
      'monYYYY', 'YYYYmon', 'FMDDmonYY', 'FMmonthYYYY', 'FMmonthFMDDYYYY', 'monFMDDYYYY'
    ]) as form
  )
$$;
comment on function private.birth_dates(date) is 'A date, or its month and year, as people write it in a password, without signs.';

create function private.has_row_of_keys(lowercase text) returns boolean language sql immutable set search_path = '' as $$
  with row_of as (
    select keys || ' ' || reverse(keys) as keys
    from (select $keys$01234567890-= abcdefghijklmnopqrstuvwxyz qwertyuiop[] asdfghjkl;' zxcvbnm,./ !@#$%^&*() 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p $keys$
      || 'qazwsxedcrfvtgbyhnujmikolp 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 qwaszx qweasdzxc a1b2c3d4e5f6g7h8i9 1a2b3c4d5e6f7g8h9i') as known (keys)
  ),
  -- Where three characters of a row begin.
  part as (
    select place from generate_series(1, char_length(lowercase) - 2) as place cross join row_of
    where position(substr(lowercase, place, 3) in keys) > 0 and substr(lowercase, place, 3) !~ '[[:space:]]'
  )
  select exists (
    select from generate_series(1, char_length(lowercase) - 5) as place cross join row_of
    where position(substr(lowercase, place, 6) in keys) > 0
  ) or (
    -- Several short rows, with little else: Abcd@12345.
    select count(*) < 4 from generate_series(1, char_length(lowercase)) as covered
    where not exists (select from part where covered between part.place and part.place + 2)
  )
$$;
comment on function private.has_row_of_keys(text) is 'Whether a password in small letters has six characters that follow one another in the alphabet or on a keyboard, or all but three are of such rows.';

create function private.is_common_words(spellings text[]) returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from unnest(spellings) as spelling
    cross join private.common_passwords as first
    where spelling in (first.word, first.word || right(spelling, 1), left(spelling, 1) || first.word)
      -- Two of them: tamilselvi.
      or starts_with(spelling, first.word)
        and substr(spelling, char_length(first.word) + 1) in (select word from private.common_passwords)
  )
$$;
comment on function private.is_common_words(text[]) is 'Whether one of these spellings is one or two words of private.common_passwords, the one with a further letter at most.';

create function private.is_known_name(spellings text[], own_name text, profile_id bigint) returns boolean language sql stable set search_path = ''
  as $$
  select exists (
    select from (
      select regexp_split_to_array(private.as_guessed(concat_ws(
          ' ', settings.bureau_name, settings.address, own_name, details."father's_name", details."mother's_name", card.location,
          details.caste, details.gothram, details.birth_star, details.rasi, details.job
        )), '[^a-z]+')
        from public.site_settings as settings
        left join public."RegisteredUsers" as card on card.id = profile_id
        left join public.profile_details as details on details.registered_user_id = card.id
    ) as known (words)
    cross join unnest(spellings) as spelling
    where char_length(spelling) >= 4 and (
      position(spelling in array_to_string(words, '')) > 0
      -- In another order, with an initial: RajUmaK.
      or spelling ~ (select '^.?(?:' || string_agg(word, '|') || ')+.?$' from unnest(words) as word where char_length(word) > 1)
    )
  )
$$;
comment on function private.is_known_name(text[], text, bigint) is 'Whether one of these spellings consists of names of the bureau or of this person''s family, or facts of the card.';

create function private.refuse_weak_password(
  field text, password text, username text, own_name text, profile_id bigint default null, numbers text[] default null
) returns void language plpgsql stable set search_path = '' as $$
declare
  lowercase text;
  only_letters text;
  -- Digits and signs read as the letters that they stand for. Those at the ends are often a year, and not letters.
  spellings text[];
  digits text;
  -- As it is compared with the stolen ones.
  plain text;
begin
  if password is null then
    perform private.refuse('password_missing', 'Enter a password.', field);
  -- bcrypt ignores everything after 72 bytes.
  elsif octet_length(password) > 72 then
    perform private.refuse('password_too_long', 'Choose a shorter password: at most 72 English letters, digits and signs, or 24 letters of an Indian script.', field);
  elsif char_length(password) < 10 then
    perform private.refuse('password_too_short', 'Choose a password of at least 10 characters.', field);
  end if;
  lowercase := coalesce(private.as_guessed(password), '');
  plain := regexp_replace(lowercase, '[[:space:]\u200c\u200d]', '', 'g');
  digits := regexp_replace(lowercase, '[^0-9]', '', 'g');
  only_letters := regexp_replace(lowercase, '[^a-z]', '', 'g');
  spellings := array(
    select regexp_replace(translate(part, '013457@$!', 'oieastasi'), '[^a-z]', '', 'g')
    from unnest(array[lowercase, btrim(lowercase, '0123456789'), regexp_replace(lowercase, '^[^a-z]+|[^a-z]+$', '', 'g')]) as part
  );
  if lower(username) = any (spellings) or position(lower(username) in lowercase) > 0 then
    perform private.refuse('password_contains_username', 'Choose a password that does not contain the username.', field);
  elsif exists (
    -- [:punct:] has the vowel signs of Indian scripts too.
    select from regexp_split_to_table(private.as_guessed(own_name), '[[:space:]!-/:-@]+') as word
    where char_length(word) >= 4 and exists (
      select from unnest(spellings || lowercase) as spelling
      where position(word in spelling) > 0 or position(reverse(word) in spelling) > 0
    )
  ) then
    perform private.refuse('password_contains_name', 'Choose a password that contains no part of the name.', field);
  elsif (select count(distinct character) from regexp_split_to_table(password, '') as character) < 5 then
    perform private.refuse('password_monotonous', 'Choose a password with more different characters.', field);
  elsif lowercase ~ '(password|passw0rd|qwerty|asdfgh|iloveyou|letmein|welcome|admin123|abc123|123456|987654|111111|000000|matrimony)' then
    perform private.refuse('password_contains_common_word', 'Choose a password that is harder to guess: this one contains a very common word or row of digits.', field);
  elsif private.has_row_of_keys(lowercase) then
    perform private.refuse('password_contains_row_of_keys', 'Choose a password that is harder to guess: this one contains a row of keys or letters.', field);
  elsif private.is_common_words(spellings || only_letters) then
    perform private.refuse('password_is_common_word', 'Choose a password that is harder to guess: this one is only common words, with digits or signs around them.', field);
  -- Everybody who has the number or knows the family would try these.
  elsif lowercase ~ '^[-+0-9 ()./]+$' and char_length(digits) between 10 and 15 or exists (
    select from unnest(numbers) as number cross join regexp_replace(number, '[^0-9]', '', 'g') as dialled
    cross join generate_series(1, char_length(dialled) - 5) as place
    where position(substr(dialled, place, 6) in digits) > 0
  ) then
    perform private.refuse('password_holds_phone_number', 'Choose a password without a phone number or a part of one.', field);
  elsif exists (
    select from public.profile_details as details cross join unnest(private.birth_dates(date_of_birth)) as written
    where details.registered_user_id = refuse_weak_password.profile_id
      and (
        position(written in digits) > 0
        -- Sept. 25th as Sep 25.
        or position(written in regexp_replace(lowercase, '[^a-z0-9]|(?<=sep)t(?!e)|(?<=[0-9])(st|nd|rd|th)', '', 'g')) > 0
      )
  ) then
    perform private.refuse('password_holds_birth_date', 'Choose a password without the date of birth.', field);
  elsif private.is_known_name(spellings || only_letters, own_name, profile_id) then
    perform private.refuse('password_is_known_name', 'Choose a password that is harder to guess: this one is a name or an address that others know.', field);
  -- With what stands around it: manchester, Manchester-1999, and without blanks and signs at the ends.
  elsif exists (
    select from (select distinct unnest(spellings || lowercase || plain || regexp_replace(plain, '^[^a-z0-9]+|[^a-z0-9]+$', '', 'g'))) as each (spelling)
    where private.is_breached_password(spelling)
  ) then
    perform private.refuse('password_is_breached', 'Choose a password that is harder to guess: this one is in the lists of stolen passwords that thieves try first.', field);
  end if;
end
$$;
comment on function private.refuse_weak_password(text, text, text, text, bigint, text[]) is 'Error 22023 for a password that is missing or easy to guess. It must contain no word of own_name, not the date of birth of this person, and no six digits of these phone numbers, and be no names of the family and no facts of the card. numbers: only for a caller who reads them, because the refusal confirms a guess.';

-- Setting a password -----------------------------------------------------------------------------------------------------

create table private.password_failures (
  user_id uuid primary key references auth.users (id) on delete cascade,
  failures integer not null,
  last_failed_at timestamptz not null
);
comment on table private.password_failures is 'Wrong current passwords given to change_password: a stolen session must not guess the password.';

create function private.set_password_hash(login_id uuid, password_hash text, temporary boolean) returns void language plpgsql security definer
  set search_path = '' as $$
begin
  update auth.users set encrypted_password = password_hash, updated_at = now() where id = login_id;
  update public.accounts
    set must_change_password = temporary, last_password_set_at = clock_timestamp()
    where user_id = login_id;
  delete from private.password_failures where user_id = login_id;
end
$$;
comment on function private.set_password_hash(uuid, text, boolean) is 'Sets a login''s password by its bcrypt hash. A temporary one must be changed at the next sign-in.';

create function private.set_password(login_id uuid, new_password text, temporary boolean) returns void language sql security definer
  set search_path = '' as $$
  select private.set_password_hash(login_id, extensions.crypt(new_password, extensions.gen_salt('bf', 10)), temporary)
$$;
comment on function private.set_password(uuid, text, boolean) is 'Sets a login''s password. A temporary one must be changed at the next sign-in.';

create function private.end_sessions(login_id uuid, except_session uuid default null) returns void language sql security definer set search_path = ''
  as $$
  delete from auth.sessions where user_id = login_id and id is distinct from except_session
$$;

-- The auth server's API takes more from a signed-in user than the site asks for: a password, an address, a phone number, any
-- text as metadata. Our gateways close those paths; hosted Supabase has none of our gateways. Second factors: register/second-factor.sql.
create function private.protect_credentials() returns trigger language plpgsql set search_path = '' as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
begin
  -- The functions here run as postgres; the auth server has its own role. Not all versions of it have all of these columns.
  if current_user <> 'postgres' and exists (
    select from unnest(array['encrypted_password', 'email', 'email_change', 'phone', 'phone_change', 'raw_user_meta_data']) as name
    where coalesce(before ->> name, '') <> coalesce(after ->> name, '')
  ) then
    -- Not private.forbid: the auth server may not call it.
    raise exception 'Passwords, usernames and what else a login holds are changed by the functions of this database only.'
      using errcode = '42501', detail = 'credentials_are_protected';
  end if;
  return new;
end
$$;
comment on function private.protect_credentials() is 'Trigger: keeps the auth server from changing a password, username, phone number or metadata. It would not ask for the current password, and knows none of the rules here.';
create trigger protect_credentials before update on auth.users
  for each row execute function private.protect_credentials();

-- Changing one's own password --------------------------------------------------------------------------------------------
-- Two calls (decision 010): the first counts the attempt; the second finds it committed, compares the passwords and answers.
-- A sign-in with the old password that is under way during the change makes no valid session: see private.session_state. The
-- session that made the change stays valid. A sign-in with the new password in the next fifteen seconds has to be repeated.
create table private.password_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  must_wait boolean not null,
  guessed_hash text,
  new_hash text,
  made_at timestamptz not null default now()
);
comment on table private.password_changes is 'Pending password changes: counted, not yet compared. Hashes only, kept for a minute.';
comment on column private.password_changes.guessed_hash is 'The given current password, hashed with the salt of the stored one.';

create index password_changes_of_login on private.password_changes (user_id);

create function private.may_change_password() returns boolean language sql stable security definer set search_path = '' as $$
  select private.session_is_open() and exists (
    select from public.accounts join auth.users on users.id = accounts.user_id
    where accounts.user_id = (select auth.uid()) and accounts.active
      -- Before the second factor nothing, but it cannot be set up with a temporary password.
      and case private.second_factor_step() when 'code' then false when 'set up' then accounts.must_change_password else true end
      and (users.banned_until is null or users.banned_until <= now()) and users.deleted_at is null
  )
$$;
comment on function private.may_change_password() is 'Whether the caller is signed in to an enabled account, and has taken the step of the second factor, if there is one; a temporary password is changed before a factor is set up.';

create function private.lock_my_account() returns public.accounts language plpgsql security definer set search_path = '' as $$
declare
  account public.accounts;
begin
  select * into account from public.accounts where user_id = (select auth.uid()) for update;
  -- Checked after the lock, when nobody else can change it.
  if not private.may_change_password() then
    perform private.forbid('sign_in_again', 'Sign in again.');
  end if;
  return account;
end
$$;
comment on function private.lock_my_account() is 'The caller''s account, locked. Error 42501 if it is disabled or the session has ended.';

create function private.must_wait(login_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.password_failures
    where user_id = login_id and failures >= 5 and last_failed_at > now() - interval '15 minutes'
  )
$$;
comment on function private.must_wait(uuid) is 'Whether this login has given five wrong current passwords in the last 15 minutes.';

create function public.change_password(current_password text, new_password text) returns uuid language plpgsql security definer set search_path = ''
  as $$
declare
  login_id constant uuid := (select auth.uid());
  change private.password_changes;
begin
  perform private.keep_out_of_log();
  if not private.may_change_password() then
    perform private.forbid('sign_in_again', 'Sign in again.');
  end if;
  perform private.refuse_large(current_password);
  -- These refusals don't depend on the current password. The rest takes equally long for a wrong and for the right one. So
  -- nobody learns whether it is right before the attempt is counted.
  if new_password = current_password then
    perform private.refuse('password_unchanged', 'Choose a password that is not the current one.', 'new_password');
  end if;
  perform private.refuse_weak_password(
      'new_password', new_password, account.username, concat_ws(' ', card.name, card.own_script_name, admin.display_name), card.id,
      array[contact.phone_number, contact.second_phone_number]
    )
    from public.accounts as account
    left join public."RegisteredUsers" as card on card.id = account.registered_user_id
    left join public.contact_details as contact on contact.registered_user_id = card.id
    left join private.admins as admin on admin.user_id = account.user_id
    where account.user_id = login_id;
  -- Before the lock: hashing is slow, and others would wait.
  if not private.must_wait(login_id) then
    select extensions.crypt(current_password, encrypted_password), extensions.crypt(new_password, extensions.gen_salt('bf', 10))
      into change.guessed_hash, change.new_hash
      from auth.users where id = login_id;
  end if;
  perform private.lock_my_account();
  -- Other attempts may have been counted meanwhile.
  change.must_wait := private.must_wait(login_id);
  if not change.must_wait then
    insert into private.password_failures as known (user_id, failures, last_failed_at)
      values (login_id, 1, now())
      on conflict (user_id) do update set
        failures = case when known.last_failed_at > now() - interval '15 minutes' then known.failures + 1 else 1 end,
        last_failed_at = now();
  end if;
  delete from private.password_changes where user_id = login_id and made_at < now() - interval '1 minute';
  insert into private.password_changes (user_id, session_id, must_wait, guessed_hash, new_hash)
    values (login_id, private.my_session_id(), change.must_wait, change.guessed_hash, change.new_hash)
    returning id into change.id;
  return change.id;
end
$$;
comment on function public.change_password(text, text) is 'Requests a change of the caller''s own password, and counts the attempt; finish_password_change then does it. Error 22023 says why a new password is too weak.';
grant execute on function public.change_password(text, text) to authenticated;

create function public.finish_password_change(change_id uuid) returns text language plpgsql security definer set search_path = '' as $$
declare
  account constant public.accounts := private.lock_my_account();
  change private.password_changes;
begin
  delete from private.password_changes
    where id = change_id and user_id = account.user_id and session_id = private.my_session_id()
      and made_at > now() - interval '1 minute'
    returning * into change;
  if not found then
    perform private.not_found('password_change_expired', 'This took too long. Enter the passwords again.');
  end if;
  if change.must_wait then
    return 'wait';
  end if;
  if not exists (select from auth.users where id = account.user_id and encrypted_password = change.guessed_hash) then
    return 'wrong password';
  end if;
  perform private.set_password_hash(account.user_id, change.new_hash, false);
  insert into private.own_password_changes as known (user_id, changed_at, changed_in)
    values (account.user_id, clock_timestamp(), change.session_id)
    on conflict (user_id) do update set changed_at = excluded.changed_at, changed_in = excluded.changed_in;
  perform private.end_sessions(account.user_id, change.session_id);
  return 'changed';
end
$$;
comment on function public.finish_password_change(uuid) is 'Finishes the change that change_password has begun, and signs out the caller''s other sessions. Answers changed, wrong password, or wait (five wrong ones: for 15 minutes).';
grant execute on function public.finish_password_change(uuid) to authenticated;

-- The admin's functions --------------------------------------------------------------------------------------------------

create function public.is_username_free(wanted text) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.refuse_large(wanted);
  return not exists (select from public.accounts where username = lower(btrim(wanted)))
    -- The auth service's unique index of e-mails covers only these users; nobody here signs in by SSO.
    and not exists (select from auth.users where email = private.login_email(wanted) and is_sso_user = false);
end
$$;
comment on function public.is_username_free(text) is 'For the admin only: whether a username is free. Nobody else may learn which usernames exist.';
grant execute on function public.is_username_free(text) to authenticated;

create function private.add_auth_user(login_id uuid, email text, password_hash text) returns void language plpgsql security definer
  set search_path = '' as $$
declare
  -- Tokens are '', because GoTrue fails at sign-in if they are null.
  login constant jsonb := jsonb_build_object(
    'instance_id', '00000000-0000-0000-0000-000000000000', 'id', login_id, 'aud', 'authenticated', 'role', 'authenticated',
    'email', email, 'email_confirmed_at', now(), 'is_sso_user', false, 'is_anonymous', false,
    'encrypted_password', password_hash,
    'confirmation_token', '', 'recovery_token', '', 'email_change', '', 'email_change_token_new', '',
    'raw_app_meta_data', jsonb_build_object('provider', 'email', 'providers', jsonb_build_array('email')),
    'raw_user_meta_data', jsonb_build_object('email_verified', true),
    'created_at', now(), 'updated_at', now()
  );
  identity constant jsonb := jsonb_build_object(
    'id', gen_random_uuid(), 'provider_id', login_id, 'user_id', login_id, 'provider', 'email',
    'identity_data', jsonb_build_object('sub', login_id, 'email', email, 'email_verified', true, 'phone_verified', false),
    'last_sign_in_at', now(), 'created_at', now(), 'updated_at', now()
  );
  auth_row record;
begin
  -- The columns depend on the auth server's version. Only existing ones are filled, and no generated ones.
  for auth_row in values ('users', login), ('identities', identity) loop
    execute (
      select format(
        'insert into auth.%1$I (%2$s) select %2$s from jsonb_populate_record(null::auth.%1$I, $1)',
        auth_row.column1, string_agg(quote_ident(column_name), ', ')
      )
      from information_schema.columns
      where table_schema = 'auth' and table_name = auth_row.column1 and is_generated = 'NEVER' and auth_row.column2 ? column_name
    ) using auth_row.column2;
  end loop;
end
$$;
comment on function private.add_auth_user(uuid, text, text) is 'Inserts a user with this bcrypt hash, and its identity, for the auth server.';

-- An admin who sets a temporary password can sign in with it before the member does. That cannot be prevented, so it is shown: the
-- member is told, and what the login then reads of contact details is recorded (work/disclosures.sql).
create function private.notify_of_password(profile_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  admin_name constant text := (select bureau_password_by from public.accounts where registered_user_id = profile_id);
begin
  perform private.notify_member('password set', profile_id, jsonb_build_object('admin', admin_name, 'day', to_char(private.today(), 'FMDD FMMonth YYYY')));
end
$$;

create function private.add_login(profile_id bigint, username text, temporary_password text, own_name text default null) returns uuid language plpgsql
  security definer set search_path = '' as $$
declare
  login_id constant uuid := gen_random_uuid();
  chosen constant text := lower(btrim(username));
begin
  if chosen is null or chosen !~ '^[a-z0-9][a-z0-9._-]{2,31}$' then
    perform private.refuse(
      'username_not_simple',
      'Choose a username of 3 to 32 letters a to z, digits, dots, dashes or underscores, starting with a letter or a digit.',
      'username'
    );
  end if;
  perform private.refuse_weak_password(
    'temporary_password', temporary_password, chosen,
    coalesce(own_name, (select concat_ws(' ', name, own_script_name) from public."RegisteredUsers" where id = profile_id)), profile_id
  );
  if exists (select from public.accounts where registered_user_id = profile_id) then
    perform private.conflict('login_exists', 'This person has a login already.');
  end if;
  if exists (select from public.accounts where accounts.username = chosen)
    or exists (select from auth.users where users.email = private.login_email(chosen)) then
    perform private.refuse('username_taken', 'This username is taken. Choose another one.', 'username');
  end if;
  perform private.add_auth_user(
    login_id, private.login_email(chosen), extensions.crypt(temporary_password, extensions.gen_salt('bf', 10))
  );
  insert into public.accounts (
    user_id, registered_user_id, username, must_change_password, last_password_set_at, bureau_password_at, bureau_password_by, language
  ) values (
    login_id, profile_id, chosen, true, now(),
    case when profile_id is not null then now() end,
    case when profile_id is not null then coalesce(private.my_admin_name(), 'the bureau') end,
    (select office.language from public.office_details as office where registered_user_id = profile_id)
  );
  if profile_id is not null then
    perform private.notify_of_password(profile_id);
  end if;
  return login_id;
exception
  -- Someone else took the name after it was checked. PostgreSQL's own message would repeat the internal e-mail address.
  when unique_violation then
    perform private.refuse('username_taken', 'This username is taken. Choose another one.', 'username');
end
$$;
comment on function private.add_login(bigint, text, text, text) is 'Creates a login with a temporary password: user, identity and account. own_name: of an admin, who is nobody of the register. Errors: 22023 for username or temporary_password, PT409 if there is a login.';

create function private.lock_account(profile_id bigint) returns public.accounts language plpgsql security definer set search_path = '' as $$
declare
  account public.accounts;
begin
  perform private.refuse_deleted(private.lock_profile(profile_id));
  select * into account from public.accounts where registered_user_id = profile_id for update;
  if not found then
    perform private.not_found('login_missing', 'This person has no login.');
  end if;
  return account;
end
$$;
comment on function private.lock_account(bigint) is 'The account of a person, locked. Errors: PT404 without a login, PT409 if the profile has been deleted.';

create function public.create_login(profile_id bigint, username text, temporary_password text) returns void language plpgsql security definer
  set search_path = '' as $$
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_deleted(private.lock_profile(profile_id));
  perform set_config('matrimony.audit_action', 'created login', true);
  perform private.add_login(profile_id, username, temporary_password);
end
$$;
comment on function public.create_login(bigint, text, text) is 'For the admin: creates a login for a registered user. Errors: 22023 for username or temporary_password, PT409 if there is one.';
grant execute on function
  public.create_login(bigint, text, text)
  to authenticated;

create function public.reset_password(profile_id bigint, temporary_password text) returns void language plpgsql security definer set search_path = ''
  as $$
declare
  account public.accounts;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  account := private.lock_account(profile_id);
  perform private.refuse_weak_password(
    'temporary_password', temporary_password, account.username, (select concat_ws(' ', name, own_script_name) from public."RegisteredUsers" where id = profile_id),
    profile_id
  );
  perform set_config('matrimony.audit_action', 'reset password', true);
  update public.accounts
    set notice_sent_at = null, bureau_password_at = now(), bureau_password_by = private.my_admin_name()
    where user_id = account.user_id;
  perform private.set_password(account.user_id, temporary_password, true);
  perform private.notify_of_password(profile_id);
  perform private.end_sessions(account.user_id);
end
$$;
comment on function public.reset_password(bigint, text) is 'For the admin: sets a new temporary password for a person and ends all their sessions.';
grant execute on function public.reset_password(bigint, text) to authenticated;

create function public.set_account_active(profile_id bigint, is_active boolean) returns void language plpgsql security definer set search_path = ''
  as $$
declare
  account public.accounts;
begin
  perform private.require_admin();
  if is_active is null then
    perform private.refuse('choice_missing', 'Choose whether the login is on or off.');
  end if;
  account := private.lock_account(profile_id);
  perform set_config('matrimony.audit_action', case when is_active then 'switched login on' else 'switched login off' end, true);
  update public.accounts set active = is_active where user_id = account.user_id;
  if not is_active then
    perform private.end_sessions(account.user_id);
  end if;
end
$$;
comment on function public.set_account_active(bigint, boolean) is 'For the admin: enables or disables a login. Disabling ends open sessions at once.';
grant execute on function
  public.set_account_active(bigint, boolean)
  to authenticated;

create function public.set_my_language(language text default null) returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  update public.accounts set language = private.clean_language(set_my_language.language) where registered_user_id = my_id;
end
$$;
comment on function public.set_my_language(text) is 'For a member: the language in which the bureau writes to them; null for none. Error 22023 for one that the bureau does not offer.';
grant execute on function public.set_my_language(text) to authenticated;

create function public.note_my_language(language text) returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.refuse_large(note_my_language.language);
  perform private.note_language(my_id, note_my_language.language);
end
$$;
comment on function public.note_my_language(text) is 'For a member: the language in which they read the site. The bureau writes in it until one is chosen.';
grant execute on function public.note_my_language(text) to authenticated;

create function public.set_account_language(profile_id bigint, language text default null) returns void language plpgsql security definer
  set search_path = '' as $$
declare
  cleaned text;
begin
  perform private.require_admin();
  perform private.refuse_deleted(private.lock_profile(profile_id));
  cleaned := private.clean_language(set_account_language.language);
  update public.accounts set language = cleaned where registered_user_id = profile_id;
  if not found then
    insert into public.office_details as office (registered_user_id, language) values (profile_id, cleaned)
      on conflict (registered_user_id) do update set language = excluded.language where office.language is distinct from excluded.language;
  end if;
end
$$;
comment on function public.set_account_language(bigint, text) is 'For the admin: the language in which the bureau writes to a family, kept with its login if there is one; null for none. A later login begins with it. Error 22023 for one that the bureau does not offer.';
grant execute on function public.set_account_language(bigint, text) to authenticated;

create function public.record_whatsapp_notice(profile_id bigint) returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  account public.accounts;
begin
  perform private.require_admin();
  account := private.lock_account(profile_id);
  -- The same within a minute is a second try: the answer to the first was lost.
  if account.notice_sent_at > now() - interval '1 minute' then
    return account.notice_sent_at;
  end if;
  perform set_config('matrimony.audit_action', 'sent WhatsApp notice', true);
  update public.accounts set notice_sent_at = now() where user_id = account.user_id;
  return now();
end
$$;
comment on function public.record_whatsapp_notice(bigint) is 'For the admin: records that the WhatsApp notice about the login was sent; returns the time.';
grant execute on function public.record_whatsapp_notice(bigint) to authenticated;
