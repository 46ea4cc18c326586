import { type StarSchool, readStarMatchFilter } from '@/astrology/porutham/star-match-filter';
import { without, type Filters } from '@/features/profiles/filters';
import type { ApiFilters } from '@/features/profiles/api-query';
import type { EqualStars, Match } from '@/astrology/porutham/star-lists';
import type { genders } from '@/person/value-lists';

interface Offer {
  /** The least counts to choose from. Below the first one, stars do not match. */
  leastCounts: readonly number[];
  /** The usual least count of astrologers. */
  usual: number;
  /** From this count on they match well, below it middling. */
  good: number;
  /** Whether rajju must be among them: to most families a shared rajju outweighs the count. */
  asksRajju: boolean;
}

/** What may be chosen of each school. */
export const starOffers: Readonly<Record<StarSchool, Offer>> = {
  South: { leastCounts: [5, 6, 7, 8, 9], usual: 6, good: 7, asksRajju: true },
  // In Kerala five are middling already.
  Kerala: { leastCounts: [5, 6, 7, 8, 9], usual: 5, good: 7, asksRajju: true },
  // The same share as of the ten.
  'Tamil twelve': { leastCounts: [6, 7, 8, 9, 10], usual: 7, good: 8, asksRajju: true },
  North: { leastCounts: [18, 21, 24, 28, 32], usual: 18, good: 24, asksRajju: false },
};

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
