// Separate from the matching rules, which load on demand.
import type { StarSettings } from '@/astrology/star-settings';

/** The school whose rules apply. */
export type StarSchool = StarSettings['match_school'];

/** A school that counts porutham. */
export type PoruthamSchool = Exclude<StarSchool, 'North'>;

interface School {
  /** The highest possible count. */
  of: number;
  /** The same in words. */
  ofInWords: string;
  /** The least counts to choose from. */
  leastCounts: readonly number[];
  /** The least count that astrologers commonly ask for. */
  usual: number;
  /** A condition that a match must also meet. */
  condition: string | null;
}

// To most families a shared rajju outweighs the count.
const rajju = 'Rajju must be among them.';

export const schools: Readonly<Record<StarSchool, School>> = {
  South: { of: 10, ofInWords: '10', leastCounts: [5, 6, 7, 8, 9], usual: 6, condition: rajju },
  // In Kerala five are middling, and more are thought better.
  Kerala: { of: 10, ofInWords: 'the Kerala 10', leastCounts: [5, 6, 7, 8, 9], usual: 5, condition: rajju },
  // The same share as of the ten.
  'Tamil twelve': { of: 12, ofInWords: '12', leastCounts: [6, 7, 8, 9, 10], usual: 7, condition: rajju },
  North: { of: 36, ofInWords: '36', leastCounts: [18, 21, 24, 28, 32], usual: 18, condition: null },
};

const isSchool = (name: string): name is StarSchool => Object.hasOwn(schools, name);

/** Parses a stored school; one that this version of the site does not know is that of the South. */
export const readStarSchool = (stored: string | undefined): StarSchool =>
  stored !== undefined && isSchool(stored) ? stored : 'South';

/** The filter "Matches my star": the school and the least count. */
interface StarMatchFilter {
  school: StarSchool;
  least: number;
}

/** The filter as it is stored: "South 6". */
export const formatStarMatchFilter = ({ school, least }: StarMatchFilter): string => `${school} ${least}`;

/** Parses a stored filter; null if it is invalid. */
export function readStarMatchFilter(stored: string): StarMatchFilter | null {
  const end = stored.lastIndexOf(' ');
  const school = stored.slice(0, end);
  const least = Number(stored.slice(end + 1));
  return isSchool(school) && Number.isInteger(least) && least > 0 && least <= schools[school].of
    ? { school, least }
    : null;
}

/** The least count in words: "6 of 10 or more". */
export const leastInWords = ({ school, least }: StarMatchFilter): string =>
  `${least} of ${schools[school].ofInWords} or more`;
