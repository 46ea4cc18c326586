import { QueryClientProvider } from '@tanstack/react-query';
import { GuardedPage } from '@/app/guarded-page';
import { keyOf, type OtherLocation } from '@/app/routes';
import { startReading } from '@/app/start-reading';
import { useStarNames } from '@/app/use-star-names';
import { lazyPart } from '@/first-load/load-part';
import { useIsNavigationPending } from '@/lib/navigation/blocker';
import { useIsPictureRefused } from '@/lib/pictures';
import { queryClient } from '@/lib/query-client';
import { isSignedIn, useViewer } from '@/lib/backend/session';
import { OnDemand } from '@/ui/on-demand';

export { SignedOutNotice } from '@/app/signed-out-notice';

// This part is fetched when data is needed.
startReading();

const LeaveDialog = lazyPart(async () => (await import('@/app/leave-dialog')).LeaveDialog);
const PictureLimitNotice = lazyPart(async () => (await import('@/app/picture-limit-notice')).PictureLimitNotice);
const ToastProvider = lazyPart(async () => (await import('@/ui/toast')).ToastProvider);
const NotificationsOfMember = lazyPart(
  async () => (await import('@/features/account/components/member-notifications')).MemberNotifications,
);

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

/** A member's notifications, in the head of every page. */
export function MemberNotifications() {
  return (
    <QueryClientProvider client={queryClient}>
      <NotificationsOfMember />
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
