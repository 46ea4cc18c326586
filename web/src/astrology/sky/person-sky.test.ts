import { describe, expect, it } from 'vitest';
import type { BirthRecord } from '@/astrology/sky/birth-details';
import { holding } from '@/astrology/sky/birth-sky';
import { compareSky, fillingsFrom, notesOn, type SkyField } from '@/astrology/sky/compare-sky';
import { readBirth, skyOf } from '@/astrology/sky/person-sky';

type GivenPerson = BirthRecord & Readonly<Partial<Record<SkyField | 'chart_almanac', unknown>>>;

const birth: GivenPerson = {
  date_of_birth: '1990-05-15',
  time_of_birth: '06:05',
  birth_time_certainty: 'Exact',
  place_of_birth: 'Chennai, Tamil Nadu',
};

const read = (person: GivenPerson) => {
  const placed = readBirth(person);
  if ('missing' in placed) throw new Error(placed.missing);
  return placed;
};
const sky = (person: GivenPerson) => {
  const found = skyOf(person, 'mean');
  if ('missing' in found) throw new Error(found.missing);
  return found.sky;
};
const compared = (person: GivenPerson) => compareSky(person, sky(person));
const fillings = (person: GivenPerson) => fillingsFrom(person, sky(person));

describe('a birth', () => {
  it.each(['25:10', '06:60', '4:35', 'morning'])(
    'with the time %j, which there is not, is one without a time',
    (time) => {
      expect(sky({ ...birth, time_of_birth: time })).toEqual(sky({ ...birth, time_of_birth: null }));
    },
  );

  it('is read with the coordinates and the clock of a known town', () => {
    expect(read(birth)).toEqual({
      birth: {
        date: '1990-05-15',
        time: '06:05',
        certainty: 'Exact',
        coordinates: { latitude: 13.08, longitude: 80.27 },
        utcOffsets: [330],
      },
      zone: 'Asia/Kolkata',
      town: { name: 'Chennai', state: 'Tamil Nadu', latitude: 13.08, longitude: 80.27 },
      isPartOfTown: false,
    });
  });

  it('takes what was entered before the town', () => {
    const entered = read({ ...birth, birth_coordinates: '13.2, 80.1' });
    expect(entered.town).toBeNull();
    expect(entered.birth.coordinates).toEqual({ latitude: 13.2, longitude: 80.1 });
    const abroad = read({ ...birth, place_of_birth: 'Salem', birth_zone: 'America/Los_Angeles' });
    expect(abroad.town).toBeNull();
    expect(abroad.birth.coordinates).toBeNull();
    expect(abroad.birth.utcOffsets).toEqual([-420]);
  });

  it('takes a part of a city for the city, and says so', () => {
    const part = { ...birth, place_of_birth: 'Anna Nagar, Chennai' };
    expect(read(part)).toMatchObject({ isPartOfTown: true, town: { name: 'Chennai' } });
    expect(read({ ...part, birth_coordinates: '13.09, 80.21' })).toMatchObject({ isPartOfTown: false, town: null });
  });

  it('has the clock of India and no coordinates in a village of a district', () => {
    const village = read({ ...birth, place_of_birth: 'Melur, Madurai' });
    expect(village.zone).toBe('Asia/Kolkata');
    expect(village.town).toBeNull();
    expect(village.birth.coordinates).toBeNull();
  });

  it('has the clock of India and no coordinates in a town that is not known', () => {
    const village = read({ ...birth, place_of_birth: 'Melur, Tamil Nadu' });
    expect(village.zone).toBe('Asia/Kolkata');
    expect(village.birth.coordinates).toBeNull();
  });

  it.each<[GivenPerson, string]>([
    [{ ...birth, date_of_birth: null }, 'date'],
    [{ ...birth, date_of_birth: '1990-02-30' }, 'date'],
    [{ ...birth, place_of_birth: null }, 'place'],
    [{ ...birth, place_of_birth: 'Penang' }, 'place'],
    [{ ...birth, place_of_birth: 'London, UK' }, 'place'],
    [{ ...birth, place_of_birth: 'Punjab, Pakistan' }, 'place'],
    [{ ...birth, place_of_birth: 'Penang', birth_coordinates: '5.42, 100.33' }, 'place'],
    [{ ...birth, place_of_birth: 'Penang', birth_zone: 'Somewhere/Else' }, 'place'],
  ])('says what is missing: %j', (person, missing) => {
    expect(skyOf(person, 'mean')).toEqual({ missing });
  });

  it('has no time where the family says that it is not known', () => {
    expect(read({ ...birth, time_of_birth: null, birth_time_certainty: 'Not known' }).birth.time).toBeNull();
    expect(read({ ...birth, time_of_birth: '', birth_time_certainty: '' }).birth).toMatchObject({
      time: null,
      certainty: null,
    });
  });

  it('goes by the zone of the day', () => {
    expect(read({ ...birth, date_of_birth: '1944-02-29' }).birth.utcOffsets).toEqual([390]);
    expect(read({ ...birth, date_of_birth: '1996-07-01', birth_zone: 'Europe/London' }).birth.utcOffsets).toEqual([60]);
    const about = {
      ...birth,
      birth_time_certainty: 'Approximate',
      time_of_birth: '22:40',
      date_of_birth: '1945-10-14',
    };
    expect(read(about).birth.utcOffsets).toEqual([390, 330]);
  });
});

