import { useMutation } from '@tanstack/react-query';
import { resumePurchase, type Purchase } from '@/features/fees/api/fees';
import { t } from '@/texts/texts';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toast';

/** Lets a paused plan go on from today. An agreed pause would be lost by a slip. */
export function ResumeDialog({ purchase: { id, plan }, onClose }: { purchase: Purchase; onClose: () => void }) {
  const resuming = useMutation({
    mutationFn: resumePurchase,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('fees.resumed') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('fees.resumeAsk', { plan })}
      confirm={t('fees.resumeNow')}
      busyText={t('fees.saving')}
      sending={resuming}
      nothingDone={t('fees.notSaved')}
      onConfirm={() => resuming.mutate(id)}
      onClose={onClose}
    >
      <p>{t('fees.resumeMeans')}</p>
    </ConfirmDialog>
  );
}
