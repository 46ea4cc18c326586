import { existsSync, writeFileSync } from 'node:fs';
import { generateSettings, isPublicOrigin, printEnvFile } from '../backends/compose/env-file.ts';
import { ownEnvFile } from '../backends/compose/installation.ts';
import { readSetting, StackError } from '../lib/settings.ts';

/** Makes the settings of a bureau's own installation. */
export async function secrets(root: string): Promise<void> {
  const siteUrl = readSetting('SITE_URL') ?? '';
  if (!isPublicOrigin(siteUrl))
    throw new StackError(problemOf(siteUrl), 'make secrets SITE_URL=https://matrimony.example');
  const file = ownEnvFile(root);
  if (existsSync(file)) {
    throw new StackError('There is an .env already; it is left as it is.', 'The data can only be read with it.');
  }
  // Never overwrites, also where two of these run at once.
  writeFileSync(file, printEnvFile(await generateSettings(siteUrl)), { mode: 0o600, flag: 'wx' });
  console.log('.env is written, for you alone to read. Keep a copy in a safe place; then: make up STACK=compose');
}

function problemOf(siteUrl: string): string {
  if (siteUrl === '') return 'Under which address will the site be?';
  if (!siteUrl.startsWith('https://')) return `SITE_URL=${siteUrl}: https is needed.`;
  return `SITE_URL=${siteUrl}: only a name of small letters, digits, dots and dashes may follow https://.`;
}
