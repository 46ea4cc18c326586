import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** More than a bureau has open at once; the limits of members keep it far below. */
const mostRequests = 500;

async function getOpenRequests(signal: AbortSignal) {
  const { data, count, error, status } = await supabase
    .from('contact_requests')
    .select(
      `id, status, created_at, ask_again_on, requester:RegisteredUsers!contact_requests_requester_id_fkey(name),
      target:RegisteredUsers!contact_requests_target_id_fkey(name)`,
      { count: 'exact' },
    )
    .in('status', ['requested', 'under review', 'awaiting consent'])
    .order('created_at')
    .order('id')
    .limit(mostRequests)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return { requests: data, total: count ?? data.length };
}

/** The requests that nobody has decided, the oldest first. */
export const openRequestsQueryOptions = () =>
  queryOptions({ queryKey: ['contact-requests', 'open'], queryFn: ({ signal }) => getOpenRequests(signal) });
