import { todayAtBureau } from '@/lib/bureau-days';
import { formatDateWithWeekday, formatMonth } from '@/lib/format';
import { plainSigns } from '@/lib/indian-digits';
import { readTime, type Reading } from '@/lib/read-time';
import { t } from '@/texts/texts';

// Months and days of the week as people write them: in English, Tamil, Malayalam, Telugu, Kannada and Hindi. Months of other
// calendars, as ஆடி, are not among them, and no short form that one of those has too, as மார்.
const months = [
  'january ஜனவரி சனவரி ஜன ജനുവരി ജനു జనవరి జన ಜನವರಿ ಜನ जनवरी जन',
  'february பிப்ரவரி பெப்ரவரி பெப்ருவரி பிப் பெப் ഫെബ്രുവരി ഫെബ്രവരി ഫെബ്രു ഫെബ് ఫిబ్రవరి ఫిబ్ర ಫೆಬ್ರವರಿ ಫೆಬ್ರುವರಿ ಫೆಬ್ರ फरवरी फर',
  'march மார்ச் மார்ச்சு മാർച്ച് മാർച്ച మార్చి మార్చ్ ಮಾರ್ಚ್ मार्च',
  'april ஏப்ரல் ஏப் ഏപ്രിൽ ഏപ്രി ఏప్రిల్ ఎప్రిల్ ఏప్రి ಏಪ್ರಿಲ್ ಎಪ್ರಿಲ್ ಏಪ್ರಿ अप्रैल अप्रेल',
  'may மே മേയ് മെയ് മേ మే ಮೇ मई',
  'june ஜூன் ஜுன் சூன் ജൂൺ ജുൺ జూన్ జూను ಜೂನ್ जून',
  'july ஜூலை ஜுலை சூலை ജൂലൈ ജൂലായ് ജുലൈ జులై జూలై ಜುಲೈ ಜೂಲೈ जुलाई',
  'august ஆகஸ்ட் ஆகஸ்டு ஆகஸ்ட்டு ஓகஸ்ட் ഓഗസ്റ്റ് ആഗസ്റ്റ് ആഗസ്ത് ഓഗസ്ത് ఆగస్టు ఆగస్ట్ ಆಗಸ್ಟ್ ಆಗಸ್ಟು ಅಗಸ್ಟ್ अगस्त',
  'september செப்டம்பர் செப்டெம்பர் செப் സെപ്റ്റംബർ സെപ്തംബർ സെപ്റ്റം సెప్టెంబర్ సెప్టెంబరు సెప్టెం ಸೆಪ್ಟೆಂಬರ್ ಸೆಪ್ಟಂಬರ್ ಸೆಪ್ಟೆಂ सितंबर सितम्बर सितं',
  'october அக்டோபர் அக்தோபர் ஒக்டோபர் ஒக்தோபர் அக் ഒക്ടോബർ ഒക്ടോ అక్టోబర్ అక్టోబరు అక్టో ಅಕ್ಟೋಬರ್ ಅಕ್ಟೋ अक्टूबर अक्तूबर अक्टोबर अक्टू अक्तू',
  'november நவம்பர் நவெம்பர் நவ നവംബർ നവം నవంబర్ నవంబరు నవం ನವೆಂಬರ್ ನವಂಬರ್ ನವೆಂ नवंबर नवम्बर नवं',
  'december டிசம்பர் டிசெம்பர் திசம்பர் டிச ഡിസംബർ ഡിസം డిసెంబర్ డిసెంబరు డిసెం ಡಿಸೆಂಬರ್ ಡಿಸಂಬರ್ ಡಿಸೆಂ दिसंबर दिसम्बर दिसं',
];

