import { expect, it } from 'vitest';
import { leftOutByStars } from '@/features/profiles/left-out-by-stars';
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
