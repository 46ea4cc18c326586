import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { editableProfileQueryOptions } from '@/features/person-form/api/edit';
import { latestProposalQueryOptions } from '@/features/person-form/api/proposals';
import { FormSkeleton } from '@/features/person-form/fields/form-skeleton';
import { NotEditable } from '@/features/person-form/fields/not-editable';
import { ProposalForm } from '@/features/person-form/propose/proposal-form';
import { PageTitle } from '@/ui/page-title';

interface ProposalPageProps {
  id: number;
  onOpenProfile: (id: number) => void;
  onBack: () => void;
  whenLoadFails: ReactNode;
}

/** Loads a member's own profile and what they proposed last. */
export function ProposalPage({ id, onOpenProfile, onBack, whenLoadFails }: ProposalPageProps) {
  const profile = useQuery(editableProfileQueryOptions(id));
  const proposal = useQuery(latestProposalQueryOptions(id));
  if (profile.isPending || proposal.isPending) {
    return (
      <>
        <PageTitle>Edit Profile</PageTitle>
        <FormSkeleton />
      </>
    );
  }
  if (profile.data === undefined || proposal.data === undefined) return whenLoadFails;
  if (profile.data === null || profile.data.deleted_at !== null)
    return <NotEditable profile={profile.data} onOpenProfile={onOpenProfile} onBack={onBack} />;
  return <ProposalForm profile={profile.data} proposal={proposal.data} onOpenProfile={onOpenProfile} onBack={onBack} />;
}
