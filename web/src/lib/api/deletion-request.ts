import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function getDeletionRequest(profileId: number, signal: AbortSignal) {
  const { data, error, status } = await supabase
    .from('deletion_requests')
    .select('note, asked_at')
    .eq('registered_user_id', profileId)
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data;
}

/** Whether and when the member asked for the deletion of their profile; null when they did not. */
export const deletionRequestQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['deletion-request', profileId],
    queryFn: ({ signal }) => getDeletionRequest(profileId, signal),
    staleTime: 0,
  });
