import { queryOptions } from '@tanstack/react-query';
import { myProfileKeys } from '@/features/my-profile/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const getMyPassword = (profileId: number, signal: AbortSignal) =>
  run(
    supabase
      .from('accounts')
      .select('bureau_password_at, bureau_password_by, last_password_set_at')
      .eq('registered_user_id', profileId)
      .maybeSingle(),
    signal,
  );

/** When the bureau last set the member's password, and who; and when it was last changed. */
export const myPasswordQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: myProfileKeys.password(profileId),
    queryFn: ({ signal }) => getMyPassword(profileId, signal),
    staleTime: 0,
  });
