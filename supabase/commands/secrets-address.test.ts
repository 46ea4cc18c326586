import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { makeTemporaryFolder } from '../lib/temporary-folder.ts';
import { secrets } from './secrets.ts';

test.each([
  ['', 'Under which address will the site be?'],
  ['http://matrimony.example', 'SITE_URL=http://matrimony.example: https is needed.'],
  ['matrimony.example', 'https is needed.'],
  ['https://matrimony.example/', 'only a name'],
])('the address "%s" is refused with its reason, and no file is written', async (address, reason) => {
  const folder = makeTemporaryFolder();
  vi.stubEnv('SITE_URL', address);
  await expect(secrets(folder)).rejects.toThrow(reason);
  expect(readdirSync(folder)).toEqual([]);
});
