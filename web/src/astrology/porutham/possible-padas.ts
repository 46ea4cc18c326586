import { rasiOfPada, type KnownStar } from '@/astrology/porutham/star-table';
import { t } from '@/texts/texts';

/** The result of a rule for two stars. */
interface Judgement {
  /** Says the inputs of the result, or the missing input. */
  inputs: () => string;
}

interface Rule<Judged extends Judgement> {
  judge: (bride: KnownStar, groom: KnownStar) => Judged;
}

/** How a school counts the results of its rules. */
interface Counting<Judged extends Judgement, AnyRule> {
  /** The result; null if it cannot be computed. */
  resultOf: (judged: Judged) => string | number | null;
  /** The part of a computed result in the count. */
  pointsOf: (judged: Judged) => number;
  /** The most that a rule can add. */
  mostOf: (rule: AnyRule) => number;
}

/** Whose pada the count depends on. */
export type Side = 'bride' | 'groom';

interface Counted<Judged extends Judgement, AnyRule> {
  factors: readonly { rule: AnyRule; judged: Judged }[];
  /** The count for all possible padas. Factors that cannot be computed add nothing. */
  least: number;
  /** The count that some padas reach. Factors that no pada lets compute add nothing. */
  most: number;
  /** The highest count of the factors that are computed for some padas. */
  of: number;
  /** Number of factors that no pada lets compute. */
  uncomputed: number;
  /** Whose padas the count depends on. */
  open: readonly Side[];
}

/** The star with each pada that is possible; as it is if star, pada and rasi contradict one another. */
const withEachPada = (star: KnownStar): readonly KnownStar[] =>
  star.padas.length < 2
    ? [star]
    : star.padas.map((pada) => ({ ...star, padas: [pada], rasi: rasiOfPada(star.number, pada) ?? null, noRasi: null }));

/** The judgement of one factor with unknown padas: the same for all of them, or the missing input. */
function commonOf<Judged extends Judgement>(
  missing: Judged,
  cases: readonly Judged[],
  resultOf: (judged: Judged) => string | number | null,
): Judged {
  const [first] = cases;
  if (first === undefined || resultOf(first) === null) return missing;
  if (cases.some((one) => resultOf(one) !== resultOf(first))) return missing;
  const inputs = () => [t('porutham.eachPada'), ...new Set(cases.map((one) => one.inputs()))].join(' ');
  return { ...first, inputs };
}

/**
 * Judges two stars by each pada that is possible for the bride with each that is possible for the groom. One pada settles
 * several factors at a time, so the least and the most are those of whole pairs of padas.
 */
export function countByPadas<Judged extends Judgement, AnyRule extends Rule<Judged>>(
  rules: readonly AnyRule[],
  bride: KnownStar,
  groom: KnownStar,
  { resultOf, pointsOf, mostOf }: Counting<Judged, AnyRule>,
): Counted<Judged, AnyRule> {
  const [brides, grooms] = [withEachPada(bride), withEachPada(groom)];
  const pairs = brides.flatMap((hers) => grooms.map((his) => [hers, his] as const));
  // The counts of each pair of padas, the bride's first pada with all of the groom's first.
  const counts = pairs.map(() => ({ least: 0, most: 0 }));
  let of = 0;
  let uncomputed = 0;
  const factors = rules.map((rule) => {
    const judged = rule.judge(bride, groom);
    // A result computed without a pada holds for each of them.
    const cases = resultOf(judged) === null ? pairs.map((pair) => rule.judge(...pair)) : pairs.map(() => judged);
    if (cases.every((one) => resultOf(one) === null)) {
      uncomputed += 1;
    } else {
      of += mostOf(rule);
      for (const [index, count] of counts.entries()) {
        const one = cases[index];
        const points = one === undefined || resultOf(one) === null ? null : pointsOf(one);
        count.least += points ?? 0;
        count.most += points ?? mostOf(rule);
      }
    }
    return { rule, judged: resultOf(judged) === null ? commonOf(judged, cases, resultOf) : judged };
  });
  const differ = (groups: readonly (typeof counts)[]) =>
    groups.some((group) => group.some(({ least, most }) => least !== group[0]?.least || most !== group[0].most));
  const ofEachBride = brides.map((_, index) => counts.slice(index * grooms.length, (index + 1) * grooms.length));
  const ofEachGroom = grooms.map((_, index) => counts.filter((__, place) => place % grooms.length === index));
  return {
    factors,
    least: Math.min(...counts.map(({ least }) => least)),
    most: Math.max(...counts.map(({ most }) => most)),
    of,
    uncomputed,
    open: [...(differ(ofEachGroom) ? (['bride'] as const) : []), ...(differ(ofEachBride) ? (['groom'] as const) : [])],
  };
}
