import { without, type Filters, type ProfileQuery, type SortOrder } from '@/features/profiles/filters';
import type { EqualStars } from '@/astrology/porutham/star-lists';
import { readStarWish, type StarSchool } from '@/astrology/porutham/star-wish';

/** Filters as the database is asked: it knows lists of stars, and no wish that a star match. */
export type AskedFilters = Filters & {
  /** The codes of the stars that are looked for, the best first. */
  stars?: string[][];
};

export interface AskedQuery {
  filters: AskedFilters;
  sort: SortOrder;
}

/** Whether it must be known which stars match, and by whose rules; null for the bureau's. Undefined when it need not. */
export function schoolAskedFor({ filters, sort }: ProfileQuery): StarSchool | null | undefined {
  const wish = filters.matches_star === undefined ? null : readStarWish(filters.matches_star);
  if (wish !== null) return wish.school;
  return sort === 'match' ? null : undefined;
}

/** Turns a wish that the star match into stars, by how well they match; none when the own star is not known. */
export function askFilters(filters: Filters, byMatch: readonly EqualStars[] | null): AskedFilters {
  const wish = filters.matches_star === undefined ? null : readStarWish(filters.matches_star);
  if (wish === null) return filters;
  const wanted = byMatch?.filter(({ count, passes }) => passes && count >= wish.least) ?? [];
  return { ...without(filters, ['matches_star']), stars: wanted.map(({ codes }) => [...codes]) };
}

/** The same for a list in its order: in that by how well the stars match, whose star is not known comes last. */
export function askQuery({ filters, sort }: ProfileQuery, byMatch: readonly EqualStars[] | null): AskedQuery {
  const asked = askFilters(filters, byMatch);
  if (sort !== 'match' || asked.stars) return { filters: asked, sort };
  if (byMatch === null) return { filters, sort: 'newest' };
  return { filters: { ...filters, stars: [...byMatch.map(({ codes }) => [...codes]), ['']] }, sort };
}
