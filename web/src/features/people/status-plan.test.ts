import { expect, it } from 'vitest';
import { changesFor, outcomeText } from '@/features/people/status-plan';

const then = '2026-01-01T00:00:00Z';
const people = [
  { id: 1, name: 'A', status: 'verified', verified_at: then, updated_at: then },
  { id: 2, name: 'B', status: 'on hold', verified_at: then, updated_at: then },
  { id: 3, name: 'C', status: 'draft', verified_at: null, updated_at: then },
];

it('skips people who were never verified and people who already have the status', () => {
  const plan = changesFor(people, 'verified');
  expect(plan.changes).toEqual([{ id: 2, status: 'verified', reason: null, if_status: 'on hold' }]);
  expect(outcomeText('verified', plan, 1)).toBe('1 profile is active again. Left out: 1 never verified, 1 already so.');
});

it('counts profiles that somebody else changed meanwhile', () => {
  const plan = changesFor(people, 'married');
  expect(plan.changes).toHaveLength(3);
  expect(outcomeText('married', plan, 3)).toBe('3 profiles are married now.');
  expect(outcomeText('married', plan, 2)).toBe(
    '2 profiles are married now. Left out: 1 changed by somebody else, or without consent to be shown.',
  );
});
