import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function getGender(id: number, signal: AbortSignal): Promise<string | null> {
  const { data, error, status } = await supabase
    .from('RegisteredUsers')
    .select('gender')
    .eq('id', id)
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data?.gender ?? null;
}

/** Whether a registered user is bride or groom; null when that is not stated. */
export const genderQueryOptions = (id: number) =>
  queryOptions({ queryKey: ['gender', id], queryFn: ({ signal }) => getGender(id, signal), staleTime: Infinity });
