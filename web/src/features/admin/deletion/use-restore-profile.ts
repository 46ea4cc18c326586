import { useMutation } from '@tanstack/react-query';
import { restoreProfile } from '@/features/admin/api/deletions';
import { errorText } from '@/lib/error-text';
import { isTransient } from '@/lib/errors';
import { showToast } from '@/ui/toast';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';

interface RestoredProfile {
  id: number;
  name: string;
  gender: string | null;
}

/** Restores a deleted profile, with a toast. */
export function useRestoreProfile() {
  const restore = useMutation({
    mutationFn: ({ id }: RestoredProfile) => restoreProfile(id),
    onSuccess: (status, { name, gender: side }) => {
      showToast({ message: t('admin-people.restore.done', { name, side, status: sayValue('status', status) }) });
    },
    onError: (error, profile) => {
      showToast({
        message: errorText(error, t('admin-people.restore.notDone', { name: profile.name, side: profile.gender })),
        ...(isTransient(error) && {
          action: {
            label: t('ui.tryAgain'),
            onSelect: () => {
              restore.mutate(profile);
            },
          },
        }),
      });
    },
  });
  return restore;
}
