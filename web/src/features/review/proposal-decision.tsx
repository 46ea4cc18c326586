import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { decideProposal, decisionKey, type ReviewedProfile } from '@/features/review/api';
import { reasonOf, ReasonDialog } from '@/features/review/dialogs';
import {
  bucketColumns,
  describePictures,
  describeProposal,
  type ProposedChange,
  type ProposedPictures,
} from '@/features/review/proposal';
import type { AppError } from '@/lib/errors';
import { formatDay } from '@/lib/format';
import { describeField, type PersonField } from '@/person/fields';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/field-note';
import { GroupHeading } from '@/ui/sections';
import { PictureComparison } from '@/ui/picture-comparison';
import { forgetInput } from '@/ui/use-checked-form';

interface ProposalDecisionProps {
  proposal: ReviewedProfile['profile_proposals'][number];
  profile: ReviewedProfile;
  onDecided: (message: string) => void;
  onConflict: (error: AppError) => void;
}

/** A member's proposal: old and new values of each field side by side. The bar approves it too. */
export function ProposalDecision({ proposal, profile, onDecided, onConflict }: ProposalDecisionProps) {
  const [declining, setDeclining] = useState(false);
  const keptAs = reasonOf(profile.id, `proposal ${proposal.id}`);
  const changes = describeProposal(proposal.changes, proposal.base, { ...profile.profile_details, ...profile });
  const pictures = describePictures(proposal.changes, proposal.base, profile);
  const clashes = useClashes(proposal.id, changes, pictures);
  const form = useRef<HTMLFormElement>(null);
  const deciding = useMutation({
    mutationKey: decisionKey(proposal.id),
    mutationFn: decideProposal,
    onSuccess: (_data, { approve }) => {
      if (!approve) forgetInput(keptAs);
      setDeclining(false);
      onDecided(
        approve
          ? t('review.proposal.approved', { name: profile.name, side: profile.gender })
          : t('review.proposal.declined', { name: profile.name, side: profile.gender }),
      );
    },
    onError: (error) => {
      if (error.kind !== 'conflict' && error.kind !== 'not-found') return;
      setDeclining(false);
      clashes.forgetTry();
      onConflict(error);
    },
  });
  const approve = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keptFields = clashes.readKeptFields(event.currentTarget);
    if (keptFields === null || deciding.isPending) return;
    deciding.mutate({
      proposal_id: proposal.id,
      approve: true,
      seen_updated_at: profile.profile_version ?? '',
      kept_fields: keptFields,
      seen_files: profile.proposedFiles,
    });
  };

  return (
    <section
      aria-labelledby="review-proposal"
      className="mt-8 rounded-card border border-gold-500 bg-paper px-5 py-6 shadow-card sm:px-7"
    >
      <GroupHeading id="review-proposal">{t('review.proposal.title')}</GroupHeading>
      <p className="mt-2 text-muted">{t('review.proposal.on', { day: formatDay(proposal.created_at) })}</p>
      <form id="proposal" ref={form} noValidate onSubmit={approve}>
        <ul className="mt-3">
          {changes.map((change) => (
            <Change key={change.field} label={change.label}>
              <Values {...change} />
              {change.changedTo !== undefined && <WhichValue label={change.label} {...clashes.choice(change.field)} />}
            </Change>
          ))}
          {pictures.map(({ bucket, label, sides, isChanged }) => (
            <Change key={bucket} label={label}>
              <PictureComparison
                name={profile.name}
                bucket={bucket}
                sides={sides}
                everyFile
                versions={profile.proposedFiles}
              />
              {isChanged && <WhichValue label={label} {...clashes.choice(bucket)} />}
            </Change>
          ))}
        </ul>
        {!declining && deciding.error?.kind !== 'conflict' && (
          <ErrorNote className="mt-3" error={deciding.error} onRetry={() => form.current?.requestSubmit()}>
            {t('review.proposal.notDecided')}
          </ErrorNote>
        )}
        <p role="alert" className="mt-3 text-danger empty:hidden">
          {clashes.isChoiceMissing && t('review.proposal.chooseFirst')}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <BusyButton
            type="submit"
            look="primary"
            busy={deciding.isPending && !declining}
            busyText={t('review.proposal.approving')}
          >
            {t('review.proposal.approve')}
          </BusyButton>
          <Button
            onClick={() => {
              deciding.reset();
              setDeclining(true);
            }}
          >
            {t('requests-office.decline.confirm')}
          </Button>
        </div>
      </form>
      {declining && (
        <ReasonDialog
          title={t('review.ask.decline')}
          description={t('review.ask.declineMeans')}
          label={t('ui.reason')}
          missing={t('review.ask.declineMissing')}
          confirm={t('requests-office.decline.confirm')}
          busyText={t('requests-office.decline.declining')}
          sending={deciding}
          field="decline_reason"
          nothingDone={t('review.ask.notDeclined')}
          keptAs={keptAs}
          onConfirm={(reason) => deciding.mutate({ proposal_id: proposal.id, approve: false, decline_reason: reason })}
          onClose={() => setDeclining(false)}
        />
      )}
    </section>
  );
}

