import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { AppError } from '@/lib/errors';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/field-note';
import { underlinedLook } from '@/ui/text-link';
import { type CheckedForm, isSame, useCheckedForm } from '@/ui/use-checked-form';

interface ConfirmationProps {
  children: ReactNode;
  /** The button's label; `busyText` replaces it while the mutation runs, by default "Saving…". */
  confirm: string;
  busyText?: string | undefined;
  /** State of the mutation that the button starts. */
  sending: { isPending: boolean; error: AppError | null };
  /** The error message, as a sentence: what was not done. By default "It was not saved." */
  nothingDone?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** The text names all that will be done: Enter confirms. */
  isNamed?: boolean;
  /** In place of "Close without a change", where nothing is chosen yet. */
  closeText?: string;
}

/** The body of a confirmation dialog: text, error and buttons. */
export function Confirmation(props: ConfirmationProps) {
  const { children, confirm, busyText, sending, nothingDone, onConfirm, onClose, isNamed = false, closeText } = props;
  const note = useRef<HTMLDivElement>(null);
  // Below a long text, and under the buttons, it is out of sight.
  useEffect(() => {
    if (sending.error !== null) note.current?.scrollIntoView({ block: 'center' });
  }, [sending.error]);
  return (
    <>
      {children}
      <div ref={note}>
        <ErrorNote error={sending.error}>{nothingDone ?? t('ui.notSaved')}</ErrorNote>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{closeText ?? t('ui.leaveIt')}</Button>
        <BusyButton look="primary" autoFocus={isNamed} busy={sending.isPending} busyText={busyText} onClick={onConfirm}>
          {confirm}
        </BusyButton>
      </DialogActions>
    </>
  );
}

export const ConfirmDialog = ({ title, ...confirmation }: ConfirmationProps & { title: string }) => (
  <Dialog title={title} onClose={confirmation.onClose}>
    <Confirmation {...confirmation} />
  </Dialog>
);

interface DialogFormProps<Values extends FieldValues> {
  form: Pick<CheckedForm<Values>, 'submit' | 'otherError'>;
  /** In place of "Cancel", which would read as the end of what the form is about. */
  closeText?: string;
  /** The submit button's label, idle and busy; by default "Saving…". */
  submitText: string;
  busyText?: string | undefined;
  /** Whether the form is being submitted. */
  busy: boolean;
  /** The error message, as a sentence: what was not done. By default "It was not saved." */
  nothingDone?: string | undefined;
  /** Another way, below the error message. */
  wayOut?: ReactNode;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a dialog: fields, error, Cancel and submit. */
function DialogForm<Values extends FieldValues>(props: DialogFormProps<Values>) {
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
          <ErrorNote error={error}>{nothingDone ?? t('ui.notSaved')}</ErrorNote>
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

interface FormDialogProps<Values extends FieldValues> extends Omit<
  DialogFormProps<Values>,
  'form' | 'busy' | 'children' | 'onClose'
> {
  title: string;
  /** One sentence or two under the title. */
  description?: ReactNode;
  schema: z.ZodType<Values, Values>;
  defaults: DefaultValues<Values>;
  /** Values of an earlier opening, which the dialog says. */
  typed?: DefaultValues<Values> | null;
  /** Instead of `typed`: what was typed and not sent stands in the next dialog of this name. */
  keptAs?: string;
  /** State of the mutation that the form starts. */
  sending: { isPending: boolean; error: AppError | null };
  /** What leaving the page loses, as a sentence: then it is asked first. Nothing where little is typed. */
  loss?: string;
  /** Receives the values typed so far. */
  onClose: (typed: Values) => void;
  children: (form: CheckedForm<Values>) => ReactNode;
}

/** Says that a dialog has the values of an earlier opening. */
export const KeptInput = ({ onEmpty }: { onEmpty: () => void }) => (
  <p role="status" className="mb-4 flex flex-wrap items-center gap-x-4 rounded-control bg-wash px-4">
    {t('ui.keptInput')}
    <button type="button" className={`${underlinedLook} min-h-11`} onClick={onEmpty}>
      {t('ui.emptyForm')}
    </button>
  </p>
);

/** A dialog with a validated form. Errors show beside their field, and a failure keeps the typed values. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const {
    title,
    description,
    schema,
    defaults,
    typed = null,
    keptAs,
    sending,
    loss,
    onClose,
    children,
    ...texts
  } = props;
  const form = useCheckedForm<Values>({
    schema,
    defaults: typed ?? defaults,
    error: sending.error,
    ...(keptAs !== undefined && { keptAs }),
  });
  const [isKept, setIsKept] = useState(() => form.isKept || (typed !== null && !isSame(typed, defaults)));
  useUnsavedInput(loss !== undefined && form.isChanged(), null, loss);
  const close = () => onClose(form.typed());
  return (
    <Dialog title={title} description={description} onClose={close}>
      <DialogForm {...texts} form={form} busy={sending.isPending} onClose={close}>
        {isKept && (
          <KeptInput
            onEmpty={() => {
              form.reset(defaults);
              setIsKept(false);
            }}
          />
        )}
        {children(form)}
      </DialogForm>
    </Dialog>
  );
}

export const InfoDialog = ({
  children,
  actions,
  ...dialog
}: ComponentProps<typeof Dialog> & { actions?: ReactNode }) => (
  <Dialog {...dialog}>
    {children}
    <DialogActions>
      {actions}
      <Button onClick={dialog.onClose}>{t('ui.close')}</Button>
    </DialogActions>
  </Dialog>
);
