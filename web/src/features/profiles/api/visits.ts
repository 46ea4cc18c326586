import { queryOptions, skipToken } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/**
 * Notes that the member looks at the profiles, once an hour at most, and reads when their visit before this one ended; null
 * at the first. Others are sorted by it, never shown it.
 */
export const visitQueryOptions = (username: string | null) =>
  queryOptions({
    queryKey: profileKeys.visit(username),
    queryFn:
      username === null ? skipToken : async (): Promise<string | null> => await run(supabase.rpc('note_my_visit')),
    meta: { keep: true },
    staleTime: 60 * 60_000,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
