import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Settings } from '../stack/settings.ts';
import { hasAccess, parseStatus, readAccess, removeAccess, writeAccess } from './access-file.ts';

const printed = `API_URL="http://127.0.0.1:57421"
DB_URL="postgresql://postgres:postgres@127.0.0.1:57422/postgres"
JWT_SECRET="signs-tokens"
PUBLISHABLE_KEY="sb_publishable_abc"
S3_PROTOCOL_REGION=local
SECRET_KEY='sb_secret_def=='
`;
const access = {
  apiUrl: 'http://127.0.0.1:57421',
  databaseUrl: 'postgresql://postgres:postgres@127.0.0.1:57422/postgres',
  publishableKey: 'sb_publishable_abc',
  secretKey: 'sb_secret_def==',
  jwtSecret: 'signs-tokens',
  servicePasswords: {},
};

function makeSettings(): Settings {
  const folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { root: folder, folder, apiPort: 57421, databasePort: 57422, webPort: 57423, seed: true };
}

test('URLs and keys are read from what the CLI prints, quoted or not', () => {
  expect(parseStatus(printed)).toEqual(access);
  expect(parseStatus(printed.replaceAll('"', ''))).toEqual(access);
  expect(parseStatus(printed.replaceAll('\n', '\r\n'))).toEqual(access);
});

test('what is missing or of another form is named, and nothing of what was printed is repeated', () => {
  const without = printed.replace(/^PUBLISHABLE_KEY.*\n/m, '').replace('sb_secret_', 'eyJhbGciOi');
  expect(() => parseStatus(without)).toThrow('supabase status printed no usable PUBLISHABLE_KEY, SECRET_KEY.');
  expect(() => parseStatus(without)).not.toThrow('eyJhbGciOi');
  expect(() => parseStatus('')).toThrow('API_URL, DB_URL, PUBLISHABLE_KEY, SECRET_KEY, JWT_SECRET');
});

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
