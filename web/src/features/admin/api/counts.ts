import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { adminKeys } from '@/features/admin/api/keys';
import { erasedAfterDays } from '@/features/admin/people/erasure-day';
import { readAs, run, runCount } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const dayMs = 24 * 60 * 60 * 1000;
const counted = { count: 'exact', head: true } as const;

/** The number of registered people of any status, without deleted ones. */
export const registeredUsersCountQueryOptions = () =>
  queryOptions({
    queryKey: adminKeys.usersCount(),
    queryFn: ({ signal }) =>
      runCount(supabase.from('RegisteredUsers').select('id', counted).is('deleted_at', null), signal),
  });

/** The number of open contact requests. */
export const openRequestsCountQueryOptions = () =>
  queryOptions({
    queryKey: adminKeys.openRequestsCount(),
    queryFn: ({ signal }) => runCount(supabase.from('contact_requests').select('id', counted).eq('open', true), signal),
  });

async function countToReview(signal: AbortSignal): Promise<number> {
  const [profiles, proposals] = await Promise.all([
    runCount(
      supabase
        .from('RegisteredUsers')
        .select('id', counted)
        .eq('visible', false)
        .eq('status', 'submitted')
        .is('deleted_at', null),
      signal,
    ),
    runCount(supabase.from('profile_proposals').select('id', counted).eq('status', 'pending'), signal),
  ]);
  return profiles + proposals;
}

/** The size of the verification queue: submitted profiles and pending proposals. */
export const toReviewCountQueryOptions = () =>
  queryOptions({ queryKey: adminKeys.toReviewCount(), queryFn: ({ signal }) => countToReview(signal) });

/** The number of enquiries that are not closed. */
export const openEnquiriesCountQueryOptions = () =>
  queryOptions({
    queryKey: adminKeys.openEnquiriesCount(),
    queryFn: async ({ signal }) =>
      readAs(z.object({ count: z.number() }), await run(supabase.rpc('list_enquiries'), signal)).count,
  });

/** The number of deleted profiles that are due to be erased. */
export const dueErasuresCountQueryOptions = () =>
  queryOptions({
    queryKey: adminKeys.dueErasuresCount(),
    queryFn: ({ signal }) => {
      const dueDay = new Date(Date.now() - erasedAfterDays * dayMs).toISOString();
      return runCount(supabase.from('RegisteredUsers').select('id', counted).lte('deleted_at', dueDay), signal);
    },
  });
