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

/** Parses the search box. Up to four digits are an id; more digits, or a leading plus, part of a phone number. */
export function readPeopleSearch(typed: string): PeopleSearch {
  const text = withoutMarks(typed).trim().replace(/\s+/g, ' ');
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
