import type { BirthZone } from '@/astrology/sky/zones';
import { t } from '@/texts/texts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Local time in milliseconds, as if it were UTC.
 * @throws RangeError if there is no such date or time
 */
export function shownOnClock(date: string, time: string): number {
  const shown = Date.parse(`${date}T${time}Z`);
  // Date.parse would turn 30 February into a day of March.
  if (Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 10) !== date) {
    throw new RangeError('This is not a date and time.');
  }
  return shown;
}

/** Offset of a time zone from UTC in minutes, at an instant. */
function offsetAt(instant: number, zone: BirthZone): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return (shown - instant) / minuteMs;
}

/**
 * Possible offsets from UTC in minutes for a local time: two if the clock shows it twice, or was set forward over it. `local`
 * is in milliseconds, as if it were UTC.
 */
function offsetsAt(local: number, zone: BirthZone): number[] {
  const candidates = [...new Set([offsetAt(local - dayMs, zone), offsetAt(local + dayMs, zone)])];
  const fitting = candidates.filter((offset) => offsetAt(local - offset * minuteMs, zone) === offset);
  return fitting.length === 0 ? candidates : fitting;
}

/**
 * Offsets of a time zone from UTC in minutes at a local time, with summer and war time. Several if the clock changed
 * then or, without a time, on that day. `about` widens the time by that many minutes either way.
 */
export function utcOffsetsOn(zone: BirthZone, date: string, time: string | null, about = 0): number[] {
  const local = shownOnClock(date, time ?? '00:00');
  const ends = time === null ? [local, local + dayMs] : [local - about * minuteMs, local + about * minuteMs];
  return [...new Set(ends.flatMap((end) => offsetsAt(end, zone)))];
}

/**
 * Cities that kept a time of their own beside that of India: Bombay until 1955, Calcutta until 1948 (Wikipedia, "Bombay
 * Time" and "Calcutta Time"). The tz database has neither.
 */
const cityTimes: Readonly<Partial<Record<string, { oldName: string; offset: number; until: number }>>> = {
  Mumbai: { oldName: 'Bombay', offset: 4 * 60 + 51, until: 1955 },
  Kolkata: { oldName: 'Calcutta', offset: 5 * 60 + 53 + 20 / 60, until: 1948 },
};

/** A sentence for births in a city while it kept a time of its own; otherwise none. */
export function noteOnCityTime(city: string, date: string): readonly string[] {
  const kept = cityTimes[city];
  if (kept === undefined || Number(date.slice(0, 4)) > kept.until) return [];
  const { oldName, offset, until } = kept;
  // The year is text: a number would be grouped.
  return [t('astrology.cityTime', { year: String(until), city: oldName, offset: formatOffset(offset) })];
}

/** An offset in words: "UTC+5:30". */
export function formatOffset(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const part = (value: number) => String(value).padStart(2, '0');
  const rest = seconds % 60 === 0 ? '' : `:${part(seconds % 60)}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(seconds / 3600)}:${part(Math.floor(seconds / 60) % 60)}${rest}`;
}
