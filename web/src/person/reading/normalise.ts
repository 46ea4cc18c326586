import { otherWords } from '@/person/reading/other-words';
import { findHeight } from '@/person/reading/find-measures';
import { findNumber, findWrongCount } from '@/person/reading/read-phones';
import { readIncome } from '@/person/reading/read-income';
import { countsIn, readSide } from '@/person/reading/read-siblings';
import { readStarWords } from '@/person/reading/read-star';
import { expandPlace } from '@/person/reading/places';
import { findRasi, findStar } from '@/person/reading/star-words';
import { todayAtBureau } from '@/lib/bureau-days';
import { toWesternDigits } from '@/lib/indian-digits';
import { readDateAndTime, sayOtherDay, type DateOrder } from '@/lib/read-date';
import { either } from '@/lib/either';
import { formatCount, formatList, formatTimeOfDay } from '@/lib/format';
import { readTime, type Reading } from '@/lib/read-time';
import { isEmail } from '@/person/email';
import { nameOfStar } from '@/astrology/birth-stars';
import { nameOfRasi } from '@/astrology/rasis';
import { describeField, labelOf, type FieldDescription, type PersonField } from '@/person/fields';
import { toInternationalNumber } from '@/person/phone';
import { writeCoordinates } from '@/astrology/sky/coordinates';
import { checkCoordinates } from '@/astrology/sky/read-coordinates';
import { t } from '@/texts/texts';

/** A text in the reader's language. A function, because an unused text need not be loaded. */
type Saying = () => string;

/** A cell in stored form, or as typed with an error. */
export interface CheckedValue {
  value: string | null;
  error: Saying | null;
  /** How the cell was understood, if that is more than another form of it. Shown beside the value. */
  change?: Saying;
  /** What else the cell holds. Contact data: for the office's note, never for a field that members read. */
  rest?: string;
  /** Values of other fields that the cell holds. `change` says each. A value of their own column comes before it. */
  also?: Readonly<Partial<Record<PersonField, string>>>;
}

const good = (value: string | null): CheckedValue => ({ value, error: null });
const bad = (value: string, error: Saying): CheckedValue => ({ value, error });

/** Removes the quote that exports put before a value that looks like a formula. */
function removeGuard(text: string): string {
  return text.replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');
}

/** A reading as a checked cell; what cannot be read stays as it was typed. */
function checkReading(text: string, reading: Reading): CheckedValue {
  return 'problem' in reading ? bad(text, () => reading.problem) : good(reading.value);
}

/** A year of two digits that makes somebody older is asked for. */
const oldestByTwoDigits = 80;

/** A date of birth, with the time of day that stands beside it. */
function checkBirthDate(text: string, order: DateOrder | undefined): CheckedValue {
  const thisYear = Number(todayAtBureau().slice(0, 4));
  const reading = readDateAndTime(text, thisYear, order);
  if ('problem' in reading) return bad(text, () => reading.problem);
  const { value, time, weekdayDiffers } = reading;
  // "29" is no year of a person who looks for a match.
  if (
    /(?<!\d)\d{2}$/.test(text) &&
    !text.includes(value.slice(0, 4)) &&
    Number(value.slice(0, 4)) < thisYear - oldestByTwoDigits
  )
    return bad(text, () => t('fields.date.fourDigits'));
  const changes: Saying[] = [
    ...(weekdayDiffers ? [() => sayOtherDay(value)] : []),
    ...(time === null ? [] : [() => t('transfer.read.timeWithDate', { time: formatTimeOfDay(time) ?? time })]),
  ];
  return {
    ...good(value),
    ...(changes.length > 0 && { change: () => changes.map((say) => say()).join(' ') }),
    ...(time !== null && { also: { time_of_birth: time } }),
  };
}

function readPosition(text: string): CheckedValue {
  const checked = checkCoordinates(text);
  return 'problem' in checked ? bad(text, () => checked.problem) : good(writeCoordinates(checked));
}

