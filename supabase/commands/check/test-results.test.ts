import { beforeEach, expect, test, vi } from 'vitest';
import { addCount, CheckFailed, describeCounts, LeftOut, part, partsNotRun, planParts } from './test-results.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('a part that was planned and has not begun is named, and one that was not planned is a fault', async () => {
  planParts(['lint', 'types', 'unit tests', 'hosting tests']);
  await part('lint', () => undefined);
  const fails = part('types', () => {
    throw new Error('A type is wrong.');
  });
  await expect(fails).rejects.toThrow(CheckFailed);
  await part('hosting tests', () => new LeftOut('there is no Docker'));
  expect(vi.mocked(console.log).mock.lastCall).toEqual(['SKIPPED hosting tests: there is no Docker']);
  expect(partsNotRun()).toEqual(['unit tests']);
  await expect(part('lint', () => undefined)).rejects.toThrow('The part "lint" was not planned.');
});

test('a count above its limit is named, and one without a limit', () => {
  addCount('page loads', 2);
  addCount('page loads', 1);
  expect(describeCounts({ 'page loads': { most: 3, why: 'three pages' } })).toEqual([]);
  addCount('browser tests', 1);
  expect(describeCounts({ 'page loads': { most: 2, why: 'two pages' } })).toEqual([
    'MORE    page loads: 3, and may be 2.',
    'MORE    browser tests: 1, and may be 0.',
  ]);
});
