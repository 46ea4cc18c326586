import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';
import { StackError } from '../lib/settings.ts';

/** One file of a backup. */
export interface ArchiveEntry {
  readonly name: string;
  /** In bytes; the content must be exactly as long. */
  readonly size: number;
  readonly content: Readable;
}

/** One file that an archive must hold next. */
interface ExpectedEntry {
  readonly name: string;
  /** What is longer is refused before it is read. */
  readonly mostBytes: number;
}

/** The required entries of an archive: one entry first, then its list in order. Nothing else, nothing twice. */
export interface ArchivePlan {
  readonly first: ExpectedEntry;
  readonly rest: (first: Buffer) => readonly ExpectedEntry[];
}

export interface ArchiveFile {
  readonly file: string;
  /** The age key (`AGE-SECRET-KEY-1...`) of an encrypted one. */
  readonly identity: string | undefined;
}

/** What is known of an archive that was read to its end. */
export interface InspectedArchive {
  readonly first: Buffer;
  /** The checksum of every entry, by its name. */
  readonly checksums: ReadonlyMap<string, string>;
  /** Whether it was sealed with the key that was given, so that nobody without the key made or changed it. */
  readonly isOurs: boolean;
  readonly isEncrypted: boolean;
}

type EndName = 'checksums.json' | 'seal';
/** The last entries: what the others must hash to, and the seal over that list. An archive without them was cut off. */
const ends: readonly (ExpectedEntry & { readonly name: EndName })[] = [
  { name: 'checksums.json', mostBytes: 64 * 1024 * 1024 },
  { name: 'seal', mostBytes: 64 },
];
const checksumsSchema = z.record(z.string(), z.string());

/** How an age file begins. */
const ageHeader = 'age-encryption.org/';

/**
 * Writes the entries as a tar archive, sealed with the installation's key. With age keys (`age1...`) it is encrypted for
 * their owners. The file is for its owner alone and appears when it is whole.
 * @returns its size in bytes
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  keys: { readonly sealing: string; readonly recipients: readonly string[] },
): Promise<number> {
  const tar = pack();
  const filling = fill(tar, entries, keys.sealing).catch((error: unknown) => {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  const unfinished = `${file}.part`;
  try {
    const output = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' });
    const plain = new PassThrough();
    // The encryption waits for the archive, and would wait for ever.
    output.once('error', (error) => plain.destroy(error));
    const written = Promise.all([pipeline(tar, plain), pipeline(encrypt(plain, keys.recipients), output)]);
    // What the disk refused, or went wrong with an entry, says more than that the archive broke off.
    const [filled, stored] = await Promise.allSettled([filling, written]);
    if (output.errored !== null && 'syscall' in output.errored) throw output.errored;
    if (filled.status === 'rejected') throw filled.reason;
    if (stored.status === 'rejected') throw stored.reason;
    await rename(unfinished, file);
    return output.bytesWritten;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Reads an archive to its end, keeping nothing but its first entry, and checks that it is what it says of itself. Who made
 * the seal alone shows it: the key that encrypts is no secret.
 * @throws StackError when the file is cut off, changed, holds anything that is not meant, or is no backup
 */
export async function inspectArchive(
  archive: ArchiveFile,
  plan: ArchivePlan,
  sealingKey: string,
): Promise<InspectedArchive> {
  const checksums = new Map<string, string>();
  const kept = new Map<string, Buffer>();
  const keep = new Set([plan.first, ...ends].map(({ name }) => name));
  for await (const { name, content } of walk(archive, plan)) {
    const digest = createHash('sha256');
    const chunks: Buffer[] = [];
    for await (const chunk of content) {
      digest.update(chunk);
      if (keep.has(name)) chunks.push(chunk);
    }
    if (keep.has(name)) kept.set(name, Buffer.concat(chunks));
    if (ends.every((end) => end.name !== name)) checksums.set(name, digest.digest('hex'));
  }
  const [list, given] = ends.map(({ name }) => kept.get(name) ?? Buffer.alloc(0));
  const first = kept.get(plan.first.name);
  if (first === undefined || list === undefined || given === undefined) throw damaged(archive.file, 'it is empty');
  const announced = Object.entries(checksumsSchema.catch({}).parse(parseJson(list)));
  const isWhole = announced.length === checksums.size && announced.every(([name, sum]) => checksums.get(name) === sum);
  if (!isWhole) throw damaged(archive.file, 'its checksums do not fit');
  const expected = Buffer.from(seal(list, sealingKey));
  return {
    first,
    checksums,
    isOurs: expected.length === given.length && timingSafeEqual(expected, given),
    isEncrypted: await isEncrypted(archive.file),
  };
}