function checkHeight(text: string, { from, to, range }: Range): CheckedValue {
  const found = findHeight(text);
  const height = found?.text === text ? found.centimetres : null;
  if (found?.differs != null) {
    const [one, other] = found.differs;
    return bad(text, () => t('transfer.wrong.twoHeights', { one, other }));
  }
  if (found === null || height === null) return bad(text, () => t('transfer.wrong.height'));
  if (height < from || height > to) return bad(text, () => t(range, { from, to }));
  if (found.guess === null) return good(String(height));
  const { feet, inches } = found.guess;
  const values = { text, feet: Number(feet), inches: Number(inches) };
  return {
    ...good(String(height)),
    change: () =>
      // A spreadsheet shortens 5.10 to 5.1.
      inches === '1'
        ? t('transfer.read.heightInDoubt', { ...values, other: `${feet}.10` })
        : t('transfer.read.height', values),
  };
}

/** The first number of several, with what else stands there; null without a number. */
function readFirstNumber(text: string): CheckedValue | null {
  const found = findNumber(text);
  if (found === null) return null;
  const rest = `${found.before} ${found.behind}`.replace(/^[\s,;/|&)-]+|[\s,;/|&(-]+$/g, '');
  return rest === ''
    ? good(found.number)
    : { ...good(found.number), rest, change: () => t('transfer.read.firstNumber', { rest }) };
}

function checkPhone(text: string): CheckedValue {
  if (/^\d[.,]?\d*e\+?\d+$/i.test(text)) return bad(text, () => t('transfer.wrong.shortNumber'));
  // Spreadsheets write numbers of a column with their decimals.
  const digits = toWesternDigits(text).replace(/^(\d{10,12})\.0+$/, '$1');
  const number = toInternationalNumber(digits);
  if (number !== null) return good(number);
  const first = readFirstNumber(digits);
  if (first !== null) return first;
  const wrong = findWrongCount(digits);
  return bad(text, () =>
    wrong === null
      ? t('transfer.wrong.phone')
      : t('transfer.wrong.countOfDigits', { number: wrong.digits, count: wrong.count }),
  );
}

/** Lowercase letters without blanks and punctuation. A plus and a final minus are significant: `A-` is not `A+`. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}+-]/gu, '')
    .replace(/-(?!$)/g, '');

/** The letters of a list's words, as stored and as shown, each computed once: every word of a biodata is compared with them. */
const lettersOfList = new Map<string, string>();

function plainOfList(word: string): string {
  const letters = lettersOfList.get(word) ?? plain(word);
  lettersOfList.set(word, letters);
  return letters;
}

function findChoice(
  text: string,
  choices: readonly string[],
  synonyms: Readonly<Record<string, string>>,
  say: (choice: string) => string,
): string | undefined {
  if (choices.includes(text)) return text;
  const letters = plain(text);
  if (letters === '') return undefined;
  // As it is stored, in English, or as the screen shows it.
  for (const write of [plainOfList, (choice: string) => plainOfList(say(choice))]) {
    const alike = choices.filter((choice) => write(choice) === letters);
    // Ambiguous: several choices have the same letters.
    if (alike.length > 0) return alike.length === 1 ? alike[0] : undefined;
  }
  // "1.75 m" is a height in a wrong column, not a man.
  if (letters.length === 1 && /\d/.test(text)) return undefined;
  return Object.hasOwn(synonyms, letters) ? synonyms[letters] : undefined;
}

/** Finds the choice of a cell: by exact text, or by its letters if only one choice has them. `say` says a choice. */
export function checkChoice(
  text: string,
  choices: readonly string[],
  synonyms: Readonly<Record<string, string>> = {},
  say: (choice: string) => string = (choice) => choice,
): CheckedValue {
  const found = findChoice(text, choices, synonyms, say);
  if (found !== undefined) return good(found);
  if (choices.length === 2) return bad(text, () => t('transfer.wrong.oneOfTwo', { choices: either(choices.map(say)) }));
  const named = choices.length > 20 ? [...choices.slice(0, 3).map(say), '…'] : choices.map(say);
  return bad(text, () => t('transfer.wrong.notListed', { choices: formatList(named) }));
}

