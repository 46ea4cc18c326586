import { queryOptions } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';
import { byName } from '@/lib/by-name';

/** The filters that have suggestions of the register. */
export const suggestedFilters = ['caste', 'education', 'location'] as const;
export type SuggestedFilter = (typeof suggestedFilters)[number];

async function getValues(filter: SuggestedFilter, signal: AbortSignal): Promise<string[]> {
  const values = await run(supabase.rpc('list_filter_values', { filter }), signal);
  return values.toSorted(byName());
}

/** The values of a filter that profiles have, in the order of the alphabet. For members and the admin. */
export const filterValuesQueryOptions = (filter: SuggestedFilter) =>
  queryOptions({
    queryKey: profileKeys.filterValues(filter),
    queryFn: ({ signal }) => getValues(filter, signal),
    staleTime: 60 * 60_000,
  });
