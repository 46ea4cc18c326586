import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { profileKeys } from '@/features/profiles/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** The filters that have suggestions of the register. */
export const suggestedFilters = ['caste', 'education', 'location', 'occupation'] as const;
export type SuggestedFilter = (typeof suggestedFilters)[number];

const filterValues = z.array(z.object({ value: z.string(), people: z.number() }));
export type FilterValue = z.infer<typeof filterValues>[number];

/** The values of a filter that profiles have, the commonest first, with the number of profiles. Visitors: of places. */
export const filterValuesQueryOptions = (filter: SuggestedFilter) =>
  queryOptions({
    queryKey: profileKeys.filterValues(filter),
    queryFn: async ({ signal }): Promise<FilterValue[]> =>
      filterValues.parse(await run(supabase.rpc('list_filter_values', { filter }), signal)),
    staleTime: 60 * 60_000,
  });
