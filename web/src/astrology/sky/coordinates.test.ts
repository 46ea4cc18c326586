import { expect, it } from 'vitest';
import { checkCoordinates, readCoordinates, writeCoordinates } from '@/astrology/sky/coordinates';
import { formatCoordinates, formatStoredCoordinates } from '@/astrology/sky/place-in-words';

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
  // A stored value reads back unchanged.
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
  '9.93 N, 78.12 S',
  '98450 12345',
  '66.01, 20',
  '13°65′N, 80°16′E',
  `13°5'60"N, 80°16'E`,
  '13.5°30′N, 80°16′E',
  '80.27, 13.08',
])('takes no "%s"', (typed) => {
  expect(readCoordinates(typed)).toBeNull();
});

it.each([
  ['80.27, 13.08', 'These look turned round. Latitude comes first: 13.08, 80.27.'],
  ['103.82, 1.35', 'These look turned round. Latitude comes first: 1.35, 103.82.'],
  ['80.27 E, 13.08 N', 'These look turned round. Latitude comes first: 13.08, 80.27.'],
  ['13.08, 190', /^Latitude comes first and goes up to 66 degrees north or south, longitude up to 180 east or west\.$/],
  ['91, 181', /^Latitude comes first and goes up to 66/],
  ['13°65′N, 80°16′E', /^Minutes and seconds go up to 59/],
  ['13.5°30′N, 80°16′E', /^Minutes and seconds go up to 59, after whole degrees/],
  ['near the temple', 'Enter latitude and longitude in degrees, for example 9.93, 78.12.'],
])('says what is wrong with "%s"', (typed, problem) => {
  const sentence: unknown = problem instanceof RegExp ? expect.stringMatching(problem) : problem;
  expect(checkCoordinates(typed)).toEqual({ problem: sentence });
});

it('takes the farthest that are any use', () => {
  expect(readCoordinates('66, 180')).toEqual({ latitude: 66, longitude: 180 });
  expect(readCoordinates('66 S, 180 W')).toEqual({ latitude: -66, longitude: -180 });
  expect(readCoordinates('13°59′59″N, 80°59.9′E')).toEqual({ latitude: 14, longitude: 81 });
});

it('says them in words', () => {
  expect(formatStoredCoordinates('9.93, 78.1')).toBe('9.93° N, 78.10° E');
  expect(formatStoredCoordinates('Madurai')).toBeNull();
  expect(formatCoordinates({ latitude: 9.93, longitude: 78.1 })).toBe('9.93° N, 78.10° E');
  expect(formatCoordinates({ latitude: -33.87, longitude: -74.01 })).toBe('33.87° S, 74.01° W');
});
