// The commands behind the Makefile's targets for a bureau's own server: see docs/hosting.md.
import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { z } from 'zod';
import { auditHeadSql, keepHead, readAuditHead } from './audit-log.ts';
import { readSetting, StackError } from '../lib/settings.ts';
import { makeBackup, type Manifest } from '../hosting/backup.ts';
import { bringUp } from '../backends/compose/bring-up.ts';
import { queryJson, requireDocker, runSql, type Installation } from '../backends/compose/compose.ts';
import { doDailyDuties } from '../hosting/daily.ts';
import { examine } from '../hosting/doctor.ts';
import { examineProject, type Project } from '../hosting/project-doctor.ts';
import {
  checkSettings,
  generateSettings,
  isPublicOrigin,
  missingSigningKey,
  parseEnvFile,
  printEnvFile,
  type HostingSettings,
} from '../backends/compose/env-file.ts';
import { firstAdminSql, generatePassword } from '../hosting/first-admin.ts';
import { printable } from '../hosting/archive.ts';
import { inspectBackup, restoreBackup, unpackBackup, whyForeign, type InspectedBackup } from '../hosting/restore.ts';

const root = path.resolve(import.meta.dirname, '../..');
const envFile = path.join(root, '.env');
const backups = path.resolve(root, readSetting('BACKUPS') ?? 'backups');

const auditCheck = z.object({
  head: z.string().nullable(),
  problems: z.array(z.object({ id: z.string(), problem: z.string() })),
});

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
    const installation = await openInstallation();
    console.log('Building the site and the gateway ...');
    await bringUp(installation);
    console.log(`\n  ${installation.settings.SITE_URL} is up. The first admin: make admin USERNAME=office`);
  },

  admin: async () => {
    const installation = await openInstallation();
    const username = readSetting('ADMIN_USERNAME') ?? '';
    const password = generatePassword();
    await runSql(installation, firstAdminSql(username, readSetting('ADMIN_NAME') ?? 'Office', password));
    console.log(`  Username   ${username}\n  Password   ${password}`);
    console.log('  It is shown this once, and changed at the first sign-in (Admin Login).');
  },

  daily: async () => {
    console.log(await doDailyDuties(await openInstallation()));
  },

  'verify-audit': async () => {
    const kept = readAuditHead(readSetting('HEAD'));
    const compared = kept === null ? '' : `${kept.id}, '${kept.hash}'`;
    const found = `jsonb_build_object('head', ${auditHeadSql}, 'problems', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'problem', problem)), '[]') from private.verify_audit_log(${compared})
    ))`;
    const { head, problems } = auditCheck.parse(await queryJson(await openInstallation(), found));
    for (const { id, problem } of problems) console.error(`Row ${id}: ${problem}.`);
    if (problems.length > 0) {
      throw new StackError('The audit log has been tampered with.', 'The rows above do not fit the chain.');
    }
    console.log(`The audit log is whole: each row fits the one before.${keepHead('host-verify-audit', head)}`);
  },

  'backup-key': async () => {
    const identity = await generateIdentity();
    console.log(`BACKUP_KEY=${await identityToRecipient(identity)}\n${identity}`);
    console.log(
      '\nThe first line goes into .env; backups are encrypted from then on. The second one decrypts them: keep it in a file',
    );
    console.log('away from this server. It is shown this once, and without it no backup can be read.');
  },

  backup: async () => {
    const installation = await openInstallation();
    const made = await makeBackup(installation, backups, installation.settings.BACKUP_KEY);
    const { file, bytes, people, files, auditHead } = made;
    console.log(`${path.relative(root, file)}: ${people} people, ${files} files, ${Math.ceil(bytes / 1024)} KB.`);
    if (auditHead !== null) console.log(`The audit log ends with row ${auditHead.id}, ${auditHead.hash}.`);
    if (installation.settings.BACKUP_KEY === undefined) {
      console.log(
        "It is not encrypted and holds everybody's contact details. To encrypt the next one: make backup-key",
      );
    }
  },

  restore: async () => {
    const installation = await openInstallation();
    const backup = await openBackup(installation.settings);
    await confirmRestore(installation, backup.manifest);
    await restoreBackup(installation, backup);
    console.log(`\n  Restored: ${describe(backup.manifest)}. Every row and every file is that of the backup.`);
    console.log('  Everybody signs in anew. What a newer version of the site needs has been added.');
  },

  unpack: async () => {
    const into = readSetting('INTO');
    if (into === undefined) throw new StackError('Into which new folder?', 'make unpack FILE=... INTO=../unpacked');
    const backup = await openBackup(await readHostingSettings());
    if (existsSync(into)) throw new StackError(`There is a ${into} already.`, 'Name a new folder: INTO=../unpacked');
    await unpackBackup(backup, path.resolve(root, into));
    console.log(`${into} holds ${describe(backup.manifest)}. Delete it when it is not needed any more.`);
  },

  doctor: async () => {
    const apiUrl = readSetting('SUPABASE_URL')?.replace(/\/+$/, '');
    const findings =
      apiUrl === undefined
        ? await examine(await openInstallation(), backups)
        : await examineProject(namedProject(apiUrl));
    for (const { state, name, detail } of findings) console.log(`${state.padEnd(8)}${name}: ${detail}`);
    const failed = findings.filter(({ state }) => state === 'FAILED').length;
    if (failed > 0) throw new StackError(`${failed} of ${findings.length} checks failed.`, 'See above.');
  },
};

