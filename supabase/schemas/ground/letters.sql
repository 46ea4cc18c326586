-- Names and words in one form, whatever their script and spelling, for searches that compare them. docs/decisions/031.
-- Who may: the API calls nothing here.

-- The scripts of India are laid out alike: a letter has the same place in each block of Unicode. So all letters are first moved to
-- Devanagari, and then written in Latin. Aspirates and long vowels, which Latin spellings write in many ways, are left out.
create function private.in_latin(entered text, is_search boolean) returns text language plpgsql immutable parallel safe set search_path = '' as $$
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

create function private.fold_name(entered text, is_search boolean default false) returns text language plpgsql immutable parallel safe
  set search_path = '' as $$
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
create function private.fold_for_tamil(folded text) returns text language sql immutable parallel safe set search_path = '' as $$
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

create function private.is_tamil(entered text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select entered ~ '[\u0b80-\u0bff]'
$$;

create function private.name_key(entered text) returns text language sql immutable parallel safe set search_path = '' as $$
  select case
    when private.is_tamil(entered) then upper(private.fold_for_tamil(private.fold_name(entered)))
    else private.fold_name(entered)
  end
$$;
comment on function private.name_key(text) is 'The folded name; of one in Tamil letters the Tamil key in capitals, which a search in other letters compares with its own Tamil key.';

create function private.search_words(entered text) returns text[] language plpgsql immutable parallel safe set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
begin
  return array(
    select distinct word from regexp_split_to_table(replace(lower(entered), '.', ''), '[[:space:],;:/&()"-]+') as word
    where word <> '' order by word
  );
end
$$;
comment on function private.search_words(text) is 'The distinct words of a text, normalized for the search: "B.Sc. Physics" gives bsc and physics.';

create function private.phrase_key(entered text) returns text language plpgsql immutable parallel safe set search_path = ''
  set plan_cache_mode = force_generic_plan as $$
begin
  return array_to_string(private.search_words(entered), ' ');
end
$$;
comment on function private.phrase_key(text) is 'A phrase as the search compares it: its words in the order of letters, with a blank between.';
