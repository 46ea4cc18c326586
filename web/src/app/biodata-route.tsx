import { MemberOnly } from '@/app/member-only';
import { useLocation } from '@/app/navigation';
import { openProfile, openProfiles } from '@/app/site-links';
import { BiodataPage } from '@/features/biodata/components/biodata-page';
import { useViewer } from '@/lib/session';

/** A profile on one sheet of paper. */
export function BiodataRoute({ profileId }: { profileId: number | null }) {
  const viewer = useViewer();
  const { from } = useLocation();
  return (
    <MemberOnly title="Biodata" orAdmin>
      <BiodataPage
        profileId={profileId}
        isAdmin={viewer.kind === 'admin'}
        onBack={() => {
          // Back leaves no biodata behind in the history.
          if (from?.page === 'profile' && from.profileId === profileId) window.history.back();
          else if (profileId !== null) openProfile(profileId);
        }}
        onBrowse={openProfiles}
      />
    </MemberOnly>
  );
}
