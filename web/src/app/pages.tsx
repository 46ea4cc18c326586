import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '@/app/error-boundary';
import { ErrorPage } from '@/app/error-page';
import { goTo, goToProfiles, rememberTable } from '@/app/navigation';
import { PageSkeleton } from '@/app/page-skeleton';
import type { Location } from '@/app/page-state';
import { goHome, goToContact, goToMemberLogin } from '@/app/site-links';
import { HomePage } from '@/features/home/components/home-page';
import { ProfilesPage } from '@/features/profiles/components/profiles-page';
import { useViewer } from '@/lib/session';

const loadProfilePage = () => import('@/features/profiles/components/profile-page');
const ProfilePage = lazy(async () => ({ default: (await loadProfilePage()).ProfilePage }));
const SignInRoute = lazy(async () => ({ default: (await import('@/app/sign-in-route')).SignInRoute }));
const DashboardRoute = lazy(async () => ({ default: (await import('@/app/dashboard-route')).DashboardRoute }));

const openProfiles = () => {
  goTo({ page: 'profiles' });
};
const openProfile = (profileId: number) => {
  goTo({ page: 'profile', profileId });
};

function Page({ location }: { location: Location }) {
  const viewer = useViewer();

  useEffect(() => {
    // Whoever looks through the list is likely to open a profile: its code is there before it is asked for.
    if (location.page === 'profiles') void loadProfilePage().catch(() => undefined);
  }, [location.page]);

  switch (location.page) {
    case 'home':
      return <HomePage onBrowse={openProfiles} />;
    case 'profiles':
      return (
        <ProfilesPage
          viewer={viewer}
          whenLoadFails={<ErrorPage />}
          onOpenProfile={openProfile}
          onMemberLogin={goToMemberLogin}
          onContact={goToContact}
          onHome={goHome}
        />
      );
    case 'profile':
      return (
        <ProfilePage
          key={location.profileId}
          id={location.profileId}
          viewer={viewer}
          onAllProfiles={goToProfiles}
          onMemberLogin={goToMemberLogin}
          onContact={goToContact}
        />
      );
    case 'sign-in':
      return <SignInRoute location={location} />;
    case 'dashboard':
      return <DashboardRoute table={location.table} onTableChange={rememberTable} onOpenProfile={openProfile} />;
  }
}

/** The page that the location names. */
export function Pages({ location }: { location: Location }) {
  return (
    <ErrorBoundary key={`${location.page} ${location.profileId ?? ''}`}>
      <Suspense fallback={<PageSkeleton />}>
        <Page location={location} />
      </Suspense>
    </ErrorBoundary>
  );
}
