import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  checkSettings,
  generateSettings,
  isPublicOrigin,
  missingSigningKey,
  printEnvFile,
  readSitePorts,
  settingNames,
} from './env-file.ts';

const url = 'https://matrimony.example';

describe('the settings of an installation', () => {
  test('are accepted as they were made, and new each time', async () => {
    const made = await generateSettings(url);
    expect(await checkSettings(parseEnv(printEnvFile(made)))).toEqual({ settings: made });
    expect((await generateSettings(url)).JWT_SECRET).not.toBe(made.JWT_SECRET);
  });

  test('are refused where a value is missing or an example, and no value is repeated', async () => {
    const made = await generateSettings(url);
    const { SECRET_KEY: _missing, ...others } = made;
    const result = await checkSettings({ ...others, POSTGRES_PASSWORD: 'postgres', SITE_URL: 'http://x.example/app' });
    expect(result).toEqual({
      problems: [
        'SITE_URL must be like https://matrimony.example, with nothing after the name.',
        'POSTGRES_PASSWORD is not a value that make secrets has made.',
        'SECRET_KEY is missing.',
      ],
    });
  });

  test("are refused with the well-known keys of Supabase's tools", async () => {
    const made = await generateSettings(url);
    const known = {
      JWT_SECRET: 'super-secret-jwt-token-with-at-least-32-characters-long',
      SECRET_KEY: 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz',
    };
    expect(await checkSettings({ ...made, ...known })).toHaveProperty('problems.length', 2);
  });

  test('are refused where the tokens belong to another secret or role, or a secret is used twice', async () => {
    const made = await generateSettings(url);
    const other = await generateSettings(url);
    expect(await checkSettings({ ...made, ANON_TOKEN: other.ANON_TOKEN })).toHaveProperty('problems');
    expect(await checkSettings({ ...made, ANON_TOKEN: made.SERVICE_TOKEN })).toHaveProperty('problems');
    expect(await checkSettings({ ...made, REST_DB_PASSWORD: made.AUTH_DB_PASSWORD })).toEqual({
      problems: ['Two of the secrets are the same.'],
    });
  });
});

test.each([
  ['https://matrimony.example', true],
  ['https://localhost', true],
  ['https://matrimony.example:8443', false],
  ['http://matrimony.example', false],
  ['https://matrimony.example/', false],
  ['https://matrimony.example $(id)', false],
  ['matrimony.example', false],
])('%s as the public address: %s', (text, allowed) => {
  expect(isPublicOrigin(text)).toBe(allowed);
});

test('a file of an older version gets the key that seals backups, once and for itself', async () => {
  const { BACKUP_SIGNING_KEY: _new, ...older } = await generateSettings(url);
  const text = Object.entries(older)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
  const added = missingSigningKey(text) ?? '';
  expect(await checkSettings(parseEnv(text + added))).toHaveProperty('settings.SITE_URL', url);
  expect(missingSigningKey(text + added)).toBeUndefined();
  expect(missingSigningKey(text)).not.toBe(added);
});

test('docker-compose.yml asks for these settings and no others, and prepare.sh checks each secret', async () => {
  const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');
  const asked = [...read('../../../docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+)/g)].map((match) => match[1]);
  // The keys of the backups are for make backup alone.
  expect([...new Set([...asked, 'BACKUP_KEY', 'BACKUP_SIGNING_KEY'])].sort()).toEqual([...settingNames].sort());
  const { SITE_URL: _public, BACKUP_SIGNING_KEY: _own, ...secrets } = await generateSettings(url);
  for (const name of Object.keys(secrets))
    expect(read('../../hosting/prepare.sh')).toContain(`require ${name} "$${name}" `);
});

test('the ports of the site are the usual ones, or those that .env gives', () => {
  expect(readSitePorts('')).toEqual([
    { setting: 'HTTP_PORT', host: '0.0.0.0', port: 80 },
    { setting: 'HTTPS_PORT', host: '0.0.0.0', port: 443 },
  ]);
  expect(readSitePorts('HTTP_PORT=127.0.0.1:8080\nHTTPS_PORT=127.0.0.1:\n')).toEqual([
    { setting: 'HTTP_PORT', host: '127.0.0.1', port: 8080 },
  ]);
});
