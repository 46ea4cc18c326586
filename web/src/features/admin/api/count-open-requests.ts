import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function countOpenRequests(signal: AbortSignal): Promise<number> {
  const { count, error, status } = await supabase
    .from('contact_requests')
    .select('id', { count: 'exact', head: true })
    .in('status', ['requested', 'under review', 'awaiting consent'])
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return count ?? 0;
}

/** How many contact requests nobody has decided. */
export const openRequestsCountQueryOptions = () =>
  queryOptions({ queryKey: ['open-requests-count'], queryFn: ({ signal }) => countOpenRequests(signal) });
