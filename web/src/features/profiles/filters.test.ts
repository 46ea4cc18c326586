import { describe, expect, it, onTestFinished, test } from 'vitest';
import {
  chipsOf,
  forVisitors,
  isForEveryone,
  readFilters,
  readSort,
  sameFilters,
  startQueryOf,
  withFilters,
  without,
  dropUnusableMatchFilter,
  type SortOrder,
} from '@/features/profiles/filters';
import { enteredWishes } from '@/person/typed-wishes';
import { starNames } from '@/astrology/star-names';

const labels = (filters: object) => chipsOf(readFilters(filters)).map(({ label }) => label);

describe('chips', () => {
  it('name each filter in words', () => {
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

  it('name the least count of the star-match filter', () => {
    expect(labels({ matches_star: 'South 6', with_picture: 'true' })).toEqual([
      'Matches my star: 6 of 10 or more',
      'With picture',
    ]);
  });

  it('name the least count by the school of the filter', () => {
    expect(labels({ matches_star: 'North 18' })).toEqual(['Matches my star: 18 of 36 or more']);
    expect(labels({ matches_star: 'Kerala 5' })).toEqual(['Matches my star: 5 of the Kerala 10 or more']);
    expect(labels({ matches_star: 'Tamil twelve 7' })).toEqual(['Matches my star: 7 of 12 or more']);
  });

  it('join the two ends of a range', () => {
    expect(labels({ age_from: 25, age_to: 30 })).toEqual(['25 to 30 years']);
    expect(labels({ age_from: 25 })).toEqual(['From 25 years']);
    expect(labels({ age_to: 30 })).toEqual(['Up to 30 years']);
    expect(labels({ age_from: 30, age_to: 30 })).toEqual(['30 years']);
    expect(labels({ height_from: 152, height_to: 163 })).toEqual([`5'\u00A00" (152 cm) to 5'\u00A04" (163 cm)`]);
    expect(labels({ height_to: 163 })).toEqual([`Up to 5'\u00A04" (163 cm)`]);
    expect(labels({ height_from: 174, height_to: 176 })).toEqual([`5'\u00A09" (175 cm)`]);
  });

  it('are without the marks and digits of messengers', () => {
    expect(readFilters({ search: '\u202a௧௦௦௧\u202c' })).toEqual({ search: '1001' });
    const typed = { caste: '\u200eKongu\u2011Vellala ', location: '\u202a \u202c' };
    for (const read of [readFilters(typed), enteredWishes({ must: typed, hoped: {} }).must])
      expect(read).toEqual({ caste: 'Kongu-Vellala' });
    expect(readFilters({ search: 'Me\u200bena', caste: '\u200eNadar' })).toEqual({ search: 'Meena', caste: 'Nadar' });
  });

  it('widen the heights of older saved searches to all centimetres that look the same', () => {
    expect(readFilters({ height_from: '175', height_to: 175 })).toEqual({ height_from: '174', height_to: '176' });
    expect(labels({ height_from: 175 })).toEqual([`From 5'\u00A09" (175 cm)`]);
    expect(labels({ height_to: 175 })).toEqual([`Up to 5'\u00A09" (175 cm)`]);
    expect(readFilters({ height_from: 100, height_to: 250 })).toEqual({ height_from: '100', height_to: '250' });
    for (const height_to of ['tall', '99', '251', '175.5']) expect(readFilters({ height_to })).toEqual({ height_to });
  });

  it('remove every filter: none is left when each chip is removed', () => {
    const filters = readFilters({ age_from: 25, age_to: 30, height_to: 160, education: 'MBA', birth_star: 'Rohini' });
    const rest = chipsOf(filters).reduce((left, { names }) => without(left, names), filters);
    expect(rest).toEqual({});
  });
});

it('names a star as the bureau does', () => {
  onTestFinished(() => starNames.set('tamil'));
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
  it('keeps only known filters, as trimmed text, without empty ones', () => {
    expect(
      readFilters({ caste: ' Iyer ', age_from: 25, religion: '', with_picture: true, status: 'draft', location: [] }),
    ).toEqual({
      caste: 'Iyer',
      age_from: '25',
      with_picture: 'true',
    });
    for (const nonsense of [null, undefined, 'x', 7, []]) expect(readFilters(nonsense)).toEqual({});
  });

  it('keeps valid star-match filters, and drops invalid ones', () => {
    for (const matches_star of ['South 10', 'Kerala 10', 'Tamil twelve 12', 'North 36']) {
      expect(readFilters({ matches_star })).toEqual({ matches_star });
    }
    const wrong = ['South 11', 'Kerala 11', 'Tamil twelve 13', 'North 37', 'South 0', 'East 6', 'South 6.5'];
    for (const matches_star of [...wrong, 'South', 'Tamil 6', 'Tamil twelve', 'South  6', 'toString 1', '6']) {
      expect(readFilters({ matches_star })).toEqual({});
    }
  });

  it('reads the sort orders', () => {
    expect(readSort('age')).toBe('age');
    expect(readSort('id')).toBe('newest');
  });
});

it('leaves a visitor only filters by card columns', () => {
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

it('keeps star matching only for the other side', () => {
  const drop = (filters: object, sort: SortOrder, gender: string | null = 'bride') =>
    dropUnusableMatchFilter({ filters: readFilters(filters), sort }, gender);
  const starMatch = { matches_star: 'South 6' };
  expect(drop({ ...starMatch, looking_for: 'groom' }, 'match')).toEqual({
    filters: { ...starMatch, looking_for: 'groom' },
    sort: 'match',
  });
  expect(drop(starMatch, 'match')).toEqual({ filters: starMatch, sort: 'match' });
  expect(drop({ ...starMatch, looking_for: 'bride' }, 'match')).toEqual({
    filters: { looking_for: 'bride' },
    sort: 'newest',
  });
  expect(drop({ ...starMatch, looking_for: 'bride' }, 'age')).toEqual({
    filters: { looking_for: 'bride' },
    sort: 'age',
  });
  // No order by match for a list of both sides, or for a viewer of neither side.
  expect(drop({ religion: 'Hindu' }, 'match')).toEqual({ filters: { religion: 'Hindu' }, sort: 'newest' });
  expect(drop({ ...starMatch, looking_for: 'groom' }, 'match', null)).toEqual({
    filters: { looking_for: 'groom' },
    sort: 'newest',
  });
});

it('recognizes the unfiltered list, and equal filters in any order', () => {
  expect(isForEveryone({ filters: {}, sort: 'newest' })).toBe(true);
  expect(isForEveryone({ filters: {}, sort: 'age' })).toBe(false);
  expect(isForEveryone({ filters: { caste: 'Iyer' }, sort: 'newest' })).toBe(false);
  expect(sameFilters({ caste: 'Iyer', religion: 'Hindu' }, { religion: 'Hindu', caste: 'Iyer' })).toBe(true);
  expect(sameFilters({ caste: 'Iyer' }, { caste: 'Iyer', age_to: '30' })).toBe(false);
});

it('starts with the other side, or with everyone if the viewer has no side', () => {
  expect(startQueryOf('bride')).toEqual({ filters: { looking_for: 'groom' }, sort: 'newest' });
  expect(startQueryOf('groom')).toEqual({ filters: { looking_for: 'bride' }, sort: 'newest' });
  expect(isForEveryone(startQueryOf(null))).toBe(true);
});

test('filtered by star, the best match comes first by itself', () => {
  const starMatch = { looking_for: 'groom', matches_star: 'South 6' };
  const start = startQueryOf('bride');
  const best = withFilters(start, starMatch);
  expect(best).toEqual({ filters: starMatch, sort: 'match' });
  // The member's choice stays: another order before, or "Newest" afterwards.
  expect(withFilters({ ...start, sort: 'age' }, starMatch).sort).toBe('age');
  expect(withFilters({ ...best, sort: 'newest' }, { ...starMatch, religion: 'Hindu' }).sort).toBe('newest');
  expect(withFilters(start, { looking_for: 'groom', religion: 'Hindu' }).sort).toBe('newest');
});
