import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const minuteMs = 60_000;

async function countMyUnreadNotifications(signal: AbortSignal): Promise<number> {
  const { count, error, status } = await supabase
    .from('notifications')
    .select('id', { count: 'exact', head: true })
    .not('recipient', 'is', null)
    .is('read_at', null)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return count ?? 0;
}

/** How many of the member's own notices are unread. */
export const myUnreadNotificationsQueryOptions = () =>
  queryOptions({
    queryKey: ['my-notifications', 'unread'],
    queryFn: ({ signal }) => countMyUnreadNotifications(signal),
    refetchInterval: 5 * minuteMs,
  });
