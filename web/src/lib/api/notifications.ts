import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Whose notices. One without a recipient is for the admin; of the others the database gives members only their own. */
type Audience = 'admin' | 'member';

const recipientIs = { admin: 'is', member: 'not.is' } as const;

/** The newest notices. */
export async function getNotifications(audience: Audience, newest: number, signal: AbortSignal) {
  const { data, error, status } = await supabase
    .from('notifications')
    .select('id, message, registered_user_id, read_at, created_at')
    .filter('recipient', recipientIs[audience], null)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(newest)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

/** How many notices are unread. */
export async function countUnreadNotifications(audience: Audience, signal: AbortSignal): Promise<number> {
  const { count, error, status } = await supabase
    .from('notifications')
    .select('id', { count: 'exact', head: true })
    .filter('recipient', recipientIs[audience], null)
    .is('read_at', null)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return count ?? 0;
}

/** Marks one notice as read, or all of them. */
export async function markNotificationsRead(audience: Audience, which: number | 'all'): Promise<void> {
  let change = supabase
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .filter('recipient', recipientIs[audience], null)
    .is('read_at', null);
  if (which !== 'all') change = change.eq('id', which);
  const { error, status } = await change.retry(false);
  if (error) throw toAppError(error, status);
}