describe('what the family gave', () => {
  it('is the same as the birth gives', () => {
    const same = compared({ ...birth, birth_star: 'Uttara Ashadha', star_pada: 1, rasi: 'Dhanu', lagnam: 'Vrishabha' });
    expect(Object.values(same).map(({ standing, difference }) => [standing, difference])).toEqual(
      Array.from({ length: 4 }, () => ['same', null]),
    );
  });

  it('differs, with the reason, whether as a row or as typed', () => {
    for (const star_pada of [3, '3']) {
      const { star_pada: pada } = compared({ ...birth, birth_star: 'Uttara Ashadha', star_pada });
      expect(pada).toMatchObject({ standing: 'different', found: '1', given: '3' });
      expect(pada.difference).toBe('by the time given; the family said 3');
    }
    const star = compared({ ...birth, birth_star: 'Magha', star_pada: 1 });
    expect(star.birth_star.difference).toBe('by the time given; the family said Magam 1');
    expect(star.star_pada.standing).toBe('different');
    // It stands once, with the star.
    expect(star.star_pada.difference).toBeNull();
  });

  it('is possible where the time is approximate or not known', () => {
    const day = compared({
      ...birth,
      time_of_birth: null,
      birth_star: 'Uttara Ashadha',
      star_pada: 3,
      lagnam: 'Mesha',
      rasi: 'Simha',
    });
    expect(day.birth_star).toMatchObject({ standing: 'possible', found: 'Pooradam or Uthiradam' });
    expect(day.star_pada.standing).toBe('possible');
    expect(day.lagnam).toMatchObject({ standing: 'possible', found: 'any of the twelve' });
    expect(day.rasi.difference).toBe('on that day; the family said Simmam');
    const about = compared({ ...birth, birth_time_certainty: 'Approximate', lagnam: 'Simha' });
    expect(about.lagnam.difference).toBe('within 30 minutes of the time given; the family said Simmam');
  });

  it('may be as right next to a boundary', () => {
    const next = { ...birth, date_of_birth: '2024-08-26', time_of_birth: '15:53' };
    expect(compared({ ...next, birth_star: 'Rohini' }).birth_star).toMatchObject({
      standing: 'near',
      near: 'Rohini',
      difference: 'by the time given; the family said Rohini',
    });
    // In Chennai the lagnam is next to a boundary at that minute too.
    expect(sky(next).lagnam?.near).toHaveLength(1);
    expect(fillings(next)).toEqual({ rasi: 'Vrishabha' });
  });

  it('may be of a Vakya almanac, within 7 hours of the Moon either way', () => {
    // By Swiss Ephemeris: 7 hours before at 264.02 degrees, in Pooradam 4; 7 hours after at 271.17, in Uthiradam 2.
    const vakya = 'A chart by a Vakya almanac may say this.';
    const check = 'Check the date and am or pm: a birth after midnight belongs to the day before in some almanacs.';
    const before = compared({ ...birth, birth_star: 'Purva Ashadha', star_pada: 4, rasi: 'Makara' });
    expect([before.birth_star, before.star_pada, before.rasi].map(({ standing }) => standing)).toEqual([
      'Vakya',
      'Vakya',
      'Vakya',
    ]);
    expect(notesOn(before.birth_star, true)).toEqual([vakya]);
    expect(before.rasi.difference).toBe('by the time given; the family said Magaram');
    const after = compared({ ...birth, birth_star: 'Uttara Ashadha', star_pada: 2 });
    expect(notesOn(after.star_pada, true)).toEqual([vakya]);
    const outside = compared({ ...birth, birth_star: 'Purva Ashadha', star_pada: 3, rasi: 'Vrishchika' });
    expect(outside.star_pada.standing).toBe('different');
    expect([notesOn(outside.star_pada, true), notesOn(outside.rasi, true)]).toEqual([[check], [check]]);
    // Uthiradam 3 begins at 273.33 degrees, Thiruvonam at 280.
    expect(notesOn(compared({ ...birth, birth_star: 'Uttara Ashadha', star_pada: 3 }).star_pada, true)).toEqual([
      check,
    ]);
    expect(notesOn(compared({ ...birth, birth_star: 'Shravana' }).birth_star, true)).toEqual([check]);
  });

  it('is told with the almanac of the chart, where the family knows it', () => {
    const star = (chart_almanac: string | null) =>
      notesOn(compared({ ...birth, birth_star: 'Purva Ashadha', chart_almanac }).birth_star, true);
    expect(star('Vakya')).toEqual(["The family's chart is by a Vakya almanac, which may say this."]);
    expect(star('Thirukanitha')).toEqual([
      'A chart by a Vakya almanac may say this.',
      "Check which almanac the family's chart is by.",
    ]);
    expect(star('Not known')).toEqual(star(null));
  });

  it('tells others why the two may differ, and not what the family can check', () => {
    const [band, outside] = ['Purva Ashadha', 'Shravana'].map((birth_star) =>
      notesOn(compared({ ...birth, birth_star, chart_almanac: 'Thirukanitha' }).birth_star, false),
    );
    expect([band, outside]).toEqual([['A chart by a Vakya almanac may say this.'], []]);
    const onThatDay = compared({ ...birth, time_of_birth: null, birth_star: 'Rohini' }).birth_star;
    expect(notesOn(onThatDay, true)).toEqual([expect.stringMatching(/^Check the date: /)]);
  });

  it('has no band of a Vakya almanac for the lagnam, nor where it is near or the same', () => {
    const { lagnam } = compared({ ...birth, lagnam: 'Mesha' });
    expect([lagnam.standing, lagnam.explanation ?? lagnam.advice]).toEqual(['different', null]);
    expect(compared({ ...birth, birth_star: 'Uttara Ashadha' }).birth_star.advice).toBeNull();
    const next = { ...birth, date_of_birth: '2024-08-26', time_of_birth: '15:53' };
    expect(compared({ ...next, birth_star: 'Rohini' }).birth_star.advice).toBeNull();
  });

  it('cannot be compared without a place', () => {
    const { lagnam } = compared({ ...birth, place_of_birth: 'Melur, Tamil Nadu', lagnam: 'Mesha' });
    expect(lagnam).toMatchObject({ standing: 'cannot be computed', found: null, given: 'Mesham', difference: null });
  });
});

