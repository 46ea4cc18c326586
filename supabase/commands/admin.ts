import { makeTemporaryPassword } from '../../web/src/person/temporary-password.ts';
import { changeAdmin, isAdminAct, listAdmins } from '../hosting/admins.ts';
import { addAdmin } from '../hosting/first-admin.ts';
import { readSetting, StackError } from '../lib/settings.ts';
import type { Stack } from './stack.ts';

function showPassword(username: string, password: string): void {
  console.log(`  Username   ${username}\n  Password   ${password}`);
  console.log('  It is shown this once, and changed at the first sign-in (Admin Login).');
}

/** Makes an admin's login with a temporary password, or lists, resets, switches and removes the admins, or changes their roles. */
export async function admin({ backend }: Stack): Promise<void> {
  const { databaseUrl } = backend.access;
  const username = readSetting('ADMIN_USERNAME') ?? '';
  const [act, ...more] = (readSetting('ADMIN_ACTS') ?? '').split(' ').filter(Boolean);
  const password = makeTemporaryPassword();
  if (more.length > 0)
    throw new StackError(
      'Only one of LIST, RESET, OFF, ON, OWNER, CLERK and REMOVE can be done at once.',
      'Choose one.',
    );
  const role = readSetting('ADMIN_ROLE') ?? 'owner';
  if (role !== 'owner' && role !== 'clerk') throw new StackError(`${role} is no role.`, 'ROLE=owner or ROLE=clerk.');
  if (act === undefined) {
    await addAdmin(databaseUrl, { username, displayName: readSetting('ADMIN_NAME') ?? 'Office', password, role });
    showPassword(username, password);
  } else if (act === 'LIST') {
    for (const line of await listAdmins(databaseUrl)) console.log(`  ${line}`);
  } else if (isAdminAct(act)) {
    console.log(`  ${await changeAdmin(databaseUrl, { username, act, password })}`);
    if (act === 'RESET') showPassword(username, password);
  } else {
    throw new StackError(`${act} is not known.`, 'Known are LIST, RESET, OFF, ON, OWNER, CLERK and REMOVE.');
  }
}