/** Fields and pictures that both the member and the bureau have changed, and the admin's choice for each. */
function useClashes(proposalId: number, changes: readonly ProposedChange[], pictures: readonly ProposedPictures[]) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [wasTried, setWasTried] = useState(false);
  const clashes = [
    ...changes
      .filter(({ changedTo }) => changedTo !== undefined)
      .map(({ field }) => ({ key: field, columns: [field] })),
    ...pictures
      .filter(({ isChanged }) => isChanged)
      .map(({ bucket }) => ({ key: bucket, columns: bucketColumns[bucket] })),
  ];
  const undecided = clashes.find(({ key }) => choices[key] === undefined);
  const nameOf = (key: string) => `proposal-${proposalId}-${key}`;
  return {
    /** Whether the form was sent with a choice missing. */
    isChoiceMissing: wasTried && undecided !== undefined,
    forgetTry: () => setWasTried(false),
    choice: (key: string) => ({
      name: nameOf(key),
      choice: choices[key],
      onChoose: (choice: Choice) => setChoices({ ...choices, [key]: choice }),
    }),
    /** The columns that keep the bureau's value; null after a focus of the first missing choice. */
    readKeptFields: (form: HTMLFormElement) => {
      setWasTried(true);
      if (undecided !== undefined) {
        // The bar's button may be far from the choice.
        form.querySelector<HTMLInputElement>(`[name="${nameOf(undecided.key)}"]`)?.focus();
        return null;
      }
      return clashes.filter(({ key }) => choices[key] === 'keep').flatMap(({ columns }) => columns);
    },
  };
}

const Change = ({ label, children }: { label: string; children: ReactNode }) => (
  <li className="border-b border-line/70 py-3 last:border-b-0">
    <h3 className="font-text! font-semibold">{label}</h3>
    {children}
  </li>
);

/** The stored and the proposed value of a field, and the current one if it has changed since. */
const Values = ({ field, before, after, changedTo }: ProposedChange) => (
  <dl className="mt-1 grid grid-cols-2 gap-x-4 sm:gap-x-8">
    <div className="min-w-0">
      <dt className="text-sm text-muted">{t('review.proposal.before')}</dt>
      <Value field={field} value={before} struck />
    </div>
    <div className="min-w-0">
      <dt className="text-sm text-muted">{t('review.proposal.proposed')}</dt>
      <Value field={field} value={after} />
    </div>
    {changedTo !== undefined && (
      <div className="col-span-2 mt-2 min-w-0 rounded-control bg-wash px-3 py-2">
        <dt className="text-sm">{t('review.proposal.changed')}</dt>
        <Value field={field} value={changedTo} />
      </div>
    )}
  </dl>
);

type Choice = 'take' | 'keep';

const choiceLabels = { take: 'review.proposal.take', keep: 'review.proposal.keep' } as const;

type WhichValueProps = { label: string; name: string; choice: Choice | undefined; onChoose: (choice: Choice) => void };

/** Lets the admin choose a version where both the member and the bureau changed a field. */
const WhichValue = ({ label, name, choice, onChoose }: WhichValueProps) => (
  <fieldset className="mt-2">
    <legend className="sr-only">{t('review.proposal.chooseWhich', { field: label })}</legend>
    <div className="flex flex-wrap gap-x-6">
      {(['take', 'keep'] as const).map((side) => (
        <label key={side} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={choice === side}
            className="size-4.5 shrink-0 accent-maroon-800"
            onChange={() => onChoose(side)}
          />
          {t(choiceLabels[side])}
        </label>
      ))}
    </div>
  </fieldset>
);

function Value({ field, value, struck = false }: { field: PersonField; value: string | null; struck?: boolean }) {
  if (value === null) return <dd className="text-muted">{t('review.proposal.nothing')}</dd>;
  return (
    <dd
      translate={describeField(field).kind === 'choice' ? undefined : 'no'}
      className={struck ? '[overflow-wrap:anywhere] text-muted' : 'font-medium [overflow-wrap:anywhere]'}
    >
      {value}
    </dd>
  );
}
