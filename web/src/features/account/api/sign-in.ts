import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { loginEmail } from '@/person/login-email';
import { normalizePassword } from '@/person/normalize-password';

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
