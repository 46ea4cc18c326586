import { birthStars } from '@/astrology/birth-stars';
import type { Couple } from '@/astrology/porutham/couple';
import { matchNorth } from '@/astrology/porutham/north';
import { matchSouth } from '@/astrology/porutham/south';
import type { StarFacts } from '@/astrology/star-facts';
import { rasiOfPada, readStar } from '@/astrology/porutham/star-table';
import { highestCounts, type PoruthamSchool, type StarSchool } from '@/astrology/porutham/star-match-filter';
import type { StarSettings } from '@/astrology/star-settings';

type Side = keyof Couple;

/** How well two stars match. Least and most differ where something cannot be computed, as for want of a pada. */
export interface Match {
  /** The count that is reached in every case. */
  least: number;
  /** The count that may be reached. */
  most: number;
  /** Whether the deciding factor passes (Rajju, where porutham are counted). */
  passes: boolean;
}

const byPorutham = (school: PoruthamSchool) => (couple: Couple, settings: StarSettings) => {
  const { factors, agreeing, mostAgreeing, computed } = matchSouth(couple, settings, school);
  return {
    least: agreeing,
    most: mostAgreeing + factors.length - computed,
    passes: factors.some(({ name, result }) => name === 'Rajju' && result === 'yes'),
  };
};

const matchBy: Readonly<Record<StarSchool, (couple: Couple, settings: StarSettings) => Match>> = {
  South: byPorutham('South'),
  Kerala: byPorutham('Kerala'),
  'Tamil twelve': byPorutham('Tamil twelve'),
  North: (couple, settings) => {
    const { points, mostPoints, most } = matchNorth(couple, settings);
    return { least: points, most: mostPoints + highestCounts.North - most, passes: true };
  },
};

/** How well two stars match by the bureau's school: what lists, links, profiles and papers say. */
export const matchOf = (couple: Couple, settings: StarSettings): Match =>
  matchBy[settings.match_school](couple, settings);

/** A person's star code, the same as private.star_code(). Empty if the star is unknown. */
export function starCode(side: Side, facts: StarFacts): string {
  const star = readStar(facts);
  if (star === null) return '';
  if (star.noRasi === 'contradiction') return `${side}:${star.name}:?:`;
  return `${side}:${star.name}:${star.rasi ?? ''}:${star.rasi === null ? '' : (facts.star_pada ?? '')}`;
}

/** Every combination of star, pada and rasi that can be known. */
const everyStar: readonly StarFacts[] = birthStars.flatMap((birth_star, index) => {
  const padas = [1, 2, 3, 4];
  const rasis = [...new Set(padas.map((pada) => rasiOfPada(index + 1, pada) ?? null))];
  return [
    // The stated rasi contradicts the star.
    { birth_star, star_pada: null, rasi: '' },
    ...(rasis.length > 1 ? [{ birth_star, star_pada: null, rasi: null }] : []),
    ...rasis.map((rasi) => ({ birth_star, star_pada: null, rasi })),
    ...padas.map((star_pada) => ({ birth_star, star_pada, rasi: null })),
  ];
});

/** Star codes with the same match. Every code is in exactly one of these lists. */
export interface EqualStars extends Match {
  codes: readonly string[];
}

/**
 * Star codes of the other side by how well they match: the highest least first, then the highest most. Stars that fail the
 * deciding factor come last. Null if the own star or side is unknown.
 */
export function starsByMatch(
  gender: string | null,
  own: StarFacts,
  school: StarSchool,
  settings: StarSettings,
): readonly EqualStars[] | null {
  const side = gender === 'bride' || gender === 'groom' ? gender : null;
  if (side === null || readStar(own) === null) return null;
  const other = side === 'bride' ? 'groom' : 'bride';
  const lists = new Map<string, Match & { codes: string[] }>();
  for (const star of everyStar) {
    const couple = side === 'bride' ? { bride: own, groom: star } : { bride: star, groom: own };
    const match = matchBy[school](couple, settings);
    const key = `${match.passes} ${match.least} ${match.most}`;
    const list = lists.get(key) ?? { ...match, codes: [] };
    list.codes.push(starCode(other, star));
    lists.set(key, list);
  }
  return [...lists.values()].sort(
    (a, b) => Number(b.passes) - Number(a.passes) || b.least - a.least || b.most - a.most,
  );
}
