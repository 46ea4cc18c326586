import { z } from 'zod';
import type { Couple, FollowUpState } from '@/features/contact-requests/api';
import type { AppError } from '@/lib/errors';
import { limitedText } from '@/lib/limited-text';
import { endingSides } from '@/lib/register-work.gen';
import { t } from '@/texts/texts';
import { CheckboxField } from '@/ui/checkbox-field';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';

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
      busyText={t('today.followUp.saving')}
      sending={sending}
      nothingDone={t('today.followUp.failed')}
      onSubmit={(values) => onConfirm(values)}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <div className="space-y-4">
          {state === 'ended' && (
            <SelectField
              label={t('today.followUp.endedBy')}
              hint={t('today.followUp.endedByHint')}
              error={errorOf('ended_by')}
              emptyLabel={t('today.followUp.notKnown')}
              options={endingSides.map((side) => ({
                value: side,
                label: t(`today.side.${side}`, { requester, target }),
              }))}
              {...register('ended_by')}
            />
          )}
          {state === 'agreed' && (
            <CheckboxField
              label={t('today.followUp.engaged')}
              hint={t('today.followUp.engagedHint')}
              {...register('mark_engaged')}
            />
          )}
          <TextAreaField label={t('today.followUp.note')} error={errorOf('note')} {...register('note')} />
        </div>
      )}
    </FormDialog>
  );
}