/** Sunday first. */
const weekdays = [
  'sunday sun ஞாயிறு ஞாயிற்றுக்கிழமை ஞாயிறுக்கிழமை ഞായർ ഞായറാഴ്ച ఆదివారం ಭಾನುವಾರ ರವಿವಾರ रविवार इतवार',
  'monday mon திங்கள் திங்கட்கிழமை திங்கள்கிழமை തിങ്കൾ തിങ്കളാഴ്ച సోమవారం ಸೋಮವಾರ सोमवार',
  'tuesday tue tues செவ்வாய் செவ்வாய்க்கிழமை செவ்வாய்கிழமை ചൊവ്വ ചൊവ്വാഴ്ച మంగళవారం ಮಂಗಳವಾರ मंगलवार',
  'wednesday wed புதன் புதன்கிழமை ബുധൻ ബുധനാഴ്ച బుధవారం ಬುಧವಾರ बुधवार',
  'thursday thu thur thurs வியாழன் வியாழக்கிழமை വ്യാഴം വ്യാഴാഴ്ച గురువారం ಗುರುವಾರ गुरुवार बृहस्पतिवार वीरवार',
  'friday fri வெள்ளி வெள்ளிக்கிழமை വെള്ളി വെള്ളിയാഴ്ച శుక్రవారం ಶುಕ್ರವಾರ शुक्रवार',
  'saturday sat சனி சனிக்கிழமை ശനി ശനിയാഴ്ച శనివారం ಶನಿವಾರ शनिवार',
];

/** One way to write a word that has two in Unicode, and the nukta that many leave out. */
const oneForm = (word: string) =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replace(/[ൺൻർൽൾ]/g, (sign) => `${'ണനരലള'.charAt('ൺൻർൽൾ'.indexOf(sign))}്`);

const placesOf = (lists: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lists.flatMap((words, place) => words.split(' ').map((word) => [oneForm(word), place] as const)));

const monthPlaces = placesOf(months);
const weekdayPlaces = placesOf(weekdays);

/** The month that a word names, from 1 to 12; null for another word. English names may be cut to three letters. */
function monthOfName(word: string): number | null {
  const name = oneForm(word);
  const place = monthPlaces.get(name);
  if (place !== undefined) return place + 1;
  // "sept" is as usual as "sep".
  const letters = name === 'sept' ? 'sep' : name;
  const begun = letters.length < 3 ? -1 : months.findIndex((words) => words.split(' ')[0]?.startsWith(letters));
  return begun === -1 ? null : begun + 1;
}

/** The first day of the week that a text names, 0 for Sunday, with the word and its brackets; null without one. */
export function findWeekday(text: string): { day: number; text: string } | null {
  for (const [found, word = ''] of text.matchAll(/\(?([\p{L}\p{M}\u200c\u200d]+)\)?[.,]?/gu)) {
    const day = weekdayPlaces.get(oneForm(word));
    if (day !== undefined) return { day, text: found };
  }
  return null;
}

/** Which number of a date in numbers is the day. In India it is the first. */
export type DateOrder = 'day first' | 'month first';

/** "14/8/1999", "14-8-99", "14.8.1999", "14 8 1999". */
const inNumbers = /^(\d{1,2})\s*[/.,\- ]\s*(\d{1,2})\s*[/.,\- ]\s*(\d{1,4})$/;
const inARow = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;
const isoDate = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
/** "14 Aug 1999", "14th August, 1999", "14-Sep-90", "14 ஜூன் 1999". */
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]*([\p{L}\p{M}\u200c\u200d]{2,20})[\s.,/-]*(\d{1,4})$/u;
/** "August 14, 1999". */
const monthFirst = /^([\p{L}\p{M}\u200c\u200d]{2,20})[\s.,/-]*(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]+(\d{1,4})$/u;
/** "1998 ஜூன் 14". */
const yearFirst = /^(\d{4})[\s.,/-]+([\p{L}\p{M}\u200c\u200d]{2,20})[\s.,/-]+(\d{1,2})$/u;

/** The suffix that spreadsheets and databases append to a date. */
const midnight = /[t\s]0?0:00(?::00(?:\.0+)?)?z?$|\s12:00:00\s?am$/;
/** What may stand between a date and a time of day. */
const beforeTime = /(?<=\d)t(?=\d)|[\s,;&]+(?:at\s|@\s?)?/g;

