// Each field is read here, from whatever text: a line of a biodata, a cell, a typed correction, words of a wish or a search.
import { nameOfStar } from '@/astrology/birth-stars';
import { nameOfRasi } from '@/astrology/rasis';
import { checkCoordinates, writeCoordinates } from '@/astrology/sky/coordinates';
import { todayAtBureau } from '@/lib/bureau-days';
import { either } from '@/lib/either';
import { formatCount, formatList, formatTimeOfDay } from '@/lib/format';
import { toWesternDigits } from '@/lib/indian-digits';
import { dateOrder, formOfDate, hasPoints, readDateAndTime, sayOtherDay } from '@/lib/read-date';
import { readTime } from '@/lib/read-time';
import { findEmail } from '@/person/email';
import { describeField, labelOf, type FieldDescription, type PersonField } from '@/person/fields';
import { toInternationalNumber } from '@/person/phone';
import {
  findDate,
  findHeight,
  findMoment,
  findTime,
  inHours,
  timeWord,
  isTurned,
  withoutSigns,
} from '@/person/reading/find-measures';
import { isCaste } from '@/person/reading/castes';
import { fieldOfLabel } from '@/person/reading/labels';
import { otherWords } from '@/person/reading/other-words';
import { expandPlace, isTown, placeAtEnd } from '@/person/reading/places';
import { readIncome, splitIncome } from '@/person/reading/read-income';
import { findWrongCount, ownerAmong, readOwner, readPhones } from '@/person/reading/read-phones';
import { countsIn, readSiblings, readSide, type Siblings } from '@/person/reading/read-siblings';
import { findRasi, findStar, readStarWords, withPada } from '@/person/reading/star-words';
import { readName, readParent, readParentJob, workAlone } from '@/person/reading/read-names';
import {
  asRead,
  concluded,
  fact,
  factOrNone,
  sure,
  unread,
  unsure,
  type Context,
  type Fact,
  type Read,
  type Reading,
  type Saying,
} from '@/person/reading/reading';
import { t } from '@/texts/texts';

const oldestByTwoDigits = 80;
export const universalTime = /\d(?:z|[+-]00:?00)\s*$/i;
const ageBeside = /(?:age\s?[:-]?\s?)?(?<!\d)\d{2}\s?(?:years?|yrs?|y)(?:\s?old)?/i;

/** Whether a number in the rest is none of an age: it may be another date. */
export const isOddRest = (rest: string) => /\d/.test(rest.replace(ageBeside, ''));

/** A date of birth, with the time of day that stands beside it. */
const readBirth: Read = (text, { order, heading = '' }) => {
  const thisYear = Number(todayAtBureau().slice(0, 4));
  const { date, clock, rest } = findMoment(text, false);
  const isUniversal = universalTime.test(text);
  // Midnight in India is the day before in universal time.
  if (isUniversal && (clock !== null || rest !== '')) return unread(() => t('fields.date.example'));
  const isMonthFirst = order === undefined && isTurned(date);
  const reading = readDateAndTime(date === '' ? text : date, thisYear, isMonthFirst ? 'month first' : order);
  const time = readTime(clock ?? '');
  const ofTime = 'problem' in time ? [] : [{ ...concluded('time_of_birth', time.value), ...sayTime(time.value) }];
  if ('problem' in reading) return { ...unread(() => reading.problem), also: ofTime };
  const { value, weekdayDiffers } = reading;
  const isShort = !toWesternDigits(date).includes(value.slice(0, 4));
  // "29" is no year of a person who looks for a match.
  if (isShort && Number(value.slice(0, 4)) < thisYear - oldestByTwoDigits)
    return unread(() => t('fields.date.fourDigits'));
  // "08/01/2000" is two dates: nothing proves that the day stands first.
  const isEither = dateOrder(date) === 'either' && !hasPoints(formOfDate(date));
  // "Born: 22nd May 1997, 8:48 PM, Vijayawada".
  const place = withoutSigns(rest.replace(/^(?:(?:at|in) )+/i, '').replace(clock === null ? /^$/ : timeWord, ' '));
  const isPlace =
    (/^\W*born\b/i.test(heading) && /^\p{L}[\p{L}\p{M} .,]{2,40}$/u.test(place)) ||
    (place !== '' && place.split(',').every(isTown)) ||
    (clock !== null && /^[\u0900-\u0dff\u200c\u200d]{3,20}$/.test(place) && fieldOfLabel(place) === null);
  return {
    ...sure(value),
    doubtful:
      weekdayDiffers ||
      isOddRest(rest) ||
      (order === undefined && (isShort || isMonthFirst || isUniversal || isEither)),
    ...(weekdayDiffers && { change: () => sayOtherDay(value) }),
    also: [...ofTime, ...(isPlace ? [fact('place_of_birth', place, true)] : [])],
    rest: isPlace ? '' : rest,
  };
};

