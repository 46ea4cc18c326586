-- Search of profiles: filters in any combination, a name or a user id, four orders, counts.
--
-- Visitors filter by fields of the card, while the bureau lets them browse; members by all fields of a profile. Everybody finds
-- only visible profiles. With row-level security, indexes serve few operators but plain comparison. So it reads its own
-- table, private.profile_search, with the owner's rights, and private.search_condition decides which rows a caller may find.
--
--   1. Triggers keep one row for each registered user there. Fields that are compared for equality are tags ("religion:Hindu")
--      in one array with one index. Ranges, places, names and stars are columns with indexes.
--   2. private.search_condition turns filters into one SQL condition. Its values are quoted literals, so the planner estimates
--      the matches from its statistics.
--   3. public.find_profiles and private.count_matches put the condition into one statement. The planner assumes that filters
--      are independent. For two that exclude one another it would scan the index of an order to its end. So a sample of the
--      next 1,000 rows of the order decides (private.are_frequent). Frequent matches: an index scan in order, until the page is
--      full. Rare matches: an index scan by the filters for all of them, and a sort.
--
-- Figures: docs/bench.md. Reasons: docs/decisions/016-find-with-one-statement.md.

create extension if not exists pg_trgm with schema extensions;

-- Keys of the search -----------------------------------------------------------------------------------------------------

-- The scripts of India are laid out alike: a letter has the same place in each block of Unicode. So all letters are first moved to
-- Devanagari, and then written in Latin. Aspirates and long vowels, which Latin spellings write in many ways, are left out.
create function private.in_latin(entered text, is_search boolean)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  named text := translate(normalize(entered, nfc), U&'\200C\200D\0B83', '');
begin
  if named !~ '[\u0900-\u0d7f]' then
    return named;
  end if;
  -- Tamil writes what is spoken: vetri, kandru, krishna, lakshmi. Malayalam: antony, and its consonants without a vowel.
  named := replace(replace(replace(named, 'ற்ற', 'ட்ர'), 'ன்ற', 'ன்ட்ர'), 'கிரு', 'க்ரி');
  named := replace(replace(named, 'ட்சு', 'க்ஷ்'), 'ட்ச', 'க்ஷ');
  named := replace(replace(named, 'ന്റ', 'ന്ട'), 'റ്റ', 'ട്ട');
  named := replace(replace(replace(named, 'ൺ', 'ണ്'), 'ൻ', 'ന്'), 'ർ', 'ര്');
  named := replace(replace(replace(named, 'ൽ', 'ല്'), 'ൾ', 'ള്'), 'ൿ', 'ക്');
  if is_search then
    -- "राम" is Ram and Rama, and the search finds parts of words.
    named := regexp_replace(named, '([\u0900-\u097f])([\u0915-\u0939])(?![\u0900-\u097f])', '\1\2' || U&'\094D', 'g');
    named := regexp_replace(named, '([\u0c80-\u0cff])([\u0c95-\u0cb9])(?![\u0c80-\u0cff])', '\1\2' || U&'\0CCD', 'g');
  end if;
  named := translate(named,
    U&'\0B82ஃஅஆஇஈஉஊஎஏஐஒஓஔகஙசஜஞடணதநனபமயரறலளழவஶஷஸஹ\0BBE\0BBF\0BC0\0BC1\0BC2\0BC6\0BC7\0BC8\0BCA\0BCB\0BCC\0BCD'
      || U&'\0C02\0C03అఆఇఈఉఊఋఌఎఏఐఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధనపఫబభమయరఱలళఴవశషసహ\0C3E\0C3F\0C40\0C41\0C42\0C43\0C44\0C46\0C47\0C48\0C4A\0C4B\0C4C\0C4D'
      || U&'\0C82\0C83ಅಆಇಈಉಊಋಌಎಏಐಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರಱಲಳವಶಷಸಹ\0CBE\0CBF\0CC0\0CC1\0CC2\0CC3\0CC4\0CC6\0CC7\0CC8\0CCA\0CCB\0CCC\0CCDೞ'
      || U&'\0D02\0D03അആഇഈഉഊഋഌഎഏഐഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനഩപഫബഭമയരറലളഴവശഷസഹ\0D3E\0D3F\0D40\0D41\0D42\0D43\0D44\0D46\0D47\0D48\0D4A\0D4B\0D4C\0D4D\0D57',
    U&'\0902\0903अआइईउऊऎएऐऒओऔकङचजञटणतनऩपमयरऱलळऴवशषसह\093E\093F\0940\0941\0942\0946\0947\0948\094A\094B\094C\094D'
      || U&'\0902\0903अआइईउऊऋऌऎएऐऒओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळऴवशषसह\093E\093F\0940\0941\0942\0943\0944\0946\0947\0948\094A\094B\094C\094D'
      || U&'\0902\0903अआइईउऊऋऌऎएऐऒओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसह\093E\093F\0940\0941\0942\0943\0944\0946\0947\0948\094A\094B\094C\094Dऴ'
      || U&'\0902\0903अआइईउऊऋऌऎएऐऒओऔकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसह\093E\093F\0940\0941\0942\0943\0944\0946\0947\0948\094A\094B\094C\094D\094C'
  );
  -- Nasals as their next consonant has them.
  named := regexp_replace(named, '\u0902(?=[\u092a-\u092e]|[^\u0900-\u097f]|$)', U&'\092E\094D', 'g');
  named := regexp_replace(named, '[\u0901\u0902]', U&'\0928\094D', 'g');
  named := replace(replace(named, U&'\091C\093C', U&'\0938'), U&'\0903', '');
  named := replace(named, U&'\093C', '');
  -- A consonant without a sign has the vowel a.
  named := regexp_replace(named, '([\u0915-\u0939])(?![\u093e-\u094d])', '\1a', 'g');
  named := replace(replace(named, U&'\0910', 'ai'), U&'\0948', 'ai');
  named := replace(replace(named, U&'\0914', 'au'), U&'\094C', 'au');
  named := replace(replace(named, U&'\090B', 'ri'), U&'\0943', 'ri');
  -- What has no letter here, the sign for no vowel too, is left out.
  return translate(named,
    U&'कखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहअआइईउऊऍऎएऑऒओ\093E\093F\0940\0941\0942\0945\0946\0947\0949\094A\094B\094D',
    'kkggnccjjnttddnttddnnppbbmyrrlllvssshaaiiuueeeoooaiiuueeeooo'
  );
