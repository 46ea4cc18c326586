import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';

interface DiscardDialogProps {
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before the input is discarded. */
export function DiscardDialog({ onDiscard, onClose }: DiscardDialogProps) {
  return (
    <Dialog
      title="Discard what you typed?"
      description="Everything in this form that has not been sent is lost, including new pictures."
      onClose={onClose}
    >
      <DialogActions>
        <Button onClick={onClose}>Keep it</Button>
        <Button look="primary" onClick={onDiscard}>
          Discard
        </Button>
      </DialogActions>
    </Dialog>
  );
}
