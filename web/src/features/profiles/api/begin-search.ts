import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import type { ApiFilters } from '@/features/profiles/api-query';
import { isOfDetails } from '@/features/profiles/filters';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const begunQueryOptions = (filters: ApiFilters) =>
  queryOptions({
    queryKey: profileKeys.begun(filters),
    queryFn: async ({ signal }) => {
      await run(supabase.rpc('begin_search', { filters }), signal);
      return true;
    },
    // The day may change meanwhile.
    staleTime: 60_000,
    meta: { keep: true },
  });

/**
 * Begins a search by details, which is counted, before its first answer.
 * @throws AppError with the refusal too_many_searches_today
 */
export async function beginSearch(client: QueryClient, filters: ApiFilters): Promise<void> {
  if (isOfDetails(filters)) await client.query(begunQueryOptions(filters));
}
