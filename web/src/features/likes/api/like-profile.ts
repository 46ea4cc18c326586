import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Likes a profile for the member. */
export async function likeProfile(profileId: number): Promise<void> {
  const { error, status } = await supabase.rpc('like_profile', { profile_id: profileId }).retry(false);
  if (error) throw toAppError(error, status);
}
