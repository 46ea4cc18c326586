import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const patienceMs = 20_000;

/** The id that the person of this registration will have; the same for the same request. */
export async function reserveRegistration(requestId: string): Promise<number> {
  const { data, error, status } = await supabase
    .rpc('reserve_registration', { request_id: requestId })
    .abortSignal(AbortSignal.timeout(patienceMs))
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}
