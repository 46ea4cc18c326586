import { expect, it } from 'vitest';
import { nextByCount } from '@/lib/next-by-count';

const part = (count: number, ...list: number[]) => ({ count, list });

it('goes on after the loaded rows until all are there', () => {
  expect(nextByCount(part(3, 1, 2), [part(3, 1, 2)])).toBe(2);
  expect(nextByCount(part(3, 3), [part(3, 1, 2), part(3, 3)])).toBeNull();
});

it('ends with an empty part, though rows that have gone meanwhile are counted', () => {
  expect(nextByCount(part(3), [part(3, 1, 2), part(3)])).toBeNull();
});
