import { ErrorPage } from '@/app/error-page';
import { MemberOnly } from '@/app/member-only';
import { openProfile, openProfiles } from '@/app/site-links';
import { MyRequestsPage } from '@/features/contact-requests/components/my-requests-page';
import { LikeButton } from '@/features/likes/components/like-button';
import { LikedPage } from '@/features/likes/components/liked-page';
import { ProfileCardSkeletons } from '@/features/profiles/components/profile-card-skeletons';
import { CardGrid, ProfileCardsPart } from '@/features/profiles/components/profile-cards';
import { useViewer } from '@/lib/session';

/** The profiles that the member likes. */
export function LikedRoute() {
  const viewer = useViewer();
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
                viewer={viewer}
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