type Choices = Extract<FieldDescription, { kind: 'choice' }>;
type Range = Extract<FieldDescription, { range: unknown }>;

function checkNumber(text: string, { from, to, range }: Range): CheckedValue {
  const digits = /^(\d{1,3})(?:\.0+)?(?:\s*(?:years?|yrs?))?$/i.exec(text)?.[1];
  if (digits === undefined || Number(digits) < from || Number(digits) > to)
    return bad(text, () => t(range, { from, to }));
  return good(String(Number(digits)));
}

/** An income as its band: "8 LPA", or "30,000" under "Monthly income". */
function checkIncome(text: string, { choices, inWords }: Choices, heading: string): CheckedValue {
  const listed = choices.find((choice) => choice === text || inWords(choice) === text);
  if (listed !== undefined) return good(listed);
  if (/^[-–—.]+$/.test(text)) return good(null);
  const { value, doubtful } = readIncome(text, heading);
  if (value === null) return bad(text, () => t('transfer.wrong.income'));
  return doubtful
    ? { ...good(value), change: () => t('transfer.read.place', { text, place: inWords(value) }) }
    : good(value);
}

/** A count in a cell: "2.0" of a program of statistics, "nil", "two". */
function inDigits(text: string): string {
  const [count, ...others] = countsIn(text);
  const isWord = count !== undefined && others.length === 0 && /^[\p{L}\p{M}]+$/u.test(text);
  return isWord ? String(count) : text.replace(/^(\d+)\.0+$/, '$1');
}

/** Brothers or sisters, with how many of them are married: "2 (1 married)". */
function checkSiblings(field: 'brothers' | 'sisters', text: string, { from, to, range }: Range): CheckedValue {
  const siblings = readSide(inDigits(text));
  if (siblings === null) return bad(text, () => t(range, { from, to }));
  const { count, married, doubtful } = siblings;
  const isMarried = `married_${field}` as const;
  const parts = () => [`${labelOf(field)} ${count}`, ...(married === null ? [] : [`${labelOf(isMarried)} ${married}`])];
  return {
    ...good(String(count)),
    ...(doubtful && { change: () => t('transfer.read.parts', { text, parts: formatList(parts()) }) }),
    ...(married !== null && { also: { [isMarried]: String(married) } }),
  };
}

/** Finds a star or rasi by any of its names; other fields by their list. */
function checkListed(field: PersonField, text: string, { choices, inWords }: Choices): CheckedValue {
  // The lists are compared by letters: a number beside a star would be lost.
  if (field === 'birth_star' && /\d/.test(text)) return checkStar(text);
  // "Bride / Groom" offers a choice. Only without a gap it is one word.
  const offersBoth = field === 'gender' && /bride\P{L}+groom/iu.test(text);
  const checked = checkChoice(text, choices, offersBoth ? {} : otherWords[field], inWords);
  if (checked.error === null && checked.value !== null && field === 'marital_status' && isFirstMarriage(text)) {
    const meant = inWords(checked.value);
    return { ...checked, change: () => t('transfer.read.place', { text, place: meant }) };
  }
  if (checked.error === null) return checked;
  if (field === 'birth_star') return checkStar(text);
  if (field === 'rasi' || field === 'lagnam') return named(text, findRasi(text), () => t('transfer.wrong.rasi'));
  return checkTwoLanguages(text, choices, otherWords[field], inWords) ?? checked;
}

/** "Male / ஆண்": a form offers its answers in two languages. Null unless both say the same. */
function checkTwoLanguages(...[text, ...list]: Parameters<typeof checkChoice>): CheckedValue | null {
  const halves = text.split(/[/|]/);
  if (halves.length !== 2) return null;
  const [first, second] = halves.map((half) => checkChoice(half.trim(), ...list));
  if (first === undefined || second === undefined) return null;
  return first.error === null && second.error === null && first.value === second.value ? first : null;
}

