import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { dayText } from '@/lib/day-text';
import type { AppError } from '@/lib/errors';
import { DateField } from '@/ui/date-field';
import { FormDialog } from '@/ui/form-dialog';

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
      schema={z.object({ ask_again_on: dayText().refine((chosen) => chosen > today, 'Choose a day after today.') })}
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
      {({ control, errorOf }) => (
        <Controller
          control={control}
          name="ask_again_on"
          render={({ field }) => <DateField label="Until" min={today} error={errorOf('ask_again_on')} {...field} />}
        />
      )}
    </FormDialog>
  );
}
