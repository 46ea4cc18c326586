import { expect, test } from 'vitest';
import { mustsOf, proposeWishes, readWishes, weigh, wishesInWords } from '@/features/profiles/wishes';

const person = { id: 1, gender: 'bride', age: 25, religion: 'Hindu' } as const;

test('both ends of a range have one weight', () => {
  const filters = { age_from: '25', age_to: '31', height_to: '180', diet: 'Vegan' };
  const wishes = weigh(filters, new Set(['age_from', 'height_from'] as const));
  expect(wishes).toEqual({ must: { age_from: '25', age_to: '31', height_to: '180' }, hoped: { diet: 'Vegan' } });
  expect(mustsOf(wishes)).toEqual(new Set(['age_from', 'height_from']));
});

test('what is stored is read as filters, and numbers as text', () => {
  expect(readWishes({ must: { age_from: 25, unknown: 1 }, hoped: null })).toEqual({
    must: { age_from: '25' },
    hoped: {},
  });
  expect(readWishes(null)).toEqual({ must: {}, hoped: {} });
});

test('a proposal has the facts of the person, and nothing that is not known', () => {
  const details = { mother_tongue: 'Tamil', gothram: 'Bharadwaja' } as const;
  expect(proposeWishes({ ...person, profile_details: details })).toEqual({
    must: { religion: 'Hindu', other_gothram: 'Bharadwaja' },
    hoped: { age_from: '25', age_to: '31', mother_tongue: 'Tamil' },
  });
  const withheld = { ...details, gothram: 'Prefer not to say' };
  expect(proposeWishes({ ...person, profile_details: withheld }).must).toEqual({ religion: 'Hindu' });
  expect(proposeWishes({ ...person, gender: 'groom', profile_details: null }).hoped).toEqual({
    age_from: '19',
    age_to: '25',
  });
  // Below the legal age nobody is proposed.
  expect(proposeWishes({ ...person, age: 18, profile_details: null }).hoped).toEqual({ age_from: '21', age_to: '27' });
  expect(proposeWishes({ gender: null, age: null, religion: null, profile_details: null })).toEqual({
    must: {},
    hoped: {},
  });
});

test('several values are said as one of them, and stars without "my"', () => {
  expect(wishesInWords({ mother_tongue: 'Tamil, Telugu', matches_star: 'South 6', other_gothram: 'Kashyapa' })).toEqual(
    ['Speaks Tamil or Telugu', 'Gothram: not Kashyapa', 'The stars match: 6 of 10 or more'],
  );
});
