import { expect, it } from 'vitest';
import { papaPlacements, papaPlanets, papaStarts } from '@/astrology/panchangam/papasamyam';
import { birthSky, type Birth } from '@/astrology/sky/birth-sky';

// The total eclipse of 24 October 1995. The lagnam is in Dhanu, Moon, Venus, Sun and Rahu in Tula, Mars in Vrishchika, Saturn
// in Kumbha, Ketu in Mesha.
const eclipse: Birth = {
  date: '1995-10-24',
  time: '10:10',
  certainty: 'Exact',
  coordinates: { latitude: 13.08, longitude: 80.27 },
  utcOffsets: [330],
};
const housesAt = (birth: Birth) => {
  const housesOf = papaPlacements(birthSky(birth, 'mean'));
  return papaPlanets.map((planet) => papaStarts.map((start) => housesOf(planet, start)));
};

it('counts the houses of the five from lagnam, Moon and Venus', () => {
  expect(housesAt(eclipse)).toEqual([
    [[12], [2], [2]],
    [[3], [5], [5]],
    [[11], [1], [1]],
    [[11], [1], [1]],
    [[5], [7], [7]],
  ]);
});

it('gives two houses where a boundary is near or the time leaves both open, and none without a lagnam', () => {
  // Within the hour the lagnam goes from Vrishchika to Dhanu.
  const approximate = housesAt({ ...eclipse, certainty: 'Approximate', time: '09:40' });
  expect(approximate[0]).toEqual([[1, 12], [2], [2]]);
  expect(housesAt({ ...eclipse, coordinates: null })[1]).toEqual([null, [5], [5]]);
  expect(housesAt({ ...eclipse, certainty: 'Not known', time: null })[1]?.[0]).toBeNull();
});