end
$$;
comment on function private.in_latin(text, boolean) is 'A name with its Tamil, Malayalam, Telugu, Kannada and Devanagari letters in Latin ones. is_search: without the last, unwritten vowel of a Hindi or Kannada word.';

create function private.fold_name(entered text, is_search boolean default false)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  folded text := regexp_replace(lower(normalize(private.in_latin(entered, is_search), nfd)), U&'[\0300-\036F]', '', 'g');
begin
  folded := btrim(regexp_replace(folded, U&'[[:space:].,;:/&()"''\2018\2019-]+', ' ', 'g'));
  folded := replace(replace(folded, 'zh', 'l'), 'x', 'ks');
  folded := regexp_replace(folded, 'ow(?![aeiouy])', 'au', 'g');
  folded := translate(regexp_replace(folded, '([bcdfgjklmnpqrstvw])h+', '\1', 'g'), 'wqzyeo', 'vksiiu');
  return regexp_replace(folded, '([a-z])\1+', '\1', 'g');
end
$$;
comment on function private.fold_name(text, boolean) is 'A name as the search compares it: without the differences between "Gayathri" and "Gayatri", "Deepa" and "Dipa", "Meena" and "मीना". After a change of this rule, reindex all profiles.';

-- Tamil has one letter for k and g, one for t and d, one for p and b, one for s, ch and j, and none for f and h; between two
-- consonants it writes a vowel. Latin names keep these apart, so this key is for names or searches in Tamil letters only.
create function private.fold_for_tamil(folded text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      -- Jaya and Jeya.
      regexp_replace(translate(lower(folded), 'gdbjcfh', 'ktpsspk'), '\msaia', 'sia', 'g'),
      '([ktp])[iu]r(?=[aiu])', '\1r', 'g'
    ),
    '([a-z])\1+', '\1', 'g'
  )
$$;
comment on function private.fold_for_tamil(text) is 'A folded name as Tamil letters write it: "Ganesh" and "கணேஷ்" are kanis.';

