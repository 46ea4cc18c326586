import { cancelNavigation, confirmNavigation, lossOnLeaving } from '@/lib/navigation/blocker';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';

/** Asks before a page with unsaved input is left. */
export function LeaveDialog() {
  const loss = lossOnLeaving();
  if (loss !== null) {
    return (
      <Dialog title="Leave this page?" description={loss} onClose={cancelNavigation}>
        <DialogActions>
          <Button look="primary" onClick={cancelNavigation}>
            Stay here
          </Button>
          <Button
            onClick={() => {
              confirmNavigation({ discard: true });
            }}
          >
            Leave
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog
      title="Leave the form?"
      description="What you typed has not been saved. It can be kept as a draft in this browser until you sign out or close the tab."
      onClose={cancelNavigation}
    >
      <DialogActions>
        <Button look="primary" onClick={cancelNavigation}>
          Stay here
        </Button>
        <Button
          onClick={() => {
            confirmNavigation({ discard: false });
          }}
        >
          Leave, keep the draft
        </Button>
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
