import { EditPage } from '@/features/person-form/edit/edit-page';
import type { LoadReader } from '@/features/person-form/register/entry-bar';
import { RegisterForm } from '@/features/person-form/register/register-form';

interface FormPageProps {
  /** Null registers a new person. */
  profileId: number | null;
  /** Fetches what reads a pasted biodata. */
  loadReader: LoadReader;
}

/** The registration form, for a new person or one who is registered. */
export function FormPage({ profileId, loadReader }: FormPageProps) {
  return profileId === null ? <RegisterForm loadReader={loadReader} /> : <EditPage profileId={profileId} />;
}
