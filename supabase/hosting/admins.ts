import postgres from 'postgres';
import { withDatabase } from '../lib/database.ts';
import { StackError } from '../lib/settings.ts';

const acts = {
  RESET: 'has a new temporary password and is signed out everywhere',
  OFF: 'is switched off and signed out everywhere',
  ON: 'is switched on',
  OWNER: 'is an owner',
  CLERK: 'is a clerk',
  REMOVE: 'is removed; the audit log keeps the name',
} as const;
export type AdminAct = keyof typeof acts;

/** Whether this is something that changeAdmin does. */
export function isAdminAct(act: string): act is AdminAct {
  return Object.hasOwn(acts, act);
}

interface ListedAdmin {
  readonly username: string;
  readonly display_name: string;
  readonly role: string;
  readonly active: boolean;
  readonly must_change_password: boolean;
  readonly last_seen_at: Date | null;
  readonly open_sessions: number;
}

/** A line for each admin. */
export async function listAdmins(databaseUrl: string): Promise<string[]> {
  return await withDatabase(databaseUrl, async (sql) => {
    const admins = await sql<ListedAdmin[]>`select * from private.list_admins()`;
    return admins.map((admin) =>
      [
        `${admin.username} (${admin.display_name})`,
        admin.role,
        admin.active ? 'on' : 'OFF',
        ...(admin.must_change_password ? ['temporary password'] : []),
        admin.last_seen_at === null ? 'never seen' : `last seen ${admin.last_seen_at.toISOString().slice(0, 10)}`,
        `open sessions: ${admin.open_sessions}`,
      ].join(', '),
    );
  });
}

interface AdminChange {
  readonly username: string;
  readonly act: AdminAct;
  /** The temporary password of a reset. */
  readonly password: string;
}

/**
 * Resets, switches or removes an admin's login, or gives it another role; returns the sentence that says so.
 * @throws StackError for somebody who is no admin, and for the last owner who may sign in
 */
export async function changeAdmin(databaseUrl: string, { username, act, password }: AdminChange): Promise<string> {
  await withDatabase(databaseUrl, async (sql) => {
    const [found] = await sql<{ id: string }[]>`
      select user_id as id from private.admins join public.accounts using (user_id) where username = ${username}`;
    if (found === undefined) {
      throw new StackError(`There is no admin with the username "${username}".`, 'make admin LIST=yes names them all.');
    }
    try {
      if (act === 'RESET') await sql`select private.reset_admin_password(${found.id}, ${password})`;
      else if (act === 'OWNER' || act === 'CLERK') {
        await sql`select private.set_admin_role(${found.id}, ${act.toLowerCase()})`;
      } else if (act === 'REMOVE') await sql`select private.remove_admin(${found.id})`;
      else await sql`select private.set_admin_active(${found.id}, ${act === 'ON'})`;
    } catch (error) {
      if (error instanceof postgres.PostgresError && error.detail === 'last_owner') {
        throw new StackError(error.message, 'make admin USERNAME=office NAME="Lakshmi, office"');
      }
      throw error;
    }
  });
  return `${username} ${acts[act]}.`;
}
