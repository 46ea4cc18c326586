import { formatDay } from '@/lib/format';

/** Days until a deleted profile is erased. The database uses the same number. */
export const erasedAfterDays = 30;

/** The day of erasure as text: "To be erased on 20 December 2026", or "Due to be erased". */
export function erasureText(deletedAt: string, now: Date): string {
  const day = new Date(deletedAt);
  day.setUTCDate(day.getUTCDate() + erasedAfterDays);
  return day <= now ? 'Due to be erased' : `To be erased on ${formatDay(day.toISOString())}`;
}
