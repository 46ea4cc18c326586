import type { ApiFilters, ApiQuery } from '@/features/profiles/api-query';
import type { StarSchool } from '@/astrology/porutham/star-match-filter';

/** Query keys of the list of profiles and of a profile. */
export const profileKeys = {
  newest: () => ['profiles', 'newest'] as const,
  allFound: () => ['profiles', 'found'] as const,
  found: (query: ApiQuery | null) => ['profiles', 'found', query?.filters, query?.sort] as const,
  begun: (filters: ApiFilters) => ['search-begun', filters] as const,
  count: (filters: ApiFilters | null) => ['profiles', 'count', filters] as const,
  one: (profileId: number | null) => ['profile', profileId] as const,
  card: (profileId: number) => ['profile', profileId, 'card'] as const,
  visitorFacts: (profileId: number) => ['profile', profileId, 'visitor-facts'] as const,
  contact: (profileId: number) => ['profile', profileId, 'contact'] as const,
  matchingStars: (ownId: number | null, school: StarSchool | null) => ['matching-stars', ownId, school] as const,
  matchCounts: (ownId: number | null, school: StarSchool | null, language: string) =>
    ['match-counts', ownId, school, language] as const,
  starCode: (profileId: number) => ['star-code', profileId] as const,
  ownStar: (ownId: number | null) => ['own-star', ownId] as const,
  wishes: (profileId: number) => ['wishes', profileId] as const,
  fits: (profileId: number, skipped: number) => ['wishes', profileId, 'fits', skipped] as const,
  matches: (profileId: number, skipped: number, view: object) =>
    ['wishes', profileId, 'matches', skipped, view] as const,
  whatIf: (profileId: number) => ['wishes', profileId, 'what-if'] as const,
  fit: (profileId: number, otherId: number) => ['wishes', profileId, 'fit', otherId] as const,
  savedSearches: () => ['saved-searches'] as const,
  visit: (username: string | null) => ['visit', username] as const,
};
