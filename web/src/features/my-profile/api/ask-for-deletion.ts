import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Asks the bureau to delete the member's own profile. */
export async function askForDeletion(note: string): Promise<void> {
  const { error, status } = await supabase.rpc('ask_for_deletion', { note }).retry(false);
  if (error) throw toAppError(error, status);
}
