import { MemberOnly } from '@/app/member-only';
import { returnTo } from '@/lib/navigation/history';
import { openProfiles } from '@/app/site-links';
import { BiodataPage } from '@/features/biodata/components/biodata-page';
import { useViewer } from '@/lib/session';

/** A profile on one sheet of paper. */
export function BiodataRoute({ profileId }: { profileId: number | null }) {
  const viewer = useViewer();
  return (
    <MemberOnly title="Biodata" orAdmin>
      <BiodataPage
        profileId={profileId}
        isAdmin={viewer.kind === 'admin'}
        onBack={() => {
          if (profileId !== null) returnTo({ page: 'profile', profileId });
        }}
        onBrowse={openProfiles}
      />
    </MemberOnly>
  );
}
