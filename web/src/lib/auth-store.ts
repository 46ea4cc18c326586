import { toAppError } from '@/lib/errors';
import { sessionStorageKey, supabase } from '@/lib/supabase';

/** The login in this browser: undefined while it is being read, null when there is none. */
export type SignedInUserId = string | null | undefined;

// Without a stored session there is nothing to wait for: visitors see their page at once.
let userId: SignedInUserId = localStorage.getItem(sessionStorageKey) === null ? null : undefined;
const listeners = new Set<() => void>();
const identityListeners = new Set<() => void>();

supabase.auth.onAuthStateChange((_event, session) => {
  const next = session?.user.id ?? null;
  // The auth client holds its lock while it calls back: whatever asks the backend must wait for the next task.
  setTimeout(() => {
    if (next === userId) return;
    const isChange = userId !== undefined;
    userId = next;
    if (isChange) for (const listener of identityListeners) listener();
    for (const listener of listeners) listener();
  }, 0);
});

export const authStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getUserId: (): SignedInUserId => userId,
};

/** Calls back when one identity takes another's place (sign-in, sign-out), before any screen hears of it. */
export function onIdentityChange(listener: () => void): void {
  identityListeners.add(listener);
}

/** Ends the session in this browser, even when the server cannot be told. */
export async function endSession(): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (!error || toAppError(error).kind === 'unauthorised') return;
  localStorage.removeItem(sessionStorageKey);
  window.location.reload();
}
