import { incomesFrom, leastIncomeOf, leastIncomes } from '@/person/income';
import { splitList } from '@/base/values';
import { fieldRules, filterRules } from '@/lib/register.gen';
import { fieldFilters, type FieldFilterName } from '@/person/fields';
import { formatStarMatchFilter, readStarMatchFilter } from '@/astrology/porutham/star-match-filter';

// Wishes in a file: "age: 25 to 31; mother tongue: Tamil, Telugu". The words are English in every language, so that a file is
// read back exactly. Nothing is guessed: a part that is not in this form stays a text.

/** Filters by their names, as form text. */
export type WishFilters = Readonly<Record<string, string>>;

type RangedField = 'age' | 'height';

/** The labels that do not follow from the filter's name. */
const otherLabels: Readonly<Partial<Record<FieldFilterName, string>>> = {
  work_place: 'place of work',
  other_gothram: 'gothram other than',
  other_kulam: 'kulam other than',
};
/** The labels of the wishes, in the order of a file. */
const wordLabels = fieldFilters.map(({ name }) => [name, otherLabels[name] ?? name.replaceAll('_', ' ')] as const);
const units: Readonly<Record<RangedField, string>> = { age: '', height: ' cm' };
const rangedFields = ['age', 'height'] as const;
const starLabel = 'star match';

function writeRange(from: string | undefined, to: string | undefined, unit: string): string | null {
  if (from === undefined) return to === undefined ? null : `up to ${to}${unit}`;
  if (to === undefined) return `from ${from}${unit}`;
  return from === to ? `${from}${unit}` : `${from} to ${to}${unit}`;
}

