import { expect, test } from 'vitest';
import { starByBirth } from '@/astrology/sky/star-by-birth';

const birth = {
  date_of_birth: '1998-04-12',
  time_of_birth: '10:30',
  birth_time_certainty: 'Exact',
  place_of_birth: 'Madurai, Tamil Nadu',
  birth_coordinates: null,
  birth_zone: null,
  chart_almanac: null,
  birth_star: null,
  star_pada: null,
  rasi: null,
  lagnam: null,
};

test('a star that is not entered is taken from the birth, with pada and rasi', () => {
  const star = starByBirth(birth, 'mean');
  expect(star?.birth_star).toBe('Chitra');
  expect(star?.star_pada).toBeTypeOf('number');
  expect(star?.rasi).toBeTypeOf('string');
});

test('an entered star stays, and what the birth does not tell is not told', () => {
  expect(starByBirth({ ...birth, birth_star: 'Rohini' }, 'mean')).toBeNull();
  expect(starByBirth({ ...birth, date_of_birth: null }, 'mean')).toBeNull();
  // The family's chart has another rasi: their almanac is another one.
  expect(starByBirth({ ...birth, rasi: 'Mesha' }, 'mean')).toBeNull();
});
