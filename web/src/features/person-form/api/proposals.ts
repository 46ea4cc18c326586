import { queryOptions } from '@tanstack/react-query';
import { formKeys } from '@/features/person-form/api/keys';
import type { ColumnValues } from '@/features/person-form/column-values';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const timeoutMs = 20_000;

const getLatestProposal = (profileId: number, signal: AbortSignal) =>
  run(
    supabase
      .from('profile_proposals')
      .select('id, changes, base, status, reason, created_at, decided_at')
      .eq('registered_user_id', profileId)
      .order('id', { ascending: false })
      .limit(1)
      .maybeSingle(),
    signal,
  );

export type Proposal = NonNullable<Awaited<ReturnType<typeof getLatestProposal>>>;

/** The member's latest proposal; null if there is none. */
export const latestProposalQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: formKeys.latestProposal(profileId),
    queryFn: ({ signal }) => getLatestProposal(profileId, signal),
  });

/** Sends a proposal for the member's own profile. It replaces an open one. */
export async function proposeChanges(changes: ColumnValues): Promise<void> {
  await run(supabase.rpc('propose_changes', { changes }), AbortSignal.timeout(timeoutMs));
}

/** Withdraws the member's own proposal. */
export const withdrawProposal = () => run(supabase.rpc('withdraw_proposal'));
