import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import type { CheckedForm } from '@/ui/use-checked-form';
import { t } from '@/texts/texts';

export interface DialogFormProps<Values extends FieldValues> {
  form: Pick<CheckedForm<Values>, 'submit' | 'otherError'>;
  /** In place of "Cancel", which would read as the end of what the form is about. */
  closeText?: string;
  /** The submit button's label, idle and busy: "Save", "Saving…". */
  submitText: string;
  busyText: string;
  /** Whether the form is being submitted. */
  busy: boolean;
  /** The error message, as a sentence: what was not done. */
  nothingDone: string;
  /** Another way, below the error message. */
  wayOut?: ReactNode;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a dialog: fields, error, Cancel and submit. */
export function DialogForm<Values extends FieldValues>(props: DialogFormProps<Values>) {
  const { form, closeText, submitText, busyText, busy, nothingDone, wayOut, onSubmit, onClose, children } = props;
  const { otherError: error } = form;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error === null) return;
    // In a long form it is below the visible part; the middle is clear of the foot, however high that is.
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  return (
    // Without a box of its own: a text above the form does not push its buttons out of sight.
    <form noValidate className="contents" onSubmit={(event) => void form.submit(onSubmit)(event)}>
      {children}
      {error !== null && (
        <div ref={note} tabIndex={-1} className="outline-hidden">
          <ErrorNote error={error}>{nothingDone}</ErrorNote>
          {wayOut}
        </div>
      )}
      <DialogActions>
        <Button onClick={onClose}>{closeText ?? t('ui.cancel')}</Button>
        <BusyButton type="submit" look="primary" busy={busy} busyText={busyText}>
          {submitText}
        </BusyButton>
      </DialogActions>
    </form>
  );
}
