import { useMutation } from '@tanstack/react-query';
import { setProfileStatuses, type PreviousState, type StatusChange } from '@/features/admin/api/statuses';
import { errorText } from '@/lib/error-text';
import { isTransient } from '@/lib/errors';
import { showToast } from '@/ui/toast';

interface SameStatus {
  changes: readonly StatusChange[];
  /** Says what was done, given those that were changed. */
  message: (changed: readonly PreviousState[]) => string;
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
      showToast({ message: left === 0 ? 'Undone.' : `Undone, except for ${left} that changed in between.` });
    },
    onError: (error, undo) => {
      showToast({
        message: errorText(error, 'This was not undone.'),
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
    mutationFn: ({ changes }: SameStatus) => setProfileStatuses(changes),
    meta: { waits: true },
    onSuccess: (previous, { changes, message }) => {
      const given = changes[0]?.status;
      if (previous.length > 0 && given !== undefined) {
        showToast({
          message: message(previous),
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
