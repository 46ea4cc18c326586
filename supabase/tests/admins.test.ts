import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { addAdmin, addPerson, oneValue } from './people.ts';
import { call, changePassword, openContact, setUpPersonas, signIn, type Client } from './personas.ts';
import { waitForLock } from './scenes.ts';

const temporary = 'Temporary-xy-2026';
const chosen = 'Curd rice and mango 7';

const { clients, profileIds, sql } = await setUpPersonas();
const { admin } = clients;

const admins = z.array(
  z.object({
    login_id: z.string(),
    username: z.string(),
    display_name: z.string(),
    role: z.string(),
    active: z.boolean(),
    must_change_password: z.boolean(),
    last_seen_at: z.string().nullable(),
    open_sessions: z.number(),
    is_me: z.boolean(),
  }),
);
const list = async (client = admin) => admins.parse((await call(client, 'list_admins')).data);
const find = async (username: string) => (await list()).find((one) => one.username === username);
const isAdmin = async (client: Client) => (await call(client, 'read_my_role')).data !== 'none';

const idOf = (username: string) =>
  oneValue(sql<{ id: string }[]>`
    select user_id as id from public.accounts where username = ${username}`);

/** The rows of the audit log about an admin's login, the newest last. */
const logged = async (username: string) =>
  await sql<{ action: string; by: string; name: string }[]>`
    select action, actor_name as by, new_values ->> 'name' as name from public.audit_log
    where table_name = 'admins' and record_id = ${username}
      -- Counted where the auth service asks the database.
      and action <> 'failed sign-ins' order by id`;

async function expectNothing(client: Client): Promise<void> {
  expect(await isAdmin(client)).toBe(false);
  expect(await call(client, 'find_people', { filters: {} })).toMatchObject({ status: 403 });
  expect((await client.from('accounts').select('username')).data).toEqual([]);
  expect((await client.from('audit_log').select('id')).data).toEqual([]);
}

