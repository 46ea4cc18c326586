import { birthStars } from '@/astrology/birth-stars';
import { chartPlanets, ofPlanets, type Chart, type ChartPlanet } from '@/astrology/sky/chart-names';
import { farthestLatitude } from '@/astrology/sky/coordinates';
import { shownOnClock } from '@/astrology/sky/clock';
import { risingLongitude, siderealLongitudes, type LunarNode } from '@/astrology/sky/longitudes';
import type { birthTimeCertainties } from '@/astrology/sky/birth-details';
import { rasis, type Rasi } from '@/astrology/rasis';

type BirthStar = (typeof birthStars)[number];

/** A birth in local time. */
export interface Birth {
  /** As 1998-08-14. */
  date: string;
  /** As 06:05; null if unknown. */
  time: string | null;
  /** Null if not stated: the time then counts as exact. */
  certainty: (typeof birthTimeCertainties)[number] | null;
  /** Degrees north and east, negative for south and west; null if unknown. The lagnam needs them. */
  coordinates: { latitude: number; longitude: number } | null;
  /** Offsets from UTC in minutes. Two if the clock changed that day and either is possible. */
  utcOffsets: readonly number[];
}

/** The time span of the birth: the exact minute, a range around it, or the whole day. */
export type BirthSpan = 'minute' | 'approximate' | 'day';

/** Tolerance of an approximate time, in minutes either way. */
export const approximateMinutes = 30;

/** The computed values of one field. */
export interface Found<Value> {
  /** All values over the span, in order of time. A single value is certain. */
  possible: readonly Value[];
  /** Values across a near boundary: another almanac, or a clock a minute off, may give them instead. */
  near: readonly Value[];
}

/** A star with its pada. */
export interface StarPada {
  star: BirthStar;
  /** 1 to 4. */
  pada: number;
}

/** Where the lagnam and the planets stand. The lagnam is null if it cannot be computed. */
interface Placements<Place> {
  lagnam: Found<Place> | null;
  planets: Readonly<Record<ChartPlanet, Found<Place>>>;
}

/** Values of the Moon. */
interface MoonValues {
  star: readonly BirthStar[];
  pada: readonly StarPada[];
  rasi: readonly Rasi[];
}

export interface BirthSky {
  span: BirthSpan;
  star: Found<BirthStar>;
  pada: Found<StarPada>;
  rasi: Found<Rasi>;
  /** The possible values of a Vakya almanac. Its Moon is up to 7 hours before or after this one; it is not computed. */
  byVakya: MoonValues;
  lagnam: Found<Rasi> | null;
  rasiPlacements: Placements<Rasi>;
  navamsaPlacements: Placements<Rasi>;
  padaPlacements: Placements<StarPada>;
  rasiChart: Chart;
  navamsaChart: Chart;
}

const minuteMs = 60_000;

// Tolerances in degrees for errors of the formulas, differences between almanacs (in nutation) and clock rounding. One is for
// the nine grahas, one for the lagnam, which also varies across a town.
const nearness = { planets: 0.02, lagnam: 0.1 } as const;

// A recorded time is at most one minute off.
const writtenMinutes = 1;

// Only the lagnam crosses a navamsa, the smallest part shown, within half an hour.
export const stepMinutes = { planets: 30, lagnam: 1 } as const;

// Tamil sources give up to 17 nazhigai (6 h 48 min) between the Moon of a Vakya and of a Thirukanitha almanac.
const vakyaHours = 7;

// A circle has 108 parts: a pada of a star, and a sign of the navamsa, is one of them; nine make a rasi.
const parts = 108;
const partOf = (longitude: number) => Math.floor((longitude * parts) / 360) % parts;
const rasiOf = (part: number) => entryOf(rasis, Math.floor(part / 9));
const navamsaOf = (part: number) => entryOf(rasis, part % 12);
const starOf = (part: number) => entryOf(birthStars, Math.floor(part / 4));
const padaOf = (part: number): StarPada => ({ star: starOf(part), pada: (part % 4) + 1 });

function entryOf<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`There is no entry ${index}.`);
  return entry;
}

/** The value over the whole span; null if there are several. */
export function holding<Value>({ possible }: Found<Value>): Value | null {
  const [only, another] = possible;
  return only !== undefined && another === undefined ? only : null;
}

function describe<Value>({ possible, near }: Found<number>, toValue: (part: number) => Value): Found<Value> {
  // Values may be objects: compare them as text.
  const written = new Map(possible.map((part) => [JSON.stringify(toValue(part)), toValue(part)]));
  const beside = new Map(near.map((part) => [JSON.stringify(toValue(part)), toValue(part)]));
  return {
    possible: [...written.values()],
    near: [...beside].filter(([key]) => !written.has(key)).map(([, value]) => value),
  };
}

/** The time span of a birth, by the precision of its time. */
export const spanOf = ({ time, certainty }: Birth): BirthSpan => {
  if (time === null || certainty === 'Not known') return 'day';
  return certainty === 'Approximate' ? 'approximate' : 'minute';
};

/** The first and the last instant of a birth in milliseconds, and the offset from UTC in minutes that gives them. */
export interface BirthRange {
  from: number;
  to: number;
  offset: number;
}

