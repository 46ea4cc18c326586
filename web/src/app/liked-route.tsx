import { LikeButton } from '@/features/likes/like-button';
import { LikedPage } from '@/features/likes/member';
import { ProfileCardSkeletons } from '@/features/profiles/list/profile-card-skeletons';
import { ProfileCards } from '@/features/profiles/list/profile-cards';
import type { Card } from '@/lib/card-columns';
import { useViewer } from '@/lib/backend/session';
import { sayName } from '@/texts/words';

const drawLike = ({ id, name, own_script_name: own }: Card) => (
  <LikeButton size="icon" profileId={id} shownName={sayName(name, own)} />
);

/** The profiles that the member likes. */
export function LikedRoute() {
  const viewer = useViewer();
  return (
    <LikedPage
      skeleton={<ProfileCardSkeletons />}
      renderCards={(profiles) => (
        <ProfileCards list="liked" profiles={profiles} viewer={viewer} cardAction={drawLike} />
      )}
    />
  );
}
