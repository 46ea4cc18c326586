import { expect, test } from 'vitest';
import { sayNotification } from '@/bureau/notification-words';

const stored = { message: 'As it is stored.', created_at: '2026-03-11T20:00:00+00:00' };

test.each([
  ['profile reported', ['Asha', 'Asks for money'], 'Asha was reported by a member: Asks for money.'],
  ['settled', ['Asha', 'married'], 'Asha is married.'],
  [
    'password set',
    ['Lakshmi', '12 March 2026'],
    'Your password was set by Lakshmi on 12 March 2026. If you did not ask for that, call the bureau.',
  ],
  ['profile verified', [], 'Your profile is verified and can be seen.'],
])('a notification is said by its kind and words: %s', (kind, words, sentence) => {
  expect(sayNotification({ ...stored, kind, words })).toBe(sentence);
});

test.each([
  ['a note', 'note', []],
  ['an unknown kind', 'of tomorrow', ['Asha']],
  ['one without its words', 'contact asked for', ['Asha']],
])('%s is said as it is stored', (_what, kind, words) => {
  expect(sayNotification({ ...stored, kind, words })).toBe('As it is stored.');
});
