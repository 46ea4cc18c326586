import { loadAuth, onAuthChange, sessionStorageKey } from '@/lib/auth';
import { toAppError } from '@/lib/errors';
import { readKeptSession } from '@/lib/kept-session';

/** The login in this browser; null when there is none. */
export type SignedInUserId = string | null;

// What the browser keeps decides, not what the auth client says: when its server is away, that says "no session" of one that
// is only waiting to be renewed.
const readUserId = (): SignedInUserId => readKeptSession(sessionStorageKey)?.userId ?? null;

// Whose tab this was when it was last open: a closed tab that is opened again brings along what it had kept for itself.
const ownerKey = 'signed-in-as';
const readOwner = (): SignedInUserId => sessionStorage.getItem(ownerKey);
function keepOwner(owner: SignedInUserId): void {
  if (owner === null) sessionStorage.removeItem(ownerKey);
  else sessionStorage.setItem(ownerKey, owner);
}

let userId = readUserId();
const isAnothers = readOwner() !== null && readOwner() !== userId;
keepOwner(userId);
// Whether the session went without anybody asking for it in this tab.
let wasEnded = false;
let isLeaving = false;
const listeners = new Set<() => void>();
const identityListeners = new Set<() => void>();

/** Has a session renewed in time, and followed when another tab ends it. */
function attend(): void {
  // Whoever needs it for a request tries again.
  if (userId !== null) loadAuth().catch(() => undefined);
}

function follow(): void {
  const next = readUserId();
  if (next === userId) return;
  userId = next;
  attend();
  keepOwner(next);
  wasEnded = next === null && !isLeaving;
  isLeaving = false;
  for (const listener of identityListeners) listener();
  for (const listener of listeners) listener();
}

// The auth client is not done when it calls back: whatever asks the backend must wait for the next task.
onAuthChange(() => void setTimeout(follow, 0));
// Another tab may have signed in or out while this one was not running.
window.addEventListener('storage', follow);
window.addEventListener('pageshow', follow);
document.addEventListener('visibilitychange', follow);
attend();

export const authStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getUserId: (): SignedInUserId => userId,
  /** Whether the session ended, or was ended elsewhere, since somebody last signed in here. */
  getWasEnded: (): boolean => wasEnded,
  /** The user has read it. */
  forgetEnd: () => {
    wasEnded = false;
    for (const listener of listeners) listener();
  },
};

/**
 * Calls back when one identity takes another's place (sign-in, sign-out, in this tab or another), before any screen hears of
 * it; and at once when that happened while this tab was not there.
 */
export function onIdentityChange(listener: () => void): void {
  identityListeners.add(listener);
  if (isAnothers) listener();
}

/** Fetches what signing in needs: before something is typed that would be lost, should a newer build have to be loaded. */
export async function prepareSignIn(): Promise<void> {
  await loadAuth();
}

const timeoutMs = 5000;

async function signOut(): Promise<boolean> {
  try {
    const { error } = await (await loadAuth()).signOut({ scope: 'local' });
    return error === null || toAppError(error).kind === 'unauthorised';
  } catch {
    return false;
  }
}

/** Ends the session in this browser, even when the server cannot be told. */
export async function endSession(): Promise<void> {
  isLeaving = true;
  const tooLong = new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false));
  if (await Promise.race([signOut(), tooLong])) return;
  localStorage.removeItem(sessionStorageKey);
  window.location.reload();
}
