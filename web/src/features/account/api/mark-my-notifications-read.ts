import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Marks one of the member's own notices as read, or all of them. */
export async function markMyNotificationsRead(which: number | 'all'): Promise<void> {
  let change = supabase
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .not('recipient', 'is', null)
    .is('read_at', null);
  if (which !== 'all') change = change.eq('id', which);
  const { error, status } = await change.retry(false);
  if (error) throw toAppError(error, status);
}
