import { useMutation } from '@tanstack/react-query';
import { restoreProfile } from '@/features/admin/api/deletions';
import { sentenceCase } from '@/features/admin/status-words';
import { errorText } from '@/lib/error-text';
import { isTransient } from '@/lib/errors';
import { showToast } from '@/ui/toast';

/** Restores a deleted profile, with a toast. */
export function useRestoreProfile() {
  const restore = useMutation({
    mutationFn: ({ profileId }: { profileId: number; name: string }) => restoreProfile(profileId),
    onSuccess: (status, { name }) => {
      showToast({ message: `${name} is restored. Status: ${sentenceCase(status)}.` });
    },
    onError: (error, profile) => {
      showToast({
        message: errorText(error, `${profile.name} was not restored.`),
        ...(isTransient(error) && {
          action: {
            label: 'Try again',
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
