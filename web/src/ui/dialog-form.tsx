import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import type { CheckedForm } from '@/ui/use-checked-form';

export interface DialogFormProps<Values extends FieldValues> {
  form: Pick<CheckedForm<Values>, 'submit' | 'otherError'>;
  /** What the button says that sends the form, and while it is being sent: "Save", "Saving…". */
  submitText: string;
  busyText: string;
  /** Whether it is being sent. */
  busy: boolean;
  /** What was not done when it fails, as a sentence. */
  nothingDone: string;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form that fills a dialog: what is asked, what went wrong, the way out and the button that sends it. */
export function DialogForm<Values extends FieldValues>(props: DialogFormProps<Values>) {
  const { form, submitText, busyText, busy, nothingDone, onSubmit, onClose, children } = props;
  return (
    <form noValidate onSubmit={(event) => void form.submit(onSubmit)(event)}>
      {children}
      <ErrorNote error={form.otherError}>{nothingDone}</ErrorNote>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <BusyButton type="submit" look="primary" busy={busy} busyText={busyText}>
          {submitText}
        </BusyButton>
      </DialogActions>
    </form>
  );
}
