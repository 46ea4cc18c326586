import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { dayText } from '@/lib/day-text';
import type { AppError } from '@/lib/errors';
import { t } from '@/texts/texts';
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
      title={t('requests-office.later.title')}
      description={t('requests-office.later.text')}
      schema={z.object({
        ask_again_on: dayText().refine((chosen) => chosen > today, { error: () => t('requests-office.dayAfterToday') }),
      })}
      defaults={{ ask_again_on: day ?? '' }}
      submitText={t('requests-office.later.save')}
      busyText={t('requests-office.later.saving')}
      sending={sending}
      nothingDone={t('requests-office.later.failed')}
      onSubmit={({ ask_again_on }) => onConfirm(ask_again_on)}
      onClose={onClose}
    >
      {({ control, errorOf }) => (
        <Controller
          control={control}
          name="ask_again_on"
          render={({ field }) => (
            <DateField
              label={t('requests-office.later.until')}
              min={today}
              error={errorOf('ask_again_on')}
              {...field}
            />
          )}
        />
      )}
    </FormDialog>
  );
}
