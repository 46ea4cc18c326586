import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryPassword } from '../../web/src/person/temporary-password.ts';
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
