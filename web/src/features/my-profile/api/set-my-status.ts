import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import type { OwnStatus } from '@/features/my-profile/own-statuses';

/** Hides the member's own profile, or shows it again. */
export async function setMyStatus(newStatus: OwnStatus): Promise<void> {
  const { error, status } = await supabase.rpc('set_my_status', { new_status: newStatus }).retry(false);
  if (error) throw toAppError(error, status);
}