/** "First marriage" is concluded to be that of somebody who never married. */
export const isFirstMarriage = (text: string) => firstMarriage.test(text);
const firstMarriage = /^(?:first|1st|mudhal|muthal|pehl[ia]|முதல்|पहला|पहली|ആദ്യ|మొదటి|ಮೊದಲ)/iu;

/** A star, with a pada and a rasi beside it: "Uthiram 2 padam, Kanni rasi". */
function checkStar(text: string): CheckedValue {
  // A number beside it is the pada, or nothing that is known.
  const star = /\d/.test(text) ? undefined : findStar(text);
  const words = star === undefined ? readStarWords(text) : null;
  if (words === null || words.star === null) return named(text, star, () => t('transfer.wrong.star'));
  const { pada, rasi } = words;
  const parts = [
    nameOfStar(words.star),
    ...(pada === null ? [] : [`${labelOf('star_pada')} ${pada}`]),
    ...(rasi === null ? [] : [nameOfRasi(rasi)]),
  ];
  return {
    ...good(words.star),
    change: () => t('transfer.read.parts', { text, parts: formatList(parts) }),
    also: { ...(pada !== null && { star_pada: pada }), ...(rasi !== null && { rasi }) },
  };
}

const named = (text: string, name: string | undefined, error: Saying) =>
  name === undefined ? bad(text, error) : good(name);

const places: readonly PersonField[] = ['location', 'place_of_birth', 'native_place', 'work_place'];

function checkText(field: PersonField, text: string, longest: number): CheckedValue {
  if (text.length > longest) return bad(text, () => t('transfer.wrong.tooLong', { most: formatCount(longest) }));
  // "Yes" and "Sevvai" under "Dosham" say nothing of another one.
  if (
    field === 'other_dosha' &&
    /^(?:yes|y|(?:sevvai|chevvai|mangal|kuja|செவ்வாய்)(?: dosh?am?| தோஷம்)?|manglik|no|nil|none|no dosh?am?|இல்லை|உண்டு|-+)$/iu.test(
      text,
    )
  )
    return bad(text, () => t('transfer.wrong.dosham'));
  if (!places.includes(field)) return good(text);
  const place = expandPlace(text);
  return place === text ? good(text) : { ...good(place), change: () => t('transfer.read.place', { text, place }) };
}

/** No value of another kind than text is longer. */
const longestCell = 300;

/** What is known of a cell by its column. */
export interface CellContext {
  dateOrder?: DateOrder;
  /** It may say the period of an income. */
  heading?: string;
}

/**
 * Normalizes one value, as typed in a cell or a biodata, to stored form. Returns the value, with what was understood in
 * `change` and what else stood there in `rest`; or the text with an error. An empty cell is null.
 */
export function normaliseValue(field: PersonField, cell: string, context: CellContext = {}): CheckedValue {
  const description = describeField(field);
  const cleaned = removeGuard(cell.trim()).trim();
  const text = description.kind === 'lines' ? cleaned.replace(/\r\n?/g, '\n') : cleaned.replace(/\s+/g, ' ');
  if (text === '') return good(null);
  if (!('longest' in description) && text.length > longestCell)
    return bad(text, () => t('transfer.wrong.tooLong', { most: formatCount(longestCell) }));
  switch (description.kind) {
    case 'choice':
      if (field === 'income') return checkIncome(text, description, context.heading ?? '');
      return checkListed(field, text, description);
    case 'date':
      return checkBirthDate(text, context.dateOrder);
    case 'time':
      return checkReading(text, readTime(text));
    case 'coordinates':
      return readPosition(text);
    case 'height':
      return checkHeight(text, description);
    case 'phone':
      return checkPhone(text);
    case 'number':
      return field === 'brothers' || field === 'sisters'
        ? checkSiblings(field, text, description)
        : checkNumber(inDigits(text), description);
    case 'pick':
    case 'age':
      return checkNumber(text, description);
    case 'email':
      return isEmail(text) ? checkText(field, text, description.longest) : bad(text, () => t('transfer.wrong.email'));
    default:
      return checkText(field, text, description.longest);
  }
}
