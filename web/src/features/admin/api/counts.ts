import { queryOptions } from '@tanstack/react-query';
import { adminKeys } from '@/features/admin/api/keys';
import { erasedAfterDays } from '@/features/admin/people/erasure-day';
import { runCount } from '@/lib/run';
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

/** The number of deleted profiles that are due to be erased. */
export const dueErasuresCountQueryOptions = () =>
  queryOptions({
    queryKey: adminKeys.dueErasuresCount(),
    queryFn: ({ signal }) => {
      const dueDay = new Date(Date.now() - erasedAfterDays * dayMs).toISOString();
      return runCount(supabase.from('RegisteredUsers').select('id', counted).lte('deleted_at', dueDay), signal);
    },
  });
