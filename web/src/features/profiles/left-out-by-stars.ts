import type { Offer } from '@/features/profiles/star-offers';
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

const placesInStep = 100;

/**
 * The place of each star code in the order of matches. A hundred is a step: they match well, middling, perhaps, not. Within one, wishes
 * decide, and no single point. An unknown star matches perhaps.
 */
export function starPlaces(
  lists: readonly EqualStars[],
  { leastCounts: [middling = 0], good }: Offer,
): Readonly<Record<string, number>> {
  if (lists.length === 0) return {};
  const stepOf = (list: Match) =>
    reaches(list, good) ? 0 : reaches(list, middling) ? 1 : mayReach(list, middling) ? 2 : 3;
  const places = lists.flatMap((list, at) =>
    list.codes.map((code) => [code, stepOf(list) * placesInStep + at] as const),
  );
  return { ...Object.fromEntries(places), '': 3 * placesInStep - 1 };
}

/** The stars of a place; null for an unknown star. */
export const starsAt = (lists: readonly EqualStars[], place: number | null): EqualStars | null =>
  (place === null ? undefined : lists[place % placesInStep]) ?? null;

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
