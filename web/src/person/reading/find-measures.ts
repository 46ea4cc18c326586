import { partOfDay, readTime } from '@/lib/read-time';

/** A date or a time within a text. */
interface Measure {
  /** As `readDate` and `readTime` read it. */
  value: string;
  /** The part of the text. */
  text: string;
  doubtful: boolean;
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const dates = [
  new RegExp(`(?<!\\d)\\d{1,2}\\s?(?:st|nd|rd|th)?[\\s.,/-]{0,3}${month}[\\s.,/'’-]{0,3}(?:\\d{4}|\\d{2})(?!\\d)`, 'i'),
  new RegExp(`\\b${month}[\\s.]{0,2}\\d{1,2}(?:st|nd|rd|th)?[\\s,.]{1,3}\\d{4}(?!\\d)`, 'i'),
  /(?<!\d)\d{4}\s?([./-])\s?\d{1,2}\s?\1\s?\d{1,2}(?!\d)/,
  /(?<!\d)\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:\d{4}|\d{2})(?!\d)/,
  /(?<!\d)\d{1,2} \d{1,2} (?:19|20)\d{2}(?!\d)/,
  /(?<!\d)\d{4}(?:19|20)\d{2}(?!\d)/,
];

/** The first date in a text, day before month. A year of two digits and a month beyond twelve are doubtful. */
export function findDate(text: string): Measure | null {
  const found = dates.map((date) => date.exec(text)?.[0]).find((one) => one !== undefined);
  if (found === undefined) return null;
  const value = found
    .replace(/\s?([./-])\s?/g, '$1')
    .replace(/(?<=\d) (?=st|nd|rd|th)/i, '')
    .replace(/['’]/g, ' ');
  const [, first, second, year] = /^(\d{1,2})\D(\d{1,2})\D(\d+)$/.exec(value) ?? [];
  const isTurned = Number(second) > 12 && Number(first) <= 12;
  return {
    value: isTurned ? `${second}/${first}/${year}` : value,
    text: found,
    doubtful: isTurned || (!/^\d{4}\D/.test(value) && /(?<!\d)\d{2}$/.test(value)),
  };
}

const clock =
  /(?<![\d/.:])(\d{1,2})(?:\s?[:.;]\s?(\d{2})(?:[:.]\d{2})?|\s(\d{2})(?=\s?[ap]\.?\s?m\b))?\s?(a\.?\s?m\b\.?|p\.?\s?m\b\.?|hrs?\b|hours?\b)?(?![\d/])/i;

/** The first time of day in a text, as "06:05". Without "am", "pm" or a word for the part of the day it is doubtful. */
export function findTime(text: string): Measure | null {
  const [found, hour = '', minute, last, mark = ''] = clock.exec(text) ?? [];
  if (found === undefined) return null;
  const minutes = minute ?? last;
  const part = partOfDay(text);
  const isMarked = /^[ap]/i.test(mark);
  const reading = readTime(
    `${hour}${minutes === undefined ? '' : `:${minutes}`} ${isMarked ? mark : (part?.word ?? mark)}`,
  );
  if ('problem' in reading) return null;
  const hours = Number(hour);
  // Twelve to six at night may belong to either day.
  const isLate = part?.half === 'night' && (hours <= 6 || hours >= 12);
  return {
    value: reading.value,
    text: found,
    doubtful: !isMarked && (part === null ? mark === '' && hours <= 12 : isLate),
  };
}

const feet = "(?:feet|foot|ft\\.?|அடி|['’′`´])";
const inches = '(?:inch(?:es)?|ins?\\.?|அங்குலம்|["”″]|[\'’′]{2})';
const heights = {
  // As formatHeight writes both units: the centimetres are exact.
  both: /(?:\d' ?\d{1,2}" )?\((\d{3}) ?cm\)/i,
  feet: new RegExp(`(?<![\\d.,-]\\s?)(\\d)\\s?${feet}\\s?(?:(\\d{1,2}(?:\\.\\d)?)\\s?${inches}?)?`, 'i'),
  metres: /(?<![\d.])([12])[.,](\d{2})\s?m(?:trs?|ts?|et(?:er|re)s?)?\b\.?/i,
  centimetres: /(?<![\d.])(\d{3}(?:\.\d+)?)(?!\d)\s?(?:cms?\b|centi\p{L}*|செ\.? ?மீ\.?)?\.?/iu,
  // "5.6", "5,6", "5-6", "5.6 ft": how feet and inches are written most. Never tenths of a foot.
  point: /(?<![\d.])([3-7])\s?[.,-]\s?(\d{1,2})(?!\d)\s?(?:feet|ft\.?|inch(?:es)?)?/i,
};

interface FoundHeight {
  /** Null for a height that there is not, as 5 feet 13. */
  centimetres: number | null;
  /** The part of the text. */
  text: string;
  /** Feet and inches of which a spreadsheet may have made a decimal number. */
  guess: { feet: string; inches: string } | null;
}

/** The first height in a text. */
export function findHeight(text: string): FoundHeight | null {
  const inFeet = (whole: string, part: string) =>
    Number(part) < 12 ? Math.round((Number(whole) * 12 + Number(part)) * 2.54) : null;
  const both = heights.both.exec(text);
  if (both) return { centimetres: Number(both[1]), text: both[0], guess: null };
  const foot = heights.feet.exec(text);
  if (foot) return { centimetres: inFeet(foot[1] ?? '', foot[2] ?? '0'), text: foot[0], guess: null };
  const metre = heights.metres.exec(text);
  if (metre) return { centimetres: Number(metre[1]) * 100 + Number(metre[2]), text: metre[0], guess: null };
  const cm = heights.centimetres.exec(text);
  if (cm) return { centimetres: Math.round(Number(cm[1])), text: cm[0], guess: null };
  const [found, whole = '', part = ''] = heights.point.exec(text) ?? [];
  return found === undefined
    ? null
    : { centimetres: inFeet(whole, part), text: found, guess: { feet: whole, inches: part } };
}
