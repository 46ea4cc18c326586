import { expect, it } from 'vitest';
import { isLandline, toInternationalNumber } from '@/person/phone';
import { chatLink } from '@/person/chat-link';
import { whatsAppLink } from '@/person/whatsapp';

it.each([
  ['9843012345', '+91 98430 12345'],
  ['098430 12345', '+91 98430 12345'],
  ['+91-98430-12345', '+91 98430 12345'],
  ['0091 98430 12345', '+91 98430 12345'],
  ['0422 2555 142', '+91 422 2555142'],
  ['0422-2555142', '+91 422 2555142'],
  ['4222555142', '+91 422 2555142'],
  ['+91 42225 55142', '+91 422 2555142'],
  ['+91 422 2555142', '+91 422 2555142'],
  ['04324-200021', '+91 4324 200021'],
  ['(044) 2345 6789', '+91 44 23456789'],
  ['080 2345 6789', '+91 80 23456789'],
  ['80234 56789', '+91 80234 56789'],
  ['0562 2345678', '+91 562 2345678'],
  ['55500 12345', '+91 55500 12345'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['0044 20 7946 0958', '+44 20 7946 0958'],
])('writes %s as %s', (typed, written) => {
  expect(toInternationalNumber(typed)).toBe(written);
});

it('knows a landline, which has no WhatsApp', () => {
  const written = ['0422 2555 142', '080 2345 6789', '98430 12345', '80234 56789', '+44 20 7946 0958'].map(
    (typed) => toInternationalNumber(typed) ?? '',
  );
  expect(written.map(isLandline)).toEqual([true, true, false, false, false]);
  expect(written.map((number) => whatsAppLink(number) === null)).toEqual([true, true, false, false, false]);
  expect(chatLink('+91 422 2555142')).toBe('https://wa.me/914222555142');
});

it.each(['', '12345', '98430 1234x', '+1', '+1234567890123456'])('rejects %o', (typed) => {
  expect(toInternationalNumber(typed)).toBeNull();
});
