import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

interface StatusChange {
  id: number;
  status: 'requested' | 'under review' | 'awaiting consent';
  /** The day until which the request is put off. */
  askAgainOn: string | null;
}

/** Says how far an open request has come, or puts it off. A conflict when it has been decided meanwhile. */
export async function setRequestStatus({ id, status: wanted, askAgainOn }: StatusChange): Promise<void> {
  const { error, status } = await supabase
    .rpc('set_request_status', {
      request_id: id,
      new_status: wanted,
      ...(askAgainOn !== null && { ask_again_on: askAgainOn }),
    })
    .retry(false);
  if (error) throw toAppError(error, status);
}
