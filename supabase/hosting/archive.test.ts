import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hash, readArchive, writeArchive, type ArchiveEntry } from './archive.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'archives-'));
const file = path.join(folder, 'archive');
let identity: string;
let recipient: string;

beforeAll(async () => {
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Comparing megabytes byte by byte takes a test tool minutes. */
const hashes = (files: Record<string, Buffer>) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, hash(content)]));

const contents = { 'manifest.json': Buffer.from('{}'), 'objects/a/1/ü.webp': Buffer.alloc(3_000_000, 7) };

async function* entries(): AsyncGenerator<ArchiveEntry> {
  for (const [name, content] of Object.entries(contents)) {
    await Promise.resolve();
    yield { name, size: content.length, content: Readable.from([content.subarray(0, 1), content.subarray(1)]) };
  }
}

async function readAll(key: string | undefined, from = file): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  for await (const { name, content } of readArchive(from, key)) found[name] = content;
  return found;
}

describe.each(['plain', 'encrypted'])('an archive that is %s', (kind) => {
  const key = () => (kind === 'plain' ? undefined : identity);

  beforeAll(async () => {
    rmSync(file, { force: true });
    await writeArchive(file, entries(), kind === 'plain' ? undefined : recipient);
  });

  test('gives back what was put in, and is for its owner alone', async () => {
    expect(hashes(await readAll(key()))).toEqual(hashes(contents));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('manifest.json')).toBe(kind === 'plain');
  });

  test('is refused when it was cut off or changed anywhere', async () => {
    const whole = readFileSync(file);
    const other = path.join(folder, 'other');
    const changedAt = (position: number) => {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8((bytes.at(position) ?? 0) ^ 1, position);
      return bytes;
    };
    // The last 1024 bytes of a tar archive are its empty end.
    const cut = [whole.length - 2000, whole.length / 2, 700].map((length) => whole.subarray(0, length));
    for (const bytes of [...cut, changedAt(1_000_000), changedAt(whole.length - 2000)]) {
      writeFileSync(other, bytes);
      await expect(readAll(key(), other)).rejects.toThrow('damaged or was cut off');
    }
  });
});

test('an encrypted archive opens with its own key only', async () => {
  await expect(readAll(undefined)).rejects.toThrow('is encrypted');
  await expect(readAll(await generateIdentity())).rejects.toThrow('not encrypted for this key');
});

test('what fails while it is written leaves nothing', async () => {
  const unfinished = path.join(folder, 'unfinished');
  const before = readdirSync(folder);
  async function* failing() {
    yield* entries();
    throw new Error('the disk of the database is away');
  }
  await expect(writeArchive(unfinished, failing(), recipient)).rejects.toThrow('the disk of the database is away');
  async function* wrong(): AsyncGenerator<ArchiveEntry> {
    await Promise.resolve();
    yield { name: 'short', size: 10, content: Readable.from([Buffer.from('short')]) };
  }
  await expect(writeArchive(unfinished, wrong(), undefined)).rejects.toThrow('Size mismatch');
  expect(readdirSync(folder)).toEqual(before);
});

test('what is no archive is refused', async () => {
  writeFileSync(file, 'PGDMP something else'.repeat(100));
  await expect(readAll(undefined)).rejects.toThrow('cannot be used');
  await expect(readAll(undefined, path.join(folder, 'nothing'))).rejects.toThrow('There is no backup');
});
