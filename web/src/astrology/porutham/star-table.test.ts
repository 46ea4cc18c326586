import { describe, expect, it } from 'vitest';
import { birthStars } from '@/astrology/birth-stars';
import { rasiOfPada, readStar, starTable } from '@/astrology/porutham/star-table';
import { rasis } from '@/astrology/rasis';

/** How many stars have each value. */
function tally(trait: 'gana' | 'yoni' | 'rajju' | 'nadi') {
  const counts: Record<string, number> = {};
  for (const star of birthStars) counts[starTable[star][trait]] = (counts[starTable[star][trait]] ?? 0) + 1;
  return counts;
}

const rasiOf = (birth_star: string, star_pada: number | null = null, rasi: string | null = null) => {
  const star = readStar({ birth_star, star_pada, rasi });
  return star && (star.rasi ?? star.noRasi);
};

describe('the star table', () => {
  it('has nine stars of each gana', () => {
    expect(tally('gana')).toEqual({ Deva: 9, Manushya: 9, Rakshasa: 9 });
  });

  it('has six stars in each rajju and three in Siro', () => {
    expect(tally('rajju')).toEqual({ Pada: 6, Kati: 6, Udara: 6, Kanta: 6, Siro: 3 });
  });

  it('has nine stars of each nadi, which is not the rajju', () => {
    expect(tally('nadi')).toEqual({ Adi: 9, Madhya: 9, Antya: 9 });
    const groups = birthStars.map((star) => `${starTable[star].nadi} ${starTable[star].rajju}`);
    expect(new Set(groups).size).toBeGreaterThan(5);
  });

  it('has two stars of each yoni but Mongoose, whose second is not used', () => {
    const { Mongoose, ...others } = tally('yoni');
    expect(Mongoose).toBe(1);
    expect(Object.values(others)).toEqual(Array.from({ length: 13 }, () => 2));
  });

  it('has nine padas in each rasi, in order', () => {
    const padas = birthStars.flatMap((_, index) => [1, 2, 3, 4].map((pada) => rasiOfPada(index + 1, pada)));
    expect(padas).toEqual(rasis.flatMap((rasi) => Array.from({ length: 9 }, () => rasi)));
  });

  it('has nine stars that lie in two rasis', () => {
    const inTwo = birthStars.flatMap((star, index) => (rasiOf(star) === 'unknown' ? [index + 1] : []));
    expect(inTwo).toEqual([3, 5, 7, 12, 14, 16, 21, 23, 25]);
  });
});

describe('a rasi', () => {
  it('follows from the star, the pada or what is stated', () => {
    expect(rasiOf('Rohini')).toBe('Vrishabha');
    expect(rasiOf('Krittika', 1)).toBe('Mesha');
    expect(rasiOf('Krittika', 2)).toBe('Vrishabha');
    expect(rasiOf('Krittika', null, 'Vrishabha')).toBe('Vrishabha');
    expect(rasiOf('Vishakha', 4, 'Vrishchika')).toBe('Vrishchika');
  });

  it('is not guessed when star, pada and rasi contradict one another', () => {
    expect(rasiOf('Krittika', 1, 'Vrishabha')).toBe('contradiction');
    expect(rasiOf('Rohini', null, 'Mesha')).toBe('contradiction');
  });

  it('needs a star', () => {
    expect(readStar({ birth_star: null, star_pada: 1, rasi: 'Mesha' })).toBeNull();
    expect(readStar({ birth_star: 'Abhijit', star_pada: null, rasi: null })).toBeNull();
  });
});
