import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callLink, useBureau } from '@/bureau/bureau';
import { type EditableProfile, formKeys, type Proposal, proposeChanges } from '@/features/person-form/api';
import type { DraftStore } from '@/features/person-form/draft-store';
import { FormActions } from '@/features/person-form/form-frame';
import { emptyForm, type FormValues } from '@/features/person-form/form-schema';
import { changesSince, type EditedPerson, originOf, readStoredOrigin, rowOf } from '@/features/person-form/origin';
import { PersonForm } from '@/features/person-form/person-form';
import { type ColumnValues, proposableKeys, valuesFrom } from '@/features/person-form/person-values';
import { type PersonFormState, usePersonForm } from '@/features/person-form/use-person-form';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { proposedImages, toImageColumns, toImageLists } from '@/person/image-columns';
import { toStoredPictures } from '@/pictures/form-picture';
import { removeProposedPictures, uploadForProposal } from '@/pictures/upload-pictures';
import { t } from '@/texts/texts';
import { textLinkLook } from '@/ui/text-link';

interface ProposalFieldsProps {
  store: DraftStore;
  profile: EditableProfile;
  proposal: Proposal | null;
  /** It was sent, or the former proposal stays unchanged. */
  onClose: () => void;
  onDiscarded: () => void;
}

export function ProposalFields(props: ProposalFieldsProps) {
  const { store, profile, proposal, onClose, onDiscarded } = props;
  const [origin] = useState(() => readStoredOrigin(store) ?? originOf(profile));
  const isPending = proposal?.status === 'pending';
  const [start] = useState((): FormValues => {
    // Waiting changes are part of the next proposal, which replaces the present one.
    const { changes } = isPending ? proposal : { changes: null };
    const waiting = typeof changes === 'object' && !Array.isArray(changes) ? changes : null;
    const images = toImageLists({ ...toImageColumns(origin), ...proposedImages(waiting) });
    return {
      ...emptyForm,
      ...valuesFrom({ ...rowOf(profile), ...waiting }),
      pictures: toStoredPictures(images.pictures),
      charts: toStoredPictures(images.charts),
    };
  });
  const person = usePersonForm({ store, start, needsPicture: origin.pictures.length > 0 });
  const { form, values, isUnsaved } = person;

  useEffect(() => {
    store.note({ origin, reservedId: profile.id });
  }, [store, origin, profile.id]);

  const sending = useProposalSending({
    profileId: profile.id,
    store,
    former: proposal,
    setProgress: person.setProgress,
    onSent: onClose,
  });
  const isChanged = Object.keys(proposalOf({ values, origin }, profile.id)).length > 0;
  useUnsavedInput(isUnsaved && !sending.isSuccess, person.discard);

  const submit = () => {
    if (isChanged) person.submit((valid) => sending.mutateAsync({ values: valid, origin }));
  };

  return (
    <PersonForm
      mode="propose"
      person={person}
      title={t('shell.pages.editProfile')}
      lead={t('person-form.propose.lead')}
      notice={proposal?.status === 'declined' && <DeclinedNotice reason={proposal.reason} />}
      locked={sending.isPending}
      onSubmit={submit}
      foot={<PhoneByBureau />}
      actions={
        <FormActions
          person={person}
          submitText={t('person-form.propose.send')}
          busyText={t('ui.sending')}
          isBusy={form.formState.isSubmitting}
          isUnchanged={!isChanged}
          error={sending.error}
          failure={t('person-form.propose.notSent')}
          comfort={t('person-form.propose.nothingLost')}
          onRetry={submit}
          canDiscard={isUnsaved}
          onDiscard={() => {
            person.discard();
            onDiscarded();
          }}
          onClose={isPending ? onClose : undefined}
        >
          <p role="status" className="text-muted">
            {!isChanged && t('person-form.unchanged')}
          </p>
        </FormActions>
      }
    />
  );
}

/** Where the contact details are for the clerk. */
function PhoneByBureau() {
  const { phone } = useBureau();
  return (
    <p>
      {t('person-form.byBureau')}{' '}
      {phone !== '' && (
        <a href={callLink(phone)} className={textLinkLook} translate="no">
          {phone}
        </a>
      )}
    </p>
  );
}

const DeclinedNotice = ({ reason }: { reason: string | null }) => (
  <div className="mb-8 max-w-3xl rounded-card border border-gold-500 bg-paper px-5 py-4">
    <p className="font-medium">{t('person-form.propose.declined')}</p>
    {reason !== null && <p className="mt-1">{t('ui.reasonIs', { reason })}</p>}
  </div>
);

interface SendingParts {
  profileId: number;
  store: DraftStore;
  /** The former proposal; the new one replaces it. */
  former: Proposal | null;
  setProgress: PersonFormState['setProgress'];
  onSent: () => void;
}

function proposalOf(person: EditedPerson, profileId: number): ColumnValues {
  return changesSince(person, proposableKeys, profileId);
}

/** Sends a member's changes to the bureau: uploads the new pictures, then proposes everything together. */
const useProposalSending = ({ profileId, store, former, setProgress, onSent }: SendingParts) =>
  useMutation({
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
