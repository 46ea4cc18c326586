import { once } from '@/base/values';

/** Dates on the site are the bureau's dates, wherever the user is. */
export const bureauTimeZone = 'Asia/Kolkata';

// The Swedish way of writing a date is the one of date fields and of the database.
const isoDay = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: bureauTimeZone }));

/** Today by the bureau's clock, wherever the user is, as date fields write it: "2026-03-10". */
export const todayAtBureau = (): string => dayAtBureau(new Date());

/** The day of a moment by the bureau's clock. */
export const dayAtBureau = (moment: Date): string => isoDay().format(moment);

/** The day that many days before another: "2026-02-28" is one day before "2026-03-01". */
export function daysBefore(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}

/** The whole days since a moment; 0 for one to come. */
export const daysSince = (moment: string): number =>
  Math.max(0, Math.floor((Date.now() - new Date(moment).getTime()) / (24 * 60 * 60 * 1000)));

/** Whether a text is a day as date fields give it. */
export const isDay = (text: string): boolean => /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text);
