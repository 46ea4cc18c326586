import { AuthClient } from '@supabase/auth-js';
import { visitorHeaders, type BackendAddress } from '@/lib/env';
import { fetchToken } from '@/lib/fetch-token';
import { fetchWithin } from '@/lib/fetch-within';

const signInTimeMs = 20_000;

/** Makes the client that signs in, renews the session as long as the tab is seen, and keeps it under this name. */
export function createAuth(address: BackendAddress, storageKey: string) {
  return new AuthClient({
    url: `${address.url}/auth/v1`,
    headers: visitorHeaders(address),
    storageKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return pathname.endsWith('/auth/v1/token')
        ? await fetchToken(storageKey, signInTimeMs, input, init)
        : await fetchWithin(signInTimeMs, input, init);
    },
  });
}
