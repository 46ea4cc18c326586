import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { correctPayment, type Receipt } from '@/features/fees/api/fees';
import { receiptNumber } from '@/features/fees/receipt-number';
import { limitedText } from '@/lib/limited-text';
import { formatRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast';

const schema = z.object({ reason: limitedText(120).min(1, { error: () => t('refusals.correction_reason_missing') }) });

/** Takes a receipt back, with the reason. For an owner. */
export function CorrectionDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const correcting = useMutation({
    mutationFn: correctPayment,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('fees.corrected') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('fees.correctAsk', { number: receiptNumber(receipt) })}
      description={t('fees.correctMeans', { amount: formatRupees(receipt.amount) })}
      schema={schema}
      defaults={{ reason: '' }}
      closeText={t('ui.leaveIt')}
      submitText={t('fees.correctNow')}
      busyText={t('fees.saving')}
      sending={correcting}
      nothingDone={t('fees.notSaved')}
      onSubmit={({ reason }) => {
        if (!correcting.isPending) correcting.mutate({ payment_id: receipt.id, reason });
      }}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <TextField
          label={t('fees.reason')}
          hint={t('fees.correctReason')}
          autoComplete="off"
          error={errorOf('reason')}
          {...register('reason')}
        />
      )}
    </FormDialog>
  );
}
