import { expect, it } from 'vitest';
import { nextUsername, suggestUsername } from '@/person/username';

it('makes a username from a name', () => {
  expect(suggestUsername('Asha Ramachandran')).toBe('asha.ramachandran');
  expect(suggestUsername('  María  D’Souza ')).toBe('maria.d.souza');
  expect(suggestUsername('Venkatanarasimharajuvaripeta Subramaniam')).toBe('venkatanarasimharajuvaripeta.sub');
});

it('suggests nothing for a name that gives no username', () => {
  expect(suggestUsername('ஆஷா')).toBe('');
  expect(suggestUsername('Om')).toBe('');
});

it('counts on from a username that is taken', () => {
  expect(nextUsername('asha')).toBe('asha2');
  expect(nextUsername('asha9')).toBe('asha10');
  expect(nextUsername('a'.repeat(32))).toBe(`${'a'.repeat(31)}2`);
});