describe('an employee', () => {
  let clerk: Client;
  let login_id: string;
  let entries: number;
  beforeEach(async () => {
    await sql`delete from auth.users where id = (select user_id from public.accounts where username = 'test-clerk')`;
    await addAdmin(sql, 'test-clerk');
    clerk = await signIn('test-clerk');
    login_id = await idOf('test-clerk');
    entries = (await logged('test-clerk')).length;
  });
  const adminName = 'Lakshmi Narayanan, office (admin)';
  const newlyLogged = async () => (await logged('test-clerk')).slice(entries);

  test('is listed with their sessions and when they were last seen', async () => {
    const begun = await oneValue(sql<{ begun: Date }[]>`select now() as begun`);
    await signIn('test-clerk');
    expect(await find('test-clerk')).toMatchObject({
      display_name: 'Lakshmi Narayanan, office',
      active: true,
      must_change_password: false,
      open_sessions: 2,
      is_me: false,
    });
    expect((await list()).filter(({ is_me }) => is_me).map(({ username }) => username)).toEqual(['admin']);
    const seen = (await find('test-clerk'))?.last_seen_at ?? '';
    expect(await sql`select ${seen}::timestamptz between ${begun} and now() as seen`).toEqual([{ seen: true }]);
  });

  test('who is switched off reads nothing with the tokens they have, and signs in again when switched on', async () => {
    expect(await isAdmin(clerk)).toBe(true);
    expect((await call(admin, 'set_admin_active', { login_id, is_active: false })).status).toBe(204);
    await expectNothing(clerk);
    expect(await call(clerk, 'read_session_state')).toMatchObject({ data: 'admin off' });
    expect((await clerk.auth.refreshSession()).error).not.toBeNull();
    expect(await find('test-clerk')).toMatchObject({ active: false, open_sessions: 0 });
    const again = await signIn('test-clerk').catch(() => null);
    if (again !== null) expect(await isAdmin(again)).toBe(false);

    expect(await call(admin, 'set_admin_active', { login_id, is_active: null })).toMatchObject({
      status: 400,
      message: 'Choose whether the login is on or off.',
    });
    expect((await call(admin, 'set_admin_active', { login_id, is_active: true })).status).toBe(204);
    await expectNothing(clerk);
    expect(await call(clerk, 'read_session_state')).toMatchObject({ data: 'ended' });
    expect(await isAdmin(await signIn('test-clerk'))).toBe(true);
    expect(await newlyLogged()).toEqual([
      { action: 'switched admin off', by: adminName, name: 'Lakshmi Narayanan, office' },
      { action: 'switched admin on', by: adminName, name: 'Lakshmi Narayanan, office' },
    ]);
  });

  test('whose sessions are ended signs in again', async () => {
    expect((await call(admin, 'end_admin_sessions', { login_id })).status).toBe(204);
    await expectNothing(clerk);
    expect(await isAdmin(await signIn('test-clerk'))).toBe(true);
    expect(await newlyLogged()).toMatchObject([{ action: 'signed admin out' }]);
  });

  test('whose password is reset reads nothing until they have chosen their own', async () => {
    const reset = { login_id, temporary_password: temporary };
    expect(await call(admin, 'reset_admin_password', { ...reset, temporary_password: 'short' })).toMatchObject({
      code: '22023',
      hint: 'temporary_password',
    });
    // The admin's own name.
    expect(
      await call(admin, 'reset_admin_password', { ...reset, temporary_password: 'xk-narayanan-2v' }),
    ).toMatchObject({ refusal: 'password_contains_name' });
    expect(await isAdmin(clerk)).toBe(true);
    expect((await call(admin, 'reset_admin_password', reset)).status).toBe(204);
    await expectNothing(clerk);
    await expect(signIn('test-clerk')).rejects.toThrow();
    const again = await signIn('test-clerk', temporary);
    expect(await isAdmin(again)).toBe(false);
    expect(await find('test-clerk')).toMatchObject({ must_change_password: true });
    expect((await changePassword(again, temporary, chosen)).data).toBe('changed');
    expect(await isAdmin(again)).toBe(true);
    expect(await newlyLogged()).toMatchObject([{ action: 'reset password of admin' }]);
    const [row] =
      await sql`select count(*)::int as found from public.audit_log as t where t::text like ${`%${temporary}%`}`;
    expect(row).toEqual({ found: 0 });
  });

  test('who is removed is gone at once, and the log keeps their name', async () => {
    const { id } = await addPerson(sql, { label: 'edited' });
    expect((await call(clerk, 'set_profile_statuses', { changes: [{ id, status: 'on hold' }] })).status).toBeLessThan(
      300,
    );
    expect((await call(admin, 'remove_admin', { login_id })).status).toBe(204);
    await expectNothing(clerk);
    expect(await call(clerk, 'read_session_state')).toMatchObject({ data: 'off' });
    expect((await clerk.auth.refreshSession()).error).not.toBeNull();
    await expect(signIn('test-clerk')).rejects.toThrow();
    expect(await find('test-clerk')).toBeUndefined();
    expect(await newlyLogged()).toMatchObject([{ action: 'removed admin', name: 'Lakshmi Narayanan, office' }]);
    const { data } = await admin.from('audit_log').select('actor_name, action').eq('registered_user_id', id);
    expect(data).toMatchObject([{ actor_name: 'Lakshmi Narayanan, office (test-clerk)' }]);
    expect(await sql`select * from private.verify_audit_log()`).toEqual([]);
    for (const [name, more] of [
      ['remove_admin', {}],
      ['set_admin_active', { is_active: true }],
      ['end_admin_sessions', {}],
      ['reset_admin_password', { temporary_password: temporary }],
    ] as const) {
      expect(await call(admin, name, { login_id, ...more })).toMatchObject({ status: 404, refusal: 'admin_missing' });
    }
  });

  test('of two who switch each other off at once, one stays', async () => {
    const [me] = (await list(clerk)).filter(({ is_me }) => is_me);
    expect(me?.username).toBe('test-clerk');
    await addAdmin(sql, 'test-rival');
    const rival = await signIn('test-rival');
    const answers = await Promise.all([
      call(clerk, 'set_admin_active', { login_id: await idOf('test-rival'), is_active: false }),
      call(rival, 'set_admin_active', { login_id, is_active: false }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
    expect([await isAdmin(clerk), await isAdmin(rival)].sort()).toEqual([false, true]);
  });
});

describe('the role of an admin', () => {
  const roleOf = async (client: Client) => (await call(client, 'read_my_role')).data;
  const mayExport = async (client: Client) =>
    (await call(client, 'record_export', { ids: [profileIds.member], with_contact: false })).status < 300;
  beforeEach(async () => {
    await sql`delete from auth.users where id = (select user_id from public.accounts where username = 'test-clerk')`;
    await addAdmin(sql, 'test-clerk', 'clerk');
  });

  test('changes at once, with the token already issued, and is one row of the audit log', async () => {
    const clerk = await signIn('test-clerk');
    const login_id = await idOf('test-clerk');
    const entries = (await logged('test-clerk')).length;
    expect([await roleOf(clerk), await mayExport(clerk)]).toEqual(['clerk', false]);
    expect(await call(clerk, 'set_admin_role', { login_id, role: 'owner' })).toMatchObject({ refusal: 'owner_only' });
    expect((await call(admin, 'set_admin_role', { login_id, role: 'owner' })).status).toBe(204);
    expect([await roleOf(clerk), await mayExport(clerk)]).toEqual(['owner', true]);
    expect((await call(admin, 'set_admin_role', { login_id, role: 'clerk' })).status).toBe(204);
    // Nothing changes, and nothing is recorded.
    expect((await call(admin, 'set_admin_role', { login_id, role: 'clerk' })).status).toBe(204);
    expect([await roleOf(clerk), await mayExport(clerk)]).toEqual(['clerk', false]);
    expect((await logged('test-clerk')).slice(entries).map(({ action }) => action)).toEqual([
      'changed role of admin',
      'changed role of admin',
    ]);
  });

  test('is owner or clerk, and of somebody who is an admin', async () => {
    const login_id = await idOf('test-clerk');
    expect(await call(admin, 'set_admin_role', { login_id, role: 'chief' })).toMatchObject({
      status: 400,
      hint: 'role',
    });
    expect(await call(admin, 'set_admin_role', { login_id: await idOf('asha'), role: 'owner' })).toMatchObject({
      refusal: 'admin_missing',
    });
    expect((await find('test-clerk'))?.role).toBe('clerk');
  });

  test('a clerk does the daily work, and does not become the last one who may sign in', async () => {
    const clerk = await signIn('test-clerk');
    const [me] = (await list()).filter(({ is_me }) => is_me);
    const others = await sql<{ user_id: string }[]>`
      update public.accounts set active = false
      where user_id in (select user_id from private.admins where role = 'owner') and username <> 'admin' returning user_id`;
    onTestFinished(async () => {
      const ids = others.map(({ user_id }) => user_id);
      if (ids.length > 0) await sql`update public.accounts set active = true where user_id in ${sql(ids)}`;
    });
    expect((await openContact(clerk, profileIds.member)).status).toBe(200);
    for (const [name, more] of [
      ['set_admin_role', { role: 'clerk' }],
      ['set_admin_active', { is_active: false }],
      ['remove_admin', {}],
    ] as const) {
      expect(await call(admin, name, { login_id: me?.login_id, ...more })).toMatchObject({ refusal: 'last_owner' });
    }
    expect(await roleOf(admin)).toBe('owner');
  });
});

test('no login of a member is an admin, and no admin that of a member', async () => {
  await addPerson(sql, { label: 'no-clerk', login: true });
  const login_id = await idOf('test-no-clerk');
  expect(await call(admin, 'remove_admin', { login_id })).toMatchObject({ status: 404 });
  expect(await call(admin, 'reset_admin_password', { login_id, temporary_password: temporary })).toMatchObject({
    status: 404,
  });
  await signIn('test-no-clerk');
});

test('the last admin who may sign in neither goes nor is switched off, nor do two at once', async () => {
  const names = ['test-clerk', 'test-rival'];
  await sql`
    delete from auth.users where id in (select user_id from public.accounts where username in ${sql(names)})`;
  for (const name of names) await addAdmin(sql, name);
  const others = await sql<{ user_id: string }[]>`
    update public.accounts set active = false
    where user_id in (select user_id from private.admins) and username not in ${sql(names)}
    returning user_id`;
  const putBack = () =>
    sql`update public.accounts set active = true where user_id in ${sql(others.map(({ user_id }) => user_id))}`;
  onTestFinished(async () => {
    await putBack();
  });
  const [clerk, rival] = [await signIn('test-clerk'), await signIn('test-rival')];
  const goes = async (client: Client, username: string) =>
    await call(client, 'set_admin_active', { login_id: await idOf(username), is_active: false });
  // Both leave at once: each begins while all admins are locked.
  const held = await sql.reserve();
  await held`begin`;
  await held`select from private.admins for update`;
  const leaving = Promise.all([goes(clerk, 'test-clerk'), goes(rival, 'test-rival')]);
  try {
    await waitForLock(sql, 'set_admin_active', 2);
  } finally {
    await held`rollback`;
    held.release();
  }
  const answers = await leaving;
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const [last, username] = (await isAdmin(clerk)) ? ([clerk, 'test-clerk'] as const) : ([rival, 'test-rival'] as const);
  expect(await goes(last, username)).toMatchObject({ status: 409, refusal: 'last_owner' });
  expect(await call(last, 'remove_admin', { login_id: await idOf(username) })).toMatchObject({
    status: 409,
    refusal: 'last_owner',
  });
  expect(await isAdmin(last)).toBe(true);
});

describe('a new admin', () => {
  const add = (args: object) =>
    call(admin, 'add_admin', {
      username: 'test-added',
      display_name: 'Rani, front desk',
      temporary_password: temporary,
      role: 'owner',
      ...args,
    });
  // What has stood in the log stays taken, also in the next run on this database.
  const surname = crypto.randomUUID().slice(0, 8);
  const meena = `Meena ${surname}, office`;
  const addAs = (display_name: string) => add({ username: 'test-named', display_name });

  test('signs in with the temporary password and chooses their own', async () => {
    expect((await add({ display_name: meena })).status).toBe(204);
    const client = await signIn('test-added', temporary);
    expect(await isAdmin(client)).toBe(false);
    expect((await changePassword(client, temporary, chosen)).data).toBe('changed');
    expect(await isAdmin(client)).toBe(true);
    expect((await logged('test-added')).at(-1)).toMatchObject({ action: 'added admin', name: meena });
    expect(await add({})).toMatchObject({ status: 400, hint: 'username' });
  });

  test.each([
    ['admin_name_taken', 'Lakshmi Narayanan, office'],
    ['admin_name_taken', 'lakshmi  narayanan office.'],
    ['admin_name_taken', 'Laxmi Narayanan, Office'],
    ['admin_name_taken', 'Iakshmi Narayanan, office'],
    ['admin_name_taken', 'Lakshmi Narayanan, 0ffice'],
    ['admin_name_of_log', 'A visitor'],
    ['admin_name_of_log', 'MEMBER'],
    ['admin_name_of_log', 'The bureau'],
    ['admin_name_of_log', 'postgres'],
    ['admin_name_of_log', 'Supabase-Admin'],
    ['admin_name_of_log', 'The login of 521'],
    ['admin_name_of_log', 'The Iogin of 521'],
    ['admin_name_letters', 'The login of #521'],
    ['admin_name_letters', 'L\u0430kshmi Narayanan, office'],
    ['admin_name_letters', 'Lakshmi\u0ba9 office'],
  ])('%s: the log would have somebody else act, as "%s"', async (refusal, name) => {
    expect(await addAs(name)).toMatchObject({ status: 400, hint: 'display_name', refusal });
    expect(await find('test-named')).toBeUndefined();
  });

  test('keeps off the name of one who has left, while the log has it', async () => {
    expect((await addAs(`Padma ${surname}, accounts`)).status).toBe(204);
    const login_id = await idOf('test-named');
    const client = await signIn('test-named', temporary);
    await changePassword(client, temporary, chosen);
    const { id } = await addPerson(sql, { label: 'seen-by-padma' });
    expect((await openContact(client, id)).status).toBe(200);
    expect((await call(admin, 'remove_admin', { login_id })).status).toBe(204);
    expect(await addAs(`Padmaa ${surname} accounts`)).toMatchObject({ refusal: 'admin_name_taken' });
    const { data } = await admin.from('audit_log').select('actor_name').eq('registered_user_id', id);
    expect(data).toEqual([{ actor_name: `Padma ${surname}, accounts (test-named)` }]);
    expect((await addAs(`Padma K. ${surname}, accounts`)).status).toBe(204);
    expect((await call(admin, 'remove_admin', { login_id: await idOf('test-named') })).status).toBe(204);
  });

  test('of two at once with one name, one is refused', async () => {
    const answers = await Promise.all(
      ['test-twin-one', 'test-twin-two'].map((username) => add({ username, display_name: `Twin ${surname}, office` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  test.each([
    ['username', { username: 'x' }],
    ['username', { username: 'admin' }],
    ['role', { role: 'chief' }],
    ['role', { role: null }],
    ['display_name', { username: 'test-weak', display_name: ' ' }],
    ['display_name', { username: 'test-weak', display_name: 'x'.repeat(121) }],
    ['temporary_password', { username: 'test-weak', temporary_password: 'short' }],
  ])('is refused with the field %s: %j', async (hint, args) => {
    expect(await add(args)).toMatchObject({ status: 400, code: '22023', hint });
    expect(await find('test-weak')).toBeUndefined();
  });
});
