import { MatchesPage } from '@/features/profiles/fits/matches-page';
import { lazyPart } from '@/base/load-part';
import type { LocationOf } from '@/lib/navigation/location';
import { OnDemand } from '@/ui/on-demand';

const ShowBar = lazyPart(async () => (await import('@/features/introductions/components/show-bar')).ShowBar);

/** The people who fit a family. Some of them can be shown to it. */
export function MatchesRoute({ profileId }: LocationOf<'matches'>) {
  if (profileId === null) return null;
  return (
    <MatchesPage
      key={profileId}
      profileId={profileId}
      renderTicked={(people, clear) => (
        <OnDemand>
          <ShowBar familyId={profileId} people={people} onClear={clear} />
        </OnDemand>
      )}
    />
  );
}
