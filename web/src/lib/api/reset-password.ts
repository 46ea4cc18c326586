import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

interface NewPassword {
  profileId: number;
  temporaryPassword: string;
}

/** Gives a person's login a temporary password and signs them out everywhere. */
export async function resetPassword({ profileId, temporaryPassword }: NewPassword): Promise<void> {
  const { error, status } = await supabase
    .rpc('reset_password', { profile_id: profileId, temporary_password: temporaryPassword })
    .retry(false);
  if (error) throw toAppError(error, status);
}
