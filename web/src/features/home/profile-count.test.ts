import { expect, test } from 'vitest';
import { roundCount } from '@/features/home/profile-count';

test.each([
  [0, null],
  [49, null],
  [50, 50],
  [99, 50],
  [499, 450],
  [500, 500],
  [963, 900],
  [1001, 1000],
])('%i profiles are shown as %s', (count, shown) => {
  expect(roundCount(count)).toBe(shown);
});
