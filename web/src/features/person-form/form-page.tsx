import { EditPage } from '@/features/person-form/edit/edit-page';
import { RegisterForm } from '@/features/person-form/register/register-form';

interface FormPageProps {
  /** Null registers a new person. */
  profileId: number | null;
}

/** The registration form, for a new person or one who is registered. */
export function FormPage({ profileId }: FormPageProps) {
  return profileId === null ? <RegisterForm /> : <EditPage profileId={profileId} />;
}
