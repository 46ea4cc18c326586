import { useMutation } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { lazyPart } from '@/base/load-part';
import { useBureau } from '@/bureau/bureau';
import { recordPayment, type Purchase } from '@/features/fees/api/fees';
import { AmountField } from '@/features/fees/components/amount-field';
import { upiAddress } from '@/features/fees/upi-address';
import { useRequestId } from '@/features/fees/use-request-id';
import { isDay, todayAtBureau } from '@/lib/bureau-days';
import { paymentWays } from '@/lib/register-work.gen';
import { formatRupees, parseRupees, writeRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { DateField } from '@/ui/date-field';
import { FieldError } from '@/ui/field-note';
import { FormDialog } from '@/ui/form-dialog';
import { OnDemand } from '@/ui/on-demand';
import { RadioGroupField } from '@/ui/radio-group-field';
import { showToast } from '@/ui/toast';

const QrCode = lazyPart(async () => (await import('@/features/fees/components/qr-code')).QrCode);

export type TypedPayment = Record<'amount' | 'way' | 'paid_on', string>;

const schemaOf = (unpaid: number) =>
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
    paid_on: z.string().refine(isDay, { error: () => t('fees.dayMissing') }),
  });

interface PaymentDialogProps {
  purchase: Purchase;
  name: string;
  /** The bureau's address for UPI; null for none. */
  upiId: string | null;
  /** Values of an earlier opening. */
  typed: TypedPayment | null;
  onRecorded: () => void;
  /** Receives the values typed so far. */
  onClose: (typed: TypedPayment) => void;
}

/** Records what a family pays; for UPI it shows a QR code of the amount. */
export function PaymentDialog({ purchase, name, upiId, typed, onRecorded, onClose }: PaymentDialogProps) {
  const { bureau_name: bureau } = useBureau();
  const requestId = useRequestId();
  const recording = useMutation({
    mutationFn: recordPayment,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('fees.recorded') });
      onRecorded();
    },
  });
  const unpaid = purchase.price - purchase.paid;
  const today = todayAtBureau();
  const due = purchase.due.reduce(
    (sum, part) => (part.due_on !== null && part.due_on <= today ? sum + part.unpaid : sum),
    0,
  );
  const send = ({ amount, way, paid_on }: TypedPayment) => {
    const values = { purchase_id: purchase.id, amount: parseRupees(amount) ?? 0, way, paid_on };
    if (!recording.isPending) recording.mutate({ ...values, request_id: requestId(values) });
  };
  return (
    <FormDialog<TypedPayment>
      title={t('fees.recordPayment')}
      description={t('fees.paymentFor', { name, plan: purchase.plan, amount: formatRupees(unpaid) })}
      schema={schemaOf(unpaid)}
      defaults={typed ?? { amount: due > 0 ? writeRupees(due).replace('.00', '') : '', way: '', paid_on: today }}
      submitText={t('fees.record')}
      busyText={t('fees.saving')}
      sending={recording}
      nothingDone={t('fees.notRecorded')}
      onSubmit={send}
      onClose={onClose}
    >
      {({ register, errorOf, values, control }) => {
        const paise = parseRupees(values.amount ?? '');
        return (
          <div className="space-y-4">
            <AmountField
              label={t('fees.amount')}
              typed={values.amount}
              error={errorOf('amount')}
              {...register('amount')}
            />
            <div>
              <RadioGroupField
                label={t('fees.howPaid')}
                options={paymentWays.map((value) => ({ value, label: t('fees.way', { way: value }) }))}
                aria-invalid={errorOf('way') !== undefined}
                aria-describedby="payment-way-error"
                {...register('way')}
              />
              <FieldError id="payment-way-error" className="mt-1.5">
                {errorOf('way')}
              </FieldError>
            </div>
            {values.way === 'UPI' && upiId !== null && paise !== null && paise > 0 && (
              <figure>
                <OnDemand>
                  <QrCode
                    text={upiAddress({ to: upiId, name: bureau, paise, note: `Fees ${purchase.id}` })}
                    label={t('fees.qr', { amount: formatRupees(paise) })}
                  />
                </OnDemand>
                <figcaption className="mt-1 text-muted">{t('fees.qrNote', { amount: formatRupees(paise) })}</figcaption>
              </figure>
            )}
            <Controller
              control={control}
              name="paid_on"
              render={({ field }) => (
                <DateField label={t('fees.paidOn')} max={today} example={today} error={errorOf('paid_on')} {...field} />
              )}
            />
          </div>
        );
      }}
    </FormDialog>
  );
}
