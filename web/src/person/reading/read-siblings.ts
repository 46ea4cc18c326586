// "2 (1 married)", "1 elder brother married", "அண்ணன் 1 (திருமணமானவர்)": brothers and sisters, and how many of them are married.
import { foldLetters, inEnglishLetters } from '@/person/reading/star-words';
import { toWesternDigits } from '@/lib/indian-digits';

export interface Siblings {
  count: number;
  /** Null if nothing tells it. */
  married: number | null;
  /** Whether somebody must look at it. */
  doubtful: boolean;
}

const inLetters = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;
const sister = new RegExp(
  `${inLetters('sisters?|sis|akka|thangai|th?angi|thangachi|chell?i|chellelu|chechi|didi|behen|behan|bahan')}|அக்கா|தங்கை|தங்கச்சி|சகோதரி|बहन|बहिन|दीदी|സഹോദരി|ചേച്ചി|അനിയത്തി|అక్క|చెల్లె|చెల్లి|సోదరి|సోదరీ|ಅಕ್ಕ|ತಂಗಿ|ಸಹೋದರಿ`,
  'iu',
);
const brother = new RegExp(
  `${inLetters('brothers?|bros?|anna|annan|thambi|thampi|thamma|tammudu|thammudu|chettan|aniyan|bhai')}|அண்ணன|அண்ணா|தம்பி|சகோதரர்|சகோதரன்|சகோதரர்கள்|भाई|സഹോദരൻ|സഹോദരന്മാ|ചേട്ടൻ|അനിയൻ|അണ്ണൻ|అన్న|తమ్ము|సోదరుడు|సోదరులు|ಅಣ್ಣ|ತಮ್ಮ|ಸಹೋದರ(?!ಿ)`,
  'iu',
);
export const siblingWord = new RegExp(`${sister.source}|${brother.source}|${inLetters('siblings?')}`, 'iu');

const unmarriedWord =
  /(?<!\p{L})(?:um|u\/m|avivahit)(?!\p{L})|un-?\s?married|not (?:yet )?married|(?:திருமணம்?|மணம்?|கல்யாணம்?)\s?ஆக(?:ாத|வில்லை)[\p{L}\p{M}]*|(?:திரு)?மணமாக(?:ாத|வில்லை)[\p{L}\p{M}]*|अविवाहित[\p{L}\p{M}]*|അവിവാഹിത[\p{L}\p{M}]*|అవివాహిత[\p{L}\p{M}]*|పెళ్లి కా[\p{L}\p{M}]*|ಅವಿವಾಹಿತ[\p{L}\p{M}]*|ಮದುವೆ(?:ಯಾ|\s?ಆ)ಗಿಲ್ಲ|(?:വിവാഹം|കല്യാണം) കഴി(?:ഞ്ഞ|ച്ച)ിട്ടില്ല|(?:పెళ్ళి|వివాహం) కా[\p{L}\p{M}]*|(?:शादी|विवाह) नहीं|(?:kalyanam|marriage) (?:aagala|agala|aagavillai)/giu;
const marriedWord =
  /(?<!\p{L})(?:married|vivahit|(?:kalyanam|th?irumanam|maduve|pell?i) a+(?:ki|gi|yi|yyi|na|cc?h)\p{L}*(?: ?vitt?at?h?u)?|(?<=\(\s*(?:\d{1,2}\s*)?)m(?=\s*[),])|(?:kalyanam|marriage) (?:aanavar|aanavargal|aagiduchu|agiduchu|aachu|aagivittath?u|aagivittadhu))(?!\p{L})|(?:திருமணம்?|மணம்?|கல்யாணம்?)\s?ஆன[\p{L}\p{M}]*|(?:திரு)?மண(?:மான|மாகி)[\p{L}\p{M}]*|(?:திருமணம்?|மணம்?|கல்யாணம்?)\s?(?:முடிந்த|முடிஞ்ச|ஆகி|ஆச்சு)[\p{L}\p{M}]*|(?:शादी|विवाह) हो (?:गई|गयी|गया|चुक)[\p{L}\p{M}]*|ಮದುವೆ\s?ಆಗಿ[\p{L}\p{M}]*|विवाहित[\p{L}\p{M}]*|शादीशुदा|വിവാഹിത[\p{L}\p{M}]*|(?:വിവാഹം|കല്യാണം) കഴിഞ്ഞ[\p{L}\p{M}]*|వివాహిత[\p{L}\p{M}]*|పెళ్[\p{L}\p{M}]*\s?(?:అయింది|అయిన[\p{L}\p{M}]*)|పెళ్ళి(?=\s*\))|వివాహం (?:అయిన|అయింది|జరిగ)[\p{L}\p{M}]*|పెళ్లైం?[\p{L}\p{M}]*|పెళ్లయి[\p{L}\p{M}]*|వివాహమైం[\p{L}\p{M}]*|ವಿವಾಹಿತ[\p{L}\p{M}]*|ಮದುವೆಯಾ[\p{L}\p{M}]*/giu;

