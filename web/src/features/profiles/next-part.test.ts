import { expect, test } from 'vitest';
import { nextPart } from '@/features/profiles/next-part';

test.each([
  ['the usual number', 0, 24],
  ['what was loaded before a reload', 120, 96],
  ['the usual number, where less is missing', 30, 24],
])('the second part has %s', (_what, loadedBefore, size) => {
  expect(nextPart(7, [{ profiles: new Array<unknown>(24) }], 24, loadedBefore)).toEqual({ after: 7, size });
});

test('nothing follows the last part', () => {
  expect(nextPart(null, [{ profiles: [] }], 24, 120)).toBeNull();
});
