import { queryOptions } from '@tanstack/react-query';
import { erasedAfterDays } from '@/features/admin/erasure-day';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const dayMs = 24 * 60 * 60 * 1000;

async function countDueErasures(signal: AbortSignal): Promise<number> {
  const { count, error, status } = await supabase
    .from('RegisteredUsers')
    .select('id', { count: 'exact', head: true })
    .lte('deleted_at', new Date(Date.now() - erasedAfterDays * dayMs).toISOString())
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return count ?? 0;
}

/** How many deleted profiles have waited long enough to be erased. */
export const dueErasuresCountQueryOptions = () =>
  queryOptions({ queryKey: ['due-erasures-count'], queryFn: ({ signal }) => countDueErasures(signal) });
