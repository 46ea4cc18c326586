import { expect, it } from 'vitest';
import { toTitleCase } from '@/person/reading/places';

it.each([
  ['SURESH K', 'Suresh K'],
  ['SURESH Gounder', 'Suresh Gounder'],
  ['priya Nair', 'Priya Nair'],
  ['Gayathri SUBRAMANIAM', 'Gayathri Subramaniam'],
  ['KONGU VELLALAR', 'Kongu Vellalar'],
  ['madurai, TN', 'Madurai, TN'],
  ['R. S. MANI', 'R. S. Mani'],
])('%s becomes %s', (written, better) => {
  expect(toTitleCase(written)).toBe(better);
});

it.each(['Suresh K', 'Dr. K. M. Nair', "D'Souza", 'McDonald', 'Trust of the Poor', 'கயல்விழி', 'TN', 'CBE', 'KRTS'])(
  '%s stays',
  (written) => {
    expect(toTitleCase(written)).toBeNull();
  },
);
