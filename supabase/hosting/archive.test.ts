import { createHmac } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { execa } from 'execa';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hash,
  inspectArchive,
  printable,
  readArchive,
  writeArchive,
  type ArchiveEntry,
  type ArchivePlan,
} from './archive.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'archives-'));
const file = path.join(folder, 'archive');
const sealing = 'the key of this installation';
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

const contents = {
  'manifest.json': Buffer.from('{}'),
  'rows/a': Buffer.from('1\tone\n'),
  'objects/a/1/ü.webp': Buffer.alloc(3_000_000, 7),
};

const plan: ArchivePlan = {
  first: { name: 'manifest.json', mostBytes: 1000 },
  rest: () => [
    { name: 'rows/a', mostBytes: 6 },
    { name: 'objects/a/1/ü.webp', mostBytes: 5_000_000 },
  ],
};

async function* entries(): AsyncGenerator<ArchiveEntry> {
  for (const [name, content] of Object.entries(contents)) {
    await Promise.resolve();
    yield { name, size: content.length, content: Readable.from([content.subarray(0, 1), content.subarray(1)]) };
  }
}

const inspect = async (key: string | undefined, from = file) =>
  await inspectArchive({ file: from, identity: key }, plan, sealing);

async function readAll(key: string | undefined): Promise<Record<string, Buffer>> {
  const inspected = await inspect(key);
  const found: Record<string, Buffer> = { 'manifest.json': inspected.first };
  for await (const { name, content } of readArchive({ file, identity: key }, plan, inspected)) {
    found[name] = await buffer(content);
  }
  return found;
}

describe.each(['plain', 'encrypted'])('an archive that is %s', (kind) => {
  const key = () => (kind === 'plain' ? undefined : identity);

  beforeAll(async () => {
    rmSync(file, { force: true });
    await writeArchive(file, entries(), { sealing, recipients: kind === 'plain' ? [] : [recipient] });
  });

  test('gives back what was put in, is for its owner alone, and is known as ours', async () => {
    expect(hashes(await readAll(key()))).toEqual(hashes(contents));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('manifest.json')).toBe(kind === 'plain');
    expect(await inspect(key())).toMatchObject({ isOurs: true, isEncrypted: kind === 'encrypted' });
  });

  test('is refused when it was cut off or changed anywhere', async () => {
    const whole = readFileSync(file);
    const other = path.join(folder, 'other');
    const changedAt = (position: number) => {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8((bytes.at(position) ?? 0) ^ 1, position);
      return bytes;
    };
    // The last 1024 bytes of a tar archive are its empty end, and before it lies the seal.
    const cut = [whole.length - 3500, whole.length - 2000, whole.length / 2, 700].map((length) =>
      whole.subarray(0, length),
    );
    for (const bytes of [...cut, changedAt(1_000_000), changedAt(whole.length - 3000)]) {
      writeFileSync(other, bytes);
      await expect(inspect(key(), other)).rejects.toThrow('damaged or was cut off');
    }
  });
});

test('an encrypted archive opens with its own key only', async () => {
  await expect(inspect(undefined)).rejects.toThrow('is encrypted');
  await expect(inspect(await generateIdentity())).rejects.toThrow('not encrypted for this key');
});

test('what fails while it is written leaves nothing', async () => {
  const unfinished = path.join(folder, 'unfinished');
  const before = readdirSync(folder);
  async function* failing() {
    yield* entries();
    throw new Error('the disk of the database is away');
  }
  await expect(writeArchive(unfinished, failing(), { sealing, recipients: [recipient] })).rejects.toThrow(
    'the disk of the database is away',
  );
  async function* wrong(): AsyncGenerator<ArchiveEntry> {
    await Promise.resolve();
    yield { name: 'short', size: 10, content: Readable.from([Buffer.from('short')]) };
  }
  await expect(writeArchive(unfinished, wrong(), { sealing, recipients: [] })).rejects.toThrow('Size mismatch');
  expect(readdirSync(folder)).toEqual(before);
});

test('a disk that fills on the way is the error, and nothing is left, plain or encrypted', async () => {
  const unfinished = path.join(folder, 'full');
  const before = readdirSync(folder);
  const script = `
    import { Readable } from 'node:stream';
    import { writeArchive } from ${JSON.stringify(path.join(import.meta.dirname, 'archive.ts'))};
    async function* entries() {
      for (let n = 0; n < 50; n += 1) {
        yield { name: 'objects/' + n, size: 20_000, content: Readable.from([Buffer.alloc(20_000)]) };
      }
    }
    for (const keys of ${JSON.stringify([
      { sealing, recipients: [] },
      { sealing, recipients: [recipient] },
    ])})
      await writeArchive(${JSON.stringify(unfinished)}, entries(), keys).catch(
        ({ code, syscall }) => console.log(code, syscall),
      );`;
  // A process that may write half a megabyte into a file stands for a disk with as much room. One process, because its start
  // takes longest.
  const { stdout } = await execa('sh', [
    '-c',
    'trap "" XFSZ; ulimit -f 1000; exec "$0" --import tsx --input-type=module --eval "$1"',
    process.execPath,
    script,
  ]);
  expect(stdout.split('\n')).toEqual(['EFBIG write', 'EFBIG write']);
  expect(readdirSync(folder)).toEqual(before);
});

