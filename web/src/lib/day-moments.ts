// For the office: not in lib/bureau-days, which the home page loads.
import { once } from '@/base/values';
import { bureauTimeZone } from '@/lib/bureau-days';

const offsetFormat = once(
  () => new Intl.DateTimeFormat('en-US', { timeZone: bureauTimeZone, timeZoneName: 'longOffset' }),
);

/** "+05:30": how far the bureau's clock is from UTC on a day. */
function offsetOn(date: string): string {
  const name = offsetFormat()
    .formatToParts(new Date(`${date}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  const offset = name?.value.replace('GMT', '') ?? '';
  return offset === '' ? 'Z' : offset;
}

/** The moment at which a day ("2026-11-20") begins at the bureau. */
export function startOfDay(date: string): string {
  return `${date}T00:00:00${offsetOn(date)}`;
}

/** The moment at which a day ends at the bureau and the next one begins. */
export function endOfDay(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return startOfDay(next.toISOString().slice(0, 10));
}
