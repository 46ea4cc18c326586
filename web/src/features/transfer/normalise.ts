import { otherWords } from '@/features/transfer/other-words';
import { todayAtBureau } from '@/lib/bureau-days';
import { readDate, type Reading } from '@/lib/read-date';
import { readTime } from '@/lib/read-time';
import { isEmail } from '@/person/email';
import { describeField, type PersonField } from '@/person/fields';
import { toInternationalNumber } from '@/person/phone';
import { writeCoordinates } from '@/astrology/sky/coordinates';
import { checkCoordinates } from '@/astrology/sky/read-coordinates';
import { formatChoice } from '@/person/values';

/** A cell in stored form, or as typed with an error. */
export interface CheckedValue {
  value: string | null;
  error: string | null;
}

const good = (value: string | null): CheckedValue => ({ value, error: null });
const bad = (value: string, error: string): CheckedValue => ({ value, error });

/** Removes the quote that exports put before a value that looks like a formula. */
function removeGuard(text: string): string {
  return text.replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');
}

/** A reading as a checked cell; what cannot be read stays as it was typed. */
function checkReading(text: string, reading: Reading): CheckedValue {
  return 'problem' in reading ? bad(text, reading.problem) : good(reading.value);
}

function readPosition(text: string): CheckedValue {
  const checked = checkCoordinates(text);
  return 'problem' in checked ? bad(text, checked.problem) : good(writeCoordinates(checked));
}

const feetAndInches = /^(\d)\s*(?:['’′`]|ft\.?|feet)\s*(?:(\d{1,2})\s*(?:["”″]|''|’’|′′|in\.?|inch(?:es)?)?)?$/i;
const centimetres = /^(\d{3}(?:\.\d+)?)\s*(?:cms?\.?)?$/i;
const metres = /^([12])[.,](\d{2})\s*m\.?$/i;

function readHeight(text: string): number | null {
  // formatHeight writes both units: the centimetres are exact.
  const both = /\((\d{3})\s*cm\)$/i.exec(text);
  if (both) return Number(both[1]);
  const cm = centimetres.exec(text);
  if (cm) return Math.round(Number(cm[1]));
  const m = metres.exec(text);
  if (m) return Number(m[1]) * 100 + Number(m[2]);
  const feet = feetAndInches.exec(text);
  const inches = Number(feet?.[2] ?? 0);
  return feet && inches < 12 ? Math.round((Number(feet[1]) * 12 + inches) * 2.54) : null;
}

function checkHeight(text: string, { from, to, subject }: Range): CheckedValue {
  const height = readHeight(text);
  if (height === null) return bad(text, `Write the height in centimetres (163) or as feet and inches (5'4").`);
  if (height < from || height > to) return bad(text, `${subject} is between ${from} and ${to} cm.`);
  return good(String(height));
}

function checkPhone(text: string): CheckedValue {
  if (/^\d[.,]?\d*e\+?\d+$/i.test(text))
    return bad(text, 'The spreadsheet has shortened this number. Format the column as text and type it again.');
  const number = toInternationalNumber(text);
  return number === null
    ? bad(text, 'Write the number with its country code, for example +91 98765 43210.')
    : good(number);
}

/** Lowercase letters without blanks and punctuation. A plus and a final minus are significant: `A-` is not `A+`. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z+-]/g, '')
    .replace(/-(?!$)/g, '');

function findChoice(
  text: string,
  choices: readonly string[],
  synonyms: Readonly<Record<string, string>>,
): string | undefined {
  if (choices.includes(text)) return text;
  const letters = plain(text);
  const alike = letters === '' ? [] : choices.filter((choice) => plain(choice) === letters);
  // Ambiguous: several choices have the same letters.
  if (alike.length > 0) return alike.length === 1 ? alike[0] : undefined;
  return Object.hasOwn(synonyms, letters) ? synonyms[letters] : undefined;
}

/** Finds the choice of a cell: by exact text, or by its letters if only one choice has them. */
export function checkChoice(
  text: string,
  choices: readonly string[],
  synonyms: Readonly<Record<string, string>> = {},
): CheckedValue {
  const found = findChoice(text, choices, synonyms);
  if (found !== undefined) return good(found);
  if (choices.length === 2) return bad(text, `Write ${choices.map(formatChoice).join(' or ')}.`);
  const words = choices.length > 20 ? `${choices.slice(0, 3).join(', ')}, …` : choices.join(', ');
  return bad(text, `Not in the register's list: ${words}.`);
}

interface Range {
  from: number;
  to: number;
  subject: string;
}

function checkNumber(text: string, { from, to, subject }: Range): CheckedValue {
  const digits = /^(\d{1,3})(?:\.0+)?(?:\s*(?:years?|yrs?))?$/i.exec(text)?.[1];
  if (digits === undefined || Number(digits) < from || Number(digits) > to)
    return bad(text, `${subject} is a whole number from ${from} to ${to}.`);
  return good(String(Number(digits)));
}

/** Normalizes a cell to stored form, or returns an error. An empty cell is null. */
export function normaliseValue(field: PersonField, cell: string): CheckedValue {
  const description = describeField(field);
  const cleaned = removeGuard(cell.trim()).trim();
  const text = description.kind === 'lines' ? cleaned.replace(/\r\n?/g, '\n') : cleaned.replace(/\s+/g, ' ');
  if (text === '') return good(null);
  switch (description.kind) {
    case 'choice':
      return checkChoice(text, description.choices, otherWords[field]);
    case 'date':
      return checkReading(text, readDate(text, Number(todayAtBureau().slice(0, 4))));
    case 'time':
      return checkReading(text, readTime(text));
    case 'coordinates':
      return readPosition(text);
    case 'height':
      return checkHeight(text, description);
    case 'phone':
      return checkPhone(text);
    case 'number':
    case 'pick':
    case 'age':
      return checkNumber(text, description);
    default:
      if (text.length > description.longest) return bad(text, `Too long: at most ${description.longest} characters.`);
      return description.kind === 'email' && !isEmail(text) ? bad(text, 'This is not an e-mail address.') : good(text);
  }
}
