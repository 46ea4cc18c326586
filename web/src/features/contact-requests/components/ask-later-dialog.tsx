import { useState } from 'react';
import { RefusalNote } from '@/features/contact-requests/components/refusal-note';
import { toAppError } from '@/lib/errors';
import { Dialog } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { TextField } from '@/ui/text-field';

interface AskLaterDialogProps {
  /** The day until which it is put off already. */
  day: string | null;
  today: string;
  busy: boolean;
  error: unknown;
  onConfirm: (day: string) => void;
  onClose: () => void;
}

/** Puts a request off until a day. */
export function AskLaterDialog({ day, today, busy, error, onConfirm, onClose }: AskLaterDialogProps) {
  const [chosen, setChosen] = useState(day ?? '');
  const [tried, setTried] = useState(false);
  const refused = error === null ? null : toAppError(error);
  const isEarly = chosen <= today;
  const fieldError =
    tried && isEarly ? 'Choose a day after today.' : refused?.field === 'ask_again_on' ? refused.message : undefined;
  return (
    <Dialog
      title="Ask later"
      description="The request stays open and waits at the end of the list until this day."
      onClose={onClose}
    >
      <DialogForm
        submitText="Put off"
        busyText="Saving…"
        busy={busy}
        onSubmit={() => {
          setTried(true);
          if (!isEarly) onConfirm(chosen);
        }}
        onClose={onClose}
      >
        <TextField
          type="date"
          label="Until"
          min={today}
          value={chosen}
          error={fieldError}
          onChange={(event) => {
            setChosen(event.target.value);
          }}
        />
        {refused?.field !== 'ask_again_on' && <RefusalNote error={error}>The request was not put off.</RefusalNote>}
      </DialogForm>
    </Dialog>
  );
}
