import { describe, expect, it } from 'vitest';
import { askFilters, askQuery, schoolAskedFor } from '@/features/profiles/asked';
import type { EqualStars } from '@/astrology/porutham/star-lists';

const byMatch: readonly EqualStars[] = [
  { passes: true, count: 8, codes: ['groom:Rohini:Vrishabha:1', 'groom:Magha:Simha:'] },
  { passes: true, count: 6, codes: ['groom:Krittika::'] },
  { passes: true, count: 4, codes: ['groom:Swati:Tula:2'] },
  { passes: false, count: 7, codes: ['groom:Hasta:Kanya:3'] },
];

describe('whether it must be known which stars match', () => {
  it('follows from the wish, with its school, and from the order', () => {
    expect(schoolAskedFor({ filters: { religion: 'Hindu' }, sort: 'age' })).toBeUndefined();
    expect(schoolAskedFor({ filters: {}, sort: 'match' })).toBeNull();
    expect(schoolAskedFor({ filters: { matches_star: 'South 6' }, sort: 'newest' })).toBe('South');
  });
});

describe('what the database is asked', () => {
  it('is the filters themselves where nothing is asked about the star', () => {
    const filters = { religion: 'Hindu' };
    expect(askFilters(filters, byMatch)).toBe(filters);
    expect(askQuery({ filters, sort: 'active' }, null)).toEqual({ filters, sort: 'active' });
  });

  it('is lists instead of the wish: who matches as well as that, and has what decides', () => {
    expect(askFilters({ matches_star: 'South 6', looking_for: 'groom' }, byMatch)).toEqual({
      looking_for: 'groom',
      stars: [['groom:Rohini:Vrishabha:1', 'groom:Magha:Simha:'], ['groom:Krittika::']],
    });
    expect(askFilters({ matches_star: 'South 9' }, byMatch)).toEqual({ stars: [] });
  });

  it('is nobody for the wish when the own star is not known, and the newest for the order', () => {
    expect(askQuery({ filters: { matches_star: 'South 6' }, sort: 'match' }, null)).toEqual({
      filters: { stars: [] },
      sort: 'match',
    });
    expect(askQuery({ filters: { looking_for: 'groom' }, sort: 'match' }, null)).toEqual({
      filters: { looking_for: 'groom' },
      sort: 'newest',
    });
  });

  it('is all of them for the order alone, last those whose star is not known', () => {
    const all = byMatch.map(({ codes }) => codes);
    expect(askQuery({ filters: { looking_for: 'groom' }, sort: 'match' }, byMatch)).toEqual({
      filters: { looking_for: 'groom', stars: [...all, ['']] },
      sort: 'match',
    });
    expect(askQuery({ filters: { matches_star: 'South 6' }, sort: 'match' }, byMatch)).toEqual({
      filters: { stars: all.slice(0, 2) },
      sort: 'match',
    });
  });
});
