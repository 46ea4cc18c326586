import { createWriteStream, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StackError } from '../lib/settings.ts';
import { hash, inspectArchive, printable, readArchive, type ArchiveFile, type InspectedArchive } from './archive.ts';
import { backupPlan, objectEntry, readManifest, rowsEntry, type Manifest } from './make-backup.ts';
import { bringUp, bringUpServices, migrate, removeData } from '../backends/compose/bring-up.ts';
import { psql, queryJson, quote, runInside, type Installation } from '../backends/compose/compose.ts';
import { exportObjects, importObjects, type StoredObject } from './objects.ts';
import { listSequences, loadingScript, savedSequence } from './rows.ts';
import { readTables, readTableStates } from './snapshot.ts';

/** A backup that was read to its end and is complete. */
export interface InspectedBackup extends InspectedArchive {
  readonly archive: ArchiveFile;
  readonly manifest: Manifest;
}

/**
 * Reads a backup to its end, and returns its manifest.
 * @throws StackError if it is damaged, lacks a file, or needs migrations that this version does not have
 */
export async function inspectBackup(root: string, archive: ArchiveFile, sealingKey: string): Promise<InspectedBackup> {
  const inspected = await inspectArchive(archive, backupPlan, sealingKey);
  const manifest = readManifest(inspected.first);
  const folder = path.join(root, 'supabase/migrations');
  const versions = readdirSync(folder).map((name) => name.split('_')[0]);
  if (!versions.includes(manifest.migration)) {
    throw new StackError(
      `The backup was made with migration ${manifest.migration}, which is not here.`,
      'Fetch the version of this project that made it, or a newer one: git pull',
    );
  }
  return { ...inspected, archive, manifest };
}

/** Signs that a backup is not from this installation: then all its rows, logins included, may be forged. */
export function whyForeign(
  { isOurs, isEncrypted }: Pick<InspectedArchive, 'isOurs' | 'isEncrypted'>,
  backupKey: string | undefined,
): readonly string[] {
  return [
    ...(isOurs ? [] : ['This installation has not sealed it with its BACKUP_SIGNING_KEY, or it was changed since.']),
    ...(isEncrypted || backupKey === undefined
      ? []
      : ['It is not encrypted, but the backups of this installation are.']),
  ];
}

/**
 * Replaces all data of an installation with a backup from inspectBackup(), and compares every row and file with it. Nothing is
 * reachable before that. After a failure, a second run starts from the beginning.
 */
export async function restoreBackup(installation: Installation, backup: InspectedBackup): Promise<void> {
  const { manifest } = backup;
  if (installation.placement === undefined) {
    await removeData(installation);
    await bringUpServices(installation);
  } else {
    await bringUpServices(installation);
    await requireNoTables(installation, installation.placement.manual);
  }
  // Rows fit the tables of their version; bringUp applies newer migrations afterwards.
  await migrate(installation, manifest.migration);
  await requireSameTables(installation, manifest);
  await importObjects(installation, load(installation, backup));
  await restoreFileRows(installation, manifest);
  await compareRows(installation, manifest);
  await compareFiles(installation, backup);
  await bringUp(installation);
}

/** Several machines are emptied by hand, because each holds everything. @throws StackError if they were not */
async function requireNoTables(installation: Installation, manual: string): Promise<void> {
  if ((await readTables(installation)).every(({ name }) => name.startsWith('auth.'))) return;
  throw new StackError('The cluster is not empty; nothing was changed.', `Empty all machines first: ${manual}`);
}

/**
 * Unpacks a backup into a new folder that only its owner can read: the files, and load.sql. With it, psql loads the rows into
 * any database with the same migrations.
 */