const sayTime = (time: string) => ({
  change: () => t('transfer.read.timeWithDate', { time: formatTimeOfDay(time) ?? time }),
});

const readClock: Read = (typed, { order }) => {
  const text = inHours(typed);
  const whole = readTime(text);
  const found = findTime(text);
  const isWhole = 'value' in whole;
  if (!isWhole && found === null) return unread(() => whole.problem);
  const rest = isWhole ? '' : (found?.rest ?? '');
  const isOpen = order === undefined && (found?.doubtful ?? true);
  const place = rest !== '' && rest.split(',').every(isTown) ? rest : '';
  return {
    ...sure(isWhole ? whole.value : (found?.value ?? null)),
    doubtful: rest !== '' || isOpen || found?.isLate === true,
    // "6.20 am, Erode".
    also: place === '' ? [] : [fact('place_of_birth', place, true)],
    rest: place === '' ? rest : '',
  };
};

const readPosition: Read = (text) => {
  const checked = checkCoordinates(text);
  return 'problem' in checked ? unread(() => checked.problem) : sure(writeCoordinates(checked));
};

/** The range of a field with a number, and how a number outside is refused. */
function rangeOf(field: PersonField) {
  const description = describeField(field);
  const { from, to, range } = 'range' in description ? description : { from: 0, to: 0, range: null };
  return {
    holds: (value: number) => value >= from && value <= to,
    refuse: () => unread(() => (range === null ? '' : t(range, { from, to }))),
  };
}

const readHeight: Read = (text, _, field) => {
  const found = findHeight(text);
  if (found?.differs != null) {
    const [one, other] = found.differs;
    return unread(() => t('transfer.wrong.twoHeights', { one, other }));
  }
  const height = found?.centimetres ?? null;
  if (found === null || height === null) return unread(() => t('transfer.wrong.height'));
  const range = rangeOf(field);
  if (!range.holds(height)) return range.refuse();
  const rest = withoutSigns(text.replace(found.text, ' '));
  if (found.guess === null) return { ...sure(String(height)), doubtful: rest !== '', rest };
  const { feet, inches } = found.guess;
  const values = { text, feet: Number(feet), inches: Number(inches) };
  return unsure(String(height), {
    rest,
    change: () =>
      // A spreadsheet shortens 5.10 to 5.1.
      inches === '1'
        ? t('transfer.read.heightInDoubt', { ...values, other: `${feet}.10` })
        : t('transfer.read.height', values),
  });
};

const readPhone: Read = (text, { heading = '' }, field) => {
  if (/^\d[.,]?\d*e\+?\d+$/i.test(text)) return unread(() => t('transfer.wrong.shortNumber'));
  // Spreadsheets write numbers of a column with their decimals.
  const digits = toWesternDigits(text).replace(/^(\d{10,12})\.0+$/, '$1');
  const isFirst = field === 'phone_number';
  const owner = isFirst ? 'whose_phone' : 'whose_second_phone';
  // A whole number may have more signs than one within a text.
  const number = toInternationalNumber(digits);
  if (number !== null) return { ...sure(number), also: factOrNone(owner, readOwner(heading)) };
  const read = readPhones(digits);
  if (read === null) {
    const wrong = findWrongCount(digits);
    return unread(() =>
      wrong === null
        ? t('transfer.wrong.phone')
        : t('transfer.wrong.countOfDigits', { number: wrong.digits, count: wrong.count }),
    );
  }
  const { first, second, left } = read;
  const whose = first.whose ?? readOwner(heading);
  const likely = whose === null && second === null ? ownerAmong(left) : null;
  const others = isFirst
    ? [
        ...factOrNone('second_phone_number', second?.number ?? null),
        ...factOrNone('whose_second_phone', second?.whose ?? null),
      ]
    : [];
  const rest = [isFirst ? '' : (second?.number ?? ''), left].filter((part) => part !== '').join(', ');
  return {
    ...sure(first.number),
    doubtful: rest !== '',
    also: [...factOrNone(owner, whose), ...(likely === null ? [] : [concluded(owner, likely)]), ...others],
    rest,
  };
};

/** A count in digits: of "2.0" of a program of statistics, "nil", "two". */
function inDigits(text: string): string {
  const [count, ...others] = countsIn(text);
  const isWord = count !== undefined && others.length === 0 && /^[\p{L}\p{M}]+$/u.test(text);
  return isWord ? String(count) : text.replace(/^\((.*)\)$/, '$1').replace(/^(\d+)\.0+$/, '$1');
}

