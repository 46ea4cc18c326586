import { expect, test } from 'vitest';
import { filterRules } from '@/lib/register.gen';
import { readWishWords, writeWishes } from '@/person/wish-words';

const whole = {
  age_from: '25',
  age_to: '31',
  height_from: '163',
  height_to: '178',
  religion: 'Hindu, No religion',
  caste: 'Iyer; Iyengar, "Vadama"',
  mother_tongue: 'Tamil, Telugu',
  location: 'Chennai, Bengaluru',
  education: '"B.E"',
  occupation: 'Doctor: surgeon',
  birth_star: 'Rohini, Purva Phalguni',
  marital_status: 'Never Married',
  diet: 'Vegetarian',
  rasi: 'Mesha',
  mangal_dosha: "No, Don't know",
  other_gothram: 'Bharadwaja',
  other_kulam: 'Andhuvan',
  work_place: 'Chennai, Bengaluru',
  native_place: 'Karaikudi',
  income: '5 to 7, 50 and above',
  matches_star: 'Tamil twelve 7',
};

test('every filter that can be a wish is written, and read back as it was', () => {
  const noWishes = ['looking_for', 'search', 'stars', 'with_picture'];
  expect(Object.keys(whole).sort()).toEqual(
    Object.keys(filterRules)
      .filter((name) => !noWishes.includes(name))
      .sort(),
  );
  expect(readWishWords(writeWishes(whole))).toEqual({ filters: whole, unread: [] });
  for (const [name, value] of Object.entries(whole))
    expect(readWishWords(writeWishes({ [name]: value }))).toEqual({ filters: { [name]: value }, unread: [] });
});

test.each([
  [{ age_from: '25', age_to: '31', religion: 'Hindu' }, 'age: 25 to 31; religion: Hindu'],
  [{ age_from: '25' }, 'age: from 25'],
  [{ age_to: '31', height_to: '178' }, 'age: up to 31; height: up to 178 cm'],
  [{ height_from: '163', height_to: '163' }, 'height: 163 cm'],
  [{ other_gothram: 'Bharadwaja', matches_star: 'South 6' }, 'gothram other than: Bharadwaja; star match: South 6'],
  [{ income: '20 to 30, 30 to 50, 50 and above' }, 'income: from 20'],
  [{}, ''],
])('%j is written as %s, and read back', (filters, cell) => {
  expect(writeWishes(filters)).toBe(cell);
  expect(readWishWords(cell)).toEqual({ filters, unread: [] });
});

test.each([
  ['Age : 25-31 years', { age_from: '25', age_to: '31' }],
  ['AGE: up to 31', { age_to: '31' }],
  ['Height: 163 – 178 cms', { height_from: '163', height_to: '178' }],
  ['Income: from 30 lakhs a year', { income: '30 to 50, 50 and above' }],
  ['Mother  Tongue:tamil,TELUGU ;', { mother_tongue: 'Tamil, Telugu' }],
])('a clerk may write %s', (cell, filters) => {
  expect(readWishWords(cell)).toEqual({ filters, unread: [] });
});

test.each([
  'fair, tall',
  'age: 31 to 25',
  'age: 12 to 25',
  'age: within 5 years',
  'height: 5 to 6',
  'height: 300 cm',
  'religion: Hindu or Sikh',
  'religion: Hindu, Sikhh',
  'caste: any',
  'caste: Any / No bar',
  'caste: -',
  'caste:',
  'gothram: Bharadwaja',
  'star match: South 11',
  'star match: South',
  'looking for: groom',
  'constructor: x',
  'education: B.E or above',
  `caste: ${'x'.repeat(201)}`,
])('“%s” is no wish, and is left as it is', (cell) => {
  expect(readWishWords(cell)).toEqual({ filters: {}, unread: [cell] });
});

test('the parts that are no wishes stand beside those that are, and a wish counts once', () => {
  expect(readWishWords('fair, tall; diet: Vegan; Diet: Jain; age: from 25; age: up to 30')).toEqual({
    filters: { diet: 'Vegan', age_from: '25' },
    unread: ['fair, tall', 'Diet: Jain', 'age: up to 30'],
  });
  expect(readWishWords('age: up to 30; diet: Jain', { age_from: '25' })).toEqual({
    filters: { diet: 'Jain' },
    unread: ['age: up to 30'],
  });
});
