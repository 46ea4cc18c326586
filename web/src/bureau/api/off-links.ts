import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { supabase } from '@/lib/backend/client';
import { run } from '@/lib/run';

async function getOffLinks(profileIds: readonly number[], signal: AbortSignal): Promise<number[]> {
  const rows = await run(
    supabase
      .from('office_details')
      .select('registered_user_id')
      .in('registered_user_id', [...profileIds])
      .eq('off_links', true),
    signal,
  );
  return rows.map(({ registered_user_id: id }) => id);
}

/** Which of these people are kept off private links, messages and paper. For the admin: nobody else reads a row. */
export const offLinksQueryOptions = (profileIds: readonly number[]) =>
  queryOptions({
    queryKey: sharedKeys.offLinks(profileIds),
    queryFn: ({ signal }) => getOffLinks(profileIds, signal),
    staleTime: 0,
  });

/** Whether a profile is kept off private links and paper: a member's own, or any for the admin. */
export const setOffLinks = ({ profileId, isOff }: { profileId: number; isOff: boolean }) =>
  run(supabase.rpc('set_off_links', { profile_id: profileId, is_off: isOff }));
