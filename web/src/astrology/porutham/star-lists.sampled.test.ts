import { describe, expect, it } from 'vitest';
import { birthStars } from '@/astrology/birth-stars';
import { matchNorth } from '@/astrology/porutham/north';
import { matchSouth } from '@/astrology/porutham/south';
import { starCode, starsByMatch, type EqualStars } from '@/astrology/porutham/star-lists';
import type { StarFacts } from '@/astrology/star-facts';
import { firstStarSettings } from '@/astrology/star-settings';
import { sampled } from '../../../test-depth';

const facts = (birth_star: string, star_pada: number | null = null, rasi: string | null = null): StarFacts => ({
  birth_star,
  star_pada,
  rasi,
});

const listsOf = (gender: string, own: StarFacts): readonly EqualStars[] =>
  starsByMatch(gender, own, 'South', firstStarSettings) ?? [];

/** The match of a star of the other side. */
function placeOf(lists: readonly EqualStars[], code: string) {
  const list = lists.find(({ codes }) => codes.includes(code));
  return list && { least: list.least, most: list.most, passes: list.passes };
}

describe('the code of a star', () => {
  it('holds what matching needs, and no contradictory pada or rasi', () => {
    expect(starCode('bride', facts('Rohini'))).toBe('bride:Rohini:Vrishabha:');
    expect(starCode('bride', facts('Rohini', 2))).toBe('bride:Rohini:Vrishabha:2');
    expect(starCode('groom', facts('Krittika', 1))).toBe('groom:Krittika:Mesha:1');
    expect(starCode('groom', facts('Krittika', null, 'Mesha'))).toBe('groom:Krittika:Mesha:');
    expect(starCode('groom', facts('Krittika'))).toBe('groom:Krittika::');
    expect(starCode('groom', facts('Krittika', 1, 'Vrishabha'))).toBe('groom:Krittika:?:');
    expect(starCode('bride', facts('Rohini', null, 'Mesha'))).toBe('bride:Rohini:?:');
    expect(starCode('bride', { birth_star: null, star_pada: 1, rasi: 'Mesha' })).toBe('');
  });
});

