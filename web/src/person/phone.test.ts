import { expect, it } from 'vitest';
import { toInternationalNumber } from '@/person/phone';

it.each([
  ['9843012345', '+91 98430 12345'],
  ['098430 12345', '+91 98430 12345'],
  ['+91-98430-12345', '+91 98430 12345'],
  ['0091 98430 12345', '+91 98430 12345'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['0044 20 7946 0958', '+44 20 7946 0958'],
])('writes %s as %s', (typed, written) => {
  expect(toInternationalNumber(typed)).toBe(written);
});

it.each(['', '12345', '98430 1234x', '+1', '+1234567890123456'])('rejects %o', (typed) => {
  expect(toInternationalNumber(typed)).toBeNull();
});
