import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { writeArchive, type ArchiveEntry } from './archive.ts';
import { compose, composeOutput, type Installation } from './compose.ts';
import { exportObjects, FileGone } from './objects.ts';
import { parseTableStates, removeSnapshot, snapshotPart, snapshotSize, storedFile, takeSnapshot } from './snapshot.ts';

/** What a backup says of itself: its first file. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  siteUrl: z.string(),
  /** The version of the newest migration that was applied. */
  migration: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), fingerprint: z.string() })),
  files: z.array(storedFile),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = 'manifest.json';
export const dumpName = 'database.dump';
/** The name of a file of storage in the archive. */
export const objectEntry = ({ bucket, name }: { bucket: string; name: string }) => `objects/${bucket}/${name}`;

export interface BackupMade {
  readonly file: string;
  readonly bytes: number;
  readonly people: number;
  readonly files: number;
}

/** How often a backup is begun anew because a file was removed while it was made. */
const attempts = 3;

/**
 * Writes everything that a bureau cannot make again into one file, encrypted if an age key (`age1...`) is given: the
 * database as of one moment, and the files that belong to it. The site goes on meanwhile: a file's name always stands for
 * the same content, so that nothing but a removal in between can part the two; then it begins anew.
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
    const manifest = await readManifest(installation, madeAt);
    const bytes = await writeArchive(file, entries(installation, manifest), recipient);
    const people = manifest.tables.find(({ name }) => name === 'public.RegisteredUsers')?.rows ?? 0;
    return { file, bytes, people, files: manifest.files.length };
  } finally {
    await removeSnapshot(installation);
  }
}

async function readManifest(installation: Installation, madeAt: string): Promise<Manifest> {
  const part = async (name: string) => await compose(installation, snapshotPart(name));
  return {
    format: 1,
    madeAt,
    siteUrl: installation.settings.SITE_URL,
    migration: (await part('migration')).trim(),
    tables: [...parseTableStates(await part('tables'))],
    files: z.array(storedFile).parse(JSON.parse(await part('objects.json'))),
  };
}

async function* entries(installation: Installation, manifest: Manifest): AsyncGenerator<ArchiveEntry> {
  yield inMemory(manifestName, Buffer.from(JSON.stringify(manifest)));
  const size = await snapshotSize(installation, dumpName);
  yield { name: dumpName, size, content: composeOutput(installation, snapshotPart(dumpName)) };
  const addresses = manifest.files.map(({ bucket, name }) => ({ bucket, name }));
  for await (const object of exportObjects(installation, addresses))
    yield inMemory(objectEntry(object), object.content);
}

function inMemory(name: string, content: Buffer): ArchiveEntry {
  return { name, size: content.length, content: Readable.from([content]) };
}
