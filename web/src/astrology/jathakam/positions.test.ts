import { describe, expect, it } from 'vitest';
import { birthsOfReference } from '@/astrology/jathakam/births-of-reference';
import { describeDegrees, describeStarPada } from '@/astrology/jathakam/describe-positions';
import { positionsAt } from '@/astrology/jathakam/positions';
import { birthSky, type Birth } from '@/astrology/sky/birth-sky';
import type { ChartPoint } from '@/astrology/sky/chart-names';

const chennai = { latitude: 13.08, longitude: 80.27 };
const birthAt = (
  date: string,
  time: string | null,
  utcOffset = 330,
  coordinates: Birth['coordinates'] = chennai,
): Birth => ({
  date,
  time,
  certainty: 'Exact',
  coordinates,
  utcOffsets: [utcOffset],
});
const positionsOf = (birth: Birth) => positionsAt(birth, birthSky(birth, 'mean'), 'mean');
function positionOf(point: ChartPoint, birth: Birth) {
  const found = positionsOf(birth).find((position) => position.point === point);
  if (found === undefined) throw new Error(`There is no ${point}.`);
  return found;
}
/** Degrees between two longitudes. */
const apart = (one: number, other: number) => Math.abs(((((one - other) % 360) + 540) % 360) - 180);

const order = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Lagnam'] as const;

describe('an independent ephemeris', () => {
  it.each(birthsOfReference)(
    'agrees on $date, $time',
    ({ date, time, utcOffset, latitude, longitude, degrees, retrograde, combust }) => {
      const positions = positionsOf(birthAt(date, time, utcOffset, { latitude, longitude }));
      expect(positions.map(({ point }) => point)).toEqual(['Lagnam', ...order.slice(0, -1), 'Ketu']);
      for (const [index, point] of order.entries()) {
        const found = positions.find((position) => position.point === point)?.degrees;
        expect([point, found?.from === found?.to, apart(found?.from ?? NaN, degrees[index] ?? NaN) < 0.007]).toEqual([
          point,
          true,
          true,
        ]);
      }
      const named = (which: 'isRetrograde' | 'isCombust') =>
        positions.flatMap((position) =>
          position[which] === true && !['Rahu', 'Ketu'].includes(position.point) ? [position.point] : [],
        );
      expect(named('isRetrograde').join(' ')).toBe(retrograde);
      expect(named('isCombust').join(' ')).toBe(combust);
      // The mean node goes back always.
      expect(
        positions.filter(({ point }) => point === 'Rahu' || point === 'Ketu').map((one) => one.isRetrograde),
      ).toEqual([true, true]);
    },
  );
});

describe('published tables', () => {
  // github.com/cryptekbits/astrovedic, test_results_summary.md and Lahiri/Lahiri.md: 9 April 2025, 20:51, Bengaluru.
  it.each([
    ['Moon', 138.8496, 'Pooram 2'],
    ['Mars', 92.4202, 'Punarpoosam 4'],
    ['Mercury', 332.8196, 'Poorattathi 4'],
    ['Jupiter', 53.1691, 'Rohini 4'],
    ['Venus', 330.6416, 'Poorattathi 4'],
    ['Saturn', 331.2942, 'Poorattathi 4'],
    ['Rahu', 332.0571, 'Poorattathi 4'],
  ] as const)('9 April 2025, 20:51: %s at %f degrees, %s', (point, degrees, star) => {
    const { degrees: found, star: starOf } = positionOf(point, birthAt('2025-04-09', '20:51'));
    expect(apart(found?.from ?? NaN, degrees)).toBeLessThan(0.008);
    expect(describeStarPada(starOf)).toBe(star);
  });

  // The stations of 2020 with their dates: springsgreetingcards.com (retrograde planets) and sparrowmoon.com (retrograde
  // schedule), by the clock of North America.
  it.each([
    ['Mercury', '2020-02-17', '2020-03-10'],
    ['Mercury', '2020-06-18', '2020-07-12'],
    ['Mercury', '2020-10-14', '2020-11-03'],
    ['Venus', '2020-05-13', '2020-06-25'],
    ['Mars', '2020-09-09', '2020-11-14'],
    ['Saturn', '2019-04-29', '2019-09-18'],
  ] as const)('%s is retrograde from %s to %s', (planet, from, to) => {
    const isRetrograde = (date: string, days: number) => {
      const day = new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
      return positionOf(planet, birthAt(day, '12:00', 0)).isRetrograde;
    };
    expect([isRetrograde(from, -2), isRetrograde(from, 2)]).toEqual([false, true]);
    expect([isRetrograde(to, -2), isRetrograde(to, 2)]).toEqual([true, false]);
  });
});

describe('what the time leaves open', () => {
  const factsOf = (birth: Birth) =>
    Object.fromEntries(
      positionsOf(birth).map((position) => [
        position.point,
        [describeDegrees(position), describeStarPada(position.star)] as const,
      ]),
    );

  it('an exact birth has degrees to the minute', () => {
    expect(factsOf(birthAt('1998-08-14', '06:05'))).toMatchObject({
      Lagnam: ['Kadagam 28°24′', 'Ayilyam 4'],
      Sun: ['Kadagam 27°12′', 'Ayilyam 4'],
      Moon: ['Mesham 16°36′', 'Bharani 1'],
    });
  });

  it('what is close to a boundary says so', () => {
    // The Sun was at 269.987 degrees at 22:41.
    const { rasi, star, ...rest } = positionOf('Sun', birthAt('2000-01-14', '22:41'));
    expect(describeDegrees({ rasi, star, ...rest })).toBe('Dhanusu 29°59′ (close to Magaram)');
    expect(describeStarPada(star)).toBe('Uthiradam 1 (close to Uthiradam 2)');
  });

  it('an approximate time has a short way for the planets and no degrees of the lagnam', () => {
    const about = factsOf({ ...birthAt('1998-08-14', '06:05'), certainty: 'Approximate' });
    expect(about).toMatchObject({
      Lagnam: ['Kadagam or Simmam', null],
      Sun: ['Kadagam 27°11′ to 27°13′', 'Ayilyam 4'],
      Moon: ['Mesham 16°18′ to 16°54′', 'Bharani 1 or Bharani 2'],
    });
  });

  it('a day without a time has no lagnam and no degrees of the Moon', () => {
    const day = factsOf(birthAt('1998-08-14', null));
    expect(day).not.toHaveProperty('Lagnam');
    expect(day).toMatchObject({
      Sun: ['Kadagam 26°57′ to 27°55′', 'Ayilyam 4'],
      Moon: ['Mesham', null],
    });
  });

  it('a planet that turns within the day, or leaves the light of the Sun, is said to be neither', () => {
    // Venus turned back at 15:06 of 24 December 2005. The Moon came within 12 degrees of the Sun after 1:00 on 3 November
    // 1994.
    expect(positionOf('Venus', birthAt('2005-12-24', null)).isRetrograde).toBeNull();
    expect(positionOf('Venus', birthAt('2005-12-24', '12:12')).isRetrograde).toBe(false);
    expect(positionOf('Moon', birthAt('1994-11-03', null, 480)).isCombust).toBeNull();
  });

  it('a planet that crosses into another rasi within the span is told with both', () => {
    // The Sun was at 269.979 degrees at 22:30 of 14 January 2000, and at 270.022 at 23:30.
    const about: Birth = { ...birthAt('2000-01-14', '23:00'), certainty: 'Approximate' };
    expect(describeDegrees(positionOf('Sun', about))).toBe('Dhanusu 29°58′ to Magaram 0°01′');
  });
});
