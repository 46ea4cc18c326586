// How files and biodatas write stars and rasis: in English letters, and in five Indian scripts.
import { birthStars, namesOfStar } from '@/astrology/birth-stars';
import { inEachLanguage } from '@/person/reading/other-words';
import { namesOfRasi, rasis } from '@/astrology/rasis';

// Only what the folding below does not make equal to a name. English letters first, then the scripts.
const starSpellings: Readonly<Record<string, string>> = {
  Ashwini: 'asvathi aswathi aswathy ashvati अश्विनी अश्वनी அசுவினி அஸ்வினி அஸ்வதி അശ്വതി అశ్విని అశ్వని ಅಶ್ವಿನಿ',
  Bharani: 'barni भरणी பரணி ഭരണി భరణి ಭರಣಿ',
  Krittika:
    'karthigai kiruthigai kiruttika karthiga kruthika krithigai karthikai कृत्तिका कृतिका கார்த்திகை கிருத்திகை കാർത്തിക കൃത്തിക కృత్తిక ಕೃತ್ತಿಕಾ ಕೃತ್ತಿಕೆ',
  Rohini: 'rogini रोहिणी ரோகிணி ரோஹிணி രോഹിണി రోహిణి ರೋಹಿಣಿ',
  Mrigashira:
    'mrigasira mrigashirsha mrugasira mrugashira mrigasheersha mrigaseersham mrugaseersham mirugaseeridam mirugaseersham mirugasirsham mirugasirsam makiryam makeeryam मृगशिरा मृगशीर्ष மிருகசீரிஷம் மிருகசீரிடம் மிருகசிரீஷம் മകയിരം മകയിര്യം మృగశిర మృగశిరా ಮೃಗಶಿರ ಮೃಗಶಿರಾ',
  Ardra:
    'arudra ardhra aridra thiruvadhirai tiruvadirai thiruvaathira आर्द्रा திருவாதிரை ஆதிரை തിരുവാതിര ఆరుద్ర ఆర్ద్ర ಆರ್ದ್ರಾ ಆರಿದ್ರಾ',
  Punarvasu: 'punarpusam punarpoosam punarvasoo पुनर्वसु புனர்பூசம் പുണർതം പുണര്‍തം పునర్వసు ಪುನರ್ವಸು',
  Pushya: 'pusyami pushyami pushyam poosam pooyam pusya पुष्य பூசம் പൂയം పుష్యమి పుష్యం ಪುಷ್ಯ ಪುಷ್ಯಾ',
  Ashlesha: 'aslesa aayilyam ayiliam ayilya आश्लेषा अश्लेषा ஆயில்யம் ആയില്യം ఆశ్లేష ఆశ్లేషా ಆಶ್ಲೇಷ ಆಶ್ಲೇಷಾ',
  Magha: 'makha makham makam मघा மகம் മകം మఖ మఘ ಮಘ ಮಖ ಮಘಾ',
  'Purva Phalguni':
    'puram pubba pubha poorvaphalguni purvafalguni purvapalguni पूर्वाफाल्गुनी पूर्वफाल्गुनी பூரம் പൂരം పుబ్బ పూర్వఫల్గుణి ಪುಬ್ಬ ಪೂರ್ವಫಲ್ಗುಣಿ ಪೂರ್ವಫಾಲ್ಗುಣಿ ಹುಬ್ಬ',
  'Uttara Phalguni':
    'utharam uthiram uthram uttiram uttaraphalguni uttarapalguni उत्तराफाल्गुनी उत्तरफाल्गुनी உத்திரம் ഉത്രം ఉత్తరఫల్గుణి ಉತ್ತರಫಲ್ಗುಣಿ ಉತ್ತರಫಾಲ್ಗುಣಿ',
  Hasta: 'hastam hastha astham attham hast हस्त அஸ்தம் ஹஸ்தம் அத்தம் അത്തം హస్త హస్తం ಹಸ್ತ ಹಸ್ತಾ',
  Chitra: 'chitta chittirai chithra chitirai citta चित्रा சித்திரை ചിത്തിര ചിത്ര చిత్త చిత్ర ಚಿತ್ತ ಚಿತ್ರಾ ಚಿತ್ತಾ',
  Swati: 'swathy suvathi svathi chothy chodhi स्वाति स्वाती சுவாதி ஸ்வாதி ചോതി స్వాతి ಸ್ವಾತಿ',
  Vishakha: 'visakha visagam vishaka विशाखा விசாகம் വിശാഖം విశాఖ ವಿಶಾಖ ವಿಶಾಖಾ',
  Anuradha: 'anuradham anusam anisham anilam anuraada अनुराधा அனுஷம் அனுசம் അനിഴം అనూరాధ అనురాధ ಅನುರಾಧ ಅನುರಾಧಾ ಅನೂರಾಧ',
  Jyeshtha:
    'jyesta jesta jyeshta jeshta kettay keettai triketta thriketta ज्येष्ठा கேட்டை തൃക്കേട്ട കേട്ട జ్యేష్ఠ జ్యేష్ట ಜ್ಯೇಷ್ಠ ಜ್ಯೇಷ್ಠಾ',
  Mula: 'mulam mool मूल मूला மூலம் മൂലം మూల ಮೂಲ ಮೂಲಾ',
  'Purva Ashadha':
    'puradam pooraadam poorvashada purvashadha poorvaashaada पूर्वाषाढ़ा पूर्वाषाढा பூராடம் പൂരാടം పూర్వాషాఢ పూర్వాషాడ ಪೂರ್ವಾಷಾಢ ಪೂರ್ವಾಷಾಢಾ',
  'Uttara Ashadha':
    'utharadam uthiraadam uthradam uttarashada uttarashadha उत्तराषाढ़ा उत्तराषाढा உத்திராடம் ഉത്രാടം ఉత్తరాషాఢ ఉత్తరాషాడ ಉತ್ತರಾಷಾಢ ಉತ್ತರಾಷಾಢಾ',
  Shravana: 'sravana sravanam shravan onam tiruvonam श्रवण திருவோணம் ஓணம் തിരുവോണം ఓണം శ్రవణం శ్రవణ ಶ್ರವಣ ಶ್ರಾವಣ ഓണം',
  Dhanishta: 'dhanista danishtha avitam धनिष्ठा அவிட்டம் അവിട്ടം ధనిష్ఠ ధనిష్ట ಧನಿಷ್ಠ ಧನಿಷ್ಠಾ ಧನಿಷ್ಟಾ',
  Shatabhisha:
    'satabhisa satabhisham shatabhishak shatabhishaj satataraka sathabisha sadayam sadhayam sathayam chathayam shatataraka शतभिषा शततारका சதயம் ചതയം శతభిషం శతభిష ಶತಭಿಷ ಶತಭಿಷಾ',
  'Purva Bhadrapada':
    'poorvabhadra purvabhadra poorvabhadrapada purattathi poorattadhi pururuttathi pooruruttathy puruttathi poorattaadhi पूर्वाभाद्रपद पूर्वभाद्रपद பூரட்டாதி പൂരുരുട്ടാതി പൂരൂരുട്ടാതി పూర్వాభాద్ర పూర్వభాద్ర పూర్వాభాద్రపద ಪೂರ್ವಾಭಾದ್ರ ಪೂರ್ವಭಾದ್ರ ಪೂರ್ವಾಭಾದ್ರಪದ',
  'Uttara Bhadrapada':
    'uttarabhadra uttarabhadrapada uthirattadhi utharattathi uthrattathy uttarattathi उत्तराभाद्रपद उत्तरभाद्रपद உத்திரட்டாதி உத்தரட்டாதி ഉത്രട്ടാതി ఉత్తరాభాద్ర ఉత్తరభాద్ర ఉత్తరాభాద్రపద ಉತ್ತರಾಭಾದ್ರ ಉತ್ತರಭಾದ್ರ ಉತ್ತರಾಭಾದ್ರಪದ',
  Revati: 'revathy रेवती ரேவதி രേവതി రేవతి ರೇವತಿ',
};

