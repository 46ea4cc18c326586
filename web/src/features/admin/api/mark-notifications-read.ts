import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Marks one of the admin's notices as read, or all of them. */
export async function markNotificationsRead(which: number | 'all'): Promise<void> {
  let change = supabase
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .is('recipient', null)
    .is('read_at', null);
  if (which !== 'all') change = change.eq('id', which);
  const { error, status } = await change.retry(false);
  if (error) throw toAppError(error, status);
}
