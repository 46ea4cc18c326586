import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function countUnreadNotifications(signal: AbortSignal): Promise<number> {
  const { count, error, status } = await supabase
    .from('notifications')
    .select('id', { count: 'exact', head: true })
    // A notice without a recipient is for the admin.
    .is('recipient', null)
    .is('read_at', null)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return count ?? 0;
}

/** How many of the admin's notices are unread. */
export const unreadNotificationsQueryOptions = () =>
  queryOptions({ queryKey: ['notifications', 'unread'], queryFn: ({ signal }) => countUnreadNotifications(signal) });
