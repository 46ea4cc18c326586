import { expect, test } from 'vitest';
import { countInWords, countsByCode } from '@/astrology/porutham/match-counts';
import { matchStars } from '@/astrology/porutham/match-stars';
import { matchOf, starCode, starsByMatch } from '@/astrology/porutham/star-lists';
import { firstStarSettings } from '@/astrology/star-settings';

test('a count has its school, both ends, and the missing Rajju', () => {
  expect(countInWords('South', { least: 8, most: 8, passes: true })).toBe('Porutham 8 of 10');
  expect(countInWords('South', { least: 8, most: 9, passes: false })).toBe(
    'Porutham 8 to 9 of 10, Rajju does not agree',
  );
  expect(countInWords('Kerala', { least: 6, most: 6, passes: true })).toBe('Kerala porutham 6 of 10');
  expect(countInWords('Tamil twelve', { least: 9, most: 9, passes: true })).toBe('Porutham 9 of 12');
  expect(countInWords('North', { least: 24.5, most: 28, passes: true })).toBe('Guna milan 24½ to 28 of 36');
});

test.each([
  ['Rohini', 'Uttara Phalguni', 'Porutham 5 of 10', '5 of 10', []],
  // Dina of one star without a list is no factor that fails, and none that goes.
  [
    'Ashwini',
    'Ashwini',
    'Porutham 5 to 6 of 10, Rajju does not agree',
    '5 of 10',
    ['1 cannot be computed', 'Rajju does not agree'],
  ],
])('cards, links and the panel say the same of %s and %s', (hers, his, card, count, notes) => {
  const bride = { birth_star: hers, star_pada: 2, rasi: null };
  const groom = { birth_star: his, star_pada: 1, rasi: null };
  const lists = starsByMatch('bride', bride, 'South', firstStarSettings) ?? [];
  expect(countsByCode('South', lists).get(starCode('groom', groom))?.()).toBe(card);
  expect(countInWords('South', matchOf({ bride, groom }, firstStarSettings))).toBe(card);
  expect(matchStars({ bride, groom }, firstStarSettings)).toMatchObject({ count, notes });
});
