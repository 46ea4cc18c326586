import { useState } from 'react';
import type { AppError } from '@/lib/errors';
import { Dialog } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { ErrorNote } from '@/ui/error-note';
import { TextAreaField } from '@/ui/text-area-field';

const longest = 300;

interface ReasonDialogProps {
  title: string;
  description: string;
  label: string;
  /** What is said when the reason is missing; null where it may be left out. */
  missing: string | null;
  confirm: string;
  busyText: string;
  busy: boolean;
  /** Why the last attempt failed. */
  error: AppError | null;
  /** What was not done when it fails, as a sentence. */
  nothingDone: string;
  onConfirm: (reason: string | null) => void;
  onClose: () => void;
}

/** Asks for a reason before something is done. */
export function ReasonDialog({
  title,
  description,
  label,
  missing,
  confirm,
  busyText,
  busy,
  error,
  nothingDone,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const text = reason.trim();
  // A refusal is about the reason: there is no other field.
  let fieldError = error?.field ? error.message : undefined;
  if (tried && missing !== null && text === '') fieldError = missing;
  if (text.length > longest) fieldError = `Use at most ${longest} characters (now ${text.length}).`;

  const submit = () => {
    setTried(true);
    if ((missing !== null && text === '') || text.length > longest) return;
    onConfirm(text === '' ? null : text);
  };
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <DialogForm submitText={confirm} busyText={busyText} busy={busy} onSubmit={submit} onClose={onClose}>
        <TextAreaField
          label={label}
          value={reason}
          error={fieldError}
          onChange={(event) => {
            setReason(event.target.value);
          }}
        />
        {!error?.field && <ErrorNote error={error}>{nothingDone}</ErrorNote>}
      </DialogForm>
    </Dialog>
  );
}
