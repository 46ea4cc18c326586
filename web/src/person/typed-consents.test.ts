import { expect, test } from 'vitest';
import { answersOfRegistration, findConsentProblems, neededConsents, noTypedConsents } from '@/person/typed-consents';

const whole = { ...noTypedConsents, said_by: 'Father', channel: 'paper', said_on: '2026-11-27' };
const yes = { notice: true, kept: true, intent: true, truth: true };

test('needs notice, keeping and the two declarations, and who agrees, how, and on a past day', () => {
  const problems = (typed: typeof whole) => Object.keys(findConsentProblems(typed, neededConsents, '2026-11-27'));
  expect(problems({ ...whole, answers: yes })).toEqual([]);
  expect(problems(whole)).toEqual(neededConsents);
  // Its day stands in the form already.
  expect(problems(noTypedConsents)).toEqual([...neededConsents, 'said_by', 'channel']);
  expect(problems({ ...noTypedConsents, answers: yes })).toEqual(['said_by', 'channel', 'said_on']);
  expect(problems({ ...whole, answers: yes, said_on: '2026-11-28' })).toEqual(['said_on']);
});

test('takes what is not ticked for a no at a registration, and what is asked by itself for not asked', () => {
  const answers = answersOfRegistration({ ...whole, answers: { ...yes, members: true } });
  expect(answers).toMatchObject({ ...yes, members: true, visitors: false, relatives: false });
  for (const alone of ['pictures', 'sharing', 'story']) expect(answers).not.toHaveProperty(alone);
  expect(answersOfRegistration({ ...whole, answers: { sharing: true } })).toHaveProperty('sharing', true);
});
