import { formatDay } from '@/lib/format';

/** How long a deleted profile can be restored. The database goes by the same number. */
export const erasedAfterDays = 30;

/** The day from which a profile that was deleted then is erased: "20 December 2026". */
export function erasureDay(deletedAt: string): string {
  const day = new Date(deletedAt);
  day.setUTCDate(day.getUTCDate() + erasedAfterDays);
  return formatDay(day.toISOString());
}
