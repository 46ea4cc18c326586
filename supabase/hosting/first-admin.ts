import { randomInt } from 'node:crypto';
import { StackError } from '../lib/settings.ts';
import { quote } from '../backends/compose/compose.ts';

/** Letters and digits that cannot be taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to be typed once: 16 signs, about 79 bits. */
export function generatePassword(): string {
  const sign = () => alphabet.charAt(randomInt(alphabet.length));
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, sign).join('')).join('-');
}

/**
 * SQL that makes an admin's login with a temporary password, as the demo data makes its own; it fails when the username is
 * taken. @throws StackError for a username or name that the database would refuse.
 */
export function firstAdminSql(username: string, displayName: string, password: string): string {
  if (!/^[a-z0-9][a-z0-9._-]{2,31}$/.test(username)) {
    throw new StackError(
      `"${username}" is not a username.`,
      'make admin USERNAME=office: 3 to 32 letters a to z, digits, dots, dashes or underscores.',
    );
  }
  if (!/^[\p{L}\p{M}\p{N} .,'()-]{1,120}$/u.test(displayName)) {
    throw new StackError(`"${displayName}" is not a name.`, 'make admin USERNAME=office NAME="Lakshmi, office"');
  }
  return `
do $admin$
declare
  login_id constant uuid := gen_random_uuid();
  chosen constant text := ${quote(username)};
begin
  if exists (select from public.accounts where username = chosen)
    or exists (select from auth.users where email = private.login_email(chosen)) then
    raise exception 'The username % is taken.', chosen using errcode = 'unique_violation';
  end if;
  perform private.add_auth_user(
    login_id, private.login_email(chosen), extensions.crypt(${quote(password)}, extensions.gen_salt('bf', 10))
  );
  insert into public.accounts (user_id, username, must_change_password, last_password_set_at)
    values (login_id, chosen, true, now());
  insert into private.admins (user_id, display_name) values (login_id, ${quote(displayName)});
end
$admin$;
`;
}
