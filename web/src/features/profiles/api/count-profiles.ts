import { queryOptions } from '@tanstack/react-query';
import type { Filters } from '@/features/profiles/filters';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function countProfiles(filters: Filters, signal: AbortSignal): Promise<number> {
  const { data, error, status } = await supabase.rpc('count_profiles', { filters }).abortSignal(signal).retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

/** How many profiles these filters find; 1001 stands for more than 1000. */
export const profileCountQueryOptions = (filters: Filters) =>
  queryOptions({
    queryKey: ['profiles', 'count', filters],
    queryFn: ({ signal }) => countProfiles(filters, signal),
    refetchOnWindowFocus: false,
  });
