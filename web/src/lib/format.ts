import { bureau } from '@/lib/bureau';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: bureau.timeZone,
});
// Thousands are grouped from five digits on: "1000", "10,000".
const countFormat = new Intl.NumberFormat('en-IN', { useGrouping: 'min2' });

/** "28 years". */
export function formatAge(age: number): string {
  return `${age} years`;
}

/**
 * "14 August 1998" from the date "1998-08-14". Works on the parts: a Date would shift the day in time zones behind UTC.
 * Anything else gives null.
 */
export function formatDate(date: string): string | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!parts) return null;
  const month = months[Number(parts[2]) - 1];
  return month ? `${Number(parts[3])} ${month} ${parts[1] ?? ''}` : null;
}

/** The day of a point in time, by the bureau's clock: "12 March 2026". */
export function formatDay(timestamp: string): string {
  return dayFormat.format(new Date(timestamp));
}

/** "5 minutes ago" for the last day, after that the date. */
export function formatWhen(timestamp: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(timestamp).getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  return formatDay(timestamp);
}

/** 163 gives 5' 4" (163 cm). */
export function formatHeight(centimetres: number): string {
  const inches = Math.round(centimetres / 2.54);
  return `${Math.floor(inches / 12)}' ${inches % 12}" (${centimetres} cm)`;
}

/** A whole number as the bureau writes it. */
export function formatCount(count: number): string {
  return countFormat.format(count);
}

/** "Hindu, Coimbatore" from what is there of several facts. */
export function joinFacts(facts: readonly (string | null)[]): string {
  return facts.filter((fact) => fact !== null && fact !== '').join(', ');
}