const numberWords = new Map(
  [
    'nil no none illai இல்லை नहीं ഇല്ല లేదు లేరు ಇಲ್ಲ',
    'one oru onnu oruvar ஒரு ஒன்று ஒருவர் ek एक ഒന്ന് ഒരു ഒരാൾ ఒక ఒకరు ఒకరికి ఒక్కరు ಒಂದು ಒಬ್ಬ ಒಬ್ಬರು ಒಬ್ಬರಿಗೆ',
    'two rendu irandu iruvar இரண்டு இரு இருவர் do दो രണ്ട് രണ്ടു రెండు ఇద్దరు ಎರಡು ಇಬ್ಬರು',
    'three moonu moondru மூன்று teen तीन മൂന്ന് മൂന്നു మూడు ముగ్గురు ಮೂರು ಮೂವರು',
    'four naalu நான்கு chaar चार നാല് നാലു నాలుగు నలుగురు ನಾಲ್ಕು',
    'five ainthu ஐந்து paanch पांच पाँच അഞ്ച് ఐదు ఐదుగురు ಐದು',
    'six aaru ஆறு छह ആറ് ఆరు ಆರು',
    ...'seven eight nine ten eleven'.split(' '),
  ].flatMap((words, count) => words.split(' ').map((word) => [word, count] as const)),
);
const numbersBySound = new Map(
  [...numberWords]
    .filter(([word]) => !/^[a-z]/.test(word) && inEnglishLetters(word).length > 3)
    .map(([word, count]) => [foldLetters(inEnglishLetters(word)), count]),
);
/** A count: no age, year, date or "2nd". */
const countInText =
  /(?<![\p{L}\p{M}\d./-])(?:\d{1,2}(?![\d./]|-\d|\s?(?:st|nd|rd|th|yrs?|years?|age)\b)|[\p{L}\p{M}]+)/giu;
/** More is a sum of other numbers. */
const most = 20;

/** The counts that a text says, in digits or in words. */
export const countsIn = (text: string): number[] =>
  [...toWesternDigits(text).matchAll(countInText)].flatMap(([word]) => {
    const count = /^\d/.test(word)
      ? Number(word)
      : (numberWords.get(word.toLowerCase()) ?? numbersBySound.get(foldLetters(word.toLowerCase())));
    return count === undefined ? [] : [count];
  });

const one = new RegExp(
  inLetters('elder|younger|older|eldest|youngest|बड़[ाीे]|छोट[ाीे]|மூத்த|இளைய|పెద్ద|చిన్న|ದೊಡ್ಡ|ಚಿಕ್ಕ|മൂത്ത|ഇളയ'),
  'iu',
);

const both = new RegExp(inLetters('both|dono|இருவருக்கும்|இருவரும்|दोनों|ఇద్దరికీ|രണ്ടുപേരും|ഇരുവരും|ಇಬ್ಬರಿಗೂ'), 'iu');
const everybody = new RegExp(
  inLetters('all|அனைவரும்|அனைவருக்கும்|எல்லோருக்கும்|सभी|सब|എല്ലാവരും|എല്ലാവരുടെയും|అందరికీ|అందరూ|సభ్యులందరూ|ಎಲ್ಲರಿಗೂ|ಎಲ್ಲರೂ'),
  'iu',
);
export const ofAll = new RegExp(`${both.source}|${everybody.source}`, 'iu');