const rasiSpellings: Readonly<Record<string, string>> = {
  Mesha: 'mesh mesam medham aries मेष மேஷம் மேசம் മേടം మేషం మేష ಮೇಷ',
  Vrishabha:
    'vrishabh vrushabha vrushabham vrishabam rishaba rushabam rishabham rishab idavam edavam vrsabha taurus वृषभ वृष ரிஷபம் இடபம் ഇടവം എടവം వృషభం వృషభ ವೃಷಭ',
  Mithuna: 'mithun mithunamu gemini मिथुन மிதுனம் മിഥുനം మిథునం మిథున మిధునం ಮಿಥುನ',
  Karka:
    'kark kataka kadaga kadakam katakam karkata karkatak karkataka karkatakam karkadaka karkadakam karkidaka karkkidakam cancer कर्क कटक कर्काटक கடகம் കർക്കിടകം കർക്കടകം കര്‍ക്കടകം కర్కాటకం కర్కాటక కటకం ಕರ್ಕ ಕರ್ಕಾಟಕ ಕಟಕ',
  Simha: 'simham sinha singh simmam simma chingam leo सिंह சிம்மம் സിംഹം ചിങ്ങം సింహం సింహ ಸಿಂಹ',
  Kanya: 'kanniya kanyarasi kanni virgo कन्या கன்னி കന്നി కన్య కన్యా ಕನ್ಯಾ ಕನ್ಯ',
  Tula: 'thula tulam tulaam thulaam libra तुला துலாம் துலா തുലാം తుల తులా ತುಲಾ ತುಲ',
  Vrishchika:
    'vrischika vrishchik vruschika vrushchika viruchikam viruchigham viruchchigam viruchigam vrichika vrichigam vrischigam vrishchikam scorpio वृश्चिक விருச்சிகம் വൃശ്ചികം వృశ్చికం వృశ్చిక ವೃಶ್ಚಿಕ',
  Dhanu:
    'dhanus dhanush dhanur dhanusu dhanusha dhanushu sagittarius धनु धनुष தனுசு தனுஷ் ധനു ధనుస్సు ధనస్సు ధనుస్ ధను ಧನು ಧನುಸ್ಸು ಧನಸ್ಸು',
  Makara: 'makar magara capricorn मकर மகரம் മകരം మకరం మకర ಮಕರ',
  Kumbha: 'kumbh kumbam aquarius कुम्भ कुंभ கும்பம் കുംഭം కుంభం కుంభ ಕುಂಭ',
  Meena: 'meen min pisces मीन மீனம் മീനം మీనం మీన ಮೀನ',
};

