import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { AppError } from '@/lib/errors';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { t } from '@/texts/texts';
import { Dialog } from '@/ui/dialog';
import { DialogForm, type DialogFormProps } from '@/ui/dialog-form';
import { underlinedLook } from '@/ui/text-link-look';
import { isSame, useCheckedForm, type CheckedForm } from '@/ui/use-checked-form';

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
  /** State of the mutation that the form starts. */
  sending: { isPending: boolean; error: AppError | null };
  /** What leaving the page loses, as a sentence: then it is asked first. Nothing where little is typed. */
  loss?: string;
  /** Receives the values typed so far. */
  onClose: (typed: Values) => void;
  children: (form: CheckedForm<Values>) => ReactNode;
}

/** Says that a dialog has the values of an earlier opening. */
export function KeptInput({ onEmpty }: { onEmpty: () => void }) {
  return (
    <p role="status" className="mb-4 flex flex-wrap items-center gap-x-4 rounded-control bg-wash px-4">
      {t('ui.keptInput')}
      <button type="button" className={`${underlinedLook} min-h-11`} onClick={onEmpty}>
        {t('ui.emptyForm')}
      </button>
    </p>
  );
}

/** A dialog with a validated form. Errors show beside their field, and a failure keeps the typed values. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, description, schema, defaults, typed = null, sending, loss, onClose, children, ...texts } = props;
  const form = useCheckedForm<Values>({ schema, defaults: typed ?? defaults, error: sending.error });
  const [isKept, setIsKept] = useState(() => typed !== null && !isSame(typed, defaults));
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

/** A dialog with something to read, and other buttons if there are any. */
export function InfoDialog({ children, actions, ...dialog }: ComponentProps<typeof Dialog> & { actions?: ReactNode }) {
  return (
    <Dialog {...dialog}>
      {children}
      <DialogActions>
        {actions}
        <Button onClick={dialog.onClose}>{t('ui.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
