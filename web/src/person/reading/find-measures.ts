import { findWeekday, partsOfMoment } from '@/lib/read-date';
import { partOfDay, readTime, withColon } from '@/lib/read-time';
import { longestLine } from '@/person/reading/longest-line';

/** A date or a time within a text. */
interface Measure {
  /** As `readDate` and `readTime` read it. */
  value: string;
  text: string;
  doubtful: boolean;
}

const month = '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|[\\u0900-\\u0DFF\\u200c\\u200d]{2,20})';
const dash = '\\p{Pd}\\u2212';
const dates = [
  new RegExp(
    `(?<!\\d)\\d{1,2}\\s?(?:st|nd|rd|th)?[\\s.,/${dash}]{0,3}${month}[\\s.,/'’${dash}]{0,3}(?:\\d{4}|\\d{2})(?!\\d)`,
    'iu',
  ),
  new RegExp(`(?<![\\p{L}\\p{M}])${month}[\\s.]{0,2}\\d{1,2}(?:st|nd|rd|th)?[\\s,.]{1,3}\\d{4}(?!\\d)`, 'iu'),
  new RegExp(`(?<![\\d./${dash}])(?:19|20)\\d{2}[\\s.,/${dash}]{1,3}${month}[\\s.,/${dash}]{1,3}\\d{1,2}(?!\\d)`, 'iu'),
  new RegExp(`(?<!\\d)\\d{4}\\s?([./${dash}])\\s?\\d{1,2}\\s?\\1\\s?\\d{1,2}(?!\\d)`, 'u'),
  new RegExp(`(?<!\\d)\\d{1,2}\\s?[./\\\\${dash}]\\s?\\d{1,2}\\s?[./\\\\${dash}]\\s?(?:\\d{4}|\\d{2})(?!\\d)`, 'u'),
  /(?<!\d)\d{1,2} \d{1,2} (?:19|20)\d{2}(?!\d)/,
  /(?<!\d)\d{4}(?:19|20)\d{2}(?!\d)/,
];

/** Whether a date in numbers has its month in front: "6/14/1998". */
export function isTurned(date: string): boolean {
  const [, first, second] = /^(\d{1,2})\D+(\d{1,2})\D+\d+(?!\d)/.exec(date) ?? [];
  return Number(second) > 12 && Number(first) <= 12;
}

