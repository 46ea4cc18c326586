import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Takes the member's request for deletion back. */
export async function withdrawDeletionRequest(): Promise<void> {
  const { error, status } = await supabase.rpc('withdraw_deletion_request').retry(false);
  if (error) throw toAppError(error, status);
}
