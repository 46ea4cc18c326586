import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Withdraws the member's own undecided request. */
export async function withdrawRequest(requestId: number): Promise<void> {
  const { error, status } = await supabase.rpc('withdraw_request', { request_id: requestId }).retry(false);
  if (error) throw toAppError(error, status);
}
