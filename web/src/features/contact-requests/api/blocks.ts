import { queryOptions } from '@tanstack/react-query';
import { requestKeys } from '@/features/contact-requests/api/keys';
import { mostRows, readAll } from '@/lib/read-all';
import { run, type Row } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const listMyBlocks = (signal: AbortSignal) =>
  readAll<Row<'list_my_blocks'>>((last) => {
    let query = supabase.rpc('list_my_blocks');
    // Two blocks of one moment differ by the person.
    if (last !== null)
      query = query.or(
        `created_at.lt."${last.created_at}",and(created_at.eq."${last.created_at}",registered_user_id.lt.${last.registered_user_id})`,
      );
    const newestFirst = query
      .order('created_at', { ascending: false })
      .order('registered_user_id', { ascending: false });
    return run(newestFirst.limit(mostRows), signal);
  });

/** The people that the member has blocked, newest first. */
export const myBlocksQueryOptions = () =>
  queryOptions({
    queryKey: requestKeys.myBlocks(),
    queryFn: ({ signal }) => listMyBlocks(signal),
    staleTime: 0,
  });

/** Hides the member and this person from each other. */
export const blockProfile = (profileId: number) => run(supabase.rpc('block_profile', { profile_id: profileId }));

/** Removes the member's own block. */
export const unblockProfile = (profileId: number) => run(supabase.rpc('unblock_profile', { profile_id: profileId }));
