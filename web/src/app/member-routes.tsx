import { useEffect, type ReactNode } from 'react';
import { ErrorPage } from '@/app/error-page';
import { PageSkeleton } from '@/app/page-skeleton';
import { goToContact, goToDashboard, openProfile, openProfiles } from '@/app/site-links';
import { useWasAsked } from '@/app/use-was-asked';
import { SignInForm } from '@/features/account/components/sign-in-form';
import { MyRequestsPage } from '@/features/contact-requests/components/my-requests-page';
import { LikeButton } from '@/features/likes/components/like-button';
import { LikedPage } from '@/features/likes/components/liked-page';
import { ProfileCardSkeletons } from '@/features/profiles/components/profile-card-skeletons';
import { CardGrid, ProfileCardsPart } from '@/features/profiles/components/profile-cards';
import { wantHeadingFocus } from '@/lib/heading-focus';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/button';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';

/** A page for members; for everyone else the way in. */
function MemberOnly({ title, children }: { title: string; children: ReactNode }) {
  const { viewer, identityFailed } = useSession();
  const wasAsked = useWasAsked(viewer.kind);
  useEffect(() => {
    if (viewer.kind === 'visitor') wantHeadingFocus();
  }, [viewer.kind]);

  if (viewer.kind === 'member') return children;
  if (viewer.kind === 'admin') {
    return (
      <div className="wrap max-w-2xl py-20 text-center">
        <PageHeading className="text-2xl sm:text-3xl">{title}</PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mt-6 text-lg text-balance">You are signed in as the admin. This page is for members.</p>
        <div className="mt-8 flex justify-center">
          <Button look="primary" onClick={goToDashboard}>
            Dashboard
          </Button>
        </div>
      </div>
    );
  }
  if (identityFailed) return <ErrorPage />;
  if (!wasAsked) return <PageSkeleton />;
  return (
    <SignInForm
      title="Member Login"
      lead={`Sign in to see this page: ${title}.`}
      entering={viewer.kind === 'loading'}
      onContact={goToContact}
      onBrowse={openProfiles}
    />
  );
}

/** The profiles that the member likes. */
export function LikedRoute() {
  return (
    <MemberOnly title="Liked">
      <LikedPage
        skeleton={<ProfileCardSkeletons />}
        renderCards={(parts) => (
          <CardGrid>
            {parts.map((part, index) => (
              <ProfileCardsPart
                key={part[0]?.id}
                profiles={part}
                isFirst={index === 0}
                cardAction={({ id, name }) => <LikeButton size="icon" profileId={id} name={name} />}
                onOpenProfile={openProfile}
              />
            ))}
          </CardGrid>
        )}
        onBrowse={openProfiles}
        whenLoadFails={<ErrorPage />}
      />
    </MemberOnly>
  );
}

/** What the member has asked for. */
export function MyRequestsRoute() {
  return (
    <MemberOnly title="My Requests">
      <MyRequestsPage onOpenProfile={openProfile} onBrowse={openProfiles} whenLoadFails={<ErrorPage />} />
    </MemberOnly>
  );
}
