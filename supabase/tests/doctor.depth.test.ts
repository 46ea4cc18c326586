import { afterAll, expect, test } from 'vitest';
import postgres from 'postgres';
import { findProblems } from './doctor.ts';
import { access } from './personas.ts';

const sql = postgres(access.databaseUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end());

test('the doctor finds nothing wrong with this backend and its database', async () => {
  expect(await findProblems(access.databaseUrl)).toEqual({});
});

const faults = [
  {
    name: 'grants',
    cause: 'grant insert on public.likes to anon',
    remedy: 'revoke insert on public.likes from anon',
    detail: 'changed by hand: + anon insert likes',
  },
  {
    name: 'buckets',
    cause: `update storage.buckets set file_size_limit = null where id = 'birth-charts'`,
    remedy: `update storage.buckets set file_size_limit = 5242880 where id = 'birth-charts'`,
    detail: 'missing, public, or with another limit: birth-charts',
  },
  {
    name: 'migrations',
    cause: `insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`,
    remedy: `delete from supabase_migrations.schema_migrations where version = '29990101000000'`,
    detail: 'applied but not here (an older version of the project?): 29990101000000',
  },
  {
    name: 'row-level security',
    cause: 'alter table public.contact_details disable row level security',
    remedy: 'alter table public.contact_details enable row level security',
    detail: 'these tables have none: public.contact_details',
  },
];

// All at once: most of the time is the advisors'.
test('the doctor finds each fault', async () => {
  try {
    for (const { cause } of faults) await sql.unsafe(cause);
    const found = await findProblems(access.databaseUrl);
    expect(found).toMatchObject(Object.fromEntries(faults.map(({ name, detail }) => [name, detail])));
  } finally {
    for (const { remedy } of faults) await sql.unsafe(remedy);
  }
});
