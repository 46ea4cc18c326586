import { birthStars } from '@/astrology/birth-stars';
import { ofPlanets, type Chart, type ChartPlanet } from '@/astrology/sky/chart';
import { shownOnClock } from '@/astrology/sky/clock';
import { risingLongitude, siderealLongitudes, type LunarNode } from '@/astrology/sky/longitudes';
import type { birthTimeCertainties } from '@/astrology/sky/birth-details';
import { rasis, type Rasi } from '@/astrology/rasis';

type BirthStar = (typeof birthStars)[number];

/** A birth by the clock of its place. */
export interface Birth {
  /** As 1998-08-14. */
  date: string;
  /** As 06:05; null when it is not known. */
  time: string | null;
  /** Null: nobody has said; the time is then taken as it is given. */
  certainty: (typeof birthTimeCertainties)[number] | null;
  /** Degrees north and east, with minus south and west; null when they are not known. The lagnam needs them. */
  coordinates: { latitude: number; longitude: number } | null;
  /** Minutes by which that clock was ahead of UTC. Two, where it was turned that day and may have shown either. */
  utcOffsets: readonly number[];
}

/** Over how long the birth may have been: at the minute given, some time about it, or the whole day. */
export type BirthSpan = 'minute' | 'approximate' | 'day';

/** An approximate time is taken as so many minutes earlier or later. */
export const approximateMinutes = 30;

/** What is found for one thing. */
export interface Found<Value> {
  /** All that it may be over the whole span, in the order of time. A single one holds. */
  possible: readonly Value[];
  /** What is so near to it that another almanac, or a clock that is a minute off, may say this instead. */
  near: readonly Value[];
}

/** A star with its pada. */
interface StarPada {
  star: BirthStar;
  /** 1 to 4. */
  pada: number;
}

/** The signs in a chart. The lagnam is null where it cannot be computed. */
interface Placements {
  lagnam: Found<Rasi> | null;
  planets: Readonly<Record<ChartPlanet, Found<Rasi>>>;
}

export interface BirthSky {
  span: BirthSpan;
  star: Found<BirthStar>;
  pada: Found<StarPada>;
  rasi: Found<Rasi>;
  lagnam: Found<Rasi> | null;
  rasiPlacements: Placements;
  navamsaPlacements: Placements;
  rasiChart: Chart;
  navamsaChart: Chart;
}

const minuteMs = 60_000;

// What the formulas, the almanacs among themselves (in how they take the nodding of the Earth's axis) and the last digit of a
// clock differ by, in degrees: for the nine together, and for the lagnam, which also changes from one end of a town to the other.
const nearness = { planets: 0.02, lagnam: 0.1 } as const;

// A written time is a minute off at most.
const writtenMinutes = 1;

// Nothing but the lagnam passes a navamsa, the smallest part that is told, within half an hour.
const stepMinutes = { planets: 30, lagnam: 1 } as const;

/** Beyond it the ecliptic may lie along the horizon, in degrees north or south. */
const farthestLatitude = 66;

// A circle has 108 parts: a pada of a star, and a sign of the navamsa, is one of them; nine make a rasi.
const parts = 108;
const partOf = (longitude: number) => Math.floor((longitude * parts) / 360) % parts;
const rasiOf = (part: number) => entryOf(rasis, Math.floor(part / 9));
const navamsaOf = (part: number) => entryOf(rasis, part % 12);
const starOf = (part: number) => entryOf(birthStars, Math.floor(part / 4));

function entryOf<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`There is no entry ${index}.`);
  return entry;
}

/** What holds over the whole span; null when there are several possibilities. */
export function holding<Value>({ possible }: Found<Value>): Value | null {
  const [only, another] = possible;
  return only !== undefined && another === undefined ? only : null;
}

function describe<Value>({ possible, near }: Found<number>, toValue: (part: number) => Value): Found<Value> {
  // Values may be objects: they are the same when they are written the same.
  const written = new Map(possible.map((part) => [JSON.stringify(toValue(part)), toValue(part)]));
  const beside = new Map(near.map((part) => [JSON.stringify(toValue(part)), toValue(part)]));
  return {
    possible: [...written.values()],
    near: [...beside].filter(([key]) => !written.has(key)).map(([, value]) => value),
  };
}

const spanOf = ({ time, certainty }: Birth): BirthSpan => {
  if (time === null || certainty === 'Not known') return 'day';
  return certainty === 'Approximate' ? 'approximate' : 'minute';
};

/** The first and the last instant, in milliseconds, for each way to read the clock, from the earliest on. */
function rangesOf(birth: Birth, span: BirthSpan): readonly { from: number; to: number }[] {
  const local = shownOnClock(birth.date, span === 'day' ? '00:00' : (birth.time ?? ''));
  const before = span === 'approximate' ? approximateMinutes : 0;
  const after = span === 'day' ? 24 * 60 : before;
  return [...birth.utcOffsets]
    .toSorted((one, other) => other - one)
    .map((offset) => ({
      from: local - (offset + before) * minuteMs,
      to: local - (offset - after) * minuteMs,
    }));
}

/** From the first to the last, so many minutes apart. */
function instantsOf({ from, to }: { from: number; to: number }, minutes: number): Date[] {
  const steps = Math.ceil((to - from) / (minutes * minuteMs));
  return Array.from({ length: steps + 1 }, (_, step) => new Date(Math.min(from + step * minutes * minuteMs, to)));
}

/** The parts that a longitude passes, and those that are near. */
function collect(possible: readonly number[], around: readonly number[], margin: number): Found<number> {
  const held = new Set(possible.map(partOf));
  const near = new Set([...possible, ...around].flatMap((x) => [partOf(x - margin + 360), partOf(x + margin)]));
  return { possible: [...held], near: [...near].filter((part) => !held.has(part)) };
}

/**
 * Star, pada, rasi, lagnam and the signs of the nine at a birth: sidereal, Lahiri. For an approximate time and for a day, all that
 * they may be. A RangeError when date or time is none.
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
  const placed = (toSign: (part: number) => Rasi): Placements => ({
    lagnam: risen && describe(risen, toSign),
    planets: ofPlanets((planet) => describe(passed[planet], toSign)),
  });
  const rasiPlacements = placed(rasiOf);
  const navamsaPlacements = placed(navamsaOf);
  return {
    span,
    star: describe(passed.Moon, starOf),
    pada: describe(passed.Moon, (part): StarPada => ({ star: starOf(part), pada: (part % 4) + 1 })),
    rasi: rasiPlacements.planets.Moon,
    lagnam: rasiPlacements.lagnam,
    rasiPlacements,
    navamsaPlacements,
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
  // In a day the whole ecliptic rises.
  if (span === 'day') return { possible: Array.from({ length: parts }, (_, part) => part), near: [] };
  const { latitude, longitude } = coordinates;
  const rising = (instant: Date) => risingLongitude(instant, latitude, longitude);
  const over = ranges.flatMap((range) => instantsOf(range, stepMinutes.lagnam));
  return collect(over.map(rising), about.map(rising), nearness.lagnam);
}

/** What is certain of a chart. */
function chartOf({ lagnam, planets }: Placements): Chart {
  return { lagnam: lagnam && holding(lagnam), planets: ofPlanets((planet) => holding(planets[planet])) };
}
