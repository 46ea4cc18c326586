import { expect, test } from 'vitest';
import { proposeWishes } from '@/person/reading/propose-wishes';

const own = { age: '26', religion: 'Hindu', caste: 'Kongu Vellala Gounder', mother_tongue: 'Tamil' };

test.each([
  ['within 29', { age_to: '29' }],
  ['Groom within 29 years', { age_to: '29' }],
  ['below 32', { age_to: '31' }],
  ['25 to 28', { age_from: '25', age_to: '28' }],
  ['age 25-28', { age_from: '25', age_to: '28' }],
  ['between 25 and 28 years', { age_from: '25', age_to: '28' }],
  ['30 तक', { age_to: '30' }],
  ['25 से 28 साल', { age_from: '25', age_to: '28' }],
  ['25 வயதுக்குள்', { age_to: '25' }],
  ['25 முதல் 28 வரை', { age_from: '25', age_to: '28' }],
  ['௨௫ வயதுக்குள்', { age_to: '25' }],
  ['25 മുതൽ 30 വരെ', { age_from: '25', age_to: '30' }],
  ['above 165 cm', { height_from: '165' }],
  ['same caste', { caste: 'Kongu Vellala Gounder' }],
  ['Same community only', { caste: 'Kongu Vellala Gounder' }],
  ['same religion', { religion: 'Hindu' }],
  ['veg only', { diet: 'Vegetarian' }],
  ['Vegetarian', { diet: 'Vegetarian' }],
  ['சைவம் மட்டும்', { diet: 'Vegetarian' }],
  ['unmarried only', { marital_status: 'Never Married' }],
  ['Hindu', { religion: 'Hindu' }],
  ['Tamil speaking', { mother_tongue: 'Tamil' }],
  ['Tamil Nadu', { location: 'Tamil Nadu' }],
  ['5 to 6 years elder', { age_from: '31', age_to: '32' }],
  ['within 3 yrs younger', { age_from: '23', age_to: '26' }],
  ['B.E or above', { education: 'B.E' }],
  ['B.E / MBA, minimum B.Sc', { education: 'B.E, MBA, B.Sc' }],
  [
    'same caste (other than Kannan kulam), B.E or above, 5 to 6 years elder, CBE / Tirupur / Erode side job or abroad.',
    { age_from: '31', age_to: '32', caste: 'Kongu Vellala Gounder', education: 'B.E' },
  ],
  ['Well educated same caste groom, 27 to 31', { age_from: '27', age_to: '31', caste: 'Kongu Vellala Gounder' }],
  ['Chennai / Madurai or Bangalore', { location: 'Chennai, Madurai, Bangalore' }],
  ['no dosham', { mangal_dosha: 'No' }],
  [
    'Well educated, within 29, same caste, veg only.',
    { age_to: '29', caste: 'Kongu Vellala Gounder', diet: 'Vegetarian' },
  ],
])('%j is proposed as %j', (text, wishes) => {
  expect(proposeWishes([text], own).filters).toEqual(wishes);
});

test.each([
  'within 5 years',
  'age gap within 25',
  '30 km from Erode',
  '30 lakhs',
  'any caste',
  'caste no bar',
  'not same caste',
  'same caste or Mudaliar',
  'other than same caste',
  'Fair / tall',
  'veg or non veg',
  'no divorcee',
  'non Hindu',
  'graduate',
  'any degree',
  'No',
  'Nil',
  'good family from Madurai side',
  '25',
  '31 to 25',
  '12 to 14',
])('nothing is made of %j', (text) => {
  const { filters, unread } = proposeWishes([text], own);
  expect(filters).toEqual({});
  expect(unread).not.toEqual([]);
});

test('"same caste" of a person without a caste is no wish', () => {
  for (const own of [{}, { caste: 'Prefer not to say' }])
    expect(proposeWishes(['same caste'], own)).toEqual({ filters: {}, unread: ['same caste'] });
});

test('the words that become no wish are told apart', () => {
  const long = 'x'.repeat(61);
  expect(proposeWishes([`within 29, fair, B.E or above, 25 to 28, ${long}`], own)).toEqual({
    filters: { age_to: '29', education: 'B.E' },
    unread: ['fair', long, 'age: 25 to 28'],
  });
});
