import {
  instantsOf,
  rangesOf,
  spanOf,
  stepMinutes,
  type Birth,
  type BirthSky,
  type Found,
  type StarPada,
} from '@/astrology/sky/birth-sky';
import { type ChartPlanet, chartPlanets, type ChartPoint, sayPoint } from '@/astrology/sky/chart-names';
import { risingLongitude, siderealLongitudes, type LunarNode } from '@/astrology/sky/longitudes';
import type { Rasi } from '@/astrology/rasis';
import { t } from '@/texts/texts';

/** Where the lagnam or a planet stands at a birth. Null: the time of birth leaves it open. */
export interface Position {
  point: ChartPoint;
  rasi: Found<Rasi>;
  star: Found<StarPada>;
  /** The first and the last longitude over the span, the last not turned back to 0. Null if they are far apart. */
  degrees: { from: number; to: number } | null;
  isRetrograde: boolean | null;
  isCombust: boolean | null;
}

/**
 * Degrees from the Sun within which a planet is combust, and fewer where it is retrograde. Most texts have this table of the
 * Surya Siddhanta (karmafriendly.com, vedicastrologykit.com). Some almanacs take 13 and 9 for Mercury and Venus, or 16 for
 * Saturn.
 */
const combustWithin: Readonly<Partial<Record<ChartPlanet, { direct: number; retrograde: number }>>> = {
  Moon: { direct: 12, retrograde: 12 },
  Mars: { direct: 17, retrograde: 17 },
  Mercury: { direct: 14, retrograde: 12 },
  Jupiter: { direct: 11, retrograde: 11 },
  Venus: { direct: 10, retrograde: 8 },
  Saturn: { direct: 15, retrograde: 15 },
};

/** The table in words. */
export function combustRule(): string {
  const orbs = chartPlanets.flatMap((point) => {
    const orb = combustWithin[point];
    if (orb === undefined) return [];
    const values = { planet: sayPoint(point), degrees: orb.direct, retrograde: orb.retrograde };
    return [orb.direct === orb.retrograde ? t('jathakam.orb', values) : t('jathakam.orbRetrograde', values)];
  });
  return t('jathakam.combustRule', { orbs: orbs.join(', ') });
}

/** The greatest motion over the span, in degrees, at which degrees are shown. */
const widestWay = 1;

const minuteMs = 60_000;
const halfHour = 30 * minuteMs;

/** Degrees from one longitude to another, the short way: -180 to 180. */
const apart = (from: number, to: number) => ((to - from + 540) % 360) - 180;

function degreesOver(longitudes: readonly number[]): Position['degrees'] {
  const [first] = longitudes;
  if (first === undefined) return null;
  const ways = longitudes.map((longitude) => apart(first, longitude));
  const least = Math.min(...ways);
  const most = Math.max(...ways);
  if (most - least > widestWay) return null;
  const from = (first + least + 360) % 360;
  return { from, to: from + most - least };
}

/** The value at every instant; null where it changes. */
function always(values: readonly boolean[]): boolean | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}

/**
 * The positions of the lagnam and the nine planets, with star and pada. Retrograde is by the sign of the apparent motion
 * within half an hour, for Rahu and Ketu too.
 */
export function positionsAt(birth: Birth, sky: BirthSky, node: LunarNode): Position[] {
  const ranges = rangesOf(birth, spanOf(birth));
  const moments = ranges
    .flatMap((range) => instantsOf(range, stepMinutes.planets))
    .map((instant) => {
      const at = (ms: number) => siderealLongitudes(new Date(ms), node);
      const now = instant.getTime();
      return { before: at(now - halfHour), here: at(now), after: at(now + halfHour) };
    });
  const planets = chartPlanets.map((planet): Position => {
    const orb = combustWithin[planet];
    const isBack = moments.map(({ before, after }) => apart(before[planet], after[planet]) < 0);
    const isBurnt = moments.map(({ here }, index) => {
      const within = isBack[index] === true ? orb?.retrograde : orb?.direct;
      return within !== undefined && Math.abs(apart(here.Sun, here[planet])) <= within;
    });
    return {
      point: planet,
      rasi: sky.rasiPlacements.planets[planet],
      star: sky.padaPlacements.planets[planet],
      degrees: degreesOver(moments.map(({ here }) => here[planet])),
      isRetrograde: always(isBack),
      isCombust: always(isBurnt),
    };
  });
  const { coordinates } = birth;
  const rasi = sky.rasiPlacements.lagnam;
  const star = sky.padaPlacements.lagnam;
  if (coordinates === null || rasi === null || star === null || sky.span === 'day') return planets;
  const rising = ranges
    .flatMap((range) => instantsOf(range, stepMinutes.lagnam))
    .map((instant) => risingLongitude(instant, coordinates.latitude, coordinates.longitude));
  return [
    { point: 'Lagnam', rasi, star, degrees: degreesOver(rising), isRetrograde: false, isCombust: false },
    ...planets,
  ];
}