/** A number of people: "2", "two", "1 girl with mother". */
const readCount: Read = (text, _, field) => {
  const range = rangeOf(field);
  const whole = /^\d{1,3}$/.exec(inDigits(text))?.[0];
  const [count, ...others] = countsIn(text);
  const value = Number(whole ?? count ?? Number.NaN);
  if (!range.holds(value) || (whole === undefined && others.length > 0)) return range.refuse();
  return whole === undefined ? unsure(String(value), { rest: text }) : sure(String(value));
};

/** A number with its word, as "28 years". */
const readNumber: Read = (text, _, field) => {
  const range = rangeOf(field);
  const whole = /^(\d{1,3})(?:\.0+)?\s*(?:years?|yrs?|st|nd|rd|th)?$/i.exec(text)?.[1];
  const number = Number(whole ?? /\d{1,3}/.exec(text)?.[0] ?? Number.NaN);
  if (!range.holds(number)) return range.refuse();
  return whole === undefined ? unsure(String(number), { rest: text }) : sure(String(number));
};

/** "36 (19.07.1988)": an age with the date of birth. */
const readAge: Read = (text, context, field) => {
  const date = findDate(text);
  if (date === null) return readNumber(text, context, field);
  const { also, rest, ...birth } = readBirth(text.replace(/^\D*\d{2}(?!\d|[./-])/, ''), context, 'date_of_birth');
  const own = readNumber(/^\D*(\d{2})(?!\d|[./-])/.exec(text)?.[1] ?? '', context, field);
  return { ...own, also: [{ ...birth, field: 'date_of_birth', derived: false }, ...also], rest };
};

export function sideOf(side: 'brothers' | 'sisters', siblings: Siblings | null): Fact[] {
  if (siblings === null) return [];
  const { count, married, doubtful } = siblings;
  return [
    fact(side, String(count), doubtful),
    ...(married === null ? [] : [fact(`married_${side}`, String(married), doubtful)]),
  ];
}

const readBrothers: Read = (text, _, field) => {
  const side = field === 'brothers' ? 'brothers' : 'sisters';
  const [own, ...also] = sideOf(side, readSide(inDigits(text)));
  if (own === undefined || !rangeOf(field).holds(Number(own.value))) return rangeOf(field).refuse();
  return { ...own, also, rest: '' };
};

/** More is a sum of other numbers. */
const mostSiblings = 15;
const onlyChild = /^only (?:son|daughter|child)|^single (?:son|daughter|child)/i;

/** Brothers and sisters, each with its number; or their sum, if the text does not say which they are. */
const readBothSides: Read = (text, context, field) => {
  const { heading = '' } = context;
  // "Brothers / Sisters: 1 / nil".
  const [brothers = null, sisters = null, ...more] = text.split(/\s*[/|]\s*/).map(readSide);
  const areBoth = brothers !== null && sisters !== null && more.length === 0 && /brothers?.+sisters?/i.test(heading);
  const siblings = areBoth ? { brothers, sisters } : readSiblings(text);
  if (siblings !== null)
    return {
      ...sure(null),
      also: [...sideOf('brothers', siblings.brothers), ...sideOf('sisters', siblings.sisters)],
    };
  if (onlyChild.test(text)) return unsure('0');
  if (/^\d{1,2}(?:\.0+)?$/.test(text)) {
    const count = readCount(text, context, field);
    return { ...count, doubtful: count.doubtful || Number(count.value) > mostSiblings };
  }
  const counts = countsIn(text.replace(/\([^()]*\)/g, ' '));
  const sum = counts.reduce((total, count) => total + count, 0);
  if (counts.length === 0 || sum > mostSiblings) return rangeOf(field).refuse();
  return unsure(String(sum), { rest: /^[\p{L}\p{M}]+$/u.test(text) ? '' : text });
};

const readEmail: Read = (text) => {
  const found = findEmail(text);
  if (found === null) return unread(() => t('transfer.wrong.email'));
  const rest = withoutSigns(text.replace(found, ' '));
  return { ...sure(found), doubtful: rest !== '', rest };
};

type Choices = Pick<Extract<FieldDescription, { kind: 'choice' }>, 'choices' | 'inWords'>;

