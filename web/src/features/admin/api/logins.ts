import { queryOptions } from '@tanstack/react-query';
import { adminKeys } from '@/features/admin/api/keys';
import { resetPassword } from '@/bureau/api/profiles';
import { toAppError } from '@/lib/errors';
import { mostRows, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

interface NewLogin {
  profileId: number;
  username: string;
  password: string;
}

/** Creates a login. Its password must be changed at the first sign-in. */
export const createLogin = ({ profileId, username, password }: NewLogin) =>
  run(supabase.rpc('create_login', { profile_id: profileId, username, temporary_password: password }));

/** Switches a login on or off. */
export const setAccountActive = ({ profileId, active }: { profileId: number; active: boolean }) =>
  run(supabase.rpc('set_account_active', { profile_id: profileId, is_active: active }));

const readAccount = (profileId: number, signal?: AbortSignal) =>
  run(
    supabase
      .from('accounts')
      .select('username, active, must_change_password, notice_sent_at, language')
      .eq('registered_user_id', profileId)
      .maybeSingle(),
    signal,
  );

/**
 * Creates a login again after a lost answer: if the first request was processed, that login gets this password.
 * @throws AppError 'conflict' for a login of another username, or of a member who has chosen a password
 */
export async function createLoginAgain(login: NewLogin): Promise<void> {
  await createLogin(login).catch(async (cause: unknown) => {
    const error = toAppError(cause);
    if (error.refusal !== 'login_exists') throw error;
    const account = await readAccount(login.profileId);
    if (account?.username !== login.username || !account.must_change_password) throw error;
    await resetPassword({ profileId: login.profileId, temporaryPassword: login.password });
  });
}

/** The login of a person, or null. */
export const accountQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: adminKeys.account(profileId),
    queryFn: ({ signal }) => readAccount(profileId, signal),
  });

/** The current logins of several people. */
export const accountsQueryOptions = (profileIds: readonly number[]) =>
  queryOptions({
    queryKey: adminKeys.accounts(profileIds),
    queryFn: async ({ signal }) => {
      const parts: number[][] = [];
      for (let start = 0; start < profileIds.length; start += mostRows)
        parts.push(profileIds.slice(start, start + mostRows));
      const accounts = await Promise.all(
        parts.map((ids) =>
          run(
            supabase
              .from('accounts')
              .select('registered_user_id, username, active, must_change_password, notice_sent_at, language')
              .in('registered_user_id', ids),
            signal,
          ),
        ),
      );
      return accounts.flat();
    },
    // No refetch while the admin works through the list, so that rows stay in place.
    meta: { keep: true },
    staleTime: 0,
    gcTime: 0,
  });
