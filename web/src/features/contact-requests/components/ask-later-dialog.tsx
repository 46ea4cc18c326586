import { useState } from 'react';
import { ErrorNote } from '@/ui/error-note';
import type { AppError } from '@/lib/errors';
import { Dialog } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { TextField } from '@/ui/text-field';

interface AskLaterDialogProps {
  /** The day until which it is put off already. */
  day: string | null;
  today: string;
  busy: boolean;
  error: AppError | null;
  onConfirm: (day: string) => void;
  onClose: () => void;
}

/** Puts a request off until a day. */
export function AskLaterDialog({ day, today, busy, error, onConfirm, onClose }: AskLaterDialogProps) {
  const [chosen, setChosen] = useState(day ?? '');
  const [tried, setTried] = useState(false);
  const isEarly = chosen <= today;
  const fieldError =
    tried && isEarly ? 'Choose a day after today.' : error?.field === 'ask_again_on' ? error.message : undefined;
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
        {error?.field !== 'ask_again_on' && <ErrorNote error={error}>The request was not put off.</ErrorNote>}
      </DialogForm>
    </Dialog>
  );
}
