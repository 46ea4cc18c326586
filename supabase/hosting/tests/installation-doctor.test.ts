import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeBackup } from '../make-backup.ts';
import { withDatabase } from '../../lib/database.ts';
import { examine } from '../installation-doctor.ts';
import { storeOf } from '../own-server.ts';
import { backend, installation } from './test-installation.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const asSuperuser = (text: string) => withDatabase(storeOf(installation).superuserUrl, (sql) => sql.unsafe(text));

/** The doctor's failed checks, by name. */
async function findProblems(): Promise<Record<string, string>> {
  const findings = await examine(installation, folder);
  return Object.fromEntries(
    findings.filter(({ state }) => state === 'FAILED').map(({ name, detail }) => [name, detail]),
  );
}

// The tests reach the database from outside; on a bureau's own server that is a fault.
const always: Readonly<Record<string, unknown>> = { 'open ports': expect.stringContaining('db at 127.0.0.1') };

test('a new installation passes all checks, except for the database port of these tests', async () => {
  expect(await findProblems()).toEqual({ ...always, backup: 'there is none: make backup' });
  const keys = { sealingKey: installation.settings.BACKUP_SIGNING_KEY, recipients: [] };
  await makeBackup(storeOf(installation), { folder, siteUrl: installation.settings.SITE_URL, ...keys });
  expect(await findProblems()).toEqual(always);
});

const faults: [name: string, cause: string, remedy: string, detail: string][] = [
  [
    'grants',
    'grant insert on public.likes to anon',
    'revoke insert on public.likes from anon',
    'changed by hand: + anon insert likes',
  ],
  [
    'row-level security',
    'alter table public.contact_details disable row level security',
    'alter table public.contact_details enable row level security',
    'these tables have none: public.contact_details',
  ],
  ['roles', 'alter role anon bypassrls', 'alter role anon nobypassrls', 'these may do too much: anon'],
  [
    'migrations',
    `insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`,
    `delete from supabase_migrations.schema_migrations where version = '29990101000000'`,
    'applied but not here (an older version of the project?): 29990101000000',
  ],
];

test.each(faults)('the doctor finds a fault of %s', async (name, cause, remedy, detail) => {
  await asSuperuser(cause);
  try {
    expect(await findProblems()).toMatchObject({ [name]: detail });
  } finally {
    await asSuperuser(remedy);
  }
});

test('the doctor finds a stopped service, and still runs the other checks', async () => {
  const restIsAway: unknown = expect.stringContaining('rest is');
  await backend.stopService('rest');
  try {
    expect(await findProblems()).toEqual({
      ...always,
      services: restIsAway,
      'contact details': 'the API answers 502',
    });
  } finally {
    await backend.startService('rest');
  }
});
