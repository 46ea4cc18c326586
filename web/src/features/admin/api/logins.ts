import { queryOptions } from '@tanstack/react-query';
import { adminKeys } from '@/features/admin/api/keys';
import { run } from '@/lib/run';
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

/** The login of a person, or null. */
export const accountQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: adminKeys.account(profileId),
    queryFn: ({ signal }) =>
      run(
        supabase
          .from('accounts')
          .select('username, active, must_change_password, notice_sent_at')
          .eq('registered_user_id', profileId)
          .maybeSingle(),
        signal,
      ),
  });

/** The current logins of several people. */
export const accountsQueryOptions = (profileIds: readonly number[]) =>
  queryOptions({
    queryKey: adminKeys.accounts(profileIds),
    queryFn: ({ signal }) =>
      run(
        supabase
          .from('accounts')
          .select('registered_user_id, username, active, must_change_password, notice_sent_at')
          .in('registered_user_id', [...profileIds]),
        signal,
      ),
    // No refetch while the admin works through the list, so that rows stay in place.
    meta: { keep: true },
    staleTime: 0,
    gcTime: 0,
  });
