import { expect, test } from 'vitest';
import { readPhones } from '@/person/reading/read-phones';

const numbersOf = (text: string) => {
  const read = readPhones(text);
  return read && [read.first.number, read.second?.number ?? null, read.left];
};

test.each([
  ['9843055512 9443011111', '+91 98430 55512', '+91 94430 11111', ''],
  ['98430 55512 94430 11111', '+91 98430 55512', '+91 94430 11111', ''],
  ['98430-55512 - 94430-11111', '+91 98430 55512', '+91 94430 11111', ''],
  ['9843055512/9443011111', '+91 98430 55512', '+91 94430 11111', ''],
  ['+91 98430 55512 +91 94430 11111', '+91 98430 55512', '+91 94430 11111', ''],
  ['91 98430 55512 0 94430 11111', '+91 98430 55512', '+91 94430 11111', ''],
  ['0422 2555142 98430 55512', '+91 422 2555142', '+91 98430 55512', ''],
  ['+44 20 7946 0958 98430 55512', '+44 20 7946 0958', '+91 98430 55512', ''],
  ['1. 98430 55512  2. 94430 11111', '+91 98430 55512', '+91 94430 11111', ''],
  ['5 5 5 0 0 - 2 2 3 3 4', '+91 55500 22334', null, ''],
  ['98430–55512 (WhatsApp)', '+91 98430 55512', null, '(WhatsApp)'],
  ['0422 2555142 ext. 12', '+91 422 2555142', null, 'ext. 12'],
  ['0422-2555142/43', '+91 422 2555142', null, '43'],
  ['9843055512, 98430551090', '+91 98430 55512', null, '98430551090'],
  ['98430551090, 9843055512', '+91 98430 55512', null, '98430551090'],
])('%j is read as %s and %s, and %j is left', (text, first, second, left) => {
  expect(numbersOf(text)).toEqual([first, second, left]);
});

test.each([
  '98430551090',
  '9198430551011',
  '098430551011',
  '+91 984305510111',
  '98430 55109 0',
  '98430 5510',
  // Nothing says where one ends.
  '98430555129443011111',
  '98430 555129 44301 1111',
  '2555142 98430 55512',
  '641002 98430 55512',
  '௯௮௪௩௦௫௫௧௦௯௦',
  '1 2 '.repeat(100),
])('no number is cut out of %j', (text) => {
  expect(readPhones(text)).toBeNull();
});

test('a letter behind a number says whose it is, where one says the father', () => {
  const ownersOf = (text: string) => [readPhones(text)?.first.whose, readPhones(text)?.second?.whose];
  expect(ownersOf('98430 55512 (F) 94430 11111 (M)')).toEqual(['Father', 'Mother']);
  expect(ownersOf('98430 55512 (M)')).toEqual([null, undefined]);
});
