import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import type { CheckedForm } from '@/ui/use-checked-form';
import { t } from '@/texts/texts';

export interface DialogFormProps<Values extends FieldValues> {
  form: Pick<CheckedForm<Values>, 'submit' | 'otherError'>;
  /** The submit button's label, idle and busy: "Save", "Saving…". */
  submitText: string;
  busyText: string;
  /** Whether the form is being submitted. */
  busy: boolean;
  /** The error message, as a sentence: what was not done. */
  nothingDone: string;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a dialog: fields, error, Cancel and submit. */
export function DialogForm<Values extends FieldValues>(props: DialogFormProps<Values>) {
  const { form, submitText, busyText, busy, nothingDone, onSubmit, onClose, children } = props;
  return (
    <form noValidate onSubmit={(event) => void form.submit(onSubmit)(event)}>
      {children}
      <ErrorNote error={form.otherError}>{nothingDone}</ErrorNote>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <BusyButton type="submit" look="primary" busy={busy} busyText={busyText}>
          {submitText}
        </BusyButton>
      </DialogActions>
    </form>
  );
}
