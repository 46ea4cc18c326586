import { expect, it } from 'vitest';
import { birthStars, namesOfStar } from '@/astrology/birth-stars';
import { namesOfRasi, rasis } from '@/astrology/rasis';
import { otherWords } from '@/features/transfer/other-words';

it.each([
  ['birth_star', birthStars, namesOfStar],
  ['rasi', rasis, namesOfRasi],
  ['lagnam', rasis, namesOfRasi],
] as const)('%s is found by each of its names, which no other has', (field, choices, namesOf) => {
  for (const choice of choices)
    for (const name of namesOf(choice))
      expect(otherWords[field]?.[name.toLowerCase().replaceAll(' ', '')], name).toBe(choice);
});
