import { run } from '@/lib/run';
import { supabase } from '@/lib/supabase';

interface NewLogin {
  id: number;
  username: string;
  password: string;
}

/** Gives a person a login, whose password must be changed at the first sign-in. */
export const createLogin = ({ id, username, password }: NewLogin) =>
  run(supabase.rpc('create_login', { profile_id: id, username, temporary_password: password }));

/** Switches a login on or off. */
export const setAccountActive = ({ id, active }: { id: number; active: boolean }) =>
  run(supabase.rpc('set_account_active', { profile_id: id, is_active: active }));