function choicesOf(field: PersonField): Choices {
  const description = describeField(field);
  return description.kind === 'choice' ? description : { choices: [], inWords: (choice) => choice };
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

/** Finds the choice of a text: by exact text, or by its letters if only one choice has them. */
export function findChoice(
  text: string,
  { choices, inWords }: Choices,
  synonyms: Readonly<Record<string, string>> = {},
): string | undefined {
  if (choices.includes(text)) return text;
  const letters = plain(text);
  if (letters === '') return undefined;
  // As it is stored, in English, or as the screen shows it.
  for (const write of [plainOfList, (choice: string) => plainOfList(inWords(choice))]) {
    const alike = choices.filter((choice) => write(choice) === letters);
    // Ambiguous: several choices have the same letters.
    if (alike.length > 0) return alike.length === 1 ? alike[0] : undefined;
  }
  // "1.75 m" is a height in a wrong column, not a man.
  if (letters.length === 1 && /\d/.test(text)) return undefined;
  return Object.hasOwn(synonyms, letters) ? synonyms[letters] : undefined;
}

/** The choice that a whole text names; "Male / ஆண்" in two languages, if both say the same. */
function findListed(field: PersonField, text: string): string | undefined {
  const find = (part: string) => {
    // The names are found without digits, and one that is left may be a pada.
    const isSky = field === 'birth_star' || field === 'rasi' || field === 'lagnam';
    if (isSky && /\d/.test(part)) return undefined;
    if (isSky) return findChoice(part, choicesOf(field)) ?? (field === 'birth_star' ? findStar : findRasi)(part);
    // "Bride / Groom" offers a choice. Only without a gap it is one word.
    const offersBoth = field === 'gender' && /bride\P{L}+groom/iu.test(part);
    return findChoice(part, choicesOf(field), offersBoth ? {} : otherWords[field]);
  };
  const whole = find(text);
  const halves = text.split(/[/|]/);
  if (whole !== undefined || halves.length !== 2) return whole;
  const [first, second] = halves.map((half) => find(half.trim()));
  return first === second ? first : undefined;
}

function sayNotListed(field: PersonField): Saying {
  if (field === 'birth_star') return () => t('transfer.wrong.star');
  if (field === 'rasi' || field === 'lagnam') return () => t('transfer.wrong.rasi');
  if (field === 'income') return () => t('transfer.wrong.income');
  const { choices, inWords } = choicesOf(field);
  if (choices.length === 2) return () => t('transfer.wrong.oneOfTwo', { choices: either(choices.map(inWords)) });
  const named = choices.length > 20 ? [...choices.slice(0, 3).map(inWords), '…'] : choices.map(inWords);
  return () => t('transfer.wrong.notListed', { choices: formatList(named) });
}

/** The lists of which one word stands first in a longer answer: "Divorcee - no kids", "Hindu Nadar". */
const answeredAtLength: ReadonlySet<string> = new Set(
  'marital_status diet mangal_dosha religion mother_tongue'.split(' '),
);

/** No answer is longer that begins with a word of a list. */
const mostWords = 12;

/** The choice that a text begins with, in whole words; null if the text names another one too, as "Yes / No" does. */
function findFirstWords(field: PersonField, text: string): string | null {
  const words = text.split(/[\s,;/|().–—-]+/u).filter((word) => word !== '');
  if (!answeredAtLength.has(field) || words.length > mostWords) return null;
  const values = new Set<string>();
  let place = 0;
  while (place < words.length) {
    const rest = words.slice(place, place + 3);
    const [found] = rest
      .map((_, left) => rest.slice(0, rest.length - left))
      .flatMap((part) => {
        const value = part.join('').length < 2 ? undefined : findListed(field, part.join(' '));
        return value === undefined ? [] : [{ value, count: part.length }];
      });
    if (found === undefined && place === 0) return null;
    if (found !== undefined) values.add(found.value);
    place += found?.count ?? 1;
  }
  const [first = null, ...others] = values;
  return others.length === 0 ? first : null;
}

const kindWord =
  /\s+(?:rasi|rashi|raasi|star|nakshatra\p{L}*|natchath?ira\p{L}*|lagna\p{L}*|laknam|ராசி|நட்சத்திரம்|லக்னம்|राशि|नक्षत्र|लग्न)\.?$/iu;

/** One of a list, with or without what stands in brackets: both may not say different things. */
const readListed: Read = (text, _, field) => {
  const aside = /\(([^)]*)\)/.exec(text)?.[1]?.trim() ?? '';
  const outside = text.replace(/\s*\(.*\)\s*/, ' ').trim();
  // "Bharani (Aries)", "Mesha rasi", "Karthigai natchathiram".
  const [whole, bare, before, within] = [text, text.replace(kindWord, ''), outside, aside].map((one) =>
    findListed(field, one),
  );
  const [value, ...others] = new Set([whole, bare, before, within].filter((one) => one !== undefined));
  if (value !== undefined && others.length === 0) {
    const isWhole = (whole ?? bare) !== undefined || before === within;
    const rest = isWhole ? '' : before === undefined ? outside : aside;
    return { ...sure(value), doubtful: rest !== '', rest };
  }
  // "Kadagam, Suddha jathagam": a remark stands behind the value.
  const [, head = '', remark = ''] = /^([^,;]+)[,;]\s*(.+)$/.exec(text) ?? [];
  const named = findListed(field, head.trim().replace(kindWord, ''));
  if (others.length === 0 && named !== undefined && findListed(field, remark) === undefined)
    return unsure(named, { rest: remark });
  const first = others.length > 0 ? null : findFirstWords(field, text);
  return first === null ? unread(sayNotListed(field)) : unsure(first, { rest: text });
};

