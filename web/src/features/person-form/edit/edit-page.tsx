import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { editableProfileQueryOptions } from '@/features/person-form/api/edit';
import { EditForm } from '@/features/person-form/edit/edit-form';
import { FormSkeleton } from '@/features/person-form/fields/form-skeleton';
import { NotEditable } from '@/features/person-form/fields/not-editable';
import { PageTitle } from '@/ui/page-title';

export interface EditPageProps {
  id: number;
  onOpenProfile: (id: number) => void;
  onBack: () => void;
  whenLoadFails: ReactNode;
}

/** Loads a profile and lets the admin edit it. */
export function EditPage({ id, onOpenProfile, onBack, whenLoadFails }: EditPageProps) {
  const profile = useQuery(editableProfileQueryOptions(id));
  if (profile.isPending) {
    return (
      <>
        <PageTitle>Edit Profile</PageTitle>
        <FormSkeleton />
      </>
    );
  }
  if (profile.data === undefined) return whenLoadFails;
  if (profile.data === null || profile.data.deleted_at !== null)
    return <NotEditable profile={profile.data} onOpenProfile={onOpenProfile} onBack={onBack} />;
  return <EditForm profile={profile.data} onOpenProfile={onOpenProfile} onBack={onBack} />;
}
