import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Takes a sharing of contact details back. */
export async function revokeDisclosure({ id, reason }: { id: number; reason: string }): Promise<void> {
  const { error, status } = await supabase
    .rpc('revoke_disclosure', { disclosure_id: id, revoke_reason: reason })
    .retry(false);
  if (error) throw toAppError(error, status);
}
