import { describe, expect, it } from 'vitest';
import { birthStars } from '@/astrology/birth-stars';
import { rasiOfPada } from '@/astrology/porutham/star-table';
import { approximateMinutes, birthSky, holding, type Birth } from '@/astrology/sky/birth-sky';
import { chartPlanets } from '@/astrology/sky/chart-names';
import { utcOffsetsOn } from '@/astrology/sky/clock';
import { siderealLongitudes } from '@/astrology/sky/longitudes';
import { rasis } from '@/astrology/rasis';
import { sampled } from '../../../test-depth';

const chennai = { latitude: 13.08, longitude: 80.27 };

const born = (given: Partial<Birth> & { date: string }): Birth => ({
  time: '12:00',
  certainty: 'Exact',
  coordinates: chennai,
  utcOffsets: [330],
  ...given,
});
const skyOf = (given: Partial<Birth> & { date: string }) => birthSky(born(given), 'mean');
const padaOf = (sky: ReturnType<typeof birthSky>) => {
  const pada = holding(sky.pada);
  return pada && `${pada.star} ${pada.pada}`;
};

describe('an exact time', () => {
  it('gives one of each', () => {
    // By hand from the ephemeris: the moon at 267.58 degrees is in part 80 of 108, Venus at 348.55 in Meena.
    const sky = skyOf({ date: '1990-05-15', time: '06:05' });
    expect(sky.span).toBe('minute');
    expect(holding(sky.star)).toBe('Uttara Ashadha');
    expect(padaOf(sky)).toBe('Uttara Ashadha 1');
    expect(holding(sky.rasi)).toBe('Dhanu');
    expect(sky.lagnam && holding(sky.lagnam)).toBe('Vrishabha');
    expect(sky.rasiChart).toEqual({
      lagnam: 'Vrishabha',
      planets: {
        Sun: 'Vrishabha',
        Moon: 'Dhanu',
        Mars: 'Kumbha',
        Mercury: 'Mesha',
        Jupiter: 'Mithuna',
        Venus: 'Meena',
        Saturn: 'Makara',
        Rahu: 'Makara',
        Ketu: 'Karka',
      },
      near: {},
    });
    expect(sky.navamsaChart).toMatchObject({
      lagnam: 'Kumbha',
      planets: { Sun: 'Makara', Moon: 'Dhanu', Ketu: 'Dhanu' },
    });
  });

  it('has charts that say what is close to a boundary', () => {
    // By Swiss Ephemeris the lagnam comes to 30.17 degrees at 5:47, and to 300.01 at 0:37 before the day.
    expect(skyOf({ date: '1990-05-15', time: '05:47' }).rasiChart).toMatchObject({
      lagnam: 'Vrishabha',
      near: { lagnam: ['Mesha'] },
    });
    expect(skyOf({ date: '1990-05-15', time: '05:44' }).rasiChart.near).toEqual({});
    expect(skyOf({ date: '1990-05-15', time: '05:46' }).rasiChart.near).toEqual({ lagnam: ['Vrishabha'] });
    // An uncertain value is close to nothing.
    expect(skyOf({ date: '1990-05-15', time: null }).navamsaChart.near).not.toHaveProperty('lagnam');
  });

  it('knows what the Moon passes 7 hours before and after', () => {
    const { byVakya } = skyOf({ date: '1990-05-15', time: '06:05' });
    expect(byVakya).toEqual({
      star: ['Purva Ashadha', 'Uttara Ashadha'],
      pada: [
        { star: 'Purva Ashadha', pada: 4 },
        { star: 'Uttara Ashadha', pada: 1 },
        { star: 'Uttara Ashadha', pada: 2 },
      ],
      rasi: ['Dhanu', 'Makara'],
    });
  });

  it('takes 29 February, the last minute of a year and the first', () => {
    expect(padaOf(skyOf({ date: '2000-02-29', time: '23:59' }))).toBe(
      padaOf(skyOf({ date: '2000-03-01', time: '00:00' })),
    );
    expect(() => skyOf({ date: '1999-02-29' })).toThrow(RangeError);
    expect(padaOf(skyOf({ date: '1999-12-31', time: '23:59' }))).toBe(
      padaOf(skyOf({ date: '2000-01-01', time: '00:00' })),
    );
  });

  it('says when it is next to a boundary', () => {
    // Almanacs let Rohini begin at 3.55 pm on that day, and end at 3.38 pm on the next.
    const before = skyOf({ date: '2024-08-26', time: '15:53' });
    expect(holding(before.star)).toBe('Krittika');
    expect(before.star.near).toEqual(['Rohini']);
    expect(before.pada.near).toEqual([{ star: 'Rohini', pada: 1 }]);
    expect(before.rasi.near).toEqual([]);
    const after = skyOf({ date: '2024-08-26', time: '15:57' });
    expect(holding(after.star)).toBe('Rohini');
    expect(after.star.near).toEqual(['Krittika']);
    const later = skyOf({ date: '2024-08-26', time: '16:05' });
    expect(later.star.near).toEqual([]);
    expect(later.pada.near).toEqual([]);
  });

  it('says when the lagnam changes within a minute', () => {
    // The exact minute of the change is searched for.
    const lagnamAt = (minute: number) =>
      skyOf({ date: '1990-05-15', time: `0${6 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}` })
        .lagnam;
    const minutes = Array.from({ length: 180 }, (_, minute) => lagnamAt(minute));
    const change = minutes.findIndex(
      (one, at) => at > 0 && one && minutes[at - 1] && holding(one) !== holding(minutes[at - 1] ?? one),
    );
    expect(change).toBeGreaterThan(0);
    expect(minutes[change]?.near).toHaveLength(1);
    expect(minutes[change - 1]?.near).toHaveLength(1);
    expect(minutes[change + 5]?.near).toEqual([]);
  });

  it('goes by the clock of the place and the day', () => {
    const india = skyOf({ date: '1996-07-01', utcOffsets: utcOffsetsOn('Asia/Kolkata', '1996-07-01', '12:00') });
    const london = skyOf({
      date: '1996-07-01',
      time: '07:30',
      utcOffsets: utcOffsetsOn('Europe/London', '1996-07-01', '07:30'),
    });
    expect(london.rasiChart).toEqual(india.rasiChart);
    // In the war an Indian clock was an hour ahead: noon was at 5.30 UTC.
    const inWar = skyOf({ date: '1944-02-29', utcOffsets: utcOffsetsOn('Asia/Kolkata', '1944-02-29', '12:00') });
    expect(inWar).toEqual(skyOf({ date: '1944-02-29', time: '11:00', utcOffsets: [330] }));
    expect(inWar).not.toEqual(skyOf({ date: '1944-02-29', time: '12:00', utcOffsets: [330] }));
  });

  it('gives no lagnam without a place, or where the ecliptic may lie along the horizon', () => {
    expect(skyOf({ date: '1990-05-15', coordinates: null }).lagnam).toBeNull();
    expect(skyOf({ date: '1990-05-15', coordinates: null }).rasiChart.lagnam).toBeNull();
    expect(skyOf({ date: '1990-05-15', coordinates: { latitude: 69.65, longitude: 18.96 } }).lagnam).toBeNull();
    expect(skyOf({ date: '1990-05-15', coordinates: { latitude: -33.87, longitude: 151.21 } }).lagnam).not.toBeNull();
  });

  it('takes both readings of a clock that was turned back', () => {
    const both = skyOf({
      date: '1945-10-14',
      time: '23:30',
      utcOffsets: utcOffsetsOn('Asia/Kolkata', '1945-10-14', '23:30'),
    });
    const [first, second] = [390, 330].map((offset) =>
      skyOf({ date: '1945-10-14', time: '23:30', utcOffsets: [offset] }),
    );
    expect(both.lagnam?.possible).toEqual([
      ...new Set([...(first?.lagnam?.possible ?? []), ...(second?.lagnam?.possible ?? [])]),
    ]);
  });
});

