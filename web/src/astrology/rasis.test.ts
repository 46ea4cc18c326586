import { afterEach, expect, it } from 'vitest';
import { allNamesOfRasi, nameOfRasi, rasis, rasiSynonyms } from '@/astrology/rasis';
import { starNames } from '@/astrology/star-names';

afterEach(() => starNames.set('tamil'));

it('has the names of the bureau, with all others in selects', () => {
  expect(nameOfRasi('Karka')).toBe('Kadagam');
  expect(allNamesOfRasi('Karka')).toBe('Kadagam (Karka, Karkidakam)');
  expect(allNamesOfRasi('Kanya')).toBe('Kanni (Kanya)');
  starNames.set('malayalam');
  expect(nameOfRasi('Karka')).toBe('Karkidakam');
  starNames.set('sanskrit');
  expect(nameOfRasi('Karka')).toBe('Karka');
  expect(nameOfRasi('Something else')).toBe('Something else');
});

it('has names that differ from rasi to rasi, also in other spellings', () => {
  const names = rasis.flatMap((rasi) => {
    const all = allNamesOfRasi(rasi)
      .toLowerCase()
      .split(/[^a-z]+/);
    return [...new Set(all.filter((name) => name !== ''))].map((name) => [name, rasi] as const);
  });
  expect(new Set(names.map(([name]) => name)).size).toBe(names.length);
  for (const [name, rasi] of names) expect(rasiSynonyms[name]).toBe(rasi);
});
