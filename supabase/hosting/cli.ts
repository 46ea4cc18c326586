// The commands behind the Makefile's targets for a bureau's own server: see docs/hosting.md.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readSetting, StackError } from '../stack/settings.ts';
import { compose, queryJson, requireDocker, runSql } from './compose.ts';
import { doDailyDuties } from './daily.ts';
import {
  checkSettings,
  generateSettings,
  isPublicOrigin,
  parseEnvFile,
  printEnvFile,
  type HostingSettings,
} from './env-file.ts';
import { firstAdminSql, generatePassword } from './first-admin.ts';
import { buildSite } from './site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const envFile = path.join(root, '.env');

const auditProblems = z.array(z.object({ id: z.string(), problem: z.string() }));

const commands: Record<string, () => Promise<void>> = {
  secrets: async () => {
    const siteUrl = readSetting('SITE_URL') ?? '';
    if (!isPublicOrigin(siteUrl)) {
      throw new StackError('Under which address will the site be?', 'make secrets SITE_URL=https://matrimony.example');
    }
    if (existsSync(envFile)) {
      throw new StackError('There is an .env already; it is left as it is.', 'The data can only be read with it.');
    }
    // Never overwrites, also where two of these run at once.
    writeFileSync(envFile, printEnvFile(await generateSettings(siteUrl)), { mode: 0o600, flag: 'wx' });
    console.log('.env is written, for you alone to read. Keep a copy in a safe place; then: make host');
  },

  host: async () => {
    const settings = await readHostingSettings();
    await requireDocker(root);
    console.log('Building the site ...');
    await buildSite(root, settings);
    // The migrations come before anything that runs is exchanged: where one fails, what was there stays up.
    await compose(root, ['build', 'gateway'], { show: true });
    await compose(root, ['up', '--detach', '--wait', 'db', 'auth', 'storage'], { show: true });
    await compose(root, ['run', '--rm', '-T', 'migrate'], { show: true });
    await compose(root, ['up', '--detach', '--wait', '--remove-orphans'], { show: true });
    console.log(`\n  ${settings.SITE_URL} is up. The first admin: make admin USERNAME=office`);
  },

  admin: async () => {
    await readHostingSettings();
    const username = readSetting('ADMIN_USERNAME') ?? '';
    const password = generatePassword();
    const sql = firstAdminSql(username, readSetting('ADMIN_NAME') ?? 'Office', password);
    await requireDocker(root);
    await runSql(root, sql);
    console.log(`  Username   ${username}\n  Password   ${password}`);
    console.log('  It is shown this once, and changed at the first sign-in (Admin Login).');
  },

  daily: async () => {
    await readHostingSettings();
    console.log(await doDailyDuties(root));
  },

  'verify-audit': async () => {
    await readHostingSettings();
    const found = `(select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'problem', problem)), '[]') from private.verify_audit_log())`;
    const problems = auditProblems.parse(await queryJson(root, found));
    for (const { id, problem } of problems) console.error(`Row ${id}: ${problem}.`);
    if (problems.length > 0) {
      throw new StackError('The audit log has been tampered with.', 'The rows above do not fit the chain.');
    }
    console.log('The audit log is whole: each row fits the one before.');
  },
};

async function readHostingSettings(): Promise<HostingSettings> {
  if (!existsSync(envFile)) {
    throw new StackError('There is no .env.', 'Make one: make secrets SITE_URL=https://matrimony.example');
  }
  if ((statSync(envFile).mode & 0o077) !== 0) {
    throw new StackError('Others on this machine can read .env.', 'Take that from them: chmod 600 .env');
  }
  const checked = await checkSettings(parseEnvFile(readFileSync(envFile, 'utf8')));
  if ('settings' in checked) return checked.settings;
  throw new StackError('.env is refused.', checked.problems.join(' '));
}

try {
  const command = commands[process.argv[2] ?? ''];
  if (command === undefined) {
    throw new StackError('Unknown command.', `The commands are: ${Object.keys(commands).join(', ')}`);
  }
  await command();
} catch (error) {
  if (!(error instanceof StackError)) throw error;
  console.error(`Error: ${error.message}`);
  process.exitCode = 1;
}
