import { NoProfilePage } from '@/features/my-profile/no-profile-page';
import { FitsPage } from '@/features/profiles/fits/fits-page';
import { ownProfileId, useViewer } from '@/lib/backend/session';

/** The people who fit the member. */
export function FitsRoute() {
  const profileId = ownProfileId(useViewer());
  return profileId === null ? <NoProfilePage /> : <FitsPage key={profileId} profileId={profileId} />;
}
