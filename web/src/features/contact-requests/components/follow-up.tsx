import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { type Couple, type FollowUpState, type ReviewedRequest, saveFollowUp } from '@/features/contact-requests/api';
import type { AppError } from '@/lib/errors';
import { formatDay } from '@/lib/format';
import { limitedText } from '@/lib/limited-text';
import { endingSides, followUpStates } from '@/lib/register-work.gen';
import { t, tIfKnown } from '@/texts/texts';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { FormDialog } from '@/ui/form-dialog';
import { GroupHeading } from '@/ui/group-heading';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast';

/** What became of an approved request, with the buttons that save it. */
export function FollowUpPart({ request }: { request: ReviewedRequest }) {
  const { id, requester, target, follow_up: saved } = request;
  const names = { requester: requester.name, target: target.name };
  const side = saved?.ended_by == null ? null : tIfKnown(`today.side.${saved.ended_by}`, names);
  return (
    <section aria-labelledby="request-follow-up" className="mt-8 print:hidden">
      <GroupHeading id="request-follow-up">{t('today.followUp.heading')}</GroupHeading>
      <p className="mt-3 [overflow-wrap:anywhere]">
        {saved === null
          ? t('today.followUp.none')
          : t('today.followUp.is', {
              state: [tIfKnown(`today.state.${saved.state}`, {}) ?? saved.state, ...(side === null ? [] : [side])].join(
                ', ',
              ),
              by: saved.changed_by_name,
              day: formatDay(saved.changed_at),
            })}
      </p>
      {saved?.note != null && (
        <p translate="no" className="mt-1 max-w-[65ch] [overflow-wrap:anywhere] whitespace-pre-line">
          {saved.note}
        </p>
      )}
      <div className="mt-2">
        <FollowUpButtons couple={{ id, ...names, note: saved?.note ?? null }} state={saved?.state ?? null} />
      </div>
    </section>
  );
}

/** The states of a follow-up as buttons; each opens the dialog that saves it. */
export function FollowUpButtons({ couple, state }: { couple: Couple; state: string | null }) {
  const [chosen, setChosen] = useState<FollowUpState | null>(null);
  const saving = useMutation({
    mutationFn: saveFollowUp,
    meta: { waits: true },
    onSuccess: () => {
      setChosen(null);
      showToast({ message: t('today.followUp.saved') });
    },
  });
  return (
    <>
      <div
        role="group"
        aria-label={t('today.followUp.of', { requester: couple.requester, target: couple.target })}
        className="flex flex-wrap gap-2 in-data-lines:gap-x-3"
      >
        {followUpStates.map((each) => (
          <Button
            key={each}
            size="small"
            aria-current={each === state || undefined}
            onClick={() => {
              saving.reset();
              setChosen(each);
            }}
          >
            {t(`today.state.${each}`)}
          </Button>
        ))}
      </div>
      {chosen !== null && (
        <FollowUpDialog
          couple={couple}
          state={chosen}
          sending={saving}
          onConfirm={(values) => {
            saving.mutate({ request_id: couple.id, state: chosen, ...values, ended_by: values.ended_by || null });
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

const schema = z.object({ ended_by: z.string(), note: limitedText(300), mark_engaged: z.boolean() });

interface FollowUpDialogProps {
  couple: Couple;
  state: FollowUpState;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (values: z.infer<typeof schema>) => void;
  onClose: () => void;
}

/** Saves one state of a follow-up: with "agreed" both may be marked as engaged, with "ended" the side is asked. */
export function FollowUpDialog({ couple, state, sending, onConfirm, onClose }: FollowUpDialogProps) {
  const { requester, target, note } = couple;
  return (
    <FormDialog
      title={t('today.followUp.title', { state: t(`today.state.${state}`) })}
      description={t('today.followUp.text', { requester, target })}
      schema={schema}
      defaults={{ ended_by: '', note: note ?? '', mark_engaged: false }}
      submitText={t('today.followUp.save')}
      busyText={t('ui.saving')}
      sending={sending}
      nothingDone={t('today.followUp.failed')}
      onSubmit={(values) => onConfirm(values)}
      onClose={onClose}
    >
      {({ field }) => (
        <div className="space-y-4">
          {state === 'ended' && (
            <SelectField
              label={t('today.followUp.endedBy')}
              hint={t('today.followUp.endedByHint')}
              emptyLabel={t('today.followUp.notKnown')}
              options={endingSides.map((side) => ({
                value: side,
                label: t(`today.side.${side}`, { requester, target }),
              }))}
              {...field('ended_by')}
            />
          )}
          {state === 'agreed' && (
            <CheckboxField
              label={t('today.followUp.engaged')}
              hint={t('today.followUp.engagedHint')}
              {...field('mark_engaged')}
            />
          )}
          <TextAreaField label={t('today.followUp.note')} {...field('note')} />
        </div>
      )}
    </FormDialog>
  );
}
