import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryPassword } from '../../web/src/person/temporary-password.ts';
import { changeAdmin, listAdmins, type AdminAct } from '../hosting/admins.ts';
import { addAdmin } from '../hosting/first-admin.ts';
import { withDatabase } from '../lib/database.ts';
import { createNodeClient } from '../lib/node-client.ts';
import { loginEmail } from '../../web/src/person/login-email.ts';
import { access } from './personas.ts';

test('an admin who was made by a command signs in with the password that it gave, and has to change it', async () => {
  const admin = { username: 'test-office', displayName: "Maria D'Souza, office", password: makeTemporaryPassword() };
  onTestFinished(async () => {
    await withDatabase(
      access.databaseUrl,
      (sql) => sql`delete from auth.users where email = ${loginEmail(admin.username)}`,
    );
  });
  await addAdmin(access.databaseUrl, admin);
  await expect(addAdmin(access.databaseUrl, admin)).rejects.toThrow('The username test-office is taken.');
  const client = createNodeClient(access.apiUrl, access.publishableKey);
  const email = loginEmail(admin.username);
  expect((await client.auth.signInWithPassword({ email, password: admin.password })).error).toBeNull();
  const { data } = await client.from('accounts').select('username, must_change_password').eq('username', 'test-office');
  expect(data).toEqual([{ username: 'test-office', must_change_password: true }]);
});

test('a command lists the admins, resets, switches and removes them, but not the last one', async () => {
  const username = 'test-leaver';
  const first = makeTemporaryPassword();
  await addAdmin(access.databaseUrl, { username, displayName: 'Leaver', password: first });
  const list = async () => (await listAdmins(access.databaseUrl)).find((line) => line.startsWith(`${username} `));
  const change = async (act: AdminAct, password = '') =>
    await changeAdmin(access.databaseUrl, { username, act, password });
  const client = createNodeClient(access.apiUrl, access.publishableKey);
  const signsIn = async (password: string) =>
    (await client.auth.signInWithPassword({ email: loginEmail(username), password })).error === null;
  const readsAccount = async () => (await client.from('accounts').select('active')).data;

  expect(await list()).toBe('test-leaver (Leaver), owner, on, temporary password, never seen, open sessions: 0');
  expect(await signsIn(first)).toBe(true);
  expect(await list()).toContain('open sessions: 1');
  const second = makeTemporaryPassword();
  expect(await change('RESET', second)).toContain('test-leaver has a new temporary password');
  expect(await readsAccount()).toEqual([]);
  expect([await signsIn(first), await signsIn(second)]).toEqual([false, true]);
  expect(await change('CLERK')).toBe('test-leaver is a clerk.');
  expect(await list()).toContain('(Leaver), clerk, on');
  expect(await change('OWNER')).toBe('test-leaver is an owner.');
  expect(await change('OFF')).toContain('is switched off');
  expect(await list()).toContain(', OFF, ');
  expect(await change('ON')).toContain('is switched on');
  expect(await signsIn(second)).toBe(true);
  await withDatabase(access.databaseUrl, async (sql) => {
    const rows = await sql<{ user_id: string }[]>`
      update public.accounts set active = false
      where user_id in (select user_id from private.admins) and username <> ${username} returning user_id`;
    await expect(change('OFF')).rejects.toThrow('This is the only owner who may sign in.');
    await expect(change('REMOVE')).rejects.toThrow('This is the only owner who may sign in.');
    await sql`update public.accounts set active = true where user_id in ${sql(rows.map(({ user_id }) => user_id))}`;
  });
  expect(await change('REMOVE')).toContain('is removed');
  expect(await readsAccount()).toEqual([]);
  expect(await list()).toBeUndefined();
  await expect(change('ON')).rejects.toThrow('There is no admin with the username "test-leaver".');
  const logged = await withDatabase(
    access.databaseUrl,
    (sql) =>
      // Failed sign-ins are counted where the auth service asks the database.
      sql`
        select action from public.audit_log
        where table_name = 'admins' and record_id = ${username} and action <> 'failed sign-ins' order by id desc limit 7`,
  );
  expect(logged.map(({ action }) => String(action)).reverse()).toEqual([
    'added admin',
    'reset password of admin',
    'changed role of admin',
    'changed role of admin',
    'switched admin off',
    'switched admin on',
    'removed admin',
  ]);
});
