// Wishes in free words: "within 29", "same caste", "veg only". Only words with one meaning; the clerk checks each wish.
import { toWesternDigits } from '@/lib/indian-digits';
import type { PersonField } from '@/person/fields';
import { findHeight } from '@/person/reading/find-measures';
import { readWhole } from '@/person/reading/read-field';
import { isDegree } from '@/person/reading/read-names';
import { isKnownPlace, isTown } from '@/person/reading/places';
import { isWithheld } from '@/person/values';
import { readNewWishes, withoutOpenEnd, type WishFilters } from '@/person/wish-words';

/** What "same caste" and "5 years elder" mean. */
export type OwnFacts = Readonly<Partial<Record<'religion' | 'caste' | 'mother_tongue' | 'age', string>>>;

const years =
  '(?:\\s?(?:years?|yrs?|age|old|வயது|வயதுக்கு|साल|वर्ष|उम्र|വയസ്സ്|വയസ്|ఏళ్ళు?|ఏళ్లు?|సంవత్సరాలు?|ವರ್ಷ)(?:\\s(?:old|of age))?)?';
const age = '(?:(?:aged?|வயது|vayasu|vayathu|उम्र|आयु|പ്രായം|വയസ്സ്|వయస్సు|ವಯಸ್ಸು)\\s?[:=-]?\\s?)?';
const who = '(?:(?:boy|girl|groom|bride|alliance)\\s)?';
const whole = (pattern: string) => new RegExp(`^${who}${age}${pattern}\\s?(?:only|preferred|மட்டும்)?$`, 'iu');
const number = '(\\d{2})';
const ranges = [
  whole(
    `(?:between\\s|from\\s)?${number}${years}\\s?(?:to|-|–|and|se|முதல்|से|മുതൽ|నుండి|నుంచి|ರಿಂದ)\\s?${number}${years}(?:\\s?(?:வரை|तक|വരെ|వరకు|ವರೆಗೆ))?`,
  ),
];
const upTo = [
  whole(`(?:within|up\\s?to|max(?:imum)?|not (?:above|more than))\\s${number}${years}`),
  whole(
    `${number}\\s?(?:வயதுக்குள்|வயதிற்குள்|வயதுக்குள்ளே|வயது வரை|vayasukkul|vayathukkul|(?:साल |वर्ष )?तक|വയസ്സുവരെ|വയസ്സ് വരെ|വയസ്സിനുള്ളിൽ|വരെ|ఏళ్ల లోపు|ఏళ్లలోపు|లోపు|వరకు|ವರ್ಷದೊಳಗೆ|ವರ್ಷದ ಒಳಗೆ|ವರೆಗೆ)`,
  ),
];
const below = [whole(`(?:below|under|less than)\\s${number}${years}`)];
const from = [
  whole(`(?:from|min(?:imum)?|at least)\\s${number}${years}`),
  whole(`${number}\\s?(?:\\+|and above|years and above)`),
];

const firstMatch = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? null;

function readAge(text: string): string | null {
  const range = firstMatch(ranges, text);
  if (range !== null) return `age: ${range[1]} to ${range[2]}`;
  const last = firstMatch(upTo, text);
  if (last !== null) return `age: up to ${last[1]}`;
  const beyond = firstMatch(below, text);
  if (beyond !== null) return `age: up to ${Number(beyond[1]) - 1}`;
  const first = firstMatch(from, text);
  return first === null ? null : `age: from ${first[1]}`;
}

const tall = /^(?:height\s)?(?:(above|min(?:imum)?|at least|from)\s)?(.{2,20}?)(?:\s(and above|above|\+))?$/i;

function readLeastHeight(text: string): string | null {
  const [, before, measure = '', behind] = tall.exec(text) ?? [];
  if (before === undefined && behind === undefined) return null;
  const height = findHeight(measure);
  const isWhole = height !== null && height.text === measure && height.guess === null && /[^\d\s]/.test(measure);
  return isWhole && height.centimetres !== null ? `height: from ${height.centimetres} cm` : null;
}

const same =
  /(?<!\p{L})(?:same to same|(?:in |within |from )?(?:the )?(?:same|own|our)|சொந்த|அதே|सजातीय) ?(caste|community|religion|mother tongue|language|ஜாதி|சாதி|இனம்|மதம்)(?: only| preferred)?(?![\p{L}\p{M}])/iu;
/** "Not same caste", "same caste or Mudaliar": the words around turn the meaning. */
const turned =
  /(?<![\p{L}\p{M}])(?:no|not|non|or|other|except|any|bar|need|if|outside|illai|தவிர|இல்லை|அல்லது|छोड़कर|नहीं|या)(?![\p{L}\p{M}])|\//iu;
