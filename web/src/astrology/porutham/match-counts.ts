import { formatPoints, warningOf } from '@/astrology/porutham/match-stars';
import type { EqualStars, Match } from '@/astrology/porutham/star-lists';
import { highestCounts, type StarSchool } from '@/astrology/porutham/star-match-filter';
import { joinFacts } from '@/lib/format';
import { t } from '@/texts/texts';

/** A count for a card: "Porutham 8 to 9 of 10" where it is not certain, as for want of a pada. */
export function countInWords(school: StarSchool, { least, most, passes }: Match): string {
  const [from, to] = [formatPoints(least), formatPoints(most)];
  const count = least === most ? from : t('astrology.fromTo', { from, to });
  return joinFacts([t('porutham.card', { school, count, of: highestCounts[school] }), warningOf(passes)]);
}

/** The count of each star code, formatted in the language of that moment. */
export function countsByCode(school: StarSchool, lists: readonly EqualStars[]): ReadonlyMap<string, () => string> {
  return new Map(
    lists.flatMap((list) => {
      const say = () => countInWords(school, list);
      return list.codes.map((code) => [code, say] as const);
    }),
  );
}
