import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { runDocker } from '../stack/docker.ts';
import { StackError } from '../stack/settings.ts';
import { hash, readArchive } from './archive.ts';
import { dumpName, manifestName, manifestSchema, objectEntry, type Manifest } from './backup.ts';
import { bringUp, bringUpServices, migrate } from './bring-up.ts';
import { compose, psql, quote, runInside, type Installation } from './compose.ts';
import { exportObjects, importObjects, type StoredObject } from './objects.ts';
import { readTableStates } from './snapshot.ts';

export interface BackupFile {
  readonly file: string;
  /** The age key (`AGE-SECRET-KEY-1...`) of an encrypted one. */
  readonly identity: string | undefined;
}

/**
 * Reads a backup to its end and gives what it says of itself.
 * @throws StackError when it is damaged, lacks a file, or needs migrations that are not here.
 */
export async function inspectBackup(root: string, { file, identity }: BackupFile): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const names = new Set<string>();
  for await (const { name, content } of readArchive(file, identity)) {
    names.add(name);
    if (name === manifestName) manifest = manifestSchema.parse(JSON.parse(content.toString()));
  }
  const missing = [dumpName, ...(manifest?.files.map(objectEntry) ?? [])].filter((name) => !names.has(name));
  if (manifest === undefined || missing.length > 0) {
    throw new StackError(`${file} is not a whole backup.`, `It lacks ${missing[0] ?? manifestName}.`);
  }
  const migrations = readdirSync(path.join(root, 'supabase/migrations')).map((name) => name.split('_')[0] ?? '');
  if (!migrations.includes(manifest.migration)) {
    throw new StackError(
      `The backup was made with migration ${manifest.migration}, which is not here.`,
      'Fetch the version of this project that made it, or a newer one: git pull',
    );
  }
  return manifest;
}

/**
 * Replaces all data of an installation by a backup that inspectBackup() has found whole, and compares every row and every
 * file with it. Nothing is reachable before that; run again after a failure, it begins anew.
 */
export async function restoreBackup(installation: Installation, backup: BackupFile, manifest: Manifest): Promise<void> {
  await removeData(installation);
  await bringUpServices(installation);
  // Rows fit the tables of their time; what is newer is applied to them afterwards.
  await migrate(installation, manifest.migration);
  const checksums = new Map<string, string>();
  await importObjects(installation, load(installation, backup, manifest, checksums));
  await giveFilesTheirRows(installation, manifest);
  await compareRows(installation, manifest);
  await compareFiles(installation, manifest, checksums);
  await bringUp(installation);
}

const volumesSchema = z.object({ volumes: z.record(z.string(), z.object({ name: z.string() })) });

/** Stops everything and removes the data. The certificates stay. */
async function removeData(installation: Installation): Promise<void> {
  await compose(installation, ['down', '--remove-orphans'], { show: installation.show });
  const { volumes } = volumesSchema.parse(JSON.parse(await compose(installation, ['config', '--format', 'json'])));
  const names = ['database', 'objects'].map((volume) => volumes[volume]?.name ?? volume);
  const { code, stderr } = await runDocker(['volume', 'rm', '--force', ...names]);
  if (code !== 0) throw new StackError('The old data could not be removed.', stderr.trim());
}

/** Loads the database when its dump comes by, and gives the files that follow it. */
async function* load(
  installation: Installation,
  { file, identity }: BackupFile,
  manifest: Manifest,
  checksums: Map<string, string>,
): AsyncGenerator<StoredObject> {
  const files = new Map(manifest.files.map((stored) => [objectEntry(stored), stored]));
  for await (const { name, content } of readArchive(file, identity)) {
    const stored = files.get(name);
    if (name === dumpName) await loadDatabase(installation, content, manifest);
    if (stored === undefined) continue;
    checksums.set(name, hash(content));
    const { bucket, content_type: contentType, cache_control: cacheControl } = stored;
    yield { bucket, name: stored.name, contentType, cacheControl, content };
  }
}

/** All rows in one transaction, in place of those that migrations have made; triggers and references rest meanwhile. */
async function loadDatabase(installation: Installation, dump: Buffer, manifest: Manifest): Promise<void> {
  const names = manifest.tables.map(({ name }) => name);
  const own = names.filter((name) => !name.startsWith('auth.')).map(quoteName);
  // Not emptied with a cascade: it would reach tables of auth and storage that nothing brings back.
  const clearing = [
    `truncate table ${own.join(', ')};`,
    ...names.filter((name) => name.startsWith('auth.')).map((name) => `delete from ${quoteName(name)};`),
  ].join('\n');
  const script = `
umask 077
trap 'rm -f /tmp/restore.dump /tmp/restore.sql' EXIT
cat > /tmp/restore.dump
{
  cat <<'SQL'
set session_replication_role = replica;
${clearing}
SQL
  pg_restore --data-only --file=- /tmp/restore.dump || echo 'the dump cannot be read;'
} > /tmp/restore.sql
${psql('supabase_admin')} --single-transaction --file=/tmp/restore.sql > /dev/null`;
  await runInside(installation, 'db', script, [dump]);
}

const quoteName = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

/** Storage has made new rows for the files; what the old ones said of owner and time counts. */
async function giveFilesTheirRows(installation: Installation, { files }: Manifest): Promise<void> {
  const rows = files.map(({ content_type: _type, cache_control: _cache, ...row }) => row);
  const sql = `
set session_replication_role = replica;
update storage.objects set
  id = file.id, owner = file.owner, owner_id = file.owner_id, user_metadata = file.user_metadata,
  created_at = file.created_at, updated_at = file.updated_at
from jsonb_to_recordset(${quote(JSON.stringify(rows))}) as file (
  id uuid, bucket text, name text, owner uuid, owner_id text, user_metadata jsonb,
  created_at timestamptz, updated_at timestamptz
)
where objects.bucket_id = file.bucket and objects.name = file.name;`;
  await runInside(installation, 'db', `${psql('supabase_admin')} --single-transaction --file=-`, sql);
}

async function compareRows(installation: Installation, manifest: Manifest): Promise<void> {
  const now = new Map((await readTableStates(installation)).map((state) => [state.name, state]));
  const different = manifest.tables.filter(({ name, rows, fingerprint }) => {
    const state = now.get(name);
    // A newer auth service has columns more.
    const isSame = state?.fingerprint === fingerprint || name.startsWith('auth.');
    return state?.rows !== rows || !isSame;
  });
  if (different.length === 0) return;
  throw new StackError(
    `The restored rows are not those of the backup: ${different.map(({ name }) => name).join(', ')}.`,
    'Nothing is reachable yet. Run make restore again, or with another backup.',
  );
}

async function compareFiles(
  installation: Installation,
  manifest: Manifest,
  checksums: ReadonlyMap<string, string>,
): Promise<void> {
  const addresses = manifest.files.map(({ bucket, name }) => ({ bucket, name }));
  for await (const object of exportObjects(installation, addresses)) {
    const name = objectEntry(object);
    if (hash(object.content) === checksums.get(name)) continue;
    throw new StackError(
      `The restored file ${name} is not that of the backup.`,
      'Nothing is reachable yet. Run make restore again, or with another backup.',
    );
  }
}
