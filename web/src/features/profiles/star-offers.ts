import type { StarSchool } from '@/astrology/porutham/star-match-filter';

export interface Offer {
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
