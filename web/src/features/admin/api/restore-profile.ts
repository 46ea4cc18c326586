import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Takes a deletion back. Answers the status that the profile has again. */
export async function restoreProfile(id: number): Promise<string> {
  const { data, error, status } = await supabase.rpc('restore_profile', { profile_id: id }).retry(false);
  if (error) throw toAppError(error, status);
  return data;
}
