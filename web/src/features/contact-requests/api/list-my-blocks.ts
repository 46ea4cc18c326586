import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function listMyBlocks(signal: AbortSignal) {
  const { data, error, status } = await supabase.rpc('list_my_blocks').abortSignal(signal).retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

/** Whom the member has blocked, newest first. */
export const myBlocksQueryOptions = () =>
  queryOptions({ queryKey: ['my-blocks'], queryFn: ({ signal }) => listMyBlocks(signal), staleTime: 0 });