describe('what is filled in', () => {
  it('is all that the birth gives, where nothing stands', () => {
    expect(fillings(birth)).toEqual({
      birth_star: 'Uttara Ashadha',
      star_pada: '1',
      rasi: 'Dhanu',
      lagnam: 'Vrishabha',
    });
    expect(fillings({ ...birth, birth_star: '', star_pada: '', rasi: '', lagnam: '' })).toEqual(fillings(birth));
  });

  it('leaves what the family gave, and adds what agrees with it', () => {
    expect(fillings({ ...birth, birth_star: 'Uttara Ashadha', lagnam: 'Mesha' })).toEqual({
      star_pada: '1',
      rasi: 'Dhanu',
    });
  });

  it('adds no pada to another star', () => {
    expect(fillings({ ...birth, birth_star: 'Magha' })).toEqual({ lagnam: 'Vrishabha' });
    expect(fillings({ ...birth, rasi: 'Makara' })).toEqual({ lagnam: 'Vrishabha' });
  });

  it('has nothing of the Moon where the chart is by a Vakya almanac', () => {
    expect(fillings({ ...birth, birth_star: 'Uttara Ashadha', chart_almanac: 'Vakya' })).toEqual({
      lagnam: 'Vrishabha',
    });
    expect(fillings({ ...birth, chart_almanac: 'Thirukanitha' })).toEqual(fillings(birth));
    expect(fillings({ ...birth, chart_almanac: 'Not known' })).toEqual(fillings(birth));
  });

  it('is only what holds', () => {
    expect(fillings({ ...birth, time_of_birth: null })).toEqual({});
    expect(holding(sky({ ...birth, time_of_birth: null }).star)).toBeNull();
    expect(fillings({ ...birth, place_of_birth: 'Melur, Tamil Nadu' })).toEqual({
      birth_star: 'Uttara Ashadha',
      star_pada: '1',
      rasi: 'Dhanu',
    });
  });
});