/** A part, with the words for marriage as letters and counts in digits: "1 elder brother (married)" is "1 elder brother (M)". */
const withLetters = (part: string) =>
  part
    .replace(unmarriedWord, ' U ')
    .replace(marriedWord, ' M ')
    .replace(/[\p{L}\p{M}]+/gu, (word) => String(numberWords.get(word.toLowerCase()) ?? word));

const shortWords = new Map(
  'ஆ:brother பெ:sister தி:M b:brother s:sister bro:brother br:brother sis:sister e:elder y:younger eb:elder brother es:elder sister yb:younger brother ys:younger sister m:M um:U u:U'
    .split(/ (?=[\p{L}\p{M}]+:)/u)
    .map((pair) => pair.split(':'))
    .map(([short = '', words = '']) => [short, words] as const),
);
export const addUp = (first: Siblings, second: Siblings): Siblings => ({
  count: first.count + second.count,
  married: first.married === null && second.married === null ? null : (first.married ?? 0) + (second.married ?? 0),
  doubtful: true,
});

interface Group {
  side: 'brothers' | 'sisters' | null;
  count: number | null;
  /** Whether its number follows from one word, or is not known yet. */
  isImplied: boolean;
  M: number | null;
  U: number | null;
}

type Kind = 'count' | 'side' | 'M' | 'U' | 'one' | 'all' | '(' | ')' | ',' | 'other';

function kindOf(word: string): Kind {
  if (/^\d/.test(word)) return Number(word) > most ? 'other' : 'count';
  if (word === 'M' || word === 'U' || word === '(' || word === ')') return word;
  if (/^[,;&+.]|^(?:and|மற்றும்|और|മറ്റും|మరియు|ಮತ್ತು)$/i.test(word)) return ',';
  if (sister.test(word) || brother.test(word)) return 'side';
  if (everybody.test(word)) return 'all';
  return one.test(word) ? 'one' : 'other';
}

/** The number of the married ones in a group; undefined if its numbers contradict one another. */
function closeGroup({ count, M, U }: Group, doubtful: boolean): Siblings | undefined {
  const whole = count ?? (M !== null && U !== null ? M + U : null);
  if (whole === null || whole > most) return undefined;
  const married = M ?? (U === null ? null : whole - U);
  if ((married ?? 0) > whole || (married ?? 0) < 0 || (M !== null && U !== null && M + U !== whole)) return undefined;
  return { count: whole, married, doubtful };
}

/** Where they live says nothing of their number. */
const whereabouts =
  /(?:,| and)? (?:well[ -])?(?:settled|living|working|studying)(?: (?:in|at) [^,;.()]*)?(?=[,;.)]|$)/giu;

/**
 * Reads groups word by word: "2 (1 married)", "B-1 S-2 all married", "2 elder sisters, both married and settled". Null unless each
 * group has a count and each mark its people.
 */
