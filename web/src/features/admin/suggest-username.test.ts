import { expect, it } from 'vitest';
import { suggestUsername } from '@/features/admin/suggest-username';

it.each([
  ['Asha Ramachandran', 'asha.ramachandran'],
  ["Maria D'Souza", 'maria.dsouza'],
  ['Zoë', 'zoe'],
  ['A. R. Krishnan', 'a.r'],
  ['Al', ''],
  ['ஆஷா', ''],
  [`Asha ${'x'.repeat(40)}`, 'asha'],
])('suggests for "%s"', (name, username) => {
  expect(suggestUsername(name)).toBe(username);
});
