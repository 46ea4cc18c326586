import { afterAll, beforeAll, expect, test } from 'vitest';
import postgres from 'postgres';
import { heldGrantsSql, meantGrants } from '../stack/grants.ts';
import { chooseBackend } from '../stack/choose-backend.ts';
import { readSettings } from '../stack/settings.ts';
import { access, visitor } from './personas.ts';

let sql: postgres.Sql;
beforeAll(() => {
  sql = postgres(access.databaseUrl, { max: 1 });
});
afterAll(() => sql.end());

test('every table of the product has row-level security', async () => {
  const open = await sql`
    select relname from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p') and not relrowsecurity`;
  expect(open).toEqual([]);
});

const heldGrants = async (): Promise<string[]> => {
  const rows = await sql.unsafe<{ held: string }[]>(heldGrantsSql);
  return rows.map(({ held }) => held).sort();
};

test('the API roles hold exactly the grants that are meant', async () => {
  expect(await heldGrants()).toEqual(meantGrants);
});

test('a restart of the auth and storage server, and its first use, grant nothing', async () => {
  // The server of the embedded backend tries to grant everything to everyone when it first meets row-level security.
  const backend = chooseBackend(readSettings());
  await backend.stopService('auth');
  await backend.startService('auth');
  await visitor().storage.from('profile-images').list();
  expect(await heldGrants()).toEqual(meantGrants);
});

test('a new table or function is out of reach until it is granted', async () => {
  const reachable = sql.begin(async (transaction) => {
    await transaction`create table public.made_by_a_test (id int)`;
    await transaction`create function public.called_by_a_test() returns int language sql as 'select 1'`;
    const [row] = await transaction`
      select has_table_privilege('anon', 'public.made_by_a_test', 'select') as table_for_anon,
        has_table_privilege('authenticated', 'public.made_by_a_test', 'select') as table_for_member,
        has_function_privilege('anon', 'public.called_by_a_test()', 'execute') as function_for_anon`;
    throw new Error(JSON.stringify(row));
  });
  await expect(reachable).rejects.toThrow(
    JSON.stringify({ table_for_anon: false, table_for_member: false, function_for_anon: false }),
  );
});

test("functions that run with their owner's rights pin the search path", async () => {
  const loose = await sql`
    select proname from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosecdef and not coalesce('search_path=""' = any (proconfig), false)`;
  expect(loose).toEqual([]);
});

test('migrations run as a role that is no superuser', async () => {
  const [row] = await sql`select rolsuper from pg_roles where rolname = current_user`;
  expect(row).toEqual({ rolsuper: false });
});
