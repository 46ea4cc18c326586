import { useCallback } from 'react';
import { restoreProfile } from '@/features/admin/api/deletions';
import { sentenceCase } from '@/features/admin/status-words';
import { useRegisterChanged } from '@/features/admin/use-register-changed';
import { isTransient, toAppError } from '@/lib/errors';
import { failureText } from '@/lib/failure-text';
import { showToast } from '@/ui/toast';

async function restore(id: number, name: string, changed: () => Promise<void>): Promise<void> {
  try {
    const status = await restoreProfile(id);
    showToast({ message: `${name} is restored. Status: ${sentenceCase(status)}.` });
  } catch (error) {
    showToast({
      message: failureText(toAppError(error), `${name} was not restored.`),
      ...(isTransient(error) && {
        action: { label: 'Try again', onSelect: () => void restore(id, name, changed) },
      }),
    });
  }
  await changed();
}

/** Takes the deletion of a profile back and says so. */
export function useRestoreProfile(): (id: number, name: string) => void {
  const changed = useRegisterChanged();
  return useCallback((id, name) => void restore(id, name, changed), [changed]);
}
