import { FormPage } from '@/features/person-form/form-page';

const loadReader = async () => (await import('@/app/biodata-reader')).biodataReader;

/** The registration form, with the import's reading of labels and values for a pasted biodata. */
export function FormRoute({ profileId }: { profileId: number | null }) {
  return <FormPage profileId={profileId} loadReader={loadReader} />;
}
