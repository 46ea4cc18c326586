import { queryOptions, skipToken } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/**
 * Records the member's visit, at most once an hour, and returns the end of their previous visit; null at the first.
 * Profiles are sorted by visits; members never see them.
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
