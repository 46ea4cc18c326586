import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function getLatestProposal(profileId: number, signal: AbortSignal) {
  const { data, error, status } = await supabase
    .from('profile_proposals')
    .select('id, changes, base, status, reason, created_at, decided_at')
    .eq('registered_user_id', profileId)
    .order('id', { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data;
}

export type Proposal = NonNullable<Awaited<ReturnType<typeof getLatestProposal>>>;

/** What a member proposed last; null when they never did. */
export const latestProposalQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['latest-proposal', profileId],
    queryFn: ({ signal }) => getLatestProposal(profileId, signal),
  });
