import { useMutation } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { lazyPart } from '@/base/load-part';
import { useBureau } from '@/bureau/bureau';
import { recordPayment, type Purchase } from '@/features/fees/api/fees';
import { AmountField } from '@/features/fees/components/amount-field';
import { financialYear, financialYearOf, receiptNumber } from '@/features/fees/receipt-number';
import type { Payer } from '@/features/fees/receipt-words';
import { upiAddress } from '@/features/fees/upi-address';
import type { RequestIds } from '@/ui/use-request-ids';
import { isDay, todayAtBureau } from '@/lib/bureau-days';
import { formatDate } from '@/lib/format';
import { limitedText } from '@/lib/limited-text';
import { paymentWays } from '@/lib/register-work.gen';
import { formatRupees, parseRupees, writeRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { CheckboxField } from '@/ui/checkbox-field';
import { DateField } from '@/ui/date-field';
import { FormDialog } from '@/ui/form-dialog';
import { OnDemand } from '@/ui/on-demand';
import { RadioGroupField } from '@/ui/radio-group-field';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast';

const QrCode = lazyPart(async () => (await import('@/features/fees/components/qr-code')).QrCode);

export type TypedPayment = Record<'amount' | 'way' | 'note' | 'paid_on' | 'confirmed', string>;

/** Why the books of a day are closed; null while they are open. The database decides. */
function sayClosed(day: string, closedUntil: string | null): string | null {
  if (!isDay(day)) return null;
  const year = financialYearOf(day);
  if (year < financialYearOf(todayAtBureau())) return t('fees.yearOver', { year: financialYear(year) });
  if (closedUntil === null || day > closedUntil) return null;
  return t('fees.closedUntil', { day: formatDate(closedUntil) ?? closedUntil });
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

interface PaymentDialogProps {
  purchase: Purchase;
  payer: Payer;
  /** The bureau's address for UPI; null for none. */
  upiId: string | null;
  /** The last day of the closed books; null for none. */
  closedUntil: string | null;
  /** Values of an earlier opening. */
  typed: TypedPayment | null;
  requests: RequestIds;
  /** Receives the id of the request. */
  onRecorded: (requestId: string) => void;
  /** Receives the values typed so far. */
  onClose: (typed: TypedPayment) => void;
}

/** Records what a family pays; for UPI it shows a QR code of the amount. */
export function PaymentDialog({
  purchase,
  payer,
  upiId,
  closedUntil,
  typed,
  requests,
  onRecorded,
  onClose,
}: PaymentDialogProps) {
  const { bureau_name: bureau } = useBureau();
  const recording = useMutation({
    mutationFn: recordPayment,
    // After a refusal too: somebody else may have recorded it meanwhile.
    meta: { waits: true, evenIfRefused: true },
    onSuccess: (_, { request_id }) => {
      requests.forget();
      showToast({ message: t('fees.recorded') });
      onRecorded(request_id);
    },
  });
  const { unpaid } = purchase;
  const today = todayAtBureau();
  const due = purchase.due.reduce(
    (sum, part) => (part.due_on !== null && part.due_on <= today ? sum + part.unpaid : sum),
    0,
  );
  const isAsked = (day: string) =>
    sayClosed(day, closedUntil) !== null ||
    // The owner has closed them since.
    (recording.error?.refusal === 'books_closed' && recording.variables?.paid_on === day);
  const schema = fieldsOf(unpaid).refine(({ paid_on, confirmed }) => confirmed === paid_on || !isAsked(paid_on), {
    path: ['confirmed'],
    error: () => t('fees.confirmClosed'),
  });
  const send = ({ amount, way, note, paid_on, confirmed }: TypedPayment) => {
    const values = {
      purchase_id: purchase.id,
      amount: parseRupees(amount) ?? 0,
      way,
      paid_on,
      ...(way !== 'cash' && note !== '' && { note }),
      ...(confirmed === paid_on && { into_closed: true }),
    };
    if (!recording.isPending) recording.mutate({ ...values, request_id: requests.idOf(values) });
  };
  return (
    <FormDialog<TypedPayment>
      title={t('fees.recordPayment')}
      description={t('fees.paymentFor', { name: payer.name, plan: purchase.plan, amount: formatRupees(unpaid) })}
      schema={schema}
      typed={typed}
      defaults={{
        amount: due > 0 ? writeRupees(due).replace('.00', '') : '',
        way: '',
        note: '',
        paid_on: today,
        confirmed: '',
      }}
      submitText={t('fees.record')}
      busyText={t('fees.saving')}
      sending={recording}
      nothingDone={t('fees.notRecorded')}
      loss={t('fees.loss')}
      onSubmit={send}
      onClose={onClose}
    >
      {({ register, errorOf, setValue, values, control }) => {
        const { amount = '', way = '', paid_on: paidOn = '', confirmed = '' } = values;
        const closed = sayClosed(paidOn, closedUntil);
        const paise = parseRupees(amount);
        const same = purchase.payments.find(
          (earlier) => earlier.amount === paise && earlier.paid_on === paidOn && earlier.corrected_by === null,
        );
        return (
          <div className="space-y-4">
            <AmountField label={t('fees.amount')} typed={amount} error={errorOf('amount')} {...register('amount')} />
            <RadioGroupField
              label={t('fees.howPaid')}
              options={paymentWays.map((value) => ({ value, label: t('fees.way', { way: value }) }))}
              error={errorOf('way')}
              {...register('way')}
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
              <TextField
                label={t('fees.note')}
                hint={t('fees.noteHint')}
                autoComplete="off"
                error={errorOf('note')}
                {...register('note')}
              />
            )}
            <Controller
              control={control}
              name="paid_on"
              render={({ field }) => (
                <DateField label={t('fees.paidOn')} max={today} example={today} error={errorOf('paid_on')} {...field} />
              )}
            />
            <div role="status" className="space-y-2 empty:hidden">
              {isDay(paidOn) && paidOn < purchase.agreed_on && (
                <p>{t('fees.paidBeforeSale', { day: formatDate(purchase.agreed_on) ?? purchase.agreed_on })}</p>
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
          </div>
        );
      }}
    </FormDialog>
  );
}
