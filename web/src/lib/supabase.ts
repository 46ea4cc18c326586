import { createClient } from '@supabase/supabase-js';
import { createBackendFetch } from '@/lib/backend-fetch';
import type { Database } from '@/lib/database.types';
import { readBackendAddress } from '@/lib/env';

// Without an address main.tsx shows a message instead of the site; the client must still be constructible.
const address = readBackendAddress() ?? { url: 'http://not-configured.invalid', publishableKey: 'not-configured' };

/** Where the browser keeps the session: the name that supabase-js would choose itself. */
export const sessionStorageKey = `sb-${new URL(address.url).hostname.split('.')[0] ?? ''}-auth-token`;

async function readToken(): Promise<string | null> {
  const { data } = await supabase.auth.getSession();
  return data.session?.access_token ?? null;
}

async function renewToken(): Promise<string | null> {
  const { data } = await supabase.auth.refreshSession();
  return data.session?.access_token ?? null;
}

/** The one connection to the backend, asked through `run`. Only lib and the api folders of the features use it. */
export const supabase = createClient<Database>(address.url, address.publishableKey, {
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false, storageKey: sessionStorageKey },
  global: {
    fetch: createBackendFetch({
      publishableKey: address.publishableKey,
      storageKey: sessionStorageKey,
      readToken,
      renewToken,
    }),
  },
});
