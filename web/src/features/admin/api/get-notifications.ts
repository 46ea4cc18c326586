import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const newest = 10;

async function getNotifications(signal: AbortSignal) {
  const { data, error, status } = await supabase
    .from('notifications')
    .select('id, message, registered_user_id, read_at, created_at')
    .is('recipient', null)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(newest)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

/** The admin's newest notices. */
export const notificationsQueryOptions = () =>
  queryOptions({ queryKey: ['notifications', 'newest'], queryFn: ({ signal }) => getNotifications(signal) });
