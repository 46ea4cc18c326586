import { useMutation } from '@tanstack/react-query';
import { formKeys } from '@/features/person-form/api/keys';
import { type Proposal, proposeChanges } from '@/features/person-form/api/proposals';
import type { DraftStore } from '@/features/person-form/drafts/draft-store';
import type { ColumnValues } from '@/features/person-form/column-values';
import { proposableKeys } from '@/features/person-form/fields/person-values';
import type { PersonFormState } from '@/features/person-form/fields/use-person-form';
import { changesSince, type EditedPerson } from '@/features/person-form/origin';
import { removeProposedPictures, uploadForProposal } from '@/pictures/upload-pictures';

interface SendingParts {
  profileId: number;
  store: DraftStore;
  /** The former proposal; the new one replaces it. */
  former: Proposal | null;
  setProgress: PersonFormState['setProgress'];
  onSent: () => void;
}

/** The changes of a proposal. */
export function proposalOf(person: EditedPerson, profileId: number): ColumnValues {
  return changesSince(person, proposableKeys, profileId);
}

/** Sends a member's changes to the bureau: uploads the new pictures, then proposes everything together. */
export function useProposalSending({ profileId, store, former, setProgress, onSent }: SendingParts) {
  return useMutation({
    mutationFn: async (person: EditedPerson) => {
      const changes = proposalOf(person, profileId);
      await uploadForProposal(
        profileId,
        [
          { bucket: 'profile-images', column: 'first_img', pictures: person.values.pictures },
          { bucket: 'birth-charts', column: 'birth_chart', pictures: person.values.charts },
        ],
        setProgress,
        () => proposeChanges(changes),
      );
      // Before the proposal is read again and takes the form's place.
      store.startAgain();
      return changes;
    },
    meta: { changes: [formKeys.latestProposal(profileId)], waits: true },
    onSuccess: (changes, { origin }) => {
      if (former !== null)
        void removeProposedPictures(former.changes, [...Object.values(changes), ...origin.pictures, ...origin.charts]);
      onSent();
    },
  });
}
