import { AppError, toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { normalizePassword } from '@/person/normalize-password';

export interface PasswordChange {
  current: string;
  chosen: string;
}

/**
 * Changes the viewer's own password and signs out their other sessions. A refusal comes as an AppError of kind 'invalid'
 * that names the field ('current' or 'chosen').
 */
export async function changePassword({ current, chosen }: PasswordChange): Promise<void> {
  // Two calls: the first is counted whatever happens to its answer, and tells nothing.
  const {
    data: changeId,
    error,
    status,
  } = await supabase
    .rpc('change_password', { current_password: normalizePassword(current), new_password: normalizePassword(chosen) })
    .retry(false);
  if (error) {
    const refusal = toAppError(error, status);
    throw refusal.field === 'new_password' ? new AppError('invalid', refusal.message, { field: 'chosen' }) : refusal;
  }
  const finished = await supabase.rpc('finish_password_change', { change_id: changeId }).retry(false);
  if (finished.error) throw toAppError(finished.error, finished.status);
  if (finished.data === 'wrong password') {
    throw new AppError('invalid', 'This is not your current password.', { field: 'current' });
  }
  if (finished.data === 'wait') {
    throw new AppError('invalid', 'Too many wrong attempts. Please wait 15 minutes and try again.', {
      field: 'current',
    });
  }
}
