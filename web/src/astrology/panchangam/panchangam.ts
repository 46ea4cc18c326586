import { instantsOf, rangesOf, spanOf, type Birth, type BirthSpan, type Found } from '@/astrology/sky/birth-sky';
import { siderealLongitudes } from '@/astrology/sky/longitudes';
import { almanacDayAt, type AlmanacDay } from '@/astrology/panchangam/almanac-day';
import { solarDateOf, type SolarCalendar, type SolarDate } from '@/astrology/panchangam/solar-date';
import type { Coordinates } from '@/astrology/sky/place-in-words';

/** A day of the almanac in which a birth may lie. */
export interface PossibleDay {
  /** The civil day on which its sun rises, as 1998-08-14. */
  date: string;
  /** Sunrise by the clock of the place, as 06:05. */
  sunrise: string;
  sunset: string;
  /** The solar date; `near` where the sankranti is so close to the time that decides that almanacs differ. */
  solar: SolarDate;
  near: SolarDate | null;
}

/** The almanac at a birth. */
export interface Panchangam {
  span: BirthSpan;
  /** One of the thirty tithis, from 0 after the new moon. */
  tithi: Found<number>;
  /** One of the 27 nitya yogams, from 0. */
  yogam: Found<number>;
  /** One of the sixty half tithis, from 0. */
  karanam: Found<number>;
  /** Null where no sunrise can be computed. */
  days: Found<PossibleDay> | null;
}

const minuteMs = 60_000;

// As for the signs: differences between almanacs in degrees, and a clock that is a minute off.
const nearness = 0.02;
const writtenMinutes = 1;

// The middle of the disc rises some four minutes after its upper edge.
const sunriseMinutes = 5;

// A karanam lasts nine hours at least.
const stepMinutes = 240;

interface Count {
  parts: number;
  /** Degrees round the circle. */
  angleOf: (sun: number, moon: number) => number;
  /** Tolerance in degrees. */
  margin: number;
}

// A tithi is 12 degrees of the Moon's way from the Sun, a karanam half of it. A yogam is 13°20′ of the sum of both.
const counts = {
  tithi: { parts: 30, angleOf: (sun, moon) => moon - sun, margin: nearness },
  karanam: { parts: 60, angleOf: (sun, moon) => moon - sun, margin: nearness },
  yogam: { parts: 27, angleOf: (sun, moon) => moon + sun, margin: 2 * nearness },
} as const satisfies Record<string, Count>;

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The values at instants of the birth, and the values near them. */
function found<Value>(possible: readonly Value[], around: readonly Value[]): Found<Value> {
  const held = unique(possible);
  return { possible: held, near: unique(around).filter((value) => !held.includes(value)) };
}

interface SunAndMoon {
  Sun: number;
  Moon: number;
}

function collect({ parts, angleOf, margin }: Count, seen: readonly SunAndMoon[], about: readonly SunAndMoon[]) {
  const partAt = ({ Sun, Moon }: SunAndMoon, shift: number) =>
    Math.floor((((angleOf(Sun, Moon) + shift + 720) % 360) * parts) / 360) % parts;
  return found(
    seen.map((one) => partAt(one, 0)),
    [...seen, ...about].flatMap((one) => [partAt(one, -margin), partAt(one, margin)]),
  );
}

/** The days of the almanac at instants of a birth, each read once; null where one cannot be computed. */
function daysAt(
  { coordinates, utcOffsets }: Birth,
  instants: readonly Date[],
  calendar: SolarCalendar,
  read: Map<string, PossibleDay>,
): PossibleDay[] | null {
  const [offset] = utcOffsets;
  if (coordinates === null || offset === undefined) return null;
  const days: PossibleDay[] = [];
  for (const instant of instants) {
    const day = almanacDayAt(instant, coordinates);
    if (day === null) return null;
    const date = clockAt(day.sunrise, offset).slice(0, 10);
    const described = read.get(date) ?? describeDay(day, coordinates, offset, calendar);
    if (described === null) return null;
    read.set(date, described);
    days.push(described);
  }
  return days;
}

/** The time of a clock, to the nearest minute: 1998-08-14T06:05. */
const clockAt = (time: Date, offset: number) =>
  new Date(Math.round(time.getTime() / minuteMs + offset) * minuteMs).toISOString().slice(0, 16);

function describeDay(
  day: AlmanacDay,
  coordinates: Coordinates,
  offset: number,
  calendar: SolarCalendar,
): PossibleDay | null {
  const solar = solarDateOf(day, calendar, coordinates);
  if (solar === null) return null;
  const others = [-nearness, nearness].map((ahead) => solarDateOf(day, calendar, coordinates, ahead));
  const near = others.find((other) => other !== null && (other.month !== solar.month || other.day !== solar.day));
  const sunrise = clockAt(day.sunrise, offset);
  return {
    date: sunrise.slice(0, 10),
    sunrise: sunrise.slice(11),
    sunset: clockAt(day.sunset, offset).slice(11),
    solar,
    near: near ?? null,
  };
}

/**
 * Tithi, nitya yogam, karanam and the day of the almanac at a birth: sidereal, Lahiri. For an approximate time or a whole
 * day, all possible values. The day begins at sunrise, which needs coordinates.
 */
export function panchangamOf(birth: Birth, calendar: SolarCalendar): Panchangam {
  const span = spanOf(birth);
  const ranges = rangesOf(birth, span);
  const ends = (minutes: number) =>
    ranges.flatMap(({ from, to }) => [new Date(from - minutes * minuteMs), new Date(to + minutes * minuteMs)]);
  const over = ranges.flatMap((range) => instantsOf(range, stepMinutes));
  const longitudes = (instants: readonly Date[]) => instants.map((instant) => siderealLongitudes(instant, 'mean'));
  const seen = longitudes(over);
  const about = longitudes(ends(writtenMinutes));

  const read = new Map<string, PossibleDay>();
  const possible = daysAt(birth, over, calendar, read);
  const around = daysAt(birth, ends(sunriseMinutes), calendar, read);
  return {
    span,
    tithi: collect(counts.tithi, seen, about),
    yogam: collect(counts.yogam, seen, about),
    karanam: collect(counts.karanam, seen, about),
    days: possible && around && found(possible, around),
  };
}
