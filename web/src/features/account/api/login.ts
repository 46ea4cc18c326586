import { AppError, toAppError } from '@/lib/errors';
import { loginEmail } from '@/person/login-email';
import { normalizePassword } from '@/person/normalize-password';
import { run } from '@/lib/run';
import { supabase } from '@/lib/supabase';

export interface Credentials {
  username: string;
  password: string;
}

export async function signIn({ username, password }: Credentials): Promise<void> {
  const { error } = await supabase.auth.signInWithPassword({
    email: loginEmail(username),
    password: normalizePassword(password),
  });
  if (error) throw toAppError(error);
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
}
