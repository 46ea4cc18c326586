import { expect, it } from 'vitest';
import { nextUsername, suggestUsername } from '@/person/username';

it.each([
  ['Asha Ramachandran', 'asha.ramachandran'],
  ['  María  D’Souza ', 'maria.dsouza'],
  ['Zoë', 'zoe'],
  ['A. R. Krishnan', 'a.r.krishnan'],
  // Whole words only.
  ['Venkatanarasimharajuvaripeta Subramaniam', 'venkatanarasimharajuvaripeta'],
  [`Asha ${'x'.repeat(40)}`, 'asha'],
  ['x'.repeat(40), 'x'.repeat(32)],
  // Empty if the name gives no username.
  ['ஆஷா', ''],
  ['Om', ''],
])('makes of "%s" the username "%s"', (name, username) => {
  expect(suggestUsername(name)).toBe(username);
});

it('appends the next number if a username is taken', () => {
  expect(nextUsername('asha')).toBe('asha2');
  expect(nextUsername('asha9')).toBe('asha10');
  expect(nextUsername('a'.repeat(32))).toBe(`${'a'.repeat(31)}2`);
});
