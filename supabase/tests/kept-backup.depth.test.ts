import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { execa } from 'execa';
import type postgres from 'postgres';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { readArchive, writeArchive, type ArchiveEntry } from '../hosting/archive.ts';
import { backupPlan } from '../hosting/make-backup.ts';
import { inspectBackup, loadRows, unpackBackup } from '../hosting/restore-backup.ts';
import { withDatabase } from '../lib/database.ts';
import { readSettings } from '../lib/settings.ts';
import { access } from './personas.ts';

// A backup of format 2, made on 22 November 2026 and never changed since (docs/backup-format.md): a bureau's backups must
// open with every later version. A test that is red here means a new format, with a number of its own.

/** The fixture is a checkout of its time: its migration makes the tables of its rows. */
const root = path.join(readSettings().root, 'supabase/hosting/kept-backup');
const plain = { file: path.join(root, 'backup.tar'), identity: undefined };
/** Its key opens nothing else. It is in two parts because no key may be in the repository. */
const encrypted = {
  file: path.join(root, 'backup.tar.encrypted'),
  identity: ['AGE-SECRET-KEY-1', '2J9E2DAPEYVWJKCGEJC3NCEV972A42AY8CMZM7GMYV5XFXHT2QQQMXJ75Y'].join(''),
};
const signingKey = 'the signing key of the kept backup';

const folder = mkdtempSync(path.join(tmpdir(), 'kept-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['plain', plain],
  ['encrypted', encrypted],
])('the kept backup is read, %s, and known by its seal', async (kind, archive) => {
  const backup = await inspectBackup(root, archive, signingKey);
  expect(backup).toMatchObject({ isOurs: true, isEncrypted: kind === 'encrypted' });
  expect(backup.manifest).toMatchObject({ format: 2, siteUrl: 'https://matrimony.example' });
  expect([...backup.checksums.keys()]).toEqual([
    'manifest.json',
    'rows/auth.users.copy.gz',
    'rows/auth.identities.copy.gz',
    'rows/private.accounts.copy.gz',
    'rows/public.RegisteredUsers.copy.gz',
    'rows/public.audit_log.copy.gz',
    'objects/profile-images/1000/817a9ac8-17e8-40f4-819a-5fb5a758d47f.webp',
  ]);
});

test('the same content is written as the same bytes today', async () => {
  const backup = await inspectBackup(root, plain, signingKey);
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    const entry = (name: string, content: Buffer) => ({
      name,
      size: content.length,
      content: Readable.from([content]),
    });
    yield entry('manifest.json', backup.first);
    for await (const { name, content } of readArchive(plain, backupPlan, backup)) {
      yield entry(name, await buffer(content));
    }
  }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(backup.manifest.madeAt) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const file = path.join(folder, 'today.tar');
  await writeArchive(file, entries(), { sealing: signingKey, recipients: [] });
  expect(readFileSync(file).equals(readFileSync(plain.file))).toBe(true);
});

test('tar opens it without any of our code', async () => {
  const { stdout } = await execa('tar', ['-xOf', plain.file, 'rows/public.RegisteredUsers.copy.gz'], {
    encoding: 'buffer',
  });
  expect(String(await buffer(Readable.from([stdout]).pipe(createGunzip())))).toBe(
    '1000\tಆಶಾ Rao\tLine one\\nline\\ttwo \\\\ backslash\t1000/817a9ac8-17e8-40f4-819a-5fb5a758d47f.webp\n' +
      '1001\tBala Kamath\t\t\\N\n1002\tChitra Hegde\t\\N\t\\N\n',
  );
});

/** Runs load.sql as psql does: `\copy` takes the rows from a file. */
async function runLoadScript(sql: postgres.Sql, unpacked: string): Promise<void> {
  const script = readFileSync(path.join(unpacked, 'load.sql'), 'utf8');
  await sql.begin(async (transaction) => {
    for (const part of script.split(/^(\\copy .*)$/m)) {
      const [, target, file] = /^\\copy (.*) from program 'gzip -dc (.*)'$/.exec(part) ?? [];
      if (target === undefined || file === undefined) await transaction.unsafe(part);
      else {
        const rows = await transaction.unsafe(`copy ${target} from stdin`).writable();
        await pipeline(createReadStream(path.join(unpacked, file)), createGunzip(), rows);
      }
    }
  });
}

/** A database of its own, in which the kept backup's tables are those of its time. */
async function withKeptTables(work: (sql: postgres.Sql, databaseUrl: string) => Promise<void>): Promise<void> {
  const name = 'kept_backup';
  const url = new URL(access.databaseUrl);
  url.pathname = name;
  await withDatabase(access.databaseUrl, async (server) => {
    await server.unsafe(`drop database if exists ${name}`);
    await server.unsafe(`create database ${name}`);
    try {
      await withDatabase(url.href, async (sql) => {
        for (const file of ['auth.sql', 'supabase/migrations/20261122090000_create_tables.sql']) {
          await sql.unsafe(readFileSync(path.join(root, file), 'utf8'));
        }
        await work(sql, url.href);
      });
    } finally {
      await server.unsafe(`drop database ${name}`);
    }
  });
}

test.each(['make restore', 'make unpack'])(
  '%s loads its rows into the tables of its time, in place of what is there, and the guards are up again',
  async (command) => {
    const backup = await inspectBackup(root, encrypted, signingKey);
    await withKeptTables(async (sql, databaseUrl) => {
      await sql`insert into public."RegisteredUsers" (name) values ('Somebody since')`;

      if (command === 'make restore')
        await loadRows({ databaseUrl }, backup.manifest, readArchive(encrypted, backupPlan, backup));
      else {
        const unpacked = path.join(folder, 'unpacked');
        await unpackBackup(backup, unpacked);
        await runLoadScript(sql, unpacked);
        const picture = path.join(unpacked, 'objects/profile-images/1000/817a9ac8-17e8-40f4-819a-5fb5a758d47f.webp');
        expect(readFileSync(picture).subarray(8, 12).toString()).toBe('WEBP');
      }

      for (const { name, rows, fingerprint } of backup.manifest.tables) {
        const [state] = await sql`
        select count(*)::int as rows, sum(hashtextextended(t::text, 0))::text as fingerprint from ${sql(name)} as t`;
        expect(state, name).toEqual({ rows, fingerprint });
      }
      expect([...(await sql`select name from public."RegisteredUsers" order by id`)]).toEqual([
        { name: 'ಆಶಾ Rao' },
        { name: 'Bala Kamath' },
        { name: 'Chitra Hegde' },
      ]);
      expect([...(await sql`select nextval('public."RegisteredUsers_id_seq"')::int as next`)]).toEqual([
        { next: 1003 },
      ]);
      expect([...(await sql`select id from auth.sessions`)]).toEqual([]);
      await expect(sql`delete from public.audit_log where true`).rejects.toThrow('append-only');
      await expect(sql`update private.accounts set person = 7 where true`).rejects.toMatchObject({ code: '23503' });
    });
  },
);
