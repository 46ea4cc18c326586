// The session and the viewer: values outside React, in the first load. auth-js is not in it: auth-client.ts is a part of its
// own. identity.ts, which looks up the account of a login, comes with the pages. Decisions 011 and 018.
import type { AuthClient } from '@supabase/auth-js';
import { readKeptSession, readLikelyViewer, sessionStorageKey } from '@/lib/backend/kept-session';
import { siteStorage, tabStorage } from '@/base/browser-storage';
import { loadPart } from '@/base/load-part';
import { navigateUnlessBlocked } from '@/lib/navigation/blocker';
import { navigate } from '@/lib/navigation/history';
import { createStore, useStore } from '@/base/store';

/** The viewer of the site. It decides about links and buttons, never about data: that is the database's part. */
export type Viewer =
  // The viewer of the last visit: only reserves space for that viewer's links.
  | { kind: 'loading'; likely: 'member' | 'admin'; gender: string | null }
  | { kind: 'visitor' }
  // `temporary` is signed in with a password that must be changed first.
  // An admin who has given the password, and has yet to give the code of the second factor, or to set one up.
  | { kind: 'second step'; step: 'code' | 'set up'; username: string; name: null; profileId: null; gender: null }
  | {
      kind: 'temporary' | 'member' | 'admin';
      username: string;
      /** The name in the register; null when the login belongs to nobody there. */
      name: string | null;
      /** The name as the family writes it in its own letters. */
      ownScriptName?: string | null;
      /** Null when the login belongs to nobody in the register. */
      profileId: number | null;
      /** Bride or groom, as far as that is stated. */
      gender: string | null;
      /** Of an admin, whether he may do all; the other admins are clerks. */
      isOwner?: boolean;
    };

/** Whether an owner of the bureau looks. A clerk is an admin too. */
export const isOwner = (viewer: Viewer): boolean => viewer.kind === 'admin' && viewer.isOwner === true;

export const usernameOf = (viewer: Viewer): string | null => ('username' in viewer ? viewer.username : null);

/** The registered user who looks, or null when it is nobody of the register. */
export const ownProfileId = (viewer: Viewer): number | null => ('profileId' in viewer ? viewer.profileId : null);

/** Whether a bride or a groom looks, or most likely does; null when it is neither or not stated. */
export const genderOf = (viewer: Viewer): string | null => ('gender' in viewer ? viewer.gender : null);

/** Whether a member or the admin looks, with a password of their own. */
export const isSignedIn = ({ kind }: Viewer): boolean => kind === 'member' || kind === 'admin';

const isLikely = (viewer: Viewer, kind: 'member' | 'admin'): boolean =>
  viewer.kind === kind || (viewer.kind === 'loading' && viewer.likely === kind);

/** Whether the viewer is a member, or most likely is: the members' parts of the page keep their place. */
export const isLikelyMember = (viewer: Viewer): boolean => isLikely(viewer, 'member');

/** Whether somebody of the office looks, or most likely does: with the frame of the office around every page. */
export const isLikelyOffice = (viewer: Viewer): boolean => isLikely(viewer, 'admin');

interface Session {
  viewer: Viewer;
  /** A login is there, but who it is could not be read. */
  identityFailed: boolean;
  retryIdentity: () => void;
}

/**
 * Why a session ended without the user: the account was switched off, the password was replaced, or the session was ended
 * elsewhere. It may have begun during a change of the password, too long ago, or with an expired first password. Or it was
 * unused for too long. Of a refused token and of a session that has gone from this browser (`ended`) the reason is unknown.
 */
export type SignOutReason =
  | 'off'
  | 'admin off'
  | 'ended'
  | 'elsewhere'
  | 'password changed'
  | 'password replaced'
  | 'password expired'
  | 'too long'
  | 'unused'
  | 'refused';

export const visitor: Viewer = { kind: 'visitor' };

/** Somebody is signed in, and it is not known yet who. */
export const unknownViewer = (): Viewer => ({ kind: 'loading', ...readLikelyViewer() });

/** The session before anything is read about it. */
const startSession = (userId: string | null): Session => ({
  viewer: userId === null ? visitor : unknownViewer(),
  identityFailed: false,
  retryIdentity: () => undefined,
});

// The session in the browser's storage decides, not the auth client, which reports "no session" for one that it cannot renew now.
let lastEnd = Infinity;
function readUserId(): string | null {
  const kept = readKeptSession();
  if (kept !== null) lastEnd = kept.endsAt;
  return kept?.userId ?? null;
}

