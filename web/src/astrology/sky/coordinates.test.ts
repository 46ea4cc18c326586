import { expect, it } from 'vitest';
import { formatCoordinates, readCoordinates, writeCoordinates } from '@/astrology/sky/coordinates';

it.each([
  ['9.93, 78.12', '9.93, 78.12'],
  ['9.925201, 78.119774', '9.93, 78.12'],
  ['9.93 78.12', '9.93, 78.12'],
  ['9.93N 78.12E', '9.93, 78.12'],
  ['9.93° N; 78.12° E', '9.93, 78.12'],
  ['9°56′N, 78°7′E', '9.93, 78.12'],
  [`9° 55' 45" N, 78° 7' 0" E`, '9.93, 78.12'],
  ['-33.87, 151.21', '-33.87, 151.21'],
  ['33.87 S, 151.21 E', '-33.87, 151.21'],
  ['40.71N, 74.01W', '40.71, -74.01'],
  ['−33.87, 151.2', '-33.87, 151.2'],
  ['0, 0', '0, 0'],
])('reads %s', (typed, stored) => {
  const read = readCoordinates(typed);
  expect(read && writeCoordinates(read)).toBe(stored);
  // What is stored reads back as it is.
  const again = readCoordinates(stored);
  expect(again && writeCoordinates(again)).toBe(stored);
});

it.each([
  '',
  'Madurai',
  '9.93',
  '91, 78',
  '9.93, 181',
  '9.93, 78.12, 3',
  '9,93, 78,12',
  '9.93 E, 78.12 N',
  '98450 12345',
])('takes no "%s"', (typed) => {
  expect(readCoordinates(typed)).toBeNull();
});

it('says them in words', () => {
  expect(formatCoordinates({ latitude: 9.93, longitude: 78.1 })).toBe('9.93° N, 78.10° E');
  expect(formatCoordinates({ latitude: -33.87, longitude: -74.01 })).toBe('33.87° S, 74.01° W');
});
