import { describe, expect, it } from 'vitest';
import { allNamesOfStar, birthStars, nameOfStar, starSynonyms } from '@/astrology/birth-stars';
import { readStarNames, starNames } from '@/astrology/star-names';

describe('the names of the stars', () => {
  it('are those of the bureau, with all other names in selects', () => {
    starNames.set('malayalam');
    expect(nameOfStar('Pushya')).toBe('Pooyam');
    starNames.set('tamil');
    expect(nameOfStar('Pushya')).toBe('Poosam');
    expect(allNamesOfStar('Magha')).toBe('Magam (Magha, Makam)');
    expect(allNamesOfStar('Ashlesha')).toBe('Ayilyam (Ashlesha)');
    expect(allNamesOfStar('Rohini')).toBe('Rohini');
    expect(nameOfStar('Something else')).toBe('Something else');
  });

  it('differ from star to star, also in other spellings', () => {
    expect(birthStars).toHaveLength(27);
    // In the map, a shared name would lead to the later star only.
    for (const star of birthStars) {
      expect(starSynonyms[star.toLowerCase().replaceAll(' ', '')]).toBe(star);
      for (const names of ['tamil', 'malayalam'] as const) {
        starNames.set(names);
        expect(starSynonyms[nameOfStar(star).toLowerCase()]).toBe(star);
      }
    }
    starNames.set('tamil');
  });

  it('are Tamil unless the bureau has chosen others', () => {
    expect(readStarNames(null)).toBe('tamil');
    expect(readStarNames('klingon')).toBe('tamil');
    expect(readStarNames('malayalam')).toBe('malayalam');
  });
});
