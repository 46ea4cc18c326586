import { expect, it } from 'vitest';
import { ofPlanets, type Chart, type ChartPlanet } from '@/astrology/sky/chart';
import { countMangal, mangalHouses } from '@/astrology/sky/mangal';
import { rasis, type Rasi } from '@/astrology/rasis';

const chart = (lagnam: Rasi | null, places: Partial<Record<ChartPlanet, Rasi>>): Chart => ({
  lagnam,
  planets: ofPlanets((planet) => places[planet] ?? null),
});

it('counts Mars from lagnam, Moon and Venus, the own sign as the first', () => {
  // By hand: from Simha to Meena are 8 signs, from Meena to Meena 1, from Tula to Meena 6.
  expect(countMangal(chart('Simha', { Mars: 'Meena', Moon: 'Meena', Venus: 'Tula' }))).toEqual([
    { from: 'lagnam', start: 'Simha', mars: 'Meena', house: 8, hasDosha: true },
    { from: 'Moon', start: 'Meena', mars: 'Meena', house: 1, hasDosha: true },
    { from: 'Venus', start: 'Tula', mars: 'Meena', house: 6, hasDosha: false },
  ]);
});

it('goes by houses 1, 2, 4, 7, 8 and 12', () => {
  const houses = rasis.map((mars) => countMangal(chart('Karka', { Mars: mars }))[0]);
  expect(
    houses
      .filter((count) => count?.hasDosha)
      .map((count) => count?.house ?? 0)
      .toSorted((a, b) => a - b),
  ).toEqual(mangalHouses);
  expect(new Set(houses.map((count) => count?.house)).size).toBe(12);
});

it('says nothing where a place is not certain', () => {
  expect(countMangal(chart(null, { Mars: 'Mesha', Moon: 'Mesha' }))).toEqual([
    { from: 'lagnam', start: null, mars: 'Mesha', house: null, hasDosha: null },
    { from: 'Moon', start: 'Mesha', mars: 'Mesha', house: 1, hasDosha: true },
    { from: 'Venus', start: null, mars: 'Mesha', house: null, hasDosha: null },
  ]);
  expect(countMangal(chart('Mesha', { Moon: 'Mesha', Venus: 'Mesha' })).map(({ hasDosha }) => hasDosha)).toEqual([
    null,
    null,
    null,
  ]);
});
