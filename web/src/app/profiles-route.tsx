import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ProfilesPage } from '@/features/profiles/components/profiles-page';
import { lazyPart } from '@/lib/load-part';
import { useViewer } from '@/lib/session';
import { OnDemand } from '@/ui/on-demand';

const LikeButton = lazyPart(async () => (await import('@/features/likes/components/like-button')).LikeButton);

/** The list of profiles, for members with a heart on the cards of others. */
export function ProfilesRoute() {
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const isReading = useIsFetching() > 0;
  useEffect(() => {
    // Whoever looks through the list is likely to open a profile: its code is there before it is asked for, but does not
    // take the line from the list and its pictures.
    if (isReading || queryClient.isFetching() > 0) return;
    void import('@/app/profile-route').catch(() => undefined);
  }, [isReading, queryClient]);
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
