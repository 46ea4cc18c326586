import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { AppError, toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const deletion = z.object({
  name: z.string(),
  pictures: z.number(),
  login: z.string().nullable(),
  notifications: z.number(),
  proposals: z.number(),
  likes: z.number(),
  requests: z.number(),
});
export type Deletion = z.infer<typeof deletion>;

async function describeDeletion(id: number, signal: AbortSignal): Promise<Deletion> {
  const { data, error, status } = await supabase
    .rpc('describe_deletion', { profile_id: id })
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  if (data === null) throw new AppError('not-found', 'This profile is not there any more.');
  return deletion.parse(data);
}

/** What goes with a profile when it is deleted. */
export const deletionQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['deletion', id],
    queryFn: ({ signal }) => describeDeletion(id, signal),
    // Whoever decides sees how it is now.
    staleTime: 0,
    gcTime: 0,
  });
