import { InterestLine } from '@/features/introductions/components/family-notes';
import { MatchesPage } from '@/features/profiles/fits/matches-page';
import { ProfileGone } from '@/features/profiles/profile/profile-page';
import { useViewer } from '@/lib/backend/session';
import { lazyPart } from '@/base/load-part';
import type { LocationOf } from '@/lib/navigation/location';
import { OnDemand } from '@/ui/on-demand';

const ShowBar = lazyPart(async () => (await import('@/features/introductions/components/show-dialog')).ShowBar);

/** The people who fit a family. Some of them can be shown to it. */
export function MatchesRoute({ profileId, skipped, view }: LocationOf<'matches'>) {
  const viewer = useViewer();
  if (profileId === null) {
    return (
      <div className="wrap">
        <ProfileGone viewer={viewer} />
      </div>
    );
  }
  return (
    <MatchesPage
      key={profileId}
      profileId={profileId}
      skipped={skipped ?? 0}
      storedView={view}
      interest={<InterestLine profileId={profileId} />}
      renderTicked={(people, clear) => (
        <OnDemand>
          <ShowBar familyId={profileId} people={people} onClear={clear} />
        </OnDemand>
      )}
    />
  );
}
