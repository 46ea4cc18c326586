import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Switches a login on or off. */
export async function setAccountActive({ id, active }: { id: number; active: boolean }): Promise<void> {
  const { error, status } = await supabase
    .rpc('set_account_active', { profile_id: id, is_active: active })
    .retry(false);
  if (error) throw toAppError(error, status);
}
