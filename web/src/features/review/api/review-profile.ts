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

/** All that is looked at before a profile is verified; null when there is no such profile. */
export const reviewProfileQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: reviewKeys.profile(profileId),
    queryFn: ({ signal }) => getReviewProfile(profileId, signal),
    // Decisions are made on it: it is read again each time it is opened.
    staleTime: 0,
    // Reading it again under the user's hands would let facts change unseen between looking and deciding.
    refetchOnWindowFocus: false,
  });

export type ReviewedProfile = NonNullable<Awaited<ReturnType<typeof getReviewProfile>>>;