/** No date is longer, with its day of the week and a time. */
export const longestDate = 60;

const monthOf = (word: string) => String(monthOfName(word) ?? 0);

/** A sentence with an example that reads alike in the order. */
const withExample = (problem: string, order: DateOrder) =>
  `${problem} ${order === 'day first' ? t('fields.date.example') : t('fields.date.monthInLetters')}`;

interface DateParts {
  day: string;
  month: string;
  year: string;
}

function splitDate(text: string, order: DateOrder): DateParts | null {
  const iso = isoDate.exec(text);
  if (iso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' };
  const [numbers, first = '', second = '', year = ''] = inNumbers.exec(text) ?? inARow.exec(text) ?? [];
  if (numbers !== undefined)
    return order === 'day first' ? { day: first, month: second, year } : { day: second, month: first, year };
  const named = dayFirst.exec(text);
  if (named) return { day: named[1] ?? '', month: monthOf(named[2] ?? ''), year: named[3] ?? '' };
  const turned = yearFirst.exec(text);
  if (turned) return { year: turned[1] ?? '', month: monthOf(turned[2] ?? ''), day: turned[3] ?? '' };
  const american = monthFirst.exec(text);
  return american && { month: monthOf(american[1] ?? ''), day: american[2] ?? '', year: american[3] ?? '' };
}

/** The last year that ends in these two digits, up to the latest year. */
function fullYear(digits: string, latestYear: number): number {
  const year = Math.floor(latestYear / 100) * 100 + Number(digits);
  return year > latestYear ? year - 100 : year;
}

/** A valid date in stored form, or why there is none. */
function checkParts(parts: DateParts, latestYear: number, order: DateOrder): Reading {
  const day = Number(parts.day);
  const month = Number(parts.month);
  if (parts.year.length !== 2 && parts.year.length !== 4) return { problem: t('fields.date.fourDigits') };
  const year = parts.year.length === 2 ? fullYear(parts.year, latestYear) : Number(parts.year);
  if (month < 1 || month > 12) return { problem: withExample(t('fields.date.noMonth', { month }), order) };
  if (day < 1 || day > 31) return { problem: withExample(t('fields.date.noDay', { day }), order) };
  // A year of another calendar or a slip: no date of a bureau.
  if (year < 1900 || year > 2199) return { problem: withExample(t('fields.date.wrongYear', { year }), order) };
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > last) {
    const isLeapDay = day === 29 && month === 2;
    const monthName = formatMonth(month);
    return {
      problem: withExample(
        isLeapDay ? t('fields.date.noLeapDay', { year }) : t('fields.date.noDayOfMonth', { day, month: monthName }),
        order,
      ),
    };
  }
  return { value: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` };
}

/** A date and the time of day beside it, as written and as read; the parts are null where the text is none. */
function splitTime(text: string, order: DateOrder) {
  const whole = splitDate(text, order);
  if (whole !== null) return { parts: whole, date: text, clock: null, time: null };
  for (const { 0: gap, index } of text.matchAll(beforeTime)) {
    const date = text.slice(0, index);
    const parts = splitDate(date, order);
    const clock = text.slice(index + gap.length);
    const time = parts && readTime(clock);
    if (time !== null && 'value' in time) return { parts, date, clock, time: time.value };
  }
  return { parts: null, date: text, clock: null, time: null };
}

/** A date in plain signs, without the day of the week and the midnight of a program. */
function prepare(typed: string) {
  const plain = plainSigns(typed.trim()).toLowerCase().replaceAll('\\', '/');
  const weekday = findWeekday(plain)?.text ?? '';
  const text = plain
    .replace(weekday, ' ')
    .trim()
    .replace(/[\s.,;]+$/, '')
    .replace(midnight, '');
  return { plain, text, weekday };
}

/** A date as it is written, with the day of the week and the time of day beside it; null for a text with more or less. */
export function partsOfMoment(typed: string): { date: string; weekday: string; clock: string | null } | null {
  const { text, weekday } = prepare(typed.length > longestDate ? '' : typed);
  const { parts, date, clock } = splitTime(text, 'day first');
  return parts === null || parts.month === '0' ? null : { date, weekday, clock };
}

/** A date that may have a time of day and a day of the week beside it. */
interface DateAndTime {
  /** "1999-08-14". */
  value: string;
  /** "06:05"; null without one, and for the midnight that spreadsheets append. */
  time: string | null;
  /** Whether the text names a day of the week that the date is not. */
  weekdayDiffers: boolean;
}

/** Reads a date as `readDate` does, with a time of day behind it: "14/08/1999 6:05 am", "1999-08-14T06:05:00". */
export function readDateAndTime(
  typed: string,
  latestYear: number,
  order: DateOrder = 'day first',
): DateAndTime | { problem: string } {
  const trimmed = typed.trim();
  if (trimmed.length > longestDate) return { problem: t('fields.date.example') };
  const { plain, text } = prepare(trimmed);
  const { parts, time } = splitTime(text, order);
  if (parts === null || parts.month === '0') return { problem: t('fields.date.example') };
  const date = checkParts(parts, latestYear, order);
  if ('problem' in date) return date;
  return { ...date, time, weekdayDiffers: isOtherWeekday(plain, date.value) };
}

/** Whether a text names a day of the week that a date is not. */
function isOtherWeekday(text: string, date: string): boolean {
  const weekday = findWeekday(text);
  return weekday !== null && new Date(`${date}T00:00:00Z`).getUTCDay() !== weekday.day;
}

/** That a date is not the day of the week which stands beside it. */
export const sayOtherDay = (date: string) =>
  t('fields.date.otherWeekday', { date: formatDateWithWeekday(date) ?? date });

/**
 * Reads a date as people in India write it: the day, the month, the year. Gives "1999-08-14". A month may be a number or
 * a name. A year of two digits is the last one that ends so, up to `latestYear`. A column of a file may have the month first.
 */
export function readDate(typed: string, latestYear: number, order: DateOrder = 'day first'): Reading {
  const reading = readDateAndTime(typed, latestYear, order);
  if ('problem' in reading) return reading;
  if (reading.time !== null) return { problem: t('fields.date.example') };
  return reading.weekdayDiffers ? { problem: sayOtherDay(reading.value) } : { value: reading.value };
}

/**
 * The order that one date proves: "13/2/1998" the day first, "2/13/1998" the month first, "3/2/1998 (Tue)" the one with that day
 * of the week. "3/2/1998" is a date in either one. Null for a date that is the same in both, as "1/1/1998" and "14 Aug 1999", and
 * for none.
 */
export function dateOrder(typed: string): DateOrder | 'either' | null {
  const thisYear = Number(todayAtBureau().slice(0, 4));
  const [day, month] = (['day first', 'month first'] as const).map((order) => {
    const reading = readDateAndTime(typed, thisYear, order);
    return 'value' in reading ? reading : null;
  });
  if (day?.value === month?.value) return null;
  if (!day || !month) return day ? 'day first' : 'month first';
  if (day.weekdayDiffers === month.weekdayDiffers) return 'either';
  if (month.weekdayDiffers) return 'day first';
  return hasPoints(formOfDate(typed)) ? 'either' : 'month first';
}

/** With points the day stands first everywhere. */
export const hasPoints = (form: string | null): boolean => form?.startsWith('.') === true;

/** How a date in numbers is written: its separator and the length of its year; null for another date. */
export function formOfDate(typed: string): string | null {
  const { date } = partsOfMoment(typed) ?? { date: '' };
  const found = inNumbers.exec(date) ?? inARow.exec(date);
  return found && `${/\D+/.exec(date)?.[0].trim() ?? 'none'} ${found[3]?.length ?? 0}`;
}
