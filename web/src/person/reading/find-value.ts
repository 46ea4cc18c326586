import { isFirstMarriage, normaliseValue } from '@/person/reading/normalise';
import { findDate, findHeight, findTime } from '@/person/reading/find-measures';
import { findWeekday } from '@/lib/date-words';
import { isOtherWeekday } from '@/lib/read-date';
import { partOfDay } from '@/lib/read-time';
import { findEmail } from '@/person/email';
import { describeField, type PersonField } from '@/person/fields';
import { isInOwnLetters, isLatin } from '@/person/other-name';
import { readStarWords, withPada } from '@/person/reading/read-star';
import { readIncome } from '@/person/reading/read-income';
import { readPhones } from '@/person/reading/read-phones';
import { countsIn, readSiblings, readSide, siblingWord, type Siblings } from '@/person/reading/read-siblings';
import { splitIncome } from '@/person/reading/split-income';

export interface FoundValue {
  field: PersonField;
  value: string | null;
  doubtful: boolean;
  /** Whether it was concluded from another field's text: a line of its own comes before it. */
  derived: boolean;
}

/** What was found in a text, and what of it nothing was made of. */
interface Found {
  found: FoundValue[];
  left: string;
}

const valueOf = (field: PersonField, value: string | null, doubtful = false): FoundValue => ({
  field,
  value,
  doubtful,
  derived: false,
});
const concluded = (field: PersonField, value: string): FoundValue => ({ field, value, doubtful: true, derived: true });

/** A value as the import reads it; null if it does not. */
function readExactly(field: PersonField, text: string): string | null {
  const { value, error } = normaliseValue(field, text);
  return error === null ? value : null;
}

/** The lists of which one word stands first in a longer answer: "Divorcee - no kids", "Hindu Nadar". */
const answeredAtLength: ReadonlySet<PersonField> = new Set([
  'marital_status',
  'diet',
  'mangal_dosha',
  'religion',
  'mother_tongue',
]);

/** No answer is longer that begins with a word of a list. */
const mostWords = 12;

/** The choice that a text begins with, in whole words; null if the text names another one too, as "Yes / No" does. */
function readFirstWords(field: PersonField, text: string): string | null {
  const words = text.split(/[\s,;/|().–—-]+/u).filter((word) => word !== '');
  if (words.length > mostWords) return null;
  const values = new Set<string>();
  let place = 0;
  while (place < words.length) {
    const rest = words.slice(place, place + 3);
    const [found] = rest
      .map((_, left) => rest.slice(0, rest.length - left))
      .flatMap((part) => {
        const value = part.join('').length < 2 ? null : readExactly(field, part.join(' '));
        return value === null ? [] : [{ value, count: part.length }];
      });
    if (found === undefined && place === 0) return null;
    if (found !== undefined) values.add(found.value);
    place += found?.count ?? 1;
  }
  const [first = null, ...others] = values;
  return others.length === 0 ? first : null;
}

/** A text as the import reads it, with or without what stands in brackets: both may not say different things. */
function readChoice(field: PersonField, text: string): { value: string; doubtful: boolean } | null {
  const tries = [
    text,
    // "Bharani (Aries)", "Mesha rasi", "Karthigai natchathiram".
    text.replace(/\s*\(.*\)\s*/, ' ').trim(),
    text.replace(
      /\s+(?:rasi|rashi|raasi|star|nakshatra\p{L}*|natchath?ira\p{L}*|lagna\p{L}*|laknam|ராசி|நட்சத்திரம்|லக்னம்|राशि|नक्षत्र|लग्न)\.?$/iu,
      '',
    ),
    /\(([^)]*)\)/.exec(text)?.[1] ?? '',
  ];
  const [value, ...others] = new Set(tries.map((one) => readExactly(field, one)).filter((one) => one !== null));
  if (others.length > 0) return null;
  if (value !== undefined) return { value, doubtful: false };
  const first = answeredAtLength.has(field) ? readFirstWords(field, text) : null;
  return first === null ? null : { value: first, doubtful: true };
}

