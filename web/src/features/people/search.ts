import { plainSigns, withoutMarks } from '@/lib/indian-digits';
import { toInternationalNumber } from '@/person/phone';

/** A parsed search: empty, an id, part of a phone number or e-mail, or part of a name. */
export type PeopleSearch =
  | { kind: 'all' }
  | { kind: 'id'; id: number }
  /** A short number may also be an id. */
  | { kind: 'phone'; part: string; id: number | null }
  | { kind: 'email'; part: string }
  | { kind: 'name'; text: string };

// The database finds nothing for a shorter part of an e-mail, and refuses fewer digits of a number. Five or six are its last.
const leastOfEmail = 5;
const leastDigits = 5;
const maxIdLength = 7;

/** Before an id: the site writes "#7", and people say "user id 7". */
export const idSign = /^(?:(?:user )?id(?: ?[:.])? ?)?#? ?(?=\d+$)/i;

/** Parses the search box. Up to four digits are an id; more digits, or a leading plus, part of a phone number. */
export function readPeopleSearch(typed: string): PeopleSearch {
  const text = withoutMarks(typed).trim().replace(/\s+/g, ' ').replace(idSign, '');
  if (text === '') return { kind: 'all' };
  if (text.includes('@') && text.length >= leastOfEmail) return { kind: 'email', part: text };
  // "Mobile: 98430 12345", "tel:+91...", "(+91) 98430 12345".
  const number = plainSigns(text)
    .replace(/^\p{L}[\p{L}. ]{0,20}:\s*(?=[\d(+])/u, '')
    .replace(/^\((\+\d+)\)/, '$1');
  if (!/^\+?[\d\s().\-/]*\d[\d\s().\-/]*$/.test(number)) {
    // "Lakshmi 98430 12345": the whole number says who is meant.
    const whole = /\+?\d[\d\s().\-/]{8,}\d/.exec(number)?.[0] ?? '';
    return toInternationalNumber(whole) === null ? { kind: 'name', text } : readPeopleSearch(whole);
  }
  const digits = number.replace(/\D/g, '').replace(/^910(?=[1-9]\d{9}$)/, '91');
  if (number.startsWith('+')) return { kind: 'phone', part: `+${digits}`, id: null };
  if (digits.length < leastDigits) return { kind: 'id', id: Number(digits) };
  return { kind: 'phone', part: digits, id: digits.length > maxIdLength ? null : Number(digits) };
}

/** Filters by a field with a list of values. Several have commas between, and one of them is enough. */
export const choiceFilters = ['religion', 'birth_star', 'rasi', 'mother_tongue', 'marital_status'] as const;
export const listedFilters = ['side', ...choiceFilters] as const;

/** A part of the search box, and the filter that it means. */
export interface PeopleWord {
  filter:
    | 'name'
    | 'age'
    | 'height'
    | 'place'
    | 'caste'
    | 'occupation'
    | 'education'
    | 'old_number'
    | (typeof listedFilters)[number];
  value: string;
  typed: string;
}

const takesSeveral = (filter: string) => ['place', 'caste', ...choiceFilters].includes(filter);

/** The filters of the database for the parts of a search. Several places, castes or values of a list mean either of them. */
export function filtersOfWords(words: readonly PeopleWord[]): Record<string, string | number[]> {
  const filters: Record<string, string | number[]> = {};
  for (const { filter, value } of words) {
    if (filter === 'old_number') filters.ids = value.split(' ').map(Number);
    else if (filter === 'age' || filter === 'height') {
      // "25-28", or one end: "-31", "26-".
      const [from = value, to = from] = value.split('-');
      if (from !== '') filters[`${filter}_from`] = from;
      if (to !== '') filters[`${filter}_to`] = to;
    } else {
      const before = filters[filter];
      const between = takesSeveral(filter) ? ', ' : ' ';
      // Bride and groom exclude one another: the last is meant.
      filters[filter] = typeof before !== 'string' || filter === 'side' ? value : `${before}${between}${value}`;
    }
  }
  return filters;
}

export const withoutWord = (words: readonly PeopleWord[], left: PeopleWord): string =>
  words
    .filter((word) => word !== left)
    .map(({ typed }) => typed)
    .join(' ');
