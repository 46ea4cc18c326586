import { AppError, toAppError } from '@/lib/errors';
import { loginEmail } from '@/person/login-email';
import { readTemporaryPassword } from '@/person/temporary-password';
import { getUserId, loadAuth, onIdentityChange } from '@/lib/backend/session';
import { normalizePassword } from '@/person/normalize-password';
import { run } from '@/lib/run';
import { t } from '@/texts/texts';
import { supabase } from '@/lib/backend/client';

export interface Credentials {
  username: string;
  password: string;
}

// Kept in memory only, so that the change form does not require the password just typed.
let temporary: { userId: string; password: string } | null = null;
const keepForMs = 10 * 60_000;

function forgetTemporaryPassword(): void {
  temporary = null;
}
onIdentityChange(() => {
  if (getUserId() !== temporary?.userId) forgetTemporaryPassword();
});

/** The temporary password of the current sign-in; null after a reload or for a normal password. */
export function knownTemporaryPassword(): string | null {
  return temporary !== null && temporary.userId === getUserId() ? temporary.password : null;
}

/** Signs in. A temporary password is accepted in any letter case, with or without dashes, because it is often dictated. */
export async function signIn({ username, password }: Credentials): Promise<void> {
  const email = loginEmail(username);
  const typed = normalizePassword(password);
  const asTemporary = readTemporaryPassword(typed);
  let used = typed;
  const auth = await loadAuth();
  let answer = await auth.signInWithPassword({ email, password: used });
  if (answer.error?.code === 'invalid_credentials' && asTemporary !== null && asTemporary !== typed) {
    used = asTemporary;
    answer = await auth.signInWithPassword({ email, password: used });
  }
  if (answer.error) throw toAppError(answer.error);
  if (used !== asTemporary) return;
  temporary = { userId: answer.data.user.id, password: used };
  setTimeout(forgetTemporaryPassword, keepForMs);
}

export interface PasswordChange {
  current: string;
  chosen: string;
}

const refuseCurrent = (message: string) =>
  new AppError('invalid', message, { refusal: 'password_refused', field: 'current' });

/**
 * Changes the viewer's own password and signs out their other sessions.
 * @throws AppError of kind 'invalid' that names the refused field ('current' or 'new_password').
 */
export async function changePassword({ current, chosen }: PasswordChange): Promise<void> {
  // Two calls: the first always counts as an attempt, even if its response is lost, and does not reveal the outcome.
  const changeId = await run(
    supabase.rpc('change_password', {
      current_password: normalizePassword(current),
      new_password: normalizePassword(chosen),
    }),
  );
  const outcome = await run(supabase.rpc('finish_password_change', { change_id: changeId }));
  if (outcome === 'wrong password') throw refuseCurrent(t('account.change.wrongCurrent'));
  if (outcome === 'wait') throw refuseCurrent(t('account.change.wait'));
  forgetTemporaryPassword();
}
