import { AdminOnly } from '@/app/admin-only';
import { ErrorPage } from '@/app/error-page';
import { goBack } from '@/app/navigation';
import type { Location } from '@/app/page-state';
import { goToDashboard, openProfile } from '@/app/site-links';
import { FormPage } from '@/features/registration/components/form-page';
import { useViewer } from '@/lib/session';

/** The registration form: for the admin, and for members to propose changes about themselves. */
export function FormRoute({ location }: { location: Location }) {
  const viewer = useViewer();
  const form = (
    <FormPage
      key={location.profileId}
      profileId={location.profileId}
      viewer={viewer}
      onOpenProfile={openProfile}
      onDashboard={goToDashboard}
      onBack={goBack}
      whenLoadFails={<ErrorPage />}
    />
  );
  const isOwn = viewer.kind === 'member' && viewer.registeredUserId === location.profileId;
  return isOwn ? form : <AdminOnly title="Registeration Form">{form}</AdminOnly>;
}
