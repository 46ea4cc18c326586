import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function countRegisteredUsers(signal: AbortSignal): Promise<number> {
  const { count, error, status } = await supabase
    .from('RegisteredUsers')
    .select('id', { count: 'exact', head: true })
    .is('deleted_at', null)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return count ?? 0;
}

/** How many people are registered, whatever their status. Deleted ones do not count. */
export const registeredUsersCountQueryOptions = () =>
  queryOptions({ queryKey: ['registered-users-count'], queryFn: ({ signal }) => countRegisteredUsers(signal) });
