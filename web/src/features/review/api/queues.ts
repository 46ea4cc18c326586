import { infiniteQueryOptions } from '@tanstack/react-query';
import { reviewKeys } from '@/features/review/api/keys';
import { runWithTotal } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const pageSize = 25;

interface Cursor {
  createdAt: string;
  id: number;
}

async function getReviewQueue(cursor: Cursor | null, signal: AbortSignal) {
  // Invisible rows have an index by status, which `visible` must be named for.
  let query = supabase
    .from('RegisteredUsers')
    .select('id, name, age, religion, location, first_img, created_at', cursor ? {} : { count: 'exact' })
    .eq('visible', false)
    .eq('status', 'submitted');
  // The time is quoted because it holds characters that PostgREST's grammar uses.
  if (cursor)
    query = query.gte('created_at', cursor.createdAt).or(`created_at.gt."${cursor.createdAt}",id.gt.${cursor.id}`);
  const { data: profiles, total } = await runWithTotal(
    query
      .order('created_at')
      .order('id')
      // One more than is shown tells whether there is more.
      .limit(pageSize + 1),
    signal,
  );
  return { profiles: profiles.slice(0, pageSize), total, hasMore: profiles.length > pageSize };
}

const atStart = (): Cursor | null => null;

/** The profiles that wait for verification, the oldest first, part by part. The first part counts them all. */
export const reviewQueueQueryOptions = () =>
  infiniteQueryOptions({
    queryKey: reviewKeys.queue(),
    queryFn: ({ pageParam, signal }) => getReviewQueue(pageParam, signal),
    initialPageParam: atStart(),
    getNextPageParam: ({ profiles, hasMore }): Cursor | null => {
      const last = profiles.at(-1);
      return hasMore && last ? { createdAt: last.created_at, id: last.id } : null;
    },
  });

async function getPendingProposals(afterId: number, signal: AbortSignal) {
  const { data: proposals, total } = await runWithTotal(
    supabase
      .from('profile_proposals')
      .select(
        'id, registered_user_id, created_at, RegisteredUsers(name, age, religion, location, first_img)',
        afterId === 0 ? { count: 'exact' } : {},
      )
      .eq('status', 'pending')
      .gt('id', afterId)
      .order('id')
      .limit(pageSize + 1),
    signal,
  );
  return { proposals: proposals.slice(0, pageSize), total, hasMore: proposals.length > pageSize };
}

/** The changes that members have proposed and nobody has decided, the oldest first. The first part counts them all. */
export const pendingProposalsQueryOptions = () =>
  infiniteQueryOptions({
    queryKey: reviewKeys.proposals(),
    queryFn: ({ pageParam, signal }) => getPendingProposals(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ proposals, hasMore }) => (hasMore ? (proposals.at(-1)?.id ?? null) : null),
  });
