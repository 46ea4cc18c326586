import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { secrets } from './secrets.ts';

test.each([
  ['', 'Under which address will the site be?'],
  ['http://matrimony.example', 'SITE_URL=http://matrimony.example: https is needed.'],
  ['matrimony.example', 'https is needed.'],
  ['https://matrimony.example/', 'only a name'],
])('the address "%s" is refused with its reason, and no file is written', async (address, reason) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  vi.stubEnv('SITE_URL', address);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  await expect(secrets(folder)).rejects.toThrow(reason);
  expect(readdirSync(folder)).toEqual([]);
});
