import { QueryObserver } from '@tanstack/react-query';
import { identityQueryOptions, type Identity } from '@/lib/api/identity';
import { authStore, endSession } from '@/lib/auth-store';
import type { AppError } from '@/lib/errors';
import { keepLikelyViewer } from '@/lib/likely-viewer';
import { queryClient } from '@/lib/query-client';
import { genderOf, setSession, unknownSession, visitorSession, type Session, type Viewer } from '@/lib/session';

/** Why this login is worth nothing; null when it is, or when that is not known. */
function deathOf(identity: Identity | undefined, error: AppError | null): 'off' | 'ended' | null {
  if (identity?.role === 'off' || identity?.role === 'ended') return identity.role;
  // A token that the backend does not take, and that could not be renewed, is worth nothing either.
  return !identity && error?.status === 401 ? 'ended' : null;
}

function viewerOf(userId: string | null, identity: Identity | undefined): Viewer {
  if (userId === null) return visitorSession.viewer;
  if (!identity || identity.role === 'off' || identity.role === 'ended') return unknownSession().viewer;
  const { role, ...who } = identity;
  return { kind: role, ...who };
}

/** From here on it is read who is signed in, whenever the login changes, and every screen is told. */
export function followSession(): void {
  const optionsOf = (userId: string | null) => ({
    ...identityQueryOptions(userId),
    notifyOnChangeProps: ['data' as const, 'error' as const, 'errorUpdateCount' as const],
  });
  const observer = new QueryObserver(queryClient, optionsOf(authStore.getUserId()));
  let signedOutBecause: Session['signedOutBecause'] = null;
  let ending: string | null = null;

  const update = (): void => {
    const userId = authStore.getUserId();
    const { data: identity, error, errorUpdateCount } = observer.getCurrentResult();
    const viewer = viewerOf(userId, identity);
    if ('username' in viewer) signedOutBecause = null;
    keepLikelyViewer(viewer.kind, genderOf(viewer));
    setSession({
      viewer,
      // While it is tried again, too: the page must not change back and forth.
      identityFailed: userId !== null && errorUpdateCount > 0 && !identity,
      retryIdentity: () => void observer.refetch(),
      signedOutBecause: userId === null ? (signedOutBecause ?? (authStore.getWasEnded() ? 'ended' : null)) : null,
      dismissSignedOut: () => {
        signedOutBecause = null;
        authStore.forgetEnd();
      },
      signOut: endSession,
    });
    const death = deathOf(identity, error);
    if (userId === null) ending = null;
    if (userId === null || death === null || ending === userId) return;
    ending = userId;
    // Signed out first: as long as the dead login is sent along, the visitor's pages would be empty too.
    void endSession().then(() => {
      signedOutBecause = death;
      update();
    });
  };

  authStore.subscribe(() => {
    observer.setOptions(optionsOf(authStore.getUserId()));
    update();
  });
  observer.subscribe(update);
  update();
}
