import { infiniteQueryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const pageSize = 25;

async function getPendingProposals(afterId: number, signal: AbortSignal) {
  const { data, count, error, status } = await supabase
    .from('profile_proposals')
    .select(
      'id, registered_user_id, created_at, RegisteredUsers(name, age, religion, location, first_img)',
      afterId === 0 ? { count: 'exact' } : {},
    )
    .eq('status', 'pending')
    .gt('id', afterId)
    .order('id')
    .limit(pageSize + 1)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return { proposals: data.slice(0, pageSize), total: count, hasMore: data.length > pageSize };
}

/** The changes that members have proposed and nobody has decided, the oldest first. The first part counts them all. */
export const pendingProposalsQueryOptions = () =>
  infiniteQueryOptions({
    queryKey: ['review', 'proposals'],
    queryFn: ({ pageParam, signal }) => getPendingProposals(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ proposals, hasMore }) => (hasMore ? (proposals.at(-1)?.id ?? null) : null),
  });