/** A star, its pada and the rasi beside it. */
function findStar(text: string): Found {
  const words = readStarWords(text);
  if (words !== null && words.star !== null) {
    const { star, pada, rasi } = words;
    return {
      found: [
        valueOf('birth_star', star),
        ...(pada === null ? [] : [valueOf('star_pada', pada)]),
        ...(rasi === null ? [] : [concluded('rasi', rasi)]),
      ],
      left: '',
    };
  }
  const withoutPada = withPada(text, (rest) => readChoice('birth_star', rest));
  if (withoutPada === null)
    return { found: [valueOf('birth_star', readChoice('birth_star', text)?.value ?? null)], left: '' };
  const { value: star, pada } = withoutPada;
  return { found: [valueOf('birth_star', star.value, star.doubtful), valueOf('star_pada', pada)], left: '' };
}

/** The Moon's sign, with a star beside it. */
function findRasi(text: string): Found {
  const words = readStarWords(text);
  if (words === null || words.rasi === null || words.star === null) {
    const read = readChoice('rasi', text);
    return { found: [valueOf('rasi', read?.value ?? null, read?.doubtful ?? true)], left: '' };
  }
  return {
    found: [
      valueOf('rasi', words.rasi),
      concluded('birth_star', words.star),
      ...(words.pada === null ? [] : [concluded('star_pada', words.pada)]),
    ],
    left: '',
  };
}

/** More is a sum of other numbers. */
const mostSiblings = 15;
const onlyChild = /^only (?:son|daughter|child)|^single (?:son|daughter|child)/i;

/** Brothers, or sisters, and how many of them are married. */
export const sideOf = (side: 'brothers' | 'sisters', siblings: Siblings | null): FoundValue[] => {
  if (siblings === null) return [];
  const { count, married, doubtful } = siblings;
  return [
    valueOf(side, String(count), doubtful),
    ...(married === null ? [] : [valueOf(`married_${side}`, String(married), doubtful)]),
  ];
};

/** Brothers and sisters, each with its number; or their sum, if the text does not say which they are. */
function findSiblings(text: string, label: string): Found {
  // "Brothers / Sisters: 1 / nil".
  const [brothers = null, sisters = null, ...more] = text.split(/\s*[/|]\s*/).map(readSide);
  if (brothers !== null && sisters !== null && more.length === 0 && /brothers?.+sisters?/i.test(label))
    return { found: [...sideOf('brothers', brothers), ...sideOf('sisters', sisters)], left: '' };
  if (onlyChild.test(text)) return { found: [valueOf('number_of_siblings', '0', true)], left: '' };
  const siblings = readSiblings(text);
  if (siblings !== null)
    return {
      found: [...sideOf('brothers', siblings.brothers), ...sideOf('sisters', siblings.sisters)],
      left: '',
    };
  const counts = countsIn(text.replace(/\([^()]*\)/g, ' '));
  const sum = counts.reduce((total, count) => total + count, 0);
  const value = counts.length === 0 || sum > mostSiblings ? null : String(sum);
  return { found: [valueOf('number_of_siblings', value, !/^\d{1,2}$/.test(text))], left: '' };
}

/** A field with a count. What else stands there is left. */
function findCount(field: PersonField, text: string, label: string): Found {
  if (field === 'number_of_siblings') return findSiblings(text, label);
  if (field === 'brothers' || field === 'sisters') {
    const siblings = readSide(text);
    return siblings === null
      ? { found: [valueOf(field, null)], left: '' }
      : { found: sideOf(field, siblings), left: '' };
  }
  const [count, ...others] = countsIn(text);
  const isAlone = others.length === 0 && /^\(?[\p{L}\p{M}\d]+\)?$/u.test(text);
  return {
    found: [valueOf(field, count === undefined || others.length > 0 ? null : String(count), !isAlone)],
    left: isAlone ? '' : text,
  };
}

