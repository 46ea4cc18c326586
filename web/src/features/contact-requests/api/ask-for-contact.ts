import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Asks the bureau for the contact details of a liked profile. */
export async function askForContact({ profileId, note }: { profileId: number; note: string }): Promise<void> {
  const { error, status } = await supabase.rpc('ask_for_contact', { profile_id: profileId, note }).retry(false);
  if (error) throw toAppError(error, status);
}
