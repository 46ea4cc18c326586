import { describe, expect, it } from 'vitest';
import { birthStars } from '@/astrology/birth-stars';
import type { Couple } from '@/astrology/porutham/couple';
import { matchNorth } from '@/astrology/porutham/north';
import { matchSouth } from '@/astrology/porutham/south';
import type { StarFacts } from '@/astrology/star-facts';
import { readStar } from '@/astrology/porutham/star-table';
import { firstStarSettings, type StarSettings } from '@/astrology/star-settings';
import { sampled } from '../../../test-depth';

const facts = (birth_star: string, star_pada: number | null = null, rasi: string | null = null): StarFacts => ({
  birth_star,
  star_pada,
  rasi,
});

interface Result {
  name: string;
  /** Null if it cannot be computed. */
  of: string | number | null;
  /** In words, which few tests read. */
  inputs: () => string;
}

/** Either school's answer in one form. */
interface Answer {
  results: readonly Result[];
  least: number;
  most: number;
}

const south = (couple: Couple, settings: StarSettings): Answer => {
  const { factors, agreeing, mostAgreeing } = matchSouth(couple, settings);
  const results = factors.map((factor) => ({
    name: factor.name,
    of: factor.result === 'cannot be computed' ? null : factor.result,
    inputs: () => factor.inputs,
  }));
  return { results, least: agreeing, most: mostAgreeing };
};

const north = (couple: Couple, settings: StarSettings): Answer => {
  const { kootas, points, mostPoints } = matchNorth(couple, settings);
  return {
    results: kootas.map((koota) => ({ name: koota.name, of: koota.points, inputs: () => koota.inputs })),
    least: points,
    most: mostPoints,
  };
};

const otherSettings: StarSettings = {
  ...firstStarSettings,
  north_bhakoot: 'lords are friends',
  north_nadi: 'star or pada differs',
};

/** The couples that two people may be: each possible pada of the one with each of the other. */
function wholeCouples({ bride, groom }: Couple): Couple[] {
  const padasOf = (who: StarFacts) =>
    (readStar(who)?.padas ?? []).map((star_pada) => ({ birth_star: who.birth_star, star_pada, rasi: null }));
  return padasOf(bride).flatMap((hers) => padasOf(groom).map((his) => ({ bride: hers, groom: his })));
}

const starsAlone = birthStars.map((star) => facts(star));
const firstPadas = birthStars.map((star) => facts(star, 1));
const couplesOf = (brides: readonly StarFacts[], grooms: readonly StarFacts[]): Couple[] =>
  brides.flatMap((bride) => grooms.map((groom) => ({ bride, groom })));
/** No pada of both, of the bride, of the groom. */
const withoutPada = [
  ...couplesOf(starsAlone, starsAlone),
  ...couplesOf(starsAlone, firstPadas),
  ...couplesOf(firstPadas, starsAlone),
];

/** The nine stars that lie in two rasis. */
const inTwoRasis = starsAlone.filter((star) => readStar(star)?.rasi === null);
const allPadas = birthStars.flatMap((star) => [1, 2, 3, 4].map((pada) => facts(star, pada)));

