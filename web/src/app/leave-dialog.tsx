import { cancelNavigation, confirmNavigation, lossOnLeaving } from '@/lib/navigation/blocker';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';

const draftNote =
  'What you typed has not been saved. It can be kept as a draft in this browser until you sign out or close the tab.';

/** Asks before a page with unsaved input is left. */
export function LeaveDialog() {
  const loss = lossOnLeaving();
  const hasDraft = loss === null;
  return (
    <Dialog
      title={hasDraft ? 'Leave the form?' : 'Leave this page?'}
      description={loss ?? draftNote}
      onClose={cancelNavigation}
    >
      <DialogActions>
        <Button look="primary" onClick={cancelNavigation}>
          Stay here
        </Button>
        {hasDraft && (
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
          {hasDraft ? 'Leave and discard' : 'Leave'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
