import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

type Decision = { id: number; approve: true } | { id: number; approve: false; reason: string };

/** Shares the contact details with the one who asked, or declines with a reason that they read. */
export async function decideRequest(decision: Decision): Promise<void> {
  const { error, status } = await supabase
    .rpc('decide_request', {
      request_id: decision.id,
      approve: decision.approve,
      ...(!decision.approve && { decline_reason: decision.reason }),
    })
    .retry(false);
  if (error) throw toAppError(error, status);
}
