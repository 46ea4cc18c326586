// Separate from the matching rules, which load on demand.
import type { StarSettings } from '@/astrology/star-settings';
import { t } from '@/texts/texts';

/** The school of the rules. */
export type StarSchool = StarSettings['match_school'];

/** A school that counts porutham. */
export type PoruthamSchool = Exclude<StarSchool, 'North'>;

/** The highest possible count of each school. */
export const highestCounts: Readonly<Record<StarSchool, number>> = {
  South: 10,
  Kerala: 10,
  'Tamil twelve': 12,
  North: 36,
};

export const starSchools: readonly StarSchool[] = ['South', 'Kerala', 'Tamil twelve', 'North'];

const isSchool = (name: string): name is StarSchool => Object.hasOwn(highestCounts, name);

/** Parses a stored school; an unknown one is that of the South. */
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
  return isSchool(school) && Number.isInteger(least) && least > 0 && least <= highestCounts[school]
    ? { school, least }
    : null;
}

/** The least count in words: "6 of 10 or more". Kerala is named, because the South has ten too. */
export const leastInWords = ({ school, least }: StarMatchFilter): string =>
  t('porutham.least', { least, school, of: highestCounts[school] });
