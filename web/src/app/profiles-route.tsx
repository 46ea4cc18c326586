import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Profile } from '@/features/profiles/api/profiles';
import { prepareFilter } from '@/features/profiles/list/query-controls';
import { ProfilesPage } from '@/features/profiles/list/profiles-page';
import { prepareProfileOf } from '@/app/profiles-part';
import { lazyPart } from '@/base/load-part';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { whenIdle } from '@/first-load/when-idle';
import { sayName } from '@/texts/words';
import { OnDemand } from '@/ui/on-demand';

const LikeButton = lazyPart(async () => (await import('@/features/likes/like-button')).LikeButton);

/** The list of profiles, for members with a heart on the cards of others. */
export function ProfilesRoute() {
  const viewer = useViewer();
  const isMember = viewer.kind === 'member';
  const ownId = ownProfileId(viewer);
  const cardAction = useCallback(
    ({ id, name, own_script_name: own }: Profile) =>
      isMember &&
      id !== ownId && (
        <OnDemand>
          <LikeButton size="icon" profileId={id} shownName={sayName(name, own)} />
        </OnDemand>
      ),
    [isMember, ownId],
  );
  return (
    <>
      <ProfilesPage viewer={viewer} cardAction={cardAction} />
      <NextParts isMember={isMember} />
    </>
  );
}

const quietMomentMs = 700;

/** A reader of the list is likely to open the filter or a profile: their code is preloaded. */
function NextParts({ isMember }: { isMember: boolean }) {
  const queryClient = useQueryClient();
  const isReading = useIsFetching() > 0;
  useEffect(() => {
    // It does not take the line from the list and its pictures, whose cards are drawn a moment after their data.
    if (isReading || queryClient.isFetching() > 0) return;
    const timer = setTimeout(
      whenIdle,
      quietMomentMs,
      () => void prepareFilter().then(() => prepareProfileOf(isMember)),
    );
    return () => clearTimeout(timer);
  }, [isReading, queryClient, isMember]);
  return null;
}
