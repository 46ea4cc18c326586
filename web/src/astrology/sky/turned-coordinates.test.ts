import { expect, it } from 'vitest';
import { turnedByClock } from '@/astrology/sky/coordinates';
import type { BirthZone } from '@/astrology/sky/zones';

const places: readonly (readonly [name: string, zone: BirthZone, latitude: number, longitude: number])[] = [
  ['Dubai', 'Asia/Dubai', 25.2, 55.27],
  ['Muscat', 'Asia/Dubai', 23.59, 58.41],
  ['Doha', 'Asia/Qatar', 25.29, 51.53],
  ['Kuwait', 'Asia/Riyadh', 29.37, 47.98],
  ['Riyadh', 'Asia/Riyadh', 24.71, 46.68],
  ['Nairobi', 'Africa/Nairobi', -1.29, 36.82],
  ['London', 'Europe/London', 51.51, -0.13],
  ['Berlin', 'Europe/Berlin', 52.52, 13.4],
];

it.each(places)('%s is found the wrong way round, by its clock', (_name, zone, latitude, longitude) => {
  expect(turnedByClock({ latitude, longitude }, zone)).toBeNull();
  expect(turnedByClock({ latitude: longitude, longitude: latitude }, zone)).toEqual({ latitude, longitude });
});

it.each([
  ['Paris', 'Europe/Paris', 48.86, 2.35],
  ['Chennai', 'Asia/Kolkata', 13.08, 80.27],
  ['Singapore', 'Asia/Singapore', 1.35, 103.82],
  ['Sydney', 'Australia/Sydney', -33.87, 151.21],
  ['Melbourne', 'Australia/Melbourne', -37.81, 144.96],
  ['Anchorage', 'America/Anchorage', 61.22, -149.9],
  ['New York', 'America/New_York', 40.71, -74.01],
] as const)('%s is as it was entered', (_name, zone, latitude, longitude) => {
  expect(turnedByClock({ latitude, longitude }, zone)).toBeNull();
});