/** The range for each possible offset, earliest first. */
export function rangesOf(birth: Birth, span: BirthSpan): readonly BirthRange[] {
  const local = shownOnClock(birth.date, span === 'day' ? '00:00' : (birth.time ?? ''));
  const before = span === 'approximate' ? approximateMinutes : 0;
  const after = span === 'day' ? 24 * 60 : before;
  return [...birth.utcOffsets]
    .sort((one, other) => other - one)
    .map((offset) => ({
      offset,
      from: local - (offset + before) * minuteMs,
      to: local - (offset - after) * minuteMs,
    }));
}

/** From the first to the last, so many minutes apart. */
export function instantsOf({ from, to }: { from: number; to: number }, minutes: number): Date[] {
  const steps = Math.ceil((to - from) / (minutes * minuteMs));
  return Array.from({ length: steps + 1 }, (_, step) => new Date(Math.min(from + step * minutes * minuteMs, to)));
}

/** The parts that a longitude crosses, and those near its ends. */
function collect(possible: readonly number[], around: readonly number[], margin: number): Found<number> {
  const held = new Set(possible.map(partOf));
  const near = new Set([...possible, ...around].flatMap((x) => [partOf(x - margin + 360), partOf(x + margin)]));
  return { possible: [...held], near: [...near].filter((part) => !held.has(part)) };
}

/**
 * Computes star, pada, rasi, lagnam and the signs of the nine grahas at a birth: sidereal, Lahiri. For an approximate time
 * or a whole day, all possible values.
 * @throws RangeError if date or time is invalid
 */
export function birthSky(birth: Birth, node: LunarNode): BirthSky {
  const span = spanOf(birth);
  const ranges = rangesOf(birth, span);
  const about = ranges.flatMap(({ from, to }) => [
    new Date(from - writtenMinutes * minuteMs),
    new Date(to + writtenMinutes * minuteMs),
  ]);

  const over = ranges.flatMap((range) => instantsOf(range, stepMinutes.planets));
  const seen = over.map((instant) => siderealLongitudes(instant, node));
  const seenAbout = about.map((instant) => siderealLongitudes(instant, node));
  const passed = ofPlanets((planet) =>
    collect(
      seen.map((longitudes) => longitudes[planet]),
      seenAbout.map((longitudes) => longitudes[planet]),
      nearness.planets,
    ),
  );

  const risen = passedByLagnam(birth, span, ranges, about);
  const placed = <Place>(toPlace: (part: number) => Place): Placements<Place> => ({
    lagnam: risen && describe(risen, toPlace),
    planets: ofPlanets((planet) => describe(passed[planet], toPlace)),
  });
  const rasiPlacements = placed(rasiOf);
  const navamsaPlacements = placed(navamsaOf);
  const padaPlacements = placed(padaOf);
  return {
    span,
    star: describe(passed.Moon, starOf),
    pada: padaPlacements.planets.Moon,
    rasi: rasiPlacements.planets.Moon,
    byVakya: moonByVakya(ranges, node),
    lagnam: rasiPlacements.lagnam,
    rasiPlacements,
    navamsaPlacements,
    padaPlacements,
    rasiChart: chartOf(rasiPlacements),
    navamsaChart: chartOf(navamsaPlacements),
  };
}

function passedByLagnam(
  { coordinates }: Birth,
  span: BirthSpan,
  ranges: readonly { from: number; to: number }[],
  about: readonly Date[],
): Found<number> | null {
  if (coordinates === null || Math.abs(coordinates.latitude) > farthestLatitude) return null;
  // The whole ecliptic rises within a day.
  if (span === 'day') return { possible: Array.from({ length: parts }, (_, part) => part), near: [] };
  const { latitude, longitude } = coordinates;
  const rising = (instant: Date) => risingLongitude(instant, latitude, longitude);
  const over = ranges.flatMap((range) => instantsOf(range, stepMinutes.lagnam));
  return collect(over.map(rising), about.map(rising), nearness.lagnam);
}

/** The values that the Moon passes from 7 hours before the birth to 7 hours after it. It never turns back. */
function moonByVakya(ranges: readonly { from: number; to: number }[], node: LunarNode): MoonValues {
  const partAt = (instant: number) => partOf(siderealLongitudes(new Date(instant), node).Moon);
  const passed = ranges.flatMap(({ from, to }) => {
    const first = partAt(from - vakyaHours * 60 * minuteMs);
    const last = partAt(to + vakyaHours * 60 * minuteMs);
    return Array.from({ length: ((last - first + parts) % parts) + 1 }, (_, step) => (first + step) % parts);
  });
  const valuesOf = <Value>(toValue: (part: number) => Value) =>
    describe({ possible: passed, near: [] }, toValue).possible;
  return { star: valuesOf(starOf), pada: valuesOf(padaOf), rasi: valuesOf(rasiOf) };
}

/** The certain signs of a chart, null for the others, and the signs next to the certain ones. */
function chartOf({ lagnam, planets }: Placements<Rasi>): Chart {
  const points = [['lagnam', lagnam] as const, ...chartPlanets.map((planet) => [planet, planets[planet]] as const)];
  const near: Chart['near'] = Object.fromEntries(
    points.flatMap(([point, found]) =>
      found !== null && holding(found) !== null && found.near.length > 0 ? [[point, found.near]] : [],
    ),
  );
  return { lagnam: lagnam && holding(lagnam), planets: ofPlanets((planet) => holding(planets[planet])), near };
}