describe('the stars by how well they match', () => {
  it('are those of the other side, each once, for every known combination of star, pada and rasi', () => {
    for (const star of sampled(birthStars)) {
      const codes = listsOf('bride', facts(star, 1)).flatMap((list) => list.codes);
      // 108 padas; rasi alone for 18 stars with one and 9 with two; the 9 without a rasi; and each star with a contradiction.
      expect(new Set(codes).size).toBe(108 + 18 + 2 * 9 + 9 + 27);
      expect(codes).toHaveLength(180);
      expect(codes.every((code) => code.startsWith('groom:'))).toBe(true);
    }
  });

  it('have the same count as the porutham of the couple, for a bride or a groom', () => {
    const own = facts('Hasta', 2);
    const other = facts('Krittika', 3);
    const rajju = ({ factors }: ReturnType<typeof matchSouth>) =>
      factors.find(({ name }) => name === 'Rajju')?.result === 'yes';
    const asBride = matchSouth({ bride: own, groom: other });
    const asGroom = matchSouth({ bride: other, groom: own });
    expect(asBride.agreeing).not.toBe(asGroom.agreeing);
    expect(placeOf(listsOf('bride', own), 'groom:Krittika:Vrishabha:3')).toEqual({
      least: asBride.agreeing,
      most: asBride.agreeing,
      passes: rajju(asBride),
    });
    expect(placeOf(listsOf('groom', own), 'bride:Krittika:Vrishabha:3')).toEqual({
      least: asGroom.agreeing,
      most: asGroom.agreeing,
      passes: rajju(asGroom),
    });
  });

  it('come best first: by the least, then by the most, with the same rajju last', () => {
    for (const star of sampled(birthStars)) {
      const order = listsOf('groom', facts(star)).map(
        ({ least, most, passes }) => (passes ? 10_000 : 0) + least * 100 + most,
      );
      expect(order).toEqual([...new Set(order)].sort((a, b) => b - a));
    }
    // Rohini and Shravana: seven agree, and the rajju is the same.
    expect(placeOf(listsOf('groom', facts('Shravana')), 'bride:Rohini:Vrishabha:')).toEqual({
      least: 7,
      most: 7,
      passes: false,
    });
  });

  it('hold what a star in two rasis reaches whatever its pada is, and what it may reach', () => {
    const lists = listsOf('groom', facts('Magha'));
    expect(placeOf(lists, 'bride:Krittika:Mesha:1')).toEqual({ least: 7, most: 7, passes: true });
    expect(placeOf(lists, 'bride:Krittika:Vrishabha:2')).toEqual({ least: 5, most: 5, passes: true });
    expect(placeOf(lists, 'bride:Krittika::')).toEqual({ least: 5, most: 7, passes: true });
    // Star, pada and rasi contradict one another: three factors are open.
    expect(placeOf(lists, 'bride:Krittika:?:')).toEqual({ least: 5, most: 8, passes: true });
    // The own pada, too, counts for nobody and against nobody.
    const own = listsOf('groom', facts('Krittika'));
    expect(own.some(({ least, most }) => least === 8 && most === 8)).toBe(true);
    expect(own.some(({ least, most }) => least < most)).toBe(true);
  });

  it('count the points of the North, in halves, where that is the school', () => {
    const own = facts('Shravana', 2);
    const lists = starsByMatch('bride', own, 'North', firstStarSettings) ?? [];
    const order = lists.map(({ least, most }) => least * 100 + most);
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(lists.some(({ least }) => !Number.isInteger(least))).toBe(true);
    for (const [code, star] of [
      ['groom:Rohini:Vrishabha:4', facts('Rohini', 4)],
      // A factor that needs a pada cannot be computed without it.
      ['groom:Purva Ashadha:Dhanu:', facts('Purva Ashadha')],
      ['groom:Krittika::', facts('Krittika')],
    ] as const) {
      const { points, mostPoints, most } = matchNorth({ bride: own, groom: star }, firstStarSettings);
      expect(most).toBe(34);
      // The own pada contains the middle of Makara: Vashya is never computed, and may give 2.
      expect(placeOf(lists, code)).toEqual({ least: points, most: mostPoints + 2, passes: true });
    }
  });

  it('count by the school that is asked for, whatever the bureau has chosen', () => {
    const own = facts('Mrigashira', 1);
    for (const [school, of] of [
      ['Kerala', 10],
      ['Tamil twelve', 12],
    ] as const) {
      const lists = starsByMatch('bride', own, school, firstStarSettings) ?? [];
      const { factors, agreeing } = matchSouth({ bride: own, groom: facts('Pushya', 2) }, firstStarSettings, school);
      expect(factors).toHaveLength(of);
      // Makayiram and Pooyam are on the middle finger, in different groups of the five.
      expect(placeOf(lists, 'groom:Pushya:Karka:2')).toEqual({
        least: agreeing,
        most: agreeing,
        passes: school !== 'Kerala',
      });
      expect(Math.max(...lists.map(({ most }) => most))).toBeLessThanOrEqual(of);
    }
  });

  it('are fewer than the database accepts, for every own star and each school', () => {
    const owns = birthStars.flatMap((star) => [facts(star), facts(star, 2), facts(star, null, '')]);
    const schools = ['South', 'Kerala', 'Tamil twelve', 'North'] as const;
    // All lists of a star take 50 ms: a seventh of the sample.
    for (const [own, school] of sampled(
      sampled(owns.flatMap((own) => schools.map((school) => [own, school] as const))),
    ))
      expect(starsByMatch('bride', own, school, firstStarSettings)?.length).toBeLessThan(99);
  });

  it('are null if the own star or side is unknown', () => {
    expect(starsByMatch(null, facts('Rohini'), 'South', firstStarSettings)).toBeNull();
    expect(
      starsByMatch('bride', { birth_star: null, star_pada: 2, rasi: 'Mesha' }, 'South', firstStarSettings),
    ).toBeNull();
  });
});