describe('where a pada is not known', () => {
  it.each([
    ['South', south, firstStarSettings],
    ['North', north, firstStarSettings],
    ['North with exceptions', north, otherSettings],
  ])('each result of the %s is that of every possible pada, and what they share is known', (_, match, settings) => {
    // Each couple is matched up to 16 times: a seventh of the sample.
    for (const couple of sampled(sampled(withoutPada))) {
      const { results, least, most } = match(couple, settings);
      const cases = wholeCouples(couple).map((whole) => match(whole, settings));
      for (const [index, { name, of }] of results.entries()) {
        const possible = new Set(cases.map((one) => one.results[index]?.of));
        const [only = null] = possible;
        expect(of, `${name} of ${JSON.stringify(couple)}`).toBe(possible.size === 1 ? only : null);
      }
      // A whole couple may have a factor that cannot be computed; where all padas share that, it counts for neither end.
      const never = (index: number) => cases.every((one) => one.results[index]?.of === null);
      if (results.some(({ of }, index) => of === null && never(index))) continue;
      expect(least).toBe(Math.min(...cases.map((one) => one.least)));
      expect(most).toBeGreaterThanOrEqual(Math.max(...cases.map((one) => one.most)));
    }
  });

  it('what was withheld and is the same for every pada is known in so many cases', () => {
    const newlyKnown = (match: typeof south, settings: StarSettings) => {
      const counts: Record<string, number> = {};
      for (const couple of sampled(withoutPada)) {
        for (const { name, inputs } of match(couple, settings).results)
          if (inputs().startsWith('Each possible pada gives the same. ')) counts[name] = (counts[name] ?? 0) + 1;
      }
      return counts;
    };
    // Of the sample, or of all 2,187.
    expect([
      { Rasi: 112, Rasyadhipati: 54, Vasya: 80 },
      { Rasi: 729, Rasyadhipati: 388, Vasya: 541 },
    ]).toContainEqual(newlyKnown(south, firstStarSettings));
    expect([
      { Varna: 72, Vashya: 58, Bhakoot: 38, 'Graha Maitri': 25 },
      { Varna: 486, Vashya: 409, Bhakoot: 270, 'Graha Maitri': 179 },
    ]).toContainEqual(newlyKnown(north, firstStarSettings));
    const { Varna, Vashya, Bhakoot } = newlyKnown(north, otherSettings);
    expect([
      { Varna: 72, Vashya: 58, Bhakoot: 67 },
      { Varna: 486, Vashya: 409, Bhakoot: 483 },
    ]).toContainEqual({ Varna, Vashya, Bhakoot });
  });

  it('464 of 972 brides reach 6 of 10 with a groom of two rasis whatever his pada is, 235 reach 7', () => {
    const reached = couplesOf(allPadas, inTwoRasis).map((couple) => {
      const { factors, agreeing } = matchSouth(couple);
      return factors.some(({ name, result }) => name === 'Rajju' && result === 'yes') ? agreeing : 0;
    });
    expect(reached).toHaveLength(972);
    expect(reached.filter((count) => count >= 6)).toHaveLength(464);
    expect(reached.filter((count) => count >= 7)).toHaveLength(235);
    const points = couplesOf(allPadas, inTwoRasis).map((couple) => matchNorth(couple).points);
    expect(points.filter((sum) => sum >= 18)).toHaveLength(531);
  });

  it('one pada settles several factors: the ends are those of whole couples', () => {
    // Mesha to Simha gives Rasyadhipati and Vasya, Vrishabha neither.
    const couple = { bride: facts('Krittika'), groom: facts('Magha') };
    expect(matchSouth(couple)).toMatchObject({ agreeing: 5, mostAgreeing: 7, computed: 10, open: ['bride'] });
    expect(matchSouth({ bride: facts('Magha'), groom: facts('Krittika') }).open).toEqual(['groom']);
    // Rohini lies in one rasi: the pada of the bride changes nothing in the South.
    expect(matchSouth({ bride: facts('Rohini'), groom: facts('Mrigashira') }).open).not.toContain('bride');
    const both = couplesOf(inTwoRasis, inTwoRasis).map(({ bride, groom }) => matchSouth({ bride, groom }));
    expect(both.some(({ open }) => open.length === 2)).toBe(true);
    // By the lords and by the count Krittika has 5 or 7 points here, never 0 or 12.
    expect(matchNorth(couple)).toMatchObject({ points: 14.5, mostPoints: 16.5, most: 36, open: ['bride'] });
  });

  it('a known factor names the inputs of each pada', () => {
    const rasi = matchSouth({ bride: facts('Krittika'), groom: facts('Magha') }).factors.find(
      ({ name }) => name === 'Rasi',
    );
    expect(rasi?.inputs).toMatch(/^Each possible pada gives the same\. From [^.]*: 5\. From [^.]*: 4\.$/);
  });

  it('a contradiction settles nothing, nor does a rule that needs more than the pada', () => {
    const couple = { bride: facts('Krittika', 1, 'Vrishabha'), groom: facts('Magha') };
    expect(matchSouth(couple)).toMatchObject({ agreeing: 5, mostAgreeing: 5, computed: 7, open: [] });
    // Dina of two of the same star, without a list.
    const same = matchSouth({ bride: facts('Krittika'), groom: facts('Krittika') });
    expect(same.computed).toBe(9);
    // The middle of Makara lies within the second pada of Shravana: with it Vashya is not computed, and may give up to 2.
    const points = (groom: StarFacts) => matchNorth({ bride: facts('Rohini', 1), groom });
    expect(points(facts('Shravana', 2))).toMatchObject({ most: 34, uncomputed: 1, open: [] });
    expect(points(facts('Shravana'))).toMatchObject({ most: 36, uncomputed: 0, open: ['groom'] });
  });
});
