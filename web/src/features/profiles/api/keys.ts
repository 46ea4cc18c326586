import type { Filters, ProfileQuery } from '@/features/profiles/filters';

/** The keys of what is read to browse profiles and to look at one. */
export const profileKeys = {
  newest: () => ['profiles', 'newest'] as const,
  allFound: () => ['profiles', 'found'] as const,
  found: ({ filters, sort }: ProfileQuery) => ['profiles', 'found', filters, sort] as const,
  count: (filters: Filters) => ['profiles', 'count', filters] as const,
  one: (profileId: number) => ['profile', profileId] as const,
  contact: (profileId: number) => ['profile', profileId, 'contact'] as const,
  savedSearches: () => ['saved-searches'] as const,
  visit: (username: string | null) => ['visit', username] as const,
};
