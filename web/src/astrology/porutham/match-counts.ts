import { formatPoints } from '@/astrology/porutham/match-stars';
import type { EqualStars } from '@/astrology/porutham/star-lists';
import { highestCounts, type StarSchool } from '@/astrology/porutham/star-match-filter';

const names: Readonly<Record<StarSchool, string>> = {
  South: 'Porutham',
  Kerala: 'Kerala porutham',
  'Tamil twelve': 'Porutham',
  North: 'Guna milan',
};

/** A count for a card: "Porutham 8 to 9 of 10" where it is not certain, as for want of a pada. */
export function countInWords(school: StarSchool, { least, most, passes }: Omit<EqualStars, 'codes'>): string {
  const count = least === most ? formatPoints(least) : `${formatPoints(least)} to ${formatPoints(most)}`;
  return `${names[school]} ${count} of ${highestCounts[school]}${passes ? '' : ', without Rajju'}`;
}

/** The count in words of each star code. */
export function countsByCode(school: StarSchool, lists: readonly EqualStars[]): ReadonlyMap<string, string> {
  return new Map(lists.flatMap((list) => list.codes.map((code) => [code, countInWords(school, list)] as const)));
}
