import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '@/features/profiles/api/profiles';
import { ProfileQueryControls } from '@/features/profiles/components/profile-query-controls';
import { CardGrid, ProfileCardsPart } from '@/features/profiles/components/profile-cards';
import { ProfileCardSkeletons } from '@/features/profiles/components/profile-card-skeletons';
import { ShowMore } from '@/features/profiles/components/show-more';
import { defaultQuery, isDefaultQuery } from '@/features/profiles/filters';
import { setProfileQuery, useProfileQuery } from '@/features/profiles/query-store';
import { useProfileList } from '@/features/profiles/use-profile-list';
import { visitorSettingsQueryOptions } from '@/lib/api/site-settings';
import type { Viewer } from '@/lib/session';
import { Button } from '@/ui/button';
import { LotusRule } from '@/ui/lotus-rule';
import { EmptyState, InlineError } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';
import { navigate } from '@/lib/navigation/history';
import { ErrorPage } from '@/ui/error-page';

interface ProfilesPageProps {
  viewer: Viewer;
  /** What the viewer may do with a card. */
  cardAction?: ((profile: Profile) => ReactNode) | undefined;
}

/** All profiles that may be seen, newest first, more of them as one scrolls. */
export function ProfilesPage({ viewer, cardAction }: ProfilesPageProps) {
  const query = useProfileQuery(viewer);
  const list = useProfileList(query, viewer.kind !== 'loading');
  const isDefault = isDefaultQuery(query);
  if (isDefault && list.failed) return <ErrorPage />;

  const parts = list.parts ?? [];
  const count = parts.reduce((sum, part) => sum + part.profiles.length, 0);
  const isEmpty = list.parts !== null && count === 0;

  return (
    <div className="wrap py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>Browse Admin-Verified Profiles</PageTitle>
      <div className="mb-10 text-center">
        <PageHeading className="text-2xl sm:text-3xl">
          Browse <span className="whitespace-nowrap">Admin-Verified</span> Profiles
        </PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mt-4 text-lg text-balance text-muted">
          Each one checked by our office.{query.sort === 'newest' && ' Newest first.'}
        </p>
      </div>
      {!(isDefault && isEmpty) && (
        <ProfileQueryControls
          viewer={viewer}
          query={query}
          onChange={(wanted) => {
            setProfileQuery(viewer, wanted);
          }}
        />
      )}
      {list.parts === null && !list.failed && <ProfileCardSkeletons />}
      {list.failed && (
        <InlineError className="justify-center" onRetry={list.retry}>
          These profiles could not be loaded.
        </InlineError>
      )}
      {isEmpty && !isDefault && (
        <EmptyState
          heading="No profile matches"
          actions={
            <Button
              look="primary"
              onClick={() => {
                setProfileQuery(viewer, { ...defaultQuery, sort: query.sort });
              }}
            >
              Clear all filters
            </Button>
          }
        >
          Take a filter away, or widen the age or the place. Your filters stay until you change them.
        </EmptyState>
      )}
      {isEmpty && isDefault && <NoProfiles viewer={viewer} />}
      {count > 0 && (
        <>
          <CardGrid>
            {parts.map((part, index) => (
              <ProfileCardsPart
                key={part.profiles[0]?.id}
                profiles={part.profiles}
                viewer={viewer}
                isFirst={index === 0}
                cardAction={cardAction}
              />
            ))}
          </CardGrid>
          <ShowMore
            count={count}
            hasMore={list.hasMore}
            loading={list.loadingMore}
            failed={list.moreFailed}
            onMore={list.loadMore}
          />
        </>
      )}
    </div>
  );
}

interface NoProfilesProps {
  viewer: Viewer;
}

function NoProfiles({ viewer }: NoProfilesProps) {
  // An empty list for a visitor may mean that the bureau keeps its profiles to members.
  const settings = useQuery({ ...visitorSettingsQueryOptions(), enabled: viewer.kind === 'visitor' });
  if (viewer.kind === 'loading' || settings.isLoading) return <ProfileCardSkeletons />;
  if (viewer.kind === 'visitor' && settings.data?.mayBrowse === false) {
    return (
      <EmptyState
        heading="Profiles are open to members"
        actions={
          <>
            <Button look="primary" onClick={() => navigate({ page: 'sign-in' })}>
              Member Login
            </Button>
            <Button onClick={() => navigate({ page: 'home', section: 'contact-us' })}>Contact Us</Button>
          </>
        }
      >
        Sign in to browse. To become a member, contact the bureau: we talk with you and create your account.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="No profiles yet"
      actions={
        <>
          <Button look="primary" onClick={() => navigate({ page: 'home', section: 'contact-us' })}>
            Contact Us
          </Button>
          <Button onClick={() => navigate({ page: 'home' })}>Back to home</Button>
        </>
      }
    >
      Verified profiles will appear here. Contact the bureau to hear when they do.
    </EmptyState>
  );
}
