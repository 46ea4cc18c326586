import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { writeArchive, type ArchiveEntry } from './archive.ts';
import { objectEntry } from './make-backup.ts';
import { inspectBackup, unpackBackup } from './restore-backup.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'unpacking-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** A checkout with one migration. */
const root = path.join(import.meta.dirname, 'kept-backup');

const stored = (name: string) => ({
  id: '817a9ac8-17e8-40f4-819a-5fb5a758d47f',
  bucket: 'profile-images',
  name,
  owner: null,
  owner_id: null,
  user_metadata: null,
  created_at: '2026-11-20T15:36:49.7+00:00',
  updated_at: '2026-11-20T15:36:49.7+00:00',
  content_type: 'image/webp',
  cache_control: 'max-age=3600',
});

/** A backup without rows that holds files with these names, sealed and whole. */
async function backupOf(...names: readonly string[]) {
  const files = names.map(stored);
  const about = {
    format: 2,
    madeAt: '2026-11-21T03:45:00.000Z',
    siteUrl: 'https://matrimony.example',
    migration: '20261122090000',
    tables: [],
    sequences: [],
    files,
    auditHead: null,
  };
  const entry = (name: string, text: string): ArchiveEntry => {
    const content = Buffer.from(text);
    return { name, size: content.length, content: Readable.from([content]) };
  };
  async function* entries() {
    await Promise.resolve();
    yield entry('manifest.json', JSON.stringify(about));
    for (const file of files) yield entry(objectEntry(file), file.name);
  }
  const file = path.join(folder, 'backup.tar');
  rmSync(file, { force: true });
  await writeArchive(file, entries(), { sealing: 'a key', recipients: [] });
  return await inspectBackup(root, { file, identity: undefined }, 'a key');
}

const into = path.join(folder, 'unpacked');

test('files are unpacked as they are named', async () => {
  await unpackBackup(await backupOf('1/a.webp', '1/b.webp'), into);
  expect(readFileSync(path.join(into, 'objects/profile-images/1/b.webp'), 'utf8')).toBe('1/b.webp');
  rmSync(into, { recursive: true });
});

test.each([
  ['a file that is the folder of another', ['a', 'a/b']],
  ['a file that another file has as its folder', ['a/b', 'a']],
  ['a name that is too long for a disk', ['x'.repeat(300)]],
])('%s is refused in a sentence, and nothing is left', async (_what, names) => {
  const backup = await backupOf(...names);
  await expect(unpackBackup(backup, into)).rejects.toThrow('in it cannot be written here');
  expect(readdirSync(folder)).toEqual(['backup.tar']);
});

test('a folder that cannot be made, or is there, is named, and left as it is', async () => {
  const backup = await backupOf('a');
  const missing = path.join(folder, 'missing/unpacked');
  await expect(unpackBackup(backup, missing)).rejects.toThrow(`The folder ${missing} cannot be made`);
  mkdirSync(into);
  await expect(unpackBackup(backup, into)).rejects.toThrow(`The folder ${into} cannot be made`);
  expect(existsSync(into)).toBe(true);
  rmSync(into, { recursive: true });
});

test('a folder in place of a backup is refused in a sentence', async () => {
  await expect(inspectBackup(root, { file: folder, identity: undefined }, 'a key')).rejects.toThrow(
    `There is no backup ${folder}`,
  );
});
