import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginEmail } from '../../../web/src/person/login-email.ts';
import { withDatabase } from '../../lib/database.ts';
import { createNodeClient } from '../../lib/node-client.ts';
import { makeBackup, type BackupMade } from '../make-backup.ts';
import { compose } from '../../backends/compose/compose.ts';
import { hash, type ArchiveFile } from '../archive.ts';
import { exportObjects } from '../objects.ts';
import { inspectBackup, restoreBackup } from '../restore-backup.ts';
import { backend, installation } from './test-installation.ts';

// The drill: back up, destroy, restore, compare.

const folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
let identity: string;
let made: BackupMade;

beforeAll(async () => {
  identity = await generateIdentity();
  made = await makeBackup(installation, folder, await identityToRecipient(identity));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inspect = async (archive: ArchiveFile) =>
  await inspectBackup(installation.root, archive, installation.settings.BACKUP_SIGNING_KEY);

/** All rows of the tables in a backup, and all files with their rows of storage. */
async function readEverything() {
  return await withDatabase(backend.access.databaseUrl, async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and (nspname in ('public', 'private') or (nspname, relname) in (('auth', 'users'), ('auth', 'identities')))`;
    const rows: Record<string, readonly string[]> = {};
    for (const { name } of tables) {
      const found = await sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} as t order by 1`);
      rows[name] = found.map(({ row }) => row);
    }
    const sequences = await sql`select schemaname, sequencename, last_value from pg_sequences
      where schemaname in ('public', 'private') order by 1, 2`;
    // Without the column `version`: storage's own file name on disk.
    const files = await sql<{ bucket: string; name: string }[]>`
      select bucket_id as bucket, name, id, owner, owner_id, user_metadata, created_at, updated_at,
        (metadata #>> '{}')::jsonb - '{lastModified,eTag}'::text[] as described
      from storage.objects order by bucket_id, name`;
    const contents: Record<string, string> = {};
    const addresses = files.map(({ bucket, name }) => ({ bucket, name }));
    for await (const { bucket, name, content } of exportObjects(installation, addresses)) {
      contents[`${bucket}/${name}`] = hash(content);
    }
    return { rows, sequences: [...sequences], files: [...files], contents };
  });
}

const countPeople = async () =>
  await withDatabase(backend.access.databaseUrl, async (sql) => {
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from public."RegisteredUsers"`;
    return row?.count;
  });

test('a backup is one file that only its owner can read, encrypted with the key', () => {
  expect(readdirSync(folder)).toEqual([path.basename(made.file)]);
  expect(statSync(made.file).mode & 0o777).toBe(0o600);
  expect(made).toMatchObject({ people: 1000, files: 330 });
  const bytes = readFileSync(made.file);
  for (const text of ['manifest.json', 'RegisteredUsers', 'profile-images']) expect(bytes.includes(text)).toBe(false);
});

test('a backup leaves no files in the containers, and the site answers again', async () => {
  const left = await compose(installation, ['exec', '-T', 'db', 'ls', '/tmp']);
  expect(left).not.toContain('backup');
  expect((await fetch(backend.access.apiUrl)).status).toBe(200);
});

test('a file that is truncated, changed, or encrypted for another key is refused without a change', async () => {
  const bytes = readFileSync(made.file);
  const changed = Buffer.from(bytes);
  changed.writeUInt8((changed.at(-1000) ?? 0) ^ 1, changed.length - 1000);
  const other = path.join(folder, 'other.tar.age');
  for (const content of [bytes.subarray(0, bytes.length - 5000), changed]) {
    writeFileSync(other, content);
    await expect(inspect({ file: other, identity })).rejects.toThrow('damaged or was cut off');
  }
  const stranger = await generateIdentity();
  await expect(inspect({ file: made.file, identity: stranger })).rejects.toThrow('this key');
  await expect(inspect({ file: made.file, identity: undefined })).rejects.toThrow('encrypted');
  expect(await countPeople()).toBe(1000);
});

test('back up, destroy, restore: all rows and files are the same', async () => {
  const before = await readEverything();
  expect(Object.keys(before.contents)).toHaveLength(330);
  await compose(installation, ['down', '--volumes']);

  await restoreBackup(installation, await inspect({ file: made.file, identity }));

  expect(await readEverything()).toEqual(before);
});

test('only the installation that made a backup recognises its seal', async () => {
  expect(await inspect({ file: made.file, identity })).toMatchObject({ isOurs: true, isEncrypted: true });
  const elsewhere = await inspectBackup(installation.root, { file: made.file, identity }, 'another key');
  expect(elsewhere.isOurs).toBe(false);
});

test('after a restoration nobody is signed in', async () => {
  const open = await withDatabase(
    backend.access.databaseUrl,
    (sql) => sql`select id::text from auth.sessions union all select id::text from auth.refresh_tokens`,
  );
  expect([...open]).toEqual([]);
});

test('after a restoration a member signs in and sees profiles and pictures, and no visitor sees a phone number', async () => {
  const { apiUrl, publishableKey } = backend.access;
  const visitor = createNodeClient(apiUrl, publishableKey);
  expect((await visitor.from('contact_details').select('phone_number')).error?.code).toBe('42501');
  const member = createNodeClient(apiUrl, publishableKey);
  const { error } = await member.auth.signInWithPassword({ email: loginEmail('asha'), password: 'Demo-member-2026' });
  expect(error).toBeNull();
  const { data } = await member.from('RegisteredUsers').select('first_img').not('first_img', 'is', null).limit(1);
  const { data: picture } = await member.storage.from('profile-images').download(data?.[0]?.first_img ?? '');
  expect(picture?.type).toBe('image/webp');
});

test('a restoration removes rows that were added after the backup', async () => {
  await withDatabase(backend.access.databaseUrl, async (sql) => {
    await sql`insert into public."RegisteredUsers" (name, gender, age) values ('Somebody since', 'bride', 30)`;
  });
  expect(await countPeople()).toBe(1001);
  await restoreBackup(installation, await inspect({ file: made.file, identity }));
  expect(await countPeople()).toBe(1000);
});
