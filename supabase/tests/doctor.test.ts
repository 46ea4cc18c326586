import { afterAll, beforeAll, expect, test } from 'vitest';
import postgres from 'postgres';
import { examineProject } from '../hosting/project-doctor.ts';
import { readSettings } from '../stack/settings.ts';
import { access } from './personas.ts';

let sql: postgres.Sql;
beforeAll(() => {
  sql = postgres(access.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(() => sql.end());

/** What the doctor says that is not well, by name. */
async function findProblems(databaseUrl?: string): Promise<Record<string, string>> {
  const findings = await examineProject({ root: readSettings().root, ...access, databaseUrl });
  return Object.fromEntries(
    findings
      // The development backends confirm e-mails by themselves: nobody signs up there.
      .filter(({ state, detail }) => state === 'FAILED' && detail !== 'turn on "Confirm email"')
      .map(({ name, detail }) => [name, detail]),
  );
}

test('the doctor finds nothing wrong with this backend, with and without its database', async () => {
  expect(await findProblems(access.databaseUrl)).toEqual({});
  expect(await findProblems()).toEqual({});
});

test.each([
  [
    'grants',
    'grant insert on public.likes to anon',
    'revoke insert on public.likes from anon',
    'changed by hand: + anon insert likes',
  ],
  [
    'buckets',
    `update storage.buckets set file_size_limit = null where id = 'birth-charts'`,
    `update storage.buckets set file_size_limit = 5242880 where id = 'birth-charts'`,
    'missing, public, or with another limit: birth-charts',
  ],
  [
    'migrations',
    `insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`,
    `delete from supabase_migrations.schema_migrations where version = '29990101000000'`,
    'applied but not here (an older version of the project?): 29990101000000',
  ],
  [
    'row-level security',
    'alter table public.contact_details disable row level security',
    'alter table public.contact_details enable row level security',
    'these tables have none: public.contact_details',
  ],
])('the doctor finds a fault of %s', async (name, cause, remedy, detail) => {
  await sql.unsafe(cause);
  try {
    expect(await findProblems(access.databaseUrl)).toMatchObject({ [name]: detail });
  } finally {
    await sql.unsafe(remedy);
  }
});
