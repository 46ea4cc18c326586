import type { AskedFilters, AskedQuery } from '@/features/profiles/asked';
import type { StarSchool } from '@/astrology/porutham/star-wish';

/** The keys of what is read to browse profiles and to look at one. */
export const profileKeys = {
  newest: () => ['profiles', 'newest'] as const,
  allFound: () => ['profiles', 'found'] as const,
  found: (query: AskedQuery | null) => ['profiles', 'found', query?.filters, query?.sort] as const,
  count: (filters: AskedFilters | null) => ['profiles', 'count', filters] as const,
  one: (profileId: number | null) => ['profile', profileId] as const,
  contact: (profileId: number) => ['profile', profileId, 'contact'] as const,
  matchingStars: (ownId: number | null, school: StarSchool | null) => ['matching-stars', ownId, school] as const,
  savedSearches: () => ['saved-searches'] as const,
  visit: (username: string | null) => ['visit', username] as const,
};
