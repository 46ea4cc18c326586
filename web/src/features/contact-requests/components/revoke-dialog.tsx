import { z } from 'zod';
import type { AppError } from '@/lib/errors';
import { limitedText } from '@/lib/limited-text';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/text-area-field';

const schema = z.object({ revoke_reason: limitedText(300).min(1, 'Say why: it is kept with the request.') });

interface RevokeDialogProps {
  requesterName: string;
  targetName: string;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Revokes a disclosure with a reason. */
export function RevokeDialog({ requesterName, targetName, sending, onConfirm, onClose }: RevokeDialogProps) {
  return (
    <FormDialog
      title="Revoke the sharing"
      description={`The contact details of ${targetName} disappear for ${requesterName} at once, and both are told. A number that was seen cannot be unseen.`}
      schema={schema}
      defaults={{ revoke_reason: '' }}
      submitText="Revoke"
      busyText="Revoking…"
      sending={sending}
      nothingDone="Nothing was revoked."
      onSubmit={({ revoke_reason }) => {
        onConfirm(revoke_reason);
      }}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <TextAreaField label="Reason" error={errorOf('revoke_reason')} {...register('revoke_reason')} />
      )}
    </FormDialog>
  );
}
