import type { AppError } from '@/lib/errors';
import { isOwnStatus, ownWordsOf, type ProfileStatus } from '@/person/statuses';
import { t } from '@/texts/texts';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface HideDialogProps {
  status: ProfileStatus;
  isShownNow: boolean;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: () => void;
  onClose: () => void;
}

/** Explains a status with a confirmation. */
export function HideDialog({ status, isShownNow, sending, onConfirm, onClose }: HideDialogProps) {
  if (!isOwnStatus(status)) return null;
  return (
    <ConfirmDialog
      title={ownWordsOf(status).question}
      confirm={isShownNow ? t('my-profile.hide.confirm') : t('my-profile.hide.confirmChange')}
      busyText={t('my-profile.hide.busy')}
      sending={sending}
      nothingDone={t('my-profile.status.notDone')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className="list-disc space-y-1.5 pl-6">
        <li>{isShownNow ? t('my-profile.hide.hidden') : t('my-profile.hide.stays')}</li>
        {isShownNow && <li>{t('my-profile.hide.others')}</li>}
        <li>{t('my-profile.hide.bureau')}</li>
        <li>{t('my-profile.hide.undo')}</li>
      </ul>
    </ConfirmDialog>
  );
}
