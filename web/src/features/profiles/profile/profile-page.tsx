import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { lazyPart } from '@/base/load-part';
import { PageTitle } from '@/bureau/components/page-title';
import {
  cardQueryOptions,
  type FullProfile,
  profileQueryOptions,
  sharedContactQueryOptions,
} from '@/features/profiles/api/profile';
import { type Profile, profileKeys } from '@/features/profiles/api/profiles';
import type { Viewer } from '@/lib/backend/session';
import { navigate, previousLocation, returnTo } from '@/lib/navigation/history';
import type { PageName } from '@/lib/navigation/location';
import { type PlainTextId, t } from '@/texts/texts';
import { BackLink } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { couldNotLoad, EmptyState, InlineError } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { FactsSkeleton, LoadingNotice, Skeleton } from '@/ui/skeleton';

interface ProfilePageProps {
  /** Null shows the sample profile. */
  profileId: number | null;
  viewer: Viewer;
  /** Renders the profile; `isCard` means that only the card is loaded so far. */
  children: (profile: FullProfile, isCard: boolean) => ReactNode;
}

const SampleProfile = lazyPart(async () => (await import('@/features/profiles/profile/sample-profile')).SampleProfile);

/** One person's profile. */
export function ProfilePage(props: ProfilePageProps) {
  // The office's page begins with its head.
  const isOffice = props.viewer.kind === 'admin' && props.profileId !== null;
  return (
    <div className={clsx('wrap pb-24', !isOffice && 'pt-6')}>
      {!isOffice && <WayBack />}
      {props.profileId === null ? <SampleProfile /> : <KnownProfile {...props} id={props.profileId} />}
    </div>
  );
}

/** The lists that open a profile, other than the list of all profiles. */
const origins: Partial<Record<PageName, PlainTextId>> = {
  dashboard: 'shell.pages.dashboard',
  review: 'shell.pages.verification',
  requests: 'shell.pages.contactRequests',
  matches: 'shell.pages.matches',
  notifications: 'ui-member.notifications.title',
  audit: 'shell.pages.audit',
  'for-you': 'shell.pages.forYou',
  choices: 'shell.pages.choices',
  'my-profile': 'shell.pages.myProfile',
  rights: 'shell.pages.rights',
};

/** Link back to the list that opened the profile; from elsewhere to all profiles, if these are offered. */
export function WayBack({ offersAll = true }: { offersAll?: boolean }) {
  const from = previousLocation();
  const name = from && origins[from.page];
  if (name) return <BackLink to={from}>{t(name)}</BackLink>;
  return offersAll && <BackLink to={{ page: 'profiles' }}>{t('profiles.back.all')}</BackLink>;
}

function KnownProfile({ id, viewer, children }: ProfilePageProps & { id: number }) {
  const isMember = viewer.kind === 'member';
  const profile = useQuery(profileQueryOptions(id));
  const contact = useQuery({ ...sharedContactQueryOptions(id), enabled: isMember });

  const isOwn = isMember && viewer.profileId === id;
  const listed = useKnownCard(id);
  // A visitor reads the card alone; a member's details take longer.
  const read = useQuery({ ...cardQueryOptions(id), enabled: isMember && listed === null });
  const card = listed ?? read.data ?? null;
  const isPending = profile.isPending || viewer.kind === 'loading' || (isMember && contact.isPending);
  if (isPending && !profile.isError) {
    if (card !== null && !isOwn && viewer.kind !== 'loading') {
      // Same position in the tree as the full profile: the heading keeps its focus, the pictures stay.
      return (
        <>
          <LoadingNotice>{t('ui.loading', { what: t('profiles.theProfile') })}</LoadingNotice>
          {children({ ...card, profile_details: null, contact_details: null }, true)}
        </>
      );
    }
    return (
      <>
        <PageTitle>{t('profiles.profile')}</PageTitle>
        <h1 className="sr-only">{t('profiles.profile')}</h1>
        <ProfileSkeleton />
      </>
    );
  }
  if (profile.data === undefined || (isMember && contact.data === undefined)) {
    const loadAgain = () => Promise.all([profile.refetch(), ...(isMember ? [contact.refetch()] : [])]);
    return (
      <div className="py-16">
        <PageTitle>{t('profiles.profile')}</PageTitle>
        <PageHeading className="text-2xl sm:text-3xl">{t('profiles.profile')}</PageHeading>
        <InlineError className="mt-6 text-lg" onRetry={loadAgain}>
          {couldNotLoad(t('profiles.thisProfile'))}
        </InlineError>
      </div>
    );
  }
  if (profile.data === null) {
    return <ProfileGone viewer={viewer} />;
  }
  return (
    <>
      {/* In the place of the notice above. */}
      {null}
      {children({ ...profile.data, contact_details: contact.data ?? null }, false)}
    </>
  );
}

/** The profile's card from a cached list; null if no list has it. */
function useKnownCard(id: number): Profile | null {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const lists = [profileKeys.newest(), profileKeys.allFound()].flatMap((queryKey) =>
      queryClient.getQueriesData<InfiniteData<{ profiles: Profile[] }>>({ queryKey }),
    );
    const cards = lists.flatMap(([, list]) => list?.pages ?? []).flatMap(({ profiles }) => profiles);
    return cards.find((card) => card.id === id) ?? null;
  }, [queryClient, id]);
}

/** A profile's skeleton, tall enough to keep the footer out of view while it loads. */
function ProfileSkeleton() {
  return (
    <>
      <LoadingNotice>{t('ui.loading', { what: t('profiles.theProfile') })}</LoadingNotice>
      <div
        aria-hidden="true"
        className="grid min-h-dvh grid-cols-[minmax(0,1fr)] items-start gap-y-10 pt-4 md:grid-cols-[minmax(280px,min(440px,39%))_minmax(0,1fr)] md:gap-x-[clamp(2rem,5vw,5rem)]"
      >
        <Skeleton className="aspect-[4/5] w-full rounded-card! max-md:max-w-[480px]" />
        <div>
          <Skeleton className="h-11 w-80 max-w-full" />
          <Skeleton className="mt-4 h-5 w-60 max-w-full" />
          <Skeleton className="mt-12 h-6 w-44" />
          <FactsSkeleton />
        </div>
      </div>
    </>
  );
}

/** In place of a profile that the viewer cannot see, or that there is not. */
export function ProfileGone({ viewer }: { viewer: Viewer }) {
  return (
    <div className="py-12">
      <PageTitle>{t('profiles.gone.heading')}</PageTitle>
      <EmptyState
        isPage
        heading={t('profiles.gone.heading')}
        actions={
          <>
            {viewer.kind === 'visitor' && (
              <Button look="primary" onClick={() => navigate({ page: 'sign-in' })}>
                {t('shell.pages.memberLogin')}
              </Button>
            )}
            <Button
              look={viewer.kind === 'visitor' ? 'quiet' : 'primary'}
              onClick={() => returnTo({ page: 'profiles' })}
            >
              {t('shell.notForYou.browse')}
            </Button>
          </>
        }
      >
        {t(viewer.kind === 'visitor' ? 'profiles.gone.visitor' : 'profiles.gone.member')}
      </EmptyState>
    </div>
  );
}
