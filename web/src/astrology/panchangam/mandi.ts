import { rasis, type Rasi } from '@/astrology/rasis';
import type { StarSettings } from '@/astrology/star-settings';
import { almanacDayAt } from '@/astrology/panchangam/almanac-day';
import { instantsOf, rangesOf, spanOf, type Birth, type Found } from '@/astrology/sky/birth-sky';
import { risingLongitude } from '@/astrology/sky/longitudes';

/** A way to compute Mandi. */
export type MandiRule = Exclude<StarSettings['mandi'], 'not shown'>;

/** The signs of Mandi. */
export interface Mandi {
  rasi: Found<Rasi>;
  navamsa: Found<Rasi>;
}

/**
 * When Mandi rises, as a part of the day or of the night, from Sunday to Saturday.
 * Nazhigai: 26, 22, 18, 14, 10, 6 and 2 of the thirty of the day. By night they are those of the fifth weekday
 * (Phaladeepika 25; Tamil and Kerala almanacs).
 * Saturn's part: the beginning of Saturn's eighth of the day, the 7th on a Sunday to the 1st on a Saturday. By night the
 * first part is that of the fifth weekday (Brihat Parasara Hora 3.66 to 70).
 */
const rises: Readonly<Record<MandiRule, { day: readonly number[]; night: readonly number[]; of: number }>> = {
  nazhigai: { day: [26, 22, 18, 14, 10, 6, 2], night: [10, 6, 2, 26, 22, 18, 14], of: 30 },
  'Saturn part': { day: [6, 5, 4, 3, 2, 1, 0], night: [2, 1, 0, 6, 5, 4, 3], of: 8 },
};

const minuteMs = 60_000;

// A sunrise has several definitions, some four minutes apart, in which the lagnam moves on by a degree.
const nearness = 1;
const sunriseMinutes = 5;
const stepMinutes = 120;

/** Where the lagnam stands when Mandi rises in the day or night of an instant; null where the sun does not rise each day. */
function mandiLongitude(instant: Date, { coordinates, utcOffsets }: Birth, rule: MandiRule): number | null {
  const [offset] = utcOffsets;
  if (coordinates === null || offset === undefined) return null;
  const day = almanacDayAt(instant, coordinates);
  if (day === null) return null;
  const { sunrise, sunset, nextSunrise } = day;
  const isDay = instant.getTime() < sunset.getTime();
  const from = (isDay ? sunrise : sunset).getTime();
  const to = (isDay ? sunset : nextSunrise).getTime();
  const weekday = new Date(sunrise.getTime() + offset * minuteMs).getUTCDay();
  const { of, ...parts } = rises[rule];
  const part = parts[isDay ? 'day' : 'night'][weekday] ?? 0;
  const risen = new Date(from + ((to - from) * part) / of);
  return risingLongitude(risen, coordinates.latitude, coordinates.longitude);
}

const signAt = (longitude: number, perSign: number): Rasi => {
  const rasi = rasis[Math.floor(((longitude + 360) % 360) / perSign) % 12];
  if (rasi === undefined) throw new RangeError('There is no such sign.');
  return rasi;
};

function signsAt(possible: readonly number[], around: readonly number[], perSign: number): Found<Rasi> {
  const held = new Set(possible.map((longitude) => signAt(longitude, perSign)));
  const near = new Set(
    [...possible, ...around].flatMap((at) => [signAt(at - nearness, perSign), signAt(at + nearness, perSign)]),
  );
  return { possible: [...held], near: [...near].filter((sign) => !held.has(sign)) };
}

/** The signs of Mandi at a birth; null where no sunrise can be computed. It stays the same for a whole day or night. */
export function mandiOf(birth: Birth, rule: MandiRule): Mandi | null {
  const ranges = rangesOf(birth, spanOf(birth));
  const at = (instants: readonly Date[]) => instants.map((instant) => mandiLongitude(instant, birth, rule));
  const isKnown = (longitude: number | null) => longitude !== null;
  const possible = at(ranges.flatMap((range) => instantsOf(range, stepMinutes)));
  const around = at(
    ranges.flatMap(({ from, to }) => [
      new Date(from - sunriseMinutes * minuteMs),
      new Date(to + sunriseMinutes * minuteMs),
    ]),
  );
  if (!possible.every(isKnown) || !around.every(isKnown)) return null;
  return { rasi: signsAt(possible, around, 30), navamsa: signsAt(possible, around, 360 / 108) };
}
