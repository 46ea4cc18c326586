import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Done } from '@/bureau/components/done';
import { type EditableProfile, formKeys, type Proposal, withdrawProposal } from '@/features/person-form/api';
import { translateOf } from '@/features/person-form/person-values';
import { formatWhen } from '@/lib/format';
import { beginAtHeading } from '@/lib/navigation/focus';
import { navigate } from '@/lib/navigation/history';
import { isPersonField, labelOf, type PersonField } from '@/person/fields';
import { comparePictures, toImageLists } from '@/person/image-columns';
import { formatFact, formatPersonValue } from '@/person/values';
import { removeProposedPictures } from '@/pictures/upload-pictures';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/field-note';
import { PictureComparison } from '@/ui/picture-comparison';

interface PendingProposalProps {
  /** Whether it has just been sent. */
  isNew: boolean;
  proposal: Proposal;
  profile: EditableProfile;
  onChange: () => void;
}

export function PendingProposal({ isNew, proposal, profile, onChange }: PendingProposalProps) {
  const [openedAt] = useState(() => new Date());
  const { changes } = proposal;
  const withdrawal = useMutation({
    mutationFn: withdrawProposal,
    meta: { changes: [formKeys.latestProposal(profile.id)] },
    onSuccess: () => {
      beginAtHeading();
      void removeProposedPictures(changes, Object.values(toImageLists(profile)).flat());
    },
  });
  const takeBack = () => withdrawal.mutate();
  const fields = Object.entries(typeof changes === 'object' ? changes : {});
  const before: Record<string, unknown> = { ...profile.profile_details, ...profile };

  return (
    <section
      aria-labelledby="pending-proposal"
      className="max-w-3xl rounded-card bg-paper px-4 py-7 shadow-card sm:px-8 sm:py-9"
    >
      <Done id="pending-proposal" title={t('person-form.sent.title')} isNew={isNew}>
        <p className="text-muted">{t('person-form.sent.when', { when: formatWhen(proposal.created_at, openedAt) })}</p>
      </Done>
      <div className="mt-6">
        {fields.map(([column, value]) =>
          isPersonField(column) ? (
            <ChangedField key={column} field={column} before={before[column]} after={value} />
          ) : null,
        )}
        {comparePictures(profile, changes).map(({ bucket, label, before: old, after }) => (
          <div key={bucket} className="border-b border-line/70 py-3">
            <h3 className="font-text! font-medium">{label}</h3>
            <PictureComparison
              name={profile.name}
              bucket={bucket}
              sides={[
                { label: t('person-form.sent.before'), pictures: old },
                { label: t('person-form.sent.after'), pictures: after },
              ]}
            />
          </div>
        ))}
      </div>
      <ErrorNote className="mt-6" error={withdrawal.error} onRetry={takeBack}>
        {t('person-form.sent.notTakenBack')}
      </ErrorNote>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button className="max-sm:w-full" onClick={onChange}>
          {t('person-form.sent.change')}
        </Button>
        <BusyButton
          className="max-sm:w-full"
          busy={withdrawal.isPending}
          busyText={t('person-form.sent.takingBack')}
          onClick={takeBack}
        >
          {t('person-form.sent.takeBack')}
        </BusyButton>
        <Button className="max-sm:w-full" onClick={() => navigate({ page: 'my-profile' })}>
          {t('person-form.sent.myProfile')}
        </Button>
      </div>
    </section>
  );
}

function ChangedField({ field, before, after }: { field: PersonField; before: unknown; after: unknown }) {
  // Two spellings may be one word in the reader's letters.
  const format = formatFact(field, before) === formatFact(field, after) ? formatPersonValue : formatFact;
  return (
    <dl className="border-b border-line/70 py-3">
      <dt className="font-medium">{labelOf(field)}</dt>
      <dd className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <span className="[overflow-wrap:anywhere]">
          <span className="mr-2 text-muted">{t('person-form.sent.before')}</span>
          <ShownValue field={field} text={format(field, before)} />
        </span>
        <span className="[overflow-wrap:anywhere]">
          <span className="mr-2 text-muted">{t('person-form.sent.after')}</span>
          <strong className="font-medium">
            <ShownValue field={field} text={format(field, after)} />
          </strong>
        </span>
      </dd>
    </dl>
  );
}

function ShownValue({ field, text }: { field: PersonField; text: string | null }) {
  return text === null ? t('person-form.emptyValue') : <span translate={translateOf(field)}>{text}</span>;
}
