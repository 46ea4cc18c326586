import { z } from 'zod';
import type { AppError } from '@/lib/errors';
import { FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';

interface AskLaterDialogProps {
  /** The current postponement day, if any. */
  day: string | null;
  today: string;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (day: string) => void;
  onClose: () => void;
}

/** Postpones a request until a day. */
export function AskLaterDialog({ day, today, sending, onConfirm, onClose }: AskLaterDialogProps) {
  return (
    <FormDialog
      title="Ask later"
      description="The request stays open and waits at the end of the list until this day."
      schema={z.object({ ask_again_on: z.string().refine((chosen) => chosen > today, 'Choose a day after today.') })}
      defaults={{ ask_again_on: day ?? '' }}
      submitText="Put off"
      busyText="Saving…"
      sending={sending}
      nothingDone="The request was not put off."
      onSubmit={({ ask_again_on }) => {
        onConfirm(ask_again_on);
      }}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <TextField
          type="date"
          label="Until"
          min={today}
          error={errorOf('ask_again_on')}
          {...register('ask_again_on')}
        />
      )}
    </FormDialog>
  );
}
