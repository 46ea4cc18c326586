import { QueryClientProvider } from '@tanstack/react-query';
import { GuardedPage } from '@/app/guarded-page';
import { keyOf, prepareRoute, type OtherLocation } from '@/app/routes';
import { awaitFirstPage, startReading } from '@/app/start-reading';
import { startRedirects } from '@/app/redirects';
import { useStarNames } from '@/app/use-star-names';
import { lazyPart } from '@/base/load-part';
import { useIsNavigationPending } from '@/lib/navigation/blocker';
import { useIsPictureRefused } from '@/lib/pictures';
import { queryClient } from '@/lib/query-client';
import { isSignedIn, useViewer } from '@/lib/backend/session';
import { OnDemand } from '@/ui/on-demand';

export { awaitFirstPage, prepareRoute };

// This part is fetched when data is needed.
startReading();
startRedirects();

const LeaveDialog = lazyPart(async () => (await import('@/app/leave-dialog')).LeaveDialog);
const PictureLimitNotice = lazyPart(async () => (await import('@/app/picture-limit-notice')).PictureLimitNotice);
const ToastProvider = lazyPart(async () => (await import('@/ui/toast')).ToastProvider);
const NotificationBell = lazyPart(async () => (await import('@/features/account/notification-bell')).NotificationBell);

const BureauLogo = lazyPart(async () => (await import('@/bureau/components/bureau-logo')).BureauLogo);

/** Every page but the home page. */
export function Pages({ location }: { location: OtherLocation }) {
  return (
    <QueryClientProvider client={queryClient}>
      <PageWithData location={location} />
    </QueryClientProvider>
  );
}

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
export function HeaderNotifications() {
  return (
    <QueryClientProvider client={queryClient}>
      <NotificationBell />
    </QueryClientProvider>
  );
}

/** The bureau's logo at the top of what the office prints. */
export function PrintedLogo() {
  return (
    <QueryClientProvider client={queryClient}>
      <BureauLogo />
    </QueryClientProvider>
  );
}

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
