import { without, type Filters } from '@/features/profiles/filters';
import type { ApiFilters } from '@/features/profiles/api-query';
import type { EqualStars, Match } from '@/astrology/porutham/star-lists';
import { readStarMatchFilter } from '@/astrology/porutham/star-match-filter';
import type { genders } from '@/person/value-lists';

type Side = (typeof genders)[number];

/** Whether two stars reach a count in every case. */
export const reaches = ({ passes, least }: Match, count: number): boolean => passes && least >= count;

/** Whether they may reach it, as with a pada that is not known. */
export const mayReach = ({ passes, least, most }: Match, count: number): boolean =>
  passes && least < count && most >= count;

interface LeftOut {
  /** The people who may reach the count of the star-match filter; null if no star may. */
  open: ApiFilters | null;
  /** The people of the other side without a known birth star. */
  starless: ApiFilters;
}

/** Filters of the people that the star-match filter does not find, though their stars may match; null if it is not set. */
export function leftOutByStars(filters: Filters, byMatch: readonly EqualStars[], otherSide: Side): LeftOut | null {
  const starMatch = filters.matches_star === undefined ? null : readStarMatchFilter(filters.matches_star);
  if (starMatch === null) return null;
  const others = without(filters, ['matches_star']);
  const open = byMatch.filter((list) => mayReach(list, starMatch.least)).flatMap(({ codes }) => codes);
  return {
    open: open.length === 0 ? null : { ...others, stars: [open] },
    // People of no stated side have the same code as those without a star.
    starless: { ...others, looking_for: otherSide, stars: [['']] },
  };
}
