import { EnquiryButton } from '@/bureau/components/enquiry-button';
import { Component, StrictMode, Suspense, useEffect, type ReactNode } from 'react';
import { Footer } from '@/app/footer';
import { Header } from '@/app/header';
import { deskFootPart, deskHeadPart, PageLayers, pagesPart, SignedOutNotice } from '@/app/parts';
import { PrintHead } from '@/app/print-head';
import { callLink, useBureau } from '@/bureau/bureau';
import { ErrorPage } from '@/bureau/components/page-title';
import { HomePage } from '@/features/home/components/home-page';
import { builtInBureau as bureau } from '@/first-load/first-bureau';
import { useReach } from '@/lib/backend/reach';
import { isLikelyOffice, isSignedIn, useSignOutReason, useViewer } from '@/lib/backend/session';
import { useIsNavigationPending } from '@/lib/navigation/blocker';
import { useLocation } from '@/lib/navigation/history';
import type { Location, PageName } from '@/lib/navigation/location';
import { useArrival } from '@/lib/navigation/use-arrival';
import { useLanguage } from '@/texts/language';
import { t } from '@/texts/texts';
import { CloudOff, Phone } from '@/ui/icons';
import { OnDemand } from '@/ui/on-demand';
import { PageSkeleton } from '@/ui/skeleton';
import { useKeptClear } from '@/ui/use-kept-clear';

interface ErrorBoundaryProps {
  /** Where the user is. Going anywhere, even to the same page again, tries again. */
  location: Location;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  location: Location;
}

/** Shows the error page when a page breaks, or its code cannot be fetched. React catches such errors in class components only. */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, location: this.props.location };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ location }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return location === state.location ? null : { failed: false, location };
  }

  override render() {
    return this.state.failed ? <ErrorPage offersReload /> : this.props.children;
  }
}

/** The page that the location names: the home page, or the part of the site that has all others. */
const PageAt = ({ location }: { location: Location }) => (
  <ErrorBoundary location={location}>
    {location.page === 'home' ? (
      <HomePage />
    ) : (
      <Suspense fallback={<PageSkeleton />}>
        <pagesPart.Part location={location} />
      </Suspense>
    )}
  </ErrorBoundary>
);

/** Search engines may keep the home page (index.html), and no other: the rule follows the page. */
function useRobots(page: PageName): void {
  useEffect(() => {
    const robots = document.querySelector('meta[name="robots"]');
    robots?.setAttribute('content', page === 'home' ? 'index, nofollow' : 'noindex, nofollow');
  }, [page]);
}

/** The pages that a visitor reads. Forms have the screen to themselves. */
const pages: readonly PageName[] = ['home', 'profiles', 'profile', 'privacy'];

/** To call the bureau, or to be called: at the foot of a visitor's phone. At the end of the page it stands below the content. */
function CallBar({ page }: { page: PageName }) {
  const { phone } = useBureau();
  const { kind } = useViewer();
  return kind === 'visitor' && phone !== '' && pages.includes(page) ? <Bar phone={phone} /> : null;
}

function Bar({ phone }: { phone: string }) {
  const bar = useKeptClear<HTMLElement>('--action-bar');
  return (
    <aside
      ref={bar}
      aria-label={t('home.hero.call')}
      className="sticky bottom-0 z-10 flex border-t border-line bg-paper short:static md:hidden print:hidden"
    >
      <a
        href={callLink(phone)}
        className="flex min-h-12 flex-1 items-center justify-center gap-2 border-r border-line px-2 text-center leading-tight font-medium text-maroon-800 no-underline"
      >
        <Phone aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {t('home.hero.call')}
      </a>
      <EnquiryButton kind="new" className="flex-1 border-0! px-2!">
        {t('home.hero.leaveNumber')}
      </EnquiryButton>
    </aside>
  );
}

const sentences = { away: 'shell.reach.away', offline: 'shell.reach.offline' } as const;

/** Says that the server cannot be reached, for as long as that lasts. */
function ReachNotice() {
  const reach = useReach();
  return (
    // Always there: screen readers announce its changes.
    // It stays in sight, as what fails may be pressed far down the page.
    <div role="status" className="sticky top-(--header,0px) z-10 bg-paper print:hidden">
      {reach !== 'good' && (
        <div className="border-b border-gold-500">
          <p className="wrap flex items-start gap-2 py-3 font-medium">
            <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {t(sentences[reach])}
          </p>
        </div>
      )}
    </div>
  );
}

function App() {
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

export function Site() {
  // In another language everything is drawn again; nothing loses its state.
  useLanguage();
  return (
    <StrictMode>
      <App />
    </StrictMode>
  );
}

/** Shown when the build has no address of a backend. */
export const NotConfigured = () => (
  <main className="wrap max-w-2xl py-20">
    <h1 className="text-3xl">{t('shell.notSetUp.title', { name: bureau.bureau_name })}</h1>
    <p className="mt-6 text-lg">
      {t('shell.notSetUp.text', { variables: 'VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY' })}
    </p>
  </main>
);
