import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function countToReview(signal: AbortSignal): Promise<number> {
  const [profiles, proposals] = await Promise.all([
    supabase
      .from('RegisteredUsers')
      .select('id', { count: 'exact', head: true })
      .eq('status', 'submitted')
      .is('deleted_at', null)
      .abortSignal(signal)
      .retry(false),
    supabase
      .from('profile_proposals')
      .select('id', { count: 'exact', head: true })
      .eq('status', 'pending')
      .abortSignal(signal)
      .retry(false),
  ]);
  for (const { error, status } of [profiles, proposals]) if (error) throw toAppError(error, status);
  return (profiles.count ?? 0) + (proposals.count ?? 0);
}

/** How much waits to be verified: profiles that were submitted and changes that members proposed. */
export const toReviewCountQueryOptions = () =>
  queryOptions({ queryKey: ['to-review-count'], queryFn: ({ signal }) => countToReview(signal) });
