import { afterAll, expect, test } from 'vitest';
import { EmptyDatabase } from '../../backends/embedded/empty-database.ts';
import { superuserUrl } from '../../backends/embedded/keys.ts';
import { withDatabase } from '../../lib/database.ts';
import { readSettings } from '../../lib/settings.ts';
import { makeTestFolder } from '../../lib/test-folders.ts';
import { makeBackup } from '../make-backup.ts';
import { inspectBackup, restoreBackup } from '../restore-backup.ts';
import type { Store } from '../store.ts';
import { applyUpTo, versions } from './apply-migrations.ts';

// A backup of each state of the tables comes back. Functions are in no backup: those of all migrations are in the newest state.

const folder = makeTestFolder('old-backups');
const server = new EmptyDatabase(folder);
const postgresUrl = await server.start();
afterAll(() => server.drop());
const superuser = superuserUrl(Number(new URL(postgresUrl).port));

/** A database of the server; the backups hold no files. */
function storeIn(name: string): Store {
  const inDatabase = (url: string) => Object.assign(new URL(url), { pathname: name }).href;
  return {
    databaseUrl: inDatabase(postgresUrl),
    superuserUrl: inDatabase(superuser),
    storageUrl: '',
    serviceToken: '',
  };
}
async function create(name: string, template = 'postgres'): Promise<Store> {
  await withDatabase(Object.assign(new URL(superuser), { pathname: 'template1' }).href, async (sql) => {
    await sql.unsafe(`drop database if exists ${name} with (force)`);
    await sql.unsafe(`create database ${name} template ${template} owner postgres`);
    await sql.unsafe(`alter database ${name} set search_path to "$user", public, extensions`);
  });
  return storeIn(name);
}

const sealingKey = 'the signing key of old backups';
const { root } = readSettings();
const source = await create('source');
const migrated = await create('migrated');
const target = {
  empty: () => Promise.resolve(storeIn('target')),
  // A copy: the history from its beginning takes seconds.
  migrate: async (version: string) => {
    await applyUpTo(migrated.databaseUrl, version);
    await create('target', 'migrated');
  },
  remedy: 'Restore it again.',
};

/** A state's person has its number as age: names hold no numbers. */
const ageOf = (version: string) => 20 + versions.indexOf(version);

test.each(versions)('a backup made with migration %s comes back', async (version) => {
  await applyUpTo(source.databaseUrl, version);
  await withDatabase(
    source.databaseUrl,
    (sql) => sql`insert into public."RegisteredUsers" (name, gender, age) values ('Asha', 'bride', ${ageOf(version)})`,
  );
  const options = { folder: `${folder}/${version}`, siteUrl: 'https://matrimony.example', sealingKey, recipients: [] };
  const { file } = await makeBackup(source, options);

  await restoreBackup(target, await inspectBackup(root, { file, identity: undefined }, sealingKey));

  const { databaseUrl } = storeIn('target');
  // From the oldest state on, because that has all newer migrations to take.
  if (version === versions[0]) await applyUpTo(databaseUrl);
  const restored = await withDatabase(
    databaseUrl,
    (sql) => sql<{ age: number }[]>`select age from public."RegisteredUsers" order by id`,
  );
  expect(restored.map(({ age }) => age)).toEqual(versions.filter((each) => each <= version).map(ageOf));
});

test('a backup is refused where its tables differ from those of its version, before a row is loaded', async () => {
  const options = { folder, siteUrl: 'https://matrimony.example', sealingKey, recipients: [] };
  const { file } = await makeBackup(source, options);
  const migrate = async (version: string) => {
    await target.migrate(version);
    await withDatabase(storeIn('target').databaseUrl, (sql) => sql`create table private.more (id int)`);
  };
  const backup = await inspectBackup(root, { file, identity: undefined }, sealingKey);
  await expect(restoreBackup({ ...target, migrate }, backup)).rejects.toThrow('its version: private.more.');
  const people = await withDatabase(storeIn('target').databaseUrl, (sql) => sql`select from public."RegisteredUsers"`);
  expect(people.count).toBe(0);
});