const ownField = (word: string): keyof OwnFacts => {
  if (/^(?:religion|மதம்)$/i.test(word)) return 'religion';
  return /^(?:mother tongue|language)$/i.test(word) ? 'mother_tongue' : 'caste';
};

function readSame(typed: string, own: OwnFacts): { wish: string; rest: string } | null {
  // "Same caste (other than Kannan kulam)".
  const text = typed.replace(/\s*\([^()]*\)?$/, '');
  const [words, word] = same.exec(text) ?? [];
  if (words === undefined || word === undefined || turned.test(text)) return null;
  const field = ownField(word);
  const value = own[field]?.trim() ?? '';
  if (value === '' || isWithheld(value)) return null;
  return { wish: `${field.replace('_', ' ')}: ${value}`, rest: text.replace(words, '').replace(around, '').trim() };
}

const apart =
  /^(?:age (?:gap |difference )?)?(?:(within|up ?to|max(?:imum)?) )?(\d{1,2})(?:\s?(?:to|-|–)\s?(\d{1,2}))?\s?(?:years?|yrs?)? (?:(elder|older|senior)|younger)(?: only| preferred)?$/i;

/** "5 to 6 years elder", from the person's own age. */
function readApart(text: string, own: OwnFacts): string | null {
  const [, isUpTo, first, second, elder] = apart.exec(text) ?? [];
  const age = Number(own.age ?? '');
  const [least, most] = isUpTo === undefined ? [first, second] : ['0', first];
  if (age === 0 || least === undefined || most === undefined) return null;
  return elder === undefined
    ? `age: ${age - Number(most)} to ${age - Number(least)}`
    : `age: ${age + Number(least)} to ${age + Number(most)}`;
}

/** "B.E or above", "B.E / MBA": the degrees alone. */
function readDegrees(text: string): string[] {
  const degrees = (withoutOpenEnd(text) ?? text).split(/\s*\/\s*|\s+or\s+/);
  return degrees.every(isDegree) ? degrees : [];
}

const listed = ['diet', 'marital_status', 'religion', 'mother_tongue'] as const satisfies readonly PersonField[];
/** Words around a wish that say no more. */
const around =
  /^(?:must be|should be|only|preferably)\s|(?<=^|\s)(?:only|preferred|preferable|must|speaking|boy|girl|groom|bride|family|மட்டும்|ही|केवल|മാത്രം|మాత్రమే|ಮಾತ್ರ)$/giu;
const noDosham =
  /^(?:no|without|nil) (?:chevvai |sevvai |any )?dh?osha?m?$|^(?:suddha|sudha|suththa|suttha) ja(?:tha|dha)[gk]am$|^non[ -]?manglik$/i;

function readListed(text: string): string | null {
  if (noDosham.test(text)) return 'mangal dosha: No';
  const bare = text.replace(around, '').replace(around, '').trim();
  if (bare.length < 3) return null;
  for (const field of listed) {
    const value = readWhole(field, bare);
    if (value !== null) return `${field.replace('_', ' ')}: ${value}`;
  }
  const places = bare.split(/\s*\/\s*|\s+or\s+/);
  return places.every(isTown) && places.some(isKnownPlace) ? `location: ${places.join(', ')}` : null;
}

const parts = /[,;|\n]+|\.\s+|\.$/;
/** No expectation that is read has more letters, and no family has more of them. */
const longestPart = 60;
const mostParts = 50;

/**
 * Wishes from a family's own words, and the words that became none. Words with more than one meaning are left out, because their
 * text stays.
 */
export function proposeWishes(
  expectations: readonly string[],
  own: OwnFacts,
): { filters: WishFilters; unread: readonly string[] } {
  const phrases = expectations
    .flatMap((text) => toWesternDigits(text).split(parts))
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  const unread: string[] = [];
  const words: string[] = [];
  const degrees: string[] = [];
  for (const [place, part] of phrases.entries()) {
    const isRead = place < mostParts && part.length <= longestPart;
    const alike = isRead ? readSame(part, own) : null;
    const word = isRead
      ? (readAge(part) ?? readApart(part, own) ?? readLeastHeight(part) ?? alike?.wish ?? readListed(part))
      : null;
    const ofPart = isRead ? readDegrees(part) : [];
    if (word !== null) words.push(word);
    degrees.push(...ofPart);
    if (word === null && ofPart.length === 0) unread.push(part);
    else if (alike !== null && alike.rest !== '') unread.push(alike.rest);
  }
  if (degrees.length > 0) words.push(`education: ${degrees.join(', ')}`);
  const proposed = readNewWishes(words.join('; '), {});
  return { filters: proposed.filters, unread: [...unread, ...proposed.unread] };
}
