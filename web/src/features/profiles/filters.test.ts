import { describe, expect, it, onTestFinished } from 'vitest';
import {
  chipsOf,
  forVisitors,
  isForEveryone,
  readFilters,
  readSort,
  sameFilters,
  startQueryOf,
  without,
  withoutVainMatches,
  type SortOrder,
} from '@/features/profiles/filters';
import { starNames } from '@/astrology/star-names';

const labels = (filters: object) => chipsOf(readFilters(filters)).map(({ label }) => label);

describe('chips', () => {
  it('say each wish in words', () => {
    expect(
      labels({
        with_picture: 'true',
        looking_for: 'bride',
        religion: 'Hindu',
        caste: 'Iyer',
        search: 'asha',
        location: 'Pune',
      }),
    ).toEqual(['Name or ID: asha', 'Brides', 'Hindu', 'Caste: Iyer', 'Place: Pune', 'With picture']);
  });

  it('say how well a star is to match', () => {
    expect(labels({ matches_star: 'South 6', with_picture: 'true' })).toEqual([
      'Matches my star: 6 of 10 or more',
      'With picture',
    ]);
  });

  it('say it by the school of the wish', () => {
    expect(labels({ matches_star: 'North 18' })).toEqual(['Matches my star: 18 of 36 or more']);
  });

  it('join the two ends of a range', () => {
    expect(labels({ age_from: 25, age_to: 30 })).toEqual(['25 to 30 years']);
    expect(labels({ age_from: 25 })).toEqual(['From 25 years']);
    expect(labels({ age_to: 30 })).toEqual(['Up to 30 years']);
    expect(labels({ age_from: 30, age_to: 30 })).toEqual(['30 years']);
    expect(labels({ height_from: 152, height_to: 163 })).toEqual([`5' 0" (152 cm) to 5' 4" (163 cm)`]);
    expect(labels({ height_to: 163 })).toEqual([`Up to 5' 4" (163 cm)`]);
    expect(labels({ height_from: 174, height_to: 176 })).toEqual([`5' 9" (174 to 176 cm)`]);
  });

  it('say heights of searches that were saved by the nearest centimetre, with all who are shown so', () => {
    expect(readFilters({ height_from: '175', height_to: 175 })).toEqual({ height_from: '174', height_to: '176' });
    expect(labels({ height_from: 175 })).toEqual([`From 5' 9" (174 cm)`]);
    expect(labels({ height_to: 175 })).toEqual([`Up to 5' 9" (176 cm)`]);
    expect(readFilters({ height_from: 100, height_to: 250 })).toEqual({ height_from: '100', height_to: '250' });
    for (const height_to of ['tall', '99', '251', '175.5']) expect(readFilters({ height_to })).toEqual({ height_to });
  });

  it('take away all that they say: nothing is left when each is removed', () => {
    const filters = readFilters({ age_from: 25, age_to: 30, height_to: 160, education: 'MBA', birth_star: 'Rohini' });
    const rest = chipsOf(filters).reduce((left, { names }) => without(left, names), filters);
    expect(rest).toEqual({});
  });
});

it('call a star as the bureau does', () => {
  onTestFinished(() => {
    starNames.set('tamil');
  });
  for (const [names, word] of [
    ['tamil', 'Magam'],
    ['malayalam', 'Makam'],
    ['sanskrit', 'Magha'],
  ] as const) {
    starNames.set(names);
    expect(labels({ birth_star: 'Magha' })).toEqual([`Star: ${word}`]);
  }
});

describe('reading', () => {
  it('keeps filters only, as text, without blanks and empty ones', () => {
    expect(
      readFilters({ caste: ' Iyer ', age_from: 25, religion: '', with_picture: true, status: 'draft', location: [] }),
    ).toEqual({
      caste: 'Iyer',
      age_from: '25',
      with_picture: 'true',
    });
    for (const nonsense of [null, undefined, 'x', 7, []]) expect(readFilters(nonsense)).toEqual({});
  });

  it('knows wishes that a star match, and drops what is none', () => {
    expect(readFilters({ matches_star: 'South 10' })).toEqual({ matches_star: 'South 10' });
    for (const matches_star of ['South 11', 'North 37', 'South 0', 'South', 'East 6', 'South 6.5', '6']) {
      expect(readFilters({ matches_star })).toEqual({});
    }
  });

  it('knows the orders', () => {
    expect(readSort('age')).toBe('age');
    expect(readSort('id')).toBe('newest');
  });
});

it('leaves a visitor what the card shows', () => {
  const filters = {
    looking_for: 'groom',
    age_to: '30',
    caste: 'Iyer',
    search: 'x',
    location: 'Pune',
    matches_star: 'South 6',
  };
  expect(forVisitors({ filters, sort: 'active' })).toEqual({
    filters: { looking_for: 'groom', age_to: '30', location: 'Pune' },
    sort: 'newest',
  });
});

it('asks about matching stars on the other side only', () => {
  const vain = (filters: object, sort: SortOrder, gender: string | null = 'bride') =>
    withoutVainMatches({ filters: readFilters(filters), sort }, gender);
  const wish = { matches_star: 'South 6' };
  expect(vain({ ...wish, looking_for: 'groom' }, 'match')).toEqual({
    filters: { ...wish, looking_for: 'groom' },
    sort: 'match',
  });
  expect(vain(wish, 'match')).toEqual({ filters: wish, sort: 'match' });
  expect(vain({ ...wish, looking_for: 'bride' }, 'match')).toEqual({
    filters: { looking_for: 'bride' },
    sort: 'newest',
  });
  expect(vain({ ...wish, looking_for: 'bride' }, 'age')).toEqual({ filters: { looking_for: 'bride' }, sort: 'age' });
  // All of both sides have no order by their match, and nor have those of whoever is neither.
  expect(vain({ religion: 'Hindu' }, 'match')).toEqual({ filters: { religion: 'Hindu' }, sort: 'newest' });
  expect(vain({ ...wish, looking_for: 'groom' }, 'match', null)).toEqual({
    filters: { looking_for: 'groom' },
    sort: 'newest',
  });
});

it('tells the plain list, and equal filters whatever their order', () => {
  expect(isForEveryone({ filters: {}, sort: 'newest' })).toBe(true);
  expect(isForEveryone({ filters: {}, sort: 'age' })).toBe(false);
  expect(isForEveryone({ filters: { caste: 'Iyer' }, sort: 'newest' })).toBe(false);
  expect(sameFilters({ caste: 'Iyer', religion: 'Hindu' }, { religion: 'Hindu', caste: 'Iyer' })).toBe(true);
  expect(sameFilters({ caste: 'Iyer' }, { caste: 'Iyer', age_to: '30' })).toBe(false);
});

it('starts with the other side, and with everyone where there is none', () => {
  expect(startQueryOf('bride')).toEqual({ filters: { looking_for: 'groom' }, sort: 'newest' });
  expect(startQueryOf('groom')).toEqual({ filters: { looking_for: 'bride' }, sort: 'newest' });
  expect(isForEveryone(startQueryOf(null))).toBe(true);
});