/** Two numbers, and whose they are; further ones are left. */
function findPhones(field: PersonField, text: string): Found {
  const { value, error } = normaliseValue(field, text);
  const read = error === null ? readPhones(text) : null;
  // A whole number may have more signs than one within a text.
  if (read === null) return { found: [valueOf(field, error === null ? value : null)], left: '' };
  const { first, second, left } = read;
  const isFirst = field === 'phone_number';
  const owner = (of: PersonField, whose: string | null) => (whose === null ? [] : [valueOf(of, whose)]);
  return {
    found: [
      valueOf(field, first.number, left !== ''),
      ...owner(isFirst ? 'whose_phone' : 'whose_second_phone', first.whose),
      ...(second === null || !isFirst ? [] : [valueOf('second_phone_number', second.number)]),
      ...(second === null || !isFirst ? [] : owner('whose_second_phone', second.whose)),
    ],
    left: [...(second === null || isFirst ? [] : [second.number]), ...(/\d{4}/.test(left) ? [left] : [])].join(', '),
  };
}

const brideTitle =
  /^(?:miss|mrs|ms|smt|திருமதி|श्रीमती|ശ്രീമതി|శ్రీమతి|ಶ್ರೀಮತಿ|(selvi|kum|kumari|sow|chi\.?\s*(?:la\.?\s*)?sow|சௌ|செல்வி|कु|कुमारी|सौ|കുമാരി|కుమారి|సౌ|ಕುಮಾರಿ|ಸೌ))(?:\.\s*|\s+)/iu;
const groomTitle =
  /^(?:mr|master|shri|thiru|திரு|श्री|ശ്രീ|శ్రీ|ಶ್ರೀ|(selvan|chi|chiranjeevi|செல்வன்|சி|चि|చి|ಚಿ))(?:\.\s*|\s+)/iu;
const doctor = /^(?:dr|டாக்டர்|डॉ|ഡോ|డా|ಡಾ)(?:\.\s*|\s+)/iu;

/** "Meena R (மீனா)", "മീന / Meena": a name in Latin letters, and in the family's own. */
function splitScripts(text: string): { latin: string; own: string } | null {
  const [one = '', two = '', ...more] = text.replace(/\)$/, '').split(/\s*[(/|]\s*|\s+[-–]\s+/);
  if (more.length > 0 || isLatin(one) === isLatin(two)) return null;
  const [latin, own] = isLatin(one) ? [one, two] : [two, one];
  return isInOwnLetters(own) && /^[^\u0900-\u0dff]*\p{L}{3}[^\u0900-\u0dff]*$/u.test(latin) ? { latin, own } : null;
}

/** Words that are no initial. */
const fullWords = (text: string) => text.split(/[\s.]+/).filter((word) => /\p{L}[\p{L}\p{M}]/u.test(word)).length;

/** A name without its title. "Selvi" is a title and a name: it is one of two words, unless a point or a name stands behind it. */
function findName(field: PersonField, whole: string): Found {
  const text = whole.replace(doctor, '');
  const bride = brideTitle.exec(text);
  const [title = '', nameToo] = bride ?? groomTitle.exec(text) ?? [];
  const behind = text.slice(title.length);
  const isName = nameToo !== undefined && !title.includes('.') && fullWords(behind) < 2;
  // "Ku." is Kumari in Hindi and an initial in Tamil; "Asha B.E" may have a degree or two.
  const name = valueOf(
    field,
    isName ? text : behind,
    (isName && fullWords(behind) === 1) ||
      /^ku\.\s|[\t\d]|\s[BM]\.\s?(?:E|A|Tech|Sc|Com|B\.?A|C\.?A|Ed)\.?$/i.test(text),
  );
  if (title === '' || field !== 'name') return { found: [name], left: '' };
  return { found: [name, concluded('gender', bride === null ? 'groom' : 'bride')], left: '' };
}

const parentTitle = /^(?:mr|mrs|smt|shri|sri|thiru|thirumathi|திரு|திருமதி|श्री|श्रीमती)\.?\s+/iu;

