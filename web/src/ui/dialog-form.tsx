import type { ReactNode } from 'react';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { DialogActions } from '@/ui/dialog';

interface DialogFormProps {
  /** What the button says that sends the form, and while it is being sent: "Save", "Saving…". */
  submitText: string;
  busyText: string;
  busy: boolean;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** A form that fills a dialog: what is asked, then the way out and the button that sends it, once at a time. */
export function DialogForm({ submitText, busyText, busy, children, onSubmit, onClose }: DialogFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {children}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <BusyButton type="submit" look="primary" busy={busy} busyText={busyText}>
          {submitText}
        </BusyButton>
      </DialogActions>
    </form>
  );
}
