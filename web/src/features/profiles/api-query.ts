import { without, type Filters, type ProfileQuery, type SortOrder } from '@/features/profiles/filters';
import type { EqualStars } from '@/astrology/porutham/star-lists';
import { readStarMatchFilter, type StarSchool } from '@/astrology/porutham/star-match-filter';

/** Filters of an API call: it takes star codes, not the star-match filter. */
export type ApiFilters = Filters & {
  /** Star codes to search for, best match first. */
  stars?: string[][];
};

export interface ApiQuery {
  filters: ApiFilters;
  sort: SortOrder;
}

/** The school for the star matches of the query: null for the bureau's, undefined if it needs none. */
export function matchSchoolOf({ filters, sort }: ProfileQuery): StarSchool | null | undefined {
  const starMatch = filters.matches_star === undefined ? null : readStarMatchFilter(filters.matches_star);
  if (starMatch !== null) return starMatch.school;
  return sort === 'match' ? null : undefined;
}

/**
 * Replaces the star-match filter by star codes that reach its count in every case, best match first. The list is empty if the
 * viewer's star is unknown.
 */
export function toApiFilters(filters: Filters, byMatch: readonly EqualStars[] | null): ApiFilters {
  const starMatch = filters.matches_star === undefined ? null : readStarMatchFilter(filters.matches_star);
  if (starMatch === null) return filters;
  const wanted = byMatch?.filter(({ least, passes }) => passes && least >= starMatch.least) ?? [];
  return { ...without(filters, ['matches_star']), stars: wanted.map(({ codes }) => [...codes]) };
}

/** Filters and order of an API call. In the order by match, profiles without a star come last. */
export function toApiQuery({ filters, sort }: ProfileQuery, byMatch: readonly EqualStars[] | null): ApiQuery {
  const asked = toApiFilters(filters, byMatch);
  if (sort !== 'match' || asked.stars) return { filters: asked, sort };
  if (byMatch === null) return { filters, sort: 'newest' };
  return { filters: { ...filters, stars: [...byMatch.map(({ codes }) => [...codes]), ['']] }, sort };
}
