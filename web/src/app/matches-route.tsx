import { MatchesPage } from '@/features/profiles/components/matches-page';
import type { LocationOf } from '@/lib/navigation/location';

/** The people who fit a family. */
export function MatchesRoute({ profileId }: LocationOf<'matches'>) {
  return profileId === null ? null : <MatchesPage key={profileId} profileId={profileId} />;
}