/** "Rasi", "nakshatra" and their like beside a name, in all scripts. */
const kindWords =
  /\b(?:raa?sh?i|nakshath?a?ram?|natchath?i?ram?|star|sign|kooru?)\b|இராசி|ராசி|நட்சத்திரம்|രാശി|നക്ഷത്രം|ക്കൂറ്|കൂറ്|రాశి|నక్షత్రం|ರಾಶಿ|ನಕ್ಷತ್ರ|राशि|राशी|नक्षत्र/gu;

/**
 * Writes a name as it sounds, so that spellings of one sound become equal: "Sathayam", "Sadhayam" and "Chathayam". Indian
 * letters only lose their signs without sound.
 */
function foldName(name: string): string {
  const letters = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .normalize('NFC')
    // The older way to write a Malayalam consonant without a vowel, and the newer.
    .replace(/[ൺൻർൽൾ]/g, (sign) => `${'ണനരലള'.charAt('ൺൻർൽൾ'.indexOf(sign))}്`)
    .toLowerCase()
    .replace(kindWords, '')
    .replace(/[^\p{L}\p{M}]/gu, '')
    // "ரிஷப" stands before "ராசி".
    .replace(/(?:ம்|മ്|ം|ం|ಂ)$/u, '');
  return foldLetters(letters);
}

const vowels = ' a aa i ii u uu ru l e e e ai o o o au'.split(' ');
const consonants = 'k kh g gh n c ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');

/** Writes a word in a script of India in English letters: "பெயர்" is "peyar". All these scripts have one order of letters. */
export function inEnglishLetters(word: string): string {
  let written = '';
  for (const letter of word.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x900 || code > 0xd7f) {
      written += letter;
      continue;
    }
    const place = code % 0x80;
    // A vowel sign, or the sign for none, takes the place of the vowel within a consonant.
    if (place >= 0x3e && place <= 0x4d) written = written.slice(0, -1) + (vowels[place - 0x3c] ?? '');
    else if (place >= 0x15 && place <= 0x39) written += `${consonants[place - 0x15] ?? ''}a`;
    else if (place >= 0x05 && place <= 0x14) written += vowels[place - 0x04] ?? '';
    else if (place === 0x02) written += 'm';
    else if (place >= 0x7a) written += 'nnrllk'.charAt(place - 0x7a);
  }
  return written;
}

/** Writes English letters as they sound; others stay. */
export function foldLetters(letters: string): string {
  if (!/^[a-z]+$/.test(letters)) return letters;
  return letters
    .replace(/(?:s|c)h?c?h/g, 's')
    .replace(/([tdpbkgj])h/g, '$1')
    .replace(/zh/g, 'l')
    .replace(/z/g, 'l')
    .replace(/w/g, 'v')
    .replace(/x/g, 'ks')
    .replace(/(?:ee|ii)/g, 'i')
    .replace(/(?:oo|uu|ou)/g, 'u')
    .replace(/aa/g, 'a')
    .replace(/a[iy]$|e[iy]$/, 'ai')
    .replace(/y$/, 'i')
    .replace(/g/g, 'k')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/c/g, 's')
    .replace(/(.)\1+/g, '$1')
    .replace(/am$/, 'a');
}

