import { expect, test } from 'vitest';
import { fillOne, fillSeveral, type Message } from '@/bureau/messages';
import { readTexts } from '@/texts/build/catalogue';
import { addTexts, sayIn } from '@/texts/texts';

const kavitha = {
  message: 'profile shared',
  name: 'Kavitha',
  id: '148',
  age: '26',
  height: '5\' 4"',
  community: 'Mudaliar',
  star: 'Rohini',
  education: 'B.E.',
  work: '',
  town: 'Erode',
  linkedId: 148,
} as const satisfies Message;
const latha = { ...kavitha, name: 'Latha', id: '151', age: '', star: '', linkedId: 151 };
const bureau = { bureau_name: 'Mangalam', site_address: 'https://m.example', phone: '+91 1' };
const stock = 'A profile for you at {bureau}:\n{name}, {age} years\nStar: {star}\n{link}';

test('several profiles have one head, and each a number with its id and the facts that the bureau chose', () => {
  expect(fillSeveral([kavitha, latha], stock, stock, bureau)).toBe(
    [
      '2 profiles for you at Mangalam:',
      '1. ID 148, Kavitha, 26 years, Star: Rohini',
      'https://m.example/#profile/148',
      '2. ID 151, Latha',
      'https://m.example/#profile/151',
    ].join('\n'),
  );
  const own = 'Vanakkam!\n\nID {id}, {age}, {height}, {community}\n{work}, {town}\n\nCall {phone}';
  expect(fillSeveral([kavitha, latha], own, stock, bureau)).toBe(
    [
      'Vanakkam!',
      '',
      `1. ID 148, 26, 5' 4", Mudaliar, Erode`,
      `2. ID 151, 5' 4", Mudaliar, Erode`,
      '',
      'Call +91 1',
    ].join('\n'),
  );
});

test('a listed reason of a decline is in the language of the message, and the words beside it as typed', () => {
  addTexts('ta', readTexts('ta'));
  const inTamil = (reason: string) =>
    sayIn('ta', () =>
      fillOne({ message: 'request declined', name: 'Asha', other: 'Arun', reason }, '{reason}', bureau),
    );
  expect(inTamil('Age')).toBe('வயது');
  expect(inTamil('Age: he is older')).toMatch(/^வயது.*he is older$/);
  expect(inTamil('He is abroad')).toBe('He is abroad');
});