/** "R. Kumar (Retd. teacher)", "Late R. Kumar, farmer": the name and what stands behind it. */
function findParent(field: "father's_name" | "mother's_name", text: string): Found {
  const job = field === "father's_name" ? "father's_job" : "mother's_job";
  const split = /^([^(,]+?)\s*(?:\(([^)]+)\)|,\s*(.+)|\s[-–]\s+(.+))$/u.exec(text);
  const name = text.replace(parentTitle, '');
  // "Rajan-farmer" may be a name.
  if (split === null) return { found: [valueOf(field, name, /[-–/]/.test(name))], left: '' };
  const [, before = '', ...behind] = split;
  // The groups of the other forms are undefined.
  const work = behind.join('');
  // An initial or a degree belongs to the name.
  if (work.length < 4 && !/^h\.?w\.?$/i.test(work)) return { found: [valueOf(field, name)], left: '' };
  const bare = before.replace(parentTitle, '');
  if (/^late\.?$/i.test(work)) return { found: [valueOf(field, bare, true)], left: '' };
  if (siblingWord.test(work)) {
    return { found: [valueOf(field, bare, true), ...findSiblings(work, '').found], left: '' };
  }
  return { found: [valueOf(field, bare, true), valueOf(job, work, true)], left: '' };
}

/** A job without the income behind it, which members must not read: "Engineer, 8 LPA". */
function findJob(text: string, label: string): Found {
  const { job, income } = splitIncome(text);
  const isIncome = job !== null && /[^\d\s.,-]/.test(income);
  // "Working at Infosys, Chennai" names who employs.
  if (!isIncome) return { found: [valueOf('job', text, /^\W*working (?:in|at)\b/iu.test(label))], left: '' };
  const band = readIncome(income).value;
  return {
    found: [valueOf('job', job, true), ...(band === null ? [] : [concluded('income', band)])],
    left: band === null ? income : '',
  };
}

/** "Hindu, Kongu Vellalar": a religion before the caste is no part of it. */
function findCaste(text: string): Found {
  const [, first = '', caste = ''] = /^(\p{L}[\p{L}\p{M}]*)\s*[-/,]\s*(.+)$/u.exec(text) ?? [];
  const religion = readExactly('religion', first);
  return religion === null
    ? { found: [valueOf('caste', text)], left: '' }
    : { found: [concluded('religion', religion), valueOf('caste', caste, true)], left: '' };
}

function fits(field: PersonField, text: string): boolean {
  const description = describeField(field);
  return !('longest' in description) || text.length <= description.longest;
}

const universalTime = /\d(?:z|[+-]00:?00)\s*$/i;

/** Words beside a date and a time of day that are neither: a place, a date of another calendar. */
function wordsBeside(text: string, time: string): string {
  const left = text.replace(time, ' ');
  const words = left
    .replace(findWeekday(left)?.text ?? '', ' ')
    .replace(partOfDay(left)?.word ?? '', ' ')
    .replace(/^[\s,;:&()|-]+|[\s,;:&()|-]+$/g, '');
  return /\p{L}[\p{L}\p{M}]{2}/u.test(words.replace(timeWord, '')) ? words : '';
}
const timeWord = /(?<![\p{L}\p{M}])(?:and|time|day|hrs|hours|clock|மணி(?:க்கு)?|mani|கிழமை|बजे|मिनट)(?![\p{L}\p{M}])/giu;

