import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function getReviewProfile(id: number, signal: AbortSignal) {
  const { data, error, status } = await supabase
    .from('RegisteredUsers')
    .select(
      `*, profile_details(*), accounts(username, active, must_change_password),
      verification_checks(item, checked_by_name, checked_at), profile_proposals(id, changes, base, created_at)`,
    )
    .eq('id', id)
    .eq('profile_proposals.status', 'pending')
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data;
}

/** All that is looked at before a profile is verified; null when there is no such profile. */
export const reviewProfileQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['review', 'profile', id],
    queryFn: ({ signal }) => getReviewProfile(id, signal),
    // Decisions are made on it: it is read anew each time it is opened.
    staleTime: 0,
    // Reading it again under the reader's hands would let facts change unseen between looking and deciding.
    refetchOnWindowFocus: false,
  });

export type ReviewedProfile = NonNullable<Awaited<ReturnType<typeof getReviewProfile>>>;
