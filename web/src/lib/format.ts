import { once } from '@/base/values';
import { bureauTimeZone, dayAtBureau, daysBefore } from '@/lib/bureau-days';
import { getLocale, t } from '@/texts/texts';

/** A format of `Intl` in the reader's language, made once for each language. */
export function perLocale<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const locale = getLocale();
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

// Node and browsers write the date and the time of a moment with different words between them: each is formatted by itself.
const dayInWords = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const formatOf = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, options));
const dayFormat = formatOf({ ...dayInWords, timeZone: bureauTimeZone });
// The digits alone: `formatTimeOfDay` adds the words of the language.
const clockFormat = once(
  () => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', hourCycle: 'h23', timeZone: bureauTimeZone }),
);
const dateFormat = formatOf({ ...dayInWords, timeZone: 'UTC' });
const weekdayFormat = formatOf({ weekday: 'long', timeZone: 'UTC' });
const monthFormat = formatOf({ month: 'long', timeZone: 'UTC' });
const exactFormat = formatOf({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: bureauTimeZone,
});
/** Day, month and year in the order of India, which some languages of `Intl` turn round. */
function inIndianOrder(format: Intl.DateTimeFormat, date: Date): string {
  const parts = format.formatToParts(date);
  const valueOf = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return ['day', 'month', 'year'].map(valueOf).join(' ');
}

const agoFormat = perLocale((locale) => new Intl.RelativeTimeFormat(locale));
const listFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

export const formatAge = (age: number): string => t('ui.years', { age });

function readIsoDay(date: string): Date | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : null;
  return day === null || Number.isNaN(day.getTime()) ? null : day;
}

/** "14 August 1998" from the date "1998-08-14"; null for anything else. */
export function formatDate(date: string): string | null {
  const day = readIsoDay(date);
  return day && inIndianOrder(dateFormat(), day);
}

/** A date as formatDate writes it; any other text as it is. */
export const sayDate = (text: string): string => formatDate(text) ?? text;

/** "Friday, 14 August 1998" from the date "1998-08-14"; null for anything else. */
export function formatDateWithWeekday(date: string): string | null {
  const day = readIsoDay(date);
  return day && `${weekdayFormat().format(day)}, ${inIndianOrder(dateFormat(), day)}`;
}

/** "August" from 8. */
export const formatMonth = (month: number): string => monthFormat().format(new Date(Date.UTC(2000, month - 1)));

/** "August 2026" from a day of it, or from "2026-08". */
export const formatMonthOfYear = (day: string): string => `${formatMonth(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;

/** The parts of the day by their first hour, the last one first. `Intl` has others, and "AM" in Tamil. */
const partsOfDay = [
  { from: 20, part: 'night' },
  { from: 16, part: 'evening' },
  { from: 12, part: 'afternoon' },
  { from: 3, part: 'morning' },
] as const;

/** The part of the day of an hour from 0 to 23. */
export const partOfHour = (hour: number) => partsOfDay.find(({ from }) => hour >= from)?.part ?? 'beforeDawn';

/** "6:05 am" from the time of day "06:05", in the words of the language; null for anything else. */
export function formatTimeOfDay(time: string): string | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const hour = Number(hours);
  return t('ui.timeOfDay', { time: `${hour % 12 || 12}:${minutes}`, part: partOfHour(hour) });
}

/** The day of a point in time, by the bureau's clock: "12 March 2026". */
export const formatDay = (timestamp: string): string => inIndianOrder(dayFormat(), new Date(timestamp));

/** Day and time of a point in time, by the bureau's clock: "12 March 2026, 4:05 pm". */
export function formatMoment(timestamp: string): string {
  const moment = new Date(timestamp);
  return `${inIndianOrder(dayFormat(), moment)}, ${formatTimeOfDay(clockFormat().format(moment))}`;
}

/** A point in time to the second, by the bureau's clock: "20 Nov 2026, 14:05:09". */
export const formatExactMoment = (timestamp: string): string => exactFormat().format(new Date(timestamp));

/** "5 minutes ago" for the last day, after that the date; with its time of day, if asked. */
export function formatWhen(timestamp: string, now: Date, older = formatDay): string {
  const minutes = Math.floor((now.getTime() - new Date(timestamp).getTime()) / 60_000);
  if (minutes < 1) return t('ui.justNow');
  if (minutes < 60) return agoFormat().format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return agoFormat().format(-hours, 'hour');
  return older(timestamp);
}

/** A whole number as the bureau writes it, in any language: "1000", "10,000", "1,25,000". */
export function formatCount(count: number): string {
  // By hand: `Intl` groups the western way in some of the languages, and some browsers in more of them.
  const digits = String(count);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
}

/** "Hindu, Coimbatore" from what is there of several facts. */
export function joinFacts(facts: readonly (string | null)[]): string {
  return facts.filter((fact) => fact !== null && fact !== '').join(', ');
}

export const formatList = (names: readonly string[]): string => listFormat().format(names);

/** "31 December 2026": the day that many days after a moment, by the bureau's clock. */
export const formatDaysLater = (moment: Date, days: number): string =>
  formatDate(daysBefore(dayAtBureau(moment), -days)) ?? '';
