import { queryOptions, skipToken } from '@tanstack/react-query';
import { accountKeys } from '@/features/account/api/keys';
import { supabase } from '@/lib/backend/client';
import { run } from '@/lib/run';

async function isVisible(profileId: number, signal: AbortSignal): Promise<boolean> {
  const card = await run(supabase.from('RegisteredUsers').select('visible').eq('id', profileId).maybeSingle(), signal);
  return card?.visible === true;
}

/** Whether others see the member's own profile. */
export const ownVisibilityQueryOptions = (profileId: number | null) =>
  queryOptions({
    queryKey: accountKeys.ownVisibility(profileId),
    queryFn: profileId === null ? skipToken : ({ signal }) => isVisible(profileId, signal),
  });