function readGroups(typed: string, own: boolean): Map<Group['side'], Siblings> | null {
  if (typed.length > longestWords) return null;
  const plain = toWesternDigits(typed)
    .replace(/(?<!\p{L})[BM]\.\s?\p{L}{1,6}/gu, ' ')
    .replace(/((?:un-?)?married)\s*[:=-]\s*(\d{1,2})/giu, ' ($2 $1) ')
    .replace(whereabouts, ' ');
  const words = withLetters(plain)
    .replace(/(\d)\s*[-–:]\s*(?=[MU]\b)/g, '$1, ')
    .replace(/\d+\s?(?:st|nd|rd|th|yrs?|years?)(?![\p{L}\p{M}])/giu, ' ')
    .match(/\d+|[\p{L}\p{M}]+|[(),;&+.]/gu);
  const kinds = (words ?? [])
    .map((word) => shortWords.get(word.toLowerCase()) ?? word)
    .map((word) => [kindOf(word), word] as const);
  const sideFirst = kinds.find(([kind]) => kind === 'side' || kind === 'count')?.[0] === 'side';
  const start = (side: Group['side'], count: number | null, isImplied = count === null): Group => ({
    side,
    count,
    isImplied,
    M: null,
    U: null,
  });
  const groups: Group[] = own ? [start(null, null)] : [];
  let scope = groups.slice(0, 1);
  let pending: number | null = null;
  let isOne = false;
  let inBrackets = false;
  let isOpen = kinds.some(([kind]) => kind === 'other' || kind === 'all');
  for (const [place, [kind, word]] of kinds.entries()) {
    const next = kinds[place + 1]?.[0];
    const before = kinds[place - 1]?.[0];
    const [last] = scope.slice(-1);
    if (kind === '(' || kind === ')') {
      inBrackets = kind === '(';
      isOne = false;
    } else if (kind === ',') {
      if (pending !== null && last?.isImplied === true) {
        Object.assign(last, { count: pending, isImplied: false });
        pending = null;
      }
    } else if (kind === 'one') isOne = true;
    else if (kind === 'count') {
      const count = Number(word);
      const isMarked = next === 'M' || next === 'U';
      if ((before === 'M' || before === 'U') && inBrackets && !isMarked && last !== undefined) last[before] = count;
      else if (
        !isMarked &&
        last?.isImplied === true &&
        ((before === 'side' && (sideFirst || next !== 'side')) || (own && last === groups[0]))
      ) {
        Object.assign(last, { count, isImplied: false });
      } else if (own && before === ',' && !isMarked && !inBrackets) {
        scope = [start(null, count)];
        groups.push(...scope);
      } else pending = count;
    } else if (kind === 'side') {
      const side = sister.test(word) ? 'sisters' : 'brothers';
      const named = groups.find((group) => group.count !== null && (group.side === side || group.side === null));
      const isFurther = sideFirst && next === 'count' && !own && !inBrackets;
      if ((inBrackets || own || pending === null) && named !== undefined && !isFurther) scope = [named];
      else {
        const isPlural = /[a-z]s$/i.test(word);
        scope = [start(side, pending ?? (isPlural ? null : 1), pending === null)];
        groups.push(...scope);
      }
      if (named === undefined) isOne = false;
      pending = null;
    } else if (kind === 'all') scope = groups;
    else if (kind === 'M' || kind === 'U') {
      for (const group of scope) {
        group[kind] = (group[kind] ?? 0) + (pending ?? (isOne && inBrackets ? 1 : (group.count ?? 1)));
        isOpen ||= pending === null && group.count !== 1;
      }
      pending = null;
      isOne = false;
    }
    if (own && kind === 'one' && groups[0]?.count === null) groups[0].count = 1;
  }
  if (pending !== null && scope[0]?.count === null) scope[0].count = pending;
  else if (pending !== null) return null;
  const sum = new Map<Group['side'], Siblings>();
  for (const group of groups) {
    const siblings = closeGroup(group, isOpen || (group.isImplied && !own));
    const before = sum.get(group.side);
    if (siblings === undefined) return null;
    sum.set(group.side, before === undefined ? siblings : addUp(before, siblings));
  }
  return sum;
}

const longestWords = 150;

/** "Married 1 Unmarried -", "Married - Unmarried 1". */
const inForm = /^\W*([MU])\W*?(\d{1,2})?\W*?([MU])\W*?(\d{1,2})?\W*$/u;

function readForm(text: string): Siblings | null {
  const [, first, counted = '0', second, other = '0'] = inForm.exec(withLetters(text)) ?? [];
  if (first === undefined || first === second || (counted === '0' && other === '0')) return null;
  const count = Number(counted) + Number(other);
  return { count, married: Number(first === 'M' ? counted : other), doubtful: true };
}

/** Reads what stands behind the label of brothers, or of sisters. A sign before the number is a slip, which nobody can read. */
export function readSide(typed: string): Siblings | null {
  const text = toWesternDigits(typed).trim();
  if (/^[-–]\s*\d/u.test(text)) return null;
  const groups = readGroups(text, true);
  return readForm(text) ?? (groups?.size === 1 ? (groups.get(null) ?? null) : null);
}

/** Reads brothers and sisters of one text; null unless each part of it says which of them it is about. */
export function readSiblings(typed: string): { brothers: Siblings | null; sisters: Siblings | null } | null {
  const groups = readGroups(typed, false);
  if (groups === null || groups.size === 0) return null;
  return { brothers: groups.get('brothers') ?? null, sisters: groups.get('sisters') ?? null };
}
