// Separate from the matching rules, which load on demand.
import type { StarSettings } from '@/astrology/star-settings';

/** The school whose rules apply. */
export type StarSchool = StarSettings['match_school'];

interface School {
  /** The highest possible count. */
  of: number;
  /** The least counts to choose from. */
  leastCounts: readonly number[];
  /** The least count that astrologers commonly ask for. */
  usual: number;
  /** A condition that a match must also meet. */
  condition: string | null;
}

export const schools: Readonly<Record<StarSchool, School>> = {
  // To most families a shared rajju outweighs the count.
  South: { of: 10, leastCounts: [5, 6, 7, 8, 9], usual: 6, condition: 'Rajju must be among them.' },
  North: { of: 36, leastCounts: [18, 21, 24, 28, 32], usual: 18, condition: null },
};

/** The filter "Matches my star": the school and the least count. */
interface StarMatchFilter {
  school: StarSchool;
  least: number;
}

/** The filter as it is stored: "South 6". */
export const formatStarMatchFilter = ({ school, least }: StarMatchFilter): string => `${school} ${least}`;

/** Parses a stored filter; null if it is invalid. */
export function readStarMatchFilter(stored: string): StarMatchFilter | null {
  const [name, count] = stored.split(' ');
  const school = name === 'South' || name === 'North' ? name : null;
  const least = Number(count);
  return school !== null && Number.isInteger(least) && least > 0 && least <= schools[school].of
    ? { school, least }
    : null;
}

/** The least count in words: "6 of 10 or more". */
export const leastInWords = ({ school, least }: StarMatchFilter): string => `${least} of ${schools[school].of} or more`;
