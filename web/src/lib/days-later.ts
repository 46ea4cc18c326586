import { dayAtBureau, daysBefore } from '@/lib/bureau-days';
import { formatDate } from '@/lib/format';

/** "31 December 2026": the day that many days after a moment, by the bureau's clock. */
export const formatDaysLater = (moment: Date, days: number): string =>
  formatDate(daysBefore(dayAtBureau(moment), -days)) ?? '';
