import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function isUsernameFree(wanted: string, signal: AbortSignal): Promise<boolean> {
  const { data, error, status } = await supabase.rpc('is_username_free', { wanted }).abortSignal(signal).retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

/** Whether nobody has this username. */
export const usernameFreeQueryOptions = (wanted: string) =>
  queryOptions({
    queryKey: ['username-free', wanted],
    queryFn: ({ signal }) => isUsernameFree(wanted, signal),
    staleTime: 10_000,
    gcTime: 10_000,
  });
