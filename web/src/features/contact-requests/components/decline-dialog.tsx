import { z } from 'zod';
import { declineReasonOptions, joinDeclineReason } from '@/bureau/decline-reasons';
import type { AppError } from '@/lib/errors';
import { tooLong } from '@/lib/limited-text';
import { t } from '@/texts/texts';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';

const maxLength = 300;

interface Requester {
  name: string;
  gender: string | null;
}

const schemaFor = ({ name, gender: side }: Requester) =>
  z
    .object({
      choice: z.string().min(1, { error: () => t('requests-office.decline.reasonMissing') }),
      decline_reason: z.string(),
    })
    .superRefine(({ choice, decline_reason: text }, check) => {
      const reason = joinDeclineReason(choice, text);
      const message =
        choice === 'Other' && reason === ''
          ? t('requests-office.decline.wordsMissing', { side, name })
          : tooLong(reason, maxLength);
      if (message !== undefined) check.addIssue({ code: 'custom', path: ['decline_reason'], message });
    });

interface DeclineDialogProps {
  /** Who sees the reason. */
  requester: Requester;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Declines a request with a reason. */
export function DeclineDialog({ requester, sending, onConfirm, onClose }: DeclineDialogProps) {
  return (
    <FormDialog
      title={t('requests-office.decline.title')}
      description={t('requests-office.decline.text', { side: requester.gender, name: requester.name })}
      schema={schemaFor(requester)}
      defaults={{ choice: '', decline_reason: '' }}
      submitText={t('requests-office.decline.confirm')}
      busyText={t('requests-office.decline.declining')}
      sending={sending}
      nothingDone={t('requests-office.decline.failed')}
      onSubmit={({ choice, decline_reason }) => onConfirm(joinDeclineReason(choice, decline_reason))}
      onClose={onClose}
    >
      {({ register, values, errorOf }) => (
        <div className="space-y-4">
          <SelectField
            label={t('requests-office.decline.reason')}
            emptyLabel={t('requests-office.decline.choose')}
            options={declineReasonOptions()}
            error={errorOf('choice')}
            {...register('choice')}
          />
          <TextAreaField
            label={t(values.choice === 'Other' ? 'requests-office.decline.inWords' : 'requests-office.decline.more')}
            error={errorOf('decline_reason')}
            {...register('decline_reason')}
          />
        </div>
      )}
    </FormDialog>
  );
}
