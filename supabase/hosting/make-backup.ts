import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { StackError } from '../lib/settings.ts';
import { writeArchive, type ArchiveEntry, type ArchivePlan } from './archive.ts';
import { exportObjects, FileGone } from './objects.ts';
import { savedSequence, savedTable } from './rows.ts';
import { storedFile, takeSnapshot } from './snapshot.ts';
import type { Store } from './store.ts';

const megabyte = 1024 * 1024;

/** The largest file that the buckets take. */
const largestFile = 5 * megabyte;

/** No two of them, so that each is one entry of the archive. */
const differ = (entries: readonly { readonly name: string; readonly bucket?: string }[]) =>
  new Set(entries.map(({ name, bucket = '' }) => `${bucket}/${name}`)).size === entries.length;

/** A backup's manifest, its first file. */
const manifestSchema = z.object({
  format: z.literal(2),
  madeAt: z.iso.datetime(),
  siteUrl: z.string().regex(/^https?:\/\/[a-z0-9.:-]+$/),
  /** The version of the newest migration that was applied. */
  migration: z.string().regex(/^\d{14}$/),
  tables: z
    .array(
      savedTable.extend({
        rows: z.number(),
        fingerprint: z.string().regex(/^-?\d+$/),
        bytes: z.number().int().nonnegative(),
      }),
    )
    .max(500)
    .refine(differ),
  sequences: z.array(savedSequence).max(500).refine(differ),
  files: z.array(storedFile).refine(differ),
  /** The end of the audit log: a log that was cut short or rewritten since does not hold it. */
  auditHead: z.object({ id: z.string().regex(/^\d+$/), hash: z.string().regex(/^[0-9a-f]{64}$/) }).nullable(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The name of the rows of a table in the archive. */
export const rowsEntry = (table: { name: string }) => `rows/${table.name}.copy.gz`;
/** The name of a file of storage in the archive. */
export const objectEntry = ({ bucket, name }: { bucket: string; name: string }) => `objects/${bucket}/${name}`;

const manifestName = 'manifest.json';

/** The entries of a backup, in the order of its manifest. */
export const backupPlan: ArchivePlan = {
  first: { name: manifestName, mostBytes: 64 * megabyte },
  rest: (first) => {
    const { tables, files } = readManifest(first);
    return [
      ...tables.map((table) => ({ name: rowsEntry(table), mostBytes: table.bytes })),
      ...files.map((stored) => ({ name: objectEntry(stored), mostBytes: largestFile })),
    ];
  },
};

/** @throws StackError when it is not a manifest as this version makes them. */
export function readManifest(content: Buffer): Manifest {
  let found: unknown;
  try {
    found = JSON.parse(content.toString());
  } catch {
    found = undefined;
  }
  const { success, data } = manifestSchema.safeParse(found);
  if (success) return data;
  const { format } = z.object({ format: z.number() }).catch({ format: 0 }).parse(found);
  if (format === 1) {
    throw new StackError(
      'The backup is of an older form, which was loaded as a superuser and not sealed.',
      'Restore it with the version of this project that made it, then upgrade: git pull && make up STACK=compose',
    );
  }
  throw new StackError('The backup does not say of itself what this version understands.', 'Take another backup.');
}

export interface BackupMade {
  readonly file: string;
  readonly bytes: number;
  readonly people: number;
  readonly files: number;
  readonly auditHead: Manifest['auditHead'];
}

/** How often a backup is started again because a file was removed while it was made. */
const attempts = 3;

/** The marks and keys of a backup. */
export interface BackupOptions {
  /** The folder of the file. */
  readonly folder: string;
  readonly siteUrl: string;
  readonly sealingKey: string;
  /** The age keys (`age1...`) for which it is encrypted, if it is. */
  readonly recipients: readonly string[];
}

/**
 * Writes a bureau's data into one file: the database as of one moment, and its files. The site goes on in the meantime. A
 * file's name always stands for the same content, so only a removal can part the two; then it starts again.
 */
export async function makeBackup(store: Store, options: BackupOptions): Promise<BackupMade> {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryBackup(store, options);
    } catch (error) {
      if (!(error instanceof FileGone) || attempt === attempts) throw error;
    }
  }
}

async function tryBackup(store: Store, { folder, siteUrl, sealingKey, recipients }: BackupOptions) {
  const madeAt = new Date().toISOString();
  const stamp = madeAt.slice(0, 19).replaceAll(':', '');
  const file = path.join(folder, `matrimony-${stamp}.tar${recipients.length === 0 ? '' : '.age'}`);
  const { rows, tables, ...others } = await takeSnapshot(store);
  const manifest = manifestSchema.parse({
    format: 2,
    madeAt,
    siteUrl,
    tables: tables.map((table) => ({ ...table, bytes: rows.get(table.name)?.length })),
    ...others,
  });
  const bytes = await writeArchive(file, entries(store, manifest, rows), { sealing: sealingKey, recipients });
  const people = manifest.tables.find(({ name }) => name === 'public.RegisteredUsers')?.rows ?? 0;
  return { file, bytes, people, files: manifest.files.length, auditHead: manifest.auditHead };
}

async function* entries(
  store: Store,
  manifest: Manifest,
  rows: ReadonlyMap<string, Buffer>,
): AsyncGenerator<ArchiveEntry> {
  yield inMemory(manifestName, Buffer.from(JSON.stringify(manifest)));
  for (const table of manifest.tables) yield inMemory(rowsEntry(table), rows.get(table.name) ?? Buffer.alloc(0));
  const addresses = manifest.files.map(({ bucket, name }) => ({ bucket, name }));
  for await (const object of exportObjects(store, addresses)) yield inMemory(objectEntry(object), object.content);
}

function inMemory(name: string, content: Buffer): ArchiveEntry {
  return { name, size: content.length, content: Readable.from([content]) };
}