/**
 * Gives the entries after the first one, one after the other; each has to be read to its end. The content of one that is
 * no longer what was inspected ends with an error, so use it when it has come whole.
 */
export async function* readArchive(
  archive: ArchiveFile,
  plan: ArchivePlan,
  { checksums }: InspectedArchive,
): AsyncGenerator<{ name: string; content: AsyncIterable<Buffer> }> {
  for await (const { name, content } of walk(archive, plan)) {
    const checked = (async function* () {
      const digest = createHash('sha256');
      for await (const chunk of content) {
        digest.update(chunk);
        yield chunk;
      }
      if (digest.digest('hex') !== checksums.get(name)) throw damaged(archive.file, 'it was changed while it was read');
    })();
    // The rest was planned by the manifest that came first: it must be the one that was inspected.
    if (name === plan.first.name) await buffer(checked);
    else if (checksums.has(name)) yield { name, content: checked };
    else await buffer(content);
  }
}

/** The entries as they lie in the file, when each has the name that is expected next, and is not too large. */
async function* walk(
  { file, identity }: ArchiveFile,
  plan: ArchivePlan,
): AsyncGenerator<{ name: string; content: AsyncIterable<Buffer> }> {
  const entries = extract();
  const reading = pipeline(await openArchive(file, identity), entries).then(
    () => undefined,
    (error: unknown) => error,
  );
  const expected = [plan.first];
  try {
    for await (const entry of entries) {
      const { name, size, type } = entry.header;
      const next = expected.shift();
      if (next === undefined || name !== next.name || type !== 'file') {
        throw refused(file, `it holds ${printable(name)} where it should hold ${next?.name ?? 'nothing more'}`);
      }
      if (size > next.mostBytes) throw refused(file, `${name} in it is too large`);
      if (next === plan.first) {
        const content = await buffer(entry);
        expected.push(...plan.rest(content), ...ends);
        yield { name, content: Readable.from([content]) };
      } else yield { name, content: chunksOf(file, entry, reading) };
    }
  } catch (error) {
    // A finding that stopped the reading is the error, and not the stop.
    if (error instanceof StackError) throw error;
    throw damaged(file, (await reading) ?? error);
  }
  if (expected.length > 0) throw damaged(file, `it ends before ${expected[0]?.name ?? ''}`);
}

/** An entry's content. The reason of a break is the reader's error, if that knows more. */
async function* chunksOf(
  file: string,
  entry: AsyncIterable<unknown>,
  reading: Promise<unknown>,
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) if (chunk instanceof Uint8Array) yield Buffer.from(chunk);
  } catch (error) {
    throw damaged(file, (await reading) ?? error);
  }
}

/** The checksum of a file in an archive: SHA-256 in hexadecimal. */
export function hash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A text of unknown origin without the signs that make a terminal do something. */
export function printable(text: string): string {
  return text.replaceAll(/\p{C}/gu, '?').slice(0, 200);
}

/** Only for this purpose and this form of archive, so that it stands for nothing else. */
function seal(list: Uint8Array, sealingKey: string): string {
  return createHmac('sha256', sealingKey).update('mangalam-matrimony backup 2\n').update(list).digest('hex');
}

function parseJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}

async function fill(
  tar: ReturnType<typeof pack>,
  entries: AsyncIterable<ArchiveEntry>,
  sealingKey: string,
): Promise<void> {
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
  const list = Buffer.from(JSON.stringify(checksums, null, 1));
  const contents: Readonly<Record<EndName, Buffer>> = {
    'checksums.json': list,
    seal: Buffer.from(seal(list, sealingKey)),
  };
  for (const { name } of ends) tar.entry({ name, mtime, mode: 0o600 }, contents[name]);
  tar.finalize();
}

async function* encrypt(plain: AsyncIterable<Uint8Array>, recipients: readonly string[]): AsyncIterable<Uint8Array> {
  if (recipients.length === 0) {
    yield* plain;
    return;
  }
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
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
  if ((await stat(file).catch(() => undefined))?.isFile() !== true)
    throw new StackError(`There is no backup ${file}.`, 'Give its path: make restore FILE=backups/matrimony-....tar');
  const handle = await open(file);
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

function refused(file: string, reason: string): StackError {
  return new StackError(
    `${file} cannot be used: ${reason}.`,
    'No version of this project made it: take another backup.',
  );
}
