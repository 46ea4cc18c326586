import { useMutation } from '@tanstack/react-query';
import { blockProfile } from '@/features/contact-requests/api';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toast';
import { returnTo } from '@/lib/navigation/history';

interface BlockDialogProps {
  profile: { id: number; name: string; own_script_name: string | null; gender: string | null };
  onClose: () => void;
}

/** Explains a block with a confirmation. */
export function BlockDialog({ profile, onClose }: BlockDialogProps) {
  const { gender: side } = profile;
  const shownName = sayName(profile.name, profile.own_script_name);
  const block = useMutation({
    mutationFn: blockProfile,
    meta: { hides: true },
    onSuccess: () => {
      showToast({ message: t('requests.block.done', { side, name: shownName }) });
      returnTo({ page: 'profiles' });
    },
  });
  return (
    <ConfirmDialog
      title={t('requests.block.question', { name: shownName })}
      confirm={t('requests.block.confirm')}
      busyText={t('requests.block.blocking')}
      sending={block}
      nothingDone={t('requests.block.failed')}
      onConfirm={() => block.mutate({ profile_id: profile.id })}
      onClose={onClose}
    >
      <p>{t('requests.block.text', { side, name: shownName })}</p>
    </ConfirmDialog>
  );
}
