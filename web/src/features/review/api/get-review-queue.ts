import { infiniteQueryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

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
    .is('visible', false)
    .eq('status', 'submitted');
  // The time is quoted because it holds characters that PostgREST's grammar uses.
  if (cursor)
    query = query.gte('created_at', cursor.createdAt).or(`created_at.gt."${cursor.createdAt}",id.gt.${cursor.id}`);
  const { data, count, error, status } = await query
    .order('created_at')
    .order('id')
    // One more than is shown tells whether there is more.
    .limit(pageSize + 1)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return { profiles: data.slice(0, pageSize), total: count, hasMore: data.length > pageSize };
}

/** The profiles that wait for verification, the oldest first, part by part. The first part counts them all. */
export const reviewQueueQueryOptions = () =>
  infiniteQueryOptions({
    queryKey: ['review', 'queue'],
    queryFn: ({ pageParam, signal }) => getReviewQueue(pageParam, signal),
    initialPageParam: atStart,
    getNextPageParam: ({ profiles, hasMore }): Cursor | null => {
      const last = profiles.at(-1);
      return hasMore && last ? { createdAt: last.created_at, id: last.id } : null;
    },
  });

const atStart: Cursor | null = null;