describe('an approximate time', () => {
  it('gives what holds half an hour before and after, and else all that it may be', () => {
    expect(approximateMinutes).toBe(30);
    const about = skyOf({ date: '2024-08-26', time: '15:40', certainty: 'Approximate' });
    expect(about.span).toBe('approximate');
    expect(about.star.possible).toEqual(['Krittika', 'Rohini']);
    expect(about.pada.possible).toEqual([
      { star: 'Krittika', pada: 4 },
      { star: 'Rohini', pada: 1 },
    ]);
    expect(holding(about.star)).toBeNull();
    expect(holding(about.rasi)).toBe('Vrishabha');
    const earlier = skyOf({ date: '2024-08-26', time: '15:10', certainty: 'Approximate' });
    expect(holding(earlier.star)).toBe('Krittika');
  });

  it('holds whatever the exact time is, for a hundred births', () => {
    const days = Array.from({ length: 100 }, (_, index) =>
      new Date(Date.UTC(1960, 0, 1) + index * 173 * 86_400_000).toISOString().slice(0, 10),
    );
    for (const day of sampled(days)) {
      const about = skyOf({ date: day, time: '12:00', certainty: 'Approximate' });
      for (const time of ['11:30', '11:47', '12:00', '12:18', '12:30']) {
        const exact = skyOf({ date: day, time });
        expect(about.pada.possible).toContainEqual(holding(exact.pada));
        expect(about.lagnam?.possible).toContain(exact.lagnam && holding(exact.lagnam));
        for (const planet of chartPlanets) {
          expect(about.rasiPlacements.planets[planet].possible).toContain(exact.rasiChart.planets[planet]);
          expect(about.navamsaPlacements.planets[planet].possible).toContain(exact.navamsaChart.planets[planet]);
        }
      }
    }
  });
});

