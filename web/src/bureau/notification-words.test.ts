import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { sayNotification } from '@/bureau/notification-words';
import { sharedMessage } from '@/bureau/shared-profile';
import type { notificationRules } from '@/lib/register-members.gen';
import { readTexts } from '@/texts/build/catalogue';
import { loadWords } from '@/texts/words';
import { activateTexts, addTexts } from '@/texts/texts';
import type { Texts } from '@/texts/texts.types';

const stored = { message: 'As it is stored.', created_at: '2026-03-11T20:00:00+00:00' };

test.each([
  ['profile reported', { name: 'Asha', reason: 'Asks for money' }, 'Asha was reported by a member: Asks for money.'],
  ['consent withdrawn', { name: 'Asha', purpose: 'relatives' }, 'Asha has withdrawn a consent: Father and mother.'],
  ['settled', { name: 'Asha', status: 'married' }, 'Asha is married.'],
  [
    'password set',
    { admin: 'Lakshmi', day: 'the day in English' },
    'Your password was set by Lakshmi on 12 March 2026. If you did not ask for that, call the bureau.',
  ],
  ['profile verified', {}, 'Your profile is verified and can be seen.'],
])('a notification is said by its kind and values: %s', (kind, given, sentence) => {
  expect(sayNotification({ ...stored, kind, given })).toBe(sentence);
});

test.each([
  ['a note', 'note', {}],
  ['an unknown kind', 'of tomorrow', { name: 'Asha' }],
  ['one without its values', 'contact asked for', { name: 'Asha' }],
])('%s is said as it is stored', (_what, kind, given) => {
  expect(sayNotification({ ...stored, kind, given })).toBe('As it is stored.');
});

test('a family reads the name of another one in its own letters, and the bureau’s reason in its language', async () => {
  onTestFinished(() => {
    activateTexts('en');
  });
  addTexts('ta', readTexts('ta'));
  await Promise.all([loadWords('ta', 'card'), loadWords('ta', 'details')]);
  activateTexts('ta');
  const sentence = sayNotification({ ...stored, kind: 'contact received', given: { name: 'Bala Murugesan' } });
  expect(sentence).toContain('பாலா முருகேசன்');
  const declined = { name: 'Bala', reason: 'Talks in progress elsewhere' };
  expect(sayNotification({ ...stored, kind: 'request declined', given: declined })).toMatch(
    /வேறு இடத்தில் பேச்சு நடக்கிறது$/,
  );
  const { name, town, education } = sharedMessage({
    id: 1,
    name: 'Bala',
    own_script_name: null,
    age: null,
    location: 'Madurai',
    profile_details: { birth_star: null, height: null, caste: null, education: 'Prefer not to say', job: null },
  });
  expect([name, town, education]).toEqual(['பாலா', 'மதுரை', '']);
});

type Rules = typeof notificationRules;

/** The kinds without a text, or with other values than the sentence of the database. */
type Unworded = {
  [Kind in Exclude<keyof Rules, 'note'>]: `notifications.kind.${Kind}` extends infer Id extends keyof Texts
    ? [Texts[Id] extends null ? never : keyof Texts[Id]] extends [Rules[Kind]['values'][number]]
      ? [Rules[Kind]['values'][number]] extends [Texts[Id] extends null ? never : keyof Texts[Id]]
        ? never
        : Kind
      : Kind
    : Kind;
}[Exclude<keyof Rules, 'note'>];

test('a kind without its text and the same values does not compile', () => {
  expectTypeOf<Unworded>().toBeNever();
});
