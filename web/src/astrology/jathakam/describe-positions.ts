import { describeFound, withNear } from '@/astrology/sky/describe-birth';
import { nameOfStar } from '@/astrology/birth-stars';
import type { Position } from '@/astrology/jathakam/positions';
import { nameOfRasi, rasis } from '@/astrology/rasis';
import type { Found, StarPada } from '@/astrology/sky/birth-sky';
import { t } from '@/texts/texts';

/** The most values that are named where several are possible. */
const mostNamed = 2;

const describeFew = <Value>(found: Found<Value>, toName: (value: Value) => string): string | null =>
  found.possible.length > mostNamed ? null : describeFound(found, toName);

/** Degrees and minutes of a longitude within its rasi, not rounded up into the next. */
function within(longitude: number) {
  const rasi = rasis[Math.floor(longitude / 30) % 12];
  const minutes = Math.floor((longitude % 30) * 60);
  return {
    rasi: rasi === undefined ? '' : nameOfRasi(rasi),
    degrees: `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`,
  };
}

/** The rasi with the degrees in it: "Kadagam 13°05′"; without degrees where the time leaves them open, null if it leaves all. */
export function describeDegrees({ rasi, degrees }: Position): string | null {
  if (degrees === null) return describeFew(rasi, nameOfRasi);
  const [from, to] = [within(degrees.from), within(degrees.to)];
  const near = rasi.near.map(nameOfRasi);
  if (from.rasi !== to.rasi) {
    const ends = { from: t('jathakam.rasiWithDegrees', from), to: t('jathakam.rasiWithDegrees', to) };
    return withNear(t('astrology.fromTo', ends), near);
  }
  const range =
    from.degrees === to.degrees ? from.degrees : t('astrology.fromTo', { from: from.degrees, to: to.degrees });
  return withNear(t('jathakam.rasiWithDegrees', { rasi: from.rasi, degrees: range }), near);
}

/** Star and pada: "Rohini 2"; null where the time leaves more than two. */
export const describeStarPada = (found: Found<StarPada>): string | null =>
  describeFew(found, ({ star, pada }) => t('astrology.starPada', { star: nameOfStar(star), pada }));

/** "retrograde, combust"; null for neither. A state that changes within the span is "perhaps". */
export function describeMotion({ isRetrograde, isCombust }: Position): string | null {
  const words = [
    [isRetrograde, 'jathakam.retrograde', 'jathakam.perhapsRetrograde'],
    [isCombust, 'jathakam.combust', 'jathakam.perhapsCombust'],
  ] as const;
  const states = words.flatMap(([holds, word, perhaps]) =>
    holds === false ? [] : [t(holds === null ? perhaps : word)],
  );
  return states.length === 0 ? null : states.join(', ');
}