// Whose tab this was when it was last open: a closed tab that is opened again still has its session storage.
const ownerKey = 'signed-in-as';
const readOwner = (): string | null => tabStorage.getItem(ownerKey);
function keepOwner(owner: string | null): void {
  if (owner === null) tabStorage.removeItem(ownerKey);
  else tabStorage.setItem(ownerKey, owner);
}

const userIdStore = createStore(readUserId());
const sessionStore = createStore(startSession(userIdStore.get()));
const signedOutStore = createStore<SignOutReason | null>(null);

const isAnothers = readOwner() !== null && readOwner() !== userIdStore.get();
keepOwner(userIdStore.get());
// The notice after the session's end: endSession() changes it; without it the end happened elsewhere.
let nextReason: SignOutReason | null = 'ended';
// The server has forgotten it by then (private.session_state), and a renewal is refused without a reason.
const unusedMs = 30 * 24 * 60 * 60 * 1000;

type Auth = InstanceType<typeof AuthClient>;
let loading: Promise<Auth> | null = null;

async function startAuth(): Promise<Auth> {
  const { createAuth } = await loadPart(() => import('@/lib/backend/auth-client'));
  const auth = createAuth();
  // The auth client is not done when it calls back: a request to the backend must wait for the next task.
  auth.onAuthStateChange(() => void setTimeout(followStorage, 0));
  return auth;
}

/** The one auth client. Its code is fetched when a session is kept in this browser, or for the sign-in form. */
export async function loadAuth(): Promise<Auth> {
  loading ??= startAuth();
  try {
    return await loading;
  } catch (error) {
    // The next call tries again.
    loading = null;
    throw error;
  }
}

/** Fetches the code of the sign-in: before any input that a reload for a newer build would lose. */
export async function prepareSignIn(): Promise<void> {
  await loadAuth();
}

/** Has the auth client renew the session in time, and notice when another tab ends it. */
export function startAutoRefresh(): void {
  // A request that needs the auth client tries again.
  if (userIdStore.get() !== null) loadAuth().catch(() => undefined);
}

function followStorage(): void {
  const userId = readUserId();
  if (userId === userIdStore.get()) return;
  keepOwner(userId);
  const wasUnused = nextReason === 'ended' && Date.now() - lastEnd > unusedMs;
  signedOutStore.set(userId === null ? (wasUnused ? 'unused' : nextReason) : null);
  nextReason = 'ended';
  sessionStore.set(startSession(userId));
  userIdStore.set(userId);
  startAutoRefresh();
}

// Another tab may have signed in or out while this one was not running.
window.addEventListener('storage', followStorage);
window.addEventListener('pageshow', followStorage);
document.addEventListener('visibilitychange', followStorage);

export const getUserId = userIdStore.get;

/**
 * Calls back when the login changes, in this tab or another, in the order of subscription and before React draws. It calls at
 * once after a change while this tab was closed.
 */
export function onIdentityChange(listener: () => void): void {
  userIdStore.subscribe(listener);
  if (isAnothers) listener();
}

/** Gives the screens the state of the login. */
export const setSession = sessionStore.set;

/** The viewer, and the remedy when the account could not be read. */
export const useSession = (): Session => useStore(sessionStore);

export const useViewer = (): Viewer => useSession().viewer;

export const getViewer = (): Viewer => sessionStore.get().viewer;

/** Calls back when more or something else is known of the viewer, before React draws it. */
export const onViewerChange = sessionStore.subscribe;

/** Why the user is not signed in any more; null when they did it, or have read it. */
export const useSignOutReason = (): SignOutReason | null => useStore(signedOutStore);

export function dismissSignOutReason(): void {
  signedOutStore.set(null);
}

const timeoutMs = 5000;

async function tellServer(): Promise<boolean> {
  try {
    const { error } = await (await loadAuth()).signOut({ scope: 'local' });
    // Such a session is over already. (The errors' own code is not in the first load.)
    return error === null || error.name === 'AuthSessionMissingError' || error.status === 401 || error.status === 403;
  } catch {
    return false;
  }
}

/** Ends the session in this browser, even when the server cannot be reached; the reason is shown to the user. */
export async function endSession(reason: SignOutReason | null): Promise<void> {
  nextReason = reason;
  const tooLong = new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false));
  if (await Promise.race([tellServer(), tooLong])) return;
  siteStorage.removeItem(sessionStorageKey);
  window.location.reload();
}

/** Goes home and signs out; asks first when there is unsaved input. */
export function signOut(): void {
  navigateUnlessBlocked(() => {
    // Not after the server has answered: by then the user may have gone on to another page.
    navigate({ page: 'home' });
    void endSession(null);
  }, true);
}
