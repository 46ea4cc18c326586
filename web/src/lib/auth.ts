import type { AuthClient } from '@supabase/auth-js';
import { readBackendAddress } from '@/lib/env';
import { readKeptSession } from '@/lib/kept-session';
import { loadPart } from '@/lib/load-part';

// Without an address main.tsx shows a message instead of the site; the client must still be constructible.
export const address = readBackendAddress() ?? {
  url: 'http://not-configured.invalid',
  publishableKey: 'not-configured',
};

/** Where the browser keeps the session: the name that Supabase's own client would choose. */
export const sessionStorageKey = `sb-${new URL(address.url).hostname.split('.')[0] ?? ''}-auth-token`;

// Before this long until its end, the auth client renews a session rather than use it.
const renewalMarginMs = 90_000;

const listeners = new Set<() => void>();

/** Calls back when the auth client has begun, renewed or ended a session, in this tab or another. It is not done by then. */
export function onAuthChange(listener: () => void): void {
  listeners.add(listener);
}

type Auth = InstanceType<typeof AuthClient>;
let loading: Promise<Auth> | null = null;

async function startAuth(): Promise<Auth> {
  const { createAuth } = await loadPart(() => import('@/lib/auth-client'));
  const auth = createAuth(address, sessionStorageKey);
  auth.onAuthStateChange(() => {
    for (const listener of listeners) listener();
  });
  return auth;
}

/** The one auth client. Its code is fetched when a session is kept in this browser, or somebody is about to sign in. */
export async function loadAuth(): Promise<Auth> {
  loading ??= startAuth();
  try {
    return await loading;
  } catch (error) {
    // The next who needs it tries again.
    loading = null;
    throw error;
  }
}

/** The kept session's token, renewed when it has grown old; null when there is none or it could not be renewed. */
export async function readToken(): Promise<string | null> {
  const kept = readKeptSession(sessionStorageKey);
  if (kept === null) return null;
  // What the auth client would answer, without waiting for its code.
  if (kept.endsAt - Date.now() >= renewalMarginMs) return kept.accessToken;
  const auth = await loadAuth();
  const { data } = await auth.getSession();
  return data.session?.access_token ?? null;
}

/** Renews the session, whatever its age. Null when that is not possible. */
export async function renewToken(): Promise<string | null> {
  const auth = await loadAuth();
  const { data } = await auth.refreshSession();
  return data.session?.access_token ?? null;
}
