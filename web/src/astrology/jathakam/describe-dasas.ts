import { sayDate } from '@/lib/format';
import type { DasaEnd, Extent } from '@/astrology/jathakam/vimshottari';
import { t } from '@/texts/texts';

const units = { year: 'jathakam.years', month: 'jathakam.months', day: 'jathakam.days' } as const;

const inWords = (parts: readonly (readonly [number, keyof typeof units])[]) =>
  parts.flatMap(([count, unit]) => (count === 0 ? [] : [t(units[unit], { count })])).join(' ');

/** Years in words, to the day: "4 years 8 months 28 days". As in almanacs, a month of a balance has 30 days. */
function toTheDay(years: number): string {
  const days = Math.round(years * 360);
  const parts = [
    [Math.floor(days / 360), 'year'],
    [Math.floor(days / 30) % 12, 'month'],
    [days % 30, 'day'],
  ] as const;
  return inWords(parts) || t('jathakam.lessThanDay');
}

const months = (count: number) =>
  inWords([
    [Math.floor(count / 12), 'year'],
    [count % 12, 'month'],
  ]);

/** The rest of a dasa, as "4 years 8 months 28 days". A range is to the month. */
export function describeLeft({ least, most }: Extent): string {
  const isExact = Math.round(least * 360) === Math.round(most * 360);
  if (isExact) return toTheDay(most);
  const from = Math.floor(least * 12);
  const to = months(Math.ceil(most * 12));
  return from === 0 ? t('astrology.upTo', { most: to }) : t('astrology.fromTo', { from: months(from), to });
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const dateOf = (ms: number) => sayDate(dayOf(ms));

/** When a dasa ends: "12 March 2031", or between which days. */
export function describeEnd({ earliest, latest }: DasaEnd): string {
  const isExact = dayOf(earliest) === dayOf(latest);
  return isExact ? dateOf(latest) : t('jathakam.between', { from: dateOf(earliest), to: dateOf(latest) });
}

const halves = (days: number) => `${Math.floor(days)}${days % 1 === 0 ? '' : '½'}`;

/** How far a minute of the birth moves the dates: "3½ days". */
export function describeMoved({ least, most }: Extent): string {
  const [few, many] = [Math.round(least * 2) / 2, Math.round(most * 2) / 2];
  const days = few === many ? halves(many) : t('astrology.fromTo', { from: halves(few), to: halves(many) });
  return t('jathakam.halfDays', { days });
}

/** Days between two ends in months and days: "2 months 3 days", "up to 4 months 1 day". */
export function describeApart({ least, most }: Extent): string {
  const [few, many] = [Math.round(least), Math.round(most)];
  const words = (days: number) =>
    inWords([
      [Math.floor(days / 30.4375), 'month'],
      [Math.floor(days % 30.4375), 'day'],
    ]) || t('jathakam.lessThanDay');
  if (few === many) return words(many);
  const to = words(many);
  return few === 0 ? t('astrology.upTo', { most: to }) : t('astrology.fromTo', { from: words(few), to });
}
