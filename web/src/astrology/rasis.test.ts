import { afterEach, expect, it } from 'vitest';
import { allNamesOfRasi, nameOfRasi } from '@/astrology/rasis';
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
