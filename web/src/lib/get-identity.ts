import { queryOptions } from '@tanstack/react-query';
import { AppError, toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/**
 * Who a login is. `temporary` has yet to change the password it was given, `off` was switched off, `ended` was signed out
 * from elsewhere or is gone: these three have no rights.
 */
export interface Identity {
  role: 'member' | 'admin' | 'temporary' | 'off' | 'ended';
  username: string;
  registeredUserId: number | null;
}

async function getIdentity(userId: string, signal: AbortSignal): Promise<Identity> {
  const [admin, account] = await Promise.all([
    supabase.rpc('am_i_admin').abortSignal(signal).retry(false),
    supabase
      .from('accounts')
      .select('username, registered_user_id, active, must_change_password')
      .eq('user_id', userId)
      .abortSignal(signal)
      .retry(false)
      .maybeSingle(),
  ]);
  if (admin.error) throw toAppError(admin.error, admin.status);
  if (account.error) throw toAppError(account.error, account.status);
  // An ended session does not read even its own account.
  if (!account.data) return { role: 'ended', username: '', registeredUserId: null };
  if (!account.data.active) return { role: 'off', username: '', registeredUserId: null };
  return {
    role: account.data.must_change_password ? 'temporary' : admin.data ? 'admin' : 'member',
    username: account.data.username,
    registeredUserId: account.data.registered_user_id,
  };
}

export const identityKey = ['identity'] as const;

/** Reads who the signed-in login is. */
export const identityQueryOptions = (userId: string | null) =>
  queryOptions<Identity, AppError>({
    queryKey: [...identityKey, userId],
    queryFn: ({ signal }) => {
      if (userId === null) throw new AppError('unauthorised', 'Auth session missing!');
      return getIdentity(userId, signal);
    },
    enabled: userId !== null,
    staleTime: 60_000,
    // Nothing about an identity outlives its session.
    gcTime: 0,
  });
