import { useMutation } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { pausePurchase, type Purchase } from '@/features/fees/api/fees';
import { daysBefore, isDay, todayAtBureau } from '@/lib/bureau-days';
import { formatDate, formatDateWithWeekday } from '@/lib/format';
import { pauseReasons } from '@/lib/register-work.gen';
import { t } from '@/texts/texts';
import { DateField } from '@/ui/date-field';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { showToast } from '@/ui/toast';

const schema = z.object({
  reason: z.string().min(1, { error: () => t('fees.choose') }),
  until_on: z.string().refine((text) => isDay(text) && text > todayAtBureau(), { error: () => t('fees.dayAhead') }),
});

export type TypedPause = z.infer<typeof schema>;

const sayDay = (day: string) => formatDate(day) ?? day;

interface PauseDialogProps {
  purchase: Purchase;
  /** Values of an earlier opening. */
  typed: TypedPause | null;
  /** Receives the values typed so far; null after they were saved. */
  onClose: (typed: TypedPause | null) => void;
}

/** Stops the clock of a plan, with the reason and the agreed day. */
export function PauseDialog({ purchase, typed, onClose }: PauseDialogProps) {
  const pausing = useMutation({
    mutationFn: pausePurchase,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('fees.paused') });
      onClose(null);
    },
  });
  const today = todayAtBureau();
  /** The last day of the plan after a pause to the end of a day. */
  const lastDayWith = (until: string) => {
    const from = purchase.starts_on > today ? purchase.starts_on : today;
    const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
    return daysBefore(purchase.ends_on, -Math.max(days, 0));
  };
  return (
    <FormDialog<TypedPause>
      title={t('fees.pauseOf', { plan: purchase.plan })}
      description={t('fees.pauseMeans')}
      schema={schema}
      typed={typed}
      defaults={{ reason: '', until_on: '' }}
      submitText={t('fees.pause')}
      busyText={t('fees.saving')}
      sending={pausing}
      nothingDone={t('fees.notSaved')}
      onSubmit={(values) => {
        if (!pausing.isPending) pausing.mutate({ ...values, purchase_id: purchase.id });
      }}
      onClose={onClose}
    >
      {({ register, errorOf, control }) => (
        <div className="space-y-4">
          <SelectField
            label={t('fees.reason')}
            emptyLabel={t('fees.choose')}
            options={pauseReasons.map((value) => ({ value, label: t('fees.pauseReason', { reason: value }) }))}
            error={errorOf('reason')}
            {...register('reason')}
          />
          <Controller
            control={control}
            name="until_on"
            render={({ field }) => (
              <DateField
                label={t('fees.pauseLastDay')}
                min={today}
                example={today}
                describe={(day) =>
                  `${formatDateWithWeekday(day) ?? day}. ${t('fees.pauseMoves', { day: sayDay(lastDayWith(day)) })}`
                }
                error={errorOf('until_on')}
                {...field}
              />
            )}
          />
        </div>
      )}
    </FormDialog>
  );
}
