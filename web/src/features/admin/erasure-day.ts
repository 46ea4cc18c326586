import { formatDay } from '@/lib/format';

/** How long a deleted profile can be restored. The database goes by the same number. */
export const erasedAfterDays = 30;

/** When a profile that was deleted then is erased, in words: "To be erased on 20 December 2026", or "Due to be erased". */
export function erasureText(deletedAt: string, now: Date): string {
  const day = new Date(deletedAt);
  day.setUTCDate(day.getUTCDate() + erasedAfterDays);
  return day <= now ? 'Due to be erased' : `To be erased on ${formatDay(day.toISOString())}`;
}
