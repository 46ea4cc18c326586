import { expect, it } from 'vitest';
import { factsOf, isCoveredByOthers, profileFacts, type PersonRow } from '@/person/facts';

it.each([
  [{ time_of_birth: '06:05', birth_time_certainty: 'Approximate' }, '6:05 am (approximate)'],
  [{ time_of_birth: '18:05', birth_time_certainty: 'Exact' }, '6:05 pm (exact)'],
  [{ time_of_birth: '06:05', birth_time_certainty: null }, '6:05 am'],
  [{ time_of_birth: null, birth_time_certainty: 'Not known' }, 'Not known'],
  [{}, null],
])('says with the time of birth how sure it is: %j', (person, value) => {
  expect(profileFacts(person).find(({ label }) => label === 'Time of birth')).toEqual({
    label: 'Time of birth',
    value,
  });
});

it.each([
  [{ place_of_birth: 'Madurai, Tamil Nadu' }, 'Madurai, Tamil Nadu'],
  [
    { place_of_birth: 'Penang', birth_coordinates: '5.42, 100.33', birth_zone: 'Asia/Kuala_Lumpur' },
    'Penang; 5.42° N, 100.33° E; time of Malaysia',
  ],
  [{ birth_zone: 'Asia/Kolkata' }, 'time of India'],
  [{}, null],
])('says with the place of birth its coordinates and its clock: %j', (person, value) => {
  expect(profileFacts(person).find(({ label }) => label === 'Place of birth')).toMatchObject({
    label: 'Place of birth',
    value,
  });
});

it('knows no fact that the family prefers not to say', () => {
  const facts = factsOf(['caste', 'gothram', 'job'], {
    caste: 'Prefer not to say',
    gothram: 'prefer not to disclose ',
    job: 'Teacher',
  });
  expect(facts.map(({ value }) => value)).toEqual([null, null, 'Teacher']);
});

it('says with the brothers how many are married, and lists none of them as missing', () => {
  const words = (person: PersonRow) =>
    factsOf(['number_of_siblings', 'brothers', 'married_brothers', 'sisters'], person).map(
      ({ label, value }) => `${label}: ${String(value)}`,
    );
  expect(words({ brothers: 2, married_brothers: 1 })).toEqual(['Brothers: 2, 1 married']);
  expect(words({ brothers: 0, sisters: 1, married_sisters: 0 })).toEqual(['Brothers: 0', 'Sisters: 1']);
  expect(words({ number_of_siblings: 3 })).toEqual(['Number of siblings: 3']);
  expect(words({})).toEqual(['Number of siblings: null']);
  // The page of the verification lists each field by itself.
  expect(isCoveredByOthers('number_of_siblings', { sisters: 0 })).toBe(true);
  expect(isCoveredByOthers('number_of_siblings', {})).toBe(false);
});

it.each([
  ['Members', '₹5–7 lakhs a year'],
  ['Approved contact', '₹5–7 lakhs a year (Families who have the contact details)'],
  [null, '₹5–7 lakhs a year (The bureau only)'],
])('says with an income who reads it: %j', (income_shown_to, value) => {
  expect(profileFacts({ income: '5 to 7', income_shown_to }, ['income']).map((fact) => fact.value)).toEqual([value]);
});
