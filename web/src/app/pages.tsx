import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { decide, keyOf, prepareRoute, routes, type Decision, type OtherLocation } from '@/app/routes';
import { GuardedPage } from '@/app/guarded-page';
import { awaitFirstPage, startReading } from '@/app/start-reading';
import { readStarNames, starNames } from '@/astrology/star-names';
import { lazyPart } from '@/base/load-part';
import { useStore } from '@/base/store';
import { starNamesQueryOptions } from '@/bureau/api/site-settings';
import { getViewer, isSignedIn, onViewerChange, useViewer } from '@/lib/backend/session';
import { useIsNavigationPending } from '@/lib/navigation/blocker';
import { currentLocation, goBack, onNavigation, previousLocation, replaceLocation } from '@/lib/navigation/history';
import { useIsPictureRefused } from '@/lib/pictures';
import { queryClient } from '@/lib/query-client';
import { OnDemand } from '@/ui/on-demand';

/** Shows birth stars by the names that the bureau has chosen; the page that calls it draws again when they change. */
export function useStarNames(areShown: boolean): void {
  const { data } = useQuery({ ...starNamesQueryOptions(), enabled: areShown });
  const chosen = readStarNames(data);
  // Before the browser paints: nobody sees a star change its name.
  useLayoutEffect(() => {
    starNames.set(chosen);
  }, [chosen]);
  useStore(starNames);
}

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

export { awaitFirstPage, prepareRoute };

// This part is fetched when data is needed.
startReading();
startRedirects();

const LeaveDialog = lazyPart(async () => (await import('@/app/leave-dialog')).LeaveDialog);
const PictureLimitNotice = lazyPart(async () => (await import('@/app/leave-dialog')).PictureLimitNotice);
const ToastProvider = lazyPart(async () => (await import('@/ui/toast')).ToastProvider);
const NotificationBell = lazyPart(async () => (await import('@/features/account/notification-bell')).NotificationBell);

const BureauLogo = lazyPart(async () => (await import('@/bureau/components/bureau-logo')).BureauLogo);

/** Every page but the home page. */
export const Pages = ({ location }: { location: OtherLocation }) => (
  <QueryClientProvider client={queryClient}>
    <PageWithData location={location} />
  </QueryClientProvider>
);

function PageWithData({ location }: { location: OtherLocation }) {
  useStarNames(isSignedIn(useViewer()));
  const isPictureRefused = useIsPictureRefused();
  return (
    <>
      <OnDemand>{isPictureRefused && <PictureLimitNotice />}</OnDemand>
      <GuardedPage key={keyOf(location)} name={location.page} location={location} />
    </>
  );
}

/** The notifications of the member, in the head of every page. */
export const HeaderNotifications = () => (
  <QueryClientProvider client={queryClient}>
    <NotificationBell />
  </QueryClientProvider>
);

/** The bureau's logo at the top of what the office prints. */
export const PrintedLogo = () => (
  <QueryClientProvider client={queryClient}>
    <BureauLogo />
  </QueryClientProvider>
);

/** Shown on any page: the dialog before a form is left, and toasts. */
export function PageLayers() {
  const viewer = useViewer();
  const isLeaving = useIsNavigationPending();
  return (
    <>
      <OnDemand>{isLeaving && <LeaveDialog />}</OnDemand>
      <OnDemand>{isSignedIn(viewer) && <ToastProvider />}</OnDemand>
    </>
  );
}
