import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '@/app/error-boundary';
import { ErrorPage } from '@/app/error-page';
import { replaceLocation } from '@/lib/navigation/history';
import { PageSkeleton } from '@/app/page-skeleton';
import type { Location } from '@/lib/navigation/location';
import { goHome, goToContact, goToMemberLogin, openProfile, openProfiles } from '@/app/site-links';
import { HomePage } from '@/features/home/components/home-page';
import { ProfilesPage } from '@/features/profiles/components/profiles-page';
import { loadPart } from '@/lib/load-part';
import { useViewer } from '@/lib/session';
import { OnDemand } from '@/ui/on-demand';

const loadProfileRoute = () => import('@/app/profile-route');
const ProfileRoute = lazy(async () => ({ default: (await loadPart(loadProfileRoute)).ProfileRoute }));
const SignInRoute = lazy(async () => ({ default: (await loadPart(() => import('@/app/sign-in-route'))).SignInRoute }));
const DashboardRoute = lazy(async () => ({
  default: (await loadPart(() => import('@/app/dashboard-route'))).DashboardRoute,
}));
const FormRoute = lazy(async () => ({ default: (await loadPart(() => import('@/app/form-route'))).FormRoute }));
const ProposeRoute = lazy(async () => ({ default: (await loadPart(() => import('@/app/form-route'))).ProposeRoute }));
const ReviewRoute = lazy(async () => ({ default: (await loadPart(() => import('@/app/admin-routes'))).ReviewRoute }));
const AuditRoute = lazy(async () => ({ default: (await loadPart(() => import('@/app/admin-routes'))).AuditRoute }));
const ImportRoute = lazy(async () => ({ default: (await loadPart(() => import('@/app/admin-routes'))).ImportRoute }));
const RequestsRoute = lazy(async () => ({
  default: (await loadPart(() => import('@/app/admin-routes'))).RequestsRoute,
}));
const PasswordRoute = lazy(async () => ({
  default: (await loadPart(() => import('@/app/password-route'))).PasswordRoute,
}));

const MyProfileRoute = lazy(async () => ({
  default: (await loadPart(() => import('@/app/my-profile-route'))).MyProfileRoute,
}));
const BiodataRoute = lazy(async () => ({
  default: (await loadPart(() => import('@/app/biodata-route'))).BiodataRoute,
}));
const LikedRoute = lazy(async () => ({ default: (await loadPart(() => import('@/app/member-routes'))).LikedRoute }));
const MyRequestsRoute = lazy(async () => ({
  default: (await loadPart(() => import('@/app/member-routes'))).MyRequestsRoute,
}));
const LikeButton = lazy(async () => ({
  default: (await loadPart(() => import('@/features/likes/components/like-button'))).LikeButton,
}));

/** The heart on the cards of others. */
const likeOnCard = (ownId: number | null) =>
  function LikeOnCard({ id, name }: { id: number; name: string }) {
    if (id === ownId) return null;
    return (
      <OnDemand>
        <LikeButton size="icon" profileId={id} name={name} />
      </OnDemand>
    );
  };

function Page({ location }: { location: Location }) {
  const viewer = useViewer();

  useEffect(() => {
    // Whoever looks through the list is likely to open a profile: its code is there before it is asked for.
    if (location.page === 'profiles') void loadProfileRoute().catch(() => undefined);
  }, [location.page]);

  // A temporary password opens nothing but the page on which it is changed (and the database gives nothing either).
  const mustChoosePassword = viewer.kind === 'temporary' && location.page !== 'home' && location.page !== 'password';
  useEffect(() => {
    if (mustChoosePassword) replaceLocation({ page: 'password' });
  }, [mustChoosePassword]);
  if (mustChoosePassword) return <PageSkeleton />;

  switch (location.page) {
    case 'home':
      return <HomePage onBrowse={openProfiles} />;
    case 'profiles':
      return (
        <ProfilesPage
          viewer={viewer}
          whenLoadFails={<ErrorPage />}
          cardAction={viewer.kind === 'member' ? likeOnCard(viewer.registeredUserId) : undefined}
          onOpenProfile={openProfile}
          onMemberLogin={goToMemberLogin}
          onContact={goToContact}
          onHome={goHome}
        />
      );
    case 'profile':
      return <ProfileRoute profileId={location.profileId} />;
    case 'form':
      return <FormRoute profileId={location.profileId} />;
    case 'propose':
      return <ProposeRoute />;
    case 'review':
      return <ReviewRoute profileId={location.profileId} />;
    case 'audit':
      return <AuditRoute profileId={location.profileId} />;
    case 'import':
      return <ImportRoute />;
    case 'requests':
      return <RequestsRoute requestId={location.requestId} />;
    case 'liked':
      return <LikedRoute />;
    case 'requests-mine':
      return <MyRequestsRoute />;
    case 'my-profile':
      return <MyProfileRoute />;
    case 'biodata':
      return <BiodataRoute profileId={location.profileId} />;
    case 'password':
      return <PasswordRoute />;
    case 'sign-in':
      return <SignInRoute />;
    case 'dashboard':
      return <DashboardRoute view={location.view} />;
  }
}

/** Master-detail pages keep their state when the selection changes. */
function keyOf(location: Location): string {
  const isAboutOne = location.page === 'profile' || location.page === 'biodata' || location.page === 'form';
  return isAboutOne ? `${location.page} ${location.profileId ?? ''}` : location.page;
}

/** The page that the location names. */
export function Pages({ location }: { location: Location }) {
  return (
    <ErrorBoundary key={keyOf(location)} location={location}>
      <Suspense fallback={<PageSkeleton />}>
        <Page location={location} />
      </Suspense>
    </ErrorBoundary>
  );
}
