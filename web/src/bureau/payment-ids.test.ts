import { expect, test } from 'vitest';
import { isGstNumber, isUpiId } from '@/bureau/settings';

test.each([
  ['27AAPFU0939F1ZV', true],
  ['33AAAAA0000A1Z9', true],
  // The last one is the check digit.
  ['27AAPFU0939F1ZW', false],
  ['27AAPFU0993F1ZV', false],
  ['27aapfu0939f1zv', false],
  ['33ABC', false],
])('%s is a GST number: %s', (text, isOne) => {
  expect(isGstNumber(text)).toBe(isOne);
});

test.each([
  ['mangalam.matrimony@okhdfcbank', true],
  ['mangalam', false],
  ['mangalam @okhdfc', false],
  ['office@mangalam.example', false],
  ['98430 12345', false],
])('%s is an address for UPI: %s', (text, isOne) => {
  expect(isUpiId(text)).toBe(isOne);
});
