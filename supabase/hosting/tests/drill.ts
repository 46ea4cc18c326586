import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginEmail } from '../../../web/src/person/login-email.ts';
import type { BackendAccess } from '../../backends/backend.ts';
import { verifyAuditLog } from '../../commands/verify-audit.ts';
import { withDatabase } from '../../lib/database.ts';
import { createNodeClient } from '../../lib/node-client.ts';
import { readSettings } from '../../lib/settings.ts';
import { oneValue } from '../../tests/people.ts';
import { hash, type ArchiveFile } from '../archive.ts';
import { makeBackup, type BackupMade } from '../make-backup.ts';
import { exportObjects } from '../objects.ts';
import { readBack, wasReadBack } from '../read-back.ts';
import { inspectBackup, restoreBackup } from '../restore-backup.ts';
import { readTables } from '../snapshot.ts';
import type { Store, Target } from '../store.ts';

/** A place with the demo data, whose data the drill destroys. */
export interface DrillPlace {
  readonly access: BackendAccess;
  readonly store: () => Store;
  readonly target: Target;
  /** Makes a restored place reachable, with the newest migrations. */
  readonly open: () => Promise<void>;
}

const { root } = readSettings();
const siteUrl = 'https://matrimony.example';
const sealingKey = 'the signing key of the drill';
const readHere = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Services start, and containers are made. */
const timeout = 600_000;