create function private.is_tamil(entered text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select entered ~ '[\u0b80-\u0bff]'
$$;
comment on function private.is_tamil(text) is 'Whether a text has Tamil letters.';

create function private.name_key(entered text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case
    when private.is_tamil(entered) then upper(private.fold_for_tamil(private.fold_name(entered)))
    else private.fold_name(entered)
  end
$$;
comment on function private.name_key(text) is 'The folded name; of one in Tamil letters the Tamil key in capitals, which a search in other letters compares with its own Tamil key.';

create function private.search_words(entered text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(distinct word order by word), '{}')
  from regexp_split_to_table(replace(lower(entered), '.', ''), '[[:space:],;:/&()"-]+') as word
  where word <> ''
$$;
comment on function private.search_words(text) is 'The distinct words of a text, normalized for the search: "B.Sc. Physics" gives bsc and physics.';

create function private.phrase_key(entered text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array_to_string(private.search_words(entered), ' ')
$$;
comment on function private.phrase_key(text) is 'A phrase as the search compares it: its words in the order of letters, with a blank between.';

-- for_visitors: true for fields of the card, which everybody sees; the other filters are for members.
create view private.profile_filters as
  select * from (values
    ('looking_for', 'choice', 'gender', true),
    ('age_from', 'from', 'age', true),
    ('age_to', 'to', 'age', true),
    ('religion', 'choices', 'religion', true),
    ('location', 'place', 'location', true),
    ('with_picture', 'flag', 'first_img', true),
    ('height_from', 'from', 'height', false),
    ('height_to', 'to', 'height', false),
    ('caste', 'words', 'caste', false),
    ('mother_tongue', 'choices', 'mother_tongue', false),
    ('education', 'words', 'education', false),
    ('occupation', 'words', 'job', false),
    ('birth_star', 'choices', 'birth_star', false),
    ('rasi', 'choices', 'rasi', false),
    ('marital_status', 'choices', 'marital_status', false),
    ('mangal_dosha', 'choices', 'mangal_dosha', false),
    ('diet', 'choices', 'diet', false),
    ('other_gothram', 'other words', 'gothram', false),
    -- stars: the lists of matching stars. matches_star: the method and least score behind them, which a saved search keeps.
    ('stars', 'stars', 'birth_star', false),
    ('matches_star', 'star score', 'birth_star', false),
    ('search', 'search', null, false)
  ) as filter (name, kind, field, for_visitors);
comment on view private.profile_filters is 'The filters. A choice takes one of the field''s choices. Choices, words and a place take several with commas: one of them. from and to are limited by the field''s smallest and largest.';
revoke all on private.profile_filters from anon, authenticated, service_role;

create function private.listed_values(kind text, entered text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when kind in ('choices', 'words', 'place')
    then array(select btrim(part) from unnest(string_to_array(entered, ',')) as part)
    else array[entered] end
$$;
comment on function private.listed_values(text, text) is 'The values of a filter of this kind: "Tamil, Telugu" are two, one of which is enough.';

create function private.community_tag(religion text, word text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select 'community:' || religion || ':' || word
$$;
comment on function private.community_tag(text, text) is 'The tag of a religion and a word of the caste together. Most searches name both, and a caste of another religion then matches nobody at once.';

create function private.search_tags(filters jsonb)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(distinct tag order by tag), '{}')
    from (
      select unnest(case kind
        when 'choice' then array[name || ':' || value]
        when 'choices' then array[name || ':' || value]
        when 'other words' then array[name || ':' || private.phrase_key(value)]
        when 'flag' then array[name]
        when 'words' then array(
          select unnest(array[name || ':' || word, case when name = 'caste' then private.community_tag(filters ->> 'religion', word) end])
          from unnest(private.search_words(value)) as word
        )
        -- Town and state, by which a known name is found.
        when 'place' then array[
          name || ':' || nullif(private.phrase_key(split_part(value, ',', 1)), ''),
          name || ':' || nullif(private.phrase_key(split_part(value, ',', -1)), '')
        ]
      end)
      from jsonb_each_text(filters) as given (name, value)
      join private.profile_filters using (name)
      where value is not null
    ) as given (tag)
    where tag is not null
  );
end
$$;
comment on function private.search_tags(jsonb) is 'The tags of values by the names of their filters: the values of a profile, or the choices of a search.';

create function private.with_unknown(tags text[])
returns text[]
language sql
stable
set search_path = ''
as $$
  select tags || array(
    select name || ': ?' from private.profile_filters
    where kind in ('choices', 'words', 'other words', 'place') and not exists (select from unnest(tags) as tag where tag ^@ (name || ':'))
    order by name
  )
$$;
comment on function private.with_unknown(text[]) is 'The tags of a profile, with "diet: ?" for each fact that is not known: a wish counts it against nobody. No filter asks for a word that begins with a blank.';

create function private.star_code(side text, birth_star text, star_pada integer, stated_rasi text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  stars constant text[] := (select choices from private.person_fields where field = 'birth_star');
  rasis constant text[] := (select choices from private.person_fields where field = 'rasi');
  star_number constant integer := array_position(stars, birth_star);
  fitting text[];
begin
  if side is null or star_number is null then
    return '';
  end if;
  -- There are 108 padas, nine to each rasi.
  select array_agg(distinct rasi) into fitting
    from generate_series(coalesce(star_pada, 1), coalesce(star_pada, 4)) as pada
    cross join lateral (select rasis[((star_number - 1) * 4 + pada - 1) / 9 + 1]) as of_pada (rasi)
    where stated_rasi is null or stated_rasi = rasi;
  if cardinality(fitting) = 1 then
    return format('%s:%s:%s:%s', side, birth_star, fitting[1], star_pada);
  end if;
  return format('%s:%s:%s:', side, birth_star, case when fitting is null then '?' end);
end
$$;
comment on function private.star_code(text, text, integer, text) is 'The facts about a person that star matching needs, as one code: bride:Krittika:Mesha:1. Without rasi and pada where these are unknown; with ? where star, pada and rasi contradict one another; empty where the side or the star is unknown.';

create function private.star_codes()
returns setof text
language sql
stable
set search_path = ''
as $$
  with padas as (
    select side, stars.choices[n / 4 + 1] as star, rasis.choices[n / 9 + 1] as rasi, n % 4 + 1 as pada
    from unnest(array['bride', 'groom']) as side
    cross join generate_series(0, 107) as n
    cross join (select choices from private.person_fields where field = 'birth_star') as stars
    cross join (select choices from private.person_fields where field = 'rasi') as rasis
  )
  select format('%s:%s:%s:%s', side, star, rasi, pada)
  from padas group by grouping sets ((side, star, rasi, pada), (side, star, rasi))
  union all
  -- The rasi is unknown: the star lies in two.
  select format('%s:%s::', side, star) from padas group by side, star having count(distinct rasi) > 1
  union all
  select distinct format('%s:%s:?:', side, star) from padas
  union all
  select ''
$$;
comment on function private.star_codes() is 'All possible results of private.star_code().';

-- The search table -------------------------------------------------------------------------------------------------------

create table private.profile_search (
  id bigint primary key references public."RegisteredUsers" (id) on delete cascade,
  visible boolean not null,
  created_at timestamptz not null,
  age smallint not null,
  height smallint,
  town text collate "C",
  state text collate "C",
  name_folded text collate "C" not null,
  name_for_tamil text collate "C" not null,
  tags text[] not null,
  last_active_on date not null default '-infinity',
  star_code text collate "C" not null,
  gender text,
  times_shown integer not null default 0,
  waits_since timestamptz not null
);
comment on table private.profile_search is 'The table that the search reads: one row for each registered user, kept by triggers.';
comment on column private.profile_search.age is '999 if unknown: last when sorted by age.';
comment on column private.profile_search.name_folded is 'The result of private.name_key().';
comment on column private.profile_search.name_for_tamil is 'The result of private.fold_for_tamil(), for searches in Tamil letters.';
comment on column private.profile_search.tags is 'Values that are compared for equality, by the name of their filter: religion:Hindu, caste:thevar and community:Hindu:thevar (one for each word), location:madurai and location:nadu tamil, education:bsc, other_gothram:bharadwaja, with_picture. A fact that is not known is "diet: ?".';
comment on column private.profile_search.town is 'The result of private.fold_name(), as that of state: for the beginning of an unknown name.';
comment on column private.profile_search.last_active_on is 'The day on which the member last looked at the profiles. Only for sorting; no query returns it.';
comment on column private.profile_search.star_code is 'The result of private.star_code().';
comment on column private.profile_search.times_shown is 'How often the bureau has shown this person to a family: among equal fits, the least shown come first.';
comment on column private.profile_search.waits_since is 'When the bureau has shown this person last; before that, the day of the verification or of the registration.';

-- The planner needs the frequencies of rarer castes and words, and of each of the 361 star codes. Without them it expects as
-- many rows for a list of rare stars as for any list. It then scans the index of the newest to its end.
alter table private.profile_search alter column tags set statistics 1000, alter column star_code set statistics 400;

-- The orders.
create index profile_search_newest on private.profile_search (created_at desc, id desc) where visible;
create index profile_search_age on private.profile_search (age, id) where visible;
create index profile_search_active on private.profile_search (last_active_on desc, id desc) where visible;
-- Who waits longest to be shown.
create index profile_search_waits on private.profile_search (waits_since, id) where visible;
-- The filters.
create index profile_search_tags on private.profile_search using gin (tags) with (fastupdate = off);
create index profile_search_height on private.profile_search (height) where visible;
-- Few brides are as tall as many grooms, so the index of heights alone would read the other side too.
create index profile_search_gender_height on private.profile_search (gender, height) where visible;
-- For the matches of a family, and the number of them.
create index profile_search_gender_age on private.profile_search (gender, age) where visible;
create index profile_search_star on private.profile_search (star_code) where visible;
-- Names and places serve the admin's table as well, so these indexes hold hidden profiles too.
create index profile_search_name on private.profile_search (name_folded);
create index profile_search_name_part on private.profile_search using gin (name_folded extensions.gin_trgm_ops) with (fastupdate = off);
create index profile_search_tamil_name on private.profile_search (name_for_tamil);
create index profile_search_tamil_name_part on private.profile_search using gin (name_for_tamil extensions.gin_trgm_ops) with (fastupdate = off);
create index profile_search_town on private.profile_search (town);
create index profile_search_state on private.profile_search (state);

revoke all on private.profile_search from anon, authenticated, service_role;
alter table private.profile_search enable row level security;
create policy "No API role reads or writes the search table" on private.profile_search
  for all to anon, authenticated using (false) with check (false);

create function private.waits_since(profile_id bigint)
returns timestamptz
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce((select max(shown_at) from public.introductions where shown_id = card.id), verified_at, created_at)
    from public."RegisteredUsers" as card where id = profile_id
  );
end
$$;
comment on function private.waits_since(bigint) is 'The value of private.profile_search.waits_since.';

create function private.index_profile(profile_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.profile_search (id, visible, created_at, age, height, town, state, name_folded, name_for_tamil, tags, star_code, gender, waits_since)
  select
    card.id, card.visible, card.created_at, coalesce(card.age, 999), details.height,
    private.fold_name(split_part(card.location, ',', 1)),
    case when position(',' in card.location) > 0 then private.fold_name(split_part(card.location, ',', -1)) end,
    private.name_key(card.name), private.fold_for_tamil(private.fold_name(card.name)),
    private.with_unknown(private.search_tags((
      select jsonb_object_agg(name, case table_name when 'RegisteredUsers' then of_card -> field else of_details -> field end)
      from private.profile_filters join private.person_fields using (field)
    ))),
    private.star_code(card.gender, details.birth_star, details.star_pada, details.rasi),
    card.gender, private.waits_since(card.id)
  from public."RegisteredUsers" as card
  left join public.profile_details as details on details.registered_user_id = card.id
  -- offset 0: computed once, not once for each filter.
  cross join lateral (select to_jsonb(card), to_jsonb(details) offset 0) as fields (of_card, of_details)
  where card.id = profile_id
  on conflict (id) do update set
    visible = excluded.visible, created_at = excluded.created_at, age = excluded.age, height = excluded.height,
    town = excluded.town, state = excluded.state, name_folded = excluded.name_folded,
    name_for_tamil = excluded.name_for_tamil, tags = excluded.tags,
    star_code = excluded.star_code, gender = excluded.gender, waits_since = excluded.waits_since;
end
$$;
comment on function private.index_profile(bigint) is 'Updates a registered user''s row of the search table.';

create function private.index_card()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.index_profile(new.id);
  return null;
end
$$;
comment on function private.index_card() is 'Trigger: updates the search table after a change of the card.';
create trigger index_new_card after insert on public."RegisteredUsers"
  for each row execute function private.index_card();
create trigger index_card after update on public."RegisteredUsers"
  for each row
  when (
    (old.name, old.gender, old.age, old.religion, old.location, old.first_img, old.status, old.created_at, old.verified_at)
    is distinct from (new.name, new.gender, new.age, new.religion, new.location, new.first_img, new.status, new.created_at, new.verified_at)
  )
  execute function private.index_card();

create function private.index_details()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An update may move the details to another person. For a person who is being deleted, index_profile does nothing.
  if tg_op <> 'INSERT' then
    perform private.index_profile(old.registered_user_id);
  end if;
  if tg_op <> 'DELETE' then
    perform private.index_profile(new.registered_user_id);
  end if;
  return null;
end
$$;
comment on function private.index_details() is 'Trigger: updates the search table after a change of the details.';
create trigger index_details after insert or update or delete on public.profile_details
  for each row execute function private.index_details();

-- Validation of filters --------------------------------------------------------------------------------------------------

create function private.are_star_lists(given jsonb)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 100
    or exists (select from jsonb_array_elements(given) as list where jsonb_typeof(list) <> 'array')
  then
    return false;
  end if;
  -- Each code once, so that nobody has two places in the order.
  return not exists (
    select from jsonb_array_elements(given) as list cross join jsonb_array_elements(list) as entry
    left join private.star_codes() as known (code) on jsonb_typeof(entry) = 'string' and known.code = entry #>> '{}'
    group by known.code
    having known.code is null or count(*) > 1
  );
end
$$;
comment on function private.are_star_lists(jsonb) is 'Whether these are up to 100 lists of star codes, each code once.';

create function private.filter_problems(filters jsonb)
returns setof private.problem
language plpgsql
stable
set search_path = ''
as $$
declare
  entry record;
  problem private.problem;
  is_wrong boolean := false;
  has_end boolean := false;
begin
  if jsonb_typeof(filters) is distinct from 'object' then
    return next private.problem_of('', 'no_filter', 'This is no filter.');
    return;
  end if;
  for entry in
    select given.key, given.value, filters ->> given.key as entered, filter.kind, rule.choices, rule.smallest, rule.largest,
      case filter.kind when 'choices' then 500 when 'words' then 200 when 'place' then 200 else 80 end as most
    from jsonb_each(filters) as given
    left join private.profile_filters as filter on filter.name = given.key
    left join private.person_fields as rule on rule.field = filter.field
  loop
    has_end := has_end or entry.kind = 'to';
    problem := case
      when entry.kind is null then private.problem_of(entry.key, 'unknown_filter', 'There is no filter of this name.')
      when entry.kind = 'stars' then case when not private.are_star_lists(entry.value)
        then private.problem_of(entry.key, 'no_star_lists', 'These are no lists of birth stars.') end
      when jsonb_typeof(entry.value) not in ('string', 'number', 'boolean')
        then private.problem_of(entry.key, 'filter_not_single', 'A filter is a single value.')
      when char_length(btrim(entry.entered)) not between 1 and entry.most
        then private.problem_of(entry.key, 'filter_too_long', 'Enter 1 to {most} characters.', jsonb_build_object('most', entry.most))
      when entry.kind in ('choice', 'choices') and not private.listed_values(entry.kind, entry.entered) <@ entry.choices or entry.kind = 'flag' and entry.entered <> 'true'
        or entry.kind = 'star score' and entry.entered !~ '^((South|Kerala) ([1-9]|10)|Tamil twelve ([1-9]|1[0-2])|North ([1-9]|[12][0-9]|3[0-6]))$'
        then private.problem_of(entry.key, 'not_in_list', 'Choose one of the list.')
      when entry.kind in ('words', 'other words') and cardinality(private.search_words(entry.entered)) = 0
        then private.problem_of(entry.key, 'filter_without_word', 'Enter a word.')
      when entry.kind in ('from', 'to')
        and case when entry.entered ~ '^[0-9]{1,3}$' then entry.entered::integer not between entry.smallest and entry.largest else true end
        then private.problem_of(
          entry.key, 'not_in_range', 'Enter a whole number from {from} to {to}.',
          jsonb_build_object('from', entry.smallest, 'to', entry.largest)
        )
    end;
    if problem is not null then
      is_wrong := true;
      return next problem;
    end if;
  end loop;
  if has_end and not is_wrong then
    return query
      select (private.problem_of(upper_end.name, 'range_reversed', 'The second number must not be smaller than the first.')).*
      from private.profile_filters as lower_end
      join private.profile_filters as upper_end on upper_end.field = lower_end.field and upper_end.kind = 'to'
      where lower_end.kind = 'from' and (filters ->> lower_end.name)::integer > (filters ->> upper_end.name)::integer;
  end if;
end
$$;
comment on function private.filter_problems(jsonb) is 'Problems in these filters; no rows if there are none.';

create function private.filters_are_valid(filters jsonb)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (select from private.filter_problems(filters))
$$;
comment on function private.filters_are_valid(jsonb) is 'Whether the search accepts these filters.';
-- A CHECK constraint of public.saved_searches runs with the rights of the role that writes.
grant execute on function private.filters_are_valid(jsonb) to service_role;

-- A filter of details tells a detail of everybody it finds. So a member begins a search before it answers, in a request of its
-- own (decision 010), and a day has so many: docs/decisions/025-daily-limits.md. Filters of the card are free.

create function private.counted_details(filters jsonb)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(distinct detail order by detail), '{}')
  from (
    -- Both ends of a range are one.
    select 'height:' || concat_ws('-', coalesce(filters ->> 'height_from', ''), coalesce(filters ->> 'height_to', '')) as detail
      where filters ?| array['height_from', 'height_to']
    union all
    -- As text: a number and its digits are the same filter.
    select filter.name || ':' || one
    from jsonb_each_text(filters) as given (name, value)
    join private.profile_filters as filter using (name)
    cross join unnest(private.listed_values(filter.kind, given.value)) as one
    -- matches_star answers nothing without the lists of stars.
    where not filter.for_visitors and filter.kind not in ('from', 'to', 'search', 'star score')
  ) as details
$$;
comment on function private.counted_details(jsonb) is 'The details that these filters ask for: each value of a list, and a range, is one. Empty if there are none. A search tells no more of a person than each of them alone.';

create function private.search_items(filters jsonb)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(select encode(sha256(convert_to(detail, 'UTF8')), 'hex') from unnest(private.counted_details(filters)) as detail)
$$;
comment on function private.search_items(jsonb) is 'The details of a search as private.readings has them: hashes, because nobody needs to know what a family looked for.';

create function private.has_begun(filters jsonb)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (
    select from unnest(private.search_items(filters)) as asked
    where not exists (
      select from private.readings
      where reader = auth.uid() and day = private.today() and kind = 'search' and item = asked
    )
  )
$$;
comment on function private.has_begun(jsonb) is 'Whether the caller has begun to search by all details of these filters today.';

create function public.begin_search(filters jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := (select searches_per_day from public.site_settings);
  is_begun boolean;
begin
  if not private.is_admin() then
    perform private.require_member();
  end if;
  perform private.refuse_large(filters);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(filters) limit 1;
  if private.is_admin() then
    return;
  end if;
  -- Two statements, because the second one reads the rows of the first.
  is_begun := private.count_readings('search', private.search_items(filters), most);
  is_begun := is_begun and private.has_begun(filters);
  -- All or none: the refusal undoes the part that the day allows.
  if not is_begun then
    perform private.refuse(
      'too_many_searches_today',
      'You have made as many searches as a day allows: {most}. Come back tomorrow, or call the bureau.',
      given => jsonb_build_object('most', most)
    );
  end if;
end
$$;
comment on function public.begin_search(jsonb) is 'For a member: begins a search, so that find_profiles and count_profiles answer its filters of details today, and any of them together. Each value of a list, and a range, counts as one search; the same one again counts once. Error 22023 if that is more than a day allows. Nothing is counted for the admin.';
grant execute on function public.begin_search(jsonb) to authenticated;

create function private.require_begun(filters jsonb)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() and not private.has_begun(filters) then
    perform private.refuse('search_not_begun', 'Begin this search first.');
  end if;
end
$$;
comment on function private.require_begun(jsonb) is 'Error 22023 unless the caller has begun this search today. For members: visitors have no filters of details.';

create function private.may_find(filters jsonb)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  for_members text;
begin
  perform private.refuse_large(filters);
  perform private.refuse(code, sentence, field, given) from private.filter_problems(filters) limit 1;
  if (select auth.uid()) is not null then
    if not private.is_active_member() then
      return false;
    end if;
    perform private.require_begun(filters);
    return true;
  end if;
  -- Visitors filter by fields of the card only.
  select key into for_members from jsonb_object_keys(filters) as key
    where key in (select name from private.profile_filters where not for_visitors)
    limit 1;
  if found then
    perform private.refuse('filter_for_members', 'This filter is for members. Sign in first.', for_members);
  end if;
  return private.visitors_may_browse();
end
$$;
comment on function private.may_find(jsonb) is 'Whether the caller may search. Error 22023 for wrong filters, for a visitor''s filters that are for members, and for a member''s search that is not begun.';

create function private.require_star_lists(filters jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if filters ? 'matches_star' and not filters ? 'stars' then
    perform private.refuse('stars_missing', 'The lists of stars are missing.', 'matches_star');
  end if;
end
$$;
comment on function private.require_star_lists(jsonb) is 'Error 22023 for the filter "Matches my star" without its lists of stars: it would match everybody.';

-- The condition ----------------------------------------------------------------------------------------------------------

create function private.are_frequent(condition text, starting text, ordering text, enough integer)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  frequent boolean;
begin
  execute format(
    'select count(*) = %4$s from (
      select from (select * from private.profile_search where visible%2$s order by %3$s limit 1000) as entry where %1$s limit %4$s
    ) as counted',
    condition, starting, ordering, enough
  ) into frequent;
  return frequent;
end
$$;
comment on function private.are_frequent(text, text, text, integer) is 'Whether at least "enough" of the first 1,000 rows of an order match a condition. starting: " and ..." for an order that starts further on.';

create function private.name_condition(search text, findable text)
returns text
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  -- A name in Tamil letters and a search in others, or the other way round, compare their Tamil keys.
  in_tamil constant boolean := private.is_tamil(search);
  folded text := private.fold_name(search, is_search => true);
  of_name constant text := case when in_tamil then 'name_for_tamil' else 'name_folded' end;
  exactly text;
  nearly text;
  has_exact_match boolean;
begin
  if in_tamil then
    folded := private.fold_for_tamil(folded);
  end if;
  -- Words of one or two letters only: a prefix of the name.
  if folded !~ '[^ ]{3}' then
    return case
      when folded = '' then 'false'
      -- ச is s, sh and ch, and only seldom j: Tamil has ஜ for it.
      when in_tamil then format('name_for_tamil ^@ %L', folded) || case when search ~ '^\s*ச' then ' and not name_folded ^@ ''j''' else '' end
      else format('(name_folded ^@ %L or name_folded ^@ %L)', folded, upper(private.fold_for_tamil(folded)))
    end;
  end if;
  select string_agg(whole, ' and '), case when bool_or(near is not null) then string_agg(coalesce(near, whole), ' and ') end
    into exactly, nearly
    from unnest(string_to_array(folded, ' ')) as word
    cross join lateral (select upper(private.fold_for_tamil(word))) as tamil (tamil_word)
    cross join lateral (select
      regexp_replace(word, '([\\%_])', '\\\1', 'g'), regexp_replace(tamil_word, '([\\%_])', '\\\1', 'g')
    ) as escaped (pattern, tamil_pattern)
    cross join lateral (select
      -- One or two letters: a prefix of a word.
      case
        when char_length(word) < 3 then format('(%L || %I) like %L', ' ', of_name, '% ' || pattern || '%')
        -- Few letters of the Tamil key are inside very many names: "asa" (Asha) is in Ramachandran and Natarajan.
        when in_tamil and char_length(word) < 5 then format(
          '(name_for_tamil like %L and (%L || name_for_tamil) like %L)', '%' || pattern || '%', ' ', '% ' || pattern || '%')
        -- Without three letters the index would be read as a whole.
        when in_tamil or char_length(tamil_word) < 3 then format('%I like %L', of_name, '%' || pattern || '%')
        else format('(name_folded like %L or name_folded like %L)', '%' || pattern || '%', '%' || tamil_pattern || '%')
      end,
      case
        when in_tamil and char_length(word) between 3 and 4 then format('name_for_tamil like %L', '%' || pattern || '%')
        when word ~ '^[a-z]{4,}$' then format('%I operator(extensions.%%>) %L', of_name, word)
      end
    ) as conditions (whole, near);
  if nearly is null or private.are_frequent(findable || ' and ' || exactly, '', 'created_at desc, id desc', 1) then
    return exactly;
  end if;
  -- Similar names only if no profile that the caller may find has this name: otherwise the answer would tell about hidden ones.
  -- count(*), not "exists": for one row the planner scans the table as soon as it expects some hundreds of matches. Two frequent
  -- words that nobody has together are such a case. The count is small, as none is among the newest; it uses the trigram index.
  execute format('select count(*) > 0 from private.profile_search where %s and %s', findable, exactly) into has_exact_match;
  if has_exact_match then
    return exactly;
  end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  return nearly;
end
$$;
comment on function private.name_condition(text, text) is 'The condition on private.profile_search for the name that is searched for: all its words, in any order; if nobody has them, similar words. findable: the condition of the rows that the caller may find.';

create function private.facts_condition(filters jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  worded constant text[] := array(select name from private.profile_filters where kind = 'words');
  several constant text[] := array(
    select name from private.profile_filters
    where kind = 'choices' and cardinality(private.listed_values(kind, filters ->> name)) > 1
  );
  religion constant text := (filters - several) ->> 'religion';
  -- The tags of a community cover its religion.
  tags constant text[] := private.search_tags(filters - worded - several - array['location', 'other_gothram'] - case when filters ? 'caste' then 'religion' else '' end);
begin
  return nullif(concat_ws(' and ',
    case when tags <> '{}' then format('tags @> %L::text[]', tags) end,
    (
      select string_agg(private.any_tag(name || ':', private.listed_values('choices', filters ->> name)), ' and ' order by name)
      from unnest(several) as name
    ),
    (
      select string_agg(private.words_condition(given.key, filters ->> given.key, religion), ' and ' order by given.key)
      from jsonb_object_keys(filters) as given (key)
      where given.key = any (worded)
    ),
    case when filters ? 'other_gothram'
      then 'not ' || private.any_tag('other_gothram:', private.same_phrases('gothram', filters ->> 'other_gothram')) end,
    case when filters ?| array['age_from', 'age_to'] then format(
      'age between %L::smallint and %L::smallint', coalesce(filters ->> 'age_from', '0'), coalesce(filters ->> 'age_to', '100')) end,
    case when filters ? 'location' then private.words_condition('location', filters ->> 'location', null) end
  ), '');
end
$$;
comment on function private.facts_condition(jsonb) is 'The condition on private.profile_search for choices, words, age and place; null without them. Values enter as quoted literals only.';

create function private.search_condition(filters jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  search constant text := btrim(filters ->> 'search');
  with_height constant boolean := filters ?| array['height_from', 'height_to'];
  height_from constant integer := coalesce((filters ->> 'height_from')::integer, 0);
  height_to constant integer := coalesce((filters ->> 'height_to')::integer, 250);
  -- Both ends are part of a range. One centimetre would tell the height of everybody who is found.
  widened_by constant integer := greatest(0, 4 - (height_to - height_from));
  -- Members find their own profile only by name or user id.
  findable constant text := format('visible and id <> all (%L::bigint[])', array(
    select private.my_blocked_ids()
    union all
    select id from private.my_registered_user_ids() as id where search is null
  ));
begin
  return concat_ws(' and ', findable,
    -- Side and height have a common index.
    private.facts_condition(filters - case when with_height then 'looking_for' else '' end),
    case when filters ? 'stars' then format('star_code = any (%L::text[])', array(
      select jsonb_array_elements_text(list) from jsonb_array_elements(filters -> 'stars') as list
    )) end,
    case when with_height and filters ? 'looking_for' then format('gender = %L', filters ->> 'looking_for') end,
    case when with_height then format(
      'height between %L::smallint and %L::smallint', height_from - (widened_by + 1) / 2, height_to + widened_by / 2) end,
    case when search ~ '^[0-9]{1,18}$' then format('id = %L::bigint', search)
      when search is not null then private.name_condition(search, findable) end
  );
end
$$;
comment on function private.search_condition(jsonb) is 'The condition on private.profile_search for the filters of a caller who may search. A range of heights covers at least 5 cm. Values enter as quoted literals only.';

-- The statement ----------------------------------------------------------------------------------------------------------

create function public.find_profiles(
  filters jsonb default '{}', sort text default 'newest', after bigint[] default null, at_most integer default 25
)
returns setof public."RegisteredUsers"
language plpgsql
stable
security definer
set search_path = ''
-- The API's role plans at each call (force_custom_plan). The function's own statements always have the same plan.
set plan_cache_mode = force_generic_plan
as $$
declare
  ordering constant text := case sort when 'age' then 'age, id' when 'active' then 'last_active_on desc, id desc' else 'created_at desc, id desc' end;
  condition text;
  last_seen record;
  last_place integer := 1;
  start_after text := '';
  ordered text;
  codes text[];
  star_condition text;
  is_frequent boolean;
begin
  if not private.may_find(filters) then
    return;
  end if;
  perform private.require_star_lists(filters);
  if sort is null or sort not in ('newest', 'age', 'active', 'match') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'sort');
  end if;
  if sort in ('active', 'match') and auth.uid() is null then
    perform private.refuse('order_for_members', 'This way of sorting is for members. Sign in first.', 'sort');
  end if;
  if sort = 'match' and not filters ? 'stars' then
    perform private.refuse('stars_missing', 'The lists of stars are missing.', 'sort');
  end if;
  if at_most is null or at_most not between 1 and 60 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'at_most', '{"from": 1, "to": 60}');
  end if;
  if after is not null then
    if cardinality(after) > 100 then
      perform private.refuse('too_many_ids', 'These are too many at once.', 'after');
    end if;
    -- The next part begins after the caller's furthest profile that has kept its place: a member who was active meanwhile has
    -- moved to the front. Only profiles that the caller may find count, or a page would tell about hidden ones.
    select id, created_at, age, last_active_on, place into last_seen
      from private.profile_search
      left join lateral (
        select given.place::integer
        from jsonb_array_elements(case when sort = 'match' then filters -> 'stars' end) with ordinality as given (list, place)
        where list ? star_code
      ) as of_star on true
      where id = any (after) and visible and id <> all (array(select private.my_blocked_ids()))
        -- A profile with another star by now has no place in this order.
        and (sort <> 'match' or place is not null)
      order by
        case sort when 'match' then place end desc,
        case when sort in ('newest', 'match') then created_at end,
        case sort when 'age' then age end desc,
        case sort when 'active' then last_active_on end,
        case sort when 'age' then -id else id end
      limit 1;
    if not found then
      perform private.refuse('list_changed', 'The list has changed. Load it again.', 'after');
    end if;
    last_place := last_seen.place;
    start_after := case sort
      when 'age' then format(' and (age, id) > (%L::smallint, %L::bigint)', last_seen.age, last_seen.id)
      when 'active' then format(' and (last_active_on, id) < (%L::date, %L::bigint)', last_seen.last_active_on, last_seen.id)
      else format(' and (created_at, id) < (%L::timestamptz, %L::bigint)', last_seen.created_at, last_seen.id)
    end;
  end if;
  condition := private.search_condition(case sort when 'match' then filters - 'stars' else filters end);
  if sort <> 'match' then
    is_frequent := private.are_frequent(condition, start_after, ordering, 3);
    ordered := format('select id from matching where true%s order by %s limit %s', start_after, ordering, at_most);
  else
    -- One branch of UNION ALL for each list of equally good stars; "limit" stops when the page is full.
    select
        string_agg(
          format('(select id from matching where star_code = any (%L::text[])%s order by %s limit %s)',
            array(select jsonb_array_elements_text(list)), case when place = last_place then start_after end, ordering, at_most),
          ' union all ' order by place),
        array(select jsonb_array_elements_text(list) from unnest(array_agg(list)) as list)
      into ordered, codes
      from jsonb_array_elements(filters -> 'stars') with ordinality as given (list, place)
      where place >= last_place and list <> '[]';
    if ordered is null then
      return;
    end if;
    ordered := format('select id from (%s) as by_list limit %s', ordered, at_most);
    star_condition := format(' and star_code = any (%L::text[])', codes);
    is_frequent := private.are_frequent(condition || star_condition, '', ordering, 3);
    if not is_frequent then
      -- Rare matches are also looked up by star. For frequent ones each branch has its list as a condition; the planner would
      -- estimate this long one once for each branch.
      condition := condition || star_condition;
    end if;
  end if;
  -- "materialized" prevents an index scan in order. For a misspelt name the planner chose one after some runs of ANALYZE. It
  -- compared 40,000 similar words before the page was full: 122 ms instead of 23 with a million people.
  return query execute format(
    'with matching as %s materialized (select * from private.profile_search where %s)
    select card.* from unnest(array(%s)) with ordinality as found (id, place)
    -- A lookup for each row: the planner would scan a small table from end to end.
    cross join lateral (select * from public."RegisteredUsers" where "RegisteredUsers".id = found.id and visible limit 1) as card
    order by found.place',
    case when is_frequent then 'not' end, condition, ordered
  );
end
$$;
comment on function public.find_profiles(jsonb, text, bigint[], integer) is 'Up to at_most (1 to 60) visible profiles that match the filters. sort: newest, age, active or match (in the order of the lists of the filter stars). after: the ids of the earlier part. Error 22023 with a wrong filter, or one for members only, in its hint.';
grant execute on function public.find_profiles(jsonb, text, bigint[], integer) to anon, authenticated;

create function private.count_matches(filters jsonb, created_after timestamptz)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  since constant text := case when created_after is null then '' else format(' and created_at > %L::timestamptz', created_after) end;
  condition constant text := private.search_condition(filters) || since;
  matches integer;
begin
  -- Frequent: the first 1,001. Rare: all, because with a limit the planner may scan the table.
  if private.are_frequent(condition, since, 'created_at desc, id desc', 25) then
    execute format('select count(*) from (select from private.profile_search where %s limit 1001) as counted', condition) into matches;
  else
    execute format('select least(count(*), 1001) from private.profile_search where %s', condition) into matches;
  end if;
  return matches;
end
$$;
comment on function private.count_matches(jsonb, timestamptz) is 'How many profiles the caller finds by these filters, created after this moment; 1001 for more than 1000.';

create function public.count_profiles(filters jsonb default '{}', created_after timestamptz default null)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.may_find(filters) then
    return 0;
  end if;
  perform private.require_star_lists(filters);
  return private.count_matches(filters, created_after);
end
$$;
comment on function public.count_profiles(jsonb, timestamptz) is 'How many profiles find_profiles finds by these filters, created after this moment; 1001 for more than 1000.';
grant execute on function public.count_profiles(jsonb, timestamptz) to anon, authenticated;

create function public.open_stars(profile_ids bigint[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := (select pictures_per_day from public.site_settings);
begin
  perform private.require_member();
  perform private.refuse_large(profile_ids);
  if cardinality(profile_ids) > 60 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'profile_ids');
  end if;
  if not private.count_readings(
    'star',
    array(
      select found.id::text from private.profile_search as found
      where found.id = any (profile_ids) and found.visible and found.id <> all (array(select private.my_blocked_ids()))
    ),
    most
  ) then
    perform private.refuse(
      'too_many_stars_today',
      'You have seen the stars of as many profiles as a day allows: {most}. Come back tomorrow, or call the bureau.',
      given => jsonb_build_object('most', most)
    );
  end if;
end
$$;
comment on function public.open_stars(bigint[]) is 'For a member: opens the stars of up to 60 profiles that they see, so that read_star_codes gives them today. As many as pictures count in a day. Error 22023 if the day allows no more.';
grant execute on function public.open_stars(bigint[]) to authenticated;

create function public.read_star_codes(profile_ids bigint[])
returns table (profile_id bigint, star_code text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_member();
  perform private.refuse_large(profile_ids);
  if cardinality(profile_ids) > 60 then
    perform private.refuse('too_many_ids', 'These are too many at once.', 'profile_ids');
  end if;
  return query
    select found.id, found.star_code::text
    from private.profile_search as found
    where found.id = any (profile_ids) and found.visible and found.star_code <> ''
      and found.id <> all (array(select private.my_blocked_ids()))
      and exists (
        select from private.readings
        where reader = auth.uid() and day = private.today() and kind = 'star' and item = found.id::text
      );
end
$$;
comment on function public.read_star_codes(bigint[]) is 'For a member: the star codes (private.star_code) of up to 60 profiles that the member may find and has opened by open_stars today, where the star is known. The cards count the porutham with it.';
grant execute on function public.read_star_codes(bigint[]) to authenticated;
