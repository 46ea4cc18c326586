import { useState } from 'react';
import { Dialog } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { InlineError } from '@/ui/notice';
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
  /** Why the last attempt failed. `refusal` is about the reason itself. */
  failure: string | null;
  refusal: string | null;
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
  failure,
  refusal,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const text = reason.trim();
  let error = refusal;
  if (tried && missing !== null && text === '') error = missing;
  if (text.length > longest) error = `Use at most ${longest} letters; these are ${text.length}.`;

  const submit = () => {
    setTried(true);
    if (busy || (missing !== null && text === '') || text.length > longest) return;
    onConfirm(text === '' ? null : text);
  };
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <DialogForm submitText={confirm} busyText={busyText} busy={busy} onSubmit={submit} onClose={onClose}>
        <TextAreaField
          label={label}
          value={reason}
          error={error ?? undefined}
          onChange={(event) => {
            setReason(event.target.value);
          }}
        />
        {failure !== null && (
          <InlineError className="mt-4" onRetry={submit}>
            {failure}
          </InlineError>
        )}
      </DialogForm>
    </Dialog>
  );
}
