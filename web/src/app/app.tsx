import { CallBar } from '@/app/call-bar';
import { Footer } from '@/app/footer';
import { Header } from '@/app/header';
import { useIsNavigationPending } from '@/lib/navigation/blocker';
import { useLocation } from '@/lib/navigation/history';
import { PrintHead } from '@/app/print-head';
import { PageAt } from '@/app/page-at';
import { deskFootPart, deskHeadPart, PageLayers, SignedOutNotice } from '@/app/parts';
import { ReachNotice } from '@/app/reach-notice';
import { useRobots } from '@/app/use-robots';
import { useArrival } from '@/lib/navigation/use-arrival';
import { isLikelyOffice, isSignedIn, useSignOutReason, useViewer } from '@/lib/backend/session';
import { OnDemand } from '@/ui/on-demand';
import { t } from '@/texts/texts';

/** The shell around every page. */
export function App() {
  const location = useLocation();
  useArrival(location);
  useRobots(location.page);
  const viewer = useViewer();
  const signOutReason = useSignOutReason();
  const isDesk = isLikelyOffice(viewer);
  const isLeaving = useIsNavigationPending();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute print:hidden -top-20 left-4 z-50 rounded-control bg-paper px-4 py-3 text-maroon-800 focus:top-3"
        onClick={(event) => {
          // The address must not change.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {t('shell.skip')}
      </a>
      {isDesk ? (
        <OnDemand>
          <deskHeadPart.Part location={location} />
        </OnDemand>
      ) : (
        <Header location={location} />
      )}
      <PrintHead />
      <ReachNotice />
      <OnDemand>{signOutReason && <SignedOutNotice />}</OnDemand>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <PageAt location={location} />
      </main>
      {isDesk ? (
        <OnDemand>
          <deskFootPart.Part />
        </OnDemand>
      ) : (
        <Footer />
      )}
      <CallBar page={location.page} />
      <OnDemand>{(isLeaving || isSignedIn(viewer)) && <PageLayers />}</OnDemand>
    </div>
  );
}
