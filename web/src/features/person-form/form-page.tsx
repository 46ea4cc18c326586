import { EditPage } from '@/features/person-form/edit/edit-form';
import { RegisterForm } from '@/features/person-form/register/register-form';
import type { ConsentsPart } from '@/person/typed-consents';
import type { WishesPart } from '@/person/typed-wishes';

interface FormPageProps {
  /** Null registers a new person. */
  profileId: number | null;
  /** The section of somebody's form to begin at. */
  section: 'contact' | null;
  /** The fields of what the family of a new person looks for. */
  wishesPart: WishesPart;
  /** The notice with its ticks, for a new person. */
  consentsPart: ConsentsPart;
}

export function FormPage({ profileId, section, ...parts }: FormPageProps) {
  return profileId === null ? <RegisterForm {...parts} /> : <EditPage profileId={profileId} section={section} />;
}
