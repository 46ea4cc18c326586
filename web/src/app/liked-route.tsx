import { LikeButton } from '@/features/likes/components/like-button';
import { LikedPage } from '@/features/likes/components/liked-page';
import { ProfileCardSkeletons } from '@/features/profiles/components/profile-card-skeletons';
import { CardGrid, ProfileCardsPart } from '@/features/profiles/components/profile-cards';
import { useViewer } from '@/lib/session';

/** The profiles that the member likes. */
export function LikedRoute() {
  const viewer = useViewer();
  return (
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
            />
          ))}
        </CardGrid>
      )}
    />
  );
}
