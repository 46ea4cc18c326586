import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Settings } from '../lib/settings.ts';
import { makeTemporaryFolder } from '../lib/temporary-folder.ts';
import { hasAccess, readAccess, removeAccess, writeAccess } from './access-file.ts';

const access = {
  apiUrl: 'http://127.0.0.1:57421',
  databaseUrl: 'postgresql://postgres:postgres@127.0.0.1:57422/postgres',
  publishableKey: 'sb_publishable_abc',
  secretKey: 'sb_secret_def==',
  jwtSecret: 'signs-tokens',
  servicePasswords: {},
};

function makeSettings(): Settings {
  const folder = makeTemporaryFolder();
  return { root: folder, folder, apiPort: 57421, databasePort: 57422, webPort: 57423, seed: true };
}

test('the keys are kept for their owner alone, until the stack is stopped', () => {
  const settings = makeSettings();
  expect(() => readAccess(settings)).toThrow('The backend is not running. Start it first: make up');
  writeAccess(settings, access);
  expect(readAccess(settings)).toEqual(access);
  expect(hasAccess(settings)).toBe(true);
  expect(statSync(path.join(settings.folder, 'access.json')).mode & 0o777).toBe(0o600);
  for (const other of ['{"apiUrl":"http://127.0.0.1"}', 'nonsense', '']) {
    writeFileSync(path.join(settings.folder, 'access.json'), other);
    expect(() => readAccess(settings)).toThrow('is not what this version writes. Run: make down, then make up');
  }
  removeAccess(settings);
  expect(hasAccess(settings)).toBe(false);
  expect(() => readAccess(settings)).toThrow('make up');
});
