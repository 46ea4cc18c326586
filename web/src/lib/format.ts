import { bureauTimeZone } from '@/lib/bureau-days';
import { once } from '@/lib/once';

const dayInWords = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayFormat = once(() => new Intl.DateTimeFormat('en-IN', { ...dayInWords, timeZone: bureauTimeZone }));
const dateFormat = once(() => new Intl.DateTimeFormat('en-IN', { ...dayInWords, timeZone: 'UTC' }));
const momentFormat = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      ...dayInWords,
      hour: 'numeric',
      minute: '2-digit',
      timeZone: bureauTimeZone,
    }),
);
const exactFormat = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hour12: false,
      timeZone: bureauTimeZone,
    }),
);
/** "28 years". */
export function formatAge(age: number): string {
  return `${age} years`;
}

/** "14 August 1998" from the date "1998-08-14"; null for anything else. */
export function formatDate(date: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : null;
  return day === null || Number.isNaN(day.getTime()) ? null : dateFormat().format(day);
}

/** "6:05 am" from the time of day "06:05"; null for anything else. */
export function formatTimeOfDay(time: string): string | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/** The day of a point in time, by the bureau's clock: "12 March 2026". */
export function formatDay(timestamp: string): string {
  return dayFormat().format(new Date(timestamp));
}

/** Day and time of a point in time, by the bureau's clock: "12 March 2026, 4:05 pm". */
export function formatMoment(timestamp: string): string {
  return momentFormat().format(new Date(timestamp)).replace(' at ', ', ');
}

/** A point in time to the second, by the bureau's clock: "20 Nov 2026, 14:05:09". */
export function formatExactMoment(timestamp: string): string {
  return exactFormat().format(new Date(timestamp));
}

/** "5 minutes ago" for the last day, after that the date; with its time of day, if asked. */
export function formatWhen(timestamp: string, now: Date, older = formatDay): string {
  const minutes = Math.floor((now.getTime() - new Date(timestamp).getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  return older(timestamp);
}

/** A whole number as the bureau writes it: "1000", "10,000", "1,25,000". */
export function formatCount(count: number): string {
  // By hand: the list of profiles would make a format of its own for the one number that it shows.
  const digits = String(count);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
}

/** "Hindu, Coimbatore" from what is there of several facts. */
export function joinFacts(facts: readonly (string | null)[]): string {
  return facts.filter((fact) => fact !== null && fact !== '').join(', ');
}
