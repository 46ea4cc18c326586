import { expect, test } from 'vitest';
import { missingOf } from '@/person/missing';
import { sampleDetails } from '@/person/sample';

const images = { first_img: '7/a.webp', birth_chart: '7/c.webp' };
const person = { ...sampleDetails, name: 'Asha', gender: 'bride', age: 28, religion: 'Hindu', location: 'Erode' };
const contact = { phone_number: '+91 58430 77002', email: null, address: 'Erode' };

test('nothing is missing in a complete profile; caste, gothram, diet and e-mail are the family’s own business', () => {
  const spare = { ...person, caste: null, gothram: null, diet: null };
  expect(missingOf(spare, images, contact)).toEqual({ own: [], bureaus: [] });
});

test('lists what the member and the bureau can add, most important first', () => {
  const bare = { ...person, gender: null, height: null, "father's_job": null, number_of_siblings: 0, job: '' };
  expect(missingOf(bare, { first_img: null, birth_chart: null }, null)).toEqual({
    own: ['Picture', 'Birth chart', 'Height', 'Job', "Father's job"],
    bureaus: ['Bride or groom', 'Phone', 'Address'],
  });
  expect(missingOf(person, images, undefined).bureaus).toEqual([]);
});

test('a horoscope is missing only for religions that use horoscopes', () => {
  const none = { birth_star: null, star_pada: null, time_of_birth: null, place_of_birth: null, mangal_dosha: null };
  const without = { ...person, ...none };
  const own = (religion: string | null) =>
    missingOf({ ...without, religion }, { ...images, birth_chart: null }, contact).own;
  expect(own('Jain')).toEqual(['Birth chart', 'Birth star', 'Pada', 'Time of birth', 'Place of birth', 'Mangal dosha']);
  expect(own('Christian')).toEqual([]);
  expect(own(null)).toEqual(['Religion']);
});

test('an age replaces an unknown date of birth', () => {
  expect(missingOf({ ...person, date_of_birth: null }, images, contact).own).toEqual([]);
  expect(missingOf({ ...person, date_of_birth: null, age: null }, images, contact).own).toEqual(['Date of birth']);
});
