import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Takes the member's like back. */
export async function unlikeProfile(profileId: number): Promise<void> {
  const { error, status } = await supabase.rpc('unlike_profile', { profile_id: profileId }).retry(false);
  if (error) throw toAppError(error, status);
}
