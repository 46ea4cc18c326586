import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Gives a login a temporary password and signs its member out everywhere. */
export async function resetPassword({ id, password }: { id: number; password: string }): Promise<void> {
  const { error, status } = await supabase
    .rpc('reset_password', { profile_id: id, temporary_password: password })
    .retry(false);
  if (error) throw toAppError(error, status);
}
