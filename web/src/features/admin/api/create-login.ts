import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Gives a person a login, whose password must be changed at the first sign-in. */
export async function createLogin({
  id,
  username,
  password,
}: {
  id: number;
  username: string;
  password: string;
}): Promise<void> {
  const { error, status } = await supabase
    .rpc('create_login', { profile_id: id, username, temporary_password: password })
    .retry(false);
  if (error) throw toAppError(error, status);
}
