import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function getMyLikes(signal: AbortSignal): Promise<number[]> {
  const { data, error, status } = await supabase.from('likes').select('liked_id').abortSignal(signal).retry(false);
  if (error) throw toAppError(error, status);
  return data.map(({ liked_id }) => liked_id);
}

/** The ids of all profiles that the member likes: one query for every heart on the screen. */
export const myLikesQueryOptions = () =>
  queryOptions({ queryKey: ['my-likes', 'ids'], queryFn: ({ signal }) => getMyLikes(signal) });
