import { useEffect, useState } from 'react';
import type { EditableProfile } from '@/features/person-form/api/edit';
import type { Proposal } from '@/features/person-form/api/proposals';
import type { DraftKeeper } from '@/features/person-form/drafts/draft-keeper';
import { keptOrigin, originOf } from '@/features/person-form/edit/edit-origin';
import { errorText } from '@/lib/error-text';
import { DiscardDialog } from '@/features/person-form/fields/discard-dialog';
import { FormFrame } from '@/features/person-form/fields/form-frame';
import { emptyForm } from '@/features/person-form/fields/form-schema';
import { PersonPart } from '@/features/person-form/fields/person-sections';
import { valuesFrom } from '@/features/person-form/fields/person-values';
import type { SectionId } from '@/features/person-form/fields/sections';
import { usePersonForm } from '@/features/person-form/fields/use-person-form';
import { PicturesSection } from '@/features/person-form/pictures/pictures-section';
import { proposalOf, useProposalSending } from '@/features/person-form/propose/use-proposal-sending';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { proposedImages, toImageColumns, toImageLists } from '@/person/image-columns';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/notice';

const sections: readonly SectionId[] = ['basics', 'pictures', 'horoscope', 'background', 'family'];

interface ProposalFieldsProps {
  title: string;
  lead: string;
  keeper: DraftKeeper;
  profile: EditableProfile;
  proposal: Proposal | null;
  onBack: () => void;
  /** It was sent, or nothing is to be changed of what was sent before. */
  onClose: () => void;
  onDiscarded: () => void;
}

/** The form of what a member may propose. */
export function ProposalFields(props: ProposalFieldsProps) {
  const { title, lead, keeper, profile, proposal, onBack, onClose, onDiscarded } = props;
  const [origin] = useState(() => keptOrigin(keeper) ?? originOf(profile));
  const isPending = proposal?.status === 'pending';
  const [start] = useState(() => {
    // What waits already is part of the next proposal, which takes its place.
    const { changes } = isPending ? proposal : { changes: null };
    const waiting = typeof changes === 'object' && !Array.isArray(changes) ? changes : null;
    const details = { ...profile.profile_details, ...profile, ...waiting };
    return {
      values: { ...emptyForm, ...valuesFrom(details) },
      ...toImageLists({ ...toImageColumns(origin), ...proposedImages(waiting) }),
    };
  });
  const person = usePersonForm({ keeper, start, needsPicture: origin.pictures.length > 0 });
  const { form, pictures, charts } = person;
  const [isDiscarding, setIsDiscarding] = useState(false);

  useEffect(() => {
    keeper.note({ origin, reservedId: profile.id });
  }, [keeper, origin, profile.id]);

  const sending = useProposalSending({
    profileId: profile.id,
    keeper,
    former: proposal,
    pictures,
    charts,
    onSent: onClose,
  });
  const edited = { values: form.getValues(), pictures: pictures.pictures, charts: charts.pictures, origin };
  const isChanged = Object.keys(proposalOf(edited, profile.id)).length > 0;
  useUnsavedInput(person.isUnsaved && !sending.isSuccess, person.discard);

  const submit = () => {
    if (sending.isPending || !isChanged) return;
    person.submit((values) => {
      sending.mutate({ ...edited, values }, { onError: person.showRefusal });
    });
  };

  return (
    <FormFrame
      title={title}
      lead={lead}
      onBack={onBack}
      sections={sections}
      problems={person.problems}
      refusals={person.refusals}
      locked={sending.isPending}
      notice={proposal?.status === 'declined' && <DeclinedNotice reason={proposal.reason} />}
      onSubmit={submit}
      actions={
        <>
          {sending.error && person.problems.length === 0 && (
            <InlineError className="mb-6" onRetry={submit}>
              Not sent. {errorText(sending.error)} Nothing you typed or chose is lost.
            </InlineError>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              look="primary"
              aria-disabled={sending.isPending || person.isPreparing || !isChanged}
              className="aria-disabled:bg-muted not-sm:w-full"
            >
              {sending.isPending ? 'Sending…' : person.isPreparing ? 'Preparing pictures…' : 'Send to the bureau'}
            </Button>
            {(person.isUnsaved || isPending) && !sending.isPending && (
              <Button
                className="not-sm:w-full"
                onClick={() => {
                  if (person.isUnsaved) setIsDiscarding(true);
                  else onClose();
                }}
              >
                {person.isUnsaved ? 'Discard' : 'Cancel'}
              </Button>
            )}
            <p role="status" className="text-muted">
              {!isChanged && 'Nothing has been changed yet.'}
            </p>
          </div>
          {isDiscarding && (
            <DiscardDialog
              onClose={() => {
                setIsDiscarding(false);
              }}
              onDiscard={() => {
                person.discard();
                onDiscarded();
              }}
            />
          )}
        </>
      }
    >
      {(onArrive) => (
        <>
          <PersonPart form={form} section="basics" onArrive={onArrive} forMember />
          <PicturesSection {...person.picturesProps} disabled={sending.isPending} onArrive={onArrive} />
          <PersonPart form={form} section="horoscope" onArrive={onArrive} />
          <PersonPart form={form} section="background" onArrive={onArrive} />
          <PersonPart form={form} section="family" onArrive={onArrive} />
        </>
      )}
    </FormFrame>
  );
}

function DeclinedNotice({ reason }: { reason: string | null }) {
  return (
    <div className="mb-8 max-w-3xl rounded-card border border-gold-500 bg-paper px-5 py-4 lg:ml-60">
      <p className="font-medium">The bureau did not take over your last changes.</p>
      {reason !== null && <p className="mt-1">Reason: {reason}</p>}
    </div>
  );
}
