import { formatDaysLater } from '@/lib/days-later';

/** The day by which a member who asked for it is deleted; null where the bureau has set no number of days. */
export const deletionDay = (askedAt: string, days: string): string | null =>
  days === '' ? null : formatDaysLater(new Date(askedAt), Number(days));
