import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { endPurchase, type Purchase } from '@/features/fees/api/fees';
import { t } from '@/texts/texts';
import { CheckboxField } from '@/ui/checkbox-field';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toast';

/** Ends a plan of a family, or takes its sale back: sold by mistake, and nothing is paid. For an owner. */
export function EndDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const { id, plan, paid } = purchase;
  const [isMistake, setIsMistake] = useState(false);
  const ending = useMutation({
    mutationFn: endPurchase,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('fees.purchaseEnded', { plan, how: isMistake ? 'mistake' : 'early' }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('fees.endPurchaseAsk', { plan })}
      confirm={t(isMistake ? 'fees.takeSaleBack' : 'fees.endPurchase')}
      busyText={t('fees.saving')}
      sending={ending}
      nothingDone={t('fees.notSaved')}
      onConfirm={() => ending.mutate({ purchase_id: id, by_mistake: isMistake })}
      onClose={onClose}
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
    </ConfirmDialog>
  );
}
