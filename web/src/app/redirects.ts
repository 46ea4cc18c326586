import { decide, type Decision } from '@/app/audience';
import { routes } from '@/app/routes';
import { getViewer, onViewerChange } from '@/lib/backend/session';
import { currentLocation, goBack, onNavigation, previousLocation, replaceLocation } from '@/lib/navigation/history';

/** Once signed in, members are taken back to where they came from. */
function leaveSignIn(isAdmin: boolean): void {
  const from = previousLocation();
  if (isAdmin) replaceLocation({ page: 'dashboard' });
  // The entry before this one: Back keeps its place and leaves no form behind.
  else if (from?.page === 'profile' || from?.page === 'profiles') goBack();
  else replaceLocation({ page: 'profiles' });
}

/** Replaces pages that the viewer must not stay on, whenever the location or the login changes. */
export function startRedirects(): void {
  let last: Decision | null = null;
  let wasAsked = false;
  const redirect = () => {
    const { page } = currentLocation();
    if (page === 'home') return;
    const { audience } = routes[page];
    const viewer = getViewer();
    const decision = decide(audience, viewer);
    // The session store also changes without a new decision, and a Back takes time.
    if (decision === last) return;
    last = decision;
    if (decision === 'sign-in') wasAsked = true;
    if (decision === 'choose password') replaceLocation({ page: 'password' });
    if (decision === 'signed in already') leaveSignIn(viewer.kind === 'admin');
    // A member has signed in at the admin's door.
    if (
      decision === 'not for you' &&
      viewer.kind === 'member' &&
      wasAsked &&
      (audience === 'admin' || audience === 'owners')
    )
      replaceLocation({ page: 'profiles' });
  };
  onNavigation(() => {
    last = null;
    wasAsked = false;
    redirect();
  });
  onViewerChange(redirect);
  redirect();
}
