import { useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { authStore, endSession } from '@/lib/auth-store';
import { identityQueryOptions } from '@/lib/api/identity';

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

/** Whether a member looks, or most likely does: what stands there for members has its place. */
export function isLikelyMember(viewer: Viewer): boolean {
  return viewer.kind === 'member' || (viewer.kind === 'loading' && viewer.likely === 'member');
}

interface Session {
  viewer: Viewer;
  /** A login is there, but who it is could not be read. */
  identityFailed: boolean;
  retryIdentity: () => void;
  /** Why the user is not signed in any more: the account was switched off, or the session ended from elsewhere. */
  signedOutBecause: 'off' | 'ended' | null;
  dismissSignedOut: () => void;
  signOut: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

const likelyKey = 'last-viewer';

/** What the login in this browser was the last time: what it will most likely ask for is asked for before it is known. */
function readLikely() {
  const [kind = '', gender = ''] = localStorage.getItem(likelyKey)?.split(' ') ?? [];
  return { likely: kind === 'admin' ? kind : 'member', gender: gender === '' ? null : gender } as const;
}

const visitor: Viewer = { kind: 'visitor' };

/** Gives every screen below it the viewer. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const userId = useSyncExternalStore(authStore.subscribe, authStore.getUserId, () => null);
  const wasEnded = useSyncExternalStore(authStore.subscribe, authStore.getWasEnded, () => false);
  const { data: identity, error, errorUpdateCount, refetch } = useQuery(identityQueryOptions(userId));
  const [signedOutBecause, setSignedOutBecause] = useState<'off' | 'ended' | null>(null);

  let dead: 'off' | 'ended' | null = null;
  if (identity?.role === 'off' || identity?.role === 'ended') dead = identity.role;
  // A token that the backend does not take, and that could not be renewed, is worth nothing either.
  else if (!identity && error?.status === 401) dead = 'ended';
  useEffect(() => {
    if (!dead) return;
    // Signed out first: as long as the dead login is sent along, the visitor's pages would be empty too.
    void endSession().then(() => {
      setSignedOutBecause(dead);
    });
  }, [dead]);

  const session = useMemo<Session>(() => {
    let viewer: Viewer = { kind: 'loading', ...readLikely() };
    if (userId === null) viewer = visitor;
    else if (identity && identity.role !== 'off' && identity.role !== 'ended') {
      const { role, ...who } = identity;
      viewer = { kind: role, ...who };
    }
    return {
      viewer,
      // While it is tried again, too: the page must not change back and forth.
      identityFailed: userId !== null && errorUpdateCount > 0 && !identity,
      retryIdentity: () => void refetch(),
      signedOutBecause: viewer.kind === 'visitor' ? (signedOutBecause ?? (wasEnded ? 'ended' : null)) : null,
      dismissSignedOut: () => {
        setSignedOutBecause(null);
        authStore.forgetEnd();
      },
      signOut: endSession,
    };
  }, [userId, wasEnded, identity, errorUpdateCount, refetch, signedOutBecause]);

  const { kind } = session.viewer;
  const gender = genderOf(session.viewer);
  useEffect(() => {
    if (kind === 'member' || kind === 'admin') localStorage.setItem(likelyKey, `${kind} ${gender ?? ''}`.trim());
    else if (kind === 'visitor') localStorage.removeItem(likelyKey);
  }, [kind, gender]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The viewer with what can be done about the session. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** Who is looking. */
export function useViewer(): Viewer {
  return useSession().viewer;
}
