import { useState } from 'react';
import { AdminOnly } from '@/app/admin-only';
import { ErrorPage } from '@/app/error-page';
import { MemberOnly } from '@/app/member-only';
import { goBack } from '@/app/navigation';
import type { Location } from '@/app/page-state';
import { goToDashboard, goToMyProfile, openProfile } from '@/app/site-links';
import { FormPage } from '@/features/person-form/form-page';
import { useViewer } from '@/lib/session';

/** The registration form: for the admin, and for members to propose changes about themselves. */
export function FormRoute({ location }: { location: Location }) {
  const viewer = useViewer();
  const isOwn = viewer.kind === 'member' && viewer.registeredUserId === location.profileId;
  const [wasOwn, setWasOwn] = useState(isOwn);
  if (isOwn && !wasOwn) setWasOwn(true);
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
  // A member whose session ends here is asked to sign in as a member again.
  const isMembers = isOwn || wasOwn || (viewer.kind !== 'admin' && location.from?.page === 'my-profile');
  return isMembers ? (
    <MemberOnly title="Edit Profile" orAdmin>
      {form}
    </MemberOnly>
  ) : (
    <AdminOnly title="Registeration Form">{form}</AdminOnly>
  );
}
