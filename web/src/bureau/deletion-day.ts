import { dayAtBureau, daysBefore } from '@/lib/bureau-days';
import { formatDate } from '@/lib/format';

/** The day by which a member who asked for it is deleted; null where the bureau has set no number of days. */
export const deletionDay = (askedAt: string, days: string): string | null =>
  days === '' ? null : formatDate(daysBefore(dayAtBureau(new Date(askedAt)), -Number(days)));
