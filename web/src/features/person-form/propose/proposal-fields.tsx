import { useEffect, useRef, useState } from 'react';
import type { EditableProfile } from '@/features/person-form/api/edit';
import type { Proposal } from '@/features/person-form/api/proposals';
import type { DraftStore } from '@/features/person-form/drafts/draft-store';
import { FormActions } from '@/features/person-form/fields/form-actions';
import { emptyForm, type FormValues } from '@/features/person-form/fields/form-schema';
import { PersonForm } from '@/features/person-form/fields/person-form';
import { valuesFrom } from '@/features/person-form/fields/person-values';
import { usePersonForm } from '@/features/person-form/fields/use-person-form';
import { originOf, readStoredOrigin, rowOf } from '@/features/person-form/origin';
import { toStoredPictures } from '@/pictures/form-picture';
import { ChangeChoice, fieldsOfChange, type Change } from '@/features/person-form/propose/change-choice';
import { proposalOf, useProposalSending } from '@/features/person-form/propose/use-proposal-sending';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { widthQuery } from '@/lib/text-size';
import { proposedImages, toImageColumns, toImageLists } from '@/person/image-columns';
import { t } from '@/texts/texts';

interface ProposalFieldsProps {
  store: DraftStore;
  profile: EditableProfile;
  proposal: Proposal | null;
  /** It was sent, or the former proposal stays unchanged. */
  onClose: () => void;
  onDiscarded: () => void;
}

/** The form with the fields that a member may propose. */
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
  // On a phone the whole form has twenty screens: it begins with the choice of a part.
  const [change, setChange] = useState<Change>(() => (isUnsaved || widthQuery(48).matches ? 'all' : 'none'));
  // A mistake may be in a part that is not open.
  const shown: Change = Object.keys(form.formState.errors).length > 0 ? 'all' : change;

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
  const isChosen = useRef(false);
  useEffect(() => {
    // Below the buttons, and below the first screen of a phone.
    if (isChosen.current) document.querySelector('form section')?.scrollIntoView({ behavior: 'instant' });
  }, [change]);
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
      only={fieldsOfChange[shown]}
      hasPictures={shown === 'photo' || shown === 'all'}
      notice={
        <>
          {proposal?.status === 'declined' && <DeclinedNotice reason={proposal.reason} />}
          <ChangeChoice
            shown={shown}
            onChoose={(chosen) => {
              isChosen.current = true;
              setChange(chosen);
            }}
          />
        </>
      }
      locked={sending.isPending}
      onSubmit={submit}
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

function DeclinedNotice({ reason }: { reason: string | null }) {
  return (
    <div className="mb-8 max-w-3xl rounded-card border border-gold-500 bg-paper px-5 py-4 lg:ml-60">
      <p className="font-medium">{t('person-form.propose.declined')}</p>
      {reason !== null && <p className="mt-1">{t('ui.reasonIs', { reason })}</p>}
    </div>
  );
}
