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
  // The index by status is partial (not visible): the query must name `visible` to use it.
  let query = supabase
    .from('RegisteredUsers')
    .select('id, name, age, religion, location, first_img, created_at', cursor ? {} : { count: 'exact' })
    .eq('visible', false)
    .eq('status', 'submitted');
  // The timestamp is quoted because it contains characters reserved by PostgREST.
  if (cursor)
    query = query.gte('created_at', cursor.createdAt).or(`created_at.gt."${cursor.createdAt}",id.gt.${cursor.id}`);
  const { data: profiles, total } = await runWithTotal(
    query
      .order('created_at')
      .order('id')
      // One extra row reveals a next page.
      .limit(pageSize + 1),
    signal,
  );
  return { profiles: profiles.slice(0, pageSize), total, hasMore: profiles.length > pageSize };
}

const atStart = (): Cursor | null => null;

/** Infinite query of the profiles that wait for verification, oldest first. The first page holds the total. */
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
        'id, registered_user_id, created_at, RegisteredUsers(id, name, age, religion, location, first_img)',
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

/** Infinite query of the open proposals, oldest first. The first page holds the total. */
export const pendingProposalsQueryOptions = () =>
  infiniteQueryOptions({
    queryKey: reviewKeys.proposals(),
    queryFn: ({ pageParam, signal }) => getPendingProposals(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ proposals, hasMore }) => (hasMore ? (proposals.at(-1)?.id ?? null) : null),
  });
