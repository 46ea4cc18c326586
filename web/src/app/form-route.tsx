import { AdminOnly } from '@/app/admin-only';
import { ErrorPage } from '@/app/error-page';
import { MemberOnly } from '@/app/member-only';
import { goToDashboard, goToMyProfile, openProfile } from '@/app/site-links';
import { EditPage } from '@/features/person-form/edit/edit-page';
import { ProposalPage } from '@/features/person-form/propose/proposal-page';
import { RegisterForm } from '@/features/person-form/register/register-form';
import { goBack } from '@/lib/navigation/history';
import { useViewer } from '@/lib/session';

/** The registration form, for a new person or one who is registered. */
export function FormRoute({ profileId }: { profileId: number | null }) {
  return (
    <AdminOnly title="Registeration Form">
      {profileId === null ? (
        <RegisterForm onOpenProfile={openProfile} onDashboard={goToDashboard} onBack={goBack} />
      ) : (
        <EditPage
          key={profileId}
          id={profileId}
          onOpenProfile={openProfile}
          onBack={goBack}
          whenLoadFails={<ErrorPage />}
        />
      )}
    </AdminOnly>
  );
}

/** Where a member proposes changes of their own profile. */
export function ProposeRoute() {
  const { registeredUserId } = useViewer();
  return (
    <MemberOnly title="Edit Profile">
      {registeredUserId !== null && (
        <ProposalPage
          key={registeredUserId}
          id={registeredUserId}
          onOpenProfile={goToMyProfile}
          onBack={goBack}
          whenLoadFails={<ErrorPage />}
        />
      )}
    </MemberOnly>
  );
}
