import { usernamePattern } from '../../web/src/person/username.ts';
import { withDatabase } from '../lib/database.ts';
import { StackError } from '../lib/settings.ts';

interface NewAdmin {
  readonly username: string;
  readonly displayName: string;
  readonly password: string;
  /** An owner without it. */
  readonly role?: 'owner' | 'clerk';
}

/**
 * Creates an admin's login with a temporary password.
 * @throws StackError for a username or name that the database would refuse, or a username that is taken
 */
export async function addAdmin(
  databaseUrl: string,
  { username, displayName, password, role = 'owner' }: NewAdmin,
): Promise<void> {
  if (!usernamePattern.test(username)) {
    throw new StackError(
      `"${username}" is not a username.`,
      'make admin USERNAME=office: 3 to 32 letters a to z, digits, dots, dashes or underscores.',
    );
  }
  if (!/^[\p{L}\p{M}\p{N} .,'()-]{1,120}$/u.test(displayName)) {
    throw new StackError(`"${displayName}" is not a name.`, 'make admin USERNAME=office NAME="Lakshmi, office"');
  }
  await withDatabase(databaseUrl, (sql) =>
    sql.begin(async (transaction) => {
      const taken = await transaction`
        select 1 from public.accounts where username = ${username}
        union all select 1 from auth.users where email = private.login_email(${username})`;
      if (taken.length > 0) throw new StackError(`The username ${username} is taken.`, 'Choose another one.');
      await transaction`select private.add_admin(${username}, ${displayName}, ${password}, ${role})`;
    }),
  );
}
