import { queryOptions, skipToken } from '@tanstack/react-query';
import { requestKeys } from '@/features/contact-requests/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** Whether the member's own profile is visible, which an approval of their requests needs. */
export const myVisibilityQueryOptions = (profileId: number | null) =>
  queryOptions({
    queryKey: requestKeys.myVisibility(profileId),
    queryFn:
      profileId === null
        ? skipToken
        : ({ signal }) =>
            run(supabase.from('RegisteredUsers').select('visible, status').eq('id', profileId).maybeSingle(), signal),
  });
