import { useState } from 'react';
import { z } from 'zod';
import {
  correctPayment,
  endPurchase,
  pausePurchase,
  resumePurchase,
  type Purchase,
  type Receipt,
} from '@/features/fees/api';
import { receiptNumber } from '@/features/fees/receipt-number';
import { daysBefore, isDay, todayAtBureau } from '@/lib/bureau-days';
import { formatDateWithWeekday, sayDate } from '@/lib/format';
import { limitedText } from '@/lib/text-rules';
import { pauseReasons } from '@/lib/register-work.gen';
import { formatRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { ConfirmAct, FormAct } from '@/ui/act';
import { CheckboxField, SelectField, TextField } from '@/ui/fields';
import { DayField } from '@/ui/date-fields';

const pauseSchema = z.object({
  reason: z.string().min(1, { error: () => t('fees.choose') }),
  until_on: z.string().refine((text) => isDay(text) && text > todayAtBureau(), { error: () => t('fees.dayAhead') }),
});

export function PauseAct({ purchase }: { purchase: Purchase }) {
  const today = todayAtBureau();
  /** The last day of the plan after a pause to the end of a day. */
  const lastDayWith = (until: string) => {
    const from = purchase.starts_on > today ? purchase.starts_on : today;
    const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
    return daysBefore(purchase.ends_on, -Math.max(days, 0));
  };
  return (
    <FormAct
      label={t('fees.pause')}
      size="small"
      title={t('fees.pauseOf', { plan: purchase.plan })}
      lead={t('fees.pauseMeans')}
      schema={pauseSchema}
      empty={{ reason: '', until_on: '' }}
      submit={t('fees.pause')}
      send={(values) => pausePurchase({ ...values, purchase_id: purchase.id })}
      done={t('fees.paused')}
    >
      {({ field, day }) => (
        <>
          <SelectField
            label={t('ui.reason')}
            emptyLabel={t('fees.choose')}
            options={pauseReasons.map((value) => ({ value, label: t('fees.pauseReason', { reason: value }) }))}
            {...field('reason')}
          />
          <DayField
            label={t('fees.pauseLastDay')}
            min={today}
            example={today}
            describe={(last) =>
              `${formatDateWithWeekday(last) ?? last}. ${t('fees.pauseMoves', { day: sayDate(lastDayWith(last)) })}`
            }
            {...day('until_on')}
          />
        </>
      )}
    </FormAct>
  );
}

/** Lets a paused plan go on from today. An agreed pause would be lost by a slip. */
export const ResumeAct = ({ purchase: { id, plan } }: { purchase: Purchase }) => (
  <ConfirmAct
    label={t('fees.resume')}
    size="small"
    title={t('fees.resumeAsk', { plan })}
    submit={t('fees.resumeNow')}
    sent={{ purchase_id: id }}
    send={resumePurchase}
    done={t('fees.resumed')}
  >
    <p>{t('fees.resumeMeans')}</p>
  </ConfirmAct>
);

/** Ends a plan of a family, or takes its sale back: sold by mistake, and nothing is paid. For an owner. */
export function EndAct({ purchase: { id, plan, paid }, label }: { purchase: Purchase; label: string }) {
  const [isMistake, setIsMistake] = useState(false);
  return (
    <ConfirmAct
      label={label}
      size="small"
      title={t('fees.endPurchaseAsk', { plan })}
      submit={t(isMistake ? 'fees.takeSaleBack' : 'fees.endPurchase')}
      sent={{ purchase_id: id, by_mistake: isMistake }}
      send={endPurchase}
      done={t('fees.purchaseEnded', { plan, how: isMistake ? 'mistake' : 'early' })}
    >
      <p>{t('fees.endPurchaseMeans')}</p>
      {paid === 0 && (
        <div className="mt-3">
          <CheckboxField
            label={t('fees.byMistake')}
            hint={t('fees.byMistakeMeans')}
            checked={isMistake}
            onChange={({ target }) => setIsMistake(target.checked)}
          />
        </div>
      )}
    </ConfirmAct>
  );
}

const correctionSchema = z.object({
  reason: limitedText(120).min(1, { error: () => t('refusals.correction_reason_missing') }),
});

export const CorrectAct = ({ receipt }: { receipt: Receipt }) => (
  <FormAct
    label={t('fees.correct')}
    named={t('fees.correctNamed', { number: receiptNumber(receipt) })}
    size="small"
    title={t('fees.correctAsk', { number: receiptNumber(receipt) })}
    lead={t('fees.correctMeans', { amount: formatRupees(receipt.amount) })}
    schema={correctionSchema}
    empty={{ reason: '' }}
    closeText={t('ui.leaveIt')}
    submit={t('fees.correctNow')}
    send={({ reason }) => correctPayment({ payment_id: receipt.id, reason })}
    done={t('fees.corrected')}
  >
    {({ field }) => (
      <TextField label={t('ui.reason')} hint={t('fees.correctReason')} autoComplete="off" {...field('reason')} />
    )}
  </FormAct>
);
