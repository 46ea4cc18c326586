import { namesAbroad } from '@/astrology/sky/abroad';
import { knownPlaces } from '@/astrology/sky/places';

/** What bureaus of the South write for towns. The preview says each, because some towns share letters. */
const towns: Readonly<Record<string, string>> = Object.fromEntries(
  'Coimbatore cbe kovai, Madurai mdu, Chennai chn chni mas, Thiruvananthapuram tvm, Tirunelveli tvl, Thiruvarur tvr, Thanjavur tnj, Tiruchirappalli tpj, Tiruppur tup, Thoothukudi tut, Salem slm, Erode erd, Dindigul dgl, Nagercoil ngl, Namakkal nmk, Virudhunagar vnr, Ramanathapuram rmd, Vellore vlr, Puducherry pdy pondy, Bengaluru blr bglr bng, Mysuru mys, Hyderabad hyd, Ernakulam ekm, Thrissur tcr tsr, Palakkad pkd, Kottayam ktm, Kannur knr, Alappuzha alp, Mumbai mum'
    .split(', ')
    .map((words) => words.split(' '))
    .flatMap(([town = '', ...short]) => short.map((word) => [word, town])),
);

/** Writes abbreviated towns in full: "CBE, TN" becomes "Coimbatore, TN". */
export function expandPlace(text: string): string {
  return text
    .split(',')
    .map((part) => {
      const town = part.trim().toLowerCase().replace(/\.$/, '');
      return Object.hasOwn(towns, town) ? part.replace(part.trim(), towns[town] ?? part) : part;
    })
    .join(',');
}

/** States by which families say where somebody may live. */
const states =
  /^(?:tamil ?nadu|kerala|karnataka|andhra pradesh|telangana|puducherry|maharashtra|gujarat|rajasthan|uttar pradesh|delhi)$/i;

/** Whether a text is the name of a state, or of a town that bureaus of the South write in short. */
export const isKnownPlace = (text: string): boolean =>
  states.test(text) || Object.values(towns).some((town) => town.toLowerCase() === text.toLowerCase());

/** Whether a text is the name of a town or a state that the tables of places have. */
export function isTown(text: string): boolean {
  const letters = expandPlace(text.trim())
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return knownPlaces.has(letters) || namesAbroad.has(letters) || states.test(text.trim());
}

/** Words that are no town: an employer, work, an abbreviation. */
const noTown =
  /\d|(?<!\p{L})(?:ltd|limited|pvt|co|company|bank|school|college|university|hospital|clinic|technolog\p{L}*|solutions?|services?|systems?|office|court|railways?|dep\p{L}*|go?vt|government|private|business|engineer\p{L}*|teacher|manager|officer|own|self|shop|stores?|textiles?|industr\p{L}*|division|branch)(?!\p{L})/iu;
/** No text with a place is longer. */
const longestWork = 120;

/** The place at the end of a job: "Teacher, Erode", "Engineer, Infosys Bangalore". Empty without one. */
export function placeAtEnd(text: string): string {
  if (text.length > longestWork) return '';
  const parts = text
    .replace(/\([^()]*\)\s*$/, '')
    .replace(/[\s.,]+$/, '')
    .split(/\s*,\s*/);
  const first = parts.findIndex((_, place) => place > 0 && parts.slice(place).every(isTown));
  if (first > 0) return parts.slice(first).join(', ');
  const [last = ''] = parts.slice(-1);
  const isOneWord = /^[\u0900-\u0dff\u200c\u200d]+$/.test(last);
  const mayBeTown = parts.length > 2 ? /^[\p{L}\p{M}]+(?: \p{L}[\p{L}\p{M}]+)?$/u.test(last) : isOneWord;
  if (parts.length > 1 && mayBeTown && !noTown.test(last) && !/^[A-Z.]+$/.test(last)) return last;
  const words = last.split(' ');
  const behind = [2, 1].filter((count) => count < words.length).map((count) => words.slice(-count).join(' '));
  return behind.find((place) => /^\p{Lu}/u.test(place) && isTown(place)) ?? '';
}

/** Letters that stay capitals: states and countries that are written so. */
const capitals = new Set(['OBC', 'AP', 'UP', 'KA', 'UK', 'UAE', 'USA', 'US']);

/**
 * A name or place with words in capitals or small letters, as "Suresh K". Null if it is written so already.
 * Initials, abbreviations without a vowel and short names of towns stay capitals.
 */
export function toTitleCase(text: string): string | null {
  const isUpper = text === text.toUpperCase();
  const isMixed = !isUpper && text !== text.toLowerCase();
  const written = text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const upper = word.toUpperCase();
    const isCapitals = word === upper;
    // In a text of both, short words are meant as they are.
    if (isMixed && ((!isCapitals && word !== word.toLowerCase()) || word.length <= 3)) return word;
    const isShort = isCapitals && word.length <= 4;
    if (capitals.has(upper) || (isShort && (Object.hasOwn(towns, word.toLowerCase()) || !/[AEIOUY]/.test(upper))))
      return upper;
    return upper.charAt(0) + word.slice(1).toLowerCase();
  });
  return written === text ? null : written;
}

/**
 * Where somebody lives whose biodata names the native place alone: in the town of the address, or of the work, most likely, or
 * there.
 */
export function likelyTown<Value extends { value: string | null }>(
  of: Readonly<Partial<Record<'address' | 'work_place' | 'native_place', Value>>>,
): { from: Value; value: string } | null {
  if (!of.native_place?.value) return null;
  const lines = of.address?.value?.replace(/[\s\p{Pd}]*\d{3} ?\d{3}\.?$/u, '').replaceAll('\n', ', ') ?? '';
  const town = placeAtEnd(lines);
  if (town !== '' && of.address !== undefined) return { from: of.address, value: town };
  const from = of.work_place?.value ? of.work_place : of.native_place;
  return { from, value: from.value ?? '' };
}
