import { expect, it } from 'vitest';
import { starOffers, leftOutByStars, starPlaces, starsAt } from '@/features/profiles/stars';
import type { EqualStars } from '@/astrology/porutham/star-lists';

const byMatch: readonly EqualStars[] = [
  { passes: true, least: 6, most: 9, codes: ['groom:Krittika::'] },
  { passes: true, least: 5, most: 7, codes: ['groom:Chitra::', 'groom:Vishakha::'] },
  { passes: true, least: 4, most: 6, codes: ['groom:Punarvasu::'] },
  { passes: true, least: 4, most: 5, codes: ['groom:Magha:?:'] },
  { passes: false, least: 5, most: 8, codes: ['groom:Hasta:?:'] },
];

it('counts who may reach the count and pass, and who has no star, beside the other filters', () => {
  expect(leftOutByStars({ religion: 'Hindu', matches_star: 'South 6' }, byMatch, 'groom')).toEqual({
    open: { religion: 'Hindu', stars: [['groom:Chitra::', 'groom:Vishakha::', 'groom:Punarvasu::']] },
    starless: { religion: 'Hindu', looking_for: 'groom', stars: [['']] },
  });
  expect(leftOutByStars({ matches_star: 'South 10' }, byMatch, 'groom')?.open).toBeNull();
});

it('counts nobody without the star-match filter', () => {
  expect(leftOutByStars({ religion: 'Hindu' }, byMatch, 'groom')).toBeNull();
});

it('orders stars by whole steps: well, middling, perhaps or unknown, not', () => {
  const lists: readonly EqualStars[] = [
    { passes: true, least: 9, most: 9, codes: ['best'] },
    { passes: true, least: 7, most: 7, codes: ['well'] },
    { passes: true, least: 6, most: 9, codes: ['middling'] },
    { passes: true, least: 4, most: 4, codes: ['fails'] },
    { passes: true, least: 3, most: 6, codes: ['perhaps'] },
    { passes: false, least: 9, most: 9, codes: ['no rajju'] },
  ];
  const places = starPlaces(lists, starOffers.South);
  const steps = Object.entries(places).map(([code, place]) => [code, Math.floor(place / 100)]);
  expect(Object.fromEntries(steps)).toEqual({
    best: 0,
    well: 0,
    middling: 1,
    perhaps: 2,
    '': 2,
    fails: 3,
    'no rajju': 3,
  });
  for (const list of lists) expect(starsAt(lists, places[list.codes[0] ?? ''] ?? null)).toBe(list);
  expect([starsAt(lists, places[''] ?? null), starsAt(lists, null)]).toEqual([null, null]);
  expect(starPlaces([], starOffers.South)).toEqual({});
});
