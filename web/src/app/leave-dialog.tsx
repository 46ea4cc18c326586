import { leaveAnyway, stayHere, useHeldBack } from '@/app/navigation';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';

/** Asks before a form with unsaved input is left. */
export function LeaveDialog() {
  const heldBack = useHeldBack();
  if (!heldBack) return null;
  return (
    <Dialog
      title="Leave the form?"
      description="What you typed has not been saved. It can be kept as a draft in this browser until you sign out or close the tab."
      onClose={stayHere}
    >
      <DialogActions>
        <Button look="primary" onClick={stayHere}>
          Stay here
        </Button>
        <Button
          onClick={() => {
            leaveAnyway(false);
          }}
        >
          Leave, keep the draft
        </Button>
        <Button
          onClick={() => {
            leaveAnyway(true);
          }}
        >
          Leave and discard
        </Button>
      </DialogActions>
    </Dialog>
  );
}
