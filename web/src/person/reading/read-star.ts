import { findRasi, findStar } from '@/person/reading/star-words';

const padaWords =
  'p[ao]a?dh?am\\p{L}*|pada\\p{L}*|paada\\p{L}*|paatha\\p{L}*|patha\\p{L}*|padh\\p{L}*|charan\\p{L}*|பாதம்|பா|चरण|പാദം|పాదం|ಪಾದ';
const ordinals = 'st|nd|rd|th|va|vadu|aam|am|m|aavathu|vathu|-?ஆம்|-?ம்|-?ஆவது|-?வது|वाँ|वां|-?ാം|-?ആം|-?ം|వ|వది|ನೇ|ನೆಯ|ನೆ';
const padas = [
  new RegExp(`[-–,(]?\\s*([1-4])\\s*(?:${ordinals})?\\s*(?:${padaWords})\\)?`, 'iu'),
  new RegExp(`[-,(]?\\s*(?:${padaWords})\\s*[-:.]?\\s*([1-4])\\)?`, 'iu'),
  /\s*[-–,(/]\s*([1-4])\)?(?=\s*(?:[,;/|]|$))/u,
  /(?<=\p{L}\p{M}*)\s([1-4])(?=\s*(?:[,;/|()]|$)|\s\p{L})/u,
];

/** "प्रथम चरण". */
const ordinalWords = [
  'first|muthal|mudhal|முதல்|प्रथम|पहला|ഒന്നാം|ആദ്യ|మొదటి|ఒకటో|ಮೊದಲ|ಒಂದನೇ',
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