describe('a time that is not known', () => {
  it('gives what holds the whole day', () => {
    const day = skyOf({ date: '1990-05-15', time: null, certainty: 'Not known' });
    expect(day.span).toBe('day');
    expect(day.pada.possible).toEqual([
      { star: 'Purva Ashadha', pada: 4 },
      { star: 'Uttara Ashadha', pada: 1 },
      { star: 'Uttara Ashadha', pada: 2 },
      { star: 'Uttara Ashadha', pada: 3 },
      { star: 'Uttara Ashadha', pada: 4 },
    ]);
    expect(day.lagnam?.possible.toSorted()).toEqual(rasis.toSorted());
    expect(day.rasiChart).toMatchObject({ lagnam: null, planets: { Moon: null, Sun: null, Jupiter: 'Mithuna' } });
  });

  it('is the same without a word on its certainty', () => {
    const given = { date: '1990-05-15', time: null };
    expect(skyOf({ ...given, certainty: null })).toEqual(skyOf({ ...given, certainty: 'Not known' }));
  });
});

describe('at any birth', () => {
  const births = Array.from({ length: 300 }, (_, index) => {
    const instant = new Date(Date.UTC(1930, 0, 1) + index * 95.173 * 86_400_000);
    return { instant, date: instant.toISOString().slice(0, 10), time: instant.toISOString().slice(11, 16) };
  });

  it('agrees with itself: rasi with star and pada, navamsa with rasi', () => {
    for (const { date, time } of sampled(births)) {
      const sky = skyOf({ date, time, utcOffsets: [0] });
      const pada = holding(sky.pada);
      expect(pada?.star).toBe(holding(sky.star));
      const starNumber = birthStars.findIndex((star) => star === pada?.star) + 1;
      expect(rasiOfPada(starNumber, pada?.pada ?? 0)).toBe(holding(sky.rasi));
      expect(sky.rasiChart.planets.Moon).toBe(holding(sky.rasi));
      for (const chart of [sky.rasiChart, sky.navamsaChart]) {
        const { Rahu, Ketu } = chart.planets;
        const between = Rahu && Ketu && Math.abs(rasis.indexOf(Rahu) - rasis.indexOf(Ketu));
        // Opposite in both: half a circle is six rasis, and 54 parts, which is six navamsas.
        expect(between).toBe(6);
      }
    }
  });

  it('gives the navamsa by its rule: movable signs begin with themselves, fixed with the ninth, the others with the fifth', () => {
    for (const { instant, date, time } of sampled(births)) {
      const { Sun } = siderealLongitudes(new Date(instant.getTime() - (instant.getTime() % 60_000)), 'mean');
      const sign = Math.floor(Sun / 30);
      const first = sign + ([0, 8, 4][sign % 3] ?? NaN);
      const expected = rasis[(first + Math.floor((Sun % 30) / (30 / 9))) % 12];
      expect(skyOf({ date, time, utcOffsets: [0] }).navamsaChart.planets.Sun).toBe(expected);
    }
  });

  it('changes nothing but the nodes with the lunar node', () => {
    let changed = 0;
    for (const { date, time } of births.slice(0, 60)) {
      const mean = skyOf({ date, time, utcOffsets: [0] });
      const real = birthSky(born({ date, time, utcOffsets: [0] }), 'true');
      expect(real.pada).toEqual(mean.pada);
      expect(real.lagnam).toEqual(mean.lagnam);
      if (real.navamsaChart.planets.Rahu !== mean.navamsaChart.planets.Rahu) changed += 1;
    }
    expect(changed).toBeGreaterThan(5);
  });
});
