import { queryOptions } from '@tanstack/react-query';
import { AppError, toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Who a login is. `off` is an account that was switched off or is gone: it has no rights. */
export interface Identity {
  role: 'member' | 'admin' | 'off';
  username: string;
  registeredUserId: number | null;
}

async function getIdentity(userId: string, signal: AbortSignal): Promise<Identity> {
  const [admin, account] = await Promise.all([
    supabase.rpc('am_i_admin').abortSignal(signal).retry(false),
    supabase
      .from('accounts')
      .select('username, registered_user_id, active')
      .eq('user_id', userId)
      .abortSignal(signal)
      .retry(false)
      .maybeSingle(),
  ]);
  if (admin.error) throw toAppError(admin.error, admin.status);
  if (account.error) throw toAppError(account.error, account.status);
  if (!account.data?.active) return { role: 'off', username: '', registeredUserId: null };
  return {
    role: admin.data ? 'admin' : 'member',
    username: account.data.username,
    registeredUserId: account.data.registered_user_id,
  };
}

export const identityKey = ['identity'] as const;

/** Reads who the signed-in login is. */
export const identityQueryOptions = (userId: string | null | undefined) =>
  queryOptions<Identity, AppError>({
    queryKey: [...identityKey, userId],
    queryFn: ({ signal }) => {
      if (!userId) throw new AppError('unauthorised', 'Auth session missing!');
      return getIdentity(userId, signal);
    },
    enabled: Boolean(userId),
    staleTime: 60_000,
    // Nothing about an identity outlives its session.
    gcTime: 0,
  });
