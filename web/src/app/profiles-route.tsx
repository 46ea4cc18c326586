import { useEffect } from 'react';
import { ProfilesPage } from '@/features/profiles/components/profiles-page';
import { lazyPart } from '@/lib/load-part';
import { useViewer } from '@/lib/session';
import { OnDemand } from '@/ui/on-demand';

const LikeButton = lazyPart(async () => (await import('@/features/likes/components/like-button')).LikeButton);

/** The list of profiles, for members with a heart on the cards of others. */
export function ProfilesRoute() {
  const viewer = useViewer();
  useEffect(() => {
    // Whoever looks through the list is likely to open a profile: its code is there before it is asked for.
    void import('@/app/profile-route').catch(() => undefined);
  }, []);
  return (
    <ProfilesPage
      viewer={viewer}
      cardAction={({ id, name }) =>
        viewer.kind === 'member' &&
        viewer.profileId !== id && (
          <OnDemand>
            <LikeButton size="icon" profileId={id} name={name} />
          </OnDemand>
        )
      }
    />
  );
}
