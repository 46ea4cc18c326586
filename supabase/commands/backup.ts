import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { openInstallation } from '../backends/compose/installation.ts';
import { givenKind, readKind } from '../backends/stack-kind.ts';
import { makeBackup } from '../hosting/make-backup.ts';
import { storeOf, withSpareServer } from '../hosting/own-server.ts';
import { readBack } from '../hosting/read-back.ts';
import { readSetting, readSettings, StackError } from '../lib/settings.ts';

/** Where backups are kept. */
export const backupFolder = (root: string): string => path.resolve(root, readSetting('BACKUPS') ?? 'backups');

/**
 * Only a bureau's own server is saved and restored by these commands.
 * @throws StackError with the remedy, when another backend is named or was started last
 */
export function requireOwnServer(): void {
  const kind = givenKind() ?? readKind(readSettings());
  if (kind === undefined || kind === 'compose') return;
  throw new StackError(
    `make backup and make restore are for a bureau's own server (STACK=compose), not for ${kind}.`,
    kind === 'external'
      ? 'What to do instead: docs/hosting.md, "Hosted Supabase instead".'
      : 'It holds invented people: make reset brings them back.',
  );
}

/** Saves the database and all files of the bureau's own installation, as one consistent set, and reads it back. */
export async function backup(root: string): Promise<void> {
  requireOwnServer();
  const installation = await openInstallation(root);
  const { BACKUP_KEY, BACKUP_SIGNING_KEY: sealingKey, SITE_URL: siteUrl } = installation.settings;
  const isReadBack = readSetting('READ_BACK') !== 'no';
  // The owner's secret key is elsewhere. This one opens the new file too, and ends with this process.
  const identity = await generateIdentity();
  const forReading = isReadBack ? [await identityToRecipient(identity)] : [];
  const recipients = BACKUP_KEY === undefined ? [] : [BACKUP_KEY, ...forReading];
  const made = await makeBackup(storeOf(installation), { folder: backupFolder(root), siteUrl, sealingKey, recipients });
  const { file, bytes, people, files, auditHead } = made;
  console.log(`${path.relative(root, file)}: ${people} people, ${files} files, ${Math.ceil(bytes / 1024)} KB.`);
  if (auditHead !== null) console.log(`The audit log ends with row ${auditHead.id}, ${auditHead.hash}.`);
  if (BACKUP_KEY === undefined) {
    console.log("It is not encrypted and holds everybody's contact details. To encrypt the next one: make backup-key");
  }
  if (!isReadBack) {
    console.log('It was not read back (READ_BACK=no).');
    return;
  }
  const archive = { file, identity: BACKUP_KEY && identity };
  await withSpareServer(installation, async (target) => await readBack(target, { root, archive, sealingKey }))
    .then(console.log)
    .catch((error: unknown) => {
      if (!(error instanceof Error)) throw error;
      throw new StackError(
        `The backup was written, but not read back: ${error.message}`,
        'Where memory or disk lacks for a second database: make backup READ_BACK=no',
      );
    });
}

/** Makes a key pair, so that backups are encrypted. */
export async function backupKey(): Promise<void> {
  const identity = await generateIdentity();
  console.log(`BACKUP_KEY=${await identityToRecipient(identity)}\n${identity}`);
  console.log(
    '\nThe first line goes into .env; backups are encrypted from then on. The second one decrypts them: keep it in a file',
  );
  console.log('away from this server. It is shown this once, and without it no backup can be read.');
}