/** These begin the names of several stars, and alone are the name of none. */
const doubtful = new Set(['Uttara', 'Purva'].map(foldName));

const plain = (name: string) => name.toLowerCase().replaceAll(' ', '');

interface Reading {
  exact: ReadonlyMap<string, string>;
  folded: ReadonlyMap<string, string>;
}

/** Each spelling with what it means, and each folded one; a folded name of two is left out, so that nothing is guessed. */
function readingOf(names: readonly string[], spellingsOf: (name: string) => readonly string[]): Reading {
  const exact = new Map<string, string>();
  const folded = new Map<string, string>();
  const ofTwo = new Set(doubtful);
  for (const name of names)
    for (const spelling of spellingsOf(name)) {
      const sound = foldName(spelling);
      if ((folded.get(sound) ?? name) !== name) ofTwo.add(sound);
      folded.set(sound, name);
      exact.set(plain(spelling), name);
    }
  for (const sound of ofTwo) folded.delete(sound);
  return { exact, folded };
}

const stars = readingOf(birthStars, (star) => [
  ...namesOfStar(star),
  ...inEachLanguage(`lists-member.star.${star}`),
  ...(starSpellings[star]?.split(' ') ?? []),
]);
const signs = readingOf(rasis, (rasi) => [
  ...namesOfRasi(rasi),
  ...inEachLanguage(`lists-member.rasi.${rasi}`),
  ...(rasiSpellings[rasi]?.split(' ') ?? []),
]);

function findName(text: string, { exact, folded }: Reading): string | undefined {
  const nameOf = (part: string) => exact.get(plain(part)) ?? folded.get(foldName(part));
  const whole = nameOf(text);
  if (whole !== undefined) return whole;
  // "Kadagam (Karka)", "மகம் / Magam": two names of one, and not of two.
  const parts = text.split(/[()/,]/).filter((part) => /\p{L}/u.test(part));
  const [first, ...others] = parts.map(nameOf);
  return parts.length > 1 && others.every((other) => other === first) ? first : undefined;
}

/** The star that a text names in any usual spelling or script; undefined if it names none, or may mean two. */
export const findStar = (text: string): string | undefined => findName(text, stars);

/** The rasi that a text names in any usual spelling or script; undefined if it names none, or may mean two. */
export const findRasi = (text: string): string | undefined => findName(text, signs);

const padaWords =
  'p[ao]a?dh?am\\p{L}*|pada\\p{L}*|paada\\p{L}*|paatha\\p{L}*|patha\\p{L}*|padh\\p{L}*|charan\\p{L}*|ch\\.?|பாதம்|பா|चरण|പാദം|పాదం|ಪಾದ';
const ordinals = 'st|nd|rd|th|va|vadu|aam|am|m|aavathu|vathu|-?ஆம்|-?ம்|-?ஆவது|-?வது|वाँ|वां|-?ാം|-?ആം|-?ം|వ|వది|ನೇ|ನೆಯ|ನೆ';
const padas = [
  new RegExp(`[-–,(]?\\s*([1-4])\\s*(?:${ordinals})?\\s*(?:${padaWords})\\)?`, 'iu'),
  new RegExp(`[-,(]?\\s*(?:${padaWords})\\s*[-:.]?\\s*([1-4])\\)?`, 'iu'),
  /\s*[-–,(/]\s*([1-4])\)?(?=\s*(?:[,;/|]|$))/u,
  /\s*\(\s*([1-4])\s*\)/u,
  /(?<=\p{L}\p{M}*)\s([1-4])(?=\s*(?:[,;/|()]|$)|\s\p{L})/u,
];

