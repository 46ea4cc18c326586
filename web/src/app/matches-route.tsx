import { ShowBar } from '@/features/introductions/components/show-bar';
import { MatchesPage } from '@/features/profiles/components/matches-page';
import type { LocationOf } from '@/lib/navigation/location';

/** The people who fit a family. Some of them can be shown to it. */
export function MatchesRoute({ profileId }: LocationOf<'matches'>) {
  if (profileId === null) return null;
  return (
    <MatchesPage
      key={profileId}
      profileId={profileId}
      renderTicked={(people, clear) => <ShowBar familyId={profileId} people={people} onClear={clear} />}
    />
  );
}
