import { bureau } from '@/lib/bureau';

const momentFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: bureau.timeZone,
});

/** Day and time of a point in time, by the bureau's clock: "12 March 2026, 4:05 pm". */
export function formatMoment(timestamp: string): string {
  return momentFormat.format(new Date(timestamp)).replace(' at ', ', ');
}