/** Reads the text of one field. */
function findOne(field: PersonField, text: string, label = ''): Found {
  const description = describeField(field);
  switch (description.kind) {
    case 'date': {
      const date = findDate(text);
      const behind = text.replace(date?.text ?? '', ' ');
      const time = findTime(behind);
      const value = date === null ? null : normaliseValue(field, date.value);
      const isRead = value !== null && value.error === null;
      const weekday = isRead && value.value !== null && isOtherWeekday(text, value.value);
      const whole = normaliseValue(field, text).also?.time_of_birth;
      const isTime = time !== null && (/[ap]\.?\s?m\b|:/i.test(time.text) || partOfDay(text) !== null);
      const born = whole ?? (isTime ? time.value : null);
      // Midnight in India is the day before in universal time.
      const doubtful = weekday || (date?.doubtful ?? true) || universalTime.test(text);
      return {
        found: [
          valueOf(field, isRead ? value.value : null, doubtful),
          ...(born === null ? [] : [concluded('time_of_birth', born)]),
        ],
        left: isRead ? wordsBeside(behind, time?.text ?? '') : '',
      };
    }
    case 'time': {
      const time = findTime(text);
      return { found: [valueOf(field, time?.value ?? null, time?.doubtful ?? true)], left: '' };
    }
    case 'height': {
      const height = findHeight(text)?.text.trim() ?? text;
      const { value, error, change } = normaliseValue(field, height);
      // Other numbers beside it may be the height.
      const isAlone = !/\d/.test(text.replace(height, ''));
      return { found: [valueOf(field, error === null ? value : null, change !== undefined || !isAlone)], left: '' };
    }
    case 'phone':
      return findPhones(field, text);
    case 'number':
      return findCount(field, text, label);
    case 'age':
    case 'pick': {
      const number = /\d{1,3}/.exec(text)?.[0];
      const read = number === undefined ? null : normaliseValue(field, number);
      return { found: [valueOf(field, read?.error === null ? read.value : null)], left: '' };
    }
    case 'email': {
      return { found: [valueOf(field, findEmail(text))], left: '' };
    }
    case 'choice': {
      if (field === 'birth_star') return findStar(text);
      if (field === 'rasi') return findRasi(text);
      if (field === 'income') {
        const { value, doubtful } = readIncome(text, label);
        return { found: [valueOf(field, value, doubtful)], left: '' };
      }
      const read = readChoice(field, text);
      if (field === 'religion' && read !== null) {
        // "Hindu - Nadar", "Hindu (Iyer)".
        const caste = /^\p{L}[\p{L}\p{M}]*\s*[-/,(]\s*([^()]+?)\s*\)?$/u.exec(text)?.[1];
        if (caste !== undefined) return { found: [valueOf(field, read.value), concluded('caste', caste)], left: '' };
      }
      const isConcluded = field === 'marital_status' && isFirstMarriage(text);
      return { found: [valueOf(field, read?.value ?? null, isConcluded || (read?.doubtful ?? true))], left: '' };
    }
    default:
      if (!fits(field, text)) return { found: [valueOf(field, null)], left: '' };
      if (field === 'name') {
        const typed = text.replace(/[\s,;]+$/, '');
        const halves = splitScripts(typed);
        const { found, left } = findName(field, halves?.latin ?? typed);
        return { found: halves === null ? found : [...found, valueOf('own_script_name', halves.own)], left };
      }
      // "Rahu Kethu: Yes" names no dosham.
      if (field === 'other_dosha' && readExactly('mangal_dosha', text) !== null)
        return { found: [valueOf(field, null)], left: '' };
      if (field === 'caste') return findCaste(text);
      if (field === "father's_name" || field === "mother's_name") return findParent(field, text);
      if (field === 'job') return findJob(text, label);
      return { found: [valueOf(field, text)], left: '' };
  }
}

const isComplete = ({ found }: Found) => found.every(({ value }) => value !== null);

/** Reads what stands behind a label of one field or two. The label may say more: the period of an income. */
export function findValue(fields: readonly PersonField[], text: string, label = ''): Found {
  const [first, second] = fields;
  if (first === undefined) return { found: [], left: text };
  if (second === undefined) return findOne(first, text, label);
  // A day and a time of day are found wherever they stand.
  if (first === 'date_of_birth' && second === 'time_of_birth') {
    const date = findOne(first, text);
    const dateText = findDate(text)?.text ?? '';
    const time = findOne(second, text.replace(dateText, ''));
    return { found: [...date.found.filter(({ field }) => field === first), ...time.found], left: date.left };
  }
  const parts = text.split(/\s*(?:[/&,;|]|\s[-–]\s|\band\b)\s*/i).filter((part) => part !== '');
  const [one, ...others] = parts;
  if (one === undefined || others.length === 0) {
    const single = findOne(first, text);
    return isComplete(single) ? single : findOne(second, text);
  }
  const other = others.join(', ');
  const straight = [findOne(first, one), findOne(second, other)];
  const turned = [findOne(first, other), findOne(second, one)];
  const chosen = straight.every(isComplete) || !turned.every(isComplete) ? straight : turned;
  return {
    found: chosen.flatMap(({ found }) => found),
    left: chosen
      .map(({ left }) => left)
      .filter((part) => part !== '')
      .join(', '),
  };
}
