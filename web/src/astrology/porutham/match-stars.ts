import type { Couple } from '@/astrology/porutham/couple';
import { decisiveFactors, nameOfPorutham } from '@/astrology/porutham/factor-names';
import { matchNorth, northEdition } from '@/astrology/porutham/north';
import type { Side } from '@/astrology/porutham/possible-padas';
import { matchSouth, southEdition } from '@/astrology/porutham/south';
import { matchOf } from '@/astrology/porutham/star-lists';
import { highestCounts } from '@/astrology/porutham/star-match-filter';
import type { StarSettings } from '@/astrology/star-settings';
import { t } from '@/texts/texts';

/** One factor of either school, in words. */
export interface StarFactor {
  name: string;
  /** "Yes", or "4 of 7". */
  outcome: string;
  /** The sign beside the outcome; null where the outcome is points, or could not be computed. */
  sign: 'yes' | 'middling' | 'no' | null;
  /** Whether most families of the school look at it first. */
  isDecisive: boolean;
  /** Whether it could be computed: the outcome is the same for all possible padas. */
  isComputed: boolean;
  inputs: string;
  rule: string;
  variants: string | null;
}

/** The result of a star match, without a judgement: families and their astrologers judge. */
export interface StarMatch {
  name: 'porutham' | 'guna milan';
  /** "8 of 10", "24½ of 36": the certain count. Factors that no pada lets compute add nothing. */
  count: string;
  /** What belongs to the count: "or up to 9 once the pada of the groom is known", "1 cannot be computed", the warning. */
  notes: readonly string[];
  /** Number of factors that no pada lets compute. */
  uncomputed: number;
  /** The certain part of the factors that depend on a pada; null if nothing. */
  counted: string | null;
  factors: readonly StarFactor[];
  version: string;
}

/** Formats points, which come in halves. */
export function formatPoints(points: number): string {
  const whole = Math.floor(points);
  if (whole === points) return String(points);
  return whole === 0 ? '½' : `${whole}½`;
}

function describeMore(least: number, most: number, open: readonly Side[]): string | null {
  if (least === most) return null;
  const [side = null, other] = open;
  return t('porutham.more', { points: formatPoints(most), open: other === undefined ? side : 'both' });
}

/** The warning beside every count: Rajju fails, where porutham are counted. Null if it does not. */
export const warningOf = (passes: boolean): string | null => (passes ? null : t('porutham.rajjuFails'));

/** Compares two stars by the school and the rules that the bureau has chosen. */
export function matchStars(couple: Couple, settings: StarSettings): StarMatch {
  const school = settings.match_school;
  const countOf = (count: string | number) => t('porutham.count', { count, of: highestCounts[school] });
  const notesOf = (more: string | null, uncomputed: number) =>
    [
      more,
      uncomputed === 0 ? null : t('porutham.uncomputed', { count: uncomputed }),
      warningOf(matchOf(couple, settings).passes),
    ].filter((note) => note !== null);
  if (school !== 'North') {
    const { factors, agreeing, mostAgreeing, computed, open } = matchSouth(couple, settings, school);
    const unseen = agreeing - factors.filter(({ result }) => result === 'yes').length;
    return {
      name: 'porutham',
      count: countOf(agreeing),
      notes: notesOf(describeMore(agreeing, mostAgreeing, open), factors.length - computed),
      uncomputed: factors.length - computed,
      counted: unseen === 0 ? null : t('porutham.counted', { count: unseen }),
      factors: factors.map(({ name, result, inputs, rule, variants }) => ({
        name: nameOfPorutham(name, school),
        outcome: t(`porutham.result.${result}`),
        sign: result === 'cannot be computed' ? null : result,
        isDecisive: decisiveFactors[school].includes(name),
        isComputed: result !== 'cannot be computed',
        inputs,
        rule,
        variants,
      })),
      version: t('porutham.version', { school, edition: southEdition }),
    };
  }
  const { kootas, points, mostPoints, uncomputed, open } = matchNorth(couple, settings);
  const unseen = points - kootas.reduce((sum, koota) => sum + (koota.points ?? 0), 0);
  return {
    name: 'guna milan',
    count: countOf(formatPoints(points)),
    notes: notesOf(describeMore(points, mostPoints, open), uncomputed),
    uncomputed,
    counted: unseen === 0 ? null : t('porutham.countedNorth', { points: formatPoints(unseen) }),
    factors: kootas.map((koota) => ({
      name: t(`porutham.koota.${koota.name}`),
      outcome:
        koota.points === null
          ? t('porutham.result.cannot be computed')
          : t('porutham.count', { count: formatPoints(koota.points), of: koota.most }),
      sign: null,
      isDecisive: decisiveFactors.North.includes(koota.name),
      isComputed: koota.points !== null,
      inputs: koota.inputs,
      rule: koota.rule,
      variants: koota.variants,
    })),
    version: t('porutham.version', { school, edition: northEdition }),
  };
}
