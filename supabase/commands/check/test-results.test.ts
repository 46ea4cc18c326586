import { beforeEach, expect, test, vi } from 'vitest';
import { CheckFailed, part, partsNotRun, planParts, skipPart } from './test-results.ts';

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
  skipPart('hosting tests', 'there is no Docker');
  expect(partsNotRun()).toEqual(['unit tests']);
  await expect(part('lint', () => undefined)).rejects.toThrow('The part "lint" was not planned.');
});