/** A word for a child, in any of the languages. */
const childWord =
  /(?<!\p{L})(?:child(?:ren)?|kids?|sons?|daughters?|boys?|girls?|baby|kuzhandhai|magan|magal)(?!\p{L})|குழந்தை|மகன்|மகள்|बच्च|बेट|पुत्र|മകൻ|മകൾ|കുട്ടി|కుమార|కూతురు|బాబు|పాప|పిల్లలు|ಮಗ|ಮಕ್ಕಳು/iu;

/** "First marriage" is concluded to be that of somebody who never married. */
const firstMarriage = /^(?:first|1st|mudhal|muthal|pehl[ia]|முதல்|पहला|पहली|ആദ്യ|మొదటి|ಮೊದಲ)/iu;

const readStatus: Read = (text, context, field) => {
  const read = readListed(text, context, field);
  const [, sign = '', more = ''] = /^[^,;–(-]+?(?:\s*\([^()]*\))?\s*([,;–(-]|\bwith\b)\s*([^]+)$/iu.exec(text) ?? [];
  const behind = sign === '(' ? more.replace(/\)$/, '') : more;
  const [count] = childWord.test(behind) ? countsIn(behind) : [];
  if (read.value !== null && count !== undefined && rangeOf('children').holds(count)) {
    const livesWith = /\bwith (?:me|us|him|her(?!\s\p{L}))/iu.test(behind) ? 'This parent' : null;
    const lives = livesWith === null ? [] : [concluded('children_live_with', livesWith)];
    return { ...read, rest: behind, also: [{ ...fact('children', String(count), true) }, ...lives] };
  }
  if (read.value === null || !firstMarriage.test(text)) return read;
  return { ...read, doubtful: true, ...asRead(text, choicesOf(field).inWords(read.value)) };
};

/** "Hindu - Nadar", "Hindu (Iyer)", "Sunni Muslim": the caste stands beside the religion, or in its place. */
const readReligion: Read = (text, context, field) => {
  const read = readListed(text, context, field);
  if (findListed(field, text) !== undefined) return read;
  const behind = /^\p{L}[\p{L}\p{M}]*\s*(?:[-/,]\s*(.+)|\(\s*([^()]+?)\s*\))$/u.exec(text)?.slice(1).join('');
  if (read.value !== null && behind !== undefined)
    return { ...sure(read.value), also: [concluded('caste', behind, !isCaste(behind))] };
  const words = /^(?:\p{Lu}\p{L}{3,} ){1,3}\p{Lu}\p{L}{3,}$/u.test(text) ? text.split(' ') : [];
  const beside = words.filter((word) => findListed(field, word) === undefined);
  const value = read.value ?? findListed(field, words.at(-1) ?? '');
  if (value !== undefined && beside.length > 0)
    return unsure(value, { rest: text, also: [concluded('caste', beside.join(' '))] });
  // "Denomination: Syro Malabar".
  const isOfCaste = value === undefined && /^\p{L}[\p{L}\p{M}]+[ -][\p{L}\p{M} ().-]{3,60}$/u.test(text);
  return isOfCaste ? { ...read, also: [concluded('caste', text)] } : read;
};

const noKulam =
  /^(?:(?:[mof]?\.?b\.?c|o\.?c|f\.?c|d\.?n\.?c|s\.?c|s\.?t)\.?|.*(?:gounder|gowder|vell?al|hindu|கவுண்டர்|வேளாள).*)$/iu;

/** A caste beside its religion. A word that the register does not know may be anything. */
const ofReligion = (caste: string, religion: string): Reading => ({
  ...sure(caste),
  doubtful: !isCaste(caste),
  also: [concluded('religion', religion, !isCaste(caste))],
});

/** "Hindu, Kongu Vellalar", "Kongu Vellala - Payiran": a religion before the caste, and a kulam behind it. */
const readCaste: Read = (text) => {
  const [, first = '', caste = ''] = /^(\p{L}[\p{L}\p{M}]*)\s*[-/,(]\s*(.+?)\)?$/u.exec(text) ?? [];
  const religion = findListed('religion', first);
  if (religion !== undefined) return ofReligion(caste, religion);
  // "Mutharaiyar (Hindu)".
  const [, before = '', last = ''] = /^(.+?)\s*[-/,(]\s*([^()]+)\)?$/u.exec(text) ?? [];
  const behind = findListed('religion', last);
  if (behind !== undefined) return ofReligion(before, behind);
  // "Rowther, Tamil Muslim (also Urdu)": a religion stands among the words.
  const words = text.split(/[^\p{L}\p{M}]+/u);
  const [among, ...more] = new Set(
    words.flatMap((word) => (word.length < 2 ? [] : (findListed('religion', word) ?? []))),
  );
  if (among !== undefined && more.length === 0 && words.length > 1) {
    const [own = '', further = ''] = text.split(/\s*[,(]\s*(.*?)\)?$/su);
    const also = [concluded('religion', among)];
    return own === text ? { ...sure(text), also } : unsure(own, { also, rest: further });
  }
  // Each family of this caste has a kulam. Of another one the word says it.
  const [, own = '', kulam = ''] =
    /^((?:kongu|கொங்கு)[^-–/,(]*?(?:\([^()]*\))?|k\.?\s?v\.?\s?g\.?)\s*[-–/,(]\s*([^-–/,()\d]{3,40}?)\s*\)?$/iu.exec(
      text,
    ) ??
    /^([^-–/,]{3,60}?)\s*[-–/,]\s*([^-–/,()\d]{2,40} (?:kulam|koo?t?tam|குலம்|கூட்டம்))$/iu.exec(text) ??
    [];
  return kulam === '' || noKulam.test(kulam) ? sure(text) : unsure(own, { also: [concluded('kulam', kulam)] });
};

/** "Payiran kootam, Kongu Vellala Gounder": the caste stands behind the kulam. */
const readKulam: Read = (text) => {
  const [, kulam = '', caste = ''] = /^([^,/()]{3,40}?)\s*[,/(]\s*([^,/()]{3,60}?)\s*\)?$/u.exec(text) ?? [];
  return noKulam.test(caste) ? unsure(kulam, { also: [concluded('caste', caste)] }) : sure(text);
};

/** A star, with a pada and a rasi beside it: "Uthiram 2 padam, Kanni rasi". */
const readStar: Read = (text, context, field) => {
  const words = readStarWords(text);
  if (words !== null && words.star !== null) {
    const { star, pada, rasi } = words;
    const parts = [
      nameOfStar(star),
      ...(pada === null ? [] : [`${labelOf('star_pada')} ${pada}`]),
      ...(rasi === null ? [] : [nameOfRasi(rasi)]),
    ];
    return {
      ...sure(star),
      ...(parts.length > 1 && { change: () => t('transfer.read.parts', { text, parts: formatList(parts) }) }),
      also: [...factOrNone('star_pada', pada), ...(rasi === null ? [] : [concluded('rasi', rasi)])],
    };
  }
  const read = (part: string) => {
    const reading = readListed(part, context, field);
    return reading.value === null ? null : reading;
  };
  const apart = withPada(text, read);
  if (apart === null) {
    const unknown = readListed(text, context, field);
    // "Uttara, 4th pada": the pada is known.
    const pada = unknown.value === null ? withPada(text, (rest) => (/\d/.test(rest) ? null : rest)) : null;
    return pada === null ? unknown : { ...unknown, also: [fact('star_pada', pada.pada, true)] };
  }
  return { ...apart.value, also: [fact('star_pada', apart.pada)] };
};

/** A pada, with its star in front: "Swathi - 3". */
const readPada: Read = (text, context, field) => {
  const { star = null, pada = null } = readStarWords(text) ?? {};
  if (star === null || pada === null) return readNumber(text, context, field);
  return { ...sure(pada), also: [concluded('birth_star', star)] };
};

const readRasi: Read = (text, context, field) => {
  const { star = null, pada = null, rasi = null } = readStarWords(text) ?? {};
  if (star === null || rasi === null) return readListed(text, context, field);
  return {
    ...sure(rasi),
    also: [concluded('birth_star', star), ...(pada === null ? [] : [concluded('star_pada', pada)])],
  };
};

/** An income as its band: "8 LPA", or "30,000" under "Monthly income". */
const readBand: Read = (text, { heading = '' }, field) => {
  const { choices, inWords } = choicesOf(field);
  const listed = choices.find((choice) => choice === text || inWords(choice) === text);
  if (listed !== undefined || /^[-–—.]+$/.test(text)) return sure(listed ?? null);
  const { value, doubtful } = readIncome(text, heading);
  if (value === null) return unread(sayNotListed(field));
  return doubtful ? unsure(value, asRead(text, inWords(value))) : sure(value);
};

/** A job without the income behind it, which members must not read: "Engineer, 8 LPA". */
const readJob: Read = (text, { heading = '' }) => {
  const { job, income } = splitIncome(text);
  const isWithIncome = job !== null && /[^\d\s.,-]/.test(income);
  const place = placeAtEnd(isWithIncome ? job : text);
  const atWork =
    place === '' || workAlone.test(place)
      ? []
      : [concluded('work_place', expandPlace(place), !place.split(',').every(isTown))];
  // "Working at Infosys, Chennai" names who employs.
  // "Nurse, 5 years in Ireland" says more.
  const isOpen =
    /^\W*working (?:in|at)\b/iu.test(heading) ||
    /\d\s?(?:years?|yrs?|വർഷ|ஆண்டு|வருட|साल|वर्ष|సంవత్స|ఏళ్ల|ವರ್ಷ)/iu.test(text);
  if (!isWithIncome) return { ...sure(text), doubtful: isOpen, also: atWork };
  const band = readIncome(income).value;
  return unsure(job, band === null ? { rest: income, also: atWork } : { also: [concluded('income', band), ...atWork] });
};

/** "MCA, working as tester in Salem": a sentence goes on with the work. */
const readEducation: Read = (text) => {
  const [, study = '', job = ''] =
    /^(.{2,60}?)[,.;]?\s(?:and |now |currently |presently )*(?:working|employed) (?:as (?:an? )?|in |at )(.{3,80})$/iu.exec(
      text,
    ) ??
    /^(.{2,60}?) (?:முடித்து|படித்து|പഠിച്ച്|पूरा करके|करके|చదివి|ಮುಗಿಸಿ|ಓದಿ) (.{3,100}?)(?: ஆக| ആയി| के रूप में| గా| ಆಗಿ)? (?:பணிபுரிகிறார்|பணியாற்றுகிறார்|வேலை செய்கிறார்|ജോലി ചെയ്യുന്നു|(?:काम|कार्य) कर\S* (?:है|हैं)|పని\S* చేస్తున్నా\S*|ಕೆಲಸ ಮಾಡುತ್ತಿ\S*)$/u.exec(
      text,
    ) ??
    [];
  if (job !== '') return unsure(study, { also: [fact('job', job, true)] });
  return { ...sure(text), doubtful: text.split(' ').length > 10 };
};

const readPlace: Read = (text, _, field) => {
  // "Karur. Now at Salem".
  const [, native = '', now = ''] =
    (field === 'location' &&
      /^(.{2,40}?)[.;,]\s*(?:now|presently|currently|at present|தற்போது|இப்போது|अब|वर्तमान में|ప్రస్తుతం|ఇప్పుడు|ಈಗ|ಪ್ರಸ್ತುತ|ഇപ്പോൾ)(?: (?:at|in))?\s(.{2,40})$/iu.exec(
        text,
      )) ||
    [];
  if (now !== '') return unsure(now, { also: [fact('native_place', native, true)] });
  const place = expandPlace(text);
  return place === text ? sure(text) : unsure(place, asRead(text, place));
};

/** Each part of "illai, sevvai illai" behind "Rahu kethu", or of "no rahu, no sevvai": a dosham that is not there. */
const absent =
  /^(?:no )?(?:ra+[gh]u?h?u?(?:[ /-]?k[aeh]+th?u)?|ராகு(?: ?கேது)?|(sevvai|sevai|chevvai|chovva|kuja|mangal|செவ்வாய்|मंगल|ചൊവ്വ|కుజ|ಕುಜ))?(?: ?dosh?am?| ?தோஷம்)?(?:(?<=^no .*)| ?(?:ill?ai?|illey?|no|nil|none|nahin?|ledh?u|இல்லை|नहीं|नही|ഇല്ല|లేదు|ಇಲ್ಲ))$/iu;

/** "Suddha jathakam": a horoscope without doshams. */
export const cleanHoroscope =
  /^s[hu]?[du]*(?:ddha|tha|dha|ttha|th?h?a) ?ja(?:th?a|dh?a)[gk]am\.?$|^(?:சுத்த|शुद्ध|ശുദ്ധ|శుద్ధ|ಶುದ್ಧ) ?(?:ஜாதகம்|जातक|ജാതകം|జాతకం|ಜಾತಕ)$/iu;

const ofOtherDosham = /ra+[gh]u?h?u|ke[td]h?u|other|ராகு|கேது|राहु|केतु|രാഹു|కేతు|రాహు|ರಾಹು/iu;

/** "Yes" and "Sevvai" under "Dosham" say nothing of another one. A clean horoscope has no mangal dosha, most likely. */
const readDosham: Read = (text, { heading = '' }) => {
  // "Dosham: nil", and not "Rahu kethu: nil".
  const isDenied = /^(?:nil|none)\.?$/i.test(text) || findListed('mangal_dosha', text) === 'No';
  if (isDenied && ofOtherDosham.test(heading)) return sure(null);
  if (isDenied || cleanHoroscope.test(text)) return { ...sure(null), also: [concluded('mangal_dosha', 'No')] };
  const parts = text.split(/\s*[,;.]\s*/).filter((part) => part !== '');
  const denied = parts.map((part) => absent.exec(part));
  if (denied.length > 1 && !denied.includes(null))
    return { ...sure(null), also: denied.some((one) => one?.[1]) ? [fact('mangal_dosha', 'No')] : [] };
  return isOfMangal(text) ? unread(() => t('transfer.wrong.dosham')) : sure(text);
};

const isOfMangal = (text: string) =>
  /^(?:yes|y|(?:sevvai|chevvai|mangal|kuja|செவ்வாய்)(?: dosh?am?| தோஷம்)?|none|no dosh?am?|-+)$/iu.test(text) ||
  findListed('mangal_dosha', text) !== undefined;

/** "Chevvai dosham ullathu". */
const readMangal: Read = (text, context, field) =>
  readListed(text.replace(/^(?:sevvai|chevvai|chovva|kuja|mangal) ?dh?osha?m? (?=\p{L})/iu, ''), context, field);

const ofKind: Readonly<Record<FieldDescription['kind'], Read>> = {
  text: sure,
  lines: sure,
  email: readEmail,
  choice: readListed,
  number: readCount,
  pick: readNumber,
  age: readAge,
  height: readHeight,
  date: readBirth,
  time: readClock,
  coordinates: readPosition,
  phone: readPhone,
};

const ofField: Readonly<Partial<Record<PersonField, Read>>> = {
  name: readName,
  "father's_name": readParent,
  "mother's_name": readParent,
  "father's_job": readParentJob,
  "mother's_job": readParentJob,
  birth_star: readStar,
  star_pada: readPada,
  rasi: readRasi,
  religion: readReligion,
  caste: readCaste,
  kulam: readKulam,
  marital_status: readStatus,
  income: readBand,
  education: readEducation,
  job: readJob,
  number_of_siblings: readBothSides,
  brothers: readBrothers,
  sisters: readBrothers,
  mangal_dosha: readMangal,
  other_dosha: readDosham,
  location: readPlace,
  place_of_birth: readPlace,
  native_place: readPlace,
  work_place: readPlace,
};

/** No value of another kind than text is longer. */
export const longestText = 300;
export const tooLong = (most: number) => unread(() => t('person-form.enter.tooLong', { most: formatCount(most) }));

/** Whether "nil" in a field is nothing. Of brothers it is a number, and of a dosham an answer. */
const isWord = (field: PersonField, { kind }: FieldDescription) =>
  (kind === 'text' || kind === 'lines') && field !== 'other_dosha';

/** Reads the text of a field: its value in stored form, facts of other fields, and the rest. */
export function readField(field: PersonField, typed: string, context: Context = {}): Reading {
  const description = describeField(field);
  // Exports put a quote before a value that looks like a formula.
  const cleaned = typed.trim().replace(/^'(?=\s*[=+\-@＝＋－＠])\s*/, '');
  const text =
    description.kind === 'lines'
      ? cleaned.replace(/\r\n?/g, '\n')
      : (field.endsWith("'s_name") ? cleaned.replace(/\t+/g, ', ').replace(/, [-–—]$/u, '') : cleaned).replace(
          /\s+/g,
          ' ',
        );
  if (text === '' || /^[-–—.]+$/.test(text) || (isWord(field, description) && /^(?:nil|none|n\/?a)\.?$/i.test(text)))
    return sure(null);
  const most = 'longest' in description ? description.longest : longestText;
  if (text.length > most) return tooLong(most);
  const reading = (ofField[field] ?? ofKind[description.kind])(text, context, field);
  // Behind a gap in a line another column may stand.
  const isOpen = field === 'name' ? cleaned.includes('\t') : text.includes('?') && !('longest' in description);
  return isOpen ? { ...reading, doubtful: true } : reading;
}

/** The value of a whole text; null if there is more in it. */
export function readWhole(field: PersonField, text: string): string | null {
  const { value, rest } = readField(field, text);
  return rest === '' ? value : null;
}
