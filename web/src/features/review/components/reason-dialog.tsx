import { z } from 'zod';
import type { AppError } from '@/lib/errors';
import { limitedText } from '@/lib/limited-text';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/text-area-field';

interface ReasonDialogProps {
  title: string;
  description: string;
  label: string;
  /** What is said when the reason is missing; null where it may be left out. */
  missing: string | null;
  confirm: string;
  busyText: string;
  sending: { isPending: boolean; error: AppError | null };
  /** What was not done when it fails, as a sentence. */
  nothingDone: string;
  /** The database's name of the reason. */
  field: 'reason' | 'decline_reason';
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason before something is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label, missing, confirm, field, onConfirm, ...dialog } = props;
  const reason = missing === null ? limitedText(300) : limitedText(300).min(1, missing);
  return (
    <FormDialog
      {...dialog}
      schema={z.object({ [field]: reason })}
      defaults={{ [field]: '' }}
      submitText={confirm}
      onSubmit={(values) => {
        onConfirm(values[field] ?? '');
      }}
    >
      {({ register, errorOf }) => <TextAreaField label={label} error={errorOf(field)} {...register(field)} />}
    </FormDialog>
  );
}
