import { queryOptions } from '@tanstack/react-query';
import { reviewKeys } from '@/features/review/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const getReviewProfile = (profileId: number, signal: AbortSignal) =>
  run(
    supabase
      .from('RegisteredUsers')
      .select(
        `*, profile_details(*), accounts(username, active, must_change_password),
        verification_checks(item, checked_by_name, checked_at), profile_proposals(id, changes, base, created_at)`,
      )
      .eq('id', profileId)
      .eq('profile_proposals.status', 'pending')
      .maybeSingle(),
    signal,
  );

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
