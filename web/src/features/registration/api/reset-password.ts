import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export interface NewPassword {
  profileId: number;
  temporaryPassword: string;
}

/** Gives a person's login a new temporary password. */
export async function resetPassword({ profileId, temporaryPassword }: NewPassword): Promise<void> {
  const { error, status } = await supabase
    .rpc('reset_password', { profile_id: profileId, temporary_password: temporaryPassword })
    .retry(false);
  if (error) throw toAppError(error, status);
}