export async function unpackBackup(backup: InspectedBackup, into: string): Promise<void> {
  const { archive, manifest } = backup;
  try {
    mkdirSync(into, { mode: 0o700 });
  } catch (error) {
    throw new StackError(`The folder ${into} cannot be made: ${reasonOf(error)}.`, 'Name a new one: INTO=../unpacked');
  }
  let writing = '';
  try {
    for await (const { name, content } of readArchive(archive, backupPlan, backup)) {
      writing = name;
      const file = path.join(into, name);
      mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
    }
    const script = loadingScript(manifest.tables, manifest.sequences, rowsEntry);
    writeFileSync(path.join(into, 'load.sql'), script, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    rmSync(into, { recursive: true, force: true });
    if (error instanceof StackError || reasonOf(error) === 'ENOSPC') throw error;
    throw new StackError(
      `${archive.file} cannot be unpacked: ${printable(writing)} in it cannot be written here (${reasonOf(error)}).`,
      'Nothing was left.',
    );
  }
}

/** The system's reason, such as ENOTDIR: its message would hold a path of unknown origin. */
const reasonOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

/**
 * Requires the same tables and columns in the backup and in the database. Tables of auth come from its own migrations: a newer
 * version may have more columns.
 */
async function requireSameTables(installation: Installation, manifest: Manifest): Promise<void> {
  const present = await readTables(installation);
  const sequences = z.array(savedSequence).parse(await queryJson(installation, listSequences));
  const missing = (here: readonly string[], there: readonly string[]) => here.filter((name) => !there.includes(name));
  const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
  const differing = [
    ...missing(namesOf(present), namesOf(manifest.tables)),
    ...missing(namesOf(sequences), namesOf(manifest.sequences)),
    ...missing(namesOf(manifest.sequences), namesOf(sequences)),
    ...manifest.tables.flatMap(({ name, columns }) => {
      const here = present.find((table) => table.name === name)?.columns ?? [];
      const isSame = missing(columns, here).length === 0 && missing(here, columns).length === 0;
      return isSame || (name.startsWith('auth.') && missing(columns, here).length === 0) ? [] : [name];
    }),
  ];
  if (differing.length === 0) return;
  throw new StackError(
    `The tables of the backup are not those of its version: ${[...new Set(differing)].join(', ')}.`,
    'Nothing was loaded. Restore another backup.',
  );
}

/** The folder of the rows inside the database's container. */
const folder = '/tmp/restore';

/** Loads the database after its last rows, and yields the files that follow them in the archive. */
async function* load(installation: Installation, backup: InspectedBackup): AsyncGenerator<StoredObject> {
  const { archive, manifest } = backup;
  const fileOf = new Map(manifest.tables.map((table, index) => [rowsEntry(table), `${folder}/${index}.gz`]));
  const files = new Map(manifest.files.map((stored) => [objectEntry(stored), stored]));
  await runInside(installation, 'db', `umask 077; rm -rf ${folder}; mkdir ${folder}`);
  let waiting = fileOf.size;
  for await (const { name, content } of readArchive(archive, backupPlan, backup)) {
    const rows = fileOf.get(name);
    if (rows !== undefined) {
      await runInside(installation, 'db', `umask 077; cat > ${rows}`, content);
      waiting -= 1;
      if (waiting === 0) await loadDatabase(installation, manifest, fileOf);
    }
    const stored = files.get(name);
    if (stored === undefined) continue;
    const { bucket, content_type: contentType, cache_control: cacheControl } = stored;
    yield { bucket, name: stored.name, contentType, cacheControl, content: await buffer(content) };
  }
}

/** Replaces the migrations' rows with those of the backup, in one transaction, as `postgres`, which is no superuser. */
async function loadDatabase(installation: Installation, manifest: Manifest, fileOf: ReadonlyMap<string, string>) {
  const script = loadingScript(
    manifest.tables,
    manifest.sequences,
    (table) => fileOf.get(rowsEntry(table)) ?? '/dev/null',
  );
  const run = `trap 'rm -rf ${folder}' EXIT\n${psql()} --single-transaction --file=- > /dev/null`;
  await runInside(installation, 'db', run, script);
}

/**
 * Storage has inserted new rows for the files: this restores their ids, owners and times. A trigger of storage would change the
 * times, and only the superuser may disable it. So this runs as the superuser: one fixed statement, with the backup's values as
 * a literal.
 */
async function restoreFileRows(installation: Installation, { files }: Manifest): Promise<void> {
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
    // A newer auth service may have more columns.
    const isSame = state?.fingerprint === fingerprint || name.startsWith('auth.');
    return state?.rows !== rows || !isSame;
  });
  if (different.length === 0) return;
  throw new StackError(
    `The restored rows are not those of the backup: ${different.map(({ name }) => name).join(', ')}.`,
    'Nothing is reachable yet. Run make restore again, or with another backup.',
  );
}

async function compareFiles(installation: Installation, { manifest, checksums }: InspectedBackup): Promise<void> {
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
