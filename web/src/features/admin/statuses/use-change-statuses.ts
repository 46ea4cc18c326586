import { useMutation } from '@tanstack/react-query';
import { setProfileStatuses, type PreviousState, type StatusChange } from '@/features/admin/api/statuses';
import { errorText } from '@/lib/error-text';
import { isTransient } from '@/lib/errors';
import { showToast } from '@/ui/toast';
import { t } from '@/texts/texts';

interface SameStatus {
  changes: readonly StatusChange[];
  /** The success message for the changed profiles. */
  message: (changed: readonly PreviousState[]) => string;
}

interface Undo {
  previous: readonly PreviousState[];
  /** The new status of all of them. */
  given: string;
}

/** Restores the previous statuses of profiles that have not changed since. */
function useUndo() {
  const undoChange = useMutation({
    mutationFn: ({ previous, given }: Undo) =>
      setProfileStatuses(previous.map((state) => ({ ...state, if_status: given }))),
    onSuccess: (back, { previous }) => {
      const left = previous.length - back.length;
      showToast({
        message: left === 0 ? t('admin-people.undo.done') : t('admin-people.undo.doneExcept', { count: left }),
      });
    },
    onError: (error, undo) => {
      showToast({
        message: errorText(error, t('admin-people.undo.notDone')),
        // A retry helps only against a bad connection, not against a refusal.
        ...(isTransient(error) && {
          action: {
            label: t('ui.tryAgain'),
            onSelect: () => {
              undoChange.mutate(undo);
            },
          },
        }),
      });
    },
  });
  return undoChange;
}

/** Sets one status for several profiles, with a toast that offers undo. */
export function useChangeStatuses() {
  const undoChange = useUndo();
  return useMutation({
    mutationFn: ({ changes }: SameStatus) => setProfileStatuses(changes),
    meta: { waits: true },
    onSuccess: (previous, { changes, message }) => {
      const given = changes[0]?.status;
      if (previous.length > 0 && given !== undefined) {
        showToast({
          message: message(previous),
          action: {
            label: t('admin.action.undo'),
            onSelect: () => {
              undoChange.mutate({ previous, given });
            },
          },
        });
      }
    },
  });
}
