import { AppError, toAppError } from '@/lib/errors';
import { loginEmail } from '@/person/login-email';
import { readTemporaryPassword } from '@/person/temporary-password';
import { getUserId, loadAuth, onIdentityChange } from '@/lib/backend/session';
import { normalizePassword } from '@/person/normalize-password';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

export interface Credentials {
  username: string;
  password: string;
}

// The temporary password of this sign-in, so that the page on which it is changed need not ask for it again. In memory only.
let temporary: { userId: string; password: string } | null = null;
const keptForMs = 10 * 60_000;

function forgetTemporary(): void {
  temporary = null;
}
onIdentityChange(() => {
  if (getUserId() !== temporary?.userId) forgetTemporary();
});

/** The temporary password with which the viewer has just signed in, if it was one; null after a reload. */
export function knownTemporaryPassword(): string | null {
  return temporary !== null && temporary.userId === getUserId() ? temporary.password : null;
}

/** Signs in. A temporary password is taken as it was read out: in any case, with or without its dashes. */
export async function signIn({ username, password }: Credentials): Promise<void> {
  const email = loginEmail(username);
  const typed = normalizePassword(password);
  const meant = readTemporaryPassword(typed);
  let used = typed;
  const auth = await loadAuth();
  let answer = await auth.signInWithPassword({ email, password: used });
  if (answer.error?.code === 'invalid_credentials' && meant !== null && meant !== typed) {
    used = meant;
    answer = await auth.signInWithPassword({ email, password: used });
  }
  if (answer.error) throw toAppError(answer.error);
  if (used !== meant) return;
  temporary = { userId: answer.data.user.id, password: used };
  setTimeout(forgetTemporary, keptForMs);
}

export interface PasswordChange {
  current: string;
  chosen: string;
}

const refuse = (field: keyof PasswordChange, message: string) =>
  new AppError('invalid', message, { refusal: 'password_refused', field });

/**
 * Changes the viewer's own password and signs out their other sessions. A refusal comes as an AppError of kind 'invalid'
 * that names the field ('current' or 'chosen').
 */
export async function changePassword({ current, chosen }: PasswordChange): Promise<void> {
  // Two calls: the first is counted whatever happens to its answer, and tells nothing.
  const changeId = await run(
    supabase.rpc('change_password', {
      current_password: normalizePassword(current),
      new_password: normalizePassword(chosen),
    }),
  ).catch((cause: unknown) => {
    const error = toAppError(cause);
    throw error.field === 'new_password' ? refuse('chosen', error.message) : error;
  });
  const outcome = await run(supabase.rpc('finish_password_change', { change_id: changeId }));
  if (outcome === 'wrong password') throw refuse('current', 'This is not your current password.');
  if (outcome === 'wait') {
    throw refuse('current', 'Too many wrong attempts. Please wait 15 minutes and try again.');
  }
  forgetTemporary();
}
