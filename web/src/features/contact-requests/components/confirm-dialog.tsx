import type { ReactNode } from 'react';
import { RefusalNote } from '@/features/contact-requests/components/refusal-note';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirm: string;
  busyText: string;
  busy: boolean;
  error: unknown;
  /** What was not done when it fails, as a sentence. */
  nothingDone: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something is done, and says there when it could not be done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, busyText, busy, error, nothingDone, onConfirm, onClose } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <RefusalNote error={error}>{nothingDone}</RefusalNote>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <BusyButton look="primary" busy={busy} busyText={busyText} onClick={onConfirm}>
          {confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
