import { useQuery } from '@tanstack/react-query';
import { editableProfileQueryOptions } from '@/features/person-form/api/edit';
import { latestProposalQueryOptions } from '@/features/person-form/api/proposals';
import { FormSkeleton } from '@/features/person-form/fields/form-skeleton';
import { NotEditable } from '@/features/person-form/fields/not-editable';
import { ProposalForm } from '@/features/person-form/propose/proposal-form';
import { ErrorPage, PageTitle } from '@/bureau/components/page-title';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';

/** Where a member proposes changes of their own profile. */
export function ProposalPage() {
  const profileId = ownProfileId(useViewer());
  // Another member starts with nothing typed.
  return profileId === null ? <NotEditable profile={null} /> : <Proposing key={profileId} profileId={profileId} />;
}

/** Loads a member's own profile and their last proposal. */
function Proposing({ profileId }: { profileId: number }) {
  const profile = useQuery(editableProfileQueryOptions(profileId));
  const proposal = useQuery(latestProposalQueryOptions(profileId));
  if (profile.isPending || proposal.isPending) {
    return (
      <>
        <PageTitle>{t('shell.pages.editProfile')}</PageTitle>
        <FormSkeleton />
      </>
    );
  }
  if (profile.data === undefined || proposal.data === undefined) return <ErrorPage />;
  if (profile.data === null || profile.data.deleted_at !== null) return <NotEditable profile={profile.data} />;
  return <ProposalForm profile={profile.data} proposal={proposal.data} />;
}
