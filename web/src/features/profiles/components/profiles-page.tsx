import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profilesQueryOptions } from '@/features/profiles/api/get-profiles';
import { visitorsMayBrowseQueryOptions } from '@/features/profiles/api/get-site-settings';
import { CardGrid, ProfileCardsPart } from '@/features/profiles/components/profile-cards';
import { ProfileCardSkeletons } from '@/features/profiles/components/profile-card-skeletons';
import { ShowMore } from '@/features/profiles/components/show-more';
import type { Viewer } from '@/lib/session';
import { Button } from '@/ui/button';
import { LotusRule } from '@/ui/lotus-rule';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';

interface ProfilesPageProps {
  viewer: Viewer;
  /** Shown instead of the page when the list cannot be loaded. */
  whenLoadFails: ReactNode;
  onOpenProfile: (id: number) => void;
  onMemberLogin: () => void;
  onContact: () => void;
  onHome: () => void;
}

/** All profiles that may be seen, newest first, more of them as one scrolls. */
export function ProfilesPage({
  viewer,
  whenLoadFails,
  onOpenProfile,
  onMemberLogin,
  onContact,
  onHome,
}: ProfilesPageProps) {
  const profiles = useInfiniteQuery(profilesQueryOptions());
  // A failure counts only when there is nothing to show: what was loaded once stays.
  if (profiles.isError && !profiles.data) return whenLoadFails;

  const parts = profiles.data?.pages ?? [];
  const count = parts.reduce((sum, part) => sum + part.profiles.length, 0);
  const isEmpty = profiles.data !== undefined && count === 0;

  return (
    <div className="wrap py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>Browse Admin-Verified Profiles</PageTitle>
      <div className="mb-10 text-center">
        <PageHeading className="text-2xl sm:text-3xl">
          Browse <span className="whitespace-nowrap">Admin-Verified</span> Profiles
        </PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mt-4 text-lg text-balance text-muted">Each one checked by our office. Newest first.</p>
      </div>
      {profiles.isPending && <ProfileCardSkeletons />}
      {isEmpty && <NoProfiles viewer={viewer} onMemberLogin={onMemberLogin} onContact={onContact} onHome={onHome} />}
      {count > 0 && (
        <>
          <CardGrid>
            {parts.map((part, index) => (
              <ProfileCardsPart
                key={part.profiles[0]?.id}
                profiles={part.profiles}
                isFirst={index === 0}
                onOpenProfile={onOpenProfile}
              />
            ))}
          </CardGrid>
          <ShowMore
            count={count}
            hasMore={profiles.hasNextPage}
            loading={profiles.isFetchingNextPage}
            failed={profiles.isFetchNextPageError}
            onMore={() => void profiles.fetchNextPage()}
          />
        </>
      )}
    </div>
  );
}

interface NoProfilesProps {
  viewer: Viewer;
  onMemberLogin: () => void;
  onContact: () => void;
  onHome: () => void;
}

function NoProfiles({ viewer, onMemberLogin, onContact, onHome }: NoProfilesProps) {
  // An empty list for a visitor may mean that the bureau keeps its profiles to members.
  const mayBrowse = useQuery({ ...visitorsMayBrowseQueryOptions(), enabled: viewer.kind === 'visitor' });
  if (viewer.kind === 'loading' || mayBrowse.isLoading) return <ProfileCardSkeletons />;
  if (viewer.kind === 'visitor' && mayBrowse.data === false) {
    return (
      <EmptyState
        heading="Profiles are open to members"
        actions={
          <>
            <Button look="primary" onClick={onMemberLogin}>
              Member Login
            </Button>
            <Button onClick={onContact}>Contact Us</Button>
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
          <Button look="primary" onClick={onContact}>
            Contact Us
          </Button>
          <Button onClick={onHome}>Back to home</Button>
        </>
      }
    >
      Verified profiles will appear here. Contact the bureau to hear when they do.
    </EmptyState>
  );
}
