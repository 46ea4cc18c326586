import { z } from 'zod';
import type { AppError } from '@/lib/errors';
import { limitedText } from '@/lib/limited-text';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/text-area-field';

interface ReasonDialogProps {
  title: string;
  description: string;
  label: string;
  /** Error message for a missing reason; null if it is optional. */
  missing: string | null;
  confirm: string;
  busyText: string;
  sending: { isPending: boolean; error: AppError | null };
  /** Error sentence: the failed act. */
  nothingDone: string;
  /** Field name of the reason in the API. */
  field: 'reason' | 'decline_reason';
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason before an action. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label, missing, confirm, field, onConfirm, ...dialog } = props;
  const reason = missing === null ? limitedText(300) : limitedText(300).min(1, { error: () => missing });
  return (
    <FormDialog
      {...dialog}
      schema={z.object({ [field]: reason })}
      defaults={{ [field]: '' }}
      submitText={confirm}
      onSubmit={(values) => onConfirm(values[field] ?? '')}
    >
      {({ register, errorOf }) => <TextAreaField label={label} error={errorOf(field)} {...register(field)} />}
    </FormDialog>
  );
}
