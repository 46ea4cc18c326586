import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/lib/api/keys';
import { AppError } from '@/lib/errors';
import { run } from '@/lib/run';
import { supabase } from '@/lib/supabase';

/**
 * Who a login is. `temporary` has yet to change the password it was given, `off` was switched off, `ended` was signed out
 * from elsewhere or is gone: these three have no rights.
 */
export interface Identity {
  role: 'member' | 'admin' | 'temporary' | 'off' | 'ended';
  username: string;
  profileId: number | null;
  /** Bride or groom; null when that is not stated, or when the login is nobody's. */
  gender: string | null;
}

async function getIdentity(userId: string, signal: AbortSignal): Promise<Identity> {
  const [isAdmin, account] = await Promise.all([
    run(supabase.rpc('am_i_admin'), signal),
    run(
      supabase
        .from('accounts')
        .select('username, registered_user_id, active, must_change_password, card:RegisteredUsers(gender)')
        .eq('user_id', userId)
        .maybeSingle(),
      signal,
    ),
  ]);
  // An ended session does not read even its own account.
  if (account === null) return { role: 'ended', username: '', profileId: null, gender: null };
  if (!account.active) return { role: 'off', username: '', profileId: null, gender: null };
  return {
    role: account.must_change_password ? 'temporary' : isAdmin ? 'admin' : 'member',
    username: account.username,
    profileId: account.registered_user_id,
    gender: account.card?.gender ?? null,
  };
}

/** Reads who the signed-in login is. */
export const identityQueryOptions = (userId: string | null) =>
  queryOptions({
    queryKey: sharedKeys.identity(userId),
    queryFn: ({ signal }) => {
      if (userId === null) throw new AppError('unauthorised', 'Auth session missing!');
      return getIdentity(userId, signal);
    },
    meta: { keep: true },
    enabled: userId !== null,
    staleTime: 60_000,
    // Nothing about an identity outlives its session.
    gcTime: 0,
  });
