import { bureau } from '@/lib/bureau';

// The Swedish way of writing a date is the one of date fields and of the database.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: bureau.timeZone });

/** The day by the bureau's clock, as date fields write it: "2026-03-10". Some days later, if wanted. */
export function bureauToday(now: Date, daysLater = 0): string {
  return isoDay.format(new Date(now.getTime() + daysLater * 24 * 60 * 60_000));
}
