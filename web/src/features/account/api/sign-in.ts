import { toAppError } from '@/lib/errors';
import { loginEmail } from '@/lib/login-email';
import { normalizePassword } from '@/lib/normalize-password';
import { supabase } from '@/lib/supabase';

export interface Credentials {
  username: string;
  password: string;
}

/** Signs in with a username and a password. */
export async function signIn({ username, password }: Credentials): Promise<void> {
  const { error } = await supabase.auth.signInWithPassword({
    email: loginEmail(username),
    password: normalizePassword(password),
  });
  if (error) throw toAppError(error);
}
