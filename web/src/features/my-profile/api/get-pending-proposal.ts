import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function getPendingProposal(profileId: number, signal: AbortSignal) {
  const { data, error, status } = await supabase
    .from('profile_proposals')
    .select('created_at')
    .eq('registered_user_id', profileId)
    .eq('status', 'pending')
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data;
}

/** The changes that the member has proposed and the bureau has not decided; null when there are none. */
export const pendingProposalQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['my-pending-proposal', profileId],
    queryFn: ({ signal }) => getPendingProposal(profileId, signal),
    staleTime: 0,
  });
