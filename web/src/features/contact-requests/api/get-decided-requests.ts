import { infiniteQueryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const pageSize = 25;

interface Cursor {
  updatedAt: string;
  id: number;
}

async function getDecidedRequests(cursor: Cursor | null, signal: AbortSignal) {
  let query = supabase
    .from('contact_requests')
    .select(
      `id, status, updated_at, requester:RegisteredUsers!contact_requests_requester_id_fkey(name),
      target:RegisteredUsers!contact_requests_target_id_fkey(name), disclosures(revoked_at)`,
      cursor ? {} : { count: 'exact' },
    )
    .in('status', ['approved', 'declined', 'withdrawn', 'expired', 'revoked']);
  // The time is quoted because it holds characters that PostgREST's grammar uses.
  if (cursor)
    query = query.lte('updated_at', cursor.updatedAt).or(`updated_at.lt."${cursor.updatedAt}",id.lt.${cursor.id}`);
  const { data, count, error, status } = await query
    .order('updated_at', { ascending: false })
    .order('id', { ascending: false })
    // One more than is shown tells whether there is more.
    .limit(pageSize + 1)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return { requests: data.slice(0, pageSize), total: count, hasMore: data.length > pageSize };
}

/** What became of requests, the newest first, part by part. The first part counts them all. */
export const decidedRequestsQueryOptions = () =>
  infiniteQueryOptions({
    queryKey: ['contact-requests', 'decided'],
    queryFn: ({ pageParam, signal }) => getDecidedRequests(pageParam, signal),
    initialPageParam: atStart,
    getNextPageParam: ({ requests, hasMore }): Cursor | null => {
      const last = requests.at(-1);
      return hasMore && last ? { updatedAt: last.updated_at, id: last.id } : null;
    },
  });

const atStart: Cursor | null = null;
