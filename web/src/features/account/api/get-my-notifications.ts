import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const newest = 20;

async function getMyNotifications(signal: AbortSignal) {
  const { data, error, status } = await supabase
    .from('notifications')
    .select('id, message, registered_user_id, read_at, created_at')
    .not('recipient', 'is', null)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(newest)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

/** The member's own newest notices. */
export const myNotificationsQueryOptions = () =>
  queryOptions({
    queryKey: ['my-notifications', 'newest'],
    queryFn: ({ signal }) => getMyNotifications(signal),
    staleTime: 0,
  });
