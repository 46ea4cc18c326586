import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EditableProfile } from '@/features/registration/api/get-editable-profile';
import type { Proposal } from '@/features/registration/api/get-latest-proposal';
import { proposeChanges } from '@/features/registration/api/propose-changes';
import { DiscardDialog } from '@/features/registration/components/discard-dialog';
import { FormFrame, PageFrame } from '@/features/registration/components/form-frame';
import { PendingProposal } from '@/features/registration/components/pending-proposal';
import {
  BackgroundSection,
  BasicsSection,
  FamilySection,
  HoroscopeSection,
} from '@/features/registration/components/person-sections';
import { DraftKeeper } from '@/features/registration/draft-keeper';
import { keptOrigin, originOf } from '@/features/registration/edit-origin';
import { failureMessage } from '@/features/registration/failure-message';
import { emptyForm } from '@/features/registration/form-schema';
import { changedColumns, proposableKeys, valuesFrom, type ColumnValues } from '@/features/registration/person-values';
import type { SectionId } from '@/features/registration/sections';
import { usePersonForm } from '@/features/registration/use-person-form';
import type { AppError } from '@/lib/errors';
import { wantHeadingFocus } from '@/lib/heading-focus';
import { useLeaveGuard } from '@/lib/leave-guard';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/notice';

const sections: readonly SectionId[] = ['basics', 'horoscope', 'background', 'family'];

interface ProposalFormProps {
  profile: EditableProfile;
  /** What was proposed last, whatever became of it. */
  proposal: Proposal | null;
  onOpenProfile: (id: number) => void;
  onBack: () => void;
}

const title = 'Edit Profile';
const lead =
  'The bureau looks at your changes before they are shown to others. To change your pictures or your contact details, please tell the bureau.';

/** Lets a member propose changes of their own profile: what waits at the bureau, or the form. */
export function ProposalForm({ profile, proposal, onOpenProfile, onBack }: ProposalFormProps) {
  const [keeper] = useState(() => new DraftKeeper(`proposal:${profile.id}`));
  const pending = proposal?.status === 'pending' ? proposal : null;
  const [isChanging, setIsChanging] = useState(() => keeper.isStored);

  if (pending && !isChanging) {
    return (
      <PageFrame title={title} lead={lead} onBack={onBack}>
        <PendingProposal
          proposal={pending}
          profile={profile}
          onChange={() => {
            wantHeadingFocus();
            setIsChanging(true);
          }}
          onOpenProfile={() => {
            onOpenProfile(profile.id);
          }}
        />
      </PageFrame>
    );
  }
  return (
    <ProposalFields
      // Each sending or taking back starts the form anew.
      key={`${proposal?.id ?? 0} ${proposal?.status ?? ''}`}
      keeper={keeper}
      profile={profile}
      proposal={proposal}
      onBack={onBack}
      onSent={() => {
        setIsChanging(false);
      }}
    />
  );
}

interface ProposalFieldsProps extends Pick<ProposalFormProps, 'profile' | 'proposal' | 'onBack'> {
  keeper: DraftKeeper;
  onSent: () => void;
}

function ProposalFields({ keeper, profile, proposal, onBack, onSent }: ProposalFieldsProps) {
  const queryClient = useQueryClient();
  const [origin] = useState(() => keptOrigin(keeper) ?? originOf(profile));
  const [start] = useState(() => {
    // What waits already is part of the next proposal, which takes its place.
    const { changes } = proposal?.status === 'pending' ? proposal : { changes: null };
    const waiting = typeof changes === 'object' && !Array.isArray(changes) ? changes : null;
    const details = { ...profile.profile_details, ...profile, ...waiting };
    return { values: { ...emptyForm, ...valuesFrom(details) }, pictures: [], charts: [] };
  });
  const person = usePersonForm({ keeper, start, needsPicture: false });
  const { form } = person;
  const [isDiscarding, setIsDiscarding] = useState(false);

  useEffect(() => {
    keeper.note({ origin });
  }, [keeper, origin]);

  const sending = useMutation<unknown, AppError, ColumnValues>({
    mutationFn: proposeChanges,
    onSuccess: async () => {
      keeper.startAgain();
      await queryClient.invalidateQueries({ queryKey: ['latest-proposal', profile.id] });
      onSent();
    },
  });
  const changes = changedColumns(origin.values, form.getValues(), proposableKeys);
  const isChanged = Object.keys(changes).length > 0;
  useLeaveGuard(person.isUnsaved && !sending.isSuccess, person.discard);

  const submit = () => {
    if (sending.isPending || !isChanged) return;
    person.submit((values) => {
      sending.mutate(changedColumns(origin.values, values, proposableKeys), { onError: person.showRefusal });
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
              Not sent. {failureMessage(sending.error)} Nothing you typed is lost.
            </InlineError>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              look="primary"
              aria-disabled={sending.isPending || !isChanged}
              className="aria-disabled:bg-muted not-sm:w-full"
            >
              {sending.isPending ? 'Sending…' : 'Send to the bureau'}
            </Button>
            {(person.isUnsaved || proposal?.status === 'pending') && !sending.isPending && (
              <Button
                className="not-sm:w-full"
                onClick={() => {
                  if (person.isUnsaved) setIsDiscarding(true);
                  else onSent();
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
                setIsDiscarding(false);
                keeper.startAgain();
                form.reset(start.values);
                onSent();
              }}
            />
          )}
        </>
      }
    >
      {(onArrive) => (
        <>
          <BasicsSection form={form} onArrive={onArrive} forMember />
          <HoroscopeSection form={form} onArrive={onArrive} />
          <BackgroundSection form={form} onArrive={onArrive} />
          <FamilySection form={form} onArrive={onArrive} />
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
