import { expect, it } from 'vitest';
import { mergeChanges } from '@/features/person-form/conflict/merge';

const keys = ['name', 'location', 'job'] as const;
const started = { name: 'Asha', location: 'Erode', job: 'Clerk' };

it('takes over what only the others changed and keeps what only the user changed', () => {
  const merge = mergeChanges(keys, started, { ...started, location: 'Salem' }, { ...started, job: 'Teacher' });
  expect(merge).toEqual({
    merged: { name: 'Asha', location: 'Salem', job: 'Teacher' },
    clashes: [],
    takenOver: ['location'],
  });
});

it('leaves what both changed to the user, with their own in its place', () => {
  const merge = mergeChanges(keys, started, { ...started, job: 'Accountant' }, { ...started, job: 'Teacher' });
  expect(merge).toEqual({ merged: { ...started, job: 'Teacher' }, clashes: ['job'], takenOver: [] });
});

it('sees no clash where both made the same change', () => {
  const same = mergeChanges(keys, started, { ...started, job: 'Teacher' }, { ...started, job: 'Teacher' });
  expect(same).toEqual({ merged: { ...started, job: 'Teacher' }, clashes: [], takenOver: [] });
});
