import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const getDeletionRequest = (profileId: number, signal: AbortSignal) =>
  run(
    supabase.from('deletion_requests').select('note, asked_at').eq('registered_user_id', profileId).maybeSingle(),
    signal,
  );

/** Whether and when the member asked for the deletion of their profile; null when they did not. */
export const deletionRequestQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: sharedKeys.deletionRequest(profileId),
    queryFn: ({ signal }) => getDeletionRequest(profileId, signal),
    staleTime: 0,
  });
