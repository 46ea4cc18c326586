import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkSignIns } from '../hosting/database-checks.ts';
import { textLike } from './matching.ts';
import { addAdmin, addPerson, oneValue, type TestPerson } from './people.ts';
import { EmbeddedBackend } from '../backends/embedded/embedded-backend.ts';
import { access, backend, callAnything, setUpPersonas, signIn, traits } from './personas.ts';

// The auth service reports each compared password of an admin. Failures are counted in the audit log, once an hour for a login.
// Supabase Lite calls no hook, so the calls here are the database's own, with the auth service's arguments.

const { clients, sql } = await setUpPersonas();
const username = 'test-guessed';
let login: string;
/** The rows of the audit log before the test. */
let before: number;

const goOn = { decision: 'continue' };
/** The call of the auth service, in a transaction of its own, with its limit of time. */
const report = (event: object): Promise<unknown> =>
  sql.begin(async (sql) => {
    await sql`set local statement_timeout = '2s'`;
    const [row] = await sql<{ answer: unknown }[]>`
      select private.count_sign_in(${sql.json(z.record(z.string(), z.json()).parse(event))}) as answer`;
    return row?.answer;
  });
const sign = (valid: boolean, user_id = login) => report({ metadata: { name: 'x' }, user_id, valid });
const logged = async () => {
  const rows = await sql<{ new_values: unknown; table_name: string; record_id: string; about: number | null }[]>`
    select new_values, table_name, record_id, registered_user_id::int as about from public.audit_log
    where action = 'failed sign-ins' and record_id = ${username} order by id`;
  return rows.slice(before);
};
const failures = async () =>
  (await logged()).map(({ new_values }) => z.object({ failures: z.number() }).parse(new_values).failures);
const recordedAgo = (ago: string) => sql`
  update private.sign_ins set recorded_at = now() - ${ago}::interval where user_id = ${login}`;

beforeEach(async () => {
  await sql`delete from auth.users where id in (select user_id from public.accounts where username = ${username})`;
  await addAdmin(sql, username);
  login = await oneValue(sql<{ id: string }[]>`select user_id as id from public.accounts where username = ${username}`);
  before = 0;
  before = (await logged()).length;
});

describe('a wrong password of an admin', () => {
  test('is in the audit log at once, with the login and without what was typed; the next ones are counted', async () => {
    expect(await sign(false)).toEqual(goOn);
    expect(await logged()).toEqual([
      {
        table_name: 'admins',
        record_id: username,
        about: null,
        new_values: { failures: 1, since: textLike(/^\d{4}-\d\d-\d\dT/) },
      },
    ]);
    for (const valid of [false, false, true, false]) expect(await sign(valid)).toEqual(goOn);
    expect(await failures()).toEqual([1]);
    await recordedAgo('59 minutes');
    await sign(true);
    expect(await failures()).toEqual([1]);
    // A right one an hour later writes what has been counted: it may be the guess that found it.
    await recordedAgo('61 minutes');
    await sign(true);
    expect(await failures()).toEqual([1, 3]);
    await recordedAgo('61 minutes');
    await sign(true);
    expect(await failures()).toEqual([1, 3]);
  });

  test('that nobody follows is written by make daily', async () => {
    await sign(false);
    await sign(false);
    await sql`select private.record_failed_sign_ins()`;
    expect(await failures()).toEqual([1]);
    await recordedAgo('61 minutes');
    await sql`select private.record_failed_sign_ins()`;
    expect(await failures()).toEqual([1, 1]);
  });

  test('is counted while somebody else holds the head of the audit log, and the sign-in does not wait', async () => {
    await sql.begin(async (busy) => {
      await busy`select from private.audit_head for update`;
      expect(await sign(false)).toEqual(goOn);
    });
    // The auth service gives the function two seconds.
    const [waits] = await sql`select proconfig from pg_proc where oid = 'private.count_sign_in'::regproc`;
    expect(waits?.['proconfig']).toContain('lock_timeout=400ms');
    expect(await failures()).toEqual([]);
    await sign(false);
    expect(await failures()).toEqual([2]);
  });
});

