import { either } from '@/lib/either';
import { nameOfStar } from '@/astrology/birth-stars';
import { describeLeft, describeMoved } from '@/astrology/jathakam/describe-dasas';
import { lordOfStar, type Vimshottari } from '@/astrology/jathakam/vimshottari';
import type { BirthSky } from '@/astrology/sky/birth-sky';

/** The dasa of the birth with what is left of it, in a sentence. */
export function dasasInWords(dasas: Vimshottari | null): string {
  if (dasas === null) return 'The dasas cannot be computed without a time of birth.';
  const births = dasas.births.map(({ lord, left }) => `${lord} dasa with ${describeLeft(left)} left`);
  return `At birth: ${either(births)}.`;
}

/** What the dates depend on, as sentences. */
export function dasaNotes(dasas: Vimshottari | null, { star }: BirthSky): string[] {
  if (dasas === null) return [];
  const near = star.near.map((name) => `${lordOfStar(name)} (${nameOfStar(name)})`);
  return [
    ...(near.length === 0
      ? []
      : [
          `Close to a boundary: by another almanac, or a clock a minute off, the dasa of the birth is that of ${either(near)}.`,
        ]),
    `Vimshottari; a year is 365¼ days. Each minute of the birth moves these dates by ${describeMoved(dasas.daysPerMinute)}; a chart by a Vakya almanac may differ by half a year or more.`,
  ];
}
