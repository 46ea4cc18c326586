import { infiniteQueryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { reviewKeys } from '@/features/review/api/keys';
import { nextByCount } from '@/lib/next-by-count';
import { readAs, run, runWithTotal } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const pageSize = 25;

const queued = z.object({
  id: z.number(),
  name: z.string(),
  age: z.number().nullable(),
  religion: z.string().nullable(),
  location: z.string().nullable(),
  first_img: z.string().nullable(),
  status: z.string(),
  verified_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  gender: z.string().nullable(),
  /** The items of the checklist for which nothing is stored. */
  missing: z.array(z.string()),
});
export type QueuedProfile = z.infer<typeof queued>;

export const queuePart = z.object({ count: z.number(), list: z.array(queued) });

/** Infinite query of the profiles that wait for verification, oldest first: the imported ones, or the others. */
export const reviewQueueQueryOptions = (imported: boolean) =>
  infiniteQueryOptions({
    queryKey: reviewKeys.queue(imported),
    queryFn: async ({ pageParam, signal }) =>
      readAs(queuePart, await run(supabase.rpc('list_verifications', { imported, skipped: pageParam }), signal)),
    initialPageParam: 0,
    getNextPageParam: nextByCount,
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
