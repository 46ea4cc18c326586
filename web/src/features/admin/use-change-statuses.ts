import { useMutation } from '@tanstack/react-query';
import { setProfileStatuses, type PreviousState, type StatusChange } from '@/features/admin/api/statuses';
import { errorText } from '@/lib/error-text';
import { isTransient } from '@/lib/errors';
import { showToast } from '@/ui/toast';

interface StatusWish {
  changes: readonly StatusChange[];
  /** Says what was done, given those that were changed. */
  told: (changed: readonly PreviousState[]) => string;
}

interface Undo {
  previous: readonly PreviousState[];
  /** The status that all of them were given. */
  given: string;
}

/** Puts profiles back to what they were, where nobody has changed them since. */
function usePutBack() {
  const putBack = useMutation({
    mutationFn: ({ previous, given }: Undo) =>
      setProfileStatuses(previous.map((state) => ({ ...state, if_status: given }))),
    onSuccess: (back, { previous }) => {
      const left = previous.length - back.length;
      showToast({ message: left === 0 ? 'Taken back.' : `Taken back, but for ${left} that changed meanwhile.` });
    },
    onError: (error, undo) => {
      showToast({
        message: errorText(error, 'This was not taken back.'),
        // Trying again does not help against a refusal, only against a bad connection.
        ...(isTransient(error) && {
          action: {
            label: 'Try again',
            onSelect: () => {
              putBack.mutate(undo);
            },
          },
        }),
      });
    },
  });
  return putBack;
}

/** Gives profiles another status, says so, and offers to take it back. All get the same status. */
export function useChangeStatuses() {
  const putBack = usePutBack();
  return useMutation({
    mutationFn: ({ changes }: StatusWish) => setProfileStatuses(changes),
    meta: { waits: true },
    onSuccess: (previous, { changes, told }) => {
      const given = changes[0]?.status;
      if (previous.length > 0 && given !== undefined) {
        showToast({
          message: told(previous),
          action: {
            label: 'Undo',
            onSelect: () => {
              putBack.mutate({ previous, given });
            },
          },
        });
      }
    },
  });
}