test.each([
  ['of nobody', { user_id: '00000000-0000-4000-8000-000000000000', valid: false }],
  ['without a login', { valid: false }],
  ['of something else', { user_id: 'no id', valid: 'perhaps' }],
  ['without a result', { user_id: 'login' }],
  ['empty', {}],
])('a report %s never stops a sign-in, and writes nothing', async (_, event) => {
  expect(await report('user_id' in event && event.user_id === 'login' ? { user_id: login } : event)).toEqual(goOn);
  expect(await logged()).toEqual([]);
  expect(await sql`select from private.sign_ins where user_id = ${login}`).toHaveLength(0);
});

describe('wrong passwords of a member', () => {
  let person: TestPerson;
  let member: string;
  let people = 0;
  const logged = () => sql`
    select table_name, record_id, registered_user_id::int as about, new_values ->> 'failures' as failures from public.audit_log
    where action = 'failed sign-ins' and registered_user_id = ${person.id} order by id`;
  beforeEach(async () => {
    people += 1;
    person = await addPerson(sql, { label: `guessed-member-${people}`, login: true });
    member = await oneValue(sql<{ id: string }[]>`
      select user_id as id from public.accounts where registered_user_id = ${person.id}`);
  });

  test('are in the audit log from the fifth on, by the number of the person', async () => {
    for (let n = 0; n < 4; n += 1) expect(await sign(false, member)).toEqual(goOn);
    expect(await logged()).toEqual([]);
    await sign(false, member);
    const row = { table_name: 'accounts', record_id: String(person.id), about: person.id, failures: '5' };
    expect(await logged()).toEqual([row]);
    for (let n = 0; n < 6; n += 1) await sign(false, member);
    expect(await logged()).toEqual([row]);
    await sql`update private.sign_ins set recorded_at = now() - interval '61 minutes' where user_id = ${member}`;
    // A right one may be the guess that found it.
    await sign(true, member);
    expect(await logged()).toEqual([row, { ...row, failures: '6' }]);
  });

  test('of a family that mistypes are forgotten when it is in', async () => {
    for (const valid of [false, false, false, true, false, false, false, true]) await sign(valid, member);
    await sql`select private.record_failed_sign_ins()`;
    expect(await logged()).toEqual([]);
  });
});

test('only the auth service may report: not the API, and not its roles', async () => {
  const rows = await sql<{ role: string }[]>`
    select rolname as role from pg_roles
    where not rolsuper and rolname <> 'postgres' and has_schema_privilege(rolname, 'private', 'usage')
      and has_function_privilege(rolname, 'private.count_sign_in(jsonb)', 'execute')`;
  expect(rows.map(({ role }) => role)).toEqual(['supabase_auth_admin']);
  for (const client of [clients.visitor, clients.admin])
    expect((await callAnything(client, 'count_sign_in', { event: { user_id: login, valid: false } })).status).toBe(404);
});

describe('whether anything is counted', () => {
  const isCounted = () =>
    oneValue(sql<{ counted: boolean | null }[]>`select private.sign_ins_are_counted() as counted`);
  const target = {
    root: '.',
    apiUrl: access.apiUrl,
    publishableKey: access.publishableKey,
    findDatabase: () => access.databaseUrl,
  };

  test('is seen at the newest sign-in of an admin, and make doctor says so', async () => {
    await signIn(username);
    await sql`delete from private.sign_ins where user_id = ${login}`;
    expect(await isCounted()).toBe(false);
    expect(await checkSignIns(target)).toMatchObject({ state: 'WARNING' });
    await sign(true);
    expect(await isCounted()).toBe(true);
    expect(await checkSignIns(target)).toMatchObject({ state: 'ok' });
    const reported = (ago: string) => sql`
      update private.sign_ins set reported_at = (select max(created_at) from auth.sessions where user_id = ${login}) - ${ago}::interval
      where user_id = ${login}`;
    await reported('59 seconds');
    expect(await isCounted()).toBe(true);
    await reported('61 seconds');
    expect(await isCounted()).toBe(false);
  });

  test.runIf(traits.ownGateway)(
    'counts on an installation of the bureau, and not on the development backend',
    async () => {
      const hasHooks = !(backend instanceof EmbeddedBackend);
      await signIn(username);
      expect(await isCounted()).toBe(hasHooks);
      await expect(signIn(username, 'Not the password 7')).rejects.toThrow();
      expect(await failures()).toEqual(hasHooks ? [1] : []);
    },
  );
});
