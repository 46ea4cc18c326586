import { expect, test } from 'vitest';
import { callsOfFamilies } from '@/features/log/calls-of-families';

const entry = (id: number, household: string | null) => ({
  id,
  entry: 'Call the father',
  call_again_on: '2026-11-27',
  person: { id, name: `Test ${id}`, office_details: id === 2 ? null : { household } },
});

test('one call serves a household, in the place of its first entry; others stand for themselves', () => {
  const calls = callsOfFamilies([entry(1, 'one'), entry(2, null), entry(3, 'two'), entry(4, 'one'), entry(5, null)]);
  expect(calls.map(({ id, entries }) => [id, entries.map((each) => each.id)])).toEqual([
    [1, [1, 4]],
    [2, [2]],
    [3, [3]],
    [5, [5]],
  ]);
});
