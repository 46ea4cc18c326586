import { makeTemporaryPassword } from '../../web/src/person/temporary-password.ts';
import { addAdmin } from '../hosting/first-admin.ts';
import { readSetting } from '../lib/settings.ts';
import type { Stack } from './stack.ts';

/** Makes an admin's login, with a temporary password that is shown once. */
export async function admin({ backend }: Stack): Promise<void> {
  const username = readSetting('ADMIN_USERNAME') ?? '';
  const displayName = readSetting('ADMIN_NAME') ?? 'Office';
  const password = makeTemporaryPassword();
  await addAdmin(backend.access.databaseUrl, { username, displayName, password });
  console.log(`  Username   ${username}\n  Password   ${password}`);
  console.log('  It is shown this once, and changed at the first sign-in (Admin Login).');
}
