import { useMutation } from '@tanstack/react-query';
import { blockProfile } from '@/features/contact-requests/api/blocks';
import { t } from '@/texts/texts';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toast';
import { returnTo } from '@/lib/navigation/history';

interface BlockDialogProps {
  profile: { id: number; name: string; gender: string | null };
  onClose: () => void;
}

/** Explains a block with a confirmation. */
export function BlockDialog({ profile, onClose }: BlockDialogProps) {
  const { name, gender: side } = profile;
  const block = useMutation({
    mutationFn: blockProfile,
    meta: { hides: true },
    onSuccess: () => {
      showToast({ message: t('requests.block.done', { side, name }) });
      returnTo({ page: 'profiles' });
    },
  });
  return (
    <ConfirmDialog
      title={t('requests.block.question', { name })}
      confirm={t('requests.block.confirm')}
      busyText={t('requests.block.blocking')}
      sending={block}
      nothingDone={t('requests.block.failed')}
      onConfirm={() => {
        block.mutate(profile.id);
      }}
      onClose={onClose}
    >
      <p>{t('requests.block.text', { side, name })}</p>
    </ConfirmDialog>
  );
}
