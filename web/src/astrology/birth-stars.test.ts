import { describe, expect, it } from 'vitest';
import { allNamesOfStar, nameOfStar } from '@/astrology/birth-stars';
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

  it('are Tamil unless the bureau has chosen others', () => {
    expect(readStarNames(null)).toBe('tamil');
    expect(readStarNames('klingon')).toBe('tamil');
    expect(readStarNames('malayalam')).toBe('malayalam');
  });
});
