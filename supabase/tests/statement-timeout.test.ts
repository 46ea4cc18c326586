import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access, signIn } from './personas.ts';

const roles = ['anon', 'authenticated'];
const sql = postgres(access.databaseUrl, { max: 1, onnotice: () => undefined });
let before: { role: string; value: string }[];

async function limitStatements(settings: readonly { role: string; value: string }[]): Promise<void> {
  for (const { role, value } of settings) {
    await sql.unsafe(`alter role ${role} set statement_timeout = '${value}'`);
  }
  await sql`notify pgrst, 'reload schema'`;
  await sql`notify pgrst, 'reload config'`;
}

// The check gives the roles more time than the product does: the test shows that a limit of theirs holds.
beforeAll(async () => {
  before = await sql<{ role: string; value: string }[]>`
    select rolname as role, split_part(setting, '=', 2) as value
    from pg_roles, unnest(rolconfig) as setting
    where rolname in ${sql(roles)} and setting like 'statement_timeout=%'
    order by rolname`;
  await sql`create function public.take_a_minute() returns void language sql begin atomic select pg_sleep(60); end`;
  await sql`grant execute on function public.take_a_minute() to anon, authenticated`;
  await limitStatements(roles.map((role) => ({ role, value: '200ms' })));
});

afterAll(async () => {
  await sql`drop function public.take_a_minute()`;
  await limitStatements(before);
  await sql.end();
});

test('a statement that takes too long is cancelled, for every caller', async () => {
  expect(before.map(({ role }) => role)).toEqual(roles);
  const member = await signIn('asha', 'Demo-member-2026');
  const { data } = await member.auth.getSession();
  for (const token of [access.publishableKey, data.session?.access_token]) {
    // The API gets the notification of a new function a moment later.
    await expect
      .poll(async () => {
        const response = await fetch(`${access.apiUrl}/rest/v1/rpc/take_a_minute`, {
          method: 'POST',
          headers: { apikey: access.publishableKey, authorization: `Bearer ${token}` },
        });
        const body: unknown = await response.json();
        return body;
      })
      .toMatchObject({ code: '57014' });
  }
});
