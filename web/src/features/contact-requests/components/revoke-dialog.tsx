import { useState } from 'react';
import { ErrorNote } from '@/ui/error-note';
import type { AppError } from '@/lib/errors';
import { Dialog } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { TextAreaField } from '@/ui/text-area-field';

const longest = 300;

interface RevokeDialogProps {
  requesterName: string;
  targetName: string;
  busy: boolean;
  error: AppError | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Takes a sharing back, with a reason. */
export function RevokeDialog({ requesterName, targetName, busy, error, onConfirm, onClose }: RevokeDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const text = reason.trim();
  let fieldError = error?.field === 'revoke_reason' ? error.message : undefined;
  if (tried && text === '') fieldError = 'Say why: it is kept with the request.';
  if (text.length > longest) fieldError = `Use at most ${longest} characters (now ${text.length}).`;
  return (
    <Dialog
      title="Revoke the sharing"
      description={`The contact details of ${targetName} vanish for ${requesterName} at once, and both are told. A number that was seen cannot be unseen.`}
      onClose={onClose}
    >
      <DialogForm
        submitText="Revoke"
        busyText="Revoking…"
        busy={busy}
        onSubmit={() => {
          setTried(true);
          if (text !== '' && text.length <= longest) onConfirm(text);
        }}
        onClose={onClose}
      >
        <TextAreaField
          label="Reason"
          value={reason}
          error={fieldError}
          onChange={(event) => {
            setReason(event.target.value);
          }}
        />
        {error?.field !== 'revoke_reason' && <ErrorNote error={error}>Nothing was revoked.</ErrorNote>}
      </DialogForm>
    </Dialog>
  );
}
