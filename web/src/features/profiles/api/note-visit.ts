import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function noteVisit(): Promise<true> {
  const { error, status } = await supabase.rpc('note_my_visit').retry(false);
  if (error) throw toAppError(error, status);
  return true;
}

/** Tells the database that the member looks at the profiles, once an hour at most. Others are sorted by it, never shown it. */
export const visitQueryOptions = (username: string | null) =>
  queryOptions({
    queryKey: ['visit', username],
    queryFn: noteVisit,
    staleTime: 60 * 60_000,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
