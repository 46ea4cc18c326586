import type { Couple } from '@/astrology/porutham/couple';
import { matchNorth, northVersion } from '@/astrology/porutham/north';
import { matchSouth, versionOf, type PoruthamResult } from '@/astrology/porutham/south';
import type { StarSettings } from '@/astrology/star-settings';

/** One factor of either school, in words. */
export interface StarFactor {
  name: string;
  /** "Yes", or "4 of 7". */
  outcome: string;
  /** Whether it could be computed; other factors do not count. */
  isComputed: boolean;
  inputs: string;
  rule: string;
  variants: string | null;
}

/** The result of a star match, without a judgement: families and their astrologers judge. */
export interface StarMatch {
  name: 'Porutham' | 'Guna Milan';
  /** "8 of 10", "24½ of 36"; only computed factors count. */
  count: string;
  factors: readonly StarFactor[];
  version: string;
}

const cannotBeComputed = 'Cannot be computed';

const words: Readonly<Record<PoruthamResult, string>> = {
  yes: 'Yes',
  middling: 'Middling',
  no: 'No',
  'cannot be computed': cannotBeComputed,
};

/** Formats points, which come in halves. */
function formatPoints(points: number): string {
  const whole = Math.floor(points);
  if (whole === points) return String(points);
  return whole === 0 ? '½' : `${whole}½`;
}

/** Compares two stars by the school and the rules that the bureau has chosen. */
export function matchStars(couple: Couple, settings: StarSettings): StarMatch {
  const school = settings.match_school;
  if (school !== 'North') {
    const { factors, agreeing, computed } = matchSouth(couple, settings, school);
    return {
      name: 'Porutham',
      count: `${agreeing} of ${computed}`,
      factors: factors.map(({ name, result, inputs, rule, variants }) => ({
        name,
        outcome: words[result],
        isComputed: result !== 'cannot be computed',
        inputs,
        rule,
        variants,
      })),
      version: versionOf(school),
    };
  }
  const { kootas, points, most } = matchNorth(couple, settings);
  return {
    name: 'Guna Milan',
    count: `${formatPoints(points)} of ${most}`,
    factors: kootas.map((koota) => ({
      name: koota.name,
      outcome: koota.points === null ? cannotBeComputed : `${formatPoints(koota.points)} of ${koota.most}`,
      isComputed: koota.points !== null,
      inputs: koota.inputs,
      rule: koota.rule,
      variants: koota.variants,
    })),
    version: northVersion,
  };
}
