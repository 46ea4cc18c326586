import { cancelNavigation, confirmNavigation, hasDraft } from '@/lib/navigation/blocker';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';

/** Asks before a form with unsaved input is left. */
export function LeaveDialog() {
  const draft = hasDraft() ? ' It can be kept as a draft in this browser until you sign out or close the tab.' : '';
  return (
    <Dialog
      title="Leave the form?"
      description={`What you typed has not been saved.${draft}`}
      onClose={cancelNavigation}
    >
      <DialogActions>
        <Button look="primary" onClick={cancelNavigation}>
          Stay here
        </Button>
        {draft !== '' && (
          <Button
            onClick={() => {
              confirmNavigation({ discard: false });
            }}
          >
            Leave, keep the draft
          </Button>
        )}
        <Button
          onClick={() => {
            confirmNavigation({ discard: true });
          }}
        >
          Leave and discard
        </Button>
      </DialogActions>
    </Dialog>
  );
}
