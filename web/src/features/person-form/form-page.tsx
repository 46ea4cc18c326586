import { EditPage } from '@/features/person-form/edit/edit-page';
import { RegisterForm } from '@/features/person-form/register/register-form';
import type { WishesPart } from '@/person/typed-wishes';

interface FormPageProps {
  /** Null registers a new person. */
  profileId: number | null;
  /** The fields of what the family of a new person looks for. */
  wishesPart: WishesPart;
}

/** The registration form, for a new person or one who is registered. */
export function FormPage({ profileId, wishesPart }: FormPageProps) {
  return profileId === null ? <RegisterForm wishesPart={wishesPart} /> : <EditPage profileId={profileId} />;
}
