import { expect, it, test } from 'vitest';
import { holdsNumber, isLandline, toInternationalNumber, whatsAppLink, wrongCount } from '@/person/phone';
import { chatLink } from '@/person/chat-link';
import { numbersInTexts, textsWithoutContact } from '@/person/sample-contacts';

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
  ['+91 0 98430 55104', '+91 98430 55104'],
  ['+91-0-98430 55104', '+91 98430 55104'],
  ['+91(0)98430 55104', '+91 98430 55104'],
  ['+91 (0) 422 2555142', '+91 422 2555142'],
  ['0091 0 98430 55104', '+91 98430 55104'],
  ['00919843055104', '+91 98430 55104'],
  ['0919843055104', '+91 98430 55104'],
  ['91 98430 55104', '+91 98430 55104'],
  ['910 98430 55104', '+91 98430 55104'],
  ['98430–55104', '+91 98430 55104'],
  ['98430\u201155104', '+91 98430 55104'],
  ['98430\u221255104', '+91 98430 55104'],
  ['0422–2555142', '+91 422 2555142'],
  ['\u202a+91 98430 55104\u202c', '+91 98430 55104'],
  ['௯௮௪௩௦ ௫௫௧௦௪', '+91 98430 55104'],
  ['+960 777 1234', '+960 777 1234'],
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

it.each([
  '',
  '12345',
  '98430 1234x',
  '+1',
  '+1234567890123456',
  '98430551090',
  '9198430551011',
  '098430551011',
  '+91 984305510111',
  '+91 98430 5510',
  '+91 91 98430 55101',
  // Of Iran, if the plus were right.
  '+98430 55101',
  '0098430 55101',
  '+0 44 20 7946 0958',
])('rejects %o', (typed) => {
  expect(toInternationalNumber(typed)).toBeNull();
});

it.each([
  ['98430551090', 11],
  ['+91 98430 551011', 11],
  ['9198430551011', 13],
  ['98430-5510', 9],
  ['98430 55109', null],
  ['12345', null],
  ['+44 20', null],
  ['+44 20 7946 0958 1234 5678', null],
  ['call me', null],
])('%j has a wrong count of digits: %s', (typed, count) => {
  expect(wrongCount(typed)).toBe(count);
});

test.each(numbersInTexts)('%s is found', (text) => expect(holdsNumber(`Engineer ${text}`)).toBe(true));

test.each(textsWithoutContact)('%s is no phone number', (text) => expect(holdsNumber(text)).toBe(false));
