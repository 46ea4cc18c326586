import { either } from '@/lib/either';
import { nameOfStar } from '@/astrology/birth-stars';
import { describeLeft, describeMoved } from '@/astrology/jathakam/describe-dasas';
import { lordOfStar, type Vimshottari } from '@/astrology/jathakam/vimshottari';
import type { BirthSky } from '@/astrology/sky/birth-sky';
import { sayPoint } from '@/astrology/sky/planet-names';
import { t } from '@/texts/texts';

/** The dasa of the birth with its rest, in a sentence. */
export function dasasInWords(dasas: Vimshottari | null): string {
  if (dasas === null) return t('jathakam.noTime');
  const births = dasas.births.map(({ lord, left }) =>
    t('jathakam.dasaLeft', { lord: sayPoint(lord), left: describeLeft(left) }),
  );
  return t('jathakam.atBirth', { dasas: either(births) });
}

/** The assumptions behind the dates, as sentences. */
export function dasaNotes(dasas: Vimshottari | null, { star }: BirthSky): string[] {
  if (dasas === null) return [];
  const near = star.near.map((name) =>
    t('jathakam.lordOfStar', { lord: sayPoint(lordOfStar(name)), star: nameOfStar(name) }),
  );
  return [
    ...(near.length === 0 ? [] : [t('jathakam.closeToBoundary', { lords: either(near) })]),
    t('jathakam.note', { days: describeMoved(dasas.daysPerMinute) }),
  ];
}
