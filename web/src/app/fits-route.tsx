import { NoProfilePage } from '@/features/my-profile/components/no-profile-page';
import { MatchesPage } from '@/features/profiles/components/matches-page';
import { ownProfileId, useViewer } from '@/lib/backend/session';

/** The people who fit the member's own family. */
export function FitsRoute() {
  const profileId = ownProfileId(useViewer());
  return profileId === null ? <NoProfilePage /> : <MatchesPage key={profileId} profileId={profileId} />;
}
