import { expect, it } from 'vitest';
import { mergeChanges } from '@/features/person-form/edit/merge';

const keys = ['name', 'location', 'job'] as const;
const started = { name: 'Asha', location: 'Erode', job: 'Clerk' };

it('merges changes of different fields', () => {
  const merge = mergeChanges(keys, started, { ...started, location: 'Salem' }, { ...started, job: 'Teacher' });
  expect(merge).toEqual({
    merged: { name: 'Asha', location: 'Salem', job: 'Teacher' },
    clashes: [],
    takenOver: ['location'],
  });
});

it('reports conflicts, and keeps the value of the user meanwhile', () => {
  const merge = mergeChanges(keys, started, { ...started, job: 'Accountant' }, { ...started, job: 'Teacher' });
  expect(merge).toEqual({ merged: { ...started, job: 'Teacher' }, clashes: ['job'], takenOver: [] });
});

it('reports no conflict if both made the same change', () => {
  const same = mergeChanges(keys, started, { ...started, job: 'Teacher' }, { ...started, job: 'Teacher' });
  expect(same).toEqual({ merged: { ...started, job: 'Teacher' }, clashes: [], takenOver: [] });
});
