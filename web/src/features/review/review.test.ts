import { expect, test } from 'vitest';
import { nextInQueue } from '@/features/review/next-in-queue';
import { describeProposal } from '@/features/review/proposal';

test('goes on to the next in the queue, from its end to its start, and stops when nobody is left', () => {
  expect(nextInQueue([1, 2, 3], 2)).toBe(3);
  expect(nextInQueue([1, 2, 3], 3)).toBe(1);
  expect(nextInQueue([1, 2], 9)).toBe(1);
  expect(nextInQueue([2], 2)).toBeNull();
  expect(nextInQueue([], 2)).toBeNull();
});

test('shows a proposal in readable form, and what has changed since', () => {
  const changes = { height: '165', job: 'Doctor', date_of_birth: null };
  const base = { height: '163', job: 'Nurse', date_of_birth: '1998-08-14' };
  const current = { height: 163, job: 'Midwife', date_of_birth: '1998-08-14' };
  expect(describeProposal(changes, base, current)).toEqual([
    { field: 'date_of_birth', label: 'Date of birth', before: '14 August 1998', after: null },
    { field: 'height', label: 'Height', before: `5' 4" (163 cm)`, after: `5' 5" (165 cm)` },
    { field: 'job', label: 'Job', before: 'Nurse', after: 'Doctor', changedTo: 'Midwife' },
  ]);
});
