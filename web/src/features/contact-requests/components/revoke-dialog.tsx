import { z } from 'zod';
import type { AppError } from '@/lib/errors';
import { limitedText } from '@/lib/limited-text';
import { t } from '@/texts/texts';
import { CheckboxField } from '@/ui/checkbox-field';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/text-area-field';

const schema = z.object({
  revoke_reason: limitedText(300).min(1, { error: () => t('requests-office.revoke.reasonMissing') }),
  both_ways: z.boolean(),
});

interface Party {
  name: string;
  gender: string | null;
}

interface RevokeDialogProps {
  recipient: Party;
  /** Whose contact details are shared. */
  subject: Party;
  /** Whether the other direction is shared too, so that both may be revoked at once. */
  isBothWays: boolean;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (reason: string, bothWays: boolean) => void;
  onClose: () => void;
}

/** Revokes a disclosure with a reason, and on request the one of the other direction. */
export function RevokeDialog({ recipient, subject, isBothWays, sending, onConfirm, onClose }: RevokeDialogProps) {
  const names = { recipient: recipient.name, subject: subject.name };
  return (
    <FormDialog
      title={t('requests-office.revoke.title')}
      description={t('requests-office.revoke.text', { side: recipient.gender, ...names })}
      schema={schema}
      defaults={{ revoke_reason: '', both_ways: false }}
      closeText={t('ui.leaveIt')}
      submitText={t('requests-office.revoke.confirm')}
      busyText={t('requests-office.revoke.revoking')}
      sending={sending}
      nothingDone={t('requests-office.revoke.failed')}
      onSubmit={({ revoke_reason, both_ways }) => onConfirm(revoke_reason, both_ways)}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <>
          <TextAreaField
            label={t('requests-office.revoke.reason')}
            error={errorOf('revoke_reason')}
            {...register('revoke_reason')}
          />
          {isBothWays && (
            <div className="mt-3">
              <CheckboxField
                label={t('requests-office.revoke.both')}
                hint={t('requests-office.revoke.bothHint', { side: subject.gender, ...names })}
                {...register('both_ways')}
              />
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}
