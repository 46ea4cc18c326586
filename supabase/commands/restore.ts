import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { bringUp } from '../backends/compose/bring-up.ts';
import type { Installation } from '../backends/compose/compose.ts';
import type { HostingSettings } from '../backends/compose/env-file.ts';
import { openInstallation, readOwnSettings } from '../backends/compose/installation.ts';
import { printable } from '../hosting/archive.ts';
import type { Manifest } from '../hosting/make-backup.ts';
import { ownServer, storeOf } from '../hosting/own-server.ts';
import {
  inspectBackup,
  restoreBackup,
  unpackBackup,
  whyForeign,
  type InspectedBackup,
} from '../hosting/restore-backup.ts';
import { withDatabase } from '../lib/database.ts';
import { readSetting, StackError } from '../lib/settings.ts';
import { requireOwnServer } from './backup.ts';

/** Replaces everything of the bureau's own installation by the backup that FILE names. */
export async function restore(root: string): Promise<void> {
  requireOwnServer();
  const installation = await openInstallation(root);
  const backup = await openBackup(root, installation.settings);
  await confirmRestore(installation, backup.manifest);
  await restoreBackup(ownServer(installation), backup);
  // Applies newer migrations too.
  await bringUp(installation);
  console.log(`\n  Restored: ${describe(backup.manifest)}. Every row and every file is that of the backup.`);
  console.log('  Everybody signs in again. What a newer version of the site needs has been added.');
}

/** Writes the content of the backup in FILE into the new folder INTO. */
export async function unpack(root: string): Promise<void> {
  const into = readSetting('INTO');
  if (into === undefined) throw new StackError('Into which new folder?', 'make unpack FILE=... INTO=../unpacked');
  const backup = await openBackup(root, await readOwnSettings(root));
  if (existsSync(into)) throw new StackError(`There is a ${into} already.`, 'Name a new folder: INTO=../unpacked');
  await unpackBackup(backup, path.resolve(root, into));
  console.log(`${into} holds ${describe(backup.manifest)}. Delete it when it is not needed any more.`);
}

/** The secret key out of a file as age-keygen writes it, with comments. */
export function readIdentity(): string | undefined {
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
async function openBackup(root: string, settings: HostingSettings): Promise<InspectedBackup> {
  const file = readSetting('FILE');
  if (file === undefined) throw new StackError('Which backup?', 'Name it: FILE=backups/matrimony-....tar');
  const archive = { file: path.resolve(root, file), identity: readIdentity() };
  const backup = await inspectBackup(root, archive, settings.BACKUP_SIGNING_KEY);
  refuseForeign(settings, backup);
  return backup;
}

/** A foreign backup brings its own logins, admins included: it is loaded only with FOREIGN=yes. */
function refuseForeign(settings: HostingSettings, backup: InspectedBackup): void {
  const reasons = whyForeign(backup, settings.BACKUP_KEY);
  if (reasons.length === 0) return;
  console.log(`This backup is not known to be one of this installation:\n  ${reasons.join('\n  ')}`);
  console.log('Its author decides who signs in here as admin, and reads everything.');
  if (readSetting('FOREIGN') === 'yes') return;
  throw new StackError(
    'Nothing was changed.',
    'If you know where it comes from, say so: FOREIGN=yes. docs/hosting.md tells when that is right.',
  );
}

/** Lists the data that would be lost, and goes on only if the name of the site is given: typed, or as CONFIRM=matrimony.example. */
async function confirmRestore(installation: Installation, manifest: Manifest): Promise<void> {
  const name = new URL(installation.settings.SITE_URL).hostname;
  const present = await countPeople(installation).catch(() => undefined);
  console.log(`The backup holds ${describe(manifest)}.`);
  console.log(
    present === undefined
      ? `Whatever ${name} holds now is deleted. (Its database does not answer.)`
      : `The ${present} people that ${name} has now are deleted, with everything that belongs to them, and the site is away until it is done.`,
  );
  const given = readSetting('CONFIRM') ?? (process.stdin.isTTY ? await ask(`To go on, type ${name}: `) : '');
  if (given === name) return;
  throw new StackError(
    'Nothing was changed.',
    `To go on: make restore FILE=... CONFIRM=${name}. First save what is there: make backup`,
  );
}

const countPeople = async (installation: Installation) =>
  await withDatabase(storeOf(installation).databaseUrl, async (sql) => {
    const [row] = await sql<{ people: number }[]>`select count(*)::int as people from public."RegisteredUsers"`;
    return row?.people;
  });

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}
