import { expect, test } from 'vitest';
import { nextInQueue } from '@/features/review/next-in-queue';
import { describePictures, describeProposal } from '@/features/review/proposal';
import type { ImageColumns } from '@/person/image-columns';

test('goes to the next in the queue, wraps around at the end, and stops if nobody is left', () => {
  expect(nextInQueue([1, 2, 3], 2)).toBe(3);
  expect(nextInQueue([1, 2, 3], 3)).toBe(1);
  expect(nextInQueue([1, 2], 9)).toBe(1);
  expect(nextInQueue([2], 2)).toBeNull();
  expect(nextInQueue([], 2)).toBeNull();
});

test('formats a proposal, and marks what has changed since', () => {
  const changes = { height: '165', job: 'Doctor', date_of_birth: null };
  const base = { height: '163', job: 'Nurse', date_of_birth: '1998-08-14' };
  const current = { height: 163, job: 'Midwife', date_of_birth: '1998-08-14' };
  expect(describeProposal(changes, base, current)).toEqual([
    { field: 'date_of_birth', label: 'Date of birth', before: '14 August 1998', after: null },
    { field: 'height', label: 'Height', before: `5'\u00A04" (163 cm)`, after: `5'\u00A05" (165 cm)` },
    { field: 'job', label: 'Job', before: 'Nurse', after: 'Doctor', changedTo: 'Midwife' },
  ]);
});

test('shows proposed, previous and current pictures side by side', () => {
  const current = { first_img: '7/a.webp', second_img: null, third_img: null, birth_chart: null };
  const proposal = [{ second_img: '7/n.webp' }, { second_img: null }] as const;
  const labels = (changed: ImageColumns) =>
    describePictures(...proposal, changed).map(({ sides }) => sides.map(({ label }) => label));
  expect(labels(current)).toEqual([['Before', 'Proposed']]);
  const changed = { ...current, second_img: '7/b.webp' };
  expect(labels(changed)).toEqual([['Before', 'Proposed', 'Changed since then; it is now']]);
  const [pictures] = describePictures(...proposal, changed);
  expect(pictures?.sides.map((side) => side.pictures.map(({ value, word }) => [value, word]))).toEqual([
    [['7/a.webp', null]],
    [
      ['7/a.webp', null],
      ['7/n.webp', 'New'],
    ],
    [
      ['7/a.webp', null],
      ['7/b.webp', 'Removed'],
    ],
  ]);
});
