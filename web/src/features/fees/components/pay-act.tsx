import { useState } from 'react';
import { z } from 'zod';
import { lazyPart } from '@/base/load-part';
import { useBureau } from '@/bureau/bureau';
import { recordPayment, type Purchase } from '@/features/fees/api';
import { AmountField } from '@/features/fees/components/amount-field';
import { financialYear, financialYearOf, receiptNumber } from '@/features/fees/receipt-number';
import type { Payer } from '@/features/fees/receipt-words';
import { upiAddress } from '@/features/fees/upi-address';
import { isDay, todayAtBureau } from '@/lib/bureau-days';
import { toAppError } from '@/lib/errors';
import { sayDate } from '@/lib/format';
import { limitedText } from '@/lib/text-rules';
import { paymentWays } from '@/lib/register-work.gen';
import { formatRupees, parseRupees, writeRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { FormAct } from '@/ui/act';
import type { ButtonLook } from '@/ui/button';
import { CheckboxField, RadioGroupField, TextField } from '@/ui/fields';
import { DayField } from '@/ui/date-fields';
import { OnDemand } from '@/ui/on-demand';

const QrCode = lazyPart(async () => (await import('@/features/fees/components/qr-code')).QrCode);

/** Why the books of a day are closed; null while they are open. The database decides. */
function sayClosed(day: string, closedUntil: string | null): string | null {
  if (!isDay(day)) return null;
  const year = financialYearOf(day);
  if (year < financialYearOf(todayAtBureau())) return t('fees.yearOver', { year: financialYear(year) });
  if (closedUntil === null || day > closedUntil) return null;
  return t('fees.closedUntil', { day: sayDate(closedUntil) });
}

const fieldsOf = (unpaid: number) =>
  z.object({
    amount: z.string().superRefine((text, check) => {
      const amount = parseRupees(text);
      const message =
        amount === null || amount === 0
          ? t('fees.amountWrong')
          : amount > unpaid
            ? t('fees.tooMuch', { amount: formatRupees(unpaid) })
            : null;
      if (message !== null) check.addIssue({ code: 'custom', message });
    }),
    way: z.string().min(1, { error: () => t('fees.choose') }),
    note: limitedText(120),
    paid_on: z.string().refine(isDay, { error: () => t('fees.dayMissing') }),
    /** The day for which the question was answered. */
    confirmed: z.string(),
  });

interface PayActProps {
  purchase: Purchase;
  /** How much of it can be recorded. */
  unpaid: number;
  payer: Payer;
  /** The bureau's address for UPI; null for none. */
  upiId: string | null;
  /** The last day of the closed books; null for none. */
  closedUntil: string | null;
  look: ButtonLook;
  /** Receives the id of the request. */
  onRecorded: (requestId: string) => void;
}

/** Records what a family pays; for UPI it shows a QR code of the amount. */
export function PayAct({ purchase, unpaid, payer, upiId, closedUntil, look, onRecorded }: PayActProps) {
  const { bureau_name: bureau } = useBureau();
  /** The day for which the owner has closed the books since. */
  const [refusedOn, setRefusedOn] = useState<string | null>(null);
  const today = todayAtBureau();
  const due = purchase.due.reduce(
    (sum, part) => (part.due_on !== null && part.due_on <= today ? sum + part.unpaid : sum),
    0,
  );
  const isAsked = (day: string) => sayClosed(day, closedUntil) !== null || refusedOn === day;
  const schema = fieldsOf(unpaid).refine(({ paid_on, confirmed }) => confirmed === paid_on || !isAsked(paid_on), {
    path: ['confirmed'],
    error: () => t('fees.confirmClosed'),
  });
  return (
    <FormAct
      label={t('fees.recordPayment')}
      size="small"
      look={look}
      title={t('fees.recordPayment')}
      lead={t('fees.paymentFor', { name: payer.name, plan: purchase.plan, amount: formatRupees(unpaid) })}
      schema={schema}
      empty={{
        amount: due > 0 ? writeRupees(due).replace('.00', '') : '',
        way: '',
        note: '',
        paid_on: today,
        confirmed: '',
      }}
      submit={t('fees.record')}
      failed={t('fees.notRecorded')}
      loss={t('fees.loss')}
      send={async ({ amount, way, note, paid_on, confirmed }, idOf) => {
        const values = {
          purchase_id: purchase.id,
          amount: parseRupees(amount) ?? 0,
          way,
          paid_on,
          ...(way !== 'cash' && note !== '' && { note }),
          ...(confirmed === paid_on && { into_closed: true }),
        };
        const request_id = idOf(values);
        await recordPayment({ ...values, request_id }).catch((cause: unknown) => {
          if (toAppError(cause).refusal === 'books_closed') setRefusedOn(paid_on);
          throw cause;
        });
        return request_id;
      }}
      done={t('fees.recorded')}
      onDone={onRecorded}
      // Somebody else may have recorded it meanwhile.
      isShared
    >
      {({ field, day, errorOf, setValue, values }) => {
        const { amount = '', way = '', paid_on: paidOn = '', confirmed = '' } = values;
        const closed = sayClosed(paidOn, closedUntil);
        const paise = parseRupees(amount);
        const same = purchase.payments.find(
          (earlier) => earlier.amount === paise && earlier.paid_on === paidOn && earlier.corrected_by === null,
        );
        return (
          <>
            <AmountField label={t('fees.amount')} typed={amount} {...field('amount')} />
            <RadioGroupField
              label={t('fees.howPaid')}
              options={paymentWays.map((value) => ({ value, label: t('fees.way', { way: value }) }))}
              {...field('way')}
            />
            {way === 'UPI' && upiId !== null && paise !== null && paise > 0 && paise <= unpaid && (
              <figure>
                <OnDemand>
                  <QrCode
                    text={upiAddress({ to: upiId, name: bureau, paise, note: `#${payer.id}` })}
                    label={t('fees.qr', { amount: formatRupees(paise) })}
                  />
                </OnDemand>
                <figcaption className="mt-1 text-muted">
                  <span translate="no" className="block font-medium text-ink [overflow-wrap:anywhere]">
                    {bureau}, {upiId}
                  </span>
                  {t('fees.qrNote', { amount: formatRupees(paise) })}
                </figcaption>
              </figure>
            )}
            {way !== '' && way !== 'cash' && (
              <TextField label={t('fees.note')} hint={t('fees.noteHint')} autoComplete="off" {...field('note')} />
            )}
            <DayField label={t('fees.paidOn')} max={today} example={today} {...day('paid_on')} />
            <div role="status" className="space-y-2 empty:hidden">
              {isDay(paidOn) && paidOn < purchase.agreed_on && (
                <p>{t('fees.paidBeforeSale', { day: sayDate(purchase.agreed_on) })}</p>
              )}
              {closed !== null && <p>{closed}</p>}
              {same && <p>{t('fees.samePayment', { number: receiptNumber(same), name: same.received_by_name })}</p>}
            </div>
            {isAsked(paidOn) && (
              <CheckboxField
                label={t('fees.recordClosed')}
                checked={confirmed === paidOn}
                error={errorOf('confirmed')}
                onChange={({ target }) =>
                  setValue('confirmed', target.checked ? paidOn : '', {
                    shouldValidate: errorOf('confirmed') !== undefined,
                  })
                }
              />
            )}
          </>
        );
      }}
    </FormAct>
  );
}