test('what is no archive is refused', async () => {
  writeFileSync(file, 'PGDMP something else'.repeat(100));
  await expect(inspect(undefined)).rejects.toThrow('cannot be used');
  writeFileSync(file, '');
  await expect(inspect(undefined)).rejects.toThrow('cannot be used');
  await expect(inspect(undefined, path.join(folder, 'nothing'))).rejects.toThrow('There is no backup');
});

describe('an archive that somebody has made', () => {
  type Part = readonly [name: string, content: Buffer];
  const forged = path.join(folder, 'forged');
  const parts: readonly Part[] = Object.entries(contents);
  const checksumsOf = (list: readonly Part[]) => Buffer.from(JSON.stringify(hashes(Object.fromEntries(list))));

  /** A tar archive of just these entries, encrypted with the public half of the key where that is asked for. */
  async function forge(list: readonly Part[], encrypted = false): Promise<void> {
    const tar = pack();
    for (const [name, content] of list) tar.entry({ name }, content);
    tar.finalize();
    const bytes = await buffer(tar);
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    writeFileSync(forged, encrypted ? await encrypter.encrypt(bytes) : bytes);
  }

  const sealed = (list: readonly Part[], content = checksumsOf(list), key = 'a key of their own'): readonly Part[] => [
    ...list,
    ['checksums.json', content],
    [
      'seal',
      Buffer.from(createHmac('sha256', key).update('mangalam-matrimony backup 2\n').update(content).digest('hex')),
    ],
  ];
  const changed: readonly Part[] = parts.map(([name, content]) => [
    name,
    name === 'rows/a' ? Buffer.from('1\tevil\n').subarray(0, 6) : content,
  ]);

  test('is not taken for ours, however well its checksums fit, and whatever it is encrypted with', async () => {
    await forge(sealed(parts, checksumsOf(parts), sealing));
    expect(await inspect(undefined, forged)).toMatchObject({ isOurs: true });
    for (const [list, encrypted] of [
      [sealed(changed), false],
      [sealed(changed), true],
      [sealed(parts), true],
    ] as const) {
      await forge(list, encrypted);
      expect(await inspect(identity, forged)).toMatchObject({ isOurs: false, isEncrypted: encrypted });
    }
    for (const seal of ['', '0'.repeat(64), 'ü'.repeat(32)]) {
      await forge([...parts, ['checksums.json', checksumsOf(parts)], ['seal', Buffer.from(seal)]]);
      expect(await inspect(undefined, forged)).toMatchObject({ isOurs: false });
    }
  });

  const extra: Part = ['rows/a', Buffer.from('2\ttwo\n')];
  test.each<[string, (list: readonly Part[]) => readonly Part[]]>([
    ['an entry twice, with the checksums of the second', (list) => [...list.slice(0, 1), extra, ...list.slice(1)]],
    [
      'an entry that its manifest does not name',
      ([first, ...list]) => [...(first ? [first] : []), ['x', extra[1]], ...list],
    ],
    [
      'entries in another order',
      ([one, two, three, ...list]) => [one, three, two, ...list].filter((part) => part !== undefined),
    ],
    ['something before its manifest', (list) => [extra, ...list]],
    ['something after its end', (list) => [...list, extra]],
  ])('is refused with %s', async (_what, change) => {
    await forge(change(sealed(parts)));
    await expect(inspect(undefined, forged)).rejects.toThrow('where it should hold');
  });

  test('is refused with a link in place of an entry', async () => {
    const tar = pack();
    tar.entry({ name: 'manifest.json', type: 'symlink', linkname: '/etc/passwd' });
    tar.finalize();
    writeFileSync(forged, await buffer(tar));
    await expect(inspect(undefined, forged)).rejects.toThrow('where it should hold');
  });

  test('is refused by the announced size of an entry, before that is read', async () => {
    const tar = pack();
    const written = pipeline(tar, createWriteStream(forged));
    tar.entry({ name: 'manifest.json' }, '{}');
    const sink = tar.entry({ name: 'rows/a', size: 300_000_000 }, () => tar.finalize());
    await pipeline(
      Readable.from(
        (function* () {
          for (let megabyte = 0; megabyte < 300; megabyte += 1) yield Buffer.alloc(1_000_000);
        })(),
      ),
      sink,
    );
    await written;
    const before = process.memoryUsage.rss();
    await expect(inspect(undefined, forged)).rejects.toThrow('too large');
    expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000);
    rmSync(forged);
  });

  test('is not used when it is exchanged after it was inspected', async () => {
    await forge(sealed(parts, checksumsOf(parts), sealing));
    const inspected = await inspect(undefined, forged);
    await forge(sealed(changed));
    const reading = async () => {
      for await (const { content } of readArchive({ file: forged, identity: undefined }, plan, inspected)) {
        await buffer(content);
      }
    };
    await expect(reading()).rejects.toThrow('changed while it was read');
  });

  test('moves no cursor and changes no colour where its words are printed', () => {
    expect(printable('\u001B[2Jhttps://x\u202Egpj\r\n\u0007.example')).toBe('?[2Jhttps://x?gpj???.example');
    expect(printable('x'.repeat(5000))).toHaveLength(200);
  });
});