/** A Supabase elsewhere, by what stands in the environment. */
function namedProject(apiUrl: string): Project {
  const publishableKey = readSetting('SUPABASE_PUBLISHABLE_KEY');
  if (publishableKey === undefined)
    throw new StackError(
      'SUPABASE_PUBLISHABLE_KEY is not given.',
      'It stands beside the address, in the API settings.',
    );
  return { root, apiUrl, publishableKey, databaseUrl: readSetting('DATABASE_URL') };
}

/** The bureau's own installation, when its settings are in order and Docker answers. */
async function openInstallation(): Promise<Installation> {
  const settings = await readHostingSettings();
  await requireDocker();
  return { root, options: [], settings, dist: path.join(root, 'supabase/hosting/dist'), show: true };
}

/** The secret key out of a file as age-keygen writes it, with comments. */
function readIdentity(): string | undefined {
  const file = readSetting('IDENTITY');
  if (file === undefined) return undefined;
  if (!existsSync(file))
    throw new StackError(`There is no file ${file}.`, 'Name the file with the secret key: IDENTITY=key.txt');
  const key = readFileSync(file, 'utf8')
    .split('\n')
    .find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (key === undefined) throw new StackError(`${file} holds no secret key.`, 'It begins with AGE-SECRET-KEY-.');
  return key.trim();
}

function describe({ tables, files, madeAt, siteUrl }: Manifest): string {
  const people = tables.find(({ name }) => name === 'public.RegisteredUsers')?.rows ?? 0;
  return printable(
    `${people} people and ${files.length} files of ${siteUrl}, as of ${madeAt.slice(0, 16).replace('T', ' ')} UTC`,
  );
}

/** The backup that FILE names, when it is whole and may be used here. */
async function openBackup(settings: HostingSettings): Promise<InspectedBackup> {
  const file = readSetting('FILE');
  if (file === undefined) throw new StackError('Which backup?', 'Name it: FILE=backups/matrimony-....tar');
  const archive = { file: path.resolve(root, file), identity: readIdentity() };
  const backup = await inspectBackup(root, archive, settings.BACKUP_SIGNING_KEY);
  refuseForeign(settings, backup);
  return backup;
}

/** A backup of somebody else's making brings logins of theirs, admins included: only who says that they know may load it. */
function refuseForeign(settings: HostingSettings, backup: InspectedBackup): void {
  const reasons = whyForeign(backup, settings.BACKUP_KEY);
  if (reasons.length === 0) return;
  console.log(`This backup is not known to be one of this installation:\n  ${reasons.join('\n  ')}`);
  console.log('Whoever made it decides who signs in here as admin, and reads everything.');
  if (readSetting('FOREIGN') === 'yes') return;
  throw new StackError(
    'Nothing was changed.',
    'If you know where it comes from, say so: FOREIGN=yes. docs/hosting.md tells when that is right.',
  );
}

/** Says what would be lost, and goes on only if the name of the site is given: typed, or as CONFIRM=matrimony.example. */
async function confirmRestore(installation: Installation, manifest: Manifest): Promise<void> {
  const name = new URL(installation.settings.SITE_URL).hostname;
  const present = await runSql(installation, 'select count(*) from public."RegisteredUsers";').catch(() => undefined);
  console.log(`The backup holds ${describe(manifest)}.`);
  console.log(
    present === undefined
      ? `Whatever ${name} holds now is deleted. (Its database does not answer.)`
      : `The ${present} people whom ${name} has now are deleted, with everything that belongs to them, and the site is away meanwhile.`,
  );
  const given = readSetting('CONFIRM') ?? (process.stdin.isTTY ? await ask(`To go on, type ${name}: `) : '');
  if (given === name) return;
  throw new StackError(
    'Nothing was changed.',
    `To go on: make restore FILE=... CONFIRM=${name}. First save what is there: make backup`,
  );
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

async function readHostingSettings(): Promise<HostingSettings> {
  if (!existsSync(envFile)) {
    throw new StackError('There is no .env.', 'Make one: make secrets SITE_URL=https://matrimony.example');
  }
  if ((statSync(envFile).mode & 0o077) !== 0) {
    throw new StackError('Others on this machine can read .env.', 'Take that from them: chmod 600 .env');
  }
  const added = missingSigningKey(readFileSync(envFile, 'utf8'));
  if (added !== undefined) {
    appendFileSync(envFile, added);
    console.log(
      '.env has a new line, BACKUP_SIGNING_KEY: this installation seals its backups with it. Keep a new copy.',
    );
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
