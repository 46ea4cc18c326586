import { z } from 'zod';
import type { AppError } from '@/lib/errors';
import { limitedText } from '@/lib/limited-text';
import { CheckboxField } from '@/ui/checkbox-field';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/text-area-field';

const schema = z.object({
  revoke_reason: limitedText(300).min(1, 'Say why: it is kept with the request.'),
  both_ways: z.boolean(),
});

interface RevokeDialogProps {
  recipientName: string;
  subjectName: string;
  /** Whether the other direction is shared too, so that both may be revoked at once. */
  isBothWays: boolean;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (reason: string, bothWays: boolean) => void;
  onClose: () => void;
}

/** Revokes a disclosure with a reason, and on request the one of the other direction. */
export function RevokeDialog({
  recipientName,
  subjectName,
  isBothWays,
  sending,
  onConfirm,
  onClose,
}: RevokeDialogProps) {
  return (
    <FormDialog
      title="Revoke the sharing"
      description={`The contact details of ${subjectName} disappear for ${recipientName} at once, and both are told. A number that was seen cannot be unseen.`}
      schema={schema}
      defaults={{ revoke_reason: '', both_ways: false }}
      submitText="Revoke"
      busyText="Revoking…"
      sending={sending}
      nothingDone="Nothing was revoked."
      onSubmit={({ revoke_reason, both_ways }) => {
        onConfirm(revoke_reason, both_ways);
      }}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <>
          <TextAreaField label="Reason" error={errorOf('revoke_reason')} {...register('revoke_reason')} />
          {isBothWays && (
            <div className="mt-3">
              <CheckboxField
                label="Revoke both ways"
                hint={`${subjectName} does not see the details of ${recipientName} any more either.`}
                {...register('both_ways')}
              />
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}
