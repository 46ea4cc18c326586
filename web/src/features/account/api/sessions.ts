import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '@/features/account/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** Where the viewer is signed in, this browser first. */
export const mySessionsQueryOptions = () =>
  queryOptions({
    queryKey: accountKeys.sessions(),
    queryFn: async ({ signal }) =>
      (await run(supabase.rpc('list_my_sessions'), signal)).map((session) => ({
        id: session.session_id,
        // The development server keeps no device.
        device: session.is_this_one ? navigator.userAgent : session.device,
        beganAt: session.began_at,
        lastUsedAt: session.last_used_at,
        isThisOne: session.is_this_one,
        hasSecondFactor: session.second_factor,
      })),
  });

/** Signs the viewer out on one other device. */
export const endSessionOn = (sessionId: string) => run(supabase.rpc('end_my_session', { ended_id: sessionId }));

/** Signs the viewer out everywhere else. */
export const endOtherSessions = () => run(supabase.rpc('end_my_other_sessions'));
