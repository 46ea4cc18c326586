import { useSyncExternalStore } from 'react';
import { authStore, endSession } from '@/lib/auth-store';
import { readLikelyViewer } from '@/lib/likely-viewer';

/** Who is looking at the site. It decides what is offered, never what may be read: that is the database's part. */
export type Viewer =
  // What the login in this browser was the last time: room is kept for what such a viewer is offered, and nothing else.
  | { kind: 'loading'; likely: 'member' | 'admin'; gender: string | null }
  | { kind: 'visitor' }
  // `temporary` is signed in with a password that must be changed first.
  | {
      kind: 'temporary' | 'member' | 'admin';
      username: string;
      /** Null when the login belongs to nobody in the register. */
      profileId: number | null;
      /** Bride or groom, as far as that is stated. */
      gender: string | null;
    };

/** The login that looks, or null when there is none. */
export function usernameOf(viewer: Viewer): string | null {
  return 'username' in viewer ? viewer.username : null;
}

/** The registered user who looks, or null when it is nobody of the register. */
export function ownProfileId(viewer: Viewer): number | null {
  return 'profileId' in viewer ? viewer.profileId : null;
}

/** Whether a bride or a groom looks, or most likely does; null when it is neither or not stated. */
export function genderOf(viewer: Viewer): string | null {
  return 'gender' in viewer ? viewer.gender : null;
}

/** Whether a member or the admin looks, with a password of their own. */
export function isSignedIn({ kind }: Viewer): boolean {
  return kind === 'member' || kind === 'admin';
}

/** Whether a member looks, or most likely does: what stands there for members has its place. */
export function isLikelyMember(viewer: Viewer): boolean {
  return viewer.kind === 'member' || (viewer.kind === 'loading' && viewer.likely === 'member');
}

export interface Session {
  viewer: Viewer;
  /** A login is there, but who it is could not be read. */
  identityFailed: boolean;
  retryIdentity: () => void;
  /** Why the user is not signed in any more: the account was switched off, or the session ended from elsewhere. */
  signedOutBecause: 'off' | 'ended' | null;
  dismissSignedOut: () => void;
  signOut: () => Promise<void>;
}

const nothing = () => undefined;

/** Nobody is signed in. */
export const visitorSession: Session = {
  viewer: { kind: 'visitor' },
  identityFailed: false,
  retryIdentity: nothing,
  signedOutBecause: null,
  dismissSignedOut: nothing,
  signOut: endSession,
};

/** Somebody is signed in, and it is not known yet who. */
export const unknownSession = (): Session => ({
  ...visitorSession,
  viewer: { kind: 'loading', ...readLikelyViewer() },
});

const firstSession = () => (authStore.getUserId() === null ? visitorSession : unknownSession());

let current = firstSession();
const listeners = new Set<() => void>();

/** Tells the screens what is known of the login (follow-session.ts finds it out). */
export function setSession(session: Session): void {
  current = session;
  for (const listener of listeners) listener();
}

authStore.subscribe(() => {
  setSession(firstSession());
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The viewer with what can be done about the session. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => visitorSession,
  );
}

/** Who is looking. */
export function useViewer(): Viewer {
  return useSession().viewer;
}
