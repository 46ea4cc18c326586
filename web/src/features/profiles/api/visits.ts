import { queryOptions, skipToken } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/supabase';

async function noteVisit(): Promise<true> {
  await run(supabase.rpc('note_my_visit'));
  return true;
}

/** Tells the database that the member looks at the profiles, once an hour at most. Others are sorted by it, never shown it. */
export const visitQueryOptions = (username: string | null) =>
  queryOptions({
    queryKey: profileKeys.visit(username),
    queryFn: username === null ? skipToken : noteVisit,
    meta: { keep: true },
    staleTime: 60 * 60_000,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
