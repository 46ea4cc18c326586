import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Neither the member nor this person sees the other from now on. */
export async function blockProfile(profileId: number): Promise<void> {
  const { error, status } = await supabase.rpc('block_profile', { profile_id: profileId }).retry(false);
  if (error) throw toAppError(error, status);
}
