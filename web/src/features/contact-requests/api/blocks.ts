import { queryOptions } from '@tanstack/react-query';
import { requestKeys } from '@/features/contact-requests/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** The people that the member has blocked, newest first. */
export const myBlocksQueryOptions = () =>
  queryOptions({
    queryKey: requestKeys.myBlocks(),
    queryFn: ({ signal }) => run(supabase.rpc('list_my_blocks'), signal),
    staleTime: 0,
  });

/** Hides the member and this person from each other. */
export const blockProfile = (profileId: number) => run(supabase.rpc('block_profile', { profile_id: profileId }));

/** Removes the member's own block. */
export const unblockProfile = (profileId: number) => run(supabase.rpc('unblock_profile', { profile_id: profileId }));
