import { expect, test } from 'vitest';
import type { Biodata } from '@/features/biodata/api';
import { paperWords } from '@/features/biodata/many/paper-words';
import { sampleCard } from '@/person/sample';

const birth = {
  date_of_birth: null,
  time_of_birth: null,
  birth_time_certainty: null,
  place_of_birth: null,
  birth_coordinates: null,
  birth_zone: null,
};
const person = (id: number, card: Partial<Biodata>, details: object = {}): Biodata => ({
  ...sampleCard,
  id,
  name: `Person ${id}`,
  visible: true,
  location: null,
  ...card,
  profile_details: { ...birth, ...details },
});
const people = [
  person(31, { gender: 'bride', age: 22, location: 'Salem, Tamil Nadu' }, { birth_star: 'Rohini', education: 'B.E.' }),
  person(12, { gender: 'bride', age: 25 }, { birth_star: 'Ashwini' }),
  person(44, { gender: 'groom', age: 25, location: 'Erode' }, { birth_star: 'Rohini', education: 'BE' }),
  person(50, { gender: null, age: null, location: 'salem' }, { education: 'MBBS' }),
];

test('people are numbered in their order, by side, and nobody is left out', () => {
  const { sides } = paperWords(people);
  expect(sides.map(({ heading, people: of }) => [heading, of.map(({ number, id }) => `${number}: ${id}`)])).toEqual([
    ['Brides', ['1: User Id 31', '2: User Id 12']],
    ['Grooms', ['3: User Id 44']],
    ['Not stated', ['4: User Id 50']],
  ]);
  expect(sides[0]?.people[0]?.facts).toBe('22 years · Rohini · Hindu · B.E. · Salem, Tamil Nadu');
});

test('the index has stars in their order, one line for each spelling, towns and ages', () => {
  const { indexes } = paperWords(people);
  const inWords = indexes.map(({ heading, lines }) => [
    heading,
    ...lines.map(({ label, numbers }) => `${label}: ${numbers.map((side) => side.join(', ')).join(' | ')}`),
  ]);
  expect(inWords).toEqual([
    ['Birth star', 'Ashwini: 2 |  | ', 'Rohini: 1 | 3 | '],
    ['Education', 'B.E.: 1 | 3 | ', 'MBBS:  |  | 4'],
    ['Location', 'Erode:  | 3 | ', 'Salem: 1 |  | 4'],
    ['Age', '22 years: 1 |  | ', '25 years: 2 | 3 | '],
  ]);
});
