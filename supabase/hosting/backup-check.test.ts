import { utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../lib/temporary-folder.ts';
import { checkBackup } from './installation-doctor.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const name = 'matrimony-2026-11-29T034500.tar';

test.each([
  ['without a backup', {}, 0, 'FAILED', 'there is none'],
  ['with one of eight days', { [`${name}.age`]: '' }, 8 * 24, 'FAILED', 'is 192 hours old'],
  ['with one of yesterday', { [`${name}.age`]: '', [`${name}.age.read-back`]: '' }, 27, 'warning', 'is 27 hours old'],
  ['with one that is not encrypted', { [name]: '', [`${name}.read-back`]: '' }, 2, 'warning', 'not encrypted'],
  ['with one that was never read back', { [`${name}.age`]: '' }, 2, 'warning', 'was never read back: make backup'],
  ['with one that was read back', { [`${name}.age`]: '', [`${name}.age.read-back`]: '' }, 2, 'ok', 'is 2 hours old'],
])('%s the doctor says so', (_what, files, hours, state, detail) => {
  const folder = makeTemporaryFolder(files);
  for (const file of Object.keys(files)) utimesSync(path.join(folder, file), 0, now / 1000 - hours * 3600);
  const result = checkBackup(folder, now);
  expect(result.state.toLowerCase()).toBe(state.toLowerCase());
  expect(result.detail).toContain(detail);
});
