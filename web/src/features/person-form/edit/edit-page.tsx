import { useQuery } from '@tanstack/react-query';
import { editableProfileQueryOptions } from '@/features/person-form/api/edit';
import { EditForm } from '@/features/person-form/edit/edit-form';
import { FormSkeleton } from '@/features/person-form/fields/form-skeleton';
import { NotEditable } from '@/features/person-form/fields/not-editable';
import { ErrorPage, PageTitle } from '@/bureau/components/page-title';
import { t } from '@/texts/texts';

export interface EditPageProps {
  profileId: number;
  section: 'contact' | null;
}

/** Loads a profile and lets the admin edit it. */
export function EditPage({ profileId, section }: EditPageProps) {
  const profile = useQuery(editableProfileQueryOptions(profileId));
  if (profile.isPending) {
    return (
      <>
        <PageTitle>{t('shell.pages.editProfile')}</PageTitle>
        <FormSkeleton />
      </>
    );
  }
  if (profile.data === undefined) return <ErrorPage />;
  if (profile.data === null || profile.data.deleted_at !== null) return <NotEditable profile={profile.data} />;
  return <EditForm profile={profile.data} beginsAtContact={section === 'contact'} />;
}
