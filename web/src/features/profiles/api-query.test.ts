import { describe, expect, it } from 'vitest';
import { toApiFilters, toApiQuery, matchSchoolOf } from '@/features/profiles/api-query';
import type { EqualStars } from '@/astrology/porutham/star-lists';

const byMatch: readonly EqualStars[] = [
  { passes: true, least: 8, most: 8, codes: ['groom:Rohini:Vrishabha:1', 'groom:Magha:Simha:'] },
  { passes: true, least: 6, most: 9, codes: ['groom:Krittika::'] },
  { passes: true, least: 5, most: 7, codes: ['groom:Chitra::'] },
  { passes: true, least: 4, most: 4, codes: ['groom:Swati:Tula:2'] },
  { passes: false, least: 7, most: 8, codes: ['groom:Hasta:Kanya:3'] },
];

describe('the school whose matches a query needs', () => {
  it('follows from the star-match filter, or from the order by match', () => {
    expect(matchSchoolOf({ filters: { religion: 'Hindu' }, sort: 'age' })).toBeUndefined();
    expect(matchSchoolOf({ filters: {}, sort: 'match' })).toBeNull();
    expect(matchSchoolOf({ filters: { matches_star: 'South 6' }, sort: 'newest' })).toBe('South');
  });
});

describe('the query of the API', () => {
  it('has the same filters if none is about the star', () => {
    const filters = { religion: 'Hindu' };
    expect(toApiFilters(filters, byMatch)).toBe(filters);
    expect(toApiQuery({ filters, sort: 'active' }, null)).toEqual({ filters, sort: 'active' });
  });

  it('has star codes instead of the star-match filter: those that reach the count in every case and pass', () => {
    expect(toApiFilters({ matches_star: 'South 6', looking_for: 'groom' }, byMatch)).toEqual({
      looking_for: 'groom',
      stars: [['groom:Rohini:Vrishabha:1', 'groom:Magha:Simha:'], ['groom:Krittika::']],
    });
    expect(toApiFilters({ matches_star: 'South 9' }, byMatch)).toEqual({ stars: [] });
  });

  it('without an own star, the filter finds nobody and the order falls back to newest', () => {
    expect(toApiQuery({ filters: { matches_star: 'South 6' }, sort: 'match' }, null)).toEqual({
      filters: { stars: [] },
      sort: 'match',
    });
    expect(toApiQuery({ filters: { looking_for: 'groom' }, sort: 'match' }, null)).toEqual({
      filters: { looking_for: 'groom' },
      sort: 'newest',
    });
  });

  it('has all star codes for the order by match, unknown stars last', () => {
    const all = byMatch.map(({ codes }) => codes);
    expect(toApiQuery({ filters: { looking_for: 'groom' }, sort: 'match' }, byMatch)).toEqual({
      filters: { looking_for: 'groom', stars: [...all, ['']] },
      sort: 'match',
    });
    expect(toApiQuery({ filters: { matches_star: 'South 6' }, sort: 'match' }, byMatch)).toEqual({
      filters: { stars: all.slice(0, 2) },
      sort: 'match',
    });
  });
});
