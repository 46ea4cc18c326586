import { useMutation } from '@tanstack/react-query';
import { setProfileStatuses, type PreviousState, type StatusChange } from '@/features/admin/api/statuses';
import { useRegisterChanged } from '@/features/admin/use-register-changed';
import { isTransient, toAppError } from '@/lib/errors';
import { failureText } from '@/lib/failure-text';
import { showToast } from '@/ui/toast';

interface StatusWish {
  changes: readonly StatusChange[];
  /** Says what was done, given those that were changed. */
  told: (changed: readonly PreviousState[]) => string;
}

/** Puts profiles back to what they were, where nobody has changed them since. */
async function putBack(previous: readonly PreviousState[], given: string, changed: () => Promise<void>): Promise<void> {
  try {
    const back = await setProfileStatuses(previous.map((state) => ({ ...state, if_status: given })));
    const left = previous.length - back.length;
    showToast({ message: left === 0 ? 'Taken back.' : `Taken back, but for ${left} that changed meanwhile.` });
  } catch (error) {
    showToast({
      message: failureText(toAppError(error), 'This was not taken back.'),
      // Trying again does not help against a refusal, only against a bad connection.
      ...(isTransient(error) && {
        action: { label: 'Try again', onSelect: () => void putBack(previous, given, changed) },
      }),
    });
  }
  await changed();
}

/** Gives profiles another status, says so, and offers to take it back. All of a wish get the same status. */
export function useChangeStatuses() {
  const changed = useRegisterChanged();
  return useMutation({
    mutationFn: ({ changes }: StatusWish) => setProfileStatuses(changes),
    onSuccess: (previous, { changes, told }) => {
      const given = changes[0]?.status;
      if (previous.length > 0 && given !== undefined) {
        showToast({
          message: told(previous),
          action: { label: 'Undo', onSelect: () => void putBack(previous, given, changed) },
        });
      }
    },
    onSettled: () => changed(),
  });
}