/** All rows of the product and of the logins, sequences, and files with their rows of storage. */
async function readEverything(store: Store) {
  return await withDatabase(store.databaseUrl, async (sql) => {
    const rows: Record<string, readonly string[]> = {};
    for (const { name } of await readTables(sql)) {
      const found = await sql<{ row: string }[]>`select t::text as row from ${sql(name)} as t order by 1`;
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
    for await (const { bucket, name, content } of exportObjects(store, files))
      contents[`${bucket}/${name}`] = hash(content);
    return { rows, sequences: [...sequences], files: [...files], contents };
  });
}

/** The drill of a bureau that loses its server: back up, destroy, restore, compare. */
export function drill(place: () => DrillPlace): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
  let identity: string;
  let made: BackupMade;
  let before: Awaited<ReturnType<typeof readEverything>>;
  let auditHead: string | null;
  const read = (target: Target) => readBack(target, { root, archive: { file: made.file, identity }, sealingKey });
  const inspect = (archive: ArchiveFile) => inspectBackup(root, archive, sealingKey);
  const inDatabase = <T>(work: (sql: postgres.Sql) => Promise<T>) => withDatabase(place().access.databaseUrl, work);
  const countPeople = () =>
    inDatabase((sql) =>
      oneValue(sql<{ people: number }[]>`select count(*)::int as people from public."RegisteredUsers"`),
    );
  const signIn = async (username: string, password: string) => {
    const client = createNodeClient(place().access.apiUrl, place().access.publishableKey);
    const { error } = await client.auth.signInWithPassword({ email: loginEmail(username), password });
    expect(error).toBeNull();
    return client;
  };
  const today = () => inDatabase((sql) => oneValue(sql<{ day: string }[]>`select private.today()::text as day`));
  /** Writes a receipt. @returns its number */
  const takeMoney = async (purchase: number) => {
    const clerk = await signIn('clerk', 'Demo-clerk-2026');
    const payment = { request_id: crypto.randomUUID(), purchase_id: purchase, amount: 5000, way: 'cash' };
    const paid_on = await today();
    const { error } = await clerk.rpc('record_payment', { ...payment, paid_on, note: 'ரொக்கம்' });
    expect(error).toBeNull();
    return await inDatabase((sql) =>
      oneValue(sql<{ number: number }[]>`select max(number) as number from private.payments`),
    );
  };

  beforeAll(async () => {
    await inDatabase(async (sql) => {
      for (const file of ['e2e/every-state.sql', 'supabase/hosting/tests/every-table.sql'])
        await sql.begin((transaction) => transaction.unsafe(readHere(file)));
    });
    const admin = await signIn('admin', 'Demo-admin-2026');
    const plan = { name: 'Three months', price: 300_000, days: 90, introductions: 30, contacts: 3 };
    expect((await admin.rpc('make_plan', plan)).error).toBeNull();
    const plan_id = await inDatabase((sql) => oneValue(sql<{ id: number }[]>`select id::int from private.plans`));
    const day = await today();
    const agreed = { agreed_price: 300_000, agreed_by: 'Father', agreed_on: day, agreed_how: 'office', starts_on: day };
    const request_id = crypto.randomUUID();
    expect((await admin.rpc('sell_plan', { request_id, profile_id: 1000, plan_id, ...agreed })).error).toBeNull();
    expect(await takeMoney(1)).toBe(1);
    expect(await takeMoney(1)).toBe(2);
    await inDatabase(
      (sql) => sql`insert into private.purchase_pauses (purchase_id, from_on, until_on, reason, recorded_by_name)
        values (1, ${day}, ${day}::date + 9, 'illness', 'Lakshmi')`,
    );
    identity = await generateIdentity();
    before = await readEverything(place().store());
    auditHead = (await verifyAuditLog(place().access.databaseUrl)).head;
    const recipients = [await identityToRecipient(identity)];
    made = await makeBackup(place().store(), { folder, siteUrl, sealingKey, recipients });
  }, timeout);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the register of the drill has a row in each table, and pictures and charts', () => {
    const empty = Object.entries(before.rows).filter(([, rows]) => rows.length === 0);
    expect(empty.map(([name]) => name)).toEqual([]);
    expect(new Set(before.files.map(({ bucket }) => bucket))).toEqual(new Set(['profile-images', 'birth-charts']));
  });

  test('a backup is one file that only its owner can read, encrypted with the key', () => {
    expect(readdirSync(folder)).toEqual([path.basename(made.file)]);
    expect(statSync(made.file).mode & 0o777).toBe(0o600);
    expect(made).toMatchObject({ people: 1003, files: before.files.length });
    const bytes = readFileSync(made.file);
    for (const text of ['manifest.json', 'RegisteredUsers', 'profile-images']) expect(bytes.includes(text)).toBe(false);
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
    rmSync(other);
    const stranger = await generateIdentity();
    await expect(inspect({ file: made.file, identity: stranger })).rejects.toThrow('this key');
    await expect(inspect({ file: made.file, identity: undefined })).rejects.toThrow('encrypted');
    expect(await countPeople()).toBe(1003);
  });

  test('only the installation that made a backup recognises its seal', async () => {
    expect(await inspect({ file: made.file, identity })).toMatchObject({ isOurs: true, isEncrypted: true });
    expect(await inspectBackup(root, { file: made.file, identity }, 'another key')).toMatchObject({ isOurs: false });
  });

  test('a restoration that breaks off keeps no rows', { timeout }, async () => {
    const backup = await inspect({ file: made.file, identity });
    // Changed after it was inspected, in the last rows: those before them are loaded already.
    const last = backup.manifest.tables.at(-1)?.name ?? '';
    const checksums = new Map([...backup.checksums, [`rows/${last}.copy.gz`, 'another']]);
    await expect(restoreBackup(place().target, { ...backup, checksums })).rejects.toThrow('changed while it was read');
    expect(await countPeople()).toBe(0);
  });

  test('a backup that comes back with another row was not read back', { timeout }, async () => {
    const { target } = place();
    let store: Store;
    const damaged: Target = {
      ...target,
      empty: async () => (store = await target.empty()),
      migrate: async (version) => {
        await target.migrate(version);
        await withDatabase(
          store.databaseUrl,
          (sql) => sql`alter table private.office_notes add column more text generated always as (note || '.') stored`,
        );
      },
    };
    await expect(read(damaged)).rejects.toThrow('not that of the backup: private.office_notes.');
    expect(wasReadBack(made.file)).toBe(false);
  });

  test('a second restoration brings back every row and file, and says so', { timeout }, async () => {
    expect(await read(place().target)).toBe(
      `Restored into an empty database: 1,003 people, ${before.files.length} files, equal.`,
    );
    expect(wasReadBack(made.file)).toBe(true);
    expect(await readEverything(place().store())).toEqual(before);
    expect((await inDatabase((sql) => sql`select from auth.sessions`)).count).toBe(0);
    expect((await inDatabase((sql) => sql`select from auth.refresh_tokens`)).count).toBe(0);
    await place().open();
  });

  test('after a restoration the chain of the audit log is whole', async () => {
    const audit = await verifyAuditLog(place().access.databaseUrl);
    expect(audit).toMatchObject({ problems: [], head: auditHead });
    expect(audit.rows).toBeGreaterThan(0);
  });

  test('after a restoration the next receipt has the next number, and the API shows the restored ones', async () => {
    expect(await takeMoney(1)).toBe(3);
  });

  test('after a restoration a member signs in and sees profiles and pictures, and no visitor sees a phone number', async () => {
    const { apiUrl, publishableKey } = place().access;
    const visitor = createNodeClient(apiUrl, publishableKey);
    expect((await visitor.from('contact_details').select('phone_number')).error?.code).toBe('42501');
    const member = await signIn('asha', 'Demo-member-2026');
    const { data } = await member.from('RegisteredUsers').select('first_img').not('first_img', 'is', null).limit(1);
    const { data: picture } = await member.storage.from('profile-images').download(data?.[0]?.first_img ?? '');
    expect(picture?.type).toBe('image/webp');
  });
}
