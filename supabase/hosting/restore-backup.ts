import { createWriteStream, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { withDatabase } from '../lib/database.ts';
import { StackError } from '../lib/settings.ts';
import { hash, inspectArchive, printable, readArchive, type ArchiveFile, type InspectedArchive } from './archive.ts';
import { backupPlan, objectEntry, readManifest, rowsEntry, type Manifest } from './make-backup.ts';
import { exportObjects, importObject } from './objects.ts';
import { afterRows, beforeRows, copyTarget, loadingScript } from './rows.ts';
import { readSequences, readTables, readTableStates } from './snapshot.ts';
import type { Store, Target } from './store.ts';

type Entry = { readonly name: string; readonly content: AsyncIterable<Buffer> };

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
      'Fetch a newer version of this project: git pull. Where that has none, use the one that made it: docs/CHANGELOG.md',
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
 * Replaces all data of a target with a backup from inspectBackup(), and compares every row and file with it. The database keeps
 * the migrations of the backup. After a failure, a second run starts from the beginning.
 */
export async function restoreBackup(target: Target, backup: InspectedBackup): Promise<void> {
  const { manifest } = backup;
  const store = await target.empty();
  await target.migrate(manifest.migration);
  await requireSameTables(store, manifest);
  await load(store, backup);
  await restoreFileRows(store, manifest);
  const different = [...(await compareRows(store, manifest)), ...(await compareFiles(store, backup))];
  if (different.length === 0) return;
  throw new StackError(`The restored data is not that of the backup: ${different.join(', ')}.`, target.remedy);
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
async function requireSameTables({ databaseUrl }: Store, manifest: Manifest): Promise<void> {
  const [present, sequences] = await withDatabase(
    databaseUrl,
    async (sql) => [await readTables(sql), await readSequences(sql)] as const,
  );
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

/** Loads the rows in one transaction, then the files, which follow them in the archive. */
async function load(store: Store, { archive, manifest, ...inspected }: InspectedBackup): Promise<void> {
  const entries = readArchive(archive, backupPlan, inspected);
  await loadRows(store, manifest, entries);
  const files = new Map(manifest.files.map((stored) => [objectEntry(stored), stored]));
  for await (const { name, content } of entries) {
    const stored = files.get(name);
    if (stored === undefined) continue;
    const { bucket, content_type: contentType, cache_control: cacheControl } = stored;
    await importObject(store, { bucket, name: stored.name, contentType, cacheControl, content: await buffer(content) });
  }
}

/**
 * Replaces all rows, in one transaction, as `postgres`, which is no superuser.
 * @param entries of the archive; those of the rows are taken from it
 */
export async function loadRows(
  { databaseUrl }: Pick<Store, 'databaseUrl'>,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
  entries: AsyncIterator<Entry, void>,
): Promise<void> {
  await withDatabase(databaseUrl, (sql) =>
    sql.begin(async (transaction) => {
      await transaction.unsafe(beforeRows(tables));
      for (const table of tables) {
        const { value: entry, done } = await entries.next();
        if (done === true || entry.name !== rowsEntry(table))
          throw new Error(`${rowsEntry(table)} is not next in the archive.`);
        const rows = await transaction.unsafe(`copy ${copyTarget(table)} from stdin`).writable();
        await pipeline(Readable.from(entry.content), createGunzip(), rows);
      }
      await transaction.unsafe(afterRows(sequences));
    }),
  );
}

/**
 * Storage has inserted new rows for the files: this restores their ids, owners and times. A trigger of storage would change the
 * times, and only the superuser may disable it. So this runs as the superuser: one fixed statement, with the backup's values as
 * a parameter.
 */
async function restoreFileRows({ superuserUrl }: Store, { files }: Manifest): Promise<void> {
  const rows = files.map(({ content_type: _type, cache_control: _cache, ...row }) => row);
  await withDatabase(superuserUrl, (sql) =>
    sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`
        update storage.objects set
          id = file.id, owner = file.owner, owner_id = file.owner_id, user_metadata = file.user_metadata,
          created_at = file.created_at, updated_at = file.updated_at
        from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as file (
          id uuid, bucket text, name text, owner uuid, owner_id text, user_metadata jsonb,
          created_at timestamptz, updated_at timestamptz
        )
        where objects.bucket_id = file.bucket and objects.name = file.name`;
    }),
  );
}

/** The tables with other rows than the backup's. */
async function compareRows({ databaseUrl }: Store, { tables }: Manifest): Promise<string[]> {
  const states = await withDatabase(databaseUrl, readTableStates);
  const different = tables.filter(({ name, columns, rows, fingerprint }) => {
    const state = states.find((table) => table.name === name);
    // A newer auth service may have more columns.
    const isNewer = name.startsWith('auth.') && state?.columns.join() !== columns.join();
    return state?.rows !== rows || (state.fingerprint !== fingerprint && !isNewer);
  });
  return different.map(({ name }) => name);
}

/** The first file with another content than in the backup. */
async function compareFiles(store: Store, { manifest, checksums }: InspectedBackup): Promise<string[]> {
  const addresses = manifest.files.map(({ bucket, name }) => ({ bucket, name }));
  for await (const object of exportObjects(store, addresses))
    if (hash(object.content) !== checksums.get(objectEntry(object))) return [objectEntry(object)];
  return [];
}
