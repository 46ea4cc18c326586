import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';
import { StackError } from '../stack/settings.ts';

/** One file of a backup. */
export interface ArchiveEntry {
  readonly name: string;
  /** In bytes; the content must be exactly as long. */
  readonly size: number;
  readonly content: Readable;
}

/** The last entry: what the others must hash to. An archive without it was cut off. */
const checksumsName = 'checksums.json';
const checksumsSchema = z.record(z.string(), z.string());

/** How an age file begins. */
const ageHeader = 'age-encryption.org/';

/**
 * Writes the entries as a tar archive, encrypted for the owner of the age key (`age1...`) if one is given. The file is for
 * its owner alone and appears when it is whole.
 * @returns its size in bytes
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  recipient: string | undefined,
): Promise<number> {
  const tar = pack();
  const filling = fill(tar, entries).catch((error: unknown) => {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  const unfinished = `${file}.part`;
  try {
    const output = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' });
    const plain = new PassThrough();
    const written = Promise.all([pipeline(tar, plain), pipeline(encrypt(plain, recipient), output)]);
    // What went wrong with an entry says more than that the archive broke off.
    const [filled, stored] = await Promise.allSettled([filling, written]);
    if (filled.status === 'rejected') throw filled.reason;
    if (stored.status === 'rejected') throw stored.reason;
    await rename(unfinished, file);
    return output.bytesWritten;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Reads one entry after the other, each to its end. @throws StackError when the file is cut off, changed, or no backup. */
export async function* readArchive(
  file: string,
  identity: string | undefined,
): AsyncGenerator<{ name: string; content: Buffer }> {
  const entries = extract();
  const reading = pipeline(await openArchive(file, identity), entries).then(
    () => undefined,
    (error: unknown) => error,
  );
  const seen = new Map<string, string>();
  let expected: Record<string, string> | undefined;
  try {
    for await (const entry of entries) {
      const content = await buffer(entry);
      const { name } = entry.header;
      if (name === checksumsName) expected = checksumsSchema.parse(JSON.parse(content.toString()));
      else {
        seen.set(name, hash(content));
        yield { name, content };
      }
    }
  } catch (error) {
    throw damaged(file, (await reading) ?? error);
  }
  const isWhole =
    expected !== undefined &&
    Object.keys(expected).length === seen.size &&
    Object.entries(expected).every(([name, sum]) => seen.get(name) === sum);
  if (!isWhole) throw damaged(file, 'its checksums do not fit');
}

/** The checksum of a file in an archive: SHA-256 in hexadecimal. */
export function hash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

async function fill(tar: ReturnType<typeof pack>, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  const checksums: Record<string, string> = {};
  const mtime = new Date();
  for await (const { name, size, content } of entries) {
    const digest = createHash('sha256');
    const sink = tar.entry({ name, size, mtime, mode: 0o600 });
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          digest.update(chunk);
          yield chunk;
        }
      },
      sink,
    );
    checksums[name] = digest.digest('hex');
  }
  tar.entry({ name: checksumsName, mtime, mode: 0o600 }, JSON.stringify(checksums, null, 1));
  tar.finalize();
}

async function* encrypt(plain: AsyncIterable<Uint8Array>, recipient: string | undefined): AsyncIterable<Uint8Array> {
  if (recipient === undefined) {
    yield* plain;
    return;
  }
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* Readable.from(await encrypter.encrypt(asWebStream(plain)));
}

function asWebStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const next: IteratorResult<Uint8Array, unknown> = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
  });
}

async function openArchive(file: string, identity: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (identity === undefined) {
    throw new StackError(
      `${file} is encrypted.`,
      'Name the file with the secret key: make restore FILE=... IDENTITY=key.txt',
    );
  }
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    return Readable.from(await decrypter.decrypt(asWebStream(createReadStream(file))));
  } catch {
    throw new StackError(
      `${file} was not encrypted for this key.`,
      'Give the secret key that belongs to it: IDENTITY=key.txt',
    );
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => {
    throw new StackError(`There is no backup ${file}.`, 'Give its path: make restore FILE=backups/matrimony-....tar');
  });
  try {
    const { buffer: start, bytesRead } = await handle.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0);
    return start.subarray(0, bytesRead).toString('latin1') === ageHeader;
  } finally {
    await handle.close();
  }
}

function damaged(file: string, reason: unknown): unknown {
  if (reason instanceof StackError) return reason;
  const text = reason instanceof Error ? reason.message : String(reason);
  return new StackError(`${file} cannot be used: ${text}.`, 'It is damaged or was cut off: take another backup.');
}