/** "प्रथम चरण". */
const ordinalWords = [
  'first|muthal|mudhal|முதல்|प्रथम|पहला|ഒന്നാം|ആദ്യ|మొదటి|ఒకటో|ఒకటవ|ಮೊದಲ|ಒಂದನೇ',
  'second|irandam|இரண்டாம்|இரண்டாவது|द्वितीय|दूसरा|രണ്ടാം|రెండవ|రెండో|ಎರಡನೇ|ಎರಡನೆಯ',
  'third|moondram|மூன்றாம்|மூன்றாவது|तृतीय|तीसरा|മൂന്നാം|మూడవ|మూడో|ಮೂರನೇ|ಮೂರನೆಯ',
  'fourth|naangam|நான்காம்|நாலாம்|நான்காவது|चतुर्थ|चौथा|നാലാം|నాల్గవ|నాలుగవ|నాలుగో|ನಾಲ್ಕನೇ|ನಾಲ್ಕನೆಯ',
].map((words) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?=\\s?(?:${padaWords}))`, 'giu'));
const inDigits = (text: string) =>
  ordinalWords.reduce((result, words, place) => result.replace(words, String(place + 1)), text);

/** Takes the pada out of a text: the first pattern that fits and leaves what `read` understands. */
export function withPada<Value>(
  typed: string,
  read: (rest: string) => Value | null,
): { pada: string; value: Value } | null {
  const text = inDigits(typed);
  for (const pattern of padas) {
    const found = pattern.exec(text);
    const value = found && read(text.replace(found[0], ', ').replace(/[\s,]+$/, ''));
    if (value != null) return { pada: found?.[1] ?? '', value };
  }
  return null;
}

interface Names {
  star?: string;
  rasi?: string;
}

/** "Uttara" is the star of its rasi. */
const byRasi: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/^uttara\.?$/i, { Kanya: 'Uttara Phalguni', Makara: 'Uttara Ashadha', Meena: 'Uttara Bhadrapada' }],
  [/^(?:purva|poorva)\.?$/i, { Simha: 'Purva Phalguni', Kumbha: 'Purva Bhadrapada' }],
];

/** The star or the rasi that words name; null for neither, and for words that may be both. */
function readName(words: string): Names | null {
  // The names are found without digits, and one that is left may be a pada.
  if (/\d/.test(words)) return null;
  const star = findStar(words);
  const rasi = findRasi(words);
  if (star !== undefined && rasi !== undefined) return null;
  if (star !== undefined) return { star };
  return rasi === undefined ? null : { rasi };
}

/** No name of a star and a rasi has more words. */
const mostWords = 8;

/** One name, or a star and a rasi side by side if they can be divided in one way only. */
function readSide(part: string): Names | null {
  const whole = readName(part);
  if (whole !== null) return whole;
  const words = part.split(/\s+/);
  if (words.length > mostWords) return null;
  const ways = words.slice(1).flatMap((_, place) => {
    const halves = [words.slice(0, place + 1), words.slice(place + 1)].map((half) => readName(half.join(' ')));
    const [first, second] = halves;
    if (first == null || second == null || 'star' in first === 'star' in second) return [];
    return [{ ...first, ...second }];
  });
  const [only = null, ...others] = ways;
  return others.length === 0 ? only : null;
}

function readNames(text: string): Names | null {
  const parts = text.split(/[,;/|()–—]|\s-\s?|(?<=\p{L}\p{M}*)-(?=\p{L})/u).filter((part) => part.trim() !== '');
  const [shorter = '', sign = ''] = parts.map((part) => part.trim());
  const own = byRasi.find(([name]) => name.test(shorter))?.[1][findRasi(sign) ?? ''];
  const rasiOfOwn = findRasi(sign);
  if (own !== undefined && rasiOfOwn !== undefined && parts.length === 2) return { star: own, rasi: rasiOfOwn };
  const names = parts.map((part) => readSide(part.trim()));
  const stars = new Set(names.flatMap((one) => one?.star ?? []));
  const rasis = new Set(names.flatMap((one) => one?.rasi ?? []));
  if (parts.length === 0 || names.includes(null) || stars.size > 1 || rasis.size > 1) return null;
  return { ...firstOf('star', stars), ...firstOf('rasi', rasis) };
}

function firstOf(name: keyof Names, values: ReadonlySet<string>): Names {
  const [value] = values;
  return value === undefined ? {} : { [name]: value };
}

/** The birth star in a text; a missing part is null. */
export interface StarWords {
  star: string | null;
  pada: string | null;
  rasi: string | null;
}

/** No text of a star, a pada and a rasi is longer. */
const longest = 100;

/**
 * Reads a star, its pada and the rasi of one text: "Uthiram 2 padam, Kanni rasi", "അത്തം (കന്നി കൂറ്)". Null if any word of it is
 * something else.
 */
export function readStarWords(text: string): StarWords | null {
  if (text.length > longest) return null;
  const names = readNames(text);
  const apart = names === null ? withPada(text, readNames) : null;
  const read = names ?? apart?.value;
  return read == null ? null : { star: read.star ?? null, pada: apart?.pada ?? null, rasi: read.rasi ?? null };
}