/** A text with the sign between two wishes stands in quotes. */
const quoted = (text: string) => (/^"|;/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Wishes as the cell of a file. */
export function writeWishes(filters: WishFilters): string {
  const ranges = rangedFields.map((field) => [
    field,
    writeRange(filters[`${field}_from`], filters[`${field}_to`], units[field]),
  ]);
  const words = wordLabels.map(([name, label]) => [
    label,
    name === 'income' ? writeIncome(filters[name]) : filters[name],
  ]);
  return [...ranges, ...words, [starLabel, filters['matches_star']]]
    .flatMap(([label, value]) => (label == null || value == null ? [] : [`${label}: ${quoted(value)}`]))
    .join('; ');
}

/** An income from a band up, in lakhs a year: "from 5". */
const writeIncome = (bands: string | undefined) => {
  const least = bands === undefined ? null : leastIncomeOf(bands);
  return least === null ? bands : `from ${Number.parseInt(least, 10)}`;
};

function readRange(field: RangedField, text: string): WishFilters | null {
  const bare = text.replace(field === 'age' ? /\s*(?:years?|yrs?)$/i : /\s*cms?$/i, '');
  const [, first, open, last] = /^(?:(\d{2,3})\s*(?:to|-|–)|(from|up to))?\s*(\d{2,3})$/i.exec(bare) ?? [];
  if (last === undefined) return null;
  const from = open?.toLowerCase() === 'up to' ? undefined : (first ?? last);
  const to = open?.toLowerCase() === 'from' ? undefined : last;
  const { smallest, largest } = fieldRules[field];
  const isIn = (end: string | undefined) => end === undefined || (Number(end) >= smallest && Number(end) <= largest);
  if (!isIn(from) || !isIn(to) || Number(from) > Number(to)) return null;
  return {
    ...(from !== undefined && { [`${field}_from`]: String(Number(from)) }),
    ...(to !== undefined && { [`${field}_to`]: String(Number(to)) }),
  };
}

/** The most characters of a filter, as in the database. */
const longest = { choices: 500, words: 200, place: 200, 'other words': 80 };
/** Words of families that look for no community or place in particular. */
const anything = /^(?:any|anything|all|no bar|no|nil|none|same|any ?\/ ?no bar)$/i;

const openEnd =
  /^(?:min(?:imum)?|at\s?least)\b[\s:.]*|\s*(?:(?:\b(?:or|and)|&)\s+)?\b(?:above|higher)\.?$|\s*\+$|\s*(?:அல்லது|மற்றும்)?\s*(?:அதற்கு\s*)?(?:மேல்|மேற்பட்ட)$|\s*(?:या|और)?\s*(?:[उइ]ससे)?\s*(?:ऊपर|अधिक|ज़्यादा)$|\s*(?:അതിനു\s*)?മുകളിൽ$|\s*(?:ఆ\s*)?పైన$|\s*(?:ಅದಕ್ಕಿಂತ\s*)?(?:ಮೇಲೆ|ಮೇಲ್ಪಟ್ಟು)$/giu;

/** "B.E or above" without its open end, which no search reads: there is no order of degrees. Null for a text without one. */
export function withoutOpenEnd(text: string): string | null {
  const bare = text.trim().replace(openEnd, '').trim();
  return bare === text.trim() || bare === '' ? null : bare;
}

function readWords(name: FieldFilterName, text: string): WishFilters | null {
  const { kind, field } = filterRules[name];
  const [, lakhs] = (name === 'income' && /^from (\d+)(?: lakhs?(?: a year)?)?$/i.exec(text)) || [];
  const least = leastIncomes.find((band) => Number.parseInt(band, 10) === Number(lakhs));
  if (least !== undefined) return { [name]: incomesFrom(least) };
  const values = splitList(text);
  if (text.length > longest[kind] || values.length === 0) return null;
  if (name === 'education' && withoutOpenEnd(text) !== null) return null;
  if (kind !== 'choices')
    return values.every((value) => /[\p{L}\p{N}]/u.test(value) && !anything.test(value)) ? { [name]: text } : null;
  const rule = fieldRules[field];
  const choices: readonly string[] = 'choices' in rule ? rule.choices : [];
  const found = values.map((value) => choices.find((choice) => choice.toLowerCase() === value.toLowerCase()));
  return found.includes(undefined) ? null : { [name]: found.join(', ') };
}

/** One wish, "age: 25 to 31"; null for anything else. */
function readWish(part: string): WishFilters | null {
  const [, label = '', given = ''] = /^([^:]+):\s*(.*)$/s.exec(part) ?? [];
  const value = /^".*"$/s.test(given) ? given.slice(1, -1).replaceAll('""', '"') : given;
  const name = label.trim().toLowerCase().replace(/\s+/g, ' ');
  const ranged = rangedFields.find((field) => field === name);
  if (ranged !== undefined) return readRange(ranged, value);
  if (name === starLabel) {
    const stars = readStarMatchFilter(value);
    return stars === null ? null : { matches_star: formatStarMatchFilter(stars) };
  }
  const words = wordLabels.find(([, each]) => each === name);
  return words === undefined ? null : readWords(words[0], value);
}

/** More than any wishes need. The pattern of the parts takes time with the square of it. */
const longestCell = 4000;

/** Both ends of a range are one wish. */
const leadOf = (name: string) => name.replace(/_to$/, '_from');

/** Reads the cell of a file. A wish that is there already, or in `taken`, is not read a second time. */
export function readWishWords(text: string, taken: WishFilters = {}): { filters: WishFilters; unread: string[] } {
  if (text.length > longestCell) return { filters: {}, unread: [text] };
  const seen = new Set(Object.keys(taken).map(leadOf));
  const filters: Record<string, string> = {};
  const unread: string[] = [];
  for (const [part] of text.matchAll(/[^;:]*:\s*"(?:[^"]|"")*"\s*(?=;|$)|[^;]+/g)) {
    const wish = readWish(part.trim());
    const names = Object.keys(wish ?? {}).map(leadOf);
    if (wish === null || names.some((name) => seen.has(name))) {
      if (part.trim() !== '') unread.push(part.trim());
      continue;
    }
    for (const name of names) seen.add(name);
    Object.assign(filters, wish);
  }
  return { filters, unread };
}

/** The same for a new person: a wish about stars needs the stored star. */
export const readNewWishes = (text: string, taken: WishFilters) => readWishWords(text, { ...taken, matches_star: '' });
