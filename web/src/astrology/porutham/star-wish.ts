// Apart from the rules of matching, which are loaded only when they are needed.
import type { StarSettings } from '@/astrology/star-settings';

/** Whose rules count. */
export type StarSchool = StarSettings['match_school'];

interface School {
  /** The most that there can be. */
  of: number;
  /** The least counts that are offered, and that which astrologers commonly ask for. */
  leasts: readonly number[];
  usual: number;
  /** What must hold beside the count. */
  besides: string | null;
}

export const schools: Readonly<Record<StarSchool, School>> = {
  // To most families a shared rajju outweighs the count.
  South: { of: 10, leasts: [5, 6, 7, 8, 9], usual: 6, besides: 'Rajju must be among them.' },
  North: { of: 36, leasts: [18, 21, 24, 28, 32], usual: 18, besides: null },
};

/** The wish that a star match one's own: by which school, and how much at least. */
interface StarWish {
  school: StarSchool;
  least: number;
}

/** A wish as it is kept: "South 6". */
export const formatStarWish = ({ school, least }: StarWish): string => `${school} ${least}`;

/** A kept wish; null for what is none. */
export function readStarWish(kept: string): StarWish | null {
  const [name, count] = kept.split(' ');
  const school = name === 'South' || name === 'North' ? name : null;
  const least = Number(count);
  return school !== null && Number.isInteger(least) && least > 0 && least <= schools[school].of
    ? { school, least }
    : null;
}

/** How much a wish asks for: "6 of 10 or more". */
export const leastInWords = ({ school, least }: StarWish): string => `${least} of ${schools[school].of} or more`;
