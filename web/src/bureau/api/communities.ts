import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { sharedKeys } from '@/bureau/api/keys';
import { readAs, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

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
export async function relateCommunities(
  asked: Pick<CommunityRelation, 'name' | 'wider'> & { relation: 'part of' | 'may be' | 'none' | 'of product' },
): Promise<void> {
  await run(supabase.rpc('relate_communities', asked));
}
