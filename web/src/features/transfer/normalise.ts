import type { PersonField } from '@/person/fields';
import { birthStars, maritalStatuses, motherTongues, religions } from '@/person/value-lists';

/** A cell as it will be stored, or in the writer's own form with what is wrong about it. */
export interface CheckedValue {
  value: string | null;
  error: string | null;
}

const good = (value: string | null): CheckedValue => ({ value, error: null });
const bad = (value: string, error: string): CheckedValue => ({ value, error });

const lists: Partial<Record<PersonField, readonly string[]>> = {
  religion: religions,
  marital_status: maritalStatuses,
  mother_tongue: motherTongues,
  birth_star: birthStars,
};

const longest: Partial<Record<PersonField, number>> = { caste: 80, email: 254, address: 400 };
const usualLongest = 120;

const wholeNumbers: Partial<Record<PersonField, { from: number; to: number; word: string }>> = {
  age: { from: 18, to: 100, word: 'An age' },
  star_pada: { from: 1, to: 4, word: 'A pada' },
  number_of_siblings: { from: 0, to: 20, word: 'The number of siblings' },
};

/** Removes the quote that exports put before a value which a spreadsheet would take for a formula. */
function removeGuard(text: string): string {
  return text.replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');
}

const genders: Record<string, string> = {
  bride: 'bride',
  female: 'bride',
  f: 'bride',
  woman: 'bride',
  groom: 'groom',
  bridegroom: 'groom',
  male: 'groom',
  m: 'groom',
  man: 'groom',
};

function checkGender(text: string): CheckedValue {
  const found = genders[text.toLowerCase()];
  return found === undefined ? bad(text, 'Write Bride or Groom.') : good(found);
}

function checkDate(text: string): CheckedValue {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const indian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : indian ? indian.slice(1).reverse() : [];
  if (year === undefined || month === undefined || day === undefined)
    return bad(text, 'Write the date as day/month/year, for example 14/08/1998.');
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // A day that the month does not have rolls over into the next one.
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  if (!exists) return bad(text, 'There is no such day. Write day/month/year, for example 14/08/1998.');
  return good(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const feetAndInches = /^(\d)\s*(?:['’′`]|ft\.?|feet)\s*(?:(\d{1,2})\s*(?:["”″]|''|’’|′′|in\.?|inch(?:es)?)?)?$/i;
const centimetres = /^(\d{3}(?:\.\d+)?)\s*(?:cms?\.?)?$/i;
const metres = /^([12])[.,](\d{2})\s*m\.?$/i;

function readHeight(text: string): number | null {
  // What formatHeight writes holds both forms: the centimetres are the exact one.
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

function checkHeight(text: string): CheckedValue {
  const height = readHeight(text);
  if (height === null) return bad(text, `Write the height in centimetres (163) or as feet and inches (5'4").`);
  if (height < 100 || height > 250) return bad(text, 'A height is between 100 and 250 cm.');
  return good(String(height));
}

function checkPhone(text: string): CheckedValue {
  if (/^\d[.,]?\d*e\+?\d+$/i.test(text))
    return bad(text, 'The spreadsheet has shortened this number. Format the column as text and type it again.');
  const example = 'Write the number with its country code, for example +91 98765 43210.';
  const compact = text.replace(/[\s\-().\u00a0/]/g, '').replace(/^00/, '+');
  const indian = /^(?:\+?91|0)?([1-9]\d{9})$/.exec(compact)?.[1];
  if (indian !== undefined) return good(`+91 ${indian.slice(0, 5)} ${indian.slice(5)}`);
  if (!/^\+\d{8,15}$/.test(compact)) return bad(text, example);
  // The writer's own groups are kept.
  const grouped = text
    .replace(/[^\d ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^00/, '');
  return good(`+${grouped}`);
}

function checkEmail(text: string): CheckedValue {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text) ? good(text) : bad(text, 'This is not an e-mail address.');
}

function checkFromList(text: string, list: readonly string[]): CheckedValue {
  const plain = (value: string) => value.toLowerCase().replace(/[^a-z]/g, '');
  const found = list.find((value) => plain(value) === plain(text));
  if (found !== undefined) return good(found);
  const words = list.length > 20 ? `${list.slice(0, 3).join(', ')}, …` : list.join(', ');
  return bad(text, `Not in the register's list: ${words}.`);
}

function checkNumber(text: string, { from, to, word }: { from: number; to: number; word: string }): CheckedValue {
  const digits = /^(\d{1,3})(?:\.0+)?(?:\s*(?:years?|yrs?))?$/i.exec(text)?.[1];
  if (digits === undefined || Number(digits) < from || Number(digits) > to)
    return bad(text, `${word} is a whole number from ${from} to ${to}.`);
  return good(String(Number(digits)));
}

function checkText(field: PersonField, text: string): CheckedValue {
  const limit = longest[field] ?? usualLongest;
  return text.length > limit ? bad(text, `Too long: at most ${limit} letters.`) : good(text);
}

/** Brings a cell's text into the register's form, or says what is wrong with it. An empty cell is null. */
export function normaliseValue(field: PersonField, cell: string): CheckedValue {
  const cleaned = removeGuard(cell.trim()).trim();
  // Only an address has lines.
  const text = field === 'address' ? cleaned.replace(/\r\n?/g, '\n') : cleaned.replace(/\s+/g, ' ');
  if (text === '') return good(null);
  const list = lists[field];
  if (list) return checkFromList(text, list);
  const range = wholeNumbers[field];
  if (range) return checkNumber(text, range);
  switch (field) {
    case 'gender':
      return checkGender(text);
    case 'date_of_birth':
      return checkDate(text);
    case 'height':
      return checkHeight(text);
    case 'phone_number':
      return checkPhone(text);
    case 'email': {
      const checked = checkText(field, text);
      return checked.error === null ? checkEmail(text) : checked;
    }
    default:
      return checkText(field, text);
  }
}
