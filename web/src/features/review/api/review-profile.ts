import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { reviewKeys } from '@/features/review/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

export const proposedFilesSchema = z.record(z.string(), z.string()).nullable();

async function getReviewProfile(profileId: number, signal: AbortSignal) {
  const profile = await run(
    supabase
      .from('RegisteredUsers')
      .select(
        `*, profile_version, profile_details(*), income_details(income, income_shown_to), office_details(*), accounts(username, active, must_change_password),
        verification_checks(item, checked_by_name, checked_at), profile_proposals(id, changes, base, created_at)`,
      )
      .eq('id', profileId)
      .eq('profile_proposals.status', 'pending')
      .maybeSingle(),
    signal,
  );
  const proposal = profile?.profile_proposals[0];
  // Before the pictures are fetched: an approval names these versions, so a picture that changes after this is refused.
  const files = proposal
    ? proposedFilesSchema.parse(await run(supabase.rpc('read_proposed_files', { proposal_id: proposal.id }), signal))
    : null;
  return profile && { ...profile, proposedFiles: files ?? {} };
}

/** Everything needed to verify a profile; null if it does not exist. */
export const reviewProfileQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: reviewKeys.profile(profileId),
    queryFn: ({ signal }) => getReviewProfile(profileId, signal),
    // Decisions depend on it: always fetch it again on mount.
    staleTime: 0,
    // A background refetch could change facts unseen between review and decision.
    refetchOnWindowFocus: false,
  });

export type ReviewedProfile = NonNullable<Awaited<ReturnType<typeof getReviewProfile>>>;
