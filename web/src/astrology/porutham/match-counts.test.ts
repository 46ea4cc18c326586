import { expect, test } from 'vitest';
import { matchSouth } from '@/astrology/porutham/south';
import { countInWords, countsByCode } from '@/astrology/porutham/match-counts';
import { starCode, starsByMatch } from '@/astrology/porutham/star-lists';
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

test('a card says the count of the panel', () => {
  const bride = { birth_star: 'Rohini', star_pada: 2, rasi: null };
  const groom = { birth_star: 'Uttara Phalguni', star_pada: 1, rasi: null };
  const lists = starsByMatch('bride', bride, 'South', firstStarSettings) ?? [];
  const { agreeing, factors } = matchSouth({ bride, groom }, firstStarSettings, 'South');
  const rajju = factors.find(({ name }) => name === 'Rajju')?.result === 'yes' ? '' : ', Rajju does not agree';
  expect(countsByCode('South', lists).get(starCode('groom', groom))?.()).toBe(`Porutham ${agreeing} of 10${rajju}`);
});
