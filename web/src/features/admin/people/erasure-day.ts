import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';

/** Days until a deleted profile is erased. The database uses the same number. */
export const erasedAfterDays = 30;

/** The day of erasure: "20 December 2026"; null if it has come. */
export function dayOfErasure(deletedAt: string, now: Date): string | null {
  const day = new Date(deletedAt);
  day.setUTCDate(day.getUTCDate() + erasedAfterDays);
  return day <= now ? null : formatDay(day.toISOString());
}

/** The day of erasure in words: "To be erased on 20 December 2026", or "Due to be erased". */
export function erasureText(deletedAt: string, now: Date): string {
  const day = dayOfErasure(deletedAt, now);
  return day === null ? t('admin.erasure.due') : t('admin.erasure.on', { day });
}
