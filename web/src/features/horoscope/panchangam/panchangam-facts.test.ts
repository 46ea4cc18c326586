import { afterEach, expect, it } from 'vitest';
import { panchangamFacts } from '@/features/horoscope/panchangam/panchangam-facts';
import { solarCalendar } from '@/astrology/panchangam/names';
import { firstStarSettings, type StarSettings } from '@/astrology/star-settings';
import { starNames } from '@/astrology/star-names';

const birth = {
  date_of_birth: '1990-08-16',
  time_of_birth: '05:30',
  birth_time_certainty: 'Exact',
  place_of_birth: 'Thrissur, Kerala',
};

/** The lines as they are read: the value, then the note. */
const linesOf = (person: object, settings: Partial<StarSettings> = {}) =>
  Object.fromEntries(
    (panchangamFacts({ ...birth, ...person }, { ...firstStarSettings, ...settings }, solarCalendar())?.() ?? []).map(
      ({ label, value, note }) => [label, [value, note].filter((text) => text !== null).join('. ')],
    ),
  );

afterEach(() => starNames.set('tamil'));

it('a birth before sunrise belongs to the day before, and it is said', () => {
  expect(linesOf({})).toEqual({
    Weekday: 'Wednesday. Born after midnight and before sunrise, which belongs to Wednesday.',
    'Tamil date': 'Aadi 31',
    Tithi: 'Theipirai Ekadasi',
    Yogam: 'Harshanam',
    Karanam: 'Bavam',
  });
});

it('has the names and the calendar of the bureau’s community', () => {
  starNames.set('malayalam');
  expect(linesOf({ time_of_birth: '12:00' })).toEqual({
    Weekday: 'Thursday',
    'Kollam date': 'Karkidakam 31, 1165',
    Tithi: 'Karuthapaksham Ekadasi',
    Yogam: 'Harshanam',
    Karanam: 'Simham',
  });
  // The day after next begins the year.
  expect(linesOf({ date_of_birth: '1990-08-17', time_of_birth: '12:00' })['Kollam date']).toBe('Chingam 1, 1166');
  expect(linesOf({ date_of_birth: '1991-01-16', time_of_birth: '12:00' })['Kollam date']).toBe('Makaram 2, 1166');
  starNames.set('sanskrit');
  expect(linesOf({ time_of_birth: '12:00' })).toMatchObject({
    'Tamil date': 'Aadi 32',
    Tithi: 'Krishna Ekadashi',
    Yogam: 'Harshana',
    Karanam: 'Bava',
  });
});

it('gives ranges where the time does not tell', () => {
  expect(linesOf({ time_of_birth: null })).toEqual({
    Weekday: 'Wednesday or Thursday. The day of the almanac begins at sunrise, at 6:16 am.',
    'Tamil date': 'Aadi 31 or Aadi 32',
    Tithi: 'Theipirai Dasami or Theipirai Ekadasi',
    Yogam: 'Harshanam or Vajram',
    Karanam: 'Bhadrai, Bavam or Balavam',
  });
  // Sunrise is at 6:16; some almanacs take it some minutes later.
  const nearSunrise = linesOf({ time_of_birth: '06:17' });
  expect(nearSunrise['Weekday']).toBe(
    'Thursday (close to Wednesday). The day of the almanac begins at sunrise, at 6:16 am.',
  );
  expect(nearSunrise['Tamil date']).toBe('Aadi 32 (close to Aadi 31)');
  expect(linesOf({ time_of_birth: '06:17', birth_time_certainty: 'Approximate' })['Weekday']).toBe(
    'Wednesday or Thursday. The day of the almanac begins at sunrise, at 6:16 am.',
  );
});

it('names both dates in a month whose sankranti came close to the hour that decides', () => {
  starNames.set('malayalam');
  expect(linesOf({ date_of_birth: '1996-05-20', time_of_birth: '12:00' })['Kollam date']).toBe(
    'Edavam 6, 1171 (close to Edavam 7, 1171). Almanacs differ in this month: its sankranti came close to the hour that decides.',
  );
});

it('without the place or its sunrise, the weekday is that of the calendar, and the rest is withheld', () => {
  const withheld = {
    Weekday:
      'Thursday. By the calendar. No sunrise can be computed for the place of birth; a birth before sunrise belongs to Wednesday.',
    'Tamil date': 'No sunrise can be computed for the place of birth, with which a day of the month begins.',
    Tithi: 'Theipirai Ekadasi',
    Mandi: 'No sunrise can be computed for the place of birth, from which Mandi is counted.',
  };
  expect(linesOf({ place_of_birth: 'Somewhere, Tamil Nadu' }, { mandi: 'nazhigai' })).toMatchObject(withheld);
  const inNorway = { place_of_birth: 'Tromsø', birth_coordinates: '69.65, 18.96', birth_zone: 'Europe/Berlin' };
  expect(linesOf({ ...inNorway, time_of_birth: '02:00' }, { mandi: 'nazhigai' })).toMatchObject(withheld);
});

it('has Mandi where the bureau wants it, by its rule', () => {
  expect(linesOf({}, { mandi: 'nazhigai' })['Mandi']).toBe('Kadagam');
  expect(linesOf({}, { mandi: 'Saturn part' })['Mandi']).toBe('Mithunam');
  expect(linesOf({ time_of_birth: null }, { mandi: 'nazhigai' })['Mandi']).toMatch(/ or /);
});

it('computes nothing without a date, or with an unknown clock', () => {
  expect(panchangamFacts({ ...birth, date_of_birth: null }, firstStarSettings, 'Tamil')).toBeNull();
  expect(panchangamFacts({ ...birth, place_of_birth: 'Springfield' }, firstStarSettings, 'Tamil')).toBeNull();
});
