import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { StackError } from '../lib/settings.ts';
import { writeArchive, type ArchiveEntry, type ArchivePlan } from './archive.ts';
import { compose, composeOutput, type Installation } from '../backends/compose/compose.ts';
import { exportObjects, FileGone } from './objects.ts';
import { savedSequence, savedTable } from './rows.ts';
import {
  parseTableStates,
  removeSnapshot,
  rowsPart,
  snapshotPart,
  snapshotSizes,
  storedFile,
  takeSnapshot,
} from './snapshot.ts';

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
export const rowsEntry = (table: { name: string }) => `rows/${rowsPart(table)}`;
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

/**
 * Writes a bureau's data into one file: the database as of one moment, and its files. With an age key (`age1...`) it is
 * encrypted. The site goes on in the meantime. A file's name always stands for the same content, so only a removal can part
 * the two; then it starts again.
 */
export async function makeBackup(
  installation: Installation,
  folder: string,
  recipient: string | undefined,
): Promise<BackupMade> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryBackup(installation, folder, recipient);
    } catch (error) {
      if (!(error instanceof FileGone) || attempt === attempts) throw error;
    }
  }
}

async function tryBackup(installation: Installation, folder: string, recipient: string | undefined) {
  const madeAt = new Date().toISOString();
  const stamp = madeAt.slice(0, 19).replaceAll(':', '');
  const file = path.join(folder, `matrimony-${stamp}.tar${recipient === undefined ? '' : '.age'}`);
  try {
    await takeSnapshot(installation);
    const manifest = await describeSnapshot(installation, madeAt);
    const keys = { sealing: installation.settings.BACKUP_SIGNING_KEY, recipient };
    const bytes = await writeArchive(file, entries(installation, manifest), keys);
    const people = manifest.tables.find(({ name }) => name === 'public.RegisteredUsers')?.rows ?? 0;
    return { file, bytes, people, files: manifest.files.length, auditHead: manifest.auditHead };
  } finally {
    await removeSnapshot(installation);
  }
}

async function describeSnapshot(installation: Installation, madeAt: string): Promise<Manifest> {
  const part = async (name: string) => await compose(installation, snapshotPart(name));
  const json = async (name: string): Promise<unknown> => JSON.parse(await part(name));
  const sizes = await snapshotSizes(installation);
  const states = new Map(parseTableStates(await part('states')).map((state) => [state.name, state]));
  const tables = z.array(savedTable).parse(await json('tables.json'));
  return manifestSchema.parse({
    format: 2,
    madeAt,
    siteUrl: installation.settings.SITE_URL,
    migration: (await part('migration')).trim(),
    // What is missing somewhere was made or dropped in the meantime, and is refused here.
    tables: tables.map((table) => ({ ...table, ...states.get(table.name), bytes: sizes.get(rowsPart(table)) })),
    sequences: await json('sequences.json'),
    files: await json('objects.json'),
    auditHead: await json('audit-head.json'),
  });
}

async function* entries(installation: Installation, manifest: Manifest): AsyncGenerator<ArchiveEntry> {
  yield inMemory(manifestName, Buffer.from(JSON.stringify(manifest)));
  for (const table of manifest.tables) {
    const content = composeOutput(installation, snapshotPart(rowsPart(table)));
    yield { name: rowsEntry(table), size: table.bytes, content };
  }
  const addresses = manifest.files.map(({ bucket, name }) => ({ bucket, name }));
  for await (const object of exportObjects(installation, addresses))
    yield inMemory(objectEntry(object), object.content);
}

function inMemory(name: string, content: Buffer): ArchiveEntry {
  return { name, size: content.length, content: Readable.from([content]) };
}
