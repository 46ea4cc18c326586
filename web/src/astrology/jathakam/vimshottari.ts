import { birthStars } from '@/astrology/birth-stars';
import { rangesOf, spanOf, type Birth } from '@/astrology/sky/birth-sky';
import type { ChartPlanet } from '@/astrology/sky/chart-names';
import { siderealLongitudes } from '@/astrology/sky/longitudes';

type BirthStar = (typeof birthStars)[number];

/**
 * The nine dasas from that of the first star on, with their years, 120 in all. Source: Brihat Parasara Hora Sastra 46, 12-15
 * (jyotishvidya.com/ch46.htm), which begins at Krittika with the Sun.
 */
const dasas = [
  { lord: 'Ketu', years: 7 },
  { lord: 'Venus', years: 20 },
  { lord: 'Sun', years: 6 },
  { lord: 'Moon', years: 10 },
  { lord: 'Mars', years: 7 },
  { lord: 'Rahu', years: 18 },
  { lord: 'Jupiter', years: 16 },
  { lord: 'Saturn', years: 19 },
  { lord: 'Mercury', years: 17 },
] as const satisfies readonly { lord: ChartPlanet; years: number }[];

/** The year of a dasa, as most programs take it. Some take 360 days. */
export const daysOfYear = 365.25;

/** From the least to the most over the span of a birth; both are the same for an exact time. */
export interface Extent {
  least: number;
  most: number;
}

/** A dasa at birth. */
interface BirthDasa {
  star: BirthStar;
  lord: ChartPlanet;
  /** Years that are left of it. */
  left: Extent;
}

/** The end of a dasa on the clock of the birth, in milliseconds as if it were UTC. */
export interface DasaEnd {
  lord: ChartPlanet;
  earliest: number;
  latest: number;
}

export interface Vimshottari {
  /** The dasa of the birth; several where the time leaves several stars. */
  births: readonly BirthDasa[];
  /** How many days a minute of the birth moves each end. */
  daysPerMinute: Extent;
  /** The ends of the dasas in order, from the first of the birth on. */
  ends: readonly DasaEnd[];
}

const minuteMs = 60_000;
const yearMs = daysOfYear * 24 * 60 * minuteMs;
const starWidth = 360 / birthStars.length;

/** The entry of a list that begins again after its end. */
function turning<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index % list.length];
  if (entry === undefined) throw new RangeError('The list is empty.');
  return entry;
}

const moonAt = (instant: number) => siderealLongitudes(new Date(instant), 'mean').Moon;
/** The Moon's way between two instants in degrees. It never turns back. */
const wayOfMoon = (from: number, to: number) => (moonAt(to) - moonAt(from) + 360) % 360;

/** The lord of the dasa of a birth in a star. */
export const lordOfStar = (star: BirthStar): ChartPlanet => turning(dasas, birthStars.indexOf(star)).lord;

/**
 * The dasas of a birth: the part of its star that the Moon still has to go is left of that star's dasa. Null without a time,
 * because the Moon passes most of a star in a day.
 */
export function vimshottari(birth: Birth): Vimshottari | null {
  const span = spanOf(birth);
  const ranges = rangesOf(birth, span);
  const [first] = ranges;
  const last = ranges.at(-1);
  if (span === 'day' || first === undefined || last === undefined) return null;

  // The Moon's longitude in stars, at the earliest birth and at the latest.
  const start = moonAt(first.from) / starWidth;
  const end = start + wayOfMoon(first.from, last.to) / starWidth;
  const [from, to] = [Math.floor(start), Math.floor(end)];
  const yearsLeft = (star: number, place: number) => turning(dasas, star).years * (star + 1 - place);
  const stars = Array.from({ length: to - from + 1 }, (_, index) => from + index);

  const starsPerMinute = wayOfMoon(first.from - 30 * minuteMs, first.from + 30 * minuteMs) / starWidth / 60;
  const moved = stars.map((star) => starsPerMinute * turning(dasas, star).years * daysOfYear);

  // The later the birth, the earlier each dasa ends. A dasa that may be over at birth ends with the birth at the earliest.
  const endsOf = (born: number, place: number) => {
    let ending = born;
    return Array.from({ length: dasas.length }, (_, index) => {
      const star = from + index;
      ending += Math.max(0, star < place ? yearsLeft(star, place) : turning(dasas, star).years) * yearMs;
      return ending;
    });
  };
  const latest = endsOf(first.from + first.offset * minuteMs, start);
  const earliest = endsOf(last.to + last.offset * minuteMs, end);
  return {
    births: stars.map((star) => ({
      star: turning(birthStars, star),
      lord: turning(dasas, star).lord,
      left: { least: yearsLeft(star, Math.min(end, star + 1)), most: yearsLeft(star, Math.max(start, star)) },
    })),
    daysPerMinute: { least: Math.min(...moved), most: Math.max(...moved) },
    ends: latest.map((ms, index) => ({
      lord: turning(dasas, from + index).lord,
      earliest: turning(earliest, index),
      latest: ms,
    })),
  };
}
