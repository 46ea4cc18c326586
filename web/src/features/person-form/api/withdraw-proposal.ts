import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Takes the member's own proposal back. */
export async function withdrawProposal(): Promise<void> {
  const { error, status } = await supabase.rpc('withdraw_proposal').retry(false);
  if (error) throw toAppError(error, status);
}
