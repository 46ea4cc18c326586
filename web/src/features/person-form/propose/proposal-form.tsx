import { useState } from 'react';
import type { EditableProfile } from '@/features/person-form/api/edit';
import type { Proposal } from '@/features/person-form/api/proposals';
import { PageFrame } from '@/features/person-form/fields/form-frame';
import { PendingProposal } from '@/features/person-form/propose/pending-proposal';
import { ProposalFields } from '@/features/person-form/propose/proposal-fields';
import { DraftStore } from '@/features/person-form/drafts/draft-store';
import { beginAtHeading } from '@/lib/navigation/focus';
import { t } from '@/texts/texts';

interface ProposalFormProps {
  profile: EditableProfile;
  /** The last proposal, in any state. */
  proposal: Proposal | null;
}

/** Lets a member propose changes of their own profile: the waiting proposal, or the form. */
export function ProposalForm({ profile, proposal }: ProposalFormProps) {
  // Each discarding restarts the form, with another draft.
  const [round, setRound] = useState(0);
  const [store, setStore] = useState(() => new DraftStore(`proposal:${profile.id}`));
  const pending = proposal?.status === 'pending' ? proposal : null;
  const [isChanging, setIsChanging] = useState(() => store.read().isStored);
  const [isNew, setIsNew] = useState(false);

  if (pending && !isChanging) {
    return (
      <PageFrame title={t('shell.pages.editProfile')} lead={t('person-form.propose.lead')}>
        <PendingProposal
          isNew={isNew}
          proposal={pending}
          profile={profile}
          onChange={() => {
            beginAtHeading();
            setIsChanging(true);
          }}
        />
      </PageFrame>
    );
  }
  return (
    <ProposalFields
      // Each submit and each decision of the bureau also restarts the form.
      key={`${proposal?.id ?? 0} ${proposal?.status ?? ''} ${round}`}
      store={store}
      profile={profile}
      proposal={proposal}
      onClose={() => {
        setIsChanging(false);
        setIsNew(true);
      }}
      onDiscarded={() => {
        beginAtHeading();
        setStore(new DraftStore(`proposal:${profile.id}`));
        setRound(round + 1);
        setIsChanging(false);
      }}
    />
  );
}
