import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { sharedKeys } from '@/bureau/api/keys';
import { supabase } from '@/lib/backend/client';
import { act } from '@/lib/act';
import { readAs, run } from '@/lib/run';

export const suggestedFilters = ['caste', 'education', 'location', 'occupation', 'work_place', 'native_place'] as const;
export type SuggestedFilter = (typeof suggestedFilters)[number];

export const filterValues = z.array(
  z.object({
    value: z.string(),
    people: z.number(),
    spellings: z.array(z.string()).nullable(),
    /** Other names of a caste. */
    same: z.array(z.string()),
  }),
);
export type FilterValue = z.infer<typeof filterValues>[number];

/**
 * The values of a filter that profiles have, the commonest first, with the number of profiles. Visitors: of places. The admin also
 * gets the spellings that the bureau treats as a value.
 */
export const filterValuesQueryOptions = (filter: SuggestedFilter) =>
  queryOptions({
    queryKey: sharedKeys.filterValues(filter),
    queryFn: async ({ signal }): Promise<FilterValue[]> =>
      readAs(filterValues, await run(supabase.rpc('list_filter_values', { filter }), signal)),
    staleTime: 60 * 60_000,
  });

/** Lets each of these spellings find the others, in every search. One alone leaves its group. @throws AppError */
export const treatAsOne = act('treat_as_one');

export const communityRelations = z.array(
  z.object({
    name: z.string(),
    wider: z.string(),
    relation: z.enum(['same', 'part of', 'may be', 'none']),
    of_product: z.boolean(),
  }),
);
export type CommunityRelation = z.infer<typeof communityRelations>[number];

/** What a name of a community is to others, for the admin. */
export const communityRelationsQueryOptions = (name: string) =>
  queryOptions({
    queryKey: sharedKeys.communityRelations(name),
    queryFn: async ({ signal }): Promise<CommunityRelation[]> =>
      readAs(communityRelations, await run(supabase.rpc('list_community_relations', { name }), signal)),
  });

/** Says what a name is to a wider one, for every wish and search. @throws AppError */
export const relateCommunities = act('relate_communities');
