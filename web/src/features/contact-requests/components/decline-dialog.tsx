import { useState } from 'react';
import { ErrorNote } from '@/ui/error-note';
import { declineReasons, joinDeclineReason } from '@/features/contact-requests/decline-reasons';
import type { AppError } from '@/lib/errors';
import { Dialog } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';

const longest = 300;

interface DeclineDialogProps {
  /** Who asked, and reads the reason. */
  name: string;
  busy: boolean;
  error: AppError | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Declines a request, with a reason. */
export function DeclineDialog({ name, busy, error, onConfirm, onClose }: DeclineDialogProps) {
  const [choice, setChoice] = useState('');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const reason = choice === '' ? '' : joinDeclineReason(choice, text);
  let textError = error?.field === 'decline_reason' ? error.message : undefined;
  if (tried && choice === 'Other' && reason === '') textError = `Say why: ${name} reads it.`;
  if (reason.length > longest) textError = `Use at most ${longest} characters (now ${reason.length}).`;
  return (
    <Dialog
      title="Decline the request"
      description={`${name} reads the reason. Write nothing that the other family would not say themselves.`}
      onClose={onClose}
    >
      <DialogForm
        submitText="Decline"
        busyText="Declining…"
        busy={busy}
        onSubmit={() => {
          setTried(true);
          if (reason !== '' && reason.length <= longest) onConfirm(reason);
        }}
        onClose={onClose}
      >
        <div className="space-y-4">
          <SelectField
            label="Reason"
            emptyLabel="Choose"
            options={declineReasons}
            value={choice}
            error={tried && choice === '' ? 'Choose a reason.' : undefined}
            onChange={(event) => {
              setChoice(event.target.value);
            }}
          />
          <TextAreaField
            label={choice === 'Other' ? 'The reason in words' : 'More about it (optional)'}
            value={text}
            error={textError}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        </div>
        {error?.field !== 'decline_reason' && <ErrorNote error={error}>The request was not declined.</ErrorNote>}
      </DialogForm>
    </Dialog>
  );
}
