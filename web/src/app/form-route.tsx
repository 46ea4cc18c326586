import { AdminOnly } from '@/app/admin-only';
import { ErrorPage } from '@/app/error-page';
import { goBack } from '@/app/navigation';
import type { Location } from '@/app/page-state';
import { goToDashboard, goToMyProfile, openProfile } from '@/app/site-links';
import { FormPage } from '@/features/registration/components/form-page';
import { useViewer } from '@/lib/session';

/** The registration form: for the admin, and for members to propose changes about themselves. */
export function FormRoute({ location }: { location: Location }) {
  const viewer = useViewer();
  const isOwn = viewer.kind === 'member' && viewer.registeredUserId === location.profileId;
  const form = (
    <FormPage
      key={location.profileId}
      profileId={location.profileId}
      viewer={viewer}
      onOpenProfile={isOwn ? goToMyProfile : openProfile}
      onDashboard={goToDashboard}
      onBack={goBack}
      whenLoadFails={<ErrorPage />}
    />
  );
  return isOwn ? form : <AdminOnly title="Registeration Form">{form}</AdminOnly>;
}
