import type { ReactNode } from 'react';
import { EditPage } from '@/features/person-form/edit/edit-page';
import { PageFrame } from '@/features/person-form/fields/form-frame';
import { ProposalPage } from '@/features/person-form/propose/proposal-page';
import { RegisterForm } from '@/features/person-form/register/register-form';
import type { Viewer } from '@/lib/session';

interface FormPageProps {
  /** Null registers a new person. */
  profileId: number | null;
  viewer: Viewer;
  onOpenProfile: (id: number) => void;
  onDashboard: () => void;
  onBack: () => void;
  /** Shown instead of the page when the profile cannot be loaded. */
  whenLoadFails: ReactNode;
}

/** The registration form: for a new person, for one who is registered, or for a member's own proposals. */
export function FormPage({ profileId, viewer, onOpenProfile, onDashboard, onBack, whenLoadFails }: FormPageProps) {
  if (viewer.kind === 'admin') {
    if (profileId === null)
      return <RegisterForm onOpenProfile={onOpenProfile} onDashboard={onDashboard} onBack={onBack} />;
    return (
      <EditPage
        key={profileId}
        id={profileId}
        onOpenProfile={onOpenProfile}
        onBack={onBack}
        whenLoadFails={whenLoadFails}
      />
    );
  }
  if (viewer.kind === 'member' && profileId !== null && profileId === viewer.registeredUserId) {
    return (
      <ProposalPage
        key={profileId}
        id={profileId}
        onOpenProfile={onOpenProfile}
        onBack={onBack}
        whenLoadFails={whenLoadFails}
      />
    );
  }
  return (
    <PageFrame title="Registeration Form" onBack={onBack}>
      <p className="text-lg">
        {viewer.kind === 'member'
          ? 'You are signed in as a member. This form is for the admin; you can propose changes of your own profile.'
          : 'This form is for the admin.'}
      </p>
    </PageFrame>
  );
}
