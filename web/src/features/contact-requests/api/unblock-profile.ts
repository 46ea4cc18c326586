import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Takes the member's own block back. */
export async function unblockProfile(profileId: number): Promise<void> {
  const { error, status } = await supabase.rpc('unblock_profile', { profile_id: profileId }).retry(false);
  if (error) throw toAppError(error, status);
}
