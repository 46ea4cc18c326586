import { useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { AppError } from '@/lib/errors';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { t } from '@/texts/texts';
import { Dialog } from '@/ui/dialog';
import { DialogForm, type DialogFormProps } from '@/ui/dialog-form';
import { underlinedLook } from '@/ui/text-link-look';
import { useCheckedForm, type CheckedForm } from '@/ui/use-checked-form';

interface FormDialogProps<Values extends FieldValues> extends Omit<
  DialogFormProps<Values>,
  'form' | 'busy' | 'children' | 'onClose'
> {
  title: string;
  /** One sentence or two under the title; a function, if it depends on the values. */
  description?: ReactNode | ((values: CheckedForm<Values>['values']) => ReactNode);
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

/** Whether nothing was typed, or the same again. */
export function isSame(typed: object, defaults: object): boolean {
  const before = new Map<string, unknown>(Object.entries(defaults));
  return Object.entries(typed).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(before.get(name) ?? ''),
  );
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
    <Dialog
      title={title}
      description={typeof description === 'function' ? description(form.values) : description}
      onClose={close}
    >
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