/** The first date in a text. A year of two digits and a month beyond twelve are doubtful. */
export function findDate(text: string): Measure | null {
  const found = dates.map((date) => date.exec(text)?.[0]).find((one) => one !== undefined);
  if (found === undefined) return null;
  const value = found
    .replace(/\s?([./\\\p{Pd}\u2212])\s?/gu, '$1')
    .replace(/(?<=\d) (?=st|nd|rd|th)/i, '')
    .replace(/['’]/g, ' ');
  return {
    value,
    text: found,
    doubtful: isTurned(value) || (!/^\d{4}\D/.test(value) && /(?<!\d)\d{2}$/.test(value)),
  };
}

/** A time of day, first with its minutes: "13 (26.04.1992) 6.10" is ten past six. */
const clocks = ['', '?'].map(
  (optional) =>
    new RegExp(
      String.raw`(?<![\d/.:]|\d\s?-\s?)(\d{1,2})(?:\s?[:.;]\s?\d{2}(?:[:.]\d{2})?|(?:\s|\s?-\s?)\d{2}(?=\s?[ap]\.?\s?m\b))${optional}\s?(a\.?\s?m\b\.?|p\.?\s?m\b\.?|hrs?\b|hours?\b)?(?![\d/]|\s?-\s?\d)`,
      'i',
    ),
);

interface FoundTime extends Measure {
  /** The time with the word for its part of the day, wherever that stands. */
  clock: string;
  /** From twelve to six at night: it may belong to either day. */
  isLate: boolean;
  /** The text without the time and this word. */
  rest: string;
}

/** "8 बजकर 20 मिनट", "காலை 10-30": a time with its colon. */
export const inHours = (text: string): string =>
  text
    .replace(/(?<![\d.])([01]\d|2[0-3])([0-5]\d)(?=\s?(?:hrs?|hours)(?!\p{L}))/iu, '$1:$2')
    .replace(/(\d{1,2})\s*(?:बजकर|बज कर|மணி|గంటల)\s*(\d{1,2})\s*(?:मिनट|நிமிட[\p{L}\p{M}]*|నిమి[\p{L}\p{M}]*)/u, '$1:$2')
    .replace(/^([^\d]{3,20}\s)(\d{1,2})-(\d{2})$/u, (whole, words: string, hour, minute) =>
      partOfDay(words) === null ? whole : `${words}${hour}:${minute}`,
    );

/** The first time of day in a text, as "06:05". Without "am", "pm" or a word for the part of the day it is doubtful. */
export function findTime(typed: string): FoundTime | null {
  const text = withColon(inHours(typed));
  const [found, hour, mark = ''] = clocks.map((clock) => clock.exec(text)).find((one) => one !== null) ?? [];
  if (found === undefined) return null;
  const part = partOfDay(text);
  const isMarked = /^[ap]/i.test(mark);
  const number = isMarked ? found : found.slice(0, found.length - mark.length);
  // "காலை 6.05 pm" contradicts itself.
  const written = part === null ? found.trim() : `${number} ${part.word}`;
  const reading = readTime(written);
  if ('problem' in reading) return null;
  const hours = Number(hour);
  const isLate = part?.half === 'night' && (hours <= 6 || hours >= 12);
  return {
    value: reading.value,
    text: found,
    clock: written,
    isLate,
    doubtful: !isMarked && (part === null ? mark === '' && hours <= 12 : isLate),
    rest: withoutSigns(text.replace(found, ' ').replace(part?.word ?? '', ' ')),
  };
}

export const timeWord =
  /(?<![\p{L}\p{M}])(?:and|at|time|day|ని\.?\s?లకు|ని|hrs|hours|clock|மணி(?:க்கு)?|mani|கிழமை|बजे|मिनट)(?![\p{L}\p{M}])/giu;

/** What stands beside a measure: digits, or a word that says more than that. Else empty. */
export function withoutSigns(text: string): string {
  const words = text.replace(/\s+/g, ' ').replace(/^[\s,;:&()|/.\p{Pd}]+|[\s,;:&()|/.\p{Pd}]+$/gu, '');
  return /\d|\bor\b|\p{L}[\p{L}\p{M}]{2}/iu.test(words.replace(timeWord, '')) ? words : '';
}

/** A date with its day of the week and a time, as they are written; the date is empty without one, and the clock null. */
interface Moment {
  date: string;
  clock: string | null;
  /** What else stands there. */
  rest: string;
}

/** The date in a text with the time beside it. A number with a point is a time only if a time is looked for. */
export function findMoment(text: string, withTime: boolean): Moment {
  if (text.length > longestLine) return { date: '', clock: null, rest: text };
  const whole = partsOfMoment(text);
  if (whole !== null) return { date: `${whole.date} ${whole.weekday}`.trim(), clock: whole.clock, rest: '' };
  const found = findDate(text);
  const beside = inHours(text.replace(found?.text ?? '', ' ').trim());
  const weekday = found === null ? '' : (findWeekday(beside)?.text ?? '');
  const words = beside.replace(weekday, ' ');
  const time = findTime(words);
  const isTime = time !== null && (withTime || /[ap]\.?\s?m\b|:/i.test(time.text) || partOfDay(words) !== null);
  const date = `${found?.value ?? ''} ${weekday}`.trim();
  return { date, clock: isTime ? time.clock : null, rest: isTime ? time.rest : withoutSigns(words) };
}

const feetWords = 'feets?|foot|fit|fts?\\.?|adi|அடி|फुट|फ़ुट|फीट|फ़ीट|അടി|అడుగు[\\p{L}\\p{M}]*|ಅಡಿ';
const inchWords =
  'inch(?:es)?|ins?\\.?|angulam|அங்குல[\\p{L}\\p{M}]*|இஞ்ச்|इंच|इन्च|ഇഞ്ച്|അംഗുലം|అంగుళ[\\p{L}\\p{M}]*|ఇంచు?లు?|ಇಂಚು?|ಅಂಗುಲ';
const feet = `(?:(?:${feetWords})(?![\\p{L}\\p{M}])|['’′\u0060´](?!['’′]))`;
const inches = `(?:(?:${inchWords})(?![\\p{L}\\p{M}])|["”″]|['’′]{2})`;
const half = '(\\s?½|\\s1/2|\\s(?:and\\s)?(?:a\\s)?half)?';
const cmWords = 'cms?|centi[\\p{L}\\p{M}]*|செ\\.? ?மீ\\.?|सेमी|से\\.? ?मी\\.?|സെ\\.? ?മീ\\.?|సెం\\.? ?మీ\\.?|ಸೆಂ\\.? ?ಮೀ\\.?';
const heights = {
  feet: new RegExp(
    `(?<![\\d.,-]\\s?)(\\d)\\s?${feet}(?:[\\s,]{0,2}(?:and\\s)?(\\d{1,2}(?:\\.\\d)?)${half}\\s?${inches}${half}|\\s?-\\s?(\\d{1,2})\\s?${inches}|\\s?(\\d{1,2})(?![\\d.]|\\s?['’′½])|(?!\\s?-?\\s?\\d))`,
    'iu',
  ),
  inches: new RegExp(`(?<![\\d.,'’′-]\\s?)(\\d{2}(?:\\.\\d)?)${half}\\s?${inches}`, 'iu'),
  metres: /(?<![\d.])([12])[.,](\d{2})\s?m(?:trs?|ts?|et(?:er|re)s?)?\b\.?/i,
  centimetres: new RegExp(`(?<![\\d.])(\\d{3}(?:\\.\\d+)?)(?!\\d)\\s?(?:(?:${cmWords})(?![\\p{L}\\p{M}]))?\\.?`, 'iu'),
  // "5.6", "5,6", "5-6", "5 6", "5.6 ft": how feet and inches are written most. Never tenths of a foot.
  point: /(?<![\d.])([3-7])(?:\s?[.,–-]\s?|\s)(\d{1,2})(?!\d)\s?(?:feet|ft\.?|inch(?:es)?|["”″'’′]{1,2})?/i,
};

interface FoundHeight {
  /** Null for a height that there is not, as 5 feet 13. */
  centimetres: number | null;
  text: string;
  /** Feet and inches of which a spreadsheet may have made a decimal number. */
  guess: { feet: string; inches: string } | null;
  /** The centimetres of two units that are not the same height: nobody knows the right one. */
  differs: readonly [number, number] | null;
}

interface PlacedHeight {
  centimetres: number | null;
  start: number;
  end: number;
}

function place({ 0: found, index }: RegExpExecArray, inInches: number | null): PlacedHeight {
  return {
    centimetres: inInches === null ? null : Math.round(inInches * 2.54),
    start: index,
    end: index + found.length,
  };
}

function findFeet(text: string): PlacedHeight | null {
  const foot = heights.feet.exec(text);
  if (foot !== null) {
    const [, whole = '', part, before, behind, apart, bare] = foot;
    const more = Number(part ?? apart ?? bare ?? 0) + ((before ?? behind) === undefined ? 0 : 0.5);
    return place(foot, more < 12 ? Number(whole) * 12 + more : null);
  }
  const inch = heights.inches.exec(text);
  return inch && place(inch, Number(inch[1]) + (inch[2] === undefined ? 0 : 0.5));
}

function findMetric(text: string): PlacedHeight | null {
  const metre = heights.metres.exec(text);
  if (metre !== null) return { ...place(metre, null), centimetres: Number(metre[1]) * 100 + Number(metre[2]) };
  const cm = heights.centimetres.exec(text);
  return cm && { ...place(cm, null), centimetres: Math.round(Number(cm[1])) };
}

/** Signs between the same height in two units: `165 cm (5'5")`. */
const betweenUnits = /^[\s(),/|=:;–-]*(?:or|i\.?e\.?)?[\s(,]*$/i;
/** Centimetres by which two units may differ: feet are rounded to an inch, and families round once more. */
const rounding = 2;

const feetInWords: readonly (readonly [RegExp, string])[] = (
  [
    [/(?:ஐந்தரை|அஞ்சரை|anjarai|aintharai|साढ़?े (?:पांच|पाँच)|saa?dhe pa+nch|അഞ്ചര|ఐదున్నర|ಐದೂವರೆ)/u, '5 ft 6 in'],
    [/(?:ஆறரை|ararai|साढ़?े छह|ആറര|ఆరున్నర|ಆರೂವರೆ)/u, '6 ft 6 in'],
    [/(?:ஐந்தேகால்|ஐந்தேகாலடி|सवा (?:पांच|पाँच)|അഞ്ചേകാൽ|ఐదుంపావు|ಐದೂಕಾಲು)/u, '5 ft 3 in'],
    [/(?:ஐந்தேமுக்கால்|पौने छह|അഞ്ചേമുക്കാൽ|ఐదుంముప్పావు|ಐದೂಮುಕ್ಕಾಲು)/u, '5 ft 9 in'],
  ] as const
).map(([words, value]) => [new RegExp(`(?<![\\p{L}\\p{M}])${words.source}\\s?${feet}`, 'iu'), value]);

export function findHeight(typed: string): FoundHeight | null {
  for (const [words, value] of feetInWords) {
    const found = words.exec(typed)?.[0];
    const height = found === undefined ? null : findHeight(value);
    if (found !== undefined && height !== null) return { ...height, text: found };
  }
  return findInDigits(typed);
}

function findInDigits(text: string): FoundHeight | null {
  const inFeet = findFeet(text);
  const metric = findMetric(text);
  const [first, second] = [inFeet, metric].filter((one) => one !== null).sort((one, other) => one.start - other.start);
  if (first !== undefined) {
    const isPair = second !== undefined && betweenUnits.test(text.slice(first.end, second.start));
    const found = isPair ? text.slice(first.start, second.end) : text.slice(first.start, first.end);
    const opens = text.slice(0, first.start).endsWith('(') ? '(' : '';
    const closes = text.slice(isPair ? second.end : first.end).startsWith(')') ? ')' : '';
    const whole = { text: opens + found + (opens === '' && !found.includes('(') ? '' : closes), guess: null };
    const exact = metric?.centimetres ?? null;
    const other = inFeet?.centimetres ?? null;
    if (!isPair) return { ...whole, centimetres: first.centimetres, differs: null };
    if (exact === null || other === null) return { ...whole, centimetres: null, differs: null };
    const isSame = Math.abs(exact - other) <= rounding;
    return { ...whole, centimetres: isSame ? exact : null, differs: isSame ? null : [exact, other] };
  }
  const [found, whole = '', part = ''] = heights.point.exec(text) ?? [];
  return found === undefined
    ? null
    : {
        centimetres: Number(part) < 12 ? Math.round((Number(whole) * 12 + Number(part)) * 2.54) : null,
        text: found,
        guess: { feet: whole, inches: part },
        differs: null,
      };
}
